// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Implementations of `RematOpInterface` for dialects that do not know Remat.

#ifndef REMAT_EXTERNALMODELS_EXTERNALMODELS_H
#define REMAT_EXTERNALMODELS_EXTERNALMODELS_H

#include "mlir/IR/DialectRegistry.h"

namespace remat {

/// Of a `bitcast_convert` that makes a tensor of its own, since the device's compiler shows no
/// bytes as another type.
inline constexpr llvm::StringLiteral copiedBitsAttrName = "remat.copied_bits";

/// StableHLO and CHLO.
void registerStableHLOModels(mlir::DialectRegistry &registry);
/// sdy, and the borders of manual computations.
void registerShardingModels(mlir::DialectRegistry &registry);
/// linalg, tensor, arith, math and scf.
void registerUpstreamModels(mlir::DialectRegistry &registry);

} // namespace remat

#endif // REMAT_EXTERNALMODELS_EXTERNALMODELS_H
