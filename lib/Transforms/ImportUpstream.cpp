// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The second input form: which ops of the dialects of MLIR itself are accepted, and the
/// rewriting of those that are short for others which all that follows knows. Arithmetic
/// on whole tensors becomes linalg, too.

#include "ImportSteps.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

bool remat::isSupportedUpstreamOp(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  if (dialect == "arith" || dialect == "complex" || dialect == "math")
    return !isa<arith::ScalingExtFOp, arith::ScalingTruncFOp, math::IPowIOp>(op);
  if (dialect == "linalg")
    return isa<linalg::LinalgOp, linalg::SoftmaxOp, linalg::IndexOp,
               linalg::YieldOp>(op);
  if (dialect == "scf")
    return isa<scf::ConditionOp, scf::ExecuteRegionOp, scf::ForallOp,
               scf::ForOp, scf::IfOp, scf::InParallelOp, scf::IndexSwitchOp,
               scf::WhileOp, scf::YieldOp>(op);
  if (dialect == "tensor")
    return isa<tensor::BitcastOp, tensor::CastOp, tensor::CollapseShapeOp,
               tensor::ConcatOp, tensor::DimOp, tensor::EmptyOp,
               tensor::ExpandShapeOp, tensor::ExtractOp, tensor::ExtractSliceOp,
               tensor::FromElementsOp, tensor::GenerateOp, tensor::InsertOp,
               tensor::InsertSliceOp, tensor::PadOp,
               tensor::ParallelInsertSliceOp, tensor::RankOp, tensor::ReshapeOp,
               tensor::SplatOp, tensor::YieldOp>(op);
  return isa<affine::AffineApplyOp, affine::AffineMaxOp, affine::AffineMinOp,
             bufferization::AllocTensorOp, ub::PoisonOp>(op);
}

/// By way of the row of all elements.
static Value reshape(OpBuilder &builder, tensor::ReshapeOp op) {
  auto view = [&](Value value, RankedTensorType from,
                  RankedTensorType to) -> Value {
    auto row = RankedTensorType::get({from.getNumElements()},
                                     from.getElementType());
    auto all = [](int64_t rank) {
      SmallVector<ReassociationIndices> groups(rank == 0 ? 0 : 1);
      if (rank > 0)
        llvm::append_range(groups.front(), llvm::seq<int64_t>(0, rank));
      return groups;
    };
    if (from.getRank() != 1)
      value = from.getRank() == 0
                  ? tensor::ExpandShapeOp::create(builder, op.getLoc(), row,
                                                  value, all(0))
                        .getResult()
                  : tensor::CollapseShapeOp::create(builder, op.getLoc(), row,
                                                    value, all(from.getRank()))
                        .getResult();
    if (to.getRank() == 1)
      return value;
    if (to.getRank() == 0)
      return tensor::CollapseShapeOp::create(builder, op.getLoc(), to, value,
                                             all(0))
          .getResult();
    return tensor::ExpandShapeOp::create(builder, op.getLoc(), to, value,
                                         all(to.getRank()))
        .getResult();
  };
  return view(op.getSource(), cast<RankedTensorType>(op.getSource().getType()),
              cast<RankedTensorType>(op.getType()));
}

/// An op whose body makes each element from its place.
static Value generate(OpBuilder &builder, tensor::GenerateOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  Value empty = tensor::EmptyOp::create(builder, op.getLoc(), type.getShape(),
                                        type.getElementType());
  SmallVector<utils::IteratorType> loops(type.getRank(),
                                         utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, op.getLoc(), TypeRange(type), ValueRange(), ValueRange(empty),
      builder.getMultiDimIdentityMap(type.getRank()), loops);
  Block *body = builder.createBlock(&generic.getRegion(), {},
                                    type.getElementType(), op.getLoc());
  SmallVector<Value> place;
  for (int64_t i = 0; i < type.getRank(); ++i)
    place.push_back(linalg::IndexOp::create(builder, op.getLoc(), i));
  Block &made = op.getBody().front();
  for (auto [argument, index] : llvm::zip_equal(made.getArguments(), place))
    argument.replaceAllUsesWith(index);
  body->getOperations().splice(body->end(), made.getOperations());
  Operation *yield = body->getTerminator();
  builder.setInsertionPoint(yield);
  linalg::YieldOp::create(builder, yield->getLoc(), yield->getOperands());
  yield->erase();
  return generic.getResult(0);
}

static Value fill(OpBuilder &builder, tensor::SplatOp op) {
  Value empty = tensor::EmptyOp::create(builder, op.getLoc(),
                                        op.getType().getShape(),
                                        op.getType().getElementType());
  return linalg::FillOp::create(builder, op.getLoc(), op.getInput(), empty)
      .getResult(0);
}

/// The region's ops where the op stands.
static SmallVector<Value> inlineRegion(scf::ExecuteRegionOp op) {
  Block &body = op.getRegion().front();
  Operation *yield = body.getTerminator();
  SmallVector<Value> values(yield->getOperands());
  yield->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations());
  return values;
}

