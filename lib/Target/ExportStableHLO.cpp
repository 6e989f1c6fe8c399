// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From a planned function back to plain StableHLO.
///
/// XLA orders ops by itself, starts what depends on nothing new at once, and
/// merges equal ops. Three rules make it follow the plan; each was found by
/// measuring XLA's own temp bytes (docs/decisions/0004-export-barriers.md):
///
/// 1. What a kernel behind the forward phase, and the reruns directly before
///    it, read from before the backward phase (arguments and saved values) goes
///    through one `optimization_barrier`, together with a *trigger*: the newest
///    value that the kernel reads and that no rerun makes, or the newest that
///    others read later. The trigger exists only where the work belongs, hence
///    the work cannot start earlier. Whoever reads saved values in another order of
///    dimensions later takes them from there: XLA would keep one copy for the barrier and
///    one for products.
/// 2. An update comes behind the last backward kernel that reads the same state, and
///    reads the state through a barrier with a result of that kernel, which the next
///    reader of the result takes from there. Without it XLA copies the state.
/// 3. Large broadcasts that start a loop or a scatter behind the forward phase
///    are made from a tied scalar, so that XLA cannot make them at the start.
/// 4. Nor can it so make large splats that kernels but updates read
///    (`ExportOptions::tiedSplatElements`): each kernel has its own scalars. XLA's library
///    kernels read splats from memory, all of one shape one tensor. Divisors are left alone:
///    XLA multiplies by their inverses.
///
/// Kernels of single integers are not tied, nor do others wait for them: what a loop begins
/// to count with and how it counts on tell XLA how often it runs.
///
/// ```mlir
/// %r = remat.recompute ... (%a = %saved) { tanh }
/// %g = remat.kernel ... (%y = %r, %d = %cotangent) { multiply }
/// ```
/// becomes
/// ```mlir
/// %b:2 = stablehlo.optimization_barrier %saved, %cotangent
/// %r = stablehlo.tanh %b#0
/// %g = stablehlo.multiply %r, %b#1
/// ```

#include "remat/Target/ExportStableHLO.h"
#include "ExpandSelections.h"
#include "ExportInvariants.h"
#include "ExportManual.h"
#include "ExportSplats.h"
#include "ExportTransposes.h"
#include "NarrowStacks.h"
#include "remat/Dialect/Remat/Attention.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "remat/Dialect/StableHLO/OnlyRun.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Target/Passes.h"
#include "llvm/ADT/SetVector.h"

namespace remat {
#define GEN_PASS_DEF_REMATEXPORTSTABLEHLO
#include "remat/Target/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
/// Rewrites one block, a function's or a loop's, front to back.
class Exporter {
public:
  Exporter(Block &block, const ExportOptions &options)
      : block(block), options(options),
        builder(block.getParentOp()->getContext()) {}

  LogicalResult run();

private:
  void findTimes();
  void tieAll();
  bool isPreparation(Operation *op) const;
  Operation *findLastReader(BlockArgument argument) const;
  bool mayRunBehind(Operation *update, Operation *reader) const;
  Operation *findConsumer(Operation *op) const;
  Operation *tieToReader(BlockArgument argument, Operation *reader);
  void tieUpdates();
  bool mayTakeOver(Operation *consumer, Value value) const;
  void tieToTrigger(ArrayRef<Operation *> reruns, Operation *consumer);
  bool isThere(Value value, Operation *op) const;
  Value findTrigger(ArrayRef<Operation *> reruns, Operation *reader,
                    Operation *first) const;
  OpOperand *findLaterUse(ArrayRef<Value> results, Operation *consumer) const;
  void exportTransfer(Operation *op);
  Value createPlacement(Value input, Type type, StringRef place);
  Operation *findLastReader(Value value, Operation *end);
  bool isLate(Value value) const;
  bool isNewer(Value value, Value other) const {
    return positions.lookup(value.getDefiningOp()) >
           positions.lookup(other.getDefiningOp());
  }

