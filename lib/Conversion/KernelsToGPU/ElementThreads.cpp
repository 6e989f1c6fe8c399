// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Lanes as threads of a GPU: element i of a reduction by n lanes goes to thread
/// i mod n of a group, and the partial results are combined pairwise by shuffles. A
/// thread that is alone keeps all partial results itself.
/// With as many lanes as hosts have that is the order of `computeReductionByLanes`, and so
/// gives the bits of the host.
///
/// The rows of blocks go to n threads by neighbours, 8 where their number is a multiple of
/// 8: those from 8 i on to thread i mod n, to the last ones. Warps combine by shuffles, and
/// what they have is combined in their order, by way of shared memory.

#include "../KernelsToHost/ElementEmitter.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include <numeric>

using namespace mlir;
using namespace remat;

static constexpr int64_t mostNeighbours = 8;

static int64_t countLastTerms(linalg::LinalgOp op) {
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  return op.getStaticLoopRanges()[dims.back()];
}

int64_t remat::countThreadLanes(linalg::LinalgOp op) {
  return countRowThreads(countLastTerms(op));
}

int64_t remat::countNeighbours(int64_t size, int64_t threads) {
  return threads > warpLanes ? std::gcd(size, mostNeighbours) : 1;
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
  return addLane(count, group) + begin;
}

/// The value of the thread whose number differs in the bit `distance`, of `parts` threads
/// that share a reduction.
Value ElementEmitter::exchange(Value value, int64_t distance, int64_t parts) {
  Type type = value.getType(), word = builder.getI32Type();
  unsigned width = type.getIntOrFloatBitWidth();
  Type bits = builder.getIntegerType(width);
  auto number = [&](int64_t constant) -> Value {
    return arith::ConstantOp::create(
        builder, loc, builder.getI32IntegerAttr(int32_t(constant)));
  };
  // Segments of such threads, and the highest lane of a segment.
  int64_t bounds = ((warpLanes - parts) << 8) | 31;
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

/// Memory of the block's own with an element for each of its warps; one for all reductions
/// of a type.
static Value findWarpMemory(Block *block, int64_t warps, Type type, Location loc) {
  auto function = block->getParentOp()->getParentOfType<gpu::GPUFuncOp>();
  if (!function)
    function = cast<gpu::GPUFuncOp>(block->getParentOp());
  auto space = gpu::AddressSpaceAttr::get(type.getContext(),
                                          gpu::AddressSpace::Workgroup);
  auto memory = MemRefType::get({warps}, type, MemRefLayoutAttrInterface(), space);
  for (BlockArgument known : function.getWorkgroupAttributions())
    if (known.getType() == memory)
      return known;
  Value added = function.addWorkgroupAttribution(memory, loc);
  // LLVM reads as if it were aligned so, and says less in PTX.
  Builder builder(function.getContext());
  function.setWorkgroupAttributionAttr(function.getNumWorkgroupAttributions() - 1,
                                       LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(16));
  return added;
}

/// What the warps of `parts` threads have, in their order; all threads are given it.
Value ElementEmitter::joinWarps(Value partial, int64_t parts, Value neutral,
                                Join join) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Type type = partial.getType();
  bool isBit = type.isInteger(1);
  if (isBit)
    partial = arith::ExtUIOp::create(builder, loc, builder.getI8Type(), partial);
  Value memory = findWarpMemory(builder.getInsertionBlock(), group / warpLanes,
                                partial.getType(), loc);
  Value warp = arith::DivUIOp::create(builder, loc, threadLane, index(warpLanes));
  Value lane = arith::RemUIOp::create(builder, loc, threadLane, index(warpLanes));
  // All have read what the last reduction left there.
  gpu::BarrierOp::create(builder, loc);
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        lane, index(0));
  auto branch = scf::IfOp::create(builder, loc, isFirst);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    memref::StoreOp::create(builder, loc, partial, memory, warp);
  }
  gpu::BarrierOp::create(builder, loc);
  Value first = index(0);
  if (parts != group) {
    first = arith::DivUIOp::create(builder, loc, threadLane, index(parts));
    first = arith::MulIOp::create(builder, loc, first, index(parts / warpLanes));
  }
  Value total = neutral;
  for (int64_t i = 0; i < parts / warpLanes; ++i) {
    Value place = arith::AddIOp::create(builder, loc, first, index(i));
    Value part = memref::LoadOp::create(builder, loc, memory, place);
    if (isBit)
      part = arith::TruncIOp::create(builder, loc, type, part);
    total = join(total, part);
  }
  return total;
}

/// Neighbours of a row, from `first` times their number on, and the element's number.
std::pair<Value, AffineExpr>
ElementEmitter::reduceNeighbours(linalg::LinalgOp op, Indices loops, AffineExpr first,
                                 Value state) {
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  int64_t width = countNeighbours(countLastTerms(op), countThreadLanes(op));
  if (width == 1) {
    loops[dims.back()] = first;
    return {emitBody(op, loops, state).front(), first};
  }
  scf::ForOp loop = openFor(0, width, 1, state);
  loop->setAttr(wideAttrName, builder.getUnitAttr());
  loops[dims.back()] =
      first * width + addDimension(width, loop.getInductionVar(), false);
  Value next = emitBody(op, loops, loop.getRegionIterArg(0)).front();
  setInsertionPoint(levels.size() - 1);
  scf::YieldOp::create(builder, loc, next);
  closeLoop();
  return {loop.getResult(0), loops[dims.back()]};
}

