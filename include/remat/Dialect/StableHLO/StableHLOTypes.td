// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of the dialect and the type constraints that its operations, and those
// of `chlo`, put on operands and results.

#ifndef REMAT_DIALECT_STABLEHLO_TYPES
#define REMAT_DIALECT_STABLEHLO_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonTypeConstraints.td"

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

def SHLO_Pred : TypeAlias<I1, "bool">;
def SHLO_SInt : SignlessIntOfWidths<[2, 4, 8, 16, 32, 64]>;
def SHLO_UInt : UnsignedIntOfWidths<[2, 4, 8, 16, 32, 64]>;
def SHLO_Int : AnyTypeOf<[SHLO_SInt, SHLO_UInt], "2/4/8/16/32/64-bit integer">;
def SHLO_Float : AnyTypeOf<[
    F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ,
    F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16
  ], "4/6/8/16/32/64-bit float">;
def SHLO_Float32Or64 : AnyTypeOf<[F32, F64], "32/64-bit float">;
def SHLO_Complex : Complex<SHLO_Float32Or64>;
def SHLO_Quantized : Type<
    CPred<"::remat::stablehlo::isPerTensorQuantized($_self)">,
    "per-tensor quantized integer">;
def SHLO_PerAxisQuantized : Type<
    CPred<"::remat::stablehlo::isPerAxisQuantized($_self)">,
    "per-axis quantized integer">;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

def SHLO_Tensor : RankedTensorOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex, SHLO_Quantized]>;
def SHLO_AnyQuantizedTensor : RankedTensorOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex, SHLO_Quantized,
     SHLO_PerAxisQuantized]>;
def SHLO_NonQuantizedTensor : RankedTensorOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex]>;
def SHLO_ScalarTensor : 0DTensorOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex, SHLO_Quantized]>;
def SHLO_IntTensor : RankedTensorOf<[SHLO_Int]>;
def SHLO_ScalarIntTensor : 0DTensorOf<[SHLO_Int]>;
def SHLO_PredTensor : RankedTensorOf<[SHLO_Pred]>;
def SHLO_FpTensor : RankedTensorOf<[SHLO_Float]>;
def SHLO_Fp32Or64Tensor : RankedTensorOf<[SHLO_Float32Or64]>;
def SHLO_ComplexTensor : RankedTensorOf<[SHLO_Complex]>;
def SHLO_FpOrComplexTensor : RankedTensorOf<[SHLO_Float, SHLO_Complex]>;
def SHLO_FpOrQuantizedTensor : RankedTensorOf<[SHLO_Float, SHLO_Quantized]>;
def SHLO_FpComplexOrQuantizedTensor : RankedTensorOf<
    [SHLO_Float, SHLO_Complex, SHLO_Quantized]>;
def SHLO_IntFpComplexOrQuantizedTensor : RankedTensorOf<
    [SHLO_Int, SHLO_Float, SHLO_Complex, SHLO_Quantized]>;
def SHLO_SignedFpComplexOrQuantizedTensor : RankedTensorOf<
    [SHLO_SInt, SHLO_Float, SHLO_Complex, SHLO_Quantized]>;
def SHLO_SignedFpOrQuantizedTensor : RankedTensorOf<
    [SHLO_SInt, SHLO_Float, SHLO_Quantized]>;
def SHLO_IntOrFpTensor : RankedTensorOf<[SHLO_Int, SHLO_Float]>;
def SHLO_PredOrIntTensor : RankedTensorOf<[SHLO_Pred, SHLO_Int]>;
def SHLO_PredIntOrFpTensor : RankedTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>;
def SHLO_FpOrAnyQuantizedTensor : RankedTensorOf<
    [SHLO_Float, SHLO_Quantized, SHLO_PerAxisQuantized]>;
def SHLO_QuantizedTensor : RankedTensorOf<
    [SHLO_Quantized, SHLO_PerAxisQuantized]>;
def SHLO_1DFpOrQuantizedTensor : 1DTensorOf<[SHLO_Float, SHLO_Quantized]>;
def SHLO_I32Tensor : RankedTensorOf<[I32]>;
def SHLO_UI32Tensor : RankedTensorOf<[UI32]>;

