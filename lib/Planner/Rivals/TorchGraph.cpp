// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The graph of PyTorch's partitioner and its cut.
///
/// Each value is an arc whose capacity is what saving it costs, between the op
/// that makes it and its readers; the source feeds what may not be recomputed,
/// readers in the backward part drain into the sink. Costs are bytes * 1.1^hops
/// (at most 100 hops), twice that for a value that fusion would not write. No
/// recompute time enters: it is in the rules as zero or infinity.
///
/// Differs from PyTorch: views are part of their storage; what does not depend
/// on the backward part's inputs but is first used there counts as backward;
/// ops are told apart by kind, not by name.

#include "TorchGraph.h"

#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <set>

namespace remat::planner {

/// Chains of fusible ops longer than this are cut.
static constexpr OpId longestChain = 100;
static constexpr int64_t mostHops = 100;

static bool isListed(OpKind kind) {
  return kind == OpKind::Pointwise || kind == OpKind::Reduction ||
         kind == OpKind::Gather || kind == OpKind::View ||
         kind == OpKind::Copy || kind == OpKind::Other;
}

TorchGraph::TorchGraph(const ProblemIndex &index)
    : index(index), forward(index) {
  collectNodes();
  collectUsers();
  measureHops();
}

OpId TorchGraph::chooseMaker(ValueId root) const {
  OpId producer = index.producer[root], chosen = producer;
  long most = -1;
  for (OpId maker : index.makers[root]) {
    if (!index.isGrounded(maker) || maker == producer)
      continue;
    long siblings =
        llvm::count_if(index.problem.ops[maker].inputs, [&](ValueId input) {
          return index.producer[index.problem.rootOf(input)] == producer;
        });
    if (siblings > most) {
      most = siblings;
      chosen = maker;
    }
  }
  return chosen;
}

void TorchGraph::collectNodes() {
  nodeOf.assign(index.problem.values.size(), -1);
  std::vector<int32_t> nodeOfOp(index.problem.ops.size(), -1);
  for (auto [id, op] : llvm::enumerate(index.problem.ops)) {
    if (!forward.contains[id])
      continue;
    for (ValueId root : op.outputs) {
      OpId maker = chooseMaker(root);
      int32_t &node = nodeOfOp[maker];
      if (node < 0) {
        node = int32_t(nodes.size());
        nodes.emplace_back();
        nodes.back().op = maker;
        nodes.back().order = OpId(id);
      }
      nodes[node].roots.push_back(root);
      nodes[node].bytes += index.problem.values[root].bytes;
      nodeOf[root] = node;
    }
  }
}

void TorchGraph::collectUsers() {
  isReadBackward.assign(index.problem.values.size(), 0);
  for (auto [number, node] : llvm::enumerate(nodes))
    for (ValueId input : index.problem.ops[node.op].inputs)
      if (int32_t source = nodeOf[index.problem.rootOf(input)]; source >= 0)
        nodes[source].users.push_back(int32_t(number));
  for (auto [id, op] : llvm::enumerate(index.problem.ops)) {
    if (op.extra || op.isView() || forward.contains[id])
      continue;
    for (ValueId input : op.inputs) {
      ValueId root = index.problem.rootOf(input);
      isReadBackward[root] = 1;
      if (nodeOf[root] >= 0)
        nodes[nodeOf[root]].backwardUsers.push_back(OpId(id));
    }
  }
}

/// Hops count views; the nearest view of a storage may be saved in its place.
void TorchGraph::measureHops() {
  hopsOf.assign(index.problem.values.size(), never);
  std::vector<int64_t> withViews(hopsOf.size(), never);
  auto read = [&](OpId op, int64_t hops) {
    for (ValueId input : index.problem.ops[op].inputs) {
      ValueId root = index.problem.rootOf(input);
      int64_t views = 0;
      for (ValueId value = input; value != root; ++views)
        value = index.problem.ops[index.producer[value]].inputs[0];
      hopsOf[root] = std::min(hopsOf[root], hops + 1);
      withViews[root] = std::min(withViews[root], hops + views + 1);
    }
  };
  for (auto [id, op] : llvm::enumerate(index.problem.ops))
    if (!op.extra && !op.isView() && !forward.contains[id])
      read(OpId(id), 0);
  // A node's readers stand behind it, but for siblings of one kernel; these
  // are ordered among themselves by rank.
  std::vector<int32_t> order(nodes.size());
  for (auto [number, entry] : llvm::enumerate(order))
    entry = int32_t(number);
  llvm::sort(order, [&](int32_t a, int32_t b) {
    return index.rankOfOp(nodes[a].op) > index.rankOfOp(nodes[b].op);
  });
  for (int32_t number : order) {
    Node &node = nodes[number];
    node.hops = never;
    for (ValueId root : node.roots)
      node.hops = std::min(node.hops, withViews[root]);
    if (node.hops < never)
      read(node.op, node.hops);
  }
}

bool TorchGraph::isHeavy(const Node &node) const {
  OpKind kind = index.problem.ops[node.op].kind;
  return kind == OpKind::Matmul || kind == OpKind::Convolution ||
         kind == OpKind::Attention;
}

int64_t TorchGraph::argumentBytes() const {
  int64_t bytes = 0;
  for (ValueId argument : index.problem.arguments)
    if (index.problem.values[argument].valueClass != ValueClass::Gradient)
      bytes += index.problem.values[argument].bytes;
  return bytes;
}

bool TorchGraph::isFusible(OpId producer, OpId user) const {
  auto fuses = [&](OpId op) {
    OpKind kind = index.problem.ops[op].kind;
    return isListed(kind) || kind == OpKind::Random;
  };
  return fuses(producer) && fuses(user);
}

/// True if fusion would keep the node's values out of memory.
bool TorchGraph::readsFusibly(const Node &node) const {
  return llvm::all_of(node.users,
                      [&](int32_t user) {
                        return isFusible(node.op, nodes[user].op);
                      }) &&
         !isBackwardReadFromMemory(node);
}

bool TorchGraph::isBackwardReadFromMemory(const Node &node) const {
  return llvm::any_of(node.backwardUsers,
                      [&](OpId user) { return !isFusible(node.op, user); });
}

bool TorchGraph::isShrinking(const Node &node) const {
  int64_t inputBytes = 0;
  for (ValueId input : index.problem.ops[node.op].inputs)
    inputBytes += index.problem.values[input].bytes;
  return node.bytes * 4 < inputBytes;
}

bool TorchGraph::isBannedByItself(const Node &node,
                                  const TorchRules &rules) const {
  OpKind kind = index.problem.ops[node.op].kind;
  if (isHeavy(node) || kind == OpKind::Random || kind == OpKind::Collective ||
      (rules.onlyListed && !isListed(kind)))
    return true;
  return (rules.noBackwardReads && isBackwardReadFromMemory(node)) ||
         isShrinking(node);
}

/// Follows forward uses in base order up to `last`; the first that is not
/// fused into what it reads.
OpId TorchGraph::firstUnfusibleUse(const Node &node, OpId last) const {
  using Use = std::tuple<OpId, int32_t, bool>;
  std::set<Use> pending;
  for (int32_t user : node.users)
    pending.emplace(nodes[user].order, user, true);
  while (!pending.empty()) {
    auto [order, number, fuses] = *pending.begin();
    pending.erase(pending.begin());
    if (!fuses)
      return order;
    for (int32_t user : nodes[number].users)
      if (nodes[user].order <= last)
        pending.emplace(nodes[user].order, user,
                        isFusible(nodes[number].op, nodes[user].op));
  }
  return last;
}

void TorchGraph::banFarUses(std::vector<char> &banned) const {
  for (const Node &node : nodes) {
    OpId last = -1;
    for (int32_t user : node.users)
      last = std::max(last, nodes[user].order);
    if (last < 0)
      continue;
    OpId first = firstUnfusibleUse(node, last);
    for (int32_t user : node.users)
      if (nodes[user].order > first && isFusible(node.op, nodes[user].op))
        banned[user] = 1;
  }
}

void TorchGraph::banLongChains(std::vector<char> &banned) const {
  std::vector<char> visited(nodes.size(), 0);
  for (auto [start, node] : llvm::enumerate(nodes)) {
    std::set<std::pair<OpId, int32_t>> pending = {{node.order, int32_t(start)}};
    while (!pending.empty()) {
      int32_t number = pending.begin()->second;
      pending.erase(pending.begin());
      if (std::exchange(visited[number], 1))
        continue;
      if (nodes[number].order > node.order + longestChain && pending.empty()) {
        banned[number] = 1;
        break;
      }
      for (int32_t user : nodes[number].users)
        if (isFusible(nodes[number].op, nodes[user].op) && !banned[user])
          pending.emplace(nodes[user].order, user);
    }
  }
}

std::vector<char>
TorchGraph::collectBanned(const TorchRules &rules,
                          const std::vector<char> &allowed,
                          const std::vector<TorchTag> &tags) const {
  std::vector<char> banned(nodes.size(), 0);
  for (auto [number, node] : llvm::enumerate(nodes))
    banned[number] = isBannedByItself(node, rules);
  if (rules.noFarUses)
    banFarUses(banned);
  if (rules.noLongChains)
    banLongChains(banned);
  for (auto [number, node] : llvm::enumerate(nodes)) {
    TorchTag tag = tags.empty() ? TorchTag::None : tags[node.op];
    banned[number] |= tag == TorchTag::Save;
    if (tag == TorchTag::Recompute || (!allowed.empty() && allowed[number]))
      banned[number] = 0;
    // What cannot be made again at all, whatever anybody wishes.
    banned[number] |= llvm::any_of(
        node.roots, [&](ValueId root) { return !index.isRecomputable[root]; });
  }
  return banned;
}

/// What saving each root costs, scaled down until all of them have a sum.
std::vector<int64_t> TorchGraph::weighRoots() const {
  std::vector<double> weights(hopsOf.size(), 0);
  double sum = 0;
  for (size_t root = 0; root < weights.size(); ++root) {
    int64_t hops = std::clamp<int64_t>(hopsOf[root], 1, mostHops);
    double weight =
        double(index.problem.values[root].bytes) * std::pow(1.1, double(hops));
    if (nodeOf[root] >= 0 && readsFusibly(nodes[nodeOf[root]]))
      weight *= 2;
    weights[root] = weight;
    sum += weight;
  }
  double scale = std::min(1.0, double(MaxFlow::unlimited / 4) / (sum + 1));
  std::vector<int64_t> scaled;
  for (double weight : weights)
    scaled.push_back(int64_t(weight * scale));
  return scaled;
}

/// The arcs of values: what they are made by, and the backward part.
void TorchGraph::addValueArcs(MaxFlow &network) const {
  std::vector<int64_t> weights = weighRoots();
  for (size_t root = 0; root < weights.size(); ++root) {
    if (nodeOf[root] < 0 && !index.isArgument[root])
      continue;
    int32_t vertex = vertexOfRoot(ValueId(root));
    network.addArc(vertex,
                   nodeOf[root] < 0 ? source : vertexOfNode(nodeOf[root]),
                   weights[root]);
    if (isReadBackward[root])
      network.addArc(sink, vertex, MaxFlow::unlimited);
  }
}

/// The arcs of nodes: what they read, and what the rules and tags say.
void TorchGraph::addNodeArcs(MaxFlow &network, const std::vector<char> &banned,
                             const std::vector<TorchTag> &tags) const {
  for (auto [number, node] : llvm::enumerate(nodes)) {
    int32_t vertex = vertexOfNode(int32_t(number));
    if (banned[number])
      network.addArc(vertex, source, MaxFlow::unlimited);
    else if (!tags.empty() && tags[node.op] == TorchTag::Recompute)
      network.addArc(sink, vertex, MaxFlow::unlimited);
    for (ValueId input : index.problem.ops[node.op].inputs)
      network.addArc(vertex, vertexOfRoot(index.problem.rootOf(input)),
                     MaxFlow::unlimited);
  }
}

/// The network runs backwards, from sink to source: PyTorch takes the cut that
/// is nearest to the backward part.
TorchGraph::Cut TorchGraph::cut(const TorchRules &rules,
                                const std::vector<char> &allowed,
                                const std::vector<TorchTag> &tags) const {
  std::vector<char> banned = collectBanned(rules, allowed, tags);
  MaxFlow network(sink, source);
  addValueArcs(network);
  addNodeArcs(network, banned, tags);
  network.run();
  Cut result;
  for (size_t number = 0; number < nodes.size(); ++number)
    if (banned[number])
      result.banned.push_back(int32_t(number));
  result.isRecomputed.assign(nodeOf.size(), 0);
  for (size_t root = 0; root < nodeOf.size(); ++root) {
    if (nodeOf[root] < 0 && !index.isArgument[root])
      continue;
    result.isRecomputed[root] =
        nodeOf[root] >= 0 && network.isReachable(vertexOfNode(nodeOf[root]));
    bool isNeeded = network.isReachable(vertexOfRoot(ValueId(root)));
    if (isNeeded && !result.isRecomputed[root])
      result.savedBytes += index.problem.values[root].bytes;
  }
  return result;
}

Decisions TorchGraph::decisionsOf(const Cut &cut) const {
  Decisions decisions = retainAll(index.problem);
  for (size_t root = 0; root < cut.isRecomputed.size(); ++root)
    if (cut.isRecomputed[root])
      forward.recompute(decisions, ValueId(root));
  return decisions;
}

Decisions TorchGraph::saveArguments() const {
  Decisions decisions = retainAll(index.problem);
  for (const Node &node : nodes)
    for (ValueId root : node.roots)
      forward.recompute(decisions, root);
  return decisions;
}

} // namespace remat::planner
