// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `revolve`: Griewank and Walther, "Algorithm 799: Revolve", 2000;
/// binomial checkpointing of a chain of stages.
///
/// Objective: the fewest forward stages for a number of checkpoints. Stages end
/// at the narrow points of the forward graph, so any graph with at least two of
/// them is taken as a chain; what crosses a point is that stage's state. With s
/// checkpoints and r forward passes, C(s + r, s) stages can be reversed. Every
/// number of checkpoints is tried; the best plan by replay is the answer.
///
/// Fails on stages of unlike times or sizes, which it counts as equal, and
/// where long skip connections make the states large. The head behind the last
/// point and the last stage are not recomputed. O(ops in all reruns) a plan.

#include "../Strategies.h"
#include "BestPlan.h"
#include "RerunSchedule.h"
#include "Rivals.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Numbers of checkpoints whose plan would rerun more are not tried.
static constexpr size_t mostRerunsPerOp = 64;
/// With fewer stages the search by decisions knows better.
static constexpr size_t fewestStages = 8;

/// C(slots + passes, slots), at most `limit`; the stages that many checkpoints
/// and passes can reverse.
static size_t reversible(size_t slots, int64_t passes, size_t limit) {
  if (passes < 0)
    return 0;
  auto [fewer, more] = std::minmax({slots, size_t(passes)});
  size_t count = 1;
  for (size_t i = 1; i <= fewer && count < limit; ++i)
    count = count * (more + i) / i;
  return std::min(count, limit);
}

/// How far to advance before the next checkpoint, of `length` stages.
static size_t advanceBy(size_t length, size_t slots) {
  int64_t passes = 1;
  while (reversible(slots, passes, length) < length)
    ++passes;
  size_t right = reversible(slots - 1, passes, length);
  return std::max(
      {size_t(1), reversible(slots, passes - 2, length - 1), length - right});
}

namespace {
struct Action {
  size_t stage;
  /// Makes the values that the stage's backward part reads; else only the
  /// state at its end.
  bool isTaped;
};

class Chain {
public:
  explicit Chain(const ProblemIndex &index);
  size_t stages() const { return advanceOps.size(); }
  RerunSchedule reverse(const std::vector<Action> &actions) const;
  size_t runsOf(const std::vector<Action> &actions) const;

private:
  void placeValues(llvm::ArrayRef<NarrowPoint> points);
  std::vector<OpId> collectOps(size_t stage, llvm::ArrayRef<ValueId> roots);
  const std::vector<OpId> &opsOf(const Action &action) const {
    return (action.isTaped ? tapeOps : advanceOps)[action.stage];
  }

  const ProblemIndex &index;
  /// Per root: the stage that makes it, or the number of stages.
  std::vector<size_t> stageOf;
  /// Per root: the stages above this one must be reversed before the version
  /// that the backward part reads is there.
  std::vector<size_t> neededAt;
  std::vector<std::vector<OpId>> advanceOps, tapeOps;
};
} // namespace

void Chain::placeValues(llvm::ArrayRef<NarrowPoint> points) {
  stageOf.assign(index.problem.values.size(), points.size());
  size_t stage = 0;
  for (OpId op = 0; op <= index.turn; ++op) {
    if (!index.isEarly[op])
      continue;
    while (stage < points.size() && points[stage].after < op)
      ++stage;
    for (ValueId output : index.problem.ops[op].outputs)
      stageOf[output] = stage;
  }
  neededAt = stageOf;
  for (auto [number, point] : llvm::enumerate(points))
    for (ValueId root : point.crossing)
      neededAt[root] = number + 1;
}

/// Ops of the stage, ascending, that lead to `roots` and can be rerun.
std::vector<OpId> Chain::collectOps(size_t stage,
                                    llvm::ArrayRef<ValueId> roots) {
  std::vector<OpId> ops;
  std::vector<ValueId> pending(roots.begin(), roots.end());
  while (!pending.empty()) {
    ValueId root = pending.back();
    pending.pop_back();
    if (stageOf[root] != stage || !canRerunProducer(index, root) ||
        llvm::is_contained(ops, index.producer[root]))
      continue;
    ops.push_back(index.producer[root]);
    for (ValueId input : index.problem.ops[ops.back()].inputs)
      pending.push_back(index.problem.rootOf(input));
  }
  llvm::sort(ops);
  return ops;
}

Chain::Chain(const ProblemIndex &index) : index(index) {
  std::vector<NarrowPoint> points = findNarrowPoints(index);
  placeValues(points);
  std::vector<std::vector<ValueId>> taped(points.size() + 1);
  for (size_t root = 0; root < stageOf.size(); ++root)
    if (index.crosses[root] && neededAt[root] == stageOf[root])
      taped[stageOf[root]].push_back(ValueId(root));
  for (size_t stage = 0; stage < points.size(); ++stage) {
    advanceOps.push_back(collectOps(stage, points[stage].crossing));
    tapeOps.push_back(collectOps(stage, taped[stage]));
  }
}

