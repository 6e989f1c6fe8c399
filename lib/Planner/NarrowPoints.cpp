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
/// Checkpoints: a fused kernel makes the sum that goes on to the next layer and what is
/// normalized of it, which both cross, but the second is made of the first. So what crosses
/// the candidates is first reduced to what has to be saved, then step 3 is done twice, with
/// some tolerance for the little values: that leaves the ends of layers, and places inside
/// of them that are about as narrow as their neighbours were, but may lose some to a narrow
/// place beside them. The second level has the ends alone: what is left of the first of the
/// two steps without what has narrower places on both sides.
///
/// Chosen by XLA's own temp bytes over eight rules, dynamic programming among
/// them (docs/decisions/0005-narrow-points.md).

#include "NarrowPoints.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Values of at most this part of the widest that crosses are little.
static constexpr int64_t littlePart = 64;
/// What is wider by this part of itself is as narrow.
static constexpr int64_t tolerancePart = 16;
/// Storages looked at to tell whether one can be made again.
static constexpr size_t mostVisits = 64;

namespace {
class NarrowPointFinder {
public:
  explicit NarrowPointFinder(const ProblemIndex &index)
      : index(index), problem(index.problem) {}
  std::vector<NarrowPoint> find();
  Checkpoints findCheckpoints();

private:
  using Roots = llvm::DenseSet<ValueId>;
  void prepare();
  void collectForwardOps();
  void markLight();
  void countCrossings();
  void collectCandidates();
  void keepLocalMinima(int64_t tolerance);
  void dropEmpty();
  void dropBetweenNarrower();
  std::vector<NarrowPoint> collectCrossing() const;
  Roots findLittle(const NarrowPoint &point) const;
  void reduce(NarrowPoint &point) const;
  bool canMake(ValueId root, const Roots &saved, Roots &failed) const;
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

/// `tolerance`: the part of a point's bytes by which it may exceed its neighbours; 0: none.
void NarrowPointFinder::keepLocalMinima(int64_t tolerance) {
  std::vector<size_t> kept;
  for (size_t i = 0; i < chosen.size(); ++i) {
    int64_t own = bytes[chosen[i]];
    if (tolerance)
      own -= own / tolerance;
    bool isNarrowest = (i == 0 || own <= bytes[chosen[i - 1]]) &&
                       (i + 1 == chosen.size() || own <= bytes[chosen[i + 1]]);
    if (isNarrowest || i + 1 == chosen.size())
      kept.push_back(chosen[i]);
  }
  chosen = std::move(kept);
}

/// Where nothing crosses but what is made of arguments, there is nothing to save, and what
/// lies beside it is no less narrow for that.
void NarrowPointFinder::dropEmpty() {
  int64_t widest = 0;
  for (size_t position : chosen)
    widest = std::max(widest, bytes[position]);
  llvm::erase_if(chosen, [&](size_t position) {
    return bytes[position] <= widest / littlePart;
  });
}

/// Without those that have clearly narrower ones on both sides, however far. Pyramids of
/// sizes stay as they are.
void NarrowPointFinder::dropBetweenNarrower() {
  std::vector<int64_t> narrowestBehind(chosen.size() + 1, INT64_MAX);
  for (size_t i = chosen.size(); i-- > 0;)
    narrowestBehind[i] = std::min(narrowestBehind[i + 1], bytes[chosen[i]]);
  int64_t narrowestBefore = INT64_MAX;
  std::vector<size_t> kept;
  for (size_t i = 0; i < chosen.size(); ++i) {
    int64_t own = bytes[chosen[i]] - bytes[chosen[i]] / tolerancePart;
    if (own <= narrowestBefore || own <= narrowestBehind[i + 1])
      kept.push_back(chosen[i]);
    narrowestBefore = std::min(narrowestBefore, bytes[chosen[i]]);
  }
  chosen = std::move(kept);
}

/// What crosses the chosen points.
std::vector<NarrowPoint> NarrowPointFinder::collectCrossing() const {
  std::vector<NarrowPoint> points;
  for (size_t position : chosen)
    points.push_back({forward[position], {}});
  // Lives are sorted by begin; sweep them once over all points.
  for (const Life &life : lives) {
    const auto *first = std::lower_bound(
        chosen.data(), chosen.data() + chosen.size(), life.begin);
    for (size_t at = size_t(first - chosen.data());
         at < chosen.size() && chosen[at] < life.end; ++at)
      points[at].crossing.push_back(life.root);
  }
  for (NarrowPoint &point : points)
    llvm::sort(point.crossing);
  return points;
}

/// Little values that the kernels make which make what crosses.
NarrowPointFinder::Roots
NarrowPointFinder::findLittle(const NarrowPoint &point) const {
  int64_t widest = 0;
  for (ValueId root : point.crossing)
    widest = std::max(widest, problem.values[root].bytes);
  Roots little;
  for (ValueId root : point.crossing)
    for (ValueId output : problem.ops[index.producer[root]].outputs)
      if (problem.values[output].bytes <= widest / littlePart)
        little.insert(output);
  return little;
}

/// Whether light ops make the storage of arguments and of what is saved. `failed`: those
/// that cannot be made; at most so many are looked at.
bool NarrowPointFinder::canMake(ValueId root, const Roots &saved,
                                Roots &failed) const {
  if (index.isArgument[root] || saved.contains(root))
    return true;
  if (failed.size() > mostVisits || !failed.insert(root).second)
    return false;
  bool isMade = llvm::any_of(index.makers[root], [&](OpId maker) {
    return !isHeavy(maker) && index.isGrounded(maker) &&
           llvm::all_of(problem.ops[maker].inputs, [&](ValueId input) {
             return canMake(problem.rootOf(input), saved, failed);
           });
  });
  if (isMade)
    failed.erase(root);
  return isMade;
}

void NarrowPointFinder::reduce(NarrowPoint &point) const {
  Roots little = findLittle(point);
  Roots saved(point.crossing.begin(), point.crossing.end());
  saved.insert(little.begin(), little.end());
  // What is made last is made of the others.
  llvm::stable_sort(point.crossing, [&](ValueId a, ValueId b) {
    return index.rank[a] > index.rank[b];
  });
  for (ValueId root : point.crossing) {
    if (little.contains(root))
      continue;
    saved.erase(root);
    Roots failed;
    if (!canMake(root, saved, failed))
      saved.insert(root);
  }
  point.crossing.assign(saved.begin(), saved.end());
  llvm::sort(point.crossing);
}

void NarrowPointFinder::prepare() {
  collectForwardOps();
  markLight();
  countCrossings();
  collectCandidates();
}

std::vector<NarrowPoint> NarrowPointFinder::find() {
  prepare();
  keepLocalMinima(/*tolerance=*/0);
  return collectCrossing();
}

Checkpoints NarrowPointFinder::findCheckpoints() {
  prepare();
  std::vector<NarrowPoint> points = collectCrossing();
  llvm::DenseMap<OpId, size_t> numbers;
  for (auto [number, point] : llvm::enumerate(points)) {
    reduce(point);
    numbers[point.after] = number;
    int64_t &crossing = bytes[chosen[number]];
    crossing = 0;
    for (ValueId root : point.crossing)
      crossing += problem.values[root].bytes;
  }
  Checkpoints checkpoints;
  checkpoints.isLight = isLight;
  checkpoints.headStart =
      points.empty() ? OpId(problem.ops.size()) : points.back().after;
  auto addLevel = [&] {
    std::vector<NarrowPoint> &level = checkpoints.levels.emplace_back();
    for (size_t position : chosen)
      level.push_back(points[numbers[forward[position]]]);
  };
  dropEmpty();
  keepLocalMinima(tolerancePart);
  std::vector<size_t> minima = chosen;
  keepLocalMinima(tolerancePart);
  addLevel();
  std::vector<size_t> first = std::exchange(chosen, std::move(minima));
  dropBetweenNarrower();
  if (chosen != first)
    addLevel();
  return checkpoints;
}

std::vector<NarrowPoint> findNarrowPoints(const ProblemIndex &index) {
  return NarrowPointFinder(index).find();
}

Checkpoints findCheckpoints(const ProblemIndex &index) {
  return NarrowPointFinder(index).findCheckpoints();
}

} // namespace remat::planner
