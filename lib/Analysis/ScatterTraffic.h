// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a scatter moves on a GPU. It changes its inputs where they are, if nobody reads them
/// later; others are copied first.

#ifndef REMAT_LIB_ANALYSIS_SCATTERTRAFFIC_H
#define REMAT_LIB_ANALYSIS_SCATTERTRAFFIC_H

#include "remat/Analysis/TrainingGraph.h"

namespace remat {

struct ScatterTraffic {
  int64_t bytes = 0;
  /// By a function before.
  int64_t copiedBytes = 0;
};

/// Of the kernel of `ops`; nothing for one without a scatter.
std::optional<ScatterTraffic> countScatterTraffic(const TrainingGraph &graph,
                                                  llvm::ArrayRef<unsigned> ops);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SCATTERTRAFFIC_H
