// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels' estimated times as a profile; see ProblemBuilder.h.

#include "remat/Analysis/ProblemBuilder.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include <map>

using namespace mlir;
using namespace remat;

std::string remat::printProfile(const TrainingGraph &graph,
                                const TrainingProblem &training) {
  std::map<std::string, int64_t> times;
  for (size_t index = 0; index < training.sources.size(); ++index) {
    const planner::Op &op = training.problem.ops[index];
    if (!training.sources[index].group || op.extra || op.kind == OpKind::View ||
        graph.getOp(training.sources[index].ops.back()).kind ==
            OpKind::Control)
      continue;
    int64_t &time =
        times[computeKernelSignature(graph, training.sources[index].ops)];
    time = std::max(time, op.timeNs);
  }
  llvm::json::Object object;
  for (const auto &[signature, time] : times)
    object[signature] = time;
  return llvm::formatv("{0:2}\n", llvm::json::Value(std::move(object))).str();
}
