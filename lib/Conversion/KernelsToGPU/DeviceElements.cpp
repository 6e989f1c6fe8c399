// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels whose ops have a form for single elements: a device function over each
/// result, results of one shape together. Without a reduction of rows a thread
/// makes an element, and neighbours neighbours; without any, as many elements as an
/// access of 16 bytes has, if there are enough for all threads; so it does with sums of
/// columns, whose loops it joins. With one of rows, a group of `lanes`
/// threads, a warp or a block (`countThreadLanes`), takes a row (the last dimension by
/// lanes), or an element that is the reduction of a row. Where rows are short enough for
/// registers, or a block's, which keeps them in shared memory (`KeepRows.h`), the group leaves
/// with its row also what results know of it, a mean or a variance. Reductions that many of
/// them need are made before, by functions of their own, and lie in the workspace
/// (`sharedAttrName`).

#include "../KernelsToHost/ElementEmitter.h"
#include "ElementRoots.h"
#include "KeepRows.h"
#include "KernelsToGPU.h"
#include "RowFamily.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"
#include "remat/Conversion/StableHLOToLinalg.h"

using namespace mlir;
using namespace remat;

/// Where results in a workspace begin.
static constexpr int64_t workspaceAlignment = 256;
/// Bytes that a thread reads or writes at a time, where there are enough elements for
/// all threads of a device.
static constexpr int64_t accessBytes = 16;
static constexpr int64_t leastWideElements = 132 * 2048;

namespace {
/// What a thread, or a group of threads, makes at a time.
enum class Share { Element, ElementByGroup, RowByGroup };

/// Where the results go, and what that overwrites.
struct Destination {
  /// By result: its place in the workspace, the last argument; -1: where it
  /// belongs. Partial results follow.
  SmallVector<int64_t> offsets;
  SmallVector<Value> partials;
  /// Results that lie in the memory of operands.
  SmallVector<SharedMemory> shared;
};

/// The device function of results of one shape.
class NestBuilder {
public:
  NestBuilder(KernelBody &body, DeviceCode &code,
              const Destination &destination, ArrayRef<Root> roots,
              ArrayRef<Root> rowRoots,
              ArrayRef<std::pair<Value, memref::GlobalOp>> tables,
              ArrayRef<Root> known,
              llvm::SmallDenseSet<unsigned> &overwritten)
      : body(body), block(body.function.getBody().front()), code(code),
        destination(destination), roots(roots), rowRoots(rowRoots),
        tables(tables), known(known), overwritten(overwritten),
        shape(roots.front().getShape()), builder(body.function.getContext()),
        loc(body.function.getLoc()) {}

