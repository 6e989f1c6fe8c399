// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Registration, and the pipeline as one option.

#include "remat/Pipelines/Pipelines.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "remat/Conversion/Passes.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Shells.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/ExternalModels/ExternalModels.h"
#include "remat/Pipelines/DevicePipeline.h"
#include "remat/Pipelines/HostPipeline.h"
#include "remat/Target/ExportStableHLO.h"
#include "remat/Target/Passes.h"
#include "remat/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

void remat::registerAllRematDialects(DialectRegistry &registry) {
  registry
      .insert<arith::ArithDialect, cf::ControlFlowDialect,
              complex::ComplexDialect, func::FuncDialect, linalg::LinalgDialect,
              math::MathDialect, quant::QuantDialect, scf::SCFDialect,
              shape::ShapeDialect, tensor::TensorDialect, chlo::CHLODialect,
              stablehlo::StableHLODialect, RematDialect>();
  registerShellDialects(registry);
  func::registerInlinerExtension(registry);
  registerStableHLOModels(registry);
  registerShardingModels(registry);
  registerUpstreamModels(registry);
}

namespace {
/// The options of the whole pipeline, which hands each pass its own.
struct RematPipelineOptions : public PassPipelineOptions<RematPipelineOptions> {
  Option<std::string> budget{*this, "budget",
                             llvm::cl::desc("Bytes of peak, N% or min")};
  Option<std::string> reserve{*this, "reserve",
                              llvm::cl::desc("Bytes set aside")};
  Option<std::string> device{*this, "device", llvm::cl::desc("Device"),
                             llvm::cl::init("h200")};
  Option<std::string> policy{*this, "policy", llvm::cl::desc("Policy"),
                             llvm::cl::init("auto")};
  Option<std::string> timeLimit{*this, "time-limit",
                                llvm::cl::desc("Time for planning")};
  Option<bool> undoCheckpoint{*this, "undo-checkpoint",
                              llvm::cl::desc("Drop optimization barriers"),
                              llvm::cl::init(false)};
  Option<bool> exportStableHLO{*this, "export",
                               llvm::cl::desc("End with plain StableHLO"),
                               llvm::cl::init(true)};
};
} // namespace

template <typename OptionsT>
static OptionsT getPlanningOptions(const RematPipelineOptions &pipeline) {
  OptionsT options;
  options.budget = pipeline.budget;
  options.reserve = pipeline.reserve;
  options.device = pipeline.device;
  options.policy = pipeline.policy;
  options.timeLimit = pipeline.timeLimit;
  return options;
}

static void buildRematPipeline(OpPassManager &passes,
                               const RematPipelineOptions &options) {
  RematImportOptions importOptions;
  importOptions.undoCheckpoint = options.undoCheckpoint;
  passes.addPass(createRematImport(importOptions));
  RematScheduleOptions scheduleOptions;
  scheduleOptions.device = options.device;
  passes.addNestedPass<func::FuncOp>(createRematSchedule(scheduleOptions));
  passes.addNestedPass<func::FuncOp>(
      createRematLoops(getPlanningOptions<RematLoopsOptions>(options)));
  passes.addNestedPass<func::FuncOp>(
      createRematPlan(getPlanningOptions<RematPlanOptions>(options)));
  passes.addNestedPass<func::FuncOp>(
      createRematApply(getPlanningOptions<RematApplyOptions>(options)));
  RematVerifyOptions verifyOptions;
  verifyOptions.device = options.device;
  passes.addNestedPass<func::FuncOp>(createRematVerify(verifyOptions));
  if (!options.exportStableHLO)
    return;
  RematExportStableHLOOptions exportOptions;
  // A device that does not exist is the planning pass's to report.
  if (llvm::Expected<DeviceDescriptor> device = loadDevice(options.device)) {
    ExportOptions chosen = makeExportOptions(*device);
    exportOptions.alwaysTieUpdates = chosen.alwaysTieUpdates;
    exportOptions.expandsSelections = chosen.expandsSelections;
    exportOptions.tiedSplatElements = chosen.tiedSplatElements;
  } else
    llvm::consumeError(device.takeError());
  passes.addNestedPass<func::FuncOp>(createRematExportStableHLO(exportOptions));
}

void remat::registerAllRematPasses() {
  registerRematPasses();
  registerRematConversionPasses();
  registerRematTargetPasses();
  registerHostPipeline();
  registerDevicePipeline();
  PassPipelineRegistration<RematPipelineOptions>(
      "remat-pipeline",
      "Import, schedule, plan, apply, verify and export a training step",
      buildRematPipeline);
}
