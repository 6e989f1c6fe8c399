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

  /// The best tile, grown again and again along one of the dimensions for which `isGood`
  /// holds, with neighbours or parts.
  ElementTile run(function_ref<bool(const ElementTile &, unsigned, bool)> isGood) const;

private:
  bool isPossible(const ElementTile &tile) const;
  ElementTrial makeTrial(const ElementTile &tile) const;
  /// Bytes that a thread moves, as if for `mostParts` elements.
  int64_t measure(const ElementTrial &trial, const ElementTile &tile) const;
  ElementTrial::Dims getAlong(unsigned dim) const;

  ArrayRef<Root> roots;
  ArrayRef<Value> memories;
  ArrayRef<int64_t> shape;
  int64_t width, written = 0;
};
} // namespace

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

ElementTrial TileSearch::makeTrial(const ElementTile &tile) const {
  SmallVector<int64_t> split = tile.reduce(shape);
  split.insert(split.end() - 1, 1);
  ElementTrial trial(roots, memories, split, width, tile);
  trial.mergeLoads();
  return trial;
}

int64_t TileSearch::measure(const ElementTrial &trial, const ElementTile &tile) const {
  int64_t parts = tile.countParts();
  return (trial.countBytes() + parts * written) * mostParts / parts;
}

/// The trial has the last dimension as parts.
ElementTrial::Dims TileSearch::getAlong(unsigned dim) const {
  ElementTrial::Dims first = ElementTrial::Dims(1) << dim;
  return dim + 1 == shape.size() ? ~(first - 1) : first;
}

ElementTile
TileSearch::run(function_ref<bool(const ElementTile &, unsigned, bool)> isGood) const {
  ElementTile best;
  ElementTrial given = makeTrial(best);
  if (!given.readsSeveralPlaces())
    return best;
  int64_t least = measure(given, best);
  for (int64_t parts = 0; parts < best.countParts();) {
    ElementTile before = best;
    parts = before.countParts();
    least -= least / leastSavedPart;
    std::optional<ElementTrial> bestTrial;
    for (unsigned dim = 0; dim < shape.size(); ++dim)
      for (bool isApart : {false, true}) {
        ElementTile larger = before.grow(dim, isApart);
        if (!isPossible(larger) || !isGood(larger, dim, isApart))
          continue;
        // What is the same anywhere along the dimension would be read once anyway
        // (`RowWalk`).
        int64_t same = given.countBytes(getAlong(dim)) * mostParts / parts;
        ElementTrial trial = makeTrial(larger);
        int64_t bytes = measure(trial, larger) + same / 2;
        if (bytes >= least)
          continue;
        least = bytes;
        best = larger;
        bestTrial = std::move(trial);
      }
    if (bestTrial)
      given = std::move(*bestTrial);
  }
  return best;
}

ElementTile remat::chooseTile(ArrayRef<Root> roots, ArrayRef<Value> memories,
                              int64_t width, bool ofRows) {
  ArrayRef<int64_t> shape = roots.front().getShape();
  if (shape.empty())
    return {};
  return TileSearch(roots, memories, width).run([&](const ElementTile &tile, unsigned dim, bool isApart) {
    bool isLast = dim + 1 == shape.size();
    bool isGood = ofRows ? !isLast && tile.divides(shape) : !isLast || isApart;
    // Enough threads to hide what they wait for.
    return isGood && computeProduct(tile.reduce(shape)) >= leastWideElements;
  });
}

int64_t remat::chooseTerms(ArrayRef<Root> roots, ArrayRef<Value> memories, int64_t width,
                           unsigned dim) {
  auto isGood = [&](const ElementTile &tile, unsigned along, bool isApart) {
    return along == dim && !isApart && tile.divides(roots.front().getShape());
  };
  return TileSearch(roots, memories, width).run(isGood).countParts();
}
