// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the families of patterns share: tensors made of scalars, loops over
/// tensors, and the movements that several ops are composed of.

#ifndef REMAT_LIB_CONVERSION_LOWERING_H
#define REMAT_LIB_CONVERSION_LOWERING_H

#include "ScalarOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Transforms/DialectConversion.h"
#include "remat/Conversion/StableHLOToLinalg.h"

namespace remat {

using Shape = llvm::SmallVector<int64_t>;

/// Emits the body of a loop on elements; returns the results.
using ElementBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
    ScalarBuilder &, mlir::ValueRange)>;
/// The same for one result.
using MapBody =
    llvm::function_ref<mlir::Value(ScalarBuilder &, mlir::ValueRange)>;

mlir::RankedTensorType getTensorType(mlir::Value value);
llvm::ArrayRef<int64_t> getShape(mlir::Value value);

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

mlir::Value createEmpty(ScalarBuilder &builder, llvm::ArrayRef<int64_t> shape,
                        mlir::Type element);
/// A tensor of which every element is the scalar.
mlir::Value createFilled(ScalarBuilder &builder, llvm::ArrayRef<int64_t> shape,
                         mlir::Value scalar);
/// The only element of a tensor of rank 0.
mlir::Value extractScalar(ScalarBuilder &builder, mlir::Value tensor);
/// The scalar as a tensor of rank 0.
mlir::Value createScalarTensor(ScalarBuilder &builder, mlir::Value scalar);

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// A `linalg.generic` whose body gets an element of each input and output. Maps
/// come for the inputs, then for the outputs; of the loops, the last
/// `reductions` are sequential.
llvm::SmallVector<mlir::Value>
createLoops(ScalarBuilder &builder, mlir::ValueRange inputs,
            mlir::ValueRange outputs, llvm::ArrayRef<mlir::AffineMap> maps,
            unsigned reductions, ElementBody body);

/// The numbers of the first `count` of `loops` loops.
mlir::AffineMap getLeadingMap(mlir::Builder &builder, unsigned loops,
                              unsigned count);

/// A parallel loop over the result. Each input is read by its map.
mlir::Value createMap(ScalarBuilder &builder, llvm::ArrayRef<int64_t> shape,
                      mlir::Type element, mlir::ValueRange inputs,
                      llvm::ArrayRef<mlir::AffineMap> maps, MapBody body);

/// A parallel loop over inputs of the shape of the result.
mlir::Value createElementwise(ScalarBuilder &builder, mlir::Type element,
                              mlir::ValueRange inputs, MapBody body);

/// The number of the innermost loop that runs over dimension `dimension`.
mlir::Value createLoopIndex(ScalarBuilder &builder, int64_t dimension);

/// Sequential loops over `shape` that carry `state`. Iterations of the loops that
/// `independent` says (none, if it is empty) never touch the same element of the
/// state: they have the attribute `independentAttrName`, and may run in any order as
/// long as that of the others stays.
llvm::SmallVector<mlir::Value> createLoopNest(
    ScalarBuilder &builder, llvm::ArrayRef<int64_t> shape, mlir::ValueRange state,
    llvm::function_ref<llvm::SmallVector<mlir::Value>(
        ScalarBuilder &, mlir::ValueRange, mlir::ValueRange)>
        body,
    llvm::ArrayRef<bool> independent = {});

//===----------------------------------------------------------------------===//
// Movements
//===----------------------------------------------------------------------===//

mlir::Value createReshape(ScalarBuilder &builder, mlir::Value tensor,
                          llvm::ArrayRef<int64_t> shape);

/// Static part of a tensor.
mlir::Value createSlice(ScalarBuilder &builder, mlir::Value tensor,
                        llvm::ArrayRef<int64_t> offsets,
                        llvm::ArrayRef<int64_t> sizes,
                        llvm::ArrayRef<int64_t> strides);

/// `part` written into `whole`.
mlir::Value createInsert(ScalarBuilder &builder, mlir::Value part,
                         mlir::Value whole, llvm::ArrayRef<int64_t> offsets,
                         llvm::ArrayRef<int64_t> strides);

struct Padding {
  int64_t low = 0;
  int64_t high = 0;
  int64_t interior = 0;
};

/// The tensor with `scalar` around and between its elements, or with elements
/// cut off where a padding is negative.
mlir::Value createPadded(ScalarBuilder &builder, mlir::Value tensor,
                         mlir::Value scalar, llvm::ArrayRef<Padding> paddings);

/// An index limited to 0 ... `last`. `isUnsigned` says how it is extended.
mlir::Value createClampedIndex(ScalarBuilder &builder, mlir::Value index,
                               int64_t last, bool isUnsigned);

//===----------------------------------------------------------------------===//
// Kinds of ops
//===----------------------------------------------------------------------===//

/// Whether the op's regions are computed on scalars: they are lowered with it.
bool hasScalarRegions(mlir::Operation *op);

/// Whether a custom call only says something about its operands, such as where
/// they are placed: it returns them.
bool isIdentityCall(mlir::Operation *op);

/// Whether a custom call is one of LAPACK's for which StableHLO has an op.
bool isLinearAlgebraCall(mlir::Operation *op);

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// The type in which sums of products of `type` accumulate.
mlir::Type getAccumulatorType(mlir::Type type);

/// One operand of a product, converted to the accumulator's type. `type` is
/// its element type with a sign.
mlir::Value convertFactor(ScalarBuilder &builder, mlir::Value factor,
                          mlir::Type type, mlir::Type accumulator);

/// accumulator + a * b; of booleans, or and and.
mlir::Value createMultiplyAdd(ScalarBuilder &builder, mlir::Value accumulator,
                              mlir::Value a, mlir::Value b);

/// A sum rounded from the accumulator's type to `element`.
mlir::Value roundAccumulator(ScalarBuilder &builder, mlir::Value tensor,
                             mlir::Type element);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_LOWERING_H
