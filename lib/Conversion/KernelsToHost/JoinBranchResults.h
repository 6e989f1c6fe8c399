// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Branches that leave their results in the same memory. Internal to this folder.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOHOST_JOINBRANCHRESULTS_H
#define REMAT_LIB_CONVERSION_KERNELSTOHOST_JOINBRANCHRESULTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace remat {

/// Where every branch of an `scf.if` or `scf.index_switch` makes a result in a buffer
/// of its own, one buffer in front of the branches takes the place of all of them:
/// only one of them is ever made. Bufferized functions only.
void joinBranchResults(mlir::func::FuncOp function);

/// Where some branches allocate a result and others return what was there before, and
/// all that becomes of it is a copy to an argument of the function, which nothing else
/// accesses: each branch writes there, or copies what was there before.
///
/// ```mlir
/// %r = scf.if %c -> memref<8xf32> {   scf.if %c {
///   %own = memref.alloc()               fill(%result)
///   fill(%own)                        } else {
///   scf.yield %own                      memref.copy %a, %result
/// } else {                            }
///   scf.yield %a
/// }
/// memref.copy %r, %result
/// ```
void writeResultInBranches(mlir::memref::CopyOp copy);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOHOST_JOINBRANCHRESULTS_H
