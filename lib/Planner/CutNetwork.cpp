// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Layout. Per window and root that matters one vertex "it is wanted in this
/// window", per remake node one vertex "it is touched in this window". In the
/// first window yes is the source's side, in the second it is the sink's: then
/// "not made again in the second window, hence wanted in the first" is an arc.
/// Only what can be reached from needs is built.

#include "CutNetwork.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace remat::planner {

static constexpr int32_t sourceVertex = 0;
static constexpr int32_t sinkVertex = 1;
/// Every sum of finite capacities of one kind stays below this.
static constexpr int64_t largestSum = int64_t(1) << 56;
/// Prices up to this multiple of (all time / all bytes) can be expressed.
static constexpr int64_t priceRange = 256;

CutScale::CutScale(const RelaxedCosts &costs) {
  __int128 time = 1, bytes = 1;
  // Two windows may each remake a value.
  for (int32_t node = 0; node < int32_t(costs.nodes.size()); ++node)
    time += 2 * costs.remakeTime(node, {}, true);
  for (const InlineGain &gain : costs.gains)
    time += gain.ns;
  for (size_t root = 0; root < costs.bytes.size(); ++root) {
    time += costs.firstWriteCost[root] + costs.writeCost[root];
    bytes += costs.bytes[root];
  }
  isTooLarge = time > largestSum / priceRange || bytes > largestSum;
  if (isTooLarge)
    return;
  largestPrice = int64_t(largestSum / bytes);
  while (scale * 2 * time <= largestSum / priceRange)
    scale *= 2;
}

CutNetwork::CutNetwork(const RelaxedCosts &costs, llvm::ArrayRef<OpId> starts,
                       llvm::ArrayRef<Fixing> fixings, int64_t budget,
                       const CutScale &scale, EarlyWrites writes)
    : costs(costs), scale(scale), flow(sourceVertex, sinkVertex),
      windows(starts.size()) {
  for (auto [number, start] : llvm::enumerate(starts)) {
    Window &window = windows[number];
    window.start = start;
    window.rootVertex.assign(costs.bytes.size(), -1);
    window.nodeVertex.assign(costs.nodes.size(), -1);
    window.isNeeded.assign(costs.bytes.size(), 0);
    window.fixed.assign(costs.bytes.size(), 0);
  }
  isResult.assign(costs.bytes.size(), 0);
  for (ValueId result : costs.problem.results)
    isResult[result] = 1;
  isWritten.assign(costs.bytes.size(), 0);
  classify();
  if (writes == EarlyWrites::Always)
    chargeForcedWrites();
  for (int32_t number = 0; number < int32_t(windows.size()); ++number)
    fixMoment(number, budget);
  for (const Fixing &fixing : fixings)
    for (int32_t number = 0; number < int32_t(windows.size()); ++number) {
      if (windows[number].start != fixing.moment)
        continue;
      if (fixing.isLive)
        fixLive(number, fixing.root);
      else
        windows[number].fixed[fixing.root] = 2;
    }
  for (int32_t number = 0; number < int32_t(windows.size()); ++number)
    addNeeds(number);
  for (size_t gain = 0; gain < costs.gains.size(); ++gain)
    if (int32_t window = windowOf[costs.gains[gain].kernel]; window >= 0)
      addGain(window, gain);
  expand();
  if (windows.size() == 2) {
    addLinks();
    expand();
  }
}

void CutNetwork::classify() {
  windowOf.assign(costs.problem.ops.size(), -1);
  if (windows[0].start != beginning && costs.order == Order::Free)
    return classifyFree();
  for (size_t op = 0; op < windowOf.size(); ++op)
    for (size_t number = 0; number < windows.size(); ++number)
      if (OpId(op) >= windows[number].start)
        windowOf[op] = int8_t(number);
}

