// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The recursion over kernels, from the main op to the front.

#include "ExactKernels.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// More partial kernels than this per main op are not looked at.
static constexpr uint64_t mostPartialKernels = 1000000;
/// Rounds of `findGains`.
static constexpr int deepestHosts = 12;

bool readsFrom(const Problem &problem, llvm::ArrayRef<ValueId> inputs, OpId maker) {
  return llvm::any_of(inputs, [&](ValueId input) {
    return llvm::is_contained(problem.ops[maker].outputs, problem.rootOf(input));
  });
}

ExactKernels::ExactKernels(const ExactModel &model)
    : model(model), problem(model.problem), gains(problem.ops.size(), 0),
      reachableGains(problem.ops.size(), 0) {
  findGains();
  findConcerns();
}

/// The op's least figure, or 0.
int64_t ExactKernels::leastFigure(OpId op) const {
  int64_t least = 0;
  for (const auto &[target, ns] : problem.ops[op].inlineInto)
    least = std::min(least, ns);
  return least;
}

/// A member's host is the reader (or stranger) whose figure it pays. Members
/// and hosts form a tree under the main op, so what an op's members gain is at
/// least the sum, over all that it takes in, of figure and own members' gain
/// where that is negative. The first estimate counts everything that can be
/// reached once; each round looks one host further.
void ExactKernels::findGains() {
  for (size_t op = 0; op < problem.ops.size(); ++op) {
    llvm::SmallVector<OpId, 16> reached = {OpId(op)};
    std::vector<char> isReached(problem.ops.size(), 0);
    isReached[op] = 1;
    for (size_t next = 0; next < reached.size(); ++next)
      for (const auto &[member, ns] : model.takesIn[reached[next]])
        if (!std::exchange(isReached[member], 1))
          reached.push_back(member);
    for (OpId member : reached)
      gains[op] += leastFigure(member);
  }
  reachableGains = gains;
  for (int round = 0; round < deepestHosts; ++round) {
    std::vector<int64_t> better = gains;
    for (size_t op = 0; op < problem.ops.size(); ++op) {
      int64_t gain = 0;
      for (const auto &[member, ns] : model.takesIn[op])
        gain += std::min<int64_t>(0, ns + gains[member]);
      better[op] = std::max(gains[op], gain);
    }
    gains = std::move(better);
  }
}

void ExactKernels::findConcerns() {
  size_t count = problem.ops.size();
  concerned.assign(count * count, 0);
  auto note = [&](OpId a, OpId b) {
    concerned[size_t(a) * count + b] = concerned[size_t(b) * count + a] = 1;
  };
  std::vector<std::vector<OpId>> makersOf(problem.values.size());
  for (auto [id, op] : llvm::enumerate(problem.ops))
    for (ValueId output : op.outputs)
      makersOf[output].push_back(OpId(id));
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    for (int number = 0; number < model.formCount(OpId(id)); ++number)
      for (ValueId input : model.form(OpId(id), number).inputs)
        for (OpId maker : makersOf[problem.rootOf(input)])
          note(OpId(id), maker);
    for (const auto &[target, ns] : op.inlineInto) {
      note(OpId(id), target);
      for (const auto &[other, otherNs] : op.inlineInto)
        if (ns != otherNs)
          note(target, other);
    }
  }
}

void ExactKernels::enumerate(const ExactState &from, OpId mainOp, bool first,
                             int64_t freeBytes, TimeLimit limit,
                             Visitor callback) {
  state = &from;
  main = mainOp;
  isFirst = first;
  timeLimit = &limit;
  visitor = &callback;
  visited = 0;
  wanted = &model.useful[std::min(from.position + (first ? 1 : 0), model.end)];
  findPurposes(freeBytes);
  for (int form = 0; form < model.formCount(mainOp); ++form)
    startWith(form);
}

