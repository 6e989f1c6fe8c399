// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Grows regions from seeds; see the header.

#include "remat/Analysis/ChunkRegions.h"
#include "ChunkDims.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <set>

using namespace mlir;
using namespace remat;
using stablehlo::DotGeneralOp;

static int64_t countElements(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : 0;
}

static int64_t countBytes(Value value) {
  return computeTypeBytes(value.getType()).value_or(0);
}

void remat::forEachRead(Operation *op, llvm::function_ref<void(Value)> visit) {
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands())
      visit(operand);
  });
}

bool remat::isChunkSeed(Operation *op) {
  auto dot = dyn_cast<DotGeneralOp>(op);
  if (!dot || dot.getDotDimensionNumbers().getLhsBatchingDimensions().empty())
    return false;
  int64_t read =
      std::max(countElements(dot.getLhs()), countElements(dot.getRhs()));
  return read > 0 && countElements(dot.getResult()) >= 2 * read;
}

bool remat::isLightToMake(Operation *op) {
  auto interface = dyn_cast<RematOpInterface>(op);
  if (!interface || !isPure(op) || op->getNumRegions() != 0 ||
      op->getNumResults() != 1)
    return false;
  if (auto constant = dyn_cast<stablehlo::ConstantOp>(op)) {
    auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
    return elements && elements.isSplat();
  }
  Fusibility fusibility = interface.getFusibility();
  return fusibility == Fusibility::Elementwise ||
         fusibility == Fusibility::Expanding;
}

namespace {
/// Grows the regions of one seed along one dimension.
class RegionGrower {
public:
  RegionGrower(DotGeneralOp seed, int64_t pieces)
      : block(seed->getBlock()), seed(seed), pieces(pieces),
        seedElements(countElements(seed.getResult())) {}
  /// None if nothing is saved; `escaping` gets the wide bytes that leave.
  std::optional<ChunkRegions> run(int64_t dim, int64_t &escaping);

private:
  bool isWide(Value value) const {
    return 2 * countElements(value) > seedElements;
  }
  Operation *getMaker(Value value) const {
    Operation *op = value.getDefiningOp();
    return op && op->getBlock() == block ? op : nullptr;
  }
  /// By an op of the regions.
  bool isMade(Value value) const {
    Operation *op = getMaker(value);
    return op && ops.contains(op);
  }
  int64_t getDim(Value value) const {
    auto known = dims.find(value);
    return known == dims.end() ? ChunkDims::whole : known->second;
  }
  bool isFree(Value value);
  bool cutFree(Value value, int64_t dim);
  bool agrees(ValueRange values, ArrayRef<int64_t> cut) const;
  void note(Value value, int64_t dim);
  bool tryInclude(Operation *op, Value known, int64_t dim);
  void growWide();
  bool pull(Operation *op, Value result, int64_t dim);
  bool pullNarrow();
  void sortOps();
  void findLevels();
  void collectProducts(Value value, llvm::SetVector<Operation *> &seen) const;
  void splitLevels();
  int64_t computeRemakeBytes(Value value);
  bool isRemade(Value value);
  void remake(Value value, const llvm::SetVector<Operation *> &own,
              llvm::SetVector<Operation *> &remade);
  void findRemade(ChunkRegion &region);
  void findOutputs();
  bool touchesWide(const ChunkRegion &region) const;

  Block *block;
  DotGeneralOp seed;
  int64_t pieces, seedElements;
  llvm::SetVector<Operation *> ops;
  llvm::DenseMap<Value, int64_t> dims;
  SmallVector<Value> wideQueue;
  llvm::DenseMap<Operation *, bool> pulled;
  /// Makers that read nothing but constants.
  llvm::DenseMap<Operation *, bool> freeOps;
  /// Of the regions' ops.
  llvm::DenseMap<Operation *, unsigned> levels;
  /// What makes a value again reads of wide values from outside.
  llvm::DenseMap<Value, int64_t> remakeBytes;
  SmallVector<ChunkRegion> regions;
};
} // namespace

/// Whether the value depends on constants alone, as masks do: each region has
/// its own, and none grows along it.
bool RegionGrower::isFree(Value value) {
  Operation *maker = getMaker(value);
  if (!maker)
    return false;
  auto [known, isNew] = freeOps.insert({maker, false});
  if (!isNew)
    return known->second;
  bool result = isLightToMake(maker) &&
                llvm::all_of(maker->getOperands(),
                             [&](Value operand) { return isFree(operand); });
  freeOps[maker] = result;
  return result;
}

