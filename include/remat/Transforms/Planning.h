// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From a function and the user's wishes to a verified plan. The pass
/// `--remat-plan`, `--remat-apply`, `--remat-analyze` and the tool
/// `remat-compile` all go through a `PlanningSession`, so that they speak about
/// the same problem.

#ifndef REMAT_TRANSFORMS_PLANNING_H
#define REMAT_TRANSFORMS_PLANNING_H

#include "remat/Analysis/ProblemBuilder.h"
#include "remat/Planner/TradeOff.h"

namespace remat {

class PlanMemory;

/// What the user asks for, as text where the user writes text.
struct PlanningOptions {
  /// `40GiB`, `80%`, `min`, ...; empty: no budget.
  std::string budget;
  /// Bytes set aside for what the plan does not see (context, library handles).
  std::string reserve;
  /// A built-in device or a file that ends in `.json`.
  std::string device = "h200";
  /// `auto`, `none`, `pointwise`, ..., `layers:LIST`, `names:FILE`.
  std::string policy = "auto";
  /// A profile file from kernel signature to nanoseconds; empty: none.
  std::string profile;
  /// `10s`; empty: none.
  std::string timeLimit;
  /// When the time for this plan is over, if it is part of a larger one; none: the
  /// time limit from now on.
  std::optional<planner::Deadline::Clock::time_point> end;
  /// When work ends without having been planned for that (`Request::cutoff`).
  std::optional<planner::Deadline::Clock::time_point> cutoff;
  /// After so many evaluations by all plans together no more forms of the step are tried (of
  /// its loops, pieces and kernels); 0: all are. What is being tried is not cut short, so
  /// that its plan can be restored.
  uint64_t workForForms = 0;
  std::shared_ptr<std::atomic<uint64_t>> workDone;
  /// As in `planner::Request`.
  std::optional<int64_t> enoughBytes;
  planner::AppraisedRounds rounds;
  bool isKnownKept = false;
  /// The plan is one of many that are tried: it ends when its work is done, and
  /// `memory` may answer with plans for other budgets.
  bool isTrial = false;
  /// As in `planner::Request`.
  uint64_t workDivisor = 1;
  /// Plans of the same step, its loops in other forms; none: nothing is remembered.
  std::shared_ptr<PlanMemory> memory;
  /// Evaluations; 0: the strategy's own.
  uint64_t workLimit = 0;
  uint64_t seed = 0;
  /// Index of the loss among the results; negative: found by dependence.
  int64_t lossResult = -1;
  /// The most pieces of wide regions (Chunks.h); 1: they run at once; 0: in what is
  /// best for the budget. For whole steps (ChunkedStep.h); sessions take them as they
  /// are.
  int64_t pieces = 1;
  /// Offload to the host may be planned.
  bool allowOffload = false;
  /// As in `ProblemOptions`.
  bool resultsUpFront = true;
  /// Steps that are bodies of loops keep the order in which they are given (Schedule.h).
  bool keepOrder = false;
  /// The function is the body of a loop.
  bool isLoopBody = false;
  WorkspaceMeasure measureWorkspace;
  /// The user's interrupt (`Request::interrupted`).
  const std::atomic<bool> *interrupted = nullptr;
  /// `Request::progress`.
  Progress *progress = nullptr;
  /// What a plan takes where the device's compiler orders instructions by itself
  /// (CompiledMemory.h); none: what the plan says.
  std::function<llvm::Expected<int64_t>(const class PlanningSession &,
                                        const planner::Plan &)>
      appraise;
};

/// With a time limit: from now on, in all plans made with these options together.
/// Does nothing where there is an end already, or no limit that can be read.
void startTimeLimit(PlanningOptions &options);

/// The same options for a part of what is to be planned, which gets this share of
/// the time that is left.
PlanningOptions shareTime(PlanningOptions options, double share);
/// The same for one form of the step, whose plan may be the answer: no trial, unless
/// there is time that it would fill.
PlanningOptions shareTimeOfForm(const PlanningOptions &options, double share);

/// The function becomes what `copy` is, which stays.
void replaceByClone(mlir::func::FuncOp function, mlir::func::FuncOp copy);

/// Tells on the function which form of the given step it is (an attribute of
/// `RematDialect`), and the keep-all costs of the step as given: sessions of the function
/// refer to these from now on.
void describeForm(mlir::func::FuncOp function, llvm::StringRef attrName,
                  llvm::ArrayRef<mlir::NamedAttribute> entries,
                  const planner::Cost &keepAll);

/// Of plans of two forms that keep the same budget: whether `plan` takes less time than
/// `other`, or for the lowest peak fewer bytes.
bool isBetterForm(const planner::PlacedSolution &plan,
                  const planner::PlacedSolution &other, bool isForMinimum);

/// Whether plans with these options are appraised (`PlanningOptions::appraise`).
bool isAppraised(const PlanningOptions &options);

/// Whether the time of these options is over, or the user interrupted.
bool isTimeOver(const PlanningOptions &options);
/// The same, or the work that forms may take is done.
bool isTimeForFormsOver(const PlanningOptions &options);

/// The user's options do not make sense (exit code 2).
class UsageError : public llvm::ErrorInfo<UsageError> {
public:
  static char ID;
  explicit UsageError(std::string text) : text(std::move(text)) {}
  void log(llvm::raw_ostream &os) const override { os << text; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  std::string text;
};

/// Fails, with a diagnostic, if the step has kernels: a plan was carried out on it.
mlir::LogicalResult checkUnplanned(mlir::func::FuncOp function);

/// A plan from outside that is for this problem and yet no legal plan of it
/// (exit code 8).
class PlanRejected : public llvm::ErrorInfo<PlanRejected> {
public:
  static char ID;
  explicit PlanRejected(std::string text) : text(std::move(text)) {}
  void log(llvm::raw_ostream &os) const override {
    os << "the plan does not verify: " << text;
  }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  std::string text;
};

/// `UsageError` for options that make no sense whatever the step.
llvm::Error checkPlanningOptions(const PlanningOptions &options);

class PlanningSession {
public:
  /// Reads the function and builds the problem. `UsageError` for options that
  /// make no sense; errors of the IR are diagnostics at their place, and a
  /// plain error then says so.
  static llvm::Expected<std::unique_ptr<PlanningSession>>
  create(mlir::func::FuncOp function, const PlanningOptions &options);

