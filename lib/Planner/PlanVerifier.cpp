// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The judge of plans. It walks the steps and applies each rule of
/// `docs/formats.md` where the text states it, with plain data: a flag per
/// value, a flag per storage, a running sum. It trusts nothing, not even the
/// ids in the steps.

#include "remat/Planner/PlanVerifier.h"

#include "PlanVerifierPolicies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include <map>

namespace remat::planner {

namespace {
class Verifier {
public:
  Verifier(const Problem &problem, const Plan &plan);
  llvm::Error verify();

private:
  struct Kernel {
    std::vector<const Step *> inlined;
    const Step *main = nullptr;
    RootSet droppedDirectlyAfter;
    /// Values that inlined members make for the members after them.
    RootSet made;
    /// Roots that inlined members read.
    RootSet inlinedReads;
  };

  void reject(const llvm::Twine &why) {
    if (reason.empty())
      reason = ("step " + llvm::Twine(position) + ": " + why).str();
  }
  bool rejected() const { return !reason.empty(); }

  void sortValuesByRoot();
  llvm::ArrayRef<ValueId> valuesOf(ValueId root) const {
    return llvm::ArrayRef(valuesByRoot)
        .slice(firstValueOf[root], firstValueOf[root + 1] - firstValueOf[root]);
  }
  void checkIds(const Step &step);
  void checkWithout(const Step &step);
  void checkPlanNumbers();
  void verifyKernel();
  void verifyMember(const Step &step, Kernel &kernel);
  void verifyRunKind(const Step &step);
  void verifyInputs(const Step &step, Kernel &kernel);
  void addInlinedValues(const Step &step, Kernel &kernel);
  int64_t timeOfInlined(const Kernel &kernel, size_t index);
  int64_t timeOfKernel(const Kernel &kernel);
  int64_t takeOver(const Kernel &kernel, const RootSet &newRoots);
  RootSet newOutputs(const Kernel &kernel) const;
  void produce(const Kernel &kernel, const RootSet &newRoots);
  void makeViews(const Step &step, const Kernel &kernel);
  void verifyDrop(ValueId root);
  void verifyOffload(ValueId root);
  void verifyFetch(ValueId root);
  void verifyEnd();

  const std::vector<ValueId> &inputs(const Step &step) const {
    const Op &op = problem.ops[step.id];
    return step.variant ? op.variants[*step.variant].inputs : op.inputs;
  }
  bool writes(const Step &step, ValueId output) const;
  bool reads(const Step &reader, const Op &producer) const;
  int64_t bytesWhenMade(ValueId root, const Kernel *kernel) const;
  void seePeak(int64_t bytes) { peak = std::max(peak, bytes); }
  void waitUntil(int64_t time) { clock = std::max(clock, time); }
  int64_t lengthOfCopy(ValueId root) const;

  const Problem &problem;
  const Plan &plan;
  PolicyJudge policies;
  std::string reason;
  size_t position = 0;

  /// Per root: its values, from `firstValueOf[root]` to before that of the next.
  std::vector<ValueId> valuesByRoot;
  std::vector<size_t> firstValueOf;
  std::vector<bool> isLive;      // per root
  std::vector<bool> isReadable;  // per value
  std::vector<bool> ranFirst;    // per op
  std::vector<bool> staysAlive;  // undonated arguments
  std::vector<int64_t> occupied; // bytes a storage holds at this moment
  std::vector<ValueId> argumentOfResult; // per root; -1: none
  std::vector<ValueId> resultOfArgument;
  std::vector<bool> isUpFront;
  /// Per root: takeovers of the last kernel, until their input is dropped.
  std::vector<int64_t> sharedBytes;
  OpId nextBaseOp = 0;

  struct HostCopy {
    std::vector<ValueId> values;
    bool counts = false;
  };
  std::map<ValueId, HostCopy> hostCopies;
  std::vector<int64_t> offloadEnds, fetchEnds; // per root; 0: no copy
  std::vector<bool> fetchedAgain; // per step
  int64_t toHost = 0, fromHost = 0, onHost = 0;

