// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The language server of editors for `.mlir` files: mlir-lsp-server with Remat's
/// dialects, so that steps as JAX prints them and planned IR are completed,
/// checked and explained (docs/editors.md).

#include "remat/Pipelines/Pipelines.h"
#include "remat/Support/ToolProcess.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

int main(int argc, char **argv) {
  remat::explainFailedOutput("remat-lsp-server");
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  remat::registerAllRematDialects(registry);
  // Attributes that hold pipelines are parsed with their passes.
  mlir::registerAllPasses();
  remat::registerAllRematPasses();
  return llvm::succeeded(mlir::MlirLspServerMain(argc, argv, registry)) ? 0 : 1;
}
