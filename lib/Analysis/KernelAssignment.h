// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which kernel an op belongs to: what the rules of fusion answer.

#ifndef REMAT_LIB_ANALYSIS_KERNELASSIGNMENT_H
#define REMAT_LIB_ANALYSIS_KERNELASSIGNMENT_H

#include "remat/Analysis/FusionGroups.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace remat {

inline constexpr unsigned noGroup = ~0u;

/// Rows of at least so many bytes, or elements, for each that is kept of them.
inline constexpr int64_t leastRowElements = 16;

struct KernelAssignment {
  /// Per op: the index of the last op of its kernel; `noGroup` for light ops
  /// that are nowhere materialized.
  std::vector<unsigned> group;
  /// Ops that kernels that read them make again.
  llvm::BitVector light;
  /// Per light op: those kernels. Empty: all that read it.
  std::vector<llvm::SmallSetVector<unsigned, 4>> copies;
  /// Per op: the kernel of a library that it was taken into; `noGroup` for none.
  /// Such kernels make nothing again but views and scalars.
  std::vector<unsigned> library;
};

/// The rules of `DuplicationOptions`. One pass
/// from the last op to the first; O(uses * maxCopies).
KernelAssignment assignByDuplication(const TrainingGraph &graph,
                                     const DuplicationOptions &options);

/// 0 for what is no static tensor.
int64_t countElements(mlir::Value value);

/// Whether `reader` makes the operands that `producer` makes itself. What its regions capture
/// are none.
bool isMadeByCall(mlir::Operation *producer, mlir::Operation *reader);

/// The largest number of elements of a result, or of an operand of a reduction.
int64_t computeDomain(const GraphOp &op);

/// Whether the op shows one element, or a number of its place: kernels of every
/// kind make it on the fly.
bool isScalar(const GraphOp &op);

/// Whether all that the op makes are scalars, which are no memory that a kernel could
/// leave to others: it is a constant or reads a tensor of rank 0, and belongs to every
/// kernel that reads it.
bool makesScalars(const GraphOp &op);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_KERNELASSIGNMENT_H
