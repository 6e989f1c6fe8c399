// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategies `full`, `every:K` and `sqrt`: checkpointing by segments (Chen et
/// al., "Training Deep Nets with Sublinear Memory Cost", 2016) without names:
/// segments end at narrow points of the forward graph. What crosses a chosen
/// point is saved, everything else that the forward part makes is recomputed,
/// segment by segment, when the backward part needs it. They know no budget.
/// O(n log n).

#include "Strategies.h"

#include "llvm/ADT/STLExtras.h"
#include <cmath>

namespace remat::planner {

Decisions decideBySegments(const ProblemIndex &index, unsigned every) {
  std::vector<NarrowPoint> points = findNarrowPoints(index);
  Decisions decisions = recomputeForward(index, points);
  if (every == 0) {
    double count = std::max<double>(1, double(points.size()));
    every = unsigned(std::lround(count / std::sqrt(count)));
  }
  // Counted from the first point, so that every:1 saves all of them.
  for (size_t number = 0; number < points.size(); number += every)
    for (ValueId root : points[number].crossing)
      decisions.choices[root] = Choice::Retain;
  return decisions;
}

namespace {
class SegmentStrategy : public Strategy {
public:
  SegmentStrategy(std::string name, unsigned every)
      : text(std::move(name)), every(every) {}
  std::string name() const override { return text; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &) const override {
    ProblemIndex index(problem);
    return buildPlan(problem, decideBySegments(index, every));
  }

private:
  std::string text;
  unsigned every;
};
} // namespace

std::unique_ptr<Strategy> createSegmentStrategy(std::string name,
                                                unsigned every) {
  return std::make_unique<SegmentStrategy>(std::move(name), every);
}

} // namespace remat::planner
