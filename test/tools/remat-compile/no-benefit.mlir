// What is held at the peak can be made again, and yet no plan needs less: another kernel
// has as much at once.
// RUN: remat-compile %s --device=host -o /dev/null 2>&1 | FileCheck %s
// CHECK: advice    no benefit from recomputation: 256.06 KiB of the keep-all peak of 256.06 KiB are needed at once elsewhere

func.func public @main(%x: tensor<128x128xf32>) -> tensor<f32> {
  %held = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %0 = stablehlo.dot_general %held, %x, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %2 = stablehlo.dot_general %1, %held, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
