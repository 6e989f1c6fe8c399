// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A layer norm of a residual stream that leaves what it knows of its rows, also rows that
// groups of threads do not fill; and an activation with what its derivative needs, which
// nothing here reads.
func.func @merged(%x: tensor<96x200xbf16>, %y: tensor<96x200xbf16>, %scale: tensor<200xf32>)
    -> (tensor<96x200xbf16>, tensor<96x200xbf16>, tensor<96xf32>, tensor<96x1xf32>, tensor<96x200xf32>, tensor<96x200xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %count = stablehlo.constant dense<2.000000e+02> : tensor<96xf32>
  %small = stablehlo.constant dense<1.0e-5> : tensor<96x1xf32>
  %one = stablehlo.constant dense<1.0> : tensor<96x200xf32>
  %sum = stablehlo.add %x, %y : tensor<96x200xbf16>
  %wide = stablehlo.convert %sum : (tensor<96x200xbf16>) -> tensor<96x200xf32>
  %rows = stablehlo.reduce(%wide init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<96x200xf32>, tensor<f32>) -> tensor<96xf32>
  %mean = stablehlo.divide %rows, %count : tensor<96xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<96xf32>) -> tensor<96x200xf32>
  %centered = stablehlo.subtract %wide, %means : tensor<96x200xf32>
  %squares = stablehlo.multiply %centered, %centered : tensor<96x200xf32>
  %power = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<96x200xf32>, tensor<f32>) -> tensor<96xf32>
  %column = stablehlo.reshape %power : (tensor<96xf32>) -> tensor<96x1xf32>
  %shifted = stablehlo.add %column, %small : tensor<96x1xf32>
  %root = stablehlo.rsqrt %shifted : tensor<96x1xf32>
  %roots = stablehlo.broadcast_in_dim %root, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x200xf32>
  %normal = stablehlo.multiply %centered, %roots : tensor<96x200xf32>
  %scales = stablehlo.broadcast_in_dim %scale, dims = [1] : (tensor<200xf32>) -> tensor<96x200xf32>
  %scaled = stablehlo.multiply %normal, %scales : tensor<96x200xf32>
  %narrow = stablehlo.convert %scaled : (tensor<96x200xf32>) -> tensor<96x200xbf16>
  %tanh = stablehlo.tanh %scaled : tensor<96x200xf32>
  %square = stablehlo.multiply %tanh, %tanh : tensor<96x200xf32>
  %derivative = stablehlo.subtract %one, %square : tensor<96x200xf32>
  %half = stablehlo.add %one, %tanh : tensor<96x200xf32>
  %activation = stablehlo.multiply %half, %scaled : tensor<96x200xf32>
  return %sum, %narrow, %mean, %root, %derivative, %activation : tensor<96x200xbf16>, tensor<96x200xbf16>, tensor<96xf32>, tensor<96x1xf32>, tensor<96x200xf32>, tensor<96x200xf32>
}
