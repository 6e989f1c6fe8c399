// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// remat-compile: a training step and a budget in, a rematerialized step out,
/// and a summary in the user's terms. Exit codes: docs/exit-codes.md.

#include "LoopSummary.h"
#include "NativeCode.h"
#include "ReportFile.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "remat/Conversion/StableHLOToLinalg.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/BooleanConstants.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Pipelines/DevicePipeline.h"
#include "remat/Pipelines/DiagnosticPrinter.h"
#include "remat/Pipelines/HostPipeline.h"
#include "remat/Pipelines/InputFile.h"
#include "remat/Pipelines/PlanStep.h"
#include "remat/Pipelines/Pipelines.h"
#include "remat/Planner/Advice.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/CommandLine.h"
#include "remat/Support/ExitCode.h"
#include "remat/Support/NearestName.h"
#include "remat/Support/OutputFile.h"
#include "remat/Support/Progress.h"
#include "remat/Support/ToolProcess.h"
#include "remat/Target/ExportStableHLO.h"
#include "remat/Target/HostObject.h"
#include "remat/Target/Summary.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/FoldTransposes.h"
#include "remat/Transforms/Import.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Planning.h"
#include "remat/Transforms/Remarks.h"
#include "remat/Transforms/Schedule.h"
#include "remat/Transforms/VerifyMemory.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/PrettyStackTrace.h"

using namespace mlir;
using namespace remat;
namespace cl = llvm::cl;

namespace {
enum class TradeOffFormat { Json, Csv };
} // namespace

static cl::OptionCategory category("remat-compile options");
static cl::opt<std::string> inputPath(cl::Positional, cl::desc("IN.mlir"),
                                      cl::init("-"), cl::cat(category));
static cl::opt<std::string> outputPath("o",
                                       cl::desc("Output file; - for stdout"),
                                       cl::value_desc("OUT"), cl::init("-"),
                                       cl::cat(category));
static cl::opt<std::string> budget(
    "budget",
    cl::desc("Bytes of peak: 40GiB, 40GB, 123, 80% (of keep-all) or min"),
    cl::value_desc("B"), cl::cat(category));
static cl::opt<std::string>
    reserve("reserve",
            cl::desc("Bytes of the budget set aside for what the "
                     "plan does not see (context, library handles)"),
            cl::value_desc("BYTES"), cl::cat(category));
static cl::opt<std::string>
    device("device", cl::desc("Built-in device or descriptor file (.json)"),
           cl::value_desc("D"), cl::init("h200"), cl::cat(category));
static cl::opt<std::string>
    policy("policy",
           cl::desc("auto, exact, none, full, every:K, sqrt, pointwise, dots, "
                    "dots-no-batch, min-cut, layers:LIST or names:FILE"),
           cl::value_desc("P"), cl::init("auto"), cl::cat(category));
static cl::opt<std::string>
    emit("emit",
         cl::desc("stablehlo, remat, problem, profile, plan, summary, object, "
                  "shared, executable, ptx or cubin"),
         cl::value_desc("WHAT"), cl::init("stablehlo"), cl::cat(category));
static cl::opt<std::string>
    targetCpu("target-cpu",
              cl::desc("CPU to compile for: native, or an LLVM name such as "
                       "skylake"),
              cl::value_desc("CPU"), cl::init("native"), cl::cat(category));
static cl::opt<std::string>
    cudaPath("cuda-path",
             cl::desc("CUDA toolkit with ptxas and libdevice, for GPUs"),
             cl::value_desc("DIR"), cl::cat(category));
enum class DeviceCodeForm { Ptx, Cubin };
static cl::opt<DeviceCodeForm> deviceCode(
    "device-code", cl::desc("Code for GPUs in object, shared and executable"),
    cl::values(clEnumValN(DeviceCodeForm::Ptx, "ptx",
                          "PTX, which the driver compiles (default)"),
               clEnumValN(DeviceCodeForm::Cubin, "cubin",
                          "code of the GPU by ptxas, and PTX for others")),
    cl::init(DeviceCodeForm::Ptx), cl::cat(category));
static cl::opt<bool>
    saveTemps("save-temps",
              cl::desc("Leave the device's LLVM IR, PTX and code beside the output"),
              cl::cat(category));
static cl::opt<bool>
    printSupportedGpus("print-supported-gpus",
                       cl::desc("List the GPUs that code is compiled for"),
                       cl::cat(category));
static cl::opt<std::string>
    reportPath("report", cl::desc("Write the plan as a page for a browser"),
               cl::value_desc("F.html"), cl::cat(category));
