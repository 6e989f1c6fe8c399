// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The passes `--remat-plan` and `--remat-apply`: a plan on a function, and a
/// function as its plan says.

#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/Passes.h"
#include "remat/Transforms/Planning.h"
#include "remat/Transforms/Remarks.h"

namespace remat {
#define GEN_PASS_DEF_REMATPLAN
#define GEN_PASS_DEF_REMATAPPLY
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

template <typename PassT>
static PlanningOptions getPlanningOptions(const PassT &pass) {
  PlanningOptions options;
  options.budget = pass.budget;
  options.reserve = pass.reserve;
  options.device = pass.device;
  options.policy = pass.policy;
  options.profile = pass.profile;
  options.timeLimit = pass.timeLimit;
  options.workLimit = pass.workLimit;
  options.seed = pass.seed;
  options.lossResult = pass.lossResult;
  options.allowOffload = pass.allowOffload;
  return options;
}

namespace {
struct RematPlan : public remat::impl::RematPlanBase<RematPlan> {
  using RematPlanBase::RematPlanBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    llvm::Expected<std::unique_ptr<PlanningSession>> session =
        PlanningSession::create(function, getPlanningOptions(*this));
    if (!session)
      return fail(session.takeError());
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

  void fail(llvm::Error error) {
    getOperation().emitError() << llvm::toString(std::move(error));
    signalPassFailure();
  }
};

struct RematApply : public remat::impl::RematApplyBase<RematApply> {
  using RematApplyBase::RematApplyBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    auto text = function->getAttrOfType<StringAttr>(RematDialect::planAttrName);
    if (!text)
      return;
    llvm::Expected<planner::Plan> plan = planner::parsePlan(text.getValue());
    if (!plan)
      return fail(plan.takeError());
    llvm::Expected<std::unique_ptr<PlanningSession>> session =
        PlanningSession::create(function, getPlanningOptions(*this));
    if (!session)
      return fail(session.takeError());
    llvm::Expected<planner::Solution> solution =
        (*session)->adopt(std::move(*plan));
    if (!solution)
      return fail(solution.takeError());
    if (failed(applyPlan((*session)->getGraph(), (*session)->getGroups(),
                         (*session)->getTraining(), solution->plan)))
      return signalPassFailure();
    function->removeAttr(RematDialect::planAttrName);
  }

  void fail(llvm::Error error) {
    getOperation().emitError() << llvm::toString(std::move(error));
    signalPassFailure();
  }
};
} // namespace