/// Where room is no question, a member has a purpose if it makes something that
/// is not live, if its figure may be negative, or if it hosts such a one.
void ExactKernels::findPurposes(int64_t freeBytes) {
  for (ValueId output : problem.ops[main].outputs)
    freeBytes -= problem.values[output].bytes;
  int64_t workspace = 0;
  for (int number = 0; number < model.formCount(main); ++number)
    workspace = std::max(workspace, model.form(main, number).workspaceBytes);
  freeBytes -= workspace;
  hasPurpose.assign(problem.ops.size(), 0);
  llvm::SmallVector<OpId, 16> found;
  StorageBits keepable;
  for (size_t id = 0; id < problem.ops.size(); ++id) {
    const Op &op = problem.ops[id];
    if (op.inlineInto.empty() || !model.mayRerun(OpId(id), state->position))
      continue;
    bool makesMore = false;
    for (ValueId output : op.outputs) {
      int bit = model.anchor[output];
      if (state->bits.test(bit))
        continue;
      makesMore = true;
      keepable.set(bit);
    }
    if (!makesMore && leastFigure(OpId(id)) == 0)
      continue;
    hasPurpose[id] = 1;
    found.push_back(OpId(id));
  }
  keepable.forEach([&](int bit) { freeBytes -= model.bytes[bit]; });
  if (freeBytes < 0) {
    hasPurpose.assign(problem.ops.size(), 1);
    return;
  }
  while (!found.empty())
    for (const auto &[host, ns] : problem.ops[found.pop_back_val()].inlineInto)
      if (!std::exchange(hasPurpose[host], 1))
        found.push_back(host);
}

void ExactKernels::startWith(int number) {
  ExactForm form = model.form(main, number);
  Partial partial;
  if (!requireInputs(partial, form.inputs))
    return;
  Placed placed{{main, int16_t(number), false, 0}, form.inputs, false};
  for (uint32_t without : withoutChoices(main, /*isMain=*/true, form.without)) {
    placed.member.without = without;
    Partial start = partial;
    start.timeNs = form.timeNs;
    for (auto [index, output] : llvm::enumerate(problem.ops[main].outputs))
      if (without >> index & 1)
        start.timeNs -= std::max<int64_t>(0, model.elidableTime(main, output));
      else if (int bit = model.anchor[output];
               !state->bits.test(bit) &&
               !llvm::is_contained(form.without, output))
        start.written.set(bit);
    start.limit = (*timeLimit)(start.written);
    start.gain = reachableGains[main];
    start.sequence.push_back(placed);
    extend(start);
  }
}

/// The sets of outputs worth leaving out. Of a main op's form, outputs that the
/// form does not make anyway are named too, for the time that brings.
llvm::SmallVector<uint32_t, 4>
ExactKernels::withoutChoices(OpId op, bool isMain,
                             llvm::ArrayRef<ValueId> notMade) const {
  llvm::SmallVector<uint32_t, 4> choices = {0};
  for (auto [index, output] : llvm::enumerate(problem.ops[op].outputs)) {
    int bit = model.anchor[output];
    // A member does not write live outputs anyway.
    if (model.elidableTime(op, output) < 0 ||
        (!isMain && state->bits.test(bit)))
      continue;
    bool isPointless = !wanted->test(bit) || state->bits.test(bit) ||
                       (isMain && llvm::is_contained(notMade, output));
    size_t count = choices.size();
    for (size_t choice = 0; choice < count; ++choice) {
      uint32_t with = choices[choice];
      if (!isPointless)
        choices.push_back(with);
      choices[choice] = with | uint32_t(1) << index;
    }
  }
  return choices;
}

/// Notes which inputs the kernel has to make itself; false if it cannot.
bool ExactKernels::requireInputs(Partial &partial,
                                 llvm::ArrayRef<ValueId> inputs) const {
  for (ValueId input : inputs) {
    if (model.isReadable(*state, input))
      continue;
    int bit = model.anchor[input];
    if (model.rootOfBit[bit] < 0 || partial.made.test(bit) ||
        model.firstReadable[input] > state->position || state->bits.test(bit))
      return false;
    if (!llvm::is_contained(partial.pending, bit))
      partial.pending.push_back(bit);
  }
  return true;
}

