// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlanAndWrite.h"

#include "Errors.h"
#include "LoopSummary.h"
#include "MicrobatchAdvice.h"
#include "NativeCode.h"
#include "PrepareStep.h"
#include "ReportFile.h"

#include "mlir/IR/Verifier.h"
#include "remat/Dialect/StableHLO/BooleanConstants.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Pipelines/ChunkedStep.h"
#include "remat/Pipelines/PlanStep.h"
#include "remat/Planner/Advice.h"
#include "remat/Planner/Misses.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/OutputFile.h"
#include "remat/Support/Progress.h"
#include "remat/Support/ToolProcess.h"
#include "remat/Target/ExportStableHLO.h"
#include "remat/Target/HostObject.h"
#include "remat/Target/Summary.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Remarks.h"
#include "remat/Transforms/VerifyMemory.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace remat;

/// What is written, or linked to it.
using Pieces = std::vector<std::string>;

/// What is written besides the output, made before anything is written.
struct SideFiles {
  std::string summaryJson;
  /// Empty: not asked for.
  std::string report;
};

/// A binary needs noticeably more than its plan from this part of it on.
static constexpr int64_t noticeablePart = 32;

namespace {
/// One planning of the step, and what is written for it.
class PlanningRun {
public:
  PlanningRun(const CompileRequest &request, bool printLocations,
              BinaryTry &attempt)
      : request(request), printLocations(printLocations), attempt(attempt) {}
  ExitCode run(ModuleOp module, func::FuncOp function);
  std::optional<TriedPlan> tryPlan(func::FuncOp function);

private:
  ProgressPrinter showProgress(StringRef activity);
  PlanningOptions getPlanningOptions();
  std::optional<planner::PeakComposition>
  composeGivenPeak(func::FuncOp function);
  llvm::Expected<planner::Plan> readPlan() const;
  llvm::Expected<planner::PlacedSolution>
  makePlan(func::FuncOp function, std::optional<planner::Plan> given,
           std::unique_ptr<PlanningSession> &session);
  ExitCode writeProblem(func::FuncOp function);
  ExitCode writeTradeOff(func::FuncOp function);
  void addMicrobatches(ModuleOp imported, StringRef name,
                       const PlanningSession &session, Summary &summary);
  llvm::Expected<Pieces> compileBinary(ModuleOp module, StringRef device);
  llvm::Expected<Pieces>
  makeModuleText(ModuleOp module, const PlanningSession &session,
                 const planner::PlacedSolution &solution);
  llvm::Expected<Pieces> makeOutput(ModuleOp module,
                                    const PlanningSession &session,
                                    const planner::PlacedSolution &solution,
                                    StringRef summaryText);
  void warnAboutDevice(const PlanningSession &session,
                       const planner::PlacedSolution &solution) const;
  llvm::Error holdAgainstBinary(llvm::Error refusal,
                                const PlanningSession &session);
  ExitCode writeOutput(const Pieces &output) const;
  ExitCode writeAll(const Summary &summary, const SideFiles &files,
                    const Pieces &output) const;

  const CompileRequest &request;
  bool printLocations;
  BinaryTry &attempt;
  /// Of the prepared step.
  bool hasOwnKernels = true;
  /// What the binary takes, once there is one.
  std::optional<int64_t> binaryBytes;
  Progress progress;
};
} // namespace

/// For as long as the work that it tells of.
ProgressPrinter PlanningRun::showProgress(StringRef activity) {
  progress.begin(activity);
  return ProgressPrinter(progress, request.progress, getInterruptFlag());
}

/// What the request says, and what the tries before found out.
PlanningOptions PlanningRun::getPlanningOptions() {
  PlanningOptions options = request.makePlanningOptions(hasOwnKernels);
  if (attempt.budgetBytes && attempt.missedBytes) {
    options.budget = std::to_string(
        std::max<int64_t>(1, *attempt.budgetBytes - attempt.missedBytes));
    options.reserve = "";
  }
  options.interrupted = &getInterruptFlag();
  options.progress = &progress;
  options.appraise = appraiseExport;
  return options;
}