static cl::opt<std::string> runtimeLibrary(
    "runtime-library",
    cl::desc("The runtime for --emit=executable (libremat_main.a)"),
    cl::value_desc("F"), cl::cat(category));
static cl::opt<std::string> summaryJson("summary-json",
                                        cl::desc("Write the summary as JSON"),
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
static cl::opt<unsigned>
    pareto("pareto",
           cl::desc("Write plans for N budgets between keep-all and the lowest "
                    "found peak instead of a step"),
           cl::value_desc("N"), cl::cat(category));
static cl::opt<TradeOffFormat> tradeOffFormat(
    "format", cl::desc("Form of what --pareto writes"),
    cl::values(clEnumValN(TradeOffFormat::Json, "json",
                          "remat-pareto with plans"),
               clEnumValN(TradeOffFormat::Csv, "csv", "a table")),
    cl::init(TradeOffFormat::Json), cl::cat(category));
static cl::opt<bool> offload("offload",
                             cl::desc("Offload to host memory may be planned"),
                             cl::cat(category));
static cl::opt<bool>
    undoCheckpoint("undo-checkpoint",
                   cl::desc("Drop the barriers of an earlier jax.checkpoint"),
                   cl::cat(category));
static cl::opt<bool>
    keepOrder("keep-order", cl::desc("Do not improve the order of ops first"),
              cl::cat(category));
static cl::opt<std::string>
    progressText("progress",
                 cl::desc("What long work tells on stderr: auto (a live line on a "
                          "terminal, else a line every 10 s), plain, json or off; "
                          "default: $REMAT_PROGRESS, else auto"),
                 cl::value_desc("HOW"), cl::cat(category));
static cl::opt<bool> quiet("quiet", cl::desc("No summary on stderr"),
                           cl::cat(category));

static ExitCode reportError(ExitCode code, const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "remat-compile") << message << "\n";
  if (code == ExitCode::InternalError)
    writeCrashReport();
  return code;
}

static Progress progress;
static llvm::ArrayRef<char *> commandLine;

/// For as long as the work that it tells of. `--quiet` means this line, too, unless it
/// is asked for.
static ProgressPrinter showProgress(StringRef activity) {
  ProgressMode mode = llvm::cantFail(parseProgressMode(progressText));
  if (quiet && !progressText.getNumOccurrences())
    mode = ProgressMode::Off;
  progress.begin(activity);
  return ProgressPrinter(progress, mode, getInterruptFlag());
}

/// The bytes that a binary has, and those of them that are left to workspaces of its
/// kernels (branches, sorts), which no plan knows before they are compiled.
static std::optional<int64_t> binaryBudget;
static int64_t workspaceBytes = 0;
/// What kernels of the tries before had.
static MeasuredWorkspaces measuredWorkspaces;
/// Whether the binary may need more than its plan promises.
static bool mayExceedPlan = true;
/// The second knows the workspaces, those behind it leave more of the budget to them.
static constexpr unsigned mostBinaryTries = 4;

static PlanningOptions getPlanningOptions() {
  PlanningOptions options;
  options.budget = budget;
  options.reserve = reserve;
  if (binaryBudget && workspaceBytes) {
    options.budget =
        std::to_string(std::max<int64_t>(1, *binaryBudget - workspaceBytes));
    options.reserve = "";
  }
  options.workspaces = measuredWorkspaces;
  options.device = device;
  options.policy = policy;
  options.profile = profile;
  options.timeLimit = timeLimit;
  options.workLimit = workLimit;
  options.seed = seed;
  options.lossResult = lossResult;
  options.allowOffload = offload;
  options.interrupted = &getInterruptFlag();
  options.progress = &progress;
  options.appraise = appraiseExport;
  return options;
}

/// Counts the residual stacks among the values that can be made again: the pair of
/// loops can be built so that it does not save them.
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

/// The keep-all peak of a step with loops, before they are built anew: advice is
/// about the step that the user wrote.
static std::optional<planner::PeakComposition>
composeGivenPeak(func::FuncOp function) {
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
        message = explainInfeasible(infeasible, session->getTraining().problem,
                                    session->getReserveBytes());
        std::string loops = describeLoops(session->getGraph().getFunction());
        if (!loops.empty())
          message += "\nnote: the bound holds for these loops: " + loops;
      },
      [&](const PlanRejected &rejected) {
        code = ExitCode::PlanViolated;
        message = rejected.message();
      },
      [&](const planner::IllegalPlan &illegal) {
        code = ExitCode::InternalError;
        message = illegal.message + "; please report this with the input";
      },
      [&](const llvm::ErrorInfoBase &other) { message = other.message(); });
  return reportError(code, message);
}

