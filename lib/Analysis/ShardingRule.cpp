// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The sharding rules of StableHLO ops, a function for each shape of rule.

#include "remat/Analysis/ShardingRule.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

bool ShardingRule::isReduced(unsigned factor) const {
  return llvm::none_of(results, [&](const TensorFactors &tensor) {
    return llvm::any_of(tensor, [&](const auto &dim) {
      return llvm::is_contained(dim, factor);
    });
  });
}

static ArrayRef<int64_t> getShape(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getShape() : ArrayRef<int64_t>();
}

namespace {
/// Makes a rule, factor by factor.
class RuleBuilder {
public:
  explicit RuleBuilder(Operation *op) : op(op) {
    for (Value operand : op->getOperands())
      rule.operands.emplace_back(getShape(operand).size());
    for (Value result : op->getResults())
      rule.results.emplace_back(getShape(result).size());
  }

  /// A new factor of the given size.
  unsigned add(int64_t size) {
    rule.factorSizes.push_back(size);
    return rule.factorSizes.size() - 1;
  }
  void setOperand(unsigned operand, int64_t dim, unsigned factor) {
    rule.operands[operand][dim].push_back(factor);
  }
  void setResult(unsigned result, int64_t dim, unsigned factor) {
    rule.results[result][dim].push_back(factor);
  }
  /// A factor for dimension `dim` of all results and of operands of their rank.
  void addPointwise(int64_t dim);
  void addPointwise();
  void addReshape();
  void addBroadcast(ArrayRef<int64_t> dims);
  void addTranspose(ArrayRef<int64_t> permutation);
  void addReduce(ArrayRef<int64_t> dims);
  void addWindow(ArrayRef<int64_t> window);
  void addDot(ArrayRef<int64_t> lhsBatch, ArrayRef<int64_t> rhsBatch,
              ArrayRef<int64_t> lhsContracted, ArrayRef<int64_t> rhsContracted);
  void addConvolution(hlo::ConvolutionOp convolution);
  void addGather(hlo::GatherOp gather);
  void addScatter(hlo::ScatterOp scatter);
  void addLeading(int64_t inner);
  void addBatchNorm(int64_t feature);

  Operation *op;
  ShardingRule rule;
};
} // namespace

void RuleBuilder::addPointwise(int64_t dim) {
  size_t rank = rule.results.front().size();
  unsigned factor = add(getShape(op->getResult(0))[dim]);
  for (auto [index, tensor] : llvm::enumerate(rule.operands))
    if (tensor.size() == rank &&
        getShape(op->getOperand(index))[dim] == rule.factorSizes[factor])
      setOperand(index, dim, factor);
  for (auto [index, tensor] : llvm::enumerate(rule.results))
    if (tensor.size() == rank &&
        getShape(op->getResult(index))[dim] == rule.factorSizes[factor])
      setResult(index, dim, factor);
}

/// Dimensions of other sizes than the result's are not shared.
void RuleBuilder::addPointwise() {
  for (size_t dim = 0; dim < rule.results.front().size(); ++dim)
    addPointwise(dim);
}

/// Cuts the row-major index range of both shapes wherever one of them ends a
/// dimension; where sizes do not divide each other, the rest is one block that
/// cannot be shared.
void RuleBuilder::addReshape() {
  ArrayRef<int64_t> from = getShape(op->getOperand(0));
  ArrayRef<int64_t> to = getShape(op->getResult(0));
  size_t i = 0, j = 0;
  int64_t leftFrom = from.empty() ? 1 : from[0];
  int64_t leftTo = to.empty() ? 1 : to[0];
  while (i < from.size() && j < to.size()) {
    if (leftFrom == 1 || leftTo == 1) {
      if (leftFrom == 1 && ++i < from.size())
        leftFrom = from[i];
      else if (leftTo == 1 && ++j < to.size())
        leftTo = to[j];
      continue;
    }
    int64_t size = std::min(leftFrom, leftTo);
    if (size == 0 || leftFrom % size != 0 || leftTo % size != 0)
      return;
    unsigned factor = add(size);
    setOperand(0, i, factor);
    setResult(0, j, factor);
    leftFrom /= size;
    leftTo /= size;
  }
}

void RuleBuilder::addBroadcast(ArrayRef<int64_t> dims) {
  ArrayRef<int64_t> from = getShape(op->getOperand(0));
  for (auto [dim, size] : llvm::enumerate(getShape(op->getResult(0)))) {
    unsigned factor = add(size);
    setResult(0, dim, factor);
    const int64_t *found = llvm::find(dims, int64_t(dim));
    if (found != dims.end() && from[found - dims.begin()] == size)
      setOperand(0, found - dims.begin(), factor);
  }
}