/// Counts the residual stacks among the values that can be made again: the pair
/// of loops can be built so that it does not save them.
static void addResidualStacks(func::FuncOp function,
                              const TrainingProblem &training,
                              llvm::ArrayRef<planner::ValueId> liveAtPeak,
                              planner::PeakComposition &peak) {
  llvm::DenseSet<Value> stacks;
  for (const LoopPair &pair : findLoopPairs(function.getBody().front()))
    for (const ResidualStack &stack : pair.stacks)
      stacks.insert(pair.forward.getLoop()->getResult(stack.written));
  for (planner::ValueId root : liveAtPeak)
    if (stacks.contains(training.values[root])) {
      peak.rematerializableBytes += training.problem.values[root].bytes;
      ++peak.rematerializableValues;
    }
}

/// The keep-all peak of a step with loops, before they are built anew: advice
/// is about the step that the user wrote.
std::optional<planner::PeakComposition>
PlanningRun::composeGivenPeak(func::FuncOp function) {
  if (function.getOps<stablehlo::WhileOp>().empty())
    return std::nullopt;
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, getPlanningOptions());
  if (!session) {
    // Planning meets the same error and reports it.
    llvm::consumeError(session.takeError());
    return std::nullopt;
  }
  const TrainingProblem &training = (*session)->getTraining();
  const planner::Problem &problem = training.problem;
  planner::Plan keepAll = planner::makeKeepAllPlan(problem);
  llvm::Expected<planner::Replay> replay = planner::replay(problem, keepAll);
  if (!replay) {
    llvm::consumeError(replay.takeError());
    return std::nullopt;
  }
  planner::PeakComposition peak =
      planner::composePeak(problem, keepAll, *replay);
  addResidualStacks(function, training, replay->liveAtPeak, peak);
  return peak;
}

llvm::Expected<planner::Plan> PlanningRun::readPlan() const {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(request.planIn);
  if (!buffer)
    return llvm::createStringError(buffer.getError(),
                                   "cannot read plan '" + request.planIn +
                                       "': " + buffer.getError().message());
  llvm::Expected<planner::Plan> plan =
      planner::parsePlan((*buffer)->getBuffer());
  if (!plan)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "plan '" + request.planIn + "': " + llvm::toString(plan.takeError()));
  return plan;
}

/// Rebuilds loops and plans, or takes the given plan; the session is there as
/// soon as there is one.
llvm::Expected<planner::PlacedSolution>
PlanningRun::makePlan(func::FuncOp function, std::optional<planner::Plan> given,
                      std::unique_ptr<PlanningSession> &session) {
  PlanningOptions options = getPlanningOptions();
  setActivity(Activity::Planning);
  llvm::scope_exit done([] { setActivity(Activity::Preparing); });
  ProgressPrinter printer = showProgress("planning");
  if (!given)
    return planStep(function, options, session);
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      restoreStep(function, options, *given);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  return session->adopt(std::move(*given));
}

/// The problem that planning with these options solves, its loops built anew;
/// or the kernels of the step as given, as a profile.
ExitCode PlanningRun::writeProblem(func::FuncOp function) {
  PlanningOptions options = getPlanningOptions();
  if (llvm::Error error = chunkAsAsked(function, options).takeError())
    return reportPlanningError(std::move(error), nullptr);
  if (request.emit == "problem")
    if (llvm::Error error = planLoops(function, options))
      return reportPlanningError(std::move(error), nullptr);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return reportPlanningError(session.takeError(), nullptr);
  warnAboutUnusedProfile(**session);
  return writeFile(
      request.outputPath,
      request.emit == "profile"
          ? printProfile((*session)->getGraph(), (*session)->getTraining())
          : (*session)->getProblemText());
}

