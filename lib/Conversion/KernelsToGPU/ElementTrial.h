// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a thread would read for its elements, found out by emitting them once.

#ifndef REMAT_LIB_CONVERSION_ELEMENTTRIAL_H
#define REMAT_LIB_CONVERSION_ELEMENTTRIAL_H

#include "ElementTile.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// The elements of each root that a thread makes, in a function of their own.
class ElementTrial {
public:
  /// Sets of dimensions of the trial's shape, as bits. The last one is that of groups of
  /// neighbours; behind it stands the neighbour's number.
  using Dims = uint64_t;

  /// A thread for each group of `width` neighbours and each place of `shape`: what the tile
  /// leaves of the roots' shape, the last dimension as parts (`joinParts`). With
  /// `isUnrolled` each neighbour is emitted by itself: which of two parts it lies in may
  /// depend on its number.
  ElementTrial(llvm::ArrayRef<Root> roots, llvm::ArrayRef<mlir::Value> memories,
               llvm::ArrayRef<int64_t> shape, int64_t width, const ElementTile &tile,
               bool isUnrolled = false);

  /// What threads keep that go over rows of dimensions `walked`, in registers; the bytes
  /// that they then read once, those of them that are the same everywhere, and those that
  /// they read of each row; and the bytes that memory moves while they compute what they keep.
  /// Nothing where they would add up something of each row.
  struct Kept {
    int64_t registers = 0, bytes = 0, sameBytes = 0, rowBytes = 0, work = 0;
  };
  std::optional<Kept> findKept(Dims walked) const;

  /// What is read at one place is read once, from now on.
  void mergeLoads();
  /// Bytes that the thread loads, besides those for which it matters where it is along
  /// dimensions `besides`; of two branches those of the one that loads more.
  int64_t countBytes(Dims besides = 0) const;
  bool hasBranches() const;
  /// Whether a thread reads an operand more than once.
  bool readsSeveralPlaces() const;

private:
  void emitElements(llvm::ArrayRef<Root> roots, llvm::ArrayRef<mlir::Value> memories,
                    llvm::ArrayRef<int64_t> shape, const ElementTile &tile,
                    bool isUnrolled);
  Dims note(mlir::Operation &op);
  Dims getDims(mlir::Value value) const { return dims.lookup(value); }
  /// Whether it is inside of a loop or branch that depends on such dimensions, or does.
  bool isWalked(mlir::Operation *op, Dims walked) const;
  bool isKept(mlir::Value value, Dims walked) const;
  int64_t count(Dims of) const { return (of >> rank) & 1 ? width : 1; }
  int64_t countBytes(mlir::Block &block, Dims besides) const;

  size_t rank;
  int64_t width;
  mlir::OwningOpRef<mlir::func::FuncOp> function;
  llvm::DenseMap<mlir::Value, Dims> dims;
  llvm::DenseMap<mlir::Operation *, Dims> opDims;
  llvm::SmallVector<mlir::Value> elements;
};

/// The indices of an element from those of a shape whose last dimension is split into parts
/// of `partSize`.
Indices joinParts(llvm::ArrayRef<mlir::AffineExpr> at, int64_t partSize);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_ELEMENTTRIAL_H
