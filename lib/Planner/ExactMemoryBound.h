// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A lower bound of the time that any completion of a state still takes within
/// the budget. Internal to the exact search.
///
/// Per moment, the first run of a base op still to come, the cut network
/// (`CutNetwork`, without costs of writing, which may be paid already) is solved
/// once, at its best price, and its flow is kept. In a state, storages that are
/// needed and gone are made again in any case, now or behind the moment, at the
/// least cost of their remake nodes. With the capacities of these nodes taken
/// out, the network still proves its value less their flow; so
///   kernels to come + cost of these nodes + (value - flow of these nodes)
/// is a bound at every moment, and the largest counts. States that lack a
/// storage that `ForcedStorages` names cannot be completed.
///
/// Complexity: a few flows per base op in advance; O(moments * storages) per
/// state at worst.

#ifndef REMAT_PLANNER_EXACTMEMORYBOUND_H
#define REMAT_PLANNER_EXACTMEMORYBOUND_H

#include "CutNetwork.h"
#include "ExactModel.h"

namespace remat::planner {

class ExactMemoryBound {
public:
  /// Stands for "the state cannot be completed".
  static constexpr int64_t impossible = INT64_MAX / 4;

  ExactMemoryBound(const ExactModel &model, int64_t budget);

  int64_t remaining(const ExactState &state) const;
  /// No plan keeps the budget.
  bool isBeyond() const { return isHopeless; }
  /// Roots that are live in all states at the position.
  const StorageBits &forcedAt(int32_t position) const {
    return forced[position];
  }

private:
  struct Moment {
    int32_t position;
    /// Scaled; without the kernels.
    int64_t value = 0;
    /// Scaled, per remake node.
    std::vector<int64_t> flow;
  };
  struct Touched {
    int32_t node;
    int64_t timeNs;
  };

  void findNodes();
  void findNeeds();
  void solveMoments(int64_t budget);
  void findForced(int64_t budget);
  void touch(const ExactState &state,
             llvm::SmallVectorImpl<Touched> &touched) const;

  const ExactModel &model;
  const Problem problem; ///< Without copies to the host.
  RelaxedCosts costs;
  const CutScale scale;
  /// No plan keeps the budget.
  bool isHopeless = false;
  // Per bit.
  std::vector<int32_t> nodeOfBit;
  std::vector<int64_t> leastRemakeTime;
  std::vector<StorageBits> inputsOfBit;
  // Per position.
  std::vector<StorageBits> needed, made, forced;
  std::vector<int64_t> kernelsFrom;
  /// Per position and bit: least time of making it again for its readers.
  std::vector<std::vector<int64_t>> remakeTime;
  std::vector<Moment> moments; ///< By falling position.
};

} // namespace remat::planner

#endif // REMAT_PLANNER_EXACTMEMORYBOUND_H
