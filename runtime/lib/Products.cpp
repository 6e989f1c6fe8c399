// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remat_rt_gemm and remat_rt_convolution as contractions.

#include "Context.h"
#include "Contraction.h"

#include <algorithm>

using namespace remat::runtime;

/// A side with one outer index and no spatial dimensions.
static ContractionSide makeSide(int64_t dtype, const int64_t *groupStride,
                                int64_t size, int64_t stride,
                                int64_t depthStride) {
  ContractionSide side = {};
  side.dtype = dtype;
  side.outerSize = size;
  side.outerStride = stride;
  side.depthStride = depthStride;
  for (int d = 0; d < 3; ++d) {
    side.groupStride[d] = groupStride[d];
    side.size[d] = side.dilation[d] = side.limit[d] = 1;
  }
  return side;
}

extern "C" void remat_rt_gemm_run(remat_rt_context *context,
                                  const remat_rt_gemm *shape, const void *a,
                                  const void *b, void *c) {
  remat_rt_gemm_add_run(context, shape, a, b, /*addend=*/nullptr, c);
}

extern "C" void remat_rt_gemm_add_run(remat_rt_context *context,
                                      const remat_rt_gemm *shape, const void *a,
                                      const void *b, const void *addend,
                                      void *c) {
  Contraction product = {};
  std::copy_n(shape->batch, 3, product.groups);
  std::fill_n(product.taps, 3, 1);
  product.depth = shape->k;
  product.rows =
      makeSide(shape->a_dtype, shape->a_batch, shape->m, shape->a_m, shape->a_k);
  product.columns =
      makeSide(shape->b_dtype, shape->b_batch, shape->n, shape->b_n, shape->b_k);
  product.dtype = shape->c_dtype;
  std::copy_n(shape->c_batch, 3, product.groupStride);
  product.outRows.outerStride = shape->c_m;
  product.outColumns.outerStride = shape->c_n;
  runContraction(context->getPool(), context->getScratch(),
                 selectContractionKernels(), product, a, b, c, addend);
}

/// Output features, reading the kernel at the tap.
static ContractionSide makeKernelSide(const remat_rt_convolution &shape) {
  int64_t groupStride[3] = {shape.kernel_group, 0, 0};
  ContractionSide side =
      makeSide(shape.kernel_dtype, groupStride, shape.output_features,
               shape.kernel_output, shape.kernel_input);
  for (int d = 0; d < 3; ++d) {
    side.tapStep[d] = 1;
    side.limit[d] = shape.kernel_size[d];
    side.spatialStride[d] = shape.kernel_spatial[d];
  }
  return side;
}

/// Batch and output positions, reading a window of the input.
static ContractionSide makeInputSide(const remat_rt_convolution &shape) {
  int64_t groupStride[3] = {shape.input_group, 0, 0};
  ContractionSide side =
      makeSide(shape.input_dtype, groupStride, shape.batch, shape.input_batch,
               shape.input_feature);
  for (int d = 0; d < 3; ++d) {
    side.size[d] = shape.output_size[d];
    side.step[d] = shape.stride[d];
    side.tapStep[d] = shape.kernel_dilation[d];
    side.padding[d] = shape.padding[d];
    side.dilation[d] = shape.input_dilation[d];
    side.limit[d] = shape.input_size[d];
    side.spatialStride[d] = shape.input_spatial[d];
  }
  return side;
}

/// The same convolution with spatial dimensions of one element first, so that the
/// last one is the one whose elements are next to each other.
static remat_rt_convolution moveUnitsFirst(remat_rt_convolution shape) {
  int64_t *const fields[] = {
      shape.output_size,     shape.input_size,     shape.kernel_size,
      shape.stride,          shape.padding,        shape.kernel_dilation,
      shape.input_dilation,  shape.input_spatial,  shape.kernel_spatial,
      shape.output_spatial};
  auto isUnit = [&](int d) {
    return shape.output_size[d] == 1 && shape.input_size[d] == 1 &&
           shape.kernel_size[d] == 1 && shape.padding[d] == 0;
  };
  for (int moves = 0; moves < 2 && isUnit(2); ++moves)
    for (int64_t *field : fields)
      std::rotate(field, field + 2, field + 3);
  return shape;
}

extern "C" void remat_rt_convolution_run(remat_rt_context *context,
                                         const remat_rt_convolution *given,
                                         const void *input, const void *kernel,
                                         void *output) {
  remat_rt_convolution shape = moveUnitsFirst(*given);
  Contraction product = {};
  product.groups[0] = shape.groups;
  product.groups[1] = product.groups[2] = 1;
  std::copy_n(shape.kernel_size, 3, product.taps);
  product.depth = shape.input_features;
  product.rows = makeInputSide(shape);
  product.columns = makeKernelSide(shape);
  product.dtype = shape.output_dtype;
  product.groupStride[0] = shape.output_group;
  product.outRows.outerStride = shape.output_batch;
  std::copy_n(shape.output_spatial, 3, product.outRows.spatialStride);
  product.outColumns.outerStride = shape.output_feature;
  runContraction(context->getPool(), context->getScratch(),
                 selectContractionKernels(), product, input, kernel, output);
}
