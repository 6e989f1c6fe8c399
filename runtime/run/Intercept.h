// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes that the process allocates, whoever asks for them: this library defines
/// malloc and its relatives and mmap, in front of the C library's. So what a run
/// takes is measured, and not what the plan says about it.
///
/// Not in builds with a sanitizer, which has its own malloc.

#ifndef REMAT_RUNTIME_INTERCEPT_H
#define REMAT_RUNTIME_INTERCEPT_H

#include <cstdint>

namespace remat::runtime {

struct Allocations {
  /// Bytes of live blocks, as malloc rounds them, and of mappings.
  int64_t liveBytes;
  /// The highest liveBytes since the latest resetAllocationPeak.
  int64_t peakBytes;
  /// Calls that allocated, since the start.
  int64_t calls;
};

bool canInterceptAllocations();
Allocations readAllocations();
void resetAllocationPeak();

} // namespace remat::runtime

#endif // REMAT_RUNTIME_INTERCEPT_H
