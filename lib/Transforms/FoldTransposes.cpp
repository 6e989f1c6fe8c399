// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Transposes become dimension numbers of products; see the header. Gradients of
/// weights come out of JAX as transposed products; a kernel that adds such a
/// product to something else would read its elements far apart.

#include "remat/Transforms/FoldTransposes.h"
#include "TransposeOnce.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Passes.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/PatternMatch.h"

namespace remat {
#define GEN_PASS_DEF_REMATFOLDTRANSPOSES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::DotDimensionNumbersAttr;
using stablehlo::DotGeneralOp;
using stablehlo::TransposeOp;

namespace {
/// Dimension numbers of one operand.
struct SideNumbers {
  SmallVector<int64_t> batching, contracting;

  bool isFree(int64_t dimension) const {
    return !llvm::is_contained(batching, dimension) &&
           !llvm::is_contained(contracting, dimension);
  }
};
} // namespace

/// The numbers for the tensor before its transposition; nothing if its free
/// dimensions would change their order, which is that of the result.
static std::optional<SideNumbers> lookThrough(TransposeOp transpose,
                                              const SideNumbers &numbers) {
  ArrayRef<int64_t> permutation = transpose.getPermutation();
  int64_t last = -1;
  for (auto [dimension, source] : llvm::enumerate(permutation)) {
    if (!numbers.isFree(dimension))
      continue;
    if (source < last)
      return std::nullopt;
    last = source;
  }
  auto map = [&](ArrayRef<int64_t> dimensions) {
    return llvm::map_to_vector(dimensions,
                               [&](int64_t d) { return permutation[d]; });
  };
  return SideNumbers{map(numbers.batching), map(numbers.contracting)};
}

/// Whether the dimensions of a kind lie together in memory, in the order in which the
/// product pairs them with the other side's, and those of batches not innermost.
static bool isMatrix(Value operand, const SideNumbers &numbers) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(operand.getType()).getShape();
  auto isWide = [&](int64_t dimension) { return shape[dimension] != 1; };
  enum Kind { Batching, Contracting, Free };
  SmallVector<Kind> kinds;
  for (int64_t dimension : llvm::seq<int64_t>(0, shape.size())) {
    if (!isWide(dimension))
      continue;
    Kind kind = numbers.isFree(dimension) ? Free
                : llvm::is_contained(numbers.batching, dimension)
                    ? Batching
                    : Contracting;
    if (kinds.empty() || kinds.back() != kind)
      kinds.push_back(kind);
  }
  auto isInOrder = [&](ArrayRef<int64_t> dimensions) {
    return llvm::is_sorted(
        llvm::to_vector(llvm::make_filter_range(dimensions, isWide)));
  };
  bool isTogether = llvm::all_of(kinds, [&](Kind kind) {
    return llvm::count(kinds, kind) == 1;
  });
  return isTogether && (kinds.empty() || kinds.back() != Batching) &&
         isInOrder(numbers.batching) && isInOrder(numbers.contracting);
}

/// Whether the dimensions that are summed over are one loop for both operands: together in
/// memory, in one order. `sides` and `operands` are of the left and the right one.
static bool sumsInOneLoop(ArrayRef<SideNumbers> sides, ArrayRef<Value> operands) {
  auto shapeOf = [&](unsigned side) {
    return cast<RankedTensorType>(operands[side].getType()).getShape();
  };
  SmallVector<std::pair<int64_t, int64_t>> pairs;
  for (auto [left, right] : llvm::zip_equal(sides[0].contracting, sides[1].contracting))
    if (shapeOf(0)[left] != 1)
      pairs.emplace_back(left, right);
  llvm::sort(pairs);
  auto isNext = [&](unsigned side, int64_t outer, int64_t inner) {
    return outer < inner &&
           llvm::all_of(shapeOf(side).slice(outer + 1, inner - outer - 1),
                        [](int64_t size) { return size == 1; });
  };
  for (auto [outer, inner] : llvm::zip(pairs, llvm::drop_begin(pairs)))
    if (!isNext(0, outer.first, inner.first) || !isNext(1, outer.second, inner.second))
      return false;
  return true;
}

