// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads input that nobody vouches for, before MLIR's parser sees it.

#ifndef REMAT_PIPELINES_INPUTFILE_H
#define REMAT_PIPELINES_INPUTFILE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace remat {

/// Nesting of brackets above which text is refused: MLIR's parser and printer
/// recurse.
inline constexpr unsigned nestingLimit = 1000;

/// Reads a file, or standard input for `-`. Refuses VHLO artifacts (with the
/// line of Python that converts them) and text nested deeper than
/// `nestingLimit`; repacks boolean constants that newer printers write with one
/// byte an element.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readInputFile(llvm::StringRef path);

/// Whether the text ends inside of brackets, as that of a file does that was cut off.
bool endsInBrackets(llvm::StringRef text);

/// The deepest nesting of (), [], {} and <> outside of strings and comments,
/// with the line where it is reached.
std::pair<unsigned, unsigned> measureNesting(llvm::StringRef text);

} // namespace remat

#endif // REMAT_PIPELINES_INPUTFILE_H
