// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From the text of a step to the function that is planned.

#ifndef REMAT_TOOLS_REMATCOMPILE_PREPARESTEP_H
#define REMAT_TOOLS_REMATCOMPILE_PREPARESTEP_H

#include "CompileRequest.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "remat/Planner/Plan.h"

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace remat {

/// Parses and imports `buffer`; checks that the request can be met for its
/// step, as far as that can be known before planning. Whatever is wrong has
/// been reported. `sourceManager` is where diagnostics find the text.
ExitCode readStep(std::unique_ptr<llvm::MemoryBuffer> buffer,
                  const CompileRequest &request, llvm::SourceMgr &sourceManager,
                  mlir::MLIRContext &context,
                  mlir::OwningOpRef<mlir::ModuleOp> &module,
                  mlir::func::FuncOp &function);

/// Whether what is in the op can be printed as StableHLO: linalg and the like cannot.
bool isExportable(mlir::Operation *root);

/// Folds transposes and improves the order of ops as the device of the request
/// wants it. `hasOwnKernels` gets whose kernels these are (`makePlanningOptions`): ours
/// unless the step is exported, or those that a given plan was made for. A device
/// that does not exist is the planning session's to report.
mlir::LogicalResult prepareForDevice(mlir::func::FuncOp function,
                                     const CompileRequest &request,
                                     const std::optional<planner::Plan> &given,
                                     bool &hasOwnKernels);

/// A session of the prepared step, which gets the kernels and loops that the plan was
/// made for (`restoreChunks`, `restoreWaitingLimit`, `restoreLoops`). Plans that might
/// have offloaded can be plans of the step without that freedom.
llvm::Expected<std::unique_ptr<PlanningSession>>
restoreStep(mlir::func::FuncOp function, PlanningOptions options,
            const planner::Plan &plan);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_PREPARESTEP_H
