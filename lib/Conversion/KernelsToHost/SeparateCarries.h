// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Memory of what bufferized loops carry.

#ifndef REMAT_LIB_CONVERSION_SEPARATECARRIES_H
#define REMAT_LIB_CONVERSION_SEPARATECARRIES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// The first value that surely is the same buffer, through loops and branches that
/// hand it on.
mlir::Value findOrigin(mlir::Value buffer);

/// Bufferized loops carry buffers that each iteration allocates, and may hand
/// them on in another order. Once these buffers are parts of one workspace, an
/// iteration would write over what it still reads. After this, each carry stays in
/// one place for the whole loop:
///
/// * one that is updated in place, through inner loops and branches too, stays as it
///   is;
/// * one whose next value is written when nothing reads the old one any more is
///   written in place;
/// * any other has a buffer of its own, to which the next value is copied when all
///   next values are there.
///
/// The place is the initial buffer, where the loop is the last that uses it; what
/// nothing has written is not copied.
void separateCarries(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SEPARATECARRIES_H
