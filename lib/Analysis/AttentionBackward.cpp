// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From the exponentials forward to the three products, and from these back to what
/// they are made of; see the header.

#include "remat/Analysis/AttentionBackward.h"
#include "AttentionParts.h"
#include "remat/Analysis/ChunkRegions.h"
#include "remat/Analysis/ProductPrecision.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;
using namespace remat::attention;
namespace hlo = remat::stablehlo;

namespace {
class BackwardMatcher {
public:
  BackwardMatcher(hlo::ExpOp powers, Value rowMaximum, Value rowSum,
                  std::string &reason)
      : block(powers->getBlock()), reason(reason) {
    pattern.powers = powers;
    pattern.rowMaximum = rowMaximum;
    pattern.rowSum = rowSum;
  }
  std::optional<AttentionBackward> run();

private:
  bool fail(const char *what) {
    reason = what;
    return false;
  }
  bool isInBlock(Operation *op) const { return op && op->getBlock() == block; }
  bool isWide(Value value) const { return hasShapeInAnyOrder(value, shape); }
  bool isRowSum(Operation *op) const;
  bool leadsOn(Operation *op) const;
  bool isRepeated(Value wide, Value statistic) const;
  bool findProducts();
  bool takeProduct(hlo::DotGeneralOp product);
  bool dependsOnRegion(Value value);
  bool isFree(Value value);
  bool include(Value value);
  bool includeProduct(hlo::DotGeneralOp product);
  bool dependsOnGradient(Value value);
  bool findPlaces();
  bool matchScoreProduct(hlo::DotGeneralOp product, SmallVector<int64_t> &places,
                         AttentionOperand &rows, AttentionOperand &columns);
  void takeResult(AttentionGradient &gradient);
  bool matchMatrices();
  bool isReadBesides();
  void finish();

  Block *block;
  std::string &reason;
  AttentionBackward pattern;
  ArrayRef<int64_t> shape;
  llvm::SetVector<hlo::DotGeneralOp> products;
  /// What is made of the exponentials.
  llvm::DenseSet<Value> reached;
  llvm::SetVector<Operation *> ops;
  /// The products and what follows them.
  llvm::SmallPtrSet<Operation *, 8> ends;
  llvm::SetVector<Value> inputs;
  llvm::DenseSet<Value> visited;
  llvm::DenseMap<Value, bool> dependence, freedom;
  /// By dimension of the exponentials, that of a wide value.
  llvm::MapVector<Value, SmallVector<int64_t>> allPlaces;
};
} // namespace

/// Sums of rows of wide values.
bool BackwardMatcher::isRowSum(Operation *op) const {
  auto reduction = dyn_cast_or_null<hlo::ReduceOp>(op);
  return reduction && reducesRowsBy<hlo::AddOp>(reduction) &&
         isWide(reduction.getInputs().front()) &&
         isZero(reduction.getInitValues().front());
}

/// Whether the op makes elements of others' elements.
bool BackwardMatcher::leadsOn(Operation *op) const {
  return isElementwise(op) ||
         isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::TransposeOp>(op);
}

/// Whether the value repeats the statistic along its rows, with no more between both
/// than a comparison with the lowest number.
bool BackwardMatcher::isRepeated(Value wide, Value statistic) const {
  for (Value value = wide; value != statistic;) {
    Operation *op = value.getDefiningOp();
    if (!isInBlock(op))
      return false;
    auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
    auto reshape = dyn_cast<hlo::ReshapeOp>(op);
    auto maximum = dyn_cast<hlo::MaxOp>(op);
    if ((broadcast && repeatsRows(broadcast)) ||
        (reshape && changesLastOne(reshape)))
      value = op->getOperand(0);
    else if (maximum && isLowest(maximum.getLhs()))
      value = maximum.getRhs();
    else if (maximum && isLowest(maximum.getRhs()))
      value = maximum.getLhs();
    else if (isa<hlo::ConvertOp>(op))
      value = op->getOperand(0);
    else
      return false;
  }
  return true;
}