static ExitCode writeFile(StringRef path, StringRef text) {
  if (llvm::Error error = writeOutputFile(path, text))
    return reportError(ExitCode::BadInput, llvm::toString(std::move(error)));
  return ExitCode::Success;
}

static llvm::Expected<planner::Plan> readPlan() {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(planIn);
  if (!buffer)
    return llvm::createStringError(buffer.getError(),
                                   "cannot read plan '" + planIn +
                                       "': " + buffer.getError().message());
  llvm::Expected<planner::Plan> plan =
      planner::parsePlan((*buffer)->getBuffer());
  if (!plan)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "plan '" + planIn + "': " + llvm::toString(plan.takeError()));
  return plan;
}

/// Rebuilds loops and plans, or takes the given plan; the session is there as
/// soon as there is one.
static llvm::Expected<planner::PlacedSolution>
makePlan(func::FuncOp function, std::optional<planner::Plan> given,
         std::unique_ptr<PlanningSession> &session) {
  PlanningOptions options = getPlanningOptions();
  setActivity(Activity::Planning);
  llvm::scope_exit done([] { setActivity(Activity::Preparing); });
  ProgressPrinter printer = showProgress("planning");
  if (!given)
    return planStep(function, options, session);
  if (llvm::Error error = restoreLoops(function, options, *given))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, options);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  return session->adopt(std::move(*given));
}

/// The problem that planning with these options solves, its loops built anew; or
/// the kernels of the step as given, as a profile.
static ExitCode writeProblem(func::FuncOp function) {
  PlanningOptions options = getPlanningOptions();
  if (emit == "problem")
    if (llvm::Error error = planLoops(function, options))
      return reportPlanningError(std::move(error), nullptr);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return reportPlanningError(session.takeError(), nullptr);
  warnAboutUnusedProfile(**session);
  return writeFile(outputPath,
                   emit == "profile"
                       ? printProfile((*session)->getGraph(),
                                      (*session)->getTraining())
                       : (*session)->getProblemText());
}

/// Whether the output is code.
static bool isBinary() {
  return emit == "object" || emit == "shared" || emit == "executable" ||
         emit == "ptx" || emit == "cubin";
}

/// What is written, or linked to it.
using Pieces = std::vector<std::string>;

/// Code for the device of this session.
static llvm::Expected<Pieces> compileBinary(ModuleOp module, StringRef device,
                                            int64_t promisedBytes) {
  if (findComputeCapability(device) == 0) {
    HostCodeOptions options;
    options.device = device.str();
    options.targetCpu = targetCpu;
    options.budgetBytes = binaryBudget;
    options.isLinked = emit != "object";
    if (!mayExceedPlan)
      options.promisedBytes = promisedBytes;
    return compileForHost(module, options);
  }
  DeviceCodeOptions options;
  options.budgetBytes = binaryBudget;
  options.device = device.str();
  options.targetCpu = targetCpu;
  options.cudaPath = cudaPath;
  options.form = emit;
  options.embedsCubin = deviceCode == DeviceCodeForm::Cubin;
  if (saveTemps)
    options.saveTemporaries = outputPath;
  llvm::Expected<std::string> code = compileForDevice(module, options);
  if (!code)
    return code.takeError();
  return Pieces{std::move(*code)};
}

