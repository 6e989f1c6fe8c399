// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/FormProducts.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATFORMPRODUCTS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::ConvolutionOp;
using stablehlo::DotGeneralOp;

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

namespace {
/// A convolution as a product, once `match` succeeded.
class ConvolutionProduct {
public:
  explicit ConvolutionProduct(ConvolutionOp op)
      : op(op), numbers(op.getDimensionNumbers()) {}

  bool match();
  void rewrite();

private:
  bool matchSpatial(unsigned number);
  bool isPadded(unsigned number);
  void findContracted();
  Value dropUnitDims(OpBuilder &builder);
  Value orderResult(OpBuilder &builder, Value product);

  static int64_t getOr(std::optional<ArrayRef<int64_t>> list, unsigned number) {
    return list && !list->empty() ? (*list)[number] : 1;
  }

  ConvolutionOp op;
  stablehlo::ConvDimensionNumbersAttr numbers;
  /// Spatial dimensions, by number, whose window is the whole input.
  SmallVector<bool> isContracted;
  /// Contracting dimensions, in the order of those of the left side.
  SmallVector<int64_t> lhsContracted, rhsContracted;
  /// Left to right: what each dimension of the product becomes of the result.
  SmallVector<int64_t> resultDims;
};
} // namespace

bool ConvolutionProduct::isPadded(unsigned number) {
  auto padding = op.getPadding();
  if (!padding)
    return false;
  auto values = padding->getValues<int64_t>();
  return values[2 * number] != 0 || values[2 * number + 1] != 0;
}

/// Along this dimension a window is one element, or the whole input.
bool ConvolutionProduct::matchSpatial(unsigned number) {
  int64_t input =
      getShape(op.getLhs())[numbers.getInputSpatialDimensions()[number]];
  int64_t window =
      getShape(op.getRhs())[numbers.getKernelSpatialDimensions()[number]];
  int64_t output =
      getShape(op.getResult())[numbers.getOutputSpatialDimensions()[number]];
  bool isSpread = getOr(op.getLhsDilation(), number) != 1 && input > 1;
  if (isPadded(number) || isSpread)
    return false;
  isContracted.push_back(window > 1);
  if (window == 1)
    return output == input;
  return output == 1 && window == input &&
         getOr(op.getRhsDilation(), number) == 1 && !op.hasWindowReversal();
}

void ConvolutionProduct::findContracted() {
  SmallVector<std::pair<int64_t, int64_t>> pairs{
      {numbers.getInputFeatureDimension(),
       numbers.getKernelInputFeatureDimension()}};
  for (auto [number, contracted] : llvm::enumerate(isContracted))
    if (contracted)
      pairs.push_back({numbers.getInputSpatialDimensions()[number],
                       numbers.getKernelSpatialDimensions()[number]});
  llvm::sort(pairs);
  for (auto [lhs, rhs] : pairs) {
    lhsContracted.push_back(lhs);
    rhsContracted.push_back(rhs);
  }
}

bool ConvolutionProduct::match() {
  if (op.getFeatureGroupCount() != 1 || op.getBatchGroupCount() != 1)
    return false;
  unsigned rank = numbers.getInputSpatialDimensions().size();
  for (unsigned number = 0; number < rank; ++number)
    if (!matchSpatial(number))
      return false;
  findContracted();
  return true;
}

/// The right side without the dimensions of windows of one element, and its
/// contracting dimensions so.
Value ConvolutionProduct::dropUnitDims(OpBuilder &builder) {
  auto type = cast<RankedTensorType>(op.getRhs().getType());
  SmallVector<bool> isDropped(type.getRank(), false);
  for (auto [number, contracted] : llvm::enumerate(isContracted))
    isDropped[numbers.getKernelSpatialDimensions()[number]] = !contracted;
  SmallVector<int64_t> shape, places;
  for (auto [dimension, size] : llvm::enumerate(type.getShape())) {
    places.push_back(shape.size());
    if (!isDropped[dimension])
      shape.push_back(size);
  }
  for (int64_t &dimension : rhsContracted)
    dimension = places[dimension];
  if (int64_t(shape.size()) == type.getRank())
    return op.getRhs();
  return stablehlo::ReshapeOp::create(builder, op.getLoc(), type.clone(shape),
                                      op.getRhs());
}

/// The product in the order of the result, with its dimensions of size one.
Value ConvolutionProduct::orderResult(OpBuilder &builder, Value product) {
  auto type = cast<RankedTensorType>(op.getType());
  SmallVector<int64_t> permutation(resultDims.size());
  for (size_t place = 0; place < permutation.size(); ++place)
    permutation[place] = place;
  llvm::sort(permutation, [&](int64_t a, int64_t b) {
    return resultDims[a] < resultDims[b];
  });
  if (!llvm::is_sorted(permutation)) {
    SmallVector<int64_t> shape = llvm::map_to_vector(
        permutation, [&](int64_t place) { return getShape(product)[place]; });
    product = stablehlo::TransposeOp::create(
        builder, op.getLoc(), type.clone(shape), product, permutation);
  }
  if (product.getType() != type)
    product = stablehlo::ReshapeOp::create(builder, op.getLoc(), type, product);
  return product;
}

void ConvolutionProduct::rewrite() {
  OpBuilder builder(op);
  auto type = cast<RankedTensorType>(op.getType());
  Value rhs = dropUnitDims(builder);
  // The free dimensions of the left side, then the one of the right side.
  SmallVector<int64_t> shape;
  for (auto [dimension, size] : llvm::enumerate(getShape(op.getLhs()))) {
    if (llvm::is_contained(lhsContracted, dimension))
      continue;
    auto inner = llvm::find(numbers.getInputSpatialDimensions(), dimension);
    resultDims.push_back(
        inner == numbers.getInputSpatialDimensions().end()
            ? numbers.getOutputBatchDimension()
            : numbers.getOutputSpatialDimensions()
                  [inner - numbers.getInputSpatialDimensions().begin()]);
    shape.push_back(size);
  }
  resultDims.push_back(numbers.getOutputFeatureDimension());
  shape.push_back(type.getDimSize(numbers.getOutputFeatureDimension()));
  auto product = DotGeneralOp::create(
      builder, op.getLoc(), type.clone(shape), op.getLhs(), rhs,
      stablehlo::DotDimensionNumbersAttr::get(op.getContext(), {}, {},
                                              lhsContracted, rhsContracted),
      op.getPrecisionConfigAttr(), stablehlo::DotAlgorithmAttr());
  Value result = orderResult(builder, product);
  // Names are for the value that is made in the end.
  result.getDefiningOp()->setDiscardableAttrs(
      op->getDiscardableAttrDictionary());
  op.getResult().replaceAllUsesWith(result);
  op->erase();
}

void remat::formProducts(func::FuncOp function) {
  SmallVector<ConvolutionOp> convolutions;
  function.walk([&](ConvolutionOp op) { convolutions.push_back(op); });
  for (ConvolutionOp op : convolutions) {
    ConvolutionProduct product(op);
    if (product.match())
      product.rewrite();
  }
}

namespace {
struct RematFormProducts
    : public remat::impl::RematFormProductsBase<RematFormProducts> {
  using RematFormProductsBase::RematFormProductsBase;

  void runOnOperation() override { formProducts(getOperation()); }
};
} // namespace
