// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Time and inner peak of one batch, from its kernels and the lives of what
/// they touch: the rules of `docs/formats.md` for runs, inlined reruns, outputs
/// left out and takeovers. O(kernels + their inputs, outputs, inlining pairs).

#include "IncrementalPlan.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace remat::planner {

void IncrementalPlan::markMeasure(OpId op) {
  if (!std::exchange(isUnmeasured[op], 1))
    unmeasured.push_back(op);
}

void IncrementalPlan::measureMarked() {
  for (OpId op : unmeasured) {
    isUnmeasured[op] = 0;
    Measure after = measure(op), before = measures[op];
    if (after == before)
      continue;
    if (isRecording && measureSaved[op] != stamp) {
      measureSaved[op] = stamp;
      journal.measures.emplace_back(op, before);
    }
    profile.add(size_t(op), size_t(op) + 1, after.localPeak - before.localPeak);
    totalTime += after.timeNs - before.timeNs;
    measures[op] = after;
  }
  unmeasured.clear();
}

/// Lives stand in the order of their births and do not overlap.
static const Life *firstBornFrom(const llvm::SmallVectorImpl<Life> &lives,
                                 PlanPosition at) {
  return llvm::partition_point(
      lives, [&](const Life &life) { return life.birth < at; });
}

const Life *IncrementalPlan::lifeBornAt(ValueId root, PlanPosition at) const {
  const auto &lives = storages[root].lives;
  const Life *life = firstBornFrom(lives, at);
  return life != lives.end() && life->birth == at ? life : nullptr;
}

/// The life that spans the kernel, being born before it.
const Life *IncrementalPlan::lifeAround(ValueId root, PlanPosition at) const {
  const auto &lives = storages[root].lives;
  const Life *next = firstBornFrom(lives, at);
  if (next == lives.begin())
    return nullptr;
  const Life *life = std::prev(next);
  return life->isRead() && !(life->last < at) ? life : nullptr;
}

IncrementalPlan::Measure IncrementalPlan::measure(OpId op) {
  const Batch &batch = batches[op];
  lostBytes.assign(batch.kernels.size(), 0);
  int64_t current = 0;
  for (ValueId root : batch.roots) {
    const auto &lives = storages[root].lives;
    const Life *end = firstBornFrom(lives, {op + 1, -1});
    for (const Life &life :
         llvm::reverse(llvm::make_range(lives.begin(), end))) {
      // Earlier lives have ended before.
      if (life.isRead() && life.last.batch < op)
        break;
      if (life.last.batch != op)
        continue;
      lostBytes[life.last.kernel] += life.bytes;
      if (life.birth.batch < op)
        current += life.bytes;
    }
  }
  Measure result;
  result.localPeak = current;
  for (size_t number = 0; number < batch.kernels.size(); ++number) {
    KernelCost cost = costOf(op, int32_t(number));
    current += cost.bornBytes;
    result.localPeak = std::max(result.localPeak, current + cost.passingBytes);
    current -= lostBytes[number];
    result.timeNs += std::max<int64_t>(0, cost.timeNs);
  }
  return result;
}

IncrementalPlan::KernelCost IncrementalPlan::costOf(OpId op, int32_t number) {
  const PlacedKernel &kernel = batches[op].kernels[number];
  PlanPosition at{op, number};
  KernelCost cost;
  if (kernel.kind == PlacedKernel::Kind::Fetch) {
    if (const Life *life = lifeBornAt(kernel.id, at))
      cost.bornBytes = life->bytes;
    return cost;
  }
  addMainCost(at, kernel, cost);
  for (size_t member = 0; member < batches[op].membersOf(kernel).size();
       ++member)
    addMemberCost(at, kernel, member, cost);
  if (!index.problem.ops[kernel.id].reuses.empty())
    cost.passingBytes -= takenOverBytes(at, kernel);
  return cost;
}

void IncrementalPlan::addMainCost(PlanPosition at, const PlacedKernel &kernel,
                                  KernelCost &cost) {
  const Op &op = index.problem.ops[kernel.id];
  int32_t number =
      kernel.kind == PlacedKernel::Kind::Run ? state.variants[kernel.id] : -1;
  const Variant *variant = number >= 0 ? &op.variants[number] : nullptr;
  cost.timeNs = variant ? variant->timeNs : op.timeNs;
  cost.passingBytes = variant ? variant->workspaceBytes : op.workspaceBytes;
  for (ValueId output : op.outputs) {
    if (variant && llvm::is_contained(variant->without, output))
      continue;
    const Life *life = lifeBornAt(output, at);
    if (life && life->isRead()) {
      cost.bornBytes += life->bytes;
      continue;
    }
    if (std::optional<int64_t> ns = index.elidableTime(kernel.id, output))
      cost.timeNs -= *ns;
    else if (!lifeAround(output, at))
      cost.passingBytes += rows.bytes[output];
  }
}

