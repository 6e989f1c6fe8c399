// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Composition, lives and the journal. Measuring is in PlanMeasures.cpp.

#include "IncrementalPlan.h"

#include "remat/Planner/Simulator.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace remat::planner {

/// Kernels that one update may compose, per op and at least: what goes beyond
/// makes long chains again many times.
static constexpr uint64_t mostKernelsPerOp = 4;
static constexpr uint64_t leastKernelLimit = 100000;

IncrementalPlan::IncrementalPlan(const ProblemIndex &index,
                                 llvm::ArrayRef<int64_t> losses)
    : index(index), losses(losses), state(index), composer(state),
      rows(composer.getRows()) {
  const Problem &problem = index.problem;
  size_t values = problem.values.size(), ops = problem.ops.size();
  isUpFront.assign(values, 0);
  argumentOfResult.assign(values, -1);
  resultOfArgument.assign(values, -1);
  for (const DonatedPair &pair : problem.donated)
    if (pair.result) {
      argumentOfResult[*pair.result] = pair.argument;
      resultOfArgument[pair.argument] = *pair.result;
    }
  for (ValueId argument : problem.arguments) {
    startBytes += problem.values[argument].bytes;
    if (index.staysAlive[argument] || index.isPaired[argument])
      constantBytes += problem.values[argument].bytes;
  }
  for (ValueId result : problem.results)
    if (problem.resultsUpFront && argumentOfResult[result] < 0) {
      isUpFront[result] = 1;
      startBytes += problem.values[result].bytes;
      constantBytes += problem.values[result].bytes;
    }
  batchSaved.assign(ops, 0);
  measureSaved.assign(ops, 0);
  storageSaved.assign(values, 0);
  isDirty.assign(ops, 0);
  isUnmeasured.assign(ops, 0);
  isRootChanged.assign(values, 0);
}

llvm::Error IncrementalPlan::reset(const Decisions &decisions) {
  size_t values = index.problem.values.size(), ops = index.problem.ops.size();
  commit();
  isUnchanged = false;
  batches.assign(ops, Batch());
  storages.assign(values, Storage());
  measures.assign(ops, Measure());
  profile.reset(ops);
  for (auto [op, bytes] : llvm::enumerate(losses))
    profile.add(op, op + 1, bytes);
  totalTime = 0;
  fetches = 0;
  replayed.reset();
  if (llvm::Error error = state.settle(decisions))
    return error;
  for (size_t op = 0; op < ops; ++op)
    if (llvm::Error error = recompose(OpId(op)))
      return error;
  for (size_t root = 0; root < values; ++root)
    if (!storages[root].touches.empty())
      markLife(ValueId(root));
  updateLives();
  for (size_t op = 0; op < ops; ++op)
    markMeasure(OpId(op));
  measureMarked();
  // Composition leaves marks of what it passed already.
  for (OpId op : dirty)
    isDirty[op] = 0;
  dirty.clear();
  isUnchanged = true;
  return llvm::Error::success();
}

void IncrementalPlan::setBudget(int64_t bytes) {
  budget = bytes;
  profile.setLimit(bytes == INT64_MAX ? bytes : bytes - constantBytes);
}

//===----------------------------------------------------------------------===//
// Changes and the journal
//===----------------------------------------------------------------------===//

void IncrementalPlan::Journal::clear() {
  choices.clear();
  availableFrom.clear();
  isOnHost.clear();
  variants.clear();
  batches.clear();
  storages.clear();
  measures.clear();
}

void IncrementalPlan::begin() {
  journal.clear();
  isRecording = true;
  isUnchanged = false;
  ++stamp;
}

void IncrementalPlan::commit() {
  journal.clear();
  isRecording = false;
}

void IncrementalPlan::setChoice(ValueId root, int32_t gap, GapChoice choice) {
  if (state.choices[gap] == choice ||
      !state.isAllowed(root, gap, choice.choice) ||
      index.isResult[root] || state.isBoundByUser[root])
    return;
  if (choice == Choice::Offload && !state.fitsOnHost(root, gap))
    return;
  journal.choices.emplace_back(gap, state.choices[gap]);
  state.choices[gap] = choice;
  dirtyBatches(root, index.gapBegin(root, gap) - 1, index.gapEnd(root, gap));
}