  Block &block;
  const ExportOptions &options;
  OpBuilder builder;
  /// Order of definition.
  llvm::DenseMap<Operation *, unsigned> positions;
  /// Ops whose results exist only behind the forward phase.
  llvm::DenseSet<Operation *> late;
  /// Backward kernels and views that need arguments only: weights in another
  /// order, zeros to start from.
  llvm::DenseSet<Operation *> neutral;
  /// Of last readers of updated states: the result behind the barriers of these states.
  llvm::DenseMap<Operation *, Value> throughBarriers;
  /// Results of backward kernels on the way through the block, the newest last.
  SmallVector<Value> lateResults;
  /// Those of forward kernels: they hold back what runs behind the forward phase
  /// and reads nothing late.
  SmallVector<Value> forwardResults;
  bool hasRecomputation = false;
  /// Of a tensor on the host: what the last fetch of it made.
  llvm::DenseMap<Value, Value> fetched;
};
} // namespace

/// Whether the op, standing at block level, makes nothing of its own.
static bool isView(Operation *op) {
  return !isa<KernelOpInterface, OffloadOp, FetchOp>(op) &&
         op->getNumOperands() == 1 && op->getNumRegions() == 0;
}

static bool makesOnlyIntegers(Operation *op) {
  return op->getNumResults() > 0 &&
         llvm::all_of(op->getResults(), stablehlo::isSingleInteger);
}

/// Whether the value is a constant that a kernel yields as it is.
static bool isConstant(Value value) {
  auto kernel = value.getDefiningOp<KernelOpInterface>();
  return kernel && kernel.getYield()
                       ->getOperand(cast<OpResult>(value).getResultNumber())
                       .getDefiningOp<stablehlo::ConstantOp>();
}

/// Whether the value is a kernel's result in another order of dimensions than what it is
/// made of: XLA chooses its layout by who reads it.
static bool isTransposed(Value value) {
  auto kernel = value.getDefiningOp<KernelOpInterface>();
  if (!kernel)
    return false;
  Value made = kernel.getYield()->getOperand(cast<OpResult>(value).getResultNumber());
  while (auto reshape = made.getDefiningOp<stablehlo::ReshapeOp>())
    made = reshape.getOperand();
  return made.getDefiningOp<stablehlo::TransposeOp>() != nullptr;
}

/// Whether the kernel holds inlined reruns.
static bool hasInlined(Operation *op) {
  auto kernel = dyn_cast<KernelOpInterface>(op);
  return kernel && llvm::any_of(kernel.getBody().front(), [](Operation &inner) {
           return isa<InlineOp>(inner);
         });
}

/// Reruns have the phase of their first run.
static bool isOfLaterPhase(Operation *op) {
  auto kernel = dyn_cast<KernelOpInterface>(op);
  return kernel && kernel.getPhase() != KernelPhase::Forward;
}

void Exporter::findTimes() {
  bool isBehindForward = false;
  for (auto [index, op] : llvm::enumerate(block)) {
    positions[&op] = index;
    hasRecomputation |= isa<RecomputeOp>(op) || hasInlined(&op);
    bool readsLate = llvm::any_of(op.getOperands(),
                                  [&](Value operand) { return isLate(operand); });
    isBehindForward |= isOfLaterPhase(&op) && !isa<RecomputeOp>(op);
    if (isOfLaterPhase(&op) || (isa<RecomputeOp>(op) && isBehindForward) ||
        (isView(&op) && readsLate))
      late.insert(&op);
    auto kernel = dyn_cast<KernelOpInterface>(op);
    bool mayBeNeutral =
        isView(&op) || (kernel && !isa<RecomputeOp>(op) &&
                        kernel.getPhase() == KernelPhase::Backward);
    if (mayBeNeutral && llvm::all_of(op.getOperands(), [&](Value operand) {
          return isa<BlockArgument>(operand) ||
                 neutral.contains(operand.getDefiningOp());
        }))
      neutral.insert(&op);
  }
}

bool Exporter::isLate(Value value) const {
  return late.contains(value.getDefiningOp());
}

