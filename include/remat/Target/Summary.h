// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a planned step costs and where its peak is: for people on a terminal
/// and for programs as `remat-summary` (`docs/formats.md`). Every number comes
/// from the exact simulator or from a proof.

#ifndef REMAT_TARGET_SUMMARY_H
#define REMAT_TARGET_SUMMARY_H

#include "remat/Analysis/PeakMemory.h"
#include "remat/Planner/PlanArena.h"
#include <string>

namespace remat {

struct Summary {
  std::string name;
  std::string device;
  std::string policy;
  std::optional<int64_t> budgetBytes;
  int64_t reserveBytes = 0;
  int64_t floorBytes = 0;
  std::string floorOp;
  int64_t lowestFoundBytes = 0;
  planner::Cost keepAll;
  planner::Cost plan;
  /// Bytes of the arguments and of the arena: what is promised.
  int64_t promisedBytes = 0;
  /// What is promised is what the device's compiler is expected to allocate for
  /// the exported step, in its own order; the keep-all peak, categories and the
  /// lowest peak found are of the same kind. The floor, `plan.peakBytes` and
  /// what is live at the peak are the plan's.
  bool isAppraised = false;
  /// By what share of temporaries such a statement mostly errs
  /// (`DeviceDescriptor::statementUncertainty`).
  double uncertainty = 0;
  int64_t arenaBytes = 0;
  /// The most bytes that are live in the arena at once.
  int64_t arenaLivenessBytes = 0;
  int64_t boundTimeNs = 0;
  double planSeconds = 0;
  std::string cut;
  /// What pairs of loops save; empty if the step has none.
  std::string loops;
  /// The step has loops, and none of them was built anew: its bounds are for those.
  bool keepsLoops = false;
  /// `Plan::waitingLimit`.
  std::optional<int64_t> waitingLimit;
  /// `Plan::pieces`.
  std::optional<int64_t> pieces;
  /// `Plan::chunkSites`.
  std::optional<int64_t> chunkSites;
  MemoryCategories categories;
  int64_t savedBytes = 0;
  int64_t savedValues = 0;
  int64_t recomputedOps = 0;
  int64_t recomputedValues = 0;
  int64_t inlinedValues = 0;
  int64_t recomputeTimeNs = 0;
  int64_t offloadedBytes = 0;
  int64_t offloadedValues = 0;
  /// What the copies take on the host, and how long kernels wait for them.
  int64_t hostPoolBytes = 0;
  int64_t stallNs = 0;
  int64_t ops = 0;
  int64_t groups = 0;
  /// `planner::adviseInShort`.
  std::string advice;
  /// Plans for other numbers of microbatches, under the same budget.
  struct Microbatches {
    /// As given; 0: the step has none, for the reason.
    int64_t count = 0;
    int64_t size = 0;
    /// Why no other numbers were planned.
    std::string reason;
    struct Other {
      int64_t count;
      int64_t size;
      bool keepsBudget;
      /// The lowest found where no plan keeps the budget.
      int64_t peakBytes;
      int64_t timeNs;
    };
    std::vector<Other> others;
  };
  std::optional<Microbatches> microbatches;
  /// The peak's op and place; empty at the start.
  std::string peakOp;
  std::string peakPhase;
  std::string peakLocation;
  /// The part of the model, as everywhere below (`planner::findModelParts`).
  std::string peakPart;
  struct Live {
    std::string name;
    int64_t bytes;
    std::string valueClass;
    std::string location;
    std::string part;
  };
  std::vector<Live> live;
  /// What happens to a value that the forward phase makes and a later one needs.
  struct Crossing {
    std::string name;
    std::string layer;
    int64_t bytes;
    llvm::StringRef fate;
  };
  std::vector<Crossing> crossing;
};

/// `ops` is the number of ops of the imported function.
Summary makeSummary(const planner::Problem &problem,
                    const planner::PlacedSolution &solution, int64_t ops);

/// Why no plan keeps the budget and what would: the error's text with the
/// floor, the op behind it, what cannot be rematerialized, and the budget that
/// fits, `reserveBytes` included.
std::string explainInfeasible(const planner::BudgetInfeasible &infeasible,
                              const planner::Problem &problem,
                              int64_t reserveBytes);

/// The lines of a summary that tell of other numbers of microbatches.
std::string printMicrobatches(const Summary::Microbatches &found);

/// About a dozen lines.
std::string printSummary(const Summary &summary);
/// The `remat-summary` file.
std::string printSummaryJson(const Summary &summary);

} // namespace remat

#endif // REMAT_TARGET_SUMMARY_H
