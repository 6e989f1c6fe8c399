/* Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * For LD_PRELOAD: counts calls that allocate while counting is on, in the program
 * and in all its libraries.
 */
#define _GNU_SOURCE
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *block, size_t bytes);
void *__libc_memalign(size_t alignment, size_t bytes);

static atomic_int isCounting;
static atomic_long calls;

void start_counting(void) {
  calls = 0;
  isCounting = 1;
}

long stop_counting(void) {
  isCounting = 0;
  return calls;
}

static void count(void) { calls += isCounting; }

void *malloc(size_t bytes) {
  count();
  return __libc_malloc(bytes);
}

void *calloc(size_t number, size_t bytes) {
  count();
  return __libc_calloc(number, bytes);
}

void *realloc(void *block, size_t bytes) {
  count();
  return __libc_realloc(block, bytes);
}

void *memalign(size_t alignment, size_t bytes) {
  count();
  return __libc_memalign(alignment, bytes);
}

void *aligned_alloc(size_t alignment, size_t bytes) {
  count();
  return __libc_memalign(alignment, bytes);
}

int posix_memalign(void **block, size_t alignment, size_t bytes) {
  count();
  *block = __libc_memalign(alignment, bytes);
  return *block ? 0 : 12;
}

void *mmap(void *address, size_t bytes, int protection, int flags, int file,
           off_t offset) {
  count();
  return (void *)syscall(SYS_mmap, address, bytes, protection, flags, file,
                         offset);
}