/// Whether the value is made in front of the op.
bool Exporter::isThere(Value value, Operation *op) const {
  Operation *definition = value.getDefiningOp();
  return !definition || definition->getBlock() != &block ||
         definition->isBeforeInBlock(op);
}

/// The newest late value that the reader reads, that no rerun makes and that is there
/// before the first of them: what updates wait for may lie in between.
Value Exporter::findTrigger(ArrayRef<Operation *> reruns, Operation *reader,
                            Operation *first) const {
  Value trigger;
  unsigned newest = 0;
  for (Value operand : reader->getOperands()) {
    Operation *definition = operand.getDefiningOp();
    if (!isLate(operand) || stablehlo::isSingleInteger(operand) ||
        !isThere(operand, first) || llvm::is_contained(reruns, definition))
      continue;
    unsigned position = positions.lookup(definition);
    if (!trigger || position > newest) {
      trigger = operand;
      newest = position;
    }
  }
  return trigger;
}

/// The first use behind the consumer of the newest result that has one, other than as a
/// result of the block; else that of the newest result.
OpOperand *Exporter::findLaterUse(ArrayRef<Value> results,
                                  Operation *consumer) const {
  constexpr size_t maxTried = 64;
  ArrayRef<Value> newest = results.take_back(std::min(results.size(), maxTried));
  OpOperand *returned = nullptr;
  for (Value result : llvm::reverse(newest)) {
    OpOperand *first = nullptr;
    for (OpOperand &use : result.getUses()) {
      Operation *user = use.getOwner();
      if (user == block.getTerminator()) {
        if (!returned)
          returned = &use;
      } else if (user->getBlock() == &block && consumer->isBeforeInBlock(user) &&
                 (!first || user->isBeforeInBlock(first->getOwner()))) {
        first = &use;
      }
    }
    if (first)
      return first;
  }
  return returned;
}

/// Whether the consumer, which waits for something late anyway, is the last to
/// read the value and may write a result in its place. What a step gets is rule 2's; what a
/// loop carries is there for its body to overwrite.
bool Exporter::mayTakeOver(Operation *consumer, Value value) const {
  bool isGiven = isa<BlockArgument>(value) &&
                 !isa<stablehlo::WhileOp>(block.getParentOp());
  return !isGiven &&
         llvm::is_contained(consumer->getResultTypes(), value.getType()) &&
         llvm::any_of(consumer->getOperands(),
                      [&](Value operand) { return isLate(operand); }) &&
         llvm::none_of(value.getUsers(), [&](Operation *user) {
           return consumer->isBeforeInBlock(user);
         });
}

