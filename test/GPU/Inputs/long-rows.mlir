// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of which a block takes each: of 256 threads with neighbours and alone, with what is
// known of them, in the place of what they are made of, of integers and booleans; of 512 threads,
// longer than a block's shared memory; and sums that threads need of several rows.
func.func @rows(%x: tensor<1024x4104xbf16>, %y: tensor<136x4099xbf16>, %in: tensor<5x4099xf32> {tf.aliasing_output = 1 : i32},
                %n: tensor<3x4099xi32>, %b: tensor<3x4099xi1>, %long: tensor<4x50021xf32>,
                %g: tensor<2x3842xf32>)
    -> (tensor<f32>, tensor<5x4099xf32>, tensor<1024x4104xbf16>, tensor<136x4099xbf16>, tensor<136xf32>, tensor<3xi32>, tensor<3xi1>, tensor<4xf32>, tensor<2x3842xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %false = stablehlo.constant dense<false> : tensor<i1>

  %wide = stablehlo.convert %x : (tensor<1024x4104xbf16>) -> tensor<1024x4104xf32>
  %most = stablehlo.reduce(%wide init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x4104xf32>, tensor<f32>) -> tensor<1024xf32>
  %mosts = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<1024xf32>) -> tensor<1024x4104xf32>
  %shifted = stablehlo.subtract %wide, %mosts : tensor<1024x4104xf32>
  %exp = stablehlo.exponential %shifted : tensor<1024x4104xf32>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1024x4104xf32>, tensor<f32>) -> tensor<1024xf32>
  %log = stablehlo.log %sum : tensor<1024xf32>
  %lse = stablehlo.add %log, %most : tensor<1024xf32>
  %loss0 = stablehlo.reduce(%lse init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>

  %ywide = stablehlo.convert %y : (tensor<136x4099xbf16>) -> tensor<136x4099xf32>
  %ymost = stablehlo.reduce(%ywide init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<136x4099xf32>, tensor<f32>) -> tensor<136xf32>
  %ymosts = stablehlo.broadcast_in_dim %ymost, dims = [0] : (tensor<136xf32>) -> tensor<136x4099xf32>
  %yshifted = stablehlo.subtract %ywide, %ymosts : tensor<136x4099xf32>
  %yexp = stablehlo.exponential %yshifted : tensor<136x4099xf32>
  %ysum = stablehlo.reduce(%yexp init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<136x4099xf32>, tensor<f32>) -> tensor<136xf32>
  %ysums = stablehlo.broadcast_in_dim %ysum, dims = [0] : (tensor<136xf32>) -> tensor<136x4099xf32>
  %soft = stablehlo.divide %yexp, %ysums : tensor<136x4099xf32>
  %narrow = stablehlo.convert %soft : (tensor<136x4099xf32>) -> tensor<136x4099xbf16>
  %back = stablehlo.convert %narrow : (tensor<136x4099xbf16>) -> tensor<136x4099xf32>
  %loss1 = stablehlo.reduce(%back init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<136x4099xf32>, tensor<f32>) -> tensor<f32>

  %rows = stablehlo.reduce(%in init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x4099xf32>, tensor<f32>) -> tensor<5xf32>
  %spread = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<5xf32>) -> tensor<5x4099xf32>
  %centered = stablehlo.subtract %in, %spread : tensor<5x4099xf32>

  %count = stablehlo.reduce(%n init: %none) applies stablehlo.add across dimensions = [1] : (tensor<3x4099xi32>, tensor<i32>) -> tensor<3xi32>
  %any = stablehlo.reduce(%b init: %false) applies stablehlo.or across dimensions = [1] : (tensor<3x4099xi1>, tensor<i1>) -> tensor<3xi1>

  %lmost = stablehlo.reduce(%long init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<4x50021xf32>, tensor<f32>) -> tensor<4xf32>
  %lmosts = stablehlo.broadcast_in_dim %lmost, dims = [0] : (tensor<4xf32>) -> tensor<4x50021xf32>
  %lshifted = stablehlo.subtract %long, %lmosts : tensor<4x50021xf32>
  %lexp = stablehlo.exponential %lshifted : tensor<4x50021xf32>
  %lsum = stablehlo.reduce(%lexp init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x50021xf32>, tensor<f32>) -> tensor<4xf32>
  %llog = stablehlo.log %lsum : tensor<4xf32>
  %llse = stablehlo.add %llog, %lmost : tensor<4xf32>
  %loss2 = stablehlo.reduce(%llse init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>

  %grows = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3842xf32>, tensor<f32>) -> tensor<2xf32>
  %halves = stablehlo.broadcast_in_dim %grows, dims = [1] : (tensor<2xf32>) -> tensor<2x2x1921xf32>
  %joined = stablehlo.reshape %halves : (tensor<2x2x1921xf32>) -> tensor<2x3842xf32>
  %others = stablehlo.subtract %g, %joined : tensor<2x3842xf32>

  %01 = stablehlo.add %loss0, %loss1 : tensor<f32>
  %loss = stablehlo.add %01, %loss2 : tensor<f32>

  %sums = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<1024xf32>) -> tensor<1024x4104xf32>
  %weights = stablehlo.divide %exp, %sums : tensor<1024x4104xf32>
  %dx = stablehlo.convert %weights : (tensor<1024x4104xf32>) -> tensor<1024x4104xbf16>
  return %loss, %centered, %dx, %narrow, %ysum, %count, %any, %llse, %others
    : tensor<f32>, tensor<5x4099xf32>, tensor<1024x4104xbf16>, tensor<136x4099xbf16>, tensor<136xf32>, tensor<3xi32>, tensor<3xi1>, tensor<4xf32>, tensor<2x3842xf32>
}