  int64_t clock = 0, total = 0, shared = 0, peak = 0;
};
} // namespace

Verifier::Verifier(const Problem &problem, const Plan &plan)
    : problem(problem), plan(plan), policies(problem),
      isLive(problem.values.size()), isReadable(problem.values.size()),
      ranFirst(problem.ops.size()), staysAlive(problem.values.size()),
      occupied(problem.values.size()),
      argumentOfResult(problem.values.size(), -1),
      resultOfArgument(problem.values.size(), -1),
      isUpFront(problem.values.size()), sharedBytes(problem.values.size()),
      offloadEnds(problem.values.size()), fetchEnds(problem.values.size()),
      fetchedAgain(plan.steps.size()) {
  sortValuesByRoot();
  for (ValueId argument : problem.arguments) {
    isLive[argument] = isReadable[argument] = staysAlive[argument] = true;
    occupied[argument] = problem.values[argument].bytes;
    total += occupied[argument];
  }
  for (const DonatedPair &pair : problem.donated) {
    staysAlive[pair.argument] = false;
    if (!pair.result)
      continue;
    argumentOfResult[*pair.result] = pair.argument;
    resultOfArgument[pair.argument] = *pair.result;
  }
  if (problem.resultsUpFront)
    for (ValueId value : problem.results)
      if (argumentOfResult[value] < 0) {
        isUpFront[value] = true;
        total += problem.values[value].bytes;
      }
  seePeak(total);
  RootSet later;
  for (size_t index = plan.steps.size(); index-- > 0;) {
    if (plan.steps[index].kind == StepKind::Offload)
      later.erase(plan.steps[index].id);
    if (plan.steps[index].kind == StepKind::Fetch)
      fetchedAgain[index] = !later.insert(plan.steps[index].id).second;
  }
}

void Verifier::sortValuesByRoot() {
  firstValueOf.assign(problem.values.size() + 1, 0);
  for (size_t value = 0; value < problem.values.size(); ++value)
    ++firstValueOf[problem.rootOf(ValueId(value)) + 1];
  for (size_t root = 0; root < problem.values.size(); ++root)
    firstValueOf[root + 1] += firstValueOf[root];
  valuesByRoot.resize(problem.values.size());
  std::vector<size_t> next(firstValueOf);
  for (size_t value = 0; value < problem.values.size(); ++value)
    valuesByRoot[next[problem.rootOf(ValueId(value))]++] = ValueId(value);
}

void Verifier::checkIds(const Step &step) {
  bool isRun = step.kind == StepKind::Run || step.kind == StepKind::Rerun;
  if (!isRun) {
    if (step.id < 0 || size_t(step.id) >= problem.values.size() ||
        problem.values[step.id].storage)
      reject("value " + llvm::Twine(step.id) + " is no root storage");
    return;
  }
  if (step.id < 0 || size_t(step.id) >= problem.ops.size())
    return reject("op " + llvm::Twine(step.id) + " does not exist");
  const Op &op = problem.ops[step.id];
  if (step.variant &&
      (*step.variant < 0 || size_t(*step.variant) >= op.variants.size()))
    return reject("op has no variant " + llvm::Twine(*step.variant));
  if (step.keep && !step.into)
    return reject("keep without into");
  checkWithout(step);
}

void Verifier::checkWithout(const Step &step) {
  const Op &op = problem.ops[step.id];
  if (step.without.empty())
    return;
  RootSet seen;
  for (ValueId output : step.without) {
    bool isElidable = llvm::any_of(
        op.elidable, [&](const auto &pair) { return pair.first == output; });
    if (!isElidable)
      reject("value " + llvm::Twine(output) + " cannot be left out");
    if (!seen.insert(output).second)
      reject("value " + llvm::Twine(output) + " is left out twice");
  }
}

void Verifier::verifyRunKind(const Step &step) {
  const Op &op = problem.ops[step.id];
  if (step.kind == StepKind::Run) {
    if (step.into)
      return reject("a first run is never inlined");
    if (op.extra)
      return reject("a recipe never runs first");
    if (ranFirst[step.id])
      return reject("op " + llvm::Twine(step.id) + " runs first twice");
    while (size_t(nextBaseOp) < problem.ops.size() &&
           (problem.ops[nextBaseOp].extra || ranFirst[nextBaseOp]))
      ++nextBaseOp;
    if (plan.order == Order::Base && step.id != nextBaseOp)
      reject("base order has op " + llvm::Twine(nextBaseOp) + " next, not op " +
             llvm::Twine(step.id));
    return;
  }
  if (!op.recomputable)
    return reject("op " + llvm::Twine(step.id) + " is not recomputable");
  if (!op.extra && !ranFirst[step.id])
    return reject("op " + llvm::Twine(step.id) +
                  " is rerun before its first run");
  if (op.extra)
    for (ValueId output : op.outputs)
      if (!policies.wasMadeFirst(output))
        reject("recipe " + llvm::Twine(step.id) +
               " runs before the op that makes value " + llvm::Twine(output));
}

void Verifier::verifyInputs(const Step &step, Kernel &kernel) {
  const Op &op = problem.ops[step.id];
  for (ValueId input : inputs(step)) {
    ValueId root = problem.rootOf(input);
    if (step.into)
      kernel.inlinedReads.insert(root);
    bool isMadeHere = kernel.made.count(input);
    if (!isMadeHere && !isReadable[input]) {
      if (op.isView() && step.kind == StepKind::Run)
        continue;
      reject("input value " + llvm::Twine(input) + " is not live");
      return;
    }
    if (!isMadeHere)
      waitUntil(fetchEnds[root]);
    if (!op.isView())
      policies.read(root, step, position);
  }
}

bool Verifier::writes(const Step &step, ValueId output) const {
  if (llvm::is_contained(step.without, output))
    return false;
  const Op &op = problem.ops[step.id];
  return !step.variant ||
         !llvm::is_contained(op.variants[*step.variant].without, output);
}

void Verifier::addInlinedValues(const Step &step, Kernel &kernel) {
  const Op &op = problem.ops[step.id];
  bool makesSome = llvm::any_of(
      op.outputs, [&](ValueId output) { return writes(step, output); });
  if (!op.isView() && !makesSome)
    reject("op " + llvm::Twine(step.id) + " is inlined and makes nothing");
  for (ValueId output : op.outputs) {
    bool isNew = kernel.made.insert(output).second;
    if (!isNew && !op.isView())
      reject("value " + llvm::Twine(output) + " is inlined twice");
  }
}

void Verifier::verifyMember(const Step &step, Kernel &kernel) {
  verifyRunKind(step);
  verifyInputs(step, kernel);
  if (step.into && !rejected())
    addInlinedValues(step, kernel);
}

/// True if `reader` reads an output of `producer`, views looked through.
bool Verifier::reads(const Step &reader, const Op &producer) const {
  for (ValueId input : inputs(reader))
    if (llvm::is_contained(producer.outputs, problem.rootOf(input)))
      return true;
  return false;
}

int64_t Verifier::timeOfInlined(const Kernel &kernel, size_t index) {
  const Step &step = *kernel.inlined[index];
  const Op &op = problem.ops[step.id];
  if (op.isView())
    return 0;
  std::vector<const Step *> later(kernel.inlined.begin() + index + 1,
                                  kernel.inlined.end());
  later.push_back(kernel.main);
  std::optional<int64_t> byReading, bySharing;
  for (const Step *candidate : later) {
    auto pair = llvm::find_if(op.inlineInto, [&](const auto &accepted) {
      return accepted.first == candidate->id;
    });
    if (pair == op.inlineInto.end())
      continue;
    if (!byReading && reads(*candidate, op))
      byReading = pair->second;
    if (!bySharing)
      bySharing = pair->second;
  }
  if (byReading)
    return *byReading;
  if (step.keep && bySharing)
    return *bySharing;
  reject("op " + llvm::Twine(step.id) +
         " is inlined into no reader that accepts it");
  return 0;
}

int64_t Verifier::timeOfKernel(const Kernel &kernel) {
  const Op &op = problem.ops[kernel.main->id];
  int64_t time = kernel.main->variant
                     ? op.variants[*kernel.main->variant].timeNs
                     : op.timeNs;
  for (const auto &[output, ns] : op.elidable)
    if (llvm::is_contained(kernel.main->without, output))
      time -= ns;
  RootSet keptAlready;
  for (size_t index = 0; index < kernel.inlined.size(); ++index) {
    time += timeOfInlined(kernel, index);
    const Step &step = *kernel.inlined[index];
    if (!step.keep)
      continue;
    for (const auto &[output, ns] : problem.ops[step.id].elidable)
      if (writes(step, output) && !isLive[output] &&
          keptAlready.insert(output).second)
        time += ns;
  }
  return std::max<int64_t>(time, 0);
}

/// Roots that the kernel writes and that are not live yet.
RootSet Verifier::newOutputs(const Kernel &kernel) const {
  RootSet roots;
  auto add = [&](const Step &step) {
    if (problem.ops[step.id].isView())
      return;
    for (ValueId output : problem.ops[step.id].outputs)
      if (writes(step, output) && !isLive[output])
        roots.insert(output);
  };
  for (const Step *step : kernel.inlined)
    if (step->keep)
      add(*step);
  add(*kernel.main);
  return roots;
}

int64_t Verifier::bytesWhenMade(ValueId root, const Kernel *kernel) const {
  if (isUpFront[root])
    return 0;
  ValueId argument = argumentOfResult[root];
  if (argument < 0)
    return problem.values[root].bytes;
  bool contentsGo = !isLive[argument] ||
                    (kernel && kernel->droppedDirectlyAfter.count(argument));
  return contentsGo ? 0 : problem.values[root].bytes;
}

/// Bytes that outputs share with the inputs they take over.
int64_t Verifier::takeOver(const Kernel &kernel,
                           const RootSet &newRoots) {
  int64_t saved = 0;
  RootSet taken, placed;
  for (const auto &[input, output] : problem.ops[kernel.main->id].reuses) {
    ValueId root = problem.rootOf(input);
    int64_t bytes = bytesWhenMade(output, &kernel);
    if (!kernel.droppedDirectlyAfter.count(root) || !isLive[root] ||
        kernel.inlinedReads.count(root) || resultOfArgument[root] >= 0)
      continue;
    // A storage that lies in other bytes has none of its own to give.
    if (occupied[root] != problem.values[root].bytes)
      continue;
    if (!newRoots.count(output) || !writes(*kernel.main, output) ||
        bytes == 0 || bytes > occupied[root] || taken.count(root) ||
        placed.count(output))
      continue;
    taken.insert(root);
    placed.insert(output);
    sharedBytes[root] = bytes;
    saved += bytes;
    waitUntil(std::max(offloadEnds[root], fetchEnds[root]));
  }
  return saved;
}

void Verifier::makeViews(const Step &step, const Kernel &kernel) {
  const Op &op = problem.ops[step.id];
  ValueId source = op.inputs[0];
  if (!isLive[problem.rootOf(source)] ||
      (!isReadable[source] && !kernel.made.count(source)))
    return;
  for (ValueId output : op.outputs)
    if (writes(step, output))
      isReadable[output] = true;
}

void Verifier::produce(const Kernel &kernel,
                       const RootSet &newRoots) {
  for (ValueId root : newRoots) {
    occupied[root] = bytesWhenMade(root, &kernel);
    total += occupied[root];
  }
  for (ValueId root : newRoots)
    isLive[root] = isReadable[root] = true;
  for (const Step *step : kernel.inlined)
    if (step->keep && problem.ops[step->id].isView())
      makeViews(*step, kernel);
  if (problem.ops[kernel.main->id].isView())
    makeViews(*kernel.main, kernel);
}

void Verifier::verifyKernel() {
  Kernel kernel;
  for (; position < plan.steps.size(); ++position) {
    const Step &step = plan.steps[position];
    checkIds(step);
    if (rejected())
      return;
    if (step.kind != StepKind::Run && step.kind != StepKind::Rerun)
      return reject("only inlined reruns may stand before their kernel");
    verifyMember(step, kernel);
    if (rejected())
      return;
    if (!step.into) {
      kernel.main = &step;
      break;
    }
    kernel.inlined.push_back(&step);
  }
  if (!kernel.main)
    return reject("inlined reruns at the end belong to no kernel");
  const Op &op = problem.ops[kernel.main->id];
  if (op.isView() && !kernel.inlined.empty())
    return reject("a view has no kernel to inline into");
  for (size_t next = position + 1;
       next < plan.steps.size() && plan.steps[next].kind == StepKind::Drop;
       ++next)
    kernel.droppedDirectlyAfter.insert(plan.steps[next].id);
  int64_t time = timeOfKernel(kernel);
  RootSet newRoots = newOutputs(kernel);
  shared += takeOver(kernel, newRoots);
  produce(kernel, newRoots);
  for (const Step *step : kernel.inlined)
    policies.made(*step, newRoots, position);
  policies.made(*kernel.main, newRoots, position);
  if (kernel.main->kind == StepKind::Run)
    ranFirst[kernel.main->id] = true;
  clock = std::min(clock + time, int64_t(1) << 60);
  seePeak(total - shared +
          (kernel.main->variant
               ? op.variants[*kernel.main->variant].workspaceBytes
               : op.workspaceBytes));
}

void Verifier::verifyDrop(ValueId root) {
  if (!isLive[root])
    return reject("storage " + llvm::Twine(root) + " is not live");
  if (staysAlive[root])
    return reject("argument " + llvm::Twine(root) +
                  " is not donated and stays");
  waitUntil(std::max(offloadEnds[root], fetchEnds[root]));
  isLive[root] = false;
  for (ValueId value : valuesOf(root))
    isReadable[value] = false;
  if (resultOfArgument[root] < 0) {
    total -= occupied[root];
    occupied[root] = 0;
  }
  shared -= sharedBytes[root];
  sharedBytes[root] = 0;
  policies.dropped(root, position);
  seePeak(total - shared);
}

int64_t Verifier::lengthOfCopy(ValueId root) const {
  unsigned __int128 product =
      static_cast<unsigned __int128>(problem.values[root].bytes) * 1000000000;
  unsigned __int128 rate = *problem.device.offloadBytesPerSecond;
  unsigned __int128 length = product / rate + (product % rate != 0 ? 1 : 0);
  unsigned __int128 longest = static_cast<unsigned __int128>(1) << 53;
  return int64_t(length < longest ? length : longest);
}

void Verifier::verifyOffload(ValueId root) {
  if (!problem.device.offloadBytesPerSecond)
    return reject("the device has no offload");
  if (!isLive[root])
    return reject("storage " + llvm::Twine(root) + " is not live");
  waitUntil(fetchEnds[root]);
  toHost =
      std::min(std::max(clock, toHost) + lengthOfCopy(root), int64_t(1) << 60);
  offloadEnds[root] = toHost;
  HostCopy &copy = hostCopies[root];
  if (!copy.counts)
    onHost += problem.values[root].bytes;
  copy.counts = true;
  if (problem.device.hostBytes && onHost > *problem.device.hostBytes)
    return reject("host copies exceed hostBytes");
  copy.values.clear();
  for (ValueId value : valuesOf(root))
    if (isReadable[value])
      copy.values.push_back(value);
  seePeak(total - shared);
}

void Verifier::verifyFetch(ValueId root) {
  auto copy = hostCopies.find(root);
  if (copy == hostCopies.end())
    return reject("storage " + llvm::Twine(root) + " was never offloaded");
  if (isLive[root])
    return reject("storage " + llvm::Twine(root) + " is live already");
  ValueId result = resultOfArgument[root];
  if (result >= 0 && isLive[result] && occupied[result] == 0)
    return reject("the argument's bytes hold its result");
  fromHost = std::min(std::max({clock, fromHost, offloadEnds[root]}) +
                          lengthOfCopy(root),
                      int64_t(1) << 60);
  fetchEnds[root] = fromHost;
  if (!fetchedAgain[position]) {
    onHost -= problem.values[root].bytes;
    copy->second.counts = false;
  }
  if (result < 0) {
    occupied[root] = bytesWhenMade(root, nullptr);
    total += occupied[root];
  }
  isLive[root] = true;
  for (ValueId value : copy->second.values)
    isReadable[value] = true;
  policies.fetched(root, position);
  seePeak(total - shared);
}

void Verifier::verifyEnd() {
  for (size_t index = 0; index < problem.ops.size(); ++index)
    if (!problem.ops[index].extra && !ranFirst[index])
      return reject("op " + llvm::Twine(index) + " never runs");
  for (ValueId value : problem.results) {
    if (!isLive[value])
      return reject("result " + llvm::Twine(value) + " is not live at the end");
    waitUntil(fetchEnds[value]);
  }
  std::string broken = policies.judge();
  if (!broken.empty())
    return reject(broken);
  checkPlanNumbers();
}

void Verifier::checkPlanNumbers() {
  auto differs = [&](const char *what, int64_t stated, int64_t replayed) {
    reject(llvm::Twine("the plan states ") + what + " " + llvm::Twine(stated) +
           ", replaying gives " + llvm::Twine(replayed));
  };
  if (plan.cost.peakBytes != peak)
    differs("peakBytes", plan.cost.peakBytes, peak);
  if (plan.cost.timeNs != clock)
    differs("timeNs", plan.cost.timeNs, clock);
  if (plan.budgetBytes && peak > *plan.budgetBytes)
    reject("peak " + llvm::Twine(peak) + " exceeds the budget " +
           llvm::Twine(*plan.budgetBytes));
  if (plan.bounds.peakBytes > peak)
    reject("bounds.peakBytes exceeds the peak");
  if (plan.bounds.timeNs > clock)
    reject("bounds.timeNs exceeds the time");
}

llvm::Error Verifier::verify() {
  for (position = 0; position < plan.steps.size() && !rejected(); ++position) {
    const Step &step = plan.steps[position];
    checkIds(step);
    if (rejected())
      break;
    if (step.kind == StepKind::Drop)
      verifyDrop(step.id);
    else if (step.kind == StepKind::Offload)
      verifyOffload(step.id);
    else if (step.kind == StepKind::Fetch)
      verifyFetch(step.id);
    else
      verifyKernel();
  }
  if (!rejected())
    verifyEnd();
  if (!rejected())
    return llvm::Error::success();
  return llvm::createStringError(llvm::inconvertibleErrorCode(), reason);
}

llvm::Error verifyPlan(const Problem &problem, const Plan &plan) {
  return Verifier(problem, plan).verify();
}

} // namespace remat::planner
