// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans bodies of loops as steps of their own; see the header. The step around
/// is planned as if the bodies took nothing: what it leaves at a loop is the
/// budget of that loop's body.

#include "remat/Transforms/LoopBodies.h"
#include "BodyProgram.h"
#include "remat/Analysis/OpDigest.h"
#include "remat/Planner/ValueFates.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/PlanMemory.h"
#include "remat/Transforms/WaitingLimits.h"

using namespace mlir;
using namespace remat;
using planner::OpId;

/// Bodies that hold a smaller part of the step's keep-all peak are left alone.
static constexpr int64_t noticeablePart = 64;
/// A plan for the step around that is this much slower than its bound may gain
/// from bodies that take less memory.
static constexpr double closeToBound = 1.001;
/// Share of the time left for each plan of all bodies, or of the step around.
static constexpr double stageShare = 0.3;
/// Plans of the step around by which bodies are mixed, and their part of the work.
static constexpr unsigned mostMixed = 4;
static constexpr uint64_t mixDivisor = 4;
/// Tries to fit the step around into the budget again after its bodies grew.
static constexpr unsigned mostTries = 3;

namespace {
/// A planned body and what it takes; both null for a body as given.
struct PlannedBody {
  std::unique_ptr<BodyProgram> program;
  DictionaryAttr description;
};
} // namespace

/// Bytes and time of an iteration, and what its plan does.
static DictionaryAttr describe(const PlanningSession &session,
                               const planner::PlacedSolution &solution,
                               int64_t argumentBytes) {
  const planner::Problem &problem = session.getTraining().problem;
  const planner::Plan &plan = solution.plan;
  int64_t savedBytes = 0, saved = 0, recomputed = 0, inlined = 0;
  for (auto [id, fate] : llvm::enumerate(planner::findFates(problem, plan))) {
    saved += fate == planner::Fate::Saved;
    savedBytes += fate == planner::Fate::Saved ? problem.values[id].bytes : 0;
    recomputed += fate == planner::Fate::Recomputed;
    inlined += fate == planner::Fate::Inlined;
  }
  planner::RerunTotals reruns = planner::sumReruns(problem, plan);
  Builder builder(session.getGraph().getFunction().getContext());
  auto count = [&](StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  };
  int64_t bytes =
      std::max<int64_t>(0, solution.arena.getPromisedBytes() - argumentBytes);
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("plan", builder.getStringAttr(printPlan(plan))),
       count("bytes", bytes), count("timeNs", solution.replay.cost.timeNs),
       count("savedBytes", savedBytes), count("saved", saved),
       count("recomputed", recomputed), count("inlined", inlined),
       count("reruns", reruns.kernels), count("rerunNs", reruns.timeNs)});
}

/// All that the plan of a body depends on within one step.
static std::string getBodyKey(func::FuncOp function,
                              const PlanningOptions &options) {
  std::string key;
  llvm::raw_string_ostream os(key);
  os << options.policy << " " << options.budget << " " << options.workLimit << " "
     << options.workDivisor << " " << options.isTrial << "\n";
  os << digestOp(function, /*withLocations=*/true);
  return key;
}

/// Plans loops and ops of the body's function.
static llvm::Expected<DictionaryAttr> planBodyStep(BodyProgram &program,
                                                   const PlanningOptions &given,
                                                   int64_t argumentBytes) {
  func::FuncOp function = program.getFunction();
  // Bodies are planned again where a plan is restored.
  PlanningOptions options = given;
  options.workForForms = 0;
  if (!options.keepOrder && isWholeStep(program.getLoop()))
    if (llvm::Error error = program.order(options.device))
      return std::move(error);
  bool hasLoops = !function.getOps<stablehlo::WhileOp>().empty();
  if (llvm::Error error = planLoops(function, options))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return session.takeError();
  llvm::Expected<planner::PlacedSolution> solution =
      hasLoops ? (*session)->plan()
               : planWaitingLimits(function, options, *session);
  if (!solution)
    return solution.takeError();
  return describe(**session, *solution, argumentBytes);
}

