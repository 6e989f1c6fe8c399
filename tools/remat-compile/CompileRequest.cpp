// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CompileRequest.h"

#include "Errors.h"
#include "NativeCode.h"

#include "remat/Pipelines/KernelWorkspaces.h"
#include "remat/Planner/TradeOff.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/CommandLine.h"
#include "remat/Support/NearestName.h"
#include "remat/Support/OutputFile.h"
#include "remat/Target/HostObject.h"
#include "remat/Transforms/Planning.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace remat;
using llvm::StringRef;
namespace cl = llvm::cl;

/// What the options are read into.
static CompileRequest parsed;

static cl::OptionCategory category("remat-compile options");
static cl::opt<std::string, true> inputPath(cl::Positional,
                                            cl::location(parsed.inputPath),
                                            cl::desc("IN.mlir"), cl::init("-"),
                                            cl::cat(category));
static cl::opt<std::string, true>
    outputPath("o", cl::location(parsed.outputPath),
               cl::desc("Output file; - for stdout"), cl::value_desc("OUT"),
               cl::init("-"), cl::cat(category));
static cl::opt<std::string, true> budget(
    "budget", cl::location(parsed.budget),
    cl::desc("Bytes of peak: 40GiB, 40GB, 123, 80% (of keep-all) or min"),
    cl::value_desc("B"), cl::cat(category));
static cl::opt<std::string, true>
    reserve("reserve", cl::location(parsed.reserve),
            cl::desc("Bytes of the budget set aside for what the "
                     "plan does not see (context, library handles)"),
            cl::value_desc("BYTES"), cl::cat(category));
static cl::opt<std::string, true>
    device("device", cl::location(parsed.device),
           cl::desc("Built-in device or descriptor file (.json)"),
           cl::value_desc("D"), cl::init("h200"), cl::cat(category));
static cl::opt<std::string, true>
    policy("policy", cl::location(parsed.policy),
           cl::desc("auto, exact, none, full, every:K, sqrt, pointwise, dots, "
                    "dots-no-batch, min-cut, layers:LIST or names:FILE"),
           cl::value_desc("P"), cl::init("auto"), cl::cat(category));
static cl::opt<std::string, true>
    emit("emit", cl::location(parsed.emit),
         cl::desc("stablehlo, remat, problem, profile, plan, summary, object, "
                  "shared, executable, ptx, cubin or fatbin"),
         cl::value_desc("WHAT"), cl::init("stablehlo"), cl::cat(category));
static cl::opt<std::string, true>
    targetCpu("target-cpu", cl::location(parsed.targetCpu),
              cl::desc("CPU to compile for: native, or an LLVM name such as "
                       "skylake"),
              cl::value_desc("CPU"), cl::init("native"), cl::cat(category));
static cl::opt<bool, true> checkAddresses(
    "check-addresses", cl::location(parsed.checkAddresses),
    cl::desc("Code that LLVM's address sanitizer checks, for --emit=object"),
    cl::cat(category));
static cl::opt<std::string, true>
    cudaPath("cuda-path", cl::location(parsed.cudaPath),
             cl::desc("CUDA toolkit with ptxas and libdevice, for GPUs"),
             cl::value_desc("DIR"), cl::cat(category));
static cl::opt<DeviceCodeForm, true> deviceCode(
    "device-code", cl::location(parsed.deviceCode),
    cl::desc("Code for GPUs in object, shared and executable"),
    cl::values(clEnumValN(DeviceCodeForm::Ptx, "ptx",
                          "PTX, which the driver compiles (default)"),
               clEnumValN(DeviceCodeForm::Cubin, "cubin",
                          "code of the GPU by ptxas, and PTX for others")),
    cl::init(DeviceCodeForm::Ptx), cl::cat(category));
static cl::opt<bool, true> saveTemps(
    "save-temps", cl::location(parsed.saveTemps),
    cl::desc("Leave the device's LLVM IR, PTX and code beside the output"),
    cl::cat(category));
static cl::opt<bool, true> printSupportedGpus(
    "print-supported-gpus", cl::location(parsed.printSupportedGpus),
    cl::desc("List the GPUs that code is compiled for"), cl::cat(category));
