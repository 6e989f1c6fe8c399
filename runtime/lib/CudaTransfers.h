// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Copies between an NVIDIA GPU and one pool of pinned host memory, beside the
/// step's kernels: a stream for each direction, and an event for the end of
/// each copy. Works the same while the step is recorded as a graph.

#ifndef REMAT_RUNTIME_CUDATRANSFERS_H
#define REMAT_RUNTIME_CUDATRANSFERS_H

#include "CudaDriver.h"

namespace remat::runtime {

class CudaTransfers {
public:
  CudaTransfers() = default;
  CudaTransfers(const CudaTransfers &) = delete;
  CudaTransfers &operator=(const CudaTransfers &) = delete;

  /// Allocates the pool, streams and events, if the module has transfers.
  /// `kernels`: the stream that they are ordered with.
  int64_t open(const CudaDriver *driver, const remat_rt_module *module,
               void *kernels, bool recordsTimes, const char *deviceName,
               remat_rt_error *error);
  void close();

  // Of one run, in this order. All return results of the driver.
  void beginRun();
  int offload(int64_t transfer, CudaAddress from);
  int fetch(int64_t transfer, CudaAddress to);
  int await(int64_t transfer);
  /// Kernels that follow come after all copies.
  int joinRun();

  /// The transfers of the latest run, `first` being the event that its times
  /// count from; how many.
  int64_t readEvents(void *first, remat_rt_transfer_event *events) const;
  int64_t getTouchedBytes() const { return touchedBytes; }
  int64_t getTableBytes() const;

private:
  /// Of one transfer. The last three are there if times are recorded.
  struct Copy {
    CudaAddress place = 0;
    bool isStarted = false;
    bool isAwaited = false;
    void *done = nullptr;
    void *begin = nullptr;
    void *stallBegin = nullptr;
    void *stallEnd = nullptr;
  };

  int64_t createEvents(remat_rt_error *error);
  bool isToHost(int64_t transfer) const {
    return module->transfers[transfer].fetched == -1;
  }
  int fork(void *stream);
  int finish(int64_t transfer, void *stream, int result);
  bool sharesPool(int64_t a, int64_t b) const;
  bool sharesDevice(int64_t a, int64_t b) const;
  int64_t readNs(void *from, void *to) const;

  const CudaDriver *driver = nullptr;
  const remat_rt_module *module = nullptr;
  int64_t count = 0;
  bool recordsTimes = false;
  void *kernels = nullptr;
  void *toHost = nullptr;
  void *toDevice = nullptr;
  /// Where kernels have come to, and where a stream of copies has.
  void *forked = nullptr;
  void *joined = nullptr;
  unsigned char *pool = nullptr;
  Copy *copies = nullptr;
  int64_t touchedBytes = 0;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CUDATRANSFERS_H
