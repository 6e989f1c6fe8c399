// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PrepareStep.h"

#include "Errors.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Parser/Parser.h"
#include "remat/Conversion/StableHLOToLinalg.h"
#include "remat/Dialect/Remat/Attention.h"
#include "remat/Pipelines/ChunkedStep.h"
#include "remat/Pipelines/InputFile.h"
#include "remat/Pipelines/PlanStep.h"
#include "remat/Target/StepDescription.h"
#include "remat/Transforms/AddSlices.h"
#include "remat/Transforms/AllowTf32.h"
#include "remat/Transforms/BranchLoops.h"
#include "remat/Transforms/BranchResiduals.h"
#include "remat/Transforms/FlattenBranches.h"
#include "remat/Transforms/FoldCounters.h"
#include "remat/Transforms/FoldTransposes.h"
#include "remat/Transforms/FormAttention.h"
#include "remat/Transforms/FormOneHots.h"
#include "remat/Transforms/FormProducts.h"
#include "remat/Transforms/FormRepeats.h"
#include "remat/Transforms/Import.h"
#include "remat/Transforms/MergeStacks.h"
#include "remat/Transforms/OrderBatches.h"
#include "remat/Transforms/OrderFilters.h"
#include "remat/Transforms/PadProducts.h"
#include "remat/Transforms/RoundToAlgorithms.h"
#include "remat/Transforms/Schedule.h"
#include "remat/Transforms/SplitScatters.h"
#include "remat/Transforms/SumStacks.h"
#include "remat/Transforms/UniformStacks.h"
#include "remat/Transforms/UnrollLoops.h"
#include "remat/Transforms/WaitingLimits.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace remat;

/// What to do about an op of a dialect that is not read, by MLIR's message.
static std::string adviseOnDialect(StringRef message) {
  if (message.contains("'ml_program."))
    return "a step has no state of its own: make an argument of each global, and a "
           "result of what becomes of it";
  return "a step is read as StableHLO, or as linalg on tensors (docs/ops.md): lower "
         "other dialects to one of them";
}

/// What to do about other forms of a step that JAX prints; "" for none of these.
static StringRef adviseOnForm(StringRef text) {
  StringRef begin = text.ltrim();
  if (begin.starts_with("HloModule"))
    return "this is HLO text; export the step as StableHLO: "
           "jax.jit(step).lower(...).as_text()";
  if (begin.starts_with("{ lambda"))
    return "this is a jaxpr; export the step as StableHLO: "
           "jax.jit(step).lower(...).as_text()";
  return "";
}

/// Parses, and says what to do about bytecode that MLIR cannot read.
static OwningOpRef<ModuleOp>
parseInput(std::unique_ptr<llvm::MemoryBuffer> buffer,
           llvm::SourceMgr &sourceManager, MLIRContext &context) {
  bool isBinary = isBytecode(*buffer);
  std::string wayOut = adviseOnForm(buffer->getBuffer()).str();
  bool isCutOff =
      !isBinary && wayOut.empty() && endsInBrackets(buffer->getBuffer());
  sourceManager.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  // StableHLO of its makers writes its attributes in a form of its own.
  bool isOfOthers = false;
  ScopedDiagnosticHandler listener(&context, [&](Diagnostic &diagnostic) {
    std::string text = diagnostic.str();
    isOfOthers |= StringRef(text).contains("does not implement the bytecode interface");
    if (StringRef(text).contains("' not found for custom op '"))
      wayOut = adviseOnDialect(text);
    return success(isOfOthers);
  });
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sourceManager, ParserConfig(&context));
  if (!module && isBinary && isOfOthers)
    reportError(ExitCode::BadInput,
                "this is bytecode as JAX writes it, of which Remat reads the "
                "text only; export the step as text: "
                "jax.jit(step).lower(...).as_text()");
  else if (!module && isBinary)
    reportError(ExitCode::BadInput,
                "the bytecode is damaged, or newer than this tool; export the "
                "step as text: jax.jit(step).lower(...).as_text()");
  if (!module && isCutOff)
    llvm::WithColor::note(llvm::errs(), "remat-compile")
        << "the text ends inside of brackets: the file may have been cut off\n";
  if (!module && !wayOut.empty())
    llvm::WithColor::note(llvm::errs(), "remat-compile") << wayOut << "\n";
  return module;
}

