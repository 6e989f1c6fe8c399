// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Causal attention of bf16 with its softmax in bf16, of which a mask leaves three quarters,
// and its gradients: as JAX prints
//   s = where(tril, einsum('bqhd,bkhd->bhqk', q * 0.25, k), finfo(bfloat16).min)
//   p = where(keep, softmax(s) / 0.75, 0)
//   einsum('bhqk,bkhd->bqhd', p, v)
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x144x2x16xbf16>, %arg1: tensor<1x144x2x16xbf16>, %arg2: tensor<1x144x2x16xbf16>, %arg3: tensor<1x2x144x144xi1>, %arg4: tensor<1x144x2x16xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][1]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1x144x2x16xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<1x144x2x16xbf16>
    %2 = stablehlo.dot_general %1, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<144x144xi1>
    %4 = call @tril(%3) : (tensor<144x144xi1>) -> tensor<144x144xi1>
    %cst_0 = stablehlo.constant dense<-3.389530e+38> : tensor<bf16>
    %5:2 = call @_where(%4, %2, %cst_0) : (tensor<144x144xi1>, tensor<1x2x144x144xbf16>, tensor<bf16>) -> (tensor<1x2x144x144xbf16>, tensor<1x2x144x144xi1>)
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %6 = stablehlo.reduce(%5#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x144x144xbf16>, tensor<bf16>) -> tensor<1x2x144xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<1x2x144xbf16>
    %8 = stablehlo.maximum %7, %6 : tensor<1x2x144xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x2x144xbf16>) -> tensor<1x2x144x1xbf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xbf16>) -> tensor<1x2x144x144xbf16>
    %11 = stablehlo.subtract %5#0, %10 : tensor<1x2x144x144xbf16>
    %12 = stablehlo.exponential %11 : tensor<1x2x144x144xbf16>
    %13 = stablehlo.convert %12 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %16 = stablehlo.convert %15 : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x1xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xbf16>) -> tensor<1x2x144x144xbf16>
    %18 = stablehlo.divide %12, %17 : tensor<1x2x144x144xbf16>
    %19 = stablehlo.multiply %16, %16 : tensor<1x2x144x1xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<1x2x144x1xbf16>
    %21 = stablehlo.divide %20, %19 : tensor<1x2x144x1xbf16>
    %cst_5 = stablehlo.constant dense<7.500000e-01> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<1x2x144x144xbf16>
    %23 = stablehlo.divide %18, %22 : tensor<1x2x144x144xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = call @_where_0(%arg3, %23, %cst_6) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xbf16>, tensor<bf16>) -> tensor<1x2x144x144xbf16>
    %25 = stablehlo.dot_general %arg2, %24, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %26 = stablehlo.transpose %25, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %27 = stablehlo.convert %26 : (tensor<1x144x2x16xbf16>) -> tensor<1x144x2x16xf32>
    %28 = stablehlo.convert %arg4 : (tensor<1x144x2x16xbf16>) -> tensor<1x144x2x16xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<1x144x2x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x144x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x144x2x16xf32>
    %32 = stablehlo.multiply %31, %28 : tensor<1x144x2x16xf32>
    %33 = stablehlo.convert %32 : (tensor<1x144x2x16xf32>) -> tensor<1x144x2x16xbf16>
    %34 = stablehlo.transpose %33, dims = [0, 2, 3, 1] : (tensor<1x144x2x16xbf16>) -> tensor<1x2x16x144xbf16>
    %35 = stablehlo.dot_general %34, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %36 = stablehlo.dot_general %34, %24, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %37 = stablehlo.transpose %36, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %38 = call @_where_1(%arg3, %35) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xbf16>
    %cst_9 = stablehlo.constant dense<7.500000e-01> : tensor<bf16>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<1x2x144x144xbf16>
    %40 = stablehlo.divide %38, %39 : tensor<1x2x144x144xbf16>
    %41 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xbf16>) -> tensor<1x2x144x144xbf16>
    %42 = stablehlo.multiply %40, %41 : tensor<1x2x144x144xbf16>
    %43 = stablehlo.multiply %42, %12 : tensor<1x2x144x144xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xbf16>, tensor<bf16>) -> tensor<1x2x144xbf16>
    %45 = stablehlo.reshape %44 : (tensor<1x2x144xbf16>) -> tensor<1x2x144x1xbf16>
    %46 = stablehlo.negate %45 : tensor<1x2x144x1xbf16>
    %47 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xbf16>) -> tensor<1x2x144x144xbf16>
    %48 = stablehlo.divide %40, %47 : tensor<1x2x144x144xbf16>
    %49 = stablehlo.convert %46 : (tensor<1x2x144x1xbf16>) -> tensor<1x2x144x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_11) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x144x1xf32>, tensor<f32>) -> tensor<2x144xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1, 2] : (tensor<2x144xf32>) -> tensor<1x2x144xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x144xf32>
    %53 = stablehlo.convert %52 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %54 = stablehlo.add %48, %53 : tensor<1x2x144x144xbf16>
    %55 = stablehlo.multiply %54, %12 : tensor<1x2x144x144xbf16>
    %56 = call @_where_2(%5#1, %55) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xbf16>
    %57 = stablehlo.dot_general %56, %1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %58 = stablehlo.transpose %57, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    %59 = stablehlo.dot_general %56, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %60 = stablehlo.transpose %59, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    %cst_12 = stablehlo.constant dense<2.500000e-01> : tensor<bf16>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<1x144x2x16xbf16>
    %62 = stablehlo.multiply %60, %61 : tensor<1x144x2x16xbf16>
    return %30, %62, %58, %37 : tensor<f32>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>
  }
  func.func private @tril(%arg0: tensor<144x144xi1>) -> tensor<144x144xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<144x144xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<144x144xi32>
    %2 = stablehlo.add %0, %1 : tensor<144x144xi32>
    %3 = stablehlo.iota dim = 1 : tensor<144x144xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<144x144xi32>, tensor<144x144xi32>) -> tensor<144x144xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<144x144xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<144x144xi1>, tensor<144x144xi1>
    return %6 : tensor<144x144xi1>
  }
  func.func private @_where(%arg0: tensor<144x144xi1>, %arg1: tensor<1x2x144x144xbf16>, %arg2: tensor<bf16>) -> (tensor<1x2x144x144xbf16>, tensor<1x2x144x144xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<144x144xi1>) -> tensor<1x2x144x144xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<1x2x144x144xbf16>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xbf16>
    return %2, %0 : tensor<1x2x144x144xbf16>, tensor<1x2x144x144xi1>
  }
  func.func private @_where_0(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xbf16>, %arg2: tensor<bf16>) -> tensor<1x2x144x144xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<1x2x144x144xbf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xbf16>
    return %1 : tensor<1x2x144x144xbf16>
  }
  func.func private @_where_1(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1x2x144x144xbf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xbf16>
    return %1 : tensor<1x2x144x144xbf16>
  }
  func.func private @_where_2(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1x2x144x144xbf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xbf16>
    return %1 : tensor<1x2x144x144xbf16>
  }
}
