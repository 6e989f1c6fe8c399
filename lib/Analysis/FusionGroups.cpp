// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Producer-into-consumer fusion in one backward pass; see the header.

#include "IndexForms.h"
#include "KernelAssignment.h"
#include "ProductSums.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

void remat::forEachInput(Operation *op, function_ref<void(Value)> visit) {
  for (Value operand : op->getOperands())
    visit(operand);
  if (op->getNumRegions() == 0)
    return;
  op->walk([&](Operation *inner) {
    if (inner == op)
      return;
    for (Value operand : inner->getOperands())
      if (!op->isAncestor(operand.getParentRegion()->getParentOp()))
        visit(operand);
  });
}

bool remat::isLargeConstant(Operation *op) {
  ElementsAttr value;
  if (!op->hasTrait<OpTrait::ConstantLike>() ||
      !(value = op->getAttrOfType<ElementsAttr>("value")))
    return false;
  constexpr int64_t limit = 4096;
  return !value.isSplat() &&
         computeTypeBytes(op->getResult(0).getType()).value_or(0) > limit;
}

/// Whether the operand needs no memory though `reader` is a library call or alike: the
/// initial value of a result that it computes in place (`outs` of destination-style ops), or
/// a constant place of a slice that it writes.
static bool isPartOfCall(OpOperand &operand, Operation *reader) {
  if (auto inPlace = dyn_cast<DestinationStyleOpInterface>(reader))
    return inPlace.isDpsInit(&operand);
  auto update = dyn_cast<stablehlo::DynamicUpdateSliceOp>(reader);
  Operation *producer = operand.get().getDefiningOp();
  return update && producer && producer->hasTrait<OpTrait::ConstantLike>() &&
         llvm::is_contained(update.getStartIndices(), operand.get());
}

/// Whether `reader` makes the operands that `producer` makes itself. What its regions capture
/// are none.
static bool isMadeByCall(Operation *producer, Operation *reader) {
  bool isOperand = false;
  for (OpOperand &use : reader->getOpOperands()) {
    if (use.get().getDefiningOp() != producer)
      continue;
    isOperand = true;
    if (!isPartOfCall(use, reader))
      return false;
  }
  return isOperand;
}

namespace {
/// What the reductions of a kernel go over: the last dimension, all others, or anything.
enum class Reduced { Nothing, Rows, Columns, Anything };

/// The pass's state per op: the group it belongs to, named by the index of the
/// group's last op, which is also the group's position.
class GroupAssignment {
public:
  GroupAssignment(const TrainingGraph &graph, const FusionOptions &options);

  KernelAssignment take() {
    return {std::move(group), std::move(light), /*copies=*/{},
            std::vector<unsigned>(readers.size(), noGroup)};
  }

private:
  /// Earliest and latest position at which a value of the op is read.
  struct Readers {
    unsigned first = noGroup;
    unsigned last = 0;
    void add(unsigned position) {
      first = std::min(first, position);
      last = std::max(last, position);
    }
    void add(const Readers &other) {
      first = std::min(first, other.first);
      last = std::max(last, other.last);
    }
  };

  bool isLight(unsigned op) const { return light.test(op); }
  void findLightOps();
  Readers findReaders(unsigned op) const;
  bool isMaterialized(unsigned op) const;
  bool isCopy(unsigned op) const;
  unsigned findSibling(unsigned op) const;
  bool canJoin(unsigned op, unsigned target, bool isOnlyReader) const;
  bool fits(unsigned op, unsigned target) const;
  int64_t countWaiting(unsigned op, unsigned target) const;
  IndexForms findForms(unsigned op, unsigned target) const;
  void join(unsigned op, unsigned target);
  void mergeKernels();
  unsigned findFirstReader(unsigned op, unsigned position) const;
  unsigned findFirstReader(ArrayRef<unsigned> members, unsigned position) const;
  unsigned findPeer(ArrayRef<unsigned> members, unsigned position,
                    unsigned firstReader) const;
  bool canMerge(ArrayRef<unsigned> members, unsigned position,
                unsigned target) const;
  bool merge(ArrayRef<unsigned> members, unsigned target);

