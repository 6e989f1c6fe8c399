// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Searches among loops of appraised steps; see the header.

#include "AppraisedLoops.h"
#include "remat/Analysis/OpDigest.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Pipelines/PlanStep.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/LowLoops.h"
#include "remat/Transforms/PlanMemory.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace remat;

/// Share of the time left that the choice of loops and bodies gets, and of that for
/// one of some plans of the whole step.
static constexpr double loopShare = 0.5, planShare = 0.5;
/// A budget that is missed by a small part of it may be kept by loops that are
/// planned for less, by at least some part each time, so often at most.
static constexpr double mostExcess = 0.3, leastStep = 0.02, finestStep = 0.004;
static constexpr unsigned mostSteps = 4;
/// Loops are what they were chosen for where the step takes at most so many times the time of
/// the plan in our own order, which this part of the work finds.
static constexpr double closeToOwn = 1.01;
static constexpr uint64_t ownDivisor = 4;
/// The part of the work that loops for less than the budget get.
static constexpr uint64_t lessDivisor = 4;
/// Other loops are of use if their plans for the budget keep it: low ones are known.
static constexpr planner::AppraisedRounds quickRounds{0, 0};

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

/// What loops get of the time for a plan of the whole step.
static PlanningOptions shareWithLoops(const PlanningOptions &options,
                                      const PlanningOptions &loopOptions) {
  PlanningOptions sharing = shareTime(loopOptions, loopShare);
  if (options.end && sharing.end)
    sharing.end = std::min(*sharing.end, *options.end);
  return sharing;
}

/// Plans the step with loops that were planned with these options.
static llvm::Expected<planner::PlacedSolution>
planAround(func::FuncOp function, const PlanningOptions &options,
           const PlanningOptions &loopOptions,
           std::unique_ptr<PlanningSession> &session) {
  llvm::Expected<planner::PlacedSolution> solution =
      planAsIs(function, options, session);
  if (solution && hasLoops(function))
    solution->plan.loops = describeLoopOptions(loopOptions);
  return solution;
}

llvm::Expected<planner::PlacedSolution>
remat::planWithLoops(func::FuncOp function, const PlanningOptions &options,
                     const PlanningOptions &loopOptions,
                     std::unique_ptr<PlanningSession> &session) {
  PlanningOptions sharing = shareWithLoops(options, loopOptions);
  if (llvm::Error error = planLoops(function, sharing))
    return std::move(error);
  return planAround(function, options, sharing, session);
}

static bool isForMinimum(const PlanningOptions &options) {
  llvm::Expected<BudgetText> budget = parseBudget(options.budget);
  if (!budget)
    llvm::consumeError(budget.takeError());
  return budget && budget->kind == BudgetText::Kind::Minimum;
}

/// What tells loops apart, whatever budget their bodies were planned for.
static std::string getLoopsKey(func::FuncOp function) {
  OwningOpRef<func::FuncOp> copy = function.clone();
  copy->walk([](stablehlo::WhileOp loop) {
    auto body = loop->getAttrOfType<DictionaryAttr>(RematDialect::bodyAttrName);
    if (!body)
      return;
    NamedAttrList entries(body);
    entries.erase("plan");
    loop->setAttr(RematDialect::bodyAttrName,
                  entries.getDictionary(loop.getContext()));
  });
  return digestOp(*copy);
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
  /// A plan, and the step with its loops.
  struct Candidate {
    planner::PlacedSolution solution;
    OwningOpRef<func::FuncOp> step;

    int64_t getBytes() const { return solution.arena.getPromisedBytes(); }
    int64_t getTime() const { return solution.plan.cost.timeNs; }
  };

  void restore(func::FuncOp copy);
  llvm::Error findLow(std::optional<int64_t> enoughBytes);
  llvm::Expected<planner::PlacedSolution> take(Candidate &candidate);
  llvm::Error resolveBudget();
  llvm::Expected<bool> attempt(const PlanningOptions &loopOptions,
                               const planner::AppraisedRounds &rounds);
  llvm::Error attemptOnLow();
  llvm::Error attemptForLess();
  llvm::Error attemptPolicies();
  llvm::Error attemptAll();
  bool isAsChosen() const;
  llvm::Error measureOwn();
  void note(planner::PlacedSolution solution);
  llvm::Error noteIfKept(llvm::Expected<planner::PlacedSolution> solution);
  llvm::Error noteMiss(llvm::Error error);

  func::FuncOp function;
  OwningOpRef<func::FuncOp> givenCopy;
  PlanningOptions options;
  std::unique_ptr<PlanningSession> &session;
  int64_t budgetBytes = 0;
  /// The lowest plan for low loops, and the fastest of all that keep the budget.
  std::optional<Candidate> low, fastest;
  /// Why the last attempt that did not keep the budget did not.
  std::optional<planner::BudgetInfeasible> missed;
  /// Peak and time that loops for the budget were chosen for.
  std::optional<planner::Cost> own;
  /// By loops that were tried.
  llvm::StringMap<bool> isKept;
  /// Whether the last attempt came to such.
  bool isRepeated = false;
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
    bool isEnough = low && enoughBytes && low->getBytes() <= *enoughBytes;
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
    if (low && solution->arena.getPromisedBytes() >= low->getBytes())
      continue;
    low = Candidate{std::move(*solution), function.clone()};
    low->solution.plan.loops = describeLoopOptions(kind.loops);
  }
  planner::Deadline deadline(options.end, options.interrupted);
  if (low->solution.plan.cut.empty())
    low->solution.plan.cut = deadline.reason().str();
  return llvm::Error::success();
}

