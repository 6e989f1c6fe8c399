// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the device functions of attention and of its backward pass are made of:
/// products of tiles by `mma.sync` (MatrixFragments.h), of which each thread has two
/// rows. Shared memory holds matrices as they are; `ldmatrix` transposes them where a
/// product asks for it. Rows are an odd multiple of 16 bytes, so that eight of them are
/// in different banks.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONTILES_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONTILES_H

#include "../KernelsToHost/ElementEmitter.h"
#include "AttentionArguments.h"
#include "KernelsToGPU.h"
#include "MatrixFragments.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "remat/Analysis/AttentionPattern.h"

namespace remat {

/// Threads of a block.
inline constexpr int64_t attentionThreads = 128;

/// How many tiles of rows a warp has of such a product of batches, rows and columns. With
/// two, each right fragment is loaded for both; sums and left fragments of so many
/// features need registers for them, and the grid two turns of a GPU's multiprocessors.
int64_t chooseRowTiles(llvm::ArrayRef<int64_t> shape, int64_t features);

/// Rows that a block makes.
inline constexpr int64_t countBlockRows(int64_t rowTiles) {
  return attentionThreads / warpSize * tileRows * rowTiles;
}

/// Places of an operand's elements; zero along dimensions that share them.
struct Strides {
  llvm::SmallVector<int64_t> batch;
  int64_t row = 0, feature = 0;

  static Strides of(const AttentionOperand &operand);
};

/// A matrix in shared memory, or two that take turns. `words`: pairs of neighbours, in
/// rows that are as if there were all of the last slice of terms. `firstRow`: where the
/// matrix begins whose turn it is. Then, where a lane reads fragments of products with its
/// rows, and with its columns.
struct SharedMatrix {
  mlir::Value words, firstRow;
  int64_t rows, features, rowBytes, turns;
  mlir::Value ofRows, ofColumns;
};

/// Builds a device function whose blocks take `blockRows` rows of a batch, a warp one or two
/// tiles of them, against all columns, some at a time. A thread has two rows of each tile.
class AttentionTiles {
protected:
  using Value = mlir::Value;
  using Values = llvm::SmallVector<mlir::Value>;

  /// Words of left fragments, sums or weights, by tile of rows.
  using RowTiles = llvm::SmallVector<llvm::SmallVector<mlir::Value>>;

  /// `element`: bf16 or f16. `shape`: batches, rows, columns.
  AttentionTiles(mlir::gpu::GPUFuncOp function, mlir::Type element,
                 llvm::ArrayRef<int64_t> shape, int64_t rowTiles);

  /// Rows of a thread.
  int64_t countRows() const { return 2 * rowTiles; }
  /// The number of the thread's row, of four sums for each tile of columns.
  static int64_t getRow(int64_t rowTile, int64_t place) {
    return 2 * rowTile + place / 2 % 2;
  }

