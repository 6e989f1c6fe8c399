// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels that are one contraction or convolution, or the sum of an argument and a
/// contraction, as calls of the runtime (`remat_rt_gemm_run`, `remat_rt_gemm_add_run`,
/// `remat_rt_convolution_run` in runtime/include/remat_rt.h). Dimension numbers become sizes and strides, so
/// that no operand is ever transposed or padded in memory.

#include "KernelsToHost.h"
#include "ParallelPart.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace {
/// One loop of a contraction with the strides of the operands and the result;
/// -1 where it does not index them.
struct Loop {
  int64_t size = 1;
  int64_t a = -1;
  int64_t b = -1;
  int64_t c = -1;
};

/// The loops of a contraction by kind.
struct ContractionLoops {
  SmallVector<Loop> batch, m, n, k;
};
} // namespace

/// Dimensions of batches that a contraction of the runtime has, and spatial
/// dimensions of its convolutions.
static constexpr size_t runtimeDimensions = 3;

static SmallVector<int64_t> computeStrides(Value value) {
  return computeSuffixProduct(
      cast<RankedTensorType>(value.getType()).getShape());
}

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// REMAT_RT_TF32 of `remat_rt_dtype`.
static constexpr int64_t tf32Factor = 12;

/// The number of `remat_rt_dtype` of types that the runtime multiplies.
static std::optional<int64_t> findFactorType(Value value) {
  Type type = getElementTypeOrSelf(value);
  if (type.isF64())
    return 1;
  if (type.isF32())
    return 2;
  if (type.isF16())
    return 3;
  if (type.isBF16())
    return 4;
  return std::nullopt;
}