/// The products that read what is made of the exponentials.
bool BackwardMatcher::findProducts() {
  SmallVector<Value> open{pattern.powers.getResult()};
  while (!open.empty()) {
    Value value = open.pop_back_val();
    if (!reached.insert(value).second)
      continue;
    for (Operation *user : value.getUsers()) {
      if (auto product = dyn_cast<hlo::DotGeneralOp>(user);
          product && isInBlock(user) && isWide(value))
        products.insert(product);
      else if (isInBlock(user) && (leadsOn(user) || isRowSum(user)))
        llvm::append_range(open, user->getResults());
      else
        return fail("its weights or the gradients of its scores are read besides");
    }
  }
  if (products.size() != 3)
    return fail("its weights and the gradients of its scores are not in three "
                "products");
  return true;
}

/// Where the dimensions of the exponentials are in all that is made of them, or with
/// them, by elementwise ops and transpositions.
bool BackwardMatcher::findPlaces() {
  allPlaces[pattern.powers.getResult()] =
      llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
  bool isConsistent = true;
  auto add = [&](Value value, ArrayRef<int64_t> places) {
    if (!isWide(value) || !dependsOnRegion(value))
      return;
    auto [known, isNew] = allPlaces.insert({value, llvm::to_vector(places)});
    isConsistent &= isNew || ArrayRef<int64_t>(known->second) == places;
  };
  for (size_t i = 0; i < allPlaces.size(); ++i) {
    Value value = (allPlaces.begin() + i)->first;
    SmallVector<int64_t> places = (allPlaces.begin() + i)->second;
    SmallVector<Operation *> around(value.user_begin(), value.user_end());
    around.push_back(value.getDefiningOp());
    for (Operation *op : around) {
      if (!ops.contains(op))
        continue;
      bool isMade = op == value.getDefiningOp();
      if (auto transpose = dyn_cast<hlo::TransposeOp>(op)) {
        if (isMade)
          add(transpose.getOperand(), movePlaces(transpose, places));
        else
          add(transpose.getResult(), movePlacesBack(transpose, places));
        continue;
      }
      if (!isElementwise(op))
        continue;
      auto isLike = [&](Value other) {
        return cast<ShapedType>(other.getType()).getShape() ==
               cast<ShapedType>(value.getType()).getShape();
      };
      for (Value operand : op->getOperands())
        if (isLike(operand))
          add(operand, places);
      if (isLike(op->getResult(0)))
        add(op->getResult(0), places);
    }
  }
  return isConsistent || fail("its scores are read in two orders");
}

/// Weights of rows or columns with a matrix of each batch.
bool BackwardMatcher::takeProduct(hlo::DotGeneralOp product) {
  bool isLeft = reached.contains(product.getLhs());
  AttentionGradient gradient;
  gradient.product = product;
  gradient.weights = product->getOperand(isLeft ? 0 : 1);
  auto known = allPlaces.find(gradient.weights);
  if (known == allPlaces.end())
    return fail("the shape of its scores changes");
  gradient.places = known->second;
  bool sumsColumns = false;
  if (!describeWeighted(product, isLeft, gradient.places, gradient.operand,
                        gradient.output, sumsColumns))
    return fail("its gradients are no products of matrices");
  AttentionGradient &place =
      sumsColumns                           ? pattern.queryGradient
      : dependsOnGradient(gradient.weights) ? pattern.keyGradient
                                            : pattern.valueGradient;
  if (place.product)
    return fail("its gradients are not those of queries, keys and values");
  place = gradient;
  return true;
}

bool BackwardMatcher::dependsOnRegion(Value value) {
  if (value == pattern.rowMaximum || value == pattern.rowSum)
    return true;
  Operation *op = value.getDefiningOp();
  if (!isInBlock(op))
    return false;
  if (isa<hlo::DotGeneralOp>(op))
    return isWide(value);
  if (!leadsOn(op) && !isRowSum(op))
    return false;
  auto [known, isNew] = dependence.insert({value, false});
  if (!isNew)
    return known->second;
  bool depends = llvm::any_of(op->getOperands(), [&](Value operand) {
    return dependsOnRegion(operand);
  });
  return dependence[value] = depends;
}

