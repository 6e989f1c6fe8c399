// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products whose rows begin where tensor cores read fast.

#ifndef REMAT_TRANSFORMS_PADPRODUCTS_H
#define REMAT_TRANSFORMS_PADPRODUCTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Pads dimensions of large products of 16 bits whose rows would not begin at multiples of
/// 16 bytes, such as a vocabulary of 50257: libraries have fast kernels for rows that do
/// only (on an H200 such products took 5.6 times as long). The padded dimension goes on
/// through elementwise ops, transposes and reductions up to the products behind, so that
/// nothing is copied between; what is behind the dimension's end is masked where it would
/// count: in sums over the dimension by zeros, in maxima by minus infinity. Others read a
/// slice. Values of the given size are the same, but sums over the padded dimension may be
/// in another order.
///
///   dot_general %x, %table          %t = pad %table by 7 rows
///     : (8x768, 50257x768)      =>  slice (dot_general %x, %t) [0:8, 0:50257]
///     -> 8x50257                      : (8x768, 50264x768) -> 8x50264
///
/// The form follows from the step alone, never from a budget. Loops and branches, too.
void padProducts(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_PADPRODUCTS_H
