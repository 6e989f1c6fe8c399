// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Device functions and their launches. A launch names the function by its place
/// in the module and passes addresses, one for each argument of the launcher.

#include "../KernelsToHost/ParallelPart.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace remat;

func::FuncOp remat::createLauncher(KernelBody &body, int64_t workspaceBytes) {
  func::FuncOp launcher = createBufferFunction(body, "_gpu");
  Type byte = IntegerType::get(launcher.getContext(), 8);
  if (workspaceBytes > 0)
    (void)launcher.insertArgument(launcher.getNumArguments(),
                                  MemRefType::get({workspaceBytes}, byte), {},
                                  launcher.getLoc());
  return launcher;
}

static func::FuncOp declareLaunch(ModuleOp module, StringRef name,
                                  ValueRange operands, TypeRange results = {}) {
  if (auto known = module.lookupSymbol<func::FuncOp>(name))
    return known;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto function = func::FuncOp::create(
      builder, module.getLoc(), name,
      builder.getFunctionType(operands.getTypes(), results));
  function.setPrivate();
  return function;
}

/// In front of the block's end, if it has one.
static OpBuilder atEnd(Block *block) {
  return block->mightHaveTerminator() ? OpBuilder(block->getTerminator())
                                      : OpBuilder::atBlockEnd(block);
}

/// `product`: what cuBLASLt may do instead, or null.
static func::CallOp createLaunch(Block *launches, func::FuncOp launcher,
                                 int64_t number, int64_t blocks, int64_t threads,
                                 const LibraryCall *product, int64_t sharedBytes) {
  OpBuilder builder = atEnd(launches);
  Location loc = launcher.getLoc();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI64IntegerAttr(value));
  };
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  ValueRange buffers = launcher.getArguments().drop_front();
  Value count = constant(buffers.size());
  Value table = LLVM::AllocaOp::create(builder, loc, pointer, pointer, count);
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    Value place = LLVM::GEPOp::create(builder, loc, pointer, pointer, table,
                                      ArrayRef<LLVM::GEPArg>{int32_t(i)});
    LLVM::StoreOp::create(builder, loc, getPointer(builder, loc, buffer), place);
  }
  SmallVector<Value> operands{launcher.getArgument(0), constant(number),
                              constant(blocks),        constant(threads)};
  if (sharedBytes > 0)
    operands.push_back(constant(sharedBytes));
  operands.append({table, count});
  if (product) {
    operands.push_back(createShapePointer(builder, launcher, *product));
    SmallVector<Value> memory{buffers[product->left], buffers[product->right]};
    if (product->addend)
      memory.push_back(buffers[*product->addend]);
    bool hasWorkspace = product->workspaceBytes > 0;
    memory.push_back(buffers.drop_back(hasWorkspace).back());
    for (Value buffer : memory)
      operands.push_back(getPointer(builder, loc, buffer));
    operands.push_back(hasWorkspace
                           ? getPointer(builder, loc, buffers.back())
                           : LLVM::ZeroOp::create(builder, loc, pointer));
    operands.push_back(constant(product->workspaceBytes));
  }
  StringRef name = sharedBytes > 0   ? "remat_rt_launch_shared"
                   : !product        ? "remat_rt_launch"
                   : product->addend ? "remat_rt_launch_gemm_add"
                                     : "remat_rt_launch_gemm";
  auto module = launcher->getParentOfType<ModuleOp>();
  return func::CallOp::create(builder, loc,
                              declareLaunch(module, name, operands), operands);
}

gpu::GPUFuncOp DeviceCode::addFunction(ArrayRef<Type> types, int64_t blocks,
                                       int64_t threads,
                                       const LibraryCall *product,
                                       int64_t sharedBytes) {
  assert((!product || sharedBytes == 0) && "libraries need none");
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  int64_t number = llvm::range_size(module.getOps<gpu::GPUFuncOp>());
  std::string name =
      (launcher.getName() + "_" + Twine(created.size())).str();
  auto function =
      gpu::GPUFuncOp::create(builder, launcher.getLoc(), name,
                             builder.getFunctionType(types, {}));
  created.push_back(function);
  function->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                    builder.getUnitAttr());
  function.setKnownBlockSizeAttr(
      builder.getDenseI32ArrayAttr({int32_t(threads), 1, 1}));
  function.setKnownGridSizeAttr(
      builder.getDenseI32ArrayAttr({int32_t(blocks), 1, 1}));
  for (unsigned i = 0; i < types.size(); ++i) {
    if (launcher.getArgAttr(i + 1, LLVM::LLVMDialect::getNoAliasAttrName()))
      function.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                          builder.getUnitAttr());
    // One element may be any of a stack.
    auto buffer = dyn_cast<MemRefType>(types[i]);
    if (!buffer || !buffer.hasStaticShape() || buffer.getNumElements() != 1)
      function.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                          builder.getI64IntegerAttr(16));
  }
  builder.setInsertionPointToStart(&function.getBody().front());
  gpu::ReturnOp::create(builder, launcher.getLoc());
  lastLaunch = createLaunch(launches, launcher, number, blocks, threads, product,
                            sharedBytes);
  return function;
}

