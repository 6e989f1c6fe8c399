// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategies `pointwise`, `dots` and `dots-no-batch`: the fixed rules of the
/// field, which save the outputs of some kinds of ops and recompute what else
/// the forward part makes. `pointwise` is the default rule of selective
/// checkpointing (save what is dear to compute); the other two are JAX's
/// `checkpoint_dots` and `checkpoint_dots_with_no_batch_dims`. As with JAX's
/// checkpoints around layers, what crosses a narrow point of the forward graph
/// is saved too, and the head behind the last one is not recomputed: its values
/// are used at once. They know no budget and no peak. O(n log n).

#include "Strategies.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

static bool isSaved(const Op &op, SavedKinds kinds) {
  switch (kinds) {
  case SavedKinds::Heavy:
    return op.kind == OpKind::Matmul || op.kind == OpKind::Convolution ||
           op.kind == OpKind::Attention;
  case SavedKinds::Dots:
    return op.kind == OpKind::Matmul || op.kind == OpKind::Convolution;
  case SavedKinds::DotsWithoutBatch:
    return op.kind == OpKind::Matmul && !op.batched;
  }
  return true;
}

Decisions recomputeForward(const ProblemIndex &index, OpId headStart,
                           bool includesLoops) {
  Decisions decisions = retainAll(index.problem);
  for (auto [id, op] : llvm::enumerate(index.problem.ops))
    if (index.isEarly[id] && OpId(id) <= headStart &&
        (includesLoops || op.kind != OpKind::Control))
      for (ValueId output : op.outputs)
        decisions.choices[output] = Choice::Recompute;
  return decisions;
}

Decisions recomputeForward(const ProblemIndex &index,
                           llvm::ArrayRef<NarrowPoint> points) {
  return recomputeForward(index, points.empty() ? OpId(index.problem.ops.size())
                                                : points.back().after);
}

Decisions decideByKind(const ProblemIndex &index, SavedKinds kinds) {
  std::vector<NarrowPoint> points = findNarrowPoints(index);
  Decisions decisions = recomputeForward(index, points);
  for (const NarrowPoint &point : points)
    for (ValueId root : point.crossing)
      decisions.choices[root] = Choice::Retain;
  for (const Op &op : index.problem.ops)
    if (!op.extra && !op.isView() && isSaved(op, kinds))
      for (ValueId output : op.outputs)
        decisions.choices[output] = Choice::Retain;
  return decisions;
}

namespace {
class OpKindStrategy : public Strategy {
public:
  explicit OpKindStrategy(SavedKinds kinds) : kinds(kinds) {}
  std::string name() const override {
    switch (kinds) {
    case SavedKinds::Heavy:
      return "pointwise";
    case SavedKinds::Dots:
      return "dots";
    case SavedKinds::DotsWithoutBatch:
      return "dots-no-batch";
    }
    return "";
  }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &) const override {
    ProblemIndex index(problem);
    return buildPlan(problem, decideByKind(index, kinds));
  }

private:
  SavedKinds kinds;
};
} // namespace

std::unique_ptr<Strategy> createOpKindStrategy(SavedKinds kinds) {
  return std::make_unique<OpKindStrategy>(kinds);
}

} // namespace remat::planner
