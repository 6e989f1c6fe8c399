// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Axes of devices from `sdy` attributes and from the strings of `mhlo.sharding`
// (GSPMD, Xu et al., 2021). Devices are numbered in the order of the mesh; a list
// of devices counts as the order 0, 1, 2, since only sizes and the question which
// axes exclude each other matter for bytes.

#include "remat/Dialect/Shells/Sharding.h"

#include "remat/Dialect/Shells/Sdy.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

namespace {
/// The axes of each dimension; nothing if no dimension is split.
using Splits = std::optional<SmallVector<DimSharding>>;
} // namespace

int64_t DimSharding::getCount() const {
  int64_t count = 1;
  for (DeviceAxis axis : axes)
    count *= axis.size;
  return count;
}

/// Appends the axis as axes of prime size.
static void appendPrimes(DeviceAxis axis, DimSharding &dim) {
  for (int64_t prime = 2; axis.size > 1; ++prime) {
    if (prime * prime > axis.size)
      prime = axis.size;
    while (axis.size % prime == 0) {
      axis.size /= prime;
      dim.axes.push_back({axis.stride * axis.size, prime});
    }
  }
}

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

/// Multiplies sizes; false above the number of devices that may exist.
static bool multiplyDevices(int64_t &count, int64_t size) {
  constexpr int64_t maximalDevices = int64_t(1) << 31;
  return !llvm::MulOverflow(count, size, count) && count <= maximalDevices;
}

/// The devices along an axis, or along a part of it.
static FailureOr<DeviceAxis> getDeviceAxis(Operation *anchor,
                                           sdy::MeshAttr mesh,
                                           sdy::AxisRefAttr axis) {
  int64_t stride = 1;
  for (sdy::MeshAxisAttr meshAxis : llvm::reverse(mesh.getAxes())) {
    int64_t size = meshAxis.getSize();
    if (meshAxis.getName() != axis.getName()) {
      stride *= size;
      continue;
    }
    if (axis.getSubSize() == 0)
      return DeviceAxis{stride, size};
    int64_t product = 0;
    if (llvm::MulOverflow(axis.getPreSize(), axis.getSubSize(), product) ||
        product <= 0 || size % product != 0)
      return anchor->emitError() << "cannot take part (" << axis.getPreSize()
                                 << ")" << axis.getSubSize() << " of axis \""
                                 << axis.getName() << "\" of size " << size;
    return DeviceAxis{stride * (size / product), axis.getSubSize()};
  }
  return anchor->emitError()
         << "unknown axis \"" << axis.getName() << "\" of mesh " << mesh;
}

static FailureOr<Splits> getSdySplits(Operation *anchor,
                                      sdy::TensorShardingAttr sharding) {
  FailureOr<sdy::MeshAttr> mesh = lookupMesh(anchor, sharding.getMeshOrRef());
  if (failed(mesh))
    return failure();
  bool isOnOneDevice = mesh->getAxes().empty();
  if (isOnOneDevice)
    return Splits();
  int64_t devices = 1;
  for (sdy::MeshAxisAttr axis : mesh->getAxes())
    if (!multiplyDevices(devices, axis.getSize()))
      return anchor->emitError() << "too many devices in mesh " << *mesh;
  SmallVector<DimSharding> dims;
  for (sdy::DimensionShardingAttr dim : sharding.getDims()) {
    DimSharding &split = dims.emplace_back();
    split.isOpen = dim.getIsOpen();
    for (sdy::AxisRefAttr axis : dim.getAxes()) {
      FailureOr<DeviceAxis> devices = getDeviceAxis(anchor, *mesh, axis);
      if (failed(devices))
        return failure();
      bool isTaken = llvm::any_of(split.axes, [&](DeviceAxis other) {
        return devices->overlaps(other);
      });
      if (isTaken)
        return anchor->emitError() << "an axis splits twice in " << sharding;
      appendPrimes(*devices, split);
    }
  }
  return Splits(dims);
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
  Splits splits;

private:
  bool readElement(StringRef body);
  bool readTiles(StringRef body);
  bool readAfterTiles(StringRef rest);
  bool readTransposition(StringRef &rest);
  bool splitByTiles(ArrayRef<int64_t> tiles);

  /// The sizes by which the device numbers are laid out, and their order.
  SmallVector<int64_t> deviceSizes;
  SmallVector<int64_t> deviceOrder;

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
  if (deviceSizes.empty()) {
    int64_t devices = 1;
    for (int64_t tile : tiles)
      if (!multiplyDevices(devices, tile))
        return false;
    deviceSizes.push_back(devices);
  }
  if (!splitByTiles(tiles))
    return false;
  splits->pop_back_n(subgroups);
  return true;
}