/// The same, or what is remembered of it.
static llvm::Expected<DictionaryAttr>
planRemembering(BodyProgram &program, const PlanningOptions &options,
                int64_t argumentBytes) {
  func::FuncOp function = program.getFunction();
  PlanMemory *memory = options.memory.get();
  if (!memory)
    return planBodyStep(program, options, argumentBytes);
  std::string key = getBodyKey(function, options);
  if (PlanMemory::Body *known = memory->recallBody(key)) {
    if (known->infeasible)
      return llvm::make_error<planner::BudgetInfeasible>(*known->infeasible);
    replaceByClone(function, *known->function);
    return known->description;
  }
  llvm::Expected<DictionaryAttr> description =
      planBodyStep(program, options, argumentBytes);
  // A plan that was cut short is none that others would find.
  if (isTimeOver(options))
    return description;
  PlanMemory::Body body;
  if (description) {
    body.function = function.clone();
    body.description = *description;
  } else {
    llvm::Error error = llvm::handleErrors(
        description.takeError(),
        [&](const planner::BudgetInfeasible &miss) { body.infeasible = miss; });
    if (error)
      return std::move(error);
    description = llvm::make_error<planner::BudgetInfeasible>(*body.infeasible);
  }
  memory->rememberBody(key, std::move(body));
  return description;
}

/// The description with the number of iterations, and how they are counted where the
/// body does not do that itself.
static DictionaryAttr describeCounting(BodyProgram &program,
                                       DictionaryAttr description,
                                       const DeviceDescriptor &device) {
  stablehlo::WhileOp loop = program.getLoop();
  std::optional<stablehlo::CountedLoop> counted = program.getCounted();
  if (!counted)
    counted = stablehlo::CountedLoop::match(loop);
  if (!counted)
    return description;
  Builder builder(loop);
  NamedAttrList entries(description);
  auto set = [&](StringRef name, int64_t value) {
    entries.set(name, builder.getI64IntegerAttr(value));
  };
  set("trips", counted->getTripCount());
  if (program.getCounted()) {
    set("counter", counted->getCounter());
    set("first", counted->getCounterIndex().offset);
    set("step", counted->getCounterIndex().scale);
  }
  // What is read on the device is counted there.
  if (program.readsCounter())
    set("timeNs", description.getAs<IntegerAttr>("timeNs").getInt() +
                      device.launchNs);
  return entries.getDictionary(loop.getContext());
}

/// Plans the body within `budgetBytes` beside its arguments (none: any), or for
/// the lowest peak. A `BudgetInfeasible` is the caller's to handle.
static llvm::Expected<PlannedBody> planBody(stablehlo::WhileOp loop,
                                            const PlanningOptions &options,
                                            const DeviceDescriptor &device,
                                            std::optional<int64_t> budgetBytes,
                                            bool minimizePeak) {
  PlannedBody body;
  body.program =
      std::make_unique<BodyProgram>(loop, getSliceAlignment(device));
  int64_t argumentBytes = body.program->getArgumentBytes(device.alignment);
  std::string budget = minimizePeak ? "min" : "";
  if (budgetBytes)
    budget = std::to_string(*budgetBytes + argumentBytes);
  PlanningOptions inner = getBodyOptions(options, std::move(budget));
  llvm::Expected<DictionaryAttr> description =
      planRemembering(*body.program, inner, argumentBytes);
  if (!description)
    return description.takeError();
  body.description = *description;
  body.description = describeCounting(*body.program, body.description, device);
  return body;
}

/// The problem's op that runs the loop first.
static std::optional<OpId> findLoopOp(const PlanningSession &session,
                                      Operation *loop) {
  const TrainingProblem &training = session.getTraining();
  for (auto [id, source] : llvm::enumerate(training.sources))
    if (!training.problem.ops[id].extra &&
        llvm::any_of(source.ops, [&](unsigned op) {
          return session.getGraph().getOp(op).operation == loop;
        }))
      return OpId(id);
  return std::nullopt;
}

/// Bytes that are live around the op, in the worst of its runs.
static llvm::Expected<int64_t> findBytesAround(const planner::Problem &problem,
                                               const planner::Plan &plan,
                                               OpId op) {
  constexpr int64_t overwhelming = int64_t(1) << 50;
  planner::Problem copy = problem;
  copy.ops[op].workspaceBytes = overwhelming;
  llvm::Expected<planner::Replay> replay = planner::replay(copy, plan);
  if (!replay)
    return replay.takeError();
  return replay->cost.peakBytes - overwhelming;
}

namespace {
/// Chooses plans for the bodies of one function's loops.
class BodyPlanner {
public:
  BodyPlanner(func::FuncOp function, const PlanningOptions &options,
              const DeviceDescriptor &device)
      : function(function), options(options), device(device) {}

  void add(stablehlo::WhileOp loop, const BodyCost &given) {
    loops.push_back(loop);
    givenCosts[loop] = given;
  }
  llvm::Error run();

private:
  /// The step around with the bodies as described now.
  struct Around {
    std::unique_ptr<PlanningSession> session;
    planner::PlacedSolution solution;
  };
  using Bodies = std::vector<PlannedBody>;