  LogicalResult run();

private:
  Block *openGuard();
  Share chooseShare(ElementEmitter &emitter) const;
  int64_t chooseGroup() const;
  int64_t chooseWidth() const;
  int64_t countItems() const;
  void bind(ElementEmitter &emitter);
  void findResults();
  void defineThread();
  void fill(ElementEmitter &emitter);
  void fillRow(ElementEmitter &emitter, Indices at);
  AffineExpr emitNeighbours(ElementEmitter &emitter, Indices at, AffineExpr first);
  void waitForGroup();
  void leaveOfRow(ElementEmitter &emitter, AffineExpr row);
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
  /// With an element for each row of `roots`.
  ArrayRef<Root> rowRoots;
  ArrayRef<std::pair<Value, memref::GlobalOp>> tables;
  /// Partial results that functions before made.
  ArrayRef<Root> known;
  llvm::SmallDenseSet<unsigned> &overwritten;
  ArrayRef<int64_t> shape;
  OpBuilder builder;
  Location loc;
  gpu::GPUFuncOp function;
  Share share = Share::Element;
  int64_t blocks = 1;
  /// Neighbouring elements that a thread makes.
  int64_t width = 1;
  /// Threads of a group that shares a row or an element, and of a block.
  int64_t group = lanes, threads = blockThreads;
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

/// A tensor's memory; booleans are bytes.
static MemRefType getFlatType(Type tensor) {
  auto type = cast<RankedTensorType>(tensor);
  Type element = type.getElementType();
  if (element.isInteger(1))
    element = IntegerType::get(tensor.getContext(), 8);
  return MemRefType::get({type.getNumElements()}, element);
}

/// As many threads as the longest reduction by lanes is shared by.
int64_t NestBuilder::chooseGroup() const {
  int64_t most = 0;
  auto note = [&](linalg::LinalgOp op) {
    if (isReducedByLanes(op))
      most = std::max(most, countThreadLanes(op));
    return false;
  };
  for (const Root &root : llvm::concat<const Root>(roots, rowRoots))
    hasReduction(root.tensor, known, note);
  return most ? most : lanes;
}

Share NestBuilder::chooseShare(ElementEmitter &emitter) const {
  if (!rowRoots.empty())
    return Share::RowByGroup;
  auto reduces = [&](const Root &root) {
    return hasReduction(root.tensor, known, isReducedByLanes);
  };
  if (llvm::none_of(roots, reduces))
    return Share::Element;
  bool byRows = !shape.empty() && shape.back() >= group &&
                llvm::all_of(roots, [&](const Root &root) {
                  return emitter.canEmitLanes(root.tensor);
                });
  return byRows ? Share::RowByGroup : Share::ElementByGroup;
}

/// What is shared among threads or groups.
int64_t NestBuilder::countItems() const {
  return computeProduct(share == Share::RowByGroup ? shape.drop_back() : shape) /
         width;
}

/// As many elements as an access of 16 bytes has: of the widest type among operands of
/// at least as many, and among results without reductions, which are as large. Sums of
/// columns are small.
int64_t NestBuilder::chooseWidth() const {
  if (share != Share::Element || shape.empty() ||
      computeProduct(shape) < leastWideElements)
    return 1;
  auto isOther = [&](linalg::LinalgOp op) { return !isSumOfColumns(op, shape); };
  auto isAny = [](linalg::LinalgOp) { return true; };
  int64_t bytes = 1;
  for (const Root &root : roots) {
    if (hasReduction(root.tensor, known, isOther))
      return 1;
    Type element = cast<RankedTensorType>(root.tensor.getType()).getElementType();
    if (!hasReduction(root.tensor, known, isAny))
      bytes = std::max(bytes, getElementBytes(element));
  }
  for (Type type : block.getArgumentTypes()) {
    auto operand = cast<RankedTensorType>(type);
    if (operand.getNumElements() >= computeProduct(shape))
      bytes = std::max(bytes, getElementBytes(operand.getElementType()));
  }
  int64_t elements = std::clamp<int64_t>(accessBytes / bytes, 1, 8);
  return shape.back() % elements == 0 ? elements : 1;
}

void NestBuilder::bind(ElementEmitter &emitter) {
  for (BlockArgument argument : block.getArguments())
    emitter.bindMemory(argument, function.getArgument(argument.getArgNumber()));
  for (auto [constant, global] : tables)
    emitter.bindMemory(constant,
                       memref::GetGlobalOp::create(
                           builder, loc, global.getType(), global.getSymName()));
  for (const Root &partial : known)
    emitter.bindMemory(partial.tensor, results[partial.number]);
}

void NestBuilder::findResults() {
  unsigned inputs = block.getNumArguments();
  unsigned own = body.function.getNumResults();
  for (auto [number, offset] : llvm::enumerate(destination.offsets)) {
    MemRefType type =
        number < own
            ? cast<MemRefType>(function.getArgument(inputs + number).getType())
            : getFlatType(destination.partials[number - own].getType());
    results.push_back(offset < 0
                          ? function.getArgument(inputs + number)
                          : createPart(builder, loc,
                                       function.getArguments().back(), type,
                                       offset));
  }
}

void NestBuilder::defineThread() {
  Value own = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  Value inGrid = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  thread = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, inGrid, index(threads)), own);
  if (share == Share::Element)
    return;
  lane = arith::RemUIOp::create(builder, loc, own, index(group));
  Type word = builder.getI32Type();
  if (group >= warpLanes) {
    members = arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(-1));
    return;
  }
  Value half = arith::RemUIOp::create(builder, loc, own, index(32));
  half = arith::SubIOp::create(builder, loc, half, lane);
  half = arith::IndexCastOp::create(builder, loc, word, half);
  Value all = arith::ConstantOp::create(
      builder, loc, builder.getI32IntegerAttr(int32_t((int64_t(1) << group) - 1)));
  members = arith::ShLIOp::create(builder, loc, all, half);
}

