// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Builds one of the device functions of AttentionBackwardKernel.h. Rows are those of
/// the block, columns what it goes through, of which a piece is on its way while
/// another is multiplied.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONBACKWARDBUILDER_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONBACKWARDBUILDER_H

#include "AttentionBackwardKernel.h"

namespace remat {

/// Columns that a block takes at a time.
inline constexpr int64_t pieceColumns = 32;
/// What 16 bytes have of f32, and of the elements.
inline constexpr int64_t chunkNumbers = 4, chunkFeatures = 8;

/// The rows' and the columns' operand of a product, and the latter in shared memory.
struct ScoreProduct {
  AttentionOperand rows, columns;
  mlir::Value rowMemory, columnMemory;
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> left;
  /// None where nothing needs it.
  std::optional<SharedMatrix> shared;
};

class BackwardBuilder : AttentionTiles {
public:
  /// `results`: memory of all gradients and of values of rows.
  BackwardBuilder(const AttentionBackward &pattern, const AttentionGradients &gradients,
                  llvm::function_ref<mlir::Value(mlir::Value)> findMemory,
                  llvm::ArrayRef<mlir::Value> results,
                  const AttentionElements &elements, mlir::gpu::GPUFuncOp function,
                  llvm::ArrayRef<int64_t> shape);
  void build();

private:
  static constexpr unsigned ofValues = AttentionGradients::ofValues;

  bool needsGradients() const {
    return llvm::any_of(gradients.results,
                        [](unsigned result) { return result != ofValues; });
  }
  static int64_t countFeatures(const AttentionOperand &operand) {
    return operand.getSize(operand.feature);
  }
  /// What weights are multiplied by.
  ScoreProduct &getFactor(unsigned result) {
    return result == ofValues ? weights : scores;
  }
  Indices locateElement(int64_t ofThread, mlir::AffineExpr column) const;
  Indices permuteResult(const Indices &indices, unsigned result) const;
  void prepare();
  void createTiles();
  bool sumsOutput() const { return gradients.areRowSums() && elements.output; }
  int64_t getStride() const { return remat::getStride(elements.rowValues); }
  void defineRow(const Indices &indices, mlir::AffineExpr row,
                 llvm::ArrayRef<mlir::Value> values);
  void defineMadeInRow(const Indices &indices);
  llvm::SmallVector<mlir::Value> loadRow(mlir::Value from, mlir::Value place);
  llvm::SmallVector<mlir::Value> loadColumn(int64_t place);
  void startRowValues(mlir::Value begin);
  llvm::SmallVector<mlir::Value> sumOutput();
  mlir::Value sumOfGroup(mlir::Value sum);
  mlir::Value enterPiece(mlir::Value begin);
  void startTiles(mlir::Value begin, mlir::Value end);
  void define(mlir::Value tensor, const Indices &indices, mlir::Value sum);
  llvm::SmallVector<RowTiles> makeWeights(const RowTiles &scoreSums,
                                          const RowTiles &gradientSums,
                                          mlir::Value begin, int64_t first,
                                          bool isFree);
  void takePieces(mlir::Value first, mlir::Value last, bool isFree,
                  llvm::SmallVector<mlir::Value> &sums);
  std::optional<int32_t> countBlocks() const;
  void goThroughColumns(llvm::SmallVector<mlir::Value> &sums);
  void takeSlice(mlir::Value begin, int64_t first, bool isFree,
                 llvm::SmallVector<mlir::Value> &sums);
  void addGradients(llvm::ArrayRef<RowTiles> made, int64_t first,
                    llvm::SmallVector<mlir::Value> &sums);
  void addRows(const RowTiles &terms, llvm::SmallVector<mlir::Value> &sums);
  int64_t countSums(unsigned result);
  llvm::SmallVector<mlir::Value> makeZeros();
  void store(unsigned result, llvm::ArrayRef<mlir::Value> sums);
  void storeRows(llvm::ArrayRef<mlir::Value> sums);
  void storeAll(llvm::ArrayRef<mlir::Value> sums);
  void declare();

  const AttentionBackward &pattern;
  const AttentionGradients &gradients;
  llvm::ArrayRef<mlir::Value> results;
  AttentionElements elements;
  ScoreProduct scores, weights;
  mlir::Value outputMemory;
  /// Of the thread's rows, or of columns in shared memory.
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> rowValues;
  mlir::Value columnValues;
  /// Where columns end for the block.
  mlir::Value end;
  /// The loop that is done last; others read the same.
  mlir::scf::ForOp lastLoop;
  /// How far the keys of a query go beyond its own place.
  std::optional<int64_t> lastColumn;
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONBACKWARDBUILDER_H
