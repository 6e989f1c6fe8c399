// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention with a soft cap, a bias and a mask of keys, and its gradients, of f16, heads in
// front of positions: as JAX prints it. 200 keys are no multiple of 64, and values have
// fewer features than keys.
module @jit_bias attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x128x32xf16>, %arg1: tensor<2x1x200x32xf16>, %arg2: tensor<2x1x200x24xf16>, %arg3: tensor<1x128x200xf32>, %arg4: tensor<2x200xi1>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x1x128x32xf16> {jax.result_info = "result[1][0]"}, tensor<2x1x200x32xf16> {jax.result_info = "result[1][1]"}, tensor<2x1x200x24xf16> {jax.result_info = "result[1][2]"}, tensor<1x128x200xf32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x32xf16>, tensor<2x1x200x32xf16>) -> tensor<2x1x128x200xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x1x128x200xf32>
    %3 = stablehlo.tanh %2 : tensor<2x1x128x200xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<2x1x128x200xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %7 = stablehlo.multiply %6, %3 : tensor<2x1x128x200xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2, 3] : (tensor<1x128x200xf32>) -> tensor<1x1x128x200xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x128x200xf32>) -> tensor<2x1x128x200xf32>
    %10 = stablehlo.add %7, %9 : tensor<2x1x128x200xf32>
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [0, 3] : (tensor<2x200xi1>) -> tensor<2x1x1x200xi1>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12:2 = call @_where(%11, %10, %cst_2) : (tensor<2x1x1x200xi1>, tensor<2x1x128x200xf32>, tensor<f32>) -> (tensor<2x1x128x200xf32>, tensor<2x1x128x200xi1>)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12#0 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<2x1x128x200xf32>, tensor<f32>) -> tensor<2x1x128xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x1x128xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<2x1x128xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x1x128xf32>) -> tensor<2x1x128x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<2x1x128x1xf32>) -> tensor<2x1x128x200xf32>
    %18 = stablehlo.subtract %12#0, %17 : tensor<2x1x128x200xf32>
    %19 = stablehlo.exponential %18 : tensor<2x1x128x200xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x1x128x200xf32>, tensor<f32>) -> tensor<2x1x128xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x1x128xf32>) -> tensor<2x1x128x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<2x1x128x1xf32>) -> tensor<2x1x128x200xf32>
    %23 = stablehlo.divide %19, %22 : tensor<2x1x128x200xf32>
    %24 = stablehlo.multiply %21, %21 : tensor<2x1x128x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x1x128x1xf32>
    %26 = stablehlo.divide %25, %24 : tensor<2x1x128x1xf32>
    %27 = stablehlo.convert %23 : (tensor<2x1x128x200xf32>) -> tensor<2x1x128x200xf16>
    %28 = stablehlo.dot_general %27, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x200xf16>, tensor<2x1x200x24xf16>) -> tensor<2x1x128x24xf16>
    %29 = stablehlo.convert %28 : (tensor<2x1x128x24xf16>) -> tensor<2x1x128x24xf32>
    %30 = chlo.square %29 : tensor<2x1x128x24xf32> -> tensor<2x1x128x24xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x1x128x24xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<2x1x128x24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x1x128x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x1x128x24xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<2x1x128x24xf32>
    %36 = stablehlo.convert %35 : (tensor<2x1x128x24xf32>) -> tensor<2x1x128x24xf16>
    %37 = stablehlo.dot_general %36, %27, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x24xf16>, tensor<2x1x128x200xf16>) -> tensor<2x1x24x200xf16>
    %38 = stablehlo.transpose %37, dims = [0, 1, 3, 2] : (tensor<2x1x24x200xf16>) -> tensor<2x1x200x24xf16>
    %39 = stablehlo.dot_general %36, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x24xf16>, tensor<2x1x200x24xf16>) -> tensor<2x1x128x200xf16>
    %40 = stablehlo.convert %39 : (tensor<2x1x128x200xf16>) -> tensor<2x1x128x200xf32>
    %41 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<2x1x128x1xf32>) -> tensor<2x1x128x200xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<2x1x128x200xf32>
    %43 = stablehlo.multiply %42, %19 : tensor<2x1x128x200xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x1x128x200xf32>, tensor<f32>) -> tensor<2x1x128xf32>
    %45 = stablehlo.reshape %44 : (tensor<2x1x128xf32>) -> tensor<2x1x128x1xf32>
    %46 = stablehlo.negate %45 : tensor<2x1x128x1xf32>
    %47 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<2x1x128x1xf32>) -> tensor<2x1x128x200xf32>
    %48 = stablehlo.divide %40, %47 : tensor<2x1x128x200xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 2] : (tensor<2x128xf32>) -> tensor<2x1x128xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<2x1x128xf32>) -> tensor<2x1x128x200xf32>
    %52 = stablehlo.add %48, %51 : tensor<2x1x128x200xf32>
    %53 = stablehlo.multiply %52, %19 : tensor<2x1x128x200xf32>
    %54 = call @_where_0(%12#1, %53) : (tensor<2x1x128x200xi1>, tensor<2x1x128x200xf32>) -> tensor<2x1x128x200xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<2x1x128x200xf32>, tensor<f32>) -> tensor<1x128x200xf32>
    %56 = stablehlo.reshape %55 : (tensor<1x128x200xf32>) -> tensor<1x1x128x200xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128x200xf32>, tensor<f32>) -> tensor<128x200xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1, 2] : (tensor<128x200xf32>) -> tensor<1x128x200xf32>
    %cst_14 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %60 = stablehlo.multiply %59, %54 : tensor<2x1x128x200xf32>
    %61 = stablehlo.multiply %60, %5 : tensor<2x1x128x200xf32>
    %62 = stablehlo.multiply %61, %3 : tensor<2x1x128x200xf32>
    %63 = stablehlo.add %61, %62 : tensor<2x1x128x200xf32>
    %cst_15 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x1x128x200xf32>
    %65 = stablehlo.divide %63, %64 : tensor<2x1x128x200xf32>
    %66 = stablehlo.convert %65 : tensor<2x1x128x200xf32>
    %67 = stablehlo.convert %arg0 : (tensor<2x1x128x32xf16>) -> tensor<2x1x128x32xf32>
    %68 = stablehlo.dot_general %66, %67, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x200xf32>, tensor<2x1x128x32xf32>) -> tensor<2x1x200x32xf32>
    %69 = stablehlo.convert %68 : (tensor<2x1x200x32xf32>) -> tensor<2x1x200x32xf16>
    %70 = stablehlo.convert %65 : tensor<2x1x128x200xf32>
    %71 = stablehlo.convert %arg1 : (tensor<2x1x200x32xf16>) -> tensor<2x1x200x32xf32>
    %72 = stablehlo.dot_general %70, %71, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x1x128x200xf32>, tensor<2x1x200x32xf32>) -> tensor<2x1x128x32xf32>
    %73 = stablehlo.convert %72 : (tensor<2x1x128x32xf32>) -> tensor<2x1x128x32xf16>
    return %33, %73, %69, %38, %58 : tensor<f32>, tensor<2x1x128x32xf16>, tensor<2x1x200x32xf16>, tensor<2x1x200x24xf16>, tensor<1x128x200xf32>
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