/// Deals the devices out to the tile dimensions, from the major to the minor
/// ones. A tile that does not match the layout of devices excludes all others.
bool GspmdReader::splitByTiles(ArrayRef<int64_t> tiles) {
  SmallVector<DeviceAxis> strided(deviceSizes.size());
  int64_t stride = 1;
  for (size_t i = deviceSizes.size(); i-- > 0;) {
    strided[i] = {stride, deviceSizes[i]};
    if (!multiplyDevices(stride, deviceSizes[i]))
      return false;
  }
  DimSharding devices;
  for (size_t i = 0; i < strided.size(); ++i)
    appendPrimes(strided[deviceOrder.empty() ? i : deviceOrder[i]], devices);
  splits.emplace();
  ArrayRef<DeviceAxis> left = devices.axes;
  int64_t parts = 1;
  for (int64_t tile : tiles) {
    if (!multiplyDevices(parts, tile))
      return false;
    DimSharding &dim = splits->emplace_back();
    while (!left.empty() && tile % left.front().size == 0 && tile > 1) {
      dim.axes.push_back(left.front());
      tile /= left.front().size;
      left = left.drop_front();
    }
    if (tile > 1)
      appendPrimes({1, tile}, dim);
  }
  return true;
}

/// `1,0)`: the order in which the sizes of `<=[...]` are walked.
bool GspmdReader::readTransposition(StringRef &rest) {
  size_t end = rest.find(')');
  if (end == StringRef::npos)
    return false;
  SmallVector<StringRef> items;
  rest.take_front(end).split(items, ',');
  rest = rest.drop_front(end + 1);
  llvm::SmallDenseSet<int64_t> seen;
  for (StringRef item : items) {
    int64_t position = 0;
    if (item.trim().getAsInteger(10, position) || position < 0 ||
        position >= int64_t(deviceSizes.size()) ||
        !seen.insert(position).second)
      return false;
    deviceOrder.push_back(position);
  }
  return deviceOrder.size() == deviceSizes.size();
}

/// Device numbers and the kinds of trailing tile dimensions.
bool GspmdReader::readAfterTiles(StringRef rest) {
  while (!(rest = skipBlanks(rest)).empty()) {
    if (rest.consume_front("<=[")) {
      if (!takeSizes(rest, ']', deviceSizes))
        return false;
    } else if (rest.consume_front("T(")) {
      if (!readTransposition(rest))
        return false;
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

static FailureOr<Splits> readSplits(Operation *anchor, Attribute sharding,
                                    unsigned valueIndex) {
  if (auto tensor = dyn_cast_if_present<sdy::TensorShardingAttr>(sharding))
    return getSdySplits(anchor, tensor);
  if (auto perValue =
          dyn_cast_if_present<sdy::TensorShardingPerValueAttr>(sharding)) {
    if (valueIndex >= perValue.getShardings().size())
      return anchor->emitError()
             << "no sharding for value " << valueIndex << " in " << sharding;
    return getSdySplits(anchor, perValue.getShardings()[valueIndex]);
  }
  auto text = dyn_cast_if_present<StringAttr>(sharding);
  GspmdReader reader;
  if (text && reader.read(text.getValue(), valueIndex))
    return reader.splits;
  return anchor->emitError() << "cannot read the sharding of value "
                             << valueIndex << " from " << sharding;
}

FailureOr<SmallVector<DimSharding>>
remat::getDimShardings(Operation *anchor, Attribute sharding, int64_t rank,
                       unsigned valueIndex) {
  FailureOr<Splits> splits = readSplits(anchor, sharding, valueIndex);
  if (failed(splits))
    return failure();
  if (!*splits)
    return SmallVector<DimSharding>(rank);
  if (static_cast<int64_t>((*splits)->size()) != rank)
    return anchor->emitError()
           << "expected a sharding of " << rank << " dimensions, got "
           << (*splits)->size() << " in " << sharding;
  return **splits;
}

FailureOr<SmallVector<int64_t>> remat::getShardCounts(Operation *anchor,
                                                      Attribute sharding,
                                                      int64_t rank,
                                                      unsigned valueIndex) {
  FailureOr<SmallVector<DimSharding>> dims =
      getDimShardings(anchor, sharding, rank, valueIndex);
  if (failed(dims))
    return failure();
  return llvm::map_to_vector(
      *dims, [](const DimSharding &dim) { return dim.getCount(); });
}

FailureOr<int64_t> remat::getShardCount(Operation *anchor, Attribute sharding,
                                        unsigned dim) {
  FailureOr<Splits> splits = readSplits(anchor, sharding, /*valueIndex=*/0);
  if (failed(splits))
    return failure();
  return *splits && dim < (*splits)->size() ? (**splits)[dim].getCount() : 1;
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
