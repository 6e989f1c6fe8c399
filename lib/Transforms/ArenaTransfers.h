// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Copies to the host and back in a step on bytes: their places in the host's
/// pool, the calls that start them, and where the step has to wait for their
/// ends: in front of the first call that reads what is brought back, and of the
/// first that writes where a copy still reads. Internal to this folder.

#ifndef REMAT_LIB_TRANSFORMS_ARENATRANSFERS_H
#define REMAT_LIB_TRANSFORMS_ARENATRANSFERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace remat {

/// Bytes of the arena, or of an argument.
struct MemorySpan {
  static constexpr int64_t arena = -1;
  int64_t memory = arena;
  int64_t begin = 0;
  int64_t end = 0;

  bool overlaps(const MemorySpan &other) const {
    return memory == other.memory && begin < other.end && other.begin < end;
  }
};

class ArenaTransfers {
public:
  /// Finds the copies of a step's block, and lays the pool out.
  ArenaTransfers(mlir::Block &block, int64_t alignment);

  bool empty() const { return entries.empty(); }

  /// Starts the copy of `op`, an offload or a fetch, at the insertion point,
  /// behind `step` kernels. `bytes` is the device's memory at `span`.
  void start(mlir::OpBuilder &builder, mlir::SymbolTable &symbols,
             mlir::Operation *op, mlir::Value context, mlir::Value bytes,
             const MemorySpan &span, int64_t step, int64_t memoryClass);
  /// In front of what reads and writes these bytes, the kernel `step`.
  void awaitFor(mlir::OpBuilder &builder, mlir::SymbolTable &symbols,
                mlir::Value context, llvm::ArrayRef<MemorySpan> reads,
                llvm::ArrayRef<MemorySpan> writes, int64_t step);

  /// `transfers` and `pool` of `remat.arena`. What nobody has awaited ends with
  /// the step, behind `stepCount` kernels.
  mlir::Attribute describe(mlir::Builder &builder, int64_t stepCount) const;
  int64_t getPoolBytes() const { return poolBytes; }

private:
  struct Entry {
    mlir::Operation *op = nullptr;
    /// Number of the copy that this one brings back.
    int64_t fetched = -1;
    int64_t bytes = 0;
    int64_t hostOffset = 0;
    std::string name;
    int64_t memoryClass = 6;
    int64_t beginStep = 0;
    int64_t endStep = -1;
    int64_t plannedNs = 0;
    bool isUnderWay = false;
    MemorySpan span;
  };

  void await(mlir::OpBuilder &builder, mlir::SymbolTable &symbols,
             mlir::Value context, Entry &entry, int64_t step);

  std::vector<Entry> entries;
  llvm::DenseMap<mlir::Operation *, int64_t> numbers;
  int64_t poolBytes = 0;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_ARENATRANSFERS_H
