// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// First pass of the builder: places the base program and everything that is
/// made again. Frames on an explicit stack stand for recursion, so that chains
/// of any length fit.

#include "PlanBuilder.h"

#include "KernelComposer.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

void PlanBuilder::start(const Decisions &decisions) {
  const Problem &problem = index.problem;
  sequence = PlacedSequence();
  sequence.variants = decisions.variants;
  sequence.variants.resize(problem.ops.size(), -1);
  available.assign(problem.values.size(), 0);
  generation.assign(problem.values.size(), 1);
  readableIn.assign(problem.values.size(), 0);
  isOffloaded.assign(problem.values.size(), 0);
  offloadItem.assign(problem.values.size(), 0);
  transients.clear();
  hostBytes = 0;
  for (ValueId argument : problem.arguments) {
    available[argument] = 1;
    readableIn[argument] = 1;
  }
  settleChoices(decisions);
  refuseVariants();
  settleGaps(decisions);
}

/// True if what the user demands, or the end, depends on which storages the
/// first run of `op` reads and writes.
bool PlanBuilder::isBoundToBaseForm(const Op &op,
                                    const Variant &variant) const {
  auto isBound = [&](ValueId value) {
    return isBoundByUser[index.problem.rootOf(value)] != 0;
  };
  return llvm::any_of(op.inputs, isBound) ||
         llvm::any_of(variant.inputs, isBound) ||
         llvm::any_of(variant.without, [&](ValueId output) {
           return isBound(output) || index.isResult[output] ||
                  !index.isRecomputable[output];
         });
}

/// A variant that leaves out what nobody can make again is not taken.
void PlanBuilder::refuseVariants() {
  for (auto [id, variant] : llvm::enumerate(sequence.variants)) {
    const Op &op = index.problem.ops[id];
    if (variant < 0 || variant >= int32_t(op.variants.size()) ||
        isBoundToBaseForm(op, op.variants[variant]))
      variant = -1;
  }
}

/// User policies first, then what is possible at all.
void PlanBuilder::settleChoices(const Decisions &decisions) {
  const Problem &problem = index.problem;
  choices.assign(problem.values.size(), Choice::Retain);
  isBoundByUser.assign(problem.values.size(), 0);
  for (size_t root = 0; root < choices.size(); ++root)
    if (root < decisions.choices.size())
      choices[root] =
          index.isResult[root] ? Choice::Retain : decisions.choices[root];
  for (size_t value = 0; value < problem.values.size(); ++value) {
    ValueId root = problem.rootOf(ValueId(value));
    UserPolicy policy = problem.values[value].must;
    isBoundByUser[root] |= policy != UserPolicy::None;
    if (policy == UserPolicy::Retain)
      choices[root] = Choice::Retain;
    // Without a later use nothing would bring a result back.
    bool applies = !index.isResult[root] ||
                   index.nextUseAfter(root, index.lastForwardUse[root]);
    if (policy == UserPolicy::Recompute && applies)
      choices[root] = Choice::Recompute;
    if (policy == UserPolicy::Offload && applies)
      choices[root] = Choice::Offload;
  }
  for (size_t root = 0; root < choices.size(); ++root) {
    bool again = choices[root] == Choice::Recompute ||
                 choices[root] == Choice::RecomputeEachUse;
    bool host = choices[root] == Choice::Offload;
    if ((again && !index.isRecomputable[root]) ||
        (host && (!problem.device.offloadBytesPerSecond ||
                  index.staysAlive[root] || index.hasFixedViews[root] ||
                  (index.isPaired[root] && !isBoundByUser[root]))))
      choices[root] = Choice::Retain;
  }
}

void PlanBuilder::settleGaps(const Decisions &decisions) {
  const Problem &problem = index.problem;
  gapStart.assign(problem.values.size(), -1);
  gapsStartingAt.assign(problem.ops.size(), {});
  for (size_t root = 0; root < choices.size(); ++root) {
    if (choices[root] == Choice::Retain || problem.values[root].storage)
      continue;
    OpId begin = index.gapStart[root];
    bool isPinned = isBoundByUser[root];
    if (isPinned)
      begin = index.lastForwardUse[root];
    if (!isPinned && root < decisions.gapStarts.size() &&
        decisions.gapStarts[root] >= 0)
      begin = decisions.gapStarts[root];
    // What later phases make is there until its last use.
    if (begin < 0)
      begin = index.uses[root].empty() ? index.producer[root]
                                       : index.uses[root].back();
    begin = std::max(begin, index.producer[root]);
    gapStart[root] = begin;
    if (begin >= 0)
      gapsStartingAt[begin].push_back(ValueId(root));
  }
}