  const TrainingGraph &graph;
  const FusionOptions &options;
  /// Of a loop's body that has no loss, the turn says where most bytes are alive and
  /// no more: kernels may lie across it.
  bool hasPhases;
  /// Per op: the product that is one kernel with it and nothing else.
  std::vector<unsigned> addedProduct;
  std::vector<unsigned> group;
  std::vector<Readers> readers;
  /// Per op: at which indices its group makes it for an element of its results.
  std::vector<IndexForms> forms;
  llvm::BitVector light;
  /// Per op: library calls before it.
  std::vector<unsigned> calls;
  /// Per group position: elements of its iteration space, number of ops, bytes of
  /// the largest value that an op of it reads or makes, bytes that wait for it.
  std::vector<int64_t> domain;
  std::vector<unsigned> size;
  std::vector<int64_t> largest, waiting;
  /// Of kernels that may be merged: what they reduce, and whether they move elements.
  std::vector<Reduced> reduced;
  llvm::BitVector moves;
};
} // namespace

static bool isBodyWithoutLoss(const TrainingGraph &graph) {
  func::FuncOp function = graph.getFunction();
  return function && function.isPrivate() && !graph.getLossResult();
}

static int64_t countElements(Value value) {
  auto shaped = dyn_cast<ShapedType>(value.getType());
  return shaped && shaped.hasStaticShape() ? shaped.getNumElements() : 0;
}

static int64_t computeResultBytes(const GraphOp &op) {
  int64_t bytes = 0;
  for (Value result : op.operation->getResults())
    bytes += computeTypeBytes(result.getType()).value_or(0);
  return bytes;
}

static int64_t computeLargestBytes(const GraphOp &op) {
  int64_t bytes = computeResultBytes(op);
  for (Value operand : op.operation->getOperands())
    bytes = std::max(bytes, computeTypeBytes(operand.getType()).value_or(0));
  return bytes;
}

bool remat::isScalar(const GraphOp &op) {
  return op.fusibility == Fusibility::Expanding &&
         llvm::all_of(op.operation->getOperands(),
                      [](Value operand) { return countElements(operand) <= 1; });
}

bool remat::makesScalars(const GraphOp &op) {
  return op.operation->getNumResults() > 0 &&
         llvm::none_of(op.operation->getResultTypes(), llvm::IsaPred<ShapedType>);
}

int64_t remat::computeDomain(const GraphOp &op) {
  int64_t elements = 0;
  for (Value result : op.operation->getResults())
    elements = std::max(elements, countElements(result));
  if (op.fusibility == Fusibility::Reduction)
    for (Value operand : op.operation->getOperands())
      elements = std::max(elements, countElements(operand));
  return elements;
}

GroupAssignment::GroupAssignment(const TrainingGraph &graph,
                                 const FusionOptions &options)
    : graph(graph), options(options), hasPhases(!isBodyWithoutLoss(graph)),
      addedProduct(findProductSums(graph, hasPhases)) {
  unsigned count = graph.getOps().size();
  group.assign(count, noGroup);
  readers.resize(count);
  forms.resize(count);
  light.resize(count);
  domain.assign(count, 0);
  size.assign(count, 0);
  largest.assign(count, 0);
  waiting.assign(count, 0);
  reduced.assign(count, Reduced::Nothing);
  moves.resize(count);
  calls.assign(count, 0);
  for (unsigned op = 1; op < count; ++op)
    calls[op] = calls[op - 1] +
                (graph.getOp(op - 1).fusibility == Fusibility::Opaque);
  findLightOps();
  for (unsigned op = count; op-- > 0;) {
    readers[op] = findReaders(op);
    if (isLight(op) && !isMaterialized(op))
      continue;
    bool isAlone = isCopy(op);
    unsigned target = isAlone ? findSibling(op) : readers[op].first;
    bool isOnlyReader = isAlone || target == readers[op].last;
    if (!isLight(op) && target != noGroup &&
        target < graph.getOps().size() && canJoin(op, target, isOnlyReader))
      join(op, target);
    else
      join(op, op);
  }
  if (options.merges())
    mergeKernels();
}

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

