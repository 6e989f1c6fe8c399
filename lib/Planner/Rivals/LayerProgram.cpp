// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `layer-lp`: a linear program over layers, as torchtitan's graph
/// trainer plans (2026): how much of what each layer makes is kept, recomputed
/// or offloaded, and a greedy choice of the values inside each layer.
///
/// Objective: least recomputation under the budget at each layer's backward
/// part, where everything that the layer makes is there at once. A layer's
/// values, dearest time per byte first, are its choices; kept bytes of the
/// layers up to each position are bounded. These bounds are nested, so taking
/// the dearest choices of all layers first is an optimal solution of the
/// program. What is not kept is offloaded, dearest first, while the windows of
/// the two copy engines allow.
///
/// Fails inside layers: values are taken as independent, and a layer is never
/// recomputed in parts. Where the replay exceeds the budget the program is
/// solved again with the excess taken off. O(values log values + values *
/// layers) a plan.

#include "BestPlan.h"
#include "ForwardLayers.h"
#include "Rivals.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

static constexpr int mostCorrections = 24;

namespace {
/// A value of a layer that the backward part reads.
struct LayerValue {
  ValueId root;
  int32_t layer;
  int64_t bytes;
  int64_t timeNs;
};

class LayerProgram {
public:
  LayerProgram(const ProblemIndex &index, const Replay &keepAll,
               const Plan &keepAllPlan);
  size_t layers() const { return firstBackward.size(); }
  Decisions solve(int64_t budget) const;

private:
  void collectValues();
  void findBackwardParts();
  void measureOthers(const Replay &keepAll, const Plan &keepAllPlan);
  void measureWindows();
  void offload(llvm::ArrayRef<LayerValue> dropped, Decisions &decisions) const;

  const ProblemIndex &index;
  ForwardLayers forward;
  /// Dearest time per byte first.
  std::vector<LayerValue> values;
  /// What a layer makes for its forward part only.
  std::vector<ValueId> temporaries;
  /// Per layer: bytes of all its values; base ops of its backward part.
  std::vector<int64_t> ownBytes;
  std::vector<OpId> firstBackward, lastBackward;
  /// Per layer: the most bytes of anything else in its backward part.
  std::vector<int64_t> otherBytes;
  /// Per layer: time from its forward part to the turn, and back from there.
  std::vector<int64_t> windowNs;
};
} // namespace

LayerProgram::LayerProgram(const ProblemIndex &index, const Replay &keepAll,
                           const Plan &keepAllPlan)
    : index(index), forward(index) {
  ownBytes.assign(forward.count, 0);
  firstBackward.assign(forward.count, OpId(index.problem.ops.size()));
  lastBackward.assign(forward.count, -1);
  otherBytes.assign(forward.count, 0);
  windowNs.assign(forward.count, 0);
  collectValues();
  findBackwardParts();
  measureOthers(keepAll, keepAllPlan);
  measureWindows();
}

void LayerProgram::collectValues() {
  for (size_t root = 0; root < index.problem.values.size(); ++root) {
    OpId producer = index.producer[root];
    if (producer < 0 || forward.layerOf[producer] < 0 || index.isResult[root] ||
        forward.leavesLayer[root] || !index.isRecomputable[root])
      continue;
    if (!index.nextUseAfter(ValueId(root), forward.part.lastTouch[root])) {
      temporaries.push_back(ValueId(root));
      continue;
    }
    values.push_back({ValueId(root), forward.layerOf[producer],
                      index.problem.values[root].bytes,
                      index.problem.ops[producer].timeNs});
    ownBytes[values.back().layer] += values.back().bytes;
  }
  llvm::sort(values, [](const LayerValue &a, const LayerValue &b) {
    double first = double(a.timeNs) * double(b.bytes);
    double second = double(b.timeNs) * double(a.bytes);
    return first != second ? first > second : a.root < b.root;
  });
}

void LayerProgram::findBackwardParts() {
  for (const LayerValue &value : values)
    for (OpId use : index.uses[value.root]) {
      if (forward.part.contains[use])
        continue;
      OpId &first = firstBackward[value.layer];
      OpId &last = lastBackward[value.layer];
      first = std::min(first, use);
      last = std::max(last, use);
    }
}

