// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--remat-arena`: from values to bytes at fixed places. First
/// everything is laid out, then the function is written anew beside the old one.

#include "ArenaBuilder.h"
#include "ArenaLoops.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Sdy.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/ArenaPlaces.h"
#include "remat/Transforms/BufferAssignment.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATARENA
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using namespace remat::arena;

//===----------------------------------------------------------------------===//
// What needs memory
//===----------------------------------------------------------------------===//

/// The function on buffers that `callee` names; loops get theirs here.
FailureOr<func::FuncOp>
ArenaBuilder::findImplementation(Operation *kernel, func::FuncOp callee) {
  DictionaryAttr entries = callee ? getKernelEntries(callee) : DictionaryAttr();
  if (entries && entries.contains("loop") && !entries.get("implementation")) {
    if (failed(emitLoopOnBytes(callee, symbols, alignment)))
      return failure();
    entries = getKernelEntries(callee);
  }
  auto name = entries ? entries.getAs<FlatSymbolRefAttr>("implementation")
                      : FlatSymbolRefAttr();
  auto implementation =
      name ? symbols.lookup<func::FuncOp>(name.getValue()) : func::FuncOp();
  if (!implementation)
    return kernel->emitOpError("has no implementation on buffers");
  return implementation;
}

LogicalResult ArenaBuilder::collectSteps() {
  for (Operation &op : block.without_terminator()) {
    auto kernel = dyn_cast<KernelOpInterface>(&op);
    if (isa<OffloadOp, FetchOp>(op)) {
      if (function.isPrivate())
        return op.emitOpError("stands in the body of a loop, whose values stay "
                              "on the device: only the step around may copy "
                              "values to the host");
      continue;
    }
    if (!kernel) {
      auto interface = dyn_cast<RematOpInterface>(&op);
      bool isView = interface && interface.getViewedOperand(0);
      if (isView || op.hasTrait<OpTrait::ConstantLike>())
        continue;
      return op.emitOpError("is no kernel and has no place in a step on buffers");
    }
    func::CallOp call = findCall(kernel);
    auto callee =
        call ? symbols.lookup<func::FuncOp>(call.getCallee()) : func::FuncOp();
    FailureOr<func::FuncOp> implementation = findImplementation(&op, callee);
    if (failed(implementation))
      return failure();
    unsigned position = buffers.getPosition(&op);
    steps.push_back(position);
    implementations[&op] = *implementation;
    auto workspace = getKernelEntries(callee).getAs<IntegerAttr>("workspace");
    if (!workspace || workspace.getInt() == 0)
      continue;
    workspaceOf[&op] = extras.size();
    extras.push_back({workspace.getInt(), position, position, "workspace",
                      getProposedWorkspace(&op)});
  }
  return success();
}

/// Results end in the memory donated to them, or in the arena. What is not
/// there when the last kernel has run is copied.
void ArenaBuilder::planResults() {
  Operation *terminator = block.getTerminator();
  unsigned end = getEnd(buffers, block);
  partners.assign(terminator->getNumOperands(), -1);
  for (BlockArgument argument : block.getArguments())
    if (auto alias = function.getArgAttrOfType<IntegerAttr>(
            argument.getArgNumber(), "tf.aliasing_output"))
      if (alias.getInt() >= 0 && alias.getInt() < int64_t(partners.size()) &&
          partners[alias.getInt()] < 0 &&
          getBytes(argument.getType()) ==
              getBytes(terminator->getOperand(alias.getInt()).getType()))
        partners[alias.getInt()] = argument.getArgNumber();
  auto addCopy = [&](unsigned result) {
    copyOf[result] = extras.size();
    extras.push_back({getBytes(terminator->getOperand(result).getType()), end,
                      end, "result" + std::to_string(result)});
  };
  llvm::SmallDenseSet<unsigned> taken;
  for (unsigned i = 0; i < partners.size(); ++i) {
    if (buffers.findPartner(i))
      continue;
    Value result = terminator->getOperand(i);
    std::optional<unsigned> buffer = buffers.find(result);
    std::optional<unsigned> argument;
    if (buffer)
      argument = buffers.getBuffers()[*buffer].argument;
    // One that only moves to its partner needs no memory of its own.
    if (partners[i] >= 0) {
      moves.push_back({i, argument, unsigned(partners[i])});
      continue;
    }
    // Constants are read only, and nobody's result.
    Operation *maker = buffers.getRoot(result).getDefiningOp();
    bool isConstant = maker && maker->hasTrait<OpTrait::ConstantLike>();
    if (!buffer || argument || isConstant ||
        getBytes(result.getType()) != buffers.getBuffers()[*buffer].bytes ||
        !taken.insert(*buffer).second)
      addCopy(i);
  }
  moves = orderResultMoves(moves);
  for (const ResultMove &move : moves)
    if (move.waitsElsewhere)
      addCopy(move.result);
}

