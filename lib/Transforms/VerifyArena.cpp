// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Judges a step on buffers from its calls alone: which bytes each of them reads
/// and writes. Neither the plan nor the tables of `remat.arena` are believed.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
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

/// A copy between the device and the host's pool.
struct Transfer {
  Operation *start;
  /// On the device.
  ByteRange device;
  int64_t hostBegin = 0;
  int64_t hostEnd = 0;
  bool isToHost = false;
  /// Nobody has waited for its end.
  bool isUnderWay = true;
  /// To the host: its copy is still in the pool.
  bool isKept = true;
};

class ArenaJudge {
public:
  explicit ArenaJudge(func::FuncOp function) : function(function) {}

  LogicalResult judge(int64_t budgetBytes);

private:
  FailureOr<std::optional<ByteRange>> findRange(Value buffer, Value &root) const;
  LogicalResult readFrom(Operation *op, Value buffer);
  LogicalResult write(Operation *op, Value buffer, bool isFetched = false);
  LogicalResult checkAlignment(Operation *op, Value root);
  LogicalResult visit(Operation *op, ValueRange reads, ValueRange writes);
  LogicalResult checkOverlaps(Operation *op, ValueRange reads,
                              ValueRange writes) const;
  LogicalResult checkCopies(Operation *op, const ByteRange &range,
                            bool isWritten);
  LogicalResult visitCall(func::CallOp call);
  LogicalResult checkBeginnings(func::CallOp call, int64_t inputs) const;
  FailureOr<bool> visitTransfer(func::CallOp call);
  FailureOr<Transfer> findTransfer(func::CallOp call, int64_t &number);
  LogicalResult startOffload(func::CallOp call, Transfer transfer, Value bytes,
                             int64_t number);
  LogicalResult startFetch(func::CallOp call, Transfer transfer, Value bytes,
                           int64_t number);
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
  /// By number, those that have begun.
  llvm::MapVector<int64_t, Transfer> transfers;
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
  else if (element.isIndex())
    bits = 64;
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
  if (*range && failed(checkCopies(op, **range, /*isWritten=*/false)))
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

/// Copies run beside kernels until somebody waits for them.
LogicalResult ArenaJudge::checkCopies(Operation *op, const ByteRange &range,
                                      bool isWritten) {
  for (auto &[number, transfer] : transfers) {
    if (!transfer.isUnderWay || !transfer.device.overlaps(range) ||
        (transfer.isToHost && !isWritten))
      continue;
    auto diagnostic = op->emitOpError(isWritten ? "writes" : "reads")
                      << " bytes that transfer " << number
                      << (transfer.isToHost ? " still copies to the host"
                                            : " still brings back");
    diagnostic.attachNote(transfer.start->getLoc()) << "which begins here";
    return diagnostic;
  }
  return success();
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

/// `isFetched`: by a copy, which the runtime starts behind those to the host.
LogicalResult ArenaJudge::write(Operation *op, Value buffer, bool isFetched) {
  Value root;
  FailureOr<std::optional<ByteRange>> range = findRange(buffer, root);
  if (failed(range))
    return failure();
  if (!*range)
    return op->emitOpError("writes to a constant");
  if (failed(checkAlignment(op, root)) ||
      failed(checkCopies(op, **range, /*isWritten=*/!isFetched)))
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

//===----------------------------------------------------------------------===//
// Copies to the host and back
//===----------------------------------------------------------------------===//

/// The memory whose address a call of the runtime gets.
static Value findMemory(Value pointer) {
  auto address = pointer.getDefiningOp<LLVM::IntToPtrOp>();
  auto word =
      address ? address.getArg().getDefiningOp<arith::IndexCastOp>() : nullptr;
  auto place =
      word
          ? word.getIn().getDefiningOp<memref::ExtractAlignedPointerAsIndexOp>()
          : nullptr;
  return place ? place.getSource() : Value();
}

/// What `remat.arena` says of the transfer that the call names.
FailureOr<Transfer> ArenaJudge::findTransfer(func::CallOp call,
                                             int64_t &number) {
  APInt constant;
  auto list = getEntries().getAs<ArrayAttr>("transfers");
  if (call.getNumOperands() < 2 ||
      !matchPattern(call.getOperand(1), m_ConstantInt(&constant)) || !list ||
      constant.getSExtValue() < 0 ||
      constant.getSExtValue() >= int64_t(list.size()))
    return call.emitOpError("names no transfer of the function");
  number = constant.getSExtValue();
  auto entries = dyn_cast<DictionaryAttr>(list[number]);
  auto host = entries ? entries.getAs<IntegerAttr>("host") : IntegerAttr();
  auto bytes = entries ? entries.getAs<IntegerAttr>("bytes") : IntegerAttr();
  auto pool = getEntries().getAs<IntegerAttr>("pool");
  if (!host || !bytes || !pool || host.getInt() < 0 ||
      host.getInt() + bytes.getInt() > pool.getInt())
    return call.emitOpError("transfer ")
           << number << " is not in the pool on the host";
  Transfer transfer{call, {}, host.getInt(), host.getInt() + bytes.getInt()};
  return transfer;
}

/// Overwrites what is in its place in the pool.
LogicalResult ArenaJudge::startOffload(func::CallOp call, Transfer transfer,
                                       Value bytes, int64_t number) {
  if (failed(readFrom(call, bytes)))
    return failure();
  for (auto &[other, earlier] : transfers)
    if (earlier.isToHost && earlier.hostBegin < transfer.hostEnd &&
        transfer.hostBegin < earlier.hostEnd)
      earlier.isKept = false;
  transfer.isToHost = true;
  transfers[number] = transfer;
  return success();
}

/// The runtime starts it behind copies to the host that read its place, and
/// behind the one that it brings back.
LogicalResult ArenaJudge::startFetch(func::CallOp call, Transfer transfer,
                                     Value bytes, int64_t number) {
  auto entries =
      cast<DictionaryAttr>(getEntries().getAs<ArrayAttr>("transfers")[number]);
  auto fetched = entries.getAs<IntegerAttr>("fetched");
  auto source = transfers.find(fetched ? fetched.getInt() : -1);
  if (source == transfers.end() || !source->second.isToHost ||
      !source->second.isKept ||
      source->second.hostBegin != transfer.hostBegin ||
      source->second.hostEnd != transfer.hostEnd)
    return call.emitOpError("brings back what is not on the host");
  if (failed(write(call, bytes, /*isFetched=*/true)))
    return failure();
  transfers[number] = transfer;
  return success();
}

/// Whether the call is one of those that copy.
FailureOr<bool> ArenaJudge::visitTransfer(func::CallOp call) {
  bool isOffload = call.getCallee() == "remat_rt_offload";
  bool isFetch = call.getCallee() == "remat_rt_fetch";
  if (!isOffload && !isFetch && call.getCallee() != "remat_rt_await")
    return false;
  int64_t number = 0;
  FailureOr<Transfer> transfer = findTransfer(call, number);
  if (failed(transfer))
    return failure();
  if (!isOffload && !isFetch) {
    auto begun = transfers.find(number);
    if (begun == transfers.end())
      return call.emitOpError("waits for a transfer that has not begun");
    begun->second.isUnderWay = false;
    return true;
  }
  Value bytes =
      call.getNumOperands() == 3 ? findMemory(call.getOperand(2)) : Value();
  if (!bytes || getBytes(bytes) != transfer->hostEnd - transfer->hostBegin)
    return call.emitOpError("copies other bytes than transfer ") << number;
  Value root;
  FailureOr<std::optional<ByteRange>> range = findRange(bytes, root);
  if (failed(range))
    return failure();
  if (*range)
    transfer->device = **range;
  return failed(isOffload ? startOffload(call, *transfer, bytes, number)
                          : startFetch(call, *transfer, bytes, number))
             ? FailureOr<bool>(failure())
             : FailureOr<bool>(true);
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

/// The argument of a function whose bytes `buffer` shows.
static std::optional<unsigned> findArgument(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  auto argument = dyn_cast<BlockArgument>(buffer);
  if (!argument || !isa<func::FuncOp>(argument.getOwner()->getParentOp()))
    return std::nullopt;
  return argument.getArgNumber();
}

/// A loop's function, which calls its body, copies the first values of carries to where
/// these have their places before that. The call gives it operands and results in the same memory, so that such a
/// copy may overwrite an operand, which nothing behind it reads then, not even the
/// loop.
LogicalResult ArenaJudge::checkBeginnings(func::CallOp call,
                                          int64_t inputs) const {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  if (!callee || callee.isExternal() ||
      !callee.walk([](func::CallOp) { return WalkResult::interrupt(); })
           .wasInterrupted())
    return success();
  auto locate = [&](unsigned argument) -> std::optional<ByteRange> {
    Value root, operand = call.getOperand(argument);
    if (!isa<MemRefType>(operand.getType()))
      return std::nullopt;
    FailureOr<std::optional<ByteRange>> range = findRange(operand, root);
    return succeeded(range) ? *range : std::nullopt;
  };
  SmallVector<std::pair<ByteRange, Operation *>> overwritten;
  auto checkRead = [&](Operation *reader, Value buffer) -> LogicalResult {
    std::optional<unsigned> argument = findArgument(buffer);
    if (!argument || *argument == 0 || *argument > inputs)
      return success();
    std::optional<ByteRange> range = locate(*argument);
    for (auto &[bytes, writer] : overwritten) {
      if (!range || !bytes.overlaps(*range))
        continue;
      auto diagnostic = reader->emitOpError("reads an operand whose memory ")
                        << "the first value of a carry was copied to";
      diagnostic.attachNote(writer->getLoc()) << "by this";
      diagnostic.attachNote(call.getLoc()) << "in this call";
      return failure();
    }
    return success();
  };
  for (Operation &op : callee.getBody().front()) {
    auto copy = dyn_cast<memref::CopyOp>(op);
    if (!copy) {
      WalkResult result = op.walk([&](func::CallOp inner) {
        for (Value operand : inner.getOperands())
          if (isa<MemRefType>(operand.getType()) &&
              failed(checkRead(inner, operand)))
            return WalkResult::interrupt();
        return WalkResult::advance();
      });
      if (result.wasInterrupted())
        return failure();
      continue;
    }
    if (failed(checkRead(copy, copy.getSource())))
      return failure();
    std::optional<unsigned> target = findArgument(copy.getTarget());
    if (std::optional<ByteRange> range = target ? locate(*target) : std::nullopt)
      overwritten.push_back({*range, copy});
  }
  return success();
}

LogicalResult ArenaJudge::visitCall(func::CallOp call) {
  FailureOr<bool> isTransfer = visitTransfer(call);
  if (failed(isTransfer) || *isTransfer)
    return failure(failed(isTransfer));
  auto step = call->getAttrOfType<DictionaryAttr>(RematDialect::stepAttrName);
  auto inputs = step ? step.getAs<IntegerAttr>("inputs") : IntegerAttr();
  if (!inputs)
    return call.emitOpError("does not say how many operands it reads");
  ValueRange buffers = call.getOperands().drop_front();
  if (inputs.getInt() < 0 || inputs.getInt() > int64_t(buffers.size()))
    return call.emitOpError("says that it reads ")
           << inputs.getInt() << " of " << buffers.size() << " buffers";
  if (failed(checkBeginnings(call, inputs.getInt())))
    return failure();
  return visit(call, buffers.take_front(inputs.getInt()),
               buffers.drop_front(inputs.getInt()));
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
    if (failed(visitCall(call)))
      return failure();
  }
  return failure(failed(checkResults()) || failed(checkBudget(budgetBytes)));
}

LogicalResult remat::verifyArena(func::FuncOp function, int64_t budgetBytes) {
  return ArenaJudge(function).judge(budgetBytes);
}
