// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `moccasin`: Bartan et al., "Moccasin: Efficient Tensor
/// Rematerialization for Neural Networks", 2023: each value has at most two
/// retention intervals.
///
/// Objective: first the least overrun of the budget, then the least time, over
/// the ends and beginnings of intervals: O(values) choices instead of
/// Checkmate's O(ops^2).
///
/// The paper solves this with constraint programming (OR-tools' CP-SAT). Here
/// is a local search over the same choices instead: splitting the interval of a
/// value that lies idle at the peak, joining intervals again where the budget
/// allows, and random joins with repair, until the number of plans is spent. It
/// proves nothing, and may miss what CP-SAT finds; the recomputation itself is
/// placed lazily instead of anywhere in its stage. A replay a plan.

#include "BestPlan.h"
#include "Rivals.h"

#include "../ProblemIndex.h"
#include "llvm/ADT/STLExtras.h"
#include <random>

namespace remat::planner {

/// Work in ops: so many plans times the size of the problem.
static constexpr uint64_t mostOpsReplayed = 4000000;
static constexpr uint64_t fewestPlans = 100, mostPlans = 30000;
/// The part of all plans after which intervals are split many at a time.
static constexpr double patience = 0.25;
/// Splits that are compared before one is taken.
static constexpr size_t splitsCompared = 6;

namespace {
class IntervalSearch {
public:
  IntervalSearch(const Problem &problem, const Request &request)
      : index(problem),
        best(problem, request,
             std::clamp<uint64_t>(mostOpsReplayed / (problem.ops.size() + 1),
                                  fewestPlans, mostPlans)),
        random(request.seed) {}
  llvm::Expected<Plan> run();

private:
  struct State {
    Decisions decisions;
    Cost cost;
    /// Bytes above the budget, over all steps.
    double overrun = 0;
    /// The base op around which the peak lies.
    OpId peak = 0;
  };
  struct Split {
    ValueId root;
    /// The first interval ends after this op.
    OpId end;
    double worth;
  };
  std::optional<State> evaluate(Decisions decisions);
  OpId lastUse(ValueId root) const {
    return index.uses[root].empty() ? index.producer[root]
                                    : index.uses[root].back();
  }
  bool isSplit(const Decisions &decisions, ValueId root) const {
    return decisions.choices[root] == Choice::Recompute &&
           decisions.gapStarts[root] < lastUse(root);
  }
  std::vector<Split> splitsAt(OpId position, const Decisions &decisions) const;
  std::vector<ValueId> splitValues(const State &state) const;
  bool splitMany(State &state);
  void lowerOverrun(State &state);
  void joinIntervals(State &state);
  void perturb(State &state);
  bool isBetter(const State &a, const State &b) const {
    if (a.overrun != b.overrun)
      return a.overrun < b.overrun;
    return best.isBetter(a.cost, b.cost);
  }