/// For all threads of the group.
void NestBuilder::waitForGroup() {
  if (group > warpLanes)
    gpu::BarrierOp::create(builder, loc);
  else
    NVVM::SyncWarpOp::create(builder, loc, members);
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
      waitForGroup();
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

/// Elements of a row that a thread takes together, the first one at `first` times their
/// number; returns the element's number.
AffineExpr NestBuilder::emitNeighbours(ElementEmitter &emitter, Indices at,
                                       AffineExpr first) {
  int64_t count = countNeighbours(shape.back(), group);
  if (count == 1) {
    at.push_back(first);
    emitElements(emitter, at, false);
    return first;
  }
  at.push_back(first * count + emitter.openLoop(0, count));
  builder.getInsertionBlock()->getParentOp()->setAttr(wideAttrName,
                                                      builder.getUnitAttr());
  emitElements(emitter, at, false);
  emitter.closeLoop();
  return at.back();
}

void NestBuilder::fillRow(ElementEmitter &emitter, Indices at) {
  int64_t neighbours = countNeighbours(shape.back(), group);
  int64_t size = shape.back() / neighbours;
  int64_t whole = size / group * group, rest = size - whole;
  AffineExpr first = emitter.openLaneLoop(0, whole);
  writing = builder.getInsertionBlock()->getParentOp();
  AffineExpr element = emitNeighbours(emitter, at, first);
  emitter.noteRowPart({writing, element, 0, whole * neighbours, group * neighbours});
  emitter.closeLoop();
  // All threads have read the row before one of them writes to it.
  if (!destination.shared.empty()) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(writing);
    waitForGroup();
  }
  if (rest == 0)
    return;
  first = emitter.openRest(whole, rest);
  Operation *branch = builder.getInsertionBlock()->getParentOp();
  element = emitNeighbours(emitter, at, first);
  emitter.noteRowPart({branch, element, whole * neighbours, shape.back(),
                       rest * neighbours});
  emitter.closeLoop();
}

/// What the group knows of its row, by its first thread.
void NestBuilder::leaveOfRow(ElementEmitter &emitter, AffineExpr row) {
  SmallVector<std::pair<Value, AffineExpr>> elements;
  for (const Root &root : rowRoots) {
    Indices at = emitter.split(row, root.getShape());
    elements.push_back({emitter.emit(root.tensor, at),
                        emitter.simplify(linearize(at, root.getShape(),
                                                   builder.getContext()))});
  }
  emitter.openRest(0, 1);
  for (auto [root, element] : llvm::zip_equal(rowRoots, elements)) {
    emitter.store(element.first, results[root.number], element.second);
    writes.push_back({root.number, element.second});
  }
  emitter.closeLoop();
}

/// Threads without an item do nothing, and read nothing.
Block *NestBuilder::openGuard() {
  Block &entry = function.getBody().front();
  int64_t items = countItems();
  if (items * group >= blocks * threads)
    return &entry;
  Value item = arith::DivUIOp::create(builder, loc, thread, index(group));
  Value hasItem = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, item, index(items));
  auto guard = scf::IfOp::create(builder, loc, hasItem);
  builder.setInsertionPointToStart(guard.thenBlock());
  return guard.thenBlock();
}

