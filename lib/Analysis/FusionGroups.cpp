// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels with what they read and write, of the ops that are assigned to them; see the
/// header.

#include "GroupAssignment.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

void remat::forEachInput(Operation *op, function_ref<void(Value)> visit) {
  for (Value operand : op->getOperands())
    visit(operand);
  if (op->getNumRegions() == 0)
    return;
  op->walk([&](Operation *inner) {
    if (inner == op)
      return;
    for (Value operand : inner->getOperands())
      if (!op->isAncestor(operand.getParentRegion()->getParentOp()))
        visit(operand);
  });
}

bool remat::isLargeConstant(Operation *op) {
  ElementsAttr value;
  if (!op->hasTrait<OpTrait::ConstantLike>() ||
      !(value = op->getAttrOfType<ElementsAttr>("value")))
    return false;
  constexpr int64_t limit = 4096;
  return !value.isSplat() &&
         computeTypeBytes(op->getResult(0).getType()).value_or(0) > limit;
}

/// The most telling kind of work in the group.
static OpKind summarizeKind(const TrainingGraph &graph,
                            ArrayRef<unsigned> ops) {
  bool hasArithmetic = false, hasReduction = false, hasMovement = false;
  for (unsigned index : ops) {
    const GraphOp &op = graph.getOp(index);
    switch (op.fusibility) {
    case Fusibility::Opaque:
      return op.kind;
    case Fusibility::Reduction:
      hasReduction = true;
      break;
    case Fusibility::Elementwise:
      if (op.kind == OpKind::Random)
        return OpKind::Random;
      hasArithmetic |= !op.isView();
      break;
    case Fusibility::Movement:
      hasMovement = true;
      break;
    case Fusibility::Expanding:
      break;
    }
  }
  if (hasReduction)
    return OpKind::Reduction;
  return hasArithmetic || !hasMovement ? OpKind::Pointwise : OpKind::Copy;
}

SmallVector<Value> remat::computeInputs(const TrainingGraph &graph,
                                        ArrayRef<unsigned> ops) {
  llvm::SmallDenseSet<unsigned, 16> members(ops.begin(), ops.end());
  llvm::SetVector<Value, SmallVector<Value>> inputs;
  for (unsigned index : ops)
    forEachInput(graph.getOp(index).operation, [&](Value input) {
      std::optional<unsigned> producer = graph.definingOp(input);
      if (!producer || !members.contains(*producer))
        inputs.insert(input);
    });
  return inputs.takeVector();
}

SmallVector<unsigned> remat::computeSlice(const TrainingGraph &graph,
                                          const FusionGroup &group,
                                          Value output,
                                          ArrayRef<Value> given) {
  llvm::SmallDenseSet<unsigned, 16> members(group.ops.begin(), group.ops.end());
  for (Value value : given)
    members.erase(*graph.definingOp(value));
  llvm::SmallDenseSet<unsigned, 16> slice;
  SmallVector<unsigned> worklist{*graph.definingOp(output)};
  while (!worklist.empty()) {
    unsigned index = worklist.pop_back_val();
    if (!slice.insert(index).second)
      continue;
    forEachInput(graph.getOp(index).operation, [&](Value input) {
      std::optional<unsigned> producer = graph.definingOp(input);
      if (producer && members.contains(*producer))
        worklist.push_back(*producer);
    });
  }
  SmallVector<unsigned> ordered(slice.begin(), slice.end());
  llvm::sort(ordered);
  return ordered;
}

/// Whether the kernel at `position` holds a copy of `op` if it reads it.
static bool isMadeAgainIn(unsigned position, unsigned op,
                          const TrainingGraph &graph,
                          const KernelAssignment &assignment) {
  if (makesScalars(graph.getOp(op)))
    return assignment.light.test(op);
  if (!assignment.light.test(op) ||
      (!assignment.copies.empty() && !assignment.copies[op].contains(position)))
    return false;
  return assignment.library[position] == noGroup ||
         assignment.library[op] == position || graph.getOp(op).isView() ||
         isScalar(graph.getOp(op));
}

