// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The function on bytes: a view for each value that owns memory, and calls.

#include "ArenaBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace remat;
using namespace remat::arena;

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
  return memref::ViewOp::create(
      builder, function.getLoc(), getBytesType(builder.getContext(), bytes),
      target.getArgument(number + 1), index(0), ValueRange());
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

/// What a constant is in memory: bytes, of which booleans take one each.
static DenseElementsAttr toBytes(DenseElementsAttr value) {
  Type byte = IntegerType::get(value.getContext(), 8);
  int64_t bytes = getBytes(value.getType());
  if (value.getElementType().isInteger(1))
    value = value.mapValues(byte, [](const APInt &bit) { return bit.zext(8); });
  ArrayRef<char> raw = value.getRawData();
  SmallVector<char> repeated;
  if (value.isSplat() && !llvm::all_equal(raw)) {
    for (int64_t i = 0; i < bytes; i += raw.size())
      llvm::append_range(repeated, raw);
    raw = repeated;
  }
  return DenseElementsAttr::getFromRawBuffer(
      RankedTensorType::get({bytes}, byte),
      value.isSplat() && repeated.empty() ? raw.take_front(1) : raw);
}

void ArenaBuilder::writeConstant(Operation *op) {
  auto value = op->getAttrOfType<DenseElementsAttr>("value");
  if (!value) {
    op->emitOpError("holds its elements in a way that cannot be compiled");
    return;
  }
  value = toBytes(value);
  MemRefType type =
      getBytesType(builder.getContext(), value.getNumElements());
  memref::GlobalOp global;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(target);
    global = memref::GlobalOp::create(
        builder, op->getLoc(), "constant", builder.getStringAttr("private"),
        type, value, /*constant=*/true, builder.getI64IntegerAttr(alignment));
    symbols.insert(global);
  }
  memory[op->getResult(0)] = memref::GetGlobalOp::create(
      builder, op->getLoc(), type, global.getSymName());
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

/// What the plan says that the kernel moves; its operands and results, each once, where it
/// says nothing.
static int64_t countTraffic(KernelOpInterface kernel) {
  DictionaryAttr profile = getProfile(kernel);
  if (profile && profile.contains("bytes"))
    return readNumber(profile, "bytes");
  int64_t bytes = 0;
  for (Value value : kernel->getOperands())
    bytes += getBytes(value.getType());
  for (Value value : kernel->getResults())
    bytes += getBytes(value.getType());
  return bytes;
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
    operands.push_back(
        viewAs(arenaBytes(extra.offset, extra.bytes), types[operands.size()]));
    writes.push_back(
        {MemorySpan::arena, extra.offset, extra.offset + extra.bytes});
  }
  await(position, reads, writes);
  auto call =
      func::CallOp::create(builder, kernel.getLoc(), implementation, operands);
  auto label = symbols.lookup<func::FuncOp>(findCall(kernel).getCallee())
                   ->getAttrOfType<DictionaryAttr>(RematDialect::kernelAttrName)
                   .getAs<StringAttr>("label");
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
           makeNumber(builder, "traffic", countTraffic(kernel))}));
}

/// Behind all kernels.
void ArenaBuilder::writeCopy(Value source,
                             const std::optional<MemorySpan> &from, Value place,
                             const MemorySpan &to) {
  SmallVector<MemorySpan> reads;
  if (from)
    reads.push_back(*from);
  await(getEnd(buffers, block), reads, to);
  memref::CopyOp::create(builder, function.getLoc(), source,
                         viewAs(place, source.getType()));
}

/// Results that are not yet where they belong: first copies, as long as nothing is
/// overwritten, then those that go to their partners.
void ArenaBuilder::writeResults() {
  Operation *terminator = block.getTerminator();
  auto getBytesOf = [&](unsigned result) {
    return getBytes(terminator->getOperand(result).getType());
  };
  auto getMemoryOf = [&](unsigned result) {
    // The root may be of more bytes.
    return getMemory(terminator->getOperand(result),
                     getBytesType(builder.getContext(), getBytesOf(result)));
  };
  llvm::DenseMap<unsigned, Value> copies;
  llvm::DenseMap<unsigned, MemorySpan> spans;
  for (unsigned i = 0; i < partners.size(); ++i) {
    auto found = copyOf.find(i);
    if (found == copyOf.end())
      continue;
    int64_t offset = extras[found->second].offset;
    copies[i] = arenaBytes(offset, getBytesOf(i));
    spans[i] = {MemorySpan::arena, offset, offset + getBytesOf(i)};
    writeCopy(getMemoryOf(i), findSpan(terminator->getOperand(i)), copies[i],
              spans[i]);
  }
  for (bool waits : {false, true})
    for (auto [result, source, target, waitsElsewhere] : moves) {
      if (waitsElsewhere != waits)
        continue;
      writeCopy(waits ? copies[result] : getMemoryOf(result),
                waits ? spans[result] : findSpan(terminator->getOperand(result)),
                argumentBytes(target, getBytesOf(result)),
                {int64_t(target), 0, getBytesOf(result)});
    }
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
