// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Proven lower bounds of the peak.
///
/// In any order of first runs: they always happen. While op c runs first, there
/// are live: the arguments that stay, results allocated up front, and the
/// inputs and outputs of c, except
///   * inputs that an inlined rerun may make inside c's kernel,
///   * outputs that may be left out, or lie in a donated argument,
///   * outputs that may take over a counted input (each at most once).
/// Of several variants the least counts. O(ops + inputs + inlining pairs), the
/// set of possible kernel members being cut off (to the weak side) when large.
///
/// In base order also the least budget at which `ForcedStorages` finds no
/// contradiction, by bisection.

#include "ForcedStorages.h"
#include "SharedCosts.h"
#include "remat/Planner/ModelParts.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

namespace remat::planner {

static constexpr size_t largestKernel = 512;
static constexpr int64_t floorPrecision = 4096;

namespace {
/// A floor before its op is described.
struct PeakBound {
  int64_t bytes = 0;
  std::optional<OpId> op;
};

class Bounder {
public:
  explicit Bounder(const Problem &problem);
  PeakBound floor();

private:
  /// Ops that a kernel of `op` might hold, `op` first; none when too many.
  std::optional<llvm::SetVector<OpId>> possibleMembers(OpId op) const;
  int64_t bytesOfFirstRun(const Op &op, const std::vector<ValueId> &inputs,
                          int64_t workspace,
                          const std::vector<ValueId> &without);
  int64_t takeoverBytes(const Op &op) const;
  bool isInlinable(ValueId root) const;

  const Problem &problem;
  std::vector<std::vector<std::pair<OpId, int64_t>>> takesIn;
  std::vector<std::vector<OpId>> inlinableMakers;
  /// Storages whose bytes the base amount counts or that may lie in bytes that
  /// it counts.
  std::vector<char> isCovered;
  std::vector<char> isDonatable;
  int64_t base = 0;
  std::optional<llvm::SetVector<OpId>> members;
  llvm::DenseSet<ValueId> countedInputs, countedOutputs;
};
} // namespace

Bounder::Bounder(const Problem &problem)
    : problem(problem), takesIn(problem.ops.size()),
      inlinableMakers(problem.values.size()), isCovered(problem.values.size()),
      isDonatable(problem.values.size()) {
  std::vector<char> isPaired(problem.values.size());
  for (const DonatedPair &pair : problem.donated) {
    isDonatable[pair.argument] = !pair.result;
    if (pair.result)
      isPaired[*pair.result] = isCovered[*pair.result] = 1;
  }
  for (ValueId argument : problem.arguments)
    if (!isDonatable[argument]) {
      isCovered[argument] = 1;
      base += problem.values[argument].bytes;
    }
  for (ValueId value : problem.results)
    if (problem.resultsUpFront && !isPaired[value]) {
      isCovered[value] = 1;
      base += problem.values[value].bytes;
    }
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (!op.recomputable || op.inlineInto.empty())
      continue;
    for (const auto &[target, ns] : op.inlineInto)
      takesIn[target].emplace_back(OpId(index), ns);
    for (ValueId output : op.outputs)
      inlinableMakers[output].push_back(OpId(index));
  }
}

std::optional<llvm::SetVector<OpId>> Bounder::possibleMembers(OpId op) const {
  llvm::SetVector<OpId> found;
  found.insert(op);
  for (size_t next = 0; next < found.size(); ++next) {
    if (found.size() > largestKernel)
      return std::nullopt;
    for (const auto &[member, ns] : takesIn[found[next]])
      found.insert(member);
  }
  return found;
}

bool Bounder::isInlinable(ValueId root) const {
  return llvm::any_of(inlinableMakers[root], [&](OpId maker) {
    return !members || members->contains(maker);
  });
}

/// Most bytes that outputs of the op can take over from counted inputs.
int64_t Bounder::takeoverBytes(const Op &op) const {
  llvm::DenseSet<ValueId> inputs, outputs;
  int64_t given = 0, taken = 0;
  for (const auto &[input, output] : op.reuses) {
    ValueId root = problem.rootOf(input);
    if (!countedInputs.contains(root) || !countedOutputs.contains(output) ||
        problem.values[output].bytes > problem.values[root].bytes)
      continue;
    if (inputs.insert(root).second)
      given += problem.values[root].bytes;
    if (outputs.insert(output).second)
      taken += problem.values[output].bytes;
  }
  return std::min(given, taken);
}

