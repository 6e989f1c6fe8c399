// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `auto`: the fastest plan found within the budget.
///
/// See the header.

#include "DecisionSearch.h"
#include "CutSeeds.h"
#include "LocalSearch.h"
#include "SearchStarts.h"
#include "SearchWork.h"
#include "StageSeeds.h"
#include "Strategies.h"
#include "remat/Planner/Simulator.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Ops beyond which few seeds are looked at.
static constexpr size_t largeProblem = 30000;
/// Part of the budget that the largest leave for gaps in the arena: it is to fit at once.
static constexpr int64_t largeArenaPart = 1024;
/// For the work of all searches together, evaluations count once up to so many ops, and
/// in proportion to these beyond: as long as they take.
static constexpr size_t opsOfSmall = 512;
/// What follows a search (bounds, verification, arena) takes about so many
/// times what precedes it, and a share of the time limit.
static constexpr int reserveFactor = 4;
static constexpr double reserveShare = 0.1;
/// Share of the remaining time that the bound may take.
static constexpr double boundShare = 0.15;
/// Arcs looked at for the bound of small problems and with inlining, where distinguishing
/// cases goes on for long: four times as much proves mostly nothing, at best 0.03 % more,
/// in up to a second.
static constexpr uint64_t shortBoundWork = 50000000;
/// Share of the work that goes to seeds.
static constexpr double seedShare = 0.25;
/// Each start gets so much work per op: few long walks find more than many short ones.
static constexpr uint64_t workPerStart = 80;
/// Share of the work for measuring starts by stages.
static constexpr double stageShare = 0.05;
/// Seeds that far above the budget are trimmed, with this share of the work for all of
/// them.
static constexpr double farthestTrim = 0.15, trimShare = 0.05;
/// With a time limit: the share of it for cuts, and how many loads of a plan the time
/// for each start is as long as.
static constexpr double cutShare = 0.2, loadsPerStart = 8;
/// Share of the work for walks across the border of the budget.
static constexpr double acrossShare = 0.3;
/// Without limits from the user, work within the budget is in proportion to
/// what the bound says can still be gained: all of it from this gap on, with inlining
/// from a smaller one (at a gap of 0.15 % resnet50 lost 0.04 % of the time), ...
static constexpr double fullWorkGap = 0.005, fullWorkGapOfInlining = 0.001;
/// ... and never less than this part.
static constexpr double leastWorkPart = 0.25;
/// Without a budget only what kernels take over from others is left to choose, and
/// the first walks find it: after this part of the work without a better plan the
/// search is over. (Longer ones gained up to a ten-millionth of the time.)
static constexpr uint64_t idlePart = 8;
/// With inlining, walks across the border gain nothing on small problems where the first
/// strict walk ends so near to the bound (examples of tiny and middle sizes: where it
/// ended 12 % or more above, up to 8 % of the time).
static constexpr double nearBoundGap = 0.11;
/// Starts from which the peak is lowered, and their share of that work.
static constexpr size_t mostLowStarts = 3;
static constexpr double lowStartShare = 0.5;
/// The part of all work after which the lowest peak is sought by goals below
/// it, and what a walk towards one gets.
static constexpr double goalsFrom = 0.5;
static constexpr double goalShare = 0.1;
/// Goals are this part of the peak below it: at first, when they are reached
/// one after another, and at last.
static constexpr int64_t firstGoalPart = 64, farthestGoalPart = 8,
                         nearestGoalPart = 1024;
/// On small problems walks to the lowest peak end after this part of all work, and at
/// least so much, without a lower one; and behind a goal that is not reached comes one
/// that is so many times nearer.
static constexpr size_t mostOpsOfSmall = 700;
static constexpr uint64_t idlePartOfPeak = 4, leastIdleWork = 50000;
static constexpr int64_t strideOfGoals = 8;
/// Plans that exceed the budget by more than this part of it are far above.
static constexpr int64_t farPart = 20;
/// Where the first strict walk ends on problems with inlining.
static constexpr double strictShare = 0.6;
/// On small problems with inlining the walk across the border, which rarely gains, gets
/// this share of the work; where it does not, the search is over.
static constexpr double acrossShareOfSmall = 0.12;

