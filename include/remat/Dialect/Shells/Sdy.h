// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The `sdy` dialect: meshes, shardings and the ops that carry them, as JAX
/// prints them. `Sharding.h` tells what they mean for one device's bytes.

#ifndef REMAT_DIALECT_SHELLS_SDY_H
#define REMAT_DIALECT_SHELLS_SDY_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <cstdint>
#include <optional>

#include "remat/Dialect/Shells/SdyDialect.h.inc"
#include "remat/Dialect/Shells/SdyEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/Shells/SdyAttributes.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/Shells/SdyOps.h.inc"

#endif // REMAT_DIALECT_SHELLS_SDY_H
