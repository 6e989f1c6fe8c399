// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans a problem file: `remat-plan PROBLEM.json --budget=80% -o PLAN.json`,
/// or judges a plan: `remat-plan PROBLEM.json --check PLAN.json`.
///
/// The plan goes to the output file (written under another name and moved, so
/// that no partial file is ever seen), the summary to standard error. Exit
/// codes are those of all tools (docs): 1 bad input, 2 usage, 3 no plan within
/// the budget, 8 the plan breaks a rule, 70 internal error.

#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Strategy.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/OutputFile.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <csignal>

using namespace llvm;
using namespace remat;
using namespace remat::planner;

static cl::OptionCategory category("Planning options");
static cl::opt<std::string> problemPath(cl::Positional, cl::init(""),
                                        cl::desc("<problem.json>"),
                                        cl::cat(category));
static cl::opt<std::string>
    budgetText("budget", cl::ValueRequired,
               cl::desc("bytes of peak: 40GiB, 40GB, 512MiB, a number, 80% of "
                        "the keep-all peak, or min; none: any peak"),
               cl::cat(category));
static cl::opt<std::string> strategyText("strategy", cl::init("auto"),
                                         cl::desc("strategy (default: auto)"),
                                         cl::cat(category));
static cl::opt<std::string>
    timeLimit("time-limit", cl::desc("stop searching after, e.g. 10s"),
              cl::cat(category));
static cl::opt<std::string>
    workLimit("work-limit", cl::desc("stop after so many evaluations"),
              cl::cat(category));
static cl::opt<std::string> seedText("seed", cl::init("0"),
                                     cl::desc("seed of random searches"),
                                     cl::cat(category));
static cl::opt<std::string> outputPath("o", cl::init(""),
                                       cl::desc("the plan's file; - for "
                                                "standard output"),
                                       cl::cat(category));
static cl::opt<std::string> certificatePath(
    "certificate",
    cl::desc("write the proof of the time bound to this file; "
             "scripts/check-certificate checks it"),
    cl::cat(category));
static cl::opt<std::string>
    checkPath("check", cl::desc("judge this plan instead"), cl::cat(category));

enum ExitCode {
  Ok = 0,
  BadInput = 1,
  Usage = 2,
  Infeasible = 3,
  Violated = 8,
  Internal = 70
};

static std::atomic<bool> interrupted{false};
static void handleInterrupt(int) { interrupted = true; }

static int report(ExitCode code, const Twine &message) {
  WithColor::error(errs(), "remat-plan") << message << '\n';
  return code;
}

namespace {
struct Options {
  std::optional<BudgetText> budget;
  std::unique_ptr<Strategy> strategy;
  Request request;
};
} // namespace

template <typename Integer>
static Error readCount(StringRef option, StringRef text, Integer &value) {
  if (to_integer(text, value, 10))
    return Error::success();
  return createStringError("invalid --" + option + " '" + text +
                           "': expected a whole number");
}

static Expected<Options> readOptions() {
  Options options;
  if (budgetText.getNumOccurrences()) {
    Expected<BudgetText> budget = parseBudget(budgetText);
    if (!budget)
      return budget.takeError();
    options.budget = *budget;
  }
  if (timeLimit.getNumOccurrences()) {
    Expected<double> seconds = parseSeconds(timeLimit);
    if (!seconds)
      return seconds.takeError();
    options.request.timeLimitSeconds = *seconds;
  }
  if (workLimit.getNumOccurrences()) {
    uint64_t limit = 0;
    if (Error error = readCount("work-limit", workLimit, limit))
      return std::move(error);
    options.request.workLimit = limit;
  }
  if (Error error = readCount("seed", seedText, options.request.seed))
    return std::move(error);
  Expected<std::unique_ptr<Strategy>> strategy = createStrategy(strategyText);
  if (!strategy)
    return strategy.takeError();
  options.strategy = std::move(*strategy);
  options.request.interrupted = &interrupted;
  return std::move(options);
}

static Expected<std::unique_ptr<MemoryBuffer>> readFile(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false,
                                   /*RequiresNullTerminator=*/false);
  if (!buffer)
    return createStringError("cannot read '" + path +
                             "': " + buffer.getError().message());
  return std::move(*buffer);
}

static int check(const Problem &problem, StringRef sha256) {
  Expected<std::unique_ptr<MemoryBuffer>> file = readFile(checkPath);
  if (!file)
    return report(BadInput, toString(file.takeError()));
  Expected<Plan> plan = parsePlan((*file)->getBuffer());
  if (!plan)
    return report(BadInput, checkPath + ": " + toString(plan.takeError()));
  if (plan->problemSha256 != sha256)
    return report(Violated, checkPath + ": is a plan for another problem "
                                        "(problemSha256 differs)");
  if (Error error = verifyPlan(problem, *plan))
    return report(Violated, checkPath + ": " + toString(std::move(error)));
  errs() << "plan is legal: peak " << formatBytes(plan->cost.peakBytes)
         << ", time " << formatNanoseconds(plan->cost.timeNs) << '\n';
  return Ok;
}

