// Two networks of three layers that learn in turns: a branch for each holds its forward and
// backward pass, as JAX prints its `lax.cond`.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16x16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<256x16xf32>, %arg7: tensor<256x16xf32>, %arg8: tensor<1xi32>) -> (tensor<16x16xf32> {jax.result_info = "result[0][0]"}, tensor<16x16xf32> {jax.result_info = "result[0][1]"}, tensor<16x16xf32> {jax.result_info = "result[0][2]"}, tensor<16x16xf32> {jax.result_info = "result[1][0]"}, tensor<16x16xf32> {jax.result_info = "result[1][1]"}, tensor<16x16xf32> {jax.result_info = "result[1][2]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg8 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare GT, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3:7 = "stablehlo.case"(%2) ({
      %4 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %5 = stablehlo.tanh %4 : tensor<256x16xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %7 = stablehlo.subtract %6, %5 : tensor<256x16xf32>
      %8 = stablehlo.negate %5 : tensor<256x16xf32>
      %9 = stablehlo.exponential %8 : tensor<256x16xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %11 = stablehlo.add %10, %9 : tensor<256x16xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %13 = stablehlo.divide %12, %11 : tensor<256x16xf32>
      %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %15 = stablehlo.subtract %14, %13 : tensor<256x16xf32>
      %16 = stablehlo.multiply %13, %15 : tensor<256x16xf32>
      %17 = stablehlo.multiply %5, %13 : tensor<256x16xf32>
      %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %19 = stablehlo.tanh %18 : tensor<256x16xf32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %21 = stablehlo.subtract %20, %19 : tensor<256x16xf32>
      %22 = stablehlo.negate %19 : tensor<256x16xf32>
      %23 = stablehlo.exponential %22 : tensor<256x16xf32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %25 = stablehlo.add %24, %23 : tensor<256x16xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %27 = stablehlo.divide %26, %25 : tensor<256x16xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %29 = stablehlo.subtract %28, %27 : tensor<256x16xf32>
      %30 = stablehlo.multiply %27, %29 : tensor<256x16xf32>
      %31 = stablehlo.multiply %19, %27 : tensor<256x16xf32>
      %32 = stablehlo.dot_general %31, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %33 = stablehlo.tanh %32 : tensor<256x16xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %35 = stablehlo.subtract %34, %33 : tensor<256x16xf32>
      %36 = stablehlo.negate %33 : tensor<256x16xf32>
      %37 = stablehlo.exponential %36 : tensor<256x16xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %39 = stablehlo.add %38, %37 : tensor<256x16xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %41 = stablehlo.divide %40, %39 : tensor<256x16xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %43 = stablehlo.subtract %42, %41 : tensor<256x16xf32>
      %44 = stablehlo.multiply %41, %43 : tensor<256x16xf32>
      %45 = stablehlo.multiply %33, %41 : tensor<256x16xf32>
      %46 = stablehlo.dot_general %45, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %47 = stablehlo.tanh %46 : tensor<256x16xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %49 = stablehlo.subtract %48, %47 : tensor<256x16xf32>
      %50 = stablehlo.negate %47 : tensor<256x16xf32>
      %51 = stablehlo.exponential %50 : tensor<256x16xf32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %53 = stablehlo.add %52, %51 : tensor<256x16xf32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %55 = stablehlo.divide %54, %53 : tensor<256x16xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %57 = stablehlo.subtract %56, %55 : tensor<256x16xf32>
      %58 = stablehlo.multiply %55, %57 : tensor<256x16xf32>
      %59 = stablehlo.multiply %47, %55 : tensor<256x16xf32>
      %60 = stablehlo.dot_general %59, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %61 = stablehlo.tanh %60 : tensor<256x16xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %63 = stablehlo.subtract %62, %61 : tensor<256x16xf32>
      %64 = stablehlo.negate %61 : tensor<256x16xf32>
      %65 = stablehlo.exponential %64 : tensor<256x16xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %67 = stablehlo.add %66, %65 : tensor<256x16xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %69 = stablehlo.divide %68, %67 : tensor<256x16xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %71 = stablehlo.subtract %70, %69 : tensor<256x16xf32>
      %72 = stablehlo.multiply %69, %71 : tensor<256x16xf32>
      %73 = stablehlo.multiply %61, %69 : tensor<256x16xf32>
      %74 = stablehlo.dot_general %73, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %75 = stablehlo.tanh %74 : tensor<256x16xf32>
      %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %77 = stablehlo.subtract %76, %75 : tensor<256x16xf32>
      %78 = stablehlo.negate %75 : tensor<256x16xf32>
      %79 = stablehlo.exponential %78 : tensor<256x16xf32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %81 = stablehlo.add %80, %79 : tensor<256x16xf32>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %83 = stablehlo.divide %82, %81 : tensor<256x16xf32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %85 = stablehlo.subtract %84, %83 : tensor<256x16xf32>
      %86 = stablehlo.multiply %83, %85 : tensor<256x16xf32>
      %87 = stablehlo.multiply %75, %83 : tensor<256x16xf32>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%87 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<f32>
      %cst_24 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
      %89 = stablehlo.divide %88, %cst_24 : tensor<f32>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_26 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
      %90 = stablehlo.divide %cst_25, %cst_26 : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %92 = stablehlo.multiply %75, %91 : tensor<256x16xf32>
      %93 = stablehlo.multiply %91, %83 : tensor<256x16xf32>
      %94 = stablehlo.multiply %92, %86 : tensor<256x16xf32>
      %95 = stablehlo.add %93, %94 : tensor<256x16xf32>
      %96 = stablehlo.multiply %95, %77 : tensor<256x16xf32>
      %97 = stablehlo.multiply %96, %75 : tensor<256x16xf32>
      %98 = stablehlo.add %96, %97 : tensor<256x16xf32>
      %99 = stablehlo.dot_general %98, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %100 = stablehlo.multiply %61, %99 : tensor<256x16xf32>
      %101 = stablehlo.multiply %99, %69 : tensor<256x16xf32>
      %102 = stablehlo.multiply %100, %72 : tensor<256x16xf32>
      %103 = stablehlo.add %101, %102 : tensor<256x16xf32>
      %104 = stablehlo.multiply %103, %63 : tensor<256x16xf32>
      %105 = stablehlo.multiply %104, %61 : tensor<256x16xf32>
      %106 = stablehlo.add %104, %105 : tensor<256x16xf32>
      %107 = stablehlo.dot_general %106, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %108 = stablehlo.multiply %47, %107 : tensor<256x16xf32>
      %109 = stablehlo.multiply %107, %55 : tensor<256x16xf32>
      %110 = stablehlo.multiply %108, %58 : tensor<256x16xf32>
      %111 = stablehlo.add %109, %110 : tensor<256x16xf32>
      %112 = stablehlo.multiply %111, %49 : tensor<256x16xf32>
      %113 = stablehlo.multiply %112, %47 : tensor<256x16xf32>
      %114 = stablehlo.add %112, %113 : tensor<256x16xf32>
      %115 = stablehlo.dot_general %114, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %116 = stablehlo.multiply %33, %115 : tensor<256x16xf32>
      %117 = stablehlo.multiply %115, %41 : tensor<256x16xf32>
      %118 = stablehlo.multiply %116, %44 : tensor<256x16xf32>
      %119 = stablehlo.add %117, %118 : tensor<256x16xf32>
      %120 = stablehlo.multiply %119, %35 : tensor<256x16xf32>
      %121 = stablehlo.multiply %120, %33 : tensor<256x16xf32>
      %122 = stablehlo.add %120, %121 : tensor<256x16xf32>
      %123 = stablehlo.dot_general %122, %31, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %124 = stablehlo.transpose %123, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %125 = stablehlo.dot_general %122, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %126 = stablehlo.multiply %19, %125 : tensor<256x16xf32>
      %127 = stablehlo.multiply %125, %27 : tensor<256x16xf32>
      %128 = stablehlo.multiply %126, %30 : tensor<256x16xf32>
      %129 = stablehlo.add %127, %128 : tensor<256x16xf32>
      %130 = stablehlo.multiply %129, %21 : tensor<256x16xf32>
      %131 = stablehlo.multiply %130, %19 : tensor<256x16xf32>
      %132 = stablehlo.add %130, %131 : tensor<256x16xf32>
      %133 = stablehlo.dot_general %132, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %134 = stablehlo.transpose %133, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %135 = stablehlo.dot_general %132, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %136 = stablehlo.multiply %5, %135 : tensor<256x16xf32>
      %137 = stablehlo.multiply %135, %13 : tensor<256x16xf32>
      %138 = stablehlo.multiply %136, %16 : tensor<256x16xf32>
      %139 = stablehlo.add %137, %138 : tensor<256x16xf32>
      %140 = stablehlo.multiply %139, %7 : tensor<256x16xf32>
      %141 = stablehlo.multiply %140, %5 : tensor<256x16xf32>
      %142 = stablehlo.add %140, %141 : tensor<256x16xf32>
      %143 = stablehlo.dot_general %142, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %146 = stablehlo.multiply %145, %144 : tensor<16x16xf32>
      %147 = stablehlo.subtract %arg0, %146 : tensor<16x16xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %149 = stablehlo.multiply %148, %134 : tensor<16x16xf32>
      %150 = stablehlo.subtract %arg1, %149 : tensor<16x16xf32>
      %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %152 = stablehlo.multiply %151, %124 : tensor<16x16xf32>
      %153 = stablehlo.subtract %arg2, %152 : tensor<16x16xf32>
      stablehlo.return %147, %150, %153, %arg3, %arg4, %arg5, %89 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
    }, {
      %4 = stablehlo.dot_general %arg7, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %5 = stablehlo.tanh %4 : tensor<256x16xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %7 = stablehlo.subtract %6, %5 : tensor<256x16xf32>
      %8 = stablehlo.negate %5 : tensor<256x16xf32>
      %9 = stablehlo.exponential %8 : tensor<256x16xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %11 = stablehlo.add %10, %9 : tensor<256x16xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %13 = stablehlo.divide %12, %11 : tensor<256x16xf32>
      %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %15 = stablehlo.subtract %14, %13 : tensor<256x16xf32>
      %16 = stablehlo.multiply %13, %15 : tensor<256x16xf32>
      %17 = stablehlo.multiply %5, %13 : tensor<256x16xf32>
      %18 = stablehlo.dot_general %17, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %19 = stablehlo.tanh %18 : tensor<256x16xf32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %21 = stablehlo.subtract %20, %19 : tensor<256x16xf32>
      %22 = stablehlo.negate %19 : tensor<256x16xf32>
      %23 = stablehlo.exponential %22 : tensor<256x16xf32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %25 = stablehlo.add %24, %23 : tensor<256x16xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %27 = stablehlo.divide %26, %25 : tensor<256x16xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %29 = stablehlo.subtract %28, %27 : tensor<256x16xf32>
      %30 = stablehlo.multiply %27, %29 : tensor<256x16xf32>
      %31 = stablehlo.multiply %19, %27 : tensor<256x16xf32>
      %32 = stablehlo.dot_general %31, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %33 = stablehlo.tanh %32 : tensor<256x16xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %35 = stablehlo.subtract %34, %33 : tensor<256x16xf32>
      %36 = stablehlo.negate %33 : tensor<256x16xf32>
      %37 = stablehlo.exponential %36 : tensor<256x16xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %39 = stablehlo.add %38, %37 : tensor<256x16xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %41 = stablehlo.divide %40, %39 : tensor<256x16xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %43 = stablehlo.subtract %42, %41 : tensor<256x16xf32>
      %44 = stablehlo.multiply %41, %43 : tensor<256x16xf32>
      %45 = stablehlo.multiply %33, %41 : tensor<256x16xf32>
      %46 = stablehlo.multiply %45, %45 : tensor<256x16xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %48 = stablehlo.multiply %47, %45 : tensor<256x16xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<f32>
      %cst_13 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
      %50 = stablehlo.divide %49, %cst_13 : tensor<f32>
      %51 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %52 = stablehlo.tanh %51 : tensor<256x16xf32>
      %53 = stablehlo.negate %52 : tensor<256x16xf32>
      %54 = stablehlo.exponential %53 : tensor<256x16xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %56 = stablehlo.add %55, %54 : tensor<256x16xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %58 = stablehlo.divide %57, %56 : tensor<256x16xf32>
      %59 = stablehlo.multiply %52, %58 : tensor<256x16xf32>
      %60 = stablehlo.dot_general %59, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %61 = stablehlo.tanh %60 : tensor<256x16xf32>
      %62 = stablehlo.negate %61 : tensor<256x16xf32>
      %63 = stablehlo.exponential %62 : tensor<256x16xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %65 = stablehlo.add %64, %63 : tensor<256x16xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %67 = stablehlo.divide %66, %65 : tensor<256x16xf32>
      %68 = stablehlo.multiply %61, %67 : tensor<256x16xf32>
      %69 = stablehlo.dot_general %68, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %70 = stablehlo.tanh %69 : tensor<256x16xf32>
      %71 = stablehlo.negate %70 : tensor<256x16xf32>
      %72 = stablehlo.exponential %71 : tensor<256x16xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %74 = stablehlo.add %73, %72 : tensor<256x16xf32>
      %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %76 = stablehlo.divide %75, %74 : tensor<256x16xf32>
      %77 = stablehlo.multiply %70, %76 : tensor<256x16xf32>
      %78 = stablehlo.dot_general %77, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %79 = stablehlo.tanh %78 : tensor<256x16xf32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %81 = stablehlo.subtract %80, %79 : tensor<256x16xf32>
      %82 = stablehlo.negate %79 : tensor<256x16xf32>
      %83 = stablehlo.exponential %82 : tensor<256x16xf32>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %85 = stablehlo.add %84, %83 : tensor<256x16xf32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %87 = stablehlo.divide %86, %85 : tensor<256x16xf32>
      %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %89 = stablehlo.subtract %88, %87 : tensor<256x16xf32>
      %90 = stablehlo.multiply %87, %89 : tensor<256x16xf32>
      %91 = stablehlo.multiply %79, %87 : tensor<256x16xf32>
      %92 = stablehlo.dot_general %91, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %93 = stablehlo.tanh %92 : tensor<256x16xf32>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %95 = stablehlo.subtract %94, %93 : tensor<256x16xf32>
      %96 = stablehlo.negate %93 : tensor<256x16xf32>
      %97 = stablehlo.exponential %96 : tensor<256x16xf32>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %99 = stablehlo.add %98, %97 : tensor<256x16xf32>
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %101 = stablehlo.divide %100, %99 : tensor<256x16xf32>
      %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %103 = stablehlo.subtract %102, %101 : tensor<256x16xf32>
      %104 = stablehlo.multiply %101, %103 : tensor<256x16xf32>
      %105 = stablehlo.multiply %93, %101 : tensor<256x16xf32>
      %106 = stablehlo.dot_general %105, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %107 = stablehlo.tanh %106 : tensor<256x16xf32>
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %109 = stablehlo.subtract %108, %107 : tensor<256x16xf32>
      %110 = stablehlo.negate %107 : tensor<256x16xf32>
      %111 = stablehlo.exponential %110 : tensor<256x16xf32>
      %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %113 = stablehlo.add %112, %111 : tensor<256x16xf32>
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %115 = stablehlo.divide %114, %113 : tensor<256x16xf32>
      %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %117 = stablehlo.subtract %116, %115 : tensor<256x16xf32>
      %118 = stablehlo.multiply %115, %117 : tensor<256x16xf32>
      %119 = stablehlo.multiply %107, %115 : tensor<256x16xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %120 = stablehlo.reduce(%119 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<f32>
      %cst_33 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
      %121 = stablehlo.divide %120, %cst_33 : tensor<f32>
      %122 = stablehlo.subtract %50, %121 : tensor<f32>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %123 = stablehlo.negate %cst_34 : tensor<f32>
      %cst_35 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
      %124 = stablehlo.divide %123, %cst_35 : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %126 = stablehlo.multiply %107, %125 : tensor<256x16xf32>
      %127 = stablehlo.multiply %125, %115 : tensor<256x16xf32>
      %128 = stablehlo.multiply %126, %118 : tensor<256x16xf32>
      %129 = stablehlo.add %127, %128 : tensor<256x16xf32>
      %130 = stablehlo.multiply %129, %109 : tensor<256x16xf32>
      %131 = stablehlo.multiply %130, %107 : tensor<256x16xf32>
      %132 = stablehlo.add %130, %131 : tensor<256x16xf32>
      %133 = stablehlo.dot_general %132, %105, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %134 = stablehlo.transpose %133, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %135 = stablehlo.dot_general %132, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %136 = stablehlo.multiply %93, %135 : tensor<256x16xf32>
      %137 = stablehlo.multiply %135, %101 : tensor<256x16xf32>
      %138 = stablehlo.multiply %136, %104 : tensor<256x16xf32>
      %139 = stablehlo.add %137, %138 : tensor<256x16xf32>
      %140 = stablehlo.multiply %139, %95 : tensor<256x16xf32>
      %141 = stablehlo.multiply %140, %93 : tensor<256x16xf32>
      %142 = stablehlo.add %140, %141 : tensor<256x16xf32>
      %143 = stablehlo.dot_general %142, %91, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %145 = stablehlo.dot_general %142, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %146 = stablehlo.multiply %79, %145 : tensor<256x16xf32>
      %147 = stablehlo.multiply %145, %87 : tensor<256x16xf32>
      %148 = stablehlo.multiply %146, %90 : tensor<256x16xf32>
      %149 = stablehlo.add %147, %148 : tensor<256x16xf32>
      %150 = stablehlo.multiply %149, %81 : tensor<256x16xf32>
      %151 = stablehlo.multiply %150, %79 : tensor<256x16xf32>
      %152 = stablehlo.add %150, %151 : tensor<256x16xf32>
      %153 = stablehlo.dot_general %152, %77, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %154 = stablehlo.transpose %153, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_37 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
      %155 = stablehlo.divide %cst_36, %cst_37 : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
      %157 = stablehlo.multiply %156, %48 : tensor<256x16xf32>
      %158 = stablehlo.multiply %33, %157 : tensor<256x16xf32>
      %159 = stablehlo.multiply %157, %41 : tensor<256x16xf32>
      %160 = stablehlo.multiply %158, %44 : tensor<256x16xf32>
      %161 = stablehlo.add %159, %160 : tensor<256x16xf32>
      %162 = stablehlo.multiply %161, %35 : tensor<256x16xf32>
      %163 = stablehlo.multiply %162, %33 : tensor<256x16xf32>
      %164 = stablehlo.add %162, %163 : tensor<256x16xf32>
      %165 = stablehlo.dot_general %164, %31, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %166 = stablehlo.transpose %165, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %167 = stablehlo.add %134, %166 : tensor<16x16xf32>
      %168 = stablehlo.dot_general %164, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %169 = stablehlo.multiply %19, %168 : tensor<256x16xf32>
      %170 = stablehlo.multiply %168, %27 : tensor<256x16xf32>
      %171 = stablehlo.multiply %169, %30 : tensor<256x16xf32>
      %172 = stablehlo.add %170, %171 : tensor<256x16xf32>
      %173 = stablehlo.multiply %172, %21 : tensor<256x16xf32>
      %174 = stablehlo.multiply %173, %19 : tensor<256x16xf32>
      %175 = stablehlo.add %173, %174 : tensor<256x16xf32>
      %176 = stablehlo.dot_general %175, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %177 = stablehlo.transpose %176, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %178 = stablehlo.add %144, %177 : tensor<16x16xf32>
      %179 = stablehlo.dot_general %175, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<16x16xf32>) -> tensor<256x16xf32>
      %180 = stablehlo.multiply %5, %179 : tensor<256x16xf32>
      %181 = stablehlo.multiply %179, %13 : tensor<256x16xf32>
      %182 = stablehlo.multiply %180, %16 : tensor<256x16xf32>
      %183 = stablehlo.add %181, %182 : tensor<256x16xf32>
      %184 = stablehlo.multiply %183, %7 : tensor<256x16xf32>
      %185 = stablehlo.multiply %184, %5 : tensor<256x16xf32>
      %186 = stablehlo.add %184, %185 : tensor<256x16xf32>
      %187 = stablehlo.dot_general %186, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<16x16xf32>
      %188 = stablehlo.transpose %187, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %189 = stablehlo.add %154, %188 : tensor<16x16xf32>
      %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %190 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %191 = stablehlo.multiply %190, %189 : tensor<16x16xf32>
      %192 = stablehlo.subtract %arg3, %191 : tensor<16x16xf32>
      %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %193 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %194 = stablehlo.multiply %193, %178 : tensor<16x16xf32>
      %195 = stablehlo.subtract %arg4, %194 : tensor<16x16xf32>
      %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %196 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %197 = stablehlo.multiply %196, %167 : tensor<16x16xf32>
      %198 = stablehlo.subtract %arg5, %197 : tensor<16x16xf32>
      stablehlo.return %arg0, %arg1, %arg2, %192, %195, %198, %122 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>)
    return %3#0, %3#1, %3#2, %3#3, %3#4, %3#5, %3#6 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}

