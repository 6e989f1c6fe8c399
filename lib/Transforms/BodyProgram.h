// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A loop's body as a function of its own, so that everything that plans a
/// step can plan it. Internal to this folder.

#ifndef REMAT_TRANSFORMS_BODYPROGRAM_H
#define REMAT_TRANSFORMS_BODYPROGRAM_H

#include "BodySlices.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Transforms/Planning.h"

namespace remat {

/// The function's arguments are the carries, the values that the body reads from
/// around the loop, and slices of both; its results the carries that change and the
/// slices that are written, which take over the bytes of their arguments.
///
/// ```mlir
/// %s = stablehlo.dynamic_slice %xs, %i, ...             // %s, %p are arguments,
/// %y = stablehlo.tanh %s                                // %y is the result that
/// %ys2 = stablehlo.dynamic_update_slice %ys, %y, %i, ...    // lies in %p
/// %j = stablehlo.add %i, %one
/// ```
///
/// A carry that is put aside in a stack as it comes (`BodySlice::movingCarry`) is made
/// in the next iteration's slice: in place of the slice the function has an argument
/// for that.
///
/// Of a counted loop whose slices are taken, the counter is no result: whoever runs
/// the loop counts.
class BodyProgram {
public:
  /// Clones the body into a module of its own. Slices are taken that begin at
  /// multiples of `sliceAlignment` bytes; none: they are read and written by ops of
  /// the body. Where the body's plan has been carried out, they are what that says.
  explicit BodyProgram(stablehlo::WhileOp loop,
                       std::optional<int64_t> sliceAlignment = std::nullopt);

  mlir::func::FuncOp getFunction() const { return function; }
  stablehlo::WhileOp getLoop() const { return loop; }
  /// What the arguments behind the carries hold.
  llvm::ArrayRef<mlir::Value> getCaptures() const { return captures; }
  /// The carries that change but for the counter and stacks: the function's first
  /// results.
  llvm::ArrayRef<unsigned> getChanging() const { return changing; }
  /// How the loop counts, if its slices are taken.
  std::optional<stablehlo::CountedLoop> getCounted() const { return counted; }
  /// What the arguments behind those hold; the written ones are the other results.
  llvm::MutableArrayRef<BodySlice> getSlices() { return slices; }
  /// The ops of the loop's body that its function does without: what counts, what
  /// takes slices and puts them back.
  llvm::SmallPtrSet<mlir::Operation *, 16> findKept();
  /// Whether the function reads the carry that counts and is no result of it.
  bool readsCounter();
  /// The op of the loop's body that counts; null where the function does.
  mlir::Operation *getCount();
  /// Bytes of the arguments, which whoever runs the loop accounts for.
  int64_t getArgumentBytes(int64_t alignment) const;
  /// Orders the function's ops for memory, as steps without loops are (Schedule.h).
  llvm::Error order(llvm::StringRef device);
  /// The function's ops take the place of those in the loop's body.
  void replaceBody();

private:
  mlir::Block &getBody() { return loop.getBody().front(); }
  void cloneBody();
  void captureAround();
  llvm::SmallVector<mlir::Value> collectResults(const mlir::IRMapping &mapping);
  mlir::Value getContent(BodySlice &slice);
  llvm::SmallPtrSet<mlir::Value, 8> findPlaced();
  mlir::Value makeSlice(mlir::OpBuilder &builder, BodySlice &slice,
                        const mlir::IRMapping &mapping,
                        llvm::SmallPtrSetImpl<mlir::Value> &placed);
  void shareDonatedBytes();
  unsigned getFirstSlice() {
    return getBody().getNumArguments() + captures.size();
  }
  /// The slice of a carry that the body writes; null if it changes otherwise.
  BodySlice *findWritten(unsigned carry);

  stablehlo::WhileOp loop;
  std::optional<stablehlo::CountedLoop> counted;
  llvm::SmallVector<BodySlice> slices;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  llvm::SmallVector<mlir::Value> captures;
  llvm::SmallVector<unsigned> changing;
};

/// The alignment of slices that bodies for the device take; none: they take none.
std::optional<int64_t> getSliceAlignment(const DeviceDescriptor &device);

/// Whether the policy says what happens inside of loops.
bool speaksOfBodies(llvm::StringRef policy);

/// Options for the body of a loop in a step with `options`.
PlanningOptions getBodyOptions(const PlanningOptions &options,
                               std::string budget);

} // namespace remat

#endif // REMAT_TRANSFORMS_BODYPROGRAM_H