/// Cuts what the free value is made of. Where that is not possible it is read
/// as others are.
bool RegionGrower::cutFree(Value value, int64_t dim) {
  if (dim == ChunkDims::whole)
    return true;
  Operation *maker = getMaker(value);
  std::optional<ChunkDims> cut = cutThrough(maker, value, dim, pieces);
  if (!cut || !agrees(maker->getOperands(), cut->operands)) {
    freeOps[maker] = false;
    return false;
  }
  for (auto [operand, operandDim] :
       llvm::zip_equal(maker->getOperands(), cut->operands))
    note(operand, operandDim);
  return true;
}

/// A value is cut along one dimension everywhere.
bool RegionGrower::agrees(ValueRange values, ArrayRef<int64_t> cut) const {
  for (auto [value, dim] : llvm::zip_equal(values, cut))
    if (auto known = dims.find(value);
        known != dims.end() && known->second != dim)
      return false;
  return true;
}

void RegionGrower::note(Value value, int64_t dim) {
  if (!dims.insert({value, dim}).second ||
      (isFree(value) && cutFree(value, dim)))
    return;
  if (dim != ChunkDims::whole && isWide(value))
    wideQueue.push_back(value);
}

/// Takes the op in if its values are cut as elsewhere.
bool RegionGrower::tryInclude(Operation *op, Value known, int64_t dim) {
  if (ops.contains(op))
    return true;
  std::optional<ChunkDims> cut = cutThrough(op, known, dim, pieces);
  if (!cut || !agrees(op->getOperands(), cut->operands) ||
      !agrees(op->getResults(), cut->results))
    return false;
  ops.insert(op);
  for (auto [value, valueDim] :
       llvm::zip_equal(op->getOperands(), cut->operands))
    note(value, valueDim);
  for (auto [value, valueDim] : llvm::zip_equal(op->getResults(), cut->results))
    note(value, valueDim);
  return true;
}

/// Makers and users of wide values.
void RegionGrower::growWide() {
  while (!wideQueue.empty()) {
    Value value = wideQueue.pop_back_val();
    int64_t dim = getDim(value);
    if (Operation *maker = getMaker(value))
      tryInclude(maker, value, dim);
    for (Operation *user : value.getUsers())
      if (user->getBlock() == block)
        tryInclude(user, value, dim);
  }
}

/// Takes the op, and narrow ones before it, in if they lead back to the
/// regions.
bool RegionGrower::pull(Operation *op, Value result, int64_t dim) {
  if (ops.contains(op))
    return true;
  auto [known, isNew] = pulled.insert({op, false});
  if (!isNew)
    return known->second;
  std::optional<ChunkDims> cut = cutThrough(op, result, dim, pieces);
  bool isNarrow = llvm::none_of(op->getResults(),
                                [&](Value value) { return isWide(value); });
  if (!cut || !isNarrow || isFree(result))
    return false;
  bool leadsBack = false;
  for (auto [value, operandDim] :
       llvm::zip_equal(op->getOperands(), cut->operands))
    if (Operation *maker = getMaker(value);
        maker && operandDim != ChunkDims::whole)
      leadsBack |= pull(maker, value, operandDim);
  bool isTaken = leadsBack && tryInclude(op, result, dim);
  pulled[op] = isTaken;
  return isTaken;
}

/// Narrow ops between the regions' ops. Whether there were any.
bool RegionGrower::pullNarrow() {
  size_t before = ops.size();
  pulled.clear();
  // `ops` grows meanwhile.
  for (size_t index = 0; index < ops.size(); ++index)
    for (Value operand : ops[index]->getOperands()) {
      Operation *maker = getMaker(operand);
      int64_t dim = getDim(operand);
      if (maker && dim != ChunkDims::whole && !isWide(operand))
        pull(maker, operand, dim);
    }
  return ops.size() > before;
}

void RegionGrower::sortOps() {
  SmallVector<Operation *> sorted = ops.takeVector();
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  ops.insert(sorted.begin(), sorted.end());
}

