// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The replay behind `Simulator.h`: one pass over the steps with constant work
/// per step, input and output.
///
/// Readability uses generations: a storage has a generation that rises when it
/// is dropped, and a value is readable while it carries its storage's current
/// one. Dropping a storage with thousands of views is O(1).

#include "remat/Planner/Simulator.h"
#include "remat/Planner/HostPool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>

namespace remat::planner {

/// Clocks stop here instead of overflowing.
static constexpr int64_t latestTime = int64_t(1) << 60;

namespace {
/// A storage while the plan is replayed.
struct Storage {
  bool live = false;
  /// Rises with every drop.
  uint32_t generation = 1;
  /// Bytes that the storage adds to the live bytes (none for results that lie
  /// in their argument or are allocated up front).
  int64_t counted = 0;
  /// The output that takes this storage over when it is dropped.
  ValueId takenBy = -1;
  /// When the copies under way end.
  int64_t offloadEnd = 0;
  int64_t fetchEnd = 0;
  /// Host copy: -1 none, else index into `hostCopies`.
  int32_t hostCopy = -1;
};

class Replayer {
public:
  Replayer(const Problem &problem, const Plan &plan)
      : problem(problem), plan(plan) {}
  llvm::Error run(size_t stepLimit, bool withProfile);
  Replay takeReplay() { return std::move(result); }
  /// Makes the next `run` note all allocations.
  void recordAllocations() { openAllocation.assign(problem.values.size(), -1); }
  std::vector<Allocation> takeAllocations();
  std::vector<ValueId> allocatedRoots() const;

private:
  llvm::Error fail(size_t step, const llvm::Twine &what) const {
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "step " + llvm::Twine(step) + ": " + what);
  }
  llvm::Error checkIds() const;
  void start();
  void findLastFetches();
  llvm::Error runKernel(size_t first, size_t main);
  llvm::Error enterMember(const Step &step, size_t index, int32_t position);
  llvm::Error chargeInlined(const Step &step, size_t index, int64_t &time);
  void collectDrops(size_t main);
  void chooseTakeovers(const Step &main);
  bool isTakenOver(ValueId output) const {
    return takeoverMark[output] == kernel;
  }
  int64_t ownBytes(ValueId root) const;
  void write(const Step &step, size_t main, int64_t &newBytes,
             int64_t *keepTime);
  llvm::Error drop(ValueId root, size_t index);
  llvm::Error offload(ValueId root, size_t index);
  llvm::Error fetch(ValueId root, size_t index);
  llvm::Error finish();
  void collectViews();
  void notePeak(int64_t bytes, size_t step, int64_t workspace);
  void noteAllocation(ValueId root, int64_t bytes, int64_t time);
  void noteRelease(ValueId root, int64_t time);
  void noteTakeover(ValueId from, ValueId heir, int64_t time);
  void noteWorkspace(int64_t bytes, int64_t time);
  bool recordsAllocations() const { return !openAllocation.empty(); }

  bool isReadable(ValueId value) const {
    const Storage &storage = storages[problem.rootOf(value)];
    return storage.live && readableIn[value] == storage.generation;
  }
  const std::vector<ValueId> &inputsOf(const Step &step) const {
    const Op &op = problem.ops[step.id];
    return step.variant ? op.variants[*step.variant].inputs : op.inputs;
  }
  bool leavesOut(const Step &step, ValueId output) const {
    return llvm::is_contained(step.without, output) ||
           (step.variant &&
            llvm::is_contained(
                problem.ops[step.id].variants[*step.variant].without, output));
  }

  const Problem &problem;
  const Plan &plan;
  Replay result;
  std::vector<Storage> storages;
  std::vector<uint32_t> readableIn;
  std::vector<char> hasRun;
  std::vector<ValueId> pairedArgument;
  std::vector<ValueId> pairedResult;
  std::vector<char> isUpFront;
  std::vector<std::vector<ValueId>> viewsOf;
  std::vector<std::vector<ValueId>> savedViews;
  std::vector<char> isLastFetch;

