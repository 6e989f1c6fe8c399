// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How narrow points are found:
///
/// 1. A storage *crosses* a point if a forward op before made it and a forward
///    op after reads it. What follows from parameters alone by light ops (casts
///    of weights, masks) does not count: it is at hand anywhere.
/// 2. Points crossed by one storage end blocks (residual streams, plain
///    chains). A stretch that holds more than `largestShare` of the forward
///    time without such a point (nested skips of a U-Net) is cut again at its
///    own least crossed points, and so on inwards.
/// 3. Between two heavy ops one point is enough: the one with the fewest bytes,
///    the last of equals.
/// 4. If the segments repeat with a period (attention part, feed-forward part,
///    ...), one point per period stays: a block is what repeats.

#include "NarrowPoints.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

static constexpr double largestShare = 0.3;
static constexpr size_t longestPeriod = 12;

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
  void chooseBetween(size_t begin, size_t end);
  void keepOnePerHeavyOp();
  void keepOnePerPeriod();
  size_t hashOfSegment(size_t begin, size_t end) const;
  bool isHeavy(OpId op) const {
    OpKind kind = problem.ops[op].kind;
    return hasHeavyKinds ? kind == OpKind::Matmul ||
                               kind == OpKind::Convolution ||
                               kind == OpKind::Attention
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
  std::vector<int64_t> counts, bytes, timeBefore;
  std::vector<size_t> chosen;
};
} // namespace

void NarrowPointFinder::collectForwardOps() {
  positionOf.assign(problem.ops.size(), 0);
  timeBefore.push_back(0);
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    if (!index.isForward[id])
      continue;
    positionOf[id] = forward.size();
    forward.push_back(OpId(id));
    timeBefore.push_back(timeBefore.back() + op.timeNs);
    hasHeavyKinds |= op.kind == OpKind::Matmul ||
                     op.kind == OpKind::Convolution ||
                     op.kind == OpKind::Attention;
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
  counts.assign(forward.size() + 1, 0);
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
      counts[life.begin] += 1;
      counts[life.end] -= 1;
      bytes[life.begin] += problem.values[output].bytes;
      bytes[life.end] -= problem.values[output].bytes;
    }
  for (size_t position = 1; position < forward.size(); ++position) {
    counts[position] += counts[position - 1];
    bytes[position] += bytes[position - 1];
  }
}

/// Chooses the least crossed points in [begin, end), then inside stretches
/// that are still too long.
void NarrowPointFinder::chooseBetween(size_t begin, size_t end) {
  std::vector<std::pair<size_t, size_t>> stretches = {{begin, end}};
  double largest = largestShare * double(timeBefore.back());
  while (!stretches.empty()) {
    auto [first, last] = stretches.back();
    stretches.pop_back();
    if (first >= last)
      continue;
    int64_t least =
        *std::min_element(counts.begin() + first, counts.begin() + last);
    size_t start = first;
    for (size_t position = first; position <= last; ++position) {
      if (position < last && counts[position] != least)
        continue;
      if (position < last)
        chosen.push_back(position);
      bool isWhole = start == first && position == last;
      if (!isWhole &&
          double(timeBefore[std::min(position + 1, forward.size())] -
                 timeBefore[start]) > largest)
        stretches.push_back({start, position});
      start = position + 1;
    }
  }
  llvm::sort(chosen);
}

void NarrowPointFinder::keepOnePerHeavyOp() {
  std::vector<size_t> kept;
  bool heavySince = true;
  size_t position = 0;
  for (size_t candidate : chosen) {
    for (; position <= candidate; ++position)
      heavySince |= isHeavy(forward[position]);
    if (heavySince || kept.empty())
      kept.push_back(candidate);
    else if (bytes[candidate] <= bytes[kept.back()])
      kept.back() = candidate;
    heavySince = false;
  }
  chosen = std::move(kept);
}

size_t NarrowPointFinder::hashOfSegment(size_t begin, size_t end) const {
  llvm::hash_code hash(0);
  for (size_t position = begin; position < end; ++position) {
    const Op &op = problem.ops[forward[position]];
    int64_t outputBytes = 0;
    for (ValueId output : op.outputs)
      outputBytes += problem.values[output].bytes;
    hash = llvm::hash_combine(hash, unsigned(op.kind), op.timeNs, outputBytes,
                              op.outputs.size());
  }
  return hash;
}

/// Keeps one point per period in the longest periodic stretch of segments.
void NarrowPointFinder::keepOnePerPeriod() {
  std::vector<size_t> hashes;
  for (size_t segment = 0; segment + 1 < chosen.size(); ++segment)
    hashes.push_back(
        hashOfSegment(chosen[segment] + 1, chosen[segment + 1] + 1));
  size_t bestPeriod = 1, bestLength = 0, bestBegin = 0;
  for (size_t period = 1; period <= longestPeriod; ++period) {
    size_t run = 0;
    for (size_t at = period; at < hashes.size(); ++at) {
      run = hashes[at] == hashes[at - period] ? run + 1 : 0;
      // At least two full periods, and clearly longer than a shorter period's.
      if (run < period || run + period <= bestLength + bestPeriod)
        continue;
      bestPeriod = period;
      bestLength = run + period;
      bestBegin = at + 1 - bestLength;
    }
  }
  if (bestPeriod == 1)
    return;
  std::vector<size_t> kept;
  for (auto [number, point] : llvm::enumerate(chosen)) {
    bool isInside = number > bestBegin && number < bestBegin + bestLength;
    if (!isInside || (number - bestBegin) % bestPeriod == 0)
      kept.push_back(point);
  }
  chosen = std::move(kept);
}

std::vector<NarrowPoint> NarrowPointFinder::find() {
  collectForwardOps();
  if (forward.empty())
    return {};
  markLight();
  countCrossings();
  // Leading and trailing points that nothing crosses carry no block.
  size_t begin = 0, end = forward.size();
  while (begin < end && counts[begin] == 0)
    ++begin;
  while (end > begin && counts[end - 1] == 0)
    --end;
  chooseBetween(begin, end);
  keepOnePerHeavyOp();
  keepOnePerPeriod();
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
