// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that create tensors, move elements without computing, or choose
// some of them.

#ifndef REMAT_DIALECT_STABLEHLO_STRUCTURALOPS
#define REMAT_DIALECT_STABLEHLO_STRUCTURALOPS

include "remat/Dialect/StableHLO/StableHLOBase.td"

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

def StableHLO_ConstantOp : StableHLO_InferredOp<"constant", [
    ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "Constant";
  let description = [{
    A tensor known at compile time.

    ```mlir
    %r = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs SHLO_StaticAnyQuantizedTensor:$output);
  let builders = [OpBuilder<(ins "::mlir::Attribute":$value)>];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def StableHLO_IotaOp : StableHLO_Op<"iota", [Pure]> {
  let summary = "Coordinates along a dimension";
  let description = [{
    Each element is its coordinate in the given dimension.

    ```mlir
    %r = stablehlo.iota dim = 0 : tensor<4xi32>
    ```
  }];
  let arguments = (ins SHLO_NonNegativeI64:$iota_dimension);
  let results = (outs SHLO_StaticIntFpComplexOrQuantizedTensor:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

def StableHLO_BroadcastOp : StableHLO_Op<"broadcast",
    [Pure, SameOperandsAndResultElementType]> {
  let summary = "Broadcast along new leading dimensions";
  let description = [{
    Repeats the operand along new leading dimensions of the given sizes.

    ```mlir
    %r = stablehlo.broadcast %x, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>
    ```
  }];
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs SHLO_AnyQuantizedTensor:$result);
  let assemblyFormat = [{
    $operand `,` `sizes` `=` $broadcast_sizes
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_BroadcastInDimOp : StableHLO_Op<"broadcast_in_dim",
    [Pure, SHLO_SameElementTypes]> {
  let summary = "Broadcast to a shape";
  let description = [{
    Maps dimension `i` of the operand to dimension `dims[i]` of the result and
    repeats it along all others; a dimension of size 1 is repeated too.

    ```mlir
    %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_AnyQuantizedTensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs SHLO_StaticOrBoundedTensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $broadcast_dimensions
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_ReshapeOp : StableHLO_Op<"reshape", [Pure, SHLO_SameElementTypes]> {
  let summary = "The same elements in another shape";
  let description = [{
    Gives the elements, in row-major order, another shape.

    ```mlir
    %r = stablehlo.reshape %x : (tensor<2x4xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins SHLO_AnyQuantizedTensor:$operand);
  let results = (outs SHLO_StaticOrBoundedTensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_BitcastConvertOp : StableHLO_Op<"bitcast_convert", [Pure]> {
  let summary = "The same bits as another element type";
  let description = [{
    Reads the bits as another element type. A last dimension appears or
    vanishes when the types differ in width.

    ```mlir
    %r = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xi32>
    ```
  }];
  let arguments = (ins SHLO_AnyQuantizedTensor:$operand);
  let results = (outs SHLO_AnyQuantizedTensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_TransposeOp : StableHLO_Op<"transpose",
    [Pure, SHLO_SameElementTypes]> {
  let summary = "Permutation of the dimensions";
  let description = [{
    Dimension `i` of the result is dimension `dims[i]` of the operand.

    ```mlir
    %r = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    ```
  }];
  let arguments = (ins
    SHLO_AnyQuantizedTensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs SHLO_AnyQuantizedTensor:$result);
  // Builders without a result type infer it.
  let builders = [
    OpBuilder<(ins "::mlir::Value":$operand, "::llvm::ArrayRef<int64_t>":$permutation)>
  ];
  let assemblyFormat = [{
    $operand `,` `dims` `=` $permutation
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_ReverseOp : StableHLO_InferredOp<"reverse",
    [Pure, SameOperandsAndResultElementType]> {
  let summary = "Elements in the opposite order";
  let description = [{
    Reverses the order of the elements along the given dimensions.

    ```mlir
    %r = stablehlo.reverse %x, dims = [0] : tensor<4xf32>
    ```
  }];
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions
      attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Parts and wholes
//===----------------------------------------------------------------------===//

def StableHLO_SliceOp : StableHLO_Op<"slice",
    [Pure, SameOperandsAndResultElementType]> {
  let summary = "A part of a tensor";
  let description = [{
    Takes the elements from start (inclusive) to limit (exclusive) by steps of
    stride, in each dimension.

    ```mlir
    %r = stablehlo.slice %x [0:4, 1:8:2] : (tensor<8x9xf32>) -> tensor<4x4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    DenseI64ArrayAttr:$start_indices,
    DenseI64ArrayAttr:$limit_indices,
    DenseI64ArrayAttr:$strides
  );
  let results = (outs SHLO_Tensor:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$operand, "::llvm::ArrayRef<int64_t>":$starts,
      "::llvm::ArrayRef<int64_t>":$limits, "::llvm::ArrayRef<int64_t>":$strides)>
  ];
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides)
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_DynamicSliceOp : StableHLO_Op<"dynamic_slice",
    [Pure, AllElementTypesMatch<["operand", "result"]>]> {
  let summary = "A part of a tensor that starts at computed indices";
  let description = [{
    Takes a slice of static sizes that starts at the given indices. These are
    clamped such that the slice lies inside the operand.

    ```mlir
    %r = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    Variadic<SHLO_ScalarIntTensor>:$start_indices,
    DenseI64ArrayAttr:$slice_sizes
  );
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` custom<VariadicOperandWithAttribute>($start_indices)
      `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_DynamicUpdateSliceOp : StableHLO_Op<"dynamic_update_slice",
    [Pure, AllElementTypesMatch<["operand", "update", "result"]>]> {
  let summary = "A tensor with a part replaced, at computed indices";
  let description = [{
    Replaces the part of the operand that starts at the given indices by
    `update`. The indices are clamped such that the part lies inside.

    ```mlir
    %r = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    SHLO_Tensor:$update,
    Variadic<SHLO_ScalarIntTensor>:$start_indices
  );
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_ConcatenateOp : StableHLO_Op<"concatenate",
    [Pure, SameOperandsAndResultElementType]> {
  let summary = "Tensors one after the other";
  let description = [{
    Joins tensors along a dimension.

    ```mlir
    %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$inputs, SHLO_NonNegativeI64:$dimension);
  let results = (outs SHLO_Tensor:$result);
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$inputs, "int64_t":$dimension)>
  ];
  let assemblyFormat = [{
    custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_PadOp : StableHLO_Op<"pad",
    [Pure, SameOperandsAndResultElementType]> {
  let summary = "A tensor with elements added around and between its own";
  let description = [{
    Adds the padding value before, after and between the elements of each
    dimension. Negative numbers remove elements at an edge.

    ```mlir
    %r = stablehlo.pad %x, %v, low = [1], high = [-1], interior = [2] : (tensor<4xf32>, tensor<f32>) -> tensor<10xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    SHLO_ScalarTensor:$padding_value,
    DenseI64ArrayAttr:$edge_padding_low,
    DenseI64ArrayAttr:$edge_padding_high,
    DenseI64ArrayAttr:$interior_padding
  );
  let results = (outs SHLO_Tensor:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$operand, "::mlir::Value":$padding_value,
      "::llvm::ArrayRef<int64_t>":$low, "::llvm::ArrayRef<int64_t>":$high,
      "::llvm::ArrayRef<int64_t>":$interior)>
  ];
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,`
      `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Indexed access
//===----------------------------------------------------------------------===//

def StableHLO_GatherOp : StableHLO_Op<"gather",
    [Pure, AllElementTypesMatch<["operand", "result"]>]> {
  let summary = "Slices at indices that are data";
  let description = [{
    Takes slices of static sizes that start at indices found in a tensor. The
    indices are clamped such that each slice lies inside the operand.

    ```mlir
    %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    SHLO_IntTensor:$start_indices,
    StableHLO_GatherDimensionNumbers:$dimension_numbers,
    DenseI64ArrayAttr:$slice_sizes,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted
  );
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_TorchIndexSelectOp : StableHLO_Op<"torch_index_select", [Pure]> {
  let summary = "Slices of one dimension, as PyTorch selects them (deprecated)";
  let description = [{
    Takes the slices of dimension `dim` that `index` names.

    ```mlir
    %r = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<8x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand, SHLO_Tensor:$index, I64Attr:$dim, I64Attr:$batch_dims);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Sizes as data
//===----------------------------------------------------------------------===//

def StableHLO_GetDimensionSizeOp : StableHLO_Op<"get_dimension_size", [Pure]> {
  let summary = "Size of a dimension";
  let description = [{
    The size of the given dimension of the operand.

    ```mlir
    %r = stablehlo.get_dimension_size %x, dim = 0 : (tensor<4xf32>) -> tensor<i32>
    ```
  }];
  let arguments = (ins
    SHLO_AnyQuantizedTensor:$operand, SHLO_NonNegativeI64:$dimension);
  let results = (outs SHLO_I32Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dim` `=` $dimension
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_SetDimensionSizeOp : StableHLO_Op<"set_dimension_size", [Pure]> {
  let summary = "A tensor whose dimension has another size";
  let description = [{
    Gives a dimension a size that is data.

    ```mlir
    %r = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand, SHLO_I32Tensor:$size, SHLO_NonNegativeI64:$dimension);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $size `,` `dim` `=` $dimension
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // REMAT_DIALECT_STABLEHLO_STRUCTURALOPS
