// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategies `checkmate` and `checkmate-lp`: Jain et al., "Checkmate: Breaking
/// the Memory Wall with Optimal Tensor Rematerialization", 2020.
///
/// Objective: least time within the budget, in stages: stage t runs op t for
/// the first time and may rerun ops before it. Binary R[t, i] (op i runs in
/// stage t), S[t, v] (value v is kept into stage t), Free[t, v, k] (v is freed
/// after op k of stage t); the bytes U[t, k] stay within the budget.
/// `checkmate` solves this; `checkmate-lp` relaxes it under nine tenths of the
/// budget, rounds S at 0.1 ... 0.9, completes R by closed form and takes the
/// best rounding by replay.
///
/// Fails by size: O(ops^2 + ops * edges) variables; beyond some hundred ops it
/// is an error to ask. It knows neither in-place reuse, donation, inlining nor
/// recipes, and counts an argument all the time, so that on problems with
/// these its optimum is not ours. Without a budget it keeps everything.

#include "BestPlan.h"
#include "LinearProgram.h"
#include "RerunSchedule.h"
#include "Rivals.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

static constexpr size_t mostVariables = 500000;
static constexpr double defaultSeconds = 120;
/// The relaxation plans for this part of the budget.
static constexpr double relaxedBudget = 0.9;

namespace {
/// One byte or one variable per stage and item of that stage.
template <typename T> using PerStage = std::vector<std::vector<T>>;

class CheckmateProgram {
public:
  CheckmateProgram(const ProblemIndex &index, double budget, bool isInteger);
  size_t estimateVariables() const;
  void build();
  llvm::Expected<std::optional<PerStage<double>>> solveKept(double seconds);
  RerunSchedule round(const PerStage<double> &kept, double threshold) const;

private:
  using Variable = LinearProgram::Variable;
  /// A base op that is no view, by number; values it reads and makes.
  struct Node {
    OpId op;
    llvm::SmallVector<int32_t, 4> reads, makes;
  };
  struct Item {
    ValueId root;
    int32_t maker;
    double bytes;
    bool isFixed;
    std::vector<int32_t> readers;
  };
  void collectNodes();
  void addRunsAndKeeps();
  void addKeptOnlyIfThere(size_t stage);
  void addRunOnlyWithInputs(size_t stage);
  void addBytes(size_t stage);
  Variable addFree(size_t stage, int32_t item, size_t node);
  void addFreeConstraints(size_t stage, int32_t item, size_t node,
                          Variable isFreed);
  std::optional<Variable> runsIn(size_t stage, size_t node) const;
  std::optional<Variable> keptInto(size_t stage, int32_t item) const;

  const ProblemIndex &index;
  CountedBytes counted;
  double budget, unit;
  bool isInteger;
  LinearProgram program;
  std::vector<Node> nodes;
  std::vector<Item> items;
  std::vector<int32_t> itemOf;
  /// -1: no such variable.
  PerStage<Variable> runs, keeps;
};
} // namespace

CheckmateProgram::CheckmateProgram(const ProblemIndex &index, double budget,
                                   bool isInteger)
    : index(index), counted(index), budget(budget),
      unit(std::max(1.0, budget / 1000)), isInteger(isInteger) {
  collectNodes();
}

void CheckmateProgram::collectNodes() {
  itemOf.assign(index.problem.values.size(), -1);
  for (auto [id, op] : llvm::enumerate(index.problem.ops)) {
    if (op.extra || op.isView())
      continue;
    Node node{OpId(id), {}, {}};
    for (ValueId input : op.inputs) {
      int32_t item = itemOf[index.problem.rootOf(input)];
      if (item < 0 || llvm::is_contained(node.reads, item))
        continue;
      node.reads.push_back(item);
      items[item].readers.push_back(int32_t(nodes.size()));
    }
    for (ValueId root : op.outputs) {
      itemOf[root] = int32_t(items.size());
      node.makes.push_back(itemOf[root]);
      items.push_back({root,
                       int32_t(nodes.size()),
                       double(counted.own[root]) / unit,
                       index.isResult[root] || !canRerunProducer(index, root),
                       {}});
    }
    nodes.push_back(std::move(node));
  }
}

size_t CheckmateProgram::estimateVariables() const {
  size_t edges = items.size();
  for (const Node &node : nodes)
    edges += node.reads.size();
  return nodes.size() * (nodes.size() + items.size() / 2 + edges / 2);
}

/// None: the op runs for the first time, or cannot run, in that stage.
std::optional<LinearProgram::Variable>
CheckmateProgram::runsIn(size_t stage, size_t node) const {
  if (node >= stage || runs[stage][node] < 0)
    return std::nullopt;
  return runs[stage][node];
}

std::optional<LinearProgram::Variable>
CheckmateProgram::keptInto(size_t stage, int32_t item) const {
  if (stage >= nodes.size() || keeps[stage][item] < 0)
    return std::nullopt;
  return keeps[stage][item];
}

