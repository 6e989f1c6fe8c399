// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the analyses need to know of StableHLO and CHLO ops.

#include "ModelHelpers.h"
#include "remat/Dialect/CHLO/CHLO.h"

#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "remat/ExternalModels/ExternalModels.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

namespace {
/// A constant is made in place where it is a splat; others are read.
struct ConstantModel
    : RematOpInterface::ExternalModel<ConstantModel, hlo::ConstantOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Pointwise; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Expanding; }
  int64_t getFlops(Operation *) const { return 0; }
};

/// Shows the same bytes, but for compilers that copy them.
struct BitcastConvertModel
    : RematOpInterface::ExternalModel<BitcastConvertModel,
                                      hlo::BitcastConvertOp> {
  static bool isView(Operation *op) { return !op->hasAttr(copiedBitsAttrName); }
  OpKind getOpKind(Operation *op) const {
    return isView(op) ? OpKind::View : OpKind::Pointwise;
  }
  Fusibility getFusibility(Operation *) const { return Fusibility::Elementwise; }
  int64_t getFlops(Operation *) const { return 0; }
  std::optional<unsigned> getViewedOperand(Operation *op, unsigned) const {
    return isView(op) ? std::optional(0u) : std::nullopt;
  }
};

/// A broadcast that repeats nothing is a view.
struct BroadcastInDimModel
    : RematOpInterface::ExternalModel<BroadcastInDimModel,
                                      hlo::BroadcastInDimOp> {
  static bool isReshape(Operation *op) {
    auto broadcast = cast<hlo::BroadcastInDimOp>(op);
    return countElements(op->getOperand(0).getType()) ==
               countElements(op->getResult(0).getType()) &&
           llvm::is_sorted(broadcast.getBroadcastDimensions());
  }
  OpKind getOpKind(Operation *op) const {
    return isReshape(op) ? OpKind::View : OpKind::Pointwise;
  }
  Fusibility getFusibility(Operation *op) const {
    return isReshape(op) ? Fusibility::Elementwise : Fusibility::Expanding;
  }
  int64_t getFlops(Operation *) const { return 0; }
  std::optional<unsigned> getViewedOperand(Operation *op, unsigned) const {
    if (isReshape(op))
      return 0;
    return std::nullopt;
  }
};

/// Moving only dimensions of size one leaves the bytes in place.
struct TransposeModel
    : RematOpInterface::ExternalModel<TransposeModel, hlo::TransposeOp> {
  static bool isReshape(Operation *op) {
    auto transpose = cast<hlo::TransposeOp>(op);
    ArrayRef<int64_t> shape =
        cast<ShapedType>(op->getOperand(0).getType()).getShape();
    int64_t last = -1;
    for (int64_t dimension : transpose.getPermutation()) {
      if (shape[dimension] == 1)
        continue;
      if (dimension < last)
        return false;
      last = dimension;
    }
    return true;
  }
  OpKind getOpKind(Operation *op) const {
    return isReshape(op) ? OpKind::View : OpKind::Copy;
  }
  Fusibility getFusibility(Operation *op) const {
    return isReshape(op) ? Fusibility::Elementwise : Fusibility::Movement;
  }
  int64_t getFlops(Operation *) const { return 0; }
  std::optional<unsigned> getViewedOperand(Operation *op, unsigned) const {
    if (isReshape(op))
      return 0;
    return std::nullopt;
  }
};

struct ReduceModel : RematOpInterface::ExternalModel<ReduceModel, hlo::ReduceOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Reduction; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Reduction; }
  int64_t getFlops(Operation *op) const {
    int64_t perElement = std::max<int64_t>(1, countRegionFlops(op));
    return multiplySaturating(perElement,
                              countElements(op->getOperand(0).getType()));
  }
  bool isRecomputable(Operation *op) const { return isFreeOfEffects(op); }
};

/// 2 * batch * M * N * K.
struct DotGeneralModel
    : RematOpInterface::ExternalModel<DotGeneralModel, hlo::DotGeneralOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Matmul; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    auto dot = cast<hlo::DotGeneralOp>(op);
    int64_t flops =
        multiplySaturating(2, countElements(op->getResult(0).getType()));
    auto lhs = cast<ShapedType>(dot.getLhs().getType());
    for (int64_t dimension :
         dot.getDotDimensionNumbers().getLhsContractingDimensions())
      flops = multiplySaturating(flops, lhs.getDimSize(dimension));
    return flops;
  }
  bool hasBatchDimensions(Operation *op) const {
    return !cast<hlo::DotGeneralOp>(op)
                .getDotDimensionNumbers()
                .getLhsBatchingDimensions()
                .empty();
  }
};

