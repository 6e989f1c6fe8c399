// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Who reads a stack, so that its slices can be read elsewhere. Internal to this folder.

#ifndef REMAT_LIB_TRANSFORMS_STACKREADERS_H
#define REMAT_LIB_TRANSFORMS_STACKREADERS_H

#include "remat/Dialect/StableHLO/CountedLoop.h"

namespace remat {

/// Rows of a stack, along its leading dimension, that an iteration reads or writes.
struct RowAccess {
  /// The first of them in iteration k.
  stablehlo::IterationIndex first;
  int64_t count = 0;
};

/// The rows that `access` reads (`dynamic_slice`) or writes (`dynamic_update_slice`): whole
/// ones, none of them out of bounds in any iteration. None if it does anything else.
std::optional<RowAccess> findRows(const stablehlo::CountedLoop &loop,
                                  mlir::Operation *access);

/// All uses of a stack, by what they take of it.
class StackReaders {
public:
  /// None if some use is of no kind that `redirect` knows.
  static std::optional<StackReaders> find(mlir::Value stack);

  /// Every reader reads rows of `other` instead, each `shift` rows further. `other` has at
  /// least so many rows more, and dominates all readers.
  void redirect(mlir::Value other, int64_t shift);

  /// Ops of the stack's block, one for each reader.
  llvm::SmallVector<mlir::Operation *> listUsers() const;
  /// The ops that take rows in bodies of loops.
  llvm::ArrayRef<stablehlo::DynamicSliceOp> getReads() const { return reads; }

private:
  explicit StackReaders(mlir::Value stack)
      : stack(stack), type(mlir::cast<mlir::RankedTensorType>(stack.getType())) {}
  bool add(mlir::OpOperand &use);
  bool addCarry(stablehlo::WhileOp loop, unsigned carry);
  bool addRead(stablehlo::DynamicSliceOp read);

  mlir::Value stack;
  /// When the readers were found.
  mlir::RankedTensorType type;
  /// Loops that hold the stack in a carry.
  llvm::SmallVector<std::pair<stablehlo::WhileOp, unsigned>> carries;
  llvm::SmallVector<stablehlo::DynamicSliceOp> reads;
  /// Ops of the whole stack whose kernels can take rows of another: elementwise ones, moves
  /// and reductions.
  llvm::SmallVector<mlir::OpOperand *> others;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_STACKREADERS_H
