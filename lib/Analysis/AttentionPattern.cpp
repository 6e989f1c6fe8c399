// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From the second product back to the first; see the header.

#include "remat/Analysis/AttentionPattern.h"
#include "AttentionParts.h"
#include "remat/Analysis/ChunkRegions.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;
using namespace remat::attention;
namespace hlo = remat::stablehlo;

namespace {
class Matcher {
public:
  Matcher(hlo::DotGeneralOp product, std::string &reason)
      : block(product->getBlock()), reason(reason) {
    pattern.product = product;
  }
  std::optional<AttentionPattern> run();

private:
  bool fail(const char *what) {
    reason = what;
    return false;
  }
  template <typename OpTy> OpTy findMaker(Value value) const {
    auto op = value.getDefiningOp<OpTy>();
    return op && op->getBlock() == block ? op : OpTy();
  }
  Value skipConversions(Value value);
  hlo::ReduceOp traceRows(Value wide);
  bool matchSoftmax(Value weights);
  bool matchReductions(hlo::SubtractOp difference, Value powers, Value divisor);
  bool findScores(Value value);
  bool dependsOnScores(Value value);
  bool isFree(Value value);
  bool includeElementwise(Value value);
  bool matchScores();
  bool matchProduct();
  void takeTransposition();
  void finish();
  bool isWide(Value value) const {
    return value.getType() == pattern.logits.getType() ||
           cast<ShapedType>(value.getType()).getShape() == shape;
  }

  Block *block;
  std::string &reason;
  AttentionPattern pattern;
  ArrayRef<int64_t> shape;
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Value> inputs;
  llvm::DenseMap<Value, bool> dependence, freedom;
  llvm::DenseSet<Value> visited;
};
} // namespace

Value Matcher::skipConversions(Value value) {
  while (auto convert = findMaker<hlo::ConvertOp>(value)) {
    if (!isa<FloatType>(getElementTypeOrSelf(convert.getOperand().getType())))
      break;
    ops.insert(convert);
    value = convert.getOperand();
  }
  return value;
}

/// The reduction of rows that the value repeats along them, if there is no more
/// between both than a comparison with the lowest number.
hlo::ReduceOp Matcher::traceRows(Value wide) {
  for (Value value = wide;;) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != block)
      return {};
    if (auto reduction = dyn_cast<hlo::ReduceOp>(op))
      return reduction;
    if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op)) {
      if (!repeatsRows(broadcast))
        return {};
      value = broadcast.getOperand();
    } else if (auto reshape = dyn_cast<hlo::ReshapeOp>(op)) {
      if (!changesLastOne(reshape))
        return {};
      value = reshape.getOperand();
    } else if (auto maximum = dyn_cast<hlo::MaxOp>(op)) {
      bool isLeft = isLowest(maximum.getLhs());
      if (!isLeft && !isLowest(maximum.getRhs()))
        return {};
      ops.insert(maximum->getOperand(!isLeft).getDefiningOp());
      value = maximum->getOperand(isLeft);
    } else {
      return {};
    }
    ops.insert(op);
  }
}

bool Matcher::matchReductions(hlo::SubtractOp difference, Value powers,
                              Value divisor) {
  pattern.rowSum = traceRows(divisor);
  if (!pattern.rowSum || !reducesRowsBy<hlo::AddOp>(pattern.rowSum) ||
      pattern.rowSum.getInputs().front() != powers ||
      !isZero(pattern.rowSum.getInitValues().front()))
    return fail("rows are not divided by the sum of their exponentials");
  pattern.rowMaximum = traceRows(difference.getRhs());
  if (!pattern.rowMaximum || !reducesRowsBy<hlo::MaxOp>(pattern.rowMaximum) ||
      pattern.rowMaximum.getInputs().front() != difference.getLhs() ||
      !isLowest(pattern.rowMaximum.getInitValues().front()))
    return fail("what exponentials are of is not less the maximum of its row");
  for (hlo::ReduceOp reduction : {pattern.rowSum, pattern.rowMaximum}) {
    ops.insert(reduction.getInitValues().front().getDefiningOp());
    ops.insert(reduction);
  }
  return true;
}