using Clock = Deadline::Clock;

static double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

static Clock::duration toDuration(double seconds) {
  return std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(seconds));
}

namespace {
class DecisionSearch {
public:
  DecisionSearch(const Problem &problem, const Request &request);
  llvm::Expected<Plan> run();
  /// Of the plan that `run` returned.
  int64_t getPeakBytes() const { return best->cost.peakBytes; }

private:
  bool isSpent(uint64_t work);
  bool isIdle(uint64_t work) const;
  double progress(uint64_t work) const;
  void consider(LocalSearch::Answer answer);
  int64_t getTimeBound();
  void reserveTime();
  std::vector<LocalSearch::Answer> measureSeeds(LocalSearch &search);
  void addStageSeeds(LocalSearch &search,
                     std::vector<LocalSearch::Answer> &starts);
  void trimSeeds(LocalSearch &search, std::vector<LocalSearch::Answer> &starts);
  void annealFrom(LocalSearch &search,
                  llvm::ArrayRef<LocalSearch::Answer> starts);
  bool isSmall() const;
  bool isNearBound() const;
  bool isFarAbove() const;
  uint64_t getIdleWork() const;
  CutSeedLimits limitCutSeeds() const;
  /// None: it is not time that limits the search.
  std::optional<double> secondsLeft() const {
    return request.workLimit ? std::nullopt : deadline.secondsLeft();
  }
  void proveBound();
  void fitWorkToGap(uint64_t done);
  void annealBest(LocalSearch &search);
  void lowerPeak(LocalSearch &search, std::vector<LocalSearch::Answer> starts,
                 double end);
  bool reachGoal(LocalSearch &search,
                 llvm::ArrayRef<LocalSearch::Answer> starts, int64_t goal);
  void lowerByGoals(const SearchSpace &space,
                    std::vector<LocalSearch::Answer> starts);

  Clock::time_point begin = Clock::now();
  const Request &request;
  Deadline deadline;
  /// Work of searches that are over.
  uint64_t formerWork = 0;
  /// What is done, as last told, and what was when the plan last became better.
  uint64_t doneWork = 0, workOfBest = 0;
  const ProblemIndex index;
  int64_t target;
  /// What loading the first plan took.
  double secondsToLoad = 1e-6;
  /// None: nobody has asked for it.
  std::optional<int64_t> timeBound;
  std::shared_ptr<const TimeBoundProof> timeProof;
  bool isLarge, inlines;
  uint64_t workLimit;
  std::optional<LocalSearch::Answer> best;
  std::string cut;
};
} // namespace

DecisionSearch::DecisionSearch(const Problem &problem, const Request &request)
    : request(request), deadline(request.deadline()), index(problem),
      target(request.minimizePeak ? computeFloor(problem).bytes
                                  : request.budgetBytes.value_or(INT64_MAX)),
      isLarge(problem.ops.size() > largeProblem),
      inlines(hasInlining(problem)), workLimit(limitWork(problem, request)) {
  if (isLarge && request.budgetBytes && request.seeds.empty())
    target -= target / largeArenaPart;
}

/// From 0 to 1: the share of work or time that is used up.
double DecisionSearch::progress(uint64_t work) const {
  double ofWork =
      double(formerWork + work) / double(std::max<uint64_t>(1, workLimit));
  if (!request.timeLimitSeconds || request.workLimit)
    return ofWork;
  double elapsed = secondsSince(begin);
  return std::max(ofWork,
                  elapsed / std::max(1e-9, elapsed + *deadline.secondsLeft()));
}

/// The bound takes longer than a plan that is owed at once.
int64_t DecisionSearch::getTimeBound() {
  if (!timeBound)
    timeBound = computeTimeBound(index.problem);
  return *timeBound;
}

