// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Moves for all steps above a level at once: one sweep over the plan chooses,
/// at each step that is too high, the cheapest idle storages per byte until
/// their bytes cover the excess; what was chosen counts as gone until it is
/// touched again. O((steps + touches) log touches).

#include "PeakMoves.h"

#include "llvm/ADT/STLExtras.h"
#include <queue>

namespace remat::planner {

namespace {
/// A stretch in which a storage is live and nobody touches it.
struct IdleSpan {
  ValueId root;
  size_t begin, end;
  /// The base op that ran last when the stretch began.
  OpId baseOp;
};

class SpanCollector {
public:
  SpanCollector(const ProblemIndex &index, const Plan &plan)
      : index(index), plan(plan), lastTouch(index.problem.values.size(), 0),
        baseAtTouch(index.problem.values.size(), -1),
        isLive(index.problem.values.size(), 0) {}
  std::vector<IdleSpan> collect();

private:
  void touch(ValueId root, size_t step);

  const ProblemIndex &index;
  const Plan &plan;
  std::vector<size_t> lastTouch;
  std::vector<OpId> baseAtTouch;
  std::vector<char> isLive;
  OpId base = -1;
  std::vector<IdleSpan> spans;
};
} // namespace

void SpanCollector::touch(ValueId root, size_t step) {
  if (isLive[root] && step > lastTouch[root] + 1 && index.isRecomputable[root])
    spans.push_back({root, lastTouch[root], step, baseAtTouch[root]});
  lastTouch[root] = step;
  baseAtTouch[root] = base;
}

std::vector<IdleSpan> SpanCollector::collect() {
  const Problem &problem = index.problem;
  for (auto [number, step] : llvm::enumerate(plan.steps)) {
    if (step.kind == StepKind::Drop || step.kind == StepKind::Fetch) {
      isLive[step.id] = step.kind == StepKind::Fetch;
      lastTouch[step.id] = number;
      continue;
    }
    if (step.kind == StepKind::Offload || problem.ops[step.id].isView())
      continue;
    if (step.kind == StepKind::Run)
      base = step.id;
    for (ValueId input : problem.ops[step.id].inputs)
      touch(problem.rootOf(input), number);
    if (step.into && !step.keep)
      continue;
    for (ValueId output : problem.ops[step.id].outputs)
      if (!llvm::is_contained(step.without, output)) {
        touch(output, number);
        isLive[output] = 1;
      }
  }
  // In the order of their beginnings; ends and roots break ties.
  llvm::sort(spans, [](const IdleSpan &a, const IdleSpan &b) {
    return std::tie(a.begin, a.end, a.root) < std::tie(b.begin, b.end, b.root);
  });
  return std::move(spans);
}

/// What can be decided so that the storage is gone in the stretch.
static std::optional<Move> moveFor(const ProblemIndex &index,
                                   const Decisions &decisions,
                                   const IdleSpan &span) {
  Move move;
  move.root = span.root;
  move.bytes = index.problem.values[span.root].bytes;
  move.cost = double(remakeTime(index, span.root));
  Choice choice = decisions.choices[span.root];
  if (move.bytes == 0 || index.isResult[span.root] ||
      choice == Choice::RecomputeEachUse || choice == Choice::Offload)
    return std::nullopt;
  move.gapStart = index.producer[span.root];
  for (OpId use : index.uses[span.root])
    if (use <= span.baseOp)
      move.gapStart = std::max(move.gapStart, use);
  move.choice = Choice::Recompute;
  if (choice == Choice::Recompute) {
    move.choice = Choice::RecomputeEachUse;
    OpId current =
        decisions.gapStarts.empty() ? -1 : decisions.gapStarts[span.root];
    if (current < 0)
      current = index.gapStart[span.root];
    if (current >= 0)
      move.gapStart = std::min(move.gapStart, current);
  }
  if (move.gapStart == index.gapStart[span.root])
    move.gapStart = -1;
  return move;
}

namespace {
/// A span with its move, ordered by cost per byte (best on top of a heap).
struct Offer {
  size_t span;
  Move move;

  bool operator<(const Offer &other) const {
    double mine = move.cost * double(other.move.bytes);
    double theirs = other.move.cost * double(move.bytes);
    return mine != theirs ? mine > theirs : span > other.span;
  }
};
} // namespace

std::vector<Move>
findExcessMoves(const ProblemIndex &index, const Candidate &candidate,
                int64_t level,
                llvm::function_ref<bool(const Move &)> isRefused) {
  std::vector<IdleSpan> spans = SpanCollector(index, candidate.plan).collect();
  std::priority_queue<Offer> offers;
  // Ends of chosen spans with their bytes, earliest first.
  std::priority_queue<std::pair<size_t, int64_t>,
                      std::vector<std::pair<size_t, int64_t>>, std::greater<>>
      chosenEnds;
  std::vector<char> isChosen(index.problem.values.size(), 0);
  std::vector<Move> moves;
  int64_t freed = 0;
  size_t next = 0;
  for (size_t step = 0; step < candidate.replay.bytesAtStep.size(); ++step) {
    for (; next < spans.size() && spans[next].begin < step; ++next)
      if (std::optional<Move> move =
              moveFor(index, candidate.decisions, spans[next]))
        if (!isRefused(*move))
          offers.push({next, *move});
    while (!chosenEnds.empty() && chosenEnds.top().first <= step) {
      freed -= chosenEnds.top().second;
      chosenEnds.pop();
    }
    while (candidate.replay.bytesAtStep[step] - freed > level &&
           !offers.empty()) {
      Offer offer = offers.top();
      offers.pop();
      size_t end = spans[offer.span].end;
      if (end <= step || isChosen[offer.move.root])
        continue;
      isChosen[offer.move.root] = 1;
      moves.push_back(offer.move);
      freed += offer.move.bytes;
      chosenEnds.push({end, offer.move.bytes});
    }
  }
  return moves;
}

} // namespace remat::planner
