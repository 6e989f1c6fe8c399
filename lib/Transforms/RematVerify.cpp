// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--remat-verify`: the budget, judged from the IR alone.

#include "BodyProgram.h"
#include "remat/Analysis/Names.h"
#include "remat/Analysis/ProblemBuilder.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/Passes.h"
#include "remat/Transforms/VerifyMemory.h"

namespace remat {
#define GEN_PASS_DEF_REMATVERIFY
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

/// Whether the op is part of what runs again, at any depth of loops.
static bool isPartOfRecomputation(Operation *op) {
  for (Operation *group = getEnclosingGroup(op); group;
       group = getEnclosingGroup(group))
    if (!isa<KernelOp>(group))
      return true;
  return false;
}

/// Ops that may run only once and stand in more than one kernel of their group.
/// Loops and branches may if all in them may.
static LogicalResult checkRunOnce(func::FuncOp function) {
  WalkResult result = function.walk([](Operation *op) {
    auto interface = dyn_cast<RematOpInterface>(op);
    if (!interface || op->getNumRegions() > 0 || interface.isRecomputable() ||
        !isPartOfRecomputation(op))
      return WalkResult::advance();
    op->emitOpError("may run only once and is part of a recomputation");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

static void reportExcess(func::FuncOp function, const MemoryAccount &account,
                         int64_t budgetBytes) {
  Operation *place = account.peakOp ? account.peakOp : function.getOperation();
  InFlightDiagnostic diagnostic = emitError(place->getLoc());
  diagnostic << "the peak is here: " << formatBytes(account.peakBytes) << " ("
                    << account.peakBytes << " bytes), above the budget of "
                    << formatBytes(budgetBytes) << " (" << budgetBytes
                    << " bytes)";
  constexpr unsigned shown = 5;
  for (auto [value, bytes] : llvm::ArrayRef(account.live).take_front(shown))
    diagnostic.attachNote(value.getLoc())
        << formatBytes(bytes) << " live here: '" << getValueName(value) << "'";
}

/// Bytes while a control-flow op runs, beside those that it reads and makes:
/// from the IR alone where a body's plan has been carried out, else as estimated
/// (`computeBodyCost`). Fails like `computeMemoryAccount`.
static FailureOr<int64_t> measureBody(Operation *op, const CostModel &costs) {
  auto loop = dyn_cast<stablehlo::WhileOp>(op);
  if (!loop || loop.getBody().getOps<KernelOpInterface>().empty())
    return computeBodyCost(op, costs).bytes;
  BodyProgram program(loop);
  int64_t alignment = costs.getDevice().alignment;
  FailureOr<MemoryAccount> account =
      accountMemory(program.getFunction(), costs, /*resultsUpFront=*/false);
  if (failed(account))
    return failure();
  return std::max<int64_t>(0, account->peakBytes -
                                  program.getArgumentBytes(alignment));
}

FailureOr<MemoryAccount> remat::accountMemory(func::FuncOp function,
                                              const CostModel &costs,
                                              bool resultsUpFront) {
  MemoryAccountOptions options;
  options.alignment = costs.getDevice().alignment;
  options.resultsUpFront =
      resultsUpFront && !function->hasAttr(RematDialect::lateResultsAttrName);
  bool areBodiesSound = true;
  options.bodyBytes = [&](Operation *op) -> int64_t {
    FailureOr<int64_t> bytes = measureBody(op, costs);
    areBodiesSound &= succeeded(bytes);
    return succeeded(bytes) ? *bytes : 0;
  };
  FailureOr<MemoryAccount> account = computeMemoryAccount(function, options);
  if (!areBodiesSound)
    return failure();
  return account;
}

LogicalResult remat::verifyMemory(func::FuncOp function, int64_t budgetBytes,
                                  const CostModel &costs) {
  if (failed(checkRunOnce(function)))
    return failure();
  FailureOr<MemoryAccount> account = accountMemory(function, costs);
  if (failed(account))
    return failure();
  if (account->peakBytes <= budgetBytes)
    return success();
  reportExcess(function, *account, budgetBytes);
  return failure();
}

namespace {
struct RematVerify : public remat::impl::RematVerifyBase<RematVerify> {
  using RematVerifyBase::RematVerifyBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    bool isOnBuffers = function->hasAttr(RematDialect::arenaAttrName);
    if (function.isExternal() || (function.isPrivate() && !isOnBuffers))
      return;
    llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
    if (!descriptor)
      return fail(descriptor.takeError());
    int64_t budgetBytes = std::numeric_limits<int64_t>::max();
    if (auto attribute =
            function->getAttrOfType<IntegerAttr>(RematDialect::budgetAttrName))
      budgetBytes = attribute.getInt();
    if (!budget.empty()) {
      llvm::Expected<int64_t> bytes = parseBytes(budget);
      if (!bytes)
        return fail(bytes.takeError());
      budgetBytes = *bytes;
    }
    if (failed(isOnBuffers
                   ? verifyArena(function, budgetBytes)
                   : verifyMemory(function, budgetBytes,
                                  CostModel(std::move(*descriptor)))))
      signalPassFailure();
    markAllAnalysesPreserved();
  }

  void fail(llvm::Error error) {
    getOperation().emitError() << llvm::toString(std::move(error));
    signalPassFailure();
  }
};
} // namespace
