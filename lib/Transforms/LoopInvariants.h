// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the body of a loop computes anew in every iteration though it stays the
/// same. Internal to this folder.

#ifndef REMAT_LIB_TRANSFORMS_LOOPINVARIANTS_H
#define REMAT_LIB_TRANSFORMS_LOOPINVARIANTS_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Whether the value is the same in every iteration of the loop whose body it is
/// made in, or an argument of; false outside of loops.
bool isLoopInvariant(mlir::Value value);

/// Whether the loop hands the carry on as it is.
bool isHandedOn(stablehlo::WhileOp loop, unsigned carry);

/// A stack of a narrow type that a loop takes slices of becomes f32 before the loop, the
/// slices narrow again behind it: compilers that widen move that out of the loop. Who else
/// reads the stack in the loop has it as it is.
void widenSlicedStacks(stablehlo::WhileOp loop,
                       llvm::function_ref<bool(mlir::Type)> isNarrow);

/// Moves invariant ops of the loop's body before the loop. Ops that cost next to
/// nothing (transposes, broadcasts, slices) move only with those that read them.
void hoistLoopInvariants(stablehlo::WhileOp loop);

/// Numbers that the loop carries along, or takes from around it, are made in its body
/// (xla/service/while_loop_constant_sinking.cc).
void sinkConstantCarries(stablehlo::WhileOp loop);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPINVARIANTS_H
