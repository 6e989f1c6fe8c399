// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sorts and selections of the greatest elements on GPUs, as SortForm.h
/// describes: a device function sorts tiles in shared memory, and others, one
/// for each level, merge pairs of runs (SortTiles.h), a block for a tile of the
/// merged run. Runs go to and fro between two memories, one of them the
/// result's where that may be.
///
/// The result is that of hosts: a stable order is the only one, if the
/// comparator is a strict weak order, as StableHLO wants it to be.

#include "../KernelsToHost/ElementEmitter.h"
#include "../StableHLOToLinalg/ScalarOps.h"
#include "SortKernels.h"
#include "mlir/IR/Matchers.h"
#include "remat/Conversion/StableHLOToLinalg.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// The only sort of the kernel, if the kernel's results are its.
static Operation *findSort(func::FuncOp function) {
  Block &block = function.getBody().front();
  auto returned = block.getTerminator()->getOperands();
  Operation *sort = returned.empty() ? nullptr : returned[0].getDefiningOp();
  llvm::SmallPtrSet<void *, 4> seen;
  for (Value result : returned)
    if (result.getDefiningOp() != sort ||
        !seen.insert(result.getAsOpaquePointer()).second)
      return nullptr;
  return sort && findSortForm(sort) ? sort : nullptr;
}

/// Whether the comparator reads nothing but its arguments.
static bool isClosed(Operation *op) {
  return !op->walk([&](Operation *inner) {
              bool isOutside =
                  inner != op &&
                  llvm::any_of(inner->getOperands(), [&](Value operand) {
                    return !op->isAncestor(
                        operand.getParentBlock()->getParentOp());
                  });
              return isOutside ? WalkResult::interrupt()
                               : WalkResult::advance();
            }).wasInterrupted();
}

static SortOrder makeOrder(Operation *op) {
  if (auto top = dyn_cast<chlo::TopKOp>(op)) {
    Type type = cast<ShapedType>(top.getOperand().getType()).getElementType();
    return [type](ScalarBuilder &builder, ValueRange first, ValueRange second) {
      return emitGreater(builder, first[0], second[0], type);
    };
  }
  Region &comparator = cast<stablehlo::SortOp>(op).getComparator();
  return [&comparator](ScalarBuilder &builder, ValueRange first,
                       ValueRange second) -> Value {
    SmallVector<Value> arguments;
    for (auto [one, other] : llvm::zip_equal(first, second))
      arguments.append({one, other});
    return emitRegion(builder, comparator, arguments,
                      [](Value) -> Value { return {}; })
        .front();
  };
}

/// What the order depends on, and where results are wanted.
static SmallVector<SortTensor> listColumns(Operation *op,
                                           func::FuncOp function) {
  SmallVector<SortTensor> columns;
  for (OpResult result : op->getResults()) {
    unsigned number = result.getResultNumber();
    SortTensor column;
    Type element = cast<ShapedType>(result.getType()).getElementType();
    column.isBoolean = element.isInteger(1);
    column.stored = element;
    if (auto integer = dyn_cast<IntegerType>(element))
      column.stored = IntegerType::get(
          op->getContext(), column.isBoolean ? 8 : integer.getWidth());
    if (isa<chlo::TopKOp>(op)) {
      column.isCompared = number == 0;
    } else {
      Region &comparator = cast<stablehlo::SortOp>(op).getComparator();
      column.isCompared = !comparator.getArgument(2 * number).use_empty() ||
                          !comparator.getArgument(2 * number + 1).use_empty();
    }
    auto returned = function.getBody().front().getTerminator()->getOperands();
    auto found = llvm::find(returned, result);
    if (found != returned.end())
      column.result = std::distance(returned.begin(), found);
    columns.push_back(column);
  }
  return columns;
}