size_t Chain::runsOf(const std::vector<Action> &actions) const {
  size_t runs = 0;
  for (const Action &action : actions)
    runs += opsOf(action).size();
  return runs;
}

/// The base order with the actions placed as late as the backward part allows.
RerunSchedule Chain::reverse(const std::vector<Action> &actions) const {
  RerunSchedule schedule(index, /*isEmpty=*/true);
  size_t next = 0;
  // The last stage and the head are there from the first run.
  size_t reached = stages() - 1;
  for (auto [id, op] : llvm::enumerate(index.problem.ops)) {
    if (op.extra || op.isView())
      continue;
    if (!index.isEarly[id])
      for (ValueId input : op.inputs) {
        ValueId root = index.problem.rootOf(input);
        if (!index.crosses[root] || index.isArgument[root])
          continue;
        while (reached > neededAt[root] && next < actions.size()) {
          for (OpId rerun : opsOf(actions[next]))
            schedule.addRerun(rerun);
          if (actions[next].isTaped)
            reached = actions[next].stage;
          ++next;
        }
      }
    schedule.addFirstRun(OpId(id));
  }
  return schedule;
}

/// The actions that reverse `stages` stages with `slots` checkpoints. The first
/// advances are those of the base order and cost nothing.
static std::vector<Action> reverseWith(size_t stages, size_t slots) {
  struct Part {
    size_t begin, end, slots;
    bool isBase;
  };
  std::vector<Action> actions;
  std::vector<Part> stack = {{0, stages, slots, true}};
  auto advance = [&](size_t from, size_t to) {
    for (; from < to; ++from)
      actions.push_back({from, false});
  };
  while (!stack.empty()) {
    Part part = stack.back();
    stack.pop_back();
    if (part.begin == part.end)
      continue;
    size_t length = part.end - part.begin;
    if (length > 1 && part.slots > 0) {
      size_t middle = part.begin + advanceBy(length, part.slots);
      if (!part.isBase)
        advance(part.begin, middle);
      stack.push_back({part.begin, middle, part.slots, false});
      stack.push_back({middle, part.end, part.slots - 1, part.isBase});
      continue;
    }
    size_t last = part.end - 1;
    if (!part.isBase) {
      advance(part.begin, last);
      actions.push_back({last, true});
    }
    stack.push_back({part.begin, last, 0, false});
  }
  return actions;
}

llvm::Expected<Plan> planByRevolve(const Problem &problem,
                                   const Request &request) {
  ProblemIndex index(problem);
  Chain chain(index);
  if (chain.stages() < 2)
    return llvm::createStringError("revolve needs a chain: the forward part "
                                   "has no two narrow points");
  BestPlan best(problem, request, UINT64_MAX);
  best.consider(RerunSchedule(index).toPlan());
  for (size_t slots = 0; slots + 1 < chain.stages() && !best.isSpent();
       slots += 1 + slots / 16) {
    std::vector<Action> actions = reverseWith(chain.stages(), slots);
    if (chain.runsOf(actions) <= mostRerunsPerOp * problem.ops.size())
      best.consider(chain.reverse(actions).toPlan());
  }
  return best.take();
}

std::optional<Plan> planByMostCheckpoints(const Problem &problem,
                                          const Request &request) {
  ProblemIndex index(problem);
  Chain chain(index);
  if (chain.stages() < fewestStages)
    return std::nullopt;
  BestPlan best(problem, request, UINT64_MAX);
  bool isWithin = false;
  auto tryWith = [&](size_t slots) {
    isWithin = false;
    std::vector<Action> actions = reverseWith(chain.stages(), slots);
    if (chain.runsOf(actions) > mostRerunsPerOp * problem.ops.size())
      return false;
    std::optional<Replay> replay =
        best.consider(chain.reverse(actions).toPlan());
    isWithin = replay && best.isWithinBudget(replay->cost);
    return true;
  };
  // More checkpoints are more bytes and fewer reruns: fewer than `low` rerun too much,
  // more than `high` keep too much.
  size_t low = 0, high = chain.stages() - 1;
  while (low < high && !request.deadline().isOver()) {
    size_t middle = low + (high - low) / 2;
    bool isShort = tryWith(middle);
    if (!isShort || isWithin)
      low = middle + 1;
    else
      high = middle;
  }
  llvm::Expected<Plan> plan = best.take();
  if (plan)
    return std::move(*plan);
  llvm::consumeError(plan.takeError());
  return std::nullopt;
}

} // namespace remat::planner
