// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rules of fusion by duplication; see the header.

#include "FusionRules.h"
#include "remat/Analysis/FlatProducts.h"

using namespace mlir;
using namespace remat;

/// Graphs with more ops know no descendants (32 MiB of bits).
static constexpr size_t mostOpsWithDescendants = 16384;
/// Paths are followed through at most so many ops: stacks are finite.
static constexpr size_t mostOpsBetween = 4096;
/// Concatenations of more operands, or along a last dimension of at least so
/// many elements, are fused with nothing.
static constexpr unsigned mostConcatenated = 8;
static constexpr int64_t leastLoneConcatenation = 128;

/// `OrUseKind` of xla/hlo/ir/hlo_instruction.cc.
ElementUse remat::combineUses(ElementUse a, ElementUse b) {
  if (a == ElementUse::None)
    return b;
  if (b == ElementUse::None)
    return a;
  return a == ElementUse::InOrder && b == ElementUse::InOrder
             ? ElementUse::InOrder
             : ElementUse::Repeated;
}

ElementUse remat::chainUses(ElementUse inner, ElementUse outer) {
  return inner == ElementUse::None ? inner : std::max(inner, outer);
}

FusionRules::FusionRules(const TrainingGraph &graph,
                         const DuplicationOptions &options)
    : graph(graph), options(options), isShared(graph.getOps().size()),
      isFlat(options.seesProducts ? findFlatOps(graph) : llvm::BitVector()) {
  if (graph.getOps().size() <= mostOpsWithDescendants)
    findDescendants();
}

void FusionRules::findDescendants() {
  unsigned count = graph.getOps().size();
  descendants.assign(count, llvm::BitVector(count));
  for (unsigned op = count; op-- > 0;)
    for (Operation *user : graph.getOp(op).operation->getUsers()) {
      if (user == graph.getReturn())
        continue;
      unsigned reader = graph.indexOf(user);
      descendants[op] |= descendants[reader];
      descendants[op].set(reader);
    }
}

/// Whether a view lies between the op and this reader of its result.
bool FusionRules::isReadByView(unsigned op, OpOperand &use) const {
  if (!options.seesProducts)
    return false;
  bool isReaderFlat = use.getOwner() != graph.getReturn() &&
                      isFlat.test(graph.indexOf(use.getOwner()));
  return readsFlattened(use) || (isFlat.test(op) && !isReaderFlat);
}

static StringRef getBaseName(const GraphOp &op) {
  return op.operation->getName().stripDialect();
}

bool FusionRules::isOpaque(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  return op.operation->hasAttr(windowedAttrName) ||
         (op.fusibility == Fusibility::Opaque &&
          !options.loopOps.contains(getBaseName(op)));
}

bool FusionRules::isCostly(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  if (op.fusibility == Fusibility::Reduction ||
      op.fusibility == Fusibility::Opaque || !op.isRecomputable)
    return true;
  if (op.fusibility != Fusibility::Elementwise || op.isView())
    return false;
  return isCostlyToMake(options, op.operation);
}

bool FusionRules::isLoneConcatenation(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  if (getBaseName(op) != "concatenate")
    return false;
  auto type = cast<RankedTensorType>(op.operation->getResult(0).getType());
  auto dimension = op.operation->getAttrOfType<IntegerAttr>("dimension");
  bool isLast = dimension && dimension.getInt() == type.getRank() - 1;
  return op.operation->getNumOperands() > mostConcatenated ||
         (type.getRank() > 1 && isLast &&
          type.getShape().back() >= leastLoneConcatenation);
}

/// `HloInstruction::OperandElementUse`.
ElementUse FusionRules::getElementUse(unsigned reader, unsigned operand) const {
  const GraphOp &op = graph.getOp(reader);
  StringRef name = getBaseName(op);
  if (op.isView())
    return ElementUse::Permuted;
  if (name == "dynamic_slice" || name == "dynamic_update_slice")
    return ElementUse::Repeated;
  switch (op.fusibility) {
  case Fusibility::Elementwise:
    return ElementUse::InOrder;
  case Fusibility::Reduction: {
    bool isInitial = operand >= op.operation->getNumOperands() / 2;
    return isInitial ? ElementUse::Repeated : ElementUse::Permuted;
  }
  case Fusibility::Movement:
    return name == "pad" && operand > 0 ? ElementUse::Repeated
                                        : ElementUse::Permuted;
  case Fusibility::Expanding:
  case Fusibility::Opaque:
    return ElementUse::Repeated;
  }
}

