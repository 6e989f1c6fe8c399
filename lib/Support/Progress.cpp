// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Support/Progress.h"
#include "remat/Support/Bytes.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <condition_variable>
#include <cstdlib>
#include <thread>
#include <unistd.h>

using namespace remat;

//===----------------------------------------------------------------------===//
// Progress
//===----------------------------------------------------------------------===//

void Progress::begin(llvm::StringRef activity) {
  std::lock_guard<std::mutex> lock(mutex);
  state = Snapshot();
  state.activity = activity.str();
  beginTime = Clock::now();
  noteWork(0, 0);
}

void Progress::beginSearch(std::optional<int64_t> budgetBytes, Plan keepAll) {
  std::lock_guard<std::mutex> lock(mutex);
  state.budgetBytes = budgetBytes;
  state.keepAll = keepAll;
  state.best = std::nullopt;
  state.boundTimeNs = std::nullopt;
  noteWork(0, 0);
}

void Progress::noteBest(Plan best) {
  std::lock_guard<std::mutex> lock(mutex);
  state.best = best;
}

void Progress::noteBound(int64_t timeNs) {
  std::lock_guard<std::mutex> lock(mutex);
  state.boundTimeNs = timeNs;
}

Progress::Snapshot Progress::read() const {
  std::lock_guard<std::mutex> lock(mutex);
  Snapshot snapshot = state;
  snapshot.seconds = std::chrono::duration<double>(Clock::now() - beginTime).count();
  snapshot.evaluations = evaluationsDone.load(std::memory_order_relaxed);
  snapshot.share = shareDone.load(std::memory_order_relaxed);
  return snapshot;
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

/// Without a text the environment's REMAT_PROGRESS counts, then `auto`.
llvm::Expected<ProgressMode> remat::parseProgressMode(llvm::StringRef text) {
  const char *usual = std::getenv("REMAT_PROGRESS");
  if (text.empty())
    text = usual && *usual ? usual : "auto";
  auto mode = llvm::StringSwitch<std::optional<ProgressMode>>(text)
                  .Case("auto", ProgressMode::Auto)
                  .Case("plain", ProgressMode::Plain)
                  .Case("json", ProgressMode::Json)
                  .Case("off", ProgressMode::Off)
                  .Default(std::nullopt);
  if (!mode)
    return llvm::createStringError(
        "--progress: expected auto, plain, json or off, got '" + text + "'");
  return *mode;
}

static std::string formatBest(const Progress::Snapshot &snapshot) {
  const Progress::Plan &best = *snapshot.best;
  std::string text;
  llvm::raw_string_ostream os(text);
  bool fits = !snapshot.budgetBytes || best.peakBytes <= *snapshot.budgetBytes;
  os << (fits ? "; best " : "; lowest so far ") << formatNanoseconds(best.timeNs)
     << " a step";
  if (snapshot.keepAll && snapshot.keepAll->timeNs > 0)
    os << llvm::formatv(" ({0:f3} of keep-all's)",
                        double(best.timeNs) / double(snapshot.keepAll->timeNs));
  os << ", peak " << formatBytes(best.peakBytes);
  if (snapshot.budgetBytes)
    os << " of " << formatBytes(*snapshot.budgetBytes);
  if (snapshot.boundTimeNs)
    os << ", proved no faster than " << formatNanoseconds(*snapshot.boundTimeNs);
  return text;
}

std::string remat::formatProgress(const Progress::Snapshot &snapshot,
                                  bool canKeep) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::formatv("[{0} {1:f1} s", snapshot.activity, snapshot.seconds);
  if (snapshot.share > 0)
    os << llvm::formatv(", {0:f0} %", 100 * std::min(1.0, snapshot.share));
  os << "]";
  if (snapshot.best)
    os << formatBest(snapshot).substr(1);
  if (snapshot.evaluations)
    os << ", " << snapshot.evaluations << " plans tried";
  if (canKeep && snapshot.best)
    os << "; Ctrl-C keeps the best plan";
  return text;
}

std::string remat::formatProgressJson(const Progress::Snapshot &snapshot) {
  llvm::json::Object object{{"format", "remat-progress"},
                            {"version", 1},
                            {"activity", snapshot.activity},
                            {"seconds", snapshot.seconds},
                            {"evaluations", int64_t(snapshot.evaluations)},
                            {"share", snapshot.share}};
  if (snapshot.budgetBytes)
    object["budgetBytes"] = *snapshot.budgetBytes;
  if (snapshot.keepAll) {
    object["keepAllPeakBytes"] = snapshot.keepAll->peakBytes;
    object["keepAllTimeNs"] = snapshot.keepAll->timeNs;
  }
  if (snapshot.best) {
    object["bestPeakBytes"] = snapshot.best->peakBytes;
    object["bestTimeNs"] = snapshot.best->timeNs;
  }
  if (snapshot.boundTimeNs)
    object["boundTimeNs"] = *snapshot.boundTimeNs;
  return llvm::formatv("{0}", llvm::json::Value(std::move(object))).str();
}

//===----------------------------------------------------------------------===//
// Printer
//===----------------------------------------------------------------------===//

struct ProgressPrinter::Worker {
  Worker(const Progress &progress, ProgressMode mode,
         const std::atomic<bool> &interrupted)
      : progress(progress), mode(mode), interrupted(interrupted),
        isLive(mode == ProgressMode::Auto && isatty(STDERR_FILENO)),
        thread([this] { run(); }) {}

  void run();
  void print();
  void write(std::string text);

  const Progress &progress;
  ProgressMode mode;
  const std::atomic<bool> &interrupted;
  bool isLive;
  /// A live line stands there.
  bool isOpen = false;
  std::mutex mutex;
  std::condition_variable wake;
  bool isOver = false;
  std::thread thread;
};

/// One call, so that nothing comes between; what fails here stops no work.
void ProgressPrinter::Worker::write(std::string text) {
  ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
  (void)written;
}

void ProgressPrinter::Worker::print() {
  Progress::Snapshot snapshot = progress.read();
  if (mode == ProgressMode::Json)
    return write(formatProgressJson(snapshot) + "\n");
  std::string line = interrupted ? formatProgress(snapshot, false) + "; stopping"
                                 : formatProgress(snapshot, true);
  // Without wrapping, a longer line is cut at the terminal's edge.
  write(isLive ? "\r\x1b[?7l\x1b[K" + line + "\x1b[?7h" : line + "\n");
  isOpen = isLive;
}

void ProgressPrinter::Worker::run() {
  using namespace std::chrono_literals;
  auto period = isLive                      ? 500ms
                : mode == ProgressMode::Json ? 1000ms
                                             : 10000ms;
  std::unique_lock<std::mutex> lock(mutex);
  while (!wake.wait_for(lock, period, [this] { return isOver; }))
    print();
  if (mode == ProgressMode::Json)
    print();
  if (isOpen)
    write("\r\x1b[K");
}

ProgressPrinter::ProgressPrinter(const Progress &progress, ProgressMode mode,
                                 const std::atomic<bool> &interrupted) {
  if (mode != ProgressMode::Off)
    worker = std::make_unique<Worker>(progress, mode, interrupted);
}

ProgressPrinter::ProgressPrinter(ProgressPrinter &&) = default;

ProgressPrinter::~ProgressPrinter() {
  if (!worker)
    return;
  {
    std::lock_guard<std::mutex> lock(worker->mutex);
    worker->isOver = true;
  }
  worker->wake.notify_all();
  worker->thread.join();
}
