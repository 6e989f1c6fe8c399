// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Branches whose outcome the branches around them decide. An element of a
/// concatenation is looked for in one operand after the other, and behind the last one
/// nothing is left:
///
///   if %i >= 40 { load %b } else { if %i <= 39 { load %a } else { undefined } }
///     ->  if %i >= 40 { load %b } else { load %a }

#include "JoinOps.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace remat;
using Predicate = arith::CmpIPredicate;

/// Of `index` compared with a constant, but for bounds at the ends of all numbers.
static std::optional<Bound> readBound(Value condition) {
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  std::optional<int64_t> with =
      compare ? getConstantIntValue(compare.getRhs()) : std::nullopt;
  constexpr int64_t most = int64_t(1) << 60;
  if (!with || *with < -most || *with > most)
    return std::nullopt;
  Bound bound{compare.getLhs(), {}, condition};
  switch (compare.getPredicate()) {
  case Predicate::sge:
    bound.range.low = *with;
    return bound;
  case Predicate::sle:
    bound.range.high = *with;
    return bound;
  default:
    return std::nullopt;
  }
}

std::optional<SmallVector<Bound>> remat::readBounds(scf::IfOp branch) {
  SmallVector<Bound> bounds;
  SmallVector<Value> open{branch.getCondition()};
  while (!open.empty()) {
    Value condition = open.pop_back_val();
    if (auto both = condition.getDefiningOp<arith::AndIOp>()) {
      open.append({both.getRhs(), both.getLhs()});
      continue;
    }
    std::optional<Bound> bound = readBound(condition);
    if (!bound)
      return std::nullopt;
    bounds.push_back(*bound);
  }
  return bounds;
}

static Interval negate(const Interval &range) {
  Interval rest;
  if (range.low != Interval().low)
    rest.high = range.low - 1;
  else
    rest.low = range.high + 1;
  return rest;
}

/// What the branches around `op` say of `index`.
static Interval findRange(Value index, Operation *op) {
  Interval known;
  for (auto around = op->getParentOfType<scf::IfOp>(); around;
       op = around, around = around->getParentOfType<scf::IfOp>()) {
    std::optional<SmallVector<Bound>> bounds = readBounds(around);
    bool isThen = around.getThenRegion().isAncestor(op->getParentRegion());
    for (const Bound &bound : bounds ? *bounds : SmallVector<Bound>())
      if (bound.index == index && isThen)
        known.intersect(bound.range);
      else if (bound.index == index && bounds->size() == 1)
        known.intersect(negate(bound.range));
  }
  return known;
}

/// The branch is no more than one of its blocks.
static void replaceBy(scf::IfOp branch, Block *taken) {
  auto yield = cast<scf::YieldOp>(taken->getTerminator());
  branch->getBlock()->getOperations().splice(branch->getIterator(),
                                             taken->getOperations(), taken->begin(),
                                             yield->getIterator());
  branch.replaceAllUsesWith(yield.getOperands());
  branch.erase();
}

/// Takes what holds anyway out of the condition; whether there was something.
static bool simplify(scf::IfOp branch) {
  std::optional<SmallVector<Bound>> bounds = readBounds(branch);
  if (!bounds)
    return false;
  bool isNever = llvm::any_of(*bounds, [&](const Bound &bound) {
    return findRange(bound.index, branch).isApart(bound.range);
  });
  if (isNever && !branch.getElseRegion().empty()) {
    replaceBy(branch, branch.elseBlock());
    return true;
  }
  size_t count = bounds->size();
  llvm::erase_if(*bounds, [&](const Bound &bound) {
    return findRange(bound.index, branch).isWithin(bound.range);
  });
  if (bounds->size() == count)
    return false;
  OpBuilder builder(branch);
  if (bounds->empty()) {
    replaceBy(branch, branch.thenBlock());
    return true;
  }
  Value condition = bounds->front().condition;
  for (const Bound &bound : ArrayRef(*bounds).drop_front())
    condition = arith::AndIOp::create(builder, branch.getLoc(), condition,
                                      bound.condition);
  branch.getConditionMutable().assign(condition);
  return true;
}

/// Outer branches first: what is left of their conditions is what inner ones know.
void remat::simplifyBranches(gpu::GPUFuncOp function) {
  auto step = [](scf::IfOp branch) {
    return simplify(branch) ? WalkResult::interrupt() : WalkResult::advance();
  };
  while (function->walk<WalkOrder::PreOrder>(step).wasInterrupted()) {
  }
}
