// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Prints explanations.

#include "ExplainMode.h"

#include "remat/Planner/Explanation.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace remat;
using namespace remat::tool;

static cl::opt<std::string>
    explained("explain", cl::value_desc("VALUE"),
              cl::desc("say why this value (name or number) is kept or made "
                       "again"),
              cl::cat(getCategory()));

Expected<std::optional<planner::ValueId>>
tool::findExplained(const planner::Problem &problem) {
  if (!explained.getNumOccurrences())
    return std::nullopt;
  Expected<planner::ValueId> value = planner::findValue(problem, explained);
  if (!value)
    return createStringError("--explain: " + toString(value.takeError()));
  return *value;
}

ExitCode tool::explain(const planner::Problem &problem, planner::ValueId value,
                       const planner::Solution &solution,
                       const planner::Strategy &strategy,
                       const planner::Request &request) {
  Expected<std::string> text =
      planner::explainValue(problem, value, solution, strategy, request);
  if (!text)
    return report(text.takeError());
  errs() << printable(*text);
  return ExitCode::Success;
}
