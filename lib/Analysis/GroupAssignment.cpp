// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels by earliest readers; see the header.

#include "GroupAssignment.h"
#include "KernelMerging.h"
#include "KernelFunctions.h"
#include "ProductSums.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// Whether the operand needs no memory though `reader` is a library call or alike: the
/// initial value of a result that it computes in place (`outs` of destination-style ops), or
/// a constant place of a slice that it writes.
static bool isPartOfCall(OpOperand &operand, Operation *reader) {
  if (auto inPlace = dyn_cast<DestinationStyleOpInterface>(reader))
    return inPlace.isDpsInit(&operand);
  auto update = dyn_cast<stablehlo::DynamicUpdateSliceOp>(reader);
  Operation *producer = operand.get().getDefiningOp();
  return update && producer && producer->hasTrait<OpTrait::ConstantLike>() &&
         llvm::is_contained(update.getStartIndices(), operand.get());
}

bool remat::isMadeByCall(Operation *producer, Operation *reader) {
  // What an op in a body computes in place is no work of the kernel around it.
  if (reader->getBlock() != producer->getBlock())
    return false;
  bool isOperand = false;
  for (OpOperand &use : reader->getOpOperands()) {
    if (use.get().getDefiningOp() != producer)
      continue;
    isOperand = true;
    if (!isPartOfCall(use, reader))
      return false;
  }
  return isOperand;
}

static bool isBodyWithoutLoss(const TrainingGraph &graph) {
  func::FuncOp function = graph.getFunction();
  return function && function.isPrivate() && !graph.getLossResult();
}

int64_t remat::countElements(Value value) {
  auto shaped = dyn_cast<ShapedType>(value.getType());
  return shaped && shaped.hasStaticShape() ? shaped.getNumElements() : 0;
}

static int64_t computeResultBytes(const GraphOp &op) {
  int64_t bytes = 0;
  for (Value result : op.operation->getResults())
    bytes += computeTypeBytes(result.getType()).value_or(0);
  return bytes;
}

static int64_t computeLargestBytes(const GraphOp &op) {
  int64_t bytes = computeResultBytes(op);
  for (Value operand : op.operation->getOperands())
    bytes = std::max(bytes, computeTypeBytes(operand.getType()).value_or(0));
  return bytes;
}

bool remat::isScalar(const GraphOp &op) {
  return op.fusibility == Fusibility::Expanding &&
         llvm::all_of(op.operation->getOperands(),
                      [](Value operand) { return countElements(operand) <= 1; });
}

bool remat::makesScalars(const GraphOp &op) {
  return op.operation->getNumResults() > 0 &&
         llvm::none_of(op.operation->getResultTypes(), llvm::IsaPred<ShapedType>);
}

int64_t remat::computeDomain(const GraphOp &op) {
  int64_t elements = 0;
  for (Value result : op.operation->getResults())
    elements = std::max(elements, countElements(result));
  if (op.fusibility == Fusibility::Reduction)
    for (Value operand : op.operation->getOperands())
      elements = std::max(elements, countElements(operand));
  return elements;
}

GroupAssignment::GroupAssignment(const TrainingGraph &graph,
                                 const FusionOptions &options)
    : graph(graph), options(options), hasPhases(!isBodyWithoutLoss(graph)),
      addedProduct(findProductSums(graph, hasPhases)) {
  unsigned count = graph.getOps().size();
  group.assign(count, noGroup);
  readers.resize(count);
  forms.resize(count);
  light.resize(count);
  domain.assign(count, 0);
  size.assign(count, 0);
  largest.assign(count, 0);
  waiting.assign(count, 0);
  calls.assign(count, 0);
  for (unsigned op = 1; op < count; ++op)
    calls[op] = calls[op - 1] +
                (graph.getOp(op - 1).fusibility == Fusibility::Opaque);
  findLightOps();
  findScalars();
  for (unsigned op = count; op-- > 0;) {
    readers[op] = findReaders(op);
    if (isLight(op) && !isMaterialized(op))
      continue;
    bool isAlone = isCopy(op);
    unsigned target = isAlone ? findSibling(op) : readers[op].first;
    bool isOnlyReader = isAlone || target == readers[op].last;
    if (!isLight(op) && target != noGroup &&
        target < graph.getOps().size() && canJoin(op, target, isOnlyReader))
      join(op, target);
    else
      join(op, op);
  }
  if (options.merges())
    mergeKernels(*this);
}

