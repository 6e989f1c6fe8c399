// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Closes the regions that import opened.
///
/// A value is *local* if it is the result of a `remat.localize`, or of an op that
/// reads a local value, or of one that means something inside of a manual
/// computation only: `partition_id` and collectives. Runs of local ops become
/// regions. Ops between two local ones move in front of the run where they do
/// not depend on it, so that about as many regions come out as went in.
///
/// A local value that another run reads leaves its region along dimension 0,
/// split by all manual axes, and enters the other one in the same way: every
/// device gets back the bits that it had, and nothing is exchanged.
///
/// ```mlir
/// sdy.manual_computation(%x) ... out_shardings=[<@mesh, [{"x"}, {}]>] {
///   %saved = stablehlo.tanh %part : tensor<4x8xf32>
///   sdy.return %saved
/// } : (...) -> tensor<8x8xf32>
/// ```

#include "ExportManual.h"
#include "remat/Analysis/FusionGroups.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Sdy.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace remat;

namespace {
/// The mesh and the manual axes of a region.
struct Manual {
  Attribute mesh;
  sdy::ManualAxesAttr axes;

  bool operator==(const Manual &other) const {
    return mesh == other.mesh && axes == other.axes;
  }
};

class ManualRestorer {
public:
  explicit ManualRestorer(func::FuncOp function)
      : function(function), builder(function.getContext()) {}

  LogicalResult run();

private:
  /// Ops that become one region, in order.
  using Run = SmallVector<Operation *>;

  LogicalResult restoreBlock(Block &block);
  bool isLocalValue(Value value) const;
  void findLocalOps(Block &block);
  bool splitBarrier(Operation *barrier);
  std::vector<Run> collectRuns(Block &block);
  void connectRuns(std::vector<Run> &runs);
  LogicalResult closeRun(const Run &run);
  Value enter(Value whole, Type type);
  Value leave(Value value);
  Value reshape(Value value, ArrayRef<int64_t> shape);
  sdy::TensorShardingAttr makeCrossing(int64_t rank, bool isSplit);
  LogicalResult findOnlyManual();

  func::FuncOp function;
  OpBuilder builder;
  /// Ops that belong into regions, borders included.
  llvm::DenseSet<Operation *> local;
  std::optional<Manual> only;
  int64_t parts = 1;
};
} // namespace

static Manual getManual(LocalizeOp op) {
  return {cast<sdy::TensorShardingAttr>(op.getSharding()).getMeshOrRef(),
          cast<sdy::ManualAxesAttr>(op.getManualAxes())};
}

static bool isBorder(Operation *op) { return isa<LocalizeOp, GlobalizeOp>(op); }

/// Ops that have a meaning on one device only.
static bool needsDevice(Operation *op) {
  using namespace stablehlo;
  return isa<PartitionIdOp, ReplicaIdOp, AllGatherOp, AllReduceOp, AllToAllOp,
             CollectiveBroadcastOp, CollectivePermuteOp, ReduceScatterOp>(op);
}

//===----------------------------------------------------------------------===//
// Local ops
//===----------------------------------------------------------------------===//

/// All regions of a function that this file closes have the same mesh and axes.
LogicalResult ManualRestorer::findOnlyManual() {
  WalkResult walked = function.walk([&](LocalizeOp op) -> WalkResult {
    Manual manual = getManual(op);
    if (!only)
      only = manual;
    if (*only == manual)
      return WalkResult::advance();
    return op.emitError("manual computations over different axes in one "
                        "function cannot be exported");
  });
  if (walked.wasInterrupted() || !only)
    return failure(walked.wasInterrupted());
  auto mesh = dyn_cast<sdy::MeshAttr>(only->mesh);
  if (!mesh) {
    auto op = SymbolTable::lookupNearestSymbolFrom<sdy::MeshOp>(
        function, cast<FlatSymbolRefAttr>(only->mesh));
    if (!op)
      return function.emitError() << "unknown mesh " << only->mesh;
    mesh = op.getMesh();
  }
  for (sdy::MeshAxisAttr axis : mesh.getAxes())
    if (llvm::is_contained(only->axes.getAxes(),
                           builder.getStringAttr(axis.getName())))
      parts *= axis.getSize();
  return success();
}

bool ManualRestorer::isLocalValue(Value value) const {
  Operation *definition = value.getDefiningOp();
  return definition && !isa<GlobalizeOp>(definition) &&
         local.contains(definition);
}

void ManualRestorer::findLocalOps(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block.without_terminator())) {
    if (isa<stablehlo::OptimizationBarrierOp>(op) && splitBarrier(&op))
      continue;
    bool isLocal = isBorder(&op) || needsDevice(&op);
    forEachInput(&op, [&](Value input) {
      isLocal |= isLocalValue(input);
    });
    if (isLocal)
      local.insert(&op);
  }
}

