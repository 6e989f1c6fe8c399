// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ArenaTransfers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/Names.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Planner/HostPool.h"

using namespace mlir;
using namespace remat;

/// What the plan says of a copy; 0 if nothing.
static int64_t readNumber(Operation *op, StringRef name) {
  auto profile =
      op->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName);
  auto number = profile ? profile.getAs<IntegerAttr>(name) : IntegerAttr();
  return number ? number.getInt() : 0;
}

ArenaTransfers::ArenaTransfers(Block &block, int64_t alignment) {
  std::vector<planner::HostCopy> copies;
  for (Operation &op : block) {
    if (!isa<OffloadOp, FetchOp>(op))
      continue;
    auto fetch = dyn_cast<FetchOp>(op);
    Value device = fetch ? fetch.getDevice() : cast<OffloadOp>(op).getDevice();
    Entry entry;
    entry.op = &op;
    entry.bytes = computeTypeBytes(device.getType()).value_or(0);
    entry.plannedNs = readNumber(&op, "ns");
    std::optional<size_t> fetched;
    if (fetch) {
      entry.fetched = numbers.lookup(fetch.getHost().getDefiningOp());
      fetched = entry.fetched;
      entry.name = entries[entry.fetched].name;
    } else {
      entry.name = getValueName(device);
    }
    numbers[&op] = entries.size();
    copies.push_back(
        {fetched, entry.bytes,
         fetch ? size_t(std::max<int64_t>(0, readNumber(&op, "heldCopies"))) : 0});
    entries.push_back(std::move(entry));
  }
  if (entries.empty())
    return;
  planner::HostPool pool = planner::layOutHostPool(copies, alignment);
  poolBytes = pool.bytes;
  for (auto [entry, offset] : llvm::zip_equal(entries, pool.offsets))
    entry.hostOffset = offset;
}

/// Calls `name`(context, number[, address of `bytes`]).
static void call(OpBuilder &builder, SymbolTable &symbols, StringRef name,
                 Location loc, Value context, int64_t number, Value bytes) {
  SmallVector<Value> operands{
      context, arith::ConstantOp::create(builder, loc,
                                         builder.getI64IntegerAttr(number))};
  if (bytes) {
    Value place =
        memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, bytes);
    Value word =
        arith::IndexCastOp::create(builder, loc, builder.getI64Type(), place);
    operands.push_back(LLVM::IntToPtrOp::create(
        builder, loc, LLVM::LLVMPointerType::get(builder.getContext()), word));
  }
  if (!symbols.lookup(name)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.clearInsertionPoint();
    auto function = func::FuncOp::create(
        builder, loc, name,
        builder.getFunctionType(TypeRange(ValueRange(operands)), {}));
    function.setPrivate();
    symbols.insert(function);
  }
  func::CallOp::create(builder, loc, name, TypeRange(), operands);
}

void ArenaTransfers::start(OpBuilder &builder, SymbolTable &symbols,
                           Operation *op, Value context, Value bytes,
                           const MemorySpan &span, int64_t step,
                           int64_t memoryClass) {
  int64_t number = numbers.lookup(op);
  Entry &entry = entries[number];
  entry.span = span;
  entry.isUnderWay = true;
  entry.beginStep = step;
  entry.memoryClass = memoryClass;
  call(builder, symbols,
       entry.fetched < 0 ? "remat_rt_offload" : "remat_rt_fetch", op->getLoc(),
       context, number, bytes);
}

void ArenaTransfers::await(OpBuilder &builder, SymbolTable &symbols,
                           Value context, Entry &entry, int64_t step) {
  entry.isUnderWay = false;
  entry.endStep = step;
  call(builder, symbols, "remat_rt_await", entry.op->getLoc(), context,
       numbers.lookup(entry.op), Value());
}

void ArenaTransfers::awaitFor(OpBuilder &builder, SymbolTable &symbols,
                              Value context, ArrayRef<MemorySpan> reads,
                              ArrayRef<MemorySpan> writes, int64_t step) {
  for (Entry &entry : entries) {
    auto isOverlapping = [&](const MemorySpan &span) {
      return span.overlaps(entry.span);
    };
    if (entry.isUnderWay &&
        (llvm::any_of(writes, isOverlapping) ||
         (entry.fetched >= 0 && llvm::any_of(reads, isOverlapping))))
      await(builder, symbols, context, entry, step);
  }
}

Attribute ArenaTransfers::describe(Builder &builder, int64_t stepCount) const {
  SmallVector<Attribute> described;
  auto number = [&](StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  };
  for (const Entry &entry : entries)
    described.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("name", builder.getStringAttr(entry.name)),
         number("bytes", entry.bytes), number("host", entry.hostOffset),
         number("fetched", entry.fetched), number("class", entry.memoryClass),
         number("first", entry.beginStep),
         number("last", entry.endStep < 0 ? stepCount : entry.endStep),
         number("time", entry.plannedNs)}));
  return builder.getArrayAttr(described);
}