/// `--loss` names a result that the step has, of one element.
static ExitCode checkLoss(func::FuncOp function, int64_t lossResult) {
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
static FailureOr<func::FuncOp> importStep(ModuleOp module,
                                          const CompileRequest &request) {
  ImportOptions options;
  options.callDeclarations = request.callDeclarations;
  options.undoCheckpoint = request.undoCheckpoint;
  options.unrollLoops = request.unrollLoops;
  if (failed(importModule(module, options)))
    return failure();
  return findTrainingStep(module);
}

/// Barriers keep XLA from merging recomputations; nothing does that for ops of
/// other dialects, so that StableHLO is printed for StableHLO only.
static bool isExported(Operation *op) {
  return !isa_and_present<affine::AffineDialect, arith::ArithDialect,
                          bufferization::BufferizationDialect,
                          complex::ComplexDialect, linalg::LinalgDialect,
                          math::MathDialect, scf::SCFDialect,
                          tensor::TensorDialect, ub::UBDialect>(op->getDialect());
}

bool remat::isExportable(Operation *root) {
  return !root
              ->walk([](Operation *op) {
                return isExported(op) ? WalkResult::advance()
                                      : WalkResult::interrupt();
              })
              .wasInterrupted();
}

/// The way out of what binaries cannot do, where there is one.
static std::string suggestStableHLO(func::FuncOp function, StringRef what) {
  return isExportable(function)
             ? ("\nhelp: --emit=stablehlo " + what).str()
             : "";
}

static ExitCode checkExportable(func::FuncOp function) {
  llvm::MapVector<StringRef, int64_t> others;
  function.walk([&](Operation *op) {
    if (!isExported(op))
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
                         "carried out, --emit=plan the plan; --emit=shared "
                         "compiles it");
}

/// A binary is of one step. Other functions that callers could have called are left out,
/// which is said.
static void dropOtherFunctions(ModuleOp module, func::FuncOp step, bool quiet) {
  std::string names;
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
    if (function == step || function.isPrivate())
      continue;
    names += (names.empty() ? "@" : ", @") + function.getSymName().str();
    function.setPrivate();
    if (SymbolTable::symbolKnownUseEmpty(function, module))
      function.erase();
  }
  if (!names.empty() && !quiet)
    llvm::WithColor::warning(llvm::errs(), "remat-compile")
        << "the binary runs @" << step.getSymName() << " only, not " << names
        << ", which the module makes public, too\n";
}

/// Code of kernels and loops, the device's module and the runtime have names of their own
/// in a binary, which a step cannot have.
static void avoidNames(func::FuncOp step, bool quiet) {
  StringRef name = step.getSymName();
  bool isTaken = name.empty() || name == "device";
  for (StringRef prefix : {"kernel", "loop_", "remat_"})
    isTaken |= name.starts_with(prefix);
  if (!isTaken)
    return;
  if (!quiet)
    llvm::WithColor::warning(llvm::errs(), "remat-compile")
        << "the binary calls the step @main: it has functions of its own with names like '"
        << name << "'\n";
  step.setSymName("main");
}

/// Fails, with a diagnostic, if passes have planned the step, or bodies of its loops, before.
static LogicalResult checkGiven(func::FuncOp function) {
  if (failed(checkUnplanned(function)))
    return failure();
  WalkResult walked = function.walk([](Operation *loop) {
    if (!loop->hasAttr(RematDialect::bodyAttrName))
      return WalkResult::advance();
    loop->emitError() << "the loop's body is planned already ('"
                     << RematDialect::bodyAttrName
                     << "'); give the step as it was before --remat-loops";
    return WalkResult::interrupt();
  });
  return failure(walked.wasInterrupted());
}

ExitCode remat::readStep(std::unique_ptr<llvm::MemoryBuffer> buffer,
                         const CompileRequest &request,
                         llvm::SourceMgr &sourceManager, MLIRContext &context,
                         OwningOpRef<ModuleOp> &module,
                         func::FuncOp &function) {
  module = parseInput(std::move(buffer), sourceManager, context);
  if (!module)
    return ExitCode::BadInput;
  FailureOr<func::FuncOp> step = importStep(*module, request);
  if (failed(step))
    return ExitCode::BadInput;
  function = *step;
  if (failed(checkGiven(function)))
    return ExitCode::BadInput;
  if (ExitCode code = checkLoss(function, request.lossResult);
      code != ExitCode::Success)
    return code;
  if (request.emit == "stablehlo")
    if (ExitCode code = checkExportable(function); code != ExitCode::Success)
      return code;
  if (request.isBinary()) {
    dropOtherFunctions(*module, function, request.quiet);
    avoidNames(function, request.quiet);
  }
  // Better now than when the step has been planned for an hour.
  if (request.isBinary() && failed(checkLowerable(function)))
    return reportError(ExitCode::BadInput,
                       "the step has ops that no binary can have" +
                           suggestStableHLO(function, "leaves them to XLA"));
  if (request.isBinary() && failed(checkPassedTypes(function)))
    return reportError(ExitCode::BadInput,
                       "the step passes what no binary can" +
                           suggestStableHLO(function, "leaves it to XLA"));
  return ExitCode::Success;
}

/// What keeping everything takes by the device's compiler. Planning meets the same errors,
/// and reports them.
static llvm::Expected<int64_t> appraiseKeepAll(func::FuncOp function,
                                               const CompileRequest &request) {
  llvm::Expected<std::unique_ptr<PlanningSession>> session = PlanningSession::create(
      function, request.makePlanningOptions(/*hasOwnKernels=*/false));
  if (!session)
    return session.takeError();
  return appraiseExport(
      **session, planner::makeKeepAllPlan((*session)->getTraining().problem));
}

/// Another compiler takes selections into its kernels as ours are; but one that makes
/// things again for each reader may keep more for that than the scatter's one tensor.
static void formOneHotsForCompiler(func::FuncOp function,
                                   const DeviceDescriptor &descriptor,
                                   const CompileRequest &request) {
  OwningOpRef<func::FuncOp> given = function.clone();
  batchIndices(function);
  formOneHots(function);
  sinkGathers(function);
  if (!descriptor.startsEarly ||
      OperationEquivalence::isEquivalentTo(
          function, *given, OperationEquivalence::IgnoreLocations))
    return;
  auto appraise = [&] {
    return llvm::expectedToOptional(appraiseKeepAll(function, request));
  };
  std::optional<int64_t> bytes = appraise();
  OwningOpRef<func::FuncOp> changed = function.clone();
  replaceByClone(function, *given);
  std::optional<int64_t> givenBytes = appraise();
  if (!bytes || !givenBytes || *bytes <= *givenBytes)
    replaceByClone(function, *changed);
}

/// Branches that hold at least this part of the step's keep-all peak are planned.
static constexpr int64_t noticeablePart = 64;

/// Has steps inside of branches planned as bodies of loops. A branch and its backward pass
/// are left together.
static void planLargeBranches(func::FuncOp function,
                              const DeviceDescriptor &descriptor, bool hasOwnKernels,
                              const CompileRequest &request) {
  if (llvm::none_of(function.getBody().front(),
                    [](Operation &op) { return hasHeavyBranch(&op); }))
    return;
  // Planning meets the same errors, and reports them.
  auto keepAll = llvm::expectedToOptional(
      measureAsGiven(function, request.makePlanningOptions(hasOwnKernels)));
  if (!keepAll)
    return;
  CostModel costs(descriptor);
  runBranchesAsLoops(function, [&](Operation *branches) {
    return !isPairedBranch(branches) && computeBodyCost(branches, costs).bytes >
                                            keepAll->peakBytes / noticeablePart;
  });
}

/// Brings the step into the form that suits its engine, above all our kernels, and finds a
/// better order of ops where the given one is bad for memory.
static LogicalResult prepareStep(func::FuncOp function,
                                 DeviceDescriptor descriptor, bool hasOwnKernels,
                                 const CompileRequest &request) {
  TrainingGraphOptions options;
  if (request.lossResult >= 0)
    options.lossResult = request.lossResult;
  // Nobody's loops are better off with stacks of what follows from a counter.
  foldCounters(function);
  readUniformStacks(function);
  planLargeBranches(function, descriptor, hasOwnKernels, request);
  // A device of estimates stands for another compiler.
  if (hasOwnKernels && !descriptor.startsEarly) {
    flattenBranches(function, /*withProducts=*/descriptor.computeCapability > 0);
    shareBranchResiduals(function.getBody().front());
    // What is left of branches would be one kernel of one block.
    runBranchesAsLoops(function, [](Operation *) { return true; });
    unrollLightLoops(function);
    mergeEqualStacks(function);
    addSlices(function);
    sumStacks(function);
    batchIndices(function);
    formOneHots(function);
    sinkGathers(function);
    formRepeats(function);
    formProducts(function);
  } else {
    formOneHotsForCompiler(function, descriptor, request);
  }
  if (hasOwnKernels && descriptor.computeCapability > 0)
    roundToAlgorithms(function);
  // Transposes that are folded into its products would hide what reads them.
  if (hasOwnKernels)
    formAttention(function, CostModel(descriptor), options);
  if (hasOwnKernels && request.allowTf32)
    allowTf32(function);
  if (hasOwnKernels && descriptor.computeCapability > 0) {
    orderFilters(function);
    splitScatters(function);
  }
  // On GPUs a library multiplies where it can.
  if (hasOwnKernels && descriptor.foldsTransposes)
    foldTransposes(function, /*keepsMatrices=*/descriptor.computeCapability > 0);
  if (hasOwnKernels && descriptor.computeCapability > 0) {
    orderBatches(function);
    padProducts(function);
  }
  if (request.keepOrder)
    return success();
  return improveSchedule(function, CostModel(std::move(descriptor)), options);
}

static llvm::Error restoreForms(func::FuncOp function,
                                const PlanningOptions &options,
                                const planner::Plan &plan) {
  if (llvm::Error error = restoreChunks(function, options, plan))
    return error;
  if (llvm::Error error = restoreWaitingLimit(function, options, plan))
    return error;
  return restoreLoops(function, options, plan);
}

static bool isOf(const PlanningSession &session, const planner::Plan &plan) {
  return planner::problemSha256(session.getProblemText()) == plan.problemSha256;
}

llvm::Expected<std::unique_ptr<PlanningSession>>
remat::restoreStep(func::FuncOp function, PlanningOptions options,
                   const planner::Plan &plan) {
  OwningOpRef<func::FuncOp> given = function.clone();
  if (llvm::Error error = restoreForms(function, options, plan))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session || !options.allowOffload || isOf(**session, plan))
    return session;
  session->reset();
  replaceByClone(function, *given);
  options.allowOffload = false;
  return restoreStep(function, options, plan);
}

