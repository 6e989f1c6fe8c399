// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels whose ops have a form for single elements: a device function over each
/// result, results of one shape together. Without a reduction of rows a thread
/// makes an element, and neighbours neighbours; without any, as many elements as an
/// access of 16 bytes has, if there are enough for all threads, more that are made of the
/// same (`ElementTile.h`), and row by row where it keeps
/// what belongs to its columns (`RowWalk.h`); so it does with sums of
/// columns, whose loops it joins; of long ones, threads of a block share columns
/// (`ColumnSums.h`). With one of rows, a group of `lanes`
/// threads, a warp or a block (`countThreadLanes`), takes a row (the last dimension by
/// lanes), or an element that is the reduction of a row. Where rows are short enough for
/// registers, or a block's, which keeps them in shared memory (`KeepRows.h`), the group leaves
/// with its row also what results know of it, a mean or a variance. Reductions that many of
/// them need are made before, by functions of their own, and lie in the workspace
/// (`sharedAttrName`).

#include "../KernelsToHost/ElementEmitter.h"
#include "ColumnSums.h"
#include "NestBuilder.h"
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
    if (getBlockSumThreads(one.tensor) != getBlockSumThreads(other.tensor))
      return false;
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
    bool fits = !waits[i] && (open[i].number >= firstPartial) == isPartial &&
                areAlike(open[i], together.front()) &&
                !(isPartial && dependsOn(open[i].tensor, together));
    // Results may overwrite operands, and stay in order.
    isNext = isNext && (fits || isPartial);
    (isNext && fits ? together : rest).push_back(open[i]);
  }
  open = std::move(rest);
  // Rows of which nothing else is made are elements.
  if (llvm::none_of(together, [&](const Root &root) {
        return family.ofElements.contains(root.number);
      })) {
    auto others = std::stable_partition(
        together.begin(), together.end(), [&](const Root &root) {
          return root.getShape() == together.front().getShape();
        });
    open.insert(open.begin(), others, together.end());
    together.erase(others, together.end());
  }
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
