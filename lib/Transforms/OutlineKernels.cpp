// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--remat-outline-kernels`: bodies of kernels become functions, and
/// equal bodies one function. A loop whose body consists of kernels stays a loop,
/// of a call for its condition and one for its body.

#include "remat/Transforms/OutlineKernels.h"
#include "BodyProgram.h"
#include "remat/Analysis/OpDigest.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "remat/Transforms/BufferAssignment.h"
#include "remat/Transforms/Passes.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringMap.h"

namespace remat {
#define GEN_PASS_DEF_OUTLINEKERNELS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
class Outliner {
public:
  explicit Outliner(ModuleOp module)
      : module(module), symbols(module), builder(module.getContext()) {}

  LogicalResult outline(func::FuncOp function);

private:
  LogicalResult outlineKernel(KernelOpInterface kernel,
                              ArrayRef<int64_t> aliases);
  FailureOr<func::FuncOp> createFunction(KernelOpInterface kernel,
                                         ArrayRef<int64_t> aliases);
  func::FuncOp mergeEqual(func::FuncOp function);
  LogicalResult outlineLoop(stablehlo::WhileOp loop, NamedAttrList &entries);
  void outlineCondition(stablehlo::WhileOp loop);
  void outlineCounter(Operation *sum, int64_t step);
  SmallVector<Value> readSlices(BodyProgram &program);
  Attribute listPlaces(BodyProgram &program, unsigned firstSlice);
  Attribute listOverwritten(BodyProgram &program);
  Attribute listUnread(KernelOpInterface kernel);

  ModuleOp module;
  SymbolTable symbols;
  OpBuilder builder;
  /// Functions by their digest without name and places.
  llvm::StringMap<func::FuncOp> functions;
  unsigned loops = 0;
};
} // namespace

/// The names of what the kernel computes: `dot_general`, `add+tanh`.
static std::string describeWork(Block &body) {
  constexpr unsigned shown = 4;
  SmallVector<StringRef> names;
  unsigned count = 0;
  for (Operation &op : body.without_terminator()) {
    auto interface = dyn_cast<RematOpInterface>(&op);
    if (interface && interface.getFusibility() == Fusibility::Expanding)
      continue;
    ++count;
    StringRef name = op.getName().stripDialect();
    if (names.size() < shown && !llvm::is_contained(names, name))
      names.push_back(name);
  }
  if (names.empty())
    return "fill";
  std::string text = llvm::join(names, "+");
  return count > names.size() ? text + "+..." : text;
}

/// Pairs (operand, result) that lie in the same memory.
static SmallVector<int64_t> findAliases(Operation *kernel,
                                        const BufferAssignment &buffers) {
  SmallVector<int64_t> aliases;
  for (auto [i, operand] : llvm::enumerate(kernel->getOperands()))
    for (OpResult result : kernel->getResults()) {
      std::optional<unsigned> buffer = buffers.find(operand);
      if (buffer && buffer == buffers.find(result))
        llvm::append_values(aliases, i, result.getResultNumber());
    }
  return aliases;
}

void remat::removeNames(Operation *root) {
  root->walk([](Operation *op) {
    for (NamedAttribute attribute :
         llvm::to_vector(op->getDiscardableAttrs()))
      if (isa_and_present<RematDialect>(attribute.getNameDialect()) &&
          attribute.getName() != RematDialect::tf32AttrName)
        op->removeDiscardableAttr(attribute.getName());
  });
}

/// The loop that the kernel consists of, if its body has become kernels.
static stablehlo::WhileOp findLoop(KernelOpInterface kernel) {
  Block &body = kernel.getBody().front();
  auto loop = dyn_cast<stablehlo::WhileOp>(body.front());
  bool isAlone = loop && llvm::hasSingleElement(body.without_terminator());
  if (!isAlone || loop.getBody().getOps<KernelOpInterface>().empty())
    return {};
  return loop;
}

DictionaryAttr remat::describeKernel(MLIRContext *context, StringRef label,
                                     ArrayRef<int64_t> aliases) {
  NamedAttrList entries;
  entries.set("label", StringAttr::get(context, label));
  entries.set("aliases", DenseI64ArrayAttr::get(context, aliases));
  return entries.getDictionary(context);
}

