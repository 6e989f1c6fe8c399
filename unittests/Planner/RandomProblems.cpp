// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sizes are small multiples of eight bytes and times tens of nanoseconds, so
/// that ties and near misses are frequent. Features are drawn per problem, so
/// that even with all of them allowed, simple problems come up.

#include "RandomProblems.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

static bool Features::*const allFeatures[] = {
    &Features::views,           &Features::recipes,
    &Features::elidable,        &Features::inlining,
    &Features::inlineStrangers, &Features::wildFigures,
    &Features::variants,        &Features::reuses,
    &Features::donation,        &Features::workspaces,
    &Features::severalOutputs,  &Features::fixedOps,
    &Features::resultsUpFront,  &Features::offload,
    &Features::userPolicies,    &Features::zeros};

Features Features::fromMask(unsigned mask) {
  Features features;
  for (auto [bit, feature] : llvm::enumerate(allFeatures))
    features.*feature = (mask >> bit & 1) != 0;
  return features;
}

Features Features::none() { return fromMask(0); }

Features Features::without(bool Features::*feature) const {
  Features features = *this;
  features.*feature = false;
  return features;
}

RandomProblem::RandomProblem(unsigned seed, int opCount, Shape shape,
                             Features allowed)
    : features(allowed), random(seed) {
  for (bool Features::*feature : allFeatures)
    features.*feature = chance(75) && features.*feature;
  addArguments();
  if (shape == Shape::Mixed)
    addMixedOps(opCount);
  else
    addTrainingOps(shape, opCount);
  if (features.recipes)
    addRecipes();
  if (features.inlining)
    addInlining();
  addResults();
  if (features.donation)
    addDonation();
  if (features.offload)
    addDevice();
  if (features.userPolicies && chance(40))
    addUserPolicy();
}

Decisions RandomProblem::makeDecisions() {
  Decisions decisions = retainAll(problem);
  for (size_t value = 0; value < problem.values.size(); ++value) {
    decisions.choices[value] = Choice(pick(0, 3));
    decisions.gapStarts.push_back(chance(20) ? pick(0, int(baseOps.size()) - 1)
                                             : -1);
  }
  for (const Op &op : problem.ops)
    decisions.variants.push_back(chance(50) && !op.variants.empty() ? 0 : -1);
  return decisions;
}

ValueId RandomProblem::addValue(int64_t bytes, std::optional<ValueId> storage) {
  Value value;
  value.name = "v" + std::to_string(problem.values.size());
  value.bytes = bytes;
  value.storage = storage;
  problem.values.push_back(value);
  return ValueId(problem.values.size() - 1);
}

int64_t RandomProblem::randomBytes() {
  return features.zeros && chance(8) ? 0 : 8 * pick(1, 12);
}

void RandomProblem::addArguments() {
  problem.name = "random";
  problem.alignment = 8;
  for (int count = pick(1, 4); count > 0; --count)
    problem.arguments.push_back(addValue(randomBytes()));
}

std::vector<ValueId> RandomProblem::someInputs(size_t limit) {
  std::vector<ValueId> inputs;
  for (int count = pick(1, 3); count > 0; --count)
    inputs.push_back(chance(60) ? std::max<int>(0, int(limit) - pick(1, 4))
                                : pick(0, int(limit) - 1));
  return inputs;
}

void RandomProblem::addMixedOps(int opCount) {
  for (int number = 0; number < opCount; ++number) {
    size_t values = problem.values.size();
    if (features.views && chance(25)) {
      addView(pick(0, int(values) - 1));
      continue;
    }
    bool isForward = number * 2 < opCount || chance(5);
    bool isLast = number * 5 > opCount * 4;
    addKernel(isForward ? Phase::Forward
              : isLast  ? Phase::Optimizer
                        : Phase::Backward,
              someInputs(values));
  }
}