static cl::opt<bool, true> printCommands(
    "###", cl::location(parsed.printCommands),
    cl::desc("Print what would be run, and run nothing"), cl::cat(category));
static cl::opt<std::string, true>
    reportPath("report", cl::location(parsed.reportPath),
               cl::desc("Write the plan as a page for a browser"),
               cl::value_desc("F.html"), cl::cat(category));
static cl::opt<std::string, true> runtimeLibrary(
    "runtime-library", cl::location(parsed.runtimeLibrary),
    cl::desc("The runtime for --emit=executable (libremat_main.a)"),
    cl::value_desc("F"), cl::cat(category));
static cl::opt<std::string, true>
    summaryJson("summary-json", cl::location(parsed.summaryJson),
                cl::desc("Write the summary as JSON"), cl::value_desc("F"),
                cl::cat(category));
static cl::opt<std::string, true>
    planIn("plan-in", cl::location(parsed.planIn),
           cl::desc("Apply this plan instead of planning"),
           cl::value_desc("PLAN.json"), cl::cat(category));
static cl::opt<std::string, true>
    profile("profile", cl::location(parsed.profile),
            cl::desc("Measured kernel times: {signature: ns}"),
            cl::value_desc("F"), cl::cat(category));
static cl::opt<std::string, true>
    callDeclarations("call-declarations", cl::location(parsed.callDeclarations),
                     cl::desc("JSON file that declares custom_call targets"),
                     cl::value_desc("F"), cl::cat(category));
static cl::opt<std::string, true>
    timeLimit("time-limit", cl::location(parsed.timeLimit),
              cl::desc("Time for planning: 10s, 500ms"), cl::value_desc("T"),
              cl::cat(category));
static cl::opt<uint64_t, true> workLimit("work-limit",
                                         cl::location(parsed.workLimit),
                                         cl::desc("Evaluations for planning"),
                                         cl::value_desc("N"),
                                         cl::cat(category));
static cl::opt<uint64_t, true> seed("seed", cl::location(parsed.seed),
                                    cl::desc("Seed of randomized searches"),
                                    cl::value_desc("N"), cl::cat(category));
static cl::opt<int64_t, true> lossResult("loss",
                                         cl::location(parsed.lossResult),
                                         cl::desc("Index of the loss result"),
                                         cl::value_desc("N"), cl::init(-1),
                                         cl::cat(category));
static cl::opt<unsigned, true>
    pareto("pareto", cl::location(parsed.pareto),
           cl::desc("Write plans for N budgets between keep-all and the lowest "
                    "found peak instead of a step"),
           cl::value_desc("N"), cl::cat(category));
static cl::opt<TradeOffFormat, true> tradeOffFormat(
    "format", cl::location(parsed.tradeOffFormat),
    cl::desc("Form of what --pareto writes"),
    cl::values(clEnumValN(TradeOffFormat::Json, "json",
                          "remat-pareto with plans"),
               clEnumValN(TradeOffFormat::Csv, "csv", "a table")),
    cl::init(TradeOffFormat::Json), cl::cat(category));
static cl::opt<bool, true>
    offload("offload", cl::location(parsed.offload),
            cl::desc("Offload to host memory may be planned"),
            cl::cat(category));
static cl::opt<bool, true> allowTf32(
    "allow-tf32", cl::location(parsed.allowTf32),
    cl::desc("Let a GPU's libraries round factors of f32 to TF32, in products and "
             "convolutions of the default precision"),
    cl::cat(category));
static cl::opt<bool, true>
    undoCheckpoint("undo-checkpoint", cl::location(parsed.undoCheckpoint),
                   cl::desc("Drop the barriers of an earlier jax.checkpoint"),
                   cl::cat(category));
static cl::opt<bool, true> microbatches(
    "microbatches", cl::location(parsed.microbatches),
    cl::desc("Also plan other numbers of microbatches of a step that "
             "accumulates gradients, for the summary"),
    cl::cat(category));
static cl::opt<std::string> unrollLoops(
    "unroll-loops",
    cl::desc("Unroll loops of at most N iterations before planning; auto: plan "
             "with and without, and take the better"),
    cl::value_desc("N"), cl::cat(category));
