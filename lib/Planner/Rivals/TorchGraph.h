// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// PyTorch's min-cut partitioner on a problem: the graph, its rules of what may
/// be recomputed, and the cut. Shared by the ratio and the tags. Internal.

#ifndef REMAT_PLANNER_RIVALS_TORCHGRAPH_H
#define REMAT_PLANNER_RIVALS_TORCHGRAPH_H

#include "../MaxFlow.h"
#include "ForwardPart.h"

namespace remat::planner {

/// The rules beside "never recompute heavy or random ops" and "a reduction to
/// less than a quarter is saved", which always hold.
struct TorchRules {
  /// Only ops of light kinds are recomputed.
  bool onlyListed = true;
  /// Nothing is that an op of the backward part reads from memory.
  bool noBackwardReads = true;
  /// Nothing whose uses lie apart behind an op that cannot be fused.
  bool noFarUses = true;
  /// Nothing at the end of a long chain of fusible ops.
  bool noLongChains = true;
};

/// What the user's tags say about an op.
enum class TorchTag : uint8_t { None, Save, Recompute };

class TorchGraph {
public:
  explicit TorchGraph(const ProblemIndex &index);

  /// An op that makes forward values again: a base op, or the recipe that
  /// reads most of its siblings (the finest slice of a fused kernel).
  struct Node {
    OpId op = -1;
    std::vector<ValueId> roots;
    int64_t bytes = 0;
    /// Position in base order.
    OpId order = 0;
    /// Hops to the backward part; `never` without a path to it.
    int64_t hops = 0;
    /// Forward nodes that read it.
    std::vector<int32_t> users;
    /// Base ops of the backward part that read it.
    std::vector<OpId> backwardUsers;
  };
  static constexpr int64_t never = 1 << 30;

  struct Cut {
    /// Per root: it is made again.
    std::vector<char> isRecomputed;
    /// Nodes that the rules forbid to recompute, in base order.
    std::vector<int32_t> banned;
    /// Bytes of what is saved, arguments included.
    int64_t savedBytes = 0;
  };
  /// The cheapest set of values to save from which the backward part can be
  /// reached under the rules. `allowed` nodes are never banned; `tags` is per
  /// op, or empty.
  Cut cut(const TorchRules &rules, const std::vector<char> &allowed,
          const std::vector<TorchTag> &tags) const;
  Decisions decisionsOf(const Cut &cut) const;
  /// Recomputes all that the forward part makes.
  Decisions saveArguments() const;

  const std::vector<Node> &allNodes() const { return nodes; }
  bool isHeavy(const Node &node) const;
  int64_t timeOf(const Node &node) const {
    return index.problem.ops[node.op].timeNs;
  }
  /// Bytes of what the step is given, gradients not counted.
  int64_t argumentBytes() const;

private:
  OpId chooseMaker(ValueId root) const;
  void collectNodes();
  void collectUsers();
  void measureHops();
  bool isFusible(OpId producer, OpId user) const;
  bool readsFusibly(const Node &node) const;
  bool isBackwardReadFromMemory(const Node &node) const;
  bool isShrinking(const Node &node) const;
  bool isBannedByItself(const Node &node, const TorchRules &rules) const;
  void banFarUses(std::vector<char> &banned) const;
  OpId firstUnfusibleUse(const Node &node, OpId last) const;
  void banLongChains(std::vector<char> &banned) const;
  std::vector<char> collectBanned(const TorchRules &rules,
                                  const std::vector<char> &allowed,
                                  const std::vector<TorchTag> &tags) const;
  std::vector<int64_t> weighRoots() const;
  void addValueArcs(MaxFlow &network) const;
  void addNodeArcs(MaxFlow &network, const std::vector<char> &banned,
                   const std::vector<TorchTag> &tags) const;
  // The network's vertices.
  static constexpr int32_t source = 0, sink = 1, first = 2;
  int32_t vertexOfNode(int32_t node) const { return first + node; }
  int32_t vertexOfRoot(ValueId root) const {
    return first + int32_t(nodes.size()) + root;
  }

  const ProblemIndex &index;
  ForwardPart forward;
  std::vector<Node> nodes;
  /// Per root: the node that makes it; -1 for arguments and for what the
  /// backward part makes.
  std::vector<int32_t> nodeOf;
  /// Per root: hops from the root or its nearest view to the backward part.
  std::vector<int64_t> hopsOf;
  /// Per root: a base op of the backward part reads it.
  std::vector<char> isReadBackward;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_RIVALS_TORCHGRAPH_H
