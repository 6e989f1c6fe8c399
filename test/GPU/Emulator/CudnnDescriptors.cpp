// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "CudnnDescriptors.h"

#include <functional>
#include <numeric>

using namespace remat::standin;
using namespace remat::standin::cudnn;

namespace {
struct Window {
  std::vector<int64_t> dilation, stride, after, before;
};
} // namespace

int cudnn::alphaOf(int kind) {
  return kind == Forward ? 700 : kind == BackwardData ? 706 : 712;
}

const Descriptor &cudnn::tensorOf(const Descriptor &operation, int which) {
  return operation.other(alphaOf(operation.kind) + 3 + which);
}

const Descriptor &cudnn::convolutionOf(const Descriptor &operation) {
  return operation.other(alphaOf(operation.kind) + 2);
}

static Window windowOf(const Descriptor &operation) {
  const Descriptor &convolution = convolutionOf(operation);
  return {convolution.values<int64_t>(102), convolution.values<int64_t>(103),
          convolution.values<int64_t>(104), convolution.values<int64_t>(105)};
}

static bool isTensor(const Descriptor &d) {
  if (!d.has(901, DataTypeType, 1) || !d.has(902, Int64Type) || !d.has(903, Int64Type) ||
      !d.has(906, Int64Type, 1) || !d.has(900, Int64Type, 1))
    return false;
  auto sizes = d.values<int64_t>(902), strides = d.values<int64_t>(903);
  if (sizes.size() != strides.size() || sizes.size() < 4 || sizes.size() > 5)
    return false;
  for (size_t i = 0; i < sizes.size(); ++i)
    if (sizes[i] < 1 || strides[i] < 1)
      return false;
  int type = d.value<int>(901);
  return type == Float || type == Half || type == BFloat16;
}

static bool isConvolution(const Descriptor &d) {
  if (!d.has(106, Int64Type, 1) || !d.has(100, DataTypeType, 1) ||
      !d.has(101, ModeType, 1))
    return false;
  int64_t dimensions = d.value<int64_t>(106);
  for (int name : {102, 103, 104, 105})
    if (!d.has(name, Int64Type, dimensions))
      return false;
  for (int name : {104, 105})
    for (int64_t padding : d.values<int64_t>(name))
      if (padding < 0)
        return false;
  // Sums in f32; kernels from their last to their first element, or as they are.
  return d.value<int>(100) == 0 && (d.value<int>(101) == 0 || d.value<int>(101) == 1);
}

/// Whether the shapes belong together.
static bool isOperation(const Descriptor &d) {
  int alpha = alphaOf(d.kind);
  if (!d.has(alpha, FloatType, 1) || !d.has(alpha + 1, FloatType, 1) ||
      d.value<float>(alpha) != 1 || d.value<float>(alpha + 1) != 0)
    return false;
  for (int i = 2; i < 6; ++i)
    if (!d.has(alpha + i, DescriptorType, 1) || !d.other(alpha + i).isFinal)
      return false;
  auto w = tensorOf(d, 0).values<int64_t>(902), x = tensorOf(d, 1).values<int64_t>(902),
       y = tensorOf(d, 2).values<int64_t>(902);
  Window window = windowOf(d);
  if (x.size() != w.size() || y.size() != w.size() ||
      x.size() != 2 + window.stride.size() || x[0] != y[0] || y[1] != w[0] ||
      x[1] % w[1] != 0 || w[0] % (x[1] / w[1]) != 0)
    return false;
  for (size_t i = 0; i < window.stride.size(); ++i) {
    int64_t room = x[2 + i] + window.before[i] + window.after[i] -
                   window.dilation[i] * (w[2 + i] - 1) - 1;
    if (room < 0 || y[2 + i] != room / window.stride[i] + 1)
      return false;
  }
  int type = tensorOf(d, 0).value<int>(901);
  return tensorOf(d, 1).value<int>(901) == type && tensorOf(d, 2).value<int>(901) == type;
}

int64_t cudnn::countCopies(const Descriptor &operation) {
  int64_t bytes = 0;
  for (int which : {1, 2}) {
    auto sizes = tensorOf(operation, which).values<int64_t>(902);
    auto strides = tensorOf(operation, which).values<int64_t>(903);
    int64_t size = elementBytes(tensorOf(operation, which).value<int>(901));
    int64_t unit = 16 / size, padded = (sizes[1] + unit - 1) / unit * unit;
    if (strides[1] != 1 || padded != sizes[1])
      bytes += size * std::accumulate(sizes.begin(), sizes.end(), int64_t(1),
                                   std::multiplies<>()) /
               sizes[1] * padded;
  }
  return bytes;
}

const Descriptor &cudnn::operationOf(const Descriptor &plan) {
  return plan.other(planConfiguration).graph->other(graphOperations);
}

bool cudnn::canFinalize(const Descriptor &d) {
  switch (d.kind) {
  case Tensor:
    return isTensor(d);
  case Convolution:
    return isConvolution(d);
  case Forward:
  case BackwardData:
  case BackwardFilter:
    return isOperation(d);
  case OperationGraph:
    return d.has(graphHandle, HandleType, 1) && d.has(graphOperations, DescriptorType, 1) &&
           d.other(graphOperations).isFinal;
  case Heuristic:
    return d.has(200, HeuristicModeType, 1) && d.value<int>(200) == 3 &&
           d.has(201, DescriptorType, 1) && d.other(201).isFinal;
  case Plan:
    return d.has(planHandle, HandleType, 1) && d.has(planConfiguration, DescriptorType, 1) &&
           d.other(planConfiguration).graph;
  case Pack:
    return d.has(1000, Int64Type, 3) && d.has(1001, PointerType, 3) &&
           d.has(1003, PointerType, 1);
  default:
    return false;
  }
}
