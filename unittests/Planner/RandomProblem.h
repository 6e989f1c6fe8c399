// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Small random problems with all features of the format, and random decisions
/// about them, for differential tests. Same seed, same problem.

#ifndef REMAT_UNITTESTS_PLANNER_RANDOMPROBLEM_H
#define REMAT_UNITTESTS_PLANNER_RANDOMPROBLEM_H

#include "remat/Planner/Decisions.h"
#include <random>

namespace remat::planner {

class RandomProblem {
public:
  RandomProblem(unsigned seed, int opCount) : random(seed) {
    addArguments();
    for (int number = 0; number < opCount; ++number)
      chance(25) ? addView() : addKernel(number, opCount);
    addRecipes();
    addInlining();
    addEnds();
    if (chance(30))
      addUserPolicies();
  }

  Problem problem;

  Decisions makeDecisions() {
    Decisions decisions = retainAll(problem);
    for (size_t value = 0; value < problem.values.size(); ++value) {
      decisions.choices[value] = Choice(pick(0, 3));
      decisions.gapStarts.push_back(
          chance(20) ? pick(0, int(baseOps.size()) - 1) : -1);
    }
    for (const Op &op : problem.ops)
      decisions.variants.push_back(chance(50) && !op.variants.empty() ? 0 : -1);
    return decisions;
  }

  int pick(int low, int high) {
    return low + int(random() % unsigned(high - low + 1));
  }
  bool chance(int percent) { return pick(1, 100) <= percent; }

private:
  ValueId addValue(int64_t bytes, std::optional<ValueId> storage = {}) {
    Value value;
    value.name = "v" + std::to_string(problem.values.size());
    value.bytes = bytes;
    value.storage = storage;
    problem.values.push_back(value);
    return ValueId(problem.values.size() - 1);
  }

  int64_t randomBytes() { return chance(8) ? 0 : 8 * pick(1, 12); }

  void addArguments() {
    problem.name = "random";
    problem.alignment = 8;
    for (int count = pick(1, 4); count > 0; --count)
      problem.arguments.push_back(addValue(randomBytes()));
  }

  ValueId anyValue() { return pick(0, int(problem.values.size()) - 1); }

  std::vector<ValueId> someInputs(size_t limit) {
    std::vector<ValueId> inputs;
    for (int count = pick(1, 3); count > 0; --count)
      inputs.push_back(chance(60) ? std::max<int>(0, int(limit) - pick(1, 4))
                                  : pick(0, int(limit) - 1));
    return inputs;
  }

  void addView() {
    Op op;
    op.name = "view";
    op.kind = OpKind::View;
    op.recomputable = chance(95);
    ValueId source = anyValue();
    op.inputs = {source};
    op.phase = problem.ops.empty() ? Phase::Forward : problem.ops.back().phase;
    for (int count = chance(20) ? 2 : 1; count > 0; --count)
      op.outputs.push_back(
          addValue(problem.values[source].bytes, problem.rootOf(source)));
    baseOps.push_back(OpId(problem.ops.size()));
    problem.ops.push_back(op);
  }

  void addKernel(int number, int opCount) {
    Op op;
    op.name = "op";
    op.kind = chance(30) ? OpKind::Matmul : OpKind::Pointwise;
    op.phase = number * 2 < opCount || chance(5) ? Phase::Forward
               : number * 5 > opCount * 4        ? Phase::Optimizer
                                                 : Phase::Backward;
    op.inputs = someInputs(problem.values.size());
    op.timeNs = pick(10, 50);
    op.recomputable = chance(85);
    op.workspaceBytes = chance(20) ? pick(1, 60) : 0;
    for (int count = chance(30) ? 2 : 1; count > 0; --count)
      op.outputs.push_back(addValue(randomBytes()));
    for (ValueId output : op.outputs) {
      if (chance(40))
        op.elidable.emplace_back(output, pick(0, 5));
      for (ValueId input : op.inputs)
        if (chance(40))
          op.reuses.emplace_back(input, output);
    }
    if (chance(15))
      op.variants.push_back(
          {chance(50) ? op.inputs : someInputs(size_t(op.outputs.front())),
           pick(10, 60), pick(0, 20),
           chance(50) ? std::vector<ValueId>{op.outputs[0]}
                      : std::vector<ValueId>{}});
    baseOps.push_back(OpId(problem.ops.size()));
    problem.ops.push_back(op);
  }

