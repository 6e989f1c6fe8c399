// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "DeadMemory.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#if defined(__SANITIZE_ADDRESS__)
#define REMAT_HAS_ADDRESS_SANITIZER
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define REMAT_HAS_ADDRESS_SANITIZER
#endif
#endif
#ifdef REMAT_HAS_ADDRESS_SANITIZER
#include <sanitizer/asan_interface.h>
#endif

namespace remat::runtime {

static void forbid([[maybe_unused]] unsigned char *begin,
                   [[maybe_unused]] int64_t bytes) {
#ifdef REMAT_HAS_ADDRESS_SANITIZER
  __asan_poison_memory_region(begin, size_t(bytes));
#endif
}

static void allow([[maybe_unused]] unsigned char *begin,
                  [[maybe_unused]] int64_t bytes) {
#ifdef REMAT_HAS_ADDRESS_SANITIZER
  __asan_unpoison_memory_region(begin, size_t(bytes));
#endif
}

void Pattern::fill(unsigned char *memory, int64_t begin, int64_t end) const {
  for (int64_t i = begin; i < end; ++i)
    memory[i] = at(i);
}

/// Memory that repeats every two bytes equals itself two bytes further on.
bool Pattern::fills(const unsigned char *memory, int64_t begin,
                    int64_t end) const {
  for (int64_t i = begin; i < end && i < begin + 2; ++i)
    if (memory[i] != at(i))
      return false;
  return end - begin <= 2 ||
         std::memcmp(memory + begin, memory + begin + 2, end - begin - 2) == 0;
}

int64_t Pattern::findFirstChange(const unsigned char *memory, int64_t begin,
                                 int64_t end) const {
  if (fills(memory, begin, end))
    return end;
  while (begin < end && memory[begin] == at(begin))
    ++begin;
  return begin;
}

int64_t Pattern::findEndOfChanges(const unsigned char *memory, int64_t begin,
                                  int64_t end) const {
  while (end > begin && memory[end - 1] == at(end - 1))
    --end;
  return end;
}

DeadMemory::~DeadMemory() { std::free(byOffset); }

bool DeadMemory::initialize(const remat_rt_module *newModule,
                            unsigned char *newArena, Pattern newPattern) {
  module = newModule;
  arena = newArena;
  pattern = newPattern;
  byOffset = static_cast<const remat_rt_buffer **>(
      std::calloc(module->buffer_count + 1, sizeof(remat_rt_buffer *)));
  if (!byOffset)
    return false;
  for (int64_t i = 0; i < module->buffer_count; ++i)
    byOffset[i] = &module->buffers[i];
  std::sort(byOffset, byOffset + module->buffer_count,
            [](const remat_rt_buffer *a, const remat_rt_buffer *b) {
              return a->offset < b->offset;
            });
  return true;
}

int64_t DeadMemory::getBytes() const {
  return (module->buffer_count + 1) * sizeof(remat_rt_buffer *) +
         2 * guardBytes;
}

/// What is copied to results behind the last step is written before that one is known
/// to have ended.
template <typename Visit>
void DeadMemory::forEachGap(int64_t step, Visit visit) const {
  int64_t behind = step + 1 == module->step_count ? step + 1 : step;
  int64_t cursor = 0;
  for (int64_t i = 0; i < module->buffer_count; ++i) {
    const remat_rt_buffer &buffer = *byOffset[i];
    if (behind < buffer.first_step || step > buffer.last_step)
      continue;
    if (cursor < buffer.offset)
      visit(cursor, buffer.offset);
    cursor = std::max(cursor, buffer.offset + buffer.bytes);
  }
  visit(cursor, module->arena_bytes);
}

static int64_t findChangeInGap(const Pattern &pattern,
                               const unsigned char *arena, int64_t begin,
                               int64_t end, int64_t found) {
  if (found != DeadMemory::nowhere)
    return found;
  int64_t first = pattern.findFirstChange(arena, begin, end);
  return first == end ? DeadMemory::nowhere : first;
}

void DeadMemory::fillArena() { pattern.fill(arena, 0, module->arena_bytes); }

void DeadMemory::fillGuards() {
  pattern.fill(arena, -guardBytes, 0);
  pattern.fill(arena, module->arena_bytes, module->arena_bytes + guardBytes);
}

void DeadMemory::fillDead(int64_t step) {
  forEachGap(step, [&](int64_t begin, int64_t end) {
    pattern.fill(arena, begin, end);
  });
}

void DeadMemory::forbidDead(int64_t step) {
  forEachGap(step, [&](int64_t begin, int64_t end) {
    forbid(arena + begin, end - begin);
  });
  forbid(arena - guardBytes, guardBytes);
  forbid(arena + module->arena_bytes, guardBytes);
}

void DeadMemory::allowAll() {
  allow(arena - guardBytes, module->arena_bytes + 2 * guardBytes);
}

int64_t DeadMemory::findWrittenDead(int64_t step) const {
  int64_t found = nowhere;
  forEachGap(step, [&](int64_t begin, int64_t end) {
    found = findChangeInGap(pattern, arena, begin, end, found);
  });
  return found;
}

int64_t DeadMemory::findWrittenGuard() const {
  int64_t below = pattern.findFirstChange(arena, -guardBytes, 0);
  if (below != 0)
    return below;
  int64_t end = module->arena_bytes;
  int64_t above = pattern.findFirstChange(arena, end, end + guardBytes);
  return above == end + guardBytes ? nowhere : above;
}

int64_t DeadMemory::computeTouchedBytes() const {
  return pattern.findEndOfChanges(arena, 0, module->arena_bytes);
}

//===----------------------------------------------------------------------===//
// Bodies of loops
//===----------------------------------------------------------------------===//

template <typename Visit>
void BodyMemory::forEachGap(int64_t kernel, Visit visit) const {
  int64_t cursor = 0;
  const int64_t *end = table + 3 + 4 * table[2];
  for (const int64_t *buffer = table + 3; buffer != end; buffer += 4) {
    if (kernel < buffer[2] || kernel > buffer[3])
      continue;
    if (cursor < buffer[0])
      visit(cursor, buffer[0]);
    cursor = std::max(cursor, buffer[0] + buffer[1]);
  }
  visit(cursor, getArenaBytes());
}

void BodyMemory::fillDead(int64_t kernel) {
  forEachGap(kernel, [&](int64_t begin, int64_t end) {
    pattern.fill(arena, begin, end);
  });
}

void BodyMemory::forbidDead(int64_t kernel) {
  forEachGap(kernel, [&](int64_t begin, int64_t end) {
    forbid(arena + begin, end - begin);
  });
}

void BodyMemory::allowAll() { allow(arena, getArenaBytes()); }

int64_t BodyMemory::findWrittenDead(int64_t kernel) const {
  int64_t found = DeadMemory::nowhere;
  forEachGap(kernel, [&](int64_t begin, int64_t end) {
    found = findChangeInGap(pattern, arena, begin, end, found);
  });
  return found;
}

} // namespace remat::runtime
