module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10000x1500xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<6000xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<1500x6000xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1500x6000xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<6000xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<1500x6000xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<1500x6000xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<10000xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<1500x10000xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<10000x1500xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<6000xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<1500x6000xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1500x6000xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<6000xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<1500x6000xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<1500x6000xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<10000xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<1500x10000xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<20x64xi32>, %arg19: tensor<20x64xi32>) -> (tensor<10000x1500xf32> {jax.result_info = "result[0]['embedding']"}, tensor<6000xf32> {jax.result_info = "result[0]['layers'][0]['input']['bias']"}, tensor<1500x6000xf32> {jax.result_info = "result[0]['layers'][0]['input']['weight']"}, tensor<1500x6000xf32> {jax.result_info = "result[0]['layers'][0]['recurrent']"}, tensor<6000xf32> {jax.result_info = "result[0]['layers'][1]['input']['bias']"}, tensor<1500x6000xf32> {jax.result_info = "result[0]['layers'][1]['input']['weight']"}, tensor<1500x6000xf32> {jax.result_info = "result[0]['layers'][1]['recurrent']"}, tensor<10000xf32> {jax.result_info = "result[0]['output']['bias']"}, tensor<1500x10000xf32> {jax.result_info = "result[0]['output']['weight']"}, tensor<10000x1500xf32> {jax.result_info = "result[1]['embedding']"}, tensor<6000xf32> {jax.result_info = "result[1]['layers'][0]['input']['bias']"}, tensor<1500x6000xf32> {jax.result_info = "result[1]['layers'][0]['input']['weight']"}, tensor<1500x6000xf32> {jax.result_info = "result[1]['layers'][0]['recurrent']"}, tensor<6000xf32> {jax.result_info = "result[1]['layers'][1]['input']['bias']"}, tensor<1500x6000xf32> {jax.result_info = "result[1]['layers'][1]['input']['weight']"}, tensor<1500x6000xf32> {jax.result_info = "result[1]['layers'][1]['recurrent']"}, tensor<10000xf32> {jax.result_info = "result[1]['output']['bias']"}, tensor<1500x10000xf32> {jax.result_info = "result[1]['output']['weight']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.transpose %arg19, dims = [1, 0] : (tensor<20x64xi32>) -> tensor<64x20xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x20xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<64x20xi32>, tensor<64x20xi32>) -> tensor<64x20xi1>
    %c_0 = stablehlo.constant dense<10000> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64x20xi32>
    %4 = stablehlo.add %0, %3 : tensor<64x20xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<64x20xi1>, tensor<64x20xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<64x20xi32>) -> tensor<64x20x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1500>}> : (tensor<10000x1500xf32>, tensor<64x20x1xi32>) -> tensor<64x20x1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6000xf32>) -> tensor<1x6000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %23:20 = stablehlo.while(%iterArg = %7, %iterArg_82 = %arg2, %iterArg_83 = %9, %iterArg_84 = %arg3, %iterArg_85 = %c_14, %iterArg_86 = %8, %iterArg_87 = %8, %iterArg_88 = %10, %iterArg_89 = %11, %iterArg_90 = %12, %iterArg_91 = %13, %iterArg_92 = %14, %iterArg_93 = %15, %iterArg_94 = %16, %iterArg_95 = %17, %iterArg_96 = %18, %iterArg_97 = %19, %iterArg_98 = %20, %iterArg_99 = %21, %iterArg_100 = %22) : tensor<64x20x1500xf32>, tensor<1500x6000xf32>, tensor<1x6000xf32>, tensor<1500x6000xf32>, tensor<i32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>
    cond {
      %c_101 = stablehlo.constant dense<64> : tensor<i32>
      %183 = stablehlo.compare LT, %iterArg_85, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %183 : tensor<i1>
    } do {
      %183 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %184:15 = func.call @closed_call(%iterArg_82, %iterArg_83, %iterArg_84, %iterArg_86, %iterArg_87, %183) : (tensor<1500x6000xf32>, tensor<1x6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) -> (tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>)
      %185 = func.call @dynamic_update_index_in_dim(%iterArg_88, %184#2, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %186 = func.call @dynamic_update_index_in_dim(%iterArg_89, %184#3, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %187 = func.call @dynamic_update_index_in_dim(%iterArg_90, %184#4, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %188 = func.call @dynamic_update_index_in_dim(%iterArg_91, %184#5, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %189 = func.call @dynamic_update_index_in_dim(%iterArg_92, %184#6, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %190 = func.call @dynamic_update_index_in_dim(%iterArg_93, %184#7, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %191 = func.call @dynamic_update_index_in_dim(%iterArg_94, %184#8, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %192 = func.call @dynamic_update_index_in_dim(%iterArg_95, %184#9, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %193 = func.call @dynamic_update_index_in_dim(%iterArg_96, %184#10, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %194 = func.call @dynamic_update_index_in_dim(%iterArg_97, %184#11, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %195 = func.call @dynamic_update_index_in_dim(%iterArg_98, %184#12, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %196 = func.call @dynamic_update_index_in_dim(%iterArg_99, %184#13, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %197 = func.call @dynamic_update_index_in_dim(%iterArg_100, %184#14, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %c_101 = stablehlo.constant dense<1> : tensor<i32>
      %198 = stablehlo.add %iterArg_85, %c_101 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %198, %184#0, %184#1, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197 : tensor<64x20x1500xf32>, tensor<1500x6000xf32>, tensor<1x6000xf32>, tensor<1500x6000xf32>, tensor<i32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>
    }
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %25 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<6000xf32>) -> tensor<1x6000xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %39:20 = stablehlo.while(%iterArg = %23#7, %iterArg_82 = %arg5, %iterArg_83 = %25, %iterArg_84 = %arg6, %iterArg_85 = %c_29, %iterArg_86 = %24, %iterArg_87 = %24, %iterArg_88 = %26, %iterArg_89 = %27, %iterArg_90 = %28, %iterArg_91 = %29, %iterArg_92 = %30, %iterArg_93 = %31, %iterArg_94 = %32, %iterArg_95 = %33, %iterArg_96 = %34, %iterArg_97 = %35, %iterArg_98 = %36, %iterArg_99 = %37, %iterArg_100 = %38) : tensor<64x20x1500xf32>, tensor<1500x6000xf32>, tensor<1x6000xf32>, tensor<1500x6000xf32>, tensor<i32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>
    cond {
      %c_101 = stablehlo.constant dense<64> : tensor<i32>
      %183 = stablehlo.compare LT, %iterArg_85, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %183 : tensor<i1>
    } do {
      %183 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %184:15 = func.call @closed_call_0(%iterArg_82, %iterArg_83, %iterArg_84, %iterArg_86, %iterArg_87, %183) : (tensor<1500x6000xf32>, tensor<1x6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) -> (tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>)
      %185 = func.call @dynamic_update_index_in_dim(%iterArg_88, %184#2, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %186 = func.call @dynamic_update_index_in_dim(%iterArg_89, %184#3, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %187 = func.call @dynamic_update_index_in_dim(%iterArg_90, %184#4, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %188 = func.call @dynamic_update_index_in_dim(%iterArg_91, %184#5, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %189 = func.call @dynamic_update_index_in_dim(%iterArg_92, %184#6, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %190 = func.call @dynamic_update_index_in_dim(%iterArg_93, %184#7, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %191 = func.call @dynamic_update_index_in_dim(%iterArg_94, %184#8, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %192 = func.call @dynamic_update_index_in_dim(%iterArg_95, %184#9, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %193 = func.call @dynamic_update_index_in_dim(%iterArg_96, %184#10, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %194 = func.call @dynamic_update_index_in_dim(%iterArg_97, %184#11, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %195 = func.call @dynamic_update_index_in_dim(%iterArg_98, %184#12, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %196 = func.call @dynamic_update_index_in_dim(%iterArg_99, %184#13, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %197 = func.call @dynamic_update_index_in_dim(%iterArg_100, %184#14, %iterArg_85) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %c_101 = stablehlo.constant dense<1> : tensor<i32>
      %198 = stablehlo.add %iterArg_85, %c_101 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %198, %184#0, %184#1, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197 : tensor<64x20x1500xf32>, tensor<1500x6000xf32>, tensor<1x6000xf32>, tensor<1500x6000xf32>, tensor<i32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>
    }
    %40 = stablehlo.dot_general %39#7, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x20x1500xf32>, tensor<1500x10000xf32>) -> tensor<64x20x10000xf32>
    %41 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<10000xf32>) -> tensor<1x1x10000xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x10000xf32>) -> tensor<64x20x10000xf32>
    %43 = stablehlo.add %40, %42 : tensor<64x20x10000xf32>
    %44 = stablehlo.transpose %arg18, dims = [1, 0] : (tensor<20x64xi32>) -> tensor<64x20xi32>
    %45:3 = call @log_softmax(%43) : (tensor<64x20x10000xf32>) -> (tensor<64x20x10000xf32>, tensor<64x20x10000xf32>, tensor<64x20x1xf32>)
    %46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<64x20xi32>) -> tensor<64x20x1xi32>
    %47:2 = call @take_along_axis(%45#0, %46) : (tensor<64x20x10000xf32>, tensor<64x20x1xi32>) -> (tensor<64x20x1xf32>, tensor<64x20x1x1xi32>)
    %48 = stablehlo.reshape %47#0 : (tensor<64x20x1xf32>) -> tensor<64x20xf32>
    %49 = stablehlo.negate %48 : tensor<64x20xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x20xf32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<1.280000e+03> : tensor<f32>
    %51 = stablehlo.divide %50, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.280000e+03> : tensor<f32>
    %52 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<64x20xf32>
    %54 = stablehlo.negate %53 : tensor<64x20xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<64x20xf32>) -> tensor<64x20x1xf32>
    %56 = call @take_along_axis_1(%47#1, %55) : (tensor<64x20x1x1xi32>, tensor<64x20x1xf32>) -> tensor<64x20x10000xf32>
    %57 = call @log_softmax_2(%45#1, %45#2, %56) : (tensor<64x20x10000xf32>, tensor<64x20x1xf32>, tensor<64x20x10000xf32>) -> tensor<64x20x10000xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x20x10000xf32>, tensor<f32>) -> tensor<10000xf32>
    %59 = stablehlo.reshape %58 : (tensor<10000xf32>) -> tensor<1x1x10000xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x10000xf32>, tensor<f32>) -> tensor<10000xf32>
    %61 = stablehlo.dot_general %57, %39#7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x20x10000xf32>, tensor<64x20x1500xf32>) -> tensor<10000x1500xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<10000x1500xf32>) -> tensor<1500x10000xf32>
    %63 = stablehlo.dot_general %57, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x20x10000xf32>, tensor<1500x10000xf32>) -> tensor<64x20x1500xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6000xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %70:23 = stablehlo.while(%iterArg = %63, %iterArg_82 = %23#7, %iterArg_83 = %39#8, %iterArg_84 = %39#9, %iterArg_85 = %39#10, %iterArg_86 = %39#11, %iterArg_87 = %39#12, %iterArg_88 = %39#13, %iterArg_89 = %39#14, %iterArg_90 = %39#15, %iterArg_91 = %39#16, %iterArg_92 = %39#17, %iterArg_93 = %39#18, %iterArg_94 = %39#19, %iterArg_95 = %arg5, %iterArg_96 = %arg6, %iterArg_97 = %c_42, %iterArg_98 = %66, %iterArg_99 = %67, %iterArg_100 = %68, %iterArg_101 = %64, %iterArg_102 = %65, %iterArg_103 = %69) : tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<i32>, tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<64x20x1500xf32>
    cond {
      %c_104 = stablehlo.constant dense<64> : tensor<i32>
      %183 = stablehlo.compare LT, %iterArg_97, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %183 : tensor<i1>
    } do {
      %c_104 = stablehlo.constant dense<64> : tensor<i32>
      %183 = stablehlo.subtract %c_104, %iterArg_97 : tensor<i32>
      %c_105 = stablehlo.constant dense<1> : tensor<i32>
      %184 = stablehlo.subtract %183, %c_105 : tensor<i32>
      %185 = func.call @dynamic_index_in_dim(%iterArg, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %186 = func.call @dynamic_index_in_dim(%iterArg_82, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %187 = func.call @dynamic_index_in_dim(%iterArg_83, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %188 = func.call @dynamic_index_in_dim(%iterArg_84, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %189 = func.call @dynamic_index_in_dim(%iterArg_85, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %190 = func.call @dynamic_index_in_dim(%iterArg_86, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %191 = func.call @dynamic_index_in_dim(%iterArg_87, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %192 = func.call @dynamic_index_in_dim(%iterArg_88, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %193 = func.call @dynamic_index_in_dim(%iterArg_89, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %194 = func.call @dynamic_index_in_dim(%iterArg_90, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %195 = func.call @dynamic_index_in_dim(%iterArg_91, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %196 = func.call @dynamic_index_in_dim(%iterArg_92, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %197 = func.call @dynamic_index_in_dim(%iterArg_93, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %198 = func.call @dynamic_index_in_dim(%iterArg_94, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %199:6 = func.call @closed_call_3(%iterArg_95, %iterArg_96, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198) : (tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) -> (tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>)
      %200 = func.call @dynamic_update_index_in_dim(%iterArg_103, %199#5, %184) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %c_106 = stablehlo.constant dense<1> : tensor<i32>
      %201 = stablehlo.add %iterArg_97, %c_106 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %201, %199#0, %199#1, %199#2, %199#3, %199#4, %200 : tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<i32>, tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<64x20x1500xf32>
    }
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6000xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64x20x1500xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %77:23 = stablehlo.while(%iterArg = %70#22, %iterArg_82 = %7, %iterArg_83 = %23#8, %iterArg_84 = %23#9, %iterArg_85 = %23#10, %iterArg_86 = %23#11, %iterArg_87 = %23#12, %iterArg_88 = %23#13, %iterArg_89 = %23#14, %iterArg_90 = %23#15, %iterArg_91 = %23#16, %iterArg_92 = %23#17, %iterArg_93 = %23#18, %iterArg_94 = %23#19, %iterArg_95 = %arg2, %iterArg_96 = %arg3, %iterArg_97 = %c_49, %iterArg_98 = %73, %iterArg_99 = %74, %iterArg_100 = %75, %iterArg_101 = %71, %iterArg_102 = %72, %iterArg_103 = %76) : tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<i32>, tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<64x20x1500xf32>
    cond {
      %c_104 = stablehlo.constant dense<64> : tensor<i32>
      %183 = stablehlo.compare LT, %iterArg_97, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %183 : tensor<i1>
    } do {
      %c_104 = stablehlo.constant dense<64> : tensor<i32>
      %183 = stablehlo.subtract %c_104, %iterArg_97 : tensor<i32>
      %c_105 = stablehlo.constant dense<1> : tensor<i32>
      %184 = stablehlo.subtract %183, %c_105 : tensor<i32>
      %185 = func.call @dynamic_index_in_dim(%iterArg, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %186 = func.call @dynamic_index_in_dim(%iterArg_82, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %187 = func.call @dynamic_index_in_dim(%iterArg_83, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %188 = func.call @dynamic_index_in_dim(%iterArg_84, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %189 = func.call @dynamic_index_in_dim(%iterArg_85, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %190 = func.call @dynamic_index_in_dim(%iterArg_86, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %191 = func.call @dynamic_index_in_dim(%iterArg_87, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %192 = func.call @dynamic_index_in_dim(%iterArg_88, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %193 = func.call @dynamic_index_in_dim(%iterArg_89, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %194 = func.call @dynamic_index_in_dim(%iterArg_90, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %195 = func.call @dynamic_index_in_dim(%iterArg_91, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %196 = func.call @dynamic_index_in_dim(%iterArg_92, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %197 = func.call @dynamic_index_in_dim(%iterArg_93, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %198 = func.call @dynamic_index_in_dim(%iterArg_94, %184) : (tensor<64x20x1500xf32>, tensor<i32>) -> tensor<20x1500xf32>
      %199:6 = func.call @closed_call_4(%iterArg_95, %iterArg_96, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198) : (tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) -> (tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>)
      %200 = func.call @dynamic_update_index_in_dim(%iterArg_103, %199#5, %184) : (tensor<64x20x1500xf32>, tensor<20x1500xf32>, tensor<i32>) -> tensor<64x20x1500xf32>
      %c_106 = stablehlo.constant dense<1> : tensor<i32>
      %201 = stablehlo.add %iterArg_97, %c_106 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %201, %199#0, %199#1, %199#2, %199#3, %199#4, %200 : tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<64x20x1500xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<i32>, tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<64x20x1500xf32>
    }
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<10000x1500xf32>
    %79 = "stablehlo.scatter"(%78, %6, %77#22) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %183 = stablehlo.add %arg20, %arg21 : tensor<f32>
      stablehlo.return %183 : tensor<f32>
    }) : (tensor<10000x1500xf32>, tensor<64x20x1xi32>, tensor<64x20x1500xf32>) -> tensor<10000x1500xf32>
    %80 = chlo.square %79 : tensor<10000x1500xf32> -> tensor<10000x1500xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<10000x1500xf32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.add %cst_52, %81 : tensor<f32>
    %83 = chlo.square %77#18 : tensor<6000xf32> -> tensor<6000xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<6000xf32>, tensor<f32>) -> tensor<f32>
    %85 = stablehlo.add %82, %84 : tensor<f32>
    %86 = chlo.square %77#17 : tensor<1500x6000xf32> -> tensor<1500x6000xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<1500x6000xf32>, tensor<f32>) -> tensor<f32>
    %88 = stablehlo.add %85, %87 : tensor<f32>
    %89 = chlo.square %77#19 : tensor<1500x6000xf32> -> tensor<1500x6000xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<1500x6000xf32>, tensor<f32>) -> tensor<f32>
    %91 = stablehlo.add %88, %90 : tensor<f32>
    %92 = chlo.square %70#18 : tensor<6000xf32> -> tensor<6000xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<6000xf32>, tensor<f32>) -> tensor<f32>
    %94 = stablehlo.add %91, %93 : tensor<f32>
    %95 = chlo.square %70#17 : tensor<1500x6000xf32> -> tensor<1500x6000xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<1500x6000xf32>, tensor<f32>) -> tensor<f32>
    %97 = stablehlo.add %94, %96 : tensor<f32>
    %98 = chlo.square %70#19 : tensor<1500x6000xf32> -> tensor<1500x6000xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<1500x6000xf32>, tensor<f32>) -> tensor<f32>
    %100 = stablehlo.add %97, %99 : tensor<f32>
    %101 = chlo.square %60 : tensor<10000xf32> -> tensor<10000xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<10000xf32>, tensor<f32>) -> tensor<f32>
    %103 = stablehlo.add %100, %102 : tensor<f32>
    %104 = chlo.square %62 : tensor<1500x10000xf32> -> tensor<1500x10000xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<1500x10000xf32>, tensor<f32>) -> tensor<f32>
    %106 = stablehlo.add %103, %105 : tensor<f32>
    %cst_61 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %107 = stablehlo.add %106, %cst_61 : tensor<f32>
    %108 = stablehlo.rsqrt %107 : tensor<f32>
    %cst_62 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %109 = stablehlo.multiply %cst_62, %108 : tensor<f32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.minimum %cst_63, %109 : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<10000x1500xf32>
    %112 = stablehlo.multiply %79, %111 : tensor<10000x1500xf32>
    %113 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<6000xf32>
    %114 = stablehlo.multiply %77#18, %113 : tensor<6000xf32>
    %115 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %116 = stablehlo.multiply %77#17, %115 : tensor<1500x6000xf32>
    %117 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %118 = stablehlo.multiply %77#19, %117 : tensor<1500x6000xf32>
    %119 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<6000xf32>
    %120 = stablehlo.multiply %70#18, %119 : tensor<6000xf32>
    %121 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %122 = stablehlo.multiply %70#17, %121 : tensor<1500x6000xf32>
    %123 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %124 = stablehlo.multiply %70#19, %123 : tensor<1500x6000xf32>
    %125 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<10000xf32>
    %126 = stablehlo.multiply %60, %125 : tensor<10000xf32>
    %127 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<1500x10000xf32>
    %128 = stablehlo.multiply %62, %127 : tensor<1500x10000xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<10000x1500xf32>
    %130 = stablehlo.multiply %129, %arg9 : tensor<10000x1500xf32>
    %131 = stablehlo.add %130, %112 : tensor<10000x1500xf32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6000xf32>
    %133 = stablehlo.multiply %132, %arg10 : tensor<6000xf32>
    %134 = stablehlo.add %133, %114 : tensor<6000xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %136 = stablehlo.multiply %135, %arg11 : tensor<1500x6000xf32>
    %137 = stablehlo.add %136, %116 : tensor<1500x6000xf32>
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %139 = stablehlo.multiply %138, %arg12 : tensor<1500x6000xf32>
    %140 = stablehlo.add %139, %118 : tensor<1500x6000xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6000xf32>
    %142 = stablehlo.multiply %141, %arg13 : tensor<6000xf32>
    %143 = stablehlo.add %142, %120 : tensor<6000xf32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %145 = stablehlo.multiply %144, %arg14 : tensor<1500x6000xf32>
    %146 = stablehlo.add %145, %122 : tensor<1500x6000xf32>
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %148 = stablehlo.multiply %147, %arg15 : tensor<1500x6000xf32>
    %149 = stablehlo.add %148, %124 : tensor<1500x6000xf32>
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<10000xf32>
    %151 = stablehlo.multiply %150, %arg16 : tensor<10000xf32>
    %152 = stablehlo.add %151, %126 : tensor<10000xf32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1500x10000xf32>
    %154 = stablehlo.multiply %153, %arg17 : tensor<1500x10000xf32>
    %155 = stablehlo.add %154, %128 : tensor<1500x10000xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<10000x1500xf32>
    %157 = stablehlo.multiply %156, %131 : tensor<10000x1500xf32>
    %158 = stablehlo.subtract %arg0, %157 : tensor<10000x1500xf32>
    %cst_74 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<6000xf32>
    %160 = stablehlo.multiply %159, %134 : tensor<6000xf32>
    %161 = stablehlo.subtract %arg1, %160 : tensor<6000xf32>
    %cst_75 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %163 = stablehlo.multiply %162, %137 : tensor<1500x6000xf32>
    %164 = stablehlo.subtract %arg2, %163 : tensor<1500x6000xf32>
    %cst_76 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %166 = stablehlo.multiply %165, %140 : tensor<1500x6000xf32>
    %167 = stablehlo.subtract %arg3, %166 : tensor<1500x6000xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<6000xf32>
    %169 = stablehlo.multiply %168, %143 : tensor<6000xf32>
    %170 = stablehlo.subtract %arg4, %169 : tensor<6000xf32>
    %cst_78 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %172 = stablehlo.multiply %171, %146 : tensor<1500x6000xf32>
    %173 = stablehlo.subtract %arg5, %172 : tensor<1500x6000xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1500x6000xf32>
    %175 = stablehlo.multiply %174, %149 : tensor<1500x6000xf32>
    %176 = stablehlo.subtract %arg6, %175 : tensor<1500x6000xf32>
    %cst_80 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<10000xf32>
    %178 = stablehlo.multiply %177, %152 : tensor<10000xf32>
    %179 = stablehlo.subtract %arg7, %178 : tensor<10000xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1500x10000xf32>
    %181 = stablehlo.multiply %180, %155 : tensor<1500x10000xf32>
    %182 = stablehlo.subtract %arg8, %181 : tensor<1500x10000xf32>
    return %158, %161, %164, %167, %170, %173, %176, %179, %182, %131, %134, %137, %140, %143, %146, %149, %152, %155, %51 : tensor<10000x1500xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<10000xf32>, tensor<1500x10000xf32>, tensor<10000x1500xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<1500x6000xf32>, tensor<10000xf32>, tensor<1500x10000xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<64x20x1500xf32>, %arg1: tensor<i32>) -> tensor<20x1500xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 20, 1500] : (tensor<64x20x1500xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x20x1500xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x20x1500xf32>) -> tensor<20x1500xf32>
    return %1 : tensor<20x1500xf32>
  }
  func.func private @closed_call(%arg0: tensor<1500x6000xf32>, %arg1: tensor<1x6000xf32>, %arg2: tensor<1500x6000xf32>, %arg3: tensor<20x1500xf32>, %arg4: tensor<20x1500xf32>, %arg5: tensor<20x1500xf32>) -> (tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x1500xf32>, tensor<1500x6000xf32>) -> tensor<20x6000xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x6000xf32>) -> tensor<20x6000xf32>
    %2 = stablehlo.add %0, %1 : tensor<20x6000xf32>
    %3 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x1500xf32>, tensor<1500x6000xf32>) -> tensor<20x6000xf32>
    %4 = stablehlo.add %2, %3 : tensor<20x6000xf32>
    %5 = stablehlo.slice %4 [0:20, 0:1500] : (tensor<20x6000xf32>) -> tensor<20x1500xf32>
    %6 = stablehlo.slice %4 [0:20, 1500:3000] : (tensor<20x6000xf32>) -> tensor<20x1500xf32>
    %7 = stablehlo.slice %4 [0:20, 3000:4500] : (tensor<20x6000xf32>) -> tensor<20x1500xf32>
    %8 = stablehlo.slice %4 [0:20, 4500:6000] : (tensor<20x6000xf32>) -> tensor<20x1500xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %10 = stablehlo.add %6, %9 : tensor<20x1500xf32>
    %11 = stablehlo.negate %10 : tensor<20x1500xf32>
    %12 = stablehlo.exponential %11 : tensor<20x1500xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %14 = stablehlo.add %13, %12 : tensor<20x1500xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %16 = stablehlo.divide %15, %14 : tensor<20x1500xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<20x1500xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<20x1500xf32>
    %20 = stablehlo.multiply %16, %arg4 : tensor<20x1500xf32>
    %21 = stablehlo.negate %5 : tensor<20x1500xf32>
    %22 = stablehlo.exponential %21 : tensor<20x1500xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %24 = stablehlo.add %23, %22 : tensor<20x1500xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %26 = stablehlo.divide %25, %24 : tensor<20x1500xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<20x1500xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<20x1500xf32>
    %30 = stablehlo.tanh %7 : tensor<20x1500xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<20x1500xf32>
    %33 = stablehlo.multiply %26, %30 : tensor<20x1500xf32>
    %34 = stablehlo.add %20, %33 : tensor<20x1500xf32>
    %35 = stablehlo.negate %8 : tensor<20x1500xf32>
    %36 = stablehlo.exponential %35 : tensor<20x1500xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %38 = stablehlo.add %37, %36 : tensor<20x1500xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %40 = stablehlo.divide %39, %38 : tensor<20x1500xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %42 = stablehlo.subtract %41, %40 : tensor<20x1500xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<20x1500xf32>
    %44 = stablehlo.tanh %34 : tensor<20x1500xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<20x1500xf32>
    %47 = stablehlo.multiply %40, %44 : tensor<20x1500xf32>
    return %47, %34, %47, %arg3, %19, %arg4, %16, %29, %30, %32, %26, %43, %44, %46, %40 : tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<64x20x1500xf32>, %arg1: tensor<20x1500xf32>, %arg2: tensor<i32>) -> tensor<64x20x1500xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<20x1500xf32>) -> tensor<1x20x1500xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<64x20x1500xf32>, tensor<1x20x1500xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x20x1500xf32>
    return %1 : tensor<64x20x1500xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<1500x6000xf32>, %arg1: tensor<1x6000xf32>, %arg2: tensor<1500x6000xf32>, %arg3: tensor<20x1500xf32>, %arg4: tensor<20x1500xf32>, %arg5: tensor<20x1500xf32>) -> (tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x1500xf32>, tensor<1500x6000xf32>) -> tensor<20x6000xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x6000xf32>) -> tensor<20x6000xf32>
    %2 = stablehlo.add %0, %1 : tensor<20x6000xf32>
    %3 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x1500xf32>, tensor<1500x6000xf32>) -> tensor<20x6000xf32>
    %4 = stablehlo.add %2, %3 : tensor<20x6000xf32>
    %5 = stablehlo.slice %4 [0:20, 0:1500] : (tensor<20x6000xf32>) -> tensor<20x1500xf32>
    %6 = stablehlo.slice %4 [0:20, 1500:3000] : (tensor<20x6000xf32>) -> tensor<20x1500xf32>
    %7 = stablehlo.slice %4 [0:20, 3000:4500] : (tensor<20x6000xf32>) -> tensor<20x1500xf32>
    %8 = stablehlo.slice %4 [0:20, 4500:6000] : (tensor<20x6000xf32>) -> tensor<20x1500xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %10 = stablehlo.add %6, %9 : tensor<20x1500xf32>
    %11 = stablehlo.negate %10 : tensor<20x1500xf32>
    %12 = stablehlo.exponential %11 : tensor<20x1500xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %14 = stablehlo.add %13, %12 : tensor<20x1500xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %16 = stablehlo.divide %15, %14 : tensor<20x1500xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<20x1500xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<20x1500xf32>
    %20 = stablehlo.multiply %16, %arg4 : tensor<20x1500xf32>
    %21 = stablehlo.negate %5 : tensor<20x1500xf32>
    %22 = stablehlo.exponential %21 : tensor<20x1500xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %24 = stablehlo.add %23, %22 : tensor<20x1500xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %26 = stablehlo.divide %25, %24 : tensor<20x1500xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<20x1500xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<20x1500xf32>
    %30 = stablehlo.tanh %7 : tensor<20x1500xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<20x1500xf32>
    %33 = stablehlo.multiply %26, %30 : tensor<20x1500xf32>
    %34 = stablehlo.add %20, %33 : tensor<20x1500xf32>
    %35 = stablehlo.negate %8 : tensor<20x1500xf32>
    %36 = stablehlo.exponential %35 : tensor<20x1500xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %38 = stablehlo.add %37, %36 : tensor<20x1500xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %40 = stablehlo.divide %39, %38 : tensor<20x1500xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %42 = stablehlo.subtract %41, %40 : tensor<20x1500xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<20x1500xf32>
    %44 = stablehlo.tanh %34 : tensor<20x1500xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<20x1500xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<20x1500xf32>
    %47 = stablehlo.multiply %40, %44 : tensor<20x1500xf32>
    return %47, %34, %47, %arg3, %19, %arg4, %16, %29, %30, %32, %26, %43, %44, %46, %40 : tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>
  }
  func.func private @log_softmax(%arg0: tensor<64x20x10000xf32>) -> (tensor<64x20x10000xf32>, tensor<64x20x10000xf32>, tensor<64x20x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<64x20x10000xf32>, tensor<f32>) -> tensor<64x20xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x20xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<64x20xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<64x20xf32>) -> tensor<64x20x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<64x20x1xf32>) -> tensor<64x20x10000xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<64x20x10000xf32>
    %6 = stablehlo.exponential %5 : tensor<64x20x10000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<64x20x10000xf32>, tensor<f32>) -> tensor<64x20xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<64x20xf32>) -> tensor<64x20x1xf32>
    %9 = stablehlo.log %8 : tensor<64x20x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<64x20x1xf32>) -> tensor<64x20x10000xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<64x20x10000xf32>
    return %11, %6, %8 : tensor<64x20x10000xf32>, tensor<64x20x10000xf32>, tensor<64x20x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<64x20x10000xf32>, %arg1: tensor<64x20x1xi32>) -> (tensor<64x20x1xf32>, tensor<64x20x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x20x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<64x20x1xi32>, tensor<64x20x1xi32>) -> tensor<64x20x1xi1>
    %c_0 = stablehlo.constant dense<10000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64x20x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<64x20x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<64x20x1xi1>, tensor<64x20x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<64x20x1xi32>) -> tensor<64x20x1x1xi32>
    %c_1 = stablehlo.constant dense<9999> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64x20x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<64x20x1x1xi32>, tensor<64x20x1x1xi32>) -> tensor<64x20x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<64x20x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<64x20x1x1xi32>, tensor<64x20x1x1xi32>) -> tensor<64x20x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<64x20x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<64x20x1x1xi1>, tensor<i1>) -> tensor<64x20x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<64x20x10000xf32>, tensor<64x20x1x1xi32>) -> tensor<64x20x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x20x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<64x20x1xi1>, tensor<64x20x1xf32>
    return %15, %5 : tensor<64x20x1xf32>, tensor<64x20x1x1xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<64x20x1x1xi32>, %arg1: tensor<64x20x1xf32>) -> tensor<64x20x10000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x20x10000xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x20x10000xf32>, tensor<64x20x1x1xi32>, tensor<64x20x1xf32>) -> tensor<64x20x10000xf32>
    return %1 : tensor<64x20x10000xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<64x20x10000xf32>, %arg1: tensor<64x20x1xf32>, %arg2: tensor<64x20x10000xf32>) -> tensor<64x20x10000xf32> {
    %0 = stablehlo.negate %arg2 : tensor<64x20x10000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x20x10000xf32>, tensor<f32>) -> tensor<64x20xf32>
    %2 = stablehlo.reshape %1 : (tensor<64x20xf32>) -> tensor<64x20x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<64x20x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<64x20x1xf32>, tensor<f32>) -> tensor<64x20xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<64x20xf32>) -> tensor<64x20x10000xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<64x20x10000xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<64x20x10000xf32>
    return %7 : tensor<64x20x10000xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<1500x6000xf32>, %arg1: tensor<1500x6000xf32>, %arg2: tensor<1500x6000xf32>, %arg3: tensor<6000xf32>, %arg4: tensor<1500x6000xf32>, %arg5: tensor<20x1500xf32>, %arg6: tensor<20x1500xf32>, %arg7: tensor<20x1500xf32>, %arg8: tensor<20x1500xf32>, %arg9: tensor<20x1500xf32>, %arg10: tensor<20x1500xf32>, %arg11: tensor<20x1500xf32>, %arg12: tensor<20x1500xf32>, %arg13: tensor<20x1500xf32>, %arg14: tensor<20x1500xf32>, %arg15: tensor<20x1500xf32>, %arg16: tensor<20x1500xf32>, %arg17: tensor<20x1500xf32>, %arg18: tensor<20x1500xf32>, %arg19: tensor<20x1500xf32>, %arg20: tensor<20x1500xf32>) -> (tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) {
    %0 = stablehlo.add %arg5, %arg7 : tensor<20x1500xf32>
    %1 = stablehlo.multiply %arg20, %0 : tensor<20x1500xf32>
    %2 = stablehlo.multiply %0, %arg18 : tensor<20x1500xf32>
    %3 = stablehlo.multiply %1, %arg19 : tensor<20x1500xf32>
    %4 = stablehlo.add %arg6, %3 : tensor<20x1500xf32>
    %5 = stablehlo.multiply %3, %arg18 : tensor<20x1500xf32>
    %6 = stablehlo.add %4, %5 : tensor<20x1500xf32>
    %7 = stablehlo.multiply %2, %arg17 : tensor<20x1500xf32>
    %8 = stablehlo.multiply %arg16, %6 : tensor<20x1500xf32>
    %9 = stablehlo.multiply %6, %arg14 : tensor<20x1500xf32>
    %10 = stablehlo.multiply %8, %arg15 : tensor<20x1500xf32>
    %11 = stablehlo.multiply %10, %arg14 : tensor<20x1500xf32>
    %12 = stablehlo.add %10, %11 : tensor<20x1500xf32>
    %13 = stablehlo.multiply %9, %arg13 : tensor<20x1500xf32>
    %14 = stablehlo.multiply %arg12, %6 : tensor<20x1500xf32>
    %15 = stablehlo.multiply %6, %arg11 : tensor<20x1500xf32>
    %16 = stablehlo.multiply %15, %arg10 : tensor<20x1500xf32>
    %17 = stablehlo.concatenate %13, %16, %12, %7, dim = 1 : (tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) -> tensor<20x6000xf32>
    %18 = stablehlo.dot_general %17, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x6000xf32>, tensor<20x1500xf32>) -> tensor<6000x1500xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<6000x1500xf32>) -> tensor<1500x6000xf32>
    %20 = stablehlo.add %arg4, %19 : tensor<1500x6000xf32>
    %21 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<20x6000xf32>, tensor<1500x6000xf32>) -> tensor<20x1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<20x6000xf32>, tensor<f32>) -> tensor<6000xf32>
    %23 = stablehlo.reshape %22 : (tensor<6000xf32>) -> tensor<1x6000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x6000xf32>, tensor<f32>) -> tensor<6000xf32>
    %25 = stablehlo.add %arg3, %24 : tensor<6000xf32>
    %26 = stablehlo.dot_general %17, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x6000xf32>, tensor<20x1500xf32>) -> tensor<6000x1500xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<6000x1500xf32>) -> tensor<1500x6000xf32>
    %28 = stablehlo.add %arg2, %27 : tensor<1500x6000xf32>
    %29 = stablehlo.dot_general %17, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<20x6000xf32>, tensor<1500x6000xf32>) -> tensor<20x1500xf32>
    return %28, %25, %20, %21, %14, %29 : tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<1500x6000xf32>, %arg1: tensor<1500x6000xf32>, %arg2: tensor<1500x6000xf32>, %arg3: tensor<6000xf32>, %arg4: tensor<1500x6000xf32>, %arg5: tensor<20x1500xf32>, %arg6: tensor<20x1500xf32>, %arg7: tensor<20x1500xf32>, %arg8: tensor<20x1500xf32>, %arg9: tensor<20x1500xf32>, %arg10: tensor<20x1500xf32>, %arg11: tensor<20x1500xf32>, %arg12: tensor<20x1500xf32>, %arg13: tensor<20x1500xf32>, %arg14: tensor<20x1500xf32>, %arg15: tensor<20x1500xf32>, %arg16: tensor<20x1500xf32>, %arg17: tensor<20x1500xf32>, %arg18: tensor<20x1500xf32>, %arg19: tensor<20x1500xf32>, %arg20: tensor<20x1500xf32>) -> (tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) {
    %0 = stablehlo.add %arg5, %arg7 : tensor<20x1500xf32>
    %1 = stablehlo.multiply %arg20, %0 : tensor<20x1500xf32>
    %2 = stablehlo.multiply %0, %arg18 : tensor<20x1500xf32>
    %3 = stablehlo.multiply %1, %arg19 : tensor<20x1500xf32>
    %4 = stablehlo.add %arg6, %3 : tensor<20x1500xf32>
    %5 = stablehlo.multiply %3, %arg18 : tensor<20x1500xf32>
    %6 = stablehlo.add %4, %5 : tensor<20x1500xf32>
    %7 = stablehlo.multiply %2, %arg17 : tensor<20x1500xf32>
    %8 = stablehlo.multiply %arg16, %6 : tensor<20x1500xf32>
    %9 = stablehlo.multiply %6, %arg14 : tensor<20x1500xf32>
    %10 = stablehlo.multiply %8, %arg15 : tensor<20x1500xf32>
    %11 = stablehlo.multiply %10, %arg14 : tensor<20x1500xf32>
    %12 = stablehlo.add %10, %11 : tensor<20x1500xf32>
    %13 = stablehlo.multiply %9, %arg13 : tensor<20x1500xf32>
    %14 = stablehlo.multiply %arg12, %6 : tensor<20x1500xf32>
    %15 = stablehlo.multiply %6, %arg11 : tensor<20x1500xf32>
    %16 = stablehlo.multiply %15, %arg10 : tensor<20x1500xf32>
    %17 = stablehlo.concatenate %13, %16, %12, %7, dim = 1 : (tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>) -> tensor<20x6000xf32>
    %18 = stablehlo.dot_general %17, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x6000xf32>, tensor<20x1500xf32>) -> tensor<6000x1500xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<6000x1500xf32>) -> tensor<1500x6000xf32>
    %20 = stablehlo.add %arg4, %19 : tensor<1500x6000xf32>
    %21 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<20x6000xf32>, tensor<1500x6000xf32>) -> tensor<20x1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<20x6000xf32>, tensor<f32>) -> tensor<6000xf32>
    %23 = stablehlo.reshape %22 : (tensor<6000xf32>) -> tensor<1x6000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x6000xf32>, tensor<f32>) -> tensor<6000xf32>
    %25 = stablehlo.add %arg3, %24 : tensor<6000xf32>
    %26 = stablehlo.dot_general %17, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x6000xf32>, tensor<20x1500xf32>) -> tensor<6000x1500xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<6000x1500xf32>) -> tensor<1500x6000xf32>
    %28 = stablehlo.add %arg2, %27 : tensor<1500x6000xf32>
    %29 = stablehlo.dot_general %17, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<20x6000xf32>, tensor<1500x6000xf32>) -> tensor<20x1500xf32>
    return %28, %25, %20, %21, %14, %29 : tensor<1500x6000xf32>, tensor<6000xf32>, tensor<1500x6000xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>, tensor<20x1500xf32>
  }
}
