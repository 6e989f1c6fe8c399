// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds the fastest plan within a budget, in base order and without copies to
/// the host, and proves it.
///
/// Objective: time; of plans of equal time any. Guarantee: if the search ends
/// by itself, no legal plan of that kind within the budget is faster than the
/// one found, or than `fasterThan` if none is found; if it is cut, none is
/// faster than `provenTimeNs`. Best-first search (Hart, Nilsson, Raphael 1968)
/// over the states of `ExactModel`, with `ExactBound` as estimate and
/// dominance: storages are dropped only when the next kernel has no room
/// otherwise, and then no more than it needs. Time and memory exponential in
/// the worst case.

#ifndef REMAT_PLANNER_EXACTSEARCH_H
#define REMAT_PLANNER_EXACTSEARCH_H

#include "ExactBound.h"
#include "ExactMemoryBound.h"
#include "remat/Planner/Plan.h"
#include <deque>
#include <queue>
#include <unordered_set>

namespace remat::planner {

class ExactSearch {
public:
  /// `budget`: bytes of peak; INT64_MAX for any.
  ExactSearch(const ExactModel &model, int64_t budget, int64_t fasterThan);
  ExactSearch(const ExactSearch &) = delete;

  /// The time that the bound alone proves.
  int64_t startBound() const;

  enum class Outcome {
    /// `steps` is the fastest plan.
    Found,
    /// There is none faster than `fasterThan`.
    NoneFaster,
    /// Stopped, or too large to go on.
    Cut
  };
  /// Searches until `shouldStop` says so or `nodeLimit` states are held, or as
  /// much work is done.
  Outcome run(size_t nodeLimit, llvm::function_ref<bool()> shouldStop);

  const std::vector<Step> &steps() const { return foundSteps; }
  int64_t provenTimeNs() const { return proven; }
  size_t nodeCount() const { return nodes.size(); }

private:
  /// How a state was reached.
  struct Move {
    llvm::SmallVector<ExactMember, 2> members;
    bool isFirst = false;
    StorageBits reads, written, redropped, droppedAfter;
  };
  struct Node {
    ExactState state;
    int64_t timeNs = 0;
    uint32_t parent = 0;
    uint32_t move = 0;
  };
  struct Entry {
    int64_t estimate;
    int64_t timeNs;
    uint32_t node;
    bool operator<(const Entry &other) const {
      return estimate != other.estimate ? estimate > other.estimate
             : timeNs != other.timeNs   ? timeNs < other.timeNs
                                        : node < other.node;
    }
  };
  struct HashNode {
    const std::vector<Node> *nodes;
    size_t operator()(uint32_t node) const;
  };
  struct SameState {
    const std::vector<Node> *nodes;
    bool operator()(uint32_t a, uint32_t b) const {
      return (*nodes)[a].state == (*nodes)[b].state;
    }
  };
  /// A kernel about to run in a state.
  struct Attempt {
    const ExactKernel *kernel = nullptr;
    StorageBits redropped, droppedAfter;
    std::optional<uint32_t> move;
    ExactState state; ///< After `redropped` and what is dead.
    int64_t missingBytes = 0;
  };

  /// No completion of the state takes less.
  int64_t remaining(const ExactState &state) const {
    int64_t least = bound.remaining(state);
    return least >= ExactBound::impossible
               ? least
               : std::max(least, memoryBound.remaining(state));
  }
  bool isDominated(uint32_t node) const;
  void checkLimits();
  void checkLimitsNowAndThen();
  void expand(uint32_t node, int64_t estimate);
  void expandView(const ExactState &state);
  void expandMain(const ExactState &state, OpId main, bool isFirst);
  llvm::SmallVector<int, 4> redropCandidates(const ExactState &state, OpId main,
                                             bool isFirst) const;
  void tryKernel(const ExactState &state, const ExactKernel &kernel,
                 const StorageBits &redropped);
  void chooseTakeovers(Attempt attempt);
  int64_t sharedBytes(const Attempt &attempt, StorageBits &taken) const;
  int64_t newBytes(const Attempt &attempt) const;
  bool liesInArgument(const Attempt &attempt, int bit) const;
  void makeRoom(Attempt &attempt);
  void dropMore(Attempt &attempt, llvm::ArrayRef<std::pair<int64_t, int>> rest,
                StorageBits dropped, int64_t missing);
  void reach(Attempt &attempt, const StorageBits &dropped);
  void push(const ExactState &state, int64_t timeNs, uint32_t move);
  void findSteps(uint32_t goal);

  const ExactModel &model;
  ExactKernels kernels;
  ExactBound bound;
  ExactMemoryBound memoryBound;
  int64_t budget;
  int64_t limit;
  int64_t proven = 0;
  std::vector<Node> nodes;
  std::deque<Move> moves;
  std::priority_queue<Entry> open;
  std::unordered_set<uint32_t, HashNode, SameState> known;
  std::vector<std::vector<uint32_t>> expanded; ///< Per position.
  std::vector<Step> foundSteps;

  // The expansion under way.
  uint32_t current = 0;
  int64_t currentEstimate = 0;

  // The limits of the run under way.
  size_t nodeLimit = 0;
  llvm::function_ref<bool()> shouldStop;
  bool isSpent = false;
  /// At kernels to enumerate and at sets of drops.
  uint64_t looks = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_EXACTSEARCH_H
