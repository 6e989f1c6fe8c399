// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All operations of the dialect, in the groups in which they are compiled.

#ifndef REMAT_DIALECT_STABLEHLO_OPS
#define REMAT_DIALECT_STABLEHLO_OPS

include "remat/Dialect/StableHLO/CollectiveOps.td"
include "remat/Dialect/StableHLO/ContractionOps.td"
include "remat/Dialect/StableHLO/ControlOps.td"
include "remat/Dialect/StableHLO/DynamicOps.td"
include "remat/Dialect/StableHLO/ElementwiseOps.td"
include "remat/Dialect/StableHLO/ReductionOps.td"
include "remat/Dialect/StableHLO/StructuralOps.td"

#endif // REMAT_DIALECT_STABLEHLO_OPS
