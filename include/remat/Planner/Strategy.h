// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The one way to run a planning algorithm: check the problem, plan, verify the
/// plan independently, replay it, attach bounds. A strategy is one class in one
/// file, named after its published idea.

#ifndef REMAT_PLANNER_STRATEGY_H
#define REMAT_PLANNER_STRATEGY_H

#include "remat/Planner/Deadline.h"
#include "remat/Planner/Decisions.h"
#include "remat/Planner/Plan.h"
#include "remat/Planner/Simulator.h"
#include "remat/Planner/TimeBound.h"
#include "remat/Support/Progress.h"
#include <functional>
#include <memory>

namespace remat::planner {

/// Low plans of appraised steps are sought in rounds of growing work
/// (AppraisedSearch.cpp): which of these.
struct AppraisedRounds {
  size_t first = 0;
  size_t count = SIZE_MAX;
  bool operator==(const AppraisedRounds &other) const {
    return first == other.first && count == other.count;
  }
};

/// What is asked of a strategy.
struct Request {
  /// Bytes of peak; none: any peak.
  std::optional<int64_t> budgetBytes;
  /// `--budget=min`: the lowest peak that can be found; `budgetBytes` is none.
  bool minimizePeak = false;
  /// Seconds from `begin` to the answer of `solve` or `solveWithArena`.
  std::optional<double> timeLimitSeconds;
  Deadline::Clock::time_point begin = Deadline::Clock::now();
  /// Ends searches without shaping them (`Deadline`).
  std::optional<Deadline::Clock::time_point> cutoff;
  /// The search ends at the time limit only, however much work that is.
  bool fillsTime = false;
  /// Searches that could gain from more work may take it until the time limit; if
  /// not, a time limit only ends them.
  bool mayFillTime = true;
  /// A count of evaluations (full or incremental replays).
  std::optional<uint64_t> workLimit;
  /// Without a work limit: this part of the strategy's own.
  uint64_t workDivisor = 1;
  uint64_t seed = 0;
  /// Trade-off curves without a time limit plan so many points at once. The
  /// answer does not depend on it.
  unsigned threads = 1;
  /// Set from a signal handler: stop and return the best plan so far.
  const std::atomic<bool> *interrupted = nullptr;
  /// Told of what is found; none: nobody asks.
  Progress *progress = nullptr;
  /// Evaluations are added to it, if there is one: of large problems as several.
  std::atomic<uint64_t> *workDone = nullptr;
  /// Decisions of plans for similar budgets: a search goes on from them instead
  /// of from ideas of its own, for a small part of the work.
  std::vector<Decisions> seeds;
  /// Per op, or empty: bytes that the plan has to leave free around the op's
  /// first run, since its arena cannot use them.
  std::vector<int64_t> arenaLosses;
  /// On small problems the search ends where nothing that it begins from comes near the
  /// budget: the caller goes on with one for the lowest peak.
  bool endsIfFar = false;
  /// Whether `solve` proves a bound of the time for the budget, or leaves the
  /// one that holds without.
  bool provesBound = true;
  /// What a plan takes where a compiler with an order of its own carries it out;
  /// none: its arguments and arena (`solveWithArena`).
  std::function<llvm::Expected<int64_t>(const Plan &)> appraise;
  /// With `appraise`: the share of a plan's temporaries by which its compiler may allocate
  /// more than the plan is appraised at. Where plans leave so much of the budget, the fastest
  /// of them is taken, else the fastest that is appraised within it.
  double uncertainty = 0;
  /// With `appraise` and `minimizePeak`: so little is enough.
  std::optional<int64_t> enoughBytes;
  AppraisedRounds rounds;
  /// With `appraise`: a low plan is known that keeps the budget.
  bool isKnownKept = false;