  Value index(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value number(double value) {
    return mlir::arith::ConstantOp::create(builder, loc,
                                           builder.getF32FloatAttr(value));
  }
  Value add(Value a, Value b) {
    return builder.createOrFold<mlir::arith::AddIOp>(loc, a, b);
  }
  /// A number of the type of another: an index or a word.
  Value like(Value other, int64_t value) {
    return mlir::arith::ConstantOp::create(
        builder, loc, builder.getIntegerAttr(other.getType(), value));
  }
  Value add(Value a, int64_t b) { return b == 0 ? a : add(a, like(a, b)); }
  Value mul(Value a, int64_t b) {
    return builder.createOrFold<mlir::arith::MulIOp>(loc, a, like(a, b));
  }
  Value div(Value a, int64_t b) {
    return mlir::arith::DivUIOp::create(builder, loc, a, like(a, b));
  }
  Value rem(Value a, int64_t b) {
    return mlir::arith::RemUIOp::create(builder, loc, a, like(a, b));
  }
  Value atMost(Value a, int64_t last) {
    return mlir::arith::MinUIOp::create(builder, loc, a, like(a, last));
  }
  /// Zero instead of a negative number.
  Value shift(Value a, int64_t by) {
    if (by >= 0)
      return add(a, by);
    Value least = like(a, -by);
    return mlir::arith::SubIOp::create(
        builder, loc, mlir::arith::MaxUIOp::create(builder, loc, a, least), least);
  }
  Value isBelow(Value a, Value bound) {
    return mlir::arith::CmpIOp::create(
        builder, loc, mlir::arith::CmpIPredicate::ult, a, bound);
  }
  Value isBelow(Value a, int64_t bound) { return isBelow(a, index(bound)); }
  /// Rows and columns are words until they are indices, so that LLVM compares them in 32
  /// bits, and holds them in one register.
  Value toWord(Value index);
  Value toIndex(Value word);
  /// A loop over pieces of columns: words.
  mlir::scf::ForOp createLoop(Value begin, Value end, int64_t piece,
                              mlir::ValueRange carried);
  /// The column of the thread's sums at a place of the piece.
  Value findColumn(Value begin, int64_t place);
  /// Says of the thread's row whether the column counts; in free pieces, all do.
  /// `areRowsColumns`: the logits' rows are columns here, and columns rows.
  void defineMasks(mlir::func::FuncOp elements, llvm::ArrayRef<ScoreMask> masks,
                   const Indices &indices, int64_t ofThread, Value column, bool isFree,
                   bool areRowsColumns);
  /// How many of a row's first columns count in all rows of the block: of whole pieces.
  Value findFreeEnd(llvm::ArrayRef<ScoreMask> masks, int64_t piece);
  /// From which piece on all columns count if rows and columns have changed places.
  Value findFreeBegin(llvm::ArrayRef<ScoreMask> masks, int64_t piece);
  /// The value of the thread whose number differs in the bit `distance`.
  Value exchange(Value value, int64_t distance);
  /// A float as another type of floats.
  Value convert(Value value, mlir::Type type);

  /// Finds the block's batch, and the thread's rows. Blocks take no turns for batch
  /// dimensions that are `summed`: the batch is the first of these.
  void locate(llvm::ArrayRef<int64_t> summed = {});
  /// Behind the loops: finds the batch and the rows again, so that no registers have them
  /// in there. Blocks take the batches of `locate`, the first of those that are summed.
  void relocate();
  /// Goes to the batch of number `inner` of those that are summed.
  void enterBatch(Value inner);
  /// Of elements that are defined or read in another order: `places` has it by dimension
  /// of batches, rows and columns.
  static Indices permute(const Indices &indices, llvm::ArrayRef<int64_t> places);
  Value computeBatchOffset(const Strides &strides);
  /// Shared memory of this shape that begins at a multiple of 16 bytes.
  Value addShared(llvm::ArrayRef<int64_t> shape, mlir::Type type);
  SharedMatrix createShared(int64_t rows, int64_t features, int64_t turns);
  /// The matrix's turn is that of the piece of columns that begins there.
  void takeTurn(SharedMatrix &matrix, Value begin);
  /// Zeros for the half of the last slice that is missing: nothing else writes there.
  void fillUp(const SharedMatrix &matrix);

  /// Neighbours that lie at a multiple of their size.
  Value loadElements(Value from, Value place, int64_t count);
  /// Left fragments of the warp's rows, for all terms, each read once. Zeros fill the
  /// last slice up if half of it is missing.
  RowTiles loadLeft(Value memory, const Strides &strides, int64_t terms);
  /// Starts to copy columns' vectors of features from `begin` on to rows, behind the
  /// last one that again. Each is read once.
  void startCopy(Value memory, const Strides &strides, Value begin,
                 const SharedMatrix &to);
  /// Starts to copy 16 bytes, `type` from a place on, to those of numbers in shared memory.
  void startChunk(Value memory, mlir::Type type, Value place, Value shared,
                  Value number);
  /// Copies that were started are a group.
  void commitCopies();
  /// All copies that were started are there but those of the last `pending` groups, and
  /// all threads are here.
  void awaitCopies(int64_t pending = 0);
  /// Does it for the piece that begins there if there is one.
  void startPiece(Value begin, Value end, llvm::function_ref<void()> start);
  /// In a piece: finds where the lane reads fragments of the matrix whose turn it is.
  void locateFragments(SharedMatrix &matrix);
  /// Four sums for each tile of columns of the warp's rows times rows of `right`: so many
  /// from the first one on.
  RowTiles multiplyRows(const RowTiles &left, const SharedMatrix &right, int64_t first,
                        int64_t count);
  /// Adds to `sums` the products of weights, four for each tile of columns, with the
  /// columns of as many rows of `right`, from the first one on: four for each tile of
  /// features, of one tile of rows after the other.
  void addProducts(const RowTiles &weights, const SharedMatrix &right, int64_t first,
                   llvm::MutableArrayRef<Value> sums);

  /// Where columns end for the block: `lastColumn` is how far a row's columns go beyond its
  /// own, if there is a limit.
  Value findEnd(std::optional<int64_t> lastColumn);
  /// Where pieces of them begin if rows and columns have changed places.
  Value findBegin(std::optional<int64_t> lastColumn, int64_t piece);
  /// Pieces that all blocks of one batch take together.
  int64_t countPieces(std::optional<int64_t> lastColumn, int64_t piece,
                      bool areRowsColumns) const;
  /// Exponentials and divisions as the hardware has them fast: weights are rounded to 16
  /// bits in front of the products anyway.
  void useFastArithmetic();

  /// Lets a thread have up to 255 registers where `elements`, the elementwise ops on
  /// scores, need some: ptxas would spill a few bytes for one block more in a
  /// multiprocessor. Otherwise so many blocks are enough, or as many as ptxas likes.
  void leaveRegisters(mlir::func::FuncOp elements,
                      std::optional<int32_t> blocks = std::nullopt);

  mlir::gpu::GPUFuncOp function;
  mlir::OpBuilder builder;
  mlir::Location loc;
  ElementEmitter emitter;
  mlir::Type element;
  MatrixFragments fragments;
  llvm::SmallVector<int64_t> batchShape;
  int64_t batches, rows, columns, rowTiles, blockRows;
  /// The last rows of a batch have most columns: their blocks come first, so that few are
  /// left to wait for in the end.
  bool takesLastRowsFirst = false;
  Value thread, lane, group, inGroup, batch;
  /// Of this thread's rows: the number, and the last one's where there is none.
  Values row, readRow;
  Indices batchIndices, rowIndices;

private:
  void findThread();
  Value findRow(int64_t ofThread);
  /// A number that the hardware has, read again.
  Value readAgain(llvm::StringRef name);

  Value block;
  /// Of the batches that blocks take.
  Value outer;
  llvm::SmallVector<int64_t> summed;

  Value findAddress(const SharedMatrix &matrix, Value row, Value byte);
  Value findFirstRow();
  Values loadRight(Value address, int64_t bytes, bool isTransposed);
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONTILES_H
