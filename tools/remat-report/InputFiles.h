// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The files of a report, told apart by their `format`: plans with the problems
/// they solve, trade-off curves, summaries, measurements.

#ifndef REMAT_TOOLS_REMATREPORT_INPUTFILES_H
#define REMAT_TOOLS_REMATREPORT_INPUTFILES_H

#include "remat/Report/ReportText.h"
#include <deque>

namespace remat::tool {

/// A plan with the problem whose hash it carries, verified.
struct LoadedPlan {
  std::string path;
  const planner::Problem *problem = nullptr;
  planner::Plan plan;
  report::PlanRecord record;
  std::string advice;

  report::ReportedPlan get() const {
    return {path, *problem, plan, record, advice};
  }
};

struct InputFiles {
  std::deque<planner::Problem> problems;
  std::deque<LoadedPlan> plans;
  std::vector<report::TradeOffMark> marks;
  /// Summaries and measurements, in their order.
  std::vector<report::ReportedRun> runs;
};

/// Reads files in any order. Errors name the file: not one of our formats, a
/// plan whose problem is not among them, a plan that breaks a rule.
llvm::Expected<InputFiles> readInputFiles(llvm::ArrayRef<std::string> paths);

} // namespace remat::tool

#endif // REMAT_TOOLS_REMATREPORT_INPUTFILES_H