llvm::SmallVector<OpId, 8>
ExactKernels::candidates(const Partial &partial) const {
  llvm::SmallVector<OpId, 8> ops;
  for (const Placed &placed : partial.sequence)
    for (const auto &[op, ns] : model.takesIn[placed.member.op])
      if (hasPurpose[op] && model.mayRerun(op, state->position) &&
          !llvm::is_contained(ops, op) && !problem.ops[op].outputs.empty() &&
          llvm::none_of(problem.ops[op].outputs, [&](ValueId output) {
            return partial.made.test(model.anchor[output]);
          }))
        ops.push_back(op);
  return ops;
}

void ExactKernels::extend(const Partial &partial) {
  ++work;
  if (++visited > mostPartialKernels) {
    incomplete = true;
    return;
  }
  if (partial.timeNs + partial.gain >= partial.limit)
    return;
  if (partial.pending.empty())
    finish(partial);
  for (OpId op : candidates(partial))
    for (int form = 0; form < model.formCount(op); ++form)
      addMember(partial, op, form);
}

/// Of two neighbours that do not concern each other only one order is looked
/// at: the smaller op in front.
bool ExactKernels::isInOrder(const Placed &front, OpId op) const {
  return front.member.op == main || op < front.member.op ||
         concern(op, front.member.op);
}

void ExactKernels::addMember(const Partial &partial, OpId op, int number) {
  ExactForm form = model.form(op, number);
  if (!isInOrder(partial.sequence.back(), op))
    return;
  Placed placed{{op, int16_t(number), false, 0}, form.inputs, false};
  placed.isNeeded = llvm::any_of(problem.ops[op].outputs, [&](ValueId output) {
    return llvm::is_contained(partial.pending, model.anchor[output]);
  });
  bool isReadHere = false;
  if (std::optional<int64_t> ns = chargeMember<Placed>(
          problem, partial.sequence, op, /*keep=*/false, isReadHere))
    addMemberWithout(partial, placed, *ns, isReadHere);
  placed.member.keep = true;
  std::optional<int64_t> ns = chargeMember<Placed>(
      problem, partial.sequence, op, /*keep=*/true, isReadHere);
  if (!ns)
    return;
  for (uint32_t without : withoutChoices(op, /*isMain=*/false, {})) {
    placed.member.without = without;
    addMemberWithout(partial, placed, *ns, isReadHere);
  }
}

void ExactKernels::addMemberWithout(const Partial &partial, Placed placed,
                                    int64_t ns, bool isReadHere) {
  const Op &op = problem.ops[placed.member.op];
  ExactForm form = model.form(placed.member.op, placed.member.form);
  bool keepsNew = false, makesSome = false;
  Partial next = partial;
  for (auto [index, output] : llvm::enumerate(op.outputs)) {
    int bit = model.anchor[output];
    next.made.set(bit);
    llvm::erase(next.pending, bit);
    makesSome |= !(placed.member.without >> index & 1) &&
                 !llvm::is_contained(form.without, output);
    if (!placed.member.keep || (placed.member.without >> index & 1) ||
        state->bits.test(bit) || llvm::is_contained(form.without, output))
      continue;
    keepsNew |= wanted->test(bit);
    next.written.set(bit);
    ns += std::max<int64_t>(0, model.elidableTime(placed.member.op, output));
  }
  if (!makesSome)
    return;
  // Keeping nothing new only serves where nobody here reads the op.
  if (placed.member.keep && !keepsNew && isReadHere)
    return;
  placed.isNeeded |= keepsNew;
  if (!requireInputs(next, placed.inputs))
    return;
  next.timeNs += ns;
  next.gain -= leastFigure(placed.member.op);
  if (keepsNew)
    next.limit = (*timeLimit)(next.written);
  next.sequence.push_back(placed);
  extend(next);
}

