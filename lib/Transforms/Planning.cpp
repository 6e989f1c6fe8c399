// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sets a planning session up and runs it.

#include "remat/Transforms/Planning.h"
#include "remat/Analysis/EntryCopies.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/NearestName.h"
#include "remat/Transforms/CompiledMemory.h"
#include "remat/Transforms/PlanMemory.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace remat;

char UsageError::ID = 0;
char PlanRejected::ID = 0;

static llvm::Error makeUsageError(llvm::Error error) {
  return llvm::make_error<UsageError>(llvm::toString(std::move(error)));
}

LogicalResult remat::checkUnplanned(func::FuncOp function) {
  Operation *first = nullptr;
  unsigned count = 0;
  function.walk([&](KernelOpInterface kernel) {
    first = count++ ? first : kernel.getOperation();
  });
  if (!first)
    return success();
  return first->emitError() << "the step is planned already: " << count << " op"
                            << (count == 1 ? "" : "s") << " like '" << first->getName()
                            << "' are of a plan that was carried out; give the step as it "
                               "was before";
}

static llvm::Error readProfile(StringRef path, CostModel &costs) {
  if (path.empty())
    return llvm::Error::success();
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return llvm::make_error<UsageError>(
        ("cannot read profile '" + path + "': " + buffer.getError().message())
            .str());
  if (llvm::Error error = costs.addProfile((*buffer)->getBuffer()))
    return llvm::make_error<UsageError>("profile '" + path.str() +
                                        "': " + llvm::toString(std::move(error)));
  return llvm::Error::success();
}

static llvm::Expected<DeviceDescriptor> findDevice(StringRef nameOrPath) {
  std::vector<std::string> names = listDevices();
  if (!nameOrPath.ends_with(".json") &&
      !llvm::is_contained(names, nameOrPath)) {
    SmallVector<StringRef> known(names.begin(), names.end());
    return llvm::make_error<UsageError>(
        ("unknown device '" + nameOrPath + "'; did you mean '" +
         findNearestName(nameOrPath, known) + "'? Known are " +
         llvm::join(known, ", ") + ", and files that end in .json")
            .str());
  }
  llvm::Expected<DeviceDescriptor> device = loadDevice(nameOrPath);
  if (!device)
    return makeUsageError(device.takeError());
  return device;
}

llvm::Expected<std::unique_ptr<PlanningSession>>
PlanningSession::create(func::FuncOp function, const PlanningOptions &options) {
  llvm::Expected<DeviceDescriptor> device = findDevice(options.device);
  if (!device)
    return device.takeError();
  TrainingGraphOptions graphOptions;
  if (options.lossResult >= 0)
    graphOptions.lossResult = options.lossResult;
  FailureOr<TrainingGraph> graph =
      TrainingGraph::create(function, graphOptions);
  if (failed(graph))
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "the function cannot be planned");
  std::unique_ptr<PlanningSession> session(
      new PlanningSession(std::move(*graph)));
  session->options = options;
  if (options.measureWorkspace) {
    // Kernels of our own have slices of straight code taken by kernels that copy.
    device->slicesInPlace = false;
    device->ownConvolutions = device->computeCapability > 0;
  }
  session->costs = std::make_unique<CostModel>(std::move(*device));
  if (llvm::Error error = readProfile(options.profile, *session->costs))
    return std::move(error);
  FusionOptions fusion = session->costs->getDevice().getFusionOptions();
  if (auto waiting = function->getAttrOfType<DictionaryAttr>(
          RematDialect::waitingAttrName))
    fusion.maxWaiting = waiting.getAs<IntegerAttr>("limit").getInt();
  session->groups = std::make_unique<FusionGroups>(session->graph, fusion);
  session->costs->calibrate(session->graph, *session->groups);
  ProblemOptions problemOptions;
  problemOptions.allowOffload = options.allowOffload;
  problemOptions.resultsUpFront = options.resultsUpFront;
  problemOptions.measureWorkspace = options.measureWorkspace;
  session->training = buildProblem(session->graph, *session->groups,
                                   *session->costs, problemOptions);
  if (llvm::Error error = session->resolvePolicy())
    return std::move(error);
  session->problemText = planner::printProblem(session->training.problem);
  session->readGivenKeepAll(function);
  if (llvm::Error error = session->resolveBudget())
    return std::move(error);
  if (llvm::Error error = session->resolveLimits())
    return std::move(error);
  return session;
}

