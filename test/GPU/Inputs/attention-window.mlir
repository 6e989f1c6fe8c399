// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention to the 40 positions before each, whose distance is a difference of indices, and its
// gradients, as JAX prints them.
module @jit_causal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x144x2x16xbf16>, %arg1: tensor<1x144x2x16xbf16>, %arg2: tensor<1x144x2x16xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][1]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<144x144xi32>
    %1 = stablehlo.iota dim = 1 : tensor<144x144xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<144x144xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<144x144xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<144x144xi32>, tensor<144x144xi32>) -> tensor<144x144xi1>
    %5 = stablehlo.subtract %0, %1 : tensor<144x144xi32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<144x144xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<144x144xi32>, tensor<144x144xi32>) -> tensor<144x144xi1>
    %8 = stablehlo.and %4, %7 : tensor<144x144xi1>
    %9 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %10 = stablehlo.convert %9 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x2x144x144xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %13:2 = call @_where(%8, %12, %cst_1) : (tensor<144x144xi1>, tensor<1x2x144x144xf32>, tensor<f32>) -> (tensor<1x2x144x144xf32>, tensor<1x2x144x144xi1>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13#0 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x144xf32>
    %16 = stablehlo.maximum %15, %14 : tensor<1x2x144xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %19 = stablehlo.subtract %13#0, %18 : tensor<1x2x144x144xf32>
    %20 = stablehlo.exponential %19 : tensor<1x2x144x144xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %24 = stablehlo.divide %20, %23 : tensor<1x2x144x144xf32>
    %25 = stablehlo.multiply %22, %22 : tensor<1x2x144x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x144x1xf32>
    %27 = stablehlo.divide %26, %25 : tensor<1x2x144x1xf32>
    %28 = stablehlo.convert %24 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %29 = stablehlo.dot_general %arg2, %28, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %31 = stablehlo.convert %30 : (tensor<1x144x2x16xbf16>) -> tensor<1x144x2x16xf32>
    %32 = stablehlo.sine %31 : tensor<1x144x2x16xf32>
    %33 = stablehlo.cosine %31 : tensor<1x144x2x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x144x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x144x2x16xf32>
    %36 = stablehlo.multiply %35, %33 : tensor<1x144x2x16xf32>
    %37 = stablehlo.convert %36 : (tensor<1x144x2x16xf32>) -> tensor<1x144x2x16xbf16>
    %38 = stablehlo.transpose %37, dims = [0, 2, 3, 1] : (tensor<1x144x2x16xbf16>) -> tensor<1x2x16x144xbf16>
    %39 = stablehlo.dot_general %38, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %40 = stablehlo.dot_general %38, %28, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %41 = stablehlo.transpose %40, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %42 = stablehlo.convert %39 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %43 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<1x2x144x144xf32>
    %45 = stablehlo.multiply %44, %20 : tensor<1x2x144x144xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %47 = stablehlo.reshape %46 : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %48 = stablehlo.negate %47 : tensor<1x2x144x1xf32>
    %49 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %50 = stablehlo.divide %42, %49 : tensor<1x2x144x144xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_9) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x144x1xf32>, tensor<f32>) -> tensor<2x144xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [1, 2] : (tensor<2x144xf32>) -> tensor<1x2x144xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x144xf32>
    %54 = stablehlo.add %50, %53 : tensor<1x2x144x144xf32>
    %55 = stablehlo.multiply %54, %20 : tensor<1x2x144x144xf32>
    %56 = call @_where_0(%13#1, %55) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    %cst_10 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<1x2x144x144xf32>
    %59 = stablehlo.convert %58 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %60 = stablehlo.dot_general %59, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %61 = stablehlo.transpose %60, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    %62 = stablehlo.dot_general %59, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %63 = stablehlo.transpose %62, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    return %34, %63, %61, %41 : tensor<f32>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>
  }
  func.func private @_where(%arg0: tensor<144x144xi1>, %arg1: tensor<1x2x144x144xf32>, %arg2: tensor<f32>) -> (tensor<1x2x144x144xf32>, tensor<1x2x144x144xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<144x144xi1>) -> tensor<1x2x144x144xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    return %3, %1 : tensor<1x2x144x144xf32>, tensor<1x2x144x144xi1>
  }
  func.func private @_where_0(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    return %1 : tensor<1x2x144x144xf32>
  }
}

