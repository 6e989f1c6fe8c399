// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Grows a tile as long as that saves reads, by trials; see the header.

#include "ElementTile.h"
#include "ElementTrial.h"
#include "KernelsToGPU.h"
#include "NestBuilder.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace remat;

/// Elements of a tile, and bytes of registers for those of all results.
static constexpr int64_t mostParts = 8, mostTileBytes = 256;
/// The part of what a thread reads and writes that a larger tile has to save.
static constexpr int64_t leastSavedPart = 12;

ElementTile ElementTile::grow(unsigned dim, bool isApart) const {
  ElementTile larger = *this;
  for (Part &part : larger.parts)
    if (part.dim == dim && part.isApart == isApart) {
      part.count *= 2;
      return larger;
    }
  larger.parts.push_back({dim, 2, isApart});
  return larger;
}

int64_t ElementTile::countParts() const {
  int64_t count = 1;
  for (const Part &part : parts)
    count *= part.count;
  return count;
}

SmallVector<int64_t> ElementTile::reduce(ArrayRef<int64_t> shape) const {
  SmallVector<int64_t> reduced(shape);
  for (const Part &part : parts) {
    int64_t &extent = reduced[part.dim];
    if (part.isApart && extent % part.count != 0)
      return {};
    extent = llvm::divideCeil(extent, part.count);
  }
  return reduced;
}

bool ElementTile::divides(ArrayRef<int64_t> shape) const {
  SmallVector<int64_t> rest(shape);
  return llvm::all_of(parts, [&](const Part &part) {
    bool isWhole = rest[part.dim] % part.count == 0;
    rest[part.dim] /= part.count;
    return isWhole;
  });
}

Indices ElementTile::expand(ArrayRef<AffineExpr> at, int64_t number,
                            ArrayRef<int64_t> shape) const {
  Indices expanded(at);
  SmallVector<int64_t> extents = reduce(shape);
  for (const Part &part : parts) {
    int64_t own = number % part.count;
    number /= part.count;
    AffineExpr &index = expanded[part.dim];
    index = part.isApart ? index + own * extents[part.dim] : index * part.count + own;
    extents[part.dim] *= part.count;
  }
  return expanded;
}

namespace {
/// Tiles of some results, and what they read.
class TileSearch {
public:
  TileSearch(ArrayRef<Root> roots, ArrayRef<Value> memories, int64_t width)
      : roots(roots), memories(memories), shape(roots.front().getShape()), width(width) {
    for (const Root &root : roots)
      written += width * getElementBytes(getElementTypeOrSelf(root.tensor));
  }

  /// Whether a tile may save anything.
  bool readsSeveralPlaces() const;
  /// The best tile, grown again and again along one of the dimensions for which `isGood`
  /// holds, with neighbours or parts.
  ElementTile run(function_ref<bool(const ElementTile &, unsigned, bool)> isGood) const;

private:
  bool isPossible(const ElementTile &tile) const;
  /// Bytes that a thread moves, in all for `mostParts` elements: all, and those of them that
  /// are the same anywhere along a dimension, which `RowWalk` saves.
  int64_t measure(const ElementTile &tile) const;
  int64_t measureSame(const ElementTile &tile, unsigned dim) const;
  ElementTrial makeTrial(const ElementTile &tile) const {
    SmallVector<int64_t> split = tile.reduce(shape);
    split.insert(split.end() - 1, 1);
    return ElementTrial(roots, memories, split, width, tile);
  }

  ArrayRef<Root> roots;
  ArrayRef<Value> memories;
  ArrayRef<int64_t> shape;
  int64_t width, written = 0;
};
} // namespace

bool TileSearch::readsSeveralPlaces() const {
  return makeTrial(ElementTile()).readsSeveralPlaces();
}

/// Whether there are registers for it, neighbours of one row, and few that lie outside.
bool TileSearch::isPossible(const ElementTile &tile) const {
  constexpr int64_t leastInside = 16;
  SmallVector<int64_t> reduced = tile.reduce(shape);
  if (reduced.empty() || reduced.back() % width != 0)
    return false;
  int64_t parts = tile.countParts(), all = computeProduct(shape);
  int64_t outside = computeProduct(reduced) * parts - all;
  return parts <= mostParts && parts * written <= mostTileBytes &&
         outside * leastInside <= all;
}

int64_t TileSearch::measure(const ElementTile &tile) const {
  int64_t parts = tile.countParts();
  return (makeTrial(tile).countBytes() + parts * written) * mostParts / parts;
}

int64_t TileSearch::measureSame(const ElementTile &tile, unsigned dim) const {
  ElementTrial::Dims along = ElementTrial::Dims(1) << dim;
  if (dim + 1 == shape.size())
    along = ~(along - 1);
  return makeTrial(tile).countBytes(along) * mostParts / tile.countParts();
}

ElementTile
TileSearch::run(function_ref<bool(const ElementTile &, unsigned, bool)> isGood) const {
  ElementTile best;
  int64_t least = measure(best);
  for (int64_t parts = 0; parts < best.countParts();) {
    ElementTile before = best;
    parts = before.countParts();
    least -= least / leastSavedPart;
    for (unsigned dim = 0; dim < shape.size(); ++dim) {
      std::optional<int64_t> same;
      for (bool isApart : {false, true}) {
        ElementTile larger = before.grow(dim, isApart);
        if (!isPossible(larger) || !isGood(larger, dim, isApart))
          continue;
        if (!same)
          same = measureSame(before, dim);
        // What is the same for both halves is read once, and would be anyway.
        int64_t bytes = measure(larger) + *same / 2;
        if (bytes >= least)
          continue;
        least = bytes;
        best = larger;
      }
    }
  }
  return best;
}

ElementTile remat::chooseTile(ArrayRef<Root> roots, ArrayRef<Value> memories,
                              int64_t width, bool ofRows) {
  ArrayRef<int64_t> shape = roots.front().getShape();
  TileSearch search(roots, memories, width);
  if (shape.empty() || !search.readsSeveralPlaces())
    return {};
  return search.run([&](const ElementTile &tile, unsigned dim, bool isApart) {
    bool isLast = dim + 1 == shape.size();
    bool isGood = ofRows ? !isLast && tile.divides(shape) : !isLast || isApart;
    // Enough threads to hide what they wait for.
    return isGood && computeProduct(tile.reduce(shape)) >= leastWideElements;
  });
}

int64_t remat::chooseTerms(ArrayRef<Root> roots, ArrayRef<Value> memories, int64_t width,
                           unsigned dim) {
  TileSearch search(roots, memories, width);
  if (!search.readsSeveralPlaces())
    return 1;
  ElementTile best = search.run([&](const ElementTile &tile, unsigned along, bool isApart) {
    return along == dim && !isApart && tile.divides(roots.front().getShape());
  });
  return best.countParts();
}