/// Whether the plan is for the step as it is prepared so.
static bool fitsPlan(func::FuncOp function, const CompileRequest &request,
                     const DeviceDescriptor &descriptor, bool hasOwnKernels,
                     const planner::Plan &plan) {
  ScopedDiagnosticHandler quiet(function.getContext(),
                                [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> copy = function->getParentOfType<ModuleOp>().clone();
  auto step = copy->lookupSymbol<func::FuncOp>(function.getName());
  PlanningOptions options = request.makePlanningOptions(hasOwnKernels);
  if (failed(prepareStep(step, descriptor, hasOwnKernels, request)))
    return false;
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      restoreStep(step, options, plan);
  if (!session) {
    llvm::consumeError(session.takeError());
    return false;
  }
  return isOf(**session, plan);
}

static bool hasAttention(func::FuncOp function) {
  return function
      ->walk([](AttentionOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Who compiles the exported step chooses layouts and runs branches, so that these
/// change for binaries only; but a plan that was made for one of both serves the other
/// as well.
LogicalResult
remat::prepareForDevice(func::FuncOp function, const CompileRequest &request,
                        const std::optional<planner::Plan> &given,
                        bool &hasOwnKernels) {
  llvm::Expected<DeviceDescriptor> descriptor = loadDevice(request.device);
  if (!descriptor) {
    llvm::consumeError(descriptor.takeError());
    return success();
  }
  hasOwnKernels = request.emit != "stablehlo";
  if (given &&
      !fitsPlan(function, request, *descriptor, hasOwnKernels, *given) &&
      fitsPlan(function, request, *descriptor, !hasOwnKernels, *given))
    hasOwnKernels = !hasOwnKernels;
  if (failed(prepareStep(function, std::move(*descriptor), hasOwnKernels,
                         request)))
    return failure();
  if (request.emit == "stablehlo" && hasAttention(function))
    llvm::WithColor::warning(llvm::errs(), "remat-compile")
        << "the plan runs attention as one kernel, as binaries do; in StableHLO "
           "it is ops, which take more memory than the plan says\n";
  return success();
}