/// The partial result of one lane: its neighbours of each whole round over the row, and
/// those of the rest that it has. `addLane` gives its number, `lane`, as an index of the
/// innermost level, which is less than the argument.
Value ElementEmitter::reduceOfLane(linalg::LinalgOp op, ArrayRef<AffineExpr> loops,
                                   Value state, Value lane,
                                   function_ref<AffineExpr(int64_t)> addLane) {
  int64_t size = countLastTerms(op), parts = countThreadLanes(op);
  int64_t round = parts * countNeighbours(size, parts);
  int64_t rounds = size / round, rest = size % round * parts / round;
  bool isOfGroup = parts == group && isGroupTogether();
  if (rounds > 0) {
    scf::ForOp loop = openFor(0, rounds, 1, state);
    AffineExpr turn = addDimension(rounds, loop.getInductionVar(), false);
    auto [next, element] =
        reduceNeighbours(op, Indices(loops), turn * parts + addLane(parts),
                         loop.getRegionIterArg(0));
    if (isOfGroup)
      noteRowPart({loop, element, 0, rounds * round, round});
    setInsertionPoint(levels.size() - 1);
    scf::YieldOp::create(builder, loc, next);
    closeLoop();
    state = loop.getResult(0);
  }
  if (rest == 0)
    return state;
  Value bound = arith::ConstantIndexOp::create(builder, loc, rest);
  Value isInside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                         lane, bound);
  auto branch = scf::IfOp::create(builder, loc, state.getType(), isInside,
                                  /*withElseRegion=*/true);
  levels.push_back({branch.thenBlock(), nullptr, {}});
  setInsertionPoint(levels.size() - 1);
  auto [next, element] =
      reduceNeighbours(op, Indices(loops), rounds * parts + addLane(rest), state);
  if (isOfGroup)
    noteRowPart({branch, element, rounds * round, size, size - rounds * round});
  setInsertionPoint(levels.size() - 1);
  scf::YieldOp::create(builder, loc, next);
  closeLoop();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(builder, loc, state);
  return branch.getResult(0);
}

/// A reduction by more threads than a warp has.
Value ElementEmitter::reduceByBlock(linalg::LinalgOp op, ArrayRef<AffineExpr> loops,
                                    Value neutral, Join join) {
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  int64_t parts = countThreadLanes(op);
  auto reduce = [&](Value lane, function_ref<AffineExpr(int64_t)> addLane) -> Value {
    if (dims.size() == 1)
      return reduceOfLane(op, loops, neutral, lane, addLane);
    ArrayRef<unsigned> outer = ArrayRef(dims).drop_back();
    return reduceOver(op, outer, 0, op.getStaticLoopRanges()[outer.back()],
                      /*step=*/1, /*byLanes=*/false, Indices(loops), {neutral},
                      [&](ArrayRef<AffineExpr> inner, ValueRange state) {
                        return SmallVector<Value>{
                            reduceOfLane(op, inner, state.front(), lane, addLane)};
                      })
        .front();
  };
  if (isGroupTogether() && parts <= group) {
    Value partial = reduce(
        findLane(parts), [&](int64_t count) { return addLane(count, parts); });
    for (int64_t width = warpLanes / 2; width >= 1; width /= 2)
      partial = join(partial, exchange(partial, width, warpLanes));
    return joinWarps(partial, parts, neutral, join);
  }
  scf::ForOp warps = openFor(0, parts / warpLanes, 1, neutral);
  AffineExpr warp = addDimension(parts / warpLanes, warps.getInductionVar(), false);
  SmallVector<Value> partials;
  for (int64_t number = 0; number < warpLanes; ++number) {
    AffineExpr lane = warp * warpLanes + number;
    partials.push_back(reduce(emitIndex(lane), [&](int64_t) { return lane; }));
  }
  for (int64_t width = warpLanes / 2; width >= 1; width /= 2)
    for (int64_t i = 0; i < width; ++i)
      partials[i] = join(partials[i], partials[i + width]);
  setInsertionPoint(levels.size() - 1);
  scf::YieldOp::create(builder, loc,
                       join(warps.getRegionIterArg(0), partials.front()));
  closeLoop();
  return warps.getResult(0);
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
  int64_t size = countLastTerms(op);
  int64_t parts = countThreadLanes(op), whole = size / parts * parts;
  auto join = [&](Value a, Value b) {
    return remat::join(builder, loc, combination, a, b);
  };
  Value neutral = arith::ConstantOp::create(
      builder, loc,
      getNeutral(builder, combination.op,
                 op.getRegionOutputArgs().front().getType()));
  if (parts > warpLanes) {
    Value partial = reduceByBlock(op, loops, neutral, join);
    return join(emit(init.get(), place), partial);
  }
  Value partial;
  if (isGroupTogether() && parts <= group) {
    partial = reduceOver(op, dims, 0, whole, parts, /*byLanes=*/true, loops,
                         {neutral},
                         [&](ArrayRef<AffineExpr> inner, ValueRange state) {
                           return emitBody(op, inner, state);
                         })
                  .front();
    for (int64_t width = parts / 2; width >= 1; width /= 2)
      partial = join(partial, exchange(partial, width, parts));
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