/// Code for the device of this session.
llvm::Expected<Pieces> PlanningRun::compileBinary(ModuleOp module,
                                                  StringRef device) {
  if (findComputeCapability(device) == 0) {
    HostCodeOptions options;
    options.device = device.str();
    options.targetCpu = request.targetCpu;
    options.budgetBytes = attempt.getLimit();
    options.peakBytes = &binaryBytes.emplace();
    options.onlyMeasures = attempt.onlyMeasures;
    options.isLinked = request.emit != "object";
    options.checksAddresses = request.checkAddresses;
    return compileForHost(module, options);
  }
  DeviceCodeOptions options;
  options.budgetBytes = attempt.getLimit();
  options.peakBytes = &binaryBytes.emplace();
  options.onlyMeasures = attempt.onlyMeasures;
  options.device = device.str();
  options.targetCpu = request.targetCpu;
  options.cudaPath = request.cudaPath;
  options.form = request.emit;
  options.embedsCubin = request.deviceCode == DeviceCodeForm::Cubin;
  if (request.saveTemps)
    options.saveTemporaries = request.outputPath;
  llvm::Expected<std::string> code = compileForDevice(module, options);
  if (!code)
    return code.takeError();
  return Pieces{std::move(*code)};
}

/// Applies the plan, judges the result from the IR alone, and prints it.
llvm::Expected<Pieces>
PlanningRun::makeModuleText(ModuleOp module, const PlanningSession &session,
                            const planner::PlacedSolution &solution) {
  func::FuncOp function = session.getGraph().getFunction();
  auto fail = [](const char *what) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
  };
  if (failed(applyPlan(session.getGraph(), session.getTraining(), solution.plan,
                       request.isBinary() ? &session.getCosts() : nullptr,
                       &solution.arena)))
    return fail("internal error: the plan could not be applied");
  if (llvm::Error error =
          applyLoopBodies(function, session.getOptions(), request.isBinary()))
    return std::move(error);
  if (failed(mlir::verify(module)))
    return fail("internal error: the plan could not be applied");
  std::optional<ProgressPrinter> printer;
  if (request.isBinary())
    printer.emplace(showProgress("compiling"));
  if (failed(verifyMemory(function, solution.replay.cost.peakBytes,
                          session.getCosts())))
    return fail("internal error: the applied plan needs more than it promised");
  if (request.isBinary())
    return compileBinary(module, session.getOptions().device);
  const DeviceDescriptor &device = session.getCosts().getDevice();
  if (request.emit == "stablehlo" &&
      (failed(exportStableHLO(function, makeExportOptions(device))) ||
       failed(mlir::verify(module))))
    return fail("internal error: the planned step could not be exported");
  std::string text;
  llvm::raw_string_ostream os(text);
  OpPrintingFlags flags;
  if (printLocations)
    flags.enableDebugInfo();
  module.print(os, flags);
  os << "\n";
  // JAX's reader wants one byte for each element of a boolean constant.
  return Pieces{request.emit == "stablehlo"
                    ? stablehlo::unpackBooleanHexConstants(text)
                    : text};
}

static int64_t countOps(func::FuncOp function) {
  int64_t count = 0;
  function.walk([&](Operation *) { ++count; });
  return count - 1;
}

/// What can be done about a peak that the device's memory does not hold.
static std::string suggestFit(const planner::PlacedSolution &solution,
                              int64_t memoryBytes, bool isLowest) {
  if (solution.floor.bytes > memoryBytes)
    return "no plan needs less than " + formatBytes(solution.floor.bytes);
  return isLowest ? "that is the lowest peak found"
                  : "a smaller --budget may make it fit";
}

