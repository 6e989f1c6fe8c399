// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds everything that Remat does not support, in one walk that does not
/// recurse and changes nothing. Reports are per kind of thing, not per place: a
/// module with 500 dynamic shapes gets one error that says so.

#include "ImportSteps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include <cmath>

using namespace mlir;
using namespace remat;

/// What fits in the address space of a process; of what many devices share, the
/// part of one is looked at later.
static constexpr double maximalLogBytes = 47, maximalSharedLogBytes = 55;
static constexpr unsigned maximalRank = 32;
static constexpr unsigned maximalNesting = 1000;
/// Ops after inlining: more than any training step, less than memory.
static constexpr uint64_t maximalOps = 10'000'000;
static constexpr unsigned maximalNotes = 3;

/// Dialects of which all ops but `isRejectedOp` are known, or treated as opaque.
static bool isKnownDialect(StringRef name) {
  static const StringRef known[] = {"chlo", "func", "remat", "sdy", "stablehlo"};
  return llvm::is_contained(known, name);
}

static bool hasSeveralDevices(ModuleOp module) {
  auto partitions = module->getAttrOfType<IntegerAttr>("mhlo.num_partitions");
  return partitions && partitions.getInt() > 1;
}

namespace {
/// The places of one kind of unsupported thing.
struct Problem {
  std::string message;
  /// What to do, after the number of uses.
  std::string advice;
  SmallVector<Location, maximalNotes + 1> places;
  unsigned uses = 0;
};

class Checker {
public:
  Checker(ModuleOp module, ArrayRef<std::string> keptComposites)
      : module(module), keptComposites(keptComposites),
        isShared(hasSeveralDevices(module)) {}

  LogicalResult run();

private:
  void report(StringRef kind, Location loc, const Twine &message,
              const Twine &advice = "");
  void adviseOnShapes();
  LogicalResult emitReports();

  void checkOps();
  void checkOp(Operation *op, unsigned depth);
  void checkDonations(func::FuncOp function);
  void checkRegion(Operation *op, Region &region, unsigned depth);
  void checkDialect(Type type, Location loc, const Twine &place);
  void checkType(Type type, Location loc, const Twine &place);
  void checkTensor(ShapedType type, Location loc, const Twine &place);
  void checkElement(Type element, Type whole, Location loc, const Twine &place);
  void checkCall(Operation *op, FlatSymbolRefAttr callee, unsigned depth);
  void measureInlined(func::FuncOp function);
  void checkCallsFrom(func::FuncOp root);
  void checkCallGraph();

  enum class State { New, Open, Done };

