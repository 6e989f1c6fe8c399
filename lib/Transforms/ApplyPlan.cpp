// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Carries a plan out on IR: walks its steps, keeps for every value of the
/// problem the SSA value that holds it now, and writes one op per kernel. The
/// new ops are built behind the old ones, which are erased at the end.

#include "remat/Transforms/ApplyPlan.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Analysis/UnreadFills.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Planner/HostPool.h"
#include "remat/Transforms/ArenaPlaces.h"

using namespace mlir;
using namespace remat;
using planner::OpId;
using planner::Step;
using planner::StepKind;
using planner::ValueId;

namespace {
class PlanApplication {
public:
  PlanApplication(const TrainingGraph &graph, const TrainingProblem &training,
                  const planner::Plan &plan, func::FuncOp function,
                  const CostModel *costs, const planner::PlanArena *arena)
      : costs(costs), arena(arena), graph(graph), problem(training.problem),
        training(training), plan(plan), function(function),
        terminator(function.getBody().front().getTerminator()),
        builder(function.getContext()),
        current(training.values.size()), host(training.values.size()) {}

  LogicalResult run();

private:
  LogicalResult checkSteps();
  void startWithArguments();
  void applyStep(size_t index);
  void writeView(OpId op);
  void restoreViews(ValueId root);
  void showAgain(ValueId view);
  void writeKernel(size_t index);
  SmallVector<ValueId> collectKernelInputs(const Step &step) const;
  void writeInline(const Step &step, IRMapping &inside,
                   llvm::DenseMap<ValueId, Value> &made);
  void cloneOps(ArrayRef<unsigned> ops, IRMapping &mapping);
  void mapInputs(ArrayRef<unsigned> ops,
                 const llvm::DenseMap<ValueId, Value> &values,
                 IRMapping &mapping);
  template <typename OpTy>
  void finishKernel(OpTy kernel, size_t index, ArrayRef<ValueId> inputs,
                    ArrayRef<ValueId> written, ArrayRef<ValueId> leftOut);
  SmallVector<BufferReuse> findReuses(size_t index, ArrayRef<ValueId> inputs,
                                      ArrayRef<ValueId> written) const;
  ValueId idOf(Value value) const;
  SmallVector<Type> getTypes(ArrayRef<ValueId> values) const {
    return llvm::map_to_vector(values, [&](ValueId value) {
      return training.values[value].getType();
    });
  }
  int64_t sumTime(const Step &step) const;
  int64_t countBytes(const Step &step, ArrayRef<ValueId> inputs,
                     ArrayRef<ValueId> written) const;
  void describe(Operation *kernel, size_t index, ArrayRef<ValueId> inputs,
                ArrayRef<ValueId> written) const;
  void describeCopy(Operation *copy, ValueId root,
                    std::optional<size_t> index);
  void noteDrop(ValueId root);
  Attribute listClasses(ArrayRef<ValueId> values) const;
  void finish();

  /// Null: kernels are not described.
  const CostModel *costs;
  /// Of the plan; null: kernels are not told their places.
  const planner::PlanArena *arena;
  std::optional<PlannedPlaces> places;
  const TrainingGraph &graph;
  const planner::Problem &problem;
  const TrainingProblem &training;
  const planner::Plan &plan;
  /// Where the steps are written.
  func::FuncOp function;
  Operation *terminator;
  OpBuilder builder;
  llvm::DenseMap<Value, ValueId> ids;
  /// The SSA value that holds each problem value now; null if none does.
  std::vector<Value> current;
  /// Results that live from the start, in bytes of their own.
  llvm::DenseSet<ValueId> ownsResultBytes;
  /// A root and its views.
  std::vector<SmallVector<ValueId, 1>> membersOf;
  /// The host copy of an offloaded root.
  std::vector<Value> host;
  /// All copies of the plan, and how many have been written.
  std::vector<planner::HostCopy> hostCopies;
  size_t copyCount = 0;
  /// Views of a root that were there when the copy was made.
  llvm::DenseMap<ValueId, SmallVector<ValueId, 1>> viewsAtOffload;
  /// Inlined reruns that belong to the next kernel.
  SmallVector<const Step *> pending;
  SmallVector<Operation *> original;
};
} // namespace

