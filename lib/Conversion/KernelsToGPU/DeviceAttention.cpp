// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels that consist of `remat.attention`: what its body computes becomes a
/// device function (AttentionKernel.h).

#include "AttentionKernel.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Conversion/StableHLOToLinalg.h"
#include "remat/Dialect/Remat/Attention.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// The op, if the kernel holds nothing else and reads and writes memory of its own.
static AttentionOp findAttention(KernelBody &body) {
  Block &block = body.function.getBody().front();
  auto op = dyn_cast<AttentionOp>(block.front());
  if (!op || !llvm::hasNItems(block, 2) || !body.shared.empty())
    return {};
  bool isWhole =
      llvm::all_of(op->getOperands(), llvm::IsaPred<BlockArgument>) &&
      llvm::all_of(block.back().getOperands(), [&](Value result) {
        return result.getDefiningOp() == op &&
               llvm::count(block.back().getOperands(), result) == 1;
      });
  return isWhole ? op : AttentionOp();
}

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

/// Ops that lead from the scores to the logits, in order.
static SmallVector<Operation *> findScoreOps(AttentionPattern &pattern) {
  llvm::SetVector<Operation *> needed;
  SmallVector<Value> open{pattern.logits};
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (op && op != pattern.scores && needed.insert(op))
      llvm::append_range(open, op->getOperands());
  }
  SmallVector<Operation *> sorted = needed.takeVector();
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return sorted;
}

/// The elementwise ops as a function of the op's inputs and the scores, in linalg.
/// Fails where an op has no form for single elements.
static FailureOr<func::FuncOp> extractScores(AttentionOp op,
                                             AttentionPattern &pattern) {
  SmallVector<Type> types(op->getOperandTypes());
  types.push_back(pattern.scores.getType());
  OpBuilder builder(op->getParentOfType<func::FuncOp>());
  auto function = func::FuncOp::create(
      builder, op.getLoc(), "attention_scores",
      builder.getFunctionType(types, pattern.logits.getType()));
  function.setPrivate();
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  IRMapping mapping;
  mapping.map(op.getBodyBlock()->getArguments(),
              block->getArguments().drop_back());
  mapping.map(pattern.scores.getResult(), block->getArguments().back());
  for (Operation *inner : findScoreOps(pattern))
    builder.clone(*inner, mapping);
  func::ReturnOp::create(builder, op.getLoc(),
                         mapping.lookup(pattern.logits));
  if (failed(lowerToLinalg(function)) ||
      !llvm::all_of(block->without_terminator(),
                    [](Operation &inner) { return canEmitElements(&inner); })) {
    function.erase();
    return failure();
  }
  return function;
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
  AttentionOp op = findAttention(body);
  std::optional<AttentionPattern> pattern;
  if (op)
    pattern = matchBody(op);
  if (!pattern)
    return failure();
  FailureOr<func::FuncOp> scores = extractScores(op, *pattern);
  if (failed(scores))
    return failure();
  DeviceCode code(module, createBufferFunction(body, "_gpu"));
  gpu::GPUFuncOp function =
      code.addFlatFunction(countAttentionBlocks(*pattern), attentionThreads);
  auto findInput = [&](Value inner) -> Value {
    Value outer = op->getOperand(cast<BlockArgument>(inner).getArgNumber());
    return function.getArgument(cast<BlockArgument>(outer).getArgNumber());
  };
  AttentionScores inScores{*scores, {}};
  for (BlockArgument argument : op.getBodyBlock()->getArguments()) {
    bool isRead = !scores->getArgument(argument.getArgNumber()).use_empty();
    inScores.memories.push_back(isRead ? findInput(argument) : Value());
  }
  inScores.memories.push_back(Value());
  fillAttentionKernel(*pattern, findMemory(body, *pattern, function, findInput),
                      inScores, function);
  scores->erase();
  code.finish();
  return KernelCode{code.getLauncher(), 0};
}
