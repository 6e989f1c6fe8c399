// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Producer-into-consumer fusion in one backward pass: an op joins the kernel of its
/// earliest reader (docs/decisions/0003-fusion-groups.md). Where the options ask for it,
/// kernels are merged then (`KernelMerging.h`).

#ifndef REMAT_LIB_ANALYSIS_GROUPASSIGNMENT_H
#define REMAT_LIB_ANALYSIS_GROUPASSIGNMENT_H

#include "IndexForms.h"
#include "KernelAssignment.h"

namespace remat {

/// The pass's state per op: the group it belongs to, named by the index of the
/// group's last op, which is also the group's position.
class GroupAssignment {
public:
  GroupAssignment(const TrainingGraph &graph, const FusionOptions &options);

  KernelAssignment take() {
    return {std::move(group), std::move(light), /*copies=*/{},
            std::vector<unsigned>(readers.size(), noGroup)};
  }

private:
  friend class KernelMerger;

  /// Earliest and latest position at which a value of the op is read.
  struct Readers {
    unsigned first = noGroup;
    unsigned last = 0;
    void add(unsigned position) {
      first = std::min(first, position);
      last = std::max(last, position);
    }
    void add(const Readers &other) {
      first = std::min(first, other.first);
      last = std::max(last, other.last);
    }
  };

  bool isLight(unsigned op) const { return light.test(op); }
  void findLightOps();
  void findScalars();
  Readers findReaders(unsigned op) const;
  bool isMaterialized(unsigned op) const;
  bool isCopy(unsigned op) const;
  unsigned findSibling(unsigned op) const;
  bool canJoin(unsigned op, unsigned target, bool isOnlyReader) const;
  bool isSharedScalar(unsigned op, unsigned target) const;
  bool isTransposedForMany(unsigned op, unsigned target) const;
  bool fits(unsigned op, unsigned target) const;
  int64_t countWaiting(unsigned op, unsigned target) const;
  IndexForms findForms(unsigned op, unsigned target) const;
  void join(unsigned op, unsigned target);

  const TrainingGraph &graph;
  const FusionOptions &options;
  /// Of a loop's body that has no loss, the turn says where most bytes are alive and
  /// no more: kernels may lie across it.
  bool hasPhases;
  /// Per op: the product that is one kernel with it and nothing else.
  std::vector<unsigned> addedProduct;
  std::vector<unsigned> group;
  std::vector<Readers> readers;
  /// Per op: at which indices its group makes it for an element of its results.
  std::vector<IndexForms> forms;
  llvm::BitVector light;
  /// Ops of one element that need nothing but arguments, as the learning rate of a schedule.
  llvm::BitVector scalars;
  /// Per op: library calls before it.
  std::vector<unsigned> calls;
  /// Per group position: elements of its iteration space, number of ops, bytes of
  /// the largest value that an op of it reads or makes, bytes that wait for it.
  std::vector<int64_t> domain;
  std::vector<unsigned> size;
  std::vector<int64_t> largest, waiting;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GROUPASSIGNMENT_H
