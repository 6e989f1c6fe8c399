// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Decides how a kernel gets a value that is not there: as an inlined rerun
/// inside the kernel (alone, or kept for later uses) or by a rerun before it,
/// and by which of the ops and recipes that make it. Internal to
/// BatchComposer.
///
/// Costs are nanoseconds of direct work plus estimates for inputs that are not
/// there either, a few levels deep; the replay knows the true figure, and
/// searches compare replays, not estimates.

#ifndef REMAT_PLANNER_KERNELCOMPOSER_H
#define REMAT_PLANNER_KERNELCOMPOSER_H

#include "BatchComposer.h"
#include "llvm/ADT/SmallVector.h"

namespace remat::planner {

/// A kernel under construction.
struct BatchComposer::Frame {
  OpId main = 0;
  bool isFirstRun = false;
  llvm::SmallVector<KernelMember, 4> members;
  /// Inputs to provide: [reader, value].
  llvm::SmallVector<std::pair<OpId, ValueId>, 8> pending;
  size_t next = 0;
  /// Roots that members make: [root, member's op].
  llvm::SmallVector<std::pair<ValueId, OpId>, 4> provided;

  std::optional<OpId> providerOf(ValueId root) const {
    for (const auto &[made, op] : provided)
      if (made == root)
        return op;
    return std::nullopt;
  }
};

class KernelComposer {
public:
  KernelComposer(BatchComposer &composer, const BatchComposer::Frame &frame)
      : composer(composer), index(composer.index), frame(frame) {}

  struct Decision {
    /// None: nobody can make the root.
    std::optional<OpId> maker;
    bool isInline = false;
    bool keep = false;
  };
  /// How `reader` gets `root`.
  Decision decide(OpId reader, ValueId root) const;

private:
  struct Option {
    std::optional<OpId> maker;
    int64_t cost = 0;
  };
  Option cheapestInline(OpId reader, ValueId root) const;
  Option cheapestRerun(ValueId root) const;
  bool canInline(OpId maker, OpId reader) const;
  bool acceptAllReaders(OpId maker) const;
  int64_t directTime(OpId maker, ValueId root) const;
  int64_t costOfInputs(OpId maker, int depth) const;
  int64_t costOfInput(OpId reader, ValueId root, int depth) const;
  bool isWanted(ValueId root) const;

  BatchComposer &composer;
  const ProblemIndex &index;
  const BatchComposer::Frame &frame;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_KERNELCOMPOSER_H