const std::vector<ValueId> &PlanBuilder::inputsOf(OpId op,
                                                  bool isFirstRun) const {
  const Op &described = index.problem.ops[op];
  int32_t variant = sequence.variants[op];
  return isFirstRun && variant >= 0 ? described.variants[variant].inputs
                                    : described.inputs;
}

bool PlanBuilder::mayMake(OpId maker, ValueId root) const {
  const Op &op = index.problem.ops[maker];
  for (ValueId output : op.outputs)
    if (index.producer[output] >= now)
      return false;
  for (ValueId input : op.inputs) {
    ValueId source = index.problem.rootOf(input);
    if (source != input && index.producer[input] >= now)
      return false;
    if (index.producer[source] >= now ||
        (!index.isGrounded(maker) && !available[source]))
      return false;
  }
  return true;
}

/// Reruns the views that lead from a live value of the storage to `value`.
void PlanBuilder::rerunViewChain(ValueId value) {
  llvm::SmallVector<OpId, 4> chain;
  while (!isReadable(value)) {
    chain.push_back(index.producer[value]);
    value = index.problem.ops[chain.back()].inputs[0];
  }
  for (OpId view : llvm::reverse(chain)) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Rerun;
    item.id = view;
    sequence.items.push_back(std::move(item));
    for (ValueId output : index.problem.ops[view].outputs)
      readableIn[output] = generation[index.problem.rootOf(output)];
  }
}

/// Removes members whose values became available meanwhile.
void PlanBuilder::pruneMembers(Frame &frame) {
  llvm::SmallVector<ValueId, 16> needed;
  auto need = [&](const std::vector<ValueId> &inputs) {
    for (ValueId input : inputs)
      if (!available[index.problem.rootOf(input)])
        needed.push_back(index.problem.rootOf(input));
  };
  need(inputsOf(frame.main, frame.isFirstRun));
  std::vector<KernelMember> kept;
  for (KernelMember member : llvm::reverse(frame.members)) {
    const Op &op = index.problem.ops[member.op];
    if (llvm::none_of(op.outputs, [&](ValueId output) {
          return llvm::is_contained(needed, output);
        }))
      continue;
    need(op.inputs);
    kept.push_back(member);
  }
  frame.members.assign(kept.rbegin(), kept.rend());
}

/// Members in the order of ranks, each followed by the views of its outputs
/// that the kernel reads.
void PlanBuilder::orderMembers(Frame &frame) {
  llvm::SmallVector<OpId, 8> views;
  auto addViews = [&](const std::vector<ValueId> &inputs) {
    for (ValueId input : inputs)
      while (index.problem.values[input].storage &&
             !available[index.problem.rootOf(input)]) {
        views.push_back(index.producer[input]);
        input = index.problem.ops[views.back()].inputs[0];
      }
  };
  addViews(inputsOf(frame.main, frame.isFirstRun));
  for (const KernelMember &member : frame.members)
    addViews(index.problem.ops[member.op].inputs);
  // A view op stands behind the view it looks at in base order.
  llvm::sort(views);
  views.erase(std::unique(views.begin(), views.end()), views.end());
  std::vector<KernelMember> ordered;
  for (const KernelMember &member : frame.members) {
    ordered.push_back(member);
    for (OpId view : views)
      if (llvm::is_contained(
              index.problem.ops[member.op].outputs,
              index.problem.rootOf(index.problem.ops[view].inputs[0])))
        ordered.push_back({view, false});
  }
  frame.members = std::move(ordered);
}

