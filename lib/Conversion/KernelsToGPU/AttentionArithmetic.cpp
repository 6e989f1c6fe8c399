// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How threads of attention compute, once all is there that they do.

#include "AttentionTiles.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// The exponent times log2(e). A scaled score less its row's maximum takes one operation,
/// with a product that is not rounded. What may be a mask's lowest number does not: it is
/// less than itself by nothing.
static Value scaleExponent(OpBuilder &builder, Location loc, Value exponent) {
  auto constant = [&](double value) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getF32FloatAttr(float(value)));
  };
  auto difference = exponent.getDefiningOp<arith::SubFOp>();
  auto scaled = difference ? difference.getLhs().getDefiningOp<arith::MulFOp>()
                           : arith::MulFOp();
  FloatAttr scale;
  if (!scaled || !matchPattern(scaled.getRhs(), m_Constant(&scale)))
    return arith::MulFOp::create(builder, loc, exponent,
                                 constant(llvm::numbers::log2e));
  Value shift = arith::MulFOp::create(builder, loc, difference.getRhs(),
                                      constant(-llvm::numbers::log2e));
  return math::FmaOp::create(
      builder, loc, scaled.getLhs(),
      constant(scale.getValueAsDouble() * llvm::numbers::log2e), shift);
}

static void replaceExponential(math::ExpOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value exponent = scaleExponent(builder, loc, op.getOperand());
  auto power = LLVM::CallIntrinsicOp::create(
      builder, loc, builder.getF32Type(),
      builder.getStringAttr("llvm.nvvm.ex2.approx.ftz.f32"), ValueRange(exponent));
  op.replaceAllUsesWith(power->getResult(0));
  op.erase();
}

/// Neighbours in a row have one divisor, whose reciprocal is taken once, and rounded as
/// the hardware does it: the exact one has a branch, and a call behind it.
static void replaceDivision(arith::DivFOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value reciprocal =
      LLVM::CallIntrinsicOp::create(
          builder, loc, builder.getF32Type(),
          builder.getStringAttr("llvm.nvvm.rcp.approx.ftz.f"), op.getRhs())
          ->getResult(0);
  op.replaceAllUsesWith(
      arith::MulFOp::create(builder, loc, op.getLhs(), reciprocal).getResult());
  op.erase();
}

/// As half of a pair: ptxas has a rounding to bf16 alone made where exponentials are, at
/// a fraction of a pair's rate.
static void replaceRounding(arith::TruncFOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
  Value pair =
      LLVM::CallIntrinsicOp::create(
          builder, loc, VectorType::get({2}, op.getType()),
          builder.getStringAttr("llvm.nvvm.ff2bf16x2.rn"),
          ValueRange{zero, op.getOperand()})
          ->getResult(0);
  op.replaceAllUsesWith(
      vector::ExtractOp::create(builder, loc, pair, 0).getResult());
  op.erase();
}

/// What neighbours in a word are rounded to: one instruction has both.
static bool isPacked(arith::TruncFOp op) {
  return llvm::all_of(op->getUsers(), [](Operation *user) {
    return isa<vector::FromElementsOp>(user) &&
           llvm::all_of(user->getOperands(), [](Value each) {
             return each.getDefiningOp<arith::TruncFOp>() != nullptr;
           });
  });
}

void AttentionTiles::useFastArithmetic() {
  // What masks leave anyway.
  function.walk([](arith::SelectOp op) {
    if (matchPattern(op.getCondition(), m_One())) {
      op.replaceAllUsesWith(op.getTrueValue());
      op.erase();
    }
  });
  SmallVector<math::ExpOp> exponentials;
  SmallVector<arith::DivFOp> divisions;
  SmallVector<arith::TruncFOp> roundings;
  function.walk([&](Operation *op) {
    if (auto rounding = dyn_cast<arith::TruncFOp>(op);
        rounding && rounding.getType().isBF16() &&
        rounding.getOperand().getType().isF32() && !isPacked(rounding))
      roundings.push_back(rounding);
    if (op->getNumResults() != 1 || !op->getResult(0).getType().isF32())
      return;
    if (auto exponential = dyn_cast<math::ExpOp>(op))
      exponentials.push_back(exponential);
    else if (auto division = dyn_cast<arith::DivFOp>(op))
      divisions.push_back(division);
  });
  // A product that a sum alone reads needs no rounding between.
  auto contract = arith::FastMathFlagsAttr::get(builder.getContext(),
                                                arith::FastMathFlags::contract);
  function.walk([&](Operation *op) {
    if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(op))
      op->setAttr("fastmath", contract);
  });
  llvm::for_each(exponentials, replaceExponential);
  llvm::for_each(divisions, replaceDivision);
  llvm::for_each(roundings, replaceRounding);
}

void AttentionTiles::leaveRegisters(func::FuncOp elements,
                                    std::optional<int32_t> blocks) {
  constexpr int32_t fewBlocks = 2;
  bool hasFunctions = false;
  elements.walk([&](Operation *op) {
    hasFunctions |=
        isa<math::MathDialect>(op->getDialect()) && !isa<math::ExpOp>(op);
  });
  bool readsInLoop =
      llvm::any_of(emitter.getReads(), [](const ElementEmitter::Read &read) {
        return read.op->getParentOfType<scf::ForOp>() != nullptr;
      });
  if (hasFunctions || readsInLoop || !summed.empty())
    blocks = fewBlocks;
  if (blocks)
    function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                      builder.getI32IntegerAttr(*blocks));
}