static DotDimensionNumbersAttr makeNumbers(MLIRContext *context,
                                           const SideNumbers &lhs,
                                           const SideNumbers &rhs) {
  return DotDimensionNumbersAttr::get(context, lhs.batching, rhs.batching,
                                      lhs.contracting, rhs.contracting);
}

static SideNumbers getLhs(DotDimensionNumbersAttr numbers) {
  return {llvm::to_vector(numbers.getLhsBatchingDimensions()),
          llvm::to_vector(numbers.getLhsContractingDimensions())};
}

static SideNumbers getRhs(DotDimensionNumbersAttr numbers) {
  return {llvm::to_vector(numbers.getRhsBatchingDimensions()),
          llvm::to_vector(numbers.getRhsContractingDimensions())};
}

static void foldOperands(DotGeneralOp product, bool keepsMatrices) {
  SideNumbers sides[] = {getLhs(product.getDotDimensionNumbers()),
                         getRhs(product.getDotDimensionNumbers())};
  for (unsigned i = 0; i < 2; ++i) {
    auto transpose = product->getOperand(i).getDefiningOp<TransposeOp>();
    if (!transpose)
      continue;
    std::optional<SideNumbers> numbers = lookThrough(transpose, sides[i]);
    if (!numbers ||
        (keepsMatrices && !isMatrix(transpose.getOperand(), *numbers)))
      continue;
    SideNumbers given = std::exchange(sides[i], *numbers);
    SmallVector<Value> operands(product->getOperands());
    operands[i] = transpose.getOperand();
    if (!sumsInOneLoop(sides, operands)) {
      sides[i] = std::move(given);
      continue;
    }
    product->setOperand(i, transpose.getOperand());
    if (transpose->use_empty())
      transpose->erase();
  }
  product.setDotDimensionNumbersAttr(
      makeNumbers(product.getContext(), sides[0], sides[1]));
}

/// The operand with its dimensions in the order batch, free, contracting.
static Value orderSide(DotGeneralOp product, Value operand, SideNumbers &numbers) {
  SmallVector<int64_t> order(numbers.batching);
  for (int64_t dimension : llvm::seq(cast<RankedTensorType>(operand.getType()).getRank()))
    if (numbers.isFree(dimension))
      order.push_back(dimension);
  llvm::append_range(order, numbers.contracting);
  SmallVector<int64_t> places = invertPermutationVector(order);
  for (int64_t &dimension :
       llvm::concat<int64_t>(numbers.batching, numbers.contracting))
    dimension = places[dimension];
  return llvm::is_sorted(order) ? operand : transposeOnce(product, operand, order);
}

/// Puts what is summed over into the order that it has in the memory of one side.
static void sortSums(MutableArrayRef<SideNumbers> sides, unsigned by) {
  SmallVector<size_t> order =
      llvm::to_vector(llvm::seq<size_t>(0, sides[by].contracting.size()));
  llvm::sort(order, [&](size_t a, size_t b) {
    return sides[by].contracting[a] < sides[by].contracting[b];
  });
  SideNumbers given[] = {sides[0], sides[1]};
  for (auto [place, from] : llvm::enumerate(order))
    for (unsigned side : {0u, 1u})
      sides[side].contracting[place] = given[side].contracting[from];
}

