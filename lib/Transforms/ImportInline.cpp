// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Inlines calls callees first, so that every body is copied in its final form
/// once per call. Upstream's inliner goes by a cost model and by interfaces
/// that dialects may lack; here every call goes, on checked input.

#include "ImportSteps.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace remat;

FlatSymbolRefAttr
remat::getInlinedCallee(Operation *op, ArrayRef<std::string> keptComposites) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCalleeAttr();
  auto composite = dyn_cast<stablehlo::CompositeOp>(op);
  if (!composite || llvm::is_contained(keptComposites, composite.getName()))
    return {};
  return composite.getDecompositionAttr();
}

namespace {
class Inliner {
public:
  Inliner(ModuleOp module, ArrayRef<std::string> keptComposites)
      : keptComposites(keptComposites) {
    for (auto function : module.getOps<func::FuncOp>())
      functions[function.getSymName()] = function;
  }

  /// Inlines the calls in `root` and in all that it calls.
  void flatten(func::FuncOp root);

private:
  struct Call {
    Operation *op;
    func::FuncOp callee;
  };
  SmallVector<Call> findCalls(func::FuncOp function);
  void inlineCall(Call call);

  ArrayRef<std::string> keptComposites;
  llvm::StringMap<func::FuncOp> functions;
  llvm::DenseSet<Operation *> flat;
};
} // namespace

SmallVector<Inliner::Call> Inliner::findCalls(func::FuncOp function) {
  SmallVector<Call> calls;
  function.walk([&](Operation *op) {
    if (FlatSymbolRefAttr callee = getInlinedCallee(op, keptComposites))
      calls.push_back({op, functions.lookup(callee.getValue())});
  });
  return calls;
}

/// Copies the callee's block in front of the call. Locations tell both places.
void Inliner::inlineCall(Call call) {
  Block &body = call.callee.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), call.op->getOperands());
  OpBuilder builder(call.op);
  llvm::DenseMap<Location, Location> locations;
  auto relocate = [&](Operation *op) {
    auto [entry, isNew] = locations.try_emplace(op->getLoc(), op->getLoc());
    if (isNew)
      entry->second = CallSiteLoc::get(op->getLoc(), call.op->getLoc());
    op->setLoc(entry->second);
  };
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping)->walk(relocate);
  for (auto [result, value] :
       llvm::zip(call.op->getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  call.op->erase();
}

void Inliner::flatten(func::FuncOp root) {
  SmallVector<func::FuncOp> stack = {root};
  while (!stack.empty()) {
    func::FuncOp function = stack.back();
    if (flat.contains(function)) {
      stack.pop_back();
      continue;
    }
    SmallVector<Call> calls = findCalls(function);
    size_t size = stack.size();
    for (Call call : calls)
      if (!flat.contains(call.callee))
        stack.push_back(call.callee);
    if (stack.size() > size)
      continue;
    stack.pop_back();
    flat.insert(function);
    for (Call call : calls)
      inlineCall(call);
  }
}

/// Erases private functions that no symbol use names any more.
static void eraseDeadFunctions(ModuleOp module) {
  llvm::StringSet<> used;
  for (Operation &op : *module.getBody())
    if (std::optional<SymbolTable::UseRange> uses =
            SymbolTable::getSymbolUses(&op))
      for (SymbolTable::SymbolUse use : *uses)
        used.insert(use.getSymbolRef().getRootReference().getValue());
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (function.isPrivate() && !used.contains(function.getSymName()))
      function.erase();
}

void remat::inlineCalls(ModuleOp module, ArrayRef<std::string> keptComposites) {
  Inliner inliner(module, keptComposites);
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal())
      inliner.flatten(function);
  eraseDeadFunctions(module);
}
