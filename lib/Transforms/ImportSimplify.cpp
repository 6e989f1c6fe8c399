// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One ordered walk that folds each op and merges it with an equal one in front
/// of it in the same block, then a walk backwards that erases dead ops.
/// Definitions come before uses, so that one walk sees everything in its final
/// form, in linear time.
///
/// Bodies merge and fold among themselves only: a value of the surrounding block
/// is never pulled into one. Reducers could not refer to it, loops would have to
/// keep it alive. Barriers count as allocations, which no merge touches.

#include "ImportFold.h"
#include "ImportSteps.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace remat;

namespace {
/// Equality of ops up to locations: name, operands, attributes, regions.
struct EqualOps : llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(Operation *op) {
    return OperationEquivalence::computeHash(
        op, OperationEquivalence::directHashValue,
        OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
  }
  static bool isEqual(Operation *lhs, Operation *rhs) {
    if (lhs == rhs)
      return true;
    if (lhs == getEmptyKey() || lhs == getTombstoneKey() ||
        rhs == getEmptyKey() || rhs == getTombstoneKey())
      return false;
    return OperationEquivalence::isEquivalentTo(
        lhs, rhs, OperationEquivalence::IgnoreLocations);
  }
};

class Simplifier {
public:
  explicit Simplifier(MLIRContext *context) : builder(context) {}
  void run(Region &region);

private:
  using OpSet = llvm::DenseSet<Operation *, EqualOps>;
  void visit(Operation *op, OpSet &known);
  bool fold(Operation *op, OpSet &known);
  Value findReplacement(Operation *op);
  bool foldUpstream(Operation *op, SmallVectorImpl<Value> &values);

  OpBuilder builder;
};
} // namespace

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

DenseElementsAttr remat::getFoldableConstant(Value value) {
  auto constant = value.getDefiningOp<stablehlo::ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                           : DenseElementsAttr();
  bool isSmall = elements && (elements.isSplat() ||
                              elements.getNumElements() <=
                                  maximalFoldedElements);
  return isSmall ? elements : DenseElementsAttr();
}

bool remat::isSplatInteger(Value value, int64_t integer) {
  DenseElementsAttr constant = getFoldableConstant(value);
  if (!constant || !constant.isSplat() ||
      !isa<IntegerType>(constant.getElementType()))
    return false;
  APInt bits = constant.getSplatValue<APInt>();
  return bits == APInt(bits.getBitWidth(), integer, /*isSigned=*/true,
                       /*implicitTrunc=*/true);
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

/// Upstream folders that only move data or compute integers. Those of float
/// arithmetic simplify `x * 1` and the like.
bool Simplifier::foldUpstream(Operation *op, SmallVectorImpl<Value> &values) {
  StringRef dialect = op->getName().getDialectNamespace();
  if (dialect != "tensor" && dialect != "arith" && dialect != "index")
    return false;
  auto isFloat = [](Type type) {
    return isa<FloatType>(getElementTypeOrSelf(type));
  };
  if (dialect == "arith" && (llvm::any_of(op->getResultTypes(), isFloat) ||
                             llvm::any_of(op->getOperandTypes(), isFloat)))
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>())
    return false;
  return succeeded(builder.tryFold(op, values)) && !values.empty();
}

/// A value that the op's only result may become, or null. New ops lie in front
/// of the op.
Value Simplifier::findReplacement(Operation *op) {
  if (!isa<stablehlo::StableHLODialect>(op->getDialect()) ||
      isa<stablehlo::ConstantOp>(op))
    return {};
  if (Value value = foldIdentity(op, builder))
    return value.getType() == op->getResult(0).getType() ? value : Value();
  DenseElementsAttr elements = foldElementwise(op);
  if (!elements)
    elements = foldMovement(op);
  if (!elements || elements.getType() != op->getResult(0).getType())
    return {};
  return stablehlo::ConstantOp::create(builder, op->getLoc(), elements);
}

/// Ops with marks of users or of frameworks stay as they are.
bool Simplifier::fold(Operation *op, OpSet &known) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !op->getDiscardableAttrs().empty() || !op->getDialect())
    return false;
  Operation *before = op->getPrevNode();
  builder.setInsertionPoint(op);
  SmallVector<Value, 1> values;
  if (Value value = findReplacement(op))
    values.push_back(value);
  else if (!foldUpstream(op, values))
    return false;
  op->replaceAllUsesWith(values);
  // New ops are simplified and merged like those that were there.
  Block *block = op->getBlock();
  Operation *made = before ? before->getNextNode() : &block->front();
  while (made != op) {
    Operation *next = made->getNextNode();
    visit(made, known);
    made = next;
  }
  op->erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

/// Whether running the op once for two equal ones changes nothing. A custom
/// call without effects may still be random or depend on a state, unless it is
/// declared as recomputable.
static bool isMergeable(Operation *op) {
  if (op->getNumResults() == 0 || op->hasTrait<OpTrait::IsTerminator>())
    return false;
  if (isa<stablehlo::CustomCallOp>(op)) {
    auto call = op->getAttrOfType<DictionaryAttr>("remat.call");
    auto flag = call ? call.getAs<BoolAttr>("recomputable") : BoolAttr();
    if (!flag || !flag.getValue())
      return false;
  }
  return isMemoryEffectFree(op);
}

void Simplifier::visit(Operation *op, OpSet &known) {
  if (isOpTriviallyDead(op)) {
    op->erase();
    return;
  }
  if (fold(op, known))
    return;
  for (Region &region : op->getRegions())
    run(region);
  if (!isMergeable(op))
    return;
  auto [entry, isNew] = known.insert(op);
  if (isNew)
    return;
  op->replaceAllUsesWith(*entry);
  op->erase();
}

//===----------------------------------------------------------------------===//
// Dead ops
//===----------------------------------------------------------------------===//

static void eraseDeadOps(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

void Simplifier::run(Region &region) {
  for (Block &block : region) {
    OpSet known;
    for (Operation &op : llvm::make_early_inc_range(block))
      visit(&op, known);
    eraseDeadOps(block);
  }
}

void remat::simplify(ModuleOp module) {
  Simplifier simplifier(module.getContext());
  for (auto function : module.getOps<func::FuncOp>())
    simplifier.run(function.getBody());
}
