// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Attention becomes `remat.attention`; see the header.

#include "remat/Transforms/FormAttention.h"
#include "BodyProgram.h"
#include "DropUnitDims.h"
#include "FormAttentionBackward.h"
#include "PairProgram.h"
#include "SinkInvariants.h"
#include "remat/Analysis/AttentionPattern.h"
#include "remat/Analysis/FusionGroups.h"
#include "remat/Analysis/ProblemBuilder.h"
#include "remat/Analysis/ShardingPropagation.h"
#include "remat/Dialect/Remat/Attention.h"
#include "remat/Planner/Simulator.h"
#include "remat/Transforms/Passes.h"
#include "remat/Transforms/Planning.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <set>
#include <vector>

namespace remat {
#define GEN_PASS_DEF_REMATFORMATTENTION
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// The first generation with `mma.sync` on bf16.
static constexpr int64_t leastCapability = 80;

static remark::RemarkOpts makeRemark(func::FuncOp function) {
  return remark::RemarkOpts::name("Attention")
      .category("remat")
      .function(function.getSymName());
}

/// The graph of a step, or of a pair program, whose backward body is marked.
static FailureOr<TrainingGraph> createGraph(func::FuncOp function,
                                            TrainingGraphOptions options) {
  Block &block = function.getBody().front();
  for (auto [index, op] : llvm::enumerate(block))
    if (op.hasAttr(PairProgram::turnAttrName))
      options.turn = index;
  return TrainingGraph::create(function, options);
}

namespace {
/// What the loss needs, and where the backward pass begins.
struct ForwardPass {
  llvm::SmallPtrSet<Operation *, 32> ops;
  /// Null if there is none.
  Operation *turn = nullptr;

  explicit ForwardPass(const TrainingGraph &graph) {
    if (graph.getTurn() < graph.getOps().size())
      turn = graph.getOp(graph.getTurn()).operation;
    update(graph.getReturn(), graph.getLossResult());
  }
  /// Finds the ops again; without a loss all counts that is returned, of a pair
  /// program what its forward body hands on.
  void update(Operation *end, std::optional<unsigned> loss) {
    ops.clear();
    SmallVector<Value> open(end->getOperands());
    if (loss)
      open = {end->getOperand(*loss)};
    Block *block = end->getBlock();
    if (turn && turn->hasAttr(PairProgram::turnAttrName))
      llvm::erase_if(open, [&](Value value) {
        Operation *op = value.getDefiningOp();
        return !op || !op->isBeforeInBlock(turn);
      });
    while (!open.empty()) {
      Operation *op = open.pop_back_val().getDefiningOp();
      op = op ? block->findAncestorOpInBlock(*op) : nullptr;
      if (op && ops.insert(op).second)
        op->walk([&](Operation *inner) {
          llvm::append_range(open, inner->getOperands());
        });
    }
  }
};
} // namespace

static int64_t countElements(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : 0;
}

/// Whether something of the forward pass reads scores or probabilities.
static bool isReadForward(const AttentionPattern &pattern,
                          const ForwardPass &forward) {
  llvm::SmallPtrSet<Operation *, 32> inside(pattern.ops.begin(),
                                            pattern.ops.end());
  Block *block = pattern.dependent.front()->getBlock();
  int64_t elements = countElements(pattern.logits);
  for (Operation *op : pattern.dependent)
    for (Value result : op->getResults()) {
      if (result == pattern.result || countElements(result) < elements)
        continue;
      for (Operation *user : result.getUsers()) {
        user = block->findAncestorOpInBlock(*user);
        if (!inside.contains(user) && (user == block->getTerminator() ||
                                       forward.ops.contains(user)))
          return true;
      }
    }
  return false;
}

/// Whether policies may speak of a value that would be gone.
static bool hasNames(const AttentionPattern &pattern) {
  return llvm::any_of(pattern.dependent, [&](Operation *op) {
    return op != pattern.result.getDefiningOp() &&
           op->hasAttr(RematDialect::nameAttrName);
  });
}

/// Tells of attention in the bodies of branches.
static void tellNested(func::FuncOp function) {
  function.walk([&](hlo::DotGeneralOp product) {
    std::string reason;
    if (isa<hlo::CaseOp, hlo::IfOp>(product->getParentOp()) &&
        matchAttention(product, reason))
      remark::missed(product.getLoc(), makeRemark(function))
          << "attention stays as it is"
          << remark::reason("{0}", "it is in the body of a branch");
  });
}

/// What may become one op, by the second product. Tells why others may not.
static std::vector<AttentionPattern> findAll(func::FuncOp function,
                                             const ForwardPass &forward,
                                             bool isSilent) {
  std::vector<AttentionPattern> found;
  for (auto product :
       function.getBody().front().getOps<hlo::DotGeneralOp>()) {
    std::string reason;
    std::optional<AttentionPattern> pattern = matchAttention(product, reason);
    if (pattern) {
      if (std::optional<std::string> obstacle = findFusionObstacle(*pattern))
        reason = *obstacle;
      else if (isReadForward(*pattern, forward))
        reason = "the forward pass reads its probabilities besides";
      else if (hasNames(*pattern))
        reason = "its scores or probabilities have names";
    }
    if (!pattern && reason.empty() && !isSilent && forward.ops.contains(product))
      if (std::optional<std::string> miss = findAttentionMiss(product))
        reason = *miss;
    if (reason.empty() && pattern)
      found.push_back(std::move(*pattern));
    else if (!reason.empty() && !isSilent)
      remark::missed(product.getLoc(), makeRemark(function))
          << "attention stays as it is" << remark::reason("{0}", reason);
  }
  return found;
}

/// Equal for attentions that cost the same: types of what is read and made, and
/// names of ops, whatever their order is.
static std::string describeShape(AttentionPattern &pattern) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (Value input : pattern.inputs)
    os << input.getType() << ' ';
  os << pattern.result.getType();
  SmallVector<StringRef> names;
  for (Operation *op : pattern.ops)
    names.push_back(op->getName().stripDialect());
  llvm::sort(names);
  for (StringRef name : names)
    os << ' ' << name;
  return text;
}

