// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What device functions for contractions and convolutions have in common, in
/// the form that the runtime has on hosts (runtime/lib/Contraction.h): sums of
/// products over *taps* and a *depth*, made tile by tile.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_PRODUCTTILES_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_PRODUCTTILES_H

#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

#include <optional>

namespace remat {

/// One operand: the outer index is (o, y0, y1, y2), and in each spatial
/// dimension it is read at (y * step + tap * tapStep - padding) / dilation, if
/// that is an integer in [0, limit).
struct Side {
  int64_t groupStride[3] = {0, 0, 0};
  int64_t outerSize = 1, outerStride = 0;
  int64_t size[3] = {1, 1, 1}, step[3] = {0, 0, 0}, tapStep[3] = {0, 0, 0};
  int64_t padding[3] = {0, 0, 0}, dilation[3] = {1, 1, 1};
  int64_t limit[3] = {1, 1, 1}, spatialStride[3] = {0, 0, 0};
  int64_t depthStride = 0;
  /// Where the result for an outer index goes.
  int64_t outStride = 0, outSpatial[3] = {0, 0, 0};
  /// Added to all places.
  int64_t offset = 0;
  /// Of neighbouring outer indices o differs, not y2.
  bool outerIsFastest = false;

  int64_t count() const { return outerSize * size[0] * size[1] * size[2]; }
};

struct Product {
  int64_t groups[3] = {1, 1, 1}, outGroup[3] = {0, 0, 0};
  int64_t taps[3] = {1, 1, 1};
  int64_t depth = 1;
  Side rows, columns;
  /// Added to all places of the result.
  int64_t outOffset = 0;
  /// Arguments of the device function: factors, result, and what that is added
  /// to.
  unsigned left = 0, right = 0, out = 0;
  std::optional<unsigned> addend;

  int64_t countGroups() const { return groups[0] * groups[1] * groups[2]; }
  int64_t countTerms() const { return depth * taps[0] * taps[1] * taps[2]; }
};

/// Blocks that fill a device: two for each multiprocessor of the larger ones.
inline constexpr int64_t enoughBlocks = 256;

/// The sums that a library call of a kernel names.
Product readProduct(const LibraryCall &call, KernelBody &body);

/// Rows and columns of the result that a block makes.
struct TileSize {
  int64_t rows, columns;

  int64_t countBlocks(const Product &product) const {
    return llvm::divideCeil(product.rows.count(), rows) *
           llvm::divideCeil(product.columns.count(), columns) *
           product.countGroups();
  }
};

/// Each tile reads its rows and columns once, and writes its part of the
/// result.
Traffic countTraffic(const Product &product, mlir::gpu::GPUFuncOp function,
                     TileSize tile);

/// An outer index taken apart.
struct Outer {
  mlir::Value part[4];
};

/// A term taken apart: of the depth and of the taps.
struct Term {
  mlir::Value depth, tap[3];
};

/// Where a factor is, and whether there is one; null: always.
struct FactorPlace {
  mlir::Value place, isInside;
};

/// What an outer index says of where its factors are: the place but for the term, and the
/// positions where the term decides whether there is a factor, null elsewhere.
struct OuterPlace {
  mlir::Value place, position[3], isInside;
};

/// What a term says of it.
struct TermPlace {
  mlir::Value place, position[3];
};

/// Builds the body of a device function whose blocks make one tile each.
class ProductTiles {
protected:
  using Value = mlir::Value;

  /// `number`: the type of outer indices, terms and places, index or i32; null: index.
  ProductTiles(const Product &product, mlir::gpu::GPUFuncOp function,
               TileSize tile, mlir::Type number = {});

  Value index(int64_t value) {
    return mlir::arith::ConstantOp::create(
        builder, loc, builder.getIntegerAttr(number, value));
  }
  /// An index as a number, and a number as an index.
  Value toNumber(Value index);
  Value toIndex(Value number);
  Value add(Value a, Value b) {
    return builder.createOrFold<mlir::arith::AddIOp>(loc, a, b);
  }
  Value mul(Value a, int64_t b) {
    return builder.createOrFold<mlir::arith::MulIOp>(loc, a, index(b));
  }
  Value div(Value a, int64_t b) {
    return b == 1
               ? a
               : Value(mlir::arith::DivUIOp::create(builder, loc, a, index(b)));
  }
  Value rem(Value a, int64_t b) {
    return b == 1
               ? index(0)
               : Value(mlir::arith::RemUIOp::create(builder, loc, a, index(b)));
  }
  Value compare(mlir::arith::CmpIPredicate predicate, Value a, int64_t b) {
    return mlir::arith::CmpIOp::create(builder, loc, predicate, a, index(b));
  }
  Value both(Value a, Value b) {
    return !a   ? b
           : !b ? a
                : Value(mlir::arith::AndIOp::create(builder, loc, a, b));
  }

  /// Finds the tile and group of a block. Returns the number of the block's
  /// turn, where blocks make all tiles several times.
  Value locateBlock(Value block);
  Outer takeApart(const Side &side, Value outer);
  Term takeApart(Value term);
  /// Of the outer index, where `isInside` (null: always) holds.
  OuterPlace locateOuter(const Side &side, const Outer &outer, Value group,
                         Value isInside);
  TermPlace locateTerm(const Side &side, const Term &term);
  /// Of the factor of both, where `isInside` (null: always) holds.
  FactorPlace locateFactor(const Side &side, const OuterPlace &outer,
                           const TermPlace &term, Value isInside);
  /// `load(place)`, or `zero` where there is no factor.
  Value loadOrZero(const FactorPlace &factor, Value zero,
                   llvm::function_ref<Value(Value)> load);
  /// Where the result of an outer index goes, but for its group and the other side.
  Value locateResult(const Side &side, Value outer);
  /// Writes a sum, which is made there, if row and column are some of the result.
  void storeSum(Value row, Value column, llvm::function_ref<Value()> makeSum);

  const Product &product;
  mlir::gpu::GPUFuncOp function;
  Value left, right;
  /// Null where nothing is added.
  Value addend;
  Value out;
  TileSize tile;
  mlir::Type number;
  mlir::OpBuilder builder;
  mlir::Location loc;
  Value thread;
  Value firstRow, firstColumn;
  Value leftGroup, rightGroup, outGroup;
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_PRODUCTTILES_H
