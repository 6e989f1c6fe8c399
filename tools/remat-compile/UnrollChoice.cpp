// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "UnrollChoice.h"

#include "PlanAndWrite.h"
#include "PrepareStep.h"

#include "remat/Pipelines/PlanStep.h"
#include "remat/Support/Bytes.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace remat;

/// The plan with loops of so many iterations unrolled; none where the step
/// cannot be read, or has no loops to unroll.
static std::optional<TriedPlan> tryUnrolled(StringRef text,
                                            MLIRContext &context,
                                            CompileRequest request,
                                            unsigned iterations) {
  // Whatever is to be said is said where the choice is carried out.
  ScopedDiagnosticHandler handler(&context,
                                  [](Diagnostic &) { return success(); });
  request.unrollLoops = iterations;
  llvm::SourceMgr sourceManager;
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  if (readStep(llvm::MemoryBuffer::getMemBufferCopy(text), request,
               sourceManager, context, module, function) != ExitCode::Success)
    return std::nullopt;
  if (iterations == 0 && !hasLoops(function))
    return std::nullopt;
  return tryPlan(function, request);
}

static bool isBetter(const TriedPlan &plan, const TriedPlan &than,
                     bool isLowest) {
  if (plan.isFound != than.isFound)
    return plan.isFound;
  if (isLowest)
    return std::tie(plan.peakBytes, plan.timeNs) <
           std::tie(than.peakBytes, than.timeNs);
  return std::tie(plan.timeNs, plan.peakBytes) <
         std::tie(than.timeNs, than.peakBytes);
}

/// `unrolled: 1.23 ms a step, peak 40.00 MiB`
static std::string describe(StringRef form, const TriedPlan &plan) {
  if (!plan.isFound)
    return form.str() + ": no plan";
  return form.str() + ": " + formatNanoseconds(plan.timeNs) + " a step, peak " +
         formatBytes(plan.peakBytes);
}

std::optional<unsigned> remat::chooseUnrolling(StringRef text,
                                               MLIRContext &context,
                                               CompileRequest &request) {
  request.unrollLoops = 0;
  if (!request.timeLimit.empty()) {
    if (llvm::Expected<double> seconds = parseSeconds(request.timeLimit)) {
      request.timeLimit = std::to_string(*seconds / 3) + "s";
    } else {
      llvm::consumeError(seconds.takeError());
    }
  }
  std::optional<TriedPlan> given = tryUnrolled(text, context, request, 0);
  if (!given)
    return std::nullopt;
  if (given->budgetBytes)
    request.budget = std::to_string(*given->budgetBytes);
  std::optional<TriedPlan> unrolled =
      tryUnrolled(text, context, request, mostAutoIterations);
  if (!unrolled)
    return std::nullopt;
  bool unrolls = isBetter(*unrolled, *given, request.asksForLowest());
  if (unrolls)
    request.unrollLoops = mostAutoIterations;
  if (!request.quiet)
    llvm::WithColor::note(llvm::errs(), "remat-compile")
        << (unrolls ? "loops are unrolled, as by --unroll-loops=" +
                          std::to_string(mostAutoIterations)
                    : std::string("loops stay"))
        << " (" << describe("as given", *given) << "; "
        << describe("unrolled", *unrolled) << ")\n";
  if (!(unrolls ? given : unrolled)->isFound)
    return std::nullopt;
  return unrolls ? 0 : mostAutoIterations;
}