void RuleBuilder::addTranspose(ArrayRef<int64_t> permutation) {
  for (auto [dim, source] : llvm::enumerate(permutation)) {
    unsigned factor = add(getShape(op->getResult(0))[dim]);
    setResult(0, dim, factor);
    setOperand(0, source, factor);
  }
}

/// Operands are the inputs and as many initial values.
void RuleBuilder::addReduce(ArrayRef<int64_t> dims) {
  unsigned inputs = op->getNumOperands() / 2;
  int64_t kept = 0;
  for (auto [dim, size] : llvm::enumerate(getShape(op->getOperand(0)))) {
    unsigned factor = add(size);
    for (unsigned input = 0; input < inputs; ++input)
      setOperand(input, dim, factor);
    if (llvm::is_contained(dims, int64_t(dim)))
      continue;
    for (unsigned result = 0; result < op->getNumResults(); ++result)
      setResult(result, kept, factor);
    ++kept;
  }
}

/// Dimensions that the window does not reduce.
void RuleBuilder::addWindow(ArrayRef<int64_t> window) {
  for (auto [dim, size] : llvm::enumerate(window))
    if (size == 1)
      addPointwise(dim);
}

void RuleBuilder::addDot(ArrayRef<int64_t> lhsBatch, ArrayRef<int64_t> rhsBatch,
                         ArrayRef<int64_t> lhsContracted,
                         ArrayRef<int64_t> rhsContracted) {
  ArrayRef<int64_t> lhs = getShape(op->getOperand(0));
  ArrayRef<int64_t> rhs = getShape(op->getOperand(1));
  int64_t resultDim = 0;
  for (auto [left, right] : llvm::zip_equal(lhsBatch, rhsBatch)) {
    unsigned factor = add(lhs[left]);
    setOperand(0, left, factor);
    setOperand(1, right, factor);
    setResult(0, resultDim++, factor);
  }
  auto addFree = [&](unsigned operand, ArrayRef<int64_t> shape,
                     ArrayRef<int64_t> batch, ArrayRef<int64_t> contracted) {
    for (auto [dim, size] : llvm::enumerate(shape)) {
      if (llvm::is_contained(batch, int64_t(dim)) ||
          llvm::is_contained(contracted, int64_t(dim)))
        continue;
      unsigned factor = add(size);
      setOperand(operand, dim, factor);
      setResult(0, resultDim++, factor);
    }
  };
  addFree(0, lhs, lhsBatch, lhsContracted);
  addFree(1, rhs, rhsBatch, rhsContracted);
  for (auto [left, right] : llvm::zip_equal(lhsContracted, rhsContracted)) {
    unsigned factor = add(lhs[left]);
    setOperand(0, left, factor);
    setOperand(1, right, factor);
  }
}

/// Batch and features; with groups, only what no group mixes.
void RuleBuilder::addConvolution(hlo::ConvolutionOp convolution) {
  hlo::ConvDimensionNumbersAttr dims = convolution.getDimensionNumbers();
  ArrayRef<int64_t> input = getShape(convolution.getLhs());
  ArrayRef<int64_t> result = getShape(convolution.getResult());
  if (convolution.getBatchGroupCount() == 1) {
    unsigned batch = add(input[dims.getInputBatchDimension()]);
    setOperand(0, dims.getInputBatchDimension(), batch);
    setResult(0, dims.getOutputBatchDimension(), batch);
  }
  if (convolution.getBatchGroupCount() != 1 ||
      convolution.getFeatureGroupCount() != 1)
    return;
  unsigned out = add(result[dims.getOutputFeatureDimension()]);
  setOperand(1, dims.getKernelOutputFeatureDimension(), out);
  setResult(0, dims.getOutputFeatureDimension(), out);
  unsigned in = add(input[dims.getInputFeatureDimension()]);
  setOperand(0, dims.getInputFeatureDimension(), in);
  setOperand(1, dims.getKernelInputFeatureDimension(), in);
}

namespace {
/// Walks the dimensions of gathered or scattered windows beside those of the
/// tensor that they are windows of.
struct WindowDims {
  ArrayRef<int64_t> window, left, batching;

  /// Calls `visit(tensorDim, windowDim)`.
  template <typename Visit>
  void forEach(int64_t rank, Visit visit) const {
    size_t next = 0;
    for (int64_t dim = 0; dim < rank; ++dim)
      if (!llvm::is_contained(left, dim) && !llvm::is_contained(batching, dim) &&
          next < window.size())
        visit(dim, window[next++]);
  }
};
} // namespace

