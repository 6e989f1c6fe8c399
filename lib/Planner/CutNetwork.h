// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The minimum-cut relaxation of a step at one or two moments.
///
/// A *moment* is a first run of some op; it opens a *window* that lasts to the
/// next moment or the end. What ops in a window read, and was made before it,
/// was live at the moment or is made again in the window, which needs the
/// inputs of its maker in turn. All these conditions relate two yes-no
/// variables by implication, so least time plus priced bytes is a minimum cut.
///
/// Objective: for prices of a byte at each moment, the minimum over all plans
/// of (time beyond `totalTime`) + sum of price * (bytes live - budget), relaxed.
/// Guarantee: never above the extra time of any plan within the budget (weak
/// duality; proof in docs/planner-bounds.md). All arithmetic is in integers:
/// times are scaled by `scale`, prices are in scaled ns per byte.
/// Complexity: one maximum flow on O(ops + inputs) arcs per evaluation.
/// Source: the split graph of torch's partitioner with real costs; parametric
/// flow (Gallo, Grigoriadis, Tarjan, 1989); Lagrangian duality. Internal.

#ifndef REMAT_PLANNER_CUTNETWORK_H
#define REMAT_PLANNER_CUTNETWORK_H

#include "MaxFlow.h"
#include "RelaxedCosts.h"
#include "remat/Planner/TimeBound.h"
#include "llvm/ADT/ArrayRef.h"

namespace remat::planner {

/// Factor on all times, and the largest price, that keep sums in 64 bits.
struct CutScale {
  explicit CutScale(const RelaxedCosts &costs);
  int64_t scale = 1;
  int64_t largestPrice = 0;
  /// Times are too large for any scale: no network may be built.
  bool isTooLarge = false;
};

/// When writing what is read before the first moment is paid for: in any case,
/// which proves more, or only where it is kept over the moment. Seeds of the
/// second kind lead searches a little further (fused gpt2_math at 60 %: .9020 of
/// keep-all's time for .9036).
enum class EarlyWrites { Always, WhereKept };

class CutNetwork {
public:
  /// `start` of a window that has no moment: it begins with the step.
  static constexpr OpId beginning = -1;

  /// What one arc of the network stands for.
  enum class ArcKind : uint8_t { Need, Keep, Remake, Input, Implied, Gain,
                                 GainInput, Link };
  struct Arc {
    ArcKind kind;
    int8_t window;
    /// Root, remake node, or gain at the tail; root or node at the head.
    int32_t from, to;
    int32_t arc;
  };

  /// `starts` ascending, at most two; two only in base order without offload.
  CutNetwork(const RelaxedCosts &costs, llvm::ArrayRef<OpId> starts,
             llvm::ArrayRef<Fixing> fixings, int64_t budget,
             const CutScale &scale,
             EarlyWrites writes = EarlyWrites::Always);

  struct Answer {
    /// No plan satisfies the fixings.
    bool isImpossible = false;
    /// Scaled time beyond `totalTime`, the priced overruns included.
    __int128 value = 0;
    /// Per window: bytes of the minimizer beyond the budget.
    llvm::SmallVector<int64_t, 2> overruns;
  };
  /// Prices in 0 to `largestPrice`.
  Answer evaluate(llvm::ArrayRef<int64_t> prices);
  /// The cut for a price of each root's bytes of its own; one window.
  void evaluateEach(llvm::ArrayRef<int64_t> priceOfRoot);

  /// After `evaluate`: roots that the minimizer keeps at the window's moment,
  /// those forced by its op or by fixings not among them.
  std::vector<ValueId> keptRoots(int32_t window) const;
  /// After `evaluate`: remake nodes that the minimizer touches in the window.
  std::vector<int32_t> touchedNodes(int32_t window) const;

  /// Bytes that keeping the root takes.
  int64_t bytesOf(ValueId root) const;

  size_t windowCount() const { return windows.size(); }
  OpId momentOf(int32_t window) const { return windows[window].start; }
  uint64_t work() const { return flow.work(); }
  const std::vector<Arc> &arcs() const { return described; }
  int64_t flowOf(const Arc &arc) const { return flow.flowOf(arc.arc); }

private:
  enum class Made : uint8_t { Before, Inside, Elsewhere };
  struct Window {
    OpId start = beginning;
    /// Bytes that are live at the moment whatever the plan, less the budget.
    int64_t fixedOverrun = 0;
    /// Scaled time that the forced values cost.
    int64_t fixedTime = 0;
    std::vector<int32_t> rootVertex, nodeVertex;
    std::vector<char> isNeeded;
    /// 1: live, 2: not live, by fixing or because the op reads it.
    std::vector<char> fixed;
  };
  struct Keep {
    int32_t arc;
    int32_t window;
    ValueId root;
    int64_t bytes;
    int64_t time;
    bool isForbidden;
  };

  void classify();
  void classifyFree();
  void chargeForcedWrites();
  void fixMoment(int32_t window, int64_t budget);
  void fixLive(int32_t window, ValueId root);
  void addNeeds(int32_t window);
  void addGain(int32_t window, size_t gain);
  void addLinks();
  void expand();
  void expandRoot(int32_t window, ValueId root);
  void expandNode(int32_t window, int32_t node);
  int64_t remakeTime(int32_t window, int32_t node) const;

  Made madeIn(int32_t window, ValueId root) const;
  bool isFree(int32_t window, ValueId root) const;
  void require(int32_t window, ValueId root);
  int32_t vertexOfRoot(int32_t window, ValueId root);
  int32_t vertexOfNode(int32_t window, int32_t node);
  int64_t writeTime(int32_t window, ValueId root) const;
  /// Adds "if `from` then `to`, or pay"; the second window is laid out
  /// backwards, which makes links between windows plain arcs.
  int32_t addArc(ArcKind kind, int32_t window, int32_t from, int32_t to,
                 int32_t tail, int32_t head, int64_t capacity);

  const RelaxedCosts &costs;
  const CutScale &scale;
  MaxFlow flow;
  int32_t vertexCount = 2;
  std::vector<Window> windows;
  /// Per op: its window; -1 before the first, -2 not known (free order).
  std::vector<int8_t> windowOf;
  std::vector<char> isResult;
  /// Per root: written before the first moment in every plan.
  std::vector<char> isWritten;
  struct Pending {
    int32_t window;
    int32_t id;
    bool isRoot;
  };
  std::vector<Pending> pending;
  std::vector<Keep> keeps;
  std::vector<Arc> described;
  llvm::SmallVector<int64_t, 2> lastPrices;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_CUTNETWORK_H
