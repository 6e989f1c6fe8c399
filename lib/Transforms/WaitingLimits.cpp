// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Tries kernels under several limits; see the header.

#include "remat/Transforms/WaitingLimits.h"
#include "remat/Dialect/Remat/Remat.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace remat;

/// Each limit is first looked at with this part of the work; those that are then at
/// most so much worse than the best get all of it.
static constexpr uint64_t lookDivisor = 4;
static constexpr double nearlyAsGood = 1.03;

SmallVector<unsigned> remat::listWaitingLimits(const PlanningSession &session) {
  FusionOptions options = session.getCosts().getDevice().getFusionOptions();
  SmallVector<unsigned> limits;
  const TrainingGraph &graph = session.getGraph();
  if (session.getGroups().changesUnder(anyWaiting, graph, options))
    limits.push_back(anyWaiting);
  // Where kernels are merged, the least limit changes all of them; sums say whether it is
  // worth planning for.
  FusionOptions unmerged = options;
  unmerged.mergeKernels = false;
  bool hasSums = options.merges()
                     ? FusionGroups(graph, unmerged).changesUnder(leastWaiting, graph, unmerged)
                     : session.getGroups().changesUnder(leastWaiting, graph, options);
  if (hasSums)
    limits.push_back(leastWaiting);
  return limits;
}

/// Whether smaller kernels than usual are worth a try where bytes are all that counts.
static bool canUnmerge(const PlanningSession &session) {
  return session.getCosts().getDevice().getFusionOptions().merges();
}

void remat::setWaitingLimit(func::FuncOp function, unsigned limit,
                            const planner::Cost &keepAll) {
  if (limit == usualWaiting) {
    function->removeAttr(RematDialect::waitingAttrName);
    return;
  }
  Builder builder(function.getContext());
  describeForm(function, RematDialect::waitingAttrName,
               builder.getNamedAttr("limit", builder.getI64IntegerAttr(limit)),
               keepAll);
}

namespace {
/// The best of the plans so far, or the least miss.
class LimitSearch {
public:
  LimitSearch(func::FuncOp function, const PlanningOptions &options,
              std::unique_ptr<PlanningSession> &session)
      : function(function), options(options), session(session) {}
  llvm::Expected<planner::PlacedSolution> run();

private:
  llvm::Expected<planner::PlacedSolution> planMergedFirst();
  llvm::Expected<planner::PlacedSolution> finish();
  llvm::Error create(unsigned limit, const PlanningOptions &sessionOptions);
  llvm::Error lookAt(unsigned limit, double share);
  bool isWorthLooking(unsigned limit) const;
  SmallVector<unsigned> listPromising();
  llvm::Error tryLimit(unsigned limit, double share);
  void noteMiss(const planner::BudgetInfeasible &miss, unsigned limit);
  bool isBetter(const planner::PlacedSolution &solution) const;

  func::FuncOp function;
  const PlanningOptions &options;
  std::unique_ptr<PlanningSession> &session;
  std::optional<int64_t> budgetBytes;
  planner::Cost keepAll;
  /// What a short search finds.
  struct Look {
    unsigned limit;
    bool fits;
    planner::Cost cost;
  };
  SmallVector<Look> looks;
  std::optional<planner::PlacedSolution> best;
  std::optional<planner::BudgetInfeasible> missed;
  /// Of the best plan, or else of the least miss.
  unsigned bestLimit = usualWaiting;
};
} // namespace

/// A session for kernels under this limit.
llvm::Error LimitSearch::create(unsigned limit,
                                const PlanningOptions &sessionOptions) {
  setWaitingLimit(function, limit, keepAll);
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, sessionOptions);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  return llvm::Error::success();
}

bool LimitSearch::isBetter(const planner::PlacedSolution &solution) const {
  return !best || isBetterForm(solution, *best, /*isForMinimum=*/!budgetBytes);
}

void LimitSearch::noteMiss(const planner::BudgetInfeasible &miss,
                           unsigned limit) {
  if (!missed || miss.lowestFoundBytes < missed->lowestFoundBytes)
    bestLimit = limit;
  missed = missed ? planner::mergeMisses(miss, *missed) : miss;
}

llvm::Error LimitSearch::tryLimit(unsigned limit, double share) {
  if (llvm::Error error = create(limit, shareTimeOfForm(options, share)))
    return error;
  llvm::Expected<planner::PlacedSolution> solution = session->plan();
  if (!solution)
    return llvm::handleErrors(solution.takeError(),
                              [&](const planner::BudgetInfeasible &miss) {
                                if (!best)
                                  noteMiss(miss, limit);
                              });
  if (isBetter(*solution)) {
    best = std::move(*solution);
    best->plan.waitingLimit = bestLimit = limit;
  }
  return llvm::Error::success();
}

llvm::Error LimitSearch::lookAt(unsigned limit, double share) {
  PlanningOptions quick = shareTime(options, share);
  quick.workDivisor *= lookDivisor;
  if (llvm::Error error = create(limit, quick))
    return error;
  llvm::Expected<planner::PlacedSolution> solution = session->plan();
  if (solution) {
    looks.push_back({limit, true,
                     {solution->arena.getPromisedBytes(),
                      solution->plan.cost.timeNs}});
    return llvm::Error::success();
  }
  return llvm::handleErrors(
      solution.takeError(), [&](const planner::BudgetInfeasible &miss) {
        looks.push_back({limit, false, {miss.lowestFoundBytes, 0}});
      });
}

