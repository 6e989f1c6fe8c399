// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// States are sets as bit masks over values and ops. Drops, copies and kernels
/// are the transitions. Drops that a takeover or a donated pair waits for
/// belong to their kernel's transition; all others are transitions of their
/// own.

#include "FastestPlan.h"

#include <algorithm>
#include <array>
#include <map>
#include <queue>
#include <tuple>

namespace remat::planner {

using Mask = uint32_t;

namespace {
struct State {
  Mask ran = 0;
  Mask live = 0;
  Mask readable = 0;
  /// Results of pairs that lie in the bytes of their argument.
  Mask inArgument = 0;
  /// Roots whose host copy counts.
  Mask onHost = 0;
  /// Values that a fetch of their storage brings back.
  Mask saved = 0;

  auto key() const {
    return std::tie(ran, live, readable, inArgument, onHost, saved);
  }
  bool operator<(const State &other) const { return key() < other.key(); }
  bool operator!=(const State &other) const { return key() != other.key(); }
};

struct Reached {
  int64_t time = INT64_MAX;
  State before;
  std::vector<Step> steps;
  bool isDone = false;
};

/// A kernel under construction.
struct Kernel {
  std::vector<Step> members;
  Mask made = 0;
  Mask inlineReads = 0;
};

class Search {
public:
  Search(const Problem &problem, const FastestPlanOptions &options);
  FastestPlanAnswer run();

private:
  static Mask bit(int32_t id) { return Mask(1) << id; }
  const std::vector<ValueId> &inputs(const Step &step) const {
    const Op &op = problem.ops[step.id];
    return step.variant ? op.variants[*step.variant].inputs : op.inputs;
  }
  Mask written(const Step &step) const;
  int64_t bytesOf(Mask live, Mask inArgument) const;
  bool hasInputs(const Step &step, Mask made) const;
  bool mayRerun(OpId op) const;
  bool mayRunFirst(OpId op) const;
  std::vector<Step> formsOf(Step step) const;
  void expand();
  void expandStorages();
  void expandMains(const Kernel &kernel);
  void expandMembers(const Kernel &kernel);
  void finishKernel(const Kernel &kernel, const Step &main);
  void finishWithDrops(const Kernel &kernel, const Step &main, int64_t time,
                       Mask dropped);
  std::optional<int64_t> timeOf(const Kernel &kernel, const Step &main) const;
  bool reads(const Step &reader, const Op &maker) const;
  void reach(State next, int64_t extra, std::vector<Step> steps);

  const Problem &problem;
  const FastestPlanOptions &options;
  Mask baseOps = 0, results = 0, staying = 0, upFront = 0;
  std::array<Mask, 32> valuesOfRoot{};
  std::array<ValueId, 32> argumentOf{}, resultOf{};
  int64_t budget;