/// The legacy contraction of the last with the first dimension.
struct DotModel : RematOpInterface::ExternalModel<DotModel, hlo::DotOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Matmul; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    auto lhs = cast<ShapedType>(op->getOperand(0).getType());
    int64_t contracted = lhs.hasRank() && lhs.getRank() ? lhs.getShape().back() : 1;
    return multiplySaturating(
        2 * contracted, countElements(op->getResult(0).getType()));
  }
};

/// Two operations for each result element and each kernel element that it sums.
struct ConvolutionModel
    : RematOpInterface::ExternalModel<ConvolutionModel, hlo::ConvolutionOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Convolution; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    auto convolution = cast<hlo::ConvolutionOp>(op);
    auto kernel = cast<ShapedType>(convolution.getRhs().getType());
    int64_t outputFeatures = kernel.getDimSize(
        convolution.getDimensionNumbers().getKernelOutputFeatureDimension());
    int64_t perElement =
        countElements(kernel) / std::max<int64_t>(1, outputFeatures);
    return multiplySaturating(
        multiplySaturating(2, perElement),
        countElements(op->getResult(0).getType()));
  }
};

/// Reads of a window per result element.
template <typename OpTy>
struct WindowModel : RematOpInterface::ExternalModel<WindowModel<OpTy>, OpTy> {
  OpKind getOpKind(Operation *) const { return OpKind::Reduction; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    int64_t window = 1;
    if (auto dimensions =
            op->getAttrOfType<DenseI64ArrayAttr>("window_dimensions"))
      for (int64_t size : dimensions.asArrayRef())
        window = multiplySaturating(window, size);
    return multiplySaturating(window, countElements(op->getResult(0).getType()));
  }
  bool isRecomputable(Operation *op) const { return isFreeOfEffects(op); }
};

/// Reads what it takes of operand 0.
struct GatherModel : RematOpInterface::ExternalModel<GatherModel, hlo::GatherOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Gather; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *) const { return 0; }
  bool isRecomputable(Operation *op) const { return isFreeOfEffects(op); }
  Value getReadExtent(Operation *op, unsigned operand) const {
    return operand == 0 ? op->getResult(0) : op->getOperand(operand);
  }
};

/// Writes a part of operand 0 and keeps the rest.
template <typename OpTy, OpKind kind>
struct UpdateModel
    : RematOpInterface::ExternalModel<UpdateModel<OpTy, kind>, OpTy> {
  OpKind getOpKind(Operation *) const { return kind; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    return countElements(op->getOperands().back().getType());
  }
  std::optional<unsigned> getInPlaceOperand(Operation *, unsigned result) const {
    return result;
  }
  bool isRecomputable(Operation *op) const { return isFreeOfEffects(op); }
};

/// Replaces a slice; the rest stays where it is.
struct DynamicUpdateSliceModel
    : RematOpInterface::ExternalModel<DynamicUpdateSliceModel,
                                      hlo::DynamicUpdateSliceOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Copy; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const { return 0; }
  std::optional<unsigned> getInPlaceOperand(Operation *, unsigned) const {
    return 0;
  }
  Value getReadExtent(Operation *op, unsigned operand) const {
    return operand == 0 ? Value() : op->getOperand(operand);
  }
  Value getWriteExtent(Operation *op, unsigned) const {
    return cast<hlo::DynamicUpdateSliceOp>(op).getUpdate();
  }
};

