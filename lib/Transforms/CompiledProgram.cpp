// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Instructions of a block; see the header.

#include "CompiledProgram.h"
#include "LoopInvariants.h"
#include "remat/Analysis/FlatProducts.h"
#include "remat/Analysis/ProblemBuilder.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/Products.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

/// The compiler's own, of a legalized block.
static FusionOptions getFinalOptions(const DeviceDescriptor &device) {
  FusionOptions options = device.getFusionOptions();
  if (options.duplication)
    options.duplication->seesProducts = true;
  return options;
}

CompiledProgram::CompiledProgram(const TrainingGraph &graph,
                                 const DeviceDescriptor &device)
    : graph(graph), device(device), groups(graph, getFinalOptions(device)),
      isFlat(findFlatOps(graph)) {
  rankValues();
  findFirstKernels();
  findReadDirectly();
  addArguments();
  for (const FusionGroup &group : groups.getGroups())
    addGroup(group);
  addResults();
  addDonations();
}

int64_t CompiledProgram::roundUp(int64_t bytes) const {
  return (bytes + device.alignment - 1) / device.alignment * device.alignment;
}

unsigned CompiledProgram::addNode(Operation *operation, Value value) {
  Node &node = nodes.emplace_back();
  node.operation = operation;
  if (value)
    node.rank = ranks.lookup_or(value, UINT_MAX);
  else if (operation)
    node.rank = getRank(operation);
  return nodes.size() - 1;
}

void CompiledProgram::addEdge(unsigned from, unsigned to, unsigned rank) {
  if (llvm::is_contained(nodes[to].before, from))
    return;
  nodes[to].before.push_back(from);
  nodes[from].after.push_back({to, rank});
}

void CompiledProgram::read(unsigned node, const Access &access, unsigned rank) {
  addEdge(access.node, node, rank);
  nodes[node].touched.push_back(access.storage);
}

unsigned CompiledProgram::addStorage(Value value, unsigned maker) {
  Storage storage;
  storage.bytes = roundUp(graph.getBytes(value));
  storage.maker = maker;
  storage.value = value;
  storages.push_back(std::move(storage));
  return storages.size() - 1;
}

/// Values from around a body are there from the start, and somebody else's.
CompiledProgram::Access CompiledProgram::getAccess(Value value) {
  auto found = accesses.find(value);
  if (found != accesses.end())
    return found->second;
  unsigned node = addNode(nullptr);
  unsigned storage = addStorage(value, node);
  storages[storage].isInHeap = false;
  return accesses[value] = {node, storage};
}

void CompiledProgram::addArguments() {
  for (BlockArgument argument : graph.getBlock().getArguments())
    getAccess(argument);
  for (Value constant : groups.getLargeConstants())
    categories.argumentBytes += storages[getAccess(constant).storage].bytes;
  if (graph.getFunction())
    for (BlockArgument argument : graph.getBlock().getArguments())
      categories.argumentBytes += storages[getAccess(argument).storage].bytes;
}

/// Whether everything that the kernel makes from the input keeps its place, and no
/// view lies between.
bool CompiledProgram::isReadDirectly(const FusionGroup &group,
                                     Value input) const {
  bool isInputFlat = isStoredFlat(input);
  llvm::SmallDenseSet<Value, 8> derived{input};
  for (unsigned index : group.ops) {
    const GraphOp &op = graph.getOp(index);
    bool reads = llvm::any_of(op.operation->getOperands(), [&](Value operand) {
      return derived.contains(operand);
    });
    if (!reads)
      continue;
    if (op.fusibility != Fusibility::Elementwise || op.isView() ||
        isFlat.test(index) != isInputFlat)
      return false;
    derived.insert_range(op.operation->getResults());
  }
  return true;
}

/// The inputs that the op's compiler may write `output` over.
SmallVector<Value> CompiledProgram::findOverwritable(const FusionGroup &group,
                                                     Value output) const {
  SmallVector<Value> inputs;
  if (group.isGenerated) {
    if (isStoredFlat(output) != isFlat.test(*graph.definingOp(output)))
      return inputs;
    for (Value input : group.inputs)
      if (input.getType() == output.getType() && isReadDirectly(group, input))
        inputs.push_back(input);
    return inputs;
  }
  auto interface = dyn_cast_or_null<RematOpInterface>(output.getDefiningOp());
  if (!interface)
    return inputs;
  if (std::optional<unsigned> operand = interface.getInPlaceOperand(
          cast<OpResult>(output).getResultNumber()))
    inputs.push_back(output.getDefiningOp()->getOperand(*operand));
  return inputs;
}

