// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Prints diagnostics with their place in the input. The signature of a
/// training step is one line of many kilobytes; only the part around the place
/// is shown.

#ifndef REMAT_PIPELINES_DIAGNOSTICPRINTER_H
#define REMAT_PIPELINES_DIAGNOSTICPRINTER_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace remat {

/// Cuts source lines that a caret line follows to a window around the caret:
///
///     step.mlir:2:1990: error: dynamic dimension
///     ...5: tensor<8xf32>, %arg16: tensor<?xf32>, %arg17: ...
///                                  ^
std::string shortenSourceLines(llvm::StringRef text);

/// Prints to `os` while it lives.
class DiagnosticPrinter : public mlir::SourceMgrDiagnosticHandler {
public:
  DiagnosticPrinter(llvm::SourceMgr &sourceManager, mlir::MLIRContext &context,
                    llvm::raw_ostream &os);

private:
  std::string text;
  llvm::raw_string_ostream textStream;
};

} // namespace remat

#endif // REMAT_PIPELINES_DIAGNOSTICPRINTER_H
