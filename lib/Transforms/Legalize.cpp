// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Makes a device's own copies explicit; see the header.
///
/// ```mlir
/// %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
///     : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
/// ```
/// becomes, on a device that widens bf16,
/// ```mlir
/// %0 = stablehlo.convert %a : (tensor<2x3xbf16>) -> tensor<2x3xf32>
/// %1 = stablehlo.convert %b : (tensor<3x4xbf16>) -> tensor<3x4xf32>
/// %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0]
///     : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
/// %r = stablehlo.convert %2 : (tensor<2x4xf32>) -> tensor<2x4xbf16>
/// ```

#include "remat/Transforms/Legalize.h"
#include "LegalizeConvolutions.h"
#include "LegalizeEqualOps.h"
#include "LegalizeProducts.h"
#include "LegalizeReductions.h"
#include "LegalizeReshapes.h"
#include "LegalizeRounding.h"
#include "LegalizeScans.h"
#include "LegalizeScatters.h"
#include "LegalizeSelections.h"
#include "LoopInvariants.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/OnlyRun.h"
#include "remat/Analysis/FlatProducts.h"
#include "remat/ExternalModels/ExternalModels.h"
#include "remat/Transforms/AddSlices.h"
#include "remat/Transforms/FoldTransposes.h"
#include "remat/Transforms/Passes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include <map>

namespace remat {
#define GEN_PASS_DEF_REMATLEGALIZE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
class Legalizer {
public:
  Legalizer(func::FuncOp function, const DeviceDescriptor &device)
      : function(function), device(device), builder(function.getContext()) {}

  void run();

private:
  void expandGaussian(Operation *op);
  void expandErfInv(chlo::ErfInvOp op);
  void flattenUpdates(stablehlo::ScatterOp scatter);
  bool isWidened(Type type) const;
  void widen(Operation *op);
  bool isWidenedArithmetic(Operation *op) const;
  bool isWindowed(Operation *op) const;
  Value getWide(Value value);
  void orderDimensions(stablehlo::DotGeneralOp dot);
  void orderDimensions(stablehlo::ConvolutionOp convolution);
  void separateInitialValues(stablehlo::WhileOp loop);
  Value transpose(Value value, SmallVector<int64_t> order);
  Value copyInOrder(Value value, SmallVector<int64_t> order);
  bool isLibraryReduction(RematOpInterface op, Value operand) const;
  bool isMadeAgainWhereCopied(Value value) const;
  Value getHoistedNarrow(Value operand) const;
  Value makeHoistedCopy(Value narrow, Value wide, ArrayRef<int64_t> order);

  func::FuncOp function;
  const DeviceDescriptor &device;
  OpBuilder builder;
  /// The wide copy of each narrow value: all readers share it.
  llvm::DenseMap<Value, Value> wide;
};
} // namespace

/// Of products whose sides were exchanged to take in a transpose of the result. XLA
/// orders their dimensions before (dot_decomposer.cc).
static constexpr StringLiteral exchangedName = "remat.exchanged";

static bool isConversionToF32(Operation *op) {
  return isa<stablehlo::ConvertOp>(op) &&
         getElementTypeOrSelf(op->getResult(0).getType()).isF32();
}

bool Legalizer::isWidened(Type type) const {
  return hasTypeOf(device.widenedTypes, type);
}

Value Legalizer::getWide(Value value) {
  Value &copy = wide[value];
  if (!copy) {
    builder.setInsertionPointAfterValue(value);
    auto type = cast<RankedTensorType>(value.getType());
    copy = stablehlo::ConvertOp::create(builder, value.getLoc(),
                                        type.clone(builder.getF32Type()), value);
  }
  return copy;
}

