// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A short key that tells ops of one context apart, as their texts would, in a fraction
/// of the time that it takes to print them.

#ifndef REMAT_ANALYSIS_OPDIGEST_H
#define REMAT_ANALYSIS_OPDIGEST_H

#include "mlir/IR/Operation.h"

#include <string>

namespace remat {

/// 32 bytes that are equal where everything in the ops is, regions included. `op` uses no
/// values of others. Types and attributes are told apart by where the context keeps them:
/// digests mean nothing in another context or process, and their order nothing at all.
std::string digestOp(mlir::Operation *op, bool withLocations = false);

} // namespace remat

#endif // REMAT_ANALYSIS_OPDIGEST_H
