// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Lazy placement, one *batch* at a time: the first run of one base op and,
/// directly before it, everything that has to be made again for it,
/// recursively, inlined or by reruns (KernelComposer), or fetched.
///
/// A batch depends on the decisions and on what is available before it, and on
/// nothing else; it names every storage that it asked about. So a changed
/// decision changes only the batches that asked about what it changes. Cost:
/// O(items of the batch and their inputs and outputs). Views are left out: they
/// take neither bytes nor time, and the emitter places them.

#ifndef REMAT_PLANNER_BATCHCOMPOSER_H
#define REMAT_PLANNER_BATCHCOMPOSER_H

#include "GapState.h"
#include "ProblemRows.h"
#include "llvm/ADT/SmallVector.h"

namespace remat::planner {

/// An inlined rerun of a kernel.
struct KernelMember {
  OpId op;
  bool keep = false;

  bool operator==(const KernelMember &other) const {
    return op == other.op && keep == other.keep;
  }
};

/// One kernel or fetch of a batch.
struct PlacedKernel {
  enum class Kind : uint8_t { Run, Rerun, Fetch } kind = Kind::Run;
  /// Op, or the root storage of a fetch.
  int32_t id = 0;
  /// Range in the members of the batch.
  int32_t firstMember = 0;
  int32_t endMember = 0;

  bool operator==(const PlacedKernel &other) const {
    return kind == other.kind && id == other.id &&
           firstMember == other.firstMember && endMember == other.endMember;
  }
};

/// What a batch has to do with a storage it asked about. Positions are those of
/// its kernels; -1: none.
struct Touch {
  int32_t birth = -1;
  /// Last read of what was there before the batch, and of what the batch makes.
  int32_t readBefore = -1;
  int32_t readAfter = -1;
  /// Some kernel makes it while it is available.
  bool isMadeOver = false;

  bool operator==(const Touch &other) const {
    return birth == other.birth && readBefore == other.readBefore &&
           readAfter == other.readAfter && isMadeOver == other.isMadeOver;
  }
};

struct Batch {
  llvm::SmallVector<PlacedKernel, 1> kernels;
  llvm::SmallVector<KernelMember, 0> members;
  /// Storages the batch asked about, those that never go away left out.
  llvm::SmallVector<ValueId, 6> roots;

  llvm::ArrayRef<KernelMember> membersOf(const PlacedKernel &kernel) const {
    return llvm::ArrayRef(members).slice(
        size_t(kernel.firstMember),
        size_t(kernel.endMember - kernel.firstMember));
  }
};

class BatchComposer {
public:
  explicit BatchComposer(const GapState &state);
  ~BatchComposer();

  /// Fills `batch` for base op `op` (no view); `touches` gets one entry per
  /// element of its `roots`. Fails if nothing can make an input again.
  llvm::Error compose(OpId op, Batch &batch, std::vector<Touch> &touches);
  /// After `compose`: true if the storage was there at the batch's end.
  bool isAvailable(ValueId root) {
    return index.staysAlive[root] || available[slotOf(root)];
  }
  /// The same for an entry of the batch's roots, and the gap of that storage
  /// that holds the moment before the batch's op.
  bool isAvailableAt(size_t entry) const { return available[entry]; }
  int32_t gapBeforeAt(size_t entry) const { return gapsBefore[entry]; }

  /// After `compose`: true if the batch asked about the storage.
  bool hasTouched(ValueId root) const { return slots[root].stamp == stamp; }

  /// What it reads of the problem.
  const ProblemRows &getRows() const { return rows; }

private:
  friend class KernelComposer;

  struct Frame;
  /// Valid if the stamp is that of this batch.
  struct Slot {
    uint32_t stamp = 0;
    int32_t entry = 0;
  };
  int32_t slotOf(ValueId root) {
    return slots[root].stamp == stamp
               ? slots[root].entry
               : addEntry(root, index.gapBefore(root, now));
  }
  int32_t addEntry(ValueId root, int32_t gapBefore);
  bool mayMake(OpId maker);
  void touchEnds(OpId op);
  llvm::Error placeKernels(OpId op);
  void openFrame(OpId main, bool isFirstRun);
  void addMember(Frame &frame, OpId maker, bool keep);
  void fetchBoundOutputs(const Frame &frame);
  void placeFetch(ValueId root);
  void emitKernel(Frame &frame);
  void pruneMembers(Frame &frame);
  void noteReads(const Frame &frame, int32_t kernel);
  void giveBirth(OpId op, const std::vector<ValueId> *except, int32_t kernel);

  const GapState &state;
  const ProblemIndex &index;
  const ProblemRows rows;
  OpId now = 0;
  Batch *batch = nullptr;
  std::vector<Touch> *touches = nullptr;
  /// Per entry of the batch's roots.
  std::vector<char> available;
  std::vector<int32_t> gapsBefore;
  /// Per root: its entry.
  std::vector<Slot> slots;
  uint32_t stamp = 0;
  std::vector<Frame> frames;
  size_t depth = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_BATCHCOMPOSER_H
