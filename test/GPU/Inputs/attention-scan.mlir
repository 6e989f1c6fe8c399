// A scan over three layers of causal attention, bf16, as JAX prints its training step.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x64x2x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x64x2x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x64x2x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1x144x64xf32>) -> (tensor<3x64x2x32xf32> {jax.result_info = "result[0]['k']"}, tensor<3x64x2x32xf32> {jax.result_info = "result[0]['q']"}, tensor<3x64x2x32xf32> {jax.result_info = "result[0]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<144x144xi32>
    %1 = stablehlo.iota dim = 1 : tensor<144x144xi32>
    %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<144x144xi32>, tensor<144x144xi32>) -> tensor<144x144xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %3:2 = call @_where(%2, %cst) : (tensor<144x144xi1>, tensor<f32>) -> (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x64x2x32xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x1x144x64xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<3x64x2x32xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<3x1x144x64xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<3x64x2x32xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<3x1x144x64xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<3x1x144x2x32xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<3x1x144x2x32xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x1x2x144x144xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x1x2x144x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x1x2x144x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<3x1x2x144x144xbf16>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<3x1x144x2x32xbf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x1x144x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x1x144x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19:22 = stablehlo.while(%iterArg = %arg0, %iterArg_27 = %arg1, %iterArg_28 = %arg2, %iterArg_29 = %3#0, %iterArg_30 = %3#1, %iterArg_31 = %c, %iterArg_32 = %arg3, %iterArg_33 = %4, %iterArg_34 = %5, %iterArg_35 = %6, %iterArg_36 = %7, %iterArg_37 = %8, %iterArg_38 = %9, %iterArg_39 = %10, %iterArg_40 = %11, %iterArg_41 = %12, %iterArg_42 = %13, %iterArg_43 = %14, %iterArg_44 = %15, %iterArg_45 = %16, %iterArg_46 = %17, %iterArg_47 = %18) : tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>, tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>, tensor<i32>, tensor<1x144x64xf32>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x2x144x144xf32>, tensor<3x1x2x144x1xf32>, tensor<3x1x2x144x1xf32>, tensor<3x1x2x144x144xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x144x64xf32>, tensor<3x1x144x64xf32>
    cond {
      %c_48 = stablehlo.constant dense<3> : tensor<i32>
      %41 = stablehlo.compare LT, %iterArg_31, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %41 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_31) : (tensor<3x64x2x32xf32>, tensor<i32>) -> tensor<64x2x32xf32>
      %42 = func.call @dynamic_index_in_dim(%iterArg_27, %iterArg_31) : (tensor<3x64x2x32xf32>, tensor<i32>) -> tensor<64x2x32xf32>
      %43 = func.call @dynamic_index_in_dim(%iterArg_28, %iterArg_31) : (tensor<3x64x2x32xf32>, tensor<i32>) -> tensor<64x2x32xf32>
      %44:16 = func.call @closed_call(%iterArg_29, %iterArg_30, %iterArg_32, %41, %42, %43) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>, tensor<1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>) -> (tensor<1x144x64xf32>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<1x2x144x144xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x64xf32>, tensor<1x144x64xf32>)
      %45 = func.call @dynamic_update_index_in_dim(%iterArg_33, %44#1, %iterArg_31) : (tensor<3x64x2x32xbf16>, tensor<64x2x32xbf16>, tensor<i32>) -> tensor<3x64x2x32xbf16>
      %46 = func.call @dynamic_update_index_in_dim_1(%iterArg_34, %44#2, %iterArg_31) : (tensor<3x1x144x64xbf16>, tensor<1x144x64xbf16>, tensor<i32>) -> tensor<3x1x144x64xbf16>
      %47 = func.call @dynamic_update_index_in_dim(%iterArg_35, %44#3, %iterArg_31) : (tensor<3x64x2x32xbf16>, tensor<64x2x32xbf16>, tensor<i32>) -> tensor<3x64x2x32xbf16>
      %48 = func.call @dynamic_update_index_in_dim_1(%iterArg_36, %44#4, %iterArg_31) : (tensor<3x1x144x64xbf16>, tensor<1x144x64xbf16>, tensor<i32>) -> tensor<3x1x144x64xbf16>
      %49 = func.call @dynamic_update_index_in_dim(%iterArg_37, %44#5, %iterArg_31) : (tensor<3x64x2x32xbf16>, tensor<64x2x32xbf16>, tensor<i32>) -> tensor<3x64x2x32xbf16>
      %50 = func.call @dynamic_update_index_in_dim_1(%iterArg_38, %44#6, %iterArg_31) : (tensor<3x1x144x64xbf16>, tensor<1x144x64xbf16>, tensor<i32>) -> tensor<3x1x144x64xbf16>
      %51 = func.call @dynamic_update_index_in_dim_2(%iterArg_39, %44#7, %iterArg_31) : (tensor<3x1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<i32>) -> tensor<3x1x144x2x32xbf16>
      %52 = func.call @dynamic_update_index_in_dim_2(%iterArg_40, %44#8, %iterArg_31) : (tensor<3x1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<i32>) -> tensor<3x1x144x2x32xbf16>
      %53 = func.call @dynamic_update_index_in_dim_3(%iterArg_41, %44#9, %iterArg_31) : (tensor<3x1x2x144x144xf32>, tensor<1x2x144x144xf32>, tensor<i32>) -> tensor<3x1x2x144x144xf32>
      %54 = func.call @dynamic_update_index_in_dim_4(%iterArg_42, %44#10, %iterArg_31) : (tensor<3x1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<i32>) -> tensor<3x1x2x144x1xf32>
      %55 = func.call @dynamic_update_index_in_dim_4(%iterArg_43, %44#11, %iterArg_31) : (tensor<3x1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<i32>) -> tensor<3x1x2x144x1xf32>
      %56 = func.call @dynamic_update_index_in_dim_5(%iterArg_44, %44#12, %iterArg_31) : (tensor<3x1x2x144x144xbf16>, tensor<1x2x144x144xbf16>, tensor<i32>) -> tensor<3x1x2x144x144xbf16>
      %57 = func.call @dynamic_update_index_in_dim_2(%iterArg_45, %44#13, %iterArg_31) : (tensor<3x1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<i32>) -> tensor<3x1x144x2x32xbf16>
      %58 = func.call @dynamic_update_index_in_dim_6(%iterArg_46, %44#14, %iterArg_31) : (tensor<3x1x144x64xf32>, tensor<1x144x64xf32>, tensor<i32>) -> tensor<3x1x144x64xf32>
      %59 = func.call @dynamic_update_index_in_dim_6(%iterArg_47, %44#15, %iterArg_31) : (tensor<3x1x144x64xf32>, tensor<1x144x64xf32>, tensor<i32>) -> tensor<3x1x144x64xf32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.add %iterArg_31, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %60, %44#0, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59 : tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>, tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>, tensor<i32>, tensor<1x144x64xf32>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x2x144x144xf32>, tensor<3x1x2x144x1xf32>, tensor<3x1x2x144x1xf32>, tensor<3x1x2x144x144xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x144x64xf32>, tensor<3x1x144x64xf32>
    }
    %20 = stablehlo.multiply %19#6, %19#6 : tensor<1x144x64xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %22 = stablehlo.multiply %21, %19#6 : tensor<1x144x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x144x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %25 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<1x144x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x64x2x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x64x2x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x64x2x32xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %31:21 = stablehlo.while(%iterArg = %19#7, %iterArg_27 = %19#8, %iterArg_28 = %19#9, %iterArg_29 = %19#10, %iterArg_30 = %19#11, %iterArg_31 = %19#12, %iterArg_32 = %19#13, %iterArg_33 = %19#14, %iterArg_34 = %19#15, %iterArg_35 = %19#16, %iterArg_36 = %19#17, %iterArg_37 = %19#18, %iterArg_38 = %19#19, %iterArg_39 = %19#20, %iterArg_40 = %19#21, %iterArg_41 = %3#0, %iterArg_42 = %c_23, %iterArg_43 = %27, %iterArg_44 = %28, %iterArg_45 = %29, %iterArg_46 = %30) : tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x2x144x144xf32>, tensor<3x1x2x144x1xf32>, tensor<3x1x2x144x1xf32>, tensor<3x1x2x144x144xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x144x64xf32>, tensor<3x1x144x64xf32>, tensor<1x2x144x144xi1>, tensor<i32>, tensor<1x144x64xf32>, tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>
    cond {
      %c_47 = stablehlo.constant dense<3> : tensor<i32>
      %41 = stablehlo.compare LT, %iterArg_42, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %c_47 = stablehlo.constant dense<3> : tensor<i32>
      %41 = stablehlo.subtract %c_47, %iterArg_42 : tensor<i32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %42 = stablehlo.subtract %41, %c_48 : tensor<i32>
      %43 = func.call @dynamic_index_in_dim_7(%iterArg, %42) : (tensor<3x64x2x32xbf16>, tensor<i32>) -> tensor<64x2x32xbf16>
      %44 = func.call @dynamic_index_in_dim_8(%iterArg_27, %42) : (tensor<3x1x144x64xbf16>, tensor<i32>) -> tensor<1x144x64xbf16>
      %45 = func.call @dynamic_index_in_dim_7(%iterArg_28, %42) : (tensor<3x64x2x32xbf16>, tensor<i32>) -> tensor<64x2x32xbf16>
      %46 = func.call @dynamic_index_in_dim_8(%iterArg_29, %42) : (tensor<3x1x144x64xbf16>, tensor<i32>) -> tensor<1x144x64xbf16>
      %47 = func.call @dynamic_index_in_dim_7(%iterArg_30, %42) : (tensor<3x64x2x32xbf16>, tensor<i32>) -> tensor<64x2x32xbf16>
      %48 = func.call @dynamic_index_in_dim_8(%iterArg_31, %42) : (tensor<3x1x144x64xbf16>, tensor<i32>) -> tensor<1x144x64xbf16>
      %49 = func.call @dynamic_index_in_dim_9(%iterArg_32, %42) : (tensor<3x1x144x2x32xbf16>, tensor<i32>) -> tensor<1x144x2x32xbf16>
      %50 = func.call @dynamic_index_in_dim_9(%iterArg_33, %42) : (tensor<3x1x144x2x32xbf16>, tensor<i32>) -> tensor<1x144x2x32xbf16>
      %51 = func.call @dynamic_index_in_dim_10(%iterArg_34, %42) : (tensor<3x1x2x144x144xf32>, tensor<i32>) -> tensor<1x2x144x144xf32>
      %52 = func.call @dynamic_index_in_dim_11(%iterArg_35, %42) : (tensor<3x1x2x144x1xf32>, tensor<i32>) -> tensor<1x2x144x1xf32>
      %53 = func.call @dynamic_index_in_dim_11(%iterArg_36, %42) : (tensor<3x1x2x144x1xf32>, tensor<i32>) -> tensor<1x2x144x1xf32>
      %54 = func.call @dynamic_index_in_dim_12(%iterArg_37, %42) : (tensor<3x1x2x144x144xbf16>, tensor<i32>) -> tensor<1x2x144x144xbf16>
      %55 = func.call @dynamic_index_in_dim_9(%iterArg_38, %42) : (tensor<3x1x144x2x32xbf16>, tensor<i32>) -> tensor<1x144x2x32xbf16>
      %56 = func.call @dynamic_index_in_dim_13(%iterArg_39, %42) : (tensor<3x1x144x64xf32>, tensor<i32>) -> tensor<1x144x64xf32>
      %57 = func.call @dynamic_index_in_dim_13(%iterArg_40, %42) : (tensor<3x1x144x64xf32>, tensor<i32>) -> tensor<1x144x64xf32>
      %58:4 = func.call @closed_call_14(%iterArg_41, %iterArg_43, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57) : (tensor<1x2x144x144xi1>, tensor<1x144x64xf32>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<1x2x144x144xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x64xf32>, tensor<1x144x64xf32>) -> (tensor<1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>)
      %59 = func.call @dynamic_update_index_in_dim_16(%iterArg_44, %58#1, %42) : (tensor<3x64x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>) -> tensor<3x64x2x32xf32>
      %60 = func.call @dynamic_update_index_in_dim_16(%iterArg_45, %58#2, %42) : (tensor<3x64x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>) -> tensor<3x64x2x32xf32>
      %61 = func.call @dynamic_update_index_in_dim_16(%iterArg_46, %58#3, %42) : (tensor<3x64x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>) -> tensor<3x64x2x32xf32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.add %iterArg_42, %c_49 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %62, %58#0, %59, %60, %61 : tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x64x2x32xbf16>, tensor<3x1x144x64xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x2x144x144xf32>, tensor<3x1x2x144x1xf32>, tensor<3x1x2x144x1xf32>, tensor<3x1x2x144x144xbf16>, tensor<3x1x144x2x32xbf16>, tensor<3x1x144x64xf32>, tensor<3x1x144x64xf32>, tensor<1x2x144x144xi1>, tensor<i32>, tensor<1x144x64xf32>, tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>
    }
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x64x2x32xf32>
    %33 = stablehlo.multiply %32, %31#18 : tensor<3x64x2x32xf32>
    %34 = stablehlo.subtract %arg0, %33 : tensor<3x64x2x32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x64x2x32xf32>
    %36 = stablehlo.multiply %35, %31#19 : tensor<3x64x2x32xf32>
    %37 = stablehlo.subtract %arg1, %36 : tensor<3x64x2x32xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x64x2x32xf32>
    %39 = stablehlo.multiply %38, %31#20 : tensor<3x64x2x32xf32>
    %40 = stablehlo.subtract %arg2, %39 : tensor<3x64x2x32xf32>
    return %34, %37, %40, %24 : tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>, tensor<3x64x2x32xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<144x144xi1>, %arg1: tensor<f32>) -> (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<144x144xi1>) -> tensor<1x2x144x144xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    return %1, %2 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x64x2x32xf32>, %arg1: tensor<i32>) -> tensor<64x2x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 2, 32] : (tensor<3x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x2x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x2x32xf32>) -> tensor<64x2x32xf32>
    return %1 : tensor<64x2x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xf32>, %arg2: tensor<1x144x64xf32>, %arg3: tensor<64x2x32xf32>, %arg4: tensor<64x2x32xf32>, %arg5: tensor<64x2x32xf32>) -> (tensor<1x144x64xf32>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<1x2x144x144xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x64xf32>, tensor<1x144x64xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %1 = stablehlo.convert %arg4 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %3 = stablehlo.convert %arg2 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %4 = stablehlo.convert %arg3 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %6 = stablehlo.convert %arg2 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %7 = stablehlo.convert %arg5 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %9 = stablehlo.dot_general %2, %5, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x144xbf16>
    %10 = stablehlo.convert %9 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %cst = stablehlo.constant dense<0.176776692> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x2x144x144xf32>
    %13 = call @_where_0(%12, %arg0, %arg1) : (tensor<1x2x144x144xf32>, tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2x144xf32>
    %16 = stablehlo.maximum %15, %14 : tensor<1x2x144xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %19 = stablehlo.subtract %13, %18 : tensor<1x2x144x144xf32>
    %20 = stablehlo.exponential %19 : tensor<1x2x144x144xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %24 = stablehlo.divide %20, %23 : tensor<1x2x144x144xf32>
    %25 = stablehlo.multiply %22, %22 : tensor<1x2x144x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x144x1xf32>
    %27 = stablehlo.divide %26, %25 : tensor<1x2x144x1xf32>
    %28 = stablehlo.convert %24 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %29 = stablehlo.dot_general %8, %28, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x32x144xbf16>
    %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (tensor<1x2x32x144xbf16>) -> tensor<1x144x2x32xbf16>
    %31 = stablehlo.reshape %30 : (tensor<1x144x2x32xbf16>) -> tensor<1x144x64xbf16>
    %32 = stablehlo.convert %31 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %33 = stablehlo.tanh %32 : tensor<1x144x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<1x144x64xf32>
    %36 = stablehlo.add %arg2, %33 : tensor<1x144x64xf32>
    return %36, %1, %0, %4, %3, %7, %6, %5, %2, %20, %22, %27, %28, %8, %33, %35 : tensor<1x144x64xf32>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<64x2x32xbf16>, tensor<1x144x64xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>, tensor<1x2x144x144xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x1xf32>, tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>, tensor<1x144x64xf32>, tensor<1x144x64xf32>
  }
  func.func private @_where_0(%arg0: tensor<1x2x144x144xf32>, %arg1: tensor<1x2x144x144xi1>, %arg2: tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    return %0 : tensor<1x2x144x144xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x64x2x32xbf16>, %arg1: tensor<64x2x32xbf16>, %arg2: tensor<i32>) -> tensor<3x64x2x32xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x2x32xbf16>) -> tensor<1x64x2x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x64x2x32xbf16>, tensor<1x64x2x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x64x2x32xbf16>
    return %1 : tensor<3x64x2x32xbf16>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x1x144x64xbf16>, %arg1: tensor<1x144x64xbf16>, %arg2: tensor<i32>) -> tensor<3x1x144x64xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x144x64xbf16>) -> tensor<1x1x144x64xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x1x144x64xbf16>, tensor<1x1x144x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x144x64xbf16>
    return %1 : tensor<3x1x144x64xbf16>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x1x144x2x32xbf16>, %arg1: tensor<1x144x2x32xbf16>, %arg2: tensor<i32>) -> tensor<3x1x144x2x32xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x144x2x32xbf16>) -> tensor<1x1x144x2x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x144x2x32xbf16>, tensor<1x1x144x2x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x144x2x32xbf16>
    return %1 : tensor<3x1x144x2x32xbf16>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x1x2x144x144xf32>, %arg1: tensor<1x2x144x144xf32>, %arg2: tensor<i32>) -> tensor<3x1x2x144x144xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x144x144xf32>) -> tensor<1x1x2x144x144xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x144x144xf32>, tensor<1x1x2x144x144xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x144x144xf32>
    return %1 : tensor<3x1x2x144x144xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x1x2x144x1xf32>, %arg1: tensor<1x2x144x1xf32>, %arg2: tensor<i32>) -> tensor<3x1x2x144x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x144x1xf32>) -> tensor<1x1x2x144x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x144x1xf32>, tensor<1x1x2x144x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x144x1xf32>
    return %1 : tensor<3x1x2x144x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x1x2x144x144xbf16>, %arg1: tensor<1x2x144x144xbf16>, %arg2: tensor<i32>) -> tensor<3x1x2x144x144xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x144x144xbf16>) -> tensor<1x1x2x144x144xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x144x144xbf16>, tensor<1x1x2x144x144xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x144x144xbf16>
    return %1 : tensor<3x1x2x144x144xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<3x1x144x64xf32>, %arg1: tensor<1x144x64xf32>, %arg2: tensor<i32>) -> tensor<3x1x144x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x144x64xf32>) -> tensor<1x1x144x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x1x144x64xf32>, tensor<1x1x144x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x144x64xf32>
    return %1 : tensor<3x1x144x64xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x64x2x32xbf16>, %arg1: tensor<i32>) -> tensor<64x2x32xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 2, 32] : (tensor<3x64x2x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x2x32xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64x2x32xbf16>) -> tensor<64x2x32xbf16>
    return %1 : tensor<64x2x32xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x1x144x64xbf16>, %arg1: tensor<i32>) -> tensor<1x144x64xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 144, 64] : (tensor<3x1x144x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x144x64xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x144x64xbf16>) -> tensor<1x144x64xbf16>
    return %1 : tensor<1x144x64xbf16>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<3x1x144x2x32xbf16>, %arg1: tensor<i32>) -> tensor<1x144x2x32xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 144, 2, 32] : (tensor<3x1x144x2x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x144x2x32xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x144x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    return %1 : tensor<1x144x2x32xbf16>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3x1x2x144x144xf32>, %arg1: tensor<i32>) -> tensor<1x2x144x144xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 144, 144] : (tensor<3x1x2x144x144xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x144x144xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    return %1 : tensor<1x2x144x144xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<3x1x2x144x1xf32>, %arg1: tensor<i32>) -> tensor<1x2x144x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 144, 1] : (tensor<3x1x2x144x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x144x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x144x1xf32>) -> tensor<1x2x144x1xf32>
    return %1 : tensor<1x2x144x1xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<3x1x2x144x144xbf16>, %arg1: tensor<i32>) -> tensor<1x2x144x144xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 144, 144] : (tensor<3x1x2x144x144xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x144x144xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x144x144xbf16>) -> tensor<1x2x144x144xbf16>
    return %1 : tensor<1x2x144x144xbf16>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<3x1x144x64xf32>, %arg1: tensor<i32>) -> tensor<1x144x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 144, 64] : (tensor<3x1x144x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x144x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x144x64xf32>) -> tensor<1x144x64xf32>
    return %1 : tensor<1x144x64xf32>
  }
  func.func private @closed_call_14(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x144x64xf32>, %arg2: tensor<64x2x32xbf16>, %arg3: tensor<1x144x64xbf16>, %arg4: tensor<64x2x32xbf16>, %arg5: tensor<1x144x64xbf16>, %arg6: tensor<64x2x32xbf16>, %arg7: tensor<1x144x64xbf16>, %arg8: tensor<1x144x2x32xbf16>, %arg9: tensor<1x144x2x32xbf16>, %arg10: tensor<1x2x144x144xf32>, %arg11: tensor<1x2x144x1xf32>, %arg12: tensor<1x2x144x1xf32>, %arg13: tensor<1x2x144x144xbf16>, %arg14: tensor<1x144x2x32xbf16>, %arg15: tensor<1x144x64xf32>, %arg16: tensor<1x144x64xf32>) -> (tensor<1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>) {
    %0 = stablehlo.multiply %arg1, %arg16 : tensor<1x144x64xf32>
    %1 = stablehlo.multiply %0, %arg15 : tensor<1x144x64xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x144x64xf32>
    %3 = stablehlo.convert %2 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %4 = stablehlo.reshape %3 : (tensor<1x144x64xbf16>) -> tensor<1x144x2x32xbf16>
    %5 = stablehlo.transpose %4, dims = [0, 2, 3, 1] : (tensor<1x144x2x32xbf16>) -> tensor<1x2x32x144xbf16>
    %6 = stablehlo.dot_general %5, %arg14, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x32x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x144xbf16>
    %7 = stablehlo.dot_general %5, %arg13, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x32x144xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x32x144xbf16>
    %8 = stablehlo.transpose %7, dims = [0, 3, 1, 2] : (tensor<1x2x32x144xbf16>) -> tensor<1x144x2x32xbf16>
    %9 = stablehlo.convert %6 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %10 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<1x2x144x144xf32>
    %12 = stablehlo.multiply %11, %arg10 : tensor<1x2x144x144xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %15 = stablehlo.negate %14 : tensor<1x2x144x1xf32>
    %16 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %17 = stablehlo.divide %9, %16 : tensor<1x2x144x144xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x144x1xf32>, tensor<f32>) -> tensor<2x144xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<2x144xf32>) -> tensor<1x2x144xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x144xf32>
    %21 = stablehlo.add %17, %20 : tensor<1x2x144x144xf32>
    %22 = stablehlo.multiply %21, %arg10 : tensor<1x2x144x144xf32>
    %23 = call @_where_15(%arg0, %22) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    %cst_1 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<1x2x144x144xf32>
    %26 = stablehlo.convert %25 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %27 = stablehlo.dot_general %26, %arg9, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x32xbf16>
    %28 = stablehlo.transpose %27, dims = [0, 2, 1, 3] : (tensor<1x2x144x32xbf16>) -> tensor<1x144x2x32xbf16>
    %29 = stablehlo.dot_general %26, %arg8, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x32xbf16>
    %30 = stablehlo.transpose %29, dims = [0, 2, 1, 3] : (tensor<1x2x144x32xbf16>) -> tensor<1x144x2x32xbf16>
    %31 = stablehlo.dot_general %8, %arg7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %32 = stablehlo.transpose %31, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %33 = stablehlo.dot_general %8, %arg6, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x64xbf16>
    %34 = stablehlo.convert %32 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %35 = stablehlo.convert %33 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %36 = stablehlo.add %arg1, %35 : tensor<1x144x64xf32>
    %37 = stablehlo.dot_general %28, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %38 = stablehlo.transpose %37, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %39 = stablehlo.dot_general %28, %arg4, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x64xbf16>
    %40 = stablehlo.convert %38 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %41 = stablehlo.convert %39 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %42 = stablehlo.add %36, %41 : tensor<1x144x64xf32>
    %43 = stablehlo.dot_general %30, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %44 = stablehlo.transpose %43, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %45 = stablehlo.dot_general %30, %arg2, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x64xbf16>
    %46 = stablehlo.convert %44 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %47 = stablehlo.convert %45 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %48 = stablehlo.add %42, %47 : tensor<1x144x64xf32>
    return %48, %40, %46, %34 : tensor<1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>
  }
  func.func private @_where_15(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    return %1 : tensor<1x2x144x144xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<3x64x2x32xf32>, %arg1: tensor<64x2x32xf32>, %arg2: tensor<i32>) -> tensor<3x64x2x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x2x32xf32>) -> tensor<1x64x2x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x64x2x32xf32>, tensor<1x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x64x2x32xf32>
    return %1 : tensor<3x64x2x32xf32>
  }
}
