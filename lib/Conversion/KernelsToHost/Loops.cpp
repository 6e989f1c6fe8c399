// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels whose ops have a form for single elements: a loop nest over each
/// result, results of one shape together.

#include "ElementEmitter.h"
#include "KernelsToHost.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

namespace {
/// A result of the kernel and the memory that it is written to.
struct Root {
  Value tensor;
  Value memory;
  unsigned number;
};

class LoopBuilder {
public:
  LoopBuilder(KernelBody &body, func::FuncOp function)
      : body(body), block(body.function.getBody().front()), function(function),
        builder(OpBuilder::atBlockBegin(&function.getBody().front())) {}

  LogicalResult run();

private:
  void bindArguments();
  void bindConstants();
  Value flatten(Value memory);
  void collectRoots();
  LogicalResult emitNest(ArrayRef<Root> roots);
  void emitLoops(ElementEmitter &emitter, ArrayRef<Root> roots, bool byLanes);
  void emitBody(ElementEmitter &emitter, ArrayRef<Root> roots,
                ArrayRef<AffineExpr> at);
  LogicalResult checkReads(const ElementEmitter &emitter, ArrayRef<Root> roots);

  KernelBody &body;
  Block &block;
  func::FuncOp function;
  OpBuilder builder;
  /// Memory of rank 1 of arguments and constants.
  SmallVector<std::pair<Value, Value>> memories;
  std::vector<Root> roots;
  /// Places written in the nest at hand.
  std::vector<std::pair<Value, AffineExpr>> writes;
  /// Memory of operands that earlier nests have overwritten.
  llvm::SmallDenseSet<Value> overwritten;
};
} // namespace

/// Booleans are bytes.
Value LoopBuilder::flatten(Value memory) {
  auto type = cast<MemRefType>(memory.getType());
  Location loc = memory.getLoc();
  if (type.getRank() == 1)
    return memory;
  auto flat = MemRefType::get({type.getNumElements()}, type.getElementType());
  return memref::ReinterpretCastOp::create(
      builder, loc, flat, memory, /*offset=*/0,
      ArrayRef<int64_t>{type.getNumElements()}, ArrayRef<int64_t>{1});
}

/// The kernel's function takes bytes for booleans.
static void passBooleansAsBytes(func::FuncOp function) {
  Block &entry = function.getBody().front();
  Builder builder(function.getContext());
  for (BlockArgument argument : entry.getArguments())
    if (auto type = dyn_cast<MemRefType>(argument.getType()))
      if (type.getElementType().isInteger(1))
        argument.setType(
            MemRefType::get(type.getShape(), builder.getI8Type()));
  function.setType(builder.getFunctionType(entry.getArgumentTypes(), {}));
}

void LoopBuilder::bindArguments() {
  Block &entry = function.getBody().front();
  for (BlockArgument argument : block.getArguments())
    memories.push_back(
        {argument, flatten(entry.getArgument(1 + argument.getArgNumber()))});
}

/// Constants with different elements are tables.
void LoopBuilder::bindConstants() {
  unsigned count = 0;
  for (Operation &op : block) {
    DenseElementsAttr value;
    if (!matchPattern(&op, m_Constant(&value)) || value.isSplat())
      continue;
    if (value.getElementType().isInteger(1))
      value = value.mapValues(builder.getI8Type(),
                              [](const APInt &bit) { return bit.zext(8); });
    auto type = MemRefType::get({value.getNumElements()},
                                value.getElementType());
    value = value.reshape(RankedTensorType::get(type.getShape(),
                                                type.getElementType()));
    std::string name =
        (function.getName() + "_table_" + Twine(count++)).str();
    OpBuilder moduleBuilder(function);
    memref::GlobalOp::create(moduleBuilder, op.getLoc(), name,
                             builder.getStringAttr("private"), type, value,
                             /*constant=*/true, /*alignment=*/IntegerAttr());
    memories.push_back({op.getResult(0), memref::GetGlobalOp::create(
                                             builder, op.getLoc(), type, name)});
  }
}

/// Results that overwrite an operand come last.
void LoopBuilder::collectRoots() {
  Block &entry = function.getBody().front();
  unsigned first = 1 + block.getNumArguments();
  for (auto [number, tensor] :
       llvm::enumerate(block.getTerminator()->getOperands()))
    roots.push_back({tensor, flatten(entry.getArgument(first + number)),
                     unsigned(number)});
  llvm::stable_sort(roots, [&](const Root &a, const Root &b) {
    return body.isResultShared(a.number) < body.isResultShared(b.number);
  });
}

