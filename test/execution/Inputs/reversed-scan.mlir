// A step with a scan in reverse whose stacks are read in parts behind it: its binary for
// the lowest plan needs some bytes more than that plan.
module @jit_l_scan_rev_stack {
  func.func public @main(%arg0: tensor<5x6x6xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<6x6xf32>, %arg2: tensor<4x6xf32>) -> (tensor<5x6x6xf32>, tensor<f32>, tensor<5x4x6xf32>, tensor<5x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %arg0, %iterArg_18 = %arg1, %iterArg_19 = %c, %iterArg_20 = %arg2, %iterArg_21 = %0, %iterArg_22 = %1, %iterArg_23 = %2, %iterArg_24 = %3, %iterArg_25 = %4) : tensor<5x6x6xf32>, tensor<6x6xf32>, tensor<i32>, tensor<4x6xf32>, tensor<5x4x6xf32>, tensor<5x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>
    cond {
      %c_26 = stablehlo.constant dense<5> : tensor<i32>
      %30 = stablehlo.compare LT, %iterArg_19, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %30 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<5> : tensor<i32>
      %30 = stablehlo.subtract %c_26, %iterArg_19 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.subtract %30, %c_27 : tensor<i32>
      %32 = func.call @dynamic_index_in_dim(%iterArg, %31) : (tensor<5x6x6xf32>, tensor<i32>) -> tensor<6x6xf32>
      %33:6 = func.call @closed_call(%iterArg_18, %iterArg_20, %32) : (tensor<6x6xf32>, tensor<4x6xf32>, tensor<6x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_21, %33#1, %31) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %35 = func.call @dynamic_update_index_in_dim_0(%iterArg_22, %33#2, %31) : (tensor<5x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<5x6xf32>
      %36 = func.call @dynamic_update_index_in_dim(%iterArg_23, %33#3, %31) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %37 = func.call @dynamic_update_index_in_dim(%iterArg_24, %33#4, %31) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %38 = func.call @dynamic_update_index_in_dim(%iterArg_25, %33#5, %31) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.add %iterArg_19, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %39, %33#0, %34, %35, %36, %37, %38 : tensor<5x6x6xf32>, tensor<6x6xf32>, tensor<i32>, tensor<4x6xf32>, tensor<5x4x6xf32>, tensor<5x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>
    }
    %6 = stablehlo.multiply %5#3, %5#3 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.multiply %7, %5#3 : tensor<4x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_6 : tensor<f32>
    %11 = stablehlo.multiply %5#4, %5#4 : tensor<5x4x6xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %13 = stablehlo.multiply %12, %5#4 : tensor<5x4x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %15 = stablehlo.multiply %14, %cst_9 : tensor<f32>
    %16 = stablehlo.add %10, %15 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %18 = stablehlo.multiply %cst_11, %cst_12 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %20 = stablehlo.multiply %19, %13 : tensor<5x4x6xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %21 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %23 = stablehlo.multiply %22, %8 : tensor<4x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x6x6xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %25:9 = stablehlo.while(%iterArg = %20, %iterArg_18 = %arg0, %iterArg_19 = %5#6, %iterArg_20 = %5#7, %iterArg_21 = %5#8, %iterArg_22 = %arg1, %iterArg_23 = %c_16, %iterArg_24 = %23, %iterArg_25 = %24) : tensor<5x4x6xf32>, tensor<5x6x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<6x6xf32>, tensor<i32>, tensor<4x6xf32>, tensor<5x6x6xf32>
    cond {
      %c_26 = stablehlo.constant dense<5> : tensor<i32>
      %30 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %30 : tensor<i1>
    } do {
      %30 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_23) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %31 = func.call @dynamic_index_in_dim(%iterArg_18, %iterArg_23) : (tensor<5x6x6xf32>, tensor<i32>) -> tensor<6x6xf32>
      %32 = func.call @dynamic_index_in_dim_1(%iterArg_19, %iterArg_23) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %33 = func.call @dynamic_index_in_dim_1(%iterArg_20, %iterArg_23) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %34 = func.call @dynamic_index_in_dim_1(%iterArg_21, %iterArg_23) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %35:2 = func.call @closed_call_2(%iterArg_22, %iterArg_24, %30, %31, %32, %33, %34) : (tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<6x6xf32>)
      %36 = func.call @dynamic_update_index_in_dim_3(%iterArg_25, %35#1, %iterArg_23) : (tensor<5x6x6xf32>, tensor<6x6xf32>, tensor<i32>) -> tensor<5x6x6xf32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_23, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %37, %35#0, %36 : tensor<5x4x6xf32>, tensor<5x6x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<6x6xf32>, tensor<i32>, tensor<4x6xf32>, tensor<5x6x6xf32>
    }
    %26 = stablehlo.reverse %arg0, dims = [0] : tensor<5x6x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x6x6xf32>
    %28 = stablehlo.multiply %27, %25#8 : tensor<5x6x6xf32>
    %29 = stablehlo.subtract %26, %28 : tensor<5x6x6xf32>
    return %29, %16, %5#4, %5#5 : tensor<5x6x6xf32>, tensor<f32>, tensor<5x4x6xf32>, tensor<5x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6x6xf32>, %arg1: tensor<i32>) -> tensor<6x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 6] : (tensor<5x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x6xf32>) -> tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
  }
  func.func private @closed_call(%arg0: tensor<6x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<6x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<4x6xf32>
    %1 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<4x6xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf32>
    %3 = stablehlo.tanh %2 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<4x6xf32>
    %6 = stablehlo.slice %arg2 [0:1, 0:6] : (tensor<6x6xf32>) -> tensor<1x6xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %3, %arg1, %7, %arg1, %3, %5 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<i32>) -> tensor<5x4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<1x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x4x6xf32>, tensor<1x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x4x6xf32>
    return %1 : tensor<5x4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<5x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<5x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<5x4x6xf32>, %arg1: tensor<i32>) -> tensor<4x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 6] : (tensor<5x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x6xf32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<6x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<6x6xf32>, %arg4: tensor<4x6xf32>, %arg5: tensor<4x6xf32>, %arg6: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<6x6xf32>) {
    %0 = stablehlo.multiply %arg1, %arg6 : tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg5 : tensor<4x6xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf32>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [1] : (tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.add %arg2, %3 : tensor<4x6xf32>
    %5 = stablehlo.dot_general %2, %arg4, contracting_dims = [0] x [0] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %7 = stablehlo.dot_general %2, %arg3, contracting_dims = [1] x [1] : (tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<4x6xf32>
    %8 = stablehlo.add %4, %7 : tensor<4x6xf32>
    return %8, %6 : tensor<4x6xf32>, tensor<6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<5x6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<i32>) -> tensor<5x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x6x6xf32>, tensor<1x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x6x6xf32>
    return %1 : tensor<5x6x6xf32>
  }
}
