// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Slices of stacks that a counted loop reads and writes at places that follow from
/// the number of the iteration. Whoever runs the loop knows that number, so that the
/// body can be given the address of the slice: kernels and library calls then read it
/// where it is, or make their result there. Internal to this folder.

#ifndef REMAT_TRANSFORMS_BODYSLICES_H
#define REMAT_TRANSFORMS_BODYSLICES_H

#include "remat/Dialect/StableHLO/PeriodicIndex.h"

namespace remat {

/// Elements next to each other in a stack.
struct BodySlice {
  /// A carry of the loop, as the body's argument, or a value from around the loop.
  mlir::Value stack;
  /// The slice's first element in iteration k, counted from the stack's first.
  stablehlo::PeriodicIndex place;
  mlir::RankedTensorType type;
  /// All of them read this place. None: the iteration only writes it.
  llvm::SmallVector<stablehlo::DynamicSliceOp> reads;
  /// Nothing else uses the carry but reads, of this slice or of others; null if the
  /// iteration only reads this one.
  stablehlo::DynamicUpdateSliceOp write;
  /// The carry that the iteration begins with and only puts aside here: it lies in the
  /// stack from the start, one slice further in each iteration, and nobody copies it.
  std::optional<unsigned> movingCarry;
};

/// The value that the op which makes `value` shows in another form; null if it is no
/// view.
mlir::Value findViewed(mlir::Value value);
/// The value whose bytes `value` shows.
mlir::Value findRoot(mlir::Value value);

/// The slices of the loop's body that begin at multiples of `alignment` bytes in every
/// iteration, or are one element that no product reads or makes: those that are read by the order of their first reads, then those that
/// are only written by their carries. A stack that changes is only in the list
/// if every use of it is, and if no other slice of it has elements of the one that is written
/// in the same iteration; of what does not change single reads are.
llvm::SmallVector<BodySlice>
findBodySlices(const stablehlo::CountedLoop &loop, int64_t alignment);

} // namespace remat

#endif // REMAT_TRANSFORMS_BODYSLICES_H
