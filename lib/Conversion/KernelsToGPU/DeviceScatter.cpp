// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Scatters on GPUs, as ScatterForm.h describes: a device function copies
/// inputs whose memory is not the result's, and one applies the updates: an
/// element of them for each thread where they cannot meet, otherwise by tiles
/// (ScatterTiles.cpp).
///
/// The result is that of hosts: what goes to one element is combined in the
/// order of the updates.

#include "ScatterAccess.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// Bytes that a thread copies at a time.
static constexpr int64_t accessBytes = 16;

//===----------------------------------------------------------------------===//
// Recognition
//===----------------------------------------------------------------------===//

/// The scatter of arguments whose results are the kernel's, if that is all it
/// does.
static stablehlo::ScatterOp findScatter(func::FuncOp function) {
  Block &block = function.getBody().front();
  auto op = dyn_cast<stablehlo::ScatterOp>(block.front());
  if (!op || op->getNextNode() != block.getTerminator() ||
      op->getNumResults() != block.getTerminator()->getNumOperands())
    return {};
  for (Value result : op->getResults())
    if (!llvm::is_contained(block.getTerminator()->getOperands(), result))
      return {};
  bool hasArguments = llvm::all_of(op->getOperands(), [&](Value operand) {
    auto argument = dyn_cast<BlockArgument>(operand);
    return argument && argument.getOwner() == &block;
  });
  return hasArguments ? op : stablehlo::ScatterOp();
}

/// Whether the computation reads nothing but its arguments.
static bool isClosed(Region &region) {
  return !region
              .walk([&](Operation *inner) {
                bool isOutside =
                    llvm::any_of(inner->getOperands(), [&](Value operand) {
                      return !region.isAncestor(operand.getParentRegion());
                    });
                return isOutside ? WalkResult::interrupt()
                                 : WalkResult::advance();
              })
              .wasInterrupted();
}

/// The input that becomes result `number` of the kernel.
static Value getInput(stablehlo::ScatterOp op, unsigned number) {
  Value result = op->getBlock()->getTerminator()->getOperand(number);
  return op.getInputs()[cast<OpResult>(result).getResultNumber()];
}

/// Whether results lie in nothing but their own inputs, which nobody else
/// reads.
static bool canUpdateInPlace(const KernelBody &body, stablehlo::ScatterOp op) {
  return llvm::all_of(body.shared, [&](SharedMemory pair) {
    Value operand = op->getBlock()->getArgument(pair.operand);
    return getInput(op, pair.result) == operand && operand.hasOneUse();
  });
}

static FailureOr<KernelScatter> readScatter(const KernelBody &body) {
  stablehlo::ScatterOp op = findScatter(body.function);
  if (!op || !isClosed(op.getUpdateComputation()) ||
      !canUpdateInPlace(body, op))
    return failure();
  std::optional<ScatterForm> form = findScatterForm(op);
  if (!form || form->kind == ScatterKind::Columns)
    return failure();
  KernelScatter scatter{op, *form};
  auto old = op.getUpdateComputation().getArguments().take_front(
      scatter.countInputs());
  scatter.readsResults =
      llvm::any_of(old, [](Value argument) { return !argument.use_empty(); });
  return scatter;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// A device function whose threads share items.
class ItemBuilder {
public:
  ItemBuilder(KernelBody &body, DeviceCode &code, int64_t items)
      : b(body.function.getLoc(), body.function.getContext()) {
    int64_t blocks = std::clamp<int64_t>(llvm::divideCeil(items, blockThreads),
                                         1, mostBlocks);
    function = code.addFlatFunction(blocks, blockThreads);
    b.setInsertionPoint(function.getBody().front().getTerminator());
    Value block = gpu::BlockIdOp::create(b, gpu::Dimension::x);
    Value first = b.add(b.mul(block, b.index(blockThreads)),
                        gpu::ThreadIdOp::create(b, gpu::Dimension::x));
    auto loop = scf::ForOp::create(b, first, b.index(items),
                                   b.index(blocks * blockThreads));
    b.setInsertionPointToStart(loop.getBody());
    item = loop.getInductionVar();
  }

  void copy(Value from, Value to, int64_t width);

  ScalarBuilder b;
  gpu::GPUFuncOp function;
  Value item;
};
} // namespace

void ItemBuilder::copy(Value from, Value to, int64_t width) {
  SmallVector<Value> places, elements;
  for (int64_t i = 0; i < width; ++i) {
    places.push_back(b.add(b.mul(item, b.index(width)), b.index(i)));
    elements.push_back(memref::LoadOp::create(b, from, places.back()));
  }
  for (auto [place, element] : llvm::zip_equal(places, elements))
    memref::StoreOp::create(b, element, to, place);
}

static void emitCopy(KernelBody &body, DeviceCode &code, unsigned operand,
                     unsigned result) {
  auto type = cast<RankedTensorType>(body.function.getArgumentTypes()[operand]);
  int64_t bytes = llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  int64_t width = std::clamp<int64_t>(accessBytes / bytes, 1, 8);
  if (type.getNumElements() % width != 0)
    width = 1;
  ItemBuilder items(body, code, type.getNumElements() / width);
  items.copy(
      items.function.getArgument(operand),
      items.function.getArgument(body.function.getNumArguments() + result),
      width);
  declareTraffic(items.function);
}

