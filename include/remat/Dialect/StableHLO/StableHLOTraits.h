// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type compatibility, native traits and resources of the `stablehlo` dialect.

#ifndef REMAT_DIALECT_STABLEHLO_STABLEHLOTRAITS_H
#define REMAT_DIALECT_STABLEHLO_STABLEHLOTRAITS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace remat::stablehlo {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool isToken(mlir::Type type);
bool isFuture(mlir::Type type);
bool isPerTensorQuantized(mlir::Type type);
bool isPerAxisQuantized(mlir::Type type);

/// Whether all dimensions are static or bounded by the encoding.
bool isStaticOrBounded(mlir::Type type);

/// Whether two element types may meet in one operation: equal, or quantized
/// with the same storage and expressed types, or one expresses the other.
bool areElementTypesCompatible(mlir::Type a, mlir::Type b);

/// Whether values of the two types may be equal: compatible element types and
/// shapes that differ in dynamic dimensions only.
bool areCompatible(mlir::Type a, mlir::Type b);
bool areCompatible(mlir::TypeRange a, mlir::TypeRange b);

/// Of the compatible types, the one with the most static dimensions known.
mlir::Type mostSpecificType(mlir::TypeRange types);

/// Whether swapping the two operands changes nothing.
bool isCommutative(mlir::OperationName name);

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

struct CommunicationResource
    : mlir::SideEffects::Resource::Base<CommunicationResource> {
  llvm::StringRef getName() final { return "<Communication>"; }
};
struct RandomStateResource
    : mlir::SideEffects::Resource::Base<RandomStateResource> {
  llvm::StringRef getName() final { return "<RandomState>"; }
};
struct InfeedResource : mlir::SideEffects::Resource::Base<InfeedResource> {
  llvm::StringRef getName() final { return "<Infeed>"; }
};
struct OutfeedResource : mlir::SideEffects::Resource::Base<OutfeedResource> {
  llvm::StringRef getName() final { return "<Outfeed>"; }
};

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

namespace trait {
namespace impl {
mlir::LogicalResult verifyCompatibleOperandsAndResult(mlir::Operation *op);
mlir::LogicalResult verifyCompatibleElementTypes(mlir::Operation *op);
mlir::LogicalResult verifyPairwiseSameTypes(mlir::Operation *op);
} // namespace impl

/// Commutative without MLIR's folder. Drives the short form of `reduce`.
template <typename ConcreteOp>
class IsCommutative
    : public mlir::OpTrait::TraitBase<ConcreteOp, IsCommutative> {};

template <typename ConcreteOp>
class CompatibleOperandsAndResultType
    : public mlir::OpTrait::TraitBase<ConcreteOp,
                                      CompatibleOperandsAndResultType> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return impl::verifyCompatibleOperandsAndResult(op);
  }
  static mlir::LogicalResult
  inferReturnTypes(mlir::MLIRContext *, std::optional<mlir::Location>,
                   mlir::ValueRange operands, mlir::DictionaryAttr,
                   mlir::OpaqueProperties, mlir::RegionRange,
                   llvm::SmallVectorImpl<mlir::Type> &results) {
    if (operands.empty())
      return mlir::failure();
    results.push_back(mostSpecificType(operands.getTypes()));
    return mlir::success();
  }
};

template <typename ConcreteOp>
class CompatibleOperandsAndResultElementType
    : public mlir::OpTrait::TraitBase<ConcreteOp,
                                      CompatibleOperandsAndResultElementType> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return impl::verifyCompatibleElementTypes(op);
  }
};

template <typename ConcreteOp>
class PairwiseSameOperandAndResultType
    : public mlir::OpTrait::TraitBase<ConcreteOp,
                                      PairwiseSameOperandAndResultType> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return impl::verifyPairwiseSameTypes(op);
  }
  static mlir::LogicalResult
  inferReturnTypes(mlir::MLIRContext *, std::optional<mlir::Location>,
                   mlir::ValueRange operands, mlir::DictionaryAttr,
                   mlir::OpaqueProperties, mlir::RegionRange,
                   llvm::SmallVectorImpl<mlir::Type> &results) {
    llvm::append_range(results, operands.getTypes());
    return mlir::success();
  }
};

} // namespace trait
} // namespace remat::stablehlo

#endif // REMAT_DIALECT_STABLEHLO_STABLEHLOTRAITS_H
