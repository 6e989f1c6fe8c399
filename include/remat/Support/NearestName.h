// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The known word nearest to an unknown one, for messages.

#ifndef REMAT_SUPPORT_NEARESTNAME_H
#define REMAT_SUPPORT_NEARESTNAME_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace remat {

/// The candidate with the smallest edit distance to `word`, the first one of
/// equals; empty if there are no candidates but empty ones.
llvm::StringRef findNearestName(llvm::StringRef word,
                                llvm::ArrayRef<llvm::StringRef> candidates);

/// `none, full or dots`.
std::string joinAlternatives(llvm::ArrayRef<llvm::StringRef> words);

} // namespace remat

#endif // REMAT_SUPPORT_NEARESTNAME_H
