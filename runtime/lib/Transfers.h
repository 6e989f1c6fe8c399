// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a module's descriptor says of copies to the host and back; steps that
/// were compiled before there were any have none.

#ifndef REMAT_RUNTIME_TRANSFERS_H
#define REMAT_RUNTIME_TRANSFERS_H

#include "remat_rt.h"

#include <cstddef>

namespace remat::runtime {

inline bool hasTransferTable(const remat_rt_module &module) {
  return module.descriptor_bytes >=
         int64_t(offsetof(remat_rt_module, host_pool_bytes) + sizeof(int64_t));
}

inline int64_t getTransferCount(const remat_rt_module &module) {
  return hasTransferTable(module) ? module.transfer_count : 0;
}

inline int64_t getHostPoolBytes(const remat_rt_module &module) {
  return hasTransferTable(module) ? module.host_pool_bytes : 0;
}

} // namespace remat::runtime

#endif // REMAT_RUNTIME_TRANSFERS_H
