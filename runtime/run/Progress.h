// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How far a long run is, on standard error: a line written anew on a terminal, else a
/// plain line every ten seconds, or a JSON object a second.

#ifndef REMAT_RUNTIME_PROGRESS_H
#define REMAT_RUNTIME_PROGRESS_H

#include <cstdint>

namespace remat::runtime {

enum class ProgressMode { Auto, Plain, Json, Off };

/// Called between steps, so that no step is measured with it. Leaves no half line behind.
class Progress {
public:
  Progress(ProgressMode mode, int64_t steps);
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// `done` steps are over; the last one took so long.
  void noteStep(int64_t done, double stepMilliseconds);

private:
  ProgressMode mode;
  int64_t steps;
  bool isLive;
  bool isOpen = false;
  double begin;
  double next;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_PROGRESS_H