  std::vector<Allocation> allocations;
  /// Per root: index into `allocations`; -1: holds no bytes. Empty: nothing is
  /// recorded.
  std::vector<int32_t> openAllocation;

  // The kernel under way; marks carry its number.
  uint32_t kernel = 0;
  std::vector<uint32_t> providedMark;
  std::vector<uint32_t> droppedMark;
  std::vector<uint32_t> inlineReadMark;
  std::vector<uint32_t> takeoverMark;
  std::vector<uint32_t> memberMark;
  std::vector<int32_t> memberPosition;
  std::vector<size_t> memberStep;
  /// The main op of a kernel that is among its members, too.
  uint32_t repeatedKernel = 0;
  int32_t repeatedPosition = 0;
  size_t repeatedStep = 0;

  int64_t now = 0;
  int64_t liveBytes = 0;
  int64_t toHostFree = 0;
  int64_t fromHostFree = 0;
  int64_t hostBytes = 0;
};
} // namespace

/// Ids out of range are the one thing a replay cannot survive.
llvm::Error Replayer::checkIds() const {
  for (auto [index, step] : llvm::enumerate(plan.steps)) {
    bool isRun = step.kind == StepKind::Run || step.kind == StepKind::Rerun;
    size_t limit = isRun ? problem.ops.size() : problem.values.size();
    if (step.id < 0 || size_t(step.id) >= limit ||
        (!isRun && problem.values[step.id].storage))
      return fail(index, "id " + llvm::Twine(step.id) + " names nothing");
    if (step.variant &&
        (*step.variant < 0 ||
         size_t(*step.variant) >= problem.ops[step.id].variants.size()))
      return fail(index, "no such variant");
  }
  return llvm::Error::success();
}

void Replayer::start() {
  size_t valueCount = problem.values.size();
  storages.resize(valueCount);
  readableIn.assign(valueCount, 0);
  hasRun.assign(problem.ops.size(), 0);
  pairedArgument.assign(valueCount, -1);
  pairedResult.assign(valueCount, -1);
  isUpFront.assign(valueCount, 0);
  for (auto *marks :
       {&providedMark, &droppedMark, &inlineReadMark, &takeoverMark})
    marks->assign(valueCount, 0);
  memberMark.assign(problem.ops.size(), 0);
  memberPosition.assign(problem.ops.size(), 0);
  memberStep.assign(problem.ops.size(), 0);
  for (const DonatedPair &pair : problem.donated)
    if (pair.result) {
      pairedArgument[*pair.result] = pair.argument;
      pairedResult[pair.argument] = *pair.result;
    }
  for (ValueId argument : problem.arguments) {
    storages[argument].live = true;
    storages[argument].counted = problem.values[argument].bytes;
    readableIn[argument] = storages[argument].generation;
    liveBytes += problem.values[argument].bytes;
    noteAllocation(argument, problem.values[argument].bytes, 0);
  }
  for (ValueId value : problem.results)
    if (problem.resultsUpFront && pairedArgument[value] < 0) {
      isUpFront[value] = 1;
      liveBytes += problem.values[value].bytes;
      noteAllocation(value, problem.values[value].bytes, 0);
    }
  result.cost.peakBytes = liveBytes;
}

/// Marks the fetches that end a host copy: the last before the storage's next
/// offload or the end.
void Replayer::findLastFetches() {
  isLastFetch.assign(plan.steps.size(), 0);
  std::vector<char> seenLater(problem.values.size(), 0);
  for (size_t index = plan.steps.size(); index-- > 0;) {
    const Step &step = plan.steps[index];
    if (step.kind == StepKind::Offload)
      seenLater[step.id] = 0;
    if (step.kind == StepKind::Fetch)
      isLastFetch[index] = !std::exchange(seenLater[step.id], 1);
  }
}