void Legalizer::widen(Operation *op) {
  for (OpOperand &operand : op->getOpOperands())
    if (isWidened(operand.get().getType()))
      operand.set(getWide(operand.get()));
  OpResult result = op->getResult(0);
  if (!isWidened(result.getType()))
    return;
  auto narrow = cast<RankedTensorType>(result.getType());
  result.setType(narrow.clone(builder.getF32Type()));
  builder.setInsertionPointAfter(op);
  auto rounded =
      stablehlo::ConvertOp::create(builder, op->getLoc(), narrow, result);
  result.replaceAllUsesExcept(rounded, rounded);
  // A conversion that the step makes reads what was not rounded, unless a view lies
  // between, which others want as it is.
  bool isViewed = isFlatProduct(op) &&
                  !llvm::all_of(rounded->getUsers(), isConversionToF32);
  for (Operation *user : llvm::make_early_inc_range(rounded->getUsers()))
    if (!isViewed && isConversionToF32(user)) {
      user->getResult(0).replaceAllUsesWith(result);
      user->erase();
    }
  if (rounded->use_empty())
    rounded->erase();
  else if (isFlatProduct(op))
    copyForBarriers(rounded);
}

/// Whether the op computes in f32 and its wide result is read as it is. XLA
/// widens all arithmetic (`float_normalization.cc`); kernels keep that to
/// themselves unless someone reads the wide value.
bool Legalizer::isWidenedArithmetic(Operation *op) const {
  auto interface = dyn_cast<RematOpInterface>(op);
  return interface && op->getNumResults() == 1 &&
         interface.getFusibility() == Fusibility::Elementwise &&
         !interface.getViewedOperand(0) &&
         !isa<stablehlo::BitcastConvertOp, stablehlo::ConvertOp, stablehlo::SelectOp>(op) &&
         hasTypeOf(device.widenedArithmetic, op->getResult(0).getType()) &&
         llvm::any_of(op->getUsers(), isConversionToF32);
}

/// Whether the op is a long reduction of a narrow type. The library has none of those;
/// they become windows of f32 (xla/hlo/transforms/simplifiers/tree_reduction_rewriter.cc).
bool Legalizer::isWindowed(Operation *op) const {
  constexpr int64_t windowSize = 32;
  auto reduce = dyn_cast<stablehlo::ReduceOp>(op);
  if (!reduce || op->getNumResults() != 1 || !device.duplication ||
      !isWidened(op->getOperand(0).getType()))
    return false;
  auto type = cast<RankedTensorType>(op->getOperand(0).getType());
  return llvm::any_of(reduce.getDimensions(), [&](int64_t dimension) {
    return type.getDimSize(dimension) > windowSize;
  });
}

/// The order batch, free, contracting of an operand's dimensions, or batch,
/// contracting, free.
static SmallVector<int64_t> makeOrder(int64_t rank, ArrayRef<int64_t> batching,
                                      ArrayRef<int64_t> contracting,
                                      bool contractingLast) {
  SmallVector<int64_t> order(batching), free;
  for (int64_t dimension = 0; dimension < rank; ++dimension)
    if (!llvm::is_contained(batching, dimension) &&
        !llvm::is_contained(contracting, dimension))
      free.push_back(dimension);
  llvm::append_range(order, contractingLast ? ArrayRef<int64_t>(free)
                                            : contracting);
  llvm::append_range(order, contractingLast ? contracting
                                            : ArrayRef<int64_t>(free));
  return order;
}

/// Whether the order leaves the bytes in place, or exchanges the last two
/// dimensions only, which matmul libraries do on the fly.
static bool isFreeOrder(ArrayRef<int64_t> order, ArrayRef<int64_t> shape,
                        size_t batches) {
  if (llvm::is_sorted(order))
    return true;
  SmallVector<int64_t> moved;
  for (int64_t dimension : order)
    if (shape[dimension] != 1)
      moved.push_back(dimension);
  if (llvm::is_sorted(moved))
    return true;
  if (order.size() != batches + 2)
    return false;
  for (size_t batch = 0; batch < batches; ++batch)
    if (order[batch] != int64_t(batch))
      return false;
  return true;
}

/// The value with its dimensions in this order. A transpose that makes it is
/// part of the same copy.
Value Legalizer::transpose(Value value, SmallVector<int64_t> order) {
  if (auto before = value.getDefiningOp<stablehlo::TransposeOp>()) {
    value = before.getOperand();
    for (int64_t &dimension : order)
      dimension = before.getPermutation()[dimension];
  }
  if (llvm::is_sorted(order))
    return value;
  if (isMadeAgainWhereCopied(value))
    value = builder.clone(*value.getDefiningOp())->getResult(0);
  return stablehlo::TransposeOp::create(builder, value.getLoc(), value, order);
}

