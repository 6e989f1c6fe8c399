// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Scans in two levels (`RewriteScanAsTreeReduction` of
/// xla/hlo/transforms/simplifiers/reduce_window_rewriter.cc), here in blocks of 4:
///
/// ```mlir
/// %r = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 8, 1>,
///     padding = dense<[[7, 0], [0, 0]]>}> ... : tensor<8x3xf32>
/// ```
/// becomes
/// ```mlir
/// %t = stablehlo.transpose %x, dims = [1, 0] : tensor<3x8xf32>
/// %b = stablehlo.reshape %t : tensor<3x2x4xf32>
/// %inner = "stablehlo.reduce_window"(%b, %zero) ... array<i64: 1, 1, 4> : tensor<3x2x4xf32>
/// %last = stablehlo.reshape (stablehlo.slice %inner [0:3, 0:2, 3:4]) : tensor<3x2xf32>
/// %ends = "stablehlo.reduce_window"(%last, %zero) ... array<i64: 1, 2> : tensor<3x3xf32>
/// %before = stablehlo.slice %ends [0:3, 0:2] : tensor<3x2xf32>
/// %s = stablehlo.add %inner, (stablehlo.broadcast_in_dim %before, dims = [0, 1])
/// %r = stablehlo.transpose (stablehlo.reshape %s : tensor<3x8xf32>), dims = [1, 0]
/// ```
/// where the scan of ends is exclusive: it is padded by all of its 2 elements.

#include "LegalizeScans.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace remat;

namespace {
/// What a window scans.
struct Scan {
  int64_t dimension;
  /// From the first element on, not from the last.
  bool isForward;
  /// An element's result is of those before it alone, and one more is that of all.
  bool isExclusive;
};

class ScanSplitter {
public:
  ScanSplitter(stablehlo::ReduceWindowOp op, Scan scan, int64_t block)
      : op(op), scan(scan), block(block), builder(op), loc(op.getLoc()),
        initial(op.getInitValues().front()),
        elementType(getElementTypeOrSelf(op.getInputs().front().getType())) {}

  /// Replaces the op and returns the scan of the blocks' ends.
  stablehlo::ReduceWindowOp split();

private:
  Type makeType(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, elementType);
  }
  static ArrayRef<int64_t> getShape(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }
  Value exchangeWithLast(Value value);
  Value pad(Value value, int64_t dimension, int64_t low, int64_t high);
  Value slice(Value value, int64_t dimension, int64_t start, int64_t size);
  Value reshape(Value value, ArrayRef<int64_t> shape);
  stablehlo::ReduceWindowOp scanLast(Value value, int64_t size, int64_t padding);
  Value combine(Value inner, Value before);

  stablehlo::ReduceWindowOp op;
  Scan scan;
  int64_t block;
  OpBuilder builder;
  Location loc;
  Value initial;
  Type elementType;
};
} // namespace

Value ScanSplitter::exchangeWithLast(Value value) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, getShape(value).size()));
  if (scan.dimension == order.back())
    return value;
  std::swap(order[scan.dimension], order.back());
  return stablehlo::TransposeOp::create(builder, loc, value, order);
}

Value ScanSplitter::pad(Value value, int64_t dimension, int64_t low, int64_t high) {
  if (!low && !high)
    return value;
  SmallVector<int64_t> shape(getShape(value)), zeros(shape.size());
  SmallVector<int64_t> lows(zeros), highs(zeros);
  shape[dimension] += low + high;
  lows[dimension] = low;
  highs[dimension] = high;
  return stablehlo::PadOp::create(
      builder, loc, makeType(shape), value, initial, builder.getDenseI64ArrayAttr(lows),
      builder.getDenseI64ArrayAttr(highs), builder.getDenseI64ArrayAttr(zeros));
}

Value ScanSplitter::slice(Value value, int64_t dimension, int64_t start, int64_t size) {
  SmallVector<int64_t> shape(getShape(value)), starts(shape.size()), ends(shape);
  if (shape[dimension] == size)
    return value;
  shape[dimension] = size;
  starts[dimension] = start;
  ends[dimension] = start + size;
  return stablehlo::SliceOp::create(
      builder, loc, makeType(shape), value, builder.getDenseI64ArrayAttr(starts),
      builder.getDenseI64ArrayAttr(ends),
      builder.getDenseI64ArrayAttr(SmallVector<int64_t>(shape.size(), 1)));
}

Value ScanSplitter::reshape(Value value, ArrayRef<int64_t> shape) {
  return stablehlo::ReshapeOp::create(builder, loc, makeType(shape), value);
}

