// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The exact search from the end of the step to its beginning: finds the
/// fastest plan within a budget, in base order and without copies to the host,
/// and proves it.
///
/// A state is what has to be live before the rest of the plan, and how many
/// base ops are still to run before. A move takes the last kernel away: what it
/// has written need not be live before it, what it has read has to be. So
/// nothing is ever dropped that is needed later, and sets to drop, which are
/// many, are not looked at: whatever is live and not in the state has been
/// dropped. Of two states at one position, the one that asks for less and is no
/// slower is as good.
///
/// A paired result has two ways of being live: its bit alone (its own bytes, or
/// better), or with its `compactBit` (in its argument's bytes, so that the
/// argument is gone). Problems with user policies are refused.
///
/// Objective, guarantee and complexity as for `ExactSearch`; internal.

#ifndef REMAT_PLANNER_EXACTBACKWARD_H
#define REMAT_PLANNER_EXACTBACKWARD_H

#include "ExactKernels.h"
#include "ExactMemoryBound.h"
#include "remat/Planner/Plan.h"
#include <deque>
#include <functional>
#include <queue>
#include <unordered_set>

namespace remat::planner {

class ExactBackward {
public:
  /// `leastBefore`: of `boundPrefixes`.
  ExactBackward(const ExactModel &model, int64_t budget, int64_t fasterThan,
                llvm::ArrayRef<int64_t> leastBefore);
  ExactBackward(const ExactBackward &) = delete;

  /// False where a value has a user policy.
  static bool canHold(const ExactModel &model);

  enum class Outcome { Found, NoneFaster, Cut };
  Outcome run(size_t nodeLimit, llvm::function_ref<bool()> shouldStop);

  const std::vector<Step> &steps() const { return foundSteps; }
  int64_t provenTimeNs() const { return proven; }
  size_t nodeCount() const { return nodes.size(); }

private:
  struct Move {
    llvm::SmallVector<ExactMember, 2> members; ///< The main op last.
    bool isFirst = false;
    StorageBits reads, written;
  };
  struct Node {
    StorageBits bits;
    int32_t position = 0;
    int64_t timeNs = 0;
    uint32_t parent = 0;
    uint32_t move = 0;
  };
  struct Entry {
    int64_t estimate;
    int32_t position;
    uint32_t node;
    bool operator<(const Entry &other) const {
      return estimate != other.estimate   ? estimate > other.estimate
             : position != other.position ? position > other.position
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
      return (*nodes)[a].bits == (*nodes)[b].bits &&
             (*nodes)[a].position == (*nodes)[b].position;
    }
  };
  struct Placed {
    ExactMember member;
    llvm::ArrayRef<ValueId> inputs;
  };
  /// The end of a kernel; members are added in front.
  struct Partial {
    llvm::SmallVector<Placed, 4> sequence; ///< The main op first.
    StorageBits made;                      ///< By members.
    /// Written and needed; roots that are written and dropped.
    StorageBits written, passing, mainWrites;
    /// Roots, and views that cannot be rerun, that have to be live before; of
    /// what is read, as far as it is sure.
    StorageBits memory;
    int64_t timeNs = 0, workspaceBytes = 0;
    int64_t gain = 0;
  };

  int64_t remaining(int32_t position) const {
    return std::max(timeBefore[position], leastBefore[position]);
  }
  int32_t positionBefore(int32_t position) const;
  void checkLimits();
  bool asksForMore(const StorageBits &less, const StorageBits &more) const;
  bool isDominated(uint32_t node) const;
  void expand(uint32_t node);
  void runBackward(OpId main, bool isFirst);
  template <typename Function>
  void chooseWrites(const Partial &partial, const Placed &placed, bool isMain,
                    Function function);
  template <typename Function>
  void makeSome(const Partial &partial, Function function);
  bool addReads(Partial &partial, llvm::ArrayRef<ValueId> inputs) const;
  bool hasRoom(const Partial &partial) const;
  bool isTakenOver(ValueId value) const;
  void extend(const Partial &partial);
  void addMember(const Partial &partial, OpId op, int form);
  bool isInOrder(const Placed &front, OpId op) const;
  void finish(const Partial &partial);
  void finishWith(const Partial &partial, const StorageBits &reads,
                  const StorageBits &inlineReads, const StorageBits &compact);
  void push(StorageBits bits, int32_t position, int64_t timeNs,
            const std::function<uint32_t()> &move);
  void findSteps(uint32_t goal);

  const ExactModel &model;
  const Problem &problem;
  ExactKernels kernels;
  ExactMemoryBound memoryBound;
  int64_t budget, limit, proven = 0;
  /// Per position: least time of the first runs before it; roots made before.
  std::vector<int64_t> timeBefore;
  std::vector<StorageBits> madeBefore;
  StorageBits compactBits;
  std::vector<int> resultOf; ///< Per compact bit.
  /// Per op: outputs of all that its kernel could hold.
  std::vector<StorageBits> reachable;
  /// Per bit: the first position at which a member could make it.
  std::vector<int32_t> firstInlined;
  StorageBits startBits;
  llvm::ArrayRef<int64_t> leastBefore;
  std::vector<Node> nodes;
  std::deque<Move> moves;
  std::priority_queue<Entry> open;
  std::unordered_set<uint32_t, HashNode, SameState> known;
  std::vector<std::vector<uint32_t>> expanded;
  std::vector<Step> foundSteps;
  /// The first nodes are those that ask for the results.
  uint32_t startCount = 0;

  // The expansion under way.
  uint32_t current = 0;
  int32_t before = 0; ///< Position before the kernel.
  bool isFirst = false;
  OpId main = 0;
  /// Bytes of the current state at least, less what can be taken over.
  int64_t leastBytes = 0;
  uint64_t looks = 0;
  size_t nodeLimit = 0;
  llvm::function_ref<bool()> shouldStop;
  bool isSpent = false;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_EXACTBACKWARD_H
