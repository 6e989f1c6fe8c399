// Two scans over time in a row, the second one backwards, the mean of whose states is read,
// as JAX prints their training step.
module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x10xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<32x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<32x32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<32x10xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<32x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<32x32xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32x32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<6x8x32xf32>, %arg11: tensor<8x10xf32>) -> (tensor<32x10xf32> {jax.result_info = "result[0]['o']"}, tensor<32x32xf32> {jax.result_info = "result[0]['t']"}, tensor<32x32xf32> {jax.result_info = "result[0]['u']"}, tensor<32x32xf32> {jax.result_info = "result[0]['v']"}, tensor<32x32xf32> {jax.result_info = "result[0]['w']"}, tensor<32x10xf32> {jax.result_info = "result[1]['o']"}, tensor<32x32xf32> {jax.result_info = "result[1]['t']"}, tensor<32x32xf32> {jax.result_info = "result[1]['u']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']"}, tensor<32x32xf32> {jax.result_info = "result[1]['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %arg10, %iterArg_35 = %arg4, %iterArg_36 = %arg2, %iterArg_37 = %c, %iterArg_38 = %0, %iterArg_39 = %1, %iterArg_40 = %2, %iterArg_41 = %3, %iterArg_42 = %4) : tensor<6x8x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>
    cond {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_37, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %69 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_37) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %70:5 = func.call @closed_call(%iterArg_35, %iterArg_36, %iterArg_38, %69) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
      %71 = func.call @dynamic_update_index_in_dim(%iterArg_39, %70#1, %iterArg_37) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %72 = func.call @dynamic_update_index_in_dim(%iterArg_40, %70#2, %iterArg_37) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %73 = func.call @dynamic_update_index_in_dim(%iterArg_41, %70#3, %iterArg_37) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_42, %70#4, %iterArg_37) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.add %iterArg_37, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %75, %70#0, %71, %72, %73, %74 : tensor<6x8x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %10:9 = stablehlo.while(%iterArg = %5#5, %iterArg_35 = %arg3, %iterArg_36 = %arg1, %iterArg_37 = %c_8, %iterArg_38 = %5#4, %iterArg_39 = %6, %iterArg_40 = %7, %iterArg_41 = %8, %iterArg_42 = %9) : tensor<6x8x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>
    cond {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_37, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.subtract %c_43, %iterArg_37 : tensor<i32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.subtract %69, %c_44 : tensor<i32>
      %71 = func.call @dynamic_index_in_dim(%iterArg, %70) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %72:5 = func.call @closed_call_0(%iterArg_35, %iterArg_36, %iterArg_38, %71) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
      %73 = func.call @dynamic_update_index_in_dim(%iterArg_39, %72#1, %70) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_40, %72#2, %70) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %75 = func.call @dynamic_update_index_in_dim(%iterArg_41, %72#3, %70) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %76 = func.call @dynamic_update_index_in_dim(%iterArg_42, %72#4, %70) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %iterArg_37, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %77, %72#0, %73, %74, %75, %76 : tensor<6x8x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>
    }
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10#5 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<6x8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %cst_10 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %13 = stablehlo.divide %11, %12 : tensor<8x32xf32>
    %14 = stablehlo.add %10#4, %13 : tensor<8x32xf32>
    %15 = stablehlo.dot_general %14, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x10xf32>) -> tensor<8x10xf32>
    %16 = stablehlo.subtract %15, %arg11 : tensor<8x10xf32>
    %17 = stablehlo.multiply %16, %16 : tensor<8x10xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<8x10xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<8.000000e+01> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<8.000000e+01> : tensor<f32>
    %23 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %25 = stablehlo.multiply %24, %19 : tensor<8x10xf32>
    %26 = stablehlo.dot_general %25, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<8x32xf32>) -> tensor<10x32xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<10x32xf32>) -> tensor<32x10xf32>
    %28 = stablehlo.dot_general %25, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<32x10xf32>) -> tensor<8x32xf32>
    %cst_17 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %30 = stablehlo.divide %28, %29 : tensor<8x32xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1, 2] : (tensor<8x32xf32>) -> tensor<6x8x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x8x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %35:12 = stablehlo.while(%iterArg = %31, %iterArg_35 = %5#5, %iterArg_36 = %10#6, %iterArg_37 = %10#7, %iterArg_38 = %10#8, %iterArg_39 = %arg3, %iterArg_40 = %arg1, %iterArg_41 = %c_21, %iterArg_42 = %32, %iterArg_43 = %33, %iterArg_44 = %28, %iterArg_45 = %34) : tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<6x8x32xf32>
    cond {
      %c_46 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_41, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %69 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_41) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %70 = func.call @dynamic_index_in_dim(%iterArg_35, %iterArg_41) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %71 = func.call @dynamic_index_in_dim(%iterArg_36, %iterArg_41) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %72 = func.call @dynamic_index_in_dim(%iterArg_37, %iterArg_41) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %73 = func.call @dynamic_index_in_dim(%iterArg_38, %iterArg_41) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %74:4 = func.call @closed_call_1(%iterArg_39, %iterArg_40, %iterArg_42, %iterArg_43, %iterArg_44, %69, %70, %71, %72, %73) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
      %75 = func.call @dynamic_update_index_in_dim(%iterArg_45, %74#3, %iterArg_41) : (tensor<6x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<6x8x32xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %76 = stablehlo.add %iterArg_41, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %76, %74#0, %74#1, %74#2, %75 : tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<6x8x32xf32>
    }
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %38:10 = stablehlo.while(%iterArg = %35#11, %iterArg_35 = %arg10, %iterArg_36 = %5#6, %iterArg_37 = %5#7, %iterArg_38 = %5#8, %iterArg_39 = %arg2, %iterArg_40 = %c_24, %iterArg_41 = %36, %iterArg_42 = %37, %iterArg_43 = %35#10) : tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>
    cond {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_40, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %69 = stablehlo.subtract %c_44, %iterArg_40 : tensor<i32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.subtract %69, %c_45 : tensor<i32>
      %71 = func.call @dynamic_index_in_dim(%iterArg, %70) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %72 = func.call @dynamic_index_in_dim(%iterArg_35, %70) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %73 = func.call @dynamic_index_in_dim(%iterArg_36, %70) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %74 = func.call @dynamic_index_in_dim(%iterArg_37, %70) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %75 = func.call @dynamic_index_in_dim(%iterArg_38, %70) : (tensor<6x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %76:3 = func.call @closed_call_2(%iterArg_39, %iterArg_41, %iterArg_42, %iterArg_43, %71, %72, %73, %74, %75) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>)
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %iterArg_40, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %77, %76#0, %76#1, %76#2 : tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<6x8x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>
    }
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %40 = stablehlo.multiply %39, %arg5 : tensor<32x10xf32>
    %41 = stablehlo.add %40, %27 : tensor<32x10xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %43 = stablehlo.multiply %42, %arg6 : tensor<32x32xf32>
    %44 = stablehlo.add %43, %35#9 : tensor<32x32xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %46 = stablehlo.multiply %45, %arg7 : tensor<32x32xf32>
    %47 = stablehlo.add %46, %38#8 : tensor<32x32xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %49 = stablehlo.multiply %48, %arg8 : tensor<32x32xf32>
    %50 = stablehlo.add %49, %35#8 : tensor<32x32xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %52 = stablehlo.multiply %51, %arg9 : tensor<32x32xf32>
    %53 = stablehlo.add %52, %38#7 : tensor<32x32xf32>
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %55 = stablehlo.multiply %54, %41 : tensor<32x10xf32>
    %56 = stablehlo.subtract %arg0, %55 : tensor<32x10xf32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %58 = stablehlo.multiply %57, %44 : tensor<32x32xf32>
    %59 = stablehlo.subtract %arg1, %58 : tensor<32x32xf32>
    %cst_32 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %61 = stablehlo.multiply %60, %47 : tensor<32x32xf32>
    %62 = stablehlo.subtract %arg2, %61 : tensor<32x32xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %64 = stablehlo.multiply %63, %50 : tensor<32x32xf32>
    %65 = stablehlo.subtract %arg3, %64 : tensor<32x32xf32>
    %cst_34 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %67 = stablehlo.multiply %66, %53 : tensor<32x32xf32>
    %68 = stablehlo.subtract %arg4, %67 : tensor<32x32xf32>
    return %56, %59, %62, %65, %68, %41, %44, %47, %50, %53, %21 : tensor<32x10xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x10xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 32] : (tensor<6x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<8x32xf32>, %arg3: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x32xf32>
    %3 = stablehlo.tanh %2 : tensor<8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<8x32xf32>
    return %3, %3, %arg2, %3, %5 : tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x8x32xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<i32>) -> tensor<6x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x8x32xf32>
    return %1 : tensor<6x8x32xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<8x32xf32>, %arg3: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x32xf32>
    %3 = stablehlo.tanh %2 : tensor<8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<8x32xf32>
    return %3, %3, %arg2, %3, %5 : tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<8x32xf32>, %arg5: tensor<8x32xf32>, %arg6: tensor<8x32xf32>, %arg7: tensor<8x32xf32>, %arg8: tensor<8x32xf32>, %arg9: tensor<8x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.add %arg4, %arg5 : tensor<8x32xf32>
    %1 = stablehlo.multiply %0, %arg9 : tensor<8x32xf32>
    %2 = stablehlo.multiply %1, %arg8 : tensor<8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x32xf32>
    %4 = stablehlo.dot_general %3, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.add %arg3, %5 : tensor<32x32xf32>
    %7 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %8 = stablehlo.dot_general %3, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %10 = stablehlo.add %arg2, %9 : tensor<32x32xf32>
    %11 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    return %10, %6, %7, %11 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<8x32xf32>, %arg4: tensor<8x32xf32>, %arg5: tensor<8x32xf32>, %arg6: tensor<8x32xf32>, %arg7: tensor<8x32xf32>, %arg8: tensor<8x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.add %arg3, %arg4 : tensor<8x32xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<8x32xf32>
    %2 = stablehlo.multiply %1, %arg7 : tensor<8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x32xf32>
    %4 = stablehlo.dot_general %3, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.add %arg2, %5 : tensor<32x32xf32>
    %7 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %8 = stablehlo.dot_general %3, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %10 = stablehlo.add %arg1, %9 : tensor<32x32xf32>
    return %10, %6, %7 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<8x32xf32>
  }
}