static cl::opt<std::string> chunk(
    "chunk",
    cl::desc("Run attention and its like in at most N pieces, off: at once, auto: "
             "what is better for the budget (default)"),
    cl::value_desc("N"), cl::cat(category));
static cl::opt<bool, true>
    keepOrder("keep-order", cl::location(parsed.keepOrder),
              cl::desc("Do not improve the order of ops first"),
              cl::cat(category));
static cl::opt<std::string> progressText(
    "progress",
    cl::desc("What long work tells on stderr: auto (a live line on a "
             "terminal, else a line every 10 s), plain, json or off; "
             "default: $REMAT_PROGRESS, else auto"),
    cl::value_desc("HOW"), cl::cat(category));
static cl::opt<bool, true> quiet("quiet", cl::location(parsed.quiet),
                                 cl::desc("No summary on stderr"),
                                 cl::cat(category));

bool CompileRequest::asksForLowest() const {
  return StringRef(budget).trim() == "min";
}

bool CompileRequest::isBinary() const {
  return emit == "object" || emit == "shared" || emit == "executable" ||
         isDeviceOnly();
}

bool CompileRequest::isDeviceOnly() const {
  return emit == "ptx" || emit == "cubin" || emit == "fatbin";
}

PlanningOptions
CompileRequest::makePlanningOptions(bool hasOwnKernels) const {
  PlanningOptions options;
  options.budget = budget;
  options.reserve = reserve;
  options.device = device;
  options.policy = policy;
  options.profile = profile;
  options.timeLimit = timeLimit;
  options.workLimit = workLimit;
  options.keepOrder = keepOrder;
  options.seed = seed;
  options.lossResult = lossResult;
  options.pieces = pieces;
  options.allowOffload = offload;
  options.memory = memory->makeWithoutAnswers();
  if (hasOwnKernels) {
    options.measureWorkspace = measureWorkspace;
    options.resultsUpFront = resultsUpFront;
  }
  return options;
}

static ExitCode checkEmit(const CompileRequest &request) {
  const StringRef kinds[] = {"stablehlo",  "remat",   "problem", "profile",
                             "plan",       "summary", "object",  "shared",
                             "executable", "ptx",     "cubin",   "fatbin"};
  if (llvm::is_contained(kinds, StringRef(request.emit)))
    return ExitCode::Success;
  return reportError(ExitCode::Usage,
                     "--emit: expected " + joinAlternatives(kinds) + ", got '" +
                         request.emit + "'; the nearest is '" +
                         findNearestName(request.emit, kinds) + "'");
}

/// Objects are for hosts unless a GPU is asked for; that is then the device to
/// plan for, too.
static ExitCode checkBinary(CompileRequest &request) {
  if (request.checkAddresses && request.emit != "object")
    return reportError(ExitCode::Usage,
                       "--check-addresses makes an object for programs that "
                       "are linked with -fsanitize=address: --emit=object");
  if (request.saveTemps && (!request.isBinary() || request.outputPath == "-"))
    return reportError(
        ExitCode::Usage,
        "--save-temps leaves files beside the code that -o names");
  if (!request.isBinary())
    return ExitCode::Success;
  if (pareto.getNumOccurrences())
    return reportError(ExitCode::Usage,
                       "--pareto writes points of many plans, and "
                       "--emit=" +
                           request.emit + " the code of one");
  bool isDeviceOnly = request.isDeviceOnly();
  if (device.getNumOccurrences() == 0 && !isDeviceOnly)
    request.device = "host";
  bool isGpu = findComputeCapability(request.device) != 0;
  bool isFile = StringRef(request.device).ends_with(".json");
  if (isDeviceOnly && !isGpu)
    return reportError(ExitCode::Usage, "--emit=" + request.emit +
                                            " is for GPUs, and device '" +
                                            request.device +
                                            "' is none; --print-supported-gpus "
                                            "lists them");
  if (request.offload && request.device == "host")
    return reportError(ExitCode::Usage,
                       "--offload: device 'host' has no other memory to copy "
                       "values to; GPUs have, and devices of files with "
                       "offloadBytesPerSecond");
  if (request.device != "host" && !isGpu && !isFile)
    return reportError(ExitCode::Usage,
                       "--emit=" + request.emit +
                           " compiles for device 'host' and for "
                           "GPUs, not for '" +
                           request.device +
                           "'; --print-supported-gpus lists them");
  if (llvm::Error error = checkTargetCpu(request.targetCpu))
    return reportError(ExitCode::Usage,
                       "--target-cpu: " + llvm::toString(std::move(error)));
  if (request.emit != "object" && request.emit != "ptx" &&
      request.outputPath == "-")
    return reportError(ExitCode::Usage, "--emit=" + request.emit +
                                            " needs a file to write: -o OUT");
  // Better now than when the step has been planned and compiled.
  if (request.emit == "executable") {
    if (request.runtimeLibrary.empty())
      request.runtimeLibrary = findRuntimeLibrary();
    if (!llvm::sys::fs::exists(request.runtimeLibrary))
      return reportError(ExitCode::BadInput,
                         "cannot find the runtime '" + request.runtimeLibrary +
                             "'; --runtime-library=F names it");
  }
  return ExitCode::Success;
}

