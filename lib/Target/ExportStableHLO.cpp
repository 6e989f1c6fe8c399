// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From a planned function back to plain StableHLO.
///
/// XLA orders ops by itself and merges equal ones. So the recomputation that
/// stands before a kernel reads every saved value through one
/// `optimization_barrier`, together with a *trigger*: the newest value that the
/// kernel reads and that the recomputation does not make. The trigger exists
/// only where the recomputation belongs, hence it cannot start earlier.
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
#include "remat/Dialect/Remat/Remat.h"
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
/// Rewrites one function, front to back.
class Exporter {
public:
  explicit Exporter(func::FuncOp function)
      : block(function.getBody().front()), builder(function.getContext()) {}

  LogicalResult run();

private:
  void insertBarrier(ArrayRef<Operation *> reruns, Operation *consumer);
  Value findTrigger(ArrayRef<Operation *> reruns, Operation *consumer) const;
  void dissolve(GroupOpInterface group);
  void exportTransfer(Operation *op);
  bool isLate(Value value) const;

  Block &block;
  OpBuilder builder;
  /// Order of definition, for the choice of a trigger.
  llvm::DenseMap<Operation *, unsigned> positions;
};
} // namespace

/// Whether the kernel holds inlined recomputation.
static bool hasInlined(Operation *op) {
  auto kernel = dyn_cast<KernelOpInterface>(op);
  if (!kernel)
    return false;
  return llvm::any_of(kernel.getBody().front(),
                      [](Operation &inner) { return isa<InlineOp>(inner); });
}

static bool isView(Operation *op) {
  return !isa<KernelOpInterface, OffloadOp, FetchOp>(op) &&
         op->getNumOperands() == 1 && op->getNumRegions() == 0;
}

bool Exporter::isLate(Value value) const {
  Operation *definition = value.getDefiningOp();
  return definition && definition->getBlock() == &block;
}

/// The newest value that the consumer reads and that no rerun makes.
Value Exporter::findTrigger(ArrayRef<Operation *> reruns,
                            Operation *consumer) const {
  llvm::SmallDenseSet<Operation *, 8> own(reruns.begin(), reruns.end());
  Value trigger;
  unsigned newest = 0;
  for (Value operand : consumer->getOperands()) {
    Operation *definition = operand.getDefiningOp();
    if (!isLate(operand) || own.contains(definition))
      continue;
    unsigned position = positions.lookup(definition);
    if (!trigger || position > newest) {
      trigger = operand;
      newest = position;
    }
  }
  return trigger;
}

/// Ties what the reruns, and the consumer if it holds inlined reruns, read from
/// before to the trigger.
void Exporter::insertBarrier(ArrayRef<Operation *> reruns,
                             Operation *consumer) {
  SmallVector<Operation *> readers(reruns);
  if (hasInlined(consumer))
    readers.push_back(consumer);
  llvm::SmallDenseSet<Operation *, 8> own(reruns.begin(), reruns.end());
  llvm::SetVector<Value, SmallVector<Value>> savedSet;
  for (Operation *reader : readers)
    for (Value operand : reader->getOperands())
      if (!own.contains(operand.getDefiningOp()))
        savedSet.insert(operand);
  if (Value trigger = findTrigger(reruns, consumer))
    savedSet.insert(trigger);
  if (savedSet.empty())
    return;
  SmallVector<Value> saved = savedSet.takeVector();
  builder.setInsertionPoint(readers.front());
  auto barrier = stablehlo::OptimizationBarrierOp::create(
      builder, consumer->getLoc(), saved);
  for (auto [index, result] : llvm::enumerate(barrier.getResults()))
    saved[index].replaceUsesWithIf(result, [&](OpOperand &use) {
      return llvm::is_contained(readers, use.getOwner()) ||
             use.getOwner() == consumer;
    });
}

/// Replaces the group by its body; inlined groups too.
void Exporter::dissolve(GroupOpInterface group) {
  Block &body = group.getBody().front();
  for (Operation &inner : llvm::make_early_inc_range(body))
    if (auto inlined = dyn_cast<GroupOpInterface>(&inner))
      dissolve(inlined);
  for (auto [argument, input] :
       llvm::zip_equal(body.getArguments(), group->getOperands()))
    argument.replaceAllUsesWith(input);
  YieldOp yield = group.getYield();
  for (auto [result, output] :
       llvm::zip_equal(group->getResults(), yield.getOutputs()))
    result.replaceAllUsesWith(output);
  yield.erase();
  group->getBlock()->getOperations().splice(group->getIterator(),
                                            body.getOperations());
  group->erase();
}

/// XLA moves a tensor to the host by an annotated identity.
void Exporter::exportTransfer(Operation *op) {
  builder.setInsertionPoint(op);
  bool isOffload = isa<OffloadOp>(op);
  Value input = op->getOperand(0);
  Type type = isOffload ? input.getType()
                        : cast<HostType>(input.getType()).getTensor();
  auto placement = builder.getDictionaryAttr(builder.getNamedAttr(
      "_xla_buffer_placement",
      builder.getStringAttr(isOffload ? "pinned_host" : "device")));
  auto call = stablehlo::CustomCallOp::create(
      builder, op->getLoc(), type, input, "annotate_device_placement");
  call->setAttr("mhlo.frontend_attributes", placement);
  op->getResult(0).replaceAllUsesWith(call->getResult(0));
  op->erase();
}

LogicalResult Exporter::run() {
  for (auto [index, op] : llvm::enumerate(block))
    positions[&op] = index;
  SmallVector<Operation *> reruns;
  for (Operation &op : block) {
    if (isa<RecomputeOp>(op) || (!reruns.empty() && isView(&op))) {
      reruns.push_back(&op);
      continue;
    }
    if (!reruns.empty() || hasInlined(&op))
      insertBarrier(reruns, &op);
    reruns.clear();
  }
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (auto group = dyn_cast<GroupOpInterface>(&op))
      dissolve(group);
    else if (isa<OffloadOp, FetchOp>(op))
      exportTransfer(&op);
  }
  return success();
}

LogicalResult remat::exportStableHLO(func::FuncOp function) {
  if (function.isExternal())
    return success();
  if (failed(Exporter(function).run()))
    return failure();
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
    if (failed(exportStableHLO(getOperation())))
      signalPassFailure();
  }
};
} // namespace
