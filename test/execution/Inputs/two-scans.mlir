// Two scans over layers, as JAX prints their training step: a thin one of 6 layers and
// a wide one of 4.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x32x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x128x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<6x16x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<6x64x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16x32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x8x16xf32>, %arg6: tensor<2x8x32xf32>) -> (tensor<4x32x128xf32> {jax.result_info = "result[0]['dec']['a']"}, tensor<4x128x32xf32> {jax.result_info = "result[0]['dec']['b']"}, tensor<6x16x64xf32> {jax.result_info = "result[0]['enc']['a']"}, tensor<6x64x16xf32> {jax.result_info = "result[0]['enc']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['mid']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x2x8x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x2x8x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x2x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x2x8x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x2x8x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2x8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:12 = stablehlo.while(%iterArg = %arg2, %iterArg_33 = %arg3, %iterArg_34 = %c, %iterArg_35 = %arg5, %iterArg_36 = %0, %iterArg_37 = %1, %iterArg_38 = %2, %iterArg_39 = %3, %iterArg_40 = %4, %iterArg_41 = %5, %iterArg_42 = %6, %iterArg_43 = %7) : tensor<6x16x64xf32>, tensor<6x64x16xf32>, tensor<i32>, tensor<2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x64xf32>, tensor<6x2x8x64xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>
    cond {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_34, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %53 : tensor<i1>
    } do {
      %53 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_34) : (tensor<6x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %54 = func.call @dynamic_index_in_dim_0(%iterArg_33, %iterArg_34) : (tensor<6x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
      %55:9 = func.call @closed_call(%iterArg_35, %53, %54) : (tensor<2x8x16xf32>, tensor<16x64xf32>, tensor<64x16xf32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>)
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_36, %55#1, %iterArg_34) : (tensor<6x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<6x2x8x16xf32>
      %57 = func.call @dynamic_update_index_in_dim_1(%iterArg_37, %55#2, %iterArg_34) : (tensor<6x2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>) -> tensor<6x2x8x64xf32>
      %58 = func.call @dynamic_update_index_in_dim_1(%iterArg_38, %55#3, %iterArg_34) : (tensor<6x2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>) -> tensor<6x2x8x64xf32>
      %59 = func.call @dynamic_update_index_in_dim(%iterArg_39, %55#4, %iterArg_34) : (tensor<6x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<6x2x8x16xf32>
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_40, %55#5, %iterArg_34) : (tensor<6x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<6x2x8x16xf32>
      %61 = func.call @dynamic_update_index_in_dim(%iterArg_41, %55#6, %iterArg_34) : (tensor<6x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<6x2x8x16xf32>
      %62 = func.call @dynamic_update_index_in_dim(%iterArg_42, %55#7, %iterArg_34) : (tensor<6x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<6x2x8x16xf32>
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_43, %55#8, %iterArg_34) : (tensor<6x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<6x2x8x16xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.add %iterArg_34, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_33, %64, %55#0, %56, %57, %58, %59, %60, %61, %62, %63 : tensor<6x16x64xf32>, tensor<6x64x16xf32>, tensor<i32>, tensor<2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x64xf32>, tensor<6x2x8x64xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>
    }
    %9 = stablehlo.dot_general %8#3, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x2x8x128xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x2x8x128xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %18:12 = stablehlo.while(%iterArg = %arg0, %iterArg_33 = %arg1, %iterArg_34 = %c_15, %iterArg_35 = %9, %iterArg_36 = %10, %iterArg_37 = %11, %iterArg_38 = %12, %iterArg_39 = %13, %iterArg_40 = %14, %iterArg_41 = %15, %iterArg_42 = %16, %iterArg_43 = %17) : tensor<4x32x128xf32>, tensor<4x128x32xf32>, tensor<i32>, tensor<2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x128xf32>, tensor<4x2x8x128xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>
    cond {
      %c_44 = stablehlo.constant dense<4> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_34, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %53 : tensor<i1>
    } do {
      %53 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_34) : (tensor<4x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %54 = func.call @dynamic_index_in_dim_3(%iterArg_33, %iterArg_34) : (tensor<4x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %55:9 = func.call @closed_call_4(%iterArg_35, %53, %54) : (tensor<2x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>) -> (tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x128xf32>, tensor<2x8x128xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>)
      %56 = func.call @dynamic_update_index_in_dim_5(%iterArg_36, %55#1, %iterArg_34) : (tensor<4x2x8x32xf32>, tensor<2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %57 = func.call @dynamic_update_index_in_dim_6(%iterArg_37, %55#2, %iterArg_34) : (tensor<4x2x8x128xf32>, tensor<2x8x128xf32>, tensor<i32>) -> tensor<4x2x8x128xf32>
      %58 = func.call @dynamic_update_index_in_dim_6(%iterArg_38, %55#3, %iterArg_34) : (tensor<4x2x8x128xf32>, tensor<2x8x128xf32>, tensor<i32>) -> tensor<4x2x8x128xf32>
      %59 = func.call @dynamic_update_index_in_dim_5(%iterArg_39, %55#4, %iterArg_34) : (tensor<4x2x8x32xf32>, tensor<2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %60 = func.call @dynamic_update_index_in_dim_5(%iterArg_40, %55#5, %iterArg_34) : (tensor<4x2x8x32xf32>, tensor<2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %61 = func.call @dynamic_update_index_in_dim_5(%iterArg_41, %55#6, %iterArg_34) : (tensor<4x2x8x32xf32>, tensor<2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %62 = func.call @dynamic_update_index_in_dim_5(%iterArg_42, %55#7, %iterArg_34) : (tensor<4x2x8x32xf32>, tensor<2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %63 = func.call @dynamic_update_index_in_dim_5(%iterArg_43, %55#8, %iterArg_34) : (tensor<4x2x8x32xf32>, tensor<2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.add %iterArg_34, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_33, %64, %55#0, %56, %57, %58, %59, %60, %61, %62, %63 : tensor<4x32x128xf32>, tensor<4x128x32xf32>, tensor<i32>, tensor<2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x128xf32>, tensor<4x2x8x128xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>
    }
    %19 = stablehlo.subtract %18#3, %arg6 : tensor<2x8x32xf32>
    %20 = stablehlo.multiply %19, %19 : tensor<2x8x32xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<2x8x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %26 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %28 = stablehlo.multiply %27, %22 : tensor<2x8x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %31:14 = stablehlo.while(%iterArg = %arg0, %iterArg_33 = %18#4, %iterArg_34 = %18#5, %iterArg_35 = %18#6, %iterArg_36 = %arg1, %iterArg_37 = %18#7, %iterArg_38 = %18#8, %iterArg_39 = %18#9, %iterArg_40 = %18#10, %iterArg_41 = %18#11, %iterArg_42 = %c_24, %iterArg_43 = %28, %iterArg_44 = %29, %iterArg_45 = %30) : tensor<4x32x128xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x128xf32>, tensor<4x2x8x128xf32>, tensor<4x128x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>, tensor<2x8x32xf32>, tensor<4x32x128xf32>, tensor<4x128x32xf32>
    cond {
      %c_46 = stablehlo.constant dense<4> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_42, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %53 : tensor<i1>
    } do {
      %c_46 = stablehlo.constant dense<4> : tensor<i32>
      %53 = stablehlo.subtract %c_46, %iterArg_42 : tensor<i32>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.subtract %53, %c_47 : tensor<i32>
      %55 = func.call @dynamic_index_in_dim_2(%iterArg, %54) : (tensor<4x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %56 = func.call @dynamic_index_in_dim_7(%iterArg_33, %54) : (tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x8x32xf32>
      %57 = func.call @dynamic_index_in_dim_8(%iterArg_34, %54) : (tensor<4x2x8x128xf32>, tensor<i32>) -> tensor<2x8x128xf32>
      %58 = func.call @dynamic_index_in_dim_8(%iterArg_35, %54) : (tensor<4x2x8x128xf32>, tensor<i32>) -> tensor<2x8x128xf32>
      %59 = func.call @dynamic_index_in_dim_3(%iterArg_36, %54) : (tensor<4x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %60 = func.call @dynamic_index_in_dim_7(%iterArg_37, %54) : (tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x8x32xf32>
      %61 = func.call @dynamic_index_in_dim_7(%iterArg_38, %54) : (tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x8x32xf32>
      %62 = func.call @dynamic_index_in_dim_7(%iterArg_39, %54) : (tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x8x32xf32>
      %63 = func.call @dynamic_index_in_dim_7(%iterArg_40, %54) : (tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x8x32xf32>
      %64 = func.call @dynamic_index_in_dim_7(%iterArg_41, %54) : (tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x8x32xf32>
      %65:3 = func.call @closed_call_9(%iterArg_43, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64) : (tensor<2x8x32xf32>, tensor<32x128xf32>, tensor<2x8x32xf32>, tensor<2x8x128xf32>, tensor<2x8x128xf32>, tensor<128x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>) -> (tensor<2x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>)
      %66 = func.call @dynamic_update_index_in_dim_10(%iterArg_44, %65#1, %54) : (tensor<4x32x128xf32>, tensor<32x128xf32>, tensor<i32>) -> tensor<4x32x128xf32>
      %67 = func.call @dynamic_update_index_in_dim_11(%iterArg_45, %65#2, %54) : (tensor<4x128x32xf32>, tensor<128x32xf32>, tensor<i32>) -> tensor<4x128x32xf32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.add %iterArg_42, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %68, %65#0, %66, %67 : tensor<4x32x128xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x128xf32>, tensor<4x2x8x128xf32>, tensor<4x128x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>, tensor<2x8x32xf32>, tensor<4x32x128xf32>, tensor<4x128x32xf32>
    }
    %32 = stablehlo.dot_general %31#11, %8#3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %34 = stablehlo.dot_general %31#11, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<16x32xf32>) -> tensor<2x8x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x16x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x64x16xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %37:14 = stablehlo.while(%iterArg = %arg2, %iterArg_33 = %8#4, %iterArg_34 = %8#5, %iterArg_35 = %8#6, %iterArg_36 = %arg3, %iterArg_37 = %8#7, %iterArg_38 = %8#8, %iterArg_39 = %8#9, %iterArg_40 = %8#10, %iterArg_41 = %8#11, %iterArg_42 = %c_27, %iterArg_43 = %34, %iterArg_44 = %35, %iterArg_45 = %36) : tensor<6x16x64xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x64xf32>, tensor<6x2x8x64xf32>, tensor<6x64x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<i32>, tensor<2x8x16xf32>, tensor<6x16x64xf32>, tensor<6x64x16xf32>
    cond {
      %c_46 = stablehlo.constant dense<6> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_42, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %53 : tensor<i1>
    } do {
      %c_46 = stablehlo.constant dense<6> : tensor<i32>
      %53 = stablehlo.subtract %c_46, %iterArg_42 : tensor<i32>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.subtract %53, %c_47 : tensor<i32>
      %55 = func.call @dynamic_index_in_dim(%iterArg, %54) : (tensor<6x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %56 = func.call @dynamic_index_in_dim_12(%iterArg_33, %54) : (tensor<6x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %57 = func.call @dynamic_index_in_dim_13(%iterArg_34, %54) : (tensor<6x2x8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
      %58 = func.call @dynamic_index_in_dim_13(%iterArg_35, %54) : (tensor<6x2x8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
      %59 = func.call @dynamic_index_in_dim_0(%iterArg_36, %54) : (tensor<6x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
      %60 = func.call @dynamic_index_in_dim_12(%iterArg_37, %54) : (tensor<6x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %61 = func.call @dynamic_index_in_dim_12(%iterArg_38, %54) : (tensor<6x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %62 = func.call @dynamic_index_in_dim_12(%iterArg_39, %54) : (tensor<6x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %63 = func.call @dynamic_index_in_dim_12(%iterArg_40, %54) : (tensor<6x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %64 = func.call @dynamic_index_in_dim_12(%iterArg_41, %54) : (tensor<6x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %65:3 = func.call @closed_call_14(%iterArg_43, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64) : (tensor<2x8x16xf32>, tensor<16x64xf32>, tensor<2x8x16xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<64x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> (tensor<2x8x16xf32>, tensor<16x64xf32>, tensor<64x16xf32>)
      %66 = func.call @dynamic_update_index_in_dim_15(%iterArg_44, %65#1, %54) : (tensor<6x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<6x16x64xf32>
      %67 = func.call @dynamic_update_index_in_dim_16(%iterArg_45, %65#2, %54) : (tensor<6x64x16xf32>, tensor<64x16xf32>, tensor<i32>) -> tensor<6x64x16xf32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.add %iterArg_42, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %68, %65#0, %66, %67 : tensor<6x16x64xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x64xf32>, tensor<6x2x8x64xf32>, tensor<6x64x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<6x2x8x16xf32>, tensor<i32>, tensor<2x8x16xf32>, tensor<6x16x64xf32>, tensor<6x64x16xf32>
    }
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %39 = stablehlo.multiply %38, %31#12 : tensor<4x32x128xf32>
    %40 = stablehlo.subtract %arg0, %39 : tensor<4x32x128xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %42 = stablehlo.multiply %41, %31#13 : tensor<4x128x32xf32>
    %43 = stablehlo.subtract %arg1, %42 : tensor<4x128x32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x16x64xf32>
    %45 = stablehlo.multiply %44, %37#12 : tensor<6x16x64xf32>
    %46 = stablehlo.subtract %arg2, %45 : tensor<6x16x64xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x64x16xf32>
    %48 = stablehlo.multiply %47, %37#13 : tensor<6x64x16xf32>
    %49 = stablehlo.subtract %arg3, %48 : tensor<6x64x16xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %51 = stablehlo.multiply %50, %33 : tensor<16x32xf32>
    %52 = stablehlo.subtract %arg4, %51 : tensor<16x32xf32>
    return %40, %43, %46, %49, %52, %24 : tensor<4x32x128xf32>, tensor<4x128x32xf32>, tensor<6x16x64xf32>, tensor<6x64x16xf32>, tensor<16x32xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<6x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x64x16xf32>, %arg1: tensor<i32>) -> tensor<64x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 16] : (tensor<6x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x8x16xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<64x16xf32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %1 = stablehlo.tanh %0 : tensor<2x8x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<2x8x64xf32>
    %4 = stablehlo.dot_general %1, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x8x16xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<2x8x16xf32>
    %7 = stablehlo.multiply %4, %4 : tensor<2x8x16xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2x8x16xf32>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<2x8x16xf32>
    %12 = stablehlo.add %4, %11 : tensor<2x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x8x16xf32>
    %15 = stablehlo.tanh %14 : tensor<2x8x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<2x8x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %19 = stablehlo.add %18, %15 : tensor<2x8x16xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2x8x16xf32>
    %22 = stablehlo.multiply %4, %21 : tensor<2x8x16xf32>
    %23 = stablehlo.add %arg0, %22 : tensor<2x8x16xf32>
    return %23, %arg0, %1, %3, %9, %15, %17, %21, %4 : tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<6x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x8x16xf32>
    return %1 : tensor<6x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<6x2x8x64xf32>, %arg1: tensor<2x8x64xf32>, %arg2: tensor<i32>) -> tensor<6x2x8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x64xf32>) -> tensor<1x2x8x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x2x8x64xf32>, tensor<1x2x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x8x64xf32>
    return %1 : tensor<6x2x8x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x32x128xf32>, %arg1: tensor<i32>) -> tensor<32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 128] : (tensor<4x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x128xf32>) -> tensor<32x128xf32>
    return %1 : tensor<32x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x128x32xf32>, %arg1: tensor<i32>) -> tensor<128x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 32] : (tensor<4x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    return %1 : tensor<128x32xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<2x8x32xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<128x32xf32>) -> (tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x128xf32>, tensor<2x8x128xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<32x128xf32>) -> tensor<2x8x128xf32>
    %1 = stablehlo.tanh %0 : tensor<2x8x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x128xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<2x8x128xf32>
    %4 = stablehlo.dot_general %1, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x128xf32>, tensor<128x32xf32>) -> tensor<2x8x32xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x8x32xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<2x8x32xf32>
    %7 = stablehlo.multiply %4, %4 : tensor<2x8x32xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2x8x32xf32>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<2x8x32xf32>
    %12 = stablehlo.add %4, %11 : tensor<2x8x32xf32>
    %cst_2 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x8x32xf32>
    %15 = stablehlo.tanh %14 : tensor<2x8x32xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<2x8x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %19 = stablehlo.add %18, %15 : tensor<2x8x32xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2x8x32xf32>
    %22 = stablehlo.multiply %4, %21 : tensor<2x8x32xf32>
    %23 = stablehlo.add %arg0, %22 : tensor<2x8x32xf32>
    return %23, %arg0, %1, %3, %9, %15, %17, %21, %4 : tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x128xf32>, tensor<2x8x128xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x2x8x32xf32>, %arg1: tensor<2x8x32xf32>, %arg2: tensor<i32>) -> tensor<4x2x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x32xf32>) -> tensor<1x2x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x2x8x32xf32>, tensor<1x2x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x8x32xf32>
    return %1 : tensor<4x2x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x2x8x128xf32>, %arg1: tensor<2x8x128xf32>, %arg2: tensor<i32>) -> tensor<4x2x8x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x128xf32>) -> tensor<1x2x8x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x2x8x128xf32>, tensor<1x2x8x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x8x128xf32>
    return %1 : tensor<4x2x8x128xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x2x8x32xf32>, %arg1: tensor<i32>) -> tensor<2x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 32] : (tensor<4x2x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x32xf32>) -> tensor<2x8x32xf32>
    return %1 : tensor<2x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x2x8x128xf32>, %arg1: tensor<i32>) -> tensor<2x8x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 128] : (tensor<4x2x8x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x128xf32>) -> tensor<2x8x128xf32>
    return %1 : tensor<2x8x128xf32>
  }
  func.func private @closed_call_9(%arg0: tensor<2x8x32xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<2x8x32xf32>, %arg3: tensor<2x8x128xf32>, %arg4: tensor<2x8x128xf32>, %arg5: tensor<128x32xf32>, %arg6: tensor<2x8x32xf32>, %arg7: tensor<2x8x32xf32>, %arg8: tensor<2x8x32xf32>, %arg9: tensor<2x8x32xf32>, %arg10: tensor<2x8x32xf32>) -> (tensor<2x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>) {
    %0 = stablehlo.multiply %arg10, %arg0 : tensor<2x8x32xf32>
    %1 = stablehlo.multiply %arg0, %arg9 : tensor<2x8x32xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<2x8x32xf32>
    %4 = stablehlo.multiply %3, %arg8 : tensor<2x8x32xf32>
    %5 = stablehlo.multiply %4, %arg7 : tensor<2x8x32xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x8x32xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<2x8x32xf32>
    %9 = stablehlo.add %1, %8 : tensor<2x8x32xf32>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x8x32xf32>
    %12 = stablehlo.multiply %11, %arg6 : tensor<2x8x32xf32>
    %13 = stablehlo.add %9, %12 : tensor<2x8x32xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<2x8x128xf32>) -> tensor<32x128xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %16 = stablehlo.dot_general %13, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<128x32xf32>) -> tensor<2x8x128xf32>
    %17 = stablehlo.multiply %16, %arg4 : tensor<2x8x128xf32>
    %18 = stablehlo.multiply %17, %arg3 : tensor<2x8x128xf32>
    %19 = stablehlo.add %17, %18 : tensor<2x8x128xf32>
    %20 = stablehlo.dot_general %19, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x128xf32>, tensor<2x8x32xf32>) -> tensor<128x32xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %22 = stablehlo.dot_general %19, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x128xf32>, tensor<32x128xf32>) -> tensor<2x8x32xf32>
    %23 = stablehlo.add %arg0, %22 : tensor<2x8x32xf32>
    return %23, %21, %15 : tensor<2x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x32x128xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<i32>) -> tensor<4x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x128xf32>) -> tensor<1x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x32x128xf32>, tensor<1x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x32x128xf32>
    return %1 : tensor<4x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<4x128x32xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<i32>) -> tensor<4x128x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x128x32xf32>, tensor<1x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x128x32xf32>
    return %1 : tensor<4x128x32xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<6x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<6x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<6x2x8x64xf32>, %arg1: tensor<i32>) -> tensor<2x8x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 64] : (tensor<6x2x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x64xf32>) -> tensor<2x8x64xf32>
    return %1 : tensor<2x8x64xf32>
  }
  func.func private @closed_call_14(%arg0: tensor<2x8x16xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<2x8x16xf32>, %arg3: tensor<2x8x64xf32>, %arg4: tensor<2x8x64xf32>, %arg5: tensor<64x16xf32>, %arg6: tensor<2x8x16xf32>, %arg7: tensor<2x8x16xf32>, %arg8: tensor<2x8x16xf32>, %arg9: tensor<2x8x16xf32>, %arg10: tensor<2x8x16xf32>) -> (tensor<2x8x16xf32>, tensor<16x64xf32>, tensor<64x16xf32>) {
    %0 = stablehlo.multiply %arg10, %arg0 : tensor<2x8x16xf32>
    %1 = stablehlo.multiply %arg0, %arg9 : tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<2x8x16xf32>
    %4 = stablehlo.multiply %3, %arg8 : tensor<2x8x16xf32>
    %5 = stablehlo.multiply %4, %arg7 : tensor<2x8x16xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<2x8x16xf32>
    %9 = stablehlo.add %1, %8 : tensor<2x8x16xf32>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x8x16xf32>
    %12 = stablehlo.multiply %11, %arg6 : tensor<2x8x16xf32>
    %13 = stablehlo.add %9, %12 : tensor<2x8x16xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x64xf32>) -> tensor<16x64xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %16 = stablehlo.dot_general %13, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<64x16xf32>) -> tensor<2x8x64xf32>
    %17 = stablehlo.multiply %16, %arg4 : tensor<2x8x64xf32>
    %18 = stablehlo.multiply %17, %arg3 : tensor<2x8x64xf32>
    %19 = stablehlo.add %17, %18 : tensor<2x8x64xf32>
    %20 = stablehlo.dot_general %19, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<2x8x16xf32>) -> tensor<64x16xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %22 = stablehlo.dot_general %19, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
    %23 = stablehlo.add %arg0, %22 : tensor<2x8x16xf32>
    return %23, %21, %15 : tensor<2x8x16xf32>, tensor<16x64xf32>, tensor<64x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<6x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<6x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x64xf32>
    return %1 : tensor<6x16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<6x64x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<i32>) -> tensor<6x64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x64x16xf32>, tensor<1x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x16xf32>
    return %1 : tensor<6x64x16xf32>
  }
}
