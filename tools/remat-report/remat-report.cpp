// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Shows plans: `remat-report PROBLEM.json PLAN.json -o report.html`, and
/// answers in words: `remat-report why-peak|explain|diff FILES...`. Exit codes
/// are those of all tools: 1 bad input, 2 usage.

#include "InputFiles.h"
#include "remat/Planner/TradeOff.h"
#include "remat/Report/ReportText.h"
#include "remat/Support/CommandLine.h"
#include "remat/Support/ExitCode.h"
#include "remat/Support/OutputFile.h"
#include "remat/Support/Progress.h"
#include "remat/Support/ToolProcess.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace remat;
using namespace remat::tool;

static cl::SubCommand whyPeak("why-peak", "Say what the bytes at the peak are");
static cl::SubCommand explain("explain",
                              "Say what the plan does with tensors, by name, "
                              "source location or model part");
static cl::SubCommand diff("diff", "Say what differs between two plans");

static cl::OptionCategory category("Report options");
static cl::list<std::string>
    paths(cl::Positional, cl::desc("<problem, plan and other files>"),
          cl::cat(category), cl::sub(cl::SubCommand::getTopLevel()),
          cl::sub(whyPeak), cl::sub(explain), cl::sub(diff));
static cl::opt<std::string>
    outputPath("o", cl::init("-"),
               cl::desc("the output file; - for standard "
                        "output"),
               cl::cat(category), cl::sub(cl::SubCommand::getAll()));

namespace {
enum class PageFormat { Html, Json, Csv, Svg, Trace };
enum class Chart { Timeline, TradeOff };
enum class AnswerFormat { Text, Json };
} // namespace

static cl::opt<PageFormat> pageFormat(
    "format", cl::init(PageFormat::Html), cl::desc("what to write"),
    cl::values(
        clEnumValN(PageFormat::Html, "html", "a page that needs no network"),
        clEnumValN(PageFormat::Json, "json", "the data of the page"),
        clEnumValN(PageFormat::Csv, "csv", "the timeline, a step a line"),
        clEnumValN(PageFormat::Svg, "svg", "a chart as a picture (--chart)"),
        clEnumValN(PageFormat::Trace, "trace",
                   "the timeline for Perfetto and chrome://tracing")),
    cl::cat(category), cl::sub(cl::SubCommand::getTopLevel()));
static cl::opt<Chart> chart(
    "chart", cl::init(Chart::Timeline), cl::desc("what --format=svg draws"),
    cl::values(clEnumValN(Chart::Timeline, "timeline", "memory over the step"),
               clEnumValN(Chart::TradeOff, "tradeoff", "bytes against time")),
    cl::cat(category), cl::sub(cl::SubCommand::getTopLevel()));
static cl::opt<AnswerFormat> answerFormat(
    "format", cl::init(AnswerFormat::Text), cl::desc("how to answer"),
    cl::values(clEnumValN(AnswerFormat::Text, "text", "sentences"),
               clEnumValN(AnswerFormat::Json, "json", "JSON")),
    cl::cat(category), cl::sub(whyPeak), cl::sub(explain), cl::sub(diff));
static cl::opt<bool>
    noPolicies("no-policies",
               cl::desc("do not plan the named policies for comparison"),
               cl::cat(category), cl::sub(cl::SubCommand::getTopLevel()));
static cl::opt<unsigned>
    paretoPoints("pareto", cl::init(0),
                 cl::desc("plan this many points between keep-all and the "
                          "lowest peak"),
                 cl::cat(category), cl::sub(cl::SubCommand::getTopLevel()));
static cl::opt<std::string>
    progressText("progress", cl::value_desc("HOW"),
                 cl::desc("what --pareto tells on stderr: auto, plain, json or off "
                          "(default: $REMAT_PROGRESS, else auto)"),
                 cl::cat(category), cl::sub(cl::SubCommand::getTopLevel()));
static cl::opt<std::string> valueName("value", cl::desc("a tensor's name"),
                                      cl::cat(category), cl::sub(explain));
static cl::opt<std::string>
    place("loc",
          cl::desc("part of a source location or of a model part's name"),
          cl::cat(category), cl::sub(explain));
static cl::opt<unsigned> rowCount("rows", cl::init(12),
                                  cl::desc("tensors to list (default: 12)"),
                                  cl::cat(category), cl::sub(whyPeak));

static ExitCode fail(ExitCode code, const Twine &message) {
  WithColor::error(errs(), "remat-report") << message << '\n';
  return code;
}

static ExitCode write(StringRef text) {
  if (Error error = writeOutputFile(outputPath, text))
    return fail(ExitCode::BadInput, toString(std::move(error)));
  return ExitCode::Success;
}

static ExitCode write(const report::Answer &answer) {
  return write(answerFormat == AnswerFormat::Json ? report::printJson(answer)
                                                  : report::printText(answer));
}