/// Rule 1. What updates read themselves is rule 2's.
void Exporter::tieToTrigger(ArrayRef<Operation *> reruns,
                            Operation *consumer) {
  bool isUpdate =
      cast<KernelOpInterface>(consumer).getPhase() == KernelPhase::Optimizer;
  SmallVector<Operation *> readers(reruns);
  readers.push_back(consumer);
  Operation *first = readers.front();
  Value trigger = findTrigger(reruns, consumer, first);
  bool consumerWaits = trigger != nullptr;
  for (Operation *rerun : llvm::reverse(reruns))
    if (!trigger)
      trigger = findTrigger(reruns, rerun, first);
  for (Operation *reader : readers)
    exposeScalars(reader, first);
  llvm::SmallSetVector<Value, 8> tied;
  for (Operation *reader : readers) {
    SmallVector<Value> integers;
    bool waits = false;
    for (Value operand : reader->getOperands()) {
      // Neither made by readers nor tied for an update among them.
      if (isLate(operand) || !isThere(operand, first) ||
          (reader == consumer && (isUpdate || mayTakeOver(consumer, operand))))
        continue;
      if (stablehlo::isSingleInteger(operand)) {
        integers.push_back(operand);
        continue;
      }
      tied.insert(operand);
      waits = true;
    }
    if (!waits)
      for (Value integer : integers)
        if (!isConstant(integer))
          tied.insert(integer);
  }
  if (tied.empty())
    return;
  // XLA may take what nobody unpacks out of a barrier (narrow products, which it
  // makes wide, and what only the barrier reads): somebody has to read the trigger
  // behind it, if not the consumer, then whoever reads it next.
  OpOperand *laterUse = nullptr;
  if (!consumerWaits) {
    laterUse = findLaterUse(lateResults, consumer);
    if (lateResults.empty() && !reruns.empty())
      laterUse = findLaterUse(forwardResults, consumer);
    // What reruns read may be much older, and hold nothing back.
    if (laterUse && trigger && !isNewer(laterUse->get(), trigger))
      laterUse = nullptr;
    if (laterUse)
      trigger = laterUse->get();
    else if (!trigger && reruns.empty())
      return;
  }
  if (trigger)
    tied.insert(trigger);
  for (Operation *reader : readers) {
    unsigned before = reader->getNumOperands();
    exposeSplats(reader, first, options.tiedSplatElements);
    tied.insert_range(reader->getOperands().drop_front(before));
  }
  SmallVector<Value> operands = tied.takeVector();
  builder.setInsertionPoint(first);
  auto barrier = stablehlo::OptimizationBarrierOp::create(
      builder, consumer->getLoc(), operands);
  // What goes through a barrier gets another layout than what products read, and both would
  // be kept for later readers.
  for (auto [value, result] : llvm::zip_equal(operands, barrier.getResults())) {
    bool isSaved = isTransposed(value) && !isLate(value);
    value.replaceUsesWithIf(result, [&](OpOperand &use) {
      Operation *user = use.getOwner();
      bool isLater = isa<KernelOpInterface>(user) && user->getBlock() == &block &&
                     consumer->isBeforeInBlock(user);
      return &use == laterUse || llvm::is_contained(readers, user) ||
             (isLater && isSaved);
    });
  }
}

/// The last backward kernel that reads the argument, or what is made from
/// arguments alone, and something late.
Operation *Exporter::findLastReader(BlockArgument argument) const {
  Operation *last = nullptr;
  SmallVector<Operation *> worklist(argument.getUsers());
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (!worklist.empty()) {
    Operation *user = worklist.pop_back_val();
    if (!seen.insert(user).second || user->getNumResults() == 0)
      continue;
    auto kernel = dyn_cast<KernelOpInterface>(user);
    if (kernel && kernel.getPhase() == KernelPhase::Optimizer)
      continue;
    if (neutral.contains(user))
      llvm::append_range(worklist, user->getUsers());
    else if (late.contains(user) && kernel &&
             (!last || last->isBeforeInBlock(user)))
      last = user;
  }
  return last;
}

/// Whether the update may run behind the reader: nothing in between reads what it makes,
/// nor is the reader another update's rerun, which stays directly in front of that.
bool Exporter::mayRunBehind(Operation *update, Operation *reader) const {
  if (reader->isBeforeInBlock(update))
    return true;
  return !isPreparation(reader) &&
         llvm::all_of(update->getUsers(), [&](Operation *user) {
           return reader->isBeforeInBlock(block.findAncestorOpInBlock(*user));
         });
}

/// The kernel that a rerun or view, which stays directly in front of it, is for; the op
/// itself if that is an update, or none.
Operation *Exporter::findConsumer(Operation *op) const {
  Operation *next = op;
  while (next && (isPreparation(next) || !isa<KernelOpInterface>(next)))
    next = next->getNextNode();
  bool isUsable =
      next && next->getNumResults() > 0 &&
      cast<KernelOpInterface>(next).getPhase() != KernelPhase::Optimizer;
  return isUsable ? next : op;
}

