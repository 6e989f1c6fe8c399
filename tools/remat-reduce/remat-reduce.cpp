// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Makes a module that shows a bug small enough to be sent (docs/editors.md).
/// Whether a bug is still there is for a program to say: `scripts/is-interesting`,
/// or any other that ends with 1 for files that are interesting and with 0 for
/// others, as for mlir-reduce.

#include "Reducer.h"
#include "remat/Pipelines/InputFile.h"
#include "remat/Pipelines/Pipelines.h"
#include "remat/Support/CommandLine.h"
#include "remat/Support/ExitCode.h"
#include "remat/Support/OutputFile.h"
#include "remat/Support/ToolProcess.h"

#include "mlir/IR/AsmState.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace remat;
namespace cl = llvm::cl;

static cl::OptionCategory category("remat-reduce options");
static cl::opt<std::string> inputPath(cl::Positional, cl::desc("IN.mlir"),
                                      cl::init("-"), cl::cat(category));
static cl::opt<std::string> outputPath("o", cl::desc("Output file; - for stdout"),
                                       cl::value_desc("OUT"), cl::init("-"),
                                       cl::cat(category));
static cl::opt<std::string>
    test("test", cl::desc("Program that ends with 1 for interesting files"),
         cl::value_desc("PROGRAM"), cl::Required, cl::cat(category));
static cl::list<std::string>
    testArguments("test-arg", cl::desc("Argument of the program before the file"),
                  cl::value_desc("TEXT"), cl::cat(category));
static cl::opt<unsigned> mostTests("most-tests",
                                   cl::desc("Runs of the program (default: 5000)"),
                                   cl::value_desc("N"), cl::init(5000),
                                   cl::cat(category));

static ExitCode fail(ExitCode code, const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "remat-reduce") << message << "\n";
  return code;
}

/// Whether the input has locations of its own: those of lines say nothing once the
/// lines are others.
static bool printsLocations = false;

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  OpPrintingFlags flags;
  flags.enableDebugInfo(printsLocations);
  module->print(stream, flags);
  return text + "\n";
}

/// What the program says about the module; a program that cannot run, or ends with
/// neither 0 nor 1, is an error.
static bool runTest(StringRef program, ModuleOp module, std::string &error) {
  SmallString<128> path;
  int descriptor = 0;
  if (std::error_code code = llvm::sys::fs::createTemporaryFile(
          "remat-reduce", "mlir", descriptor, path)) {
    error = "no temporary file: " + code.message();
    return false;
  }
  llvm::FileRemover remover(path);
  {
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    stream << print(module);
  }
  SmallVector<StringRef> arguments = {program};
  llvm::append_range(arguments, testArguments);
  arguments.push_back(path);
  std::string message;
  int status = llvm::sys::ExecuteAndWait(program, arguments, std::nullopt, {}, 0,
                                         0, &message);
  if (status != 0 && status != 1)
    error = "the test '" + program.str() + "' ended with " +
            std::to_string(status) + ", neither 0 nor 1" +
            (message.empty() ? "" : ": " + message);
  return status == 1;
}

static ExitCode run(MLIRContext &context) {
  llvm::ErrorOr<std::string> program = llvm::sys::findProgramByName(test);
  if (!program || !llvm::sys::fs::can_execute(*program))
    return fail(ExitCode::Usage, "--test: no program '" + test + "'");
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      readInputFile(inputPath);
  if (!buffer)
    return fail(ExitCode::BadInput, llvm::toString(buffer.takeError()));
  printsLocations = (*buffer)->getBuffer().contains("loc(");
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(*buffer), {});
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return ExitCode::BadInput;
  std::string error;
  auto isInteresting = [&](ModuleOp candidate) {
    return error.empty() && runTest(*program, candidate, error);
  };
  bool isGivenInteresting = isInteresting(*module);
  if (error.empty() && !isGivenInteresting)
    return fail(ExitCode::BadInput,
                "the test does not find the given module interesting: there is "
                "nothing to keep while reducing it");
  ReductionTotals totals = reduce(module, isInteresting, mostTests);
  if (!error.empty())
    return fail(ExitCode::BadInput, error);
  llvm::errs() << "remat-reduce: " << totals.opsBefore << " ops -> "
               << totals.opsAfter << " in " << totals.tests << " tests\n";
  if (llvm::Error failure = writeOutputFile(outputPath, print(*module)))
    return fail(ExitCode::BadInput, llvm::toString(std::move(failure)));
  return ExitCode::Success;
}

int main(int argc, char **argv) {
  llvm::setBugReportMsg("remat-reduce: internal error; please report this with "
                        "the input and the command line\n");
  limitCrashTime();
  llvm::InitLLVM init(argc, argv);
  exitOnCrash();
  explainFailedOutput("remat-reduce");
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(argc, argv,
                                   "Makes a module that shows a bug small.\n",
                                   &llvm::errs()))
    return static_cast<int>(ExitCode::Usage);
  ExitCode code = ExitCode::InternalError;
  runOnLargeStack([&] {
    DialectRegistry registry;
    registerAllDialects(registry);
    registerAllExtensions(registry);
    registerAllRematDialects(registry);
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    code = run(context);
  });
  return static_cast<int>(code);
}