/// Structured control flow: as many flops as its bodies, a loop's times its
/// trip count where that is known.
template <typename OpTy>
struct ControlModel : RematOpInterface::ExternalModel<ControlModel<OpTy>, OpTy> {
  OpKind getOpKind(Operation *) const { return OpKind::Control; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const { return countRegionFlops(op); }
  bool isRecomputable(Operation *op) const { return isFreeOfEffects(op); }
};

/// A loop. Its bodies' memory is the analyses' business (RegionMemory).
struct WhileModel : RematOpInterface::ExternalModel<WhileModel, hlo::WhileOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Control; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    return multiplySaturating(getTripCount(op), countRegionFlops(op));
  }
  bool isRecomputable(Operation *op) const { return isFreeOfEffects(op); }
  /// A carry that the body hands on unchanged shows the loop's operand.
  std::optional<unsigned> getViewedOperand(Operation *op, unsigned result) const {
    Block &body = cast<hlo::WhileOp>(op).getBody().front();
    if (body.getTerminator()->getOperand(result) == body.getArgument(result))
      return result;
    return std::nullopt;
  }
  std::optional<unsigned> getInPlaceOperand(Operation *, unsigned result) const {
    return result;
  }
  int64_t getTripCount(Operation *op) const {
    auto loop = hlo::CountedLoop::match(cast<hlo::WhileOp>(op));
    return loop ? loop->getTripCount() : 1;
  }
};

/// Randomness as a function of an explicit state.
struct RngBitGeneratorModel
    : RematOpInterface::ExternalModel<RngBitGeneratorModel,
                                      hlo::RngBitGeneratorOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Random; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    return multiplySaturating(20, countElements(op->getResult(1).getType()));
  }
};

/// An identity that orders. Results show operands that are arguments; others
/// take the operand's buffer over.
struct OptimizationBarrierModel
    : RematOpInterface::ExternalModel<OptimizationBarrierModel,
                                      hlo::OptimizationBarrierOp> {
  OpKind getOpKind(Operation *) const { return OpKind::Other; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *) const { return 0; }
  std::optional<unsigned> getViewedOperand(Operation *op,
                                           unsigned result) const {
    if (isa<BlockArgument>(op->getOperand(result)))
      return result;
    return std::nullopt;
  }
  std::optional<unsigned> getInPlaceOperand(Operation *, unsigned result) const {
    return result;
  }
  bool isRecomputable(Operation *) const { return false; }
  std::optional<int64_t> getTimeNs(Operation *) const { return 0; }
};

/// A composite that import keeps costs what its decomposition does and may run
/// again if all of that may. It is one kernel.
struct CompositeModel
    : RematOpInterface::ExternalModel<CompositeModel, hlo::CompositeOp> {
  static Operation *getDecomposition(Operation *op) {
    return SymbolTable::lookupNearestSymbolFrom(
        op, cast<hlo::CompositeOp>(op).getDecompositionAttr());
  }
  /// The kind of the op with the most operations inside.
  OpKind getOpKind(Operation *op) const {
    OpKind kind = OpKind::Pointwise;
    int64_t most = -1;
    if (Operation *decomposition = getDecomposition(op))
      decomposition->walk([&](RematOpInterface inner) {
        if (inner.getFlops() > most) {
          most = inner.getFlops();
          kind = inner.getOpKind();
        }
      });
    return kind;
  }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    Operation *decomposition = getDecomposition(op);
    return decomposition ? countRegionFlops(decomposition) : 0;
  }
  bool isRecomputable(Operation *op) const {
    Operation *decomposition = getDecomposition(op);
    if (!decomposition)
      return false;
    WalkResult walked = decomposition->walk([](Operation *inner) {
      auto interface = dyn_cast<RematOpInterface>(inner);
      bool isPinned = interface && !interface.isRecomputable();
      return isPinned ? WalkResult::interrupt() : WalkResult::advance();
    });
    return !walked.wasInterrupted();
  }
};

