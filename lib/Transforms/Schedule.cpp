// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Tries orders of kernels; see the header. Orders are permutations of the
/// problem's base ops, judged by replaying keep-all, and carried out by moving
/// the ops of the block.

#include "remat/Transforms/Schedule.h"
#include "remat/Analysis/ProblemBuilder.h"
#include "remat/Planner/Reorder.h"
#include "remat/Planner/Simulator.h"
#include "remat/Transforms/Passes.h"
#include <numeric>
#include <set>

namespace remat {
#define GEN_PASS_DEF_REMATSCHEDULE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using planner::OpId;
using planner::ValueId;

namespace {
using Order = std::vector<OpId>;

/// Of an order, where everything is kept, and of what is left where all that can be made
/// again of forward values takes nothing: gradients that wait, whatever a plan does.
struct OrderPeaks {
  int64_t keepAllBytes = 0, lowBytes = 0;

  /// Relative to those of another order: below one if it is better.
  double computeRatio(const OrderPeaks &other) const {
    auto divide = [](int64_t bytes, int64_t by) {
      return double(bytes) / double(std::max<int64_t>(1, by));
    };
    return divide(keepAllBytes, other.keepAllBytes) * divide(lowBytes, other.lowBytes);
  }
  bool isNoneWorse(const OrderPeaks &other) const {
    return keepAllBytes <= other.keepAllBytes && lowBytes <= other.lowBytes;
  }
};

/// The problem without recipes, and who reads and makes what.
class OrderSearch {
public:
  OrderSearch(const TrainingGraph &graph, const TrainingProblem &training);

  Order makeGivenOrder() const;
  Order makeFreedBytesOrder() const;
  Order makeDepthFirstOrder() const;
  Order makeLastUseOrder() const;
  Order makeEarliestOrder() const;
  /// `order`, which has these peaks, with updates where `planner::findEarlyUpdates`
  /// puts them; none if that is nowhere else, or nothing is gained.
  std::optional<Order> hastenUpdates(const Order &order, const OrderPeaks &peaks) const;
  /// None if it is no order.
  std::optional<OrderPeaks> evaluate(const Order &order) const;

private:
  static std::optional<int64_t> computeKeepAllPeak(const planner::Problem &problem);
  planner::Problem reorder(const Order &order) const;
  bool isOrder(const Order &order) const;
  bool mustStay(OpId op) const { return stays[op]; }
  llvm::ArrayRef<OpId> getReaders(OpId op) const { return successors[op]; }

  planner::Problem problem;
  /// By op: the graph's library call or reduction that runs last in it.
  std::vector<std::optional<unsigned>> paces;
  /// Forward ops that lead to the loss.
  std::vector<bool> stays;
  std::vector<SmallVector<OpId, 2>> predecessors;
  std::vector<SmallVector<OpId, 4>> successors;
};
} // namespace

/// Ops with effects keep their order among each other.
static bool hasEffect(const TrainingGraph &graph, ArrayRef<unsigned> ops) {
  return llvm::any_of(ops, [&](unsigned op) {
    return !isMemoryEffectFree(graph.getOp(op).operation);
  });
}

static std::optional<unsigned> findPace(const TrainingGraph &graph,
                                        ArrayRef<unsigned> ops) {
  std::optional<unsigned> pace;
  for (unsigned op : ops) {
    Fusibility fusibility = graph.getOp(op).fusibility;
    if (fusibility == Fusibility::Reduction || fusibility == Fusibility::Opaque)
      pace = std::max(op, pace.value_or(0));
  }
  return pace;
}

OrderSearch::OrderSearch(const TrainingGraph &graph,
                         const TrainingProblem &training)
    : problem(training.problem) {
  llvm::erase_if(problem.ops, [](const planner::Op &op) { return op.extra; });
  for (planner::Op &op : problem.ops) {
    op.inlineInto.clear();
    op.elidable.clear();
  }
  for (const ProblemOpSource &source : training.sources)
    paces.push_back(findPace(graph, source.ops));
  size_t count = problem.ops.size();
  stays.assign(count, false);
  predecessors.resize(count);
  successors.resize(count);
  std::vector<std::optional<OpId>> makers(problem.values.size());
  std::optional<OpId> lastEffect;
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    llvm::SmallSetVector<OpId, 4> before;
    if (hasEffect(graph, training.sources[id].ops)) {
      if (lastEffect)
        before.insert(*lastEffect);
      lastEffect = id;
    }
    for (ValueId input : op.inputs)
      if (makers[input])
        before.insert(*makers[input]);
    predecessors[id].assign(before.begin(), before.end());
    for (OpId maker : before)
      successors[maker].push_back(id);
    for (ValueId output : op.outputs)
      makers[output] = id;
  }
  // Ancestors of the loss, from the back.
  std::optional<unsigned> loss = graph.getLossResult();
  if (loss)
    if (std::optional<OpId> maker = makers[problem.results[*loss]])
      stays[*maker] = true;
  for (size_t id = count; id-- > 0;) {
    if (!loss && problem.ops[id].phase == Phase::Forward)
      stays[id] = true;
    if (stays[id])
      for (OpId before : predecessors[id])
        stays[before] = true;
  }
}

