// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From the second product back to the first; see the header.

#include "remat/Analysis/AttentionPattern.h"
#include "AttentionParts.h"
#include "remat/Analysis/AttentionBackward.h"
#include "remat/Analysis/ChunkRegions.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

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
  hlo::DivOp findQuotient(Value weights);
  hlo::ReduceOp traceRows(Value wide);
  bool matchSoftmax(Value weights);
  bool matchReductions(hlo::SubtractOp difference, Value divisor);
  bool findScores(Value value);
  bool dependsOnScores(Value value);
  bool doFactorsDepend() const;
  bool traceScores(Value value, ArrayRef<int64_t> places);
  bool isFree(Value value);
  bool includeElementwise(Value value);
  bool matchScores();
  bool matchProduct();
  void lookThrough(AttentionOperand &operand);
  void takeResult();
  void finish();
  bool isWide(Value value) const { return hasShapeInAnyOrder(value, shape); }

  Block *block;
  std::string &reason;
  AttentionPattern pattern;
  ArrayRef<int64_t> shape;
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Value> inputs;
  llvm::DenseMap<Value, bool> dependence, freedom;
  llvm::DenseSet<Value> visited;
  llvm::DenseMap<Value, SmallVector<int64_t>> knownPlaces;
  /// What weights are multiplied and divided by, and selected with.
  SmallVector<Value> factors;
};
} // namespace

/// A zero, or the repetition of one.
static bool isRepeatedZero(Value value) {
  auto broadcast = value.getDefiningOp<hlo::BroadcastInDimOp>();
  return isZero(broadcast ? broadcast.getOperand() : value);
}

/// Whether a value is made of exponentials by conversions, products and selections, at
/// most `steps` of them.
static bool leadsToExponentials(Value value, int64_t steps) {
  Operation *op = value.getDefiningOp();
  if (!op || steps == 0)
    return false;
  if (isa<hlo::ExpOp>(op))
    return true;
  auto leads = [&](unsigned operand) {
    return leadsToExponentials(op->getOperand(operand), steps - 1);
  };
  if (isa<hlo::SelectOp>(op))
    return leads(1) || leads(2);
  if (isa<hlo::MulOp>(op))
    return leads(0) || leads(1);
  return isa<hlo::ConvertOp, hlo::DivOp>(op) && leads(0);
}

/// The division of exponentials that the value is a multiple of: what it is multiplied
/// by, or divided by, or where it is replaced by zeros, does not matter here. Tells so in
/// the pattern.
hlo::DivOp Matcher::findQuotient(Value weights) {
  constexpr int64_t mostSteps = 8;
  bool isScaled = false;
  factors.clear();
  Value value = weights;
  for (int64_t step = 0; step < mostSteps; ++step) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != block || op->getNumOperands() == 0)
      return {};
    auto isQuotient = [&](Value operand) {
      auto quotient = findMaker<hlo::DivOp>(operand);
      return quotient && findMaker<hlo::ExpOp>(quotient.getLhs());
    };
    if (isQuotient(value)) {
      pattern.areWeightsScaled = isScaled;
      return cast<hlo::DivOp>(op);
    }
    auto convert = dyn_cast<hlo::ConvertOp>(op);
    auto select = dyn_cast<hlo::SelectOp>(op);
    if (convert &&
        isa<FloatType>(getElementTypeOrSelf(convert.getOperand().getType()))) {
      value = convert.getOperand();
      continue;
    }
    unsigned next = 0;
    if (select && isRepeatedZero(select.getOnFalse()))
      next = 1;
    else if (select && isRepeatedZero(select.getOnTrue()))
      next = 2;
    else if (isa<hlo::MulOp>(op))
      next = leadsToExponentials(op->getOperand(0), mostSteps) ? 0 : 1;
    else if (!isa<hlo::DivOp>(op))
      return {};
    isScaled = true;
    value = op->getOperand(next);
    for (auto [i, operand] : llvm::enumerate(op->getOperands()))
      if (i != next)
        factors.push_back(operand);
  }
  return {};
}

/// The reduction of rows that the value repeats along them, if there is no more
/// between both than conversions of floats and a comparison with the lowest number.
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
    } else if (auto convert = dyn_cast<hlo::ConvertOp>(op)) {
      if (!isa<FloatType>(getElementTypeOrSelf(convert.getOperand().getType())))
        return {};
      value = convert.getOperand();
    } else {
      return {};
    }
    ops.insert(op);
  }
}