/// In free order only what the op needs surely ran before it, and only what
/// needs it surely runs after it.
void CutNetwork::classifyFree() {
  const Problem &problem = costs.problem;
  OpId start = windows[0].start;
  windowOf.assign(problem.ops.size(), -2);
  windowOf[start] = 0;
  for (size_t op = size_t(start) + 1; op < windowOf.size(); ++op)
    if (!problem.ops[op].extra &&
        llvm::any_of(costs.needs[op], [&](ValueId root) {
          return costs.producer[root] >= 0 &&
                 windowOf[costs.producer[root]] == 0;
        }))
      windowOf[op] = 0;
  std::vector<OpId> queue = {start};
  for (size_t next = 0; next < queue.size(); ++next)
    for (ValueId root : costs.needs[queue[next]]) {
      OpId producer = costs.producer[root];
      if (producer >= 0 && windowOf[producer] == -2) {
        windowOf[producer] = -1;
        queue.push_back(producer);
      }
    }
}

/// What a kernel before the first moment read from memory was written by then,
/// whether it is kept over the moment or not.
void CutNetwork::chargeForcedWrites() {
  for (size_t op = 0; op < windowOf.size(); ++op) {
    if (windowOf[op] != -1 || costs.problem.ops[op].extra)
      continue;
    for (ValueId root : costs.liveInputs[op])
      if (!std::exchange(isWritten[root], 1))
        windows[0].fixedTime += costs.writeCost[root] * scale.scale;
  }
}

int64_t CutNetwork::bytesOf(ValueId root) const {
  // Bytes may lie on the host instead, for nothing.
  const Device &device = costs.problem.device;
  bool isUnlimited = device.offloadBytesPerSecond && !device.hostBytes;
  return isUnlimited ? 0 : costs.bytes[root];
}

void CutNetwork::fixMoment(int32_t number, int64_t budget) {
  Window &window = windows[number];
  if (window.start == beginning)
    return;
  const Device &device = costs.problem.device;
  int64_t limit = budget;
  if (device.offloadBytesPerSecond)
    limit += std::min(device.hostBytes.value_or(0), largestSum);
  window.fixedOverrun =
      costs.constantBytes + costs.addedBytes[window.start] - limit;
  for (ValueId root : costs.liveInputs[window.start])
    if (madeIn(number, root) == Made::Before) {
      fixLive(number, root);
      window.fixedOverrun += costs.bytes[root] - bytesOf(root);
    }
}

void CutNetwork::fixLive(int32_t number, ValueId root) {
  Window &window = windows[number];
  if (window.fixed[root] == 1)
    return;
  window.fixedOverrun += bytesOf(root);
  window.fixedTime += writeTime(number, root);
  window.fixed[root] = 1;
}

CutNetwork::Made CutNetwork::madeIn(int32_t window, ValueId root) const {
  OpId producer = costs.producer[root];
  if (producer < 0)
    return Made::Before;
  int32_t made = windowOf[producer];
  if (made == window)
    return Made::Inside;
  return made == -2 || made > window ? Made::Elsewhere : Made::Before;
}

/// Writing is paid for once: in any case, or by the first window that may want
/// it.
int64_t CutNetwork::writeTime(int32_t window, ValueId root) const {
  if (madeIn(window, root) == Made::Inside)
    return costs.firstWriteCost[root] * scale.scale;
  return window == 0 && !isWritten[root] ? costs.writeCost[root] * scale.scale
                                         : 0;
}

/// True if wanting the root in the window costs nothing.
bool CutNetwork::isFree(int32_t window, ValueId root) const {
  if (costs.isGiven[root] || windows[window].fixed[root] == 1)
    return true;
  Made made = madeIn(window, root);
  if (made == Made::Elsewhere)
    return true;
  if (windows[window].fixed[root] == 2 || writeTime(window, root) > 0)
    return false;
  return made == Made::Inside || bytesOf(root) == 0;
}

