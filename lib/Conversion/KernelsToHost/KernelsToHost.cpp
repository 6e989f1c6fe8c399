// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--convert-kernels-to-host`: tries the ways in which a kernel's body
/// becomes code, the best first.

#include "KernelsToHost.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "remat/Conversion/Passes.h"
#include "remat/Conversion/StableHLOToLinalg.h"
#include "remat/Dialect/Remat/Attention.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_CONVERTKERNELSTOHOST
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

static DictionaryAttr getKernelEntries(func::FuncOp function) {
  return function->getAttrOfType<DictionaryAttr>(RematDialect::kernelAttrName);
}

bool remat::isKernelToConvert(func::FuncOp function) {
  DictionaryAttr entries = getKernelEntries(function);
  return !function.isExternal() && entries && !entries.contains("loop");
}

KernelBody remat::readKernelBody(func::FuncOp function) {
  KernelBody body{function, {}};
  auto aliases = getKernelEntries(function).getAs<DenseI64ArrayAttr>("aliases");
  ArrayRef<int64_t> flat = aliases ? aliases.asArrayRef() : ArrayRef<int64_t>();
  for (size_t i = 0; i + 1 < flat.size(); i += 2)
    body.shared.push_back({unsigned(flat[i]), unsigned(flat[i + 1])});
  return body;
}

func::FuncOp remat::createBufferFunction(KernelBody &body, StringRef suffix) {
  MLIRContext *context = body.function.getContext();
  SmallVector<Type> types{LLVM::LLVMPointerType::get(context)};
  auto add = [&](Type type) {
    auto tensor = cast<RankedTensorType>(type);
    Type element = tensor.getElementType();
    if (auto integer = dyn_cast<IntegerType>(element))
      element = IntegerType::get(context, integer.getWidth());
    // A place for nothing: the layout of memory of size 4 x 0 is not one that functions
    // take pointers for.
    SmallVector<int64_t> shape{0};
    if (tensor.getNumElements() > 0)
      shape.assign(tensor.getShape().begin(), tensor.getShape().end());
    types.push_back(MemRefType::get(shape, element));
  };
  llvm::for_each(body.function.getArgumentTypes(), add);
  llvm::for_each(body.function.getResultTypes(), add);
  OpBuilder builder(body.function);
  auto function =
      func::FuncOp::create(builder, body.function.getLoc(),
                           (body.function.getName() + suffix).str(),
                           builder.getFunctionType(types, {}));
  function.setPrivate();
  function.addEntryBlock();
  unsigned inputs = body.function.getNumArguments();
  for (unsigned i = 1; i < types.size(); ++i) {
    bool isShared = llvm::any_of(body.shared, [&](SharedMemory pair) {
      return i == 1 + pair.operand || i == 1 + inputs + pair.result;
    });
    if (!isShared)
      function.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                          builder.getUnitAttr());
  }
  return function;
}

FailureOr<KernelCode> remat::emitNothing(KernelBody &body, StringRef suffix) {
  bool hasElements = llvm::any_of(body.function.getResultTypes(), [](Type type) {
    return cast<RankedTensorType>(type).getNumElements() > 0;
  });
  if (hasElements && !getKernelEntries(body.function).contains("unread"))
    return failure();
  func::FuncOp function = createBufferFunction(body, suffix);
  OpBuilder builder = OpBuilder::atBlockEnd(&function.getBody().front());
  func::ReturnOp::create(builder, function.getLoc());
  return KernelCode{function, 0};
}

void remat::nameImplementation(func::FuncOp declaration, func::FuncOp function,
                               KernelCode code) {
  OpBuilder builder(function);
  NamedAttrList entries(getKernelEntries(function).getValue());
  entries.set("implementation",
              FlatSymbolRefAttr::get(code.function.getSymNameAttr()));
  entries.set("workspace", builder.getI64IntegerAttr(code.workspaceBytes));
  declaration->setAttr(RematDialect::kernelAttrName,
                       entries.getDictionary(builder.getContext()));
  builder.insert(declaration);
}

static int64_t countElements(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() ? tensor.getNumElements() : 1;
}

/// As many as there can be where one is not known.
static int64_t multiply(ArrayRef<int64_t> factors) {
  int64_t product = 1;
  for (int64_t factor : factors)
    if (factor < 0 || llvm::MulOverflow(product, factor, product))
      return INT64_MAX;
  return product;
}

/// Iterations of all loops around the op.
static int64_t countIterations(Operation *op) {
  SmallVector<int64_t> counts;
  while (auto loop = op->getParentOfType<LoopLikeOpInterface>()) {
    std::optional<APInt> count = loop.getStaticTripCount();
    counts.push_back(count ? count->getSExtValue() : -1);
    op = loop;
  }
  return multiply(counts);
}

int64_t remat::countWork(func::FuncOp function) {
  int64_t work = 1;
  function.walk([&](Operation *op) {
    int64_t elements = 1;
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      elements = multiply(linalgOp.getStaticLoopRanges());
    for (Type type : op->getResultTypes())
      elements = std::max(elements, countElements(type));
    work = std::max(work, multiply({elements, countIterations(op)}));
  });
  for (Type type : function.getResultTypes())
    work = std::max(work, countElements(type));
  return work;
}

bool remat::isSmallWork(int64_t elements) { return elements < 1 << 15; }

/// Whether each of several sums reads all of the one before, which to compute where it is
/// needed multiplies their work.
static bool needsSteps(func::FuncOp function) {
  return function
      .walk([](stablehlo::FftOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// LLVM then neither unrolls nor vectorizes loops at the price of much code.
static void compileForSize(func::FuncOp function) {
  Builder builder(function.getContext());
  function->setAttr("passthrough", builder.getStrArrayAttr({"optsize"}));
}

namespace {
struct ConvertKernelsToHost
    : public remat::impl::ConvertKernelsToHostBase<ConvertKernelsToHost> {
  using ConvertKernelsToHostBase::ConvertKernelsToHostBase;

  static FailureOr<KernelCode> emit(KernelBody &body) {
    dissolveAttentions(body.function);
    FailureOr<KernelCode> code = emitNothing(body, "_host");
    if (failed(code))
      code = emitLibraryCall(body);
    if (succeeded(code))
      return code;
    bool hasSteps = needsSteps(body.function);
    if (failed(lowerToLinalg(body.function)))
      return failure();
    bool isSmall = isSmallWork(countWork(body.function));
    if (!hasSteps)
      code = emitLoops(body);
    if (failed(code))
      code = emitByBufferization(body);
    if (succeeded(code) && isSmall)
      compileForSize(code->function);
    return code;
  }

  /// The function on tensors stays as a declaration that names its code.
  LogicalResult convert(func::FuncOp function) {
    auto declaration = cast<func::FuncOp>(function->cloneWithoutRegions());
    KernelBody body = readKernelBody(function);
    FailureOr<KernelCode> code = emit(body);
    if (failed(code)) {
      declaration->erase();
      return function.emitError("kernel '")
             << function.getName() << "' cannot be compiled for hosts";
    }
    nameImplementation(declaration, function, *code);
    function.erase();
    return success();
  }

  void runOnOperation() override {
    auto functions = llvm::to_vector(getOperation().getOps<func::FuncOp>());
    for (func::FuncOp function : functions)
      if (isKernelToConvert(function) && failed(convert(function)))
        return signalPassFailure();
  }
};
} // namespace
