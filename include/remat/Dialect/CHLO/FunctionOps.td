// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of one or two operands, constants and algorithms.

#ifndef REMAT_DIALECT_CHLO_FUNCTIONOPS
#define REMAT_DIALECT_CHLO_FUNCTIONOPS

include "remat/Dialect/CHLO/CHLOBase.td"

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

class CHLO_UnaryOp<string mnemonic, string meaning,
                   Type type = SHLO_AnyFpOrComplexTensor,
                   Type resultType = type, string element = "f32",
                   string resultElement = element,
                   list<Trait> traits = [CHLO_SameOperandsAndResult]>
    : CHLO_Op<mnemonic, [Pure, Elementwise, SameOperandsAndResultShape] # traits> {
  let summary = meaning;
  let description = meaning # ", element by element.\n\n```mlir\n" #
      "%r = chlo." # mnemonic # " %x : tensor<4x" # element # "> -> tensor<4x" #
      resultElement # ">\n```\n";
  let arguments = (ins type:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let extraClassDeclaration = compatibility;
}

def CHLO_AsinAcosKernelOp : CHLO_UnaryOp<"_asin_acos_kernel",
    "Common part of the complex inverse sine and cosine", SHLO_AnyComplexTensor,
    SHLO_AnyComplexTensor, "complex<f32>">;
def CHLO_AcosOp : CHLO_UnaryOp<"acos", "Inverse cosine">;
def CHLO_AcoshOp : CHLO_UnaryOp<"acosh", "Inverse hyperbolic cosine">;
def CHLO_AsinOp : CHLO_UnaryOp<"asin", "Inverse sine">;
def CHLO_AsinhOp : CHLO_UnaryOp<"asinh", "Inverse hyperbolic sine">;
def CHLO_AtanOp : CHLO_UnaryOp<"atan", "Inverse tangent">;
def CHLO_AtanhOp : CHLO_UnaryOp<"atanh", "Inverse hyperbolic tangent">;
def CHLO_BesselI1eOp : CHLO_UnaryOp<"bessel_i1e",
    "Exponentially scaled modified Bessel function of order one">;
def CHLO_ConjOp : CHLO_UnaryOp<"conj", "Complex conjugate">;
def CHLO_CoshOp : CHLO_UnaryOp<"cosh", "Hyperbolic cosine">;
def CHLO_SinhOp : CHLO_UnaryOp<"sinh", "Hyperbolic sine">;
def CHLO_TanOp : CHLO_UnaryOp<"tan", "Tangent">;
def CHLO_SquareOp : CHLO_UnaryOp<"square", "Square">;
def CHLO_DigammaOp : CHLO_UnaryOp<"digamma",
    "Derivative of the logarithm of the gamma function", SHLO_AnyFpTensor>;
def CHLO_ErfOp : CHLO_UnaryOp<"erf", "Error function", SHLO_AnyFpTensor>;
def CHLO_ErfInvOp : CHLO_UnaryOp<"erf_inv", "Inverse error function",
    SHLO_AnyFpTensor>;
def CHLO_ErfcOp : CHLO_UnaryOp<"erfc", "Complementary error function",
    SHLO_AnyFpTensor>;
def CHLO_LgammaOp : CHLO_UnaryOp<"lgamma",
    "Logarithm of the absolute value of the gamma function", SHLO_AnyFpTensor>;

class CHLO_TestOp<string mnemonic, string meaning>
    : CHLO_UnaryOp<mnemonic, meaning, SHLO_AnyFpTensor, SHLO_AnyPredTensor,
          "f32", "i1", [DeclareOpInterfaceMethods<InferTypeOpInterface>]>;
def CHLO_IsInfOp : CHLO_TestOp<"is_inf", "Whether an element is infinite">;
def CHLO_IsNegInfOp : CHLO_TestOp<"is_neg_inf",
    "Whether an element is negative infinity">;
def CHLO_IsPosInfOp : CHLO_TestOp<"is_pos_inf",
    "Whether an element is positive infinity">;

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

class CHLO_BinaryOp<string mnemonic, string meaning, list<Trait> traits = []>
    : CHLO_Op<mnemonic, [Pure, CHLO_SameOperandsAndResult] # traits> {
  let summary = meaning;
  let extraClassDeclaration = compatibility;
}

def CHLO_NextAfterOp : CHLO_BinaryOp<"next_after",
    "The next float from `x` towards `y`"> {
  let description = [{
    The next representable number from `x` in the direction of `y`.

    ```mlir
    %r = chlo.next_after %x, %y : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    ```
  }];
  let arguments = (ins SHLO_AnyFpTensor:$x, SHLO_AnyFpTensor:$y);
  let results = (outs SHLO_AnyFpTensor:$result);
  let assemblyFormat = [{
    $x `,` $y attr-dict `:` type($x) `,` type($y) `->` type($result)
  }];
}

