// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans as one self-contained page, and as the JSON inside it (`remat-report`,
/// docs/report.md).

#ifndef REMAT_REPORT_REPORT_H
#define REMAT_REPORT_REPORT_H

#include "remat/Report/PlanRecord.h"

namespace remat::report {

/// A plan and what it solves; the report keeps references.
struct ReportedPlan {
  /// Where it comes from: a file's name.
  std::string title;
  const planner::Problem &problem;
  const planner::Plan &plan;
  const PlanRecord &record;
  /// `planner::adviseInShort`.
  std::string advice;
  /// Arguments and arena, fragmentation included, where the plan was laid out: what is
  /// promised. At least `plan.cost.peakBytes`.
  std::optional<int64_t> promisedBytes = std::nullopt;
  /// Of the step as the user gave it, where the problem has its loops built anew.
  std::optional<planner::Cost> keepAll = std::nullopt;
};

/// A point of the trade-off between bytes and time.
struct TradeOffMark {
  /// `keep-all`, a policy's name, `measured`, ...
  std::string name;
  /// `plan`, `policy`, `curve` or `measured`.
  std::string kind;
  int64_t peakBytes = 0;
  int64_t timeNs = 0;
  /// Proven: nothing within the same budget is faster. None: not known.
  std::optional<int64_t> boundTimeNs;
};

/// What stood at the peak of a summary or of a measured run.
struct ReportedRun {
  /// A file's name.
  std::string title;
  int64_t peakBytes = 0;
  /// The median of the measured steps, or what the summary estimates.
  int64_t timeNs = 0;
  struct Live {
    std::string name, valueClass, part, location;
    int64_t bytes = 0;
  };
  std::vector<Live> live;
  std::string name, device;
  /// The policy, or `measured`.
  std::string strategy;
  /// The kernel at the peak; may be empty.
  std::string op;
  /// What only a summary knows.
  std::optional<int64_t> budgetBytes;
  std::optional<planner::Cost> keepAll, bounds;
};

struct Report {
  /// The first is told in full, a second one compared with it.
  std::vector<ReportedPlan> plans;
  /// Told like plans, but for what they do not know: steps and decisions.
  std::vector<ReportedRun> runs;
  std::vector<TradeOffMark> marks;
};

/// What keep-all and the field's fixed rules (`full`, `sqrt`, `pointwise`,
/// `dots`) need and take on a problem.
std::vector<TradeOffMark> planPolicies(const planner::Problem &problem);

/// The part of the plan's peak that the page says a smaller budget would cost.
constexpr double smallerPart = 0.8;

/// What a plan for that part of the peak takes, by a short search; none where it is
/// proved impossible, or nothing is found.
std::optional<TradeOffMark> planSmaller(const planner::Problem &problem,
                                        const planner::Plan &plan);

/// One JSON object, in columns. O((values + allocations + steps) log texts). Packed it is
/// what the page holds, and shorter (lib/Report/Columns.h).
std::string printReportJson(const Report &report, bool isPacked = false);

/// A page that needs no network, with the JSON in it.
std::string printReportHtml(const Report &report);

} // namespace remat::report

#endif // REMAT_REPORT_REPORT_H