void NestBuilder::fill(ElementEmitter &emitter) {
  int64_t items = countItems();
  Value first = arith::DivUIOp::create(builder, loc, thread, index(group));
  AffineExpr joined =
      emitter.openStrided(first, index(items),
                          index(blocks * threads / group), items);
  if (share == Share::RowByGroup) {
    fillRow(emitter, emitter.split(joined, shape.drop_back()));
    if (!rowRoots.empty())
      leaveOfRow(emitter, joined);
  } else if (width > 1) {
    AffineExpr element = emitter.openLoop(0, width);
    builder.getInsertionBlock()->getParentOp()->setAttr(
        wideAttrName, builder.getUnitAttr());
    emitElements(emitter, emitter.split(joined * width + element, shape),
                 /*firstThreadOnly=*/false);
    emitter.closeLoop();
  } else {
    emitElements(emitter, emitter.split(joined, shape),
                 share == Share::ElementByGroup);
  }
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
    for (const Root &partial : known)
      trial.bindMemory(partial.tensor, partial.tensor);
    group = chooseGroup();
    share = chooseShare(trial);
  }
  width = chooseWidth();
  if (share == Share::Element)
    group = 1;
  threads = std::max(group, blockThreads);
  blocks = std::clamp<int64_t>(llvm::divideCeil(countItems() * group, threads), 1,
                               mostBlocks);
  function = code.addFlatFunction(blocks, threads);
  Block &entry = function.getBody().front();
  builder.setInsertionPoint(entry.getTerminator());
  findResults();
  defineThread();
  ElementEmitter emitter(builder, loc);
  emitter.useThreads(lane, members, group);
  bind(emitter);
  for (const Root &root : roots)
    for (auto [tensor, number] : root.beside)
      emitter.storeBeside(root.tensor.getDefiningOp(), {{tensor, results[number]}});
  emitter.openBlock(openGuard());
  fill(emitter);
  if (failed(checkReads(emitter)))
    return failure();
  bool isOfBlocks = group > warpLanes;
  if (int64_t bytes = isOfBlocks ? keepRows(function, emitter) : 0)
    code.setSharedBytes(bytes);
  simplifyElements(function, block.getNumArguments(),
                   /*joinsSums=*/share == Share::Element, isOfBlocks);
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

static std::vector<Root> collectRoots(KernelBody &body) {
  std::vector<Root> roots;
  Operation *end = body.function.getBody().front().getTerminator();
  for (unsigned number : orderResults(body))
    roots.push_back({end->getOperand(number), number, {}});
  return roots;
}

/// Whether what the functions make is still to come for `root`: a result of another shape
/// that it is made of, and that is worth reading.
static bool isWaiting(const Root &root, ArrayRef<Root> open,
                      const RowFamily &family) {
  return llvm::any_of(open, [&](const Root &other) {
    return other.number != root.number &&
           !(family.contains(root) && family.contains(other)) &&
           isReadBefore(other.tensor, root.tensor) &&
           dependsOn(root.tensor, other);
  });
}

/// Takes the results, or the partial ones, that one function makes next. Partial results
/// are made in front of results that do not wait for them; results of one shape together.
static std::vector<Root> takeTogether(std::vector<Root> &open,
                                      unsigned firstPartial,
                                      const RowFamily &family) {
  std::vector<bool> waits;
  for (const Root &root : open)
    waits.push_back(isWaiting(root, open, family));
  auto areAlike = [&](const Root &one, const Root &other) {
    return one.getShape() == other.getShape()
               ? family.contains(one) == family.contains(other)
               : family.contains(one) && family.contains(other);
  };
  size_t first = llvm::find(waits, false) - waits.begin();
  if (first == open.size())
    first = 0;
  bool isPartial = open[first].number >= firstPartial;
  std::vector<Root> together{open[first]}, rest(open.begin(), open.begin() + first);
  bool isNext = true;
  for (size_t i = first + 1; i < open.size(); ++i) {
    isNext = isNext && !waits[i] &&
             (open[i].number >= firstPartial) == isPartial &&
             areAlike(open[i], together.front()) &&
             !(isPartial && dependsOn(open[i].tensor, together));
    (isNext ? together : rest).push_back(open[i]);
  }
  open = std::move(rest);
  return together;
}

