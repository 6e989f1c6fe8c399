// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels whose ops have a form for single elements: a device function over each
/// result, results of one shape together. Without a reduction of rows a thread
/// makes an element, and neighbours neighbours. With one, a group of `lanes`
/// threads takes a row (the last dimension by lanes), or an element that is the
/// reduction of a row.

#include "../KernelsToHost/ElementEmitter.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

/// Where results in a workspace begin.
static constexpr int64_t workspaceAlignment = 256;
/// More blocks than these take several elements a thread.
static constexpr int64_t mostBlocks = 132 * 32;

namespace {
/// A result of the kernel.
struct Root {
  Value tensor;
  unsigned number;

  ArrayRef<int64_t> getShape() const {
    return cast<RankedTensorType>(tensor.getType()).getShape();
  }
};

/// What a thread, or a group of threads, makes at a time.
enum class Share { Element, ElementByGroup, RowByGroup };

/// Where the results go, and what that overwrites.
struct Destination {
  /// By result: its place in the workspace, the last argument; -1: where it
  /// belongs.
  SmallVector<int64_t> offsets;
  /// Results that lie in the memory of operands.
  SmallVector<SharedMemory> shared;
};

/// The device function of results of one shape.
class NestBuilder {
public:
  NestBuilder(KernelBody &body, DeviceCode &code,
              const Destination &destination, ArrayRef<Root> roots,
              ArrayRef<std::pair<Value, memref::GlobalOp>> tables,
              llvm::SmallDenseSet<unsigned> &overwritten)
      : body(body), block(body.function.getBody().front()), code(code),
        destination(destination), roots(roots), tables(tables), overwritten(overwritten),
        shape(roots.front().getShape()), builder(body.function.getContext()),
        loc(body.function.getLoc()) {}

  LogicalResult run();

private:
  Block *openGuard(int64_t perGroup);
  Share chooseShare(ElementEmitter &emitter) const;
  int64_t countItems() const;
  void bind(ElementEmitter &emitter);
  void findResults();
  void defineThread();
  void fill(ElementEmitter &emitter);
  void fillRow(ElementEmitter &emitter, Indices at);
  void emitElements(ElementEmitter &emitter, ArrayRef<AffineExpr> at,
                    bool firstThreadOnly);
  bool isReadBeforeRow(const ElementEmitter &emitter,
                       const ElementEmitter::Read &read) const;
  LogicalResult checkReads(const ElementEmitter &emitter);
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  KernelBody &body;
  Block &block;
  DeviceCode &code;
  const Destination &destination;
  ArrayRef<Root> roots;
  ArrayRef<std::pair<Value, memref::GlobalOp>> tables;
  llvm::SmallDenseSet<unsigned> &overwritten;
  ArrayRef<int64_t> shape;
  OpBuilder builder;
  Location loc;
  gpu::GPUFuncOp function;
  Share share = Share::Element;
  int64_t blocks = 1;
  /// By result.
  SmallVector<Value> results;
  /// The thread's number in the grid, in its group, and its group's in the warp.
  Value thread, lane, members;
  /// Places written: result and place.
  std::vector<std::pair<unsigned, AffineExpr>> writes;
  /// The first loop in which a group writes to its row.
  Operation *writing = nullptr;
};
} // namespace

/// Memory of `type` in the workspace.
static Value createPart(OpBuilder &builder, Location loc, Value workspace,
                        MemRefType type, int64_t offset) {
  Value place = arith::ConstantIndexOp::create(builder, loc, offset);
  return memref::ViewOp::create(builder, loc, type, workspace, place,
                                ValueRange());
}

/// Whether a reduction by lanes is among the ops that lead to `tensor`.
static bool hasRowReduction(Value tensor) {
  SmallVector<Value> open{tensor};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (!op || !seen.insert(op).second)
      continue;
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      if (isReducedByLanes(linalgOp))
        return true;
    op->walk([&](Operation *inner) { llvm::append_range(open, inner->getOperands()); });
  }
  return false;
}

Share NestBuilder::chooseShare(ElementEmitter &emitter) const {
  auto reduces = [](const Root &root) { return hasRowReduction(root.tensor); };
  if (llvm::none_of(roots, reduces))
    return Share::Element;
  bool byRows = !shape.empty() && shape.back() >= lanes &&
                llvm::all_of(roots, [&](const Root &root) {
                  return emitter.canEmitLanes(root.tensor);
                });
  return byRows ? Share::RowByGroup : Share::ElementByGroup;
}

