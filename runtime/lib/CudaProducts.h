// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products by NVIDIA's cuBLASLt, found by its own library when a step starts:
/// generated kernels of the step do what it does not take, and everything where it
/// is not installed. Algorithms are those of cuBLASLt's heuristic for the workspace
/// that was planned, chosen once for a shape, so that a step's bits are those of every
/// run and its memory is what was planned.

#ifndef REMAT_RUNTIME_CUDAPRODUCTS_H
#define REMAT_RUNTIME_CUDAPRODUCTS_H

#include "GrowingTable.h"
#include "remat_rt.h"

namespace remat::runtime {

struct CublasLt;

/// Of a factor or result in memory.
inline int64_t getFactorBytes(int64_t dtype) {
  return remat_rt_get_dtype_bytes(dtype == REMAT_RT_TF32 ? REMAT_RT_F32 : dtype);
}

struct DeviceMemory {
  void *address = nullptr;
  int64_t bytes = 0;
};

class CudaProducts {
public:
  CudaProducts() = default;
  CudaProducts(const CudaProducts &) = delete;
  CudaProducts &operator=(const CudaProducts &) = delete;
  ~CudaProducts() { close(); }

  /// Looks for the library; the context of the device is current. The
  /// environment's REMAT_CUBLASLT names another file, or is `off`.
  void open();
  /// While the context is still there.
  void close();
  bool isOpen() const { return handle != nullptr; }
  /// As of cublasLtGetVersion: 130000 is 13.0.
  int64_t getVersion() const;

  /// C = A * B in the stream, or with `addend`, unless that is null, added; `shape`
  /// stays where it is. False, with nothing added to C, if the library does not take
  /// it.
  bool multiply(const remat_rt_gemm *shape, const void *a, const void *b,
                const void *addend, void *c, DeviceMemory workspace, void *stream);

private:
  struct Call;
  Call *findCall(const remat_rt_gemm *shape, bool isAligned, int64_t workspaceBytes);
  bool prepare(Call &call);

  const CublasLt *library = nullptr;
  void *handle = nullptr;
  /// Shapes met so far.
  GrowingTable<Call> calls;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CUDAPRODUCTS_H
