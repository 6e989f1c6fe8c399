// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ProductCosts.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Analysis/ConvolutionKinds.h"
#include "remat/Analysis/LongSums.h"
#include "remat/Analysis/ProductBatches.h"
#include <limits>

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

std::string remat::getRateKey(Operation *op) {
  Type element;
  for (Value operand : op->getOperands()) {
    Type type = getElementTypeOrSelf(operand.getType());
    if (!type.isIntOrFloat())
      continue;
    if (!element || type.getIntOrFloatBitWidth() < element.getIntOrFloatBitWidth())
      element = type;
  }
  if (!element)
    return "";
  if (element.getIntOrFloatBitWidth() == 8 && isa<FloatType>(element))
    return "f8";
  return getElementTypeName(element);
}

int64_t remat::getMultiprocessors(int64_t computeCapability) {
  switch (computeCapability) {
  case 80:
    return 108;
  case 89:
    return 142;
  case 90:
    return 132;
  case 100:
    return 148;
  default:
    return 0;
  }
}

/// How many times as long a library's convolutions take as its products of matrices: of 16
/// bits, and in TF32 (ResNet-50 and U-Net on an H200, cuDNN 9.19).
static constexpr double libraryConvolutionSlowdown = 1.15, tf32ConvolutionSlowdown = 1.4;
/// Channels that fill its tiles, and how many times as long gradients of filters take where
/// there are fewer: of 3 x 3 x 3 filters 64 to 8 channels took 9.6, 17.5 (the gradient of the
/// input, 8 to 64) and 36 times as long as a product, in 32 groups of 8 to 8 16 and 32 times.
static constexpr double wholeOutputs = 64, wholeInputs = 32, narrowFilterSlowdown = 2;
/// Of one dimension, as of a WaveNet (16 x 8192 positions, 128 to 256 channels, two taps).
static constexpr double lineSlowdown = 3;
/// And in kernels of ours, of 16 bits: first layers of three channels made 7 to 10 (the same).
static constexpr double ownConvolutionSlowdown = 8.5;
/// And of other types as arithmetic of ordinary cores at full rate: threads have up to
/// 4 x 4 sums, so that they read a factor for every two products. On an H200
/// convolutions of U-Net and ResNet-50 made 15 to 22 of 67 TFLOP/s, gradients of
/// weights fewer than others.
static constexpr double ordinaryConvolutionSlowdown = 2.4;

/// And those of narrow groups, by their instructions: two conversions and an addition to a
/// place beside the multiplication and the addition, and a share of the loops.
static constexpr double narrowConvolutionSlowdown = 6;

namespace {
/// Rows, columns, groups and terms of a product.
struct ProductSizes {
  int64_t rows, columns, groups, terms;
};
} // namespace

static ProductSizes getProductSizes(hlo::DotGeneralOp op) {
  auto getSize = [](Value value, ArrayRef<int64_t> dimensions) {
    int64_t size = 1;
    for (int64_t dimension : dimensions)
      size *= cast<ShapedType>(value.getType()).getDimSize(dimension);
    return size;
  };
  auto countElements = [](Value value) {
    return computeProduct(cast<ShapedType>(value.getType()).getShape());
  };
  hlo::DotDimensionNumbersAttr numbers = op.getDotDimensionNumbers();
  int64_t groups = getSize(op.getLhs(), numbers.getLhsBatchingDimensions());
  int64_t terms = getSize(op.getLhs(), numbers.getLhsContractingDimensions());
  int64_t inside = std::max<int64_t>(groups * terms, 1);
  return {countElements(op.getLhs()) / inside, countElements(op.getRhs()) / inside,
          groups, terms};
}

/// How many times as long a library's product of f32 takes as if its results filled
/// whole tiles, and these the device, where sums of 1024 terms and more may be split.
static double countIdleTiles(const ProductSizes &sizes, int64_t multiprocessors) {
  constexpr int64_t leastTerms = 1024;
  double least = std::numeric_limits<double>::infinity();
  for (int64_t tile : {128, 64}) {
    int64_t tiles = llvm::divideCeil(sizes.rows, tile) *
                    llvm::divideCeil(sizes.columns, tile) * sizes.groups;
    if (tiles <= 0 || multiprocessors == 0)
      return 1;
    double padding = double(tiles * tile * tile) /
                     std::max<double>(sizes.rows * sizes.columns * sizes.groups, 1);
    int64_t parts = std::clamp<int64_t>(sizes.terms / leastTerms, 1,
                                        llvm::divideCeil(2 * multiprocessors, tiles));
    least = std::min(least, padding * std::max(1.0, double(multiprocessors) /
                                                        double(tiles * parts)));
  }
  return least;
}

