// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Chooses what pairs of loops save, by planning the whole step with each of
/// the loop policies. A step has few loops and few ops beside them, so that each
/// of these plans is fast.

#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Planning.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace remat;

static constexpr std::pair<LoopPolicy, StringLiteral> loopPolicies[] = {
    {LoopPolicy::None, "none"},
    {LoopPolicy::Pointwise, "pointwise"},
    {LoopPolicy::Dots, "dots"},
    {LoopPolicy::DotsWithoutBatch, "dots-no-batch"},
    {LoopPolicy::Full, "full"}};

namespace {
/// What a plan of the whole step with some loop policy comes to.
struct Outcome {
  LoopPolicy policy = LoopPolicy::None;
  bool isWithinBudget = false;
  planner::Cost cost;

  bool isBetterThan(const Outcome &other, bool minimizePeak) const {
    if (isWithinBudget != other.isWithinBudget)
      return isWithinBudget;
    bool byTime = isWithinBudget && !minimizePeak;
    auto key = [&](const Outcome &outcome) {
      return byTime
                 ? std::make_pair(outcome.cost.timeNs, outcome.cost.peakBytes)
                 : std::make_pair(outcome.cost.peakBytes, outcome.cost.timeNs);
    };
    return key(*this) < key(other);
  }
};
} // namespace

namespace {
/// A copy of the function whose loops save what a policy says.
struct Trial {
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<PlanningSession> session;
};
} // namespace

static llvm::Error makeLoopError() {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "the loops cannot be planned");
}

static llvm::Expected<Trial> startTrial(func::FuncOp function,
                                        const CostModel &costs,
                                        const PlanningOptions &options,
                                        LoopPolicy policy) {
  Trial trial;
  trial.module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  trial.module->push_back(copy);
  if (failed(rematerializeLoops(copy, costs, policy)))
    return makeLoopError();
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(copy, options);
  if (!session)
    return session.takeError();
  trial.session = std::move(*session);
  return trial;
}

/// The best plan of the whole step under one loop policy.
static llvm::Expected<Outcome> tryPolicy(func::FuncOp function,
                                         const CostModel &costs,
                                         const PlanningOptions &options,
                                         LoopPolicy policy) {
  llvm::Expected<Trial> trial = startTrial(function, costs, options, policy);
  if (!trial)
    return trial.takeError();
  Outcome outcome{policy, true, {}};
  llvm::Expected<planner::PlacedSolution> solution = trial->session->plan();
  if (solution) {
    outcome.cost = solution->plan.cost;
    return outcome;
  }
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const planner::BudgetInfeasible &infeasible) {
        outcome.isWithinBudget = false;
        outcome.cost = {infeasible.lowestFoundBytes, 0};
      });
  if (rest)
    return std::move(rest);
  return outcome;
}

static llvm::Expected<LoopPolicy> choosePolicy(func::FuncOp function,
                                               const PlanningOptions &options,
                                               const CostModel &costs) {
  bool minimizePeak = StringRef(options.budget).trim() == "min";
  std::optional<Outcome> best;
  for (const auto &[policy, name] : loopPolicies) {
    if (best && options.interrupted && options.interrupted->load())
      break;
    llvm::Expected<Outcome> outcome =
        tryPolicy(function, costs, options, policy);
    if (!outcome)
      return outcome.takeError();
    if (!best || outcome->isBetterThan(*best, minimizePeak))
      best = *outcome;
  }
  return best->policy;
}

/// The keep-all costs of the loops as given, and what they save from now on.
static llvm::Error describe(func::FuncOp function, LoopPolicy policy,
                            size_t pairs, const PlanningSession &given) {
  llvm::Expected<planner::Replay> keepAll = given.replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  const auto *known = llvm::find_if(
      loopPolicies, [&](const auto &entry) { return entry.first == policy; });
  Builder builder(function.getContext());
  auto entry = [&](StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  };
  function->setAttr(
      RematDialect::loopsAttrName,
      builder.getDictionaryAttr(
          {entry("policy", builder.getStringAttr(known->second)),
           entry("pairs", builder.getI64IntegerAttr(pairs)),
           entry("peakBytes",
                 builder.getI64IntegerAttr(keepAll->cost.peakBytes)),
           entry("timeNs", builder.getI64IntegerAttr(keepAll->cost.timeNs))}));
  return llvm::Error::success();
}

static llvm::Error rebuild(func::FuncOp function, const CostModel &costs,
                           LoopPolicy policy, size_t pairs,
                           const PlanningSession &given) {
  if (llvm::Error error = describe(function, policy, pairs, given))
    return error;
  return failed(rematerializeLoops(function, costs, policy))
             ? makeLoopError()
             : llvm::Error::success();
}

llvm::Error remat::planLoops(func::FuncOp function,
                             const PlanningOptions &options) {
  if (function.getOps<stablehlo::WhileOp>().empty())
    return llvm::Error::success();
  size_t pairs = findLoopPairs(function).size();
  bool chooses = options.policy == "auto";
  std::optional<LoopPolicy> policy = parseLoopPolicy(options.policy);
  llvm::Expected<std::unique_ptr<PlanningSession>> given =
      PlanningSession::create(function, options);
  if (!given)
    return given.takeError();
  // Policies that say nothing of loops leave them as they are.
  if (!chooses && !policy)
    policy = LoopPolicy::None;
  const CostModel &costs = (*given)->getCosts();
  // What follows refers to the keep-all peak of the loops as given.
  if (llvm::Error error = describe(function, LoopPolicy::None, pairs, **given))
    return error;
  if (pairs > 0 && chooses) {
    llvm::Expected<LoopPolicy> chosen = choosePolicy(function, options, costs);
    if (!chosen)
      return chosen.takeError();
    policy = *chosen;
  }
  if (pairs > 0)
    if (llvm::Error error = rebuild(function, costs, *policy, pairs, **given))
      return error;
  if (llvm::Error error = planLoopBodies(function, options))
    return error;
  bool isPlanned = pairs > 0;
  for (auto loop : function.getOps<stablehlo::WhileOp>())
    isPlanned |= loop->hasAttr(RematDialect::bodyAttrName);
  if (!isPlanned)
    function->removeAttr(RematDialect::loopsAttrName);
  return llvm::Error::success();
}

llvm::Error remat::restoreLoops(func::FuncOp function,
                                const PlanningOptions &options,
                                StringRef problemSha256) {
  size_t pairs = findLoopPairs(function).size();
  if (pairs == 0)
    return llvm::Error::success();
  llvm::Expected<std::unique_ptr<PlanningSession>> given =
      PlanningSession::create(function, options);
  if (!given)
    return given.takeError();
  const CostModel &costs = (*given)->getCosts();
  for (const auto &[policy, name] : loopPolicies) {
    llvm::Expected<Trial> trial = startTrial(function, costs, options, policy);
    if (!trial)
      return trial.takeError();
    if (planner::problemSha256(trial->session->getProblemText()) ==
        problemSha256)
      return rebuild(function, costs, policy, pairs, **given);
  }
  return llvm::Error::success();
}
