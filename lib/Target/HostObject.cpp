// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// LLVM's optimizer and code generator in this process; see the header.

#include "remat/Target/HostObject.h"
#include "OutlineLoops.h"
#include "StepDescriptor.h"
#include "StepFunction.h"
#include "remat/Support/NearestName.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/Transforms/Instrumentation/AddressSanitizer.h"

using namespace mlir;
using namespace remat;

static llvm::Error fail(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

/// The features of this machine as LLVM wants them: `+avx2,-sse4a,...`.
static std::string getNativeFeatures() {
  std::vector<std::string> features;
  for (const auto &[name, isThere] : llvm::sys::getHostCPUFeatures())
    features.push_back((isThere ? "+" : "-") + name.str());
  llvm::sort(features);
  return llvm::join(features, ",");
}

static bool isNative(StringRef targetCpu) {
  return targetCpu.empty() || targetCpu == "native";
}

static llvm::Expected<const llvm::Target *>
lookUpTarget(const llvm::Triple &triple) {
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return fail(message);
  return target;
}

/// Of a 64-bit target, processors without its instructions do not count.
llvm::Error remat::checkTargetCpu(StringRef targetCpu) {
  if (isNative(targetCpu))
    return llvm::Error::success();
  llvm::InitializeNativeTarget();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  llvm::Expected<const llvm::Target *> target = lookUpTarget(triple);
  if (!target)
    return target.takeError();
  auto create = [&](StringRef cpu) {
    return std::unique_ptr<llvm::MCSubtargetInfo>(
        (*target)->createMCSubtargetInfo(triple, cpu, ""));
  };
  std::unique_ptr<llvm::MCSubtargetInfo> any = create("");
  if (!any->isCPUStringValid(targetCpu)) {
    SmallVector<StringRef> names;
    for (const llvm::SubtargetSubTypeKV &known :
         any->getAllProcessorDescriptions())
      names.push_back(known.Key);
    return fail("unknown CPU '" + targetCpu + "' for " + triple.str() +
                "; did you mean '" + findNearestName(targetCpu, names) + "'?");
  }
  if (triple.getArch() == llvm::Triple::x86_64 &&
      !create(targetCpu)->checkFeatures("+64bit"))
    return fail("CPU '" + targetCpu + "' has no 64-bit instructions");
  return llvm::Error::success();
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(const HostObjectOptions &options) {
  if (llvm::Error error = checkTargetCpu(options.targetCpu))
    return std::move(error);
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  llvm::Expected<const llvm::Target *> target = lookUpTarget(triple);
  if (!target)
    return target.takeError();
  bool isOwn = isNative(options.targetCpu);
  std::string cpu = isOwn ? llvm::sys::getHostCPUName().str() : options.targetCpu;
  std::string features = isOwn ? getNativeFeatures() : "";
  llvm::TargetOptions targetOptions;
  targetOptions.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  std::unique_ptr<llvm::TargetMachine> machine((*target)->createTargetMachine(
      triple, cpu, features, targetOptions, llvm::Reloc::PIC_));
  if (!machine)
    return fail("no code can be made for CPU '" + cpu + "'");
  return machine;
}

/// The instruction sets that code for this machine may use and that a processor
/// may lack, by the names that the runtime can ask for.
static std::string listInstructionSets(const llvm::TargetMachine &machine) {
  if (!machine.getTargetTriple().isX86())
    return "";
  SmallVector<StringRef> used;
  for (StringRef name :
       {"sse4.1", "avx", "avx2", "fma", "avx512f", "avx512dq", "avx512cd",
        "avx512bw", "avx512vl"})
    if (machine.getMCSubtargetInfo()->checkFeatures(("+" + name).str()))
      used.push_back(name);
  return llvm::join(used, ",");
}

static llvm::Function *findFunction(llvm::Module &module, StringRef name) {
  llvm::Function *function = module.getFunction(name);
  return function && !function->isDeclaration() ? function : nullptr;
}

/// Brings the step's own function, if it is here, to the form that it is compiled in.
static void prepareStepItself(llvm::Module &module) {
  if (llvm::Function *step = findFunction(module, stepFunctionName))
    simplifyStepFunction(*step);
  // The code generator's short ways, too: a selection graph of a whole step, which is
  // one block, would take most of the time.
  for (StringRef name : {stepFunctionName, stepEntryName})
    if (llvm::Function *function = findFunction(module, name)) {
      function->addFnAttr(llvm::Attribute::NoInline);
      function->addFnAttr(llvm::Attribute::OptimizeNone);
    }
}

/// `isStepAlone`: no kernel is here, whose passes over the module would take longer
/// than code for the step.
static void optimize(llvm::Module &module, llvm::TargetMachine &machine,
                     bool checksAddresses, bool isStepAlone) {
  prepareStepItself(module);
  llvm::PassInstrumentationCallbacks callbacks;
  llvm::OptNoneInstrumentation skipping(/*DebugLogging=*/false);
  skipping.registerCallbacks(callbacks);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine, llvm::PipelineTuningOptions(), std::nullopt,
                            &callbacks);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::ModulePassManager passes;
  if (!isStepAlone)
    passes = builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2);
  if (checksAddresses) {
    for (llvm::Function &function : module)
      if (!function.isDeclaration())
        function.addFnAttr(llvm::Attribute::SanitizeAddress);
    passes.addPass(llvm::AddressSanitizerPass(llvm::AddressSanitizerOptions()));
  }
  passes.run(module, modules);
}

