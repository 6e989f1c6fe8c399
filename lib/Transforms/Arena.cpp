// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--remat-arena`: from values to bytes at fixed places. First
/// everything is laid out, then the function is written anew beside the old one.

#include "remat/Planner/Arena.h"
#include "ArenaLoops.h"
#include "ArenaTransfers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/Names.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Sdy.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/ArenaPlaces.h"
#include "remat/Transforms/BufferAssignment.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATARENA
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
/// Memory in the arena that is no value's: the workspace of a step, or a result
/// that needs a copy of its own.
struct Extra {
  int64_t bytes = 0;
  unsigned begin = 0;
  unsigned end = 0;
  std::string name;
  int64_t proposed = noPlace;
  int64_t offset = 0;
};

class ArenaBuilder {
public:
  ArenaBuilder(func::FuncOp function, BufferAssignment buffers,
               SymbolTable &symbols, int64_t alignment)
      : function(function), block(function.getBody().front()),
        buffers(std::move(buffers)), symbols(symbols),
        builder(function.getContext()), alignment(alignment),
        transfers(block, alignment) {}

  FailureOr<func::FuncOp> run();

private:
  FailureOr<func::FuncOp> findImplementation(Operation *kernel,
                                             func::FuncOp callee);
  LogicalResult collectSteps();
  void planResults();
  void countArguments();
  std::optional<int64_t> getBudget();
  void layOut();
  planner::ArenaLayout place(ArrayRef<planner::ArenaBuffer> table,
                             ArrayRef<int64_t> proposed);
  LogicalResult checkBudget();
  void createFunction();
  void writeBody();
  void writeStep(unsigned position, KernelOpInterface kernel);
  void writeOffload(unsigned position, OffloadOp offload);
  void writeFetch(unsigned position, FetchOp fetch);
  void writeResults();
  void writeCopy(Value source, const std::optional<MemorySpan> &from,
                 Value place, const MemorySpan &to);
  std::optional<MemorySpan> findSpan(Value value) const;
  void await(unsigned position, ArrayRef<MemorySpan> reads,
             ArrayRef<MemorySpan> writes);
  void writeConstant(Operation *op);
  void defineBytes(Value root);
  Value viewAs(Value bytes, Type type);
  Value getMemory(Value value, Type type);
  Value arenaBytes(int64_t offset, int64_t bytes);
  Value argumentBytes(unsigned index, int64_t bytes);
  Value index(int64_t value);
  DictionaryAttr describeArena();
  Attribute describeArgument(unsigned index);
  Attribute describeResult(unsigned index);
  bool isInSomeStep(const Buffer &buffer) const;
  void describeBuffers(SmallVectorImpl<Attribute> &entries);
  Attribute describeBuffer(StringRef name, int64_t offset, int64_t bytes,
                           unsigned begin, unsigned end, int64_t memoryClass);
  int64_t roundUp(int64_t bytes) const {
    return llvm::alignTo(bytes, alignment);
  }
  unsigned countSteps(unsigned position) const;

  func::FuncOp function;
  Block &block;
  BufferAssignment buffers;
  SymbolTable &symbols;
  OpBuilder builder;
  int64_t alignment;
  /// Positions of the steps, rising.
  std::vector<unsigned> steps;
  /// Implementations of the steps' kernels.
  llvm::DenseMap<Operation *, func::FuncOp> implementations;
  llvm::DenseMap<Operation *, unsigned> workspaceOf;
  std::vector<Extra> extras;
  /// Results of the function that are copied at its end: their own memory.
  llvm::DenseMap<unsigned, unsigned> copyOf;
  /// Partners of results, copied into or not.
  std::vector<int64_t> partners;
  std::vector<int64_t> offsets;
  /// The layout's table, with values that are copied to the host as long as the
  /// plan has them stay.
  std::vector<planner::ArenaBuffer> heldTable;
  int64_t arenaHeight = 0;
  int64_t argumentTotal = 0;
  ArenaTransfers transfers;
  func::FuncOp target;
  llvm::DenseMap<Value, Value> memory;
};
} // namespace

/// Numbers of `remat_rt_class`.
static constexpr int64_t otherClass = 6, workspaceClass = 7;

/// As in `BufferAssignment`.
static int64_t getBytes(Type type) {
  return computeTypeBytes(type).value_or(0);
}

