// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "HostTransfers.h"
#include "Error.h"
#include "Transfers.h"

#include <algorithm>
#include <cstring>
#include <sys/mman.h>

namespace remat::runtime {

HostTransfers::~HostTransfers() {
  if (pool)
    munmap(pool, size_t(mappingBytes));
}

int64_t HostTransfers::open(const remat_rt_module *newModule,
                            remat_rt_error *error) {
  module = newModule;
  if (getHostPoolBytes(*module) == 0)
    return REMAT_RT_OK;
  mappingBytes = module->host_pool_bytes;
  void *memory = mmap(nullptr, size_t(mappingBytes), PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  if (memory == MAP_FAILED)
    return fail(
        error, REMAT_RT_OUT_OF_MEMORY,
        "cannot allocate %lld bytes for offloaded values: compile the step "
        "without --offload",
        print(mappingBytes));
  pool = static_cast<unsigned char *>(memory);
  return REMAT_RT_OK;
}

void HostTransfers::run(int64_t transfer, void *memory) {
  const remat_rt_transfer &entry = module->transfers[transfer];
  unsigned char *place = pool + entry.host_offset;
  touchedBytes = std::max(touchedBytes, entry.host_offset + entry.bytes);
  if (entry.fetched == -1)
    std::memcpy(place, memory, size_t(entry.bytes));
  else
    std::memcpy(memory, place, size_t(entry.bytes));
}

} // namespace remat::runtime