/// Whether the op is a reduction that a library carries out: it reads memory.
bool Legalizer::isLibraryReduction(RematOpInterface op, Value operand) const {
  auto type = cast<RankedTensorType>(operand.getType());
  return op.getFusibility() == Fusibility::Reduction &&
         type.getNumElements() >= device.duplication->reductionMinElements &&
         hasTypeOf(device.duplication->reductionTypes, type);
}

/// Whether kernels make the value again instead of reading it: it is cheap, and
/// nobody wants it in memory as it is. A matmul without batches reads a value of
/// more than two dimensions as a matrix, and that is a kernel of its own.
bool Legalizer::isMadeAgainWhereCopied(Value value) const {
  Operation *maker = value.getDefiningOp();
  auto interface = dyn_cast_or_null<RematOpInterface>(maker);
  if (!interface || !device.duplication || maker->getNumResults() != 1 ||
      interface.getFusibility() != Fusibility::Elementwise ||
      interface.getViewedOperand(0) ||
      isCostlyToMake(*device.duplication, maker) ||
      cast<RankedTensorType>(value.getType()).getRank() <= 2)
    return false;
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    auto reader = dyn_cast<RematOpInterface>(user);
    if (!reader || isLibraryReduction(reader, value))
      return false;
    auto dot = dyn_cast<stablehlo::DotGeneralOp>(user);
    return dot ? dot.getDotDimensionNumbers().getLhsBatchingDimensions().empty()
               : reader.getFusibility() != Fusibility::Opaque;
  });
}

/// The narrow value whose wide copy the operand is, if that copy is moved out of a
/// loop: by then the narrow value is in the order of the product's dimensions,
/// which the library could have taken as they were.
Value Legalizer::getHoistedNarrow(Value operand) const {
  auto wider = operand.getDefiningOp<stablehlo::ConvertOp>();
  if (!device.hoistsInvariants || !wider || !isWidened(wider.getOperand().getType()) ||
      !isLoopInvariant(wider.getOperand()))
    return nullptr;
  return wider.getOperand();
}

Value Legalizer::makeHoistedCopy(Value narrow, Value wide,
                                 ArrayRef<int64_t> order) {
  auto ordered =
      stablehlo::TransposeOp::create(builder, narrow.getLoc(), narrow, order);
  Type type = cast<RankedTensorType>(ordered.getType())
                  .clone(cast<RankedTensorType>(wide.getType()).getElementType());
  return stablehlo::ConvertOp::create(builder, narrow.getLoc(), type, ordered);
}

/// Operands as [batch, free, contracting] x [batch, contracting, free], or, where
/// sides were exchanged, the other way round.
void Legalizer::orderDimensions(stablehlo::DotGeneralOp dot) {
  bool isExchanged = dot->hasAttr(exchangedName);
  stablehlo::DotDimensionNumbersAttr numbers = dot.getDotDimensionNumbers();
  SmallVector<int64_t> batching[] = {
      llvm::to_vector(numbers.getLhsBatchingDimensions()),
      llvm::to_vector(numbers.getRhsBatchingDimensions())};
  SmallVector<int64_t> contracting[] = {
      llvm::to_vector(numbers.getLhsContractingDimensions()),
      llvm::to_vector(numbers.getRhsContractingDimensions())};
  for (unsigned side : {0u, 1u}) {
    bool isLeft = (side == 0) != isExchanged;
    Value operand = dot->getOperand(side);
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(operand.getType()).getShape();
    SmallVector<int64_t> order = makeOrder(
        shape.size(), batching[side], contracting[side], /*contractingLast=*/isLeft);
    if (auto before = operand.getDefiningOp<stablehlo::TransposeOp>()) {
      // The library may take what the transpose reads.
      SmallVector<int64_t> sourceOrder;
      for (int64_t dimension : order)
        sourceOrder.push_back(before.getPermutation()[dimension]);
      Value source = before.getOperand();
      if (isFreeOrder(sourceOrder,
                      cast<RankedTensorType>(source.getType()).getShape(),
                      batching[side].size())) {
        dot->setOperand(side, source);
        for (auto *dimensions : {&batching[side], &contracting[side]})
          for (int64_t &dimension : *dimensions)
            dimension = before.getPermutation()[dimension];
        continue;
      }
    }
    Value narrow = llvm::is_sorted(order) ? nullptr : getHoistedNarrow(operand);
    if (!narrow && isFreeOrder(order, shape, batching[side].size()))
      continue;
    builder.setInsertionPoint(dot);
    dot->setOperand(side, narrow ? makeHoistedCopy(narrow, operand, order)
                                 : transpose(operand, order));
    int64_t batches = batching[side].size();
    int64_t first = isLeft ? order.size() - contracting[side].size() : batches;
    std::iota(batching[side].begin(), batching[side].end(), 0);
    std::iota(contracting[side].begin(), contracting[side].end(), first);
  }
  dot.setDotDimensionNumbersAttr(stablehlo::DotDimensionNumbersAttr::get(
      dot.getContext(), batching[0], batching[1], contracting[0],
      contracting[1]));
}

