// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "OrderSearch.h"
#include "SearchRandom.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <tuple>

namespace remat::planner {

/// Of a search over the whole order: ops behind prefixes, and words of states copied.
static constexpr size_t stepWork = 400000, copyWork = 400000000;
/// States behind each op. Searches of few come first: what they find bounds the others.
static constexpr size_t mostWidth = 2000, windowWidth = 200, widthFactor = 8;
static constexpr size_t windowSizes[] = {12, 24, 48, 96};
static constexpr unsigned mostWindows = 400;

namespace {
/// A prefix of the window: how it came to be, what is ready, what is still to be read.
struct State {
  int64_t peak = 0;
  int64_t live = 0;
  uint64_t hash = 0;
  /// Into the trace; the last op run.
  int32_t trace = -1;
  std::vector<uint32_t> ready;
  std::vector<int32_t> missing;
  std::vector<int32_t> touches;
};

/// A prefix with one more op.
struct Extension {
  int64_t peak;
  int64_t live;
  uint64_t hash;
  uint32_t state;
  uint32_t op;
};

struct TraceEntry {
  int32_t before;
  uint32_t op;
};
} // namespace

OrderSearch::OrderSearch(const Problem &problem)
    : runs(problem.ops.size()), freedBytes(problem.values.size(), 0),
      touches(problem.values.size(), 0) {
  std::vector<int64_t> takenBytes(problem.values.size(), 0);
  for (auto [id, value] : llvm::enumerate(problem.values))
    if (!value.storage)
      freedBytes[id] = takenBytes[id] = value.bytes;
  for (ValueId argument : problem.arguments) {
    startBytes += problem.values[argument].bytes;
    takenBytes[argument] = freedBytes[argument] = 0;
  }
  for (ValueId result : problem.results) {
    freedBytes[result] = 0;
    if (problem.resultsUpFront)
      startBytes += std::exchange(takenBytes[result], 0);
  }
  for (const DonatedPair &pair : problem.donated) {
    if (!pair.result) {
      freedBytes[pair.argument] = problem.values[pair.argument].bytes;
      continue;
    }
    if (problem.resultsUpFront)
      startBytes -= problem.values[*pair.result].bytes;
    takenBytes[*pair.result] = 0;
  }

  std::vector<OpId> makers(problem.values.size(), -1);
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra)
      continue;
    OpId id = OpId(index);
    baseOps.push_back(id);
    Run &run = runs[id];
    run.workspaceBytes = op.workspaceBytes;
    for (const auto *list : {&op.inputs, &op.outputs})
      for (ValueId value : *list)
        run.roots.push_back(problem.rootOf(value));
    llvm::sort(run.roots);
    run.roots.erase(llvm::unique(run.roots), run.roots.end());
    for (ValueId root : run.roots)
      ++touches[root];
    auto addMakers = [&](llvm::ArrayRef<ValueId> inputs) {
      for (ValueId input : inputs)
        if (makers[input] >= 0)
          run.makers.push_back(makers[input]);
    };
    addMakers(op.inputs);
    // Each form can run where the op stands.
    for (const Variant &variant : op.variants)
      addMakers(variant.inputs);
    llvm::sort(run.makers);
    run.makers.erase(llvm::unique(run.makers), run.makers.end());
    for (OpId maker : run.makers)
      runs[maker].readers.push_back(id);
    for (ValueId output : op.outputs) {
      makers[output] = id;
      run.madeBytes += problem.values[output].storage ? 0 : takenBytes[output];
    }
    for (auto [input, output] : op.reuses) {
      ValueId root = problem.rootOf(input);
      if (takenBytes[output] > 0 && takenBytes[output] <= freedBytes[root])
        run.takeovers.push_back({root, takenBytes[output]});
    }
  }
}

std::vector<int64_t> OrderSearch::measure(llvm::ArrayRef<OpId> order) const {
  std::vector<int32_t> left = touches;
  std::vector<int64_t> bytes;
  bytes.reserve(order.size());
  int64_t live = startBytes;
  for (OpId id : order) {
    const Run &run = runs[id];
    int64_t during = live + run.madeBytes + run.workspaceBytes;
    for (auto [root, taken] : run.takeovers)
      if (left[root] == 1)
        during -= taken;
    bytes.push_back(during);
    live += run.madeBytes;
    for (ValueId root : run.roots)
      if (--left[root] == 0)
        live -= freedBytes[root];
  }
  return bytes;
}

