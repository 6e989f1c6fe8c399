// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "NativeCode.h"

#include "KernelList.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Pipelines/DevicePipeline.h"
#include "remat/Pipelines/HostPipeline.h"
#include "remat/Support/OutputFile.h"
#include "remat/Target/DeviceBinary.h"
#include "remat/Target/HostObject.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace remat;

char BinaryExceedsBudget::ID = 0;

static llvm::Error fail(const llvm::Twine &what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
}

/// Passes that are tested one by one are not verified one by one: that takes a fifth of
/// the time. The last one's output is, before LLVM gets it.
static LogicalResult lower(ModuleOp module,
                           llvm::function_ref<void(OpPassManager &)> build) {
  PassManager passes(module.getContext());
  passes.enableVerifier(false);
  build(passes);
  return success(succeeded(passes.run(module)) && succeeded(verify(module)));
}

llvm::Expected<std::vector<std::string>>
remat::compileForHost(ModuleOp module, const HostCodeOptions &options) {
  if (failed(lower(module, [&](OpPassManager &passes) {
        buildKernelPipeline(passes, options.device);
      })))
    return fail("the planned step could not be laid out");
  FailureOr<StepDescription> step = describeStep(module);
  if (failed(step))
    return fail("the step could not be described");
  if (options.budgetBytes && step->peakBytes > *options.budgetBytes)
    return llvm::make_error<BinaryExceedsBudget>(step->peakBytes);
  if (options.peakBytes)
    *options.peakBytes = step->peakBytes;
  if (options.onlyMeasures)
    return std::vector<std::string>(1);
  step->producer = "remat-compile " REMAT_VERSION;
  if (failed(lower(module, buildStepPipeline)))
    return fail("the step could not be lowered to LLVM");
  HostObjectOptions objectOptions;
  objectOptions.targetCpu = options.targetCpu;
  objectOptions.checksAddresses = options.checksAddresses;
  if (options.isLinked)
    return emitHostObjects(module, std::move(*step), objectOptions);
  llvm::Expected<std::string> object =
      emitHostObject(module, std::move(*step), objectOptions);
  if (!object)
    return object.takeError();
  return std::vector<std::string>{std::move(*object)};
}

int64_t remat::findComputeCapability(StringRef device) {
  llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
  if (descriptor)
    return descriptor->computeCapability;
  llvm::consumeError(descriptor.takeError());
  return 0;
}

std::string remat::listSupportedGpus() {
  std::string text;
  for (const std::string &name : listDevices())
    if (int64_t capability = findComputeCapability(name))
      text += name + std::string(12 - std::min<size_t>(11, name.size()), ' ') +
              "sm_" + std::to_string(capability) + "\n";
  return text;
}

namespace {
/// The device's part of a step.
class DeviceCompiler {
public:
  DeviceCompiler(ModuleOp module, const DeviceCodeOptions &options)
      : module(module), options(options),
        capability(findComputeCapability(options.device)),
        binary{capability, options.cudaPath} {}

  llvm::Expected<std::string> run();

private:
  llvm::Error layOut();
  llvm::Error compileDevice();
  llvm::Expected<std::string> assemble();
  llvm::Expected<std::string> makeOutput();
  llvm::Expected<std::string> compileHost();
  llvm::Error save(StringRef extension, StringRef text) const;

  ModuleOp module;
  const DeviceCodeOptions &options;
  int64_t capability;
  DeviceBinaryOptions binary;
  StepDescription step;
  std::string ptx;
  llvm::json::Array kernels, groups;
};
} // namespace

llvm::Error DeviceCompiler::save(StringRef extension, StringRef text) const {
  if (options.saveTemporaries.empty())
    return llvm::Error::success();
  return writeOutputFile(options.saveTemporaries + "." + extension.str(), text);
}

