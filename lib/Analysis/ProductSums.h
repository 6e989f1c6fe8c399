// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products that are added to what an argument holds, and replace it: gradients of
/// weights that a loop adds up in a carry. Such a sum is part of the product's kernel,
/// as `beta` of BLAS is: C += A * B, in the argument's bytes. The product is summed up
/// and rounded before the addition, so that the bits are those of two kernels.

#ifndef REMAT_LIB_ANALYSIS_PRODUCTSUMS_H
#define REMAT_LIB_ANALYSIS_PRODUCTSUMS_H

#include "remat/Analysis/TrainingGraph.h"

namespace remat {

/// Per op: the product that it adds to a donated argument, nothing else reading
/// either, where the sum is what the argument is donated to and f32 or f64;
/// `noGroup` for other ops. With `hasPhases` both are of one phase. O(donations).
std::vector<unsigned> findProductSums(const TrainingGraph &graph, bool hasPhases);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_PRODUCTSUMS_H
