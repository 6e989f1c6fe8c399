// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategies `xla-greedy` and `xla-peak`: the two modes of XLA's
/// HloRematerialization pass on a fixed schedule.
///
/// Objective: bring every instruction under the limit; the candidate that frees
/// most bytes wins, compute cost is ignored. `xla-greedy` walks the schedule
/// once; where the bytes are above the limit it clones a placed instruction
/// before its earliest use that is not placed yet (or before the earliest last
/// use of a live operand, so that this is not extended). `xla-peak` does the
/// same around the highest instruction until that is no longer possible, and
/// does not clone clones.
///
/// Fails where one chain must be recomputed as a whole: operands that are dead
/// count against a candidate instead of being recomputed in turn. Time is never
/// looked at. O(n) a clone, O(n^2) in all.
///
/// Differs from XLA: blocks of one instruction only (its default on GPUs), no
/// compression and no host offload; the bytes come from our replay, XLA's own
/// tracker is an estimate. Without a budget nothing is done.

#include "BestPlan.h"
#include "RerunSchedule.h"
#include "Rivals.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

namespace {
/// The version of a storage at some place of the schedule.
struct Life {
  bool isBorn = false;
  /// Uses of this version; -1 for none.
  int64_t nextUse = -1;
  int64_t lastUse = -1;
};

struct Candidate {
  llvm::SmallVector<ValueId, 2> roots;
  OpId op = -1;
  int64_t freedBytes = 0;
  int64_t insertBefore = 0;
};

class XlaPass {
public:
  XlaPass(const Problem &problem, const Request &request)
      : index(problem), schedule(index),
        best(problem, request, 4 * problem.ops.size() + 100),
        isClone(schedule.runs.size(), 0) {}
  llvm::Expected<Plan> run(XlaMode mode);

private:
  bool refresh();
  void walk();
  void lowerPeaks();
  bool lowerAt(size_t place, bool mayCloneClones);
  std::vector<Life> livesAt(size_t place) const;
  std::optional<Candidate> pick(size_t place, bool mayCloneClones) const;
  std::optional<Candidate> weigh(OpId op, size_t place,
                                 llvm::ArrayRef<Life> lives) const;
  bool isInUse(ValueId root, const ScheduledRun &run) const;

  ProblemIndex index;
  RerunSchedule schedule;
  BestPlan best;
  std::vector<char> isClone;
  std::vector<int64_t> bytes;
};
} // namespace

/// Replays the schedule; false if that is impossible.
bool XlaPass::refresh() {
  llvm::Expected<Plan> plan = schedule.toPlan();
  std::vector<Step> steps;
  if (plan)
    steps = plan->steps;
  std::optional<Replay> replayed = best.consider(std::move(plan));
  if (!replayed)
    return false;
  Plan replayedPlan;
  replayedPlan.steps = std::move(steps);
  bytes = schedule.bytesAtRuns(replayedPlan, *replayed);
  return true;
}

/// The versions of all storages right after the run at `place`.
std::vector<Life> XlaPass::livesAt(size_t place) const {
  std::vector<Life> lives(index.problem.values.size());
  std::vector<char> isOver(lives.size(), 0);
  for (ValueId argument : index.problem.arguments)
    lives[argument].isBorn = true;
  for (auto [position, run] : llvm::enumerate(schedule.runs)) {
    for (ValueId input : index.problem.ops[run.op].inputs) {
      ValueId root = index.problem.rootOf(input);
      Life &life = lives[root];
      if (isOver[root] || (position > place && !life.isBorn))
        continue;
      life.lastUse = int64_t(position);
      if (position > place && life.nextUse < 0)
        life.nextUse = int64_t(position);
    }
    for (ValueId root : run.makes) {
      isOver[root] = position > place;
      if (position <= place)
        lives[root] = {true, -1, int64_t(position)};
    }
  }
  for (ValueId result : index.problem.results)
    if (lives[result].isBorn && !isOver[result])
      lives[result].lastUse = INT64_MAX;
  return lives;
}

