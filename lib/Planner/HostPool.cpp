// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Planner/HostPool.h"
#include "remat/Planner/Simulator.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace remat::planner {

int64_t computeCopyTime(const Problem &problem, ValueId root) {
  unsigned __int128 scaled =
      static_cast<unsigned __int128>(problem.values[root].bytes) * 1000000000u;
  uint64_t rate = *problem.device.offloadBytesPerSecond;
  // A copy that would take longer than 2^53 ns counts as that long.
  return static_cast<int64_t>(std::min<unsigned __int128>(
      (scaled + rate - 1) / rate, uint64_t(1) << 53));
}

HostPool layOutHostPool(llvm::ArrayRef<HostCopy> copies, int64_t alignment) {
  std::vector<ArenaBuffer> buffers;
  std::vector<size_t> bufferOf;
  for (size_t time = 0; time < copies.size(); ++time) {
    const HostCopy &copy = copies[time];
    if (copy.fetched) {
      bufferOf.push_back(bufferOf[*copy.fetched]);
      int64_t &upper = buffers[bufferOf.back()].upper;
      upper = std::max(upper, int64_t(time + copy.held) + 1);
      continue;
    }
    bufferOf.push_back(buffers.size());
    int64_t size = (copy.bytes + alignment - 1) / alignment * alignment;
    buffers.push_back({int64_t(time), int64_t(time) + 1, size, {}});
  }
  ArenaOptions options;
  options.alignment = alignment;
  options.workLimit = uint64_t(1) << 20;
  ArenaLayout layout = layOutArena(buffers, options);
  HostPool pool;
  pool.bytes = layout.height;
  for (size_t buffer : bufferOf)
    pool.offsets.push_back(layout.offsets[buffer]);
  return pool;
}

static bool reads(const Problem &problem, const Step &step, ValueId root) {
  const Op &op = problem.ops[step.id];
  const std::vector<ValueId> &inputs =
      step.variant ? op.variants[*step.variant].inputs : op.inputs;
  return !op.isView() && llvm::any_of(inputs, [&](ValueId input) {
    return problem.rootOf(input) == root;
  });
}

/// Copies that start between the fetch at step `index` and its first reader.
static size_t countCopiesUntilRead(const Problem &problem, const Plan &plan,
                                   size_t index) {
  size_t count = 0;
  for (const Step &step : llvm::ArrayRef(plan.steps).drop_front(index + 1)) {
    bool isRun = step.kind == StepKind::Run || step.kind == StepKind::Rerun;
    if (isRun && reads(problem, step, plan.steps[index].id))
      break;
    count += step.kind == StepKind::Offload || step.kind == StepKind::Fetch;
  }
  return count;
}

std::vector<HostCopy> collectHostCopies(const Problem &problem,
                                        const Plan &plan) {
  std::vector<HostCopy> copies;
  llvm::DenseMap<ValueId, size_t> onHost;
  for (auto [index, step] : llvm::enumerate(plan.steps)) {
    if (step.kind == StepKind::Fetch) {
      copies.push_back({onHost.lookup(step.id), problem.values[step.id].bytes,
                        countCopiesUntilRead(problem, plan, index)});
    } else if (step.kind == StepKind::Offload) {
      onHost[step.id] = copies.size();
      copies.push_back({std::nullopt, problem.values[step.id].bytes});
    }
  }
  if (!copies.empty() && layOutHostPool(copies, problem.alignment).bytes >
                             problem.device.hostBytes.value_or(INT64_MAX))
    for (HostCopy &copy : copies)
      copy.held = 0;
  return copies;
}

/// Copies that take no time make nobody wait.
llvm::Expected<int64_t> computeStall(const Problem &problem, const Plan &plan) {
  Problem instant = problem;
  instant.device.offloadBytesPerSecond = INT64_MAX;
  llvm::Expected<Replay> real = replay(problem, plan);
  if (!real)
    return real.takeError();
  llvm::Expected<Replay> ideal = replay(instant, plan);
  if (!ideal)
    return ideal.takeError();
  return real->cost.timeNs - ideal->cost.timeNs;
}

} // namespace remat::planner
