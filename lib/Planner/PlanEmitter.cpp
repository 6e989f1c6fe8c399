// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Second and third pass of the builder: settles where each life of a storage
/// ends by one walk back over the placed sequence, then writes the steps.
///
/// Walking back, a storage is *needed* between a reader and the birth before
/// it. The first reader met (the last in time) drops it directly after its
/// kernel; a birth that meets no reader is left out where the op offers that,
/// else dropped at once. Views do not count as readers: their own readers do.

#include "CopyPlacement.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

namespace {
class Emitter {
public:
  Emitter(const ProblemIndex &index, PlacedSequence &sequence)
      : index(index), problem(index.problem), items(sequence.items),
        variants(sequence.variants) {}
  std::vector<Step> emit();

private:
  struct Ending {
    llvm::SmallVector<ValueId, 2> drops;
    std::vector<ValueId> without;
    /// Per member, what its `without` names.
    std::vector<std::vector<ValueId>> memberWithout;
    std::vector<char> memberKeeps;
  };

  void settleLives();
  void settleWrites(size_t item);
  void settleMember(size_t item, size_t member);
  void settleReads(size_t item);
  bool settleOutput(size_t item, OpId op, ValueId output,
                    std::vector<ValueId> &without);
  void readRoot(size_t item, ValueId root);
  void emitItem(size_t item);

  const ProblemIndex &index;
  const Problem &problem;
  std::vector<PlacedItem> &items;
  const std::vector<int32_t> &variants;
  std::vector<Ending> endings;
  /// By item, copies and late drops after it.
  std::vector<std::vector<Step>> copies;
  std::vector<char> needed;
  std::vector<ValueId> initialDrops;
  std::vector<Step> steps;
};
} // namespace

void Emitter::readRoot(size_t item, ValueId root) {
  if (needed[root])
    return;
  needed[root] = 1;
  if (!index.staysAlive[root])
    endings[item].drops.push_back(root);
}

/// Settles one output of a kernel member; true if it is written for a reader.
bool Emitter::settleOutput(size_t item, OpId op, ValueId output,
                           std::vector<ValueId> &without) {
  bool isBorn = llvm::is_contained(items[item].births, output);
  bool isElidable = index.elidableTime(op, output).has_value();
  if (isBorn && needed[output]) {
    needed[output] = 0;
    return true;
  }
  if (isElidable)
    without.push_back(output);
  // Written without a reader, dead or alive before: it goes at once.
  if (!isElidable && !needed[output])
    endings[item].drops.push_back(output);
  return false;
}

void Emitter::settleMember(size_t item, size_t number) {
  KernelMember member = items[item].members[number];
  if (!member.keep)
    return;
  const Op &op = problem.ops[member.op];
  std::vector<ValueId> &without = endings[item].memberWithout[number];
  bool isRead = llvm::any_of(op.outputs, [&](ValueId output) {
    return needed[output] && llvm::is_contained(items[item].births, output);
  });
  // Nobody reads later what it would keep: inline alone is enough.
  if (!isRead)
    return;
  endings[item].memberKeeps[number] = 1;
  for (ValueId output : op.outputs)
    settleOutput(item, member.op, output, without);
}

void Emitter::settleWrites(size_t item) {
  const PlacedItem &placed = items[item];
  Ending &ending = endings[item];
  ending.memberWithout.resize(placed.members.size());
  ending.memberKeeps.resize(placed.members.size());
  const Op &op = problem.ops[placed.id];
  if (op.isView())
    return;
  int32_t variant =
      placed.kind == PlacedItem::Kind::Run ? variants[placed.id] : -1;
  for (ValueId output : op.outputs)
    if (variant < 0 ||
        !llvm::is_contained(op.variants[variant].without, output))
      settleOutput(item, placed.id, output, ending.without);
  for (size_t member = 0; member < placed.members.size(); ++member)
    settleMember(item, member);
}

void Emitter::settleReads(size_t item) {
  const PlacedItem &placed = items[item];
  auto readAll = [&](const std::vector<ValueId> &inputs) {
    for (ValueId input : inputs)
      if (ValueId root = problem.rootOf(input);
          !llvm::is_contained(placed.provides, root))
        readRoot(item, root);
  };
  for (const KernelMember &member : placed.members) {
    const Op &op = problem.ops[member.op];
    if (!op.isView())
      readAll(op.inputs);
  }
  const Op &op = problem.ops[placed.id];
  if (op.isView())
    return;
  int32_t variant =
      placed.kind == PlacedItem::Kind::Run ? variants[placed.id] : -1;
  readAll(variant >= 0 ? op.variants[variant].inputs : op.inputs);
}

void Emitter::settleLives() {
  needed.assign(problem.values.size(), 0);
  endings.resize(items.size());
  for (ValueId result : problem.results)
    needed[result] = 1;
  for (size_t item = items.size(); item-- > 0;) {
    // Offloaded after this item: the storage is read by the copy.
    for (ValueId root : items[item].offloads)
      needed[root] = 1;
    if (items[item].kind == PlacedItem::Kind::Fetch) {
      needed[items[item].id] = 0;
      continue;
    }
    settleWrites(item);
    settleReads(item);
  }
  for (ValueId argument : problem.arguments)
    if (!needed[argument] && !index.staysAlive[argument])
      initialDrops.push_back(argument);
}

void Emitter::emitItem(size_t item) {
  const PlacedItem &placed = items[item];
  Ending &ending = endings[item];
  if (placed.kind != PlacedItem::Kind::Fetch) {
    for (size_t number = 0; number < placed.members.size(); ++number) {
      Step step = Step::inlined(placed.members[number].op);
      step.keep = ending.memberKeeps[number];
      step.without = std::move(ending.memberWithout[number]);
      steps.push_back(std::move(step));
    }
    bool isRun = placed.kind == PlacedItem::Kind::Run;
    Step step = isRun ? Step::run(placed.id) : Step::rerun(placed.id);
    step.without = std::move(ending.without);
    if (isRun && variants[placed.id] >= 0)
      step.variant = variants[placed.id];
    steps.push_back(std::move(step));
  }
  llvm::sort(ending.drops);
  ending.drops.erase(std::unique(ending.drops.begin(), ending.drops.end()),
                     ending.drops.end());
  for (ValueId root : ending.drops)
    steps.push_back(Step::drop(root));
  if (!copies.empty())
    llvm::append_range(steps, copies[item]);
}

std::vector<Step> Emitter::emit() {
  settleLives();
  copies = placeCopies(index, items);
  // Most storages are born once and dropped once.
  steps.reserve(items.size() + problem.values.size());
  llvm::sort(initialDrops);
  for (ValueId root : initialDrops)
    steps.push_back(Step::drop(root));
  for (size_t item = 0; item < items.size(); ++item)
    emitItem(item);
  return std::move(steps);
}

std::vector<Step> emitSteps(const ProblemIndex &index,
                            PlacedSequence sequence) {
  return Emitter(index, sequence).emit();
}

} // namespace remat::planner
