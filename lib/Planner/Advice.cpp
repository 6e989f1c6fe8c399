// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads advice out of the keep-all peak and of the lowest peak found.

#include "remat/Planner/Advice.h"
#include "ProblemIndex.h"
#include "remat/Support/Bytes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace remat::planner {

/// Saving less than this part of the peak is no benefit.
static constexpr double leastBenefit = 0.02;

/// Roots that the op reads or writes.
static std::vector<char> markWorkingSet(const Problem &problem, OpId id) {
  std::vector<char> isUsed(problem.values.size(), 0);
  const Op &op = problem.ops[id];
  for (const auto *list : {&op.inputs, &op.outputs})
    for (ValueId value : *list)
      isUsed[problem.rootOf(value)] = 1;
  return isUsed;
}

/// True if the op can make the storage itself instead of reading it.
static bool canInline(const ProblemIndex &index, ValueId root,
                      std::optional<OpId> op) {
  return op && llvm::any_of(index.makers[root], [&](OpId maker) {
           return index.inlineTime(maker, *op).has_value();
         });
}

PeakComposition composePeak(const Problem &problem, const Plan &plan,
                            const Replay &replay) {
  ProblemIndex index(problem);
  PeakComposition peak;
  peak.peakBytes = replay.cost.peakBytes;
  peak.workspaceBytes = replay.workspaceAtPeak;
  peak.workingSetBytes = replay.workspaceAtPeak;
  std::vector<char> isUsed(problem.values.size(), 0);
  if (replay.peakStep) {
    const Step &step = plan.steps[*replay.peakStep];
    if (step.kind == StepKind::Run || step.kind == StepKind::Rerun) {
      peak.op = step.id;
      isUsed = markWorkingSet(problem, step.id);
    }
  }
  for (ValueId root : replay.liveAtPeak) {
    const Value &value = problem.values[root];
    peak.bytesOfClass[size_t(value.valueClass)] += value.bytes;
    if (index.isArgument[root] ||
        (index.isResult[root] && problem.resultsUpFront))
      peak.fixedBytes += value.bytes;
    else if (isUsed[root] && !canInline(index, root, peak.op))
      peak.workingSetBytes += value.bytes;
    else if (index.isRecomputable[root] && !index.isResult[root]) {
      peak.rematerializableBytes += value.bytes;
      ++peak.rematerializableValues;
    }
  }
  return peak;
}

static bool isWorthIt(int64_t saved, int64_t peak) {
  return double(saved) >= leastBenefit * double(peak);
}

/// The larger of what nobody can free.
static const char *nameObstacle(const PeakComposition &peak) {
  return peak.fixedBytes >= peak.workingSetBytes
             ? "arguments (parameters, optimizer state, batch)"
             : "the working set of one kernel";
}

std::string adviseInShort(const PeakComposition &peak,
                          int64_t lowestFoundBytes, int64_t floorBytes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  int64_t most =
      std::max(peak.rematerializableBytes, peak.peakBytes - lowestFoundBytes);
  if (isWorthIt(most, peak.peakBytes) &&
      !isWorthIt(peak.peakBytes - floorBytes, peak.peakBytes)) {
    os << "no benefit from recomputation: " << formatBytes(floorBytes)
       << " of the keep-all peak of " << formatBytes(peak.peakBytes)
       << " are needed at once elsewhere";
    return text;
  }
  if (!isWorthIt(most, peak.peakBytes)) {
    os << "no benefit: the keep-all peak of " << formatBytes(peak.peakBytes)
       << " is mostly " << nameObstacle(peak);
    return text;
  }
  os << formatBytes(peak.rematerializableBytes) << " of the keep-all peak ("
     << llvm::format("%.0f %%", 100.0 * double(peak.rematerializableBytes) /
                                    double(std::max<int64_t>(1, peak.peakBytes)))
     << ", " << peak.rematerializableValues << " values) can be rematerialized";
  return text;
}

static void printComposition(const Problem &problem,
                             const PeakComposition &peak,
                             llvm::raw_ostream &os) {
  os << "peak:     " << formatBytes(peak.peakBytes)
     << " with everything kept, ";
  if (peak.op)
    os << "at '" << problem.ops[*peak.op].name << "' ("
       << toString(problem.ops[*peak.op].phase) << ")\n";
  else
    os << "at the start\n";
  for (auto [index, bytes] : llvm::enumerate(peak.bytesOfClass))
    if (bytes > 0)
      os << "          " << formatBytes(bytes) << ' '
         << toString(static_cast<ValueClass>(index)) << '\n';
  if (peak.workspaceBytes)
    os << "          " << formatBytes(peak.workspaceBytes) << " workspace\n";
  os << "of this:  " << formatBytes(peak.fixedBytes) << " are the caller's, "
     << formatBytes(peak.workingSetBytes) << " the kernel at the peak needs, "
     << formatBytes(peak.rematerializableBytes) << " ("
     << peak.rematerializableValues << " values) can be rematerialized\n";
}

static int64_t sumBytes(const Problem &problem,
                        llvm::ArrayRef<ValueId> values) {
  std::vector<ValueId> roots;
  for (ValueId value : values)
    roots.push_back(problem.rootOf(value));
  llvm::sort(roots);
  roots.erase(llvm::unique(roots), roots.end());
  int64_t sum = 0;
  for (ValueId root : roots)
    sum += problem.values[root].bytes;
  return sum;
}

static void printFloor(const Problem &problem, const Solution &lowest,
                       llvm::raw_ostream &os) {
  os << "floor:    " << formatBytes(lowest.floor.bytes) << " proven, set by ";
  if (!lowest.floor.op) {
    os << "arguments and results\n";
    return;
  }
  const Op &op = problem.ops[lowest.floor.op->id];
  os << "'" << op.name << "' (" << toString(op.phase) << ' '
     << toString(op.kind) << "): inputs "
     << formatBytes(sumBytes(problem, op.inputs)) << ", outputs "
     << formatBytes(sumBytes(problem, op.outputs)) << ", workspace "
     << formatBytes(op.workspaceBytes)
     << "; it falls only if this op, or what has to be live beside it, needs less\n";
}

std::string advise(const Problem &problem, const Solution &lowest) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Plan keepAllPlan = makeKeepAllPlan(problem);
  PeakComposition keepAll = composePeak(problem, keepAllPlan, lowest.keepAll);
  printComposition(problem, keepAll, os);
  const Cost &least = lowest.replay.cost;
  double keepAllPeak = double(std::max<int64_t>(1, keepAll.peakBytes));
  double keepAllTime = double(std::max<int64_t>(1, lowest.keepAll.cost.timeNs));
  os << "lowest:   " << formatBytes(least.peakBytes)
     << llvm::format(" found (%.1f %% of keep-all), %.4f of its time\n",
                     100.0 * double(least.peakBytes) / keepAllPeak,
                     double(least.timeNs) / keepAllTime);
  printFloor(problem, lowest, os);
  os << "advice:   ";
  int64_t saved = keepAll.peakBytes - least.peakBytes;
  if (isWorthIt(saved, keepAll.peakBytes))
    os << "worth it: up to " << formatBytes(saved) << " less\n";
  else
    os << "no benefit: the peak is mostly "
       << nameObstacle(composePeak(problem, lowest.plan, lowest.replay))
       << '\n';
  return text;
}

} // namespace remat::planner