/// Ends the search early enough for what follows it.
void DecisionSearch::reserveTime() {
  std::optional<double> left = deadline.secondsLeft();
  if (!left)
    return;
  double reserve = reserveFactor * secondsSince(begin) +
                   reserveShare * *request.timeLimitSeconds;
  deadline = deadline.before(toDuration(std::min(reserve, *left)));
}

/// Whether a search without a budget or limits of the user goes on in vain.
bool DecisionSearch::isIdle(uint64_t work) const {
  return target == INT64_MAX && !request.workLimit && !isLarge &&
         work > workOfBest + workLimit / idlePart;
}

bool DecisionSearch::isSpent(uint64_t work) {
  if (request.workDone && formerWork + work > doneWork)
    *request.workDone +=
        (formerWork + work - doneWork) *
        std::max<uint64_t>(1, index.problem.ops.size() / opsOfSmall);
  doneWork = formerWork + work;
  if (request.progress)
    request.progress->noteWork(doneWork, progress(work));
  if (cut.empty())
    cut = deadline.reason().str();
  if (!cut.empty() || doneWork >= workLimit || isIdle(doneWork))
    return true;
  return best && best->cost.peakBytes <= target && !request.minimizePeak &&
         best->cost.timeNs <= getTimeBound();
}

void DecisionSearch::consider(LocalSearch::Answer answer) {
  if (!best || isBetterCost(answer.cost, best->cost, target)) {
    best = std::move(answer);
    workOfBest = doneWork;
  }
  if (request.progress)
    request.progress->noteBest({best->cost.peakBytes, best->cost.timeNs});
}

/// Seeds near above the budget keep more of their idea when single drops, chosen by
/// what they really free and cost, bring them within it than under sweeps: both are
/// starts.
void DecisionSearch::trimSeeds(LocalSearch &search,
                           std::vector<LocalSearch::Answer> &starts) {
  // Where the work is not enough for all starts, none is to give way to these.
  double share = trimShare * double(workLimit);
  size_t ops = std::max<size_t>(1, index.problem.ops.size());
  if (share < double(starts.size() * ops))
    return;
  uint64_t most = search.work() + uint64_t(share);
  for (size_t number = 0, count = starts.size(); number < count; ++number) {
    double over = double(starts[number].cost.peakBytes) / double(target) - 1;
    if (over <= 0 || over > farthestTrim)
      continue;
    if (isSpent(search.work()) || search.work() > most)
      return;
    Decisions seed = starts[number].decisions;
    LocalSearch::Answer trimmed = search.trim(seed, most);
    if (trimmed.cost.peakBytes > target)
      continue;
    starts.push_back(trimmed);
    consider(std::move(trimmed));
  }
}

/// Cuts take a share of the time, in proportion to what replays take.
CutSeedLimits DecisionSearch::limitCutSeeds() const {
  CutSeedLimits limits;
  if (std::optional<double> left = secondsLeft()) {
    auto most = size_t(std::max(4.0, *left * cutShare / (4 * secondsToLoad)));
    limits.corners = std::min(limits.corners, most);
    limits.priceUpdates = std::min(limits.priceUpdates, most);
  }
  return limits;
}

void DecisionSearch::addStageSeeds(LocalSearch &search,
                                   std::vector<LocalSearch::Answer> &starts) {
  uint64_t most = search.work() + uint64_t(stageShare * double(workLimit));
  std::optional<double> left = secondsLeft();
  Clock::time_point begin = Clock::now();
  auto mayMeasure = [&] {
    return search.work() < most && !isSpent(search.work()) &&
           (!left || secondsSince(begin) < stageShare * *left);
  };
  for (LocalSearch::Answer &start :
       measureStageSeeds(index, search, target, mayMeasure))
    consider(starts.emplace_back(std::move(start)));
}

