// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The ways in which the body of an outlined kernel becomes code for GPUs. All of
/// them make functions of the device, and a function of the host
///
///   (context, operands..., results..., workspace if any) -> ()
///
/// on addresses of the device that starts them one after the other
/// (`remat_rt_launch` in runtime/include/remat_rt.h).

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_H

#include "../KernelsToHost/KernelsToHost.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "remat/Analysis/ReductionForm.h"

namespace remat {

/// Threads of a block in all generated kernels.
inline constexpr int64_t blockThreads = 256;

/// The module of device functions, and the code of one kernel in the making.
class DeviceCode {
public:
  /// `launcher` has the entry block and no ops yet.
  DeviceCode(mlir::gpu::GPUModuleOp module, mlir::func::FuncOp launcher)
      : module(module), launcher(launcher), launches(&launcher.getBody().front()) {}

  /// A device function on memory of `types`, one for each argument of the
  /// launcher but the context, with `gpu.return` in it; the launcher starts it,
  /// or cuBLASLt if the function does no more than `product`, or with so many bytes of
  /// shared memory besides the function's own.
  mlir::gpu::GPUFuncOp addFunction(llvm::ArrayRef<mlir::Type> types,
                                   int64_t blocks, int64_t threads,
                                   const LibraryCall *product = nullptr,
                                   int64_t sharedBytes = 0);
  /// The same on memory of rank 1.
  mlir::gpu::GPUFuncOp addFlatFunction(int64_t blocks, int64_t threads,
                                       const LibraryCall *product = nullptr,
                                       int64_t sharedBytes = 0);
  /// From here on the launcher starts functions only where cuDNN does not take the
  /// convolution, in whose workspace parts of sums may lie as well.
  void tryConvolution(const LibraryCall &convolution);
  /// Gives the function that was added last so many bytes of shared memory at its
  /// launch; it had none.
  void setSharedBytes(int64_t bytes);
  /// A constant of the device with these elements.
  mlir::memref::GlobalOp addTable(mlir::Location loc,
                                  mlir::DenseElementsAttr elements);
  /// Ends the launcher.
  void finish();
  /// Undoes all of it, the launcher included.
  void erase();

