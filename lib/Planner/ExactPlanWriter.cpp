// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Views of live storages are rerun before the kernel, views of what the kernel
/// makes inside it.

#include "ExactPlanWriter.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

ExactPlanWriter::ExactPlanWriter(const ExactModel &model)
    : model(model), problem(model.problem), isReadable(problem.values.size()),
      isMadeHere(problem.values.size()),
      viewOp(problem.values.size(), -1) {
  for (ValueId argument : problem.arguments)
    isReadable[argument] = 1;
  for (auto [index, op] : llvm::enumerate(problem.ops))
    if (op.isView())
      for (ValueId output : op.outputs)
        viewOp[output] = OpId(index);
}

void ExactPlanWriter::drop(const StorageBits &roots) {
  roots.forEach([&](int bit) {
    ValueId root = model.rootOfBit[bit];
    if (root < 0)
      return;
    steps.push_back(Step::drop(root));
    for (size_t value = 0; value < problem.values.size(); ++value)
      if (problem.rootOf(ValueId(value)) == root)
        isReadable[value] = 0;
  });
}

void ExactPlanWriter::runView(OpId view) {
  const Op &op = problem.ops[view];
  steps.push_back(Step::run(view));
  if (isReadable[op.inputs[0]])
    for (ValueId output : op.outputs)
      isReadable[output] = 1;
}

void ExactPlanWriter::runViews(int32_t position) {
  for (; nextBaseOp < position; ++nextBaseOp)
    if (!problem.ops[nextBaseOp].extra)
      runView(nextBaseOp);
}

void ExactPlanWriter::makeReadable(ValueId value, std::vector<Step> &inside) {
  if (isReadable[value] || isMadeHere[value] || viewOp[value] < 0)
    return;
  const Op &op = problem.ops[viewOp[value]];
  makeReadable(op.inputs[0], inside);
  bool isBefore = isReadable[op.inputs[0]];
  if (isBefore)
    steps.push_back(Step::rerun(viewOp[value]));
  else
    inside.push_back(Step::inlined(viewOp[value]));
  for (ValueId output : op.outputs)
    (isBefore ? isReadable : isMadeHere)[output] = 1;
}

Step ExactPlanWriter::stepOf(const ExactMember &member, bool isInlined) const {
  Step step = Step::rerun(member.op);
  step.into = isInlined;
  step.keep = member.keep;
  if (member.form > 0)
    step.variant = member.form - 1;
  for (auto [index, output] : llvm::enumerate(problem.ops[member.op].outputs))
    if (member.without >> index & 1)
      step.without.push_back(output);
  return step;
}

void ExactPlanWriter::run(llvm::ArrayRef<ExactMember> members, bool isFirst,
                          const StorageBits &reads,
                          const StorageBits &written) {
  std::vector<Step> inside;
  isMadeHere.assign(problem.values.size(), 0);
  for (const ExactMember &member : members) {
    bool isMain = &member == &members.back();
    for (ValueId input : model.form(member.op, member.form).inputs)
      if (!problem.ops[member.op].isView() || !reads.empty())
        makeReadable(input, inside);
    if (isMain && isFirst)
      nextBaseOp = member.op + 1;
    if (problem.ops[member.op].isView())
      return runView(member.op);
    inside.push_back(stepOf(member, !isMain));
    if (isMain && isFirst)
      inside.back().kind = StepKind::Run;
    if (!isMain)
      for (ValueId output : problem.ops[member.op].outputs)
        isMadeHere[output] = 1;
  }
  steps.insert(steps.end(), inside.begin(), inside.end());
  written.forEach([&](int bit) {
    isReadable[model.rootOfBit[bit]] = 1;
  });
}

} // namespace remat::planner
