// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Padded forms of values, in the order of a block's ops; see the header. An op that has
/// one stays until the end, when what still reads it gets a slice.

#include "remat/Transforms/PadProducts.h"
#include "Elementwise.h"
#include "LoopBuilding.h"
#include "remat/Analysis/ProductPrecision.h"
#include "remat/Dialect/Remat/Attention.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Passes.h"
#include "mlir/IR/Matchers.h"

namespace remat {
#define GEN_PASS_DEF_REMATPADPRODUCTS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::BroadcastInDimOp;
using stablehlo::DotGeneralOp;

/// Elements of 16 bits in the widest access to memory, and of f32.
static constexpr int64_t lanes = 8, lanesOfSingles = 4;
/// Smaller dimensions would grow by more than an eighth.
static constexpr int64_t leastSize = 64;
/// Products of less take no time to speak of.
static constexpr double leastFlops = 1e9;
/// Vectors of so many times fewer elements are padded without a thought.
static constexpr int64_t vectorRatio = 16;

static RankedTensorType getType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

static bool isSplat(Value value) {
  SplatElementsAttr splat;
  return matchPattern(value, m_Constant(&splat));
}

namespace {
/// A value with one longer dimension.
struct PaddedForm {
  Value value;
  int64_t dimension;
  /// Whether zeros are known to be behind the end.
  bool hasZeros;
};

/// A dimension of a product: where operands and result have it, or -1.
struct ProductDimension {
  int64_t lhs = -1, rhs = -1, result = -1;
};

class Padder {
public:
  explicit Padder(Block &block) : block(block), builder(block.getParentOp()) {}
  void run();

private:
  void visit(Operation &op);
  void visitProduct(DotGeneralOp op);
  void visitElementwise(Operation *op);
  void visitTranspose(stablehlo::TransposeOp op);
  void visitReshape(stablehlo::ReshapeOp op);
  void visitReduction(stablehlo::ReduceOp op);
  void visitGather(stablehlo::GatherOp op);

  std::optional<ProductDimension> choose(DotGeneralOp op);
  bool canFollow(Value value, int64_t dimension, unsigned depth = 0);
  Value follow(Value value, int64_t dimension);
  Value padWithZeros(Value value, int64_t dimension);
  Value getWithZeros(Value value, int64_t dimension);
  Value mask(const PaddedForm &form, int64_t size, TypedAttr filler);
  Value makeSplat(RankedTensorType type, TypedAttr number);
  RankedTensorType extend(RankedTensorType type, int64_t dimension);
  const PaddedForm *find(Value value, int64_t dimension);
  void sliceRest();

