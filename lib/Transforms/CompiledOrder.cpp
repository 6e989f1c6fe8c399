// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The order in which a compiler with an order of its own runs the instructions of a block:
/// breadth first, and those that get ready together in the order in which it knows the users
/// of what they read.

#include "CompiledProgram.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

/// XLA imports a computation operands first, the first operand before the second
/// (`HloComputation::MakeInstructionPostOrder`), and knows the users of an
/// instruction in that order from then on. It begins at what nobody reads of barriers
/// and loops, in the order of the text, and ends at the results. Bodies of loops
/// are imported anew when what nobody reads is gone (`WhileUtil::MakeInstructionsLiveIn`).
void CompiledProgram::rankValues() {
  struct Visit {
    Value value;
    SmallVector<Value> inputs;
    unsigned next = 0;
  };
  SmallVector<Visit> stack;
  llvm::DenseSet<Value> seen;
  auto enter = [&](Value value) {
    if (!seen.insert(value).second)
      return;
    Visit &visit = stack.emplace_back();
    visit.value = value;
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != &graph.getBlock())
      return;
    visit.inputs = llvm::to_vector(op->getOperands());
    if (op->getNumRegions() > 0)
      forEachInput(op, [&](Value input) { visit.inputs.push_back(input); });
  };
  auto rankFrom = [&](Value root) {
    enter(root);
    while (!stack.empty()) {
      Visit &top = stack.back();
      if (top.next < top.inputs.size()) {
        enter(top.inputs[top.next++]);
        continue;
      }
      ranks.try_emplace(top.value, ranks.size());
      stack.pop_back();
    }
  };
  for (Operation &op : graph.getBlock())
    if (graph.getFunction() && op.getNumResults() > 1)
      for (Value result : op.getResults())
        if (result.use_empty())
          rankFrom(result);
  for (Value result : graph.getReturn()->getOperands())
    rankFrom(result);
}

unsigned CompiledProgram::getRank(Operation *op) const {
  unsigned rank = UINT_MAX;
  for (Value result : op->getResults())
    rank = std::min(rank, ranks.lookup_or(result, UINT_MAX));
  return rank;
}

void CompiledProgram::findFirstKernels() {
  firstKernel.assign(graph.getOps().size(), UINT_MAX);
  for (const FusionGroup &group : groups.getGroups()) {
    unsigned root = getRank(graph.getOp(group.ops.back()).operation);
    for (unsigned op : group.ops)
      firstKernel[op] = std::min(firstKernel[op], root);
  }
}

/// The place of the kernel among the users of the input. Kernels are formed from
/// the last to the first. A kernel takes the place of the op that it takes in; where
/// others have taken in the same op before, they wait at the end, and the
/// first of all is in its place.
unsigned CompiledProgram::findReaderRank(const FusionGroup &group,
                                         Value input) const {
  unsigned root = getRank(graph.getOp(group.ops.back()).operation);
  unsigned rank = UINT_MAX;
  for (unsigned index : group.ops) {
    Operation *op = graph.getOp(index).operation;
    if (!llvm::is_contained(op->getOperands(), input))
      continue;
    bool isTakenInBefore = firstKernel[index] < root;
    rank = std::min<unsigned>(
        rank, isTakenInBefore ? 2 * ranks.size() - root : getRank(op));
  }
  return rank;
}

/// The kernel's operands in XLA's order. A producer that a kernel takes in, the last of all
/// first, leaves the list, and its own operands are appended
/// (`HloFusionInstruction::CloneAndAppendInstructionIntoCalledComputation`).
SmallVector<Value> CompiledProgram::orderInputs(const FusionGroup &group) const {
  llvm::SetVector<Value> operands;
  operands.insert_range(graph.getOp(group.ops.back()).operation->getOperands());
  SmallVector<Operation *> inside;
  for (unsigned op : ArrayRef(group.ops).drop_back())
    inside.push_back(graph.getOp(op).operation);
  llvm::stable_sort(inside, [&](Operation *a, Operation *b) {
    return getRank(a) > getRank(b);
  });
  for (Operation *op : inside) {
    bool isTaken = false;
    for (Value result : op->getResults())
      isTaken |= operands.remove(result);
    if (isTaken)
      forEachInput(op, [&](Value input) { operands.insert(input); });
  }
  SmallVector<Value> ordered;
  for (Value operand : operands)
    if (llvm::is_contained(group.inputs, operand))
      ordered.push_back(operand);
  for (Value input : group.inputs)
    if (!operands.contains(input))
      ordered.push_back(input);
  return ordered;
}