void Replayer::noteAllocation(ValueId root, int64_t bytes, int64_t time) {
  if (!recordsAllocations() || bytes == 0)
    return;
  openAllocation[root] = int32_t(allocations.size());
  allocations.push_back({root, bytes, time, time, std::nullopt});
}

void Replayer::noteRelease(ValueId root, int64_t time) {
  if (recordsAllocations() && openAllocation[root] >= 0)
    allocations[std::exchange(openAllocation[root], -1)].end = time;
}

void Replayer::noteTakeover(ValueId from, ValueId heir, int64_t time) {
  if (!recordsAllocations() || openAllocation[from] < 0)
    return;
  size_t former = openAllocation[from];
  noteAllocation(heir, problem.values[heir].bytes, time);
  allocations.back().takesOver = former;
}

void Replayer::noteWorkspace(int64_t bytes, int64_t time) {
  if (recordsAllocations() && bytes > 0)
    allocations.push_back({std::nullopt, bytes, time, time + 1, std::nullopt});
}

std::vector<Allocation> Replayer::takeAllocations() {
  for (size_t root = 0; root < openAllocation.size(); ++root)
    noteRelease(ValueId(root), int64_t(plan.steps.size()) + 1);
  return std::move(allocations);
}

void Replayer::notePeak(int64_t bytes, size_t step, int64_t workspace) {
  if (!result.bytesAtStep.empty())
    result.bytesAtStep[step] = bytes;
  if (bytes <= result.cost.peakBytes)
    return;
  result.cost.peakBytes = bytes;
  result.peakStep = step;
  result.workspaceAtPeak = workspace;
}

llvm::Error Replayer::run(size_t stepLimit, bool withProfile) {
  if (llvm::Error error = checkIds())
    return error;
  start();
  if (problem.device.hostBytes)
    findLastFetches();
  if (withProfile)
    result.bytesAtStep.assign(plan.steps.size(), 0);
  for (size_t index = 0; index < stepLimit; ++index) {
    const Step &step = plan.steps[index];
    llvm::Error error = llvm::Error::success();
    if (step.kind == StepKind::Drop) {
      error = drop(step.id, index);
    } else if (step.kind == StepKind::Offload) {
      error = offload(step.id, index);
    } else if (step.kind == StepKind::Fetch) {
      error = fetch(step.id, index);
    } else {
      size_t main = index;
      while (main < plan.steps.size() && plan.steps[main].into)
        ++main;
      if (main == plan.steps.size() ||
          (plan.steps[main].kind != StepKind::Run &&
           plan.steps[main].kind != StepKind::Rerun))
        return fail(index, "no kernel follows the inlined rerun");
      error = runKernel(index, main);
      index = main;
    }
    if (error)
      return error;
  }
  return stepLimit == plan.steps.size() ? finish() : llvm::Error::success();
}

/// Checks one member of the kernel and makes its values readable inside it.
llvm::Error Replayer::enterMember(const Step &step, size_t index,
                                  int32_t position) {
  const Op &op = problem.ops[step.id];
  bool isRerun = step.kind == StepKind::Rerun;
  if (isRerun && (!op.recomputable || (!op.extra && !hasRun[step.id])))
    return fail(index, "op " + llvm::Twine(step.id) + " cannot be rerun here");
  if (!isRerun && (op.extra || hasRun[step.id]))
    return fail(index, "op " + llvm::Twine(step.id) + " cannot run first here");
  if (memberMark[step.id] == kernel) {
    // The main op, of which a rerun is a member, too.
    repeatedKernel = kernel;
    repeatedPosition = position;
    repeatedStep = index;
  } else {
    memberMark[step.id] = kernel;
    memberPosition[step.id] = position;
    memberStep[step.id] = index;
  }
  for (ValueId input : inputsOf(step)) {
    ValueId root = problem.rootOf(input);
    if (step.into)
      inlineReadMark[root] = kernel;
    if (providedMark[input] == kernel)
      continue;
    if (isReadable(input)) {
      now = std::max(now, storages[root].fetchEnd);
      continue;
    }
    if (op.isView() && !isRerun)
      continue;
    return fail(index, "value " + llvm::Twine(input) + " is not live");
  }
  if (step.into)
    for (ValueId output : op.outputs)
      providedMark[output] = kernel;
  return llvm::Error::success();
}

