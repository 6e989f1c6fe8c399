// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels whose ops have a form for single elements: a loop nest over each
/// result, results of one shape together.

#include "ElementEmitter.h"
#include "KernelsToHost.h"
#include "ParallelPart.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

namespace {
/// A result of the kernel.
struct Root {
  Value tensor;
  unsigned number;

  ArrayRef<int64_t> getShape() const {
    return cast<RankedTensorType>(tensor.getType()).getShape();
  }
};

/// The memory of the kernel as one function sees it: of rank 1.
struct Memory {
  SmallVector<Value> operands;
  SmallVector<Value> results;
};

/// How the iterations of a nest are given to threads.
struct ParallelLoop {
  /// Leading dimensions of the result that are one loop; 0: blocks of lanes.
  unsigned dims = 0;
  int64_t iterations = 1;
  /// Iterations that are worth a thread's while.
  int64_t grain = 1;
};

class LoopBuilder {
public:
  LoopBuilder(KernelBody &body, func::FuncOp function)
      : body(body), block(body.function.getBody().front()), function(function),
        builder(OpBuilder::atBlockBegin(&function.getBody().front())),
        loc(function.getLoc()) {}

  LogicalResult run();
  /// Undoes what `run` added beside the function.
  void eraseParts();

private:
  void bindArguments();
  void createTables();
  Value flatten(Value memory);
  void collectRoots();
  LogicalResult emitNest(ArrayRef<Root> roots);
  void bind(ElementEmitter &emitter, const Memory &memory);
  std::optional<ParallelLoop> planThreads(ArrayRef<Root> roots,
                                          bool byLanes) const;
  void emitSerial(ElementEmitter &emitter, ArrayRef<Root> roots, bool byLanes,
                  bool restOnly);
  LogicalResult emitParallel(ArrayRef<Root> roots, bool byLanes,
                             const ParallelLoop &loop);
  void fillPart(ElementEmitter &emitter, ArrayRef<Root> roots, bool byLanes,
                const ParallelLoop &loop, Value begin, Value end);
  void emitBody(ElementEmitter &emitter, ArrayRef<Root> roots,
                ArrayRef<AffineExpr> at, const Memory &memory);
  void startRow();
  bool isReadBeforeRow(const ElementEmitter &emitter, const ElementEmitter::Read &read,
                       ArrayRef<int64_t> shape) const;
  LogicalResult checkReads(const ElementEmitter &emitter, ArrayRef<Root> roots,
                           const Memory &memory);

  KernelBody &body;
  Block &block;
  func::FuncOp function;
  OpBuilder builder;
  Location loc;
  Memory memory;
  /// Constants with different elements, and the globals that hold them.
  SmallVector<std::pair<Value, memref::GlobalOp>> tables;
  SmallVector<func::FuncOp> parts;
  std::vector<Root> roots;
  /// Elements that the kernel visits, about.
  int64_t work = 0;
  /// What is bound at the moment.
  const Memory *bound = nullptr;
  /// Places written in the nest at hand: result and place.
  std::vector<std::pair<unsigned, AffineExpr>> writes;
  /// The first loop of the nest that writes to a row of which one thread makes all.
  Operation *writing = nullptr;
  /// Operands that earlier nests have overwritten.
  llvm::SmallDenseSet<unsigned> overwritten;
};
} // namespace

/// Elements of one range of a parallel loop, at least.
static constexpr int64_t rangeElements = 1 << 13;
/// Iterations at which no more dimensions are joined for threads.
static constexpr int64_t enoughIterations = 64;

Value LoopBuilder::flatten(Value memory) {
  auto type = cast<MemRefType>(memory.getType());
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
  ArrayRef<BlockArgument> arguments =
      function.getBody().front().getArguments().drop_front();
  for (auto [number, argument] : llvm::enumerate(arguments))
    (number < block.getNumArguments() ? memory.operands : memory.results)
        .push_back(flatten(argument));
}

void LoopBuilder::createTables() {
  for (Operation &op : block) {
    DenseElementsAttr value;
    if (!matchPattern(&op, m_Constant(&value)) || value.isSplat())
      continue;
    if (value.getElementType().isInteger(1))
      value = value.mapValues(builder.getI8Type(),
                              [](const APInt &bit) { return bit.zext(8); });
    auto type =
        MemRefType::get({value.getNumElements()}, value.getElementType());
    value = value.reshape(
        RankedTensorType::get(type.getShape(), type.getElementType()));
    std::string name =
        (function.getName() + "_table_" + Twine(tables.size())).str();
    OpBuilder moduleBuilder(function);
    tables.push_back(
        {op.getResult(0),
         memref::GlobalOp::create(moduleBuilder, op.getLoc(), name,
                                  builder.getStringAttr("private"), type, value,
                                  /*constant=*/true,
                                  /*alignment=*/IntegerAttr())});
  }
}

