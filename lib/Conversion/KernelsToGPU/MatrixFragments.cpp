// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "MatrixFragments.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace remat;

Value MatrixFragments::toWord(Value pair) {
  auto type = VectorType::get({1}, builder.getI32Type());
  Value word = vector::BitCastOp::create(builder, loc, type, pair);
  return vector::ExtractOp::create(builder, loc, word, 0);
}

Value MatrixFragments::toOperand(Value word) {
  if (!element.isF16())
    return word;
  auto type = VectorType::get({1}, builder.getI32Type());
  Value vector = vector::FromElementsOp::create(builder, loc, type, word);
  return vector::BitCastOp::create(builder, loc, VectorType::get({2}, element),
                                   vector);
}

Value MatrixFragments::makeZeroOperand() {
  return toOperand(
      arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(0)));
}

Value MatrixFragments::pack(Value low, Value high) {
  return toWord(vector::FromElementsOp::create(
      builder, loc, VectorType::get({2}, element), ValueRange{low, high}));
}

SmallVector<Value> MatrixFragments::load(Value rows, bool isTransposed) {
  constexpr int64_t matrices = 4, size = 8;
  MLIRContext *context = builder.getContext();
  SmallVector<Type> words(matrices, builder.getI32Type());
  Value all = NVVM::LdMatrixOp::create(
      builder, loc, LLVM::LLVMStructType::getLiteral(context, words), rows, matrices,
      isTransposed ? NVVM::MMALayout::col : NVVM::MMALayout::row,
      NVVM::LdStMatrixShapeAttr::get(context, size, size),
      NVVM::LdStMatrixEltType::B16);
  SmallVector<Value> operands;
  for (int64_t i = 0; i < matrices; ++i)
    operands.push_back(
        toOperand(LLVM::ExtractValueOp::create(builder, loc, all, i)));
  return operands;
}

SmallVector<Value> MatrixFragments::multiply(ArrayRef<Value> left,
                                             ArrayRef<Value> right,
                                             ArrayRef<Value> sums) {
  Type sum = builder.getF32Type();
  auto all = LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                              {sum, sum, sum, sum});
  NVVM::MMATypes type =
      element.isF16() ? NVVM::MMATypes::f16 : NVVM::MMATypes::bf16;
  Value made = NVVM::MmaOp::create(
      builder, loc, all, ValueRange(left), ValueRange(right), ValueRange(sums),
      ArrayRef<int64_t>{tileRows, tileColumns, tileTerms}, std::nullopt,
      std::nullopt, std::array<NVVM::MMATypes, 2>{type, type},
      std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row,
                                     NVVM::MMALayout::col});
  SmallVector<Value> results;
  for (int64_t i = 0; i < 4; ++i)
    results.push_back(LLVM::ExtractValueOp::create(builder, loc, made, i));
  return results;
}
