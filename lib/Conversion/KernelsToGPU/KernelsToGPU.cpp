// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--convert-kernels-to-gpu`: tries the ways in which a kernel's body
/// becomes code for GPUs, the best first.

#include "KernelsToGPU.h"
#include "DeviceAttentionBackward.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "remat/Conversion/Passes.h"
#include "remat/Conversion/StableHLOToLinalg.h"
#include "remat/Dialect/Remat/Attention.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_CONVERTKERNELSTOGPU
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

namespace {
struct ConvertKernelsToGPU
    : public remat::impl::ConvertKernelsToGPUBase<ConvertKernelsToGPU> {
  using ConvertKernelsToGPUBase::ConvertKernelsToGPUBase;

  static FailureOr<KernelCode> emit(KernelBody &body,
                                    gpu::GPUModuleOp module) {
    FailureOr<KernelCode> code = emitNothing(body, "_gpu");
    if (failed(code))
      code = emitDeviceContraction(body, module);
    if (succeeded(code))
      return code;
    code = emitDeviceAttention(body, module);
    if (failed(code))
      code = emitDeviceAttentionBackward(body, module);
    if (succeeded(code))
      return code;
    dissolveAttentions(body.function);
    code = emitDeviceSort(body, module);
    if (failed(code))
      code = emitDeviceScatter(body, module);
    if (succeeded(code))
      return code;
    if (failed(lowerToLinalg(body.function, SelectionForm::ByElements)))
      return failure();
    splitLongReductions(body.function);
    markSharedReductions(body.function);
    code = emitDeviceElements(body, module);
    if (succeeded(code))
      return code;
    return emitDeviceByBufferization(body, module);
  }

  LogicalResult convert(func::FuncOp function, gpu::GPUModuleOp module) {
    auto declaration = cast<func::FuncOp>(function->cloneWithoutRegions());
    KernelBody body = readKernelBody(function);
    FailureOr<KernelCode> code = emit(body, module);
    if (failed(code)) {
      declaration->erase();
      return function.emitError("kernel '")
             << function.getName() << "' cannot be compiled for GPUs";
    }
    nameImplementation(declaration, function, *code);
    function.erase();
    return success();
  }

  void runOnOperation() override {
    auto functions = llvm::to_vector(getOperation().getOps<func::FuncOp>());
    OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
    auto module =
        gpu::GPUModuleOp::create(builder, getOperation().getLoc(), "device");
    for (func::FuncOp function : functions)
      if (isKernelToConvert(function) && failed(convert(function, module)))
        return signalPassFailure();
  }
};
} // namespace
