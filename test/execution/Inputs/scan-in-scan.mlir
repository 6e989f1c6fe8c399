// A scan over eight steps of time in a scan over four layers, as JAX prints their training
// step.
module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x16x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4x16x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4x16x16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4x16x16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4x16x16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<4x16x16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<8x4x16xf32>) -> (tensor<4x16x16xf32> {jax.result_info = "result[0]['a']"}, tensor<4x16x16xf32> {jax.result_info = "result[0]['b']"}, tensor<4x16x16xf32> {jax.result_info = "result[0]['c']"}, tensor<4x16x16xf32> {jax.result_info = "result[0]['d']"}, tensor<4x16x16xf32> {jax.result_info = "result[1]['a']"}, tensor<4x16x16xf32> {jax.result_info = "result[1]['b']"}, tensor<4x16x16xf32> {jax.result_info = "result[1]['c']"}, tensor<4x16x16xf32> {jax.result_info = "result[1]['d']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x4x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x4x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x4x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8x4x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8x4x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x4x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:14 = stablehlo.while(%iterArg = %arg0, %iterArg_25 = %arg1, %iterArg_26 = %arg2, %iterArg_27 = %arg3, %iterArg_28 = %0, %iterArg_29 = %c, %iterArg_30 = %arg8, %iterArg_31 = %1, %iterArg_32 = %2, %iterArg_33 = %3, %iterArg_34 = %4, %iterArg_35 = %5, %iterArg_36 = %6, %iterArg_37 = %7) : tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16xf32>, tensor<i32>, tensor<8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>
    cond {
      %c_38 = stablehlo.constant dense<4> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_29, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_29) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %47 = func.call @dynamic_index_in_dim(%iterArg_25, %iterArg_29) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %48 = func.call @dynamic_index_in_dim(%iterArg_26, %iterArg_29) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %49 = func.call @dynamic_index_in_dim(%iterArg_27, %iterArg_29) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %50:8 = func.call @closed_call(%iterArg_28, %iterArg_30, %46, %47, %48, %49) : (tensor<4x16xf32>, tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> (tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>)
      %51 = func.call @dynamic_update_index_in_dim_2(%iterArg_31, %50#1, %iterArg_29) : (tensor<4x8x4x16xf32>, tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x8x4x16xf32>
      %52 = func.call @dynamic_update_index_in_dim_2(%iterArg_32, %50#2, %iterArg_29) : (tensor<4x8x4x16xf32>, tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x8x4x16xf32>
      %53 = func.call @dynamic_update_index_in_dim_2(%iterArg_33, %50#3, %iterArg_29) : (tensor<4x8x4x16xf32>, tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x8x4x16xf32>
      %54 = func.call @dynamic_update_index_in_dim_2(%iterArg_34, %50#4, %iterArg_29) : (tensor<4x8x4x16xf32>, tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x8x4x16xf32>
      %55 = func.call @dynamic_update_index_in_dim_2(%iterArg_35, %50#5, %iterArg_29) : (tensor<4x8x4x16xf32>, tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x8x4x16xf32>
      %56 = func.call @dynamic_update_index_in_dim_2(%iterArg_36, %50#6, %iterArg_29) : (tensor<4x8x4x16xf32>, tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x8x4x16xf32>
      %57 = func.call @dynamic_update_index_in_dim_2(%iterArg_37, %50#7, %iterArg_29) : (tensor<4x8x4x16xf32>, tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x8x4x16xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.add %iterArg_29, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %58, %50#0, %51, %52, %53, %54, %55, %56, %57 : tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16xf32>, tensor<i32>, tensor<8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>
    }
    %9 = stablehlo.multiply %8#6, %8#6 : tensor<8x4x16xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %11 = stablehlo.multiply %10, %8#6 : tensor<8x4x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %14 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %16 = stablehlo.multiply %15, %11 : tensor<8x4x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %21:17 = stablehlo.while(%iterArg = %arg0, %iterArg_25 = %arg1, %iterArg_26 = %arg2, %iterArg_27 = %arg3, %iterArg_28 = %8#7, %iterArg_29 = %8#8, %iterArg_30 = %8#9, %iterArg_31 = %8#10, %iterArg_32 = %8#11, %iterArg_33 = %8#12, %iterArg_34 = %8#13, %iterArg_35 = %c_16, %iterArg_36 = %16, %iterArg_37 = %17, %iterArg_38 = %18, %iterArg_39 = %19, %iterArg_40 = %20) : tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<i32>, tensor<8x4x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>
    cond {
      %c_41 = stablehlo.constant dense<4> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_35, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %c_41 = stablehlo.constant dense<4> : tensor<i32>
      %46 = stablehlo.subtract %c_41, %iterArg_35 : tensor<i32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.subtract %46, %c_42 : tensor<i32>
      %48 = func.call @dynamic_index_in_dim(%iterArg, %47) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %49 = func.call @dynamic_index_in_dim(%iterArg_25, %47) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %50 = func.call @dynamic_index_in_dim(%iterArg_26, %47) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %51 = func.call @dynamic_index_in_dim(%iterArg_27, %47) : (tensor<4x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %52 = func.call @dynamic_index_in_dim_3(%iterArg_28, %47) : (tensor<4x8x4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %53 = func.call @dynamic_index_in_dim_3(%iterArg_29, %47) : (tensor<4x8x4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %54 = func.call @dynamic_index_in_dim_3(%iterArg_30, %47) : (tensor<4x8x4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %55 = func.call @dynamic_index_in_dim_3(%iterArg_31, %47) : (tensor<4x8x4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %56 = func.call @dynamic_index_in_dim_3(%iterArg_32, %47) : (tensor<4x8x4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %57 = func.call @dynamic_index_in_dim_3(%iterArg_33, %47) : (tensor<4x8x4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %58 = func.call @dynamic_index_in_dim_3(%iterArg_34, %47) : (tensor<4x8x4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %59:5 = func.call @closed_call_4(%iterArg_36, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58) : (tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>) -> (tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>)
      %60 = func.call @dynamic_update_index_in_dim_6(%iterArg_37, %59#1, %47) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %61 = func.call @dynamic_update_index_in_dim_6(%iterArg_38, %59#2, %47) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %62 = func.call @dynamic_update_index_in_dim_6(%iterArg_39, %59#3, %47) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %63 = func.call @dynamic_update_index_in_dim_6(%iterArg_40, %59#4, %47) : (tensor<4x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<4x16x16xf32>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.add %iterArg_35, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %64, %59#0, %60, %61, %62, %63 : tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>, tensor<i32>, tensor<8x4x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>
    }
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %23 = stablehlo.multiply %22, %arg4 : tensor<4x16x16xf32>
    %24 = stablehlo.add %23, %21#13 : tensor<4x16x16xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %26 = stablehlo.multiply %25, %arg5 : tensor<4x16x16xf32>
    %27 = stablehlo.add %26, %21#14 : tensor<4x16x16xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %29 = stablehlo.multiply %28, %arg6 : tensor<4x16x16xf32>
    %30 = stablehlo.add %29, %21#15 : tensor<4x16x16xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %32 = stablehlo.multiply %31, %arg7 : tensor<4x16x16xf32>
    %33 = stablehlo.add %32, %21#16 : tensor<4x16x16xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %35 = stablehlo.multiply %34, %24 : tensor<4x16x16xf32>
    %36 = stablehlo.subtract %arg0, %35 : tensor<4x16x16xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %38 = stablehlo.multiply %37, %27 : tensor<4x16x16xf32>
    %39 = stablehlo.subtract %arg1, %38 : tensor<4x16x16xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %41 = stablehlo.multiply %40, %30 : tensor<4x16x16xf32>
    %42 = stablehlo.subtract %arg2, %41 : tensor<4x16x16xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %44 = stablehlo.multiply %43, %33 : tensor<4x16x16xf32>
    %45 = stablehlo.subtract %arg3, %44 : tensor<4x16x16xf32>
    return %36, %39, %42, %45, %24, %27, %30, %33, %13 : tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<4x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x16xf32>, %arg1: tensor<8x4x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>) -> (tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7:14 = stablehlo.while(%iterArg = %arg1, %iterArg_6 = %arg2, %iterArg_7 = %arg3, %iterArg_8 = %arg4, %iterArg_9 = %arg5, %iterArg_10 = %c, %iterArg_11 = %arg0, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %3, %iterArg_16 = %4, %iterArg_17 = %5, %iterArg_18 = %6) : tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>
    cond {
      %c_19 = stablehlo.constant dense<8> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_10, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_10) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %10:8 = func.call @closed_call_1(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_11, %9) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_12, %10#1, %iterArg_10) : (tensor<8x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_13, %10#2, %iterArg_10) : (tensor<8x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_14, %10#3, %iterArg_10) : (tensor<8x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_15, %10#4, %iterArg_10) : (tensor<8x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_16, %10#5, %iterArg_10) : (tensor<8x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %16 = func.call @dynamic_update_index_in_dim(%iterArg_17, %10#6, %iterArg_10) : (tensor<8x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_18, %10#7, %iterArg_10) : (tensor<8x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_10, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %18, %10#0, %11, %12, %13, %14, %15, %16, %17 : tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>
    }
    %8 = stablehlo.add %7#7, %arg1 : tensor<8x4x16xf32>
    return %8, %arg1, %7#8, %7#9, %7#10, %7#11, %7#12, %7#13 : tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<8x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<8x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<4x16xf32>, %arg5: tensor<4x16xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %1 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x16xf32>
    %3 = stablehlo.negate %2 : tensor<4x16xf32>
    %4 = stablehlo.exponential %3 : tensor<4x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %6 = stablehlo.add %5, %4 : tensor<4x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %8 = stablehlo.divide %7, %6 : tensor<4x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<4x16xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<4x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %13 = stablehlo.subtract %12, %8 : tensor<4x16xf32>
    %14 = stablehlo.multiply %13, %arg4 : tensor<4x16xf32>
    %15 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %16 = stablehlo.dot_general %arg4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %17 = stablehlo.add %15, %16 : tensor<4x16xf32>
    %18 = stablehlo.tanh %17 : tensor<4x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<4x16xf32>
    %21 = stablehlo.multiply %8, %18 : tensor<4x16xf32>
    %22 = stablehlo.add %14, %21 : tensor<4x16xf32>
    return %22, %22, %arg4, %11, %13, %18, %20, %8 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8x4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<i32>) -> tensor<8x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x4x16xf32>
    return %1 : tensor<8x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x8x4x16xf32>, %arg1: tensor<8x4x16xf32>, %arg2: tensor<i32>) -> tensor<4x8x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x4x16xf32>) -> tensor<1x8x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x4x16xf32>, tensor<1x8x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4x16xf32>
    return %1 : tensor<4x8x4x16xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x8x4x16xf32>, %arg1: tensor<i32>) -> tensor<8x4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 4, 16] : (tensor<4x8x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4x16xf32>) -> tensor<8x4x16xf32>
    return %1 : tensor<8x4x16xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<8x4x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<8x4x16xf32>, %arg6: tensor<8x4x16xf32>, %arg7: tensor<8x4x16xf32>, %arg8: tensor<8x4x16xf32>, %arg9: tensor<8x4x16xf32>, %arg10: tensor<8x4x16xf32>, %arg11: tensor<8x4x16xf32>) -> (tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:19 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg5, %iterArg_6 = %arg6, %iterArg_7 = %arg7, %iterArg_8 = %arg8, %iterArg_9 = %arg9, %iterArg_10 = %arg10, %iterArg_11 = %arg11, %iterArg_12 = %arg1, %iterArg_13 = %arg2, %iterArg_14 = %arg3, %iterArg_15 = %arg4, %iterArg_16 = %c, %iterArg_17 = %1, %iterArg_18 = %2, %iterArg_19 = %3, %iterArg_20 = %4, %iterArg_21 = %0, %iterArg_22 = %5) : tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16xf32>, tensor<8x4x16xf32>
    cond {
      %c_23 = stablehlo.constant dense<8> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_16, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<8> : tensor<i32>
      %8 = stablehlo.subtract %c_23, %iterArg_16 : tensor<i32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.subtract %8, %c_24 : tensor<i32>
      %10 = func.call @dynamic_index_in_dim_0(%iterArg, %9) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %11 = func.call @dynamic_index_in_dim_0(%iterArg_5, %9) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %12 = func.call @dynamic_index_in_dim_0(%iterArg_6, %9) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %13 = func.call @dynamic_index_in_dim_0(%iterArg_7, %9) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %14 = func.call @dynamic_index_in_dim_0(%iterArg_8, %9) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %15 = func.call @dynamic_index_in_dim_0(%iterArg_9, %9) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %16 = func.call @dynamic_index_in_dim_0(%iterArg_10, %9) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %17 = func.call @dynamic_index_in_dim_0(%iterArg_11, %9) : (tensor<8x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %18:6 = func.call @closed_call_5(%iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %10, %11, %12, %13, %14, %15, %16, %17) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>)
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_22, %18#5, %9) : (tensor<8x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<8x4x16xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_16, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %20, %18#0, %18#1, %18#2, %18#3, %18#4, %19 : tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16xf32>, tensor<8x4x16xf32>
    }
    %7 = stablehlo.add %arg0, %6#18 : tensor<8x4x16xf32>
    return %7, %6#13, %6#14, %6#15, %6#16 : tensor<8x4x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<4x16xf32>, %arg9: tensor<4x16xf32>, %arg10: tensor<4x16xf32>, %arg11: tensor<4x16xf32>, %arg12: tensor<4x16xf32>, %arg13: tensor<4x16xf32>, %arg14: tensor<4x16xf32>, %arg15: tensor<4x16xf32>, %arg16: tensor<4x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) {
    %0 = stablehlo.add %arg8, %arg9 : tensor<4x16xf32>
    %1 = stablehlo.multiply %arg16, %0 : tensor<4x16xf32>
    %2 = stablehlo.multiply %0, %arg14 : tensor<4x16xf32>
    %3 = stablehlo.multiply %1, %arg15 : tensor<4x16xf32>
    %4 = stablehlo.multiply %3, %arg14 : tensor<4x16xf32>
    %5 = stablehlo.add %3, %4 : tensor<4x16xf32>
    %6 = stablehlo.dot_general %5, %arg11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %8 = stablehlo.add %arg7, %7 : tensor<16x16xf32>
    %9 = stablehlo.dot_general %5, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %10 = stablehlo.dot_general %5, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %12 = stablehlo.add %arg6, %11 : tensor<16x16xf32>
    %13 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %14 = stablehlo.multiply %arg13, %0 : tensor<4x16xf32>
    %15 = stablehlo.add %9, %14 : tensor<4x16xf32>
    %16 = stablehlo.multiply %0, %arg11 : tensor<4x16xf32>
    %17 = stablehlo.negate %16 : tensor<4x16xf32>
    %18 = stablehlo.add %2, %17 : tensor<4x16xf32>
    %19 = stablehlo.multiply %18, %arg12 : tensor<4x16xf32>
    %20 = stablehlo.dot_general %19, %arg11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %22 = stablehlo.add %arg5, %21 : tensor<16x16xf32>
    %23 = stablehlo.dot_general %19, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %24 = stablehlo.add %15, %23 : tensor<4x16xf32>
    %25 = stablehlo.dot_general %19, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %27 = stablehlo.add %arg4, %26 : tensor<16x16xf32>
    %28 = stablehlo.dot_general %19, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %29 = stablehlo.add %13, %28 : tensor<4x16xf32>
    return %27, %22, %12, %8, %24, %29 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<i32>) -> tensor<4x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x16xf32>
    return %1 : tensor<4x16x16xf32>
  }
}
