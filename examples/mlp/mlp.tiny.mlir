module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<12x24xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<24xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<24x24xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<24xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<24x24xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<24x5xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<24xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<12x24xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<24xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<24x24xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<24xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<24x24xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<5xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<24x5xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<8x12xf32>, %arg17: tensor<8xi32>) -> (tensor<24xf32> {jax.result_info = "result[0]['hidden'][0]['bias']"}, tensor<12x24xf32> {jax.result_info = "result[0]['hidden'][0]['weight']"}, tensor<24xf32> {jax.result_info = "result[0]['hidden'][1]['bias']"}, tensor<24x24xf32> {jax.result_info = "result[0]['hidden'][1]['weight']"}, tensor<24xf32> {jax.result_info = "result[0]['hidden'][2]['bias']"}, tensor<24x24xf32> {jax.result_info = "result[0]['hidden'][2]['weight']"}, tensor<5xf32> {jax.result_info = "result[0]['output']['bias']"}, tensor<24x5xf32> {jax.result_info = "result[0]['output']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['hidden'][0]['bias']"}, tensor<12x24xf32> {jax.result_info = "result[1]['hidden'][0]['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['hidden'][1]['bias']"}, tensor<24x24xf32> {jax.result_info = "result[1]['hidden'][1]['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['hidden'][2]['bias']"}, tensor<24x24xf32> {jax.result_info = "result[1]['hidden'][2]['weight']"}, tensor<5xf32> {jax.result_info = "result[1]['output']['bias']"}, tensor<24x5xf32> {jax.result_info = "result[1]['output']['weight']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg16, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x24xf32>) -> tensor<8x24xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<8x24xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x24xf32>
    %4 = call @relu(%3) : (tensor<8x24xf32>) -> tensor<8x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xi1>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x24xf32>) -> tensor<8x24xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<8x24xf32>
    %10 = stablehlo.add %7, %9 : tensor<8x24xf32>
    %11 = call @relu(%10) : (tensor<8x24xf32>) -> tensor<8x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %13 = stablehlo.compare GT, %10, %12, FLOAT : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xi1>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x24xf32>) -> tensor<8x24xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<8x24xf32>
    %17 = stablehlo.add %14, %16 : tensor<8x24xf32>
    %18 = call @relu(%17) : (tensor<8x24xf32>) -> tensor<8x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %20 = stablehlo.compare GT, %17, %19, FLOAT : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xi1>
    %21 = stablehlo.dot_general %18, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x5xf32>) -> tensor<8x5xf32>
    %22 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %24 = stablehlo.add %21, %23 : tensor<8x5xf32>
    %25:3 = call @log_softmax(%24) : (tensor<8x5xf32>) -> (tensor<8x5xf32>, tensor<8x5xf32>, tensor<8x1xf32>)
    %26 = stablehlo.broadcast_in_dim %arg17, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %27:2 = call @take_along_axis(%25#0, %26) : (tensor<8x5xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %28 = stablehlo.reshape %27#0 : (tensor<8x1xf32>) -> tensor<8xf32>
    %29 = stablehlo.negate %28 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %34 = stablehlo.negate %33 : tensor<8xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %36 = call @take_along_axis_0(%27#1, %35) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x5xf32>
    %37 = call @log_softmax_1(%25#1, %25#2, %36) : (tensor<8x5xf32>, tensor<8x1xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %39 = stablehlo.reshape %38 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.dot_general %37, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x24xf32>) -> tensor<5x24xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<5x24xf32>) -> tensor<24x5xf32>
    %43 = stablehlo.dot_general %37, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<24x5xf32>) -> tensor<8x24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %45 = stablehlo.select %20, %43, %44 : tensor<8x24xi1>, tensor<8x24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.reshape %46 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.dot_general %45, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<24x24xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %51 = stablehlo.dot_general %45, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x24xf32>) -> tensor<8x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %53 = stablehlo.select %13, %51, %52 : tensor<8x24xi1>, tensor<8x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.reshape %54 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.dot_general %53, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<24x24xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %59 = stablehlo.dot_general %53, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x24xf32>) -> tensor<8x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %61 = stablehlo.select %6, %59, %60 : tensor<8x24xi1>, tensor<8x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.reshape %62 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.dot_general %61, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<8x12xf32>) -> tensor<24x12xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<24x12xf32>) -> tensor<12x24xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.multiply %67, %arg8 : tensor<24xf32>
    %69 = stablehlo.add %68, %64 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x24xf32>
    %71 = stablehlo.multiply %70, %arg9 : tensor<12x24xf32>
    %72 = stablehlo.add %71, %66 : tensor<12x24xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.multiply %73, %arg10 : tensor<24xf32>
    %75 = stablehlo.add %74, %56 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %77 = stablehlo.multiply %76, %arg11 : tensor<24x24xf32>
    %78 = stablehlo.add %77, %58 : tensor<24x24xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.multiply %79, %arg12 : tensor<24xf32>
    %81 = stablehlo.add %80, %48 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %83 = stablehlo.multiply %82, %arg13 : tensor<24x24xf32>
    %84 = stablehlo.add %83, %50 : tensor<24x24xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %86 = stablehlo.multiply %85, %arg14 : tensor<5xf32>
    %87 = stablehlo.add %86, %40 : tensor<5xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x5xf32>
    %89 = stablehlo.multiply %88, %arg15 : tensor<24x5xf32>
    %90 = stablehlo.add %89, %42 : tensor<24x5xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.multiply %91, %69 : tensor<24xf32>
    %93 = stablehlo.subtract %arg0, %92 : tensor<24xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x24xf32>
    %95 = stablehlo.multiply %94, %72 : tensor<12x24xf32>
    %96 = stablehlo.subtract %arg1, %95 : tensor<12x24xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %98 = stablehlo.multiply %97, %75 : tensor<24xf32>
    %99 = stablehlo.subtract %arg2, %98 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %101 = stablehlo.multiply %100, %78 : tensor<24x24xf32>
    %102 = stablehlo.subtract %arg3, %101 : tensor<24x24xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.multiply %103, %81 : tensor<24xf32>
    %105 = stablehlo.subtract %arg4, %104 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %107 = stablehlo.multiply %106, %84 : tensor<24x24xf32>
    %108 = stablehlo.subtract %arg5, %107 : tensor<24x24xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %110 = stablehlo.multiply %109, %87 : tensor<5xf32>
    %111 = stablehlo.subtract %arg6, %110 : tensor<5xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x5xf32>
    %113 = stablehlo.multiply %112, %90 : tensor<24x5xf32>
    %114 = stablehlo.subtract %arg7, %113 : tensor<24x5xf32>
    return %93, %96, %99, %102, %105, %108, %111, %114, %69, %72, %75, %78, %81, %84, %87, %90, %31 : tensor<24xf32>, tensor<12x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<5xf32>, tensor<24x5xf32>, tensor<24xf32>, tensor<12x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<5xf32>, tensor<24x5xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x24xf32>) -> tensor<8x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x24xf32>
    return %1 : tensor<8x24xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x5xf32>) -> (tensor<8x5xf32>, tensor<8x5xf32>, tensor<8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x5xf32>
    %6 = stablehlo.exponential %5 : tensor<8x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x5xf32>
    return %11, %6, %8 : tensor<8x5xf32>, tensor<8x5xf32>, tensor<8x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x5xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x5xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x5xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x5xf32>
    return %1 : tensor<8x5xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<8x5xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x5xf32>) -> tensor<8x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x5xf32>
    return %7 : tensor<8x5xf32>
  }
}
