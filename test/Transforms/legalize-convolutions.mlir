// RUN: remat-opt %s --remat-legalize="device=xla-cpu" | FileCheck %s

// A depthwise filter's gradient: all samples with all features, and the diagonal.
// CHECK-LABEL: func.func @depthwise
// CHECK: %[[ALL:.*]] = stablehlo.convolution
// CHECK-SAME: batch_group_count = 1
// CHECK-SAME: -> tensor<24x3x3x24xf32>
// CHECK: %[[FRONT:.*]] = stablehlo.transpose %[[ALL]]
// CHECK-SAME: -> tensor<3x3x24x24xf32>
// CHECK: %[[OWN:.*]] = stablehlo.select %{{.*}}, %[[FRONT]]
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[OWN]] {{.*}} dimensions = [2]
// CHECK: stablehlo.reshape %[[SUM]] : (tensor<3x3x24xf32>) -> tensor<3x3x1x24xf32>
func.func @depthwise(%x: tensor<16x8x8x24xf32>, %g: tensor<16x8x8x24xf32>) -> tensor<3x3x1x24xf32> {
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<16x8x8x24xf32>, tensor<16x8x8x24xf32>) -> tensor<3x3x1x24xf32>
  return %r : tensor<3x3x1x24xf32>
}

// What is narrower is summed in f32 and rounded once.
// CHECK-LABEL: func.func @narrow
// CHECK: stablehlo.select {{.*}} tensor<3x3x8x8xf32>
// CHECK: stablehlo.reduce
// CHECK: stablehlo.convert %{{.*}} -> tensor<3x3x1x8xbf16>
func.func @narrow(%x: tensor<16x8x8x8xbf16>, %g: tensor<16x8x8x8xbf16>) -> tensor<3x3x1x8xbf16> {
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 8 : i64, feature_group_count = 1 : i64} : (tensor<16x8x8x8xbf16>, tensor<16x8x8x8xbf16>) -> tensor<3x3x1x8xbf16>
  return %r : tensor<3x3x1x8xbf16>
}

// Groups of several samples and features are one more spatial dimension, whose window
// takes each group to itself.
// CHECK-LABEL: func.func @grouped
// CHECK: stablehlo.reshape %arg0 : (tensor<16x8x8x24xf32>) -> tensor<16x8x8x4x6xf32>
// CHECK: stablehlo.reshape %arg1 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
// CHECK: stablehlo.convolution
// CHECK-SAME: stride = [1, 1, 3]
// CHECK-SAME: lhs_dilate = [1, 1, 4]
// CHECK-SAME: batch_group_count = 1
// CHECK: stablehlo.reshape %{{.*}} : (tensor<3x3x6x4x8xf32>) -> tensor<3x3x6x32xf32>
func.func @grouped(%x: tensor<16x8x8x24xf32>, %g: tensor<16x8x8x32xf32>) -> tensor<3x3x6x32xf32> {
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<16x8x8x24xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x6x32xf32>
  return %r : tensor<3x3x6x32xf32>
}

// One sample becomes the last dimension, which moves no bytes: a copy all the same.
// CHECK-LABEL: func.func @one_sample
// CHECK: %[[SAMPLE:.*]] = stablehlo.transpose %arg1
// CHECK-SAME: -> tensor<8x8x1x32xf32>
// CHECK: %[[COPY:.*]] = stablehlo.convert %[[SAMPLE]] : tensor<8x8x1x32xf32>
// CHECK: stablehlo.convolution(%{{.*}}, %[[COPY]])
func.func @one_sample(%x: tensor<1x8x8x24xf32>, %g: tensor<1x8x8x32xf32>) -> tensor<3x3x24x32xf32> {
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x24xf32>, tensor<1x8x8x32xf32>) -> tensor<3x3x24x32xf32>
  return %r : tensor<3x3x24x32xf32>
}

// Complex ones as well.
// CHECK-LABEL: func.func @complex
// CHECK: stablehlo.convolution{{.*}}batch_group_count = 1
func.func @complex(%x: tensor<2x8x8x4xcomplex<f32>>, %g: tensor<2x8x8x4xcomplex<f32>>) -> tensor<3x3x1x4xcomplex<f32>> {
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xcomplex<f32>>, tensor<2x8x8x4xcomplex<f32>>) -> tensor<3x3x1x4xcomplex<f32>>
  return %r : tensor<3x3x1x4xcomplex<f32>>
}