/// Resolves the budget to bytes; a percentage needs the keep-all peak.
static int resolveBudget(const Problem &problem, Options &options) {
  if (!options.budget)
    return Ok;
  switch (options.budget->kind) {
  case BudgetText::Kind::Minimum:
    options.request.minimizePeak = true;
    return Ok;
  case BudgetText::Kind::Bytes:
    options.request.budgetBytes = options.budget->bytes;
    return Ok;
  case BudgetText::Kind::PercentOfKeepAll:
    break;
  }
  Expected<Replay> keepAll = replay(problem, makeKeepAllPlan(problem));
  if (!keepAll)
    return report(Internal, toString(keepAll.takeError()));
  double bytes =
      double(keepAll->cost.peakBytes) / 100 * options.budget->percent;
  options.request.budgetBytes = int64_t(bytes);
  errs() << "budget: " << *options.request.budgetBytes << " bytes ("
         << formatBytes(*options.request.budgetBytes) << ", " << budgetText
         << " of the keep-all peak)\n";
  return Ok;
}

/// How far the time may be from the best, and what that holds for.
static std::string describeGap(const Solution &solution) {
  const Plan &plan = solution.plan;
  if (plan.bounds.timeNs == plan.cost.timeNs)
    return "proven optimal";
  double bound = double(std::max<int64_t>(1, plan.bounds.timeNs));
  std::string text;
  raw_string_ostream os(text);
  os << format("gap %.2f%%: no plan in ",
               100 * (double(plan.cost.timeNs) / bound - 1))
     << (plan.order == Order::Base ? "base" : "any") << " order"
     << (solution.timeProof.budgetBytes ? " within the budget" : "")
     << " is faster";
  return text;
}

static void printSummary(const Solution &solution) {
  const Plan &plan = solution.plan;
  size_t reruns = 0, inlined = 0, left = 0, copies = 0;
  for (const Step &step : plan.steps) {
    reruns += step.kind == StepKind::Rerun && !step.into;
    inlined += step.into;
    left += step.without.size();
    copies += step.kind == StepKind::Offload;
  }
  double keepAllPeak = double(std::max<int64_t>(1, plan.keepAll.peakBytes));
  double keepAllTime = double(std::max<int64_t>(1, plan.keepAll.timeNs));
  errs() << "peak:     " << formatBytes(plan.cost.peakBytes)
         << format(" (%.1f%% of keep-all ",
                   100 * double(plan.cost.peakBytes) / keepAllPeak)
         << formatBytes(plan.keepAll.peakBytes) << "; floor "
         << formatBytes(plan.bounds.peakBytes) << ")\n"
         << "time:     " << formatNanoseconds(plan.cost.timeNs)
         << format(" (%.4f of keep-all ",
                   double(plan.cost.timeNs) / keepAllTime)
         << formatNanoseconds(plan.keepAll.timeNs) << "; bound "
         << formatNanoseconds(plan.bounds.timeNs) << ", "
         << describeGap(solution) << ")\n"
         << "steps:    " << reruns << " reruns, " << inlined << " inlined, "
         << left << " outputs left out, " << copies << " offloads\n"
         << format("planning: %.3f s", solution.planSeconds);
  if (!plan.cut.empty())
    errs() << " (cut: " << plan.cut << ')';
  errs() << '\n';
}

static int writeFile(StringRef path, StringRef text) {
  if (Error error = writeOutputFile(path, text))
    return report(BadInput, toString(std::move(error)));
  return Ok;
}

static int plan(const Problem &problem, Options &options, StringRef sha256) {
  if (int code = resolveBudget(problem, options))
    return code;
  std::signal(SIGINT, handleInterrupt);
  Expected<Solution> solution =
      solve(problem, *options.strategy, options.request);
  if (!solution) {
    Error error = solution.takeError();
    ExitCode code = error.isA<BudgetInfeasible>() ? Infeasible
                    : error.isA<IllegalPlan>()    ? Internal
                                                  : BadInput;
    return report(code, toString(std::move(error)));
  }
  solution->plan.problemSha256 = sha256.str();
  printSummary(*solution);
  if (!certificatePath.empty())
    if (int code = writeFile(certificatePath,
                             printCertificate(problem, sha256,
                                              solution->timeProof)))
      return code;
  if (outputPath.empty())
    return Ok;
  return writeFile(outputPath, printPlan(solution->plan));
}

int main(int argc, char **argv) {
  std::string commandLineErrors;
  raw_string_ostream errorStream(commandLineErrors);
  cl::HideUnrelatedOptions(category);
  std::string overview = "Plans rematerialization of a problem file.\n\n"
                         "Strategies:\n";
  for (const auto &[name, meaning] : listStrategies())
    overview += "  " + name + ": " + meaning + "\n";
  overview += "\nRivals, for comparison:\n";
  for (const auto &[name, meaning] : listRivals())
    overview += "  " + name + ": " + meaning + "\n";
  if (!cl::ParseCommandLineOptions(argc, argv, overview, &errorStream))
    return report(Usage, StringRef(commandLineErrors).trim());
  if (problemPath.empty())
    return report(Usage, "expected a problem file (- for standard input)");
  Expected<Options> options = readOptions();
  if (!options)
    return report(Usage, toString(options.takeError()));
  Expected<std::unique_ptr<MemoryBuffer>> file = readFile(problemPath);
  if (!file)
    return report(BadInput, toString(file.takeError()));
  Expected<Problem> problem = parseProblem((*file)->getBuffer());
  if (!problem)
    return report(BadInput, problemPath + ": " + toString(problem.takeError()));
  std::string sha256 = problemSha256((*file)->getBuffer());
  if (checkPath.getNumOccurrences())
    return check(*problem, sha256);
  return plan(*problem, *options, sha256);
}
