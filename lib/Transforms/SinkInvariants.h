// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Masks that a scan carries, back in its body.

#ifndef REMAT_LIB_TRANSFORMS_SINKINVARIANTS_H
#define REMAT_LIB_TRANSFORMS_SINKINVARIANTS_H

#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/BitVector.h"

namespace remat {

/// Makes invariant carries that follow from constants alone (masks, which JAX makes
/// before a scan) in the body instead, where regions have pieces of them; what the body reads
/// from around the loop as well. Returns whether any was: the loop is a new one where carries
/// are gone.
///
///   %m = broadcast_in_dim %c                while (%x = %x0) {
///   while (%x = %x0, %a = %m) {       =>      %m = broadcast_in_dim %c ...
///     select %a, ...                          select %m, ...
bool sinkFreeInvariants(stablehlo::WhileOp loop);

/// The same for all invariant carries that light ops and views make, of whatever: what these
/// read the body reads from around the loop.
void sinkLightInvariants(stablehlo::WhileOp loop);

/// The same for invariant carries that only elementwise ops read, made by broadcasts and
/// views from at most half as many elements: in a kernel they cost nothing, as carries they
/// are read from memory.
void sinkBroadcastInvariants(stablehlo::WhileOp loop);

/// A new loop without these carries, in its place; nobody reads them but to hand them on.
stablehlo::WhileOp removeCarries(stablehlo::WhileOp loop,
                                 const llvm::BitVector &gone);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SINKINVARIANTS_H
