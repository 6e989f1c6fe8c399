// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels of which one is the first to read the other
/// (docs/decisions/0025-merged-kernels.md).
///
/// An op joins its earliest reader, which may be one that nobody else waits for: what the
/// backward pass needs of an activation ends a kernel in the middle of it. Where all that a
/// kernel makes is first read by one other kernel, they are one; so are kernels that read the
/// same, if they go over it in the same way and nobody in between waits for the first.
///
/// What stays as it was: kernels do not grow across phases or library calls, nor beyond
/// `FusionOptions::maxOps`; no function has to make rows and columns of one thing; no op is
/// made at more indices than fusion allows, and where elements are moved at no more than
/// before.

#ifndef REMAT_LIB_ANALYSIS_KERNELMERGING_H
#define REMAT_LIB_ANALYSIS_KERNELMERGING_H

#include "GroupAssignment.h"

namespace remat {

/// From the last kernel to the first, each into one behind it. O(ops * readers), where at
/// most 64 readers of a value are looked at.
void mergeKernels(GroupAssignment &assignment);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_KERNELMERGING_H
