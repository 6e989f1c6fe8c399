// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Searches among the forms of a step's pairs; see the header. A step has few loops and
/// few ops beside them, so that a plan of the whole step with its loops in one form is
/// fast.

#include "FormSearch.h"
#include "LoopForms.h"
#include "remat/Analysis/OpDigest.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/LoopBounds.h"
#include "remat/Transforms/PlanMemory.h"
#include "remat/Transforms/SinkUpdates.h"
#include "remat/Transforms/SliceTransposes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace remat;

/// To compare forms, this part of a plan's work is enough.
static constexpr uint64_t formDivisor = 2;
/// Those that differ are many: better ones show with less.
static constexpr uint64_t othersDivisor = 8;
/// Share of the time left for one plan with pairs, or iterations of one, that differ
/// in form; and so many of these plans at most.
static constexpr double othersShare = 0.1;
static constexpr unsigned mostOthers = 32;

/// A plan that is this much slower than keep-all pays for its budget.
static constexpr double noticeablySlower = 1.02;

/// So many ways to save more are tried for the last iterations of a pair.
static constexpr size_t mostExtensions = 3;

namespace {
/// What a plan of the whole step with loops in some form comes to.
struct Outcome {
  LoopForms forms;
  bool isWithinBudget = false;
  planner::Cost cost;
  /// There was no need to look for a plan: none is better than the cost says.
  bool isBound = false;

  bool isBetterThan(const Outcome &other, bool minimizePeak) const {
    if (isWithinBudget != other.isWithinBudget)
      return isWithinBudget;
    if (isBound != other.isBound)
      return other.isBound;
    bool byTime = isWithinBudget && !minimizePeak;
    auto key = [&](const Outcome &outcome) {
      return byTime
                 ? std::make_pair(outcome.cost.timeNs, outcome.cost.peakBytes)
                 : std::make_pair(outcome.cost.peakBytes, outcome.cost.timeNs);
    };
    return key(*this) < key(other);
  }
};
} // namespace

static llvm::Expected<Outcome> planTrial(const PlanningSession &session,
                                         ArrayRef<LoopForm> forms) {
  Outcome outcome{LoopForms(forms), true, {}, /*isBound=*/false};
  llvm::Expected<planner::PlacedSolution> solution = session.plan();
  if (solution) {
    outcome.cost = solution->plan.cost;
    return outcome;
  }
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const planner::BudgetInfeasible &infeasible) {
        outcome.isWithinBudget = false;
        outcome.cost = {infeasible.lowestFoundBytes, 0};
      });
  if (rest)
    return std::move(rest);
  return outcome;
}

/// Whether the transform finds something to do.
static bool wouldChange(func::FuncOp function,
                        llvm::function_ref<bool(func::FuncOp)> transform) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  module->push_back(copy);
  return transform(copy);
}

namespace {
/// Chooses the forms of a step's pairs.
class FormSearch {
public:
  FormSearch(func::FuncOp function, const CostModel &costs,
             const PlanningOptions &options, const planner::Cost &keepAll)
      : function(function), costs(costs), options(options), keepAll(keepAll),
        pairs(findLoopPairs(function.getBody().front())),
        minimizePeak(StringRef(options.budget).trim() == "min"),
        canSink(!options.budget.empty() && costs.getDevice().kernelsInLoops &&
                wouldChange(function, sinkUpdates)),
        canSlice(!options.budget.empty() && costs.getDevice().kernelsInLoops &&
                 wouldChange(function, sliceTransposes)) {}

  llvm::Expected<LoopForms> run();

private:
  /// Peak or time, whichever is sought, above which an outcome is of no use.
  using Limit = std::optional<int64_t>;

  llvm::Expected<Outcome> evaluate(ArrayRef<LoopForm> forms, double share,
                                   uint64_t divisor, Limit limit);
  llvm::Expected<std::optional<Outcome>>
  boundBuilt(func::FuncOp built, ArrayRef<LoopForm> forms,
             const PlanningOptions &quick, Limit limit);
  Limit getLimit(const std::optional<Outcome> &outcome) const;
  Limit getLimitOfAlike(const LoopForm &form) const;
  void note(Outcome outcome, const LoopForm &form);
  llvm::Expected<Outcome> planBuilt(func::FuncOp built,
                                    ArrayRef<LoopForm> forms,
                                    const PlanningOptions &quick, Limit limit);
  llvm::Error tryAlike(bool sinksUpdates, bool slicesTransposes = false);
  llvm::Expected<bool> mustSink();
  llvm::Expected<bool> tryPromising(llvm::function_ref<void(LoopForm &)> change);
  llvm::Error trySinking();
  llvm::Error trySlicing();
  llvm::Error tryAllAlike();
  llvm::Expected<Outcome> tryOthers(LoopForms forms, Limit limit);
  llvm::Expected<Outcome> mixForms(Outcome mixed);
  llvm::Error searchFrom(Outcome start);
  llvm::Error extendForms(Outcome base);
  bool isOver() const { return isTimeForFormsOver(options) || left == 0; }

