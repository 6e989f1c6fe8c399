// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConvolutionForm.h"

#include <algorithm>

namespace remat::runtime {

namespace {
/// Batches or features of one group.
struct Features {
  int64_t size, stride;
};
} // namespace

static bool followEachOther(int64_t groups, int64_t groupStride, Features features) {
  return groups == 1 || groupStride == features.size * features.stride;
}

static void fill(ConvolutionTensor &tensor, int dimensions, Features first, Features second,
                 const int64_t (&size)[3], const int64_t (&stride)[3]) {
  tensor.size[0] = first.size;
  tensor.stride[0] = first.stride;
  tensor.size[1] = second.size;
  tensor.stride[1] = second.stride;
  for (int d = 0; d < dimensions; ++d) {
    // Where the second of two is not there it lies as if it was, and had size one.
    int64_t last = tensor.stride[1 + d];
    tensor.size[2 + d] = size[d];
    tensor.stride[2 + d] = stride[d] ? std::max(stride[d], -stride[d]) : last;
  }
}

/// The zeros behind x that y's size tells, in equal parts with those in front if they can be.
static bool findPadding(ConvolutionForm &form) {
  for (int d = 0; d < form.dimensions; ++d) {
    int64_t reach = form.stride[d] * (form.y.size[2 + d] - 1) +
                    form.dilation[d] * (form.w.size[2 + d] - 1) + 1;
    int64_t least = reach - form.x.size[2 + d] - form.before[d];
    int64_t most = least + form.stride[d] - 1;
    form.after[d] = std::max<int64_t>(0, std::clamp(form.before[d], least, most));
    if (form.before[d] < 0 || form.after[d] > most)
      return false;
  }
  return true;
}

/// Whether channels of the input are what is its batch here, as in gradients of filters.
static bool isBatchLast(const remat_rt_convolution &shape) {
  return shape.input_batch == 1 && shape.input_feature != 1;
}

bool findConvolutionForm(const remat_rt_convolution &s, ConvolutionForm &form) {
  form = ConvolutionForm();
  form.dimensions =
      s.input_size[2] * s.kernel_size[2] * s.output_size[2] > 1 ? 3 : 2;
  bool isForward = true, isReversed = true, isDilated = false, hasStrides = false;
  bool isKernelDilated = false;
  for (int d = 0; d < 3; ++d) {
    isForward &= s.kernel_size[d] == 1 || s.kernel_spatial[d] > 0;
    isReversed &= s.kernel_size[d] == 1 || s.kernel_spatial[d] < 0;
    isDilated |= s.input_dilation[d] != 1;
    isKernelDilated |= s.kernel_dilation[d] != 1;
    hasStrides |= s.stride[d] != 1;
    form.kernelOffset += std::min<int64_t>(
        0, (s.kernel_size[d] - 1) * s.kernel_spatial[d]);
  }
  if (!isForward && !isReversed)
    return false;
  int dimensions = form.dimensions;
  Features batch{s.batch, s.input_batch}, inputs{s.input_features, s.input_feature};
  Features kernelOut{s.output_features, s.kernel_output},
      kernelIn{s.input_features, s.kernel_input};
  Features outBatch{s.batch, s.output_batch}, outputs{s.output_features, s.output_feature};
  auto all = [&](Features features) {
    return Features{s.groups * features.size, features.stride};
  };
  auto copy = [](int64_t(&to)[3], const int64_t(&from)[3]) {
    std::copy(from, from + 3, to);
  };
  // Of an input's gradient and of a reversed position.
  auto mirrorPadding = [&](const int64_t(&size)[3], const int64_t(&step)[3]) {
    for (int d = 0; d < 3; ++d)
      form.before[d] = (size[d] - 1) * step[d] - s.padding[d];
  };
  if (!followEachOther(s.groups, s.output_group, outputs))
    return false;
  if (isForward && isBatchLast(s) && !isDilated) {
    form.kind = ConvolutionKind::BackwardFilter;
    if (!followEachOther(s.groups, s.input_group, batch) ||
        !followEachOther(s.groups, s.kernel_group, kernelOut))
      return false;
    fill(form.x, dimensions, inputs, all(batch), s.input_size, s.input_spatial);
    fill(form.y, dimensions, kernelIn, all(kernelOut), s.kernel_size, s.kernel_spatial);
    fill(form.w, dimensions, all(outputs), outBatch, s.output_size, s.output_spatial);
    copy(form.stride, s.kernel_dilation);
    copy(form.dilation, s.stride);
    copy(form.before, s.padding);
  } else if (isForward && isBatchLast(s)) {
    // The kernel is what was made larger.
    form.kind = ConvolutionKind::BackwardFilter;
    form.isFlipped = form.isKernelX = true;
    if (s.groups != 1 || isKernelDilated)
      return false;
    fill(form.x, dimensions, kernelIn, kernelOut, s.kernel_size, s.kernel_spatial);
    fill(form.y, dimensions, inputs, batch, s.input_size, s.input_spatial);
    fill(form.w, dimensions, outBatch, outputs, s.output_size, s.output_spatial);
    copy(form.stride, s.input_dilation);
    copy(form.dilation, s.stride);
    mirrorPadding(s.output_size, s.stride);
  } else if (isDilated || (!isForward && !hasStrides)) {
    form.kind = ConvolutionKind::BackwardData;
    form.isFlipped = !isReversed;
    if (hasStrides || !followEachOther(s.groups, s.input_group, inputs) ||
        !followEachOther(s.groups, s.kernel_group, kernelIn))
      return false;
    fill(form.y, dimensions, batch, all(inputs), s.input_size, s.input_spatial);
    fill(form.w, dimensions, all(kernelIn), kernelOut, s.kernel_size, s.kernel_spatial);
    fill(form.x, dimensions, outBatch, all(outputs), s.output_size, s.output_spatial);
    copy(form.stride, s.input_dilation);
    copy(form.dilation, s.kernel_dilation);
    mirrorPadding(s.kernel_size, s.kernel_dilation);
  } else {
    form.kind = ConvolutionKind::Forward;
    form.isFlipped = !isForward;
    if (!followEachOther(s.groups, s.input_group, inputs) ||
        !followEachOther(s.groups, s.kernel_group, kernelOut))
      return false;
    fill(form.x, dimensions, batch, all(inputs), s.input_size, s.input_spatial);
    fill(form.w, dimensions, all(kernelOut), kernelIn, s.kernel_size, s.kernel_spatial);
    fill(form.y, dimensions, outBatch, all(outputs), s.output_size, s.output_spatial);
    copy(form.stride, s.stride);
    copy(form.dilation, s.kernel_dilation);
    copy(form.before, s.padding);
  }
  return findPadding(form);
}

} // namespace remat::runtime
