// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Local search over the decisions of all gaps, on the exact plan.
///
/// Objective: time within the budget, or the peak. Simulated annealing
/// (Kirkpatrick, Gelatt, Vecchi 1983) in two forms. One never leaves the
/// budget: a move changes some choices, then drops what lies idle at the peak,
/// cheapest of a few, until the budget is kept again; it is accepted or taken
/// back as a whole. The other walks across the border at a price. No guarantee
/// but: never worse than where it starts. Deterministic by seed
/// and work limit; may be stopped at any time. One step costs what
/// IncrementalPlan says of a change, on 3,000 ops about ten microseconds.

#ifndef REMAT_PLANNER_LOCALSEARCH_H
#define REMAT_PLANNER_LOCALSEARCH_H

#include "IncrementalPlan.h"
#include "SearchRandom.h"
#include "SearchSpace.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat::planner {

/// Within the budget the faster is better, else the lower.
bool isBetterCost(const Cost &a, const Cost &b, int64_t budget);
class LocalSearch {
public:
  /// `isSpent` gets the work done so far and says when to stop. `losses`: bytes
  /// per op that count besides, or empty.
  LocalSearch(const SearchSpace &space, int64_t budget, uint64_t seed,
              llvm::function_ref<bool(uint64_t)> isSpent,
              llvm::ArrayRef<int64_t> losses = {});

  struct Answer {
    Decisions decisions;
    Cost cost;
  };

  /// Peak and time of `from`.
  Answer measure(const Decisions &from);
  /// Lowers the peak of `from` to the budget by cheap drops; the answer may
  /// still be above it.
  Answer repair(const Decisions &from);
  /// The same for what is little above the budget: of some drops at the peak the
  /// one that frees most for its time, again and again: a few drops whatever
  /// `isSpent` says, or, with `latestWork`, as many as it takes until `isSpent` says
  /// so or `work` is beyond that.
  Answer trim(const Decisions &from,
              std::optional<uint64_t> latestWork = std::nullopt);
  /// The same by a few sweeps only, whatever `isSpent` says: O(n log n).
  Answer sweepOnly(const Decisions &from);
  /// Lowers the peak as far as it can, at most to the budget, until so much work in a
  /// row has gained nothing.
  Answer minimizePeak(const Decisions &from,
                      llvm::function_ref<double(uint64_t)> progress,
                      uint64_t mostIdleWork = UINT64_MAX);
  /// Anneals from `from`, repaired and, if wanted, filled up greedily first;
  /// `progress` maps the work done to 0 (hot) to 1 (the end).
  Answer anneal(const Decisions &from,
                llvm::function_ref<double(uint64_t)> progress, bool fillsFirst);
  /// Anneals across the border of the budget: what lies above it has a price,
  /// which rises while the walk stays above and falls while it stays below.
  Answer annealAcross(const Decisions &from,
                      llvm::function_ref<double(uint64_t)> progress);
  /// The plan of the decisions; built anew only if the search does not stand there.
  llvm::Expected<Plan> build(const Decisions &decisions) const;
  uint64_t work() const { return plan.work() + extraWork; }

private:
  struct Change {
    ValueId root;
    int32_t gap;
    GapChoice choice;
  };
  struct VariantChange {
    OpId op;
    int32_t variant;
  };

  bool isWithin() { return plan.peakBytes() <= budget; }
  Answer answer();
  bool load(const Decisions &from);
  void keepBest();
  void noteChanges();
  bool pushBelow(int64_t limit, double latest);
  void beginMoveAtPeak(unsigned otherMoves, int samples);
  bool moveBelow(int64_t limit);
  bool dropBest();
  void descend(int64_t limit, llvm::function_ref<bool()> isOver);
  std::optional<Change> dropIn(const SearchSpace::Candidate &candidate,
                               OpId &from, OpId &end) const;
  void collectSweep(int64_t level);
  void sweep(llvm::function_ref<bool()> isOver, unsigned sureSweeps = 0);
  void collectFill();
  void fill();

  // Moves: each fills `changes`.
  void propose();
  void proposeDropAtPeak(int samples);
  void proposeLateReruns(ValueId root, OpId at);
  void proposeKeepAtPeak();
  void proposeRetain();
  void proposeRetainGroup();
  void proposeRetainLives();
  void proposeExchange();
  void proposeVariant();
  double energy(double price);
  void proposeFlip();
  void proposeTwins();
  void proposeStretch();
  void proposeShift();
  bool isEffective(const SearchSpace::Candidate &candidate) const;
  const SearchSpace::Candidate &pickCandidate();
  bool mayOffload(const SearchSpace::Candidate &candidate) const;
  GapChoice otherChoice(const SearchSpace::Candidate &candidate);
  bool spansPeak(const SearchSpace::Candidate &candidate) const;
  void apply();

  const SearchSpace &space;
  const ProblemIndex &index;
  IncrementalPlan plan;
  int64_t budget;
  SearchRandom random;
  llvm::function_ref<bool(uint64_t)> isSpent;
  /// Whether drops of what is made again hold up to the peak only. That leads lower, and
  /// to faster plans, where kernels can be inlined: what they read again there is little.
  /// On unfused graphs it does not.
  const bool dropsLate;
  /// Whether what is made again at the peak may be dropped behind it. In bodies of loops,
  /// which are small, random descents then drop what is dear to make.
  const bool countsMade;
  uint64_t extraWork = 0;
  std::vector<Change> changes;
  std::vector<Change> applied;
  std::optional<VariantChange> variantChange;
  /// How many drops may make room for the move.
  int mostDrops = 0;
  OpId peak = -1;
  std::optional<Cost> best;
  std::vector<GapChoice> bestChoices;
  std::vector<int32_t> changedSinceBest;
  std::vector<int32_t> bestVariants;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_LOCALSEARCH_H
