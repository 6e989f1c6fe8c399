// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Layouts of filters, as XLA assigns them for cuDNN (gpu_layout_assignment.cc), but as ops
/// of the step, which are planned and merged into kernels like others.

#include "remat/Transforms/OrderFilters.h"
#include "TransposeOnce.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Analysis/ConvolutionKinds.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATORDERFILTERS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::ConvDimensionNumbersAttr;
using stablehlo::ConvolutionOp;
using stablehlo::TransposeOp;

namespace {
/// What cuDNN calls a convolution.
enum class Kind { Forward, BackwardData, BackwardFilter, FilterOfTransposed };

/// A tensor's dimensions, slowest first.
using Order = SmallVector<int64_t>;

struct Orders {
  Order input, kernel, output;
};
} // namespace

/// Of dimensions of the kernel that have more than one tap.
static bool areReversed(ConvolutionOp op, bool reversed) {
  auto shape = cast<ShapedType>(op.getRhs().getType()).getShape();
  std::optional<ArrayRef<bool>> reversal = op.getWindowReversal();
  ArrayRef<int64_t> dimensions =
      op.getDimensionNumbers().getKernelSpatialDimensions();
  return llvm::all_of(llvm::enumerate(dimensions), [&](auto entry) {
    return shape[entry.value()] == 1 ||
           (reversal && (*reversal)[entry.index()]) == reversed;
  });
}

static bool areOnes(std::optional<ArrayRef<int64_t>> numbers) {
  return !numbers || llvm::all_of(*numbers, [](int64_t n) { return n == 1; });
}

/// Nothing for what has no name. Follows `FormFinder::run` of the runtime.
static std::optional<Kind> findKind(ConvolutionOp op) {
  bool isForward = areReversed(op, false);
  bool isDilated = !areOnes(op.getLhsDilation());
  bool hasStrides = !areOnes(op.getWindowStrides());
  bool isBatchLast =
      op.getDimensionNumbers().getInputBatchDimension() ==
      cast<ShapedType>(op.getLhs().getType()).getRank() - 1;
  bool hasGroups = op.getFeatureGroupCount() != 1;
  bool hasBatchGroups = op.getBatchGroupCount() != 1;
  if (!isForward && !areReversed(op, true))
    return std::nullopt;
  if (isForward && isBatchLast && !isDilated)
    return hasGroups ? std::nullopt : std::optional(Kind::BackwardFilter);
  if (hasBatchGroups)
    return std::nullopt;
  if (isForward && isBatchLast)
    return hasGroups || !areOnes(op.getRhsDilation())
               ? std::nullopt
               : std::optional(Kind::FilterOfTransposed);
  if (isDilated || (!isForward && !hasStrides))
    return hasGroups || hasStrides ? std::nullopt
                                   : std::optional(Kind::BackwardData);
  return Kind::Forward;
}

static Order makeOrder(int64_t first, ArrayRef<int64_t> spatial, int64_t last) {
  Order order = {first};
  llvm::append_range(order, spatial);
  order.push_back(last);
  return order;
}

static Orders findOrders(ConvDimensionNumbersAttr numbers, Kind kind) {
  Order input = makeOrder(numbers.getInputBatchDimension(),
                          numbers.getInputSpatialDimensions(),
                          numbers.getInputFeatureDimension());
  Order kernel = makeOrder(numbers.getKernelOutputFeatureDimension(),
                           numbers.getKernelSpatialDimensions(),
                           numbers.getKernelInputFeatureDimension());
  Order output = makeOrder(numbers.getOutputBatchDimension(),
                           numbers.getOutputSpatialDimensions(),
                           numbers.getOutputFeatureDimension());
  bool isOfFilter = kind == Kind::BackwardFilter || kind == Kind::FilterOfTransposed;
  if (isOfFilter)
    std::swap(input.front(), input.back());
  if (kind != Kind::Forward)
    std::swap(kernel.front(), kernel.back());
  if (kind == Kind::BackwardFilter)
    std::swap(output.front(), output.back());
  return {input, kernel, output};
}