/// Whether no dimension of more than one element changes its place among such.
static bool movesOnlyUnits(RankedTensorType type, ArrayRef<int64_t> order) {
  SmallVector<int64_t> larger(order);
  llvm::erase_if(larger, [&](int64_t dimension) { return type.getDimSize(dimension) == 1; });
  return llvm::is_sorted(larger);
}

/// The transpose, as a copy even if that is the same bytes: XLA lays the operand out in
/// another order first, and copies it from there.
Value Legalizer::copyInOrder(Value value, SmallVector<int64_t> order) {
  auto type = cast<RankedTensorType>(value.getType());
  Value ordered = transpose(value, order);
  if (llvm::is_sorted(order) || !movesOnlyUnits(type, order))
    return ordered;
  return stablehlo::ConvertOp::create(builder, value.getLoc(),
                                      cast<RankedTensorType>(ordered.getType()), ordered);
}

/// Operands and result as [b, spatial, f] x [spatial, i, o] -> [b, spatial, f].
void Legalizer::orderDimensions(stablehlo::ConvolutionOp convolution) {
  stablehlo::ConvDimensionNumbersAttr numbers =
      convolution.getDimensionNumbers();
  auto makeOrder = [](ArrayRef<int64_t> first, ArrayRef<int64_t> second,
                      int64_t last) {
    SmallVector<int64_t> order(first);
    llvm::append_range(order, second);
    order.push_back(last);
    return order;
  };
  SmallVector<int64_t> input = makeOrder(
      numbers.getInputBatchDimension(), numbers.getInputSpatialDimensions(),
      numbers.getInputFeatureDimension());
  SmallVector<int64_t> kernel =
      makeOrder(numbers.getKernelSpatialDimensions(),
                numbers.getKernelInputFeatureDimension(),
                numbers.getKernelOutputFeatureDimension());
  SmallVector<int64_t> output = makeOrder(
      numbers.getOutputBatchDimension(), numbers.getOutputSpatialDimensions(),
      numbers.getOutputFeatureDimension());
  builder.setInsertionPoint(convolution);
  convolution->setOperand(0, copyInOrder(convolution.getLhs(), input));
  convolution->setOperand(1, copyInOrder(convolution.getRhs(), kernel));
  int64_t spatial = output.size() - 2;
  SmallVector<int64_t> inner(spatial), kernelInner(spatial);
  std::iota(inner.begin(), inner.end(), 1);
  std::iota(kernelInner.begin(), kernelInner.end(), 0);
  convolution.setDimensionNumbersAttr(stablehlo::ConvDimensionNumbersAttr::get(
      convolution.getContext(), 0, spatial + 1, inner, spatial, spatial + 1,
      kernelInner, 0, spatial + 1, inner));
  if (llvm::is_sorted(output))
    return;
  OpResult result = convolution->getResult(0);
  auto type = cast<RankedTensorType>(result.getType());
  SmallVector<int64_t> shape, inverse(output.size());
  for (auto [place, dimension] : llvm::enumerate(output)) {
    shape.push_back(type.getDimSize(dimension));
    inverse[dimension] = place;
  }
  result.setType(type.clone(shape));
  builder.setInsertionPointAfter(convolution);
  auto back = stablehlo::TransposeOp::create(builder, convolution.getLoc(),
                                             type, result, inverse);
  result.replaceAllUsesExcept(back, back);
}

