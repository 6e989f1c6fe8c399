// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ReportFile.h"

#include "remat/Report/Report.h"

using namespace remat;

llvm::Expected<std::string>
remat::makeReport(const planner::Problem &problem,
                  const planner::PlacedSolution &solution,
                  llvm::StringRef title,
                  llvm::StringRef advice) {
  const planner::Plan &plan = solution.plan;
  llvm::Expected<report::PlanRecord> record =
      report::recordPlan(problem, plan);
  if (!record)
    return record.takeError();
  report::Report report;
  report.plans.push_back({title.str(), problem, plan, *record, advice.str(),
                          solution.arena.getPromisedBytes(),
                          solution.keepAll.cost});
  report.marks.push_back({"this plan", "plan", plan.cost.peakBytes,
                          plan.cost.timeNs, plan.bounds.timeNs});
  llvm::append_range(report.marks, report::planPolicies(problem));
  for (report::TradeOffMark &mark : report.marks)
    if (mark.name == "keep-all") {
      mark.peakBytes = solution.keepAll.cost.peakBytes;
      mark.timeNs = solution.keepAll.cost.timeNs;
    }
  if (std::optional<report::TradeOffMark> smaller =
          report::planSmaller(problem, plan))
    report.marks.push_back(std::move(*smaller));
  return report::printReportHtml(report);
}
