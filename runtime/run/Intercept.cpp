// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Intercept.h"

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define REMAT_HAS_SANITIZER 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define REMAT_HAS_SANITIZER 1
#endif

namespace remat::runtime {

static std::atomic<int64_t> liveBytes{0};
static std::atomic<int64_t> peakBytes{0};
static std::atomic<int64_t> callCount{0};

Allocations readAllocations() {
  return {liveBytes.load(), peakBytes.load(), callCount.load()};
}

void resetAllocationPeak() { peakBytes.store(liveBytes.load()); }

#ifdef REMAT_HAS_SANITIZER

bool canInterceptAllocations() { return false; }

#else

bool canInterceptAllocations() { return true; }

static void countAllocation(int64_t bytes) {
  callCount.fetch_add(1, std::memory_order_relaxed);
  int64_t live = liveBytes.fetch_add(bytes) + bytes;
  int64_t peak = peakBytes.load();
  while (live > peak && !peakBytes.compare_exchange_weak(peak, live)) {
  }
}

static void countRelease(int64_t bytes) { liveBytes.fetch_sub(bytes); }

static void *countBlock(void *block) {
  if (block)
    countAllocation(int64_t(malloc_usable_size(block)));
  return block;
}

#endif

} // namespace remat::runtime

#ifndef REMAT_HAS_SANITIZER

using namespace remat::runtime;

extern "C" {

void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *block, size_t bytes);
void *__libc_memalign(size_t alignment, size_t bytes);
void __libc_free(void *block);

[[gnu::visibility("default")]] void *malloc(size_t bytes) {
  return countBlock(__libc_malloc(bytes));
}

[[gnu::visibility("default")]] void *calloc(size_t count, size_t bytes) {
  return countBlock(__libc_calloc(count, bytes));
}

[[gnu::visibility("default")]] void *realloc(void *block, size_t bytes) {
  int64_t before = block ? int64_t(malloc_usable_size(block)) : 0;
  void *moved = __libc_realloc(block, bytes);
  if (moved || bytes == 0)
    countRelease(before);
  return countBlock(moved);
}

[[gnu::visibility("default")]] void *memalign(size_t alignment, size_t bytes) {
  return countBlock(__libc_memalign(alignment, bytes));
}

[[gnu::visibility("default")]] void *aligned_alloc(size_t alignment,
                                                   size_t bytes) {
  return countBlock(__libc_memalign(alignment, bytes));
}

[[gnu::visibility("default")]] int posix_memalign(void **block,
                                                  size_t alignment,
                                                  size_t bytes) {
  *block = countBlock(__libc_memalign(alignment, bytes));
  return *block ? 0 : ENOMEM;
}

[[gnu::visibility("default")]] void free(void *block) {
  if (!block)
    return;
  countRelease(int64_t(malloc_usable_size(block)));
  __libc_free(block);
}

[[gnu::visibility("default")]] void *mmap(void *address, size_t bytes,
                                          int protection, int flags, int file,
                                          off_t offset) {
  long result =
      syscall(SYS_mmap, address, bytes, protection, flags, file, offset);
  auto *memory = reinterpret_cast<void *>(result);
  if (memory != MAP_FAILED)
    countAllocation(int64_t(bytes));
  return memory;
}

[[gnu::visibility("default")]] int munmap(void *address, size_t bytes) {
  int status = int(syscall(SYS_munmap, address, bytes));
  if (status == 0)
    countRelease(int64_t(bytes));
  return status;
}

} // extern "C"

#endif
