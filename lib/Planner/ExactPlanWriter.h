// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Writes the kernels that the exact search chose as the steps of a plan, with
/// the reruns of views that they need. Internal.

#ifndef REMAT_PLANNER_EXACTPLANWRITER_H
#define REMAT_PLANNER_EXACTPLANWRITER_H

#include "ExactKernels.h"
#include "remat/Planner/Plan.h"

namespace remat::planner {

class ExactPlanWriter {
public:
  explicit ExactPlanWriter(const ExactModel &model);

  void drop(const StorageBits &roots);
  /// A kernel of these members, the main op last. `reads` is empty for a view
  /// whose source is not readable.
  void run(llvm::ArrayRef<ExactMember> members, bool isFirst,
           const StorageBits &reads, const StorageBits &written);
  /// Runs the base ops before `position` that have not run: views.
  void runViews(int32_t position);

  std::vector<Step> take() { return std::move(steps); }

private:
  void runView(OpId view);
  void makeReadable(ValueId value, std::vector<Step> &inside);
  Step stepOf(const ExactMember &member, bool isInlined) const;

  const ExactModel &model;
  const Problem &problem;
  std::vector<Step> steps;
  int32_t nextBaseOp = 0;
  std::vector<char> isReadable; // per value
  std::vector<char> isMadeHere; // per value, in the kernel under way
  std::vector<OpId> viewOp;     // per value; -1
};

} // namespace remat::planner

#endif // REMAT_PLANNER_EXACTPLANWRITER_H
