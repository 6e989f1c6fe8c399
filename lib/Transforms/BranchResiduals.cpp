// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Chooses what branches return for their backward passes; see the header. What crosses
/// is a cut between the ops that cannot be done again here and what is read; among those
/// cuts are looked at that drop one value after the other, and the one as far up as
/// possible.

#include "remat/Transforms/BranchResiduals.h"
#include "LoopBuilding.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "remat/Transforms/Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace remat {
#define GEN_PASS_DEF_REMATSHAREBRANCHRESIDUALS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::CaseOp;
using stablehlo::IfOp;

using Values = llvm::SetVector<Value>;

/// Whether the op is done again rather than that its result is handed over.
static bool isCheap(Operation *op) {
  auto model = dyn_cast<RematOpInterface>(op);
  return model && model.isRecomputable() && op->getNumRegions() == 0 &&
         model.getFusibility() != Fusibility::Opaque &&
         model.getFusibility() != Fusibility::Reduction;
}

static int64_t countBytes(const Values &values) {
  int64_t bytes = 0;
  for (Value value : values)
    bytes += computeTypeBytes(value.getType()).value_or(0);
  return bytes;
}

namespace {
/// Branches, and those behind them that are taken with them.
class Residuals {
public:
  explicit Residuals(Operation *branches)
      : branches(branches), partners(findPartners()), crossing(findCrossing()),
        slotOf(branches->getNumRegions()), builder(branches) {}

  bool run();

private:
  SmallVector<Operation *> findPartners() const;
  SmallVector<bool> findCrossing() const;
  bool isAround(Value value) const {
    return !branches->isAncestor(value.getParentRegion()->getParentOp());
  }
  Values findRead(unsigned region) const;
  void findLeaves(Value value, const Values &kept, Values &leaves) const;
  Values dropOneByOne(Values kept) const;
  Values takeAllLeaves(const Values &read) const;
  Values chooseKept(unsigned region) const;
  void assignSlots(unsigned region);
  bool isGain() const;
  Operation *rebuild();
  void readIn(Operation *old, Operation *next, Region &reading);

  Operation *branches;
  SmallVector<Operation *> partners;
  /// By result: only partners read it.
  SmallVector<bool> crossing;
  /// Types of what is handed over; by region, what that is and its number.
  SmallVector<Type> slots;
  SmallVector<llvm::MapVector<Value, unsigned>> slotOf;
  /// By region, what it returned.
  SmallVector<SmallVector<Value>> returned;
  OpBuilder builder;
};
} // namespace

SmallVector<Operation *> Residuals::findPartners() const {
  SmallVector<Operation *> found;
  for (Operation *user : branches->getOperand(0).getUsers())
    if (user->getName() == branches->getName() &&
        user->getBlock() == branches->getBlock() &&
        user->getNumRegions() == branches->getNumRegions() &&
        branches->isBeforeInBlock(user))
      found.push_back(user);
  return found;
}

SmallVector<bool> Residuals::findCrossing() const {
  return llvm::map_to_vector(branches->getResults(), [&](OpResult result) {
    return llvm::all_of(result.getUsers(), [&](Operation *user) {
      Operation *around = branches->getBlock()->findAncestorOpInBlock(*user);
      return user != around && llvm::is_contained(partners, around);
    });
  });
}

/// What partners read of the branch, if it is made in it.
Values Residuals::findRead(unsigned region) const {
  Values read;
  for (OpResult result : branches->getResults()) {
    unsigned number = result.getResultNumber();
    Value made = branches->getRegion(region).front().getTerminator()->getOperand(
        number);
    bool isRead = llvm::any_of(result.getUsers(), [&](Operation *user) {
      return llvm::any_of(partners, [&](Operation *partner) {
        return partner->getRegion(region).isAncestor(user->getParentRegion());
      });
    });
    if (crossing[number] && isRead && !isAround(made))
      read.insert(made);
  }
  return read;
}

/// What `value` is made of by cheap ops, what is kept and is around left out.
void Residuals::findLeaves(Value value, const Values &kept,
                           Values &leaves) const {
  llvm::DenseSet<Value> seen{value};
  SmallVector<Value> open(value.getDefiningOp()->getOperands());
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (isAround(next) || kept.contains(next) || !seen.insert(next).second)
      continue;
    Operation *op = next.getDefiningOp();
    if (op && isCheap(op))
      llvm::append_range(open, op->getOperands());
    else
      leaves.insert(next);
  }
}

/// Leaves out what the rest, and less than its own bytes, make again.
Values Residuals::dropOneByOne(Values kept) const {
  for (bool changes = true; changes;) {
    changes = false;
    for (Value value : llvm::reverse(kept.getArrayRef())) {
      if (!value.getDefiningOp() || !isCheap(value.getDefiningOp()))
        continue;
      Values rest = kept, leaves, own;
      rest.remove(value);
      own.insert(value);
      findLeaves(value, rest, leaves);
      if (countBytes(leaves) >= countBytes(own))
        continue;
      rest.insert_range(leaves);
      kept = std::move(rest);
      changes = true;
      break;
    }
  }
  return kept;
}

Values Residuals::takeAllLeaves(const Values &read) const {
  Values leaves;
  for (Value value : read)
    if (value.getDefiningOp() && isCheap(value.getDefiningOp()))
      findLeaves(value, {}, leaves);
    else
      leaves.insert(value);
  return leaves;
}

Values Residuals::chooseKept(unsigned region) const {
  Values read = findRead(region);
  Values some = dropOneByOne(read), leaves = takeAllLeaves(read);
  return countBytes(leaves) < countBytes(some) ? leaves : some;
}

