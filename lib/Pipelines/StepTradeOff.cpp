// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The trade-off of a step whose loops or kernels have several forms: the best of
/// those of all forms; see the header. Loops have few kernels, however many
/// iterations there are, so that all of their forms together are quick.

#include "AppraisedLoops.h"
#include "remat/Pipelines/ChunkedStep.h"
#include "remat/Pipelines/PlanStep.h"
#include "remat/Transforms/Chunks.h"
#include "remat/Transforms/PlanMemory.h"
#include "remat/Transforms/WaitingLimits.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace remat;
using planner::TradeOffPoint;

/// The curves of loops of these policies are computed.
static constexpr const char *loopPolicies[] = {"none", "pointwise", "dots",
                                               "dots-no-batch", "full"};
/// Steps with loops are planned for so many of the budgets, evenly spaced, as they
/// are for one: loops are chosen for a budget.
static constexpr unsigned mostPlanned = 32;
/// Plans that take so much more time than the fastest may be faster in pieces.
static constexpr double noticeablyMore = 1.02;

using Points = std::vector<TradeOffPoint>;

/// A copy of the function in a module of its own.
static OwningOpRef<ModuleOp> cloneAlone(func::FuncOp function) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  module->push_back(function.clone());
  return module;
}

static func::FuncOp getOnly(ModuleOp module) {
  return *module.getOps<func::FuncOp>().begin();
}

namespace {
/// Points of all forms, of which one step takes the best for each of its
/// budgets.
class TradeOffOfForms {
public:
  /// Plans for single budgets run in so many pieces; 0: in as many as are best.
  TradeOffOfForms(func::FuncOp function, const PlanningOptions &options,
                  unsigned pointCount, int64_t pieces)
      : function(function), options(options), pointCount(pointCount),
        pieces(pieces) {}
  llvm::Expected<Points> runLoops();
  llvm::Expected<Points> runKernels();

private:
  llvm::Error addLoops(const PlanningOptions &loops);
  llvm::Error addPlan(std::string budget, double timeShare);
  llvm::Error addPlans();
  unsigned countPlanned() const { return std::min(pointCount - 1, mostPlanned); }
  bool hasPieces() const {
    return pieces == 0 && options.policy == "auto" &&
           !suggestPieces(function).empty();
  }
  bool isSlow(int64_t budget) const;
  llvm::Error add(const PlanningSession &session);
  std::vector<int64_t> listBudgets() const;
  Points takeBest() const;

  func::FuncOp function;
  const PlanningOptions &options;
  unsigned pointCount;
  int64_t pieces;
  llvm::StringSet<> seen;
  /// How the form at hand is built again.
  std::string loops;
  std::optional<int64_t> waitingLimit;
  Points all;
  /// Those of the trade-off, once plans have been made for them.
  std::vector<int64_t> budgets;
};
} // namespace

/// The points of the form at hand, unless another has the same kernels.
llvm::Error TradeOffOfForms::add(const PlanningSession &session) {
  if (!seen.insert(session.getProblemText()).second)
    return llvm::Error::success();
  llvm::Expected<Points> points = session.planTradeOff(pointCount);
  if (!points)
    return points.takeError();
  for (TradeOffPoint &point : *points) {
    point.plan.loops = loops;
    point.plan.waitingLimit = waitingLimit;
    all.push_back(std::move(point));
  }
  return llvm::Error::success();
}

llvm::Error TradeOffOfForms::addLoops(const PlanningOptions &loopOptions) {
  OwningOpRef<ModuleOp> module = cloneAlone(function);
  func::FuncOp copy = getOnly(*module);
  if (llvm::Error error = planLoops(copy, loopOptions))
    return error;
  loops = describeLoopOptions(loopOptions);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(copy, options);
  if (!session)
    return session.takeError();
  return add(**session);
}

/// The step planned for one budget, unless no plan keeps it.
llvm::Error TradeOffOfForms::addPlan(std::string budget, double timeShare) {
  OwningOpRef<ModuleOp> module = cloneAlone(function);
  func::FuncOp copy = getOnly(*module);
  PlanningOptions planned = shareTime(options, timeShare);
  planned.budget = std::move(budget);
  planned.pieces = pieces;
  std::unique_ptr<PlanningSession> session;
  llvm::Expected<planner::PlacedSolution> solution =
      planStep(copy, planned, session);
  if (!solution)
    return llvm::handleErrors(solution.takeError(),
                              [](const planner::BudgetInfeasible &) {});
  TradeOffPoint point;
  point.boundTimeNs = solution->plan.bounds.timeNs;
  point.promisedBytes = solution->arena.getPromisedBytes();
  point.plan = std::move(solution->plan);
  all.push_back(std::move(point));
  return llvm::Error::success();
}

