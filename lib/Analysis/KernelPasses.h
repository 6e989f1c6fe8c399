// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How often a kernel of a GPU goes over what it reads. Sums of columns, or of everything, are
/// known when all has been read; what is made of them reads it again, in a function of the
/// device behind: a variance of centered elements, or the gradient of a normalization. Sums of
/// rows are known to those who read the row.

#ifndef REMAT_LIB_ANALYSIS_KERNELPASSES_H
#define REMAT_LIB_ANALYSIS_KERNELPASSES_H

#include "remat/Analysis/TrainingGraph.h"

namespace remat {

/// Whether a kernel that goes over `domain` elements reads what the op transposes several
/// times: across lines of memory each time, where a kernel of its own does so once.
bool isTransposedForMany(mlir::Operation *op, int64_t domain);

class KernelPasses {
public:
  /// Of the kernel of `ops` with these outputs.
  KernelPasses(const TrainingGraph &graph, llvm::ArrayRef<unsigned> ops,
               llvm::ArrayRef<mlir::Value> outputs);

  /// Passes in which the input is read; none for what is small beside the kernel's largest.
  unsigned countReads(mlir::Value input) const {
    auto found = passes.find(input);
    return found == passes.end() ? 0 : found->second.size();
  }

  /// Device functions besides the first: one for each further pass, and one for what
  /// combines the parts of a long sum.
  unsigned countFurtherFunctions() const { return furtherFunctions; }

  /// Elements that are read across lines, each with a sector of memory.
  int64_t countElementsAcross() const { return elementsAcross; }

private:
  bool isPass(mlir::Operation *op) const;
  void visit(mlir::Operation *sink);

  llvm::SmallDenseSet<mlir::Operation *, 16> members;
  /// Elements of the largest tensor.
  int64_t domain = 0;
  /// Per op: the pass in which it is made.
  llvm::SmallDenseMap<mlir::Operation *, unsigned, 16> depths;
  llvm::SmallDenseMap<mlir::Value, llvm::SmallDenseSet<unsigned, 4>, 8> passes;
  unsigned furtherFunctions = 0;
  int64_t elementsAcross = 0;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_KERNELPASSES_H
