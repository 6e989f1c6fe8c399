// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds arguments that share bytes with one that the step may overwrite.

#ifndef REMAT_RUNTIME_ARGUMENTRANGES_H
#define REMAT_RUNTIME_ARGUMENTRANGES_H

#include "remat_rt.h"

namespace remat::runtime {

class ArgumentRanges {
public:
  ArgumentRanges() = default;
  ArgumentRanges(const ArgumentRanges &) = delete;
  ArgumentRanges &operator=(const ArgumentRanges &) = delete;
  ~ArgumentRanges();

  /// Allocates; false if there is no memory.
  bool initialize(const remat_rt_module *newModule);
  /// REMAT_RT_BAD_INPUT if a donated argument overlaps another one. Null pointers
  /// stand for no bytes. O(n log n), allocates nothing.
  int64_t check(void *const *arguments, remat_rt_error *error);
  int64_t getBytes() const;

private:
  struct Range {
    uintptr_t begin, end;
    int64_t argument;
  };

  int64_t reportOverlap(const Range &low, const Range &high,
                        remat_rt_error *error) const;

  const remat_rt_module *module = nullptr;
  Range *ranges = nullptr;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_ARGUMENTRANGES_H
