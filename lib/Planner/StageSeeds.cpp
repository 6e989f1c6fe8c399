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
///
/// How many inputs are saved is found by bisection: as many as the budget allows.

#include "StageSeeds.h"

#include "GapState.h"
#include "SearchStarts.h"
#include "Strategies.h"

namespace remat::planner {

/// What divides the number of saved points, until the budget is kept.
static constexpr size_t divisors[] = {1, 2, 3, 4, 6, 8, 12, 16};
/// Seeds that are starts of a search: each takes a share of its work.
static constexpr size_t mostStarts = 3;
/// Points whose layers are a stage.
static constexpr size_t stageLengths[] = {1, 2};
/// Of points that are wider than the narrowest by this part of themselves the last counts.
static constexpr int64_t tolerancePart = 16;

namespace {
/// What seeds have in common that differ in how many points they save.
struct SeedForm {
  /// Points of a stage.
  size_t stageLength;
  /// Whether what its readers can make inside their kernels is made there only.
  bool inlines;
  /// Whether results of loops are made again.
  bool includesLoops;
};

class StageSeeds {
public:
  StageSeeds(const ProblemIndex &index, const Checkpoints &checkpoints,
             llvm::ArrayRef<NarrowPoint> points)
      : index(index), checkpoints(checkpoints), points(points) {
    findStarts();
    measurePoints();
  }
  size_t size() const { return points.size(); }
  llvm::Expected<Decisions> decide(size_t count, const SeedForm &form) const;

private:
  void findStarts();
  void measurePoints();
  OpId findStart(OpId begin, OpId end) const;
  std::vector<size_t> listSaved(size_t count) const;
  std::vector<OpId> listStarts(llvm::ArrayRef<size_t> saved,
                               size_t stageLength) const;
  OpId findReader(ValueId root, int32_t gap) const;
  bool isInlined(ValueId root, int32_t gap) const;