  llvm::Expected<Bodies> planAll(bool minimizePeak);
  llvm::Expected<std::optional<Around>>
  planAround(const Bodies &bodies, int64_t &excess, uint64_t divisor = 1);
  llvm::Expected<std::optional<int64_t>> measureMix(const Bodies &bodies);
  llvm::Error mix(Bodies &bodies, Bodies &others);
  llvm::Expected<Bodies> planInRoom(const Around &around, int64_t reserve);
  llvm::Expected<PlannedBody> planWithin(stablehlo::WhileOp loop, int64_t room);
  Bodies makeFree() const;
  bool isWorthIt(stablehlo::WhileOp loop, const PlannedBody &body,
                 int64_t room) const;
  llvm::Error keepBudget();
  /// Options for one of the bodies, which are planned one after the other.
  PlanningOptions shareWithOthers() const {
    return shareTime(options, stageShare / double(loops.size()));
  }
  void describeAll(const Bodies &bodies);
  void carry(Bodies &bodies);

  func::FuncOp function;
  const PlanningOptions &options;
  const DeviceDescriptor &device;
  SmallVector<stablehlo::WhileOp> loops;
  /// A body was planned for the lowest peak, since no plan fits into its room.
  bool isTooTight = false;
  /// Without plans for the bodies.
  llvm::DenseMap<Operation *, BodyCost> givenCosts;
};
} // namespace

llvm::Expected<BodyPlanner::Bodies> BodyPlanner::planAll(bool minimizePeak) {
  Bodies bodies;
  for (stablehlo::WhileOp loop : loops) {
    llvm::Expected<PlannedBody> body = planBody(
        loop, shareWithOthers(), device, std::nullopt, minimizePeak);
    if (!body)
      return body.takeError();
    if (minimizePeak || isWorthIt(loop, *body, INT64_MAX))
      bodies.push_back(std::move(*body));
    else
      bodies.emplace_back();
  }
  return bodies;
}

/// Whether the plan is better than the body as given: faster, or what fits into
/// the room. Named policies are obeyed where that lowers anything.
bool BodyPlanner::isWorthIt(stablehlo::WhileOp loop, const PlannedBody &body,
                            int64_t room) const {
  const BodyCost &given = givenCosts.find(loop)->second;
  auto countOf = [&](StringRef name) {
    return body.description.getAs<IntegerAttr>(name).getInt();
  };
  if (options.policy != "auto")
    return countOf("bytes") < given.bytes;
  return given.bytes > room ||
         countOf("timeNs") * given.tripCount < given.timeNs;
}

void BodyPlanner::describeAll(const Bodies &bodies) {
  for (auto [loop, body] : llvm::zip_equal(loops, bodies)) {
    loop->removeAttr(RematDialect::bodyAttrName);
    if (body.description)
      loop->setAttr(RematDialect::bodyAttrName, body.description);
  }
}

/// The bodies as if they took no bytes.
BodyPlanner::Bodies BodyPlanner::makeFree() const {
  Bodies free;
  for (stablehlo::WhileOp loop : loops) {
    const BodyCost &given = givenCosts.find(loop)->second;
    Builder builder(loop.getContext());
    auto count = [&](StringRef name, int64_t value) {
      return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
    };
    free.push_back(
        {nullptr, builder.getDictionaryAttr(
                      {builder.getNamedAttr("plan", builder.getStringAttr("")),
                       count("bytes", 0),
                       count("timeNs", given.timeNs / given.tripCount)})});
  }
  return free;
}

/// None, and the bytes that are missing, if the budget is not kept.
llvm::Expected<std::optional<BodyPlanner::Around>>
BodyPlanner::planAround(const Bodies &bodies, int64_t &excess, uint64_t divisor) {
  describeAll(bodies);
  Around around;
  PlanningOptions sharing = shareTime(options, stageShare);
  sharing.workDivisor *= divisor;
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, sharing);
  if (!session)
    return session.takeError();
  around.session = std::move(*session);
  llvm::Expected<planner::PlacedSolution> solution = around.session->plan();
  if (solution) {
    around.solution = std::move(*solution);
    return around;
  }
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const planner::BudgetInfeasible &infeasible) {
        excess = infeasible.lowestFoundBytes - infeasible.budgetBytes;
      });
  if (rest)
    return std::move(rest);
  return std::nullopt;
}

