// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A plan under local changes of its decisions: peak and time are at all times
/// exactly those of building and replaying the plan anew.
///
/// The plan is a row of batches (BatchComposer). Per storage it knows which
/// batches asked about it and its *lives*: born in a kernel, read last in
/// another. A changed decision composes again the batches in its gap that asked
/// about the storage; where that changes what is available, later batches that
/// asked follow, in base order, until nothing changes. Then lives of storages
/// with other births or reads are found again, and batches that a changed life
/// begins or ends in are measured again. Bytes that live through whole batches
/// lie in a MemoryProfile, those that come or go inside a batch in its own
/// peak.
///
/// Cost of a change: O(inputs and outputs of the batches composed + touches of
/// their storages + n/block per changed life). Plans with copies to the host are
/// replayed as a whole: O(n).

#ifndef REMAT_PLANNER_INCREMENTALPLAN_H
#define REMAT_PLANNER_INCREMENTALPLAN_H

#include "BatchComposer.h"
#include "MemoryProfile.h"

namespace remat::planner {

/// A kernel of the plan.
struct PlanPosition {
  OpId batch = -1;
  int32_t kernel = 0;

  bool operator==(const PlanPosition &other) const {
    return batch == other.batch && kernel == other.kernel;
  }
  bool operator<(const PlanPosition &other) const {
    return batch != other.batch ? batch < other.batch : kernel < other.kernel;
  }
};

/// From a birth to the last read before the storage is gone.
struct Life {
  /// Batch -1: there from the start.
  PlanPosition birth;
  /// Batch -1: never read. The number of ops: live at the end.
  PlanPosition last;
  /// Bytes while it lives.
  int64_t bytes = 0;

  bool isRead() const { return last.batch >= 0; }
  bool operator==(const Life &other) const {
    return birth == other.birth && last == other.last && bytes == other.bytes;
  }
};

class IncrementalPlan {
public:
  /// `losses`: bytes per op that count besides in the peak of its batch, or
  /// empty; must outlive the plan.
  explicit IncrementalPlan(const ProblemIndex &index,
                           llvm::ArrayRef<int64_t> losses = {});

  /// Builds the plan of `decisions` from nothing. O(n).
  llvm::Error reset(const Decisions &decisions);
  Decisions decisions() const { return state.decisions(); }
  /// Overruns are measured against this peak.
  void setBudget(int64_t bytes);

  /// Changes between `begin` and `commit` or `rollback` belong together. What
  /// GapState does not allow is ignored.
  void begin();
  void setChoice(ValueId root, int32_t gap, GapChoice choice);
  void setVariant(OpId op, int32_t variant);
  /// Brings the plan up to date. False if the decisions have no plan, or one
  /// with far more kernels than the problem; then only `rollback` may follow.
  bool update();
  void commit();
  void rollback();

  int64_t timeNs();
  int64_t peakBytes();
  /// Sum over batches of what their peaks exceed the budget by.
  int64_t excess();
  /// The batch with the highest peak; -1 if it stands at the start.
  OpId peakBatch();

  const GapState &gaps() const { return state; }
  const Batch &batch(OpId op) const { return batches[op]; }
  int64_t batchTime(OpId op) const { return measures[op].timeNs; }
  int64_t batchPeak(OpId op) const {
    return profile.at(size_t(op)) + constantBytes;
  }
  /// The peaks of all batches, without what is there all the time.
  const MemoryProfile &batchPeaks() const { return profile; }
  int64_t constantPeak() const { return constantBytes; }
  const llvm::SmallVectorImpl<Life> &livesOf(ValueId root) const {
    return storages[root].lives;
  }
  /// The steps of the plan.
  Plan emit() const;
  /// True if nothing has changed since `reset`.
  bool isAsBuilt() const { return isUnchanged; }
  /// Kernels composed by changes since the beginning, and what replays of
  /// copies took in the same measure: the measure of work.
  uint64_t work() const { return composed; }

  const ProblemIndex &index;

private:
  struct BatchTouch {
    OpId batch = 0;
    Touch touch;
  };
  struct Storage {
    llvm::SmallVector<BatchTouch, 3> touches;
    llvm::SmallVector<Life, 1> lives;
  };
  struct Measure {
    int64_t localPeak = 0;
    int64_t timeNs = 0;