  func::FuncOp function;
  const CostModel &costs;
  const PlanningOptions &options;
  const planner::Cost &keepAll;
  SmallVector<LoopPair> pairs;
  bool minimizePeak;
  /// Some forms may do updates in loops.
  bool canSink;
  /// Some forms may take rows of what transposes read.
  bool canSlice;
  /// The last form without segments that is alike for all pairs and missed the budget:
  /// of those that save least. The same of forms of inner loops.
  std::optional<LoopForm> missed, missedInside;
  unsigned left = mostOthers;
  std::optional<Outcome> best;
  /// The best of those that are alike for all pairs and do not save everything.
  std::optional<Outcome> saving;
  /// The best of those that are alike and have no price.
  std::optional<Outcome> named;
  /// The best of those that are alike and leave inner loops as they are.
  std::optional<Outcome> outer;
  /// The best of those that are alike, replay segments, and keep the budget.
  std::optional<Outcome> replaying;
  /// By the digest of the step with its loops built anew, and the part of the work:
  /// policies and prices often save the same.
  llvm::StringMap<Outcome> known;
};
} // namespace

/// Names of places and the description of the form are not in it.
static std::string getTrialKey(func::FuncOp function, uint64_t divisor) {
  return std::to_string(divisor) + "\n" + digestOp(function);
}

FormSearch::Limit
FormSearch::getLimit(const std::optional<Outcome> &outcome) const {
  if (!outcome || !outcome->isWithinBudget)
    return std::nullopt;
  return minimizePeak ? outcome->cost.peakBytes : outcome->cost.timeNs;
}

/// What shows without a search: that no plan keeps the budget, or that none is
/// within the limit. None: neither.
llvm::Expected<std::optional<Outcome>>
FormSearch::boundBuilt(func::FuncOp built, ArrayRef<LoopForm> forms,
                       const PlanningOptions &quick, Limit limit) {
  auto bounds = boundLoops(built, quick, costs.getDevice());
  if (!bounds)
    return bounds.takeError();
  if (!*bounds)
    return std::nullopt;
  const planner::Cost &cost = (**bounds).cost;
  std::optional<int64_t> budget = (**bounds).budgetBytes;
  bool isImpossible = budget && cost.peakBytes > *budget;
  bool isUseless =
      limit && (minimizePeak ? cost.peakBytes : cost.timeNs) > *limit;
  if (!isImpossible && !isUseless)
    return std::nullopt;
  return Outcome{LoopForms(forms), !isImpossible, cost, /*isBound=*/true};
}

/// The best plan of the whole step with its loops in these forms, or a bound of
/// it. Where a budget has to be kept the bodies are planned, too; but not those
/// of loops in bodies.
llvm::Expected<Outcome> FormSearch::evaluate(ArrayRef<LoopForm> forms,
                                             double share, uint64_t divisor,
                                             Limit limit) {
  PlanningOptions quick = shareTime(options, share);
  quick.workDivisor = divisor * options.workDivisor;
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  module->push_back(copy);
  if (llvm::Error error = buildForms(copy, costs, forms))
    return std::move(error);
  auto [entry, isNew] = known.try_emplace(getTrialKey(copy, quick.workDivisor));
  if (!isNew) {
    entry->second.forms.assign(forms.begin(), forms.end());
    return entry->second;
  }
  llvm::Expected<Outcome> outcome = planBuilt(copy, forms, quick, limit);
  // What is above a limit now may be below the one of another search.
  bool isUseless = outcome && outcome->isBound && outcome->isWithinBudget;
  if (!outcome || isTimeOver(quick) || isUseless)
    known.erase(entry);
  else
    entry->second = *outcome;
  return outcome;
}

