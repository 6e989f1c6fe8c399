// A mixture of experts, two of four a row, as JAX prints it.
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x64x128xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x128x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<256x64xf32>) -> (tensor<64x4xf32> {jax.result_info = "result[0]['g']"}, tensor<4x64x128xf32> {jax.result_info = "result[0]['w1']"}, tensor<4x128x64xf32> {jax.result_info = "result[0]['w2']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<64x4xf32>) -> tensor<256x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<256x4xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.reshape %1 : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x4xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<256x4xf32>, tensor<256x4xf32>) -> tensor<256x4xi1>
    %5 = stablehlo.convert %4 : (tensor<256x4xi1>) -> tensor<256x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x4xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<256xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<256xi1>, tensor<256xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<256xi1>, tensor<256xf32>
    %18 = stablehlo.divide %12, %17 : tensor<256xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x4xf32>
    %21 = stablehlo.subtract %0, %20 : tensor<256x4xf32>
    %22 = stablehlo.exponential %21 : tensor<256x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<256x4xf32>, tensor<f32>) -> tensor<256xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x4xf32>
    %26 = stablehlo.divide %22, %25 : tensor<256x4xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<256x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<256x1xf32>
    %values, %indices = chlo.top_k(%26, k = 2) : tensor<256x4xf32> -> (tensor<256x2xf32>, tensor<256x2xi32>)
    %30 = stablehlo.reshape %indices : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %31 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<4x64x128xf32>) -> tensor<256x4x128xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<256x4x128xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<256x4x128xf32>
    %34 = stablehlo.multiply %31, %31 : tensor<256x4x128xf32>
    %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<256x4x128xf32>
    %cst_10 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %38 = stablehlo.multiply %37, %33 : tensor<256x4x128xf32>
    %39 = stablehlo.add %31, %38 : tensor<256x4x128xf32>
    %cst_11 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<256x4x128xf32>
    %42 = stablehlo.tanh %41 : tensor<256x4x128xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<256x4x128xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %46 = stablehlo.add %45, %42 : tensor<256x4x128xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<256x4x128xf32>
    %49 = stablehlo.multiply %31, %48 : tensor<256x4x128xf32>
    %50 = stablehlo.dot_general %49, %arg2, batching_dims = [1] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x4x128xf32>, tensor<4x128x64xf32>) -> tensor<4x256x64xf32>
    %51 = call @_one_hot(%indices) : (tensor<256x2xi32>) -> tensor<256x2x4xf32>
    %52 = stablehlo.broadcast_in_dim %values, dims = [0, 1] : (tensor<256x2xf32>) -> tensor<256x2x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<256x2x1xf32>) -> tensor<256x2x4xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<256x2x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<256x2x4xf32>, tensor<f32>) -> tensor<256x4xf32>
    %56 = stablehlo.dot_general %55, %50, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4xf32>, tensor<4x256x64xf32>) -> tensor<256x64xf32>
    %57 = stablehlo.add %arg3, %56 : tensor<256x64xf32>
    %58 = stablehlo.multiply %57, %57 : tensor<256x64xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %60 = stablehlo.multiply %59, %57 : tensor<256x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %62 = stablehlo.divide %61, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %63 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %65 = stablehlo.multiply %64, %60 : tensor<256x64xf32>
    %66 = stablehlo.dot_general %65, %55, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<256x4xf32>) -> tensor<256x64x4xf32>
    %67 = stablehlo.transpose %66, dims = [2, 0, 1] : (tensor<256x64x4xf32>) -> tensor<4x256x64xf32>
    %68 = stablehlo.dot_general %65, %50, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<4x256x64xf32>) -> tensor<256x4xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 2] : (tensor<256x4xf32>) -> tensor<256x2x4xf32>
    %70 = stablehlo.multiply %51, %69 : tensor<256x2x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<256x2x4xf32>, tensor<f32>) -> tensor<256x2xf32>
    %72 = stablehlo.reshape %71 : (tensor<256x2xf32>) -> tensor<256x2x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<256x2x1xf32>, tensor<f32>) -> tensor<256x2xf32>
    %74 = stablehlo.dot_general %67, %49, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x256x64xf32>, tensor<256x4x128xf32>) -> tensor<4x64x128xf32>
    %75 = stablehlo.transpose %74, dims = [0, 2, 1] : (tensor<4x64x128xf32>) -> tensor<4x128x64xf32>
    %76 = stablehlo.dot_general %67, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x256x64xf32>, tensor<4x128x64xf32>) -> tensor<4x256x128xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0, 2] : (tensor<4x256x128xf32>) -> tensor<256x4x128xf32>
    %78 = stablehlo.multiply %31, %77 : tensor<256x4x128xf32>
    %79 = stablehlo.multiply %77, %48 : tensor<256x4x128xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %81 = stablehlo.multiply %80, %78 : tensor<256x4x128xf32>
    %82 = stablehlo.multiply %81, %44 : tensor<256x4x128xf32>
    %83 = stablehlo.multiply %82, %42 : tensor<256x4x128xf32>
    %84 = stablehlo.add %82, %83 : tensor<256x4x128xf32>
    %cst_24 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<256x4x128xf32>
    %87 = stablehlo.add %79, %86 : tensor<256x4x128xf32>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<256x4x128xf32>
    %89 = stablehlo.multiply %88, %86 : tensor<256x4x128xf32>
    %90 = stablehlo.multiply %89, %36 : tensor<256x4x128xf32>
    %91 = stablehlo.add %87, %90 : tensor<256x4x128xf32>
    %92 = stablehlo.dot_general %91, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4x128xf32>, tensor<256x64xf32>) -> tensor<4x128x64xf32>
    %93 = stablehlo.transpose %92, dims = [0, 2, 1] : (tensor<4x128x64xf32>) -> tensor<4x64x128xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x4xf32>
    %95 = "stablehlo.scatter"(%94, %30, %73) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<256x4xf32>, tensor<256x2x1xi32>, tensor<256x2xf32>) -> tensor<256x4xf32>
    %96 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x4xf32>
    %97 = stablehlo.multiply %95, %96 : tensor<256x4xf32>
    %98 = stablehlo.multiply %97, %22 : tensor<256x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<256x4xf32>, tensor<f32>) -> tensor<256xf32>
    %100 = stablehlo.reshape %99 : (tensor<256xf32>) -> tensor<256x1xf32>
    %101 = stablehlo.negate %100 : tensor<256x1xf32>
    %102 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x4xf32>
    %103 = stablehlo.divide %95, %102 : tensor<256x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%101 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<256x1xf32>, tensor<f32>) -> tensor<256xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<256xf32>) -> tensor<256x4xf32>
    %106 = stablehlo.add %103, %105 : tensor<256x4xf32>
    %107 = stablehlo.multiply %106, %22 : tensor<256x4xf32>
    %108 = stablehlo.dot_general %107, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4xf32>, tensor<256x64xf32>) -> tensor<4x64xf32>
    %109 = stablehlo.transpose %108, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<64x4xf32>
    %112 = stablehlo.subtract %arg0, %111 : tensor<64x4xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x64x128xf32>
    %114 = stablehlo.multiply %113, %93 : tensor<4x64x128xf32>
    %115 = stablehlo.subtract %arg1, %114 : tensor<4x64x128xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x128x64xf32>
    %117 = stablehlo.multiply %116, %75 : tensor<4x128x64xf32>
    %118 = stablehlo.subtract %arg2, %117 : tensor<4x128x64xf32>
    return %112, %115, %118, %62 : tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<4x128x64xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<256x2xi32>) -> tensor<256x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x2x1xi32>) -> tensor<256x2x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<256x2x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x2x4xi32>, tensor<256x2x4xi32>) -> tensor<256x2x4xi1>
    %5 = stablehlo.convert %4 : (tensor<256x2x4xi1>) -> tensor<256x2x4xf32>
    return %5 : tensor<256x2x4xf32>
  }
}
