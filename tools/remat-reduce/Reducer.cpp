// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Reducer.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace remat;

static size_t countOps(ModuleOp module) {
  size_t count = 0;
  module->walk([&](Operation *) { ++count; });
  return count;
}

/// Of a tensor or a scalar.
static TypedAttr makeZeros(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  TypedAttr zero = Builder(type.getContext()).getZeroAttr(getElementTypeOrSelf(type));
  if (!tensor || !zero)
    return isa<ShapedType>(type) ? TypedAttr() : zero;
  return tensor.hasStaticShape()
             ? TypedAttr(DenseElementsAttr::get(tensor, Attribute(zero)))
             : TypedAttr();
}

/// In the form of input that the module has: only the dialects are loaded whose ops it has,
/// and those that these build on.
static Value createZeros(OpBuilder &builder, Location loc, Type type) {
  TypedAttr zeros = makeZeros(type);
  auto elements = dyn_cast<DenseElementsAttr>(zeros);
  if (elements && builder.getContext()->getLoadedDialect<stablehlo::StableHLODialect>())
    return stablehlo::ConstantOp::create(builder, loc, elements);
  return arith::ConstantOp::create(builder, loc, zeros);
}

/// Ops that something smaller can stand for: not constants, no terminators.
static bool isReplaceable(Operation *op) {
  return op->getNumResults() > 0 && !op->hasTrait<OpTrait::ConstantLike>() &&
         !op->hasTrait<OpTrait::IsTerminator>() &&
         llvm::all_of(op->getResultTypes(),
                      [](Type type) { return bool(makeZeros(type)); });
}

/// In the order of the walk, which is that of the module's clones too.
static SmallVector<Operation *> collectReplaceable(ModuleOp module) {
  SmallVector<Operation *> ops;
  module->walk([&](Operation *op) {
    if (isReplaceable(op))
      ops.push_back(op);
  });
  return ops;
}

enum class Stand { Operand, Constant };

/// False if none of the op's operands can stand for a result.
static bool replace(Operation *op, Stand stand) {
  OpBuilder builder(op);
  SmallVector<Value> replacements;
  for (Type type : op->getResultTypes()) {
    if (stand == Stand::Constant) {
      replacements.push_back(createZeros(builder, op->getLoc(), type));
      continue;
    }
    auto same = llvm::find_if(op->getOperands(), [&](Value operand) {
      return operand.getType() == type;
    });
    if (same == op->operand_end())
      return false;
    replacements.push_back(*same);
  }
  op->replaceAllUsesWith(replacements);
  op->erase();
  return true;
}

/// Ops without uses, whatever their effects: a test says whether they matter.
static void eraseUnused(ModuleOp module) {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    module->walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
      if (op->getNumResults() > 0 && op->use_empty() &&
          isMemoryEffectFree(op)) {
        op->erase();
        isChanged = true;
      }
    });
    for (auto function :
         llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (function.isPrivate() && SymbolTable::symbolKnownUseEmpty(function, module)) {
        function.erase();
        isChanged = true;
      }
  }
}

/// The only function that callers have no say about, or none.
static func::FuncOp findStep(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      return function;
  return nullptr;
}

namespace {
class Reduction {
public:
  Reduction(OwningOpRef<ModuleOp> &module,
            llvm::function_ref<bool(ModuleOp)> isInteresting, size_t mostTests)
      : module(module), isInteresting(isInteresting), mostTests(mostTests) {}

  size_t run();

private:
  bool tryChange(llvm::function_ref<bool(ModuleOp)> change);
  bool tryChunks(size_t count,
                 llvm::function_ref<bool(ModuleOp, size_t, size_t)> change);
  bool replaceOps(Stand stand);
  bool dropResults();
  bool dropArguments();

  OwningOpRef<ModuleOp> &module;
  llvm::function_ref<bool(ModuleOp)> isInteresting;
  size_t mostTests;
  size_t tests = 0;
};
} // namespace

/// Keeps the changed copy if it is valid, smaller and interesting.
bool Reduction::tryChange(llvm::function_ref<bool(ModuleOp)> change) {
  if (tests >= mostTests)
    return false;
  OwningOpRef<ModuleOp> copy = module->clone();
  ScopedDiagnosticHandler quiet(module->getContext(),
                                [](Diagnostic &) { return success(); });
  if (!change(*copy))
    return false;
  eraseUnused(*copy);
  if (failed(verify(*copy)))
    return false;
  ++tests;
  if (!isInteresting(*copy))
    return false;
  module = std::move(copy);
  return true;
}

/// `change(module, begin, end)` on chunks of `count` things, half as many each time.
/// A change may take away more things than its own: those behind are then fewer.
bool Reduction::tryChunks(
    size_t count, llvm::function_ref<bool(ModuleOp, size_t, size_t)> change) {
  bool isChanged = false;
  for (size_t size = count; size > 0; size /= 2)
    // From the end, since what is used last keeps the rest alive.
    for (size_t end = count; end > 0;) {
      size_t begin = end > size ? end - size : 0;
      isChanged |= tryChange(
          [&](ModuleOp copy) { return change(copy, begin, end); });
      end = begin;
    }
  return isChanged;
}

bool Reduction::replaceOps(Stand stand) {
  return tryChunks(
      collectReplaceable(*module).size(),
      [stand](ModuleOp copy, size_t begin, size_t end) {
        SmallVector<Operation *> ops = collectReplaceable(copy);
        bool isChanged = false;
        // The walk visits what is inside an op before the op.
        for (size_t index = begin; index < std::min(end, ops.size()); ++index)
          isChanged |= replace(ops[index], stand);
        return isChanged;
      });
}

bool Reduction::dropResults() {
  func::FuncOp step = findStep(*module);
  if (!step)
    return false;
  return tryChunks(step.getNumResults(), [](ModuleOp copy, size_t begin,
                                            size_t end) {
    func::FuncOp function = findStep(copy);
    end = std::min<size_t>(end, function.getNumResults());
    Operation *terminator = function.getBody().front().getTerminator();
    if (begin >= end || terminator->getNumOperands() < end)
      return false;
    terminator->eraseOperands(begin, end - begin);
    BitVector erased(function.getNumResults());
    erased.set(begin, end);
    return succeeded(function.eraseResults(erased));
  });
}

bool Reduction::dropArguments() {
  func::FuncOp step = findStep(*module);
  if (!step)
    return false;
  return tryChunks(step.getNumArguments(), [](ModuleOp copy, size_t begin,
                                              size_t end) {
    func::FuncOp function = findStep(copy);
    BitVector erased(function.getNumArguments());
    for (size_t index = begin; index < std::min<size_t>(end, erased.size()); ++index)
      if (function.getArgument(index).use_empty())
        erased.set(index);
    return erased.any() && succeeded(function.eraseArguments(erased));
  });
}

size_t Reduction::run() {
  tryChange([](ModuleOp) { return true; });
  bool isChanged = true;
  while (isChanged && tests < mostTests) {
    isChanged = dropResults();
    isChanged |= replaceOps(Stand::Constant);
    isChanged |= replaceOps(Stand::Operand);
    isChanged |= dropArguments();
  }
  return tests;
}

ReductionTotals
remat::reduce(OwningOpRef<ModuleOp> &module,
              llvm::function_ref<bool(ModuleOp)> isInteresting,
              size_t mostTests) {
  module->getContext()->loadDialect<arith::ArithDialect>();
  ReductionTotals totals;
  totals.opsBefore = countOps(*module);
  totals.tests = Reduction(module, isInteresting, mostTests).run();
  totals.opsAfter = countOps(*module);
  return totals;
}
