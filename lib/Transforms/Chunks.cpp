// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Builds a loop for each region; see the header. The loops look as `lax.map`
/// prints them, so that all that knows such loops knows these.

#include "remat/Transforms/Chunks.h"
#include "LoopBuilding.h"
#include "SinkInvariants.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Analysis/ChunkRegions.h"
#include "remat/Analysis/ShardingPropagation.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Passes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;
using hlo::CountedLoop;

namespace remat {
#define GEN_PASS_DEF_REMATCHUNK
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

/// Loops of more pieces than this are not tried unasked.
static constexpr int64_t mostSuggested = 64;

namespace {
/// Makes loops of the regions that one seed led to.
class ChunkBuilder {
public:
  explicit ChunkBuilder(const ChunkRegions &found)
      : found(found), builder(found.regions.front().ops.front()) {}
  void run();

private:
  int64_t getDim(Value value) const {
    auto known = found.dims.find(value);
    return known == found.dims.end() ? -1 : known->second;
  }
  RankedTensorType getPieceType(Value value) const;
  void moveReadersBehind(const ChunkRegion &region);
  SmallVector<Value> listInputs(const ChunkRegion &region) const;
  SmallVector<Value> makeStarts(Location loc, RankedTensorType piece,
                                int64_t dim, Value counter);
  Value readPiece(Value whole, Value given, Value counter);
  Value writePiece(Value whole, Value stack, Value piece, Value counter);
  void clonePiece(Operation *op, Value counter, IRMapping &mapping);
  Value shiftIota(hlo::IotaOp iota, Value piece, Value counter);
  void fillCondition(hlo::WhileOp loop);
  void fillBody(hlo::WhileOp loop, const ChunkRegion &region,
                ArrayRef<Value> inputs);
  void build(const ChunkRegion &region);

