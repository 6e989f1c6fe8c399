// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `none`: every storage is kept until its last use. Peak: that of the
/// base program (user policies aside). Never fails on a well-formed problem;
/// O(n).

#include "Strategies.h"

namespace remat::planner {

namespace {
class KeepAllStrategy : public Strategy {
public:
  std::string name() const override { return "none"; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &) const override {
    return buildPlan(problem, retainAll(problem));
  }
};
} // namespace

std::unique_ptr<Strategy> createKeepAllStrategy() {
  return std::make_unique<KeepAllStrategy>();
}

} // namespace remat::planner