/// Whether the value depends on constants alone, as causal masks do.
bool BackwardMatcher::isFree(Value value) {
  Operation *op = value.getDefiningOp();
  if (!isInBlock(op) || !isLightToMake(op))
    return false;
  auto [known, isNew] = freedom.insert({value, false});
  if (!isNew)
    return known->second;
  bool isIt = llvm::all_of(op->getOperands(),
                           [&](Value operand) { return isFree(operand); });
  return freedom[value] = isIt;
}

bool BackwardMatcher::includeProduct(hlo::DotGeneralOp product) {
  hlo::DotGeneralOp &place =
      pattern.scores ? pattern.weightGradient : pattern.scores;
  if (place)
    return fail("the gradients of its scores come of more than two products");
  place = product;
  ops.insert(product);
  return true;
}

/// What makes the value, back to products, statistics and inputs.
bool BackwardMatcher::include(Value value) {
  if (!visited.insert(value).second)
    return true;
  Operation *op = value.getDefiningOp();
  bool isStatistic = value == pattern.rowMaximum || value == pattern.rowSum;
  bool isMade = !isStatistic && isInBlock(op) &&
                (dependsOnRegion(value) || isFree(value) ||
                 isMadeInside(value, shape,
                              [&](Value made) { return isFree(made); }));
  if (!isMade) {
    inputs.insert(value);
    return true;
  }
  if (auto product = dyn_cast<hlo::DotGeneralOp>(op))
    return includeProduct(product);
  if (isRowSum(op)) {
    if (pattern.rowGradient)
      return fail("rows have more sums than one");
    pattern.rowGradient = cast<hlo::ReduceOp>(op);
  }
  ops.insert(op);
  return llvm::all_of(op->getOperands(),
                      [&](Value operand) { return include(operand); });
}

bool BackwardMatcher::dependsOnGradient(Value value) {
  llvm::DenseSet<Value> known;
  SmallVector<Value> open{value};
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (!dependsOnRegion(next) || !known.insert(next).second ||
        next == pattern.rowMaximum || next == pattern.rowSum ||
        next == pattern.scores.getResult())
      continue;
    if (next.getDefiningOp<hlo::DotGeneralOp>())
      return true;
    llvm::append_range(open, next.getDefiningOp()->getOperands());
  }
  return false;
}

/// Rows of one operand with rows of the other.
bool BackwardMatcher::matchScoreProduct(hlo::DotGeneralOp product,
                                        SmallVector<int64_t> &places,
                                        AttentionOperand &rows,
                                        AttentionOperand &columns) {
  auto known = allPlaces.find(product.getResult());
  if (known == allPlaces.end())
    return fail("the shape of its scores changes");
  places = known->second;
  if (!describeProduct(product, places, rows, columns))
    return fail("its scores or weights are no products of matrices");
  for (AttentionOperand *operand : {&rows, &columns}) {
    SmallVector<Operation *> passed;
    *operand = seeThrough(*operand, &passed);
    ops.insert(passed.begin(), passed.end());
    inputs.insert(operand->tensor);
  }
  return true;
}

static AttentionOperand permute(const AttentionOperand &operand, Value tensor,
                                llvm::function_ref<int64_t(int64_t)> move) {
  AttentionOperand moved{tensor, {}, move(operand.row), move(operand.feature)};
  for (int64_t dimension : operand.batch)
    moved.batch.push_back(dimension == AttentionOperand::shared
                              ? dimension
                              : move(dimension));
  return moved;
}

/// Conversions and transpositions that alone read the product.
void BackwardMatcher::takeResult(AttentionGradient &gradient) {
  for (;;) {
    Value result = gradient.output.tensor;
    Operation *user = result.hasOneUse() ? *result.user_begin() : nullptr;
    if (!isInBlock(user))
      return;
    if (auto transpose = dyn_cast<hlo::TransposeOp>(user)) {
      ArrayRef<int64_t> sources = transpose.getPermutation();
      gradient.output =
          permute(gradient.output, transpose.getResult(), [&](int64_t source) {
            return llvm::find(sources, source) - sources.begin();
          });
    } else if (auto convert = dyn_cast<hlo::ConvertOp>(user);
               convert &&
               isa<FloatType>(getElementTypeOrSelf(convert.getType()))) {
      gradient.output.tensor = convert.getResult();
    } else {
      return;
    }
    ops.insert(user);
    ends.insert(user);
  }
}

