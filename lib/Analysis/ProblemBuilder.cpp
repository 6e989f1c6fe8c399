// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Builds the planner's problem; see the header.

#include "remat/Analysis/ProblemBuilder.h"
#include "IndexForms.h"
#include "KernelAssignment.h"
#include "Recipes.h"
#include "Takeovers.h"
#include "remat/Analysis/Names.h"
#include "remat/Analysis/ResultMoves.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Analysis/SortForm.h"
#include "remat/Analysis/UnreadFills.h"
#include "remat/Support/NameStack.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Planner/Simulator.h"

using namespace mlir;
using namespace remat;
using planner::OpId;
using planner::ValueId;

namespace {
class ProblemBuilder {
public:
  ProblemBuilder(const TrainingGraph &graph, const FusionGroups &groups,
                 const CostModel &costs, const ProblemOptions &options)
      : graph(graph), groups(groups.getGroups()), costs(costs),
        options(options), largeConstants(groups.getLargeConstants()) {}

  TrainingProblem build() {
    addDevice();
    addArguments();
    for (unsigned i = 0; i < groups.size(); ++i)
      addGroup(i);
    addResults();
    addDonations();
    addRecipes();
    addInlining();
    return std::move(result);
  }

private:
  void addDevice();
  void addArguments();
  void addCaptures();
  void addGroup(unsigned index);
  void addReuses(planner::Op &op, const FusionGroup &group);
  void addResultCopy(unsigned index);
  void addResults();
  void addDonations();
  void addElidableOutputs(unsigned group);
  void addRecipes();
  void addInlining();
  bool acceptsInlined(OpId reader) const;
  size_t countFormsBehind(OpId reader, Value output) const;
  void findFormsOfOps();
  void addInliningOf(OpId producer, Value output);
  ValueId addValue(Value value);
  ValueId getValue(Value value) const;
  std::vector<ValueId> getValues(ArrayRef<Value> values) const;
  bool isReadBehindForward(Value value) const;
  void addCosts(planner::Op &op, const FusionGroup &group);
  SmallVector<Takeover> findTakeovers(const planner::Op &op,
                                      const FusionGroup &group) const;
  std::optional<int64_t> measureWorkspace(const planner::Op &op,
                                          const FusionGroup &group) const;
  int64_t countUnreadCarries(RematOpInterface op,
                             const FusionGroup &group) const;
  int64_t roundUp(int64_t bytes) const;

  const TrainingGraph &graph;
  ArrayRef<FusionGroup> groups;
  const CostModel &costs;
  const ProblemOptions &options;
  ArrayRef<Value> largeConstants;
  TrainingProblem result;
  llvm::DenseMap<Value, ValueId> valueIds;
  /// Problem ops that read a value, recipes included, in order.
  std::vector<SmallVector<OpId, 2>> readers;
  SmallVector<std::pair<OpId, Value>> recipes;
  /// Per op: at how many indices kernels may make it for one element.
  std::vector<size_t> formsOfOp;
};
} // namespace

int64_t ProblemBuilder::roundUp(int64_t bytes) const {
  int64_t alignment = costs.getDevice().alignment;
  return (bytes + alignment - 1) / alignment * alignment;
}

void ProblemBuilder::addDevice() {
  const DeviceDescriptor &device = costs.getDevice();
  planner::Problem &problem = result.problem;
  func::FuncOp function = graph.getFunction();
  problem.name = function ? function.getSymName().str() : "body";
  problem.device.name = device.name;
  if (options.allowOffload) {
    problem.device.offloadBytesPerSecond = device.offloadBytesPerSecond;
    problem.device.hostBytes = device.hostBytes;
  }
  problem.alignment = device.alignment;
  problem.resultsUpFront = options.resultsUpFront;
}

