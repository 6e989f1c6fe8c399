// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How the factors of a block's products of 16 bits come to shared memory, slice by
/// slice of the terms, and from there to the operands of `mma.sync`.
///
/// Shared memory has a ring of stages, each for one slice of both sides. `cp.async`
/// fills a stage in pieces of 16, 8 or 4 bytes while others are multiplied; where there
/// is no factor, in the padding, between dilated elements and behind the last row or
/// term, it writes zeros and reads nothing. What an outer index says of its factors'
/// places is found once by a thread, what a term says once a slice.
///
/// A slice lies as rows of outer indices or of terms, whichever are neighbours in
/// memory, whose chunks of 16 bytes are exchanged (chunk ^ row), so that neither copies
/// nor `ldmatrix`, which transposes rows of terms, meet in a bank.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_FACTORTILES_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_FACTORTILES_H

#include "MatrixFragments.h"
#include "ProductTiles.h"

namespace remat {

/// Terms of a slice, two of `mma.sync`.
inline constexpr int64_t sliceTerms = 2 * tileTerms;

/// Slices in shared memory, at most.
inline constexpr int64_t mostStages = 4;

/// How factors of a side are read.
struct Reading {
  enum Kind {
    /// Pieces are neighbours of the depth, rows in shared memory outer indices.
    Terms,
    /// Pieces are neighbours of the outer index, rows terms.
    Outer,
    /// One by one, through registers; rows are outer indices.
    Elements
  };
  Kind kind = Elements;
  /// Elements of a piece.
  int64_t piece = 1;
};

/// How a side is read; the outer index may become the fastest for it.
Reading chooseReading(const Product &product, Side &side);

/// One side of the products of a block.
struct Operand {
  const Side &side;
  Reading reading;
  bool isLeft;
  /// Outer indices of a tile, and of a warp in it; and threads of the block.
  int64_t outers, warpOuters, threads;
  mlir::Value memory;
  /// Where it begins in a stage, in bytes.
  int64_t begin;

  /// Of what the thread copies: the memory, what outer indices say, the first term in
  /// the slice, and where it goes in a stage, in bytes.
  mlir::Value from = {};
  llvm::SmallVector<OuterPlace> places = {};
  mlir::Value firstTerm = {}, to = {};
  /// In shared memory, what each term says of the places of factors that are read one by
  /// one; null: threads find it again for each slice.
  mlir::Value table = {};
  /// Where the lane reads fragments in a stage, in bytes.
  mlir::Value lane = {};

  int64_t countBytes() const { return 2 * outers * sliceTerms; }
  /// Of a row in shared memory.
  int64_t getRowBytes() const {
    return 2 * (reading.kind == Reading::Outer ? outers : sliceTerms);
  }
};

/// Builds a device function whose blocks go through slices of terms.
class FactorTiles : protected ProductTiles {
protected:
  using Values = llvm::SmallVector<mlir::Value>;

  FactorTiles(const Product &product, mlir::gpu::GPUFuncOp function, TileSize tile,
              mlir::Type number);

  /// Of the table that the side takes in shared memory.
  int64_t countTableBytes(const Operand &operand) const;
  /// Makes the table if the side has one. Threads have to meet before they read factors.
  void fillTable(Operand &operand);
  /// Finds what the thread copies of the side from outer index `first` on, whose group
  /// begins at a place.
  void locateCopies(Operand &operand, Value first, Value group);
  /// Finds where the lane reads the side's fragments; `warpOuter`: the warp's first.
  void locateFragments(Operand &operand, Value lane, Value warpOuter);

  /// Starts to copy the slice's factors, zeros from the term `end` on, to a stage, which
  /// begins at a byte.
  void startCopies(const Operand &operand, Value stage, Value begin, Value end);
  /// What comes through registers instead, if anything. Threads take different ways to
  /// it, and have to meet before the next fragments.
  Values loadElements(const Operand &operand, Value begin, Value end);
  void storeElements(const Operand &operand, Value stage, mlir::ValueRange loaded);
  /// Words of fragments of 16 outer indices each and 16 terms of the slice: of left
  /// ones four, of right ones two for each 8 columns.
  llvm::SmallVector<Values> loadFragments(const Operand &operand, Value stage,
                                          int64_t half);

  mlir::Type element;
  MatrixFragments fragments;
  /// Of the ring, in shared memory: its address.
  Value ring;

private:
  void locateTermCopies(Operand &operand, Value first, Value group);
  void locateOuterCopies(Operand &operand, Value first, Value group);
  void locateElements(Operand &operand, Value first, Value group);
  OuterPlace locateTileOuter(const Operand &operand, Value first, Value outer,
                             Value group);
  Value findByte(const Operand &operand, Value row, Value chunk);
  TermPlace locateSliceTerm(const Operand &operand, Value begin, Value offset);
  TermPlace readTerm(const Operand &operand, Value begin, Value offset);
  Value isBefore(Value begin, Value offset, Value end);
  void copy(const Operand &operand, const FactorPlace &factor, Value to,
            int64_t further);
  Value exchange(Value byte, int64_t chunks);
  Value toAddress(Value byte);
  void copyTerms(const Operand &operand, Value stage, Value begin, Value end);
  void copyOuter(const Operand &operand, Value stage, Value begin, Value end);
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_FACTORTILES_H
