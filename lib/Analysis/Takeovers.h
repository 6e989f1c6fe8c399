// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which outputs of a kernel may lie where an input was, as far as a problem tells.

#ifndef REMAT_LIB_ANALYSIS_TAKEOVERS_H
#define REMAT_LIB_ANALYSIS_TAKEOVERS_H

#include "remat/Analysis/ProblemBuilder.h"

namespace remat {

/// The value that `value` is in problems: loop-invariant carries show their operand and
/// are no values of their own.
mlir::Value resolveCarry(const TrainingGraph &graph, mlir::Value value);

/// A generated kernel may write over an input that it reads element by element
/// at the same place: nothing made from it is moved, reduced or expanded.
bool isElementwiseOver(const TrainingGraph &graph, const FusionGroup &group,
                       mlir::Value input);

/// A generated kernel that makes rows may write an output over an input where all that it
/// knows of other elements are sums, maxima and the like of the element's own row: whoever
/// makes a row has read all of it by then. The kernel, as it is compiled, does so if it
/// needs no workspace for it.
bool isMadeOverRows(const TrainingGraph &graph, const FusionGroup &group,
                    Takeover takeover, const WorkspaceMeasure &measure);

/// Whether the kernel reads `input` only to begin in place with it: a loop that also
/// reads it in every iteration may not write its carry there.
bool isReadToBegin(const TrainingGraph &graph, const FusionGroup &group,
                   mlir::Value input);

/// Donated arguments that the kernel reads with results of the step that it makes for
/// their memory.
llvm::SmallVector<Takeover> findDonatedTakeovers(const TrainingGraph &graph,
                                                 const FusionGroup &group);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_TAKEOVERS_H
