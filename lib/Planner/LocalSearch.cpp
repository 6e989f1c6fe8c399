// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The walks: sweeps, descents and annealing. The moves are in SearchMoves.cpp.

#include "LocalSearch.h"
#include "SearchWork.h"

#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <limits>

namespace remat::planner {

/// Sweeps that are made even without work left.
static constexpr unsigned mostSureSweeps = 16;
/// Temperatures as shares of the time.
static constexpr double hottestShare = 3e-4;
static constexpr double coldestShare = 1e-7;
/// Of so many moves at the peak one changes what is made again there.
static constexpr size_t keepPeriod = 4;
/// Drops of a trim that are made even without work left.
static constexpr int mostSureDrops = 128;
/// How many drops are tried for each that is taken where little is above the budget;
/// so many times where none frees anything.
static constexpr int trialsPerDrop = 16, mostRoundsOfTrials = 4;
/// With inlining, what is above the budget by at most this part of it gets within it by such
/// drops first, for this share of a walk.
static constexpr int64_t nearPart = 5;
static constexpr double mostOfDrops = 0.5;
/// Moves between two looks at the price of bytes above the budget.
static constexpr int pricePeriod = 64;

LocalSearch::LocalSearch(const SearchSpace &space, int64_t budget,
                         uint64_t seed,
                         llvm::function_ref<bool(uint64_t)> isSpent,
                         llvm::ArrayRef<int64_t> losses)
    : space(space), index(space.index), plan(space.index, losses),
      budget(budget), random(seed), isSpent(isSpent),
      dropsLate(hasInlining(space.index.problem)),
      countsMade(dropsLate && !isSearchShort(space.index.problem)) {}

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
  bestVariants = plan.gaps().variants;
  return true;
}

LocalSearch::Answer LocalSearch::answer() {
  Answer answer;
  answer.decisions.gapChoices = bestChoices;
  answer.decisions.variants = bestVariants;
  answer.cost = *best;
  return answer;
}

llvm::Expected<Plan> LocalSearch::build(const Decisions &decisions) const {
  if (plan.isAsBuilt() && plan.decisions() == decisions)
    return plan.emit();
  return buildPlan(index, decisions);
}

bool isBetterCost(const Cost &a, const Cost &b, int64_t budget) {
  bool aWithin = a.peakBytes <= budget, bWithin = b.peakBytes <= budget;
  if (aWithin != bWithin)
    return aWithin;
  return aWithin
             ? std::tie(a.timeNs, a.peakBytes) < std::tie(b.timeNs, b.peakBytes)
             : std::tie(a.peakBytes, a.timeNs) <
                   std::tie(b.peakBytes, b.timeNs);
}

void LocalSearch::keepBest() {
  Cost now{plan.peakBytes(), plan.timeNs()};
  if (!isBetterCost(now, *best, budget))
    return;
  best = now;
  for (int32_t gap : changedSinceBest)
    bestChoices[gap] = plan.gaps().choices[gap];
  changedSinceBest.clear();
  if (!space.variantOps.empty())
    bestVariants = plan.gaps().variants;
}

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

/// Proposes and applies a drop at the peak, or another choice for what is made
/// again there; one in `otherMoves` times any move.
void LocalSearch::beginMoveAtPeak(unsigned otherMoves, int samples) {
  ++extraWork;
  changes.clear();
  applied.clear();
  peak = plan.peakBatch();
  if (!random.below(otherMoves))
    propose();
  else if (random.below(keepPeriod))
    proposeDropAtPeak(samples);
  else
    proposeKeepAtPeak();
  plan.begin();
  apply();
}

