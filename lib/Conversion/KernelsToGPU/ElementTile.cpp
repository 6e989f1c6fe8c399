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
  /// The best of the tiles that `grow` gives of one, again and again; `grow` calls what it is
  /// given with each.
  using Visitor = function_ref<void(const ElementTile &)>;
  ElementTile run(function_ref<void(const ElementTile &, Visitor)> grow) const;
  bool isPossible(const ElementTile &tile) const;

private:
  /// Bytes that a thread moves, in all for `mostParts` elements.
  int64_t measure(const ElementTile &tile) const;
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

/// Whether there are registers for it, and neighbours of one row.
bool TileSearch::isPossible(const ElementTile &tile) const {
  SmallVector<int64_t> reduced = tile.reduce(shape);
  int64_t parts = tile.countParts();
  return !reduced.empty() && reduced.back() % width == 0 && parts <= mostParts &&
         parts * written <= mostTileBytes;
}

int64_t TileSearch::measure(const ElementTile &tile) const {
  int64_t parts = tile.countParts();
  return (makeTrial(tile).countBytes() + parts * written) * mostParts / parts;
}

ElementTile
TileSearch::run(function_ref<void(const ElementTile &, Visitor)> grow) const {
  ElementTile best;
  int64_t least = measure(best);
  for (int64_t parts = 0; parts < best.countParts();) {
    ElementTile before = best;
    parts = before.countParts();
    least -= least / leastSavedPart;
    grow(before, [&](const ElementTile &larger) {
      int64_t bytes = isPossible(larger) ? measure(larger) : least;
      if (bytes >= least)
        return;
      least = bytes;
      best = larger;
    });
  }
  return best;
}

ElementTile remat::chooseTile(ArrayRef<Root> roots, ArrayRef<Value> memories,
                              int64_t width, bool ofRows) {
  ArrayRef<int64_t> shape = roots.front().getShape();
  TileSearch search(roots, memories, width);
  if (shape.empty() || !search.readsSeveralPlaces())
    return {};
  return search.run([&](const ElementTile &tile, TileSearch::Visitor visit) {
    for (unsigned dim = 0; dim < shape.size(); ++dim)
      for (bool isApart : {false, true}) {
        ElementTile larger = tile.grow(dim, isApart);
        bool isLast = dim + 1 == shape.size();
        bool isGood = ofRows ? !isLast && larger.divides(shape) : !isLast || isApart;
        // Enough threads to hide what they wait for.
        if (isGood && computeProduct(larger.reduce(shape)) >= leastWideElements)
          visit(larger);
      }
  });
}

int64_t remat::chooseTerms(ArrayRef<Root> roots, ArrayRef<Value> memories, int64_t width,
                           unsigned dim) {
  TileSearch search(roots, memories, width);
  if (!search.readsSeveralPlaces())
    return 1;
  ElementTile best = search.run([&](const ElementTile &tile, TileSearch::Visitor visit) {
    ElementTile larger = tile.grow(dim, /*isApart=*/false);
    if (roots.front().getShape()[dim] % larger.countParts() == 0)
      visit(larger);
  });
  return best.countParts();
}
