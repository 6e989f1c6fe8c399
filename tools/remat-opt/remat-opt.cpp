// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass driver: mlir-opt's command line with Remat's dialects, passes and
/// pipelines. Input goes through the same guards as in the other tools.

#include "remat/Pipelines/InputFile.h"
#include "remat/Pipelines/Pipelines.h"
#include "remat/Support/ToolProcess.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/PrettyStackTrace.h"

static llvm::LogicalResult fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "remat-opt") << message << "\n";
  return llvm::failure();
}

/// A diagnostic shows its place in the input, not kilobytes of module, unless the
/// command line asks for it.
static void hideOpsInDiagnostics() {
  auto &options = llvm::cl::getRegisteredOptions();
  auto found = options.find("mlir-print-op-on-diagnostic");
  if (found != options.end() && found->second->getNumOccurrences() == 0)
    static_cast<llvm::cl::opt<bool> *>(found->second)->setValue(false);
}

static llvm::LogicalResult run(llvm::StringRef inputPath,
                               llvm::StringRef outputPath,
                               const mlir::MlirOptMainConfig &config,
                               mlir::DialectRegistry &registry) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> input =
      remat::readInputFile(inputPath);
  if (!input)
    return fail(llvm::toString(input.takeError()));
  std::string message;
  std::unique_ptr<llvm::ToolOutputFile> output =
      mlir::openOutputFile(outputPath, &message);
  if (!output)
    return fail(message);
  if (failed(mlir::MlirOptMain(output->os(), std::move(*input), registry, config)))
    return llvm::failure();
  output->keep();
  return llvm::success();
}

int main(int argc, char **argv) {
  llvm::setBugReportMsg("remat-opt: internal error; please report this with "
                        "the input and the command line\n");
  remat::limitCrashTime();
  llvm::InitLLVM init(argc, argv);
  remat::exitOnCrash();
  remat::explainFailedOutput("remat-opt");
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  remat::registerAllRematDialects(registry);
  mlir::registerAllPasses();
  remat::registerAllRematPasses();
  auto [inputPath, outputPath] = mlir::registerAndParseCLIOptions(
      argc, argv, "Remat's optimizer driver\n", registry);
  hideOpsInDiagnostics();
  llvm::LogicalResult result = llvm::failure();
  mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  bool onlyLists = config.shouldShowDialects() || config.shouldListPasses();
  remat::runOnLargeStack([&, input = inputPath, out = outputPath] {
    result = onlyLists ? mlir::MlirOptMain(argc, argv, input, out, registry)
                       : run(input, out, config, registry);
  });
  return mlir::asMainReturnCode(result);
}