  mlir::gpu::GPUModuleOp getModule() const { return module; }
  mlir::func::FuncOp getLauncher() const { return launcher; }

private:
  mlir::gpu::GPUModuleOp module;
  mlir::func::FuncOp launcher;
  /// The block of the launcher that starts functions.
  mlir::Block *launches;
  llvm::SmallVector<mlir::Operation *> created;
  mlir::func::CallOp lastLaunch;
};

/// The function of the host for a kernel, with an argument for a workspace if it has any.
mlir::func::FuncOp createLauncher(KernelBody &body, int64_t workspaceBytes = 0);

/// More blocks than these take several elements a thread.
inline constexpr int64_t mostBlocks = 132 * 32;

/// Memory of `type` in the workspace.
mlir::Value createPart(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value workspace, mlir::MemRefType type,
                       int64_t offset);

/// Adds a function that moves a result, the launcher's argument `argument` behind the
/// context, to its place from `offset` in the workspace.
void emitMove(DeviceCode &code, unsigned argument, int64_t offset);

/// Bytes of an element in memory: complex numbers are two, indices have 8, booleans one.
int64_t getElementBytes(mlir::Type type);

/// Splits reductions of many terms to few results, in linalg on tensors, into ones
/// that fill a device, with the attribute `sharedAttrName`, and others that combine
/// what these leave.
void splitLongReductions(mlir::func::FuncOp function);

/// Gives the attribute `sharedAttrName` to reductions whose results many threads
/// need: functions of their own make them, in the workspace.
void markSharedReductions(mlir::func::FuncOp function);

/// Whether functions behind the one that makes this result of a kernel read it rather than
/// make it again: it takes a reduction, or fewer bytes than what it is made of.
bool isReadAgain(mlir::Value result);

/// The same for a function that makes `reader`; results of one shape share a function.
bool isReadBefore(mlir::Value result, mlir::Value reader);

/// On a loop over neighbouring elements of a thread, which is unrolled.
inline constexpr llvm::StringLiteral wideAttrName = "wide";

/// Makes one loop of loops of the same length that do not depend on each other and only
/// read.
void joinLoops(mlir::gpu::GPUFuncOp function);

/// Unrolls the innermost loops of sums, so that several of their loads are on their way
/// at a time.
void readRowsAhead(mlir::gpu::GPUFuncOp function);

/// The same for rows that blocks take, in loops that LLVM leaves as they are: their traffic
/// is what it looks like.
void readBlocksAhead(mlir::gpu::GPUFuncOp function);

/// Tells LLVM by how many bytes the places of accesses are aligned, as far as their
/// indices say: it joins neighbours that are.
void declareAlignment(mlir::gpu::GPUFuncOp function);

/// Folds what a nest of elements has twice, loads of operands included (the first
/// `inputs` arguments), and keeps short rows in registers. With `joinsSums`, for threads
/// that are alone, the loops of their sums become one. `ofBlocks`: of rows that blocks take.
/// `isWide`: of neighbouring elements that stand next to each other already.
void simplifyElements(mlir::gpu::GPUFuncOp function, unsigned inputs,
                      bool joinsSums, bool ofBlocks, bool isWide);

/// Drops conditions that branches around decide, and branches that have none left.
void simplifyBranches(mlir::gpu::GPUFuncOp function);

/// Bytes that a device function moves from and to the device's memory, all threads
/// together; and those of the values that it reads and writes, each once.
struct Traffic {
  int64_t read = 0, written = 0;
  int64_t inputs = 0, outputs = 0;
  bool isUpperBound = false;
};

/// Declares the traffic of a function, in `remat.profile`.
void declareTraffic(mlir::gpu::GPUFuncOp function, const Traffic &traffic);

/// Counts the traffic of a function; declares none where loops depend on data.
/// With `isUpperBound`, LLVM may leave out some of it.
void declareTraffic(mlir::gpu::GPUFuncOp function, bool isUpperBound = false);

/// Contractions and convolutions as tiles of sums in registers. The body is
/// StableHLO. Fails, with nothing changed, where the kernel is neither.
mlir::FailureOr<KernelCode> emitDeviceContraction(KernelBody &body,
                                                  mlir::gpu::GPUModuleOp module);

/// Attention as one kernel (`remat.attention`), its scores in registers. Fails, with
/// nothing changed, where the kernel is something else.
mlir::FailureOr<KernelCode> emitDeviceAttention(KernelBody &body,
                                                mlir::gpu::GPUModuleOp module);

/// Sorts and selections of the greatest elements, shared by blocks. The body is
/// StableHLO. Fails, with nothing changed, where the kernel does something else with
/// what is sorted.
mlir::FailureOr<KernelCode> emitDeviceSort(KernelBody &body,
                                           mlir::gpu::GPUModuleOp module);

/// A scatter as ScatterForm.h describes it. The body is StableHLO. Fails, with nothing
/// changed, where the kernel does something else, or the scatter has no such form.
mlir::FailureOr<KernelCode> emitDeviceScatter(KernelBody &body,
                                              mlir::gpu::GPUModuleOp module);

/// A thread, or a group of threads that share reductions, per element or row of
/// each result. The body is linalg on tensors. Fails, with nothing changed, where
/// an op has no form for single elements.
mlir::FailureOr<KernelCode> emitDeviceElements(KernelBody &body,
                                               mlir::gpu::GPUModuleOp module);

/// Every op as upstream bufferizes it, on one block, by one thread where it is not
/// known to be parallel; a scatter alone on several. The body is linalg, tensor and scf on tensors; it is consumed.
mlir::FailureOr<KernelCode>
emitDeviceByBufferization(KernelBody &body, mlir::gpu::GPUModuleOp module);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_H