static planner::UserPolicy getUserPolicy(Value value) {
  Attribute policy;
  if (Operation *op = value.getDefiningOp())
    policy = op->getDiscardableAttr("remat.policy");
  if (!policy)
    return planner::UserPolicy::None;
  std::string text;
  llvm::raw_string_ostream(text) << policy;
  StringRef verb = StringRef(text).rsplit('<').second.rtrim('>').trim();
  return llvm::StringSwitch<planner::UserPolicy>(verb)
      .Case("save", planner::UserPolicy::Retain)
      .Case("recompute", planner::UserPolicy::Recompute)
      .Case("offload", planner::UserPolicy::Offload)
      .Default(planner::UserPolicy::None);
}

ValueId ProblemBuilder::addValue(Value value) {
  planner::Value entry;
  entry.name = getValueName(value);
  entry.bytes = roundUp(graph.getBytes(value));
  entry.valueClass = graph.getClass(value);
  entry.location = formatSourceLocation(value.getLoc());
  entry.must = getUserPolicy(value);
  ValueId id = result.problem.values.size();
  result.problem.values.push_back(std::move(entry));
  result.values.push_back(value);
  readers.emplace_back();
  valueIds[value] = id;
  return id;
}

ValueId ProblemBuilder::getValue(Value value) const {
  auto known = valueIds.find(resolveCarry(graph, value));
  if (known == valueIds.end())
    llvm::report_fatal_error("no kernel makes a value that one reads");
  return known->second;
}

std::vector<ValueId> ProblemBuilder::getValues(ArrayRef<Value> values) const {
  llvm::SmallSetVector<ValueId, 8> ids;
  for (Value value : values)
    ids.insert(getValue(value));
  return {ids.begin(), ids.end()};
}

/// Values that a body reads from outside: their bytes count there.
void ProblemBuilder::addCaptures() {
  auto add = [&](Value value) {
    if (graph.isInside(value) || valueIds.contains(value))
      return;
    ValueId id = addValue(value);
    result.problem.values[id].bytes = 0;
    result.problem.arguments.push_back(id);
  };
  if (graph.getFunction())
    return;
  for (const FusionGroup &group : groups)
    llvm::for_each(group.inputs, add);
  llvm::for_each(graph.getReturn()->getOperands(), add);
}

void ProblemBuilder::addArguments() {
  for (BlockArgument argument : graph.getBlock().getArguments())
    result.problem.arguments.push_back(addValue(argument));
  addCaptures();
  for (Value constant : largeConstants) {
    ValueId id = addValue(constant);
    result.problem.values[id].valueClass = ValueClass::Constant;
    result.problem.arguments.push_back(id);
  }
}

static bool isBatchedMatmul(const TrainingGraph &graph,
                            const FusionGroup &group) {
  if (group.kind != OpKind::Matmul)
    return false;
  return llvm::any_of(group.ops, [&](unsigned member) {
    const GraphOp &op = graph.getOp(member);
    return op.kind == OpKind::Matmul &&
           cast<RematOpInterface>(op.operation).hasBatchDimensions();
  });
}

void ProblemBuilder::addReuses(planner::Op &op, const FusionGroup &group) {
  // A sum with a product in its kernel is made like any other.
  if (graph.getOp(group.ops.back()).fusibility == Fusibility::Opaque) {
    Operation *last = graph.getOp(group.ops.back()).operation;
    auto interface = dyn_cast<RematOpInterface>(last);
    for (Value output : group.outputs) {
      if (!interface || !isa<OpResult>(output) ||
          output.getDefiningOp() != last || !valueIds.contains(output))
        continue;
      std::optional<unsigned> operand = interface.getInPlaceOperand(
          cast<OpResult>(output).getResultNumber());
      // What the kernel makes itself, such as a fill, has no bytes to take over.
      if (operand &&
          llvm::is_contained(group.inputs, last->getOperand(*operand)) &&
          isReadToBegin(graph, group, last->getOperand(*operand)))
        op.reuses.push_back(
            {getValue(last->getOperand(*operand)), getValue(output)});
    }
    return;
  }
  for (Value input : group.inputs) {
    bool isElementwise = isElementwiseOver(graph, group, input);
    for (Value output : group.outputs)
      if (graph.getBytes(input) == graph.getBytes(output) &&
          getElementTypeOrSelf(input) == getElementTypeOrSelf(output) &&
          (isElementwise || isMadeOverRows(graph, group, {input, output},
                                           options.measureWorkspace)))
        op.reuses.push_back({getValue(input), getValue(output)});
  }
}