/// Applies the plan, judges the result from the IR alone, and prints it.
static llvm::Expected<Pieces>
makeModuleText(ModuleOp module, const PlanningSession &session,
               const planner::PlacedSolution &solution, bool printLocations) {
  func::FuncOp function = session.getGraph().getFunction();
  auto fail = [](const char *what) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
  };
  if (failed(applyPlan(session.getGraph(), session.getGroups(),
                       session.getTraining(), solution.plan, isBinary(),
                       &solution.arena)))
    return fail("internal error: the plan could not be applied");
  if (llvm::Error error = applyLoopBodies(function, session.getOptions(), isBinary()))
    return std::move(error);
  if (failed(mlir::verify(module)))
    return fail("internal error: the plan could not be applied");
  std::optional<ProgressPrinter> printer;
  if (isBinary())
    printer.emplace(showProgress("compiling"));
  if (failed(verifyMemory(function, solution.replay.cost.peakBytes,
                          session.getCosts())))
    return fail("internal error: the applied plan needs more than it promised");
  if (isBinary())
    return compileBinary(module, session.getOptions().device,
                         solution.arena.getPromisedBytes());
  ExportOptions exportOptions;
  const DeviceDescriptor &descriptor = session.getCosts().getDevice();
  exportOptions.alwaysTieUpdates = descriptor.copiesDonated;
  exportOptions.expandsSelections = descriptor.expandsSelections;
  if (emit == "stablehlo" && (failed(exportStableHLO(function, exportOptions)) ||
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
  return Pieces{emit == "stablehlo" ? stablehlo::unpackBooleanHexConstants(text)
                                    : text};
}

static int64_t countOps(func::FuncOp function) {
  int64_t count = 0;
  function.walk([&](Operation *) { ++count; });
  return count - 1;
}

/// Parses, and says what to do about bytecode that MLIR cannot read.
static OwningOpRef<ModuleOp>
parseInput(std::unique_ptr<llvm::MemoryBuffer> buffer,
           llvm::SourceMgr &sourceManager, MLIRContext &context) {
  bool isBinary = isBytecode(*buffer);
  bool isCutOff = !isBinary && endsInBrackets(buffer->getBuffer());
  sourceManager.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sourceManager, ParserConfig(&context));
  if (!module && isBinary)
    reportError(ExitCode::BadInput,
                "the bytecode is damaged, or newer than this tool; export the "
                "step as text: jax.jit(step).lower(...).as_text()");
  if (!module && isCutOff)
    llvm::WithColor::note(llvm::errs(), "remat-compile")
        << "the text ends inside of brackets: the file may have been cut off\n";
  return module;
}

/// `--loss` names a result that the step has, of one element.
static ExitCode checkLoss(func::FuncOp function) {
  if (lossResult < 0)
    return ExitCode::Success;
  std::string text = "--loss=" + std::to_string(lossResult) + ": ";
  unsigned results = function.getNumResults();
  if (lossResult >= int64_t(results))
    return reportError(ExitCode::Usage,
                       text + "the step returns " + llvm::Twine(results) +
                           " results, and the first is number 0");
  Type type = function.getResultTypes()[lossResult];
  auto shaped = dyn_cast<RankedTensorType>(type);
  if (!shaped || !shaped.hasStaticShape() || shaped.getNumElements() == 1)
    return ExitCode::Success;
  llvm::raw_string_ostream(text) << "result " << lossResult << " is '" << type
                                 << "', and a loss has one element";
  return reportError(ExitCode::Usage, text);
}

/// The imported training step; its diagnostics are out if it fails.
static FailureOr<func::FuncOp> importStep(ModuleOp module) {
  ImportOptions options;
  options.callDeclarations = callDeclarations;
  options.undoCheckpoint = undoCheckpoint;
  if (failed(importModule(module, options)))
    return failure();
  return findTrainingStep(module);
}

/// Barriers keep XLA from merging recomputations; nothing does that for ops of
/// other dialects, so that StableHLO is printed for StableHLO only.
static ExitCode checkExportable(func::FuncOp function) {
  llvm::MapVector<StringRef, int64_t> others;
  function.walk([&](Operation *op) {
    if (op != function && !isa<func::ReturnOp>(op) &&
        isa_and_present<arith::ArithDialect, linalg::LinalgDialect,
                        math::MathDialect, scf::SCFDialect,
                        tensor::TensorDialect>(op->getDialect()))
      ++others[op->getName().getStringRef()];
  });
  if (others.empty())
    return ExitCode::Success;
  std::string list;
  for (const auto &[name, count] : others)
    list += (list.empty() ? "" : ", ") + name.str() + " (" +
            std::to_string(count) + ")";
  return reportError(ExitCode::Usage,
                     "--emit=stablehlo needs a step in StableHLO, and this one "
                     "has " +
                         list +
                         "\nhelp: --emit=remat prints it with its plan "
                         "carried out, --emit=plan the plan");
}

/// What stands out and stops nothing.
static void warnAboutDevice(const PlanningSession &session,
                            const planner::PlacedSolution &solution) {
  const DeviceDescriptor &descriptor = session.getCosts().getDevice();
  int64_t peak = solution.arena.getPromisedBytes();
  if (descriptor.memoryBytes > 0 && peak > descriptor.memoryBytes)
    llvm::WithColor::warning(llvm::errs(), "remat-compile")
        << "the peak of " << formatBytes(peak) << " exceeds the "
        << formatBytes(descriptor.memoryBytes) << " of device '"
        << descriptor.name << "'; a smaller --budget makes it fit\n";
  // A device whose kernels are ours alone.
  bool isForBinaries = descriptor.foldsTransposes && !descriptor.startsEarly &&
                       descriptor.computeCapability == 0;
  if (emit == "stablehlo" && isForBinaries && !quiet)
    llvm::WithColor::note(llvm::errs(), "remat-compile")
        << "the plan is for what --emit=shared compiles for '" << descriptor.name
        << "', in that order; XLA runs exported steps in another, which may need more: "
           "--device=xla-cpu plans for its CPU backend\n";
}

