// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Fills arena bytes that hold nothing with a pattern and finds out who wrote to
/// them. Bytes between live buffers, guard zones on both sides of the arena and
/// the padding behind a buffer all count as dead.

#ifndef REMAT_RUNTIME_DEADMEMORY_H
#define REMAT_RUNTIME_DEADMEMORY_H

#include "remat_rt.h"

namespace remat::runtime {

/// Repeats two bytes: 0x7fff is a NaN in every floating-point type of one, two,
/// four and eight bytes.
class Pattern {
public:
  explicit Pattern(uint16_t bytes = 0x7fff) : bytes(bytes) {}

  /// The byte at a distance from the (even) beginning of the pattern.
  unsigned char at(int64_t position) const {
    return static_cast<unsigned char>(bytes >> (position & 1 ? 8 : 0));
  }
  /// Fills [begin, end) of `memory`.
  void fill(unsigned char *memory, int64_t begin, int64_t end) const;
  /// The first byte in [begin, end) that differs, or `end`.
  int64_t findFirstChange(const unsigned char *memory, int64_t begin,
                          int64_t end) const;
  /// One past the last byte in [begin, end) that differs, or `begin`.
  int64_t findEndOfChanges(const unsigned char *memory, int64_t begin,
                           int64_t end) const;

private:
  bool fills(const unsigned char *memory, int64_t begin, int64_t end) const;

  uint16_t bytes;
};

class DeadMemory {
public:
  /// Bytes before and behind the arena.
  static constexpr int64_t guardBytes = 4096;
  static constexpr int64_t nowhere = INT64_MIN;

  DeadMemory() = default;
  DeadMemory(const DeadMemory &) = delete;
  DeadMemory &operator=(const DeadMemory &) = delete;
  ~DeadMemory();

  /// False without memory for the table. The arena has guard zones.
  bool initialize(const remat_rt_module *module, unsigned char *arena,
                  Pattern pattern);

  void fillArena();
  void fillGuards();
  /// Fills what no buffer of `step` holds.
  void fillDead(int64_t step);
  /// In builds with the address sanitizer: makes every access to what no buffer of
  /// `step` holds, and to the guard zones, an error that is reported where it
  /// happens. Elsewhere nothing happens.
  void forbidDead(int64_t step);
  void allowAll();
  /// The first dead byte that was written during `step`, or `nowhere`.
  int64_t findWrittenDead(int64_t step) const;
  /// The first byte of a guard zone that was written, relative to the arena, or
  /// `nowhere`.
  int64_t findWrittenGuard() const;
  Pattern getPattern() const { return pattern; }
  /// Bytes up to the last one written since fillArena.
  int64_t computeTouchedBytes() const;
  int64_t getBytes() const;

private:
  template <typename Visit> void forEachGap(int64_t step, Visit visit) const;

  const remat_rt_module *module = nullptr;
  unsigned char *arena = nullptr;
  const remat_rt_buffer **byOffset = nullptr;
  Pattern pattern;
};

/// The same for the arena of a loop's body, as `remat_rt_body_begin` describes it.
/// Has no memory of its own, and no guard zones: the body's arena is in the step's.
class BodyMemory {
public:
  BodyMemory(const int64_t *table, unsigned char *arena, Pattern pattern)
      : table(table), arena(arena), pattern(pattern) {}

  int64_t getArenaBytes() const { return table[0]; }
  int64_t getKernelCount() const { return table[1]; }
  void fillDead(int64_t kernel);
  void forbidDead(int64_t kernel);
  void allowAll();
  /// The first dead byte that was written during `kernel`, or `DeadMemory::nowhere`.
  int64_t findWrittenDead(int64_t kernel) const;

private:
  template <typename Visit> void forEachGap(int64_t kernel, Visit visit) const;

  const int64_t *table;
  unsigned char *arena;
  Pattern pattern;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_DEADMEMORY_H
