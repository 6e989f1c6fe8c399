// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Clones bodies and forwards slices; see the header. Indices into stacks
/// become constants by the import's own simplification.

#include "remat/Transforms/UnrollLoops.h"
#include "ImportFold.h"
#include "ImportSteps.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Analysis/Names.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Passes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::IterationIndex;
using stablehlo::SliceOp;
using stablehlo::WhileOp;

namespace remat {
#define GEN_PASS_DEF_REMATUNROLLLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

namespace {
class Unroller {
public:
  explicit Unroller(int64_t mostIterations) : mostIterations(mostIterations) {}
  LogicalResult check(ModuleOp module);
  void run(ModuleOp module);
  void unroll(const CountedLoop &loop);

private:
  FailureOr<int64_t> countUnrolled(Block &block) const;
  std::optional<CountedLoop> matchUnrolled(Operation *op) const;

  int64_t mostIterations;
  /// What iteration k of a loop is called; its own number if it is not in here.
  llvm::DenseMap<Operation *, IterationIndex> names;
};
} // namespace

//===----------------------------------------------------------------------===//
// Unrolling
//===----------------------------------------------------------------------===//

/// The op as a loop that is to be unrolled; none if it is something else.
std::optional<CountedLoop> Unroller::matchUnrolled(Operation *op) const {
  auto loop = dyn_cast<WhileOp>(op);
  std::optional<CountedLoop> counted =
      loop ? CountedLoop::match(loop) : std::nullopt;
  bool isShort = counted && counted->getTripCount() <= mostIterations;
  return isShort ? counted : std::nullopt;
}

/// The ops that the block will have, nested ones counted.
FailureOr<int64_t> Unroller::countUnrolled(Block &block) const {
  int64_t count = 0;
  for (Operation &op : block) {
    int64_t own = 1;
    for (Region &region : op.getRegions())
      for (Block &nested : region) {
        FailureOr<int64_t> inner = countUnrolled(nested);
        if (failed(inner))
          return failure();
        own += *inner;
      }
    std::optional<CountedLoop> counted = matchUnrolled(&op);
    if (counted)
      own = llvm::SaturatingMultiply<uint64_t>(own, counted->getTripCount());
    count = llvm::SaturatingAdd<uint64_t>(count, own);
    if (count > mostUnrolledOps)
      return op.emitError("unrolled, the step has more than ")
             << mostUnrolledOps << " ops"
             << (counted ? "; a limit below the " +
                               std::to_string(counted->getTripCount()) +
                               " iterations of this loop leaves it as it is"
                         : std::string());
  }
  return count;
}

LogicalResult Unroller::check(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    for (Block &block : function.getBody())
      if (failed(countUnrolled(block)))
        return failure();
  return success();
}

/// The location with `part` behind the loop's own name stack, wherever that is
/// in it.
static Location nameIteration(Location location, StringRef stack,
                              StringRef part) {
  if (auto name = dyn_cast<NameLoc>(location)) {
    StringRef text = name.getName().getValue(), rest = text;
    if (rest.consume_front(stack) && rest.consume_front("/"))
      return NameLoc::get(StringAttr::get(location.getContext(),
                                          stack + "/" + part + "/" + rest),
                          name.getChildLoc());
    return NameLoc::get(name.getName(),
                        nameIteration(name.getChildLoc(), stack, part));
  }
  if (auto call = dyn_cast<CallSiteLoc>(location))
    return CallSiteLoc::get(nameIteration(call.getCallee(), stack, part),
                            nameIteration(call.getCaller(), stack, part));
  if (auto fused = dyn_cast<FusedLoc>(location)) {
    SmallVector<Location> parts;
    for (Location each : fused.getLocations())
      parts.push_back(nameIteration(each, stack, part));
    return FusedLoc::get(location.getContext(), parts, fused.getMetadata());
  }
  return location;
}

void Unroller::unroll(const CountedLoop &counted) {
  WhileOp loop = counted.getLoop();
  IterationIndex name = {1, 0};
  if (auto known = names.find(loop); known != names.end())
    name = known->second;
  std::string stack = getNameStack(loop.getLoc());
  OpBuilder builder(loop);
  Block &body = counted.getBody();
  SmallVector<Value> carries(loop->getOperands());
  for (int64_t k = 0; k < counted.getTripCount(); ++k) {
    IRMapping mapping;
    mapping.map(body.getArguments(), carries);
    std::string part = "iteration_" + std::to_string(name.at(k));
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      if (!stack.empty())
        copy->walk([&](Operation *inner) {
          inner->setLoc(nameIteration(inner->getLoc(), stack, part));
        });
    }
    for (auto [carry, handed] :
         llvm::zip_equal(carries, body.getTerminator()->getOperands()))
      carry = mapping.lookupOrDefault(handed);
  }
  loop->replaceAllUsesWith(carries);
  loop->erase();
}

