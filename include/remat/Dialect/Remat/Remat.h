// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The `remat` dialect: a rematerialization plan, written as a program.
///
/// `KernelOpInterface` covers `remat.kernel` and `remat.recompute`, which own
/// memory; `GroupOpInterface` covers `remat.inline` as well. A kernel made by
/// `KernelOp::create(builder, loc, resultTypes, kind, phase, group, inputs)`
/// has a block with one argument for each input and no terminator yet.

#ifndef REMAT_DIALECT_REMAT_REMAT_H
#define REMAT_DIALECT_REMAT_REMAT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace remat {

class YieldOp;

/// What every op writes whose place in the block matters.
struct ExecutionOrderResource
    : public mlir::SideEffects::Resource::Base<ExecutionOrderResource> {
  llvm::StringRef getName() final { return "<ExecutionOrder>"; }
};

/// Result `result` takes over the buffer of operand `operand`.
struct BufferReuse {
  int64_t operand = 0;
  int64_t result = 0;
};

/// The pairs that a `reuses` attribute flattens; empty for null.
llvm::SmallVector<BufferReuse>
decodeBufferReuses(mlir::DenseI64ArrayAttr attribute);

/// The `reuses` attribute of these pairs; null if there are none.
mlir::DenseI64ArrayAttr encodeBufferReuses(mlir::MLIRContext *context,
                                           llvm::ArrayRef<BufferReuse> reuses);

/// Adds a block with one argument for each input to the state's only region.
void addBoundBlock(mlir::OpBuilder &builder, mlir::OperationState &state,
                   mlir::ValueRange inputs);

/// The innermost `remat.kernel`, `remat.recompute` or `remat.inline` around
/// `op`, not `op` itself; null if there is none.
mlir::Operation *getEnclosingGroup(mlir::Operation *op);

} // namespace remat

#include "remat/Dialect/Remat/RematDialect.h.inc"
#include "remat/Dialect/Remat/RematEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/Remat/RematAttributes.h.inc"
#define GET_TYPEDEF_CLASSES
#include "remat/Dialect/Remat/RematInterfaces.h.inc"
#include "remat/Dialect/Remat/RematTypes.h.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/Remat/RematOps.h.inc"

namespace remat {

/// Replaces the group by its body, inlined groups in it too.
void dissolveGroup(GroupOpInterface group);

} // namespace remat

#endif // REMAT_DIALECT_REMAT_REMAT_H
