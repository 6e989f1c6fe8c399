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
/// layer's values. Where stages are of several layers, or of both halves of one, fewer run
/// a third time, and more lives at once.

#include "StageSeeds.h"

#include "GapState.h"
#include "Strategies.h"

namespace remat::planner {

/// How far apart saved points are, and how many layers a stage is of, in points.
static constexpr std::pair<size_t, size_t> spacings[] = {
    {1, 1}, {2, 1}, {2, 2}, {3, 1}, {4, 1},  {4, 2},  {6, 1},
    {6, 2}, {8, 1}, {8, 2}, {8, 4}, {12, 2}, {16, 2}, {16, 4}};
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
  llvm::Expected<Decisions> decide(size_t every, size_t layersOfStage) const;

private:
  void findStarts();
  void markCrossing();
  OpId findStart(OpId begin, OpId end) const;
  std::vector<OpId> listStarts(size_t layersOfStage) const;
  OpId findReader(ValueId root, int32_t gap) const;

  const ProblemIndex &index;
  const std::vector<NarrowPoint> points;
  /// Per point: the first backward op of the layer in front of it.
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
}

void StageSeeds::markCrossing() {
  isCrossing.assign(index.problem.values.size(), 0);
  for (const NarrowPoint &point : points)
    for (ValueId root : point.crossing)
      isCrossing[root] = 1;
}

/// First ops of stages, ascending, and 0 in front of them. The backward phase comes to the
/// last layer of each stage first.
std::vector<OpId> StageSeeds::listStarts(size_t layersOfStage) const {
  std::vector<OpId> chosen = {0};
  for (size_t number = 0; number < starts.size(); number += layersOfStage)
    chosen.push_back(starts[number]);
  llvm::sort(chosen);
  return chosen;
}

/// The op that what is made again in the gap is for: the one that ends it. Behind the last
/// use only reruns of the same layer read it, which are for that layer's stage.
OpId StageSeeds::findReader(ValueId root, int32_t gap) const {
  OpId end = index.gapEnd(root, gap);
  if (end < OpId(index.problem.ops.size()) || index.producer[root] < 0)
    return end;
  auto layer = llvm::lower_bound(
      points, index.producer[root],
      [](const NarrowPoint &point, OpId op) { return point.after < op; });
  return layer == points.end() ? end : starts[size_t(layer - points.begin())];
}

llvm::Expected<Decisions> StageSeeds::decide(size_t every,
                                             size_t layersOfStage) const {
  std::vector<OpId> stages = listStarts(layersOfStage);
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
            *std::prev(llvm::upper_bound(stages, findReader(ValueId(root), gap)));
  return state.decisions();
}

std::vector<LocalSearch::Answer>
measureStageSeeds(const ProblemIndex &index, LocalSearch &search, int64_t budget,
                  llvm::function_ref<bool()> mayMeasure) {
  StageSeeds seeds(index);
  std::vector<LocalSearch::Answer> answers;
  for (auto [every, layersOfStage] : spacings) {
    if (every >= seeds.size() || !mayMeasure())
      break;
    llvm::Expected<Decisions> decisions = seeds.decide(every, layersOfStage);
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
