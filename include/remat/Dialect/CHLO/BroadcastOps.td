// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise operations whose operands broadcast against each other.

#ifndef REMAT_DIALECT_CHLO_BROADCASTOPS
#define REMAT_DIALECT_CHLO_BROADCASTOPS

include "remat/Dialect/CHLO/CHLOBase.td"

// Without `broadcast_dimensions` dimensions align from the last one on, as in
// NumPy.
class CHLO_BroadcastOp<string mnemonic, string meaning,
                       Type type = SHLO_AnyTensor, Type resultType = type,
                       string element = "f32", string resultElement = element,
                       list<Trait> traits = []>
    : CHLO_Op<mnemonic, [Pure] # traits> {
  let summary = meaning;
  let description = meaning # ", of operands that broadcast.\n\n```mlir\n" #
      "%r = chlo." # mnemonic # " %a, %b : (tensor<4x" # element #
      ">, tensor<2x4x" # element # ">) -> tensor<2x4x" # resultElement #
      ">\n```\n";
  let arguments = (ins
    type:$lhs, type:$rhs, OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
      `(` type($lhs) `,` type($rhs) `)` `->` type($result)
  }];
  let hasVerifier = 1;
}

def CHLO_BroadcastAddOp : CHLO_BroadcastOp<"broadcast_add", "Sum">;
def CHLO_BroadcastAtan2Op : CHLO_BroadcastOp<"broadcast_atan2",
    "Angle of the point `(rhs, lhs)`">;
def CHLO_BroadcastDivOp : CHLO_BroadcastOp<"broadcast_divide", "Quotient">;
def CHLO_BroadcastMaxOp : CHLO_BroadcastOp<"broadcast_maximum",
    "The greater operand">;
def CHLO_BroadcastMinOp : CHLO_BroadcastOp<"broadcast_minimum",
    "The smaller operand">;
def CHLO_BroadcastMulOp : CHLO_BroadcastOp<"broadcast_multiply", "Product">;
def CHLO_BroadcastNextAfterOp : CHLO_BroadcastOp<"broadcast_next_after",
    "The next float from `lhs` towards `rhs`">;
def CHLO_BroadcastPolygammaOp : CHLO_BroadcastOp<"broadcast_polygamma",
    "Derivative of the digamma function">;
def CHLO_BroadcastPowOp : CHLO_BroadcastOp<"broadcast_power",
    "`lhs` to the power of `rhs`">;
def CHLO_BroadcastRemOp : CHLO_BroadcastOp<"broadcast_remainder",
    "Remainder of the division">;
def CHLO_BroadcastShiftLeftOp : CHLO_BroadcastOp<"broadcast_shift_left",
    "Bits moved up", SHLO_AnyTensor, SHLO_AnyTensor, "i32">;
def CHLO_BroadcastShiftRightArithmeticOp
    : CHLO_BroadcastOp<"broadcast_shift_right_arithmetic",
          "Bits moved down, filled with the sign", SHLO_AnyTensor,
          SHLO_AnyTensor, "i32">;
def CHLO_BroadcastShiftRightLogicalOp
    : CHLO_BroadcastOp<"broadcast_shift_right_logical",
          "Bits moved down, filled with zeros", SHLO_AnyTensor,
          SHLO_AnyTensor, "i32">;
def CHLO_BroadcastSubOp : CHLO_BroadcastOp<"broadcast_subtract", "Difference">;
def CHLO_BroadcastZetaOp : CHLO_BroadcastOp<"broadcast_zeta",
    "Hurwitz zeta function", SHLO_AnyFpTensor>;
def CHLO_BroadcastAndOp : CHLO_BroadcastOp<"broadcast_and",
    "Conjunction of each bit", SHLO_AnyPredOrIntTensor, SHLO_AnyPredOrIntTensor,
    "i1">;
def CHLO_BroadcastOrOp : CHLO_BroadcastOp<"broadcast_or",
    "Disjunction of each bit", SHLO_AnyPredOrIntTensor, SHLO_AnyPredOrIntTensor,
    "i1">;
def CHLO_BroadcastXorOp : CHLO_BroadcastOp<"broadcast_xor",
    "Exclusive disjunction of each bit", SHLO_AnyPredOrIntTensor,
    SHLO_AnyPredOrIntTensor, "i1">;
def CHLO_BroadcastComplexOp : CHLO_BroadcastOp<"broadcast_complex",
    "Complex number of its parts", SHLO_AnyFpTensor, SHLO_AnyComplexTensor,
    "f32", "complex<f32>">;

def CHLO_BroadcastCompareOp : CHLO_BroadcastOp<"broadcast_compare",
    "Comparison", SHLO_AnyTensor, SHLO_AnyPredTensor> {
  let description = [{
    Comparison of operands that broadcast.

    ```mlir
    %r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    ```
  }];
  let arguments = (ins
    SHLO_AnyTensor:$lhs,
    SHLO_AnyTensor:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions,
    CHLO_ComparisonDirectionAttr:$comparison_direction,
    OptionalAttr<CHLO_ComparisonTypeAttr>:$compare_type
  );
}

def CHLO_BroadcastSelectOp : CHLO_Op<"broadcast_select", [Pure]> {
  let summary = "Choice between two tensors";
  let description = [{
    Choice between two tensors; all three operands broadcast.

    ```mlir
    %r = chlo.broadcast_select %p, %a, %b : (tensor<2x4xi1>, tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_PredTensor:$pred, SHLO_AnyTensor:$on_true, SHLO_AnyTensor:$on_false);
  let results = (outs SHLO_AnyTensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
      `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // REMAT_DIALECT_CHLO_BROADCASTOPS
