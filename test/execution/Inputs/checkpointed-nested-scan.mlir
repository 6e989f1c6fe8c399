// The same in a scan over two layers.
module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x4x4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x4x4xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x2x4xf32>) -> (tensor<2x4xf32> {jax.result_info = "result[0]['b']"}, tensor<2x4x4xf32> {jax.result_info = "result[0]['u']"}, tensor<2x4x4xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x2x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:8 = stablehlo.while(%iterArg = %arg0, %iterArg_14 = %arg1, %iterArg_15 = %arg2, %iterArg_16 = %0, %iterArg_17 = %c, %iterArg_18 = %arg3, %iterArg_19 = %1, %iterArg_20 = %2) : tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<3x2x4xf32>, tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>
    cond {
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_17, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %25 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_17) : (tensor<2x4xf32>, tensor<i32>) -> tensor<4xf32>
      %26 = func.call @dynamic_index_in_dim_0(%iterArg_14, %iterArg_17) : (tensor<2x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %27 = func.call @dynamic_index_in_dim_0(%iterArg_15, %iterArg_17) : (tensor<2x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %28:3 = func.call @closed_call(%iterArg_16, %iterArg_18, %25, %26, %27) : (tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>)
      %29 = func.call @dynamic_update_index_in_dim_3(%iterArg_19, %28#1, %iterArg_17) : (tensor<2x3x2x4xf32>, tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x3x2x4xf32>
      %30 = func.call @dynamic_update_index_in_dim_3(%iterArg_20, %28#2, %iterArg_17) : (tensor<2x3x2x4xf32>, tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x3x2x4xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_17, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %31, %28#0, %29, %30 : tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<3x2x4xf32>, tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>
    }
    %4 = stablehlo.multiply %3#5, %3#5 : tensor<3x2x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %6 = stablehlo.multiply %5, %3#5 : tensor<3x2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %9 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<3x2x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %15:10 = stablehlo.while(%iterArg = %arg0, %iterArg_14 = %arg1, %iterArg_15 = %arg2, %iterArg_16 = %3#6, %iterArg_17 = %3#7, %iterArg_18 = %c_10, %iterArg_19 = %11, %iterArg_20 = %12, %iterArg_21 = %13, %iterArg_22 = %14) : tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>, tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>
    cond {
      %c_23 = stablehlo.constant dense<2> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_18, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<2> : tensor<i32>
      %25 = stablehlo.subtract %c_23, %iterArg_18 : tensor<i32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.subtract %25, %c_24 : tensor<i32>
      %27 = func.call @dynamic_index_in_dim(%iterArg, %26) : (tensor<2x4xf32>, tensor<i32>) -> tensor<4xf32>
      %28 = func.call @dynamic_index_in_dim_0(%iterArg_14, %26) : (tensor<2x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %29 = func.call @dynamic_index_in_dim_0(%iterArg_15, %26) : (tensor<2x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %30 = func.call @dynamic_index_in_dim_4(%iterArg_16, %26) : (tensor<2x3x2x4xf32>, tensor<i32>) -> tensor<3x2x4xf32>
      %31 = func.call @dynamic_index_in_dim_4(%iterArg_17, %26) : (tensor<2x3x2x4xf32>, tensor<i32>) -> tensor<3x2x4xf32>
      %32:4 = func.call @closed_call_5(%iterArg_19, %27, %28, %29, %30, %31) : (tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> (tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
      %33 = func.call @dynamic_update_index_in_dim_7(%iterArg_20, %32#1, %26) : (tensor<2x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %34 = func.call @dynamic_update_index_in_dim_8(%iterArg_21, %32#2, %26) : (tensor<2x4x4xf32>, tensor<4x4xf32>, tensor<i32>) -> tensor<2x4x4xf32>
      %35 = func.call @dynamic_update_index_in_dim_8(%iterArg_22, %32#3, %26) : (tensor<2x4x4xf32>, tensor<4x4xf32>, tensor<i32>) -> tensor<2x4x4xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_18, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %36, %32#0, %33, %34, %35 : tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>, tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>
    }
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %17 = stablehlo.multiply %16, %15#7 : tensor<2x4xf32>
    %18 = stablehlo.subtract %arg0, %17 : tensor<2x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %20 = stablehlo.multiply %19, %15#8 : tensor<2x4x4xf32>
    %21 = stablehlo.subtract %arg1, %20 : tensor<2x4x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %23 = stablehlo.multiply %22, %15#9 : tensor<2x4x4xf32>
    %24 = stablehlo.subtract %arg2, %23 : tensor<2x4x4xf32>
    return %18, %21, %24, %8 : tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4x4xf32>, %arg1: tensor<i32>) -> tensor<4x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 4] : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x4xf32>, %arg1: tensor<3x2x4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4x4xf32>) -> (tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:8 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg4, %iterArg_2 = %arg3, %iterArg_3 = %0, %iterArg_4 = %c, %iterArg_5 = %arg0, %iterArg_6 = %1, %iterArg_7 = %2) : tensor<3x2x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>
    cond {
      %c_8 = stablehlo.constant dense<3> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_4) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %6:3 = func.call @closed_call_2(%iterArg_1, %iterArg_2, %iterArg_3, %iterArg_5, %5) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_6, %6#1, %iterArg_4) : (tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<3x2x4xf32>
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_7, %6#2, %iterArg_4) : (tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<3x2x4xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %9, %6#0, %7, %8 : tensor<3x2x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>
    }
    %4 = stablehlo.add %3#6, %arg1 : tensor<3x2x4xf32>
    return %4, %3#7, %arg1 : tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 4] : (tensor<3x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<1x4xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
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
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<2x3x2x4xf32>, %arg1: tensor<3x2x4xf32>, %arg2: tensor<i32>) -> tensor<2x3x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x2x4xf32>) -> tensor<1x3x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x3x2x4xf32>, tensor<1x3x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2x4xf32>
    return %1 : tensor<2x3x2x4xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x3x2x4xf32>, %arg1: tensor<i32>) -> tensor<3x2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 2, 4] : (tensor<2x3x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x2x4xf32>) -> tensor<3x2x4xf32>
    return %1 : tensor<3x2x4xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<3x2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<3x2x4xf32>, %arg5: tensor<3x2x4xf32>) -> (tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:12 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg4, %iterArg_5 = %arg5, %iterArg_6 = %arg1, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %1, %iterArg_11 = %2, %iterArg_12 = %3, %iterArg_13 = %0, %iterArg_14 = %4) : tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<3x2x4xf32>
    cond {
      %c_15 = stablehlo.constant dense<3> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_9, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<3> : tensor<i32>
      %7 = stablehlo.subtract %c_15, %iterArg_9 : tensor<i32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.subtract %7, %c_16 : tensor<i32>
      %9 = func.call @dynamic_index_in_dim_1(%iterArg, %8) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg_4, %8) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %11 = func.call @dynamic_index_in_dim_1(%iterArg_5, %8) : (tensor<3x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %12:5 = func.call @closed_call_6(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %9, %10, %11) : (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_14, %12#4, %8) : (tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<3x2x4xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_9, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %14, %12#0, %12#1, %12#2, %12#3, %13 : tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<3x2x4xf32>
    }
    %6 = stablehlo.add %arg0, %5#11 : tensor<3x2x4xf32>
    return %6, %5#7, %5#8, %5#9 : tensor<3x2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<2x4xf32>, %arg7: tensor<2x4xf32>, %arg8: tensor<2x4xf32>, %arg9: tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
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
    %22 = stablehlo.dot_general %13, %0#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %23 = stablehlo.add %arg3, %16 : tensor<4xf32>
    %24 = stablehlo.add %arg4, %18 : tensor<4x4xf32>
    %25 = stablehlo.add %arg5, %21 : tensor<4x4xf32>
    return %23, %24, %25, %19, %22 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<i32>) -> tensor<2x4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x4xf32>
    return %1 : tensor<2x4x4xf32>
  }
}
