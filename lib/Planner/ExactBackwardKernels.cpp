// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The moves of the search backwards: kernels, from the main op to the front.
/// An input is made by a member placed later or has to be live before.

#include "ExactBackward.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Partial kernels looked at between two looks at the limits.
static constexpr uint64_t looksPerCheck = 256;
/// Ways to write the outputs of one op, or to lay values out, that are looked at: a loop
/// with many results has more than any memory holds. Where there are more, the search
/// is cut.
static constexpr size_t mostChoices = 4096;

void ExactBackward::runBackward(OpId op, bool first) {
  main = op;
  isFirst = first;
  const StorageBits &after = nodes[current].bits;
  if (!isFirst && !reachable[op].intersects(after))
    return;
  leastBytes = model.bytesOf(after);
  after.forEach([&](int bit) {
    int argument = model.argumentBit[bit];
    if (argument >= 0 && !after.test(argument))
      leastBytes -= model.occupied(after, bit);
  });
  StorageBits placedOutputs;
  for (const auto &[input, output] : problem.ops[op].reuses)
    placedOutputs.set(model.anchor[output]);
  placedOutputs.forEach([&](int bit) { leastBytes -= model.bytes[bit]; });
  for (int number = 0; number < model.formCount(op); ++number) {
    ExactForm form = model.form(op, number);
    Placed placed{{op, int16_t(number), false, 0}, form.inputs};
    Partial partial;
    partial.timeNs = form.timeNs;
    partial.workspaceBytes = form.workspaceBytes;
    partial.gain = kernels.reachableGain(op);
    if (!addReads(partial, form.inputs) || !hasRoom(partial))
      continue;
    chooseWrites(partial, placed, /*isMain=*/true,
                 [&](const Partial &chosen) { extend(chosen); });
  }
}

/// Notes what has to be live before; false if it cannot be.
bool ExactBackward::addReads(Partial &partial,
                             llvm::ArrayRef<ValueId> inputs) const {
  for (ValueId input : inputs) {
    int bit = model.anchor[input];
    int root = model.anchor[problem.rootOf(input)];
    if (model.firstReadable[input] > before || !madeBefore[before].test(root) ||
        !madeBefore[before].test(bit))
      return false;
    // Members placed later run before, and no two make the same.
    if (bit == root && !partial.made.test(root) && firstInlined[root] <= before)
      continue;
    if (partial.written.test(root))
      return false;
    partial.memory.set(bit);
    partial.memory.set(root);
  }
  return true;
}

bool ExactBackward::hasRoom(const Partial &partial) const {
  int64_t bytes = leastBytes + partial.workspaceBytes;
  partial.memory.without(nodes[current].bits).forEach([&](int bit) {
    bytes += model.compactBit[bit] >= 0 ? 0 : model.bytes[bit];
  });
  partial.passing.without(partial.memory).forEach([&](int bit) {
    bytes += model.argumentBit[bit] >= 0 ? 0 : model.bytes[bit];
  });
  return bytes <= budget;
}

/// True if an output of the main op may take the value over.
bool ExactBackward::isTakenOver(ValueId value) const {
  return llvm::any_of(problem.ops[main].reuses, [&](const auto &pair) {
    return problem.rootOf(pair.first) == value;
  });
}

/// Says for each output whether it is written, and calls `function` with the
/// member placed.
template <typename Function>
void ExactBackward::chooseWrites(const Partial &from, const Placed &placed,
                                 bool isMain, Function function) {
  const StorageBits &after = nodes[current].bits;
  const Op &op = problem.ops[placed.member.op];
  ExactForm form = model.form(placed.member.op, placed.member.form);
  llvm::SmallVector<std::pair<Partial, uint32_t>, 2> choices = {{from, 0}};
  for (auto [index, output] : llvm::enumerate(op.outputs)) {
    int bit = model.anchor[output];
    bool isNotMade = llvm::is_contained(form.without, output);
    int64_t elidable = model.elidableTime(placed.member.op, output);
    bool isNeeded = after.test(bit);
    bool canWrite = isNeeded && !isNotMade && !from.memory.test(bit) &&
                    !model.hasFixedView(bit, after);
    bool mustWrite = isMain && isFirst && isNeeded;
    if (mustWrite && !canWrite)
      return;
    size_t count = choices.size();
    if (count > mostChoices) {
      isSpent = true;
      return;
    }
    for (size_t choice = 0; choice < count; ++choice) {
      if (canWrite) {
        auto with = choices[choice];
        with.first.written.set(bit);
        if (isMain)
          with.first.mainWrites.set(bit);
        else
          with.first.timeNs += std::max<int64_t>(0, elidable);
        choices.push_back(with);
      }
      // Written and dropped, it gives its bytes to nobody; live before, it may.
      if (!isMain && !isNeeded && !isNotMade && elidable < 0 &&
          madeBefore[before].test(bit) && isTakenOver(output)) {
        auto live = choices[choice];
        live.first.memory.set(bit);
        choices.push_back(live);
      }
      auto &[partial, without] = choices[choice];
      if (elidable >= 0) {
        if (isMain)
          partial.timeNs -= elidable;
        if (isMain || !isNeeded)
          without |= uint32_t(1) << index;
      } else if (!isNeeded && !isNotMade) {
        partial.passing.set(bit);
        if (isMain)
          partial.mainWrites.set(bit);
      }
    }
    if (mustWrite)
      choices.erase(choices.begin(), choices.begin() + count);
  }
  for (auto &[partial, without] : choices) {
    bool makesSome = false;
    for (auto [index, output] : llvm::enumerate(op.outputs))
      makesSome |=
          !(without >> index & 1) && !llvm::is_contained(form.without, output);
    partial.sequence.push_back(placed);
    partial.sequence.back().member.without = without;
    if (isMain || makesSome)
      function(partial);
    else
      makeSome(partial, function);
  }
}