/// Operands first, the first before the second (`HloModule`'s post order).
std::vector<unsigned> CompiledProgram::computePostOrder() const {
  std::vector<unsigned> order(nodes.size(), UINT_MAX);
  std::vector<bool> seen(nodes.size());
  unsigned count = 0;
  SmallVector<std::pair<unsigned, unsigned>> stack;
  auto enter = [&](unsigned node) {
    if (!seen[node])
      stack.push_back({node, 0});
    seen[node] = true;
  };
  for (auto [index, node] : llvm::enumerate(nodes)) {
    if (node.after.empty())
      enter(index);
    while (!stack.empty()) {
      auto &[top, next] = stack.back();
      if (next < nodes[top].before.size()) {
        enter(nodes[top].before[next++]);
        continue;
      }
      order[top] = count++;
      stack.pop_back();
    }
  }
  return order;
}

/// Whether the kernel was formed around a product, a reduction or a scatter and has taken in
/// what reads that. The last of its readers is then the first: they are appended to the users,
/// and the last user moves to where the op was that has been taken in
/// (xla/backends/cpu/transforms/library_rewriter.cc, `FuseConsumerInstruction`;
/// xla/hlo/ir/hlo_instruction.cc, `Users::RemoveUser`).
bool CompiledProgram::hasTakenInConsumer(const FusionGroup &group) const {
  Operation *last = graph.getOp(group.ops.back()).operation;
  auto isElementwise = [&](unsigned op) {
    return graph.getOp(op).fusibility == Fusibility::Elementwise;
  };
  return last->hasAttr(isSumAttrName) ||
         (group.isLibrary && isElementwise(group.ops.back()) &&
          !llvm::all_of(group.ops, isElementwise));
}

/// The turn of a node without operands in a loop's body. That unpacks the tuple that it is
/// given from the last element to the first, and what it hands on stands at the end of that.
unsigned CompiledProgram::getTurnInLoop(unsigned node) const {
  if (nodes[node].operation)
    return 0;
  auto arguments = graph.getBlock().getArguments();
  if (node >= arguments.size())
    return 1 + nodes.size() - node;
  bool isHandedOn = node < graph.getReturn()->getNumOperands() &&
                    graph.getReturn()->getOperand(node) == arguments[node];
  return 1 + (isHandedOn ? 2 : 3) * nodes.size() - node;
}

std::vector<unsigned> CompiledProgram::computeBreadthFirstOrder() const {
  std::vector<unsigned> positions(nodes.size()), missing(nodes.size());
  std::vector<unsigned> queue;
  SmallVector<std::pair<unsigned, unsigned>> ready;
  for (auto [index, node] : llvm::enumerate(nodes)) {
    missing[index] = node.before.size();
    if (node.before.empty())
      queue.push_back(index);
  }
  if (isa<stablehlo::WhileOp>(graph.getBlock().getParentOp()))
    llvm::stable_sort(queue, [&](unsigned a, unsigned b) {
      return getTurnInLoop(a) < getTurnInLoop(b);
    });
  for (unsigned next = 0; next < queue.size(); ++next) {
    positions[queue[next]] = next;
    const Node &node = nodes[queue[next]];
    unsigned last = 0;
    for (unsigned rank : llvm::make_second_range(node.after))
      last = std::max(last, rank);
    ready.clear();
    for (auto [after, rank] : node.after)
      if (--missing[after] == 0)
        ready.push_back({node.lastReaderFirst && rank == last ? 0 : rank, after});
    llvm::stable_sort(ready, llvm::less_first());
    llvm::append_range(queue, llvm::make_second_range(ready));
  }
  return positions;
}
