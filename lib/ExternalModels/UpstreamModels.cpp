// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the analyses need to know of linalg, tensor, arith, complex, math and scf: the
/// second input form.

#include "ModelHelpers.h"
#include "remat/ExternalModels/ExternalModels.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

/// Points of the op's iteration space, from its static loop ranges.
static int64_t countIterations(linalg::LinalgOp op) {
  int64_t points = 1;
  for (int64_t size : op.getStaticLoopRanges())
    points = multiplySaturating(points, ShapedType::isDynamic(size) ? 1 : size);
  return points;
}

static bool isConvolution(Operation *op) {
  return isa<linalg::ConvolutionOpInterface>(op);
}

/// All loops parallel and every result and tensor input read by the identity.
static bool isElementwise(linalg::LinalgOp op) {
  return op.getNumLoops() == op.getNumParallelLoops() &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isProjectedPermutation(true); });
}

namespace {
template <typename OpTy>
struct LinalgModel : RematOpInterface::ExternalModel<LinalgModel<OpTy>, OpTy> {
  OpKind getOpKind(Operation *op) const {
    auto linalgOp = cast<linalg::LinalgOp>(op);
    if (isConvolution(op))
      return OpKind::Convolution;
    if (linalg::isaContractionOpInterface(linalgOp))
      return OpKind::Matmul;
    return linalgOp.getNumReductionLoops() ? OpKind::Reduction
                                           : OpKind::Pointwise;
  }
  Fusibility getFusibility(Operation *op) const {
    auto linalgOp = cast<linalg::LinalgOp>(op);
    OpKind kind = getOpKind(op);
    if (kind == OpKind::Matmul || kind == OpKind::Convolution ||
        op->getNumResults() == 0)
      return Fusibility::Opaque;
    if (kind == OpKind::Reduction)
      return Fusibility::Reduction;
    // A fill, or a body that reads no tensor.
    if (linalgOp.getNumDpsInputs() == 0 || isa<linalg::FillOp>(op))
      return Fusibility::Expanding;
    return isElementwise(linalgOp) ? Fusibility::Elementwise
                                   : Fusibility::Opaque;
  }
  int64_t getFlops(Operation *op) const {
    int64_t perPoint = 0;
    for (Operation &inner : op->getRegion(0).front().without_terminator())
      perPoint += isa<math::MathDialect>(inner.getDialect())
                      ? transcendentalFlops
                      : 1;
    return multiplySaturating(perPoint,
                              countIterations(cast<linalg::LinalgOp>(op)));
  }
  bool isRecomputable(Operation *op) const { return isFreeOfEffects(op); }
  bool hasBatchDimensions(Operation *op) const {
    FailureOr<linalg::ContractionDimensions> dims =
        linalg::inferContractionDims(cast<linalg::LinalgOp>(op));
    return succeeded(dims) && !dims->batch.empty();
  }
};

/// Loops and branches.
template <typename OpTy>
struct ScfModel : RematOpInterface::ExternalModel<ScfModel<OpTy>, OpTy> {
  OpKind getOpKind(Operation *) const { return OpKind::Control; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *op) const {
    return multiplySaturating(getTripCount(op), countRegionFlops(op));
  }
  int64_t getTripCount(Operation *op) const {
    auto loop = dyn_cast<scf::ForOp>(op);
    std::optional<APInt> trips = loop ? loop.getStaticTripCount() : std::nullopt;
    return trips ? trips->getSExtValue() : 1;
  }
  std::optional<unsigned> getInPlaceOperand(Operation *op,
                                            unsigned result) const {
    if (auto loop = dyn_cast<scf::ForOp>(op))
      return loop.getNumControlOperands() + result;
    if (isa<scf::WhileOp>(op) && result < op->getNumOperands())
      return result;
    return std::nullopt;
  }
  bool isRecomputable(Operation *op) const { return isFreeOfEffects(op); }
};

/// An element of a tensor. Every kernel that reads a scalar reads its tensor.
template <typename OpTy>
struct ElementModel : RematOpInterface::ExternalModel<ElementModel<OpTy>, OpTy> {
  OpKind getOpKind(Operation *) const { return OpKind::Pointwise; }
  Fusibility getFusibility(Operation *op) const {
    return cast<OpTy>(op).getIndices().empty() ? Fusibility::Expanding
                                               : Fusibility::Elementwise;
  }
  int64_t getFlops(Operation *) const { return 0; }
};

/// Inserting into a tensor keeps what is not overwritten.
template <typename OpTy>
struct InsertModel : RematOpInterface::ExternalModel<InsertModel<OpTy>, OpTy> {
  OpKind getOpKind(Operation *) const { return OpKind::Copy; }
  Fusibility getFusibility(Operation *) const { return Fusibility::Opaque; }
  int64_t getFlops(Operation *) const { return 0; }
  std::optional<unsigned> getInPlaceOperand(Operation *, unsigned) const {
    return 1;
  }
};
} // namespace