/// A barrier that the argument and its last reader's result go through. Whoever reads the
/// latter next takes it from the barrier: XLA may drop what nobody reads behind one.
Operation *Exporter::tieToReader(BlockArgument argument, Operation *reader) {
  auto former = throughBarriers.try_emplace(reader, reader->getResult(0)).first;
  Value result = former->second;
  builder.setInsertionPointAfterValue(result);
  auto barrier = stablehlo::OptimizationBarrierOp::create(
      builder, reader->getLoc(), ValueRange{argument, result});
  // Nothing else may wait for what lies between reruns and the kernel that they are for.
  if (isPreparation(reader))
    return barrier;
  late.insert(barrier);
  positions[barrier] = positions.lookup(reader);
  if (OpOperand *use = findLaterUse(result, barrier)) {
    use->set(barrier->getResult(1));
    former->second = barrier->getResult(1);
  }
  return barrier;
}

/// Rule 2.
void Exporter::tieUpdates() {
  for (BlockArgument argument : block.getArguments()) {
    Operation *lastReader = findLastReader(argument);
    if (!lastReader)
      continue;
    lastReader = findConsumer(lastReader);
    for (Operation *update : llvm::to_vector(argument.getUsers())) {
      auto kernel = dyn_cast<KernelOpInterface>(update);
      if (!kernel || kernel.getPhase() != KernelPhase::Optimizer ||
          !mayRunBehind(update, lastReader))
        continue;
      Operation *barrier = tieToReader(argument, lastReader);
      update->replaceUsesOfWith(argument, barrier->getResult(0));
      if (update->isBeforeInBlock(barrier))
        update->moveAfter(barrier);
    }
  }
}

/// Whether `op` prepares the next kernel: a rerun, a view, or a kernel that
/// needs arguments only.
bool Exporter::isPreparation(Operation *op) const {
  return isa<RecomputeOp>(op) || isView(op) || neutral.contains(op);
}

/// Rules 1 and 2, front to back.
void Exporter::tieAll() {
  tieUpdates();
  // Before the first rerun, in the head around the loss, XLA is left alone but
  // for what it could start with: kernels that read nothing late.
  bool hasBegun = false;
  SmallVector<Operation *> reruns;
  for (Operation &op : block) {
    if (makesOnlyIntegers(&op))
      continue;
    if (isPreparation(&op)) {
      reruns.push_back(&op);
      continue;
    }
    auto kernel = dyn_cast<KernelOpInterface>(op);
    if (!kernel)
      continue;
    bool hasReruns = llvm::any_of(reruns, [&](Operation *rerun) {
      return isa<RecomputeOp>(rerun) && late.contains(rerun);
    });
    hasBegun |= hasInlined(&op) || hasReruns;
    bool isBackward = isOfLaterPhase(&op) &&
                      kernel.getPhase() != KernelPhase::Optimizer;
    bool isLeaf = llvm::none_of(
        op.getOperands(), [&](Value operand) { return isLate(operand); });
    bool isLateUpdate = isOfLaterPhase(&op) && hasReruns;
    if ((isBackward && (hasBegun || isLeaf)) || isLateUpdate)
      tieToTrigger(reruns, &op);
    reruns.clear();
    if (op.getNumResults() > 0)
      (late.contains(&op) ? lateResults : forwardResults)
          .push_back(op.getResult(0));
  }
}

/// XLA moves a tensor to the host, and back, by an annotated identity.
Value Exporter::createPlacement(Value input, Type type, StringRef place) {
  auto placement = builder.getDictionaryAttr(builder.getNamedAttr(
      "_xla_buffer_placement", builder.getStringAttr(place)));
  auto call = stablehlo::CustomCallOp::create(
      builder, input.getLoc(), type, input, "annotate_device_placement");
  call->setAttr("mhlo.frontend_attributes", placement);
  return call->getResult(0);
}

/// The op of the block behind which nobody in front of `end` reads the value.
Operation *Exporter::findLastReader(Value value, Operation *end) {
  Operation *last = value.getDefiningOp();
  for (Operation *user : value.getUsers()) {
    Operation *reader = block.findAncestorOpInBlock(*user);
    if (reader->isBeforeInBlock(end) && last->isBeforeInBlock(reader))
      last = reader;
  }
  return last;
}