/// The same for loops that are built.
llvm::Expected<Outcome> FormSearch::planBuilt(func::FuncOp built,
                                              ArrayRef<LoopForm> forms,
                                              const PlanningOptions &quick,
                                              Limit limit) {
  if (!options.isLoopBody && !options.budget.empty()) {
    if (llvm::Error error = describeForms(built, forms, pairs.size(), keepAll))
      return std::move(error);
    auto bound = boundBuilt(built, forms, quick, limit);
    if (!bound)
      return bound.takeError();
    if (*bound)
      return std::move(**bound);
    if (llvm::Error error = planLoopBodies(built, quick))
      return std::move(error);
  }
  if (llvm::Error error = planGivenBodies(built, quick, costs.getDevice()))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(built, quick);
  if (!session)
    return session.takeError();
  return planTrial(**session, forms);
}

/// Whether less is saved than all residuals of each iteration.
static bool savesLess(LoopForm form) {
  form.sinksUpdates = form.slicesTransposes = false;
  return !(form == LoopForm());
}

static bool savesInside(const LoopForm &form) {
  return form.inner.has_value();
}

/// Of what `note` looks at, the worst.
FormSearch::Limit FormSearch::getLimitOfAlike(const LoopForm &form) const {
  Limit limit = getLimit(best);
  auto loosen = [&](Limit other) {
    limit = limit && other ? Limit(std::max(*limit, *other)) : std::nullopt;
  };
  if (savesLess(form) && !minimizePeak)
    loosen(getLimit(saving));
  if (form.saving.policy != LoopPolicy::Priced && pairs.size() > 1)
    loosen(getLimit(named));
  if (!form.inner)
    loosen(getLimit(outer));
  if (form.segment != 0 && !minimizePeak)
    loosen(getLimit(replaying));
  return limit;
}

/// An outcome of loops that are all in this form.
void FormSearch::note(Outcome outcome, const LoopForm &form) {
  if (savesLess(form) &&
      (!saving || outcome.isBetterThan(*saving, minimizePeak)))
    saving = outcome;
  if (form.saving.policy != LoopPolicy::Priced &&
      (!named || outcome.isBetterThan(*named, minimizePeak)))
    named = outcome;
  if (!form.inner &&
      (!outer || outcome.isBetterThan(*outer, minimizePeak)))
    outer = outcome;
  if (form.segment != 0 && outcome.isWithinBudget && !outcome.isBound &&
      (!replaying || outcome.isBetterThan(*replaying, minimizePeak)))
    replaying = outcome;
  if (!best || outcome.isBetterThan(*best, minimizePeak))
    best = std::move(outcome);
}

/// All pairs in one form. For the lowest peak, those that save least come
/// first: they mostly are the lowest, and bounds of the others show that.
llvm::Error FormSearch::tryAlike(bool sinksUpdates, bool slicesTransposes) {
  SmallVector<LoopForm> forms =
      listForms(pairs, costs, !options.budget.empty());
  for (LoopForm &form : forms) {
    form.sinksUpdates = sinksUpdates;
    form.slicesTransposes = slicesTransposes;
  }
  // Where a form by its price is too much, so are those that save more.
  if (sinksUpdates || minimizePeak)
    std::reverse(forms.begin(), forms.end());
  bool isTooMuch = false;
  for (auto [tried, form] : llvm::enumerate(forms)) {
    // When time is over the form that saves least is looked at in any case, for
    // there may be no plan with the others.
    bool isServed = best && best->isWithinBudget && !minimizePeak;
    if (best && isTimeForFormsOver(options) &&
        (isServed || form.saving.policy != LoopPolicy::Full))
      continue;
    bool isPriced = form.saving.policy == LoopPolicy::Priced;
    if (isTooMuch && (isPriced || !savesLess(form)))
      continue;
    llvm::Expected<Outcome> outcome =
        evaluate(form, 1.0 / double(forms.size() - tried), formDivisor,
                 getLimitOfAlike(form));
    if (!outcome)
      return outcome.takeError();
    outcome->forms.resize(pairs.size(), form);
    if (!outcome->isWithinBudget && form.segment == 0)
      (savesInside(form) ? missedInside : missed) = form;
    isTooMuch |= sinksUpdates && isPriced && best &&
                 (minimizePeak ? !outcome->isBetterThan(*best, true)
                               : !outcome->isWithinBudget);
    note(std::move(*outcome), form);
  }
  return llvm::Error::success();
}

llvm::Expected<Outcome> FormSearch::tryOthers(LoopForms forms, Limit limit) {
  size_t before = known.size();
  llvm::Expected<Outcome> outcome =
      evaluate(forms, othersShare, othersDivisor, limit);
  if (!outcome || outcome->isBound || known.size() > before)
    --left;
  if (outcome && outcome->isBetterThan(*best, minimizePeak))
    best = *outcome;
  return outcome;
}

