// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One kernel of several; see the header.

#include "KernelMerging.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// What the reductions of a kernel go over: the last dimension, all others, or anything.
enum class Reduced { Nothing, Rows, Columns, Anything };

namespace remat {
class KernelMerger {
public:
  explicit KernelMerger(GroupAssignment &assignment)
      : assignment(assignment), graph(assignment.graph), group(assignment.group),
        forms(assignment.forms), domain(assignment.domain), size(assignment.size),
        largest(assignment.largest), waiting(assignment.waiting),
        reduced(group.size(), Reduced::Nothing), moves(group.size()) {}

  void run();

private:
  unsigned mergeIntoReader(unsigned position);
  unsigned findFirstReader(unsigned op, unsigned position) const;
  unsigned findFirstReader(ArrayRef<unsigned> members, unsigned position) const;
  unsigned findPeer(ArrayRef<unsigned> members, unsigned position,
                    unsigned firstReader) const;
  bool canMerge(ArrayRef<unsigned> members, unsigned position,
                unsigned target) const;
  bool merge(ArrayRef<unsigned> members, unsigned target);

  GroupAssignment &assignment;
  const TrainingGraph &graph;
  /// Those of the assignment.
  std::vector<unsigned> &group;
  std::vector<IndexForms> &forms;
  std::vector<int64_t> &domain;
  std::vector<unsigned> &size;
  std::vector<int64_t> &largest, &waiting;
  /// Per group position: the kernel's ops, the last one first.
  std::vector<SmallVector<unsigned, 4>> members;
  /// Per group position: what the kernel reduces, and whether it moves elements.
  std::vector<Reduced> reduced;
  llvm::BitVector moves;
};
} // namespace remat

static Reduced combine(Reduced one, Reduced other) {
  if (one == Reduced::Nothing || one == other)
    return other;
  return other == Reduced::Nothing ? one : Reduced::Anything;
}

static Reduced findReduced(const GraphOp &op) {
  if (op.fusibility != Fusibility::Reduction)
    return Reduced::Nothing;
  auto reduce = dyn_cast<stablehlo::ReduceOp>(op.operation);
  auto type = reduce ? dyn_cast<RankedTensorType>(reduce->getOperand(0).getType())
                     : RankedTensorType();
  if (!type || type.getRank() < 2)
    return Reduced::Anything;
  int64_t last = type.getRank() - 1, count = reduce.getDimensions().size();
  if (!llvm::is_contained(reduce.getDimensions(), last))
    return count == last ? Reduced::Columns : Reduced::Anything;
  return count == 1 ? Reduced::Rows : Reduced::Anything;
}

/// Whether one function of a device can make what both reduce: not the rows and the columns
/// of something, which two would then make from the beginning.
static bool canReduceTogether(Reduced one, Reduced other) {
  return one == Reduced::Nothing || other == Reduced::Nothing ||
         combine(one, other) != Reduced::Anything;
}

void KernelMerger::run() {
  unsigned count = graph.getOps().size();
  members.resize(count);
  for (unsigned op = count; op-- > 0;)
    if (group[op] != noGroup) {
      members[group[op]].push_back(op);
      reduced[group[op]] =
          combine(reduced[group[op]], findReduced(graph.getOp(op)));
      if (graph.getOp(op).fusibility == Fusibility::Movement)
        moves.set(group[op]);
    }
  for (unsigned position = count; position-- > 0;)
    // What a kernel took in may have readers that it had not.
    for (unsigned merged = position; merged != noGroup && !members[merged].empty();)
      merged = mergeIntoReader(merged);
}

/// The kernel that the one at `position` became a part of; `noGroup` for none.
unsigned KernelMerger::mergeIntoReader(unsigned position) {
  SmallVector<unsigned, 4> &own = members[position];
  unsigned first = findFirstReader(own, position);
  unsigned target = first;
  if (first >= graph.getOps().size() || !canMerge(own, position, first))
    target = findPeer(own, position, first);
  if (target == noGroup || !merge(own, target))
    return noGroup;
  members[target].append(own.begin(), own.end());
  llvm::sort(members[target], std::greater<>());
  own.clear();
  return target;
}

/// The first kernel but that at `position` that reads the op, light readers looked through.
unsigned KernelMerger::findFirstReader(unsigned op, unsigned position) const {
  unsigned first = noGroup;
  for (Operation *user : graph.getOp(op).operation->getUsers()) {
    if (user == graph.getReturn())
      continue;
    unsigned reader = graph.indexOf(user);
    if (group[reader] != noGroup && group[reader] != position)
      first = std::min(first, group[reader]);
    if (assignment.isLight(reader))
      first = std::min(first, findFirstReader(reader, position));
  }
  return first;
}