int32_t CutNetwork::addArc(ArcKind kind, int32_t window, int32_t from,
                           int32_t to, int32_t tail, int32_t head,
                           int64_t capacity) {
  if (window == 1 && kind != ArcKind::Link) {
    std::swap(tail, head);
    auto flip = [](int32_t &vertex) {
      if (vertex == sourceVertex || vertex == sinkVertex)
        vertex = sourceVertex + sinkVertex - vertex;
    };
    flip(tail);
    flip(head);
  }
  int32_t arc = flow.addArc(tail, head, capacity);
  described.push_back({kind, int8_t(window), from, to, arc});
  return arc;
}

int32_t CutNetwork::vertexOfRoot(int32_t window, ValueId root) {
  int32_t &vertex = windows[window].rootVertex[root];
  if (vertex < 0) {
    vertex = vertexCount++;
    pending.push_back({window, root, true});
  }
  return vertex;
}

int32_t CutNetwork::vertexOfNode(int32_t window, int32_t node) {
  int32_t &vertex = windows[window].nodeVertex[node];
  if (vertex < 0) {
    vertex = vertexCount++;
    pending.push_back({window, node, false});
  }
  return vertex;
}

void CutNetwork::require(int32_t window, ValueId root) {
  if (isFree(window, root) || std::exchange(windows[window].isNeeded[root], 1))
    return;
  addArc(ArcKind::Need, window, -1, root, sourceVertex,
         vertexOfRoot(window, root), MaxFlow::unlimited);
}

void CutNetwork::addNeeds(int32_t window) {
  for (size_t op = 0; op < windowOf.size(); ++op)
    if (windowOf[op] == window && !costs.problem.ops[op].extra)
      for (ValueId root : costs.needs[op])
        require(window, root);
  if (window + 1 == int32_t(windows.size()))
    for (ValueId result : costs.problem.results)
      require(window, result);
}

/// A gain is lost, or the inputs of its member are wanted.
void CutNetwork::addGain(int32_t window, size_t number) {
  const InlineGain &gain = costs.gains[number];
  llvm::SmallVector<ValueId, 4> wanted;
  for (ValueId root : costs.needs[gain.member])
    if (!isFree(window, root))
      wanted.push_back(root);
  if (wanted.empty())
    return;
  int32_t vertex = vertexCount++;
  addArc(ArcKind::Gain, window, -1, int32_t(number), sourceVertex, vertex,
         gain.ns * scale.scale);
  for (ValueId root : wanted)
    addArc(ArcKind::GainInput, window, int32_t(number), root, vertex,
           vertexOfRoot(window, root), MaxFlow::unlimited);
}

void CutNetwork::expandRoot(int32_t number, ValueId root) {
  int32_t node = costs.remakeNode[root];
  int32_t head = node < 0 ? sinkVertex : vertexOfNode(number, node);
  Made made = madeIn(number, root);
  Keep keep;
  keep.window = number;
  keep.root = root;
  keep.isForbidden = windows[number].fixed[root] == 2;
  keep.bytes = made == Made::Before && windows[number].start != beginning
                   ? bytesOf(root)
                   : 0;
  keep.time = writeTime(number, root);
  keep.arc = addArc(ArcKind::Keep, number, root, node,
                    windows[number].rootVertex[root], head, 0);
  keeps.push_back(keep);
}

int64_t CutNetwork::remakeTime(int32_t number, int32_t node) const {
  ValueId value = costs.nodes[node].value;
  llvm::SmallVector<OpId, 8> readers;
  bool isWanted = false;
  if (value >= 0 && windows[number].isNeeded[value]) {
    for (OpId reader : costs.readers[value])
      if (windowOf[reader] == number)
        readers.push_back(reader);
    isWanted = number + 1 == int32_t(windows.size()) && isResult[value];
  }
  return costs.remakeTime(node, readers, isWanted);
}