/// Bytes of carries that a loop changes and nobody reads behind it, where these
/// are memory of the loop's own.
int64_t ProblemBuilder::countUnreadCarries(RematOpInterface op,
                                           const FusionGroup &group) const {
  int64_t bytes = 0;
  for (OpResult result : op->getResults()) {
    unsigned number = result.getResultNumber();
    if (costs.getDevice().kernelsInLoops && op.getInPlaceOperand(number) &&
        !op.getViewedOperand(number) &&
        !llvm::is_contained(group.outputs, result))
      bytes += roundUp(graph.getBytes(result));
  }
  return bytes;
}

/// Time of one run; scratch bytes of the op itself, and what its bodies hold
/// beside the values that the op reads and makes.
void ProblemBuilder::addCosts(planner::Op &op, const FusionGroup &group) {
  op.timeNs =
      costs.estimateKernel(graph, group.ops, group.inputs, group.outputs);
  if (costs.getDevice().kernelsInLoops &&
      llvm::all_of(group.outputs, isUnreadFill))
    op.timeNs = 0;
  op.batched = isBatchedMatmul(graph, group);
  int64_t workspace = 0;
  for (unsigned member : group.ops) {
    workspace += getReshardBytes(graph.getOp(member).operation);
    std::optional<SortForm> sort = findSortForm(graph.getOp(member).operation);
    if (sort && costs.getDevice().computeCapability > 0)
      workspace += sort->countWorkspaceBytes();
  }
  if (auto interface = dyn_cast<RematOpInterface>(
          graph.getOp(group.ops.back()).operation)) {
    workspace += interface.getWorkspaceBytes();
    if (interface.getOpKind() == OpKind::Control) {
      BodyCost body = computeBodyCost(interface, costs);
      workspace += body.bytes + countUnreadCarries(interface, group);
      op.timeNs = costs.getDevice().launchNs + body.timeNs;
    }
  }
  op.workspaceBytes =
      roundUp(measureWorkspace(op, group).value_or(workspace));
}

/// Pairs that `op.reuses` and donations allow, each value once.
SmallVector<Takeover>
ProblemBuilder::findTakeovers(const planner::Op &op,
                              const FusionGroup &group) const {
  llvm::SmallDenseSet<Value> taken;
  SmallVector<Takeover> takeovers;
  auto add = [&](Value input, Value output) {
    if (!taken.contains(input) && !taken.contains(output)) {
      taken.insert_range(ArrayRef<Value>{input, output});
      takeovers.push_back({input, output});
    }
  };
  // As the arena pairs them: donations first.
  for (auto [input, output] : findDonatedTakeovers(graph, group))
    add(input, output);
  for (auto [input, output] : op.reuses)
    add(result.values[input], result.values[output]);
  return takeovers;
}

/// Where outputs lie in inputs, other code may be needed: the larger workspace of both.
std::optional<int64_t>
ProblemBuilder::measureWorkspace(const planner::Op &op,
                                 const FusionGroup &group) const {
  if (!options.measureWorkspace)
    return std::nullopt;
  std::optional<int64_t> apart = options.measureWorkspace(graph, group, {});
  if (!apart)
    return apart;
  SmallVector<Takeover> takeovers = findTakeovers(op, group);
  if (takeovers.empty())
    return apart;
  return std::max(apart, options.measureWorkspace(graph, group, takeovers));
}

