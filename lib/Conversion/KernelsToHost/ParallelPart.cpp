// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The environment of a parallel loop is a table of pointers on the caller's
/// stack; the body makes buffers of them again.

#include "ParallelPart.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace remat;

static LLVM::LLVMPointerType getPointerType(OpBuilder &builder) {
  return LLVM::LLVMPointerType::get(builder.getContext());
}

Value remat::getPointer(OpBuilder &builder, Location loc, Value buffer) {
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  address =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);
  return LLVM::IntToPtrOp::create(builder, loc, getPointerType(builder),
                                  address);
}

static func::FuncOp declareParallelFor(ModuleOp module, Type bodyType) {
  StringRef name = "remat_rt_parallel_for";
  if (auto known = module.lookupSymbol<func::FuncOp>(name))
    return known;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Type pointer = getPointerType(builder), word = builder.getI64Type();
  auto function = func::FuncOp::create(
      builder, module.getLoc(), name,
      builder.getFunctionType({pointer, word, word, bodyType, pointer}, {}));
  function.setPrivate();
  return function;
}

/// A buffer of static size at a pointer.
static Value createBuffer(OpBuilder &builder, Location loc,
                          const LLVMTypeConverter &converter, MemRefType type,
                          Value pointer) {
  Value descriptor =
      MemRefDescriptor::fromStaticShape(builder, loc, converter, type, pointer);
  return UnrealizedConversionCastOp::create(builder, loc, type, descriptor)
      .getResult(0);
}

static Value getEntry(OpBuilder &builder, Location loc, Value table,
                      unsigned number) {
  Type pointer = getPointerType(builder);
  return LLVM::GEPOp::create(builder, loc, pointer, pointer, table,
                             ArrayRef<LLVM::GEPArg>{int32_t(number)});
}

static ParallelPart createPart(func::FuncOp caller, unsigned number,
                               FunctionType type, ValueRange buffers) {
  OpBuilder builder(caller);
  Location loc = caller.getLoc();
  ParallelPart part;
  part.function = func::FuncOp::create(
      builder, loc,
      (caller.getName() + "_part_" + Twine(number)).str(), type);
  part.function.setPrivate();
  Block &entry = *part.function.addEntryBlock();
  builder.setInsertionPointToStart(&entry);
  LLVMTypeConverter converter(caller.getContext());
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    Value pointer = LLVM::LoadOp::create(
        builder, loc, getPointerType(builder),
        getEntry(builder, loc, entry.getArgument(0), i));
    part.buffers.push_back(createBuffer(builder, loc, converter,
                                        cast<MemRefType>(buffer.getType()),
                                        pointer));
  }
  Type index = builder.getIndexType();
  part.begin =
      arith::IndexCastOp::create(builder, loc, index, entry.getArgument(1));
  part.end =
      arith::IndexCastOp::create(builder, loc, index, entry.getArgument(2));
  func::ReturnOp::create(builder, loc);
  return part;
}

ParallelPart remat::createParallelPart(OpBuilder &builder, func::FuncOp caller,
                                       unsigned number, ValueRange buffers,
                                       int64_t iterations, int64_t grain) {
  Location loc = caller.getLoc();
  Type pointer = getPointerType(builder), word = builder.getI64Type();
  FunctionType type = builder.getFunctionType({pointer, word, word}, {});
  ParallelPart part = createPart(caller, number, type, buffers);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI64IntegerAttr(value));
  };
  Value table = LLVM::AllocaOp::create(builder, loc, pointer, pointer,
                                       constant(buffers.size()));
  for (auto [i, buffer] : llvm::enumerate(buffers))
    LLVM::StoreOp::create(builder, loc, getPointer(builder, loc, buffer),
                          getEntry(builder, loc, table, i));
  Value function = func::ConstantOp::create(
      builder, loc, type, FlatSymbolRefAttr::get(part.function.getSymNameAttr()));
  func::CallOp::create(
      builder, loc,
      declareParallelFor(caller->getParentOfType<ModuleOp>(), type),
      ValueRange{caller.getArgument(0), constant(iterations), constant(grain),
                 function, table});
  return part;
}
