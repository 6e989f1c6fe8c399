// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a walk may try next: single moves, drawn at random, and whole sets of
/// changes from one pass over the step.

#include "LocalSearch.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <queue>

namespace remat::planner {

GapChoice LocalSearch::otherChoice(const SearchSpace::Candidate &candidate) {
  GapChoice now = plan.gaps().choices[candidate.gap];
  if (mayOffload(candidate) && now != Choice::Offload && random.below(3) == 0)
    return Choice::Offload;
  bool first = random.below(3) != 0;
  switch (now.choice) {
  case Choice::Retain:
    return first ? Choice::Recompute : Choice::RecomputeEachUse;
  case Choice::Recompute:
    if (now.keptFrom && random.below(2))
      return Choice::Recompute;
    return first ? Choice::Retain : Choice::RecomputeEachUse;
  case Choice::RecomputeEachUse:
  case Choice::Offload:
    return first ? Choice::Retain : Choice::Recompute;
  }
  return Choice::Retain;
}

bool LocalSearch::mayOffload(const SearchSpace::Candidate &candidate) const {
  return index.problem.device.offloadBytesPerSecond &&
         plan.gaps().isAllowed(candidate.root, candidate.gap, Choice::Offload);
}

/// True if the storage lies idle at the peak inside the gap, or, if these count, is made
/// again there for readers further on, too.
bool LocalSearch::spansPeak(const SearchSpace::Candidate &candidate) const {
  if (candidate.begin >= peak || candidate.end <= peak)
    return false;
  OpId latestBirth = countsMade ? peak : peak - 1;
  for (const Life &life : plan.livesOf(candidate.root))
    if (life.birth.batch <= latestBirth && life.last.batch > peak)
      return true;
  return false;
}

/// True if another choice may change the plan: the storage is there when the
/// gap begins and read later, or is made again in it.
bool LocalSearch::isEffective(const SearchSpace::Candidate &candidate) const {
  bool isRetained = plan.gaps().choices[candidate.gap] == Choice::Retain;
  for (const Life &life : plan.livesOf(candidate.root)) {
    if (isRetained && life.birth.batch <= candidate.begin &&
        life.last.batch > candidate.begin)
      return true;
    if (!isRetained && life.birth.batch > candidate.begin &&
        life.birth.batch <= candidate.end)
      return true;
  }
  return false;
}

/// A random candidate that matters, or any after some tries.
const SearchSpace::Candidate &LocalSearch::pickCandidate() {
  for (int tries = 0;; ++tries) {
    const auto &candidate =
        space.candidates[random.below(space.candidates.size())];
    if (tries == 8 || isEffective(candidate))
      return candidate;
  }
}

static constexpr int mostTries = 24;
/// Drops after which a move that went above the budget is given up, and one that
/// keeps much.
static constexpr int mostDropsOfFew = 8, mostDropsOfMany = 128;
/// A storage with so many lives is made again often; one of so many moves keeps
/// such a storage.
static constexpr size_t leastLives = 3, livesPeriod = 256;
/// Storages that are kept together at most.
static constexpr size_t mostGroup = 16;
/// Changes of a drop with what its rerun makes.
static constexpr size_t mostReruns = 64;

/// The cheapest per byte of a few.
void LocalSearch::proposeDropAtPeak(int samples) {
  const SearchSpace::Candidate *chosen = nullptr;
  double chosenRate = 0;
  int found = 0;
  if (peak < 0)
    return;
  llvm::ArrayRef<int32_t> around = space.candidatesAround(peak);
  int most = around.empty() ? 0 : mostTries * samples;
  for (int tries = 0; tries < most && found < samples; ++tries) {
    const auto &candidate =
        space.candidates[around[random.below(around.size())]];
    GapChoice now = plan.gaps().choices[candidate.gap];
    if (now == Choice::RecomputeEachUse || !spansPeak(candidate))
      continue;
    ++found;
    double rate = (double(candidate.remakeNs) + 1) / double(candidate.bytes) *
                  (0.5 + random.fraction());
    if (chosen && rate >= chosenRate)
      continue;
    chosen = &candidate;
    chosenRate = rate;
  }
  if (!chosen)
    return;
  GapChoice now = plan.gaps().choices[chosen->gap];
  GapChoice next(Choice::Recompute, now == Choice::Recompute ? peak + 1 : 0);
  bool isForGood = now == Choice::Recompute && !dropsLate;
  if (isForGood || random.below(4) == 0)
    next = Choice::RecomputeEachUse;
  bool isMade = index.isRecomputable[chosen->root];
  if (mayOffload(*chosen) && (!isMade || random.below(2)))
    next = Choice::Offload;
  changes.push_back({chosen->root, chosen->gap, next});
  bool hasReader = chosen->end < OpId(index.problem.ops.size());
  if (dropsLate && now == Choice::Retain && next == Choice::Recompute &&
      hasReader && random.below(2))
    proposeLateReruns(chosen->root, chosen->end);
}

/// The storage is made again in the batch of `at`: what that makes on its way there, for
/// readers further on, is not to stay (`GapChoice::keptFrom`). Otherwise the input of a
/// layer gives way to the values of the whole layer in front of it.
void LocalSearch::proposeLateReruns(ValueId root, OpId at) {
  const GapState &gaps = plan.gaps();
  auto letGo = [&](ValueId made) {
    int32_t gap = index.gapBefore(made, at);
    GapChoice now = gaps.choices[gap];
    bool isLast = index.gapEnd(made, gap) == OpId(index.problem.ops.size());
    bool mayStay = now == Choice::Recompute || (isLast && now == Choice::Retain);
    if (mayStay && now.keptFrom <= at && index.isRecomputable[made])
      changes.push_back({made, gap, GapChoice(Choice::Recompute, at + 1)});
  };
  llvm::SmallVector<ValueId> open = {root};
  llvm::SmallDenseSet<ValueId> seen = {root};
  while (!open.empty() && changes.size() < mostReruns) {
    OpId maker = index.producer[open.pop_back_val()];
    if (maker < 0)
      continue;
    for (ValueId output : index.problem.ops[maker].outputs)
      if (seen.insert(output).second)
        letGo(output);
    for (ValueId input : index.problem.ops[maker].inputs) {
      ValueId read = index.problem.rootOf(input);
      if (gaps.isAvailable(read, at) || !seen.insert(read).second)
        continue;
      letGo(read);
      open.push_back(read);
    }
  }
}

/// Where the batch at the peak makes too much again: something that it asks
/// about is kept until then, or made again for each reader.
void LocalSearch::proposeKeepAtPeak() {
  if (peak < 0 || plan.batch(peak).roots.empty())
    return;
  const auto &roots = plan.batch(peak).roots;
  ValueId root = roots[random.below(roots.size())];
  int32_t gap = index.gapBefore(root, peak);
  GapChoice now = plan.gaps().choices[gap];
  if (now == Choice::Retain)
    return;
  Choice next = now == Choice::Recompute && random.below(4) == 0
                    ? Choice::RecomputeEachUse
                    : Choice::Retain;
  changes.push_back({root, gap, next});
}

void LocalSearch::proposeRetain() {
  for (int tries = 0; tries < mostTries; ++tries) {
    const auto &candidate =
        space.candidates[random.below(space.candidates.size())];
    GapChoice now = plan.gaps().choices[candidate.gap];
    if (now == Choice::Retain || (tries < 16 && !isEffective(candidate)))
      continue;
    bool mayStayGone = now == Choice::RecomputeEachUse || now.keptFrom;
    Choice next = mayStayGone && random.below(2)
                      ? Choice::Recompute
                      : Choice::Retain;
    changes.push_back({candidate.root, candidate.gap, next});
    return;
  }
}

/// Keeps everything that is made again from one storage that is made again
/// itself: only all of them together save its rerun.
void LocalSearch::proposeRetainGroup() {
  auto isGone = [&](ValueId root, OpId at) {
    return !index.staysAlive[root] && index.isRecomputable[root] &&
           plan.gaps().choices[index.gapBefore(root, at)] != Choice::Retain;
  };
  for (int tries = 0; tries < mostTries; ++tries) {
    const auto &candidate =
        space.candidates[random.below(space.candidates.size())];
    OpId maker = index.producer[candidate.root];
    if (maker < 0 || plan.gaps().choices[candidate.gap] == Choice::Retain ||
        candidate.end >= OpId(index.problem.ops.size()) ||
        (tries < 16 && !isEffective(candidate)))
      continue;
    const auto &inputs = index.problem.ops[maker].inputs;
    if (inputs.empty())
      continue;
    ValueId from = index.problem.rootOf(inputs[random.below(inputs.size())]);
    if (!isGone(from, candidate.end))
      continue;
    for (OpId reader : index.uses[from])
      for (ValueId output : index.problem.ops[reader].outputs) {
        if (reader >= candidate.end || !isGone(output, candidate.end) ||
            changes.size() == mostGroup)
          continue;
        changes.push_back(
            {output, index.gapBefore(output, candidate.end), Choice::Retain});
      }
    return;
  }
}

/// Keeps a storage that is made again many times through some of its lives: what
/// its bytes cost is paid once, what it saves comes with each of them.
void LocalSearch::proposeRetainLives() {
  for (int tries = 0; tries < mostTries; ++tries) {
    const auto &candidate =
        space.candidates[random.below(space.candidates.size())];
    const auto &lives = plan.livesOf(candidate.root);
    if (lives.size() < leastLives)
      continue;
    size_t first = random.below(lives.size() - 1);
    size_t last = first + 1 + random.below(lives.size() - first - 1);
    if (random.below(2))
      last = lives.size() - 1;
    int32_t end = index.gapBefore(candidate.root, lives[last].last.batch);
    for (int32_t gap =
             index.gapAfter(candidate.root, lives[first].birth.batch);
         gap <= end; ++gap)
      if (plan.gaps().choices[gap] != Choice::Retain)
        changes.push_back({candidate.root, gap, Choice::Retain});
    mostDrops = mostDropsOfMany;
    return;
  }
}

void LocalSearch::proposeFlip() {
  const auto &candidate = pickCandidate();
  changes.push_back({candidate.root, candidate.gap, otherChoice(candidate)});
}

void LocalSearch::proposeExchange() {
  proposeRetain();
  proposeDropAtPeak(/*samples=*/3);
}

/// The same choice for neighbouring twins.
void LocalSearch::proposeTwins() {
  const auto &candidate = pickCandidate();
  int32_t number = int32_t(&candidate - space.candidates.data());
  llvm::ArrayRef<int32_t> twins = space.twinsOf(number);
  GapChoice next = otherChoice(candidate);
  size_t length = 1;
  while (length < twins.size() && random.below(4) != 0)
    ++length;
  size_t first = size_t(llvm::lower_bound(twins, number) - twins.begin());
  for (size_t i = first; i < std::min(twins.size(), first + length); ++i) {
    const auto &twin = space.candidates[twins[i]];
    changes.push_back({twin.root, twin.gap, next});
  }
}

/// All main gaps that begin in a stretch of the step get one choice, or all
/// but one.
void LocalSearch::proposeStretch() {
  size_t first = random.below(space.candidates.size());
  size_t length = 2 + random.below(size_t(2) << random.below(4));
  Choice next = random.below(2) ? Choice::Recompute : Choice::Retain;
  size_t kept = random.below(length);
  for (size_t i = first; i < std::min(first + length, space.candidates.size());
       ++i) {
    const auto &candidate = space.candidates[i];
    if (space.mainCandidate[candidate.root] != int32_t(i))
      continue;
    changes.push_back({candidate.root, candidate.gap,
                       i == first + kept ? Choice::Retain : next});
  }
}

/// A saved point moves up or down a chain.
void LocalSearch::proposeShift() {
  const auto &candidate = pickCandidate();
  OpId producer = index.producer[candidate.root];
  ValueId other = -1;
  if (random.below(2) && producer >= 0) {
    const auto &inputs = index.problem.ops[producer].inputs;
    if (!inputs.empty())
      other = index.problem.rootOf(inputs[random.below(inputs.size())]);
  } else if (!index.uses[candidate.root].empty()) {
    const auto &uses = index.uses[candidate.root];
    const auto &outputs =
        index.problem.ops[uses[random.below(uses.size())]].outputs;
    if (!outputs.empty())
      other = outputs[random.below(outputs.size())];
  }
  if (other < 0 || space.mainCandidate[other] < 0)
    return;
  const auto &neighbour = space.candidates[space.mainCandidate[other]];
  GapChoice mine = plan.gaps().choices[candidate.gap];
  GapChoice theirs = plan.gaps().choices[neighbour.gap];
  if (mine == theirs)
    return;
  changes.push_back({candidate.root, candidate.gap, theirs});
  changes.push_back({neighbour.root, neighbour.gap, mine});
}

/// Another form of a first run.
void LocalSearch::proposeVariant() {
  OpId op = space.variantOps[random.below(space.variantOps.size())];
  size_t forms = index.problem.ops[op].variants.size() + 1;
  variantChange = {op, int32_t(random.below(forms)) - 1};
}

void LocalSearch::propose() {
  mostDrops = mostDropsOfFew;
  if (random.below(livesPeriod) == 0)
    return proposeRetainLives();
  if (!space.variantOps.empty() && random.below(8) == 0)
    return proposeVariant();
  size_t kind = random.below(16);
  if (kind < 4)
    return proposeRetainGroup();
  if (kind < 8)
    return proposeRetain();
  if (kind < 10)
    return proposeFlip();
  if (kind < 12)
    return proposeTwins();
  if (kind < 14)
    return proposeShift();
  proposeStretch();
}

void LocalSearch::apply() {
  for (const Change &change : changes)
    plan.setChoice(change.root, change.gap, change.choice);
  llvm::append_range(applied, changes);
  if (variantChange)
    plan.setVariant(variantChange->op, variantChange->variant);
  variantChange.reset();
}

/// The move that makes the storage be gone in the rest of the gap, if it lies
/// idle there; `end` gets the batch it comes back for.
std::optional<LocalSearch::Change>
LocalSearch::dropIn(const SearchSpace::Candidate &candidate, OpId &from,
                    OpId &end) const {
  GapChoice now = plan.gaps().choices[candidate.gap];
  if (now == Choice::RecomputeEachUse || now == Choice::Offload ||
      candidate.bytes == 0)
    return std::nullopt;
  Choice next =
      now == Choice::Recompute ? Choice::RecomputeEachUse : Choice::Recompute;
  if (!index.isRecomputable[candidate.root])
    next = Choice::Offload;
  if (!plan.gaps().isAllowed(candidate.root, candidate.gap, next))
    return std::nullopt;
  for (const Life &life : plan.livesOf(candidate.root)) {
    from = std::max(life.birth.batch, candidate.begin);
    end = std::min(life.last.batch, candidate.end);
    if (end > from + 1)
      return Change{candidate.root, candidate.gap, next};
  }
  return std::nullopt;
}

/// Walks the step once and drops, wherever it is above `level`, the cheapest
/// idle storages per byte; what was dropped counts as gone until it is read
/// again. Fills `changes`. O(n log n).
void LocalSearch::collectSweep(int64_t level) {
  struct Offer {
    double rate;
    uint32_t number;
    OpId end;
    Change change;
    bool operator<(const Offer &other) const {
      return std::tie(rate, number) > std::tie(other.rate, other.number);
    }
  };
  std::priority_queue<Offer> offers;
  using End = std::pair<OpId, int64_t>;
  std::priority_queue<End, std::vector<End>, std::greater<>> ends;
  std::vector<std::pair<OpId, Offer>> later;
  for (auto [number, candidate] : llvm::enumerate(space.candidates)) {
    OpId from = 0, end = 0;
    if (std::optional<Change> change = dropIn(candidate, from, end))
      later.push_back({from,
                       {double(candidate.remakeNs) / double(candidate.bytes),
                        uint32_t(number), end, *change}});
  }
  llvm::sort(later, [](const auto &a, const auto &b) {
    return std::tie(a.first, a.second.number) <
           std::tie(b.first, b.second.number);
  });
  int64_t freed = 0;
  auto next = later.begin();
  for (OpId op = 0; op < OpId(index.problem.ops.size()); ++op) {
    for (; next != later.end() && next->first < op; ++next)
      offers.push(next->second);
    for (; !ends.empty() && ends.top().first <= op; ends.pop())
      freed -= ends.top().second;
    while (plan.batchPeak(op) - freed > level && !offers.empty()) {
      Offer offer = offers.top();
      offers.pop();
      if (offer.end <= op)
        continue;
      // What is made again behind this op may stay.
      if (dropsLate && offer.change.choice == Choice::RecomputeEachUse)
        offer.change.choice = GapChoice(Choice::Recompute, op + 1);
      changes.push_back(offer.change);
      int64_t bytes = index.problem.values[offer.change.root].bytes;
      freed += bytes;
      ends.push({offer.end, bytes});
    }
  }
}

/// Retains what fits below the budget, dearest per byte first. Fills `changes`.
/// O(n log n + candidates * n / 64).
void LocalSearch::collectFill() {
  MemoryProfile room = plan.batchPeaks();
  int64_t limit = budget - plan.constantPeak();
  std::vector<std::tuple<double, size_t, OpId>> offers;
  for (auto [number, candidate] : llvm::enumerate(space.candidates)) {
    GapChoice now = plan.gaps().choices[candidate.gap];
    if (now == Choice::Retain || candidate.bytes == 0)
      continue;
    for (const Life &life : plan.livesOf(candidate.root))
      if (life.birth.batch > candidate.begin &&
          life.birth.batch <= candidate.end) {
        double rate = double(candidate.remakeNs) / double(candidate.bytes);
        offers.emplace_back(-rate, number, life.birth.batch);
        break;
      }
  }
  llvm::sort(offers);
  for (auto [rate, number, again] : offers) {
    const SearchSpace::Candidate &candidate = space.candidates[number];
    size_t begin = size_t(candidate.begin) + 1, end = size_t(again);
    if (begin < end && room.highestIn(begin, end) > limit - candidate.bytes)
      continue;
    room.add(begin, end, candidate.bytes);
    changes.push_back({candidate.root, candidate.gap, Choice::Retain});
  }
}

} // namespace remat::planner
