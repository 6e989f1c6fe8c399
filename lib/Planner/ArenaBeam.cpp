// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// States, their successors, and which are kept.

#include "ArenaBeam.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

namespace remat::planner {

namespace {
struct Piece {
  int64_t offset = 0;
  int64_t size = 0;
  int64_t upper = 0;

  bool operator==(const Piece &other) const {
    return offset == other.offset && size == other.size && upper == other.upper;
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
  int32_t node = -1;
  double score = 0;
};

class Beam {
public:
  /// `order`: buffers and their heights.
  Beam(llvm::ArrayRef<ArenaBuffer> buffers,
       std::vector<std::pair<int32_t, int64_t>> order, size_t width)
      : buffers(buffers), order(std::move(order)), width(width) {
    for (auto [buffer, height] : this->order)
      capacity = std::max(capacity, height);
  }

  std::optional<std::vector<int64_t>> run();

private:
  void expand(const State &state, const ArenaBuffer &buffer, int64_t height);
  void offer(const State &state, size_t position, const ArenaBuffer &buffer,
             int64_t offset);
  double scoreOf(const std::vector<Piece> &live, int64_t horizon) const;
  void keepBest();

  llvm::ArrayRef<ArenaBuffer> buffers;
  std::vector<std::pair<int32_t, int64_t>> order;
  int64_t capacity = 1;
  const size_t width;
  /// Deaths up to the first and up to the second are looked at as if they had
  /// happened.
  int64_t nearDeath = 0, farDeath = 0;
  std::vector<State> states, next;
  std::vector<Node> nodes;
};
} // namespace

/// The sum of squares of the gaps between the pieces that live after `horizon`,
/// relative to the capacity's.
double Beam::scoreOf(const std::vector<Piece> &live, int64_t horizon) const {
  double score = 0;
  int64_t end = 0;
  auto addGap = [&](int64_t until) {
    double gap = double(until - end) / double(capacity);
    score += gap * gap;
  };
  for (const Piece &piece : live) {
    if (piece.upper <= horizon)
      continue;
    addGap(piece.offset);
    end = piece.offset + piece.size;
  }
  addGap(capacity);
  return score;
}

void Beam::offer(const State &state, size_t position, const ArenaBuffer &buffer,
                 int64_t offset) {
  State &added = next.emplace_back();
  added.live.reserve(state.live.size() + 1);
  added.live.assign(state.live.begin(), state.live.begin() + position);
  added.live.push_back({offset, buffer.size, buffer.upper});
  added.live.insert(added.live.end(), state.live.begin() + position,
                    state.live.end());
  added.node = int32_t(nodes.size());
  added.score = scoreOf(added.live, buffer.lower) +
                scoreOf(added.live, nearDeath) + scoreOf(added.live, farDeath);
  nodes.push_back({state.node, offset});
}

void Beam::expand(const State &state, const ArenaBuffer &buffer,
                  int64_t height) {
  int64_t end = 0;
  for (size_t position = 0; position <= state.live.size() && end < height;
       ++position) {
    bool isLast = position == state.live.size();
    int64_t until =
        isLast ? height : std::min(height, state.live[position].offset);
    int64_t slack = until - end - buffer.size;
    if (slack >= 0)
      offer(state, position, buffer, end);
    if (slack > 0)
      offer(state, position, buffer, until - buffer.size);
    if (!isLast)
      end = state.live[position].offset + state.live[position].size;
  }
}

/// The best states without equals, in a fixed order.
void Beam::keepBest() {
  auto isBefore = [](const State &a, const State &b) {
    return std::make_pair(-a.score, a.node) < std::make_pair(-b.score, b.node);
  };
  llvm::sort(next, isBefore);
  states.clear();
  for (State &state : next) {
    if (states.size() == width)
      break;
    // Equal states have equal scores.
    bool isKnown = false;
    for (size_t other = states.size();
         other-- > 0 && states[other].score == state.score && !isKnown;)
      isKnown = states[other].live == state.live;
    if (!isKnown)
      states.push_back(std::move(state));
  }
  next.clear();
}

std::optional<std::vector<int64_t>> Beam::run() {
  states.emplace_back();
  for (auto [id, height] : order) {
    const ArenaBuffer &buffer = buffers[id];
    for (State &state : states)
      llvm::erase_if(state.live, [&](const Piece &piece) {
        return piece.upper <= buffer.lower;
      });
    // All states have the same pieces.
    std::vector<int64_t> deaths = {buffer.upper};
    for (const Piece &piece : states.front().live)
      deaths.push_back(piece.upper);
    llvm::sort(deaths);
    nearDeath = deaths[deaths.size() / 3];
    farDeath = deaths[2 * deaths.size() / 3];
    for (const State &state : states)
      expand(state, buffer, height);
    if (next.empty())
      return std::nullopt;
    keepBest();
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