bool Matcher::matchReductions(hlo::SubtractOp difference, Value divisor) {
  pattern.rowSum = traceRows(divisor);
  Value summed =
      pattern.rowSum ? pattern.rowSum.getInputs().front() : Value();
  auto convert = summed ? findMaker<hlo::ConvertOp>(summed) : hlo::ConvertOp();
  bool isConverted = convert && convert.getOperand() == pattern.powers;
  if (!pattern.rowSum || !reducesRowsBy<hlo::AddOp>(pattern.rowSum) ||
      (summed != pattern.powers && !isConverted) ||
      !isZero(pattern.rowSum.getInitValues().front()))
    return fail("rows are not divided by the sum of their exponentials");
  if (isConverted)
    ops.insert(convert);
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
  auto quotient = findQuotient(weights);
  if (!quotient)
    return false;
  pattern.powers = findMaker<hlo::ExpOp>(quotient.getLhs());
  auto difference = findMaker<hlo::SubtractOp>(pattern.powers.getOperand());
  if (!difference)
    return fail("what exponentials are of is not less the maximum of its row");
  ops.insert(quotient);
  ops.insert(pattern.powers);
  ops.insert(difference);
  pattern.weights = weights;
  pattern.quotient = quotient;
  pattern.logits = difference.getLhs();
  auto type = dyn_cast<RankedTensorType>(pattern.logits.getType());
  if (!type || !type.hasStaticShape() || type.getRank() < 2)
    return false;
  shape = type.getShape();
  if (type.getElementType().isF64())
    return fail("its softmax is in f64");
  return matchReductions(difference, quotient.getRhs());
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
  if (!isElementwise(op) && !isa<hlo::TransposeOp>(op))
    return true;
  return llvm::all_of(op->getOperands(),
                      [&](Value operand) { return findScores(operand); });
}

bool Matcher::dependsOnScores(Value value) {
  if (value == pattern.scores.getResult())
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != block || !isWide(value) ||
      (!isElementwise(op) && !isa<hlo::TransposeOp>(op)))
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

/// Whether factors of weights depend on the scores, in whatever way.
bool Matcher::doFactorsDepend() const {
  SmallVector<Value> open(factors);
  llvm::SmallPtrSet<Operation *, 32> seen;
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (!op || op->getBlock() != block || !seen.insert(op).second)
      continue;
    if (op == pattern.scores)
      return true;
    op->walk([&](Operation *inner) {
      llvm::append_range(open, inner->getOperands());
    });
  }
  return false;
}

/// Follows the dimensions of the logits back to the scores. `places`: by dimension of
/// the logits, that of the value.
bool Matcher::traceScores(Value value, ArrayRef<int64_t> places) {
  if (!dependsOnScores(value))
    return true;
  auto [known, isNew] = knownPlaces.insert({value, llvm::to_vector(places)});
  if (!isNew)
    return ArrayRef<int64_t>(known->second) == places ||
           fail("its scores are read in two orders");
  if (value == pattern.scores.getResult()) {
    pattern.scorePlaces = llvm::to_vector(places);
    return true;
  }
  Operation *op = value.getDefiningOp();
  if (auto transpose = dyn_cast<hlo::TransposeOp>(op))
    return traceScores(transpose.getOperand(), movePlaces(transpose, places));
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    if (dependsOnScores(operand) &&
        cast<ShapedType>(operand.getType()).getShape() !=
            cast<ShapedType>(value.getType()).getShape())
      return fail("the shape of its scores changes");
    return traceScores(operand, places);
  });
}

/// What makes the value, back to the scores and to inputs.
bool Matcher::includeElementwise(Value value) {
  if (!visited.insert(value).second || value == pattern.scores.getResult())
    return true;
  Operation *op = value.getDefiningOp();
  bool isMade = dependsOnScores(value) || isFree(value) ||
                (op && op->getBlock() == block && isWide(value) &&
                 isMadeInside(value, shape,
                              [&](Value made) { return isFree(made); }));
  if (!isMade) {
    inputs.insert(value);
    return true;
  }
  ops.insert(op);
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return includeElementwise(operand);
  });
}