void ProblemBuilder::addGroup(unsigned index) {
  const FusionGroup &group = groups[index];
  planner::Op op;
  Operation *last = graph.getOp(group.ops.back()).operation;
  op.name = getNameStack(last->getLoc());
  if (op.name.empty())
    op.name = last->getName().stripDialect().str();
  op.layer = getModelPart(getNameStack(last->getLoc()));
  bool isLight = group.kind == OpKind::Control && isLightControl(last);
  op.kind = isLight ? OpKind::Other : group.kind;
  op.phase = group.phase;
  op.recomputable = group.isRecomputable;
  op.inputs = getValues(group.inputs);
  for (Value output : group.outputs) {
    if (resolveCarry(graph, output) != output)
      continue;
    ValueId id = addValue(output);
    op.outputs.push_back(id);
    if (group.isView())
      result.problem.values[id].storage =
          result.problem.rootOf(getValue(group.inputs.front()));
  }
  OpId id = result.problem.ops.size();
  for (ValueId input : op.inputs)
    readers[input].push_back(id);
  if (!group.isView()) {
    addReuses(op, group);
    addCosts(op, group);
  }
  result.problem.ops.push_back(std::move(op));
  result.sources.push_back({index, group.ops});
  if (group.isGenerated)
    addElidableOutputs(index);
}

bool ProblemBuilder::isReadBehindForward(Value value) const {
  for (OpId reader : readers[getValue(value)])
    if (result.problem.ops[reader].phase != Phase::Forward)
      return true;
  return false;
}

/// Time that not writing an output saves, for every output of a generated
/// forward kernel. Never more than the kernel's time in sum, and less by a launch where
/// others are left to be written. Without its only output the kernel does not run.
void ProblemBuilder::addElidableOutputs(unsigned index) {
  const FusionGroup &group = groups[index];
  planner::Op &op = result.problem.ops.back();
  if (group.phase != Phase::Forward || !group.isRecomputable)
    return;
  int64_t left = op.timeNs;
  if (group.outputs.size() > 1)
    left = std::max<int64_t>(0, left - costs.getDevice().launchNs);
  for (Value output : group.outputs) {
    SmallVector<Value> others;
    for (Value other : group.outputs)
      if (other != output)
        others.push_back(other);
    int64_t saved = op.timeNs;
    if (!others.empty())
      saved -= costs.estimateKernel(graph, group.ops, group.inputs, others);
    saved = std::clamp<int64_t>(saved, 0, left);
    left -= saved;
    op.elidable.push_back({getValue(output), saved});
  }
}

/// A result that is an argument, a constant or another result's storage.
void ProblemBuilder::addResultCopy(unsigned index) {
  planner::Problem &problem = result.problem;
  ValueId value = getValue(graph.getReturn()->getOperand(index));
  ValueId root = problem.rootOf(value);
  planner::Op copy;
  copy.name = "copy of result " + std::to_string(index);
  copy.kind = OpKind::Copy;
  copy.phase = Phase::Optimizer;
  copy.inputs = {value};
  auto isOwn = [&](const Donation &d) {
    return d.result == index && problem.arguments[d.argument] == root;
  };
  if (llvm::none_of(graph.getDonations(), isOwn))
    copy.timeNs = costs.getDevice().launchNs +
                  costs.estimateTraffic(2 * problem.values[value].bytes);
  planner::Value entry;
  entry.name = "result" + std::to_string(index);
  entry.bytes = problem.values[value].bytes;
  entry.valueClass = problem.values[root].valueClass;
  copy.outputs = {ValueId(problem.values.size())};
  problem.results[index] = problem.values.size();
  problem.values.push_back(std::move(entry));
  result.values.push_back({});
  readers.emplace_back();
  readers[value].push_back(problem.ops.size());
  problem.ops.push_back(std::move(copy));
  result.sources.push_back({std::nullopt, {}});
}

