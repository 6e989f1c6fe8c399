// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Tangents are exact integers: value and slope (bytes over the budget) of the
/// minimizer at a price. The meeting point of two tangents lies strictly
/// between their prices or the bracket cannot shrink any more.

#include "PriceSearch.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace remat::planner {

static constexpr int mostSteps = 24;
static constexpr int64_t widening = 4;
static constexpr int ascentRounds = 3;

PriceSearch::Tangent PriceSearch::touch(int32_t window, int64_t price) {
  current[window] = price;
  CutNetwork::Answer answer = network.evaluate(current);
  if (answer.isImpossible) {
    impossible = true;
    bestPrices = current;
    return {price, answer.value, 0, {}};
  }
  if (!hasBest || answer.value > bestValue) {
    hasBest = true;
    bestValue = answer.value;
    bestPrices = current;
  }
  return {price, answer.value, answer.overruns[window],
          network.keptRoots(window)};
}

/// Prices of which the lower is too low and the higher not: widens from the
/// present price. One of them stays empty at the ends of the range.
void PriceSearch::bracket(int32_t window, std::optional<Tangent> &low,
                          std::optional<Tangent> &high) {
  Tangent at = touch(window, std::max<int64_t>(1, current[window]));
  while (!impossible) {
    bool isTooLow = at.slope > 0;
    int64_t price = at.price;
    (isTooLow ? low : high) = std::move(at);
    if ((low && high) || (isTooLow ? price >= largestPrice : price == 0) ||
        deadline.isOver())
      return;
    at = touch(window,
               isTooLow ? (price > largestPrice / widening ? largestPrice
                                                           : price * widening)
                        : price / widening);
  }
}

void PriceSearch::searchAlong(int32_t window,
                              std::optional<__int128> hopeless) {
  std::optional<Tangent> low, high;
  bracket(window, low, high);
  for (int step = 0; step < mostSteps && !impossible && low && high; ++step) {
    if (deadline.isOver())
      break;
    // Where v1 + s1 (p - p1) = v2 + s2 (p - p2), with s1 > 0 >= s2.
    __int128 difference = high->value - low->value +
                          __int128(low->slope) * low->price -
                          __int128(high->slope) * high->price;
    __int128 meeting = difference / (__int128(low->slope) - high->slope);
    int64_t price = int64_t(std::clamp<__int128>(meeting, 0, largestPrice));
    __int128 most =
        low->value + __int128(low->slope) * (price + 1 - low->price);
    if (hopeless && most <= *hopeless)
      break;
    if (price <= low->price || price >= high->price)
      break;
    Tangent at = touch(window, price);
    bool isOnTangent = at.value >= most - low->slope;
    (at.slope > 0 ? low : high) = std::move(at);
    if (isOnTangent)
      break;
  }
  current[window] = bestPrices[window];
  if (low && high)
    noteDisagreement(window, *low, *high);
}

void PriceSearch::noteDisagreement(int32_t window, const Tangent &low,
                                   const Tangent &high) {
  std::vector<ValueId> different;
  std::set_symmetric_difference(low.kept.begin(), low.kept.end(),
                                high.kept.begin(), high.kept.end(),
                                std::back_inserter(different));
  for (ValueId root : different)
    if (network.bytesOf(root) > widestBytes) {
      widestBytes = network.bytesOf(root);
      widest = Fixing{network.momentOf(window), root, true};
    }
}

void PriceSearch::maximize(llvm::ArrayRef<int64_t> start,
                           std::optional<__int128> hopeless) {
  current.assign(start.begin(), start.end());
  if (network.windowCount() == 1)
    return searchAlong(0, hopeless);
  for (int round = 0; round < ascentRounds && !impossible; ++round) {
    __int128 before = hasBest ? bestValue : 0;
    widest.reset();
    widestBytes = 0;
    for (int32_t window : {1, 0}) {
      if (impossible)
        return;
      searchAlong(window, std::nullopt);
      current = bestPrices;
    }
    if (round > 0 && bestValue - before <= before / 4096)
      return;
  }
}

} // namespace remat::planner