/// The level of an op is the number of times that a way from the regions' first
/// ops to it leaves the regions. No way leaves a level and comes back to it.
void RegionGrower::findLevels() {
  llvm::DenseMap<Operation *, unsigned> around;
  for (Operation *op = ops.front(); op; op = op->getNextNode()) {
    bool isInside = ops.contains(op);
    unsigned level = 0;
    forEachRead(op, [&](Value value) {
      Operation *maker = value.getDefiningOp();
      if (auto inside = levels.find(maker); inside != levels.end())
        level = std::max(level, inside->second + !isInside);
      else if (auto outside = around.find(maker); outside != around.end())
        level = std::max(level, outside->second);
    });
    (isInside ? levels : around)[op] = level;
  }
}

/// Products that making the wide value again runs.
void RegionGrower::collectProducts(Value value,
                                   llvm::SetVector<Operation *> &seen) const {
  if (!isMade(value) || !isWide(value) || !seen.insert(getMaker(value)))
    return;
  for (Value operand : getMaker(value)->getOperands())
    collectProducts(operand, seen);
}

/// Ops of one level become a region if they are connected, or need the same
/// product of an earlier level, which would be made again for each of them.
void RegionGrower::splitLevels() {
  llvm::EquivalenceClasses<Operation *> connected;
  llvm::DenseMap<std::pair<Operation *, unsigned>, Operation *> readers;
  for (Operation *op : ops) {
    connected.insert(op);
    llvm::SetVector<Operation *> before;
    for (Value operand : op->getOperands())
      if (isMade(operand) && levels[getMaker(operand)] == levels[op])
        connected.unionSets(op, getMaker(operand));
      else
        collectProducts(operand, before);
    for (Operation *maker : before)
      if (isa<DotGeneralOp>(maker))
        connected.unionSets(
            op, readers.insert({{maker, levels[op]}, op}).first->second);
  }
  llvm::MapVector<std::pair<unsigned, Operation *>, ChunkRegion> parts;
  for (Operation *op : ops)
    parts[{levels[op], connected.getLeaderValue(op)}].ops.push_back(op);
  for (auto &[key, region] : parts)
    if (touchesWide(region))
      regions.push_back(std::move(region));
    else
      for (Operation *op : region.ops)
        ops.remove(op);
  llvm::stable_sort(regions, [&](const ChunkRegion &a, const ChunkRegion &b) {
    return levels[a.ops.front()] < levels[b.ops.front()];
  });
}

/// Others may as well stay where they are.
bool RegionGrower::touchesWide(const ChunkRegion &region) const {
  return llvm::any_of(region.ops, [&](Operation *op) {
    auto isWideHere = [&](Value value) { return isWide(value); };
    return llvm::any_of(op->getOperands(), isWideHere) ||
           llvm::any_of(op->getResults(), isWideHere);
  });
}

/// Bytes of wide values from outside that making the value again would read, or
/// those of the value itself if it is better kept.
int64_t RegionGrower::computeRemakeBytes(Value value) {
  if (!isWide(value) || getDim(value) == ChunkDims::whole || !getMaker(value) ||
      isFree(value))
    return 0;
  if (!isMade(value))
    return countBytes(value);
  if (auto known = remakeBytes.find(value); known != remakeBytes.end())
    return known->second;
  int64_t bytes = 0;
  for (Value operand : getMaker(value)->getOperands())
    bytes += computeRemakeBytes(operand);
  bytes = std::min(bytes, countBytes(value));
  remakeBytes[value] = bytes;
  return bytes;
}

/// Whether regions that do not make the value themselves make it again instead
/// of reading it.
bool RegionGrower::isRemade(Value value) {
  if (!isMade(value))
    return isFree(value);
  return isWide(value) && computeRemakeBytes(value) < countBytes(value);
}

void RegionGrower::remake(Value value, const llvm::SetVector<Operation *> &own,
                          llvm::SetVector<Operation *> &remade) {
  Operation *maker = getMaker(value);
  if (!maker || own.contains(maker) || !isRemade(value) ||
      !remade.insert(maker))
    return;
  for (Value operand : maker->getOperands())
    remake(operand, own, remade);
}

