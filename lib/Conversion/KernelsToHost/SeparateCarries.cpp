// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header. Places of ops are compared within the block of the loop's body:
/// an op stands where its ancestor in that block stands.

#include "SeparateCarries.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;

//===----------------------------------------------------------------------===//
// Where a buffer comes from
//===----------------------------------------------------------------------===//

/// What the carry `number` of a loop was before it, if no iteration exchanges it.
static Value findOriginOfResult(scf::ForOp loop, unsigned number) {
  Value next = findOrigin(loop.getBody()->getTerminator()->getOperand(number));
  Value initial = loop.getInitArgs()[number];
  return next == loop.getRegionIterArg(number) || next == initial ? initial
                                                                  : Value();
}

static Value findOriginOfResult(scf::WhileOp loop, unsigned number) {
  Value passed = findOrigin(loop.getConditionOp().getArgs()[number]);
  auto carry = dyn_cast<BlockArgument>(passed);
  if (!carry || carry.getOwner() != loop.getBeforeBody())
    return {};
  Value next = findOrigin(loop.getYieldOp()->getOperand(carry.getArgNumber()));
  Value initial = loop.getInits()[carry.getArgNumber()];
  return next == carry || next == initial ? initial : Value();
}

/// What all branches yield, if that is one and the same.
static Value findOriginOfBranches(Operation *branches, unsigned number) {
  Value origin;
  for (Region &region : branches->getRegions()) {
    Value yielded =
        findOrigin(region.front().getTerminator()->getOperand(number));
    if (origin && yielded != origin)
      return {};
    origin = yielded;
  }
  return origin;
}

/// One step back; null at the end.
static Value findPredecessor(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast<scf::WhileOp>(argument.getOwner()->getParentOp());
    return loop && argument.getOwner() == loop.getAfterBody()
               ? loop.getConditionOp().getArgs()[argument.getArgNumber()]
               : Value();
  }
  unsigned number = cast<OpResult>(value).getResultNumber();
  Operation *op = value.getDefiningOp();
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return findOriginOfResult(loop, number);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return findOriginOfResult(loop, number);
  if (isa<scf::IfOp, scf::IndexSwitchOp>(op))
    return findOriginOfBranches(op, number);
  return {};
}

Value remat::findOrigin(Value value) {
  while (Value earlier = findPredecessor(value))
    value = earlier;
  return value;
}

//===----------------------------------------------------------------------===//
// Who uses a buffer
//===----------------------------------------------------------------------===//

static bool collectUsers(Value buffer, Operation *except,
                         SmallVectorImpl<Operation *> &users);

/// The same for the names that the buffer has as a carry of a loop.
static bool collectUsersInLoop(scf::ForOp loop, Value buffer, Operation *except,
                               SmallVectorImpl<Operation *> &users) {
  for (auto [number, initial] : llvm::enumerate(loop.getInitArgs())) {
    if (initial != buffer)
      continue;
    Operation *yield = loop.getBody()->getTerminator();
    Value carry = loop.getRegionIterArg(number);
    bool isKept = yield->getOperand(number) == carry &&
                  llvm::count(yield->getOperands(), carry) == 1;
    if (!isKept || !collectUsers(carry, yield, users) ||
        !collectUsers(loop.getResult(number), except, users))
      return false;
  }
  return true;
}

/// The ops that may access the buffer; false if it goes where that is not known,
/// such as to another carry of a loop. Uses by `except` do not count.
static bool collectUsers(Value buffer, Operation *except,
                         SmallVectorImpl<Operation *> &users) {
  for (Operation *user : buffer.getUsers()) {
    if (user == except)
      continue;
    if (isa<ViewLikeOpInterface>(user)) {
      if (!collectUsers(user->getResult(0), nullptr, users))
        return false;
      continue;
    }
    if (auto loop = dyn_cast<scf::ForOp>(user)) {
      if (!collectUsersInLoop(loop, buffer, except, users))
        return false;
      continue;
    }
    if (!isa<memref::LoadOp, memref::StoreOp, memref::CopyOp, linalg::LinalgOp>(
            user))
      return false;
    users.push_back(user);
  }
  return true;
}

static bool hasViews(Value buffer) {
  return llvm::any_of(buffer.getUsers(), [](Operation *user) {
    return isa<ViewLikeOpInterface>(user);
  });
}

/// Whether each element is read at the place that is written then, and only there.
static bool isElementwise(Operation *op, Value from, Value to) {
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return copy.getSource() == from && copy.getTarget() == to;
  auto generic = dyn_cast<linalg::LinalgOp>(op);
  if (!generic || generic.getNumParallelLoops() != generic.getNumLoops())
    return false;
  SmallVector<AffineMap> read, written;
  for (OpOperand &operand : op->getOpOperands()) {
    if (operand.get() == from)
      read.push_back(generic.getMatchingIndexingMap(&operand));
    else if (operand.get() == to)
      written.push_back(generic.getMatchingIndexingMap(&operand));
  }
  return written.size() == 1 && !read.empty() &&
         written.front().isPermutation() &&
         llvm::all_of(read, [&](AffineMap map) { return map == written.front(); });
}