/// What is planned besides is told in the summary.
static ExitCode checkMicrobatches(const CompileRequest &request) {
  bool hasSummary = !request.pareto && request.emit != "problem" &&
                    request.emit != "profile";
  if (!request.microbatches || hasSummary)
    return ExitCode::Success;
  return reportError(ExitCode::Usage,
                     "--microbatches tells of other plans in the summary, and "
                     "--pareto, --emit=problem and --emit=profile have none");
}

/// Exported steps stay as precise as they are: their compiler reads what they ask for.
static ExitCode checkPrecision(const CompileRequest &request) {
  if (!request.allowTf32)
    return ExitCode::Success;
  if (request.emit == "stablehlo")
    return reportError(ExitCode::Usage,
                       "--allow-tf32 is for binaries of GPUs; who compiles the "
                       "exported step chooses by the precision of its operations");
  if (findComputeCapability(request.device) != 0)
    return ExitCode::Success;
  return reportError(ExitCode::Usage,
                     "--allow-tf32 is for GPUs, and device '" + request.device +
                         "' is none; --print-supported-gpus lists them");
}

static ExitCode checkUnrolling(CompileRequest &request) {
  if (unrollLoops.getNumOccurrences() == 0)
    return ExitCode::Success;
  request.choosesUnrolling = unrollLoops == "auto";
  if (!request.choosesUnrolling &&
      (StringRef(unrollLoops).getAsInteger(10, request.unrollLoops) ||
       request.unrollLoops == 0))
    return reportError(ExitCode::Usage, "--unroll-loops: expected a number of "
                                        "iterations or auto, got '" +
                                            unrollLoops.getValue() + "'");
  if (request.choosesUnrolling &&
      (!request.planIn.empty() || request.pareto || request.emit == "problem" ||
       request.emit == "profile"))
    return reportError(
        ExitCode::Usage,
        "--unroll-loops=auto chooses by one plan of its own; with "
        "--plan-in, --pareto, --emit=problem and --emit=profile "
        "give the number of iterations");
  return ExitCode::Success;
}

static ExitCode checkChunks(CompileRequest &request) {
  if (chunk.getNumOccurrences() == 0)
    return ExitCode::Success;
  if (chunk == "auto" || chunk == "off") {
    request.pieces = chunk == "auto" ? 0 : 1;
  } else if (StringRef(chunk).getAsInteger(10, request.pieces) ||
             request.pieces < 2) {
    return reportError(ExitCode::Usage,
                       "--chunk: expected a number of pieces from 2 on, auto or "
                       "off, got '" +
                           chunk.getValue() + "'");
  }
  if (!request.planIn.empty())
    return reportError(ExitCode::Usage,
                       "--plan-in and --chunk contradict each other: a plan "
                       "from a file is for so many pieces already");
  return ExitCode::Success;
}

