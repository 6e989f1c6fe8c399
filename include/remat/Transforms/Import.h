// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Brings a module into the form that planning needs; see `remat-import` in
/// Passes.td. Each step is a function of its own, so that tests and other
/// passes can call it.

#ifndef REMAT_TRANSFORMS_IMPORT_H
#define REMAT_TRANSFORMS_IMPORT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace remat {

struct ImportOptions {
  /// JSON file that declares custom_call targets; empty: the built-in
  /// declarations only.
  std::string callDeclarations;
  /// Drop the optimization barriers of jax.checkpoint.
  bool undoCheckpoint = false;
  /// Loops of at most so many iterations are unrolled (UnrollLoops.h).
  int64_t unrollLoops = 0;
  /// Names of `stablehlo.composite` ops that stay, with their decompositions;
  /// others are inlined like calls.
  std::vector<std::string> keptComposites;
};

/// The whole import. Errors are diagnostics; the module is unchanged if
/// anything in it is unsupported. On success the module has exactly one
/// function with a body that matters, which `findTrainingStep` returns.
mlir::LogicalResult importModule(mlir::ModuleOp module,
                                 const ImportOptions &options);

/// Whether the imported step repeats forward ops behind barriers, as `jax.checkpoint`
/// prints it: `ImportOptions::undoCheckpoint` drops these.
bool hasCheckpoints(mlir::func::FuncOp function);

/// The function to plan: the public one, `main` if there are several. Emits an
/// error if there is none.
mlir::FailureOr<mlir::func::FuncOp> findTrainingStep(mlir::ModuleOp module);

} // namespace remat

#endif // REMAT_TRANSFORMS_IMPORT_H
