module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<32x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<32x32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<32x32xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<32x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<32x32xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32x32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32x32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32x32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<32x32xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<32x32xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<32x32xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32x32xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<4x48x32xf32>) -> (tensor<32x32xf32> {jax.result_info = "result[0][0]['k']"}, tensor<32x32xf32> {jax.result_info = "result[0][0]['o']"}, tensor<32x32xf32> {jax.result_info = "result[0][0]['q']"}, tensor<32x32xf32> {jax.result_info = "result[0][0]['v']"}, tensor<32x32xf32> {jax.result_info = "result[0][1]['k']"}, tensor<32x32xf32> {jax.result_info = "result[0][1]['o']"}, tensor<32x32xf32> {jax.result_info = "result[0][1]['q']"}, tensor<32x32xf32> {jax.result_info = "result[0][1]['v']"}, tensor<32x32xf32> {jax.result_info = "result[0][2]['k']"}, tensor<32x32xf32> {jax.result_info = "result[0][2]['o']"}, tensor<32x32xf32> {jax.result_info = "result[0][2]['q']"}, tensor<32x32xf32> {jax.result_info = "result[0][2]['v']"}, tensor<32x32xf32> {jax.result_info = "result[0][3]['k']"}, tensor<32x32xf32> {jax.result_info = "result[0][3]['o']"}, tensor<32x32xf32> {jax.result_info = "result[0][3]['q']"}, tensor<32x32xf32> {jax.result_info = "result[0][3]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg8, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg12, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %4 = stablehlo.concatenate %0, %1, %2, %3, dim = 0 : (tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>) -> tensor<4x32x32xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %6 = stablehlo.broadcast_in_dim %arg5, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg9, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %8 = stablehlo.broadcast_in_dim %arg13, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %9 = stablehlo.concatenate %5, %6, %7, %8, dim = 0 : (tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>) -> tensor<4x32x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg6, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %12 = stablehlo.broadcast_in_dim %arg10, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %13 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %14 = stablehlo.concatenate %10, %11, %12, %13, dim = 0 : (tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>) -> tensor<4x32x32xf32>
    %15 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg7, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %17 = stablehlo.broadcast_in_dim %arg11, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %18 = stablehlo.broadcast_in_dim %arg15, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %19 = stablehlo.concatenate %15, %16, %17, %18, dim = 0 : (tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>) -> tensor<4x32x32xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %20 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<48x48xi1>
    %21 = call @tril(%20) : (tensor<48x48xi1>) -> tensor<48x48xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %22:2 = call @_where(%21, %cst) : (tensor<48x48xi1>, tensor<f32>) -> (tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x48x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x48x4x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4x48x4x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4x4x48x48xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4x4x48x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x4x4x48x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4x4x48x48xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4x48x4x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4x48x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4x48x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4x48x32xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %34:19 = stablehlo.while(%iterArg = %4, %iterArg_38 = %9, %iterArg_39 = %14, %iterArg_40 = %19, %iterArg_41 = %22#0, %iterArg_42 = %22#1, %iterArg_43 = %c_11, %iterArg_44 = %arg16, %iterArg_45 = %23, %iterArg_46 = %24, %iterArg_47 = %25, %iterArg_48 = %26, %iterArg_49 = %27, %iterArg_50 = %28, %iterArg_51 = %29, %iterArg_52 = %30, %iterArg_53 = %31, %iterArg_54 = %32, %iterArg_55 = %33) : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>, tensor<i32>, tensor<4x48x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x4x48x48xf32>, tensor<4x4x4x48x1xf32>, tensor<4x4x4x48x1xf32>, tensor<4x4x4x48x48xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x32xf32>
    cond {
      %c_56 = stablehlo.constant dense<4> : tensor<i32>
      %128 = stablehlo.compare LT, %iterArg_43, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %128 : tensor<i1>
    } do {
      %128 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_43) : (tensor<4x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %129 = func.call @dynamic_index_in_dim(%iterArg_38, %iterArg_43) : (tensor<4x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %130 = func.call @dynamic_index_in_dim(%iterArg_39, %iterArg_43) : (tensor<4x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %131 = func.call @dynamic_index_in_dim(%iterArg_40, %iterArg_43) : (tensor<4x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %132:12 = func.call @closed_call(%iterArg_41, %iterArg_42, %iterArg_44, %128, %129, %130, %131) : (tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>, tensor<4x48x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> (tensor<4x48x32xf32>, tensor<4x48x32xf32>, tensor<4x48x4x8xf32>, tensor<4x48x4x8xf32>, tensor<4x4x48x48xf32>, tensor<4x4x48x1xf32>, tensor<4x4x48x1xf32>, tensor<4x4x48x48xf32>, tensor<4x48x4x8xf32>, tensor<4x48x32xf32>, tensor<4x48x32xf32>, tensor<4x48x32xf32>)
      %133 = func.call @dynamic_update_index_in_dim(%iterArg_45, %132#1, %iterArg_43) : (tensor<4x4x48x32xf32>, tensor<4x48x32xf32>, tensor<i32>) -> tensor<4x4x48x32xf32>
      %134 = func.call @dynamic_update_index_in_dim_1(%iterArg_46, %132#2, %iterArg_43) : (tensor<4x4x48x4x8xf32>, tensor<4x48x4x8xf32>, tensor<i32>) -> tensor<4x4x48x4x8xf32>
      %135 = func.call @dynamic_update_index_in_dim_1(%iterArg_47, %132#3, %iterArg_43) : (tensor<4x4x48x4x8xf32>, tensor<4x48x4x8xf32>, tensor<i32>) -> tensor<4x4x48x4x8xf32>
      %136 = func.call @dynamic_update_index_in_dim_2(%iterArg_48, %132#4, %iterArg_43) : (tensor<4x4x4x48x48xf32>, tensor<4x4x48x48xf32>, tensor<i32>) -> tensor<4x4x4x48x48xf32>
      %137 = func.call @dynamic_update_index_in_dim_3(%iterArg_49, %132#5, %iterArg_43) : (tensor<4x4x4x48x1xf32>, tensor<4x4x48x1xf32>, tensor<i32>) -> tensor<4x4x4x48x1xf32>
      %138 = func.call @dynamic_update_index_in_dim_3(%iterArg_50, %132#6, %iterArg_43) : (tensor<4x4x4x48x1xf32>, tensor<4x4x48x1xf32>, tensor<i32>) -> tensor<4x4x4x48x1xf32>
      %139 = func.call @dynamic_update_index_in_dim_2(%iterArg_51, %132#7, %iterArg_43) : (tensor<4x4x4x48x48xf32>, tensor<4x4x48x48xf32>, tensor<i32>) -> tensor<4x4x4x48x48xf32>
      %140 = func.call @dynamic_update_index_in_dim_1(%iterArg_52, %132#8, %iterArg_43) : (tensor<4x4x48x4x8xf32>, tensor<4x48x4x8xf32>, tensor<i32>) -> tensor<4x4x48x4x8xf32>
      %141 = func.call @dynamic_update_index_in_dim(%iterArg_53, %132#9, %iterArg_43) : (tensor<4x4x48x32xf32>, tensor<4x48x32xf32>, tensor<i32>) -> tensor<4x4x48x32xf32>
      %142 = func.call @dynamic_update_index_in_dim(%iterArg_54, %132#10, %iterArg_43) : (tensor<4x4x48x32xf32>, tensor<4x48x32xf32>, tensor<i32>) -> tensor<4x4x48x32xf32>
      %143 = func.call @dynamic_update_index_in_dim(%iterArg_55, %132#11, %iterArg_43) : (tensor<4x4x48x32xf32>, tensor<4x48x32xf32>, tensor<i32>) -> tensor<4x4x48x32xf32>
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %144 = stablehlo.add %iterArg_43, %c_56 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %144, %132#0, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>, tensor<i32>, tensor<4x48x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x4x48x48xf32>, tensor<4x4x4x48x1xf32>, tensor<4x4x4x48x1xf32>, tensor<4x4x4x48x48xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x32xf32>
    }
    %35 = stablehlo.multiply %34#7, %34#7 : tensor<4x48x32xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x48x32xf32>
    %37 = stablehlo.multiply %36, %34#7 : tensor<4x48x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x48x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %40 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<4x48x32xf32>
    %42 = stablehlo.multiply %41, %37 : tensor<4x48x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x32x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x32x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %47:22 = stablehlo.while(%iterArg = %14, %iterArg_38 = %34#8, %iterArg_39 = %4, %iterArg_40 = %19, %iterArg_41 = %34#9, %iterArg_42 = %34#10, %iterArg_43 = %34#11, %iterArg_44 = %34#12, %iterArg_45 = %34#13, %iterArg_46 = %34#14, %iterArg_47 = %34#15, %iterArg_48 = %9, %iterArg_49 = %34#16, %iterArg_50 = %34#17, %iterArg_51 = %34#18, %iterArg_52 = %22#0, %iterArg_53 = %c_21, %iterArg_54 = %42, %iterArg_55 = %43, %iterArg_56 = %44, %iterArg_57 = %45, %iterArg_58 = %46) : tensor<4x32x32xf32>, tensor<4x4x48x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x4x48x48xf32>, tensor<4x4x4x48x1xf32>, tensor<4x4x4x48x1xf32>, tensor<4x4x4x48x48xf32>, tensor<4x4x48x4x8xf32>, tensor<4x32x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x48xi1>, tensor<i32>, tensor<4x48x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>
    cond {
      %c_59 = stablehlo.constant dense<4> : tensor<i32>
      %128 = stablehlo.compare LT, %iterArg_53, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %128 : tensor<i1>
    } do {
      %c_59 = stablehlo.constant dense<4> : tensor<i32>
      %128 = stablehlo.subtract %c_59, %iterArg_53 : tensor<i32>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %129 = stablehlo.subtract %128, %c_60 : tensor<i32>
      %130 = func.call @dynamic_index_in_dim(%iterArg, %129) : (tensor<4x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %131 = func.call @dynamic_index_in_dim_4(%iterArg_38, %129) : (tensor<4x4x48x32xf32>, tensor<i32>) -> tensor<4x48x32xf32>
      %132 = func.call @dynamic_index_in_dim(%iterArg_39, %129) : (tensor<4x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %133 = func.call @dynamic_index_in_dim(%iterArg_40, %129) : (tensor<4x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %134 = func.call @dynamic_index_in_dim_5(%iterArg_41, %129) : (tensor<4x4x48x4x8xf32>, tensor<i32>) -> tensor<4x48x4x8xf32>
      %135 = func.call @dynamic_index_in_dim_5(%iterArg_42, %129) : (tensor<4x4x48x4x8xf32>, tensor<i32>) -> tensor<4x48x4x8xf32>
      %136 = func.call @dynamic_index_in_dim_6(%iterArg_43, %129) : (tensor<4x4x4x48x48xf32>, tensor<i32>) -> tensor<4x4x48x48xf32>
      %137 = func.call @dynamic_index_in_dim_7(%iterArg_44, %129) : (tensor<4x4x4x48x1xf32>, tensor<i32>) -> tensor<4x4x48x1xf32>
      %138 = func.call @dynamic_index_in_dim_7(%iterArg_45, %129) : (tensor<4x4x4x48x1xf32>, tensor<i32>) -> tensor<4x4x48x1xf32>
      %139 = func.call @dynamic_index_in_dim_6(%iterArg_46, %129) : (tensor<4x4x4x48x48xf32>, tensor<i32>) -> tensor<4x4x48x48xf32>
      %140 = func.call @dynamic_index_in_dim_5(%iterArg_47, %129) : (tensor<4x4x48x4x8xf32>, tensor<i32>) -> tensor<4x48x4x8xf32>
      %141 = func.call @dynamic_index_in_dim(%iterArg_48, %129) : (tensor<4x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %142 = func.call @dynamic_index_in_dim_4(%iterArg_49, %129) : (tensor<4x4x48x32xf32>, tensor<i32>) -> tensor<4x48x32xf32>
      %143 = func.call @dynamic_index_in_dim_4(%iterArg_50, %129) : (tensor<4x4x48x32xf32>, tensor<i32>) -> tensor<4x48x32xf32>
      %144 = func.call @dynamic_index_in_dim_4(%iterArg_51, %129) : (tensor<4x4x48x32xf32>, tensor<i32>) -> tensor<4x48x32xf32>
      %145:5 = func.call @closed_call_8(%iterArg_52, %iterArg_54, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144) : (tensor<4x4x48x48xi1>, tensor<4x48x32xf32>, tensor<32x32xf32>, tensor<4x48x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<4x48x4x8xf32>, tensor<4x48x4x8xf32>, tensor<4x4x48x48xf32>, tensor<4x4x48x1xf32>, tensor<4x4x48x1xf32>, tensor<4x4x48x48xf32>, tensor<4x48x4x8xf32>, tensor<32x32xf32>, tensor<4x48x32xf32>, tensor<4x48x32xf32>, tensor<4x48x32xf32>) -> (tensor<4x48x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
      %146 = func.call @dynamic_update_index_in_dim_10(%iterArg_55, %145#1, %129) : (tensor<4x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<4x32x32xf32>
      %147 = func.call @dynamic_update_index_in_dim_10(%iterArg_56, %145#2, %129) : (tensor<4x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<4x32x32xf32>
      %148 = func.call @dynamic_update_index_in_dim_10(%iterArg_57, %145#3, %129) : (tensor<4x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<4x32x32xf32>
      %149 = func.call @dynamic_update_index_in_dim_10(%iterArg_58, %145#4, %129) : (tensor<4x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<4x32x32xf32>
      %c_61 = stablehlo.constant dense<1> : tensor<i32>
      %150 = stablehlo.add %iterArg_53, %c_61 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %150, %145#0, %146, %147, %148, %149 : tensor<4x32x32xf32>, tensor<4x4x48x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x48x4x8xf32>, tensor<4x4x4x48x48xf32>, tensor<4x4x4x48x1xf32>, tensor<4x4x4x48x1xf32>, tensor<4x4x4x48x48xf32>, tensor<4x4x48x4x8xf32>, tensor<4x32x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x32xf32>, tensor<4x4x48x48xi1>, tensor<i32>, tensor<4x48x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>
    }
    %48 = stablehlo.slice %47#21 [0:1, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %49 = stablehlo.reshape %48 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %50 = stablehlo.slice %47#21 [1:2, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %51 = stablehlo.reshape %50 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %52 = stablehlo.slice %47#21 [2:3, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %53 = stablehlo.reshape %52 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %54 = stablehlo.slice %47#21 [3:4, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %55 = stablehlo.reshape %54 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %56 = stablehlo.slice %47#20 [0:1, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %57 = stablehlo.reshape %56 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %58 = stablehlo.slice %47#20 [1:2, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %59 = stablehlo.reshape %58 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %60 = stablehlo.slice %47#20 [2:3, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %62 = stablehlo.slice %47#20 [3:4, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %63 = stablehlo.reshape %62 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %64 = stablehlo.slice %47#19 [0:1, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %65 = stablehlo.reshape %64 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %66 = stablehlo.slice %47#19 [1:2, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %67 = stablehlo.reshape %66 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %68 = stablehlo.slice %47#19 [2:3, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %69 = stablehlo.reshape %68 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %70 = stablehlo.slice %47#19 [3:4, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %71 = stablehlo.reshape %70 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %72 = stablehlo.slice %47#18 [0:1, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %73 = stablehlo.reshape %72 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %74 = stablehlo.slice %47#18 [1:2, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %75 = stablehlo.reshape %74 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %76 = stablehlo.slice %47#18 [2:3, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %77 = stablehlo.reshape %76 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %78 = stablehlo.slice %47#18 [3:4, 0:32, 0:32] : (tensor<4x32x32xf32>) -> tensor<1x32x32xf32>
    %79 = stablehlo.reshape %78 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %81 = stablehlo.multiply %80, %73 : tensor<32x32xf32>
    %82 = stablehlo.subtract %arg0, %81 : tensor<32x32xf32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %84 = stablehlo.multiply %83, %65 : tensor<32x32xf32>
    %85 = stablehlo.subtract %arg1, %84 : tensor<32x32xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %87 = stablehlo.multiply %86, %57 : tensor<32x32xf32>
    %88 = stablehlo.subtract %arg2, %87 : tensor<32x32xf32>
    %cst_25 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %90 = stablehlo.multiply %89, %49 : tensor<32x32xf32>
    %91 = stablehlo.subtract %arg3, %90 : tensor<32x32xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %93 = stablehlo.multiply %92, %75 : tensor<32x32xf32>
    %94 = stablehlo.subtract %arg4, %93 : tensor<32x32xf32>
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %96 = stablehlo.multiply %95, %67 : tensor<32x32xf32>
    %97 = stablehlo.subtract %arg5, %96 : tensor<32x32xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %99 = stablehlo.multiply %98, %59 : tensor<32x32xf32>
    %100 = stablehlo.subtract %arg6, %99 : tensor<32x32xf32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %102 = stablehlo.multiply %101, %51 : tensor<32x32xf32>
    %103 = stablehlo.subtract %arg7, %102 : tensor<32x32xf32>
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %105 = stablehlo.multiply %104, %77 : tensor<32x32xf32>
    %106 = stablehlo.subtract %arg8, %105 : tensor<32x32xf32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %108 = stablehlo.multiply %107, %69 : tensor<32x32xf32>
    %109 = stablehlo.subtract %arg9, %108 : tensor<32x32xf32>
    %cst_32 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %111 = stablehlo.multiply %110, %61 : tensor<32x32xf32>
    %112 = stablehlo.subtract %arg10, %111 : tensor<32x32xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %114 = stablehlo.multiply %113, %53 : tensor<32x32xf32>
    %115 = stablehlo.subtract %arg11, %114 : tensor<32x32xf32>
    %cst_34 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %117 = stablehlo.multiply %116, %79 : tensor<32x32xf32>
    %118 = stablehlo.subtract %arg12, %117 : tensor<32x32xf32>
    %cst_35 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %120 = stablehlo.multiply %119, %71 : tensor<32x32xf32>
    %121 = stablehlo.subtract %arg13, %120 : tensor<32x32xf32>
    %cst_36 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %123 = stablehlo.multiply %122, %63 : tensor<32x32xf32>
    %124 = stablehlo.subtract %arg14, %123 : tensor<32x32xf32>
    %cst_37 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %126 = stablehlo.multiply %125, %55 : tensor<32x32xf32>
    %127 = stablehlo.subtract %arg15, %126 : tensor<32x32xf32>
    return %82, %85, %88, %91, %94, %97, %100, %103, %106, %109, %112, %115, %118, %121, %124, %127, %39 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<48x48xi1>) -> tensor<48x48xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<48x48xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<48x48xi32>
    %2 = stablehlo.add %0, %1 : tensor<48x48xi32>
    %3 = stablehlo.iota dim = 1 : tensor<48x48xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<48x48xi32>, tensor<48x48xi32>) -> tensor<48x48xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<48x48xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<48x48xi1>, tensor<48x48xi1>
    return %6 : tensor<48x48xi1>
  }
  func.func private @_where(%arg0: tensor<48x48xi1>, %arg1: tensor<f32>) -> (tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<48x48xi1>) -> tensor<4x4x48x48xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x48x48xf32>
    return %1, %2 : tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x32x32xf32>, %arg1: tensor<i32>) -> tensor<32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 32] : (tensor<4x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x4x48x48xi1>, %arg1: tensor<4x4x48x48xf32>, %arg2: tensor<4x48x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x32xf32>) -> (tensor<4x48x32xf32>, tensor<4x48x32xf32>, tensor<4x48x4x8xf32>, tensor<4x48x4x8xf32>, tensor<4x4x48x48xf32>, tensor<4x4x48x1xf32>, tensor<4x4x48x1xf32>, tensor<4x4x48x48xf32>, tensor<4x48x4x8xf32>, tensor<4x48x32xf32>, tensor<4x48x32xf32>, tensor<4x48x32xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<32x32xf32>) -> tensor<4x48x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x48x32xf32>) -> tensor<4x48x4x8xf32>
    %2 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<32x32xf32>) -> tensor<4x48x32xf32>
    %3 = stablehlo.reshape %2 : (tensor<4x48x32xf32>) -> tensor<4x48x4x8xf32>
    %4 = stablehlo.dot_general %arg2, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<32x32xf32>) -> tensor<4x48x32xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x48x32xf32>) -> tensor<4x48x4x8xf32>
    %6 = stablehlo.dot_general %1, %3, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x48x4x8xf32>, tensor<4x48x4x8xf32>) -> tensor<4x4x48x48xf32>
    %cst = stablehlo.constant dense<2.82842708> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x48x48xf32>
    %8 = stablehlo.divide %6, %7 : tensor<4x4x48x48xf32>
    %9 = call @_where_0(%8, %arg0, %arg1) : (tensor<4x4x48x48xf32>, tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>) -> tensor<4x4x48x48xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x48x48xf32>, tensor<f32>) -> tensor<4x4x48xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x48xf32>
    %12 = stablehlo.maximum %11, %10 : tensor<4x4x48xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<4x4x48xf32>) -> tensor<4x4x48x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<4x4x48x1xf32>) -> tensor<4x4x48x48xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<4x4x48x48xf32>
    %16 = stablehlo.exponential %15 : tensor<4x4x48x48xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<4x4x48x48xf32>, tensor<f32>) -> tensor<4x4x48xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<4x4x48xf32>) -> tensor<4x4x48x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<4x4x48x1xf32>) -> tensor<4x4x48x48xf32>
    %20 = stablehlo.divide %16, %19 : tensor<4x4x48x48xf32>
    %21 = stablehlo.multiply %18, %18 : tensor<4x4x48x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4x48x1xf32>
    %23 = stablehlo.divide %22, %21 : tensor<4x4x48x1xf32>
    %24 = stablehlo.dot_general %5, %20, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x48x4x8xf32>, tensor<4x4x48x48xf32>) -> tensor<4x4x8x48xf32>
    %25 = stablehlo.transpose %24, dims = [0, 3, 1, 2] : (tensor<4x4x8x48xf32>) -> tensor<4x48x4x8xf32>
    %26 = stablehlo.reshape %25 : (tensor<4x48x4x8xf32>) -> tensor<4x48x32xf32>
    %27 = stablehlo.dot_general %26, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<32x32xf32>) -> tensor<4x48x32xf32>
    %28 = stablehlo.tanh %27 : tensor<4x48x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x48x32xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<4x48x32xf32>
    %31 = stablehlo.add %arg2, %28 : tensor<4x48x32xf32>
    return %31, %arg2, %3, %1, %16, %18, %23, %20, %5, %26, %28, %30 : tensor<4x48x32xf32>, tensor<4x48x32xf32>, tensor<4x48x4x8xf32>, tensor<4x48x4x8xf32>, tensor<4x4x48x48xf32>, tensor<4x4x48x1xf32>, tensor<4x4x48x1xf32>, tensor<4x4x48x48xf32>, tensor<4x48x4x8xf32>, tensor<4x48x32xf32>, tensor<4x48x32xf32>, tensor<4x48x32xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x4x48x48xf32>, %arg1: tensor<4x4x48x48xi1>, %arg2: tensor<4x4x48x48xf32>) -> tensor<4x4x48x48xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>
    return %0 : tensor<4x4x48x48xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x4x48x32xf32>, %arg1: tensor<4x48x32xf32>, %arg2: tensor<i32>) -> tensor<4x4x48x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x48x32xf32>) -> tensor<1x4x48x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x4x48x32xf32>, tensor<1x4x48x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x48x32xf32>
    return %1 : tensor<4x4x48x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x4x48x4x8xf32>, %arg1: tensor<4x48x4x8xf32>, %arg2: tensor<i32>) -> tensor<4x4x48x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x48x4x8xf32>) -> tensor<1x4x48x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x4x48x4x8xf32>, tensor<1x4x48x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x48x4x8xf32>
    return %1 : tensor<4x4x48x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x4x4x48x48xf32>, %arg1: tensor<4x4x48x48xf32>, %arg2: tensor<i32>) -> tensor<4x4x4x48x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x4x48x48xf32>) -> tensor<1x4x4x48x48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x4x4x48x48xf32>, tensor<1x4x4x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x4x48x48xf32>
    return %1 : tensor<4x4x4x48x48xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x4x4x48x1xf32>, %arg1: tensor<4x4x48x1xf32>, %arg2: tensor<i32>) -> tensor<4x4x4x48x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x4x48x1xf32>) -> tensor<1x4x4x48x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x4x4x48x1xf32>, tensor<1x4x4x48x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x4x48x1xf32>
    return %1 : tensor<4x4x4x48x1xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x4x48x32xf32>, %arg1: tensor<i32>) -> tensor<4x48x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 48, 32] : (tensor<4x4x48x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x48x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x48x32xf32>) -> tensor<4x48x32xf32>
    return %1 : tensor<4x48x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x4x48x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x48x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 48, 4, 8] : (tensor<4x4x48x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x48x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x48x4x8xf32>) -> tensor<4x48x4x8xf32>
    return %1 : tensor<4x48x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x4x4x48x48xf32>, %arg1: tensor<i32>) -> tensor<4x4x48x48xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 4, 48, 48] : (tensor<4x4x4x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x48x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x48x48xf32>) -> tensor<4x4x48x48xf32>
    return %1 : tensor<4x4x48x48xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x4x4x48x1xf32>, %arg1: tensor<i32>) -> tensor<4x4x48x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 4, 48, 1] : (tensor<4x4x4x48x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x48x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x48x1xf32>) -> tensor<4x4x48x1xf32>
    return %1 : tensor<4x4x48x1xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<4x4x48x48xi1>, %arg1: tensor<4x48x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<4x48x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<4x48x4x8xf32>, %arg7: tensor<4x48x4x8xf32>, %arg8: tensor<4x4x48x48xf32>, %arg9: tensor<4x4x48x1xf32>, %arg10: tensor<4x4x48x1xf32>, %arg11: tensor<4x4x48x48xf32>, %arg12: tensor<4x48x4x8xf32>, %arg13: tensor<32x32xf32>, %arg14: tensor<4x48x32xf32>, %arg15: tensor<4x48x32xf32>, %arg16: tensor<4x48x32xf32>) -> (tensor<4x48x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
    %0 = stablehlo.multiply %arg1, %arg16 : tensor<4x48x32xf32>
    %1 = stablehlo.multiply %0, %arg15 : tensor<4x48x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x48x32xf32>
    %3 = stablehlo.dot_general %2, %arg14, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<4x48x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %5 = stablehlo.dot_general %2, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<32x32xf32>) -> tensor<4x48x32xf32>
    %6 = stablehlo.reshape %5 : (tensor<4x48x32xf32>) -> tensor<4x48x4x8xf32>
    %7 = stablehlo.transpose %6, dims = [0, 2, 3, 1] : (tensor<4x48x4x8xf32>) -> tensor<4x4x8x48xf32>
    %8 = stablehlo.dot_general %7, %arg12, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x48xf32>, tensor<4x48x4x8xf32>) -> tensor<4x4x48x48xf32>
    %9 = stablehlo.dot_general %7, %arg11, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x48xf32>, tensor<4x4x48x48xf32>) -> tensor<4x4x8x48xf32>
    %10 = stablehlo.transpose %9, dims = [0, 3, 1, 2] : (tensor<4x4x8x48xf32>) -> tensor<4x48x4x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<4x4x48x1xf32>) -> tensor<4x4x48x48xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<4x4x48x48xf32>
    %13 = stablehlo.multiply %12, %arg8 : tensor<4x4x48x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<4x4x48x48xf32>, tensor<f32>) -> tensor<4x4x48xf32>
    %15 = stablehlo.reshape %14 : (tensor<4x4x48xf32>) -> tensor<4x4x48x1xf32>
    %16 = stablehlo.negate %15 : tensor<4x4x48x1xf32>
    %17 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1, 2, 3] : (tensor<4x4x48x1xf32>) -> tensor<4x4x48x48xf32>
    %18 = stablehlo.divide %8, %17 : tensor<4x4x48x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<4x4x48x1xf32>, tensor<f32>) -> tensor<4x4x48xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<4x4x48xf32>) -> tensor<4x4x48x48xf32>
    %21 = stablehlo.add %18, %20 : tensor<4x4x48x48xf32>
    %22 = stablehlo.multiply %21, %arg8 : tensor<4x4x48x48xf32>
    %23 = call @_where_9(%arg0, %22) : (tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>) -> tensor<4x4x48x48xf32>
    %cst_1 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x48x48xf32>
    %25 = stablehlo.divide %23, %24 : tensor<4x4x48x48xf32>
    %26 = stablehlo.dot_general %25, %arg7, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x48x48xf32>, tensor<4x48x4x8xf32>) -> tensor<4x4x48x8xf32>
    %27 = stablehlo.transpose %26, dims = [0, 2, 1, 3] : (tensor<4x4x48x8xf32>) -> tensor<4x48x4x8xf32>
    %28 = stablehlo.dot_general %25, %arg6, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x48x48xf32>, tensor<4x48x4x8xf32>) -> tensor<4x4x48x8xf32>
    %29 = stablehlo.transpose %28, dims = [0, 2, 1, 3] : (tensor<4x4x48x8xf32>) -> tensor<4x48x4x8xf32>
    %30 = stablehlo.reshape %10 : (tensor<4x48x4x8xf32>) -> tensor<4x48x32xf32>
    %31 = stablehlo.dot_general %30, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<4x48x32xf32>) -> tensor<32x32xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %33 = stablehlo.dot_general %30, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<32x32xf32>) -> tensor<4x48x32xf32>
    %34 = stablehlo.add %arg1, %33 : tensor<4x48x32xf32>
    %35 = stablehlo.reshape %27 : (tensor<4x48x4x8xf32>) -> tensor<4x48x32xf32>
    %36 = stablehlo.dot_general %35, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<4x48x32xf32>) -> tensor<32x32xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %38 = stablehlo.dot_general %35, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<32x32xf32>) -> tensor<4x48x32xf32>
    %39 = stablehlo.add %34, %38 : tensor<4x48x32xf32>
    %40 = stablehlo.reshape %29 : (tensor<4x48x4x8xf32>) -> tensor<4x48x32xf32>
    %41 = stablehlo.dot_general %40, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<4x48x32xf32>) -> tensor<32x32xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %43 = stablehlo.dot_general %40, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x48x32xf32>, tensor<32x32xf32>) -> tensor<4x48x32xf32>
    %44 = stablehlo.add %39, %43 : tensor<4x48x32xf32>
    return %44, %37, %4, %42, %32 : tensor<4x48x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
  func.func private @_where_9(%arg0: tensor<4x4x48x48xi1>, %arg1: tensor<4x4x48x48xf32>) -> tensor<4x4x48x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x48x48xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x4x48x48xi1>, tensor<4x4x48x48xf32>
    return %1 : tensor<4x4x48x48xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<i32>) -> tensor<4x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x32x32xf32>
    return %1 : tensor<4x32x32xf32>
  }
}
