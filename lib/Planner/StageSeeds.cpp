// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.
///
/// The backward ops of a layer are a *stage*: it begins with the first that reads what
/// only this layer made. What is made again on the way to another layer's input is dropped
/// at once, and stays only from its own stage on (`GapChoice::keptFrom`); inputs of layers
/// stay from when they are made again. With every k-th input saved, a layer runs forward
/// at most three times, and besides the saved inputs there are at most k others and one
/// layer's values.

#include "StageSeeds.h"

#include "GapState.h"
#include "Strategies.h"

namespace remat::planner {

/// How far apart saved points are, in points.
static constexpr size_t spacings[] = {1, 2, 3, 4, 6, 8, 12, 16};
/// Seeds that are starts of a search: each takes a share of its work.
static constexpr size_t mostStarts = 2;

namespace {
class StageSeeds {
public:
  explicit StageSeeds(const ProblemIndex &index)
      : index(index), points(findCheckpoints(index)) {
    findStarts();
    markCrossing();
  }
  size_t size() const { return points.size(); }
  llvm::Expected<Decisions> decide(size_t every) const;

private:
  void findStarts();
  void markCrossing();
  OpId findStart(OpId begin, OpId end) const;
  OpId startOfStage(OpId op) const;

  const ProblemIndex &index;
  const std::vector<NarrowPoint> points;
  /// First ops of stages, ascending.
  std::vector<OpId> starts;
  /// Per root: it crosses some point.
  std::vector<char> isCrossing;
};
} // namespace

/// The first op behind the turn that reads what ops from `begin` to `end` made for
/// themselves; the number of ops if none does.
OpId StageSeeds::findStart(OpId begin, OpId end) const {
  const Problem &problem = index.problem;
  auto start = OpId(problem.ops.size());
  for (OpId id = begin; id <= end; ++id) {
    if (problem.ops[id].extra || problem.ops[id].isView())
      continue;
    for (ValueId output : problem.ops[id].outputs) {
      bool isOwn = llvm::none_of(index.uses[output], [&](OpId use) {
        return use > end && index.isForward[use];
      });
      std::optional<OpId> use = index.nextUseAfter(output, index.turn);
      if (isOwn && use)
        start = std::min(start, *use);
    }
  }
  return start;
}

void StageSeeds::findStarts() {
  OpId begin = 0;
  for (const NarrowPoint &point : points) {
    starts.push_back(findStart(begin, point.after));
    begin = point.after + 1;
  }
  llvm::sort(starts);
}

void StageSeeds::markCrossing() {
  isCrossing.assign(index.problem.values.size(), 0);
  for (const NarrowPoint &point : points)
    for (ValueId root : point.crossing)
      isCrossing[root] = 1;
}

/// 0 in front of the first stage.
OpId StageSeeds::startOfStage(OpId op) const {
  const auto *next = std::upper_bound(starts.data(),
                                      starts.data() + starts.size(), op);
  return next == starts.data() ? 0 : *std::prev(next);
}

llvm::Expected<Decisions> StageSeeds::decide(size_t every) const {
  Decisions decisions = recomputeForward(index, points);
  for (size_t number = 0; number < points.size(); number += every)
    for (ValueId root : points[number].crossing)
      decisions.choices[root] = Choice::Retain;
  GapState state(index);
  if (llvm::Error error = state.settle(decisions))
    return std::move(error);
  for (size_t root = 0; root + 1 < index.firstGap.size(); ++root)
    for (int32_t gap = index.firstGap[root]; gap < index.firstGap[root + 1]; ++gap)
      if (state.choices[gap] == Choice::Recompute && !isCrossing[root])
        state.choices[gap].keptFrom =
            startOfStage(index.gapEnd(ValueId(root), gap));
  return state.decisions();
}

std::vector<LocalSearch::Answer>
measureStageSeeds(const ProblemIndex &index, LocalSearch &search, int64_t budget,
                  llvm::function_ref<bool()> mayMeasure) {
  StageSeeds seeds(index);
  std::vector<LocalSearch::Answer> answers;
  for (size_t every : spacings) {
    if (every >= seeds.size() || !mayMeasure())
      break;
    llvm::Expected<Decisions> decisions = seeds.decide(every);
    if (decisions)
      answers.push_back(search.measure(*decisions));
    else
      llvm::consumeError(decisions.takeError());
  }
  llvm::stable_sort(answers, [&](const LocalSearch::Answer &a,
                                 const LocalSearch::Answer &b) {
    return priceOf(a.cost, budget) < priceOf(b.cost, budget);
  });
  if (answers.size() > mostStarts)
    answers.resize(mostStarts);
  return answers;
}

} // namespace remat::planner
