// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Progress.h"

#include <cstdio>
#include <time.h>
#include <unistd.h>

namespace remat::runtime {

/// Seconds between two lines.
constexpr double livePeriod = 0.5, plainPeriod = 10, jsonPeriod = 1;

static double readSeconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
}

Progress::Progress(ProgressMode mode, int64_t steps)
    : mode(mode), steps(steps),
      isLive(mode == ProgressMode::Auto && isatty(STDERR_FILENO)),
      begin(readSeconds()), next(begin + (isLive ? livePeriod
                                          : mode == ProgressMode::Json
                                              ? jsonPeriod
                                              : plainPeriod)) {}

Progress::~Progress() {
  if (isOpen)
    std::fputs("\r\x1b[K", stderr);
}

void Progress::noteStep(int64_t done, double stepMilliseconds) {
  double now = readSeconds();
  bool isLast = done == steps && mode == ProgressMode::Json;
  if (mode == ProgressMode::Off || (now < next && !isLast))
    return;
  double seconds = now - begin;
  double left = done ? seconds / double(done) * double(steps - done) : 0;
  if (mode == ProgressMode::Json) {
    std::fprintf(stderr,
                 "{\"format\":\"remat-progress\",\"version\":1,\"activity\":"
                 "\"running\",\"seconds\":%.3f,\"steps\":%lld,\"stepsDone\":%lld,"
                 "\"stepMs\":%.6g,\"share\":%.6g}\n",
                 seconds, (long long)steps, (long long)done, stepMilliseconds,
                 double(done) / double(steps));
    next = now + jsonPeriod;
    return;
  }
  std::fprintf(stderr, "%s[running %.1f s] step %lld of %lld, %.3g ms a step, %.0f s left%s",
               isLive ? "\r\x1b[K" : "", seconds, (long long)done, (long long)steps,
               stepMilliseconds, left, isLive ? "" : "\n");
  std::fflush(stderr);
  isOpen = isLive;
  next = now + (isLive ? livePeriod : plainPeriod);
}

} // namespace remat::runtime
