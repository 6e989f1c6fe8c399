// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Numbers the bits of a problem's state space and says how single events
/// change a state. User policies follow the automaton of the plan verifier.

#include "ExactModel.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

static constexpr uint32_t isForward = 1, wasGone = 2, fromRerun = 4, isUsed = 8,
                          isGood = 16;
static constexpr int flagsPerPolicy = 5, mostPolicies = 6;

ExactModel::ExactModel(const Problem &problem)
    : problem(problem), anchor(problem.values.size(), 0),
      firstReadable(problem.values.size(), 0),
      firstRerun(problem.ops.size(), INT32_MAX), takesIn(problem.ops.size()),
      rootOfBit{-1}, bytes{0}, compactBit{-1}, argumentBit{-1},
      isPairedArgument{0}, makers(1), fixedViews(1) {
  for (auto [index, op] : llvm::enumerate(problem.ops))
    if (!op.extra)
      end = int32_t(index) + 1;
  addRoots();
  addViews();
  retainBit.assign(bitCount, -1);
  policyShift.assign(bitCount, -1);
  addPolicies();
  if (bitCount > StorageBits::capacity)
    refusalText = "more than " + std::to_string(StorageBits::capacity) +
                  " storages can be dropped";
  if (!refusalText.empty())
    return;
  for (ValueId result : problem.results)
    resultBits.set(anchor[result]);
  findMakers();
  findUseful();
}

int ExactModel::addBit(ValueId root, int64_t size) {
  rootOfBit.push_back(root);
  bytes.push_back(size);
  compactBit.push_back(-1);
  argumentBit.push_back(-1);
  isPairedArgument.push_back(0);
  makers.emplace_back();
  fixedViews.emplace_back();
  return bitCount++;
}

void ExactModel::addRoots() {
  std::vector<char> stays(problem.values.size(), 0);
  for (ValueId argument : problem.arguments)
    stays[argument] = 1;
  for (const DonatedPair &pair : problem.donated)
    stays[pair.argument] = 0;
  for (auto [index, value] : llvm::enumerate(problem.values)) {
    if (value.storage)
      continue;
    if (stays[index])
      baseBytes += value.bytes;
    else
      anchor[index] = addBit(ValueId(index), value.bytes);
  }
  std::vector<char> isPaired(problem.values.size(), 0);
  for (const DonatedPair &pair : problem.donated) {
    if (!pair.result)
      continue;
    int argument = anchor[pair.argument], result = anchor[*pair.result];
    isPaired[*pair.result] = isPairedArgument[argument] = 1;
    baseBytes += std::exchange(bytes[argument], 0);
    argumentBit[result] = argument;
    int compact = addBit(-1, 0);
    compactBit[result] = compact;
  }
  for (ValueId result : problem.results)
    if (problem.resultsUpFront && !isPaired[result])
      baseBytes += std::exchange(bytes[anchor[result]], 0);
}

void ExactModel::addViews() {
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (!op.isView())
      continue;
    for (ValueId output : op.outputs) {
      if (op.recomputable) {
        anchor[output] = anchor[op.inputs[0]];
        firstReadable[output] =
            std::max(firstReadable[op.inputs[0]], int32_t(index) + 1);
        continue;
      }
      int root = anchor[problem.rootOf(output)];
      anchor[output] = addBit(-1, 0);
      fixedViews[root].push_back(anchor[output]);
    }
  }
}

void ExactModel::addPolicies() {
  int count = 0;
  for (auto [index, value] : llvm::enumerate(problem.values)) {
    int root = anchor[problem.rootOf(ValueId(index))];
    if (value.must == UserPolicy::None || root == 0)
      continue;
    if (value.must == UserPolicy::Offload)
      refusalText = "a value must be offloaded";
    if (value.must == UserPolicy::Retain && retainBit[root] < 0) {
      int retained = addBit(-1, 0);
      retainBit.push_back(-1);
      policyShift.push_back(-1);
      retainBit[root] = retained;
    }
    if (value.must != UserPolicy::Recompute || policyShift[root] >= 0)
      continue;
    if (count == mostPolicies)
      refusalText = "more than six values must be recomputed";
    policyShift[root] = flagsPerPolicy * std::min(count++, mostPolicies - 1);
    if (root < StorageBits::capacity)
      policyRoots.set(root);
  }
}