/// The operand that the op writes over. Sorts work in place
/// (xla/service/cpu/ir_emitter.cc, `HandleSort`).
static std::optional<unsigned> findInPlaceOperand(Value output) {
  auto interface = dyn_cast_or_null<RematOpInterface>(output.getDefiningOp());
  if (!interface || interface.getFusibility() != Fusibility::Opaque)
    return std::nullopt;
  unsigned result = cast<OpResult>(output).getResultNumber();
  if (isa<stablehlo::SortOp>(output.getDefiningOp()))
    return result;
  return interface.getInPlaceOperand(result);
}

/// The storage of an operand that the op must write over: the operand's own, or
/// that of a copy, made as soon as the operand is there, where others need it.
std::optional<unsigned> CompiledProgram::makeInPlace(Value output,
                                                     unsigned node) {
  std::optional<unsigned> operand = findInPlaceOperand(output);
  if (!operand)
    return std::nullopt;
  Operation *op = output.getDefiningOp();
  Access access = getAccess(op->getOperand(*operand));
  if (!storages[access.storage].isInHeap)
    return std::nullopt;
  if (isLastUse(access, op, *operand))
    return access.storage;
  unsigned copy = addNode(op);
  read(copy, access);
  addEdge(copy, node);
  return addStorage(output, copy);
}

/// Whether every branch returns the value as this result, or reads it element by element
/// only, so that the result may lie where the value is.
static bool isUpdatedByBranches(Operation *branches, unsigned result, Value value) {
  auto isInPlace = [&](Region &region) {
    Operation *end = region.front().getTerminator();
    bool isHandedOn = end->getOperand(result) == value;
    return llvm::all_of(value.getUses(), [&](OpOperand &use) {
      Operation *user = use.getOwner();
      if (!region.isAncestor(user->getParentRegion()))
        return true;
      if (user == end || isHandedOn)
        return user == end && use.getOperandNumber() == result;
      auto model = dyn_cast<RematOpInterface>(user);
      return user->getParentRegion() == &region && model &&
             model.getFusibility() == Fusibility::Elementwise;
    });
  };
  return value.getType() == branches->getResult(result).getType() &&
         llvm::all_of(branches->getRegions(), isInPlace);
}

/// By observation, XLA copies what such branches update, however they do that.
static bool hasProductOrLoop(Region &region) {
  return hasProduct(region) || !region.getOps<stablehlo::WhileOp>().empty();
}

void CompiledProgram::addKernel(const FusionGroup &group) {
  Operation *operation = graph.getOp(group.ops.back()).operation;
  SmallVector<Value> operands = orderInputs(group);
  SmallVector<Access> inputs;
  for (Value input : operands)
    inputs.push_back(getForKernel(group, input));
  unsigned node = addNode(operation);
  nodes[node].lastReaderFirst = hasTakenInConsumer(group);
  for (auto [value, input] : llvm::zip(operands, inputs))
    read(node, input, findReaderRank(group, value));
  if (auto interface = dyn_cast<RematOpInterface>(operation)) {
    int64_t workspace = interface.getWorkspaceBytes();
    nodes[node].inside = {{{workspace, 0, 0}}, 1, workspace};
    if (interface.getOpKind() == OpKind::Control)
      for (Region &region : operation->getRegions()) {
        BlockMemory branch = estimateCompiledBody(region.front(), device);
        if (branch.peakBytes > nodes[node].inside.peakBytes)
          nodes[node].inside = std::move(branch);
      }
  }
  bool holdsUpdates = isa<stablehlo::IfOp, stablehlo::CaseOp>(operation) &&
                      llvm::none_of(operation->getRegions(), hasProductOrLoop);
  // A window's unread results have bytes all the same.
  if (isa<stablehlo::ReduceWindowOp>(operation))
    for (Value result : operation->getResults())
      if (!llvm::is_contained(group.outputs, result))
        nodes[node].touched.push_back(addStorage(result, node));
  for (Value output : group.outputs) {
    std::optional<unsigned> inPlace = makeInPlace(output, node);
    unsigned storage = inPlace ? *inPlace : addStorage(output, node);
    nodes[node].touched.push_back(storage);
    Access access{node, storage};
    for (Value input : inPlace ? SmallVector<Value>()
                               : findOverwritable(group, output)) {
      // Behind a view or a barrier the maker is not the operand.
      Access from = getAccess(input);
      storages[storage].readInOrder.push_back(from.storage);
      if (storages[from.storage].maker == from.node)
        storages[storage].overwritable.push_back(from.storage);
    }
    if (holdsUpdates)
      for (Value input : group.inputs)
        if (isUpdatedByBranches(operation, cast<OpResult>(output).getResultNumber(), input))
          storages[storage].readInOrder.push_back(getAccess(input).storage);
    if (operation->getNumResults() > 1) {
      access.node = addNode(operation, output);
      addEdge(node, access.node);
      nodes[access.node].touched.push_back(storage);
    }
    accesses[output] = access;
    kernels[output] = &group;
    if (group.isLibrary)
      libraryValues.insert(output);
  }
}

