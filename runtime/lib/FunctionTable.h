// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Functions of libraries that are found when a step starts, in a structure of
/// pointers.

#ifndef REMAT_RUNTIME_FUNCTIONTABLE_H
#define REMAT_RUNTIME_FUNCTIONTABLE_H

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

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

/// The library that the environment's `variable` names, if it does, or the first of `names`
/// that is installed; null if none is, `variable` is `off`, or a function is missing. One
/// structure for all steps.
template <typename Table, size_t files, size_t functions>
const Table *openLibrary(const char *variable, const char *const (&names)[files],
                         const FunctionEntry (&entries)[functions]) {
  static Table table;
  static bool isLoaded = false;
  if (isLoaded)
    return &table;
  const char *chosen = std::getenv(variable);
  void *file = nullptr;
  if (chosen && *chosen)
    file = std::strcmp(chosen, "off") ? dlopen(chosen, RTLD_NOW | RTLD_LOCAL) : nullptr;
  else
    for (size_t i = 0; i < files && !file; ++i)
      file = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  auto find = [](void *library, const char *name) { return dlsym(library, name); };
  Table found = {};
  if (!file || loadFunctions(found, entries, file, +find))
    return nullptr;
  table = found;
  isLoaded = true;
  return &table;
}

} // namespace remat::runtime

#endif // REMAT_RUNTIME_FUNCTIONTABLE_H