    bool operator==(const Measure &other) const {
      return localPeak == other.localPeak && timeNs == other.timeNs;
    }
  };
  struct KernelCost {
    int64_t timeNs = 0;
    int64_t bornBytes = 0;
    /// Workspace and what is gone after the kernel, less what is taken over.
    int64_t passingBytes = 0;
  };
  /// What was, by op or root. Entries keep their memory for the next changes.
  template <typename State> class FormerStates {
  public:
    State &add(int32_t id) {
      if (count == entries.size())
        entries.emplace_back();
      entries[count].first = id;
      return entries[count++].second;
    }
    void clear() { count = 0; }
    llvm::MutableArrayRef<std::pair<int32_t, State>> all() {
      return llvm::MutableArrayRef(entries).take_front(count);
    }

  private:
    std::vector<std::pair<int32_t, State>> entries;
    size_t count = 0;
  };
  /// What `rollback` restores.
  struct Journal {
    std::vector<std::pair<int32_t, GapChoice>> choices;
    std::vector<std::pair<int32_t, OpId>> availableFrom;
    std::vector<std::pair<int32_t, char>> isOnHost;
    std::vector<std::pair<OpId, int32_t>> variants;
    FormerStates<Batch> batches;
    FormerStates<Storage> storages;
    std::vector<std::pair<OpId, Measure>> measures;
    void clear();
  };

  // Composition.
  llvm::Error composeDirty();
  llvm::Error recompose(OpId op);
  void replaceTouches(OpId op, const Batch &before);
  int32_t gapBehind(OpId op, ValueId root, int32_t gapBefore) const;
  void settleAvailability(OpId op, ValueId root, int32_t gap, bool isThere,
                          bool isBorn);
  void countFetches(const Batch &batch, int32_t sign);
  void setAvailableFrom(ValueId root, int32_t gap, OpId from);
  void setOnHost(ValueId root, int32_t gap, bool value);
  void dirtyBatches(ValueId root, OpId after, OpId last);
  void markBatch(OpId op);
  Storage &editStorage(ValueId root);

  // Lives.
  void updateLives();
  void collectLives(ValueId root, llvm::SmallVectorImpl<Life> &lives) const;
  int64_t countedBytes(ValueId root, PlanPosition birth) const;
  void replaceLives(ValueId root);
  void addToProfile(const Life &life, int64_t sign);
  void markEnds(ValueId root, const Life &life);
  void markLife(ValueId root);

  // Measures.
  void measureMarked();
  void markMeasure(OpId op);
  Measure measure(OpId op);
  KernelCost costOf(OpId batch, int32_t number);
  void addMainCost(PlanPosition at, const PlacedKernel &kernel,
                   KernelCost &cost);
  void addMemberCost(PlanPosition at, const PlacedKernel &kernel, size_t member,
                     KernelCost &cost);
  int64_t takenOverBytes(PlanPosition at, const PlacedKernel &kernel);
  const Life *lifeBornAt(ValueId root, PlanPosition at) const;
  const Life *lifeAround(ValueId root, PlanPosition at) const;
  int64_t inlinedTime(const PlacedKernel &kernel,
                      llvm::ArrayRef<KernelMember> members,
                      size_t member) const;
  void replayCopies();

  llvm::ArrayRef<int64_t> losses;
  GapState state;
  BatchComposer composer;
  const ProblemRows &rows;
  std::vector<Batch> batches;
  std::vector<Storage> storages;
  std::vector<Measure> measures;
  MemoryProfile profile;
  std::vector<char> isUpFront;
  std::vector<ValueId> argumentOfResult;
  std::vector<ValueId> resultOfArgument;
  int64_t startBytes = 0;
  int64_t constantBytes = 0;
  int64_t totalTime = 0;
  int64_t budget = INT64_MAX;
  int32_t fetches = 0;
  std::optional<Cost> replayed;
  uint64_t composed = 0;

  Journal journal;
  bool isRecording = false;
  bool isUnchanged = false;
  uint32_t stamp = 1;
  std::vector<uint32_t> batchSaved;
  std::vector<uint32_t> storageSaved;
  std::vector<uint32_t> measureSaved;

  // Work lists.
  std::vector<OpId> dirty;
  std::vector<char> isDirty;
  std::vector<ValueId> changedRoots;
  std::vector<char> isRootChanged;
  std::vector<OpId> unmeasured;
  std::vector<char> isUnmeasured;
  /// The batch composed last, then what it took the place of.
  Batch composedBatch;
  std::vector<Touch> newTouches;
  std::vector<int64_t> lostBytes;
};

/// `buildPlan` for callers that have the index.
llvm::Expected<Plan> buildPlan(const ProblemIndex &index,
                               const Decisions &decisions);

} // namespace remat::planner

#endif // REMAT_PLANNER_INCREMENTALPLAN_H
