// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BodyProgram.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "remat/Analysis/ShardedSize.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

BodyProgram::BodyProgram(stablehlo::WhileOp loop) : loop(loop) {
  Location loc = loop.getLoc();
  OpBuilder builder(loop.getContext());
  module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, loc, "body",
                                  builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  llvm::SetVector<Value> around;
  getUsedValuesDefinedAbove(loop.getBody(), loop.getBody(), around);
  captures = around.takeVector();
  SmallVector<Value> outside(getBody().getArguments());
  llvm::append_range(outside, captures);
  Block &block = function.getBody().front();
  IRMapping mapping;
  // What holds a captured value differs before and after the step around is
  // planned; the body's problem must not.
  for (Value value : outside)
    mapping.map(value, block.addArgument(value.getType(), loc));
  for (Operation &op : getBody().without_terminator())
    builder.clone(op, mapping);
  SmallVector<Value> results;
  for (auto [carry, next] :
       llvm::enumerate(getBody().getTerminator()->getOperands())) {
    if (next == getBody().getArgument(carry))
      continue;
    changing.push_back(carry);
    results.push_back(mapping.lookupOrDefault(next));
  }
  func::ReturnOp::create(builder, loc, results);
  function.setType(builder.getFunctionType(block.getArgumentTypes(),
                                           ValueRange(results).getTypes()));
  shareDonatedBytes();
  setDeviceShapes(function, llvm::map_to_vector(outside, getDeviceShape),
                  block.getArgumentTypes());
}

/// A carry that changes is written where it was read.
void BodyProgram::shareDonatedBytes() {
  Builder builder(function.getContext());
  for (auto [result, carry] : llvm::enumerate(changing))
    function.setArgAttr(carry, "tf.aliasing_output",
                        builder.getI32IntegerAttr(result));
}

int64_t BodyProgram::getArgumentBytes(int64_t alignment) const {
  int64_t bytes = 0;
  func::FuncOp body = function;
  for (BlockArgument argument : body.getArguments())
    bytes += llvm::alignTo(computeDeviceBytes(argument), alignment);
  return bytes;
}

void BodyProgram::replaceBody() {
  Block &body = getBody();
  SmallVector<Operation *> old;
  for (Operation &op : body.without_terminator())
    old.push_back(&op);
  IRMapping mapping;
  SmallVector<Value> outside(body.getArguments());
  llvm::append_range(outside, captures);
  for (auto [argument, value] :
       llvm::zip_equal(function.getArguments(), outside))
    mapping.map(argument, value);
  OpBuilder builder(body.getTerminator());
  Block &block = function.getBody().front();
  for (Operation &op : block.without_terminator())
    builder.clone(op, mapping);
  for (auto [result, carry] : llvm::enumerate(changing))
    body.getTerminator()->setOperand(
        carry, mapping.lookup(block.getTerminator()->getOperand(result)));
  for (Operation *op : llvm::reverse(old))
    op->erase();
}

bool remat::speaksOfBodies(StringRef policy) {
  return !policy.starts_with("layers:") && !policy.starts_with("names:") &&
         policy != "none";
}

PlanningOptions remat::getBodyOptions(const PlanningOptions &options,
                                      std::string budget) {
  PlanningOptions body = options;
  body.appraise = nullptr;
  body.budget = std::move(budget);
  if (!speaksOfBodies(options.policy))
    body.policy = "none";
  body.reserve = "";
  body.lossResult = -1;
  body.allowOffload = false;
  body.resultsUpFront = false;
  // Those of the step's own groups.
  body.workspaces = {};
  return body;
}