LogicalResult PlanApplication::checkSteps() {
  Location loc = function.getLoc();
  for (const Step &step : plan.steps) {
    bool isOp = step.kind == StepKind::Run || step.kind == StepKind::Rerun;
    size_t limit = isOp ? problem.ops.size() : problem.values.size();
    if (step.id < 0 || size_t(step.id) >= limit)
      return emitError(loc, "plan step names ")
             << (isOp ? "op " : "value ") << step.id << ", the problem has "
             << limit;
    if (step.variant)
      return emitError(loc, "plan step chooses variant ")
             << *step.variant << " of an op that has none in this module";
  }
  return success();
}

ValueId PlanApplication::idOf(Value value) const {
  auto found = ids.find(value);
  while (found == ids.end()) {
    // A loop-invariant carry is the loop's operand.
    auto interface = cast<RematOpInterface>(value.getDefiningOp());
    value = value.getDefiningOp()->getOperand(*interface.getViewedOperand(
        cast<OpResult>(value).getResultNumber()));
    found = ids.find(value);
  }
  return found->second;
}

void PlanApplication::startWithArguments() {
  membersOf.resize(problem.values.size());
  for (auto [id, value] : llvm::enumerate(training.values)) {
    membersOf[problem.rootOf(id)].push_back(id);
    if (value)
      ids[value] = id;
  }
  if (problem.resultsUpFront)
    ownsResultBytes.insert(problem.results.begin(), problem.results.end());
  else
    function->setAttr(RematDialect::lateResultsAttrName, builder.getUnitAttr());
  for (const planner::DonatedPair &pair : problem.donated)
    if (pair.result)
      ownsResultBytes.erase(*pair.result);
  for (Operation &op : function.getBody().front().without_terminator())
    original.push_back(&op);
  builder.setInsertionPoint(terminator);
  for (ValueId argument : problem.arguments) {
    Value value = training.values[argument];
    // Large constants are read from memory; they stay in front.
    if (Operation *constant = value.getDefiningOp())
      value = builder.clone(*constant)->getResult(0);
    else
      value = function.getArgument(cast<BlockArgument>(value).getArgNumber());
    current[argument] = value;
  }
  if (!costs)
    return;
  SmallVector<ValueId> arguments;
  for (Value argument : graph.getBlock().getArguments())
    arguments.push_back(idOf(argument));
  NamedAttrList entries;
  entries.set("classes", listClasses(arguments));
  if (arena) {
    places.emplace(*arena);
    entries.set("height", builder.getI64IntegerAttr(arena->layout.height));
  }
  function->setAttr(RematDialect::profileAttrName, entries.getDictionary(builder.getContext()));
}

void PlanApplication::cloneOps(ArrayRef<unsigned> ops, IRMapping &mapping) {
  for (unsigned index : ops)
    builder.clone(*graph.getOp(index).operation, mapping);
}

/// Maps what `ops` read from outside to the given values.
void PlanApplication::mapInputs(ArrayRef<unsigned> ops,
                                const llvm::DenseMap<ValueId, Value> &values,
                                IRMapping &mapping) {
  for (Value input : computeInputs(graph, ops))
    mapping.map(input, values.lookup(idOf(input)));
}

void PlanApplication::writeView(OpId op) {
  const ProblemOpSource &source = training.sources[op];
  ValueId input = problem.ops[op].inputs.front();
  // The format lets a view of a dead value run and make nothing.
  if (!current[input])
    return;
  IRMapping mapping;
  llvm::DenseMap<ValueId, Value> values{{input, current[input]}};
  mapInputs(source.ops, values, mapping);
  cloneOps(source.ops, mapping);
  for (ValueId output : problem.ops[op].outputs)
    current[output] = mapping.lookup(training.values[output]);
}