/// The types of operands and result; nothing if the runtime does not take them.
static std::optional<SmallVector<int64_t>> findTypes(Value a, Value b,
                                                     Value c) {
  constexpr int64_t f64 = 1;
  SmallVector<int64_t> types;
  for (Value value : {a, b, c}) {
    std::optional<int64_t> type = findFactorType(value);
    if (!type)
      return std::nullopt;
    types.push_back(*type);
  }
  bool isDouble = llvm::is_contained(types, f64);
  if (isDouble && !llvm::all_equal(types))
    return std::nullopt;
  return types;
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

static ContractionLoops collectLoops(Value lhs, Value rhs, Value result,
                                     stablehlo::DotDimensionNumbersAttr numbers) {
  SmallVector<int64_t> a = computeStrides(lhs), b = computeStrides(rhs),
                       c = computeStrides(result);
  ContractionLoops loops;
  unsigned place = 0;
  for (auto [i, j] : llvm::zip_equal(numbers.getLhsBatchingDimensions(),
                                     numbers.getRhsBatchingDimensions()))
    loops.batch.push_back({getShape(lhs)[i], a[i], b[j], c[place++]});
  for (auto [i, size] : llvm::enumerate(getShape(lhs)))
    if (!llvm::is_contained(numbers.getLhsBatchingDimensions(), int64_t(i)) &&
        !llvm::is_contained(numbers.getLhsContractingDimensions(), int64_t(i)))
      loops.m.push_back({size, a[i], -1, c[place++]});
  for (auto [i, size] : llvm::enumerate(getShape(rhs)))
    if (!llvm::is_contained(numbers.getRhsBatchingDimensions(), int64_t(i)) &&
        !llvm::is_contained(numbers.getRhsContractingDimensions(), int64_t(i)))
      loops.n.push_back({size, -1, b[i], c[place++]});
  for (auto [i, j] : llvm::zip_equal(numbers.getLhsContractingDimensions(),
                                     numbers.getRhsContractingDimensions()))
    loops.k.push_back({getShape(lhs)[i], a[i], b[j], -1});
  return loops;
}

/// Sorts loops of one kind from outer to inner, drops those of one iteration and
/// joins neighbours that together are one loop for everything they index.
static void joinLoops(SmallVectorImpl<Loop> &loops) {
  llvm::erase_if(loops, [](const Loop &loop) { return loop.size == 1; });
  llvm::stable_sort(loops, [](const Loop &x, const Loop &y) {
    return std::tie(x.a, x.b) > std::tie(y.a, y.b);
  });
  SmallVector<Loop> joined;
  for (const Loop &inner : loops) {
    auto continues = [&](int64_t outerStride, int64_t stride) {
      return stride < 0 || outerStride == stride * inner.size;
    };
    if (!joined.empty() && continues(joined.back().a, inner.a) &&
        continues(joined.back().b, inner.b) &&
        continues(joined.back().c, inner.c)) {
      int64_t size = joined.back().size * inner.size;
      joined.back() = inner;
      joined.back().size = size;
    } else {
      joined.push_back(inner);
    }
  }
  loops.assign(joined);
}

/// Takes the longest loop; the others go to the batch.
static Loop takeLongest(SmallVectorImpl<Loop> &loops,
                        SmallVectorImpl<Loop> &batch) {
  if (loops.empty())
    return Loop();
  auto *longest = llvm::max_element(loops, [](const Loop &x, const Loop &y) {
    return x.size < y.size;
  });
  Loop taken = *longest;
  loops.erase(longest);
  batch.append(loops.begin(), loops.end());
  return taken;
}

static FailureOr<LibraryCall> describeContraction(Value lhs, Value rhs,
                                                  Value result,
                                                  ContractionLoops loops) {
  auto types = findTypes(lhs, rhs, result);
  if (!types)
    return failure();
  for (auto *kind : {&loops.batch, &loops.m, &loops.n, &loops.k})
    joinLoops(*kind);
  if (loops.k.size() > 1)
    return failure();
  Loop m = takeLongest(loops.m, loops.batch);
  Loop n = takeLongest(loops.n, loops.batch);
  Loop k = loops.k.empty() ? Loop() : loops.k.front();
  if (loops.batch.size() > runtimeDimensions)
    return failure();
  loops.batch.resize(runtimeDimensions);
  auto stride = [](int64_t value) { return std::max<int64_t>(0, value); };
  LibraryCall call{"remat_rt_gemm_run", *types};
  for (const Loop &loop : loops.batch)
    call.shape.push_back(loop.size);
  llvm::append_values(call.shape, m.size, n.size, k.size);
  for (const Loop &loop : loops.batch)
    call.shape.push_back(stride(loop.a));
  llvm::append_values(call.shape, stride(m.a), stride(k.a));
  for (const Loop &loop : loops.batch)
    call.shape.push_back(stride(loop.b));
  llvm::append_values(call.shape, stride(k.b), stride(n.b));
  for (const Loop &loop : loops.batch)
    call.shape.push_back(stride(loop.c));
  llvm::append_values(call.shape, stride(m.c), stride(n.c));
  return call;
}

static FailureOr<LibraryCall> describe(stablehlo::DotGeneralOp op) {
  return describeContraction(op.getLhs(), op.getRhs(), op.getResult(),
                             collectLoops(op.getLhs(), op.getRhs(),
                                          op.getResult(),
                                          op.getDotDimensionNumbers()));
}

static FailureOr<LibraryCall> describe(stablehlo::DotOp op) {
  int64_t last = cast<RankedTensorType>(op.getLhs().getType()).getRank() - 1;
  auto numbers = stablehlo::DotDimensionNumbersAttr::get(op.getContext(), {},
                                                         {}, {last}, {0});
  return describeContraction(
      op.getLhs(), op.getRhs(), op.getResult(),
      collectLoops(op.getLhs(), op.getRhs(), op.getResult(), numbers));
}

/// Whether the value is a tensor filled with zero.
static bool isZeroFill(Value value) {
  auto fill = value.getDefiningOp<linalg::FillOp>();
  return fill && matchPattern(fill.getInputs().front(), m_AnyZeroFloat());
}

static FailureOr<LibraryCall> describe(linalg::LinalgOp op) {
  if (!linalg::isaContractionOpInterface(op))
    return failure();
  FailureOr<linalg::ContractionDimensions> dimensions =
      linalg::inferContractionDims(op);
  if (failed(dimensions) || !isZeroFill(op.getDpsInits().front()))
    return failure();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (!llvm::all_of(maps, [](AffineMap map) {
        return map.isProjectedPermutation();
      }))
    return failure();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  auto strideOf = [&](unsigned operand, unsigned dimension) -> int64_t {
    AffineExpr index = getAffineDimExpr(dimension, op->getContext());
    std::optional<unsigned> place = maps[operand].getResultPosition(index);
    return place ? computeStrides(op->getOperand(operand))[*place] : -1;
  };
  auto collect = [&](ArrayRef<unsigned> kind) {
    return llvm::map_to_vector(kind, [&](unsigned dimension) {
      return Loop{sizes[dimension], strideOf(0, dimension),
                  strideOf(1, dimension), strideOf(2, dimension)};
    });
  };
  return describeContraction(op->getOperand(0), op->getOperand(1),
                             op->getResult(0),
                             {collect(dimensions->batch),
                              collect(dimensions->m), collect(dimensions->n),
                              collect(dimensions->k)});
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// `count` numbers by dimension, filled up to the runtime's with `otherwise`.
static SmallVector<int64_t>
fillUp(size_t count, int64_t otherwise,
       llvm::function_ref<int64_t(size_t)> getNumber) {
  SmallVector<int64_t> numbers(runtimeDimensions, otherwise);
  for (size_t i = 0; i < count; ++i)
    numbers[i] = getNumber(i);
  return numbers;
}

template <typename T>
static T getOr(std::optional<ArrayRef<T>> values, size_t i, T otherwise) {
  return values && !values->empty() ? (*values)[i] : otherwise;
}

static FailureOr<LibraryCall> describe(stablehlo::ConvolutionOp op) {
  stablehlo::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Value input = op.getLhs(), kernel = op.getRhs(), output = op.getResult();
  auto types = findTypes(input, kernel, output);
  ArrayRef<int64_t> inputPlaces = numbers.getInputSpatialDimensions();
  ArrayRef<int64_t> kernelPlaces = numbers.getKernelSpatialDimensions();
  ArrayRef<int64_t> outputPlaces = numbers.getOutputSpatialDimensions();
  size_t rank = inputPlaces.size();
  if (!types || rank > runtimeDimensions)
    return failure();
  SmallVector<int64_t> x = computeStrides(input), w = computeStrides(kernel),
                       y = computeStrides(output);
  int64_t featureGroups = op.getFeatureGroupCount();
  int64_t batchGroups = op.getBatchGroupCount();
  int64_t groups = featureGroups * batchGroups;
  if (featureGroups > 1 && batchGroups > 1)
    return failure();
  int64_t batch = getShape(input)[numbers.getInputBatchDimension()] / batchGroups;
  int64_t outputs =
      getShape(kernel)[numbers.getKernelOutputFeatureDimension()] / groups;
  int64_t inputs = getShape(kernel)[numbers.getKernelInputFeatureDimension()];
  LibraryCall call{"remat_rt_convolution_run", *types};
  llvm::append_values(call.shape, batch, groups, outputs, inputs);
  auto addSizes = [&](Value value, ArrayRef<int64_t> places) {
    llvm::append_range(call.shape, fillUp(rank, 1, [&](size_t i) {
                         return getShape(value)[places[i]];
                       }));
  };
  addSizes(output, outputPlaces);
  addSizes(input, inputPlaces);
  addSizes(kernel, kernelPlaces);
  llvm::append_range(call.shape, fillUp(rank, 1, [&](size_t i) {
                       return getOr<int64_t>(op.getWindowStrides(), i, 1);
                     }));
  llvm::append_range(call.shape, fillUp(rank, 0, [&](size_t i) -> int64_t {
                       auto padding = op.getPadding();
                       return padding ? padding->getValues<int64_t>()[2 * i] : 0;
                     }));
  llvm::append_range(call.shape, fillUp(rank, 1, [&](size_t i) {
                       return getOr<int64_t>(op.getLhsDilation(), i, 1);
                     }));
  llvm::append_range(call.shape, fillUp(rank, 1, [&](size_t i) {
                       return getOr<int64_t>(op.getRhsDilation(), i, 1);
                     }));
  int64_t inputBatch = x[numbers.getInputBatchDimension()];
  int64_t inputFeature = x[numbers.getInputFeatureDimension()];
  llvm::append_values(call.shape, inputBatch,
                      batchGroups > 1 ? batch * inputBatch
                                      : inputs * inputFeature,
                      inputFeature);
  llvm::append_range(call.shape, fillUp(rank, 0, [&](size_t i) {
                       return x[inputPlaces[i]];
                     }));
  int64_t kernelOutput = w[numbers.getKernelOutputFeatureDimension()];
  llvm::append_values(call.shape, outputs * kernelOutput, kernelOutput,
                      w[numbers.getKernelInputFeatureDimension()]);
  llvm::append_range(
      call.shape, fillUp(rank, 0, [&](size_t i) {
        int64_t stride = w[kernelPlaces[i]];
        if (!getOr<bool>(op.getWindowReversal(), i, false))
          return stride;
        call.offset += (getShape(kernel)[kernelPlaces[i]] - 1) * stride;
        return -stride;
      }));
  int64_t outputFeature = y[numbers.getOutputFeatureDimension()];
  llvm::append_values(call.shape, y[numbers.getOutputBatchDimension()],
                      outputs * outputFeature, outputFeature);
  llvm::append_range(call.shape, fillUp(rank, 0, [&](size_t i) {
                       return y[outputPlaces[i]];
                     }));
  return call;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// A function of `operands` pointers.
static func::FuncOp declare(ModuleOp module, StringRef name, size_t operands) {
  if (auto known = module.lookupSymbol<func::FuncOp>(name))
    return known;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  SmallVector<Type> types(operands, LLVM::LLVMPointerType::get(module.getContext()));
  auto function = func::FuncOp::create(builder, module.getLoc(), name,
                                       builder.getFunctionType(types, {}));
  function.setPrivate();
  return function;
}

void LibraryCall::allowTf32() { shape[0] = shape[1] = tf32Factor; }

Value remat::getElementPointer(OpBuilder &builder, Location loc, Value memory,
                               int64_t offset) {
  Value pointer = getPointer(builder, loc, memory);
  if (offset == 0)
    return pointer;
  int64_t bytes =
      cast<MemRefType>(memory.getType()).getElementTypeBitWidth() / 8;
  return LLVM::GEPOp::create(builder, loc, pointer.getType(),
                             builder.getI8Type(), pointer,
                             ArrayRef<LLVM::GEPArg>{int32_t(offset * bytes)});
}

Value remat::createShapePointer(OpBuilder &builder, func::FuncOp function,
                                const LibraryCall &call) {
  ArrayRef<int64_t> shape = call.shape;
  auto type = MemRefType::get({int64_t(shape.size())}, builder.getI64Type());
  auto elements = DenseElementsAttr::get(
      RankedTensorType::get(type.getShape(), builder.getI64Type()), shape);
  std::string name = (function.getName() + "_shape").str();
  OpBuilder moduleBuilder(function);
  memref::GlobalOp::create(moduleBuilder, function.getLoc(), name,
                           builder.getStringAttr("private"), type, elements,
                           /*constant=*/true, /*alignment=*/IntegerAttr());
  Value memory =
      memref::GetGlobalOp::create(builder, function.getLoc(), type, name);
  return getPointer(builder, function.getLoc(), memory);
}

namespace {
/// A kernel whose only result is that of one op, or the sum of that and of an
/// argument, and which holds no more besides but the constant with which the op's
/// result begins.
struct ProductKernel {
  Operation *product = nullptr;
  Operation *sum = nullptr;
  /// What is added; null where nothing is.
  BlockArgument addend;
};
} // namespace

/// The sum's operand that is an argument in its own shape or another.
static BlockArgument findAddend(Value operand) {
  if (auto reshape = operand.getDefiningOp<stablehlo::ReshapeOp>())
    operand = reshape.getOperand();
  auto argument = dyn_cast<BlockArgument>(operand);
  return argument && argument.hasOneUse() ? argument : BlockArgument();
}

static ProductKernel findProduct(Block &block) {
  Operation *ending = block.getTerminator();
  if (ending->getNumOperands() != 1)
    return {};
  ProductKernel kernel;
  kernel.product = ending->getOperand(0).getDefiningOp();
  if (auto sum = dyn_cast_or_null<stablehlo::AddOp>(kernel.product)) {
    kernel.sum = sum;
    for (auto [addend, product] : {std::pair(sum.getLhs(), sum.getRhs()),
                                   std::pair(sum.getRhs(), sum.getLhs())})
      if (!kernel.addend && (kernel.addend = findAddend(addend)))
        kernel.product = product.getDefiningOp();
  }
  bool isOnly = llvm::all_of(block.without_terminator(), [&](Operation &other) {
    return &other == kernel.product || &other == kernel.sum ||
           (kernel.addend && other.getNumOperands() == 1 &&
            other.getOperand(0) == kernel.addend) ||
           isa<linalg::FillOp, tensor::EmptyOp, arith::ConstantOp>(other);
  });
  unsigned operands = kernel.addend ? 3 : 2;
  return isOnly && block.getNumArguments() <= operands ? kernel
                                                       : ProductKernel();
}

/// Whether the result lies in the addend's memory, if in that of any operand.
static bool isInPlace(const KernelBody &body, BlockArgument addend) {
  return llvm::all_of(body.shared, [&](SharedMemory pair) {
    return addend && pair.operand == addend.getArgNumber();
  });
}

/// Sums are made in the type of the result.
static bool canAdd(const LibraryCall &call, BlockArgument addend) {
  Type type = getElementTypeOrSelf(addend.getType());
  return call.isGemm() && (type.isF32() || type.isF64());
}

FailureOr<LibraryCall> remat::describeLibraryCall(KernelBody &body) {
  auto [op, sum, addend] = findProduct(body.function.getBody().front());
  if (!op || op == sum || !isInPlace(body, addend))
    return failure();
  FailureOr<LibraryCall> call =
      llvm::TypeSwitch<Operation *, FailureOr<LibraryCall>>(op)
          .Case<stablehlo::DotGeneralOp, stablehlo::DotOp,
                stablehlo::ConvolutionOp, linalg::LinalgOp>(
              [](auto contraction) { return describe(contraction); })
          .Default([](Operation *) { return failure(); });
  if (failed(call) || !isa<BlockArgument>(op->getOperand(0)) ||
      !isa<BlockArgument>(op->getOperand(1)))
    return failure();
  call->left = cast<BlockArgument>(op->getOperand(0)).getArgNumber();
  call->right = cast<BlockArgument>(op->getOperand(1)).getArgNumber();
  if (!addend)
    return call;
  if (!canAdd(*call, addend))
    return failure();
  call->addend = addend.getArgNumber();
  return call;
}

FailureOr<KernelCode> remat::emitLibraryCall(KernelBody &body) {
  FailureOr<LibraryCall> call = describeLibraryCall(body);
  if (failed(call))
    return failure();
  func::FuncOp function = createBufferFunction(body);
  Block &entry = function.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&entry);
  Location loc = findProduct(body.function.getBody().front()).product->getLoc();
  SmallVector<Value> memory{entry.getArgument(1 + call->left),
                            entry.getArgument(1 + call->right)};
  if (call->addend)
    memory.push_back(entry.getArgument(1 + *call->addend));
  memory.push_back(entry.getArguments().back());
  SmallVector<Value> arguments{entry.getArgument(0),
                               createShapePointer(builder, function, *call)};
  for (auto [i, buffer] : llvm::enumerate(memory))
    arguments.push_back(
        getElementPointer(builder, loc, buffer, i == 1 ? call->offset : 0));
  StringRef name = call->addend ? "remat_rt_gemm_add_run" : call->function;
  func::CallOp::create(builder, loc,
                       declare(function->getParentOfType<ModuleOp>(), name,
                               arguments.size()),
                       arguments);
  func::ReturnOp::create(builder, loc);
  return KernelCode{function, 0};
}
