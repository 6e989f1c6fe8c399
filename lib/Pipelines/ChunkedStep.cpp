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
/// Pieces are first looked at with this part of the work, and get all of it if that is
/// better than the step as given.
static constexpr uint64_t lookDivisor = 4;
/// Where nothing fits, those are worth all of it whose miss is at most so much larger.
static constexpr double nearlyAsLow = 1.03;

llvm::Expected<bool> remat::chunkStep(func::FuncOp function,
                                      const PlanningOptions &options,
                                      int64_t pieces) {
  PlanningOptions unlimited = options;
  unlimited.budget = "";
  unlimited.reserve = "";
  llvm::Expected<planner::Cost> keepAll = measureAsGiven(function, unlimited);
  if (!keepAll)
    return keepAll.takeError();
  // Pairs of loops have regions once they are built anew.
  bool hasPairs = !findLoopPairs(function.getBody().front()).empty() &&
                  !suggestPieces(function).empty();
  if (chunkFunction(function, pieces, PairBodies::Left) == 0 && !hasPairs)
    return false;
  Builder builder(function.getContext());
  describeForm(
      function, RematDialect::chunksAttrName,
      builder.getNamedAttr("pieces", builder.getI64IntegerAttr(pieces)),
      *keepAll);
  return true;
}

llvm::Expected<bool> remat::chunkAsAsked(func::FuncOp function,
                                         const PlanningOptions &options) {
  if (options.pieces <= 1)
    return false;
  return chunkStep(function, options, options.pieces);
}

llvm::Error remat::restoreChunks(func::FuncOp function,
                                 const PlanningOptions &options,
                                 const planner::Plan &plan) {
  if (!plan.pieces)
    return llvm::Error::success();
  return chunkStep(function, options, *plan.pieces).takeError();
}

static bool isForMinimum(const PlanningOptions &options) {
  return StringRef(options.budget).trim() == "min";
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
  llvm::Expected<bool> lookAt(int64_t pieces, double share);
  llvm::Error tryPieces(int64_t pieces, double share);
  void noteMiss(const planner::BudgetInfeasible &miss);
  bool isBetter(const PlacedSolution &solution) const;
  bool isWorthTrying() const;
  llvm::Expected<PlacedSolution> takeBest(int64_t lastPieces);

  func::FuncOp function;
  OwningOpRef<func::FuncOp> givenCopy;
  const PlanningOptions &options;
  std::unique_ptr<PlanningSession> &session;
  PlanOneForm planForm;
  std::optional<PlacedSolution> best;
  std::optional<planner::BudgetInfeasible> missed;
  /// Of the best plan, or else of the least miss, and the step for it.
  int64_t bestPieces = 1;
  OwningOpRef<func::FuncOp> bestStep;
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

void ChunkSearch::noteMiss(const planner::BudgetInfeasible &miss) {
  missed = missed ? planner::mergeMisses(miss, *missed) : miss;
}

/// Whether a short search finds what is better than the best, or nearly as low as the
/// least miss.
llvm::Expected<bool> ChunkSearch::lookAt(int64_t pieces, double share) {
  restore(*givenCopy);
  llvm::Expected<bool> changed = chunkStep(function, options, pieces);
  if (!changed || !*changed)
    return changed;
  PlanningOptions quick = shareTime(options, share / double(lookDivisor));
  quick.workDivisor *= lookDivisor;
  llvm::Expected<PlacedSolution> solution = planForm(function, quick, session);
  if (solution)
    return isBetter(*solution);
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

/// One piece is the step as given.
llvm::Error ChunkSearch::tryPieces(int64_t pieces, double share) {
  restore(*givenCopy);
  if (pieces > 1)
    if (llvm::Expected<bool> changed = chunkStep(function, options, pieces);
        !changed || !*changed)
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
    if (pieces > 1)
      best->plan.pieces = pieces;
  }
  if (takes) {
    bestPieces = pieces;
    bestStep = function.clone();
  }
  return llvm::Error::success();
}

/// More pieces than are enough cost more time.
bool ChunkSearch::isWorthTrying() const {
  if (isTimeOver(options))
    return false;
  if (best && best->plan.pieces && !isForMinimum(options))
    return false;
  return !best || isForMinimum(options) ||
         double(best->plan.cost.timeNs) >
             noticeablyMore * double(best->keepAll.cost.timeNs);
}

/// The function in the best form, and a session of it.
llvm::Expected<PlacedSolution> ChunkSearch::takeBest(int64_t lastPieces) {
  if (lastPieces != bestPieces) {
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

llvm::Expected<PlacedSolution> ChunkSearch::run(ArrayRef<int64_t> pieceCounts) {
  double left = double(pieceCounts.size()) + 1;
  if (llvm::Error error = tryPieces(1, 1 / left))
    return std::move(error);
  int64_t last = 1;
  for (int64_t pieces : pieceCounts) {
    --left;
    if (!isWorthTrying())
      continue;
    llvm::Expected<bool> isPromising = lookAt(pieces, 1 / left);
    if (!isPromising)
      return isPromising.takeError();
    last = pieces;
    // Where a plan fits, more pieces would be no better either; for the lowest peak,
    // some may not be enough and more be so.
    if (!*isPromising && best && !isForMinimum(options))
      break;
    if (!*isPromising)
      continue;
    if (llvm::Error error = tryPieces(pieces, 1 / left))
      return std::move(error);
  }
  return takeBest(last);
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
        .run(choosePieces(counts));
  llvm::Expected<bool> isChunked = chunkAsAsked(function, options);
  if (!isChunked)
    return isChunked.takeError();
  llvm::Expected<PlacedSolution> solution =
      planForm(function, options, session);
  if (solution && *isChunked)
    solution->plan.pieces = options.pieces;
  return solution;
}