/// The text for `--emit`.
static llvm::Expected<Pieces> makeOutput(ModuleOp module,
                                         const PlanningSession &session,
                                         const planner::PlacedSolution &solution,
                                         StringRef summaryText,
                                         bool printLocations) {
  if (emit == "plan")
    return Pieces{planner::printPlan(solution.plan)};
  if (emit == "summary")
    return Pieces{summaryText.str()};
  return makeModuleText(module, session, solution, printLocations);
}

/// Objects are linked unless one is what was asked for.
static ExitCode writeOutput(const Pieces &output) {
  if (emit != "shared" && emit != "executable")
    return writeFile(outputPath, output.front());
  LinkedForm form =
      emit == "shared" ? LinkedForm::Shared : LinkedForm::Executable;
  if (llvm::Error error =
          linkHostObjects(output, form,
                         runtimeLibrary.empty() ? findRuntimeLibrary()
                                                : runtimeLibrary,
                         outputPath))
    return reportError(ExitCode::InternalError,
                       llvm::toString(std::move(error)));
  return ExitCode::Success;
}

/// What is written besides the output, made before anything is written.
struct SideFiles {
  std::string summaryJson;
  /// Empty: not asked for.
  std::string report;
};

static ExitCode writeAll(const Summary &summary, const SideFiles &files,
                         const Pieces &output) {
  setActivity(Activity::Writing);
  if (ExitCode code = writeOutput(output); code != ExitCode::Success)
    return code;
  if (!summaryJson.empty())
    if (ExitCode code = writeFile(summaryJson, files.summaryJson);
        code != ExitCode::Success)
      return code;
  if (!reportPath.empty())
    if (ExitCode code = writeFile(reportPath, files.report);
        code != ExitCode::Success)
      return code;
  if (!quiet)
    llvm::errs() << printSummary(summary);
  return ExitCode::Success;
}

/// Folds transposes if asked to, and finds a better order of ops where the given one
/// is bad for memory.
static LogicalResult prepareForDevice(func::FuncOp function,
                                      DeviceDescriptor descriptor, bool folds) {
  if (folds)
    foldTransposes(function);
  if (keepOrder)
    return success();
  TrainingGraphOptions options;
  if (lossResult >= 0)
    options.lossResult = lossResult;
  return improveSchedule(function, CostModel(std::move(descriptor)), options);
}

