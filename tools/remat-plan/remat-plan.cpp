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

#include "AdviceMode.h"
#include "ArenaMode.h"
#include "ExplainMode.h"
#include "ParetoMode.h"
#include "Tool.h"
#include "remat/Planner/PlanArena.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Reorder.h"
#include "remat/Planner/Strategy.h"
#include "remat/Support/CommandLine.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/OutputFile.h"
#include "remat/Support/ToolProcess.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

using namespace llvm;
using namespace remat;
using namespace remat::planner;
using namespace remat::tool;

static cl::list<std::string> problemPaths(cl::Positional,
                                          cl::desc("<problem.json>"),
                                          cl::cat(getCategory()));
static cl::opt<std::string>
    budgetText("budget", cl::ValueRequired,
               cl::desc("bytes of peak: 40GiB, 40GB, 512MiB, a number, 80% of "
                        "the keep-all peak, or min; without it: any peak"),
               cl::cat(getCategory()));
/// More would only wait for each other.
static constexpr uint64_t mostThreads = 256;

static cl::opt<std::string> strategyText("strategy", cl::init("auto"),
                                         cl::desc("strategy (default: auto)"),
                                         cl::cat(getCategory()));
static cl::opt<std::string>
    timeLimit("time-limit", cl::desc("stop searching after, e.g. 10s"),
              cl::cat(getCategory()));
static cl::opt<std::string>
    workLimit("work-limit", cl::desc("stop after so many evaluations"),
              cl::cat(getCategory()));
static cl::opt<std::string> seedText("seed", cl::init("0"),
                                     cl::desc("seed of random searches"),
                                     cl::cat(getCategory()));
static cl::opt<std::string>
    threadsText("pareto-threads", cl::init("1"),
                cl::desc("with --pareto and no time limit: budgets planned at "
                         "once; the answer is the same"),
                cl::cat(getCategory()));
static cl::opt<planner::Order> orderOfRuns(
    "order", cl::desc("order of the first runs"),
    cl::values(clEnumValN(planner::Order::Free, "free",
                          "another than the problem's where that needs less "
                          "memory (the default, with --strategy=auto)"),
               clEnumValN(planner::Order::Base, "base", "that of the problem")),
    cl::init(planner::Order::Free), cl::cat(getCategory()));
static cl::opt<std::string> outputPath("o", cl::init(""),
                                       cl::desc("the plan's file; - for "
                                                "standard output"),
                                       cl::cat(getCategory()));
static cl::opt<std::string>
    certificatePath("certificate",
                    cl::desc("write the proof of the time bound to this file; "
                             "scripts/check-certificate checks it"),
                    cl::cat(getCategory()));
static cl::opt<std::string>
    arenaOutPath("arena-out",
                 cl::desc("the plan's buffers and their offsets as CSV"),
                 cl::cat(getCategory()));
static cl::opt<std::string> checkPath("check",
                                      cl::desc("judge this plan instead"),
                                      cl::cat(getCategory()));

static cl::opt<std::string>
    progressText("progress", cl::value_desc("HOW"),
                 cl::desc("what long work tells on stderr: auto (a live line on a "
                          "terminal, else a line every 10 s), plain, json or off; "
                          "default: $REMAT_PROGRESS, else auto"),
                 cl::cat(getCategory()));

namespace {
struct Options {
  std::optional<BudgetText> budget;
  std::unique_ptr<Strategy> strategy;
  Request request;
  ProgressMode progressMode = ProgressMode::Auto;
};
} // namespace

static Progress progress;

template <typename Integer>
static Error readCount(StringRef option, StringRef text, Integer &value) {
  if (to_integer(text, value, 10))
    return Error::success();
  return createStringError("invalid --" + option + " '" + text +
                           "': expected a whole number");
}

static Expected<Options> readOptions() {
  Options options;
  if (Error error = checkRepeatedOptions(getCategory()))
    return std::move(error);
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
  uint64_t threads = 1;
  if (Error error = readCount("pareto-threads", threadsText, threads))
    return std::move(error);
  options.request.threads =
      unsigned(std::clamp<uint64_t>(threads, 1, mostThreads));
  Expected<std::unique_ptr<Strategy>> strategy = createStrategy(strategyText);
  if (!strategy)
    return strategy.takeError();
  options.strategy = std::move(*strategy);
  options.request.interrupted = &getInterruptFlag();
  Expected<ProgressMode> mode = parseProgressMode(progressText);
  if (!mode)
    return mode.takeError();
  options.progressMode = *mode;
  progress.begin("planning");
  options.request.progress = &progress;
  return std::move(options);
}

