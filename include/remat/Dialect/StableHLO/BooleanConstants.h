// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large boolean constants as text.
//
// MLIR prints a dense constant of more than about a hundred elements as one
// hexadecimal string. For `i1` there are two forms: eight elements in a byte,
// the only one that LLVM 22 reads and prints, and one element in a byte, which
// LLVM prints since March 2026 and with it newer versions of JAX. These
// functions translate the text between the two and leave all else alone.
//
//   dense<"0x0101000001010000"> : tensor<2x4xi1>   one element in a byte
//   dense<"0x33"> : tensor<2x4xi1>                 eight elements in a byte

#ifndef REMAT_DIALECT_STABLEHLO_BOOLEANCONSTANTS_H
#define REMAT_DIALECT_STABLEHLO_BOOLEANCONSTANTS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace remat::stablehlo {

/// Rewrites boolean constants of one element in a byte as LLVM 22 reads them.
/// Bytecode and malformed constants are returned as they are. Linear time.
std::string repackBooleanHexConstants(llvm::StringRef text);

/// The same for a buffer, whose name is kept. A buffer without such a constant
/// is returned itself. Lines stay; columns behind a constant change.
std::unique_ptr<llvm::MemoryBuffer>
repackBooleanHexConstants(std::unique_ptr<llvm::MemoryBuffer> buffer);

/// The opposite: rewrites text that LLVM 22 printed for newer readers.
std::string unpackBooleanHexConstants(llvm::StringRef text);

} // namespace remat::stablehlo

#endif // REMAT_DIALECT_STABLEHLO_BOOLEANCONSTANTS_H
