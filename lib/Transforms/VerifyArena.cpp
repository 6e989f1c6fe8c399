// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Judges a step on buffers from its calls alone: which bytes each of them reads
/// and writes. Neither the plan nor the tables of `remat.arena` are believed.

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/VerifyMemory.h"

using namespace mlir;
using namespace remat;

namespace {
/// Bytes of the arena or of an argument that hold one value.
struct ByteRange {
  /// The function's argument: memory that the caller gives.
  Value memory;
  int64_t begin = 0;
  int64_t end = 0;

  bool overlaps(const ByteRange &other) const {
    return memory == other.memory && begin < other.end && other.begin < end;
  }
};

class ArenaJudge {
public:
  explicit ArenaJudge(func::FuncOp function) : function(function) {}

  LogicalResult judge(int64_t budgetBytes);

private:
  FailureOr<std::optional<ByteRange>> findRange(Value buffer, Value &root) const;
  LogicalResult readFrom(Operation *op, Value buffer);
  LogicalResult write(Operation *op, Value buffer);
  LogicalResult checkAlignment(Operation *op, Value root);
  LogicalResult visit(Operation *op, ValueRange reads, ValueRange writes);
  LogicalResult checkOverlaps(Operation *op, ValueRange reads,
                              ValueRange writes) const;
  LogicalResult checkResults();
  LogicalResult checkBudget(int64_t budgetBytes);
  DictionaryAttr getEntries() const {
    return function->getAttrOfType<DictionaryAttr>(RematDialect::arenaAttrName);
  }
  int64_t getAlignment() const {
    auto alignment = getEntries().getAs<IntegerAttr>("alignment");
    return alignment ? alignment.getInt() : 1;
  }

  func::FuncOp function;
  /// Values that are in memory, by the bytes that stand for them in the IR.
  llvm::MapVector<Value, ByteRange> present;
  /// Who overwrote the others.
  llvm::DenseMap<Value, Operation *> overwriters;
};
} // namespace

static int64_t getBytes(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  Type element = type.getElementType();
  int64_t bits = 0;
  if (auto complex = dyn_cast<ComplexType>(element))
    bits = 2 * complex.getElementType().getIntOrFloatBitWidth();
  else
    bits = element.getIntOrFloatBitWidth();
  return type.getNumElements() * llvm::divideCeil(bits, 8);
}

/// The bytes of `buffer`, and the value in the IR that stands for what is in
/// them: the view of the function's argument. Nothing for constants.
FailureOr<std::optional<ByteRange>> ArenaJudge::findRange(Value buffer,
                                                      Value &root) const {
  int64_t offset = 0, bytes = getBytes(buffer);
  root = buffer;
  while (!isa<BlockArgument>(buffer)) {
    root = buffer;
    Operation *op = buffer.getDefiningOp();
    if (isa<memref::GetGlobalOp>(op))
      return std::optional<ByteRange>();
    if (isa<memref::ReinterpretCastOp, UnrealizedConversionCastOp>(op)) {
      buffer = op->getOperand(0);
      continue;
    }
    auto view = dyn_cast<memref::ViewOp>(op);
    APInt shift;
    if (!view || !matchPattern(view.getByteShift(), m_ConstantInt(&shift))) {
      op->emitOpError("is memory at a place that is not known");
      return failure();
    }
    offset += shift.getSExtValue();
    buffer = view.getSource();
    if (offset < 0 || offset + bytes > getBytes(buffer)) {
      op->emitOpError("reaches beyond its memory of ")
          << getBytes(buffer) << " bytes";
      return failure();
    }
  }
  return std::optional<ByteRange>(ByteRange{buffer, offset, offset + bytes});
}

LogicalResult ArenaJudge::readFrom(Operation *op, Value buffer) {
  Value root;
  FailureOr<std::optional<ByteRange>> range = findRange(buffer, root);
  if (failed(range))
    return failure();
  if (!*range || present.contains(root) || present.contains((*range)->memory))
    return success();
  auto diagnostic = op->emitOpError("reads memory that ");
  auto overwriter = overwriters.find(root);
  if (overwriter == overwriters.end())
    return diagnostic << "nothing was written to";
  diagnostic << "something else was written to";
  diagnostic.attachNote(overwriter->second->getLoc()) << "by this";
  return diagnostic;
}

/// Kernels take for granted that buffers begin at multiples of the alignment.
LogicalResult ArenaJudge::checkAlignment(Operation *op, Value root) {
  Value same;
  FailureOr<std::optional<ByteRange>> range = findRange(root, same);
  if (failed(range))
    return failure();
  bool isInArena = *range && (*range)->memory == function.getArguments().back();
  if (!isInArena || (*range)->begin % getAlignment() == 0)
    return success();
  return op->emitOpError("writes a buffer at byte ")
         << (*range)->begin << " of the arena, which is no multiple of "
         << getAlignment();
}

