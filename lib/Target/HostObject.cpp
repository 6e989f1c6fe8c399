// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// LLVM's optimizer and code generator in this process; see the header.

#include "remat/Target/HostObject.h"
#include "StepDescriptor.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

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

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(const HostObjectOptions &options) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return fail(message);
  bool isNative = options.targetCpu.empty() || options.targetCpu == "native";
  std::string cpu =
      isNative ? llvm::sys::getHostCPUName().str() : options.targetCpu;
  std::string features = isNative ? getNativeFeatures() : "";
  llvm::TargetOptions targetOptions;
  targetOptions.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, cpu, features, targetOptions, llvm::Reloc::PIC_));
  if (!machine || !machine->getMCSubtargetInfo()->isCPUStringValid(cpu))
    return fail("unknown CPU '" + cpu + "' for " + triple.str());
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

static void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2)
      .run(module, modules);
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
      translateModuleToLLVMIR(module, context, step.name);
  if (!code)
    return fail("the step cannot be translated to LLVM IR");
  code->setTargetTriple((*machine)->getTargetTriple());
  code->setDataLayout((*machine)->createDataLayout());
  step.cpuFeatures = listInstructionSets(**machine);
  addStepDescriptor(*code, step);
  optimize(*code, **machine);
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if ((*machine)->addPassesToEmitFile(passes, stream, nullptr,
                                      llvm::CodeGenFileType::ObjectFile))
    return fail("LLVM cannot write object files for this machine");
  passes.run(*code);
  return bytes.str().str();
}
