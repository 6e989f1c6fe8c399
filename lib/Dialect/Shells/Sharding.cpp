// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shard counts from `sdy` attributes and from the strings of `mhlo.sharding`.
// The latter's grammar (GSPMD, Xu et al., 2021) is read as far as it tells
// sizes; which device holds which part does not matter for bytes.

#include "remat/Dialect/Shells/Sharding.h"

#include "remat/Dialect/Shells/Sdy.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

namespace {
/// Parts of each dimension; nothing if no dimension is split.
using Counts = std::optional<SmallVector<int64_t>>;
} // namespace

//===----------------------------------------------------------------------===//
// sdy
//===----------------------------------------------------------------------===//

static FailureOr<sdy::MeshAttr> lookupMesh(Operation *anchor,
                                           Attribute meshOrRef) {
  if (auto mesh = dyn_cast<sdy::MeshAttr>(meshOrRef))
    return mesh;
  auto reference = cast<FlatSymbolRefAttr>(meshOrRef);
  auto op =
      SymbolTable::lookupNearestSymbolFrom<sdy::MeshOp>(anchor, reference);
  if (op)
    return op.getMesh();
  return anchor->emitError() << "unknown mesh " << reference;
}

/// The number of parts that an axis makes: its size, or that of its part.
static FailureOr<int64_t> getAxisParts(Operation *anchor, sdy::MeshAttr mesh,
                                       sdy::AxisRefAttr axis) {
  for (sdy::MeshAxisAttr meshAxis : mesh.getAxes()) {
    if (meshAxis.getName() != axis.getName())
      continue;
    int64_t size = meshAxis.getSize();
    if (axis.getSubSize() == 0)
      return size;
    int64_t product = 0;
    if (llvm::MulOverflow(axis.getPreSize(), axis.getSubSize(), product) ||
        product <= 0 || size % product != 0)
      return anchor->emitError() << "cannot take part (" << axis.getPreSize()
                                 << ")" << axis.getSubSize() << " of axis \""
                                 << axis.getName() << "\" of size " << size;
    return axis.getSubSize();
  }
  return anchor->emitError()
         << "unknown axis \"" << axis.getName() << "\" of mesh " << mesh;
}

static FailureOr<Counts> getSdyCounts(Operation *anchor,
                                      sdy::TensorShardingAttr sharding) {
  FailureOr<sdy::MeshAttr> mesh = lookupMesh(anchor, sharding.getMeshOrRef());
  if (failed(mesh))
    return failure();
  bool isOnOneDevice = mesh->getAxes().empty();
  if (isOnOneDevice)
    return Counts();
  SmallVector<int64_t> counts;
  for (sdy::DimensionShardingAttr dim : sharding.getDims()) {
    int64_t count = 1;
    for (sdy::AxisRefAttr axis : dim.getAxes()) {
      FailureOr<int64_t> parts = getAxisParts(anchor, *mesh, axis);
      if (failed(parts))
        return failure();
      if (llvm::MulOverflow(count, *parts, count))
        return anchor->emitError() << "too many parts in " << sharding;
    }
    counts.push_back(count);
  }
  return Counts(counts);
}

//===----------------------------------------------------------------------===//
// mhlo.sharding
//===----------------------------------------------------------------------===//

namespace {
/// Reads one sharding string. Methods return false on text that they do not
/// know; the caller reports the whole string.
class GspmdReader {
public:
  /// Reads `{...}`; of a tuple the element `valueIndex`.
  bool read(StringRef text, unsigned valueIndex);
  Counts counts;

private:
  bool readElement(StringRef body);
  bool readTiles(StringRef body);
  bool readAfterTiles(StringRef rest);

  /// Trailing tile dimensions that are no dimensions of the tensor.
  size_t subgroups = 0;
};
} // namespace

/// Removes spaces and `/*...*/` in front.
static StringRef skipBlanks(StringRef text) {
  text = text.ltrim();
  while (text.starts_with("/*")) {
    size_t end = text.find("*/");
    text =
        end == StringRef::npos ? StringRef() : text.drop_front(end + 2).ltrim();
  }
  return text;
}

/// Takes `{...}` from the front and returns what is between the braces.
static std::optional<StringRef> takeBraces(StringRef &text) {
  int64_t depth = 0;
  bool isQuoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"')
      isQuoted = !isQuoted;
    if (isQuoted)
      continue;
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    if (depth == 0) {
      if (c != '}')
        return std::nullopt;
      StringRef inside = text.slice(1, i);
      text = text.drop_front(i + 1);
      return inside;
    }
  }
  return std::nullopt;
}

/// Takes positive integers up to `close` from the front.
static bool takeSizes(StringRef &text, char close,
                      SmallVectorImpl<int64_t> &sizes) {
  size_t end = text.find(close);
  if (end == StringRef::npos)
    return false;
  SmallVector<StringRef> items;
  text.take_front(end).split(items, ',');
  text = text.drop_front(end + 1);
  return llvm::all_of(items, [&](StringRef item) {
    return !item.trim().getAsInteger(10, sizes.emplace_back()) &&
           sizes.back() > 0;
  });
}