/// Whether the op makes more bytes of fewer, element by element: to read what it is made of
/// and to make it again takes less than to read it.
static bool isWidening(const GraphOp &op) {
  return isa<stablehlo::ConvertOp>(op.operation) &&
         computeResultBytes(op) > computeTypeBytes(op.operation->getOperand(0).getType())
                                      .value_or(0);
}

void GroupAssignment::findLightOps() {
  for (auto [index, op] : llvm::enumerate(graph.getOps()))
    if (op.isView() || op.fusibility == Fusibility::Expanding ||
        (options.merges() && isWidening(op)))
      light[index] = !isLargeConstant(op.operation);
}

void GroupAssignment::findScalars() {
  scalars.resize(graph.getOps().size());
  auto isOfArguments = [&](Value value) {
    std::optional<unsigned> producer = graph.definingOp(value);
    return producer ? scalars.test(*producer) : countElements(value) <= 1;
  };
  for (auto [index, op] : llvm::enumerate(graph.getOps()))
    scalars[index] = op.fusibility != Fusibility::Opaque && computeDomain(op) <= 1 &&
                     llvm::all_of(op.operation->getOperands(), isOfArguments);
}

/// Where the op's results are read, light readers looked through. The return
/// reads at the end.
GroupAssignment::Readers GroupAssignment::findReaders(unsigned op) const {
  Readers found;
  unsigned end = graph.getOps().size();
  for (Operation *user : graph.getOp(op).operation->getUsers()) {
    if (user == graph.getReturn()) {
      found.add(end);
      continue;
    }
    unsigned reader = graph.indexOf(user);
    if (group[reader] != noGroup)
      found.add(group[reader]);
    if (isLight(reader))
      found.add(readers[reader]);
  }
  return found;
}

/// A conversion to its own type that nobody reads but the return, directly or by
/// views.
bool GroupAssignment::isCopy(unsigned op) const {
  Operation *copy = graph.getOp(op).operation;
  if (!isa<stablehlo::ConvertOp>(copy) ||
      copy->getOperand(0).getType() != copy->getResult(0).getType())
    return false;
  return llvm::all_of(copy->getUsers(), [&](Operation *user) {
    while (user != graph.getReturn() && user->hasOneUse() &&
           graph.getOp(graph.indexOf(user)).isView())
      user = *user->user_begin();
    return user == graph.getReturn();
  });
}

/// The first kernel behind a copy that reads what it copies.
unsigned GroupAssignment::findSibling(unsigned op) const {
  std::optional<unsigned> producer =
      graph.definingOp(graph.getOp(op).operation->getOperand(0));
  return producer ? findReaders(*producer).first : noGroup;
}

/// Light ops are materialized if a library call or the return reads them.
bool GroupAssignment::isMaterialized(unsigned op) const {
  Operation *producer = graph.getOp(op).operation;
  if (llvm::is_contained(producer->getUsers(), graph.getReturn()))
    return true;
  if (makesScalars(graph.getOp(op)))
    return false;
  for (Operation *user : producer->getUsers()) {
    if (isMadeByCall(producer, user))
      continue;
    unsigned reader = graph.indexOf(user);
    const GraphOp &readerOp = graph.getOp(reader);
    bool readsMemory = isLight(reader) ? group[reader] != noGroup && readerOp.isView()
                                       : readerOp.fusibility == Fusibility::Opaque;
    if (readsMemory)
      return true;
  }
  return false;
}

