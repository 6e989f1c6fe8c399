// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Walks the batches and reruns views where a kernel reads one that was lost
/// with its storage. A value is readable while it carries its storage's current
/// generation.

#include "PlacedSequence.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

namespace {
class SequencePlacer {
public:
  SequencePlacer(const GapState &state, llvm::ArrayRef<Batch> batches);
  PlacedSequence place();

private:
  void placeView(OpId op);
  void placeKernel(const Batch &batch, const PlacedKernel &kernel);
  void placeFetch(ValueId root);
  void placeViewsOfInputs(const std::vector<ValueId> &inputs);
  void rerunViewChain(ValueId value);
  std::vector<KernelMember> withViews(llvm::ArrayRef<KernelMember> members,
                                      const std::vector<ValueId> &inputs) const;
  void giveBirth(PlacedItem &item, OpId op, const std::vector<ValueId> *except);
  void endBatch(OpId op);
  bool isReadable(ValueId value) const {
    ValueId root = index.problem.rootOf(value);
    return available[root] && readableIn[value] == generation[root];
  }

  const GapState &state;
  const ProblemIndex &index;
  llvm::ArrayRef<Batch> batches;
  std::vector<char> available;
  std::vector<uint32_t> generation;
  std::vector<uint32_t> readableIn;
  OpId now = 0;
  /// Per base op: the last item of its batch.
  std::vector<size_t> lastItem;
  PlacedSequence sequence;
};
} // namespace

SequencePlacer::SequencePlacer(const GapState &state,
                               llvm::ArrayRef<Batch> batches)
    : state(state), index(state.index), batches(batches) {
  size_t values = index.problem.values.size();
  available.assign(values, 0);
  generation.assign(values, 1);
  readableIn.assign(values, 0);
  lastItem.assign(index.problem.ops.size(), 0);
  for (ValueId argument : index.problem.arguments)
    available[argument] = readableIn[argument] = 1;
  sequence.variants = state.variants;
}

/// Reruns the views that lead from a live value of the storage to `value`.
void SequencePlacer::rerunViewChain(ValueId value) {
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

void SequencePlacer::placeViewsOfInputs(const std::vector<ValueId> &inputs) {
  for (ValueId input : inputs)
    if (available[index.problem.rootOf(input)] && !isReadable(input))
      rerunViewChain(input);
}

/// Each member followed by the views of its outputs that the kernel reads.
std::vector<KernelMember>
SequencePlacer::withViews(llvm::ArrayRef<KernelMember> members,
                          const std::vector<ValueId> &inputs) const {
  llvm::SmallVector<OpId, 8> views;
  auto addViews = [&](const std::vector<ValueId> &read) {
    for (ValueId input : read)
      while (index.problem.values[input].storage &&
             !available[index.problem.rootOf(input)]) {
        views.push_back(index.producer[input]);
        input = index.problem.ops[views.back()].inputs[0];
      }
  };
  addViews(inputs);
  for (const KernelMember &member : members)
    addViews(index.problem.ops[member.op].inputs);
  // A view op stands behind the view it looks at in base order.
  llvm::sort(views);
  views.erase(std::unique(views.begin(), views.end()), views.end());
  std::vector<KernelMember> ordered;
  for (const KernelMember &member : members) {
    ordered.push_back(member);
    for (OpId view : views)
      if (llvm::is_contained(
              index.problem.ops[member.op].outputs,
              index.problem.rootOf(index.problem.ops[view].inputs[0])))
        ordered.push_back({view, false});
  }
  return ordered;
}

void SequencePlacer::giveBirth(PlacedItem &item, OpId op,
                               const std::vector<ValueId> *except) {
  for (ValueId output : index.problem.ops[op].outputs) {
    if (available[output] || (except && llvm::is_contained(*except, output)))
      continue;
    available[output] = 1;
    readableIn[output] = ++generation[output];
    item.births.push_back(output);
  }
}

void SequencePlacer::placeKernel(const Batch &batch,
                                 const PlacedKernel &kernel) {
  bool isFirstRun = kernel.kind == PlacedKernel::Kind::Run;
  const std::vector<ValueId> &inputs = state.inputsOf(kernel.id, isFirstRun);
  llvm::ArrayRef<KernelMember> members = batch.membersOf(kernel);
  placeViewsOfInputs(inputs);
  for (const KernelMember &member : members)
    placeViewsOfInputs(index.problem.ops[member.op].inputs);
  PlacedItem item;
  item.kind = isFirstRun ? PlacedItem::Kind::Run : PlacedItem::Kind::Rerun;
  item.id = kernel.id;
  item.members = withViews(members, inputs);
  for (const KernelMember &member : item.members)
    for (ValueId output : index.problem.ops[member.op].outputs)
      if (!available[index.problem.rootOf(output)])
        item.provides.push_back(output);
  for (const KernelMember &member : members)
    if (member.keep)
      giveBirth(item, member.op, nullptr);
  int32_t variant = isFirstRun ? state.variants[kernel.id] : -1;
  const Op &op = index.problem.ops[kernel.id];
  giveBirth(item, kernel.id,
            variant >= 0 ? &op.variants[variant].without : nullptr);
  sequence.items.push_back(std::move(item));
}

void SequencePlacer::placeFetch(ValueId root) {
  OpId begin = index.gapBegin(root, index.gapBefore(root, now));
  sequence.items[lastItem[begin]].offloads.push_back(root);
  available[root] = 1;
  PlacedItem item;
  item.kind = PlacedItem::Kind::Fetch;
  item.id = root;
  item.births.push_back(root);
  sequence.items.push_back(std::move(item));
}

/// First run of a view: makes nothing where its storage is gone.
void SequencePlacer::placeView(OpId op) {
  const Op &view = index.problem.ops[op];
  PlacedItem item;
  item.id = op;
  sequence.items.push_back(std::move(item));
  if (!isReadable(view.inputs[0]))
    return;
  for (ValueId output : view.outputs)
    readableIn[output] = generation[index.problem.rootOf(output)];
}

/// What is gone after the batch.
void SequencePlacer::endBatch(OpId op) {
  lastItem[op] = sequence.items.empty() ? 0 : sequence.items.size() - 1;
  for (ValueId root : batches[op].roots)
    available[root] = state.availableFrom[index.gapAfter(root, op)] <= op;
}

PlacedSequence SequencePlacer::place() {
  // Views that are made again come on top.
  size_t items = 0;
  for (auto [op, batch] : llvm::zip_equal(index.problem.ops, batches))
    items += batch.kernels.size() + op.isView();
  sequence.items.reserve(items);
  for (auto [op, described] : llvm::enumerate(index.problem.ops)) {
    now = OpId(op);
    if (described.isView())
      placeView(now);
    for (const PlacedKernel &kernel : batches[op].kernels) {
      if (kernel.kind == PlacedKernel::Kind::Fetch)
        placeFetch(kernel.id);
      else
        placeKernel(batches[op], kernel);
    }
    endBatch(now);
  }
  return std::move(sequence);
}

PlacedSequence placeSequence(const GapState &state,
                             llvm::ArrayRef<Batch> batches) {
  return SequencePlacer(state, batches).place();
}

} // namespace remat::planner