/// Whether the plan is for the step as it is prepared so.
static bool fitsPlan(func::FuncOp function, const DeviceDescriptor &descriptor,
                     bool folds, const planner::Plan &plan) {
  ScopedDiagnosticHandler quiet(function.getContext(),
                                [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> copy = function->getParentOfType<ModuleOp>().clone();
  auto step = copy->lookupSymbol<func::FuncOp>(function.getName());
  PlanningOptions options = getPlanningOptions();
  if (failed(prepareForDevice(step, descriptor, folds)))
    return false;
  if (llvm::Error error = restoreLoops(step, options, plan)) {
    llvm::consumeError(std::move(error));
    return false;
  }
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(step, options);
  if (!session) {
    llvm::consumeError(session.takeError());
    return false;
  }
  return planner::problemSha256((*session)->getProblemText()) == plan.problemSha256;
}

/// Who compiles the exported step chooses layouts, so that transposes are folded for
/// binaries only; but a plan that was made for one of both serves the other as well.
/// A device that does not exist is the planning session's to report.
static LogicalResult prepareForDevice(func::FuncOp function,
                                      const std::optional<planner::Plan> &given) {
  llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
  if (!descriptor) {
    llvm::consumeError(descriptor.takeError());
    return success();
  }
  bool folds = descriptor->foldsTransposes && emit != "stablehlo";
  if (given && descriptor->foldsTransposes &&
      !fitsPlan(function, *descriptor, folds, *given) &&
      fitsPlan(function, *descriptor, !folds, *given))
    folds = !folds;
  return prepareForDevice(function, std::move(*descriptor), folds);
}

/// The trade-off of the loops as given.
static ExitCode writeTradeOff(func::FuncOp function) {
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, getPlanningOptions());
  if (!session)
    return reportPlanningError(session.takeError(), nullptr);
  warnAboutUnusedProfile(**session);
  setActivity(Activity::Planning);
  std::optional<ProgressPrinter> printer(showProgress("planning"));
  llvm::Expected<std::vector<planner::TradeOffPoint>> points =
      (*session)->planTradeOff(pareto);
  printer.reset();
  setActivity(Activity::Writing);
  if (!points)
    return reportPlanningError(points.takeError(), session->get());
  return writeFile(outputPath,
                   tradeOffFormat == TradeOffFormat::Csv
                       ? planner::printTradeOffCsv(*points)
                       : planner::printTradeOff(*points, /*withPlans=*/true));
}

static void noteWorkspaces(const std::map<unsigned, int64_t> &workspaces,
                           size_t groupCount) {
  if (measuredWorkspaces.groupCount != groupCount)
    measuredWorkspaces = {groupCount, {}};
  for (auto [group, bytes] : workspaces) {
    int64_t &most = measuredWorkspaces.bytesOf[group];
    most = std::max(most, bytes);
  }
}

/// `needed`: the bytes of a binary that exceeds its budget or plan, INT64_MAX if no plan
/// leaves enough to workspaces. Nothing is reported or written then.
static ExitCode planAndWrite(ModuleOp module, func::FuncOp function,
                             bool printLocations,
                             std::optional<int64_t> &needed) {
  int64_t ops = countOps(function);
  std::optional<planner::Plan> givenPlan;
  if (!planIn.empty()) {
    llvm::Expected<planner::Plan> plan = readPlan();
    if (!plan)
      return reportError(ExitCode::BadInput, llvm::toString(plan.takeError()));
    givenPlan = std::move(*plan);
  }
  if (failed(prepareForDevice(function, givenPlan)))
    return ExitCode::BadInput;
  if (emit == "problem" || emit == "profile")
    return writeProblem(function);
  if (pareto.getNumOccurrences())
    return writeTradeOff(function);
  std::optional<planner::PeakComposition> given = composeGivenPeak(function);
  std::unique_ptr<PlanningSession> session;
  llvm::Expected<planner::PlacedSolution> solution =
      makePlan(function, std::move(givenPlan), session);
  if (!solution) {
    llvm::Error error = solution.takeError();
    bool isRetry = workspaceBytes || !measuredWorkspaces.bytesOf.empty();
    if (!isRetry || !error.isA<planner::BudgetInfeasible>())
      return reportPlanningError(std::move(error), session.get());
    llvm::consumeError(std::move(error));
    needed = INT64_MAX;
    return ExitCode::Infeasible;
  }
  if (isBinary() && !binaryBudget)
    binaryBudget = session->getBudgetBytes();
  emitPlanRemarks(*session, *solution);
  warnAboutUnusedProfile(*session);
  warnAboutDevice(*session, *solution);
  Summary summary =
      makeSummary(session->getTraining().problem, *solution, ops);
  summary.policy = planIn.empty() ? policy : "plan from " + planIn;
  summary.reserveBytes = session->getReserveBytes();
  // Not what is left of it beside workspaces.
  if (isBinary() && summary.budgetBytes)
    summary.budgetBytes = binaryBudget;
  summary.loops = describeLoops(function);
  addLoopActions(function, summary);
  if (given)
    summary.advice = planner::adviseInShort(*given, summary.lowestFoundBytes);
  SideFiles files;
  files.summaryJson = printSummaryJson(summary);
  if (!reportPath.empty()) {
    llvm::Expected<std::string> page =
        makeReport(session->getTraining().problem, *solution, summary.name,
                   summary.advice);
    if (!page)
      return reportError(ExitCode::InternalError,
                         llvm::toString(page.takeError()));
    files.report = std::move(*page);
  }
  llvm::Expected<Pieces> output = makeOutput(
      module, *session, *solution, files.summaryJson, printLocations);
  if (!output) {
    llvm::Error error = llvm::handleErrors(
        output.takeError(), [&](const BinaryExceedsBudget &exceeding) {
          needed = exceeding.neededBytes;
          noteWorkspaces(exceeding.workspaces,
                         session->getGroups().getGroups().size());
        });
    if (!error)
      return ExitCode::Infeasible;
    return reportError(ExitCode::InternalError,
                       llvm::toString(std::move(error)));
  }
  return writeAll(summary, files, *output);
}

static ExitCode reportExceedingBinary(ExitCode code, int64_t needed) {
  return reportError(
      code, "the binary needs " + formatBytes(needed) + " (" +
                std::to_string(needed) + " bytes), more than the budget of " +
                formatBytes(*binaryBudget) + " (" +
                std::to_string(*binaryBudget) +
                " bytes): its kernels have workspaces that plans do not "
                "know\nhelp: --budget=" +
                std::to_string(needed) +
                " fits such a plan; --emit=stablehlo leaves the step to XLA");
}

/// Plans again with the workspaces of the kernels that came out, as long as a binary
/// needs more than its budget or its plan.
static ExitCode planUntilItFits(OwningOpRef<ModuleOp> module, StringRef name,
                                bool printLocations) {
  bool canRetry = isBinary() && planIn.empty();
  bool isFallback = false;
  int64_t leastNeeded = INT64_MAX;
  for (unsigned count = 1;; ++count) {
    bool isLast = !canRetry || isFallback || count == mostBinaryTries;
    mayExceedPlan = isLast;
    OwningOpRef<ModuleOp> given = canRetry && !isFallback
                                      ? OwningOpRef<ModuleOp>(module->clone())
                                      : OwningOpRef<ModuleOp>();
    std::optional<int64_t> needed;
    ExitCode code = planAndWrite(
        *module, module->lookupSymbol<func::FuncOp>(name), printLocations, needed);
    if (!needed)
      return code;
    leastNeeded = std::min(leastNeeded, *needed);
    bool isWithinBudget = !binaryBudget || leastNeeded <= *binaryBudget;
    bool isOver = isLast || *needed == INT64_MAX;
    if (isFallback || (isOver && !isWithinBudget))
      return reportExceedingBinary(code, leastNeeded);
    if (isOver) {
      // A plan that did not know the workspaces was within the budget with them.
      measuredWorkspaces = {};
      workspaceBytes = 0;
      isFallback = true;
    } else if (count > 1 && !isWithinBudget) {
      workspaceBytes += *needed - *binaryBudget;
    }
    module = std::move(given);
  }
}

static ExitCode compile(MLIRContext &context) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      readInputFile(inputPath);
  if (!buffer)
    return reportError(ExitCode::BadInput, llvm::toString(buffer.takeError()));
  keepForCrashReport(commandLine, (*buffer)->getBuffer());
  bool printLocations = (*buffer)->getBuffer().contains("loc(");
  llvm::SourceMgr sourceManager;
  DiagnosticPrinter diagnostics(sourceManager, context, llvm::errs());
  OwningOpRef<ModuleOp> module =
      parseInput(std::move(*buffer), sourceManager, context);
  if (!module)
    return ExitCode::BadInput;
  FailureOr<func::FuncOp> function = importStep(*module);
  if (failed(function))
    return ExitCode::BadInput;
  if (ExitCode code = checkLoss(*function); code != ExitCode::Success)
    return code;
  if (emit == "stablehlo")
    if (ExitCode code = checkExportable(*function); code != ExitCode::Success)
      return code;
  // Better now than when the step has been planned for an hour.
  if (isBinary() && failed(checkLowerable(*function)))
    return reportError(ExitCode::BadInput,
                       "the step has ops that no binary can have\n"
                       "help: --emit=stablehlo leaves them to XLA");
  return planUntilItFits(std::move(module), function->getName().str(),
                         printLocations);
}

