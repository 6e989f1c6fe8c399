// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Liveness over the block of a planned function; see the header. Two sweeps:
/// the first finds owners and last uses, the second adds bytes up.

#include "remat/Transforms/MemoryAccount.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;

namespace {
class Accountant {
public:
  Accountant(func::FuncOp function, const MemoryAccountOptions &options)
      : function(function), block(function.getBody().front()),
        options(options) {}

  FailureOr<MemoryAccount> run();

private:
  void numberOps();
  void findOwners();
  void findLastUses();
  LogicalResult pairDonations();
  LogicalResult pairReuses();
  LogicalResult checkReuse(Operation *op, Value operand, Value result);
  void addCategories();
  llvm::MapVector<Value, unsigned> findBufferEnds() const;
  void sweep();
  void notePeak(Operation *op, int64_t bytes);
  void collectLive();
  Value ownerOf(Value value) const;
  int64_t bytesOf(Value owner) const;
  int64_t scratchOf(Operation *op) const;
  bool outlives(Value owner, unsigned position) const;
  bool isFreedWhenDead(BlockArgument argument) const;
  Value bufferOf(Value owner) const;

  func::FuncOp function;
  Block &block;
  const MemoryAccountOptions &options;
  llvm::DenseMap<Operation *, unsigned> positions;
  std::vector<Operation *> order;
  /// Views to the value whose bytes they show.
  llvm::DenseMap<Value, Value> owners;
  /// Position of the last reader of a value or of a view of it; the return
  /// reads at the end.
  llvm::DenseMap<Value, unsigned> lastUse;
  /// Results whose bytes another value lends: an operand or an argument.
  llvm::DenseMap<Value, Value> lender;
  /// Results that a donated argument is named for, whether or not they can take
  /// its bytes; all other results are up front.
  llvm::SmallDenseSet<Value> paired;
  llvm::SmallDenseSet<Value> upFront;
  MemoryAccount account;
  unsigned end = 0;
  unsigned peakPosition = 0;
};
} // namespace

/// Small things that are made where they are read.
static bool ownsNothing(Operation *op) {
  auto interface = dyn_cast<RematOpInterface>(op);
  return interface && interface.getFusibility() == Fusibility::Expanding &&
         op->hasTrait<OpTrait::ConstantLike>() &&
         computeDeviceBytes(op->getResult(0)) <= 4096;
}

void Accountant::numberOps() {
  for (Operation &op : block) {
    positions[&op] = order.size();
    order.push_back(&op);
  }
  end = order.size();
}

Value Accountant::ownerOf(Value value) const {
  auto found = owners.find(value);
  return found == owners.end() ? value : found->second;
}

/// A result that its kernel hands through from an operand shows the operand.
static std::optional<unsigned> findViewedOperand(Operation *op, unsigned index) {
  auto interface = dyn_cast<RematOpInterface>(op);
  if (!interface)
    return std::nullopt;
  return interface.getViewedOperand(index);
}

void Accountant::findOwners() {
  for (Operation *op : order)
    for (OpResult result : op->getResults())
      if (std::optional<unsigned> viewed =
              findViewedOperand(op, result.getResultNumber()))
        owners[result] = ownerOf(op->getOperand(*viewed));
}

void Accountant::findLastUses() {
  auto note = [&](Value value, Operation *reader) {
    if (value.getParentBlock() != &block)
      return;
    unsigned &last = lastUse[ownerOf(value)];
    last = std::max(last, positions.lookup(block.findAncestorOpInBlock(*reader)));
  };
  for (Operation *op : order)
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        note(operand, inner);
    });
  for (Value result : block.getTerminator()->getOperands())
    lastUse[ownerOf(result)] = end;
}

/// Whether the argument's bytes may be used for something else once it is dead:
/// a donor without a result. Paired arguments' bytes wait for their result.
bool Accountant::isFreedWhenDead(BlockArgument argument) const {
  func::FuncOp function = this->function;
  unsigned index = argument.getArgNumber();
  auto donor = function.getArgAttrOfType<BoolAttr>(index, "jax.buffer_donor");
  return !function.getArgAttr(index, "tf.aliasing_output") &&
         donor && donor.getValue();
}

