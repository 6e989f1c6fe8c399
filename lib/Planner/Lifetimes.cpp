// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From a plan's allocations to the buffers of its arena: takeovers continue
/// the buffer that they take over, arguments and what lies in them stay out. Donated
/// arguments without a result stay in: the step may use their bytes for anything.

#include "remat/Planner/PlanArena.h"
#include "remat/Planner/Simulator.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Not in the arena: an argument, or in an argument's bytes.
static constexpr int32_t outside = -1;

static std::string nameBuffer(const Allocation &allocation) {
  return (allocation.root ? std::to_string(*allocation.root) : "workspace") +
         "@" + std::to_string(allocation.begin);
}

/// Lets the buffer live on as the bytes of `allocation`.
static void continueBuffer(ArenaBuffer &buffer, const Allocation &allocation) {
  buffer.upper = allocation.end;
  int64_t former =
      buffer.shrinks.empty() ? buffer.size : buffer.shrinks.back().second;
  if (allocation.bytes < former)
    buffer.shrinks.emplace_back(allocation.begin, allocation.bytes);
}

llvm::Expected<PlanArena> collectLifetimes(const Problem &problem,
                                           const Plan &plan) {
  llvm::Expected<std::vector<Allocation>> allocations =
      replayAllocations(problem, plan);
  if (!allocations)
    return allocations.takeError();
  PlanArena arena;
  std::vector<char> isArgument(problem.values.size(), 0);
  std::vector<char> isGivenAway(problem.values.size(), 0);
  for (const DonatedPair &pair : problem.donated)
    isGivenAway[pair.argument] = !pair.result;
  for (ValueId argument : problem.arguments) {
    if (isGivenAway[argument])
      continue;
    isArgument[argument] = 1;
    arena.argumentBytes += problem.values[argument].bytes;
  }
  std::vector<int32_t> bufferOf;
  for (const Allocation &allocation : *allocations) {
    if (allocation.takesOver) {
      bufferOf.push_back(bufferOf[*allocation.takesOver]);
      if (bufferOf.back() != outside)
        continueBuffer(arena.table.buffers[bufferOf.back()], allocation);
      continue;
    }
    bool isCallers = allocation.root && allocation.begin == 0 &&
                     isArgument[*allocation.root];
    bufferOf.push_back(isCallers ? outside
                                 : int32_t(arena.table.buffers.size()));
    if (isCallers)
      continue;
    arena.table.ids.push_back(nameBuffer(allocation));
    arena.table.buffers.push_back(
        {allocation.begin, allocation.end, allocation.bytes, {}});
  }
  return arena;
}

} // namespace remat::planner
