// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategies `torch-min-cut:RATIO` and `torch-min-cut-dp32:RATIO`: PyTorch's
/// min-cut partitioner under `activation_memory_budget`.
///
/// Objective: few bytes saved from forward to backward, at most RATIO of the
/// way from the arguments (0) to the default cut (1). The first of three cuts
/// that fits is taken, each with fewer rules than the one before; if none fits,
/// a knapsack over the ops that the loosest rules still forbid keeps those
/// whose work is worth most, and the rest is allowed to be recomputed.
///
/// Fails because saved bytes are not the peak: at low ratios everything that
/// one long recomputation makes is alive at once and the peak rises again. The
/// knapsack takes ops as independent, and light ops as worth one flop: with
/// sums in float32 (`-dp32`, as PyTorch's default) these vanish beside matmuls.
/// The ratio is all it knows of a budget. Three or four cuts, and a knapsack of
/// O(ops * 10000).

#include "Rivals.h"
#include "TorchGraph.h"

#include "llvm/ADT/STLExtras.h"
#include <cmath>

namespace remat::planner {

/// Capacities are counted in this many parts of the default cut.
static constexpr double parts = 10000;
/// The estimate of work is in flops: what a heavy op does in a nanosecond.
static constexpr int64_t flopsPerNanosecond = 1000000;

namespace {
struct Item {
  int32_t node;
  int64_t bytes;
  int64_t flops;
};
} // namespace

/// Chooses items of the largest sum of flops within `capacity`; of equal sums
/// the items that come first. Sums are of type `Sum`.
template <typename Sum>
static std::vector<char> chooseItems(const std::vector<Item> &items,
                                     double bytesPerPart, size_t capacity) {
  std::vector<Sum> best(capacity + 1, 0);
  std::vector<std::vector<bool>> isTaken;
  std::vector<size_t> sizes;
  for (const Item &item : items) {
    size_t size = size_t(std::llround(double(item.bytes) / bytesPerPart));
    std::vector<bool> taken(capacity + 1, false);
    for (size_t room = capacity + 1; room-- > size;) {
      Sum with = best[room - size] + Sum(item.flops);
      taken[room] = with > best[room];
      if (taken[room])
        best[room] = with;
    }
    isTaken.push_back(std::move(taken));
    sizes.push_back(size);
  }
  std::vector<char> chosen(items.size(), 0);
  for (size_t item = items.size(), room = capacity; item-- > 0;)
    if (isTaken[item][room]) {
      chosen[item] = 1;
      room -= sizes[item];
    }
  return chosen;
}

/// The nodes that the knapsack allows to be recomputed.
static std::vector<char> allowByKnapsack(const TorchGraph &graph,
                                         const TorchGraph::Cut &cut,
                                         int64_t bytesInAll, double ratio,
                                         Knapsack knapsack) {
  std::vector<Item> items;
  for (int32_t number : cut.banned) {
    const TorchGraph::Node &node = graph.allNodes()[number];
    int64_t flops =
        graph.isHeavy(node) ? graph.timeOf(node) * flopsPerNanosecond : 1;
    if (node.hops < TorchGraph::never)
      items.push_back({number, node.bytes, std::max<int64_t>(1, flops)});
  }
  llvm::sort(items, [](const Item &a, const Item &b) {
    return a.bytes != b.bytes ? a.bytes > b.bytes : a.node < b.node;
  });
  auto capacity = size_t(std::llround(ratio * parts));
  double bytesPerPart = double(bytesInAll) / parts;
  std::vector<char> isKept =
      knapsack == Knapsack::Float32
          ? chooseItems<float>(items, bytesPerPart, capacity)
          : chooseItems<int64_t>(items, bytesPerPart, capacity);
  std::vector<char> allowed(graph.allNodes().size(), 0);
  for (auto [item, kept] : llvm::zip(items, isKept))
    allowed[item.node] = !kept;
  return allowed;
}

static Decisions decide(const TorchGraph &graph, double ratio,
                        Knapsack knapsack) {
  if (ratio == 0)
    return graph.saveArguments();
  TorchGraph::Cut fastest = graph.cut(TorchRules(), {}, {});
  int64_t least = graph.argumentBytes();
  if (ratio == 1 || fastest.savedBytes <= least)
    return graph.decisionsOf(fastest);
  int64_t bytesInAll = fastest.savedBytes - least;
  auto fits = [&](const TorchGraph::Cut &cut) {
    return double(cut.savedBytes - least) < ratio * double(bytesInAll);
  };
  TorchRules rules{/*onlyListed=*/true, /*noBackwardReads=*/false,
                   /*noFarUses=*/false, /*noLongChains=*/false};
  TorchGraph::Cut listed = graph.cut(rules, {}, {});
  if (fits(listed))
    return graph.decisionsOf(listed);
  rules.onlyListed = false;
  TorchGraph::Cut light = graph.cut(rules, {}, {});
  if (fits(light))
    return graph.decisionsOf(light);
  return graph.decisionsOf(graph.cut(
      rules, allowByKnapsack(graph, light, bytesInAll, ratio, knapsack), {}));
}

llvm::Expected<Plan> planLikeTorch(const Problem &problem, double ratio,
                                   Knapsack knapsack) {
  ProblemIndex index(problem);
  return buildPlan(problem, decide(TorchGraph(index), ratio, knapsack));
}

} // namespace remat::planner