void IncrementalPlan::setVariant(OpId op, int32_t variant) {
  if (state.variants[op] == variant || !state.isVariantAllowed(op, variant))
    return;
  // What is on the host comes back at its next use.
  for (ValueId input : index.problem.ops[op].inputs) {
    ValueId root = index.problem.rootOf(input);
    if (state.choices[index.gapBefore(root, op)] == Choice::Offload)
      return;
  }
  journal.variants.emplace_back(op, state.variants[op]);
  state.variants[op] = variant;
  markBatch(op);
  markMeasure(op);
}

bool IncrementalPlan::update() {
  replayed.reset();
  if (llvm::Error error = composeDirty()) {
    llvm::consumeError(std::move(error));
    return false;
  }
  updateLives();
  measureMarked();
  return true;
}

void IncrementalPlan::rollback() {
  for (OpId op : dirty)
    isDirty[op] = 0;
  dirty.clear();
  for (ValueId root : changedRoots)
    isRootChanged[root] = 0;
  changedRoots.clear();
  for (auto &[gap, choice] : llvm::reverse(journal.choices))
    state.choices[gap] = choice;
  for (auto &[gap, from] : llvm::reverse(journal.availableFrom))
    state.availableFrom[gap] = from;
  for (auto &[gap, value] : llvm::reverse(journal.isOnHost))
    state.isOnHost[gap] = value;
  for (auto &[op, variant] : llvm::reverse(journal.variants))
    state.variants[op] = variant;
  for (auto &[op, batch] : journal.batches.all()) {
    countFetches(batches[op], -1);
    countFetches(batch, 1);
    std::swap(batches[op], batch);
  }
  for (auto &[root, storage] : journal.storages.all()) {
    for (const Life &life : storages[root].lives)
      addToProfile(life, -1);
    for (const Life &life : storage.lives)
      addToProfile(life, 1);
    std::swap(storages[root], storage);
  }
  for (auto &[op, measure] : journal.measures) {
    profile.add(size_t(op), size_t(op) + 1,
                measure.localPeak - measures[op].localPeak);
    totalTime += measure.timeNs - measures[op].timeNs;
    measures[op] = measure;
  }
  replayed.reset();
  commit();
}

IncrementalPlan::Storage &IncrementalPlan::editStorage(ValueId root) {
  if (isRecording && storageSaved[root] != stamp) {
    storageSaved[root] = stamp;
    journal.storages.add(root) = storages[root];
  }
  return storages[root];
}

//===----------------------------------------------------------------------===//
// Composition
//===----------------------------------------------------------------------===//

void IncrementalPlan::markBatch(OpId op) {
  if (std::exchange(isDirty[op], 1))
    return;
  dirty.push_back(op);
  std::push_heap(dirty.begin(), dirty.end(), std::greater<>());
}

/// Marks batches from behind `after` to `last` that asked about the storage.
void IncrementalPlan::dirtyBatches(ValueId root, OpId after, OpId last) {
  const auto &touches = storages[root].touches;
  const auto *touch = std::upper_bound(
      touches.begin(), touches.end(), after,
      [](OpId op, const BatchTouch &touch) { return op < touch.batch; });
  for (; touch != touches.end() && touch->batch <= last; ++touch)
    markBatch(touch->batch);
}

llvm::Error IncrementalPlan::composeDirty() {
  uint64_t latest =
      composed +
      std::max(mostKernelsPerOp * index.problem.ops.size(), leastKernelLimit);
  while (!dirty.empty()) {
    if (composed > latest)
      return llvm::createStringError("the change makes too much again");
    std::pop_heap(dirty.begin(), dirty.end(), std::greater<>());
    OpId op = dirty.back();
    dirty.pop_back();
    isDirty[op] = 0;
    if (llvm::Error error = recompose(op))
      return error;
  }
  return llvm::Error::success();
}

llvm::Error IncrementalPlan::recompose(OpId op) {
  llvm::Error error = composer.compose(op, composedBatch, newTouches);
  Batch &batch = batches[op];
  std::swap(batch, composedBatch);
  Batch &before = composedBatch;
  if (isRecording)
    composed += batch.kernels.size();
  if (!error) {
    replaceTouches(op, before);
    for (size_t entry = 0; entry < batch.roots.size(); ++entry) {
      ValueId root = batch.roots[entry];
      settleAvailability(op, root,
                         gapBehind(op, root, composer.gapBeforeAt(entry)),
                         composer.isAvailableAt(entry),
                         newTouches[entry].birth >= 0);
    }
    bool isSame =
        batch.kernels == before.kernels && batch.members == before.members;
    if (isSame && batch.roots == before.roots)
      return error;
    if (!isSame)
      markMeasure(op);
  }
  countFetches(batch, 1);
  countFetches(before, -1);
  if (isRecording && batchSaved[op] != stamp) {
    batchSaved[op] = stamp;
    std::swap(journal.batches.add(op), before);
  }
  return error;
}

