// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which dimensions of a step run over the samples of a microbatch, and which
/// over microbatches. A dimension may run over both (the whole batch).
///
/// Method: marks start at the stacks that the loop over microbatches reads and
/// writes, and spread over the factors that dimensions have in common
/// (`getShardingRule`) until nothing changes. Marks are only ever added, so that
/// this ends, and does not depend on the order. A dimension that an op takes
/// apart by itself (a slice of it, a sort along it) ends the attempt.

#ifndef REMAT_LIB_TRANSFORMS_SAMPLEDIMS_H
#define REMAT_LIB_TRANSFORMS_SAMPLEDIMS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "remat/Analysis/ShardingRule.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "remat/Transforms/Microbatches.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Error.h"

namespace remat {

class SampleDims {
public:
  SampleDims(mlir::func::FuncOp function, const stablehlo::CountedLoop &loop,
             const Microbatches &given);

  /// Finds all of them; fails with what stands in the way of other sizes.
  llvm::Error find();
  /// The types for another way to cut the batch, of all values that change.
  llvm::MapVector<mlir::Value, mlir::RankedTensorType>
  computeTypes(const Microbatches &other) const;

private:
  /// What a dimension runs over; bits.
  enum Mark : uint8_t { None = 0, Samples = 1, Counts = 2, Both = 3 };
  /// Tensors whose dimensions share factors.
  struct Tie {
    llvm::SmallVector<mlir::Value> tensors;
    llvm::SmallVector<TensorFactors> factors;
    llvm::SmallVector<int64_t> sizes;
  };

  void markStacks();
  void mark(mlir::Value value, unsigned dim, uint8_t bits);
  void addTies(mlir::Operation *op);
  void tieSame(llvm::ArrayRef<mlir::Value> values);
  bool spread(const Tie &tie);
  std::optional<unsigned> chooseFactor(const Tie &tie,
                                       llvm::ArrayRef<unsigned> factors,
                                       llvm::ArrayRef<uint8_t> marks,
                                       Mark bit) const;
  int64_t getDivisor(uint8_t bits) const;
  uint8_t getMark(mlir::Value value, unsigned dim) const;
  llvm::Error checkOp(mlir::Operation *op) const;
  llvm::Error checkArguments();
  llvm::Error checkSizes() const;

  mlir::func::FuncOp function;
  const stablehlo::CountedLoop &loop;
  Microbatches given;
  llvm::SmallVector<Tie> ties;
  llvm::MapVector<mlir::Value, llvm::SmallVector<uint8_t, 4>> marks;
  /// Reads and writes of slices by the loop over microbatches.
  llvm::DenseSet<mlir::Operation *> accesses;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SAMPLEDIMS_H
