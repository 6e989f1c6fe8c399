// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Builds loops anew as a plan file was made for them: in the forms that need no search,
/// then as the options lead to that the plan tells, until the problem has the plan's hash.

#include "LoopForms.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Planning.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace remat;

namespace {
/// A copy of the function with its loops in some form.
struct Trial {
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<PlanningSession> session;
};
} // namespace

static llvm::Expected<Trial> startTrial(func::FuncOp function,
                                        const CostModel &costs,
                                        const PlanningOptions &options,
                                        ArrayRef<LoopForm> forms) {
  Trial trial;
  trial.module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  trial.module->push_back(copy);
  if (llvm::Error error = buildForms(copy, costs, forms))
    return std::move(error);
  if (llvm::Error error = planGivenBodies(copy, options, costs.getDevice()))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(copy, options);
  if (!session)
    return session.takeError();
  trial.session = std::move(*session);
  return trial;
}

/// Whether planning with these options leads to the problem of this hash.
static llvm::Expected<bool> leadsTo(func::FuncOp function,
                                    const PlanningOptions &options,
                                    StringRef problemSha256) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  module->push_back(copy);
  if (llvm::Error error = planLoops(copy, options))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(copy, options);
  if (!session)
    return session.takeError();
  return planner::problemSha256((*session)->getProblemText()) == problemSha256;
}

std::string remat::describeLoopOptions(const PlanningOptions &options) {
  if (options.policy != "auto" && !parseLoopForm(options.policy))
    return "";
  std::string text = "policy=" + options.policy;
  if (!options.budget.empty())
    text += " budget=" + options.budget;
  if (options.workLimit)
    text += " work=" + std::to_string(options.workLimit);
  if (options.workDivisor != 1)
    text += " part=" + std::to_string(options.workDivisor);
  return text;
}

/// The reverse; what is unknown is left out.
static PlanningOptions readLoopOptions(PlanningOptions options, StringRef text) {
  options.budget = options.reserve = "";
  options.workLimit = 0;
  options.isTrial = true;
  SmallVector<StringRef> words;
  text.split(words, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef word : words) {
    auto [name, value] = word.split('=');
    if (name == "policy")
      options.policy = value.str();
    if (name == "budget")
      options.budget = value.str();
    uint64_t number = 0;
    if (value.getAsInteger(10, number))
      continue;
    if (name == "work")
      options.workLimit = number;
    if (name == "part")
      options.workDivisor = std::max<uint64_t>(1, number);
  }
  return options;
}

/// The options that a plan was made with, as far as they are known: those given
/// now, and those that the plan tells.
static std::vector<PlanningOptions> guessOptions(const PlanningOptions &given,
                                                 const planner::Plan &plan) {
  std::vector<PlanningOptions> guesses;
  auto add = [&](std::string policy, std::string budget) {
    PlanningOptions options = given;
    options.policy = std::move(policy);
    options.budget = std::move(budget);
    options.reserve = "";
    guesses.push_back(std::move(options));
  };
  // Plans of rivals and of named values were made for loops as given.
  std::string policy = parseLoopForm(plan.strategy) ? plan.strategy : "auto";
  if (!plan.loops.empty()) {
    PlanningOptions told = readLoopOptions(given, plan.loops);
    // The file may tell anything.
    if (llvm::Error error = checkPlanningOptions(told))
      llvm::consumeError(std::move(error));
    else
      guesses.push_back(std::move(told));
  }
  // These are built without a search.
  if (policy != "auto")
    add(policy, "");
  guesses.push_back(given);
  if (plan.budgetBytes)
    add(policy, std::to_string(*plan.budgetBytes));
  add(policy, "");
  add(policy, "min");
  return guesses;
}

llvm::Error remat::restoreLoops(func::FuncOp function,
                                const PlanningOptions &options,
                                const planner::Plan &plan) {
  if (function.getOps<stablehlo::WhileOp>().empty())
    return llvm::Error::success();
  llvm::Expected<std::unique_ptr<PlanningSession>> given =
      PlanningSession::create(function, options);
  if (!given)
    return given.takeError();
  SmallVector<LoopPair> found = findLoopPairs(function.getBody().front());
  size_t pairs = found.size();
  const CostModel &costs = (*given)->getCosts();
  llvm::Expected<planner::Cost> keepAll = measureAsGiven(function, options);
  if (!keepAll)
    return keepAll.takeError();
  // Without plans for bodies a form is quickly built.
  for (const LoopForm &form : listForms(found, costs, /*isTight=*/true)) {
    llvm::Expected<Trial> trial = startTrial(function, costs, options, form);
    if (!trial)
      return trial.takeError();
    if (planner::problemSha256(trial->session->getProblemText()) ==
        plan.problemSha256) {
      if (llvm::Error error = rebuildLoops(function, costs, form, pairs, *keepAll))
        return error;
      return planGivenBodies(function, options, costs.getDevice());
    }
  }
  for (const PlanningOptions &guess : guessOptions(options, plan)) {
    llvm::Expected<bool> fits = leadsTo(function, guess, plan.problemSha256);
    if (!fits)
      return fits.takeError();
    if (*fits)
      return planLoops(function, guess);
  }
  return llvm::Error::success();
}