void PlanBuilder::giveBirth(PlacedItem &item, OpId op,
                            const std::vector<ValueId> *except) {
  for (ValueId output : index.problem.ops[op].outputs) {
    if (available[output] || (except && llvm::is_contained(*except, output)))
      continue;
    available[output] = 1;
    readableIn[output] = ++generation[output];
    item.births.push_back(output);
    if (choices[output] == Choice::RecomputeEachUse &&
        item.kind == PlacedItem::Kind::Rerun)
      transients.push_back(output);
  }
}

void PlanBuilder::emitViewsOfInputs(OpId op) {
  for (ValueId input : index.problem.ops[op].inputs)
    if (available[index.problem.rootOf(input)] && !isReadable(input))
      rerunViewChain(input);
}

/// What the user wants on the host comes back by a fetch, not as a by-product
/// of a rerun: fetch it before that.
void PlanBuilder::fetchBoundOutputs(const Frame &frame) {
  auto fetchOutputs = [&](OpId op) {
    for (ValueId output : index.problem.ops[op].outputs)
      if (isOffloaded[output] && isBoundByUser[output] && !available[output])
        placeFetch(output);
  };
  fetchOutputs(frame.main);
  for (const KernelMember &member : frame.members)
    fetchOutputs(member.op);
}

void PlanBuilder::emitKernel(Frame &frame) {
  fetchBoundOutputs(frame);
  llvm::sort(frame.members, [&](const KernelMember &a, const KernelMember &b) {
    return std::make_pair(index.rankOfOp(a.op), a.op) <
           std::make_pair(index.rankOfOp(b.op), b.op);
  });
  pruneMembers(frame);
  for (ValueId input : inputsOf(frame.main, frame.isFirstRun))
    if (available[index.problem.rootOf(input)] && !isReadable(input))
      rerunViewChain(input);
  for (const KernelMember &member : frame.members)
    emitViewsOfInputs(member.op);
  orderMembers(frame);
  PlacedItem item;
  item.kind =
      frame.isFirstRun ? PlacedItem::Kind::Run : PlacedItem::Kind::Rerun;
  item.id = frame.main;
  item.members = frame.members;
  for (const KernelMember &member : item.members)
    for (ValueId output : index.problem.ops[member.op].outputs)
      if (!available[index.problem.rootOf(output)])
        item.provides.push_back(output);
  for (const KernelMember &member : item.members)
    if (member.keep) {
      size_t before = item.births.size();
      giveBirth(item, member.op, nullptr);
      for (size_t birth = before; birth < item.births.size(); ++birth)
        if (choices[item.births[birth]] == Choice::RecomputeEachUse)
          transients.push_back(item.births[birth]);
    }
  int32_t variant = frame.isFirstRun ? sequence.variants[frame.main] : -1;
  const Op &op = index.problem.ops[frame.main];
  giveBirth(item, frame.main,
            variant >= 0 ? &op.variants[variant].without : nullptr);
  sequence.items.push_back(std::move(item));
}

void PlanBuilder::placeFetch(ValueId root) {
  PlacedItem item;
  item.kind = PlacedItem::Kind::Fetch;
  item.id = root;
  item.births.push_back(root);
  available[root] = 1;
  isOffloaded[root] = 0;
  hostBytes -= index.problem.values[root].bytes;
  sequence.items[offloadItem[root]].offloads.push_back(root);
  sequence.items.push_back(std::move(item));
}

static std::vector<std::pair<OpId, ValueId>>
pendingOf(OpId reader, const std::vector<ValueId> &inputs) {
  std::vector<std::pair<OpId, ValueId>> pending;
  pending.reserve(inputs.size());
  for (ValueId input : inputs)
    pending.emplace_back(reader, input);
  return pending;
}

/// Adds an inlined rerun of `maker` to the kernel.
void PlanBuilder::addMember(Frame &frame, OpId maker, bool keep) {
  KernelMember member{maker, keep};
  for (ValueId output : index.problem.ops[maker].outputs)
    if (!available[output]) {
      frame.provided.emplace_back(output, maker);
      // A result that is gone has to be there at the end.
      member.keep |= index.isResult[output] != 0;
    }
  frame.members.push_back(member);
  for (ValueId input : index.problem.ops[maker].inputs)
    frame.pending.emplace_back(maker, input);
}

