// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Candidates and twins.

#include "SearchSpace.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

namespace remat::planner {

/// Rounds of hashing: how far ops see around themselves.
static constexpr int hashRounds = 3;
/// Stretches of a step that have a list of candidates each.
static constexpr size_t mostStretches = 64;

SearchSpace::SearchSpace(const ProblemIndex &index) : index(index) {
  collectCandidates();
  findStretches();
  for (auto [id, op] : llvm::enumerate(index.problem.ops))
    if (!op.variants.empty())
      variantOps.push_back(OpId(id));
}

int64_t remakeTime(const ProblemIndex &index, ValueId root) {
  int64_t best = INT64_MAX / 8;
  for (OpId maker : index.makers[root]) {
    int64_t time = index.problem.ops[maker].timeNs;
    for (const auto &[output, ns] : index.problem.ops[maker].elidable)
      if (output != root)
        time -= ns;
    best = std::min(best, time);
    for (const auto &[target, ns] : index.problem.ops[maker].inlineInto)
      best = std::min(best, std::max<int64_t>(ns, 0));
  }
  return best;
}

void SearchSpace::collectCandidates() {
  const Problem &problem = index.problem;
  mainCandidate.assign(problem.values.size(), -1);
  bool hasOffload = problem.device.offloadBytesPerSecond.has_value();
  for (size_t value = 0; value < problem.values.size(); ++value) {
    ValueId root = ValueId(value);
    bool isMovable =
        index.isRecomputable[root] || (hasOffload && !index.staysAlive[root]);
    if (problem.values[value].storage || index.isResult[root] || !isMovable)
      continue;
    for (int32_t gap = index.firstGap[value]; gap < index.firstGap[value + 1];
         ++gap) {
      OpId begin = index.gapBegin(root, gap), end = index.gapEnd(root, gap);
      if (end > begin)
        candidates.push_back(
            {root, gap, begin, end, problem.values[value].bytes,
             index.isRecomputable[root] ? remakeTime(index, root)
                                        : INT64_MAX / 8});
    }
  }
  sortByBegin();
  for (auto [number, candidate] : llvm::enumerate(candidates)) {
    int32_t &main = mainCandidate[candidate.root];
    bool isTail = candidate.end == OpId(problem.ops.size());
    if (!isTail &&
        (main < 0 || candidate.end - candidate.begin >
                         candidates[main].end - candidates[main].begin))
      main = int32_t(number);
  }
}

/// Into the order of their beginnings; those of one stay in the order of roots and gaps
/// in which they were found.
void SearchSpace::sortByBegin() {
  std::vector<size_t> next(index.problem.ops.size() + 1, 0);
  for (const Candidate &candidate : candidates)
    ++next[size_t(candidate.begin) + 1];
  std::partial_sum(next.begin(), next.end(), next.begin());
  std::vector<Candidate> sorted(candidates.size());
  for (const Candidate &candidate : candidates)
    sorted[next[size_t(candidate.begin)]++] = candidate;
  candidates = std::move(sorted);
}

void SearchSpace::findStretches() {
  size_t ops = std::max<size_t>(1, index.problem.ops.size());
  stretchLength = (ops + mostStretches - 1) / mostStretches;
  around.resize((ops + stretchLength - 1) / stretchLength);
  for (auto [number, candidate] : llvm::enumerate(candidates)) {
    if (candidate.bytes == 0)
      continue;
    // It may be idle strictly between the ends of its gap.
    size_t first = size_t(candidate.begin) / stretchLength;
    size_t last = std::min(size_t(candidate.end) / stretchLength,
                           around.size() - 1);
    for (size_t stretch = first; stretch <= last; ++stretch)
      around[stretch].push_back(int32_t(number));
  }
}

std::vector<uint64_t> SearchSpace::hashOps() const {
  const Problem &problem = index.problem;
  std::vector<uint64_t> hashes(problem.ops.size());
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    uint64_t hash = llvm::hash_combine(int(op.kind), op.timeNs,
                                       op.workspaceBytes, op.recomputable);
    for (ValueId output : op.outputs)
      hash = llvm::hash_combine(hash, problem.values[output].bytes);
    hashes[id] = hash;
  }
  for (int round = 0; round < hashRounds; ++round) {
    std::vector<uint64_t> around(hashes.size(), 0);
    for (auto [id, op] : llvm::enumerate(problem.ops))
      for (ValueId input : op.inputs) {
        OpId producer = index.producer[input];
        if (producer < 0)
          continue;
        around[id] = llvm::hash_combine(around[id], hashes[producer], 1);
        // Readers in any order.
        around[producer] += llvm::hash_combine(hashes[id], 2);
      }
    for (size_t id = 0; id < hashes.size(); ++id)
      hashes[id] = llvm::hash_combine(hashes[id], around[id]);
  }
  return hashes;
}

void SearchSpace::findTwins() const {
  std::vector<uint64_t> hashes = hashOps();
  llvm::DenseMap<uint64_t, int32_t> classes;
  for (auto [number, candidate] : llvm::enumerate(candidates)) {
    OpId producer = index.producer[candidate.root];
    size_t output = 0;
    if (producer >= 0)
      output = size_t(
          llvm::find(index.problem.ops[producer].outputs, candidate.root) -
          index.problem.ops[producer].outputs.begin());
    uint64_t hash = llvm::hash_combine(
        producer >= 0 ? hashes[producer] : 0, output,
        candidate.gap - index.firstGap[candidate.root], candidate.bytes);
    auto [entry, isNew] = classes.try_emplace(hash >> 1, int32_t(twins.size()));
    if (isNew)
      twins.emplace_back();
    twinClass.push_back(entry->second);
    twins[entry->second].push_back(int32_t(number));
  }
}

} // namespace remat::planner