/// Quotients of exponentials, back to what these are of.
bool Matcher::matchSoftmax(Value weights) {
  auto quotient = findMaker<hlo::DivOp>(skipConversions(weights));
  auto powers =
      quotient ? findMaker<hlo::ExpOp>(quotient.getLhs()) : hlo::ExpOp();
  auto difference =
      powers ? findMaker<hlo::SubtractOp>(powers.getOperand()) : hlo::SubtractOp();
  if (!difference)
    return false;
  ops.insert(quotient);
  ops.insert(powers);
  ops.insert(difference);
  pattern.logits = difference.getLhs();
  auto type = dyn_cast<RankedTensorType>(pattern.logits.getType());
  if (!type || !type.hasStaticShape() || type.getRank() < 2)
    return false;
  shape = type.getShape();
  if (!type.getElementType().isF32())
    return fail("its softmax is not in f32");
  return matchReductions(difference, powers, quotient.getRhs());
}

/// The product that the elementwise ops before the value begin with.
bool Matcher::findScores(Value value) {
  if (!isWide(value) || !visited.insert(value).second)
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != block)
    return true;
  if (auto dot = dyn_cast<hlo::DotGeneralOp>(op)) {
    if (pattern.scores && pattern.scores != dot)
      return fail("its scores come of two products");
    pattern.scores = dot;
    return true;
  }
  if (!isElementwise(op))
    return true;
  return llvm::all_of(op->getOperands(),
                      [&](Value operand) { return findScores(operand); });
}

bool Matcher::dependsOnScores(Value value) {
  if (value == pattern.scores.getResult())
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != block || !isWide(value) || !isElementwise(op))
    return false;
  auto [known, isNew] = dependence.insert({value, false});
  if (!isNew)
    return known->second;
  bool depends = llvm::any_of(op->getOperands(), [&](Value operand) {
    return dependsOnScores(operand);
  });
  return dependence[value] = depends;
}

/// Whether the value depends on constants alone, as causal masks do.
bool Matcher::isFree(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != block || !isLightToMake(op))
    return false;
  auto [known, isNew] = freedom.insert({value, false});
  if (!isNew)
    return known->second;
  bool isIt = llvm::all_of(op->getOperands(),
                           [&](Value operand) { return isFree(operand); });
  return freedom[value] = isIt;
}

/// What makes the value, back to the scores and to inputs.
bool Matcher::includeElementwise(Value value) {
  if (!visited.insert(value).second || value == pattern.scores.getResult())
    return true;
  Operation *op = value.getDefiningOp();
  bool isMade = dependsOnScores(value) || isFree(value) ||
                (op && op->getBlock() == block && isWide(value) &&
                 isLightToMake(op));
  if (!isMade) {
    inputs.insert(value);
    return true;
  }
  if (dependsOnScores(value) &&
      llvm::any_of(op->getOperands(), [&](Value operand) {
        return dependsOnScores(operand) && !isWide(operand);
      }))
    return fail("the shape of its scores changes");
  ops.insert(op);
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return includeElementwise(operand);
  });
}

bool Matcher::matchScores() {
  hlo::DotDimensionNumbersAttr numbers =
      pattern.scores.getDotDimensionNumbers();
  auto describe = [&](AttentionOperand &operand, Value tensor,
                      ArrayRef<int64_t> batch, ArrayRef<int64_t> contracted) {
    std::optional<int64_t> row = findFree(tensor, batch, contracted);
    if (!row || contracted.size() != 1)
      return fail("its scores are no products of matrices");
    operand = {tensor, llvm::to_vector(batch), *row, contracted.front()};
    return true;
  };
  return describe(pattern.query, pattern.scores.getLhs(),
                  numbers.getLhsBatchingDimensions(),
                  numbers.getLhsContractingDimensions()) &&
         describe(pattern.key, pattern.scores.getRhs(),
                  numbers.getRhsBatchingDimensions(),
                  numbers.getRhsContractingDimensions());
}

/// Rows of weights with the value's columns, batch by batch.
bool Matcher::matchProduct() {
  hlo::DotDimensionNumbersAttr numbers =
      pattern.product.getDotDimensionNumbers();
  ArrayRef<int64_t> batch[] = {numbers.getLhsBatchingDimensions(),
                               numbers.getRhsBatchingDimensions()};
  ArrayRef<int64_t> contracted[] = {numbers.getLhsContractingDimensions(),
                                    numbers.getRhsContractingDimensions()};
  bool isLeft = matchSoftmax(pattern.product.getLhs());
  if (!isLeft && !reason.empty())
    return false;
  if (!isLeft) {
    ops.clear();
    if (!matchSoftmax(pattern.product.getRhs()))
      return false;
  }
  int64_t rank = shape.size();
  // The gradient of the values sums over rows: no attention.
  if (!llvm::equal(contracted[!isLeft], ArrayRef<int64_t>{rank - 1}))
    return false;
  if (int64_t(batch[!isLeft].size()) < rank - 2)
    return fail("groups of its queries share keys and values");
  if (!llvm::equal(batch[!isLeft], llvm::seq<int64_t>(0, rank - 2)))
    return fail("its rows are not those of the product");
  Value tensor = pattern.product->getOperand(isLeft);
  std::optional<int64_t> feature =
      findFree(tensor, batch[isLeft], contracted[isLeft]);
  if (!feature)
    return fail("its values are no matrices");
  pattern.value = {tensor, llvm::to_vector(batch[isLeft]),
                   contracted[isLeft].front(), *feature};
  pattern.output = {pattern.product.getResult(),
                    llvm::to_vector(llvm::seq<int64_t>(0, rank - 2)),
                    isLeft ? rank - 2 : rank - 1, isLeft ? rank - 1 : rank - 2};
  return true;
}

