// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention of bf16 with scores in f32, a soft cap and a mask of keys, and its gradients: as
// JAX prints it. Products of the gradients of scores are in f32, of values converted from
// bf16. Gradients of keys and values are too much for the registers of one kernel, and 200
// keys are no multiple of 64.
module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x128x128xbf16>, %arg1: tensor<2x1x200x128xbf16>, %arg2: tensor<2x1x200x96xbf16>, %arg3: tensor<2x200xi1>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x1x128x128xbf16> {jax.result_info = "result[1][0]"}, tensor<2x1x200x128xbf16> {jax.result_info = "result[1][1]"}, tensor<2x1x200x96xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x128xbf16>, tensor<2x1x200x128xbf16>) -> tensor<2x1x128x200xf32>
    %cst = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x1x128x200xf32>
    %3 = stablehlo.tanh %2 : tensor<2x1x128x200xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<2x1x128x200xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %7 = stablehlo.multiply %6, %3 : tensor<2x1x128x200xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x200xi1>) -> tensor<2x1x1x200xi1>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9:2 = call @_where(%8, %7, %cst_2) : (tensor<2x1x1x200xi1>, tensor<2x1x128x200xf32>, tensor<f32>) -> (tensor<2x1x128x200xf32>, tensor<2x1x128x200xi1>)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9#0 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<2x1x128x200xf32>, tensor<f32>) -> tensor<2x1x128xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x1x128xf32>
    %12 = stablehlo.maximum %11, %10 : tensor<2x1x128xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x1x128xf32>) -> tensor<2x1x128x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x1x128x1xf32>) -> tensor<2x1x128x200xf32>
    %15 = stablehlo.subtract %9#0, %14 : tensor<2x1x128x200xf32>
    %16 = stablehlo.exponential %15 : tensor<2x1x128x200xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x1x128x200xf32>, tensor<f32>) -> tensor<2x1x128xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x1x128xf32>) -> tensor<2x1x128x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x1x128x1xf32>) -> tensor<2x1x128x200xf32>
    %20 = stablehlo.divide %16, %19 : tensor<2x1x128x200xf32>
    %21 = stablehlo.multiply %18, %18 : tensor<2x1x128x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x1x128x1xf32>
    %23 = stablehlo.divide %22, %21 : tensor<2x1x128x1xf32>
    %24 = stablehlo.convert %20 : (tensor<2x1x128x200xf32>) -> tensor<2x1x128x200xbf16>
    %25 = stablehlo.dot_general %24, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x200xbf16>, tensor<2x1x200x96xbf16>) -> tensor<2x1x128x96xbf16>
    %26 = stablehlo.convert %25 : (tensor<2x1x128x96xbf16>) -> tensor<2x1x128x96xf32>
    %27 = stablehlo.multiply %26, %26 : tensor<2x1x128x96xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x1x128x96xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<2x1x128x96xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%27 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x1x128x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x1x128x96xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<2x1x128x96xf32>
    %33 = stablehlo.convert %32 : (tensor<2x1x128x96xf32>) -> tensor<2x1x128x96xbf16>
    %34 = stablehlo.dot_general %33, %24, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x96xbf16>, tensor<2x1x128x200xbf16>) -> tensor<2x1x96x200xbf16>
    %35 = stablehlo.transpose %34, dims = [0, 1, 3, 2] : (tensor<2x1x96x200xbf16>) -> tensor<2x1x200x96xbf16>
    %36 = stablehlo.dot_general %33, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x96xbf16>, tensor<2x1x200x96xbf16>) -> tensor<2x1x128x200xbf16>
    %37 = stablehlo.convert %36 : (tensor<2x1x128x200xbf16>) -> tensor<2x1x128x200xf32>
    %38 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<2x1x128x1xf32>) -> tensor<2x1x128x200xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<2x1x128x200xf32>
    %40 = stablehlo.multiply %39, %16 : tensor<2x1x128x200xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x1x128x200xf32>, tensor<f32>) -> tensor<2x1x128xf32>
    %42 = stablehlo.reshape %41 : (tensor<2x1x128xf32>) -> tensor<2x1x128x1xf32>
    %43 = stablehlo.negate %42 : tensor<2x1x128x1xf32>
    %44 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x1x128x1xf32>) -> tensor<2x1x128x200xf32>
    %45 = stablehlo.divide %37, %44 : tensor<2x1x128x200xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 2] : (tensor<2x128xf32>) -> tensor<2x1x128xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<2x1x128xf32>) -> tensor<2x1x128x200xf32>
    %49 = stablehlo.add %45, %48 : tensor<2x1x128x200xf32>
    %50 = stablehlo.multiply %49, %16 : tensor<2x1x128x200xf32>
    %51 = call @_where_0(%9#1, %50) : (tensor<2x1x128x200xi1>, tensor<2x1x128x200xf32>) -> tensor<2x1x128x200xf32>
    %cst_12 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<2x1x128x200xf32>
    %54 = stablehlo.multiply %53, %5 : tensor<2x1x128x200xf32>
    %55 = stablehlo.multiply %54, %3 : tensor<2x1x128x200xf32>
    %56 = stablehlo.add %54, %55 : tensor<2x1x128x200xf32>
    %cst_13 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %58 = stablehlo.divide %56, %57 : tensor<2x1x128x200xf32>
    %59 = stablehlo.convert %58 : tensor<2x1x128x200xf32>
    %60 = stablehlo.convert %arg0 : (tensor<2x1x128x128xbf16>) -> tensor<2x1x128x128xf32>
    %61 = stablehlo.dot_general %59, %60, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x200xf32>, tensor<2x1x128x128xf32>) -> tensor<2x1x200x128xf32>
    %62 = stablehlo.convert %61 : (tensor<2x1x200x128xf32>) -> tensor<2x1x200x128xbf16>
    %63 = stablehlo.convert %58 : tensor<2x1x128x200xf32>
    %64 = stablehlo.convert %arg1 : (tensor<2x1x200x128xbf16>) -> tensor<2x1x200x128xf32>
    %65 = stablehlo.dot_general %63, %64, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x200xf32>, tensor<2x1x200x128xf32>) -> tensor<2x1x128x128xf32>
    %66 = stablehlo.convert %65 : (tensor<2x1x128x128xf32>) -> tensor<2x1x128x128xbf16>
    return %30, %66, %62, %35 : tensor<f32>, tensor<2x1x128x128xbf16>, tensor<2x1x200x128xbf16>, tensor<2x1x200x96xbf16>
  }
  func.func private @_where(%arg0: tensor<2x1x1x200xi1>, %arg1: tensor<2x1x128x200xf32>, %arg2: tensor<f32>) -> (tensor<2x1x128x200xf32>, tensor<2x1x128x200xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x1x200xi1>) -> tensor<2x1x128x200xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x1x128x200xi1>, tensor<2x1x128x200xf32>
    return %3, %1 : tensor<2x1x128x200xf32>, tensor<2x1x128x200xi1>
  }
  func.func private @_where_0(%arg0: tensor<2x1x128x200xi1>, %arg1: tensor<2x1x128x200xf32>) -> tensor<2x1x128x200xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x1x128x200xi1>, tensor<2x1x128x200xf32>
    return %1 : tensor<2x1x128x200xf32>
  }
}
