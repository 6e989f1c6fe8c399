// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategies `chen-sqrt` and `chen-greedy`: Chen, Xu, Zhang, Guestrin,
/// "Training Deep Nets with Sublinear Memory Cost", 2016.
///
/// Objective: few bytes for one extra forward pass. The forward ops, in base
/// order, are cut into segments; the output of the last op of each segment is
/// kept, everything else that forward ops make is recomputed when the backward
/// part first needs it. `chen-sqrt` makes about sqrt(n) segments of n ops;
/// `chen-greedy` ends a segment where the bytes made since the last end pass a
/// threshold, and sweeps the threshold. Both are tried on the linearized graph
/// and, as the paper's candidates, on the narrow points alone (with everything
/// that crosses them kept); the best plan by replay is the answer.
///
/// Fails to look at time at all, and on graphs with long skip connections one
/// kept op per segment does not separate it from the next. A replay a plan.

#include "../Strategies.h"
#include "BestPlan.h"
#include "ForwardPart.h"
#include "Rivals.h"

#include "llvm/ADT/STLExtras.h"
#include <cmath>

namespace remat::planner {

namespace {
/// A place where a segment may end, and what is kept there.
struct Ending {
  llvm::SmallVector<ValueId, 2> kept;
  /// Bytes made since the ending before.
  int64_t bytes = 0;
};

class ChenSegments {
public:
  explicit ChenSegments(const ProblemIndex &index)
      : index(index), forward(index) {
    base = retainAll(index.problem);
    for (auto [id, op] : llvm::enumerate(index.problem.ops))
      if (forward.contains[id])
        for (ValueId output : op.outputs)
          forward.recompute(base, output);
    addLinearEndings();
    addNarrowEndings();
  }

  Decisions keepEvery(const std::vector<Ending> &endings, size_t every) const {
    Decisions decisions = base;
    for (size_t number = every - 1; number < endings.size(); number += every)
      keep(decisions, endings[number]);
    return decisions;
  }
  Decisions keepAbove(const std::vector<Ending> &endings,
                      int64_t threshold) const {
    Decisions decisions = base;
    int64_t bytes = 0;
    for (const Ending &ending : endings) {
      bytes += ending.bytes;
      if (bytes <= threshold)
        continue;
      keep(decisions, ending);
      bytes = 0;
    }
    return decisions;
  }

  std::vector<Ending> linear, narrow;

private:
  int64_t bytesOf(OpId id) const {
    int64_t bytes = 0;
    for (ValueId output : index.problem.ops[id].outputs)
      bytes += index.problem.values[output].bytes;
    return bytes;
  }
  void addLinearEndings() {
    for (auto [id, op] : llvm::enumerate(index.problem.ops))
      if (forward.contains[id])
        linear.push_back(
            {{op.outputs.begin(), op.outputs.end()}, bytesOf(OpId(id))});
  }
  void addNarrowEndings() {
    OpId next = 0;
    for (const NarrowPoint &point : findNarrowPoints(index)) {
      Ending ending;
      ending.kept.assign(point.crossing.begin(), point.crossing.end());
      for (; next <= point.after; ++next)
        if (forward.contains[next])
          ending.bytes += bytesOf(next);
      narrow.push_back(std::move(ending));
    }
  }
  static void keep(Decisions &decisions, const Ending &ending) {
    for (ValueId root : ending.kept)
      decisions.choices[root] = Choice::Retain;
  }

  const ProblemIndex &index;
  ForwardPart forward;
  Decisions base;
};
} // namespace

/// Thresholds of the sweep: from one op's bytes to all of them, in even ratios.
static constexpr unsigned thresholds = 48;

static void sweepThresholds(const ChenSegments &segments,
                            const std::vector<Ending> &endings,
                            BestPlan &best) {
  int64_t smallest = INT64_MAX, sum = 0;
  for (const Ending &ending : endings) {
    if (ending.bytes > 0)
      smallest = std::min(smallest, ending.bytes);
    sum += ending.bytes;
  }
  std::optional<Decisions> last;
  for (unsigned number = 0; number <= thresholds && sum > 0; ++number) {
    if (best.isSpent())
      return;
    double ratio = double(sum) / double(smallest);
    int64_t threshold = int64_t(double(smallest) *
                                std::pow(ratio, double(number) / thresholds));
    Decisions decisions = segments.keepAbove(endings, threshold);
    if (last && *last == decisions)
      continue;
    best.consider(decisions);
    last = std::move(decisions);
  }
}

llvm::Expected<Plan> planLikeChen(const Problem &problem,
                                  const Request &request, ChenRule rule) {
  ProblemIndex index(problem);
  ChenSegments segments(index);
  BestPlan best(problem, request, UINT64_MAX);
  for (const std::vector<Ending> *endings :
       {&segments.linear, &segments.narrow}) {
    if (rule == ChenRule::Greedy) {
      sweepThresholds(segments, *endings, best);
      continue;
    }
    double count = std::max<double>(1, double(endings->size()));
    best.consider(
        segments.keepEvery(*endings, size_t(std::lround(std::sqrt(count)))));
  }
  if (rule == ChenRule::Greedy)
    best.consider(retainAll(problem));
  return best.take();
}

} // namespace remat::planner
