// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From lifetimes to addresses: buffers with known lifetimes and sizes get
/// offsets in one arena such that no two that live at the same time overlap.
///
/// The least height is at least the most bytes that are live at once (the
/// liveness bound). Reaching it is NP-hard in general (dynamic storage
/// allocation), so `layOutArena` first lays the buffers out by greedy orders
/// (`ArenaGreedy.h`; very many over time, `ArenaOverTime.h`), around large ones
/// placed by a beam (`ArenaBeam.h`) and, where a gap to the bound remains, repairs that by ejection
/// (`ArenaEjection.h`) and by a complete search (`ArenaSearch.h`), all over the
/// parts into which moments that no buffer crosses divide the time.

#ifndef REMAT_PLANNER_ARENA_H
#define REMAT_PLANNER_ARENA_H

#include "remat/Planner/Deadline.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace remat::planner {

struct ArenaBuffer {
  /// Lives in [lower, upper).
  int64_t lower = 0;
  int64_t upper = 0;
  int64_t size = 0;
  /// The buffer needs only so many bytes from a time on: (time, bytes), times
  /// rising inside the lifetime, bytes falling. An in-place update by a smaller
  /// value shrinks its buffer like this.
  std::vector<std::pair<int64_t, int64_t>> shrinks;

  int64_t sizeAt(int64_t time) const;
};

struct ArenaOptions {
  /// Stop at the first layout of at most so many bytes; none: the lowest.
  std::optional<int64_t> capacity;
  /// All offsets are multiples of it.
  int64_t alignment = 1;
  Deadline deadline = {};
  /// Buffers looked at by the search; the same limit gives the same layout. Zero:
  /// no search, the best of the simple orders.
  uint64_t workLimit = uint64_t(1) << 31;
};

struct ArenaLayout {
  /// One per buffer.
  std::vector<int64_t> offsets;
  /// The highest end of a buffer.
  int64_t height = 0;
  /// Most bytes live at once, sizes rounded up to the alignment: no layout is
  /// lower.
  int64_t livenessBytes = 0;
  /// Buffers that found no place while all others lay within the capacity asked
  /// for: few, but not proven to be fewest. Empty where it is kept.
  std::vector<int32_t> leftOut;
  /// Why the search ended early: "", "time", "work", "interrupt". Without a
  /// reason the height is as asked, or proven to be the lowest.
  std::string cut;
};

/// Lays the buffers out. Lifetimes must not be empty, the alignment positive,
/// sums at most 2^62. O(n log n) for the first layout; more where the limits
/// allow.
ArenaLayout layOutArena(llvm::ArrayRef<ArenaBuffer> buffers,
                        const ArenaOptions &options);

/// The same within `capacity`, which is not yet in the options, and lower where
/// that is easy; as low as the options allow where it is far above the live
/// bytes. `persists`: where few buffers do not keep it, much more work.
ArenaLayout layOutWithin(llvm::ArrayRef<ArenaBuffer> buffers,
                         const ArenaOptions &options, int64_t capacity,
                         bool persists = true);

/// A table of buffers in minimalloc's CSV form.
struct ArenaTable {
  std::vector<std::string> ids;
  std::vector<ArenaBuffer> buffers;
};

/// Reads `id,lower,upper,size` (columns in any order, an `offset` column is
/// ignored). Errors name the line.
llvm::Expected<ArenaTable> parseArenaCsv(llvm::StringRef text);

/// Prints `id,lower,upper,size,offset`, one line per piece of a buffer: what
/// remains of a buffer that shrinks is printed as `id.1`, `id.2`, ...
std::string printArenaCsv(const ArenaTable &table, const ArenaLayout &layout);

} // namespace remat::planner

#endif // REMAT_PLANNER_ARENA_H
