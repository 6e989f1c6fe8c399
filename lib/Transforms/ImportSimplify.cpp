// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One ordered walk that folds each op and merges it with an equal one in front
/// of it in the same block, then a walk backwards that erases dead ops.
/// Definitions come before uses, so that one walk sees everything in its final
/// form, in linear time.
///
/// Bodies merge and fold among themselves only: a value of the surrounding
/// block is never pulled into one. Reducers could not refer to it, loops would
/// have to keep it alive. Barriers count as allocations, which no merge
/// touches.

#include "ImportFold.h"
#include "ImportSteps.h"
#include "LoopBuilding.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace remat;

namespace {
/// The ops of a block that later ones may be equal to, up to locations.
///
/// Equal broadcasts stay separate ops, which cost nothing as every kernel makes
/// its own, but count as one value where their users are compared. Patterns of
/// XLA look at the number of users, and a shared broadcast would make it
/// compile the same program to other bits (docs/decisions/0011-merging.md).
class KnownOps {
public:
  /// The op in front of `op` that `op` may be replaced by; null if there is
  /// none, from when on `op` is known itself.
  Operation *findOrInsert(Operation *op);

private:
  Value getLeader(Value value) const {
    Value leader = leaders.lookup(value);
    return leader ? leader : value;
  }
  bool isEqual(Operation *lhs, Operation *rhs) const;

  llvm::DenseMap<uint64_t, SmallVector<Operation *, 1>> buckets;
  /// Of a broadcast, the first that is equal.
  llvm::DenseMap<Value, Value> leaders;
};

class Simplifier {
public:
  explicit Simplifier(MLIRContext *context) : builder(context) {}
  void run(Region &region);

private:
  void visit(Operation *op, KnownOps &known);
  bool fold(Operation *op, KnownOps &known);
  Value findReplacement(Operation *op);
  bool foldUpstream(Operation *op, SmallVectorImpl<Value> &values);

  OpBuilder builder;
};
} // namespace

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Constants without elements are left alone: they have no splat to speak of.
DenseElementsAttr remat::getFoldableConstant(Value value) {
  auto constant = value.getDefiningOp<stablehlo::ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                           : DenseElementsAttr();
  if (!elements || elements.getNumElements() == 0)
    return {};
  bool isSmall =
      elements.isSplat() || elements.getNumElements() <= maximalFoldedElements;
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
  if (Value value = foldEmpty(op, builder))
    return value;
  if (Value value = foldIdentity(op, builder))
    return value.getType() == op->getResult(0).getType() ? value : Value();
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || type.getNumElements() == 0)
    return {};
  DenseElementsAttr elements = foldElementwise(op);
  if (!elements)
    elements = foldMovement(op);
  if (!elements || elements.getType() != type)
    return {};
  return stablehlo::ConstantOp::create(builder, op->getLoc(), elements);
}

/// Ops with marks of users or of frameworks stay as they are.
bool Simplifier::fold(Operation *op, KnownOps &known) {
  bool isOpaque = op->getNumRegions() != 0 && !isa<stablehlo::ReduceOp>(op);
  if (op->getNumResults() != 1 || isOpaque ||
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

bool KnownOps::isEqual(Operation *lhs, Operation *rhs) const {
  // Inside the ops' regions, values of one stand for values of the other.
  llvm::DenseMap<Value, Value> counterparts;
  auto isSame = [&](Value a, Value b) {
    return success(getLeader(a) == getLeader(b) || counterparts.lookup(a) == b);
  };
  auto mark = [&](Value a, Value b) { counterparts[a] = b; };
  return OperationEquivalence::isEquivalentTo(
      lhs, rhs, isSame, mark, OperationEquivalence::IgnoreLocations);
}

Operation *KnownOps::findOrInsert(Operation *op) {
  uint64_t hash = OperationEquivalence::computeHash(
      op,
      [&](Value value) {
        return OperationEquivalence::directHashValue(getLeader(value));
      },
      OperationEquivalence::ignoreHashValue,
      OperationEquivalence::IgnoreLocations);
  SmallVector<Operation *, 1> &bucket = buckets[hash >> 1];
  for (Operation *known : bucket) {
    if (!isEqual(known, op))
      continue;
    if (!isa<stablehlo::BroadcastInDimOp>(op))
      return known;
    leaders[op->getResult(0)] = known->getResult(0);
    return nullptr;
  }
  bucket.push_back(op);
  return nullptr;
}

void Simplifier::visit(Operation *op, KnownOps &known) {
  if (isOpTriviallyDead(op)) {
    op->erase();
    return;
  }
  if (fold(op, known))
    return;
  replaceEmptyResults(op, builder);
  op = dropEmptyCarries(op, builder);
  for (Region &region : op->getRegions())
    run(region);
  if (!isMergeable(op))
    return;
  Operation *equal = known.findOrInsert(op);
  if (!equal)
    return;
  op->replaceAllUsesWith(equal);
  op->erase();
}

void Simplifier::run(Region &region) {
  for (Block &block : region) {
    KnownOps known;
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
