// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Convolutions are named for a library only where its tensors lie as it computes with them.

#include "ConvolutionForm.h"
#include "gtest/gtest.h"

#include <algorithm>

using namespace remat::runtime;

namespace {

/// The order of a filter's dimensions in memory, slowest first.
enum class FilterOrder { OutputFirst, OutputLast };

/// A forward convolution over 5 x 6 positions, or over depth x 5 x 6.
remat_rt_convolution makeForward(FilterOrder order, int64_t groups = 1,
                                 int64_t depth = 1) {
  int64_t in = 16, out = 24, taps[3] = {depth, 3, 3}, size[3] = {depth, 5, 6};
  remat_rt_convolution s = {};
  s.input_dtype = s.kernel_dtype = s.output_dtype = REMAT_RT_BF16;
  s.batch = 2;
  s.groups = groups;
  s.output_features = out;
  s.input_features = in;
  int64_t channels[2] = {in * groups, out * groups};
  int64_t kernel = order == FilterOrder::OutputFirst ? in : in * channels[1];
  int64_t strides[2] = {channels[0], channels[1]};
  // Fastest first; what is not there comes last in the structure.
  for (int d = 2; d >= 0; --d) {
    int at = depth == 1 ? (d + 2) % 3 : d;
    s.output_size[at] = s.input_size[at] = size[d];
    s.kernel_size[at] = taps[d];
    s.padding[at] = taps[d] / 2;
    s.stride[at] = s.input_dilation[at] = s.kernel_dilation[at] = 1;
    s.input_spatial[at] = strides[0];
    s.output_spatial[at] = strides[1];
    s.kernel_spatial[at] = kernel;
    strides[0] *= size[d];
    strides[1] *= size[d];
    kernel *= taps[d];
  }
  s.input_batch = strides[0];
  s.output_batch = strides[1];
  s.input_feature = s.output_feature = 1;
  s.input_group = in;
  s.output_group = out;
  s.kernel_input = order == FilterOrder::OutputFirst ? 1 : channels[1];
  s.kernel_output = order == FilterOrder::OutputFirst ? kernel : 1;
  s.kernel_group = out * s.kernel_output;
  return s;
}

bool isNamed(const remat_rt_convolution &shape) {
  ConvolutionForm form;
  return findConvolutionForm(shape, form);
}

TEST(ConvolutionFormTest, InputChannelsOfFiltersAreFastest) {
  for (int64_t groups : {1, 3})
    for (int64_t depth : {1, 3}) {
      EXPECT_TRUE(isNamed(makeForward(FilterOrder::OutputFirst, groups, depth)));
      EXPECT_FALSE(isNamed(makeForward(FilterOrder::OutputLast, groups, depth)));
    }
}

TEST(ConvolutionFormTest, NothingLiesBetweenElements) {
  remat_rt_convolution shape = makeForward(FilterOrder::OutputFirst);
  shape.input_batch += 8;
  EXPECT_FALSE(isNamed(shape));
  shape = makeForward(FilterOrder::OutputFirst);
  shape.kernel_output += 8;
  EXPECT_FALSE(isNamed(shape));
  shape = makeForward(FilterOrder::OutputFirst);
  shape.output_feature = 2;
  EXPECT_FALSE(isNamed(shape));
}

TEST(ConvolutionFormTest, SpatialDimensionsAreInOrder) {
  remat_rt_convolution shape = makeForward(FilterOrder::OutputFirst);
  std::swap(shape.kernel_spatial[0], shape.kernel_spatial[1]);
  EXPECT_FALSE(isNamed(shape));
}

TEST(ConvolutionFormTest, DimensionsOfSizeOneLieAnywhere) {
  remat_rt_convolution shape = makeForward(FilterOrder::OutputFirst);
  shape.batch = 1;
  shape.input_batch = 7;
  ConvolutionForm form;
  ASSERT_TRUE(findConvolutionForm(shape, form));
  EXPECT_EQ(form.x.stride[0], 5 * 6 * 16);
}

} // namespace