Order OrderSearch::makeGivenOrder() const {
  Order order(problem.ops.size());
  std::iota(order.begin(), order.end(), 0);
  return order;
}

/// Among the ready ops, always the one that frees most bytes less those it
/// allocates; the given order decides ties.
Order OrderSearch::makeFreedBytesOrder() const {
  size_t count = problem.ops.size();
  std::vector<int> readsLeft(problem.values.size(), 0);
  std::vector<SmallVector<OpId, 4>> readersOf(problem.values.size());
  std::vector<SmallVector<ValueId, 4>> rootsOf(count);
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    llvm::SmallSetVector<ValueId, 4> roots;
    for (ValueId input : op.inputs)
      roots.insert(problem.rootOf(input));
    rootsOf[id].assign(roots.begin(), roots.end());
    for (ValueId root : roots) {
      readsLeft[root] += 1;
      readersOf[root].push_back(id);
    }
  }
  for (ValueId kept : problem.arguments)
    readsLeft[kept] += 1;
  for (ValueId kept : problem.results)
    readsLeft[kept] += 1;
  auto getGain = [&](OpId id) {
    int64_t gain = 0;
    for (ValueId root : rootsOf[id])
      if (readsLeft[root] == 1)
        gain += problem.values[root].bytes;
    for (ValueId output : problem.ops[id].outputs)
      if (!problem.values[output].storage)
        gain -= problem.values[output].bytes;
    return gain;
  };
  // Ops that stay come first, in order: their gain is above all others.
  std::set<std::tuple<int, int64_t, OpId>> ready;
  std::vector<int> missing(count);
  std::vector<int64_t> gains(count, 0);
  std::vector<bool> isReady(count, false);
  auto getKey = [&](OpId id) {
    return mustStay(id) ? std::tuple<int, int64_t, OpId>(0, 0, id)
                        : std::tuple<int, int64_t, OpId>(1, -gains[id], id);
  };
  auto makeReady = [&](OpId id) {
    gains[id] = getGain(id);
    isReady[id] = true;
    ready.insert(getKey(id));
  };
  for (size_t id = 0; id < count; ++id) {
    missing[id] = predecessors[id].size();
    if (missing[id] == 0)
      makeReady(id);
  }
  Order order;
  while (!ready.empty()) {
    OpId id = std::get<2>(*ready.begin());
    ready.erase(ready.begin());
    isReady[id] = false;
    order.push_back(id);
    for (ValueId root : rootsOf[id])
      if (--readsLeft[root] == 1)
        for (OpId reader : readersOf[root])
          if (isReady[reader]) {
            ready.erase(getKey(reader));
            makeReady(reader);
          }
    for (OpId next : getReaders(id))
      if (--missing[next] == 0)
        makeReady(next);
  }
  return order;
}

/// Ops that stay, then what each result still needs, depth first, the result
/// whose making stands earliest in the given order first.
Order OrderSearch::makeDepthFirstOrder() const {
  size_t count = problem.ops.size();
  Order order;
  std::vector<bool> isPlaced(count, false);
  auto place = [&](OpId id) {
    if (!isPlaced[id])
      order.push_back(id);
    isPlaced[id] = true;
  };
  for (size_t id = 0; id < count; ++id)
    if (mustStay(id))
      place(id);
  for (size_t root = 0; root < count; ++root) {
    if (!getReaders(root).empty())
      continue;
    SmallVector<std::pair<OpId, unsigned>> stack{{OpId(root), 0}};
    while (!stack.empty()) {
      auto &[id, next] = stack.back();
      if (isPlaced[id] || next == predecessors[id].size()) {
        place(id);
        stack.pop_back();
        continue;
      }
      stack.push_back({predecessors[id][next++], 0});
    }
  }
  return order;
}

