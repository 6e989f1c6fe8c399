// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Compares a step with itself in pieces; see the header.

#include "remat/Pipelines/ChunkedStep.h"
#include "mlir/IR/Builders.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/Chunks.h"
#include "remat/Transforms/LoopPairs.h"

using namespace mlir;
using namespace remat;
using planner::PlacedSolution;

/// A plan that takes so much more time than keep-all pays for its budget.
static constexpr double noticeablyMore = 1.02;
/// One that takes so much more is compared with pieces though all work is done.
static constexpr double farMore = 1.2;
/// Pieces are first looked at with this part of the work, and get all of it if that is
/// better than the step as given.
static constexpr uint64_t lookDivisor = 4;
/// Where pieces keep the budget, fewer sites or fewer pieces are tried as often as this.
static constexpr unsigned mostRefinements = 6;
/// Where nothing fits, those are worth all of it whose miss is at most so much larger.
static constexpr double nearlyAsLow = 1.03;
/// The same for the lowest peak of all, which a short search misses by more than it
/// misses a budget: in 4 pieces 8 layers of grouped attention looked 5 % worse than the
/// best in 2, and were 15 % better.
static constexpr double mayBecomeLowest = 1.1;

llvm::Expected<bool> remat::chunkStep(func::FuncOp function,
                                      const PlanningOptions &options,
                                      ChunkForm form) {
  PlanningOptions unlimited = options;
  unlimited.budget = "";
  unlimited.reserve = "";
  llvm::Expected<planner::Cost> keepAll = measureAsGiven(function, unlimited);
  if (!keepAll)
    return keepAll.takeError();
  // Pairs of loops have regions once they are built anew.
  bool hasPairs = !findLoopPairs(function.getBody().front()).empty() &&
                  !suggestPieces(function).empty();
  if (chunkFunction(function, form, PairBodies::Left) == 0 && !hasPairs)
    return false;
  Builder builder(function.getContext());
  SmallVector<NamedAttribute> entries{
      builder.getNamedAttr("pieces", builder.getI64IntegerAttr(form.pieces))};
  if (form.sites)
    entries.push_back(
        builder.getNamedAttr("sites", builder.getI64IntegerAttr(*form.sites)));
  describeForm(function, RematDialect::chunksAttrName, entries, *keepAll);
  return true;
}

llvm::Expected<bool> remat::chunkAsAsked(func::FuncOp function,
                                         const PlanningOptions &options) {
  if (options.pieces <= 1)
    return false;
  return chunkStep(function, options, {options.pieces, std::nullopt});
}

llvm::Error remat::restoreChunks(func::FuncOp function,
                                 const PlanningOptions &options,
                                 const planner::Plan &plan) {
  if (!plan.pieces)
    return llvm::Error::success();
  return chunkStep(function, options, {*plan.pieces, plan.chunkSites})
      .takeError();
}

static bool isForMinimum(const PlanningOptions &options) {
  return StringRef(options.budget).trim() == "min";
}

/// About the square root of the most pieces, which costs less, and the most, which take
/// least.
static SmallVector<int64_t> choosePieces(ArrayRef<int64_t> counts) {
  int64_t most = counts.back(), some = most;
  for (int64_t count : llvm::reverse(counts))
    if (count * count >= most)
      some = count;
  return some == most ? SmallVector<int64_t>{most}
                      : SmallVector<int64_t>{some, most};
}

namespace {
/// The best of the forms so far, or the least miss.
class ChunkSearch {
public:
  ChunkSearch(func::FuncOp function, const PlanningOptions &options,
              std::unique_ptr<PlanningSession> &session, PlanOneForm planForm)
      : function(function), givenCopy(function.clone()), options(options),
        session(session), planForm(std::move(planForm)) {}
  llvm::Expected<PlacedSolution> run(ArrayRef<int64_t> pieceCounts);

private:
  void restore(func::FuncOp copy);
  llvm::Expected<bool> cut(ChunkForm form);
  llvm::Expected<bool> lookAt(ChunkForm form, double share);
  llvm::Error tryForm(ChunkForm form, double share);
  llvm::Error lessenPieces(ArrayRef<int64_t> pieceCounts);
  llvm::Error lessenSites();
  void noteMiss(const planner::BudgetInfeasible &miss);
  bool isBetter(const PlacedSolution &solution) const;
  bool mayBeLowest(const PlacedSolution &solution) const;
  bool isWorthTrying() const;
  bool takesMore(double factor) const {
    return double(best->plan.cost.timeNs) >
           factor * double(best->keepAll.cost.timeNs);
  }
  bool mayRefine() const {
    return left > 0 && !isTimeForFormsOver(options) &&
           takesMore(noticeablyMore);
  }
  llvm::Expected<PlacedSolution> takeBest();

