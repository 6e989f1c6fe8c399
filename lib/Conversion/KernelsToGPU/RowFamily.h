// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Results that are made of rows, and what is known of these rows: one function makes both,
/// so that each row is read once (docs/decisions/0025-merged-kernels.md).

#ifndef REMAT_LIB_CONVERSION_ROWFAMILY_H
#define REMAT_LIB_CONVERSION_ROWFAMILY_H

#include "ElementRoots.h"
#include "KernelsToGPU.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// Results of the shape `rows`, and others with one element for each of these rows, that one
/// function makes row by row.
struct RowFamily {
  llvm::ArrayRef<int64_t> rows;
  llvm::SmallDenseSet<unsigned, 8> ofElements, ofRows;

  bool contains(const Root &root) const {
    return ofElements.contains(root.number) || ofRows.contains(root.number);
  }
};

/// What one function makes of rows, results that are made of each other included. None
/// where that would not be by rows, or would not be worth it. `isInPlace`: of a result that
/// does not go by the workspace.
RowFamily findRowFamily(KernelBody &body, llvm::ArrayRef<Root> roots,
                        llvm::function_ref<bool(unsigned)> isInPlace);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_ROWFAMILY_H
