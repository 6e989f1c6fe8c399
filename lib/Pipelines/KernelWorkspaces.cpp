// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Pipelines/KernelWorkspaces.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Pass/PassManager.h"
#include "remat/Analysis/OpDigest.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "remat/Transforms/OutlineKernels.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace remat;

namespace {
class KernelWorkspaces {
public:
  KernelWorkspaces(bool isOnDevice, bool loopsAreSteps)
      : isOnDevice(isOnDevice), loopsAreSteps(loopsAreSteps) {}

  std::optional<int64_t> measure(const TrainingGraph &graph,
                                 const FusionGroup &group,
                                 ArrayRef<Takeover> takeovers);

private:
  bool mayNeedSome(const TrainingGraph &graph, const FusionGroup &group) const;
  std::optional<int64_t> convert(ModuleOp module) const;

  bool isOnDevice;
  bool loopsAreSteps;
  /// By the digest of the kernel's function.
  llvm::StringMap<std::optional<int64_t>> known;
};
} // namespace

/// Kernels of element-wise ops and movement compute each element where it is
/// needed, unless what joins several tensors makes that too much code, and
/// products are calls of a library. GPUs also sum in two steps, by way of
/// memory, and multiply and convolve so. Loops become steps of their own (`planGivenBodies`)
/// and are no kernels, also while they have no plan yet.
bool KernelWorkspaces::mayNeedSome(const TrainingGraph &graph,
                                   const FusionGroup &group) const {
  bool mayNeed = false;
  for (unsigned member : group.ops) {
    Operation *op = graph.getOp(member).operation;
    if (isa<stablehlo::WhileOp>(op) &&
        (loopsAreSteps || op->hasAttr(RematDialect::bodyAttrName)))
      return false;
    auto interface = dyn_cast<RematOpInterface>(op);
    if (!interface)
      continue;
    OpKind kind = interface.getOpKind();
    Fusibility fusibility = interface.getFusibility();
    mayNeed |=
        kind == OpKind::Control ||
        (kind == OpKind::Copy && op->getNumOperands() > 1) ||
        (fusibility == Fusibility::Opaque && kind != OpKind::Matmul &&
         kind != OpKind::Convolution) ||
        (isOnDevice &&
         (fusibility == Fusibility::Reduction || kind == OpKind::Matmul ||
          kind == OpKind::Convolution));
  }
  return mayNeed;
}

/// A module of the kernel's function as `--remat-outline-kernels` writes it.
static OwningOpRef<ModuleOp> outline(const TrainingGraph &graph,
                                     const FusionGroup &group,
                                     ArrayRef<Takeover> takeovers) {
  MLIRContext *context = graph.getFunction().getContext();
  Location loc = graph.getOp(group.ops.back()).operation->getLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  SmallVector<Value> inputs = computeInputs(graph, group.ops);
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(module->getBody());
  auto function = func::FuncOp::create(
      builder, loc, "kernel",
      builder.getFunctionType(ValueRange(inputs).getTypes(),
                              ValueRange(group.outputs).getTypes()));
  function.setPrivate();
  SmallVector<int64_t> aliases;
  for (auto [input, output] : takeovers)
    llvm::append_values(
        aliases, std::distance(inputs.begin(), llvm::find(inputs, input)),
        std::distance(group.outputs.begin(),
                      llvm::find(group.outputs, output)));
  function->setAttr(RematDialect::kernelAttrName,
                    describeKernel(context, "measured", aliases));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  IRMapping mapping;
  mapping.map(inputs, function.getArguments());
  for (unsigned member : group.ops)
    removeNames(builder.clone(*graph.getOp(member).operation, mapping));
  func::ReturnOp::create(builder, loc,
                         llvm::map_to_vector(group.outputs, [&](Value output) {
                           return mapping.lookup(output);
                         }));
  return module;
}

std::optional<int64_t> KernelWorkspaces::convert(ModuleOp module) const {
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  PassManager passes(module.getContext());
  passes.enableVerifier(false);
  passes.addPass(isOnDevice ? createConvertKernelsToGPU()
                            : createConvertKernelsToHost());
  if (failed(passes.run(module)))
    return std::nullopt;
  auto kernel = module.lookupSymbol<func::FuncOp>("kernel");
  return kernel->getAttrOfType<DictionaryAttr>(RematDialect::kernelAttrName)
      .getAs<IntegerAttr>("workspace")
      .getInt();
}

std::optional<int64_t> KernelWorkspaces::measure(const TrainingGraph &graph,
                                                 const FusionGroup &group,
                                                 ArrayRef<Takeover> takeovers) {
  if (takeovers.empty() && !mayNeedSome(graph, group))
    return std::nullopt;
  OwningOpRef<ModuleOp> module = outline(graph, group, takeovers);
  auto [entry, isNew] = known.try_emplace(digestOp(*module));
  if (isNew)
    entry->second = convert(*module);
  return entry->second;
}

WorkspaceMeasure remat::makeWorkspaceMeasure(const DeviceDescriptor &device) {
  // A device of estimates stands for another compiler.
  if (device.startsEarly)
    return {};
  auto workspaces = std::make_shared<KernelWorkspaces>(
      device.computeCapability > 0, device.kernelsInLoops);
  return [workspaces](const TrainingGraph &graph, const FusionGroup &group,
                      ArrayRef<Takeover> takeovers) {
    return workspaces->measure(graph, group, takeovers);
  };
}