/// All values first, since a write may overwrite what another one is made of.
void LoopBuilder::emitBody(ElementEmitter &emitter, ArrayRef<Root> roots,
                           ArrayRef<AffineExpr> at) {
  SmallVector<Value> elements;
  for (const Root &root : roots)
    elements.push_back(emitter.emit(root.tensor, at));
  for (auto [root, element] : llvm::zip_equal(roots, elements)) {
    AffineExpr place = emitter.simplify(
        linearize(at, cast<RankedTensorType>(root.tensor.getType()).getShape(),
                  builder.getContext()));
    emitter.store(element, root.memory, place);
    writes.push_back({root.memory, place});
  }
}

void LoopBuilder::emitLoops(ElementEmitter &emitter, ArrayRef<Root> roots,
                            bool byLanes) {
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(roots.front().tensor.getType()).getShape();
  Indices at;
  if (shape.empty())
    return emitBody(emitter, roots, at);
  for (int64_t size : shape.drop_back())
    at.push_back(emitter.openLoop(0, size));
  int64_t whole = byLanes ? shape.back() / lanes * lanes : 0;
  at.push_back({});
  if (whole > 0) {
    at.back() = emitter.openLaneLoop(0, whole);
    emitBody(emitter, roots, at);
    emitter.closeLoop();
  }
  if (whole < shape.back()) {
    at.back() = emitter.openLoop(whole, shape.back());
    emitBody(emitter, roots, at);
    emitter.closeLoop();
  }
  for (size_t i = 1; i < shape.size(); ++i)
    emitter.closeLoop();
}

/// An operand's memory is overwritten only behind its last read: at the place
/// that is read, in the nest of the write.
LogicalResult LoopBuilder::checkReads(const ElementEmitter &emitter,
                                      ArrayRef<Root> roots) {
  Block &entry = function.getBody().front();
  unsigned first = 1 + block.getNumArguments();
  llvm::SmallDenseMap<Value, Value> source;
  for (auto [tensor, memory] : memories)
    source[memory] = tensor;
  for (const ElementEmitter::Read &read : emitter.getReads())
    if (overwritten.contains(read.memory))
      return failure();
  for (const Root &root : roots)
    for (SharedMemory pair : body.shared) {
      if (pair.result != root.number)
        continue;
      Value operand = block.getArgument(pair.operand);
      for (auto [tensor, memory] : memories) {
        if (tensor != operand)
          continue;
        overwritten.insert(memory);
        for (const ElementEmitter::Read &read : emitter.getReads())
          if (read.memory == memory &&
              llvm::none_of(writes, [&](const auto &write) {
                return write.first == root.memory && write.second == read.place;
              }))
            return failure();
      }
    }
  (void)entry;
  (void)first;
  return success();
}

LogicalResult LoopBuilder::emitNest(ArrayRef<Root> roots) {
  ElementEmitter emitter(builder, function.getLoc());
  for (auto [tensor, memory] : memories)
    emitter.bindMemory(tensor, memory);
  emitter.openBlock(&function.getBody().front());
  auto shape = cast<RankedTensorType>(roots.front().tensor.getType()).getShape();
  bool byLanes = !shape.empty() && shape.back() >= lanes &&
                 llvm::all_of(roots, [&](const Root &root) {
                   return emitter.canEmitLanes(root.tensor);
                 });
  writes.clear();
  emitLoops(emitter, roots, byLanes);
  return checkReads(emitter, roots);
}

LogicalResult LoopBuilder::run() {
  passBooleansAsBytes(function);
  bindArguments();
  bindConstants();
  collectRoots();
  func::ReturnOp::create(builder, function.getLoc());
  for (size_t begin = 0; begin < roots.size();) {
    size_t end = begin + 1;
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(roots[begin].tensor.getType()).getShape();
    while (end < roots.size() &&
           cast<RankedTensorType>(roots[end].tensor.getType()).getShape() ==
               shape)
      ++end;
    if (failed(emitNest(ArrayRef(roots).slice(begin, end - begin))))
      return failure();
    begin = end;
  }
  return success();
}

FailureOr<KernelCode> remat::emitLoops(KernelBody &body) {
  Block &block = body.function.getBody().front();
  for (Operation &op : block.without_terminator())
    if (!canEmitElements(&op))
      return failure();
  for (Type type : body.function.getArgumentTypes())
    if (cast<RankedTensorType>(type).getNumElements() == 0)
      return failure();
  func::FuncOp function = createBufferFunction(body);
  if (succeeded(LoopBuilder(body, function).run()))
    return KernelCode{function, 0};
  function.erase();
  return failure();
}
