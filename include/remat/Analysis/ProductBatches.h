// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How the batches of a product lie in memory, for libraries that know one dimension of them.

#ifndef REMAT_ANALYSIS_PRODUCTBATCHES_H
#define REMAT_ANALYSIS_PRODUCTBATCHES_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Whether these dimensions of a factor are one in memory.
bool areBatchesTogether(llvm::ArrayRef<int64_t> dimensions);

/// Calls that a library multiplies the batches in: one, or one for each but those of the
/// longest dimension where they lie between others. Factors have static shapes.
int64_t countLibraryCalls(stablehlo::DotGeneralOp product);

} // namespace remat

#endif // REMAT_ANALYSIS_PRODUCTBATCHES_H
