// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What is nearly attention: two products with exponentials between them that are not
/// divided by their sum where AttentionPattern.cpp looks for that. Only for remarks: an
/// answer does no more than to say why nothing was done.

#include "AttentionParts.h"

using namespace mlir;
using namespace remat;
using namespace remat::attention;
namespace hlo = remat::stablehlo;

/// The last ops of one kind on the way from the value back through elementwise ops and
/// transpositions of its size.
template <typename OpTy> static OpTy findBehind(Value value) {
  constexpr size_t mostSteps = 64;
  ArrayRef<int64_t> shape = cast<RankedTensorType>(value.getType()).getShape();
  Block *block = value.getParentBlock();
  SmallVector<Value> open{value};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!open.empty() && seen.size() < mostSteps) {
    Value next = open.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || op->getBlock() != block || !hasShapeInAnyOrder(next, shape) ||
        !seen.insert(op).second)
      continue;
    if (auto found = dyn_cast<OpTy>(op))
      return found;
    if (isElementwise(op) || isa<hlo::TransposeOp>(op))
      llvm::append_range(open, llvm::reverse(op->getOperands()));
  }
  return {};
}

std::optional<std::string>
remat::findAttentionMiss(hlo::DotGeneralOp product) {
  for (bool isLeft : {true, false}) {
    Value weights = product->getOperand(isLeft ? 0 : 1);
    auto type = dyn_cast<RankedTensorType>(weights.getType());
    if (!type || !type.hasStaticShape() || type.getRank() < 2 ||
        !sumsColumns(product, isLeft))
      continue;
    auto powers = findBehind<hlo::ExpOp>(weights);
    if (!powers || !findBehind<hlo::DotGeneralOp>(powers.getOperand()))
      continue;
    auto quotient = findBehind<hlo::DivOp>(weights);
    if (quotient && findBehind<hlo::ExpOp>(quotient.getLhs()))
      return "its weights are no quotients of exponentials, times what does not "
             "depend on scores";
    return "exponentials of its scores are not divided by the sum of their row in "
           "front of the product with the values";
  }
  return std::nullopt;
}
