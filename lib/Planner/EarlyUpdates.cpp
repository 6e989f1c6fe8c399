// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Orders in which no gradient waits for the others. Steps are written with all updates
/// behind the backward phase, so that every gradient is live at its end, where plans
/// under low budgets have their peak; it is not the peak of keeping everything, so that
/// `OrderSearch` does not look there. Training loops know it as fused backward
/// (Lv et al., "Full Parameter Fine-tuning for Large Language Models with Limited
/// Resources", ACL 2024).

#include "OrderSearch.h"
#include "remat/Planner/Reorder.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace remat::planner {

/// What updates one parameter leads to so many results at most, or to a fourth of all: the
/// parameter and its state, an average, a copy, a norm that is reported.
static constexpr size_t mostResults = 8, partOfResults = 4;
/// Of an argument that updates share: a learning rate, the number of the step.
static constexpr int64_t mostScalarBytes = 256;
/// The peak has to fall that far.
static constexpr double noticeablePeak = 0.995;
/// Gradients that wait do not matter where less than this part of the budget is used.
static constexpr double usedShare = 0.98;

namespace {
/// Base ops, updates directly behind the last of the others that they need.
class EarlyUpdates {
public:
  explicit EarlyUpdates(const Problem &problem);

  /// Updates behind `first` stay behind it.
  std::vector<OpId> makeOrder(OpId first) const;
  /// Optimizer ops, and ops of the backward phase (where an optimizer that reduces or
  /// multiplies has its work) that lead to few results and read nothing but what does so,
  /// too, and arguments whose bytes these results take over: no forward value, no gradient
  /// that is passed on, no batch and no parameter by which gradients are passed on.
  bool isUpdate(OpId id) const { return updates.test(unsigned(id)); }

private:
  /// Where an op stands: others by their own number, between them what they need.
  using Place = int64_t;
  static constexpr Place none = -1;
  static Place placeOf(OpId id) { return 2 * Place(id) + 1; }

  void addOp(OpId id, llvm::MutableArrayRef<llvm::SmallVector<OpId, 4>> readers,
             llvm::ArrayRef<ValueId> takenOver);
  std::vector<llvm::SmallVector<ValueId, 2>> findResults(size_t most) const;
  bool readsOwnArguments(const Op &op, llvm::ArrayRef<ValueId> results) const;
  void findUpdates();
  void placeBehindMakers();
  /// What reads arguments alone need not be live before somebody reads it.
  void placeBeforeReaders();

  const Problem &problem;
  std::vector<OpId> baseOps;
  /// Per argument: the result that takes its bytes over; -1 for none.
  llvm::DenseMap<ValueId, ValueId> resultOfArgument;
  /// Per value.
  std::vector<OpId> makerOf;
  /// Per op; for one that makes a donated argument's result, readers of the argument, too:
  /// made before them, the result takes bytes of its own.
  std::vector<llvm::SmallVector<OpId, 4>> makers;
  llvm::BitVector updates;
  std::vector<Place> places;
};
} // namespace

EarlyUpdates::EarlyUpdates(const Problem &problem)
    : problem(problem), makerOf(problem.values.size(), -1),
      makers(problem.ops.size()), updates(problem.ops.size()),
      places(problem.ops.size(), none) {
  std::vector<ValueId> takenOver(problem.values.size(), -1);
  for (ValueId argument : problem.arguments)
    resultOfArgument[argument] = -1;
  for (const DonatedPair &pair : problem.donated)
    if (pair.result) {
      takenOver[*pair.result] = pair.argument;
      resultOfArgument[pair.argument] = problem.rootOf(*pair.result);
    }
  std::vector<llvm::SmallVector<OpId, 4>> readers(problem.values.size());
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra)
      continue;
    baseOps.push_back(OpId(index));
    addOp(OpId(index), readers, takenOver);
  }
  findUpdates();
  placeBehindMakers();
  placeBeforeReaders();
}

void EarlyUpdates::addOp(OpId id,
                         llvm::MutableArrayRef<llvm::SmallVector<OpId, 4>> readers,
                         llvm::ArrayRef<ValueId> takenOver) {
  const Op &op = problem.ops[id];
  for (ValueId output : op.outputs) {
    makerOf[output] = id;
    if (takenOver[output] >= 0)
      llvm::append_range(makers[id], readers[takenOver[output]]);
  }
  auto addMakers = [&](llvm::ArrayRef<ValueId> inputs) {
    for (ValueId input : inputs) {
      if (makerOf[input] >= 0)
        makers[id].push_back(makerOf[input]);
      readers[problem.rootOf(input)].push_back(id);
    }
  };
  addMakers(op.inputs);
  // Each form can run where the op stands.
  for (const Variant &variant : op.variants)
    addMakers(variant.inputs);
}