bool XlaPass::isInUse(ValueId root, const ScheduledRun &run) const {
  return llvm::is_contained(run.makes, root) ||
         llvm::any_of(index.problem.ops[run.op].inputs, [&](ValueId input) {
           return index.problem.rootOf(input) == root;
         });
}

/// What cloning `op` would free at `place`.
std::optional<Candidate> XlaPass::weigh(OpId op, size_t place,
                                        llvm::ArrayRef<Life> lives) const {
  Candidate candidate;
  candidate.op = op;
  candidate.insertBefore = INT64_MAX;
  const Op &described = index.problem.ops[op];
  for (ValueId root : described.outputs) {
    const Life &life = lives[root];
    if (life.nextUse < 0 || index.isResult[root] ||
        !canRerunProducer(index, root) || isInUse(root, schedule.runs[place]))
      continue;
    candidate.roots.push_back(root);
    candidate.freedBytes += index.problem.values[root].bytes;
    candidate.insertBefore = std::min(candidate.insertBefore, life.nextUse);
  }
  if (candidate.roots.empty())
    return std::nullopt;
  llvm::SmallVector<ValueId, 8> seen;
  for (ValueId input : described.inputs) {
    ValueId root = index.problem.rootOf(input);
    if (index.staysAlive[root] || llvm::is_contained(seen, root))
      continue;
    seen.push_back(root);
    const Life &life = lives[root];
    if (life.lastUse < int64_t(place))
      candidate.freedBytes -= index.problem.values[root].bytes;
    else if (life.lastUse > int64_t(place) && life.lastUse != INT64_MAX)
      candidate.insertBefore = std::min(candidate.insertBefore, life.lastUse);
  }
  if (candidate.freedBytes <= 0)
    return std::nullopt;
  return candidate;
}

std::optional<Candidate> XlaPass::pick(size_t place,
                                       bool mayCloneClones) const {
  std::vector<Life> lives = livesAt(place);
  std::vector<char> seen(index.problem.ops.size(), 0);
  std::optional<Candidate> chosen;
  for (size_t position = place; position-- > 0;) {
    OpId op = schedule.runs[position].op;
    // The latest run of an op made the version that is live.
    if (std::exchange(seen[op], 1) || (isClone[position] && !mayCloneClones))
      continue;
    std::optional<Candidate> candidate = weigh(op, place, lives);
    if (candidate && (!chosen || candidate->freedBytes > chosen->freedBytes))
      chosen = std::move(candidate);
  }
  return chosen;
}

/// Clones what frees most at `place`. False, and nothing changed, if no clone
/// lowers the bytes there.
bool XlaPass::lowerAt(size_t place, bool mayCloneClones) {
  std::optional<Candidate> candidate = pick(place, mayCloneClones);
  if (!candidate)
    return false;
  int64_t before = bytes[place];
  auto position = candidate->insertBefore;
  schedule.runs.insert(schedule.runs.begin() + position,
                       {candidate->op, false, candidate->roots});
  isClone.insert(isClone.begin() + position, 1);
  if (refresh() && bytes[place] < before)
    return true;
  schedule.runs.erase(schedule.runs.begin() + position);
  isClone.erase(isClone.begin() + position);
  refresh();
  return false;
}

void XlaPass::walk() {
  for (size_t place = 0; place < schedule.runs.size(); ++place)
    while (bytes[place] > best.targetBytes() && !best.isSpent())
      if (!lowerAt(place, /*mayCloneClones=*/true))
        break;
}

void XlaPass::lowerPeaks() {
  while (!best.isSpent()) {
    size_t peak = size_t(llvm::max_element(bytes) - bytes.begin());
    if (bytes.empty() || bytes[peak] <= best.targetBytes() ||
        !lowerAt(peak, /*mayCloneClones=*/false))
      return;
  }
}

llvm::Expected<Plan> XlaPass::run(XlaMode mode) {
  if (!refresh())
    return best.take();
  if (mode == XlaMode::Always)
    walk();
  else
    lowerPeaks();
  return best.take();
}

llvm::Expected<Plan> planLikeXla(const Problem &problem, const Request &request,
                                 XlaMode mode) {
  return XlaPass(problem, request).run(mode);
}

} // namespace remat::planner
