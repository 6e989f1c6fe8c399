// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BodyProgram.h"
#include "LoopBuilding.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/Schedule.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// How the loop counts, as its body's plan says: the loop's operands may not be seen
/// any more.
static std::optional<stablehlo::CountedLoop> readCounted(stablehlo::WhileOp loop) {
  auto plan = loop->getAttrOfType<DictionaryAttr>(RematDialect::bodyAttrName);
  if (!plan || !plan.contains("counter"))
    return std::nullopt;
  auto read = [&](StringRef name) {
    auto number = plan.getAs<IntegerAttr>(name);
    return number ? number.getInt() : 0;
  };
  // Plans may come from a file: what they say is believed if it can be so.
  int64_t counter = read("counter"), trips = read("trips");
  if (counter >= loop->getNumOperands() || trips < 0)
    return std::nullopt;
  Block &body = loop.getBody().front();
  auto sum = body.getTerminator()->getOperand(counter).getDefiningOp<stablehlo::AddOp>();
  if (!sum || sum->getBlock() != &body || sum.getLhs() != body.getArgument(counter))
    return std::nullopt;
  return stablehlo::CountedLoop::assume(loop, counter, trips,
                                        {read("step"), read("first")});
}

/// The same before there is a plan, if what follows will be found again then.
static std::optional<stablehlo::CountedLoop> findCounted(stablehlo::WhileOp loop,
                                                         bool isDone) {
  if (auto known = readCounted(loop); known || isDone)
    return known;
  auto counted = stablehlo::CountedLoop::match(loop);
  if (!counted || counted->getCounterIndex().offset < 0)
    return std::nullopt;
  return stablehlo::CountedLoop::assume(loop, counted->getCounter(),
                                        counted->getTripCount(),
                                        counted->getCounterIndex());
}

BodyProgram::BodyProgram(stablehlo::WhileOp loop,
                         std::optional<int64_t> sliceAlignment)
    : loop(loop) {
  bool isDone = !getBody().getOps<KernelOpInterface>().empty();
  if (isDone)
    sliceAlignment = 1;
  if (sliceAlignment)
    counted = findCounted(loop, isDone);
  if (counted)
    slices = findBodySlices(*counted, *sliceAlignment);
  Location loc = loop.getLoc();
  OpBuilder builder(loop.getContext());
  module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, loc, "body",
                                  builder.getFunctionType({}, {}));
  function.setPrivate();
  function.addEntryBlock();
  cloneBody();
  shareDonatedBytes();
  SmallVector<Value> outside(getBody().getArguments());
  llvm::append_range(outside, captures);
  auto shapes = llvm::map_to_vector(outside, getDeviceShape);
  for (BodySlice &slice : slices)
    shapes.push_back(getDeviceShape(getContent(slice)));
  setDeviceShapes(function, shapes, function.getArgumentTypes());
}

/// What is in the slice's place at the end of an iteration, or in that of the next
/// one's.
Value BodyProgram::getContent(BodySlice &slice) {
  if (slice.movingCarry)
    return getBody().getArgument(*slice.movingCarry);
  return slice.write ? slice.write.getUpdate() : slice.reads.front().getResult();
}

BodySlice *BodyProgram::findWritten(unsigned carry) {
  Value next = getBody().getTerminator()->getOperand(carry);
  auto *found = llvm::find_if(slices, [&](BodySlice &slice) {
    return slice.write && slice.write.getResult() == next;
  });
  return found == slices.end() ? nullptr : &*found;
}

/// Values of the body that have a place of their own already: carries and slices.
llvm::SmallPtrSet<Value, 8> BodyProgram::findPlaced() {
  llvm::SmallPtrSet<Value, 8> placed;
  for (BodySlice &slice : slices)
    for (stablehlo::DynamicSliceOp read : slice.reads)
      placed.insert(read);
  for (auto [carry, next] :
       llvm::enumerate(getBody().getTerminator()->getOperands()))
    if (!findWritten(carry))
      placed.insert(findRoot(next));
  return placed;
}