int64_t Bounder::bytesOfFirstRun(const Op &op,
                                 const std::vector<ValueId> &inputs,
                                 int64_t workspace,
                                 const std::vector<ValueId> &without) {
  countedInputs.clear();
  countedOutputs.clear();
  int64_t bytes = workspace;
  for (ValueId input : inputs) {
    ValueId root = problem.rootOf(input);
    if (isCovered[root] || isInlinable(root))
      continue;
    if (countedInputs.insert(root).second)
      bytes += problem.values[root].bytes;
  }
  for (ValueId output : op.outputs) {
    bool isElidable = llvm::any_of(
        op.elidable, [&](const auto &pair) { return pair.first == output; });
    if (isCovered[output] || isElidable || llvm::is_contained(without, output))
      continue;
    if (countedOutputs.insert(output).second)
      bytes += problem.values[output].bytes;
  }
  return bytes - takeoverBytes(op);
}

PeakBound Bounder::floor() {
  PeakBound floor;
  int64_t atStart = base, atEnd = base;
  for (ValueId argument : problem.arguments)
    if (isDonatable[argument])
      atStart += problem.values[argument].bytes;
  for (ValueId value : problem.results)
    if (!isCovered[value])
      atEnd += problem.values[value].bytes;
  floor.bytes = std::max(atStart, atEnd);
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra || op.isView())
      continue;
    members = possibleMembers(OpId(index));
    int64_t least = bytesOfFirstRun(op, op.inputs, op.workspaceBytes, {});
    for (const Variant &variant : op.variants)
      least = std::min(least, bytesOfFirstRun(op, variant.inputs,
                                              variant.workspaceBytes,
                                              variant.without));
    if (base + least > floor.bytes) {
      floor.bytes = base + least;
      floor.op = OpId(index);
    }
  }
  return floor;
}

/// Raises the floor to a budget that forced storages prove too small. The
/// greatest such budget is missed by less than 1 / `floorPrecision` of it.
static void raiseByForcedStorages(const RelaxedCosts &costs, PeakBound &floor) {
  PeakBound raised = floor;
  auto isPossible = [&](int64_t budget) {
    ForcedAnswer answer = visitForcedStorages(costs, budget, nullptr);
    if (answer.isPossible)
      return true;
    raised = {budget + 1, std::nullopt};
    if (answer.culprit < OpId(costs.problem.ops.size()))
      raised.op = answer.culprit;
    return false;
  };
  if (isPossible(floor.bytes))
    return;
  int64_t low = floor.bytes, high = 2 * low + 1;
  while (!isPossible(high)) {
    low = high;
    high = 2 * high + 1;
  }
  while (high - low > 1 + low / floorPrecision) {
    int64_t middle = low + (high - low) / 2;
    (isPossible(middle) ? high : low) = middle;
  }
  floor = raised;
}

static FloorOp describe(const Problem &problem, OpId id) {
  const Op &op = problem.ops[id];
  FloorOp described{id, op.name, op.phase, op.kind, "",
                    findModelParts(problem).ofOp[id]};
  for (const auto *list : {&op.outputs, &op.inputs})
    for (ValueId value : *list)
      if (described.location.empty())
        described.location = problem.values[value].location;
  return described;
}

static Floor describe(const Problem &problem, const PeakBound &bound) {
  Floor floor;
  floor.bytes = bound.bytes;
  if (bound.op)
    floor.op = describe(problem, *bound.op);
  return floor;
}

Floor computeFloor(const RelaxedCosts &costs) {
  PeakBound floor = Bounder(costs.problem).floor();
  raiseByForcedStorages(costs, floor);
  return describe(costs.problem, floor);
}

Floor computeFloor(const Problem &problem, Order order) {
  return order == Order::Base ? computeFloor(RelaxedCosts(problem, order))
                              : describe(problem, Bounder(problem).floor());
}

} // namespace remat::planner