/// A fetch brings back what was readable when the storage was offloaded.
void PlanApplication::restoreViews(ValueId root) {
  ArrayRef<ValueId> views = viewsAtOffload[root];
  for (auto [id, op] : llvm::enumerate(problem.ops))
    if (!views.empty() && op.isView() &&
        llvm::is_contained(views, op.outputs.front()))
      writeView(OpId(id));
}

/// A result that was made again may be shown by a view that was not: bytes are all that
/// a plan is about.
void PlanApplication::showAgain(ValueId view) {
  if (current[view])
    return;
  for (auto [id, op] : llvm::enumerate(problem.ops))
    if (op.isView() && op.outputs.front() == view) {
      showAgain(op.inputs.front());
      writeView(OpId(id));
      return;
    }
}

/// What the kernel of `step` reads from memory: its own inputs and those of the
/// reruns inlined into it, less what these make.
SmallVector<ValueId>
PlanApplication::collectKernelInputs(const Step &step) const {
  llvm::SmallDenseSet<ValueId, 8> made;
  llvm::SmallSetVector<ValueId, 8> inputs;
  auto addInputs = [&](OpId op) {
    for (ValueId input : problem.ops[op].inputs)
      if (!made.contains(input))
        inputs.insert(input);
  };
  for (const Step *inlined : pending) {
    addInputs(inlined->id);
    made.insert(problem.ops[inlined->id].outputs.begin(),
                problem.ops[inlined->id].outputs.end());
  }
  addInputs(step.id);
  return inputs.takeVector();
}

/// One `remat.inline` (or a view) at the start of the kernel's body.
void PlanApplication::writeInline(const Step &step, IRMapping &inside,
                                  llvm::DenseMap<ValueId, Value> &made) {
  const planner::Op &op = problem.ops[step.id];
  const ProblemOpSource &source = training.sources[step.id];
  if (op.isView()) {
    IRMapping mapping;
    mapInputs(source.ops, made, mapping);
    cloneOps(source.ops, mapping);
    for (ValueId output : op.outputs)
      made[output] = mapping.lookup(training.values[output]);
    return;
  }
  auto inputs = llvm::map_to_vector(op.inputs, [&](ValueId v) { return made.lookup(v); });
  SmallVector<Type> types = getTypes(op.outputs);
  Location loc = graph.getOp(source.ops.back()).operation->getLoc();
  auto inlined = InlineOp::create(builder, loc, types, *source.group, inputs);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(inlined.getBodyBlock());
  llvm::DenseMap<ValueId, Value> arguments;
  for (auto [input, argument] :
       llvm::zip_equal(op.inputs, inlined.getBodyBlock()->getArguments()))
    arguments[input] = argument;
  IRMapping mapping;
  mapInputs(source.ops, arguments, mapping);
  cloneOps(source.ops, mapping);
  SmallVector<Value> outputs;
  for (ValueId output : op.outputs)
    outputs.push_back(mapping.lookup(training.values[output]));
  YieldOp::create(builder, loc, outputs);
  for (auto [output, result] : llvm::zip_equal(op.outputs, inlined.getOutputs()))
    made[output] = result;
}

/// The takeovers that the plan makes at this kernel: an input whose root is
/// dropped directly behind it gives its buffer to an output.
SmallVector<BufferReuse>
PlanApplication::findReuses(size_t index, ArrayRef<ValueId> inputs,
                            ArrayRef<ValueId> written) const {
  llvm::SmallDenseSet<ValueId, 4> dropped;
  for (size_t i = index + 1;
       i < plan.steps.size() && plan.steps[i].kind == StepKind::Drop; ++i)
    dropped.insert(plan.steps[i].id);
  SmallVector<BufferReuse> reuses;
  llvm::SmallDenseSet<ValueId, 4> taken;
  // Results in the bytes of an argument that is not read any more need no others.
  for (const planner::DonatedPair &pair : problem.donated)
    if (pair.result &&
        (!current[pair.argument] || dropped.contains(pair.argument)))
      taken.insert(*pair.result);
  for (auto [input, output] : problem.ops[plan.steps[index].id].reuses) {
    ValueId root = problem.rootOf(input);
    const auto *operand = llvm::find(inputs, input);
    const auto *result = llvm::find(written, output);
    if (operand == inputs.end() || result == written.end() ||
        !dropped.contains(root) || taken.contains(root) ||
        taken.contains(output) ||
        problem.values[output].bytes > problem.values[root].bytes ||
        ownsResultBytes.contains(output) ||
        isa<BlockArgument>(current[root]))
      continue;
    taken.insert(root);
    taken.insert(output);
    reuses.push_back({operand - inputs.begin(), result - written.begin()});
  }
  return reuses;
}