/// Options that are wrong, or contradict each other, before any file is read.
static ExitCode checkOptions(CompileRequest &request) {
  if (llvm::Error error = checkRepeatedOptions(category))
    return reportError(ExitCode::Usage, llvm::toString(std::move(error)));
  if (ExitCode code = checkBinary(request); code != ExitCode::Success)
    return code;
  if (ExitCode code = checkEmit(request); code != ExitCode::Success)
    return code;
  if (ExitCode code = checkPrecision(request); code != ExitCode::Success)
    return code;
  if (ExitCode code = checkUnrolling(request); code != ExitCode::Success)
    return code;
  if (ExitCode code = checkMicrobatches(request); code != ExitCode::Success)
    return code;
  if (ExitCode code = checkChunks(request); code != ExitCode::Success)
    return code;
  llvm::Expected<ProgressMode> mode = parseProgressMode(progressText);
  if (!mode)
    return reportError(ExitCode::Usage, llvm::toString(mode.takeError()));
  // `--quiet` means progress, too, unless that is asked for.
  request.progress = request.quiet && !progressText.getNumOccurrences()
                         ? ProgressMode::Off
                         : *mode;
  if (budget.getNumOccurrences())
    if (llvm::Expected<BudgetText> text = parseBudget(request.budget); !text)
      return reportError(ExitCode::Usage, llvm::toString(text.takeError()));
  if (llvm::Error error = checkPlanningOptions(
          request.makePlanningOptions(/*hasOwnKernels=*/true)))
    return reportError(ExitCode::Usage, llvm::toString(std::move(error)));
  if (lossResult.getNumOccurrences() && request.lossResult < 0)
    return reportError(ExitCode::Usage,
                       "--loss: expected the index of a result, got " +
                           llvm::Twine(request.lossResult));
  if (!request.planIn.empty() && policy.getNumOccurrences())
    return reportError(ExitCode::Usage,
                       "--plan-in and --policy contradict each other: a plan "
                       "from a file has its decisions already");
  if (pareto.getNumOccurrences() &&
      (request.pareto < 2 || request.pareto > planner::mostTradeOffPoints))
    return reportError(ExitCode::Usage,
                       "--pareto: expected 2 to " +
                           llvm::Twine(planner::mostTradeOffPoints) +
                           " points, got " + llvm::Twine(request.pareto));
  if (pareto.getNumOccurrences() &&
      (!request.planIn.empty() || budget.getNumOccurrences()))
    return reportError(ExitCode::Usage,
                       "--pareto has its own budgets and plans: it goes with "
                       "neither --budget nor --plan-in");
  if (request.planIn == "-" && request.inputPath == "-")
    return reportError(ExitCode::Usage,
                       "the step and --plan-in cannot both be standard input");
  if (request.summaryJson == "-" && request.outputPath == "-")
    return reportError(ExitCode::Usage, "-o and --summary-json cannot both be "
                                        "standard output");
  if (llvm::Error error = checkDistinctFiles(
          request.inputPath, {{"-o", request.outputPath},
                              {"--summary-json", request.summaryJson},
                              {"--report", request.reportPath}}))
    return reportError(ExitCode::Usage, llvm::toString(std::move(error)));
  for (llvm::StringRef path : {llvm::StringRef(request.outputPath),
                               llvm::StringRef(request.summaryJson),
                               llvm::StringRef(request.reportPath)})
    if (llvm::Error error = checkOutputFile(path))
      return reportError(ExitCode::BadInput, llvm::toString(std::move(error)));
  if (llvm::Expected<DeviceDescriptor> descriptor = loadDevice(request.device)) {
    request.measureWorkspace = makeWorkspaceMeasure(*descriptor);
    request.resultsUpFront = descriptor->startsEarly;
  } else { // The planning session reports it.
    llvm::consumeError(descriptor.takeError());
  }
  return ExitCode::Success;
}

static void printVersion(llvm::raw_ostream &os) {
  os << "remat-compile " << REMAT_VERSION << " (LLVM " << LLVM_VERSION_STRING
     << ")\n";
}

ExitCode remat::parseCommandLine(int argc, char **argv,
                                 CompileRequest &request) {
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter(printVersion);
  if (!cl::ParseCommandLineOptions(
          argc, argv, "Makes a training step fit a memory budget.\n",
          &llvm::errs()))
    return ExitCode::Usage;
  request = parsed;
  return request.printSupportedGpus ? ExitCode::Success : checkOptions(request);
}