/// A member has to make something: one of the outputs that nobody needs, which
/// is written and dropped, or is live before.
template <typename Function>
void ExactBackward::makeSome(const Partial &partial, Function function) {
  const ExactMember &member = partial.sequence.back().member;
  const Op &op = problem.ops[member.op];
  ExactForm form = model.form(member.op, member.form);
  for (auto [index, output] : llvm::enumerate(op.outputs)) {
    int bit = model.anchor[output];
    if (!(member.without >> index & 1) ||
        llvm::is_contained(form.without, output))
      continue;
    Partial next = partial;
    next.sequence.back().member.without ^= uint32_t(1) << index;
    Partial written = next;
    written.passing.set(bit);
    written.timeNs += model.elidableTime(member.op, output);
    function(written);
    if (!madeBefore[before].test(bit))
      continue;
    next.memory.set(bit);
    function(next);
  }
}

void ExactBackward::extend(const Partial &partial) {
  if (++looks % looksPerCheck == 0)
    checkLimits();
  if (isSpent || nodes[current].timeNs + partial.timeNs + partial.gain +
                         remaining(before) >=
                     limit)
    return;
  if (!hasRoom(partial))
    return;
  finish(partial);
  llvm::SmallVector<OpId, 8> candidates;
  for (const Placed &placed : partial.sequence)
    for (const auto &[op, ns] : model.takesIn[placed.member.op])
      if (model.mayRerun(op, before) && !llvm::is_contained(candidates, op) &&
          !problem.ops[op].outputs.empty() &&
          llvm::none_of(problem.ops[op].outputs, [&](ValueId output) {
            return partial.made.test(model.anchor[output]);
          }))
        candidates.push_back(op);
  for (OpId op : candidates)
    for (int form = 0; form < model.formCount(op); ++form)
      addMember(partial, op, form);
}

/// Of two neighbours that do not concern each other only one order is looked
/// at: the smaller op in front.
bool ExactBackward::isInOrder(const Placed &front, OpId op) const {
  return front.member.op == main || op < front.member.op ||
         kernels.concern(op, front.member.op);
}

void ExactBackward::addMember(const Partial &partial, OpId op, int number) {
  ExactForm form = model.form(op, number);
  if (!isInOrder(partial.sequence.back(), op))
    return;
  const StorageBits &after = nodes[current].bits;
  Partial next = partial;
  bool saves = false;
  for (ValueId output : problem.ops[op].outputs) {
    int bit = model.anchor[output];
    next.made.set(bit);
    saves |= !after.test(bit);
  }
  if (!addReads(next, form.inputs) || !hasRoom(next))
    return;
  int64_t least = 0;
  for (const auto &[target, ns] : problem.ops[op].inlineInto)
    least = std::min(least, ns);
  next.gain -= least;
  Placed placed{{op, int16_t(number), false, 0}, form.inputs};
  bool isReadHere = false;
  if (std::optional<int64_t> ns = chargeMember<Placed>(
          problem, partial.sequence, op, false, isReadHere)) {
    // Reading what has to be live anyway costs nothing.
    bool mayServe = saves || *ns < 0 || !model.takesIn[op].empty();
    bool makesSome = llvm::any_of(problem.ops[op].outputs, [&](ValueId output) {
      return !llvm::is_contained(form.without, output);
    });
    if (mayServe && makesSome) {
      Partial inside = next;
      inside.timeNs += *ns;
      inside.sequence.push_back(placed);
      extend(inside);
    }
  }
  placed.member.keep = true;
  std::optional<int64_t> ns =
      chargeMember<Placed>(problem, partial.sequence, op, true, isReadHere);
  if (!ns)
    return;
  next.timeNs += *ns;
  size_t size = partial.sequence.size();
  chooseWrites(next, placed, /*isMain=*/false, [&](const Partial &chosen) {
    // Keeping nothing new only serves where nobody here reads the op.
    bool keepsNew = !(chosen.written == partial.written);
    if (chosen.sequence.size() > size && (keepsNew || !isReadHere))
      extend(chosen);
  });
}

