// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Random numbers of searches. Internal.

#ifndef REMAT_PLANNER_SEARCHRANDOM_H
#define REMAT_PLANNER_SEARCHRANDOM_H

#include <cstddef>
#include <cstdint>

namespace remat::planner {

/// Small, fast and the same everywhere (splitmix64).
class SearchRandom {
public:
  explicit SearchRandom(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// Below `limit`, which is not zero.
  size_t below(size_t limit) { return size_t(next() % limit); }
  /// In [0, 1).
  double fraction() { return double(next() >> 11) * 0x1p-53; }

private:
  uint64_t state;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_SEARCHRANDOM_H
