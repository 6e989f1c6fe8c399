// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Minimum cuts at the turn itself: an op of no time that reads nothing is put there,
/// so that what the first backward op reads is as free to be made again as all else.

#include "remat/Planner/CutPrices.h"

#include "CutNetwork.h"
#include "CutSeeds.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

namespace remat::planner {

/// Corners of the hull that are looked for.
static constexpr size_t mostCorners = 24;
static constexpr double bytesPerMiB = 1 << 20;

/// What the forward part hands on is read by nobody else: that it is a result of the
/// whole is no reason to make it again.
static void dropForwardResults(Problem &problem, const ProblemIndex &index) {
  llvm::erase_if(problem.results, [&](ValueId result) {
    return index.producer[result] >= 0 && index.producer[result] <= index.turn;
  });
  for (DonatedPair &pair : problem.donated)
    if (pair.result && !llvm::is_contained(problem.results, *pair.result))
      pair.result = std::nullopt;
}

/// The problem with an empty op at the turn.
static Problem markTurn(const Problem &problem, const ProblemIndex &index) {
  Problem marked = problem;
  Op turn;
  turn.name = "turn";
  turn.phase = Phase::Backward;
  marked.ops.insert(marked.ops.begin() + index.turn + 1, std::move(turn));
  for (Op &op : marked.ops)
    for (auto &[consumer, ns] : op.inlineInto)
      consumer += consumer > index.turn;
  dropForwardResults(marked, index);
  return marked;
}

namespace {
/// The cut at the turn of a problem.
class TurnCut {
public:
  explicit TurnCut(const Problem &given)
      : givenIndex(given), problem(markTurn(given, givenIndex)), index(problem),
        moment(givenIndex.turn + 1), costs(problem, Order::Base), scale(costs) {}

  bool isPossible() const {
    bool hasBoth = moment > 0 && moment + 1 < OpId(problem.ops.size());
    return hasBoth && !scale.isTooLarge;
  }
  std::vector<int64_t> listPrices(size_t most) const;
  CutCorner touch(int64_t nsPerMiB) const;
  Decisions decide(int64_t nsPerMiB) const;

private:
  ProblemIndex givenIndex;
  Problem problem;
  ProblemIndex index;
  OpId moment;
  RelaxedCosts costs;
  CutScale scale;
};
} // namespace

CutCorner TurnCut::touch(int64_t nsPerMiB) const {
  double scaled = double(nsPerMiB) / bytesPerMiB * double(scale.scale);
  auto price =
      int64_t(std::min(std::round(scaled), double(scale.largestPrice)));
  CutNetwork network(costs, {moment}, {}, 0, scale, EarlyWrites::WhereKept);
  CutNetwork::Answer answer = network.evaluate({price});
  return {price, answer.value, answer.overruns[0], network.keptRoots(0)};
}

/// Prices whose rounding keeps as many bytes as another one's are left out.
std::vector<int64_t> TurnCut::listPrices(size_t most) const {
  std::vector<CutCorner> corners =
      findCutHull(costs, moment, scale, mostCorners);
  int64_t leastBytes = corners.back().bytes, bytes = INT64_MAX;
  std::vector<std::pair<int64_t, int64_t>> found;
  for (const CutCorner &corner : corners) {
    auto price = int64_t(std::llround(double(corner.price) /
                                      double(scale.scale) * bytesPerMiB));
    int64_t kept = touch(price).bytes;
    if (kept >= bytes || kept <= leastBytes)
      continue;
    bytes = kept;
    found.push_back({price, kept});
  }
  // Those next to equal parts of the bytes, the first in any case.
  std::vector<int64_t> prices;
  for (size_t part = 0; part <= most && !found.empty(); ++part) {
    double wanted = double(leastBytes) +
                    double(found.front().second - leastBytes) *
                        double(most + 1 - part) / double(most + 1);
    auto nearest = llvm::min_element(found, [&](const auto &a, const auto &b) {
      return std::abs(double(a.second) - wanted) <
             std::abs(double(b.second) - wanted);
    });
    if (!llvm::is_contained(prices, nearest->first))
      prices.push_back(nearest->first);
  }
  return prices;
}

Decisions TurnCut::decide(int64_t nsPerMiB) const {
  Decisions decisions =
      decideByCut(costs, index, moment, touch(nsPerMiB).kept);
  // The gaps are those around the turn, and the ops have other numbers here.
  decisions.gapStarts.clear();
  return decisions;
}

std::vector<int64_t> listCutPrices(const Problem &problem, size_t most) {
  TurnCut cut(problem);
  return cut.isPossible() ? cut.listPrices(most) : std::vector<int64_t>();
}

Decisions keepAtPrice(const Problem &problem, int64_t nsPerMiB) {
  TurnCut cut(problem);
  return cut.isPossible() ? cut.decide(nsPerMiB) : retainAll(problem);
}

} // namespace remat::planner