/// Per op: the results that it leads to, not by others: copies at the end of a step wait
/// for all. `most` and one stand for all.
std::vector<llvm::SmallVector<ValueId, 2>>
EarlyUpdates::findResults(size_t most) const {
  llvm::BitVector isResult(unsigned(problem.values.size()));
  for (ValueId result : problem.results)
    isResult.set(unsigned(problem.rootOf(result)));
  std::vector<llvm::SmallVector<ValueId, 2>> results(problem.ops.size());
  auto add = [&](OpId id, ValueId result) {
    if (results[id].size() <= most && !llvm::is_contained(results[id], result))
      results[id].push_back(result);
  };
  for (OpId id : llvm::reverse(baseOps)) {
    for (ValueId output : problem.ops[id].outputs)
      if (isResult.test(unsigned(problem.rootOf(output))))
        add(id, problem.rootOf(output));
    for (ValueId input : problem.ops[id].inputs)
      if (makerOf[input] >= 0 && !isResult.test(unsigned(problem.rootOf(input))))
        for (ValueId result : results[id])
          add(makerOf[input], result);
  }
  return results;
}

/// Whether what the op reads of arguments is its own: they go on in results that it leads
/// to, or are scalars.
bool EarlyUpdates::readsOwnArguments(const Op &op,
                                     llvm::ArrayRef<ValueId> results) const {
  return llvm::all_of(op.inputs, [&](ValueId input) {
    ValueId root = problem.rootOf(input);
    auto argument = resultOfArgument.find(root);
    return argument == resultOfArgument.end() ||
           problem.values[root].bytes <= mostScalarBytes ||
           llvm::is_contained(results, argument->second);
  });
}

void EarlyUpdates::findUpdates() {
  size_t most = std::clamp<size_t>(problem.results.size() / partOfResults, 1,
                                   mostResults);
  std::vector<llvm::SmallVector<ValueId, 2>> results = findResults(most);
  // Ops that need arguments of their own alone.
  llvm::BitVector isGiven(unsigned(problem.ops.size()));
  for (OpId id : baseOps) {
    const Op &op = problem.ops[id];
    bool readsOwn = readsOwnArguments(op, results[id]);
    auto isKnown = [&](OpId maker) { return isGiven.test(unsigned(maker)); };
    isGiven[unsigned(id)] = op.phase != Phase::Forward && readsOwn &&
                            llvm::all_of(makers[id], isKnown);
    bool readsMakersOfFew = llvm::all_of(makers[id], [&](OpId maker) {
      return isKnown(maker) || (results[maker].size() <= most &&
                                problem.ops[maker].phase != Phase::Forward);
    });
    updates[unsigned(id)] =
        op.phase == Phase::Optimizer ||
        (op.phase == Phase::Backward && results[id].size() <= most &&
         readsMakersOfFew && readsOwn);
  }
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

std::vector<OpId> EarlyUpdates::makeOrder(OpId first) const {
  auto getPlace = [&](OpId id) {
    return std::max(places[id], placeOf(std::min(id, first)));
  };
  std::vector<OpId> order = baseOps;
  llvm::stable_sort(order,
                    [&](OpId a, OpId b) { return getPlace(a) < getPlace(b); });
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
                                          const EarlyUpdates &updates,
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
    if (!updates.isUpdate(id))
      live.push_back({bytes - restBytes, restBytes});
  return live;
}

std::vector<OpId> findEarlyUpdates(const Problem &problem,
                                   std::optional<int64_t> budgetBytes,
                                   OpId first) {
  EarlyUpdates updates(problem);
  std::vector<OpId> order = updates.makeOrder(first);
  std::vector<OpId> given = order;
  llvm::sort(given);
  if (order == given)
    return {};
  int64_t budget = budgetBytes.value_or(0);
  std::vector<LiveBytes> live = measureLive(problem, updates, given);
  if (live.empty())
    return {};
  int64_t before = estimatePeak(live, budget);
  int64_t after = estimatePeak(measureLive(problem, updates, order), budget);
  bool isNoticed = double(after) < noticeablePeak * double(before);
  return isNoticed && double(before) > usedShare * double(budget)
             ? order
             : std::vector<OpId>();
}

} // namespace remat::planner