/// A written slice is made in its place. What has another is made again there by a
/// conversion to its own type, which is a copy: behind the op that makes it, so that
/// the kernel of that op, or of the next that reads it, writes both.
Value BodyProgram::makeSlice(OpBuilder &builder, BodySlice &slice,
                             const IRMapping &mapping,
                             llvm::SmallPtrSetImpl<Value> &placed) {
  Value update = slice.write.getUpdate();
  Value root = findRoot(update), made = mapping.lookupOrDefault(root);
  bool isInside = root.getDefiningOp() && root.getParentBlock() == &getBody();
  if (isInside && placed.insert(root).second)
    return mapping.lookupOrDefault(update);
  SmallVector<Operation *> views;
  for (Value view = update; view != root;) {
    views.push_back(view.getDefiningOp());
    view = findViewed(view);
  }
  OpBuilder atProducer(builder);
  // Nothing is written where something may be read later.
  if (isInside && made.getDefiningOp() && slice.reads.empty())
    atProducer.setInsertionPointAfter(made.getDefiningOp());
  IRMapping copies;
  copies.map(root, stablehlo::ConvertOp::create(atProducer, made.getLoc(),
                                                made.getType(), made));
  for (Operation *view : llvm::reverse(views))
    builder.clone(*view, copies);
  return copies.lookup(update);
}

/// What the function's ops read from around the loop becomes its arguments, in the
/// order of first uses.
void BodyProgram::captureAround() {
  Region &region = function.getBody();
  llvm::SetVector<Value> around;
  region.walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (!region.isAncestor(operand.getParentRegion()))
        around.insert(operand);
  });
  captures = around.takeVector();
  for (auto [number, value] : llvm::enumerate(captures)) {
    BlockArgument argument = region.front().insertArgument(
        getBody().getNumArguments() + number, value.getType(), loop.getLoc());
    value.replaceUsesWithIf(argument, [&](OpOperand &use) {
      return region.isAncestor(use.getOwner()->getParentRegion());
    });
  }
}

void BodyProgram::cloneBody() {
  Location loc = loop.getLoc();
  Block &block = function.getBody().front();
  OpBuilder builder = OpBuilder::atBlockEnd(&block);
  IRMapping mapping;
  for (Value value : getBody().getArguments())
    mapping.map(value, block.addArgument(value.getType(), loc));
  llvm::SmallPtrSet<Operation *, 16> taken;
  for (BodySlice &slice : slices) {
    Value argument = block.addArgument(
        slice.movingCarry ? getContent(slice).getType() : slice.type, loc);
    for (stablehlo::DynamicSliceOp read : slice.reads) {
      mapping.map(read.getResult(), argument);
      taken.insert(read);
    }
    if (slice.write)
      taken.insert(slice.write);
  }
  for (Operation &op : getBody().without_terminator())
    if (!taken.contains(&op))
      builder.clone(op, mapping);
  llvm::SmallPtrSet<Value, 8> placed = findPlaced();
  for (auto write : getBody().getOps<stablehlo::DynamicUpdateSliceOp>())
    for (BodySlice &slice : slices)
      if (slice.write == write && !slice.movingCarry)
        mapping.map(write.getResult(),
                    makeSlice(builder, slice, mapping, placed));
  SmallVector<Value> results = collectResults(mapping);
  func::ReturnOp::create(builder, loc, results);
  // Indices of slices and the counter's sum.
  if (counted)
    eraseDeadOps(block);
  // What holds a captured value differs before and after the step around is
  // planned; the body's problem must not.
  captureAround();
  function.setType(
      builder.getFunctionType(block.getArgumentTypes(),
                              block.getTerminator()->getOperandTypes()));
}

/// Carries that change, then slices.
SmallVector<Value> BodyProgram::collectResults(const IRMapping &mapping) {
  SmallVector<Value> results;
  for (auto [carry, next] :
       llvm::enumerate(getBody().getTerminator()->getOperands())) {
    if (next == getBody().getArgument(carry) || findWritten(carry) ||
        (counted && carry == counted->getCounter()))
      continue;
    changing.push_back(carry);
    results.push_back(mapping.lookupOrDefault(next));
  }
  for (BodySlice &slice : slices)
    if (slice.write && !slice.movingCarry)
      results.push_back(mapping.lookup(slice.write.getResult()));
  return results;
}

/// A carry that changes, or a slice, is written where it was read; a moving carry where
/// the next iteration reads it.
void BodyProgram::shareDonatedBytes() {
  Builder builder(function.getContext());
  auto share = [&](unsigned argument, unsigned result) {
    function.setArgAttr(argument, "tf.aliasing_output",
                        builder.getI32IntegerAttr(result));
  };
  auto findPlace = [&](unsigned carry) -> unsigned {
    for (auto [number, slice] : llvm::enumerate(slices))
      if (slice.movingCarry == carry)
        return getFirstSlice() + number;
    return carry;
  };
  for (auto [result, carry] : llvm::enumerate(changing))
    share(findPlace(carry), result);
  unsigned result = changing.size();
  for (auto [number, slice] : llvm::enumerate(slices))
    if (slice.write && !slice.movingCarry)
      share(getFirstSlice() + number, result++);
}

