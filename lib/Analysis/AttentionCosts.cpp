// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AttentionCosts.h"
#include "ProductCosts.h"
#include "remat/Analysis/AttentionPattern.h"
#include "remat/Dialect/Remat/Attention.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

static bool isMatrixWork(OpKind kind) {
  return kind == OpKind::Matmul || kind == OpKind::Convolution;
}

/// How many times as long products take in the kernels for attention as in a library:
/// they have `mma.sync`, of which Hopper's tensor cores do about 60 % as much as of
/// what libraries use, wait for each piece of keys and values, and do the softmax
/// between their products. Measured on an H200, causal, 64 features a head, 1024
/// positions, both passes.
static constexpr double fusedProductSlowdown = 2.2;

/// The share of the scores that a causal mask leaves, by the blocks of rows that
/// kernels take (with two tiles a warp, twice as many).
static double countVisible(Operation *op) {
  constexpr int64_t rowsOfBlock = 64;
  for (auto powers : op->getRegion(0).front().getOps<hlo::ExpOp>()) {
    auto type = cast<RankedTensorType>(powers.getType());
    std::optional<int64_t> lastColumn = findLastColumn(powers);
    if (!lastColumn || !type.hasStaticShape())
      continue;
    int64_t rows = type.getDimSize(type.getRank() - 2);
    int64_t columns = type.getShape().back();
    int64_t visible = 0, blocks = 0;
    for (int64_t end = rowsOfBlock; end < rows + rowsOfBlock; end += rowsOfBlock) {
      visible += std::min(columns, end + *lastColumn);
      ++blocks;
    }
    return double(visible) / (blocks * columns);
  }
  return 1;
}

/// How often the kernels of attention do the op. In the backward pass gradients of
/// queries, those of keys and values, and sums of rows if they are not those of the
/// output, each have scores and gradients of weights made for them; only products of
/// these are done once. `behind`: ops that read products.
static int64_t countRuns(Operation *attention, Operation *inner,
                         llvm::SmallPtrSetImpl<Operation *> &behind) {
  bool isProduct = isMatrixWork(cast<RematOpInterface>(inner).getOpKind());
  bool isBehind = llvm::any_of(inner->getOperands(), [&](Value operand) {
    return behind.contains(operand.getDefiningOp());
  });
  if (isProduct || isBehind)
    behind.insert(inner);
  auto backward = dyn_cast<AttentionBackwardOp>(attention);
  if (!backward || (isProduct && isBehind))
    return 1;
  return backward.getOutputDimensions() ? 2 : 3;
}

/// How many times as long a grid takes as if it filled the device: multiprocessors take
/// blocks by turns, and in the last turn not all of them have one.
static double countIdleTurns(int64_t blocks, int64_t multiprocessors) {
  if (multiprocessors == 0 || blocks == 0)
    return 1;
  int64_t turns = llvm::divideCeil(blocks, multiprocessors);
  return double(turns) * multiprocessors / blocks;
}

/// The same for the functions of attention, whose blocks take 64 rows of a batch: by
/// queries, and of the backward pass a third by keys, where groups of queries that
/// share them have one block.
static double countIdleTurns(Operation *op, int64_t multiprocessors) {
  constexpr int64_t rowsOfBlock = 64;
  auto countBlocks = [&](int64_t allRows, int64_t rows) {
    return allRows / std::max<int64_t>(rows, 1) * llvm::divideCeil(rows, rowsOfBlock);
  };
  auto backward = dyn_cast<AttentionBackwardOp>(op);
  Value statistic =
      backward ? backward.getRowMaximum() : cast<AttentionOp>(op).getRowMaximum();
  auto rows = cast<RankedTensorType>(statistic.getType());
  if (!rows.hasStaticShape() || rows.getRank() == 0)
    return 1;
  double byRows = countIdleTurns(
      countBlocks(rows.getNumElements(), rows.getShape().back()), multiprocessors);
  if (!backward)
    return byRows;
  auto powers = backward.getBodyBlock()->getOps<hlo::ExpOp>();
  if (powers.empty())
    return byRows;
  auto wide = cast<RankedTensorType>((*powers.begin()).getType());
  auto keys = cast<RankedTensorType>(op->getResult(1).getType());
  int64_t features = keys.getShape().empty() ? 1 : keys.getShape().back();
  double byKeys =
      countIdleTurns(countBlocks(keys.getNumElements() / std::max<int64_t>(features, 1),
                                 wide.getShape().empty() ? 1 : wide.getShape().back()),
                     multiprocessors);
  return (2 * byRows + byKeys) / 3;
}

double
remat::estimateAttention(Operation *op, const DeviceDescriptor &device,
                         llvm::function_ref<double(Operation *, double)> getProduct) {
  double seconds = 0;
  llvm::SmallPtrSet<Operation *, 16> behind;
  for (Operation &inner : op->getRegion(0).front())
    if (auto interface = dyn_cast<RematOpInterface>(inner)) {
      double flops = interface.getFlops();
      double time = isMatrixWork(interface.getOpKind())
                        ? fusedProductSlowdown * getProduct(&inner, flops)
                        : flops / device.vectorFlopsPerSecond;
      seconds += time * countRuns(op, &inner, behind);
    }
  return seconds * countVisible(op) *
         countIdleTurns(op, getMultiprocessors(device.computeCapability));
}
