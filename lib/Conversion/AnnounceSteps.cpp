// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Calls of `remat_rt_step_begin` and, in bodies of loops, `remat_rt_body_begin`
/// (runtime/include/remat_rt.h).

#include "KernelsToHost/ParallelPart.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_ANNOUNCESTEPS
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

static Value createNumber(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getI64IntegerAttr(value));
}

static SmallVector<func::CallOp> collectSteps(func::FuncOp function) {
  SmallVector<func::CallOp> steps;
  function.walk([&](func::CallOp call) {
    if (call->hasAttr(RematDialect::stepAttrName))
      steps.push_back(call);
  });
  return steps;
}

static int64_t getNumber(DictionaryAttr entries, StringRef name) {
  return entries.getAs<IntegerAttr>(name).getInt();
}

/// The table that `remat_rt_body_begin` takes.
static SmallVector<int64_t> describeBody(DictionaryAttr arena, int64_t kernels) {
  auto range = arena.getAs<ArrayAttr>("buffers").getAsRange<DictionaryAttr>();
  SmallVector<DictionaryAttr> buffers(range.begin(), range.end());
  llvm::stable_sort(buffers, [](DictionaryAttr a, DictionaryAttr b) {
    return getNumber(a, "offset") < getNumber(b, "offset");
  });
  SmallVector<int64_t> table{getNumber(arena, "bytes"), kernels,
                             int64_t(buffers.size())};
  for (DictionaryAttr buffer : buffers)
    for (StringRef name : {"offset", "bytes", "first", "last"})
      table.push_back(getNumber(buffer, name));
  return table;
}

namespace {
struct AnnounceStepsPass
    : public remat::impl::AnnounceStepsBase<AnnounceStepsPass> {
  using AnnounceStepsBase::AnnounceStepsBase;

  func::FuncOp declare(StringRef name, ArrayRef<Type> types) {
    if (auto known = getOperation().lookupSymbol<func::FuncOp>(name))
      return known;
    OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
    auto function = func::FuncOp::create(builder, getOperation().getLoc(), name,
                                         builder.getFunctionType(types, {}));
    function.setPrivate();
    return function;
  }

  void announceSteps(ArrayRef<func::CallOp> steps) {
    Type pointer = LLVM::LLVMPointerType::get(&getContext());
    Type word = IntegerType::get(&getContext(), 64);
    func::FuncOp begin = declare("remat_rt_step_begin", {pointer, word});
    for (auto [number, step] : llvm::enumerate(steps)) {
      func::CallOp call = step;
      OpBuilder builder(call);
      Value index = createNumber(builder, call.getLoc(), number);
      func::CallOp::create(builder, call.getLoc(), begin,
                           ValueRange{call.getOperand(0), index});
    }
  }

  memref::GlobalOp createTable(func::FuncOp body, ArrayRef<int64_t> numbers) {
    OpBuilder builder(body);
    auto type = MemRefType::get({int64_t(numbers.size())}, builder.getI64Type());
    auto elements = DenseElementsAttr::get(
        RankedTensorType::get(type.getShape(), builder.getI64Type()), numbers);
    return memref::GlobalOp::create(
        builder, body.getLoc(), (body.getName() + "_memory").str(),
        builder.getStringAttr("private"), type, elements,
        /*constant=*/true, /*alignment=*/IntegerAttr());
  }

  /// In front of each kernel, and behind the last: what follows there is copied to
  /// results, and is live.
  void announceBody(func::FuncOp body, DictionaryAttr arena,
                    ArrayRef<func::CallOp> kernels) {
    Type pointer = LLVM::LLVMPointerType::get(&getContext());
    Type word = IntegerType::get(&getContext(), 64);
    func::FuncOp begin =
        declare("remat_rt_body_begin", {pointer, pointer, pointer, word});
    memref::GlobalOp table =
        createTable(body, describeBody(arena, kernels.size()));
    Location loc = body.getLoc();
    OpBuilder builder = OpBuilder::atBlockBegin(&body.getBody().front());
    Value tablePointer = getPointer(
        builder, loc,
        memref::GetGlobalOp::create(builder, loc, table.getType(),
                                    table.getSymName()));
    Value arenaPointer =
        getPointer(builder, loc, body.getArguments().back());
    auto announce = [&](int64_t number) {
      func::CallOp::create(builder, loc, begin,
                           ValueRange{body.getArgument(0), tablePointer,
                                      arenaPointer,
                                      createNumber(builder, loc, number)});
    };
    for (auto [number, kernel] : llvm::enumerate(kernels)) {
      builder.setInsertionPoint(kernel);
      announce(number);
    }
    builder.setInsertionPointAfter(kernels.back());
    announce(kernels.size());
  }

  void runOnOperation() override {
    for (func::FuncOp function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      SmallVector<func::CallOp> steps = collectSteps(function);
      if (steps.empty())
        continue;
      auto arena =
          function->getAttrOfType<DictionaryAttr>(RematDialect::arenaAttrName);
      if (function.isPublic())
        announceSteps(steps);
      else if (arena && getNumber(arena, "bytes") > 0)
        announceBody(function, arena, steps);
      for (func::CallOp call : steps)
        call->removeAttr(RematDialect::stepAttrName);
    }
  }
};
} // namespace
