// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From device functions in the NVVM dialect to PTX, to code of one GPU, and to both
/// in one file.

#ifndef REMAT_TARGET_DEVICEBINARY_H
#define REMAT_TARGET_DEVICEBINARY_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace remat {

struct DeviceBinaryOptions {
  /// 90 for sm_90.
  int64_t computeCapability = 0;
  /// The root of a CUDA toolkit; empty: $CUDA_PATH, $CUDA_HOME, $CUDA_ROOT, the
  /// folder above ptxas in $PATH, or /usr/local/cuda.
  std::string cudaPath;
};

/// Compiles the `gpu.module` in `module` to the text of PTX that any GPU of at
/// least this capability can run. No floating-point operation is contracted or
/// reassociated. Functions that have no instruction come from NVIDIA's libdevice:
/// it is an error, which names the function, if there is none. With `optimizedIR`,
/// LLVM's text of what the code generator got is left there.
llvm::Expected<std::string> emitPtx(mlir::ModuleOp module,
                                    const DeviceBinaryOptions &options,
                                    std::string *optimizedIR = nullptr);

/// The GPU's name for ptxas: `sm_90`.
std::string getGpuName(const DeviceBinaryOptions &options);

/// Assembles PTX by ptxas. Errors say that it is missing, or what it said. With
/// `log`, its report on registers and spills is left there.
llvm::Expected<std::string> assembleCubin(llvm::StringRef ptx,
                                          const DeviceBinaryOptions &options,
                                          std::string *log = nullptr);

/// Code of one GPU and the PTX that later ones compile, in one file by fatbinary.
/// Errors as above.
llvm::Expected<std::string> bundleFatbin(llvm::StringRef cubin,
                                         llvm::StringRef ptx,
                                         const DeviceBinaryOptions &options);

/// What `assembleCubin` and `bundleFatbin` run, program first, with these names
/// of files. Fails if the program is missing.
llvm::Expected<std::vector<std::string>>
makeAssemblerCommand(const DeviceBinaryOptions &options, llvm::StringRef ptxPath,
                     llvm::StringRef cubinPath);
llvm::Expected<std::vector<std::string>>
makeBundlerCommand(const DeviceBinaryOptions &options, llvm::StringRef cubinPath,
                   llvm::StringRef ptxPath, llvm::StringRef fatbinPath);

} // namespace remat

#endif // REMAT_TARGET_DEVICEBINARY_H