/// What is shared among threads or groups.
int64_t NestBuilder::countItems() const {
  return computeProduct(share == Share::RowByGroup ? shape.drop_back() : shape);
}

void NestBuilder::bind(ElementEmitter &emitter) {
  for (BlockArgument argument : block.getArguments())
    emitter.bindMemory(argument, function.getArgument(argument.getArgNumber()));
  for (auto [constant, global] : tables)
    emitter.bindMemory(constant,
                       memref::GetGlobalOp::create(
                           builder, loc, global.getType(), global.getSymName()));
}

void NestBuilder::findResults() {
  unsigned inputs = block.getNumArguments();
  for (auto [number, offset] : llvm::enumerate(destination.offsets)) {
    Value own = function.getArgument(inputs + number);
    results.push_back(
        offset < 0 ? own
                   : createPart(builder, loc, function.getArguments().back(),
                                cast<MemRefType>(own.getType()), offset));
  }
}

void NestBuilder::defineThread() {
  Value own = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  Value group = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  thread = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, group, index(blockThreads)), own);
  if (share == Share::Element)
    return;
  lane = arith::RemUIOp::create(builder, loc, own, index(lanes));
  Type word = builder.getI32Type();
  Value half = arith::RemUIOp::create(builder, loc, own, index(32));
  half = arith::SubIOp::create(builder, loc, half, lane);
  half = arith::IndexCastOp::create(builder, loc, word, half);
  Value all = arith::ConstantOp::create(
      builder, loc, builder.getI32IntegerAttr((1 << lanes) - 1));
  members = arith::ShLIOp::create(builder, loc, all, half);
}

/// All values first, since a write may overwrite what another one is made of.
void NestBuilder::emitElements(ElementEmitter &emitter,
                               ArrayRef<AffineExpr> at, bool firstThreadOnly) {
  SmallVector<Value> elements;
  for (const Root &root : roots)
    elements.push_back(emitter.emit(root.tensor, at));
  if (firstThreadOnly) {
    // The others have read what it overwrites.
    if (!destination.shared.empty())
      NVVM::SyncWarpOp::create(builder, loc, members);
    emitter.openRest(0, 1);
  }
  for (auto [root, element] : llvm::zip_equal(roots, elements)) {
    AffineExpr place = emitter.simplify(
        linearize(at, root.getShape(), builder.getContext()));
    emitter.store(element,
                  results[root.number], place);
    writes.push_back({root.number, place});
  }
  if (firstThreadOnly)
    emitter.closeLoop();
}

void NestBuilder::fillRow(ElementEmitter &emitter, Indices at) {
  int64_t whole = shape.back() / lanes * lanes, rest = shape.back() - whole;
  at.push_back(emitter.openLaneLoop(0, whole));
  writing = builder.getInsertionBlock()->getParentOp();
  emitElements(emitter, at, false);
  emitter.closeLoop();
  // All threads have read the row before one of them writes to it.
  if (!destination.shared.empty()) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(writing);
    NVVM::SyncWarpOp::create(builder, loc, members);
  }
  if (rest == 0)
    return;
  at.back() = emitter.openRest(whole, rest);
  emitElements(emitter, at, false);
  emitter.closeLoop();
}

/// Threads without an item do nothing, and read nothing.
Block *NestBuilder::openGuard(int64_t perGroup) {
  Block &entry = function.getBody().front();
  int64_t items = countItems();
  if (items * perGroup >= blocks * blockThreads)
    return &entry;
  Value item = arith::DivUIOp::create(builder, loc, thread, index(perGroup));
  Value hasItem = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, item, index(items));
  auto guard = scf::IfOp::create(builder, loc, hasItem);
  builder.setInsertionPointToStart(guard.thenBlock());
  return guard.thenBlock();
}

void NestBuilder::fill(ElementEmitter &emitter) {
  int64_t perGroup = share == Share::Element ? 1 : lanes;
  int64_t items = countItems();
  Value first = arith::DivUIOp::create(builder, loc, thread, index(perGroup));
  AffineExpr joined =
      emitter.openStrided(first, index(items),
                          index(blocks * blockThreads / perGroup), items);
  if (share == Share::RowByGroup)
    fillRow(emitter, emitter.split(joined, shape.drop_back()));
  else
    emitElements(emitter, emitter.split(joined, shape),
                 share == Share::ElementByGroup);
  emitter.closeLoop();
}

