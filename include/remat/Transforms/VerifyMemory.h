// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The last word on a budget, from the IR alone.

#ifndef REMAT_TRANSFORMS_VERIFYMEMORY_H
#define REMAT_TRANSFORMS_VERIFYMEMORY_H

#include "remat/Analysis/CostModel.h"
#include "remat/Transforms/MemoryAccount.h"

namespace remat {

/// The account of a function on the device of `costs`, with what the bodies of
/// its loops and branches hold. `remat.late_results` on the function says that its
/// results are allocated when they are made.
mlir::FailureOr<MemoryAccount> accountMemory(mlir::func::FuncOp function,
                                             const CostModel &costs,
                                             bool resultsUpFront = true);

/// Fails, with an error at the op and the values live there, if the function's
/// peak exceeds `budgetBytes`, if something that may run only once runs again,
/// or if a buffer is read after something has taken it over.
mlir::LogicalResult verifyMemory(mlir::func::FuncOp function,
                                 int64_t budgetBytes, const CostModel &costs);

/// The same for a function on buffers, as `remat-arena` leaves it: recomputes
/// from its calls what is in which bytes. Fails if a call reads bytes that
/// something else was written to, writes to a part of what it reads, or twice to
/// the same bytes; if a result is not where the function says it is; if memory
/// is reached beyond its end; or if arguments, constants and arena exceed
/// `budgetBytes`.
mlir::LogicalResult verifyArena(mlir::func::FuncOp function,
                                int64_t budgetBytes);

} // namespace remat

#endif // REMAT_TRANSFORMS_VERIFYMEMORY_H