static ExitCode checkEmit() {
  const StringRef kinds[] = {"stablehlo", "remat",  "problem",
                             "profile",   "plan",   "summary",
                             "object",    "shared", "executable",
                             "ptx",       "cubin"};
  if (llvm::is_contained(kinds, StringRef(emit)))
    return ExitCode::Success;
  return reportError(ExitCode::Usage, "--emit: expected " +
                                          joinAlternatives(kinds) + ", got '" +
                                          emit + "'; the nearest is '" +
                                          findNearestName(emit, kinds) + "'");
}

/// Objects are for hosts unless a GPU is asked for; that is then the device to plan
/// for, too.
static ExitCode checkBinary() {
  if (saveTemps && (!isBinary() || outputPath == "-"))
    return reportError(ExitCode::Usage,
                       "--save-temps leaves files beside the code that -o names");
  if (!isBinary())
    return ExitCode::Success;
  if (pareto.getNumOccurrences())
    return reportError(ExitCode::Usage, "--pareto writes points of many plans, and "
                                        "--emit=" + emit + " the code of one");
  bool isDeviceOnly = emit == "ptx" || emit == "cubin";
  if (device.getNumOccurrences() == 0 && !isDeviceOnly)
    device = "host";
  bool isGpu = findComputeCapability(device) != 0;
  bool isFile = StringRef(device).ends_with(".json");
  if (isDeviceOnly && !isGpu)
    return reportError(ExitCode::Usage, "--emit=" + emit +
                                            " is for GPUs, and device '" +
                                            device +
                                            "' is none; --print-supported-gpus "
                                            "lists them");
  if (device != "host" && !isGpu && !isFile)
    return reportError(ExitCode::Usage,
                       "--emit=" + emit + " compiles for device 'host' and for "
                       "GPUs, not for '" + device +
                           "'; --print-supported-gpus lists them");
  if (emit != "object" && emit != "ptx" && outputPath == "-")
    return reportError(ExitCode::Usage,
                       "--emit=" + emit + " needs a file to write: -o OUT");
  return ExitCode::Success;
}

