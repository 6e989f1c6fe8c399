// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Searches among loops of appraised steps; see the header.

#include "AppraisedLoops.h"
#include "remat/Pipelines/PlanStep.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/LowLoops.h"

using namespace mlir;
using namespace remat;

/// Share of the time left that the choice of loops and bodies gets, and of that for
/// one of some plans of the whole step.
static constexpr double loopShare = 0.5, planShare = 0.5;
/// A budget that is missed by a small part of it may be kept by loops that are
/// planned for less, by at least some part each time, so often at most.
static constexpr double mostExcess = 0.15, leastStep = 0.02;
static constexpr unsigned mostSteps = 3;

/// Plans the step with its loops as they are.
static llvm::Expected<planner::PlacedSolution>
planAsIs(func::FuncOp function, const PlanningOptions &options,
         std::unique_ptr<PlanningSession> &session) {
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, options);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  return session->plan();
}

llvm::Expected<planner::PlacedSolution>
remat::planWithLoops(func::FuncOp function, const PlanningOptions &options,
                     const PlanningOptions &loopOptions,
                     std::unique_ptr<PlanningSession> &session) {
  PlanningOptions sharing = shareTime(loopOptions, loopShare);
  if (options.end && sharing.end)
    sharing.end = std::min(*sharing.end, *options.end);
  if (llvm::Error error = planLoops(function, sharing))
    return std::move(error);
  llvm::Expected<planner::PlacedSolution> solution =
      planAsIs(function, options, session);
  if (solution && hasLoops(function))
    solution->plan.loops = describeLoopOptions(sharing);
  return solution;
}

static bool isForMinimum(const PlanningOptions &options) {
  llvm::Expected<BudgetText> budget = parseBudget(options.budget);
  if (!budget)
    llvm::consumeError(budget.takeError());
  return budget && budget->kind == BudgetText::Kind::Minimum;
}

namespace {
class LoopSearch {
public:
  LoopSearch(func::FuncOp function, const PlanningOptions &options,
             std::unique_ptr<PlanningSession> &session)
      : function(function), givenCopy(function.clone()), options(options),
        session(session) {}

  llvm::Expected<planner::PlacedSolution> findLowest();
  llvm::Expected<planner::PlacedSolution> keepBudget();
  /// Of policies that have one plan for each kind of loops.
  llvm::Expected<planner::PlacedSolution> keepBudgetByPolicy();

private:
  using Tried = std::optional<planner::PlacedSolution>;

  void restore(func::FuncOp copy);
  llvm::Error findLow(std::optional<int64_t> enoughBytes);
  llvm::Expected<planner::PlacedSolution> takeLow();
  llvm::Expected<std::optional<int64_t>> resolveBudget();
  llvm::Expected<Tried> attempt(const PlanningOptions &loopOptions);
  llvm::Expected<Tried> attemptOnLow();
  llvm::Expected<Tried> attemptForLess();
  bool isFasterThanLow(const Tried &tried) const {
    return tried && tried->plan.cost.timeNs <= low->plan.cost.timeNs;
  }

  func::FuncOp function;
  OwningOpRef<func::FuncOp> givenCopy;
  PlanningOptions options;
  std::unique_ptr<PlanningSession> &session;
  /// The lowest plan for low loops, and the step with these.
  std::optional<planner::PlacedSolution> low;
  OwningOpRef<func::FuncOp> lowStep;
  /// Why the last attempt did not keep the budget.
  std::optional<planner::BudgetInfeasible> missed;
};
} // namespace

/// The function as `copy` is.
void LoopSearch::restore(func::FuncOp copy) {
  session.reset();
  replaceByClone(function, copy);
}

llvm::Error LoopSearch::findLow(std::optional<int64_t> enoughBytes) {
  PlanningOptions asked = forLowest(options);
  asked.enoughBytes = enoughBytes;
  for (const LowLoops &kind : listLowLoops(options)) {
    bool isEnough = low && enoughBytes &&
                    low->arena.getPromisedBytes() <= *enoughBytes;
    if (isEnough || (low && isTimeOver(asked)))
      break;
    restore(*givenCopy);
    if (llvm::Error error = planLoops(function, kind.loops))
      return error;
    // Loops that are cut short are none of those that more time leads to.
    if (low && isTimeOver(asked))
      break;
    asked.rounds = kind.rounds;
    llvm::Expected<planner::PlacedSolution> solution =
        planAsIs(function, asked, session);
    if (!solution)
      return solution.takeError();
    if (low && solution->arena.getPromisedBytes() >=
                   low->arena.getPromisedBytes())
      continue;
    low = std::move(*solution);
    low->plan.loops = describeLoopOptions(kind.loops);
    lowStep = function.clone();
  }
  planner::Deadline deadline(options.end, options.interrupted);
  if (low->plan.cut.empty())
    low->plan.cut = deadline.reason().str();
  return llvm::Error::success();
}

