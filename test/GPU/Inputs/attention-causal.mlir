// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention of two heads with a causal mask and its gradients, of bf16 and with a softmax in
// f32, heads behind positions: as JAX prints it. 144 positions are no multiple of 64.
module @jit_causal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x144x2x16xbf16>, %arg1: tensor<1x144x2x16xbf16>, %arg2: tensor<1x144x2x16xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][1]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %1 = stablehlo.convert %0 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x144x144xf32>
    %4 = stablehlo.iota dim = 0 : tensor<144xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<144xi32>) -> tensor<144x1xi32>
    %6 = stablehlo.iota dim = 0 : tensor<144xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<144xi32>) -> tensor<1x144xi32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<144x1xi32>) -> tensor<144x144xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x144xi32>) -> tensor<144x144xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<144x144xi32>, tensor<144x144xi32>) -> tensor<144x144xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %11:2 = call @_where(%10, %3, %cst_0) : (tensor<144x144xi1>, tensor<1x2x144x144xf32>, tensor<f32>) -> (tensor<1x2x144x144xf32>, tensor<1x2x144x144xi1>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2x144xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<1x2x144xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %17 = stablehlo.subtract %11#0, %16 : tensor<1x2x144x144xf32>
    %18 = stablehlo.exponential %17 : tensor<1x2x144x144xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %22 = stablehlo.divide %18, %21 : tensor<1x2x144x144xf32>
    %23 = stablehlo.multiply %20, %20 : tensor<1x2x144x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x144x1xf32>
    %25 = stablehlo.divide %24, %23 : tensor<1x2x144x1xf32>
    %26 = stablehlo.convert %22 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %27 = stablehlo.dot_general %arg2, %26, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %29 = stablehlo.convert %28 : (tensor<1x144x2x16xbf16>) -> tensor<1x144x2x16xf32>
    %30 = chlo.square %29 : tensor<1x144x2x16xf32> -> tensor<1x144x2x16xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x144x2x16xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<1x144x2x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x144x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x144x2x16xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<1x144x2x16xf32>
    %36 = stablehlo.convert %35 : (tensor<1x144x2x16xf32>) -> tensor<1x144x2x16xbf16>
    %37 = stablehlo.transpose %36, dims = [0, 2, 3, 1] : (tensor<1x144x2x16xbf16>) -> tensor<1x2x16x144xbf16>
    %38 = stablehlo.dot_general %37, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %39 = stablehlo.dot_general %37, %26, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %40 = stablehlo.transpose %39, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %41 = stablehlo.convert %38 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %42 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<1x2x144x144xf32>
    %44 = stablehlo.multiply %43, %18 : tensor<1x2x144x144xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %46 = stablehlo.reshape %45 : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %47 = stablehlo.negate %46 : tensor<1x2x144x1xf32>
    %48 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %49 = stablehlo.divide %41, %48 : tensor<1x2x144x144xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%47 init: %cst_9) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x144x1xf32>, tensor<f32>) -> tensor<2x144xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1, 2] : (tensor<2x144xf32>) -> tensor<1x2x144xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x144xf32>
    %53 = stablehlo.add %49, %52 : tensor<1x2x144x144xf32>
    %54 = stablehlo.multiply %53, %18 : tensor<1x2x144x144xf32>
    %55 = call @_where_0(%11#1, %54) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    %cst_10 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %57 = stablehlo.multiply %55, %56 : tensor<1x2x144x144xf32>
    %58 = stablehlo.convert %57 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %59 = stablehlo.dot_general %58, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %60 = stablehlo.transpose %59, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    %61 = stablehlo.dot_general %58, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %62 = stablehlo.transpose %61, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    return %33, %62, %60, %40 : tensor<f32>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>
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