  func::FuncOp function;
  OwningOpRef<func::FuncOp> givenCopy;
  const PlanningOptions &options;
  std::unique_ptr<PlanningSession> &session;
  PlanOneForm planForm;
  std::optional<PlacedSolution> best;
  std::optional<planner::BudgetInfeasible> missed;
  /// Of the best plan, or else of the least miss, and the step for it.
  ChunkForm bestForm;
  OwningOpRef<func::FuncOp> bestStep;
  /// Of the function as it is now.
  ChunkForm form;
  unsigned left = mostRefinements;
};
} // namespace

/// The function as `copy` is.
void ChunkSearch::restore(func::FuncOp copy) {
  session.reset();
  replaceByClone(function, copy);
}

bool ChunkSearch::isBetter(const PlacedSolution &solution) const {
  return !best || isBetterForm(solution, *best, isForMinimum(options));
}

bool ChunkSearch::mayBeLowest(const PlacedSolution &solution) const {
  return isForMinimum(options) &&
         double(solution.plan.cost.peakBytes) <=
             mayBecomeLowest * double(best->plan.cost.peakBytes);
}

void ChunkSearch::noteMiss(const planner::BudgetInfeasible &miss) {
  missed = missed ? planner::mergeMisses(miss, *missed) : miss;
}

/// The function in this form; one piece is the step as given. False: it has no regions.
llvm::Expected<bool> ChunkSearch::cut(ChunkForm wanted) {
  restore(*givenCopy);
  form = wanted;
  return form.pieces > 1 ? chunkStep(function, options, form)
                         : llvm::Expected<bool>(true);
}

/// Whether a short search finds what is better than the best, or nearly as low as the
/// least miss.
llvm::Expected<bool> ChunkSearch::lookAt(ChunkForm wanted, double share) {
  llvm::Expected<bool> changed = cut(wanted);
  if (!changed || !*changed)
    return changed;
  PlanningOptions quick = shareTime(options, share / double(lookDivisor));
  quick.workDivisor *= lookDivisor;
  llvm::Expected<PlacedSolution> solution = planForm(function, quick, session);
  if (solution)
    return isBetter(*solution) || mayBeLowest(*solution);
  bool isPromising = false;
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const planner::BudgetInfeasible &miss) {
        isPromising = !best && double(miss.lowestFoundBytes) <=
                                   nearlyAsLow * double(missed->lowestFoundBytes);
        if (!best && !isPromising)
          noteMiss(miss);
      });
  if (rest)
    return std::move(rest);
  return isPromising;
}

llvm::Error ChunkSearch::tryForm(ChunkForm wanted, double share) {
  if (llvm::Expected<bool> changed = cut(wanted); !changed || !*changed)
    return changed.takeError();
  llvm::Expected<PlacedSolution> solution =
      planForm(function, shareTimeOfForm(options, share), session);
  bool takes = false;
  if (!solution) {
    llvm::Error rest = llvm::handleErrors(
        solution.takeError(), [&](const planner::BudgetInfeasible &miss) {
          takes = !best &&
                  (!missed || miss.lowestFoundBytes < missed->lowestFoundBytes);
          noteMiss(miss);
        });
    if (rest)
      return rest;
  } else if (isBetter(*solution)) {
    takes = true;
    best = std::move(*solution);
    if (form.pieces > 1) {
      best->plan.pieces = form.pieces;
      best->plan.chunkSites = form.sites;
    }
  }
  if (takes) {
    bestForm = form;
    bestStep = function.clone();
  }
  return llvm::Error::success();
}

/// More pieces than are enough mostly cost more time, but what is made again outside of
/// them may be less. Where nothing else keeps the budget, or takes far more time for it,
/// or for the lowest peak, pieces may halve it: only the clock forbids to look at them.
bool ChunkSearch::isWorthTrying() const {
  if (!best || isForMinimum(options) || takesMore(farMore))
    return !isTimeOver(options);
  return !isTimeForFormsOver(options) && takesMore(noticeablyMore);
}

