// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reductions of reshaped values, as XLA makes them.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZEREDUCTIONS_H
#define REMAT_LIB_TRANSFORMS_LEGALIZEREDUCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Reductions read what was reshaped, and their results are reshaped, where the reshape joins
/// or splits dimensions of either kind among themselves. Of a reshape that others read, too,
/// only reduced dimensions may differ.
void reduceBeforeReshapes(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZEREDUCTIONS_H