/// Iterations one after the other. Each sees the tensors as they were in front of the
/// loop, and writes its slices into what those before it have left.
static SmallVector<Value> orderIterations(OpBuilder &builder,
                                          scf::ForallOp op) {
  Location loc = op.getLoc();
  auto toValues = [&](ArrayRef<OpFoldResult> mixed) {
    return getValueOrCreateConstantIndexOp(builder, loc, mixed);
  };
  scf::LoopNest nest = scf::buildLoopNest(
      builder, loc, toValues(op.getMixedLowerBound()),
      toValues(op.getMixedUpperBound()), toValues(op.getMixedStep()),
      op.getOutputs(),
      [&](OpBuilder &inside, Location, ValueRange place, ValueRange written) {
        IRMapping mapping;
        mapping.map(op.getInductionVars(), place);
        mapping.map(op.getRegionIterArgs(), op.getOutputs());
        for (Operation &inner : op.getBody()->without_terminator())
          inside.clone(inner, mapping);
        SmallVector<Value> next(written);
        for (Operation &write : op.getTerminator().getYieldingOps()) {
          auto insert = cast<tensor::ParallelInsertSliceOp>(write);
          unsigned number = insert.getTiedOpResult().getResultNumber();
          auto map = [&](ArrayRef<OpFoldResult> mixed) {
            return llvm::map_to_vector(mixed, [&](OpFoldResult part) {
              auto value = dyn_cast<Value>(part);
              return value ? OpFoldResult(mapping.lookupOrDefault(value)) : part;
            });
          };
          next[number] = tensor::InsertSliceOp::create(
              inside, insert.getLoc(),
              mapping.lookupOrDefault(insert.getSource()), next[number],
              map(insert.getMixedOffsets()), map(insert.getMixedSizes()),
              map(insert.getMixedStrides()));
        }
        return next;
      });
  return SmallVector<Value>(nest.results);
}

/// Whether the op computes each element of a tensor from those at its place.
static bool isElementwiseOnTensors(Operation *op) {
  return OpTrait::hasElementwiseMappableTraits(op) &&
         !op->hasTrait<OpTrait::ConstantLike>() && op->getNumResults() > 0 &&
         llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>);
}

static SmallVector<Value> mapElements(OpBuilder &builder, Operation *op) {
  Location loc = op->getLoc();
  SmallVector<Value> inputs, outputs;
  for (Value operand : op->getOperands())
    if (isa<RankedTensorType>(operand.getType()))
      inputs.push_back(operand);
  SmallVector<Type> elementTypes;
  for (Type type : op->getResultTypes()) {
    auto tensor = cast<RankedTensorType>(type);
    elementTypes.push_back(tensor.getElementType());
    outputs.push_back(tensor::EmptyOp::create(builder, loc, tensor.getShape(),
                                              tensor.getElementType()));
  }
  int64_t rank = cast<RankedTensorType>(op->getResult(0).getType()).getRank();
  SmallVector<AffineMap> maps(inputs.size() + outputs.size(),
                              builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, loc, op->getResultTypes(), inputs, outputs, maps, loops,
      [&](OpBuilder &body, Location at, ValueRange elements) {
        SmallVector<Value> operands;
        for (Value operand : op->getOperands()) {
          bool isTensor = isa<RankedTensorType>(operand.getType());
          operands.push_back(isTensor ? elements.front() : operand);
          elements = elements.drop_front(isTensor);
        }
        Operation *inside =
            body.create(OperationState(at, op->getName(), operands, elementTypes,
                                       op->getAttrs()));
        linalg::YieldOp::create(body, at, inside->getResults());
      });
  return SmallVector<Value>(generic.getResults());
}

/// The values that the op stands for; none if it stays.
static FailureOr<SmallVector<Value>> expand(OpBuilder &builder, Operation *op) {
  builder.setInsertionPoint(op);
  if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op))
    return softmax.decomposeOperation(builder);
  if (auto concat = dyn_cast<tensor::ConcatOp>(op))
    return concat.decomposeOperation(builder);
  if (auto view = dyn_cast<tensor::ReshapeOp>(op))
    return SmallVector<Value>{reshape(builder, view)};
  if (auto made = dyn_cast<tensor::GenerateOp>(op))
    return SmallVector<Value>{generate(builder, made)};
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    return SmallVector<Value>{fill(builder, splat)};
  // A view, and the only op that takes integers with and without a sign.
  if (auto bits = dyn_cast<tensor::BitcastOp>(op))
    return SmallVector<Value>{stablehlo::BitcastConvertOp::create(
        builder, op->getLoc(), bits.getType(), bits.getSource())};
  if (auto region = dyn_cast<scf::ExecuteRegionOp>(op))
    return inlineRegion(region);
  if (auto loop = dyn_cast<scf::ForallOp>(op))
    return orderIterations(builder, loop);
  if (isElementwiseOnTensors(op))
    return mapElements(builder, op);
  return failure();
}

void remat::expandUpstream(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isa<linalg::SoftmaxOp, scf::ExecuteRegionOp, scf::ForallOp,
            tensor::BitcastOp, tensor::ConcatOp, tensor::GenerateOp,
            tensor::ReshapeOp, tensor::SplatOp>(op) ||
        isElementwiseOnTensors(op))
      ops.push_back(op);
  });
  OpBuilder builder(module.getContext());
  for (Operation *op : ops) {
    FailureOr<SmallVector<Value>> values = expand(builder, op);
    if (failed(values))
      continue;
    op->replaceAllUsesWith(*values);
    op->erase();
  }
}
