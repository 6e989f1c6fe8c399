// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Elements that one thread makes because they are made of the same: both halves of a rotated
/// vector, the elements of a window of a pooling, even and odd elements of a scan by halving.
///
///   y = concatenate(a * c - b * s, b * c + a * s)        a, b: halves of x
///     ->  thread i: a, b, c, s = x[i], x[i + n / 2], ...; y[i] = ...; y[i + n / 2] = ...
///
/// Whether an element lies in one half or the other, is even or odd, is then known where it
/// is emitted, and there is no branch.

#ifndef REMAT_LIB_CONVERSION_ELEMENTTILE_H
#define REMAT_LIB_CONVERSION_ELEMENTTILE_H

#include "../KernelsToHost/ElementEmitter.h"
#include "ElementRoots.h"

namespace remat {

/// The elements of a thread, besides neighbours in a row (`NestBuilder::width`).
class ElementTile {
public:
  /// A dimension of which a thread makes `count` elements: neighbours, or as far apart as
  /// possible.
  struct Part {
    unsigned dim;
    int64_t count;
    bool isApart;
  };

  /// Twice as many elements of the dimension.
  ElementTile grow(unsigned dim, bool isApart) const;
  int64_t countParts() const;
  /// How many threads there are along each dimension of results of `shape`: the last of
  /// them may have neighbours that lie outside. Empty where parts do not divide.
  llvm::SmallVector<int64_t> reduce(llvm::ArrayRef<int64_t> shape) const;
  /// Whether no thread has neighbours outside.
  bool divides(llvm::ArrayRef<int64_t> shape) const;
  /// The indices of element `number` of the thread at `at`, in the shape that `reduce`
  /// returns.
  Indices expand(llvm::ArrayRef<mlir::AffineExpr> at, int64_t number,
                 llvm::ArrayRef<int64_t> shape) const;

private:
  llvm::SmallVector<Part> parts;
};

/// The tile of a thread that makes `roots`, `width` neighbours each, by which it reads least
/// for an element; a single element where none is better by much. `memories` are operands
/// and what functions before made. With `ofRows` it is groups of threads that make rows, the
/// last dimension, and the tile has several whole ones.
ElementTile chooseTile(llvm::ArrayRef<Root> roots, llvm::ArrayRef<mlir::Value> memories,
                       int64_t width, bool ofRows);

/// By the same measure, the terms of a sum along dimension `dim` of `roots` that a thread adds
/// up in one iteration; they divide the dimension.
int64_t chooseTerms(llvm::ArrayRef<Root> roots, llvm::ArrayRef<mlir::Value> memories,
                    int64_t width, unsigned dim);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_ELEMENTTILE_H
