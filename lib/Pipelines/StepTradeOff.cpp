// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The trade-off of a step with loops: the best of those of its loops in
/// several forms; see the header. A form has few kernels, however many
/// iterations there are, so that all of them together are quick.

#include "AppraisedLoops.h"
#include "remat/Pipelines/PlanStep.h"
#include "remat/Transforms/PlanMemory.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace remat;
using planner::TradeOffPoint;

/// Loops of these policies are looked at, and those of the lowest peak.
static constexpr const char *loopPolicies[] = {"none", "pointwise", "dots",
                                               "dots-no-batch", "full"};

using Points = std::vector<TradeOffPoint>;

static std::vector<PlanningOptions>
listLoopOptions(const PlanningOptions &options) {
  std::vector<PlanningOptions> all;
  for (const char *policy : loopPolicies) {
    all.push_back(options);
    all.back().policy = policy;
  }
  all.push_back(options);
  all.back().budget = "min";
  return all;
}

namespace {
/// Points of all forms, of which one step takes the best for each of its
/// budgets.
class TradeOffOfForms {
public:
  TradeOffOfForms(func::FuncOp function, const PlanningOptions &options,
                  unsigned pointCount)
      : function(function), options(options), pointCount(pointCount) {}
  llvm::Expected<Points> run();

private:
  llvm::Error add(const PlanningOptions &loops);
  Points takeBest() const;

  func::FuncOp function;
  const PlanningOptions &options;
  unsigned pointCount;
  llvm::StringSet<> seen;
  Points all;
};
} // namespace

llvm::Error TradeOffOfForms::add(const PlanningOptions &loops) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  module->push_back(copy);
  if (llvm::Error error = planLoops(copy, loops))
    return error;
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(copy, options);
  if (!session)
    return session.takeError();
  if (!seen.insert((*session)->getProblemText()).second)
    return llvm::Error::success();
  llvm::Expected<Points> points = (*session)->planTradeOff(pointCount);
  if (!points)
    return points.takeError();
  for (TradeOffPoint &point : *points) {
    point.plan.loops = describeLoopOptions(loops);
    all.push_back(std::move(point));
  }
  return llvm::Error::success();
}

/// For evenly spaced budgets between the highest and the lowest peak.
Points TradeOffOfForms::takeBest() const {
  auto isLower = [](const TradeOffPoint &a, const TradeOffPoint &b) {
    return a.promisedBytes < b.promisedBytes;
  };
  auto [lowest, highest] = std::minmax_element(all.begin(), all.end(), isLower);
  int64_t range = highest->promisedBytes - lowest->promisedBytes;
  Points best;
  for (unsigned index = 0; index < pointCount; ++index) {
    int64_t budget = highest->promisedBytes -
                     int64_t(double(range) * index / (pointCount - 1));
    if (index + 1 == pointCount)
      budget = lowest->promisedBytes;
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

llvm::Expected<Points> TradeOffOfForms::run() {
  std::vector<PlanningOptions> forms = listLoopOptions(options);
  for (auto [index, loops] : llvm::enumerate(forms)) {
    if (!all.empty() && isTimeOver(options))
      break;
    if (llvm::Error error =
            add(shareTime(loops, 1.0 / double(forms.size() - index))))
      return std::move(error);
  }
  return takeBest();
}

llvm::Expected<Points> remat::planStepTradeOff(func::FuncOp function,
                                               const PlanningOptions &given,
                                               unsigned pointCount) {
  PlanningOptions options = given;
  startTimeLimit(options);
  if (!options.memory)
    options.memory = std::make_shared<PlanMemory>();
  if (hasLoops(function) && options.policy == "auto")
    return TradeOffOfForms(function, options, pointCount).run();
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return session.takeError();
  return (*session)->planTradeOff(pointCount);
}
