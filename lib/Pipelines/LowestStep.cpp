// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds the lowest plan of a step; see the header. The search for it does not depend
/// on the budget that was asked for: otherwise what a refusal names would be another
/// plan than the one that is found when it is asked for.

#include "LowestStep.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Pipelines/PlanStep.h"
#include "remat/Planner/Misses.h"
#include "remat/Transforms/PlanMemory.h"

using namespace mlir;
using namespace remat;
using planner::BudgetInfeasible;
using planner::PlacedSolution;

/// How often the bytes that were found are asked for, and the part of them that has to
/// be gained for another time.
static constexpr unsigned mostRounds = 4;
static constexpr int64_t worthwhilePart = 1024;
/// Steps with loops are then asked for this part less: more of their bodies are planned as
/// steps where a budget is missed otherwise.
static constexpr int64_t partBelow = 20;

/// Asking again takes as long as a plan for a tight budget: seconds for more ops than
/// these. Without loops they are not asked, for it makes plans faster at best, and with
/// loops once.
static constexpr size_t mostOpsAskedFor = 128;

/// Budgets that are above the floor by less than this part of it are tight. Steps with
/// loops are then also planned for `min`, which takes seconds where they have more ops than
/// these, those of bodies included.
static constexpr int64_t tightPart = 8;
static constexpr unsigned mostOpsWithLoops = 400;

/// As if `min` had been asked for, in all: what is remembered of the search for the budget
/// would lead to another plan (also answers to the very same requests: LoRA's 280 MiB were
/// refused, for 285.6, where `min` has 278), and so would its work.
static PlanningOptions forMinimum(PlanningOptions options) {
  options.budget = "min";
  options.reserve = "";
  options.memory = std::make_shared<PlanMemory>();
  if (options.workDone)
    options.workDone = std::make_shared<std::atomic<uint64_t>>(0);
  return options;
}

static llvm::Error open(func::FuncOp function, const PlanningOptions &options,
                        std::unique_ptr<PlanningSession> &session) {
  session.reset();
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, options);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  return llvm::Error::success();
}

/// A session of the function as it is, for the budget of the options.
static llvm::Error renew(func::FuncOp function, const PlanningOptions &options,
                         std::unique_ptr<PlanningSession> &session) {
  // Forms may have been planned with other options than these.
  PlanningOptions renewed = session->getOptions();
  renewed.budget = options.budget;
  renewed.reserve = options.reserve;
  renewed.memory = options.memory;
  return open(function, renewed, session);
}

/// The session of a form that is planned already.
static llvm::Error restore(func::FuncOp function, func::FuncOp form,
                           const PlanningOptions &options,
                           std::unique_ptr<PlanningSession> &session) {
  session.reset();
  replaceByClone(function, form);
  return open(function, options, session);
}