/// Whether the next value may be written over the carry: nothing reads the carry
/// when the first element is there, unless at the same place.
static bool canOverwrite(Value carry, memref::AllocOp next, Operation *yield) {
  Block *block = yield->getBlock();
  if (next->getBlock() != block)
    return false;
  SmallVector<Operation *> readers, writers;
  if (!collectUsers(carry, nullptr, readers) ||
      !collectUsers(next.getResult(), yield, writers) || writers.empty())
    return false;
  auto precedes = [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); };
  auto findPlace = [&](Operation *op) { return block->findAncestorOpInBlock(*op); };
  Operation *first = findPlace(writers.front());
  for (Operation *writer : writers)
    if (precedes(findPlace(writer), first))
      first = findPlace(writer);
  return llvm::all_of(readers, [&](Operation *reader) {
    Operation *place = findPlace(reader);
    return place && (precedes(place, first) ||
                     (place == first && reader == first && !hasViews(carry) &&
                      isElementwise(first, carry, next.getResult())));
  });
}

//===----------------------------------------------------------------------===//
// From conditions to bodies
//===----------------------------------------------------------------------===//

/// By carry of a general loop, the body's name of it: the condition hands it on.
using Names = llvm::DenseMap<Value, Value>;

static bool isOnlyRead(Value buffer) {
  return llvm::all_of(buffer.getUses(), [](OpOperand &use) {
    Operation *user = use.getOwner();
    if (isa<ViewLikeOpInterface>(user))
      return isOnlyRead(user->getResult(0));
    if (auto copy = dyn_cast<memref::CopyOp>(user))
      return copy.getSource() == use.get() && copy.getTarget() != use.get();
    if (auto loops = dyn_cast<linalg::LinalgOp>(user))
      return loops.isDpsInput(&use);
    return isa<memref::LoadOp>(user);
  });
}

/// The copy that fills a buffer which then goes to the body and nowhere else.
static memref::CopyOp findHandedCopy(scf::ConditionOp condition, Value handed) {
  auto buffer = handed.getDefiningOp<memref::AllocOp>();
  if (!buffer || buffer->getBlock() != condition->getBlock() ||
      !llvm::hasNItems(buffer->getUses(), 2))
    return {};
  for (Operation *user : buffer->getUsers())
    if (auto copy = dyn_cast<memref::CopyOp>(user))
      if (copy.getTarget() == handed && copy->getBlock() == buffer->getBlock())
        return copy;
  return {};
}

