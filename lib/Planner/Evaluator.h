// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Evaluates decisions by building and replaying their plan, counts the work,
/// and knows when to stop. Internal; the common ground of searches.

#ifndef REMAT_PLANNER_EVALUATOR_H
#define REMAT_PLANNER_EVALUATOR_H

#include "ProblemIndex.h"
#include "remat/Planner/Decisions.h"
#include "remat/Planner/Strategy.h"
#include <chrono>

namespace remat::planner {

/// Decisions with their plan and replay.
struct Candidate {
  Decisions decisions;
  Plan plan;
  Replay replay;
  /// Sum over first runs of the bytes above the budget on the way to them;
  /// zero if it is kept.
  double excess = 0;

  const Cost &cost() const { return replay.cost; }
};

class Evaluator {
public:
  Evaluator(const Problem &problem, const Request &request,
            double defaultSeconds);

  /// None if the decisions have no plan or nothing may be spent any more.
  std::optional<Candidate> evaluate(const Decisions &decisions,
                                    std::optional<int64_t> budget);
  /// True when time, work or patience is at an end.
  bool isSpent();
  uint64_t used() const { return evaluations; }
  uint64_t limit() const { return evaluationLimit; }
  /// Why the search was cut ("", "time", "interrupt").
  const std::string &cut() const { return cutReason; }

  const ProblemIndex index;

private:
  const Request &request;
  std::chrono::steady_clock::time_point deadline;
  uint64_t evaluations = 0;
  uint64_t evaluationLimit;
  std::string cutReason;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_EVALUATOR_H