  ProblemIndex index;
  BestPlan best;
  std::mt19937_64 random;
};
} // namespace

std::optional<IntervalSearch::State>
IntervalSearch::evaluate(Decisions decisions) {
  if (best.isSpent())
    return std::nullopt;
  llvm::Expected<Plan> plan = buildPlan(index.problem, decisions);
  std::vector<Step> steps;
  if (plan)
    steps = plan->steps;
  std::optional<Replay> replayed = best.consider(std::move(plan));
  if (!replayed)
    return std::nullopt;
  State state{std::move(decisions), replayed->cost, 0, 0};
  // The peak belongs to the base op for whose sake its step is there.
  bool hasPeak = false, isFound = false;
  for (auto [step, bytes] : llvm::zip(steps, replayed->bytesAtStep)) {
    state.overrun += double(std::max<int64_t>(0, bytes - best.targetBytes()));
    hasPeak |= bytes == state.cost.peakBytes;
    if (step.kind == StepKind::Run && !isFound) {
      state.peak = step.id;
      isFound = hasPeak;
    }
  }
  return state;
}

/// Values with one interval that are idle at `position`, dearest bytes first.
std::vector<IntervalSearch::Split>
IntervalSearch::splitsAt(OpId position, const Decisions &decisions) const {
  std::vector<Split> splits;
  for (size_t root = 0; root < decisions.choices.size(); ++root) {
    if (decisions.choices[root] != Choice::Recompute ||
        isSplit(decisions, ValueId(root)) || index.producer[root] >= position)
      continue;
    OpId end = index.producer[root];
    bool isIdle = false;
    for (OpId use : index.uses[root]) {
      isIdle = use > position;
      if (use >= position)
        break;
      end = use;
    }
    if (!isIdle)
      continue;
    double time = double(index.problem.ops[index.producer[root]].timeNs) + 1;
    splits.push_back(
        {ValueId(root), end, double(index.problem.values[root].bytes) / time});
  }
  llvm::sort(splits, [](const Split &a, const Split &b) {
    return a.worth != b.worth ? a.worth > b.worth : a.root < b.root;
  });
  return splits;
}

/// Splits so many intervals at the peak that half of the excess is gone; false
/// if that does not help.
bool IntervalSearch::splitMany(State &state) {
  Decisions changed = state.decisions;
  int64_t excess = state.cost.peakBytes - best.targetBytes(), freed = 0;
  for (const Split &split : splitsAt(state.peak, state.decisions)) {
    changed.gapStarts[split.root] = split.end;
    freed += index.problem.values[split.root].bytes;
    if (freed * 2 >= excess)
      break;
  }
  std::optional<State> next = evaluate(std::move(changed));
  if (!next || next->overrun >= state.overrun)
    return false;
  state = std::move(*next);
  return true;
}

/// Splits intervals at the peak until the budget is kept or nothing helps: one
/// by one at first, many at once where that would take too many plans.
void IntervalSearch::lowerOverrun(State &state) {
  while (state.overrun > 0 && !best.isSpent()) {
    if (best.usedPart() > patience && splitMany(state))
      continue;
    std::optional<State> chosen;
    double chosenRate = 0;
    size_t compared = 0;
    for (const Split &split : splitsAt(state.peak, state.decisions)) {
      if (compared >= splitsCompared && chosen)
        break;
      Decisions changed = state.decisions;
      changed.gapStarts[split.root] = split.end;
      std::optional<State> next = evaluate(std::move(changed));
      ++compared;
      if (!next || next->overrun >= state.overrun)
        continue;
      double rate =
          (state.overrun - next->overrun) /
          double(std::max<int64_t>(1, next->cost.timeNs - state.cost.timeNs));
      if (chosen && rate <= chosenRate)
        continue;
      chosen = std::move(next);
      chosenRate = rate;
    }
    if (!chosen)
      return;
    state = std::move(*chosen);
  }
}

/// Values with two intervals, those dearest to recompute first.
std::vector<ValueId> IntervalSearch::splitValues(const State &state) const {
  std::vector<ValueId> split;
  for (size_t root = 0; root < state.decisions.choices.size(); ++root)
    if (isSplit(state.decisions, ValueId(root)))
      split.push_back(ValueId(root));
  llvm::sort(split, [&](ValueId a, ValueId b) {
    int64_t first = index.problem.ops[index.producer[a]].timeNs;
    int64_t second = index.problem.ops[index.producer[b]].timeNs;
    return first != second ? first > second : a < b;
  });
  return split;
}

/// Joins intervals again where the budget allows.
void IntervalSearch::joinIntervals(State &state) {
  for (ValueId root : splitValues(state)) {
    Decisions changed = state.decisions;
    changed.gapStarts[root] = lastUse(root);
    std::optional<State> next = evaluate(std::move(changed));
    if (next && isBetter(*next, state))
      state = std::move(*next);
  }
}

/// Joins a few random intervals, repairs, and keeps what is better.
void IntervalSearch::perturb(State &state) {
  std::vector<ValueId> split = splitValues(state);
  Decisions changed = state.decisions;
  for (size_t count = 1 + random() % 4; count > 0; --count) {
    ValueId root = split[random() % split.size()];
    changed.gapStarts[root] = lastUse(root);
  }
  std::optional<State> next = evaluate(std::move(changed));
  if (!next)
    return;
  lowerOverrun(*next);
  joinIntervals(*next);
  if (isBetter(*next, state))
    state = std::move(*next);
}

llvm::Expected<Plan> IntervalSearch::run() {
  Decisions decisions = retainAll(index.problem);
  decisions.gapStarts.assign(decisions.choices.size(), -1);
  // One interval each, up to the last use; a rerun that needs the value later
  // begins the second one.
  for (size_t root = 0; root < decisions.choices.size(); ++root)
    if (index.isRecomputable[root] && !index.isResult[root]) {
      decisions.choices[root] = Choice::Recompute;
      decisions.gapStarts[root] = lastUse(ValueId(root));
    }
  std::optional<State> state = evaluate(std::move(decisions));
  if (!state)
    return best.take();
  lowerOverrun(*state);
  joinIntervals(*state);
  while (!splitValues(*state).empty() && !best.isSpent())
    perturb(*state);
  return best.take();
}

llvm::Expected<Plan> planLikeMoccasin(const Problem &problem,
                                      const Request &request) {
  return IntervalSearch(problem, request).run();
}

} // namespace remat::planner