/// Bytes of keep-all in each layer's backward part less the layers' values.
void LayerProgram::measureOthers(const Replay &keepAll,
                                 const Plan &keepAllPlan) {
  std::vector<int64_t> change(index.problem.ops.size() + 1, 0);
  for (const LayerValue &value : values) {
    change[index.producer[value.root]] += value.bytes;
    change[index.uses[value.root].back() + 1] -= value.bytes;
  }
  std::vector<int64_t> others(index.problem.ops.size(), 0);
  for (auto [step, bytes] : llvm::zip(keepAllPlan.steps, keepAll.bytesAtStep))
    if (step.kind == StepKind::Run)
      others[step.id] = bytes;
  int64_t live = 0;
  for (size_t op = 0; op < others.size(); ++op) {
    live += change[op];
    others[op] = std::max<int64_t>(0, others[op] - live);
  }
  for (size_t layer = 0; layer < layers(); ++layer)
    for (OpId op = firstBackward[layer]; op <= lastBackward[layer]; ++op)
      otherBytes[layer] = std::max(otherBytes[layer], others[op]);
}

void LayerProgram::measureWindows() {
  std::vector<int64_t> clock(index.problem.ops.size() + 1, 0);
  for (auto [id, op] : llvm::enumerate(index.problem.ops))
    clock[id + 1] = clock[id] + (op.extra ? 0 : op.timeNs);
  std::vector<OpId> lastForward(windowNs.size(), 0);
  for (auto [id, layer] : llvm::enumerate(forward.layerOf))
    if (layer >= 0)
      lastForward[layer] = OpId(id);
  int64_t turn = clock[index.turn + 1];
  for (size_t layer = 0; layer < windowNs.size(); ++layer)
    windowNs[layer] =
        std::max<int64_t>(0, std::min(turn - clock[lastForward[layer] + 1],
                                      clock[firstBackward[layer]] - turn));
}

/// Offloads while the copies of each layer and those behind it, which have to
/// leave after it and to come back before it, fit into its windows.
void LayerProgram::offload(llvm::ArrayRef<LayerValue> dropped,
                           Decisions &decisions) const {
  if (!index.problem.device.offloadBytesPerSecond)
    return;
  double rate = double(*index.problem.device.offloadBytesPerSecond) / 1e9;
  std::vector<double> room;
  for (int64_t window : windowNs)
    room.push_back(double(window) * rate);
  double host = double(index.problem.device.hostBytes.value_or(INT64_MAX));
  for (const LayerValue &value : dropped) {
    auto upTo = llvm::MutableArrayRef<double>(room).take_front(value.layer + 1);
    auto bytes = double(value.bytes);
    if (bytes > host || bytes > *llvm::min_element(upTo))
      continue;
    for (double &left : upTo)
      left -= bytes;
    host -= bytes;
    decisions.choices[value.root] = Choice::Offload;
  }
}

Decisions LayerProgram::solve(int64_t budget) const {
  // Room for kept values of the layers before each one.
  std::vector<int64_t> room;
  for (size_t layer = 0; layer < layers(); ++layer)
    room.push_back(lastBackward[layer] < 0
                       ? INT64_MAX
                       : budget - otherBytes[layer] - ownBytes[layer]);
  Decisions decisions = retainAll(index.problem);
  for (ValueId root : temporaries)
    forward.part.recompute(decisions, root);
  std::vector<LayerValue> dropped;
  for (const LayerValue &value : values) {
    auto behind =
        llvm::MutableArrayRef<int64_t>(room).drop_front(value.layer + 1);
    bool fits =
        llvm::all_of(behind, [&](int64_t left) { return left >= value.bytes; });
    if (fits) {
      for (int64_t &left : behind)
        left -= value.bytes;
      continue;
    }
    forward.part.recompute(decisions, value.root);
    dropped.push_back(value);
  }
  offload(dropped, decisions);
  return decisions;
}

llvm::Expected<Plan> planByLayerProgram(const Problem &problem,
                                        const Request &request) {
  ProblemIndex index(problem);
  BestPlan best(problem, request, mostCorrections);
  Plan keepAllPlan = makeKeepAllPlan(problem);
  llvm::Expected<Replay> keepAll = replayProfile(problem, keepAllPlan);
  if (!keepAll)
    return keepAll.takeError();
  LayerProgram program(index, *keepAll, keepAllPlan);
  if (program.layers() == 0)
    return llvm::createStringError("layer-lp needs layers: no op names one, "
                                   "and the forward part has no narrow points");
  auto first = best.consider(retainAll(problem));
  if (first && best.isWithinBudget(first->cost))
    return best.take();
  int64_t budget = best.targetBytes();
  while (!best.isSpent() && budget > 0) {
    std::optional<Replay> replayed = best.consider(program.solve(budget));
    if (!replayed || best.isWithinBudget(replayed->cost))
      break;
    budget -= replayed->cost.peakBytes - best.targetBytes();
  }
  return best.take();
}

} // namespace remat::planner
