// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "SearchWork.h"

#include <algorithm>

namespace remat::planner {

/// Work (batches composed and moves tried) without limits from the user: one
/// to two seconds.
static constexpr uint64_t mostWork = 1500000;
/// The same where nothing can be inlined, and moves take less time: up to four.
static constexpr uint64_t mostWorkWithoutInlining = 3000000;
/// The same for the lowest peak: its moves make more again.
static constexpr uint64_t mostWorkForPeak = 2800000;
/// What small problems get: fewer than they have pairs of ops, some times.
static constexpr uint64_t workPerPair = 40;
/// What the largest get, per op.
static constexpr uint64_t workPerOp = 4;
/// Work with seeds in the request: this part of the usual.
static constexpr uint64_t partForGivenSeeds = 6;

uint64_t limitWork(const Problem &problem, const Request &request) {
  uint64_t ops = problem.ops.size();
  uint64_t most = request.minimizePeak   ? mostWorkForPeak
                  : hasInlining(problem) ? mostWork
                                         : mostWorkWithoutInlining;
  uint64_t limit = request.workLimit.value_or(
      std::max(std::min(workPerPair * ops * ops, most), workPerOp * ops));
  if (!request.seeds.empty())
    limit = std::max<uint64_t>(1, limit / partForGivenSeeds);
  if (request.workLimit)
    return limit;
  if (request.timeLimitSeconds && request.mayFillTime &&
      (request.fillsTime || request.minimizePeak))
    return UINT64_MAX;
  return std::max<uint64_t>(1, limit / request.workDivisor);
}

bool isSearchShort(const Problem &problem) {
  uint64_t ops = problem.ops.size();
  return workPerPair * ops * ops <= mostWork;
}

} // namespace remat::planner