bool BackwardMatcher::matchMatrices() {
  if (!matchScoreProduct(pattern.scores, pattern.scorePlaces, pattern.query,
                         pattern.key) ||
      !matchScoreProduct(pattern.weightGradient, pattern.weightGradientPlaces,
                         pattern.outputGradient, pattern.value))
    return false;
  ArrayRef<int64_t> rowPlaces =
      allPlaces[pattern.rowGradient.getInputs().front()];
  if (!llvm::equal(rowPlaces, llvm::seq<int64_t>(0, shape.size())))
    return fail("the sums of rows are in another order than its scores");
  std::pair<AttentionGradient *, AttentionOperand *> pairs[] = {
      {&pattern.queryGradient, &pattern.key},
      {&pattern.keyGradient, &pattern.query},
      {&pattern.valueGradient, &pattern.outputGradient}};
  for (auto [gradient, operand] : pairs) {
    SmallVector<Operation *> passed;
    gradient->operand = seeThrough(gradient->operand, &passed);
    if (!isSameMatrix(gradient->operand, *operand))
      return fail("its gradients are of other matrices than its scores");
    ops.insert(passed.begin(), passed.end());
    ops.insert(gradient->product);
    ends.insert(gradient->product);
    takeResult(*gradient);
  }
  return true;
}

/// Whether others read what would be gone.
bool BackwardMatcher::isReadBesides() {
  for (Operation *op : ops) {
    bool isGone = llvm::any_of(op->getResults(), [&](Value result) {
      return dependsOnGradient(result) ||
             (isWide(result) && dependsOnRegion(result));
    });
    if (!isGone || ends.contains(op))
      continue;
    for (Operation *user : op->getUsers())
      if (!ops.contains(user))
        return true;
  }
  return false;
}

void BackwardMatcher::finish() {
  pattern.ops = ops.takeVector();
  llvm::sort(pattern.ops,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Value statistic : {pattern.rowMaximum, pattern.rowSum})
    inputs.insert(statistic);
  pattern.inputs = inputs.takeVector();
}

std::optional<AttentionBackward> BackwardMatcher::run() {
  auto type = dyn_cast<RankedTensorType>(pattern.powers.getType());
  auto difference =
      pattern.powers.getOperand().getDefiningOp<hlo::SubtractOp>();
  if (!type || !type.hasStaticShape() || type.getRank() < 2 ||
      type.getElementType().isF64() || !difference)
    return std::nullopt;
  shape = type.getShape();
  if (!isRepeated(difference.getRhs(), pattern.rowMaximum))
    return std::nullopt;
  // The first product that is found is that of the scores.
  if (!findProducts() || !include(pattern.powers.getResult()))
    return std::nullopt;
  for (hlo::DotGeneralOp product : products)
    for (Value operand : product->getOperands())
      if (reached.contains(operand) && !include(operand))
        return std::nullopt;
  if (!pattern.scores || !pattern.weightGradient) {
    fail("the gradients of its weights are no product");
    return std::nullopt;
  }
  if (!findPlaces())
    return std::nullopt;
  for (hlo::DotGeneralOp product : products)
    if (!takeProduct(product))
      return std::nullopt;
  if (!pattern.rowGradient) {
    fail("no sums of rows are in the gradients of its scores");
    return std::nullopt;
  }
  if (!matchMatrices())
    return std::nullopt;
  if (isReadBesides()) {
    fail("its weights or the gradients of its scores are read besides");
    return std::nullopt;
  }
  finish();
  return std::move(pattern);
}

std::optional<AttentionBackward>
remat::matchAttentionBackward(hlo::ExpOp powers, Value rowMaximum, Value rowSum,
                              std::string &reason) {
  return BackwardMatcher(powers, rowMaximum, rowSum, reason).run();
}

