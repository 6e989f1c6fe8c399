// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The mode that draws a trade-off curve.

#include "ParetoMode.h"

#include "remat/Planner/Reorder.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/ToolProcess.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace remat;
using namespace remat::tool;
using planner::TradeOffPoint;

namespace {
enum class Format { Json, Csv };
} // namespace

static cl::opt<unsigned>
    pareto("pareto", cl::value_desc("N"),
           cl::desc("plans for N budgets between keep-all and the lowest found "
                    "peak"),
           cl::cat(getCategory()));
static cl::opt<Format>
    outputFormat("format", cl::desc("with --pareto: form of the output"),
                 cl::values(clEnumValN(Format::Json, "json", "remat-pareto"),
                            clEnumValN(Format::Csv, "csv", "a table")),
                 cl::init(Format::Json), cl::cat(getCategory()));
static cl::opt<bool>
    withPlans("pareto-plans",
              cl::desc("with --pareto: each point has its plan"),
              cl::cat(getCategory()));

bool tool::isParetoAsked() { return pareto.getNumOccurrences() > 0; }

static void printTable(ArrayRef<TradeOffPoint> points) {
  const planner::Cost &keepAll = points.front().plan.keepAll;
  for (const TradeOffPoint &point : points)
    errs() << formatBytes(point.budgetBytes) << ": peak "
           << formatBytes(point.plan.cost.peakBytes) << ", time "
           << formatNanoseconds(point.plan.cost.timeNs)
           << format(" (%.4f of keep-all, bound %.4f)\n",
                     double(point.plan.cost.timeNs) /
                         double(std::max<int64_t>(1, keepAll.timeNs)),
                     double(point.boundTimeNs) /
                         double(std::max<int64_t>(1, keepAll.timeNs)));
  if (StringRef cut = planner::whyCut(points); !cut.empty())
    errs() << "cut: " << cut << '\n';
}

ExitCode tool::runParetoMode(const LoadedProblem &loaded,
                             const planner::Strategy &strategy,
                             const planner::Request &request,
                             planner::Order order, StringRef outputPath) {
  if (pareto < 2 || pareto > planner::mostTradeOffPoints)
    return report(ExitCode::Usage, "--pareto: expected 2 to " +
                                       Twine(planner::mostTradeOffPoints) +
                                       " points, got " + Twine(pareto));
  setActivity(Activity::Planning);
  auto compute = order == planner::Order::Base ? planner::computeTradeOff
                                               : planner::computeTradeOffInAnyOrder;
  Expected<std::vector<TradeOffPoint>> points =
      compute(loaded.problem, strategy, request, pareto);
  if (!points)
    return report(points.takeError());
  for (TradeOffPoint &point : *points)
    point.plan.problemSha256 = loaded.sha256;
  printTable(*points);
  return writeFile(outputPath,
                   outputFormat == Format::Csv
                       ? planner::printTradeOffCsv(*points)
                       : planner::printTradeOff(*points, withPlans));
}
