module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x64xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<64x64xf32> {tf.aliasing_output = 2 : i32}, %arg2: tensor<16x8x64xf32>, %arg3: tensor<8x64xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<64x64xf32> {jax.result_info = "result[1][0]"}, tensor<64x64xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %2 = stablehlo.slice %arg2 [0:1, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %5 = stablehlo.add %1, %4 : tensor<8x64xf32>
    %6 = stablehlo.tanh %5 : tensor<8x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<8x64xf32>
    %9 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %10 = stablehlo.slice %arg2 [1:2, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %12 = stablehlo.dot_general %11, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %13 = stablehlo.add %9, %12 : tensor<8x64xf32>
    %14 = stablehlo.tanh %13 : tensor<8x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<8x64xf32>
    %17 = stablehlo.dot_general %14, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %18 = stablehlo.slice %arg2 [2:3, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %20 = stablehlo.dot_general %19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %21 = stablehlo.add %17, %20 : tensor<8x64xf32>
    %22 = stablehlo.tanh %21 : tensor<8x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<8x64xf32>
    %25 = stablehlo.dot_general %22, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %26 = stablehlo.slice %arg2 [3:4, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %27 = stablehlo.reshape %26 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %28 = stablehlo.dot_general %27, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %29 = stablehlo.add %25, %28 : tensor<8x64xf32>
    %30 = stablehlo.tanh %29 : tensor<8x64xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<8x64xf32>
    %33 = stablehlo.dot_general %30, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %34 = stablehlo.slice %arg2 [4:5, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %36 = stablehlo.dot_general %35, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %37 = stablehlo.add %33, %36 : tensor<8x64xf32>
    %38 = stablehlo.tanh %37 : tensor<8x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<8x64xf32>
    %41 = stablehlo.dot_general %38, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %42 = stablehlo.slice %arg2 [5:6, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %43 = stablehlo.reshape %42 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %44 = stablehlo.dot_general %43, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %45 = stablehlo.add %41, %44 : tensor<8x64xf32>
    %46 = stablehlo.tanh %45 : tensor<8x64xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %48 = stablehlo.subtract %47, %46 : tensor<8x64xf32>
    %49 = stablehlo.dot_general %46, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %50 = stablehlo.slice %arg2 [6:7, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %51 = stablehlo.reshape %50 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %52 = stablehlo.dot_general %51, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %53 = stablehlo.add %49, %52 : tensor<8x64xf32>
    %54 = stablehlo.tanh %53 : tensor<8x64xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %56 = stablehlo.subtract %55, %54 : tensor<8x64xf32>
    %57 = stablehlo.dot_general %54, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %58 = stablehlo.slice %arg2 [7:8, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %59 = stablehlo.reshape %58 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %60 = stablehlo.dot_general %59, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %61 = stablehlo.add %57, %60 : tensor<8x64xf32>
    %62 = stablehlo.tanh %61 : tensor<8x64xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %64 = stablehlo.subtract %63, %62 : tensor<8x64xf32>
    %65 = stablehlo.dot_general %62, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %66 = stablehlo.slice %arg2 [8:9, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %67 = stablehlo.reshape %66 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %68 = stablehlo.dot_general %67, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %69 = stablehlo.add %65, %68 : tensor<8x64xf32>
    %70 = stablehlo.tanh %69 : tensor<8x64xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %72 = stablehlo.subtract %71, %70 : tensor<8x64xf32>
    %73 = stablehlo.dot_general %70, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %74 = stablehlo.slice %arg2 [9:10, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %75 = stablehlo.reshape %74 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %76 = stablehlo.dot_general %75, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %77 = stablehlo.add %73, %76 : tensor<8x64xf32>
    %78 = stablehlo.tanh %77 : tensor<8x64xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %80 = stablehlo.subtract %79, %78 : tensor<8x64xf32>
    %81 = stablehlo.dot_general %78, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %82 = stablehlo.slice %arg2 [10:11, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %83 = stablehlo.reshape %82 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %84 = stablehlo.dot_general %83, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %85 = stablehlo.add %81, %84 : tensor<8x64xf32>
    %86 = stablehlo.tanh %85 : tensor<8x64xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %88 = stablehlo.subtract %87, %86 : tensor<8x64xf32>
    %89 = stablehlo.dot_general %86, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %90 = stablehlo.slice %arg2 [11:12, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %91 = stablehlo.reshape %90 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %92 = stablehlo.dot_general %91, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %93 = stablehlo.add %89, %92 : tensor<8x64xf32>
    %94 = stablehlo.tanh %93 : tensor<8x64xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %96 = stablehlo.subtract %95, %94 : tensor<8x64xf32>
    %97 = stablehlo.dot_general %94, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %98 = stablehlo.slice %arg2 [12:13, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %99 = stablehlo.reshape %98 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %100 = stablehlo.dot_general %99, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %101 = stablehlo.add %97, %100 : tensor<8x64xf32>
    %102 = stablehlo.tanh %101 : tensor<8x64xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %104 = stablehlo.subtract %103, %102 : tensor<8x64xf32>
    %105 = stablehlo.dot_general %102, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %106 = stablehlo.slice %arg2 [13:14, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %107 = stablehlo.reshape %106 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %108 = stablehlo.dot_general %107, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %109 = stablehlo.add %105, %108 : tensor<8x64xf32>
    %110 = stablehlo.tanh %109 : tensor<8x64xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %112 = stablehlo.subtract %111, %110 : tensor<8x64xf32>
    %113 = stablehlo.dot_general %110, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %114 = stablehlo.slice %arg2 [14:15, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %115 = stablehlo.reshape %114 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %116 = stablehlo.dot_general %115, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %117 = stablehlo.add %113, %116 : tensor<8x64xf32>
    %118 = stablehlo.tanh %117 : tensor<8x64xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %120 = stablehlo.subtract %119, %118 : tensor<8x64xf32>
    %121 = stablehlo.dot_general %118, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %122 = stablehlo.slice %arg2 [15:16, 0:8, 0:64] : (tensor<16x8x64xf32>) -> tensor<1x8x64xf32>
    %123 = stablehlo.reshape %122 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %124 = stablehlo.dot_general %123, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %125 = stablehlo.add %121, %124 : tensor<8x64xf32>
    %126 = stablehlo.tanh %125 : tensor<8x64xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %128 = stablehlo.subtract %127, %126 : tensor<8x64xf32>
    %129 = stablehlo.subtract %126, %arg3 : tensor<8x64xf32>
    %130 = stablehlo.multiply %129, %129 : tensor<8x64xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %132 = stablehlo.multiply %131, %129 : tensor<8x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%130 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %134 = stablehlo.divide %133, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %135 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %137 = stablehlo.multiply %136, %132 : tensor<8x64xf32>
    %138 = stablehlo.multiply %137, %128 : tensor<8x64xf32>
    %139 = stablehlo.multiply %138, %126 : tensor<8x64xf32>
    %140 = stablehlo.add %138, %139 : tensor<8x64xf32>
    %141 = stablehlo.dot_general %140, %123, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %142 = stablehlo.transpose %141, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %143 = stablehlo.dot_general %140, %118, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %145 = stablehlo.dot_general %140, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %146 = stablehlo.multiply %145, %120 : tensor<8x64xf32>
    %147 = stablehlo.multiply %146, %118 : tensor<8x64xf32>
    %148 = stablehlo.add %146, %147 : tensor<8x64xf32>
    %149 = stablehlo.dot_general %148, %115, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %150 = stablehlo.transpose %149, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %151 = stablehlo.add %142, %150 : tensor<64x64xf32>
    %152 = stablehlo.dot_general %148, %110, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %153 = stablehlo.transpose %152, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %154 = stablehlo.add %144, %153 : tensor<64x64xf32>
    %155 = stablehlo.dot_general %148, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %156 = stablehlo.multiply %155, %112 : tensor<8x64xf32>
    %157 = stablehlo.multiply %156, %110 : tensor<8x64xf32>
    %158 = stablehlo.add %156, %157 : tensor<8x64xf32>
    %159 = stablehlo.dot_general %158, %107, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %160 = stablehlo.transpose %159, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %161 = stablehlo.add %151, %160 : tensor<64x64xf32>
    %162 = stablehlo.dot_general %158, %102, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %163 = stablehlo.transpose %162, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %164 = stablehlo.add %154, %163 : tensor<64x64xf32>
    %165 = stablehlo.dot_general %158, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %166 = stablehlo.multiply %165, %104 : tensor<8x64xf32>
    %167 = stablehlo.multiply %166, %102 : tensor<8x64xf32>
    %168 = stablehlo.add %166, %167 : tensor<8x64xf32>
    %169 = stablehlo.dot_general %168, %99, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %170 = stablehlo.transpose %169, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %171 = stablehlo.add %161, %170 : tensor<64x64xf32>
    %172 = stablehlo.dot_general %168, %94, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %173 = stablehlo.transpose %172, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %174 = stablehlo.add %164, %173 : tensor<64x64xf32>
    %175 = stablehlo.dot_general %168, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %176 = stablehlo.multiply %175, %96 : tensor<8x64xf32>
    %177 = stablehlo.multiply %176, %94 : tensor<8x64xf32>
    %178 = stablehlo.add %176, %177 : tensor<8x64xf32>
    %179 = stablehlo.dot_general %178, %91, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %180 = stablehlo.transpose %179, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %181 = stablehlo.add %171, %180 : tensor<64x64xf32>
    %182 = stablehlo.dot_general %178, %86, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %183 = stablehlo.transpose %182, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %184 = stablehlo.add %174, %183 : tensor<64x64xf32>
    %185 = stablehlo.dot_general %178, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %186 = stablehlo.multiply %185, %88 : tensor<8x64xf32>
    %187 = stablehlo.multiply %186, %86 : tensor<8x64xf32>
    %188 = stablehlo.add %186, %187 : tensor<8x64xf32>
    %189 = stablehlo.dot_general %188, %83, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %190 = stablehlo.transpose %189, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %191 = stablehlo.add %181, %190 : tensor<64x64xf32>
    %192 = stablehlo.dot_general %188, %78, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %193 = stablehlo.transpose %192, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %194 = stablehlo.add %184, %193 : tensor<64x64xf32>
    %195 = stablehlo.dot_general %188, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %196 = stablehlo.multiply %195, %80 : tensor<8x64xf32>
    %197 = stablehlo.multiply %196, %78 : tensor<8x64xf32>
    %198 = stablehlo.add %196, %197 : tensor<8x64xf32>
    %199 = stablehlo.dot_general %198, %75, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %200 = stablehlo.transpose %199, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %201 = stablehlo.add %191, %200 : tensor<64x64xf32>
    %202 = stablehlo.dot_general %198, %70, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %203 = stablehlo.transpose %202, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %204 = stablehlo.add %194, %203 : tensor<64x64xf32>
    %205 = stablehlo.dot_general %198, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %206 = stablehlo.multiply %205, %72 : tensor<8x64xf32>
    %207 = stablehlo.multiply %206, %70 : tensor<8x64xf32>
    %208 = stablehlo.add %206, %207 : tensor<8x64xf32>
    %209 = stablehlo.dot_general %208, %67, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %210 = stablehlo.transpose %209, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %211 = stablehlo.add %201, %210 : tensor<64x64xf32>
    %212 = stablehlo.dot_general %208, %62, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %213 = stablehlo.transpose %212, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %214 = stablehlo.add %204, %213 : tensor<64x64xf32>
    %215 = stablehlo.dot_general %208, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %216 = stablehlo.multiply %215, %64 : tensor<8x64xf32>
    %217 = stablehlo.multiply %216, %62 : tensor<8x64xf32>
    %218 = stablehlo.add %216, %217 : tensor<8x64xf32>
    %219 = stablehlo.dot_general %218, %59, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %220 = stablehlo.transpose %219, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %221 = stablehlo.add %211, %220 : tensor<64x64xf32>
    %222 = stablehlo.dot_general %218, %54, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %223 = stablehlo.transpose %222, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %224 = stablehlo.add %214, %223 : tensor<64x64xf32>
    %225 = stablehlo.dot_general %218, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %226 = stablehlo.multiply %225, %56 : tensor<8x64xf32>
    %227 = stablehlo.multiply %226, %54 : tensor<8x64xf32>
    %228 = stablehlo.add %226, %227 : tensor<8x64xf32>
    %229 = stablehlo.dot_general %228, %51, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %230 = stablehlo.transpose %229, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %231 = stablehlo.add %221, %230 : tensor<64x64xf32>
    %232 = stablehlo.dot_general %228, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %233 = stablehlo.transpose %232, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %234 = stablehlo.add %224, %233 : tensor<64x64xf32>
    %235 = stablehlo.dot_general %228, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %236 = stablehlo.multiply %235, %48 : tensor<8x64xf32>
    %237 = stablehlo.multiply %236, %46 : tensor<8x64xf32>
    %238 = stablehlo.add %236, %237 : tensor<8x64xf32>
    %239 = stablehlo.dot_general %238, %43, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %240 = stablehlo.transpose %239, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %241 = stablehlo.add %231, %240 : tensor<64x64xf32>
    %242 = stablehlo.dot_general %238, %38, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %243 = stablehlo.transpose %242, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %244 = stablehlo.add %234, %243 : tensor<64x64xf32>
    %245 = stablehlo.dot_general %238, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %246 = stablehlo.multiply %245, %40 : tensor<8x64xf32>
    %247 = stablehlo.multiply %246, %38 : tensor<8x64xf32>
    %248 = stablehlo.add %246, %247 : tensor<8x64xf32>
    %249 = stablehlo.dot_general %248, %35, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %250 = stablehlo.transpose %249, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %251 = stablehlo.add %241, %250 : tensor<64x64xf32>
    %252 = stablehlo.dot_general %248, %30, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %253 = stablehlo.transpose %252, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %254 = stablehlo.add %244, %253 : tensor<64x64xf32>
    %255 = stablehlo.dot_general %248, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %256 = stablehlo.multiply %255, %32 : tensor<8x64xf32>
    %257 = stablehlo.multiply %256, %30 : tensor<8x64xf32>
    %258 = stablehlo.add %256, %257 : tensor<8x64xf32>
    %259 = stablehlo.dot_general %258, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %260 = stablehlo.transpose %259, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %261 = stablehlo.add %251, %260 : tensor<64x64xf32>
    %262 = stablehlo.dot_general %258, %22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %263 = stablehlo.transpose %262, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %264 = stablehlo.add %254, %263 : tensor<64x64xf32>
    %265 = stablehlo.dot_general %258, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %266 = stablehlo.multiply %265, %24 : tensor<8x64xf32>
    %267 = stablehlo.multiply %266, %22 : tensor<8x64xf32>
    %268 = stablehlo.add %266, %267 : tensor<8x64xf32>
    %269 = stablehlo.dot_general %268, %19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %270 = stablehlo.transpose %269, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %271 = stablehlo.add %261, %270 : tensor<64x64xf32>
    %272 = stablehlo.dot_general %268, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %273 = stablehlo.transpose %272, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %274 = stablehlo.add %264, %273 : tensor<64x64xf32>
    %275 = stablehlo.dot_general %268, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %276 = stablehlo.multiply %275, %16 : tensor<8x64xf32>
    %277 = stablehlo.multiply %276, %14 : tensor<8x64xf32>
    %278 = stablehlo.add %276, %277 : tensor<8x64xf32>
    %279 = stablehlo.dot_general %278, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %280 = stablehlo.transpose %279, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %281 = stablehlo.add %271, %280 : tensor<64x64xf32>
    %282 = stablehlo.dot_general %278, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %283 = stablehlo.transpose %282, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %284 = stablehlo.add %274, %283 : tensor<64x64xf32>
    %285 = stablehlo.dot_general %278, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %286 = stablehlo.multiply %285, %8 : tensor<8x64xf32>
    %287 = stablehlo.multiply %286, %6 : tensor<8x64xf32>
    %288 = stablehlo.add %286, %287 : tensor<8x64xf32>
    %289 = stablehlo.dot_general %288, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %290 = stablehlo.transpose %289, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %291 = stablehlo.add %281, %290 : tensor<64x64xf32>
    %292 = stablehlo.dot_general %288, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %293 = stablehlo.transpose %292, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %294 = stablehlo.add %284, %293 : tensor<64x64xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %296 = stablehlo.multiply %295, %294 : tensor<64x64xf32>
    %297 = stablehlo.subtract %arg0, %296 : tensor<64x64xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %299 = stablehlo.multiply %298, %291 : tensor<64x64xf32>
    %300 = stablehlo.subtract %arg1, %299 : tensor<64x64xf32>
    return %134, %297, %300 : tensor<f32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
}

