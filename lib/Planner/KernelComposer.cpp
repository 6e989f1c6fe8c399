// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The choice between inline, inline and kept, and rerun. The rule, for a
/// storage that is kept after it is made again: inline everywhere if all later
/// uses accept that and the sum is no dearer than one rerun; else inline and
/// keep if that is no dearer than a rerun; else rerun. A storage that is
/// dropped after the use is inlined where that is no dearer.

#include "KernelComposer.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Kernels with more inlined reruns than this are not built: registers end
/// somewhere, and the search for readers stays constant.
static constexpr size_t mostMembers = 48;
/// Estimates look this many producers back.
static constexpr int deepestEstimate = 3;
/// Later uses beyond this many are taken as like the ones before.
static constexpr int mostUsesSeen = 8;

static bool readsRoot(const ProblemRows &rows,
                      const std::vector<ValueId> &inputs, ValueId root) {
  return llvm::any_of(inputs, [&](ValueId input) {
    return rows.rootOf(input) == root;
  });
}

/// True if the rest of the plan will want the storage once it is there.
bool KernelComposer::isWanted(ValueId root) const {
  return composer.state.isKeptAfter(root, composer.now) &&
         index.nextUseAfter(root, composer.now).has_value();
}

/// Time of a rerun that leaves out all outputs that nobody waits for.
int64_t KernelComposer::directTime(OpId maker, ValueId root) const {
  int64_t time = index.problem.ops[maker].timeNs;
  for (const auto &[output, ns] : index.problem.ops[maker].elidable)
    if (output != root && (composer.isAvailable(output) || !isWanted(output)))
      time -= ns;
  return time;
}

int64_t KernelComposer::costOfInput(OpId reader, ValueId root,
                                    int depth) const {
  int64_t best = INT64_MAX / 4;
  for (OpId maker : index.makers[root])
    best = std::min(best, directTime(maker, root));
  if (depth >= deepestEstimate)
    return best;
  for (OpId maker : index.makers[root])
    if (std::optional<int64_t> ns = index.inlineTime(maker, reader))
      if (composer.mayMake(maker))
        best = std::min(best, *ns + costOfInputs(maker, depth + 1));
  return best;
}

int64_t KernelComposer::costOfInputs(OpId maker, int depth) const {
  int64_t cost = 0;
  llvm::SmallVector<ValueId, 8> seen;
  for (ValueId input : index.problem.ops[maker].inputs) {
    ValueId root = composer.rows.rootOf(input);
    if (composer.isAvailable(root) || frame.providerOf(root) ||
        llvm::is_contained(seen, root))
      continue;
    seen.push_back(root);
    cost += costOfInput(maker, root, depth);
  }
  return cost;
}

/// True if every member of the kernel that reads something the maker makes
/// accepts the maker, and nothing is made twice.
bool KernelComposer::acceptAllReaders(OpId maker) const {
  for (ValueId output : index.problem.ops[maker].outputs) {
    if (llvm::is_contained(index.problem.ops[frame.main].outputs, output))
      return false;
    for (const KernelMember &member : frame.members)
      if (llvm::is_contained(index.problem.ops[member.op].outputs, output))
        return false;
    if (composer.isAvailable(output))
      continue;
    const auto &mainInputs =
        composer.state.inputsOf(frame.main, frame.isFirstRun);
    if (readsRoot(composer.rows, mainInputs, output) &&
        !index.inlineTime(maker, frame.main))
      return false;
    for (const KernelMember &member : frame.members)
      if (readsRoot(composer.rows, index.problem.ops[member.op].inputs, output) &&
          !index.inlineTime(maker, member.op))
        return false;
  }
  return true;
}

bool KernelComposer::canInline(OpId maker, OpId reader) const {
  if (frame.members.size() >= mostMembers || maker == frame.main ||
      !index.inlineTime(maker, reader) || !acceptAllReaders(maker))
    return false;
  for (ValueId input : index.problem.ops[maker].inputs)
    if (std::optional<OpId> provider =
            frame.providerOf(composer.rows.rootOf(input)))
      if (!index.inlineTime(*provider, maker))
        return false;
  return true;
}

KernelComposer::Option KernelComposer::cheapestInline(OpId reader,
                                                      ValueId root) const {
  Option best;
  for (OpId maker : index.makers[root]) {
    if (!canInline(maker, reader) || !composer.mayMake(maker))
      continue;
    int64_t cost = *index.inlineTime(maker, reader) + costOfInputs(maker, 0);
    if (!best.maker || cost < best.cost)
      best = {maker, cost};
  }
  return best;
}

KernelComposer::Option KernelComposer::cheapestRerun(ValueId root) const {
  Option best;
  for (OpId maker : index.makers[root]) {
    if (!composer.mayMake(maker))
      continue;
    int64_t cost = directTime(maker, root) + costOfInputs(maker, 0);
    if (!best.maker || cost < best.cost)
      best = {maker, cost};
  }
  return best;
}

KernelComposer::Decision KernelComposer::decide(OpId reader,
                                                ValueId root) const {
  if (index.makers[root].size() == 1) {
    OpId maker = index.makers[root].front();
    if (!index.inlineTime(maker, reader))
      return {composer.mayMake(maker) ? std::optional<OpId>(maker)
                                      : std::nullopt,
              false, false};
  }
  Option rerun = cheapestRerun(root);
  Option inlined = cheapestInline(reader, root);
  if (!inlined.maker)
    return {rerun.maker, false, false};
  if (!rerun.maker)
    return {inlined.maker, true, false};
  bool keeps = composer.state.isKeptAfter(root, composer.now);
  int64_t everywhere = inlined.cost;
  // The end of the step is a later use that takes nothing inline.
  bool allInline = !index.isResult[root];
  std::optional<OpId> use =
      keeps ? index.nextUseAfter(root, composer.now) : std::nullopt;
  bool hasLaterUse = use.has_value() || index.isResult[root];
  for (int count = 0; use && count < mostUsesSeen; ++count) {
    std::optional<int64_t> ns = index.inlineTime(*inlined.maker, *use);
    allInline &= ns.has_value();
    everywhere += ns.value_or(0);
    use = index.nextUseAfter(root, *use);
  }
  if (allInline && everywhere <= rerun.cost)
    return {inlined.maker, true, false};
  int64_t kept =
      inlined.cost + index.elidableTime(*inlined.maker, root).value_or(0);
  if (hasLaterUse && kept <= rerun.cost)
    return {inlined.maker, true, true};
  return {rerun.maker, false, false};
}

} // namespace remat::planner