/// Fewer pieces, if they keep the budget, cost less.
llvm::Error ChunkSearch::lessenPieces(ArrayRef<int64_t> pieceCounts) {
  for (int64_t pieces : pieceCounts) {
    if (pieces >= bestForm.pieces || !mayRefine())
      break;
    --left;
    llvm::Expected<bool> isPromising = lookAt({pieces, std::nullopt}, 0.5);
    if (!isPromising)
      return isPromising.takeError();
    if (*isPromising)
      return tryForm(form, 0.5);
  }
  return llvm::Error::success();
}

/// As few sites in pieces as keep the budget, by bisection. The last ones stay at once:
/// what they keep for the backward pass is read first.
llvm::Error ChunkSearch::lessenSites() {
  int64_t missing = 0;
  int64_t keeping = countChunkSites(*givenCopy, bestForm.pieces);
  std::optional<ChunkForm> promising;
  while (keeping - missing > 1 && mayRefine()) {
    --left;
    ChunkForm tried{bestForm.pieces, missing + (keeping - missing) / 2};
    llvm::Expected<bool> isPromising = lookAt(tried, 0.5);
    if (!isPromising)
      return isPromising.takeError();
    (*isPromising ? keeping : missing) = *tried.sites;
    if (*isPromising)
      promising = tried;
  }
  return promising ? tryForm(*promising, 0.5) : llvm::Error::success();
}

/// The function in the best form, and a session of it.
llvm::Expected<PlacedSolution> ChunkSearch::takeBest() {
  if (!(form == bestForm)) {
    restore(*bestStep);
    llvm::Expected<std::unique_ptr<PlanningSession>> created =
        PlanningSession::create(function, options);
    if (!created)
      return created.takeError();
    session = std::move(*created);
  }
  if (!best)
    return llvm::make_error<planner::BudgetInfeasible>(std::move(*missed));
  return std::move(*best);
}

/// `pieceCounts`: all that are worth a try, the fewest first.
llvm::Expected<PlacedSolution> ChunkSearch::run(ArrayRef<int64_t> pieceCounts) {
  SmallVector<int64_t> chosen = choosePieces(pieceCounts);
  double parts = double(chosen.size()) + 1;
  bool appraises = isAppraised(options);
  if (llvm::Error error = tryForm({}, 1 / parts))
    return std::move(error);
  for (int64_t pieces : chosen) {
    --parts;
    if (!isWorthTrying())
      continue;
    // Appraising takes a look most of its time, whatever its part of the work.
    if (appraises) {
      if (llvm::Error error = tryForm({pieces, std::nullopt}, 1 / parts))
        return std::move(error);
      continue;
    }
    llvm::Expected<bool> isPromising = lookAt({pieces, std::nullopt}, 1 / parts);
    if (!isPromising)
      return isPromising.takeError();
    // Where a plan fits, more pieces would be no better either; for the lowest peak,
    // some may not be enough and more be so.
    if (!*isPromising && best && !isForMinimum(options))
      break;
    if (!*isPromising)
      continue;
    if (llvm::Error error = tryForm(form, 1 / parts))
      return std::move(error);
  }
  if (best && best->plan.pieces && !isForMinimum(options)) {
    if (llvm::Error error = lessenPieces(pieceCounts))
      return std::move(error);
    if (llvm::Error error = lessenSites())
      return std::move(error);
  }
  return takeBest();
}

llvm::Expected<PlacedSolution>
remat::planInPieces(func::FuncOp function, const PlanningOptions &options,
                    std::unique_ptr<PlanningSession> &session,
                    PlanOneForm planForm) {
  bool chooses = options.pieces == 0 && options.policy == "auto" &&
                 !options.budget.empty();
  SmallVector<int64_t> counts;
  if (chooses)
    counts = suggestPieces(function);
  if (!counts.empty())
    return ChunkSearch(function, options, session, std::move(planForm))
        .run(counts);
  llvm::Expected<bool> isChunked = chunkAsAsked(function, options);
  if (!isChunked)
    return isChunked.takeError();
  llvm::Expected<PlacedSolution> solution =
      planForm(function, options, session);
  if (solution && *isChunked)
    solution->plan.pieces = options.pieces;
  return solution;
}