/// Seconds of a library's product of f32; `seconds`: at the full rate. One that is
/// short in a dimension moves the matrix of the other two at .52 TB/s: of 20 x 1500 x
/// 6000 in an LSTM on an H200 (cuBLASLt 13.1), whatever is short, in a CUDA graph.
static double estimateLibraryProduct(const ProductSizes &sizes, double seconds,
                                     int64_t multiprocessors) {
  constexpr int64_t shortSize = 64;
  constexpr double bytesPerSecond = 0.52e12;
  seconds *= countIdleTiles(sizes, multiprocessors);
  std::array<int64_t, 3> lengths{sizes.rows, sizes.columns, sizes.terms};
  llvm::sort(lengths);
  if (lengths[0] >= shortSize)
    return seconds;
  double bytes = double(sizeof(float)) * lengths[1] * lengths[2] * sizes.groups;
  return std::max(seconds, bytes / bytesPerSecond);
}

static double estimateOrdinaryConvolution(double flops,
                                          const DeviceDescriptor &device) {
  return ordinaryConvolutionSlowdown * flops / device.vectorFlopsPerSecond;
}

/// Whether the op makes the gradient of a filter, as JAX writes it: channels of what the
/// filter went over are its batch.
static bool isOfFilter(hlo::ConvolutionOp op) {
  return op.getDimensionNumbers().getInputBatchDimension() ==
         cast<ShapedType>(op.getLhs().getType()).getRank() - 1;
}

/// Positions of a dilated input between which there are zeros, which libraries leave out.
static double countDilation(hlo::ConvolutionOp op) {
  std::optional<ArrayRef<int64_t>> dilation = op.getLhsDilation();
  return dilation ? double(computeProduct(*dilation)) : 1;
}

static double estimateLibraryConvolution(hlo::ConvolutionOp op, double productSeconds) {
  hlo::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  auto lhs = cast<ShapedType>(op.getLhs().getType());
  auto rhs = cast<ShapedType>(op.getRhs().getType());
  bool ofFilter = isOfFilter(op);
  double groups = op.getFeatureGroupCount() * op.getBatchGroupCount();
  double inputs = ofFilter ? lhs.getDimSize(numbers.getInputBatchDimension()) / groups
                           : rhs.getDimSize(numbers.getKernelInputFeatureDimension());
  double outputs = rhs.getDimSize(numbers.getKernelOutputFeatureDimension()) / groups;
  double few = std::max(1.0, wholeInputs / inputs);
  few = groups > 1 ? few * few : few * few * std::max(1.0, wholeOutputs / outputs);
  if (ofFilter && few > 1)
    few *= narrowFilterSlowdown;
  if (numbers.getInputSpatialDimensions().size() == 1)
    few *= lineSlowdown;
  double slowdown = lhs.getElementType().isF32() ? tf32ConvolutionSlowdown
                                                 : libraryConvolutionSlowdown;
  return slowdown * few * productSeconds / countDilation(op);
}

double remat::estimateConvolution(hlo::ConvolutionOp convolution, StringRef rateKey,
                                  double flops, double productSeconds,
                                  const DeviceDescriptor &device) {
  if (hasNarrowGroups(convolution))
    return narrowConvolutionSlowdown * flops / device.vectorFlopsPerSecond;
  if (isLibraryConvolution(convolution))
    return estimateLibraryConvolution(convolution, productSeconds);
  if (rateKey == "bf16" || rateKey == "f16")
    return ownConvolutionSlowdown * productSeconds;
  return estimateOrdinaryConvolution(flops, device);
}

/// Sums of no more terms leave the traffic of a product visible, and take half as long again
/// for 128 terms: 512 x 512 x 64 in 192 batches of bf16 take 70 us on an H200, where 19 are
/// arithmetic and 31 traffic.
static constexpr double fewTerms = 128, halfTerms = 64;
/// Of a call for a part of the batches, back to back: 384 heads of 32 samples, which lie
/// between each other, are 32 calls and take 117 us.
static constexpr double secondsOfCall = 3.6e-6;

