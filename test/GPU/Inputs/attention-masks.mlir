// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two attentions whose masks look causal, and are not only that, and their gradients, as JAX
// prints them: keys that an input masks too, so that rows have no others, and indices of 8
// bits, which are less than zero from 128 on.
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x144x2x16xbf16>, %arg1: tensor<1x144x2x16xbf16>, %arg2: tensor<1x144x2x16xbf16>, %arg3: tensor<144xi1>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[0][1][0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[0][1][1]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][0]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][1]"}, tensor<1x144x2x16xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 2 : tensor<1x2x144x144xi32>
    %1 = stablehlo.iota dim = 3 : tensor<1x2x144x144xi32>
    %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<1x2x144x144xi32>, tensor<1x2x144x144xi32>) -> tensor<1x2x144x144xi1>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<144xi1>) -> tensor<1x2x144x144xi1>
    %4 = stablehlo.and %2, %3 : tensor<1x2x144x144xi1>
    %5 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %6 = stablehlo.convert %5 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<1x2x144x144xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %10 = stablehlo.select %4, %8, %9 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2x144xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<1x2x144xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<1x2x144x144xf32>
    %17 = stablehlo.exponential %16 : tensor<1x2x144x144xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %21 = stablehlo.divide %17, %20 : tensor<1x2x144x144xf32>
    %22 = stablehlo.multiply %19, %19 : tensor<1x2x144x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x144x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<1x2x144x1xf32>
    %25 = stablehlo.convert %21 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %26 = stablehlo.dot_general %arg2, %25, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %27 = stablehlo.transpose %26, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %28 = stablehlo.iota dim = 2 : tensor<1x2x144x144xi8>
    %29 = stablehlo.iota dim = 3 : tensor<1x2x144x144xi8>
    %30 = stablehlo.compare GE, %28, %29, SIGNED : (tensor<1x2x144x144xi8>, tensor<1x2x144x144xi8>) -> tensor<1x2x144x144xi1>
    %31 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %32 = stablehlo.convert %31 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %cst_5 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<1x2x144x144xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %36 = stablehlo.select %30, %34, %35 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x2x144xf32>
    %39 = stablehlo.maximum %38, %37 : tensor<1x2x144xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %42 = stablehlo.subtract %36, %41 : tensor<1x2x144x144xf32>
    %43 = stablehlo.exponential %42 : tensor<1x2x144x144xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %47 = stablehlo.divide %43, %46 : tensor<1x2x144x144xf32>
    %48 = stablehlo.multiply %45, %45 : tensor<1x2x144x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x2x144x1xf32>
    %50 = stablehlo.divide %49, %48 : tensor<1x2x144x1xf32>
    %51 = stablehlo.convert %47 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %52 = stablehlo.dot_general %arg2, %51, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x16xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %53 = stablehlo.transpose %52, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %54 = stablehlo.convert %27 : (tensor<1x144x2x16xbf16>) -> tensor<1x144x2x16xf32>
    %55 = chlo.square %54 : tensor<1x144x2x16xf32> -> tensor<1x144x2x16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x144x2x16xf32>
    %57 = stablehlo.multiply %56, %54 : tensor<1x144x2x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x144x2x16xf32>, tensor<f32>) -> tensor<f32>
    %59 = stablehlo.convert %53 : (tensor<1x144x2x16xbf16>) -> tensor<1x144x2x16xf32>
    %60 = chlo.square %59 : tensor<1x144x2x16xf32> -> tensor<1x144x2x16xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x144x2x16xf32>
    %62 = stablehlo.multiply %61, %59 : tensor<1x144x2x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%60 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x144x2x16xf32>, tensor<f32>) -> tensor<f32>
    %64 = stablehlo.add %58, %63 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x144x2x16xf32>
    %66 = stablehlo.multiply %65, %62 : tensor<1x144x2x16xf32>
    %67 = stablehlo.convert %66 : (tensor<1x144x2x16xf32>) -> tensor<1x144x2x16xbf16>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x144x2x16xf32>
    %69 = stablehlo.multiply %68, %57 : tensor<1x144x2x16xf32>
    %70 = stablehlo.convert %69 : (tensor<1x144x2x16xf32>) -> tensor<1x144x2x16xbf16>
    %71 = stablehlo.transpose %67, dims = [0, 2, 3, 1] : (tensor<1x144x2x16xbf16>) -> tensor<1x2x16x144xbf16>
    %72 = stablehlo.dot_general %71, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %73 = stablehlo.dot_general %71, %51, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %74 = stablehlo.transpose %73, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %75 = stablehlo.convert %72 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %76 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %77 = stablehlo.multiply %75, %76 : tensor<1x2x144x144xf32>
    %78 = stablehlo.multiply %77, %43 : tensor<1x2x144x144xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %80 = stablehlo.reshape %79 : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %81 = stablehlo.negate %80 : tensor<1x2x144x1xf32>
    %82 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %83 = stablehlo.divide %75, %82 : tensor<1x2x144x144xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%81 init: %cst_18) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x144x1xf32>, tensor<f32>) -> tensor<2x144xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [1, 2] : (tensor<2x144xf32>) -> tensor<1x2x144xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x144xf32>
    %87 = stablehlo.add %83, %86 : tensor<1x2x144x144xf32>
    %88 = stablehlo.multiply %87, %43 : tensor<1x2x144x144xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %90 = stablehlo.select %30, %88, %89 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    %cst_20 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %92 = stablehlo.multiply %90, %91 : tensor<1x2x144x144xf32>
    %93 = stablehlo.convert %92 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %94 = stablehlo.dot_general %93, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %95 = stablehlo.transpose %94, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    %96 = stablehlo.dot_general %93, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %97 = stablehlo.transpose %96, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    %98 = stablehlo.transpose %70, dims = [0, 2, 3, 1] : (tensor<1x144x2x16xbf16>) -> tensor<1x2x16x144xbf16>
    %99 = stablehlo.dot_general %98, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x144xbf16>
    %100 = stablehlo.dot_general %98, %25, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x16x144xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x16x144xbf16>
    %101 = stablehlo.transpose %100, dims = [0, 3, 1, 2] : (tensor<1x2x16x144xbf16>) -> tensor<1x144x2x16xbf16>
    %102 = stablehlo.add %74, %101 : tensor<1x144x2x16xbf16>
    %103 = stablehlo.convert %99 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %104 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %105 = stablehlo.multiply %103, %104 : tensor<1x2x144x144xf32>
    %106 = stablehlo.multiply %105, %17 : tensor<1x2x144x144xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %108 = stablehlo.reshape %107 : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %109 = stablehlo.negate %108 : tensor<1x2x144x1xf32>
    %110 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %111 = stablehlo.divide %103, %110 : tensor<1x2x144x144xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%109 init: %cst_22) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x144x1xf32>, tensor<f32>) -> tensor<2x144xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [1, 2] : (tensor<2x144xf32>) -> tensor<1x2x144xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x144xf32>
    %115 = stablehlo.add %111, %114 : tensor<1x2x144x144xf32>
    %116 = stablehlo.multiply %115, %17 : tensor<1x2x144x144xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %118 = stablehlo.select %4, %116, %117 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    %cst_24 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %120 = stablehlo.multiply %118, %119 : tensor<1x2x144x144xf32>
    %121 = stablehlo.convert %120 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %122 = stablehlo.dot_general %121, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %123 = stablehlo.transpose %122, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    %124 = stablehlo.add %97, %123 : tensor<1x144x2x16xbf16>
    %125 = stablehlo.dot_general %121, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x16xbf16>) -> tensor<1x2x144x16xbf16>
    %126 = stablehlo.transpose %125, dims = [0, 2, 1, 3] : (tensor<1x2x144x16xbf16>) -> tensor<1x144x2x16xbf16>
    %127 = stablehlo.add %95, %126 : tensor<1x144x2x16xbf16>
    return %64, %27, %53, %127, %124, %102 : tensor<f32>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>, tensor<1x144x2x16xbf16>
  }
}
