// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The annealing loop and its moves.

#include "LocalSearch.h"

#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <limits>
#include <queue>

namespace remat::planner {

LocalSearch::LocalSearch(const SearchSpace &space, int64_t budget,
                         uint64_t seed,
                         llvm::function_ref<bool(uint64_t)> isSpent)
    : space(space), index(space.index), plan(space.index), budget(budget),
      random(seed), isSpent(isSpent) {}

bool LocalSearch::load(const Decisions &from) {
  best = Cost{INT64_MAX, INT64_MAX};
  changedSinceBest.clear();
  applied.clear();
  // Building from nothing is faster than by changes.
  extraWork += index.problem.ops.size() / 4;
  if (llvm::Error error = plan.reset(from)) {
    llvm::consumeError(std::move(error));
    return false;
  }
  plan.setBudget(budget);
  peak = plan.peakBatch();
  best = Cost{plan.peakBytes(), plan.timeNs()};
  bestChoices = plan.gaps().choices;
  return true;
}

LocalSearch::Answer LocalSearch::answer() {
  Answer answer;
  answer.decisions.gapChoices = bestChoices;
  answer.decisions.variants = plan.gaps().variants;
  answer.cost = *best;
  return answer;
}

/// Within the budget the faster, else the lower.
static bool isBetter(const Cost &a, const Cost &b, int64_t budget) {
  bool aWithin = a.peakBytes <= budget, bWithin = b.peakBytes <= budget;
  if (aWithin != bWithin)
    return aWithin;
  return aWithin ? std::tie(a.timeNs, a.peakBytes) <
                       std::tie(b.timeNs, b.peakBytes)
                 : std::tie(a.peakBytes, a.timeNs) <
                       std::tie(b.peakBytes, b.timeNs);
}

void LocalSearch::keepBest() {
  Cost now{plan.peakBytes(), plan.timeNs()};
  if (!isBetter(now, *best, budget))
    return;
  best = now;
  for (int32_t gap : changedSinceBest)
    bestChoices[gap] = plan.gaps().choices[gap];
  changedSinceBest.clear();
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

Choice LocalSearch::otherChoice(Choice now) {
  bool first = random.below(3) != 0;
  switch (now) {
  case Choice::Retain:
    return first ? Choice::Recompute : Choice::RecomputeEachUse;
  case Choice::Recompute:
    return first ? Choice::Retain : Choice::RecomputeEachUse;
  case Choice::RecomputeEachUse:
  case Choice::Offload:
    return first ? Choice::Retain : Choice::Recompute;
  }
  return Choice::Retain;
}

/// True if the storage lies idle at the peak inside the gap.
bool LocalSearch::spansPeak(const SearchSpace::Candidate &candidate) const {
  if (candidate.begin >= peak || candidate.end <= peak)
    return false;
  for (const Life &life : plan.livesOf(candidate.root))
    if (life.birth.batch < peak && life.last.batch > peak)
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
/// Drops after which a move that went above the budget is given up.
static constexpr int mostDrops = 8;
/// Temperatures as shares of the time.
static constexpr double hottestShare = 3e-4;
static constexpr double coldestShare = 1e-7;
/// Moves between two looks at the price of bytes above the budget.
static constexpr int pricePeriod = 64;


/// The cheapest per byte of a few.
void LocalSearch::proposeDropAtPeak(int samples) {
  const SearchSpace::Candidate *chosen = nullptr;
  double chosenRate = 0;
  int found = 0;
  for (int tries = 0; tries < mostTries * samples && found < samples; ++tries) {
    const auto &candidate =
        space.candidates[random.below(space.candidates.size())];
    Choice now = plan.gaps().choices[candidate.gap];
    if (now == Choice::RecomputeEachUse || candidate.bytes == 0 ||
        !spansPeak(candidate))
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
  Choice now = plan.gaps().choices[chosen->gap];
  Choice next = now == Choice::Recompute || random.below(4) == 0
                    ? Choice::RecomputeEachUse
                    : Choice::Recompute;
  changes.push_back({chosen->root, chosen->gap, next});
}

void LocalSearch::proposeRetain() {
  for (int tries = 0; tries < mostTries; ++tries) {
    const auto &candidate =
        space.candidates[random.below(space.candidates.size())];
    Choice now = plan.gaps().choices[candidate.gap];
    if (now == Choice::Retain || (tries < 16 && !isEffective(candidate)))
      continue;
    Choice next =
        now == Choice::RecomputeEachUse && random.below(2) ? Choice::Recompute
                                                           : Choice::Retain;
    changes.push_back({candidate.root, candidate.gap, next});
    return;
  }
}

void LocalSearch::proposeFlip() {
  const auto &candidate = pickCandidate();
  changes.push_back({candidate.root, candidate.gap,
                     otherChoice(plan.gaps().choices[candidate.gap])});
}

void LocalSearch::proposeExchange() {
  proposeRetain();
  proposeDropAtPeak(/*samples=*/3);
}

/// The same choice for neighbouring twins.
void LocalSearch::proposeTwins() {
  const auto &candidate = pickCandidate();
  const auto &twins = space.twins[candidate.twinClass];
  Choice next = otherChoice(plan.gaps().choices[candidate.gap]);
  size_t length = 1;
  while (length < twins.size() && random.below(4) != 0)
    ++length;
  size_t first = size_t(candidate.twinNumber);
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
  Choice mine = plan.gaps().choices[candidate.gap];
  Choice theirs = plan.gaps().choices[neighbour.gap];
  if (mine == theirs)
    return;
  changes.push_back({candidate.root, candidate.gap, theirs});
  changes.push_back({neighbour.root, neighbour.gap, mine});
}

void LocalSearch::propose() {
  size_t kind = random.below(16);
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
}

//===----------------------------------------------------------------------===//
// Walks
//===----------------------------------------------------------------------===//

/// Drops at the peak until it is at most `limit`; false if that fails or the
/// time goes beyond `latest`.
bool LocalSearch::pushBelow(int64_t limit, double latest) {
  for (int drops = 0;; ++drops) {
    if (!plan.update() || double(plan.timeNs()) > latest)
      return false;
    if (plan.peakBytes() <= limit)
      return true;
    peak = plan.peakBatch();
    changes.clear();
    proposeDropAtPeak(/*samples=*/3);
    if (drops == mostDrops || changes.empty())
      return false;
    apply();
  }
}

/// Lowers what lies above the limit by single changes, mostly drops.
void LocalSearch::descend(int64_t limit) {
  plan.setBudget(limit);
  int64_t excess = plan.excess();
  size_t failures = 0, patience = 100 + space.candidates.size() / 2;
  while (excess > 0 && failures < patience && !isSpent(work())) {
    ++extraWork;
    ++failures;
    changes.clear();
    applied.clear();
    peak = plan.peakBatch();
    if (random.below(8))
      proposeDropAtPeak(/*samples=*/8);
    else
      propose();
    plan.begin();
    apply();
    if (!plan.update() || plan.excess() >= excess) {
      plan.rollback();
      continue;
    }
    plan.commit();
    noteChanges();
    excess = plan.excess();
    failures = 0;
    keepBest();
  }
  plan.setBudget(budget);
}

/// The move that makes the storage be gone in the rest of the gap, if it lies
/// idle there; `end` gets the batch it comes back for.
std::optional<LocalSearch::Change>
LocalSearch::dropIn(const SearchSpace::Candidate &candidate, OpId &from,
                    OpId &end) const {
  Choice now = plan.gaps().choices[candidate.gap];
  if (now == Choice::RecomputeEachUse || now == Choice::Offload ||
      candidate.bytes == 0 || !index.isRecomputable[candidate.root])
    return std::nullopt;
  for (const Life &life : plan.livesOf(candidate.root)) {
    from = std::max(life.birth.batch, candidate.begin);
    end = std::min(life.last.batch, candidate.end);
    if (end > from + 1)
      return Change{candidate.root, candidate.gap,
                    now == Choice::Recompute ? Choice::RecomputeEachUse
                                             : Choice::Recompute};
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
    Choice now = plan.gaps().choices[candidate.gap];
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

/// Fills and sweeps in turn while that saves time.
void LocalSearch::fill() {
  for (int64_t time = INT64_MAX; isWithin() && plan.timeNs() < time &&
                                 !isSpent(work());) {
    time = plan.timeNs();
    changes.clear();
    applied.clear();
    collectFill();
    extraWork += space.candidates.size() / 8;
    plan.begin();
    apply();
    if (changes.empty() || !plan.update()) {
      plan.rollback();
      return;
    }
    plan.commit();
    noteChanges();
    keepBest();
    sweep();
  }
}

/// Sweeps with falling ambition while they lower the excess.
void LocalSearch::sweep() {
  for (double ambition = 1; ambition > 0.02 && !isSpent(work());) {
    int64_t excess = plan.excess(), top = plan.peakBytes();
    if (excess <= 0)
      return;
    changes.clear();
    applied.clear();
    collectSweep(top - int64_t(double(top - budget) * ambition));
    extraWork += space.candidates.size() / 8;
    plan.begin();
    apply();
    if (!changes.empty() && plan.update() &&
        double(plan.excess()) < 0.999 * double(excess)) {
      plan.commit();
      noteChanges();
      keepBest();
      ambition = std::min(1.0, ambition * 2);
      continue;
    }
    plan.rollback();
    ambition /= 2;
  }
}

void LocalSearch::noteChanges() {
  for (const Change &change : applied)
    changedSinceBest.push_back(change.gap);
  applied.clear();
}

LocalSearch::Answer LocalSearch::repair(const Decisions &from) {
  if (load(from)) {
    sweep();
    descend(budget);
  }
  return answer();
}

LocalSearch::Answer LocalSearch::measure(const Decisions &from) {
  load(from);
  return answer();
}

/// One move that ends with a peak of at most `limit`, whatever its time.
bool LocalSearch::moveBelow(int64_t limit) {
  ++extraWork;
  changes.clear();
  applied.clear();
  peak = plan.peakBatch();
  if (random.below(4))
    proposeDropAtPeak(/*samples=*/3);
  else
    propose();
  plan.begin();
  apply();
  if (!pushBelow(limit, std::numeric_limits<double>::infinity())) {
    plan.rollback();
    return false;
  }
  plan.commit();
  noteChanges();
  keepBest();
  return true;
}

/// Sweeps to limits a little below the peak, one after another; where one
/// cannot be kept, the next is nearer. Then single moves, every other of them
/// sideways.
LocalSearch::Answer LocalSearch::minimizePeak(const Decisions &from) {
  if (!load(from))
    return answer();
  for (int64_t parts = 8; parts < 4096 && !isSpent(work());) {
    int64_t peakBytes = plan.peakBytes();
    if (peakBytes <= budget)
      return answer();
    int64_t limit = peakBytes - std::max<int64_t>(1, peakBytes / parts);
    descend(std::max(limit, budget));
    if (plan.peakBytes() > limit)
      parts *= 2;
  }
  size_t failures = 0, patience = 2000 + 4 * space.candidates.size();
  while (failures < patience && plan.peakBytes() > budget && !isSpent(work())) {
    int64_t peakBytes = plan.peakBytes();
    moveBelow(peakBytes - int64_t(failures % 2));
    failures = plan.peakBytes() < peakBytes ? 0 : failures + 1;
  }
  return answer();
}

/// Time, and the bytes above the budget at their price: at the peak, and over
/// the whole step.
double LocalSearch::energy(double price) {
  double over = double(std::max<int64_t>(0, plan.peakBytes() - budget));
  double area = double(plan.excess()) / double(index.problem.ops.size());
  return double(plan.timeNs()) + price * (over + 4 * area);
}

LocalSearch::Answer LocalSearch::annealAcross(
    const Decisions &from, llvm::function_ref<double(uint64_t)> progressAt) {
  if (!load(from) || space.candidates.empty())
    return answer();
  double total = double(plan.timeNs());
  double hottest = total * hottestShare, coldest = total * coldestShare;
  double price = total / double(std::max<int64_t>(1, budget));
  double temperature = hottest, current = energy(price);
  int above = 0;
  for (uint64_t step = 0;; ++step) {
    if (step % pricePeriod == 0) {
      double progress = progressAt(work());
      if (progress >= 1 || isSpent(work()))
        return answer();
      temperature = hottest * std::pow(coldest / hottest, progress);
      // About half of the walk is to be within the budget.
      if (step)
        price *= above > pricePeriod * 5 / 8   ? 1.1
                 : above < pricePeriod * 3 / 8 ? 1 / 1.1
                                               : 1;
      current = energy(price);
      above = 0;
    }
    ++extraWork;
    changes.clear();
    applied.clear();
    peak = plan.peakBatch();
    bool isAbove = plan.peakBytes() > budget;
    above += isAbove;
    if (random.below(2))
      isAbove ? proposeDropAtPeak(/*samples=*/3) : proposeExchange();
    else
      propose();
    if (changes.empty())
      continue;
    plan.begin();
    apply();
    double latest = current - temperature * std::log(1 - random.fraction());
    if (!plan.update() || energy(price) > latest) {
      plan.rollback();
      continue;
    }
    plan.commit();
    noteChanges();
    current = energy(price);
    keepBest();
  }
}

LocalSearch::Answer
LocalSearch::anneal(const Decisions &from,
                    llvm::function_ref<double(uint64_t)> progressAt,
                    bool fillsFirst) {
  if (!load(from) || space.candidates.empty())
    return answer();
  if (!isWithin()) {
    sweep();
    descend(budget);
  }
  if (fillsFirst)
    fill();
  // Where the last fill went too far, from the best again.
  if (!isWithin() && best->peakBytes <= budget)
    load(answer().decisions);
  if (!isWithin())
    return answer();
  double current = double(plan.timeNs());
  double hottest = current * hottestShare, coldest = current * coldestShare;
  double temperature = hottest;
  for (uint64_t step = 0;; ++step) {
    if (step % 32 == 0) {
      double progress = progressAt(work());
      if (progress >= 1 || isSpent(work()))
        break;
      temperature = hottest * std::pow(coldest / hottest, progress);
    }
    ++extraWork;
    changes.clear();
    applied.clear();
    propose();
    if (changes.empty())
      continue;
    plan.begin();
    apply();
    // The threshold is drawn first, so that hopeless moves end early.
    double latest = current - temperature * std::log(1 - random.fraction());
    if (!pushBelow(budget, latest)) {
      plan.rollback();
      continue;
    }
    plan.commit();
    noteChanges();
    current = double(plan.timeNs());
    keepBest();
  }
  return answer();
}

} // namespace remat::planner