/// Results must be storages of their own: others are copied, in the order in which the
/// arena does it, those that go to no donated argument first.
void ProblemBuilder::addResults() {
  planner::Problem &problem = result.problem;
  llvm::DenseSet<ValueId> taken(problem.arguments.begin(),
                                problem.arguments.end());
  llvm::SmallDenseMap<unsigned, unsigned> targets;
  for (const Donation &donation : graph.getDonations())
    if (donation.result)
      targets.try_emplace(*donation.result, donation.argument);
  SmallVector<unsigned> copies;
  SmallVector<ResultMove> moves;
  for (auto [index, returned] :
       llvm::enumerate(graph.getReturn()->getOperands())) {
    ValueId value = getValue(returned);
    ValueId root = problem.rootOf(value);
    problem.results.push_back(root);
    if (taken.insert(root).second &&
        problem.values[root].bytes == problem.values[value].bytes)
      continue;
    auto target = targets.find(index);
    if (target == targets.end()) {
      copies.push_back(index);
      continue;
    }
    auto argument = llvm::find(problem.arguments, root);
    std::optional<unsigned> source;
    if (argument != problem.arguments.end())
      source = argument - problem.arguments.begin();
    moves.push_back({unsigned(index), source, target->second});
  }
  for (const ResultMove &move : orderResultMoves(moves))
    copies.push_back(move.result);
  // No op of the step runs behind a copy: the first reads all that is made, and each
  // other one the copy before it.
  SmallVector<ValueId> made;
  for (auto [index, root] : llvm::enumerate(problem.results))
    if (!llvm::is_contained(copies, index) &&
        !llvm::is_contained(problem.arguments, root))
      made.push_back(root);
  for (unsigned index : copies) {
    addResultCopy(index);
    planner::Op &copy = problem.ops.back();
    for (ValueId value : made)
      if (!llvm::is_contained(copy.inputs, value))
        copy.inputs.push_back(value);
    made = {copy.outputs.front()};
  }
}

void ProblemBuilder::addDonations() {
  planner::Problem &problem = result.problem;
  for (const Donation &donation : graph.getDonations()) {
    planner::DonatedPair pair{problem.arguments[donation.argument], std::nullopt};
    if (donation.result) {
      ValueId paired = problem.results[*donation.result];
      if (problem.values[paired].bytes <= problem.values[pair.argument].bytes)
        pair.result = paired;
    }
    // The caller of a binary allocates its arguments, and no arena has their bytes.
    if (pair.result || problem.resultsUpFront)
      problem.donated.push_back(pair);
  }
}

/// Recipes of forward kernels that do more than that.
void ProblemBuilder::addRecipes() {
  planner::Problem &problem = result.problem;
  bool isBySteps = options.remakesBySteps &&
                   costs.getDevice().getFusionOptions().mergeKernels;
  auto isRemade = [&](Value output) { return isReadBehindForward(output); };
  for (auto [index, group] : llvm::enumerate(groups)) {
    if (!group.isGenerated || !group.isRecomputable ||
        group.phase != Phase::Forward)
      continue;
    for (auto &[output, slice] : listRecipes(graph, group, isRemade, isBySteps)) {
      if (group.outputs.size() == 1 && slice.size() == group.ops.size())
        continue;
      FusionGroup ofSlice = group;
      ofSlice.ops.assign(slice.begin(), slice.end());
      ofSlice.inputs = computeInputs(graph, slice);
      ofSlice.outputs = {output};
      planner::Op recipe;
      recipe.name = getValueName(output) + " again";
      recipe.kind = problem.ops[index].kind;
      recipe.phase = Phase::Forward;
      recipe.layer = problem.ops[index].layer;
      recipe.recomputable = true;
      recipe.extra = true;
      recipe.inputs = getValues(ofSlice.inputs);
      recipe.outputs = {getValue(output)};
      recipe.timeNs = costs.estimateKernel(graph, slice, ofSlice.inputs, output);
      addReuses(recipe, ofSlice);
      OpId id = problem.ops.size();
      for (ValueId input : recipe.inputs)
        readers[input].push_back(id);
      recipes.push_back({id, output});
      problem.ops.push_back(std::move(recipe));
      result.sources.push_back(
          {unsigned(index), {slice.begin(), slice.end()}});
    }
  }
}

/// Whether all of the group can become part of other kernels, if its ops can.
static bool mayBeInlined(const FusionGroup &group) {
  return group.isGenerated && group.isRecomputable &&
         group.phase == Phase::Forward && group.outputs.size() == 1;
}

