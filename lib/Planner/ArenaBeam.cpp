// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// States, their successors, and which are kept.

#include "ArenaBeam.h"

#include "llvm/ADT/STLExtras.h"
#include <array>
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

/// A successor that is not yet built: the buffer goes to `offset`, before the
/// piece at `position`.
struct Offer {
  double score;
  int32_t state;
  int32_t position;
  int64_t offset;
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
  void expand(int32_t state, const ArenaBuffer &buffer, int64_t height);
  double scoreWith(const State &state, size_t position,
                   const Piece &added) const;
  State build(const Offer &offer, const ArenaBuffer &buffer) const;
  void keepBest(const ArenaBuffer &buffer);

  llvm::ArrayRef<ArenaBuffer> buffers;
  std::vector<std::pair<int32_t, int64_t>> order;
  int64_t capacity = 1;
  const size_t width;
  /// Deaths up to each of them are looked at as if they had happened.
  std::array<int64_t, 3> horizons = {};
  std::vector<State> states, next;
  std::vector<Offer> offers;
  std::vector<Node> nodes;
};
} // namespace

/// The sum of squares of the gaps between the pieces that live after each
/// horizon, relative to the capacity's.
double Beam::scoreWith(const State &state, size_t position,
                       const Piece &added) const {
  std::array<double, 3> scores = {};
  std::array<int64_t, 3> ends = {};
  auto addGap = [&](size_t horizon, int64_t until) {
    double gap = double(until - ends[horizon]) / double(capacity);
    scores[horizon] += gap * gap;
  };
  auto addPiece = [&](const Piece &piece) {
    for (size_t horizon = 0; horizon < horizons.size(); ++horizon) {
      if (piece.upper <= horizons[horizon])
        continue;
      addGap(horizon, piece.offset);
      ends[horizon] = piece.offset + piece.size;
    }
  };
  for (size_t index = 0; index < position; ++index)
    addPiece(state.live[index]);
  addPiece(added);
  for (size_t index = position; index < state.live.size(); ++index)
    addPiece(state.live[index]);
  for (size_t horizon = 0; horizon < horizons.size(); ++horizon)
    addGap(horizon, capacity);
  return scores[0] + scores[1] + scores[2];
}

State Beam::build(const Offer &offer, const ArenaBuffer &buffer) const {
  const std::vector<Piece> &live = states[offer.state].live;
  State built;
  built.live.reserve(live.size() + 1);
  built.live.assign(live.begin(), live.begin() + offer.position);
  built.live.push_back({offer.offset, buffer.size, buffer.upper});
  built.live.insert(built.live.end(), live.begin() + offer.position,
                    live.end());
  built.score = offer.score;
  return built;
}

void Beam::expand(int32_t number, const ArenaBuffer &buffer, int64_t height) {
  const State &state = states[number];
  auto offer = [&](size_t position, int64_t offset) {
    offers.push_back({scoreWith(state, position,
                                {offset, buffer.size, buffer.upper}),
                      number, int32_t(position), offset});
  };
  int64_t end = 0;
  for (size_t position = 0; position <= state.live.size() && end < height;
       ++position) {
    bool isLast = position == state.live.size();
    int64_t until =
        isLast ? height : std::min(height, state.live[position].offset);
    int64_t slack = until - end - buffer.size;
    if (slack >= 0)
      offer(position, end);
    if (slack > 0)
      offer(position, until - buffer.size);
    if (!isLast)
      end = state.live[position].offset + state.live[position].size;
  }
}

/// The best successors without equals, in a fixed order.
void Beam::keepBest(const ArenaBuffer &buffer) {
  // Offers stand in the order in which they were made.
  llvm::stable_sort(offers, [](const Offer &a, const Offer &b) {
    return a.score > b.score;
  });
  next.clear();
  for (const Offer &offer : offers) {
    if (next.size() == width)
      break;
    State built = build(offer, buffer);
    // Equal states have equal scores.
    bool isKnown = false;
    for (size_t other = next.size();
         other-- > 0 && next[other].score == built.score && !isKnown;)
      isKnown = next[other].live == built.live;
    if (isKnown)
      continue;
    built.node = int32_t(nodes.size());
    nodes.push_back({states[offer.state].node, offer.offset});
    next.push_back(std::move(built));
  }
  offers.clear();
  states.swap(next);
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
    horizons = {buffer.lower, deaths[deaths.size() / 3],
                deaths[2 * deaths.size() / 3]};
    for (size_t state = 0; state < states.size(); ++state)
      expand(int32_t(state), buffer, height);
    if (offers.empty())
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