void Unroller::run(ModuleOp module) {
  SmallVector<WhileOp> loops;
  module.walk([&](Block *block) {
    for (LoopPair &pair : findLoopPairs(*block))
      names[pair.backward.getLoop()] = pair.forwardIteration;
  });
  // Inner loops come first.
  module.walk([&](WhileOp loop) {
    if (matchUnrolled(loop))
      loops.push_back(loop);
  });
  for (WhileOp loop : loops)
    unroll(*CountedLoop::match(loop));
}

//===----------------------------------------------------------------------===//
// Stacks
//===----------------------------------------------------------------------===//

namespace {
/// A box of a tensor's elements.
struct Box {
  SmallVector<int64_t> starts, limits;

  bool isDisjointFrom(const Box &other) const {
    for (size_t i = 0; i < starts.size(); ++i)
      if (limits[i] <= other.starts[i] || other.limits[i] <= starts[i])
        return true;
    return false;
  }
  bool isWithin(const Box &other) const {
    for (size_t i = 0; i < starts.size(); ++i)
      if (starts[i] < other.starts[i] || limits[i] > other.limits[i])
        return false;
    return true;
  }
};
} // namespace

/// What the update writes, if that is known.
static std::optional<Box> getWritten(DynamicUpdateSliceOp op) {
  auto whole = cast<ShapedType>(op.getOperand().getType());
  auto part = cast<ShapedType>(op.getUpdate().getType());
  if (!whole.hasStaticShape() || !part.hasStaticShape())
    return std::nullopt;
  Box box;
  for (auto [index, size, length] :
       llvm::zip(op.getStartIndices(), whole.getShape(), part.getShape())) {
    std::optional<int64_t> start = getConstantStart(index, size, length);
    if (!start)
      return std::nullopt;
    box.starts.push_back(*start);
    box.limits.push_back(*start + length);
  }
  return box;
}

/// Reads the slice where it comes from: the update that wrote it, or what was
/// there before updates of other places.
static void forwardSlice(SliceOp slice) {
  if (llvm::any_of(slice.getStrides(),
                   [](int64_t stride) { return stride != 1; }))
    return;
  Box read{llvm::to_vector(slice.getStartIndices()),
           llvm::to_vector(slice.getLimitIndices())};
  Value source = slice.getOperand();
  while (auto update = source.getDefiningOp<DynamicUpdateSliceOp>()) {
    std::optional<Box> written = getWritten(update);
    if (!written)
      break;
    if (read.isDisjointFrom(*written)) {
      source = update.getOperand();
      continue;
    }
    if (!read.isWithin(*written))
      break;
    for (size_t i = 0; i < read.starts.size(); ++i) {
      read.starts[i] -= written->starts[i];
      read.limits[i] -= written->starts[i];
    }
    source = update.getUpdate();
  }
  if (source == slice.getOperand())
    return;
  if (source.getType() != slice.getType()) {
    OpBuilder builder(slice);
    source = SliceOp::create(builder, slice.getLoc(), slice.getType(), source,
                             read.starts, read.limits,
                             llvm::to_vector(slice.getStrides()));
  }
  slice.replaceAllUsesWith(source);
  slice.erase();
}

static bool isLightOp(Operation &op) {
  auto model = dyn_cast<RematOpInterface>(op);
  bool isFusible = model && model.isRecomputable() &&
                   model.getFusibility() != Fusibility::Opaque &&
                   model.getFusibility() != Fusibility::Reduction;
  return isFusible && op.getNumRegions() == 0 && !isa<DynamicUpdateSliceOp>(op);
}

/// The loop, if it is light and short.
static std::optional<CountedLoop> matchLight(WhileOp loop) {
  std::optional<CountedLoop> counted = CountedLoop::match(loop);
  if (!counted || counted->getTripCount() > mostLightIterations)
    return std::nullopt;
  auto ops = counted->getBody().without_terminator();
  int64_t unrolled = llvm::range_size(ops) * counted->getTripCount();
  bool isLight = unrolled <= mostLightOps && llvm::all_of(ops, isLightOp);
  return isLight ? counted : std::nullopt;
}

void remat::unrollLightLoops(func::FuncOp function) {
  SmallVector<CountedLoop> loops;
  function.walk([&](WhileOp loop) {
    if (std::optional<CountedLoop> light = matchLight(loop))
      loops.push_back(*light);
  });
  if (loops.empty())
    return;
  // A light loop holds no other.
  Unroller unroller(mostLightIterations);
  for (const CountedLoop &loop : loops)
    unroller.unroll(loop);
  simplify(function->getParentOfType<ModuleOp>());
}

LogicalResult remat::unrollLoops(ModuleOp module, int64_t mostIterations) {
  Unroller unroller(mostIterations);
  if (failed(unroller.check(module)))
    return failure();
  unroller.run(module);
  simplify(module);
  module.walk([](SliceOp slice) { forwardSlice(slice); });
  simplify(module);
  return success();
}

namespace {
struct RematUnrollLoopsPass
    : public remat::impl::RematUnrollLoopsBase<RematUnrollLoopsPass> {
  using RematUnrollLoopsBase::RematUnrollLoopsBase;

  void runOnOperation() override {
    if (failed(unrollLoops(getOperation(), maxIterations)))
      signalPassFailure();
  }
};
} // namespace