/// Whether the op is a generated kernel, or a recipe of one.
bool ProblemBuilder::acceptsInlined(OpId reader) const {
  std::optional<unsigned> group = result.sources[reader].group;
  return group && groups[*group].isGenerated;
}

/// At how many indices `reader`, and what it may be inlined into in turn, asks for
/// `output`.
size_t ProblemBuilder::countFormsBehind(OpId reader, Value output) const {
  size_t forms = countIndexForms(graph, result.sources[reader].ops, output);
  return std::min(forms * formsOfOp[reader], mostIndexForms + 1);
}

/// From the last op to the first, whose readers are known by then.
void ProblemBuilder::findFormsOfOps() {
  formsOfOp.assign(result.problem.ops.size(), 1);
  auto note = [&](OpId producer, Value output) {
    if (!isInlinable(graph, result.sources[producer].ops))
      return;
    for (OpId reader : readers[getValue(output)])
      if (reader != producer && acceptsInlined(reader))
        formsOfOp[producer] = std::max(formsOfOp[producer],
                                       countFormsBehind(reader, output));
  };
  auto recipe = recipes.rbegin();
  for (size_t index = groups.size(); index-- > 0;) {
    for (; recipe != recipes.rend() &&
           *result.sources[recipe->first].group >= index;
         ++recipe)
      note(recipe->first, recipe->second);
    if (mayBeInlined(groups[index]))
      note(index, groups[index].outputs.front());
  }
}

/// Pairs for every generated kernel that reads `output`: the change of that
/// kernel's time when it makes the value itself.
void ProblemBuilder::addInliningOf(OpId producer, Value output) {
  planner::Problem &problem = result.problem;
  const ProblemOpSource &source = result.sources[producer];
  if (!isInlinable(graph, source.ops))
    return;
  SmallVector<Value> sourceInputs = computeInputs(graph, source.ops);
  for (OpId reader : readers[getValue(output)]) {
    const ProblemOpSource &target = result.sources[reader];
    if (reader == producer || !acceptsInlined(reader) ||
        countFormsBehind(reader, output) > mostIndexForms)
      continue;
    SmallVector<Value> inputs = computeInputs(graph, target.ops);
    ArrayRef<Value> outputs = groups[*target.group].outputs;
    SmallVector<Value> recipeOutput;
    if (problem.ops[reader].extra) {
      recipeOutput.push_back(result.values[problem.ops[reader].outputs.front()]);
      outputs = recipeOutput;
    }
    int64_t before = costs.estimateKernel(graph, target.ops, inputs, outputs);
    llvm::SetVector<Value, SmallVector<Value>> merged;
    for (Value input : inputs)
      if (input != output)
        merged.insert(input);
    merged.insert(sourceInputs.begin(), sourceInputs.end());
    SmallVector<unsigned> ops(target.ops.begin(), target.ops.end());
    llvm::append_range(ops, source.ops);
    int64_t after =
        costs.estimateKernel(graph, ops, merged.getArrayRef(), outputs);
    problem.ops[producer].inlineInto.push_back({reader, after - before});
  }
}

void ProblemBuilder::addInlining() {
  // Kernels formed by duplication hold all that is worth making again, and a
  // plan cannot make the compiler fuse more.
  if (costs.getDevice().duplication)
    return;
  findFormsOfOps();
  llvm::DenseSet<Value> hasRecipe;
  for (auto [op, output] : recipes)
    hasRecipe.insert(output);
  for (auto [index, group] : llvm::enumerate(groups)) {
    if (!mayBeInlined(group) || hasRecipe.contains(group.outputs.front()))
      continue;
    addInliningOf(index, group.outputs.front());
  }
  for (auto [op, output] : recipes)
    addInliningOf(op, output);
}

TrainingProblem remat::buildProblem(const TrainingGraph &graph,
                                    const FusionGroups &groups,
                                    const CostModel &costs,
                                    const ProblemOptions &options) {
  return ProblemBuilder(graph, groups, costs, options).build();
}
