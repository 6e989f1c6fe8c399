// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `chlo` dialect: everything that its users include. Names of operations,
// attributes and accessors are the public ones, in `remat::chlo`.

#ifndef REMAT_DIALECT_CHLO_CHLO_H
#define REMAT_DIALECT_CHLO_CHLO_H

#include "remat/Dialect/StableHLO/StableHLO.h"

#include "remat/Dialect/CHLO/CHLODialect.h.inc"
#include "remat/Dialect/CHLO/CHLOEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/CHLO/CHLOAttrs.h.inc"

#define GET_OP_CLASSES
#include "remat/Dialect/CHLO/BroadcastOps.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/CHLO/FunctionOps.h.inc"

#endif // REMAT_DIALECT_CHLO_CHLO_H
