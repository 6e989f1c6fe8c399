// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How often the code for one element of a kernel's result makes an element of an op.
///
/// Kernels are loops over the elements of their results, in which every op is made for
/// the indices at which it is read. Elementwise readers ask for the indices that they
/// are asked for; movement (slices, pads, transposes, views, broadcasts) and reductions
/// ask for others, so that an op that is read by several of them is made several times.
/// Behind each other they multiply: levels of an associative scan double the code each.
/// XLA has the same limit (`FusionNodeIndexingEvaluation`, xla/hlo/analysis).

#ifndef REMAT_LIB_ANALYSIS_INDEXFORMS_H
#define REMAT_LIB_ANALYSIS_INDEXFORMS_H

#include "remat/Analysis/TrainingGraph.h"
#include "llvm/ADT/SmallSet.h"

namespace remat {

/// The indices at which an op is made, each a hash of the ways to it.
using IndexForms = llvm::SmallSet<uint64_t, 4>;

/// An op may be made at so many indices for one element, and no more.
inline constexpr size_t mostIndexForms = 16;

/// Adds the forms at which `reader`, which is asked for at `asked`, reads operand
/// number `operand`; at most one more than `mostIndexForms`.
void addForms(const GraphOp &reader, unsigned readerIndex, unsigned operand,
              const IndexForms &asked, IndexForms &forms);

/// At how many indices a kernel of these ops (in the order of the block) reads
/// `value` for an element of its results; more than `mostIndexForms` count as one more.
size_t countIndexForms(const TrainingGraph &graph, llvm::ArrayRef<unsigned> ops,
                       mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_INDEXFORMS_H
