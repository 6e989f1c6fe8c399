// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels that consist of `remat.attention`: what its body computes becomes a
/// device function (AttentionKernel.h).

#include "AttentionKernel.h"
#include "DeviceAttentionParts.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Dialect/Remat/Attention.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// What the body computes, if it is what its results stand for.
static std::optional<AttentionPattern> matchBody(AttentionOp op) {
  Operation *end = op.getBodyBlock()->getTerminator();
  for (auto product : op.getBodyBlock()->getOps<hlo::DotGeneralOp>()) {
    std::string reason;
    std::optional<AttentionPattern> pattern = matchAttention(product, reason);
    if (pattern && !findFusionObstacle(*pattern) &&
        end->getOperand(0) == pattern->result &&
        end->getOperand(1) == pattern->rowMaximum.getResult(0) &&
        end->getOperand(2) == pattern->rowSum.getResult(0))
      return pattern;
  }
  return std::nullopt;
}

/// The elementwise ops as `AttentionScores` has them. Fails where an op has no form
/// for single elements.
static FailureOr<AttentionScores> extractScores(AttentionOp op,
                                                AttentionPattern &pattern) {
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_values(types, pattern.scores.getType(),
                      pattern.quotient.getType());
  Value results[] = {pattern.logits, pattern.weights};
  OpBuilder builder(op->getParentOfType<func::FuncOp>());
  auto function = func::FuncOp::create(
      builder, op.getLoc(), "attention_scores",
      builder.getFunctionType(types, ValueRange(results).getTypes()));
  function.setPrivate();
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  IRMapping mapping;
  mapping.map(op.getBodyBlock()->getArguments(),
              block->getArguments().drop_back(2));
  Value made[] = {pattern.scores.getResult(), pattern.quotient};
  mapping.map(made, block->getArguments().take_back(2));
  for (Operation *inner : findMakers(results, made))
    builder.clone(*inner, mapping);
  func::ReturnOp::create(builder, op.getLoc(),
                         llvm::map_to_vector(results, [&](Value result) {
                           return mapping.lookup(result);
                         }));
  unsigned inputs = op->getNumOperands();
  AttentionScores scores{function, {}, inputs, inputs + 1, {}};
  if (op.getScoresInF32())
    keepInF32(function, scores.scores);
  scores.masks = takeMasks(function, block->getTerminator()->getOperand(0));
  FailureOr<func::FuncOp> lowered = lowerToElements(function);
  if (failed(lowered))
    return failure();
  scores.function = *lowered;
  return scores;
}

/// Arguments of the device function, by what the op's body and results call them.
static AttentionMemory findMemory(KernelBody &body,
                                  const AttentionPattern &pattern,
                                  gpu::GPUFuncOp function,
                                  llvm::function_ref<Value(Value)> findInput) {
  Value results[3];
  unsigned inputs = body.function.getNumArguments();
  Operation *end = body.function.getBody().front().getTerminator();
  for (auto [i, value] : llvm::enumerate(end->getOperands()))
    results[cast<OpResult>(value).getResultNumber()] =
        function.getArgument(inputs + i);
  return {findInput(pattern.query.tensor),
          findInput(pattern.key.tensor),
          findInput(pattern.value.tensor),
          results[0],
          results[1],
          results[2]};
}

FailureOr<KernelCode> remat::emitDeviceAttention(KernelBody &body,
                                                 gpu::GPUModuleOp module) {
  auto op = dyn_cast_or_null<AttentionOp>(findOnlyOp(body));
  std::optional<AttentionPattern> pattern;
  if (op)
    pattern = matchBody(op);
  if (!pattern)
    return failure();
  FailureOr<AttentionScores> scores = extractScores(op, *pattern);
  if (failed(scores))
    return failure();
  DeviceCode code(module, createBufferFunction(body, "_gpu"));
  gpu::GPUFuncOp function =
      code.addFlatFunction(countAttentionBlocks(*pattern), attentionThreads);
  auto findInput = [&](Value inner) {
    return findOperandMemory(op, inner, function);
  };
  scores->memories = findReadMemories(op, scores->function, function);
  fillAttentionKernel(*pattern, findMemory(body, *pattern, function, findInput),
                      *scores, function);
  scores->function.erase();
  code.finish();
  return KernelCode{code.getLauncher(), 0};
}
