// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Turns the caches of Enzyme's reverse mode into tensors. `enzyme.init` makes an
/// empty stack, `enzyme.push` puts a value on it, `enzyme.pop` takes the last one
/// off. Text that Enzyme-JAX prints before its own lowering has one push and one
/// pop for each cache: in a loop and in the reversed loop, or in one block.
/// `enzyme.ignore_derivatives` is an identity once derivatives are taken.
///
/// A cache that a loop fills becomes a tensor of one more dimension, carried by
/// the loop with the number of iterations so far; the other loop counts down.
/// The size is the number of iterations that the condition allows.
///
/// ```mlir
/// %c = "enzyme.init"() : () -> !enzyme.Cache<tensor<3xf32>>
/// stablehlo.while(...) ... do { "enzyme.push"(%c, %x) ... }
/// stablehlo.while(...) ... do { %y = "enzyme.pop"(%c) ... }
/// ```
/// becomes
/// ```mlir
/// %l:2 = stablehlo.while(..., %i = %zero, %b = %zeros) ... do {
///   %row = stablehlo.reshape %x : (tensor<3xf32>) -> tensor<1x3xf32>
///   %bb = stablehlo.dynamic_update_slice %b, %row, %i, %zero ...
/// stablehlo.while(..., %j = %last, %b = %l#1) ... do {
///   %row = stablehlo.dynamic_slice %b, %j, %zero, sizes = [1, 3] ...
/// ```

#include "ImportSteps.h"
#include "mlir/IR/Matchers.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

static bool isNamed(Operation *op, StringRef name) {
  return op->getName().getStringRef() == name;
}

bool remat::isLoweredEnzymeOp(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (name == "enzyme.init")
    return op->getNumOperands() == 0 && op->getNumResults() == 1;
  if (name == "enzyme.push")
    return op->getNumOperands() == 2 && op->getNumResults() == 0;
  if (name == "enzyme.pop")
    return op->getNumOperands() == 1 && op->getNumResults() == 1;
  return name == "enzyme.ignore_derivatives" && op->getNumOperands() == 1 &&
         op->getNumResults() == 1 &&
         op->getOperand(0).getType() == op->getResult(0).getType();
}

namespace {
struct Cache {
  Operation *init;
  Operation *push;
  Operation *pop;
  /// Both null for a cache within one block.
  hlo::WhileOp filled, drained;
  int64_t size = 0;
};

/// What the loops around caches carry in addition.
struct LoopCarries {
  SmallVector<Cache *> filled, drained;
};
} // namespace

//===----------------------------------------------------------------------===//
// Trip counts
//===----------------------------------------------------------------------===//

/// The first value of a carry that the loop hands on unchanged.
static Value getInvariant(hlo::WhileOp loop, BlockArgument argument) {
  unsigned index = argument.getArgNumber();
  Block &body = loop.getBody().front();
  bool isCarry = argument.getOwner() == &loop.getCond().front() ||
                 argument.getOwner() == &body;
  if (!isCarry ||
      body.getTerminator()->getOperand(index) != body.getArgument(index))
    return {};
  return loop->getOperand(index);
}