/// Evenly spaced between the highest and the lowest peak.
std::vector<int64_t> TradeOffOfForms::listBudgets() const {
  auto isLower = [](const TradeOffPoint &a, const TradeOffPoint &b) {
    return a.promisedBytes < b.promisedBytes;
  };
  auto [lowest, highest] = std::minmax_element(all.begin(), all.end(), isLower);
  int64_t range = highest->promisedBytes - lowest->promisedBytes;
  std::vector<int64_t> budgets;
  for (unsigned index = 0; index + 1 < pointCount; ++index)
    budgets.push_back(highest->promisedBytes -
                      int64_t(double(range) * index / (pointCount - 1)));
  budgets.push_back(lowest->promisedBytes);
  return budgets;
}

Points TradeOffOfForms::takeBest() const {
  Points best;
  for (int64_t budget : budgets.empty() ? listBudgets() : budgets) {
    const TradeOffPoint *fastest = nullptr;
    for (const TradeOffPoint &point : all)
      if (point.promisedBytes <= budget &&
          (!fastest ||
           std::tie(point.plan.cost.timeNs, point.promisedBytes) <
               std::tie(fastest->plan.cost.timeNs, fastest->promisedBytes)))
        fastest = &point;
    best.push_back(*fastest);
    best.back().budgetBytes = budget;
    best.back().plan.budgetBytes = budget;
  }
  return best;
}

/// Whether the best plan for the budget takes noticeably more time than the fastest.
bool TradeOffOfForms::isSlow(int64_t budget) const {
  int64_t fastest = INT64_MAX, within = INT64_MAX;
  for (const TradeOffPoint &point : all) {
    int64_t timeNs = point.plan.cost.timeNs;
    fastest = std::min(fastest, timeNs);
    if (point.promisedBytes <= budget)
      within = std::min(within, timeNs);
  }
  return double(within) > noticeablyMore * double(fastest);
}

/// Plans for the lowest peak and for some of the budgets, each as if it were the only
/// one. Where loops have been tried in all forms, only pieces can gain, and only where
/// time is lost.
llvm::Error TradeOffOfForms::addPlans() {
  if (isTimeOver(options))
    return llvm::Error::success();
  double left = countPlanned() + 1;
  if (llvm::Error error = addPlan("min", 1 / left--))
    return error;
  budgets = listBudgets();
  bool onlyPieces = !hasLoops(function);
  for (unsigned index = 1; index <= countPlanned(); ++index, --left) {
    int64_t budget = budgets[index * (budgets.size() - 1) / countPlanned()];
    if (isTimeOver(options) || (onlyPieces && !isSlow(budget)))
      continue;
    if (llvm::Error error = addPlan(std::to_string(budget), 1 / left))
      return error;
  }
  return llvm::Error::success();
}

llvm::Expected<Points> TradeOffOfForms::runLoops() {
  double left = double(std::size(loopPolicies)) + countPlanned() + 1;
  for (const char *policy : loopPolicies) {
    if (!all.empty() && isTimeOver(options))
      break;
    PlanningOptions loopOptions = shareTime(options, 1 / left--);
    loopOptions.policy = policy;
    if (llvm::Error error = addLoops(loopOptions))
      return std::move(error);
  }
  if (llvm::Error error = addPlans())
    return std::move(error);
  return takeBest();
}

llvm::Expected<Points> TradeOffOfForms::runKernels() {
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return session.takeError();
  SmallVector<unsigned> limits;
  if (options.policy == "auto")
    limits = listWaitingLimits(**session);
  if (limits.empty() && !hasPieces())
    return (*session)->planTradeOff(pointCount);
  llvm::Expected<planner::Replay> keepAll = (*session)->replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  limits.insert(limits.begin(), usualWaiting);
  for (auto [index, limit] : llvm::enumerate(limits)) {
    if (!all.empty() && isTimeOver(options))
      break;
    setWaitingLimit(function, limit, keepAll->cost);
    waitingLimit = limit;
    session = PlanningSession::create(
        function, shareTime(options, 1.0 / double(limits.size() - index)));
    if (!session)
      return session.takeError();
    if (llvm::Error error = add(**session))
      return std::move(error);
  }
  setWaitingLimit(function, usualWaiting, keepAll->cost);
  waitingLimit = std::nullopt;
  if (hasPieces())
    if (llvm::Error error = addPlans())
      return std::move(error);
  return takeBest();
}

llvm::Expected<Points> remat::planStepTradeOff(func::FuncOp function,
                                               const PlanningOptions &given,
                                               unsigned pointCount) {
  PlanningOptions options = given;
  startTimeLimit(options);
  if (!options.memory)
    options.memory = std::make_shared<PlanMemory>();
  llvm::Expected<bool> isChunked = chunkAsAsked(function, options);
  if (!isChunked)
    return isChunked.takeError();
  // Plans of forms are for the step as it is now.
  int64_t pieces = std::exchange(options.pieces, 1);
  TradeOffOfForms tradeOff(function, options, pointCount, pieces == 0 ? 0 : 1);
  llvm::Expected<Points> points =
      hasLoops(function) && options.policy == "auto" ? tradeOff.runLoops()
                                                     : tradeOff.runKernels();
  if (points && *isChunked)
    for (TradeOffPoint &point : *points)
      point.plan.pieces = pieces;
  return points;
}