namespace {
/// The updates of a scatter, each element of them a thread's, or some
/// neighbours.
class UpdateBuilder {
public:
  UpdateBuilder(KernelBody &body, DeviceCode &code,
                const KernelScatter &scatter)
      : scatter(scatter), form(scatter.form), columns(form.columns),
        items(body, code, countItems()), b(items.b),
        access(body, scatter, items.function, b) {}

  void build();

private:
  int64_t countItems() const {
    return countAll(form.groups) * countAll(form.updates) *
           countAll(form.columns) * countAll(form.windows) / form.width;
  }
  void splitItem();
  void apply(Value from, Value to);

  const KernelScatter &scatter;
  const ScatterForm &form;
  /// Those that a thread has together are one.
  SmallVector<ScatterAxis> columns;
  ItemBuilder items;
  ScalarBuilder &b;
  ScatterAccess access;
  SmallVector<Value> group, update, column, window;
};
} // namespace

/// Neighbouring items are neighbours in the memory of the updates.
void UpdateBuilder::splitItem() {
  std::pair<ArrayRef<ScatterAxis>, SmallVector<Value> *> parts[] = {
      {form.groups, &group},
      {form.updates, &update},
      {columns, &column},
      {form.windows, &window}};
  SmallVector<ScatterAxis> axes;
  SmallVector<Value *> places;
  for (auto [some, coordinates] : parts) {
    coordinates->resize(some.size());
    llvm::append_range(axes, some);
    for (Value &coordinate : *coordinates)
      places.push_back(&coordinate);
  }
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, axes.size()));
  llvm::stable_sort(order, [&](unsigned one, unsigned other) {
    return axes[one].inUpdates > axes[other].inUpdates;
  });
  auto ordered =
      llvm::map_to_vector(order, [&](unsigned i) { return axes[i]; });
  for (auto [i, coordinate] :
       llvm::zip_equal(order, access.split(items.item, ordered)))
    *places[i] = coordinate;
}

/// All elements are read before one is written, so that they are read at once.
void UpdateBuilder::apply(Value from, Value to) {
  SmallVector<Value> places;
  SmallVector<SmallVector<Value>> old, news;
  for (int64_t i = 0; i < form.width; ++i) {
    places.push_back(b.add(to, b.index(i)));
    news.push_back(access.loadUpdates(b.add(from, b.index(i))));
    old.push_back(scatter.readsResults ? access.loadResults(places.back())
                                       : access.getZeros());
  }
  for (int64_t i = 0; i < form.width; ++i)
    access.storeResults(access.combine(old[i], news[i]), places[i]);
}

void UpdateBuilder::build() {
  if (form.width > 1) {
    columns.back().size /= form.width;
    columns.back().inInput = columns.back().inUpdates = form.width;
  }
  splitItem();
  Value vector =
      b.add(access.locate(group, form.groups, &ScatterAxis::inIndices),
            access.locate(update, form.updates, &ScatterAxis::inIndices));
  auto [place, isInside] = access.readPlace(vector, window);
  auto branch = scf::IfOp::create(b, isInside);
  b.setInsertionPointToStart(branch.thenBlock());
  Value from = b.index(0),
        to = access.locate(place, form.places, &ScatterAxis::inInput);
  to = b.add(to, access.locate(group, form.groups, &ScatterAxis::inInput));
  to = b.add(to, access.locate(column, columns, &ScatterAxis::inInput));
  from =
      b.add(from, access.locate(group, form.groups, &ScatterAxis::inUpdates));
  from =
      b.add(from, access.locate(update, form.updates, &ScatterAxis::inUpdates));
  from = b.add(from, access.locate(column, columns, &ScatterAxis::inUpdates));
  from =
      b.add(from, access.locate(window, form.windows, &ScatterAxis::inUpdates));
  apply(from, to);
  declareTraffic(items.function, /*isUpperBound=*/true);
}

FailureOr<KernelCode> remat::emitDeviceScatter(KernelBody &body,
                                               gpu::GPUModuleOp module) {
  FailureOr<KernelScatter> scatter = readScatter(body);
  if (failed(scatter))
    return failure();
  int64_t workspace = scatter->form.countWorkspaceBytes();
  DeviceCode code(module, createLauncher(body, workspace));
  for (unsigned result = 0; result < scatter->countInputs(); ++result)
    if (!body.isResultShared(result))
      emitCopy(
          body, code,
          cast<BlockArgument>(getInput(scatter->op, result)).getArgNumber(),
          result);
  if (scatter->form.kind == ScatterKind::Parallel) {
    UpdateBuilder(body, code, *scatter).build();
  } else {
    if (scatter->form.chunk > 0)
      buildScatterPartition(body, code, *scatter);
    buildScatterTiles(body, code, *scatter);
  }
  code.finish();
  return KernelCode{code.getLauncher(), workspace};
}
