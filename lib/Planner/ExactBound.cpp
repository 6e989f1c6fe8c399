// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Tables per op, storage and position, so that a state costs one closure.

#include "ExactBound.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

ExactBound::ExactBound(const ExactModel &model, const ExactKernels &kernels)
    : model(model), problem(model.problem), kernels(kernels),
      leastKernel(problem.ops.size(), 0), mayVanish(problem.ops.size(), 0),
      remakeCost(model.bitCount, impossible), required(model.bitCount),
      needed(model.end + 1), madeBefore(model.end + 1),
      baseFrom(model.end + 1, 0) {
  findLeastKernels();
  findRemakeCosts();
  findNeeds();
}

void ExactBound::findLeastKernels() {
  std::vector<OpId> vanishing;
  for (size_t op = 0; op < problem.ops.size(); ++op) {
    int64_t least = INT64_MAX;
    for (int number = 0; number < model.formCount(OpId(op)); ++number)
      least = std::min(least, model.form(OpId(op), number).timeNs);
    for (const auto &[output, ns] : problem.ops[op].elidable)
      least -= ns;
    leastKernel[op] = least + kernels.largestGain(OpId(op));
    if (leastKernel[op] < 0)
      vanishing.push_back(OpId(op));
  }
  while (!vanishing.empty()) {
    OpId target = vanishing.back();
    vanishing.pop_back();
    for (const auto &[member, ns] : model.takesIn[target])
      if (!std::exchange(mayVanish[member], 1))
        vanishing.push_back(member);
  }
}

/// The least share of a kernel of the op that makes `output` again.
int64_t ExactBound::rerunCost(OpId maker, ValueId output) const {
  int64_t least = impossible;
  for (int number = 0; number < model.formCount(maker); ++number) {
    ExactForm form = model.form(maker, number);
    if (!llvm::is_contained(form.without, output))
      least = std::min(least, form.timeNs);
  }
  if (least == impossible)
    return impossible;
  for (const auto &[other, ns] : problem.ops[maker].elidable)
    if (other != output)
      least -= ns;
  least += kernels.largestGain(maker);
  return std::max<int64_t>(0, least) / int64_t(problem.ops[maker].outputs.size());
}

int64_t ExactBound::inlineCost(OpId maker) const {
  const Op &op = problem.ops[maker];
  if (op.inlineInto.empty())
    return impossible;
  int64_t least = INT64_MAX;
  for (const auto &[target, ns] : op.inlineInto)
    least = std::min(least, ns);
  least += kernels.largestGain(maker);
  if (mayVanish[maker])
    return 0;
  return std::max<int64_t>(0, least) / int64_t(op.outputs.size());
}

/// Roots that every form of the op reads.
StorageBits ExactBound::inputsOfAllForms(OpId op) const {
  StorageBits common;
  for (int number = 0; number < model.formCount(op); ++number) {
    StorageBits own;
    for (ValueId input : model.form(op, number).inputs)
      own.set(model.anchor[problem.rootOf(input)]);
    common = number == 0 ? own : common & own;
  }
  return common;
}

void ExactBound::findRemakeCosts() {
  for (int bit = 0; bit < model.bitCount; ++bit) {
    bool isFirst = true;
    for (OpId maker : model.makers[bit]) {
      int64_t cost = std::min(rerunCost(maker, model.rootOfBit[bit]),
                              inlineCost(maker));
      remakeCost[bit] = std::min(remakeCost[bit], cost);
      StorageBits inputs = inputsOfAllForms(maker);
      required[bit] = isFirst ? inputs : required[bit] & inputs;
      isFirst = false;
    }
  }
}

/// What leaving the output out adds to the time of all that follows: what is
/// needed later is made again.
int64_t ExactBound::costOfLeavingOut(OpId op, ValueId output,
                                     const StorageBits &neededLater) const {
  int bit = model.anchor[output];
  int64_t saved = std::max<int64_t>(0, model.elidableTime(op, output));
  return (neededLater.test(bit) ? remakeCost[bit] : 0) - saved;
}

int64_t ExactBound::leastFirstRun(OpId op,
                                  const StorageBits &neededLater) const {
  int64_t least = impossible;
  for (int number = 0; number < model.formCount(op); ++number) {
    ExactForm form = model.form(op, number);
    int64_t time = form.timeNs;
    for (ValueId output : problem.ops[op].outputs) {
      bool isLeftOut = llvm::is_contained(form.without, output);
      if (!isLeftOut && model.elidableTime(op, output) < 0)
        continue;
      int64_t cost = costOfLeavingOut(op, output, neededLater);
      time += isLeftOut ? cost : std::min<int64_t>(0, cost);
    }
    least = std::min(least, time);
  }
  return std::max<int64_t>(0, least + kernels.largestGain(op));
}

void ExactBound::findNeeds() {
  StorageBits later = model.resultBits;
  needed[model.end] = later;
  for (int32_t position = model.end - 1; position >= 0; --position) {
    const Op &op = problem.ops[position];
    baseFrom[position] = baseFrom[position + 1];
    if (!op.extra && !op.isView()) {
      baseFrom[position] += leastFirstRun(position, later);
      later = later | inputsOfAllForms(position);
    }
    needed[position] = later;
  }
  StorageBits made;
  made.set(0);
  for (ValueId argument : problem.arguments)
    made.set(model.anchor[argument]);
  for (int32_t position = 0; position <= model.end; ++position) {
    madeBefore[position] = made;
    needed[position] = needed[position] & made;
    if (position == model.end || problem.ops[position].extra ||
        problem.ops[position].isView())
      continue;
    for (ValueId output : problem.ops[position].outputs)
      made.set(model.anchor[output]);
  }
}

int64_t ExactBound::remaining(const ExactState &state) const {
  int64_t time = baseFrom[state.position];
  StorageBits gone = madeBefore[state.position].without(state.bits);
  StorageBits seen, waiting = needed[state.position] & gone;
  while (!waiting.empty()) {
    seen = seen | waiting;
    StorageBits next;
    waiting.forEach([&](int bit) {
      time += remakeCost[bit];
      next = next | required[bit];
    });
    if (time >= impossible)
      return impossible;
    waiting = (next & gone).without(seen);
  }
  return time;
}

} // namespace remat::planner
