// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes and times as text: what users write on command lines and what
/// messages show. `GiB` is 2^30, `GB` is 1e9.

#ifndef REMAT_SUPPORT_BYTES_H
#define REMAT_SUPPORT_BYTES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

namespace remat {

/// `39.97 GiB`, `512.00 MiB`, `96 B`: base 2, two decimals from KiB on.
std::string formatBytes(int64_t bytes);

/// `5.83 ms`, `12.0 us`, `1.25 s`.
std::string formatNanoseconds(int64_t ns);

/// Bytes as text with an optional unit: `4096`, `40GiB`, `40 GB`, `1.5MiB`.
/// Fails on negative, empty, not-a-number, fractions of a byte and anything
/// above 2^53.
llvm::Expected<int64_t> parseBytes(llvm::StringRef text);

/// A budget as the user writes it.
struct BudgetText {
  enum class Kind { Bytes, PercentOfKeepAll, Minimum } kind = Kind::Bytes;
  int64_t bytes = 0;
  double percent = 0;
};

/// So many percent of the bytes, rounded down; all of them for 100.
int64_t takePercent(int64_t bytes, double percent);

/// `40GiB`, `40GB`, `123`, `80%` or `min`. Zero, negative, NaN, empty and
/// overflowing texts fail with the accepted forms listed.
llvm::Expected<BudgetText> parseBudget(llvm::StringRef text);

/// `10s`, `500ms`, `2m`, or a plain number of seconds. Fails like parseBudget.
llvm::Expected<double> parseSeconds(llvm::StringRef text);

} // namespace remat

#endif // REMAT_SUPPORT_BYTES_H
