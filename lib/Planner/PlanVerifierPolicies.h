// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The part of the plan verifier that watches user policies (`must`) and which
/// values have been made first. Internal to the verifier.

#ifndef REMAT_PLANNER_PLANVERIFIERPOLICIES_H
#define REMAT_PLANNER_PLANVERIFIERPOLICIES_H

#include "remat/Planner/Plan.h"
#include "llvm/ADT/SmallSet.h"
#include <map>

namespace remat::planner {

/// Few roots, or values, of one kernel.
using RootSet = llvm::SmallSet<ValueId, 8>;

/// Hears what happens to storages, step by step, and judges at the end.
class PolicyJudge {
public:
  explicit PolicyJudge(const Problem &problem);

  /// A kernel member reads the storage (live or inlined).
  void read(ValueId root, const Step &reader, size_t step);
  /// A kernel member has run; `newRoots` are the storages its kernel wrote.
  void made(const Step &member, const RootSet &newRoots, size_t step);
  void dropped(ValueId root, size_t step);
  void fetched(ValueId root, size_t step);
  /// The op that makes `value` in the base program has run.
  bool wasMadeFirst(ValueId value) const { return madeFirst[value]; }

  /// Empty, or the policy that is broken.
  std::string judge() const;

private:
  /// How a storage came to its first use after the forward phase.
  enum class Source { FirstRun, Rerun, Fetch };
  struct History {
    std::optional<UserPolicy> policy;
    bool isForward = false;
    bool isLive = false;
    /// Since the last forward touch there was a moment without the storage.
    bool wasGone = false;
    Source source = Source::FirstRun;
    bool usedAfterForward = false;
    bool goneBeforeThatUse = false;
    Source sourceOfThatUse = Source::FirstRun;
    /// A retained storage was dropped or left out, and read after that.
    bool lost = false;
    bool readAfterLoss = false;
  };
  void forwardTouch(History &history);

  const Problem &problem;
  std::vector<bool> madeFirst;
  std::map<ValueId, History> histories;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_PLANVERIFIERPOLICIES_H
