module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2048xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<784x2048xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2048xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2048x2048xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2048xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2048x2048xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<2048xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<2048x2048xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<2048xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<2048x2048xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<2048xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<2048x2048xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<10xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<2048x10xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2048xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<784x2048xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<2048xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<2048x2048xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<2048xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<2048x2048xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<2048xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<2048x2048xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<2048xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<2048x2048xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<2048xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<2048x2048xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<10xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<2048x10xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<1024x784xf32>, %arg29: tensor<1024xi32>) -> (tensor<2048xf32> {jax.result_info = "result[0]['hidden'][0]['bias']"}, tensor<784x2048xf32> {jax.result_info = "result[0]['hidden'][0]['weight']"}, tensor<2048xf32> {jax.result_info = "result[0]['hidden'][1]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[0]['hidden'][1]['weight']"}, tensor<2048xf32> {jax.result_info = "result[0]['hidden'][2]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[0]['hidden'][2]['weight']"}, tensor<2048xf32> {jax.result_info = "result[0]['hidden'][3]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[0]['hidden'][3]['weight']"}, tensor<2048xf32> {jax.result_info = "result[0]['hidden'][4]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[0]['hidden'][4]['weight']"}, tensor<2048xf32> {jax.result_info = "result[0]['hidden'][5]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[0]['hidden'][5]['weight']"}, tensor<10xf32> {jax.result_info = "result[0]['output']['bias']"}, tensor<2048x10xf32> {jax.result_info = "result[0]['output']['weight']"}, tensor<2048xf32> {jax.result_info = "result[1]['hidden'][0]['bias']"}, tensor<784x2048xf32> {jax.result_info = "result[1]['hidden'][0]['weight']"}, tensor<2048xf32> {jax.result_info = "result[1]['hidden'][1]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[1]['hidden'][1]['weight']"}, tensor<2048xf32> {jax.result_info = "result[1]['hidden'][2]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[1]['hidden'][2]['weight']"}, tensor<2048xf32> {jax.result_info = "result[1]['hidden'][3]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[1]['hidden'][3]['weight']"}, tensor<2048xf32> {jax.result_info = "result[1]['hidden'][4]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[1]['hidden'][4]['weight']"}, tensor<2048xf32> {jax.result_info = "result[1]['hidden'][5]['bias']"}, tensor<2048x2048xf32> {jax.result_info = "result[1]['hidden'][5]['weight']"}, tensor<10xf32> {jax.result_info = "result[1]['output']['bias']"}, tensor<2048x10xf32> {jax.result_info = "result[1]['output']['weight']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg28, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x784xf32>, tensor<784x2048xf32>) -> tensor<1024x2048xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<1024x2048xf32>
    %3 = stablehlo.add %0, %2 : tensor<1024x2048xf32>
    %4 = call @relu(%3) : (tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<1024x2048xi1>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<1024x2048xf32>
    %10 = stablehlo.add %7, %9 : tensor<1024x2048xf32>
    %11 = call @relu(%10) : (tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %13 = stablehlo.compare GT, %10, %12, FLOAT : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<1024x2048xi1>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<1024x2048xf32>
    %17 = stablehlo.add %14, %16 : tensor<1024x2048xf32>
    %18 = call @relu(%17) : (tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %20 = stablehlo.compare GT, %17, %19, FLOAT : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<1024x2048xi1>
    %21 = stablehlo.dot_general %18, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %22 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<1024x2048xf32>
    %24 = stablehlo.add %21, %23 : tensor<1024x2048xf32>
    %25 = call @relu(%24) : (tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<1024x2048xi1>
    %28 = stablehlo.dot_general %25, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %29 = stablehlo.broadcast_in_dim %arg8, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<1024x2048xf32>
    %31 = stablehlo.add %28, %30 : tensor<1024x2048xf32>
    %32 = call @relu(%31) : (tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %34 = stablehlo.compare GT, %31, %33, FLOAT : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<1024x2048xi1>
    %35 = stablehlo.dot_general %32, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %36 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<1024x2048xf32>
    %38 = stablehlo.add %35, %37 : tensor<1024x2048xf32>
    %39 = call @relu(%38) : (tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %41 = stablehlo.compare GT, %38, %40, FLOAT : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<1024x2048xi1>
    %42 = stablehlo.dot_general %39, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x10xf32>) -> tensor<1024x10xf32>
    %43 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<1024x10xf32>
    %45 = stablehlo.add %42, %44 : tensor<1024x10xf32>
    %46:3 = call @log_softmax(%45) : (tensor<1024x10xf32>) -> (tensor<1024x10xf32>, tensor<1024x10xf32>, tensor<1024x1xf32>)
    %47 = stablehlo.broadcast_in_dim %arg29, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %48:2 = call @take_along_axis(%46#0, %47) : (tensor<1024x10xf32>, tensor<1024x1xi32>) -> (tensor<1024x1xf32>, tensor<1024x1x1xi32>)
    %49 = stablehlo.reshape %48#0 : (tensor<1024x1xf32>) -> tensor<1024xf32>
    %50 = stablehlo.negate %49 : tensor<1024xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %53 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %55 = stablehlo.negate %54 : tensor<1024xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %57 = call @take_along_axis_0(%48#1, %56) : (tensor<1024x1x1xi32>, tensor<1024x1xf32>) -> tensor<1024x10xf32>
    %58 = call @log_softmax_1(%46#1, %46#2, %57) : (tensor<1024x10xf32>, tensor<1024x1xf32>, tensor<1024x10xf32>) -> tensor<1024x10xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1024x10xf32>, tensor<f32>) -> tensor<10xf32>
    %60 = stablehlo.reshape %59 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %62 = stablehlo.dot_general %58, %39, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x10xf32>, tensor<1024x2048xf32>) -> tensor<10x2048xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<10x2048xf32>) -> tensor<2048x10xf32>
    %64 = stablehlo.dot_general %58, %arg13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x10xf32>, tensor<2048x10xf32>) -> tensor<1024x2048xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %66 = stablehlo.select %41, %64, %65 : tensor<1024x2048xi1>, tensor<1024x2048xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %68 = stablehlo.reshape %67 : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %70 = stablehlo.dot_general %66, %32, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %72 = stablehlo.dot_general %66, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %74 = stablehlo.select %34, %72, %73 : tensor<1024x2048xi1>, tensor<1024x2048xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %76 = stablehlo.reshape %75 : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %78 = stablehlo.dot_general %74, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %80 = stablehlo.dot_general %74, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %82 = stablehlo.select %27, %80, %81 : tensor<1024x2048xi1>, tensor<1024x2048xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %84 = stablehlo.reshape %83 : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %86 = stablehlo.dot_general %82, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %88 = stablehlo.dot_general %82, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %90 = stablehlo.select %20, %88, %89 : tensor<1024x2048xi1>, tensor<1024x2048xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %92 = stablehlo.reshape %91 : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %94 = stablehlo.dot_general %90, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %96 = stablehlo.dot_general %90, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %98 = stablehlo.select %13, %96, %97 : tensor<1024x2048xi1>, tensor<1024x2048xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %100 = stablehlo.reshape %99 : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %102 = stablehlo.dot_general %98, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %104 = stablehlo.dot_general %98, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x2048xf32>) -> tensor<1024x2048xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %106 = stablehlo.select %6, %104, %105 : tensor<1024x2048xi1>, tensor<1024x2048xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %108 = stablehlo.reshape %107 : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %110 = stablehlo.dot_general %106, %arg28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<1024x784xf32>) -> tensor<2048x784xf32>
    %111 = stablehlo.transpose %110, dims = [1, 0] : (tensor<2048x784xf32>) -> tensor<784x2048xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %113 = stablehlo.multiply %112, %arg14 : tensor<2048xf32>
    %114 = stablehlo.add %113, %109 : tensor<2048xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<784x2048xf32>
    %116 = stablehlo.multiply %115, %arg15 : tensor<784x2048xf32>
    %117 = stablehlo.add %116, %111 : tensor<784x2048xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %119 = stablehlo.multiply %118, %arg16 : tensor<2048xf32>
    %120 = stablehlo.add %119, %101 : tensor<2048xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %122 = stablehlo.multiply %121, %arg17 : tensor<2048x2048xf32>
    %123 = stablehlo.add %122, %103 : tensor<2048x2048xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %125 = stablehlo.multiply %124, %arg18 : tensor<2048xf32>
    %126 = stablehlo.add %125, %93 : tensor<2048xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %128 = stablehlo.multiply %127, %arg19 : tensor<2048x2048xf32>
    %129 = stablehlo.add %128, %95 : tensor<2048x2048xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %131 = stablehlo.multiply %130, %arg20 : tensor<2048xf32>
    %132 = stablehlo.add %131, %85 : tensor<2048xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %134 = stablehlo.multiply %133, %arg21 : tensor<2048x2048xf32>
    %135 = stablehlo.add %134, %87 : tensor<2048x2048xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %137 = stablehlo.multiply %136, %arg22 : tensor<2048xf32>
    %138 = stablehlo.add %137, %77 : tensor<2048xf32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %140 = stablehlo.multiply %139, %arg23 : tensor<2048x2048xf32>
    %141 = stablehlo.add %140, %79 : tensor<2048x2048xf32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %143 = stablehlo.multiply %142, %arg24 : tensor<2048xf32>
    %144 = stablehlo.add %143, %69 : tensor<2048xf32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %146 = stablehlo.multiply %145, %arg25 : tensor<2048x2048xf32>
    %147 = stablehlo.add %146, %71 : tensor<2048x2048xf32>
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %149 = stablehlo.multiply %148, %arg26 : tensor<10xf32>
    %150 = stablehlo.add %149, %61 : tensor<10xf32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2048x10xf32>
    %152 = stablehlo.multiply %151, %arg27 : tensor<2048x10xf32>
    %153 = stablehlo.add %152, %63 : tensor<2048x10xf32>
    %cst_43 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %155 = stablehlo.multiply %154, %114 : tensor<2048xf32>
    %156 = stablehlo.subtract %arg0, %155 : tensor<2048xf32>
    %cst_44 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<784x2048xf32>
    %158 = stablehlo.multiply %157, %117 : tensor<784x2048xf32>
    %159 = stablehlo.subtract %arg1, %158 : tensor<784x2048xf32>
    %cst_45 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %161 = stablehlo.multiply %160, %120 : tensor<2048xf32>
    %162 = stablehlo.subtract %arg2, %161 : tensor<2048xf32>
    %cst_46 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %164 = stablehlo.multiply %163, %123 : tensor<2048x2048xf32>
    %165 = stablehlo.subtract %arg3, %164 : tensor<2048x2048xf32>
    %cst_47 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %167 = stablehlo.multiply %166, %126 : tensor<2048xf32>
    %168 = stablehlo.subtract %arg4, %167 : tensor<2048xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %170 = stablehlo.multiply %169, %129 : tensor<2048x2048xf32>
    %171 = stablehlo.subtract %arg5, %170 : tensor<2048x2048xf32>
    %cst_49 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %173 = stablehlo.multiply %172, %132 : tensor<2048xf32>
    %174 = stablehlo.subtract %arg6, %173 : tensor<2048xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %176 = stablehlo.multiply %175, %135 : tensor<2048x2048xf32>
    %177 = stablehlo.subtract %arg7, %176 : tensor<2048x2048xf32>
    %cst_51 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %179 = stablehlo.multiply %178, %138 : tensor<2048xf32>
    %180 = stablehlo.subtract %arg8, %179 : tensor<2048xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %182 = stablehlo.multiply %181, %141 : tensor<2048x2048xf32>
    %183 = stablehlo.subtract %arg9, %182 : tensor<2048x2048xf32>
    %cst_53 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %185 = stablehlo.multiply %184, %144 : tensor<2048xf32>
    %186 = stablehlo.subtract %arg10, %185 : tensor<2048xf32>
    %cst_54 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %188 = stablehlo.multiply %187, %147 : tensor<2048x2048xf32>
    %189 = stablehlo.subtract %arg11, %188 : tensor<2048x2048xf32>
    %cst_55 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %191 = stablehlo.multiply %190, %150 : tensor<10xf32>
    %192 = stablehlo.subtract %arg12, %191 : tensor<10xf32>
    %cst_56 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2048x10xf32>
    %194 = stablehlo.multiply %193, %153 : tensor<2048x10xf32>
    %195 = stablehlo.subtract %arg13, %194 : tensor<2048x10xf32>
    return %156, %159, %162, %165, %168, %171, %174, %177, %180, %183, %186, %189, %192, %195, %114, %117, %120, %123, %126, %129, %132, %135, %138, %141, %144, %147, %150, %153, %52 : tensor<2048xf32>, tensor<784x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<10xf32>, tensor<2048x10xf32>, tensor<2048xf32>, tensor<784x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<2048x2048xf32>, tensor<10xf32>, tensor<2048x10xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<1024x2048xf32>) -> tensor<1024x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1024x2048xf32>
    return %1 : tensor<1024x2048xf32>
  }
  func.func private @log_softmax(%arg0: tensor<1024x10xf32>) -> (tensor<1024x10xf32>, tensor<1024x10xf32>, tensor<1024x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x10xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1024xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1024x10xf32>
    %6 = stablehlo.exponential %5 : tensor<1024x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1024x10xf32>, tensor<f32>) -> tensor<1024xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %9 = stablehlo.log %8 : tensor<1024x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1024x10xf32>
    return %11, %6, %8 : tensor<1024x10xf32>, tensor<1024x10xf32>, tensor<1024x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<1024x10xf32>, %arg1: tensor<1024x1xi32>) -> (tensor<1024x1xf32>, tensor<1024x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1024x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1024x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1024x1xi1>, tensor<1024x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1024x1xi32>) -> tensor<1024x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1024x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1024x1x1xi32>, tensor<1024x1x1xi32>) -> tensor<1024x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<1024x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<1024x1x1xi32>, tensor<1024x1x1xi32>) -> tensor<1024x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<1024x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<1024x1x1xi1>, tensor<i1>) -> tensor<1024x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1024x10xf32>, tensor<1024x1x1xi32>) -> tensor<1024x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<1024x1xi1>, tensor<1024x1xf32>
    return %15, %5 : tensor<1024x1xf32>, tensor<1024x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<1024x1x1xi32>, %arg1: tensor<1024x1xf32>) -> tensor<1024x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1024x10xf32>, tensor<1024x1x1xi32>, tensor<1024x1xf32>) -> tensor<1024x10xf32>
    return %1 : tensor<1024x10xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<1024x10xf32>, %arg1: tensor<1024x1xf32>, %arg2: tensor<1024x10xf32>) -> tensor<1024x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1024x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x10xf32>, tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.reshape %1 : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1024x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<1024x1xf32>, tensor<f32>) -> tensor<1024xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1024xf32>) -> tensor<1024x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<1024x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<1024x10xf32>
    return %7 : tensor<1024x10xf32>
  }
}
