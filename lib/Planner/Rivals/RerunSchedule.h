// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A schedule of runs and reruns of base ops, and the one way to turn it into
/// an exact plan: views are rerun where a reader needs them, every version of
/// a storage is dropped after its last reader. For rivals whose plans are not
/// of the class that `Decisions` can express. Internal.

#ifndef REMAT_PLANNER_RIVALS_RERUNSCHEDULE_H
#define REMAT_PLANNER_RIVALS_RERUNSCHEDULE_H

#include "../ProblemIndex.h"
#include "remat/Planner/Simulator.h"

namespace remat::planner {

/// A run or rerun of a base op that is no view.
struct ScheduledRun {
  OpId op = 0;
  bool isFirst = false;
  /// Storages of which this run makes a new version: later readers read it.
  llvm::SmallVector<ValueId, 2> makes;
};

struct RerunSchedule {
  /// The base order.
  explicit RerunSchedule(const ProblemIndex &index, bool isEmpty = false);

  void addFirstRun(OpId op);
  void addRerun(OpId op);
  /// Fails if the problem has user policies: none of these rivals knows them.
  /// O(runs + inputs + views).
  llvm::Expected<Plan> toPlan() const;
  /// Bytes during each of `runs` in a replay of `toPlan()`'s plan.
  std::vector<int64_t> bytesAtRuns(const Plan &plan,
                                   const Replay &replay) const;

  const ProblemIndex &index;
  std::vector<ScheduledRun> runs;
};

/// Bytes as rivals count that model neither donation nor results allocated up
/// front: arguments always, results in the place of an argument never.
struct CountedBytes {
  explicit CountedBytes(const ProblemIndex &index);
  /// There all the time.
  int64_t constant = 0;
  /// Per root, while it is live.
  std::vector<int64_t> own;
};

/// True if the op that makes the storage in base order can be rerun for it.
/// Rivals of this kind know kernels only, no recipes.
bool canRerunProducer(const ProblemIndex &index, ValueId root);

} // namespace remat::planner

#endif // REMAT_PLANNER_RIVALS_RERUNSCHEDULE_H