/// The op, in front of the one that makes the result so far.
static AttentionOp createOp(AttentionPattern &pattern) {
  Operation *last = pattern.result.getDefiningOp();
  OpBuilder builder(last);
  Location loc = pattern.product.getLoc();
  Value outputs[] = {pattern.result, pattern.rowMaximum.getResult(0),
                     pattern.rowSum.getResult(0)};
  auto op = AttentionOp::create(builder, loc, ValueRange(outputs).getTypes(),
                                pattern.inputs, /*scores_in_f32=*/false);
  SmallVector<Location> locations(pattern.inputs.size(), loc);
  builder.createBlock(&op.getBody(), {},
                      ValueRange(pattern.inputs).getTypes(), locations);
  IRMapping mapping;
  mapping.map(pattern.inputs, op.getBodyBlock()->getArguments());
  for (Operation *inner : pattern.ops)
    builder.clone(*inner, mapping);
  hlo::ReturnOp::create(builder, loc,
                        llvm::map_to_vector(outputs, [&](Value output) {
                          return mapping.lookup(output);
                        }));
  for (NamedAttribute attribute : last->getDiscardableAttrs())
    op->setDiscardableAttr(attribute.getName(), attribute.getValue());
  return op;
}

/// The first op of the block that reads a result, or holds one that does.
static Operation *findFirstUser(Operation *op) {
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    user = op->getBlock()->findAncestorOpInBlock(*user);
    if (!first || user->isBeforeInBlock(first))
      first = user;
  }
  return first;
}

/// Readers of the statistics move behind the op that makes them now.
static void moveBehind(AttentionOp op) {
  llvm::SmallPtrSet<Operation *, 16> readers{op};
  SmallVector<Operation *> moved;
  Block &block = *op->getBlock();
  for (Operation &other : block) {
    if (&other == op)
      break;
    bool reads = false;
    other.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        reads |= readers.contains(operand.getDefiningOp());
    });
    if (!reads)
      continue;
    readers.insert(&other);
    moved.push_back(&other);
  }
  for (Operation *reader : llvm::reverse(moved))
    reader->moveAfter(op);
}

/// Moves what is left of the pattern to its first readers, together with what stands
/// in the forward pass and makes more of it for the backward pass alone (the
/// derivative of a soft cap).
static void sinkRest(SmallVector<Operation *> rest, int64_t elements,
                     const ForwardPass &forward) {
  llvm::SetVector<Operation *> sunk(rest.begin(), rest.end());
  Operation *first = rest.empty() ? nullptr : rest.front();
  for (Operation *op = first; op && op != forward.turn; op = op->getNextNode()) {
    bool reads = llvm::any_of(op->getOperands(), [&](Value operand) {
      return sunk.contains(operand.getDefiningOp()) &&
             countElements(operand) >= elements;
    });
    if (reads && forward.turn && !forward.ops.contains(op) && isPure(op))
      sunk.insert(op);
  }
  for (Operation *op : llvm::reverse(sunk))
    if (Operation *user = findFirstUser(op))
      op->moveBefore(user);
}