/// What the plan knew of a kernel or of the function; empty where it did not
/// say.
static DictionaryAttr getProfile(Operation *op) {
  auto profile =
      op->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName);
  return profile ? profile : DictionaryAttr::get(op->getContext());
}

static StringRef readText(DictionaryAttr entries, StringRef name) {
  auto text = entries.getAs<StringAttr>(name);
  return text ? text.getValue() : "";
}

static int64_t readNumber(DictionaryAttr entries, StringRef name) {
  auto number = entries.getAs<IntegerAttr>(name);
  return number ? number.getInt() : 0;
}

static unsigned getEnd(const BufferAssignment &buffers, Block &block) {
  return buffers.getPosition(block.getTerminator());
}

//===----------------------------------------------------------------------===//
// What needs memory
//===----------------------------------------------------------------------===//

/// The call that an outlined kernel consists of.
static func::CallOp findCall(KernelOpInterface kernel) {
  return dyn_cast<func::CallOp>(kernel.getBody().front().front());
}

static DictionaryAttr getKernelEntries(func::FuncOp function) {
  return function->getAttrOfType<DictionaryAttr>(RematDialect::kernelAttrName);
}

/// The function on buffers that `callee` names; loops get theirs here.
FailureOr<func::FuncOp>
ArenaBuilder::findImplementation(Operation *kernel, func::FuncOp callee) {
  DictionaryAttr entries = callee ? getKernelEntries(callee) : DictionaryAttr();
  if (entries && entries.contains("loop") && !entries.get("implementation")) {
    if (failed(emitLoopOnBytes(callee, symbols, alignment)))
      return failure();
    entries = getKernelEntries(callee);
  }
  auto name = entries ? entries.getAs<FlatSymbolRefAttr>("implementation")
                      : FlatSymbolRefAttr();
  auto implementation =
      name ? symbols.lookup<func::FuncOp>(name.getValue()) : func::FuncOp();
  if (!implementation)
    return kernel->emitOpError("has no implementation on buffers");
  return implementation;
}

LogicalResult ArenaBuilder::collectSteps() {
  for (Operation &op : block.without_terminator()) {
    auto kernel = dyn_cast<KernelOpInterface>(&op);
    if (isa<OffloadOp, FetchOp>(op)) {
      if (function.isPrivate())
        return op.emitOpError("stands in the body of a loop, whose values stay "
                              "on the device: only the step around may copy "
                              "values to the host");
      continue;
    }
    if (!kernel) {
      auto interface = dyn_cast<RematOpInterface>(&op);
      bool isView = interface && interface.getViewedOperand(0);
      if (isView || op.hasTrait<OpTrait::ConstantLike>())
        continue;
      return op.emitOpError("is no kernel and has no place in a step on buffers");
    }
    func::CallOp call = findCall(kernel);
    auto callee =
        call ? symbols.lookup<func::FuncOp>(call.getCallee()) : func::FuncOp();
    FailureOr<func::FuncOp> implementation = findImplementation(&op, callee);
    if (failed(implementation))
      return failure();
    unsigned position = buffers.getPosition(&op);
    steps.push_back(position);
    implementations[&op] = *implementation;
    auto workspace = getKernelEntries(callee).getAs<IntegerAttr>("workspace");
    if (!workspace || workspace.getInt() == 0)
      continue;
    workspaceOf[&op] = extras.size();
    extras.push_back({workspace.getInt(), position, position, "workspace",
                      getProposedWorkspace(&op)});
  }
  return success();
}