/// Erases what stands in the block before `op` but for some.
static void eraseBefore(Operation *op,
                        const llvm::SmallPtrSetImpl<Operation *> &kept) {
  SmallVector<Operation *> old;
  for (Operation *previous = op->getPrevNode(); previous;
       previous = previous->getPrevNode())
    if (!kept.contains(previous))
      old.push_back(previous);
  for (Operation *previous : old) {
    previous->dropAllUses();
    previous->erase();
  }
}

/// The condition becomes a kernel that reads the carries that decide.
void Outliner::outlineCondition(stablehlo::WhileOp loop) {
  Region &region = loop.getCond();
  Block &block = region.front();
  llvm::SetVector<Value> read;
  region.walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (operand.getParentBlock() == &block
              ? isa<BlockArgument>(operand)
              : !region.isAncestor(operand.getParentRegion()))
        read.insert(operand);
  });
  SmallVector<Value> inputs(read.getArrayRef());
  Operation *terminator = block.getTerminator();
  auto type = FunctionType::get(builder.getContext(),
                                ValueRange(inputs).getTypes(),
                                terminator->getOperandTypes());
  auto function = func::FuncOp::create(loop.getLoc(), "kernel", type);
  function.setPrivate();
  function->setAttr(RematDialect::kernelAttrName,
                    describeKernel(builder.getContext(), "condition", {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  IRMapping mapping;
  mapping.map(inputs, function.getArguments());
  for (Operation &op : block.without_terminator())
    removeNames(builder.clone(op, mapping));
  func::ReturnOp::create(builder, terminator->getLoc(),
                         mapping.lookup(terminator->getOperand(0)));
  function = mergeEqual(function);
  builder.setInsertionPoint(terminator);
  auto call = func::CallOp::create(builder, loop.getLoc(), function, inputs);
  terminator->setOperands(call.getResults());
  eraseBefore(call, llvm::SmallPtrSet<Operation *, 1>());
}

/// What the body's kernels read of the number of the iteration is counted by a kernel
/// in its place. Its step may be made around the loop, so that it is made anew.
void Outliner::outlineCounter(Operation *sum, int64_t step) {
  Value counter = sum->getOperand(0);
  auto type = builder.getFunctionType(counter.getType(), counter.getType());
  auto function = func::FuncOp::create(sum->getLoc(), "kernel", type);
  function.setPrivate();
  function->setAttr(RematDialect::kernelAttrName,
                    describeKernel(builder.getContext(), "counter", {0, 0}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  auto tensorType = cast<RankedTensorType>(counter.getType());
  auto number = builder.getIntegerAttr(tensorType.getElementType(), step);
  Value constant = stablehlo::ConstantOp::create(
      builder, sum->getLoc(), DenseElementsAttr::get(tensorType, Attribute(number)));
  IRMapping mapping;
  mapping.map(sum->getOperands(), ValueRange{function.getArgument(0), constant});
  removeNames(builder.clone(*sum, mapping));
  func::ReturnOp::create(builder, sum->getLoc(),
                         mapping.lookup(sum->getResult(0)));
  function = mergeEqual(function);
  builder.setInsertionPoint(sum->getBlock()->getTerminator());
  auto call = func::CallOp::create(builder, sum->getLoc(), function, counter);
  sum->getResult(0).replaceAllUsesWith(call.getResult(0));
  sum->erase();
}

/// The slices as values of the loop's body; those that are only written hold what was
/// there before.
SmallVector<Value> Outliner::readSlices(BodyProgram &program) {
  SmallVector<Value> values;
  for (BodySlice &slice : program.getSlices()) {
    if (slice.movingCarry) {
      values.push_back(slice.write->getBlock()->getArgument(*slice.movingCarry));
      continue;
    }
    if (!slice.reads.empty()) {
      values.push_back(slice.reads.front());
      continue;
    }
    builder.setInsertionPoint(slice.write);
    values.push_back(stablehlo::DynamicSliceOp::create(
        builder, slice.write.getLoc(), slice.type, slice.stack,
        slice.write.getStartIndices(), slice.type.getShape()));
  }
  return values;
}

/// For each slice: the operand of the body's call, the bytes from one iteration's to
/// the next, the first one's, and the carry whose stack it is for a carry that moves,
/// else -1.
Attribute Outliner::listPlaces(BodyProgram &program, unsigned firstSlice) {
  SmallVector<int64_t> places;
  for (auto [number, slice] : llvm::enumerate(program.getSlices())) {
    auto element = RankedTensorType::get({}, slice.type.getElementType());
    int64_t bytes = computeTypeBytes(element).value_or(0);
    llvm::append_values(places, firstSlice + number, slice.place.scale * bytes,
                        slice.place.offset * bytes, slice.place.phase,
                        slice.place.divisor, slice.place.modulus,
                        slice.movingCarry
                            ? int64_t(cast<BlockArgument>(slice.stack).getArgNumber())
                            : -1);
  }
  return builder.getDenseI64ArrayAttr(places);
}

/// Stacks that the loop writes as a whole, by their carries: the first value of none
/// is read.
Attribute Outliner::listOverwritten(BodyProgram &program) {
  SmallVector<int64_t> carries;
  for (BodySlice &slice : program.getSlices()) {
    auto stack = cast<RankedTensorType>(slice.stack.getType());
    int64_t elements = slice.type.getNumElements();
    bool writesAll = slice.place.isEven() &&
                     std::abs(slice.place.scale) == elements &&
                     program.getCounted()->getTripCount() * elements ==
                         stack.getNumElements();
    if (slice.write && slice.reads.empty() && writesAll)
      carries.push_back(cast<BlockArgument>(slice.stack).getArgNumber());
  }
  return builder.getDenseI64ArrayAttr(carries);
}

/// The body becomes a function of the carries, of what it reads from around the loop
/// and of slices; carries that change and slices come back.
LogicalResult Outliner::outlineLoop(stablehlo::WhileOp loop,
                                    NamedAttrList &entries) {
  BodyProgram program(loop);
  func::FuncOp body = program.getFunction().clone();
  bool readsCounter = program.readsCounter();
  outlineCondition(loop);
  body.setPrivate();
  body.setName("loop_" + std::to_string(loops++));
  symbols.insert(body);
  if (failed(outline(body)))
    return failure();
  Block &block = loop.getBody().front();
  Operation *terminator = block.getTerminator();
  llvm::SmallPtrSet<Operation *, 16> kept = program.findKept();
  SmallVector<Value> operands(block.getArguments());
  llvm::append_range(operands, program.getCaptures());
  unsigned firstSlice = operands.size();
  for (Value slice : readSlices(program)) {
    operands.push_back(slice);
    if (Operation *read = slice.getDefiningOp())
      kept.insert(read);
  }
  if (!program.getSlices().empty())
    entries.set("slices", listPlaces(program, firstSlice));
  entries.set("overwritten", listOverwritten(program));
  builder.setInsertionPoint(terminator);
  auto call = func::CallOp::create(builder, loop.getLoc(), body, operands);
  unsigned result = 0;
  for (unsigned carry : program.getChanging())
    terminator->setOperand(carry, call.getResult(result++));
  for (BodySlice &slice : program.getSlices())
    if (slice.write) {
      if (!slice.movingCarry)
        slice.write.getUpdateMutable().assign(call.getResult(result++));
      slice.write->moveBefore(terminator);
    }
  eraseBefore(call, kept);
  if (readsCounter)
    outlineCounter(program.getCount(),
                   program.getCounted()->getCounterIndex().scale);
  loop->removeAttr(RematDialect::bodyAttrName);
  return success();
}

/// Whether nobody reads what the kernel makes.
static bool isUnread(Operation *kernel) {
  auto profile =
      kernel ? kernel->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName)
             : DictionaryAttr();
  return profile && profile.contains("unread");
}

/// The numbers of operands that hold nothing.
Attribute Outliner::listUnread(KernelOpInterface kernel) {
  SmallVector<int64_t> unread;
  for (OpOperand &operand : kernel->getOpOperands())
    if (isUnread(operand.get().getDefiningOp()))
      unread.push_back(operand.getOperandNumber());
  return builder.getDenseI64ArrayAttr(unread);
}

FailureOr<func::FuncOp> Outliner::createFunction(KernelOpInterface kernel,
                                                 ArrayRef<int64_t> aliases) {
  Block &body = kernel.getBody().front();
  NamedAttrList entries;
  if (stablehlo::WhileOp loop = findLoop(kernel)) {
    entries.set("loop", builder.getUnitAttr());
    auto planned =
        loop->getAttrOfType<DictionaryAttr>(RematDialect::bodyAttrName);
    if (Attribute trips = planned ? planned.get("trips") : Attribute())
      entries.set("trips", trips);
    entries.set("unreadOperands", listUnread(kernel));
    if (failed(outlineLoop(loop, entries)))
      return failure();
  }
  if (isUnread(kernel))
    entries.set("unread", builder.getUnitAttr());
  SmallVector<GroupOpInterface> inlined;
  kernel.getBody().walk(
      [&](GroupOpInterface inner) { inlined.push_back(inner); });
  for (GroupOpInterface inner : inlined)
    dissolveGroup(inner);
  for (NamedAttribute entry :
       describeKernel(builder.getContext(), describeWork(body), aliases))
    entries.set(entry.getName(), entry.getValue());
  YieldOp yield = kernel.getYield();
  auto type = FunctionType::get(builder.getContext(), kernel->getOperandTypes(),
                                kernel->getResultTypes());
  auto function = func::FuncOp::create(kernel.getLoc(), "kernel", type);
  function.setPrivate();
  function->setAttr(RematDialect::kernelAttrName,
                    entries.getDictionary(builder.getContext()));
  function.getBody().takeBody(kernel.getBody());
  builder.setInsertionPoint(yield);
  func::ReturnOp::create(builder, yield.getLoc(), yield.getOutputs());
  yield.erase();
  for (Operation &op : function.getBody().front())
    removeNames(&op);
  return function;
}

/// The function itself, now in the module, or an equal one that was there.
func::FuncOp Outliner::mergeEqual(func::FuncOp function) {
  auto [known, isNew] = functions.try_emplace(digestOp(function), function);
  if (isNew) {
    function.setName("kernel_" + std::to_string(functions.size() - 1));
    symbols.insert(function);
  } else {
    function.erase();
  }
  return known->second;
}

LogicalResult Outliner::outlineKernel(KernelOpInterface kernel,
                                      ArrayRef<int64_t> aliases) {
  FailureOr<func::FuncOp> created = createFunction(kernel, aliases);
  if (failed(created))
    return failure();
  func::FuncOp function = mergeEqual(*created);
  Block &body = kernel.getBody().emplaceBlock();
  for (Value operand : kernel->getOperands())
    body.addArgument(operand.getType(), operand.getLoc());
  builder.setInsertionPointToStart(&body);
  auto call = func::CallOp::create(builder, kernel.getLoc(), function,
                                   body.getArguments());
  YieldOp::create(builder, kernel.getLoc(), call.getResults());
  return success();
}

LogicalResult Outliner::outline(func::FuncOp function) {
  FailureOr<BufferAssignment> buffers = BufferAssignment::create(function);
  if (failed(buffers))
    return failure();
  SmallVector<std::pair<KernelOpInterface, SmallVector<int64_t>>> kernels;
  for (auto kernel : function.getOps<KernelOpInterface>())
    kernels.push_back({kernel, findAliases(kernel, *buffers)});
  for (auto &[kernel, aliases] : kernels) {
    // All that such a kernel would write is made again where it is read.
    if (kernel->getNumResults() == 0)
      kernel->erase();
    else if (failed(outlineKernel(kernel, aliases)))
      return failure();
  }
  return success();
}

namespace {
struct OutlineKernels
    : public remat::impl::OutlineKernelsBase<OutlineKernels> {
  using OutlineKernelsBase::OutlineKernelsBase;

  void runOnOperation() override {
    Outliner outliner(getOperation());
    auto functions =
        llvm::to_vector(getOperation().getOps<func::FuncOp>());
    for (func::FuncOp function : functions)
      if (!function.isExternal() && function.isPublic() &&
          failed(outliner.outline(function)))
        return signalPassFailure();
  }
};
} // namespace