llvm::Error DeviceCompiler::layOut() {
  PassManager kernels(module.getContext());
  buildDeviceKernelPipeline(kernels, options.device);
  if (failed(kernels.run(module)))
    return fail("the planned step could not be laid out");
  FailureOr<StepDescription> described =
      describeStep(module, /*isOnDevice=*/true);
  if (failed(described))
    return fail("the step could not be described");
  step = std::move(*described);
  if (options.budgetBytes && step.peakBytes > *options.budgetBytes)
    return llvm::make_error<BinaryExceedsBudget>(step.peakBytes);
  if (options.peakBytes)
    *options.peakBytes = step.peakBytes;
  step.producer = "remat-compile " REMAT_VERSION;
  step.device = "cuda";
  return llvm::Error::success();
}

/// Takes the device's functions out of the module.
llvm::Error DeviceCompiler::compileDevice() {
  OwningOpRef<ModuleOp> device = ModuleOp::create(module.getLoc());
  gpu::GPUModuleOp functions = *module.getOps<gpu::GPUModuleOp>().begin();
  functions->moveBefore(device->getBody(), device->getBody()->end());
  for (auto function : functions.getOps<gpu::GPUFuncOp>())
    step.functions.push_back(function.getName().str());
  kernels = listKernels(functions);
  groups = listGroups(module, functions);
  PassManager lowering(module.getContext());
  buildDevicePipeline(lowering);
  if (failed(lowering.run(*device)))
    return fail("the step's device functions could not be lowered to NVVM");
  std::string optimized;
  llvm::Expected<std::string> text = emitPtx(*device, binary, &optimized);
  if (!text)
    return text.takeError();
  ptx = std::move(*text);
  if (llvm::Error error = save("device.ll", optimized))
    return error;
  return save("ptx", ptx);
}

llvm::Expected<std::string> DeviceCompiler::assemble() {
  std::string log;
  llvm::Expected<std::string> cubin = assembleCubin(ptx, binary, &log);
  if (!cubin)
    return cubin.takeError();
  addAssemblerReport(kernels, log);
  for (auto [extension, text] : {std::pair<StringRef, StringRef>("cubin", *cubin),
                                 std::pair<StringRef, StringRef>("ptxas.log", log)})
    if (llvm::Error error = save(extension, text))
      return std::move(error);
  return cubin;
}

llvm::Expected<std::string> DeviceCompiler::compileHost() {
  if (options.embedsCubin) {
    llvm::Expected<std::string> cubin = assemble();
    if (!cubin)
      return cubin.takeError();
    step.images.push_back({"cubin", capability, std::move(*cubin)});
  }
  step.images.push_back({"ptx", capability, std::move(ptx)});
  PassManager lowering(module.getContext());
  lowering.addPass(createConvertStepToGPU());
  buildStepPipeline(lowering);
  if (failed(lowering.run(module)))
    return fail("the step could not be lowered to LLVM");
  HostObjectOptions hostOptions;
  hostOptions.targetCpu = options.targetCpu;
  return emitHostObject(module, std::move(step), hostOptions);
}

llvm::Expected<std::string> DeviceCompiler::makeOutput() {
  if (options.form == "ptx")
    return ptx;
  if (options.form != "cubin" && options.form != "fatbin")
    return compileHost();
  llvm::Expected<std::string> cubin = assemble();
  if (!cubin || options.form == "cubin")
    return cubin;
  return bundleFatbin(*cubin, ptx, binary);
}

llvm::Expected<std::string> DeviceCompiler::run() {
  if (llvm::Error error = layOut())
    return std::move(error);
  if (options.onlyMeasures)
    return std::string();
  if (llvm::Error error = compileDevice())
    return std::move(error);
  llvm::Expected<std::string> output = makeOutput();
  if (!output)
    return output;
  if (llvm::Error error =
          save("kernels.json",
               printKernels(std::move(kernels), std::move(groups))))
    return std::move(error);
  return output;
}

llvm::Expected<std::string>
remat::compileForDevice(ModuleOp module, const DeviceCodeOptions &options) {
  return DeviceCompiler(module, options).run();
}

std::string remat::findRuntimeLibrary() {
  llvm::SmallString<128> path(llvm::sys::fs::getMainExecutable(
      nullptr, reinterpret_cast<void *>(&findRuntimeLibrary)));
  llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, "..", "lib", "libremat_main.a");
  return path.str().str();
}
