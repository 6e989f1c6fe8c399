// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Maximum flow, and with it the minimum cut, in flat arrays.
///
/// Objective: the largest flow from one vertex to another. Guarantee: exact, in
/// integers. Method: blocking flows on level graphs (Dinic, 1970), with
/// iterative search, so that deep graphs need no stack. Levels are distances to
/// the sink, found from there and no further than to the source: walks along them
/// meet few dead ends. Complexity: O(V^2 E) at worst; a few phases of O(E) on the
/// graphs of this planner.
///
/// Parametric use (Gallo, Grigoriadis, Tarjan, 1989): where capacities only
/// grow the flow found before stays legal and `run` continues from it.
/// Internal.

#ifndef REMAT_PLANNER_MAXFLOW_H
#define REMAT_PLANNER_MAXFLOW_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace remat::planner {

class MaxFlow {
public:
  /// A capacity that no finite cut contains. Finite capacities must sum to
  /// less than half of it.
  static constexpr int64_t unlimited = int64_t(1) << 60;

  MaxFlow(int32_t source, int32_t sink) : source(source), sink(sink) {
    reserveVertex(source);
    reserveVertex(sink);
  }

  /// Vertices are the numbers used by arcs. Returns the arc's number.
  int32_t addArc(int32_t from, int32_t to, int64_t capacity);
  /// Changes a capacity; lowering it below the arc's flow needs `clearFlow`
  /// before the next `run`.
  void setCapacity(int32_t arc, int64_t capacity) {
    capacities[arc] = capacity;
    if (size_t(arc) < endOf.size())
      ends[endOf[arc]].room = capacity - flowOf(arc);
  }
  void clearFlow();

  /// Extends the present flow to a maximum one and returns its value;
  /// `unlimited` if every cut is.
  int64_t run();
  int64_t flowOf(int32_t arc) const {
    return size_t(arc) < endOf.size() ? ends[ends[endOf[arc]].twin].room : 0;
  }
  int64_t capacityOf(int32_t arc) const { return capacities[arc]; }
  /// After `run`: on the source's side of the minimum cut nearest to the
  /// source.
  bool isReachable(int32_t vertex) const { return isOnSourceSide[vertex]; }
  /// After `run`: the arc leaves the source's side of that cut.
  bool isCut(int32_t arc) const {
    return isReachable(tails[arc]) && !isReachable(heads[arc]);
  }
  /// Arcs looked at so far: the measure of work.
  uint64_t work() const { return arcsSeen; }

private:
  /// An arc as seen from one of its ends.
  struct End {
    /// By how much the flow from this end to the other may grow.
    int64_t room;
    int32_t other;
    /// The same arc as seen from there.
    int32_t twin;
  };
  void reserveVertex(int32_t vertex);
  void index();
  bool findLevels();
  int64_t augment();
  void findSourceSide();

  int32_t source, sink;
  int32_t vertexCount = 0;
  std::vector<int32_t> tails, heads;
  std::vector<int64_t> capacities;
  /// Ends by vertex: those of vertex v are [firstEnd[v], firstEnd[v + 1]).
  std::vector<End> ends;
  /// Per arc: its end at the tail. Shorter than the arcs: those behind are new.
  std::vector<int32_t> endOf;
  std::vector<int32_t> firstEnd, nextEnd, levels, queue;
  /// Ends of the path, and the vertices that these lie at.
  std::vector<int32_t> path, pathVertices;
  std::vector<char> isOnSourceSide;
  uint64_t arcsSeen = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_MAXFLOW_H
