// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Recognizes StableHLO's portable artifacts (VHLO), which Remat does not read,
/// so that the user gets told how to convert them.

#ifndef REMAT_DIALECT_SHELLS_VHLO_ARTIFACT_H
#define REMAT_DIALECT_SHELLS_VHLO_ARTIFACT_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace remat {

/// If `buffer` holds a VHLO artifact (MLIR bytecode, also inside of what
/// `Exported.serialize()` returns, or text), why it is refused and the line of
/// Python that converts it. Linear in the buffer's size.
std::optional<std::string> describeVhloArtifact(llvm::StringRef buffer);

} // namespace remat

#endif // REMAT_DIALECT_SHELLS_VHLO_ARTIFACT_H
