// A scan over 16 steps of time and one over 4 layers behind it, as JAX prints their
// training step.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x32x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<8x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<8x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16x4x8xf32>, %arg5: tensor<16x4x8xf32>) -> (tensor<4x8x32xf32> {jax.result_info = "result[0]['layers']['a']"}, tensor<4x32x8xf32> {jax.result_info = "result[0]['layers']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['wh']"}, tensor<8x16xf32> {jax.result_info = "result[0]['wx']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9:13 = stablehlo.while(%iterArg = %arg4, %iterArg_35 = %arg3, %iterArg_36 = %arg2, %iterArg_37 = %c, %iterArg_38 = %0, %iterArg_39 = %1, %iterArg_40 = %2, %iterArg_41 = %3, %iterArg_42 = %4, %iterArg_43 = %5, %iterArg_44 = %6, %iterArg_45 = %7, %iterArg_46 = %8) : tensor<16x4x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<i32>, tensor<4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>
    cond {
      %c_47 = stablehlo.constant dense<16> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_37, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %49 : tensor<i1>
    } do {
      %49 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_37) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %50:9 = func.call @closed_call(%iterArg_35, %iterArg_36, %iterArg_38, %49) : (tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
      %51 = func.call @dynamic_update_index_in_dim(%iterArg_39, %50#1, %iterArg_37) : (tensor<16x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %52 = func.call @dynamic_update_index_in_dim(%iterArg_40, %50#2, %iterArg_37) : (tensor<16x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %53 = func.call @dynamic_update_index_in_dim(%iterArg_41, %50#3, %iterArg_37) : (tensor<16x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %54 = func.call @dynamic_update_index_in_dim(%iterArg_42, %50#4, %iterArg_37) : (tensor<16x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %55 = func.call @dynamic_update_index_in_dim(%iterArg_43, %50#5, %iterArg_37) : (tensor<16x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_44, %50#6, %iterArg_37) : (tensor<16x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %57 = func.call @dynamic_update_index_in_dim(%iterArg_45, %50#7, %iterArg_37) : (tensor<16x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %58 = func.call @dynamic_update_index_in_dim(%iterArg_46, %50#8, %iterArg_37) : (tensor<16x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %59 = stablehlo.add %iterArg_37, %c_47 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %59, %50#0, %51, %52, %53, %54, %55, %56, %57, %58 : tensor<16x4x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<i32>, tensor<4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>
    }
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x16x4x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x16x4x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x16x4x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x16x4x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x16x4x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x16x4x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x16x4x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x16x4x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x16x4x8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %19:13 = stablehlo.while(%iterArg = %arg0, %iterArg_35 = %arg1, %iterArg_36 = %c_17, %iterArg_37 = %9#5, %iterArg_38 = %10, %iterArg_39 = %11, %iterArg_40 = %12, %iterArg_41 = %13, %iterArg_42 = %14, %iterArg_43 = %15, %iterArg_44 = %16, %iterArg_45 = %17, %iterArg_46 = %18) : tensor<4x8x32xf32>, tensor<4x32x8xf32>, tensor<i32>, tensor<16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>
    cond {
      %c_47 = stablehlo.constant dense<4> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_36, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %49 : tensor<i1>
    } do {
      %49 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_36) : (tensor<4x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %50 = func.call @dynamic_index_in_dim_1(%iterArg_35, %iterArg_36) : (tensor<4x32x8xf32>, tensor<i32>) -> tensor<32x8xf32>
      %51:10 = func.call @closed_call_2(%iterArg_37, %49, %50) : (tensor<16x4x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>) -> (tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>)
      %52 = func.call @dynamic_update_index_in_dim_3(%iterArg_38, %51#1, %iterArg_36) : (tensor<4x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %53 = func.call @dynamic_update_index_in_dim_4(%iterArg_39, %51#2, %iterArg_36) : (tensor<4x16x4x32xf32>, tensor<16x4x32xf32>, tensor<i32>) -> tensor<4x16x4x32xf32>
      %54 = func.call @dynamic_update_index_in_dim_4(%iterArg_40, %51#3, %iterArg_36) : (tensor<4x16x4x32xf32>, tensor<16x4x32xf32>, tensor<i32>) -> tensor<4x16x4x32xf32>
      %55 = func.call @dynamic_update_index_in_dim_4(%iterArg_41, %51#4, %iterArg_36) : (tensor<4x16x4x32xf32>, tensor<16x4x32xf32>, tensor<i32>) -> tensor<4x16x4x32xf32>
      %56 = func.call @dynamic_update_index_in_dim_4(%iterArg_42, %51#5, %iterArg_36) : (tensor<4x16x4x32xf32>, tensor<16x4x32xf32>, tensor<i32>) -> tensor<4x16x4x32xf32>
      %57 = func.call @dynamic_update_index_in_dim_4(%iterArg_43, %51#6, %iterArg_36) : (tensor<4x16x4x32xf32>, tensor<16x4x32xf32>, tensor<i32>) -> tensor<4x16x4x32xf32>
      %58 = func.call @dynamic_update_index_in_dim_4(%iterArg_44, %51#7, %iterArg_36) : (tensor<4x16x4x32xf32>, tensor<16x4x32xf32>, tensor<i32>) -> tensor<4x16x4x32xf32>
      %59 = func.call @dynamic_update_index_in_dim_3(%iterArg_45, %51#8, %iterArg_36) : (tensor<4x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %60 = func.call @dynamic_update_index_in_dim_3(%iterArg_46, %51#9, %iterArg_36) : (tensor<4x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.add %iterArg_36, %c_47 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %61, %51#0, %52, %53, %54, %55, %56, %57, %58, %59, %60 : tensor<4x8x32xf32>, tensor<4x32x8xf32>, tensor<i32>, tensor<16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>
    }
    %20 = stablehlo.subtract %19#3, %arg5 : tensor<16x4x8xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<16x4x8xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<16x4x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %27 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %29 = stablehlo.multiply %28, %23 : tensor<16x4x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x32x8xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %32:15 = stablehlo.while(%iterArg = %arg0, %iterArg_35 = %19#4, %iterArg_36 = %19#5, %iterArg_37 = %19#6, %iterArg_38 = %19#7, %iterArg_39 = %19#8, %iterArg_40 = %19#9, %iterArg_41 = %arg1, %iterArg_42 = %19#10, %iterArg_43 = %19#11, %iterArg_44 = %19#12, %iterArg_45 = %c_26, %iterArg_46 = %29, %iterArg_47 = %30, %iterArg_48 = %31) : tensor<4x8x32xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x32x8xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>, tensor<16x4x8xf32>, tensor<4x8x32xf32>, tensor<4x32x8xf32>
    cond {
      %c_49 = stablehlo.constant dense<4> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_45, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %49 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<4> : tensor<i32>
      %49 = stablehlo.subtract %c_49, %iterArg_45 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %50 = stablehlo.subtract %49, %c_50 : tensor<i32>
      %51 = func.call @dynamic_index_in_dim_0(%iterArg, %50) : (tensor<4x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %52 = func.call @dynamic_index_in_dim_5(%iterArg_35, %50) : (tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %53 = func.call @dynamic_index_in_dim_6(%iterArg_36, %50) : (tensor<4x16x4x32xf32>, tensor<i32>) -> tensor<16x4x32xf32>
      %54 = func.call @dynamic_index_in_dim_6(%iterArg_37, %50) : (tensor<4x16x4x32xf32>, tensor<i32>) -> tensor<16x4x32xf32>
      %55 = func.call @dynamic_index_in_dim_6(%iterArg_38, %50) : (tensor<4x16x4x32xf32>, tensor<i32>) -> tensor<16x4x32xf32>
      %56 = func.call @dynamic_index_in_dim_6(%iterArg_39, %50) : (tensor<4x16x4x32xf32>, tensor<i32>) -> tensor<16x4x32xf32>
      %57 = func.call @dynamic_index_in_dim_6(%iterArg_40, %50) : (tensor<4x16x4x32xf32>, tensor<i32>) -> tensor<16x4x32xf32>
      %58 = func.call @dynamic_index_in_dim_1(%iterArg_41, %50) : (tensor<4x32x8xf32>, tensor<i32>) -> tensor<32x8xf32>
      %59 = func.call @dynamic_index_in_dim_6(%iterArg_42, %50) : (tensor<4x16x4x32xf32>, tensor<i32>) -> tensor<16x4x32xf32>
      %60 = func.call @dynamic_index_in_dim_5(%iterArg_43, %50) : (tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %61 = func.call @dynamic_index_in_dim_5(%iterArg_44, %50) : (tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %62:3 = func.call @closed_call_7(%iterArg_46, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61) : (tensor<16x4x8xf32>, tensor<8x32xf32>, tensor<16x4x8xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<32x8xf32>, tensor<16x4x32xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> (tensor<16x4x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>)
      %63 = func.call @dynamic_update_index_in_dim_8(%iterArg_47, %62#1, %50) : (tensor<4x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<4x8x32xf32>
      %64 = func.call @dynamic_update_index_in_dim_9(%iterArg_48, %62#2, %50) : (tensor<4x32x8xf32>, tensor<32x8xf32>, tensor<i32>) -> tensor<4x32x8xf32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %65 = stablehlo.add %iterArg_45, %c_51 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %65, %62#0, %63, %64 : tensor<4x8x32xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x32xf32>, tensor<4x32x8xf32>, tensor<4x16x4x32xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>, tensor<16x4x8xf32>, tensor<4x8x32xf32>, tensor<4x32x8xf32>
    }
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %36:14 = stablehlo.while(%iterArg = %32#12, %iterArg_35 = %arg4, %iterArg_36 = %9#6, %iterArg_37 = %9#7, %iterArg_38 = %9#8, %iterArg_39 = %9#9, %iterArg_40 = %9#10, %iterArg_41 = %9#11, %iterArg_42 = %9#12, %iterArg_43 = %arg2, %iterArg_44 = %c_30, %iterArg_45 = %34, %iterArg_46 = %35, %iterArg_47 = %33) : tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<8x16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>
    cond {
      %c_48 = stablehlo.constant dense<16> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_44, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %49 : tensor<i1>
    } do {
      %c_48 = stablehlo.constant dense<16> : tensor<i32>
      %49 = stablehlo.subtract %c_48, %iterArg_44 : tensor<i32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %50 = stablehlo.subtract %49, %c_49 : tensor<i32>
      %51 = func.call @dynamic_index_in_dim(%iterArg, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %52 = func.call @dynamic_index_in_dim(%iterArg_35, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %53 = func.call @dynamic_index_in_dim(%iterArg_36, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %54 = func.call @dynamic_index_in_dim(%iterArg_37, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %55 = func.call @dynamic_index_in_dim(%iterArg_38, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %56 = func.call @dynamic_index_in_dim(%iterArg_39, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %57 = func.call @dynamic_index_in_dim(%iterArg_40, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %58 = func.call @dynamic_index_in_dim(%iterArg_41, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %59 = func.call @dynamic_index_in_dim(%iterArg_42, %50) : (tensor<16x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %60:3 = func.call @closed_call_10(%iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %51, %52, %53, %54, %55, %56, %57, %58, %59) : (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>)
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.add %iterArg_44, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %61, %60#0, %60#1, %60#2 : tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<8x16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>
    }
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %38 = stablehlo.multiply %37, %32#13 : tensor<4x8x32xf32>
    %39 = stablehlo.subtract %arg0, %38 : tensor<4x8x32xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x32x8xf32>
    %41 = stablehlo.multiply %40, %32#14 : tensor<4x32x8xf32>
    %42 = stablehlo.subtract %arg1, %41 : tensor<4x32x8xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %44 = stablehlo.multiply %43, %36#12 : tensor<8x16xf32>
    %45 = stablehlo.subtract %arg2, %44 : tensor<8x16xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %47 = stablehlo.multiply %46, %36#11 : tensor<8x16xf32>
    %48 = stablehlo.subtract %arg3, %47 : tensor<8x16xf32>
    return %39, %42, %45, %48, %25 : tensor<4x8x32xf32>, tensor<4x32x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 8] : (tensor<16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %1 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x16xf32>
    %3 = stablehlo.slice %2 [0:4, 0:8] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %4 = stablehlo.slice %2 [0:4, 8:16] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %5 = stablehlo.negate %3 : tensor<4x8xf32>
    %6 = stablehlo.exponential %5 : tensor<4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %8 = stablehlo.add %7, %6 : tensor<4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %10 = stablehlo.divide %9, %8 : tensor<4x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<4x8xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<4x8xf32>
    %14 = stablehlo.tanh %4 : tensor<4x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<4x8xf32>
    %17 = stablehlo.multiply %10, %14 : tensor<4x8xf32>
    %18 = stablehlo.negate %3 : tensor<4x8xf32>
    %19 = stablehlo.exponential %18 : tensor<4x8xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %21 = stablehlo.add %20, %19 : tensor<4x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %23 = stablehlo.divide %22, %21 : tensor<4x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %25 = stablehlo.subtract %24, %23 : tensor<4x8xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<4x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %28 = stablehlo.subtract %27, %23 : tensor<4x8xf32>
    %29 = stablehlo.multiply %28, %arg2 : tensor<4x8xf32>
    %30 = stablehlo.add %17, %29 : tensor<4x8xf32>
    return %30, %30, %arg2, %13, %14, %16, %10, %26, %28 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<16x4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<i32>) -> tensor<16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<1x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<16x4x8xf32>, tensor<1x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x4x8xf32>
    return %1 : tensor<16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 32] : (tensor<4x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x32x8xf32>, %arg1: tensor<i32>) -> tensor<32x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 8] : (tensor<4x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x8xf32>) -> tensor<32x8xf32>
    return %1 : tensor<32x8xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<16x4x8xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<32x8xf32>) -> (tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<8x32xf32>) -> tensor<16x4x32xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<16x4x32xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<16x4x32xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<16x4x32xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<16x4x32xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %7 = stablehlo.multiply %6, %2 : tensor<16x4x32xf32>
    %8 = stablehlo.add %0, %7 : tensor<16x4x32xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<16x4x32xf32>
    %11 = stablehlo.tanh %10 : tensor<16x4x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<16x4x32xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %15 = stablehlo.add %14, %11 : tensor<16x4x32xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<16x4x32xf32>
    %18 = stablehlo.multiply %0, %17 : tensor<16x4x32xf32>
    %19 = stablehlo.dot_general %18, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32xf32>, tensor<32x8xf32>) -> tensor<16x4x8xf32>
    %20 = stablehlo.tanh %19 : tensor<16x4x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<16x4x8xf32>
    %23 = stablehlo.add %arg0, %20 : tensor<16x4x8xf32>
    return %23, %arg0, %5, %11, %13, %17, %0, %18, %20, %22 : tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x32xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x16x4x8xf32>, %arg1: tensor<16x4x8xf32>, %arg2: tensor<i32>) -> tensor<4x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x16x4x8xf32>, tensor<1x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4x8xf32>
    return %1 : tensor<4x16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x16x4x32xf32>, %arg1: tensor<16x4x32xf32>, %arg2: tensor<i32>) -> tensor<4x16x4x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x4x32xf32>) -> tensor<1x16x4x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x16x4x32xf32>, tensor<1x16x4x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4x32xf32>
    return %1 : tensor<4x16x4x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 4, 8] : (tensor<4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    return %1 : tensor<16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x16x4x32xf32>, %arg1: tensor<i32>) -> tensor<16x4x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 4, 32] : (tensor<4x16x4x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4x32xf32>) -> tensor<16x4x32xf32>
    return %1 : tensor<16x4x32xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<16x4x8xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<16x4x8xf32>, %arg3: tensor<16x4x32xf32>, %arg4: tensor<16x4x32xf32>, %arg5: tensor<16x4x32xf32>, %arg6: tensor<16x4x32xf32>, %arg7: tensor<16x4x32xf32>, %arg8: tensor<32x8xf32>, %arg9: tensor<16x4x32xf32>, %arg10: tensor<16x4x8xf32>, %arg11: tensor<16x4x8xf32>) -> (tensor<16x4x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>) {
    %0 = stablehlo.multiply %arg0, %arg11 : tensor<16x4x8xf32>
    %1 = stablehlo.multiply %0, %arg10 : tensor<16x4x8xf32>
    %2 = stablehlo.add %0, %1 : tensor<16x4x8xf32>
    %3 = stablehlo.dot_general %2, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<16x4x32xf32>) -> tensor<8x32xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %5 = stablehlo.dot_general %2, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<32x8xf32>) -> tensor<16x4x32xf32>
    %6 = stablehlo.multiply %arg7, %5 : tensor<16x4x32xf32>
    %7 = stablehlo.multiply %5, %arg6 : tensor<16x4x32xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<16x4x32xf32>
    %10 = stablehlo.multiply %9, %arg5 : tensor<16x4x32xf32>
    %11 = stablehlo.multiply %10, %arg4 : tensor<16x4x32xf32>
    %12 = stablehlo.add %10, %11 : tensor<16x4x32xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x4x32xf32>
    %15 = stablehlo.add %7, %14 : tensor<16x4x32xf32>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<16x4x32xf32>
    %18 = stablehlo.multiply %17, %arg3 : tensor<16x4x32xf32>
    %19 = stablehlo.add %15, %18 : tensor<16x4x32xf32>
    %20 = stablehlo.dot_general %19, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32xf32>, tensor<16x4x8xf32>) -> tensor<32x8xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %22 = stablehlo.dot_general %19, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32xf32>, tensor<8x32xf32>) -> tensor<16x4x8xf32>
    %23 = stablehlo.add %arg0, %22 : tensor<16x4x8xf32>
    return %23, %21, %4 : tensor<16x4x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x8x32xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<i32>) -> tensor<4x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32xf32>
    return %1 : tensor<4x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x32x8xf32>, %arg1: tensor<32x8xf32>, %arg2: tensor<i32>) -> tensor<4x32x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x8xf32>) -> tensor<1x32x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x32x8xf32>, tensor<1x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x32x8xf32>
    return %1 : tensor<4x32x8xf32>
  }
  func.func private @closed_call_10(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<8x16xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<4x8xf32>, %arg5: tensor<4x8xf32>, %arg6: tensor<4x8xf32>, %arg7: tensor<4x8xf32>, %arg8: tensor<4x8xf32>, %arg9: tensor<4x8xf32>, %arg10: tensor<4x8xf32>, %arg11: tensor<4x8xf32>, %arg12: tensor<4x8xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.add %arg3, %arg4 : tensor<4x8xf32>
    %1 = stablehlo.multiply %arg12, %0 : tensor<4x8xf32>
    %2 = stablehlo.multiply %0, %arg6 : tensor<4x8xf32>
    %3 = stablehlo.negate %2 : tensor<4x8xf32>
    %4 = stablehlo.multiply %3, %arg11 : tensor<4x8xf32>
    %5 = stablehlo.multiply %arg10, %0 : tensor<4x8xf32>
    %6 = stablehlo.multiply %0, %arg8 : tensor<4x8xf32>
    %7 = stablehlo.multiply %5, %arg9 : tensor<4x8xf32>
    %8 = stablehlo.multiply %7, %arg8 : tensor<4x8xf32>
    %9 = stablehlo.add %7, %8 : tensor<4x8xf32>
    %10 = stablehlo.multiply %6, %arg7 : tensor<4x8xf32>
    %11 = stablehlo.add %4, %10 : tensor<4x8xf32>
    %12 = stablehlo.concatenate %11, %9, dim = 1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %13 = stablehlo.dot_general %12, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %15 = stablehlo.add %arg2, %14 : tensor<8x16xf32>
    %16 = stablehlo.dot_general %12, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<8x16xf32>) -> tensor<4x8xf32>
    %17 = stablehlo.add %1, %16 : tensor<4x8xf32>
    %18 = stablehlo.dot_general %12, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %20 = stablehlo.add %arg1, %19 : tensor<8x16xf32>
    return %20, %15, %17 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>
  }
}