int64_t Accountant::bytesOf(Value owner) const {
  if (Operation *op = owner.getDefiningOp(); op && ownsNothing(op))
    return 0;
  if (isa<HostType>(owner.getType()))
    return 0;
  int64_t bytes = computeDeviceBytes(owner);
  return (bytes + options.alignment - 1) / options.alignment *
         options.alignment;
}

/// Whether the plan says what the kernel takes inside, as compiled: the bodies of its
/// branches and loops need not be estimated. Loops of kernels have plans of their own.
static bool statesWorkspace(KernelOpInterface kernel) {
  return kernel->hasAttr("workspace") &&
         kernel.getBody().front().getOps<stablehlo::WhileOp>().empty();
}

int64_t Accountant::scratchOf(Operation *op) const {
  int64_t bytes = 0;
  if (auto kernel = dyn_cast<KernelOpInterface>(op)) {
    if (statesWorkspace(kernel))
      return kernel.getWorkspaceBytes();
    for (Operation &inner : kernel.getBody().front())
      bytes = std::max(bytes, scratchOf(&inner));
    return std::max(bytes, kernel.getWorkspaceBytes());
  }
  if (auto interface = dyn_cast<RematOpInterface>(op)) {
    bytes = interface.getWorkspaceBytes();
    if (interface.getOpKind() == OpKind::Control && options.bodyBytes)
      bytes += options.bodyBytes(op);
  }
  return bytes;
}

/// Whether something reads the value behind `position`.
bool Accountant::outlives(Value owner, unsigned position) const {
  auto found = lastUse.find(owner);
  return found != lastUse.end() && found->second > position;
}

/// A donated argument lends its bytes to its result if nobody reads it once the
/// result is written.
LogicalResult Accountant::pairDonations() {
  Operation *terminator = block.getTerminator();
  for (BlockArgument argument : block.getArguments()) {
    auto alias = function.getArgAttrOfType<IntegerAttr>(
        argument.getArgNumber(), "tf.aliasing_output");
    if (!alias || alias.getInt() < 0 ||
        alias.getInt() >= int64_t(terminator->getNumOperands()))
      continue;
    Value result = ownerOf(terminator->getOperand(alias.getInt()));
    paired.insert(result);
    Operation *producer = result.getDefiningOp();
    if (!producer || lender.contains(result) ||
        bytesOf(result) > bytesOf(argument) ||
        outlives(argument, positions.lookup(producer)))
      continue;
    lender[result] = argument;
    account.aliasBytes += bytesOf(result);
  }
  return success();
}

LogicalResult Accountant::checkReuse(Operation *op, Value operand,
                                     Value result) {
  Value owner = ownerOf(operand);
  if (outlives(owner, positions.lookup(op))) {
    auto diagnostic = op->emitOpError("result takes over the buffer of an "
                                      "operand that is read later");
    for (Operation *user : operand.getUsers())
      if (user != op)
        diagnostic.attachNote(user->getLoc()) << "a reader is here";
    return diagnostic;
  }
  if (bytesOf(result) > bytesOf(owner))
    return op->emitOpError("result of ")
           << bytesOf(result) << " bytes takes over a buffer of "
           << bytesOf(owner) << " bytes";
  return success();
}

LogicalResult Accountant::pairReuses() {
  for (Operation *op : order) {
    auto kernel = dyn_cast<KernelOpInterface>(op);
    if (!kernel)
      continue;
    for (BufferReuse reuse : kernel.getBufferReuses()) {
      Value operand = op->getOperand(reuse.operand);
      Value result = op->getResult(reuse.result);
      if (failed(checkReuse(op, operand, result)))
        return failure();
      // A result that lives from the start has bytes of its own.
      if (!lender.contains(result) && !upFront.contains(result))
        lender[result] = ownerOf(operand);
    }
  }
  return success();
}