void DeviceCode::tryConvolution(const LibraryCall &convolution) {
  OpBuilder builder = atEnd(launches);
  Location loc = launcher.getLoc();
  ValueRange buffers = launcher.getArguments().drop_front();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(value));
  };
  SmallVector<Value> operands{launcher.getArgument(0),
                              createShapePointer(builder, launcher, convolution),
                              getPointer(builder, loc, buffers[convolution.left])};
  operands.push_back(getElementPointer(builder, loc, buffers[convolution.right],
                                       convolution.offset));
  for (Value buffer : buffers.take_back(2))
    operands.push_back(getPointer(builder, loc, buffer));
  operands.push_back(constant(convolution.workspaceBytes));
  Type answer = builder.getI8Type();
  auto call = func::CallOp::create(
      builder, loc,
      declareLaunch(launcher->getParentOfType<ModuleOp>(), "remat_rt_try_convolution",
                    operands, answer),
      operands);
  Value zero = arith::ConstantOp::create(builder, loc, builder.getI8IntegerAttr(0));
  Value isOurs = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       call.getResult(0), zero);
  launches = scf::IfOp::create(builder, loc, isOurs, /*withElseRegion=*/false).thenBlock();
}

void DeviceCode::setSharedBytes(int64_t bytes) {
  OpBuilder builder(lastLaunch);
  Location loc = lastLaunch.getLoc();
  SmallVector<Value> operands(lastLaunch.getOperands());
  assert(operands.size() == 6 && "a launch without shared memory");
  operands.insert(operands.begin() + 4,
                  arith::ConstantOp::create(builder, loc,
                                            builder.getI64IntegerAttr(bytes)));
  auto launch = func::CallOp::create(
      builder, loc,
      declareLaunch(launcher->getParentOfType<ModuleOp>(), "remat_rt_launch_shared",
                    operands),
      operands);
  lastLaunch.erase();
  lastLaunch = launch;
}

/// Booleans are bytes.
gpu::GPUFuncOp DeviceCode::addFlatFunction(int64_t blocks, int64_t threads,
                                           const LibraryCall *product,
                                           int64_t sharedBytes) {
  SmallVector<Type> types;
  for (Type type : launcher.getArgumentTypes().drop_front()) {
    auto memory = cast<MemRefType>(type);
    Type element = memory.getElementType();
    if (element.isInteger(1))
      element = IntegerType::get(type.getContext(), 8);
    types.push_back(MemRefType::get({memory.getNumElements()}, element));
  }
  return addFunction(types, blocks, threads, product, sharedBytes);
}

memref::GlobalOp DeviceCode::addTable(Location loc,
                                      DenseElementsAttr elements) {
  OpBuilder builder(module.getContext());
  if (elements.getElementType().isInteger(1))
    elements = elements.mapValues(
        builder.getI8Type(), [](const APInt &bit) { return bit.zext(8); });
  if (auto integer = dyn_cast<IntegerType>(elements.getElementType()))
    elements = elements.bitcast(builder.getIntegerType(integer.getWidth()));
  auto type =
      MemRefType::get({elements.getNumElements()}, elements.getElementType());
  elements = elements.reshape(
      RankedTensorType::get(type.getShape(), type.getElementType()));
  auto table = memref::GlobalOp::create(
      builder, loc, (launcher.getName() + "_table").str(),
      builder.getStringAttr("private"), type, elements, /*constant=*/true,
      /*alignment=*/IntegerAttr());
  SymbolTable(module).insert(table);
  created.push_back(table);
  return table;
}

void DeviceCode::finish() {
  OpBuilder builder = OpBuilder::atBlockEnd(&launcher.getBody().front());
  func::ReturnOp::create(builder, launcher.getLoc());
}

void DeviceCode::erase() {
  for (Operation *op : llvm::reverse(created))
    op->erase();
  launcher.erase();
}

Value remat::createPart(OpBuilder &builder, Location loc, Value workspace,
                        MemRefType type, int64_t offset) {
  Value place = arith::ConstantIndexOp::create(builder, loc, offset);
  return memref::ViewOp::create(builder, loc, type, workspace, place,
                                ValueRange());
}

void remat::emitMove(DeviceCode &code, unsigned argument, int64_t offset) {
  int64_t elements =
      cast<MemRefType>(code.getLauncher().getArgumentTypes()[1 + argument])
          .getNumElements();
  int64_t blocks = std::clamp<int64_t>(
      llvm::divideCeil(elements, blockThreads), 1, mostBlocks);
  gpu::GPUFuncOp function = code.addFlatFunction(blocks, blockThreads);
  OpBuilder builder(function.getBody().front().getTerminator());
  Location loc = function.getLoc();
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value to = function.getArgument(argument);
  Value from = createPart(builder, loc, function.getArguments().back(),
                          cast<MemRefType>(to.getType()), offset);
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value first = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, block, index(blockThreads)),
      gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x));
  scf::ForOp::create(
      builder, loc, first, index(elements), index(blocks * blockThreads),
      ValueRange(), [&](OpBuilder &inner, Location, Value at, ValueRange) {
        Value element = memref::LoadOp::create(inner, loc, from, at);
        memref::StoreOp::create(inner, loc, element, to, at);
        scf::YieldOp::create(inner, loc);
      });
  declareTraffic(function);
}
