module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<784x1024xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<1024xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1024x1024xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<1024xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<1024x1024xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<1024xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<1024x1024xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<1024xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<1024x1024xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<10xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<1024x10xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1024xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<784x1024xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<1024xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<1024x1024xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<1024xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<1024x1024xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<1024xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<1024x1024xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<1024xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<1024x1024xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<10xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<1024x10xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<512x784xf32>, %arg25: tensor<512xi32>) -> (tensor<1024xf32> {jax.result_info = "result[0]['hidden'][0]['bias']"}, tensor<784x1024xf32> {jax.result_info = "result[0]['hidden'][0]['weight']"}, tensor<1024xf32> {jax.result_info = "result[0]['hidden'][1]['bias']"}, tensor<1024x1024xf32> {jax.result_info = "result[0]['hidden'][1]['weight']"}, tensor<1024xf32> {jax.result_info = "result[0]['hidden'][2]['bias']"}, tensor<1024x1024xf32> {jax.result_info = "result[0]['hidden'][2]['weight']"}, tensor<1024xf32> {jax.result_info = "result[0]['hidden'][3]['bias']"}, tensor<1024x1024xf32> {jax.result_info = "result[0]['hidden'][3]['weight']"}, tensor<1024xf32> {jax.result_info = "result[0]['hidden'][4]['bias']"}, tensor<1024x1024xf32> {jax.result_info = "result[0]['hidden'][4]['weight']"}, tensor<10xf32> {jax.result_info = "result[0]['output']['bias']"}, tensor<1024x10xf32> {jax.result_info = "result[0]['output']['weight']"}, tensor<1024xf32> {jax.result_info = "result[1]['hidden'][0]['bias']"}, tensor<784x1024xf32> {jax.result_info = "result[1]['hidden'][0]['weight']"}, tensor<1024xf32> {jax.result_info = "result[1]['hidden'][1]['bias']"}, tensor<1024x1024xf32> {jax.result_info = "result[1]['hidden'][1]['weight']"}, tensor<1024xf32> {jax.result_info = "result[1]['hidden'][2]['bias']"}, tensor<1024x1024xf32> {jax.result_info = "result[1]['hidden'][2]['weight']"}, tensor<1024xf32> {jax.result_info = "result[1]['hidden'][3]['bias']"}, tensor<1024x1024xf32> {jax.result_info = "result[1]['hidden'][3]['weight']"}, tensor<1024xf32> {jax.result_info = "result[1]['hidden'][4]['bias']"}, tensor<1024x1024xf32> {jax.result_info = "result[1]['hidden'][4]['weight']"}, tensor<10xf32> {jax.result_info = "result[1]['output']['bias']"}, tensor<1024x10xf32> {jax.result_info = "result[1]['output']['weight']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg24, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x784xf32>, tensor<784x1024xf32>) -> tensor<512x1024xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<512x1024xf32>
    %3 = stablehlo.add %0, %2 : tensor<512x1024xf32>
    %4 = call @relu(%3) : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<512x1024xf32>
    %10 = stablehlo.add %7, %9 : tensor<512x1024xf32>
    %11 = call @relu(%10) : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %13 = stablehlo.compare GT, %10, %12, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<512x1024xf32>
    %17 = stablehlo.add %14, %16 : tensor<512x1024xf32>
    %18 = call @relu(%17) : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %20 = stablehlo.compare GT, %17, %19, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1>
    %21 = stablehlo.dot_general %18, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %22 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<512x1024xf32>
    %24 = stablehlo.add %21, %23 : tensor<512x1024xf32>
    %25 = call @relu(%24) : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1>
    %28 = stablehlo.dot_general %25, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %29 = stablehlo.broadcast_in_dim %arg8, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<512x1024xf32>
    %31 = stablehlo.add %28, %30 : tensor<512x1024xf32>
    %32 = call @relu(%31) : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %34 = stablehlo.compare GT, %31, %33, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1>
    %35 = stablehlo.dot_general %32, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x10xf32>) -> tensor<512x10xf32>
    %36 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<512x10xf32>
    %38 = stablehlo.add %35, %37 : tensor<512x10xf32>
    %39:3 = call @log_softmax(%38) : (tensor<512x10xf32>) -> (tensor<512x10xf32>, tensor<512x10xf32>, tensor<512x1xf32>)
    %40 = stablehlo.broadcast_in_dim %arg25, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %41:2 = call @take_along_axis(%39#0, %40) : (tensor<512x10xf32>, tensor<512x1xi32>) -> (tensor<512x1xf32>, tensor<512x1x1xi32>)
    %42 = stablehlo.reshape %41#0 : (tensor<512x1xf32>) -> tensor<512xf32>
    %43 = stablehlo.negate %42 : tensor<512xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %46 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %48 = stablehlo.negate %47 : tensor<512xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %50 = call @take_along_axis_0(%41#1, %49) : (tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x10xf32>
    %51 = call @log_softmax_1(%39#1, %39#2, %50) : (tensor<512x10xf32>, tensor<512x1xf32>, tensor<512x10xf32>) -> tensor<512x10xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<512x10xf32>, tensor<f32>) -> tensor<10xf32>
    %53 = stablehlo.reshape %52 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %55 = stablehlo.dot_general %51, %32, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x10xf32>, tensor<512x1024xf32>) -> tensor<10x1024xf32>
    %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<10x1024xf32>) -> tensor<1024x10xf32>
    %57 = stablehlo.dot_general %51, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x10xf32>, tensor<1024x10xf32>) -> tensor<512x1024xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %59 = stablehlo.select %34, %57, %58 : tensor<512x1024xi1>, tensor<512x1024xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %61 = stablehlo.reshape %60 : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %63 = stablehlo.dot_general %59, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<1024x1024xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %65 = stablehlo.dot_general %59, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %67 = stablehlo.select %27, %65, %66 : tensor<512x1024xi1>, tensor<512x1024xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %69 = stablehlo.reshape %68 : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %71 = stablehlo.dot_general %67, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<1024x1024xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %73 = stablehlo.dot_general %67, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %75 = stablehlo.select %20, %73, %74 : tensor<512x1024xi1>, tensor<512x1024xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %77 = stablehlo.reshape %76 : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %79 = stablehlo.dot_general %75, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<1024x1024xf32>
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %81 = stablehlo.dot_general %75, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %83 = stablehlo.select %13, %81, %82 : tensor<512x1024xi1>, tensor<512x1024xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %85 = stablehlo.reshape %84 : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %87 = stablehlo.dot_general %83, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<1024x1024xf32>
    %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %89 = stablehlo.dot_general %83, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %91 = stablehlo.select %6, %89, %90 : tensor<512x1024xi1>, tensor<512x1024xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %93 = stablehlo.reshape %92 : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %95 = stablehlo.dot_general %91, %arg24, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<512x784xf32>) -> tensor<1024x784xf32>
    %96 = stablehlo.transpose %95, dims = [1, 0] : (tensor<1024x784xf32>) -> tensor<784x1024xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %98 = stablehlo.multiply %97, %arg12 : tensor<1024xf32>
    %99 = stablehlo.add %98, %94 : tensor<1024xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<784x1024xf32>
    %101 = stablehlo.multiply %100, %arg13 : tensor<784x1024xf32>
    %102 = stablehlo.add %101, %96 : tensor<784x1024xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %104 = stablehlo.multiply %103, %arg14 : tensor<1024xf32>
    %105 = stablehlo.add %104, %86 : tensor<1024xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %107 = stablehlo.multiply %106, %arg15 : tensor<1024x1024xf32>
    %108 = stablehlo.add %107, %88 : tensor<1024x1024xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %110 = stablehlo.multiply %109, %arg16 : tensor<1024xf32>
    %111 = stablehlo.add %110, %78 : tensor<1024xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %113 = stablehlo.multiply %112, %arg17 : tensor<1024x1024xf32>
    %114 = stablehlo.add %113, %80 : tensor<1024x1024xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %116 = stablehlo.multiply %115, %arg18 : tensor<1024xf32>
    %117 = stablehlo.add %116, %70 : tensor<1024xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %119 = stablehlo.multiply %118, %arg19 : tensor<1024x1024xf32>
    %120 = stablehlo.add %119, %72 : tensor<1024x1024xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %122 = stablehlo.multiply %121, %arg20 : tensor<1024xf32>
    %123 = stablehlo.add %122, %62 : tensor<1024xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %125 = stablehlo.multiply %124, %arg21 : tensor<1024x1024xf32>
    %126 = stablehlo.add %125, %64 : tensor<1024x1024xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %128 = stablehlo.multiply %127, %arg22 : tensor<10xf32>
    %129 = stablehlo.add %128, %54 : tensor<10xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1024x10xf32>
    %131 = stablehlo.multiply %130, %arg23 : tensor<1024x10xf32>
    %132 = stablehlo.add %131, %56 : tensor<1024x10xf32>
    %cst_37 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %134 = stablehlo.multiply %133, %99 : tensor<1024xf32>
    %135 = stablehlo.subtract %arg0, %134 : tensor<1024xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<784x1024xf32>
    %137 = stablehlo.multiply %136, %102 : tensor<784x1024xf32>
    %138 = stablehlo.subtract %arg1, %137 : tensor<784x1024xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %140 = stablehlo.multiply %139, %105 : tensor<1024xf32>
    %141 = stablehlo.subtract %arg2, %140 : tensor<1024xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %143 = stablehlo.multiply %142, %108 : tensor<1024x1024xf32>
    %144 = stablehlo.subtract %arg3, %143 : tensor<1024x1024xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %146 = stablehlo.multiply %145, %111 : tensor<1024xf32>
    %147 = stablehlo.subtract %arg4, %146 : tensor<1024xf32>
    %cst_42 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %149 = stablehlo.multiply %148, %114 : tensor<1024x1024xf32>
    %150 = stablehlo.subtract %arg5, %149 : tensor<1024x1024xf32>
    %cst_43 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %152 = stablehlo.multiply %151, %117 : tensor<1024xf32>
    %153 = stablehlo.subtract %arg6, %152 : tensor<1024xf32>
    %cst_44 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %155 = stablehlo.multiply %154, %120 : tensor<1024x1024xf32>
    %156 = stablehlo.subtract %arg7, %155 : tensor<1024x1024xf32>
    %cst_45 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %158 = stablehlo.multiply %157, %123 : tensor<1024xf32>
    %159 = stablehlo.subtract %arg8, %158 : tensor<1024xf32>
    %cst_46 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %161 = stablehlo.multiply %160, %126 : tensor<1024x1024xf32>
    %162 = stablehlo.subtract %arg9, %161 : tensor<1024x1024xf32>
    %cst_47 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %164 = stablehlo.multiply %163, %129 : tensor<10xf32>
    %165 = stablehlo.subtract %arg10, %164 : tensor<10xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1024x10xf32>
    %167 = stablehlo.multiply %166, %132 : tensor<1024x10xf32>
    %168 = stablehlo.subtract %arg11, %167 : tensor<1024x10xf32>
    return %135, %138, %141, %144, %147, %150, %153, %156, %159, %162, %165, %168, %99, %102, %105, %108, %111, %114, %117, %120, %123, %126, %129, %132, %45 : tensor<1024xf32>, tensor<784x1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>, tensor<10xf32>, tensor<1024x10xf32>, tensor<1024xf32>, tensor<784x1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>, tensor<10xf32>, tensor<1024x10xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<512x1024xf32>
    return %1 : tensor<512x1024xf32>
  }
  func.func private @log_softmax(%arg0: tensor<512x10xf32>) -> (tensor<512x10xf32>, tensor<512x10xf32>, tensor<512x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<512x10xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<512xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<512x10xf32>
    %6 = stablehlo.exponential %5 : tensor<512x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x10xf32>, tensor<f32>) -> tensor<512xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %9 = stablehlo.log %8 : tensor<512x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<512x10xf32>
    return %11, %6, %8 : tensor<512x10xf32>, tensor<512x10xf32>, tensor<512x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<512x10xf32>, %arg1: tensor<512x1xi32>) -> (tensor<512x1xf32>, tensor<512x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<512x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<512x1xi1>, tensor<512x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<512x1x1xi32>, tensor<512x1x1xi32>) -> tensor<512x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<512x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<512x1x1xi32>, tensor<512x1x1xi32>) -> tensor<512x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<512x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<512x1x1xi1>, tensor<i1>) -> tensor<512x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<512x10xf32>, tensor<512x1x1xi32>) -> tensor<512x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<512x1xi1>, tensor<512x1xf32>
    return %15, %5 : tensor<512x1xf32>, tensor<512x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<512x1x1xi32>, %arg1: tensor<512x1xf32>) -> tensor<512x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x10xf32>, tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x10xf32>
    return %1 : tensor<512x10xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<512x10xf32>, %arg1: tensor<512x1xf32>, %arg2: tensor<512x10xf32>) -> tensor<512x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<512x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x10xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.reshape %1 : (tensor<512xf32>) -> tensor<512x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<512x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<512x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<512x10xf32>
    return %7 : tensor<512x10xf32>
  }
}
