// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Errors.h"

#include "LoopSummary.h"

#include "remat/Pipelines/PlanStep.h"
#include "remat/Support/OutputFile.h"
#include "remat/Support/ToolProcess.h"
#include "remat/Target/Summary.h"
#include "remat/Transforms/Import.h"
#include "llvm/Support/WithColor.h"

using namespace remat;

ExitCode remat::reportError(ExitCode code, const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "remat-compile") << message << "\n";
  if (code == ExitCode::InternalError)
    writeCrashReport();
  return code;
}

/// A refusal of a step whose loops were built anew: other forms of them may need less.
static std::string limitToLoops(std::string message, llvm::StringRef loops) {
  constexpr llvm::StringLiteral sure = " cannot be met: ";
  if (size_t at = message.find(sure); at != std::string::npos)
    message.replace(at, sure.size(), " cannot be met by these loops: ");
  return message + "\nnote: the bound holds for these loops: " + loops.str();
}

ExitCode remat::reportPlanningError(llvm::Error error,
                                    const PlanningSession *session) {
  ExitCode code = ExitCode::BadInput;
  std::string message;
  llvm::handleAllErrors(
      std::move(error),
      [&](const UsageError &usage) {
        code = ExitCode::Usage;
        message = usage.message();
      },
      [&](const planner::BudgetInfeasible &infeasible) {
        code = ExitCode::Infeasible;
        message = explainInfeasible(infeasible, session->getTraining().problem,
                                    session->getReserveBytes());
        mlir::func::FuncOp function = session->getGraph().getFunction();
        std::string loops = describeLoops(function);
        if (!loops.empty())
          message = limitToLoops(std::move(message), loops);
        else if (session->getOptions().policy != "auto" && hasLoops(function))
          message += "\nnote: the bound holds for the loops as given and the "
                     "lowest peak for this policy; others may need less";
        if (hasCheckpoints(function))
          message += "\nhelp: jax.checkpoint in the step decides what is made "
                     "again; --undo-checkpoint leaves that to the plan";
      },
      [&](const PlanRejected &rejected) {
        code = ExitCode::PlanViolated;
        message = rejected.message();
      },
      [&](const planner::IllegalPlan &illegal) {
        code = ExitCode::InternalError;
        message = illegal.message + "; please report this with the input";
      },
      [&](const llvm::ErrorInfoBase &other) { message = other.message(); });
  return reportError(code, message);
}

ExitCode remat::writeFile(llvm::StringRef path, llvm::StringRef text,
                          bool isExecutable) {
  if (llvm::Error error = writeOutputFile(path, text, isExecutable))
    return reportError(ExitCode::BadInput, llvm::toString(std::move(error)));
  return ExitCode::Success;
}
