// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From StableHLO to the LLVM dialect for the host, without a plan: one loop
/// nest per op, a buffer per value. What the kernels of a plan become has to
/// compute the same; this is the reference that it is compared with.

#include "remat/Pipelines/HostPipeline.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/Transforms/AllocationOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Transforms/Passes.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

/// Tensors to memrefs with the default layout at the borders of functions.
static void addBufferization(OpPassManager &passes) {
  passes.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  options.allowReturnAllocsFromLoops = true;
  passes.addPass(bufferization::createOneShotBufferizePass(options));
}

namespace {
/// Runs passes about loops and what is in them on the functions that have some. A
/// step is a function of thousands of views and calls: each of these passes would
/// walk it, some more than once, and find nothing.
struct OnFunctionsWithLoops
    : PassWrapper<OnFunctionsWithLoops, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(OnFunctionsWithLoops)

  explicit OnFunctionsWithLoops(OpPassManager passes)
      : passes(std::move(passes)) {}
  OnFunctionsWithLoops(const OnFunctionsWithLoops &other)
      : PassWrapper(other), passes(other.passes) {}

  StringRef getArgument() const override { return "on-functions-with-loops"; }
  StringRef getDescription() const override {
    return "Run passes on all functions but those of views, copies and calls";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    passes.getDependentDialects(registry);
  }

  static bool isStep(func::FuncOp function) {
    if (!function->hasAttr(RematDialect::arenaAttrName))
      return false;
    return !function
                .walk([&](Operation *op) {
                  bool isPlain =
                      op == function ||
                      (op->getNumRegions() == 0 && op->getNumSuccessors() == 0);
                  return isPlain ? WalkResult::advance()
                                 : WalkResult::interrupt();
                })
                .wasInterrupted();
  }

  void runOnOperation() override {
    if (!isStep(getOperation()) &&
        failed(runPipeline(passes, getOperation())))
      signalPassFailure();
  }

private:
  OpPassManager passes;
};
} // namespace

static void addOnFunctionsWithLoops(OpPassManager &passes,
                                    llvm::function_ref<void(OpPassManager &)> build) {
  OpPassManager inner(func::FuncOp::getOperationName());
  build(inner);
  passes.addNestedPass<func::FuncOp>(
      std::make_unique<OnFunctionsWithLoops>(std::move(inner)));
}

/// Loops, functions of scalars and memory as LLVM sees them. With bare pointers,
/// functions take pointers for memory of static shapes.
static void addLoweringToLLVM(OpPassManager &passes, bool useBarePointers) {
  passes.addPass(createCopyByLoops());
  // Function by function, or all are gone over again for the sake of one.
  addOnFunctionsWithLoops(passes, [](OpPassManager &inner) {
    inner.addPass(createConvertLinalgToLoopsPass());
    inner.addPass(createLowerAffinePass());
  });
  passes.addPass(createExpandNarrowFloats());
  passes.addPass(createStoreNarrowFloats());
  addOnFunctionsWithLoops(passes, [](OpPassManager &inner) {
    inner.addPass(createCanonicalizerPass());
  });
  // Not libm: it takes and returns complex numbers in another way than LLVM's structs.
  passes.addPass(createConvertComplexToStandardPass());
  passes.addPass(createMathToLibm());
  passes.addPass(createSCFToControlFlowPass());
  addOnFunctionsWithLoops(passes, [](OpPassManager &inner) {
    inner.addPass(memref::createExpandStridedMetadataPass());
    inner.addPass(createLowerAffinePass());
  });
  passes.addNestedPass<func::FuncOp>(createCSEPass());
  addOnFunctionsWithLoops(passes, [](OpPassManager &inner) {
    inner.addPass(createConvertVectorToLLVMPass());
  });
  remat::LowerToLLVMOptions options;
  options.useBarePointers = useBarePointers;
  passes.addPass(createLowerToLLVM(options));
  passes.addPass(createReconcileUnrealizedCastsPass());
}

void remat::buildHostPipeline(OpPassManager &passes) {
  passes.addPass(createInlinerPass());
  passes.addPass(createConvertStableHLOToLinalg());
  passes.addPass(createCSEPass());
  addBufferization(passes);
  passes.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  addLoweringToLLVM(passes, /*useBarePointers=*/false);
}

void remat::buildKernelPipeline(OpPassManager &passes, StringRef device) {
  passes.addPass(createOutlineKernels());
  passes.addPass(createConvertKernelsToHost());
  RematArenaOptions arenaOptions;
  arenaOptions.device = device;
  passes.addPass(createRematArena(arenaOptions));
  RematVerifyOptions verifyOptions;
  verifyOptions.device = device;
  passes.addNestedPass<func::FuncOp>(createRematVerify(verifyOptions));
}

void remat::buildStepPipeline(OpPassManager &passes) {
  passes.addPass(createAnnounceSteps());
  passes.addPass(createApproximateMath());
  addLoweringToLLVM(passes, /*useBarePointers=*/true);
}

void remat::registerHostDialects(DialectRegistry &registry) {
  registry.insert<affine::AffineDialect, bufferization::BufferizationDialect,
                  LLVM::LLVMDialect, memref::MemRefDialect, ub::UBDialect,
                  vector::VectorDialect>();
  arith::registerBufferizableOpInterfaceExternalModels(registry);
  arith::registerValueBoundsOpInterfaceExternalModels(registry);
  linalg::registerBufferizableOpInterfaceExternalModels(registry);
  linalg::registerSubsetOpInterfaceExternalModels(registry);
  memref::registerAllocationOpInterfaceExternalModels(registry);
  memref::registerValueBoundsOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerValueBoundsOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
  tensor::registerSubsetOpInterfaceExternalModels(registry);
  tensor::registerValueBoundsOpInterfaceExternalModels(registry);
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}

void remat::registerHostPipeline() {
  PassPipelineRegistration<>(
      "remat-host-pipeline",
      "Lower StableHLO to the LLVM dialect for the host, op by op",
      [](OpPassManager &passes) { buildHostPipeline(passes); });
  PassPipelineRegistration<>(
      "remat-step-pipeline",
      "Lower a step on buffers to the LLVM dialect for the host",
      [](OpPassManager &passes) { buildStepPipeline(passes); });
}