/// Windows of `size` elements of the last dimension, padded on the side where scans begin.
stablehlo::ReduceWindowOp ScanSplitter::scanLast(Value value, int64_t size,
                                                 int64_t padding) {
  SmallVector<int64_t> shape(getShape(value)), windows(shape.size(), 1);
  shape.back() += padding + 1 - size;
  windows.back() = size;
  SmallVector<int64_t> paddings(2 * shape.size());
  paddings[paddings.size() - (scan.isForward ? 2 : 1)] = padding;
  auto type = RankedTensorType::get({int64_t(shape.size()), 2}, builder.getI64Type());
  auto scanned = stablehlo::ReduceWindowOp::create(
      builder, loc, makeType(shape), value, initial, builder.getDenseI64ArrayAttr(windows),
      /*window_strides=*/nullptr, /*base_dilations=*/nullptr, /*window_dilations=*/nullptr,
      DenseIntElementsAttr::get(type, paddings));
  IRMapping mapping;
  op.getBody().cloneInto(&scanned.getBody(), mapping);
  return scanned;
}

/// The op of the body, of tensors.
Value ScanSplitter::combine(Value inner, Value before) {
  auto rank = int64_t(getShape(before).size());
  Value wide = stablehlo::BroadcastInDimOp::create(
      builder, loc, inner.getType(), before,
      builder.getDenseI64ArrayAttr(llvm::to_vector(llvm::seq<int64_t>(0, rank))));
  Block &body = op.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), ValueRange{inner, wide});
  Value combined = builder.clone(body.front(), mapping)->getResult(0);
  combined.setType(inner.getType());
  return combined;
}

stablehlo::ReduceWindowOp ScanSplitter::split() {
  Value ordered = exchangeWithLast(op.getInputs().front());
  SmallVector<int64_t> shape(getShape(ordered));
  int64_t last = shape.size() - 1, length = shape[last];
  int64_t blocks = llvm::divideCeil(length, block);
  Value padded = pad(ordered, last, 0, blocks * block - length);

  SmallVector<int64_t> ends(shape), tiled(shape), whole(getShape(padded));
  ends[last] = tiled[last] = blocks;
  tiled.push_back(block);
  Value inner = scanLast(reshape(padded, tiled), block, block - 1).getResult(0);
  Value lastOnes = slice(inner, last + 1, scan.isForward ? block - 1 : 0, 1);
  auto outer = scanLast(reshape(lastOnes, ends), blocks, blocks);
  Value before = slice(outer.getResult(0), last, scan.isForward ? 0 : 1, blocks);

  Value result = exchangeWithLast(reshape(combine(inner, before), whole));
  result = slice(result, scan.dimension, 0, length);
  if (scan.isExclusive)
    result = pad(result, scan.dimension, scan.isForward, !scan.isForward);
  op.getResult(0).replaceAllUsesWith(result);
  op.erase();
  return outer;
}

static bool isAllOnes(std::optional<ArrayRef<int64_t>> values) {
  return !values || llvm::all_of(*values, [](int64_t value) { return value == 1; });
}

/// Whether the body is one op of both of its arguments.
static bool isOneOp(Block &body) {
  return llvm::hasNItems(body, 2) && body.front().getNumOperands() == 2 &&
         body.front().getNumRegions() == 0 &&
         llvm::all_of(body.front().getOperands(), llvm::IsaPred<BlockArgument>) &&
         body.front().getOperand(0) != body.front().getOperand(1) &&
         body.getTerminator()->getOperand(0) == body.front().getResult(0);
}

static std::optional<Scan> matchScan(stablehlo::ReduceWindowOp op, int64_t block) {
  if (op.getInputs().size() != 1 || !isOneOp(op.getBody().front()) ||
      !isAllOnes(op.getWindowStrides()) || !isAllOnes(op.getBaseDilations()) ||
      !isAllOnes(op.getWindowDilations()) || !op.getPadding())
    return std::nullopt;
  auto type = cast<RankedTensorType>(op.getInputs().front().getType());
  auto paddings = llvm::to_vector(op.getPadding()->getValues<int64_t>());
  std::optional<Scan> scan;
  for (auto [dimension, window] : llvm::enumerate(op.getWindowDimensions())) {
    int64_t low = paddings[2 * dimension], high = paddings[2 * dimension + 1];
    if (window == 1 && !low && !high)
      continue;
    int64_t length = type.getDimSize(dimension), padding = low + high;
    if (scan || type.isDynamicDim(dimension) || window != length || length <= block ||
        (low && high) || (padding != length && padding != length - 1))
      return std::nullopt;
    scan = Scan{int64_t(dimension), low > 0, padding == length};
  }
  return scan;
}

void remat::splitScans(func::FuncOp function, int64_t block) {
  SmallVector<stablehlo::ReduceWindowOp> windows;
  function.walk([&](stablehlo::ReduceWindowOp op) { windows.push_back(op); });
  while (!windows.empty()) {
    stablehlo::ReduceWindowOp op = windows.pop_back_val();
    if (std::optional<Scan> scan = matchScan(op, block))
      windows.push_back(ScanSplitter(op, *scan, block).split());
  }
}
