// Loops whose bodies roll a tensor, forwards and backwards: JAX's fori_loop(0, 10, h -> sin(h)*1.1 + roll(h, 1, 0)*i).
module @jit_s1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<128x64xf32>) -> (tensor<64x64xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<128x64xf32>
    %1 = stablehlo.tanh %0 : tensor<128x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<128x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10x128x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6:5 = stablehlo.while(%iterArg = %c_2, %iterArg_10 = %c, %iterArg_11 = %1, %iterArg_12 = %4, %iterArg_13 = %5) : tensor<i32>, tensor<i32>, tensor<128x64xf32>, tensor<10x128x64xf32>, tensor<10xf32>
    cond {
      %c_14 = stablehlo.constant dense<10> : tensor<i32>
      %24 = stablehlo.compare  LT, %iterArg, %c_14,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
    } do {
      %24:4 = func.call @closed_call(%iterArg_10, %iterArg_11) : (tensor<i32>, tensor<128x64xf32>) -> (tensor<i32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<f32>)
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_12, %24#2, %iterArg) : (tensor<10x128x64xf32>, tensor<128x64xf32>, tensor<i32>) -> tensor<10x128x64xf32>
      %26 = func.call @dynamic_update_index_in_dim_0(%iterArg_13, %24#3, %iterArg) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg, %c_14 : tensor<i32>
      stablehlo.return %27, %24#0, %24#1, %25, %26 : tensor<i32>, tensor<i32>, tensor<128x64xf32>, tensor<10x128x64xf32>, tensor<10xf32>
    }
    %7 = stablehlo.multiply %6#2, %6#2 : tensor<128x64xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %9 = stablehlo.multiply %8, %6#2 : tensor<128x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %12 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %14 = stablehlo.multiply %13, %9 : tensor<128x64xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %15:4 = stablehlo.while(%iterArg = %6#3, %iterArg_10 = %6#4, %iterArg_11 = %c_8, %iterArg_12 = %14) : tensor<10x128x64xf32>, tensor<10xf32>, tensor<i32>, tensor<128x64xf32>
    cond {
      %c_13 = stablehlo.constant dense<10> : tensor<i32>
      %24 = stablehlo.compare  LT, %iterArg_11, %c_13,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
    } do {
      %c_13 = stablehlo.constant dense<10> : tensor<i32>
      %24 = stablehlo.subtract %c_13, %iterArg_11 : tensor<i32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.subtract %24, %c_14 : tensor<i32>
      %26 = func.call @dynamic_index_in_dim(%iterArg, %25) : (tensor<10x128x64xf32>, tensor<i32>) -> tensor<128x64xf32>
      %27 = func.call @dynamic_index_in_dim_1(%iterArg_10, %25) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %28 = func.call @closed_call_2(%iterArg_12, %26, %27) : (tensor<128x64xf32>, tensor<128x64xf32>, tensor<f32>) -> tensor<128x64xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_11, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %29, %28 : tensor<10x128x64xf32>, tensor<10xf32>, tensor<i32>, tensor<128x64xf32>
    }
    %16 = stablehlo.multiply %15#3, %3 : tensor<128x64xf32>
    %17 = stablehlo.multiply %16, %1 : tensor<128x64xf32>
    %18 = stablehlo.add %16, %17 : tensor<128x64xf32>
    %19 = stablehlo.dot_general %18, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<64x64xf32>
    %23 = stablehlo.subtract %arg0, %22 : tensor<64x64xf32>
    return %23, %11 : tensor<64x64xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<128x64xf32>) -> (tensor<i32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.sine %arg1 : tensor<128x64xf32>
    %2 = stablehlo.cosine %arg1 : tensor<128x64xf32>
    %cst = stablehlo.constant dense<1.100000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<128x64xf32>
    %5 = call @_roll_static(%arg1) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %6 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<128x64xf32>
    %9 = stablehlo.add %4, %8 : tensor<128x64xf32>
    return %0, %9, %2, %6 : tensor<i32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<f32>
  }
  func.func private @_roll_static(%arg0: tensor<128x64xf32>) -> tensor<128x64xf32> {
    %0 = stablehlo.slice %arg0 [127:128, 0:64] : (tensor<128x64xf32>) -> tensor<1x64xf32>
    %1 = stablehlo.slice %arg0 [0:127, 0:64] : (tensor<128x64xf32>) -> tensor<127x64xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x64xf32>, tensor<127x64xf32>) -> tensor<128x64xf32>
    return %2 : tensor<128x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10x128x64xf32>, %arg1: tensor<128x64xf32>, %arg2: tensor<i32>) -> tensor<10x128x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<128x64xf32>) -> tensor<1x128x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<10x128x64xf32>, tensor<1x128x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<10x128x64xf32>
    return %1 : tensor<10x128x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i32>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10x128x64xf32>, %arg1: tensor<i32>) -> tensor<128x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 64] : (tensor<10x128x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    return %1 : tensor<128x64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<10xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_2(%arg0: tensor<128x64xf32>, %arg1: tensor<128x64xf32>, %arg2: tensor<f32>) -> tensor<128x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<128x64xf32>
    %2 = call @_roll_static_3(%1) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %cst = stablehlo.constant dense<1.100000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<128x64xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<128x64xf32>
    %6 = stablehlo.add %2, %5 : tensor<128x64xf32>
    return %6 : tensor<128x64xf32>
  }
  func.func private @_roll_static_3(%arg0: tensor<128x64xf32>) -> tensor<128x64xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:64] : (tensor<128x64xf32>) -> tensor<1x64xf32>
    %1 = stablehlo.slice %arg0 [1:128, 0:64] : (tensor<128x64xf32>) -> tensor<127x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<127x64xf32>, tensor<f32>) -> tensor<128x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [127, 0], high = [0, 0], interior = [0, 0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<128x64xf32>
    %4 = stablehlo.add %2, %3 : tensor<128x64xf32>
    return %4 : tensor<128x64xf32>
  }
}