/// Options that are wrong, or contradict each other, before any file is read.
static ExitCode checkOptions() {
  if (llvm::Error error = checkRepeatedOptions(category))
    return reportError(ExitCode::Usage, llvm::toString(std::move(error)));
  if (ExitCode code = checkBinary(); code != ExitCode::Success)
    return code;
  if (ExitCode code = checkEmit(); code != ExitCode::Success)
    return code;
  if (llvm::Expected<ProgressMode> mode = parseProgressMode(progressText); !mode)
    return reportError(ExitCode::Usage, llvm::toString(mode.takeError()));
  if (budget.getNumOccurrences())
    if (llvm::Expected<BudgetText> parsed = parseBudget(budget); !parsed)
      return reportError(ExitCode::Usage, llvm::toString(parsed.takeError()));
  if (llvm::Error error = checkPlanningOptions(getPlanningOptions()))
    return reportError(ExitCode::Usage, llvm::toString(std::move(error)));
  if (lossResult.getNumOccurrences() && lossResult < 0)
    return reportError(ExitCode::Usage,
                       "--loss: expected the index of a result, got " +
                           llvm::Twine(lossResult));
  if (!planIn.empty() && policy.getNumOccurrences())
    return reportError(ExitCode::Usage,
                       "--plan-in and --policy contradict each other: a plan "
                       "from a file has its decisions already");
  if (pareto.getNumOccurrences() &&
      (pareto < 2 || pareto > planner::mostTradeOffPoints))
    return reportError(ExitCode::Usage,
                       "--pareto: expected 2 to " +
                           llvm::Twine(planner::mostTradeOffPoints) +
                           " points, got " + llvm::Twine(pareto));
  if (pareto.getNumOccurrences() &&
      (!planIn.empty() || budget.getNumOccurrences()))
    return reportError(ExitCode::Usage,
                       "--pareto has its own budgets and plans: it goes with "
                       "neither --budget nor --plan-in");
  if (planIn == "-" && inputPath == "-")
    return reportError(ExitCode::Usage,
                       "the step and --plan-in cannot both be standard input");
  if (summaryJson == "-" && outputPath == "-")
    return reportError(ExitCode::Usage, "-o and --summary-json cannot both be "
                                        "standard output");
  if (llvm::Error error =
          checkDistinctFiles(inputPath, {{"-o", outputPath},
                                         {"--summary-json", summaryJson},
                                         {"--report", reportPath}}))
    return reportError(ExitCode::Usage, llvm::toString(std::move(error)));
  return ExitCode::Success;
}

static void printVersion(llvm::raw_ostream &os) {
  os << "remat-compile " << REMAT_VERSION << " (LLVM " << LLVM_VERSION_STRING
     << ")\n";
}

int main(int argc, char **argv) {
  llvm::setBugReportMsg("remat-compile: internal error; please report this with "
                        "the input and the command line\n");
  llvm::InitLLVM init(argc, argv);
  exitOnCrash();
  commandLine = llvm::ArrayRef(argv, size_t(argc));
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter(printVersion);
  if (!cl::ParseCommandLineOptions(
          argc, argv, "Makes a training step fit a memory budget.\n",
          &llvm::errs()))
    return static_cast<int>(ExitCode::Usage);
  if (printSupportedGpus) {
    llvm::outs() << listSupportedGpus();
    return static_cast<int>(ExitCode::Success);
  }
  if (ExitCode code = checkOptions(); code != ExitCode::Success)
    return static_cast<int>(code);
  handleInterrupts();
  ExitCode code = ExitCode::InternalError;
  runOnLargeStack([&] {
    DialectRegistry registry;
    registerAllRematDialects(registry);
    if (isBinary()) {
      registerHostDialects(registry);
      registerDeviceDialects(registry);
    }
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.loadAllAvailableDialects();
    // Import lists all unknown ops at once; the parser would stop at the first.
    context.allowUnregisteredDialects();
    // A diagnostic shows its place in the input, not kilobytes of module.
    context.printOpOnDiagnostic(false);
    code = compile(context);
  });
  return static_cast<int>(code);
}