/// Gives one pair after the other the form that is best while the others stay,
/// until none gains.
llvm::Expected<Outcome> FormSearch::mixForms(Outcome mixed) {
  for (size_t pair = 0, stayed = 0; stayed < pairs.size();
       pair = (pair + 1) % pairs.size()) {
    LoopForm before = mixed.forms[pair];
    bool isTight = minimizePeak || !mixed.isWithinBudget;
    for (LoopForm form : listForms(pairs[pair], costs, isTight)) {
      if (isOver())
        return mixed;
      form.sinksUpdates = before.sinksUpdates;
      form.slicesTransposes = before.slicesTransposes;
      if (form == before)
        continue;
      LoopForms forms = mixed.forms;
      forms[pair] = form;
      llvm::Expected<Outcome> outcome =
          tryOthers(std::move(forms), getLimit(mixed));
      if (!outcome)
        return outcome.takeError();
      if (outcome->isBetterThan(mixed, minimizePeak))
        mixed = std::move(*outcome);
    }
    stayed = mixed.forms[pair] == before ? stayed + 1 : 0;
  }
  return mixed;
}

/// What the last iterations may save beside a form: everything, and what is next to it.
static SmallVector<LoopSaving> listMoreSaving(LoopPair &pair, const CostModel &costs,
                                              const LoopForm &given) {
  if (given.inner)
    return {LoopSaving()};
  SmallVector<LoopSaving> savings = listSavings(pair, costs);
  if (given.segment == 0)
    savings.erase(llvm::find(savings, given.saving), savings.end());
  if (savings.size() > mostExtensions)
    savings.erase(savings.begin() + 1, savings.end() - (mostExtensions - 1));
  return savings;
}

/// Where the budget is kept, the last iterations of each pair may save more than the
/// others: so many of them that it is kept. For all of them what saves more misses it, or
/// keeps it by making again more than it gains.
llvm::Error FormSearch::extendForms(Outcome base) {
  for (size_t pair = 0; pair < pairs.size(); ++pair) {
    LoopForm given = base.forms[pair];
    Outcome fastest = base;
    for (LoopSaving saving : listMoreSaving(pairs[pair], costs, given)) {
      int64_t timeNs = base.cost.timeNs;
      // Parts of one iteration are no loops.
      int64_t gaining = 1, losing = pairs[pair].forward.getTripCount() - 1;
      while (losing - gaining > 1) {
        if (isOver())
          return llvm::Error::success();
        LoopForms forms = base.forms;
        forms[pair].lastCount = gaining + (losing - gaining) / 2;
        forms[pair].lastSaving = saving;
        int64_t tried = forms[pair].lastCount;
        llvm::Expected<Outcome> outcome = tryOthers(std::move(forms), timeNs);
        if (!outcome)
          return outcome.takeError();
        bool isGain =
            outcome->isWithinBudget && outcome->cost.timeNs <= timeNs;
        (isGain ? gaining : losing) = tried;
        if (isGain)
          timeNs = outcome->cost.timeNs;
        if (outcome->isBetterThan(fastest, minimizePeak))
          fastest = std::move(*outcome);
      }
    }
    base = std::move(fastest);
  }
  return llvm::Error::success();
}

/// From forms that are alike to such as differ.
llvm::Error FormSearch::searchFrom(Outcome start) {
  left = mostOthers;
  if (pairs.size() > 1) {
    llvm::Expected<Outcome> mixed = mixForms(std::move(start));
    if (!mixed)
      return mixed.takeError();
    start = std::move(*mixed);
  }
  if (!start.isWithinBudget || minimizePeak)
    return llvm::Error::success();
  // Nothing is saved beside everything.
  bool savesAll = llvm::none_of(start.forms, savesLess);
  if (savesAll && saving)
    start = *saving;
  return start.isWithinBudget ? extendForms(std::move(start))
                              : llvm::Error::success();
}

/// Where the carries alone are too much, and are not without stacks of gradients, forms
/// with these are not looked at.
llvm::Expected<bool> FormSearch::mustSink() {
  LoopForm least{{LoopPolicy::Full}};
  llvm::Expected<Outcome> plain =
      evaluate(least, othersShare, formDivisor, std::nullopt);
  if (!plain)
    return plain.takeError();
  least.sinksUpdates = true;
  if (plain->isWithinBudget)
    return false;
  llvm::Expected<Outcome> sunk =
      evaluate(least, othersShare, formDivisor, std::nullopt);
  if (!sunk)
    return sunk.takeError();
  return sunk->isWithinBudget;
}

