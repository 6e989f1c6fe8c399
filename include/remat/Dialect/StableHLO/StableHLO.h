// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `stablehlo` dialect: everything that its users include.
//
// Names of operations, attributes and accessors are those of the public
// specification (`DotGeneralOp`, `getDotDimensionNumbers()`), in the namespace
// `remat::stablehlo`. The verifiers guarantee that shapes and element types fit
// together wherever operands and attributes determine them, so that users may
// compute with them unchecked as far as sizes are static.

#ifndef REMAT_DIALECT_STABLEHLO_STABLEHLO_H
#define REMAT_DIALECT_STABLEHLO_STABLEHLO_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "remat/Dialect/StableHLO/StableHLOTraits.h"

#include "remat/Dialect/StableHLO/StableHLODialect.h.inc"
#include "remat/Dialect/StableHLO/StableHLOEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/StableHLO/StableHLOAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "remat/Dialect/StableHLO/StableHLOTypes.h.inc"

#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/CollectiveOps.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/ContractionOps.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/ControlOps.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/DynamicOps.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/ElementwiseOps.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/ReductionOps.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/StructuralOps.h.inc"

#endif // REMAT_DIALECT_STABLEHLO_STABLEHLO_H
