// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Remembers plans. A step with loops is planned many times, for other forms of
/// its loops and other room for their bodies, and most of its problems come up
/// again: the same one, or the same for another budget.
///
/// Plans are functions of problem and request, unless a time limit or the user
/// ends a search: such plans are remembered for trials only, never in place of the
/// plan that is carried out.

#ifndef REMAT_TRANSFORMS_PLANMEMORY_H
#define REMAT_TRANSFORMS_PLANMEMORY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "remat/Planner/PlanArena.h"
#include "remat/Planner/RememberingStrategy.h"
#include "llvm/ADT/StringMap.h"

namespace remat {

class PlanMemory {
public:
  /// What was found for one budget: a plan, or why there is none.
  struct Answer {
    /// None: no budget, or the lowest peak.
    std::optional<int64_t> budgetBytes;
    bool minimizePeak = false;
    /// Whether the search had all its work.
    bool isComplete = true;
    std::optional<planner::PlacedSolution> solution;
    std::optional<planner::BudgetInfeasible> infeasible;
  };

  /// What is known of a problem. `key` is all that an answer depends on besides
  /// the budget. `forTrial`: answers of other budgets do where they tell what a
  /// search would: a plan for a larger budget that keeps this one, and that
  /// there is none for a larger one; incomplete ones do, too.
  std::optional<Answer> recall(llvm::StringRef key,
                               const planner::Request &request,
                               bool forTrial) const;
  void remember(llvm::StringRef key, Answer answer);
  /// What searches found while they looked for other answers to the problem.
  planner::LowestPlans &getLowestPlans(llvm::StringRef key) {
    return (*lowestPlans)[key];
  }
  /// One without the answers, but for the very requests that had them: these and the
  /// lowest plans are the same whatever else is remembered. What is added to one is
  /// known to the other.
  std::shared_ptr<PlanMemory> makeWithoutAnswers() const;
  /// The answer to this very request in this memory or one that shares with it; it is
  /// remembered here then. None where the clock or an appraisal has a say.
  std::optional<Answer> recallShared(llvm::StringRef key,
                                     const planner::Request &request,
                                     bool forTrial);
  void share(llvm::StringRef key, const planner::Request &request,
             bool forTrial, const Answer &answer);

  /// A loop's body planned as a step of its own, the loops in it included; or why it
  /// has no plan. Without this the work would double with every level of nesting.
  struct Body {
    mlir::OwningOpRef<mlir::func::FuncOp> function;
    /// `remat.body`, without what the loop itself tells.
    mlir::DictionaryAttr description;
    std::optional<planner::BudgetInfeasible> infeasible;
  };
  /// Null: nothing is known. `key`: the body's digest with locations, and all that its
  /// plan depends on.
  Body *recallBody(llvm::StringRef key);
  void rememberBody(llvm::StringRef key, Body body);

private:
  using Answers = llvm::StringMap<std::vector<Answer>>;
  Answers answers;
  /// By key and what searches in trials leave out.
  std::shared_ptr<Answers> shared = std::make_shared<Answers>();
  std::shared_ptr<llvm::StringMap<planner::LowestPlans>> lowestPlans =
      std::make_shared<llvm::StringMap<planner::LowestPlans>>();
  llvm::StringMap<Body> bodies;
};

/// `solveWithArena`, with a memory if there is one.
llvm::Expected<planner::PlacedSolution>
solveRemembering(PlanMemory *memory, llvm::StringRef key,
                 const planner::Problem &problem,
                 const planner::Strategy &strategy,
                 const planner::Request &request, bool forTrial);

} // namespace remat

#endif // REMAT_TRANSFORMS_PLANMEMORY_H