static ExitCode check(const Problem &problem, StringRef sha256) {
  Expected<std::unique_ptr<MemoryBuffer>> file = readFile(checkPath);
  if (!file)
    return report(ExitCode::BadInput, toString(file.takeError()));
  Expected<Plan> plan = parsePlan((*file)->getBuffer());
  if (!plan)
    return report(ExitCode::BadInput,
                  checkPath + ": " + toString(plan.takeError()));
  if (plan->problemSha256 != sha256)
    return report(ExitCode::BadInput, checkPath +
                                          ": is a plan for another problem "
                                          "(problemSha256 differs)");
  if (Error error = verifyPlan(problem, *plan))
    return report(ExitCode::PlanViolated,
                  checkPath + ": " + toString(std::move(error)));
  errs() << "plan is legal: peak " << formatBytes(plan->cost.peakBytes)
         << ", time " << formatNanoseconds(plan->cost.timeNs) << '\n';
  if (arenaOutPath.empty())
    return ExitCode::Success;
  Expected<PlanArena> arena =
      layOutPlan(problem, *plan, plan->budgetBytes, Deadline());
  if (!arena)
    return report(arena.takeError());
  return writeFile(arenaOutPath, printArenaCsv(arena->table, arena->layout));
}

/// What a curve has no use for.
static Error checkParetoOptions() {
  for (const cl::Option *option :
       std::initializer_list<const cl::Option *>{&budgetText, &arenaOutPath,
                                                 &certificatePath})
    if (option->getNumOccurrences())
      return createStringError("--" + option->ArgStr +
                               " does not go with --pareto, which plans for "
                               "budgets of its own");
  return Error::success();
}

/// Resolves the budget to bytes; a percentage needs the keep-all peak.
static ExitCode resolveBudget(const Problem &problem, Options &options) {
  if (!options.budget)
    return ExitCode::Success;
  switch (options.budget->kind) {
  case BudgetText::Kind::Minimum:
    options.request.minimizePeak = true;
    return ExitCode::Success;
  case BudgetText::Kind::Bytes:
    options.request.budgetBytes = options.budget->bytes;
    return ExitCode::Success;
  case BudgetText::Kind::PercentOfKeepAll:
    break;
  }
  Expected<Replay> keepAll = replayProfile(problem, makeKeepAllPlan(problem));
  if (!keepAll)
    return report(ExitCode::InternalError, toString(keepAll.takeError()));
  options.request.budgetBytes =
      takePercent(keepAll->cost.peakBytes, options.budget->percent);
  if (*options.request.budgetBytes == 0)
    return report(ExitCode::Usage, "invalid budget '" + budgetText +
                                       "': it is less than one byte");
  errs() << "budget: " << *options.request.budgetBytes << " bytes ("
         << formatBytes(*options.request.budgetBytes) << ", " << budgetText
         << " of the keep-all peak)\n";
  return ExitCode::Success;
}

