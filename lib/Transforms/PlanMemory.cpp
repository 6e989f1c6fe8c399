// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Remembers plans; see the header.

#include "remat/Transforms/PlanMemory.h"

#include "remat/Planner/Reorder.h"

using namespace remat;
using planner::BudgetInfeasible;
using planner::PlacedSolution;
using planner::Request;

/// Whether the answer is one to this very request.
static bool answers(const PlanMemory::Answer &answer, const Request &request) {
  return answer.budgetBytes == request.budgetBytes &&
         answer.minimizePeak == request.minimizePeak;
}

/// Whether the answer for a larger budget tells the one for this budget.
static bool tells(const PlanMemory::Answer &answer, const Request &request) {
  if (!request.budgetBytes || answer.minimizePeak)
    return false;
  if (answer.budgetBytes && *answer.budgetBytes < *request.budgetBytes)
    return false;
  if (!answer.solution)
    return true;
  return answer.solution->arena.getPromisedBytes() <= *request.budgetBytes;
}

/// The answer as one to a smaller budget.
static PlanMemory::Answer restate(PlanMemory::Answer answer, int64_t budget) {
  answer.budgetBytes = budget;
  if (answer.solution)
    answer.solution->plan.budgetBytes = budget;
  if (answer.infeasible)
    answer.infeasible->budgetBytes = budget;
  return answer;
}

std::optional<PlanMemory::Answer> PlanMemory::recall(llvm::StringRef key,
                                                     const Request &request,
                                                     bool forTrial) const {
  auto known = answers.find(key);
  if (known == answers.end())
    return std::nullopt;
  for (const Answer &answer : known->second)
    if (::answers(answer, request) && (answer.isComplete || forTrial))
      return answer;
  if (!forTrial)
    return std::nullopt;
  for (const Answer &answer : known->second)
    if (tells(answer, request))
      return restate(answer, *request.budgetBytes);
  return std::nullopt;
}

std::shared_ptr<PlanMemory> PlanMemory::makeWithoutAnswers() const {
  auto memory = std::make_shared<PlanMemory>();
  memory->lowestPlans = lowestPlans;
  memory->shared = shared;
  return memory;
}

/// Whether nothing but problem and request shapes the answer.
static bool mayBeShared(const Request &request) {
  return !request.timeLimitSeconds && !request.cutoff && !request.appraise;
}

static std::string makeSharedKey(llvm::StringRef key, bool forTrial) {
  return (key + (forTrial ? " trial" : "")).str();
}

std::optional<PlanMemory::Answer>
PlanMemory::recallShared(llvm::StringRef key, const Request &request,
                         bool forTrial) {
  if (!mayBeShared(request))
    return std::nullopt;
  auto known = shared->find(makeSharedKey(key, forTrial));
  if (known == shared->end())
    return std::nullopt;
  for (const Answer &answer : known->second)
    if (::answers(answer, request)) {
      remember(key, answer);
      return answer;
    }
  return std::nullopt;
}

void PlanMemory::share(llvm::StringRef key, const Request &request,
                       bool forTrial, const Answer &answer) {
  if (mayBeShared(request) && answer.isComplete)
    (*shared)[makeSharedKey(key, forTrial)].push_back(answer);
}

void PlanMemory::remember(llvm::StringRef key, Answer answer) {
  answers[key].push_back(std::move(answer));
}

llvm::Expected<PlacedSolution>
remat::solveRemembering(PlanMemory *memory, llvm::StringRef key,
                        const planner::Problem &problem,
                        const planner::Strategy &strategy,
                        const Request &request, bool forTrial) {
  if (!memory)
    return planner::solveWithoutUnread(problem, strategy, request);
  std::optional<PlanMemory::Answer> known =
      memory->recall(key, request, forTrial);
  if (!known)
    known = memory->recallShared(key, request, forTrial);
  if (known && known->solution)
    return std::move(*known->solution);
  if (known)
    return llvm::make_error<BudgetInfeasible>(std::move(*known->infeasible));
  planner::RememberingStrategy remembering(strategy,
                                           memory->getLowestPlans(key));
  llvm::Expected<PlacedSolution> solution =
      planner::solveWithoutUnread(problem, remembering, request);
  PlanMemory::Answer answer;
  answer.budgetBytes = request.budgetBytes;
  answer.minimizePeak = request.minimizePeak;
  answer.isComplete =
      !request.timeLimitSeconds && !request.deadline().isOver();
  if (solution) {
    answer.solution = *solution;
  } else {
    llvm::Error rest = llvm::handleErrors(
        solution.takeError(), [&](const BudgetInfeasible &infeasible) {
          answer.infeasible = infeasible;
        });
    if (rest)
      return std::move(rest);
    solution = llvm::make_error<BudgetInfeasible>(*answer.infeasible);
  }
  memory->share(key, request, forTrial, answer);
  memory->remember(key, std::move(answer));
  return solution;
}

PlanMemory::Body *PlanMemory::recallBody(llvm::StringRef key) {
  auto found = bodies.find(key);
  return found == bodies.end() ? nullptr : &found->second;
}

void PlanMemory::rememberBody(llvm::StringRef key, Body body) {
  bodies.insert_or_assign(key, std::move(body));
}