/// Adds the light ops that the group's ops read, so that the group reads only
/// what others write. A materialized light op is made again all the same.
static void addLightOps(const TrainingGraph &graph,
                        const KernelAssignment &assignment, unsigned position,
                        FusionGroup &group) {
  const GraphOp &last = graph.getOp(position);
  if (last.isView())
    return;
  llvm::SmallDenseSet<unsigned, 16> members(group.ops.begin(), group.ops.end());
  SmallVector<unsigned> worklist(group.ops.begin(), group.ops.end());
  while (!worklist.empty()) {
    const GraphOp &op = graph.getOp(worklist.pop_back_val());
    forEachInput(op.operation, [&](Value input) {
      std::optional<unsigned> producer = graph.definingOp(input);
      if (producer && isMadeAgainIn(position, *producer, graph, assignment) &&
          (op.fusibility != Fusibility::Opaque || !assignment.copies.empty() ||
           makesScalars(graph.getOp(*producer)) ||
           isMadeByCall(input.getDefiningOp(), op.operation)) &&
          members.insert(*producer).second) {
        group.ops.push_back(*producer);
        worklist.push_back(*producer);
      }
    });
  }
  llvm::sort(group.ops);
}

/// Whether a later phase reads something of the group.
static bool isReadLater(const TrainingGraph &graph, const FusionGroup &group) {
  return llvm::any_of(group.ops, [&](unsigned op) {
    return llvm::any_of(graph.getOp(op).operation->getUsers(), [&](Operation *user) {
      return user != graph.getReturn() &&
             graph.getOp(graph.indexOf(user)).phase != group.phase;
    });
  });
}

/// What a forward kernel knows of its rows, a mean or a maximum, takes hardly any bytes, and
/// with it others make again what was made of the rows without a reduction.
static bool isStatistic(const GraphOp &op) {
  return op.fusibility == Fusibility::Reduction &&
         op.operation->getNumResults() == 1 &&
         countElements(op.operation->getResult(0)) * leastRowElements <=
             computeDomain(op);
}

bool FusionGroups::changesUnder(unsigned waitingLimit,
                                const TrainingGraph &graph,
                                FusionOptions options) const {
  if (options.duplication)
    return false;
  options.maxWaiting = waitingLimit;
  return FusionGroups(graph, options).groups.size() != groups.size();
}

FusionGroups::FusionGroups(const TrainingGraph &graph,
                           const FusionOptions &options) {
  KernelAssignment assignment =
      options.duplication ? assignByDuplication(graph, *options.duplication)
                          : GroupAssignment(graph, options).take();
  unsigned count = graph.getOps().size();
  std::vector<FusionGroup> byPosition(count);
  for (unsigned op = 0; op < count; ++op) {
    if (isLargeConstant(graph.getOp(op).operation))
      largeConstants.push_back(graph.getOp(op).operation->getResult(0));
    else if (assignment.group[op] != noGroup)
      byPosition[assignment.group[op]].ops.push_back(op);
  }
  // Values read across groups, at the reader's side.
  llvm::DenseSet<Value> isRead;
  for (Value result : graph.getReturn()->getOperands())
    isRead.insert(result);
  std::vector<unsigned> positions;
  for (unsigned position = 0; position < count; ++position) {
    FusionGroup &group = byPosition[position];
    if (group.ops.empty())
      continue;
    addLightOps(graph, assignment, position, group);
    SmallVector<Value> inputs = computeInputs(graph, group.ops);
    group.inputs.assign(inputs.begin(), inputs.end());
    isRead.insert(inputs.begin(), inputs.end());
    positions.push_back(position);
  }
  for (unsigned position : positions) {
    FusionGroup &group = byPosition[position];
    const GraphOp &last = graph.getOp(position);
    group.phase = last.phase;
    group.kind = last.isView() ? OpKind::View : summarizeKind(graph, group.ops);
    group.isGenerated = !last.isView() && llvm::none_of(group.ops, [&](unsigned op) {
      return graph.getOp(op).fusibility == Fusibility::Opaque &&
             (op == position || assignment.group[op] == position);
    });
    group.isLibrary = assignment.library[position] != noGroup;
    group.isRecomputable = llvm::all_of(group.ops, [&](unsigned op) {
      return graph.getOp(op).isRecomputable;
    });
    bool leavesStatistics = options.merges() && group.isGenerated &&
                            group.phase == Phase::Forward &&
                            isReadLater(graph, group);
    for (unsigned op : group.ops) {
      if (assignment.group[op] != position)
        continue;
      bool isLeft = leavesStatistics && isStatistic(graph.getOp(op));
      for (Value result : graph.getOp(op).operation->getResults())
        if (isLeft || isRead.contains(result))
          group.outputs.push_back(result);
    }
    // An opaque op runs for its effect or its bytes even if nobody reads it.
    if (group.outputs.empty() && !group.isGenerated && !group.isView())
      llvm::append_range(group.outputs, last.operation->getResults());
    groups.push_back(std::move(group));
  }
}