/// The time of the kernel at hand.
int64_t PlanApplication::sumTime(const Step &step) const {
  int64_t time = problem.ops[step.id].timeNs;
  auto subtract = [&](const Step &member) {
    for (auto [output, ns] : problem.ops[member.id].elidable)
      if (llvm::is_contained(member.without, output))
        time -= ns;
  };
  subtract(step);
  for (auto [index, inlined] : llvm::enumerate(pending)) {
    ArrayRef<const Step *> laterOnes = ArrayRef(pending).drop_front(index + 1);
    auto isReader = [&, laterOnes](OpId op) {
      return op == step.id ||
             llvm::any_of(laterOnes,
                          [&](const Step *later) { return later->id == op; });
    };
    const auto &readers = problem.ops[inlined->id].inlineInto;
    auto reader = llvm::find_if(
        readers, [&](const auto &pair) { return isReader(pair.first); });
    if (reader != readers.end())
      time += reader->second;
    if (inlined->keep)
      subtract(*inlined);
  }
  return std::max<int64_t>(0, time);
}

/// What the kernel at hand moves.
int64_t PlanApplication::countBytes(const Step &step, ArrayRef<ValueId> inputs,
                                    ArrayRef<ValueId> written) const {
  llvm::SmallSetVector<unsigned, 16> ops;
  auto add = [&](const Step &member) {
    const auto &members = training.sources[member.id].ops;
    ops.insert(members.begin(), members.end());
  };
  add(step);
  for (const Step *inlined : pending)
    add(*inlined);
  auto getValues = [&](ArrayRef<ValueId> values) {
    return llvm::map_to_vector(
        values, [&](ValueId value) { return training.values[value]; });
  };
  return costs->estimateBytes(graph, ops.getArrayRef(), getValues(inputs),
                              getValues(written));
}

Attribute PlanApplication::listClasses(ArrayRef<ValueId> values) const {
  SmallVector<int64_t> classes;
  for (ValueId value : values)
    classes.push_back(int64_t(problem.values[value].valueClass));
  return DenseI64ArrayAttr::get(builder.getContext(), classes);
}

/// A kernel that does more or less than its group has no signature: its time says
/// nothing about the group.
void PlanApplication::describe(Operation *kernel, size_t index,
                               ArrayRef<ValueId> inputs,
                               ArrayRef<ValueId> written) const {
  const Step &step = plan.steps[index];
  MLIRContext *context = kernel->getContext();
  NamedAttrList entries;
  entries.set("classes", listClasses(written));
  // Binaries leave out what nobody reads.
  if (llvm::all_of(written, [&](ValueId value) {
        return isUnreadFill(training.values[value]);
      }))
    entries.set("unread", UnitAttr::get(context));
  if (places)
    entries.set("places", places->list(context, index, written));
  entries.set("ns", IntegerAttr::get(IntegerType::get(context, 64),
                                     sumTime(step)));
  const planner::Op &op = problem.ops[step.id];
  if (op.kind != OpKind::Control)
    entries.set("bytes",
                IntegerAttr::get(IntegerType::get(context, 64),
                                 countBytes(step, inputs, written)));
  bool isWhole = pending.empty() && step.without.empty() &&
                 op.kind != OpKind::Control &&
                 written.size() == op.outputs.size();
  if (isWhole && !op.extra)
    entries.set("signature",
                StringAttr::get(context, computeKernelSignature(
                                             graph, training.sources[step.id].ops)));
  kernel->setAttr(RematDialect::profileAttrName, entries.getDictionary(context));
}

