// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A set of at most 384 small numbers with the few operations that the exact
/// search spends its time on. Internal to the exact search.

#ifndef REMAT_PLANNER_STORAGEBITS_H
#define REMAT_PLANNER_STORAGEBITS_H

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/bit.h"
#include <array>
#include <cstdint>

namespace remat::planner {

class StorageBits {
public:
  static constexpr int wordCount = 6;
  static constexpr int capacity = 64 * wordCount;

  bool test(int bit) const { return words[bit / 64] >> (bit % 64) & 1; }
  void set(int bit) { words[bit / 64] |= uint64_t(1) << (bit % 64); }
  void reset(int bit) { words[bit / 64] &= ~(uint64_t(1) << (bit % 64)); }

  StorageBits operator|(const StorageBits &other) const {
    return combine(other, [](uint64_t a, uint64_t b) { return a | b; });
  }
  StorageBits operator&(const StorageBits &other) const {
    return combine(other, [](uint64_t a, uint64_t b) { return a & b; });
  }
  StorageBits without(const StorageBits &other) const {
    return combine(other, [](uint64_t a, uint64_t b) { return a & ~b; });
  }
  bool contains(const StorageBits &other) const {
    uint64_t missing = 0;
    for (int word = 0; word < wordCount; ++word)
      missing |= other.words[word] & ~words[word];
    return missing == 0;
  }
  bool intersects(const StorageBits &other) const {
    uint64_t common = 0;
    for (int word = 0; word < wordCount; ++word)
      common |= other.words[word] & words[word];
    return common != 0;
  }
  bool empty() const { return *this == StorageBits(); }
  bool operator==(const StorageBits &other) const {
    return words == other.words;
  }
  size_t hash() const {
    return llvm::hash_combine_range(words.begin(), words.end());
  }
  template <typename Function> void forEach(Function function) const {
    for (int word = 0; word < wordCount; ++word)
      for (uint64_t rest = words[word]; rest != 0; rest &= rest - 1)
        function(64 * word + int(llvm::countr_zero(rest)));
  }

private:
  template <typename Function>
  StorageBits combine(const StorageBits &other, Function function) const {
    StorageBits result;
    for (int word = 0; word < wordCount; ++word)
      result.words[word] = function(words[word], other.words[word]);
    return result;
  }

  std::array<uint64_t, wordCount> words{};
};

} // namespace remat::planner

#endif // REMAT_PLANNER_STORAGEBITS_H