/// Makes the step the one of the candidate.
llvm::Expected<planner::PlacedSolution> LoopSearch::take(Candidate &candidate) {
  restore(*candidate.step);
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, options);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  candidate.solution.plan.budgetBytes = session->getBudgetBytes();
  return std::move(candidate.solution);
}

llvm::Expected<planner::PlacedSolution> LoopSearch::findLowest() {
  if (llvm::Error error = findLow(std::nullopt))
    return std::move(error);
  return take(*low);
}

void LoopSearch::note(planner::PlacedSolution solution) {
  if (!fastest || solution.plan.cost.timeNs < fastest->getTime())
    fastest = Candidate{std::move(solution), function.clone()};
}

/// Plans that miss the budget are nothing to worry about.
llvm::Error
LoopSearch::noteIfKept(llvm::Expected<planner::PlacedSolution> solution) {
  if (solution) {
    note(std::move(*solution));
    return llvm::Error::success();
  }
  return llvm::handleErrors(solution.takeError(),
                            [](const planner::BudgetInfeasible &) {});
}

/// Why the budget is not kept, if that is the error.
llvm::Error LoopSearch::noteMiss(llvm::Error error) {
  return llvm::handleErrors(
      std::move(error),
      [&](const planner::BudgetInfeasible &miss) { missed = miss; });
}

/// Whether loops for a budget keep that of the step; if not, `missed` says why. Loops that
/// were tried before are not planned again.
llvm::Expected<bool>
LoopSearch::attempt(const PlanningOptions &loopOptions,
                    const planner::AppraisedRounds &rounds) {
  restore(*givenCopy);
  PlanningOptions sharing = shareTime(options, planShare);
  sharing.rounds = rounds;
  PlanningOptions forLoops = shareWithLoops(sharing, loopOptions);
  if (llvm::Error error = planLoops(function, forLoops))
    return std::move(error);
  auto [entry, isNew] = isKept.try_emplace(getLoopsKey(function), false);
  isRepeated = !isNew;
  if (isRepeated)
    return entry->second;
  llvm::Expected<planner::PlacedSolution> solution =
      planAround(function, sharing, forLoops, session);
  if (!solution) {
    if (llvm::Error error = noteMiss(solution.takeError()))
      return std::move(error);
    return false;
  }
  entry->second = true;
  note(std::move(*solution));
  return true;
}

/// What the loops as they are now were chosen for: a plan of the step in our own order.
llvm::Error LoopSearch::measureOwn() {
  PlanningOptions plain = shareTime(options, planShare);
  plain.appraise = nullptr;
  plain.workDivisor *= ownDivisor;
  std::unique_ptr<PlanningSession> ownSession;
  llvm::Expected<planner::PlacedSolution> solution =
      planAsIs(function, plain, ownSession);
  if (solution)
    own = solution->plan.cost;
  return llvm::handleErrors(solution.takeError(),
                            [](const planner::BudgetInfeasible &) {});
}

/// Whether the step is as fast as its loops were chosen for.
bool LoopSearch::isAsChosen() const {
  return fastest && own &&
         double(fastest->getTime()) <= closeToOwn * double(own->timeNs);
}

