// A scan over layers whose residuals `jax.checkpoint` makes again, as JAX prints it.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x32x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<8x64x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64x32xf32>) -> (tensor<8x32x64xf32> {jax.result_info = "result[0][0]"}, tensor<8x64x32xf32> {jax.result_info = "result[0][1]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %c, %iterArg_12 = %arg2, %iterArg_13 = %0) : tensor<8x32x64xf32>, tensor<8x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x64x32xf32>
    cond {
      %c_14 = stablehlo.constant dense<8> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<8x32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
      %20 = func.call @dynamic_index_in_dim_0(%iterArg_10, %iterArg_11) : (tensor<8x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %21:2 = func.call @closed_call(%iterArg_12, %19, %20) : (tensor<64x32xf32>, tensor<32x64xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_13, %21#1, %iterArg_11) : (tensor<8x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<8x64x32xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_11, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %23, %21#0, %22 : tensor<8x32x64xf32>, tensor<8x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x64x32xf32>
    }
    %2 = stablehlo.multiply %1#3, %1#3 : tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4 = stablehlo.multiply %3, %1#3 : tensor<64x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %7 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<64x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12:7 = stablehlo.while(%iterArg = %1#4, %iterArg_10 = %arg0, %iterArg_11 = %arg1, %iterArg_12 = %c_7, %iterArg_13 = %9, %iterArg_14 = %10, %iterArg_15 = %11) : tensor<8x64x32xf32>, tensor<8x32x64xf32>, tensor<8x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x32x64xf32>, tensor<8x64x32xf32>
    cond {
      %c_16 = stablehlo.constant dense<8> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<8> : tensor<i32>
      %19 = stablehlo.subtract %c_16, %iterArg_12 : tensor<i32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.subtract %19, %c_17 : tensor<i32>
      %21 = func.call @dynamic_index_in_dim_0(%iterArg, %20) : (tensor<8x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %22 = func.call @dynamic_index_in_dim(%iterArg_10, %20) : (tensor<8x32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
      %23 = func.call @dynamic_index_in_dim_0(%iterArg_11, %20) : (tensor<8x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %24:3 = func.call @closed_call_1(%iterArg_13, %21, %22, %23) : (tensor<64x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<32x64xf32>, tensor<64x32xf32>)
      %25 = func.call @dynamic_update_index_in_dim_2(%iterArg_14, %24#1, %20) : (tensor<8x32x64xf32>, tensor<32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %26 = func.call @dynamic_update_index_in_dim(%iterArg_15, %24#2, %20) : (tensor<8x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<8x64x32xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_12, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %27, %24#0, %25, %26 : tensor<8x64x32xf32>, tensor<8x32x64xf32>, tensor<8x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x32x64xf32>, tensor<8x64x32xf32>
    }
    %cst_8 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %14 = stablehlo.multiply %13, %12#5 : tensor<8x32x64xf32>
    %15 = stablehlo.subtract %arg0, %14 : tensor<8x32x64xf32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %17 = stablehlo.multiply %16, %12#6 : tensor<8x64x32xf32>
    %18 = stablehlo.subtract %arg1, %17 : tensor<8x64x32xf32>
    return %15, %18, %6 : tensor<8x32x64xf32>, tensor<8x64x32xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8x32x64xf32>, %arg1: tensor<i32>) -> tensor<32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 64] : (tensor<8x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x64xf32>) -> tensor<32x64xf32>
    return %1 : tensor<32x64xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<8x64x32xf32>, %arg1: tensor<i32>) -> tensor<64x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 32] : (tensor<8x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %1 = stablehlo.tanh %0 : tensor<64x64xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<64x64xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<64x64xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<64x64xf32>
    %6 = stablehlo.add %1, %5 : tensor<64x64xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<64x64xf32>
    %9 = stablehlo.tanh %8 : tensor<64x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %11 = stablehlo.add %10, %9 : tensor<64x64xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<64x64xf32>
    %14 = stablehlo.multiply %1, %13 : tensor<64x64xf32>
    %15 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %16 = stablehlo.add %arg0, %15 : tensor<64x32xf32>
    return %16, %arg0 : tensor<64x32xf32>, tensor<64x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8x64x32xf32>, %arg1: tensor<64x32xf32>, %arg2: tensor<i32>) -> tensor<8x64x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x64x32xf32>, tensor<1x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x32xf32>
    return %1 : tensor<8x64x32xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<64x32xf32>, %arg1: tensor<64x32xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<32x64xf32>, tensor<64x32xf32>) {
    %0:4 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg0 : tensor<64x32xf32>, tensor<32x64xf32>, tensor<64x32xf32>, tensor<64x32xf32>
    %1 = stablehlo.dot_general %0#0, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %2 = stablehlo.tanh %1 : tensor<64x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<64x64xf32>
    %5 = stablehlo.multiply %2, %2 : tensor<64x64xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<64x64xf32>
    %7 = stablehlo.multiply %2, %2 : tensor<64x64xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<64x64xf32>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<64x64xf32>
    %12 = stablehlo.add %2, %11 : tensor<64x64xf32>
    %cst_2 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<64x64xf32>
    %15 = stablehlo.tanh %14 : tensor<64x64xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<64x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %19 = stablehlo.add %18, %15 : tensor<64x64xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<64x64xf32>
    %22 = stablehlo.multiply %2, %21 : tensor<64x64xf32>
    %23 = stablehlo.dot_general %0#3, %22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %25 = stablehlo.dot_general %0#3, %0#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x64xf32>
    %26 = stablehlo.multiply %2, %25 : tensor<64x64xf32>
    %27 = stablehlo.multiply %25, %21 : tensor<64x64xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<64x64xf32>
    %30 = stablehlo.multiply %29, %17 : tensor<64x64xf32>
    %31 = stablehlo.multiply %30, %15 : tensor<64x64xf32>
    %32 = stablehlo.add %30, %31 : tensor<64x64xf32>
    %cst_7 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<64x64xf32>
    %35 = stablehlo.add %27, %34 : tensor<64x64xf32>
    %cst_8 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<64x64xf32>
    %38 = stablehlo.multiply %37, %9 : tensor<64x64xf32>
    %39 = stablehlo.add %35, %38 : tensor<64x64xf32>
    %40 = stablehlo.multiply %39, %4 : tensor<64x64xf32>
    %41 = stablehlo.multiply %40, %2 : tensor<64x64xf32>
    %42 = stablehlo.add %40, %41 : tensor<64x64xf32>
    %43 = stablehlo.dot_general %42, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %45 = stablehlo.dot_general %42, %0#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<32x64xf32>) -> tensor<64x32xf32>
    %46 = stablehlo.add %0#3, %45 : tensor<64x32xf32>
    return %46, %44, %24 : tensor<64x32xf32>, tensor<32x64xf32>, tensor<64x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<8x32x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<i32>) -> tensor<8x32x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x32x64xf32>, tensor<1x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x32x64xf32>
    return %1 : tensor<8x32x64xf32>
  }
}
