// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that compute each element of the result from the elements at the
// same place of the operands.

#ifndef REMAT_DIALECT_STABLEHLO_ELEMENTWISEOPS
#define REMAT_DIALECT_STABLEHLO_ELEMENTWISEOPS

include "remat/Dialect/StableHLO/StableHLOBase.td"

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

class StableHLO_UnaryOp<string mnemonic, string meaning, Type type,
                        list<Trait> traits = [SHLO_SameOperandsAndResult],
                        Type resultType = type, string element = "f32">
    : StableHLO_Op<mnemonic, [Pure, Elementwise, SameOperandsAndResultShape]
                                 # traits> {
  let summary = meaning;
  let description = meaning # ", element by element.\n\n```mlir\n" #
      "%r = stablehlo." # mnemonic # " %x : tensor<4x" # element # ">\n```\n";
  let arguments = (ins type:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $operand attr-dict
      `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let extraClassDeclaration = compatibility;
}

// A transcendental function whose accuracy can be asked for.
class StableHLO_TranscendentalOp<string mnemonic, string meaning>
    : StableHLO_UnaryOp<mnemonic, meaning, SHLO_FpComplexOrQuantizedTensor> {
  let arguments = (ins
    SHLO_FpComplexOrQuantizedTensor:$operand,
    DefaultValuedOptionalAttr<StableHLO_ResultAccuracy,
        "::remat::stablehlo::ResultAccuracyMode::DEFAULT">:$result_accuracy
  );
}

def StableHLO_AbsOp : StableHLO_UnaryOp<"abs", "Absolute value",
    SHLO_SignedFpComplexOrQuantizedTensor,
    [DeclareOpInterfaceMethods<InferTypeOpInterface>],
    SHLO_SignedFpOrQuantizedTensor> {
  let hasVerifier = 1;
}
def StableHLO_CbrtOp : StableHLO_TranscendentalOp<"cbrt", "Cubic root">;
def StableHLO_CeilOp : StableHLO_UnaryOp<"ceil", "Rounding up",
    SHLO_FpOrQuantizedTensor>;
def StableHLO_ClzOp : StableHLO_UnaryOp<"count_leading_zeros",
    "Number of leading zero bits", SHLO_IntTensor,
    [SHLO_SameOperandsAndResult], SHLO_IntTensor, "i32">;
def StableHLO_CosineOp : StableHLO_TranscendentalOp<"cosine", "Cosine">;
def StableHLO_ExpOp : StableHLO_TranscendentalOp<"exponential", "Exponential">;
def StableHLO_Expm1Op : StableHLO_TranscendentalOp<"exponential_minus_one",
    "Exponential minus one, accurate near zero">;
def StableHLO_FloorOp : StableHLO_UnaryOp<"floor", "Rounding down",
    SHLO_FpOrQuantizedTensor>;
def StableHLO_LogOp : StableHLO_TranscendentalOp<"log", "Natural logarithm">;
def StableHLO_Log1pOp : StableHLO_TranscendentalOp<"log_plus_one",
    "Natural logarithm of one plus the operand, accurate near zero">;
def StableHLO_LogisticOp : StableHLO_TranscendentalOp<"logistic",
    "The logistic function `1 / (1 + exp(-x))`">;
def StableHLO_NegOp : StableHLO_UnaryOp<"negate", "Negation",
    SHLO_IntFpComplexOrQuantizedTensor>;
def StableHLO_NotOp : StableHLO_UnaryOp<"not",
    "Negation of each bit", SHLO_PredOrIntTensor,
    [SHLO_SameOperandsAndResult], SHLO_PredOrIntTensor, "i1">;
def StableHLO_PopulationCountOp : StableHLO_UnaryOp<"popcnt",
    "Number of bits set", SHLO_IntTensor,
    [SHLO_SameOperandsAndResult], SHLO_IntTensor, "i32">;
def StableHLO_RoundOp : StableHLO_UnaryOp<"round_nearest_afz",
    "Rounding to the nearest integer, ties away from zero",
    SHLO_FpOrQuantizedTensor>;
def StableHLO_RoundNearestEvenOp : StableHLO_UnaryOp<"round_nearest_even",
    "Rounding to the nearest integer, ties to even", SHLO_FpOrQuantizedTensor>;
def StableHLO_RsqrtOp : StableHLO_TranscendentalOp<"rsqrt",
    "Reciprocal of the square root">;
def StableHLO_SignOp : StableHLO_UnaryOp<"sign",
    "Sign: -1, 0 or 1; a NaN stays one", SHLO_SignedFpComplexOrQuantizedTensor>;
def StableHLO_SineOp : StableHLO_TranscendentalOp<"sine", "Sine">;
def StableHLO_SqrtOp : StableHLO_TranscendentalOp<"sqrt", "Square root">;
def StableHLO_TanOp : StableHLO_TranscendentalOp<"tan", "Tangent">;
def StableHLO_TanhOp : StableHLO_TranscendentalOp<"tanh", "Hyperbolic tangent">;

def StableHLO_ConvertOp : StableHLO_UnaryOp<"convert",
    "Conversion to another element type", SHLO_NonQuantizedTensor,
    [], SHLO_NonQuantizedTensor> {
  let description = [{
    Conversion of each element to the element type of the result.

    ```mlir
    %r = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
    ```
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$operand, "::mlir::Type":$element_type)>
  ];
}

class StableHLO_PartOp<string mnemonic, string meaning>
    : StableHLO_UnaryOp<mnemonic, meaning, SHLO_FpOrComplexTensor,
          [DeclareOpInterfaceMethods<InferTypeOpInterface>], SHLO_FpTensor> {
  let description = meaning # ", element by element.\n\n```mlir\n" #
      "%r = stablehlo." # mnemonic #
      " %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>\n```\n";
  let hasVerifier = 1;
}
def StableHLO_ImagOp : StableHLO_PartOp<"imag", "Imaginary part">;
def StableHLO_RealOp : StableHLO_PartOp<"real", "Real part">;

