// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A move is one kernel (any legal list of inlined reruns and a main op) with
/// any set of drops directly after it; before the first kernel, any drops.

#include "BruteForce.h"

#include <algorithm>
#include <map>
#include <queue>
#include <set>

namespace remat::planner {

namespace {
/// What happened to a storage under user policy.
struct History {
  bool forward = false, gone = false, again = false, used = false, good = false,
       lost = false;
  auto key() const { return std::tie(forward, gone, again, used, good, lost); }
};

struct World {
  size_t next = 0; ///< Base op that runs first next.
  std::vector<char> live, readable;
  std::vector<int64_t> holds; ///< Bytes that each live storage holds.
  std::map<ValueId, History> histories;

  bool operator<(const World &other) const {
    if (std::tie(next, live, readable, holds) !=
        std::tie(other.next, other.live, other.readable, other.holds))
      return std::tie(next, live, readable, holds) <
             std::tie(other.next, other.live, other.readable, other.holds);
    return std::lexicographical_compare(
        histories.begin(), histories.end(), other.histories.begin(),
        other.histories.end(), [](const auto &a, const auto &b) {
          return a.second.key() < b.second.key();
        });
  }
};

/// A member of a kernel: an inlined rerun, or the main op.
struct Member {
  OpId op;
  int variant = -1;
  bool keep = false;
  std::set<ValueId> without;
};

class Search {
public:
  Search(const Problem &problem, int64_t budget, uint64_t workLimit);
  BruteForceAnswer run();

private:
  const Op &op(const Member &member) const { return problem.ops[member.op]; }
  const std::vector<ValueId> &inputs(const Member &member) const {
    return member.variant < 0 ? op(member).inputs
                              : op(member).variants[member.variant].inputs;
  }
  bool writes(const Member &member, ValueId output) const;
  bool isBaseOp(OpId id) const { return !problem.ops[id].extra; }
  bool hasRun(const World &world, OpId id) const;
  bool mayRerun(const World &world, OpId id) const;
  std::vector<Member> forms(OpId id, bool withLeaving) const;
  bool inputsAreThere(const World &world, const Member &member,
                      const std::set<ValueId> &made) const;
  void addMembers(const World &world, std::vector<Member> &kernel,
                  std::set<ValueId> &made);
  void tryMain(const World &world, std::vector<Member> kernel, Member main,
               bool isFirst, const std::set<ValueId> &made);
  std::optional<int64_t> figure(const std::vector<Member> &kernel,
                                size_t index) const;
  std::optional<int64_t> timeOf(const World &world,
                                const std::vector<Member> &kernel) const;
  void runKernel(const World &before, const std::vector<Member> &kernel,
                 bool isFirst, const std::set<ValueId> &made, int64_t time);
  int64_t bytesWhenMade(const World &world, ValueId root,
                        const std::set<ValueId> &drops) const;
  int64_t sharedBytes(const World &before, const std::vector<Member> &kernel,
                      const std::set<ValueId> &written,
                      const std::set<ValueId> &drops) const;
  bool noteReads(World &world, const std::vector<Member> &kernel,
                 bool isFirst) const;
  void noteWrites(World &world, const std::vector<Member> &kernel,
                  const std::set<ValueId> &written, bool isFirst) const;
  void makeViews(World &world, const Member &member,
                 const std::set<ValueId> &made) const;
  void drop(World &world, ValueId root) const;
  std::vector<std::set<ValueId>> subsetsOfDrops(const World &world) const;
  int64_t bytesOf(const World &world) const;
  bool isDone(const World &world) const;
  void reach(const World &world, int64_t time);

  const Problem &problem;
  int64_t budget;
  uint64_t workLeft;
  std::map<ValueId, ValueId> argumentOf, resultOf;
  std::set<ValueId> stays, upFront;
  std::vector<OpId> baseOps;
  std::vector<ValueId> roots;

