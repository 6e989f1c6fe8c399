// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Chooses what pairs of loops save, by planning the whole step with its loops in
/// each of some forms. A step has few loops and few ops beside them, so that each
/// of these plans is fast.

#include "LoopForms.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/Chunks.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/PlanMemory.h"
#include "remat/Transforms/Planning.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace remat;

/// Share of the time left that the choice of a form gets where bodies are planned
/// behind it.
static constexpr double formShare = 0.5;
/// To compare forms, this part of a plan's work is enough.
static constexpr uint64_t formDivisor = 2;
/// Those that differ are many: better ones show with less.
static constexpr uint64_t othersDivisor = 8;
/// Share of the time left for one plan with pairs, or iterations of one, that differ
/// in form; and so many of these plans at most.
static constexpr double othersShare = 0.1;
static constexpr unsigned mostOthers = 32;

/// So many ways to save more are tried for the last iterations of a pair.
static constexpr size_t mostExtensions = 3;

using LoopForms = SmallVector<LoopForm, 1>;

namespace {
/// What a plan of the whole step with loops in some form comes to.
struct Outcome {
  LoopForms forms;
  bool isWithinBudget = false;
  planner::Cost cost;

  bool isBetterThan(const Outcome &other, bool minimizePeak) const {
    if (isWithinBudget != other.isWithinBudget)
      return isWithinBudget;
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

namespace {
/// A copy of the function with its loops in some form.
struct Trial {
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<PlanningSession> session;
};
} // namespace

static llvm::Error makeLoopError() {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "the loops cannot be planned");
}

/// Builds the pairs anew in these forms. Where wide regions run in pieces, backward
/// bodies have got some that make forward values again.
static llvm::Error buildForms(func::FuncOp function, const CostModel &costs,
                              ArrayRef<LoopForm> forms) {
  if (failed(rematerializeLoops(function, costs, forms)))
    return makeLoopError();
  // Where some sites are left at once there are no pairs.
  auto chunks =
      function->getAttrOfType<DictionaryAttr>(RematDialect::chunksAttrName);
  if (chunks && !chunks.contains("sites"))
    chunkFunction(function,
                  {chunks.getAs<IntegerAttr>("pieces").getInt(), std::nullopt},
                  PairBodies::Chunked);
  return llvm::Error::success();
}

static llvm::Expected<Trial> startTrial(func::FuncOp function,
                                        const CostModel &costs,
                                        const PlanningOptions &options,
                                        ArrayRef<LoopForm> forms) {
  Trial trial;
  trial.module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  trial.module->push_back(copy);
  if (llvm::Error error = buildForms(copy, costs, forms))
    return std::move(error);
  if (llvm::Error error = planGivenBodies(copy, options, costs.getDevice()))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(copy, options);
  if (!session)
    return session.takeError();
  trial.session = std::move(*session);
  return trial;
}

static llvm::Expected<Outcome> planTrial(const PlanningSession &session,
                                         ArrayRef<LoopForm> forms) {
  Outcome outcome{LoopForms(forms), true, {}};
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

/// Keep-all of the loops as given: what the policy `none` takes.
static llvm::Expected<planner::Cost>
measureGiven(func::FuncOp function, const PlanningOptions &given,
             const PlanningSession &session) {
  const DeviceDescriptor &device = session.getCosts().getDevice();
  if (!device.kernelsInLoops) {
    llvm::Expected<planner::Replay> keepAll = session.replayAsGiven();
    return keepAll ? llvm::Expected<planner::Cost>(keepAll->cost)
                   : keepAll.takeError();
  }
  PlanningOptions options = given;
  options.policy = "none";
  options.budget = "";
  options.reserve = "";
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  module->push_back(copy);
  if (llvm::Error error = planGivenBodies(copy, options, device))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> planned =
      PlanningSession::create(copy, options);
  if (!planned)
    return planned.takeError();
  llvm::Expected<planner::Replay> keepAll = (*planned)->replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  return keepAll->cost;
}

llvm::Expected<planner::Cost>
remat::measureAsGiven(func::FuncOp function, const PlanningOptions &options) {
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return session.takeError();
  if (!function.getOps<stablehlo::WhileOp>().empty())
    return measureGiven(function, options, **session);
  llvm::Expected<planner::Replay> keepAll = (*session)->replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  return keepAll->cost;
}

/// The keep-all costs of the loops as given, and what they save from now on.
static llvm::Error describe(func::FuncOp function, ArrayRef<LoopForm> forms,
                            size_t pairs, const planner::Cost &keepAll) {
  Builder builder(function.getContext());
  auto entry = [&](StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  };
  describeForm(function, RematDialect::loopsAttrName,
               {entry("policy", builder.getStringAttr(printLoopForms(forms))),
                entry("pairs", builder.getI64IntegerAttr(pairs))},
               keepAll);
  return llvm::Error::success();
}

static llvm::Error rebuild(func::FuncOp function, const CostModel &costs,
                           ArrayRef<LoopForm> forms, size_t pairs,
                           const planner::Cost &keepAll) {
  if (llvm::Error error = describe(function, forms, pairs, keepAll))
    return error;
  return buildForms(function, costs, forms);
}

namespace {
/// Chooses the forms of a step's pairs.
class FormSearch {
public:
  FormSearch(func::FuncOp function, const CostModel &costs,
             const PlanningOptions &options, const planner::Cost &keepAll)
      : function(function), costs(costs), options(options), keepAll(keepAll),
        pairs(findLoopPairs(function.getBody().front())),
        minimizePeak(StringRef(options.budget).trim() == "min") {}

  llvm::Expected<LoopForms> run();

private:
  llvm::Expected<Outcome> evaluate(ArrayRef<LoopForm> forms, double share,
                                   uint64_t divisor);
  llvm::Expected<Outcome> planBuilt(func::FuncOp built, ArrayRef<LoopForm> forms,
                                    const PlanningOptions &quick);
  llvm::Error tryAlike();
  llvm::Expected<Outcome> tryOthers(LoopForms forms);
  llvm::Expected<Outcome> mixForms(Outcome mixed);
  llvm::Error searchFrom(Outcome start);
  llvm::Error extendForms(Outcome base);
  bool isOver() const { return isTimeOver(options) || left == 0; }

  func::FuncOp function;
  const CostModel &costs;
  const PlanningOptions &options;
  const planner::Cost &keepAll;
  SmallVector<LoopPair> pairs;
  bool minimizePeak;
  unsigned left = mostOthers;
  std::optional<Outcome> best;
  /// The best of those that are alike for all pairs and do not save everything.
  std::optional<Outcome> saving;
  /// The best of those that are alike and have no price.
  std::optional<Outcome> named;
  /// By the text of the step with its loops built anew, and the part of the work:
  /// policies and prices often save the same.
  llvm::StringMap<Outcome> known;
};
} // namespace

/// Names of places and the description of the form are not in it.
static std::string getTrialKey(func::FuncOp function, uint64_t divisor) {
  std::string text = std::to_string(divisor) + "\n";
  llvm::raw_string_ostream os(text);
  function.print(os, OpPrintingFlags().useLocalScope());
  return planner::problemSha256(text);
}

/// The best plan of the whole step with its loops in these forms. Where a budget has
/// to be kept the bodies are planned, too; but not those of loops in bodies.
llvm::Expected<Outcome> FormSearch::evaluate(ArrayRef<LoopForm> forms,
                                             double share, uint64_t divisor) {
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
  llvm::Expected<Outcome> outcome = planBuilt(copy, forms, quick);
  if (!outcome || isTimeOver(quick))
    known.erase(entry);
  else
    entry->second = *outcome;
  return outcome;
}

/// The same for loops that are built.
llvm::Expected<Outcome> FormSearch::planBuilt(func::FuncOp built,
                                              ArrayRef<LoopForm> forms,
                                              const PlanningOptions &quick) {
  if (!options.isLoopBody && !options.budget.empty()) {
    if (llvm::Error error = describe(built, forms, pairs.size(), keepAll))
      return std::move(error);
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

/// All pairs in one form.
llvm::Error FormSearch::tryAlike() {
  SmallVector<LoopForm> forms =
      listForms(pairs, costs, !options.budget.empty());
  for (auto [tried, form] : llvm::enumerate(forms)) {
    // When time is over the form that saves least is looked at in any case, for
    // there may be no plan with the others.
    bool isServed = best && best->isWithinBudget && !minimizePeak;
    if (best && isTimeOver(options) &&
        (isServed || form.saving.policy != LoopPolicy::Full))
      continue;
    llvm::Expected<Outcome> outcome =
        evaluate(form, 1.0 / double(forms.size() - tried), formDivisor);
    if (!outcome)
      return outcome.takeError();
    outcome->forms.resize(pairs.size(), form);
    if (!(form == LoopForm()) &&
        (!saving || outcome->isBetterThan(*saving, minimizePeak)))
      saving = *outcome;
    if (form.saving.policy != LoopPolicy::Priced &&
        (!named || outcome->isBetterThan(*named, minimizePeak)))
      named = *outcome;
    if (!best || outcome->isBetterThan(*best, minimizePeak))
      best = std::move(*outcome);
  }
  return llvm::Error::success();
}

llvm::Expected<Outcome> FormSearch::tryOthers(LoopForms forms) {
  size_t before = known.size();
  llvm::Expected<Outcome> outcome = evaluate(forms, othersShare, othersDivisor);
  if (!outcome || known.size() > before)
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
    for (const LoopForm &form : listForms(pairs[pair], costs, isTight)) {
      if (isOver())
        return mixed;
      if (form == before)
        continue;
      LoopForms forms = mixed.forms;
      forms[pair] = form;
      llvm::Expected<Outcome> outcome = tryOthers(std::move(forms));
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
        llvm::Expected<Outcome> outcome = tryOthers(std::move(forms));
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
  bool savesAll = llvm::all_of(
      start.forms, [](const LoopForm &form) { return form == LoopForm(); });
  if (savesAll && saving)
    start = *saving;
  return start.isWithinBudget ? extendForms(std::move(start))
                              : llvm::Error::success();
}

llvm::Expected<LoopForms> FormSearch::run() {
  if (llvm::Error error = tryAlike())
    return std::move(error);
  if (options.budget.empty())
    return best->forms;
  // One pair after the other does not lead from a price that is best for all of them to
  // one pair that saves little and others that save much.
  SmallVector<Outcome, 2> starts{*best};
  if (pairs.size() > 1 && !(best->forms == named->forms))
    starts.push_back(*named);
  for (Outcome &start : starts)
    if (llvm::Error error = searchFrom(std::move(start)))
      return std::move(error);
  return best->forms;
}

llvm::Error remat::planLoops(func::FuncOp function,
                             const PlanningOptions &given) {
  if (function.getOps<stablehlo::WhileOp>().empty())
    return llvm::Error::success();
  // What is tried here is no step yet that could be appraised.
  PlanningOptions options = given;
  options.appraise = nullptr;
  startTimeLimit(options);
  if (!options.memory)
    options.memory = std::make_shared<PlanMemory>();
  size_t pairs = findLoopPairs(function.getBody().front()).size();
  bool chooses = options.policy == "auto";
  std::optional<LoopForm> form = parseLoopForm(options.policy);
  llvm::Expected<std::unique_ptr<PlanningSession>> asGiven =
      PlanningSession::create(function, options);
  if (!asGiven)
    return asGiven.takeError();
  // `none`, and policies that say nothing of loops, leave them as they are: a pair
  // that is built anew may need more.
  bool rebuilds = pairs > 0 && (chooses || (form && !(*form == LoopForm{})));
  const CostModel &costs = (*asGiven)->getCosts();
  // What follows refers to the keep-all peak of the loops as given.
  llvm::Expected<planner::Cost> keepAll =
      measureGiven(function, options, **asGiven);
  if (!keepAll)
    return keepAll.takeError();
  if (llvm::Error error = describe(function, LoopForm(), pairs, *keepAll))
    return error;
  if (rebuilds) {
    PlanningOptions sharing = shareTime(options, formShare);
    llvm::Expected<LoopForms> forms =
        chooses ? FormSearch(function, costs, sharing, *keepAll).run()
                : LoopForms{*form};
    if (!forms)
      return forms.takeError();
    if (llvm::Error error = rebuild(function, costs, *forms, pairs, *keepAll))
      return error;
  }
  if (llvm::Error error = planLoopBodies(function, options))
    return error;
  bool isPlanned = rebuilds;
  for (auto loop : function.getOps<stablehlo::WhileOp>())
    isPlanned |= loop->hasAttr(RematDialect::bodyAttrName);
  if (!isPlanned)
    function->removeAttr(RematDialect::loopsAttrName);
  return planGivenBodies(function, options, costs.getDevice());
}

/// Whether planning with these options leads to the problem of this hash.
static llvm::Expected<bool> leadsTo(func::FuncOp function,
                                    const PlanningOptions &options,
                                    StringRef problemSha256) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  module->push_back(copy);
  if (llvm::Error error = planLoops(copy, options))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(copy, options);
  if (!session)
    return session.takeError();
  return planner::problemSha256((*session)->getProblemText()) == problemSha256;
}

std::string remat::describeLoopOptions(const PlanningOptions &options) {
  if (options.policy != "auto" && !parseLoopForm(options.policy))
    return "";
  std::string text = "policy=" + options.policy;
  if (!options.budget.empty())
    text += " budget=" + options.budget;
  if (options.workLimit)
    text += " work=" + std::to_string(options.workLimit);
  if (options.workDivisor != 1)
    text += " part=" + std::to_string(options.workDivisor);
  return text;
}

/// The reverse; what is unknown is left out.
static PlanningOptions readLoopOptions(PlanningOptions options, StringRef text) {
  options.budget = options.reserve = "";
  options.workLimit = 0;
  options.isTrial = true;
  SmallVector<StringRef> words;
  text.split(words, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef word : words) {
    auto [name, value] = word.split('=');
    if (name == "policy")
      options.policy = value.str();
    if (name == "budget")
      options.budget = value.str();
    uint64_t number = 0;
    if (value.getAsInteger(10, number))
      continue;
    if (name == "work")
      options.workLimit = number;
    if (name == "part")
      options.workDivisor = std::max<uint64_t>(1, number);
  }
  return options;
}

/// The options that a plan was made with, as far as they are known: those given
/// now, and those that the plan tells.
static std::vector<PlanningOptions> guessOptions(const PlanningOptions &given,
                                                 const planner::Plan &plan) {
  std::vector<PlanningOptions> guesses;
  auto add = [&](std::string policy, std::string budget) {
    PlanningOptions options = given;
    options.policy = std::move(policy);
    options.budget = std::move(budget);
    options.reserve = "";
    guesses.push_back(std::move(options));
  };
  // Plans of rivals and of named values were made for loops as given.
  std::string policy = parseLoopForm(plan.strategy) ? plan.strategy : "auto";
  if (!plan.loops.empty()) {
    PlanningOptions told = readLoopOptions(given, plan.loops);
    // The file may tell anything.
    if (llvm::Error error = checkPlanningOptions(told))
      llvm::consumeError(std::move(error));
    else
      guesses.push_back(std::move(told));
  }
  // These are built without a search.
  if (policy != "auto")
    add(policy, "");
  guesses.push_back(given);
  if (plan.budgetBytes)
    add(policy, std::to_string(*plan.budgetBytes));
  add(policy, "");
  add(policy, "min");
  return guesses;
}

llvm::Error remat::restoreLoops(func::FuncOp function,
                                const PlanningOptions &options,
                                const planner::Plan &plan) {
  if (function.getOps<stablehlo::WhileOp>().empty())
    return llvm::Error::success();
  llvm::Expected<std::unique_ptr<PlanningSession>> given =
      PlanningSession::create(function, options);
  if (!given)
    return given.takeError();
  SmallVector<LoopPair> found = findLoopPairs(function.getBody().front());
  size_t pairs = found.size();
  const CostModel &costs = (*given)->getCosts();
  llvm::Expected<planner::Cost> keepAll =
      measureGiven(function, options, **given);
  if (!keepAll)
    return keepAll.takeError();
  // Without plans for bodies a form is quickly built.
  for (const LoopForm &form : listForms(found, costs, /*isTight=*/true)) {
    llvm::Expected<Trial> trial = startTrial(function, costs, options, form);
    if (!trial)
      return trial.takeError();
    if (planner::problemSha256(trial->session->getProblemText()) ==
        plan.problemSha256) {
      if (llvm::Error error = rebuild(function, costs, form, pairs, *keepAll))
        return error;
      return planGivenBodies(function, options, costs.getDevice());
    }
  }
  for (const PlanningOptions &guess : guessOptions(options, plan)) {
    llvm::Expected<bool> fits = leadsTo(function, guess, plan.problemSha256);
    if (!fits)
      return fits.takeError();
    if (*fits)
      return planLoops(function, guess);
  }
  return llvm::Error::success();
}
