// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A loop's body as a function of its own, so that everything that plans a
/// step can plan it. Internal to this folder.

#ifndef REMAT_TRANSFORMS_BODYPROGRAM_H
#define REMAT_TRANSFORMS_BODYPROGRAM_H

#include "remat/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "remat/Transforms/Planning.h"

namespace remat {

/// The function's arguments are the carries, then the values that the body
/// reads from around the loop; its results the carries that change, which take
/// over the bytes of their arguments.
class BodyProgram {
public:
  /// Clones the body into a module of its own.
  explicit BodyProgram(stablehlo::WhileOp loop);

  mlir::func::FuncOp getFunction() const { return function; }
  stablehlo::WhileOp getLoop() const { return loop; }
  /// What the arguments behind the carries hold.
  llvm::ArrayRef<mlir::Value> getCaptures() const { return captures; }
  /// The carries that change: the function's results.
  llvm::ArrayRef<unsigned> getChanging() const { return changing; }
  /// Bytes of the arguments, which whoever runs the loop accounts for.
  int64_t getArgumentBytes(int64_t alignment) const;
  /// The function's ops take the place of those in the loop's body.
  void replaceBody();

private:
  mlir::Block &getBody() { return loop.getBody().front(); }
  void shareDonatedBytes();

  stablehlo::WhileOp loop;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  llvm::SmallVector<mlir::Value> captures;
  llvm::SmallVector<unsigned> changing;
};

/// Whether the policy says what happens inside of loops.
bool speaksOfBodies(llvm::StringRef policy);

/// Options for the body of a loop in a step with `options`.
PlanningOptions getBodyOptions(const PlanningOptions &options,
                               std::string budget);

} // namespace remat

#endif // REMAT_TRANSFORMS_BODYPROGRAM_H
