// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The rules that hold between strategies. A strategy's answer within a budget
/// must be legal, must cost what it says, must not beat a bound, and must not
/// beat what `exact` proved.

#include "PlannerCheck.h"

#include "BruteForce.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Strategy.h"

#include "llvm/ADT/STLExtras.h"
#include <map>

namespace remat::planner {

static constexpr int mostBruteForceOps = 6;
static constexpr uint64_t bruteForceKernels = 3000;

CheckCase makeCheckCase(unsigned seed, int mostOps) {
  std::mt19937 random(seed * 2654435761u + 12345u);
  auto pick = [&](int low, int high) {
    return low + int(random() % unsigned(high - low + 1));
  };
  int ops = pick(0, 3) == 0 ? pick(3, 6) : pick(3, mostOps);
  Shape shape = Shape(pick(0, 3));
  Features features = Features::fromMask(unsigned(random()));
  // Copies make the exact strategy's answer a plain plan: fewer of them.
  features.offload = pick(0, 9) == 0;
  // With many ops, figures without sense leave nothing for sense to find.
  features.wildFigures &= ops <= 8;
  CheckCase result{RandomProblem(seed, ops, shape, features).problem, 0};
  int64_t floor = computeFloor(result.problem).bytes;
  int64_t peak =
      llvm::cantFail(replay(result.problem, makeKeepAllPlan(result.problem)))
          .cost.peakBytes;
  result.budget = floor + (peak - floor) * pick(0, 100) / 100;
  return result;
}

namespace {
class Check {
public:
  Check(unsigned seed, int mostOps, CheckReport &report)
      : seed(seed), theCase(makeCheckCase(seed, mostOps)),
        problem(theCase.problem), report(report) {}
  void run();

private:
  void fail(const llvm::Twine &what) {
    report.failures.push_back(
        ("seed " + llvm::Twine(seed) + ": " + what).str());
  }
  int64_t boundOf(int64_t budget, Order order);
  std::optional<Plan> ask(const std::string &name, int64_t budget);
  void checkAnswer(const std::string &name, const Solution &solution,
                   int64_t budget);
  void askExact();
  void compareWithBruteForce();
  void compareStrategies();
  void measureAuto();

  unsigned seed;
  CheckCase theCase;
  const Problem &problem;
  CheckReport &report;
  std::map<std::pair<int64_t, Order>, int64_t> bounds;
  std::optional<Plan> exact;
  /// `exact` looked at every plan there is.
  bool isProven = false;
};
} // namespace

/// The proven time, computed once.
int64_t Check::boundOf(int64_t budget, Order order) {
  auto [place, isNew] = bounds.try_emplace({budget, order}, 0);
  if (isNew)
    place->second = computeTimeBound(problem, budget, order);
  return place->second;
}

/// The strategy's plan if it keeps the budget.
std::optional<Plan> Check::ask(const std::string &name, int64_t budget) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy(name));
  Request request;
  request.budgetBytes = budget;
  if (name == "exact")
    request.workLimit = report.mostStates;
  llvm::Expected<Solution> solution = solve(problem, *strategy, request);
  if (solution) {
    checkAnswer(name, *solution, budget);
    return solution->plan;
  }
  llvm::handleAllErrors(
      solution.takeError(),
      [&](const BudgetInfeasible &infeasible) {
        if (name == "exact" && infeasible.floor.bytes > budget)
          isProven = true;
        if (infeasible.lowestFoundBytes < infeasible.floor.bytes)
          fail(name + " has a plan below the floor");
      },
      [&](const llvm::ErrorInfoBase &error) {
        // A user policy may ask for what the host has no room for.
        bool isBug = error.isA<IllegalPlan>() && !problem.device.hostBytes;
        if (isBug)
          fail(name + ": " + error.message());
      });
  return std::nullopt;
}

