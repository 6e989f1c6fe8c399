// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels that a compiler leaves to a library of vector code, formed before it
/// fuses the rest. The rules are those of XLA CPU's `LibraryRewriter` and
/// `YnnMatcher` (xla/backends/cpu/transforms/), and of what it supports
/// (xla/backends/cpu/ynn_support.cc).

#ifndef REMAT_LIB_ANALYSIS_LIBRARYKERNELS_H
#define REMAT_LIB_ANALYSIS_LIBRARYKERNELS_H

#include "remat/Analysis/FusionGroups.h"

namespace remat {

/// Per op: the last op of the library kernel that holds it, `noGroup` for none. A
/// kernel starts at a reduction and takes in, while there are such ops, what only
/// it reads and the only reader of its result.
std::vector<unsigned> findLibraryKernels(const TrainingGraph &graph,
                                         const DuplicationOptions &options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_LIBRARYKERNELS_H
