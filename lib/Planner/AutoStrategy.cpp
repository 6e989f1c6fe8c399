// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `auto`: the fastest plan found within the budget.
///
/// 1. *Candidates*: the fixed policies, and keep-all with everything made again
///    that can be made inline (on fused problems this is often faster than
///    keep-all, since forward kernels then write less).
/// 2. *Repair*: while a candidate's peak exceeds the budget, drop storages that
///    lie idle above it, cheapest per byte first, over the whole plan at once
///    or, where that fails, at the peak; keep the change if the excess falls.
/// 3. *Give back*: retain again what is dearest to make per byte, while the
///    budget is kept and the time falls; last, make inline what still pays.
///
/// Objective: time within the budget, or the peak with `minimizePeak`. A local
/// search: no optimality, but every step is a full replay. Deterministic; ends
/// after a number of evaluations that depends on the size of the problem, or at
/// the request's limits, with the best plan so far.

#include "PeakMoves.h"
#include "Strategies.h"

#include "llvm/ADT/STLExtras.h"
#include <set>

namespace remat::planner {

namespace {
class AutoSearch {
public:
  AutoSearch(const Problem &problem, const Request &request)
      : evaluator(problem, request, /*largestSeconds=*/30), request(request),
        index(evaluator.index),
        target(request.minimizePeak ? computeFloor(problem).bytes
                                    : request.budgetBytes.value_or(INT64_MAX)) {
  }
  llvm::Expected<Plan> run();

private:
  using Refused = std::set<std::pair<ValueId, Choice>>;

  std::optional<Candidate> evaluate(const Decisions &decisions);
  void consider(const Candidate &candidate);
  bool isBetter(const Candidate &a, const Candidate &b) const;
  bool isWithin(const Candidate &candidate) const {
    return candidate.cost().peakBytes <= target;
  }
  std::vector<Candidate> evaluatePolicies();
  Decisions recomputeInlinable(const Decisions &from) const;
  Candidate repair(Candidate current, bool sweeps);
  bool repairStep(Candidate &current, size_t &batch, Refused &refused);
  bool sweepStep(Candidate &current, double &ambition, const Refused &refused);
  Candidate giveBack(Candidate current);
  void makeInlineWhatPays();
  Candidate improveByGroups(Candidate current, std::vector<ValueId> roots,
                            Choice choice);