unsigned KernelMerger::findFirstReader(ArrayRef<unsigned> members,
                                          unsigned position) const {
  unsigned first = noGroup;
  for (unsigned op : members)
    first = std::min(first, findFirstReader(op, position));
  return first;
}

/// The next kernel before `firstReader` that reads much of what the kernel reads, and may be
/// merged with it; among the first readers only.
unsigned KernelMerger::findPeer(ArrayRef<unsigned> members, unsigned position,
                                   unsigned firstReader) const {
  constexpr unsigned mostReaders = 64;
  constexpr int64_t leastShare = 4;
  unsigned found = noGroup, seen = 0;
  auto visit = [&](auto &self, Value value, unsigned depth) -> void {
    for (Operation *user : value.getUsers()) {
      if (user == graph.getReturn() || ++seen > mostReaders)
        continue;
      unsigned reader = graph.indexOf(user);
      unsigned peer = group[reader];
      if (assignment.isLight(reader) && peer == noGroup && depth > 0)
        for (Value result : user->getResults())
          self(self, result, depth - 1);
      if (peer != noGroup && peer > position && peer < std::min(found, firstReader) &&
          domain[peer] == domain[position] &&
          canReduceTogether(reduced[peer], reduced[position]) &&
          canMerge(members, position, peer))
        found = peer;
    }
  };
  auto isLarge = [&](Value value) {
    return computeTypeBytes(value.getType()).value_or(0) * leastShare >=
           largest[position];
  };
  constexpr unsigned mostLight = 4;
  auto visitInputs = [&](auto &self, unsigned op, unsigned depth) -> void {
    for (Value operand : graph.getOp(op).operation->getOperands()) {
      std::optional<unsigned> producer = graph.definingOp(operand);
      if (producer && group[*producer] == position)
        continue;
      if (producer && assignment.isLight(*producer) && group[*producer] == noGroup) {
        if (depth > 0)
          self(self, *producer, depth - 1);
      } else if (isLarge(operand)) {
        visit(visit, operand, mostLight);
      }
    }
  };
  for (unsigned op : members)
    visitInputs(visitInputs, op, mostLight);
  return found;
}

bool KernelMerger::canMerge(ArrayRef<unsigned> members, unsigned position,
                               unsigned target) const {
  const GraphOp &own = graph.getOp(position), &last = graph.getOp(target);
  auto isAlone = [&](unsigned op) {
    const GraphOp &member = graph.getOp(op);
    return member.fusibility == Fusibility::Opaque || member.isView() ||
           assignment.isLight(op) || assignment.isCopy(op);
  };
  if (isAlone(position) || isAlone(target) ||
      assignment.addedProduct[position] != noGroup || assignment.addedProduct[target] != noGroup ||
      (assignment.hasPhases && own.phase != last.phase) ||
      assignment.calls[position] != assignment.calls[target] || domain[position] > domain[target] ||
      size[position] + size[target] > assignment.options.maxOps)
    return false;
  return llvm::all_of(members, [&](unsigned op) {
    bool isReduction = graph.getOp(op).fusibility == Fusibility::Reduction;
    bool isLeft = assignment.findReaders(op).last > target;
    return (!isReduction || domain[position] == domain[target]) &&
           !(isLeft && assignment.isSharedScalar(op, target)) &&
           !assignment.isTransposedForMany(op, target);
  });
}

/// False, and nothing is changed, where an op would be made at too many indices: at more than
/// before where elements are moved, since what others make of them is not what is at hand.
bool KernelMerger::merge(ArrayRef<unsigned> members, unsigned target) {
  unsigned position = members.front();
  bool areMoved = moves.test(position) || moves.test(target);
  if (!canReduceTogether(reduced[position], reduced[target]))
    return false;
  SmallVector<IndexForms> before;
  for (unsigned op : members) {
    before.push_back(forms[op]);
    group[op] = target;
  }
  for (const unsigned &op : members) {
    forms[op] = assignment.findForms(op, target);
    if (op == position)
      forms[op].insert(0);
    size_t most = areMoved ? std::max<size_t>(1, before[&op - members.begin()].size())
                           : mostIndexForms;
    if (forms[op].size() <= most)
      continue;
    for (auto [member, known] : llvm::zip_equal(members, before)) {
      forms[member] = known;
      group[member] = position;
    }
    return false;
  }
  reduced[target] = combine(reduced[target], reduced[position]);
  if (areMoved)
    moves.set(target);
  size[target] += size[position];
  domain[target] = std::max(domain[target], domain[position]);
  largest[target] = std::max(largest[target], largest[position]);
  waiting[target] += waiting[position];
  return true;
}

void remat::mergeKernels(GroupAssignment &assignment) {
  KernelMerger(assignment).run();
}