void CheckmateProgram::addRunsAndKeeps() {
  runs.assign(nodes.size(), std::vector<Variable>(nodes.size(), -1));
  keeps.assign(nodes.size(), std::vector<Variable>(items.size(), -1));
  for (size_t stage = 0; stage < nodes.size(); ++stage) {
    for (size_t node = 0; node < stage; ++node) {
      const Op &op = index.problem.ops[nodes[node].op];
      if (op.recomputable)
        runs[stage][node] =
            program.addVariable(0, 1, double(op.timeNs), isInteger);
    }
    for (size_t item = 0; item < items.size(); ++item)
      if (size_t(items[item].maker) < stage)
        keeps[stage][item] =
            program.addVariable(items[item].isFixed ? 1 : 0, 1, 0, isInteger);
  }
}

/// S[t, v] <= S[t-1, v] + R[t-1, maker of v].
void CheckmateProgram::addKeptOnlyIfThere(size_t stage) {
  for (size_t item = 0; item < items.size(); ++item) {
    std::optional<Variable> kept = keptInto(stage, int32_t(item));
    if (!kept || size_t(items[item].maker) + 1 == stage)
      continue;
    LinearProgram::Terms terms = {{1, *kept}, {-1, keeps[stage - 1][item]}};
    if (auto run = runsIn(stage - 1, items[item].maker))
      terms.emplace_back(-1, *run);
    program.addAtMost(terms, 0);
  }
}

/// R[t, k] <= R[t, maker of v] + S[t, v] for each v that op k reads.
void CheckmateProgram::addRunOnlyWithInputs(size_t stage) {
  for (size_t node = 0; node <= stage; ++node) {
    std::optional<Variable> run = runsIn(stage, node);
    if (!run && node != stage)
      continue;
    for (int32_t item : nodes[node].reads) {
      LinearProgram::Terms terms = {{-1, keeps[stage][item]}};
      if (auto making = runsIn(stage, items[item].maker))
        terms.emplace_back(-1, *making);
      if (run)
        terms.emplace_back(1, *run);
      program.addAtMost(terms, run ? 0 : -1);
    }
  }
}

/// Free is 1 just if hazards are none: the op does not run, the value is kept
/// into the next stage, or a later op of the stage reads it.
void CheckmateProgram::addFreeConstraints(size_t stage, int32_t item,
                                          size_t node, Variable isFreed) {
  LinearProgram::Terms hazards;
  double constant = 0, most = 1;
  if (auto run = runsIn(stage, node)) {
    hazards.emplace_back(-1, *run);
    constant += 1;
  }
  if (auto kept = keptInto(stage + 1, item)) {
    hazards.emplace_back(1, *kept);
    most += 1;
  } else if (index.isResult[items[item].root]) {
    constant += 1;
    most += 1;
  }
  for (int32_t reader : items[item].readers) {
    if (reader <= int32_t(node) || reader > int32_t(stage))
      continue;
    most += 1;
    if (auto run = runsIn(stage, reader))
      hazards.emplace_back(1, *run);
    else if (reader == int32_t(stage))
      constant += 1;
  }
  // hazards + most * free <= most.
  LinearProgram::Terms terms = hazards;
  terms.emplace_back(most, isFreed);
  program.addAtMost(terms, most - constant);
  // 1 - free <= hazards.
  for (auto &[coefficient, variable] : hazards)
    coefficient = -coefficient;
  hazards.emplace_back(-1, isFreed);
  program.addAtMost(hazards, constant - 1);
}

LinearProgram::Variable CheckmateProgram::addFree(size_t stage, int32_t item,
                                                  size_t node) {
  Variable isFreed = program.addVariable(0, 1, 0, isInteger);
  addFreeConstraints(stage, item, node, isFreed);
  return isFreed;
}

/// U[t, k] = U[t, k-1] - what op k-1 frees + what op k makes <= budget.
void CheckmateProgram::addBytes(size_t stage) {
  double limit = (budget - double(counted.constant)) / unit;
  std::optional<Variable> before;
  LinearProgram::Terms change;
  for (size_t item = 0; item < items.size(); ++item)
    if (auto kept = keptInto(stage, int32_t(item));
        kept && items[item].bytes > 0)
      change.emplace_back(-items[item].bytes, *kept);
  for (size_t node = 0; node <= stage; ++node) {
    std::optional<Variable> run = runsIn(stage, node);
    if (!run && node != stage)
      continue;
    double made = 0;
    for (int32_t item : nodes[node].makes)
      made += items[item].bytes;
    double workspace =
        double(index.problem.ops[nodes[node].op].workspaceBytes) / unit;
    Variable bytes = program.addVariable(0, 1e9, 0);
    change.emplace_back(1, bytes);
    if (before)
      change.emplace_back(-1, *before);
    if (run)
      change.emplace_back(-made, *run);
    program.addEqual(change, run ? 0 : made);
    LinearProgram::Terms peak = {{1, bytes}};
    if (run && workspace > 0)
      peak.emplace_back(workspace, *run);
    program.addAtMost(peak, run ? limit : limit - workspace);
    before = bytes;
    change.clear();
    for (const auto *list : {&nodes[node].reads, &nodes[node].makes})
      for (int32_t item : *list)
        if (items[item].bytes > 0)
          change.emplace_back(items[item].bytes, addFree(stage, item, node));
  }
}