/// Results end in the memory donated to them, or in the arena. What is not
/// there when the last kernel has run is copied.
void ArenaBuilder::planResults() {
  Operation *terminator = block.getTerminator();
  unsigned end = getEnd(buffers, block);
  partners.assign(terminator->getNumOperands(), -1);
  for (BlockArgument argument : block.getArguments())
    if (auto alias = function.getArgAttrOfType<IntegerAttr>(
            argument.getArgNumber(), "tf.aliasing_output"))
      if (alias.getInt() >= 0 && alias.getInt() < int64_t(partners.size()) &&
          partners[alias.getInt()] < 0 &&
          getBytes(argument.getType()) ==
              getBytes(terminator->getOperand(alias.getInt()).getType()))
        partners[alias.getInt()] = argument.getArgNumber();
  llvm::SmallDenseSet<unsigned> taken;
  for (unsigned i = 0; i < partners.size(); ++i) {
    if (buffers.findPartner(i))
      continue;
    Value result = terminator->getOperand(i);
    std::optional<unsigned> buffer = buffers.find(result);
    bool isReadOnly =
        !buffer || buffers.getBuffers()[*buffer].argument ||
        getBytes(result.getType()) != buffers.getBuffers()[*buffer].bytes;
    // One that only moves to its partner needs no memory of its own.
    if (!isReadOnly && (partners[i] >= 0 || taken.insert(*buffer).second))
      continue;
    copyOf[i] = extras.size();
    extras.push_back({getBytes(result.getType()), end, end,
                      "result" + std::to_string(i)});
  }
}

void ArenaBuilder::countArguments() {
  for (Value argument : block.getArguments())
    argumentTotal += roundUp(getBytes(argument.getType()));
  for (Operation &op : block)
    if (op.hasTrait<OpTrait::ConstantLike>())
      argumentTotal += roundUp(getBytes(op.getResult(0).getType()));
}

std::optional<int64_t> ArenaBuilder::getBudget() {
  auto budget =
      function->getAttrOfType<IntegerAttr>(RematDialect::budgetAttrName);
  return budget ? std::optional<int64_t>(budget.getInt()) : std::nullopt;
}

void ArenaBuilder::layOut() {
  std::vector<planner::ArenaBuffer> table;
  std::vector<int64_t *> places;
  std::vector<int64_t> proposed;
  offsets.assign(buffers.getBuffers().size(), -1);
  auto add = [&](int64_t bytes, unsigned begin, unsigned end, int64_t *place,
                 int64_t proposedPlace) {
    if (bytes == 0) {
      *place = 0;
      return;
    }
    table.push_back({begin, int64_t(end) + 1, roundUp(bytes), {}});
    places.push_back(place);
    proposed.push_back(proposedPlace);
  };
  // By buffer: the last position at which the plan lets it stay.
  llvm::DenseMap<unsigned, unsigned> heldUntil;
  for (OffloadOp offload : block.getOps<OffloadOp>())
    if (std::optional<unsigned> buffer = buffers.find(offload.getDevice()))
      heldUntil[*buffer] = std::min<unsigned>(
          getEnd(buffers, block), buffers.getPosition(offload) +
                                      readNumber(getProfile(offload), "held"));
  for (auto [index, buffer] : llvm::enumerate(buffers.getBuffers())) {
    Operation *producer = buffer.values.front().getDefiningOp();
    if (buffer.argument || !isa<KernelOpInterface, FetchOp>(producer))
      continue;
    add(buffer.bytes, buffer.begin, buffer.end, &offsets[index],
        getProposedPlace(buffer.values.front()));
    if (heldTable.size() == table.size())
      continue;
    heldTable.push_back(table.back());
    heldTable.back().upper = std::max<int64_t>(
        heldTable.back().upper, int64_t(heldUntil.lookup(index)) + 1);
  }
  for (Extra &extra : extras) {
    add(extra.bytes, extra.begin, extra.end, &extra.offset, extra.proposed);
    if (heldTable.size() < table.size())
      heldTable.push_back(table.back());
  }
  planner::ArenaLayout layout = place(table, proposed);
  for (auto [place, offset] : llvm::zip_equal(places, layout.offsets))
    *place = offset;
  arenaHeight = layout.height;
}

/// As planned, as low as planned, or as low as can be.
planner::ArenaLayout
ArenaBuilder::place(ArrayRef<planner::ArenaBuffer> table,
                    ArrayRef<int64_t> proposed) {
  std::optional<int64_t> budget = getBudget();
  auto isWithinBudget = [&](int64_t height) {
    return !budget || argumentTotal + height <= *budget;
  };
  std::optional<int64_t> height = getProposedHeight(function);
  if (height && isWithinBudget(*height))
    if (std::optional<planner::ArenaLayout> layout =
            adoptPlaces(table, proposed, *height, alignment))
      return std::move(*layout);
  planner::ArenaOptions options;
  options.alignment = alignment;
  options.workLimit = uint64_t(1) << 26;
  if (height && isWithinBudget(*height)) {
    planner::ArenaOptions asPlanned = options;
    asPlanned.capacity = *height;
    planner::ArenaLayout layout = planner::layOutArena(heldTable, asPlanned);
    if (layout.height <= *height)
      return layout;
  }
  if (budget)
    return planner::layOutWithin(table, options,
                                 std::max<int64_t>(0, *budget - argumentTotal));
  return planner::layOutArena(table, options);
}

