// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Branches become loops; see the header. Optimizers that look at curvature once in ten
/// steps and adversarial training that alternates between two networks come out of JAX as
/// whole steps inside of branches.

#include "remat/Transforms/BranchLoops.h"
#include "LoopBuilding.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/Products.h"
#include "remat/Transforms/FlattenBranches.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATRUNBRANCHESASLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::CaseOp;
using stablehlo::IfOp;

bool remat::hasHeavyBranch(Operation *branches) {
  return isa<IfOp, CaseOp>(branches) &&
         !branches->hasAttr(RematDialect::deviceShapesAttrName) &&
         llvm::all_of(branches->getResultTypes(),
                      [](Type type) {
                        auto shaped = dyn_cast<RankedTensorType>(type);
                        return shaped && shaped.hasStaticShape();
                      }) &&
         llvm::any_of(branches->getRegions(), hasProduct);
}

bool remat::isPairedBranch(Operation *branches) {
  auto readsFrom = [](Operation *reader, Operation *maker) {
    return llvm::any_of(maker->getUsers(), [&](Operation *user) {
      return user != reader && reader->isAncestor(user);
    });
  };
  return llvm::any_of(branches->getOperand(0).getUsers(), [&](Operation *other) {
    return other != branches && isa<IfOp, CaseOp>(other) &&
           (readsFrom(branches, other) || readsFrom(other, branches));
  });
}

namespace {
/// Puts loops, and a choice, in the place of one op.
class BranchReplacer {
public:
  explicit BranchReplacer(Operation *branches)
      : branches(branches), builder(branches) {}
  void run();

private:
  Location getLoc() { return branches->getLoc(); }
  SmallVector<Value> choosePlaces();
  void addLoop(Region &region, Value taken);

  Operation *branches;
  OpBuilder builder;
  /// What the loops begin with, and what those so far end with.
  SmallVector<Value> first, results;
};
} // namespace

/// Where all branches are loops' bodies: what one of them returns of what is around, or
/// zeros.
SmallVector<Value> BranchReplacer::choosePlaces() {
  SmallVector<Value> places;
  for (OpResult result : branches->getResults()) {
    Value place;
    for (Region &region : branches->getRegions()) {
      Value returned =
          region.front().getTerminator()->getOperand(result.getResultNumber());
      if (!branches->isAncestor(returned.getParentRegion()->getParentOp()))
        place = returned;
    }
    places.push_back(place ? place
                           : makeZeros(builder, getLoc(),
                                       cast<RankedTensorType>(result.getType())));
  }
  return places;
}

/// No other loop ran where this one does: its carries are what the first one's were.
void BranchReplacer::addLoop(Region &region, Value taken) {
  SmallVector<Value> begins{taken};
  llvm::append_range(begins, results);
  auto types = llvm::map_to_vector(begins, [](Value value) { return value.getType(); });
  auto loop = stablehlo::WhileOp::create(builder, getLoc(), types, begins);
  for (NamedAttribute attribute : branches->getDiscardableAttrs())
    loop->setDiscardableAttr(attribute.getName(), attribute.getValue());
  SmallVector<Location> locations(types.size(), getLoc());
  Block &condition = loop.getCond().emplaceBlock();
  condition.addArguments(types, locations);
  OpBuilder inside = OpBuilder::atBlockBegin(&condition);
  stablehlo::ReturnOp::create(inside, getLoc(), condition.getArgument(0));
  Block &body = loop.getBody().emplaceBlock();
  body.addArguments(types, locations);
  body.getOperations().splice(body.end(), region.front().getOperations());
  Operation *end = body.getTerminator();
  inside.setInsertionPoint(end);
  SmallVector<Value> next{makeInteger(inside, getLoc(), taken.getType(), 0)};
  auto carries = body.getArguments().drop_front();
  for (auto [value, carry, returned] :
       llvm::zip_equal(first, carries, end->getOperands()))
    next.push_back(returned == value ? Value(carry) : returned);
  end->setOperands(next);
  for (auto [value, carry] : llvm::zip_equal(first, carries))
    value.replaceUsesWithIf(carry, [&](OpOperand &use) {
      return loop.getBody().isAncestor(use.getOwner()->getParentRegion());
    });
  results.assign(loop->result_begin() + 1, loop->result_end());
}

void BranchReplacer::run() {
  SmallVector<unsigned> light, heavy;
  for (unsigned number = 0; number < branches->getNumRegions(); ++number)
    (canBranchBeFlattened(branches->getRegion(number)) ? light : heavy)
        .push_back(number);
  first = results = light.empty() ? choosePlaces() : chooseAmongBranches(branches, light);
  for (unsigned number : heavy)
    addLoop(branches->getRegion(number), isBranchTaken(builder, branches, number));
  branches->replaceAllUsesWith(results);
  branches->erase();
}

void remat::runBranchesAsLoops(func::FuncOp function,
                               llvm::function_ref<bool(Operation *)> isWanted) {
  SmallVector<Operation *> found;
  for (Operation &op : function.getBody().front())
    if (hasHeavyBranch(&op) && isWanted(&op))
      found.push_back(&op);
  for (Operation *branches : found)
    BranchReplacer(branches).run();
}

namespace {
struct RematRunBranchesAsLoops
    : public remat::impl::RematRunBranchesAsLoopsBase<RematRunBranchesAsLoops> {
  using RematRunBranchesAsLoopsBase::RematRunBranchesAsLoopsBase;

  void runOnOperation() override {
    runBranchesAsLoops(getOperation(), [](Operation *) { return true; });
  }
};
} // namespace
