// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What is the same in each iteration of exported loops. Internal to ExportStableHLO.

#ifndef REMAT_LIB_TARGET_EXPORTINVARIANTS_H
#define REMAT_LIB_TARGET_EXPORTINVARIANTS_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Keeps products and convolutions of values that no iteration changes in the body that was
/// planned with them: XLA would make them before the loop
/// (xla/service/while_loop_invariant_code_motion.cc), with all that follows from them, and
/// keep all of that as long as the loop runs. As few as possible of the values that they are
/// made of go through a barrier with a carry that changes. Transposes and conversions of
/// weights, which are small and made once then, stay free to move.
void keepInvariantProducts(stablehlo::WhileOp loop);

} // namespace remat

#endif // REMAT_LIB_TARGET_EXPORTINVARIANTS_H
