// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What LLVM's command line accepts and the tools do not.

#ifndef REMAT_SUPPORT_COMMANDLINE_H
#define REMAT_SUPPORT_COMMANDLINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include <utility>

namespace remat {

/// Fails if an option of the category that takes one value was given several
/// times: the last one would win without a word.
llvm::Error checkRepeatedOptions(const llvm::cl::OptionCategory &category);

/// A file that a tool writes, and the option that names it.
using OutputOption = std::pair<llvm::StringRef, llvm::StringRef>;

/// Fails if two outputs are the same file, or one is the input: the later would
/// overwrite the earlier. Empty paths are not there; `-` (a standard stream) is
/// no file.
llvm::Error checkDistinctFiles(llvm::StringRef inputPath,
                               llvm::ArrayRef<OutputOption> outputs);

} // namespace remat

#endif // REMAT_SUPPORT_COMMANDLINE_H
