// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds loops that run at most once, and makes branches of them; see the header.

#include "remat/Dialect/StableHLO/OnlyRun.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"

using namespace mlir;
using namespace remat;
using namespace remat::stablehlo;

/// What the value is where barriers are left out.
static Value lookThroughBarriers(Value value) {
  while (auto barrier = value.getDefiningOp<OptimizationBarrierOp>())
    value = barrier->getOperand(cast<OpResult>(value).getResultNumber());
  return value;
}

std::optional<unsigned> remat::stablehlo::findOnlyRun(WhileOp loop) {
  Block &condition = loop.getCond().front();
  auto goesOn = dyn_cast<BlockArgument>(condition.getTerminator()->getOperand(0));
  if (!goesOn || goesOn.getOwner() != &condition)
    return std::nullopt;
  unsigned carry = goesOn.getArgNumber();
  Value next = loop.getBody().front().getTerminator()->getOperand(carry);
  if (getConstantInteger(lookThroughBarriers(next)) != 0)
    return std::nullopt;
  return carry;
}

static void makeBranch(WhileOp loop, unsigned flag) {
  SmallVector<Value> begins(loop->getOperands());
  SmallVector<Type> types(loop->getResultTypes());
  types.erase(types.begin() + flag);
  OpBuilder builder(loop);
  auto branches = IfOp::create(builder, loop.getLoc(), types, begins[flag]);
  branches->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  Block &taken = branches->getRegion(0).emplaceBlock();
  Block &body = loop.getBody().front();
  taken.getOperations().splice(taken.end(), body.getOperations());
  for (auto [carry, begin] : llvm::zip_equal(body.getArguments(), begins))
    carry.replaceAllUsesWith(begin);
  taken.getTerminator()->eraseOperand(flag);
  begins.erase(begins.begin() + flag);
  builder.setInsertionPointToEnd(&branches->getRegion(1).emplaceBlock());
  ReturnOp::create(builder, loop.getLoc(), begins);
  SmallVector<Value> results(branches->getResults());
  results.insert(results.begin() + flag, Value());
  for (auto [old, result] : llvm::zip_equal(loop->getResults(), results))
    if (result)
      old.replaceAllUsesWith(result);
  loop.erase();
}

void remat::stablehlo::makeBranchesOfOnlyRuns(Operation *root) {
  SmallVector<WhileOp> loops;
  root->walk([&](WhileOp loop) { loops.push_back(loop); });
  for (WhileOp loop : loops)
    if (std::optional<unsigned> flag = findOnlyRun(loop);
        flag && loop->getResult(*flag).use_empty())
      makeBranch(loop, *flag);
}
