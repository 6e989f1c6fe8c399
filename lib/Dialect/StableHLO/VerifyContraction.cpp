// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of dot products and convolutions.

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;

namespace remat::stablehlo {

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

namespace {
enum class NumberKind { Integer, Float, Complex, Quantized };
} // namespace

static NumberKind kindOf(Type element) {
  if (isa<ComplexType>(element))
    return NumberKind::Complex;
  if (isa<FloatType>(element))
    return NumberKind::Float;
  return isa<quant::QuantizedType>(element) ? NumberKind::Quantized
                                            : NumberKind::Integer;
}

/// Operands and result may differ in width, but not in the kind of numbers,
/// unless quantized numbers are involved.
static LogicalResult checkKinds(EmitError emitError, Value lhs, Value rhs,
                                Value result) {
  NumberKind kind = kindOf(elementOf(lhs));
  for (auto [name, value] : {std::pair(StringRef("rhs"), rhs),
                             std::pair(StringRef("result"), result)}) {
    NumberKind other = kindOf(elementOf(value));
    if (other != kind && kind != NumberKind::Quantized &&
        other != NumberKind::Quantized)
      return emitError() << "expected " << name << " of numbers like those of "
                         << "lhs (" << elementOf(lhs) << "), got "
                         << elementOf(value);
  }
  return success();
}

static LogicalResult checkPrecision(EmitError emitError,
                                    std::optional<ArrayAttr> precision) {
  if (!precision || precision->size() <= 2)
    return success();
  return emitError() << "expected at most 2 precisions, got "
                     << precision->size();
}

//===----------------------------------------------------------------------===//
// Dot products
//===----------------------------------------------------------------------===//

LogicalResult DotOp::verify() {
  auto emit = [&] { return emitOpError(); };
  ArrayRef<int64_t> lhs = shapeOf(getLhs()), rhs = shapeOf(getRhs());
  for (ArrayRef<int64_t> shape : {lhs, rhs})
    if (shape.empty() || shape.size() > 2)
      return emitOpError() << "expected operands of rank 1 or 2, got rank "
                           << shape.size();
  auto numbers = DotDimensionNumbersAttr::get(
      getContext(), {}, {}, {static_cast<int64_t>(lhs.size()) - 1}, {0});
  FailureOr<Shape> shape = inferDotGeneralShape(emit, lhs, rhs, numbers);
  if (failed(shape) || failed(checkPrecision(emit, getPrecisionConfig())) ||
      failed(checkKinds(emit, getLhs(), getRhs(), getResult())))
    return failure();
  return checkShape(emit, "result", getType(), *shape);
}

LogicalResult DotGeneralOp::verify() {
  auto emit = [&] { return emitOpError(); };
  FailureOr<Shape> shape = inferDotGeneralShape(
      emit, shapeOf(getLhs()), shapeOf(getRhs()), getDotDimensionNumbers());
  if (failed(shape) || failed(checkPrecision(emit, getPrecisionConfig())) ||
      failed(checkKinds(emit, getLhs(), getRhs(), getResult())))
    return failure();
  return checkShape(emit, "result", getType(), *shape);
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// Checks that three lists name each dimension of a tensor once.
static LogicalResult checkNumbers(EmitError emitError, StringRef what,
                                  int64_t first, int64_t second,
                                  ArrayRef<int64_t> spatial, int64_t rank) {
  SmallVector<int64_t> all = {first, second};
  llvm::append_range(all, spatial);
  if (failed(checkLength(emitError, what, all.size(), rank)))
    return failure();
  return checkDimensions(emitError, what, all, rank);
}

static LogicalResult checkConvNumbers(EmitError emitError,
                                      ConvDimensionNumbersAttr numbers,
                                      int64_t lhsRank, int64_t rhsRank,
                                      int64_t resultRank) {
  return success(
      succeeded(checkNumbers(emitError, "dimensions of lhs",
                             numbers.getInputBatchDimension(),
                             numbers.getInputFeatureDimension(),
                             numbers.getInputSpatialDimensions(), lhsRank)) &&
      succeeded(checkNumbers(emitError, "dimensions of rhs",
                             numbers.getKernelInputFeatureDimension(),
                             numbers.getKernelOutputFeatureDimension(),
                             numbers.getKernelSpatialDimensions(), rhsRank)) &&
      succeeded(checkNumbers(emitError, "dimensions of the result",
                             numbers.getOutputBatchDimension(),
                             numbers.getOutputFeatureDimension(),
                             numbers.getOutputSpatialDimensions(),
                             resultRank)) &&
      succeeded(checkLength(emitError, "spatial dimensions of rhs", rhsRank,
                            lhsRank)) &&
      succeeded(checkLength(emitError, "spatial dimensions of the result",
                            resultRank, lhsRank)));
}

/// Checks that a size is a multiple of the number of groups.
static LogicalResult checkMultiple(EmitError emitError, StringRef what,
                                   int64_t size, int64_t groups) {
  if (ShapedType::isDynamic(size) || size % groups == 0)
    return success();
  return emitError() << "expected " << what << " to be a multiple of " << groups
                     << ", got " << size;
}

static int64_t divide(int64_t size, int64_t groups) {
  return ShapedType::isDynamic(size) ? size : size / groups;
}

/// Checks features, batches and their groups.
template <typename Op>
static LogicalResult checkGroups(Op op) {
  auto emit = [&] { return op.emitOpError(); };
  ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  int64_t features = op.getFeatureGroupCount(), batches = op.getBatchGroupCount();
  if (features > 1 && batches > 1)
    return op.emitOpError() << "expected groups of features or of batches, got "
                            << features << " and " << batches;
  ArrayRef<int64_t> lhs = shapeOf(op.getLhs()), rhs = shapeOf(op.getRhs());
  int64_t inputs = lhs[numbers.getInputFeatureDimension()];
  int64_t outputs = rhs[numbers.getKernelOutputFeatureDimension()];
  if (failed(checkMultiple(emit, "the batch size",
                           lhs[numbers.getInputBatchDimension()], batches)) ||
      failed(checkMultiple(emit, "the input features", inputs, features)) ||
      failed(checkMultiple(emit, "the output features", outputs, features)) ||
      failed(checkMultiple(emit, "the output features", outputs, batches)))
    return failure();
  int64_t kernelInputs = rhs[numbers.getKernelInputFeatureDimension()];
  if (!areSizesCompatible(kernelInputs, divide(inputs, features)))
    return op.emitOpError()
           << "expected " << divide(inputs, features)
           << " input features of the kernel, got " << kernelInputs;
  return success();
}

/// The shape of the result for a window; padding that is data makes the
/// spatial sizes dynamic.
template <typename Op>
static FailureOr<Shape>
inferConvolution(Op op, std::optional<DenseIntElementsAttr> padding,
                 bool isPaddingKnown) {
  auto emit = [&] { return op.emitOpError(); };
  ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  ArrayRef<int64_t> lhs = shapeOf(op.getLhs()), rhs = shapeOf(op.getRhs());
  Shape windowSizes, inputSizes;
  for (int64_t dimension : numbers.getKernelSpatialDimensions())
    windowSizes.push_back(rhs[dimension]);
  for (int64_t dimension : numbers.getInputSpatialDimensions())
    inputSizes.push_back(isPaddingKnown ? lhs[dimension]
                                        : ShapedType::kDynamic);
  auto window = collectWindow(emit, windowSizes, op.getWindowStrides(), padding,
                              op.getLhsDilation(), op.getRhsDilation());
  if (failed(window))
    return failure();
  FailureOr<Shape> spatial = inferWindowedShape(emit, inputSizes, *window);
  if (failed(spatial))
    return failure();
  Shape result(lhs.size());
  result[numbers.getOutputBatchDimension()] =
      divide(lhs[numbers.getInputBatchDimension()], op.getBatchGroupCount());
  result[numbers.getOutputFeatureDimension()] =
      rhs[numbers.getKernelOutputFeatureDimension()];
  for (auto [dimension, size] :
       llvm::zip(numbers.getOutputSpatialDimensions(), *spatial))
    result[dimension] = size;
  return result;
}

template <typename Op>
static LogicalResult
verifyConvolution(Op op, std::optional<DenseIntElementsAttr> padding,
                  bool isPaddingKnown) {
  auto emit = [&] { return op.emitOpError(); };
  ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  if (failed(checkConvNumbers(emit, numbers, rankOf(op.getLhs()),
                              rankOf(op.getRhs()), rankOf(op.getResult()))) ||
      failed(checkGroups(op)) ||
      failed(checkPrecision(emit, op.getPrecisionConfig())) ||
      failed(checkElement(emit, "rhs", op.getRhs().getType(),
                          elementOf(op.getLhs()))) ||
      failed(checkKinds(emit, op.getLhs(), op.getRhs(), op.getResult())))
    return failure();
  if (auto reversal = op.getWindowReversal();
      reversal && !reversal->empty() &&
      failed(checkLength(emit, "window_reversal", reversal->size(),
                         numbers.getInputSpatialDimensions().size())))
    return failure();
  FailureOr<Shape> shape = inferConvolution(op, padding, isPaddingKnown);
  if (failed(shape))
    return failure();
  return checkShape(emit, "result", op.getType(), *shape);
}

LogicalResult ConvolutionOp::verify() {
  return verifyConvolution(*this, getPadding(), /*isPaddingKnown=*/true);
}

LogicalResult DynamicConvOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t spatial = getDimensionNumbers().getInputSpatialDimensions().size();
  if (failed(checkShape(emit, "padding", getPadding().getType(), {spatial, 2})))
    return failure();
  return verifyConvolution(*this, std::nullopt, /*isPaddingKnown=*/false);
}

} // namespace remat::stablehlo
