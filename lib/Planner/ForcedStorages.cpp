// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The set S is two lists with marks; a storage leaves it when some maker of it
/// would find room beside the others. What nobody makes again has a list of its own, which
/// is not gone through: of a step whose gradients wait for its updates it is long.

#include "ForcedStorages.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Inputs looked at before nothing more is named.
static constexpr uint64_t mostWork = 50000000;

namespace {
class ForcedWalk {
public:
  ForcedWalk(const RelaxedCosts &costs, int64_t budget);
  ForcedAnswer run(ForcedVisitor visitor);

private:
  void add(ValueId root);
  void remove(ValueId root);
  void removeOutputs(OpId op);
  void removeIf(llvm::function_ref<bool(ValueId)> isOut);
  void visit(OpId op, ForcedVisitor visitor) const;
  bool hasRoom(ValueId root);
  int64_t bytesBeside(OpId maker);
  int64_t takenOver(const Op &op) const;
  void keepForced();

  const RelaxedCosts &costs;
  const Problem &problem;
  /// Bytes that are not always taken.
  const int64_t room;
  std::vector<char> isInlinable;
  std::vector<char> isForced;
  /// Of S: what can be made again, and the rest, each with its place there.
  std::vector<ValueId> forced, fixed;
  std::vector<size_t> fixedPlaces;
  /// Bytes of both.
  int64_t total = 0;
  uint64_t work = 0;
};
} // namespace

ForcedWalk::ForcedWalk(const RelaxedCosts &costs, int64_t budget)
    : costs(costs), problem(costs.problem), room(budget - costs.constantBytes),
      isInlinable(problem.values.size(), 0),
      isForced(problem.values.size(), 0), fixedPlaces(problem.values.size(), 0) {
  for (const Op &op : problem.ops)
    if (op.recomputable && !op.inlineInto.empty())
      for (ValueId output : op.outputs)
        isInlinable[output] = 1;
}

void ForcedWalk::add(ValueId root) {
  if (costs.isGiven[root] || std::exchange(isForced[root], 1))
    return;
  total += costs.bytes[root];
  if (costs.remakeNode[root] >= 0) {
    forced.push_back(root);
    return;
  }
  fixedPlaces[root] = fixed.size();
  fixed.push_back(root);
}

void ForcedWalk::remove(ValueId root) {
  isForced[root] = 0;
  total -= costs.bytes[root];
}

void ForcedWalk::removeOutputs(OpId op) {
  bool areLeft = false;
  for (ValueId root : problem.ops[op].outputs) {
    if (!isForced[root] || costs.producer[root] != op)
      continue;
    if (costs.remakeNode[root] >= 0) {
      areLeft = true;
      continue;
    }
    remove(root);
    ValueId last = fixed.back();
    fixedPlaces[last] = fixedPlaces[root];
    fixed[fixedPlaces[root]] = last;
    fixed.pop_back();
  }
  if (areLeft)
    removeIf([&](ValueId root) { return costs.producer[root] == op; });
}

void ForcedWalk::removeIf(llvm::function_ref<bool(ValueId)> isOut) {
  llvm::erase_if(forced, [&](ValueId root) {
    if (!isOut(root))
      return false;
    remove(root);
    return true;
  });
}

void ForcedWalk::visit(OpId op, ForcedVisitor visitor) const {
  if (!visitor)
    return;
  std::vector<ValueId> all = forced;
  llvm::append_range(all, fixed);
  visitor(op, all);
}

/// Most bytes that outputs of the op take over from inputs not in S.
int64_t ForcedWalk::takenOver(const Op &op) const {
  int64_t sum = 0;
  for (const auto &[input, output] : op.reuses)
    if (!isForced[problem.rootOf(input)])
      sum += std::min(costs.bytes[problem.rootOf(input)], costs.bytes[output]);
  return sum;
}

/// Least bytes that a rerun of the op needs beyond S. As a kernel of its own it
/// writes what it cannot leave out; as a member it may have its inputs made.
int64_t ForcedWalk::bytesBeside(OpId maker) {
  const Op &op = problem.ops[maker];
  int64_t sum = 0;
  work += costs.needs[maker].size() + op.outputs.size();
  for (ValueId input : costs.needs[maker])
    if (!isForced[input] && !isInlinable[input])
      sum += costs.bytes[input];
  if (!op.inlineInto.empty())
    return std::max<int64_t>(0, sum - takenOver(op));
  int64_t workspace = op.workspaceBytes;
  for (const Variant &variant : op.variants)
    workspace = std::min(workspace, variant.workspaceBytes);
  for (ValueId output : op.outputs) {
    bool mayLack =
        llvm::is_contained(llvm::make_first_range(op.elidable), output) ||
        llvm::any_of(op.variants, [&](const Variant &variant) {
          return llvm::is_contained(variant.without, output);
        });
    if (!isForced[output] && !mayLack)
      sum += costs.bytes[output];
  }
  return std::max<int64_t>(0, sum + workspace - takenOver(op));
}

/// True if the storage, one that somebody makes again, can be made while the rest of S is live.
bool ForcedWalk::hasRoom(ValueId root) {
  return llvm::any_of(
      costs.nodes[costs.remakeNode[root]].makers,
      [&](OpId maker) { return total + bytesBeside(maker) <= room; });
}

/// Leaves in S what cannot be made again beside it.
void ForcedWalk::keepForced() {
  size_t before = 0;
  do {
    before = forced.size();
    // All that have room beside the same S leave at once.
    std::vector<ValueId> leaving;
    llvm::copy_if(forced, std::back_inserter(leaving),
                  [&](ValueId root) { return hasRoom(root); });
    for (ValueId root : leaving)
      isForced[root] = 2;
    removeIf([&](ValueId root) { return isForced[root] == 2; });
    if (work > mostWork)
      removeIf([](ValueId) { return true; });
  } while (forced.size() != before);
}

ForcedAnswer ForcedWalk::run(ForcedVisitor visitor) {
  if (problem.device.offloadBytesPerSecond)
    return {};
  for (ValueId result : problem.results)
    add(result);
  OpId end = OpId(problem.ops.size());
  if (total > room)
    return {false, end};
  keepForced();
  visit(end, visitor);
  for (OpId op = end; op-- > 0;) {
    if (problem.ops[op].extra || problem.ops[op].isView())
      continue;
    removeOutputs(op);
    for (ValueId input : costs.liveInputs[op])
      add(input);
    if (total + costs.addedBytes[op] > room)
      return {false, op};
    keepForced();
    visit(op, visitor);
  }
  return {};
}

ForcedAnswer visitForcedStorages(const RelaxedCosts &costs, int64_t budget,
                                 ForcedVisitor visitor) {
  return ForcedWalk(costs, budget).run(visitor);
}

} // namespace remat::planner
