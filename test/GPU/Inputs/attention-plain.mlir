// Attention of bf16 whose scores are the logits: no scale and no mask. As JAX prints it.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x128x64xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1x128x64xbf16>, %arg3: tensor<1x1x128x64xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x1x128x64xbf16> {jax.result_info = "result[1][0]"}, tensor<1x1x128x64xbf16> {jax.result_info = "result[1][1]"}, tensor<1x1x128x64xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x1x128x64xbf16>, tensor<1x1x128x64xbf16>) -> tensor<1x1x128x128xbf16>
    %1 = stablehlo.convert %0 : (tensor<1x1x128x128xbf16>) -> tensor<1x1x128x128xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<1x1x128x128xf32>, tensor<f32>) -> tensor<1x1x128xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x128xf32>) -> tensor<1x1x128x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x128x1xf32>) -> tensor<1x1x128x128xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<1x1x128x128xf32>, tensor<1x1x128x128xf32>) -> tensor<1x1x128x128xi1>
    %6 = stablehlo.convert %5 : (tensor<1x1x128x128xi1>) -> tensor<1x1x128x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<1x1x128x128xf32>, tensor<f32>) -> tensor<1x1x128xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x128xf32>
    %9 = stablehlo.maximum %8, %2 : tensor<1x1x128xf32>
    %10 = stablehlo.compare EQ, %2, %9, FLOAT : (tensor<1x1x128xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1x128xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x128xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<1x1x128xi1>, tensor<1x1x128xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x128xf32>
    %15 = stablehlo.compare EQ, %14, %9, FLOAT : (tensor<1x1x128xf32>, tensor<1x1x128xf32>) -> tensor<1x1x128xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1x128xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x1x128xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<1x1x128xi1>, tensor<1x1x128xf32>
    %19 = stablehlo.divide %13, %18 : tensor<1x1x128xf32>
    %20 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<1x1x128x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x128x1xf32>) -> tensor<1x1x128x128xf32>
    %22 = stablehlo.subtract %1, %21 : tensor<1x1x128x128xf32>
    %23 = stablehlo.exponential %22 : tensor<1x1x128x128xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<1x1x128x128xf32>, tensor<f32>) -> tensor<1x1x128xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<1x1x128x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x128x1xf32>) -> tensor<1x1x128x128xf32>
    %27 = stablehlo.divide %23, %26 : tensor<1x1x128x128xf32>
    %28 = stablehlo.multiply %25, %25 : tensor<1x1x128x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x1x128x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<1x1x128x1xf32>
    %31 = stablehlo.convert %27 : (tensor<1x1x128x128xf32>) -> tensor<1x1x128x128xbf16>
    %32 = stablehlo.dot_general %31, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x1x128x128xbf16>, tensor<1x1x128x64xbf16>) -> tensor<1x1x128x64xbf16>
    %33 = stablehlo.multiply %32, %arg3 : tensor<1x1x128x64xbf16>
    %34 = stablehlo.convert %33 : (tensor<1x1x128x64xbf16>) -> tensor<1x1x128x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x128x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x1x128x64xf32>
    %37 = stablehlo.convert %36 : (tensor<1x1x128x64xf32>) -> tensor<1x1x128x64xbf16>
    %38 = stablehlo.multiply %37, %arg3 : tensor<1x1x128x64xbf16>
    %39 = stablehlo.dot_general %38, %31, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x1x128x64xbf16>, tensor<1x1x128x128xbf16>) -> tensor<1x1x64x128xbf16>
    %40 = stablehlo.transpose %39, dims = [0, 1, 3, 2] : (tensor<1x1x64x128xbf16>) -> tensor<1x1x128x64xbf16>
    %41 = stablehlo.dot_general %38, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x1x128x64xbf16>, tensor<1x1x128x64xbf16>) -> tensor<1x1x128x128xbf16>
    %42 = stablehlo.convert %41 : (tensor<1x1x128x128xbf16>) -> tensor<1x1x128x128xf32>
    %43 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x128x1xf32>) -> tensor<1x1x128x128xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<1x1x128x128xf32>
    %45 = stablehlo.multiply %44, %23 : tensor<1x1x128x128xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<1x1x128x128xf32>, tensor<f32>) -> tensor<1x1x128xf32>
    %47 = stablehlo.reshape %46 : (tensor<1x1x128xf32>) -> tensor<1x1x128x1xf32>
    %48 = stablehlo.negate %47 : tensor<1x1x128x1xf32>
    %49 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x128x1xf32>) -> tensor<1x1x128x128xf32>
    %50 = stablehlo.divide %42, %49 : tensor<1x1x128x128xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x1x128x1xf32>, tensor<f32>) -> tensor<128xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<1x1x128x128xf32>
    %54 = stablehlo.add %50, %53 : tensor<1x1x128x128xf32>
    %55 = stablehlo.multiply %54, %23 : tensor<1x1x128x128xf32>
    %56 = stablehlo.convert %55 : (tensor<1x1x128x128xf32>) -> tensor<1x1x128x128xbf16>
    %57 = stablehlo.dot_general %56, %arg0, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x1x128x128xbf16>, tensor<1x1x128x64xbf16>) -> tensor<1x1x128x64xbf16>
    %58 = stablehlo.dot_general %56, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x1x128x128xbf16>, tensor<1x1x128x64xbf16>) -> tensor<1x1x128x64xbf16>
    return %35, %58, %57, %40 : tensor<f32>, tensor<1x1x128x64xbf16>, tensor<1x1x128x64xbf16>, tensor<1x1x128x64xbf16>
  }
}