  State now;
  int64_t clock = 0;
  std::map<State, Reached> states;
  using Entry = std::pair<int64_t, State>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
};
} // namespace

Search::Search(const Problem &problem, const FastestPlanOptions &options)
    : problem(problem), options(options),
      budget(options.budgetBytes.value_or(INT64_MAX)) {
  argumentOf.fill(-1);
  resultOf.fill(-1);
  for (size_t value = 0; value < problem.values.size(); ++value)
    valuesOfRoot[problem.rootOf(ValueId(value))] |= bit(ValueId(value));
  for (size_t op = 0; op < problem.ops.size(); ++op)
    if (!problem.ops[op].extra)
      baseOps |= bit(OpId(op));
  for (ValueId argument : problem.arguments)
    staying |= bit(argument);
  now.live = now.readable = staying;
  for (const DonatedPair &pair : problem.donated) {
    staying &= ~bit(pair.argument);
    if (!pair.result)
      continue;
    argumentOf[*pair.result] = pair.argument;
    resultOf[pair.argument] = *pair.result;
  }
  for (ValueId result : problem.results) {
    results |= bit(result);
    if (problem.resultsUpFront && argumentOf[result] < 0)
      upFront |= bit(result);
  }
}

/// Bytes held by the live storages, by pairs and by results up front.
int64_t Search::bytesOf(Mask live, Mask inArgument) const {
  int64_t sum = 0;
  for (size_t value = 0; value < problem.values.size(); ++value) {
    if (problem.values[value].storage)
      continue;
    Mask self = bit(ValueId(value));
    bool counts = (live & self) && !(inArgument & self);
    counts |= bool(upFront & self) || resultOf[value] >= 0;
    sum += counts ? problem.values[value].bytes : 0;
  }
  return sum;
}

Mask Search::written(const Step &step) const {
  const Op &op = problem.ops[step.id];
  Mask mask = 0;
  for (ValueId output : op.outputs)
    mask |= bit(output);
  for (ValueId output : step.without)
    mask &= ~bit(output);
  if (step.variant)
    for (ValueId output : op.variants[*step.variant].without)
      mask &= ~bit(output);
  return mask;
}

bool Search::hasInputs(const Step &step, Mask made) const {
  if (step.kind == StepKind::Run && problem.ops[step.id].isView())
    return true;
  for (ValueId input : inputs(step))
    if (!((now.readable | made) & bit(input)))
      return false;
  return true;
}

bool Search::mayRerun(OpId id) const {
  const Op &op = problem.ops[id];
  if (!op.recomputable)
    return false;
  if (!op.extra)
    return now.ran & bit(id);
  for (size_t base = 0; base < problem.ops.size(); ++base)
    for (ValueId output : op.outputs)
      if ((baseOps & bit(OpId(base)) & ~now.ran) &&
          std::count(problem.ops[base].outputs.begin(),
                     problem.ops[base].outputs.end(), output))
        return false;
  return true;
}

bool Search::mayRunFirst(OpId id) const {
  Mask open = baseOps & ~now.ran;
  if (!(open & bit(id)))
    return false;
  return options.order == Order::Free || !(open & (bit(id) - 1));
}

/// The step in all its forms: variants and outputs left out.
std::vector<Step> Search::formsOf(Step step) const {
  const Op &op = problem.ops[step.id];
  std::vector<Step> forms;
  for (int variant = -1; variant < int(op.variants.size()); ++variant)
    for (Mask left = 0; left < bit(int(op.elidable.size())); ++left) {
      Step form = step;
      if (variant >= 0)
        form.variant = variant;
      for (size_t index = 0; index < op.elidable.size(); ++index)
        if (left & bit(int(index)))
          form.without.push_back(op.elidable[index].first);
      forms.push_back(form);
    }
  return forms;
}

void Search::reach(State next, int64_t extra, std::vector<Step> steps) {
  Reached &place = states[next];
  if (place.isDone || place.time <= clock + extra)
    return;
  place = {clock + extra, now, std::move(steps), false};
  queue.push({clock + extra, next});
}

void Search::expandStorages() {
  for (size_t value = 0; value < problem.values.size(); ++value) {
    auto root = ValueId(value);
    if (problem.values[value].storage)
      continue;
    State next = now;
    int64_t hostBytes = 0;
    for (size_t other = 0; other < problem.values.size(); ++other)
      if (now.onHost & bit(ValueId(other)))
        hostBytes += problem.values[other].bytes;
    if (now.live & bit(root)) {
      if (problem.device.offloadBytesPerSecond) {
        next.onHost |= bit(root);
        next.saved &= ~valuesOfRoot[root];
        next.saved |= now.readable & valuesOfRoot[root];
        int64_t added =
            now.onHost & bit(root) ? 0 : problem.values[value].bytes;
        if (hostBytes + added <= problem.device.hostBytes.value_or(INT64_MAX))
          reach(next, 0, {Step::offload(root)});
      }
      if (staying & bit(root))
        continue;
      next = now;
      next.live &= ~bit(root);
      next.readable &= ~valuesOfRoot[root];
      next.inArgument &= ~bit(root);
      reach(next, 0, {Step::drop(root)});
      continue;
    }
    bool isBlocked = resultOf[value] >= 0 && (now.live & bit(resultOf[value])) &&
                     (now.inArgument & bit(resultOf[value]));
    if (!(now.onHost & bit(root)) || isBlocked)
      continue;
    next.live |= bit(root);
    next.readable |= now.saved & valuesOfRoot[root];
    if (argumentOf[value] >= 0 && !(now.live & bit(argumentOf[value])))
      next.inArgument |= bit(root);
    if (bytesOf(next.live, next.inArgument) > budget)
      continue;
    reach(next, 0, {Step::fetch(root)});
    next.onHost &= ~bit(root);
    next.saved &= ~valuesOfRoot[root];
    reach(next, 0, {Step::fetch(root)});
  }
}

bool Search::reads(const Step &reader, const Op &maker) const {
  for (ValueId input : inputs(reader))
    if (std::count(maker.outputs.begin(), maker.outputs.end(),
                   problem.rootOf(input)))
      return true;
  return false;
}

/// Time of the kernel; none if a member has no reader that accepts it.
std::optional<int64_t> Search::timeOf(const Kernel &kernel,
                                      const Step &main) const {
  const Op &mainOp = problem.ops[main.id];
  int64_t time =
      main.variant ? mainOp.variants[*main.variant].timeNs : mainOp.timeNs;
  for (const auto &[output, ns] : mainOp.elidable)
    if (std::count(main.without.begin(), main.without.end(), output))
      time -= ns;
  Mask charged = now.live;
  std::vector<Step> all = kernel.members;
  all.push_back(main);
  for (size_t index = 0; index + 1 < all.size(); ++index) {
    const Op &op = problem.ops[all[index].id];
    std::optional<int64_t> byReading, bySharing;
    for (size_t later = index + 1; later < all.size(); ++later)
      for (const auto &[target, ns] : op.inlineInto) {
        if (target != all[later].id)
          continue;
        if (!byReading && reads(all[later], op))
          byReading = ns;
        if (!bySharing)
          bySharing = ns;
      }
    if (!op.isView() && !byReading && !(all[index].keep && bySharing))
      return std::nullopt;
    if (!op.isView())
      time += byReading ? *byReading : *bySharing;
    if (all[index].keep)
      for (const auto &[output, ns] : op.elidable)
        if (written(all[index]) & bit(output) & ~charged) {
          time += ns;
          charged |= bit(output);
        }
  }
  return std::max<int64_t>(0, time);
}

void Search::finishWithDrops(const Kernel &kernel, const Step &main,
                             int64_t time, Mask dropped) {
  State next = now;
  const Op &op = problem.ops[main.id];
  Mask roots = 0;
  std::vector<Step> steps = kernel.members;
  steps.push_back(main);
  for (const Step &step : steps) {
    bool writes = &step == &steps.back() || step.keep;
    if (!writes)
      continue;
    if (!problem.ops[step.id].isView())
      roots |= written(step) & ~now.live;
  }
  next.live |= roots;
  next.readable |= roots;
  for (const Step &step : steps) {
    const Op &view = problem.ops[step.id];
    bool writes = &step == &steps.back() || step.keep;
    if (!writes || !view.isView())
      continue;
    bool isThere = (now.live & bit(problem.rootOf(view.inputs[0]))) &&
                   ((now.readable | kernel.made) & bit(view.inputs[0]));
    if (isThere)
      next.readable |= written(step);
  }
  for (size_t value = 0; value < problem.values.size(); ++value) {
    ValueId argument = argumentOf[value];
    if ((roots & bit(ValueId(value))) && argument >= 0 &&
        (!(now.live & bit(argument)) || (dropped & bit(argument))))
      next.inArgument |= bit(ValueId(value));
  }
  int64_t bytes = bytesOf(next.live, next.inArgument);
  Mask given = 0, placed = 0;
  for (const auto &[input, output] : op.reuses) {
    ValueId root = problem.rootOf(input);
    int64_t size = problem.values[output].bytes;
    bool isPossible =
        (dropped & now.live & bit(root)) && !(kernel.inlineReads & bit(root)) &&
        resultOf[root] < 0 && !((now.inArgument | upFront) & bit(root)) &&
        (roots & written(main) & bit(output)) &&
        !((next.inArgument | upFront) & bit(output)) && size > 0 &&
        size <= problem.values[root].bytes && !(given & bit(root)) &&
        !(placed & bit(output));
    if (!isPossible)
      continue;
    given |= bit(root);
    placed |= bit(output);
    bytes -= size;
  }
  bytes += main.variant ? op.variants[*main.variant].workspaceBytes
                        : op.workspaceBytes;
  if (bytes > budget)
    return;
  for (size_t value = 0; value < problem.values.size(); ++value)
    if (dropped & bit(ValueId(value))) {
      next.live &= ~bit(ValueId(value));
      next.readable &= ~valuesOfRoot[value];
      next.inArgument &= ~bit(ValueId(value));
      steps.push_back(Step::drop(ValueId(value)));
    }
  if (main.kind == StepKind::Run)
    next.ran |= bit(main.id);
  reach(next, time, std::move(steps));
}

/// Tries all sets of drops that change what the kernel's outputs take.
void Search::finishKernel(const Kernel &kernel, const Step &main) {
  const Op &op = problem.ops[main.id];
  if (!hasInputs(main, kernel.made) || (op.isView() && !kernel.members.empty()))
    return;
  std::optional<int64_t> time = timeOf(kernel, main);
  if (!time)
    return;
  Mask useful = 0;
  for (const auto &[input, output] : op.reuses)
    useful |= bit(problem.rootOf(input));
  for (ValueId argument : problem.arguments)
    if (resultOf[argument] >= 0)
      useful |= bit(argument);
  useful &= now.live & ~staying;
  for (Mask dropped = useful;; dropped = (dropped - 1) & useful) {
    finishWithDrops(kernel, main, *time, dropped);
    if (dropped == 0)
      return;
  }
}

void Search::expandMains(const Kernel &kernel) {
  for (size_t id = 0; id < problem.ops.size(); ++id) {
    if (mayRunFirst(OpId(id)))
      for (const Step &form : formsOf(Step::run(OpId(id))))
        finishKernel(kernel, form);
    if (mayRerun(OpId(id)))
      for (const Step &form : formsOf(Step::rerun(OpId(id))))
        finishKernel(kernel, form);
  }
}

void Search::expandMembers(const Kernel &kernel) {
  expandMains(kernel);
  if (int(kernel.members.size()) == options.mostMembers)
    return;
  for (size_t id = 0; id < problem.ops.size(); ++id) {
    const Op &op = problem.ops[id];
    if (!mayRerun(OpId(id)) || (op.inlineInto.empty() && !op.isView()))
      continue;
    for (Step &form : formsOf(Step::inlined(OpId(id))))
      for (bool keep : {false, true}) {
        if (!hasInputs(form, kernel.made) || (!keep && !form.without.empty()))
          continue;
        form.keep = keep;
        Mask outputs = 0;
        for (ValueId output : op.outputs)
          outputs |= bit(output);
        // Even what it leaves out must not have been made before.
        if (!op.isView() && ((kernel.made & outputs) || !written(form)))
          continue;
        Kernel next = kernel;
        next.members.push_back(form);
        next.made |= outputs;
        for (ValueId input : inputs(form))
          next.inlineReads |= bit(problem.rootOf(input));
        expandMembers(next);
      }
  }
}

void Search::expand() {
  expandStorages();
  expandMembers({});
}

FastestPlanAnswer Search::run() {
  FastestPlanAnswer answer;
  State start = now;
  if (bytesOf(start.live, 0) > budget) {
    answer.isComplete = true;
    return answer;
  }
  states[start].time = 0;
  queue.push({0, start});
  while (!queue.empty() && states.size() < options.mostStates) {
    auto [time, state] = queue.top();
    queue.pop();
    Reached &place = states[state];
    if (place.isDone)
      continue;
    place.isDone = true;
    now = state;
    clock = time;
    if (now.ran == baseOps && (now.live & results) == results) {
      answer.isComplete = true;
      answer.timeNs = time;
      std::vector<std::vector<Step>> parts;
      for (State at = now; at != start; at = states[at].before)
        parts.push_back(states[at].steps);
      for (auto part = parts.rbegin(); part != parts.rend(); ++part)
        answer.plan.steps.insert(answer.plan.steps.end(), part->begin(),
                                 part->end());
      answer.plan.order = options.order;
      return answer;
    }
    expand();
  }
  answer.isComplete = queue.empty();
  return answer;
}

FastestPlanAnswer findFastestPlan(const Problem &problem,
                                 const FastestPlanOptions &options) {
  return Search(problem, options).run();
}

} // namespace remat::planner