void RegionGrower::findRemade(ChunkRegion &region) {
  llvm::SetVector<Operation *> own(region.ops.begin(), region.ops.end()),
      remade;
  for (Operation *op : region.ops)
    for (Value operand : op->getOperands())
      remake(operand, own, remade);
  region.remade = remade.takeVector();
  llvm::sort(region.remade,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
}

/// What ops outside of the regions read, and regions of what they do not make.
void RegionGrower::findOutputs() {
  llvm::DenseSet<Value> read;
  for (const ChunkRegion &region : regions) {
    llvm::SmallPtrSet<Operation *, 32> inside(region.ops.begin(),
                                              region.ops.end());
    inside.insert(region.remade.begin(), region.remade.end());
    for (Operation *op : inside)
      for (Value operand : op->getOperands())
        if (!inside.contains(operand.getDefiningOp()))
          read.insert(operand);
  }
  for (ChunkRegion &region : regions)
    for (Operation *op : region.ops)
      for (Value result : op->getResults())
        if (read.contains(result) ||
            llvm::any_of(result.getUsers(),
                         [&](Operation *user) { return !ops.contains(user); }))
          region.outputs.push_back(result);
}

std::optional<ChunkRegions> RegionGrower::run(int64_t dim, int64_t &escaping) {
  if (!tryInclude(seed, seed.getResult(), dim))
    return std::nullopt;
  do
    growWide();
  while (pullNarrow() || !wideQueue.empty());
  sortOps();
  findLevels();
  splitLevels();
  for (ChunkRegion &region : regions)
    findRemade(region);
  findOutputs();
  int64_t inside = 0;
  escaping = 0;
  for (Operation *op : ops)
    for (Value result : op->getResults())
      inside += isWide(result) ? countBytes(result) : 0;
  for (const ChunkRegion &region : regions)
    for (Value output : region.outputs)
      escaping += isWide(output) ? countBytes(output) : 0;
  if (2 * escaping >= inside)
    return std::nullopt;
  ChunkRegions found;
  found.regions = std::move(regions);
  found.dims = std::move(dims);
  found.pieces = pieces;
  return found;
}

/// The largest divisor of the size up to `most`.
static int64_t findPieces(int64_t size, int64_t most) {
  int64_t pieces = std::min(size, most);
  while (pieces > 1 && size % pieces != 0)
    --pieces;
  return pieces;
}

/// Sizes of the result's leading dimensions, which are the batches.
static ArrayRef<int64_t> getBatchSizes(DotGeneralOp dot) {
  size_t count = dot.getDotDimensionNumbers().getLhsBatchingDimensions().size();
  return cast<RankedTensorType>(dot.getResult().getType())
      .getShape()
      .take_front(count);
}

/// Regions along one dimension, in the most pieces that there are any in.
static std::optional<ChunkRegions> findAlong(DotGeneralOp seed, int64_t dim,
                                             int64_t size, int64_t mostPieces,
                                             int64_t &escaping) {
  for (int64_t pieces = findPieces(size, mostPieces); pieces > 1;
       pieces = findPieces(size, pieces - 1))
    if (std::optional<ChunkRegions> found =
            RegionGrower(seed, pieces).run(dim, escaping))
      return found;
  return std::nullopt;
}

std::optional<ChunkRegions> remat::findChunkRegions(Operation *op,
                                                    int64_t mostPieces) {
  auto seed = cast<DotGeneralOp>(op);
  std::optional<ChunkRegions> best;
  int64_t leastEscaping = 0;
  for (auto [dim, size] : llvm::enumerate(getBatchSizes(seed))) {
    int64_t escaping = 0;
    std::optional<ChunkRegions> found =
        findAlong(seed, dim, size, mostPieces, escaping);
    if (found && (!best || std::pair(escaping, -found->pieces) <
                               std::pair(leastEscaping, -best->pieces))) {
      best = std::move(found);
      leastEscaping = escaping;
    }
  }
  return best;
}

SmallVector<int64_t> remat::listChunkPieces(Block &block, int64_t most) {
  std::set<int64_t> counts;
  for (Operation &op : block)
    if (isChunkSeed(&op))
      for (int64_t size : getBatchSizes(cast<DotGeneralOp>(op)))
        for (int64_t pieces = 2; pieces <= std::min(size, most); ++pieces)
          if (size % pieces == 0)
            counts.insert(pieces);
  return {counts.begin(), counts.end()};
}