/// True if the kernel is legal and no slower without the member. Assumes that
/// the member makes nothing that the kernel lacks.
bool ExactKernels::isIdle(const Partial &partial, size_t number) const {
  llvm::SmallVector<Placed, 4> rest(partial.sequence);
  rest.erase(rest.begin() + number);
  int64_t saved = 0;
  bool isReadHere = false;
  for (size_t member = number; member < partial.sequence.size(); ++member) {
    const ExactMember &changed = partial.sequence[member].member;
    llvm::ArrayRef<Placed> readers(partial.sequence);
    saved += *chargeMember<Placed>(problem, readers.take_front(member),
                                   changed.op, changed.keep, isReadHere);
    if (member == number)
      continue;
    std::optional<int64_t> now = chargeMember<Placed>(
        problem, llvm::ArrayRef<Placed>(rest).take_front(member - 1),
        changed.op, changed.keep, isReadHere);
    if (!now)
      return false;
    saved -= *now;
  }
  return std::max<int64_t>(0, partial.timeNs - saved) <=
         std::max<int64_t>(0, partial.timeNs);
}

void ExactKernels::finish(const Partial &partial) {
  ExactKernel kernel;
  kernel.isFirst = isFirst;
  kernel.timeNs = std::max<int64_t>(0, partial.timeNs);
  if (kernel.timeNs >= partial.limit)
    return;
  const ExactMember &mainMember = partial.sequence.front().member;
  kernel.workspaceBytes = model.form(main, mainMember.form).workspaceBytes;
  for (const Placed &placed : llvm::reverse(partial.sequence)) {
    kernel.members.push_back(placed.member);
    bool isMain = kernel.members.size() == partial.sequence.size();
    if (!isMain && !placed.member.keep)
      continue;
    ExactForm form = model.form(placed.member.op, placed.member.form);
    for (auto [index, output] :
         llvm::enumerate(problem.ops[placed.member.op].outputs)) {
      int bit = model.anchor[output];
      if ((placed.member.without >> index & 1) ||
          llvm::is_contained(form.without, output))
        continue;
      if (state->bits.test(bit)) {
        kernel.rewrites.set(bit);
        continue;
      }
      kernel.written.set(bit);
      if (isMain)
        kernel.mainWrites.set(bit);
    }
  }
  // A rerun that writes nothing new is of no use.
  if (!isFirst && !kernel.written.intersects(*wanted))
    return;
  emitForced(partial, 0, kernel);
}

/// Chooses for each idle member one of the live storages it makes, which is
/// dropped before.
void ExactKernels::emitForced(const Partial &partial, size_t number,
                              ExactKernel kernel) {
  if (number == partial.sequence.size())
    return emit(partial, std::move(kernel));
  const Placed &placed = partial.sequence[number];
  if (number == 0 || placed.isNeeded || !isIdle(partial, number))
    return emitForced(partial, number + 1, std::move(kernel));
  for (ValueId output : problem.ops[placed.member.op].outputs) {
    int bit = model.anchor[output];
    if (!state->bits.test(bit))
      continue;
    ExactKernel forced = kernel;
    forced.forced.set(bit);
    emitForced(partial, number + 1, std::move(forced));
  }
}

void ExactKernels::emit(const Partial &partial, ExactKernel kernel) {
  StorageBits made;
  for (const Placed &placed : llvm::reverse(partial.sequence)) {
    bool isMain = &placed == &partial.sequence.front();
    for (ValueId input : placed.inputs) {
      int root = model.anchor[problem.rootOf(input)];
      int bit = model.anchor[input];
      kernel.touched.set(root);
      (isMain ? kernel.mainReads : kernel.inlineReads).set(root);
      if (made.test(root) && bit == root)
        continue;
      kernel.reads.set(bit);
      kernel.reads.set(root);
    }
    for (ValueId output : problem.ops[placed.member.op].outputs)
      if (!isMain)
        made.set(model.anchor[output]);
  }
  if (!(kernel.reads | kernel.rewrites).intersects(kernel.forced))
    (*visitor)(kernel);
}

} // namespace remat::planner
