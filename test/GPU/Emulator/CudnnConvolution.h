// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One convolution of the stand-in for cuDNN as it is carried out.

#ifndef REMAT_TEST_GPU_EMULATOR_CUDNNCONVOLUTION_H
#define REMAT_TEST_GPU_EMULATOR_CUDNNCONVOLUTION_H

#include "CudnnDescriptors.h"

namespace remat::standin::cudnn {

struct Run {
  Descriptor operation, w, x, y, convolution;
  uint64_t address[3];
  uint64_t workspace;
  int64_t workspaceBytes;
  bool isRight;
};

/// Work for a stream, on a `Run`; numbers of errors as the driver's, 0 if there is none.
int convolve(void *run);

/// A line of the log.
void logRun(const Run &run);

} // namespace remat::standin::cudnn

#endif // REMAT_TEST_GPU_EMULATOR_CUDNNCONVOLUTION_H
