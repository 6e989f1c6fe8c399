// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Dinic's algorithm. One array of arc ends, sorted by vertex, serves the
/// breadth-first levels and the depth-first blocking flow.

#include "MaxFlow.h"

#include <algorithm>
#include <cassert>
#include <utility>

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
  return int32_t(heads.size()) - 1;
}

void MaxFlow::clearFlow() {
  for (size_t arc = 0; arc < endOf.size(); ++arc) {
    End &end = ends[endOf[arc]];
    end.room = capacities[arc];
    ends[end.twin].room = 0;
  }
}

/// Sorts the arc ends by vertex (counting sort); again after new arcs.
void MaxFlow::index() {
  if (endOf.size() == heads.size() && firstEnd.size() == size_t(vertexCount) + 1)
    return;
  std::vector<int64_t> flows(heads.size(), 0);
  for (size_t arc = 0; arc < endOf.size(); ++arc)
    flows[arc] = ends[ends[endOf[arc]].twin].room;
  firstEnd.assign(size_t(vertexCount) + 1, 0);
  for (size_t arc = 0; arc < heads.size(); ++arc) {
    ++firstEnd[tails[arc] + 1];
    ++firstEnd[heads[arc] + 1];
  }
  for (int32_t vertex = 0; vertex < vertexCount; ++vertex)
    firstEnd[vertex + 1] += firstEnd[vertex];
  ends.resize(2 * heads.size());
  endOf.resize(heads.size());
  std::vector<int32_t> next(firstEnd.begin(), firstEnd.end() - 1);
  for (size_t arc = 0; arc < heads.size(); ++arc) {
    int32_t tail = next[tails[arc]]++, head = next[heads[arc]]++;
    ends[tail] = {capacities[arc] - flows[arc], heads[arc], head};
    ends[head] = {flows[arc], tails[arc], tail};
    endOf[arc] = tail;
  }
}

/// Distances to the sink of what is nearer than the source, or of all that reaches it;
/// false if the source does not.
bool MaxFlow::findLevels() {
  levels.assign(size_t(vertexCount), -1);
  queue.clear();
  queue.push_back(sink);
  levels[sink] = 0;
  for (size_t next = 0; next < queue.size(); ++next) {
    int32_t vertex = queue[next];
    for (int32_t at = firstEnd[vertex]; at < firstEnd[vertex + 1]; ++at) {
      const End &end = ends[at];
      ++arcsSeen;
      if (levels[end.other] >= 0 || ends[end.twin].room <= 0)
        continue;
      levels[end.other] = levels[vertex] + 1;
      if (end.other == source)
        return true;
      queue.push_back(end.other);
    }
  }
  return false;
}

/// Finds one path along falling levels and fills it; 0 if there is none left.
int64_t MaxFlow::augment() {
  path.clear();
  pathVertices.clear();
  int32_t vertex = source;
  while (vertex != sink) {
    int32_t &at = nextEnd[vertex];
    for (; at < firstEnd[vertex + 1]; ++at, ++arcsSeen)
      if (levels[ends[at].other] == levels[vertex] - 1 && ends[at].room > 0)
        break;
    if (at < firstEnd[vertex + 1]) {
      path.push_back(at);
      pathVertices.push_back(vertex);
      vertex = ends[at].other;
      continue;
    }
    if (path.empty())
      return 0;
    // A dead end: step back and go past the end that led here.
    vertex = pathVertices.back();
    path.pop_back();
    pathVertices.pop_back();
    ++nextEnd[vertex];
  }
  int64_t amount = unlimited;
  for (int32_t at : path)
    amount = std::min(amount, ends[at].room);
  for (int32_t at : path) {
    ends[at].room -= amount;
    ends[ends[at].twin].room += amount;
  }
  arcsSeen += path.size();
  return amount;
}

void MaxFlow::findSourceSide() {
  isOnSourceSide.assign(size_t(vertexCount), 0);
  queue.clear();
  queue.push_back(source);
  isOnSourceSide[source] = 1;
  for (size_t next = 0; next < queue.size(); ++next) {
    int32_t vertex = queue[next];
    arcsSeen += firstEnd[vertex + 1] - firstEnd[vertex];
    for (int32_t at = firstEnd[vertex]; at < firstEnd[vertex + 1]; ++at) {
      const End &end = ends[at];
      if (end.room <= 0 || std::exchange(isOnSourceSide[end.other], 1))
        continue;
      queue.push_back(end.other);
    }
  }
}

int64_t MaxFlow::run() {
  index();
  while (findLevels()) {
    nextEnd.assign(firstEnd.begin(), firstEnd.end() - 1);
    while (int64_t amount = augment())
      if (amount >= unlimited / 2) {
        findSourceSide();
        return unlimited;
      }
  }
  findSourceSide();
  int64_t value = 0;
  for (int32_t arc = 0; arc < int32_t(heads.size()); ++arc) {
    if (tails[arc] == source)
      value += flowOf(arc);
    if (heads[arc] == source)
      value -= flowOf(arc);
  }
  return value;
}

} // namespace remat::planner