/// Bufferized conditions hand copies of the carries to the body. Where they only read
/// a carry, the body gets the carry, if that has a place of its own.
static Names handOnCarries(scf::WhileOp loop) {
  Names names;
  scf::ConditionOp condition = loop.getConditionOp();
  for (auto [number, handed] : llvm::enumerate(condition.getArgsMutable())) {
    memref::CopyOp copy = findHandedCopy(condition, handed.get());
    if (!copy)
      continue;
    Value source = copy.getSource();
    while (auto cast = source.getDefiningOp<memref::CastOp>())
      source = cast.getSource();
    auto carry = dyn_cast<BlockArgument>(source);
    if (!carry || carry.getOwner() != loop.getBeforeBody() ||
        carry.getType() != handed.get().getType() || !isOnlyRead(carry))
      continue;
    Operation *buffer = handed.get().getDefiningOp();
    handed.set(carry);
    copy.erase();
    buffer->erase();
    names[carry] = loop.getAfterArguments()[number];
  }
  return names;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

namespace {
/// The next value of a carry, and the place where it belongs.
struct Update {
  Value next;
  Value place;
  /// The carry that the next value is the old value of; none otherwise.
  Value carry;
};

class CarrySeparator {
public:
  CarrySeparator(Operation *loop, MutableOperandRange initials,
                 Block::BlockArgListType carries, Operation *yield, Names names,
                 bool isHandedOn)
      : loop(loop), yield(yield), initials(initials), carries(carries),
        names(std::move(names)), isHandedOn(isHandedOn), before(loop),
        atEnd(yield) {}

  void run();

private:
  bool isLastUse(memref::AllocOp buffer) const;
  Value createPlace(Value initial);
  Value createCopy(Value buffer);
  Value settle(unsigned number);
  void separate(unsigned number);
  void update();

  Operation *loop, *yield;
  MutableOperandRange initials;
  Block::BlockArgListType carries;
  /// Where the next values are made, of the carries that have one there.
  Names names;
  /// Whether a condition hands them on, so that the body may write to any of them.
  bool isHandedOn;
  OpBuilder before, atEnd;
  llvm::MapVector<Value, Update> updates;
};
} // namespace

/// Whether the loop alone uses the buffer from now on, as one carry.
bool CarrySeparator::isLastUse(memref::AllocOp buffer) const {
  SmallVector<Operation *> users;
  return buffer && buffer->getBlock() == loop->getBlock() &&
         llvm::count(loop->getOperands(), buffer.getResult()) == 1 &&
         collectUsers(buffer.getResult(), loop, users) &&
         llvm::all_of(users, [&](Operation *user) {
           Operation *place = loop->getBlock()->findAncestorOpInBlock(*user);
           return place && place != loop && place->isBeforeInBlock(loop);
         });
}

/// Memory of one carry, with its first value in it.
Value CarrySeparator::createPlace(Value initial) {
  if (auto buffer = initial.getDefiningOp<memref::AllocOp>(); isLastUse(buffer))
    return initial;
  auto type = cast<MemRefType>(initial.getType());
  Value place = memref::AllocOp::create(
      before, initial.getLoc(),
      MemRefType::get(type.getShape(), type.getElementType()));
  // Nothing is read from a buffer that only loops' carries are made of.
  auto buffer = initial.getDefiningOp<memref::AllocOp>();
  if (!buffer || !llvm::all_of(buffer->getUsers(), [&](Operation *user) {
        return user == loop;
      }))
    memref::CopyOp::create(before, initial.getLoc(), initial, place);
  return place;
}

Value CarrySeparator::createCopy(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  Value copy = memref::AllocOp::create(
      atEnd, loop->getLoc(),
      MemRefType::get(type.getShape(), type.getElementType()));
  memref::CopyOp::create(atEnd, loop->getLoc(), buffer, copy);
  return copy;
}

/// Gives the carry a place of its own from the beginning.
Value CarrySeparator::settle(unsigned number) {
  OpOperand &initial = initials[number];
  Value place = createPlace(initial.get()), shown = place;
  if (place.getType() != carries[number].getType())
    shown = memref::CastOp::create(before, loop->getLoc(),
                                   carries[number].getType(), place);
  initial.set(shown);
  return place;
}

void CarrySeparator::separate(unsigned number) {
  Value carry = carries[number], name = names.lookup(carry);
  OpOperand &next = yield->getOpOperand(number);
  Value place = settle(number);
  Value origin = findOrigin(next.get());
  auto made = origin.getDefiningOp<memref::AllocOp>();
  bool isOnlyNext =
      next.get() == origin && llvm::count(yield->getOperands(), origin) == 1;
  // Another carry may take the old value at the end.
  bool isHandedElsewhere = llvm::any_of(updates, [&](const auto &entry) {
    return entry.second.carry == carry;
  });
  if (made && name && isOnlyNext && !isHandedElsewhere &&
      made.getType() == name.getType() && canOverwrite(name, made, yield)) {
    origin.replaceAllUsesWith(name);
    made.erase();
    return;
  }
  Update update{next.get(), place, {}};
  if (llvm::is_contained(carries, origin))
    update.carry = origin;
  else if (!made)
    update.next = createCopy(next.get());
  updates[carry] = update;
  next.set(name ? name : initials[number].get());
}

/// Parallel copies: a place is written when no other update reads it any more. Where
/// carries go round in a circle, one is set aside.
void CarrySeparator::update() {
  while (!updates.empty()) {
    auto isRead = [&](Value carry) {
      return llvm::any_of(updates, [&](const auto &other) {
        return other.first != carry && other.second.carry == carry;
      });
    };
    auto found = llvm::find_if(
        updates, [&](const auto &entry) { return !isRead(entry.first); });
    if (found == updates.end()) {
      found = updates.begin();
      Value aside = createCopy(found->second.place);
      for (auto &[carry, other] : updates)
        if (other.carry == found->first) {
          other.next = aside;
          other.carry = {};
        }
    }
    memref::CopyOp::create(atEnd, loop->getLoc(), found->second.next,
                           found->second.place);
    updates.erase(found);
  }
}

void CarrySeparator::run() {
  for (unsigned i = 0; i < carries.size(); ++i) {
    auto type = dyn_cast<MemRefType>(carries[i].getType());
    if (!type || !type.hasStaticShape())
      continue;
    if (findOrigin(yield->getOperand(i)) != carries[i])
      separate(i);
    else if (isHandedOn && names.contains(carries[i]))
      settle(i);
  }
  update();
}

static void separate(scf::ForOp loop) {
  Names names;
  for (Value carry : loop.getRegionIterArgs())
    names[carry] = carry;
  CarrySeparator(loop, loop.getInitArgsMutable(), loop.getRegionIterArgs(),
                 loop.getBody()->getTerminator(), std::move(names),
                 /*isHandedOn=*/false)
      .run();
}

static void separate(scf::WhileOp loop) {
  Names names = handOnCarries(loop);
  CarrySeparator(loop, loop.getInitsMutable(), loop.getBeforeArguments(),
                 loop.getYieldOp(), std::move(names), /*isHandedOn=*/true)
      .run();
}

void remat::separateCarries(func::FuncOp function) {
  function.walk([](Operation *op) {
    if (auto counted = dyn_cast<scf::ForOp>(op))
      separate(counted);
    else if (auto general = dyn_cast<scf::WhileOp>(op))
      separate(general);
  });
}
