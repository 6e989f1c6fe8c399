// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From a step in the LLVM dialect to an object file for the host.

#ifndef REMAT_TARGET_HOSTOBJECT_H
#define REMAT_TARGET_HOSTOBJECT_H

#include "remat/Target/StepDescription.h"
#include "llvm/Support/Error.h"

namespace remat {

struct HostObjectOptions {
  /// An LLVM name such as `x86-64-v3`; empty or `native`: this machine's.
  std::string targetCpu;
};

/// Compiles the module, which is in the LLVM dialect, adds the descriptor
/// `remat_module` with `step` and the entry that it names, and returns the bytes
/// of a position-independent object file. Everything but the descriptor is
/// internal. No floating-point operation is contracted or reassociated. Errors:
/// an unknown CPU, or LLVM's own.
llvm::Expected<std::string> emitHostObject(mlir::ModuleOp module,
                                           StepDescription step,
                                           const HostObjectOptions &options);

/// Writes what follows to `path` with the linker of the system's C compiler:
/// a shared object of the given object, or an executable of it and `libraries`.
/// Errors name the missing compiler, or repeat what the linker said.
enum class LinkedForm { Shared, Executable };
llvm::Error linkHostObject(llvm::StringRef object, LinkedForm form,
                           llvm::ArrayRef<std::string> libraries,
                           llvm::StringRef path);

} // namespace remat

#endif // REMAT_TARGET_HOSTOBJECT_H