  Block &block;
  OpBuilder builder;
  /// Forms of this block's values, in the order of their ops.
  llvm::MapVector<Value, PaddedForm> forms;
  llvm::DenseMap<std::pair<Value, int64_t>, Value> withZeros, leaves;
};
} // namespace

static int64_t roundUp(int64_t size) { return llvm::alignTo(size, lanes); }

RankedTensorType Padder::extend(RankedTensorType type, int64_t dimension) {
  SmallVector<int64_t> shape(type.getShape());
  shape[dimension] = roundUp(shape[dimension]);
  return type.clone(shape);
}

const PaddedForm *Padder::find(Value value, int64_t dimension) {
  auto found = forms.find(value);
  return found != forms.end() && found->second.dimension == dimension
             ? &found->second
             : nullptr;
}

Value Padder::makeSplat(RankedTensorType type, TypedAttr number) {
  return stablehlo::ConstantOp::create(builder, block.getParentOp()->getLoc(),
                                       DenseElementsAttr::get(type, Attribute(number)));
}

//===----------------------------------------------------------------------===//
// Forms of values
//===----------------------------------------------------------------------===//

Value Padder::padWithZeros(Value value, int64_t dimension) {
  Value &known = leaves[{value, dimension}];
  if (known)
    return known;
  auto type = getType(value);
  SmallVector<int64_t> none(type.getRank(), 0), high(type.getRank(), 0);
  high[dimension] = roundUp(type.getDimSize(dimension)) - type.getDimSize(dimension);
  OpBuilder::InsertionGuard guard(builder);
  if (value.getParentBlock() != &block)
    builder.setInsertionPointToStart(&block);
  else
    builder.setInsertionPointAfterValue(value);
  Value zero = makeSplat(RankedTensorType::get({}, type.getElementType()),
                         cast<TypedAttr>(builder.getZeroAttr(type.getElementType())));
  return known = stablehlo::PadOp::create(builder, value.getLoc(),
                                          extend(type, dimension), value, zero, none,
                                          high, none);
}

/// The padded form with `filler` behind the dimension's end.
Value Padder::mask(const PaddedForm &form, int64_t size, TypedAttr filler) {
  auto type = getType(form.value);
  Location loc = form.value.getLoc();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(form.value);
  auto places = type.clone(builder.getI32Type());
  Value place = stablehlo::IotaOp::create(builder, loc, places,
                                          builder.getI64IntegerAttr(form.dimension));
  Value isInside = stablehlo::CompareOp::create(
      builder, loc, place, makeSplat(places, builder.getI32IntegerAttr(int32_t(size))),
      stablehlo::ComparisonDirection::LT);
  return stablehlo::SelectOp::create(builder, loc, type, isInside, form.value,
                                     makeSplat(type, filler));
}

/// The form whose rest does not count in products.
Value Padder::getWithZeros(Value value, int64_t dimension) {
  const PaddedForm *form = find(value, dimension);
  if (!form)
    return padWithZeros(value, dimension);
  if (form->hasZeros)
    return form->value;
  Value &known = withZeros[{value, dimension}];
  if (!known)
    known = mask(*form, getType(value).getDimSize(dimension),
                 cast<TypedAttr>(
                     builder.getZeroAttr(getType(value).getElementType())));
  return known;
}

/// Whether a longer form of the value costs nothing: it has one, or follows from what does
/// not have the dimension.
bool Padder::canFollow(Value value, int64_t dimension, unsigned depth) {
  if (find(value, dimension) || isSplat(value))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != &block || forms.count(value) || depth > 8)
    return false;
  if (isa<stablehlo::IotaOp>(op))
    return true;
  if (auto broadcast = dyn_cast<BroadcastInDimOp>(op)) {
    auto type = getType(broadcast.getOperand());
    for (auto [place, target] : llvm::enumerate(broadcast.getBroadcastDimensions()))
      if (target == dimension && type.getDimSize(place) != 1)
        return type.getElementType().isIntOrFloat() &&
               type.getNumElements() * vectorRatio <= getType(value).getNumElements();
    return true;
  }
  return isElementwise(op) &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return getType(operand).getRank() == 0 ||
                  canFollow(operand, dimension, depth + 1);
         });
}

