// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Places one batch. Frames on an explicit stack stand for recursion, so that
/// chains of any length fit; they are kept for the next batch.

#include "BatchComposer.h"

#include "KernelComposer.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

BatchComposer::BatchComposer(const GapState &state)
    : state(state), index(state.index), rows(index) {
  slots.resize(index.problem.values.size());
}

BatchComposer::~BatchComposer() = default;

/// For a storage that may go away, at its first mention.
int32_t BatchComposer::addEntry(ValueId root, int32_t gapBefore) {
  slots[root] = {stamp, int32_t(batch->roots.size())};
  batch->roots.push_back(root);
  touches->emplace_back();
  gapsBefore.push_back(gapBefore);
  available.push_back(index.producer[root] < now &&
                      (state.availableFrom[gapBefore] < now ||
                       (now == index.firstRun && index.isArgument[root])));
  return slots[root].entry;
}

bool BatchComposer::mayMake(OpId maker) {
  if (index.lastProducer[maker] >= now)
    return false;
  return index.isGrounded(maker) ||
         llvm::all_of(index.problem.ops[maker].inputs, [&](ValueId input) {
           return isAvailable(rows.rootOf(input));
         });
}

/// Removes members whose values became available meanwhile.
void BatchComposer::pruneMembers(Frame &frame) {
  llvm::SmallVector<ValueId, 16> needed;
  auto need = [&](const std::vector<ValueId> &inputs) {
    for (ValueId input : inputs)
      if (!isAvailable(rows.rootOf(input)))
        needed.push_back(rows.rootOf(input));
  };
  need(state.inputsOf(frame.main, frame.isFirstRun));
  llvm::SmallVector<KernelMember, 8> kept;
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

void BatchComposer::giveBirth(OpId op, const std::vector<ValueId> *except,
                              int32_t kernel) {
  for (ValueId output : index.problem.ops[op].outputs) {
    if (except && llvm::is_contained(*except, output))
      continue;
    int32_t entry = slotOf(output);
    if (available[entry]) {
      (*touches)[entry].isMadeOver |= (*touches)[entry].birth != kernel;
      continue;
    }
    available[entry] = 1;
    (*touches)[entry].birth = kernel;
  }
}

/// Notes what the kernel reads from memory: all inputs but those that its
/// members make.
void BatchComposer::noteReads(const Frame &frame, int32_t kernel) {
  auto readAll = [&](const std::vector<ValueId> &inputs) {
    for (ValueId input : inputs) {
      ValueId root = rows.rootOf(input);
      if (index.staysAlive[root])
        continue;
      int32_t entry = slotOf(root);
      if (!available[entry])
        continue;
      Touch &touch = (*touches)[entry];
      (touch.birth >= 0 ? touch.readAfter : touch.readBefore) = kernel;
    }
  };
  for (const KernelMember &member : frame.members)
    readAll(index.problem.ops[member.op].inputs);
  readAll(state.inputsOf(frame.main, frame.isFirstRun));
}

/// What the user wants on the host comes back by a fetch, not as a by-product
/// of a rerun: fetch it before that.
void BatchComposer::fetchBoundOutputs(const Frame &frame) {
  auto fetchOutputs = [&](OpId op) {
    for (ValueId output : index.problem.ops[op].outputs)
      if (state.isBoundByUser[output] && index.producer[output] < now &&
          state.isOnHost[index.gapBefore(output, now)] && !isAvailable(output))
        placeFetch(output);
  };
  fetchOutputs(frame.main);
  for (const KernelMember &member : frame.members)
    fetchOutputs(member.op);
}

void BatchComposer::placeFetch(ValueId root) {
  int32_t entry = slotOf(root);
  available[entry] = 1;
  (*touches)[entry].birth = int32_t(batch->kernels.size());
  batch->kernels.push_back({PlacedKernel::Kind::Fetch, root, 0, 0});
}

void BatchComposer::emitKernel(Frame &frame) {
  fetchBoundOutputs(frame);
  llvm::sort(frame.members, [&](const KernelMember &a, const KernelMember &b) {
    return std::make_pair(index.rankOfOp(a.op), a.op) <
           std::make_pair(index.rankOfOp(b.op), b.op);
  });
  if (!frame.members.empty())
    pruneMembers(frame);
  int32_t number = int32_t(batch->kernels.size());
  noteReads(frame, number);
  PlacedKernel kernel;
  kernel.kind =
      frame.isFirstRun ? PlacedKernel::Kind::Run : PlacedKernel::Kind::Rerun;
  kernel.id = frame.main;
  kernel.firstMember = int32_t(batch->members.size());
  batch->members.append(frame.members.begin(), frame.members.end());
  kernel.endMember = int32_t(batch->members.size());
  batch->kernels.push_back(kernel);
  for (const KernelMember &member : frame.members)
    if (member.keep)
      giveBirth(member.op, nullptr, number);
  int32_t variant = frame.isFirstRun ? state.variants[frame.main] : -1;
  giveBirth(frame.main,
            variant >= 0
                ? &index.problem.ops[frame.main].variants[variant].without
                : nullptr,
            number);
}

/// Adds an inlined rerun of `maker` to the kernel.
void BatchComposer::addMember(Frame &frame, OpId maker, bool keep) {
  KernelMember member{maker, keep};
  for (ValueId output : index.problem.ops[maker].outputs)
    if (!isAvailable(output)) {
      frame.provided.emplace_back(output, maker);
      // A result that is gone has to be there at the end.
      member.keep |= index.isResult[output] != 0;
    }
  frame.members.push_back(member);
  for (ValueId input : index.problem.ops[maker].inputs)
    frame.pending.emplace_back(maker, input);
}

void BatchComposer::openFrame(OpId main, bool isFirstRun) {
  if (depth == frames.size())
    frames.emplace_back();
  Frame &frame = frames[depth++];
  frame.main = main;
  frame.isFirstRun = isFirstRun;
  frame.members.clear();
  frame.pending.clear();
  frame.provided.clear();
  frame.next = 0;
  for (ValueId input : state.inputsOf(main, isFirstRun))
    frame.pending.emplace_back(main, input);
}

llvm::Error BatchComposer::placeKernels(OpId op) {
  depth = 0;
  openFrame(op, true);
  while (depth) {
    Frame &frame = frames[depth - 1];
    if (frame.next == frame.pending.size()) {
      emitKernel(frame);
      --depth;
      continue;
    }
    auto [reader, value] = frame.pending[frame.next];
    ValueId root = rows.rootOf(value);
    if (isAvailable(root) || frame.providerOf(root)) {
      ++frame.next;
      continue;
    }
    if (state.isOnHost[index.gapBefore(root, now)]) {
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
    if (decision.isInline)
      addMember(frame, *decision.maker, decision.keep);
    else
      openFrame(*decision.maker, false);
  }
  return llvm::Error::success();
}

/// The batch has to do with all storages whose gaps begin or end at its op,
/// whatever its kernels read.
void BatchComposer::touchEnds(OpId op) {
  for (const ProblemRows::End &end : rows.endsOf(op))
    addEntry(end.root, end.gapBefore);
  if (op == index.firstRun)
    for (ValueId argument : index.problem.arguments)
      if (!index.staysAlive[argument])
        slotOf(argument);
}

llvm::Error BatchComposer::compose(OpId op, Batch &result,
                                   std::vector<Touch> &resultTouches) {
  now = op;
  batch = &result;
  touches = &resultTouches;
  result.kernels.clear();
  result.members.clear();
  result.roots.clear();
  touches->clear();
  available.clear();
  gapsBefore.clear();
  ++stamp;
  const Op &described = index.problem.ops[op];
  bool hasKernel = !described.extra && !described.isView();
  if (hasKernel || op == index.firstRun)
    touchEnds(op);
  return hasKernel ? placeKernels(op) : llvm::Error::success();
}

} // namespace remat::planner