/// Adds the time of an inlined rerun: the figure of its first reader in the
/// kernel, or with `keep` of the first member that accepts it.
llvm::Error Replayer::chargeInlined(const Step &step, size_t index,
                                    int64_t &time) {
  const Op &op = problem.ops[step.id];
  if (op.isView())
    return llvm::Error::success();
  int32_t firstReader = INT32_MAX, firstMember = INT32_MAX;
  int64_t readerTime = 0, memberTime = 0;
  auto consider = [&](size_t reader, int32_t position, int64_t ns) {
    if (reader <= index)
      return;
    bool reads = llvm::any_of(inputsOf(plan.steps[reader]), [&](ValueId input) {
      return llvm::is_contained(op.outputs, problem.rootOf(input));
    });
    if (reads && position < firstReader)
      firstReader = position, readerTime = ns;
    if (position < firstMember)
      firstMember = position, memberTime = ns;
  };
  for (const auto &[target, ns] : op.inlineInto) {
    if (memberMark[target] == kernel)
      consider(memberStep[target], memberPosition[target], ns);
    if (repeatedKernel == kernel && plan.steps[repeatedStep].id == target)
      consider(repeatedStep, repeatedPosition, ns);
  }
  if (firstReader == INT32_MAX && (!step.keep || firstMember == INT32_MAX))
    return fail(index,
                "no op of this kernel takes in op " + llvm::Twine(step.id));
  time += firstReader != INT32_MAX ? readerTime : memberTime;
  return llvm::Error::success();
}

void Replayer::collectDrops(size_t main) {
  for (size_t index = main + 1;
       index < plan.steps.size() && plan.steps[index].kind == StepKind::Drop;
       ++index)
    droppedMark[plan.steps[index].id] = kernel;
}

/// Bytes that making `root` now adds by itself.
int64_t Replayer::ownBytes(ValueId root) const {
  if (isUpFront[root])
    return 0;
  ValueId argument = pairedArgument[root];
  if (argument >= 0 &&
      (!storages[argument].live || droppedMark[argument] == kernel))
    return 0;
  return problem.values[root].bytes;
}

void Replayer::chooseTakeovers(const Step &main) {
  for (const auto &[input, output] : problem.ops[main.id].reuses) {
    ValueId root = problem.rootOf(input);
    Storage &from = storages[root];
    bool isPossible =
        droppedMark[root] == kernel && from.live && from.takenBy < 0 &&
        inlineReadMark[root] != kernel && pairedResult[root] < 0 &&
        from.counted == problem.values[root].bytes && !storages[output].live &&
        !isTakenOver(output) && !leavesOut(main, output) &&
        ownBytes(output) > 0 && ownBytes(output) <= from.counted;
    if (!isPossible)
      continue;
    from.takenBy = output;
    takeoverMark[output] = kernel;
    now = std::max({now, from.offloadEnd, from.fetchEnd});
  }
}

/// Makes the outputs of a kernel member live. `keepTime` gets the cost of
/// writing what an inlined member keeps.
void Replayer::write(const Step &step, size_t main, int64_t &newBytes,
                     int64_t *keepTime) {
  const Op &op = problem.ops[step.id];
  for (ValueId output : op.outputs) {
    ValueId root = problem.rootOf(output);
    Storage &storage = storages[root];
    if (leavesOut(step, output))
      continue;
    if (op.isView()) {
      if (storage.live &&
          (isReadable(op.inputs[0]) || providedMark[op.inputs[0]] == kernel))
        readableIn[output] = storage.generation;
      continue;
    }
    if (storage.live)
      continue;
    storage.live = true;
    storage.counted = isTakenOver(output) ? 0 : ownBytes(output);
    newBytes += storage.counted;
    noteAllocation(root, storage.counted, int64_t(main) + 1);
    readableIn[output] = storage.generation;
    if (keepTime)
      for (const auto &[elidable, ns] : op.elidable)
        if (elidable == output)
          *keepTime += ns;
  }
}