/// Makes the step the one of the lowest plan.
llvm::Expected<planner::PlacedSolution> LoopSearch::takeLow() {
  restore(*lowStep);
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, options);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  low->plan.budgetBytes = session->getBudgetBytes();
  return std::move(*low);
}

llvm::Expected<planner::PlacedSolution> LoopSearch::findLowest() {
  if (llvm::Error error = findLow(std::nullopt))
    return std::move(error);
  return takeLow();
}

/// None: the budget is not kept, and `missed` says why.
llvm::Expected<LoopSearch::Tried>
LoopSearch::attempt(const PlanningOptions &loopOptions) {
  restore(*givenCopy);
  llvm::Expected<planner::PlacedSolution> solution = planWithLoops(
      function, shareTime(options, planShare), loopOptions, session);
  if (solution)
    return Tried(std::move(*solution));
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const planner::BudgetInfeasible &infeasible) {
        missed = infeasible;
      });
  if (rest)
    return std::move(rest);
  return Tried();
}

/// Where loops for the budget miss it a little, those for somewhat less may not.
llvm::Expected<LoopSearch::Tried> LoopSearch::attemptForLess() {
  int64_t budget = missed->budgetBytes;
  // Loops cannot be planned for so much less.
  double least = (1 - mostExcess) * double(budget);
  int64_t asked = budget;
  for (unsigned step = 0; step < mostSteps; ++step) {
    int64_t excess = missed->lowestFoundBytes - budget;
    if (excess <= 0 || isTimeOver(options))
      break;
    asked -= std::max(excess, int64_t(leastStep * double(budget)));
    if (double(asked) <= least)
      break;
    PlanningOptions less = options;
    less.reserve = "";
    less.budget = std::to_string(asked);
    llvm::Expected<Tried> tried = attempt(less);
    if (!tried || *tried)
      return tried;
  }
  return Tried();
}

/// Faster plans for the loops of the lowest one.
llvm::Expected<LoopSearch::Tried> LoopSearch::attemptOnLow() {
  if (isTimeOver(options))
    return Tried();
  restore(*lowStep);
  llvm::Expected<planner::PlacedSolution> solution =
      planAsIs(function, shareTime(options, 1), session);
  if (solution) {
    solution->plan.loops = low->plan.loops;
    return Tried(std::move(*solution));
  }
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [](const planner::BudgetInfeasible &) {});
  if (rest)
    return std::move(rest);
  return Tried();
}

/// In bytes, as it is for the step as given.
llvm::Expected<std::optional<int64_t>> LoopSearch::resolveBudget() {
  llvm::Expected<std::unique_ptr<PlanningSession>> given =
      PlanningSession::create(function, options);
  if (!given)
    return given.takeError();
  return (*given)->getBudgetBytes();
}

llvm::Expected<planner::PlacedSolution> LoopSearch::keepBudget() {
  llvm::Expected<std::optional<int64_t>> budget = resolveBudget();
  if (!budget)
    return budget.takeError();
  if (llvm::Error error = findLow(*budget))
    return std::move(error);
  int64_t lowest = low->arena.getPromisedBytes();
  if (lowest > **budget) {
    llvm::Expected<planner::PlacedSolution> taken = takeLow();
    if (!taken)
      return taken.takeError();
    return planner::makeAppraisedMiss(**budget, taken->floor, lowest);
  }
  options.isKnownKept = true;
  llvm::Expected<Tried> tried = Tried();
  if (!isTimeOver(options))
    tried = attempt(options);
  if (tried && !*tried && missed)
    tried = attemptForLess();
  if (tried && !isFasterThanLow(*tried))
    tried = attemptOnLow();
  if (!tried)
    return tried.takeError();
  if (!isFasterThanLow(*tried))
    return takeLow();
  (*tried)->lowestFoundBytes = std::min((*tried)->lowestFoundBytes, lowest);
  return std::move(**tried);
}

llvm::Expected<planner::PlacedSolution> LoopSearch::keepBudgetByPolicy() {
  llvm::Expected<Tried> tried = attempt(options);
  if (tried && !*tried)
    tried = attemptForLess();
  if (tried && !*tried) {
    PlanningOptions lowest = options;
    lowest.budget = "min";
    lowest.reserve = "";
    tried = attempt(lowest);
  }
  if (!tried)
    return tried.takeError();
  if (!*tried)
    return llvm::make_error<planner::BudgetInfeasible>(*missed);
  return std::move(**tried);
}

llvm::Expected<planner::PlacedSolution>
remat::planAppraisedLoops(func::FuncOp function, const PlanningOptions &options,
                          std::unique_ptr<PlanningSession> &session) {
  LoopSearch search(function, options, session);
  if (options.policy == "auto")
    return isForMinimum(options) ? search.findLowest() : search.keepBudget();
  if (isForMinimum(options))
    return planWithLoops(function, options, options, session);
  return search.keepBudgetByPolicy();
}