  /// Runs the policy. `BudgetInfeasible` when arguments and arena do not keep
  /// the budget.
  llvm::Expected<planner::PlacedSolution> plan() const;
  /// Runs the policy for many budgets (`planner::computeTradeOff`).
  llvm::Expected<std::vector<planner::TradeOffPoint>>
  planTradeOff(unsigned pointCount) const;
  /// `adopt` without holding the plan against the budget: no arena is laid out.
  llvm::Expected<planner::PlacedSolution> verify(planner::Plan plan) const;
  /// Takes a plan from outside: verifies it against this problem
  /// (`PlanRejected`) and holds it against the budget (`BudgetInfeasible`).
  llvm::Expected<planner::PlacedSolution> adopt(planner::Plan plan) const;

  /// Keep-all of this session's problem, with the costs of the step as it was
  /// given: its loops before they were rebuilt, the copies that the device's
  /// compiler makes of donated arguments.
  llvm::Expected<planner::Replay> replayAsGiven() const;

  const TrainingGraph &getGraph() const { return graph; }
  const FusionGroups &getGroups() const { return *groups; }
  const TrainingProblem &getTraining() const { return training; }
  const CostModel &getCosts() const { return *costs; }
  /// The text that plans are hashed against.
  const std::string &getProblemText() const { return problemText; }
  /// Bytes of budget after the reserve; none: no budget, or `min`.
  std::optional<int64_t> getBudgetBytes() const { return budgetBytes; }
  /// Bytes of the budget that are set aside.
  int64_t getReserveBytes() const { return reserveBytes; }
  const PlanningOptions &getOptions() const { return options; }

private:
  PlanningSession(TrainingGraph graph) : graph(std::move(graph)) {}
  void readGivenKeepAll(mlir::func::FuncOp function);
  llvm::Error resolvePolicy();
  llvm::Error resolveBudget();
  llvm::Error resolveLimits();
  std::string getMemoryKey() const;

  PlanningOptions options;
  TrainingGraph graph;
  std::unique_ptr<CostModel> costs;
  std::unique_ptr<FusionGroups> groups;
  TrainingProblem training;
  std::string problemText;
  std::unique_ptr<planner::Strategy> strategy;
  std::optional<int64_t> budgetBytes;
  int64_t reserveBytes = 0;
  /// Of the loops as given, where `planLoops` rebuilt some, and of kernels under
  /// the usual limit where they are under another (WaitingLimits.h).
  std::optional<planner::Cost> givenKeepAll;
  planner::Request request;
};

/// Rebuilds the function's pairs of forward and backward loops as the policy
/// says (LoopPairs.h), and plans bodies of loops (LoopBodies.h), before its ops
/// are planned. `auto` tries all loop
/// policies and takes the one whose plan is best: the fastest within the budget,
/// else the one of the lowest peak. Leaves `remat.loops` on the function if it
/// has pairs: sessions speak about the keep-all peak of the loops as given.
llvm::Error planLoops(mlir::func::FuncOp function,
                      const PlanningOptions &options);

/// Keep-all of the function's step, its loops as they are: what percentages refer to.
llvm::Expected<planner::Cost> measureAsGiven(mlir::func::FuncOp function,
                                             const PlanningOptions &options);

/// How `planLoops` plans loops with these options, for `Plan::loops`:
/// `policy=full budget=9000 work=512 part=32`, without what is not set. "" for policies
/// that leave loops as they are.
std::string describeLoopOptions(const PlanningOptions &options);

/// Rebuilds the loops as they were when the plan was made, from its hash: pairs
/// in any form, and bodies as planned with these options or with the budget and
/// policy that the plan names. Leaves the function alone if none of these leads
/// to the plan's problem; `PlanningSession::adopt` then says so.
llvm::Error restoreLoops(mlir::func::FuncOp function,
                         const PlanningOptions &options,
                         const planner::Plan &plan);

/// Applies `layers:LIST` or `names:FILE` to the problem's values. LIST is
/// `PATTERN=VERB,...` with verbs `save`, `recompute`, `offload`; FILE is JSON
/// `{"names": {PATTERN: VERB}, "layers": {PATTERN: VERB}}`. Patterns are globs.
/// `UsageError` for a pattern that matches nothing and for contradictions.
llvm::Error applyNamedPolicies(llvm::StringRef policy,
                               planner::Problem &problem);

} // namespace remat

#endif // REMAT_TRANSFORMS_PLANNING_H