bool Matcher::matchScores() {
  SmallVector<int64_t> same =
      llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
  if (!traceScores(pattern.logits, same))
    return false;
  if (!describeProduct(pattern.scores, pattern.scorePlaces, pattern.query,
                       pattern.key))
    return fail("its scores are no products of matrices");
  lookThrough(pattern.query);
  lookThrough(pattern.key);
  for (auto [d, query, key] :
       llvm::enumerate(pattern.query.batch, pattern.key.batch)) {
    if (query == AttentionOperand::shared)
      return fail("groups of its keys share queries");
    // Squeezed, they are no group at all.
    if (key == AttentionOperand::shared && shape[d] == 1)
      return fail("a group of its queries has one");
  }
  return true;
}

/// Rows of weights with the value's columns, batch by batch.
bool Matcher::matchProduct() {
  // The gradient of the values sums over rows: no attention.
  bool isLeft = sumsColumns(pattern.product, true) &&
                matchSoftmax(pattern.product.getLhs());
  if (!isLeft && !reason.empty())
    return false;
  if (!isLeft) {
    ops.clear();
    if (!sumsColumns(pattern.product, false) ||
        !matchSoftmax(pattern.product.getRhs()))
      return false;
  }
  SmallVector<int64_t> same =
      llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
  bool isOverColumns = false;
  if (!describeWeighted(pattern.product, isLeft, same, pattern.value,
                        pattern.output, isOverColumns) ||
      !isOverColumns ||
      llvm::is_contained(pattern.output.batch, AttentionOperand::shared))
    return fail("its values are no matrices");
  lookThrough(pattern.value);
  return true;
}

/// Transpositions that alone read the product, and roundings of one in f32.
void Matcher::takeResult() {
  pattern.result = pattern.product.getResult();
  while (pattern.result.hasOneUse()) {
    Operation *user = *pattern.result.user_begin();
    if (user->getBlock() != block)
      return;
    if (auto transpose = dyn_cast<hlo::TransposeOp>(user)) {
      auto find = [&](int64_t source) -> int64_t {
        return llvm::find(transpose.getPermutation(), source) -
               transpose.getPermutation().begin();
      };
      AttentionOperand moved{{}, {}, find(pattern.output.row),
                             find(pattern.output.feature)};
      for (int64_t dimension : pattern.output.batch)
        moved.batch.push_back(find(dimension));
      pattern.output = moved;
    } else if (!isa<hlo::ConvertOp>(user) ||
               !getElementTypeOrSelf(pattern.result.getType()).isF32() ||
               getElementTypeOrSelf(user->getResult(0).getType()) !=
                   getElementTypeOrSelf(pattern.value.tensor.getType())) {
      return;
    }
    pattern.result = pattern.output.tensor = user->getResult(0);
    ops.insert(user);
  }
}

/// Transpositions and conversions from fewer bits are part of the pattern.
void Matcher::lookThrough(AttentionOperand &operand) {
  SmallVector<Operation *> passed;
  operand = seeThrough(operand, &passed);
  ops.insert(passed.begin(), passed.end());
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
  if (doFactorsDepend()) {
    fail("its weights are multiplied by what depends on its scores");
    return std::nullopt;
  }
  if (!matchScores())
    return std::nullopt;
  for (Value tensor :
       {pattern.query.tensor, pattern.key.tensor, pattern.value.tensor})
    inputs.insert(tensor);
  visited.clear();
  visited.insert(pattern.quotient);
  if (!includeElementwise(pattern.logits) || !includeElementwise(pattern.weights))
    return std::nullopt;
  ops.insert(pattern.scores);
  ops.insert(pattern.product);
  takeResult();
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
  if (depth % 8 != 0 || width % 8 != 0 || depth > mostFeatures ||
      width > mostFeatures)
    return "a head has " + std::to_string(depth) + " and " +
           std::to_string(width) +
           " features, and must have multiples of 8 up to " +
           std::to_string(mostFeatures);
  if (pattern.query.getSize(pattern.query.row) < leastRows ||
      pattern.key.getSize(pattern.key.row) < leastRows)
    return "it has fewer than " + std::to_string(leastRows) +
           " queries or keys";
  hlo::DotGeneralOp scores = pattern.scores, product = pattern.product;
  if (!isa<FloatType>(element(scores)) || !isa<FloatType>(element(product)))
    return "its products are no floats";
  // Weights in f32 are rounded, and the product of them with values of bf16.
  Type weights = element(pattern.weights);
  bool isRounded = weights.isF32() && element(pattern.output.tensor) == type &&
                   type.isBF16() && mayRound(product, type);
  if (weights != type && !isRounded)
    return "its weights are in f32 in the product with the values";
  return std::nullopt;
}