/// The figure of the member's first reader in the kernel; of the first op that
/// accepts it where none reads it.
int64_t IncrementalPlan::inlinedTime(const PlacedKernel &kernel,
                                     llvm::ArrayRef<KernelMember> members,
                                     size_t member) const {
  const Problem &problem = index.problem;
  OpId maker = members[member].op;
  std::optional<int64_t> accepted;
  for (size_t place = member + 1; place <= members.size(); ++place) {
    bool isMain = place == members.size();
    OpId target = isMain ? kernel.id : members[place].op;
    std::optional<int64_t> ns = index.inlineTime(maker, target);
    if (!ns)
      continue;
    bool isFirstRun = isMain && kernel.kind == PlacedKernel::Kind::Run;
    bool reads =
        llvm::any_of(state.inputsOf(target, isFirstRun), [&](ValueId input) {
          return llvm::is_contained(problem.ops[maker].outputs,
                                    rows.rootOf(input));
        });
    if (reads)
      return *ns;
    if (!accepted)
      accepted = ns;
  }
  return accepted.value_or(0);
}

void IncrementalPlan::addMemberCost(PlanPosition at, const PlacedKernel &kernel,
                                    size_t number, KernelCost &cost) {
  llvm::ArrayRef<KernelMember> members = batches[at.batch].membersOf(kernel);
  KernelMember member = members[number];
  cost.timeNs += inlinedTime(kernel, members, number);
  const Op &op = index.problem.ops[member.op];
  auto isWritten = [&](ValueId output) {
    const Life *life = lifeBornAt(output, at);
    return life && life->isRead();
  };
  // Nobody reads later what it would keep: it stays inside the kernel.
  if (!member.keep || llvm::none_of(op.outputs, isWritten))
    return;
  for (ValueId output : op.outputs) {
    std::optional<int64_t> ns = index.elidableTime(member.op, output);
    if (isWritten(output)) {
      cost.bornBytes += lifeBornAt(output, at)->bytes;
      cost.timeNs += ns.value_or(0);
    } else if (!ns && !lifeAround(output, at)) {
      cost.passingBytes += rows.bytes[output];
    }
  }
}

/// Bytes of outputs that lie in inputs dropped directly after the kernel.
int64_t IncrementalPlan::takenOverBytes(PlanPosition at,
                                        const PlacedKernel &kernel) {
  const Problem &problem = index.problem;
  const Op &op = problem.ops[kernel.id];
  int32_t variant =
      kernel.kind == PlacedKernel::Kind::Run ? state.variants[kernel.id] : -1;
  llvm::SmallVector<ValueId, 4> given, taken;
  int64_t bytes = 0;
  auto isReadInline = [&](ValueId root) {
    return llvm::any_of(
        batches[at.batch].membersOf(kernel), [&](KernelMember member) {
          return llvm::any_of(
              problem.ops[member.op].inputs,
              [&](ValueId input) { return rows.rootOf(input) == root; });
        });
  };
  for (const auto &[input, output] : op.reuses) {
    ValueId root = rows.rootOf(input);
    const Life *from = lifeAround(root, at);
    const Life *to = lifeBornAt(output, at);
    bool isWritten = to && to->isRead();
    bool isLeftOut =
        (variant >= 0 &&
         llvm::is_contained(op.variants[variant].without, output)) ||
        (!isWritten && index.elidableTime(kernel.id, output));
    int64_t own = isWritten ? to->bytes : rows.bytes[output];
    if (!from || !(from->last == at) || resultOfArgument[root] >= 0 ||
        from->bytes != rows.bytes[root] || isLeftOut ||
        lifeAround(output, at) || own <= 0 || own > from->bytes ||
        llvm::is_contained(given, root) || llvm::is_contained(taken, output) ||
        isReadInline(root))
      continue;
    given.push_back(root);
    taken.push_back(output);
    bytes += own;
  }
  return bytes;
}

} // namespace remat::planner