LogicalResult ArenaBuilder::checkBudget() {
  std::optional<int64_t> budget = getBudget();
  int64_t total = argumentTotal + arenaHeight;
  if (!budget || total <= *budget)
    return success();
  return function.emitError("arguments of ")
         << formatBytes(argumentTotal) << " and an arena of "
         << formatBytes(arenaHeight) << " exceed the budget of "
         << formatBytes(*budget) << " by "
         << total - *budget << " bytes";
}

//===----------------------------------------------------------------------===//
// The function on bytes
//===----------------------------------------------------------------------===//

static MemRefType getBytesType(MLIRContext *context, int64_t bytes) {
  return MemRefType::get({bytes}, IntegerType::get(context, 8));
}

Value ArenaBuilder::index(int64_t value) {
  return arith::ConstantIndexOp::create(builder, function.getLoc(), value);
}

Value ArenaBuilder::arenaBytes(int64_t offset, int64_t bytes) {
  Value arena = target.getArguments().back();
  return memref::ViewOp::create(builder, function.getLoc(),
                                getBytesType(builder.getContext(), bytes),
                                arena, index(offset), ValueRange());
}

Value ArenaBuilder::argumentBytes(unsigned number, int64_t bytes) {
  return memref::ViewOp::create(builder, function.getLoc(),
                                getBytesType(builder.getContext(), bytes),
                                target.getArgument(number + 1), index(0),
                                ValueRange());
}

/// Every value that owns memory has bytes of its own in the IR, so that a
/// verifier can tell values apart that live at one place.
void ArenaBuilder::defineBytes(Value root) {
  std::optional<unsigned> number = buffers.find(root);
  int64_t bytes = getBytes(root.getType());
  const Buffer &buffer = buffers.getBuffers()[*number];
  memory[root] = buffer.argument ? argumentBytes(*buffer.argument, bytes)
                                 : arenaBytes(offsets[*number], bytes);
}

Value ArenaBuilder::viewAs(Value bytes, Type type) {
  if (bytes.getType() == type)
    return bytes;
  if (isa<MemRefType>(bytes.getType()) &&
      cast<MemRefType>(bytes.getType()).getElementType().isInteger(8) &&
      cast<MemRefType>(bytes.getType()).getRank() == 1)
    return memref::ViewOp::create(builder, function.getLoc(),
                                  cast<MemRefType>(type), bytes, index(0),
                                  ValueRange());
  return UnrealizedConversionCastOp::create(builder, function.getLoc(), type,
                                            bytes)
      .getResult(0);
}

Value ArenaBuilder::getMemory(Value value, Type type) {
  return viewAs(memory.lookup(buffers.getRoot(value)), type);
}

void ArenaBuilder::createFunction() {
  SmallVector<Type> types{LLVM::LLVMPointerType::get(builder.getContext())};
  for (Value argument : block.getArguments())
    types.push_back(
        getBytesType(builder.getContext(), getBytes(argument.getType())));
  types.push_back(getBytesType(builder.getContext(), arenaHeight));
  builder.setInsertionPoint(function);
  target = func::FuncOp::create(builder, function.getLoc(), function.getName(),
                                builder.getFunctionType(types, {}));
  target.setVisibility(function.getVisibility());
  if (Attribute budget = function->getAttr(RematDialect::budgetAttrName))
    target->setAttr(RematDialect::budgetAttrName, budget);
  builder.setInsertionPointToStart(target.addEntryBlock());
}

/// What the elements of a constant are in memory: signless, and a byte each for
/// booleans.
static DenseElementsAttr toMemory(DenseElementsAttr value) {
  Type element = value.getElementType();
  auto type = dyn_cast<IntegerType>(element);
  if (!type)
    return value;
  if (type.getWidth() == 1)
    return value.mapValues(IntegerType::get(type.getContext(), 8),
                           [](const APInt &bit) { return bit.zext(8); });
  return value.bitcast(IntegerType::get(type.getContext(), type.getWidth()));
}