void ExactModel::findMakers() {
  std::vector<OpId> producer(problem.values.size(), -1);
  for (auto [index, op] : llvm::enumerate(problem.ops))
    if (!op.extra)
      for (ValueId output : op.outputs)
        producer[output] = OpId(index);
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.isView())
      continue;
    for (const auto &[input, output] : op.reuses)
      if (op.recomputable)
        redroppable.set(anchor[output]);
    if (!op.recomputable)
      continue;
    firstRerun[index] = op.extra ? 0 : int32_t(index) + 1;
    for (ValueId output : op.outputs) {
      makers[anchor[output]].push_back(OpId(index));
      firstRerun[index] =
          std::max(firstRerun[index], int32_t(producer[output]) + 1);
    }
    for (const auto &[target, ns] : op.inlineInto)
      takesIn[target].emplace_back(OpId(index), ns);
  }
  for (int bit = 0; bit < bitCount; ++bit)
    if (compactBit[bit] >= 0)
      redroppable.set(bit);
}

ExactForm ExactModel::form(OpId op, int number) const {
  const Op &own = problem.ops[op];
  if (number == 0)
    return {own.inputs, own.timeNs, own.workspaceBytes, {}};
  const Variant &variant = own.variants[number - 1];
  return {variant.inputs, variant.timeNs, variant.workspaceBytes,
          variant.without};
}

int64_t ExactModel::elidableTime(OpId op, ValueId output) const {
  for (const auto &[elidable, ns] : problem.ops[op].elidable)
    if (elidable == output)
      return ns;
  return -1;
}

void ExactModel::wantInputs(OpId op, StorageBits &wanted) const {
  for (int number = 0; number < formCount(op); ++number)
    for (ValueId input : form(op, number).inputs)
      wanted.set(anchor[problem.rootOf(input)]);
}

/// Moves ops from `waiting` to `chosen` while `isChosen` says so, and wants
/// their inputs.
void ExactModel::chooseOps(
    std::vector<OpId> &waiting, std::vector<char> &chosen, StorageBits &wanted,
    llvm::function_ref<bool(OpId)> isChosen) const {
  bool grows = true;
  while (std::exchange(grows, false))
    llvm::erase_if(waiting, [&](OpId op) {
      bool carries = llvm::any_of(takesIn[op], [&](const auto &pair) {
        return chosen[pair.first] != 0;
      });
      if (!carries && !isChosen(op))
        return false;
      chosen[op] = 1;
      wantInputs(op, wanted);
      return grows = true;
    });
}

/// From the end backwards: what first runs read, and what reruns read that make
/// something wanted, or carry one that does, or can make a kernel faster.
void ExactModel::findUseful() {
  std::vector<OpId> reruns;
  for (auto [index, op] : llvm::enumerate(problem.ops))
    if (op.recomputable && !op.isView())
      reruns.push_back(OpId(index));
  StorageBits wanted = resultBits | policyRoots;
  std::vector<OpId> waiting = reruns;
  std::vector<char> helping(problem.ops.size(), 0), making = helping;
  chooseOps(waiting, helping, wanted, [&](OpId op) {
    return llvm::any_of(problem.ops[op].inlineInto,
                        [](const auto &pair) { return pair.second < 0; });
  });
  waiting = reruns;
  useful.resize(end + 1);
  for (int32_t position = end; position >= 0; --position) {
    if (position < end && !problem.ops[position].extra)
      wantInputs(position, wanted);
    chooseOps(waiting, making, wanted, [&](OpId op) {
      return llvm::any_of(problem.ops[op].outputs, [&](ValueId output) {
        return wanted.test(anchor[output]);
      });
    });
    useful[position] = wanted;
    useful[position].set(0);
    addCompanions(useful[position]);
  }
}

/// Adds the bits that say more about the roots in the set.
void ExactModel::addCompanions(StorageBits &bits) const {
  StorageBits(bits).forEach([&](int bit) {
    for (int view : fixedViews[bit])
      bits.set(view);
    for (int other : {compactBit[bit], retainBit[bit]})
      if (other >= 0)
        bits.set(other);
  });
}