/// Operands are packed, held and unpacked. Results show the operands. Nobody unpacks
/// what nobody reads; if nobody reads the operand either, it is not packed.
void CompiledProgram::addBarrier(Operation *barrier) {
  SmallVector<std::pair<Access, Value>> held;
  for (auto [operand, result] :
       llvm::zip(barrier->getOperands(), barrier->getResults()))
    if (!result.use_empty() || !operand.hasOneUse())
      held.push_back({getShaped(operand), result});
  if (held.empty())
    return;
  unsigned pack = addNode(barrier);
  unsigned hold = addNode(barrier);
  addEdge(pack, hold);
  for (const Access &input : llvm::make_first_range(held)) {
    read(pack, input);
    nodes[hold].touched.push_back(input.storage);
  }
  for (auto &[input, result] : held) {
    if (result.use_empty())
      continue;
    unsigned unpack = addNode(barrier, result);
    addEdge(hold, unpack);
    nodes[unpack].touched.push_back(input.storage);
    accesses[result] = {unpack, input.storage};
  }
}

llvm::BitVector CompiledProgram::findAncestors(unsigned node) const {
  llvm::BitVector ancestors(nodes.size());
  SmallVector<unsigned> worklist{node};
  ancestors.set(node);
  while (!worklist.empty())
    for (unsigned before : nodes[worklist.pop_back_val()].before)
      if (!ancestors.test(before)) {
        ancestors.set(before);
        worklist.push_back(before);
      }
  return ancestors;
}

/// Whether the op's operand is a carry of the loop around, and the op's result of
/// this number its next value: both loops have the same bytes for it.
static bool isCarriedOn(const TrainingGraph &graph, Operation *op,
                        unsigned operand) {
  auto carry = dyn_cast<BlockArgument>(op->getOperand(operand));
  Operation *yield = graph.getReturn();
  return !graph.getFunction() && carry &&
         carry.getOwner() == &graph.getBlock() &&
         carry.getArgNumber() < yield->getNumOperands() &&
         operand < op->getNumResults() &&
         yield->getOperand(carry.getArgNumber()) == op->getResult(operand);
}

/// Whether the operand is a temporary that nobody needs behind the op or from
/// another operand of it.
bool CompiledProgram::isLastUse(const Access &access, Operation *op,
                                unsigned operand) const {
  if (!storages[access.storage].isInHeap && !isCarriedOn(graph, op, operand))
    return false;
  SmallVector<Value> worklist{storages[access.storage].value};
  while (!worklist.empty())
    for (OpOperand &use : worklist.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (user == graph.getReturn())
        return false;
      bool isSameUse = user == op && use.getOperandNumber() == operand;
      if (!isSameUse && (user == op || !user->isBeforeInBlock(op)))
        return false;
      if (user != op && (graph.getOp(graph.indexOf(user)).isView() ||
                         isa<stablehlo::OptimizationBarrierOp>(user)))
        llvm::append_range(worklist, user->getResults());
    }
  return true;
}

/// Whether the loop only hands the carry on, to nobody.
static bool isUnreadCarry(stablehlo::WhileOp loop, unsigned index) {
  BlockArgument carry = loop.getBody().front().getArgument(index);
  return loop->getResult(index).use_empty() && carry.hasOneUse() &&
         loop.getBody().front().getTerminator()->getOperand(index) == carry &&
         loop.getCond().front().getArgument(index).use_empty();
}

/// A carry that the body changes has bytes of its own, those of the operand if
/// nobody else needs these; a carry that it hands on shows the operand, or is none if
/// nobody reads it.
std::optional<CompiledProgram::Access>
CompiledProgram::makeCarry(Operation *loop, unsigned index) {
  if (isUnreadCarry(cast<stablehlo::WhileOp>(loop), index))
    return std::nullopt;
  Value operand = loop->getOperand(index);
  Access access = getShaped(operand);
  if (isHandedOn(cast<stablehlo::WhileOp>(loop), index) ||
      isLastUse(access, loop, index))
    return access;
  unsigned copy = addNode(loop);
  read(copy, access);
  return Access{copy, addStorage(loop->getResult(index), copy)};
}