/// Fails if the word before any `:` is no policy.
static llvm::Error checkPolicyName(StringRef policy) {
  std::vector<std::string> names;
  for (const auto &[name, meaning] : planner::listStrategies())
    names.push_back(name);
  names.insert(names.end(), {"layers:LIST", "names:FILE"});
  SmallVector<StringRef> known(names.begin(), names.end());
  auto isMeant = [&](StringRef name) {
    auto [word, parameter] = name.split(':');
    return parameter.empty() ? policy == word
                             : policy.starts_with(word.str() + ":");
  };
  if (llvm::any_of(known, isMeant))
    return llvm::Error::success();
  return llvm::make_error<UsageError>(
      ("unknown policy '" + policy + "'; did you mean '" +
       findNearestName(policy, known) + "'? The policies are " +
       joinAlternatives(known))
          .str());
}

static bool isNamedPolicy(StringRef policy) {
  return policy.starts_with("layers:") || policy.starts_with("names:");
}

/// The reserve; it needs a budget that it can be taken off.
static llvm::Expected<int64_t> parseReserve(const PlanningOptions &options) {
  if (options.reserve.empty())
    return 0;
  llvm::Expected<int64_t> bytes = parseBytes(options.reserve);
  if (!bytes)
    return llvm::make_error<UsageError>("reserve: " +
                                        llvm::toString(bytes.takeError()));
  if (options.budget.empty() || StringRef(options.budget).trim() == "min")
    return llvm::make_error<UsageError>("a reserve is taken off a budget in "
                                        "bytes or percent, and none is given");
  return bytes;
}

llvm::Error remat::checkPlanningOptions(const PlanningOptions &options) {
  if (!options.budget.empty())
    if (llvm::Expected<BudgetText> budget = parseBudget(options.budget);
        !budget)
      return makeUsageError(budget.takeError());
  if (llvm::Expected<int64_t> reserve = parseReserve(options); !reserve)
    return reserve.takeError();
  if (!options.timeLimit.empty())
    if (llvm::Expected<double> seconds = parseSeconds(options.timeLimit);
        !seconds)
      return makeUsageError(seconds.takeError());
  llvm::Expected<DeviceDescriptor> device = findDevice(options.device);
  if (!device)
    return device.takeError();
  CostModel costs(std::move(*device));
  if (llvm::Error error = readProfile(options.profile, costs))
    return error;
  if (llvm::Error error = checkPolicyName(options.policy))
    return error;
  if (isNamedPolicy(options.policy))
    return llvm::Error::success();
  if (auto strategy = planner::createStrategy(options.policy); !strategy)
    return makeUsageError(strategy.takeError());
  return llvm::Error::success();
}

using Clock = planner::Deadline::Clock;

static Clock::duration toDuration(double seconds) {
  return std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(seconds));
}

void remat::startTimeLimit(PlanningOptions &options) {
  if (options.end || options.timeLimit.empty())
    return;
  llvm::Expected<double> seconds = parseSeconds(options.timeLimit);
  // Sessions report what is wrong with it. Further ahead than a century is never.
  if (!seconds)
    return llvm::consumeError(seconds.takeError());
  if (*seconds < 4e9)
    options.end = Clock::now() + toDuration(*seconds);
}

PlanningOptions remat::shareTime(PlanningOptions options, double share) {
  options.isTrial = true;
  startTimeLimit(options);
  if (!options.end)
    return options;
  Clock::time_point now = Clock::now();
  double left = std::chrono::duration<double>(*options.end - now).count();
  if (left > 0)
    options.end = now + toDuration(left * share);
  return options;
}

PlanningOptions remat::shareTimeOfForm(const PlanningOptions &options,
                                       double share) {
  PlanningOptions shared = shareTime(options, share);
  // Without a limit nothing fills the time.
  if (!shared.end)
    shared.isTrial = options.isTrial;
  return shared;
}

void remat::replaceByClone(func::FuncOp function, func::FuncOp copy) {
  OwningOpRef<func::FuncOp> fresh = copy.clone();
  function.eraseBody();
  function.getBody().takeBody(fresh->getBody());
  function->setAttrs((*fresh)->getAttrDictionary());
}

void remat::describeForm(func::FuncOp function, StringRef attrName,
                         ArrayRef<NamedAttribute> entries,
                         const planner::Cost &keepAll) {
  Builder builder(function.getContext());
  NamedAttrList all(entries);
  all.set("peakBytes", builder.getI64IntegerAttr(keepAll.peakBytes));
  all.set("timeNs", builder.getI64IntegerAttr(keepAll.timeNs));
  function->setAttr(attrName, all.getDictionary(function.getContext()));
}

bool remat::isBetterForm(const planner::PlacedSolution &plan,
                         const planner::PlacedSolution &other,
                         bool isForMinimum) {
  auto rank = [&](const planner::PlacedSolution &of) {
    int64_t bytes = of.arena.getPromisedBytes(), time = of.plan.cost.timeNs;
    return isForMinimum ? std::pair(bytes, time) : std::pair(time, bytes);
  };
  return rank(plan) < rank(other);
}

