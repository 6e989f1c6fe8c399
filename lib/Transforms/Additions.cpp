// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "Additions.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

bool remat::isZero(Value value) {
  return matchPattern(value, m_PosZeroFloat()) || matchPattern(value, m_Zero());
}

bool remat::isAddition(Block &body) {
  return llvm::hasNItems(body, 2) && isa<stablehlo::AddOp>(body.front()) &&
         llvm::all_of(body.getArguments(),
                      [&](Value argument) {
                        return llvm::is_contained(body.front().getOperands(),
                                                  argument);
                      }) &&
         body.back().getOperands() == body.front().getResults();
}
