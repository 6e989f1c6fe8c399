// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// remat-compile: a training step and a budget in, a rematerialized step out,
/// and a summary in the user's terms. Exit codes: docs/exit-codes.md.

#include "remat/Dialect/StableHLO/BooleanConstants.h"
#include "remat/Pipelines/InputFile.h"
#include "remat/Pipelines/Pipelines.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/ExitCode.h"
#include "remat/Target/ExportStableHLO.h"
#include "remat/Target/Summary.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/Import.h"
#include "remat/Transforms/Planning.h"
#include "remat/Transforms/Remarks.h"
#include "remat/Transforms/VerifyMemory.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/thread.h"
#include <csignal>
#include <unistd.h>

using namespace mlir;
using namespace remat;
namespace cl = llvm::cl;

static cl::OptionCategory category("remat-compile options");
static cl::opt<std::string> inputPath(cl::Positional, cl::desc("IN.mlir"),
                                      cl::init("-"), cl::cat(category));
static cl::opt<std::string> outputPath("o", cl::desc("Output file; - for stdout"),
                                       cl::value_desc("OUT"), cl::init("-"),
                                       cl::cat(category));
static cl::opt<std::string>
    budget("budget",
           cl::desc("Bytes of peak: 40GiB, 40GB, 123, 80% (of keep-all) or min"),
           cl::value_desc("B"), cl::cat(category));
static cl::opt<std::string>
    reserve("reserve", cl::desc("Bytes of the budget set aside for what the "
                                "plan does not see (context, library handles)"),
            cl::value_desc("BYTES"), cl::cat(category));
static cl::opt<std::string>
    device("device", cl::desc("Built-in device or descriptor file (.json)"),
           cl::value_desc("D"), cl::init("h200"), cl::cat(category));
static cl::opt<std::string>
    policy("policy",
           cl::desc("auto, none, full, every:K, sqrt, pointwise, dots, "
                    "dots-no-batch, layers:LIST or names:FILE"),
           cl::value_desc("P"), cl::init("auto"), cl::cat(category));
static cl::opt<std::string>
    emit("emit", cl::desc("stablehlo, remat, problem, plan or summary"),
         cl::value_desc("WHAT"), cl::init("stablehlo"), cl::cat(category));
static cl::opt<std::string>
    summaryJson("summary-json", cl::desc("Write the summary as JSON"),
                cl::value_desc("F"), cl::cat(category));
static cl::opt<std::string>
    planIn("plan-in", cl::desc("Apply this plan instead of planning"),
           cl::value_desc("PLAN.json"), cl::cat(category));
static cl::opt<std::string>
    profile("profile", cl::desc("Measured kernel times: {signature: ns}"),
            cl::value_desc("F"), cl::cat(category));
static cl::opt<std::string>
    callDeclarations("call-declarations",
                     cl::desc("JSON file that declares custom_call targets"),
                     cl::value_desc("F"), cl::cat(category));
static cl::opt<std::string> timeLimit("time-limit",
                                      cl::desc("Time for planning: 10s, 500ms"),
                                      cl::value_desc("T"), cl::cat(category));
static cl::opt<uint64_t> workLimit("work-limit",
                                   cl::desc("Evaluations for planning"),
                                   cl::value_desc("N"), cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::desc("Seed of randomized searches"),
                              cl::value_desc("N"), cl::cat(category));
static cl::opt<int64_t> lossResult("loss", cl::desc("Index of the loss result"),
                                   cl::value_desc("N"), cl::init(-1),
                                   cl::cat(category));
static cl::opt<bool> offload("offload",
                             cl::desc("Offload to host memory may be planned"),
                             cl::cat(category));
static cl::opt<bool>
    undoCheckpoint("undo-checkpoint",
                   cl::desc("Drop the barriers of an earlier jax.checkpoint"),
                   cl::cat(category));
static cl::opt<bool> quiet("quiet", cl::desc("No summary on stderr"),
                           cl::cat(category));