void ArenaBuilder::countArguments() {
  for (Value argument : block.getArguments())
    argumentTotal += roundUp(getBytes(argument.getType()));
  for (Operation &op : block)
    if (op.hasTrait<OpTrait::ConstantLike>())
      argumentTotal += roundUp(getBytes(op.getResult(0).getType()));
}

std::optional<int64_t> ArenaBuilder::getBudget() {
  auto budget =
      function->getAttrOfType<IntegerAttr>(RematDialect::budgetAttrName);
  return budget ? std::optional<int64_t>(budget.getInt()) : std::nullopt;
}

void ArenaBuilder::layOut() {
  std::vector<planner::ArenaBuffer> table;
  std::vector<int64_t *> places;
  std::vector<int64_t> proposed;
  offsets.assign(buffers.getBuffers().size(), -1);
  auto add = [&](int64_t bytes, unsigned begin, unsigned end, int64_t *place,
                 int64_t proposedPlace) {
    if (bytes == 0) {
      *place = 0;
      return;
    }
    table.push_back({begin, int64_t(end) + 1, roundUp(bytes), {}});
    places.push_back(place);
    proposed.push_back(proposedPlace);
  };
  // By buffer: the last position at which the plan lets it stay.
  llvm::DenseMap<unsigned, unsigned> heldUntil;
  for (OffloadOp offload : block.getOps<OffloadOp>())
    if (std::optional<unsigned> buffer = buffers.find(offload.getDevice()))
      heldUntil[*buffer] = std::min<unsigned>(
          getEnd(buffers, block), buffers.getPosition(offload) +
                                      readNumber(getProfile(offload), "held"));
  for (auto [index, buffer] : llvm::enumerate(buffers.getBuffers())) {
    Operation *producer = buffer.values.front().getDefiningOp();
    if (buffer.argument || !isa<KernelOpInterface, FetchOp>(producer))
      continue;
    add(buffer.bytes, buffer.begin, buffer.end, &offsets[index],
        getProposedPlace(buffer.values.front()));
    if (heldTable.size() == table.size())
      continue;
    heldTable.push_back(table.back());
    heldTable.back().upper = std::max<int64_t>(
        heldTable.back().upper, int64_t(heldUntil.lookup(index)) + 1);
  }
  for (Extra &extra : extras) {
    add(extra.bytes, extra.begin, extra.end, &extra.offset, extra.proposed);
    if (heldTable.size() < table.size())
      heldTable.push_back(table.back());
  }
  planner::ArenaLayout layout = place(table, proposed);
  for (auto [place, offset] : llvm::zip_equal(places, layout.offsets))
    *place = offset;
  arenaHeight = layout.height;
}

/// As planned, as low as planned, or as low as can be.
planner::ArenaLayout
ArenaBuilder::place(ArrayRef<planner::ArenaBuffer> table,
                    ArrayRef<int64_t> proposed) {
  std::optional<int64_t> budget = getBudget();
  auto isWithinBudget = [&](int64_t height) {
    return !budget || argumentTotal + height <= *budget;
  };
  std::optional<int64_t> height = getProposedHeight(function);
  if (height && isWithinBudget(*height))
    if (std::optional<planner::ArenaLayout> layout =
            adoptPlaces(table, proposed, *height, alignment))
      return std::move(*layout);
  planner::ArenaOptions options;
  options.alignment = alignment;
  options.workLimit = uint64_t(1) << 26;
  if (height && isWithinBudget(*height)) {
    planner::ArenaOptions asPlanned = options;
    asPlanned.capacity = *height;
    planner::ArenaLayout layout = planner::layOutArena(heldTable, asPlanned);
    if (layout.height <= *height)
      return layout;
  }
  if (budget)
    return planner::layOutWithin(table, options,
                                 std::max<int64_t>(0, *budget - argumentTotal));
  return planner::layOutArena(table, options);
}