/// Where dimensions of size one are does not matter.
static bool isInOrder(Value tensor, ArrayRef<int64_t> order) {
  auto shape = cast<ShapedType>(tensor.getType()).getShape();
  return llvm::is_sorted(llvm::to_vector(llvm::make_filter_range(
      order, [&](int64_t dimension) { return shape[dimension] != 1; })));
}

static ConvDimensionNumbersAttr
renumberKernel(ConvDimensionNumbersAttr numbers, ArrayRef<int64_t> places) {
  Order spatial = llvm::map_to_vector(numbers.getKernelSpatialDimensions(),
                                      [&](int64_t d) { return places[d]; });
  return ConvDimensionNumbersAttr::get(
      numbers.getContext(), numbers.getInputBatchDimension(),
      numbers.getInputFeatureDimension(), numbers.getInputSpatialDimensions(),
      places[numbers.getKernelInputFeatureDimension()],
      places[numbers.getKernelOutputFeatureDimension()], spatial,
      numbers.getOutputBatchDimension(), numbers.getOutputFeatureDimension(),
      numbers.getOutputSpatialDimensions());
}

static ConvDimensionNumbersAttr
renumberOutput(ConvDimensionNumbersAttr numbers, ArrayRef<int64_t> places) {
  Order spatial = llvm::map_to_vector(numbers.getOutputSpatialDimensions(),
                                      [&](int64_t d) { return places[d]; });
  return ConvDimensionNumbersAttr::get(
      numbers.getContext(), numbers.getInputBatchDimension(),
      numbers.getInputFeatureDimension(), numbers.getInputSpatialDimensions(),
      numbers.getKernelInputFeatureDimension(),
      numbers.getKernelOutputFeatureDimension(),
      numbers.getKernelSpatialDimensions(),
      places[numbers.getOutputBatchDimension()],
      places[numbers.getOutputFeatureDimension()], spatial);
}

static void orderKernel(ConvolutionOp op, ArrayRef<int64_t> order) {
  op->setOperand(1, transposeOnce(op, op.getRhs(), order));
  op.setDimensionNumbersAttr(
      renumberKernel(op.getDimensionNumbers(), invertPermutationVector(order)));
}

static void orderResult(ConvolutionOp op, ArrayRef<int64_t> order) {
  Order places = invertPermutationVector(order);
  Value result = op.getResult();
  auto type = cast<RankedTensorType>(result.getType());
  result.setType(type.clone(llvm::map_to_vector(
      order, [&](int64_t dimension) { return type.getDimSize(dimension); })));
  op.setDimensionNumbersAttr(renumberOutput(op.getDimensionNumbers(), places));
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto back = TransposeOp::create(builder, op.getLoc(), type, result, places);
  result.replaceAllUsesExcept(back, back);
}

static void orderFilter(ConvolutionOp op) {
  std::optional<Kind> kind = findKind(op);
  if (!kind || !isLibraryConvolution(op))
    return;
  auto [input, kernel, output] = findOrders(op.getDimensionNumbers(), *kind);
  bool isKernelFilter = *kind == Kind::Forward || *kind == Kind::BackwardData;
  if (!isInOrder(op.getLhs(), input) ||
      !(isKernelFilter ? isInOrder(op.getResult(), output)
                       : isInOrder(op.getRhs(), kernel)))
    return;
  if (isKernelFilter && !isInOrder(op.getRhs(), kernel))
    orderKernel(op, kernel);
  if (!isKernelFilter && !isInOrder(op.getResult(), output))
    orderResult(op, output);
}

void remat::orderFilters(func::FuncOp function) {
  function.walk([](ConvolutionOp op) { orderFilter(op); });
}

namespace {
struct RematOrderFilters
    : public remat::impl::RematOrderFiltersBase<RematOrderFilters> {
  using RematOrderFiltersBase::RematOrderFiltersBase;

  void runOnOperation() override { orderFilters(getOperation()); }
};
} // namespace