void Check::checkAnswer(const std::string &name, const Solution &solution,
                        int64_t budget) {
  const Plan &plan = solution.plan;
  if (llvm::Error error = verifyPlan(problem, plan))
    fail(name + ": " + llvm::toString(std::move(error)));
  llvm::Expected<Replay> replayed = replay(problem, plan);
  if (!replayed)
    return fail(name + ": " + llvm::toString(replayed.takeError()));
  if (replayed->cost.peakBytes != plan.cost.peakBytes ||
      replayed->cost.timeNs != plan.cost.timeNs)
    fail(name + ": simulator and verifier differ");
  if (plan.cost.peakBytes > budget)
    fail(name + ": above the budget");
  if (computeFloor(problem).bytes > plan.cost.peakBytes ||
      boundOf(budget, plan.order) > plan.cost.timeNs)
    fail(name + ": better than a bound");
}

void Check::askExact() {
  exact = ask("exact", theCase.budget);
  if (exact)
    isProven = exact->bounds.timeNs == exact->cost.timeNs;
  if (problem.device.offloadBytesPerSecond) {
    ++report.offload;
    isProven = false;
    return;
  }
  if (!isProven)
    report.hard.push_back(seed);
  ++(!isProven ? report.unproven
     : exact   ? report.provenOptimal
               : report.provenInfeasible);
}

void Check::compareWithBruteForce() {
  if (problem.ops.size() > mostBruteForceOps || !isProven)
    return;
  for (const Value &value : problem.values)
    if (value.must != UserPolicy::None && value.storage)
      return;
  BruteForceAnswer answer =
      searchByBruteForce(problem, theCase.budget, bruteForceKernels);
  if (answer.gaveUp)
    return;
  ++report.bruteForced;
  if (answer.timeNs.has_value() != exact.has_value())
    return fail("exact and brute force differ on feasibility");
  if (exact && *answer.timeNs != exact->cost.timeNs)
    fail("exact takes " + llvm::Twine(exact->cost.timeNs) + ", brute force " +
         llvm::Twine(*answer.timeNs));
}

void Check::compareStrategies() {
  for (const auto &[listed, meaning] : listStrategies()) {
    std::string name = listed == "every:K" ? "every:2" : listed;
    if (name == "exact" || name == "auto" ||
        (name != "every:2" && name.find(':') != std::string::npos))
      continue;
    std::optional<Plan> plan = ask(name, theCase.budget);
    if (!plan || !isProven || plan->order != Order::Base)
      continue;
    if (!exact)
      fail(name + " keeps a budget that is proven impossible");
    else if (plan->cost.timeNs < exact->cost.timeNs)
      fail(name + " is faster than what is proven optimal");
  }
}

void Check::measureAuto() {
  std::optional<Plan> plan = ask("auto", theCase.budget);
  std::optional<Plan> more = ask("auto", theCase.budget * 11 / 10 + 8);
  if (plan && (!more || more->cost.timeNs > plan->cost.timeNs))
    report.notMonotone.push_back(seed);
  if (!isProven || (plan && plan->order != Order::Base))
    return;
  if (!exact) {
    if (plan)
      fail("auto keeps a budget that is proven impossible");
    return;
  }
  if (!plan) {
    report.missed.push_back(seed);
    return;
  }
  if (plan->cost.timeNs < exact->cost.timeNs)
    fail("auto is faster than what is proven optimal");
  auto excess = [](int64_t timeNs, int64_t leastNs) {
    return double(std::max<int64_t>(1, timeNs)) /
               double(std::max<int64_t>(1, leastNs)) -
           1;
  };
  report.gaps.emplace_back(excess(plan->cost.timeNs, exact->cost.timeNs), seed);
  report.boundGaps.emplace_back(
      excess(exact->cost.timeNs, plan->bounds.timeNs), seed);
}

void Check::run() {
  ++report.problems;
  askExact();
  if (report.onlyExact)
    return;
  compareWithBruteForce();
  compareStrategies();
  measureAuto();
  bool wasProven = std::exchange(isProven, false);
  std::optional<Plan> more = ask("exact", theCase.budget * 11 / 10 + 8);
  bool isMoreProven =
      more ? more->bounds.timeNs == more->cost.timeNs : isProven;
  if (wasProven && isMoreProven && exact &&
      (!more || more->cost.timeNs > exact->cost.timeNs))
    fail("exact is slower with more memory");
}

void checkPlanner(unsigned seed, int mostOps, CheckReport &report) {
  Check(seed, mostOps, report).run();
}

} // namespace remat::planner