/// Whatever a declarations file said of the target; pinned if nothing was said.
struct CustomCallModel
    : RematOpInterface::ExternalModel<CustomCallModel, hlo::CustomCallOp> {
  static IntegerAttr getInteger(Operation *op, StringRef name) {
    auto call = op->getAttrOfType<DictionaryAttr>("remat.call");
    return call ? call.getAs<IntegerAttr>(name) : IntegerAttr();
  }
  OpKind getOpKind(Operation *op) const {
    auto call = op->getAttrOfType<DictionaryAttr>("remat.call");
    auto kind = call ? call.getAs<StringAttr>("kind") : StringAttr();
    return kind ? parseOpKind(kind).value_or(OpKind::Other) : OpKind::Other;
  }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    IntegerAttr flops = getInteger(op, "flops");
    return flops ? flops.getInt() : 0;
  }
  int64_t getWorkspaceBytes(Operation *op) const {
    IntegerAttr bytes = getInteger(op, "workspaceBytes");
    return bytes ? bytes.getInt() : 0;
  }
  bool isRecomputable(Operation *op) const {
    auto call = op->getAttrOfType<DictionaryAttr>("remat.call");
    auto flag = call ? call.getAs<BoolAttr>("recomputable") : BoolAttr();
    return flag && flag.getValue() && isFreeOfEffects(op);
  }
  std::optional<unsigned> getViewedOperand(Operation *op, unsigned) const {
    IntegerAttr operand = getInteger(op, "view");
    if (!operand || op->getNumResults() != 1)
      return std::nullopt;
    return operand.getInt();
  }
  std::optional<int64_t> getTimeNs(Operation *op) const {
    IntegerAttr time = getInteger(op, "timeNs");
    if (!time)
      return std::nullopt;
    return time.getInt();
  }
};
} // namespace

template <typename... OpTys>
static void attachCheap(MLIRContext *context) {
  (OpTys::template attachInterface<ElementwiseModel<OpTys, 1>>(*context), ...);
}

template <typename... OpTys>
static void attachTranscendental(MLIRContext *context) {
  (OpTys::template attachInterface<
       ElementwiseModel<OpTys, transcendentalFlops>>(*context),
   ...);
}

template <OpKind kind, typename... OpTys>
static void attachPinned(MLIRContext *context) {
  (OpTys::template attachInterface<PinnedModel<OpTys, kind>>(*context), ...);
}

template <typename... OpTys>
static void attachMovement(MLIRContext *context) {
  (OpTys::template attachInterface<MovementModel<OpTys>>(*context), ...);
}

static void attachElementwise(MLIRContext *context) {
  attachCheap<hlo::AbsOp, hlo::AddOp, hlo::AndOp, hlo::CeilOp, hlo::ClampOp,
              hlo::ClzOp, hlo::CompareOp, hlo::ComplexOp, hlo::ConvertOp,
              hlo::DivOp, hlo::FloorOp, hlo::ImagOp, hlo::IsFiniteOp,
              hlo::MaxOp, hlo::MinOp, hlo::MulOp, hlo::NegOp, hlo::NotOp,
              hlo::OrOp, hlo::PopulationCountOp, hlo::RealOp,
              hlo::ReducePrecisionOp, hlo::RemOp, hlo::RoundNearestEvenOp,
              hlo::RoundOp, hlo::SelectOp, hlo::ShiftLeftOp,
              hlo::ShiftRightArithmeticOp, hlo::ShiftRightLogicalOp,
              hlo::SignOp, hlo::SubtractOp, hlo::XorOp>(context);
  attachTranscendental<hlo::Atan2Op, hlo::CbrtOp, hlo::CosineOp, hlo::ExpOp,
                       hlo::Expm1Op, hlo::Log1pOp, hlo::LogOp, hlo::LogisticOp,
                       hlo::PowOp, hlo::RsqrtOp, hlo::SineOp, hlo::SqrtOp,
                       hlo::TanOp, hlo::TanhOp>(context);
}

static void attachOpaque(MLIRContext *context) {
  using namespace hlo;
  CholeskyOp::attachInterface<OpaqueModel<CholeskyOp, OpKind::Other, 32>>(*context);
  TriangularSolveOp::attachInterface<OpaqueModel<TriangularSolveOp, OpKind::Other, 32>>(*context);
  FftOp::attachInterface<OpaqueModel<FftOp, OpKind::Other, 32>>(*context);
  SortOp::attachInterface<OpaqueModel<SortOp, OpKind::Other, 32>>(*context);
  MapOp::attachInterface<OpaqueModel<MapOp, OpKind::Pointwise, 4>>(*context);
  GatherOp::attachInterface<GatherModel>(*context);
  BatchNormTrainingOp::attachInterface<OpaqueModel<BatchNormTrainingOp, OpKind::Reduction, 4>>(*context);
  BatchNormInferenceOp::attachInterface<OpaqueModel<BatchNormInferenceOp, OpKind::Pointwise, 4>>(*context);
  BatchNormGradOp::attachInterface<OpaqueModel<BatchNormGradOp, OpKind::Reduction, 6>>(*context);
}

