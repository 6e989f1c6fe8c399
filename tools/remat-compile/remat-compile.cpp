// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// remat-compile: a training step and a budget in, a rematerialized step out,
/// and a summary in the user's terms. Exit codes: docs/exit-codes.md.

#include "BinaryTries.h"
#include "CompileRequest.h"
#include "Errors.h"
#include "NativeCode.h"
#include "PrepareStep.h"
#include "PrintCommands.h"
#include "UnrollChoice.h"

#include "mlir/IR/MLIRContext.h"
#include "remat/Pipelines/DevicePipeline.h"
#include "remat/Pipelines/DiagnosticPrinter.h"
#include "remat/Pipelines/HostPipeline.h"
#include "remat/Pipelines/InputFile.h"
#include "remat/Pipelines/Pipelines.h"
#include "remat/Support/ToolProcess.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace remat;

/// Compiles the step in `buffer` with loops as the request says.
static ExitCode compileStep(llvm::MemoryBufferRef buffer, const CompileRequest &request,
                            MLIRContext &context,
                            llvm::function_ref<ExitCode()> otherwise) {
  llvm::SourceMgr sourceManager;
  DiagnosticPrinter diagnostics(sourceManager, context, llvm::errs());
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  if (ExitCode code =
          readStep(llvm::MemoryBuffer::getMemBufferCopy(
                       buffer.getBuffer(), buffer.getBufferIdentifier()),
                   request, sourceManager, context, module, function);
      code != ExitCode::Success)
    return code;
  bool printLocations = buffer.getBuffer().contains("loc(");
  return planUntilItFits(std::move(module), function.getName().str(), request,
                         printLocations, otherwise);
}

static ExitCode compile(CompileRequest request,
                        llvm::ArrayRef<char *> commandLine,
                        MLIRContext &context) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      readInputFile(request.inputPath);
  if (!buffer)
    return reportError(ExitCode::BadInput, llvm::toString(buffer.takeError()));
  keepForCrashReport(commandLine, (*buffer)->getBuffer());
  std::optional<unsigned> other;
  if (request.choosesUnrolling)
    other = chooseUnrolling((*buffer)->getBuffer(), context, request);
  if (!other)
    return compileStep(**buffer, request, context, /*otherwise=*/{});
  auto compileOther = [&] {
    request.unrollLoops = *other;
    if (!request.quiet)
      llvm::WithColor::note(llvm::errs(), "remat-compile")
          << "kernels' workspaces exceed the budget; loops "
          << (*other ? "are unrolled" : "stay as given") << " instead\n";
    return compileStep(**buffer, request, context, /*otherwise=*/{});
  };
  return compileStep(**buffer, request, context, compileOther);
}

int main(int argc, char **argv) {
  llvm::setBugReportMsg(
      "remat-compile: internal error; please report this with "
      "the input and the command line\n");
  limitCrashTime();
  llvm::InitLLVM init(argc, argv);
  exitOnCrash();
  explainFailedOutput("remat-compile");
  CompileRequest request;
  if (ExitCode code = parseCommandLine(argc, argv, request);
      code != ExitCode::Success)
    return static_cast<int>(code);
  if (request.printSupportedGpus) {
    llvm::outs() << listSupportedGpus();
    return static_cast<int>(ExitCode::Success);
  }
  if (request.printCommands)
    return static_cast<int>(printCommands(request));
  handleInterrupts();
  ExitCode code = ExitCode::InternalError;
  runOnLargeStack([&] {
    DialectRegistry registry;
    registerAllRematDialects(registry);
    // Kernels are compiled for their workspaces, too, whatever is written.
    registerHostDialects(registry);
    registerDeviceDialects(registry);
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.loadAllAvailableDialects();
    // Import lists all unknown ops at once; the parser would stop at the first.
    context.allowUnregisteredDialects();
    // A diagnostic shows its place in the input, not kilobytes of module.
    context.printOpOnDiagnostic(false);
    code = compile(request, llvm::ArrayRef(argv, size_t(argc)), context);
  });
  return static_cast<int>(code);
}
