// A scan over layers of which a flag of its own chooses between two forms, as JAX prints
// its training step.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x16xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<4x16x16xf32> {tf.aliasing_output = 2 : i32}, %arg2: tensor<16x16xf32>, %arg3: tensor<4xi1>, %arg4: tensor<16x16xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x16x16xf32> {jax.result_info = "result[1]['a']"}, tensor<4x16x16xf32> {jax.result_info = "result[1]['b']"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %12:17 = stablehlo.while(%iterArg = %arg0, %iterArg_21 = %arg1, %iterArg_22 = %arg3, %iterArg_23 = %c_10, %iterArg_24 = %arg2, %iterArg_25 = %0, %iterArg_26 = %1, %iterArg_27 = %2, %iterArg_28 = %3, %iterArg_29 = %4, %iterArg_30 = %5, %iterArg_31 = %6, %iterArg_32 = %7, %iterArg_33 = %8, %iterArg_34 = %9, %iterArg_35 = %10, %iterArg_36 = %11) : tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4xi1>, tensor<i32>, tensor<16x16xf32>, tensor<4xi32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>
    cond {
      %c_37 = stablehlo.constant dense<4> : tensor<i32>
      %31 = stablehlo.compare LT, %iterArg_23, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    } do {
      %31 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %32 = func.call @dynamic_index_in_dim(%iterArg_21, %iterArg_23) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %33 = func.call @dynamic_index_in_dim_0(%iterArg_22, %iterArg_23) : (tensor<4xi1>, tensor<i32>) -> tensor<i1>
      %34:13 = func.call @closed_call(%iterArg_24, %31, %32, %33) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i1>) -> (tensor<16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>)
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_25, %34#1, %iterArg_23) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %36 = func.call @dynamic_update_index_in_dim_1(%iterArg_26, %34#2, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %37 = func.call @dynamic_update_index_in_dim_1(%iterArg_27, %34#3, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %38 = func.call @dynamic_update_index_in_dim_1(%iterArg_28, %34#4, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %39 = func.call @dynamic_update_index_in_dim_1(%iterArg_29, %34#5, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %40 = func.call @dynamic_update_index_in_dim_1(%iterArg_30, %34#6, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %41 = func.call @dynamic_update_index_in_dim_1(%iterArg_31, %34#7, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %42 = func.call @dynamic_update_index_in_dim_1(%iterArg_32, %34#8, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %43 = func.call @dynamic_update_index_in_dim_1(%iterArg_33, %34#9, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %44 = func.call @dynamic_update_index_in_dim_1(%iterArg_34, %34#10, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %45 = func.call @dynamic_update_index_in_dim_1(%iterArg_35, %34#11, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %46 = func.call @dynamic_update_index_in_dim_1(%iterArg_36, %34#12, %iterArg_23) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.add %iterArg_23, %c_37 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %47, %34#0, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46 : tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4xi1>, tensor<i32>, tensor<16x16xf32>, tensor<4xi32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>
    }
    %13 = stablehlo.subtract %12#4, %arg4 : tensor<16x16xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %19 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %24:16 = stablehlo.while(%iterArg = %12#5, %iterArg_21 = %12#6, %iterArg_22 = %12#7, %iterArg_23 = %12#8, %iterArg_24 = %12#9, %iterArg_25 = %12#10, %iterArg_26 = %12#11, %iterArg_27 = %12#12, %iterArg_28 = %12#13, %iterArg_29 = %12#14, %iterArg_30 = %12#15, %iterArg_31 = %12#16, %iterArg_32 = %c_18, %iterArg_33 = %21, %iterArg_34 = %22, %iterArg_35 = %23) : tensor<4xi32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>
    cond {
      %c_36 = stablehlo.constant dense<4> : tensor<i32>
      %31 = stablehlo.compare LT, %iterArg_32, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<4> : tensor<i32>
      %31 = stablehlo.subtract %c_36, %iterArg_32 : tensor<i32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.subtract %31, %c_37 : tensor<i32>
      %33 = func.call @dynamic_index_in_dim_2(%iterArg, %32) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %34 = func.call @dynamic_index_in_dim(%iterArg_21, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %35 = func.call @dynamic_index_in_dim(%iterArg_22, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %36 = func.call @dynamic_index_in_dim(%iterArg_23, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %37 = func.call @dynamic_index_in_dim(%iterArg_24, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %38 = func.call @dynamic_index_in_dim(%iterArg_25, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %39 = func.call @dynamic_index_in_dim(%iterArg_26, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %40 = func.call @dynamic_index_in_dim(%iterArg_27, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %41 = func.call @dynamic_index_in_dim(%iterArg_28, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %42 = func.call @dynamic_index_in_dim(%iterArg_29, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %43 = func.call @dynamic_index_in_dim(%iterArg_30, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %44 = func.call @dynamic_index_in_dim(%iterArg_31, %32) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %45:3 = func.call @closed_call_3(%iterArg_33, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44) : (tensor<16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>)
      %46 = func.call @dynamic_update_index_in_dim_1(%iterArg_34, %45#1, %32) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %47 = func.call @dynamic_update_index_in_dim_1(%iterArg_35, %45#2, %32) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.add %iterArg_32, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %48, %45#0, %46, %47 : tensor<4xi32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>
    }
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %26 = stablehlo.multiply %25, %24#14 : tensor<4x16x16xf32>
    %27 = stablehlo.subtract %arg0, %26 : tensor<4x16x16xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %29 = stablehlo.multiply %28, %24#15 : tensor<4x16x16xf32>
    %30 = stablehlo.subtract %arg1, %29 : tensor<4x16x16xf32>
    return %18, %27, %30 : tensor<f32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<4x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @closed_call(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<i1>) -> (tensor<16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %0 = stablehlo.convert %arg3 : (tensor<i1>) -> tensor<i32>
    %1:10 = "stablehlo.case"(%0) ({
      %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %6:3 = func.call @silu(%5) : (tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>)
      %7 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %8 = stablehlo.multiply %6#0, %7 : tensor<16x16xf32>
      %9 = stablehlo.add %arg0, %8 : tensor<16x16xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      stablehlo.return %9, %arg1, %arg0, %6#1, %6#2, %5, %arg2, %7, %6#0, %10 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
    }, {
      %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %6 = stablehlo.multiply %5, %5 : tensor<16x16xf32>
      %7 = stablehlo.multiply %6, %5 : tensor<16x16xf32>
      %8 = stablehlo.multiply %5, %5 : tensor<16x16xf32>
      %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %10 = stablehlo.multiply %9, %8 : tensor<16x16xf32>
      %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %12 = stablehlo.multiply %11, %7 : tensor<16x16xf32>
      %13 = stablehlo.add %5, %12 : tensor<16x16xf32>
      %cst_2 = stablehlo.constant dense<0.797884583> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %15 = stablehlo.multiply %14, %13 : tensor<16x16xf32>
      %16 = stablehlo.tanh %15 : tensor<16x16xf32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %18 = stablehlo.subtract %17, %16 : tensor<16x16xf32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %20 = stablehlo.add %19, %16 : tensor<16x16xf32>
      %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %22 = stablehlo.multiply %21, %20 : tensor<16x16xf32>
      %23 = stablehlo.multiply %5, %22 : tensor<16x16xf32>
      %24 = stablehlo.dot_general %23, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %25 = stablehlo.add %arg0, %24 : tensor<16x16xf32>
      stablehlo.return %25, %arg1, %arg0, %10, %16, %18, %22, %5, %arg2, %23 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
    }) : (tensor<i32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>)
    %2 = stablehlo.tanh %1#0 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<16x16xf32>
    return %2, %0, %1#1, %1#2, %1#3, %1#4, %1#5, %1#6, %1#7, %1#8, %1#9, %2, %4 : tensor<16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
  func.func private @silu(%arg0: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x16xf32>
    %1 = stablehlo.exponential %0 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x16xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x16xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x16xf32>
    return %9, %8, %5 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<i32>) -> tensor<4x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x16xf32>
    return %1 : tensor<4x16x16xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_3(%arg0: tensor<16x16xf32>, %arg1: tensor<i32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<16x16xf32>, %arg9: tensor<16x16xf32>, %arg10: tensor<16x16xf32>, %arg11: tensor<16x16xf32>, %arg12: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %0 = stablehlo.multiply %arg0, %arg12 : tensor<16x16xf32>
    %1 = stablehlo.multiply %0, %arg11 : tensor<16x16xf32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xf32>
    %3:3 = "stablehlo.case"(%arg1) ({
      %4 = stablehlo.multiply %arg9, %2 : tensor<16x16xf32>
      %5 = stablehlo.multiply %2, %arg8 : tensor<16x16xf32>
      %6 = stablehlo.dot_general %4, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %8 = stablehlo.dot_general %4, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %9 = stablehlo.add %2, %8 : tensor<16x16xf32>
      %10 = func.call @silu_4(%arg4, %arg5, %arg6, %5) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %11 = stablehlo.dot_general %10, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %13 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %14 = stablehlo.add %9, %13 : tensor<16x16xf32>
      stablehlo.return %14, %12, %7 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
    }, {
      %4 = stablehlo.dot_general %2, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %6 = stablehlo.dot_general %2, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %7 = stablehlo.multiply %arg8, %6 : tensor<16x16xf32>
      %8 = stablehlo.multiply %6, %arg7 : tensor<16x16xf32>
      %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %10 = stablehlo.multiply %9, %7 : tensor<16x16xf32>
      %11 = stablehlo.multiply %10, %arg6 : tensor<16x16xf32>
      %12 = stablehlo.multiply %11, %arg5 : tensor<16x16xf32>
      %13 = stablehlo.add %11, %12 : tensor<16x16xf32>
      %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %15 = stablehlo.multiply %14, %13 : tensor<16x16xf32>
      %16 = stablehlo.add %8, %15 : tensor<16x16xf32>
      %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %18 = stablehlo.multiply %17, %15 : tensor<16x16xf32>
      %19 = stablehlo.multiply %18, %arg4 : tensor<16x16xf32>
      %20 = stablehlo.add %16, %19 : tensor<16x16xf32>
      %21 = stablehlo.dot_general %20, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %23 = stablehlo.dot_general %20, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %24 = stablehlo.add %2, %23 : tensor<16x16xf32>
      stablehlo.return %24, %22, %5 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
    }) : (tensor<i32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>)
    return %3#0, %3#1, %3#2 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
  func.func private @silu_4(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x16xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x16xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x16xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x16xf32>
    return %3 : tensor<16x16xf32>
  }
}