/// Those within the budget first, the faster first; then by what the excess is
/// likely to cost. Goes on beyond all limits until a plain idea keeps the
/// budget.
std::vector<LocalSearch::Answer> DecisionSearch::measureSeeds(LocalSearch &search) {
  std::vector<LocalSearch::Answer> starts = {*best};
  std::vector<Decisions> seen = {retainAll(index.problem)};
  auto mayMeasure = [&] {
    bool isServed = best->cost.peakBytes <= target || request.minimizePeak;
    return !isServed || !isSpent(search.work());
  };
  auto measureOne = [&](Decisions seed) {
    if (llvm::is_contained(seen, seed))
      return;
    starts.push_back(search.measure(seed));
    consider(starts.back());
    seen.push_back(std::move(seed));
  };
  auto measure = [&](std::vector<Decisions> seeds) {
    for (Decisions &seed : seeds)
      if (mayMeasure())
        measureOne(std::move(seed));
  };
  measure(request.seeds);
  // A seed for a higher budget is mostly near to a plan for this one.
  if (!request.seeds.empty() && best->cost.peakBytes > target &&
      !request.minimizePeak) {
    Decisions seed = best->decisions;
    starts.push_back(search.trim(seed));
    if (starts.back().cost.peakBytes > target)
      starts.push_back(search.sweepOnly(seed));
    consider(starts.back());
  }
  if (request.seeds.empty() || best->cost.peakBytes > target)
    for (const LazyDecisions &decide : listPlainSeeds(index, isLarge))
      if (mayMeasure())
        measureOne(decide());
  // Each cut costs a few flows and replays: too much for the largest.
  bool isThorough = request.seeds.empty() && !isLarge && target != INT64_MAX;
  if (isThorough && !request.minimizePeak && !isSpent(search.work()))
    measure(computeCutSeeds(index, target, limitCutSeeds()));
  if (inlines && isThorough)
    addStageSeeds(search, starts);
  if (isThorough && !request.minimizePeak)
    trimSeeds(search, starts);
  sortByPrice(starts, target);
  leaveOutHopeless(starts, target);
  // Large problems have no time to bring a start within the budget, if one is.
  if (isLarge && best->cost.peakBytes <= target && !request.minimizePeak)
    llvm::erase_if(starts, [&](const LocalSearch::Answer &start) {
      return start.cost.peakBytes > target;
    });
  // Nor work for all of them.
  uint64_t each = std::max<size_t>(1, index.problem.ops.size());
  size_t most = size_t(std::max<uint64_t>(2, workLimit / workPerStart / each));
  // Nor time: a start that is only loaded and swept leads nowhere.
  if (std::optional<double> left = secondsLeft())
    most = std::min(most, size_t(std::max(2.0, *left * seedShare / loadsPerStart /
                                                   secondsToLoad)));
  if (starts.size() > most)
    starts.resize(most);
  return starts;
}

void DecisionSearch::annealFrom(LocalSearch &search,
                            llvm::ArrayRef<LocalSearch::Answer> starts) {
  // What measuring took is no search in vain.
  workOfBest = search.work();
  // Where measuring has taken most of the time, starts get as much of what is left.
  double begin = progress(search.work());
  double end = secondsLeft()
                   ? std::max(seedShare, begin + seedShare * (1 - begin))
                   : seedShare;
  for (auto [number, start] : llvm::enumerate(starts)) {
    if (isSpent(search.work()))
      return;
    double from = progress(search.work());
    double until = from + (end - from) / double(starts.size() - number);
    auto share = [&](uint64_t work) {
      return (progress(work) - from) / std::max(1e-9, until - from);
    };
    // Greedy filling helps some starts and misleads others.
    consider(search.anneal(start.decisions, share, isLarge || number % 2 == 1));
  }
}

/// Whether work is all that ends the search, and there is more of it than most need.
bool DecisionSearch::isSmall() const {
  return index.problem.ops.size() <= mostOpsOfSmall && !request.workLimit &&
         !request.timeLimitSeconds;
}

bool DecisionSearch::isNearBound() const {
  return timeProof && double(best->cost.timeNs - *timeBound) <=
                          nearBoundGap * double(*timeBound);
}

/// Whether the search is to end for being far above its budget after all starts.
bool DecisionSearch::isFarAbove() const {
  return request.endsIfFar && !request.minimizePeak && isSmall() &&
         best->cost.peakBytes - target > target / farPart;
}

