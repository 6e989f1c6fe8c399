// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/ArenaPlaces.h"
#include "remat/Dialect/Remat/Remat.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;
using planner::ArenaBuffer;

static constexpr StringRef placesName = "places";

namespace {
struct Place {
  int64_t lower;
  int64_t upper;
  int64_t bytes;
  int64_t offset;
};
} // namespace

void remat::proposePlaces(func::FuncOp function,
                          const planner::PlanArena &arena) {
  if (arena.layout.offsets.size() != arena.table.buffers.size())
    return;
  SmallVector<int64_t> places;
  for (auto [buffer, offset] :
       llvm::zip_equal(arena.table.buffers, arena.layout.offsets))
    places.append({buffer.lower, buffer.upper, buffer.size, offset});
  NamedAttrList entries;
  if (auto profile =
          function->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName))
    entries = NamedAttrList(profile.getValue());
  entries.set(placesName, DenseI64ArrayAttr::get(function.getContext(), places));
  function->setAttr(RematDialect::profileAttrName,
                    entries.getDictionary(function.getContext()));
}

static std::vector<Place> readPlaces(func::FuncOp function, int64_t alignment) {
  auto profile =
      function->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName);
  auto attribute =
      profile ? profile.getAs<DenseI64ArrayAttr>(placesName) : nullptr;
  std::vector<Place> places;
  ArrayRef<int64_t> flat = attribute ? attribute.asArrayRef() : ArrayRef<int64_t>();
  for (size_t i = 0; i + 3 < flat.size(); i += 4)
    if (flat[i + 2] > 0)
      places.push_back({flat[i], flat[i + 1],
                        int64_t(llvm::alignTo(flat[i + 2], alignment)),
                        flat[i + 3]});
  return places;
}

std::optional<int64_t> remat::getProposedHeight(func::FuncOp function,
                                                int64_t alignment) {
  std::optional<int64_t> height;
  for (const Place &place : readPlaces(function, alignment))
    height = std::max(height.value_or(0), place.offset + place.bytes);
  return height;
}

namespace {
/// Buffers in the order of their lifetimes, those with a place so far.
class Adoption {
public:
  Adoption(ArrayRef<ArenaBuffer> buffers, ArrayRef<Place> places)
      : buffers(buffers), places(places),
        order(llvm::to_vector(llvm::seq<unsigned>(0, buffers.size()))) {
    llvm::stable_sort(order, [&](unsigned a, unsigned b) {
      return std::tie(buffers[a].lower, buffers[a].upper, buffers[a].size) <
             std::tie(buffers[b].lower, buffers[b].upper, buffers[b].size);
    });
    layout.offsets.assign(buffers.size(), nowhere);
  }

  bool matchSizes();
  bool hasOverlap() const;
  void placeOthers();

  planner::ArenaLayout layout;

private:
  static constexpr int64_t nowhere = -1;

  ArrayRef<ArenaBuffer> buffers;
  ArrayRef<Place> places;
  SmallVector<unsigned> order;
};
} // namespace

/// Gives the places to the buffers in their order; buffers of another size are those
/// that the plan did not know. False if places are left.
bool Adoption::matchSizes() {
  const Place *next = places.begin();
  for (unsigned index : order) {
    if (next == places.end() || next->bytes != buffers[index].size)
      continue;
    layout.offsets[index] = next->offset;
    layout.height = std::max(layout.height, next->offset + next->bytes);
    ++next;
  }
  return next == places.end();
}

/// Whether two of the placed buffers share bytes at one time.
bool Adoption::hasOverlap() const {
  SmallVector<unsigned> live;
  for (unsigned next : order) {
    if (layout.offsets[next] == nowhere)
      continue;
    llvm::erase_if(live, [&](unsigned other) {
      return buffers[other].upper <= buffers[next].lower;
    });
    for (unsigned other : live)
      if (layout.offsets[other] < layout.offsets[next] + buffers[next].size &&
          layout.offsets[next] < layout.offsets[other] + buffers[other].size)
        return true;
    live.push_back(next);
  }
  return false;
}

/// The lowest gap that is wide enough, one after the other.
void Adoption::placeOthers() {
  for (unsigned index : order) {
    if (layout.offsets[index] != nowhere)
      continue;
    const ArenaBuffer &buffer = buffers[index];
    SmallVector<std::pair<int64_t, int64_t>> taken;
    for (auto [other, offset] : llvm::zip_equal(buffers, layout.offsets))
      if (offset != nowhere && other.lower < buffer.upper &&
          buffer.lower < other.upper)
        taken.push_back({offset, offset + other.size});
    llvm::sort(taken);
    int64_t place = 0;
    for (auto [begin, end] : taken) {
      if (place + buffer.size <= begin)
        break;
      place = std::max(place, end);
    }
    layout.offsets[index] = place;
    layout.height = std::max(layout.height, place + buffer.size);
  }
}

std::optional<planner::ArenaLayout>
remat::findProposedLayout(func::FuncOp function, ArrayRef<ArenaBuffer> buffers,
                          int64_t alignment) {
  std::vector<Place> places = readPlaces(function, alignment);
  if (places.empty() || llvm::any_of(places, [&](const Place &place) {
        return place.offset % alignment != 0;
      }))
    return std::nullopt;
  llvm::stable_sort(places, [](const Place &a, const Place &b) {
    return std::tie(a.lower, a.upper, a.bytes) <
           std::tie(b.lower, b.upper, b.bytes);
  });
  Adoption adoption(buffers, places);
  if (!adoption.matchSizes() || adoption.hasOverlap())
    return std::nullopt;
  int64_t proposedHeight = adoption.layout.height;
  adoption.placeOthers();
  if (adoption.layout.height > proposedHeight)
    return std::nullopt;
  return std::move(adoption.layout);
}
