// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Orders in which no gradient waits for the others. Steps are written with all updates
/// behind the backward phase, so that every gradient is live at its end, where plans
/// under low budgets have their peak; it is not the peak of keeping everything, so that
/// `OrderSearch` does not look there. Known of training loops as optimizers in backward
/// (Lv et al., "Full Parameter Fine-tuning for Large Language Models with Limited
/// Resources", ACL 2024).

#include "OrderSearch.h"
#include "remat/Planner/Reorder.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace remat::planner {

/// The peak has to fall that far.
static constexpr double noticeablePeak = 0.995;
/// Gradients that wait do not matter where less than this part of the budget is used.
static constexpr double usedShare = 0.98;

namespace {
/// Base ops, optimizer ops directly behind the last of the others that they need.
class EarlyUpdates {
public:
  explicit EarlyUpdates(const Problem &problem);

  std::vector<OpId> makeOrder() const;

private:
  /// Where an op stands: others by their own number, between them what they need.
  using Place = int64_t;
  static constexpr Place none = -1;
  static Place placeOf(OpId id) { return 2 * Place(id) + 1; }

  bool isUpdate(OpId id) const {
    return problem.ops[id].phase == Phase::Optimizer;
  }
  void placeBehindMakers();
  /// What reads arguments alone need not be live before somebody reads it.
  void placeBeforeReaders();

  const Problem &problem;
  std::vector<OpId> baseOps;
  /// Per op; for one that makes a donated argument's result, readers of the argument, too:
  /// made before them, the result takes bytes of its own.
  std::vector<llvm::SmallVector<OpId, 4>> makers;
  std::vector<Place> places;
};
} // namespace

EarlyUpdates::EarlyUpdates(const Problem &problem)
    : problem(problem), makers(problem.ops.size()),
      places(problem.ops.size(), none) {
  std::vector<OpId> makerOf(problem.values.size(), -1);
  std::vector<ValueId> takenOver(problem.values.size(), -1);
  for (const DonatedPair &pair : problem.donated)
    if (pair.result)
      takenOver[*pair.result] = pair.argument;
  std::vector<llvm::SmallVector<OpId, 4>> readers(problem.values.size());
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra)
      continue;
    OpId id = OpId(index);
    baseOps.push_back(id);
    auto addMakers = [&](llvm::ArrayRef<ValueId> inputs) {
      for (ValueId input : inputs) {
        if (makerOf[input] >= 0)
          makers[id].push_back(makerOf[input]);
        readers[problem.rootOf(input)].push_back(id);
      }
    };
    for (ValueId output : op.outputs) {
      makerOf[output] = id;
      if (takenOver[output] >= 0)
        llvm::append_range(makers[id], readers[takenOver[output]]);
    }
    addMakers(op.inputs);
    // Each form can run where the op stands.
    for (const Variant &variant : op.variants)
      addMakers(variant.inputs);
  }
  placeBehindMakers();
  placeBeforeReaders();
}

void EarlyUpdates::placeBehindMakers() {
  for (OpId id : baseOps) {
    if (!isUpdate(id)) {
      places[id] = placeOf(id);
      continue;
    }
    for (OpId maker : makers[id])
      places[id] = std::max(places[id], places[maker]);
  }
}

void EarlyUpdates::placeBeforeReaders() {
  std::vector<Place> firstReader(problem.ops.size(), none);
  for (OpId id : llvm::reverse(baseOps)) {
    if (places[id] == none)
      places[id] = firstReader[id] == none ? placeOf(id) : firstReader[id];
    // Before an op of another phase, behind what the place of an update names.
    Place place = isUpdate(id) ? places[id] : places[id] - 1;
    for (OpId maker : makers[id])
      firstReader[maker] = firstReader[maker] == none
                               ? place
                               : std::min(firstReader[maker], place);
  }
}

std::vector<OpId> EarlyUpdates::makeOrder() const {
  std::vector<OpId> order = baseOps;
  llvm::stable_sort(order,
                    [&](OpId a, OpId b) { return places[a] < places[b]; });
  return order;
}

/// The bytes live at a run: of forward values, that plans drop, and of all others.
struct LiveBytes {
  int64_t forward = 0;
  int64_t others = 0;
};

/// The most that is live in an order, if of forward values so much is kept that
/// `budgetBytes` are full where they are widest.
static int64_t estimatePeak(llvm::ArrayRef<LiveBytes> live, int64_t budgetBytes) {
  const LiveBytes &widest = *llvm::max_element(
      live, [](const LiveBytes &a, const LiveBytes &b) {
        return a.forward < b.forward;
      });
  double kept = 1;
  if (widest.forward > 0)
    kept = std::clamp(double(budgetBytes - widest.others) / double(widest.forward),
                      0.0, 1.0);
  int64_t peak = 0;
  for (const LiveBytes &at : live)
    peak = std::max(peak, at.others + int64_t(kept * double(at.forward)));
  return peak;
}

/// At the runs of ops that are no updates.
static std::vector<LiveBytes> measureLive(const Problem &problem,
                                          llvm::ArrayRef<OpId> order) {
  std::vector<int64_t> all = OrderSearch(problem).measure(order);
  Problem others = problem;
  for (const Op &op : problem.ops)
    if (op.phase == Phase::Forward)
      for (ValueId output : op.outputs)
        others.values[output].bytes = 0;
  std::vector<int64_t> rest = OrderSearch(others).measure(order);
  std::vector<LiveBytes> live;
  for (auto [id, bytes, restBytes] : llvm::zip_equal(order, all, rest))
    if (problem.ops[id].phase != Phase::Optimizer)
      live.push_back({bytes - restBytes, restBytes});
  return live;
}

std::vector<OpId> findEarlyUpdates(const Problem &problem,
                                   std::optional<int64_t> budgetBytes) {
  std::vector<OpId> order = EarlyUpdates(problem).makeOrder();
  std::vector<OpId> given = order;
  llvm::sort(given);
  if (order == given)
    return {};
  int64_t budget = budgetBytes.value_or(0);
  std::vector<LiveBytes> live = measureLive(problem, given);
  if (live.empty())
    return {};
  int64_t before = estimatePeak(live, budget);
  int64_t after = estimatePeak(measureLive(problem, order), budget);
  bool isNoticed = double(after) < noticeablePeak * double(before);
  return isNoticed && double(before) > usedShare * double(budget)
             ? order
             : std::vector<OpId>();
}

} // namespace remat::planner