static double countBytes(hlo::DotGeneralOp product) {
  double bytes = 0;
  for (Type type : llvm::concat<const Type>(product->getOperandTypes(),
                                            product->getResultTypes()))
    bytes += computeTypeBytes(type).value_or(0);
  return bytes;
}

bool remat::areBatchesTogether(ArrayRef<int64_t> dimensions) {
  for (size_t i = 1; i < dimensions.size(); ++i)
    if (dimensions[i] != dimensions[i - 1] + 1)
      return false;
  return true;
}

int64_t remat::countLibraryCalls(hlo::DotGeneralOp product) {
  hlo::DotDimensionNumbersAttr numbers = product.getDotDimensionNumbers();
  ArrayRef<int64_t> batches = numbers.getLhsBatchingDimensions();
  if (areBatchesTogether(batches) &&
      areBatchesTogether(numbers.getRhsBatchingDimensions()))
    return 1;
  auto lhs = cast<ShapedType>(product.getLhs().getType());
  int64_t all = 1, most = 1;
  for (int64_t dimension : batches) {
    all *= lhs.getDimSize(dimension);
    most = std::max(most, lhs.getDimSize(dimension));
  }
  return all / most;
}

double remat::estimateProductOverhead(hlo::DotGeneralOp product, double seconds,
                                      const DeviceDescriptor &device) {
  double terms = std::max<double>(getProductSizes(product).terms, 1), more = 0;
  bool isShort = getElementTypeOrSelf(product.getLhs().getType()).isBF16() ||
                 getElementTypeOrSelf(product.getLhs().getType()).isF16();
  if (terms <= fewTerms) {
    more = countBytes(product) / device.bytesPerSecond;
    if (isShort)
      more += seconds * halfTerms / terms;
  }
  // Batches of 16 bits that are many calls are one kernel of ours.
  double calls = isShort ? 1 : double(countLibraryCalls(product));
  return std::max(more, calls > 1 ? calls * secondsOfCall - seconds : 0.0);
}

/// Of the rate of tensor cores, what products in TF32 get with long sums, and the terms of
/// which sums get half of that: 8192 x 3072 x 768 make 190 to 207 of 495 TFLOP/s on an H200
/// (cuBLASLt 13.1), 512 x 512 x 64 some 50.
static constexpr double tf32Share = 0.57, tf32Terms = 64;
/// Units of matrices in TF32 read factors along their terms: where neighbours of neither
/// are terms of one sum, as of gradients of weights, others multiply.
static constexpr double tf32TurnedSlowdown = 1.3;

/// Whether neighbours in memory are terms of one sum, for one of the factors.
static bool hasNeighbouringTerms(hlo::DotGeneralOp product) {
  hlo::DotDimensionNumbersAttr numbers = product.getDotDimensionNumbers();
  auto isInner = [](Value factor, ArrayRef<int64_t> dimensions) {
    return llvm::is_contained(dimensions,
                              cast<ShapedType>(factor.getType()).getRank() - 1);
  };
  return isInner(product.getLhs(), numbers.getLhsContractingDimensions()) ||
         isInner(product.getRhs(), numbers.getRhsContractingDimensions());
}

double remat::estimateTf32Product(hlo::DotGeneralOp product, double flops,
                                  double seconds, const DeviceDescriptor &device) {
  ProductSizes sizes = getProductSizes(product);
  if (areSumsLong(sizes.rows, sizes.columns, sizes.groups, sizes.terms))
    return estimateOrdinaryConvolution(flops, device);
  seconds *= (1 + tf32Terms / std::max<double>(sizes.terms, 1)) / tf32Share;
  if (!hasNeighbouringTerms(product))
    seconds *= tf32TurnedSlowdown;
  return seconds *
         countIdleTiles(sizes, getMultiprocessors(device.computeCapability));
}

/// Of the rate of elementwise arithmetic, what large products of f32 get from ordinary
/// cores (H200, cuBLASLt 13.1).
static constexpr double fullPrecisionShare = 0.92;

double remat::estimateFullProduct(hlo::DotGeneralOp product, double flops,
                                  const DeviceDescriptor &device) {
  ProductSizes sizes = getProductSizes(product);
  double seconds = flops / (fullPrecisionShare * device.vectorFlopsPerSecond);
  if (areSumsLong(sizes.rows, sizes.columns, sizes.groups, sizes.terms))
    return estimateOrdinaryConvolution(flops, device);
  return estimateLibraryProduct(sizes, seconds,
                                getMultiprocessors(device.computeCapability));
}
