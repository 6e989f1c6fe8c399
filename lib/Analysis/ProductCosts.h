// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What products of matrices and convolutions take on GPUs, besides their rate.
/// Internal to the analysis.

#ifndef REMAT_LIB_ANALYSIS_PRODUCTCOSTS_H
#define REMAT_LIB_ANALYSIS_PRODUCTCOSTS_H

#include "remat/Analysis/CostModel.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// The element type that sets a matrix op's rate: the narrower of its operands.
std::string getRateKey(mlir::Operation *op);

/// Multiprocessors of the greatest device of a generation; 0 where nothing is known.
int64_t getMultiprocessors(int64_t computeCapability);

/// Seconds of a convolution of a compiled step. `rateKey`: the type of its factors;
/// `productSeconds`: of a product of matrices with so many `flops`.
double estimateConvolution(stablehlo::ConvolutionOp convolution,
                           llvm::StringRef rateKey, double flops,
                           double productSeconds, const DeviceDescriptor &device);

/// Seconds that a library's product of `seconds` takes besides: what sums of few terms do not
/// hide of its traffic, and calls for batches that do not lie behind each other.
double estimateProductOverhead(stablehlo::DotGeneralOp product, double seconds,
                               const DeviceDescriptor &device);

/// Seconds of a product of f32 in TF32, on tensor cores but for long sums (`LongSums.h`);
/// `seconds`: at the full rate.
double estimateTf32Product(stablehlo::DotGeneralOp product, double flops, double seconds,
                           const DeviceDescriptor &device);

/// Seconds of a product of f32 where ordinary cores make it.
double estimateFullProduct(stablehlo::DotGeneralOp product, double flops,
                           const DeviceDescriptor &device);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_PRODUCTCOSTS_H
