// Contractions and convolutions, on small integers that sum exactly.
// RUN: cat %s | %run-host | FileCheck %s

func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

func.func @print(%x: tensor<4xf32>) {
  %c = tensor.cast %x : tensor<4xf32> to tensor<*xf32>
  call @printMemrefF32(%c) : (tensor<*xf32>) -> ()
  return
}

func.func public @main() {
  %x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]], [[4.0, 5.0, 6.0]]]> : tensor<2x1x3xf32>
  %y = stablehlo.constant dense<[[[1.0, 0.0], [2.0, 1.0], [0.0, 3.0]], [[1.0, 1.0], [0.0, 2.0], [1.0, 0.0]]]> : tensor<2x3x2xf32>
  // Batch 0: 1*1 + 2*2, 2*1 + 3*3; batch 1: 4*1 + 6*1, 4*1 + 5*2.
  // CHECK: [5, {{ *}}11, {{ *}}10, {{ *}}14]
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x1x3xf32>, tensor<2x3x2xf32>) -> tensor<2x1x2xf32>
  %r0 = stablehlo.reshape %0 : (tensor<2x1x2xf32>) -> tensor<4xf32>
  call @print(%r0) : (tensor<4xf32>) -> ()

  // bf16 accumulates in f32: 256 + 1 - 256 would be 0 if each step were rounded.
  // CHECK: [1, {{ *}}1, {{ *}}1, {{ *}}1]
  %a = stablehlo.constant dense<[256.0, 1.0, -256.0]> : tensor<3xbf16>
  %b = stablehlo.constant dense<1.0> : tensor<3x4xbf16>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3xbf16>, tensor<3x4xbf16>) -> tensor<4xbf16>
  %r1 = stablehlo.convert %1 : (tensor<4xbf16>) -> tensor<4xf32>
  call @print(%r1) : (tensor<4xf32>) -> ()

  // The input 1 2 3 4, dilated to 1 0 2 0 3 0 4 and without the last element by
  // negative padding, under the reversed window 10 1, with stride 1 and dilation 2:
  // 10 * 1 + 2, 0, 10 * 2 + 3, 0.
  // CHECK: [12, {{ *}}0, {{ *}}23, {{ *}}0]
  %s = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0]]]> : tensor<1x4x1xf32>
  %w = stablehlo.constant dense<[[[1.0]], [[10.0]]]> : tensor<2x1x1xf32>
  %2 = stablehlo.convolution(%s, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, -1]], lhs_dilate = [2], rhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> tensor<1x4x1xf32>
  %r2 = stablehlo.reshape %2 : (tensor<1x4x1xf32>) -> tensor<4xf32>
  call @print(%r2) : (tensor<4xf32>) -> ()

  // Two feature groups: features (1, 2) meet (1, 1) and (1, 2); (3, 4) meet (0, 1) and (2, 0).
  // CHECK: [3, {{ *}}5, {{ *}}4, {{ *}}6]
  %f = stablehlo.constant dense<[[[1.0, 2.0, 3.0, 4.0]]]> : tensor<1x1x4xf32>
  %k = stablehlo.constant dense<[[[1.0, 1.0, 0.0, 2.0], [1.0, 2.0, 1.0, 0.0]]]> : tensor<1x2x4xf32>
  %3 = stablehlo.convolution(%f, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x1x4xf32>, tensor<1x2x4xf32>) -> tensor<1x1x4xf32>
  %r3 = stablehlo.reshape %3 : (tensor<1x1x4xf32>) -> tensor<4xf32>
  call @print(%r3) : (tensor<4xf32>) -> ()

  // Two batch groups of two: batches (1, 2) times 10, batches (3, 4) times 100;
  // the groups are the output features.
  // CHECK: [10, {{ *}}300, {{ *}}20, {{ *}}400]
  %g = stablehlo.constant dense<[[[1.0]], [[2.0]], [[3.0]], [[4.0]]]> : tensor<4x1x1xf32>
  %h = stablehlo.constant dense<[[[10.0, 100.0]]]> : tensor<1x1x2xf32>
  %4 = stablehlo.convolution(%g, %h) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1xf32>, tensor<1x1x2xf32>) -> tensor<2x1x2xf32>
  %r4 = stablehlo.reshape %4 : (tensor<2x1x2xf32>) -> tensor<4xf32>
  call @print(%r4) : (tensor<4xf32>) -> ()
  return
}