/// The value of an integer scalar made from constants, where it is known.
static std::optional<int64_t> evaluate(Value value, hlo::WhileOp loop,
                                       unsigned depth = 0) {
  constexpr unsigned maximalDepth = 32;
  if (!value || depth > maximalDepth)
    return std::nullopt;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return evaluate(getInvariant(loop, argument), loop, depth + 1);
  DenseIntElementsAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return constant.isSplat() && constant.getElementType().getIntOrFloatBitWidth() <= 64
               ? std::optional(constant.getSplatValue<APInt>().getSExtValue())
               : std::nullopt;
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumOperands() != 2)
    return std::nullopt;
  std::optional<int64_t> a = evaluate(op->getOperand(0), loop, depth + 1);
  std::optional<int64_t> b = evaluate(op->getOperand(1), loop, depth + 1);
  if (!a || !b)
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, std::optional<int64_t>>(op)
      .Case([&](hlo::AddOp) { return llvm::checkedAdd(*a, *b); })
      .Case([&](hlo::SubtractOp) { return llvm::checkedSub(*a, *b); })
      .Case([&](hlo::MulOp) { return llvm::checkedMul(*a, *b); })
      .Case([&](hlo::MinOp) { return std::optional(std::min(*a, *b)); })
      .Case([&](hlo::MaxOp) { return std::optional(std::max(*a, *b)); })
      .Case([&](hlo::DivOp) {
        return *b > 0 ? std::optional(*a / *b) : std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

/// Iterations of a loop that counts up from one known number to another.
static std::optional<int64_t> countIterations(hlo::WhileOp loop) {
  Block &body = loop.getBody().front();
  auto compare = loop.getCond()
                     .front()
                     .getTerminator()
                     ->getOperand(0)
                     .getDefiningOp<hlo::CompareOp>();
  if (!compare ||
      compare.getComparisonDirection() != hlo::ComparisonDirection::LT)
    return std::nullopt;
  auto counter = dyn_cast<BlockArgument>(compare.getLhs());
  if (!counter || counter.getOwner() != &loop.getCond().front())
    return std::nullopt;
  unsigned index = counter.getArgNumber();
  auto add =
      body.getTerminator()->getOperand(index).getDefiningOp<hlo::AddOp>();
  if (!add)
    return std::nullopt;
  Value step = add.getLhs() == body.getArgument(index)   ? add.getRhs()
               : add.getRhs() == body.getArgument(index) ? add.getLhs()
                                                         : Value();
  std::optional<int64_t> first = evaluate(loop->getOperand(index), loop);
  std::optional<int64_t> limit = evaluate(compare.getRhs(), loop);
  std::optional<int64_t> increment = evaluate(step, loop);
  if (!first || !limit || !increment || *increment <= 0)
    return std::nullopt;
  std::optional<int64_t> distance = llvm::checkedSub(*limit, *first);
  if (!distance)
    return std::nullopt;
  return *distance <= 0 ? 0 : (*distance - 1) / *increment + 1;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static LogicalResult findLoops(Cache &cache) {
  Block *home = cache.init->getBlock();
  if (cache.push->getBlock() == home && cache.pop->getBlock() == home) {
    if (cache.push->isBeforeInBlock(cache.pop))
      return success();
    return cache.pop->emitError("takes a value from a cache that is empty");
  }
  auto findLoop = [&](Operation *op) {
    auto loop = dyn_cast<hlo::WhileOp>(op->getParentOp());
    bool isBody = loop && op->getBlock() == &loop.getBody().front();
    return isBody && loop->getBlock() == home ? loop : hlo::WhileOp();
  };
  cache.filled = findLoop(cache.push);
  cache.drained = findLoop(cache.pop);
  if (!cache.filled || !cache.drained ||
      !cache.filled->isBeforeInBlock(cache.drained))
    return cache.init->emitError(
        "a cache must be filled and emptied in one block, or in two loops of the "
        "block that makes it");
  std::optional<int64_t> size = countIterations(cache.filled);
  if (!size)
    return cache.push->emitError(
        "the number of iterations of the loop that fills the cache is not known");
  cache.size = std::max<int64_t>(1, *size);
  return success();
}

static FailureOr<Cache> readCache(Operation *init) {
  Cache cache{init, nullptr, nullptr, {}, {}};
  bool isSimple = true;
  for (OpOperand &use : init->getUses()) {
    Operation *user = use.getOwner();
    bool isPush = isNamed(user, "enzyme.push") && use.getOperandNumber() == 0;
    Operation *&place = isPush ? cache.push : cache.pop;
    isSimple &= (isPush || isNamed(user, "enzyme.pop")) && !place;
    place = user;
  }
  if (!isSimple || !cache.push || !cache.pop)
    return init->emitError(
        "expected one 'enzyme.push' and one 'enzyme.pop' of the cache");
  Type type = cache.pop->getResult(0).getType();
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() ||
      cache.push->getOperand(1).getType() != type)
    return cache.pop->emitError("expected a static tensor of the type that was "
                                "pushed, got ")
           << type;
  if (failed(findLoops(cache)))
    return failure();
  return cache;
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

static Value makeIndex(OpBuilder &builder, Location loc, int64_t value) {
  auto type = RankedTensorType::get({}, builder.getI64Type());
  return hlo::ConstantOp::create(builder, loc,
                                 DenseElementsAttr::get(type, APInt(64, value)));
}

static RankedTensorType getStackType(const Cache &cache) {
  auto type = cast<RankedTensorType>(cache.pop->getResult(0).getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin(), cache.size);
  return type.clone(shape);
}

/// The index of the row, and zeros for all other dimensions.
static SmallVector<Value> makeStart(OpBuilder &builder, const Cache &cache,
                                    Value index) {
  SmallVector<Value> start(getStackType(cache).getRank(),
                           makeIndex(builder, index.getLoc(), 0));
  start.front() = index;
  return start;
}

/// Replaces the loop by one that carries `values` too; the terminator hands
/// them on unchanged so far. Returns their arguments in the body.
static hlo::WhileOp addCarries(hlo::WhileOp loop, ValueRange values) {
  OpBuilder builder(loop);
  SmallVector<Value> operands(loop->getOperands());
  llvm::append_range(operands, values);
  SmallVector<Type> types = llvm::map_to_vector(
      operands, [](Value value) { return value.getType(); });
  auto wide = hlo::WhileOp::create(builder, loop.getLoc(), types, operands);
  wide->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  wide.getCond().takeBody(loop.getCond());
  wide.getBody().takeBody(loop.getBody());
  for (Value value : values) {
    wide.getCond().front().addArgument(value.getType(), value.getLoc());
    Value carried =
        wide.getBody().front().addArgument(value.getType(), value.getLoc());
    Operation *terminator = wide.getBody().front().getTerminator();
    terminator->insertOperands(terminator->getNumOperands(), carried);
  }
  unsigned count = loop->getNumResults();
  loop->replaceAllUsesWith(wide->getResults().take_front(count));
  loop.erase();
  return wide;
}

/// Writes one row for each iteration; returns the stacks and the number of rows.
static void fillStacks(hlo::WhileOp loop, ArrayRef<Cache *> caches,
                       llvm::DenseMap<Cache *, Value> &stacks,
                       llvm::DenseMap<Cache *, Value> &counts) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  unsigned first = loop->getNumOperands();
  SmallVector<Value> added{makeIndex(builder, loc, 0)};
  for (Cache *cache : caches) {
    RankedTensorType type = getStackType(*cache);
    added.push_back(hlo::ConstantOp::create(
        builder, loc,
        cast<DenseElementsAttr>(builder.getZeroAttr(type))));
  }
  loop = addCarries(loop, added);
  Block &body = loop.getBody().front();
  Operation *terminator = body.getTerminator();
  Value index = body.getArgument(first);
  for (auto [position, cache] : llvm::enumerate(caches)) {
    unsigned carry = first + 1 + position;
    builder.setInsertionPoint(cache->push);
    Value pushed = cache->push->getOperand(1);
    RankedTensorType type = getStackType(*cache);
    SmallVector<int64_t> row(type.getShape());
    row.front() = 1;
    Value reshaped = hlo::ReshapeOp::create(builder, cache->push->getLoc(),
                                            type.clone(row), pushed);
    Value updated = hlo::DynamicUpdateSliceOp::create(
        builder, cache->push->getLoc(), type, body.getArgument(carry), reshaped,
        makeStart(builder, *cache, index));
    terminator->setOperand(carry, updated);
    cache->push->erase();
    stacks[cache] = loop->getResult(carry);
    counts[cache] = loop->getResult(first);
  }
  builder.setInsertionPoint(terminator);
  terminator->setOperand(first, hlo::AddOp::create(builder, loc, index,
                                                   makeIndex(builder, loc, 1)));
}

/// Reads the rows from the last one on.
static void drainStacks(hlo::WhileOp loop, ArrayRef<Cache *> caches,
                        const llvm::DenseMap<Cache *, Value> &stacks,
                        const llvm::DenseMap<Cache *, Value> &counts) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  unsigned next = loop->getNumOperands();
  SmallVector<Value> added;
  for (Cache *cache : caches) {
    added.push_back(hlo::SubtractOp::create(builder, loc, counts.lookup(cache),
                                            makeIndex(builder, loc, 1)));
    added.push_back(stacks.lookup(cache));
  }
  loop = addCarries(loop, added);
  Block &body = loop.getBody().front();
  Operation *terminator = body.getTerminator();
  for (Cache *cache : caches) {
    Value index = body.getArgument(next);
    Value stack = body.getArgument(next + 1);
    builder.setInsertionPoint(cache->pop);
    RankedTensorType type = getStackType(*cache);
    SmallVector<int64_t> row(type.getShape());
    row.front() = 1;
    Location popLoc = cache->pop->getLoc();
    Value slice = hlo::DynamicSliceOp::create(
        builder, popLoc, type.clone(row), stack,
        makeStart(builder, *cache, index), builder.getDenseI64ArrayAttr(row));
    Value value = hlo::ReshapeOp::create(
        builder, popLoc, cache->pop->getResult(0).getType(), slice);
    cache->pop->getResult(0).replaceAllUsesWith(value);
    cache->pop->erase();
    builder.setInsertionPoint(terminator);
    terminator->setOperand(
        next, hlo::SubtractOp::create(builder, loc, index,
                                      makeIndex(builder, loc, 1)));
    next += 2;
  }
}

/// Loops are filled in order; a loop may fill some caches and drain others.
static void lowerCaches(MutableArrayRef<Cache> caches) {
  llvm::MapVector<Operation *, LoopCarries> loops;
  for (Cache &cache : caches) {
    if (!cache.filled) {
      cache.pop->getResult(0).replaceAllUsesWith(cache.push->getOperand(1));
      cache.pop->erase();
      cache.push->erase();
      continue;
    }
    loops[cache.filled].filled.push_back(&cache);
    loops[cache.drained].drained.push_back(&cache);
  }
  SmallVector<Operation *> order = llvm::map_to_vector(
      loops, [](const auto &entry) { return entry.first; });
  llvm::stable_sort(order, [](Operation *a, Operation *b) {
    return a->getBlock() == b->getBlock() && a->isBeforeInBlock(b);
  });
  llvm::DenseMap<Cache *, Value> stacks, counts;
  for (Operation *loop : order) {
    LoopCarries carries = loops.lookup(loop);
    // Adding carries makes a new op where the old one stood.
    Operation *before = loop->getPrevNode();
    Block *block = loop->getBlock();
    if (!carries.filled.empty())
      fillStacks(cast<hlo::WhileOp>(loop), carries.filled, stacks, counts);
    if (carries.drained.empty())
      continue;
    Operation *place = before ? before->getNextNode() : &block->front();
    while (!isa<hlo::WhileOp>(place))
      place = place->getNextNode();
    drainStacks(cast<hlo::WhileOp>(place), carries.drained, stacks, counts);
  }
  for (Cache &cache : caches)
    cache.init->erase();
}

LogicalResult remat::lowerEnzyme(ModuleOp module) {
  SmallVector<Operation *> inits, identities;
  module.walk([&](Operation *op) {
    if (isNamed(op, "enzyme.init"))
      inits.push_back(op);
    if (isNamed(op, "enzyme.ignore_derivatives"))
      identities.push_back(op);
  });
  std::vector<Cache> caches;
  bool hasFailed = false;
  for (Operation *init : inits) {
    FailureOr<Cache> cache = readCache(init);
    hasFailed |= failed(cache);
    if (succeeded(cache))
      caches.push_back(*cache);
  }
  if (hasFailed)
    return failure();
  for (Operation *op : identities) {
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
  }
  lowerCaches(caches);
  return success();
}
