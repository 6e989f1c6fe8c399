// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds the lives that span the peak in one pass over the plan. O(steps).

#include "PeakMoves.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

int64_t remakeTime(const ProblemIndex &index, ValueId root) {
  int64_t best = INT64_MAX / 8;
  for (OpId maker : index.makers[root]) {
    int64_t time = index.problem.ops[maker].timeNs;
    for (const auto &[output, ns] : index.problem.ops[maker].elidable)
      if (output != root)
        time -= ns;
    best = std::min(best, time);
    for (const auto &[target, ns] : index.problem.ops[maker].inlineInto)
      best = std::min(best, std::max<int64_t>(ns, 0));
  }
  return best;
}

namespace {
/// What is live at the peak and which base op stands there.
struct PeakView {
  std::vector<char> live;
  std::vector<char> touched;
  /// Last base op that ran first before or at the peak.
  OpId lastBase = -1;
};
} // namespace

static void touchOp(const Problem &problem, PeakView &view, const Step &step,
                    bool isAtPeak) {
  const Op &op = problem.ops[step.id];
  if (isAtPeak)
    for (ValueId input : op.inputs)
      view.touched[problem.rootOf(input)] = 1;
  if (op.isView() || (step.into && !step.keep))
    return;
  for (ValueId output : op.outputs) {
    if (llvm::is_contained(step.without, output))
      continue;
    view.live[output] = 1;
    if (isAtPeak)
      view.touched[output] = 1;
  }
}

/// Replays who is live up to the peak.
static PeakView viewPeak(const Problem &problem, const Candidate &candidate) {
  PeakView view;
  view.live.assign(problem.values.size(), 0);
  view.touched.assign(problem.values.size(), 0);
  const std::vector<Step> &steps = candidate.plan.steps;
  size_t begin = *candidate.replay.peakStep, end = begin;
  while (end < steps.size() && steps[end].into)
    ++end;
  for (size_t index = 0; index <= end && index < steps.size(); ++index) {
    const Step &step = steps[index];
    switch (step.kind) {
    case StepKind::Run:
      view.lastBase = step.id;
      [[fallthrough]];
    case StepKind::Rerun:
      touchOp(problem, view, step, index >= begin);
      break;
    case StepKind::Drop:
      view.live[step.id] = 0;
      break;
    case StepKind::Fetch:
      view.live[step.id] = 1;
      break;
    case StepKind::Offload:
      break;
    }
  }
  return view;
}

/// The next tighter decision about an idle storage; none if there is none.
static std::optional<Move> tighten(const ProblemIndex &index,
                                   const Decisions &decisions, ValueId root,
                                   OpId peakOp) {
  Move move;
  move.root = root;
  move.bytes = index.problem.values[root].bytes;
  move.cost = double(remakeTime(index, root));
  Choice choice = decisions.choices[root];
  if (choice == Choice::RecomputeEachUse || choice == Choice::Offload)
    return std::nullopt;
  if (choice == Choice::Recompute) {
    // Made again and waiting: drop it after each use.
    OpId begin = root < ValueId(decisions.gapStarts.size())
                     ? decisions.gapStarts[root]
                     : -1;
    move.choice = Choice::RecomputeEachUse;
    move.gapStart = begin;
    return move;
  }
  move.choice = Choice::Recompute;
  OpId begin = index.gapStart[root];
  if (begin >= 0 && begin <= peakOp)
    return move;
  // The default gap does not span the peak: begin after the use before it.
  move.gapStart = index.producer[root];
  for (OpId use : index.uses[root])
    if (use <= peakOp)
      move.gapStart = use;
  return move;
}

std::vector<Move> findPeakMoves(const ProblemIndex &index,
                                const Candidate &candidate) {
  std::vector<Move> moves;
  if (!candidate.replay.peakStep)
    return moves;
  PeakView view = viewPeak(index.problem, candidate);
  for (size_t root = 0; root < view.live.size(); ++root) {
    if (!view.live[root] || view.touched[root] || index.isResult[root] ||
        !index.isRecomputable[root] || index.problem.values[root].bytes == 0)
      continue;
    if (std::optional<Move> move =
            tighten(index, candidate.decisions, ValueId(root), view.lastBase))
      moves.push_back(*move);
  }
  llvm::sort(moves, [](const Move &a, const Move &b) {
    double first = a.cost * double(b.bytes), second = b.cost * double(a.bytes);
    return first != second ? first < second : a.root < b.root;
  });
  return moves;
}

void applyMove(Decisions &decisions, const Move &move) {
  decisions.choices[move.root] = move.choice;
  if (decisions.gapStarts.empty())
    decisions.gapStarts.assign(decisions.choices.size(), -1);
  decisions.gapStarts[move.root] = move.gapStart;
}

} // namespace remat::planner