/// Sums at once may be better whatever the budget is, since terms can be inlined into
/// them; sums in smaller parts are worth their time if something else costs time.
bool LimitSearch::isWorthLooking(unsigned limit) const {
  const Look &usual = looks.front();
  if (usual.fits ? isTimeForFormsOver(options) : isTimeOver(options))
    return false;
  return limit == anyWaiting || !budgetBytes || !usual.fits ||
         usual.cost.timeNs > keepAll.timeNs;
}

/// The limits under which plans may be the best, the most promising first. For the lowest
/// peak the usual kernels are among them: short searches say little about it (an encoder
/// and decoder: 242 MiB with sums made one by one, which looked lower, for 222).
SmallVector<unsigned> LimitSearch::listPromising() {
  auto measure = [&](const Look &look) {
    return budgetBytes && look.fits ? look.cost.timeNs : look.cost.peakBytes;
  };
  llvm::stable_sort(looks, [&](const Look &a, const Look &b) {
    return std::pair(!a.fits, measure(a)) < std::pair(!b.fits, measure(b));
  });
  SmallVector<unsigned> promising;
  const Look &first = looks.front();
  for (const Look &look : looks)
    if (look.fits == first.fits &&
        ((!budgetBytes && look.limit == usualWaiting) ||
         double(measure(look)) <= double(measure(first)) * nearlyAsGood))
      promising.push_back(look.limit);
  return promising;
}

/// The best plan, for the kernels that it is for.
llvm::Expected<planner::PlacedSolution> LimitSearch::finish() {
  if (llvm::Error error = create(bestLimit, options))
    return std::move(error);
  if (!best)
    return llvm::make_error<planner::BudgetInfeasible>(std::move(*missed));
  return std::move(*best);
}

/// Kernels that are not merged where those that are do not keep the budget.
llvm::Expected<planner::PlacedSolution> LimitSearch::planMergedFirst() {
  llvm::Expected<planner::PlacedSolution> solution = session->plan();
  if (solution)
    return solution;
  if (llvm::Error rest = llvm::handleErrors(
          solution.takeError(), [&](const planner::BudgetInfeasible &miss) {
            noteMiss(miss, usualWaiting);
          }))
    return std::move(rest);
  llvm::Expected<planner::Replay> given = session->replayAsGiven();
  if (!given)
    return given.takeError();
  keepAll = given->cost;
  if (!isTimeOver(options))
    if (llvm::Error error = tryLimit(leastWaiting, 1))
      return std::move(error);
  return finish();
}

llvm::Expected<planner::PlacedSolution> LimitSearch::run() {
  if (llvm::Error error = create(usualWaiting, options))
    return std::move(error);
  SmallVector<unsigned> limits = listWaitingLimits(*session);
  bool chooses = options.policy == "auto" && !options.budget.empty();
  bool hasSums = !limits.empty(), unmerges = chooses && canUnmerge(*session);
  budgetBytes = session->getBudgetBytes();
  if (!hasSums && unmerges && budgetBytes)
    return planMergedFirst();
  if (!hasSums && unmerges)
    limits.push_back(leastWaiting);
  if (limits.empty() || !chooses) {
    llvm::Expected<planner::PlacedSolution> solution = session->plan();
    if (solution && !limits.empty())
      solution->plan.waitingLimit = usualWaiting;
    return solution;
  }
  llvm::Expected<planner::Replay> given = session->replayAsGiven();
  if (!given)
    return given.takeError();
  keepAll = given->cost;
  double lookShare = 1.0 / double(lookDivisor * (limits.size() + 1));
  if (llvm::Error error = lookAt(usualWaiting, lookShare))
    return std::move(error);
  for (unsigned limit : limits)
    if (isWorthLooking(limit))
      if (llvm::Error error = lookAt(limit, lookShare))
        return std::move(error);
  SmallVector<unsigned> promising = listPromising();
  for (auto [index, limit] : llvm::enumerate(promising)) {
    bool isOwed = !budgetBytes && limit == usualWaiting;
    bool isOver = best && !isOwed ? isTimeForFormsOver(options) : isTimeOver(options);
    if ((best || missed) && isOver)
      continue;
    double share = 1.0 / double(promising.size() - index);
    if (llvm::Error error = tryLimit(limit, share))
      return std::move(error);
  }
  // Without sums the usual kernels need no word.
  if (best && !hasSums && bestLimit == usualWaiting)
    best->plan.waitingLimit = std::nullopt;
  return finish();
}

llvm::Expected<planner::PlacedSolution>
remat::planWaitingLimits(func::FuncOp function, const PlanningOptions &options,
                         std::unique_ptr<PlanningSession> &session) {
  return LimitSearch(function, options, session).run();
}

llvm::Error remat::restoreWaitingLimit(func::FuncOp function,
                                       const PlanningOptions &options,
                                       const planner::Plan &plan) {
  if (plan.waitingLimit.value_or(usualWaiting) == usualWaiting)
    return llvm::Error::success();
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return session.takeError();
  llvm::Expected<planner::Replay> keepAll = (*session)->replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  setWaitingLimit(function, *plan.waitingLimit, keepAll->cost);
  return llvm::Error::success();
}
