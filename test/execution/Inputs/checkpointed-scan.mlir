// A scan of jax.checkpoint over three steps of time, as JAX prints its training step.
module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x2x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]['b']"}, tensor<4x4xf32> {jax.result_info = "result[0]['u']"}, tensor<4x4xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:8 = stablehlo.while(%iterArg = %arg3, %iterArg_16 = %arg2, %iterArg_17 = %arg1, %iterArg_18 = %1, %iterArg_19 = %c, %iterArg_20 = %0, %iterArg_21 = %2, %iterArg_22 = %3) : tensor<3x2x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>
    cond {
      %c_23 = stablehlo.constant dense<3> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_19, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %29 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_19) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %30:3 = func.call @closed_call(%iterArg_16, %iterArg_17, %iterArg_18, %iterArg_20, %29) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_21, %30#1, %iterArg_19) : (tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<3x2x4xf32>
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_22, %30#2, %iterArg_19) : (tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<3x2x4xf32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_19, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %33, %30#0, %31, %32 : tensor<3x2x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>
    }
    %5 = stablehlo.multiply %4#6, %4#6 : tensor<3x2x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %7 = stablehlo.multiply %6, %4#6 : tensor<3x2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%4#5 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.add %9, %10 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %13 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %15 = stablehlo.multiply %14, %7 : tensor<3x2x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %19:11 = stablehlo.while(%iterArg = %15, %iterArg_16 = %4#7, %iterArg_17 = %arg3, %iterArg_18 = %arg0, %iterArg_19 = %arg1, %iterArg_20 = %arg2, %iterArg_21 = %c_12, %iterArg_22 = %16, %iterArg_23 = %17, %iterArg_24 = %18, %iterArg_25 = %12) : tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>
    cond {
      %c_26 = stablehlo.constant dense<3> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_21, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<3> : tensor<i32>
      %29 = stablehlo.subtract %c_26, %iterArg_21 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.subtract %29, %c_27 : tensor<i32>
      %31 = func.call @dynamic_index_in_dim(%iterArg, %30) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %32 = func.call @dynamic_index_in_dim(%iterArg_16, %30) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %33 = func.call @dynamic_index_in_dim(%iterArg_17, %30) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %34:4 = func.call @closed_call_0(%iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %31, %32, %33) : (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>)
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_21, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %35, %34#0, %34#1, %34#2, %34#3 : tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>
    }
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.multiply %20, %19#7 : tensor<4xf32>
    %22 = stablehlo.subtract %arg0, %21 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %24 = stablehlo.multiply %23, %19#8 : tensor<4x4xf32>
    %25 = stablehlo.subtract %arg1, %24 : tensor<4x4xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %27 = stablehlo.multiply %26, %19#9 : tensor<4x4xf32>
    %28 = stablehlo.subtract %arg2, %27 : tensor<4x4xf32>
    return %22, %25, %28, %11 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 4] : (tensor<3x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<1x4xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x4xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<2x4xf32>
    %5 = stablehlo.tanh %4 : tensor<2x4xf32>
    return %5, %5, %arg3 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<i32>) -> tensor<3x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
    return %1 : tensor<3x2x4xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<2x4xf32>, %arg7: tensor<2x4xf32>, %arg8: tensor<2x4xf32>, %arg9: tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>) {
    %0:7 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg8, %arg9, %arg6, %arg7 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
    %1 = stablehlo.dot_general %0#4, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.dot_general %0#3, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x4xf32>
    %4 = stablehlo.broadcast_in_dim %0#0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %6 = stablehlo.add %3, %5 : tensor<2x4xf32>
    %7 = stablehlo.tanh %6 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<2x4xf32>
    %10 = stablehlo.add %0#5, %0#6 : tensor<2x4xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<2x4xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<2x4xf32>
    %13 = stablehlo.add %11, %12 : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.reshape %14 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.dot_general %13, %0#3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %19 = stablehlo.dot_general %13, %0#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %20 = stablehlo.dot_general %13, %0#4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %22 = stablehlo.add %arg3, %16 : tensor<4xf32>
    %23 = stablehlo.add %arg4, %18 : tensor<4x4xf32>
    %24 = stablehlo.add %arg5, %21 : tensor<4x4xf32>
    return %22, %23, %24, %19 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>
  }
}