/// Half of the ops forward, and for each forward op one backward op that reads
/// what the forward op read and the gradients of what it made.
void RandomProblem::addTrainingOps(Shape shape, int opCount) {
  for (int number = 0; number < (opCount + 1) / 2; ++number) {
    addKernel(Phase::Forward, forwardInputs(shape, forwardOps.size()));
    forwardOps.push_back(baseOps.back());
  }
  gradients.resize(forwardOps.size());
  size_t backwardCount = size_t(opCount) - forwardOps.size();
  for (size_t number = 0; number < backwardCount; ++number) {
    size_t forward = forwardOps.size() - 1 - number;
    std::vector<ValueId> inputs = backwardInputs(forward);
    addKernel(Phase::Backward, inputs);
    ValueId gradient = problem.ops[baseOps.back()].outputs[0];
    for (size_t producer = 0; producer < forward; ++producer)
      if (reads(problem.ops[forwardOps[forward]],
                problem.ops[forwardOps[producer]]))
        gradients[producer].push_back(gradient);
  }
}

std::vector<ValueId> RandomProblem::forwardInputs(Shape shape,
                                                  size_t position) {
  auto outputOf = [&](size_t forward) {
    return problem.ops[forwardOps[forward]].outputs[0];
  };
  std::vector<ValueId> inputs;
  if (position == 0 || chance(50))
    inputs.push_back(
        problem.arguments[pick(0, int(problem.arguments.size()) - 1)]);
  if (position == 0)
    return inputs;
  inputs.push_back(maybeView(outputOf(position - 1)));
  if (shape == Shape::Layered && chance(60))
    inputs.push_back(
        outputOf(position - std::min<size_t>(position, size_t(pick(1, 5)))));
  if (shape == Shape::UNet && position % 8 >= 4)
    inputs.push_back(outputOf(position - (position % 8 - 4) * 2 - 1));
  return inputs;
}

std::vector<ValueId> RandomProblem::backwardInputs(size_t forward) {
  const Op &op = problem.ops[forwardOps[forward]];
  std::vector<ValueId> inputs = op.inputs;
  if (chance(50) || gradients[forward].empty())
    inputs.push_back(maybeView(op.outputs[0]));
  inputs.insert(inputs.end(), gradients[forward].begin(),
                gradients[forward].end());
  return inputs;
}

ValueId RandomProblem::maybeView(ValueId value) {
  if (!features.views || !chance(20))
    return value;
  addView(value);
  return problem.ops[baseOps.back()].outputs[0];
}

void RandomProblem::addView(ValueId source) {
  Op op;
  op.name = "view";
  op.kind = OpKind::View;
  op.recomputable = !features.fixedOps || chance(95);
  op.inputs = {source};
  op.phase = problem.ops.empty() ? Phase::Forward : problem.ops.back().phase;
  for (int count = features.severalOutputs && chance(20) ? 2 : 1; count > 0;
       --count)
    op.outputs.push_back(
        addValue(problem.values[source].bytes, problem.rootOf(source)));
  baseOps.push_back(OpId(problem.ops.size()));
  problem.ops.push_back(op);
}

void RandomProblem::addKernel(Phase phase, std::vector<ValueId> inputs) {
  Op op;
  op.name = "op";
  op.kind = chance(30) ? OpKind::Matmul : OpKind::Pointwise;
  op.phase = phase;
  op.inputs = std::move(inputs);
  op.timeNs = features.zeros && chance(5) ? 0 : pick(10, 50);
  op.recomputable = !features.fixedOps || chance(85);
  if (features.workspaces && chance(20))
    op.workspaceBytes = pick(1, 60);
  for (int count = features.severalOutputs && chance(30) ? 2 : 1; count > 0;
       --count)
    op.outputs.push_back(addValue(randomBytes()));
  for (ValueId output : op.outputs) {
    if (features.elidable && op.timeNs >= 10 && chance(40))
      op.elidable.emplace_back(output, pick(0, 5));
    for (ValueId input : op.inputs)
      if (features.reuses && chance(40))
        op.reuses.emplace_back(input, output);
  }
  if (features.variants && chance(15))
    addVariant(op);
  baseOps.push_back(OpId(problem.ops.size()));
  problem.ops.push_back(op);
}