/// Functions and descriptor as one module, ready to be optimized.
static std::unique_ptr<llvm::Module>
translate(ModuleOp module, StepDescription step, llvm::TargetMachine &machine,
          llvm::LLVMContext &context) {
  std::unique_ptr<llvm::Module> code =
      translateModuleToLLVMIR(module, context, step.name);
  if (!code)
    return nullptr;
  code->setTargetTriple(machine.getTargetTriple());
  code->setDataLayout(machine.createDataLayout());
  step.cpuFeatures = listInstructionSets(machine);
  addStepDescriptor(*code, step);
  outlineLoops(*code);
  return code;
}

static llvm::Expected<std::string> emit(llvm::Module &code,
                                        llvm::TargetMachine &machine,
                                        bool checksAddresses,
                                        bool isStepAlone = false) {
  optimize(code, machine, checksAddresses, isStepAlone);
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return fail("LLVM cannot write object files for this machine");
  passes.run(code);
  return bytes.str().str();
}

llvm::Expected<std::string>
remat::emitHostObject(ModuleOp module, StepDescription step,
                      const HostObjectOptions &options) {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      createMachine(options);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code =
      translate(module, std::move(step), **machine, context);
  if (!code)
    return fail("the step cannot be translated to LLVM IR");
  return emit(*code, **machine, options.checksAddresses);
}

//===----------------------------------------------------------------------===//
// Several objects at a time
//===----------------------------------------------------------------------===//

/// Functions that are worth a thread of their own.
static constexpr size_t functionsOfPart = 24;
static constexpr size_t mostParts = 3;

static bool isStepItself(StringRef function) {
  return function == stepFunctionName || function == stepEntryName;
}

namespace {
/// How a module is cut.
struct Division {
  /// The part of each function.
  llvm::StringMap<unsigned> parts;
  /// Variables that the first part has for all.
  llvm::StringSet<> stepConstants;
};
} // namespace

/// The part of each function. The step's own and its entry, and with it the
/// descriptor, are the first part; of the others the largest first to the part with
/// the fewest instructions so far.
static llvm::StringMap<unsigned> assignParts(const llvm::Module &code) {
  llvm::StringMap<unsigned> parts;
  SmallVector<std::pair<size_t, StringRef>> functions;
  for (const llvm::Function &function : code) {
    if (function.isDeclaration())
      continue;
    if (isStepItself(function.getName()))
      parts[function.getName()] = 0;
    else
      functions.push_back({function.getInstructionCount(), function.getName()});
  }
  llvm::stable_sort(functions, [](const auto &a, const auto &b) {
    return a.first > b.first;
  });
  std::vector<size_t> sizes(
      std::clamp<size_t>(functions.size() / functionsOfPart, 1, mostParts));
  for (auto [size, name] : functions) {
    auto least = llvm::min_element(sizes);
    *least += size;
    parts[name] = 1 + (least - sizes.begin());
  }
  return parts;
}

