// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `jax.nn.dot_product_attention(q, k, v, is_causal=True)` of bf16 and its gradients, with
// four heads of queries and two of keys and values: as JAX prints it. 144 positions are
// no multiple of 64, and 24 features none of 16.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x144x4x24xbf16>, %arg1: tensor<1x144x2x24xbf16>, %arg2: tensor<1x144x2x24xbf16>, %arg3: tensor<1x144x4x24xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x144x4x24xbf16> {jax.result_info = "result[1][0]"}, tensor<1x144x2x24xbf16> {jax.result_info = "result[1][1]"}, tensor<1x144x2x24xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x144x4x24xbf16>) -> tensor<1x144x2x2x24xbf16>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x144x2x2x24xbf16>, tensor<1x144x2x24xbf16>) -> tensor<1x2x144x2x144xf32>
    %cst = stablehlo.constant dense<0.204124153> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x2x144xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x144x2x144xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x2x144x144xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<144x144xi1>
    %6 = call @tril(%5) : (tensor<144x144xi1>) -> tensor<144x144xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<144x144xi1>) -> tensor<1x1x144x144xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x144x144xi1>) -> tensor<1x2x144x144xi1>
    %9 = stablehlo.and %4, %8 : tensor<1x2x144x144xi1>
    %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %10:2 = call @_where(%9, %3, %cst_1) : (tensor<1x2x144x144xi1>, tensor<1x2x144x2x144xf32>, tensor<f32>) -> (tensor<2x1x2x144x144xf32>, tensor<2x1x2x144x144xi1>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10#0 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<2x1x2x144x144xf32>, tensor<f32>) -> tensor<2x1x2x144xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x1x2x144xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<2x1x2x144xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x1x2x144xf32>) -> tensor<2x1x2x144x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<2x1x2x144x1xf32>) -> tensor<2x1x2x144x144xf32>
    %16 = stablehlo.subtract %10#0, %15 : tensor<2x1x2x144x144xf32>
    %17 = stablehlo.exponential %16 : tensor<2x1x2x144x144xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<2x1x2x144x144xf32>, tensor<f32>) -> tensor<2x1x2x144xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x1x2x144xf32>) -> tensor<2x1x2x144x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<2x1x2x144x1xf32>) -> tensor<2x1x2x144x144xf32>
    %21 = stablehlo.divide %17, %20 : tensor<2x1x2x144x144xf32>
    %22 = stablehlo.multiply %19, %19 : tensor<2x1x2x144x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x1x2x144x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<2x1x2x144x1xf32>
    %25 = stablehlo.convert %21 : (tensor<2x1x2x144x144xf32>) -> tensor<2x1x2x144x144xbf16>
    %26 = stablehlo.dot_general %arg2, %25, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x24xbf16>, tensor<2x1x2x144x144xbf16>) -> tensor<1x2x24x2x144xbf16>
    %27 = stablehlo.transpose %26, dims = [3, 0, 4, 1, 2] : (tensor<1x2x24x2x144xbf16>) -> tensor<2x1x144x2x24xbf16>
    %28 = stablehlo.transpose %27, dims = [1, 2, 3, 0, 4] : (tensor<2x1x144x2x24xbf16>) -> tensor<1x144x2x2x24xbf16>
    %29 = stablehlo.reshape %28 : (tensor<1x144x2x2x24xbf16>) -> tensor<1x144x4x24xbf16>
    %30 = stablehlo.convert %29 : (tensor<1x144x4x24xbf16>) -> tensor<1x144x4x24xf32>
    %31 = stablehlo.convert %arg3 : (tensor<1x144x4x24xbf16>) -> tensor<1x144x4x24xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<1x144x4x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x144x4x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x144x4x24xf32>
    %35 = stablehlo.multiply %34, %31 : tensor<1x144x4x24xf32>
    %36 = stablehlo.convert %35 : (tensor<1x144x4x24xf32>) -> tensor<1x144x4x24xbf16>
    %37 = stablehlo.reshape %36 : (tensor<1x144x4x24xbf16>) -> tensor<1x144x2x2x24xbf16>
    %38 = stablehlo.transpose %37, dims = [3, 0, 1, 2, 4] : (tensor<1x144x2x2x24xbf16>) -> tensor<2x1x144x2x24xbf16>
    %39 = stablehlo.transpose %38, dims = [1, 3, 4, 0, 2] : (tensor<2x1x144x2x24xbf16>) -> tensor<1x2x24x2x144xbf16>
    %40 = stablehlo.dot_general %39, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x24x2x144xbf16>, tensor<1x144x2x24xbf16>) -> tensor<1x2x2x144x144xbf16>
    %41 = stablehlo.transpose %40, dims = [2, 0, 1, 3, 4] : (tensor<1x2x2x144x144xbf16>) -> tensor<2x1x2x144x144xbf16>
    %42 = stablehlo.dot_general %39, %25, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x24x2x144xbf16>, tensor<2x1x2x144x144xbf16>) -> tensor<1x2x24x144xbf16>
    %43 = stablehlo.transpose %42, dims = [0, 3, 1, 2] : (tensor<1x2x24x144xbf16>) -> tensor<1x144x2x24xbf16>
    %44 = stablehlo.convert %41 : (tensor<2x1x2x144x144xbf16>) -> tensor<2x1x2x144x144xf32>
    %45 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<2x1x2x144x1xf32>) -> tensor<2x1x2x144x144xf32>
    %46 = stablehlo.multiply %44, %45 : tensor<2x1x2x144x144xf32>
    %47 = stablehlo.multiply %46, %17 : tensor<2x1x2x144x144xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [4] : (tensor<2x1x2x144x144xf32>, tensor<f32>) -> tensor<2x1x2x144xf32>
    %49 = stablehlo.reshape %48 : (tensor<2x1x2x144xf32>) -> tensor<2x1x2x144x1xf32>
    %50 = stablehlo.negate %49 : tensor<2x1x2x144x1xf32>
    %51 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<2x1x2x144x1xf32>) -> tensor<2x1x2x144x144xf32>
    %52 = stablehlo.divide %44, %51 : tensor<2x1x2x144x144xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [1, 4] : (tensor<2x1x2x144x1xf32>, tensor<f32>) -> tensor<2x2x144xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 2, 3] : (tensor<2x2x144xf32>) -> tensor<2x1x2x144xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<2x1x2x144xf32>) -> tensor<2x1x2x144x144xf32>
    %56 = stablehlo.add %52, %55 : tensor<2x1x2x144x144xf32>
    %57 = stablehlo.multiply %56, %17 : tensor<2x1x2x144x144xf32>
    %58 = call @_where_0(%10#1, %57) : (tensor<2x1x2x144x144xi1>, tensor<2x1x2x144x144xf32>) -> tensor<1x2x144x2x144xf32>
    %cst_10 = stablehlo.constant dense<0.204124153> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x2x144x2x144xf32>
    %60 = stablehlo.multiply %58, %59 : tensor<1x2x144x2x144xf32>
    %61 = stablehlo.dot_general %60, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x2x144x2x144xf32>, tensor<1x144x2x2x24xbf16>) -> tensor<1x2x144x24xf32>
    %62 = stablehlo.transpose %61, dims = [0, 2, 1, 3] : (tensor<1x2x144x24xf32>) -> tensor<1x144x2x24xf32>
    %63 = stablehlo.convert %62 : (tensor<1x144x2x24xf32>) -> tensor<1x144x2x24xbf16>
    %64 = stablehlo.dot_general %60, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x2x144x2x144xf32>, tensor<1x144x2x24xbf16>) -> tensor<1x2x144x2x24xf32>
    %65 = stablehlo.transpose %64, dims = [0, 2, 1, 3, 4] : (tensor<1x2x144x2x24xf32>) -> tensor<1x144x2x2x24xf32>
    %66 = stablehlo.convert %65 : (tensor<1x144x2x2x24xf32>) -> tensor<1x144x2x2x24xbf16>
    %67 = stablehlo.reshape %66 : (tensor<1x144x2x2x24xbf16>) -> tensor<1x144x4x24xbf16>
    return %33, %67, %63, %43 : tensor<f32>, tensor<1x144x4x24xbf16>, tensor<1x144x2x24xbf16>, tensor<1x144x2x24xbf16>
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
  func.func private @_where(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x2x144xf32>, %arg2: tensor<f32>) -> (tensor<2x1x2x144x144xf32>, tensor<2x1x2x144x144xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<1x2x144x144xi1>) -> tensor<2x1x2x144x144xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<1x2x144x144xf32>) -> tensor<2x1x2x144x144xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<1x2x144x2x144xf32>) -> tensor<2x1x2x144x144xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<2x1x2x144x144xi1>, tensor<2x1x2x144x144xf32>
    return %4, %1 : tensor<2x1x2x144x144xf32>, tensor<2x1x2x144x144xi1>
  }
  func.func private @_where_0(%arg0: tensor<2x1x2x144x144xi1>, %arg1: tensor<2x1x2x144x144xf32>) -> tensor<1x2x144x2x144xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x2x144x144xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x1x2x144x144xi1>, tensor<2x1x2x144x144xf32>
    %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<2x1x2x144x144xf32>) -> tensor<1x2x144x2x144xf32>
    return %2 : tensor<1x2x144x2x144xf32>
  }
}
