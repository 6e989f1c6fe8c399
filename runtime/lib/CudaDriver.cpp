// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CudaDriver.h"
#include "Error.h"
#include "FunctionTable.h"

#include <cstring>
#include <dlfcn.h>

namespace remat::runtime {

static constexpr FunctionEntry entries[] = {
    {"cuInit", offsetof(CudaDriver, init)},
    {"cuDeviceGetCount", offsetof(CudaDriver, deviceGetCount)},
    {"cuDeviceGet", offsetof(CudaDriver, deviceGet)},
    {"cuDeviceGetName", offsetof(CudaDriver, deviceGetName)},
    {"cuDeviceGetAttribute", offsetof(CudaDriver, deviceGetAttribute)},
    {"cuDevicePrimaryCtxRetain", offsetof(CudaDriver, primaryContextRetain)},
    {"cuDevicePrimaryCtxRelease_v2",
     offsetof(CudaDriver, primaryContextRelease)},
    {"cuCtxSetCurrent", offsetof(CudaDriver, contextSetCurrent)},
    {"cuMemGetInfo_v2", offsetof(CudaDriver, memoryGetInfo)},
    {"cuMemAlloc_v2", offsetof(CudaDriver, memoryAllocate)},
    {"cuMemFree_v2", offsetof(CudaDriver, memoryFree)},
    {"cuMemHostAlloc", offsetof(CudaDriver, hostAllocate)},
    {"cuMemFreeHost", offsetof(CudaDriver, hostFree)},
    {"cuMemcpyHtoDAsync_v2", offsetof(CudaDriver, copyToDevice)},
    {"cuMemcpyDtoHAsync_v2", offsetof(CudaDriver, copyToHost)},
    {"cuMemcpyDtoDAsync_v2", offsetof(CudaDriver, copyOnDevice)},
    {"cuMemsetD8Async", offsetof(CudaDriver, fillBytes)},
    {"cuStreamCreate", offsetof(CudaDriver, streamCreate)},
    {"cuStreamDestroy_v2", offsetof(CudaDriver, streamDestroy)},
    {"cuStreamSynchronize", offsetof(CudaDriver, streamSynchronize)},
    {"cuStreamWaitEvent", offsetof(CudaDriver, streamWaitEvent)},
    {"cuStreamBeginCapture_v2", offsetof(CudaDriver, streamBeginCapture)},
    {"cuStreamEndCapture", offsetof(CudaDriver, streamEndCapture)},
    {"cuGraphInstantiateWithFlags", offsetof(CudaDriver, graphInstantiate)},
    {"cuGraphLaunch", offsetof(CudaDriver, graphLaunch)},
    {"cuGraphDestroy", offsetof(CudaDriver, graphDestroy)},
    {"cuGraphExecDestroy", offsetof(CudaDriver, graphExecutableDestroy)},
    {"cuEventCreate", offsetof(CudaDriver, eventCreate)},
    {"cuEventDestroy_v2", offsetof(CudaDriver, eventDestroy)},
    {"cuEventRecord", offsetof(CudaDriver, eventRecord)},
    {"cuEventElapsedTime_v2", offsetof(CudaDriver, eventElapsedTime)},
    {"cuModuleLoadData", offsetof(CudaDriver, moduleLoad)},
    {"cuModuleUnload", offsetof(CudaDriver, moduleUnload)},
    {"cuModuleGetFunction", offsetof(CudaDriver, moduleGetFunction)},
    {"cuFuncSetAttribute", offsetof(CudaDriver, functionSetAttribute)},
    {"cuLaunchKernel", offsetof(CudaDriver, launch)},
    {"cuGetErrorName", offsetof(CudaDriver, getErrorName)},
};

const char *CudaDriver::describe(int result) const {
  const char *name = nullptr;
  return getErrorName(result, &name) == success && name ? name
                                                        : "an unknown error";
}

/// Older drivers have some functions under their first name only.
static void *findFunction(void *library, const char *name) {
  if (void *found = dlsym(library, name))
    return found;
  if (std::strcmp(name, "cuEventElapsedTime_v2") == 0)
    return dlsym(library, "cuEventElapsedTime");
  return nullptr;
}

int64_t openCudaDriver(const CudaDriver *&driver, remat_rt_error *error) {
  static CudaDriver table;
  driver = &table;
  if (table.init)
    return REMAT_RT_OK;
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return fail(error, REMAT_RT_WRONG_DEVICE,
                "no NVIDIA driver: %s; run the step on a machine with an NVIDIA "
                "GPU, or compile it with --device=host",
                dlerror());
  CudaDriver found = {};
  if (const char *name = loadFunctions(found, entries, library, findFunction))
    return fail(error, REMAT_RT_WRONG_DEVICE,
                "the NVIDIA driver has no '%s': it is too old for this runtime",
                name);
  table = found;
  return REMAT_RT_OK;
}

} // namespace remat::runtime