/// Whether the group reads its own row only, before it writes to it.
bool NestBuilder::isReadBeforeRow(const ElementEmitter &emitter,
                                  const ElementEmitter::Read &read) const {
  if (share != Share::RowByGroup || !read.op || writes.empty())
    return false;
  Operation *above = writing->getBlock()->findAncestorOpInBlock(*read.op);
  auto getRow = [&](AffineExpr place) {
    return emitter.simplify(place.floorDiv(shape.back()));
  };
  return above && above->isBeforeInBlock(writing) &&
         getRow(read.place) == getRow(writes.front().second);
}

/// An operand's memory is overwritten only behind its last read: at the place
/// that is read, in the nest of the write, or in the row that the group reads.
LogicalResult NestBuilder::checkReads(const ElementEmitter &emitter) {
  auto isRead = [&](unsigned operand, auto isBad) {
    Value memory = function.getArgument(operand);
    return llvm::any_of(emitter.getReads(), [&](const auto &read) {
      return read.memory == memory && isBad(read);
    });
  };
  using Read = ElementEmitter::Read;
  for (unsigned operand : overwritten)
    if (isRead(operand, [](const Read &) { return true; }))
      return failure();
  for (SharedMemory pair : destination.shared)
    for (const Root &root : roots) {
      if (root.number != pair.result)
        continue;
      overwritten.insert(pair.operand);
      if (isRead(pair.operand, [&](const Read &read) {
            return !llvm::is_contained(writes,
                                       std::pair(root.number, read.place)) &&
                   !isReadBeforeRow(emitter, read);
          }))
        return failure();
    }
  return success();
}

LogicalResult NestBuilder::run() {
  {
    ElementEmitter trial(builder, loc);
    trial.useThreads();
    for (BlockArgument argument : block.getArguments())
      trial.bindMemory(argument, argument);
    share = chooseShare(trial);
  }
  int64_t threads = countItems() * (share == Share::Element ? 1 : lanes);
  blocks = std::clamp<int64_t>(llvm::divideCeil(threads, blockThreads), 1,
                               mostBlocks);
  function = code.addFlatFunction(blocks, blockThreads);
  Block &entry = function.getBody().front();
  builder.setInsertionPoint(entry.getTerminator());
  findResults();
  defineThread();
  ElementEmitter emitter(builder, loc);
  emitter.useThreads(lane, members);
  bind(emitter);
  emitter.openBlock(openGuard(share == Share::Element ? 1 : lanes));
  fill(emitter);
  if (failed(checkReads(emitter)))
    return failure();
  simplifyElements(function, block.getNumArguments());
  declareTraffic(function);
  return success();
}

/// Constants with different elements, as tables of the device.
static SmallVector<std::pair<Value, memref::GlobalOp>>
createTables(Block &block, DeviceCode &code) {
  SmallVector<std::pair<Value, memref::GlobalOp>> tables;
  for (Operation &op : block) {
    DenseElementsAttr value;
    if (matchPattern(&op, m_Constant(&value)) && !value.isSplat())
      tables.push_back({op.getResult(0), code.addTable(op.getLoc(), value)});
  }
  return tables;
}

/// Results that overwrite an operand come last, and those of one shape together.
static std::vector<Root> collectRoots(KernelBody &body) {
  std::vector<Root> roots;
  Operation *end = body.function.getBody().front().getTerminator();
  for (auto [number, tensor] : llvm::enumerate(end->getOperands()))
    roots.push_back({tensor, unsigned(number)});
  llvm::stable_sort(roots, [&](const Root &a, const Root &b) {
    return body.isResultShared(a.number) < body.isResultShared(b.number);
  });
  return roots;
}

static LogicalResult emitNests(KernelBody &body, DeviceCode &code,
                               const Destination &destination) {
  auto tables = createTables(body.function.getBody().front(), code);
  std::vector<Root> roots = collectRoots(body);
  llvm::SmallDenseSet<unsigned> overwritten;
  for (size_t begin = 0; begin < roots.size();) {
    size_t end = begin + 1;
    while (end < roots.size() &&
           roots[end].getShape() == roots[begin].getShape())
      ++end;
    if (failed(NestBuilder(body, code, destination,
                           ArrayRef(roots).slice(begin, end - begin), tables,
                           overwritten)
                   .run()))
      return failure();
    begin = end;
  }
  return success();
}