bool remat::isAppraised(const PlanningOptions &options) {
  llvm::Expected<DeviceDescriptor> device = loadDevice(options.device);
  if (device)
    return device->startsEarly && options.appraise;
  llvm::consumeError(device.takeError());
  return false;
}

bool remat::isTimeOver(const PlanningOptions &options) {
  return planner::Deadline(options.end, options.interrupted, options.cutoff)
      .isOver();
}

bool remat::isTimeForFormsOver(const PlanningOptions &options) {
  return isTimeOver(options) || (options.workForForms > 0 && options.workDone &&
                                 *options.workDone >= options.workForForms);
}

llvm::Error PlanningSession::resolvePolicy() {
  StringRef policy = options.policy;
  if (llvm::Error error = checkPolicyName(policy))
    return error;
  if (isNamedPolicy(policy)) {
    if (llvm::Error error = applyNamedPolicies(policy, training.problem))
      return error;
    policy = "none";
  }
  llvm::Expected<std::unique_ptr<planner::Strategy>> created =
      planner::createStrategy(policy);
  if (!created)
    return makeUsageError(created.takeError());
  strategy = std::move(*created);
  return llvm::Error::success();
}

void PlanningSession::readGivenKeepAll(func::FuncOp function) {
  for (StringRef name :
       {RematDialect::waitingAttrName, RematDialect::loopsAttrName,
        RematDialect::chunksAttrName})
    if (auto given = function->getAttrOfType<DictionaryAttr>(name))
      givenKeepAll = {given.getAs<IntegerAttr>("peakBytes").getInt(),
                      given.getAs<IntegerAttr>("timeNs").getInt()};
}

llvm::Expected<planner::Replay> PlanningSession::replayAsGiven() const {
  const planner::Problem &problem = training.problem;
  llvm::Expected<planner::Replay> keepAll =
      planner::replay(problem, planner::makeKeepAllPlan(problem));
  if (!keepAll)
    return keepAll;
  if (givenKeepAll) {
    keepAll->cost = *givenKeepAll;
    return keepAll;
  }
  if (costs->getDevice().copiesDonated) {
    llvm::Expected<planner::Replay> copying = replayWithEntryCopies(problem);
    if (!copying)
      return copying;
    keepAll->cost = copying->cost;
  }
  func::FuncOp function = graph.getFunction();
  if (costs->getDevice().startsEarly && !options.isLoopBody) {
    FailureOr<CompiledMemory> memory =
        estimateCompiledMemory(function, costs->getDevice());
    if (succeeded(memory))
      keepAll->cost.peakBytes = memory->getPeakBytes();
  }
  return keepAll;
}

llvm::Error PlanningSession::resolveBudget() {
  llvm::Expected<int64_t> reserve = parseReserve(options);
  if (!reserve)
    return reserve.takeError();
  reserveBytes = *reserve;
  if (options.budget.empty())
    return llvm::Error::success();
  llvm::Expected<BudgetText> budget = parseBudget(options.budget);
  if (!budget)
    return makeUsageError(budget.takeError());
  switch (budget->kind) {
  case BudgetText::Kind::Minimum:
    request.minimizePeak = true;
    return llvm::Error::success();
  case BudgetText::Kind::Bytes:
    budgetBytes = budget->bytes - reserveBytes;
    break;
  case BudgetText::Kind::PercentOfKeepAll: {
    llvm::Expected<planner::Replay> keepAll = replayAsGiven();
    if (!keepAll)
      return keepAll.takeError();
    budgetBytes =
        takePercent(keepAll->cost.peakBytes, budget->percent) - reserveBytes;
    break;
  }
  }
  if (*budgetBytes + reserveBytes == 0)
    return llvm::make_error<UsageError>("invalid budget '" + options.budget +
                                        "': it is less than one byte");
  if (*budgetBytes <= 0)
    return llvm::make_error<UsageError>(
        "the reserve of " + formatBytes(reserveBytes) +
        " leaves nothing of budget '" + options.budget + "'");
  request.budgetBytes = budgetBytes;
  return llvm::Error::success();
}

llvm::Error PlanningSession::resolveLimits() {
  if (!options.timeLimit.empty()) {
    llvm::Expected<double> seconds = parseSeconds(options.timeLimit);
    if (!seconds)
      return makeUsageError(seconds.takeError());
    request.timeLimitSeconds = *seconds;
    if (options.end)
      request.timeLimitSeconds = std::max(
          0.0, std::chrono::duration<double>(*options.end - request.begin).count());
  }
  request.cutoff = options.cutoff;
  request.workDone = options.workDone.get();
  request.enoughBytes = options.enoughBytes;
  request.rounds = options.rounds;
  request.isKnownKept = options.isKnownKept;
  request.mayFillTime = !options.isTrial;
  request.workDivisor = options.workDivisor;
  if (options.appraise && costs->getDevice().startsEarly) {
    request.appraise = [this](const planner::Plan &plan) {
      return options.appraise(*this, plan);
    };
    request.uncertainty = costs->getDevice().statementUncertainty;
  }
  if (options.workLimit)
    request.workLimit = options.workLimit;
  request.seed = options.seed;
  request.interrupted = options.interrupted;
  request.progress = options.progress;
  return llvm::Error::success();
}

