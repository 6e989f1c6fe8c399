// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// LLVM's NVPTX target in this process.

#include "remat/Target/DeviceBinary.h"
#include "ToolCommand.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "remat/Support/DeviceFunctions.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace mlir;
using namespace remat;

extern "C" {
void LLVMInitializeNVPTXTarget();
void LLVMInitializeNVPTXTargetInfo();
void LLVMInitializeNVPTXTargetMC();
void LLVMInitializeNVPTXAsmPrinter();
}

static llvm::Error fail(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(const DeviceBinaryOptions &options) {
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
  llvm::Triple triple("nvptx64-nvidia-cuda");
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return fail(message);
  llvm::TargetOptions targetOptions;
  targetOptions.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  // 8.0 is the first version for all instructions of sm_90, 8.6 for sm_100;
  // drivers of CUDA 12.0 and 12.7 know them.
  StringRef features = options.computeCapability >= 100 ? "+ptx86" : "+ptx80";
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, getGpuName(options), features, targetOptions, std::nullopt,
      std::nullopt, llvm::CodeGenOptLevel::Aggressive));
  if (!machine)
    return fail("LLVM knows no GPU " + getGpuName(options));
  return machine;
}

/// Functions of libdevice that the code calls.
static std::vector<std::string> listLibraryCalls(const llvm::Module &module) {
  std::vector<std::string> names;
  for (const llvm::Function &function : module)
    if (function.isDeclaration() && !function.isIntrinsic() &&
        !function.use_empty() && function.getName() != "__nvvm_reflect")
      names.push_back(function.getName().str());
  return names;
}

static llvm::Error linkLibrary(llvm::Module &module,
                               const DeviceBinaryOptions &options) {
  std::vector<std::string> calls = listLibraryCalls(module);
  if (calls.empty())
    return llvm::Error::success();
  std::string path =
      findInCudaToolkit(options.cudaPath, "nvvm/libdevice/libdevice.10.bc");
  if (path.empty())
    return fail("the step calls '" + calls.front() +
                "' of NVIDIA's libdevice, and no libdevice.10.bc was found; "
                "--cuda-path=DIR names a CUDA toolkit");
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> library =
      llvm::parseIRFile(path, diagnostic, module.getContext());
  if (!library)
    return fail("cannot read '" + path + "': " + diagnostic.getMessage());
  library->setTargetTriple(module.getTargetTriple());
  library->setDataLayout(module.getDataLayout());
  bool isBad = llvm::Linker::linkModules(
      module, std::move(library), llvm::Linker::Flags::LinkOnlyNeeded,
      [](llvm::Module &linked, const llvm::StringSet<> &names) {
        llvm::internalizeModule(linked, [&](const llvm::GlobalValue &value) {
          return !value.hasName() || !names.contains(value.getName());
        });
      });
  if (isBad)
    return fail("'" + path + "' cannot be linked");
  calls = listLibraryCalls(module);
  if (!calls.empty())
    return fail("the step calls '" + calls.front() +
                "', which devices do not have");
  return llvm::Error::success();
}

namespace {
/// Pairs are not formed at the price of whole accesses, where a function asks for these.
struct FormWholeAccesses : llvm::PassInfoMixin<FormWholeAccesses> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses) {
    if (!function.hasFnAttribute(wholeAccessesAttrName))
      return llvm::PreservedAnalyses::all();
    return llvm::LoadStoreVectorizerPass().run(function, analyses);
  }
};
} // namespace

static void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  // What libdevice asks for: no subnormal number is flushed.
  module.addModuleFlag(llvm::Module::Override, "nvvm-reflect-ftz", uint32_t(0));
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  // Neighbours of 16 bits are computed in pairs.
  llvm::PipelineTuningOptions tuning;
  tuning.SLPVectorization = true;
  llvm::PassBuilder builder(&machine, tuning);
  builder.registerVectorizerStartEPCallback(
      [](llvm::FunctionPassManager &passes, llvm::OptimizationLevel) {
        passes.addPass(FormWholeAccesses());
      });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  machine.registerPassBuilderCallbacks(builder);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3)
      .run(module, modules);
}

/// The high halves of products of 32 bits, as halves of products of 64 bits.
///
/// ptxas (seen in 13.0 and 13.5, from sm_80 on) makes `high half - b` of 64
/// bits one IMAD.HI that adds the negative lower half of `b`, whose carry is
/// the borrow. Where that half is 0 nothing is carried, and the difference is
/// 2^32 too small.
static std::string widenHighHalves(StringRef ptx) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::SmallVector<StringRef> lines;
  ptx.split(lines, '\n');
  for (StringRef line : llvm::ArrayRef(lines).drop_back()) {
    StringRef operands = line.trim();
    bool isUnsigned = operands.consume_front("mul.hi.u32");
    if (!isUnsigned && !operands.consume_front("mul.hi.s32")) {
      stream << line << '\n';
      continue;
    }
    auto [half, factors] = operands.split(',');
    stream << "\t{\n\t.reg .b64 \t%wide;\n\tmul.wide."
           << (isUnsigned ? "u32" : "s32") << " \t%wide," << factors
           << "\n\tmov.b64 \t{_, " << half.trim() << "}, %wide;\n\t}\n";
  }
  stream << lines.back();
  return text;
}

llvm::Expected<std::string> remat::emitPtx(ModuleOp module,
                                           const DeviceBinaryOptions &options,
                                           std::string *optimizedIR) {
  auto modules = module.getOps<gpu::GPUModuleOp>();
  if (!llvm::hasSingleElement(modules))
    return fail("expected one module of device functions");
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      createMachine(options);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code =
      translateModuleToLLVMIR(*modules.begin(), context, "device");
  if (!code)
    return fail("device functions cannot be translated to LLVM IR");
  code->setTargetTriple((*machine)->getTargetTriple());
  code->setDataLayout((*machine)->createDataLayout());
  if (llvm::Error error = linkLibrary(*code, options))
    return std::move(error);
  optimize(*code, **machine);
  if (optimizedIR) {
    llvm::raw_string_ostream stream(*optimizedIR);
    code->print(stream, nullptr);
  }
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  llvm::legacy::PassManager passes;
  if ((*machine)->addPassesToEmitFile(passes, stream, nullptr,
                                      llvm::CodeGenFileType::AssemblyFile))
    return fail("LLVM cannot write PTX");
  passes.run(*code);
  return widenHighHalves(text);
}
