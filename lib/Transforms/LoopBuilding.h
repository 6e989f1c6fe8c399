// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Pieces of counted loops: constants, stacks and their slices. Internal to what
/// builds loops anew.

#ifndef REMAT_TRANSFORMS_LOOPBUILDING_H
#define REMAT_TRANSFORMS_LOOPBUILDING_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "llvm/ADT/BitVector.h"

namespace remat {

/// A splat of the integer.
mlir::Value makeInteger(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Type type, int64_t value);

/// A splat of zeros.
mlir::Value makeZeros(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::RankedTensorType type);

/// Zeros for `count` slices, of which one device holds `devicePart` each.
mlir::Value makeStack(mlir::OpBuilder &builder, mlir::Location loc,
                      int64_t count, mlir::RankedTensorType slice,
                      mlir::DenseI64ArrayAttr devicePart = {});

/// The part that one device holds of a row of the stack; null for all of it.
mlir::DenseI64ArrayAttr getDevicePartOfRow(mlir::Value stack);

/// One device holds this part of the op's only result.
void setDevicePart(mlir::Value result, mlir::DenseI64ArrayAttr part);

/// One device holds of the loop's carries what it holds of their first values.
void setDevicePartsOfCarries(stablehlo::WhileOp loop);

/// The loop begins with `first` in this carry, whose type becomes that of `first`. The ops of
/// the body that read it or hand on the next one fit already.
void setFirst(stablehlo::WhileOp loop, unsigned carry, mlir::Value first);

/// All loops of the function, each before those in its body.
llvm::SmallVector<stablehlo::WhileOp> collectLoops(mlir::func::FuncOp function);

/// The slice of a stack with its leading dimension of one.
mlir::RankedTensorType getPartType(mlir::Value stack);

/// The slice that `access` reads or writes (`dynamic_slice`, `dynamic_update_slice`) begins
/// `shift` rows further in its stack.
void moveRows(mlir::Operation *access, int64_t shift);

/// `count` slices of the stack from `place` on, as a stack.
mlir::Value readSlices(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value stack, mlir::Value place, int64_t count);

/// Slice `place` of the stack.
mlir::Value readSlice(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value stack, mlir::Value place);

/// The stack with `slice` at `place`.
mlir::Value writeSlice(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value stack, mlir::Value slice, mlir::Value place);

/// The stack with all of `slices`, a stack, from `place` on.
mlir::Value writeSlices(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value stack, mlir::Value slices,
                        mlir::Value place);

/// The loop without these carries, which nothing but the body's terminator reads; the old
/// one is gone.
stablehlo::WhileOp dropCarries(stablehlo::WhileOp loop,
                               const llvm::BitVector &dropped);

/// Makes the loop end when its counter reaches `limit`.
void setLimit(const stablehlo::CountedLoop &loop, int64_t limit);

/// Whether the op's only result shows the bytes of its only operand.
bool isView(mlir::Operation *op);

/// Erases ops of the block that nobody needs, chains of them too.
void eraseDeadOps(mlir::Block &block);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOOPBUILDING_H