uint64_t DecisionSearch::getIdleWork() const {
  return isSmall() ? std::max(workLimit / idlePartOfPeak, leastIdleWork)
                   : UINT64_MAX;
}

/// What the budget allows at best: a plan that reaches it ends the search.
void DecisionSearch::proveBound() {
  if (!request.provesBound || !request.budgetBytes || isLarge ||
      deadline.isOver() || best->cost.timeNs <= getTimeBound())
    return;
  BoundLimits limits;
  if (isSmall() || inlines)
    limits.work = shortBoundWork;
  limits.knownTimeNs = best->cost.timeNs;
  if (std::optional<double> left = deadline.secondsLeft())
    limits.deadline = deadline.before(toDuration(*left * (1 - boundShare)));
  timeProof = std::make_shared<const TimeBoundProof>(
      proveTimeBound(index.problem, target, Order::Base, limits));
  timeBound = std::max(getTimeBound(), timeProof->boundNs);
  if (request.progress)
    request.progress->noteBound(*timeBound);
}

/// Ends the search earlier where little can be gained.
void DecisionSearch::fitWorkToGap(uint64_t done) {
  if (request.workLimit || request.fillsTime || !timeProof || done >= workLimit)
    return;
  double bound = double(getTimeBound());
  double gap = (double(best->cost.timeNs) - bound) / bound;
  double full = inlines ? fullWorkGapOfInlining : fullWorkGap;
  double part = std::clamp(gap / full, leastWorkPart, 1.0);
  workLimit = done + uint64_t(part * double(workLimit - done));
}

void DecisionSearch::annealBest(LocalSearch &search) {
  double from = 0, until = 0;
  auto share = [&](uint64_t work) {
    return (progress(work) - from) / std::max(1e-9, until - from);
  };
  auto begin = [&](double end) {
    from = progress(search.work());
    until = end;
    return from < until && !isSpent(search.work());
  };
  // With inlining, walks across the border do better from what a strict walk
  // has found.
  if (inlines && begin(strictShare))
    consider(search.anneal(best->decisions, share, isLarge));
  // Those gain where budgets are so tight that plans are far from their bounds.
  if (inlines && isSmall() && isNearBound())
    return;
  bool endsEarly = inlines && isSmall() && !isSearchShort(index.problem);
  int64_t timeBefore = best->cost.timeNs;
  if (!isLarge && begin(progress(search.work()) +
                        (endsEarly ? acrossShareOfSmall : acrossShare)))
    consider(search.annealAcross(best->decisions, share));
  if (endsEarly && best->cost.timeNs == timeBefore)
    return;
  if (begin(1))
    consider(search.anneal(best->decisions, share, isLarge));
}

/// A part of the work goes to the lowest starts in equal shares, since none
/// shows where it leads; what is left goes on from the lowest found.
void DecisionSearch::lowerPeak(LocalSearch &search,
                           std::vector<LocalSearch::Answer> starts,
                           double end) {
  starts.push_back(*best);
  llvm::stable_sort(
      starts, [](const LocalSearch::Answer &a, const LocalSearch::Answer &b) {
        return a.cost.peakBytes < b.cost.peakBytes;
      });
  starts.resize(std::min(starts.size(), mostLowStarts));
  auto lower = [&](const Decisions &start, double until) {
    double from = progress(search.work());
    if (isSpent(search.work()) || best->cost.peakBytes <= target)
      return;
    auto share = [&](uint64_t work) {
      return (progress(work) - from) / std::max(1e-9, until - from);
    };
    consider(search.minimizePeak(start, share, getIdleWork()));
  };
  double from = progress(search.work());
  for (auto [number, start] : llvm::enumerate(starts))
    lower(start.decisions, from + (end - from) * lowStartShare *
                                      double(number + 1) /
                                      double(starts.size()));
  while (!isSpent(search.work()) && progress(search.work()) < end &&
         best->cost.peakBytes > target) {
    int64_t before = best->cost.peakBytes;
    lower(Decisions(best->decisions), end);
    if (best->cost.peakBytes >= before)
      return;
  }
}

