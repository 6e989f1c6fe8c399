// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Integers that follow from the number of an iteration as places in stacks do: `i`, `2 * i`,
/// `n - i`, `i % 3` of layers that share weights in turn, `i // 2` of those that share them
/// in pairs.

#ifndef REMAT_DIALECT_STABLEHLO_PERIODICINDEX_H
#define REMAT_DIALECT_STABLEHLO_PERIODICINDEX_H

#include "remat/Dialect/StableHLO/CountedLoop.h"

namespace remat::stablehlo {

/// `scale * ((k + phase) / divisor % modulus) + offset` in iteration k = 0, 1, ...;
/// without a remainder if `modulus` is 0.
struct PeriodicIndex {
  int64_t scale = 0;
  int64_t offset = 0;
  int64_t phase = 0;
  int64_t divisor = 1;
  int64_t modulus = 0;

  PeriodicIndex() = default;
  PeriodicIndex(IterationIndex index) : scale(index.scale), offset(index.offset) {}

  int64_t at(int64_t iteration) const {
    int64_t turn = (iteration + phase) / divisor;
    return scale * (modulus ? turn % modulus : turn) + offset;
  }
  /// Whether it grows by the same in each iteration.
  bool isEven() const { return divisor == 1 && modulus == 0; }
  bool operator==(const PeriodicIndex &other) const {
    return scale == other.scale && offset == other.offset && phase == other.phase &&
           divisor == other.divisor && modulus == other.modulus;
  }

  /// The index whose numbers in the first iterations these are; none if there is no such.
  static std::optional<PeriodicIndex> fit(llvm::ArrayRef<int64_t> numbers);
};

/// The scalar integer or truth value of the loop's body in each iteration, if it follows from
/// the counter and constants by arithmetic, comparisons and selections; none otherwise, for
/// loops of more than 4096 iterations, and where a number leaves its type.
std::optional<llvm::SmallVector<int64_t>> tabulate(const CountedLoop &loop,
                                                   mlir::Value scalar);

} // namespace remat::stablehlo

#endif // REMAT_DIALECT_STABLEHLO_PERIODICINDEX_H