/// The ops of a window under numbers of its own.
struct OrderSearch::Window {
  Window(const OrderSearch &search, llvm::ArrayRef<OpId> order, size_t first,
         size_t count);

  Extension tryOp(const State &state, uint32_t stateNumber, uint32_t op) const;
  State run(const State &state, const Extension &extension,
            std::vector<TraceEntry> &trace) const;

  struct LocalRun {
    const Run *run;
    llvm::SmallVector<uint32_t, 4> roots;
    llvm::SmallVector<std::pair<uint32_t, int64_t>, 1> takeovers;
    llvm::SmallVector<uint32_t, 4> readers;
    uint64_t hash;
  };
  std::vector<LocalRun> runs;
  std::vector<int64_t> freedBytes;
  State start;
};

OrderSearch::Window::Window(const OrderSearch &search,
                            llvm::ArrayRef<OpId> order, size_t first,
                            size_t count) {
  // Before the window.
  std::vector<int32_t> left = search.touches;
  start.live = search.startBytes;
  for (OpId id : order.take_front(first)) {
    start.live += search.runs[id].madeBytes;
    for (ValueId root : search.runs[id].roots)
      if (--left[root] == 0)
        start.live -= search.freedBytes[root];
  }
  llvm::ArrayRef<OpId> ops = order.slice(first, count);
  std::vector<int32_t> numbers(search.runs.size(), -1);
  std::vector<int32_t> rootNumbers(search.freedBytes.size(), -1);
  for (auto [number, id] : llvm::enumerate(ops))
    numbers[id] = int32_t(number);
  SearchRandom random(0);
  for (auto [number, id] : llvm::enumerate(ops)) {
    const Run &run = search.runs[id];
    LocalRun local;
    local.run = &run;
    local.hash = random.next();
    for (ValueId root : run.roots) {
      if (rootNumbers[root] < 0) {
        rootNumbers[root] = int32_t(freedBytes.size());
        freedBytes.push_back(search.freedBytes[root]);
        // What is read behind the window is never left with none.
        start.touches.push_back(left[root]);
      }
      local.roots.push_back(uint32_t(rootNumbers[root]));
    }
    for (auto [root, bytes] : run.takeovers)
      local.takeovers.push_back({uint32_t(rootNumbers[root]), bytes});
    for (OpId reader : run.readers)
      if (numbers[reader] >= 0)
        local.readers.push_back(uint32_t(numbers[reader]));
    int32_t missing = int32_t(llvm::count_if(
        run.makers, [&](OpId maker) { return numbers[maker] >= 0; }));
    start.missing.push_back(missing);
    if (missing == 0)
      start.ready.push_back(uint32_t(number));
    runs.push_back(std::move(local));
  }
}

Extension OrderSearch::Window::tryOp(const State &state, uint32_t stateNumber,
                                uint32_t op) const {
  const LocalRun &run = runs[op];
  int64_t live = state.live + run.run->madeBytes;
  int64_t during = live + run.run->workspaceBytes;
  for (auto [root, taken] : run.takeovers)
    if (state.touches[root] == 1)
      during -= taken;
  for (uint32_t root : run.roots)
    if (state.touches[root] == 1)
      live -= freedBytes[root];
  return {std::max(state.peak, during), live, state.hash ^ run.hash, stateNumber,
          op};
}

State OrderSearch::Window::run(const State &state, const Extension &extension,
                               std::vector<TraceEntry> &trace) const {
  State next = state;
  next.peak = extension.peak;
  next.live = extension.live;
  next.hash = extension.hash;
  next.trace = int32_t(trace.size());
  trace.push_back({state.trace, extension.op});
  for (uint32_t root : runs[extension.op].roots)
    --next.touches[root];
  // Ready ops stay in the order of the window, which decides ties.
  next.ready.erase(llvm::lower_bound(next.ready, extension.op));
  for (uint32_t reader : runs[extension.op].readers)
    if (--next.missing[reader] == 0)
      next.ready.insert(llvm::lower_bound(next.ready, reader), reader);
  return next;
}

