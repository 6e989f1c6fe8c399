// A checkpointed body that makes one value twice.
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x4xf32>) -> (tensor<3x4x4xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_8 = %c, %iterArg_9 = %arg1, %iterArg_10 = %0) : tensor<3x4x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>
    cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<3x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %16:2 = func.call @closed_call(%iterArg_9, %15) : (tensor<2x4xf32>, tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_10, %16#1, %iterArg_8) : (tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<3x2x4xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %18, %16#0, %17 : tensor<3x4x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>
    }
    %2 = stablehlo.multiply %1#2, %1#2 : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %4 = stablehlo.multiply %3, %1#2 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<2x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4x4xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11:5 = stablehlo.while(%iterArg = %1#3, %iterArg_8 = %arg0, %iterArg_9 = %c_6, %iterArg_10 = %9, %iterArg_11 = %10) : tensor<3x2x4xf32>, tensor<3x4x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<3x4x4xf32>
    cond {
      %c_12 = stablehlo.constant dense<3> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<3> : tensor<i32>
      %15 = stablehlo.subtract %c_12, %iterArg_9 : tensor<i32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.subtract %15, %c_13 : tensor<i32>
      %17 = func.call @dynamic_index_in_dim_0(%iterArg, %16) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %18 = func.call @dynamic_index_in_dim(%iterArg_8, %16) : (tensor<3x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %19:2 = func.call @closed_call_1(%iterArg_10, %17, %18) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<4x4xf32>)
      %20 = func.call @dynamic_update_index_in_dim_2(%iterArg_11, %19#1, %16) : (tensor<3x4x4xf32>, tensor<4x4xf32>, tensor<i32>) -> tensor<3x4x4xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %21, %19#0, %20 : tensor<3x2x4xf32>, tensor<3x4x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<3x4x4xf32>
    }
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4x4xf32>
    %13 = stablehlo.multiply %12, %11#4 : tensor<3x4x4xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<3x4x4xf32>
    return %14, %6 : tensor<3x4x4xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x4x4xf32>, %arg1: tensor<i32>) -> tensor<4x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 4] : (tensor<3x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.sine %0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<2x4xf32>
    %4 = stablehlo.tanh %3 : tensor<2x4xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<2x4xf32>
    %8 = stablehlo.cosine %7 : tensor<2x4xf32>
    %9 = stablehlo.add %5, %8 : tensor<2x4xf32>
    return %9, %arg0 : tensor<2x4xf32>, tensor<2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<i32>) -> tensor<3x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
    return %1 : tensor<3x2x4xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 4] : (tensor<3x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<4x4xf32>) {
    %0:3 = stablehlo.optimization_barrier %arg1, %arg2, %arg0 : tensor<2x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>
    %1 = stablehlo.dot_general %0#0, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.sine %1 : tensor<2x4xf32>
    %3 = stablehlo.cosine %1 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %5 = stablehlo.multiply %0#0, %4 : tensor<2x4xf32>
    %6 = stablehlo.tanh %5 : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %10 = stablehlo.multiply %0#0, %9 : tensor<2x4xf32>
    %11 = stablehlo.sine %10 : tensor<2x4xf32>
    %12 = stablehlo.negate %0#2 : tensor<2x4xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<2x4xf32>
    %16 = stablehlo.multiply %2, %0#2 : tensor<2x4xf32>
    %17 = stablehlo.multiply %0#2, %6 : tensor<2x4xf32>
    %18 = stablehlo.multiply %16, %8 : tensor<2x4xf32>
    %19 = stablehlo.multiply %18, %6 : tensor<2x4xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<2x4xf32>
    %23 = stablehlo.add %15, %22 : tensor<2x4xf32>
    %24 = stablehlo.multiply %17, %3 : tensor<2x4xf32>
    %25 = stablehlo.dot_general %24, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %27 = stablehlo.dot_general %24, %0#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %28 = stablehlo.add %23, %27 : tensor<2x4xf32>
    return %28, %26 : tensor<2x4xf32>, tensor<4x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<i32>) -> tensor<3x4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x4xf32>
    return %1 : tensor<3x4x4xf32>
  }
}
