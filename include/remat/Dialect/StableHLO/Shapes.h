// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes that operations of the `stablehlo` dialect have as their results.
//
// One implementation serves verifiers and builders. A size that is dynamic or
// follows from one is dynamic. A size that does not fit into 64 bits is an
// error, as is anything else that makes the operands and attributes invalid:
// the function reports it by `emitError` and fails.

#ifndef REMAT_DIALECT_STABLEHLO_SHAPES_H
#define REMAT_DIALECT_STABLEHLO_SHAPES_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat::stablehlo {

using Shape = llvm::SmallVector<int64_t>;
using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

/// One dimension of a sliding window.
struct WindowDimension {
  int64_t size = 1;
  int64_t stride = 1;
  int64_t paddingLow = 0;
  int64_t paddingHigh = 0;
  int64_t baseDilation = 1;
  int64_t windowDilation = 1;
};

/// Number of elements, without overflow; nothing if a size is dynamic or the
/// product does not fit.
std::optional<int64_t> countElements(llvm::ArrayRef<int64_t> shape);

/// Number of places of a window along a dimension of `size` elements; dynamic
/// for a dynamic size, nothing if a number does not fit into 64 bits.
std::optional<int64_t> countWindows(int64_t size, const WindowDimension &window);

/// Combines the lists of a windowed operation. Absent lists mean 1, or 0 for
/// padding. `sizes` determines the rank.
mlir::FailureOr<llvm::SmallVector<WindowDimension>>
collectWindow(EmitError emitError, llvm::ArrayRef<int64_t> sizes,
              std::optional<llvm::ArrayRef<int64_t>> strides,
              std::optional<mlir::DenseIntElementsAttr> padding,
              std::optional<llvm::ArrayRef<int64_t>> baseDilations,
              std::optional<llvm::ArrayRef<int64_t>> windowDilations);

mlir::FailureOr<Shape> inferWindowedShape(EmitError emitError,
                                          llvm::ArrayRef<int64_t> shape,
                                          llvm::ArrayRef<WindowDimension> window);

mlir::FailureOr<Shape> inferTransposeShape(EmitError emitError,
                                           llvm::ArrayRef<int64_t> shape,
                                           llvm::ArrayRef<int64_t> permutation);

mlir::FailureOr<Shape> inferSliceShape(EmitError emitError,
                                       llvm::ArrayRef<int64_t> shape,
                                       llvm::ArrayRef<int64_t> starts,
                                       llvm::ArrayRef<int64_t> limits,
                                       llvm::ArrayRef<int64_t> strides);

mlir::FailureOr<Shape> inferConcatenateShape(EmitError emitError,
                                             mlir::TypeRange inputs,
                                             int64_t dimension);

mlir::FailureOr<Shape> inferPadShape(EmitError emitError,
                                     llvm::ArrayRef<int64_t> shape,
                                     llvm::ArrayRef<int64_t> low,
                                     llvm::ArrayRef<int64_t> high,
                                     llvm::ArrayRef<int64_t> interior);

/// `shape` without the given dimensions.
mlir::FailureOr<Shape> inferReduceShape(EmitError emitError,
                                        llvm::ArrayRef<int64_t> shape,
                                        llvm::ArrayRef<int64_t> dimensions);

mlir::FailureOr<Shape> inferDotGeneralShape(EmitError emitError,
                                            llvm::ArrayRef<int64_t> lhs,
                                            llvm::ArrayRef<int64_t> rhs,
                                            DotDimensionNumbersAttr numbers);


//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Whether the sizes are equal or one is dynamic.
bool areSizesCompatible(int64_t a, int64_t b);
bool areShapesCompatible(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b);

/// Checks that `type` has `shape` up to dynamic sizes.
mlir::LogicalResult checkShape(EmitError emitError, llvm::StringRef what,
                               mlir::Type type, llvm::ArrayRef<int64_t> shape);

/// Checks that the dimensions are different and within `rank`.
mlir::LogicalResult checkDimensions(EmitError emitError, llvm::StringRef what,
                                    llvm::ArrayRef<int64_t> dimensions,
                                    int64_t rank);

/// Checks that a list has `expected` entries.
mlir::LogicalResult checkLength(EmitError emitError, llvm::StringRef what,
                                size_t length, size_t expected);

/// Checks that sizes of an attribute are none of those that types have for unknown ones.
mlir::LogicalResult checkKnown(EmitError emitError, llvm::StringRef what,
                               llvm::ArrayRef<int64_t> sizes);

} // namespace remat::stablehlo

#endif // REMAT_DIALECT_STABLEHLO_SHAPES_H