void IncrementalPlan::countFetches(const Batch &batch, int32_t sign) {
  for (const PlacedKernel &kernel : batch.kernels)
    fetches += kernel.kind == PlacedKernel::Kind::Fetch ? sign : 0;
}

/// Brings the storages' lists of batches up to date; what was born or read
/// differently gets other lives.
void IncrementalPlan::replaceTouches(OpId op, const Batch &before) {
  auto find = [&](ValueId root) {
    auto &touches = storages[root].touches;
    return size_t(llvm::lower_bound(touches, op,
                                    [](const BatchTouch &touch, OpId batch) {
                                      return touch.batch < batch;
                                    }) -
                  touches.begin());
  };
  auto matters = [](const Touch &touch) {
    return touch.birth >= 0 || touch.readBefore >= 0;
  };
  for (auto [root, touch] : llvm::zip(batches[op].roots, newTouches)) {
    size_t place = find(root);
    const auto &touches = storages[root].touches;
    bool isKnown = place < touches.size() && touches[place].batch == op;
    if (isKnown && touches[place].touch == touch)
      continue;
    if (matters(touch) || (isKnown && matters(touches[place].touch)))
      markLife(root);
    Storage &storage = editStorage(root);
    if (isKnown)
      storage.touches[place].touch = touch;
    else
      storage.touches.insert(storage.touches.begin() + ptrdiff_t(place),
                             {op, touch});
  }
  for (ValueId root : before.roots) {
    if (composer.hasTouched(root))
      continue;
    size_t place = find(root);
    if (matters(storages[root].touches[place].touch))
      markLife(root);
    Storage &storage = editStorage(root);
    storage.touches.erase(storage.touches.begin() + ptrdiff_t(place));
    settleAvailability(op, root, index.gapAfter(root, op), false, false);
  }
}

/// The gap that holds the moment after the op.
int32_t IncrementalPlan::gapBehind(OpId op, ValueId root,
                                   int32_t gapBefore) const {
  size_t use = size_t(gapBefore - index.firstGap[root]);
  const auto &uses = index.uses[root];
  return gapBefore + (use < uses.size() && uses[use] == op);
}

/// What the batch leaves behind. `isThere`: at its end, before gaps begin.
void IncrementalPlan::settleAvailability(OpId op, ValueId root, int32_t gap,
                                         bool isThere, bool isBorn) {
  bool begins = index.gapBegin(root, gap) == op;
  OpId from = state.availableFrom[gap];
  if (begins)
    setOnHost(root, gap, isThere && state.choices[gap] == Choice::Offload);
  bool stays = begins
                   ? isThere && state.choices[gap] == Choice::Retain
                   : isBorn && state.keepsRemade(gap, op);
  if (stays && from > op)
    setAvailableFrom(root, gap, op);
  if (!stays && from == op)
    setAvailableFrom(root, gap, GapState::never);
}

void IncrementalPlan::setAvailableFrom(ValueId root, int32_t gap, OpId from) {
  OpId before = state.availableFrom[gap];
  if (isRecording)
    journal.availableFrom.emplace_back(gap, before);
  state.availableFrom[gap] = from;
  dirtyBatches(root, std::min(before, from),
               std::min(std::max(before, from), index.gapEnd(root, gap)));
}

void IncrementalPlan::setOnHost(ValueId root, int32_t gap, bool value) {
  if (bool(state.isOnHost[gap]) == value)
    return;
  if (isRecording)
    journal.isOnHost.emplace_back(gap, state.isOnHost[gap]);
  state.isOnHost[gap] = value;
  dirtyBatches(root, index.gapBegin(root, gap), index.gapEnd(root, gap));
}

//===----------------------------------------------------------------------===//
// Lives
//===----------------------------------------------------------------------===//

void IncrementalPlan::markLife(ValueId root) {
  if (!std::exchange(isRootChanged[root], 1))
    changedRoots.push_back(root);
}