template <template <typename> class Model, typename... OpTys>
static void attach(MLIRContext *context) {
  (OpTys::template attachInterface<Model<OpTys>>(*context), ...);
}

template <typename OpTy> using CheapModel = ElementwiseModel<OpTy, 1>;
template <typename OpTy>
using TranscendentalModel = ElementwiseModel<OpTy, transcendentalFlops>;

static void attachLinalg(MLIRContext *context, linalg::LinalgDialect *) {
  attach<LinalgModel,
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
         >(context);
}

static void attachTensor(MLIRContext *context, tensor::TensorDialect *) {
  using namespace tensor;
  attach<ExpandingModel, EmptyOp, SplatOp, FromElementsOp>(context);
  attach<ViewModel, CollapseShapeOp, ExpandShapeOp, CastOp>(context);
  attach<MovementModel, ConcatOp, ExtractSliceOp, PadOp>(context);
  attach<ElementModel, ExtractOp>(context);
  attach<InsertModel, InsertSliceOp, InsertOp>(context);
}

static void attachArith(MLIRContext *context, arith::ArithDialect *) {
  using namespace arith;
  attach<ExpandingModel, ConstantOp>(context);
  attach<ViewModel, BitcastOp>(context);
  attach<CheapModel, AddFOp, AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpFOp,
         CmpIOp, DivFOp, DivSIOp, DivUIOp, ExtFOp, ExtSIOp, ExtUIOp,
         FloorDivSIOp, FPToSIOp, FPToUIOp, IndexCastOp, IndexCastUIOp, MaxNumFOp,
         MaximumFOp, MaxSIOp, MaxUIOp, MinNumFOp, MinimumFOp, MinSIOp, MinUIOp,
         MulFOp, MulIOp, NegFOp, OrIOp, RemFOp, RemSIOp, RemUIOp, SelectOp,
         ShLIOp, ShRSIOp, ShRUIOp, SIToFPOp, SubFOp, SubIOp, TruncFOp, TruncIOp,
         UIToFPOp, XOrIOp>(context);
}

/// All other ops of the dialect are in bodies by the time that the step is planned.
static void attachComplex(MLIRContext *context, complex::ComplexDialect *) {
  attach<ExpandingModel, complex::ConstantOp>(context);
}

static void attachMath(MLIRContext *context, math::MathDialect *) {
  using namespace math;
  attach<CheapModel, AbsFOp, AbsIOp, CeilOp, CopySignOp, FloorOp, FmaOp,
         RoundEvenOp, RoundOp, TruncOp>(context);
  attach<TranscendentalModel, AcosOp, AsinOp, Atan2Op, AtanOp, CbrtOp, CosOp,
         CoshOp, ErfOp, ErfcOp, Exp2Op, ExpM1Op, ExpOp, FPowIOp, IPowIOp,
         Log10Op, Log1pOp, Log2Op, LogOp, PowFOp, RsqrtOp, SinOp, SinhOp, SqrtOp,
         TanOp, TanhOp>(context);
}

static void attachScf(MLIRContext *context, scf::SCFDialect *) {
  attach<ScfModel, scf::ForOp, scf::IfOp, scf::IndexSwitchOp, scf::WhileOp>(
      context);
}

void remat::registerUpstreamModels(DialectRegistry &registry) {
  registry.addExtension(attachLinalg);
  registry.addExtension(attachTensor);
  registry.addExtension(attachArith);
  registry.addExtension(attachComplex);
  registry.addExtension(attachMath);
  registry.addExtension(attachScf);
}
