// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `dtr`: Kirisame et al., "Dynamic Tensor Rematerialization", 2021,
/// played as an online run of the base order under the budget.
///
/// Objective: never exceed the budget, with little recomputation, knowing only
/// the past. When an allocation does not fit, the resident storage with the
/// least (own time + time of its evicted neighbourhood) / (bytes * staleness)
/// is evicted; a needed storage that is gone is remade recursively. The
/// neighbourhood is the paper's fast variant: connected sets of evicted
/// storages in a union-find structure, from which remade ones are subtracted
/// without splitting. Storages without further base uses are freed at once.
///
/// Fails by thrashing near the lowest peak (the run then gives up and ignores
/// the budget), and evicts what is needed next since it cannot know that.
/// O(resident storages) an eviction.
///
/// Differs from the paper in the rival's favour: the plan drops an evicted
/// storage after its last use, not at the eviction. `--budget=min` searches for
/// the least budget that the run can keep.

#include "BestPlan.h"
#include "RerunSchedule.h"
#include "Rivals.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

namespace remat::planner {

/// A run with more reruns an op than this thrashes.
static constexpr size_t mostRerunsPerOp = 16;

namespace {
/// Connected sets of evicted storages with the time to remake them.
class EvictedSets {
public:
  explicit EvictedSets(size_t count) : parent(count), time(count, 0) {
    std::iota(parent.begin(), parent.end(), 0);
  }
  ValueId find(ValueId root) {
    while (parent[root] != root)
      root = parent[root] = parent[parent[root]];
    return root;
  }
  void add(ValueId root, double ns) { time[find(root)] += ns; }
  void join(ValueId a, ValueId b) {
    a = find(a);
    b = find(b);
    if (a == b)
      return;
    parent[b] = a;
    time[a] += time[b];
  }
  double timeOf(ValueId set) const { return time[set]; }

private:
  std::vector<ValueId> parent;
  std::vector<double> time;
};

class OnlineRun {
public:
  OnlineRun(const ProblemIndex &index, int64_t budget);
  RerunSchedule run();

private:
  struct Frame {
    OpId op;
    bool isFirst;
    size_t nextInput = 0;
  };
  void collectNeighbours();
  void perform(OpId op);
  void finish(const Frame &frame);
  void makeRoom(int64_t bytes);
  double scoreOf(ValueId root);
  void evict(ValueId root);
  void revive(ValueId root);
  void freeDead(OpId op);
  ValueId rootOf(ValueId value) const { return index.problem.rootOf(value); }