  Evaluator evaluator;
  const Request &request;
  const ProblemIndex &index;
  int64_t target;
  std::optional<Candidate> best;
};
} // namespace

/// Within the budget: the faster. Else the lower peak.
bool AutoSearch::isBetter(const Candidate &a, const Candidate &b) const {
  bool aWithin = isWithin(a), bWithin = isWithin(b);
  if (aWithin != bWithin)
    return aWithin;
  auto key = [&](const Candidate &c) {
    return aWithin ? std::make_pair(c.cost().timeNs, c.cost().peakBytes)
                   : std::make_pair(c.cost().peakBytes, c.cost().timeNs);
  };
  return key(a) < key(b);
}

void AutoSearch::consider(const Candidate &candidate) {
  if (!best || isBetter(candidate, *best))
    best = candidate;
}

std::optional<Candidate> AutoSearch::evaluate(const Decisions &decisions) {
  std::optional<int64_t> limit;
  if (target != INT64_MAX)
    limit = target;
  std::optional<Candidate> candidate = evaluator.evaluate(decisions, limit);
  if (candidate)
    consider(*candidate);
  return candidate;
}

/// Makes everything again that an inlined rerun can make for all its readers
/// after its gap.
Decisions AutoSearch::recomputeInlinable(const Decisions &from) const {
  Decisions decisions = from;
  for (size_t root = 0; root < decisions.choices.size(); ++root) {
    if (!index.isRecomputable[root] || !index.crosses[root])
      continue;
    bool everywhere = true;
    std::optional<OpId> use =
        index.nextUseAfter(ValueId(root), index.gapStart[root]);
    for (; use && everywhere; use = index.nextUseAfter(ValueId(root), *use))
      everywhere = llvm::any_of(index.makers[root], [&](OpId maker) {
        return index.inlineTime(maker, *use).has_value();
      });
    if (everywhere)
      decisions.choices[root] = Choice::Recompute;
  }
  return decisions;
}

std::vector<Candidate> AutoSearch::evaluatePolicies() {
  Decisions keepAll = retainAll(index.problem);
  std::vector<Decisions> policies = {
      keepAll,
      recomputeInlinable(keepAll),
      decideByKind(index, SavedKinds::Heavy),
      decideBySegments(index, 1),
      decideByKind(index, SavedKinds::DotsWithoutBatch),
      decideByKind(index, SavedKinds::Dots)};
  for (unsigned every : {2u, 0u, 3u, 4u, 6u, 8u, 12u, 16u})
    policies.push_back(decideBySegments(index, every));
  std::vector<Candidate> candidates;
  for (const Decisions &policy : policies) {
    bool isNew = llvm::none_of(candidates, [&](const Candidate &candidate) {
      return candidate.decisions == policy;
    });
    if (!isNew)
      continue;
    if (std::optional<Candidate> candidate = evaluate(policy))
      candidates.push_back(std::move(*candidate));
  }
  return candidates;
}

/// One attempt at lowering the excess; false when nothing is left to try.
bool AutoSearch::repairStep(Candidate &current, size_t &batch,
                            Refused &refused) {
  std::vector<Move> moves = findPeakMoves(index, current);
  llvm::erase_if(moves, [&](const Move &move) {
    return refused.count({move.root, move.choice}) != 0;
  });
  if (moves.empty())
    return false;
  batch = std::min(batch, moves.size());
  Decisions changed = current.decisions;
  int64_t excess = current.cost().peakBytes - target, freed = 0;
  size_t used = 0;
  for (; used < batch && freed < excess; ++used) {
    applyMove(changed, moves[used]);
    freed += moves[used].bytes;
  }
  std::optional<Candidate> candidate = evaluate(changed);
  bool isLower =
      candidate && (candidate->excess < current.excess || isWithin(*candidate));
  if (isLower) {
    current = std::move(*candidate);
    batch *= 2;
    return true;
  }
  if (used == 1)
    refused.insert({moves[0].root, moves[0].choice});
  batch = std::max<size_t>(1, used / 2);
  return true;
}

/// One attempt at all steps above a level between the peak and the target;
/// halves the ambition where that fails. False when it found nothing.
bool AutoSearch::sweepStep(Candidate &current, double &ambition,
                           const Refused &refused) {
  for (; ambition > 0.05 && !evaluator.isSpent(); ambition /= 2) {
    int64_t peak = current.cost().peakBytes;
    int64_t level = peak - int64_t(double(peak - target) * ambition);
    std::vector<Move> moves =
        findExcessMoves(index, current, level, [&](const Move &move) {
          return refused.count({move.root, move.choice}) != 0;
        });
    if (moves.empty())
      continue;
    Decisions changed = current.decisions;
    for (const Move &move : moves)
      applyMove(changed, move);
    std::optional<Candidate> candidate = evaluate(changed);
    if (!candidate ||
        (!isWithin(*candidate) && candidate->excess > current.excess * 0.999))
      continue;
    current = std::move(*candidate);
    ambition = std::min(1.0, ambition * 2);
    return true;
  }
  return false;
}

/// With `sweeps` whole plans at once first, else only moves at the peak: finer
/// but slower.
Candidate AutoSearch::repair(Candidate current, bool sweeps) {
  Refused refused;
  size_t batch = std::max<size_t>(1, index.problem.ops.size() / 64);
  double ambition = 1;
  bool progress = true;
  // No attempt may use up what the others need.
  uint64_t last = evaluator.used() + evaluator.limit() / 6;
  while (progress && !isWithin(current) && !evaluator.isSpent() &&
         evaluator.used() < last) {
    if (sweeps && sweepStep(current, ambition, refused))
      continue;
    // Single moves at the peak find what the sweep's estimate misses.
    double before = current.excess;
    progress = repairStep(current, batch, refused);
    if (current.excess < before)
      ambition = 1;
  }
  return current;
}

/// Sets the choice of `roots` in halves, keeping each half that stays within
/// the budget and takes less time.
Candidate AutoSearch::improveByGroups(Candidate current,
                                      std::vector<ValueId> roots,
                                      Choice choice) {
  std::vector<std::vector<ValueId>> groups = {std::move(roots)};
  while (!groups.empty() && !evaluator.isSpent()) {
    std::vector<ValueId> group = std::move(groups.back());
    groups.pop_back();
    if (group.empty())
      continue;
    Decisions changed = current.decisions;
    for (ValueId root : group)
      changed.choices[root] = choice;
    std::optional<Candidate> candidate = evaluate(changed);
    if (candidate && isBetter(*candidate, current)) {
      current = std::move(*candidate);
      continue;
    }
    if (group.size() == 1)
      continue;
    size_t middle = group.size() / 2;
    groups.emplace_back(group.begin() + middle, group.end());
    groups.emplace_back(group.begin(), group.begin() + middle);
  }
  return current;
}

Candidate AutoSearch::giveBack(Candidate current) {
  std::vector<ValueId> each, again;
  for (size_t root = 0; root < current.decisions.choices.size(); ++root) {
    Choice choice = current.decisions.choices[root];
    if (choice == Choice::RecomputeEachUse)
      each.push_back(ValueId(root));
    if (choice != Choice::Retain && index.isRecomputable[root])
      again.push_back(ValueId(root));
  }
  auto dearestFirst = [&](ValueId a, ValueId b) {
    double first =
        double(remakeTime(index, a)) * double(index.problem.values[b].bytes);
    double second =
        double(remakeTime(index, b)) * double(index.problem.values[a].bytes);
    return first != second ? first > second : a < b;
  };
  llvm::sort(each, dearestFirst);
  llvm::sort(again, dearestFirst);
  current = improveByGroups(std::move(current), each, Choice::Recompute);
  return improveByGroups(std::move(current), again, Choice::Retain);
}

/// Tries what retained storages cost or gain when they are made again inline.
void AutoSearch::makeInlineWhatPays() {
  std::vector<ValueId> roots;
  for (size_t root = 0; root < best->decisions.choices.size(); ++root) {
    bool isInlinable = llvm::any_of(index.makers[root], [&](OpId maker) {
      return !index.problem.ops[maker].inlineInto.empty();
    });
    if (isInlinable && index.isRecomputable[root] && index.crosses[root] &&
        best->decisions.choices[root] == Choice::Retain)
      roots.push_back(ValueId(root));
  }
  improveByGroups(*best, std::move(roots), Choice::Recompute);
}

llvm::Expected<Plan> AutoSearch::run() {
  std::vector<Candidate> candidates = evaluatePolicies();
  if (candidates.empty())
    return buildPlan(index.problem, retainAll(index.problem));
  // Fast ones first, whatever their peak; then the one with the lowest peak.
  llvm::stable_sort(candidates, [](const Candidate &a, const Candidate &b) {
    return a.cost().timeNs < b.cost().timeNs;
  });
  auto lowest =
      llvm::min_element(candidates, [](const Candidate &a, const Candidate &b) {
        return a.cost().peakBytes < b.cost().peakBytes;
      });
  std::rotate(candidates.begin() +
                  std::min<size_t>(2, lowest - candidates.begin()),
              lowest, lowest + 1);
  for (Candidate &candidate : candidates) {
    if (evaluator.isSpent())
      break;
    for (bool sweeps : {true, false}) {
      if (!sweeps && isWithin(candidate))
        continue;
      Candidate repaired = repair(candidate, sweeps);
      if (isWithin(repaired))
        giveBack(std::move(repaired));
    }
  }
  if (isWithin(*best))
    makeInlineWhatPays();
  Plan plan = std::move(best->plan);
  plan.cut = evaluator.cut();
  return plan;
}

namespace {
class AutoStrategy : public Strategy {
public:
  std::string name() const override { return "auto"; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    return AutoSearch(problem, request).run();
  }
};
} // namespace

std::unique_ptr<Strategy> createAutoStrategy() {
  return std::make_unique<AutoStrategy>();
}

} // namespace remat::planner
