// A scan over two layers of attention whose weights are dropped, as JAX prints its step.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x64x2x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x64x2x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x64x2x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1x144x64xf32>, %arg4: tensor<2x1x2x144x144xi1>) -> (tensor<2x64x2x32xf32> {jax.result_info = "result[0]['k']"}, tensor<2x64x2x32xf32> {jax.result_info = "result[0]['q']"}, tensor<2x64x2x32xf32> {jax.result_info = "result[0]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = call @_where(%cst) : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x64x2x32xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x1x144x64xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x64x2x32xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<2x1x144x64xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<2x64x2x32xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<2x1x144x64xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<2x1x144x2x32xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<2x1x144x2x32xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x1x2x144x144xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x1x2x144x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x1x2x144x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<2x1x2x144x144xbf16>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<2x1x144x2x32xbf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x1x144x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x1x144x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:22 = stablehlo.while(%iterArg = %arg0, %iterArg_27 = %arg1, %iterArg_28 = %arg2, %iterArg_29 = %arg4, %iterArg_30 = %0, %iterArg_31 = %c, %iterArg_32 = %arg3, %iterArg_33 = %1, %iterArg_34 = %2, %iterArg_35 = %3, %iterArg_36 = %4, %iterArg_37 = %5, %iterArg_38 = %6, %iterArg_39 = %7, %iterArg_40 = %8, %iterArg_41 = %9, %iterArg_42 = %10, %iterArg_43 = %11, %iterArg_44 = %12, %iterArg_45 = %13, %iterArg_46 = %14, %iterArg_47 = %15) : tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>, tensor<2x1x2x144x144xi1>, tensor<1x2x144x144xf32>, tensor<i32>, tensor<1x144x64xf32>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x2x144x144xf32>, tensor<2x1x2x144x1xf32>, tensor<2x1x2x144x1xf32>, tensor<2x1x2x144x144xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x144x64xf32>, tensor<2x1x144x64xf32>
    cond {
      %c_48 = stablehlo.constant dense<2> : tensor<i32>
      %38 = stablehlo.compare LT, %iterArg_31, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %38 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_31) : (tensor<2x64x2x32xf32>, tensor<i32>) -> tensor<64x2x32xf32>
      %39 = func.call @dynamic_index_in_dim(%iterArg_27, %iterArg_31) : (tensor<2x64x2x32xf32>, tensor<i32>) -> tensor<64x2x32xf32>
      %40 = func.call @dynamic_index_in_dim(%iterArg_28, %iterArg_31) : (tensor<2x64x2x32xf32>, tensor<i32>) -> tensor<64x2x32xf32>
      %41 = func.call @dynamic_index_in_dim_0(%iterArg_29, %iterArg_31) : (tensor<2x1x2x144x144xi1>, tensor<i32>) -> tensor<1x2x144x144xi1>
      %42:16 = func.call @closed_call(%iterArg_30, %iterArg_32, %38, %39, %40, %41) : (tensor<1x2x144x144xf32>, tensor<1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<1x2x144x144xi1>) -> (tensor<1x144x64xf32>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<1x2x144x144xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x64xf32>, tensor<1x144x64xf32>)
      %43 = func.call @dynamic_update_index_in_dim(%iterArg_33, %42#1, %iterArg_31) : (tensor<2x64x2x32xbf16>, tensor<64x2x32xbf16>, tensor<i32>) -> tensor<2x64x2x32xbf16>
      %44 = func.call @dynamic_update_index_in_dim_2(%iterArg_34, %42#2, %iterArg_31) : (tensor<2x1x144x64xbf16>, tensor<1x144x64xbf16>, tensor<i32>) -> tensor<2x1x144x64xbf16>
      %45 = func.call @dynamic_update_index_in_dim(%iterArg_35, %42#3, %iterArg_31) : (tensor<2x64x2x32xbf16>, tensor<64x2x32xbf16>, tensor<i32>) -> tensor<2x64x2x32xbf16>
      %46 = func.call @dynamic_update_index_in_dim_2(%iterArg_36, %42#4, %iterArg_31) : (tensor<2x1x144x64xbf16>, tensor<1x144x64xbf16>, tensor<i32>) -> tensor<2x1x144x64xbf16>
      %47 = func.call @dynamic_update_index_in_dim(%iterArg_37, %42#5, %iterArg_31) : (tensor<2x64x2x32xbf16>, tensor<64x2x32xbf16>, tensor<i32>) -> tensor<2x64x2x32xbf16>
      %48 = func.call @dynamic_update_index_in_dim_2(%iterArg_38, %42#6, %iterArg_31) : (tensor<2x1x144x64xbf16>, tensor<1x144x64xbf16>, tensor<i32>) -> tensor<2x1x144x64xbf16>
      %49 = func.call @dynamic_update_index_in_dim_3(%iterArg_39, %42#7, %iterArg_31) : (tensor<2x1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<i32>) -> tensor<2x1x144x2x32xbf16>
      %50 = func.call @dynamic_update_index_in_dim_3(%iterArg_40, %42#8, %iterArg_31) : (tensor<2x1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<i32>) -> tensor<2x1x144x2x32xbf16>
      %51 = func.call @dynamic_update_index_in_dim_4(%iterArg_41, %42#9, %iterArg_31) : (tensor<2x1x2x144x144xf32>, tensor<1x2x144x144xf32>, tensor<i32>) -> tensor<2x1x2x144x144xf32>
      %52 = func.call @dynamic_update_index_in_dim_5(%iterArg_42, %42#10, %iterArg_31) : (tensor<2x1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<i32>) -> tensor<2x1x2x144x1xf32>
      %53 = func.call @dynamic_update_index_in_dim_5(%iterArg_43, %42#11, %iterArg_31) : (tensor<2x1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<i32>) -> tensor<2x1x2x144x1xf32>
      %54 = func.call @dynamic_update_index_in_dim_6(%iterArg_44, %42#12, %iterArg_31) : (tensor<2x1x2x144x144xbf16>, tensor<1x2x144x144xbf16>, tensor<i32>) -> tensor<2x1x2x144x144xbf16>
      %55 = func.call @dynamic_update_index_in_dim_3(%iterArg_45, %42#13, %iterArg_31) : (tensor<2x1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<i32>) -> tensor<2x1x144x2x32xbf16>
      %56 = func.call @dynamic_update_index_in_dim_7(%iterArg_46, %42#14, %iterArg_31) : (tensor<2x1x144x64xf32>, tensor<1x144x64xf32>, tensor<i32>) -> tensor<2x1x144x64xf32>
      %57 = func.call @dynamic_update_index_in_dim_7(%iterArg_47, %42#15, %iterArg_31) : (tensor<2x1x144x64xf32>, tensor<1x144x64xf32>, tensor<i32>) -> tensor<2x1x144x64xf32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.add %iterArg_31, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %58, %42#0, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57 : tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>, tensor<2x1x2x144x144xi1>, tensor<1x2x144x144xf32>, tensor<i32>, tensor<1x144x64xf32>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x2x144x144xf32>, tensor<2x1x2x144x1xf32>, tensor<2x1x2x144x1xf32>, tensor<2x1x2x144x144xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x144x64xf32>, tensor<2x1x144x64xf32>
    }
    %17 = stablehlo.multiply %16#6, %16#6 : tensor<1x144x64xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %19 = stablehlo.multiply %18, %16#6 : tensor<1x144x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x144x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %22 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<1x144x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x64x2x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x64x2x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x64x2x32xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %28:21 = stablehlo.while(%iterArg = %16#7, %iterArg_27 = %16#8, %iterArg_28 = %16#9, %iterArg_29 = %16#10, %iterArg_30 = %16#11, %iterArg_31 = %16#12, %iterArg_32 = %16#13, %iterArg_33 = %16#14, %iterArg_34 = %16#15, %iterArg_35 = %16#16, %iterArg_36 = %16#17, %iterArg_37 = %arg4, %iterArg_38 = %16#18, %iterArg_39 = %16#19, %iterArg_40 = %16#20, %iterArg_41 = %16#21, %iterArg_42 = %c_23, %iterArg_43 = %24, %iterArg_44 = %25, %iterArg_45 = %26, %iterArg_46 = %27) : tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x2x144x144xf32>, tensor<2x1x2x144x1xf32>, tensor<2x1x2x144x1xf32>, tensor<2x1x2x144x144xi1>, tensor<2x1x2x144x144xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x144x64xf32>, tensor<2x1x144x64xf32>, tensor<i32>, tensor<1x144x64xf32>, tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>
    cond {
      %c_47 = stablehlo.constant dense<2> : tensor<i32>
      %38 = stablehlo.compare LT, %iterArg_42, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %c_47 = stablehlo.constant dense<2> : tensor<i32>
      %38 = stablehlo.subtract %c_47, %iterArg_42 : tensor<i32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.subtract %38, %c_48 : tensor<i32>
      %40 = func.call @dynamic_index_in_dim_8(%iterArg, %39) : (tensor<2x64x2x32xbf16>, tensor<i32>) -> tensor<64x2x32xbf16>
      %41 = func.call @dynamic_index_in_dim_9(%iterArg_27, %39) : (tensor<2x1x144x64xbf16>, tensor<i32>) -> tensor<1x144x64xbf16>
      %42 = func.call @dynamic_index_in_dim_8(%iterArg_28, %39) : (tensor<2x64x2x32xbf16>, tensor<i32>) -> tensor<64x2x32xbf16>
      %43 = func.call @dynamic_index_in_dim_9(%iterArg_29, %39) : (tensor<2x1x144x64xbf16>, tensor<i32>) -> tensor<1x144x64xbf16>
      %44 = func.call @dynamic_index_in_dim_8(%iterArg_30, %39) : (tensor<2x64x2x32xbf16>, tensor<i32>) -> tensor<64x2x32xbf16>
      %45 = func.call @dynamic_index_in_dim_9(%iterArg_31, %39) : (tensor<2x1x144x64xbf16>, tensor<i32>) -> tensor<1x144x64xbf16>
      %46 = func.call @dynamic_index_in_dim_10(%iterArg_32, %39) : (tensor<2x1x144x2x32xbf16>, tensor<i32>) -> tensor<1x144x2x32xbf16>
      %47 = func.call @dynamic_index_in_dim_10(%iterArg_33, %39) : (tensor<2x1x144x2x32xbf16>, tensor<i32>) -> tensor<1x144x2x32xbf16>
      %48 = func.call @dynamic_index_in_dim_11(%iterArg_34, %39) : (tensor<2x1x2x144x144xf32>, tensor<i32>) -> tensor<1x2x144x144xf32>
      %49 = func.call @dynamic_index_in_dim_12(%iterArg_35, %39) : (tensor<2x1x2x144x1xf32>, tensor<i32>) -> tensor<1x2x144x1xf32>
      %50 = func.call @dynamic_index_in_dim_12(%iterArg_36, %39) : (tensor<2x1x2x144x1xf32>, tensor<i32>) -> tensor<1x2x144x1xf32>
      %51 = func.call @dynamic_index_in_dim_0(%iterArg_37, %39) : (tensor<2x1x2x144x144xi1>, tensor<i32>) -> tensor<1x2x144x144xi1>
      %52 = func.call @dynamic_index_in_dim_13(%iterArg_38, %39) : (tensor<2x1x2x144x144xbf16>, tensor<i32>) -> tensor<1x2x144x144xbf16>
      %53 = func.call @dynamic_index_in_dim_10(%iterArg_39, %39) : (tensor<2x1x144x2x32xbf16>, tensor<i32>) -> tensor<1x144x2x32xbf16>
      %54 = func.call @dynamic_index_in_dim_14(%iterArg_40, %39) : (tensor<2x1x144x64xf32>, tensor<i32>) -> tensor<1x144x64xf32>
      %55 = func.call @dynamic_index_in_dim_14(%iterArg_41, %39) : (tensor<2x1x144x64xf32>, tensor<i32>) -> tensor<1x144x64xf32>
      %56:4 = func.call @closed_call_15(%iterArg_43, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55) : (tensor<1x144x64xf32>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<1x2x144x144xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x144xi1>, tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x64xf32>, tensor<1x144x64xf32>) -> (tensor<1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>)
      %57 = func.call @dynamic_update_index_in_dim_17(%iterArg_44, %56#1, %39) : (tensor<2x64x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>) -> tensor<2x64x2x32xf32>
      %58 = func.call @dynamic_update_index_in_dim_17(%iterArg_45, %56#2, %39) : (tensor<2x64x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>) -> tensor<2x64x2x32xf32>
      %59 = func.call @dynamic_update_index_in_dim_17(%iterArg_46, %56#3, %39) : (tensor<2x64x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>) -> tensor<2x64x2x32xf32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.add %iterArg_42, %c_49 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %60, %56#0, %57, %58, %59 : tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x64x2x32xbf16>, tensor<2x1x144x64xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x2x144x144xf32>, tensor<2x1x2x144x1xf32>, tensor<2x1x2x144x1xf32>, tensor<2x1x2x144x144xi1>, tensor<2x1x2x144x144xbf16>, tensor<2x1x144x2x32xbf16>, tensor<2x1x144x64xf32>, tensor<2x1x144x64xf32>, tensor<i32>, tensor<1x144x64xf32>, tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>
    }
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x64x2x32xf32>
    %30 = stablehlo.multiply %29, %28#18 : tensor<2x64x2x32xf32>
    %31 = stablehlo.subtract %arg0, %30 : tensor<2x64x2x32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x64x2x32xf32>
    %33 = stablehlo.multiply %32, %28#19 : tensor<2x64x2x32xf32>
    %34 = stablehlo.subtract %arg1, %33 : tensor<2x64x2x32xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x64x2x32xf32>
    %36 = stablehlo.multiply %35, %28#20 : tensor<2x64x2x32xf32>
    %37 = stablehlo.subtract %arg2, %36 : tensor<2x64x2x32xf32>
    return %31, %34, %37, %21 : tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>, tensor<2x64x2x32xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<1x2x144x144xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    return %1 : tensor<1x2x144x144xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x64x2x32xf32>, %arg1: tensor<i32>) -> tensor<64x2x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 2, 32] : (tensor<2x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x2x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x2x32xf32>) -> tensor<64x2x32xf32>
    return %1 : tensor<64x2x32xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x1x2x144x144xi1>, %arg1: tensor<i32>) -> tensor<1x2x144x144xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 144, 144] : (tensor<2x1x2x144x144xi1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x144x144xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x144x144xi1>) -> tensor<1x2x144x144xi1>
    return %1 : tensor<1x2x144x144xi1>
  }
  func.func private @closed_call(%arg0: tensor<1x2x144x144xf32>, %arg1: tensor<1x144x64xf32>, %arg2: tensor<64x2x32xf32>, %arg3: tensor<64x2x32xf32>, %arg4: tensor<64x2x32xf32>, %arg5: tensor<1x2x144x144xi1>) -> (tensor<1x144x64xf32>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<1x2x144x144xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x64xf32>, tensor<1x144x64xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %1 = stablehlo.convert %arg3 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %3 = stablehlo.convert %arg1 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %4 = stablehlo.convert %arg2 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %6 = stablehlo.convert %arg1 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %7 = stablehlo.convert %arg4 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %9 = stablehlo.dot_general %2, %5, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x144xbf16>
    %10 = stablehlo.convert %9 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %cst = stablehlo.constant dense<0.176776692> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x2x144x144xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2x144xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<1x2x144xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %18 = stablehlo.subtract %12, %17 : tensor<1x2x144x144xf32>
    %19 = stablehlo.exponential %18 : tensor<1x2x144x144xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %23 = stablehlo.divide %19, %22 : tensor<1x2x144x144xf32>
    %24 = stablehlo.multiply %21, %21 : tensor<1x2x144x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x144x1xf32>
    %26 = stablehlo.divide %25, %24 : tensor<1x2x144x1xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %28 = stablehlo.divide %23, %27 : tensor<1x2x144x144xf32>
    %29 = call @_where_1(%arg5, %28, %arg0) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>, tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    %30 = stablehlo.convert %29 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %31 = stablehlo.dot_general %8, %30, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x32x144xbf16>
    %32 = stablehlo.transpose %31, dims = [0, 3, 1, 2] : (tensor<1x2x32x144xbf16>) -> tensor<1x144x2x32xbf16>
    %33 = stablehlo.reshape %32 : (tensor<1x144x2x32xbf16>) -> tensor<1x144x64xbf16>
    %34 = stablehlo.convert %33 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %35 = stablehlo.tanh %34 : tensor<1x144x64xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %37 = stablehlo.subtract %36, %35 : tensor<1x144x64xf32>
    %38 = stablehlo.add %arg1, %35 : tensor<1x144x64xf32>
    return %38, %1, %0, %4, %3, %7, %6, %5, %2, %19, %21, %26, %30, %8, %35, %37 : tensor<1x144x64xf32>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<1x2x144x144xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x64xf32>, tensor<1x144x64xf32>
  }
  func.func private @_where_1(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xf32>, %arg2: tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    return %0 : tensor<1x2x144x144xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x64x2x32xbf16>, %arg1: tensor<64x2x32xbf16>, %arg2: tensor<i32>) -> tensor<2x64x2x32xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x2x32xbf16>) -> tensor<1x64x2x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x64x2x32xbf16>, tensor<1x64x2x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x2x32xbf16>
    return %1 : tensor<2x64x2x32xbf16>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<2x1x144x64xbf16>, %arg1: tensor<1x144x64xbf16>, %arg2: tensor<i32>) -> tensor<2x1x144x64xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x144x64xbf16>) -> tensor<1x1x144x64xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x144x64xbf16>, tensor<1x1x144x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x144x64xbf16>
    return %1 : tensor<2x1x144x64xbf16>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<2x1x144x2x32xbf16>, %arg1: tensor<1x144x2x32xbf16>, %arg2: tensor<i32>) -> tensor<2x1x144x2x32xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x144x2x32xbf16>) -> tensor<1x1x144x2x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x1x144x2x32xbf16>, tensor<1x1x144x2x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x144x2x32xbf16>
    return %1 : tensor<2x1x144x2x32xbf16>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<2x1x2x144x144xf32>, %arg1: tensor<1x2x144x144xf32>, %arg2: tensor<i32>) -> tensor<2x1x2x144x144xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x144x144xf32>) -> tensor<1x1x2x144x144xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x1x2x144x144xf32>, tensor<1x1x2x144x144xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x144x144xf32>
    return %1 : tensor<2x1x2x144x144xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<2x1x2x144x1xf32>, %arg1: tensor<1x2x144x1xf32>, %arg2: tensor<i32>) -> tensor<2x1x2x144x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x144x1xf32>) -> tensor<1x1x2x144x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x1x2x144x1xf32>, tensor<1x1x2x144x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x144x1xf32>
    return %1 : tensor<2x1x2x144x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<2x1x2x144x144xbf16>, %arg1: tensor<1x2x144x144xbf16>, %arg2: tensor<i32>) -> tensor<2x1x2x144x144xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x144x144xbf16>) -> tensor<1x1x2x144x144xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x1x2x144x144xbf16>, tensor<1x1x2x144x144xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x144x144xbf16>
    return %1 : tensor<2x1x2x144x144xbf16>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x1x144x64xf32>, %arg1: tensor<1x144x64xf32>, %arg2: tensor<i32>) -> tensor<2x1x144x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x144x64xf32>) -> tensor<1x1x144x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x144x64xf32>, tensor<1x1x144x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x144x64xf32>
    return %1 : tensor<2x1x144x64xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<2x64x2x32xbf16>, %arg1: tensor<i32>) -> tensor<64x2x32xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 2, 32] : (tensor<2x64x2x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x2x32xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64x2x32xbf16>) -> tensor<64x2x32xbf16>
    return %1 : tensor<64x2x32xbf16>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<2x1x144x64xbf16>, %arg1: tensor<i32>) -> tensor<1x144x64xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 144, 64] : (tensor<2x1x144x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x144x64xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x144x64xbf16>) -> tensor<1x144x64xbf16>
    return %1 : tensor<1x144x64xbf16>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<2x1x144x2x32xbf16>, %arg1: tensor<i32>) -> tensor<1x144x2x32xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 144, 2, 32] : (tensor<2x1x144x2x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x144x2x32xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x144x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    return %1 : tensor<1x144x2x32xbf16>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<2x1x2x144x144xf32>, %arg1: tensor<i32>) -> tensor<1x2x144x144xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 144, 144] : (tensor<2x1x2x144x144xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x144x144xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    return %1 : tensor<1x2x144x144xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<2x1x2x144x1xf32>, %arg1: tensor<i32>) -> tensor<1x2x144x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 144, 1] : (tensor<2x1x2x144x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x144x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x144x1xf32>) -> tensor<1x2x144x1xf32>
    return %1 : tensor<1x2x144x1xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<2x1x2x144x144xbf16>, %arg1: tensor<i32>) -> tensor<1x2x144x144xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 144, 144] : (tensor<2x1x2x144x144xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x144x144xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x144x144xbf16>) -> tensor<1x2x144x144xbf16>
    return %1 : tensor<1x2x144x144xbf16>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<2x1x144x64xf32>, %arg1: tensor<i32>) -> tensor<1x144x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 144, 64] : (tensor<2x1x144x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x144x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x144x64xf32>) -> tensor<1x144x64xf32>
    return %1 : tensor<1x144x64xf32>
  }
  func.func private @closed_call_15(%arg0: tensor<1x144x64xf32>, %arg1: tensor<64x2x32xbf16>, %arg2: tensor<1x144x64xbf16>, %arg3: tensor<64x2x32xbf16>, %arg4: tensor<1x144x64xbf16>, %arg5: tensor<64x2x32xbf16>, %arg6: tensor<1x144x64xbf16>, %arg7: tensor<1x144x2x32xbf16>, %arg8: tensor<1x144x2x32xbf16>, %arg9: tensor<1x2x144x144xf32>, %arg10: tensor<1x2x144x1xf32>, %arg11: tensor<1x2x144x1xf32>, %arg12: tensor<1x2x144x144xi1>, %arg13: tensor<1x2x144x144xbf16>, %arg14: tensor<1x144x2x32xbf16>, %arg15: tensor<1x144x64xf32>, %arg16: tensor<1x144x64xf32>) -> (tensor<1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>) {
    %0 = stablehlo.multiply %arg0, %arg16 : tensor<1x144x64xf32>
    %1 = stablehlo.multiply %0, %arg15 : tensor<1x144x64xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x144x64xf32>
    %3 = stablehlo.convert %2 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %4 = stablehlo.reshape %3 : (tensor<1x144x64xbf16>) -> tensor<1x144x2x32xbf16>
    %5 = stablehlo.transpose %4, dims = [0, 2, 3, 1] : (tensor<1x144x2x32xbf16>) -> tensor<1x2x32x144xbf16>
    %6 = stablehlo.dot_general %5, %arg14, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x32x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x144xbf16>
    %7 = stablehlo.dot_general %5, %arg13, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x32x144xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x32x144xbf16>
    %8 = stablehlo.transpose %7, dims = [0, 3, 1, 2] : (tensor<1x2x32x144xbf16>) -> tensor<1x144x2x32xbf16>
    %9 = stablehlo.convert %6 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %10 = call @_where_16(%arg12, %9) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %12 = stablehlo.divide %10, %11 : tensor<1x2x144x144xf32>
    %13 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<1x2x144x144xf32>
    %15 = stablehlo.multiply %14, %arg9 : tensor<1x2x144x144xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %18 = stablehlo.negate %17 : tensor<1x2x144x1xf32>
    %19 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %20 = stablehlo.divide %12, %19 : tensor<1x2x144x144xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x144x1xf32>, tensor<f32>) -> tensor<2x144xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<2x144xf32>) -> tensor<1x2x144xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x144xf32>
    %24 = stablehlo.add %20, %23 : tensor<1x2x144x144xf32>
    %25 = stablehlo.multiply %24, %arg9 : tensor<1x2x144x144xf32>
    %cst_2 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<1x2x144x144xf32>
    %28 = stablehlo.convert %27 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %29 = stablehlo.dot_general %28, %arg8, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x32xbf16>
    %30 = stablehlo.transpose %29, dims = [0, 2, 1, 3] : (tensor<1x2x144x32xbf16>) -> tensor<1x144x2x32xbf16>
    %31 = stablehlo.dot_general %28, %arg7, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x32xbf16>
    %32 = stablehlo.transpose %31, dims = [0, 2, 1, 3] : (tensor<1x2x144x32xbf16>) -> tensor<1x144x2x32xbf16>
    %33 = stablehlo.dot_general %8, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %34 = stablehlo.transpose %33, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %35 = stablehlo.dot_general %8, %arg5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x64xbf16>
    %36 = stablehlo.convert %34 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %37 = stablehlo.convert %35 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %38 = stablehlo.add %arg0, %37 : tensor<1x144x64xf32>
    %39 = stablehlo.dot_general %30, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %40 = stablehlo.transpose %39, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %41 = stablehlo.dot_general %30, %arg3, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x64xbf16>
    %42 = stablehlo.convert %40 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %43 = stablehlo.convert %41 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %44 = stablehlo.add %38, %43 : tensor<1x144x64xf32>
    %45 = stablehlo.dot_general %32, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %46 = stablehlo.transpose %45, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %47 = stablehlo.dot_general %32, %arg1, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x64xbf16>
    %48 = stablehlo.convert %46 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %49 = stablehlo.convert %47 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %50 = stablehlo.add %44, %49 : tensor<1x144x64xf32>
    return %50, %42, %48, %36 : tensor<1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>
  }
  func.func private @_where_16(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    return %1 : tensor<1x2x144x144xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2x64x2x32xf32>, %arg1: tensor<64x2x32xf32>, %arg2: tensor<i32>) -> tensor<2x64x2x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x2x32xf32>) -> tensor<1x64x2x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x64x2x32xf32>, tensor<1x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x2x32xf32>
    return %1 : tensor<2x64x2x32xf32>
  }
}
