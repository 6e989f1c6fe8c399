// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From device functions in the NVVM dialect to PTX, and to code of one GPU.

#ifndef REMAT_TARGET_DEVICEBINARY_H
#define REMAT_TARGET_DEVICEBINARY_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <string>

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

/// Assembles PTX by ptxas. Errors say that it is missing, or what it said. With
/// `log`, its report on registers and spills is left there.
llvm::Expected<std::string> assembleCubin(llvm::StringRef ptx,
                                          const DeviceBinaryOptions &options,
                                          std::string *log = nullptr);

} // namespace remat

#endif // REMAT_TARGET_DEVICEBINARY_H