/// Values of the same type in different branches share a result.
void Residuals::assignSlots(unsigned region) {
  llvm::SmallDenseSet<unsigned> taken;
  for (Value value : chooseKept(region)) {
    unsigned slot = 0;
    while (slot < slots.size() &&
           (slots[slot] != value.getType() || taken.contains(slot)))
      ++slot;
    if (slot == slots.size())
      slots.push_back(value.getType());
    taken.insert(slot);
    slotOf[region][value] = slot;
  }
}

/// The branches with what is left of their results; the old ones lose their regions.
Operation *Residuals::rebuild() {
  SmallVector<Type> types;
  for (auto [type, isCrossing] :
       llvm::zip_equal(branches->getResultTypes(), crossing))
    if (!isCrossing)
      types.push_back(type);
  unsigned firstSlot = types.size();
  llvm::append_range(types, slots);
  OperationState state(branches->getLoc(), branches->getName(),
                       branches->getOperands(), types, branches->getAttrs());
  for (Region &region : branches->getRegions())
    state.addRegion()->takeBody(region);
  Operation *next = builder.create(state);
  for (auto [region, own] : llvm::zip_equal(next->getRegions(), slotOf)) {
    Operation *end = region.front().getTerminator();
    OpBuilder inside(end);
    SmallVector<Value> handedOver;
    for (auto [value, isCrossing] :
         llvm::zip_equal(end->getOperands(), crossing))
      if (!isCrossing)
        handedOver.push_back(value);
    handedOver.resize(types.size());
    for (auto [value, slot] : own)
      handedOver[firstSlot + slot] = value;
    for (auto [value, type] : llvm::zip_equal(handedOver, types))
      if (!value)
        value = makeZeros(inside, end->getLoc(), cast<RankedTensorType>(type));
    end->setOperands(handedOver);
  }
  return next;
}

/// A value of a branch, made again where `inside` stands; values from around stand for
/// themselves.
static Value makeAgain(OpBuilder &inside, Value value, IRMapping &made) {
  if (made.contains(value))
    return made.lookup(value);
  Operation *op = value.getDefiningOp();
  for (Value operand : op->getOperands())
    if (operand.getParentRegion() == op->getParentRegion())
      makeAgain(inside, operand, made);
  inside.clone(*op, made);
  return made.lookup(value);
}

/// What a branch of a partner reads of `old` comes from `next`.
void Residuals::readIn(Operation *old, Operation *next, Region &reading) {
  unsigned region = reading.getRegionNumber();
  unsigned firstSlot = next->getNumResults() - slots.size();
  IRMapping made;
  for (auto [value, slot] : slotOf[region])
    made.map(value, next->getResult(firstSlot + slot));
  auto isInside = [&](OpOperand &use) {
    return reading.isAncestor(use.getOwner()->getParentRegion());
  };
  OpBuilder inside = OpBuilder::atBlockBegin(&reading.front());
  for (OpResult result : old->getResults()) {
    if (!crossing[result.getResultNumber()] ||
        llvm::none_of(result.getUses(), isInside))
      continue;
    Value value = returned[region][result.getResultNumber()];
    bool isMade = next->isAncestor(value.getParentRegion()->getParentOp());
    result.replaceUsesWithIf(isMade ? makeAgain(inside, value, made) : value,
                             isInside);
  }
}

/// Whether less is handed over than before.
bool Residuals::isGain() const {
  int64_t before = 0, after = 0;
  for (auto [type, isCrossing] :
       llvm::zip_equal(branches->getResultTypes(), crossing))
    before += isCrossing ? computeTypeBytes(type).value_or(0) : 0;
  for (Type type : slots)
    after += computeTypeBytes(type).value_or(0);
  return after < before || slots.size() < size_t(llvm::count(crossing, true));
}

bool Residuals::run() {
  if (!llvm::is_contained(crossing, true))
    return false;
  for (unsigned region = 0; region < branches->getNumRegions(); ++region)
    assignSlots(region);
  if (!isGain())
    return false;
  for (unsigned region = 0; region < branches->getNumRegions(); ++region)
    returned.emplace_back(
        branches->getRegion(region).front().getTerminator()->getOperands());
  Operation *next = rebuild();
  for (Operation *partner : partners)
    for (Region &reading : partner->getRegions())
      readIn(branches, next, reading);
  unsigned left = 0;
  for (OpResult result : branches->getResults())
    if (!crossing[result.getResultNumber()])
      result.replaceAllUsesWith(next->getResult(left++));
  branches->erase();
  for (Region &region : next->getRegions())
    eraseDeadOps(region.front());
  return true;
}

/// What all branches return of the values around them is read there.
static bool forwardValuesFromAround(Operation *branches) {
  bool changed = false;
  for (OpResult result : branches->getResults()) {
    llvm::SmallDenseSet<Value, 2> returned;
    for (Region &region : branches->getRegions())
      returned.insert(region.front().getTerminator()->getOperand(
          result.getResultNumber()));
    Value value = *returned.begin();
    if (returned.size() > 1 || result.use_empty() ||
        branches->isAncestor(value.getParentRegion()->getParentOp()))
      continue;
    result.replaceAllUsesWith(value);
    changed = true;
  }
  return changed;
}

bool remat::shareBranchResiduals(Block &block) {
  bool changed = false;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (!isa<CaseOp, IfOp>(op) ||
        !llvm::all_of(op.getResultTypes(), llvm::IsaPred<RankedTensorType>))
      continue;
    changed |= forwardValuesFromAround(&op);
    changed |= Residuals(&op).run();
  }
  return changed;
}

namespace {
struct RematShareBranchResiduals
    : public remat::impl::RematShareBranchResidualsBase<
          RematShareBranchResiduals> {
  using RematShareBranchResidualsBase::RematShareBranchResidualsBase;

  void runOnOperation() override {
    shareBranchResiduals(getOperation().getBody().front());
  }
};
} // namespace
