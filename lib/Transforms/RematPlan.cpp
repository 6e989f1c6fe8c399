// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The passes `--remat-loops`, `--remat-plan` and `--remat-apply`: loops rebuilt,
/// a plan on a function, and a function as its plan says.

#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/Passes.h"
#include "remat/Transforms/Planning.h"
#include "remat/Transforms/Remarks.h"
#include "remat/Transforms/WaitingLimits.h"

namespace remat {
#define GEN_PASS_DEF_REMATLOOPS
#define GEN_PASS_DEF_REMATPLAN
#define GEN_PASS_DEF_REMATAPPLY
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
/// What both passes share: their options and how they fail.
template <typename BaseT>
struct PlanningPass : public BaseT {
  using BaseT::BaseT;

  PlanningOptions getPlanningOptions() const {
    PlanningOptions options;
    options.budget = this->budget;
    options.reserve = this->reserve;
    options.device = this->device;
    options.policy = this->policy;
    options.profile = this->profile;
    options.timeLimit = this->timeLimit;
    options.workLimit = this->workLimit;
    options.seed = this->seed;
    options.lossResult = this->lossResult;
    options.allowOffload = this->allowOffload;
    return options;
  }

  void fail(llvm::Error error) {
    this->getOperation().emitError() << llvm::toString(std::move(error));
    this->signalPassFailure();
  }
};

struct RematLoops
    : public PlanningPass<remat::impl::RematLoopsBase<RematLoops>> {
  using PlanningPass::PlanningPass;

  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    if (failed(checkUnplanned(getOperation())))
      return signalPassFailure();
    if (llvm::Error error = planLoops(getOperation(), getPlanningOptions()))
      fail(std::move(error));
  }
};

struct RematPlan : public PlanningPass<remat::impl::RematPlanBase<RematPlan>> {
  using PlanningPass::PlanningPass;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    if (failed(checkUnplanned(function)))
      return signalPassFailure();
    llvm::Expected<std::unique_ptr<PlanningSession>> session =
        PlanningSession::create(function, getPlanningOptions());
    if (!session)
      return fail(session.takeError());
    warnAboutUnusedProfile(**session);
    llvm::Expected<planner::Solution> solution = (*session)->plan();
    if (!solution)
      return fail(solution.takeError());
    Builder builder(function.getContext());
    function->setAttr(RematDialect::planAttrName,
                      builder.getStringAttr(printPlan(solution->plan)));
    if (std::optional<int64_t> budget = (*session)->getBudgetBytes())
      function->setAttr(RematDialect::budgetAttrName,
                        builder.getI64IntegerAttr(*budget));
    emitPlanRemarks(**session, *solution);
    markAllAnalysesPreserved();
  }
};

struct RematApply
    : public PlanningPass<remat::impl::RematApplyBase<RematApply>> {
  using PlanningPass::PlanningPass;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    auto text = function->getAttrOfType<StringAttr>(RematDialect::planAttrName);
    if (!text)
      return;
    llvm::Expected<planner::Plan> plan = planner::parsePlan(text.getValue());
    if (!plan)
      return fail(plan.takeError());
    if (llvm::Error error =
            restoreWaitingLimit(function, getPlanningOptions(), *plan))
      return fail(std::move(error));
    llvm::Expected<std::unique_ptr<PlanningSession>> session =
        PlanningSession::create(function, getPlanningOptions());
    if (!session)
      return fail(session.takeError());
    llvm::Expected<planner::Solution> solution =
        (*session)->adopt(std::move(*plan));
    if (!solution)
      return fail(solution.takeError());
    if (failed(applyPlan((*session)->getGraph(), (*session)->getTraining(),
                         solution->plan)))
      return signalPassFailure();
    if (llvm::Error error = applyLoopBodies(function, getPlanningOptions()))
      return fail(std::move(error));
    function->removeAttr(RematDialect::planAttrName);
  }
};
} // namespace
