// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rematerialization across a pair of loops.
///
/// Differentiating a `scan` gives two loops: the forward one writes *residual
/// stacks*, one slice an iteration, and the backward one reads them, mostly in
/// the opposite order. A residual can be made again inside the backward body
/// from what is saved of the same iteration: other stacks, carries that become
/// stacks, and the loop's invariants.
///
/// The pair is planned as one program: the forward body followed by the
/// backward body, residuals handed over directly. A plan for this *pair
/// program* says which forward values cross (they become the stacks) and what
/// is made again behind the turn (it becomes part of the backward body). Both
/// loops are then built anew; everything else about them stays.

#ifndef REMAT_TRANSFORMS_LOOPPAIRS_H
#define REMAT_TRANSFORMS_LOOPPAIRS_H

#include "remat/Analysis/CostModel.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"

namespace remat {

/// A stack that the forward loop writes for the backward loop alone.
struct ResidualStack {
  /// Carries of the forward and of the backward loop.
  unsigned written;
  unsigned read;
};

/// A forward loop and the backward loop of the same iterations.
struct LoopPair {
  stablehlo::CountedLoop forward;
  stablehlo::CountedLoop backward;
  llvm::SmallVector<ResidualStack> stacks;
  /// The forward iteration whose slices the backward iteration reads.
  stablehlo::IterationIndex forwardIteration;
};

/// The pairs of the block, in its order. A loop is part of one pair at most;
/// stacks of no known order are left out.
llvm::SmallVector<LoopPair> findLoopPairs(mlir::Block &block);

/// Which forward values of an iteration the pair saves.
enum class LoopPolicy {
  /// All residuals, as the loops do it.
  None,
  /// The carries alone, those that the iteration begins with.
  Full,
  /// The carries, and those that the iteration ends with where what it made of them follows
  /// from these: where kernels are merged.
  FullWithNext,
  /// Carries and what matmuls, convolutions and attention make.
  Pointwise,
  /// Carries and what matmuls and convolutions make (JAX's `dots`).
  Dots,
  /// Carries and what matmuls without batch dimensions make.
  DotsWithoutBatch,
  /// Carries and what takes more time to make again than its bytes are worth
  /// (Planner/CutPrices.h).
  Priced,
};

/// What an iteration saves, of whatever kind it is or at a price.
struct LoopSaving {
  LoopPolicy policy = LoopPolicy::None;
  /// Of `Priced`: nanoseconds that a MiB less in each iteration is worth.
  int64_t nsPerMiB = 0;
  bool operator==(const LoopSaving &other) const {
    return policy == other.policy && nsPerMiB == other.nsPerMiB;
  }
};

/// How inner loops are built anew, one of which stands in the forward body and the other
/// one in the backward body.
struct InnerForm {
  LoopSaving saving;
  /// As of `LoopForm`.
  int64_t segment = 0;
  bool operator==(const InnerForm &other) const {
    return saving == other.saving && segment == other.segment;
  }
};

/// How pairs are built anew.
struct LoopForm {
  /// About the square root of the iterations.
  static constexpr int64_t squareRoot = -1;

  LoopSaving saving;
  /// Iterations of a segment: the carries of its first one are saved, and the
  /// backward loop replays it; `saving` is what a replay saves. 0: none.
  int64_t segment = 0;
  /// So many of the last forward iterations save what `lastSaving` says, each for
  /// itself; they are a pair of their own.
  int64_t lastCount = 0;
  LoopSaving lastSaving = {};
  /// Updates of what loops stack are done in them (SinkUpdates.h): in all loops of the
  /// step, or in none.
  bool sinksUpdates = false;
  /// Rows are taken of what transposes read (SliceTransposes.h): in all loops, or in none.
  bool slicesTransposes = false;
  /// None: iterations of inner loops save all residuals, as these loops do it.
  std::optional<InnerForm> inner = std::nullopt;

  /// Iterations of a segment of a loop with so many: the largest divisor of
  /// theirs up to the one asked for. 1: every iteration for itself.
  int64_t getSegment(int64_t trips) const;
  bool operator==(const LoopForm &other) const {
    return saving == other.saving && segment == other.segment &&
           lastCount == other.lastCount && lastSaving == other.lastSaving &&
           sinksUpdates == other.sinksUpdates &&
           slicesTransposes == other.slicesTransposes &&
           inner == other.inner;
  }
};

/// `full`, `dots/16`, `none/sqrt`, `full+none:4`, `priced@250`, `none(full/8)`: what is
/// saved, with the nanoseconds for a MiB, the iterations of a segment, what the last
/// iterations do, and inner loops.
std::string printLoopForm(const LoopForm &form);
/// The form of all pairs, or that of each, between commas; `sink:` before it: updates are
/// done in loops; `slice:`: rows are taken of what transposes read.
std::string printLoopForms(llvm::ArrayRef<LoopForm> forms);

/// The form that belongs to a policy of the planner; none for those that choose
/// (`auto`) or name values.
std::optional<LoopForm> parseLoopForm(llvm::StringRef policy);

/// Plans the pair program by `saving`, with its inner loops in their form, and builds
/// both loops anew. Results are bit-identical. Returns whether anything changed; fails
/// with a diagnostic only where the IR is not as import leaves it.
mlir::FailureOr<bool>
rematerializeLoopPair(LoopPair &pair, const CostModel &costs, LoopSaving saving,
                      const std::optional<InnerForm> &inner = std::nullopt);

/// Prices of a MiB, in nanoseconds, ascending, at which the pair saves more or less:
/// at most `most` and that of no price. Empty where none is known.
llvm::SmallVector<int64_t> suggestPrices(LoopPair &pair, const CostModel &costs,
                                         size_t most);

/// Builds both loops anew from two levels of loops, so that the carries of every
/// `length`-th iteration are saved and the iterations between run again before
/// their backward pass. Returns the new outer backward loop, whose body holds a
/// pair again; null, with nothing changed, if `length` does not divide the
/// iterations or the backward loop goes through them in another order than
/// straight or backwards. Results are bit-identical. `takesRows`: the outer loops slice
/// the rows of a segment out of stacks, which costs nothing where bodies are given
/// addresses, and a copy elsewhere.
stablehlo::WhileOp segmentLoopPair(LoopPair &pair, int64_t length,
                                   bool takesRows);

/// Cuts both loops of the pair in two, so that the last `lastCount` iterations of
/// the forward loop and their backward passes are a pair of its own. Stacks of
/// residuals are cut, too; all others go from loop to loop. False, with nothing
/// changed, if a part would have less than two iterations, or the backward loop
/// goes through them in another order than straight or backwards. The pair is
/// used up. Results are bit-identical.
bool splitLoopPair(LoopPair &pair, int64_t lastCount);

/// Lengths of segments that are worth a try: of least memory if a replay saves
/// carries alone, and if it saves all residuals.
llvm::SmallVector<int64_t> suggestSegments(const LoopPair &pair);

/// All pairs of the function, in one form or each in its own, by their order.
/// Returns whether any changed.
mlir::FailureOr<bool> rematerializeLoops(mlir::func::FuncOp function,
                                         const CostModel &costs,
                                         llvm::ArrayRef<LoopForm> forms);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOOPPAIRS_H
