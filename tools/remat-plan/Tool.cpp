// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Files, interrupts and error messages of remat-plan.

#include "Tool.h"

#include "remat/Planner/Strategy.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/OutputFile.h"
#include "remat/Support/ToolProcess.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <future>

namespace remat::tool {

llvm::cl::OptionCategory &getCategory() {
  static llvm::cl::OptionCategory category("Planning options");
  return category;
}

std::string printable(const llvm::Twine &text) {
  std::string result = text.str();
  for (char &letter : result)
    if (llvm::isASCII(letter) && !llvm::isPrint(letter) && letter != '\n')
      letter = '?';
  return result;
}

ExitCode report(ExitCode code, const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "remat-plan")
      << printable(message) << '\n';
  return code;
}

ExitCode report(llvm::Error error) {
  if (error.isA<planner::BudgetInfeasible>()) {
    llvm::handleAllErrors(
        std::move(error), [](const planner::BudgetInfeasible &miss) {
          report(ExitCode::Infeasible, miss.message);
          if (miss.lowestFoundBytes > miss.budgetBytes)
            llvm::errs() << "help: --budget=" << miss.lowestFoundBytes << " ("
                         << formatBytes(miss.lowestFoundBytes)
                         << ") fits; --budget=min asks for the lowest peak "
                            "found\n";
        });
    return ExitCode::Infeasible;
  }
  ExitCode code = error.isA<planner::IllegalPlan>() ? ExitCode::InternalError
                                                    : ExitCode::BadInput;
  return report(code, llvm::toString(std::move(error)));
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readFile(llvm::StringRef path) {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false,
                                         /*RequiresNullTerminator=*/false);
  if (!buffer)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + buffer.getError().message());
  return std::move(*buffer);
}

llvm::Expected<LoadedProblem> loadProblem(llvm::StringRef path) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> file = readFile(path);
  if (!file)
    return file.takeError();
  llvm::StringRef text = (*file)->getBuffer();
  // Hashing takes a third as long as reading.
  std::future<std::string> sha256 = std::async(
      std::launch::async, [&] { return planner::problemSha256(text); });
  llvm::Expected<planner::Problem> problem = planner::parseProblem(text);
  if (!problem) {
    // Steps are mostly what is given by mistake.
    llvm::StringRef hint = text.ltrim().starts_with("{")
                               ? ""
                               : "; problems are JSON, which remat-compile "
                                 "--emit=problem writes of a step";
    return llvm::createStringError(path + ": " +
                                   llvm::toString(problem.takeError()) + hint);
  }
  return LoadedProblem{std::move(*problem), sha256.get()};
}

ExitCode writeFile(llvm::StringRef path, llvm::StringRef text) {
  if (path.empty())
    return ExitCode::Success;
  setActivity(Activity::Writing);
  if (llvm::Error error = writeOutputFile(path, text))
    return report(ExitCode::BadInput, llvm::toString(std::move(error)));
  return ExitCode::Success;
}

} // namespace remat::tool