/// An op joins its earliest reader, which may be one that nobody else waits for: what the
/// backward pass needs of an activation ends a kernel in the middle of it. Where all that a
/// kernel makes is first read by one other kernel, they are one; so are kernels that read the
/// same, if they go over it in the same way and nobody in between waits for the first.
void GroupAssignment::mergeKernels() {
  unsigned count = graph.getOps().size();
  std::vector<SmallVector<unsigned, 4>> members(count);
  for (unsigned op = count; op-- > 0;)
    if (group[op] != noGroup) {
      members[group[op]].push_back(op);
      reduced[group[op]] =
          combine(reduced[group[op]], findReduced(graph.getOp(op)));
      if (graph.getOp(op).fusibility == Fusibility::Movement)
        moves.set(group[op]);
    }
  for (unsigned position = count; position-- > 0;) {
    if (members[position].empty())
      continue;
    unsigned first = findFirstReader(members[position], position);
    unsigned target = first;
    if (first >= count || !canMerge(members[position], position, first))
      target = findPeer(members[position], position, first);
    if (target == noGroup || !merge(members[position], target))
      continue;
    members[target].append(members[position].begin(), members[position].end());
    llvm::sort(members[target], std::greater<>());
    members[position].clear();
  }
}

/// The first kernel but that at `position` that reads the op, light readers looked through.
unsigned GroupAssignment::findFirstReader(unsigned op, unsigned position) const {
  unsigned first = noGroup;
  for (Operation *user : graph.getOp(op).operation->getUsers()) {
    if (user == graph.getReturn())
      continue;
    unsigned reader = graph.indexOf(user);
    if (group[reader] != noGroup && group[reader] != position)
      first = std::min(first, group[reader]);
    if (isLight(reader))
      first = std::min(first, findFirstReader(reader, position));
  }
  return first;
}

unsigned GroupAssignment::findFirstReader(ArrayRef<unsigned> members,
                                          unsigned position) const {
  unsigned first = noGroup;
  for (unsigned op : members)
    first = std::min(first, findFirstReader(op, position));
  return first;
}

