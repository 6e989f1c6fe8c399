// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds the prices at which a cut network proves the most.
///
/// Objective: maximize the network's value, a concave piecewise linear function
/// of the prices. Guarantee: with one window exact up to the grid of prices;
/// with two a coordinate ascent, which may stop early but is never wrong, as
/// any prices prove something. Method: two tangents bracket the maximum, the
/// next price is where they meet (Newton on the hull, Eisner and Severance,
/// 1976), so only hull points are visited. Complexity: a few flows. Internal.

#ifndef REMAT_PLANNER_PRICESEARCH_H
#define REMAT_PLANNER_PRICESEARCH_H

#include "CutNetwork.h"
#include <optional>

namespace remat::planner {

class PriceSearch {
public:
  PriceSearch(CutNetwork &network, int64_t largestPrice,
              const Deadline &deadline)
      : network(network), largestPrice(largestPrice), deadline(deadline) {}

  /// Starts at `prices` and improves. Gives up as soon as it is sure that the
  /// value cannot exceed `hopeless`, where one window makes that possible.
  void maximize(llvm::ArrayRef<int64_t> start,
                std::optional<__int128> hopeless = std::nullopt);

  bool isImpossible() const { return impossible; }
  __int128 value() const { return bestValue; }
  const llvm::SmallVector<int64_t, 2> &prices() const { return bestPrices; }
  /// The root whose being kept or not differs most between the two minimizers
  /// at the maximum; none if they agree.
  std::optional<Fixing> disagreement() const { return widest; }
  /// Evaluates once more at the best prices, so that the network holds its
  /// flow.
  void settle() { network.evaluate(bestPrices); }

private:
  struct Tangent {
    int64_t price;
    __int128 value;
    int64_t slope;
    std::vector<ValueId> kept;
  };
  Tangent touch(int32_t window, int64_t price);
  void bracket(int32_t window, std::optional<Tangent> &low,
               std::optional<Tangent> &high);
  void searchAlong(int32_t window, std::optional<__int128> hopeless);
  void noteDisagreement(int32_t window, const Tangent &low,
                        const Tangent &high);

  CutNetwork &network;
  int64_t largestPrice;
  const Deadline &deadline;
  llvm::SmallVector<int64_t, 2> current, bestPrices;
  __int128 bestValue = 0;
  bool hasBest = false;
  bool impossible = false;
  std::optional<Fixing> widest;
  int64_t widestBytes = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_PRICESEARCH_H
