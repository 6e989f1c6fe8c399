// RUN: remat-opt --pass-pipeline='builtin.module(func.func(remat-order-filters))' --split-input-file %s | FileCheck %s

// The input's gradient reads the transpose that the convolution reads.
// CHECK-LABEL: func.func @step
// CHECK-SAME: %[[X:arg0]]: tensor<2x9x9x16xbf16>, %[[W:arg1]]: tensor<3x3x16x24xbf16>, %[[DY:arg2]]: tensor<2x5x5x24xbf16>
func.func @step(%x: tensor<2x9x9x16xbf16>, %w: tensor<3x3x16x24xbf16>, %dy: tensor<2x5x5x24xbf16>)
    -> (tensor<2x5x5x24xbf16>, tensor<2x9x9x16xbf16>, tensor<3x3x16x24xbf16>) {
  // CHECK-NEXT: %[[T:.*]] = stablehlo.transpose %[[W]], dims = [3, 0, 1, 2]
  // CHECK-SAME: -> tensor<24x3x3x16xbf16>
  // CHECK-NEXT: %[[Y:.*]] = stablehlo.convolution(%[[X]], %[[T]])
  // CHECK-SAME: [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f]
  // CHECK-SAME: stride = [2, 2]
  // CHECK-SAME: precision HIGH
  %y = stablehlo.convolution(%x, %w)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64,
     precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}
    : (tensor<2x9x9x16xbf16>, tensor<3x3x16x24xbf16>) -> tensor<2x5x5x24xbf16>
  // CHECK-NEXT: %[[DX:.*]] = stablehlo.convolution(%[[DY]], %[[T]])
  // CHECK-SAME: [b, 0, 1, f]x[i, 0, 1, o]->[b, 0, 1, f]
  // CHECK-SAME: (tensor<2x5x5x24xbf16>, tensor<24x3x3x16xbf16>) -> tensor<2x9x9x16xbf16>
  %dx = stablehlo.convolution(%dy, %w)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], reverse = [true, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x24xbf16>, tensor<3x3x16x24xbf16>) -> tensor<2x9x9x16xbf16>
  // CHECK-NEXT: %[[DT:.*]] = stablehlo.convolution(%[[X]], %[[DY]])
  // CHECK-SAME: [f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b]
  // CHECK-SAME: -> tensor<24x3x3x16xbf16>
  // CHECK-NEXT: %[[DW:.*]] = stablehlo.transpose %[[DT]], dims = [1, 2, 3, 0]
  // CHECK-SAME: -> tensor<3x3x16x24xbf16>
  %dw = stablehlo.convolution(%x, %dy)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x9x16xbf16>, tensor<2x5x5x24xbf16>) -> tensor<3x3x16x24xbf16>
  // CHECK-NEXT: return %[[Y]], %[[DX]], %[[DW]]
  return %y, %dx, %dw : tensor<2x5x5x24xbf16>, tensor<2x9x9x16xbf16>, tensor<3x3x16x24xbf16>
}

// -----

// A filter that is reversed already belongs to a convolution of its own, unless the input is
// dilated.
// CHECK-LABEL: func.func @reversed_before
func.func @reversed_before(%dy: tensor<2x6x6x24xbf16>, %w: tensor<3x3x16x24xbf16>)
    -> (tensor<2x6x6x16xbf16>, tensor<2x12x12x16xbf16>) {
  // CHECK: %[[W:.*]] = stablehlo.reverse
  // CHECK-NEXT: %[[T:.*]] = stablehlo.transpose %[[W]], dims = [2, 0, 1, 3]
  // CHECK-NEXT: convolution(%arg0, %[[T]])
  // CHECK-SAME: [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f]
  %reversed = stablehlo.reverse %w, dims = [0, 1] : tensor<3x3x16x24xbf16>
  %0 = stablehlo.convolution(%dy, %reversed)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x6x6x24xbf16>, tensor<3x3x16x24xbf16>) -> tensor<2x6x6x16xbf16>
  // CHECK-NEXT: %[[T2:.*]] = stablehlo.transpose %[[W]], dims = [3, 0, 1, 2]
  // CHECK-NEXT: convolution(%arg0, %[[T2]])
  // CHECK-SAME: [b, 0, 1, f]x[i, 0, 1, o]->[b, 0, 1, f]
  %1 = stablehlo.convolution(%dy, %reversed)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x6x6x24xbf16>, tensor<3x3x16x24xbf16>) -> tensor<2x12x12x16xbf16>
  return %0, %1 : tensor<2x6x6x16xbf16>, tensor<2x12x12x16xbf16>
}

// -----

// The gradient of filters of a transposed convolution: its kernel is what that made larger,
// and so the channels of its output are the inner ones.
// CHECK-LABEL: func.func @filter_of_transposed
func.func @filter_of_transposed(%x: tensor<6x3x4x16xbf16>, %dy: tensor<6x7x8x24xbf16>) -> tensor<4x3x16x24xbf16> {
  // CHECK-NEXT: %[[DT:.*]] = stablehlo.convolution(%arg0, %arg1)
  // CHECK-SAME: [f, 0, 1, b]x[i, 0, 1, o]->[b, 0, 1, f]
  // CHECK-SAME: -> tensor<16x4x3x24xbf16>
  // CHECK-NEXT: stablehlo.transpose %[[DT]], dims = [1, 2, 0, 3]
  %0 = stablehlo.convolution(%x, %dy)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {pad = [[3, 2], [2, 1]], lhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<6x3x4x16xbf16>, tensor<6x7x8x24xbf16>) -> tensor<4x3x16x24xbf16>
  return %0 : tensor<4x3x16x24xbf16>
}

