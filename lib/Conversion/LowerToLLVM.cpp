// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--remat-lower-to-llvm`: upstream's conversions to the LLVM dialect as one.
/// As passes of their own each would walk the whole step, and leave casts that the
/// next ones take away.

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "remat/Conversion/Passes.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_LOWERTOLLVM
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

namespace {
struct LowerToLLVMPass : public remat::impl::LowerToLLVMBase<LowerToLLVMPass> {
  using LowerToLLVMBase::LowerToLLVMBase;

  void runOnOperation() override {
    mlir::LowerToLLVMOptions options(&getContext());
    options.useBarePtrCallConv = useBarePointers;
    LLVMTypeConverter converter(&getContext(), options);
    SymbolTableCollection symbols;
    RewritePatternSet patterns(&getContext());
    arith::populateArithToLLVMConversionPatterns(converter, patterns);
    populateMathToLLVMConversionPatterns(converter, patterns);
    populateComplexToLLVMConversionPatterns(converter, patterns);
    index::populateIndexToLLVMConversionPatterns(converter, patterns);
    populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns, &symbols);
    populateFuncToLLVMConversionPatterns(converter, patterns, &symbols);
    cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
    ub::populateUBToLLVMConversionPatterns(converter, patterns);
    LLVMConversionTarget target(getContext());
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