  const ProblemIndex &index;
  CountedBytes counted;
  int64_t budget;
  int64_t liveBytes;
  double now = 0;
  size_t reruns = 0;
  RerunSchedule schedule;
  EvictedSets evicted;
  std::vector<char> isResident, isEvictable, isInSet;
  std::vector<int32_t> locks;
  std::vector<double> lastAccess;
  /// Per root, the roots that its op reads and those made from it.
  std::vector<std::vector<ValueId>> neighbours;
  std::vector<ValueId> resident;
};
} // namespace

OnlineRun::OnlineRun(const ProblemIndex &index, int64_t budget)
    : index(index), counted(index), budget(budget), liveBytes(counted.constant),
      schedule(index, /*isEmpty=*/true), evicted(index.problem.values.size()) {
  size_t count = index.problem.values.size();
  isResident.assign(count, 0);
  isEvictable.assign(count, 0);
  isInSet.assign(count, 0);
  locks.assign(count, 0);
  lastAccess.assign(count, 0);
  for (size_t root = 0; root < count; ++root)
    isEvictable[root] = !index.isResult[root] && !index.isArgument[root] &&
                        canRerunProducer(index, ValueId(root));
  for (ValueId argument : index.problem.arguments)
    isResident[argument] = 1;
  collectNeighbours();
}

void OnlineRun::collectNeighbours() {
  neighbours.resize(index.problem.values.size());
  for (const Op &op : index.problem.ops) {
    if (op.extra || op.isView())
      continue;
    for (ValueId input : op.inputs)
      for (ValueId output : op.outputs)
        if (ValueId root = rootOf(input); isEvictable[root]) {
          neighbours[root].push_back(output);
          neighbours[output].push_back(root);
        }
  }
}

double OnlineRun::scoreOf(ValueId root) {
  double cost = double(index.problem.ops[index.producer[root]].timeNs);
  llvm::SmallVector<ValueId, 8> sets;
  for (ValueId neighbour : neighbours[root]) {
    if (!isInSet[neighbour])
      continue;
    ValueId set = evicted.find(neighbour);
    if (llvm::is_contained(sets, set))
      continue;
    sets.push_back(set);
    cost += evicted.timeOf(set);
  }
  double staleness = now - lastAccess[root] + 1;
  return cost / (double(counted.own[root]) * staleness);
}

/// Takes the storage out of memory and into the sets of evicted ones.
void OnlineRun::evict(ValueId root) {
  isResident[root] = 0;
  liveBytes -= counted.own[root];
  isInSet[root] = 1;
  evicted.add(root, double(index.problem.ops[index.producer[root]].timeNs));
  for (ValueId neighbour : neighbours[root])
    if (isInSet[neighbour])
      evicted.join(root, neighbour);
}

void OnlineRun::revive(ValueId root) {
  isResident[root] = 1;
  liveBytes += counted.own[root];
  lastAccess[root] = now;
  resident.push_back(root);
  if (std::exchange(isInSet[root], 0))
    evicted.add(root, -double(index.problem.ops[index.producer[root]].timeNs));
}

/// Evicts until `bytes` more fit, or nothing is left to evict.
void OnlineRun::makeRoom(int64_t bytes) {
  if (reruns > mostRerunsPerOp * index.problem.ops.size())
    return;
  while (liveBytes + bytes > budget) {
    std::optional<ValueId> chosen;
    double least = 0;
    llvm::erase_if(resident, [&](ValueId root) { return !isResident[root]; });
    for (ValueId root : resident) {
      if (locks[root] || !isEvictable[root] || counted.own[root] == 0)
        continue;
      double score = scoreOf(root);
      if (!chosen || score < least) {
        chosen = root;
        least = score;
      }
    }
    if (!chosen)
      return;
    evict(*chosen);
  }
}

void OnlineRun::finish(const Frame &frame) {
  const Op &op = index.problem.ops[frame.op];
  ScheduledRun run{frame.op, frame.isFirst, {}};
  int64_t bytes = op.workspaceBytes;
  for (ValueId output : op.outputs)
    if (!isResident[output]) {
      run.makes.push_back(output);
      bytes += counted.own[output];
    }
  makeRoom(bytes);
  now += double(op.timeNs);
  for (ValueId output : run.makes)
    revive(output);
  for (ValueId input : op.inputs) {
    --locks[rootOf(input)];
    lastAccess[rootOf(input)] = now;
  }
  reruns += !frame.isFirst;
  schedule.runs.push_back(std::move(run));
}

/// Runs `op` for the first time, remaking what it reads before. The inputs
/// that are there stay locked until it has run.
void OnlineRun::perform(OpId op) {
  std::vector<Frame> stack = {{op, true}};
  while (!stack.empty()) {
    Frame &frame = stack.back();
    const std::vector<ValueId> &inputs = index.problem.ops[frame.op].inputs;
    if (frame.nextInput == inputs.size()) {
      Frame done = frame;
      stack.pop_back();
      finish(done);
      continue;
    }
    ValueId root = rootOf(inputs[frame.nextInput]);
    if (isResident[root]) {
      ++locks[root];
      ++frame.nextInput;
      continue;
    }
    stack.push_back({index.producer[root], false});
  }
}

/// Frees what no later base op reads. It may be remade as an ancestor.
void OnlineRun::freeDead(OpId op) {
  auto free = [&](ValueId value) {
    ValueId root = rootOf(value);
    if (isResident[root] && isEvictable[root] && !index.nextUseAfter(root, op))
      evict(root);
  };
  for (ValueId input : index.problem.ops[op].inputs)
    free(input);
  for (ValueId output : index.problem.ops[op].outputs)
    free(output);
}

RerunSchedule OnlineRun::run() {
  for (auto [id, op] : llvm::enumerate(index.problem.ops)) {
    if (op.extra || op.isView())
      continue;
    perform(OpId(id));
    freeDead(OpId(id));
  }
  return std::move(schedule);
}

llvm::Expected<Plan> planByEviction(const Problem &problem,
                                    const Request &request) {
  ProblemIndex index(problem);
  BestPlan best(problem, request, UINT64_MAX);
  auto tryBudget = [&](int64_t budget) {
    std::optional<Replay> replayed =
        best.consider(OnlineRun(index, budget).run().toPlan());
    return replayed && replayed->cost.peakBytes <= budget;
  };
  if (!request.minimizePeak) {
    tryBudget(best.targetBytes());
    return best.take();
  }
  int64_t low = best.targetBytes();
  llvm::Expected<Replay> keepAll = replay(problem, makeKeepAllPlan(problem));
  if (!keepAll)
    return keepAll.takeError();
  int64_t high = keepAll->cost.peakBytes;
  tryBudget(high);
  // To a thousandth of the range.
  int64_t step = std::max<int64_t>(1, (high - low) / 1024);
  while (high - low > step && !best.isSpent()) {
    int64_t middle = low + (high - low) / 2;
    (tryBudget(middle) ? high : low) = middle;
  }
  return best.take();
}

} // namespace remat::planner
