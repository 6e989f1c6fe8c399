// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The buffers that a kernel allocates become parts of one workspace. Internal to
/// this folder.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOHOST_WORKSPACELAYOUT_H
#define REMAT_LIB_CONVERSION_KERNELSTOHOST_WORKSPACELAYOUT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces all `memref.alloc` by parts of one more argument, bytes, if there are any;
/// returns how many bytes it has. Buffers that are never in use at the same time,
/// those of two branches among them, may lie in the same bytes
/// (`planner::layOutArena`). Fails for buffers of unknown size.
mlir::FailureOr<int64_t> collectWorkspace(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOHOST_WORKSPACELAYOUT_H