AttentionOperand
remat::seeThrough(AttentionOperand operand,
                  SmallVectorImpl<Operation *> *passed) {
  Block *block = operand.tensor.getParentBlock();
  for (;;) {
    Operation *op = operand.tensor.getDefiningOp();
    if (!op || op->getBlock() != block)
      return operand;
    auto transpose = dyn_cast<hlo::TransposeOp>(op);
    auto convert = dyn_cast<hlo::ConvertOp>(op);
    if (transpose) {
      ArrayRef<int64_t> sources = transpose.getPermutation();
      operand = permute(operand, transpose.getOperand(),
                        [&](int64_t dimension) { return sources[dimension]; });
    } else if (convert &&
               isa<FloatType>(
                   getElementTypeOrSelf(convert.getOperand().getType())) &&
               getElementTypeOrSelf(convert.getType()).isF32()) {
      operand.tensor = convert.getOperand();
    } else {
      return operand;
    }
    if (passed)
      passed->push_back(op);
  }
}

bool remat::isSameMatrix(const AttentionOperand &one,
                         const AttentionOperand &other) {
  return one.tensor == other.tensor && one.batch == other.batch &&
         one.row == other.row && one.feature == other.feature;
}

bool attention::mayRound(hlo::DotGeneralOp product, Type type) {
  if (auto algorithm = product.getAlgorithm())
    return algorithm->getLhsPrecisionType() == type &&
           algorithm->getRhsPrecisionType() == type;
  return hasDefaultPrecision(product.getPrecisionConfig());
}

SmallVector<int64_t> remat::getSummed(const AttentionGradient &gradient) {
  SmallVector<int64_t> summed;
  for (auto [d, dimension] : llvm::enumerate(gradient.output.batch))
    if (dimension == AttentionOperand::shared)
      summed.push_back(d);
  return summed;
}

std::optional<std::string>
remat::findFusionObstacle(const AttentionBackward &pattern) {
  constexpr int64_t mostFeatures = 128;
  auto element = [](Value value) { return getElementTypeOrSelf(value.getType()); };
  Type type = element(pattern.query.tensor);
  if (!type.isBF16() && !type.isF16())
    return "its elements are neither bf16 nor f16";
  for (const AttentionOperand *operand : {&pattern.query, &pattern.key,
                                          &pattern.outputGradient, &pattern.value}) {
    if (element(operand->tensor) != type)
      return "its operands are of different types";
    int64_t rank = cast<RankedTensorType>(operand->tensor.getType()).getRank();
    if (operand->feature != rank - 1)
      return "features of a head are not next to each other in memory";
    int64_t features = operand->getSize(operand->feature);
    if (features % 8 != 0 || features > mostFeatures)
      return "a head has " + std::to_string(features) +
             " features, and must have a multiple of 8 up to " +
             std::to_string(mostFeatures);
  }
  for (const AttentionGradient *gradient : pattern.getGradients()) {
    Type weights = element(gradient->weights);
    // Gradients as small as f32 has are no numbers of f16.
    if (weights != type && !(weights.isF32() && type.isBF16()))
      return "the gradients of its scores would be rounded to 16 bits";
    hlo::DotGeneralOp product = gradient->product;
    if (weights != type && (element(gradient->output.tensor) != type ||
                            !mayRound(product, type)))
      return "the products of the gradients of its scores are to be exact in f32";
    if (!isa<FloatType>(element(product)))
      return "its products are no floats";
  }
  hlo::DotGeneralOp scores = pattern.scores, gradient = pattern.weightGradient;
  if (!isa<FloatType>(element(scores)) || !isa<FloatType>(element(gradient)))
    return "its products are no floats";
  SmallVector<int64_t> summed = getSummed(pattern.keyGradient);
  bool areShared = llvm::all_of(summed, [&](int64_t dimension) {
    return pattern.key.batch[dimension] == AttentionOperand::shared &&
           pattern.value.batch[dimension] == AttentionOperand::shared;
  });
  if (!areShared || !getSummed(pattern.queryGradient).empty() ||
      summed != getSummed(pattern.valueGradient))
    return "the gradients of its keys and values are sums over other groups";
  return std::nullopt;
}