void CutNetwork::expandNode(int32_t number, int32_t id) {
  const RemakeNode &node = costs.nodes[id];
  int32_t vertex = windows[number].nodeVertex[id];
  addArc(ArcKind::Remake, number, id, -1, vertex, sinkVertex,
         remakeTime(number, id) * scale.scale);
  for (ValueId input : node.inputs)
    if (!isFree(number, input))
      addArc(ArcKind::Input, number, id, input, vertex,
             vertexOfRoot(number, input), MaxFlow::unlimited);
  if (node.implied)
    addArc(ArcKind::Implied, number, id, *node.implied, vertex,
           vertexOfNode(number, *node.implied), MaxFlow::unlimited);
}

void CutNetwork::expand() {
  while (!pending.empty()) {
    Pending next = pending.back();
    pending.pop_back();
    if (next.isRoot)
      expandRoot(next.window, next.id);
    else
      expandNode(next.window, next.id);
  }
}

/// What is surely wanted in the second window, and is not made again there,
/// was live at its moment: hence it was wanted in the first window too, to be
/// live at the end of it.
void CutNetwork::addLinks() {
  for (size_t index = 0; index < costs.bytes.size(); ++index) {
    auto root = ValueId(index);
    if (madeIn(1, root) != Made::Before || isFree(0, root))
      continue;
    if (windows[1].fixed[root] == 1) {
      require(0, root);
      continue;
    }
    int32_t node = costs.remakeNode[root];
    if (!windows[1].isNeeded[root] || windows[0].isNeeded[root])
      continue;
    if (node < 0)
      require(0, root);
    else
      addArc(ArcKind::Link, 1, node, root, vertexOfNode(1, node),
             vertexOfRoot(0, root), MaxFlow::unlimited);
  }
}

CutNetwork::Answer CutNetwork::evaluate(llvm::ArrayRef<int64_t> prices) {
  bool grows = !lastPrices.empty();
  for (size_t number = 0; grows && number < prices.size(); ++number)
    grows = prices[number] >= lastPrices[number];
  if (!grows)
    flow.clearFlow();
  lastPrices.assign(prices.begin(), prices.end());
  for (const Keep &keep : keeps)
    flow.setCapacity(keep.arc,
                     keep.isForbidden
                         ? MaxFlow::unlimited
                         : prices[keep.window] * keep.bytes + keep.time);
  Answer answer;
  int64_t cut = flow.run();
  answer.isImpossible = cut >= MaxFlow::unlimited;
  answer.value = cut;
  for (auto [number, window] : llvm::enumerate(windows)) {
    answer.overruns.push_back(window.fixedOverrun);
    answer.value += window.fixedTime;
    answer.value += __int128(prices[number]) * window.fixedOverrun;
  }
  for (const Keep &keep : keeps)
    if (!answer.isImpossible && flow.isCut(keep.arc))
      answer.overruns[keep.window] += keep.bytes;
  return answer;
}

void CutNetwork::evaluateEach(llvm::ArrayRef<int64_t> priceOfRoot) {
  flow.clearFlow();
  lastPrices.clear();
  for (const Keep &keep : keeps)
    flow.setCapacity(keep.arc, priceOfRoot[keep.root] * keep.bytes + keep.time);
  flow.run();
}

std::vector<ValueId> CutNetwork::keptRoots(int32_t window) const {
  std::vector<ValueId> roots;
  for (const Keep &keep : keeps)
    if (keep.window == window && keep.bytes > 0 && flow.isCut(keep.arc))
      roots.push_back(keep.root);
  llvm::sort(roots);
  return roots;
}

std::vector<int32_t> CutNetwork::touchedNodes(int32_t window) const {
  std::vector<int32_t> touched;
  for (const Arc &arc : described)
    if (arc.kind == ArcKind::Remake && arc.window == window &&
        flow.isReachable(windows[window].nodeVertex[arc.from]) == (window == 0))
      touched.push_back(arc.from);
  llvm::sort(touched);
  return touched;
}

} // namespace remat::planner