/// The kernel without its sort: it makes what is sorted. Null, with nothing
/// left, if that has no form for single elements.
static func::FuncOp cutSources(func::FuncOp function, Operation *sort) {
  IRMapping mapping;
  OpBuilder builder(function);
  auto sources = cast<func::FuncOp>(function->clone(mapping));
  builder.insert(sources);
  sources.setName((function.getName() + "_sources").str());
  Operation *cut = mapping.lookup(sort->getResult(0)).getDefiningOp();
  SmallVector<Value> made(cut->getOperands());
  builder.setInsertionPoint(cut);
  if (auto top = dyn_cast<chlo::TopKOp>(cut)) {
    auto shape = cast<RankedTensorType>(top.getOperand().getType());
    auto type = cast<RankedTensorType>(top->getResult(1).getType());
    made.push_back(stablehlo::IotaOp::create(builder, cut->getLoc(),
                                             shape.clone(type.getElementType()),
                                             shape.getRank() - 1));
  }
  Operation *end = sources.getBody().front().getTerminator();
  end->setOperands(made);
  cut->erase();
  sources.setType(builder.getFunctionType(sources.getArgumentTypes(),
                                          ValueRange(made).getTypes()));
  bool isGood = succeeded(lowerToLinalg(sources));
  for (Operation &op : sources.getBody().front().without_terminator()) {
    DenseElementsAttr table;
    bool isTable = matchPattern(&op, m_Constant(&table)) && !table.isSplat();
    isGood = isGood && !isTable && canEmitElements(&op);
  }
  if (isGood)
    return sources;
  sources.erase();
  return {};
}

static FailureOr<KernelSort> readSort(KernelBody &body) {
  Operation *op = findSort(body.function);
  if (!op || !isClosed(op))
    return failure();
  KernelSort sort;
  sort.form = *findSortForm(op);
  auto type = cast<RankedTensorType>(op->getOperand(0).getType());
  sort.shape = llvm::to_vector(type.getShape());
  sort.dimension = type.getRank() - 1;
  if (auto general = dyn_cast<stablehlo::SortOp>(op))
    sort.dimension = (general.getDimension() + type.getRank()) % type.getRank();
  sort.columns = listColumns(op, body.function);
  sort.isBefore = makeOrder(op);
  func::FuncOp sources = cutSources(body.function, op);
  if (!sources)
    return failure();
  sort.sources = &sources.getBody().front();
  llvm::append_range(sort.plainColumns, sort.columns);
  return sort;
}

/// Of long rows, two memories for runs; with `isStaged`, results of short rows
/// that lie in operands come into being elsewhere.
static SortMemories layOut(const KernelBody &body, const KernelSort &sort,
                           bool isStaged) {
  const SortForm &form = sort.form;
  SortMemories memories;
  auto place = [&](const SortTensor &column, int64_t rowElements) {
    int64_t offset = memories.bytes;
    memories.bytes += llvm::alignTo(form.rows * rowElements * column.getBytes(),
                                    sortAlignment);
    return offset;
  };
  unsigned last = form.countMerges();
  memories.usesResults = !isStaged && form.kept == form.length;
  for (const SortTensor &column : sort.columns) {
    bool isInResults = memories.usesResults && column.result >= 0;
    for (unsigned level : {0, 1}) {
      bool isUnused = level >= last || (isInResults && (last - level) % 2 == 0);
      memories.offsets[level].push_back(
          isUnused ? -1 : place(column, form.countRowElements(level)));
    }
    bool isOverOperand =
        column.result >= 0 && body.isResultShared(unsigned(column.result));
    memories.staged.push_back(
        isStaged && last == 0 && isOverOperand ? place(column, form.kept) : -1);
  }
  return memories;
}

static FailureOr<KernelCode> emitSort(KernelBody &body, gpu::GPUModuleOp module,
                                      const KernelSort &sort, bool isStaged) {
  SortMemories memories = layOut(body, sort, isStaged);
  func::FuncOp launcher = createBufferFunction(body, "_gpu");
  if (memories.bytes > 0)
    (void)launcher.insertArgument(
        launcher.getNumArguments(),
        MemRefType::get({memories.bytes},
                        IntegerType::get(launcher.getContext(), 8)),
        {}, launcher.getLoc());
  DeviceCode code(module, launcher);
  if (failed(buildSortTiles(body, code, sort, memories))) {
    code.erase();
    return failure();
  }
  for (unsigned level = 1; level <= sort.form.countMerges(); ++level)
    buildSortMerge(body, code, sort, memories, level);
  for (auto [column, offset] : llvm::zip_equal(sort.columns, memories.staged))
    if (offset >= 0)
      emitMove(code, body.function.getNumArguments() + column.result, offset);
  code.finish();
  return KernelCode{launcher, memories.bytes};
}

FailureOr<KernelCode> remat::emitDeviceSort(KernelBody &body,
                                            gpu::GPUModuleOp module) {
  FailureOr<KernelSort> sort = readSort(body);
  if (failed(sort))
    return failure();
  FailureOr<KernelCode> code =
      emitSort(body, module, *sort, /*isStaged=*/false);
  if (failed(code))
    code = emitSort(body, module, *sort, /*isStaged=*/true);
  sort->sources->getParentOp()->erase();
  return code;
}