/// A copy's time, and where what it brings back (by step `index`) lies.
void PlanApplication::describeCopy(Operation *copy, ValueId root,
                                   std::optional<size_t> index) {
  if (!costs)
    return;
  NamedAttrList entries;
  entries.set("classes", listClasses(root));
  if (places && index)
    entries.set("places", places->list(copy->getContext(), *index, root));
  // Of a copy back: how many copies behind it find its place on the host taken.
  if (index)
    entries.set("heldCopies", builder.getI64IntegerAttr(
                                  int64_t(hostCopies[copyCount].held)));
  ++copyCount;
  entries.set("ns", IntegerAttr::get(IntegerType::get(copy->getContext(), 64),
                                     planner::computeCopyTime(problem, root)));
  copy->setAttr(RematDialect::profileAttrName,
                entries.getDictionary(copy->getContext()));
}

/// The plan keeps a storage on the device until its copy to the host has ended:
/// for so many ops behind it.
void PlanApplication::noteDrop(ValueId root) {
  Operation *copy = host[root] ? host[root].getDefiningOp() : nullptr;
  bool isFetched =
      current[root] && isa_and_nonnull<FetchOp>(current[root].getDefiningOp());
  if (!costs || !copy || isFetched)
    return;
  NamedAttrList entries(
      copy->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName));
  int64_t ops = std::distance(copy->getIterator(), terminator->getIterator());
  entries.set("held", builder.getI64IntegerAttr(ops - 1));
  copy->setAttr(RematDialect::profileAttrName,
                entries.getDictionary(copy->getContext()));
}

template <typename OpTy>
void PlanApplication::finishKernel(OpTy kernel, size_t index,
                                   ArrayRef<ValueId> inputs,
                                   ArrayRef<ValueId> written,
                                   ArrayRef<ValueId> leftOut) {
  const Step &step = plan.steps[index];
  const ProblemOpSource &source = training.sources[step.id];
  const planner::Op &op = problem.ops[step.id];
  if (!op.layer.empty())
    kernel.setLayer(op.layer);
  bool hasBodies = llvm::any_of(source.ops, [&](unsigned member) {
    return graph.getOp(member).kind == OpKind::Control;
  });
  if (op.workspaceBytes > 0 || hasBodies)
    kernel.setWorkspaceAttr(builder.getI64IntegerAttr(op.workspaceBytes));
  kernel.setBufferReuses(findReuses(index, inputs, written));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(kernel.getBodyBlock());
  llvm::DenseMap<ValueId, Value> made;
  for (auto [input, argument] :
       llvm::zip_equal(inputs, kernel.getBodyBlock()->getArguments()))
    made[input] = argument;
  IRMapping mapping;
  for (const Step *inlined : pending)
    writeInline(*inlined, mapping, made);
  mapInputs(source.ops, made, mapping);
  cloneOps(source.ops, mapping);
  for (ValueId output : op.outputs)
    made[output] = mapping.lookup(training.values[output]);
  auto getMade = [&](ArrayRef<ValueId> values) {
    return llvm::map_to_vector(values, [&](ValueId v) { return made.lookup(v); });
  };
  YieldOp::create(builder, kernel.getLoc(), getMade(written), getMade(leftOut));
  for (auto [value, result] : llvm::zip_equal(written, kernel.getOutputs()))
    current[value] = result;
  if (costs)
    describe(kernel, index, inputs, written);
  setDeviceShapes(kernel, llvm::map_to_vector(written, [&](ValueId value) {
                    return getDeviceShape(training.values[value]);
                  }),
                  kernel->getResultTypes());
}