/// Lowers what lies above the limit by single changes, mostly drops.
void LocalSearch::descend(int64_t limit, llvm::function_ref<bool()> isOver) {
  plan.setBudget(limit);
  int64_t excess = plan.excess();
  size_t failures = 0, patience = 100 + space.candidates.size() / 2;
  while (excess > 0 && failures < patience && !isOver()) {
    ++failures;
    beginMoveAtPeak(/*otherMoves=*/8, /*samples=*/8);
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

/// Fills and sweeps in turn while that saves time.
void LocalSearch::fill() {
  for (int64_t time = INT64_MAX;
       isWithin() && plan.timeNs() < time && !isSpent(work());) {
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
    sweep([&] { return isSpent(work()); });
  }
}

/// Sweeps with falling ambition while they lower the excess, and until it is
/// over, or sweeps that are sure.
void LocalSearch::sweep(llvm::function_ref<bool()> isOver,
                        unsigned sureSweeps) {
  double ambition = 1;
  for (unsigned count = 0; ambition > 0.02; ++count) {
    if (count >= sureSweeps && isOver())
      return;
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

bool LocalSearch::dropBest() {
  peak = plan.peakBatch();
  int64_t excess = plan.excess(), time = plan.timeNs();
  double leastRate = std::numeric_limits<double>::infinity();
  std::vector<Change> chosen;
  for (int trial = 0; trial < trialsPerDrop * mostRoundsOfTrials; ++trial) {
    if (trial >= trialsPerDrop && !chosen.empty())
      break;
    ++extraWork;
    changes.clear();
    proposeDropAtPeak(/*samples=*/2);
    if (changes.empty())
      break;
    plan.begin();
    plan.setChoice(changes[0].root, changes[0].gap, changes[0].choice);
    if (plan.update() && plan.excess() < excess) {
      double rate =
          double(plan.timeNs() - time) / double(excess - plan.excess());
      if (rate < leastRate) {
        leastRate = rate;
        chosen = changes;
      }
    }
    plan.rollback();
  }
  changes = std::move(chosen);
  if (changes.empty())
    return false;
  plan.begin();
  apply();
  plan.update();
  plan.commit();
  noteChanges();
  keepBest();
  return true;
}

LocalSearch::Answer LocalSearch::trim(const Decisions &from,
                                      std::optional<uint64_t> latestWork) {
  auto mayGoOn = [&](int drops) {
    return latestWork ? work() < *latestWork && !isSpent(work())
                      : drops < mostSureDrops;
  };
  if (load(from) && !space.candidates.empty())
    for (int drops = 0; mayGoOn(drops) && !isWithin(); ++drops)
      if (!dropBest())
        break;
  return answer();
}

LocalSearch::Answer LocalSearch::repair(const Decisions &from) {
  auto isOver = [&] { return isSpent(work()); };
  if (load(from) && !space.candidates.empty()) {
    sweep(isOver);
    descend(budget, isOver);
  }
  return answer();
}

LocalSearch::Answer LocalSearch::sweepOnly(const Decisions &from) {
  if (load(from) && !space.candidates.empty())
    sweep([&] { return isSpent(work()); }, mostSureSweeps);
  return answer();
}

LocalSearch::Answer LocalSearch::measure(const Decisions &from) {
  load(from);
  return answer();
}

/// One move that ends with a peak of at most `limit`, whatever its time.
bool LocalSearch::moveBelow(int64_t limit) {
  beginMoveAtPeak(/*otherMoves=*/4, /*samples=*/3);
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
LocalSearch::Answer
LocalSearch::minimizePeak(const Decisions &from,
                          llvm::function_ref<double(uint64_t)> progressAt,
                          uint64_t mostIdleWork) {
  if (!load(from) || space.candidates.empty())
    return answer();
  int64_t lowest = best->peakBytes;
  uint64_t workOfLowest = work();
  auto isOver = [&] {
    if (best->peakBytes < lowest) {
      lowest = best->peakBytes;
      workOfLowest = work();
    }
    return work() - workOfLowest > mostIdleWork || isSpent(work()) ||
           progressAt(work()) >= 1;
  };
  for (int64_t parts = 8; parts < 4096 && !isOver();) {
    int64_t peakBytes = plan.peakBytes();
    if (peakBytes <= budget)
      return answer();
    int64_t limit = peakBytes - std::max<int64_t>(1, peakBytes / parts);
    descend(std::max(limit, budget), isOver);
    if (plan.peakBytes() > limit)
      parts *= 2;
  }
  size_t failures = 0, patience = 2000 + 4 * space.candidates.size();
  while (failures < patience && plan.peakBytes() > budget && !isOver()) {
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

LocalSearch::Answer
LocalSearch::annealAcross(const Decisions &from,
                          llvm::function_ref<double(uint64_t)> progressAt) {
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
    if (changes.empty() && !variantChange)
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
  auto isOver = [&] { return isSpent(work()) || progressAt(work()) >= 1; };
  if (!isWithin()) {
    // Sweeps go by what drops seem to cost.
    if (dropsLate && best->peakBytes <= budget + budget / nearPart)
      while (!isWithin() && progressAt(work()) < mostOfDrops && dropBest())
        continue;
    sweep(isOver);
    descend(budget, isOver);
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
    if (changes.empty() && !variantChange)
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
