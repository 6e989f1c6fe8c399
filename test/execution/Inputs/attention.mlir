module @jit_step_mixed attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16x16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4x32x16xf32>, %arg7: tensor<4x40x16xf32>, %arg8: tensor<4x2x32x32xui8>) -> (tensor<16x16xf32> {jax.result_info = "result[0][0]['kv']"}, tensor<16x16xf32> {jax.result_info = "result[0][0]['o']"}, tensor<16x16xf32> {jax.result_info = "result[0][0]['q']"}, tensor<16x16xf32> {jax.result_info = "result[0][1]['kv']"}, tensor<16x16xf32> {jax.result_info = "result[0][1]['o']"}, tensor<16x16xf32> {jax.result_info = "result[0][1]['q']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.add %1, %0 : tensor<2xf32>
    %3 = stablehlo.negate %2 : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.693147182> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<2xf32>
    %6 = stablehlo.exponential %5 : tensor<2xf32>
    %7 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<16x16xf32>) -> tensor<4x32x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x32x16xf32>) -> tensor<4x32x1x2x8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 4, 5] : (tensor<4x32x1x2x8xf32>) -> tensor<4x32x1x2x2x8xf32>
    %10 = stablehlo.reshape %9 : (tensor<4x32x1x2x2x8xf32>) -> tensor<4x32x2x2x8xf32>
    %11 = stablehlo.dot_general %arg6, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<16x16xf32>) -> tensor<4x32x16xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x32x16xf32>) -> tensor<4x32x2x8xf32>
    %13 = stablehlo.convert %12 : (tensor<4x32x2x8xf32>) -> tensor<4x32x2x8xbf16>
    %14 = stablehlo.convert %10 : (tensor<4x32x2x2x8xf32>) -> tensor<4x32x2x2x8xbf16>
    %15 = stablehlo.slice %14 [0:4, 0:32, 0:2, 0:1, 0:8] : (tensor<4x32x2x2x8xbf16>) -> tensor<4x32x2x1x8xbf16>
    %16 = stablehlo.reshape %15 : (tensor<4x32x2x1x8xbf16>) -> tensor<4x32x2x8xbf16>
    %17 = stablehlo.slice %14 [0:4, 0:32, 0:2, 1:2, 0:8] : (tensor<4x32x2x2x8xbf16>) -> tensor<4x32x2x1x8xbf16>
    %18 = stablehlo.reshape %17 : (tensor<4x32x2x1x8xbf16>) -> tensor<4x32x2x8xbf16>
    %c = stablehlo.constant dense<63> : tensor<ui8>
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<4x2x32x32xui8>
    %20 = stablehlo.compare GT, %arg8, %19, UNSIGNED : (tensor<4x2x32x32xui8>, tensor<4x2x32x32xui8>) -> tensor<4x2x32x32xi1>
    %21 = stablehlo.dot_general %13, %16, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x2x8xbf16>, tensor<4x32x2x8xbf16>) -> tensor<4x2x32x32xbf16>
    %22 = stablehlo.convert %21 : (tensor<4x2x32x32xbf16>) -> tensor<4x2x32x32xf32>
    %23 = stablehlo.iota dim = 0 : tensor<32xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %25 = stablehlo.iota dim = 0 : tensor<32xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %29 = stablehlo.subtract %27, %28 : tensor<32x32xi32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %31 = stablehlo.divide %22, %30 : tensor<4x2x32x32xf32>
    %32 = stablehlo.tanh %31 : tensor<4x2x32x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<4x2x32x32xf32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %36 = stablehlo.multiply %35, %32 : tensor<4x2x32x32xf32>
    %37 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32>
    %38 = stablehlo.convert %29 : (tensor<32x32xi32>) -> tensor<32x32xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %40 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x32x32xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x32x32xf32>) -> tensor<2x32x32xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<2x32x32xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1, 2, 3] : (tensor<2x32x32xf32>) -> tensor<1x2x32x32xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x2x32x32xf32>) -> tensor<4x2x32x32xf32>
    %45 = stablehlo.subtract %36, %44 : tensor<4x2x32x32xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %47 = stablehlo.compare GE, %29, %46, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %48:2 = call @_where(%47, %45, %cst_5) : (tensor<32x32xi1>, tensor<4x2x32x32xf32>, tensor<f32>) -> (tensor<4x2x32x32xf32>, tensor<4x2x32x32xi1>)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48#0 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x32x32xf32>, tensor<f32>) -> tensor<4x2x32xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x2x32xf32>
    %51 = stablehlo.maximum %50, %49 : tensor<4x2x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<4x2x32xf32>) -> tensor<4x2x32x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<4x2x32x1xf32>) -> tensor<4x2x32x32xf32>
    %54 = stablehlo.subtract %48#0, %53 : tensor<4x2x32x32xf32>
    %55 = stablehlo.exponential %54 : tensor<4x2x32x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<4x2x32x32xf32>, tensor<f32>) -> tensor<4x2x32xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<4x2x32xf32>) -> tensor<4x2x32x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<4x2x32x1xf32>) -> tensor<4x2x32x32xf32>
    %59 = stablehlo.divide %55, %58 : tensor<4x2x32x32xf32>
    %60 = stablehlo.multiply %57, %57 : tensor<4x2x32x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x2x32x1xf32>
    %62 = stablehlo.divide %61, %60 : tensor<4x2x32x1xf32>
    %cst_10 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %64 = stablehlo.divide %59, %63 : tensor<4x2x32x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = call @_where_0(%20, %64, %cst_11) : (tensor<4x2x32x32xi1>, tensor<4x2x32x32xf32>, tensor<f32>) -> tensor<4x2x32x32xf32>
    %66 = stablehlo.convert %65 : (tensor<4x2x32x32xf32>) -> tensor<4x2x32x32xbf16>
    %67 = stablehlo.dot_general %18, %66, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x2x8xbf16>, tensor<4x2x32x32xbf16>) -> tensor<4x2x8x32xbf16>
    %68 = stablehlo.transpose %67, dims = [0, 3, 1, 2] : (tensor<4x2x8x32xbf16>) -> tensor<4x32x2x8xbf16>
    %69 = stablehlo.convert %68 : (tensor<4x32x2x8xbf16>) -> tensor<4x32x2x8xf32>
    %70 = stablehlo.reshape %69 : (tensor<4x32x2x8xf32>) -> tensor<4x32x16xf32>
    %71 = stablehlo.dot_general %70, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<16x16xf32>) -> tensor<4x32x16xf32>
    %72 = stablehlo.tanh %71 : tensor<4x32x16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %74 = stablehlo.subtract %73, %72 : tensor<4x32x16xf32>
    %75 = stablehlo.add %arg6, %72 : tensor<4x32x16xf32>
    %76 = stablehlo.dot_general %arg7, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x40x16xf32>, tensor<16x16xf32>) -> tensor<4x40x16xf32>
    %77 = stablehlo.reshape %76 : (tensor<4x40x16xf32>) -> tensor<4x40x1x2x8xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 4, 5] : (tensor<4x40x1x2x8xf32>) -> tensor<4x40x1x2x2x8xf32>
    %79 = stablehlo.reshape %78 : (tensor<4x40x1x2x2x8xf32>) -> tensor<4x40x2x2x8xf32>
    %80 = stablehlo.dot_general %75, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<16x16xf32>) -> tensor<4x32x16xf32>
    %81 = stablehlo.reshape %80 : (tensor<4x32x16xf32>) -> tensor<4x32x2x8xf32>
    %82 = stablehlo.convert %81 : (tensor<4x32x2x8xf32>) -> tensor<4x32x2x8xbf16>
    %83 = stablehlo.convert %79 : (tensor<4x40x2x2x8xf32>) -> tensor<4x40x2x2x8xbf16>
    %84 = stablehlo.slice %83 [0:4, 0:40, 0:2, 0:1, 0:8] : (tensor<4x40x2x2x8xbf16>) -> tensor<4x40x2x1x8xbf16>
    %85 = stablehlo.reshape %84 : (tensor<4x40x2x1x8xbf16>) -> tensor<4x40x2x8xbf16>
    %86 = stablehlo.slice %83 [0:4, 0:40, 0:2, 1:2, 0:8] : (tensor<4x40x2x2x8xbf16>) -> tensor<4x40x2x1x8xbf16>
    %87 = stablehlo.reshape %86 : (tensor<4x40x2x1x8xbf16>) -> tensor<4x40x2x8xbf16>
    %88 = stablehlo.dot_general %82, %85, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x2x8xbf16>, tensor<4x40x2x8xbf16>) -> tensor<4x2x32x40xbf16>
    %89 = stablehlo.convert %88 : (tensor<4x2x32x40xbf16>) -> tensor<4x2x32x40xf32>
    %90 = stablehlo.iota dim = 0 : tensor<32xi32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %92 = stablehlo.iota dim = 0 : tensor<40xi32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %94 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x40xi32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<32x40xi32>
    %96 = stablehlo.subtract %94, %95 : tensor<32x40xi32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x2x32x40xf32>
    %98 = stablehlo.divide %89, %97 : tensor<4x2x32x40xf32>
    %99 = stablehlo.tanh %98 : tensor<4x2x32x40xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x2x32x40xf32>
    %101 = stablehlo.subtract %100, %99 : tensor<4x2x32x40xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x2x32x40xf32>
    %103 = stablehlo.multiply %102, %99 : tensor<4x2x32x40xf32>
    %104 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32>
    %105 = stablehlo.convert %96 : (tensor<32x40xi32>) -> tensor<32x40xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [1, 2] : (tensor<32x40xf32>) -> tensor<1x32x40xf32>
    %107 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x32x40xf32>
    %108 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<1x32x40xf32>) -> tensor<2x32x40xf32>
    %109 = stablehlo.multiply %107, %108 : tensor<2x32x40xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [1, 2, 3] : (tensor<2x32x40xf32>) -> tensor<1x2x32x40xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<1x2x32x40xf32>) -> tensor<4x2x32x40xf32>
    %112 = stablehlo.subtract %103, %111 : tensor<4x2x32x40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_16) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x32x40xf32>, tensor<f32>) -> tensor<4x2x32xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x2x32xf32>
    %115 = stablehlo.maximum %114, %113 : tensor<4x2x32xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<4x2x32xf32>) -> tensor<4x2x32x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<4x2x32x1xf32>) -> tensor<4x2x32x40xf32>
    %118 = stablehlo.subtract %112, %117 : tensor<4x2x32x40xf32>
    %119 = stablehlo.exponential %118 : tensor<4x2x32x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<4x2x32x40xf32>, tensor<f32>) -> tensor<4x2x32xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<4x2x32xf32>) -> tensor<4x2x32x1xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<4x2x32x1xf32>) -> tensor<4x2x32x40xf32>
    %123 = stablehlo.divide %119, %122 : tensor<4x2x32x40xf32>
    %124 = stablehlo.multiply %121, %121 : tensor<4x2x32x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x2x32x1xf32>
    %126 = stablehlo.divide %125, %124 : tensor<4x2x32x1xf32>
    %127 = stablehlo.convert %123 : (tensor<4x2x32x40xf32>) -> tensor<4x2x32x40xbf16>
    %128 = stablehlo.dot_general %87, %127, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x40x2x8xbf16>, tensor<4x2x32x40xbf16>) -> tensor<4x2x8x32xbf16>
    %129 = stablehlo.transpose %128, dims = [0, 3, 1, 2] : (tensor<4x2x8x32xbf16>) -> tensor<4x32x2x8xbf16>
    %130 = stablehlo.convert %129 : (tensor<4x32x2x8xbf16>) -> tensor<4x32x2x8xf32>
    %131 = stablehlo.reshape %130 : (tensor<4x32x2x8xf32>) -> tensor<4x32x16xf32>
    %132 = stablehlo.dot_general %131, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<16x16xf32>) -> tensor<4x32x16xf32>
    %133 = stablehlo.tanh %132 : tensor<4x32x16xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %135 = stablehlo.subtract %134, %133 : tensor<4x32x16xf32>
    %136 = stablehlo.add %75, %133 : tensor<4x32x16xf32>
    %137 = stablehlo.multiply %136, %136 : tensor<4x32x16xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %139 = stablehlo.multiply %138, %136 : tensor<4x32x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%137 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %141 = stablehlo.divide %140, %cst_23 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_25 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %142 = stablehlo.divide %cst_24, %cst_25 : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %144 = stablehlo.multiply %143, %139 : tensor<4x32x16xf32>
    %145 = stablehlo.multiply %144, %135 : tensor<4x32x16xf32>
    %146 = stablehlo.multiply %145, %133 : tensor<4x32x16xf32>
    %147 = stablehlo.add %145, %146 : tensor<4x32x16xf32>
    %148 = stablehlo.dot_general %147, %131, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<4x32x16xf32>) -> tensor<16x16xf32>
    %149 = stablehlo.transpose %148, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %150 = stablehlo.dot_general %147, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<16x16xf32>) -> tensor<4x32x16xf32>
    %151 = stablehlo.reshape %150 : (tensor<4x32x16xf32>) -> tensor<4x32x2x8xf32>
    %152 = stablehlo.convert %151 : (tensor<4x32x2x8xf32>) -> tensor<4x32x2x8xbf16>
    %153 = stablehlo.transpose %152, dims = [0, 2, 3, 1] : (tensor<4x32x2x8xbf16>) -> tensor<4x2x8x32xbf16>
    %154 = stablehlo.dot_general %153, %87, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x32xbf16>, tensor<4x40x2x8xbf16>) -> tensor<4x2x32x40xbf16>
    %155 = stablehlo.dot_general %153, %127, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x32xbf16>, tensor<4x2x32x40xbf16>) -> tensor<4x2x8x40xbf16>
    %156 = stablehlo.transpose %155, dims = [0, 3, 1, 2] : (tensor<4x2x8x40xbf16>) -> tensor<4x40x2x8xbf16>
    %157 = stablehlo.convert %154 : (tensor<4x2x32x40xbf16>) -> tensor<4x2x32x40xf32>
    %158 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3] : (tensor<4x2x32x1xf32>) -> tensor<4x2x32x40xf32>
    %159 = stablehlo.multiply %157, %158 : tensor<4x2x32x40xf32>
    %160 = stablehlo.multiply %159, %119 : tensor<4x2x32x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<4x2x32x40xf32>, tensor<f32>) -> tensor<4x2x32xf32>
    %162 = stablehlo.reshape %161 : (tensor<4x2x32xf32>) -> tensor<4x2x32x1xf32>
    %163 = stablehlo.negate %162 : tensor<4x2x32x1xf32>
    %164 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<4x2x32x1xf32>) -> tensor<4x2x32x40xf32>
    %165 = stablehlo.divide %157, %164 : tensor<4x2x32x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%163 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<4x2x32x1xf32>, tensor<f32>) -> tensor<4x2x32xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<4x2x32xf32>) -> tensor<4x2x32x40xf32>
    %168 = stablehlo.add %165, %167 : tensor<4x2x32x40xf32>
    %169 = stablehlo.multiply %168, %119 : tensor<4x2x32x40xf32>
    %cst_28 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x2x32x40xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<4x2x32x40xf32>
    %172 = stablehlo.multiply %171, %101 : tensor<4x2x32x40xf32>
    %173 = stablehlo.multiply %172, %99 : tensor<4x2x32x40xf32>
    %174 = stablehlo.add %172, %173 : tensor<4x2x32x40xf32>
    %cst_29 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x2x32x40xf32>
    %176 = stablehlo.divide %174, %175 : tensor<4x2x32x40xf32>
    %177 = stablehlo.convert %176 : (tensor<4x2x32x40xf32>) -> tensor<4x2x32x40xbf16>
    %178 = stablehlo.dot_general %177, %82, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x32x40xbf16>, tensor<4x32x2x8xbf16>) -> tensor<4x2x40x8xbf16>
    %179 = stablehlo.transpose %178, dims = [0, 2, 1, 3] : (tensor<4x2x40x8xbf16>) -> tensor<4x40x2x8xbf16>
    %180 = stablehlo.dot_general %177, %85, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x32x40xbf16>, tensor<4x40x2x8xbf16>) -> tensor<4x2x32x8xbf16>
    %181 = stablehlo.transpose %180, dims = [0, 2, 1, 3] : (tensor<4x2x32x8xbf16>) -> tensor<4x32x2x8xbf16>
    %182 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 4] : (tensor<4x40x2x8xbf16>) -> tensor<4x40x2x1x8xbf16>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %183 = stablehlo.pad %182, %cst_30, low = [0, 0, 0, 1, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x40x2x1x8xbf16>, tensor<bf16>) -> tensor<4x40x2x2x8xbf16>
    %184 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 4] : (tensor<4x40x2x8xbf16>) -> tensor<4x40x2x1x8xbf16>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %185 = stablehlo.pad %184, %cst_31, low = [0, 0, 0, 0, 0], high = [0, 0, 0, 1, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x40x2x1x8xbf16>, tensor<bf16>) -> tensor<4x40x2x2x8xbf16>
    %186 = stablehlo.add %183, %185 : tensor<4x40x2x2x8xbf16>
    %187 = stablehlo.convert %186 : (tensor<4x40x2x2x8xbf16>) -> tensor<4x40x2x2x8xf32>
    %188 = stablehlo.convert %181 : (tensor<4x32x2x8xbf16>) -> tensor<4x32x2x8xf32>
    %189 = stablehlo.reshape %188 : (tensor<4x32x2x8xf32>) -> tensor<4x32x16xf32>
    %190 = stablehlo.dot_general %189, %75, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<4x32x16xf32>) -> tensor<16x16xf32>
    %191 = stablehlo.transpose %190, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %192 = stablehlo.dot_general %189, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<16x16xf32>) -> tensor<4x32x16xf32>
    %193 = stablehlo.add %144, %192 : tensor<4x32x16xf32>
    %194 = stablehlo.reshape %187 : (tensor<4x40x2x2x8xf32>) -> tensor<4x40x1x2x2x8xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_32) applies stablehlo.add across dimensions = [2, 3] : (tensor<4x40x1x2x2x8xf32>, tensor<f32>) -> tensor<4x40x2x8xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 3, 4] : (tensor<4x40x2x8xf32>) -> tensor<4x40x1x2x8xf32>
    %197 = stablehlo.reshape %196 : (tensor<4x40x1x2x8xf32>) -> tensor<4x40x16xf32>
    %198 = stablehlo.dot_general %197, %arg7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x40x16xf32>, tensor<4x40x16xf32>) -> tensor<16x16xf32>
    %199 = stablehlo.transpose %198, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %200 = stablehlo.multiply %193, %74 : tensor<4x32x16xf32>
    %201 = stablehlo.multiply %200, %72 : tensor<4x32x16xf32>
    %202 = stablehlo.add %200, %201 : tensor<4x32x16xf32>
    %203 = stablehlo.dot_general %202, %70, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<4x32x16xf32>) -> tensor<16x16xf32>
    %204 = stablehlo.transpose %203, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %205 = stablehlo.dot_general %202, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<16x16xf32>) -> tensor<4x32x16xf32>
    %206 = stablehlo.reshape %205 : (tensor<4x32x16xf32>) -> tensor<4x32x2x8xf32>
    %207 = stablehlo.convert %206 : (tensor<4x32x2x8xf32>) -> tensor<4x32x2x8xbf16>
    %208 = stablehlo.transpose %207, dims = [0, 2, 3, 1] : (tensor<4x32x2x8xbf16>) -> tensor<4x2x8x32xbf16>
    %209 = stablehlo.dot_general %208, %18, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x32xbf16>, tensor<4x32x2x8xbf16>) -> tensor<4x2x32x32xbf16>
    %210 = stablehlo.dot_general %208, %66, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x32xbf16>, tensor<4x2x32x32xbf16>) -> tensor<4x2x8x32xbf16>
    %211 = stablehlo.transpose %210, dims = [0, 3, 1, 2] : (tensor<4x2x8x32xbf16>) -> tensor<4x32x2x8xbf16>
    %212 = stablehlo.convert %209 : (tensor<4x2x32x32xbf16>) -> tensor<4x2x32x32xf32>
    %213 = call @_where_1(%20, %212) : (tensor<4x2x32x32xi1>, tensor<4x2x32x32xf32>) -> tensor<4x2x32x32xf32>
    %cst_33 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %215 = stablehlo.divide %213, %214 : tensor<4x2x32x32xf32>
    %216 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<4x2x32x1xf32>) -> tensor<4x2x32x32xf32>
    %217 = stablehlo.multiply %215, %216 : tensor<4x2x32x32xf32>
    %218 = stablehlo.multiply %217, %55 : tensor<4x2x32x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_34) applies stablehlo.add across dimensions = [3] : (tensor<4x2x32x32xf32>, tensor<f32>) -> tensor<4x2x32xf32>
    %220 = stablehlo.reshape %219 : (tensor<4x2x32xf32>) -> tensor<4x2x32x1xf32>
    %221 = stablehlo.negate %220 : tensor<4x2x32x1xf32>
    %222 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<4x2x32x1xf32>) -> tensor<4x2x32x32xf32>
    %223 = stablehlo.divide %215, %222 : tensor<4x2x32x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%221 init: %cst_35) applies stablehlo.add across dimensions = [3] : (tensor<4x2x32x1xf32>, tensor<f32>) -> tensor<4x2x32xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<4x2x32xf32>) -> tensor<4x2x32x32xf32>
    %226 = stablehlo.add %223, %225 : tensor<4x2x32x32xf32>
    %227 = stablehlo.multiply %226, %55 : tensor<4x2x32x32xf32>
    %228 = call @_where_2(%48#1, %227) : (tensor<4x2x32x32xi1>, tensor<4x2x32x32xf32>) -> tensor<4x2x32x32xf32>
    %cst_36 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %230 = stablehlo.multiply %229, %228 : tensor<4x2x32x32xf32>
    %231 = stablehlo.multiply %230, %34 : tensor<4x2x32x32xf32>
    %232 = stablehlo.multiply %231, %32 : tensor<4x2x32x32xf32>
    %233 = stablehlo.add %231, %232 : tensor<4x2x32x32xf32>
    %cst_37 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %235 = stablehlo.divide %233, %234 : tensor<4x2x32x32xf32>
    %236 = stablehlo.convert %235 : (tensor<4x2x32x32xf32>) -> tensor<4x2x32x32xbf16>
    %237 = stablehlo.dot_general %236, %13, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x32x32xbf16>, tensor<4x32x2x8xbf16>) -> tensor<4x2x32x8xbf16>
    %238 = stablehlo.transpose %237, dims = [0, 2, 1, 3] : (tensor<4x2x32x8xbf16>) -> tensor<4x32x2x8xbf16>
    %239 = stablehlo.dot_general %236, %16, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x32x32xbf16>, tensor<4x32x2x8xbf16>) -> tensor<4x2x32x8xbf16>
    %240 = stablehlo.transpose %239, dims = [0, 2, 1, 3] : (tensor<4x2x32x8xbf16>) -> tensor<4x32x2x8xbf16>
    %241 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2, 4] : (tensor<4x32x2x8xbf16>) -> tensor<4x32x2x1x8xbf16>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %242 = stablehlo.pad %241, %cst_38, low = [0, 0, 0, 1, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x32x2x1x8xbf16>, tensor<bf16>) -> tensor<4x32x2x2x8xbf16>
    %243 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2, 4] : (tensor<4x32x2x8xbf16>) -> tensor<4x32x2x1x8xbf16>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %244 = stablehlo.pad %243, %cst_39, low = [0, 0, 0, 0, 0], high = [0, 0, 0, 1, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x32x2x1x8xbf16>, tensor<bf16>) -> tensor<4x32x2x2x8xbf16>
    %245 = stablehlo.add %242, %244 : tensor<4x32x2x2x8xbf16>
    %246 = stablehlo.convert %245 : (tensor<4x32x2x2x8xbf16>) -> tensor<4x32x2x2x8xf32>
    %247 = stablehlo.convert %240 : (tensor<4x32x2x8xbf16>) -> tensor<4x32x2x8xf32>
    %248 = stablehlo.reshape %247 : (tensor<4x32x2x8xf32>) -> tensor<4x32x16xf32>
    %249 = stablehlo.dot_general %248, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<4x32x16xf32>) -> tensor<16x16xf32>
    %250 = stablehlo.transpose %249, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %251 = stablehlo.reshape %246 : (tensor<4x32x2x2x8xf32>) -> tensor<4x32x1x2x2x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_40) applies stablehlo.add across dimensions = [2, 3] : (tensor<4x32x1x2x2x8xf32>, tensor<f32>) -> tensor<4x32x2x8xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 3, 4] : (tensor<4x32x2x8xf32>) -> tensor<4x32x1x2x8xf32>
    %254 = stablehlo.reshape %253 : (tensor<4x32x1x2x8xf32>) -> tensor<4x32x16xf32>
    %255 = stablehlo.dot_general %254, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<4x32x16xf32>) -> tensor<16x16xf32>
    %256 = stablehlo.transpose %255, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_41 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %258 = stablehlo.multiply %257, %256 : tensor<16x16xf32>
    %259 = stablehlo.subtract %arg0, %258 : tensor<16x16xf32>
    %cst_42 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %261 = stablehlo.multiply %260, %204 : tensor<16x16xf32>
    %262 = stablehlo.subtract %arg1, %261 : tensor<16x16xf32>
    %cst_43 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %264 = stablehlo.multiply %263, %250 : tensor<16x16xf32>
    %265 = stablehlo.subtract %arg2, %264 : tensor<16x16xf32>
    %cst_44 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %267 = stablehlo.multiply %266, %199 : tensor<16x16xf32>
    %268 = stablehlo.subtract %arg3, %267 : tensor<16x16xf32>
    %cst_45 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %270 = stablehlo.multiply %269, %149 : tensor<16x16xf32>
    %271 = stablehlo.subtract %arg4, %270 : tensor<16x16xf32>
    %cst_46 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %273 = stablehlo.multiply %272, %191 : tensor<16x16xf32>
    %274 = stablehlo.subtract %arg5, %273 : tensor<16x16xf32>
    return %259, %262, %265, %268, %271, %274, %141 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<32x32xi1>, %arg1: tensor<4x2x32x32xf32>, %arg2: tensor<f32>) -> (tensor<4x2x32x32xf32>, tensor<4x2x32x32xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<32x32xi1>) -> tensor<4x2x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x2x32x32xi1>, tensor<4x2x32x32xf32>
    return %3, %1 : tensor<4x2x32x32xf32>, tensor<4x2x32x32xi1>
  }
  func.func private @_where_0(%arg0: tensor<4x2x32x32xi1>, %arg1: tensor<4x2x32x32xf32>, %arg2: tensor<f32>) -> tensor<4x2x32x32xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4x2x32x32xi1>, tensor<4x2x32x32xf32>
    return %2 : tensor<4x2x32x32xf32>
  }
  func.func private @_where_1(%arg0: tensor<4x2x32x32xi1>, %arg1: tensor<4x2x32x32xf32>) -> tensor<4x2x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x2x32x32xi1>, tensor<4x2x32x32xf32>
    return %1 : tensor<4x2x32x32xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x2x32x32xi1>, %arg1: tensor<4x2x32x32xf32>) -> tensor<4x2x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x2x32x32xi1>, tensor<4x2x32x32xf32>
    return %1 : tensor<4x2x32x32xf32>
  }
}
