// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How narrow points are found:
///
/// 1. A storage *crosses* a point if a forward op before made it and a forward
///    op after reads it. What follows from parameters alone by light ops (casts
///    of weights, masks) does not count: it is at hand anywhere.
/// 2. Between two heavy ops (matmul, convolution, attention, loop) the point
///    with the fewest crossing bytes is a candidate, the last of equals.
/// 3. A candidate stays if neither neighbour is narrower; the last one before
///    the last heavy op stays in any case. What follows it is the *head*.
///
/// Chosen by XLA's own temp bytes over eight rules, dynamic programming among
/// them (docs/decisions/0005-narrow-points.md).

#include "NarrowPoints.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

namespace {
class NarrowPointFinder {
public:
  explicit NarrowPointFinder(const ProblemIndex &index)
      : index(index), problem(index.problem) {}
  std::vector<NarrowPoint> find();

private:
  void collectForwardOps();
  void markLight();
  void countCrossings();
  void collectCandidates();
  void keepLocalMinima();
  bool isHeavy(OpId op) const {
    OpKind kind = problem.ops[op].kind;
    return hasHeavyKinds ? kind == OpKind::Matmul ||
                               kind == OpKind::Convolution ||
                               kind == OpKind::Attention ||
                               kind == OpKind::Control
                         : true;
  }

  const ProblemIndex &index;
  const Problem &problem;
  bool hasHeavyKinds = false;
  std::vector<OpId> forward;
  /// Position of an op in `forward`.
  std::vector<size_t> positionOf;
  std::vector<char> isLight;
  /// [made, last read, root], by position.
  struct Life {
    size_t begin, end;
    ValueId root;
  };
  std::vector<Life> lives;
  std::vector<int64_t> bytes;
  std::vector<size_t> chosen;
};
} // namespace

void NarrowPointFinder::collectForwardOps() {
  positionOf.assign(problem.ops.size(), 0);
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    if (!index.isForward[id])
      continue;
    positionOf[id] = forward.size();
    forward.push_back(OpId(id));
    hasHeavyKinds |= op.kind == OpKind::Matmul ||
                     op.kind == OpKind::Convolution ||
                     op.kind == OpKind::Attention ||
                     op.kind == OpKind::Control;
  }
}

void NarrowPointFinder::markLight() {
  isLight.assign(problem.values.size(), 0);
  for (ValueId argument : problem.arguments) {
    ValueClass valueClass = problem.values[argument].valueClass;
    isLight[argument] = valueClass == ValueClass::Parameter ||
                        valueClass == ValueClass::OptimizerState ||
                        valueClass == ValueClass::Constant;
  }
  for (OpId id : forward) {
    const Op &op = problem.ops[id];
    bool light = hasHeavyKinds && !isHeavy(id) && op.recomputable &&
                 llvm::all_of(op.inputs, [&](ValueId input) {
                   return isLight[problem.rootOf(input)];
                 });
    for (ValueId output : op.outputs)
      isLight[output] = light;
  }
}

void NarrowPointFinder::countCrossings() {
  bytes.assign(forward.size() + 1, 0);
  for (OpId id : forward)
    for (ValueId output : problem.ops[id].outputs) {
      std::optional<OpId> last;
      for (OpId use : index.uses[output])
        if (index.isForward[use])
          last = use;
      if (!last || isLight[output])
        continue;
      Life life{positionOf[id], positionOf[*last], output};
      lives.push_back(life);
      bytes[life.begin] += problem.values[output].bytes;
      bytes[life.end] -= problem.values[output].bytes;
    }
  for (size_t position = 1; position < forward.size(); ++position)
    bytes[position] += bytes[position - 1];
}

/// The narrowest position between each two heavy ops.
void NarrowPointFinder::collectCandidates() {
  std::optional<size_t> best;
  for (size_t position = 0; position < forward.size(); ++position) {
    if (isHeavy(forward[position])) {
      if (best)
        chosen.push_back(*best);
      best.reset();
    }
    bool isCrossed = bytes[position] > 0;
    if (isCrossed && (!best || bytes[position] <= bytes[*best]))
      best = position;
  }
}

void NarrowPointFinder::keepLocalMinima() {
  std::vector<size_t> kept;
  for (size_t i = 0; i < chosen.size(); ++i) {
    int64_t own = bytes[chosen[i]];
    bool isNarrowest = (i == 0 || own <= bytes[chosen[i - 1]]) &&
                       (i + 1 == chosen.size() || own <= bytes[chosen[i + 1]]);
    if (isNarrowest || i + 1 == chosen.size())
      kept.push_back(chosen[i]);
  }
  chosen = std::move(kept);
}

std::vector<NarrowPoint> NarrowPointFinder::find() {
  collectForwardOps();
  if (forward.empty())
    return {};
  markLight();
  countCrossings();
  collectCandidates();
  keepLocalMinima();
  std::vector<NarrowPoint> points;
  for (size_t position : chosen)
    points.push_back({forward[position], {}});
  // Lives are sorted by begin; sweep them once over all points.
  for (const Life &life : lives) {
    auto *first = std::lower_bound(chosen.data(), chosen.data() + chosen.size(),
                                   life.begin);
    for (size_t at = size_t(first - chosen.data());
         at < chosen.size() && chosen[at] < life.end; ++at)
      points[at].crossing.push_back(life.root);
  }
  for (NarrowPoint &point : points)
    llvm::sort(point.crossing);
  return points;
}

std::vector<NarrowPoint> findNarrowPoints(const ProblemIndex &index) {
  return NarrowPointFinder(index).find();
}

} // namespace remat::planner
