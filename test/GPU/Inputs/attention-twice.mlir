// The queries of an attention are what another returned. As JAX prints it.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x136x64xbf16>, %arg1: tensor<1x2x136x64xbf16>, %arg2: tensor<1x2x136x64xbf16>, %arg3: tensor<1x2x136x64xbf16>, %arg4: tensor<64x64xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x2x136x64xbf16> {jax.result_info = "result[1][0]"}, tensor<1x2x136x64xbf16> {jax.result_info = "result[1][1]"}, tensor<1x2x136x64xbf16> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x136xbf16>
    %1 = stablehlo.convert %0 : (tensor<1x2x136x136xbf16>) -> tensor<1x2x136x136xf32>
    %cst = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x136x136xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<136x136xi1>
    %5 = call @tril(%4) : (tensor<136x136xi1>) -> tensor<136x136xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6:3 = call @_where(%5, %3, %cst_0) : (tensor<136x136xi1>, tensor<1x2x136x136xf32>, tensor<f32>) -> (tensor<1x2x136x136xf32>, tensor<1x2x136x136xi1>, tensor<1x2x136x136xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %10 = stablehlo.compare EQ, %6#0, %9, FLOAT : (tensor<1x2x136x136xf32>, tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xi1>
    %11 = stablehlo.convert %10 : (tensor<1x2x136x136xi1>) -> tensor<1x2x136x136xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<1x2x136xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<1x2x136xf32>, tensor<1x2x136xf32>) -> tensor<1x2x136xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<1x2x136xi1>, tensor<1x2x136xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %20 = stablehlo.compare EQ, %19, %14, FLOAT : (tensor<1x2x136xf32>, tensor<1x2x136xf32>) -> tensor<1x2x136xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<1x2x136xi1>, tensor<1x2x136xf32>
    %24 = stablehlo.divide %18, %23 : tensor<1x2x136xf32>
    %25 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %27 = stablehlo.subtract %6#0, %26 : tensor<1x2x136x136xf32>
    %28 = stablehlo.exponential %27 : tensor<1x2x136x136xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %32 = stablehlo.divide %28, %31 : tensor<1x2x136x136xf32>
    %33 = stablehlo.multiply %30, %30 : tensor<1x2x136x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x2x136x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<1x2x136x1xf32>
    %36 = stablehlo.convert %32 : (tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xbf16>
    %37 = stablehlo.dot_general %36, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %38 = stablehlo.dot_general %37, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x136xbf16>
    %39 = stablehlo.convert %38 : (tensor<1x2x136x136xbf16>) -> tensor<1x2x136x136xf32>
    %cst_11 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<1x2x136x136xf32>
    %c_12 = stablehlo.constant dense<true> : tensor<i1>
    %42 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i1>) -> tensor<136x136xi1>
    %43 = call @tril(%42) : (tensor<136x136xi1>) -> tensor<136x136xi1>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44:3 = call @_where(%43, %41, %cst_13) : (tensor<136x136xi1>, tensor<1x2x136x136xf32>, tensor<f32>) -> (tensor<1x2x136x136xf32>, tensor<1x2x136x136xi1>, tensor<1x2x136x136xf32>)
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%44#0 init: %cst_14) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %46 = stablehlo.reshape %45 : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %48 = stablehlo.compare EQ, %44#0, %47, FLOAT : (tensor<1x2x136x136xf32>, tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xi1>
    %49 = stablehlo.convert %48 : (tensor<1x2x136x136xi1>) -> tensor<1x2x136x136xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %52 = stablehlo.maximum %51, %45 : tensor<1x2x136xf32>
    %53 = stablehlo.compare EQ, %45, %52, FLOAT : (tensor<1x2x136xf32>, tensor<1x2x136xf32>) -> tensor<1x2x136xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<1x2x136xi1>, tensor<1x2x136xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %58 = stablehlo.compare EQ, %57, %52, FLOAT : (tensor<1x2x136xf32>, tensor<1x2x136xf32>) -> tensor<1x2x136xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<1x2x136xi1>, tensor<1x2x136xf32>
    %62 = stablehlo.divide %56, %61 : tensor<1x2x136xf32>
    %63 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %65 = stablehlo.subtract %44#0, %64 : tensor<1x2x136x136xf32>
    %66 = stablehlo.exponential %65 : tensor<1x2x136x136xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_22) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %70 = stablehlo.divide %66, %69 : tensor<1x2x136x136xf32>
    %71 = stablehlo.multiply %68, %68 : tensor<1x2x136x1xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x2x136x1xf32>
    %73 = stablehlo.divide %72, %71 : tensor<1x2x136x1xf32>
    %74 = stablehlo.convert %70 : (tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xbf16>
    %75 = stablehlo.dot_general %74, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %76 = stablehlo.multiply %75, %arg3 : tensor<1x2x136x64xbf16>
    %77 = stablehlo.convert %76 : (tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x2x136x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x2x136x64xf32>
    %80 = stablehlo.convert %79 : (tensor<1x2x136x64xf32>) -> tensor<1x2x136x64xbf16>
    %81 = stablehlo.multiply %80, %arg3 : tensor<1x2x136x64xbf16>
    %82 = stablehlo.dot_general %81, %74, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x136xbf16>) -> tensor<1x2x64x136xbf16>
    %83 = stablehlo.transpose %82, dims = [0, 1, 3, 2] : (tensor<1x2x64x136xbf16>) -> tensor<1x2x136x64xbf16>
    %84 = stablehlo.dot_general %81, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x136xbf16>
    %85 = stablehlo.convert %84 : (tensor<1x2x136x136xbf16>) -> tensor<1x2x136x136xf32>
    %86 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %87 = stablehlo.multiply %85, %86 : tensor<1x2x136x136xf32>
    %88 = stablehlo.multiply %87, %66 : tensor<1x2x136x136xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %90 = stablehlo.reshape %89 : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %91 = stablehlo.negate %90 : tensor<1x2x136x1xf32>
    %92 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %93 = stablehlo.divide %85, %92 : tensor<1x2x136x136xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%91 init: %cst_27) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x136x1xf32>, tensor<f32>) -> tensor<2x136xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [1, 2] : (tensor<2x136xf32>) -> tensor<1x2x136xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x136xf32>
    %97 = stablehlo.add %93, %96 : tensor<1x2x136x136xf32>
    %98 = stablehlo.multiply %97, %66 : tensor<1x2x136x136xf32>
    %99 = call @_where_0(%44#1, %44#2, %98) : (tensor<1x2x136x136xi1>, tensor<1x2x136x136xf32>, tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xf32>
    %cst_28 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    %101 = stablehlo.multiply %99, %100 : tensor<1x2x136x136xf32>
    %102 = stablehlo.convert %101 : (tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xbf16>
    %103 = stablehlo.dot_general %102, %37, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %104 = stablehlo.dot_general %102, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %105 = stablehlo.dot_general %104, %36, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x136xbf16>) -> tensor<1x2x64x136xbf16>
    %106 = stablehlo.transpose %105, dims = [0, 1, 3, 2] : (tensor<1x2x64x136xbf16>) -> tensor<1x2x136x64xbf16>
    %107 = stablehlo.add %83, %106 : tensor<1x2x136x64xbf16>
    %108 = stablehlo.dot_general %104, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x136xbf16>
    %109 = stablehlo.convert %108 : (tensor<1x2x136x136xbf16>) -> tensor<1x2x136x136xf32>
    %110 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %111 = stablehlo.multiply %109, %110 : tensor<1x2x136x136xf32>
    %112 = stablehlo.multiply %111, %28 : tensor<1x2x136x136xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_29) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %114 = stablehlo.reshape %113 : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %115 = stablehlo.negate %114 : tensor<1x2x136x1xf32>
    %116 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %117 = stablehlo.divide %109, %116 : tensor<1x2x136x136xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%115 init: %cst_30) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x136x1xf32>, tensor<f32>) -> tensor<2x136xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [1, 2] : (tensor<2x136xf32>) -> tensor<1x2x136xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x136xf32>
    %121 = stablehlo.add %117, %120 : tensor<1x2x136x136xf32>
    %122 = stablehlo.multiply %121, %28 : tensor<1x2x136x136xf32>
    %123 = call @_where_0(%6#1, %6#2, %122) : (tensor<1x2x136x136xi1>, tensor<1x2x136x136xf32>, tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xf32>
    %cst_31 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<1x2x136x136xf32>
    %126 = stablehlo.convert %125 : (tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xbf16>
    %127 = stablehlo.dot_general %126, %arg0, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %128 = stablehlo.add %103, %127 : tensor<1x2x136x64xbf16>
    %129 = stablehlo.dot_general %126, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    return %78, %129, %128, %107 : tensor<f32>, tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>
  }
  func.func private @tril(%arg0: tensor<136x136xi1>) -> tensor<136x136xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<136x136xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<136x136xi32>
    %2 = stablehlo.add %0, %1 : tensor<136x136xi32>
    %3 = stablehlo.iota dim = 1 : tensor<136x136xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<136x136xi32>, tensor<136x136xi32>) -> tensor<136x136xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<136x136xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<136x136xi1>, tensor<136x136xi1>
    return %6 : tensor<136x136xi1>
  }
  func.func private @_where(%arg0: tensor<136x136xi1>, %arg1: tensor<1x2x136x136xf32>, %arg2: tensor<f32>) -> (tensor<1x2x136x136xf32>, tensor<1x2x136x136xi1>, tensor<1x2x136x136xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<136x136xi1>) -> tensor<1x2x136x136xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x136x136xi1>, tensor<1x2x136x136xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    return %3, %1, %4 : tensor<1x2x136x136xf32>, tensor<1x2x136x136xi1>, tensor<1x2x136x136xf32>
  }
  func.func private @_where_0(%arg0: tensor<1x2x136x136xi1>, %arg1: tensor<1x2x136x136xf32>, %arg2: tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<1x2x136x136xi1>, tensor<1x2x136x136xf32>
    return %1 : tensor<1x2x136x136xf32>
  }
}