void CheckmateProgram::build() {
  addRunsAndKeeps();
  for (size_t stage = 0; stage < nodes.size(); ++stage) {
    addKeptOnlyIfThere(stage);
    addRunOnlyWithInputs(stage);
    addBytes(stage);
  }
}

/// S of the solution; none without a solution.
llvm::Expected<std::optional<PerStage<double>>>
CheckmateProgram::solveKept(double seconds) {
  auto solved = program.solve(seconds);
  if (!solved)
    return solved.takeError();
  if (!*solved)
    return std::nullopt;
  PerStage<double> kept(nodes.size(), std::vector<double>(items.size(), 0));
  for (size_t stage = 0; stage < nodes.size(); ++stage)
    for (size_t item = 0; item < items.size(); ++item)
      if (Variable variable = keeps[stage][item]; variable >= 0)
        kept[stage][item] = (**solved)[variable];
  return kept;
}

/// Keeps what is kept to at least `threshold`, and reruns the least that this
/// needs: closed form, from the last op of each stage to the first.
RerunSchedule CheckmateProgram::round(const PerStage<double> &kept,
                                      double threshold) const {
  RerunSchedule schedule(index, /*isEmpty=*/true);
  auto isKept = [&](size_t stage, int32_t item) {
    return stage < nodes.size() && size_t(items[item].maker) < stage &&
           (items[item].isFixed || kept[stage][item] >= threshold);
  };
  for (size_t stage = 0; stage < nodes.size(); ++stage) {
    std::vector<char> runsNow(stage + 1, 0);
    runsNow[stage] = 1;
    for (size_t item = 0; item < items.size(); ++item)
      if (size_t(items[item].maker) < stage &&
          isKept(stage + 1, int32_t(item)) && !isKept(stage, int32_t(item)))
        runsNow[items[item].maker] = 1;
    for (size_t node = stage + 1; node-- > 0;)
      if (runsNow[node])
        for (int32_t item : nodes[node].reads)
          if (!isKept(stage, item))
            runsNow[items[item].maker] = 1;
    for (size_t node = 0; node < stage; ++node)
      if (runsNow[node])
        schedule.addRerun(nodes[node].op);
    schedule.addFirstRun(nodes[stage].op);
  }
  return schedule;
}

/// Solves under `budget` and considers the roundings; false without solution.
static llvm::Expected<bool> considerProgram(const ProblemIndex &index,
                                            const Request &request,
                                            double budget, CheckmateMode mode,
                                            BestPlan &best) {
  bool isInteger = mode == CheckmateMode::Integer;
  CheckmateProgram program(index, budget, isInteger);
  if (program.estimateVariables() > mostVariables)
    return llvm::createStringError(
        "the problem is too large for Checkmate: about " +
        llvm::Twine(program.estimateVariables()) + " variables, at most " +
        llvm::Twine(mostVariables) + " are taken");
  program.build();
  auto kept =
      program.solveKept(request.timeLimitSeconds.value_or(defaultSeconds));
  if (!kept)
    return kept.takeError();
  if (!*kept)
    return false;
  if (isInteger)
    best.consider(program.round(**kept, 0.5).toPlan());
  for (int tenths = 1; tenths <= 9 && !isInteger; ++tenths)
    best.consider(program.round(**kept, tenths / 10.0).toPlan());
  return true;
}

llvm::Expected<Plan> planByCheckmate(const Problem &problem,
                                     const Request &request,
                                     CheckmateMode mode) {
  if (request.minimizePeak)
    return llvm::createStringError("Checkmate needs a budget in bytes");
  ProblemIndex index(problem);
  BestPlan best(problem, request, UINT64_MAX);
  auto keepAll = best.consider(RerunSchedule(index).toPlan());
  if (!request.budgetBytes || (keepAll && best.isWithinBudget(keepAll->cost)))
    return best.take();
  auto budget = double(*request.budgetBytes);
  double first =
      mode == CheckmateMode::Rounding ? budget * relaxedBudget : budget;
  auto isSolved = considerProgram(index, request, first, mode, best);
  if (isSolved && !*isSolved && first < budget)
    isSolved = considerProgram(index, request, budget, mode, best);
  if (!isSolved)
    return isSolved.takeError();
  return best.take();
}

} // namespace remat::planner