void ArenaBuilder::writeConstant(Operation *op) {
  auto value = op->getAttrOfType<DenseElementsAttr>("value");
  if (!value) {
    op->emitOpError("holds its elements in a way that cannot be compiled");
    return;
  }
  value = toMemory(value);
  auto type = MemRefType::get(value.getType().getShape(),
                              value.getElementType());
  memref::GlobalOp global;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(target);
    global = memref::GlobalOp::create(
        builder, op->getLoc(), "constant", builder.getStringAttr("private"),
        type, value, /*constant=*/true,
        builder.getI64IntegerAttr(alignment));
    symbols.insert(global);
  }
  memory[op->getResult(0)] = memref::GetGlobalOp::create(
      builder, op->getLoc(), type, global.getSymName());
}

static NamedAttribute makeText(Builder &builder, StringRef name,
                               const Twine &text) {
  return builder.getNamedAttr(name, builder.getStringAttr(text));
}

static NamedAttribute makeNumber(Builder &builder, StringRef name,
                                 int64_t value) {
  return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
}

/// The number of `remat_rt_class` of the value, as the plan classifies it.
static int64_t findClass(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  Operation *owner = argument ? argument.getOwner()->getParentOp()
                              : value.getDefiningOp();
  auto classes = getProfile(owner).getAs<DenseI64ArrayAttr>("classes");
  unsigned number = argument ? argument.getArgNumber()
                             : cast<OpResult>(value).getResultNumber();
  return classes && number < unsigned(classes.size()) ? classes[number]
                                                        : otherClass;
}

/// Where the value's bytes are; nothing for constants.
std::optional<MemorySpan> ArenaBuilder::findSpan(Value value) const {
  std::optional<unsigned> number = buffers.find(value);
  if (!number)
    return std::nullopt;
  const Buffer &buffer = buffers.getBuffers()[*number];
  if (buffer.argument)
    return MemorySpan{int64_t(*buffer.argument), 0, buffer.bytes};
  if (offsets[*number] < 0)
    return std::nullopt;
  return MemorySpan{MemorySpan::arena, offsets[*number],
                    offsets[*number] + buffer.bytes};
}

void ArenaBuilder::await(unsigned position, ArrayRef<MemorySpan> reads,
                         ArrayRef<MemorySpan> writes) {
  transfers.awaitFor(builder, symbols, target.getArgument(0), reads, writes,
                     countSteps(position));
}

void ArenaBuilder::writeOffload(unsigned position, OffloadOp offload) {
  Value value = offload.getDevice();
  MemorySpan span = findSpan(value).value_or(MemorySpan());
  await(position, span, {});
  Value bytes = getMemory(
      value, getBytesType(builder.getContext(), getBytes(value.getType())));
  transfers.start(builder, symbols, offload, target.getArgument(0), bytes, span,
                  countSteps(position), findClass(buffers.getRoot(value)));
}

/// Copies to the host that still read these bytes are the runtime's to wait
/// for, and not the kernels'.
void ArenaBuilder::writeFetch(unsigned position, FetchOp fetch) {
  Value value = fetch.getDevice();
  MemorySpan span = findSpan(value).value_or(MemorySpan());
  await(position, span, {});
  defineBytes(value);
  transfers.start(builder, symbols, fetch, target.getArgument(0),
                  memory.lookup(value), span, countSteps(position),
                  findClass(value));
}

