// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From kernels on tensors to the NVVM dialect. Floats of 16 bits are the
/// device's own; narrower ones are integers in memory, as on hosts.

#include "remat/Pipelines/DevicePipeline.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVM.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "remat/Conversion/Passes.h"
#include "remat/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

void remat::buildDeviceKernelPipeline(OpPassManager &passes, StringRef device) {
  passes.addPass(createOutlineKernels());
  passes.addPass(createConvertKernelsToGPU());
  RematArenaOptions arenaOptions;
  arenaOptions.device = device;
  passes.addPass(createRematArena(arenaOptions));
  RematVerifyOptions verifyOptions;
  verifyOptions.device = device;
  passes.addNestedPass<func::FuncOp>(createRematVerify(verifyOptions));
}

void remat::buildDevicePipeline(OpPassManager &passes) {
  OpPassManager &device = passes.nest<gpu::GPUModuleOp>();
  ApproximateMathOptions functions;
  functions.useHardware = true;
  device.addPass(createApproximateMath(functions));
  device.addPass(createCopyByLoops());
  device.addPass(createConvertLinalgToLoopsPass());
  device.addPass(createLowerAffinePass());
  ExpandNarrowFloatsOptions narrow;
  narrow.below = 16;
  device.addPass(createExpandNarrowFloats(narrow));
  device.addPass(createCanonicalizerPass());
  device.addPass(createConvertComplexToStandardPass());
  device.addPass(createExactRoots());
  device.addPass(createSCFToControlFlowPass());
  device.addPass(memref::createExpandStridedMetadataPass());
  device.addPass(createLowerAffinePass());
  device.addPass(createCSEPass());
  ConvertGpuOpsToNVVMOpsOptions options;
  options.useBarePtrCallConv = true;
  device.addPass(createConvertGpuOpsToNVVMOps(options));
  // Counts of bits.
  device.addPass(createConvertMathToLLVMPass());
  device.addPass(createConvertNVVMToLLVMPass());
  device.addPass(createReconcileUnrealizedCastsPass());
  device.addPass(createCanonicalizerPass());
}

void remat::registerDeviceDialects(DialectRegistry &registry) {
  registry.insert<affine::AffineDialect, gpu::GPUDialect, NVVM::NVVMDialect>();
  arith::registerConvertArithToLLVMInterface(registry);
  cf::registerConvertControlFlowToLLVMInterface(registry);
  index::registerConvertIndexToLLVMInterface(registry);
  registerConvertComplexToLLVMInterface(registry);
  registerConvertFuncToLLVMInterface(registry);
  registerConvertMathToLLVMInterface(registry);
  registerConvertMemRefToLLVMInterface(registry);
  registerConvertNVVMToLLVMInterface(registry);
  ub::registerConvertUBToLLVMInterface(registry);
  vector::registerConvertVectorToLLVMInterface(registry);
  NVVM::registerConvertGpuToNVVMInterface(registry);
  registerGPUDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
}

void remat::registerDevicePipeline() {
  PassPipelineRegistration<>(
      "remat-device-pipeline",
      "Lower device functions to the NVVM dialect",
      [](OpPassManager &passes) { buildDevicePipeline(passes); });
}
