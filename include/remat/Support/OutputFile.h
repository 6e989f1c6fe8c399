// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Output files of all tools: whole or not at all.

#ifndef REMAT_SUPPORT_OUTPUTFILE_H
#define REMAT_SUPPORT_OUTPUTFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace remat {

/// Writes `text` to the file, or to standard output for `-`. A regular file is
/// written beside its place and renamed, so that no reader and no failure ever
/// meets half of it; devices and pipes are written in place. The error names
/// the file and the system's reason. A link stays one: what it names is written.
llvm::Error writeOutputFile(llvm::StringRef path, llvm::StringRef text,
                            bool isExecutable = false);

/// Whether the file is likely to be writable, for work that ends with writing it: its
/// folder is there and may be written. Empty paths and `-` are.
llvm::Error checkOutputFile(llvm::StringRef path);

} // namespace remat

#endif // REMAT_SUPPORT_OUTPUTFILE_H
