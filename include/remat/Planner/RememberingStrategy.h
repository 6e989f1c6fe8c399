// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A strategy that looks for the lowest peak of a problem once. Where no plan keeps a
/// budget, that search is made to say so, to go on from it, and again when the caller
/// takes `min` instead: the same request each time, which is the longest of all.

#ifndef REMAT_PLANNER_REMEMBERINGSTRATEGY_H
#define REMAT_PLANNER_REMEMBERINGSTRATEGY_H

#include "remat/Planner/Plan.h"
#include "remat/Planner/Strategy.h"

namespace remat::planner {

/// Plans of one problem and one strategy for the lowest peak, by what shapes their
/// search.
class LowestPlans {
public:
  /// Null: none is known.
  const Plan *find(const Request &request) const;
  void add(const Request &request, const Plan &plan);

private:
  struct Entry {
    std::optional<uint64_t> workLimit;
    uint64_t workDivisor, seed;
    bool mayFillTime;
    Plan plan;
  };
  std::vector<Entry> entries;
};

class RememberingStrategy : public Strategy {
public:
  /// Both must outlive it; `known` belongs to the problems it is asked about.
  RememberingStrategy(const Strategy &strategy, LowestPlans &known)
      : strategy(strategy), known(known) {}
  std::string name() const override { return strategy.name(); }
  bool heedsArenaLosses() const override {
    return strategy.heedsArenaLosses();
  }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override;

private:
  const Strategy &strategy;
  LowestPlans &known;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_REMEMBERINGSTRATEGY_H