/// Whether any form is better for the change: the best one, the one that saves least, and
/// those that missed the budget tell.
llvm::Expected<bool>
FormSearch::tryPromising(llvm::function_ref<void(LoopForm &)> change) {
  bool isGain = false;
  LoopForm least{{LoopPolicy::Full}};
  least.sinksUpdates = best->forms.front().sinksUpdates;
  SmallVector<LoopForms, 4> candidates{best->forms,
                                       LoopForms(pairs.size(), least)};
  for (const std::optional<LoopForm> &form : {missed, missedInside})
    if (form)
      candidates.push_back(LoopForms(pairs.size(), *form));
  for (LoopForms &forms : candidates) {
    llvm::for_each(forms, change);
    llvm::Expected<Outcome> outcome =
        evaluate(forms, othersShare, formDivisor, getLimit(best));
    if (!outcome)
      return outcome.takeError();
    if (!outcome->isBetterThan(*best, minimizePeak))
      continue;
    if (llvm::none_of(forms, savesInside))
      outer = *outcome;
    best = named = std::move(*outcome);
    isGain = true;
  }
  return isGain;
}

/// Updates in loops take more kernels, and no stack of gradients: what they leave room for
/// may be saved.
llvm::Error FormSearch::trySinking() {
  if (!best->isWithinBudget)
    return tryAlike(/*sinksUpdates=*/true);
  llvm::Expected<bool> isGain =
      tryPromising([](LoopForm &form) { form.sinksUpdates = true; });
  if (!isGain)
    return isGain.takeError();
  return *isGain ? tryAlike(/*sinksUpdates=*/true) : llvm::Error::success();
}

/// Rows of what transposes read take a kernel each, and no transposed stack: worth a try
/// where the budget costs time.
llvm::Error FormSearch::trySlicing() {
  bool isServed = best->isWithinBudget && !minimizePeak &&
                  double(best->cost.timeNs) <=
                      noticeablySlower * double(keepAll.timeNs);
  if (!canSlice || isServed || isTimeForFormsOver(options))
    return llvm::Error::success();
  bool sinks = best->forms.front().sinksUpdates;
  if (!best->isWithinBudget)
    return tryAlike(sinks, /*slicesTransposes=*/true);
  llvm::Expected<bool> isGain =
      tryPromising([](LoopForm &form) { form.slicesTransposes = true; });
  if (!isGain)
    return isGain.takeError();
  return *isGain ? tryAlike(sinks, /*slicesTransposes=*/true)
                 : llvm::Error::success();
}

/// All pairs in one form, which does updates in loops where that is better.
llvm::Error FormSearch::tryAllAlike() {
  if (!canSink || minimizePeak)
    return tryAlike(canSink);
  llvm::Expected<bool> sinks = mustSink();
  if (!sinks)
    return sinks.takeError();
  if (llvm::Error error = tryAlike(*sinks))
    return error;
  return *sinks || isTimeForFormsOver(options) ? llvm::Error::success()
                                               : trySinking();
}

llvm::Expected<LoopForms> FormSearch::run() {
  if (llvm::Error error = tryAllAlike())
    return std::move(error);
  Outcome unsliced = *best;
  if (llvm::Error error = trySlicing())
    return std::move(error);
  if (options.budget.empty())
    return best->forms;
  // One pair after the other does not lead from a price that is best for all of them to
  // one pair that saves little and others that save much.
  SmallVector<Outcome, 2> starts{*best};
  if (pairs.size() > 1 && !(best->forms == named->forms))
    starts.push_back(*named);
  // Nor from inner loops that save less to outer iterations that do.
  if (!(best->forms == outer->forms) && llvm::any_of(best->forms, savesInside))
    starts.push_back(*outer);
  // Transposed stacks may pay where the last iterations save more.
  if (best->forms.front().slicesTransposes)
    starts.push_back(std::move(unsliced));
  // Segments leave more room for the last iterations than what is best without them.
  if (!minimizePeak && replaying && !(best->forms == replaying->forms))
    starts.push_back(*replaying);
  for (Outcome &start : starts)
    if (llvm::Error error = searchFrom(std::move(start)))
      return std::move(error);
  return best->forms;
}

llvm::Expected<LoopForms> remat::searchForms(func::FuncOp function,
                                             const CostModel &costs,
                                             const PlanningOptions &options,
                                             const planner::Cost &keepAll) {
  return FormSearch(function, costs, options, keepAll).run();
}