LogicalResult ArenaBuilder::checkBudget() {
  std::optional<int64_t> budget = getBudget();
  int64_t total = argumentTotal + arenaHeight;
  if (!budget || total <= *budget)
    return success();
  return function.emitError("arguments of ")
         << formatBytes(argumentTotal) << " and an arena of "
         << formatBytes(arenaHeight) << " exceed the budget of "
         << formatBytes(*budget) << " by "
         << total - *budget << " bytes";
}

/// Steps at earlier positions.
unsigned ArenaBuilder::countSteps(unsigned position) const {
  return llvm::lower_bound(steps, position) - steps.begin();
}

FailureOr<func::FuncOp> ArenaBuilder::run() {
  if (failed(collectSteps()))
    return failure();
  planResults();
  countArguments();
  layOut();
  if (failed(checkBudget()))
    return failure();
  createFunction();
  writeBody();
  target->setAttr(RematDialect::arenaAttrName, describeArena());
  function.erase();
  return target;
}

FailureOr<func::FuncOp> remat::layOutOnBytes(func::FuncOp function,
                                             SymbolTable &symbols,
                                             int64_t alignment) {
  FailureOr<BufferAssignment> buffers = BufferAssignment::create(function);
  if (failed(buffers))
    return failure();
  return ArenaBuilder(function, std::move(*buffers), symbols, alignment).run();
}

/// Numbers the constants that the step reads from memory, then those of bodies.
static void numberConstants(ModuleOp module) {
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  llvm::stable_sort(functions, [](func::FuncOp a, func::FuncOp b) {
    return a.isPublic() && !b.isPublic();
  });
  Builder builder(module.getContext());
  int64_t number = 0;
  for (func::FuncOp function : functions)
    if (function->hasAttr(RematDialect::arenaAttrName))
      function.walk([&](memref::GetGlobalOp op) {
        op->setAttr(RematDialect::constantAttrName,
                    builder.getI64IntegerAttr(number++));
      });
}

namespace {
struct RematArena : public remat::impl::RematArenaBase<RematArena> {
  using RematArenaBase::RematArenaBase;

  /// The pool of copies may be larger than what is in it at once.
  LogicalResult checkPools(int64_t hostBytes) {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      auto entries =
          function->getAttrOfType<DictionaryAttr>(RematDialect::arenaAttrName);
      auto pool = entries ? entries.getAs<IntegerAttr>("pool") : IntegerAttr();
      if (pool && pool.getInt() > hostBytes)
        return function.emitError("offloaded values take ")
               << formatBytes(pool.getInt()) << " of the host, which has "
               << formatBytes(hostBytes) << " for them";
    }
    return success();
  }

  void runOnOperation() override {
    llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
    if (!descriptor) {
      getOperation().emitError(llvm::toString(descriptor.takeError()));
      return signalPassFailure();
    }
    SymbolTable symbols(getOperation());
    auto functions = llvm::to_vector(getOperation().getOps<func::FuncOp>());
    llvm::erase_if(functions, [](func::FuncOp function) {
      return function.isExternal() || function.isPrivate();
    });
    for (func::FuncOp function : functions)
      if (failed(layOutOnBytes(function, symbols, descriptor->alignment)))
        return signalPassFailure();
    if (descriptor->hostBytes && failed(checkPools(*descriptor->hostBytes)))
      return signalPassFailure();
    numberConstants(getOperation());
    // Nobody calls the kernels' forms on tensors any more.
    for (func::FuncOp function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (auto entries = function->getAttrOfType<DictionaryAttr>(
              RematDialect::kernelAttrName);
          entries && entries.get("implementation"))
        function.erase();
    // Memory has no shardings.
    for (auto mesh :
         llvm::make_early_inc_range(getOperation().getOps<sdy::MeshOp>()))
      mesh.erase();
  }
};
} // namespace