/// Plans each body in what the plan of the step around leaves at its loop, less
/// the reserve; for the lowest peak where that is not enough.
llvm::Expected<BodyPlanner::Bodies>
BodyPlanner::planInRoom(const Around &around, int64_t reserve) {
  const planner::Problem &problem = around.session->getTraining().problem;
  Bodies bodies;
  for (stablehlo::WhileOp loop : loops) {
    std::optional<OpId> op = findLoopOp(*around.session, loop);
    assert(op && "loops are kernels of their own");
    llvm::Expected<int64_t> beside =
        findBytesAround(problem, around.solution.plan, *op);
    if (!beside)
      return beside.takeError();
    int64_t room = *around.session->getBudgetBytes() - *beside - reserve;
    llvm::Expected<PlannedBody> body = planWithin(loop, room);
    if (!body)
      return body.takeError();
    bodies.push_back(std::move(*body));
  }
  return bodies;
}

llvm::Expected<PlannedBody> BodyPlanner::planWithin(stablehlo::WhileOp loop,
                                                    int64_t room) {
  if (room > 0) {
    llvm::Expected<PlannedBody> body =
        planBody(loop, shareWithOthers(), device, room,
                 /*minimizePeak=*/false);
    if (body)
      return isWorthIt(loop, *body, room) ? std::move(*body) : PlannedBody();
    llvm::Error error = body.takeError();
    if (!error.isA<planner::BudgetInfeasible>())
      return std::move(error);
    llvm::consumeError(std::move(error));
  }
  isTooTight = true;
  return planBody(loop, shareWithOthers(), device, std::nullopt,
                  /*minimizePeak=*/true);
}

/// Bodies get their plans, and the loops in them theirs.
void BodyPlanner::carry(Bodies &bodies) {
  describeAll(bodies);
  for (PlannedBody &body : bodies)
    if (body.program)
      body.program->replaceBody();
}

/// Time of the step with these bodies; none: the budget is not kept.
llvm::Expected<std::optional<int64_t>>
BodyPlanner::measureMix(const Bodies &bodies) {
  int64_t excess = 0;
  auto around = planAround(bodies, excess, mixDivisor);
  if (!around)
    return around.takeError();
  return *around ? std::optional((**around).solution.plan.cost.timeNs)
                 : std::nullopt;
}

/// Where a body has too little room in one plan of the step around, another plan may
/// have it: takes those of `others` that make the step faster, one after the other.
/// What is left is in `others`.
llvm::Error BodyPlanner::mix(Bodies &bodies, Bodies &others) {
  llvm::Expected<std::optional<int64_t>> timeNs = measureMix(bodies);
  if (!timeNs)
    return timeNs.takeError();
  unsigned left = *timeNs ? mostMixed : 0;
  for (size_t index = 0; index < bodies.size(); ++index) {
    if (bodies[index].description == others[index].description)
      continue;
    if (left-- == 0 || isTimeOver(options))
      break;
    std::swap(bodies[index], others[index]);
    auto mixed = measureMix(bodies);
    if (!mixed)
      return mixed.takeError();
    if (*mixed && **mixed < **timeNs)
      *timeNs = **mixed;
    else
      std::swap(bodies[index], others[index]);
  }
  return llvm::Error::success();
}

llvm::Error BodyPlanner::keepBudget() {
  llvm::Expected<Bodies> bodies = planAll(/*minimizePeak=*/false);
  if (!bodies)
    return bodies.takeError();
  int64_t excess = 0;
  llvm::Expected<std::optional<Around>> fast = planAround(*bodies, excess);
  if (!fast)
    return fast.takeError();
  auto isFast = [](const Around &around) {
    int64_t bound =
        planner::computeTimeBound(around.session->getTraining().problem);
    return double(around.solution.plan.cost.timeNs) <=
           closeToBound * double(bound);
  };
  if (*fast && isFast(**fast)) {
    carry(*bodies);
    return llvm::Error::success();
  }
  // The step around, as if bodies took nothing, says how much they may take.
  llvm::Expected<std::optional<Around>> around = planAround(makeFree(), excess);
  if (!around)
    return around.takeError();
  int64_t reserve = 0;
  for (unsigned tries = 0; *around && tries < mostTries && !isTimeOver(options);
       ++tries) {
    llvm::Expected<Bodies> fitting = planInRoom(**around, reserve);
    if (!fitting)
      return fitting.takeError();
    if (isTooTight) {
      Bodies &taken = *fast ? *bodies : *fitting;
      if (llvm::Error error = mix(taken, *fast ? *fitting : *bodies))
        return error;
      carry(taken);
      return llvm::Error::success();
    }
    llvm::Expected<std::optional<Around>> next = planAround(*fitting, excess);
    if (!next)
      return next.takeError();
    if (*next) {
      bool isFaster = !*fast || (**next).solution.plan.cost.timeNs <
                                    (**fast).solution.plan.cost.timeNs;
      carry(isFaster ? *fitting : *bodies);
      return llvm::Error::success();
    }
    reserve += excess;
  }
  if (!*fast) {
    llvm::Expected<Bodies> lowest = planAll(/*minimizePeak=*/true);
    if (!lowest)
      return lowest.takeError();
    if (llvm::Error error = mix(*lowest, *bodies))
      return error;
    bodies = std::move(lowest);
  }
  carry(*bodies);
  return llvm::Error::success();
}

