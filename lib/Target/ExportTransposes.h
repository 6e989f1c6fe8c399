// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Transposes of exported steps. Internal to ExportStableHLO.

#ifndef REMAT_LIB_TARGET_EXPORTTRANSPOSES_H
#define REMAT_LIB_TARGET_EXPORTTRANSPOSES_H

#include "mlir/IR/Block.h"

namespace remat {

/// Moves transposes that nobody but barriers of the block read behind these. XLA gives what
/// goes through a barrier the layout of the transpose's operand anyway; who needs another
/// order behind it makes a copy, unless it sees the transpose, which products take in.
void sinkTransposes(mlir::Block &block);

} // namespace remat

#endif // REMAT_LIB_TARGET_EXPORTTRANSPOSES_H
