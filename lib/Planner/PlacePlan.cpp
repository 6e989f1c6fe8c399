// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlacePlan.h"

namespace remat::planner {

/// Work for a layout as low as possible, and for one that keeps a budget.
static constexpr uint64_t layoutWork = uint64_t(1) << 26;
/// Buffers from which on the first layout within the budget will do.
static constexpr size_t manyBuffers = 20000;

static llvm::Expected<PlanArena> layOut(const Problem &problem,
                                        const Plan &plan,
                                        std::optional<int64_t> budgetBytes,
                                        const Deadline &deadline, bool isHasty,
                                        uint64_t workDivisor = 1) {
  llvm::Expected<PlanArena> arena = collectLifetimes(problem, plan);
  if (!arena)
    return arena.takeError();
  ArenaOptions options;
  options.alignment = problem.alignment;
  options.workLimit = layoutWork / std::max<uint64_t>(1, workDivisor);
  options.deadline = deadline;
  const std::vector<ArenaBuffer> &buffers = arena->table.buffers;
  if (!budgetBytes) {
    arena->layout = layOutArena(buffers, options);
    return arena;
  }
  int64_t capacity = std::max<int64_t>(0, *budgetBytes - arena->argumentBytes);
  if (!isHasty && buffers.size() < manyBuffers) {
    arena->layout = layOutWithin(buffers, options, capacity,
                                 /*persists=*/workDivisor == 1);
    return arena;
  }
  options.capacity = capacity;
  arena->layout = layOutArena(buffers, options);
  return arena;
}

llvm::Expected<PlanArena> layOutPlan(const Problem &problem, const Plan &plan,
                                     std::optional<int64_t> budgetBytes,
                                     const Deadline &deadline) {
  return layOut(problem, plan, budgetBytes, deadline, /*isHasty=*/false);
}

llvm::Expected<PlacedSolution> place(const Problem &problem, Solution solution,
                                     std::optional<int64_t> budget,
                                     const Deadline &deadline, bool isHasty,
                                     uint64_t workDivisor) {
  llvm::Expected<PlanArena> arena = layOut(problem, solution.plan, budget,
                                           deadline, isHasty, workDivisor);
  if (!arena)
    return arena.takeError();
  return PlacedSolution{std::move(solution), std::move(*arena)};
}

Request leaveTime(Request request) {
  if (std::optional<double> left = request.deadline().secondsLeft())
    *request.timeLimitSeconds -= *left / 2;
  return request;
}

llvm::Expected<PlacedSolution>
tryOnce(const Problem &problem, const Strategy &strategy, ProblemFacts &facts,
        const Request &request, std::optional<int64_t> budget,
        bool isHasty, const Request *whole) {
  llvm::Expected<Solution> solution = solve(problem, strategy, request, facts);
  if (!solution)
    return solution.takeError();
  Deadline deadline =
      whole ? leaveTime(*whole).deadline() : request.deadline();
  return place(problem, std::move(*solution), budget, deadline, isHasty,
               request.workDivisor);
}

void succeed(PlacedSolution &next, const PlacedSolution &former) {
  next.plan.bounds = former.plan.bounds;
  next.plan.budgetBytes = former.plan.budgetBytes;
  next.timeProof = former.timeProof;
}

void setFloor(Solution &solution, const Floor &floor) {
  solution.floor = floor;
  solution.plan.bounds.peakBytes = floor.bytes;
}

} // namespace remat::planner