/// The dimensions of `shape` that are not among `taken`, in order.
static SmallVector<int64_t> getOtherDims(ArrayRef<int64_t> shape,
                                         ArrayRef<int64_t> taken) {
  SmallVector<int64_t> others;
  for (int64_t dim = 0; dim < int64_t(shape.size()); ++dim)
    if (!llvm::is_contained(taken, dim))
      others.push_back(dim);
  return others;
}

/// Whole window dimensions pass through, and the indices' batch dimensions.
void RuleBuilder::addGather(hlo::GatherOp gather) {
  hlo::GatherDimensionNumbersAttr dims = gather.getDimensionNumbers();
  ArrayRef<int64_t> operand = getShape(op->getOperand(0));
  ArrayRef<int64_t> indices = getShape(op->getOperand(1));
  ArrayRef<int64_t> result = getShape(op->getResult(0));
  WindowDims windows{dims.getOffsetDims(), dims.getCollapsedSliceDims(),
                     dims.getOperandBatchingDims()};
  windows.forEach(operand.size(), [&](int64_t from, int64_t to) {
    if (operand[from] != result[to])
      return;
    unsigned factor = add(result[to]);
    setOperand(0, from, factor);
    setResult(0, to, factor);
  });
  SmallVector<int64_t> batch = getOtherDims(result, dims.getOffsetDims());
  SmallVector<int64_t> indexDims =
      getOtherDims(indices, {dims.getIndexVectorDim()});
  for (auto [from, to] : llvm::zip(indexDims, batch)) {
    unsigned factor = add(result[to]);
    setOperand(1, from, factor);
    setResult(0, to, factor);
    const auto *found = llvm::find(dims.getStartIndicesBatchingDims(), from);
    if (found != dims.getStartIndicesBatchingDims().end())
      setOperand(0,
                 dims.getOperandBatchingDims()
                     [found - dims.getStartIndicesBatchingDims().begin()],
                 factor);
  }
}

/// Whole window dimensions run over inputs, updates and results; the indices'
/// batch dimensions are summed up.
void RuleBuilder::addScatter(hlo::ScatterOp scatter) {
  hlo::ScatterDimensionNumbersAttr dims = scatter.getScatterDimensionNumbers();
  unsigned inputs = op->getNumResults();
  ArrayRef<int64_t> shape = getShape(op->getOperand(0));
  ArrayRef<int64_t> indices = getShape(op->getOperand(inputs));
  ArrayRef<int64_t> update = getShape(op->getOperand(inputs + 1));
  SmallVector<unsigned> factors;
  for (int64_t size : shape)
    factors.push_back(add(size));
  for (unsigned input = 0; input < inputs; ++input)
    for (auto [dim, factor] : llvm::enumerate(factors)) {
      setOperand(input, dim, factor);
      setResult(input, dim, factor);
    }
  auto setUpdates = [&](int64_t dim, unsigned factor) {
    for (unsigned input = 0; input < inputs; ++input)
      setOperand(inputs + 1 + input, dim, factor);
  };
  WindowDims windows{dims.getUpdateWindowDims(), dims.getInsertedWindowDims(),
                     dims.getInputBatchingDims()};
  windows.forEach(shape.size(), [&](int64_t to, int64_t from) {
    if (shape[to] == update[from])
      setUpdates(from, factors[to]);
  });
  SmallVector<int64_t> batch = getOtherDims(update, dims.getUpdateWindowDims());
  SmallVector<int64_t> indexDims =
      getOtherDims(indices, {dims.getIndexVectorDim()});
  for (auto [from, to] : llvm::zip(indexDims, batch)) {
    const auto *found = llvm::find(dims.getScatterIndicesBatchingDims(), from);
    unsigned factor =
        found == dims.getScatterIndicesBatchingDims().end()
            ? add(update[to])
            : factors[dims.getInputBatchingDims()
                          [found -
                           dims.getScatterIndicesBatchingDims().begin()]];
    setOperand(inputs, from, factor);
    setUpdates(to, factor);
  }
}

/// All but the last `inner` dimensions.
void RuleBuilder::addLeading(int64_t inner) {
  int64_t rank = rule.results.front().size();
  for (int64_t dim = 0; dim < rank - inner; ++dim)
    addPointwise(dim);
}

/// Whole tensors by all dimensions, the statistics by the feature's.
void RuleBuilder::addBatchNorm(int64_t feature) {
  ArrayRef<int64_t> shape = getShape(op->getOperand(0));
  for (int64_t dim = 0; dim < int64_t(shape.size()); ++dim) {
    unsigned factor = add(shape[dim]);
    auto set = [&](SmallVector<TensorFactors> &tensors) {
      for (TensorFactors &tensor : tensors)
        if (tensor.size() == shape.size())
          tensor[dim].push_back(factor);
        else if (tensor.size() == 1 && dim == feature)
          tensor[0].push_back(factor);
    };
    set(rule.operands);
    set(rule.results);
  }
}

