// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "MicrobatchAdvice.h"

#include "PlanAndWrite.h"

#include "remat/Support/ToolProcess.h"
#include "remat/Transforms/Microbatches.h"

using namespace mlir;
using namespace remat;

/// Of more divisors those next to the given number are planned.
static constexpr unsigned mostOthers = 8;

/// The plan with so many microbatches; an error if the step cannot have them.
static llvm::Expected<std::optional<TriedPlan>>
tryCount(ModuleOp module, StringRef name, const CompileRequest &request,
         int64_t count) {
  OwningOpRef<ModuleOp> copy = module.clone();
  auto function = copy->lookupSymbol<func::FuncOp>(name);
  if (llvm::Error error = resizeMicrobatches(function, count))
    return std::move(error);
  return tryPlan(function, request);
}

Summary::Microbatches
remat::adviseOnMicrobatches(ModuleOp module, StringRef name,
                            CompileRequest request,
                            std::optional<int64_t> budgetBytes) {
  // Whatever is to be said of planning was said of the step as given.
  ScopedDiagnosticHandler handler(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  Summary::Microbatches advice;
  llvm::Expected<Microbatches> given =
      findMicrobatches(module.lookupSymbol<func::FuncOp>(name));
  if (!given) {
    advice.reason = llvm::toString(given.takeError());
    return advice;
  }
  advice.count = given->count;
  advice.size = given->size;
  // A percentage is one of the step as given.
  if (budgetBytes)
    request.budget = std::to_string(*budgetBytes);
  request.planIn.clear();
  for (const Microbatches &other : listOtherMicrobatches(*given, mostOthers)) {
    if (getInterruptFlag())
      break;
    llvm::Expected<std::optional<TriedPlan>> tried =
        tryCount(module, name, request, other.count);
    if (!tried) {
      advice.reason = llvm::toString(tried.takeError());
      return advice;
    }
    if (*tried)
      advice.others.push_back({other.count, other.size, (*tried)->isFound,
                               (*tried)->peakBytes, (*tried)->timeNs});
  }
  return advice;
}