/// XLA has lowerings of its own for these; import keeps them whole.
static void attachCHLO(MLIRContext *context, chlo::CHLODialect *) {
  using namespace chlo;
  attachCheap<ConjOp, IsInfOp, IsNegInfOp, IsPosInfOp, MulhiOp, NextAfterOp,
              SquareOp>(context);
  attachTranscendental<AcosOp, AcoshOp, AsinAcosKernelOp, AsinOp, AsinhOp,
                       AtanOp, AtanhOp, BesselI1eOp, CoshOp, DigammaOp, ErfInvOp,
                       ErfOp, ErfcOp, LgammaOp, PolygammaOp, SinhOp, TanOp,
                       ZetaOp>(context);
  ConstantOp::attachInterface<ExpandingModel<ConstantOp>>(*context);
  ConstantLikeOp::attachInterface<ExpandingModel<ConstantLikeOp>>(*context);
  RaggedDotOp::attachInterface<OpaqueModel<RaggedDotOp, OpKind::Matmul, 64>>(
      *context);
  TopKOp::attachInterface<OpaqueModel<TopKOp, OpKind::Other, 32>>(*context);
  ScanOp::attachInterface<OpaqueModel<ScanOp, OpKind::Reduction, 2>>(*context);
}

void remat::registerStableHLOModels(DialectRegistry &registry) {
  registry.addExtension(attachCHLO);
  registry.addExtension(+[](MLIRContext *context,
                            hlo::StableHLODialect *) {
    using namespace hlo;
    attachElementwise(context);
    attachOpaque(context);
    attachMovement<ConcatenateOp, PadOp, ReverseOp>(context);
    DynamicSliceOp::attachInterface<SliceModel<DynamicSliceOp>>(*context);
    SliceOp::attachInterface<SliceModel<SliceOp>>(*context);
    attachPinned<OpKind::Collective, AllGatherOp, AllReduceOp, AllToAllOp,
                 CollectiveBroadcastOp, CollectivePermuteOp, ReduceScatterOp>(
        context);
    attachPinned<OpKind::Other, InfeedOp, OutfeedOp, RecvOp, SendOp>(context);
    attachPinned<OpKind::Random, RngOp>(context);
    ConstantOp::attachInterface<ConstantModel>(*context);
    IotaOp::attachInterface<ExpandingModel<IotaOp>>(*context);
    PartitionIdOp::attachInterface<ExpandingModel<PartitionIdOp>>(*context);
    ReplicaIdOp::attachInterface<ExpandingModel<ReplicaIdOp>>(*context);
    BroadcastInDimOp::attachInterface<BroadcastInDimModel>(*context);
    BroadcastOp::attachInterface<ExpandingModel<BroadcastOp>>(*context);
    ReshapeOp::attachInterface<ViewModel<ReshapeOp>>(*context);
    BitcastConvertOp::attachInterface<BitcastConvertModel>(*context);
    TransposeOp::attachInterface<TransposeModel>(*context);
    ReduceOp::attachInterface<ReduceModel>(*context);
    DotGeneralOp::attachInterface<DotGeneralModel>(*context);
    DotOp::attachInterface<DotModel>(*context);
    ConvolutionOp::attachInterface<ConvolutionModel>(*context);
    ReduceWindowOp::attachInterface<WindowModel<ReduceWindowOp>>(*context);
    SelectAndScatterOp::attachInterface<WindowModel<SelectAndScatterOp>>(
        *context);
    ScatterOp::attachInterface<UpdateModel<ScatterOp, OpKind::Scatter>>(
        *context);
    DynamicUpdateSliceOp::attachInterface<DynamicUpdateSliceModel>(*context);
    WhileOp::attachInterface<WhileModel>(*context);
    IfOp::attachInterface<ControlModel<IfOp>>(*context);
    CaseOp::attachInterface<ControlModel<CaseOp>>(*context);
    RngBitGeneratorOp::attachInterface<RngBitGeneratorModel>(*context);
    OptimizationBarrierOp::attachInterface<OptimizationBarrierModel>(*context);
    CustomCallOp::attachInterface<CustomCallModel>(*context);
    CompositeOp::attachInterface<CompositeModel>(*context);
  });
}
