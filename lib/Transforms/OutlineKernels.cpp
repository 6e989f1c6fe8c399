// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--remat-outline-kernels`: bodies of kernels become functions, and
/// equal bodies one function.

#include "remat/Dialect/Remat/Remat.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "remat/Transforms/BufferAssignment.h"
#include "remat/Transforms/Passes.h"
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
  void outlineKernel(KernelOpInterface kernel, ArrayRef<int64_t> aliases);
  func::FuncOp createFunction(KernelOpInterface kernel,
                              ArrayRef<int64_t> aliases);
  func::FuncOp mergeEqual(func::FuncOp function);

  ModuleOp module;
  SymbolTable symbols;
  OpBuilder builder;
  /// Functions by their text without name and places.
  llvm::StringMap<func::FuncOp> functions;
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

/// Names of values and layers are for people; they tell no kernels apart.
static void removeNames(Operation *root) {
  root->walk([](Operation *op) {
    for (NamedAttribute attribute :
         llvm::to_vector(op->getDiscardableAttrs()))
      if (isa_and_present<RematDialect>(attribute.getNameDialect()))
        op->removeDiscardableAttr(attribute.getName());
  });
}

func::FuncOp Outliner::createFunction(KernelOpInterface kernel,
                                      ArrayRef<int64_t> aliases) {
  Block &body = kernel.getBody().front();
  SmallVector<GroupOpInterface> inlined;
  kernel.getBody().walk(
      [&](GroupOpInterface inner) { inlined.push_back(inner); });
  for (GroupOpInterface inner : inlined)
    dissolveGroup(inner);
  YieldOp yield = kernel.getYield();
  auto type = FunctionType::get(builder.getContext(), kernel->getOperandTypes(),
                                kernel->getResultTypes());
  auto function = func::FuncOp::create(kernel.getLoc(), "kernel", type);
  function.setPrivate();
  function->setAttr(
      RematDialect::kernelAttrName,
      builder.getDictionaryAttr(
          {builder.getNamedAttr("label",
                                builder.getStringAttr(describeWork(body))),
           builder.getNamedAttr("aliases",
                                builder.getDenseI64ArrayAttr(aliases))}));
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
  std::string text;
  llvm::raw_string_ostream os(text);
  function->print(os, OpPrintingFlags().useLocalScope());
  auto [known, isNew] = functions.try_emplace(text, function);
  if (isNew) {
    function.setName("kernel_" + std::to_string(functions.size() - 1));
    symbols.insert(function);
  } else {
    function.erase();
  }
  return known->second;
}

void Outliner::outlineKernel(KernelOpInterface kernel,
                             ArrayRef<int64_t> aliases) {
  func::FuncOp function = mergeEqual(createFunction(kernel, aliases));
  Block &body = kernel.getBody().emplaceBlock();
  for (Value operand : kernel->getOperands())
    body.addArgument(operand.getType(), operand.getLoc());
  builder.setInsertionPointToStart(&body);
  auto call = func::CallOp::create(builder, kernel.getLoc(), function,
                                   body.getArguments());
  YieldOp::create(builder, kernel.getLoc(), call.getResults());
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
    else
      outlineKernel(kernel, aliases);
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
