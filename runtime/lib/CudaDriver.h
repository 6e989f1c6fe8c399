// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// NVIDIA's driver by its own library, found when a step for a GPU starts: nothing
/// of CUDA is needed to build this, or to run steps for hosts. Signatures are
/// those of cuda.h, handles untyped.

#ifndef REMAT_RUNTIME_CUDADRIVER_H
#define REMAT_RUNTIME_CUDADRIVER_H

#include "remat_rt.h"

#include <cstddef>

namespace remat::runtime {

using CudaAddress = uint64_t;

struct CudaDriver {
  int (*init)(unsigned flags);
  int (*deviceGetCount)(int *count);
  int (*deviceGet)(int *device, int ordinal);
  int (*deviceGetName)(char *name, int length, int device);
  int (*deviceGetAttribute)(int *value, int attribute, int device);
  int (*primaryContextRetain)(void **context, int device);
  int (*primaryContextRelease)(int device);
  int (*contextSetCurrent)(void *context);
  int (*memoryGetInfo)(size_t *free, size_t *total);
  int (*memoryAllocate)(CudaAddress *address, size_t bytes);
  int (*memoryFree)(CudaAddress address);
  int (*hostAllocate)(void **pointer, size_t bytes, unsigned flags);
  int (*hostFree)(void *pointer);
  int (*copyToDevice)(CudaAddress to, const void *from, size_t bytes,
                      void *stream);
  int (*copyToHost)(void *to, CudaAddress from, size_t bytes, void *stream);
  int (*copyOnDevice)(CudaAddress to, CudaAddress from, size_t bytes,
                      void *stream);
  int (*fillBytes)(CudaAddress to, unsigned char value, size_t bytes,
                   void *stream);
  int (*streamCreate)(void **stream, unsigned flags);
  int (*streamDestroy)(void *stream);
  int (*streamSynchronize)(void *stream);
  int (*streamWaitEvent)(void *stream, void *event, unsigned flags);
  int (*streamBeginCapture)(void *stream, int mode);
  int (*streamEndCapture)(void *stream, void **graph);
  int (*graphInstantiate)(void **executable, void *graph,
                          unsigned long long flags);
  int (*graphLaunch)(void *executable, void *stream);
  int (*graphDestroy)(void *graph);
  int (*graphExecutableDestroy)(void *executable);
  int (*eventCreate)(void **event, unsigned flags);
  int (*eventDestroy)(void *event);
  int (*eventRecord)(void *event, void *stream);
  int (*eventElapsedTime)(float *milliseconds, void *begin, void *end);
  int (*moduleLoad)(void **module, const void *image);
  int (*moduleUnload)(void *module);
  int (*moduleGetFunction)(void **function, void *module, const char *name);
  int (*functionSetAttribute)(void *function, int attribute, int value);
  int (*launch)(void *function, unsigned gridX, unsigned gridY, unsigned gridZ,
                unsigned blockX, unsigned blockY, unsigned blockZ,
                unsigned sharedBytes, void *stream, void **parameters,
                void **extra);
  int (*getErrorName)(int result, const char **name);

  /// Names and results of cuda.h that this runtime tells apart.
  static constexpr int success = 0;
  static constexpr int outOfMemory = 2;
  static constexpr unsigned nonBlocking = 1;
  static constexpr unsigned withoutTiming = 2;
  /// Of shared memory besides what a function declares.
  static constexpr int maxSharedBytes = 8;
  static constexpr int capabilityMajor = 75;
  static constexpr int capabilityMinor = 76;

  const char *describe(int result) const;
};

/// Opens the library once for the process. REMAT_RT_WRONG_DEVICE says what is
/// missing.
int64_t openCudaDriver(const CudaDriver *&driver, remat_rt_error *error);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CUDADRIVER_H