int64_t BodyProgram::getArgumentBytes(int64_t alignment) const {
  int64_t bytes = 0;
  func::FuncOp body = function;
  for (BlockArgument argument : body.getArguments())
    bytes += llvm::alignTo(computeDeviceBytes(argument), alignment);
  return bytes;
}

llvm::Error BodyProgram::order(StringRef deviceName) {
  llvm::Expected<DeviceDescriptor> device = loadDevice(deviceName);
  if (!device)
    return device.takeError();
  if (failed(improveSchedule(function, CostModel(std::move(*device)))))
    return llvm::createStringError("the body of a loop cannot be analysed");
  return llvm::Error::success();
}

llvm::SmallPtrSet<Operation *, 16> BodyProgram::findKept() {
  llvm::SmallPtrSet<Operation *, 16> kept;
  SmallVector<Operation *> open;
  if (counted)
    open.push_back(getCount());
  for (BodySlice &slice : slices) {
    auto keep = [&](Operation *access, ValueRange starts) {
      kept.insert(access);
      for (Value start : starts)
        open.push_back(start.getDefiningOp());
    };
    if (!slice.reads.empty())
      keep(slice.reads.front(), slice.reads.front().getStartIndices());
    if (slice.write)
      keep(slice.write, slice.write.getStartIndices());
    if (slice.movingCarry)
      open.push_back(slice.write.getUpdate().getDefiningOp());
  }
  while (!open.empty()) {
    Operation *op = open.pop_back_val();
    if (!op || op->getBlock() != &getBody() || !kept.insert(op).second)
      continue;
    for (Value operand : op->getOperands())
      open.push_back(operand.getDefiningOp());
  }
  return kept;
}

Operation *BodyProgram::getCount() {
  if (!counted)
    return nullptr;
  return getBody().getTerminator()->getOperand(counted->getCounter()).getDefiningOp();
}

bool BodyProgram::readsCounter() {
  return counted && !function.getArgument(counted->getCounter()).use_empty();
}

void BodyProgram::replaceBody() {
  Block &body = getBody();
  llvm::SmallPtrSet<Operation *, 16> kept = findKept();
  SmallVector<Operation *> old;
  for (Operation &op : body.without_terminator())
    if (!kept.contains(&op))
      old.push_back(&op);
  IRMapping mapping;
  SmallVector<Value> outside(body.getArguments());
  llvm::append_range(outside, captures);
  for (auto [argument, value] :
       llvm::zip(function.getArguments(), outside))
    mapping.map(argument, value);
  for (auto [number, slice] : llvm::enumerate(slices))
    if (!slice.reads.empty())
      mapping.map(function.getArgument(getFirstSlice() + number),
                  slice.reads.front().getResult());
  OpBuilder builder(body.getTerminator());
  Block &block = function.getBody().front();
  for (Operation &op : block.without_terminator())
    builder.clone(op, mapping);
  OperandRange results = block.getTerminator()->getOperands();
  for (auto [result, carry] : llvm::enumerate(changing))
    body.getTerminator()->setOperand(carry, mapping.lookup(results[result]));
  unsigned result = changing.size();
  for (BodySlice &slice : slices)
    if (slice.write) {
      if (!slice.movingCarry)
        slice.write.getUpdateMutable().assign(mapping.lookup(results[result++]));
      slice.write->moveBefore(body.getTerminator());
    }
  for (Operation *op : llvm::reverse(old))
    op->erase();
}

std::optional<int64_t> remat::getSliceAlignment(const DeviceDescriptor &device) {
  if (!device.kernelsInLoops)
    return std::nullopt;
  return device.alignment;
}

bool remat::speaksOfBodies(StringRef policy) {
  return !policy.starts_with("layers:") && !policy.starts_with("names:") &&
         policy != "none";
}

PlanningOptions remat::getBodyOptions(const PlanningOptions &options,
                                      std::string budget) {
  PlanningOptions body = options;
  body.appraise = nullptr;
  body.budget = std::move(budget);
  if (!speaksOfBodies(options.policy))
    body.policy = "none";
  body.reserve = "";
  body.lossResult = -1;
  body.allowOffload = false;
  body.resultsUpFront = false;
  body.isLoopBody = true;
  return body;
}
