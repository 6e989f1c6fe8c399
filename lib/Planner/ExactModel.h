// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The state space that the exact search walks: what of a plan's past matters
/// for its future, in the base order and without copies to the host. Internal.
///
/// A state stands between two kernels. It is the number of base ops that have
/// run first, a set of bits, and a word about user policies. Every bit is a
/// good thing to have, so that of two states with equal position and policy
/// word, the one with more bits and no more time can do whatever the other one
/// can (it may drop what it has more, which costs nothing):
///   * a root storage is live (bit 0 stands for all arguments that stay),
///   * a view that cannot be rerun is readable (other views can be made
///     readable at no cost whenever their storage is live),
///   * a result lies in its argument's bytes,
///   * a storage that must be retained has not been dropped.

#ifndef REMAT_PLANNER_EXACTMODEL_H
#define REMAT_PLANNER_EXACTMODEL_H

#include "StorageBits.h"
#include "remat/Planner/Problem.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat::planner {

struct ExactState {
  StorageBits bits;
  /// Five flags for each storage that must be recomputed.
  uint32_t policies = 0;
  int32_t position = 0;

  bool operator==(const ExactState &other) const {
    return bits == other.bits && policies == other.policies &&
           position == other.position;
  }
};

/// One form of an op: its own or a variant.
struct ExactForm {
  llvm::ArrayRef<ValueId> inputs;
  int64_t timeNs = 0;
  int64_t workspaceBytes = 0;
  llvm::ArrayRef<ValueId> without;
};

class ExactModel {
public:
  explicit ExactModel(const Problem &problem);

  /// Empty, or why the model cannot hold the problem.
  const std::string &refusal() const { return refusalText; }

  ExactState start() const;
  bool isGoal(const ExactState &state) const {
    return state.position == end && state.bits.contains(resultBits);
  }
  /// Bytes that count while nothing runs.
  int64_t bytesOf(const StorageBits &bits) const;
  int64_t occupied(const StorageBits &bits, int bit) const {
    return compactBit[bit] >= 0 && bits.test(compactBit[bit]) ? 0 : bytes[bit];
  }
  /// True if the value can be read (views of it rerun at no cost).
  bool isReadable(const ExactState &state, ValueId value) const {
    return firstReadable[value] <= state.position &&
           state.bits.test(anchor[value]);
  }
  /// True if the op may be rerun at the position.
  bool mayRerun(OpId op, int32_t position) const {
    return firstRerun[op] <= position;
  }
  /// True if the set holds a view of the root that cannot be rerun.
  bool hasFixedView(int root, const StorageBits &bits) const {
    return llvm::any_of(fixedViews[root],
                        [&](int view) { return bits.test(view); });
  }
  int formCount(OpId op) const {
    return 1 + int(problem.ops[op].variants.size());
  }
  ExactForm form(OpId op, int number) const;
  int64_t elidableTime(OpId op, ValueId output) const;

  /// Moves over the views that stand at the position, and drops what no later
  /// step can want.
  void settle(ExactState &state) const;
  void drop(ExactState &state, const StorageBits &dropped) const;
  /// A kernel with this main op, whose members read the roots `touched`, has
  /// written the roots `written` (still to be added to the state).
  void notePolicies(ExactState &state, OpId main, bool isFirst,
                    const StorageBits &mainReads,
                    const StorageBits &written) const;
  /// False if a storage among `touched` has been lost though it must not be.
  bool keepsRetained(const StorageBits &bits, const StorageBits &touched) const;
  bool policiesHold(const ExactState &state) const;

  const Problem &problem;
  /// Number of ops up to the last base op.
  int32_t end = 0;
  int bitCount = 1;
  /// Bytes that are always allocated.
  int64_t baseBytes = 0;

  // Per value.
  std::vector<int> anchor;
  std::vector<int32_t> firstReadable;
  // Per op.
  std::vector<int32_t> firstRerun;
  std::vector<std::vector<std::pair<OpId, int64_t>>> takesIn;
  // Per bit.
  std::vector<ValueId> rootOfBit; ///< -1 where the bit is no root.
  std::vector<int64_t> bytes;
  std::vector<int> compactBit;  ///< Of a paired result; -1.
  std::vector<int> argumentBit; ///< Of a paired result; -1.
  std::vector<char> isPairedArgument;
  std::vector<std::vector<OpId>> makers;
  StorageBits resultBits;
  /// Roots that a plan may have to drop though there is room: see
  /// `ExactKernels`.
  StorageBits redroppable;
  /// Roots whose policy word must agree for dominance.
  StorageBits policyRoots;
  /// Per position: what a later step may want.
  std::vector<StorageBits> useful;

private:
  int addBit(ValueId root, int64_t size);
  void addRoots();
  void addViews();
  void addPolicies();
  void findMakers();
  void findUseful();
  void wantInputs(OpId op, StorageBits &wanted) const;
  void chooseOps(std::vector<OpId> &waiting, std::vector<char> &chosen,
                 StorageBits &wanted,
                 llvm::function_ref<bool(OpId)> isChosen) const;
  void addCompanions(StorageBits &bits) const;

  /// Views that cannot be rerun: per root bit, their bits.
  std::vector<std::vector<int>> fixedViews;
  std::vector<int> retainBit;   ///< Per root bit; -1.
  std::vector<int> policyShift; ///< Per root bit; -1.
  std::string refusalText;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_EXACTMODEL_H
