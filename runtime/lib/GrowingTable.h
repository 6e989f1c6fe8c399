// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A table of what a step meets, without the C++ library.

#ifndef REMAT_RUNTIME_GROWINGTABLE_H
#define REMAT_RUNTIME_GROWINGTABLE_H

#include <cstdint>
#include <cstdlib>
#include <type_traits>

namespace remat::runtime {

/// Entries are bytes that may be moved; those that own something are released by who knows
/// of it.
template <typename Entry> class GrowingTable {
public:
  GrowingTable() = default;
  GrowingTable(const GrowingTable &) = delete;
  GrowingTable &operator=(const GrowingTable &) = delete;
  ~GrowingTable() { clear(); }

  Entry *begin() { return entries; }
  Entry *end() { return entries + count; }
  void clear() {
    std::free(entries);
    entries = nullptr;
    count = capacity = 0;
  }
  /// A new entry, which others are moved for; null if there is no memory.
  Entry *add() {
    static_assert(std::is_trivially_copyable_v<Entry>, "entries are moved as bytes");
    if (count == capacity) {
      int64_t larger = capacity ? 2 * capacity : 64;
      void *grown = std::realloc(entries, size_t(larger) * sizeof(Entry));
      if (!grown)
        return nullptr;
      entries = static_cast<Entry *>(grown);
      capacity = larger;
    }
    Entry *entry = &entries[count++];
    *entry = Entry();
    return entry;
  }

private:
  Entry *entries = nullptr;
  int64_t count = 0, capacity = 0;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_GROWINGTABLE_H
