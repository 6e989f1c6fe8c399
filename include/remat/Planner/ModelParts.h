// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The part of the user's model that a value or op belongs to, for everything that is
/// shown. Where the problem names layers (JAX's locations), these are the parts;
/// arguments belong to the part that reads them first, optimizer state to that of the
/// parameters it is updated with. Where it names none, parts are what repeats: the
/// longest run of equal stretches of forward kernels is `layer_0`, `layer_1`, ..., then
/// the longest before and after it, and so on.
///
/// Policies go by `findLayers`, which gives only what the model itself says.

#ifndef REMAT_PLANNER_MODELPARTS_H
#define REMAT_PLANNER_MODELPARTS_H

#include "remat/Planner/Problem.h"

namespace remat::planner {

struct ModelParts {
  /// Empty: of no part, as what belongs to the whole step.
  std::vector<std::string> ofValue;
  std::vector<std::string> ofOp;
  /// The parts are found by repetition, and have numbers for names.
  bool isByRepetition = false;
};

/// O(n log n) with names; O(n * the longest period looked at) without.
ModelParts findModelParts(const Problem &problem);

} // namespace remat::planner

#endif // REMAT_PLANNER_MODELPARTS_H
