// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that several groups of operations share. Private to this library.

#ifndef REMAT_LIB_DIALECT_STABLEHLO_VERIFY_H
#define REMAT_LIB_DIALECT_STABLEHLO_VERIFY_H

#include "mlir/IR/TypeUtilities.h"
#include "remat/Dialect/StableHLO/Shapes.h"

namespace remat::stablehlo {

inline llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
  return llvm::cast<mlir::ShapedType>(value.getType()).getShape();
}
inline int64_t rankOf(mlir::Value value) {
  return llvm::cast<mlir::ShapedType>(value.getType()).getRank();
}
inline mlir::Type elementOf(mlir::Value value) {
  return mlir::getElementTypeOrSelf(value.getType());
}

/// Size of a number in bits; a quantized one is as wide as it is stored.
int64_t bitWidth(mlir::Type element);

/// Checks that `type` has `element`.
mlir::LogicalResult checkElement(EmitError emitError, llvm::StringRef what,
                                 mlir::Type type, mlir::Type element);

/// Checks that `dimension` is within `rank`.
mlir::LogicalResult checkDimension(EmitError emitError, llvm::StringRef what,
                                   int64_t dimension, int64_t rank);

/// Checks that a value has `rank` dimensions.
mlir::LogicalResult checkRank(EmitError emitError, llvm::StringRef what,
                              mlir::Type type, int64_t rank);

/// Checks arguments and results of a region up to dynamic sizes.
mlir::LogicalResult checkSignature(mlir::Operation *op, mlir::Region &region,
                                   mlir::TypeRange arguments,
                                   mlir::TypeRange results);

/// Checks that the region combines scalars: two of each input, accumulators
/// first, to one. Accumulators may be wider than the inputs. Returns the
/// element types of the accumulators.
mlir::FailureOr<llvm::SmallVector<mlir::Type>>
checkReducer(mlir::Operation *op, mlir::Region &region, mlir::TypeRange inputs,
             mlir::TypeRange inits);

/// Checks that the types have compatible shapes.
mlir::LogicalResult checkSameShapes(EmitError emitError, llvm::StringRef what,
                                    mlir::TypeRange types);

/// Checks the numbers of results and their types.
mlir::LogicalResult checkResults(mlir::Operation *op, mlir::TypeRange expected);

/// If `value` is a constant, its numbers.
std::optional<llvm::SmallVector<int64_t>> constantNumbers(mlir::Value value);

/// Dimension numbers of an indexed access; `indices` is the shape of the index
/// tensor, its vector dimension made explicit.
struct IndexedAccess {
  llvm::ArrayRef<int64_t> windowDims;
  llvm::ArrayRef<int64_t> collapsedDims;
  llvm::ArrayRef<int64_t> batchingDims;
  llvm::ArrayRef<int64_t> indicesBatchingDims;
  llvm::ArrayRef<int64_t> indexMap;
  int64_t indexVectorDim;
};

/// Checks the numbers against operand and indices.
mlir::LogicalResult checkIndexedAccess(EmitError emitError,
                                       const IndexedAccess &access,
                                       llvm::ArrayRef<int64_t> operand,
                                       llvm::ArrayRef<int64_t> indices);

/// Sizes of the batch dimensions: those of the indices without the vector.
Shape indexBatchShape(const IndexedAccess &access,
                      llvm::ArrayRef<int64_t> indices);

} // namespace remat::stablehlo

#endif // REMAT_LIB_DIALECT_STABLEHLO_VERIFY_H