/// `search` has the goal as its budget. Sweeps from all starts, then a walk
/// across the goal from the lowest plan.
bool DecisionSearch::reachGoal(LocalSearch &search,
                           llvm::ArrayRef<LocalSearch::Answer> starts,
                           int64_t goal) {
  Decisions lowest = best->decisions;
  consider(search.repair(lowest));
  for (const LocalSearch::Answer &start : starts) {
    if (isSpent(search.work()) || best->cost.peakBytes <= goal)
      break;
    consider(search.repair(start.decisions));
  }
  if (best->cost.peakBytes <= goal || isSpent(search.work()))
    return best->cost.peakBytes <= goal;
  double from = progress(search.work());
  consider(search.annealAcross(best->decisions, [&](uint64_t work) {
    return (progress(work) - from) / goalShare;
  }));
  return best->cost.peakBytes <= goal;
}

/// Plans for budgets just below the lowest peak, as if they had been asked for:
/// walks that heed the time get to peaks that descents alone do not.
void DecisionSearch::lowerByGoals(const SearchSpace &space,
                              std::vector<LocalSearch::Answer> starts) {
  auto isSpent = [&](uint64_t work) { return this->isSpent(work); };
  bool isFirst = true;
  for (int64_t part = firstGoalPart; part <= nearestGoalPart &&
                                     best->cost.peakBytes > target &&
                                     !isSpent(0);) {
    int64_t peakBytes = best->cost.peakBytes;
    int64_t goal =
        std::max(target, peakBytes - std::max<int64_t>(1, peakBytes / part));
    LocalSearch search(space, goal, request.seed + uint64_t(goal), isSpent);
    if (isFirst && !isLarge)
      for (const Decisions &seed : computeCutSeeds(index, goal))
        starts.push_back(search.measure(seed));
    bool isReached = reachGoal(search, starts, goal);
    formerWork += search.work();
    isFirst = false;
    part = isReached ? std::max(farthestGoalPart, part / 2)
                     : part * (isSmall() ? strideOfGoals : 2);
  }
}

llvm::Expected<Plan> DecisionSearch::run() {
  SearchSpace space(index);
  auto isSpent = [&](uint64_t work) { return this->isSpent(work); };
  LocalSearch search(space, target, request.seed, isSpent, request.arenaLosses);
  // There must be an answer, whatever the limits.
  Decisions first =
      request.seeds.empty() ? retainAll(index.problem) : request.seeds.front();
  Clock::time_point beginLoad = Clock::now();
  consider(search.measure(first));
  secondsToLoad += secondsSince(beginLoad);
  if (best->cost.timeNs == INT64_MAX)
    return buildPlan(index, first);
  reserveTime();
  std::vector<LocalSearch::Answer> starts = measureSeeds(search);
  if (best->cost.peakBytes > target && isSpent(search.work()))
    consider(search.sweepOnly(best->decisions));
  if (!request.minimizePeak)
    annealFrom(search, starts);
  if (best->cost.peakBytes > target && !isFarAbove())
    lowerPeak(search, starts, request.minimizePeak ? goalsFrom : 1);
  if (request.minimizePeak) {
    formerWork += search.work();
    lowerByGoals(space, std::move(starts));
  }
  if (best->cost.peakBytes <= target && !request.minimizePeak) {
    proveBound();
    fitWorkToGap(search.work());
    annealBest(search);
  }
  llvm::Expected<Plan> plan = search.build(best->decisions);
  if (plan) {
    plan->cut = cut;
    plan->timeProof = timeProof;
    plan->decisions =
        std::make_shared<const Decisions>(std::move(best->decisions));
  }
  return plan;
}

llvm::Expected<Plan> searchDecisions(const Problem &problem,
                                     const Request &request,
                                     int64_t &peakBytes) {
  DecisionSearch search(problem, request);
  llvm::Expected<Plan> plan = search.run();
  if (plan)
    peakBytes = search.getPeakBytes();
  return plan;
}

} // namespace remat::planner
