// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Lanes as threads of a GPU: element i of a reduction by n lanes goes to thread
/// i mod n of a group, and the partial results are combined pairwise by shuffles. A
/// thread that is alone, or in a group of another size, keeps all partial results itself.
/// With as many lanes as hosts have that is the order of `computeReductionByLanes`, and so
/// gives the bits of the host.

#include "../KernelsToHost/ElementEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace remat;

/// Terms of a row that a warp takes.
static constexpr int64_t leastLongRow = 512;
static constexpr int64_t warpLanes = 32;

int64_t remat::countThreadLanes(linalg::LinalgOp op) {
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  return op.getStaticLoopRanges()[dims.back()] >= leastLongRow ? warpLanes : lanes;
}

void ElementEmitter::useThreads(Value lane, Value members, int64_t threads) {
  usesThreads = true;
  group = threads;
  threadLane = lane;
  threadMembers = members;
}

AffineExpr ElementEmitter::openRest(int64_t begin, int64_t count) {
  Value bound = arith::ConstantIndexOp::create(builder, loc, count);
  Value isInside = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, threadLane, bound);
  auto branch = scf::IfOp::create(builder, loc, isInside);
  levels.push_back({branch.thenBlock(), nullptr, {}});
  setInsertionPoint(levels.size() - 1);
  return addLane(count) + begin;
}

/// The value of the group's thread whose number differs in the bit `distance`.
Value ElementEmitter::exchange(Value value, int64_t distance) {
  Type type = value.getType(), word = builder.getI32Type();
  unsigned width = type.getIntOrFloatBitWidth();
  Type bits = builder.getIntegerType(width);
  auto number = [&](int64_t constant) -> Value {
    return arith::ConstantOp::create(
        builder, loc, builder.getI32IntegerAttr(int32_t(constant)));
  };
  // Segments of a group's threads, and the highest lane of a segment.
  int64_t bounds = ((warpLanes - group) << 8) | 31;
  auto shuffle = [&](Value part) -> Value {
    return NVVM::ShflOp::create(builder, loc, word, threadMembers, part,
                                number(distance), number(bounds),
                                NVVM::ShflKind::bfly, UnitAttr());
  };
  if (type != bits)
    value = arith::BitcastOp::create(builder, loc, bits, value);
  if (width < 32) {
    value = shuffle(arith::ExtUIOp::create(builder, loc, word, value));
    value = arith::TruncIOp::create(builder, loc, bits, value);
  } else if (width == 64) {
    Value half = arith::ConstantOp::create(builder, loc,
                                           builder.getI64IntegerAttr(32));
    Value low = shuffle(arith::TruncIOp::create(builder, loc, word, value));
    value = arith::ShRUIOp::create(builder, loc, value, half);
    Value high = shuffle(arith::TruncIOp::create(builder, loc, word, value));
    high = arith::ExtUIOp::create(builder, loc, bits, high);
    high = arith::ShLIOp::create(builder, loc, high, half);
    low = arith::ExtUIOp::create(builder, loc, bits, low);
    value = arith::OrIOp::create(builder, loc, low, high);
  } else {
    value = shuffle(value);
  }
  return type == bits ? value
                      : arith::BitcastOp::create(builder, loc, type, value);
}

Value ElementEmitter::computeReductionByThreads(linalg::LinalgOp op,
                                                ArrayRef<AffineExpr> at) {
  Indices loops(at);
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  Combination combination = *findCombination(op);
  OpOperand &init = *op.getDpsInitOperand(0);
  Indices place;
  for (AffineExpr index : op.getMatchingIndexingMap(&init).getResults())
    place.push_back(loops[cast<AffineDimExpr>(index).getPosition()]);
  int64_t size = op.getStaticLoopRanges()[dims.back()];
  int64_t parts = countThreadLanes(op), whole = size / parts * parts;
  auto join = [&](Value a, Value b) {
    OperationState state(loc, combination.op->getName(), {a, b}, a.getType(),
                         combination.op->getAttrs());
    return builder.create(state)->getResult(0);
  };
  Value neutral = arith::ConstantOp::create(
      builder, loc,
      getNeutral(builder, combination.op,
                 op.getRegionOutputArgs().front().getType()));
  Value partial;
  if (isGroupTogether() && group == parts) {
    partial = reduceOver(op, dims, 0, whole, parts, /*byLanes=*/true, loops,
                         {neutral},
                         [&](ArrayRef<AffineExpr> inner, ValueRange state) {
                           return emitBody(op, inner, state);
                         })
                  .front();
    for (int64_t width = parts / 2; width >= 1; width /= 2)
      partial = join(partial, exchange(partial, width));
  } else {
    SmallVector<Value> partials = reduceOver(
        op, dims, 0, whole, parts, /*byLanes=*/false, loops,
        SmallVector<Value>(parts, neutral),
        [&](ArrayRef<AffineExpr> inner, ValueRange state) {
          SmallVector<Value> values;
          for (int64_t lane = 0; lane < parts; ++lane) {
            Indices at(inner);
            at[dims.back()] = inner[dims.back()] + lane;
            values.push_back(emitBody(op, at, state[lane]).front());
          }
          return values;
        });
    for (int64_t width = parts / 2; width >= 1; width /= 2)
      for (int64_t i = 0; i < width; ++i)
        partials[i] = join(partials[i], partials[i + width]);
    partial = partials.front();
  }
  Value sum = join(emit(init.get(), place), partial);
  return reduceOver(op, dims, whole, size, /*step=*/1, /*byLanes=*/false, loops,
                    {sum},
                    [&](ArrayRef<AffineExpr> inner, ValueRange state) {
                      return emitBody(op, inner, state);
                    })
      .front();
}
