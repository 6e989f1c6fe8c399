// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The views around products of more than two dimensions, which the compiler's program has
/// as matrices.

#include "CompiledProgram.h"
#include "remat/Analysis/FlatProducts.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// Whether the value's bytes are those of a tensor of fewer dimensions: products make
/// such, and kernels do if all who read their result are products that flatten it. What a
/// barrier shows has all dimensions.
bool CompiledProgram::isStoredFlat(Value value) const {
  std::optional<unsigned> maker = graph.definingOp(value);
  if (!maker || isa<stablehlo::OptimizationBarrierOp>(value.getDefiningOp()))
    return false;
  if (isFlat.test(*maker) && graph.getOp(*maker).fusibility == Fusibility::Opaque)
    return true;
  return !value.use_empty() && llvm::all_of(value.getUses(), [&](OpOperand &use) {
    bool isReaderFlat = use.getOwner() != graph.getReturn() &&
                        isFlat.test(graph.indexOf(use.getOwner())) &&
                        isFlat.test(*maker);
    return readsFlattened(use) || isReaderFlat;
  });
}

/// In the place of the first of the value's users.
unsigned CompiledProgram::addNodeForUsers(Value value) {
  unsigned node = addNode(nullptr);
  for (Operation *user : value.getUsers())
    nodes[node].rank = std::min(nodes[node].rank, getRank(user));
  return node;
}

/// The view that the value's readers share which want fewer dimensions than it is
/// stored with, or more. Among the users of what a library made it is the last, by
/// observation and not by XLA's text: of 11 such values that a copy of an operand reads,
/// too, the copy comes first for 8.
CompiledProgram::Access CompiledProgram::getOtherForm(Value value) {
  auto found = views.find(value);
  if (found != views.end())
    return found->second;
  Access access = getAccess(value);
  unsigned node = addNodeForUsers(value);
  if (const FusionGroup *kernel = findKernelOfView(value)) {
    for (Value input : kernel->inputs)
      read(node, getForKernel(*kernel, input), nodes[node].rank);
    return views[value] = {node, addStorage(value, node)};
  }
  bool isLast = libraryValues.contains(value);
  read(node, access, isLast ? UINT_MAX : nodes[node].rank);
  return views[value] = {node, access.storage};
}

static bool isFlattenedBy(Operation *op, Value input) {
  return llvm::any_of(op->getOpOperands(), [&](OpOperand &use) {
    return use.get() == input && readsFlattened(use);
  });
}

void CompiledProgram::findReadDirectly() {
  for (const FusionGroup &group : groups.getGroups())
    for (Value input : group.inputs)
      if (!isFlattenedBy(graph.getOp(group.ops.back()).operation, input))
        readDirectly.insert(input);
  readDirectly.insert_range(graph.getReturn()->getOperands());
}

/// Whether the op reads one value that is no number, and takes little to make again.
static bool isUnary(const TrainingGraph &graph, const DeviceDescriptor &device,
                    unsigned index) {
  const GraphOp &op = graph.getOp(index);
  return op.fusibility == Fusibility::Elementwise && !op.isView() &&
         op.operation->getNumOperands() == 1 && device.duplication &&
         !isCostlyToMake(*device.duplication, op.operation);
}

/// The kernel that makes the value, where the view of it makes it once more: views are
/// part of kernels, and such take in what they read.
const FusionGroup *CompiledProgram::findKernelOfView(Value value) const {
  const FusionGroup *kernel = kernels.lookup(value);
  bool isMadeAgain = kernel && kernel->isGenerated && !kernel->isLibrary &&
                     readDirectly.contains(value) &&
                     isUnary(graph, device, kernel->ops.back());
  return isMadeAgain ? kernel : nullptr;
}

/// With all dimensions, as barriers, loops and results have it.
CompiledProgram::Access CompiledProgram::getShaped(Value value) {
  return isStoredFlat(value) ? getOtherForm(value) : getAccess(value);
}

/// A copy of the value in the order of its dimensions, which all who need it share.
CompiledProgram::Access CompiledProgram::getOrdered(Value value) {
  auto found = ordered.find(value);
  if (found != ordered.end())
    return found->second;
  unsigned node = addNodeForUsers(value);
  read(node, getShaped(value));
  return ordered[value] = {node, addStorage(value, node)};
}

/// Views are part of kernels; only a product that runs by itself reads one.
CompiledProgram::Access
CompiledProgram::getForKernel(const FusionGroup &group, Value input) {
  Operation *last = graph.getOp(group.ops.back()).operation;
  if (group.isLibrary) {
    Operation *maker = storages[getAccess(input).storage].value.getDefiningOp();
    if (maker && isLaidOutAnew(maker))
      return getOrdered(input);
  }
  return isFlattenedBy(last, input) && !isStoredFlat(input) ? getOtherForm(input)
                                                            : getAccess(input);
}