/// XLA merges two fetches of one host tensor, and the value would stay in between:
/// what was fetched before goes to the host once more.
void Exporter::exportTransfer(Operation *op) {
  Value input = op->getOperand(0);
  Value exported;
  if (isa<OffloadOp>(op)) {
    builder.setInsertionPoint(op);
    exported = createPlacement(input, input.getType(), "pinned_host");
  } else {
    // The input was exported before, and is a tensor already.
    Type type = op->getResult(0).getType();
    Value host = input;
    if (Value former = fetched.lookup(input)) {
      builder.setInsertionPointAfter(findLastReader(former, op));
      host = createPlacement(former, type, "pinned_host");
    }
    builder.setInsertionPoint(op);
    exported = createPlacement(host, type, "device");
    fetched[input] = exported;
  }
  op->getResult(0).replaceAllUsesWith(exported);
  op->erase();
}

LogicalResult Exporter::run() {
  findTimes();
  // A step that recomputes nothing is XLA's to order.
  if (hasRecomputation) {
    tieAll();
    tieSplats(block, options.tiedSplatElements);
  } else if (options.alwaysTieUpdates) {
    tieUpdates();
  }
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (auto group = dyn_cast<GroupOpInterface>(&op))
      dissolveGroup(group);
    else if (isa<OffloadOp, FetchOp>(op))
      exportTransfer(&op);
  }
  sinkTransposes(block);
  if (hasRecomputation && options.expandsSelections)
    expandSelections(cast<func::FuncOp>(block.getParentOp()));
  return success();
}

ExportOptions remat::makeExportOptions(const DeviceDescriptor &device) {
  ExportOptions options;
  options.alwaysTieUpdates = device.copiesDonated;
  options.expandsSelections = device.expandsSelections;
  options.typesWithoutSlices = device.widenedArithmetic;
  if (device.duplication)
    options.tiedSplatElements = device.duplication->reductionMinElements;
  return options;
}

LogicalResult remat::exportStableHLO(func::FuncOp function,
                                    const ExportOptions &options) {
  if (function.isExternal())
    return success();
  // Inner loops first: dissolving a kernel around a loop moves its body.
  WalkResult bodies = function.walk([&](stablehlo::WhileOp loop) {
    Block &body = loop.getBody().front();
    if (body.getOps<KernelOpInterface>().empty())
      return WalkResult::advance();
    if (failed(Exporter(body, options).run()))
      return WalkResult::interrupt();
    // A loop that runs at most once becomes a branch, which keeps all that it makes.
    if (!stablehlo::findOnlyRun(loop))
      keepInvariantProducts(loop);
    return WalkResult::advance();
  });
  if (bodies.wasInterrupted() ||
      failed(Exporter(function.getBody().front(), options).run()) ||
      failed(restoreManualComputations(function)))
    return failure();
  dissolveAttentions(function);
  stablehlo::makeBranchesOfOnlyRuns(function);
  if (!options.typesWithoutSlices.empty())
    carryStacksAsBits(function, [&](Type type) {
      return hasTypeOf(options.typesWithoutSlices, type);
    });
  for (StringRef name : {RematDialect::planAttrName, RematDialect::budgetAttrName})
    function->removeAttr(name);
  function.walk([](Operation *op) {
    for (NamedAttribute attribute : llvm::to_vector(op->getDiscardableAttrs()))
      if (attribute.getName().getValue().starts_with("remat."))
        op->removeDiscardableAttr(attribute.getName());
  });
  return success();
}

namespace {
struct RematExportStableHLO
    : public remat::impl::RematExportStableHLOBase<RematExportStableHLO> {
  using RematExportStableHLOBase::RematExportStableHLOBase;

  void runOnOperation() override {
    ExportOptions options{alwaysTieUpdates, expandsSelections, tiedSplatElements, {}};
    for (const std::string &type : typesWithoutSlices)
      options.typesWithoutSlices.insert(type);
    if (failed(exportStableHLO(getOperation(), options)))
      signalPassFailure();
  }
};
} // namespace
