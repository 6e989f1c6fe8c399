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
  /// Code that the address sanitizer checks, for a program that is linked with it.
  bool checksAddresses = false;
};

/// Fails if code cannot be made for the CPU, with the name nearest to it.
llvm::Error checkTargetCpu(llvm::StringRef targetCpu);

/// Compiles the module, which is in the LLVM dialect, adds the descriptor
/// `remat_module` with `step` and the entry that it names, and returns the bytes
/// of a position-independent object file. Everything but the descriptor is
/// internal. No floating-point operation is contracted or reassociated. Errors:
/// an unknown CPU, or LLVM's own.
llvm::Expected<std::string> emitHostObject(mlir::ModuleOp module,
                                           StepDescription step,
                                           const HostObjectOptions &options);

/// The same as several objects, to be linked together, which threads of this process
/// compile at a time. How many depends on the module alone. Functions are hidden.
llvm::Expected<std::vector<std::string>>
emitHostObjects(mlir::ModuleOp module, StepDescription step,
                const HostObjectOptions &options);

enum class LinkedForm { Shared, Executable };

/// Links the objects and returns the file's bytes: a shared object, whose runtime
/// comes from the program that loads it, or a program of its own with
/// `runtimeLibrary` (`libremat_main.a`). Calls the system's C++ compiler. The file
/// ends with the trailer by which the runtime knows whole files. Errors name what is
/// missing, or repeat what the linker said.
llvm::Expected<std::string>
linkHostObjects(llvm::ArrayRef<std::string> objects, LinkedForm form,
                llvm::StringRef runtimeLibrary);

/// What `linkHostObjects` runs, program first, on objects in these files. Fails if
/// there is no compiler.
llvm::Expected<std::vector<std::string>>
makeLinkerCommand(llvm::ArrayRef<std::string> objectPaths, LinkedForm form,
                  llvm::StringRef runtimeLibrary, llvm::StringRef path);

} // namespace remat

#endif // REMAT_TARGET_HOSTOBJECT_H
