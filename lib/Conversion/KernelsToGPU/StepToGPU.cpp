// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--convert-step-to-gpu`: the host's function of a step handles
/// addresses of the device only, so what would touch memory becomes calls of the
/// runtime.

#include "../KernelsToHost/ParallelPart.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_CONVERTSTEPTOGPU
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

namespace {
struct ConvertStepToGPU
    : public remat::impl::ConvertStepToGPUBase<ConvertStepToGPU> {
  using ConvertStepToGPUBase::ConvertStepToGPUBase;

  func::FuncOp declare(StringRef name, ArrayRef<Type> operands,
                       ArrayRef<Type> results) {
    if (auto known = getOperation().lookupSymbol<func::FuncOp>(name))
      return known;
    OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
    auto function =
        func::FuncOp::create(builder, getOperation().getLoc(), name,
                             builder.getFunctionType(operands, results));
    function.setPrivate();
    return function;
  }

  /// Copies of a device's memory.
  void convert(memref::CopyOp copy) {
    OpBuilder builder(copy);
    Location loc = copy.getLoc();
    Type pointer = LLVM::LLVMPointerType::get(&getContext());
    Type word = builder.getI64Type();
    auto type = cast<MemRefType>(copy.getTarget().getType());
    int64_t bytes = type.getNumElements() *
                    llvm::divideCeil(type.getElementTypeBitWidth(), 8);
    Value count = arith::ConstantOp::create(builder, loc,
                                            builder.getI64IntegerAttr(bytes));
    func::CallOp::create(
        builder, loc,
        declare("remat_rt_copy", {pointer, pointer, pointer, word}, {}),
        ValueRange{copy->getParentOfType<func::FuncOp>().getArgument(0),
                   getPointer(builder, loc, copy.getTarget()),
                   getPointer(builder, loc, copy.getSource()), count});
    copy.erase();
  }

  /// What a call of the runtime answers: an address of the device, as memory.
  Value callForAddress(OpBuilder &builder, Location loc, StringRef name,
                       ValueRange operands, MemRefType type) {
    Type pointer = LLVM::LLVMPointerType::get(&getContext());
    auto call = func::CallOp::create(
        builder, loc,
        declare(name, llvm::to_vector(operands.getTypes()), {pointer}),
        operands);
    LLVMTypeConverter converter(&getContext());
    Value descriptor = MemRefDescriptor::fromStaticShape(
        builder, loc, converter, type, call.getResult(0));
    return UnrealizedConversionCastOp::create(builder, loc, type, descriptor)
        .getResult(0);
  }

  /// Constants by their number in the module's descriptor.
  void convert(memref::GetGlobalOp constant, int64_t number) {
    OpBuilder builder(constant);
    Location loc = constant.getLoc();
    Value place = arith::ConstantOp::create(builder, loc,
                                            builder.getI64IntegerAttr(number));
    Value context =
        constant->getParentOfType<func::FuncOp>().getArgument(0);
    constant.replaceAllUsesWith(callForAddress(
        builder, loc, "remat_rt_get_constant", {context, place},
        cast<MemRefType>(constant.getType())));
    constant.erase();
  }

  /// The byte that says whether a loop goes on is the device's; to read it, the
  /// host waits.
  void convertFlag(memref::LoadOp load) {
    auto flag = load.getMemRef().getDefiningOp<memref::AllocaOp>();
    Value context = load->getParentOfType<func::FuncOp>().getArgument(0);
    OpBuilder builder(load);
    auto call = func::CallOp::create(
        builder, load.getLoc(),
        declare("remat_rt_read_flag", {context.getType()}, {load.getType()}),
        context);
    load.replaceAllUsesWith(call.getResult(0));
    load.erase();
    builder.setInsertionPoint(flag);
    flag.replaceAllUsesWith(callForAddress(builder, flag.getLoc(),
                                           "remat_rt_get_flag", {context},
                                           flag.getType()));
    flag.erase();
  }

  void runOnOperation() override {
    SmallVector<memref::CopyOp> copies;
    SmallVector<memref::LoadOp> flags;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      function.walk([&](memref::CopyOp op) { copies.push_back(op); });
      function.walk([&](memref::LoadOp op) { flags.push_back(op); });
    }
    for (memref::CopyOp copy : copies)
      convert(copy);
    for (memref::LoadOp load : flags)
      convertFlag(load);
    SmallVector<memref::GetGlobalOp> constants;
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk([&](memref::GetGlobalOp op) { constants.push_back(op); });
    for (memref::GetGlobalOp constant : constants)
      if (auto number = constant->getAttrOfType<IntegerAttr>(
              RematDialect::constantAttrName))
        convert(constant, number.getInt());
  }
};
} // namespace
