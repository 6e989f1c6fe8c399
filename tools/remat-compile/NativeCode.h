// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `--emit=object|shared|executable`: from a step with its plan carried out to
/// code for hosts.

#ifndef REMAT_TOOLS_REMATCOMPILE_NATIVECODE_H
#define REMAT_TOOLS_REMATCOMPILE_NATIVECODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace remat {

/// The object file of the step. `device` is a built-in device or a descriptor
/// file, `targetCpu` as in `HostObjectOptions`. Details of errors are
/// diagnostics.
llvm::Expected<std::string> compileForHost(mlir::ModuleOp module,
                                           llvm::StringRef device,
                                           llvm::StringRef targetCpu);

/// The runtime that executables are linked with: it is installed beside this
/// tool.
std::string findRuntimeLibrary();

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_NATIVECODE_H
