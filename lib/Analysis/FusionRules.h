// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which producers a compiler that fuses by duplication lets into which readers,
/// each pair for itself; and which producers it never makes again. The rules are
/// those of XLA's `InstructionFusion` (xla/service/instruction_fusion.cc) and of
/// its subclass for CPUs (xla/service/cpu/cpu_instruction_fusion.cc).

#ifndef REMAT_LIB_ANALYSIS_FUSIONRULES_H
#define REMAT_LIB_ANALYSIS_FUSIONRULES_H

#include "KernelAssignment.h"

namespace remat {

/// How a reader goes through the elements of an operand: each once and in the
/// order of its result, each once in another order, or some several times.
enum class ElementUse { None, InOrder, Permuted, Repeated };

/// Two uses in one kernel.
ElementUse combineUses(ElementUse a, ElementUse b);
/// A use by a reader whose own result is used.
ElementUse chainUses(ElementUse inner, ElementUse outer);

class FusionRules {
public:
  FusionRules(const TrainingGraph &graph, const DuplicationOptions &options);

  /// Whether the op runs by itself and reads memory.
  bool isOpaque(unsigned op) const;
  /// Whether making the op's result takes more than reading it.
  bool isCostly(unsigned op) const;
  /// How `reader` goes through the results of `op`.
  ElementUse getUse(unsigned op, unsigned reader) const;
  /// A concatenation that is a kernel of its own.
  bool isLoneConcatenation(unsigned op) const;
  /// Whether all elements of an operand are the same, or numbers of their place.
  bool isExpanded(mlir::Value operand) const;

  /// Whether kernels must read the op's result instead of making it again: it
  /// reads more than it makes, of several operands, and some path from it to a
  /// reader goes through memory all the same. `library` names ops that library
  /// kernels hold. Must be asked for the last op first.
  bool mustBeShared(unsigned op, llvm::ArrayRef<unsigned> library);

private:
  ElementUse getElementUse(unsigned reader, unsigned operand) const;
  bool isLoopFusible(unsigned op, llvm::ArrayRef<unsigned> library) const;
  bool isFusibleEdge(unsigned op, unsigned reader,
                     llvm::ArrayRef<unsigned> library) const;
  bool isRounded(unsigned op) const;
  bool readsMoreThanItMakes(unsigned op) const;
  bool isFusibleOnAllPaths(unsigned op, unsigned reader,
                           llvm::ArrayRef<unsigned> library,
                           llvm::DenseMap<unsigned, bool> &known) const;
  void findDescendants();
  bool isReadByView(unsigned op, mlir::OpOperand &use) const;

  const TrainingGraph &graph;
  const DuplicationOptions &options;
  llvm::BitVector isShared;
  /// Of `findFlatOps`; empty where products are not looked at.
  llvm::BitVector isFlat;
  /// Per op: ops that depend on it; empty in graphs too large for that.
  std::vector<llvm::BitVector> descendants;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_FUSIONRULES_H