  const ProblemIndex &index;
  const Checkpoints &checkpoints;
  llvm::ArrayRef<NarrowPoint> points;
  /// Per point: the first backward op of the layer in front of it, and the bytes that
  /// cross it.
  std::vector<OpId> starts;
  std::vector<int64_t> bytes;
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
      bool isOwn = !checkpoints.isLight[output] &&
                   llvm::none_of(index.uses[output], [&](OpId use) {
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

void StageSeeds::measurePoints() {
  isCrossing.assign(index.problem.values.size(), 0);
  for (const NarrowPoint &point : points) {
    int64_t crossing = 0;
    for (ValueId root : point.crossing) {
      isCrossing[root] = 1;
      crossing += index.problem.values[root].bytes;
    }
    bytes.push_back(crossing);
  }
}

/// Indices of `count` points that are saved: the narrowest, the last of equals, of each of
/// so many groups in a row. The first groups are the longer ones: what is made again for
/// them is so at the end of the backward phase, when fewer other points are held.
std::vector<size_t> StageSeeds::listSaved(size_t count) const {
  std::vector<size_t> saved;
  size_t first = 0;
  for (size_t group = 0; group < count; ++group) {
    size_t length = points.size() / count + (group < points.size() % count);
    size_t narrowest = first;
    for (size_t number = first; number < first + length; ++number)
      if (bytes[number] - bytes[number] / tolerancePart <= bytes[narrowest])
        narrowest = number;
    saved.push_back(narrowest);
    first += length;
  }
  return saved;
}

/// First ops of stages, ascending, and 0 in front of them: counted from each saved point
/// back to the one before it, since what lies between them is made again together.
std::vector<OpId> StageSeeds::listStarts(llvm::ArrayRef<size_t> saved,
                                         size_t stageLength) const {
  std::vector<OpId> chosen = {0};
  size_t first = 0;
  auto addStages = [&](size_t end) {
    for (size_t point = end; point > first;
         point -= std::min(point - first, stageLength))
      chosen.push_back(starts[point - 1]);
    first = end;
  };
  for (size_t number : saved)
    addStages(number + 1);
  addStages(points.size());
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

bool StageSeeds::isInlined(ValueId root, int32_t gap) const {
  OpId end = index.gapEnd(root, gap);
  return llvm::any_of(index.makers[root], [&](OpId maker) {
    return index.inlineTime(maker, end).has_value();
  });
}

llvm::Expected<Decisions> StageSeeds::decide(size_t count,
                                             const SeedForm &form) const {
  std::vector<size_t> saved = listSaved(count);
  std::vector<OpId> stages = listStarts(saved, form.stageLength);
  Decisions decisions =
      recomputeForward(index, checkpoints.headStart, form.includesLoops);
  for (size_t number : saved)
    for (ValueId root : points[number].crossing)
      decisions.choices[root] = Choice::Retain;
  GapState state(index);
  if (llvm::Error error = state.settle(decisions))
    return std::move(error);
  for (size_t root = 0; root + 1 < index.firstGap.size(); ++root)
    for (int32_t gap = index.firstGap[root]; gap < index.firstGap[root + 1]; ++gap) {
      if (state.choices[gap] != Choice::Recompute || isCrossing[root])
        continue;
      if (form.inlines && isInlined(ValueId(root), gap))
        state.choices[gap] = Choice::RecomputeEachUse;
      else
        state.choices[gap].keptFrom =
            *std::prev(llvm::upper_bound(stages, findReader(ValueId(root), gap)));
    }
  return state.decisions();
}

namespace {
/// Measures seeds of one level.
class SeedMeasures {
public:
  SeedMeasures(const StageSeeds &seeds, LocalSearch &search, int64_t budget,
               llvm::function_ref<bool()> mayMeasure,
               std::vector<LocalSearch::Answer> &answers)
      : seeds(seeds), search(search), budget(budget), mayMeasure(mayMeasure),
        answers(answers) {}
  void measure(const SeedForm &form);

private:
  bool fits(size_t count, const SeedForm &form);

  const StageSeeds &seeds;
  LocalSearch &search;
  int64_t budget;
  llvm::function_ref<bool()> mayMeasure;
  std::vector<LocalSearch::Answer> &answers;
};
} // namespace

bool SeedMeasures::fits(size_t count, const SeedForm &form) {
  llvm::Expected<Decisions> decisions = seeds.decide(count, form);
  if (!decisions) {
    llvm::consumeError(decisions.takeError());
    return false;
  }
  answers.push_back(search.measure(*decisions));
  return answers.back().cost.peakBytes <= budget;
}

/// With fewer and fewer points until the budget is kept, then with the most that keep it.
void SeedMeasures::measure(const SeedForm &form) {
  size_t missing = seeds.size() + 1, keeping = 0;
  for (size_t divisor : divisors) {
    size_t count = seeds.size() / divisor;
    if (count == 0 || count == missing || !mayMeasure())
      return;
    if (fits(count, form)) {
      keeping = count;
      break;
    }
    missing = count;
  }
  while (keeping > 0 && missing - keeping > 1 && mayMeasure()) {
    size_t count = keeping + (missing - keeping) / 2;
    (fits(count, form) ? keeping : missing) = count;
  }
}

/// The best and the most promising: most of these are alike.
static std::vector<LocalSearch::Answer>
chooseStarts(std::vector<LocalSearch::Answer> answers, int64_t budget) {
  std::vector<LocalSearch::Answer> chosen;
  auto best = llvm::min_element(
      answers, [&](const LocalSearch::Answer &a, const LocalSearch::Answer &b) {
        return isBetterCost(a.cost, b.cost, budget);
      });
  if (best == answers.end())
    return chosen;
  chosen.push_back(std::move(*best));
  answers.erase(best);
  sortByPrice(answers, budget);
  for (LocalSearch::Answer &answer : answers)
    if (chosen.size() < mostStarts)
      chosen.push_back(std::move(answer));
  return chosen;
}

static bool hasForwardLoops(const ProblemIndex &index) {
  for (auto [id, op] : llvm::enumerate(index.problem.ops))
    if (index.isForward[id] && op.kind == OpKind::Control)
      return true;
  return false;
}

std::vector<LocalSearch::Answer>
measureStageSeeds(const ProblemIndex &index, LocalSearch &search, int64_t budget,
                  llvm::function_ref<bool()> mayMeasure) {
  Checkpoints checkpoints = findCheckpoints(index);
  std::vector<LocalSearch::Answer> answers;
  bool hasLoops = hasForwardLoops(index);
  for (const std::vector<NarrowPoint> &points : checkpoints.levels) {
    StageSeeds seeds(index, checkpoints, points);
    SeedMeasures measures(seeds, search, budget, mayMeasure, answers);
    for (size_t stageLength : stageLengths)
      for (bool inlines : {false, true})
        for (bool includesLoops : {false, true})
          if (hasLoops || !includesLoops)
            measures.measure({stageLength, inlines, includesLoops});
  }
  return chooseStarts(std::move(answers), budget);
}

} // namespace remat::planner