def StableHLO_IsFiniteOp : StableHLO_InferredOp<"is_finite",
    [Pure, Elementwise, SameOperandsAndResultShape]> {
  let summary = "Whether an element is neither infinite nor a NaN";
  let description = [{
    Tests each element: neither infinite nor a NaN.

    ```mlir
    %r = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
    ```
  }];
  let arguments = (ins SHLO_FpOrQuantizedTensor:$x);
  let results = (outs SHLO_PredTensor:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
}

def StableHLO_ReducePrecisionOp : StableHLO_Op<"reduce_precision",
    [Pure, Elementwise, SHLO_SameOperandsAndResult]> {
  let summary = "Rounding to a float format of fewer bits";
  let description = [{
    Rounds each element to a format with the given numbers of exponent and
    mantissa bits and back.

    ```mlir
    %r = stablehlo.reduce_precision %x, format = e5m10 : tensor<4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_FpOrQuantizedTensor:$operand,
    ConfinedAttr<I32Attr, [IntPositive]>:$exponent_bits,
    ConfinedAttr<I32Attr, [IntNonNegative]>:$mantissa_bits
  );
  let results = (outs SHLO_FpOrQuantizedTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits)
      attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))
  }];
  let extraClassDeclaration = compatibility;
}

def StableHLO_UniformQuantizeOp : StableHLO_UnaryOp<"uniform_quantize",
    "Quantization", SHLO_FpOrAnyQuantizedTensor, [], SHLO_QuantizedTensor> {
  let description = [{
    Quantizes each element, or quantizes it anew, with the parameters of the
    result's type.

    ```mlir
    %r = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
    ```
  }];
  let hasVerifier = 1;
}

def StableHLO_UniformDequantizeOp : StableHLO_UnaryOp<"uniform_dequantize",
    "Conversion of a quantized value to the type it expresses",
    SHLO_QuantizedTensor, [], SHLO_FpTensor> {
  let description = [{
    Converts each quantized element to the value that it expresses.

    ```mlir
    %r = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32>
    ```
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

class StableHLO_BinaryOp<string mnemonic, string meaning,
                         Type type = SHLO_IntFpComplexOrQuantizedTensor,
                         list<Trait> traits = [], string element = "f32">
    : StableHLO_Op<mnemonic, [Pure, Elementwise, SameOperandsAndResultShape,
                              SHLO_SameOperandsAndResult] # traits> {
  let summary = meaning;
  let description = meaning # ", element by element.\n\n```mlir\n" #
      "%r = stablehlo." # mnemonic # " %a, %b : tensor<4x" # element # ">\n```\n";
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict
      `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
  let extraClassDeclaration = compatibility;
}

def StableHLO_AddOp : StableHLO_BinaryOp<"add",
    "Sum; of booleans, their disjunction", SHLO_AnyQuantizedTensor,
    [SHLO_Commutative]>;
def StableHLO_Atan2Op : StableHLO_BinaryOp<"atan2",
    "Angle of the point `(rhs, lhs)`", SHLO_FpComplexOrQuantizedTensor>;
def StableHLO_DivOp : StableHLO_BinaryOp<"divide",
    "Quotient; of integers, rounded towards zero">;
def StableHLO_MaxOp : StableHLO_BinaryOp<"maximum",
    "The greater operand; a NaN wins", SHLO_Tensor, [SHLO_Commutative]>;
def StableHLO_MinOp : StableHLO_BinaryOp<"minimum",
    "The smaller operand; a NaN wins", SHLO_Tensor, [SHLO_Commutative]>;
def StableHLO_MulOp : StableHLO_BinaryOp<"multiply",
    "Product; of booleans, their conjunction", SHLO_Tensor, [SHLO_Commutative]>;
def StableHLO_PowOp : StableHLO_BinaryOp<"power", "`lhs` to the power of `rhs`">;
def StableHLO_RemOp : StableHLO_BinaryOp<"remainder",
    "Remainder of the division, with the sign of `lhs`">;
def StableHLO_SubtractOp : StableHLO_BinaryOp<"subtract", "Difference">;
def StableHLO_ShiftLeftOp : StableHLO_BinaryOp<"shift_left",
    "Bits of `lhs` moved up by `rhs` places", SHLO_IntTensor, [], "i32">;
def StableHLO_ShiftRightArithmeticOp : StableHLO_BinaryOp<"shift_right_arithmetic",
    "Bits of `lhs` moved down by `rhs` places, filled with the sign",
    SHLO_IntTensor, [], "i32">;
def StableHLO_ShiftRightLogicalOp : StableHLO_BinaryOp<"shift_right_logical",
    "Bits of `lhs` moved down by `rhs` places, filled with zeros",
    SHLO_IntTensor, [], "i32">;
def StableHLO_AndOp : StableHLO_BinaryOp<"and", "Conjunction of each bit",
    SHLO_PredOrIntTensor, [SHLO_Commutative], "i1">;
def StableHLO_OrOp : StableHLO_BinaryOp<"or", "Disjunction of each bit",
    SHLO_PredOrIntTensor, [SHLO_Commutative], "i1">;
def StableHLO_XorOp : StableHLO_BinaryOp<"xor",
    "Exclusive disjunction of each bit", SHLO_PredOrIntTensor,
    [SHLO_Commutative], "i1">;

def StableHLO_ComplexOp : StableHLO_InferredOp<"complex",
    [Pure, Elementwise, SameOperandsElementType, SameOperandsAndResultShape]> {
  let summary = "Complex number of a real and an imaginary part";
  let description = [{
    Makes complex numbers of real and imaginary parts.

    ```mlir
    %r = stablehlo.complex %a, %b : tensor<4xcomplex<f32>>
    ```
  }];
  let arguments = (ins SHLO_Fp32Or64Tensor:$lhs, SHLO_Fp32Or64Tensor:$rhs);
  let results = (outs SHLO_ComplexTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict
      `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_CompareOp : StableHLO_InferredOp<"compare",
    [Pure, Elementwise, SameOperandsAndResultShape]> {
  let summary = "Comparison";
  let description = [{
    Tests a relation element by element. `TOTALORDER` orders NaNs and signed
    zeros as well.

    ```mlir
    %r = stablehlo.compare GT, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$lhs,
    SHLO_Tensor:$rhs,
    StableHLO_ComparisonDirectionAttr:$comparison_direction,
    OptionalAttr<StableHLO_ComparisonTypeAttr>:$compare_type
  );
  let results = (outs SHLO_PredTensor:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs,
      "::remat::stablehlo::ComparisonDirection":$direction,
      CArg<"::remat::stablehlo::ComparisonType",
           "::remat::stablehlo::ComparisonType::NOTYPE">:$type)>
  ];
  let assemblyFormat = [{
    $comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)?
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Three operands
//===----------------------------------------------------------------------===//

def StableHLO_SelectOp : StableHLO_InferredOp<"select", [Pure]> {
  let summary = "Choice between two tensors";
  let description = [{
    Takes the element of `on_true` where `pred` holds and that of `on_false`
    elsewhere. `pred` may be a scalar.

    ```mlir
    %r = stablehlo.select %p, %a, %b : tensor<4xi1>, tensor<4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_PredTensor:$pred, SHLO_Tensor:$on_true, SHLO_Tensor:$on_false);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
      custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_ClampOp : StableHLO_InferredOp<"clamp", [Pure]> {
  let summary = "Limitation to an interval";
  let description = [{
    Limits each element to the interval from `min` to `max`, which may be
    scalars.

    ```mlir
    %r = stablehlo.clamp %lo, %x, %hi : tensor<4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$min, SHLO_Tensor:$operand, SHLO_Tensor:$max);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:` custom<SameOperandsAndResultType>(
      type($min), type($operand), type($max), type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_MapOp : StableHLO_Op<"map",
    [RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock]> {
  let summary = "A function of scalars applied to each element";
  let description = [{
    Applies a computation on scalars to the elements at each place.

    ```mlir
    %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs, DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs SHLO_Tensor:$result);
  let hasRegionVerifier = 1;
}

#endif // REMAT_DIALECT_STABLEHLO_ELEMENTWISEOPS