static std::atomic<bool> isInterrupted{false};
static std::atomic<bool> isPlanning{false};

/// While a plan is searched, the best one so far is kept; otherwise nothing has
/// been written yet and nothing will be.
static void onInterrupt(int) {
  if (!isPlanning || isInterrupted.exchange(true))
    _exit(static_cast<int>(ExitCode::Interrupted));
}

static ExitCode reportError(ExitCode code, const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "remat-compile") << message << "\n";
  return code;
}

static PlanningOptions getPlanningOptions() {
  PlanningOptions options;
  options.budget = budget;
  options.reserve = reserve;
  options.device = device;
  options.policy = policy;
  options.profile = profile;
  options.timeLimit = timeLimit;
  options.workLimit = workLimit;
  options.seed = seed;
  options.lossResult = lossResult;
  options.allowOffload = offload;
  options.interrupted = &isInterrupted;
  return options;
}

/// The exit code and text of an error from planning.
static ExitCode reportPlanningError(llvm::Error error,
                                    const PlanningSession *session) {
  ExitCode code = ExitCode::BadInput;
  std::string message;
  llvm::handleAllErrors(
      std::move(error),
      [&](const UsageError &usage) {
        code = ExitCode::Usage;
        message = usage.message();
      },
      [&](const planner::BudgetInfeasible &infeasible) {
        code = ExitCode::Infeasible;
        message = explainInfeasible(infeasible, session->getTraining().problem);
      },
      [&](const llvm::ErrorInfoBase &other) { message = other.message(); });
  return reportError(code, message);
}

static llvm::Expected<planner::Solution> makePlan(const PlanningSession &session) {
  if (planIn.empty()) {
    isPlanning = true;
    llvm::Expected<planner::Solution> solution = session.plan();
    isPlanning = false;
    return solution;
  }
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(planIn);
  if (!buffer)
    return llvm::createStringError(buffer.getError(), "cannot read plan '%s'",
                                   planIn.c_str());
  llvm::Expected<planner::Plan> plan =
      planner::parsePlan((*buffer)->getBuffer());
  if (!plan)
    return plan.takeError();
  return session.adopt(std::move(*plan));
}

/// Writes all or nothing.
static ExitCode writeFile(StringRef path, StringRef text) {
  llvm::Error error =
      llvm::writeToOutput(path, [&](llvm::raw_ostream &os) -> llvm::Error {
        os << text;
        return llvm::Error::success();
      });
  if (error)
    return reportError(ExitCode::BadInput,
                       "cannot write '" + path +
                           "': " + llvm::toString(std::move(error)));
  return ExitCode::Success;
}

/// Applies the plan, judges the result from the IR alone, and prints it.
static llvm::Expected<std::string>
makeModuleText(ModuleOp module, const PlanningSession &session,
               const planner::Solution &solution, bool printLocations) {
  func::FuncOp function = session.getGraph().getFunction();
  auto fail = [](const char *what) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
  };
  if (failed(applyPlan(session.getGraph(), session.getGroups(),
                       session.getTraining(), solution.plan)) ||
      failed(mlir::verify(module)))
    return fail("internal error: the plan could not be applied");
  if (failed(verifyMemory(function, solution.replay.cost.peakBytes,
                          session.getCosts())))
    return fail("internal error: the applied plan needs more than it promised");
  if (emit == "stablehlo" &&
      (failed(exportStableHLO(function)) || failed(mlir::verify(module))))
    return fail("internal error: the planned step could not be exported");
  std::string text;
  llvm::raw_string_ostream os(text);
  OpPrintingFlags flags;
  if (printLocations)
    flags.enableDebugInfo();
  module.print(os, flags);
  os << "\n";
  // JAX's reader wants one byte for each element of a boolean constant.
  return emit == "stablehlo" ? stablehlo::unpackBooleanHexConstants(text) : text;
}

