module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64x4xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<12x4x16xf32>, %arg4: tensor<12x4x4xf32>) -> (tensor<16x64xf32> {jax.result_info = "result[0]['a']"}, tensor<16x64xf32> {jax.result_info = "result[0]['b']"}, tensor<64x4xf32> {jax.result_info = "result[0]['o']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4x16xf32>, tensor<16x64xf32>) -> tensor<12x4x64xf32>
    %1 = stablehlo.negate %0 : tensor<12x4x64xf32>
    %2 = stablehlo.exponential %1 : tensor<12x4x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4x64xf32>
    %4 = stablehlo.add %3, %2 : tensor<12x4x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x4x64xf32>
    %6 = stablehlo.divide %5, %4 : tensor<12x4x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x4x64xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<12x4x64xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<12x4x64xf32>
    %10 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4x16xf32>, tensor<16x64xf32>) -> tensor<12x4x64xf32>
    %11 = stablehlo.slice %6 [0:11:2, 0:4, 0:64] : (tensor<12x4x64xf32>) -> tensor<6x4x64xf32>
    %12 = stablehlo.slice %10 [0:11:2, 0:4, 0:64] : (tensor<12x4x64xf32>) -> tensor<6x4x64xf32>
    %13 = stablehlo.slice %6 [1:12:2, 0:4, 0:64] : (tensor<12x4x64xf32>) -> tensor<6x4x64xf32>
    %14 = stablehlo.slice %10 [1:12:2, 0:4, 0:64] : (tensor<12x4x64xf32>) -> tensor<6x4x64xf32>
    %15 = stablehlo.multiply %11, %13 : tensor<6x4x64xf32>
    %16 = stablehlo.multiply %13, %12 : tensor<6x4x64xf32>
    %17 = stablehlo.add %16, %14 : tensor<6x4x64xf32>
    %18 = stablehlo.slice %15 [0:5:2, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<3x4x64xf32>
    %19 = stablehlo.slice %17 [0:5:2, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<3x4x64xf32>
    %20 = stablehlo.slice %15 [1:6:2, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<3x4x64xf32>
    %21 = stablehlo.slice %17 [1:6:2, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<3x4x64xf32>
    %22 = stablehlo.multiply %18, %20 : tensor<3x4x64xf32>
    %23 = stablehlo.multiply %20, %19 : tensor<3x4x64xf32>
    %24 = stablehlo.add %23, %21 : tensor<3x4x64xf32>
    %25 = stablehlo.slice %24 [0:2:2, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<1x4x64xf32>
    %26 = stablehlo.slice %22 [1:3:2, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<1x4x64xf32>
    %27 = stablehlo.slice %24 [1:3:2, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<1x4x64xf32>
    %28 = stablehlo.multiply %26, %25 : tensor<1x4x64xf32>
    %29 = stablehlo.add %28, %27 : tensor<1x4x64xf32>
    %30 = stablehlo.slice %22 [2:3:2, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<1x4x64xf32>
    %31 = stablehlo.slice %24 [2:3:2, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<1x4x64xf32>
    %32 = stablehlo.multiply %30, %29 : tensor<1x4x64xf32>
    %33 = stablehlo.add %32, %31 : tensor<1x4x64xf32>
    %34 = stablehlo.slice %24 [0:1, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<1x4x64xf32>
    %35 = stablehlo.concatenate %34, %33, dim = 0 : (tensor<1x4x64xf32>, tensor<1x4x64xf32>) -> tensor<2x4x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %35, %cst_2, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %29, %cst_3, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %38 = stablehlo.add %36, %37 : tensor<3x4x64xf32>
    %39 = stablehlo.slice %38 [0:2, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<2x4x64xf32>
    %40 = stablehlo.slice %15 [2:6:2, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<2x4x64xf32>
    %41 = stablehlo.slice %17 [2:6:2, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<2x4x64xf32>
    %42 = stablehlo.multiply %40, %39 : tensor<2x4x64xf32>
    %43 = stablehlo.add %42, %41 : tensor<2x4x64xf32>
    %44 = stablehlo.slice %17 [0:1, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<1x4x64xf32>
    %45 = stablehlo.concatenate %44, %43, dim = 0 : (tensor<1x4x64xf32>, tensor<2x4x64xf32>) -> tensor<3x4x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.pad %45, %cst_4, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<3x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.pad %38, %cst_5, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %48 = stablehlo.add %46, %47 : tensor<6x4x64xf32>
    %49 = stablehlo.slice %48 [0:5, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<5x4x64xf32>
    %50 = stablehlo.slice %6 [2:12:2, 0:4, 0:64] : (tensor<12x4x64xf32>) -> tensor<5x4x64xf32>
    %51 = stablehlo.slice %10 [2:12:2, 0:4, 0:64] : (tensor<12x4x64xf32>) -> tensor<5x4x64xf32>
    %52 = stablehlo.multiply %50, %49 : tensor<5x4x64xf32>
    %53 = stablehlo.add %52, %51 : tensor<5x4x64xf32>
    %54 = stablehlo.slice %10 [0:1, 0:4, 0:64] : (tensor<12x4x64xf32>) -> tensor<1x4x64xf32>
    %55 = stablehlo.concatenate %54, %53, dim = 0 : (tensor<1x4x64xf32>, tensor<5x4x64xf32>) -> tensor<6x4x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.pad %55, %cst_6, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<6x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.pad %48, %cst_7, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<6x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %58 = stablehlo.add %56, %57 : tensor<12x4x64xf32>
    %59 = stablehlo.dot_general %58, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4x64xf32>, tensor<64x4xf32>) -> tensor<12x4x4xf32>
    %60 = stablehlo.subtract %59, %arg4 : tensor<12x4x4xf32>
    %61 = stablehlo.multiply %60, %60 : tensor<12x4x4xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x4x4xf32>
    %63 = stablehlo.multiply %62, %60 : tensor<12x4x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%61 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %66 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<12x4x4xf32>
    %68 = stablehlo.multiply %67, %63 : tensor<12x4x4xf32>
    %69 = stablehlo.dot_general %68, %58, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<12x4x64xf32>) -> tensor<4x64xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
    %71 = stablehlo.dot_general %68, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<64x4xf32>) -> tensor<12x4x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %71, %cst_13, low = [-1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<12x4x64xf32>, tensor<f32>) -> tensor<11x4x64xf32>
    %73 = stablehlo.slice %72 [0:11:2, 0:4, 0:64] : (tensor<11x4x64xf32>) -> tensor<6x4x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %71, %cst_14, low = [0, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0] : (tensor<12x4x64xf32>, tensor<f32>) -> tensor<11x4x64xf32>
    %75 = stablehlo.slice %74 [0:11:2, 0:4, 0:64] : (tensor<11x4x64xf32>) -> tensor<6x4x64xf32>
    %76 = stablehlo.slice %75 [0:1, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<1x4x64xf32>
    %77 = stablehlo.slice %75 [1:6, 0:4, 0:64] : (tensor<6x4x64xf32>) -> tensor<5x4x64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.pad %76, %cst_15, low = [0, 0, 0], high = [11, 0, 0], interior = [0, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %79 = stablehlo.multiply %50, %77 : tensor<5x4x64xf32>
    %80 = stablehlo.multiply %77, %49 : tensor<5x4x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.pad %77, %cst_16, low = [2, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<5x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %82 = stablehlo.add %78, %81 : tensor<12x4x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.pad %80, %cst_17, low = [2, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<5x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.pad %79, %cst_18, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<5x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %85 = stablehlo.add %73, %84 : tensor<6x4x64xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.pad %85, %cst_19, low = [-1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<6x4x64xf32>, tensor<f32>) -> tensor<5x4x64xf32>
    %87 = stablehlo.slice %86 [0:5:2, 0:4, 0:64] : (tensor<5x4x64xf32>) -> tensor<3x4x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.pad %85, %cst_20, low = [0, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0] : (tensor<6x4x64xf32>, tensor<f32>) -> tensor<5x4x64xf32>
    %89 = stablehlo.slice %88 [0:5:2, 0:4, 0:64] : (tensor<5x4x64xf32>) -> tensor<3x4x64xf32>
    %90 = stablehlo.slice %89 [0:1, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<1x4x64xf32>
    %91 = stablehlo.slice %89 [1:3, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<2x4x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.pad %90, %cst_21, low = [0, 0, 0], high = [5, 0, 0], interior = [0, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %93 = stablehlo.multiply %40, %91 : tensor<2x4x64xf32>
    %94 = stablehlo.multiply %91, %39 : tensor<2x4x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.pad %91, %cst_22, low = [2, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %96 = stablehlo.add %92, %95 : tensor<6x4x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.pad %94, %cst_23, low = [2, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.pad %93, %cst_24, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %99 = stablehlo.add %87, %98 : tensor<3x4x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.pad %99, %cst_25, low = [-1, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0] : (tensor<3x4x64xf32>, tensor<f32>) -> tensor<1x4x64xf32>
    %101 = stablehlo.slice %100 [0:1:2, 0:4, 0:64] : (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.pad %99, %cst_26, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %103 = stablehlo.slice %102 [0:3:2, 0:4, 0:64] : (tensor<3x4x64xf32>) -> tensor<2x4x64xf32>
    %104 = stablehlo.slice %103 [0:1, 0:4, 0:64] : (tensor<2x4x64xf32>) -> tensor<1x4x64xf32>
    %105 = stablehlo.slice %103 [1:2, 0:4, 0:64] : (tensor<2x4x64xf32>) -> tensor<1x4x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.pad %104, %cst_27, low = [0, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %107 = stablehlo.multiply %30, %105 : tensor<1x4x64xf32>
    %108 = stablehlo.add %101, %107 : tensor<1x4x64xf32>
    %109 = stablehlo.multiply %105, %29 : tensor<1x4x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.pad %105, %cst_28, low = [2, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %111 = stablehlo.add %106, %110 : tensor<3x4x64xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %109, %cst_29, low = [2, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %113 = stablehlo.multiply %26, %108 : tensor<1x4x64xf32>
    %114 = stablehlo.multiply %108, %25 : tensor<1x4x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.pad %108, %cst_30, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %116 = stablehlo.add %111, %115 : tensor<3x4x64xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.pad %114, %cst_31, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %118 = stablehlo.add %112, %117 : tensor<3x4x64xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.pad %113, %cst_32, low = [0, 0, 0], high = [2, 0, 0], interior = [1, 0, 0] : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<3x4x64xf32>
    %120 = stablehlo.add %116, %119 : tensor<3x4x64xf32>
    %121 = stablehlo.multiply %20, %120 : tensor<3x4x64xf32>
    %122 = stablehlo.multiply %120, %19 : tensor<3x4x64xf32>
    %123 = stablehlo.multiply %18, %118 : tensor<3x4x64xf32>
    %124 = stablehlo.add %122, %123 : tensor<3x4x64xf32>
    %125 = stablehlo.multiply %118, %20 : tensor<3x4x64xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.pad %120, %cst_33, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %127 = stablehlo.add %96, %126 : tensor<6x4x64xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.pad %124, %cst_34, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %129 = stablehlo.add %97, %128 : tensor<6x4x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.pad %121, %cst_35, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<3x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %131 = stablehlo.add %127, %130 : tensor<6x4x64xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.pad %125, %cst_36, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<3x4x64xf32>, tensor<f32>) -> tensor<6x4x64xf32>
    %133 = stablehlo.add %129, %132 : tensor<6x4x64xf32>
    %134 = stablehlo.multiply %13, %131 : tensor<6x4x64xf32>
    %135 = stablehlo.multiply %131, %12 : tensor<6x4x64xf32>
    %136 = stablehlo.multiply %11, %133 : tensor<6x4x64xf32>
    %137 = stablehlo.add %135, %136 : tensor<6x4x64xf32>
    %138 = stablehlo.multiply %133, %13 : tensor<6x4x64xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.pad %131, %cst_37, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<6x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %140 = stablehlo.add %82, %139 : tensor<12x4x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.pad %137, %cst_38, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<6x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %142 = stablehlo.add %83, %141 : tensor<12x4x64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.pad %134, %cst_39, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<6x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %144 = stablehlo.add %140, %143 : tensor<12x4x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.pad %138, %cst_40, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<6x4x64xf32>, tensor<f32>) -> tensor<12x4x64xf32>
    %146 = stablehlo.add %142, %145 : tensor<12x4x64xf32>
    %147 = stablehlo.dot_general %144, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x64xf32>, tensor<12x4x16xf32>) -> tensor<64x16xf32>
    %148 = stablehlo.transpose %147, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %149 = stablehlo.multiply %146, %9 : tensor<12x4x64xf32>
    %150 = stablehlo.dot_general %149, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x64xf32>, tensor<12x4x16xf32>) -> tensor<64x16xf32>
    %151 = stablehlo.transpose %150, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<16x64xf32>
    %154 = stablehlo.subtract %arg0, %153 : tensor<16x64xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %156 = stablehlo.multiply %155, %148 : tensor<16x64xf32>
    %157 = stablehlo.subtract %arg1, %156 : tensor<16x64xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %159 = stablehlo.multiply %158, %70 : tensor<64x4xf32>
    %160 = stablehlo.subtract %arg2, %159 : tensor<64x4xf32>
    return %154, %157, %160, %65 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<64x4xf32>, tensor<f32>
  }
}
