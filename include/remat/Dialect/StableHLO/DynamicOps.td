// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose result has a shape that is data. No effects, but a shape
// that does not fit is undefined: they are not speculated.

#ifndef REMAT_DIALECT_STABLEHLO_DYNAMICOPS
#define REMAT_DIALECT_STABLEHLO_DYNAMICOPS

include "remat/Dialect/StableHLO/StableHLOBase.td"

class StableHLO_DynamicOp<string mnemonic, list<Trait> traits = []>
    : StableHLO_Op<mnemonic, [NoMemoryEffect] # traits> {
  let hasVerifier = 1;
}

def StableHLO_DynamicIotaOp : StableHLO_DynamicOp<"dynamic_iota"> {
  let summary = "Coordinates along a dimension";
  let description = [{
    Each element is its coordinate in the given dimension.

    ```mlir
    %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
    ```
  }];
  let arguments = (ins
    SHLO_StaticDimensionTensor:$output_shape, SHLO_NonNegativeI64:$iota_dimension);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $output_shape `,` `dim` `=` $iota_dimension
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_DynamicBroadcastInDimOp
    : StableHLO_DynamicOp<"dynamic_broadcast_in_dim"> {
  let summary = "Broadcast to a shape";
  let description = [{
    `broadcast_in_dim` to a shape that is data.

    ```mlir
    %r = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_AnyQuantizedTensor:$operand,
    SHLO_StaticDimensionTensor:$output_dimensions,
    DenseI64ArrayAttr:$broadcast_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions
  );
  let results = (outs SHLO_AnyQuantizedTensor:$result);
  let assemblyFormat = [{
    $operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_DynamicReshapeOp : StableHLO_DynamicOp<"dynamic_reshape"> {
  let summary = "The same elements in another shape";
  let description = [{
    `reshape` to a shape that is data.

    ```mlir
    %r = stablehlo.dynamic_reshape %x, %n : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_AnyQuantizedTensor:$operand, SHLO_StaticDimensionTensor:$output_shape);
  let results = (outs SHLO_AnyQuantizedTensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_DynamicPadOp : StableHLO_DynamicOp<"dynamic_pad", [
    AllElementTypesMatch<["operand", "padding_value", "result"]>,
    AllTypesMatch<["edge_padding_low", "edge_padding_high", "interior_padding"]>,
    AllRanksMatch<["operand", "result"]>]> {
  let summary = "A tensor with elements added around and between its own";
  let description = [{
    `pad` by numbers that are data.

    ```mlir
    %r = stablehlo.dynamic_pad %x, %v, %l, %h, %i : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    SHLO_ScalarTensor:$padding_value,
    SHLO_StaticDimensionTensor:$edge_padding_low,
    SHLO_StaticDimensionTensor:$edge_padding_high,
    SHLO_StaticDimensionTensor:$interior_padding
  );
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_RealDynamicSliceOp : StableHLO_DynamicOp<"real_dynamic_slice", [
    AllElementTypesMatch<["operand", "result"]>,
    AllTypesMatch<["start_indices", "limit_indices", "strides"]>]> {
  let summary = "A part of a tensor whose bounds are data";
  let description = [{
    `slice` with bounds and strides that are data.

    ```mlir
    %r = stablehlo.real_dynamic_slice %x, %a, %b, %s : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    SHLO_DimensionTensor:$start_indices,
    SHLO_DimensionTensor:$limit_indices,
    SHLO_DimensionTensor:$strides
  );
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_DynamicGatherOp : StableHLO_DynamicOp<"dynamic_gather", [
    AllElementTypesMatch<["operand", "result"]>]> {
  let summary = "Slices at indices and of sizes that are data";
  let description = [{
    `gather` of slices whose sizes are data.

    ```mlir
    %r = "stablehlo.dynamic_gather"(%x, %i, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<2xi32>) -> tensor<4x?xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    SHLO_IntTensor:$start_indices,
    SHLO_Static1DIntTensor:$slice_sizes,
    StableHLO_GatherDimensionNumbers:$dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted
  );
  let results = (outs SHLO_Tensor:$result);
}

#endif // REMAT_DIALECT_STABLEHLO_DYNAMICOPS
