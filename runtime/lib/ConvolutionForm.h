// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What libraries call convolutions: y from x and w, and the two gradients of that. In
/// StableHLO all three are one op, and in `remat_rt_convolution` one structure; the gradient
/// of x has a reversed kernel and a dilated input, that of w sums over what is its input's
/// features (Chetlur et al.: "cuDNN: Efficient Primitives for Deep Learning", 2014, section 2).

#ifndef REMAT_RUNTIME_CONVOLUTIONFORM_H
#define REMAT_RUNTIME_CONVOLUTIONFORM_H

#include "remat_rt.h"

namespace remat::runtime {

enum class ConvolutionKind { Forward, BackwardData, BackwardFilter };

/// Sizes and strides, in elements, of (N, C, spatial...) or of (K, C of a group, spatial...).
/// In memory C is fastest, N or K slowest, and nothing lies in between: cuDNN 9.19 accepts
/// filters that lie otherwise, and then reads and writes them as if they lay so.
struct ConvolutionTensor {
  int64_t size[5], stride[5];
};

/// y[n, k, p] = sum over c, r of x[n, c, p * stride + r * dilation - before] * w[k, c, r], or
/// what has the same shapes and makes x of w and y, or w of x and y.
struct ConvolutionForm {
  ConvolutionKind kind;
  /// 2 or 3; behind the last one of two nothing is filled in.
  int dimensions;
  ConvolutionTensor x, w, y;
  int64_t stride[3], dilation[3];
  /// Zeros around x.
  int64_t before[3], after[3];
  /// From the kernel's pointer to its first element in memory, in elements.
  int64_t kernelOffset;
  /// w[k, c, last - r] instead: kernels of convolutions as mathematics has them.
  bool isFlipped;
  /// Of gradients of w: the structure's kernel is x, and its input y.
  bool isKernelX;
};

/// False where it is none of the three, as for kernels that are neither reversed nor forward
/// in all dimensions, or groups whose features do not follow each other in memory, or whose
/// tensors lie otherwise.
bool findConvolutionForm(const remat_rt_convolution &shape, ConvolutionForm &form);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CONVOLUTIONFORM_H
