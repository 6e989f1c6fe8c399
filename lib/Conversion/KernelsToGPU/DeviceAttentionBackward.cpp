// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels that consist of `remat.attention_backward`: what its body computes becomes
/// device functions (AttentionBackwardKernel.h).

#include "DeviceAttentionBackward.h"
#include "AttentionBackwardKernel.h"
#include "DeviceAttentionParts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Dialect/Remat/Attention.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// What the body computes, if it is what its results stand for.
static std::optional<AttentionBackward> matchBody(AttentionBackwardOp op) {
  Block &body = *op.getBodyBlock();
  for (auto powers : body.getOps<hlo::ExpOp>()) {
    std::string reason;
    std::optional<AttentionBackward> pattern = matchAttentionBackward(
        powers, body.getArgument(0), body.getArgument(1), reason);
    if (!pattern || findFusionObstacle(*pattern))
      continue;
    bool isReturned = true;
    for (auto [gradient, result] : llvm::zip_equal(
             pattern->getGradients(), body.getTerminator()->getOperands()))
      isReturned &= gradient->output.tensor == result;
    if (isReturned)
      return pattern;
  }
  return std::nullopt;
}

/// What sums of the output times its gradient are multiplied by.
static Value createRowFactor(OpBuilder &builder, const RowFactor &rows,
                             const IRMapping &mapping, RankedTensorType type) {
  Location loc = builder.getUnknownLoc();
  auto splat = [&](double number) -> Value {
    return hlo::ConstantOp::create(
        builder, loc,
        SplatElementsAttr::get(type, builder.getFloatAttr(type.getElementType(), number)));
  };
  auto get = [&](Value value) -> Value {
    Value factor = mapping.lookup(value);
    if (factor.getType() != type)
      factor = hlo::ConvertOp::create(builder, loc, type, factor);
    return factor;
  };
  Value product = splat(rows.isNegative ? -1 : 1);
  for (Value factor : rows.factors)
    product = hlo::MulOp::create(builder, loc, product, get(factor));
  for (Value divisor : rows.divisors)
    product = hlo::DivOp::create(builder, loc, product, get(divisor));
  return product;
}

/// What attention returned, if the op has it.
static std::optional<AttentionOperand> findOutput(AttentionBackwardOp op) {
  if (!op.getOutputDimensions())
    return std::nullopt;
  ArrayRef<int64_t> dimensions = *op.getOutputDimensions();
  return AttentionOperand{op.getBodyBlock()->getArguments().back(),
                          llvm::to_vector(dimensions.drop_back(2)),
                          dimensions[dimensions.size() - 2], dimensions.back()};
}

/// What the products and sums of rows read, as `AttentionElements` has it. Fails where
/// an op has no form for single elements.
static FailureOr<AttentionElements> extractElements(AttentionBackwardOp op,
                                                    AttentionBackward &pattern) {
  Value scores = pattern.scores.getResult();
  Value gradients = pattern.weightGradient.getResult();
  Value rowGradient = pattern.rowGradient.getResult(0);
  Value term = pattern.rowGradient.getInputs().front();
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_values(types, rowGradient.getType(), scores.getType(),
                      gradients.getType());
  std::optional<AttentionOperand> output = findOutput(op);
  std::optional<RowFactor> factor;
  if (output)
    factor = findRowFactor(pattern);
  SmallVector<Value> results;
  for (const AttentionGradient *gradient : pattern.getGradients())
    results.push_back(gradient->weights);
  SmallVector<Value> wanted(results);
  if (factor) {
    llvm::append_range(wanted, factor->factors);
    llvm::append_range(wanted, factor->divisors);
  } else {
    output.reset();
    results.push_back(term);
    wanted.push_back(term);
  }
  OpBuilder builder(op->getParentOfType<func::FuncOp>());
  auto function = func::FuncOp::create(
      builder, op.getLoc(), "attention_gradients",
      builder.getFunctionType(types, ValueRange(results).getTypes()));
  function.setPrivate();
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  IRMapping mapping;
  mapping.map(op.getBodyBlock()->getArguments(),
              block->getArguments().drop_back(3));
  Value made[] = {rowGradient, scores, gradients};
  mapping.map(made, block->getArguments().take_back(3));
  for (Operation *inner : findMakers(wanted, {scores, gradients, rowGradient}))
    builder.clone(*inner, mapping);
  auto returned = llvm::map_to_vector(
      results, [&](Value result) { return mapping.lookup(result); });
  auto shape = cast<RankedTensorType>(pattern.powers.getType());
  if (factor)
    returned.push_back(createRowFactor(builder, *factor, mapping,
                                       shape.clone(builder.getF32Type())));
  func::ReturnOp::create(builder, op.getLoc(), returned);
  unsigned inputs = op->getNumOperands();
  AttentionElements elements{function,   {}, inputs, inputs + 1,
                             inputs + 2, {}, {},     output};
  keepInF32(function, elements.scores);
  keepInF32(function, elements.weightGradients);
  Value powers = mapping.lookup(pattern.powers.getResult());
  elements.masks = takeMasks(function, powers);
  elements.rowValues = takeRowValues(function, powers, elements.rowSums);
  FailureOr<func::FuncOp> lowered = lowerToElements(function);
  if (failed(lowered))
    return failure();
  elements.function = *lowered;
  return elements;
}

/// Memory of the device function for gradients that are read, and for values of rows.
static SmallVector<Value> findResults(KernelBody &body, gpu::GPUFuncOp function,
                                      int64_t rowValues) {
  SmallVector<Value> results(4);
  Operation *end = body.function.getBody().front().getTerminator();
  for (auto [i, result] : llvm::enumerate(end->getOperands()))
    results[cast<OpResult>(result).getResultNumber()] =
        function.getArgument(body.function.getNumArguments() + i);
  OpBuilder builder(function.getBody().front().getTerminator());
  results[AttentionGradients::ofRows] = createPart(
      builder, function.getLoc(), function.getArguments().back(),
      MemRefType::get({rowValues}, builder.getF32Type()), /*offset=*/0);
  return results;
}

FailureOr<KernelCode>
remat::emitDeviceAttentionBackward(KernelBody &body, gpu::GPUModuleOp module) {
  auto op = dyn_cast_or_null<AttentionBackwardOp>(findOnlyOp(body));
  std::optional<AttentionBackward> pattern;
  if (op)
    pattern = matchBody(op);
  if (!pattern)
    return failure();
  FailureOr<AttentionElements> elements = extractElements(op, *pattern);
  if (failed(elements))
    return failure();
  Operation *end = body.function.getBody().front().getTerminator();
  SmallVector<Value> read(op->getNumResults());
  for (Value result : end->getOperands())
    read[cast<OpResult>(result).getResultNumber()] = result;
  auto rows =
      cast<RankedTensorType>(pattern->rowGradient.getResult(0).getType());
  int64_t rowValues = rows.getNumElements() * getStride(elements->rowValues);
  int64_t bytes = rowValues * sizeof(float);
  DeviceCode code(module, createLauncher(body, bytes));
  for (const AttentionGradients &gradients :
       planAttentionBackward(*pattern, read)) {
    gpu::GPUFuncOp function = code.addFlatFunction(
        countAttentionBlocks(*pattern, gradients), attentionThreads);
    elements->memories = findReadMemories(op, elements->function, function);
    fillAttentionBackwardKernel(
        *pattern, gradients,
        [&](Value inner) { return findOperandMemory(op, inner, function); },
        findResults(body, function, rowValues), *elements, function);
  }
  elements->function.erase();
  code.finish();
  return KernelCode{code.getLauncher(), bytes};
}
