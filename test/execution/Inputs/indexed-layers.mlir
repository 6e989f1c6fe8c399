// A fori_loop over the places of stacked weights, as JAX prints its training step.
module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x32x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x8xf32>) -> (tensor<4x8x32xf32> {jax.result_info = "result[0]['a']"}, tensor<4x32x8xf32> {jax.result_info = "result[0]['b']"}, tensor<4x32xf32> {jax.result_info = "result[0]['c']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %1 = stablehlo.add %c_1, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.select %0, %1, %c_3 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<32> : tensor<i32>
    %4 = stablehlo.add %c_6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_8 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %c_9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<32> : tensor<i32>
    %7 = stablehlo.add %c_11, %c_12 : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.select %6, %7, %c_13 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<32> : tensor<i32>
    %10 = stablehlo.add %c_16, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.select %9, %10, %c_18 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<8> : tensor<i32>
    %13 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.select %12, %13, %c_23 : tensor<i1>, tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x16x8xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x32x8xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %23:19 = stablehlo.while(%iterArg = %arg0, %iterArg_45 = %2, %iterArg_46 = %5, %iterArg_47 = %arg2, %iterArg_48 = %8, %iterArg_49 = %arg1, %iterArg_50 = %11, %iterArg_51 = %14, %iterArg_52 = %c_32, %iterArg_53 = %c_24, %iterArg_54 = %arg3, %iterArg_55 = %15, %iterArg_56 = %16, %iterArg_57 = %17, %iterArg_58 = %18, %iterArg_59 = %19, %iterArg_60 = %20, %iterArg_61 = %21, %iterArg_62 = %22) : tensor<4x8x32xf32>, tensor<i32>, tensor<i32>, tensor<4x32xf32>, tensor<i32>, tensor<4x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<16x8xf32>, tensor<4xi32>, tensor<4x8x32xf32>, tensor<4x16x8xf32>, tensor<4xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4xi32>, tensor<4x32x8xf32>
    cond {
      %c_63 = stablehlo.constant dense<4> : tensor<i32>
      %45 = stablehlo.compare LT, %iterArg_52, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %45 : tensor<i1>
    } do {
      %45:10 = func.call @closed_call(%iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_53, %iterArg_54) : (tensor<4x8x32xf32>, tensor<i32>, tensor<i32>, tensor<4x32xf32>, tensor<i32>, tensor<4x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<16x8xf32>) -> (tensor<i32>, tensor<16x8xf32>, tensor<i32>, tensor<8x32xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x8xf32>)
      %46 = func.call @dynamic_update_index_in_dim(%iterArg_55, %45#2, %iterArg_52) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %47 = func.call @dynamic_update_index_in_dim_0(%iterArg_56, %45#3, %iterArg_52) : (tensor<4x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<4x8x32xf32>
      %48 = func.call @dynamic_update_index_in_dim_1(%iterArg_57, %45#4, %iterArg_52) : (tensor<4x16x8xf32>, tensor<16x8xf32>, tensor<i32>) -> tensor<4x16x8xf32>
      %49 = func.call @dynamic_update_index_in_dim(%iterArg_58, %45#5, %iterArg_52) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %50 = func.call @dynamic_update_index_in_dim_2(%iterArg_59, %45#6, %iterArg_52) : (tensor<4x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %51 = func.call @dynamic_update_index_in_dim_2(%iterArg_60, %45#7, %iterArg_52) : (tensor<4x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %52 = func.call @dynamic_update_index_in_dim(%iterArg_61, %45#8, %iterArg_52) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %53 = func.call @dynamic_update_index_in_dim_3(%iterArg_62, %45#9, %iterArg_52) : (tensor<4x32x8xf32>, tensor<32x8xf32>, tensor<i32>) -> tensor<4x32x8xf32>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_52, %c_63 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %54, %45#0, %45#1, %46, %47, %48, %49, %50, %51, %52, %53 : tensor<4x8x32xf32>, tensor<i32>, tensor<i32>, tensor<4x32xf32>, tensor<i32>, tensor<4x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<16x8xf32>, tensor<4xi32>, tensor<4x8x32xf32>, tensor<4x16x8xf32>, tensor<4xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4xi32>, tensor<4x32x8xf32>
    }
    %24 = stablehlo.multiply %23#10, %23#10 : tensor<16x8xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %26 = stablehlo.multiply %25, %23#10 : tensor<16x8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_35 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_35 : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %29 = stablehlo.divide %cst_36, %cst_37 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<16x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x32x8xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %35:18 = stablehlo.while(%iterArg = %23#11, %iterArg_45 = %23#12, %iterArg_46 = %23#13, %iterArg_47 = %23#14, %iterArg_48 = %23#15, %iterArg_49 = %23#16, %iterArg_50 = %23#17, %iterArg_51 = %23#18, %iterArg_52 = %2, %iterArg_53 = %5, %iterArg_54 = %8, %iterArg_55 = %11, %iterArg_56 = %14, %iterArg_57 = %c_41, %iterArg_58 = %32, %iterArg_59 = %33, %iterArg_60 = %34, %iterArg_61 = %31) : tensor<4xi32>, tensor<4x8x32xf32>, tensor<4x16x8xf32>, tensor<4xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4xi32>, tensor<4x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x8x32xf32>, tensor<4x32xf32>, tensor<4x32x8xf32>, tensor<16x8xf32>
    cond {
      %c_62 = stablehlo.constant dense<4> : tensor<i32>
      %45 = stablehlo.compare LT, %iterArg_57, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %45 : tensor<i1>
    } do {
      %c_62 = stablehlo.constant dense<4> : tensor<i32>
      %45 = stablehlo.subtract %c_62, %iterArg_57 : tensor<i32>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %46 = stablehlo.subtract %45, %c_63 : tensor<i32>
      %47 = func.call @dynamic_index_in_dim(%iterArg, %46) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %48 = func.call @dynamic_index_in_dim_4(%iterArg_45, %46) : (tensor<4x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %49 = func.call @dynamic_index_in_dim_5(%iterArg_46, %46) : (tensor<4x16x8xf32>, tensor<i32>) -> tensor<16x8xf32>
      %50 = func.call @dynamic_index_in_dim(%iterArg_47, %46) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %51 = func.call @dynamic_index_in_dim_6(%iterArg_48, %46) : (tensor<4x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %52 = func.call @dynamic_index_in_dim_6(%iterArg_49, %46) : (tensor<4x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %53 = func.call @dynamic_index_in_dim(%iterArg_50, %46) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %54 = func.call @dynamic_index_in_dim_7(%iterArg_51, %46) : (tensor<4x32x8xf32>, tensor<i32>) -> tensor<32x8xf32>
      %55:4 = func.call @closed_call_8(%iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %47, %48, %49, %50, %51, %52, %53, %54) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x8x32xf32>, tensor<4x32xf32>, tensor<4x32x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<8x32xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x8xf32>) -> (tensor<4x8x32xf32>, tensor<4x32xf32>, tensor<4x32x8xf32>, tensor<16x8xf32>)
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_57, %c_64 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %56, %55#0, %55#1, %55#2, %55#3 : tensor<4xi32>, tensor<4x8x32xf32>, tensor<4x16x8xf32>, tensor<4xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4xi32>, tensor<4x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x8x32xf32>, tensor<4x32xf32>, tensor<4x32x8xf32>, tensor<16x8xf32>
    }
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %37 = stablehlo.multiply %36, %35#14 : tensor<4x8x32xf32>
    %38 = stablehlo.subtract %arg0, %37 : tensor<4x8x32xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x32x8xf32>
    %40 = stablehlo.multiply %39, %35#16 : tensor<4x32x8xf32>
    %41 = stablehlo.subtract %arg1, %40 : tensor<4x32x8xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %43 = stablehlo.multiply %42, %35#15 : tensor<4x32xf32>
    %44 = stablehlo.subtract %arg2, %43 : tensor<4x32xf32>
    return %38, %41, %44, %28 : tensor<4x8x32xf32>, tensor<4x32x8xf32>, tensor<4x32xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<4x8x32xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<4x32xf32>, %arg4: tensor<i32>, %arg5: tensor<4x32x8xf32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<16x8xf32>) -> (tensor<i32>, tensor<16x8xf32>, tensor<i32>, tensor<8x32xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg8, %c : tensor<i32>
    %1 = stablehlo.convert %arg8 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, %arg1, %arg2, sizes = [1, 8, 32] : (tensor<4x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
    %7 = stablehlo.dot_general %arg9, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
    %8 = stablehlo.convert %arg8 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %8, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %10 = stablehlo.add %8, %c_3 : tensor<i32>
    %11 = stablehlo.select %9, %10, %8 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg3, %11, %arg4, sizes = [1, 32] : (tensor<4x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x32xf32>) -> tensor<32xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %16 = stablehlo.add %7, %15 : tensor<16x32xf32>
    %17 = stablehlo.tanh %16 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %19 = stablehlo.subtract %18, %17 : tensor<16x32xf32>
    %20 = stablehlo.convert %arg8 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %20, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %22 = stablehlo.add %20, %c_5 : tensor<i32>
    %23 = stablehlo.select %21, %22, %20 : tensor<i1>, tensor<i32>
    %24 = stablehlo.dynamic_slice %arg5, %23, %arg6, %arg7, sizes = [1, 32, 8] : (tensor<4x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x32x8xf32>) -> tensor<32x8xf32>
    %26 = stablehlo.dot_general %17, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %27 = stablehlo.add %arg9, %26 : tensor<16x8xf32>
    return %0, %27, %4, %6, %arg9, %11, %17, %19, %23, %25 : tensor<i32>, tensor<16x8xf32>, tensor<i32>, tensor<8x32xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4x8x32xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<i32>) -> tensor<4x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32xf32>
    return %1 : tensor<4x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x16x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<i32>) -> tensor<4x16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x8xf32>, tensor<1x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x8xf32>
    return %1 : tensor<4x16x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<4x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x32xf32>
    return %1 : tensor<4x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x32x8xf32>, %arg1: tensor<32x8xf32>, %arg2: tensor<i32>) -> tensor<4x32x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x8xf32>) -> tensor<1x32x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x32x8xf32>, tensor<1x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x32x8xf32>
    return %1 : tensor<4x32x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 32] : (tensor<4x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x16x8xf32>, %arg1: tensor<i32>) -> tensor<16x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 8] : (tensor<4x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x32x8xf32>, %arg1: tensor<i32>) -> tensor<32x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 8] : (tensor<4x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x8xf32>) -> tensor<32x8xf32>
    return %1 : tensor<32x8xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<4x8x32xf32>, %arg6: tensor<4x32xf32>, %arg7: tensor<4x32x8xf32>, %arg8: tensor<16x8xf32>, %arg9: tensor<i32>, %arg10: tensor<8x32xf32>, %arg11: tensor<16x8xf32>, %arg12: tensor<i32>, %arg13: tensor<16x32xf32>, %arg14: tensor<16x32xf32>, %arg15: tensor<i32>, %arg16: tensor<32x8xf32>) -> (tensor<4x8x32xf32>, tensor<4x32xf32>, tensor<4x32x8xf32>, tensor<16x8xf32>) {
    %0 = stablehlo.dot_general %arg8, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %2 = stablehlo.dot_general %arg8, %arg16, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<32x8xf32>) -> tensor<1x32x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x8xf32>
    %5 = stablehlo.dynamic_update_slice %4, %3, %arg15, %arg3, %arg4 : (tensor<4x32x8xf32>, tensor<1x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x32x8xf32>
    %6 = stablehlo.add %arg7, %5 : tensor<4x32x8xf32>
    %7 = stablehlo.multiply %2, %arg14 : tensor<16x32xf32>
    %8 = stablehlo.multiply %7, %arg13 : tensor<16x32xf32>
    %9 = stablehlo.add %7, %8 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.reshape %10 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %15 = stablehlo.dynamic_update_slice %14, %13, %arg12, %arg2 : (tensor<4x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<4x32xf32>
    %16 = stablehlo.add %arg6, %15 : tensor<4x32xf32>
    %17 = stablehlo.dot_general %9, %arg11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %19 = stablehlo.dot_general %9, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<8x32xf32>) -> tensor<16x8xf32>
    %20 = stablehlo.add %arg8, %19 : tensor<16x8xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %23 = stablehlo.dynamic_update_slice %22, %21, %arg9, %arg0, %arg1 : (tensor<4x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32xf32>
    %24 = stablehlo.add %arg5, %23 : tensor<4x8x32xf32>
    return %24, %16, %6, %20 : tensor<4x8x32xf32>, tensor<4x32xf32>, tensor<4x32x8xf32>, tensor<16x8xf32>
  }
}
