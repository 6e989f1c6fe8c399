// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Answers in words, and tables and traces for other programs.

#ifndef REMAT_REPORT_REPORTTEXT_H
#define REMAT_REPORT_REPORTTEXT_H

#include "remat/Report/Report.h"

namespace remat::report {

/// An answer: sentences, then a table.
struct Answer {
  std::vector<std::string> sentences;
  std::vector<std::string> heads;
  std::vector<std::vector<std::string>> rows;
};

/// What the bytes at the peak are: the op, and the `most` largest tensors.
Answer explainPeak(const ReportedPlan &reported, size_t most);

/// What the plan does with the values whose name is `name`, or whose location
/// or model part contains `place`; empty texts match all. No rows: none
/// matched.
Answer explainValues(const ReportedPlan &reported, llvm::StringRef name,
                     llvm::StringRef place);

/// What differs between two plans at their peaks, the largest difference first:
/// model parts, then classes, then source lines.
Answer compare(const ReportedPlan &before, const ReportedPlan &after);

/// For a terminal: columns of equal width.
std::string printText(const Answer &answer);
/// `{"format": "remat-answer", ..., "rows": [{HEAD: TEXT}]}`.
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
