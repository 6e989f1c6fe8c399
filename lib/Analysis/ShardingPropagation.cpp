// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Propagation by constraints between tensors. Every op is a constraint by its
/// rule; control flow, barriers and annotated identities tie values pairwise.

#include "remat/Analysis/ShardingPropagation.h"
#include "remat/Analysis/ShardingRule.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Sdy.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

using Axes = SmallVector<DeviceAxis, 3>;

static constexpr StringLiteral gspmdAttrName = "mhlo.sharding";

namespace {
/// Tensors whose dimensions are made of common factors.
struct Constraint {
  /// Null for what only ties values.
  Operation *op;
  SmallVector<Value, 4> tensors;
  SmallVector<TensorFactors, 4> factors;
  SmallVector<int64_t> factorSizes;
  unsigned numOperands = 0;
  unsigned stage = 0;
  SmallVector<bool> isReduced;
};

/// What a constraint's tensors say of one factor.
struct FactorChoice {
  unsigned factor;
  Axes axes;
  /// Bytes of the tensors that speak for it.
  int64_t weight = 0;
};

class Propagation {
public:
  explicit Propagation(func::FuncOp function) : function(function) {}

  FailureOr<Shardings> run();

private:
  LogicalResult annotate();
  LogicalResult annotateResults();
  void gatherResults();
  LogicalResult annotateOp(Operation *op);
  LogicalResult annotateValue(Value value, Attribute sharding, unsigned index);
  void addOp(Operation *op);
  void addControl(Operation *op);
  void tie(Value a, Value b);
  void propagate(unsigned stage);
  bool apply(const Constraint &constraint);
  bool extend(const Constraint &constraint, unsigned tensor,
              const FactorChoice &choice);
  Axes decode(const Constraint &constraint, unsigned tensor,
              unsigned factor) const;
  SmallVector<FactorChoice> choose(const Constraint &constraint) const;
  void measure(const Constraint &constraint, SharedWork &work) const;
  int64_t getBytes(Value value) const;

  func::FuncOp function;
  std::vector<Constraint> constraints;
  Shardings result;
  llvm::DenseSet<Value> annotated;
  /// Values that the function returns in a sharding of its own.
  SmallVector<std::pair<Value, SmallVector<DimSharding>>> returned;
};
} // namespace

static bool isTensor(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape();
}

static int64_t getRank(Value value) {
  return cast<RankedTensorType>(value.getType()).getRank();
}