static bool hasPlannedBodies(func::FuncOp function) {
  return function
      ->walk([](Operation *op) {
        return op->hasAttr(RematDialect::bodyAttrName) ? WalkResult::interrupt()
                                                       : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Plans the step as given for a budget, and takes that in place of the lowest plan if it is
/// better: true. Else function and session stay as they are.
static llvm::Expected<bool>
askFor(int64_t budget, func::FuncOp function, func::FuncOp given,
       const PlanningOptions &options,
       std::unique_ptr<PlanningSession> &session, const PlanOneForm &planForms,
       PlacedSolution &lowest) {
  OwningOpRef<func::FuncOp> form = function.clone();
  PlanningOptions formOptions = session->getOptions();
  session.reset();
  replaceByClone(function, given);
  PlanningOptions asked = options;
  asked.budget = std::to_string(budget);
  llvm::Expected<PlacedSolution> again = planForms(function, asked, session);
  if (again && isBetterForm(*again, lowest, /*isForMinimum=*/true)) {
    again->plan.budgetBytes = lowest.plan.budgetBytes;
    lowest = std::move(*again);
    return true;
  }
  llvm::consumeError(again.takeError());
  if (llvm::Error error = restore(function, *form, formOptions, session))
    return std::move(error);
  return false;
}

/// The plan of `min`. Its search is for few bytes first: the bytes that were found are
/// asked for, too, in small steps, so that nobody who asks for them gets a faster plan.
/// Loops of which each is planned for its own lowest peak may also be higher together
/// than those for a budget: they are asked for the bytes that this finds in turn, and for
/// less where that ends.
static llvm::Expected<PlacedSolution>
planMinimum(func::FuncOp function, const PlanningOptions &options,
            std::unique_ptr<PlanningSession> &session,
            const PlanOneForm &planForms) {
  OwningOpRef<func::FuncOp> given = function.clone();
  bool isBelow = false;
  llvm::Expected<PlacedSolution> lowest = planForms(function, options, session);
  for (unsigned round = 0; round < mostRounds; ++round) {
    if (!lowest || isTimeForFormsOver(options) || lowest->arena.appraisedBytes)
      return lowest;
    bool isSmall =
        session->getTraining().problem.ops.size() <= mostOpsAskedFor;
    bool mayBeFaster = round == 0 && isSmall &&
                       lowest->plan.cost.timeNs > lowest->plan.bounds.timeNs;
    bool mayBeLower = (round == 0 || isSmall) && hasPlannedBodies(function);
    isBelow |= !mayBeFaster && !mayBeLower;
    if (isBelow && !hasLoops(*given))
      return lowest;
    int64_t found = lowest->arena.getPromisedBytes();
    llvm::Expected<bool> isBetter =
        askFor(isBelow ? found - found / partBelow : found, function, *given,
               options, session, planForms, *lowest);
    if (!isBetter)
      return isBetter.takeError();
    bool isWorthIt =
        lowest->arena.getPromisedBytes() <= found - found / worthwhilePart;
    if (!isWorthIt && isBelow)
      return lowest;
    isBelow |= !isWorthIt;
  }
  return lowest;
}

static unsigned countOps(func::FuncOp function) {
  unsigned ops = 0;
  function->walk([&](Operation *) { ++ops; });
  return ops;
}

namespace {
enum class OtherBudget { None, Unlimited, Minimum };
} // namespace

/// The other budget whose plan may keep the session's and be faster. Forms and bodies of
/// loops are planned for a budget, also for one that they keep as they come: who has the
/// bytes of keep-all is to get no less than who names no budget, and who has little more
/// than the least no less than who asks for `min`.
static OtherBudget findOtherBudget(func::FuncOp function, func::FuncOp given,
                                   const PlanningSession &session,
                                   const PlacedSolution &solution) {
  int64_t budget = session.getBudgetBytes().value_or(0);
  if (hasPlannedBodies(function) && budget >= solution.keepAll.cost.peakBytes)
    return OtherBudget::Unlimited;
  int64_t floor = solution.floor.bytes;
  if (hasLoops(given) && budget <= floor + floor / tightPart &&
      countOps(given) <= mostOpsWithLoops)
    return OtherBudget::Minimum;
  return OtherBudget::None;
}

static PlanningOptions forUnlimited(PlanningOptions options) {
  options.budget = "";
  options.reserve = "";
  options.memory = options.memory->makeWithoutAnswers();
  return options;
}

/// The solution, or the plan for another budget where that is better.
static llvm::Expected<PlacedSolution>
planForOther(func::FuncOp function, func::FuncOp given,
             const PlanningOptions &options,
             std::unique_ptr<PlanningSession> &session,
             const PlanOneForm &planForms, PlacedSolution solution) {
  OtherBudget other = findOtherBudget(function, given, *session, solution);
  if (other == OtherBudget::None || isTimeForFormsOver(options) ||
      solution.arena.appraisedBytes)
    return solution;
  int64_t budget = session->getBudgetBytes().value_or(0);
  OwningOpRef<func::FuncOp> form = function.clone();
  PlanningOptions formOptions = session->getOptions();
  session.reset();
  replaceByClone(function, given);
  llvm::Expected<PlacedSolution> found =
      other == OtherBudget::Minimum
          ? planMinimum(function, forMinimum(options), session, planForms)
          : planForms(function, forUnlimited(options), session);
  if (found && found->arena.getPromisedBytes() <= budget &&
      isBetterForm(*found, solution, /*isForMinimum=*/false)) {
    found->plan.budgetBytes = solution.plan.budgetBytes;
    if (llvm::Error error = renew(function, options, session))
      return std::move(error);
    return found;
  }
  llvm::consumeError(found.takeError());
  if (llvm::Error error = restore(function, *form, formOptions, session))
    return std::move(error);
  return solution;
}

/// The plan of `min` if it keeps the budget that was missed, or else the refusal.
static llvm::Expected<PlacedSolution>
planLowest(func::FuncOp function, const PlanningOptions &options,
           std::unique_ptr<PlanningSession> &session,
           const PlanOneForm &planForms, const BudgetInfeasible &missed) {
  PlanningOptions forLowest = forMinimum(options);
  // Below the floor the plan says how far the budget is from what can be kept, and what the
  // search for it has found is near enough.
  if (missed.floor.bytes > missed.budgetBytes && options.memory)
    forLowest.memory = options.memory->makeWithoutAnswers();
  llvm::Expected<PlacedSolution> lowest =
      planMinimum(function, forLowest, session, planForms);
  if (!lowest)
    return lowest;
  if (llvm::Error error = renew(function, options, session))
    return std::move(error);
  int64_t bytes = lowest->arena.getPromisedBytes();
  if (bytes > missed.budgetBytes && lowest->arena.appraisedBytes)
    return planner::makeAppraisedMiss(missed.budgetBytes, lowest->floor, bytes);
  if (bytes > missed.budgetBytes)
    return llvm::make_error<BudgetInfeasible>(planner::restateMiss(
        missed, session->getTraining().problem, lowest->floor, bytes));
  lowest->plan.budgetBytes = missed.budgetBytes;
  return lowest;
}

llvm::Expected<PlacedSolution>
remat::planWithLowest(func::FuncOp function, const PlanningOptions &options,
                      std::unique_ptr<PlanningSession> &session,
                      const PlanOneForm &planForms) {
  if (options.budget.empty() || options.isTrial)
    return planForms(function, options, session);
  if (StringRef(options.budget).trim() == "min")
    return planMinimum(function, options, session, planForms);
  OwningOpRef<func::FuncOp> given = function.clone();
  llvm::Expected<PlacedSolution> solution =
      planForms(function, options, session);
  if (solution && options.policy == "auto")
    return planForOther(function, *given, options, session, planForms,
                        std::move(*solution));
  if (solution || isTimeOver(options))
    return solution;
  std::optional<BudgetInfeasible> missed;
  if (llvm::Error rest = llvm::handleErrors(
          solution.takeError(),
          [&](const BudgetInfeasible &miss) { missed = miss; }))
    return std::move(rest);
  // Loops that miss a budget that is appraised have been searched for the lowest peak
  // (AppraisedLoops.cpp).
  if (isAppraised(options) && options.policy == "auto" && hasLoops(*given))
    return planner::makeAppraisedMiss(missed->budgetBytes, missed->floor,
                                      missed->lowestFoundBytes);
  session.reset();
  replaceByClone(function, *given);
  return planLowest(function, options, session, planForms, *missed);
}