/// Loops for less than those for the budget take in our own order; where such keep it, then
/// for something between. What comes to the same loops takes no step, but a larger one next.
llvm::Error LoopSearch::attemptForLess() {
  double high = double(own->peakBytes), fitting = 0;
  double least = (1 - mostExcess) * high, step = leastStep * high;
  PlanningOptions less = options;
  less.reserve = "";
  less.workDivisor *= lessDivisor;
  int64_t excess = fastest ? 0 : missed->lowestFoundBytes - budgetBytes;
  for (unsigned count = 0; count < mostSteps && !isTimeOver(options);) {
    double target = std::max(high - double(excess), least);
    double asked =
        fitting > 0 ? (fitting + high) / 2 : std::min(target, high - step);
    if (isAsChosen() || asked < least || high - asked < finestStep * high)
      break;
    less.budget = std::to_string(int64_t(asked));
    int64_t before = fastest ? fastest->getTime() : INT64_MAX;
    llvm::Expected<bool> tried = attempt(less, quickRounds);
    if (!tried)
      return tried.takeError();
    if (isRepeated && fitting == 0) {
      high = asked;
      step *= 2;
      excess *= 2;
      continue;
    }
    ++count;
    bool isGain = *tried && fastest->getTime() < before;
    if (!isGain && fitting == 0 && before < INT64_MAX)
      break;
    (*tried ? fitting : high) = asked;
    excess = *tried ? 0 : missed->lowestFoundBytes - budgetBytes;
  }
  return llvm::Error::success();
}

/// Plans by policies, and for the budget around their loops: where the step is not as fast
/// as its loops were chosen for, no policy that keeps the budget is faster than `auto`.
llvm::Error LoopSearch::attemptPolicies() {
  for (StringRef policy : {"dots", "dots-no-batch", "full"}) {
    if (isAsChosen() || isTimeOver(options))
      break;
    PlanningOptions named = options;
    named.policy = policy;
    restore(*givenCopy);
    if (llvm::Error error = noteIfKept(planWithLoops(
            function, shareTime(named, planShare), named, session)))
      return error;
    named.budget = named.reserve = "";
    llvm::Expected<bool> tried = attempt(named, quickRounds);
    if (!tried)
      return tried.takeError();
  }
  return llvm::Error::success();
}

/// Faster plans for the loops of the lowest one.
llvm::Error LoopSearch::attemptOnLow() {
  if (isTimeOver(options))
    return llvm::Error::success();
  restore(*low->step);
  llvm::Expected<planner::PlacedSolution> solution =
      planAsIs(function, shareTime(options, 1), session);
  if (solution)
    solution->plan.loops = low->solution.plan.loops;
  return noteIfKept(std::move(solution));
}

/// In bytes, as it is for the step as given.
llvm::Error LoopSearch::resolveBudget() {
  llvm::Expected<std::unique_ptr<PlanningSession>> given =
      PlanningSession::create(function, options);
  if (!given)
    return given.takeError();
  budgetBytes = *(*given)->getBudgetBytes();
  return llvm::Error::success();
}

/// Loops are chosen by peaks in our own order, which are mostly below what the compiler
/// allocates. Where those for the budget miss it, or keep it in a slower plan than they were
/// chosen for, others may do better.
llvm::Error LoopSearch::attemptAll() {
  llvm::Expected<bool> tried = attempt(options, options.rounds);
  if (!tried)
    return tried.takeError();
  if (llvm::Error error = measureOwn())
    return error;
  if (own)
    if (llvm::Error error = attemptForLess())
      return error;
  return options.policy == "auto" ? attemptPolicies() : llvm::Error::success();
}

llvm::Expected<planner::PlacedSolution> LoopSearch::keepBudget() {
  if (llvm::Error error = resolveBudget())
    return std::move(error);
  if (llvm::Error error = findLow(budgetBytes))
    return std::move(error);
  int64_t lowest = low->getBytes();
  if (lowest > budgetBytes) {
    llvm::Expected<planner::PlacedSolution> taken = take(*low);
    if (!taken)
      return taken.takeError();
    return planner::makeAppraisedMiss(budgetBytes, taken->floor, lowest);
  }
  options.isKnownKept = true;
  if (!isTimeOver(options))
    if (llvm::Error error = attemptAll())
      return std::move(error);
  auto isFasterThanLow = [&] {
    return fastest && fastest->getTime() <= low->getTime();
  };
  if (!isFasterThanLow() || !isAsChosen())
    if (llvm::Error error = attemptOnLow())
      return std::move(error);
  if (!isFasterThanLow())
    return take(*low);
  llvm::Expected<planner::PlacedSolution> taken = take(*fastest);
  if (taken)
    taken->lowestFoundBytes = std::min(taken->lowestFoundBytes, lowest);
  return taken;
}

llvm::Expected<planner::PlacedSolution> LoopSearch::keepBudgetByPolicy() {
  if (llvm::Error error = resolveBudget())
    return std::move(error);
  if (llvm::Error error = attemptAll())
    return std::move(error);
  if (!fastest) {
    PlanningOptions lowest = options;
    lowest.budget = "min";
    lowest.reserve = "";
    llvm::Expected<bool> tried = attempt(lowest, options.rounds);
    if (!tried)
      return tried.takeError();
  }
  if (!fastest)
    return llvm::make_error<planner::BudgetInfeasible>(*missed);
  return take(*fastest);
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
