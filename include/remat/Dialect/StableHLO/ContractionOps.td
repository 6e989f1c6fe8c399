// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dot products, convolutions and other algebra on whole tensors.

#ifndef REMAT_DIALECT_STABLEHLO_CONTRACTIONOPS
#define REMAT_DIALECT_STABLEHLO_CONTRACTIONOPS

include "remat/Dialect/StableHLO/StableHLOBase.td"

def StableHLO_DotOp : StableHLO_Op<"dot", [Pure]> {
  let summary = "Product of vectors or matrices (deprecated)";
  let description = [{
    Contracts the last dimension of `lhs` with the first of `rhs`.

    ```mlir
    %r = stablehlo.dot %a, %b : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$lhs,
    SHLO_AnyQuantizedTensor:$rhs,
    OptionalAttr<StableHLO_PrecisionConfigAttr>:$precision_config
  );
  let results = (outs SHLO_AnyQuantizedTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `` custom<PrecisionConfig>($precision_config)
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_DotGeneralOp : StableHLO_Op<"dot_general", [Pure]> {
  let summary = "Sums of products along contracting dimensions";
  let description = [{
    The dimensions of the result are the batching dimensions, those of `lhs`
    and those of `rhs` that are neither batching nor contracting.

    ```mlir
    %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$lhs,
    SHLO_AnyQuantizedTensor:$rhs,
    StableHLO_DotDimensionNumbers:$dot_dimension_numbers,
    OptionalAttr<StableHLO_PrecisionConfigAttr>:$precision_config,
    OptionalAttr<StableHLO_DotAlgorithm>:$algorithm
  );
  let results = (outs SHLO_AnyQuantizedTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) ``
      custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm)
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class StableHLO_ConvolutionBase<string mnemonic, dag padding, string text>
    : StableHLO_Op<mnemonic, [Pure]> {
  let description = text;
  let arguments = !con((ins
    SHLO_Tensor:$lhs,
    SHLO_AnyQuantizedTensor:$rhs), padding, (ins
    OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
    OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
    StableHLO_ConvDimensionNumbers:$dimension_numbers,
    SHLO_PositiveI64:$feature_group_count,
    SHLO_PositiveI64:$batch_group_count,
    OptionalAttr<StableHLO_PrecisionConfigAttr>:$precision_config
  ));
  let results = (outs SHLO_AnyQuantizedTensor:$result);
  let hasVerifier = 1;
}

def StableHLO_ConvolutionOp : StableHLO_ConvolutionBase<"convolution",
    (ins OptionalAttr<DenseI64ArrayAttr>:$window_strides,
         OptionalAttr<I64ElementsAttr>:$padding), [{
    Slides a window over the spatial dimensions of `lhs` and computes dot
    products with `rhs`. Padding may be negative.

    ```mlir
    %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x4x4x16xf32>
    ```
  }]> {
  let summary = "Convolution";
  let assemblyFormat = [{
    `(` operands `)`
      `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,`
      `window` `=` `{` custom<WindowAttributes>($window_strides, $padding,
        $lhs_dilation, $rhs_dilation, $window_reversal) `}`
      attr-dict `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    bool hasWindowReversal() {
      return ::llvm::is_contained(
          getWindowReversal().value_or(::llvm::ArrayRef<bool>()), true);
    }
  }];
}

def StableHLO_DynamicConvOp : StableHLO_ConvolutionBase<"dynamic_conv",
    (ins SHLO_Static2DIntTensor:$padding,
         OptionalAttr<DenseI64ArrayAttr>:$window_strides), [{
    Convolution whose padding is data.

    ```mlir
    %r = "stablehlo.dynamic_conv"(%x, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi32>) -> tensor<1x?x?x16xf32>
    ```
  }]> {
  let summary = "Convolution whose padding is data";
}

class StableHLO_EinsumBase<string mnemonic, string text>
    : StableHLO_Op<mnemonic, [Pure]> {
  let description = text;
  let results = (outs SHLO_Tensor:$result);
}

def StableHLO_EinsumOp : StableHLO_EinsumBase<"einsum", [{
    Sums of products in Einstein's notation.

    ```mlir
    %r = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
    ```
  }]> {
  let summary = "Sums of products in Einstein's notation (deprecated)";
  let arguments = (ins
    SHLO_Tensor:$lhs, SHLO_Tensor:$rhs, StrAttr:$einsum_config);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `config` `=` $einsum_config
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_UnaryEinsumOp : StableHLO_EinsumBase<"unary_einsum", [{
    Sums and transposes in Einstein's notation.

    ```mlir
    %r = stablehlo.unary_einsum %a, config = "ij->i" : (tensor<2x4xf32>) -> tensor<2xf32>
    ```
  }]> {
  let summary = "Sums in Einstein's notation (deprecated)";
  let arguments = (ins SHLO_Tensor:$operand, StrAttr:$einsum_config);
  let assemblyFormat = [{
    $operand `,` `config` `=` $einsum_config
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_FftOp : StableHLO_Op<"fft", [Pure]> {
  let summary = "Fourier transform";
  let description = [{
    Fourier transform along the last dimensions, whose sizes are `length`.

    ```mlir
    %r = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    ```
  }];
  let arguments = (ins
    SHLO_FpOrComplexTensor:$operand,
    StableHLO_FftTypeAttr:$fft_type,
    DenseI64ArrayAttr:$fft_length
  );
  let results = (outs SHLO_FpOrComplexTensor:$result);
  let assemblyFormat = [{
    $operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_CholeskyOp : StableHLO_Op<"cholesky",
    [Pure, SHLO_SameOperandsAndResult]> {
  let summary = "Cholesky decomposition";
  let description = [{
    The triangular factor of each matrix of a batch.

    ```mlir
    %r = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>
    ```
  }];
  let arguments = (ins
    SHLO_FpComplexOrQuantizedTensor:$a,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$lower
  );
  let results = (outs SHLO_FpComplexOrQuantizedTensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)? attr-dict
      `:` custom<SameOperandsAndResultType>(type($a), type($result))
  }];
  let extraClassDeclaration = compatibility;
  let hasVerifier = 1;
}

def StableHLO_TriangularSolveOp : StableHLO_Op<"triangular_solve",
    [Pure, SHLO_SameElementTypes]> {
  let summary = "Solution of triangular systems";
  let description = [{
    Solves `op(a) x = b`, or `x op(a) = b` if not `left_side`.

    ```mlir
    %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    ```
  }];
  let arguments = (ins
    SHLO_FpOrComplexTensor:$a,
    SHLO_FpOrComplexTensor:$b,
    BoolAttr:$left_side,
    BoolAttr:$lower,
    BoolAttr:$unit_diagonal,
    StableHLO_TransposeAttr:$transpose_a
  );
  let results = (outs SHLO_FpOrComplexTensor:$result);
  let hasVerifier = 1;
}

#endif // REMAT_DIALECT_STABLEHLO_CONTRACTIONOPS
