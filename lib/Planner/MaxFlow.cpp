// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Dinic's algorithm. One array of arc ends, sorted by vertex, serves the
/// breadth-first levels and the depth-first blocking flow.

#include "MaxFlow.h"

#include <algorithm>
#include <cassert>

namespace remat::planner {

void MaxFlow::reserveVertex(int32_t vertex) {
  vertexCount = std::max(vertexCount, vertex + 1);
}

int32_t MaxFlow::addArc(int32_t from, int32_t to, int64_t capacity) {
  assert(from != to && capacity >= 0 && "no loops, no negative capacities");
  reserveVertex(from);
  reserveVertex(to);
  tails.push_back(from);
  heads.push_back(to);
  capacities.push_back(capacity);
  flows.push_back(0);
  return int32_t(heads.size()) - 1;
}

/// Sorts the arc ends by vertex (counting sort); again after new arcs.
void MaxFlow::index() {
  if (ends.size() == 2 * heads.size() &&
      firstEnd.size() == size_t(vertexCount) + 1)
    return;
  firstEnd.assign(size_t(vertexCount) + 1, 0);
  for (size_t arc = 0; arc < heads.size(); ++arc) {
    ++firstEnd[tails[arc] + 1];
    ++firstEnd[heads[arc] + 1];
  }
  for (int32_t vertex = 0; vertex < vertexCount; ++vertex)
    firstEnd[vertex + 1] += firstEnd[vertex];
  ends.resize(2 * heads.size());
  std::vector<int32_t> next(firstEnd.begin(), firstEnd.end() - 1);
  for (size_t arc = 0; arc < heads.size(); ++arc) {
    ends[next[tails[arc]]++] = {int32_t(arc), heads[arc], true};
    ends[next[heads[arc]]++] = {int32_t(arc), tails[arc], false};
  }
}

bool MaxFlow::findLevels() {
  levels.assign(vertexCount, -1);
  queue.clear();
  queue.push_back(source);
  levels[source] = 0;
  for (size_t next = 0; next < queue.size(); ++next) {
    int32_t vertex = queue[next];
    arcsSeen += firstEnd[vertex + 1] - firstEnd[vertex];
    for (int32_t at = firstEnd[vertex]; at < firstEnd[vertex + 1]; ++at) {
      const End &end = ends[at];
      if (levels[end.other] >= 0 || room(end) <= 0)
        continue;
      levels[end.other] = levels[vertex] + 1;
      queue.push_back(end.other);
    }
  }
  return levels[sink] >= 0;
}

/// Finds one path along rising levels and fills it; 0 if there is none left.
int64_t MaxFlow::augment() {
  path.clear();
  int32_t vertex = source;
  while (vertex != sink) {
    int32_t &at = nextEnd[vertex];
    for (; at < firstEnd[vertex + 1]; ++at, ++arcsSeen)
      if (levels[ends[at].other] == levels[vertex] + 1 && room(ends[at]) > 0)
        break;
    if (at < firstEnd[vertex + 1]) {
      path.push_back(at);
      vertex = ends[at].other;
      continue;
    }
    if (path.empty())
      return 0;
    // A dead end: step back and go past the end that led here.
    const End &last = ends[path.back()];
    vertex = last.isForward ? tails[last.arc] : heads[last.arc];
    path.pop_back();
    ++nextEnd[vertex];
  }
  int64_t amount = unlimited;
  for (int32_t at : path)
    amount = std::min(amount, room(ends[at]));
  for (int32_t at : path)
    flows[ends[at].arc] += ends[at].isForward ? amount : -amount;
  arcsSeen += path.size();
  return amount;
}

int64_t MaxFlow::run() {
  index();
  while (findLevels()) {
    nextEnd.assign(firstEnd.begin(), firstEnd.end() - 1);
    while (int64_t amount = augment())
      if (amount >= unlimited / 2)
        return unlimited;
  }
  int64_t value = 0;
  for (int32_t at = firstEnd[source]; at < firstEnd[source + 1]; ++at)
    value += ends[at].isForward ? flows[ends[at].arc] : -flows[ends[at].arc];
  return value;
}

} // namespace remat::planner
