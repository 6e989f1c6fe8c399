// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What threads hold of the operands of `mma.sync.m16n8k16`, as the PTX ISA has
/// it: of lane l, with g = l / 4 and t = l % 4,
///
///   left   words of two neighbours: (g, 2t), (g+8, 2t), (g, 2t+8), (g+8, 2t+8)
///   right  words of two terms:      (2t, g), (2t+8, g)
///   sums   (g, 2t), (g, 2t+1), (g+8, 2t), (g+8, 2t+1)
///
/// so that sums, rounded, are the left fragments of another product. `ldmatrix` loads
/// four matrices of eight rows and columns, two right fragments, from shared memory: a
/// lane gets (g, 2t) and (g, 2t+1), or, transposed, (2t, g) and (2t+1, g).

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXFRAGMENTS_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXFRAGMENTS_H

#include "mlir/IR/Builders.h"

namespace remat {

/// Rows, columns and terms of one `mma.sync`.
inline constexpr int64_t tileRows = 16, tileColumns = 8, tileTerms = 16;
inline constexpr int64_t warpSize = 32;

/// Makes fragments and their products where the builder is. Elements are bf16
/// or f16.
class MatrixFragments {
public:
  using Value = mlir::Value;

  MatrixFragments(mlir::OpBuilder &builder, mlir::Location loc,
                  mlir::Type element)
      : builder(builder), loc(loc), element(element) {}

  /// Two elements, as a vector, as a word.
  Value toWord(Value pair);
  Value pack(Value low, Value high);
  /// A word as `mma.sync` takes it.
  Value toOperand(Value word);
  Value makeZeroOperand();
  /// Four matrices' words: rows of the first begin where lanes 0 to 7 say, those of the
  /// second where lanes 8 to 15 say, and so on.
  llvm::SmallVector<Value> load(Value rows, bool isTransposed);
  /// The sums of one tile and the products of `tileTerms` terms: of four words,
  /// two and four f32.
  llvm::SmallVector<Value> multiply(llvm::ArrayRef<Value> left,
                                    llvm::ArrayRef<Value> right,
                                    llvm::ArrayRef<Value> sums);

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Type element;
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXFRAGMENTS_H