void RandomProblem::addVariant(Op &op) {
  Variant variant;
  variant.inputs =
      chance(50) ? op.inputs : someInputs(size_t(op.outputs.front()));
  variant.timeNs = pick(10, 60);
  variant.workspaceBytes = pick(0, 20);
  if (chance(50))
    variant.without = {op.outputs[0]};
  op.variants.push_back(variant);
}

std::vector<ValueId> RandomProblem::producedRoots() const {
  std::vector<ValueId> roots;
  for (OpId base : baseOps)
    if (!problem.ops[base].isView())
      llvm::append_range(roots, problem.ops[base].outputs);
  return roots;
}

void RandomProblem::addRecipes() {
  std::vector<ValueId> roots = producedRoots();
  for (int count = roots.empty() ? 0 : pick(0, 4); count > 0; --count) {
    Op op;
    op.name = "again";
    op.kind = OpKind::Pointwise;
    op.extra = op.recomputable = true;
    op.timeNs = pick(5, 30);
    op.outputs = {roots[pick(0, int(roots.size()) - 1)]};
    if (features.severalOutputs && chance(20)) {
      ValueId other = roots[pick(0, int(roots.size()) - 1)];
      if (other != op.outputs[0])
        op.outputs.push_back(other);
    }
    for (ValueId input : someInputs(problem.values.size()))
      if (problem.rootOf(input) != op.outputs[0] &&
          problem.rootOf(input) != op.outputs.back())
        op.inputs.push_back(input);
    if (features.elidable && chance(50))
      op.elidable.emplace_back(op.outputs[0], pick(0, 4));
    problem.ops.push_back(op);
  }
}

bool RandomProblem::reads(const Op &reader, const Op &maker) const {
  return llvm::any_of(reader.inputs, [&](ValueId input) {
    return llvm::is_contained(maker.outputs, problem.rootOf(input));
  });
}

/// What the kernel no longer reads is a gain; who does not read gains nothing.
int64_t RandomProblem::inlineFigure(bool isReader) {
  if (features.wildFigures)
    return pick(-10, 25);
  return isReader && chance(20) ? pick(-4, 0) : pick(1, 25);
}

void RandomProblem::addInlining() {
  for (size_t maker = 0; maker < problem.ops.size(); ++maker) {
    Op &op = problem.ops[maker];
    if (op.isView() || !op.recomputable)
      continue;
    for (size_t target = 0; target < problem.ops.size(); ++target) {
      if (target == maker || problem.ops[target].isView())
        continue;
      bool isReader = reads(problem.ops[target], op);
      if (chance(isReader ? 60 : features.inlineStrangers ? 3 : 0))
        op.inlineInto.emplace_back(OpId(target), inlineFigure(isReader));
    }
  }
}

void RandomProblem::addResults() {
  for (ValueId root : producedRoots())
    if (chance(15))
      problem.results.push_back(root);
  problem.resultsUpFront = features.resultsUpFront && chance(40);
}

void RandomProblem::addDonation() {
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
}

void RandomProblem::addDevice() {
  if (chance(80))
    problem.device.offloadBytesPerSecond = pick(1, 20) * 1000000000ll;
  if (chance(40))
    problem.device.hostBytes = pick(0, 200);
}

void RandomProblem::addUserPolicy() {
  Value &value = problem.values[pick(0, int(problem.values.size()) - 1)];
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

Problem makeFreeProblem(unsigned seed, int opCount) {
  Problem problem = RandomProblem(seed, opCount).problem;
  for (Value &value : problem.values)
    value.must = UserPolicy::None;
  return problem;
}

} // namespace remat::planner