Value Padder::follow(Value value, int64_t dimension) {
  if (const PaddedForm *form = find(value, dimension))
    return form->value;
  Value &known = leaves[{value, dimension}];
  if (known)
    return known;
  auto type = extend(getType(value), dimension);
  Operation *op = value.getDefiningOp();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  SplatElementsAttr splat;
  if (matchPattern(value, m_Constant(&splat))) {
    if (op->getBlock() != &block)
      builder.setInsertionPointToStart(&block);
    return known = stablehlo::ConstantOp::create(builder, op->getLoc(),
                                                 splat.resizeSplat(type));
  }
  SmallVector<Value> operands(op->getOperands());
  if (auto broadcast = dyn_cast<BroadcastInDimOp>(op)) {
    for (auto [place, target] : llvm::enumerate(broadcast.getBroadcastDimensions()))
      if (target == dimension && getType(operands[0]).getDimSize(place) != 1)
        operands[0] = getWithZeros(operands[0], place);
  } else {
    for (Value &operand : operands)
      if (getType(operand).getRank() != 0)
        operand = follow(operand, dimension);
  }
  Operation *same = builder.clone(*op);
  same->setOperands(operands);
  same->getResult(0).setType(type);
  // `known` may have moved: operands were entered in between.
  return leaves[{value, dimension}] = same->getResult(0);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static SmallVector<ProductDimension> listDimensions(DotGeneralOp op) {
  auto numbers = op.getDotDimensionNumbers();
  SmallVector<ProductDimension> dimensions;
  int64_t place = 0;
  for (auto [lhs, rhs] : llvm::zip(numbers.getLhsBatchingDimensions(),
                                   numbers.getRhsBatchingDimensions()))
    dimensions.push_back({lhs, rhs, place++});
  for (int64_t d = 0; d < getType(op.getLhs()).getRank(); ++d)
    if (!llvm::is_contained(numbers.getLhsBatchingDimensions(), d) &&
        !llvm::is_contained(numbers.getLhsContractingDimensions(), d))
      dimensions.push_back({d, -1, place++});
  for (int64_t d = 0; d < getType(op.getRhs()).getRank(); ++d)
    if (!llvm::is_contained(numbers.getRhsBatchingDimensions(), d) &&
        !llvm::is_contained(numbers.getRhsContractingDimensions(), d))
      dimensions.push_back({-1, d, place++});
  for (auto [lhs, rhs] : llvm::zip(numbers.getLhsContractingDimensions(),
                                   numbers.getRhsContractingDimensions()))
    dimensions.push_back({lhs, rhs, -1});
  return dimensions;
}

/// Elements of which rows must have multiples, if tensor cores multiply them; 0 for others.
static int64_t countLanes(DotGeneralOp op) {
  Type element = getType(op.getLhs()).getElementType();
  if (element.isF16() || element.isBF16())
    return lanes;
  return multipliesAsTf32(op) ? lanesOfSingles : 0;
}

/// The dimension that is padded already, or else begins rows at odd places.
std::optional<ProductDimension> Padder::choose(DotGeneralOp op) {
  auto lhs = getType(op.getLhs()), rhs = getType(op.getRhs());
  auto result = getType(op.getResult());
  for (auto type : {lhs, rhs, result})
    if (!type || !type.hasStaticShape() || type.getRank() == 0)
      return std::nullopt;
  int64_t needed = countLanes(op);
  if (needed == 0)
    return std::nullopt;
  auto dimensions = listDimensions(op);
  for (const ProductDimension &dimension : dimensions)
    if ((dimension.lhs >= 0 && find(op.getLhs(), dimension.lhs)) ||
        (dimension.rhs >= 0 && find(op.getRhs(), dimension.rhs)))
      return dimension;
  double flops = 2.0 * result.getNumElements();
  for (const ProductDimension &dimension : dimensions)
    if (dimension.result < 0)
      flops *= lhs.getDimSize(dimension.lhs);
  if (flops < leastFlops)
    return std::nullopt;
  for (const ProductDimension &dimension : dimensions) {
    int64_t size = dimension.lhs >= 0 ? lhs.getDimSize(dimension.lhs)
                                      : rhs.getDimSize(dimension.rhs);
    bool isInner = dimension.lhs == lhs.getRank() - 1 ||
                   dimension.rhs == rhs.getRank() - 1 ||
                   dimension.result == result.getRank() - 1;
    if (isInner && size >= leastSize && size % needed != 0)
      return dimension;
  }
  return std::nullopt;
}

void Padder::visitProduct(DotGeneralOp op) {
  std::optional<ProductDimension> chosen = choose(op);
  if (!chosen)
    return;
  // An operand has one longer dimension only.
  auto isFree = [&](Value operand, int64_t dimension) {
    return !forms.count(operand) || (dimension >= 0 && find(operand, dimension));
  };
  if (!isFree(op.getLhs(), chosen->lhs) || !isFree(op.getRhs(), chosen->rhs))
    return;
  builder.setInsertionPoint(op);
  Value lhs = chosen->lhs < 0 ? op.getLhs() : getWithZeros(op.getLhs(), chosen->lhs);
  Value rhs = chosen->rhs < 0 ? op.getRhs() : getWithZeros(op.getRhs(), chosen->rhs);
  Operation *same = builder.clone(*op);
  same->setOperands({lhs, rhs});
  if (chosen->result < 0) {
    op.getResult().replaceAllUsesWith(same->getResult(0));
    return;
  }
  same->getResult(0).setType(extend(getType(op.getResult()), chosen->result));
  // Zeros of one operand may meet infinities of the other, zeros of both do not.
  bool hasZeros = chosen->lhs >= 0 && chosen->rhs >= 0;
  forms.insert({op.getResult(), {same->getResult(0), chosen->result, hasZeros}});
}

void Padder::visitElementwise(Operation *op) {
  std::optional<int64_t> dimension;
  for (Value operand : op->getOperands())
    if (auto found = forms.find(operand); found != forms.end())
      dimension = found->second.dimension;
  Value result = op->getResult(0);
  if (!dimension || !canFollow(result, *dimension))
    return;
  bool keepsZeros = isa<stablehlo::ConvertOp, stablehlo::NegOp>(op) &&
                    find(op->getOperand(0), *dimension)->hasZeros;
  forms.insert({result, {follow(result, *dimension), *dimension, keepsZeros}});
}

void Padder::visitTranspose(stablehlo::TransposeOp op) {
  auto found = forms.find(op.getOperand());
  if (found == forms.end())
    return;
  PaddedForm form = found->second;
  int64_t place = llvm::find(op.getPermutation(), form.dimension) -
                  op.getPermutation().begin();
  builder.setInsertionPoint(op);
  Operation *same = builder.clone(*op);
  same->setOperand(0, form.value);
  same->getResult(0).setType(extend(getType(op.getResult()), place));
  forms.insert({op.getResult(), {same->getResult(0), place, form.hasZeros}});
}

/// Other dimensions may be split or joined in front of the longer one.
void Padder::visitReshape(stablehlo::ReshapeOp op) {
  auto found = forms.find(op.getOperand());
  auto from = getType(op.getOperand()), to = getType(op.getResult());
  if (found == forms.end() || found->second.dimension != from.getRank() - 1 ||
      to.getRank() == 0 || to.getShape().back() != from.getShape().back())
    return;
  PaddedForm form = found->second;
  int64_t last = to.getRank() - 1;
  builder.setInsertionPoint(op);
  auto same = stablehlo::ReshapeOp::create(builder, op.getLoc(), extend(to, last),
                                           form.value);
  forms.insert({op.getResult(), {same.getResult(), last, form.hasZeros}});
}

/// The number that changes nothing in the reduction; null for those that have none.
static TypedAttr getNeutral(stablehlo::ReduceOp op, FloatType type) {
  Block &body = op.getBody().front();
  Operation *combiner = body.getTerminator()->getOperand(0).getDefiningOp();
  if (!combiner || !llvm::hasSingleElement(body.without_terminator()))
    return {};
  bool isMaximum = isa<stablehlo::MaxOp>(combiner);
  bool isMinimum = isa<stablehlo::MinOp>(combiner);
  if ((isMaximum || isMinimum) &&
      !llvm::APFloat::semanticsHasInf(type.getFloatSemantics()))
    return {};
  if (isMaximum || isMinimum)
    return FloatAttr::get(
        type, llvm::APFloat::getInf(type.getFloatSemantics(), isMaximum));
  return isa<stablehlo::AddOp>(combiner) ? FloatAttr::get(type, 0.0) : TypedAttr();
}

void Padder::visitReduction(stablehlo::ReduceOp op) {
  if (op.getInputs().size() != 1)
    return;
  auto found = forms.find(op.getInputs()[0]);
  if (found == forms.end())
    return;
  PaddedForm form = found->second;
  auto type = getType(op.getInputs()[0]);
  builder.setInsertionPoint(op);
  if (!llvm::is_contained(op.getDimensions(), form.dimension)) {
    int64_t place = form.dimension -
                    llvm::count_if(op.getDimensions(), [&](int64_t dimension) {
                      return dimension < form.dimension;
                    });
    Operation *same = builder.clone(*op);
    same->setOperand(0, form.value);
    same->getResult(0).setType(extend(getType(op.getResult(0)), place));
    forms.insert({op.getResult(0), {same->getResult(0), place, false}});
    return;
  }
  auto element = dyn_cast<FloatType>(type.getElementType());
  TypedAttr neutral = element ? getNeutral(op, element) : TypedAttr();
  if (neutral)
    op->setOperand(0, mask(form, type.getDimSize(form.dimension), neutral));
}

/// Indices that are out of bounds mean the last element, not what is behind it.
void Padder::visitGather(stablehlo::GatherOp op) {
  auto found = forms.find(op.getOperand());
  auto numbers = op.getDimensionNumbers();
  if (found == forms.end() || numbers.getStartIndexMap().size() != 1 ||
      numbers.getStartIndexMap()[0] != found->second.dimension)
    return;
  int64_t dimension = found->second.dimension;
  int64_t last = getType(op.getOperand()).getDimSize(dimension) -
                 op.getSliceSizes()[dimension];
  auto type = getType(op.getStartIndices());
  auto element = dyn_cast<IntegerType>(type.getElementType());
  if (!element || element.getWidth() < 32)
    return;
  builder.setInsertionPoint(op);
  Value least = makeSplat(type, builder.getIntegerAttr(element, 0));
  Value most = makeSplat(type, builder.getIntegerAttr(element, last));
  Value inside = stablehlo::ClampOp::create(builder, op.getLoc(), type, least,
                                            op.getStartIndices(), most);
  op->setOperand(0, found->second.value);
  op->setOperand(1, inside);
}

void Padder::visit(Operation &op) {
  if (auto product = dyn_cast<DotGeneralOp>(op))
    return visitProduct(product);
  if (forms.empty())
    return;
  if (auto transpose = dyn_cast<stablehlo::TransposeOp>(op))
    visitTranspose(transpose);
  else if (auto reshape = dyn_cast<stablehlo::ReshapeOp>(op))
    visitReshape(reshape);
  else if (auto reduction = dyn_cast<stablehlo::ReduceOp>(op))
    visitReduction(reduction);
  else if (auto gather = dyn_cast<stablehlo::GatherOp>(op))
    visitGather(gather);
  else if (isElementwise(&op))
    visitElementwise(&op);
}

/// What reads a value of the given size after all gets it from the longer one.
void Padder::sliceRest() {
  for (auto &[value, form] : llvm::reverse(forms)) {
    Operation *op = value.getDefiningOp();
    if (!value.use_empty()) {
      auto type = getType(value);
      SmallVector<int64_t> starts(type.getRank(), 0), strides(type.getRank(), 1);
      builder.setInsertionPoint(op);
      value.replaceAllUsesWith(
          stablehlo::SliceOp::create(builder, op->getLoc(), type, form.value,
                                     starts, type.getShape(), strides)
              .getResult());
    }
    op->erase();
  }
  eraseDeadOps(block);
}

void Padder::run() {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  for (Operation *op : ops)
    visit(*op);
  if (!forms.empty())
    sliceRest();
}

void remat::padProducts(func::FuncOp function) {
  llvm::SmallSetVector<Block *, 4> blocks;
  function.walk([&](DotGeneralOp op) {
    if (!isa<AttentionOp, AttentionBackwardOp>(op->getParentOp()))
      blocks.insert(op->getBlock());
  });
  for (Block *block : blocks)
    Padder(*block).run();
}

namespace {
struct RematPadProducts
    : public remat::impl::RematPadProductsBase<RematPadProducts> {
  using RematPadProductsBase::RematPadProductsBase;

  void runOnOperation() override { padProducts(getOperation()); }
};
} // namespace
