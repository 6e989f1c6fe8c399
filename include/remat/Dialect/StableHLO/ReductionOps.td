// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that combine many elements into one, most of them by a region
// that holds a computation on scalars.

#ifndef REMAT_DIALECT_STABLEHLO_REDUCTIONOPS
#define REMAT_DIALECT_STABLEHLO_REDUCTIONOPS

include "remat/Dialect/StableHLO/StableHLOBase.td"

// Effects and speculation are those of the scalar computation.
class StableHLO_ReductionOp<string mnemonic, list<Trait> traits = []>
    : StableHLO_Op<mnemonic, [RecursiveMemoryEffects, RecursivelySpeculatable,
                              SingleBlock] # traits> {
  let hasRegionVerifier = 1;
}

def StableHLO_ReduceOp : StableHLO_ReductionOp<"reduce", [SameVariadicOperandSize]> {
  let summary = "Reduction along dimensions";
  let description = [{
    Combines the elements along the given dimensions, beginning with the init
    values, in an order that the implementation chooses. The short form stands
    for a body of one commutative operation.

    ```mlir
    %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$inputs,
    Variadic<SHLO_Tensor>:$init_values,
    DenseI64ArrayAttr:$dimensions
  );
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_Tensor>);
  let builders = [
    // Infers the result types; the body receives the accumulators first.
    OpBuilder<(ins "::mlir::ValueRange":$inputs, "::mlir::ValueRange":$init_values,
      "::llvm::ArrayRef<int64_t>":$dimensions,
      "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, "
          "::mlir::ValueRange)>":$bodyBuilder)>
  ];
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_ReduceWindowOp
    : StableHLO_ReductionOp<"reduce_window", [SameVariadicOperandSize]> {
  let summary = "Reduction of each window";
  let description = [{
    Combines the elements of each place of a sliding window.

    ```mlir
    %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.maximum %a, %b : tensor<f32> stablehlo.return %s : tensor<f32> }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$inputs,
    Variadic<SHLO_Tensor>:$init_values,
    DenseI64ArrayAttr:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
    OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
    OptionalAttr<I64ElementsAttr>:$padding
  );
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_Tensor>);
}

def StableHLO_SelectAndScatterOp : StableHLO_ReductionOp<"select_and_scatter"> {
  let summary = "Adds values at the places that windows select";
  let description = [{
    Selects one element of each window of the operand, with `select`, and
    combines the source value of the window into the result at that place, with
    `scatter`. The gradient of a maximum pooling.

    ```mlir
    %r = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }, { ^bb0(%a: tensor<f32>, %b: tensor<f32>): %c = stablehlo.add %a, %b : tensor<f32> stablehlo.return %c : tensor<f32> }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    SHLO_Tensor:$source,
    SHLO_Tensor:$init_value,
    OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding
  );
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let results = (outs SHLO_Tensor:$result);
}

def StableHLO_ScatterOp
    : StableHLO_ReductionOp<"scatter", [SameVariadicOperandSize]> {
  let summary = "Updates at indices that are data";
  let description = [{
    Combines slices of `updates` into the inputs at indices found in a tensor.
    Updates outside of the input are dropped, not clamped.

    ```mlir
    %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.add %a, %b : tensor<f32> stablehlo.return %s : tensor<f32> }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$inputs,
    RankedTensorOf<[AnyInteger, Index]>:$scatter_indices,
    Variadic<SHLO_Tensor>:$updates,
    StableHLO_ScatterDimensionNumbers:$scatter_dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices
  );
  let regions = (region SizedRegion<1>:$update_computation);
  let results = (outs Variadic<SHLO_Tensor>);
}

def StableHLO_SortOp : StableHLO_ReductionOp<"sort"> {
  let summary = "Sorting along a dimension";
  let description = [{
    Sorts the inputs together along a dimension. The comparator receives, for
    each input, a left and a right element.

    ```mlir
    %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }) : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$inputs,
    DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable
  );
  let regions = (region SizedRegion<1>:$comparator);
  let results = (outs Variadic<SHLO_Tensor>);
}

//===----------------------------------------------------------------------===//
// Batch normalization
//===----------------------------------------------------------------------===//

class StableHLO_BatchNormOp<string mnemonic>
    : StableHLO_Op<mnemonic, [Pure, SHLO_SameElementTypes]> {
  let hasVerifier = 1;
}

def StableHLO_BatchNormGradOp : StableHLO_BatchNormOp<"batch_norm_grad"> {
  let summary = "Gradients of a batch normalization";
  let description = [{
    Gradients of `batch_norm_training` for operand, scale and offset.

    ```mlir
    %r:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
    ```
  }];
  let arguments = (ins
    SHLO_FpOrQuantizedTensor:$operand,
    SHLO_1DFpOrQuantizedTensor:$scale,
    SHLO_1DFpOrQuantizedTensor:$mean,
    SHLO_1DFpOrQuantizedTensor:$variance,
    SHLO_FpOrQuantizedTensor:$grad_output,
    F32Attr:$epsilon,
    SHLO_NonNegativeI64:$feature_index
  );
  let results = (outs
    SHLO_FpOrQuantizedTensor:$grad_operand,
    SHLO_1DFpOrQuantizedTensor:$grad_scale,
    SHLO_1DFpOrQuantizedTensor:$grad_offset
  );
}

def StableHLO_BatchNormInferenceOp : StableHLO_BatchNormOp<"batch_norm_inference"> {
  let summary = "Batch normalization with given statistics";
  let description = [{
    Normalizes each feature with a given mean and variance.

    ```mlir
    %r = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_FpOrQuantizedTensor:$operand,
    SHLO_1DFpOrQuantizedTensor:$scale,
    SHLO_1DFpOrQuantizedTensor:$offset,
    SHLO_1DFpOrQuantizedTensor:$mean,
    SHLO_1DFpOrQuantizedTensor:$variance,
    F32Attr:$epsilon,
    SHLO_NonNegativeI64:$feature_index
  );
  let results = (outs SHLO_FpOrQuantizedTensor:$result);
}

def StableHLO_BatchNormTrainingOp : StableHLO_BatchNormOp<"batch_norm_training"> {
  let summary = "Batch normalization with the batch's own statistics";
  let description = [{
    Normalizes each feature and returns its mean and variance too.

    ```mlir
    %r:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
    ```
  }];
  let arguments = (ins
    SHLO_FpOrQuantizedTensor:$operand,
    SHLO_1DFpOrQuantizedTensor:$scale,
    SHLO_1DFpOrQuantizedTensor:$offset,
    F32Attr:$epsilon,
    SHLO_NonNegativeI64:$feature_index
  );
  let results = (outs
    SHLO_FpOrQuantizedTensor:$output,
    SHLO_1DFpOrQuantizedTensor:$batch_mean,
    SHLO_1DFpOrQuantizedTensor:$batch_var
  );
}

#endif // REMAT_DIALECT_STABLEHLO_REDUCTIONOPS
