// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The mode that answers the first question of every user.

#include "AdviceMode.h"

#include "remat/Planner/Advice.h"
#include "remat/Planner/BatchScaling.h"
#include "remat/Planner/PlanArena.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/ToolProcess.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace remat;
using namespace remat::tool;
using planner::Problem;

namespace {
enum class Subject { Peak, Batch };
} // namespace

static cl::opt<Subject> advice(
    "advice", cl::ValueOptional, cl::init(Subject::Peak),
    cl::desc("is rematerialization worth it here?"),
    cl::values(clEnumValN(Subject::Peak, "", "what the peak consists of"),
               clEnumValN(Subject::Batch, "batch",
                          "the largest batch within --budget, from exports at "
                          "--batch-sizes")),
    cl::cat(getCategory()));
static cl::list<int64_t>
    batchSizes("batch-sizes", cl::CommaSeparated, cl::value_desc("N,N[,N]"),
               cl::desc("with --advice=batch: the batch size of each file"),
               cl::cat(getCategory()));

bool tool::isAdviceAsked() { return advice.getNumOccurrences() > 0; }

static ExitCode adviseOnPeak(const std::string &path,
                             const planner::Strategy &strategy,
                             planner::Request request) {
  Expected<LoadedProblem> loaded = loadProblem(path);
  if (!loaded)
    return report(loaded.takeError());
  request.budgetBytes = std::nullopt;
  request.minimizePeak = true;
  Expected<planner::Solution> lowest =
      planner::solve(loaded->problem, strategy, request);
  if (!lowest)
    return report(lowest.takeError());
  outs() << planner::advise(loaded->problem, *lowest);
  return ExitCode::Success;
}

static ExitCode checkBatchOptions(ArrayRef<std::string> paths,
                                  std::optional<int64_t> budgetBytes) {
  if (!budgetBytes)
    return report(ExitCode::Usage,
                  "--advice=batch: expected a --budget in bytes");
  if (paths.size() < 2 || paths.size() != batchSizes.size())
    return report(ExitCode::Usage, "--advice=batch: expected two problem files "
                                   "or more, and --batch-sizes for each");
  for (auto [index, size] : enumerate(batchSizes))
    if (size < 1 || size > (int64_t(1) << 40) ||
        (index > 0 && size <= batchSizes[index - 1]))
      return report(ExitCode::Usage,
                    "--batch-sizes: expected rising whole numbers from 1");
  return ExitCode::Success;
}

/// The largest batch whose plan keeps the budget.
static std::optional<int64_t> findLargest(const planner::BatchScaling &scaling,
                                          const planner::Strategy &strategy,
                                          const planner::Request &request) {
  return planner::findLargestBatch(scaling, [&](const Problem &problem) {
    Expected<planner::PlacedSolution> solution =
        planner::solveWithArena(problem, strategy, request);
    if (solution)
      return true;
    consumeError(solution.takeError());
    return false;
  });
}

static void printLargest(StringRef how, std::optional<int64_t> size) {
  outs() << how;
  if (size)
    outs() << *size << '\n';
  else
    outs() << "none fits\n";
}

static ExitCode adviseOnBatch(ArrayRef<std::string> paths,
                              const planner::Strategy &strategy,
                              planner::Request request, int64_t budgetBytes) {
  std::vector<Problem> problems;
  for (const std::string &path : paths) {
    Expected<LoadedProblem> loaded = loadProblem(path);
    if (!loaded)
      return report(loaded.takeError());
    problems.push_back(std::move(loaded->problem));
  }
  Expected<planner::BatchScaling> scaling = planner::BatchScaling::fit(
      problems, std::vector<int64_t>(batchSizes.begin(), batchSizes.end()));
  if (!scaling)
    return report(scaling.takeError());
  Expected<std::unique_ptr<planner::Strategy>> keepAll =
      planner::createStrategy("none");
  if (!keepAll)
    return report(keepAll.takeError());
  request.budgetBytes = budgetBytes;
  request.minimizePeak = false;
  setActivity(Activity::Planning);
  outs() << "largest batch within " << formatBytes(budgetBytes) << '\n';
  printLargest("  everything kept:        ",
               findLargest(*scaling, **keepAll, request));
  printLargest("  with rematerialization: ",
               findLargest(*scaling, strategy, request));
  return ExitCode::Success;
}

ExitCode tool::runAdviceMode(ArrayRef<std::string> problemPaths,
                             const planner::Strategy &strategy,
                             const planner::Request &request,
                             std::optional<int64_t> budgetBytes) {
  if (advice == Subject::Peak) {
    if (problemPaths.size() != 1)
      return report(ExitCode::Usage, "--advice: expected one problem file");
    setActivity(Activity::Planning);
    return adviseOnPeak(problemPaths.front(), strategy, request);
  }
  if (ExitCode code = checkBatchOptions(problemPaths, budgetBytes);
      code != ExitCode::Success)
    return code;
  return adviseOnBatch(problemPaths, strategy, request, *budgetBytes);
}
