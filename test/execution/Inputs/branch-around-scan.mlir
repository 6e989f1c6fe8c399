// A branch around a scan over layers, and one around a product, with their backward passes,
// as JAX prints a training step with two `lax.cond`.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x16x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64x16xf32>, %arg3: tensor<1xi32>) -> (tensor<16x16xf32> {jax.result_info = "result[0]['o']"}, tensor<4x16x16xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg3 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare GT, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3:7 = "stablehlo.case"(%2) ({
      %25 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
      %26 = stablehlo.sine %25 : tensor<64x16xf32>
      %27 = stablehlo.cosine %25 : tensor<64x16xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x64x16xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x64x16xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x64x16xf32>
      stablehlo.return %26, %arg2, %27, %28, %29, %30, %31 : tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<4x16x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>
    }, {
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x64x16xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x64x16xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x64x16xf32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %28:6 = stablehlo.while(%iterArg = %arg1, %iterArg_13 = %c_10, %iterArg_14 = %arg2, %iterArg_15 = %25, %iterArg_16 = %26, %iterArg_17 = %27) : tensor<4x16x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>
      cond {
        %c_18 = stablehlo.constant dense<4> : tensor<i32>
        %31 = stablehlo.compare LT, %iterArg_13, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %31 : tensor<i1>
      } do {
        %31 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
        %32:4 = func.call @closed_call(%iterArg_14, %31) : (tensor<64x16xf32>, tensor<16x16xf32>) -> (tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>)
        %33 = func.call @dynamic_update_index_in_dim(%iterArg_15, %32#1, %iterArg_13) : (tensor<4x64x16xf32>, tensor<64x16xf32>, tensor<i32>) -> tensor<4x64x16xf32>
        %34 = func.call @dynamic_update_index_in_dim(%iterArg_16, %32#2, %iterArg_13) : (tensor<4x64x16xf32>, tensor<64x16xf32>, tensor<i32>) -> tensor<4x64x16xf32>
        %35 = func.call @dynamic_update_index_in_dim(%iterArg_17, %32#3, %iterArg_13) : (tensor<4x64x16xf32>, tensor<64x16xf32>, tensor<i32>) -> tensor<4x64x16xf32>
        %c_18 = stablehlo.constant dense<1> : tensor<i32>
        %36 = stablehlo.add %iterArg_13, %c_18 : tensor<i32>
        stablehlo.return %iterArg, %36, %32#0, %33, %34, %35 : tensor<4x16x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>
      }
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
      stablehlo.return %28#2, %29, %30, %arg1, %28#3, %28#4, %28#5 : tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<4x16x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>
    }) : (tensor<i32>) -> (tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<4x16x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>)
    %4 = stablehlo.reshape %arg3 : (tensor<1xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.compare GT, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.convert %5 : (tensor<i1>) -> tensor<i32>
    %7:5 = "stablehlo.case"(%6) ({
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
      stablehlo.return %3#0, %25, %26, %27, %28 : tensor<64x16xf32>, tensor<16x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>
    }, {
      %25 = stablehlo.dot_general %3#0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
      %26 = stablehlo.tanh %25 : tensor<64x16xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
      %28 = stablehlo.subtract %27, %26 : tensor<64x16xf32>
      stablehlo.return %26, %arg0, %3#0, %26, %28 : tensor<64x16xf32>, tensor<16x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>
    }) : (tensor<i32>) -> (tensor<64x16xf32>, tensor<16x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>)
    %8 = stablehlo.multiply %7#0, %7#0 : tensor<64x16xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %10 = stablehlo.multiply %9, %7#0 : tensor<64x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %13 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %15 = stablehlo.multiply %14, %10 : tensor<64x16xf32>
    %16:2 = "stablehlo.case"(%6) ({
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      stablehlo.return %25, %15 : tensor<16x16xf32>, tensor<64x16xf32>
    }, {
      %25 = stablehlo.multiply %15, %7#4 : tensor<64x16xf32>
      %26 = stablehlo.multiply %25, %7#3 : tensor<64x16xf32>
      %27 = stablehlo.add %25, %26 : tensor<64x16xf32>
      %28 = stablehlo.dot_general %27, %7#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
      %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %30 = stablehlo.dot_general %27, %7#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
      stablehlo.return %29, %30 : tensor<16x16xf32>, tensor<64x16xf32>
    }) : (tensor<i32>) -> (tensor<16x16xf32>, tensor<64x16xf32>)
    %17:2 = "stablehlo.case"(%2) ({
      %25 = stablehlo.multiply %16#1, %3#2 : tensor<64x16xf32>
      %26 = stablehlo.dot_general %25, %3#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
      %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
      stablehlo.return %28, %27 : tensor<4x16x16xf32>, tensor<16x16xf32>
    }, {
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %26:7 = stablehlo.while(%iterArg = %3#3, %iterArg_10 = %3#4, %iterArg_11 = %3#5, %iterArg_12 = %3#6, %iterArg_13 = %c_8, %iterArg_14 = %16#1, %iterArg_15 = %25) : tensor<4x16x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<4x16x16xf32>
      cond {
        %c_16 = stablehlo.constant dense<4> : tensor<i32>
        %28 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %28 : tensor<i1>
      } do {
        %c_16 = stablehlo.constant dense<4> : tensor<i32>
        %28 = stablehlo.subtract %c_16, %iterArg_13 : tensor<i32>
        %c_17 = stablehlo.constant dense<1> : tensor<i32>
        %29 = stablehlo.subtract %28, %c_17 : tensor<i32>
        %30 = func.call @dynamic_index_in_dim(%iterArg, %29) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
        %31 = func.call @dynamic_index_in_dim_0(%iterArg_10, %29) : (tensor<4x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
        %32 = func.call @dynamic_index_in_dim_0(%iterArg_11, %29) : (tensor<4x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
        %33 = func.call @dynamic_index_in_dim_0(%iterArg_12, %29) : (tensor<4x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
        %34:2 = func.call @closed_call_1(%iterArg_14, %30, %31, %32, %33) : (tensor<64x16xf32>, tensor<16x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>) -> (tensor<64x16xf32>, tensor<16x16xf32>)
        %35 = func.call @dynamic_update_index_in_dim_2(%iterArg_15, %34#1, %29) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
        %c_18 = stablehlo.constant dense<1> : tensor<i32>
        %36 = stablehlo.add %iterArg_13, %c_18 : tensor<i32>
        stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %36, %34#0, %35 : tensor<4x16x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<4x16x16xf32>
      }
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      stablehlo.return %26#6, %27 : tensor<4x16x16xf32>, tensor<16x16xf32>
    }) : (tensor<i32>) -> (tensor<4x16x16xf32>, tensor<16x16xf32>)
    %18 = stablehlo.add %16#0, %17#1 : tensor<16x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<16x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<16x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %23 = stablehlo.multiply %22, %17#0 : tensor<4x16x16xf32>
    %24 = stablehlo.subtract %arg1, %23 : tensor<4x16x16xf32>
    return %21, %24, %12 : tensor<16x16xf32>, tensor<4x16x16xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<4x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x16xf32>, %arg1: tensor<16x16xf32>) -> (tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %1 = stablehlo.tanh %0 : tensor<64x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<64x16xf32>
    %4 = stablehlo.add %1, %arg0 : tensor<64x16xf32>
    return %4, %arg0, %1, %3 : tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x64x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<i32>) -> tensor<4x64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x64x16xf32>, tensor<1x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x64x16xf32>
    return %1 : tensor<4x64x16xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x64x16xf32>, %arg1: tensor<i32>) -> tensor<64x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 16] : (tensor<4x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<64x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<64x16xf32>, %arg3: tensor<64x16xf32>, %arg4: tensor<64x16xf32>) -> (tensor<64x16xf32>, tensor<16x16xf32>) {
    %0 = stablehlo.multiply %arg0, %arg4 : tensor<64x16xf32>
    %1 = stablehlo.multiply %0, %arg3 : tensor<64x16xf32>
    %2 = stablehlo.add %0, %1 : tensor<64x16xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<64x16xf32>
    return %6, %4 : tensor<64x16xf32>, tensor<16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<i32>) -> tensor<4x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x16xf32>
    return %1 : tensor<4x16x16xf32>
  }
}

