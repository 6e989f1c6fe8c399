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

/// What the products and sums of rows read, as `AttentionElements` has it. Fails where
/// an op has no form for single elements.
static FailureOr<func::FuncOp> extractElements(AttentionBackwardOp op,
                                               AttentionBackward &pattern) {
  Value scores = pattern.scores.getResult();
  Value gradients = pattern.weightGradient.getResult();
  Value rowGradient = pattern.rowGradient.getResult(0);
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_values(types, rowGradient.getType(), scores.getType(),
                      gradients.getType());
  SmallVector<Value> results;
  for (const AttentionGradient *gradient : pattern.getGradients())
    results.push_back(gradient->weights);
  results.push_back(pattern.rowGradient.getInputs().front());
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
  for (Operation *inner : findMakers(results, {scores, gradients, rowGradient}))
    builder.clone(*inner, mapping);
  func::ReturnOp::create(builder, op.getLoc(),
                         llvm::map_to_vector(results, [&](Value result) {
                           return mapping.lookup(result);
                         }));
  return lowerToElements(function);
}

/// Memory of the device function for gradients that are read, and for sums of rows.
static SmallVector<Value> findResults(KernelBody &body, gpu::GPUFuncOp function,
                                      Type rowGradient) {
  SmallVector<Value> results(4);
  Operation *end = body.function.getBody().front().getTerminator();
  for (auto [i, result] : llvm::enumerate(end->getOperands()))
    results[cast<OpResult>(result).getResultNumber()] =
        function.getArgument(body.function.getNumArguments() + i);
  OpBuilder builder(function.getBody().front().getTerminator());
  auto rows = cast<RankedTensorType>(rowGradient);
  auto type = MemRefType::get({rows.getNumElements()}, rows.getElementType());
  Value start = arith::ConstantIndexOp::create(builder, function.getLoc(), 0);
  results[AttentionGradients::ofRows] = memref::ViewOp::create(
      builder, function.getLoc(), type, function.getArguments().back(), start,
      ValueRange());
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
  FailureOr<func::FuncOp> elements = extractElements(op, *pattern);
  if (failed(elements))
    return failure();
  Operation *end = body.function.getBody().front().getTerminator();
  SmallVector<Value> read(op->getNumResults());
  for (Value result : end->getOperands())
    read[cast<OpResult>(result).getResultNumber()] = result;
  auto rows =
      cast<RankedTensorType>(pattern->rowGradient.getResult(0).getType());
  int64_t bytes = rows.getNumElements() * rows.getElementTypeBitWidth() / 8;
  DeviceCode code(module, createLauncher(body, bytes));
  for (const AttentionGradients &gradients :
       planAttentionBackward(*pattern, read)) {
    gpu::GPUFuncOp function = code.addFlatFunction(
        countAttentionBlocks(*pattern, gradients), attentionThreads);
    SmallVector<Value> results = findResults(body, function, rows);
    AttentionElements inElements{*elements,
                                 findReadMemories(op, *elements, function)};
    inElements.memories[op->getNumOperands()] =
        results[AttentionGradients::ofRows];
    fillAttentionBackwardKernel(
        *pattern, gradients,
        [&](Value inner) { return findOperandMemory(op, inner, function); },
        results, inElements, function);
  }
  elements->erase();
  code.finish();
  return KernelCode{code.getLauncher(), bytes};
}