void ExactBackward::finish(const Partial &partial) {

  if (!isFirst && partial.written.empty())
    return;
  StorageBits made, memory = partial.memory, inlineReads;
  for (const Placed &placed : llvm::reverse(partial.sequence)) {
    bool isMain = &placed == &partial.sequence.front();
    for (ValueId input : placed.inputs) {
      int root = model.anchor[problem.rootOf(input)];
      int bit = model.anchor[input];
      if (!isMain)
        inlineReads.set(root);
      if (made.test(root) && bit == root)
        continue;
      if (model.firstReadable[input] > before)
        return;
      memory.set(bit);
      memory.set(root);
    }
    for (ValueId output : problem.ops[placed.member.op].outputs)
      if (!isMain)
        made.set(model.anchor[output]);
  }
  // What is live before is not written.
  if (memory.intersects(partial.written) ||
      !madeBefore[before].contains(memory))
    return;
  // A paired result that has to be live may lie in its argument.
  const StorageBits &after = nodes[current].bits;
  llvm::SmallVector<int, 4> paired;
  memory.without(after).forEach([&](int bit) {
    int compact = model.compactBit[bit];
    if (compact >= 0 && !(after | memory).test(model.argumentBit[bit]))
      paired.push_back(compact);
  });
  if (paired.size() >= 32 || mostChoices >> paired.size() == 0) {
    isSpent = true;
    return;
  }
  for (uint32_t choice = 0; choice >> paired.size() == 0; ++choice) {
    StorageBits compact;
    for (auto [index, bit] : llvm::enumerate(paired))
      if (choice >> index & 1)
        compact.set(bit);
    finishWith(partial, memory, inlineReads, compact);
  }
}

void ExactBackward::finishWith(const Partial &partial,
                               const StorageBits &memory,
                               const StorageBits &inlineReads,
                               const StorageBits &compact) {
  const StorageBits &after = nodes[current].bits;
  StorageBits lost = partial.written;
  partial.written.forEach([&](int bit) {
    if (model.compactBit[bit] >= 0)
      lost.set(model.compactBit[bit]);
  });
  StorageBits previous =
      after.without(lost) | memory | compact | memoryBound.forcedAt(before);
  bool isLegal = true;
  previous.forEach([&](int bit) {
    int result = model.compactBit[bit];
    isLegal &= result < 0 || !previous.test(result) ||
               !previous.test(model.argumentBit[bit]);
  });
  if (!isLegal)
    return;
  auto newBytes = [&](int bit) {
    int argument = model.argumentBit[bit];
    return argument >= 0 && !after.test(argument) ? 0 : model.bytes[bit];
  };
  StorageBits fresh = partial.written | partial.passing.without(previous);
  int64_t total = model.bytesOf(previous) + partial.workspaceBytes;
  fresh.forEach([&](int bit) { total += newBytes(bit); });
  StorageBits taken, placed;
  for (const auto &[input, output] : problem.ops[main].reuses) {
    int from = model.anchor[problem.rootOf(input)], to = model.anchor[output];
    int64_t bytes = newBytes(to);
    if (from == 0 || !previous.test(from) || after.test(from) ||
        inlineReads.test(from) || model.isPairedArgument[from] ||
        taken.test(from) || placed.test(to) || !fresh.test(to) ||
        !partial.mainWrites.test(to) || bytes == 0 ||
        bytes > model.bytes[from] ||
        model.occupied(previous, from) != model.bytes[from])
      continue;
    taken.set(from);
    placed.set(to);
    total -= bytes;
  }
  if (total > budget)
    return;
  push(previous, before,
       nodes[current].timeNs + std::max<int64_t>(0, partial.timeNs), [&] {
         Move move;
         for (const Placed &placed : llvm::reverse(partial.sequence))
           move.members.push_back(placed.member);
         move.isFirst = isFirst;
         move.reads = memory;
         move.written = fresh;
         moves.push_back(move);
         return uint32_t(moves.size() - 1);
       });
}

} // namespace remat::planner
