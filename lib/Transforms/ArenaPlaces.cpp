// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/ArenaPlaces.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;
using planner::ArenaBuffer;

//===----------------------------------------------------------------------===//
// From the plan to the IR
//===----------------------------------------------------------------------===//

PlannedPlaces::PlannedPlaces(const planner::PlanArena &arena) {
  if (arena.layout.offsets.size() != arena.table.ids.size())
    return;
  for (auto [id, offset] :
       llvm::zip_equal(arena.table.ids, arena.layout.offsets))
    offsets[id] = offset;
}

int64_t PlannedPlaces::find(const Twine &name) const {
  auto found = offsets.find(name.str());
  return found == offsets.end() ? noPlace : found->second;
}

DenseI64ArrayAttr
PlannedPlaces::list(MLIRContext *context, size_t index,
                    ArrayRef<planner::ValueId> written) const {
  // Step `k` has time `k + 1`; results may have theirs from the start.
  SmallVector<int64_t> places;
  for (planner::ValueId value : written) {
    int64_t place = find(Twine(value) + "@" + Twine(index + 1));
    places.push_back(place == noPlace ? find(Twine(value) + "@0") : place);
  }
  places.push_back(find("workspace@" + Twine(index + 1)));
  return DenseI64ArrayAttr::get(context, places);
}

//===----------------------------------------------------------------------===//
// From the IR to the arena
//===----------------------------------------------------------------------===//

static int64_t readPlace(Operation *kernel, unsigned number) {
  auto profile =
      kernel ? kernel->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName)
             : DictionaryAttr();
  auto places =
      profile ? profile.getAs<DenseI64ArrayAttr>("places") : DenseI64ArrayAttr();
  return places && number < places.size() ? places[number] : noPlace;
}

int64_t remat::getProposedPlace(Value value) {
  auto result = dyn_cast<OpResult>(value);
  return result ? readPlace(result.getOwner(), result.getResultNumber()) : noPlace;
}

int64_t remat::getProposedWorkspace(Operation *kernel) {
  return readPlace(kernel, kernel->getNumResults());
}

std::optional<int64_t> remat::getProposedHeight(Operation *function) {
  auto profile =
      function->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName);
  auto height =
      profile ? profile.getAs<IntegerAttr>("height") : IntegerAttr();
  return height ? std::optional<int64_t>(height.getInt()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

namespace {
class Adoption {
public:
  Adoption(ArrayRef<ArenaBuffer> buffers, ArrayRef<int64_t> places)
      : buffers(buffers) {
    layout.offsets.assign(places.begin(), places.end());
  }

  bool hasOverlap() const;
  void placeOthers();
  void measure();

  planner::ArenaLayout layout;

private:
  ArrayRef<ArenaBuffer> buffers;
};
} // namespace

/// Whether two of the placed buffers share bytes at one time.
bool Adoption::hasOverlap() const {
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, buffers.size()));
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    return buffers[a].lower < buffers[b].lower;
  });
  SmallVector<unsigned> live;
  for (unsigned next : order) {
    if (layout.offsets[next] == noPlace)
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
  for (auto [buffer, place] : llvm::zip_equal(buffers, layout.offsets)) {
    if (place != noPlace)
      continue;
    SmallVector<std::pair<int64_t, int64_t>> taken;
    for (auto [other, offset] : llvm::zip_equal(buffers, layout.offsets))
      if (offset != noPlace && other.lower < buffer.upper &&
          buffer.lower < other.upper)
        taken.push_back({offset, offset + other.size});
    llvm::sort(taken);
    int64_t gap = 0;
    for (auto [begin, end] : taken) {
      if (gap + buffer.size <= begin)
        break;
      gap = std::max(gap, end);
    }
    place = gap;
  }
}

void Adoption::measure() {
  for (auto [buffer, offset] : llvm::zip_equal(buffers, layout.offsets))
    layout.height = std::max(layout.height, offset + buffer.size);
}

std::optional<planner::ArenaLayout>
remat::adoptPlaces(ArrayRef<ArenaBuffer> buffers, ArrayRef<int64_t> places,
                   int64_t height, int64_t alignment) {
  if (llvm::any_of(places, [&](int64_t place) {
        return place != noPlace && place % alignment != 0;
      }))
    return std::nullopt;
  Adoption adoption(buffers, places);
  if (adoption.hasOverlap())
    return std::nullopt;
  adoption.placeOthers();
  adoption.measure();
  if (adoption.layout.height > height)
    return std::nullopt;
  return std::move(adoption.layout);
}