// -----

// Groups, as of ResNeXt, and the gradient of their filters.
// CHECK-LABEL: func.func @groups
func.func @groups(%x: tensor<8x5x5x32xbf16>, %w: tensor<3x3x16x48xbf16>, %dy: tensor<8x5x5x48xbf16>)
    -> (tensor<8x5x5x48xbf16>, tensor<3x3x16x48xbf16>) {
  // CHECK-NEXT: %[[T:.*]] = stablehlo.transpose %arg1, dims = [3, 0, 1, 2]
  // CHECK-NEXT: convolution(%arg0, %[[T]])
  // CHECK-SAME: [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f]
  %0 = stablehlo.convolution(%x, %w)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 2 : i64}
    : (tensor<8x5x5x32xbf16>, tensor<3x3x16x48xbf16>) -> tensor<8x5x5x48xbf16>
  // CHECK-NEXT: convolution(%arg0, %arg2)
  // CHECK-SAME: [f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b]
  // CHECK-NEXT: stablehlo.transpose
  %1 = stablehlo.convolution(%x, %dy)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 2 : i64, feature_group_count = 1 : i64}
    : (tensor<8x5x5x32xbf16>, tensor<8x5x5x48xbf16>) -> tensor<3x3x16x48xbf16>
  return %0, %1 : tensor<8x5x5x48xbf16>, tensor<3x3x16x48xbf16>
}

// -----

// One dimension, three dimensions, and f32 that may be rounded.
// CHECK-LABEL: func.func @dimensions
func.func @dimensions(%x: tensor<2x9x8xbf16>, %w: tensor<4x8x16xbf16>,
                      %x3: tensor<1x4x5x6x8xbf16>, %w3: tensor<2x3x2x8x16xbf16>,
                      %xf: tensor<2x5x5x4xf32>, %wf: tensor<3x3x4x8xf32>)
    -> (tensor<2x6x16xbf16>, tensor<1x3x3x5x16xbf16>, tensor<2x3x3x8xf32>) {
  // CHECK: transpose %arg1, dims = [2, 0, 1]
  // CHECK: [b, 0, f]x[o, 0, i]->[b, 0, f]
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x8xbf16>, tensor<4x8x16xbf16>) -> tensor<2x6x16xbf16>
  // CHECK: transpose %arg3, dims = [4, 0, 1, 2, 3]
  // CHECK: [b, 0, 1, 2, f]x[o, 0, 1, 2, i]->[b, 0, 1, 2, f]
  %1 = stablehlo.convolution(%x3, %w3) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x4x5x6x8xbf16>, tensor<2x3x2x8x16xbf16>) -> tensor<1x3x3x5x16xbf16>
  // CHECK: transpose %arg5
  // CHECK: [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f]
  // CHECK-SAME: remat.tf32
  %2 = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64, remat.tf32}
    : (tensor<2x5x5x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x3x3x8xf32>
  return %0, %1, %2 : tensor<2x6x16xbf16>, tensor<1x3x3x5x16xbf16>, tensor<2x3x3x8xf32>
}

// -----

// Nothing is done for what no library takes.
// CHECK-LABEL: func.func @left_alone
// CHECK-NOT: transpose
func.func @left_alone(%x: tensor<2x5x5x8xbf16>, %ordered: tensor<16x3x3x8xbf16>, %one: tensor<3x3x8x8xbf16>,
                      %xf: tensor<2x5x5x8xf32>, %wf: tensor<3x3x8x8xf32>, %odd: tensor<3x3x8x12xbf16>,
                      %last: tensor<5x5x2x8xbf16>) {
  // Its filter is in order.
  %0 = stablehlo.convolution(%x, %ordered) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x8xbf16>, tensor<16x3x3x8xbf16>) -> tensor<2x3x3x16xbf16>
  // Reversed in one dimension alone.
  %1 = stablehlo.convolution(%x, %one) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true, false]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x8xbf16>, tensor<3x3x8x8xbf16>) -> tensor<2x3x3x8xbf16>
  // f32.
  %2 = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x3x3x8xf32>
  // Channels that are not whole pieces.
  %3 = stablehlo.convolution(%x, %odd) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x8xbf16>, tensor<3x3x8x12xbf16>) -> tensor<2x3x3x12xbf16>
  // Images that are not slowest.
  %4 = stablehlo.convolution(%last, %one) dim_numbers = [0, 1, b, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<5x5x2x8xbf16>, tensor<3x3x8x8xbf16>) -> tensor<2x3x3x8xbf16>
  // A dilated input with strides.
  %5 = stablehlo.convolution(%x, %one) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [3, 3], lhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x8xbf16>, tensor<3x3x8x8xbf16>) -> tensor<2x3x3x8xbf16>
  return
}