bool GspmdReader::read(StringRef text, unsigned valueIndex) {
  text = skipBlanks(text);
  std::optional<StringRef> body = takeBraces(text);
  if (!body || !skipBlanks(text).empty())
    return false;
  StringRef rest = skipBlanks(*body);
  if (!rest.starts_with("{"))
    return readElement(rest);
  for (unsigned i = 0;; ++i) {
    std::optional<StringRef> element = takeBraces(rest);
    if (!element)
      return false;
    if (i == valueIndex)
      return readElement(skipBlanks(*element));
    rest = skipBlanks(rest);
    if (!rest.consume_front(","))
      return false;
    rest = skipBlanks(rest);
  }
}

/// Without tiles each device holds the whole tensor, or (manual) the shape is
/// already that of one device.
bool GspmdReader::readElement(StringRef body) {
  if (body.consume_front("devices=["))
    return readTiles(body);
  for (StringRef word : {"replicated", "manual", "unknown", "unreduced"})
    if (body.consume_front(word))
      return readAfterTiles(body);
  if (!body.consume_front("maximal device="))
    return false;
  uint64_t device = 0;
  return !body.consumeInteger(10, device) && readAfterTiles(body);
}

bool GspmdReader::readTiles(StringRef body) {
  SmallVector<int64_t> tiles;
  if (!takeSizes(body, ']', tiles) || !readAfterTiles(body) ||
      tiles.size() < subgroups)
    return false;
  tiles.pop_back_n(subgroups);
  counts = std::move(tiles);
  return true;
}

/// Device numbers and the kinds of trailing tile dimensions.
bool GspmdReader::readAfterTiles(StringRef rest) {
  while (!(rest = skipBlanks(rest)).empty()) {
    SmallVector<int64_t> ignored;
    if (rest.consume_front("<=[")) {
      if (!takeSizes(rest, ']', ignored))
        return false;
    } else if (rest.consume_front("T(")) {
      size_t end = rest.find(')');
      if (end == StringRef::npos)
        return false;
      rest = rest.drop_front(end + 1);
    } else if (rest.consume_front("last_tile_dim_replicate")) {
      subgroups = 1;
    } else if (rest.consume_front("last_tile_dims=")) {
      std::optional<StringRef> kinds = takeBraces(rest);
      if (!kinds)
        return false;
      subgroups = kinds->trim().empty() ? 0 : kinds->count(',') + 1;
    } else if (rest.consume_front("metadata=")) {
      if (!takeBraces(rest))
        return false;
    } else if (rest.consume_front("shard_as") ||
               rest.consume_front("shard_like") ||
               llvm::isDigit(rest.front())) {
      rest = rest.drop_while(
          [](char c) { return llvm::isDigit(c) || c == ',' || c == ' '; });
    } else {
      return false;
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Any sharding
//===----------------------------------------------------------------------===//

static FailureOr<Counts> readCounts(Operation *anchor, Attribute sharding,
                                    unsigned valueIndex) {
  if (auto tensor = dyn_cast_if_present<sdy::TensorShardingAttr>(sharding))
    return getSdyCounts(anchor, tensor);
  if (auto perValue =
          dyn_cast_if_present<sdy::TensorShardingPerValueAttr>(sharding)) {
    if (valueIndex >= perValue.getShardings().size())
      return anchor->emitError()
             << "no sharding for value " << valueIndex << " in " << sharding;
    return getSdyCounts(anchor, perValue.getShardings()[valueIndex]);
  }
  auto text = dyn_cast_if_present<StringAttr>(sharding);
  GspmdReader reader;
  if (text && reader.read(text.getValue(), valueIndex))
    return reader.counts;
  return anchor->emitError() << "cannot read the sharding of value "
                             << valueIndex << " from " << sharding;
}

FailureOr<SmallVector<int64_t>> remat::getShardCounts(Operation *anchor,
                                                      Attribute sharding,
                                                      int64_t rank,
                                                      unsigned valueIndex) {
  FailureOr<Counts> counts = readCounts(anchor, sharding, valueIndex);
  if (failed(counts))
    return failure();
  if (!*counts)
    return SmallVector<int64_t>(rank, 1);
  if (static_cast<int64_t>((*counts)->size()) != rank)
    return anchor->emitError()
           << "expected a sharding of " << rank << " dimensions, got "
           << (*counts)->size() << " in " << sharding;
  return **counts;
}

FailureOr<int64_t> remat::getShardCount(Operation *anchor, Attribute sharding,
                                        unsigned dim) {
  FailureOr<Counts> counts = readCounts(anchor, sharding, /*valueIndex=*/0);
  if (failed(counts))
    return failure();
  return *counts && dim < (*counts)->size() ? (**counts)[dim] : 1;
}

FailureOr<SmallVector<int64_t>> remat::getShardedShape(Operation *anchor,
                                                       Attribute sharding,
                                                       ShapedType type,
                                                       unsigned valueIndex) {
  if (!type.hasRank())
    return anchor->emitError() << "expected a ranked type, got " << type;
  FailureOr<SmallVector<int64_t>> counts =
      getShardCounts(anchor, sharding, type.getRank(), valueIndex);
  if (failed(counts))
    return failure();
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, count] : llvm::zip_equal(shape, *counts))
    if (!ShapedType::isDynamic(size))
      size = llvm::divideCeil(size, count);
  return shape;
}