void ArenaBuilder::writeStep(unsigned position, KernelOpInterface kernel) {
  func::FuncOp implementation = implementations.lookup(kernel);
  ArrayRef<Type> types = implementation.getArgumentTypes();
  SmallVector<Value> operands{target.getArgument(0)};
  SmallVector<MemorySpan> reads, writes;
  for (Value operand : kernel->getOperands()) {
    operands.push_back(getMemory(operand, types[operands.size()]));
    if (std::optional<MemorySpan> span = findSpan(operand))
      reads.push_back(*span);
  }
  for (Value result : kernel->getResults()) {
    defineBytes(result);
    operands.push_back(getMemory(result, types[operands.size()]));
    if (std::optional<MemorySpan> span = findSpan(result))
      writes.push_back(*span);
  }
  if (auto found = workspaceOf.find(kernel); found != workspaceOf.end()) {
    const Extra &extra = extras[found->second];
    operands.push_back(viewAs(arenaBytes(extra.offset, extra.bytes),
                              types[operands.size()]));
    writes.push_back(
        {MemorySpan::arena, extra.offset, extra.offset + extra.bytes});
  }
  await(position, reads, writes);
  auto call = func::CallOp::create(builder, kernel.getLoc(), implementation,
                                   operands);
  auto label = symbols.lookup<func::FuncOp>(findCall(kernel).getCallee())
                   ->getAttrOfType<DictionaryAttr>(RematDialect::kernelAttrName)
                   .getAs<StringAttr>("label");
  int64_t traffic = 0;
  for (Value value : kernel->getOperands())
    traffic += getBytes(value.getType());
  for (Value value : kernel->getResults())
    traffic += getBytes(value.getType());
  DictionaryAttr profile = getProfile(kernel);
  StringRef signature = readText(profile, "signature");
  call->setAttr(
      RematDialect::stepAttrName,
      builder.getDictionaryAttr(
          {builder.getNamedAttr("label", label),
           makeText(builder, "signature", signature),
           makeNumber(builder, "time", readNumber(profile, "ns")),
           makeText(builder, "kind", stringifyKernelKind(kernel.getKind())),
           makeNumber(builder, "phase", int64_t(kernel.getPhase())),
           builder.getNamedAttr("again", builder.getBoolAttr(isa<RecomputeOp>(
                                             kernel.getOperation()))),
           makeNumber(builder, "inputs", kernel->getNumOperands()),
           makeNumber(builder, "traffic", traffic)}));
}

/// Behind all kernels.
void ArenaBuilder::writeCopy(Value source,
                             const std::optional<MemorySpan> &from, Value place,
                             const MemorySpan &to) {
  SmallVector<MemorySpan> reads;
  if (from)
    reads.push_back(*from);
  await(getEnd(buffers, block), reads, to);
  memref::CopyOp::create(builder, function.getLoc(), source, place);
}

/// Results that are not yet where they belong: first those that nothing may
/// overwrite before, then those that go to their partners.
void ArenaBuilder::writeResults() {
  struct Move {
    Value source;
    std::optional<MemorySpan> from;
    unsigned argument;
    int64_t bytes;
  };
  Operation *terminator = block.getTerminator();
  SmallVector<Move> moves;
  for (unsigned i = 0; i < partners.size(); ++i) {
    Value result = terminator->getOperand(i);
    if (buffers.findPartner(i))
      continue;
    int64_t bytes = getBytes(result.getType());
    Value source = getMemory(result, getBytesType(builder.getContext(), bytes));
    std::optional<MemorySpan> from = findSpan(result);
    if (auto found = copyOf.find(i); found != copyOf.end()) {
      int64_t offset = extras[found->second].offset;
      Value copy = arenaBytes(offset, bytes);
      MemorySpan to{MemorySpan::arena, offset, offset + bytes};
      writeCopy(source, from, copy, to);
      source = copy;
      from = to;
    }
    if (partners[i] >= 0)
      moves.push_back({source, from, unsigned(partners[i]), bytes});
  }
  for (const Move &move : moves)
    writeCopy(move.source, move.from, argumentBytes(move.argument, move.bytes),
              {int64_t(move.argument), 0, move.bytes});
}

void ArenaBuilder::writeBody() {
  for (BlockArgument argument : block.getArguments())
    memory[argument] = target.getArgument(argument.getArgNumber() + 1);
  for (auto [position, op] : llvm::enumerate(block)) {
    if (auto kernel = dyn_cast<KernelOpInterface>(&op))
      writeStep(position, kernel);
    else if (auto offload = dyn_cast<OffloadOp>(op))
      writeOffload(position, offload);
    else if (auto fetch = dyn_cast<FetchOp>(op))
      writeFetch(position, fetch);
    else if (op.hasTrait<OpTrait::ConstantLike>())
      writeConstant(&op);
  }
  writeResults();
  func::ReturnOp::create(builder, function.getLoc());
}

//===----------------------------------------------------------------------===//
// What the runtime wants to know
//===----------------------------------------------------------------------===//