void Accountant::addCategories() {
  for (BlockArgument argument : block.getArguments())
    account.argumentBytes += bytesOf(argument);
  for (Value result : block.getTerminator()->getOperands()) {
    Value owner = ownerOf(result);
    account.outputBytes += bytesOf(owner);
    if (options.resultsUpFront && owner.getDefiningOp() &&
        !paired.contains(owner))
      upFront.insert(owner);
  }
}

void Accountant::notePeak(Operation *op, int64_t bytes) {
  if (bytes <= account.peakBytes)
    return;
  account.peakBytes = bytes;
  account.peakOp = op;
  peakPosition = op ? positions.lookup(op) : 0;
}

/// The value whose allocation `owner` lives in, through lenders.
Value Accountant::bufferOf(Value owner) const {
  for (auto found = lender.find(owner); found != lender.end();
       found = lender.find(owner))
    owner = found->second;
  return owner;
}

/// The position behind which each buffer is free; buffers that stay are absent.
llvm::MapVector<Value, unsigned> Accountant::findBufferEnds() const {
  llvm::MapVector<Value, unsigned> ends;
  auto note = [&](Value owner, unsigned last) {
    unsigned &known = ends[bufferOf(owner)];
    known = std::max(known, last);
  };
  for (BlockArgument argument : block.getArguments())
    note(argument, isFreedWhenDead(argument) ? lastUse.lookup(argument) : end);
  for (auto [position, op] : llvm::enumerate(order))
    for (OpResult result : op->getResults()) {
      if (owners.contains(result))
        continue;
      auto found = lastUse.find(result);
      note(result, upFront.contains(result)  ? end
                   : found == lastUse.end() ? unsigned(position)
                                            : found->second);
    }
  return ends;
}

void Accountant::sweep() {
  std::vector<int64_t> freed(end + 1, 0);
  for (auto [buffer, last] : findBufferEnds())
    if (last < end)
      freed[last] += bytesOf(buffer);
  int64_t live = account.argumentBytes;
  for (Value owner : upFront)
    live += bytesOf(owner);
  notePeak(nullptr, live);
  for (unsigned position = 0; position < end; ++position) {
    Operation *op = order[position];
    for (OpResult result : op->getResults())
      if (!owners.contains(result) && !upFront.contains(result) &&
          !lender.contains(result))
        live += bytesOf(result);
    notePeak(op, live + scratchOf(op));
    live -= freed[position];
  }
}

void Accountant::collectLive() {
  llvm::DenseSet<Value> taken;
  auto consider = [&](Value owner, unsigned first) {
    if (owners.contains(owner) || bytesOf(owner) == 0)
      return;
    bool isLive = first <= peakPosition &&
                  (upFront.contains(owner) || isa<BlockArgument>(owner) ||
                   outlives(owner, peakPosition) ||
                   lastUse.lookup(owner) == peakPosition ||
                   first == peakPosition);
    if (isLive)
      account.live.push_back({owner, bytesOf(owner)});
  };
  for (BlockArgument argument : block.getArguments())
    consider(argument, 0);
  for (unsigned i = 0; i <= peakPosition && i < end; ++i)
    for (OpResult result : order[i]->getResults())
      consider(result, i);
  llvm::stable_sort(account.live, [](const auto &a, const auto &b) {
    return a.second > b.second;
  });
}

FailureOr<MemoryAccount> Accountant::run() {
  numberOps();
  findOwners();
  findLastUses();
  if (failed(pairDonations()))
    return failure();
  addCategories();
  if (failed(pairReuses()))
    return failure();
  sweep();
  collectLive();
  account.tempBytes = account.peakBytes - account.argumentBytes -
                      account.outputBytes + account.aliasBytes;
  return account;
}

FailureOr<MemoryAccount>
remat::computeMemoryAccount(func::FuncOp function,
                            const MemoryAccountOptions &options) {
  return Accountant(function, options).run();
}