/// Whether everybody else reads the value before the op, in the op's block.
static bool isReadLast(Value value, OpOperand &operand) {
  Operation *op = operand.getOwner();
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    Operation *user = op->getBlock()->findAncestorOpInBlock(*use.getOwner());
    return &use == &operand || (user && user != op && user->isBeforeInBlock(op));
  });
}

/// Loops write their carries in place: a splat that several carries start from
/// is made for each of them, but for the last: that one may begin in the splat's own bytes.
void Legalizer::separateInitialValues(stablehlo::WhileOp loop) {
  for (OpOperand &operand : loop->getOpOperands()) {
    Operation *maker = operand.get().getDefiningOp();
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type || type.getNumElements() <= 1 ||
        isReadLast(operand.get(), operand) ||
        !isa_and_nonnull<stablehlo::ConstantOp, stablehlo::BroadcastInDimOp>(
            maker))
      continue;
    builder.setInsertionPoint(loop);
    operand.set(builder.clone(*maker)->getResult(0));
  }
}

/// What XLA computes such a function of x from: exp(-x^2), which others may want
/// too, 1/|x| and 1/x^2. Only the first is exact here; what is read and made is
/// what counts.
void Legalizer::expandGaussian(Operation *op) {
  Location loc = op->getLoc();
  Value x = op->getOperand(0);
  builder.setInsertionPoint(op);
  Value square = stablehlo::MulOp::create(builder, loc, x, x);
  Value density = stablehlo::ExpOp::create(
      builder, loc, stablehlo::NegOp::create(builder, loc, square));
  Value size = stablehlo::AbsOp::create(builder, loc, x);
  Value inverse = stablehlo::DivOp::create(builder, loc, x, size);
  Value tail = stablehlo::MulOp::create(builder, loc, density, inverse);
  Value series = stablehlo::DivOp::create(builder, loc, x, square);
  op->getResult(0).replaceAllUsesWith(
      stablehlo::AddOp::create(builder, loc, tail, series));
  op->erase();
}

/// Indices and updates along several dimensions are copied to flatten these
/// (xla/service/scatter_simplifier.cc).
void Legalizer::flattenUpdates(stablehlo::ScatterOp scatter) {
  auto numbers = scatter.getScatterDimensionNumbersAttr();
  for (OpOperand &operand : scatter->getOpOperands()) {
    auto type = cast<RankedTensorType>(operand.get().getType());
    bool isInput = operand.getOperandNumber() < scatter.getNumResults();
    auto updates = cast<RankedTensorType>(scatter->getOperands().back().getType());
    if (isInput || updates.getRank() -
                           int64_t(numbers.getUpdateWindowDims().size()) <
                       2)
      continue;
    builder.setInsertionPoint(scatter);
    operand.set(stablehlo::ConvertOp::create(builder, scatter.getLoc(), type,
                                             operand.get()));
  }
}

/// What XLA computes the inverse of erf from (`ErfInv32` of xla/hlo/builder/lib/math.cc):
/// w = -log(1 - x^2) and its root, which a polynomial reads several times each. Kernels of
/// their own make both. Only what is read and made is what counts.
void Legalizer::expandErfInv(chlo::ErfInvOp op) {
  Location loc = op.getLoc();
  Value x = op->getOperand(0);
  builder.setInsertionPoint(op);
  Value square = stablehlo::MulOp::create(builder, loc, x, x);
  Value log = stablehlo::Log1pOp::create(
      builder, loc, stablehlo::NegOp::create(builder, loc, square));
  Value w = stablehlo::NegOp::create(builder, loc, log);
  Value root = stablehlo::SqrtOp::create(builder, loc, w);
  Value sum = stablehlo::AddOp::create(builder, loc, w, root);
  Value series = stablehlo::MulOp::create(builder, loc, sum, root);
  op->replaceAllUsesWith(stablehlo::MulOp::create(builder, loc, series, x));
  op.erase();
}

