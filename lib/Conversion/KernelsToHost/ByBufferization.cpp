// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels of any ops: upstream's bufferization decides what is updated in
/// place, and the buffers that it wants to allocate become the workspace.

#include "JoinBranchResults.h"
#include "KernelsToHost.h"
#include "SeparateCarries.h"
#include "WorkspaceLayout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace remat;

/// A result's memory: that of the operand that it shares it with, so that the
/// analysis knows, if that can be shown as the result.
static Value findResultMemory(OpBuilder &builder, KernelBody &body,
                              Block &entry, unsigned number) {
  Value own =
      entry.getArgument(1 + body.function.getNumArguments() + number);
  auto type = cast<MemRefType>(own.getType());
  for (SharedMemory pair : body.shared) {
    Value operand = entry.getArgument(1 + pair.operand);
    auto operandType = cast<MemRefType>(operand.getType());
    if (pair.result != number ||
        operandType.getElementType() != type.getElementType())
      continue;
    if (operandType == type)
      return operand;
    return memref::ReinterpretCastOp::create(
        builder, operand.getLoc(), type, operand, /*offset=*/0,
        type.getShape(), computeSuffixProduct(type.getShape()));
  }
  return own;
}

static bool isEmpty(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getNumElements() == 0;
}

/// The function with memory for operands and results, and the old body on
/// tensors that are read from and written to it.
static func::FuncOp bindMemory(KernelBody &body) {
  func::FuncOp function = createBufferFunction(body);
  Block &entry = function.getBody().front();
  Block &old = body.function.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&entry);
  for (BlockArgument argument : old.getArguments()) {
    unsigned number = argument.getArgNumber();
    if (isEmpty(argument)) {
      auto type = cast<RankedTensorType>(argument.getType());
      argument.replaceAllUsesWith(
          tensor::EmptyOp::create(builder, argument.getLoc(), type.getShape(),
                                  type.getElementType()));
      continue;
    }
    bool isWritable = llvm::any_of(body.shared, [&](SharedMemory pair) {
      return pair.operand == number;
    });
    argument.replaceAllUsesWith(bufferization::ToTensorOp::create(
        builder, argument.getLoc(), argument.getType(),
        entry.getArgument(1 + number), /*restrict=*/true, isWritable));
  }
  auto terminator = cast<func::ReturnOp>(old.getTerminator());
  SmallVector<Value> results(terminator.getOperands());
  terminator.erase();
  entry.getOperations().splice(entry.end(), old.getOperations());
  builder.setInsertionPointToEnd(&entry);
  for (auto [number, result] : llvm::enumerate(results)) {
    if (isEmpty(result))
      continue;
    Value place = findResultMemory(builder, body, entry, number);
    auto write = bufferization::MaterializeInDestinationOp::create(
        builder, result.getLoc(), result, place);
    write.setWritable(true);
    write.setRestrict(true);
  }
  func::ReturnOp::create(builder, function.getLoc());
  return function;
}

/// Computing directly into a result's memory would overwrite an operand that
/// lies there: upstream takes the two for different memory.
static LogicalResult bufferize(func::FuncOp function, bool hasSharedMemory) {
  IRRewriter rewriter(function.getContext());
  if (!hasSharedMemory &&
      failed(bufferization::eliminateEmptyTensors(rewriter, function)))
    return failure();
  bufferization::OneShotBufferizationOptions options;
  options.allowReturnAllocsFromLoops = true;
  bufferization::BufferizationState state;
  return bufferization::runOneShotBufferize(function, options, state);
}

/// Whether the buffer is one of the function's own or an argument, as a whole: for every
/// index it then shares the element of an equal buffer or none.
static bool isWholeBuffer(Value buffer) {
  if (isa<BlockArgument>(buffer))
    return isa<func::FuncOp>(
        cast<BlockArgument>(buffer).getOwner()->getParentOp());
  Operation *maker = buffer.getDefiningOp();
  if (!isa<scf::IfOp, scf::IndexSwitchOp>(maker))
    return isa<memref::AllocOp>(maker);
  unsigned number = cast<OpResult>(buffer).getResultNumber();
  return llvm::all_of(maker->getRegions(), [&](Region &region) {
    return isWholeBuffer(region.front().getTerminator()->getOperand(number));
  });
}

