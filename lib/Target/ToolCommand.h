// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Programs of others that make parts of a binary: assemblers, bundlers, linkers.

#ifndef REMAT_LIB_TARGET_TOOLCOMMAND_H
#define REMAT_LIB_TARGET_TOOLCOMMAND_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace remat {

llvm::Expected<std::string> createTemporaryFile(llvm::StringRef suffix);
llvm::Error writeBytes(llvm::StringRef path, llvm::StringRef bytes);
llvm::Expected<std::string> readBytes(llvm::StringRef path);

/// Runs a program that finds nothing on standard input. The error has `what`, and
/// what the program said. With `log`, that is left there in any case.
llvm::Error runTool(llvm::ArrayRef<std::string> command, llvm::StringRef what,
                    std::string *log = nullptr);

/// The first file of this name below a CUDA toolkit; empty if there is none.
/// `cudaPath` as in `DeviceBinaryOptions`.
std::string findInCudaToolkit(llvm::StringRef cudaPath, llvm::StringRef name);

} // namespace remat

#endif // REMAT_LIB_TARGET_TOOLCOMMAND_H