void CompiledProgram::addLoop(Operation *loop) {
  SmallVector<std::optional<Access>> carries;
  for (unsigned index = 0; index < loop->getNumOperands(); ++index)
    carries.push_back(makeCarry(loop, index));
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(loop->getRegions(), captured);
  SmallVector<Access> captures;
  for (Value value : captured)
    captures.push_back(getShaped(value));
  unsigned packed = addNode(loop);
  unsigned node = addNode(loop);
  addEdge(packed, node);
  for (const std::optional<Access> &carry : carries)
    if (carry) {
      read(packed, *carry);
      nodes[node].touched.push_back(carry->storage);
    }
  for (const Access &capture : captures)
    read(node, capture);
  nodes[node].inside = estimateCompiledBody(
      cast<stablehlo::WhileOp>(loop).getBody().front(), device);
  for (const FreeCarry &freed : nodes[node].inside.freeCarries)
    if (carries[freed.carry])
      nodes[node].freed.push_back(
          {carries[freed.carry]->storage, freed.first, freed.last});
  for (auto [carry, result] : llvm::zip(carries, loop->getResults())) {
    if (result.use_empty())
      continue;
    unsigned unpacked = addNode(loop, result);
    addEdge(node, unpacked);
    nodes[unpacked].touched.push_back(carry->storage);
    accesses[result] = {unpacked, carry->storage};
  }
}

void CompiledProgram::addGroup(const FusionGroup &group) {
  Operation *last = graph.getOp(group.ops.back()).operation;
  if (isa<stablehlo::OptimizationBarrierOp>(last))
    return addBarrier(last);
  if (isa<stablehlo::WhileOp>(last))
    return addLoop(last);
  if (!group.isView())
    return addKernel(group);
  Access shown = getAccess(group.inputs.front());
  unsigned node = addNode(last);
  read(node, shown);
  for (Value output : group.outputs)
    accesses[output] = {node, shown.storage};
}

void CompiledProgram::addResults() {
  unsigned end = addNode(graph.getReturn());
  llvm::SmallDenseSet<unsigned> taken;
  llvm::SmallDenseSet<unsigned> paired;
  for (const Donation &donation : graph.getDonations())
    if (donation.result)
      paired.insert(*donation.result);
  for (auto [index, value] : llvm::enumerate(graph.getReturn()->getOperands())) {
    Access access = getShaped(value);
    read(end, access);
    Storage &storage = storages[access.storage];
    int64_t bytes = roundUp(graph.getBytes(value));
    categories.outputBytes += bytes;
    if (!storage.isInHeap || !taken.insert(access.storage).second)
      continue;
    storage.isResult = true;
    storage.isInHeap = false;
    if (!paired.contains(index))
      rooms.push_back({bytes, std::nullopt, storage.maker,
                       llvm::to_vector(storage.overwritable)});
  }
}

/// The result is made in the argument's bytes if all who read the argument come
/// before, or read each element only where they write; else the argument is copied at the
/// start, and its bytes are free until the result is made.
void CompiledProgram::settleDonation(const Donation &donation) {
  Value argument = graph.getBlock().getArgument(donation.argument);
  Value result = graph.getReturn()->getOperand(*donation.result);
  Access access = accesses.lookup(argument);
  Storage &made = storages[accesses.lookup(result).storage];
  if (made.value == argument || !made.isResult)
    return;
  llvm::BitVector ancestors = findAncestors(made.maker);
  // The maker itself may read it where it writes.
  if (!llvm::is_contained(made.readInOrder, access.storage))
    ancestors.reset(made.maker);
  unsigned end = nodes.size();
  for (auto [index, node] : llvm::enumerate(nodes))
    if (!ancestors.test(index) &&
        llvm::is_contained(node.touched, access.storage))
      end = index;
  if (end == nodes.size())
    return;
  // Readers of the argument read the copy.
  unsigned copy = addNode(nullptr);
  for (auto [reader, rank] : nodes[access.node].after) {
    llvm::replace(nodes[reader].before, access.node, copy);
    nodes[copy].after.push_back({reader, rank});
  }
  nodes[access.node].after.clear();
  addEdge(access.node, copy);
  Storage &storage = storages[access.storage];
  storage.isInHeap = true;
  storage.maker = copy;
  if (graph.getFunction())
    rooms.push_back({storage.bytes, copy, made.maker});
  else
    copiedCarries.push_back(
        {donation.argument, copy, made.maker, accesses.lookup(result).storage});
}

void CompiledProgram::addDonations() {
  for (const Donation &donation : graph.getDonations()) {
    if (!donation.result)
      continue;
    Value argument = graph.getBlock().getArgument(donation.argument);
    if (graph.getFunction())
      categories.aliasBytes += roundUp(graph.getBytes(argument));
    settleDonation(donation);
  }
}
