// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A `while` that runs a known number of times, as `lax.scan`, `lax.map` and
/// `lax.fori_loop` print it: a counter from a constant, `counter < limit`,
/// `counter + step`. Tells which carries are invariant, which are *stacks*
/// (written or read one slice an iteration), and what a scalar of the body is
/// in iteration k.

#ifndef REMAT_DIALECT_STABLEHLO_COUNTEDLOOP_H
#define REMAT_DIALECT_STABLEHLO_COUNTEDLOOP_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat::stablehlo {

/// The integer `scale * k + offset` in iteration k = 0, 1, ...
struct IterationIndex {
  int64_t scale = 0;
  int64_t offset = 0;

  int64_t at(int64_t iteration) const { return scale * iteration + offset; }
  bool operator==(const IterationIndex &other) const {
    return scale == other.scale && offset == other.offset;
  }
};

/// Whether the value is one integer: what a loop counts with, a place in a tensor.
bool isSingleInteger(mlir::Value value);
/// The integer that a constant holds in all of its elements; none if there is no such.
std::optional<int64_t> getConstantInteger(mlir::Value value);
/// Whether an integer type, or that of a tensor's elements, has the number. Signless types
/// are signed, as in StableHLO.
bool holdsInteger(mlir::Type type, int64_t number);

class CountedLoop {
public:
  /// None if the number of iterations is not a constant.
  static std::optional<CountedLoop> match(WhileOp loop);

  /// A loop of which is known how it counts. Its operands are not looked at, so that
  /// other scalars from around it are unknown.
  static CountedLoop assume(WhileOp loop, unsigned counter, int64_t tripCount,
                            IterationIndex counterIndex);

  WhileOp getLoop() const { return loop; }
  mlir::Block &getBody() const { return loop.getBody().front(); }
  int64_t getTripCount() const { return tripCount; }
  /// The carry that counts, its value in iteration k.
  unsigned getCounter() const { return counter; }
  IterationIndex getCounterIndex() const { return counterIndex; }

  /// The body hands the carry on unchanged.
  bool isInvariant(unsigned carry) const;
  /// A scalar integer of the body as a function of the iteration; none if it
  /// is not of this form, or overflows its type.
  std::optional<IterationIndex> evaluate(mlir::Value scalar) const;
  /// The update that writes slice `getSliceIndex` of the carry, each slice
  /// once, where nothing else in the loop uses the carry; null otherwise.
  DynamicUpdateSliceOp getStackWrite(unsigned carry) const;
  /// All uses of an invariant carry, if each reads one slice, every slice of
  /// the leading dimension once; empty otherwise.
  llvm::SmallVector<DynamicSliceOp> getStackReads(unsigned carry) const;
  /// The place along the leading dimension, of a write or read from above.
  IterationIndex getSliceIndex(mlir::Operation *access) const;

private:
  explicit CountedLoop(WhileOp loop) : loop(loop) {}
  std::optional<IterationIndex> evaluate(mlir::Value scalar,
                                         unsigned depth) const;
  /// Whether the type has the numbers of all iterations.
  bool holdsAll(mlir::Type type, const IterationIndex &index) const;
  bool isWholeSlice(mlir::Value stack, mlir::RankedTensorType slice,
                    mlir::ValueRange starts) const;
  bool isUsedByCondition(unsigned carry) const;

  mutable WhileOp loop;
  unsigned counter = 0;
  int64_t tripCount = 0;
  IterationIndex counterIndex;
  bool looksAtOperands = true;
};

} // namespace remat::stablehlo

#endif // REMAT_DIALECT_STABLEHLO_COUNTEDLOOP_H