/// Calls that keep elements in place or leave leading dimensions alone.
static void addCall(hlo::CustomCallOp call, RuleBuilder &builder) {
  StringRef target = call.getCallTargetName();
  bool isLocal = target == "SPMDFullToShardShape" ||
                 target == "SPMDShardToFullShape";
  if (isLocal || call->getNumResults() == 0)
    return;
  auto interface = cast<RematOpInterface>(call.getOperation());
  bool isIdentity = call->getNumResults() == 1 && call->getNumOperands() == 1 &&
                    call->getOperand(0).getType() == call->getResult(0).getType();
  if (isIdentity || interface.getOpKind() == OpKind::Pointwise)
    builder.addPointwise();
  else if (target.ends_with_insensitive("topk"))
    builder.addLeading(1);
}

ShardingRule remat::getShardingRule(Operation *op) {
  RuleBuilder builder(op);
  if (op->getNumResults() == 0)
    return builder.rule;
  auto passThrough = [&] { builder.rule.stage = 0; };
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](hlo::ReshapeOp) { passThrough(); builder.addReshape(); })
      .Case([&](hlo::TransposeOp transpose) {
        passThrough();
        builder.addTranspose(transpose.getPermutation());
      })
      .Case([&](hlo::BroadcastInDimOp broadcast) {
        builder.rule.stage = ShardingRule::lastStage;
        builder.addBroadcast(broadcast.getBroadcastDimensions());
      })
      .Case([&](hlo::ReduceOp reduce) {
        builder.addReduce(reduce.getDimensions());
      })
      .Case([&](hlo::ReduceWindowOp window) {
        builder.addWindow(window.getWindowDimensions());
      })
      .Case([&](hlo::SelectAndScatterOp window) {
        if (window.getWindowDimensions())
          builder.addWindow(*window.getWindowDimensions());
      })
      .Case([&](hlo::DotGeneralOp dot) {
        hlo::DotDimensionNumbersAttr dims = dot.getDotDimensionNumbers();
        builder.addDot(dims.getLhsBatchingDimensions(),
                       dims.getRhsBatchingDimensions(),
                       dims.getLhsContractingDimensions(),
                       dims.getRhsContractingDimensions());
      })
      .Case([&](hlo::DotOp) {
        int64_t last = builder.rule.operands[0].size() - 1;
        builder.addDot({}, {}, {last}, {0});
      })
      .Case([&](hlo::ConvolutionOp op) { builder.addConvolution(op); })
      .Case([&](hlo::GatherOp op) { builder.addGather(op); })
      .Case([&](hlo::ScatterOp op) { builder.addScatter(op); })
      .Case([&](hlo::SortOp sort) {
        int64_t rank = builder.rule.results.front().size();
        int64_t sorted = sort.getDimension();
        for (int64_t dim = 0; dim < rank; ++dim)
          if (dim != (sorted < 0 ? sorted + rank : sorted))
            builder.addPointwise(dim);
      })
      .Case<hlo::CholeskyOp, hlo::TriangularSolveOp>(
          [&](auto) { builder.addLeading(2); })
      .Case([&](hlo::FftOp fft) { builder.addLeading(fft.getFftLength().size()); })
      .Case<hlo::BatchNormTrainingOp, hlo::BatchNormInferenceOp,
            hlo::BatchNormGradOp>(
          [&](auto norm) { builder.addBatchNorm(norm.getFeatureIndex()); })
      .Case([&](hlo::CustomCallOp call) { addCall(call, builder); })
      .Case<hlo::RngBitGeneratorOp, hlo::WhileOp, hlo::IfOp, hlo::CaseOp>(
          [](auto) {})
      .Default([&](Operation *) {
        auto interface = dyn_cast<RematOpInterface>(op);
        bool isElementwise =
            interface && interface.getFusibility() == Fusibility::Elementwise;
        if (isElementwise)
          passThrough();
        bool movesParts =
            interface && (interface.getFusibility() == Fusibility::Movement ||
                          interface.getFusibility() == Fusibility::Expanding ||
                          isa<hlo::DynamicUpdateSliceOp, hlo::MapOp>(op));
        if (isElementwise || movesParts || isa<hlo::IotaOp>(op))
          builder.addPointwise();
        else if (op->getName().getStringRef() == "chlo.top_k")
          builder.addLeading(1);
      });
  return builder.rule;
}