static Error addCurve(const planner::Problem &problem,
                      std::vector<report::TradeOffMark> &marks) {
  Expected<std::unique_ptr<planner::Strategy>> strategy =
      planner::createStrategy("auto");
  if (!strategy)
    return strategy.takeError();
  Expected<ProgressMode> mode = parseProgressMode(progressText);
  if (!mode)
    return mode.takeError();
  Progress progress;
  progress.begin("planning");
  planner::Request request;
  request.interrupted = &getInterruptFlag();
  request.progress = &progress;
  setActivity(Activity::Planning);
  llvm::scope_exit done([] { setActivity(Activity::Preparing); });
  ProgressPrinter printer(progress, *mode, getInterruptFlag());
  Expected<std::vector<planner::TradeOffPoint>> points =
      planner::computeTradeOff(problem, **strategy, request, paretoPoints);
  if (!points)
    return points.takeError();
  for (const planner::TradeOffPoint &point : *points)
    marks.push_back({"curve", "curve", point.plan.cost.peakBytes,
                     point.plan.cost.timeNs, point.boundTimeNs});
  return Error::success();
}

static ExitCode writeReport(const InputFiles &files) {
  report::Report report;
  for (const LoadedPlan &plan : files.plans)
    report.plans.push_back(plan.get());
  const LoadedPlan &first = files.plans.front();
  if (pageFormat == PageFormat::Csv)
    return write(report::printTimelineCsv(report.plans.front()));
  if (pageFormat == PageFormat::Trace)
    return write(report::printTimelineTrace(report.plans.front()));
  if (pageFormat == PageFormat::Svg && chart == Chart::Timeline)
    return write(report::printTimelineSvg(report.plans.front()));
  for (const LoadedPlan &plan : files.plans)
    report.marks.push_back({files.plans.size() > 1 ? plan.path : "this plan",
                            "plan", plan.plan.cost.peakBytes,
                            plan.plan.cost.timeNs, plan.plan.bounds.timeNs});
  if (!noPolicies) {
    append_range(report.marks, report::planPolicies(*first.problem));
    if (std::optional<report::TradeOffMark> smaller =
            report::planSmaller(*first.problem, first.plan))
      report.marks.push_back(std::move(*smaller));
  }
  if (paretoPoints)
    if (Error error = addCurve(*first.problem, report.marks))
      return fail(ExitCode::BadInput, toString(std::move(error)));
  append_range(report.marks, files.marks);
  if (pageFormat == PageFormat::Svg)
    return write(report::printTradeOffSvg(report));
  return write(pageFormat == PageFormat::Json
                   ? report::printReportJson(report) + "\n"
                   : report::printReportHtml(report));
}

/// Without plans: what summaries and measurements know.
static ExitCode writeReportOfRuns(const InputFiles &files) {
  report::Report report;
  report.runs = files.runs;
  report.marks = files.marks;
  return write(pageFormat == PageFormat::Json
                   ? report::printReportJson(report) + "\n"
                   : report::printReportHtml(report));
}

static ExitCode run() {
  Expected<InputFiles> files = readInputFiles(paths);
  if (!files)
    return fail(ExitCode::BadInput, toString(files.takeError()));
  if (diff && files->plans.empty() && files->runs.size() >= 2)
    return write(report::compareRuns(files->runs[0], files->runs[1]));
  if (whyPeak && files->plans.empty() && !files->runs.empty())
    return write(report::explainPeak(files->runs.front(), rowCount));
  bool isOfRuns = files->plans.empty() && !files->runs.empty() && !diff &&
                  !whyPeak && !explain &&
                  (pageFormat == PageFormat::Html || pageFormat == PageFormat::Json);
  if (isOfRuns)
    return writeReportOfRuns(*files);
  size_t wanted = diff ? 2 : 1;
  if (files->plans.size() < wanted)
    return fail(ExitCode::Usage,
                "expected " + Twine(wanted) + " plan" +
                    (wanted > 1 ? "s" : "") +
                    " and what they solve, e.g. 'remat-report " +
                    (diff ? "diff step.problem.json a.plan.json b.plan.json', or two "
                             "summaries or measurements"
                          : "step.problem.json step.plan.json'"));
  const report::ReportedPlan first = files->plans.front().get();
  if (whyPeak)
    return write(report::explainPeak(first, rowCount));
  if (diff)
    return write(report::compare(first, files->plans[1].get()));
  if (!explain)
    return writeReport(*files);
  if (valueName.empty() && place.empty())
    return fail(ExitCode::Usage, "explain: name a tensor (--value=NAME) or a "
                                 "place (--loc=TEXT)");
  report::Answer answer = report::explainValues(first, valueName, place);
  if (answer.rows.empty())
    return fail(ExitCode::Usage,
                "explain: no tensor matches; 'remat-report why-peak' lists "
                "names and places");
  return write(answer);
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  explainFailedOutput("remat-report");
  handleInterrupts();
  setBugReportMsg("This is a bug of remat-report. Please report it with its "
                  "input.\n");
  cl::HideUnrelatedOptions(category);
  cl::HideUnrelatedOptions(category, whyPeak);
  cl::HideUnrelatedOptions(category, explain);
  cl::HideUnrelatedOptions(category, diff);
  std::string errors;
  raw_string_ostream stream(errors);
  if (!cl::ParseCommandLineOptions(argc, argv, "Remat's reports\n", &stream)) {
    errs() << errors;
    return int(ExitCode::Usage);
  }
  if (Error error = checkRepeatedOptions(category))
    return int(fail(ExitCode::Usage, toString(std::move(error))));
  return int(run());
}