void Matcher::takeTransposition() {
  Value result = pattern.product.getResult();
  pattern.result = result;
  if (!result.hasOneUse())
    return;
  auto transpose = dyn_cast<hlo::TransposeOp>(*result.user_begin());
  if (!transpose || transpose->getBlock() != block)
    return;
  auto find = [&](int64_t source) -> int64_t {
    return llvm::find(transpose.getPermutation(), source) -
           transpose.getPermutation().begin();
  };
  AttentionOperand moved{transpose.getResult(), {}, find(pattern.output.row),
                         find(pattern.output.feature)};
  for (int64_t dimension : pattern.output.batch)
    moved.batch.push_back(find(dimension));
  pattern.output = moved;
  pattern.result = transpose.getResult();
  ops.insert(transpose);
}

void Matcher::finish() {
  pattern.ops = ops.takeVector();
  llvm::sort(pattern.ops,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  llvm::DenseSet<Operation *> known{pattern.scores};
  for (Operation *op : pattern.ops)
    if (op == pattern.scores ||
        llvm::any_of(op->getOperands(), [&](Value operand) {
          return known.contains(operand.getDefiningOp());
        })) {
      known.insert(op);
      pattern.dependent.push_back(op);
    }
  pattern.inputs = inputs.takeVector();
}

std::optional<AttentionPattern> Matcher::run() {
  if (!matchProduct())
    return std::nullopt;
  if (!findScores(pattern.logits))
    return std::nullopt;
  if (!pattern.scores) {
    fail("its logits are not made of a product by elementwise ops");
    return std::nullopt;
  }
  if (!matchScores())
    return std::nullopt;
  for (Value tensor :
       {pattern.query.tensor, pattern.key.tensor, pattern.value.tensor})
    inputs.insert(tensor);
  visited.clear();
  if (!includeElementwise(pattern.logits))
    return std::nullopt;
  ops.insert(pattern.scores);
  ops.insert(pattern.product);
  takeTransposition();
  finish();
  return std::move(pattern);
}

std::optional<AttentionPattern>
remat::matchAttention(hlo::DotGeneralOp product, std::string &reason) {
  return Matcher(product, reason).run();
}

std::optional<std::string>
remat::findFusionObstacle(const AttentionPattern &pattern) {
  constexpr int64_t mostFeatures = 128;
  // Two tiles: of fewer, a large part is padding, and scores are not what fills memory.
  constexpr int64_t leastRows = 128;
  auto element = [](Value value) { return getElementTypeOrSelf(value.getType()); };
  Type type = element(pattern.query.tensor);
  if (!type.isBF16() && !type.isF16())
    return "its elements are neither bf16 nor f16";
  for (const AttentionOperand *operand :
       {&pattern.query, &pattern.key, &pattern.value}) {
    if (element(operand->tensor) != type)
      return "its operands are of different types";
    int64_t rank = cast<RankedTensorType>(operand->tensor.getType()).getRank();
    if (operand->feature != rank - 1)
      return "features of a head are not next to each other in memory";
  }
  int64_t depth = pattern.query.getSize(pattern.query.feature);
  int64_t width = pattern.value.getSize(pattern.value.feature);
  if (depth % 16 != 0 || width % 8 != 0 || depth > mostFeatures ||
      width > mostFeatures)
    return "a head has " + std::to_string(depth) + " and " +
           std::to_string(width) +
           " features, and must have multiples of 16 and 8 up to " +
           std::to_string(mostFeatures);
  if (pattern.query.getSize(pattern.query.row) < leastRows ||
      pattern.key.getSize(pattern.key.row) < leastRows)
    return "it has fewer than " + std::to_string(leastRows) +
           " queries or keys";
  hlo::DotGeneralOp scores = pattern.scores, product = pattern.product;
  if (!isa<FloatType>(element(scores)) || !isa<FloatType>(element(product)))
    return "its products are no floats";
  return std::nullopt;
}