LogicalResult ArenaJudge::write(Operation *op, Value buffer) {
  Value root;
  FailureOr<std::optional<ByteRange>> range = findRange(buffer, root);
  if (failed(range))
    return failure();
  if (!*range)
    return op->emitOpError("writes to a constant");
  if (failed(checkAlignment(op, root)))
    return failure();
  for (auto &[other, bytes] : present)
    if (other != root && bytes.overlaps(**range))
      overwriters[other] = op;
  present.remove_if([&](const auto &entry) {
    return entry.first != root && entry.second.overlaps(**range);
  });
  present[root] = **range;
  return success();
}

/// Results may take over an operand's place, but only as a whole, and never each
/// other's.
LogicalResult ArenaJudge::checkOverlaps(Operation *op, ValueRange reads,
                                        ValueRange writes) const {
  SmallVector<ByteRange> written;
  for (Value buffer : writes) {
    Value root;
    FailureOr<std::optional<ByteRange>> range = findRange(buffer, root);
    if (failed(range) || !*range)
      return failure(failed(range));
    for (const ByteRange &other : written)
      if (other.overlaps(**range))
        return op->emitOpError("writes two values to the same bytes");
    written.push_back(**range);
  }
  for (Value buffer : reads) {
    Value root;
    FailureOr<std::optional<ByteRange>> range = findRange(buffer, root);
    if (failed(range))
      return failure();
    for (const ByteRange &result : written)
      if (*range && result.overlaps(**range) && result.begin != (*range)->begin)
        return op->emitOpError("writes to a part of what it reads");
  }
  return success();
}

LogicalResult ArenaJudge::visit(Operation *op, ValueRange reads,
                                ValueRange writes) {
  for (Value buffer : reads)
    if (failed(readFrom(op, buffer)))
      return failure();
  if (failed(checkOverlaps(op, reads, writes)))
    return failure();
  for (Value buffer : writes)
    if (failed(write(op, buffer)))
      return failure();
  return success();
}

/// Results are where the function says that they are.
LogicalResult ArenaJudge::checkResults() {
  auto results = getEntries().getAs<ArrayAttr>("results");
  if (!results)
    return function.emitError("does not say where its results are");
  for (auto [number, result] :
       llvm::enumerate(results.getAsRange<DictionaryAttr>())) {
    auto partner = result.getAs<IntegerAttr>("partner");
    auto offset = result.getAs<IntegerAttr>("offset");
    auto bytes = result.getAs<IntegerAttr>("bytes");
    if (!partner || !offset || !bytes)
      return function.emitError("result ") << number << " has no place";
    bool hasPartner = partner.getInt() >= 0;
    Value memory = hasPartner ? function.getArgument(1 + partner.getInt())
                              : Value(function.getArguments().back());
    int64_t begin = hasPartner ? 0 : offset.getInt();
    bool isThere =
        bytes.getInt() == 0 || llvm::any_of(present, [&](const auto &entry) {
          const ByteRange &range = entry.second;
          return range.memory == memory && range.begin == begin &&
                 range.end - range.begin >= bytes.getInt();
        });
    if (!isThere)
      return function.emitError("result ")
             << number << " is not in its memory at the end";
  }
  return success();
}

LogicalResult ArenaJudge::checkBudget(int64_t budgetBytes) {
  int64_t total = 0;
  auto add = [&](Value buffer) {
    total += llvm::alignTo(getBytes(buffer), getAlignment());
  };
  for (Value argument : function.getArguments().drop_front())
    add(argument);
  function.walk([&](memref::GetGlobalOp constant) { add(constant); });
  if (total <= budgetBytes)
    return success();
  return function.emitError("arguments, constants and arena take ")
         << formatBytes(total) << " (" << total
         << " bytes), above the budget of " << formatBytes(budgetBytes) << " ("
         << budgetBytes << " bytes)";
}

LogicalResult ArenaJudge::judge(int64_t budgetBytes) {
  for (BlockArgument argument : function.getArguments())
    if (isa<MemRefType>(argument.getType()) &&
        argument != function.getArguments().back())
      present[argument] = {argument, 0, getBytes(argument)};
  for (Operation &op : function.getBody().front()) {
    if (auto copy = dyn_cast<memref::CopyOp>(op)) {
      if (failed(visit(&op, copy.getSource(), copy.getTarget())))
        return failure();
      continue;
    }
    auto call = dyn_cast<func::CallOp>(op);
    if (!call)
      continue;
    auto step = call->getAttrOfType<DictionaryAttr>(RematDialect::stepAttrName);
    auto inputs = step ? step.getAs<IntegerAttr>("inputs") : IntegerAttr();
    if (!inputs)
      return call.emitOpError("does not say how many operands it reads");
    ValueRange buffers = call.getOperands().drop_front();
    if (inputs.getInt() < 0 || inputs.getInt() > int64_t(buffers.size()))
      return call.emitOpError("says that it reads ")
             << inputs.getInt() << " of " << buffers.size() << " buffers";
    if (failed(visit(call, buffers.take_front(inputs.getInt()),
                     buffers.drop_front(inputs.getInt()))))
      return failure();
  }
  return failure(failed(checkResults()) || failed(checkBudget(budgetBytes)));
}

LogicalResult remat::verifyArena(func::FuncOp function, int64_t budgetBytes) {
  return ArenaJudge(function).judge(budgetBytes);
}
