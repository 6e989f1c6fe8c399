module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<10x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<48x10xf32>) -> (tensor<10x32xf32> {jax.result_info = "result[0]['a']"}, tensor<10x32xf32> {jax.result_info = "result[0]['b']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x10xf32>, tensor<10x32xf32>) -> tensor<48x32xf32>
    %1 = stablehlo.tanh %0 : tensor<48x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x32xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<48x32xf32>
    %4 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x10xf32>, tensor<10x32xf32>) -> tensor<48x32xf32>
    %5 = stablehlo.sine %4 : tensor<48x32xf32>
    %6 = stablehlo.cosine %4 : tensor<48x32xf32>
    %7 = stablehlo.dot_general %1, %5, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<48x32xf32>, tensor<48x32xf32>) -> tensor<48x32x32xf32>
    %8 = call @cumsum(%7) : (tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    %9 = stablehlo.dot_general %8, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x32x32xf32>, tensor<48x32xf32>) -> tensor<48x32xf32>
    %10 = stablehlo.tanh %7 : tensor<48x32x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x32x32xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<48x32x32xf32>
    %13 = stablehlo.dot_general %10, %7, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x32x32xf32>, tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    %14 = stablehlo.multiply %9, %9 : tensor<48x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<48x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<48x32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<4.915200e+04> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %18 = stablehlo.add %15, %17 : tensor<f32>
    %19 = stablehlo.reverse %7, dims = [0] : tensor<48x32x32xf32>
    %20 = stablehlo.multiply %19, %7 : tensor<48x32x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<48x32x32xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %18, %21 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<48x32x32xf32>
    %24 = stablehlo.multiply %19, %23 : tensor<48x32x32xf32>
    %25 = stablehlo.multiply %23, %7 : tensor<48x32x32xf32>
    %26 = stablehlo.reverse %25, dims = [0] : tensor<48x32x32xf32>
    %27 = stablehlo.add %24, %26 : tensor<48x32x32xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<4.915200e+04> : tensor<f32>
    %28 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<48x32x32xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<48x32xf32>
    %31 = stablehlo.multiply %9, %30 : tensor<48x32xf32>
    %32 = stablehlo.multiply %30, %9 : tensor<48x32xf32>
    %33 = stablehlo.add %31, %32 : tensor<48x32xf32>
    %34 = stablehlo.dot_general %29, %10, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<48x32x32xf32>, tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    %35 = stablehlo.transpose %34, dims = [0, 2, 1] : (tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    %36 = stablehlo.add %27, %35 : tensor<48x32x32xf32>
    %37 = stablehlo.dot_general %29, %7, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<48x32x32xf32>, tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    %38 = stablehlo.transpose %37, dims = [0, 2, 1] : (tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    %39 = stablehlo.multiply %38, %12 : tensor<48x32x32xf32>
    %40 = stablehlo.add %36, %39 : tensor<48x32x32xf32>
    %41 = stablehlo.multiply %39, %10 : tensor<48x32x32xf32>
    %42 = stablehlo.add %40, %41 : tensor<48x32x32xf32>
    %43 = stablehlo.dot_general %33, %8, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x32xf32>, tensor<48x32x32xf32>) -> tensor<48x32xf32>
    %44 = stablehlo.dot_general %33, %5, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<48x32xf32>, tensor<48x32xf32>) -> tensor<48x32x32xf32>
    %45 = call @cumsum_1(%44) : (tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    %46 = stablehlo.add %42, %45 : tensor<48x32x32xf32>
    %47 = stablehlo.dot_general %46, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x32x32xf32>, tensor<48x32xf32>) -> tensor<48x32xf32>
    %48 = stablehlo.add %43, %47 : tensor<48x32xf32>
    %49 = stablehlo.dot_general %46, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x32x32xf32>, tensor<48x32xf32>) -> tensor<48x32xf32>
    %50 = stablehlo.multiply %48, %6 : tensor<48x32xf32>
    %51 = stablehlo.dot_general %50, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x32xf32>, tensor<48x10xf32>) -> tensor<32x10xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<32x10xf32>) -> tensor<10x32xf32>
    %53 = stablehlo.multiply %49, %3 : tensor<48x32xf32>
    %54 = stablehlo.multiply %53, %1 : tensor<48x32xf32>
    %55 = stablehlo.add %53, %54 : tensor<48x32xf32>
    %56 = stablehlo.dot_general %55, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x32xf32>, tensor<48x10xf32>) -> tensor<32x10xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<32x10xf32>) -> tensor<10x32xf32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<10x32xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<10x32xf32>
    %60 = stablehlo.subtract %arg0, %59 : tensor<10x32xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<10x32xf32>
    %62 = stablehlo.multiply %61, %52 : tensor<10x32xf32>
    %63 = stablehlo.subtract %arg1, %62 : tensor<10x32xf32>
    return %60, %63, %22 : tensor<10x32xf32>, tensor<10x32xf32>, tensor<f32>
  }
  func.func private @cumsum(%arg0: tensor<48x32x32xf32>) -> tensor<48x32x32xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    return %0 : tensor<48x32x32xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<48x32x32xf32>) -> tensor<48x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[47, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 48, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<48x32x32xf32>, tensor<f32>) -> tensor<48x32x32xf32>
    return %1 : tensor<48x32x32xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<48x32x32xf32>) -> tensor<48x32x32xf32> {
    %0 = call @cumsum_2(%arg0) : (tensor<48x32x32xf32>) -> tensor<48x32x32xf32>
    return %0 : tensor<48x32x32xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<48x32x32xf32>) -> tensor<48x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 47], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 48, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<48x32x32xf32>, tensor<f32>) -> tensor<48x32x32xf32>
    return %1 : tensor<48x32x32xf32>
  }
}