/// All that a plan depends on besides its budget, within one step and one set of
/// options: what is appraised has the bodies of its loops, too.
std::string PlanningSession::getMemoryKey() const {
  std::string key =
      options.policy + " " + planner::problemSha256(problemText).c_str();
  if (options.workDivisor != 1)
    key += " /" + std::to_string(options.workDivisor);
  if (options.workLimit)
    key += " work " + std::to_string(options.workLimit);
  if (!request.appraise)
    return key;
  if (request.cutoff)
    key += " cut";
  if (request.enoughBytes)
    key += " enough " + std::to_string(*request.enoughBytes);
  if (request.isKnownKept)
    key += " kept";
  if (!(request.rounds == planner::AppraisedRounds()))
    key += " rounds " + std::to_string(request.rounds.first) + "+" +
           std::to_string(request.rounds.count);
  llvm::raw_string_ostream os(key);
  os << " appraised";
  func::FuncOp function = graph.getFunction();
  function->walk([&](Operation *op) {
    if (Attribute body = op->getAttr(RematDialect::bodyAttrName))
      os << " " << body;
  });
  return key;
}

llvm::Expected<planner::PlacedSolution> PlanningSession::plan() const {
  PlanMemory *memory = options.memory.get();
  llvm::Expected<planner::PlacedSolution> solution =
      solveRemembering(memory, memory ? getMemoryKey() : "", training.problem,
                       *strategy, request, options.isTrial);
  if (!solution)
    return solution;
  solution->plan.problemSha256 = planner::problemSha256(problemText);
  llvm::Expected<planner::Replay> keepAll = replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  solution->keepAll = std::move(*keepAll);
  return solution;
}

llvm::Expected<std::vector<planner::TradeOffPoint>>
PlanningSession::planTradeOff(unsigned pointCount) const {
  llvm::Expected<std::vector<planner::TradeOffPoint>> points =
      planner::computeTradeOff(training.problem, *strategy, request,
                               pointCount);
  if (points)
    for (planner::TradeOffPoint &point : *points)
      point.plan.problemSha256 = planner::problemSha256(problemText);
  return points;
}

llvm::Expected<planner::PlacedSolution>
PlanningSession::verify(planner::Plan plan) const {
  std::string expected = planner::problemSha256(problemText);
  if (plan.problemSha256 != expected)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "the plan is for another problem: it names sha256 %s, this module with "
        "these options is %s; ops, options and locations have to be those that were "
        "planned: print modules between passes with --mlir-print-debuginfo",
        plan.problemSha256.c_str(), expected.c_str());
  if (llvm::Error error = planner::verifyPlan(training.problem, plan))
    return llvm::make_error<PlanRejected>(llvm::toString(std::move(error)));
  planner::PlacedSolution solution;
  llvm::Expected<planner::Replay> replay =
      planner::replay(training.problem, plan);
  if (!replay)
    return llvm::make_error<PlanRejected>(llvm::toString(replay.takeError()));
  llvm::Expected<planner::Replay> keepAll = replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  solution.plan = std::move(plan);
  solution.replay = std::move(*replay);
  solution.keepAll = std::move(*keepAll);
  solution.floor = planner::computeFloor(training.problem);
  return solution;
}

llvm::Expected<planner::PlacedSolution>
PlanningSession::adopt(planner::Plan plan) const {
  llvm::Expected<planner::PlacedSolution> verified = verify(std::move(plan));
  if (!verified)
    return verified;
  planner::PlacedSolution &solution = *verified;
  llvm::Expected<planner::PlanArena> arena = planner::layOutPlan(
      training.problem, solution.plan, budgetBytes, request.deadline());
  if (!arena)
    return arena.takeError();
  solution.arena = std::move(*arena);
  if (request.appraise) {
    llvm::Expected<int64_t> bytes = request.appraise(solution.plan);
    if (!bytes)
      return bytes.takeError();
    solution.arena.appraisedBytes = *bytes;
  }
  solution.lowestFoundBytes = solution.arena.getPromisedBytes();
  if (budgetBytes && solution.lowestFoundBytes > *budgetBytes)
    return llvm::make_error<planner::BudgetInfeasible>(
        *budgetBytes, solution.floor, solution.lowestFoundBytes,
        "the given plan needs " + formatBytes(solution.lowestFoundBytes) +
            ", above the budget of " + formatBytes(*budgetBytes));
  return verified;
}
