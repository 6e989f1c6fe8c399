// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The search behind `ArenaSearch.h`: depth first, with lists to undo.

#include "ArenaSearch.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

namespace remat::planner {

/// Looks at buffers between two questions to the clock.
static constexpr uint64_t workBetweenQuestions = 1 << 16;

ArenaSearch::ArenaSearch(llvm::ArrayRef<ArenaBuffer> buffers,
                         const ArenaConflicts &conflicts,
                         std::function<bool()> shouldStop)
    : buffers(buffers), conflicts(conflicts),
      shouldStop(std::move(shouldStop)) {
  findSections();
  all.resize(buffers.size());
  std::iota(all.begin(), all.end(), 0);
  llvm::stable_sort(all, [&](int32_t a, int32_t b) {
    return firstSection[a] < firstSection[b];
  });
}

/// The live bytes are largest at the last birth before something ends or
/// shrinks; all other moments are covered by these.
void ArenaSearch::findSections() {
  std::vector<std::pair<int64_t, bool>> events; // (time, is a birth)
  for (const ArenaBuffer &buffer : buffers) {
    events.emplace_back(buffer.lower, true);
    events.emplace_back(buffer.upper, false);
    for (auto [time, size] : buffer.shrinks)
      events.emplace_back(time, false);
  }
  llvm::sort(events);
  for (size_t index = 0; index + 1 < events.size(); ++index)
    if (events[index].second && !events[index + 1].second)
      sectionTimes.push_back(events[index].first);
  auto sectionFrom = [&](int64_t time) {
    return int32_t(llvm::lower_bound(sectionTimes, time) -
                   sectionTimes.begin());
  };
  for (const ArenaBuffer &buffer : buffers) {
    firstSection.push_back(sectionFrom(buffer.lower));
    lastSection.push_back(sectionFrom(buffer.upper) - 1);
  }
}

void ArenaSearch::clear() {
  offsets.assign(buffers.size(), -1);
  support.assign(buffers.size(), 0);
  failedAt.assign(buffers.size(), -1);
  lowest.assign(buffers.size(), 0);
  remaining.assign(sectionTimes.size(), 0);
  sectionFloor.assign(sectionTimes.size(), 0);
  placed.clear();
  raises.clear();
  failures.clear();
  for (int32_t buffer : all)
    changeRemaining(buffer, 1);
}

ArenaOutcome ArenaSearch::run(int64_t newCapacity,
                              llvm::ArrayRef<int32_t> newRank,
                              uint64_t workLimit) {
  capacity = newCapacity;
  rank = newRank;
  workEnd = work + workLimit;
  nextQuestion = work + workBetweenQuestions;
  stopped = false;
  clear();
  if (solveParts(all, /*without=*/-1, /*floor=*/0))
    return ArenaOutcome::Found;
  return stopped ? ArenaOutcome::Stopped : ArenaOutcome::Impossible;
}

/// Divides the unplaced buffers of `part` where none of them crosses, and
/// solves the pieces, the smallest first: it fails soonest.
bool ArenaSearch::solveParts(const Part &part, int32_t without, int64_t floor) {
  std::vector<Part> pieces;
  int32_t end = -1;
  for (int32_t buffer : part) {
    if (buffer == without)
      continue;
    if (firstSection[buffer] > end)
      pieces.emplace_back();
    pieces.back().push_back(buffer);
    end = std::max(end, lastSection[buffer]);
  }
  llvm::stable_sort(
      pieces, [](const Part &a, const Part &b) { return a.size() < b.size(); });
  return llvm::all_of(pieces,
                      [&](const Part &piece) { return solve(piece, floor); });
}

bool ArenaSearch::solve(const Part &part, int64_t floor) {
  if (part.size() == 1)
    return place(part.front(), support[part.front()]);
  work += part.size();
  if (work > nextQuestion) {
    nextQuestion = work + workBetweenQuestions;
    stopped |= work > workEnd || shouldStop();
  }
  if (stopped || !boundWaiting(part, floor) || !checkSections(part))
    return false;
  Part candidates = collectCandidates(part, floor);
  size_t failureCount = failures.size();
  bool isSolved = llvm::any_of(candidates, [&](int32_t buffer) {
    return !stopped && tryBuffer(part, buffer);
  });
  for (; failures.size() > failureCount; failures.pop_back())
    failedAt[failures.back().first] = failures.back().second;
  return isSolved;
}

/// Sets `lowest` of the part's buffers. False if one that must wait has nothing
/// to wait for.
bool ArenaSearch::boundWaiting(const Part &part, int64_t floor) {
  for (int32_t buffer : part) {
    lowest[buffer] = support[buffer];
    if (!mustWait(buffer, floor))
      continue;
    int64_t earliest = INT64_MAX;
    work += conflicts.of(buffer).size();
    for (int32_t other : conflicts.of(buffer))
      if (!isPlaced(other))
        earliest = std::min(earliest,
                            std::max(support[other], floor) +
                                heightAgainst(buffers[other], buffers[buffer]));
    lowest[buffer] = earliest;
    if (earliest > capacity - buffers[buffer].size)
      return false;
  }
  return true;
}

bool ArenaSearch::checkSections(const Part &part) {
  int32_t first = firstSection[part.front()], last = first;
  for (int32_t buffer : part)
    last = std::max(last, lastSection[buffer]);
  std::fill(sectionFloor.begin() + first, sectionFloor.begin() + last + 1,
            INT64_MAX);
  for (int32_t buffer : part) {
    work += lastSection[buffer] - firstSection[buffer];
    for (int32_t section = firstSection[buffer]; section <= lastSection[buffer];
         ++section)
      sectionFloor[section] = std::min(sectionFloor[section], lowest[buffer]);
  }
  for (int32_t section = first; section <= last; ++section)
    if (sectionFloor[section] != INT64_MAX &&
        sectionFloor[section] + remaining[section] > capacity)
      return false;
  return true;
}

/// The buffers that may be placed next, by offset, then by static order.
ArenaSearch::Part ArenaSearch::collectCandidates(const Part &part,
                                                 int64_t floor) const {
  int64_t lowestTop = INT64_MAX;
  for (int32_t buffer : part)
    lowestTop = std::min(lowestTop, support[buffer] + buffers[buffer].size);
  Part candidates;
  for (int32_t buffer : part)
    if (!mustWait(buffer, floor) && support[buffer] < lowestTop)
      candidates.push_back(buffer);
  llvm::sort(candidates, [&](int32_t a, int32_t b) {
    return std::make_pair(support[a], rank[a]) <
           std::make_pair(support[b], rank[b]);
  });
  return candidates;
}

bool ArenaSearch::tryBuffer(const Part &part, int32_t buffer) {
  size_t placedCount = placed.size(), raiseCount = raises.size();
  int64_t offset = support[buffer];
  if (place(buffer, offset) && solveParts(part, buffer, offset))
    return true;
  undo(placedCount, raiseCount);
  failures.emplace_back(buffer, failedAt[buffer]);
  failedAt[buffer] = offset;
  return false;
}

/// Raises the supports of all neighbours. False if one cannot fit any more; the
/// caller undoes the move in any case.
bool ArenaSearch::place(int32_t buffer, int64_t offset) {
  offsets[buffer] = offset;
  placed.push_back(buffer);
  changeRemaining(buffer, -1);
  bool fits = offset + buffers[buffer].size <= capacity;
  work += conflicts.of(buffer).size();
  for (int32_t other : conflicts.of(buffer)) {
    if (isPlaced(other))
      continue;
    int64_t top = offset + heightAgainst(buffers[buffer], buffers[other]);
    if (top <= support[other])
      continue;
    raises.emplace_back(other, support[other]);
    support[other] = top;
    fits &= top + buffers[other].size <= capacity;
  }
  return fits;
}

void ArenaSearch::undo(size_t placedCount, size_t raiseCount) {
  for (; raises.size() > raiseCount; raises.pop_back())
    support[raises.back().first] = raises.back().second;
  for (; placed.size() > placedCount; placed.pop_back()) {
    offsets[placed.back()] = -1;
    changeRemaining(placed.back(), 1);
  }
}

void ArenaSearch::changeRemaining(int32_t buffer, int sign) {
  for (int32_t section = firstSection[buffer]; section <= lastSection[buffer];
       ++section)
    remaining[section] += sign * buffers[buffer].sizeAt(sectionTimes[section]);
}

} // namespace remat::planner
