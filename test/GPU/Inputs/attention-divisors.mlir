// Scores of bf16 are divided by a number of each row. As JAX prints it.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x136x64xbf16>, %arg1: tensor<1x2x136x64xbf16>, %arg2: tensor<1x2x136x64xbf16>, %arg3: tensor<1x2x136x64xbf16>, %arg4: tensor<1x2x136xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x2x136x64xbf16> {jax.result_info = "result[1][0]"}, tensor<1x2x136x64xbf16> {jax.result_info = "result[1][1]"}, tensor<1x2x136x64xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x136xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1x2x136x136xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<1x2x136x136xbf16>
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<1x2x136xbf16>) -> tensor<1x2x136x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xbf16>) -> tensor<1x2x136x136xbf16>
    %5 = stablehlo.divide %2, %4 : tensor<1x2x136x136xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x136x136xbf16>, tensor<bf16>) -> tensor<1x2x136xbf16>
    %7 = stablehlo.reshape %6 : (tensor<1x2x136xbf16>) -> tensor<1x2x136x1xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xbf16>) -> tensor<1x2x136x136xbf16>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<1x2x136x136xbf16>, tensor<1x2x136x136xbf16>) -> tensor<1x2x136x136xi1>
    %10 = stablehlo.convert %9 : (tensor<1x2x136x136xi1>) -> tensor<1x2x136x136xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xbf16>, tensor<bf16>) -> tensor<1x2x136xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<1x2x136xbf16>
    %13 = stablehlo.maximum %12, %6 : tensor<1x2x136xbf16>
    %14 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<1x2x136xbf16>, tensor<1x2x136xbf16>) -> tensor<1x2x136xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<1x2x136xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<1x2x136xbf16>
    %17 = stablehlo.select %14, %15, %16 : tensor<1x2x136xi1>, tensor<1x2x136xbf16>
    %cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<1x2x136xbf16>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<1x2x136xbf16>, tensor<1x2x136xbf16>) -> tensor<1x2x136xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<1x2x136xbf16>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<1x2x136xbf16>
    %22 = stablehlo.select %19, %20, %21 : tensor<1x2x136xi1>, tensor<1x2x136xbf16>
    %23 = stablehlo.divide %17, %22 : tensor<1x2x136xbf16>
    %24 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x2x136xbf16>) -> tensor<1x2x136x1xbf16>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xbf16>) -> tensor<1x2x136x136xbf16>
    %26 = stablehlo.subtract %5, %25 : tensor<1x2x136x136xbf16>
    %27 = stablehlo.exponential %26 : tensor<1x2x136x136xbf16>
    %28 = stablehlo.convert %27 : (tensor<1x2x136x136xbf16>) -> tensor<1x2x136x136xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %31 = stablehlo.convert %30 : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x1xbf16>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xbf16>) -> tensor<1x2x136x136xbf16>
    %33 = stablehlo.divide %27, %32 : tensor<1x2x136x136xbf16>
    %34 = stablehlo.multiply %31, %31 : tensor<1x2x136x1xbf16>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<1x2x136x1xbf16>
    %36 = stablehlo.divide %35, %34 : tensor<1x2x136x1xbf16>
    %37 = stablehlo.dot_general %33, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %38 = stablehlo.multiply %37, %arg3 : tensor<1x2x136x64xbf16>
    %39 = stablehlo.convert %38 : (tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x2x136x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x2x136x64xf32>
    %42 = stablehlo.convert %41 : (tensor<1x2x136x64xf32>) -> tensor<1x2x136x64xbf16>
    %43 = stablehlo.multiply %42, %arg3 : tensor<1x2x136x64xbf16>
    %44 = stablehlo.dot_general %43, %33, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x136xbf16>) -> tensor<1x2x64x136xbf16>
    %45 = stablehlo.transpose %44, dims = [0, 1, 3, 2] : (tensor<1x2x64x136xbf16>) -> tensor<1x2x136x64xbf16>
    %46 = stablehlo.dot_general %43, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x136xbf16>
    %47 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xbf16>) -> tensor<1x2x136x136xbf16>
    %48 = stablehlo.multiply %46, %47 : tensor<1x2x136x136xbf16>
    %49 = stablehlo.multiply %48, %27 : tensor<1x2x136x136xbf16>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xbf16>, tensor<bf16>) -> tensor<1x2x136xbf16>
    %51 = stablehlo.reshape %50 : (tensor<1x2x136xbf16>) -> tensor<1x2x136x1xbf16>
    %52 = stablehlo.negate %51 : tensor<1x2x136x1xbf16>
    %53 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xbf16>) -> tensor<1x2x136x136xbf16>
    %54 = stablehlo.divide %46, %53 : tensor<1x2x136x136xbf16>
    %55 = stablehlo.convert %52 : (tensor<1x2x136x1xbf16>) -> tensor<1x2x136x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x136x1xf32>, tensor<f32>) -> tensor<2x136xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [1, 2] : (tensor<2x136xf32>) -> tensor<1x2x136xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x136xf32>
    %59 = stablehlo.convert %58 : (tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xbf16>
    %60 = stablehlo.add %54, %59 : tensor<1x2x136x136xbf16>
    %61 = stablehlo.multiply %60, %27 : tensor<1x2x136x136xbf16>
    %62 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xbf16>) -> tensor<1x2x136x136xbf16>
    %63 = stablehlo.divide %61, %62 : tensor<1x2x136x136xbf16>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<1x2x136x136xbf16>
    %65 = stablehlo.multiply %63, %64 : tensor<1x2x136x136xbf16>
    %66 = stablehlo.dot_general %65, %arg0, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %67 = stablehlo.dot_general %65, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    return %40, %67, %66, %45 : tensor<f32>, tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>
  }
}