static LogicalResult emitNests(KernelBody &body, DeviceCode &code,
                               const Destination &destination) {
  auto tables = createTables(body.function.getBody().front(), code);
  std::vector<Root> known, open;
  llvm::SmallDenseSet<unsigned> overwritten;
  unsigned firstPartial = body.function.getNumResults();
  for (auto [number, tensor] : llvm::enumerate(destination.partials))
    open.push_back({tensor, unsigned(firstPartial + number), {}});
  std::vector<Root> ofKernel = collectRoots(body);
  moveBeside(open, ofKernel, [&](unsigned result) {
    return destination.offsets[result] < 0 && !body.isResultShared(result);
  });
  llvm::append_range(open, ofKernel);
  RowFamily family = findRowFamily(body, ofKernel, [&](unsigned result) {
    return destination.offsets[result] < 0;
  });
  while (!open.empty()) {
    std::vector<Root> together = takeTogether(open, firstPartial, family);
    auto ofRows = std::stable_partition(
        together.begin(), together.end(), [&](const Root &root) {
          return !family.ofRows.contains(root.number);
        });
    // Rows of which nothing else is made are elements.
    if (ofRows == together.begin())
      ofRows = together.end();
    ArrayRef<Root> all(together);
    size_t count = ofRows - together.begin();
    if (failed(NestBuilder(body, code, destination, all.take_front(count),
                           all.drop_front(count), tables, known, overwritten)
                   .run()))
      return failure();
    for (const Root &root : together) {
      for (auto [tensor, number] : root.beside)
        if (isReadAgain(tensor))
          known.push_back({tensor, number, {}});
      if (root.number >= firstPartial || isReadAgain(root.tensor))
        known.push_back(root);
    }
  }
  return success();
}

/// Gives all partial results, and results with `usesWorkspace`, places in a
/// workspace; returns its size.
static int64_t
layOutWorkspace(KernelBody &body, Destination &destination,
                llvm::function_ref<bool(unsigned)> usesWorkspace) {
  int64_t bytes = 0;
  auto place = [&](Type tensor) {
    MemRefType type = getFlatType(tensor);
    int64_t offset = bytes;
    bytes += llvm::alignTo(type.getNumElements() *
                               getElementBytes(type.getElementType()),
                           workspaceAlignment);
    return offset;
  };
  for (auto [number, type] :
       llvm::enumerate(body.function.getResultTypes()))
    destination.offsets.push_back(usesWorkspace(number) ? place(type) : -1);
  for (auto op : body.function.getOps<linalg::LinalgOp>())
    if (op->hasAttr(sharedAttrName))
      for (Value result : op->getResults()) {
        destination.partials.push_back(result);
        destination.offsets.push_back(place(result.getType()));
      }
  return bytes;
}

/// All results where they belong. Fails where an operand would be overwritten too
/// early.
static FailureOr<KernelCode> emitInPlace(KernelBody &body,
                                         gpu::GPUModuleOp module) {
  Destination destination;
  destination.shared = body.shared;
  int64_t bytes =
      layOutWorkspace(body, destination, [](unsigned) { return false; });
  DeviceCode code(module, createLauncher(body, bytes));
  if (succeeded(emitNests(body, code, destination))) {
    code.finish();
    return KernelCode{code.getLauncher(), bytes};
  }
  code.erase();
  return failure();
}

/// Results that lie in operands go to a workspace first, and are moved when all
/// operands have been read. The order of sums is the same.
static FailureOr<KernelCode> emitWithWorkspace(KernelBody &body,
                                               gpu::GPUModuleOp module) {
  unsigned inputs = body.function.getNumArguments();
  Destination destination;
  int64_t bytes = layOutWorkspace(body, destination, [&](unsigned result) {
    return body.isResultShared(result);
  });
  func::FuncOp launcher = createLauncher(body, bytes);
  DeviceCode code(module, launcher);
  if (bytes == 0 || failed(emitNests(body, code, destination))) {
    code.erase();
    return failure();
  }
  for (unsigned number = 0; number < body.function.getNumResults(); ++number)
    if (destination.offsets[number] >= 0)
      emitMove(code, inputs + number, destination.offsets[number]);
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