def CHLO_PolygammaOp : CHLO_BinaryOp<"polygamma",
    "Derivative `n` of the digamma function"> {
  let description = [{
    The `n`-th derivative of the digamma function at `x`.

    ```mlir
    %r = chlo.polygamma %n, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    ```
  }];
  let arguments = (ins SHLO_AnyFpTensor:$n, SHLO_AnyFpTensor:$x);
  let results = (outs SHLO_AnyFpTensor:$result);
  let assemblyFormat = [{
    $n `,` $x attr-dict `:` type($n) `,` type($x) `->` type($result)
  }];
}

def CHLO_ZetaOp : CHLO_BinaryOp<"zeta", "Hurwitz zeta function"> {
  let description = [{
    The Hurwitz zeta function of `x` and `q`.

    ```mlir
    %r = chlo.zeta %x, %q : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    ```
  }];
  let arguments = (ins SHLO_AnyFpTensor:$x, SHLO_AnyFpTensor:$q);
  let results = (outs SHLO_AnyFpTensor:$result);
  let assemblyFormat = [{
    $x `,` $q attr-dict `:` type($x) `,` type($q) `->` type($result)
  }];
}

def CHLO_MulhiOp : CHLO_BinaryOp<"mulhi", "High half of a product",
    [CHLO_Trait<"IsCommutative">]> {
  let description = [{
    The upper bits of the product of two integers, those that do not fit.

    ```mlir
    %r = chlo.mulhi %a, %b : tensor<4xui32>, tensor<4xui32> -> tensor<4xui32>
    ```
  }];
  let arguments = (ins SHLO_IntTensor:$lhs, SHLO_IntTensor:$rhs);
  let results = (outs SHLO_IntTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def CHLO_ConstantOp : CHLO_Op<"constant", [
    ConstantLike, Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Constant";
  let description = [{
    A tensor known at compile time.

    ```mlir
    %r = chlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs SHLO_StaticTensor:$output);
  let assemblyFormat = "attr-dict $value";
  let extraClassDeclaration = compatibility;
  let hasFolder = 1;
}

def CHLO_ConstantLikeOp : CHLO_Op<"constant_like",
    [Pure, SameOperandsAndResultShape]> {
  let summary = "A number in the shape of a tensor";
  let description = [{
    Every element is `value`; the shape is that of the operand.

    ```mlir
    %r = "chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value, SHLO_AnyTensor:$operand);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Algorithms
//===----------------------------------------------------------------------===//

def CHLO_RaggedDotOp : CHLO_Op<"ragged_dot", [Pure]> {
  let summary = "Dot product of groups of rows";
  let description = [{
    A dot product in which one dimension of `lhs` is split into groups of the
    given sizes, each of which meets its own part of `rhs` (or of the result).
    Mixtures of experts are made of it.

    ```mlir
    %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<3xi64>) -> tensor<16x4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_AnyTensor:$lhs,
    SHLO_AnyTensor:$rhs,
    SHLO_IntTensor:$group_sizes,
    CHLO_RaggedDotDimensionNumbers:$ragged_dot_dimension_numbers,
    OptionalAttr<CHLO_PrecisionConfigAttr>:$precision_config
  );
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
}

def CHLO_TopKOp : CHLO_Op<"top_k", [Pure]> {
  let summary = "The greatest elements and their places";
  let description = [{
    The `k` greatest elements along the last dimension, in descending order,
    and their indices.

    ```mlir
    %v, %i = chlo.top_k(%x, k = 2) : tensor<3x8xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
    ```
  }];
  let arguments = (ins
    SHLO_AnyTensor:$operand,
    I64Attr:$k,
    DefaultValuedOptionalAttr<BoolAttr, "true">:$is_stable
  );
  let results = (outs SHLO_AnyTensor:$values, SHLO_AnyTensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k (`,` `is_stable` `=` $is_stable^)? `)` attr-dict
      `:` type($operand) `->` `(` type($values) `,` type($indices) `)`
  }];
  let hasVerifier = 1;
}

def CHLO_ScanOp : CHLO_Op<"scan", [
    AttrSizedOperandSegments, AttrSizedResultSegments, IsolatedFromAbove,
    RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "A fold that keeps its intermediate values";
  let description = [{
    Runs the body on each slice of the inputs along a dimension, with the values
    that it carried last; the results are the outputs of all steps and the
    last carried values.

    ```mlir
    %r:2 = chlo.scan(%x) inits (%z) dimension=0 { ^bb0(%a: tensor<f32>, %c: tensor<f32>): %s = stablehlo.add %a, %c : tensor<f32> stablehlo.return %s, %s : tensor<f32>, tensor<f32> } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_AnyTensor>:$inputs,
    Variadic<SHLO_AnyTensor>:$inits,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension,
    OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$scan_dim_size,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_reverse,
    OptionalAttr<BoolAttr>:$is_associative
  );
  let results = (outs
    Variadic<SHLO_AnyTensor>:$outputs, Variadic<SHLO_AnyTensor>:$carries);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

#endif // REMAT_DIALECT_CHLO_FUNCTIONOPS