/// Steps at earlier positions.
unsigned ArenaBuilder::countSteps(unsigned position) const {
  return llvm::lower_bound(steps, position) - steps.begin();
}

static StringRef getName(DictionaryAttr attributes) {
  for (StringRef key : {"remat.name", "jax.result_info"})
    if (auto name = attributes ? attributes.getAs<StringAttr>(key)
                               : StringAttr())
      return name.getValue();
  return "";
}

Attribute ArenaBuilder::describeArgument(unsigned number) {
  int64_t partner = -1;
  for (auto [result, argument] : llvm::enumerate(partners))
    if (argument == int64_t(number))
      partner = result;
  auto donor = function.getArgAttrOfType<BoolAttr>(number, "jax.buffer_donor");
  bool isDonated = partner >= 0 || (donor && donor.getValue());
  StringRef name = getName(function.getArgAttrDict(number));
  return builder.getDictionaryAttr(
      {makeText(builder, "name",
                name.empty() ? "arg" + Twine(number) : Twine(name)),
       builder.getNamedAttr("type", TypeAttr::get(
                                        function.getArgumentTypes()[number])),
       makeNumber(builder, "bytes", getBytes(function.getArgumentTypes()[number])),
       makeNumber(builder, "class", findClass(block.getArgument(number))),
       makeNumber(builder, "partner", partner),
       builder.getNamedAttr("donated", builder.getBoolAttr(isDonated))});
}

Attribute ArenaBuilder::describeResult(unsigned number) {
  int64_t offset = -1;
  if (partners[number] < 0) {
    auto copy = copyOf.find(number);
    Value result = block.getTerminator()->getOperand(number);
    offset = copy != copyOf.end() ? extras[copy->second].offset
                                  : offsets[*buffers.find(result)];
  }
  StringRef name = getName(function.getResultAttrDict(number));
  return builder.getDictionaryAttr(
      {makeText(builder, "name",
                name.empty() ? "out" + Twine(number) : Twine(name)),
       builder.getNamedAttr("type",
                            TypeAttr::get(function.getResultTypes()[number])),
       makeNumber(builder, "bytes", getBytes(function.getResultTypes()[number])),
       makeNumber(builder, "class",
                  findClass(partners[number] >= 0
                                ? Value(block.getArgument(partners[number]))
                                : buffers.getRoot(
                                      block.getTerminator()->getOperand(number)))),
       makeNumber(builder, "partner", partners[number]),
       makeNumber(builder, "offset", offset)});
}

/// What is brought back and never read may be in none.
bool ArenaBuilder::isInSomeStep(const Buffer &buffer) const {
  return buffer.end == getEnd(buffers, block) ||
         countSteps(buffer.begin) < countSteps(buffer.end + 1);
}

Attribute ArenaBuilder::describeBuffer(StringRef name, int64_t offset,
                                       int64_t bytes, unsigned begin,
                                       unsigned end, int64_t memoryClass) {
  bool isResult = end == getEnd(buffers, block);
  int64_t last = isResult ? steps.size() : countSteps(end + 1) - 1;
  return builder.getDictionaryAttr(
      {makeText(builder, "name", name), makeNumber(builder, "offset", offset),
       makeNumber(builder, "bytes", bytes),
       makeNumber(builder, "class", memoryClass),
       makeNumber(builder, "first", countSteps(begin)),
       makeNumber(builder, "last", last)});
}

void ArenaBuilder::describeBuffers(SmallVectorImpl<Attribute> &entries) {
  for (auto [index, buffer] : llvm::enumerate(buffers.getBuffers()))
    if (offsets[index] >= 0 && buffer.bytes > 0 && isInSomeStep(buffer))
      entries.push_back(describeBuffer(getValueName(buffer.values.front()),
                                       offsets[index], buffer.bytes,
                                       buffer.begin, buffer.end,
                                       findClass(buffer.values.front())));
  for (const Extra &extra : extras)
    if (extra.bytes > 0)
      entries.push_back(describeBuffer(extra.name, extra.offset, extra.bytes,
                                       extra.begin, extra.end,
                                       extra.name == "workspace"
                                           ? workspaceClass
                                           : otherClass));
}

