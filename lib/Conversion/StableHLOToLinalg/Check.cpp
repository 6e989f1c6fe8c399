// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds everything that the conversion does not lower, before it changes
/// anything.

#include "Lowering.h"
#include "mlir/IR/Diagnostics.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

bool remat::isIdentityCall(Operation *op) {
  auto call = dyn_cast<stablehlo::CustomCallOp>(op);
  if (!call || call->getOperandTypes() != call->getResultTypes())
    return false;
  return llvm::is_contained({"Sharding", "SPMDFullToShardShape",
                             "SPMDShardToFullShape",
                             "annotate_device_placement"},
                            call.getCallTargetName());
}

/// Ops with a pattern of their own.
static bool hasPattern(Operation *op) {
  return isa<
      stablehlo::BatchNormGradOp, stablehlo::BatchNormInferenceOp,
      stablehlo::BatchNormTrainingOp, stablehlo::BitcastConvertOp,
      stablehlo::BroadcastInDimOp, stablehlo::BroadcastOp, stablehlo::CaseOp,
      stablehlo::CholeskyOp, stablehlo::ConcatenateOp, stablehlo::ConstantOp,
      stablehlo::ConvolutionOp, stablehlo::DotGeneralOp, stablehlo::DotOp,
      stablehlo::DynamicSliceOp, stablehlo::DynamicUpdateSliceOp,
      stablehlo::FftOp, stablehlo::GatherOp, stablehlo::GetDimensionSizeOp,
      stablehlo::IfOp, stablehlo::IotaOp, stablehlo::MapOp,
      stablehlo::OptimizationBarrierOp, stablehlo::PadOp, stablehlo::ReduceOp,
      stablehlo::ReduceWindowOp, stablehlo::ReshapeOp, stablehlo::ReturnOp,
      stablehlo::ReverseOp, stablehlo::RngBitGeneratorOp, stablehlo::ScatterOp,
      stablehlo::SelectAndScatterOp, stablehlo::SliceOp, stablehlo::SortOp,
      stablehlo::TransposeOp, stablehlo::TriangularSolveOp, stablehlo::WhileOp,
      chlo::TopKOp>(op);
}

bool remat::hasScalarRegions(Operation *op) {
  return isa<stablehlo::MapOp, stablehlo::ReduceOp, stablehlo::ReduceWindowOp,
             stablehlo::ScatterOp, stablehlo::SelectAndScatterOp,
             stablehlo::SortOp>(op);
}

static bool isLowerableType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return false;
  Type element = tensor.getElementType();
  return tensor.hasStaticShape() &&
         (element.isIntOrIndexOrFloat() || isa<ComplexType>(element));
}

/// Scales of blocks are powers of two. LLVM's constants do not take them for numbers.
static bool hasScaleElements(Type type) {
  return isa<Float8E8M0FNUType>(getElementTypeOrSelf(type));
}

static bool isComplexTensor(Value value) {
  return isa<ComplexType>(getElementType(value));
}

/// Functions that no formula is known for on complex numbers.
static bool lacksComplexForm(Operation *op) {
  if (op->getNumOperands() == 0 || !isComplexTensor(op->getOperand(0)))
    return false;
  if (auto compare = dyn_cast<stablehlo::CompareOp>(op))
    return compare.getComparisonDirection() !=
               stablehlo::ComparisonDirection::EQ &&
           compare.getComparisonDirection() !=
               stablehlo::ComparisonDirection::NE;
  return isa<stablehlo::Atan2Op, stablehlo::RemOp, stablehlo::CbrtOp,
             stablehlo::CholeskyOp, stablehlo::TriangularSolveOp>(op);
}

/// Conversions of bits between formats of which one is complex.
static bool isComplexBitcast(Operation *op) {
  auto bitcast = dyn_cast<stablehlo::BitcastConvertOp>(op);
  return bitcast && bitcast.getType() != bitcast.getOperand().getType() &&
         (isComplexTensor(bitcast.getOperand()) ||
          isComplexTensor(bitcast.getResult()));
}

/// What a step may do instead of calling a target that JAX writes.
static StringRef suggestInstead(StringRef target) {
  if (target == "ApproxTopK")
    return "; jax.lax.top_k in place of approx_max_k has one, on -x in place of "
           "approx_min_k";
  return "";
}

/// Why the op cannot be lowered; empty if it can.
static std::string findObstacle(Operation *op) {
  if (!hasPattern(op) && !hasScalarForm(op) && !isIdentityCall(op) &&
      !isLinearAlgebraCall(op)) {
    if (auto call = dyn_cast<stablehlo::CustomCallOp>(op))
      return ("no lowering for a call of '" + call.getCallTargetName() + "'" +
              suggestInstead(call.getCallTargetName()))
          .str();
    return "no lowering";
  }
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes()))) {
    if (hasScaleElements(type))
      return "not lowered for 'f8E8M0FNU', which has neither zero nor sign";
    if (!isLowerableType(type))
      return "only static shapes of plain numbers are lowered";
  }
  if (lacksComplexForm(op) || isComplexBitcast(op))
    return "not lowered for complex numbers";
  if (auto random = dyn_cast<stablehlo::RngBitGeneratorOp>(op))
    if (!getElementType(random.getInitialState()).isUnsignedInteger(64))
      return "the state must be of type ui64";
  if (hasScalarRegions(op))
    for (Region &region : op->getRegions())
      if (Operation *inner = findNonScalarOp(region))
        return ("its region contains '" + inner->getName().getStringRef() + "'")
            .str();
  return "";
}

namespace {
/// The places of one kind of op that cannot be lowered for one reason.
struct Obstacle {
  std::string reason;
  Operation *first = nullptr;
  unsigned count = 0;
};
} // namespace

/// The entry of the op's kind and reason.
static Obstacle &findEntry(SmallVectorImpl<Obstacle> &obstacles, Operation *op,
                           const std::string &reason) {
  for (Obstacle &obstacle : obstacles)
    if (obstacle.first->getName() == op->getName() && obstacle.reason == reason)
      return obstacle;
  obstacles.push_back({reason, op, 0});
  return obstacles.back();
}

LogicalResult remat::checkLowerable(Operation *root) {
  SmallVector<Obstacle> obstacles;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa_and_nonnull<stablehlo::StableHLODialect, chlo::CHLODialect>(
            op->getDialect()))
      return WalkResult::advance();
    std::string reason = findObstacle(op);
    if (!reason.empty())
      ++findEntry(obstacles, op, reason).count;
    // Regions on scalars are judged with their op.
    return hasScalarRegions(op) ? WalkResult::skip() : WalkResult::advance();
  });
  for (const Obstacle &obstacle : obstacles) {
    InFlightDiagnostic error = emitError(obstacle.first->getLoc())
                               << "cannot lower '" << obstacle.first->getName()
                               << "': " << obstacle.reason;
    if (obstacle.count > 1)
      error << " (" << obstacle.count << " uses)";
  }
  return success(obstacles.empty());
}