ExactState ExactModel::start() const {
  ExactState state;
  state.bits.set(0);
  for (ValueId argument : problem.arguments)
    state.bits.set(anchor[argument]);
  for (int bit = 0; bit < bitCount; ++bit) {
    if (retainBit[bit] >= 0)
      state.bits.set(retainBit[bit]);
    if (policyShift[bit] >= 0 && state.bits.test(bit))
      state.policies |= isForward << policyShift[bit];
  }
  return state;
}

int64_t ExactModel::bytesOf(const StorageBits &bits) const {
  int64_t sum = baseBytes;
  bits.forEach([&](int bit) { sum += occupied(bits, bit); });
  return sum;
}

void ExactModel::drop(ExactState &state, const StorageBits &dropped) const {
  dropped.forEach([&](int bit) {
    state.bits.reset(bit);
    for (int view : fixedViews[bit])
      state.bits.reset(view);
    for (int other : {compactBit[bit], retainBit[bit]})
      if (other >= 0)
        state.bits.reset(other);
    if (policyShift[bit] >= 0)
      state.policies |= wasGone << policyShift[bit];
  });
}

void ExactModel::settle(ExactState &state) const {
  for (; state.position < end; ++state.position) {
    const Op &op = problem.ops[state.position];
    if (!op.extra && (!op.isView() || !op.recomputable))
      break;
  }
  StorageBits dead;
  state.bits.without(useful[state.position]).forEach([&](int bit) {
    if (rootOfBit[bit] >= 0)
      dead.set(bit);
  });
  drop(state, dead);
  state.bits = state.bits & useful[state.position];
}

void ExactModel::notePolicies(ExactState &state, OpId main, bool isFirst,
                              const StorageBits &mainReads,
                              const StorageBits &written) const {
  const Op &op = problem.ops[main];
  auto flagsOf = [&](int bit) { return state.policies >> policyShift[bit]; };
  auto setFlags = [&](int bit, uint32_t on, uint32_t off) {
    state.policies &= ~(off << policyShift[bit]);
    state.policies |= on << policyShift[bit];
  };
  auto touchForward = [&](int bit, bool isLive) {
    setFlags(bit, isForward | (isLive ? 0 : wasGone),
             isUsed | (isLive ? wasGone : 0));
  };
  policyRoots.forEach([&](int bit) {
    bool isLive = state.bits.test(bit);
    if (isFirst && mainReads.test(bit)) {
      if (op.phase == Phase::Forward) {
        touchForward(bit, isLive);
      } else if ((flagsOf(bit) & isUsed) == 0) {
        bool wasAway = !isLive || (flagsOf(bit) & wasGone) != 0;
        bool isMadeAgain = !isLive || (flagsOf(bit) & fromRerun) != 0;
        setFlags(bit, isUsed | (wasAway && isMadeAgain ? isGood : 0), isGood);
      }
    }
    bool isOutput = llvm::is_contained(op.outputs, rootOfBit[bit]);
    if (written.test(bit)) {
      bool isByFirstRun = isFirst && isOutput;
      setFlags(bit, isByFirstRun ? 0 : fromRerun,
               isByFirstRun ? fromRerun : 0);
      isLive = true;
    }
    if (isFirst && isOutput && op.phase == Phase::Forward)
      touchForward(bit, isLive);
  });
  if (!isFirst)
    return;
  for (ValueId output : op.outputs) {
    int bit = anchor[output];
    if (retainBit[bit] >= 0 && !written.test(bit) && !state.bits.test(bit))
      state.bits.reset(retainBit[bit]);
  }
}

bool ExactModel::keepsRetained(const StorageBits &bits,
                               const StorageBits &touched) const {
  bool kept = true;
  touched.forEach([&](int bit) {
    kept &= retainBit[bit] < 0 || bits.test(retainBit[bit]);
  });
  return kept;
}

bool ExactModel::policiesHold(const ExactState &state) const {
  bool hold = true;
  policyRoots.forEach([&](int bit) {
    uint32_t flags = state.policies >> policyShift[bit];
    if ((flags & isForward) && (flags & isUsed))
      hold &= (flags & isGood) != 0;
  });
  return hold;
}

} // namespace remat::planner