  void addRecipes() {
    std::vector<ValueId> roots;
    for (OpId base : baseOps)
      if (!problem.ops[base].isView())
        for (ValueId output : problem.ops[base].outputs)
          roots.push_back(output);
    for (int count = roots.empty() ? 0 : pick(0, 4); count > 0; --count) {
      Op op;
      op.name = "again";
      op.kind = OpKind::Pointwise;
      op.extra = op.recomputable = true;
      op.timeNs = pick(5, 30);
      op.outputs = {roots[pick(0, int(roots.size()) - 1)]};
      if (chance(20)) {
        ValueId other = roots[pick(0, int(roots.size()) - 1)];
        if (other != op.outputs[0])
          op.outputs.push_back(other);
      }
      for (ValueId input : someInputs(problem.values.size()))
        if (problem.rootOf(input) != op.outputs[0] &&
            problem.rootOf(input) != op.outputs.back())
          op.inputs.push_back(input);
      if (chance(50))
        op.elidable.emplace_back(op.outputs[0], pick(0, 4));
      problem.ops.push_back(op);
    }
  }

  bool reads(const Op &reader, const Op &maker) {
    for (ValueId input : reader.inputs)
      for (ValueId output : maker.outputs)
        if (problem.rootOf(input) == output)
          return true;
    return false;
  }

  void addInlining() {
    for (size_t maker = 0; maker < problem.ops.size(); ++maker) {
      Op &op = problem.ops[maker];
      if (op.isView() || !op.recomputable)
        continue;
      for (size_t target = 0; target < problem.ops.size(); ++target)
        if (target != maker && !problem.ops[target].isView() &&
            chance(reads(problem.ops[target], op) ? 60 : 3))
          op.inlineInto.emplace_back(OpId(target), pick(-10, 25));
    }
  }

  void addEnds() {
    std::vector<ValueId> roots;
    for (OpId base : baseOps)
      if (!problem.ops[base].isView())
        for (ValueId output : problem.ops[base].outputs)
          roots.push_back(output);
    for (ValueId root : roots)
      if (chance(15))
        problem.results.push_back(root);
    problem.resultsUpFront = chance(30);
    size_t next = 0;
    for (ValueId argument : problem.arguments) {
      if (!chance(50))
        continue;
      DonatedPair pair{argument, std::nullopt};
      if (next < problem.results.size() && chance(70) &&
          problem.values[problem.results[next]].bytes <=
              problem.values[argument].bytes)
        pair.result = problem.results[next++];
      problem.donated.push_back(pair);
    }
    if (chance(60))
      problem.device.offloadBytesPerSecond = pick(1, 20) * 1000000000ll;
    if (chance(30))
      problem.device.hostBytes = pick(0, 200);
  }

  void addUserPolicies() {
    Value &value = problem.values[anyValue()];
    value.must = UserPolicy(pick(1, 3));
    // Offloading an argument whose bytes stay for its result frees nothing and
    // may come back too late.
    for (const DonatedPair &pair : problem.donated)
      if (pair.result && value.must == UserPolicy::Offload)
        value.must = UserPolicy::None;
    for (const Op &op : problem.ops)
      if (op.isView() && !op.recomputable)
        value.must = UserPolicy::None;
    if (llvm::Error error = problem.check()) {
      llvm::consumeError(std::move(error));
      value.must = UserPolicy::None;
    }
  }

  std::vector<OpId> baseOps;
  std::mt19937 random;
};

} // namespace remat::planner

#endif // REMAT_UNITTESTS_PLANNER_RANDOMPROBLEM_H
