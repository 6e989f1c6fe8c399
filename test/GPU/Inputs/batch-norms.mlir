// Two batch norms with a relu between them, as JAX prints their training step: what is left of
// long sums, four parts of each, is added up by the threads that read it, which keep it.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2048xf32>, %arg1: tensor<2048xf32>, %arg2: tensor<2048xf32>, %arg3: tensor<2048xf32>, %arg4: tensor<32x7x7x2048xf32>, %arg5: tensor<32x7x7x2048xf32>) -> (tensor<2048xf32>, tensor<2048xf32> {jax.result_info = "result[0][1]"}, tensor<2048xf32> {jax.result_info = "result[0][2]"}, tensor<2048xf32> {jax.result_info = "result[0][3]"}, tensor<32x7x7x2048xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg4 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2048xf32>
    %3 = chlo.square %arg4 : tensor<32x7x7x2048xf32> -> tensor<32x7x7x2048xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %5 = stablehlo.multiply %4, %arg4 : tensor<32x7x7x2048xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %8 = stablehlo.divide %6, %7 : tensor<2048xf32>
    %9 = chlo.square %2 : tensor<2048xf32> -> tensor<2048xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %11 = stablehlo.multiply %10, %2 : tensor<2048xf32>
    %12 = stablehlo.subtract %8, %9 : tensor<2048xf32>
    %13 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %15 = stablehlo.subtract %arg4, %14 : tensor<32x7x7x2048xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %17 = stablehlo.add %12, %16 : tensor<2048xf32>
    %18 = stablehlo.rsqrt %17 : tensor<2048xf32>
    %19 = stablehlo.divide %18, %17 : tensor<2048xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2048xf32>
    %22 = stablehlo.multiply %18, %arg0 : tensor<2048xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %25 = stablehlo.multiply %15, %24 : tensor<32x7x7x2048xf32>
    %26 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %28 = stablehlo.add %25, %27 : tensor<32x7x7x2048xf32>
    %29 = call @relu(%28) : (tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %31 = stablehlo.compare GT, %28, %30, FLOAT : (tensor<32x7x7x2048xf32>, tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_9 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %34 = stablehlo.divide %32, %33 : tensor<2048xf32>
    %35 = chlo.square %29 : tensor<32x7x7x2048xf32> -> tensor<32x7x7x2048xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %37 = stablehlo.multiply %36, %29 : tensor<32x7x7x2048xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_12 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %40 = stablehlo.divide %38, %39 : tensor<2048xf32>
    %41 = chlo.square %34 : tensor<2048xf32> -> tensor<2048xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %43 = stablehlo.multiply %42, %34 : tensor<2048xf32>
    %44 = stablehlo.subtract %40, %41 : tensor<2048xf32>
    %45 = stablehlo.broadcast_in_dim %34, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %47 = stablehlo.subtract %29, %46 : tensor<32x7x7x2048xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %49 = stablehlo.add %44, %48 : tensor<2048xf32>
    %50 = stablehlo.rsqrt %49 : tensor<2048xf32>
    %51 = stablehlo.divide %50, %49 : tensor<2048xf32>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<2048xf32>
    %54 = stablehlo.multiply %50, %arg2 : tensor<2048xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<0x4A440000> : tensor<f32>
    %56 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %58 = stablehlo.multiply %57, %arg5 : tensor<32x7x7x2048xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_18) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %60 = stablehlo.reshape %59 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %62 = stablehlo.multiply %47, %58 : tensor<32x7x7x2048xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %64 = stablehlo.reshape %63 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %65 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<32x7x7x2048xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%64 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %68 = stablehlo.multiply %50, %67 : tensor<2048xf32>
    %69 = stablehlo.multiply %67, %arg2 : tensor<2048xf32>
    %70 = stablehlo.multiply %69, %53 : tensor<2048xf32>
    %71 = stablehlo.negate %66 : tensor<32x7x7x2048xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %73 = stablehlo.reshape %72 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %75 = stablehlo.negate %70 : tensor<2048xf32>
    %76 = stablehlo.multiply %75, %43 : tensor<2048xf32>
    %77 = stablehlo.add %74, %76 : tensor<2048xf32>
    %cst_24 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %79 = stablehlo.divide %70, %78 : tensor<2048xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %81 = stablehlo.multiply %80, %37 : tensor<32x7x7x2048xf32>
    %82 = stablehlo.add %66, %81 : tensor<32x7x7x2048xf32>
    %cst_25 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %84 = stablehlo.divide %77, %83 : tensor<2048xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %86 = stablehlo.add %82, %85 : tensor<32x7x7x2048xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %88 = stablehlo.select %31, %86, %87 : tensor<32x7x7x2048xi1>, tensor<32x7x7x2048xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %90 = stablehlo.reshape %89 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %92 = stablehlo.multiply %15, %88 : tensor<32x7x7x2048xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %94 = stablehlo.reshape %93 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %95 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %96 = stablehlo.multiply %88, %95 : tensor<32x7x7x2048xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%94 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %98 = stablehlo.multiply %18, %97 : tensor<2048xf32>
    %99 = stablehlo.multiply %97, %arg0 : tensor<2048xf32>
    %100 = stablehlo.multiply %99, %21 : tensor<2048xf32>
    %101 = stablehlo.negate %96 : tensor<32x7x7x2048xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %103 = stablehlo.reshape %102 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %105 = stablehlo.negate %100 : tensor<2048xf32>
    %106 = stablehlo.multiply %105, %11 : tensor<2048xf32>
    %107 = stablehlo.add %104, %106 : tensor<2048xf32>
    %cst_33 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %109 = stablehlo.divide %100, %108 : tensor<2048xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %111 = stablehlo.multiply %110, %5 : tensor<32x7x7x2048xf32>
    %112 = stablehlo.add %96, %111 : tensor<32x7x7x2048xf32>
    %cst_34 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %114 = stablehlo.divide %107, %113 : tensor<2048xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %116 = stablehlo.add %112, %115 : tensor<32x7x7x2048xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %118 = stablehlo.multiply %117, %98 : tensor<2048xf32>
    %119 = stablehlo.subtract %arg0, %118 : tensor<2048xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %121 = stablehlo.multiply %120, %91 : tensor<2048xf32>
    %122 = stablehlo.subtract %arg1, %121 : tensor<2048xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %124 = stablehlo.multiply %123, %68 : tensor<2048xf32>
    %125 = stablehlo.subtract %arg2, %124 : tensor<2048xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %127 = stablehlo.multiply %126, %61 : tensor<2048xf32>
    %128 = stablehlo.subtract %arg3, %127 : tensor<2048xf32>
    return %119, %122, %125, %128, %116 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<32x7x7x2048xf32>
  }
  func.func private @relu(%arg0: tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x7x7x2048xf32>
    return %1 : tensor<32x7x7x2048xf32>
  }
}

