// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect's registration, its type relations and its native traits.

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/InliningUtils.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

#include "remat/Dialect/StableHLO/StableHLODialect.cpp.inc"

namespace remat::stablehlo {

namespace {
/// Everything may be inlined anywhere: a body has one block and no state.
struct StableHLOInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void StableHLODialect::initialize() {
  registerAttributes();
  registerTypes();
  registerElementwiseOps();
  registerStructuralOps();
  registerContractionOps();
  registerReductionOps();
  registerControlOps();
  registerCollectiveOps();
  registerDynamicOps();
  addInterfaces<StableHLOInlinerInterface>();
}

Operation *StableHLODialect::materializeConstant(OpBuilder &builder,
                                                 Attribute value, Type type,
                                                 Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool isToken(Type type) { return isa<TokenType>(type); }
bool isFuture(Type type) { return isa<FutureType>(type); }

/// Whether the stored integers are of a width that tensors may have.
static bool hasStorableWidth(quant::QuantizedType type) {
  unsigned width = type.getStorageTypeIntegralWidth();
  return isa<IntegerType>(type.getStorageType()) && width >= 2 &&
         width <= 32 && llvm::isPowerOf2_32(width);
}

bool isPerTensorQuantized(Type type) {
  auto quantized = dyn_cast<quant::UniformQuantizedType>(type);
  return quantized && hasStorableWidth(quantized);
}

bool isPerAxisQuantized(Type type) {
  auto quantized = dyn_cast<quant::UniformQuantizedPerAxisType>(type);
  return quantized && hasStorableWidth(quantized);
}

bool isStaticOrBounded(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return false;
  if (tensor.hasStaticShape())
    return true;
  auto bounds = dyn_cast_or_null<TypeExtensionsAttr>(tensor.getEncoding());
  if (!bounds || tensor.getNumDynamicDims() != 1)
    return false;
  for (auto [size, bound] : llvm::zip(tensor.getShape(), bounds.getBounds()))
    if (ShapedType::isDynamic(size) && ShapedType::isDynamic(bound))
      return false;
  return true;
}

bool areElementTypesCompatible(Type a, Type b) {
  if (a == b)
    return true;
  auto quantizedA = dyn_cast<quant::QuantizedType>(a);
  auto quantizedB = dyn_cast<quant::QuantizedType>(b);
  if (quantizedA && quantizedB)
    return quantizedA.getStorageType() == quantizedB.getStorageType() &&
           quantizedA.getExpressedType() == quantizedB.getExpressedType();
  if (quantizedA)
    return quantizedA.getExpressedType() == b;
  return quantizedB && quantizedB.getExpressedType() == a;
}

bool areCompatible(Type a, Type b) {
  if (a == b)
    return true;
  auto tupleA = dyn_cast<TupleType>(a), tupleB = dyn_cast<TupleType>(b);
  if (tupleA && tupleB)
    return areCompatible(TypeRange(tupleA.getTypes()),
                         TypeRange(tupleB.getTypes()));
  auto shapedA = dyn_cast<ShapedType>(a), shapedB = dyn_cast<ShapedType>(b);
  if (!shapedA || !shapedB)
    return false;
  return succeeded(verifyCompatibleShape(shapedA, shapedB)) &&
         areElementTypesCompatible(shapedA.getElementType(),
                                   shapedB.getElementType());
}

bool areCompatible(TypeRange a, TypeRange b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
           return areCompatible(std::get<0>(pair), std::get<1>(pair));
         });
}

Type mostSpecificType(TypeRange types) {
  auto countStatic = [](Type type) -> int64_t {
    auto shaped = dyn_cast<ShapedType>(type);
    if (!shaped || !shaped.hasRank())
      return -1;
    return shaped.getRank() - shaped.getNumDynamicDims();
  };
  Type best = types.front();
  for (Type type : types.drop_front())
    if (countStatic(type) > countStatic(best))
      best = type;
  return best;
}

bool isCommutative(OperationName name) {
  return name.hasTrait<trait::IsCommutative>();
}

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

LogicalResult trait::impl::verifyCompatibleElementTypes(Operation *op) {
  if (op->getNumOperands() == 0)
    return success();
  Type first = getElementTypeOrSelf(op->getOperand(0).getType());
  auto check = [&](Type type) -> LogicalResult {
    Type element = getElementTypeOrSelf(type);
    if (areElementTypesCompatible(first, element))
      return success();
    return op->emitOpError() << "expected element type " << first << ", got "
                             << element;
  };
  for (Type type : op->getOperandTypes())
    if (failed(check(type)))
      return failure();
  for (Type type : op->getResultTypes())
    if (failed(check(type)))
      return failure();
  return success();
}

LogicalResult trait::impl::verifyCompatibleOperandsAndResult(Operation *op) {
  if (op->getNumOperands() == 0)
    return op->emitOpError() << "expected an operand, got none";
  Type first = op->getOperand(0).getType();
  for (Type type : llvm::concat<Type>(SmallVector<Type>(op->getOperandTypes()),
                                      SmallVector<Type>(op->getResultTypes())))
    if (!areCompatible(first, type))
      return op->emitOpError()
             << "expected operands and result of compatible types, got "
             << first << " and " << type;
  return success();
}

LogicalResult trait::impl::verifyPairwiseSameTypes(Operation *op) {
  if (op->getNumOperands() != op->getNumResults())
    return op->emitOpError()
           << "expected as many results as operands, got "
           << op->getNumResults() << " and " << op->getNumOperands();
  for (auto [i, operand, result] :
       llvm::enumerate(op->getOperandTypes(), op->getResultTypes()))
    if (operand != result)
      return op->emitOpError() << "expected result " << i << " of type "
                               << operand << ", got " << result;
  return success();
}

} // namespace remat::stablehlo