void LoopBuilder::collectRoots() {
  for (unsigned number : orderResults(body))
    roots.push_back({block.getTerminator()->getOperand(number), number});
}

void LoopBuilder::bind(ElementEmitter &emitter, const Memory &memory) {
  for (auto [argument, buffer] :
       llvm::zip_equal(block.getArguments(), memory.operands))
    emitter.bindMemory(argument, buffer);
  for (auto [constant, global] : tables)
    emitter.bindMemory(constant,
                       memref::GetGlobalOp::create(
                           builder, loc, global.getType(), global.getSymName()));
  bound = &memory;
}

/// All values first, since a write may overwrite what another one is made of.
void LoopBuilder::emitBody(ElementEmitter &emitter, ArrayRef<Root> roots,
                           ArrayRef<AffineExpr> at, const Memory &memory) {
  SmallVector<Value> elements;
  for (const Root &root : roots)
    elements.push_back(emitter.emit(root.tensor, at));
  for (auto [root, element] : llvm::zip_equal(roots, elements)) {
    AffineExpr place = emitter.simplify(
        linearize(at, root.getShape(), builder.getContext()));
    emitter.store(element, memory.results[root.number], place);
    writes.push_back({root.number, place});
  }
}

/// With `restOnly`, the elements behind the last whole block of lanes.
void LoopBuilder::emitSerial(ElementEmitter &emitter, ArrayRef<Root> roots,
                             bool byLanes, bool restOnly) {
  ArrayRef<int64_t> shape = roots.front().getShape();
  Indices at;
  if (shape.empty())
    return emitBody(emitter, roots, at, *bound);
  for (int64_t size : shape.drop_back())
    at.push_back(emitter.openLoop(0, size));
  int64_t whole = byLanes ? shape.back() / lanes * lanes : 0;
  at.push_back({});
  if (whole > 0 && !restOnly) {
    at.back() = emitter.openLaneLoop(0, whole);
    startRow();
    emitBody(emitter, roots, at, *bound);
    emitter.closeLoop();
  }
  if (whole < shape.back()) {
    at.back() = emitter.openLoop(whole, shape.back());
    startRow();
    emitBody(emitter, roots, at, *bound);
    emitter.closeLoop();
  }
  for (size_t i = 1; i < shape.size(); ++i)
    emitter.closeLoop();
}

/// At the begin of a loop over the elements of a row.
void LoopBuilder::startRow() {
  if (!writing)
    writing = builder.getInsertionBlock()->getParentOp();
}

/// Whether the read is of the row that is then written, in front of the first write.
bool LoopBuilder::isReadBeforeRow(const ElementEmitter &emitter,
                                  const ElementEmitter::Read &read,
                                  ArrayRef<int64_t> shape) const {
  return writing &&
         emitter.isOfRowBefore(read, writing, writes.front().second, shape.back());
}