/// All results where they belong. Fails where an operand would be overwritten too
/// early.
static FailureOr<KernelCode> emitInPlace(KernelBody &body,
                                         gpu::GPUModuleOp module) {
  Destination destination{
      SmallVector<int64_t>(body.function.getNumResults(), -1), body.shared};
  DeviceCode code(module, createBufferFunction(body, "_gpu"));
  if (succeeded(emitNests(body, code, destination))) {
    code.finish();
    return KernelCode{code.getLauncher(), 0};
  }
  code.erase();
  return failure();
}

/// Moves a result from the workspace to its place.
static void emitMove(DeviceCode &code, unsigned argument, int64_t offset) {
  int64_t elements =
      cast<MemRefType>(code.getLauncher().getArgumentTypes()[1 + argument])
          .getNumElements();
  int64_t blocks = std::clamp<int64_t>(
      llvm::divideCeil(elements, blockThreads), 1, mostBlocks);
  gpu::GPUFuncOp function = code.addFlatFunction(blocks, blockThreads);
  OpBuilder builder(function.getBody().front().getTerminator());
  Location loc = function.getLoc();
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value to = function.getArgument(argument);
  Value from = createPart(builder, loc, function.getArguments().back(),
                          cast<MemRefType>(to.getType()), offset);
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value first = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, block, index(blockThreads)),
      gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x));
  scf::ForOp::create(
      builder, loc, first, index(elements), index(blocks * blockThreads),
      ValueRange(), [&](OpBuilder &inner, Location, Value at, ValueRange) {
        Value element = memref::LoadOp::create(inner, loc, from, at);
        memref::StoreOp::create(inner, loc, element, to, at);
        scf::YieldOp::create(inner, loc);
      });
  declareTraffic(function);
}

/// Results that lie in operands go to a workspace first, and are moved when all
/// operands have been read. The order of sums is the same.
static FailureOr<KernelCode> emitWithWorkspace(KernelBody &body,
                                               gpu::GPUModuleOp module) {
  func::FuncOp launcher = createBufferFunction(body, "_gpu");
  unsigned inputs = body.function.getNumArguments();
  Destination destination{
      SmallVector<int64_t>(body.function.getNumResults(), -1), {}};
  int64_t bytes = 0;
  for (auto [number, offset] : llvm::enumerate(destination.offsets)) {
    if (!body.isResultShared(number))
      continue;
    auto type =
        cast<MemRefType>(launcher.getArgumentTypes()[1 + inputs + number]);
    int64_t width = llvm::divideCeil(
        isa<ComplexType>(type.getElementType())
            ? 2 * cast<ComplexType>(type.getElementType())
                      .getElementType()
                      .getIntOrFloatBitWidth()
            : type.getElementTypeBitWidth(),
        8);
    offset = bytes;
    bytes += llvm::alignTo(type.getNumElements() * width, workspaceAlignment);
  }
  Type byte = IntegerType::get(launcher.getContext(), 8);
  (void)launcher.insertArgument(launcher.getNumArguments(),
                                MemRefType::get({bytes}, byte), {},
                                launcher.getLoc());
  DeviceCode code(module, launcher);
  if (bytes == 0 || failed(emitNests(body, code, destination))) {
    code.erase();
    return failure();
  }
  for (auto [number, offset] : llvm::enumerate(destination.offsets))
    if (offset >= 0)
      emitMove(code, inputs + number, offset);
  code.finish();
  return KernelCode{launcher, bytes};
}

FailureOr<KernelCode> remat::emitDeviceElements(KernelBody &body,
                                                gpu::GPUModuleOp module) {
  for (Operation &op : body.function.getBody().front().without_terminator())
    if (!canEmitElements(&op))
      return failure();
  for (Type type : body.function.getArgumentTypes())
    if (cast<RankedTensorType>(type).getNumElements() == 0)
      return failure();
  FailureOr<KernelCode> code = emitInPlace(body, module);
  return succeeded(code) ? code : emitWithWorkspace(body, module);
}