  Deadline deadline() const;
};

class Strategy {
public:
  virtual ~Strategy() = default;
  /// The name under which the user asks for it, with its arguments
  /// (`every:3`).
  virtual std::string name() const = 0;
  /// A legal plan, with `steps`, `order` and `cut` set, and `bounds` where the
  /// strategy proves more than the general bounds do. May exceed the budget;
  /// `solve` reports that.
  virtual llvm::Expected<Plan> plan(const Problem &problem,
                                    const Request &request) const = 0;
  /// True if `Request::arenaLosses` count.
  virtual bool heedsArenaLosses() const { return false; }
};

/// A strategy by the text a user writes: `none`, `full`, `every:K`, `sqrt`,
/// `pointwise`, `dots`, `dots-no-batch`, `auto`, `exact`. The error for an
/// unknown text lists all names and the nearest one.
llvm::Expected<std::unique_ptr<Strategy>> createStrategy(llvm::StringRef text);

/// One line per strategy: name and meaning, for `--help` and errors.
std::vector<std::pair<std::string, std::string>> listStrategies();

/// The same for rivals: planning algorithms of other systems, for comparison.
/// `createStrategy` knows them too.
std::vector<std::pair<std::string, std::string>> listRivals();

/// The op at whose first run a floor is reached, in words: forms of a step have problems
/// of their own, and that of the floor may be another one than that of the answer.
struct FloorOp {
  OpId id;
  std::string name;
  Phase phase;
  OpKind kind;
  /// Empty if unknown: where the user wrote it, and the part of the model (ModelParts.h).
  std::string location, part;
};

/// A proven lower bound of the peak of any plan of an order.
struct Floor {
  int64_t bytes = 0;
  /// None: arguments and results alone, or `isBySearch`.
  std::optional<FloorOp> op;
  /// A strategy has looked at all plans of the base order.
  bool isBySearch = false;
};
Floor computeFloor(const Problem &problem, Order order = Order::Base);

/// A proven lower bound of the time of any plan of the order within the budget
/// (none: whatever its peak).
int64_t computeTimeBound(const Problem &problem,
                         std::optional<int64_t> budget = std::nullopt,
                         Order order = Order::Base);

/// A verified answer.
struct Solution {
  Plan plan;
  Replay replay;
  Replay keepAll;
  Floor floor;
  /// Why no plan is faster than `plan.bounds.timeNs`.
  TimeBoundProof timeProof;
  /// Wall-clock time of all searches that led to it, noted by whoever asked for them.
  double planSeconds = 0;
  /// Lowest peak of all plans seen, the answer included.
  int64_t lowestFoundBytes = 0;
};

/// No plan within the budget: either proven impossible (budget < floor) or
/// none found.
class BudgetInfeasible : public llvm::ErrorInfo<BudgetInfeasible> {
public:
  static char ID;
  BudgetInfeasible(int64_t budgetBytes, Floor floor, int64_t lowestFoundBytes,
                   std::string message)
      : budgetBytes(budgetBytes), floor(floor),
        lowestFoundBytes(lowestFoundBytes), message(std::move(message)) {}
  void log(llvm::raw_ostream &os) const override { os << message; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

  int64_t budgetBytes;
  Floor floor;
  int64_t lowestFoundBytes;
  std::string message;
};

/// Of two forms of one step that both miss the budget, the miss of the one whose lowest
/// peak is less (`other` if both are), with a floor that holds for both: the lower one,
/// and its op, though that may be none of the form with the lowest peak.
BudgetInfeasible mergeMisses(const BudgetInfeasible &miss,
                             const BudgetInfeasible &other);

/// A strategy's plan breaks a rule: a bug of ours, never the user's.
class IllegalPlan : public llvm::ErrorInfo<IllegalPlan> {
public:
  static char ID;
  explicit IllegalPlan(std::string message) : message(std::move(message)) {}
  void log(llvm::raw_ostream &os) const override {
    os << "internal error: illegal plan: " << message;
  }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

  std::string message;
};

/// check -> plan -> verify -> replay -> bounds. Fails with `BudgetInfeasible`
/// when the budget is not kept, whatever the strategy, with `IllegalPlan` on a
/// bug, and with another error when the problem or its user policies are bad.
llvm::Expected<Solution> solve(const Problem &problem, const Strategy &strategy,
                               const Request &request);

} // namespace remat::planner

#endif // REMAT_PLANNER_STRATEGY_H
