// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The ways in which the body of an outlined kernel becomes code on buffers for
/// hosts. All of them make a function
///
///   (context, operands..., results..., workspace if any) -> ()
///
/// on pointers to dense row-major memory; booleans are bytes of 0 or 1.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOHOST_H
#define REMAT_LIB_CONVERSION_KERNELSTOHOST_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// An operand and a result that lie in the same memory.
struct SharedMemory {
  unsigned operand;
  unsigned result;
};

/// A kernel function on tensors and what is known about its memory.
struct KernelBody {
  mlir::func::FuncOp function;
  llvm::SmallVector<SharedMemory> shared;

  bool isShared(unsigned operand, unsigned result) const {
    return llvm::any_of(shared, [&](SharedMemory pair) {
      return pair.operand == operand && pair.result == result;
    });
  }
  bool isResultShared(unsigned result) const {
    return llvm::any_of(shared, [&](SharedMemory pair) {
      return pair.result == result;
    });
  }
};

/// The results of a kernel in the order in which nests of loops write them, one nest for
/// neighbours of one shape: those that overwrite an operand last, and behind nests that
/// read it, if there is such an order.
llvm::SmallVector<unsigned> orderResults(const KernelBody &body);

/// A function on buffers, and the bytes of workspace that it needs.
struct KernelCode {
  mlir::func::FuncOp function;
  int64_t workspaceBytes = 0;
};

/// An empty function for the kernel's code beside it, with its entry block, named
/// like the kernel with `suffix`.
mlir::func::FuncOp createBufferFunction(KernelBody &body,
                                        llvm::StringRef suffix = "_host");

/// Whether the function is an outlined kernel that is to become code here: loops of
/// kernels are laid out and written with the arena.
bool isKernelToConvert(mlir::func::FuncOp function);

/// What is known about the memory of an outlined kernel.
KernelBody readKernelBody(mlir::func::FuncOp function);

/// Code for a kernel whose results nobody reads (`unread`) or have no elements: none.
/// Fails for others.
mlir::FailureOr<KernelCode> emitNothing(KernelBody &body, llvm::StringRef suffix);

/// Inserts `declaration` of a kernel on tensors beside it, with the name of its
/// code.
void nameImplementation(mlir::func::FuncOp declaration,
                        mlir::func::FuncOp function, KernelCode code);

/// Elements that a kernel's body on tensors visits, about: the loops of its largest op.
/// As many as there can be where a loop's iterations are not known.
int64_t countWork(mlir::func::FuncOp function);

/// Too few elements to be worth waking a thread, or the compiler's unrolling.
bool isSmallWork(int64_t elements);

/// The fields of one of the runtime's shape structures (`remat_rt_gemm`,
/// `remat_rt_convolution`), and the function that takes it. `offset` is added to
/// the second operand, in elements.
struct LibraryCall {
  llvm::StringRef function;
  llvm::SmallVector<int64_t> shape;
  int64_t offset = 0;
  /// The kernel's arguments that are multiplied.
  unsigned left = 0;
  unsigned right = 0;
  /// The argument that the product is added to, in the result's layout.
  std::optional<unsigned> addend;
  /// On GPUs, of the argument behind the result: what cuBLASLt may use, or cuDNN, which
  /// is not asked without. None if zero.
  int64_t workspaceBytes = 0;

  bool isGemm() const { return function == "remat_rt_gemm_run"; }
  /// Factors of f32 may be rounded to TF32, by libraries of GPUs.
  void allowTf32();
};

/// The address of an element of `memory` that may lie behind the first one.
mlir::Value getElementPointer(mlir::OpBuilder &builder, mlir::Location loc,
                              mlir::Value memory, int64_t offset);

/// The address of the call's shape, a constant of the module, in `function`.
mlir::Value createShapePointer(mlir::OpBuilder &builder,
                               mlir::func::FuncOp function,
                               const LibraryCall &call);

/// The call that a kernel of one contraction or convolution is; the body is
/// StableHLO.
mlir::FailureOr<LibraryCall> describeLibraryCall(KernelBody &body);

/// Contractions and convolutions as calls of the runtime. The body is
/// StableHLO. Fails, with nothing changed, where the kernel is neither.
mlir::FailureOr<KernelCode> emitLibraryCall(KernelBody &body);

/// One loop nest per result, in which everything that leads to it is computed
/// where it is needed: no workspace. The body is linalg on tensors. Fails, with
/// nothing changed, where an op has no form for single elements.
mlir::FailureOr<KernelCode> emitLoops(KernelBody &body);

/// Every op as upstream bufferizes it, intermediate values in the workspace.
/// The body is linalg, tensor and scf on tensors; it is consumed.
mlir::FailureOr<KernelCode> emitByBufferization(KernelBody &body);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOHOST_H