/// How far the time may be from the best, and what that holds for.
static std::string describeGap(const Solution &solution) {
  const Plan &plan = solution.plan;
  if (plan.bounds.timeNs == plan.cost.timeNs)
    return std::string("proven optimal in ") +
           (plan.order == Order::Base ? "base" : "any") + " order";
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

static void printSummary(const PlacedSolution &solution, bool minimizesPeak) {
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
         << "arena:    " << formatBytes(solution.arena.layout.height) << ", "
         << formatBytes(solution.arena.getPromisedBytes())
         << " with the arguments"
         << format(" (%.4f of the bytes live at once)\n",
                   double(solution.arena.layout.height) /
                       double(std::max<int64_t>(
                           1, solution.arena.layout.livenessBytes)))
         << (minimizesPeak ? "least:    --budget=" +
                                 std::to_string(solution.arena.getPromisedBytes()) +
                                 " is kept\n"
                           : std::string())
         << "steps:    " << reruns << " reruns, " << inlined << " inlined, "
         << left << " outputs left out, " << copies << " offloads\n"
         << format("planning: %.3f s", solution.planSeconds);
  if (!plan.cut.empty())
    errs() << " (cut: " << plan.cut << ')';
  errs() << '\n';
}

static Expected<OrderedSolution> solveInOrder(const Problem &problem,
                                              const Options &options) {
  if (orderOfRuns == planner::Order::Free)
    return solveInAnyOrder(problem, *options.strategy, options.request);
  Expected<PlacedSolution> solution =
      solveFromSeeds(problem, *options.strategy, options.request);
  if (!solution)
    return solution.takeError();
  return OrderedSolution{std::move(*solution), std::nullopt};
}

static ExitCode plan(const Problem &problem, Options &options,
                     StringRef sha256) {
  if (ExitCode code = resolveBudget(problem, options);
      code != ExitCode::Success)
    return code;
  for (StringRef path : {StringRef(outputPath), StringRef(certificatePath)})
    if (Error error = checkOutputFile(path))
      return report(std::move(error));
  Expected<std::optional<ValueId>> explained = findExplained(problem);
  if (!explained)
    return report(ExitCode::Usage, toString(explained.takeError()));
  setActivity(Activity::Planning);
  std::optional<ProgressPrinter> printer(
      std::in_place, progress, options.progressMode, getInterruptFlag());
  auto begin = std::chrono::steady_clock::now();
  Expected<OrderedSolution> solution = solveInOrder(problem, options);
  printer.reset();
  if (!solution)
    return report(solution.takeError());
  PlacedSolution &placed = solution->placed;
  // Of all searches, not only of the one that found the plan.
  placed.planSeconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
          .count();
  printSummary(placed, options.request.minimizePeak);
  const Problem &planned =
      solution->reordering ? solution->reordering->problem : problem;
  if (*explained)
    if (ExitCode code = explain(planned, **explained, placed, *options.strategy,
                                options.request);
        code != ExitCode::Success)
      return code;
  if (ExitCode code = writeFile(
          certificatePath,
          certificatePath.empty()
              ? std::string()
              : printCertificate(problem, sha256, placed.timeProof));
      code != ExitCode::Success)
    return code;
  Plan plan = solution->makePlan();
  plan.problemSha256 = sha256.str();
  if (ExitCode code = writeFile(outputPath, printPlan(plan));
      code != ExitCode::Success)
    return code;
  const PlanArena &arena = placed.arena;
  return writeFile(arenaOutPath, printArenaCsv(arena.table, arena.layout));
}

/// The budget if the user gave it in bytes.
static std::optional<int64_t> getBudgetBytes(const Options &options) {
  if (options.budget && options.budget->kind == BudgetText::Kind::Bytes)
    return options.budget->bytes;
  return std::nullopt;
}

/// The mode that the options ask for.
static ExitCode run() {
  Expected<Options> options = readOptions();
  if (!options)
    return report(ExitCode::Usage, toString(options.takeError()));
  if (isArenaAsked())
    return runArenaMode(options->request, outputPath);
  if (isAdviceAsked())
    return runAdviceMode(problemPaths, *options->strategy, options->request,
                         getBudgetBytes(*options));
  if (problemPaths.size() != 1)
    return report(ExitCode::Usage,
                  "expected a problem file (- for standard input)");
  if (Error error =
          checkDistinctFiles(problemPaths.front(), {{"-o", outputPath}}))
    return report(ExitCode::Usage, toString(std::move(error)));
  Expected<LoadedProblem> loaded = loadProblem(problemPaths.front());
  if (!loaded)
    return report(ExitCode::BadInput, toString(loaded.takeError()));
  if (checkPath.getNumOccurrences())
    return check(loaded->problem, loaded->sha256);
  if (isParetoAsked()) {
    if (Error error = checkParetoOptions())
      return report(ExitCode::Usage, toString(std::move(error)));
    ProgressPrinter printer(progress, options->progressMode, getInterruptFlag());
    return runParetoMode(*loaded, *options->strategy, options->request,
                         orderOfRuns, outputPath);
  }
  return plan(loaded->problem, *options, loaded->sha256);
}

int main(int argc, char **argv) {
  llvm::setBugReportMsg("remat-plan: internal error; please report this with "
                        "the input and the command line\n");
  limitCrashTime();
  InitLLVM init(argc, argv);
  exitOnCrash();
  explainFailedOutput("remat-plan");
  handleInterrupts();
  std::string commandLineErrors;
  raw_string_ostream errorStream(commandLineErrors);
  cl::HideUnrelatedOptions(getCategory());
  std::string overview = "Plans rematerialization of a problem file.\n\n"
                         "Strategies:\n";
  for (const auto &[name, meaning] : listStrategies())
    overview += "  " + name + ": " + meaning + "\n";
  overview += "\nRivals, for comparison:\n";
  for (const auto &[name, meaning] : listRivals())
    overview += "  " + name + ": " + meaning + "\n";
  if (!cl::ParseCommandLineOptions(argc, argv, overview, &errorStream))
    return int(report(ExitCode::Usage, StringRef(commandLineErrors).trim()));
  return int(run());
}