/// Sums that are no one loop become one, by transposes, of the smaller operand if that is
/// enough: libraries have no other ones.
static void orderSums(DotGeneralOp product) {
  SideNumbers sides[] = {getLhs(product.getDotDimensionNumbers()),
                         getRhs(product.getDotDimensionNumbers())};
  SmallVector<Value> operands(product->getOperands());
  if (sumsInOneLoop(sides, operands))
    return;
  auto countElements = [&](unsigned side) {
    return cast<RankedTensorType>(operands[side].getType()).getNumElements();
  };
  unsigned smaller = countElements(0) <= countElements(1) ? 0 : 1;
  for (unsigned side : {smaller, 1 - smaller}) {
    if (sumsInOneLoop(sides, operands))
      break;
    sortSums(sides, 1 - side);
    operands[side] = orderSide(product, operands[side], sides[side]);
  }
  product->setOperands(operands);
  product.setDotDimensionNumbersAttr(
      makeNumbers(product.getContext(), sides[0], sides[1]));
}

/// Whether the transpose does nothing but exchange the free dimensions of both
/// sides, each in order.
static bool exchangesSides(TransposeOp transpose, DotGeneralOp product) {
  DotDimensionNumbersAttr numbers = product.getDotDimensionNumbers();
  int64_t batch = numbers.getLhsBatchingDimensions().size();
  int64_t left =
      cast<RankedTensorType>(product.getLhs().getType()).getRank() - batch -
      numbers.getLhsContractingDimensions().size();
  int64_t rank = cast<RankedTensorType>(product.getType()).getRank();
  SmallVector<int64_t> expected;
  llvm::append_range(expected, llvm::seq<int64_t>(0, batch));
  llvm::append_range(expected, llvm::seq<int64_t>(batch + left, rank));
  llvm::append_range(expected, llvm::seq<int64_t>(batch, batch + left));
  return ArrayRef<int64_t>(expected) == transpose.getPermutation();
}

/// Whether it was done.
static bool foldResult(DotGeneralOp product) {
  if (!product->hasOneUse())
    return false;
  auto transpose = dyn_cast<TransposeOp>(*product->user_begin());
  if (!transpose || !exchangesSides(transpose, product))
    return false;
  DotDimensionNumbersAttr numbers = product.getDotDimensionNumbers();
  Value lhs = product.getLhs(), rhs = product.getRhs();
  product->setOperand(0, rhs);
  product->setOperand(1, lhs);
  product.setDotDimensionNumbersAttr(makeNumbers(
      product.getContext(), getRhs(numbers), getLhs(numbers)));
  product.getResult().setType(transpose.getType());
  if (auto precision = product->getAttrOfType<ArrayAttr>("precision_config");
      precision && precision.size() == 2)
    product->setAttr("precision_config",
                     ArrayAttr::get(product.getContext(),
                                    {precision[1], precision[0]}));
  // Names are for the value that is now made here.
  for (NamedAttribute attribute : transpose->getDiscardableAttrs())
    product->setDiscardableAttr(attribute.getName(), attribute.getValue());
  transpose.getResult().replaceAllUsesWith(product.getResult());
  transpose->erase();
  return true;
}

static SmallVector<DotGeneralOp> listProducts(func::FuncOp function) {
  SmallVector<DotGeneralOp> products;
  function.walk([&](DotGeneralOp product) { products.push_back(product); });
  return products;
}

void remat::foldTransposes(func::FuncOp function, bool keepsMatrices) {
  for (DotGeneralOp product : listProducts(function)) {
    foldOperands(product, keepsMatrices);
    foldResult(product);
    orderSums(product);
  }
}

void remat::foldTransposedResults(func::FuncOp function, StringRef mark) {
  for (DotGeneralOp product : listProducts(function))
    if (product.getDotDimensionNumbers().getLhsBatchingDimensions().empty() &&
        foldResult(product))
      product->setDiscardableAttr(mark, UnitAttr::get(product.getContext()));
}

namespace {
struct RematFoldTransposes
    : public remat::impl::RematFoldTransposesBase<RematFoldTransposes> {
  using RematFoldTransposesBase::RematFoldTransposesBase;

  void runOnOperation() override { foldTransposes(getOperation()); }
};
} // namespace