/// An operand's memory is overwritten only behind its last read: at the place
/// that is read, in the nest of the write, or in the row that is written.
LogicalResult LoopBuilder::checkReads(const ElementEmitter &emitter,
                                      ArrayRef<Root> roots,
                                      const Memory &memory) {
  for (unsigned operand : overwritten)
    if (llvm::any_of(emitter.getReads(), [&](const auto &read) {
          return read.memory == memory.operands[operand];
        }))
      return failure();
  auto isWritten = [&](unsigned result, AffineExpr place) {
    return llvm::any_of(writes, [&](const auto &write) {
      return write.first == result && emitter.areEqual(write.second, place);
    });
  };
  for (SharedMemory pair : body.shared)
    for (const Root &root : roots) {
      if (root.number != pair.result)
        continue;
      overwritten.insert(pair.operand);
      for (const auto &read : emitter.getReads())
        if (read.memory == memory.operands[pair.operand] &&
            !isWritten(root.number, read.place) &&
            !isReadBeforeRow(emitter, read, root.getShape()))
          return failure();
    }
  return success();
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

std::optional<ParallelLoop> LoopBuilder::planThreads(ArrayRef<Root> roots,
                                                     bool byLanes) const {
  ArrayRef<int64_t> shape = roots.front().getShape();
  if (isSmallWork(work) || shape.empty())
    return std::nullopt;
  ParallelLoop loop;
  ArrayRef<int64_t> leading = byLanes ? shape.drop_back() : shape;
  while (loop.dims < leading.size() && loop.iterations < enoughIterations)
    loop.iterations *= leading[loop.dims++];
  if (byLanes && computeProduct(leading) == 1) {
    loop.dims = 0;
    loop.iterations = shape.back() / lanes;
  }
  if (loop.iterations < 2)
    return std::nullopt;
  int64_t perIteration = std::max<int64_t>(1, work / loop.iterations);
  loop.grain = std::max<int64_t>(1, rangeElements / perIteration);
  return loop;
}

/// Iterations `begin` to `end` of the nest.
void LoopBuilder::fillPart(ElementEmitter &emitter, ArrayRef<Root> roots,
                           bool byLanes, const ParallelLoop &loop, Value begin,
                           Value end) {
  ArrayRef<int64_t> shape = roots.front().getShape();
  if (loop.dims == 0) {
    Indices at(shape.size(), builder.getAffineConstantExpr(0));
    at.back() = emitter.openRange(begin, end, loop.iterations, byLanes);
    emitBody(emitter, roots, at, *bound);
    emitter.closeLoop();
    return;
  }
  AffineExpr joined =
      emitter.openRange(begin, end, loop.iterations, /*byLanes=*/false);
  Indices at = emitter.split(joined, shape.take_front(loop.dims));
  ArrayRef<int64_t> inner = shape.drop_front(loop.dims);
  if (inner.empty()) {
    emitBody(emitter, roots, at, *bound);
    emitter.closeLoop();
    return;
  }
  for (int64_t size : inner.drop_back())
    at.push_back(emitter.openLoop(0, size));
  int64_t whole = byLanes ? inner.back() / lanes * lanes : 0;
  at.push_back({});
  if (whole > 0) {
    at.back() = emitter.openLaneLoop(0, whole);
    startRow();
    emitBody(emitter, roots, at, *bound);
    emitter.closeLoop();
  }
  if (whole < inner.back()) {
    at.back() = emitter.openLoop(whole, inner.back());
    startRow();
    emitBody(emitter, roots, at, *bound);
    emitter.closeLoop();
  }
  for (size_t i = 0; i < inner.size(); ++i)
    emitter.closeLoop();
}

LogicalResult LoopBuilder::emitParallel(ArrayRef<Root> roots, bool byLanes,
                                        const ParallelLoop &loop) {
  SmallVector<Value> buffers(memory.operands);
  llvm::append_range(buffers, memory.results);
  ParallelPart part = createParallelPart(
      builder, function, parts.size(), buffers, loop.iterations, loop.grain);
  parts.push_back(part.function);
  Memory inside;
  size_t count = memory.operands.size();
  inside.operands.assign(part.buffers.begin(), part.buffers.begin() + count);
  inside.results.assign(part.buffers.begin() + count, part.buffers.end());
  OpBuilder::InsertionGuard guard(builder);
  Block &entry = part.function.getBody().front();
  builder.setInsertionPoint(entry.getTerminator());
  ElementEmitter emitter(builder, loc);
  bind(emitter, inside);
  emitter.openBlock(&entry);
  fillPart(emitter, roots, byLanes, loop, part.begin, part.end);
  bound = nullptr;
  return checkReads(emitter, roots, inside);
}

LogicalResult LoopBuilder::emitNest(ArrayRef<Root> roots) {
  ArrayRef<int64_t> shape = roots.front().getShape();
  ElementEmitter emitter(builder, loc);
  bind(emitter, memory);
  emitter.openBlock(&function.getBody().front());
  bool byLanes = !shape.empty() && shape.back() >= lanes &&
                 llvm::all_of(roots, [&](const Root &root) {
                   return emitter.canEmitLanes(root.tensor);
                 });
  writes.clear();
  writing = nullptr;
  std::optional<ParallelLoop> loop = planThreads(roots, byLanes);
  llvm::SmallDenseSet<unsigned> overwrittenBefore = overwritten;
  if (loop && failed(emitParallel(roots, byLanes, *loop)))
    return failure();
  bool hasRest = loop && loop->dims == 0 && shape.back() % lanes != 0;
  if (loop && !hasRest)
    return success();
  bound = &memory;
  if (hasRest) {
    // It is of the same nest, and has counters of its own.
    writes.clear();
    overwritten = std::move(overwrittenBefore);
  }
  emitSerial(emitter, roots, byLanes, /*restOnly=*/hasRest);
  return checkReads(emitter, roots, memory);
}

LogicalResult LoopBuilder::run() {
  passBooleansAsBytes(function);
  bindArguments();
  createTables();
  collectRoots();
  work = countWork(body.function);
  func::ReturnOp::create(builder, loc);
  builder.setInsertionPoint(function.getBody().front().getTerminator());
  for (size_t begin = 0; begin < roots.size();) {
    size_t end = begin + 1;
    while (end < roots.size() &&
           roots[end].getShape() == roots[begin].getShape())
      ++end;
    if (failed(emitNest(ArrayRef(roots).slice(begin, end - begin))))
      return failure();
    begin = end;
  }
  return success();
}

void LoopBuilder::eraseParts() {
  for (func::FuncOp part : parts)
    part.erase();
  for (auto [constant, global] : tables)
    global.erase();
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
  LoopBuilder loops(body, function);
  if (succeeded(loops.run()))
    return KernelCode{function, 0};
  function.erase();
  loops.eraseParts();
  return failure();
}
