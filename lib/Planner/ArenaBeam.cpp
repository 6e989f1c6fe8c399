// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// States, their successors, and which are kept.

#include "ArenaBeam.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"
#include <array>
#include <numeric>
#include <unordered_map>

namespace remat::planner {

namespace {
struct Piece {
  int64_t offset = 0;
  int64_t size = 0;
  int64_t upper = 0;

  bool operator==(const Piece &other) const {
    return offset == other.offset && size == other.size && upper == other.upper;
  }
  /// A set's is the sum of its pieces'.
  uint64_t hash() const {
    return llvm::xxh3_64bits(
        {reinterpret_cast<const uint8_t *>(this), sizeof(Piece)});
  }
};

/// Where a buffer went, and what stood before.
struct Node {
  int32_t before = -1;
  int64_t offset = 0;
};

struct State {
  /// The buffers that live, by offset.
  std::vector<Piece> live;
  uint64_t hash = 0;
  int32_t node = -1;
};

/// A state with one more buffer, not yet made.
struct Candidate {
  /// Its state's number, the buffer's position in `live`, and offset.
  int32_t state = 0;
  int32_t position = 0;
  int64_t offset = 0;
  uint64_t score = 0;
  uint64_t hash = 0;
};

/// What is free of one state once all that dies up to a time has died.
struct Horizon {
  /// The sum of squares of all gaps.
  uint64_t score = 0;
  /// Per position of `live`, and behind it: the gap there.
  std::vector<std::pair<int64_t, int64_t>> gaps;
};

class Beam {
public:
  /// `order`: buffers and their heights.
  Beam(llvm::ArrayRef<ArenaBuffer> buffers,
       std::vector<std::pair<int32_t, int64_t>> order, size_t width)
      : buffers(buffers), order(std::move(order)), width(width) {
    for (auto [buffer, height] : this->order)
      capacity = std::max(capacity, height);
    while ((capacity >> unit) >= int64_t(1) << 31)
      ++unit;
  }

  std::optional<std::vector<int64_t>> run();

private:
  uint64_t squareOf(int64_t gap) const {
    uint64_t units = uint64_t(gap) >> unit;
    return units * units;
  }
  void measure(const State &state, int64_t time, Horizon &horizon) const;
  uint64_t scoreOf(const Candidate &candidate, const ArenaBuffer &buffer) const;
  void expand(int32_t number, const ArenaBuffer &buffer, int64_t height);
  void offer(Candidate candidate, const ArenaBuffer &buffer);
  bool isSame(const Candidate &candidate, const State &other) const;
  State make(const Candidate &candidate, const ArenaBuffer &buffer) const;
  void keepBest(const ArenaBuffer &buffer);