// Results that must have a known size: a constant, an iota.
def SHLO_StaticTensor : StaticShapeTensorOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex, SHLO_Quantized]>;
def SHLO_StaticAnyQuantizedTensor : StaticShapeTensorOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex, SHLO_Quantized,
     SHLO_PerAxisQuantized]>;
def SHLO_StaticIntFpComplexOrQuantizedTensor : StaticShapeTensorOf<
    [SHLO_Int, SHLO_Float, SHLO_Complex, SHLO_Quantized]>;
def SHLO_StaticIntOrFpTensor : StaticShapeTensorOf<[SHLO_Int, SHLO_Float]>;
def SHLO_StaticOrBoundedTensor : RankedTensorOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex, SHLO_Quantized,
     SHLO_PerAxisQuantized],
    [CPred<"::remat::stablehlo::isStaticOrBounded($_self)">],
    "statically shaped or single bounded dimension tensor">;

// A shape as data.
def SHLO_DimensionValue : AnyTypeOf<[Index, SHLO_Int]>;
def SHLO_DimensionTensor : 1DTensorOf<[SHLO_DimensionValue]>;
def SHLO_StaticDimensionTensor : RankedTensorOf<[SHLO_DimensionValue],
    [HasStaticShapePred, HasAnyRankOfPred<[1]>],
    "statically shaped 1-dimensional tensor">;
def SHLO_Static1DIntTensor : RankedTensorOf<[SHLO_Int],
    [HasStaticShapePred, HasAnyRankOfPred<[1]>],
    "statically shaped 1-dimensional integer tensor">;
def SHLO_Static2DIntTensor : RankedTensorOf<[SHLO_Int],
    [HasStaticShapePred, HasAnyRankOfPred<[2]>],
    "statically shaped 2-dimensional integer tensor">;

//===----------------------------------------------------------------------===//
// Tokens, futures, buffers, tuples
//===----------------------------------------------------------------------===//

def SHLO_Token : Type<CPred<"::remat::stablehlo::isToken($_self)">, "token">;
def SHLO_Future : Type<CPred<"::remat::stablehlo::isFuture($_self)">, "future">;
def SHLO_Buffer : MemRefOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex, SHLO_Quantized]>;
def SHLO_Tuple : NestedTupleOf<
    [SHLO_AnyQuantizedTensor, SHLO_Buffer, SHLO_Token]>;
def SHLO_TensorOrToken : AnyTypeOf<[SHLO_Tensor, SHLO_Token]>;
def SHLO_Value : AnyTypeOf<[SHLO_AnyQuantizedTensor, SHLO_Token]>;
def SHLO_StaticValue : AnyTypeOf<[SHLO_StaticAnyQuantizedTensor, SHLO_Token]>;
def SHLO_ValueOrBuffer : AnyTypeOf<[SHLO_Value, SHLO_Buffer]>;
def SHLO_ValueOrTuple : AnyTypeOf<[SHLO_Value, SHLO_Tuple]>;
def SHLO_ValueBufferOrTuple : AnyTypeOf<[SHLO_ValueOrTuple, SHLO_Buffer]>;

//===----------------------------------------------------------------------===//
// Possibly unranked tensors: chlo and custom calls only
//===----------------------------------------------------------------------===//

def SHLO_AnyTensor : TensorOf<
    [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex, SHLO_Quantized,
     SHLO_PerAxisQuantized]>;
def SHLO_AnyFpTensor : TensorOf<[SHLO_Float]>;
def SHLO_AnyPredTensor : TensorOf<[SHLO_Pred]>;
def SHLO_AnyComplexTensor : TensorOf<[SHLO_Complex]>;
def SHLO_AnyFpOrComplexTensor : TensorOf<[SHLO_Float, SHLO_Complex]>;
def SHLO_AnyPredOrIntTensor : TensorOf<[SHLO_Pred, SHLO_Int]>;
def SHLO_CustomCallTuple : NestedTupleOf<
    [SHLO_AnyTensor, SHLO_Buffer, SHLO_Token]>;
def SHLO_CustomCallValue : AnyTypeOf<
    [SHLO_AnyTensor, SHLO_Buffer, SHLO_Token, SHLO_CustomCallTuple, SHLO_Future]>;

#endif // REMAT_DIALECT_STABLEHLO_TYPES
