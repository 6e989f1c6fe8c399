// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Without limits from the user the evaluator allows a number of evaluations
/// that depends on the size of the problem only, so that results do not depend
/// on the speed of the machine: about a second on 3,000 ops, a few evaluations
/// on 100,000.

#include "Evaluator.h"

#include "IncrementalPlan.h"

#include <algorithm>

namespace remat::planner {

static constexpr uint64_t defaultOpEvaluations = 3000000;
static constexpr uint64_t fewestEvaluations = 24;
static constexpr uint64_t mostEvaluations = 20000;

Evaluator::Evaluator(const Problem &problem, const Request &request,
                     double largestSeconds)
    : index(problem), request(request) {
  double seconds = request.timeLimitSeconds.value_or(largestSeconds);
  deadline = std::chrono::steady_clock::now() +
             std::chrono::microseconds(int64_t(std::min(seconds, 1e9) * 1e6));
  evaluationLimit = std::clamp<uint64_t>(
      defaultOpEvaluations / std::max<size_t>(1, problem.ops.size()),
      fewestEvaluations, mostEvaluations);
  if (request.workLimit)
    evaluationLimit = *request.workLimit;
  else if (request.timeLimitSeconds)
    evaluationLimit = UINT64_MAX / 2;
}

bool Evaluator::isSpent() {
  if (request.interrupted && request.interrupted->load())
    cutReason = "interrupt";
  else if (!request.workLimit && std::chrono::steady_clock::now() > deadline)
    cutReason = "time";
  return !cutReason.empty() || evaluations >= evaluationLimit;
}

/// Each first run counts with the highest step on the way to it, so that more
/// reruns under the same peak are not more excess.
static double measureExcess(const Candidate &candidate, int64_t budget) {
  double excess = 0;
  int64_t highest = 0;
  for (size_t index = 0; index < candidate.plan.steps.size(); ++index) {
    highest = std::max(highest, candidate.replay.bytesAtStep[index]);
    if (candidate.plan.steps[index].kind != StepKind::Run)
      continue;
    excess += double(std::max<int64_t>(0, highest - budget));
    highest = 0;
  }
  return excess;
}

std::optional<Candidate> Evaluator::evaluate(const Decisions &decisions,
                                             std::optional<int64_t> budget) {
  // The first evaluation is free: there must be an answer.
  if (evaluations > 0 && isSpent())
    return std::nullopt;
  ++evaluations;
  llvm::Expected<Plan> plan = buildPlan(index, decisions);
  if (!plan) {
    llvm::consumeError(plan.takeError());
    return std::nullopt;
  }
  llvm::Expected<Replay> replay = replayProfile(index.problem, *plan);
  if (!replay) {
    llvm::consumeError(replay.takeError());
    return std::nullopt;
  }
  Candidate candidate{decisions, std::move(*plan), std::move(*replay), 0};
  if (budget)
    candidate.excess = measureExcess(candidate, *budget);
  return candidate;
}

} // namespace remat::planner
