// A checkpointed body that reads weights at a place.
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x4xf32>) -> (tensor<6x4x4xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %c_1, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.select %0, %1, %c_3 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %4 = stablehlo.add %c_6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_8 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %8:8 = stablehlo.while(%iterArg = %arg0, %iterArg_20 = %2, %iterArg_21 = %5, %iterArg_22 = %c_11, %iterArg_23 = %c_9, %iterArg_24 = %arg1, %iterArg_25 = %6, %iterArg_26 = %7) : tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x4xf32>, tensor<6xi32>, tensor<6x2x4xf32>
    cond {
      %c_27 = stablehlo.constant dense<6> : tensor<i32>
      %22 = stablehlo.compare LT, %iterArg_22, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %22:4 = func.call @closed_call(%iterArg, %iterArg_20, %iterArg_21, %iterArg_23, %iterArg_24) : (tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<i32>, tensor<2x4xf32>)
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_25, %22#2, %iterArg_22) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %24 = func.call @dynamic_update_index_in_dim_0(%iterArg_26, %22#3, %iterArg_22) : (tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<6x2x4xf32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_22, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %25, %22#0, %22#1, %23, %24 : tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x4xf32>, tensor<6xi32>, tensor<6x2x4xf32>
    }
    %9 = stablehlo.multiply %8#5, %8#5 : tensor<2x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %11 = stablehlo.multiply %10, %8#5 : tensor<2x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %14 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %16 = stablehlo.multiply %15, %11 : tensor<2x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %18:6 = stablehlo.while(%iterArg = %8#6, %iterArg_20 = %8#7, %iterArg_21 = %arg0, %iterArg_22 = %c_18, %iterArg_23 = %17, %iterArg_24 = %16) : tensor<6xi32>, tensor<6x2x4xf32>, tensor<6x4x4xf32>, tensor<i32>, tensor<6x4x4xf32>, tensor<2x4xf32>
    cond {
      %c_25 = stablehlo.constant dense<6> : tensor<i32>
      %22 = stablehlo.compare LT, %iterArg_22, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %c_25 = stablehlo.constant dense<6> : tensor<i32>
      %22 = stablehlo.subtract %c_25, %iterArg_22 : tensor<i32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.subtract %22, %c_26 : tensor<i32>
      %24 = func.call @dynamic_index_in_dim(%iterArg, %23) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %25 = func.call @dynamic_index_in_dim_1(%iterArg_20, %23) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %26:2 = func.call @closed_call_2(%iterArg_21, %iterArg_23, %iterArg_24, %24, %25) : (tensor<6x4x4xf32>, tensor<6x4x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<2x4xf32>) -> (tensor<6x4x4xf32>, tensor<2x4xf32>)
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_22, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %27, %26#0, %26#1 : tensor<6xi32>, tensor<6x2x4xf32>, tensor<6x4x4xf32>, tensor<i32>, tensor<6x4x4xf32>, tensor<2x4xf32>
    }
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %20 = stablehlo.multiply %19, %18#4 : tensor<6x4x4xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<6x4x4xf32>
    return %21, %13 : tensor<6x4x4xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<6x4x4xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<i32>, tensor<2x4xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %1 = stablehlo.convert %arg3 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, %arg1, %arg2, sizes = [1, 4, 4] : (tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.dot_general %arg4, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %8 = stablehlo.sine %7 : tensor<2x4xf32>
    return %0, %8, %arg3, %arg4 : tensor<i32>, tensor<2x4xf32>, tensor<i32>, tensor<2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<i32>) -> tensor<6x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x4xf32>
    return %1 : tensor<6x2x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 4] : (tensor<6x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<6x4x4xf32>, %arg1: tensor<6x4x4xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<i32>, %arg4: tensor<2x4xf32>) -> (tensor<6x4x4xf32>, tensor<2x4xf32>) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg3, %arg4, %arg2 : tensor<6x4x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<2x4xf32>
    %1 = stablehlo.convert %0#1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %3 = stablehlo.add %1, %c_0 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.select %5, %6, %c_5 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.add %c_8, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_10 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %0#0, %4, %7, %10, sizes = [1, 4, 4] : (tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.dot_general %0#2, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %14 = stablehlo.cosine %13 : tensor<2x4xf32>
    %15 = stablehlo.multiply %0#3, %14 : tensor<2x4xf32>
    %16 = stablehlo.dot_general %15, %0#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.dot_general %15, %12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4x4xf32>
    %21 = stablehlo.dynamic_update_slice %20, %19, %4, %7, %10 : (tensor<6x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x4x4xf32>
    %22 = stablehlo.add %arg1, %21 : tensor<6x4x4xf32>
    return %22, %18 : tensor<6x4x4xf32>, tensor<2x4xf32>
  }
}
