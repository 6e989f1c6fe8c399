// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What of a kernel makes one of its outputs again. Internal to this folder.

#ifndef REMAT_LIB_ANALYSIS_RECIPES_H
#define REMAT_LIB_ANALYSIS_RECIPES_H

#include "remat/Analysis/FusionGroups.h"

namespace remat {

/// Whether the ops may be part of another generated kernel: no reduction, whose
/// blocking would have to be that of the kernel it comes from.
bool isInlinable(const TrainingGraph &graph, llvm::ArrayRef<unsigned> ops);

struct Recipe {
  mlir::Value output;
  /// The ops of the graph that make it, in order.
  llvm::SmallVector<unsigned> ops;
};

/// The group's outputs that are to be made again, each with what makes it. By steps, what a
/// recipe reads may be another output, which gets a recipe as well.
llvm::SmallVector<Recipe>
listRecipes(const TrainingGraph &graph, const FusionGroup &group,
            llvm::function_ref<bool(mlir::Value)> isRemade, bool isBySteps);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_RECIPES_H
