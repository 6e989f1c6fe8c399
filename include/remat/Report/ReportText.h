// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Answers in words, and tables and traces for other programs.

#ifndef REMAT_REPORT_REPORTTEXT_H
#define REMAT_REPORT_REPORTTEXT_H

#include "remat/Report/Report.h"

namespace remat::report {

/// A cell of an answer's table: what a terminal shows, and the exact bytes or
/// nanoseconds behind it.
struct Cell {
  Cell(std::string text) : text(std::move(text)) {}
  Cell(llvm::StringRef text) : text(text.str()) {}
  Cell(const char *text) : text(text) {}
  static Cell bytes(int64_t bytes);
  /// With its sign.
  static Cell change(int64_t bytes);
  static Cell time(int64_t ns);

  std::string text;
  std::optional<int64_t> number;
};

/// An answer: sentences, then a table.
struct Answer {
  std::vector<std::string> sentences;
  std::vector<std::string> heads;
  std::vector<std::vector<Cell>> rows;
};

/// What the bytes at the peak are: the op, and the `most` largest tensors.
Answer explainPeak(const ReportedPlan &reported, size_t most);

/// The same of a summary or a measurement, as far as that knows.
Answer explainPeak(const ReportedRun &run, size_t most);

/// What the plan does with the values whose name is `name`, or whose location
/// or model part contains `place`; empty texts match all. No rows: none
/// matched.
Answer explainValues(const ReportedPlan &reported, llvm::StringRef name,
                     llvm::StringRef place);

/// What differs between two plans at their peaks, the largest difference first:
/// model parts, then classes, then source lines.
Answer compare(const ReportedPlan &before, const ReportedPlan &after);

/// The same for two summaries or two runs.
Answer compareRuns(const ReportedRun &before, const ReportedRun &after);

/// For a terminal: columns of equal width.
std::string printText(const Answer &answer);
/// `{"format": "remat-answer", ..., "rows": [{HEAD: TEXT or NUMBER}]}`, bytes and
/// nanoseconds as whole numbers.
std::string printJson(const Answer &answer);

/// One line per step: `step,op,kind,phase,layer,timeNs,liveBytes` and the live
/// bytes of each class.
std::string printTimelineCsv(const ReportedPlan &reported);
/// The step as Chrome's trace events (Perfetto reads them): kernels on a time
/// axis in microseconds, live bytes as a counter by class.
std::string printTimelineTrace(const ReportedPlan &reported);

/// A chart as a picture of its own, for papers and pages: the memory over the step, and
/// bytes against time.
std::string printTimelineSvg(const ReportedPlan &reported);
std::string printTradeOffSvg(const Report &report);

} // namespace remat::report

#endif // REMAT_REPORT_REPORTTEXT_H
