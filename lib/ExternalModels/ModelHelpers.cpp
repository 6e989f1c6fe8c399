// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Counts over regions.

#include "ModelHelpers.h"

using namespace mlir;

int64_t remat::countRegionFlops(Operation *op) {
  int64_t flops = 0;
  for (Region &region : op->getRegions())
    for (Operation &inner : region.getOps())
      if (auto interface = dyn_cast<RematOpInterface>(&inner))
        flops = addSaturating(flops, interface.getFlops());
  return flops;
}
