// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CudaTransfers.h"
#include "Error.h"
#include "Transfers.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace remat::runtime {

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

int64_t CudaTransfers::getTableBytes() const {
  return count * int64_t(sizeof(Copy));
}

int64_t CudaTransfers::createEvents(remat_rt_error *error) {
  void *memory = std::calloc(size_t(count), sizeof(Copy));
  if (!memory)
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "no memory for a table of %lld transfers", print(count));
  copies = new (memory) Copy[size_t(count)];
  unsigned flags = recordsTimes ? 0 : CudaDriver::withoutTiming;
  int result = driver->streamCreate(&toHost, CudaDriver::nonBlocking);
  auto create = [&](void *&event) {
    if (result == CudaDriver::success)
      result = driver->eventCreate(&event, flags);
  };
  if (result == CudaDriver::success)
    result = driver->streamCreate(&toDevice, CudaDriver::nonBlocking);
  create(forked);
  create(joined);
  for (int64_t i = 0; i < count; ++i) {
    create(copies[i].done);
    if (!recordsTimes)
      continue;
    create(copies[i].begin);
    create(copies[i].stallBegin);
    create(copies[i].stallEnd);
  }
  if (result == CudaDriver::success)
    return REMAT_RT_OK;
  return fail(error, REMAT_RT_OUT_OF_MEMORY,
              "cannot create streams and events for %lld transfers: %s",
              print(count), driver->describe(result));
}

int64_t CudaTransfers::open(const CudaDriver *newDriver,
                            const remat_rt_module *newModule, void *stream,
                            bool shallRecordTimes, const char *deviceName,
                            remat_rt_error *error) {
  driver = newDriver;
  module = newModule;
  kernels = stream;
  recordsTimes = shallRecordTimes;
  count = getTransferCount(*module);
  if (count == 0)
    return REMAT_RT_OK;
  void *memory = nullptr;
  int result = driver->hostAllocate(
      &memory,
      size_t(std::max<int64_t>(module->host_pool_bytes, module->alignment)), 0);
  if (result != CudaDriver::success)
    return fail(
        error, REMAT_RT_OUT_OF_MEMORY,
        "the step keeps %lld bytes in pinned memory of the host, which "
        "%s's driver cannot allocate (%s): compile it without --offload, "
        "or with a larger budget",
        print(module->host_pool_bytes), deviceName, driver->describe(result));
  pool = static_cast<unsigned char *>(memory);
  return createEvents(error);
}

/// Nothing is under way any more.
void CudaTransfers::close() {
  auto destroy = [&](void *event) {
    if (event)
      driver->eventDestroy(event);
  };
  for (int64_t i = 0; copies && i < count; ++i)
    for (void *event : {copies[i].done, copies[i].begin, copies[i].stallBegin,
                        copies[i].stallEnd})
      destroy(event);
  destroy(forked);
  destroy(joined);
  for (void *stream : {toHost, toDevice})
    if (stream)
      driver->streamDestroy(stream);
  if (pool)
    driver->hostFree(pool);
  std::free(copies);
  copies = nullptr;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

void CudaTransfers::beginRun() {
  for (int64_t i = 0; i < count; ++i)
    copies[i].isStarted = copies[i].isAwaited = false;
}

/// Work of `stream` that follows comes after the kernels started so far.
int CudaTransfers::fork(void *stream) {
  if (int result = driver->eventRecord(forked, kernels))
    return result;
  return driver->streamWaitEvent(stream, forked, 0);
}

bool CudaTransfers::sharesPool(int64_t a, int64_t b) const {
  const remat_rt_transfer &first = module->transfers[a];
  const remat_rt_transfer &second = module->transfers[b];
  return first.host_offset < second.host_offset + second.bytes &&
         second.host_offset < first.host_offset + first.bytes;
}

bool CudaTransfers::sharesDevice(int64_t a, int64_t b) const {
  return copies[a].place <
             copies[b].place + CudaAddress(module->transfers[b].bytes) &&
         copies[b].place <
             copies[a].place + CudaAddress(module->transfers[a].bytes);
}

int CudaTransfers::finish(int64_t transfer, void *stream, int result) {
  if (result != CudaDriver::success)
    return result;
  const remat_rt_transfer &entry = module->transfers[transfer];
  touchedBytes = std::max(touchedBytes, entry.host_offset + entry.bytes);
  copies[transfer].isStarted = true;
  return driver->eventRecord(copies[transfer].done, stream);
}

/// What is in its place in the pool must have come back.
int CudaTransfers::offload(int64_t transfer, CudaAddress from) {
  const remat_rt_transfer &entry = module->transfers[transfer];
  Copy &copy = copies[transfer];
  copy.place = from;
  int result = fork(toHost);
  for (int64_t i = 0; i < count && !result; ++i)
    if (copies[i].isStarted && !isToHost(i) && sharesPool(transfer, i))
      result = driver->streamWaitEvent(toHost, copies[i].done, 0);
  if (!result && recordsTimes)
    result = driver->eventRecord(copy.begin, toHost);
  if (!result)
    result = driver->copyToHost(pool + entry.host_offset, from,
                                size_t(entry.bytes), toHost);
  return finish(transfer, toHost, result);
}

/// What was in its place on the device must have left.
int CudaTransfers::fetch(int64_t transfer, CudaAddress to) {
  const remat_rt_transfer &entry = module->transfers[transfer];
  Copy &copy = copies[transfer];
  copy.place = to;
  int result = fork(toDevice);
  for (int64_t i = 0; i < count && !result; ++i)
    if (copies[i].isStarted && isToHost(i) &&
        (i == entry.fetched || sharesDevice(transfer, i)))
      result = driver->streamWaitEvent(toDevice, copies[i].done, 0);
  if (!result && recordsTimes)
    result = driver->eventRecord(copy.begin, toDevice);
  if (!result)
    result = driver->copyToDevice(to, pool + entry.host_offset,
                                  size_t(entry.bytes), toDevice);
  return finish(transfer, toDevice, result);
}

int CudaTransfers::await(int64_t transfer) {
  Copy &copy = copies[transfer];
  int result = CudaDriver::success;
  if (recordsTimes)
    result = driver->eventRecord(copy.stallBegin, kernels);
  if (!result)
    result = driver->streamWaitEvent(kernels, copy.done, 0);
  if (!result && recordsTimes)
    result = driver->eventRecord(copy.stallEnd, kernels);
  copy.isAwaited = true;
  return result;
}

int CudaTransfers::joinRun() {
  int result = CudaDriver::success;
  for (void *stream : {toHost, toDevice}) {
    bool isUsed = false;
    for (int64_t i = 0; i < count; ++i)
      isUsed |= copies[i].isStarted && isToHost(i) == (stream == toHost);
    if (isUsed && !result)
      result = driver->eventRecord(joined, stream);
    if (isUsed && !result)
      result = driver->streamWaitEvent(kernels, joined, 0);
  }
  return result;
}

int64_t CudaTransfers::readNs(void *from, void *to) const {
  float milliseconds = 0;
  driver->eventElapsedTime(&milliseconds, from, to);
  return int64_t(double(milliseconds) * 1e6);
}

int64_t CudaTransfers::readEvents(void *first,
                                  remat_rt_transfer_event *events) const {
  int64_t written = 0;
  for (int64_t i = 0; i < count && recordsTimes; ++i) {
    const Copy &copy = copies[i];
    if (copy.isStarted)
      events[written++] = {
          i, readNs(first, copy.begin), readNs(first, copy.done),
          copy.isAwaited ? readNs(copy.stallBegin, copy.stallEnd) : 0};
  }
  return written;
}

} // namespace remat::runtime