/// A barrier that ties local and other values is one outside of regions. Returns
/// false for one whose values are all local.
bool ManualRestorer::splitBarrier(Operation *barrier) {
  if (llvm::all_of(barrier->getOperands(),
                   [&](Value value) { return isLocalValue(value); }))
    return false;
  for (OpOperand &operand : barrier->getOpOperands()) {
    if (!isLocalValue(operand.get()))
      continue;
    OpResult result = barrier->getResult(operand.getOperandNumber());
    Type type = result.getType();
    builder.setInsertionPoint(barrier);
    Value outside = leave(operand.get());
    operand.set(outside);
    result.setType(outside.getType());
    builder.setInsertionPointAfter(barrier);
    Value inside = enter(result, type);
    result.replaceUsesWithIf(inside, [&](OpOperand &use) {
      return use.getOwner() != inside.getDefiningOp() &&
             use.getOwner() != inside.getDefiningOp()->getOperand(0)
                                   .getDefiningOp();
    });
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Crossing
//===----------------------------------------------------------------------===//

/// Dimension 0 split by the manual axes; all others left to propagation. Without
/// a split: whole on every device.
sdy::TensorShardingAttr ManualRestorer::makeCrossing(int64_t rank,
                                                     bool isSplit) {
  MLIRContext *context = function.getContext();
  SmallVector<sdy::AxisRefAttr> axes;
  for (StringAttr axis : only->axes.getAxes())
    axes.push_back(sdy::AxisRefAttr::get(context, axis.getValue(), 0, 0));
  SmallVector<sdy::DimensionShardingAttr> dims;
  for (int64_t dim = 0; dim < rank; ++dim)
    dims.push_back(sdy::DimensionShardingAttr::get(
        context, isSplit && dim == 0 ? ArrayRef(axes)
                                     : ArrayRef<sdy::AxisRefAttr>(),
        /*isOpen=*/isSplit, std::nullopt));
  return sdy::TensorShardingAttr::get(context, only->mesh, dims, {}, {});
}

Value ManualRestorer::reshape(Value value, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  auto op = stablehlo::ReshapeOp::create(builder, value.getLoc(),
                                         type.clone(shape), value);
  local.insert(op);
  return op;
}

/// The whole whose parts along dimension 0 are the devices' values.
Value ManualRestorer::leave(Value value) {
  if (cast<RankedTensorType>(value.getType()).getRank() == 0)
    value = reshape(value, {1});
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[0] *= parts;
  auto op = GlobalizeOp::create(
      builder, value.getLoc(), type.clone(shape), value,
      makeCrossing(type.getRank(), /*isSplit=*/true), only->axes);
  local.insert(op);
  return op;
}

/// The other direction of `leave`.
Value ManualRestorer::enter(Value whole, Type type) {
  auto partType = cast<RankedTensorType>(type);
  bool isScalar = partType.getRank() == 0;
  auto op = LocalizeOp::create(
      builder, whole.getLoc(), isScalar ? partType.clone({1}) : partType, whole,
      makeCrossing(isScalar ? 1 : partType.getRank(), /*isSplit=*/true),
      only->axes);
  local.insert(op);
  return isScalar ? reshape(op, {}) : op.getResult();
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Whether the op may move in front of the run.
static bool isIndependent(Operation *op,
                          const llvm::SmallPtrSetImpl<Operation *> &run) {
  if (!isMemoryEffectFree(op))
    return false;
  bool isIndependent = true;
  forEachInput(op, [&](Value input) {
    isIndependent &= !run.contains(input.getDefiningOp());
  });
  return isIndependent;
}

std::vector<ManualRestorer::Run> ManualRestorer::collectRuns(Block &block) {
  std::vector<Run> runs;
  llvm::SmallPtrSet<Operation *, 32> current;
  for (Operation &op : llvm::make_early_inc_range(block.without_terminator())) {
    if (!local.contains(&op)) {
      if (current.empty())
        continue;
      if (isIndependent(&op, current))
        op.moveBefore(runs.back().front());
      else
        current.clear();
      continue;
    }
    // What a region needs is there before it starts.
    bool readsRun = isa<LocalizeOp>(op) &&
                    current.contains(op.getOperand(0).getDefiningOp());
    if (current.empty() || readsRun) {
      current.clear();
      runs.emplace_back();
    }
    current.insert(&op);
    runs.back().push_back(&op);
  }
  return runs;
}

/// Local values that other runs read leave and enter.
void ManualRestorer::connectRuns(std::vector<Run> &runs) {
  llvm::DenseMap<Operation *, unsigned> runOf;
  for (auto [index, run] : llvm::enumerate(runs))
    for (Operation *op : run)
      runOf[op] = index;
  llvm::MapVector<std::pair<Value, unsigned>, SmallVector<OpOperand *>> reads;
  for (auto [index, run] : llvm::enumerate(runs))
    for (Operation *op : run)
      op->walk([&, index = unsigned(index)](Operation *inner) {
        for (OpOperand &operand : inner->getOpOperands()) {
          Operation *definition = operand.get().getDefiningOp();
          auto found = runOf.find(definition);
          if (found != runOf.end() && found->second != index &&
              !isa<GlobalizeOp>(definition))
            reads[{operand.get(), index}].push_back(&operand);
        }
      });
  llvm::DenseMap<Value, Value> wholes;
  for (auto &[key, operands] : reads) {
    auto [value, reader] = key;
    Run &from = runs[runOf[value.getDefiningOp()]];
    Value &whole = wholes[value];
    if (!whole) {
      builder.setInsertionPointAfter(from.back());
      whole = leave(value);
      if (Operation *flat = whole.getDefiningOp()->getOperand(0).getDefiningOp();
          flat != value.getDefiningOp())
        from.push_back(flat);
      from.push_back(whole.getDefiningOp());
    }
    Run &to = runs[reader];
    builder.setInsertionPoint(to.front());
    Value part = enter(whole, value.getType());
    SmallVector<Operation *> entering{part.getDefiningOp()};
    if (!isa<LocalizeOp>(entering.front()))
      entering.insert(entering.begin(),
                      part.getDefiningOp()->getOperand(0).getDefiningOp());
    to.insert(to.begin(), entering.begin(), entering.end());
    for (OpOperand *operand : operands)
      operand->set(part);
  }
}

/// Moves the run's ops into a region where its first op stands.
LogicalResult ManualRestorer::closeRun(const Run &run) {
  llvm::SmallPtrSet<Operation *, 32> members(run.begin(), run.end());
  SmallVector<Value> operands, returned;
  SmallVector<sdy::TensorShardingAttr> inShardings, outShardings;
  SmallVector<GlobalizeOp> leaving;
  SmallVector<Type> types;
  SmallVector<Value> inside;
  llvm::SmallSetVector<Value, 8> whole;
  for (Operation *op : run) {
    if (auto entering = dyn_cast<LocalizeOp>(op)) {
      operands.push_back(entering.getInput());
      inShardings.push_back(
          cast<sdy::TensorShardingAttr>(entering.getSharding()));
      inside.push_back(entering.getResult());
      continue;
    }
    if (auto global = dyn_cast<GlobalizeOp>(op)) {
      returned.push_back(global.getInput());
      outShardings.push_back(
          cast<sdy::TensorShardingAttr>(global.getSharding()));
      leaving.push_back(global);
      types.push_back(global.getType());
    }
    forEachInput(op, [&](Value input) {
      if (!members.contains(input.getDefiningOp()))
        whole.insert(input);
    });
  }
  // What is the same on all devices, such as constants.
  for (Value value : whole) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type)
      return emitError(value.getLoc(), "cannot be read inside of a manual "
                                       "computation: not a tensor");
    operands.push_back(value);
    inShardings.push_back(
        makeCrossing(type.getRank(), /*isSplit=*/false));
    inside.push_back(value);
  }
  MLIRContext *context = function.getContext();
  builder.setInsertionPoint(run.front());
  Location loc = run.front()->getLoc();
  auto manual = sdy::ManualComputationOp::create(
      builder, loc, types, operands, sdy::TensorShardingPerValueAttr::get(context, inShardings),
      sdy::TensorShardingPerValueAttr::get(context, outShardings),
      only->axes);
  Block &body = manual.getBody().emplaceBlock();
  for (Value value : inside)
    body.addArgument(value.getType(), value.getLoc());
  for (Operation *op : run)
    if (!isBorder(op))
      op->moveBefore(&body, body.end());
  builder.setInsertionPointToEnd(&body);
  sdy::ReturnOp::create(builder, loc, returned);
  for (auto [value, argument] : llvm::zip_equal(inside, body.getArguments()))
    value.replaceUsesWithIf(argument, [&](OpOperand &use) {
      return manual.getBody().isAncestor(use.getOwner()->getParentRegion());
    });
  for (auto [op, result] : llvm::zip_equal(leaving, manual.getOutputs()))
    op.replaceAllUsesWith(result);
  for (Operation *op : llvm::reverse(run))
    if (isBorder(op))
      op->erase();
  return success();
}

LogicalResult ManualRestorer::restoreBlock(Block &block) {
  findLocalOps(block);
  std::vector<Run> runs = collectRuns(block);
  connectRuns(runs);
  for (const Run &run : runs)
    if (failed(closeRun(run)))
      return failure();
  return success();
}

LogicalResult ManualRestorer::run() {
  if (failed(findOnlyManual()))
    return failure();
  if (!only)
    return success();
  // Blocks that hold borders: the function's, and those of loops around them.
  llvm::SetVector<Block *> blocks;
  function.walk([&](Operation *op) {
    if (isBorder(op))
      blocks.insert(op->getBlock());
  });
  for (Block *block : blocks)
    if (failed(restoreBlock(*block)))
      return failure();
  return success();
}

LogicalResult remat::restoreManualComputations(func::FuncOp function) {
  return ManualRestorer(function).run();
}