/// Every op that may move stands directly before its first reader.
Order OrderSearch::makeLastUseOrder() const {
  size_t count = problem.ops.size();
  std::vector<OpId> position(count);
  for (size_t id = count; id-- > 0;) {
    OpId first = id;
    bool isMovable = !mustStay(id) && !getReaders(id).empty();
    if (isMovable) {
      first = count;
      for (OpId reader : getReaders(id))
        first = std::min(first, position[reader]);
    }
    position[id] = first;
  }
  Order order = makeGivenOrder();
  llvm::stable_sort(order, [&](OpId a, OpId b) {
    return position[a] < position[b];
  });
  return order;
}

/// Every op as soon as its inputs are there. Library calls and reductions take
/// their turn in the given order and set the pace, wherever what else is in their kernels
/// stands.
Order OrderSearch::makeEarliestOrder() const {
  std::vector<unsigned> height(problem.ops.size(), 0);
  for (size_t id = 0; id < problem.ops.size(); ++id) {
    height[id] = paces[id].value_or(0);
    for (OpId before : predecessors[id])
      height[id] = std::max(height[id], height[before]);
  }
  Order order = makeGivenOrder();
  llvm::stable_sort(order,
                    [&](OpId a, OpId b) { return height[a] < height[b]; });
  return order;
}

planner::Problem OrderSearch::reorder(const Order &order) const {
  planner::Problem reordered = problem;
  for (auto [place, id] : llvm::enumerate(order))
    reordered.ops[place] = problem.ops[id];
  return reordered;
}

/// Whether each op stands behind those that it needs.
bool OrderSearch::isOrder(const Order &order) const {
  llvm::BitVector isPlaced(problem.ops.size());
  for (OpId id : order) {
    for (OpId before : predecessors[id])
      if (!isPlaced.test(before))
        return false;
    isPlaced.set(id);
  }
  return true;
}

std::optional<Order> OrderSearch::hastenUpdates(const Order &order,
                                                const OrderPeaks &peaks) const {
  planner::Problem given = reorder(order);
  auto turn = llvm::find_if(given.ops, [](const planner::Op &op) {
    return op.phase != planner::Phase::Forward;
  });
  // Updates that take many bytes themselves wait until fewer activations are live.
  constexpr size_t parts = 8;
  size_t begin = turn - given.ops.begin(), count = given.ops.end() - turn;
  for (size_t part = 0; part < parts; ++part) {
    OpId first = part == 0 ? 0 : OpId(begin + (count >> (parts - part)));
    Order early;
    for (OpId place : planner::findEarlyUpdates(
             given, /*budgetBytes=*/std::nullopt, first))
      early.push_back(order[place]);
    if (early.empty() || !isOrder(early))
      return std::nullopt;
    std::optional<OrderPeaks> after = evaluate(early);
    if (after && after->keepAllBytes <= peaks.keepAllBytes)
      return early;
  }
  return std::nullopt;
}

std::optional<int64_t>
OrderSearch::computeKeepAllPeak(const planner::Problem &problem) {
  llvm::Expected<planner::Replay> replay =
      planner::replay(problem, planner::makeKeepAllPlan(problem));
  if (replay)
    return replay->cost.peakBytes;
  llvm::consumeError(replay.takeError());
  return std::nullopt;
}

std::optional<OrderPeaks> OrderSearch::evaluate(const Order &order) const {
  if (order.size() != problem.ops.size())
    return std::nullopt;
  planner::Problem reordered = reorder(order);
  std::optional<int64_t> keepAll = computeKeepAllPeak(reordered);
  for (planner::Op &op : reordered.ops)
    if (op.phase == planner::Phase::Forward && op.recomputable)
      for (ValueId output : op.outputs)
        reordered.values[output].bytes = 0;
  std::optional<int64_t> low = computeKeepAllPeak(reordered);
  if (!keepAll || !low)
    return std::nullopt;
  return OrderPeaks{*keepAll, *low};
}

/// Moves the block's ops so that the groups run in `order`.
static void carryOut(const TrainingGraph &graph, const TrainingProblem &training,
                     const Order &order) {
  constexpr unsigned front = 0;
  std::vector<unsigned> keys(graph.getOps().size(), ~0u);
  for (auto [place, id] : llvm::enumerate(order))
    for (unsigned op : training.sources[id].ops)
      keys[op] = std::min<unsigned>(keys[op], place + 1);
  std::vector<unsigned> sorted(graph.getOps().size());
  std::iota(sorted.begin(), sorted.end(), 0);
  for (unsigned op : sorted)
    if (isLargeConstant(graph.getOp(op).operation))
      keys[op] = front;
  llvm::stable_sort(sorted,
                    [&](unsigned a, unsigned b) { return keys[a] < keys[b]; });
  for (unsigned op : sorted)
    graph.getOp(op).operation->moveBefore(graph.getReturn());
}

