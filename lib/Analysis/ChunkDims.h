// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How a cut along a dimension of one value goes on through one op.

#ifndef REMAT_LIB_ANALYSIS_CHUNKDIMS_H
#define REMAT_LIB_ANALYSIS_CHUNKDIMS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace remat {

/// The dimension that is cut, of every operand and result of one op.
struct ChunkDims {
  static constexpr int64_t whole = -1;
  /// `whole` for operands that each piece reads as they are.
  llvm::SmallVector<int64_t> operands;
  llvm::SmallVector<int64_t> results;
};

/// The op's dimensions if dimension `dim` of `known`, an operand or a result of
/// it, is cut into `pieces`; none if a piece of it would not be the same op on
/// pieces, with the same bits.
std::optional<ChunkDims> cutThrough(mlir::Operation *op, mlir::Value known,
                                    int64_t dim, int64_t pieces);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_CHUNKDIMS_H