  const ChunkRegions &found;
  OpBuilder builder;
  /// Outputs of regions that have their loops.
  IRMapping replaced;
};
} // namespace

RankedTensorType ChunkBuilder::getPieceType(Value value) const {
  auto type = cast<RankedTensorType>(value.getType());
  int64_t dim = getDim(value);
  if (dim < 0)
    return type;
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= found.pieces;
  return RankedTensorType::get(shape, type.getElementType());
}

/// Between the region's ops stand others that read them, directly or not, and
/// none that leads back: these go behind the region's last op, where its loop
/// will be.
void ChunkBuilder::moveReadersBehind(const ChunkRegion &region) {
  auto isBefore = [](Operation *a, Operation *b) {
    return a->isBeforeInBlock(b);
  };
  Operation *first = *llvm::min_element(region.ops, isBefore);
  Operation *last = *llvm::max_element(region.ops, isBefore);
  llvm::SmallPtrSet<Operation *, 32> inside(region.ops.begin(),
                                            region.ops.end());
  llvm::SmallPtrSet<Operation *, 32> readers;
  SmallVector<Operation *> order;
  for (Operation *op = first; op != last; op = op->getNextNode()) {
    bool reads = false;
    forEachRead(op, [&](Value value) {
      Operation *maker = value.getDefiningOp();
      reads |= inside.contains(maker) || readers.contains(maker);
    });
    if (!reads || inside.contains(op))
      continue;
    readers.insert(op);
    order.push_back(op);
  }
  for (Operation *op : llvm::reverse(order))
    op->moveAfter(last);
}

/// What the region's ops read and do not make.
SmallVector<Value> ChunkBuilder::listInputs(const ChunkRegion &region) const {
  llvm::SmallPtrSet<Operation *, 32> inside(region.ops.begin(),
                                            region.ops.end());
  inside.insert(region.remade.begin(), region.remade.end());
  llvm::SetVector<Value> inputs;
  for (ArrayRef<Operation *> ops :
       {ArrayRef(region.remade), ArrayRef(region.ops)})
    for (Operation *op : ops)
      for (Value operand : op->getOperands())
        if (!inside.contains(operand.getDefiningOp()))
          inputs.insert(operand);
  return inputs.takeVector();
}

/// Where piece `counter` starts.
SmallVector<Value> ChunkBuilder::makeStarts(Location loc,
                                            RankedTensorType piece, int64_t dim,
                                            Value counter) {
  Value zero = makeInteger(builder, loc, counter.getType(), 0);
  SmallVector<Value> starts(piece.getRank(), zero);
  int64_t size = piece.getDimSize(dim);
  starts[dim] = counter;
  if (size > 1)
    starts[dim] =
        hlo::MulOp::create(builder, loc, counter,
                           makeInteger(builder, loc, counter.getType(), size));
  return starts;
}

/// Piece `counter` of `given`, which is `whole` inside of the loop.
Value ChunkBuilder::readPiece(Value whole, Value given, Value counter) {
  int64_t dim = getDim(whole);
  if (dim < 0)
    return given;
  RankedTensorType piece = getPieceType(whole);
  Location loc = whole.getLoc();
  return hlo::DynamicSliceOp::create(builder, loc, piece, given,
                                     makeStarts(loc, piece, dim, counter),
                                     piece.getShape());
}

Value ChunkBuilder::writePiece(Value whole, Value stack, Value piece,
                               Value counter) {
  Location loc = whole.getLoc();
  return hlo::DynamicUpdateSliceOp::create(
      builder, loc, stack.getType(), stack, piece,
      makeStarts(loc, getPieceType(whole), getDim(whole), counter));
}

/// Numbers go on from piece to piece.
Value ChunkBuilder::shiftIota(hlo::IotaOp iota, Value piece, Value counter) {
  int64_t dim = getDim(iota.getResult());
  if (dim < 0 || int64_t(iota.getIotaDimension()) != dim)
    return piece;
  Location loc = iota.getLoc();
  auto type = cast<RankedTensorType>(piece.getType());
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value first = makeStarts(loc, type, dim, counter)[dim];
  if (first.getType() != scalar)
    first = hlo::ConvertOp::create(builder, loc, scalar, first);
  Value shift = hlo::BroadcastInDimOp::create(builder, loc, type, first,
                                              builder.getDenseI64ArrayAttr({}));
  return hlo::AddOp::create(builder, loc, piece, shift);
}

/// The op on pieces.
void ChunkBuilder::clonePiece(Operation *op, Value counter,
                              IRMapping &mapping) {
  Operation *clone = builder.clone(*op, mapping);
  for (auto [result, piece] :
       llvm::zip_equal(op->getResults(), clone->getResults()))
    piece.setType(getPieceType(result));
  if (auto constant = dyn_cast<hlo::ConstantOp>(clone))
    if (auto splat = dyn_cast<SplatElementsAttr>(constant.getValue()))
      constant.setValueAttr(splat.resizeSplat(getPieceType(op->getResult(0))));
  if (auto slice = dyn_cast<hlo::SliceOp>(clone))
    if (int64_t dim = getDim(op->getResult(0)); dim >= 0) {
      SmallVector<int64_t> limits(slice.getLimitIndices());
      limits[dim] /= found.pieces;
      slice.setLimitIndices(limits);
    }
  if (auto iota = dyn_cast<hlo::IotaOp>(op))
    mapping.map(op->getResult(0),
                shiftIota(iota, clone->getResult(0), counter));
}

void ChunkBuilder::fillCondition(hlo::WhileOp loop) {
  Location loc = loop.getLoc();
  SmallVector<Location> locations(loop->getNumOperands(), loc);
  Block *condition = builder.createBlock(&loop.getCond(), {},
                                         loop->getOperandTypes(), locations);
  Value counter = condition->getArgument(0);
  Value limit = makeInteger(builder, loc, counter.getType(), found.pieces);
  Value goesOn = hlo::CompareOp::create(builder, loc, counter, limit,
                                        hlo::ComparisonDirection::LT,
                                        hlo::ComparisonType::SIGNED);
  hlo::ReturnOp::create(builder, loc, goesOn);
}

void ChunkBuilder::fillBody(hlo::WhileOp loop, const ChunkRegion &region,
                            ArrayRef<Value> inputs) {
  Location loc = loop.getLoc();
  SmallVector<Location> locations(loop->getNumOperands(), loc);
  Block *body = builder.createBlock(&loop.getBody(), {},
                                    loop->getOperandTypes(), locations);
  Value counter = body->getArgument(0);
  IRMapping mapping;
  for (auto [input, argument] :
       llvm::zip(inputs, body->getArguments().drop_front()))
    mapping.map(input, readPiece(input, argument, counter));
  SmallVector<Operation *> ops(region.remade);
  llvm::append_range(ops, region.ops);
  llvm::sort(ops,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : ops)
    clonePiece(op, counter, mapping);
  Value one = makeInteger(builder, loc, counter.getType(), 1);
  SmallVector<Value> next{hlo::AddOp::create(builder, loc, counter, one)};
  llvm::append_range(next, body->getArguments().slice(1, inputs.size()));
  for (auto [output, stack] : llvm::zip_equal(
           region.outputs, body->getArguments().drop_front(1 + inputs.size())))
    next.push_back(writePiece(output, stack, mapping.lookup(output), counter));
  hlo::ReturnOp::create(builder, loc, next);
  eraseDeadOps(*body);
}

void ChunkBuilder::build(const ChunkRegion &region) {
  moveReadersBehind(region);
  Operation *last =
      *llvm::max_element(region.ops, [](Operation *a, Operation *b) {
        return a->isBeforeInBlock(b);
      });
  builder.setInsertionPoint(last);
  SmallVector<Value> inputs = listInputs(region);
  Location loc = last->getLoc();
  auto counterType = RankedTensorType::get({}, builder.getI32Type());
  SmallVector<Value> operands{makeInteger(builder, loc, counterType, 0)};
  for (Value input : inputs)
    operands.push_back(replaced.lookupOrDefault(input));
  for (Value output : region.outputs) {
    auto type = cast<RankedTensorType>(output.getType());
    operands.push_back(
        makeStack(builder, output.getLoc(), type.getDimSize(0),
                  RankedTensorType::get(type.getShape().drop_front(),
                                        type.getElementType())));
  }
  auto loop = hlo::WhileOp::create(builder, loc,
                                   ValueRange(operands).getTypes(), operands);
  loop->setAttr(RematDialect::piecesAttrName,
                builder.getI64IntegerAttr(found.pieces));
  {
    OpBuilder::InsertionGuard guard(builder);
    fillCondition(loop);
    fillBody(loop, region, inputs);
  }
  replaced.map(region.outputs,
               loop->getResults().drop_front(1 + inputs.size()));
}

void ChunkBuilder::run() {
  for (const ChunkRegion &region : found.regions)
    build(region);
  llvm::SetVector<Operation *> old;
  for (const ChunkRegion &region : found.regions) {
    old.insert(region.ops.begin(), region.ops.end());
    for (Value output : region.outputs)
      output.replaceAllUsesWith(replaced.lookup(output));
  }
  // Later regions remade what earlier ones made.
  SmallVector<Operation *> dead = old.takeVector();
  llvm::sort(dead,
             [](Operation *a, Operation *b) { return b->isBeforeInBlock(a); });
  for (Operation *op : dead)
    op->erase();
}

/// Returns the new loops. `sites` counts down. What nobody reads any more stays, since it
/// may hold a block that is yet to come.
static int64_t chunkBlock(Block &block, int64_t mostPieces, int64_t &sites) {
  int64_t count = 0;
  llvm::SmallPtrSet<Operation *, 32> hopeless;
  auto findNext = [&]() -> std::optional<ChunkRegions> {
    for (Operation &op : block)
      if (isChunkSeed(&op) && !hopeless.contains(&op)) {
        if (std::optional<ChunkRegions> found =
                findChunkRegions(&op, mostPieces))
          return found;
        hopeless.insert(&op);
      }
    return std::nullopt;
  };
  for (; sites > 0; --sites) {
    std::optional<ChunkRegions> found = findNext();
    if (!found)
      break;
    ChunkBuilder(*found).run();
    count += int64_t(found->regions.size());
  }
  return count;
}

/// The function's block and those of loops in it, but not of pieces.
static SmallVector<Block *> listBlocks(func::FuncOp function,
                                       PairBodies pairBodies) {
  SmallVector<Block *> blocks{&function.getBody().front()};
  llvm::SmallPtrSet<Operation *, 8> left;
  if (pairBodies == PairBodies::Left)
    for (LoopPair &pair : findLoopPairs(function.getBody().front()))
      for (CountedLoop *loop : {&pair.forward, &pair.backward})
        left.insert(loop->getLoop());
  function.walk<WalkOrder::PreOrder>([&](hlo::WhileOp loop) {
    if (loop->hasAttr(RematDialect::piecesAttrName) || left.contains(loop))
      return WalkResult::skip();
    blocks.push_back(&loop.getBody().front());
    return WalkResult::advance();
  });
  return blocks;
}

/// Inner blocks first: an outer one may have had no other use for a loop.
static void eraseDead(ArrayRef<Block *> blocks) {
  for (Block *block : llvm::reverse(blocks))
    eraseDeadOps(*block);
}

static bool hasSeed(hlo::WhileOp loop) {
  return llvm::any_of(loop.getBody().front(),
                      [](Operation &op) { return isChunkSeed(&op); });
}

int64_t remat::chunkFunction(func::FuncOp function, ChunkForm form,
                             PairBodies pairBodies) {
  if (function.isExternal() || hasShardings(function))
    return 0;
  SmallVector<hlo::WhileOp> scans;
  function.walk([&](hlo::WhileOp loop) {
    if (!loop->hasAttr(RematDialect::piecesAttrName) && hasSeed(loop))
      scans.push_back(loop);
  });
  int64_t count = 0;
  for (hlo::WhileOp loop : scans)
    count += sinkFreeInvariants(loop);
  if (count > 0)
    eraseDead(listBlocks(function, PairBodies::Chunked));
  int64_t sites = form.sites.value_or(INT64_MAX);
  SmallVector<Block *> blocks = listBlocks(function, pairBodies);
  int64_t chunked = 0;
  for (Block *block : blocks)
    chunked += chunkBlock(*block, form.pieces, sites);
  if (chunked > 0)
    eraseDead(blocks);
  return count + chunked;
}

int64_t remat::countChunkSites(func::FuncOp function, int64_t pieces) {
  if (function.isExternal() || hasShardings(function) ||
      !function.getOps<hlo::WhileOp>().empty())
    return 0;
  OwningOpRef<func::FuncOp> copy = function.clone();
  int64_t left = INT64_MAX;
  chunkBlock(copy->getBody().front(), pieces, left);
  return INT64_MAX - left;
}

SmallVector<int64_t> remat::suggestPieces(func::FuncOp function) {
  SmallVector<int64_t> counts;
  if (function.isExternal() || hasShardings(function))
    return counts;
  for (Block *block : listBlocks(function, PairBodies::Chunked))
    llvm::append_range(counts, listChunkPieces(*block, mostSuggested));
  llvm::sort(counts);
  counts.erase(llvm::unique(counts), counts.end());
  return counts;
}

namespace {
struct RematChunkPass : public remat::impl::RematChunkBase<RematChunkPass> {
  using RematChunkBase::RematChunkBase;

  void runOnOperation() override {
    ChunkForm form{pieces, std::nullopt};
    if (sites > 0)
      form.sites = sites;
    chunkFunction(getOperation(), form, PairBodies::Chunked);
  }
};
} // namespace