/// Whether the descriptor lists the variable and a function reads it: a constant of
/// the step, which is in memory once.
static bool isStepConstant(const llvm::GlobalVariable &variable) {
  auto isListed = [](const llvm::User *user) {
    return isa<llvm::ConstantAggregate>(user);
  };
  return llvm::any_of(variable.users(), isListed) &&
         !llvm::all_of(variable.users(), isListed);
}

static Division divide(const llvm::Module &code) {
  Division division{assignParts(code), {}};
  for (const llvm::GlobalVariable &variable : code.globals())
    if (isStepConstant(variable))
      division.stepConstants.insert(variable.getName());
  return division;
}

/// Leaves one part's functions. The first part has the descriptor and the step's
/// constants, each those that its kernels read besides. Bodies of others are not
/// read from the bitcode: that of the step may be most of it.
static llvm::Error keepPart(llvm::Module &code, const Division &division,
                            unsigned number) {
  for (llvm::GlobalVariable &variable : code.globals())
    if (division.stepConstants.contains(variable.getName())) {
      variable.setLinkage(llvm::GlobalValue::ExternalLinkage);
      variable.setVisibility(llvm::GlobalValue::HiddenVisibility);
    }
  for (llvm::Function &function : code) {
    if (function.isDeclaration())
      continue;
    // Others call it.
    function.setLinkage(llvm::GlobalValue::ExternalLinkage);
    function.setVisibility(llvm::GlobalValue::HiddenVisibility);
    if (division.parts.lookup(function.getName()) != number)
      function.deleteBody();
  }
  if (llvm::Error error = code.materializeAll())
    return error;
  if (number == 0)
    return llvm::Error::success();
  // The descriptor first, whose initializer uses the others.
  code.getNamedGlobal(stepDescriptorName)->eraseFromParent();
  for (llvm::GlobalVariable &variable : code.globals())
    if (variable.hasExternalLinkage() && variable.hasInitializer())
      variable.setInitializer(nullptr);
  return llvm::Error::success();
}

static llvm::Expected<std::string>
emitPart(StringRef bitcode, const Division &division, unsigned number,
         const HostObjectOptions &options) {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      createMachine(options);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  llvm::Expected<std::unique_ptr<llvm::Module>> code = llvm::getLazyBitcodeModule(
      llvm::MemoryBufferRef(bitcode, "step"), context);
  if (!code)
    return code.takeError();
  if (llvm::Error error = keepPart(**code, division, number))
    return std::move(error);
  // Thousands of calls, each once: the optimizing register allocator would take longer
  // than all kernels.
  if (number == 0)
    (*machine)->setOptLevel(llvm::CodeGenOptLevel::None);
  return emit(**code, **machine, options.checksAddresses,
              /*isStepAlone=*/number == 0);
}

llvm::Expected<std::vector<std::string>>
remat::emitHostObjects(ModuleOp module, StepDescription step,
                       const HostObjectOptions &options) {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      createMachine(options);
  if (!machine)
    return machine.takeError();
  Division division;
  llvm::SmallString<0> bitcode;
  {
    llvm::LLVMContext context;
    std::unique_ptr<llvm::Module> code =
        translate(module, std::move(step), **machine, context);
    if (!code)
      return fail("the step cannot be translated to LLVM IR");
    division = divide(*code);
    llvm::raw_svector_ostream stream(bitcode);
    llvm::WriteBitcodeToFile(*code, stream);
  }
  unsigned count = 1;
  for (const auto &entry : division.parts)
    count = std::max(count, entry.second + 1);
  std::vector<std::optional<llvm::Expected<std::string>>> results(count);
  {
    llvm::DefaultThreadPool threads(llvm::hardware_concurrency(count));
    for (unsigned number = 0; number < count; ++number)
      threads.async([&, number] {
        results[number].emplace(emitPart(bitcode, division, number, options));
      });
  }
  std::vector<std::string> objects;
  llvm::Error error = llvm::Error::success();
  for (std::optional<llvm::Expected<std::string>> &result : results) {
    if (*result)
      objects.push_back(std::move(**result));
    else
      error = llvm::joinErrors(std::move(error), result->takeError());
  }
  if (error)
    return std::move(error);
  return objects;
}