/// Whether updates would wait for the kernel, since it makes what all of them read: each runs
/// once its gradient is there.
bool GroupAssignment::isSharedScalar(unsigned op, unsigned target) const {
  return hasPhases && graph.getOp(op).phase != Phase::Forward &&
         scalars.test(op) && domain[target] > 1;
}

bool GroupAssignment::isTransposedForMany(unsigned op, unsigned target) const {
  return options.merges() &&
         remat::isTransposedForMany(graph.getOp(op).operation, domain[target]);
}

bool GroupAssignment::canJoin(unsigned op, unsigned target,
                              bool isOnlyReader) const {
  const GraphOp &producer = graph.getOp(op);
  const GraphOp &last = graph.getOp(target);
  if (addedProduct[target] != noGroup)
    return addedProduct[target] == op && fits(op, target);
  if (producer.fusibility == Fusibility::Opaque ||
      last.fusibility == Fusibility::Opaque || last.isView() ||
      isLargeConstant(producer.operation))
    return false;
  if ((hasPhases && producer.phase != last.phase) ||
      size[target] >= options.maxOps)
    return false;
  if (!isOnlyReader && isSharedScalar(op, target))
    return false;
  int64_t elements = computeDomain(producer);
  if (producer.fusibility == Fusibility::Reduction)
    return options.fuseRowReductions && elements == domain[target];
  // A smaller producer is made again by every row that reads it; a larger one
  // would be made in part only, which is right if nobody else reads it.
  if ((!isOnlyReader && elements > domain[target]) || isTransposedForMany(op, target))
    return false;
  return findForms(op, target).size() <= mostIndexForms && fits(op, target);
}

/// Whether few enough bytes wait for the kernel with the op in it.
bool GroupAssignment::fits(unsigned op, unsigned target) const {
  int64_t more = countWaiting(op, target);
  return more == 0 ||
         waiting[target] + more <= int64_t(options.maxWaiting) * largest[target];
}

/// At which indices the group would make the op, light readers looked through.
IndexForms GroupAssignment::findForms(unsigned op, unsigned target) const {
  IndexForms found;
  for (OpOperand &use : graph.getOp(op).operation->getUses()) {
    if (use.getOwner() == graph.getReturn())
      continue;
    unsigned reader = graph.indexOf(use.getOwner());
    if (group[reader] == target)
      addForms(graph.getOp(reader), reader, use.getOperandNumber(),
               forms[reader], found);
    else if (isLight(reader))
      addForms(graph.getOp(reader), reader, use.getOperandNumber(),
               findForms(reader, target), found);
    if (found.size() > mostIndexForms)
      break;
  }
  return found;
}

/// Bytes more that live until `target` runs if the op, and nobody else, leaves them
/// to it: what it is the last to read, less what it makes.
int64_t GroupAssignment::countWaiting(unsigned op, unsigned target) const {
  bool isCall = graph.getOp(op).fusibility == Fusibility::Opaque;
  if (calls[op] + isCall == calls[target])
    return 0;
  int64_t bytes = -computeResultBytes(graph.getOp(op));
  llvm::SmallDenseSet<unsigned, 4> counted;
  for (Value operand : graph.getOp(op).operation->getOperands()) {
    std::optional<unsigned> producer = graph.definingOp(operand);
    if (producer && !isLight(*producer) && findReaders(*producer).last < target &&
        counted.insert(*producer).second)
      bytes += computeTypeBytes(operand.getType()).value_or(0);
  }
  return std::max<int64_t>(bytes, 0);
}

void GroupAssignment::join(unsigned op, unsigned target) {
  if (target != op)
    waiting[target] += countWaiting(op, target);
  forms[op] = findForms(op, target);
  if (target == op)
    forms[op].insert(0);
  group[op] = target;
  size[target] += 1;
  domain[target] = std::max(domain[target], computeDomain(graph.getOp(op)));
  largest[target] =
      std::max(largest[target], computeLargestBytes(graph.getOp(op)));
}