std::vector<OpId> OrderSearch::searchWindow(llvm::ArrayRef<OpId> order,
                                            size_t first, size_t count,
                                            size_t width, int64_t limit,
                                            bool prefersFewBytes,
                                            const Deadline &deadline) const {
  Window window(*this, order, first, count);
  std::vector<TraceEntry> trace;
  std::vector<State> states{window.start}, nextStates;
  std::vector<Extension> extensions;
  llvm::DenseMap<uint64_t, size_t> seen;
  for (size_t place = 0; place < count; ++place) {
    extensions.clear();
    seen.clear();
    for (auto [number, state] : llvm::enumerate(states))
      for (uint32_t op : state.ready) {
        Extension extension = window.tryOp(state, uint32_t(number), op);
        if (extension.peak >= limit)
          continue;
        auto [found, isNew] = seen.try_emplace(extension.hash, extensions.size());
        if (isNew)
          extensions.push_back(extension);
        else if (extension.peak < extensions[found->second].peak)
          extensions[found->second] = extension;
      }
    if (extensions.empty() || deadline.isOver())
      return {};
    auto isBetter = [&](const Extension &a, const Extension &b) {
      if (prefersFewBytes)
        return std::tie(a.live, a.peak, a.state, a.op) <
               std::tie(b.live, b.peak, b.state, b.op);
      return std::tie(a.peak, a.live, a.state, a.op) <
             std::tie(b.peak, b.live, b.state, b.op);
    };
    if (extensions.size() > width) {
      std::nth_element(extensions.begin(), extensions.begin() + width,
                       extensions.end(), isBetter);
      extensions.resize(width);
    }
    llvm::sort(extensions, isBetter);
    nextStates.clear();
    for (const Extension &extension : extensions)
      nextStates.push_back(window.run(states[extension.state], extension, trace));
    std::swap(states, nextStates);
  }
  const State &best = *llvm::min_element(
      states, [](const State &a, const State &b) { return a.peak < b.peak; });
  std::vector<OpId> found(count);
  int32_t entry = best.trace;
  for (size_t place = count; place-- > 0; entry = trace[entry].before)
    found[place] = order[first + trace[entry].op];
  return found;
}

void OrderSearch::improveWindows(std::vector<OpId> &order,
                                 const Deadline &deadline) const {
  bool isImproved = true;
  for (unsigned i = 0; i < mostWindows && isImproved && !deadline.isOver(); ++i) {
    isImproved = false;
    std::vector<int64_t> bytes = measure(order);
    size_t peak = llvm::max_element(bytes) - bytes.begin();
    for (size_t size : windowSizes) {
      size_t count = std::min(size, order.size());
      size_t first = std::min(peak - std::min(peak, count / 2), order.size() - count);
      std::vector<OpId> found =
          searchWindow(order, first, count, windowWidth, bytes[peak],
                       /*prefersFewBytes=*/false, deadline);
      if (found.empty())
        continue;
      llvm::copy(found, order.begin() + first);
      isImproved = true;
      break;
    }
  }
}

std::vector<OpId> OrderSearch::findOrder(const Deadline &deadline) const {
  auto getPeak = [&](llvm::ArrayRef<OpId> order) {
    return *llvm::max_element(measure(order));
  };
  size_t count = baseOps.size();
  std::vector<OpId> best = baseOps;
  if (count == 0)
    return best;
  improveWindows(best, deadline);
  int64_t peak = getPeak(best);
  // A state is as large as the window.
  size_t width = std::min({mostWidth, stepWork / count, copyWork / (count * count)});
  for (bool prefersFewBytes : {false, true})
    for (size_t part = 1; part <= width; part *= widthFactor) {
      std::vector<OpId> found = searchWindow(baseOps, 0, count, part, peak,
                                             prefersFewBytes, deadline);
      if (found.empty())
        continue;
      improveWindows(found, deadline);
      peak = getPeak(found);
      best = std::move(found);
    }
  return best;
}

} // namespace remat::planner