  std::map<World, int64_t> best;
  using Entry = std::pair<int64_t, const World *>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  int64_t now = 0;
};
} // namespace

Search::Search(const Problem &problem, int64_t budget, uint64_t workLimit)
    : problem(problem), budget(budget), workLeft(workLimit),
      stays(problem.arguments.begin(), problem.arguments.end()) {
  for (size_t id = 0; id < problem.ops.size(); ++id)
    if (!problem.ops[id].extra)
      baseOps.push_back(OpId(id));
  for (size_t value = 0; value < problem.values.size(); ++value)
    if (!problem.values[value].storage)
      roots.push_back(ValueId(value));
  for (const DonatedPair &pair : problem.donated) {
    stays.erase(pair.argument);
    if (!pair.result)
      continue;
    argumentOf[*pair.result] = pair.argument;
    resultOf[pair.argument] = *pair.result;
  }
  if (problem.resultsUpFront)
    for (ValueId result : problem.results)
      if (!argumentOf.count(result))
        upFront.insert(result);
}

bool Search::writes(const Member &member, ValueId output) const {
  if (member.without.count(output))
    return false;
  if (member.variant < 0)
    return true;
  const auto &left = op(member).variants[member.variant].without;
  return std::find(left.begin(), left.end(), output) == left.end();
}

bool Search::hasRun(const World &world, OpId id) const {
  return std::find(baseOps.begin(), baseOps.begin() + long(world.next), id) !=
         baseOps.begin() + long(world.next);
}

/// Reruns need `recomputable` and a first run; recipes the first run of each op
/// whose values they make.
bool Search::mayRerun(const World &world, OpId id) const {
  const Op &rerun = problem.ops[id];
  if (!rerun.recomputable)
    return false;
  if (!rerun.extra)
    return hasRun(world, id);
  for (size_t later = world.next; later < baseOps.size(); ++later)
    for (ValueId output : problem.ops[baseOps[later]].outputs)
      if (std::count(rerun.outputs.begin(), rerun.outputs.end(), output))
        return false;
  return true;
}

/// The op with every variant and every choice of outputs to leave out.
std::vector<Member> Search::forms(OpId id, bool withLeaving) const {
  std::vector<Member> result;
  const auto &elidable = problem.ops[id].elidable;
  size_t choices = withLeaving ? size_t(1) << elidable.size() : 1;
  for (int variant = -1; variant < int(problem.ops[id].variants.size());
       ++variant)
    for (size_t choice = 0; choice < choices; ++choice) {
      Member member{id, variant, false, {}};
      for (size_t index = 0; index < elidable.size(); ++index)
        if (choice >> index & 1)
          member.without.insert(elidable[index].first);
      result.push_back(member);
    }
  return result;
}

bool Search::inputsAreThere(const World &world, const Member &member,
                            const std::set<ValueId> &made) const {
  for (ValueId input : inputs(member))
    if (!world.readable[input] && !made.count(input))
      return false;
  return true;
}

/// Tries every main op behind the members so far, then every further member.
void Search::addMembers(const World &world, std::vector<Member> &kernel,
                        std::set<ValueId> &made) {
  if (workLeft == 0)
    return;
  --workLeft;
  if (world.next < baseOps.size())
    for (const Member &main : forms(baseOps[world.next], true))
      tryMain(world, kernel, main, true, made);
  for (size_t id = 0; id < problem.ops.size(); ++id) {
    if (!mayRerun(world, OpId(id)))
      continue;
    for (const Member &main : forms(OpId(id), true))
      tryMain(world, kernel, main, false, made);
    const Op &rerun = problem.ops[id];
    bool isNew = !rerun.outputs.empty();
    for (ValueId output : rerun.outputs)
      isNew &=
          !made.count(output) && (!rerun.isView() || !world.readable[output]);
    if (!isNew || (!rerun.isView() && rerun.inlineInto.empty()))
      continue;
    for (bool keep : {false, true})
      for (Member member : forms(OpId(id), keep && !rerun.isView())) {
        bool makesSome = rerun.isView();
        for (ValueId output : rerun.outputs)
          makesSome |= writes(member, output);
        if (!makesSome || !inputsAreThere(world, member, made))
          continue;
        member.keep = keep;
        kernel.push_back(member);
        std::set<ValueId> more = made;
        more.insert(rerun.outputs.begin(), rerun.outputs.end());
        addMembers(world, kernel, more);
        kernel.pop_back();
      }
  }
}

void Search::tryMain(const World &world, std::vector<Member> kernel,
                     Member main, bool isFirst, const std::set<ValueId> &made) {
  bool isView = op(main).isView();
  if (isView && !kernel.empty())
    return;
  if (!inputsAreThere(world, main, made) && !(isView && isFirst))
    return;
  kernel.push_back(main);
  if (std::optional<int64_t> time = timeOf(world, kernel))
    runKernel(world, kernel, isFirst, made, *time);
}

/// What the inlined member adds: the figure of its first reader that accepts
/// it; with `keep`, failing that, of the first op that accepts it.
std::optional<int64_t> Search::figure(const std::vector<Member> &kernel,
                                      size_t index) const {
  const Op &maker = op(kernel[index]);
  if (maker.isView())
    return 0;
  std::optional<int64_t> other;
  for (size_t later = index + 1; later < kernel.size(); ++later)
    for (const auto &[target, ns] : maker.inlineInto) {
      if (target != kernel[later].op)
        continue;
      for (ValueId input : inputs(kernel[later]))
        if (std::count(maker.outputs.begin(), maker.outputs.end(),
                       problem.rootOf(input)))
          return ns;
      if (!other)
        other = ns;
    }
  return kernel[index].keep ? other : std::nullopt;
}

std::optional<int64_t> Search::timeOf(const World &world,
                                      const std::vector<Member> &kernel) const {
  const Member &main = kernel.back();
  int64_t time = main.variant < 0 ? op(main).timeNs
                                  : op(main).variants[main.variant].timeNs;
  for (const auto &[output, ns] : op(main).elidable)
    if (main.without.count(output))
      time -= ns;
  for (size_t index = 0; index + 1 < kernel.size(); ++index) {
    std::optional<int64_t> added = figure(kernel, index);
    if (!added)
      return std::nullopt;
    time += *added;
    if (!kernel[index].keep)
      continue;
    for (const auto &[output, ns] : op(kernel[index]).elidable)
      if (writes(kernel[index], output) && !world.live[output])
        time += ns;
  }
  return std::max<int64_t>(0, time);
}

/// A result under its argument costs nothing once the argument's contents go.
int64_t Search::bytesWhenMade(const World &world, ValueId root,
                              const std::set<ValueId> &drops) const {
  if (upFront.count(root))
    return 0;
  auto pair = argumentOf.find(root);
  if (pair != argumentOf.end() &&
      (!world.live[pair->second] || drops.count(pair->second)))
    return 0;
  return problem.values[root].bytes;
}

int64_t Search::sharedBytes(const World &before,
                            const std::vector<Member> &kernel,
                            const std::set<ValueId> &written,
                            const std::set<ValueId> &drops) const {
  std::set<ValueId> readInline, used;
  for (size_t index = 0; index + 1 < kernel.size(); ++index)
    for (ValueId input : inputs(kernel[index]))
      readInline.insert(problem.rootOf(input));
  int64_t shared = 0;
  for (const auto &[input, output] : op(kernel.back()).reuses) {
    ValueId root = problem.rootOf(input);
    int64_t bytes = bytesWhenMade(before, output, drops);
    bool isGiven = before.live[root] && drops.count(root) &&
                   !readInline.count(root) && !resultOf.count(root) &&
                   before.holds[root] == problem.values[root].bytes;
    bool isTaken = written.count(output) && writes(kernel.back(), output) &&
                   bytes > 0 && bytes <= before.holds[root];
    if (!isGiven || !isTaken || used.count(root) || used.count(output))
      continue;
    used.insert({root, output});
    shared += bytes;
  }
  return shared;
}

/// Notes the reads in the histories; false if a lost storage is read.
bool Search::noteReads(World &world, const std::vector<Member> &kernel,
                       bool isFirst) const {
  for (size_t index = 0; index < kernel.size(); ++index) {
    if (op(kernel[index]).isView())
      continue;
    for (ValueId input : inputs(kernel[index])) {
      ValueId root = problem.rootOf(input);
      auto entry = world.histories.find(root);
      if (entry == world.histories.end())
        continue;
      History &history = entry->second;
      if (history.lost)
        return false;
      if (!isFirst || index + 1 < kernel.size())
        continue;
      bool isLive = world.live[root];
      if (op(kernel[index]).phase == Phase::Forward) {
        history.forward = true;
        history.gone = !isLive;
        history.used = false;
      } else if (!history.used) {
        history.used = true;
        history.good = !isLive || (history.gone && history.again);
      }
    }
  }
  return true;
}

void Search::noteWrites(World &world, const std::vector<Member> &kernel,
                        const std::set<ValueId> &written, bool isFirst) const {
  const Op &main = op(kernel.back());
  for (auto &[root, history] : world.histories) {
    bool isOutput = !main.isView() && isFirst &&
                    std::count(main.outputs.begin(), main.outputs.end(), root);
    if (written.count(root))
      history.again = !isOutput;
    if (!isOutput)
      continue;
    if (problem.values[root].must == UserPolicy::Retain)
      history.lost |= !world.live[root];
    if (main.phase == Phase::Forward) {
      history.forward = true;
      history.gone = !world.live[root];
      history.used = false;
    }
  }
}

void Search::makeViews(World &world, const Member &member,
                       const std::set<ValueId> &made) const {
  ValueId source = op(member).inputs[0];
  if (world.live[problem.rootOf(source)] &&
      (world.readable[source] || made.count(source)))
    for (ValueId output : op(member).outputs)
      world.readable[output] = 1;
}

void Search::drop(World &world, ValueId root) const {
  world.live[root] = 0;
  world.holds[root] = 0;
  for (size_t value = 0; value < problem.values.size(); ++value)
    if (problem.rootOf(ValueId(value)) == root)
      world.readable[value] = 0;
  auto entry = world.histories.find(root);
  if (entry == world.histories.end())
    return;
  entry->second.gone = true;
  entry->second.lost = problem.values[root].must == UserPolicy::Retain;
}

std::vector<std::set<ValueId>>
Search::subsetsOfDrops(const World &world) const {
  std::vector<std::set<ValueId>> subsets(1);
  for (ValueId root : roots) {
    if (!world.live[root] || stays.count(root))
      continue;
    size_t count = subsets.size();
    for (size_t index = 0; index < count; ++index) {
      subsets.push_back(subsets[index]);
      subsets.back().insert(root);
    }
  }
  return subsets;
}

int64_t Search::bytesOf(const World &world) const {
  int64_t bytes = 0;
  for (ValueId root : roots) {
    bool isPairedArgument = resultOf.count(root) != 0;
    bytes += isPairedArgument || upFront.count(root)
                 ? problem.values[root].bytes
                 : world.holds[root];
  }
  return bytes;
}

void Search::runKernel(const World &before, const std::vector<Member> &kernel,
                       bool isFirst, const std::set<ValueId> &made,
                       int64_t time) {
  World world = before;
  if (!noteReads(world, kernel, isFirst))
    return;
  std::set<ValueId> written;
  for (const Member &member : kernel)
    if (!op(member).isView() && (member.keep || &member == &kernel.back()))
      for (ValueId output : op(member).outputs)
        if (writes(member, output) && !before.live[output])
          written.insert(output);
  for (ValueId root : written)
    world.live[root] = world.readable[root] = 1;
  for (const Member &member : kernel)
    if (op(member).isView() && (member.keep || &member == &kernel.back()))
      makeViews(world, member, made);
  noteWrites(world, kernel, written, isFirst);
  world.next += isFirst ? 1 : 0;
  const Member &main = kernel.back();
  int64_t workspace = main.variant < 0
                          ? op(main).workspaceBytes
                          : op(main).variants[main.variant].workspaceBytes;
  for (const std::set<ValueId> &drops : subsetsOfDrops(world)) {
    World after = world;
    for (ValueId root : written)
      after.holds[root] = bytesWhenMade(before, root, drops);
    int64_t bytes = bytesOf(after) + workspace -
                    sharedBytes(before, kernel, written, drops);
    if (bytes > budget)
      continue;
    for (ValueId root : drops)
      drop(after, root);
    reach(after, now + time);
  }
}

void Search::reach(const World &world, int64_t time) {
  auto [place, isNew] = best.try_emplace(world, time);
  if (!isNew && place->second <= time)
    return;
  place->second = time;
  open.push({time, &place->first});
}

bool Search::isDone(const World &world) const {
  if (world.next < baseOps.size())
    return false;
  for (ValueId result : problem.results)
    if (!world.live[result])
      return false;
  for (const auto &[root, history] : world.histories)
    if (problem.values[root].must == UserPolicy::Recompute && history.forward &&
        history.used && !history.good)
      return false;
  return true;
}

BruteForceAnswer Search::run() {
  World start;
  start.live.assign(problem.values.size(), 0);
  start.readable = start.live;
  start.holds.assign(problem.values.size(), 0);
  for (ValueId argument : problem.arguments) {
    start.live[argument] = start.readable[argument] = 1;
    start.holds[argument] = problem.values[argument].bytes;
  }
  for (ValueId root : roots)
    if (problem.values[root].must != UserPolicy::None)
      start.histories[root].forward = start.live[root];
  if (bytesOf(start) > budget)
    return {};
  for (const std::set<ValueId> &drops : subsetsOfDrops(start)) {
    World after = start;
    for (ValueId root : drops)
      drop(after, root);
    reach(after, 0);
  }
  while (!open.empty()) {
    auto [time, world] = open.top();
    open.pop();
    if (best.at(*world) < time)
      continue;
    if (isDone(*world))
      return {time, false};
    now = time;
    std::vector<Member> kernel;
    std::set<ValueId> made;
    addMembers(*world, kernel, made);
    if (workLeft == 0)
      return {std::nullopt, true};
  }
  return {};
}

BruteForceAnswer searchByBruteForce(const Problem &problem, int64_t budget,
                                    uint64_t workLimit) {
  return Search(problem, budget, workLimit).run();
}

} // namespace remat::planner