void IncrementalPlan::updateLives() {
  // A changed argument may append the result that lies in its bytes.
  for (size_t next = 0; next < changedRoots.size(); ++next) {
    ValueId root = changedRoots[next];
    isRootChanged[root] = 0;
    replaceLives(root);
  }
  changedRoots.clear();
}

int64_t IncrementalPlan::countedBytes(ValueId root, PlanPosition birth) const {
  if (isUpFront[root] || resultOfArgument[root] >= 0)
    return 0;
  ValueId argument = argumentOfResult[root];
  if (argument >= 0) {
    const Life *life = lifeAround(argument, birth);
    if (!life || life->last == birth)
      return 0;
  }
  return rows.bytes[root];
}

void IncrementalPlan::collectLives(ValueId root,
                                   llvm::SmallVectorImpl<Life> &lives) const {
  if (index.isArgument[root])
    lives.emplace_back();
  for (const BatchTouch &entry : storages[root].touches) {
    const Touch &touch = entry.touch;
    if (touch.readBefore >= 0)
      lives.back().last = {entry.batch, touch.readBefore};
    if (touch.birth < 0)
      continue;
    lives.emplace_back();
    lives.back().birth = {entry.batch, touch.birth};
    if (touch.readAfter >= 0)
      lives.back().last = {entry.batch, touch.readAfter};
  }
  if (index.isResult[root] && !lives.empty())
    lives.back().last = {OpId(index.problem.ops.size()), 0};
  for (Life &life : lives)
    life.bytes = countedBytes(root, life.birth);
}

void IncrementalPlan::addToProfile(const Life &life, int64_t sign) {
  if (life.isRead() && life.last.batch > life.birth.batch + 1)
    profile.add(size_t(life.birth.batch + 1), size_t(life.last.batch),
                sign * life.bytes);
}

void IncrementalPlan::markEnds(ValueId root, const Life &life) {
  if (life.birth.batch >= 0)
    markMeasure(life.birth.batch);
  if (life.isRead() && life.last.batch < OpId(batches.size()))
    markMeasure(life.last.batch);
}

void IncrementalPlan::replaceLives(ValueId root) {
  llvm::SmallVector<Life, 4> lives;
  collectLives(root, lives);
  if (llvm::equal(lives, storages[root].lives))
    return;
  Storage &storage = editStorage(root);
  // Both lists are in the order of births.
  const Life *before = storage.lives.begin(), *after = lives.begin();
  while (before != storage.lives.end() || after != lives.end()) {
    bool hasBoth = before != storage.lives.end() && after != lives.end();
    if (hasBoth && *before == *after) {
      ++before, ++after;
      continue;
    }
    bool takeBefore =
        after == lives.end() || (hasBoth && !(after->birth < before->birth));
    const Life &life = takeBefore ? *before++ : *after++;
    addToProfile(life, takeBefore ? -1 : 1);
    markEnds(root, life);
  }
  storage.lives.assign(lives.begin(), lives.end());
  for (const BatchTouch &entry : storage.touches)
    if (entry.touch.isMadeOver)
      markMeasure(entry.batch);
  if (resultOfArgument[root] >= 0 &&
      !storages[resultOfArgument[root]].touches.empty())
    markLife(resultOfArgument[root]);
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

/// Copies share engines and stall the whole program: replay all.
void IncrementalPlan::replayCopies() {
  if (replayed)
    return;
  composed += index.problem.ops.size() / 2;
  llvm::Expected<Replay> replay = replayProfile(index.problem, emit());
  if (replay) {
    replayed = replay->cost;
    return;
  }
  llvm::consumeError(replay.takeError());
  replayed = Cost{INT64_MAX / 2, INT64_MAX / 2};
}

int64_t IncrementalPlan::timeNs() {
  if (fetches)
    replayCopies();
  return fetches ? replayed->timeNs : totalTime;
}

int64_t IncrementalPlan::peakBytes() {
  if (fetches)
    replayCopies();
  return fetches ? replayed->peakBytes
                 : std::max(startBytes, constantBytes + profile.highest());
}

int64_t IncrementalPlan::excess() {
  return std::max(profile.excess(), std::max<int64_t>(0, peakBytes() - budget));
}

OpId IncrementalPlan::peakBatch() {
  if (batches.empty() || constantBytes + profile.highest() < startBytes)
    return -1;
  return OpId(profile.highestPosition());
}

} // namespace remat::planner