llvm::Error BodyPlanner::run() {
  if (loops.empty())
    return llvm::Error::success();
  bool isMinimum = StringRef(options.budget).trim() == "min";
  if (options.policy == "auto" && !options.budget.empty() && !isMinimum)
    return keepBudget();
  llvm::Expected<Bodies> bodies = planAll(isMinimum);
  if (!bodies)
    return bodies.takeError();
  carry(*bodies);
  return llvm::Error::success();
}

bool remat::isWholeStep(stablehlo::WhileOp loop) {
  FailureOr<TrainingGraph> graph =
      TrainingGraph::createForBody(loop.getBody().front());
  return succeeded(graph) && graph->getTurn() < graph->getOps().size();
}

/// What a body takes that gets no plan: as estimated or, where it becomes kernels all
/// the same (`planGivenBodies`), as these do.
static llvm::Expected<BodyCost> measureGivenBody(stablehlo::WhileOp loop,
                                                 const CostModel &costs,
                                                 const BodyCost &estimated,
                                                 const PlanningOptions &options) {
  const DeviceDescriptor &device = costs.getDevice();
  if (!device.kernelsInLoops)
    return estimated;
  PlanningOptions inner = shareTime(options, stageShare);
  inner.policy = "none";
  llvm::Expected<PlannedBody> body = planBody(
      loop, inner, device, std::nullopt, /*minimizePeak=*/false);
  if (!body)
    return body.takeError();
  BodyCost cost = estimated;
  auto countOf = [&](StringRef name) {
    return body->description.getAs<IntegerAttr>(name).getInt();
  };
  cost.bytes = countOf("bytes");
  cost.timeNs = countOf("timeNs") * cost.tripCount;
  return cost;
}

llvm::Error remat::planLoopBodies(func::FuncOp function,
                                  const PlanningOptions &options) {
  if (!speaksOfBodies(options.policy) ||
      function.getOps<stablehlo::WhileOp>().empty())
    return llvm::Error::success();
  llvm::Expected<std::unique_ptr<PlanningSession>> given =
      PlanningSession::create(function, options);
  if (!given)
    return given.takeError();
  llvm::Expected<planner::Replay> keepAll = (*given)->replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  const CostModel &costs = (*given)->getCosts();
  BodyPlanner planner(function, options, costs.getDevice());
  for (auto loop : function.getOps<stablehlo::WhileOp>()) {
    BodyCost cost = computeBodyCost(loop, costs);
    if (cost.bytes > keepAll->cost.peakBytes / noticeablePart &&
        (options.policy == "auto" || isWholeStep(loop))) {
      llvm::Expected<BodyCost> measured =
          measureGivenBody(loop, costs, cost, options);
      if (!measured)
        return measured.takeError();
      planner.add(loop, *measured);
    }
  }
  return planner.run();
}

/// A body that runs as it was given: what the plan keeps is nothing that it
/// chose.
static DictionaryAttr markAsGiven(DictionaryAttr description) {
  Builder builder(description.getContext());
  NamedAttrList entries(description);
  for (StringRef name : {"savedBytes", "saved"})
    entries.set(name, builder.getI64IntegerAttr(0));
  entries.set("given", builder.getI64IntegerAttr(1));
  return entries.getDictionary(description.getContext());
}

llvm::Error remat::planGivenBodies(func::FuncOp function,
                                   const PlanningOptions &options,
                                   const DeviceDescriptor &device) {
  if (!device.kernelsInLoops)
    return llvm::Error::success();
  PlanningOptions inner = shareTime(options, stageShare);
  inner.policy = "none";
  for (auto loop : function.getOps<stablehlo::WhileOp>()) {
    if (loop->hasAttr(RematDialect::bodyAttrName))
      continue;
    llvm::Expected<PlannedBody> body =
        planBody(loop, inner, device, std::nullopt,
                 /*minimizePeak=*/false);
    if (!body)
      return body.takeError();
    loop->setAttr(RematDialect::bodyAttrName, markAsGiven(body->description));
    body->program->replaceBody();
  }
  return llvm::Error::success();
}