namespace {
/// What became of the attentions of a shape.
struct Formed {
  int64_t attentions = 0, backwardPasses = 0;
  /// Why a backward pass stays as it is; empty if none does.
  std::string obstacle;
};

/// An attention whose backward pass may become an op too.
struct FormedAttention {
  AttentionOp op;
  /// Made again for the backward pass.
  hlo::ExpOp powers;
};
} // namespace

/// Replaces the ops by one. What others read of scores and probabilities stays, made
/// from the op's row statistics where it is first read. `replaced`: results of
/// attentions before, which this one may read.
static FormedAttention form(AttentionPattern &pattern, IRMapping &replaced,
                            ForwardPass &forward,
                            std::optional<unsigned> loss) {
  for (Value &input : pattern.inputs)
    input = replaced.lookupOrDefault(input);
  int64_t elements = countElements(pattern.logits);
  hlo::ExpOp powers = pattern.powers;
  AttentionOp op = createOp(pattern);
  Value old[] = {pattern.result, pattern.rowMaximum.getResult(0),
                 pattern.rowSum.getResult(0)};
  for (auto [before, made] : llvm::zip_equal(old, op->getResults())) {
    before.replaceAllUsesWith(made);
    replaced.map(before, made);
  }
  moveBehind(op);
  SmallVector<Operation *> rest;
  for (Operation *inner : llvm::reverse(pattern.ops))
    if (isOpTriviallyDead(inner))
      inner->erase();
    else if (llvm::is_contained(pattern.dependent, inner))
      rest.push_back(inner);
  llvm::sort(rest,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  forward.update(op->getBlock()->getTerminator(), loss);
  if (!llvm::is_contained(rest, powers.getOperation()))
    powers = {};
  sinkRest(std::move(rest), elements, forward);
  return {op, powers};
}

/// Time and peak of the step that keeps everything.
static FailureOr<planner::Cost>
estimateStep(func::FuncOp function, const CostModel &costs,
             const TrainingGraphOptions &options) {
  FailureOr<TrainingGraph> graph = createGraph(function, options);
  if (failed(graph))
    return failure();
  FusionGroups groups(*graph, costs.getDevice().getFusionOptions());
  TrainingProblem training = buildProblem(*graph, groups, costs);
  llvm::Expected<planner::Replay> replay = planner::replay(
      training.problem, planner::makeKeepAllPlan(training.problem));
  if (replay)
    return replay->cost;
  llvm::consumeError(replay.takeError());
  return failure();
}

/// Whether one kernel is worth it: less time for hardly more memory, or an eighth less
/// memory for hardly more time. To save as much by recomputation takes longer: of GPT-2
/// small, a third of the peak 1.7 % instead of 10 %.
static bool isBetter(const planner::Cost &after, const planner::Cost &before) {
  constexpr double hardlyMoreTime = 1.03, hardlyMorePeak = 1.05, muchLess = 0.875;
  if (after.timeNs < before.timeNs)
    return after.peakBytes <= hardlyMorePeak * before.peakBytes;
  return after.peakBytes <= muchLess * before.peakBytes &&
         after.timeNs <= hardlyMoreTime * before.timeNs;
}

/// What a value gets a dimension of size one for, to be put into a stack and taken out
/// again, is the value: the backward pass of an unrolled loop reads its residuals so.
static void foldRoundTrips(func::FuncOp function) {
  auto ops = function.getBody().front().getOps<hlo::ReshapeOp>();
  for (hlo::ReshapeOp reshape : llvm::make_early_inc_range(ops)) {
    auto expansion =
        reshape.getOperand().getDefiningOp<hlo::BroadcastInDimOp>();
    if (!expansion || expansion.getOperand().getType() != reshape.getType() ||
        countElements(expansion) != countElements(reshape) ||
        !llvm::is_sorted(expansion.getBroadcastDimensions()) ||
        !reshape->getDiscardableAttrs().empty())
      continue;
    Value result = reshape.getResult();
    result.replaceAllUsesWith(expansion.getOperand());
    reshape.erase();
    if (expansion.use_empty())
      expansion.erase();
  }
}

/// Forms the attentions of this shape.
static Formed formShape(func::FuncOp function, StringRef wanted,
                        const TrainingGraphOptions &options, bool withBackward) {
  Formed formed;
  foldRoundTrips(function);
  FailureOr<TrainingGraph> graph = createGraph(function, options);
  if (failed(graph))
    return formed;
  IRMapping replaced;
  ForwardPass forward(*graph);
  std::vector<FormedAttention> all;
  std::vector<AttentionPattern> found = findAll(function, forward, /*isSilent=*/true);
  // Before what one reads of another is gone.
  llvm::erase_if(found, [&](AttentionPattern &pattern) {
    return describeShape(pattern) != wanted;
  });
  for (AttentionPattern &pattern : found)
    all.push_back(form(pattern, replaced, forward, graph->getLossResult()));
  formed.attentions = all.size();
  for (FormedAttention &attention : all)
    if (withBackward && attention.powers)
      formed.backwardPasses +=
          formAttentionBackward(attention.op, attention.powers, formed.obstacle);
  return formed;
}

namespace {
/// A form of the step, and what keeping everything costs in it.
struct Form {
  OwningOpRef<func::FuncOp> function;
  Formed formed;
  planner::Cost cost;
};
} // namespace

static FailureOr<Form> tryForm(func::FuncOp function, StringRef shape,
                               const CostModel &costs,
                               const TrainingGraphOptions &options,
                               bool withBackward) {
  Form form{function.clone(), {}, {}};
  form.formed = formShape(*form.function, shape, options, withBackward);
  FailureOr<planner::Cost> cost = estimateStep(*form.function, costs, options);
  if (failed(cost))
    return failure();
  form.cost = *cost;
  return std::move(form);
}

static void tellCosts(remark::detail::InFlightRemark &remark,
                      const planner::Cost &before, const planner::Cost &after) {
  remark << remark::metric("NanosecondsBefore", before.timeNs)
         << remark::metric("NanosecondsAfter", after.timeNs)
         << remark::metric("PeakBytesBefore", before.peakBytes)
         << remark::metric("PeakBytesAfter", after.peakBytes);
}

/// Tells what becomes of attention, or of its backward pass, of which there are `count`.
static void tellChoice(func::FuncOp function, Location loc, bool isBackward,
                       int64_t count, bool isTaken, const planner::Cost &before,
                       const planner::Cost &after) {
  StringRef what = isBackward ? "the backward pass of attention" : "attention";
  StringRef kernels = isBackward ? "kernels of its own" : "one kernel";
  std::string numbers = std::to_string(count) + " of this shape";
  remark::detail::InFlightRemark remark =
      isTaken ? remark::passed(loc, makeRemark(function))
              : remark::missed(loc, makeRemark(function));
  remark << (isTaken ? what + " runs as " + kernels + ", " + numbers
                     : what + " stays as it is, " + numbers)
                .str();
  if (!isTaken)
    remark << remark::reason("{0} for it {1} not worth its time", kernels,
                             isBackward ? "are" : "is");
  tellCosts(remark, before, after);
}

/// Chooses between the step as it is, with attentions of the shape as ops, and with
/// their backward passes as ops too.
static Formed chooseForm(func::FuncOp function, StringRef shape, Location loc,
                         const CostModel &costs,
                         const TrainingGraphOptions &options) {
  FailureOr<planner::Cost> before = estimateStep(function, costs, options);
  FailureOr<Form> alone = tryForm(function, shape, costs, options, false);
  if (failed(before) || failed(alone))
    return {};
  FailureOr<Form> both = tryForm(function, shape, costs, options, true);
  bool hasBoth = succeeded(both) && both->formed.backwardPasses > 0;
  bool takesBoth = hasBoth && isBetter(both->cost, alone->cost);
  Form &best = takesBoth ? *both : *alone;
  bool isTaken = isBetter(best.cost, *before);
  tellChoice(function, loc, /*isBackward=*/false, best.formed.attentions, isTaken,
             *before, best.cost);
  if (succeeded(both) && !both->formed.obstacle.empty())
    remark::missed(loc, makeRemark(function))
        << "the backward pass of attention stays as it is"
        << remark::reason("{0}", both->formed.obstacle);
  if (hasBoth && isTaken)
    tellChoice(function, loc, /*isBackward=*/true, both->formed.backwardPasses,
               takesBoth, alone->cost, both->cost);
  if (!isTaken)
    return {};
  return formShape(function, shape, options, takesBoth);
}

/// Forms what the function has, shape by shape. Returns the number of attentions.
static int64_t formAll(func::FuncOp function, const ForwardPass &forward,
                       const CostModel &costs,
                       const TrainingGraphOptions &options) {
  llvm::MapVector<StringRef, Location> shapes;
  std::set<std::string> names;
  tellNested(function);
  for (AttentionPattern &pattern : findAll(function, forward, /*isSilent=*/false)) {
    StringRef name = *names.insert(describeShape(pattern)).first;
    shapes.insert({name, pattern.product.getLoc()});
  }
  int64_t total = 0;
  for (auto [shape, loc] : shapes)
    total += chooseForm(function, shape, loc, costs, options).attentions;
  return total;
}

/// Forms what stands in the function's block. Dimensions of size one, which JAX puts
/// between rows and columns, hide attention.
static int64_t formInBlock(func::FuncOp function, const CostModel &costs,
                           const TrainingGraphOptions &options) {
  FailureOr<TrainingGraph> graph = createGraph(function, options);
  if (failed(graph))
    return 0;
  ForwardPass forward(*graph);
  OwningOpRef<func::FuncOp> squeezed = function.clone();
  if (!dropUnitDims(*squeezed))
    return formAll(function, forward, costs, options);
  FailureOr<TrainingGraph> rest = createGraph(*squeezed, options);
  if (failed(rest))
    return formAll(function, forward, costs, options);
  ForwardPass rewritten(*rest);
  if (findAll(*squeezed, rewritten, /*isSilent=*/true).size() <=
      findAll(function, forward, /*isSilent=*/true).size())
    return formAll(function, forward, costs, options);
  int64_t total = formAll(*squeezed, rewritten, costs, options);
  if (total > 0)
    replaceByClone(function, *squeezed);
  return total;
}

/// Whether the body holds attention, also in loops in it.
static bool holdsAttention(hlo::WhileOp loop) {
  return loop.getBody()
      .walk([](hlo::DotGeneralOp product) {
        std::string reason;
        return matchAttention(product, reason) ? WalkResult::interrupt()
                                               : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether it may hold some, if what is made in front of it is not looked at.
static bool mayHoldAttention(hlo::WhileOp loop) {
  bool multiplies = false, raises = false;
  loop.getBody().walk([&](Operation *op) {
    multiplies |= isa<hlo::DotGeneralOp>(op);
    raises |= isa<hlo::ExpOp>(op);
  });
  return multiplies && raises;
}

static int64_t formIn(func::FuncOp function, const CostModel &costs,
                      const TrainingGraphOptions &options);

/// Forms what stands in both bodies of a pair, as in straight code.
static int64_t formInPairs(func::FuncOp function, const CostModel &costs) {
  int64_t total = 0;
  for (LoopPair &pair : findLoopPairs(function.getBody().front())) {
    if (!holdsAttention(pair.forward.getLoop()))
      continue;
    PairProgram program(pair, /*sharesInvariants=*/true);
    program.placeTurn();
    // Remarks are about the step.
    program.getFunction().setSymName(function.getSymName());
    int64_t formed = formIn(program.getFunction(), costs, {});
    if (formed > 0)
      rebuildLoops(pair, program, /*savesLast=*/true);
    total += formed;
  }
  return total;
}

/// Forms what stands in single bodies: a microbatch with both passes.
static int64_t formInBodies(func::FuncOp function, const CostModel &costs) {
  int64_t total = 0;
  for (auto loop :
       llvm::to_vector(function.getBody().front().getOps<hlo::WhileOp>())) {
    if (!holdsAttention(loop))
      continue;
    BodyProgram program(loop);
    program.getFunction().setSymName(function.getSymName());
    int64_t formed = formIn(program.getFunction(), costs, {});
    if (formed > 0)
      program.replaceBody();
    total += formed;
  }
  return total;
}

static int64_t formIn(func::FuncOp function, const CostModel &costs,
                      const TrainingGraphOptions &options) {
  int64_t total = formInBlock(function, costs, options);
  // Masks and the zeros of dropout, which JAX makes in front of a scan, are made where
  // attention reads them.
  for (auto loop :
       llvm::to_vector(function.getBody().front().getOps<hlo::WhileOp>()))
    if (mayHoldAttention(loop))
      sinkFreeInvariants(loop);
  total += formInPairs(function, costs);
  return total + formInBodies(function, costs);
}

int64_t remat::formAttention(func::FuncOp function, const CostModel &costs,
                             const TrainingGraphOptions &options) {
  if (function.isExternal() || hasShardings(function) ||
      costs.getDevice().computeCapability < leastCapability ||
      costs.getDevice().startsEarly)
    return 0;
  return formIn(function, costs, options);
}

namespace {
struct RematFormAttention
    : public remat::impl::RematFormAttentionBase<RematFormAttention> {
  using RematFormAttentionBase::RematFormAttentionBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
    if (!descriptor) {
      function.emitError() << llvm::toString(descriptor.takeError());
      return signalPassFailure();
    }
    formAttention(function, CostModel(std::move(*descriptor)));
  }
};
} // namespace
