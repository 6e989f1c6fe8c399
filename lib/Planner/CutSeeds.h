// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Decisions from minimum cuts: good places to start a search.
///
/// Objective: at one moment (by default where the step turns from forward to
/// backward) the least time to make again what is not kept, for every number of
/// bytes kept: all corners of the lower hull of (bytes, time), found by
/// following breakpoints, one flow per corner. Costs are real ones, negative
/// ones included (a value remade inline may save time). Guarantee: each corner
/// is exact for plans that make each value again at most once and for the
/// relaxed costs of fused kernels; the true peak is whatever the replay says.
/// Complexity: one flow per corner, one replay per seed. Source: the
/// partitioner of torch's AOTAutograd, with costs instead of bans; the hull by
/// Eisner and Severance, 1976. Internal.

#ifndef REMAT_PLANNER_CUTSEEDS_H
#define REMAT_PLANNER_CUTSEEDS_H

#include "ProblemIndex.h"
#include "RelaxedCosts.h"
#include "remat/Planner/Decisions.h"

namespace remat::planner {

struct CutSeedLimits {
  /// Corners of the hull that are visited.
  size_t corners = 24;
  /// Price updates of the priced cut; each costs one flow and one replay.
  size_t priceUpdates = 40;
};

/// A seed with what its plan really takes.
struct CutSeed {
  Decisions decisions;
  Cost cost;
};

/// Seeds of the hull and of priced cuts, without duplicates: those within the
/// budget first, by time, then the others by peak. May be empty.
std::vector<CutSeed> rankCutSeeds(const ProblemIndex &index, int64_t budget,
                                  const CutSeedLimits &limits);

/// The decisions of `rankCutSeeds`.
std::vector<Decisions> computeCutSeeds(const ProblemIndex &index,
                                       int64_t budget,
                                       const CutSeedLimits &limits = {});

/// The first kernel after the turn from forward to backward, or the op at which
/// keeping everything takes most memory; none without ops.
std::optional<OpId> findCutMoment(const ProblemIndex &index);

struct CutScale;

/// The minimizer at a price of a byte, both scaled: time + price * bytes is its value
/// there.
struct CutCorner {
  int64_t price;
  __int128 value;
  int64_t bytes;
  std::vector<ValueId> kept;
};

/// Corners of the lower hull of (bytes, time) at the moment, by rising prices; their
/// bytes do not rise, and neighbors may have the same. The first is that of price zero,
/// the last that of the highest one.
std::vector<CutCorner> findCutHull(const RelaxedCosts &costs, OpId moment,
                                   const CutScale &scale, size_t limit);

/// Keeps `kept` over the moment; everything else made before it is made again.
Decisions decideByCut(const RelaxedCosts &costs, const ProblemIndex &index,
                      OpId moment, llvm::ArrayRef<ValueId> kept);

} // namespace remat::planner

#endif // REMAT_PLANNER_CUTSEEDS_H