/// The next kernel before `firstReader` that reads much of what the kernel reads, and may be
/// merged with it; among the first readers only.
unsigned GroupAssignment::findPeer(ArrayRef<unsigned> members, unsigned position,
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
      if (isLight(reader) && peer == noGroup && depth > 0)
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
      if (producer && isLight(*producer) && group[*producer] == noGroup) {
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

bool GroupAssignment::canMerge(ArrayRef<unsigned> members, unsigned position,
                               unsigned target) const {
  const GraphOp &own = graph.getOp(position), &last = graph.getOp(target);
  auto isAlone = [&](unsigned op) {
    const GraphOp &member = graph.getOp(op);
    return member.fusibility == Fusibility::Opaque || member.isView() ||
           isLight(op) || isCopy(op);
  };
  if (isAlone(position) || isAlone(target) ||
      addedProduct[position] != noGroup || addedProduct[target] != noGroup ||
      (hasPhases && own.phase != last.phase) ||
      calls[position] != calls[target] || domain[position] > domain[target] ||
      size[position] + size[target] > options.maxOps)
    return false;
  return llvm::all_of(members, [&](unsigned op) {
    return graph.getOp(op).fusibility != Fusibility::Reduction ||
           domain[position] == domain[target];
  });
}

/// False, and nothing is changed, where an op would be made at too many indices: at more than
/// before where elements are moved, since what others make of them is not what is at hand.
bool GroupAssignment::merge(ArrayRef<unsigned> members, unsigned target) {
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
    forms[op] = findForms(op, target);
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

/// Whether the op makes more bytes of fewer, element by element: to read what it is made of
/// and to make it again takes less than to read it.
static bool isWidening(const GraphOp &op) {
  return isa<stablehlo::ConvertOp>(op.operation) &&
         computeResultBytes(op) > computeTypeBytes(op.operation->getOperand(0).getType())
                                      .value_or(0);
}

void GroupAssignment::findLightOps() {
  for (auto [index, op] : llvm::enumerate(graph.getOps()))
    if (op.isView() || op.fusibility == Fusibility::Expanding ||
        (options.merges() && isWidening(op)))
      light[index] = !isLargeConstant(op.operation);
}

/// Where the op's results are read, light readers looked through. The return
/// reads at the end.
GroupAssignment::Readers GroupAssignment::findReaders(unsigned op) const {
  Readers found;
  unsigned end = graph.getOps().size();
  for (Operation *user : graph.getOp(op).operation->getUsers()) {
    if (user == graph.getReturn()) {
      found.add(end);
      continue;
    }
    unsigned reader = graph.indexOf(user);
    if (group[reader] != noGroup)
      found.add(group[reader]);
    if (isLight(reader))
      found.add(readers[reader]);
  }
  return found;
}

/// A conversion to its own type that nobody reads but the return, directly or by
/// views.
bool GroupAssignment::isCopy(unsigned op) const {
  Operation *copy = graph.getOp(op).operation;
  if (!isa<stablehlo::ConvertOp>(copy) ||
      copy->getOperand(0).getType() != copy->getResult(0).getType())
    return false;
  return llvm::all_of(copy->getUsers(), [&](Operation *user) {
    while (user != graph.getReturn() && user->hasOneUse() &&
           graph.getOp(graph.indexOf(user)).isView())
      user = *user->user_begin();
    return user == graph.getReturn();
  });
}

/// The first kernel behind a copy that reads what it copies.
unsigned GroupAssignment::findSibling(unsigned op) const {
  std::optional<unsigned> producer =
      graph.definingOp(graph.getOp(op).operation->getOperand(0));
  return producer ? findReaders(*producer).first : noGroup;
}

/// Light ops are materialized if a library call or the return reads them.
bool GroupAssignment::isMaterialized(unsigned op) const {
  if (makesScalars(graph.getOp(op)))
    return false;
  for (Operation *user : graph.getOp(op).operation->getUsers()) {
    if (user == graph.getReturn())
      return true;
    if (isMadeByCall(graph.getOp(op).operation, user))
      continue;
    unsigned reader = graph.indexOf(user);
    const GraphOp &readerOp = graph.getOp(reader);
    bool readsMemory = isLight(reader) ? group[reader] != noGroup && readerOp.isView()
                                       : readerOp.fusibility == Fusibility::Opaque;
    if (readsMemory)
      return true;
  }
  return false;
}

bool GroupAssignment::canJoin(unsigned op, unsigned target,
                              bool isOnlyReader) const {
  const GraphOp &producer = graph.getOp(op);
  const GraphOp &last = graph.getOp(target);
  if (addedProduct[target] != noGroup)
    return addedProduct[target] == op && fits(op, target);
  if (producer.fusibility == Fusibility::Opaque ||
      last.fusibility == Fusibility::Opaque || last.isView() ||
      isLargeConstant(producer.operation))
    return false;
  if ((hasPhases && producer.phase != last.phase) ||
      size[target] >= options.maxOps)
    return false;
  int64_t elements = computeDomain(producer);
  if (producer.fusibility == Fusibility::Reduction)
    return options.fuseRowReductions && elements == domain[target];
  // A smaller producer is made again by every row that reads it; a larger one
  // would be made in part only, which is right if nobody else reads it.
  if (!isOnlyReader && elements > domain[target])
    return false;
  return findForms(op, target).size() <= mostIndexForms && fits(op, target);
}

/// Whether few enough bytes wait for the kernel with the op in it.
bool GroupAssignment::fits(unsigned op, unsigned target) const {
  int64_t more = countWaiting(op, target);
  return more == 0 ||
         waiting[target] + more <= int64_t(options.maxWaiting) * largest[target];
}

/// At which indices the group would make the op, light readers looked through.
IndexForms GroupAssignment::findForms(unsigned op, unsigned target) const {
  IndexForms found;
  for (OpOperand &use : graph.getOp(op).operation->getUses()) {
    if (use.getOwner() == graph.getReturn())
      continue;
    unsigned reader = graph.indexOf(use.getOwner());
    if (group[reader] == target)
      addForms(graph.getOp(reader), reader, use.getOperandNumber(),
               forms[reader], found);
    else if (isLight(reader))
      addForms(graph.getOp(reader), reader, use.getOperandNumber(),
               findForms(reader, target), found);
    if (found.size() > mostIndexForms)
      break;
  }
  return found;
}

/// Bytes more that live until `target` runs if the op, and nobody else, leaves them
/// to it: what it is the last to read, less what it makes.
int64_t GroupAssignment::countWaiting(unsigned op, unsigned target) const {
  bool isCall = graph.getOp(op).fusibility == Fusibility::Opaque;
  if (calls[op] + isCall == calls[target])
    return 0;
  int64_t bytes = -computeResultBytes(graph.getOp(op));
  llvm::SmallDenseSet<unsigned, 4> counted;
  for (Value operand : graph.getOp(op).operation->getOperands()) {
    std::optional<unsigned> producer = graph.definingOp(operand);
    if (producer && !isLight(*producer) && findReaders(*producer).last < target &&
        counted.insert(*producer).second)
      bytes += computeTypeBytes(operand.getType()).value_or(0);
  }
  return std::max<int64_t>(bytes, 0);
}

void GroupAssignment::join(unsigned op, unsigned target) {
  if (target != op)
    waiting[target] += countWaiting(op, target);
  forms[op] = findForms(op, target);
  if (target == op)
    forms[op].insert(0);
  group[op] = target;
  size[target] += 1;
  domain[target] = std::max(domain[target], computeDomain(graph.getOp(op)));
  largest[target] =
      std::max(largest[target], computeLargestBytes(graph.getOp(op)));
}

/// The most telling kind of work in the group.
static OpKind summarizeKind(const TrainingGraph &graph,
                            ArrayRef<unsigned> ops) {
  bool hasArithmetic = false, hasReduction = false, hasMovement = false;
  for (unsigned index : ops) {
    const GraphOp &op = graph.getOp(index);
    switch (op.fusibility) {
    case Fusibility::Opaque:
      return op.kind;
    case Fusibility::Reduction:
      hasReduction = true;
      break;
    case Fusibility::Elementwise:
      if (op.kind == OpKind::Random)
        return OpKind::Random;
      hasArithmetic |= !op.isView();
      break;
    case Fusibility::Movement:
      hasMovement = true;
      break;
    case Fusibility::Expanding:
      break;
    }
  }
  if (hasReduction)
    return OpKind::Reduction;
  return hasArithmetic || !hasMovement ? OpKind::Pointwise : OpKind::Copy;
}

SmallVector<Value> remat::computeInputs(const TrainingGraph &graph,
                                        ArrayRef<unsigned> ops) {
  llvm::SmallDenseSet<unsigned, 16> members(ops.begin(), ops.end());
  llvm::SetVector<Value, SmallVector<Value>> inputs;
  for (unsigned index : ops)
    forEachInput(graph.getOp(index).operation, [&](Value input) {
      std::optional<unsigned> producer = graph.definingOp(input);
      if (!producer || !members.contains(*producer))
        inputs.insert(input);
    });
  return inputs.takeVector();
}

SmallVector<unsigned> remat::computeSlice(const TrainingGraph &graph,
                                          const FusionGroup &group,
                                          Value output,
                                          ArrayRef<Value> given) {
  llvm::SmallDenseSet<unsigned, 16> members(group.ops.begin(), group.ops.end());
  for (Value value : given)
    members.erase(*graph.definingOp(value));
  llvm::SmallDenseSet<unsigned, 16> slice;
  SmallVector<unsigned> worklist{*graph.definingOp(output)};
  while (!worklist.empty()) {
    unsigned index = worklist.pop_back_val();
    if (!slice.insert(index).second)
      continue;
    forEachInput(graph.getOp(index).operation, [&](Value input) {
      std::optional<unsigned> producer = graph.definingOp(input);
      if (producer && members.contains(*producer))
        worklist.push_back(*producer);
    });
  }
  SmallVector<unsigned> ordered(slice.begin(), slice.end());
  llvm::sort(ordered);
  return ordered;
}

/// Whether the kernel at `position` holds a copy of `op` if it reads it.
static bool isMadeAgainIn(unsigned position, unsigned op,
                          const TrainingGraph &graph,
                          const KernelAssignment &assignment) {
  if (makesScalars(graph.getOp(op)))
    return assignment.light.test(op);
  if (!assignment.light.test(op) ||
      (!assignment.copies.empty() && !assignment.copies[op].contains(position)))
    return false;
  return assignment.library[position] == noGroup ||
         assignment.library[op] == position || graph.getOp(op).isView() ||
         isScalar(graph.getOp(op));
}

/// Adds the light ops that the group's ops read, so that the group reads only
/// what others write. A materialized light op is made again all the same.
static void addLightOps(const TrainingGraph &graph,
                        const KernelAssignment &assignment, unsigned position,
                        FusionGroup &group) {
  const GraphOp &last = graph.getOp(position);
  if (last.isView())
    return;
  llvm::SmallDenseSet<unsigned, 16> members(group.ops.begin(), group.ops.end());
  SmallVector<unsigned> worklist(group.ops.begin(), group.ops.end());
  while (!worklist.empty()) {
    const GraphOp &op = graph.getOp(worklist.pop_back_val());
    forEachInput(op.operation, [&](Value input) {
      std::optional<unsigned> producer = graph.definingOp(input);
      if (producer && isMadeAgainIn(position, *producer, graph, assignment) &&
          (op.fusibility != Fusibility::Opaque || !assignment.copies.empty() ||
           makesScalars(graph.getOp(*producer)) ||
           isMadeByCall(input.getDefiningOp(), op.operation)) &&
          members.insert(*producer).second) {
        group.ops.push_back(*producer);
        worklist.push_back(*producer);
      }
    });
  }
  llvm::sort(group.ops);
}

/// Whether a later phase reads something of the group.
static bool isReadLater(const TrainingGraph &graph, const FusionGroup &group) {
  return llvm::any_of(group.ops, [&](unsigned op) {
    return llvm::any_of(graph.getOp(op).operation->getUsers(), [&](Operation *user) {
      return user != graph.getReturn() &&
             graph.getOp(graph.indexOf(user)).phase != group.phase;
    });
  });
}

/// What a forward kernel knows of its rows, a mean or a maximum, takes hardly any bytes, and
/// with it others make again what was made of the rows without a reduction.
static bool isStatistic(const GraphOp &op) {
  return op.fusibility == Fusibility::Reduction &&
         op.operation->getNumResults() == 1 &&
         countElements(op.operation->getResult(0)) * leastRowElements <=
             computeDomain(op);
}

bool FusionGroups::changesUnder(unsigned waitingLimit,
                                const TrainingGraph &graph,
                                FusionOptions options) const {
  if (options.duplication)
    return false;
  options.maxWaiting = waitingLimit;
  return FusionGroups(graph, options).groups.size() != groups.size();
}

FusionGroups::FusionGroups(const TrainingGraph &graph,
                           const FusionOptions &options) {
  KernelAssignment assignment =
      options.duplication ? assignByDuplication(graph, *options.duplication)
                          : GroupAssignment(graph, options).take();
  unsigned count = graph.getOps().size();
  std::vector<FusionGroup> byPosition(count);
  for (unsigned op = 0; op < count; ++op) {
    if (isLargeConstant(graph.getOp(op).operation))
      largeConstants.push_back(graph.getOp(op).operation->getResult(0));
    else if (assignment.group[op] != noGroup)
      byPosition[assignment.group[op]].ops.push_back(op);
  }
  // Values read across groups, at the reader's side.
  llvm::DenseSet<Value> isRead;
  for (Value result : graph.getReturn()->getOperands())
    isRead.insert(result);
  std::vector<unsigned> positions;
  for (unsigned position = 0; position < count; ++position) {
    FusionGroup &group = byPosition[position];
    if (group.ops.empty())
      continue;
    addLightOps(graph, assignment, position, group);
    SmallVector<Value> inputs = computeInputs(graph, group.ops);
    group.inputs.assign(inputs.begin(), inputs.end());
    isRead.insert(inputs.begin(), inputs.end());
    positions.push_back(position);
  }
  for (unsigned position : positions) {
    FusionGroup &group = byPosition[position];
    const GraphOp &last = graph.getOp(position);
    group.phase = last.phase;
    group.kind = last.isView() ? OpKind::View : summarizeKind(graph, group.ops);
    group.isGenerated = !last.isView() && llvm::none_of(group.ops, [&](unsigned op) {
      return graph.getOp(op).fusibility == Fusibility::Opaque &&
             (op == position || assignment.group[op] == position);
    });
    group.isLibrary = assignment.library[position] != noGroup;
    group.isRecomputable = llvm::all_of(group.ops, [&](unsigned op) {
      return graph.getOp(op).isRecomputable;
    });
    bool leavesStatistics = options.merges() && group.isGenerated &&
                            group.phase == Phase::Forward &&
                            isReadLater(graph, group);
    for (unsigned op : group.ops) {
      if (assignment.group[op] != position)
        continue;
      bool isLeft = leavesStatistics && isStatistic(graph.getOp(op));
      for (Value result : graph.getOp(op).operation->getResults())
        if (isLeft || isRead.contains(result))
          group.outputs.push_back(result);
    }
    // An opaque op runs for its effect or its bytes even if nobody reads it.
    if (group.outputs.empty() && !group.isGenerated && !group.isView())
      llvm::append_range(group.outputs, last.operation->getResults());
    groups.push_back(std::move(group));
  }
}