void PlanApplication::writeKernel(size_t index) {
  const Step &step = plan.steps[index];
  const planner::Op &op = problem.ops[step.id];
  const ProblemOpSource &source = training.sources[step.id];
  if (!source.group) { // a result that is an argument or repeats another
    current[op.outputs.front()] = current[op.inputs.front()];
    return;
  }
  SmallVector<ValueId> inputs = collectKernelInputs(step);
  SmallVector<ValueId> written, leftOut;
  auto addOutputs = [&](OpId made, ArrayRef<ValueId> without) {
    for (ValueId output : problem.ops[made].outputs) {
      bool isLeftOut = llvm::is_contained(without, output);
      // Outputs that are still live are not written again.
      if (isLeftOut)
        leftOut.push_back(output);
      else if (!current[output])
        written.push_back(output);
    }
  };
  for (const Step *inlined : pending)
    if (inlined->keep && !problem.ops[inlined->id].isView())
      addOutputs(inlined->id, inlined->without);
  addOutputs(step.id, step.without);
  auto operands = llvm::map_to_vector(inputs, [&](ValueId v) { return current[v]; });
  SmallVector<Type> types = getTypes(written);
  Location loc = graph.getOp(source.ops.back()).operation->getLoc();
  auto phase = static_cast<KernelPhase>(op.phase);
  KernelKind kernelKind =
      symbolizeKernelKind(planner::toString(op.kind)).value_or(KernelKind::Other);
  if (step.kind == StepKind::Run)
    finishKernel(KernelOp::create(builder, loc, types, kernelKind, phase,
                                  *source.group, operands),
                 index, inputs, written, leftOut);
  else
    finishKernel(RecomputeOp::create(builder, loc, types, kernelKind, phase,
                                     *source.group, operands),
                 index, inputs, written, leftOut);
}

void PlanApplication::applyStep(size_t index) {
  const Step &step = plan.steps[index];
  switch (step.kind) {
  case StepKind::Run:
  case StepKind::Rerun:
    if (step.into) {
      pending.push_back(&step);
      return;
    }
    if (problem.ops[step.id].isView()) {
      writeView(step.id);
      return;
    }
    writeKernel(index);
    pending.clear();
    return;
  case StepKind::Drop:
    noteDrop(step.id);
    for (ValueId member : membersOf[step.id])
      current[member] = {};
    return;
  case StepKind::Offload:
    host[step.id] = OffloadOp::create(
        builder, current[step.id].getLoc(),
        HostType::get(cast<RankedTensorType>(current[step.id].getType())),
        current[step.id]);
    describeCopy(host[step.id].getDefiningOp(), step.id, std::nullopt);
    viewsAtOffload[step.id].clear();
    for (ValueId member : membersOf[step.id])
      if (member != step.id && current[member])
        viewsAtOffload[step.id].push_back(member);
    return;
  case StepKind::Fetch:
    current[step.id] = FetchOp::create(builder, host[step.id].getLoc(),
                                       training.values[step.id].getType(),
                                       host[step.id]);
    describeCopy(current[step.id].getDefiningOp(), step.id, index);
    setDeviceShapes(current[step.id].getDefiningOp(),
                    getDeviceShape(training.values[step.id]),
                    current[step.id].getType());
    restoreViews(step.id);
    return;
  }
}

void PlanApplication::finish() {
  SmallVector<Value> operands;
  for (auto [index, result] : llvm::enumerate(problem.results)) {
    // The result's storage may be shown under another type, or as a tensor of
    // all devices.
    Value made = current[result];
    ValueId operand = idOf(graph.getReturn()->getOperand(index));
    showAgain(operand);
    if (Value shown = current[operand])
      made = shown;
    operands.push_back(made);
  }
  terminator->setOperands(operands);
  for (Operation *op : llvm::reverse(original))
    op->erase();
}

LogicalResult PlanApplication::run() {
  if (failed(checkSteps()))
    return failure();
  hostCopies = planner::collectHostCopies(problem, plan);
  startWithArguments();
  for (size_t i = 0; i < plan.steps.size(); ++i)
    applyStep(i);
  finish();
  return success();
}

LogicalResult remat::applyPlan(const TrainingGraph &graph,
                               const TrainingProblem &training,
                               const planner::Plan &plan,
                               const CostModel *costs,
                               const planner::PlanArena *arena,
                               func::FuncOp into) {
  return PlanApplication(graph, training, plan,
                         into ? into : graph.getFunction(), costs, arena)
      .run();
}
