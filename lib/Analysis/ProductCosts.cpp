// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ProductCosts.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Analysis/ConvolutionKinds.h"
#include "remat/Analysis/LongSums.h"
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
  std::string key;
  if (element && element.getIntOrFloatBitWidth() == 8 && isa<FloatType>(element))
    return "f8";
  llvm::raw_string_ostream os(key);
  if (element)
    element.print(os);
  return key;
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

/// How many times as long a library's convolutions take as its products of matrices, of types
/// that tensor cores multiply: ResNet-50 with 256 images is 39 ms by cuDNN on an H200, of
/// which products at the full rate would be 9, and what is between convolutions some 25.
static constexpr double libraryConvolutionSlowdown = 1.5;
/// And in kernels of ours. What they were before copies went ahead of products took 7
/// times as long (ResNet-50, 256 images, on an H200); what they are now has not been timed.
static constexpr double ownConvolutionSlowdown = 5;
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

double remat::estimateConvolution(hlo::ConvolutionOp convolution, StringRef rateKey,
                                  double flops, double productSeconds,
                                  const DeviceDescriptor &device) {
  if (hasNarrowGroups(convolution))
    return narrowConvolutionSlowdown * flops / device.vectorFlopsPerSecond;
  if (isLibraryConvolution(convolution))
    return libraryConvolutionSlowdown * productSeconds;
  if (rateKey == "bf16" || rateKey == "f16")
    return ownConvolutionSlowdown * productSeconds;
  return estimateOrdinaryConvolution(flops, device);
}

/// Of the rate of tensor cores, what products in TF32 get with long sums, and the terms of
/// which sums get half of that: 8192 x 3072 x 768 make 190 to 207 of 495 TFLOP/s on an H200
/// (cuBLASLt 13.1), 512 x 512 x 64 some 50.
static constexpr double tf32Share = 0.62, tf32Terms = 128;
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