void Legalizer::run() {
  stablehlo::makeBranchesOfOnlyRuns(function);
  if (device.expandsErfInv)
    function.walk([&](chlo::ErfInvOp op) { expandErfInv(op); });
  if (device.expandsSelections)
    expandSelectionsForAnalysis(function);
  if (device.expandsBatchGroups)
    expandBatchGroups(function);
  if (device.scanBlock)
    splitScans(function, device.scanBlock);
  if (device.duplication) {
    function.walk([&](stablehlo::BitcastConvertOp conversion) {
      conversion->setAttr(copiedBitsAttrName, builder.getUnitAttr());
    });
    for (Block &block : function.getBody())
      for (Operation &op : llvm::make_early_inc_range(block))
        if (device.duplication->gaussianOps.contains(
                op.getName().stripDialect()))
          expandGaussian(&op);
  }
  // Before equal transposes are merged: of two none is taken in.
  if (device.ordersDimensions)
    foldTransposedResults(function, exchangedName);
  if (device.ordersDimensions)
    multiplyOuterProducts(function);
  if (device.mergesEqualOps) {
    scatterToSums(function);
    addSlicesForAnalysis(function);
    dropIdentities(function);
    joinReshapes(function);
    markMovedReshapes(function);
    reduceBeforeReshapes(function);
    mergeEqualOps(function);
    if (simplifyProductsForAnalysis(function))
      mergeEqualOps(function);
  }
  if (device.ordersDimensions)
    function.walk([&](stablehlo::ScatterOp scatter) { flattenUpdates(scatter); });
  auto isNarrow = [&](Type type) { return hasTypeOf(device.widenedArithmetic, type); };
  widenNumbers(function, isNarrow);
  SmallVector<Operation *> heavy, widened;
  function.walk([&](Operation *op) {
    bool isHeavy = isa<stablehlo::DotGeneralOp, stablehlo::ConvolutionOp>(op);
    if (isHeavy)
      heavy.push_back(op);
    bool becomesWindows = isWindowed(op);
    if (becomesWindows)
      op->setAttr(windowedAttrName, builder.getUnitAttr());
    // Concatenations are of f32, in memory where they are kernels of their own.
    bool isWidenedJoin = isa<stablehlo::ConcatenateOp>(op) &&
                         isNarrow(op->getResult(0).getType());
    if (isHeavy || becomesWindows || isWidenedJoin || isWidenedArithmetic(op))
      widened.push_back(op);
  });
  // In the order of the text: what widening adds to a reader is no conversion
  // that the step makes.
  for (Operation *op : widened)
    widen(op);
  if (device.ordersDimensions)
    for (Operation *op : heavy) {
      if (auto dot = dyn_cast<stablehlo::DotGeneralOp>(op))
        orderDimensions(dot);
      else
        orderDimensions(cast<stablehlo::ConvolutionOp>(op));
    }
  if (device.ordersDimensions && device.mergesEqualOps)
    mergeEqualTransposes(function);
  function.walk([&](stablehlo::WhileOp loop) { widenSlicedStacks(loop, isNarrow); });
  if (device.hoistsInvariants)
    function.walk([&](stablehlo::WhileOp loop) {
      hoistLoopInvariants(loop);
      sinkConstantCarries(loop);
    });
  if (device.mergesEqualOps)
    function.walk([&](stablehlo::WhileOp loop) { separateInitialValues(loop); });
  // Wide copies that were ordered anew are read by nobody.
  IRRewriter rewriter(builder);
  (void)runRegionDCE(rewriter, function->getRegions());
}

void remat::legalizeForDevice(func::FuncOp function,
                              const DeviceDescriptor &device) {
  if (!function.isExternal())
    Legalizer(function, device).run();
}

namespace {
struct RematLegalize : public remat::impl::RematLegalizeBase<RematLegalize> {
  using RematLegalizeBase::RematLegalizeBase;

  void runOnOperation() override {
    llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
    if (!descriptor) {
      getOperation().emitError() << llvm::toString(descriptor.takeError());
      return signalPassFailure();
    }
    legalizeForDevice(getOperation(), *descriptor);
  }
};
} // namespace
