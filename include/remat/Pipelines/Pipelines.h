// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Everything a tool registers: dialects with their models, passes, and the
/// named pipelines made of them.

#ifndef REMAT_PIPELINES_PIPELINES_H
#define REMAT_PIPELINES_PIPELINES_H

#include "mlir/IR/DialectRegistry.h"

namespace remat {

/// Own dialects, StableHLO and the shells, the upstream dialects of the second
/// input form, and the models of them all.
void registerAllRematDialects(mlir::DialectRegistry &registry);

/// All passes, and `--remat-pipeline="budget=... device=... policy=..."`:
/// import, schedule, plan, apply, verify, export.
void registerAllRematPasses();

} // namespace remat

#endif // REMAT_PIPELINES_PIPELINES_H
