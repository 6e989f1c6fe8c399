// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What all columns of a row read: made by the first function, read by the others.

#include "AttentionBackwardBuilder.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace remat;

/// Says what the values are of the row that `indices` has.
void BackwardBuilder::defineRow(const Indices &indices, AffineExpr row,
                                ArrayRef<Value> values) {
  Indices inRows = batchIndices;
  inRows.push_back(row);
  for (auto [known, value] : llvm::zip(elements.rowValues, values)) {
    Value tensor = elements.function.getArgument(known.argument);
    emitter.define(tensor, known.result ? indices : inRows,
                   convert(value, getElementTypeOrSelf(tensor.getType())));
  }
}

/// In front of the sums of rows: what does not depend on them.
void BackwardBuilder::defineMadeInRow(const Indices &indices) {
  Operation *end = elements.function.getBody().front().getTerminator();
  Indices atFirst = indices;
  atFirst.back() = builder.getAffineConstantExpr(0);
  for (const RowValue &value : elements.rowValues)
    if (value.result && !dependsOn(elements.function, *value.result, elements.rowSums))
      emitter.define(elements.function.getArgument(value.argument), indices,
                     emitter.emit(end->getOperand(*value.result), atFirst));
}

SmallVector<Value> BackwardBuilder::loadRow(Value from, Value place) {
  SmallVector<Value> numbers;
  for (int64_t first = 0; first < getStride(); first += chunkNumbers) {
    Value chunk = loadElements(from, add(place, first), chunkNumbers);
    for (int64_t i = 0; i < chunkNumbers; ++i)
      numbers.push_back(vector::ExtractOp::create(builder, loc, chunk, i));
  }
  return numbers;
}

/// Of the thread's column at a place of the piece whose turn it is.
SmallVector<Value> BackwardBuilder::loadColumn(int64_t place) {
  Value column = add(add(scores.shared->firstRow, mul(inGroup, 2)), place);
  return loadRow(columnValues, mul(column, getStride()));
}

/// Starts to copy those of a piece's columns, behind the last one that again.
void BackwardBuilder::startRowValues(Value begin) {
  int64_t chunks = getStride() / chunkNumbers;
  for (int64_t done = 0; done < pieceColumns * chunks; done += attentionThreads) {
    int64_t count = std::min(attentionThreads, pieceColumns * chunks - done);
    auto guarded = scf::IfOp::create(builder, loc, isBelow(thread, count));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(guarded.thenBlock());
    Value number = add(thread, done);
    Value column = atMost(add(begin, div(number, chunks)), columns - 1);
    Value place = add(mul(add(mul(batch, columns), column), getStride()),
                      mul(rem(number, chunks), chunkNumbers));
    Value to =
        add(mul(scores.shared->firstRow, getStride()), mul(number, chunkNumbers));
    startChunk(results[AttentionGradients::ofRows], builder.getF32Type(), place,
               columnValues, to);
  }
}

/// Of each row, the output times its gradient: threads of a row take chunks of features
/// by turns.
SmallVector<Value> BackwardBuilder::sumOutput() {
  const AttentionOperand &gradient = weights.rows, &output = *elements.output;
  int64_t features = countFeatures(gradient);
  auto wide = VectorType::get({chunkFeatures}, builder.getF32Type());
  SmallVector<Value> sums;
  for (int64_t i = 0; i < countRows(); ++i) {
    Value all = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(wide));
    for (int64_t first = 0; first < features; first += 4 * chunkFeatures) {
      Value feature = add(mul(inGroup, chunkFeatures), first);
      Value isThere = isBelow(feature, features);
      feature = atMost(feature, features - chunkFeatures);
      Value factors[2];
      const AttentionOperand *operands[] = {&gradient, &output};
      Value memories[] = {weights.rowMemory, outputMemory};
      for (int64_t which : {0, 1}) {
        Strides strides = Strides::of(*operands[which]);
        Value place = add(computeBatchOffset(strides), feature);
        place = add(place, mul(readRow[i], strides.row));
        factors[which] = arith::ExtFOp::create(
            builder, loc, wide, loadElements(memories[which], place, chunkFeatures));
      }
      Value more = arith::AddFOp::create(
          builder, loc, all,
          arith::MulFOp::create(builder, loc, factors[0], factors[1]));
      all = arith::SelectOp::create(builder, loc, isThere, more, all);
    }
    Value sum = number(0);
    for (int64_t feature = 0; feature < chunkFeatures; ++feature)
      sum = arith::AddFOp::create(
          builder, loc, sum, vector::ExtractOp::create(builder, loc, all, feature));
    sums.push_back(sumOfGroup(sum));
  }
  return sums;
}

/// Of the four threads of a row.
Value BackwardBuilder::sumOfGroup(Value sum) {
  for (int64_t distance : {1, 2})
    sum = arith::AddFOp::create(builder, loc, sum, exchange(sum, distance));
  return sum;
}

/// The first of the four threads of a row writes what all its columns read. `sums`: of
/// its rows.
void BackwardBuilder::storeRows(ArrayRef<Value> sums) {
  Operation *end = elements.function.getBody().front().getTerminator();
  Value rowSums = elements.function.getArgument(elements.rowSums);
  auto chunk = VectorType::get({chunkNumbers}, builder.getF32Type());
  for (auto [ofThread, ofRow] : llvm::enumerate(sums)) {
    Value sum = ofRow;
    Indices inRows = batchIndices, atFirst = batchIndices;
    inRows.push_back(rowIndices[ofThread]);
    atFirst.push_back(rowIndices[ofThread]);
    atFirst.push_back(builder.getAffineConstantExpr(0));
    if (sumsOutput())
      sum = arith::MulFOp::create(
          builder, loc, sum,
          emitter.emit(end->getOperand(AttentionGradients::ofRows), atFirst));
    emitter.define(rowSums, inRows,
                   convert(sum, getElementTypeOrSelf(rowSums.getType())));
    SmallVector<Value> numbers;
    for (const RowValue &value : elements.rowValues)
      numbers.push_back(
          value.result ? convert(emitter.emit(end->getOperand(*value.result), atFirst),
                                 builder.getF32Type())
                       : sum);
    numbers.resize(getStride(), number(0));
    Value isFirst = arith::AndIOp::create(builder, loc, isBelow(inGroup, 1),
                                          isBelow(row[ofThread], rows));
    auto guard = scf::IfOp::create(builder, loc, isFirst);
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    Value place = mul(add(mul(batch, rows), row[ofThread]), getStride());
    for (int64_t first = 0; first < getStride(); first += chunkNumbers)
      vector::StoreOp::create(
          builder, loc,
          vector::FromElementsOp::create(builder, loc, chunk,
                                         ArrayRef(numbers).slice(first, chunkNumbers)),
          results[AttentionGradients::ofRows], add(place, first),
          /*nontemporal=*/false, llvm::MaybeAlign(4 * chunkNumbers));
  }
}