/// What stands out and stops nothing.
void PlanningRun::warnAboutDevice(
    const PlanningSession &session,
    const planner::PlacedSolution &solution) const {
  const DeviceDescriptor &descriptor = session.getCosts().getDevice();
  int64_t peak = solution.arena.getPromisedBytes();
  if (descriptor.memoryBytes > 0 && peak > descriptor.memoryBytes)
    llvm::WithColor::warning(llvm::errs(), "remat-compile")
        << "the peak of " << formatBytes(peak) << " exceeds the "
        << formatBytes(descriptor.memoryBytes) << " of device '"
        << descriptor.name << "'; "
        << suggestFit(solution, descriptor.memoryBytes, request.asksForLowest())
        << "\n";
  // A device whose kernels are ours alone.
  bool isForBinaries = descriptor.foldsTransposes && !descriptor.startsEarly &&
                       descriptor.computeCapability == 0;
  if (request.emit == "stablehlo" && isForBinaries && !request.quiet)
    llvm::WithColor::note(llvm::errs(), "remat-compile")
        << "the plan is for what --emit=shared compiles for '"
        << descriptor.name
        << "', in that order; XLA runs exported steps in another, which may "
           "need more: "
           "--device=xla-cpu plans for its CPU backend\n";
}

/// The text for `--emit`.
llvm::Expected<Pieces>
PlanningRun::makeOutput(ModuleOp module, const PlanningSession &session,
                        const planner::PlacedSolution &solution,
                        StringRef summaryText) {
  if (request.emit == "plan")
    return Pieces{planner::printPlan(solution.plan)};
  if (request.emit == "summary")
    return Pieces{summaryText.str()};
  return makeModuleText(module, session, solution);
}

/// Objects are linked unless one is what was asked for.
ExitCode PlanningRun::writeOutput(const Pieces &output) const {
  if (request.emit != "shared" && request.emit != "executable")
    return writeFile(request.outputPath, output.front());
  LinkedForm form =
      request.emit == "shared" ? LinkedForm::Shared : LinkedForm::Executable;
  llvm::Expected<std::string> linked =
      linkHostObjects(output, form, request.runtimeLibrary);
  // The linker ends at the interrupt that planning and writing live through.
  if (!linked && getInterruptFlag()) {
    llvm::consumeError(linked.takeError());
    return ExitCode::Interrupted;
  }
  if (!linked)
    return reportError(ExitCode::BadInput, llvm::toString(linked.takeError()));
  return writeFile(request.outputPath, *linked, /*isExecutable=*/true);
}

ExitCode PlanningRun::writeAll(const Summary &summary, const SideFiles &files,
                               const Pieces &output) const {
  setActivity(Activity::Writing);
  if (ExitCode code = writeOutput(output); code != ExitCode::Success)
    return code;
  if (!request.summaryJson.empty())
    if (ExitCode code = writeFile(request.summaryJson, files.summaryJson);
        code != ExitCode::Success)
      return code;
  if (!request.reportPath.empty())
    if (ExitCode code = writeFile(request.reportPath, files.report);
        code != ExitCode::Success)
      return code;
  if (!request.quiet)
    llvm::errs() << printSummary(summary);
  return ExitCode::Success;
}

ExitCode PlanningRun::writeTradeOff(func::FuncOp function) {
  PlanningOptions options = getPlanningOptions();
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return reportPlanningError(session.takeError(), nullptr);
  warnAboutUnusedProfile(**session);
  setActivity(Activity::Planning);
  std::optional<ProgressPrinter> printer(showProgress("planning"));
  llvm::Expected<std::vector<planner::TradeOffPoint>> points =
      planStepTradeOff(function, options, request.pareto);
  printer.reset();
  setActivity(Activity::Writing);
  if (!points)
    return reportPlanningError(points.takeError(), session->get());
  return writeFile(request.outputPath,
                   request.tradeOffFormat == TradeOffFormat::Csv
                       ? planner::printTradeOffCsv(*points)
                       : planner::printTradeOff(*points, /*withPlans=*/true));
}

