// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What device functions say about themselves to those who compile them.

#ifndef REMAT_SUPPORT_DEVICEFUNCTIONS_H
#define REMAT_SUPPORT_DEVICEFUNCTIONS_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On functions of LLVM whose neighbours in memory are to be read and written together before
/// anything else is made of them.
inline constexpr llvm::StringLiteral wholeAccessesAttrName = "remat-whole-accesses";

} // namespace remat

#endif // REMAT_SUPPORT_DEVICEFUNCTIONS_H