llvm::Error Replayer::runKernel(size_t first, size_t main) {
  ++kernel;
  const Step &mainStep = plan.steps[main];
  const Op &op = problem.ops[mainStep.id];
  if (main != first && op.isView())
    return fail(main, "a view has no kernel");
  for (size_t index = first; index <= main; ++index)
    if (llvm::Error error =
            enterMember(plan.steps[index], index, int32_t(index - first)))
      return error;
  const Variant *variant =
      mainStep.variant ? &op.variants[*mainStep.variant] : nullptr;
  int64_t time = variant ? variant->timeNs : op.timeNs;
  int64_t workspace = variant ? variant->workspaceBytes : op.workspaceBytes;
  for (const auto &[output, ns] : op.elidable)
    if (llvm::is_contained(mainStep.without, output))
      time -= ns;
  collectDrops(main);
  chooseTakeovers(mainStep);
  int64_t newBytes = 0;
  for (size_t index = first; index < main; ++index) {
    if (llvm::Error error = chargeInlined(plan.steps[index], index, time))
      return error;
    if (plan.steps[index].keep)
      write(plan.steps[index], main, newBytes, &time);
  }
  write(mainStep, main, newBytes, nullptr);
  noteWorkspace(workspace, int64_t(main) + 1);
  hasRun[mainStep.id] = 1;
  now = std::min(now + std::max<int64_t>(0, time), latestTime);
  liveBytes += newBytes;
  for (size_t index = first; index <= main; ++index)
    notePeak(liveBytes + workspace, index, workspace);
  return llvm::Error::success();
}

llvm::Error Replayer::drop(ValueId root, size_t index) {
  Storage &storage = storages[root];
  if (!storage.live)
    return fail(index, "storage " + llvm::Twine(root) + " is not live");
  now = std::max({now, storage.offloadEnd, storage.fetchEnd});
  storage.live = false;
  ++storage.generation;
  if (pairedResult[root] < 0) {
    liveBytes -= storage.counted;
    storage.counted = 0;
  }
  ValueId heir = std::exchange(storage.takenBy, -1);
  if (heir >= 0 && storages[heir].live) {
    storages[heir].counted = problem.values[heir].bytes;
    liveBytes += storages[heir].counted;
    noteTakeover(root, heir, int64_t(index) + 1);
  }
  if (pairedResult[root] < 0 && !isUpFront[root])
    noteRelease(root, int64_t(index) + 1);
  notePeak(liveBytes, index, 0);
  return llvm::Error::success();
}

/// Lists the values of each storage; only plans with copies need them.
void Replayer::collectViews() {
  viewsOf.resize(problem.values.size());
  savedViews.resize(problem.values.size());
  for (size_t value = 0; value < problem.values.size(); ++value)
    viewsOf[problem.rootOf(ValueId(value))].push_back(ValueId(value));
}

llvm::Error Replayer::offload(ValueId root, size_t index) {
  Storage &storage = storages[root];
  if (!problem.device.offloadBytesPerSecond)
    return fail(index, "the device has no offload");
  if (!storage.live)
    return fail(index, "storage " + llvm::Twine(root) + " is not live");
  now = std::max(now, storage.fetchEnd);
  storage.offloadEnd = std::min(
      std::max(now, toHostFree) + computeCopyTime(problem, root), latestTime);
  toHostFree = storage.offloadEnd;
  if (storage.hostCopy < 0)
    hostBytes += problem.values[root].bytes;
  storage.hostCopy = 1;
  if (hostBytes > problem.device.hostBytes.value_or(INT64_MAX))
    return fail(index, "the host budget is exceeded");
  if (viewsOf.empty())
    collectViews();
  savedViews[root].clear();
  for (ValueId value : viewsOf[root])
    if (isReadable(value))
      savedViews[root].push_back(value);
  notePeak(liveBytes, index, 0);
  return llvm::Error::success();
}

