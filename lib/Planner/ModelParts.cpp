// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Planner/ModelParts.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Kernels of a stretch that may count as a layer, at least and at most.
static constexpr size_t shortestLayer = 3, longestLayer = 2000;

namespace {
class PartFinder {
public:
  explicit PartFinder(const Problem &problem) : problem(problem) {
    parts.ofOp.resize(problem.ops.size());
    parts.ofValue.resize(problem.values.size());
  }
  ModelParts run();

private:
  struct Run {
    size_t begin = 0, period = 0, repeats = 0;
    size_t end() const { return begin + period * repeats; }
  };

  void takeNames();
  void findRepetition();
  void passToOutputs();
  void collectForward();
  size_t signatureOf(const Op &op) const;
  Run findLongestRun(size_t begin, size_t end) const;
  void nameStretch(size_t begin, size_t end);
  void namePart(size_t begin, size_t end, const std::string &name);
  void followForward();
  void passToArguments();
  void passToOptimizerState();
  const std::string &partOf(ValueId value) const {
    const std::string &own = parts.ofValue[value];
    return own.empty() ? parts.ofValue[problem.rootOf(value)] : own;
  }

  const Problem &problem;
  ModelParts parts;
  /// Forward kernels in order, and what makes two of them equal.
  std::vector<OpId> forward;
  std::vector<size_t> signatures;
  size_t layers = 0;
  size_t between = 0;
};
} // namespace

void PartFinder::takeNames() {
  for (auto [id, op] : llvm::enumerate(problem.ops))
    parts.ofOp[id] = op.layer;
}

void PartFinder::passToOutputs() {
  for (auto [id, op] : llvm::enumerate(problem.ops))
    if (!op.extra)
      for (ValueId output : op.outputs)
        parts.ofValue[output] = parts.ofOp[id];
}

/// Kernels are equal if they do the same kind of work on values of the same sizes.
size_t PartFinder::signatureOf(const Op &op) const {
  llvm::hash_code code = llvm::hash_combine(int(op.kind), op.timeNs,
                                            op.inputs.size(), op.outputs.size());
  for (const auto *list : {&op.inputs, &op.outputs})
    for (ValueId value : *list)
      code = llvm::hash_combine(code, problem.values[value].bytes);
  return size_t(code);
}

void PartFinder::collectForward() {
  for (auto [id, op] : llvm::enumerate(problem.ops))
    if (!op.extra && !op.isView() && op.phase == Phase::Forward) {
      forward.push_back(OpId(id));
      signatures.push_back(signatureOf(op));
    }
}

/// The most kernels in whole repeats; of equal ones the shortest period.
PartFinder::Run PartFinder::findLongestRun(size_t begin, size_t end) const {
  Run best;
  size_t longest = std::min((end - begin) / 2, longestLayer);
  for (size_t period = shortestLayer; period <= longest; ++period) {
    size_t equal = 0;
    for (size_t at = begin; at + period <= end; ++at) {
      bool isEqual = at + period < end && signatures[at] == signatures[at + period];
      if (isEqual) {
        ++equal;
        continue;
      }
      size_t repeats = equal / period + 1;
      if (equal >= period && repeats * period > best.period * best.repeats)
        best = {at - equal, period, repeats};
      equal = 0;
    }
  }
  return best;
}

void PartFinder::namePart(size_t begin, size_t end, const std::string &name) {
  for (size_t at = begin; at < end; ++at)
    parts.ofOp[forward[at]] = name;
}

/// In the order of the step, so that layers are numbered in it.
void PartFinder::nameStretch(size_t begin, size_t end) {
  if (begin == end)
    return;
  Run run = findLongestRun(begin, end);
  if (run.repeats < 2) {
    std::string name = begin == 0 ? "begin"
                       : end == forward.size()
                           ? "end"
                           : "between_" + std::to_string(between++);
    namePart(begin, end, name);
    return;
  }
  nameStretch(begin, run.begin);
  for (size_t repeat = 0; repeat < run.repeats; ++repeat)
    namePart(run.begin + repeat * run.period,
             run.begin + (repeat + 1) * run.period,
             "layer_" + std::to_string(layers++));
  nameStretch(run.end(), end);
}

/// What comes behind the forward phase belongs to the last part whose values it reads;
/// if it reads none, to that of the op before it.
void PartFinder::followForward() {
  std::vector<int64_t> position(problem.values.size(), -1);
  for (auto [index, id] : llvm::enumerate(forward))
    for (ValueId output : problem.ops[id].outputs)
      position[output] = int64_t(index);
  std::string previous;
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    std::string &part = parts.ofOp[id];
    if (part.empty() && op.phase != Phase::Optimizer && !op.extra) {
      int64_t latest = -1;
      for (ValueId input : op.inputs)
        latest = std::max(latest, position[problem.rootOf(input)]);
      part = latest >= 0 ? parts.ofOp[forward[size_t(latest)]] : previous;
    }
    if (op.phase != Phase::Optimizer && !op.extra)
      previous = part;
  }
}

void PartFinder::findRepetition() {
  collectForward();
  Run whole = findLongestRun(0, forward.size());
  if (whole.repeats < 2)
    return;
  parts.isByRepetition = true;
  nameStretch(0, forward.size());
  followForward();
}

/// An argument belongs to the first part that reads it before the optimizer does.
void PartFinder::passToArguments() {
  std::vector<bool> isArgument(problem.values.size(), false);
  for (ValueId argument : problem.arguments)
    isArgument[argument] = true;
  for (auto [id, op] : llvm::enumerate(problem.ops))
    if (!op.extra && op.phase != Phase::Optimizer)
      for (ValueId input : op.inputs) {
        ValueId root = problem.rootOf(input);
        if (isArgument[root] && parts.ofValue[root].empty())
          parts.ofValue[root] = parts.ofOp[id];
      }
}

/// What an op of the optimizer reads and makes belongs to the parameter's part, if it
/// is about those of one part only.
void PartFinder::passToOptimizerState() {
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    if (op.extra || op.phase != Phase::Optimizer || !op.layer.empty())
      continue;
    std::string part;
    bool isOne = true;
    for (ValueId input : op.inputs) {
      const Value &value = problem.values[problem.rootOf(input)];
      if (value.valueClass != ValueClass::Parameter || partOf(input).empty())
        continue;
      isOne &= part.empty() || part == partOf(input);
      part = partOf(input);
    }
    if (!isOne || part.empty())
      continue;
    parts.ofOp[id] = part;
    for (const auto *list : {&op.inputs, &op.outputs})
      for (ValueId value : *list) {
        std::string &own = parts.ofValue[problem.rootOf(value)];
        bool isState = problem.values[problem.rootOf(value)].valueClass ==
                           ValueClass::OptimizerState ||
                       list == &op.outputs;
        if (own.empty() && isState)
          own = part;
      }
  }
}

ModelParts PartFinder::run() {
  bool hasNames = llvm::any_of(
      problem.ops, [](const Op &op) { return !op.layer.empty(); });
  if (hasNames)
    takeNames();
  else
    findRepetition();
  passToOutputs();
  passToArguments();
  passToOptimizerState();
  return std::move(parts);
}

ModelParts findModelParts(const Problem &problem) {
  return PartFinder(problem).run();
}

} // namespace remat::planner