  llvm::ArrayRef<ArenaBuffer> buffers;
  std::vector<std::pair<int32_t, int64_t>> order;
  int64_t capacity = 1;
  /// Gaps are squared in units of so many bits less, so that sums fit.
  unsigned unit = 0;
  const size_t width;
  /// Deaths up to each of these are looked at as if they had happened: none, some,
  /// most.
  std::array<int64_t, 3> times = {};
  std::array<Horizon, 3> horizons;
  std::vector<State> states;
  std::vector<Candidate> candidates;
  std::vector<Node> nodes;
};
} // namespace

void Beam::measure(const State &state, int64_t time, Horizon &horizon) const {
  horizon.score = 0;
  horizon.gaps.clear();
  int64_t end = 0;
  // Positions between two pieces that stay are in one gap.
  auto closeGap = [&](int64_t until, size_t position) {
    horizon.gaps.resize(position + 1, {end, until});
    horizon.score += squareOf(until - end);
  };
  for (auto [position, piece] : llvm::enumerate(state.live)) {
    if (piece.upper <= time)
      continue;
    closeGap(piece.offset, position);
    end = piece.offset + piece.size;
  }
  closeGap(capacity, state.live.size());
}

/// The squares of the gaps that are left, now and after deaths.
uint64_t Beam::scoreOf(const Candidate &candidate,
                       const ArenaBuffer &buffer) const {
  uint64_t score = 0;
  for (auto [time, horizon] : llvm::zip_equal(times, horizons)) {
    score += horizon.score;
    if (buffer.upper <= time)
      continue;
    auto [begin, end] = horizon.gaps[candidate.position];
    score -= squareOf(end - begin);
    score += squareOf(candidate.offset - begin);
    score += squareOf(end - candidate.offset - buffer.size);
  }
  return score;
}

void Beam::offer(Candidate candidate, const ArenaBuffer &buffer) {
  candidate.score = scoreOf(candidate, buffer);
  candidate.hash = states[candidate.state].hash +
                   Piece{candidate.offset, buffer.size, buffer.upper}.hash();
  candidates.push_back(candidate);
}

void Beam::expand(int32_t number, const ArenaBuffer &buffer, int64_t height) {
  const State &state = states[number];
  for (auto [time, horizon] : llvm::zip_equal(times, horizons))
    measure(state, time, horizon);
  int64_t end = 0;
  for (size_t position = 0; position <= state.live.size() && end < height;
       ++position) {
    bool isLast = position == state.live.size();
    int64_t until =
        isLast ? height : std::min(height, state.live[position].offset);
    int64_t slack = until - end - buffer.size;
    if (slack >= 0)
      offer({number, int32_t(position), end}, buffer);
    if (slack > 0)
      offer({number, int32_t(position), until - buffer.size}, buffer);
    if (!isLast)
      end = state.live[position].offset + state.live[position].size;
  }
}

/// Whether the state made from the candidate would be `other`, which has one piece
/// for the same buffer.
bool Beam::isSame(const Candidate &candidate, const State &other) const {
  llvm::ArrayRef<Piece> before = states[candidate.state].live;
  llvm::ArrayRef<Piece> after = other.live;
  size_t position = candidate.position;
  return position < after.size() &&
         after[position].offset == candidate.offset &&
         after.take_front(position) == before.take_front(position) &&
         after.drop_front(position + 1) == before.drop_front(position);
}

State Beam::make(const Candidate &candidate, const ArenaBuffer &buffer) const {
  const std::vector<Piece> &before = states[candidate.state].live;
  State made;
  made.hash = candidate.hash;
  made.live.reserve(before.size() + 1);
  made.live.assign(before.begin(), before.begin() + candidate.position);
  made.live.push_back({candidate.offset, buffer.size, buffer.upper});
  made.live.insert(made.live.end(), before.begin() + candidate.position,
                   before.end());
  return made;
}

/// The best candidates without equals, in a fixed order.
void Beam::keepBest(const ArenaBuffer &buffer) {
  auto keyOf = [](const Candidate &candidate) {
    return std::make_tuple(~candidate.score, candidate.state,
                           candidate.position, candidate.offset);
  };
  llvm::sort(candidates, [&](const Candidate &a, const Candidate &b) {
    return keyOf(a) < keyOf(b);
  });
  std::vector<State> kept;
  std::unordered_multimap<uint64_t, size_t> numbers;
  for (const Candidate &candidate : candidates) {
    if (kept.size() == width)
      break;
    auto [first, last] = numbers.equal_range(candidate.hash);
    if (std::any_of(first, last, [&](const auto &entry) {
          return isSame(candidate, kept[entry.second]);
        }))
      continue;
    numbers.emplace(candidate.hash, kept.size());
    kept.push_back(make(candidate, buffer));
    kept.back().node = int32_t(nodes.size());
    nodes.push_back({states[candidate.state].node, candidate.offset});
  }
  states = std::move(kept);
  candidates.clear();
}

std::optional<std::vector<int64_t>> Beam::run() {
  states.emplace_back();
  for (auto [id, height] : order) {
    const ArenaBuffer &buffer = buffers[id];
    for (State &state : states)
      llvm::erase_if(state.live, [&](const Piece &piece) {
        if (piece.upper > buffer.lower)
          return false;
        state.hash -= piece.hash();
        return true;
      });
    // All states have the same pieces.
    std::vector<int64_t> deaths = {buffer.upper};
    for (const Piece &piece : states.front().live)
      deaths.push_back(piece.upper);
    llvm::sort(deaths);
    times = {buffer.lower, deaths[deaths.size() / 3],
             deaths[2 * deaths.size() / 3]};
    for (size_t number = 0; number < states.size(); ++number)
      expand(int32_t(number), buffer, height);
    if (candidates.empty())
      return std::nullopt;
    keepBest(buffer);
  }
  std::vector<int64_t> offsets(buffers.size(), -1);
  int32_t node = states.front().node;
  for (auto [id, height] : llvm::reverse(order)) {
    offsets[id] = nodes[node].offset;
    node = nodes[node].before;
  }
  return offsets;
}

std::vector<int64_t> computeBeamHeights(llvm::ArrayRef<ArenaBuffer> buffers,
                                        llvm::ArrayRef<int32_t> chosen,
                                        int64_t margin) {
  std::vector<std::pair<int64_t, int64_t>> changes;
  for (int32_t id : chosen) {
    changes.emplace_back(buffers[id].lower, buffers[id].size);
    changes.emplace_back(buffers[id].upper, -buffers[id].size);
  }
  llvm::sort(changes); // Deaths stand before births of the same time.
  std::vector<int64_t> times, rise;
  int64_t live = 0;
  for (auto [time, change] : changes) {
    live += change;
    if (!times.empty() && times.back() == time) {
      rise.back() = live;
      continue;
    }
    times.push_back(time);
    rise.push_back(live);
  }
  std::vector<int64_t> fall(rise.rbegin(), rise.rend());
  auto larger = [](int64_t a, int64_t b) { return std::max(a, b); };
  std::partial_sum(rise.begin(), rise.end(), rise.begin(), larger);
  std::partial_sum(fall.begin(), fall.end(), fall.begin(), larger);
  // The last change that is not after the time.
  auto indexOf = [&](int64_t time) {
    size_t after = llvm::upper_bound(times, time) - times.begin();
    return after ? after - 1 : 0;
  };
  auto heightAt = [&](int64_t time) {
    return std::min(rise[indexOf(time + margin)],
                    fall[fall.size() - 1 - indexOf(time - margin)]);
  };
  // A curve that rises and falls is lowest at the ends of a life.
  std::vector<int64_t> heights;
  for (int32_t id : chosen)
    heights.push_back(
        std::min(heightAt(buffers[id].lower), heightAt(buffers[id].upper - 1)));
  return heights;
}

std::optional<std::vector<int64_t>>
placeByBeam(llvm::ArrayRef<ArenaBuffer> buffers, llvm::ArrayRef<int32_t> chosen,
            llvm::ArrayRef<int64_t> heights, size_t width) {
  std::vector<std::pair<int32_t, int64_t>> order;
  for (auto [id, height] : llvm::zip_equal(chosen, heights))
    order.emplace_back(id, height);
  auto keyOf = [&](int32_t id) {
    return std::make_tuple(buffers[id].lower, -buffers[id].size,
                           -buffers[id].upper, id);
  };
  llvm::sort(order, [&](const auto &a, const auto &b) {
    return keyOf(a.first) < keyOf(b.first);
  });
  return Beam(buffers, std::move(order), width).run();
}

} // namespace remat::planner