llvm::Error Replayer::fetch(ValueId root, size_t index) {
  Storage &storage = storages[root];
  if (storage.live || savedViews.empty() || savedViews[root].empty())
    return fail(index, "storage " + llvm::Twine(root) +
                           " is live or was never offloaded");
  ValueId result = pairedResult[root];
  if (result >= 0 && storages[result].live && storages[result].counted == 0)
    return fail(index, "the argument's bytes hold its result");
  storage.fetchEnd =
      std::min(std::max({now, fromHostFree, storage.offloadEnd}) +
                   computeCopyTime(problem, root),
               latestTime);
  fromHostFree = storage.fetchEnd;
  if (!isLastFetch.empty() && isLastFetch[index]) {
    hostBytes -= problem.values[root].bytes;
    storage.hostCopy = -1;
  }
  storage.live = true;
  if (result < 0) {
    ++kernel; // No drop belongs to a fetch.
    storage.counted = ownBytes(root);
    liveBytes += storage.counted;
    noteAllocation(root, storage.counted, int64_t(index) + 1);
  }
  for (ValueId value : savedViews[root])
    readableIn[value] = storage.generation;
  notePeak(liveBytes, index, 0);
  return llvm::Error::success();
}

llvm::Error Replayer::finish() {
  for (auto [index, op] : llvm::enumerate(problem.ops))
    if (!op.extra && !hasRun[index])
      return fail(plan.steps.size(), "op " + llvm::Twine(index) + " never ran");
  for (ValueId value : problem.results) {
    if (!storages[value].live)
      return fail(plan.steps.size(),
                  "result " + llvm::Twine(value) + " is not live at the end");
    now = std::max(now, storages[value].fetchEnd);
  }
  result.cost.timeNs = now;
  return llvm::Error::success();
}

/// Roots whose bytes are allocated now, largest first.
std::vector<ValueId> Replayer::allocatedRoots() const {
  std::vector<ValueId> roots;
  for (auto [index, storage] : llvm::enumerate(storages)) {
    ValueId result = pairedResult[index];
    bool holdsResult =
        result >= 0 && storages[result].live && storages[result].counted == 0;
    if (storage.live || isUpFront[index] || (result >= 0 && !holdsResult))
      roots.push_back(ValueId(index));
  }
  llvm::sort(roots, [&](ValueId a, ValueId b) {
    int64_t first = problem.values[a].bytes, second = problem.values[b].bytes;
    return first != second ? first > second : a < b;
  });
  return roots;
}

llvm::Expected<Replay> replayProfile(const Problem &problem, const Plan &plan) {
  Replayer replayer(problem, plan);
  if (llvm::Error error = replayer.run(plan.steps.size(), true))
    return std::move(error);
  return replayer.takeReplay();
}

llvm::Expected<Replay> replay(const Problem &problem, const Plan &plan) {
  llvm::Expected<Replay> result = replayProfile(problem, plan);
  if (!result)
    return result;
  Replayer again(problem, plan);
  size_t limit = result->peakStep ? *result->peakStep + 1 : 0;
  if (llvm::Error error = again.run(limit, false))
    return std::move(error);
  result->liveAtPeak = again.allocatedRoots();
  return result;
}

llvm::Expected<std::vector<Allocation>>
replayAllocations(const Problem &problem, const Plan &plan) {
  Replayer replayer(problem, plan);
  replayer.recordAllocations();
  if (llvm::Error error = replayer.run(plan.steps.size(), false))
    return std::move(error);
  return replayer.takeAllocations();
}

} // namespace remat::planner