/// A given order is worth more than a gain that nobody would notice: the user's order is
/// what XLA and people know.
static constexpr double noticeable = 0.99;

/// The order to take, and its name: of those that are none worse than the given one, which
/// has these peaks, in any of them.
static std::pair<StringRef, Order> chooseOrder(const OrderSearch &search,
                                               const Order &given,
                                               const OrderPeaks &givenPeaks) {
  struct Candidate {
    StringRef name;
    Order order;
  };
  Candidate candidates[] = {{"given", given},
                            {"last-use", search.makeLastUseOrder()},
                            {"freed-bytes", search.makeFreedBytesOrder()},
                            {"depth-first", search.makeDepthFirstOrder()}};
  std::pair<StringRef, Order> best;
  OrderPeaks bestPeaks = givenPeaks, limit = givenPeaks;
  for (auto &[name, order] : candidates) {
    bool isGiven = name == "given";
    std::optional<OrderPeaks> peaks = search.evaluate(order);
    if (!peaks || peaks->keepAllBytes > limit.keepAllBytes)
      continue;
    if (std::optional<Order> early = search.hastenUpdates(order, *peaks)) {
      order = std::move(*early);
      peaks = search.evaluate(order);
      name = isGiven ? "early-updates" : name;
    }
    if (isGiven)
      limit = bestPeaks = *peaks;
    else if (!peaks->isNoneWorse(limit) || peaks->computeRatio(limit) > noticeable ||
             peaks->computeRatio(bestPeaks) >= 1)
      continue;
    bestPeaks = *peaks;
    best = {name, std::move(order)};
  }
  return best;
}

FailureOr<ScheduleResult>
remat::improveSchedule(func::FuncOp function, const CostModel &costs,
                       const TrainingGraphOptions &options) {
  FailureOr<TrainingGraph> graph = TrainingGraph::create(function, options);
  if (failed(graph))
    return failure();
  FusionOptions fusion = costs.getDevice().getFusionOptions();
  FusionGroups groups(*graph, fusion);
  // Parts of a long sum that are to be kernels of their own must not move to its end.
  if (groups.changesUnder(anyWaiting, *graph, fusion)) {
    fusion.maxWaiting = leastWaiting;
    groups = FusionGroups(*graph, fusion);
  }
  TrainingProblem training = buildProblem(*graph, groups, costs);
  OrderSearch search(*graph, training);
  ScheduleResult result;
  Order given = search.makeGivenOrder();
  std::optional<OrderPeaks> givenPeaks = search.evaluate(given);
  if (!givenPeaks)
    return result;
  result.peakBytesBefore = result.peakBytesAfter = givenPeaks->keepAllBytes;
  if (costs.getDevice().startsEarly) {
    Order order = search.makeEarliestOrder();
    if (std::optional<OrderPeaks> peaks = search.evaluate(order))
      result.peakBytesAfter = peaks->keepAllBytes;
    result.order = "earliest";
    carryOut(*graph, training, order);
    return result;
  }
  auto [name, best] = chooseOrder(search, given, *givenPeaks);
  if (best == given)
    return result;
  std::vector<Operation *> before;
  for (const GraphOp &op : graph->getOps())
    before.push_back(op.operation);
  carryOut(*graph, training, best);
  // Groups may come out differently in the new order: judge what is there.
  FailureOr<TrainingGraph> moved = TrainingGraph::create(function, options);
  if (succeeded(moved)) {
    FusionGroups movedGroups(*moved, fusion);
    TrainingProblem after = buildProblem(*moved, movedGroups, costs);
    OrderSearch check(*moved, after);
    std::optional<OrderPeaks> peaks = check.evaluate(check.makeGivenOrder());
    if (peaks && peaks->isNoneWorse(*givenPeaks)) {
      result.peakBytesAfter = peaks->keepAllBytes;
      result.order = name;
      return result;
    }
  }
  for (Operation *op : before)
    op->moveBefore(function.getBody().front().getTerminator());
  return result;
}

namespace {
struct RematSchedule : public remat::impl::RematScheduleBase<RematSchedule> {
  using RematScheduleBase::RematScheduleBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
    if (!descriptor) {
      function.emitError() << llvm::toString(descriptor.takeError());
      return signalPassFailure();
    }
    if (failed(improveSchedule(function, CostModel(std::move(*descriptor)))))
      signalPassFailure();
  }
};
} // namespace
