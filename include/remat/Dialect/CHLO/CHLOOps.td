// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All operations of the dialect, in the groups in which they are compiled.

#ifndef REMAT_DIALECT_CHLO_OPS
#define REMAT_DIALECT_CHLO_OPS

include "remat/Dialect/CHLO/BroadcastOps.td"
include "remat/Dialect/CHLO/FunctionOps.td"

#endif // REMAT_DIALECT_CHLO_OPS