ElementUse FusionRules::getUse(unsigned op, unsigned reader) const {
  ElementUse use = ElementUse::None;
  for (OpOperand &operand : graph.getOp(reader).operation->getOpOperands())
    if (operand.get().getDefiningOp() == graph.getOp(op).operation)
      use = combineUses(use, getElementUse(reader, operand.getOperandNumber()));
  return use;
}

bool FusionRules::isExpanded(Value operand) const {
  std::optional<unsigned> producer = graph.definingOp(operand);
  return producer &&
         graph.getOp(*producer).fusibility == Fusibility::Expanding;
}

bool FusionRules::isLoopFusible(unsigned op, ArrayRef<unsigned> library) const {
  return !isOpaque(op) && library[op] == noGroup &&
         !isLargeConstant(graph.getOp(op).operation);
}

/// `ShouldFuse` of two ops that are not yet part of a kernel.
bool FusionRules::isFusibleEdge(unsigned op, unsigned reader,
                                ArrayRef<unsigned> library) const {
  if (!isLoopFusible(op, library) || !isLoopFusible(reader, library) ||
      isLoneConcatenation(op) || isLoneConcatenation(reader))
    return false;
  if (!isCostly(op))
    return true;
  bool isOnlyReader =
      llvm::all_of(graph.getOp(op).operation->getUsers(), [&](Operation *user) {
        return user == graph.getOp(reader).operation;
      });
  return isOnlyReader && getUse(op, reader) != ElementUse::Repeated;
}

/// None for a scalar.
static ArrayRef<int64_t> getShape(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type ? type.getShape() : ArrayRef<int64_t>();
}

static int64_t countTrueRank(Value value) {
  return llvm::count_if(getShape(value), [](int64_t size) { return size != 1; });
}

/// Not `EffectivelyAtMostUnary`, and more elements read than made.
bool FusionRules::readsMoreThanItMakes(unsigned index) const {
  Operation *op = graph.getOp(index).operation;
  int64_t rank = 0, made = 0, read = 0, large = 0;
  for (Value result : op->getResults()) {
    rank = std::max(rank, countTrueRank(result));
    made += ShapedType::getNumElements(getShape(result));
  }
  llvm::SmallPtrSet<Value, 4> known;
  for (Value operand : op->getOperands()) {
    if (known.insert(operand).second)
      read += ShapedType::getNumElements(getShape(operand));
    large += !isExpanded(operand) && countTrueRank(operand) >= rank;
  }
  return large > 1 && read > made;
}

/// `CanFuseOnAllPaths`.
bool FusionRules::isFusibleOnAllPaths(
    unsigned op, unsigned reader, ArrayRef<unsigned> library,
    llvm::DenseMap<unsigned, bool> &known) const {
  if (auto found = known.find(reader); found != known.end())
    return found->second;
  if (known.size() > mostOpsBetween)
    return false;
  known[reader] = false;
  bool isFusible = llvm::all_of(
      graph.getOp(reader).operation->getOperands(), [&](Value operand) {
        std::optional<unsigned> between = graph.definingOp(operand);
        if (!between)
          return true;
        if (*between == op)
          return isFusibleEdge(op, reader, library);
        if (descendants.empty() || !descendants[op].test(*between))
          return true;
        return !isShared.test(*between) &&
               isFusibleEdge(*between, reader, library) &&
               isFusibleOnAllPaths(op, *between, library, known);
      });
  known[reader] = isFusible;
  return isFusible;
}

/// Whether the op is one of f32 whose only reader rounds the result.
bool FusionRules::isRounded(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  return op.fusibility == Fusibility::Elementwise && !op.isView() &&
         getBaseName(op) != "select" &&
         hasTypeOf(options.costlyTypes, op.operation->getResult(0).getType());
}

/// `ComputeGloballyUnfusible`. What rounds reads one value.
bool FusionRules::mustBeShared(unsigned index, ArrayRef<unsigned> library) {
  if (isRounded(index) || !readsMoreThanItMakes(index))
    return false;
  llvm::DenseMap<unsigned, bool> known;
  bool isFusible = llvm::all_of(
      graph.getOp(index).operation->getUses(), [&](OpOperand &use) {
        Operation *user = use.getOwner();
        if (isReadByView(index, use))
          return true;
        if (user == graph.getReturn())
          return false;
        unsigned reader = graph.indexOf(user);
        return isFusibleEdge(index, reader, library) &&
               isFusibleOnAllPaths(index, reader, library, known);
      });
  if (!isFusible)
    isShared.set(index);
  return !isFusible;
}
