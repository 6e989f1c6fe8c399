// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions and other algebra: registration.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"
#include "remat/Dialect/StableHLO/Shapes.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/ContractionOps.cpp.inc"

namespace remat::stablehlo {

void StableHLODialect::registerContractionOps() {
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/StableHLO/ContractionOps.cpp.inc"
      >();
}

} // namespace remat::stablehlo
