// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which values of a planned function share memory, and from when to when each
/// piece of memory is needed: views with what they show, results with the
/// operands whose buffers they take over, results of the function with the
/// arguments donated to them. Read from the IR alone.

#ifndef REMAT_TRANSFORMS_BUFFERASSIGNMENT_H
#define REMAT_TRANSFORMS_BUFFERASSIGNMENT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>
#include <vector>

namespace remat {

/// A piece of memory. Positions count the ops of the block; the return stands
/// at the last one.
struct Buffer {
  /// The values that live in it, one after the other.
  llvm::SmallVector<mlir::Value, 1> values;
  /// The function's argument whose memory it is; none: it is in the arena.
  std::optional<unsigned> argument;
  /// Bytes of its largest value; not rounded up.
  int64_t bytes = 0;
  /// Needed from the start of `begin` to the end of `end`.
  unsigned begin = 0;
  unsigned end = 0;
};

class BufferAssignment {
public:
  /// Reads `function`, which must be as `--remat-apply` leaves it. Errors: a
  /// result that takes over the buffer of an operand which is read later.
  static mlir::FailureOr<BufferAssignment> create(mlir::func::FuncOp function);

  llvm::ArrayRef<Buffer> getBuffers() const { return buffers; }
  /// The buffer that holds `value`; none for what takes no memory.
  std::optional<unsigned> find(mlir::Value value) const;
  /// The value whose bytes `value` shows.
  mlir::Value getRoot(mlir::Value value) const;
  /// The argument in whose memory result `index` of the function is when it
  /// returns, without a copy; none if it is elsewhere.
  std::optional<unsigned> findPartner(unsigned index) const;
  /// Position of the op in the block.
  unsigned getPosition(mlir::Operation *op) const {
    return positions.lookup(op);
  }

private:
  explicit BufferAssignment(mlir::func::FuncOp function)
      : function(function) {}
  void findRootsAndUses();
  void pairDonations();
  mlir::LogicalResult pairReuses();
  void collectBuffers();
  void addValue(mlir::Value value);
  bool isReadBehind(mlir::Value root, unsigned position) const;

  mlir::func::FuncOp function;
  llvm::DenseMap<mlir::Operation *, unsigned> positions;
  llvm::DenseMap<mlir::Value, mlir::Value> roots;
  llvm::DenseMap<mlir::Value, unsigned> lastUse;
  /// Roots to the value whose buffer they take.
  llvm::DenseMap<mlir::Value, mlir::Value> lenders;
  llvm::DenseMap<mlir::Value, unsigned> bufferOf;
  std::vector<Buffer> buffers;
};

} // namespace remat

#endif // REMAT_TRANSFORMS_BUFFERASSIGNMENT_H
