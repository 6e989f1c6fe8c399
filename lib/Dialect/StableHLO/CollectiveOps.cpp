// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Communication: inferred result types.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"
#include "remat/Dialect/StableHLO/Shapes.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/CollectiveOps.cpp.inc"

namespace remat::stablehlo {

void StableHLODialect::registerCollectiveOps() {
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/StableHLO/CollectiveOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Inferred types
//===----------------------------------------------------------------------===//

#define INFER_RESULT(Op)                                                       \
  LogicalResult Op::inferReturnTypes(                                          \
      MLIRContext *context, std::optional<Location>, ValueRange,               \
      DictionaryAttr, OpaqueProperties, RegionRange,                           \
      SmallVectorImpl<Type> &results)

static Type deviceNumberType(MLIRContext *context) {
  return RankedTensorType::get(
      {}, IntegerType::get(context, 32, IntegerType::Unsigned));
}

INFER_RESULT(ReplicaIdOp) {
  results.push_back(deviceNumberType(context));
  return success();
}

INFER_RESULT(PartitionIdOp) {
  results.push_back(deviceNumberType(context));
  return success();
}

INFER_RESULT(SendOp) {
  results.push_back(TokenType::get(context));
  return success();
}

INFER_RESULT(OutfeedOp) {
  results.push_back(TokenType::get(context));
  return success();
}

#undef INFER_RESULT

} // namespace remat::stablehlo