DictionaryAttr ArenaBuilder::describeArena() {
  SmallVector<Attribute> arguments, results, places;
  for (unsigned i = 0; i < block.getNumArguments(); ++i)
    arguments.push_back(describeArgument(i));
  for (unsigned i = 0; i < partners.size(); ++i)
    results.push_back(describeResult(i));
  describeBuffers(places);
  SmallVector<NamedAttribute> entries{
      makeNumber(builder, "bytes", arenaHeight),
      makeNumber(builder, "alignment", alignment),
      makeNumber(builder, "peak", argumentTotal + arenaHeight),
      builder.getNamedAttr("arguments", builder.getArrayAttr(arguments)),
      builder.getNamedAttr("results", builder.getArrayAttr(results)),
      builder.getNamedAttr("buffers", builder.getArrayAttr(places))};
  if (!transfers.empty()) {
    entries.push_back(makeNumber(builder, "pool", transfers.getPoolBytes()));
    entries.push_back(builder.getNamedAttr(
        "transfers", transfers.describe(builder, steps.size())));
  }
  return builder.getDictionaryAttr(entries);
}

FailureOr<func::FuncOp> ArenaBuilder::run() {
  if (failed(collectSteps()))
    return failure();
  planResults();
  countArguments();
  layOut();
  if (failed(checkBudget()))
    return failure();
  createFunction();
  writeBody();
  target->setAttr(RematDialect::arenaAttrName, describeArena());
  function.erase();
  return target;
}

FailureOr<func::FuncOp> remat::layOutOnBytes(func::FuncOp function,
                                             SymbolTable &symbols,
                                             int64_t alignment) {
  FailureOr<BufferAssignment> buffers = BufferAssignment::create(function);
  if (failed(buffers))
    return failure();
  return ArenaBuilder(function, std::move(*buffers), symbols, alignment).run();
}

/// Numbers the constants that the step reads from memory, then those of bodies.
static void numberConstants(ModuleOp module) {
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  llvm::stable_sort(functions, [](func::FuncOp a, func::FuncOp b) {
    return a.isPublic() && !b.isPublic();
  });
  Builder builder(module.getContext());
  int64_t number = 0;
  for (func::FuncOp function : functions)
    if (function->hasAttr(RematDialect::arenaAttrName))
      function.walk([&](memref::GetGlobalOp op) {
        op->setAttr(RematDialect::constantAttrName,
                    builder.getI64IntegerAttr(number++));
      });
}

namespace {
struct RematArena : public remat::impl::RematArenaBase<RematArena> {
  using RematArenaBase::RematArenaBase;

  /// The pool of copies may be larger than what is in it at once.
  LogicalResult checkPools(int64_t hostBytes) {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      auto entries =
          function->getAttrOfType<DictionaryAttr>(RematDialect::arenaAttrName);
      auto pool = entries ? entries.getAs<IntegerAttr>("pool") : IntegerAttr();
      if (pool && pool.getInt() > hostBytes)
        return function.emitError("offloaded values take ")
               << formatBytes(pool.getInt()) << " of the host, which has "
               << formatBytes(hostBytes) << " for them";
    }
    return success();
  }

  void runOnOperation() override {
    llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
    if (!descriptor) {
      getOperation().emitError(llvm::toString(descriptor.takeError()));
      return signalPassFailure();
    }
    SymbolTable symbols(getOperation());
    auto functions = llvm::to_vector(getOperation().getOps<func::FuncOp>());
    llvm::erase_if(functions, [](func::FuncOp function) {
      return function.isExternal() || function.isPrivate();
    });
    for (func::FuncOp function : functions)
      if (failed(layOutOnBytes(function, symbols, descriptor->alignment)))
        return signalPassFailure();
    if (descriptor->hostBytes && failed(checkPools(*descriptor->hostBytes)))
      return signalPassFailure();
    numberConstants(getOperation());
    // Nobody calls the kernels' forms on tensors any more.
    for (func::FuncOp function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (auto entries = function->getAttrOfType<DictionaryAttr>(
              RematDialect::kernelAttrName);
          entries && entries.get("implementation"))
        function.erase();
    // Memory has no shardings.
    for (auto mesh :
         llvm::make_early_inc_range(getOperation().getOps<sdy::MeshOp>()))
      mesh.erase();
  }
};
} // namespace
