// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The steps of the import, in the order in which `importModule` runs them.
/// Steps that may fail change nothing before they have succeeded.

#ifndef REMAT_LIB_TRANSFORMS_IMPORTSTEPS_H
#define REMAT_LIB_TRANSFORMS_IMPORTSTEPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "remat/Support/OpKind.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace remat {

//===----------------------------------------------------------------------===//
// Check
//===----------------------------------------------------------------------===//

/// Collects everything in the module that Remat cannot work with and reports it
/// at once: one error per kind, at its first place, with the number of places
/// and notes at up to three more.
mlir::LogicalResult checkSupported(mlir::ModuleOp module,
                                   llvm::ArrayRef<std::string> keptComposites);

//===----------------------------------------------------------------------===//
// Calls of functions
//===----------------------------------------------------------------------===//

/// The function that `op` runs if it is a `func.call`, or a
/// `stablehlo.composite` that is not kept by name; null otherwise.
mlir::FlatSymbolRefAttr
getInlinedCallee(mlir::Operation *op,
                 llvm::ArrayRef<std::string> keptComposites);

/// Replaces each call by the body of its callee, everywhere, and erases the
/// private functions that nothing refers to any more. The module has passed
/// `checkSupported`: no recursion, one block per body.
void inlineCalls(mlir::ModuleOp module,
                 llvm::ArrayRef<std::string> keptComposites);

/// Moves names that `custom_call @remat.checkpoint_name` gives to the values.
void takeNames(mlir::ModuleOp module);

//===----------------------------------------------------------------------===//
// Custom calls
//===----------------------------------------------------------------------===//

/// What is known of the custom calls whose target matches a pattern.
/// docs/custom-calls.md describes the file form.
struct CallDeclaration {
  /// A pattern of targets, as `llvm::GlobPattern` reads it.
  std::string target;
  OpKind kind = OpKind::Other;
  /// The call has no effect but its results.
  bool isPure = false;
  /// Running it again on the same operands gives the same bits.
  bool isRecomputable = false;
  /// Scratch memory that is neither operand nor result.
  int64_t workspaceBytes = 0;
  /// The result that is scratch memory.
  std::optional<int64_t> workspaceResult;
  std::optional<int64_t> flops;
  std::optional<int64_t> timeNs;
  /// The operand whose bytes the results show.
  std::optional<int64_t> view;
  /// Why it is not recomputable, for the remark.
  std::string reason;
};

/// Declarations in the order in which they are tried.
using CallDeclarations = std::vector<CallDeclaration>;

/// Parses the text of a declarations file.
llvm::Expected<CallDeclarations> parseCallDeclarations(llvm::StringRef text);

/// The declarations of the file, if there is one, before the built-in ones.
llvm::Expected<CallDeclarations> loadCallDeclarations(llvm::StringRef path);

/// Writes `remat.call` on every declared custom call and reports the ones that
/// stay pinned as remarks.
void annotateCalls(mlir::ModuleOp module, const CallDeclarations &declarations);

//===----------------------------------------------------------------------===//
// Rewrites
//===----------------------------------------------------------------------===//

/// Whether the op is one of those that `lowerEnzyme` replaces.
bool isLoweredEnzymeOp(mlir::Operation *op);

/// Replaces the caches of Enzyme's reverse mode by tensors. Reports all that
/// cannot be replaced before it changes anything.
mlir::LogicalResult lowerEnzyme(mlir::ModuleOp module);

/// Replaces `sdy.manual_computation` and `sdy.named_computation` by their bodies.
/// What enters or leaves a manual one goes through `remat.localize` and
/// `remat.globalize`; one inside of another stays.
void inlineManualComputations(mlir::ModuleOp module);

/// Whether the op belongs to the part of MLIR's own dialects that is accepted.
bool isSupportedUpstreamOp(mlir::Operation *op);

/// Erases `cf.assert` everywhere, which compiled steps do not check. A missed remark
/// `AssertDropped` says so of each.
void dropAsserts(mlir::ModuleOp module);

/// Drops the carries of loops that decide on nothing that is read, and what makes them.
void dropDeadCarries(mlir::ModuleOp module);

/// Expands ops of linalg and tensor that are short for others.
void expandUpstream(mlir::ModuleOp module);

/// Writes arithmetic that machines have no function for in ops that they have.
void writeOutArithmetic(mlir::ModuleOp module);

/// Makes tensors of rank 0 of the function's scalars, arguments and results among them.
/// The function has one block. Fails where an element is read that does not exist.
mlir::LogicalResult liftScalars(mlir::func::FuncOp function);

/// Expands the CHLO ops whose expansion is the one that XLA makes too.
void expandCHLO(mlir::ModuleOp module);

/// Removes the optimization barriers behind which `jax.checkpoint` repeats ops,
/// and the `reduce_precision` ops that change nothing with which it wraps saved
/// values.
void undoCheckpoint(mlir::ModuleOp module);

/// The same for what loops run, whose repetitions stand in the backward loop.
void undoCheckpointInLoops(mlir::ModuleOp module);

/// Folds, merges equal ops of a block and erases dead ones, in one ordered walk
/// over each function. All results keep their bits.
void simplify(mlir::ModuleOp module);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_IMPORTSTEPS_H
