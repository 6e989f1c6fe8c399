// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The backward pass becomes `remat.attention_backward`; see the header.

#include "FormAttentionBackward.h"
#include "PairProgram.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// Whether policies may speak of a value that would be gone.
static bool hasNames(const AttentionBackward &pattern) {
  llvm::SmallPtrSet<Operation *, 4> ends;
  for (const AttentionGradient *gradient : pattern.getGradients())
    ends.insert(gradient->output.tensor.getDefiningOp());
  return llvm::any_of(pattern.ops, [&](Operation *op) {
    return !ends.contains(op) && op->hasAttr(RematDialect::nameAttrName);
  });
}

/// The op behind which all that is read is there, and in front of whose successors no
/// result is needed; null if there is none.
static Operation *findPlace(const AttentionBackward &pattern,
                            Operation *attention) {
  Operation *place = attention;
  Block *block = attention->getBlock();
  // In a pair program, it is part of the backward body.
  if (Operation *turn = PairProgram::findTurn(*block);
      turn && place->isBeforeInBlock(turn))
    place = turn;
  for (Value input : pattern.inputs)
    if (Operation *maker = input.getDefiningOp();
        maker && maker->getBlock() == block && place->isBeforeInBlock(maker))
      place = maker;
  for (const AttentionGradient *gradient : pattern.getGradients())
    for (Operation *user : gradient->output.tensor.getUsers()) {
      user = block->findAncestorOpInBlock(*user);
      if (user == place || user->isBeforeInBlock(place))
        return nullptr;
    }
  return place;
}

/// By batches, rows and features, the dimensions of what attention returns.
static SmallVector<int64_t> getOutputDimensions(AttentionOp attention) {
  Value result = attention.getBodyBlock()->getTerminator()->getOperand(0);
  for (auto product : attention.getBodyBlock()->getOps<hlo::DotGeneralOp>()) {
    std::string reason;
    std::optional<AttentionPattern> pattern = matchAttention(product, reason);
    if (!pattern || pattern->result != result)
      continue;
    SmallVector<int64_t> dimensions(pattern->output.batch);
    dimensions.push_back(pattern->output.row);
    dimensions.push_back(pattern->output.feature);
    return dimensions;
  }
  return {};
}

/// Whether kernels may sum up what attention returned, times its gradient, instead of
/// weights times theirs, which the step rounds, too.
static bool maySumOutput(const AttentionBackward &pattern, AttentionOp attention,
                         ArrayRef<int64_t> dimensions) {
  auto output = cast<RankedTensorType>(attention.getOutput().getType());
  hlo::DotGeneralOp gradient = pattern.weightGradient;
  return int64_t(dimensions.size()) == output.getRank() &&
         dimensions.back() == output.getRank() - 1 &&
         !llvm::is_contained(dimensions, AttentionOperand::shared) &&
         output.getElementType() ==
             getElementTypeOrSelf(pattern.query.tensor.getType()) &&
         getElementTypeOrSelf(gradient.getType()).getIntOrFloatBitWidth() <= 16 &&
         findRowFactor(pattern);
}

static AttentionBackwardOp createOp(OpBuilder &builder,
                                    AttentionBackward &pattern,
                                    AttentionOp attention) {
  Location loc = pattern.weightGradient.getLoc();
  SmallVector<Value> inputs{attention.getRowMaximum(), attention.getRowSum()};
  for (Value input : pattern.inputs)
    if (!llvm::is_contained(inputs, input))
      inputs.push_back(input);
  SmallVector<int64_t> dimensions = getOutputDimensions(attention);
  if (!maySumOutput(pattern, attention, dimensions))
    dimensions.clear();
  else
    inputs.push_back(attention.getOutput());
  SmallVector<Value> outputs;
  for (const AttentionGradient *gradient : pattern.getGradients())
    outputs.push_back(gradient->output.tensor);
  auto op = AttentionBackwardOp::create(
      builder, loc, ValueRange(outputs).getTypes(), inputs,
      dimensions.empty() ? DenseI64ArrayAttr()
                         : builder.getDenseI64ArrayAttr(dimensions));
  SmallVector<Location> locations(inputs.size(), loc);
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&op.getBody(), {},
                                    ValueRange(inputs).getTypes(), locations);
  IRMapping mapping;
  mapping.map(inputs, body->getArguments());
  for (Operation *inner : pattern.ops)
    builder.clone(*inner, mapping);
  hlo::ReturnOp::create(builder, loc,
                        llvm::map_to_vector(outputs, [&](Value output) {
                          return mapping.lookup(output);
                        }));
  return op;
}

bool remat::formAttentionBackward(AttentionOp attention, hlo::ExpOp powers,
                                  std::string &reason) {
  std::optional<AttentionBackward> pattern =
      matchAttentionBackward(powers, attention.getRowMaximum(),
                             attention.getRowSum(), reason);
  if (!pattern)
    return false;
  if (std::optional<std::string> obstacle = findFusionObstacle(*pattern)) {
    reason = *obstacle;
    return false;
  }
  if (hasNames(*pattern)) {
    reason = "its scores or weights have names";
    return false;
  }
  Operation *place = findPlace(*pattern, attention);
  if (!place) {
    reason = "a gradient is read before all is there that others need";
    return false;
  }
  OpBuilder builder(place->getContext());
  builder.setInsertionPointAfter(place);
  AttentionBackwardOp op = createOp(builder, *pattern, attention);
  attention.setScoresInF32(true);
  for (auto [gradient, result] :
       llvm::zip_equal(pattern->getGradients(), op->getResults())) {
    Value before = gradient->output.tensor;
    before.replaceAllUsesWith(result);
  }
  for (Operation *inner : llvm::reverse(pattern->ops))
    if (isOpTriviallyDead(inner))
      inner->erase();
  return true;
}