  ModuleOp module;
  ArrayRef<std::string> keptComposites;
  /// Several devices share the tensors of the module.
  bool isShared;
  /// Which forms of input the ops are of.
  bool hasStableHLO = false, hasUpstreamOps = false;
  llvm::MapVector<StringRef, Problem> problems;
  llvm::StringSet<> kinds;
  unsigned totalUses = 0;
  llvm::DenseSet<Type> goodTypes;
  llvm::StringMap<func::FuncOp> functions;
  struct Call {
    Operation *op;
    func::FuncOp callee;
    /// How deep in regions the call is.
    unsigned depth;
  };
  /// The calls in each function, in order.
  llvm::DenseMap<Operation *, SmallVector<Call>> calls;
  llvm::DenseMap<Operation *, unsigned> depths;
  llvm::DenseMap<Operation *, State> states;
  llvm::DenseMap<Operation *, uint64_t> opCounts;
  func::FuncOp currentFunction;
  bool isTooDeep = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

void Checker::report(StringRef kind, Location loc, const Twine &message,
                     const Twine &advice) {
  Problem &problem = problems[kinds.insert(kind).first->getKey()];
  ++totalUses;
  if (problem.uses++ == 0) {
    problem.message = message.str();
    problem.advice = advice.str();
  }
  if (problem.places.size() <= maximalNotes)
    problem.places.push_back(loc);
}

/// Only once all ops have been seen is it known in which form the step came.
void Checker::adviseOnShapes() {
  StringRef advice =
      hasUpstreamOps && !hasStableHLO
          ? "remat needs static shapes; lower the step to linalg with concrete "
            "shapes, and do not tile it"
          : "remat needs static shapes; use jax.export with concrete shapes";
  for (StringRef kind : {"unranked", "dynamic"})
    if (auto *found = problems.find(kind); found != problems.end())
      found->second.advice = advice;
}

LogicalResult Checker::emitReports() {
  for (auto &[kind, problem] : problems) {
    InFlightDiagnostic error = emitError(problem.places.front());
    error << problem.message;
    if (problem.uses > 1)
      error << " (" << problem.uses << " uses)";
    if (!problem.advice.empty())
      error << "; " << problem.advice;
    for (Location place : ArrayRef(problem.places).drop_front())
      error.attachNote(place) << "also here";
  }
  return success(problems.empty());
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

void Checker::checkElement(Type element, Type whole, Location loc,
                           const Twine &place) {
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  if (isa<quant::QuantizedType>(element))
    return report("quantized", loc,
                  "quantized types are not supported: " +
                      llvm::formatv("{0}", whole).str() + place);
  auto number = dyn_cast<FloatType>(element);
  if (isa<IndexType>(element) || (number && number.getWidth() <= 64))
    return;
  auto integer = dyn_cast<IntegerType>(element);
  if (integer && integer.getWidth() <= 64 && integer.getWidth() > 0)
    return;
  report("element type", loc,
         "element type " + llvm::formatv("{0}", element).str() +
             " is not supported" + place);
}

/// The binary logarithm of the bytes of a static tensor; a boolean takes one.
static double computeLogBytes(ShapedType type) {
  Type element = type.getElementType();
  double log = 0;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    element = complex.getElementType();
    log = 1;
  }
  unsigned bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  log += std::log2(llvm::divideCeil(bits, 8));
  for (int64_t size : type.getShape()) {
    if (size == 0)
      return 0;
    log += std::log2(static_cast<double>(size));
  }
  return log;
}

static std::string formatPowerOfTwo(double log) {
  double rounded = std::round(log);
  if (std::abs(log - rounded) < 1e-9)
    return llvm::formatv("2^{0}", static_cast<int64_t>(rounded)).str();
  return llvm::formatv("about 2^{0:F1}", log).str();
}

void Checker::checkTensor(ShapedType type, Location loc, const Twine &place) {
  std::string text = llvm::formatv("{0}", type).str();
  if (!type.hasRank())
    return report("unranked", loc, "unranked tensor in " + text + place);
  if (!type.hasStaticShape())
    return report("dynamic", loc, "dynamic dimension in " + text + place);
  if (auto ranked = dyn_cast<RankedTensorType>(type); ranked && ranked.getEncoding())
    return report("encoding", loc, "encoded tensor " + text + place,
                  "remat plans dense tensors without encodings");
  if (type.getRank() > maximalRank)
    return report("rank", loc,
                  text + " has rank " + Twine(type.getRank()) +
                      ", above the limit of " + Twine(maximalRank) + place);
  if (!isa<FloatType, IntegerType, IndexType, ComplexType>(
          type.getElementType()))
    return;
  double log = computeLogBytes(type);
  double limit = isShared ? maximalSharedLogBytes : maximalLogBytes;
  if (log > limit)
    report("bytes", loc,
           text + " needs " + formatPowerOfTwo(log) + " bytes, above the " +
               formatPowerOfTwo(limit) + " limit" + place);
}

/// Types of dialects that are not loaded are opaque; of Enzyme's, `lowerEnzyme` says more.
void Checker::checkDialect(Type type, Location loc, const Twine &place) {
  auto opaque = dyn_cast<OpaqueType>(type);
  StringRef dialect = opaque ? opaque.getDialectNamespace().getValue()
                             : type.getDialect().getNamespace();
  if (dialect == "builtin" || dialect == "enzyme" || isKnownDialect(dialect))
    return;
  report("type", loc,
         "type " + llvm::formatv("{0}", type).str() + " is not supported" + place,
         "lower the step to StableHLO, or to linalg on tensors: docs/ops.md");
}

void Checker::checkType(Type type, Location loc, const Twine &place) {
  if (goodTypes.contains(type))
    return;
  unsigned usesBefore = totalUses;
  if (auto tuple = dyn_cast<TupleType>(type))
    for (Type part : tuple.getTypes())
      checkType(part, loc, place);
  if (isa<TensorType>(type)) {
    checkElement(cast<ShapedType>(type).getElementType(), type, loc, place);
    checkTensor(cast<ShapedType>(type), loc, place);
  }
  if (isa<FloatType, IntegerType, ComplexType>(type))
    checkElement(type, type, loc, place);
  if (isa<VectorType>(type))
    report("vector", loc,
           "vectors are not supported: " + llvm::formatv("{0}", type).str() +
               place,
           "remat plans programs on tensors");
  if (isa<BaseMemRefType>(type))
    report("memref", loc,
           "buffers are not supported: " + llvm::formatv("{0}", type).str() +
               place,
           "remat plans programs on tensors");
  checkDialect(type, loc, place);
  if (totalUses == usesBefore)
    goodTypes.insert(type);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Ops of known dialects whose meaning depends on sizes that are data, or that
/// run beside others.
static bool isRejectedOp(Operation *op) {
  using namespace stablehlo;
  return isa<AsyncDoneOp, AsyncStartOp, DynamicBroadcastInDimOp, DynamicConvOp,
             DynamicGatherOp, DynamicIotaOp, DynamicPadOp, DynamicReshapeOp,
             RealDynamicSliceOp, SetDimensionSizeOp, UniformDequantizeOp,
             UniformQuantizeOp, func::CallIndirectOp, func::ConstantOp>(op) ||
         op->getName().getStringRef().starts_with("chlo.dynamic_");
}

static bool isSupported(Operation *op) {
  if (isLoweredEnzymeOp(op))
    return true;
  if (!op->isRegistered() || isRejectedOp(op))
    return false;
  return isKnownDialect(op->getName().getDialectNamespace()) ||
         isSupportedUpstreamOp(op) || isa<cf::AssertOp>(op);
}

/// ` (argument 2 "x")`, with the name if its location has one.
static std::string describeArgument(BlockArgument argument) {
  std::string text =
      llvm::formatv(" (argument {0}", argument.getArgNumber()).str();
  if (auto name = dyn_cast<NameLoc>(argument.getLoc()))
    text += llvm::formatv(" \"{0}\"", name.getName().getValue()).str();
  return text + ")";
}

/// JAX locates arguments by name only; then their op is the place.
static Location findPlace(BlockArgument argument) {
  Location loc = argument.getLoc();
  return loc->findInstanceOf<FileLineColLoc>()
             ? loc
             : argument.getOwner()->getParentOp()->getLoc();
}

void Checker::checkCall(Operation *op, FlatSymbolRefAttr callee,
                        unsigned depth) {
  func::FuncOp function = functions.lookup(callee.getValue());
  if (!function || function.isExternal())
    return report("no body", op->getLoc(),
                  "call of @" + callee.getValue() + ", which has no body");
  if (!op->getRegions().empty())
    return report("composite region", op->getLoc(),
                  "a composite with regions is not supported");
  if (function.getFunctionType() != FunctionType::get(op->getContext(),
                                                      op->getOperandTypes(),
                                                      op->getResultTypes()))
    return report("call type", op->getLoc(),
                  "call of @" + callee.getValue() +
                      " with other types than the function has");
  calls[currentFunction].push_back({op, function, depth});
}

void Checker::checkOp(Operation *op, unsigned depth) {
  ++opCounts[currentFunction];
  StringRef name = op->getName().getStringRef();
  hasStableHLO |= name.starts_with("stablehlo.") || name.starts_with("chlo.");
  hasUpstreamOps |= isSupportedUpstreamOp(op);
  // Branches between blocks are reported with the region that holds the blocks.
  bool isBranch =
      op->hasTrait<OpTrait::IsTerminator>() && op->getNumSuccessors() != 0;
  if (!isBranch && !isSupported(op))
    return report(name, op->getLoc(), "'" + name + "' is not supported",
                  "supported ops: docs/ops.md");
  for (Type type : op->getResultTypes())
    checkType(type, op->getLoc(), "");
  if (FlatSymbolRefAttr callee = getInlinedCallee(op, keptComposites))
    return checkCall(op, callee, depth);
  // The cost of a composite that stays is that of its decomposition, which must
  // not come back to it.
  if (auto composite = dyn_cast<stablehlo::CompositeOp>(op))
    if (func::FuncOp function = functions.lookup(composite.getDecomposition()))
      calls[currentFunction].push_back({op, function, depth});
}

/// Each result may take over one argument.
void Checker::checkDonations(func::FuncOp function) {
  llvm::SmallDenseMap<int64_t, unsigned> arguments;
  for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
    Attribute given = function.getArgAttr(i, "tf.aliasing_output");
    if (!given || function.isExternal())
      continue;
    BlockArgument argument = function.getArgument(i);
    auto alias = dyn_cast<IntegerAttr>(given);
    if (!alias) {
      report("alias", findPlace(argument),
             "tf.aliasing_output" + describeArgument(argument) +
                 " is no number of a result");
      continue;
    }
    std::string said = "tf.aliasing_output = " + std::to_string(alias.getInt()) +
                       describeArgument(argument);
    if (alias.getInt() < 0 || alias.getInt() >= function.getNumResults())
      report("aliased result", findPlace(argument),
             said + " names no result: @" + function.getSymName() + " has " +
                 Twine(function.getNumResults()));
    else if (auto [entry, isNew] = arguments.try_emplace(alias.getInt(), i); !isNew)
      report("aliased twice", findPlace(argument),
             said + ": argument " + Twine(entry->second) +
                 " is donated to that result, too");
  }
}

void Checker::checkRegion(Operation *op, Region &region, unsigned depth) {
  if (auto function = dyn_cast<func::FuncOp>(op)) {
    currentFunction = function;
    checkDonations(function);
  }
  if (depth > maximalNesting && !isTooDeep) {
    isTooDeep = true;
    report("nesting", op->getLoc(),
           "region nesting deeper than " + Twine(maximalNesting));
  }
  unsigned &deepest = depths[currentFunction];
  deepest = std::max(deepest, depth);
  if (!region.empty() && !region.hasOneBlock())
    report("blocks", op->getLoc(), "unstructured control flow",
           "run --lift-cf-to-scf first");
  for (Block &block : region)
    for (BlockArgument argument : block.getArguments())
      checkType(argument.getType(), findPlace(argument),
                isa<func::FuncOp>(op) ? describeArgument(argument) : "");
}

/// Visits all ops in order with a stack of its own, since the nesting of a
/// module that comes as bytecode has no limit.
void Checker::checkOps() {
  struct Place {
    Operation *next;
    unsigned depth;
  };
  SmallVector<Place> stack;
  auto enter = [&](Operation *op, unsigned depth) {
    for (Region &region : llvm::reverse(op->getRegions())) {
      checkRegion(op, region, depth);
      if (depth > maximalNesting)
        continue;
      for (Block &block : llvm::reverse(region))
        if (!block.empty())
          stack.push_back({&block.front(), depth});
    }
  };
  enter(module, 1);
  while (!stack.empty()) {
    Place place = stack.pop_back_val();
    Operation *op = place.next;
    if (Operation *following = op->getNextNode())
      stack.push_back({following, place.depth});
    if (op->getParentOp() == module)
      currentFunction = nullptr;
    checkOp(op, place.depth);
    enter(op, place.depth + 1);
  }
}

//===----------------------------------------------------------------------===//
// Call graph
//===----------------------------------------------------------------------===//

/// `@f -> @g -> @f`, for the call that closes a cycle of open functions.
static std::string describeCycle(ArrayRef<func::FuncOp> path,
                                 func::FuncOp callee) {
  std::string cycle;
  for (const func::FuncOp *it = llvm::find(path, callee); it != path.end();
       ++it)
    cycle += "@" + func::FuncOp(*it).getSymName().str() + " -> ";
  return cycle + "@" + callee.getSymName().str();
}

/// Adds up the ops that the function has once its calls are inlined, and how
/// deep they then are.
void Checker::measureInlined(func::FuncOp function) {
  uint64_t count = opCounts[function];
  unsigned depth = depths[function];
  for (const Call &call : calls[function]) {
    count = llvm::SaturatingAdd(count, opCounts[call.callee]);
    depth = std::max(depth, call.depth + depths[call.callee]);
  }
  opCounts[function] = count;
  depths[function] = depth;
  if (depth > maximalNesting && !isTooDeep)
    report("inlined nesting", function.getLoc(),
           "inlining the calls in @" + function.getSymName() +
               " makes region nesting deeper than " + Twine(maximalNesting));
  if (count > maximalOps)
    report("size", function.getLoc(),
           "inlining the calls in @" + function.getSymName() +
               " makes more than " + Twine(maximalOps) + " ops");
}

/// Depth first over the functions: a call of a function that is not finished
/// yet closes a cycle.
void Checker::checkCallsFrom(func::FuncOp root) {
  SmallVector<func::FuncOp> path = {root};
  SmallVector<size_t> nextCalls = {0};
  states[root] = State::Open;
  while (!path.empty()) {
    func::FuncOp function = path.back();
    auto &functionCalls = calls[function];
    if (nextCalls.back() == functionCalls.size()) {
      measureInlined(function);
      states[function] = State::Done;
      path.pop_back();
      nextCalls.pop_back();
      continue;
    }
    auto [call, callee, depth] = functionCalls[nextCalls.back()++];
    if (states[callee] == State::Open)
      report("recursion", call->getLoc(),
             "recursive call " + describeCycle(path, callee) +
                 " is not supported");
    if (states[callee] != State::New)
      continue;
    states[callee] = State::Open;
    path.push_back(callee);
    nextCalls.push_back(0);
  }
}

void Checker::checkCallGraph() {
  for (auto function : module.getOps<func::FuncOp>())
    if (states[function] == State::New)
      checkCallsFrom(function);
}

LogicalResult Checker::run() {
  for (auto function : module.getOps<func::FuncOp>())
    functions[function.getSymName()] = function;
  checkOps();
  adviseOnShapes();
  checkCallGraph();
  return emitReports();
}

LogicalResult remat::checkSupported(ModuleOp module,
                                    ArrayRef<std::string> keptComposites) {
  return Checker(module, keptComposites).run();
}
