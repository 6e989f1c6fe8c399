// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--remat-analyze`: prints where a training step's memory goes.

#include "remat/Analysis/Names.h"
#include "remat/Analysis/PeakMemory.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/Passes.h"
#include "remat/Transforms/Planning.h"
#include "llvm/Support/Format.h"

namespace remat {
#define GEN_PASS_DEF_REMATANALYZE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

static void printPhases(const PlanningSession &session, raw_ostream &os) {
  const planner::Problem &problem = session.getTraining().problem;
  struct Sum {
    int64_t kernels = 0, timeNs = 0;
  };
  std::array<Sum, 3> sums;
  for (const planner::Op &op : problem.ops) {
    if (op.extra || op.isView())
      continue;
    Sum &sum = sums[static_cast<unsigned>(op.phase)];
    sum.kernels += 1;
    sum.timeNs += op.timeNs;
  }
  for (auto [index, sum] : llvm::enumerate(sums))
    os << "  " << planner::toString(static_cast<planner::Phase>(index)) << ": "
       << sum.kernels << " kernels, " << formatNanoseconds(sum.timeNs) << "\n";
  const TrainingGraph &graph = session.getGraph();
  if (std::optional<unsigned> loss = graph.getLossResult())
    os << "  loss: result " << *loss << "\n";
  else
    os << "  loss: not found; the forward phase ends where most bytes are live\n";
}

static void printPeak(const PlanningSession &session, raw_ostream &os) {
  const planner::Problem &problem = session.getTraining().problem;
  planner::Plan plan = planner::makeKeepAllPlan(problem);
  llvm::Expected<planner::Replay> replay = planner::replay(problem, plan);
  if (!replay) {
    os << "  " << llvm::toString(replay.takeError()) << "\n";
    return;
  }
  PeakMemory peak = findPeakMemory(problem, plan, *replay);
  planner::Floor floor = planner::computeFloor(problem);
  const MemoryCategories &categories = peak.categories;
  os << "  keep-all peak: " << formatBytes(peak.peakBytes) << " ("
     << peak.peakBytes << " bytes); proved floor of any plan: "
     << formatBytes(floor.bytes) << "\n";
  os << "  argument " << formatBytes(categories.argumentBytes) << ", output "
     << formatBytes(categories.outputBytes) << ", alias "
     << formatBytes(categories.aliasBytes) << ", temp "
     << formatBytes(categories.tempBytes) << "\n";
  // A copy of a result has no place in the source.
  std::optional<unsigned> number =
      peak.op ? session.getTraining().sources[*peak.op].group : std::nullopt;
  if (number) {
    const FusionGroup &group = session.getGroups().getGroups()[*number];
    Operation *op = session.getGraph().getOp(group.ops.back()).operation;
    os << "  at '" << problem.ops[*peak.op].name << "' ("
       << planner::toString(problem.ops[*peak.op].phase) << ")";
    if (std::string place = formatSourceLocation(op->getLoc()); !place.empty())
      os << " " << place;
    os << "\n";
  }
  constexpr unsigned shown = 12;
  for (const LiveValue &live : llvm::ArrayRef(peak.live).take_front(shown)) {
    const planner::Value &value = problem.values[live.value];
    os << "    " << llvm::right_justify(formatBytes(live.bytes), 12) << "  "
       << planner::toString(value.valueClass) << " '" << value.name << "'";
    if (!value.location.empty())
      os << " " << value.location;
    os << "\n";
  }
  if (peak.live.size() > shown)
    os << "    and " << peak.live.size() - shown << " smaller ones\n";
}

static void printGroups(const PlanningSession &session, raw_ostream &os) {
  const planner::Problem &problem = session.getTraining().problem;
  for (auto [index, group] : llvm::enumerate(session.getGroups().getGroups())) {
    os << "  group " << index << " " << planner::toString(problem.ops[index].phase)
       << " " << planner::toString(problem.ops[index].kind) << " "
       << formatNanoseconds(problem.ops[index].timeNs) << ":";
    for (unsigned op : group.ops)
      os << " " << session.getGraph().getOp(op).operation->getName().stripDialect();
    os << " ->";
    for (Value output : group.outputs)
      os << " " << output.getType();
    os << "\n";
  }
}

namespace {
struct RematAnalyze : public remat::impl::RematAnalyzeBase<RematAnalyze> {
  using RematAnalyzeBase::RematAnalyzeBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    PlanningOptions options;
    options.device = device;
    options.lossResult = lossResult;
    llvm::Expected<std::unique_ptr<PlanningSession>> session =
        PlanningSession::create(function, options);
    if (!session) {
      function.emitError() << llvm::toString(session.takeError());
      return signalPassFailure();
    }
    std::string text;
    llvm::raw_string_ostream os(text);
    os << "@" << function.getSymName() << " on " << device << "\n";
    printPhases(**session, os);
    printPeak(**session, os);
    if (printGroups)
      ::printGroups(**session, os);
    // One write, so that functions analysed in parallel do not mix.
    llvm::outs() << text;
    markAllAnalysesPreserved();
  }
};
} // namespace