static int64_t countOps(func::FuncOp function) {
  int64_t count = 0;
  function.walk([&](Operation *) { ++count; });
  return count - 1;
}

static ExitCode compile(MLIRContext &context) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      readInputFile(inputPath);
  if (!buffer)
    return reportError(ExitCode::BadInput, llvm::toString(buffer.takeError()));
  bool printLocations = (*buffer)->getBuffer().contains("loc(");
  auto sourceManager = std::make_shared<llvm::SourceMgr>();
  sourceManager->AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(*sourceManager, &context);
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sourceManager, ParserConfig(&context));
  if (!module)
    return ExitCode::BadInput;
  ImportOptions importOptions;
  importOptions.callDeclarations = callDeclarations;
  importOptions.undoCheckpoint = undoCheckpoint;
  if (failed(importModule(*module, importOptions)))
    return ExitCode::BadInput;
  FailureOr<func::FuncOp> function = findTrainingStep(*module);
  if (failed(function))
    return ExitCode::BadInput;
  int64_t ops = countOps(*function);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(*function, getPlanningOptions());
  if (!session)
    return reportPlanningError(session.takeError(), nullptr);
  if (emit == "problem")
    return writeFile(outputPath, (*session)->getProblemText());
  llvm::Expected<planner::Solution> solution = makePlan(**session);
  if (!solution)
    return reportPlanningError(solution.takeError(), session->get());
  emitPlanRemarks(**session, *solution);

  Summary summary =
      makeSummary((*session)->getTraining().problem, *solution, ops);
  summary.policy = planIn.empty() ? policy : "plan from " + planIn;
  std::string json = printSummaryJson(summary);
  std::string text;
  if (emit == "plan")
    text = planner::printPlan(solution->plan);
  else if (emit == "summary")
    text = json;
  else {
    llvm::Expected<std::string> printed =
        makeModuleText(*module, **session, *solution, printLocations);
    if (!printed)
      return reportError(ExitCode::InternalError,
                         llvm::toString(printed.takeError()));
    text = std::move(*printed);
  }
  if (ExitCode code = writeFile(outputPath, text); code != ExitCode::Success)
    return code;
  if (!summaryJson.empty())
    if (ExitCode code = writeFile(summaryJson, json); code != ExitCode::Success)
      return code;
  if (!quiet)
    llvm::errs() << printSummary(summary);
  return ExitCode::Success;
}

static ExitCode checkOptions() {
  static constexpr llvm::StringLiteral kinds[] = {"stablehlo", "remat", "problem",
                                                  "plan", "summary"};
  if (!llvm::is_contained(kinds, emit))
    return reportError(ExitCode::Usage, "--emit: expected stablehlo, remat, "
                                        "problem, plan or summary, got '" +
                                            emit + "'");
  if (budget.getNumOccurrences() && budget.empty())
    return reportError(ExitCode::Usage,
                       "--budget: expected 40GiB, 40GB, 123, 80% or min, got "
                       "an empty text");
  if (!planIn.empty() && policy.getNumOccurrences())
    return reportError(ExitCode::Usage,
                       "--plan-in and --policy contradict each other: a plan "
                       "from a file has its decisions already");
  return ExitCode::Success;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(
          argc, argv, "Makes a training step fit a memory budget.\n",
          &llvm::errs()))
    return static_cast<int>(ExitCode::Usage);
  if (ExitCode code = checkOptions(); code != ExitCode::Success)
    return static_cast<int>(code);
  std::signal(SIGINT, onInterrupt);
  ExitCode code = ExitCode::InternalError;
  // Parsing and printing recurse; a large stack makes the nesting limit safe.
  const std::optional<unsigned> stackBytes = 256u << 20;
  llvm::thread worker(stackBytes, [&] {
    DialectRegistry registry;
    registerAllRematDialects(registry);
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.loadAllAvailableDialects();
    code = compile(context);
  });
  worker.join();
  return static_cast<int>(code);
}