/// `imported` is the module before anything was planned; null in a further try.
void PlanningRun::addMicrobatches(ModuleOp imported, StringRef name,
                                  const PlanningSession &session,
                                  Summary &summary) {
  if (imported) {
    std::optional<int64_t> budget = session.getBudgetBytes();
    if (budget)
      budget = *budget + session.getReserveBytes();
    // What a plan may use of it is another thing with other shapes.
    if (attempt.budgetBytes)
      budget = attempt.budgetBytes;
    // The least of the step as given is no budget of others.
    if (request.asksForLowest())
      budget = std::nullopt;
    setActivity(Activity::Planning);
    attempt.microbatches = adviseOnMicrobatches(imported, name, request, budget);
  }
  summary.microbatches = attempt.microbatches;
}

/// The refusal of a budget with the bytes that a binary can have, not those of a plan;
/// none if that keeps the budget.
llvm::Error PlanningRun::holdAgainstBinary(llvm::Error refusal,
                                           const PlanningSession &session) {
  std::optional<int64_t> bytes = attempt.measureLowest();
  if (!bytes)
    return refusal;
  return llvm::handleErrors(
      std::move(refusal),
      [&](const planner::BudgetInfeasible &miss) -> llvm::Error {
        attempt.isKeptByLowest = *bytes <= miss.budgetBytes;
        attempt.budgetBytes = miss.budgetBytes;
        if (attempt.isKeptByLowest)
          return llvm::Error::success();
        return llvm::make_error<planner::BudgetInfeasible>(planner::restateMiss(
            miss, session.getTraining().problem, miss.floor, *bytes));
      });
}

/// A binary's arena is laid out again, with the workspaces of its kernels: what it has is
/// what is promised.
static void stateBinary(int64_t bytes, Summary &summary) {
  summary.arenaBytes += bytes - summary.promisedBytes;
  summary.promisedBytes = bytes;
}

ExitCode PlanningRun::run(ModuleOp module, func::FuncOp function) {
  int64_t ops = countOps(function);
  OwningOpRef<ModuleOp> imported;
  if (request.microbatches && !attempt.microbatches)
    imported = module.clone();
  std::optional<planner::Plan> givenPlan;
  if (!request.planIn.empty()) {
    llvm::Expected<planner::Plan> plan = readPlan();
    if (!plan)
      return reportError(ExitCode::BadInput, llvm::toString(plan.takeError()));
    givenPlan = std::move(*plan);
  }
  if (failed(prepareForDevice(function, request, givenPlan, hasOwnKernels)))
    return ExitCode::BadInput;
  if (request.emit == "problem" || request.emit == "profile")
    return writeProblem(function);
  if (request.pareto)
    return writeTradeOff(function);
  std::optional<planner::PeakComposition> given = composeGivenPeak(function);
  std::unique_ptr<PlanningSession> session;
  llvm::Expected<planner::PlacedSolution> solution =
      makePlan(function, std::move(givenPlan), session);
  if (!solution) {
    llvm::Error error = solution.takeError();
    bool isRetry = attempt.missedBytes > 0 || attempt.onlyMeasures;
    bool isInfeasible = error.isA<planner::BudgetInfeasible>();
    if (!isRetry && isInfeasible && attempt.measureLowest) {
      error = holdAgainstBinary(std::move(error), *session);
      if (!error)
        return ExitCode::Infeasible;
    }
    if (!isRetry || !isInfeasible) {
      ExitCode code = reportPlanningError(std::move(error), session.get());
      // What may keep the budget after all.
      if (isInfeasible && session && imported) {
        Summary none;
        addMicrobatches(*imported, function.getName(), *session, none);
        llvm::errs() << printMicrobatches(*none.microbatches);
      }
      return code;
    }
    llvm::consumeError(std::move(error));
    attempt.neededBytes = INT64_MAX;
    return ExitCode::Infeasible;
  }
  // The search for `min` ends with asking for what it found, which is no budget that
  // the binary would have to keep.
  if (request.isBinary() && !attempt.budgetBytes && !request.asksForLowest())
    attempt.budgetBytes = session->getBudgetBytes();
  int64_t promised = solution->arena.getPromisedBytes();
  if (attempt.holdsToPlan)
    attempt.heldBytes = promised + promised / noticeablePart;
  if (!attempt.onlyMeasures) {
    emitPlanRemarks(*session, *solution);
    warnAboutUnusedProfile(*session);
    warnAboutDevice(*session, *solution);
  }
  Summary summary = makeSummary(session->getTraining().problem, *solution, ops);
  summary.policy =
      request.planIn.empty() ? request.policy : "plan from " + request.planIn;
  summary.reserveBytes = session->getReserveBytes();
  summary.uncertainty = session->getCosts().getDevice().statementUncertainty;
  // Not what a plan may use of it.
  if (request.isBinary() && summary.budgetBytes)
    summary.budgetBytes = attempt.budgetBytes;
  if (attempt.statedBudgetBytes)
    summary.budgetBytes = *attempt.statedBudgetBytes;
  summary.loops = describeLoops(function);
  summary.keepsLoops =
      summary.loops.empty() && !summary.pieces && hasLoops(function);
  addLoopActions(function, summary);
  if (given)
    summary.advice = planner::adviseInShort(
        *given, summary.lowestFoundBytes, /*floorBytes=*/0);
  if (request.microbatches)
    addMicrobatches(imported ? *imported : ModuleOp(), function.getName(),
                    *session, summary);
  SideFiles files;
  files.summaryJson = printSummaryJson(summary);
  if (!request.reportPath.empty()) {
    llvm::Expected<std::string> page =
        makeReport(session->getTraining().problem, *solution, summary.name,
                   summary.advice);
    if (!page)
      return reportError(ExitCode::InternalError,
                         llvm::toString(page.takeError()));
    files.report = std::move(*page);
  }
  llvm::Expected<Pieces> output =
      makeOutput(module, *session, *solution, files.summaryJson);
  if (!output) {
    llvm::Error error = llvm::handleErrors(
        output.takeError(), [&](const BinaryExceedsBudget &exceeding) {
          attempt.neededBytes = exceeding.neededBytes;
        });
    if (!error)
      return ExitCode::Infeasible;
    return reportError(ExitCode::InternalError,
                       llvm::toString(std::move(error)));
  }
  attempt.measuredBytes = binaryBytes;
  if (attempt.onlyMeasures)
    return ExitCode::Success;
  if (binaryBytes) {
    stateBinary(*binaryBytes, summary);
    files.summaryJson = printSummaryJson(summary);
  }
  return writeAll(summary, files, *output);
}

