// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Functions of libraries that are found when a step starts, in a structure of
/// pointers.

#ifndef REMAT_RUNTIME_FUNCTIONTABLE_H
#define REMAT_RUNTIME_FUNCTIONTABLE_H

#include <cstddef>
#include <cstring>

namespace remat::runtime {

/// A name in a library, and where in the structure its address belongs.
struct FunctionEntry {
  const char *name;
  size_t offset;
};

/// Fills `table`. The name of the first function that `find` (like dlsym) does not
/// know, null if all are there.
template <typename Table, size_t count>
const char *loadFunctions(Table &table, const FunctionEntry (&entries)[count],
                          void *library, void *(*find)(void *, const char *)) {
  for (const FunctionEntry &entry : entries) {
    void *function = find(library, entry.name);
    if (!function)
      return entry.name;
    std::memcpy(reinterpret_cast<char *>(&table) + entry.offset, &function,
                sizeof(function));
  }
  return nullptr;
}

} // namespace remat::runtime

#endif // REMAT_RUNTIME_FUNCTIONTABLE_H
