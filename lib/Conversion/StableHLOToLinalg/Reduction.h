// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The region of a reduction as a step on scalars.

#ifndef REMAT_LIB_CONVERSION_REDUCTION_H
#define REMAT_LIB_CONVERSION_REDUCTION_H

#include "Lowering.h"

namespace remat {

/// Combines elements into accumulators. Sums and products of narrow floats
/// accumulate in f32 and are rounded at the end; other regions keep their
/// types.
class Combiner {
public:
  /// `region` takes the accumulators first, then as many elements.
  Combiner(mlir::Region &region, ValueMapper captured);

  /// The type of accumulator `i`, signless.
  mlir::Type getType(ScalarBuilder &builder, unsigned i) const;
  /// A scalar of the `original` type, with its sign, as accumulator `i`.
  mlir::Value convert(ScalarBuilder &builder, mlir::Value scalar, unsigned i,
                      mlir::Type original) const;
  llvm::SmallVector<mlir::Value> emit(ScalarBuilder &builder,
                                      mlir::ValueRange state,
                                      mlir::ValueRange elements) const;
  /// A tensor of accumulators with the element type of the result.
  mlir::Value finish(ScalarBuilder &builder, mlir::Value tensor,
                     mlir::Type element) const;

private:
  mlir::Region &region;
  ValueMapper captured;
  bool isWide;
  llvm::SmallVector<mlir::Type> types;
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_REDUCTION_H