std::optional<TriedPlan> PlanningRun::tryPlan(func::FuncOp function) {
  if (failed(
          prepareForDevice(function, request, std::nullopt, hasOwnKernels)))
    return std::nullopt;
  std::unique_ptr<PlanningSession> session;
  llvm::Expected<planner::PlacedSolution> solution =
      makePlan(function, std::nullopt, session);
  TriedPlan tried;
  if (session && session->getBudgetBytes())
    tried.budgetBytes = *session->getBudgetBytes() + session->getReserveBytes();
  if (solution) {
    tried.isFound = true;
    tried.peakBytes = solution->arena.getPromisedBytes();
    tried.timeNs = solution->plan.cost.timeNs;
    return tried;
  }
  bool isInfeasible = false;
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const planner::BudgetInfeasible &infeasible) {
        isInfeasible = true;
        tried.peakBytes = infeasible.lowestFoundBytes +
                          (session ? session->getReserveBytes() : 0);
      });
  llvm::consumeError(std::move(rest));
  return isInfeasible ? std::optional(tried) : std::nullopt;
}

std::optional<TriedPlan> remat::tryPlan(func::FuncOp function,
                                        const CompileRequest &request) {
  BinaryTry attempt;
  return PlanningRun(request, /*printLocations=*/false, attempt)
      .tryPlan(function);
}

ExitCode remat::planAndWrite(ModuleOp module, func::FuncOp function,
                             const CompileRequest &request, bool printLocations,
                             BinaryTry &attempt) {
  return PlanningRun(request, printLocations, attempt).run(module, function);
}
