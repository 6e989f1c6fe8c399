// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What long work tells while it runs. The work writes to a `Progress`, from any
/// thread; a `ProgressPrinter` reads it now and then and tells the user.

#ifndef REMAT_SUPPORT_PROGRESS_H
#define REMAT_SUPPORT_PROGRESS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace remat {

class Progress {
public:
  struct Plan {
    int64_t peakBytes = 0;
    int64_t timeNs = 0;
  };
  struct Snapshot {
    /// `planning`, `compiling`, ...
    std::string activity;
    /// Since the activity began.
    double seconds = 0;
    /// Of the search that runs now; a step with loops or a tight arena takes several.
    std::optional<int64_t> budgetBytes;
    std::optional<Plan> keepAll, best;
    std::optional<int64_t> boundTimeNs;
    uint64_t evaluations = 0;
    /// Of the search's work or time, from 0 to 1.
    double share = 0;
  };

  void begin(llvm::StringRef activity);
  /// A new search: what is known of another one is forgotten.
  void beginSearch(std::optional<int64_t> budgetBytes, Plan keepAll);
  /// The best plan so far by the search's own judgement.
  void noteBest(Plan best);
  void noteBound(int64_t timeNs);
  /// Cheap enough for every evaluation.
  void noteWork(uint64_t evaluations, double share) {
    evaluationsDone.store(evaluations, std::memory_order_relaxed);
    shareDone.store(share, std::memory_order_relaxed);
  }
  Snapshot read() const;

private:
  using Clock = std::chrono::steady_clock;

  mutable std::mutex mutex;
  Snapshot state;
  Clock::time_point beginTime = Clock::now();
  std::atomic<uint64_t> evaluationsDone{0};
  std::atomic<double> shareDone{0};
};

enum class ProgressMode {
  /// A line that is written anew on a terminal, else a plain line now and then.
  Auto,
  /// A line every ten seconds.
  Plain,
  /// A JSON object a second, and one at the end.
  Json,
  Off
};
/// `auto`, `plain`, `json` or `off`; the error lists these.
llvm::Expected<ProgressMode> parseProgressMode(llvm::StringRef text);

/// One line without its end, and the same as JSON. `canKeep`: an interrupt keeps the
/// best plan.
std::string formatProgress(const Progress::Snapshot &snapshot, bool canKeep);
std::string formatProgressJson(const Progress::Snapshot &snapshot);

/// Writes to standard error from a thread of its own for as long as it lives, and leaves
/// no half line behind. `interrupted` is the flag of ToolProcess.h.
class ProgressPrinter {
public:
  ProgressPrinter(const Progress &progress, ProgressMode mode,
                  const std::atomic<bool> &interrupted);
  ~ProgressPrinter();
  ProgressPrinter(ProgressPrinter &&);

private:
  struct Worker;
  std::unique_ptr<Worker> worker;
};

} // namespace remat

#endif // REMAT_SUPPORT_PROGRESS_H
