// RUN: remat-opt --pass-pipeline='builtin.module(func.func(remat-allow-tf32))' %s | FileCheck %s

// CHECK-LABEL: func.func @products
func.func @products(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<3x4xbf16>,
                    %x: tensor<1x4x4x4xf32>, %w: tensor<3x3x4x4xf32>) {
  // CHECK: dot_general %arg0, %arg1, {{.*}}lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
      : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  // CHECK: dot_general %arg0, %arg1, {{.*}}lhs_precision_type = tf32
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT]
      : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  // CHECK: dot_general
  // CHECK-NOT: tf32
  // CHECK-SAME: precision = [DEFAULT, HIGH]
  // CHECK-NOT: tf32
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH]
      : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  // CHECK: dot_general %arg0, %arg2
  // CHECK-NOT: tf32
  %3 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0]
      : (tensor<2x3xf32>, tensor<3x4xbf16>) -> tensor<2x4xf32>
  // CHECK: convolution(%arg3, %arg4)
  // CHECK-SAME: remat.tf32
  %4 = stablehlo.convolution(%x, %w)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x4x4x4xf32>
  // CHECK: convolution(%arg3, %arg4)
  // CHECK-NOT: remat.tf32
  %5 = stablehlo.convolution(%x, %w)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64,
     precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}
    : (tensor<1x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