llvm::Error PlanBuilder::placeKernel(OpId op) {
  std::vector<Frame> stack(1);
  stack.back().main = op;
  stack.back().isFirstRun = true;
  stack.back().pending = pendingOf(op, inputsOf(op, true));
  while (!stack.empty()) {
    Frame &frame = stack.back();
    if (frame.next == frame.pending.size()) {
      emitKernel(frame);
      stack.pop_back();
      continue;
    }
    auto [reader, value] = frame.pending[frame.next];
    ValueId root = index.problem.rootOf(value);
    if (available[root] || frame.providerOf(root)) {
      ++frame.next;
      continue;
    }
    if (isOffloaded[root]) {
      placeFetch(root);
      continue;
    }
    KernelComposer::Decision decision =
        KernelComposer(*this, frame).decide(reader, root);
    if (!decision.maker)
      return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                     "nothing can make value " +
                                         llvm::Twine(root) + " again for op " +
                                         llvm::Twine(reader));
    if (decision.isInline) {
      addMember(frame, *decision.maker, decision.keep);
      continue;
    }
    Frame rerun;
    rerun.main = *decision.maker;
    rerun.pending = pendingOf(rerun.main, inputsOf(rerun.main, false));
    stack.push_back(std::move(rerun));
  }
  return llvm::Error::success();
}

/// First run of a view: makes nothing where its storage is gone.
void PlanBuilder::placeView(OpId op) {
  const Op &view = index.problem.ops[op];
  PlacedItem item;
  item.id = op;
  sequence.items.push_back(std::move(item));
  if (!isReadable(view.inputs[0]))
    return;
  for (ValueId output : view.outputs)
    readableIn[output] = generation[index.problem.rootOf(output)];
}

/// What is gone after `op`: gaps that begin here, and what was made again for
/// this op only.
void PlanBuilder::endBatch(OpId op) {
  for (ValueId root : transients)
    available[root] = 0;
  transients.clear();
  for (ValueId root : gapsStartingAt[op]) {
    if (!available[root])
      continue;
    if (choices[root] == Choice::Offload) {
      int64_t bytes = index.problem.values[root].bytes;
      if (hostBytes + bytes >
          index.problem.device.hostBytes.value_or(INT64_MAX))
        continue;
      hostBytes += bytes;
      isOffloaded[root] = 1;
      offloadItem[root] = sequence.items.size() - 1;
    }
    available[root] = 0;
  }
}

/// A storage that the user wants gone but that has to stay in spite of it.
llvm::Error PlanBuilder::checkUserPolicies() const {
  const Problem &problem = index.problem;
  for (size_t value = 0; value < problem.values.size(); ++value) {
    UserPolicy policy = problem.values[value].must;
    ValueId root = problem.rootOf(ValueId(value));
    if (policy == UserPolicy::None || policy == UserPolicy::Retain ||
        choices[root] != Choice::Retain || index.lastForwardUse[root] < 0 ||
        !index.nextUseAfter(root, index.lastForwardUse[root]))
      continue;
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "values[" + llvm::Twine(value) + "].must: '" + toString(policy) +
            "' cannot be done: nothing can bring the value back");
  }
  return llvm::Error::success();
}

llvm::Expected<Plan> PlanBuilder::build(const Decisions &decisions) {
  start(decisions);
  if (llvm::Error error = checkUserPolicies())
    return std::move(error);
  for (auto [op, described] : llvm::enumerate(index.problem.ops)) {
    if (described.extra)
      continue;
    now = OpId(op);
    if (described.isView())
      placeView(now);
    else if (llvm::Error error = placeKernel(now))
      return std::move(error);
    endBatch(now);
  }
  Plan plan;
  plan.problemName = index.problem.name;
  plan.steps = emitSteps(index, std::move(sequence));
  return plan;
}

llvm::Expected<Plan> buildPlan(const Problem &problem,
                               const Decisions &decisions) {
  ProblemIndex index(problem);
  return PlanBuilder(index).build(decisions);
}

Decisions retainAll(const Problem &problem) {
  Decisions decisions;
  decisions.choices.assign(problem.values.size(), Choice::Retain);
  return decisions;
}

bool isRecomputable(const Problem &problem, ValueId root) {
  return ProblemIndex(problem).isRecomputable[root];
}

} // namespace remat::planner
