// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Convolutions by NVIDIA's cuDNN, found by its own library when a step convolves for the
/// first time: generated kernels of the step do what it does not take, and everything where
/// it is not installed. Of the engines that its heuristic names the first is chosen, once for
/// a shape, that gives the same bits in every run, sums in f32, and needs no more workspace
/// than was planned.

#ifndef REMAT_RUNTIME_CUDACONVOLUTIONS_H
#define REMAT_RUNTIME_CUDACONVOLUTIONS_H

#include "CudaProducts.h"

namespace remat::runtime {

struct Cudnn;

class CudaConvolutions {
public:
  CudaConvolutions() = default;
  CudaConvolutions(const CudaConvolutions &) = delete;
  CudaConvolutions &operator=(const CudaConvolutions &) = delete;
  ~CudaConvolutions() { close(); }

  /// Looks for the library; the context of the device is current. The environment's
  /// REMAT_CUDNN names another file, or is `off`. Whether it is there.
  bool open(void *stream);
  /// Whether `open` has been called.
  bool wasTried() const { return isTried; }
  /// While the context is still there.
  void close();
  /// As of cudnnGetVersion: 91900 is 9.19.0.
  int64_t getVersion() const;

  /// As remat_rt_convolution_run, in the stream of `open`. False, with nothing that stays in
  /// `output`, if the library does not take it.
  bool convolve(const remat_rt_convolution &shape, const void *input, const void *kernel,
                void *output, DeviceMemory workspace);

private:
  struct Call;
  Call *findCall(const remat_rt_convolution &shape, int64_t workspaceBytes);
  bool prepare(Call &call);
  bool findPlan(void *graph, int64_t workspaceBytes, Call &call);
  bool tryPlan(void *configuration, int64_t workspaceBytes, Call &call);

  bool isTried = false;
  const Cudnn *library = nullptr;
  void *handle = nullptr;
  /// Shapes met so far.
  GrowingTable<Call> calls;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CUDACONVOLUTIONS_H