/// Whether the two may be moves element by element: all that is read at an index is
/// read before anything is written there.
static bool canMoveWith(memref::CopyOp first, memref::CopyOp other) {
  Type type = first.getTarget().getType();
  return other.getTarget().getType() == type &&
         other.getSource().getType() == type &&
         isa<BlockArgument>(other.getTarget()) &&
         isWholeBuffer(other.getSource());
}

/// Arguments that branches return in another order: one nest of loops moves all of them,
/// so that none is put aside.
static void moveTogether(ArrayRef<memref::CopyOp> moves) {
  memref::CopyOp first = moves.front();
  OpBuilder builder(first);
  Location loc = first.getLoc();
  SmallVector<Value> sources, targets;
  for (memref::CopyOp move : moves) {
    sources.push_back(move.getSource());
    targets.push_back(move.getTarget());
  }
  unsigned rank = cast<MemRefType>(targets.front().getType()).getRank();
  SmallVector<AffineMap> maps(2 * moves.size(),
                              builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  linalg::GenericOp::create(
      builder, loc, sources, targets, maps, iterators,
      [&](OpBuilder &inner, Location at, ValueRange elements) {
        linalg::YieldOp::create(inner, at,
                                elements.take_front(sources.size()));
      });
  for (memref::CopyOp move : moves)
    move.erase();
}

/// Results go to their places at the end, and a result may be an operand, or one of
/// several in a branch, as it stands. So those that lie in an operand's place are moved
/// last; where there are several, together, or what may be an operand is put aside
/// before the first of them is.
static void separateResults(func::FuncOp function, unsigned firstResult) {
  Block &entry = function.getBody().front();
  SmallVector<memref::CopyOp> moves;
  for (auto copy : entry.getOps<memref::CopyOp>()) {
    Value target = copy.getTarget();
    if (auto cast = target.getDefiningOp<memref::ReinterpretCastOp>())
      target = cast.getSource();
    auto place = dyn_cast<BlockArgument>(target);
    if (place && place.getArgNumber() < firstResult)
      moves.push_back(copy);
  }
  for (memref::CopyOp copy : moves)
    copy->moveBefore(entry.getTerminator());
  if (moves.size() < 2)
    return;
  if (llvm::all_of(moves, [&](memref::CopyOp copy) {
        return canMoveWith(moves.front(), copy);
      }))
    return moveTogether(moves);
  for (memref::CopyOp copy : ArrayRef(moves).drop_front()) {
    Value source = copy.getSource();
    if (findOrigin(source).getDefiningOp<memref::AllocOp>())
      continue;
    OpBuilder builder(moves.front());
    auto type = cast<MemRefType>(copy.getTarget().getType());
    Value aside = memref::AllocOp::create(builder, copy.getLoc(), type);
    memref::CopyOp::create(builder, copy.getLoc(), source, aside);
    copy.getSourceMutable().assign(aside);
  }
}

/// A buffer whose content is at last copied to a result becomes that result, those of
/// branches too.
static void useResultMemory(KernelBody &body, func::FuncOp function,
                            unsigned firstResult) {
  Block &entry = function.getBody().front();
  SmallVector<memref::CopyOp> copies(entry.getOps<memref::CopyOp>());
  for (memref::CopyOp copy : llvm::reverse(copies)) {
    auto place = dyn_cast<BlockArgument>(copy.getTarget());
    if (!place || place.getArgNumber() < firstResult || !place.hasOneUse() ||
        body.isResultShared(place.getArgNumber() - firstResult))
      continue;
    auto source = findOrigin(copy.getSource()).getDefiningOp<memref::AllocOp>();
    if (!source) {
      writeResultInBranches(copy);
      continue;
    }
    if (source->getBlock() != &entry || source.getType() != place.getType())
      continue;
    copy.erase();
    source.replaceAllUsesWith(Value(place));
    source.erase();
  }
}

FailureOr<KernelCode> remat::emitByBufferization(KernelBody &body) {
  unsigned inputs = body.function.getNumArguments();
  func::FuncOp function = bindMemory(body);
  if (failed(bufferize(function, !body.shared.empty()))) {
    function.erase();
    return failure();
  }
  separateCarries(function);
  joinBranchResults(function);
  separateResults(function, 1 + inputs);
  useResultMemory(body, function, 1 + inputs);
  FailureOr<int64_t> bytes = collectWorkspace(function);
  if (failed(bytes)) {
    function.erase();
    return failure();
  }
  return KernelCode{function, *bytes};
}
