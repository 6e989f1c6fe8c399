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

class FormFinder {
public:
  FormFinder(const remat_rt_convolution &shape, ConvolutionForm &form)
      : s(shape), form(form) {}

  bool run();

private:
  void readShape();
  bool findForward();
  bool findBackwardData();
  bool findBackwardFilter();
  bool findFilterOfTransposed();
  bool findPadding();
  /// Gives dimensions of size one the strides that the others say.
  bool pack(ConvolutionTensor &tensor) const;

  /// Of all groups, if they follow each other in memory.
  bool joinGroups(int64_t groupStride, Features &features) const;
  void fill(ConvolutionTensor &tensor, Features first, Features second,
            const int64_t (&size)[3], const int64_t (&stride)[3]) const;
  /// Steps of y and of w in x.
  void setSteps(const int64_t (&stride)[3], const int64_t (&dilation)[3]);
  /// Zeros in front of what is gone through from its end.
  void mirrorPadding(const int64_t (&size)[3], const int64_t (&step)[3]);

  const remat_rt_convolution &s;
  ConvolutionForm &form;
  bool isForward = true, isReversed = true;
  bool isDilated = false, isKernelDilated = false, hasStrides = false;
  Features batch, inputs, kernelIn, kernelOut, outBatch, outputs;
};
} // namespace

bool FormFinder::joinGroups(int64_t groupStride, Features &features) const {
  bool follow = s.groups == 1 || groupStride == features.size * features.stride;
  features.size *= s.groups;
  return follow;
}

void FormFinder::fill(ConvolutionTensor &tensor, Features first, Features second,
                      const int64_t (&size)[3], const int64_t (&stride)[3]) const {
  tensor.size[0] = first.size;
  tensor.stride[0] = first.stride;
  tensor.size[1] = second.size;
  tensor.stride[1] = second.stride;
  for (int d = 0; d < form.dimensions; ++d) {
    // Where the second of two is not there it lies as if it was, and had size one.
    int64_t last = tensor.stride[1 + d];
    tensor.size[2 + d] = size[d];
    tensor.stride[2 + d] = stride[d] ? std::max(stride[d], -stride[d]) : last;
  }
}

void FormFinder::setSteps(const int64_t (&stride)[3], const int64_t (&dilation)[3]) {
  std::copy(stride, stride + 3, form.stride);
  std::copy(dilation, dilation + 3, form.dilation);
  std::copy(s.padding, s.padding + 3, form.before);
}

void FormFinder::mirrorPadding(const int64_t (&size)[3], const int64_t (&step)[3]) {
  for (int d = 0; d < 3; ++d)
    form.before[d] = (size[d] - 1) * step[d] - s.padding[d];
}

void FormFinder::readShape() {
  form = ConvolutionForm();
  form.dimensions =
      s.input_size[2] * s.kernel_size[2] * s.output_size[2] > 1 ? 3 : 2;
  for (int d = 0; d < 3; ++d) {
    isForward &= s.kernel_size[d] == 1 || s.kernel_spatial[d] > 0;
    isReversed &= s.kernel_size[d] == 1 || s.kernel_spatial[d] < 0;
    isDilated |= s.input_dilation[d] != 1;
    isKernelDilated |= s.kernel_dilation[d] != 1;
    hasStrides |= s.stride[d] != 1;
    form.kernelOffset += std::min<int64_t>(
        0, (s.kernel_size[d] - 1) * s.kernel_spatial[d]);
  }
  batch = {s.batch, s.input_batch};
  inputs = {s.input_features, s.input_feature};
  kernelIn = {s.input_features, s.kernel_input};
  kernelOut = {s.output_features, s.kernel_output};
  outBatch = {s.batch, s.output_batch};
  outputs = {s.output_features, s.output_feature};
}

bool FormFinder::findForward() {
  form.kind = ConvolutionKind::Forward;
  form.isFlipped = !isForward;
  bool isGood =
      joinGroups(s.input_group, inputs) && joinGroups(s.kernel_group, kernelOut);
  fill(form.x, batch, inputs, s.input_size, s.input_spatial);
  fill(form.w, kernelOut, kernelIn, s.kernel_size, s.kernel_spatial);
  fill(form.y, outBatch, outputs, s.output_size, s.output_spatial);
  setSteps(s.stride, s.kernel_dilation);
  return isGood;
}

bool FormFinder::findBackwardData() {
  form.kind = ConvolutionKind::BackwardData;
  form.isFlipped = !isReversed;
  bool isGood = !hasStrides && joinGroups(s.input_group, inputs) &&
                joinGroups(s.kernel_group, kernelIn);
  fill(form.y, batch, inputs, s.input_size, s.input_spatial);
  fill(form.w, kernelIn, kernelOut, s.kernel_size, s.kernel_spatial);
  fill(form.x, outBatch, outputs, s.output_size, s.output_spatial);
  setSteps(s.input_dilation, s.kernel_dilation);
  mirrorPadding(s.kernel_size, s.kernel_dilation);
  return isGood;
}

bool FormFinder::findBackwardFilter() {
  form.kind = ConvolutionKind::BackwardFilter;
  bool isGood =
      joinGroups(s.input_group, batch) && joinGroups(s.kernel_group, kernelOut);
  fill(form.x, inputs, batch, s.input_size, s.input_spatial);
  fill(form.y, kernelIn, kernelOut, s.kernel_size, s.kernel_spatial);
  fill(form.w, outputs, outBatch, s.output_size, s.output_spatial);
  setSteps(s.kernel_dilation, s.stride);
  return isGood;
}

/// The kernel is what the transposed convolution made larger.
bool FormFinder::findFilterOfTransposed() {
  form.kind = ConvolutionKind::BackwardFilter;
  form.isFlipped = form.isKernelX = true;
  fill(form.x, kernelIn, kernelOut, s.kernel_size, s.kernel_spatial);
  fill(form.y, inputs, batch, s.input_size, s.input_spatial);
  fill(form.w, outBatch, outputs, s.output_size, s.output_spatial);
  setSteps(s.input_dilation, s.stride);
  mirrorPadding(s.output_size, s.stride);
  return s.groups == 1 && !isKernelDilated;
}

/// The zeros behind x that y's size tells, in equal parts with those in front if they can be.
bool FormFinder::findPadding() {
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

bool FormFinder::pack(ConvolutionTensor &tensor) const {
  int64_t stride = 1;
  auto packDimension = [&](int d) {
    bool isPacked = tensor.size[d] == 1 || tensor.stride[d] == stride;
    tensor.stride[d] = stride;
    stride *= tensor.size[d];
    return isPacked;
  };
  bool arePacked = packDimension(1);
  for (int d = 1 + form.dimensions; d > 1; --d)
    arePacked &= packDimension(d);
  return packDimension(0) && arePacked;
}

bool FormFinder::run() {
  readShape();
  if ((!isForward && !isReversed) || !joinGroups(s.output_group, outputs))
    return false;
  // As in gradients of filters, channels of the input are what is its batch here.
  bool isBatchLast = isForward && s.input_batch == 1 && s.input_feature != 1;
  bool isGradient = isDilated || (!isForward && !hasStrides);
  bool isFound = isBatchLast  ? isDilated ? findFilterOfTransposed() : findBackwardFilter()
                 : isGradient ? findBackwardData()
                              : findForward();
  return isFound && findPadding() && pack(form.x) && pack(form.w) && pack(form.y);
}

bool findConvolutionForm(const remat_rt_convolution &shape, ConvolutionForm &form) {
  return FormFinder(shape, form).run();
}

} // namespace remat::runtime