SmallVector<int64_t> Shardings::getDeviceShape(Value value) const {
  SmallVector<int64_t> shape(
      cast<RankedTensorType>(value.getType()).getShape());
  auto found = values.find(value);
  if (found != values.end())
    for (auto [size, dim] : llvm::zip_equal(shape, found->second))
      size = llvm::divideCeil(size, dim.getCount());
  return shape;
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

static bool isSharding(Attribute attribute) {
  return isa_and_present<sdy::TensorShardingAttr,
                         sdy::TensorShardingPerValueAttr, StringAttr>(attribute);
}

/// The sharding among the attributes of an op, argument or result.
static Attribute findSharding(DictionaryAttr attributes) {
  if (!attributes)
    return {};
  Attribute found = attributes.get(sdy::SdyDialect::shardingAttrName);
  if (!found)
    found = attributes.get(gspmdAttrName);
  return isSharding(found) ? found : Attribute();
}

/// The sharding that an op states for its results.
static Attribute findSharding(Operation *op) {
  if (Attribute found = findSharding(op->getDiscardableAttrDictionary()))
    return found;
  if (auto manual = dyn_cast<sdy::ManualComputationOp>(op))
    return manual.getOutShardings();
  if (auto part = dyn_cast<GlobalizeOp>(op))
    return part.getSharding();
  if (!isa<sdy::SdyDialect>(op->getDialect()) || op->getNumResults() != 1)
    return {};
  // Constraints have an attribute `sharding`, collectives an `out_sharding`.
  Attribute found = op->getAttr("sharding");
  return found ? found : op->getAttr("out_sharding");
}

bool remat::hasShardings(func::FuncOp function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (findSharding(function.getArgAttrDict(i)))
      return true;
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (findSharding(function.getResultAttrDict(i)))
      return true;
  return function
      .walk([](Operation *op) {
        bool isAnnotated = op->getDialect() && findSharding(op);
        return isAnnotated ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The first annotation of a value holds.
LogicalResult Propagation::annotateValue(Value value, Attribute sharding,
                                         unsigned index) {
  if (!isTensor(value) || !annotated.insert(value).second)
    return success();
  Operation *anchor = value.getDefiningOp() ? value.getDefiningOp()
                                            : function.getOperation();
  FailureOr<SmallVector<DimSharding>> dims =
      getDimShardings(anchor, sharding, getRank(value), index);
  if (failed(dims))
    return failure();
  result.values[value] = std::move(*dims);
  return success();
}

LogicalResult Propagation::annotateOp(Operation *op) {
  if (op == function)
    return success();
  if (auto part = dyn_cast<LocalizeOp>(op))
    if (failed(annotateValue(part.getInput(), part.getSharding(), 0)))
      return failure();
  if (auto manual = dyn_cast<sdy::ManualComputationOp>(op))
    for (auto [index, operand] : llvm::enumerate(op->getOperands()))
      if (failed(annotateValue(operand, manual.getInShardings(), index)))
        return failure();
  Attribute sharding = op->getDialect() ? findSharding(op) : Attribute();
  if (!sharding)
    return success();
  for (OpResult value : op->getResults())
    if (failed(annotateValue(value, sharding, value.getResultNumber())))
      return failure();
  return success();
}

LogicalResult Propagation::annotate() {
  for (BlockArgument argument : function.getArguments())
    if (Attribute sharding =
            findSharding(function.getArgAttrDict(argument.getArgNumber())))
      if (failed(annotateValue(argument, sharding, 0)))
        return failure();
  WalkResult walked = function.walk([&](Operation *op) {
    return failed(annotateOp(op)) ? WalkResult::interrupt()
                                  : WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return failure();
  return success();
}

/// A returned value starts with the sharding of the function's result, and may
/// be split further: then it is gathered at the end.
LogicalResult Propagation::annotateResults() {
  Operation *terminator = function.getBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    Attribute sharding = findSharding(function.getResultAttrDict(index));
    if (!sharding || !isTensor(value))
      continue;
    FailureOr<SmallVector<DimSharding>> dims =
        getDimShardings(function, sharding, getRank(value));
    if (failed(dims))
      return failure();
    returned.push_back({value, *dims});
    if (!annotated.insert(value).second)
      continue;
    for (DimSharding &dim : *dims)
      dim.isOpen = true;
    result.values[value] = std::move(*dims);
  }
  return success();
}

/// The bytes of a result are those of its own sharding.
void Propagation::gatherResults() {
  auto countParts = [](ArrayRef<DimSharding> dims) {
    int64_t parts = 1;
    for (const DimSharding &dim : dims)
      parts *= dim.getCount();
    return parts;
  };
  for (auto &[value, dims] : returned) {
    auto found = result.values.find(value);
    if (value.getDefiningOp() && found != result.values.end() &&
        countParts(dims) < countParts(found->second))
      found->second = dims;
  }
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

void Propagation::tie(Value a, Value b) {
  if (!isTensor(a) || a.getType() != b.getType())
    return;
  Constraint constraint{nullptr, {a, b}, {}, {}, 1, 0, {}};
  TensorFactors dims;
  for (auto [dim, size] : llvm::enumerate(cast<RankedTensorType>(a.getType()).getShape())) {
    dims.push_back({unsigned(dim)});
    constraint.factorSizes.push_back(size);
  }
  constraint.factors = {dims, dims};
  constraints.push_back(std::move(constraint));
}

/// Loops hold a carry everywhere in the same parts; so do branches a result.
void Propagation::addControl(Operation *op) {
  bool isLoop = isa<stablehlo::WhileOp>(op);
  for (OpResult value : op->getResults()) {
    unsigned index = value.getResultNumber();
    if (isLoop)
      tie(op->getOperand(index), value);
    for (Region &region : op->getRegions()) {
      Block &block = region.front();
      if (isLoop)
        tie(value, block.getArgument(index));
      Operation *terminator = block.getTerminator();
      if (terminator->getNumOperands() == op->getNumResults() &&
          !(isLoop && region.getRegionNumber() == 0))
        tie(terminator->getOperand(index), value);
    }
  }
}

/// Whether shardings go through an `sdy` op in both directions.
static bool isTyingIdentity(Operation *op) {
  return isa<sdy::ShardingConstraintOp, sdy::DataFlowEdgeOp,
             sdy::FuncDataFlowEdgeOp>(op);
}

void Propagation::addOp(Operation *op) {
  if (isa<stablehlo::WhileOp, stablehlo::IfOp, stablehlo::CaseOp>(op))
    return addControl(op);
  if (isa<stablehlo::OptimizationBarrierOp>(op) || isTyingIdentity(op)) {
    for (OpResult value : op->getResults())
      tie(op->getOperand(value.getResultNumber()), value);
    return;
  }
  ShardingRule rule = getShardingRule(op);
  if (rule.factorSizes.empty())
    return;
  Constraint constraint{op, {}, {}, rule.factorSizes, op->getNumOperands(),
                        rule.stage, {}};
  llvm::append_range(constraint.tensors, op->getOperands());
  llvm::append_range(constraint.tensors, op->getResults());
  llvm::append_range(constraint.factors, rule.operands);
  llvm::append_range(constraint.factors, rule.results);
  for (unsigned factor = 0; factor < rule.factorSizes.size(); ++factor)
    constraint.isReduced.push_back(rule.isReduced(factor));
  constraints.push_back(std::move(constraint));
}

//===----------------------------------------------------------------------===//
// Propagation
//===----------------------------------------------------------------------===//

int64_t Propagation::getBytes(Value value) const {
  return computeTypeBytes(value.getType()).value_or(0);
}

/// The axes by which the tensor's part of a factor is split. A dimension's axes
/// belong to its factors from the major one on, as far as sizes divide.
Axes Propagation::decode(const Constraint &constraint, unsigned tensor,
                         unsigned factor) const {
  auto found = result.values.find(constraint.tensors[tensor]);
  if (found == result.values.end())
    return {};
  for (auto [dim, factors] : llvm::enumerate(constraint.factors[tensor])) {
    if (!llvm::is_contained(factors, factor))
      continue;
    if (factors.size() == 1)
      return found->second[dim].axes;
    Axes axes;
    size_t current = 0;
    int64_t left = constraint.factorSizes[factors[0]];
    for (DeviceAxis axis : found->second[dim].axes) {
      while (left == 1 && current + 1 < factors.size())
        left = constraint.factorSizes[factors[++current]];
      if (left % axis.size != 0)
        break;
      left /= axis.size;
      if (factors[current] == factor)
        axes.push_back(axis);
    }
    return axes;
  }
  return {};
}

static bool isPrefix(ArrayRef<DeviceAxis> prefix, ArrayRef<DeviceAxis> axes) {
  return prefix.size() <= axes.size() &&
         axes.take_front(prefix.size()) == prefix;
}

/// For every factor the axes of the largest tensor that splits it, extended by
/// those of tensors that agree; the factors of larger tensors first.
SmallVector<FactorChoice>
Propagation::choose(const Constraint &constraint) const {
  SmallVector<unsigned> bySize;
  for (unsigned i = 0; i < constraint.tensors.size(); ++i)
    if (result.values.contains(constraint.tensors[i]))
      bySize.push_back(i);
  llvm::stable_sort(bySize, [&](unsigned a, unsigned b) {
    return getBytes(constraint.tensors[a]) > getBytes(constraint.tensors[b]);
  });
  SmallVector<FactorChoice> choices;
  for (unsigned factor = 0; factor < constraint.factorSizes.size(); ++factor) {
    FactorChoice choice{factor, {}};
    for (unsigned tensor : bySize) {
      Axes axes = decode(constraint, tensor, factor);
      if (axes.empty() || !isPrefix(choice.axes, axes))
        continue;
      if (choice.axes.empty())
        choice.weight = getBytes(constraint.tensors[tensor]);
      choice.axes = std::move(axes);
    }
    if (!choice.axes.empty())
      choices.push_back(std::move(choice));
  }
  llvm::stable_sort(choices, [](const FactorChoice &a, const FactorChoice &b) {
    return a.weight > b.weight;
  });
  return choices;
}

/// Splits the tensor's part of the factor further, axis by axis.
bool Propagation::extend(const Constraint &constraint, unsigned tensor,
                         const FactorChoice &choice) {
  Value value = constraint.tensors[tensor];
  const TensorFactors &dims = constraint.factors[tensor];
  const auto *place = llvm::find_if(dims, [&](const auto &factors) {
    return llvm::is_contained(factors, choice.factor);
  });
  if (place == dims.end())
    return false;
  unsigned dim = place - dims.begin();
  auto [entry, isNew] = result.values.try_emplace(value);
  if (isNew)
    entry->second.assign(dims.size(), DimSharding{{}, /*isOpen=*/true});
  Axes current = decode(constraint, tensor, choice.factor);
  DimSharding &split = entry->second[dim];
  if (!split.isOpen || !isPrefix(current, choice.axes))
    return false;
  // Axes are appended at the minor end: factors before this one must be split
  // up, those behind it whole.
  int64_t before = 1;
  for (unsigned factor : *place) {
    if (factor == choice.factor)
      break;
    before *= constraint.factorSizes[factor];
  }
  int64_t inFactor = 1;
  for (DeviceAxis axis : current)
    inFactor *= axis.size;
  if (split.getCount() != before * inFactor)
    return false;
  bool hasChanged = false;
  int64_t size = constraint.factorSizes[choice.factor];
  for (DeviceAxis axis : ArrayRef(choice.axes).drop_front(current.size())) {
    bool isTaken = llvm::any_of(entry->second, [&](const DimSharding &other) {
      return llvm::any_of(other.axes, [&](DeviceAxis used) {
        return used.overlaps(axis);
      });
    });
    inFactor *= axis.size;
    bool fits = place->size() == 1 ? inFactor <= size : size % inFactor == 0;
    if (isTaken || !fits)
      break;
    split.axes.push_back(axis);
    hasChanged = true;
  }
  return hasChanged;
}

bool Propagation::apply(const Constraint &constraint) {
  bool hasChanged = false;
  for (const FactorChoice &choice : choose(constraint))
    for (unsigned tensor = 0; tensor < constraint.tensors.size(); ++tensor)
      hasChanged |= extend(constraint, tensor, choice);
  return hasChanged;
}

/// All constraints up to the given stage, until nothing changes.
void Propagation::propagate(unsigned stage) {
  auto applyTo = [&](const Constraint &constraint) {
    return constraint.stage <= stage && apply(constraint);
  };
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const Constraint &constraint : constraints)
      hasChanged |= applyTo(constraint);
    for (const Constraint &constraint : llvm::reverse(constraints))
      hasChanged |= applyTo(constraint);
  }
}

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

/// Gives every axis to the factor for which the most bytes lie right already.
/// Tensors that lie otherwise are exchanged before or behind the op.
void Propagation::measure(const Constraint &constraint,
                          SharedWork &work) const {
  SmallVector<FactorChoice> choices = choose(constraint);
  for (FactorChoice &choice : choices) {
    choice.weight = 0;
    for (unsigned tensor = 0; tensor < constraint.tensors.size(); ++tensor)
      if (!decode(constraint, tensor, choice.factor).empty())
        choice.weight += getBytes(constraint.tensors[tensor]);
  }
  llvm::stable_sort(choices, [](const FactorChoice &a, const FactorChoice &b) {
    return a.weight > b.weight;
  });
  Axes taken;
  SmallVector<Axes> assigned(constraint.factorSizes.size());
  bool hasPartialResults = false;
  for (const FactorChoice &choice : choices)
    for (DeviceAxis axis : choice.axes) {
      if (llvm::any_of(taken, [&](DeviceAxis o) { return o.overlaps(axis); }))
        break;
      taken.push_back(axis);
      assigned[choice.factor].push_back(axis);
      work.parts *= axis.size;
      hasPartialResults |= constraint.isReduced[choice.factor];
    }
  for (auto [index, value] : llvm::enumerate(constraint.tensors)) {
    bool isResult = index >= constraint.numOperands;
    bool isInPlace = true;
    int64_t parts = 1;
    for (unsigned factor = 0; factor < assigned.size(); ++factor) {
      bool runsOver = llvm::any_of(constraint.factors[index], [&](auto &dim) {
        return llvm::is_contained(dim, factor);
      });
      if (!runsOver)
        continue;
      for (DeviceAxis axis : assigned[factor])
        parts *= axis.size;
      isInPlace &= isPrefix(decode(constraint, index, factor), assigned[factor]);
    }
    if (!isInPlace || (isResult && hasPartialResults))
      work.reshardBytes += llvm::divideCeil(getBytes(value), parts);
  }
}

FailureOr<Shardings> Propagation::run() {
  if (failed(annotate()) || failed(annotateResults()))
    return failure();
  function.walk([&](Operation *op) {
    // The bodies of reductions compute scalars.
    if (op->getNumResults() > 0)
      addOp(op);
  });
  for (unsigned stage = 0; stage <= ShardingRule::lastStage; ++stage)
    propagate(stage);
  for (const Constraint &constraint : constraints) {
    SharedWork work;
    if (constraint.op)
      measure(constraint, work);
    if (work.parts > 1 || work.reshardBytes > 0)
      result.work[constraint.op] = work;
  }
  gatherResults();
  return std::move(result);
}

FailureOr<Shardings> remat::propagateShardings(func::FuncOp function) {
  return Propagation(function).run();
}
