// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Random problems with every feature of the format, each of which can be
/// switched off, and random decisions about them, for differential tests. Same
/// arguments, same problem, on every machine.

#ifndef REMAT_UNITTESTS_PLANNER_RANDOMPROBLEMS_H
#define REMAT_UNITTESTS_PLANNER_RANDOMPROBLEMS_H

#include "remat/Planner/Decisions.h"
#include <random>

namespace remat::planner {

/// What reads what.
enum class Shape {
  /// Any earlier values, recent ones more often; no real backward pass.
  Mixed,
  /// A chain of forward ops and the chain back, as in VGG.
  Chain,
  /// Forward ops read a few recent values; each backward op mirrors one.
  Layered,
  /// Like `Chain`, with skips from each forward op to its mirror image.
  UNet,
};

/// Features of the format that a random problem may have.
struct Features {
  bool views = true;
  bool recipes = true;
  bool elidable = true;
  bool inlining = true;
  /// Pairs of ops that only share inputs: for `keep` alone.
  bool inlineStrangers = true;
  /// Any figures for inlining; otherwise only some readers' are negative.
  bool wildFigures = true;
  bool variants = true;
  bool reuses = true;
  bool donation = true;
  bool workspaces = true;
  bool severalOutputs = true;
  bool fixedOps = true; ///< Some ops are not recomputable.
  bool resultsUpFront = true;
  bool offload = true;
  bool userPolicies = true;
  bool zeros = true; ///< Some storages have no bytes, some ops take no time.

  static Features none();
  /// The bits of `mask` switch the features on, in the order above.
  static Features fromMask(unsigned mask);
  Features without(bool Features::*feature) const;
};

class RandomProblem {
public:
  RandomProblem(unsigned seed, int opCount, Shape shape = Shape::Mixed,
                Features features = Features());

  Problem problem;

  /// Any choices, gaps and variants.
  Decisions makeDecisions();

  int pick(int low, int high) {
    return low + int(random() % unsigned(high - low + 1));
  }
  bool chance(int percent) { return pick(1, 100) <= percent; }

private:
  ValueId addValue(int64_t bytes, std::optional<ValueId> storage = {});
  int64_t randomBytes();
  void addArguments();
  std::vector<ValueId> someInputs(size_t limit);
  void addMixedOps(int opCount);
  void addTrainingOps(Shape shape, int opCount);
  std::vector<ValueId> forwardInputs(Shape shape, size_t position);
  std::vector<ValueId> backwardInputs(size_t forward);
  void addView(ValueId source);
  ValueId maybeView(ValueId value);
  void addKernel(Phase phase, std::vector<ValueId> inputs);
  void addVariant(Op &op);
  std::vector<ValueId> producedRoots() const;
  void addRecipes();
  bool reads(const Op &reader, const Op &maker) const;
  int64_t inlineFigure(bool isReader);
  void addInlining();
  void addResults();
  void addDonation();
  void addDevice();
  void addUserPolicy();

  Features features;
  std::vector<OpId> baseOps;
  /// Forward kernels of a training shape, and per kernel the gradients that
  /// its readers' backward ops have made.
  std::vector<OpId> forwardOps;
  std::vector<std::vector<ValueId>> gradients;
  std::mt19937 random;
};

/// One whose values are all free to be kept or not.
Problem makeFreeProblem(unsigned seed, int opCount);

} // namespace remat::planner

#endif // REMAT_UNITTESTS_PLANNER_RANDOMPROBLEMS_H
