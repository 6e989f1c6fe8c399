// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The lazy builder behind `buildPlan`, in a form that searches can call many
/// times on one problem. Three passes:
///
/// 1. *Place* (PlanBuilder.cpp): walk the base order; before each op make what
///    it reads and is not available, recursively, inline or by a rerun
///    (KernelComposer). Availability follows the decisions only.
/// 2. *Settle lives* (PlanEmitter.cpp): walk back; the last reader of each
///    interval drops the storage, outputs without reader are left out.
/// 3. *Emit* the steps; copies to and from the host are placed on a timeline.

#ifndef REMAT_PLANNER_PLANBUILDER_H
#define REMAT_PLANNER_PLANBUILDER_H

#include "ProblemIndex.h"
#include "remat/Planner/Decisions.h"

namespace remat::planner {

/// An inlined rerun of a kernel.
struct KernelMember {
  OpId op;
  bool keep = false;
};

/// One kernel, view or fetch of the placed sequence.
struct PlacedItem {
  enum class Kind : uint8_t { Run, Rerun, Fetch } kind = Kind::Run;
  /// Op, or the root storage of a fetch.
  int32_t id = 0;
  std::vector<KernelMember> members;
  /// Roots that members make for the kernel alone.
  std::vector<ValueId> provides;
  /// Roots this item brings to life.
  std::vector<ValueId> births;
  /// Roots whose host copy starts after this item.
  std::vector<ValueId> offloads;
};

/// The sequence that the first pass leaves to the others.
struct PlacedSequence {
  std::vector<PlacedItem> items;
  std::vector<int32_t> variants;
};

/// Turns a placed sequence into steps.
std::vector<Step> emitSteps(const ProblemIndex &index, PlacedSequence sequence);

class PlanBuilder {
public:
  explicit PlanBuilder(const ProblemIndex &index) : index(index) {}
  llvm::Expected<Plan> build(const Decisions &decisions);

private:
  friend class KernelComposer;

  struct Frame;
  void start(const Decisions &decisions);
  bool isBoundToBaseForm(const Op &op, const Variant &variant) const;
  void refuseVariants();
  void settleChoices(const Decisions &decisions);
  llvm::Error checkUserPolicies() const;
  void settleGaps(const Decisions &decisions);
  llvm::Error placeKernel(OpId op);
  void placeView(OpId op);
  void addMember(Frame &frame, OpId maker, bool keep);
  void fetchBoundOutputs(const Frame &frame);
  void emitKernel(Frame &frame);
  void emitViewsOfInputs(OpId op);
  void rerunViewChain(ValueId value);
  void giveBirth(PlacedItem &item, OpId op, const std::vector<ValueId> *except);
  void pruneMembers(Frame &frame);
  void orderMembers(Frame &frame);
  void placeFetch(ValueId root);
  void endBatch(OpId op);

  const std::vector<ValueId> &inputsOf(OpId op, bool isFirstRun) const;
  bool isReadable(ValueId value) const {
    ValueId root = index.problem.rootOf(value);
    return available[root] && readableIn[value] == generation[root];
  }
  /// True if the op may be rerun while the base order stands at `now`.
  bool mayMake(OpId maker, ValueId root) const;

  const ProblemIndex &index;
  std::vector<Choice> choices;
  std::vector<char> isBoundByUser;
  std::vector<OpId> gapStart;
  std::vector<std::vector<ValueId>> gapsStartingAt;
  std::vector<char> available;
  std::vector<uint32_t> generation;
  std::vector<uint32_t> readableIn;
  std::vector<ValueId> transients;
  std::vector<char> isOffloaded;
  /// Item after which the storage was offloaded; valid while it is.
  std::vector<size_t> offloadItem;
  int64_t hostBytes = 0;
  OpId now = 0;
  PlacedSequence sequence;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_PLANBUILDER_H
