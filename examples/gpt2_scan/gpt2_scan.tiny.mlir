module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x32x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x96xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2x32x96xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x32xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<2x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<2x128x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<2x128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<2x32x128xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<2x32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<2x32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<16x32xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<96x32xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<32xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<i32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<2x32xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<2x32x32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<2x96xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<2x32x96xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<2x32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<2x32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<2x32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<2x128x32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<2x128xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2x32x128xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<2x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<2x32xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<16x32xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<96x32xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<32xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<2x32xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<2x32x32xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<2x96xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<2x32x96xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<2x32xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<2x32xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<2x32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<2x128x32xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<2x128xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<2x32x128xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<2x32xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<2x32xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<16x32xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<96x32xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<32xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<2x16xi32>, %arg50: tensor<2x16xi32>) -> (tensor<2x32xf32> {jax.result_info = "result[0]['blocks']['attention']['output']['bias']"}, tensor<2x32x32xf32> {jax.result_info = "result[0]['blocks']['attention']['output']['weight']"}, tensor<2x96xf32> {jax.result_info = "result[0]['blocks']['attention']['projection']['bias']"}, tensor<2x32x96xf32> {jax.result_info = "result[0]['blocks']['attention']['projection']['weight']"}, tensor<2x32xf32> {jax.result_info = "result[0]['blocks']['attention_norm']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[0]['blocks']['attention_norm']['shift']"}, tensor<2x32xf32> {jax.result_info = "result[0]['blocks']['contract']['bias']"}, tensor<2x128x32xf32> {jax.result_info = "result[0]['blocks']['contract']['weight']"}, tensor<2x128xf32> {jax.result_info = "result[0]['blocks']['expand']['bias']"}, tensor<2x32x128xf32> {jax.result_info = "result[0]['blocks']['expand']['weight']"}, tensor<2x32xf32> {jax.result_info = "result[0]['blocks']['mlp_norm']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[0]['blocks']['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<2x32xf32> {jax.result_info = "result[1]['first']['blocks']['attention']['output']['bias']"}, tensor<2x32x32xf32> {jax.result_info = "result[1]['first']['blocks']['attention']['output']['weight']"}, tensor<2x96xf32> {jax.result_info = "result[1]['first']['blocks']['attention']['projection']['bias']"}, tensor<2x32x96xf32> {jax.result_info = "result[1]['first']['blocks']['attention']['projection']['weight']"}, tensor<2x32xf32> {jax.result_info = "result[1]['first']['blocks']['attention_norm']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[1]['first']['blocks']['attention_norm']['shift']"}, tensor<2x32xf32> {jax.result_info = "result[1]['first']['blocks']['contract']['bias']"}, tensor<2x128x32xf32> {jax.result_info = "result[1]['first']['blocks']['contract']['weight']"}, tensor<2x128xf32> {jax.result_info = "result[1]['first']['blocks']['expand']['bias']"}, tensor<2x32x128xf32> {jax.result_info = "result[1]['first']['blocks']['expand']['weight']"}, tensor<2x32xf32> {jax.result_info = "result[1]['first']['blocks']['mlp_norm']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[1]['first']['blocks']['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<2x32xf32> {jax.result_info = "result[1]['second']['blocks']['attention']['output']['bias']"}, tensor<2x32x32xf32> {jax.result_info = "result[1]['second']['blocks']['attention']['output']['weight']"}, tensor<2x96xf32> {jax.result_info = "result[1]['second']['blocks']['attention']['projection']['bias']"}, tensor<2x32x96xf32> {jax.result_info = "result[1]['second']['blocks']['attention']['projection']['weight']"}, tensor<2x32xf32> {jax.result_info = "result[1]['second']['blocks']['attention_norm']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[1]['second']['blocks']['attention_norm']['shift']"}, tensor<2x32xf32> {jax.result_info = "result[1]['second']['blocks']['contract']['bias']"}, tensor<2x128x32xf32> {jax.result_info = "result[1]['second']['blocks']['contract']['weight']"}, tensor<2x128xf32> {jax.result_info = "result[1]['second']['blocks']['expand']['bias']"}, tensor<2x32x128xf32> {jax.result_info = "result[1]['second']['blocks']['expand']['weight']"}, tensor<2x32xf32> {jax.result_info = "result[1]['second']['blocks']['mlp_norm']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[1]['second']['blocks']['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %1 = stablehlo.compare LT, %arg50, %0, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %3 = stablehlo.add %arg50, %2 : tensor<2x16xi32>
    %4 = stablehlo.select %1, %3, %arg50 : tensor<2x16xi1>, tensor<2x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %6 = "stablehlo.gather"(%arg13, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<96x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg12, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<2x16x32xf32>
    %9 = stablehlo.add %6, %8 : tensor<2x16x32xf32>
    %10 = stablehlo.convert %9 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %11 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %12 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %14:2 = call @_where(%13, %cst) : (tensor<16x16xi1>, tensor<f32>) -> (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x16x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x16x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<2x32x96xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<2x2x16x32xbf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<2x2x16x2x16xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<2x2x16x2x16xbf16>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x2x16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x2x16x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x2x16x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %28 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<2x2x2x16x16xbf16>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %29 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<2x2x16x2x16xbf16>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %30 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<2x32x32xbf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %31 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<2x2x16x32xbf16>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x16x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2x16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2x16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<2x32x128xbf16>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %39 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<2x2x16x32xbf16>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<bf16>) -> tensor<2x2x16x128xbf16>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %41 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<bf16>) -> tensor<2x2x16x128xbf16>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %42 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<bf16>) -> tensor<2x2x16x128xbf16>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %43 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<2x2x16x128xbf16>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %44 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<2x2x16x128xbf16>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %45 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<bf16>) -> tensor<2x128x32xbf16>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %46 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<2x2x16x128xbf16>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %47:48 = stablehlo.while(%iterArg = %arg0, %iterArg_79 = %arg1, %iterArg_80 = %arg2, %iterArg_81 = %arg3, %iterArg_82 = %arg4, %iterArg_83 = %arg5, %iterArg_84 = %arg6, %iterArg_85 = %arg7, %iterArg_86 = %arg8, %iterArg_87 = %arg9, %iterArg_88 = %arg10, %iterArg_89 = %arg11, %iterArg_90 = %14#0, %iterArg_91 = %14#1, %iterArg_92 = %c_33, %iterArg_93 = %10, %iterArg_94 = %15, %iterArg_95 = %16, %iterArg_96 = %17, %iterArg_97 = %18, %iterArg_98 = %19, %iterArg_99 = %20, %iterArg_100 = %21, %iterArg_101 = %22, %iterArg_102 = %23, %iterArg_103 = %24, %iterArg_104 = %25, %iterArg_105 = %26, %iterArg_106 = %27, %iterArg_107 = %28, %iterArg_108 = %29, %iterArg_109 = %30, %iterArg_110 = %31, %iterArg_111 = %32, %iterArg_112 = %33, %iterArg_113 = %34, %iterArg_114 = %35, %iterArg_115 = %36, %iterArg_116 = %37, %iterArg_117 = %38, %iterArg_118 = %39, %iterArg_119 = %40, %iterArg_120 = %41, %iterArg_121 = %42, %iterArg_122 = %43, %iterArg_123 = %44, %iterArg_124 = %45, %iterArg_125 = %46) : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>, tensor<i32>, tensor<2x16x32xbf16>, tensor<2x2x16x32xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x2x16x32xf32>, tensor<2x32x96xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x16xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x32x32xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x32xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x2x16x32xf32>, tensor<2x32x128xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x128x32xbf16>, tensor<2x2x16x128xbf16>
    cond {
      %c_126 = stablehlo.constant dense<2> : tensor<i32>
      %181 = stablehlo.compare LT, %iterArg_92, %c_126, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %181 : tensor<i1>
    } do {
      %181 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_92) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %182 = func.call @dynamic_index_in_dim_0(%iterArg_79, %iterArg_92) : (tensor<2x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %183 = func.call @dynamic_index_in_dim_1(%iterArg_80, %iterArg_92) : (tensor<2x96xf32>, tensor<i32>) -> tensor<96xf32>
      %184 = func.call @dynamic_index_in_dim_2(%iterArg_81, %iterArg_92) : (tensor<2x32x96xf32>, tensor<i32>) -> tensor<32x96xf32>
      %185 = func.call @dynamic_index_in_dim(%iterArg_82, %iterArg_92) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %186 = func.call @dynamic_index_in_dim(%iterArg_83, %iterArg_92) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %187 = func.call @dynamic_index_in_dim(%iterArg_84, %iterArg_92) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %188 = func.call @dynamic_index_in_dim_3(%iterArg_85, %iterArg_92) : (tensor<2x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %189 = func.call @dynamic_index_in_dim_4(%iterArg_86, %iterArg_92) : (tensor<2x128xf32>, tensor<i32>) -> tensor<128xf32>
      %190 = func.call @dynamic_index_in_dim_5(%iterArg_87, %iterArg_92) : (tensor<2x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %191 = func.call @dynamic_index_in_dim(%iterArg_88, %iterArg_92) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %192 = func.call @dynamic_index_in_dim(%iterArg_89, %iterArg_92) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %193:33 = func.call @closed_call(%iterArg_90, %iterArg_91, %iterArg_93, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>, tensor<2x16x32xbf16>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x96xbf16>, tensor<2x16x32xbf16>, tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>, tensor<2x2x16x16xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>, tensor<32x32xbf16>, tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x128xbf16>, tensor<2x16x32xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<128x32xbf16>, tensor<2x16x128xbf16>)
      %194 = func.call @dynamic_update_index_in_dim(%iterArg_94, %193#1, %iterArg_92) : (tensor<2x2x16x32xf32>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x2x16x32xf32>
      %195 = func.call @dynamic_update_index_in_dim_7(%iterArg_95, %193#2, %iterArg_92) : (tensor<2x2x16x1xf32>, tensor<2x16x1xf32>, tensor<i32>) -> tensor<2x2x16x1xf32>
      %196 = func.call @dynamic_update_index_in_dim_7(%iterArg_96, %193#3, %iterArg_92) : (tensor<2x2x16x1xf32>, tensor<2x16x1xf32>, tensor<i32>) -> tensor<2x2x16x1xf32>
      %197 = func.call @dynamic_update_index_in_dim(%iterArg_97, %193#4, %iterArg_92) : (tensor<2x2x16x32xf32>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x2x16x32xf32>
      %198 = func.call @dynamic_update_index_in_dim_8(%iterArg_98, %193#5, %iterArg_92) : (tensor<2x1x1x32xf32>, tensor<1x1x32xf32>, tensor<i32>) -> tensor<2x1x1x32xf32>
      %199 = func.call @dynamic_update_index_in_dim(%iterArg_99, %193#6, %iterArg_92) : (tensor<2x2x16x32xf32>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x2x16x32xf32>
      %200 = func.call @dynamic_update_index_in_dim_9(%iterArg_100, %193#7, %iterArg_92) : (tensor<2x32x96xbf16>, tensor<32x96xbf16>, tensor<i32>) -> tensor<2x32x96xbf16>
      %201 = func.call @dynamic_update_index_in_dim_10(%iterArg_101, %193#8, %iterArg_92) : (tensor<2x2x16x32xbf16>, tensor<2x16x32xbf16>, tensor<i32>) -> tensor<2x2x16x32xbf16>
      %202 = func.call @dynamic_update_index_in_dim_11(%iterArg_102, %193#9, %iterArg_92) : (tensor<2x2x16x2x16xbf16>, tensor<2x16x2x16xbf16>, tensor<i32>) -> tensor<2x2x16x2x16xbf16>
      %203 = func.call @dynamic_update_index_in_dim_11(%iterArg_103, %193#10, %iterArg_92) : (tensor<2x2x16x2x16xbf16>, tensor<2x16x2x16xbf16>, tensor<i32>) -> tensor<2x2x16x2x16xbf16>
      %204 = func.call @dynamic_update_index_in_dim_12(%iterArg_104, %193#11, %iterArg_92) : (tensor<2x2x2x16x16xf32>, tensor<2x2x16x16xf32>, tensor<i32>) -> tensor<2x2x2x16x16xf32>
      %205 = func.call @dynamic_update_index_in_dim_13(%iterArg_105, %193#12, %iterArg_92) : (tensor<2x2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<i32>) -> tensor<2x2x2x16x1xf32>
      %206 = func.call @dynamic_update_index_in_dim_13(%iterArg_106, %193#13, %iterArg_92) : (tensor<2x2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<i32>) -> tensor<2x2x2x16x1xf32>
      %207 = func.call @dynamic_update_index_in_dim_14(%iterArg_107, %193#14, %iterArg_92) : (tensor<2x2x2x16x16xbf16>, tensor<2x2x16x16xbf16>, tensor<i32>) -> tensor<2x2x2x16x16xbf16>
      %208 = func.call @dynamic_update_index_in_dim_11(%iterArg_108, %193#15, %iterArg_92) : (tensor<2x2x16x2x16xbf16>, tensor<2x16x2x16xbf16>, tensor<i32>) -> tensor<2x2x16x2x16xbf16>
      %209 = func.call @dynamic_update_index_in_dim_15(%iterArg_109, %193#16, %iterArg_92) : (tensor<2x32x32xbf16>, tensor<32x32xbf16>, tensor<i32>) -> tensor<2x32x32xbf16>
      %210 = func.call @dynamic_update_index_in_dim_10(%iterArg_110, %193#17, %iterArg_92) : (tensor<2x2x16x32xbf16>, tensor<2x16x32xbf16>, tensor<i32>) -> tensor<2x2x16x32xbf16>
      %211 = func.call @dynamic_update_index_in_dim(%iterArg_111, %193#18, %iterArg_92) : (tensor<2x2x16x32xf32>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x2x16x32xf32>
      %212 = func.call @dynamic_update_index_in_dim_7(%iterArg_112, %193#19, %iterArg_92) : (tensor<2x2x16x1xf32>, tensor<2x16x1xf32>, tensor<i32>) -> tensor<2x2x16x1xf32>
      %213 = func.call @dynamic_update_index_in_dim_7(%iterArg_113, %193#20, %iterArg_92) : (tensor<2x2x16x1xf32>, tensor<2x16x1xf32>, tensor<i32>) -> tensor<2x2x16x1xf32>
      %214 = func.call @dynamic_update_index_in_dim(%iterArg_114, %193#21, %iterArg_92) : (tensor<2x2x16x32xf32>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x2x16x32xf32>
      %215 = func.call @dynamic_update_index_in_dim_8(%iterArg_115, %193#22, %iterArg_92) : (tensor<2x1x1x32xf32>, tensor<1x1x32xf32>, tensor<i32>) -> tensor<2x1x1x32xf32>
      %216 = func.call @dynamic_update_index_in_dim(%iterArg_116, %193#23, %iterArg_92) : (tensor<2x2x16x32xf32>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x2x16x32xf32>
      %217 = func.call @dynamic_update_index_in_dim_16(%iterArg_117, %193#24, %iterArg_92) : (tensor<2x32x128xbf16>, tensor<32x128xbf16>, tensor<i32>) -> tensor<2x32x128xbf16>
      %218 = func.call @dynamic_update_index_in_dim_10(%iterArg_118, %193#25, %iterArg_92) : (tensor<2x2x16x32xbf16>, tensor<2x16x32xbf16>, tensor<i32>) -> tensor<2x2x16x32xbf16>
      %219 = func.call @dynamic_update_index_in_dim_17(%iterArg_119, %193#26, %iterArg_92) : (tensor<2x2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<i32>) -> tensor<2x2x16x128xbf16>
      %220 = func.call @dynamic_update_index_in_dim_17(%iterArg_120, %193#27, %iterArg_92) : (tensor<2x2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<i32>) -> tensor<2x2x16x128xbf16>
      %221 = func.call @dynamic_update_index_in_dim_17(%iterArg_121, %193#28, %iterArg_92) : (tensor<2x2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<i32>) -> tensor<2x2x16x128xbf16>
      %222 = func.call @dynamic_update_index_in_dim_17(%iterArg_122, %193#29, %iterArg_92) : (tensor<2x2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<i32>) -> tensor<2x2x16x128xbf16>
      %223 = func.call @dynamic_update_index_in_dim_17(%iterArg_123, %193#30, %iterArg_92) : (tensor<2x2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<i32>) -> tensor<2x2x16x128xbf16>
      %224 = func.call @dynamic_update_index_in_dim_18(%iterArg_124, %193#31, %iterArg_92) : (tensor<2x128x32xbf16>, tensor<128x32xbf16>, tensor<i32>) -> tensor<2x128x32xbf16>
      %225 = func.call @dynamic_update_index_in_dim_17(%iterArg_125, %193#32, %iterArg_92) : (tensor<2x2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<i32>) -> tensor<2x2x16x128xbf16>
      %c_126 = stablehlo.constant dense<1> : tensor<i32>
      %226 = stablehlo.add %iterArg_92, %c_126 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %226, %193#0, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %221, %222, %223, %224, %225 : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>, tensor<i32>, tensor<2x16x32xbf16>, tensor<2x2x16x32xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x2x16x32xf32>, tensor<2x32x96xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x16xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x32x32xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x32xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x2x16x32xf32>, tensor<2x32x128xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x128x32xbf16>, tensor<2x2x16x128xbf16>
    }
    %48 = stablehlo.convert %47#15 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_35 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %52 = stablehlo.divide %50, %51 : tensor<2x16x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %54 = stablehlo.subtract %48, %53 : tensor<2x16x32xf32>
    %55 = chlo.square %54 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %57 = stablehlo.multiply %56, %54 : tensor<2x16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%55 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_38 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %61 = stablehlo.divide %59, %60 : tensor<2x16x1xf32>
    %62 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %63 = stablehlo.subtract %48, %62 : tensor<2x16x32xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %65 = stablehlo.add %61, %64 : tensor<2x16x1xf32>
    %66 = stablehlo.rsqrt %65 : tensor<2x16x1xf32>
    %67 = stablehlo.divide %66, %65 : tensor<2x16x1xf32>
    %cst_40 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<2x16x1xf32>
    %70 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %71 = stablehlo.multiply %63, %70 : tensor<2x16x32xf32>
    %72 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %74 = stablehlo.multiply %71, %73 : tensor<2x16x32xf32>
    %75 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %77 = stablehlo.add %74, %76 : tensor<2x16x32xf32>
    %78 = stablehlo.convert %77 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %79 = stablehlo.convert %arg13 : (tensor<96x32xf32>) -> tensor<96x32xbf16>
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %81 = stablehlo.dot_general %78, %80, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %82 = stablehlo.convert %81 : (tensor<2x16x96xbf16>) -> tensor<2x16x96xf32>
    %83:3 = call @log_softmax(%82) : (tensor<2x16x96xf32>) -> (tensor<2x16x96xf32>, tensor<2x16x96xf32>, tensor<2x16x1xf32>)
    %84 = stablehlo.broadcast_in_dim %arg49, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %85:2 = call @take_along_axis(%83#0, %84) : (tensor<2x16x96xf32>, tensor<2x16x1xi32>) -> (tensor<2x16x1xf32>, tensor<2x16x1x1xi32>)
    %86 = stablehlo.reshape %85#0 : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %87 = stablehlo.negate %86 : tensor<2x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_42 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %89 = stablehlo.divide %88, %cst_42 : tensor<f32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_44 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %90 = stablehlo.divide %cst_43, %cst_44 : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %92 = stablehlo.negate %91 : tensor<2x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %94 = call @take_along_axis_19(%85#1, %93) : (tensor<2x16x1x1xi32>, tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    %95 = call @log_softmax_20(%83#1, %83#2, %94) : (tensor<2x16x96xf32>, tensor<2x16x1xf32>, tensor<2x16x96xf32>) -> tensor<2x16x96xf32>
    %96 = stablehlo.convert %95 : (tensor<2x16x96xf32>) -> tensor<2x16x96xbf16>
    %97 = stablehlo.dot_general %96, %78, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<2x16x32xbf16>) -> tensor<96x32xbf16>
    %98 = stablehlo.transpose %97, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %99 = stablehlo.dot_general %96, %80, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<32x96xbf16>) -> tensor<2x16x32xbf16>
    %100 = stablehlo.transpose %98, dims = [1, 0] : (tensor<32x96xbf16>) -> tensor<96x32xbf16>
    %101 = stablehlo.convert %100 : (tensor<96x32xbf16>) -> tensor<96x32xf32>
    %102 = stablehlo.convert %99 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %104 = stablehlo.reshape %103 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %106 = stablehlo.multiply %71, %102 : tensor<2x16x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %108 = stablehlo.reshape %107 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %109 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %110 = stablehlo.multiply %102, %109 : tensor<2x16x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%108 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %112 = stablehlo.multiply %63, %110 : tensor<2x16x32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %114 = stablehlo.reshape %113 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %115 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %116 = stablehlo.multiply %110, %115 : tensor<2x16x32xf32>
    %117 = stablehlo.multiply %114, %69 : tensor<2x16x1xf32>
    %118 = stablehlo.negate %116 : tensor<2x16x32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %120 = stablehlo.reshape %119 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_51 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %122 = stablehlo.divide %117, %121 : tensor<2x16x1xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %125 = stablehlo.multiply %124, %57 : tensor<2x16x32xf32>
    %126 = stablehlo.negate %125 : tensor<2x16x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %128 = stablehlo.reshape %127 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %129 = stablehlo.add %116, %125 : tensor<2x16x32xf32>
    %130 = stablehlo.add %120, %128 : tensor<2x16x1xf32>
    %cst_54 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %132 = stablehlo.divide %130, %131 : tensor<2x16x1xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %135 = stablehlo.add %129, %134 : tensor<2x16x32xf32>
    %136 = stablehlo.convert %135 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %149:47 = stablehlo.while(%iterArg = %47#16, %iterArg_79 = %47#17, %iterArg_80 = %47#18, %iterArg_81 = %47#19, %iterArg_82 = %47#20, %iterArg_83 = %47#21, %iterArg_84 = %47#22, %iterArg_85 = %47#23, %iterArg_86 = %47#24, %iterArg_87 = %47#25, %iterArg_88 = %47#26, %iterArg_89 = %47#27, %iterArg_90 = %47#28, %iterArg_91 = %47#29, %iterArg_92 = %47#30, %iterArg_93 = %47#31, %iterArg_94 = %47#32, %iterArg_95 = %47#33, %iterArg_96 = %47#34, %iterArg_97 = %47#35, %iterArg_98 = %47#36, %iterArg_99 = %47#37, %iterArg_100 = %47#38, %iterArg_101 = %47#39, %iterArg_102 = %47#40, %iterArg_103 = %47#41, %iterArg_104 = %47#42, %iterArg_105 = %47#43, %iterArg_106 = %47#44, %iterArg_107 = %47#45, %iterArg_108 = %47#46, %iterArg_109 = %47#47, %iterArg_110 = %14#0, %iterArg_111 = %c_68, %iterArg_112 = %136, %iterArg_113 = %137, %iterArg_114 = %138, %iterArg_115 = %139, %iterArg_116 = %140, %iterArg_117 = %141, %iterArg_118 = %142, %iterArg_119 = %143, %iterArg_120 = %144, %iterArg_121 = %145, %iterArg_122 = %146, %iterArg_123 = %147, %iterArg_124 = %148) : tensor<2x2x16x32xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x2x16x32xf32>, tensor<2x32x96xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x16xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x32x32xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x32xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x2x16x32xf32>, tensor<2x32x128xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x128x32xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x16xi1>, tensor<i32>, tensor<2x16x32xbf16>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    cond {
      %c_125 = stablehlo.constant dense<2> : tensor<i32>
      %181 = stablehlo.compare LT, %iterArg_111, %c_125, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %181 : tensor<i1>
    } do {
      %c_125 = stablehlo.constant dense<2> : tensor<i32>
      %181 = stablehlo.subtract %c_125, %iterArg_111 : tensor<i32>
      %c_126 = stablehlo.constant dense<1> : tensor<i32>
      %182 = stablehlo.subtract %181, %c_126 : tensor<i32>
      %183 = func.call @dynamic_index_in_dim_21(%iterArg, %182) : (tensor<2x2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %184 = func.call @dynamic_index_in_dim_22(%iterArg_79, %182) : (tensor<2x2x16x1xf32>, tensor<i32>) -> tensor<2x16x1xf32>
      %185 = func.call @dynamic_index_in_dim_22(%iterArg_80, %182) : (tensor<2x2x16x1xf32>, tensor<i32>) -> tensor<2x16x1xf32>
      %186 = func.call @dynamic_index_in_dim_21(%iterArg_81, %182) : (tensor<2x2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %187 = func.call @dynamic_index_in_dim_23(%iterArg_82, %182) : (tensor<2x1x1x32xf32>, tensor<i32>) -> tensor<1x1x32xf32>
      %188 = func.call @dynamic_index_in_dim_21(%iterArg_83, %182) : (tensor<2x2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %189 = func.call @dynamic_index_in_dim_24(%iterArg_84, %182) : (tensor<2x32x96xbf16>, tensor<i32>) -> tensor<32x96xbf16>
      %190 = func.call @dynamic_index_in_dim_25(%iterArg_85, %182) : (tensor<2x2x16x32xbf16>, tensor<i32>) -> tensor<2x16x32xbf16>
      %191 = func.call @dynamic_index_in_dim_26(%iterArg_86, %182) : (tensor<2x2x16x2x16xbf16>, tensor<i32>) -> tensor<2x16x2x16xbf16>
      %192 = func.call @dynamic_index_in_dim_26(%iterArg_87, %182) : (tensor<2x2x16x2x16xbf16>, tensor<i32>) -> tensor<2x16x2x16xbf16>
      %193 = func.call @dynamic_index_in_dim_27(%iterArg_88, %182) : (tensor<2x2x2x16x16xf32>, tensor<i32>) -> tensor<2x2x16x16xf32>
      %194 = func.call @dynamic_index_in_dim_28(%iterArg_89, %182) : (tensor<2x2x2x16x1xf32>, tensor<i32>) -> tensor<2x2x16x1xf32>
      %195 = func.call @dynamic_index_in_dim_28(%iterArg_90, %182) : (tensor<2x2x2x16x1xf32>, tensor<i32>) -> tensor<2x2x16x1xf32>
      %196 = func.call @dynamic_index_in_dim_29(%iterArg_91, %182) : (tensor<2x2x2x16x16xbf16>, tensor<i32>) -> tensor<2x2x16x16xbf16>
      %197 = func.call @dynamic_index_in_dim_26(%iterArg_92, %182) : (tensor<2x2x16x2x16xbf16>, tensor<i32>) -> tensor<2x16x2x16xbf16>
      %198 = func.call @dynamic_index_in_dim_30(%iterArg_93, %182) : (tensor<2x32x32xbf16>, tensor<i32>) -> tensor<32x32xbf16>
      %199 = func.call @dynamic_index_in_dim_25(%iterArg_94, %182) : (tensor<2x2x16x32xbf16>, tensor<i32>) -> tensor<2x16x32xbf16>
      %200 = func.call @dynamic_index_in_dim_21(%iterArg_95, %182) : (tensor<2x2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %201 = func.call @dynamic_index_in_dim_22(%iterArg_96, %182) : (tensor<2x2x16x1xf32>, tensor<i32>) -> tensor<2x16x1xf32>
      %202 = func.call @dynamic_index_in_dim_22(%iterArg_97, %182) : (tensor<2x2x16x1xf32>, tensor<i32>) -> tensor<2x16x1xf32>
      %203 = func.call @dynamic_index_in_dim_21(%iterArg_98, %182) : (tensor<2x2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %204 = func.call @dynamic_index_in_dim_23(%iterArg_99, %182) : (tensor<2x1x1x32xf32>, tensor<i32>) -> tensor<1x1x32xf32>
      %205 = func.call @dynamic_index_in_dim_21(%iterArg_100, %182) : (tensor<2x2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %206 = func.call @dynamic_index_in_dim_31(%iterArg_101, %182) : (tensor<2x32x128xbf16>, tensor<i32>) -> tensor<32x128xbf16>
      %207 = func.call @dynamic_index_in_dim_25(%iterArg_102, %182) : (tensor<2x2x16x32xbf16>, tensor<i32>) -> tensor<2x16x32xbf16>
      %208 = func.call @dynamic_index_in_dim_32(%iterArg_103, %182) : (tensor<2x2x16x128xbf16>, tensor<i32>) -> tensor<2x16x128xbf16>
      %209 = func.call @dynamic_index_in_dim_32(%iterArg_104, %182) : (tensor<2x2x16x128xbf16>, tensor<i32>) -> tensor<2x16x128xbf16>
      %210 = func.call @dynamic_index_in_dim_32(%iterArg_105, %182) : (tensor<2x2x16x128xbf16>, tensor<i32>) -> tensor<2x16x128xbf16>
      %211 = func.call @dynamic_index_in_dim_32(%iterArg_106, %182) : (tensor<2x2x16x128xbf16>, tensor<i32>) -> tensor<2x16x128xbf16>
      %212 = func.call @dynamic_index_in_dim_32(%iterArg_107, %182) : (tensor<2x2x16x128xbf16>, tensor<i32>) -> tensor<2x16x128xbf16>
      %213 = func.call @dynamic_index_in_dim_33(%iterArg_108, %182) : (tensor<2x128x32xbf16>, tensor<i32>) -> tensor<128x32xbf16>
      %214 = func.call @dynamic_index_in_dim_32(%iterArg_109, %182) : (tensor<2x2x16x128xbf16>, tensor<i32>) -> tensor<2x16x128xbf16>
      %215:13 = func.call @closed_call_34(%iterArg_110, %iterArg_112, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214) : (tensor<2x2x16x16xi1>, tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x96xbf16>, tensor<2x16x32xbf16>, tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>, tensor<2x2x16x16xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>, tensor<32x32xbf16>, tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x128xbf16>, tensor<2x16x32xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<128x32xbf16>, tensor<2x16x128xbf16>) -> (tensor<2x16x32xbf16>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>)
      %216 = func.call @dynamic_update_index_in_dim_36(%iterArg_113, %215#1, %182) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %217 = func.call @dynamic_update_index_in_dim_37(%iterArg_114, %215#2, %182) : (tensor<2x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<2x32x32xf32>
      %218 = func.call @dynamic_update_index_in_dim_38(%iterArg_115, %215#3, %182) : (tensor<2x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<2x96xf32>
      %219 = func.call @dynamic_update_index_in_dim_39(%iterArg_116, %215#4, %182) : (tensor<2x32x96xf32>, tensor<32x96xf32>, tensor<i32>) -> tensor<2x32x96xf32>
      %220 = func.call @dynamic_update_index_in_dim_36(%iterArg_117, %215#5, %182) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %221 = func.call @dynamic_update_index_in_dim_36(%iterArg_118, %215#6, %182) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %222 = func.call @dynamic_update_index_in_dim_36(%iterArg_119, %215#7, %182) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %223 = func.call @dynamic_update_index_in_dim_40(%iterArg_120, %215#8, %182) : (tensor<2x128x32xf32>, tensor<128x32xf32>, tensor<i32>) -> tensor<2x128x32xf32>
      %224 = func.call @dynamic_update_index_in_dim_41(%iterArg_121, %215#9, %182) : (tensor<2x128xf32>, tensor<128xf32>, tensor<i32>) -> tensor<2x128xf32>
      %225 = func.call @dynamic_update_index_in_dim_42(%iterArg_122, %215#10, %182) : (tensor<2x32x128xf32>, tensor<32x128xf32>, tensor<i32>) -> tensor<2x32x128xf32>
      %226 = func.call @dynamic_update_index_in_dim_36(%iterArg_123, %215#11, %182) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %227 = func.call @dynamic_update_index_in_dim_36(%iterArg_124, %215#12, %182) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %c_127 = stablehlo.constant dense<1> : tensor<i32>
      %228 = stablehlo.add %iterArg_111, %c_127 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %iterArg_107, %iterArg_108, %iterArg_109, %iterArg_110, %228, %215#0, %216, %217, %218, %219, %220, %221, %222, %223, %224, %225, %226, %227 : tensor<2x2x16x32xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x2x16x32xf32>, tensor<2x32x96xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x16xbf16>, tensor<2x2x16x2x16xbf16>, tensor<2x32x32xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x32xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x2x16x32xf32>, tensor<2x32x128xbf16>, tensor<2x2x16x32xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x128xbf16>, tensor<2x128x32xbf16>, tensor<2x2x16x128xbf16>, tensor<2x2x16x16xi1>, tensor<i32>, tensor<2x16x32xbf16>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %150 = stablehlo.convert %149#34 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_69) applies stablehlo.add across dimensions = [0] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %152 = stablehlo.reshape %151 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_70) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %155 = "stablehlo.scatter"(%154, %5, %150) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %181 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %181 : tensor<f32>
    }) : (tensor<96x32xf32>, tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<96x32xf32>
    %156 = stablehlo.add %101, %155 : tensor<96x32xf32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %157 = stablehlo.add %arg16, %c_72 : tensor<i32>
    %158 = stablehlo.convert %157 : (tensor<i32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.power %cst_73, %158 : tensor<f32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %160 = stablehlo.subtract %cst_74, %159 : tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.divide %cst_75, %160 : tensor<f32>
    %cst_76 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %162 = stablehlo.power %cst_76, %158 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %163 = stablehlo.subtract %cst_77, %162 : tensor<f32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.divide %cst_78, %163 : tensor<f32>
    %165:3 = call @adam_leaf(%arg0, %arg17, %arg33, %149#35, %161, %164) : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>)
    %166:3 = call @adam_leaf_43(%arg1, %arg18, %arg34, %149#36, %161, %164) : (tensor<2x32x32xf32>, tensor<2x32x32xf32>, tensor<2x32x32xf32>, tensor<2x32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32x32xf32>, tensor<2x32x32xf32>, tensor<2x32x32xf32>)
    %167:3 = call @adam_leaf_44(%arg2, %arg19, %arg35, %149#37, %161, %164) : (tensor<2x96xf32>, tensor<2x96xf32>, tensor<2x96xf32>, tensor<2x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x96xf32>, tensor<2x96xf32>, tensor<2x96xf32>)
    %168:3 = call @adam_leaf_45(%arg3, %arg20, %arg36, %149#38, %161, %164) : (tensor<2x32x96xf32>, tensor<2x32x96xf32>, tensor<2x32x96xf32>, tensor<2x32x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32x96xf32>, tensor<2x32x96xf32>, tensor<2x32x96xf32>)
    %169:3 = call @adam_leaf(%arg4, %arg21, %arg37, %149#39, %161, %164) : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>)
    %170:3 = call @adam_leaf(%arg5, %arg22, %arg38, %149#40, %161, %164) : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>)
    %171:3 = call @adam_leaf(%arg6, %arg23, %arg39, %149#41, %161, %164) : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>)
    %172:3 = call @adam_leaf_46(%arg7, %arg24, %arg40, %149#42, %161, %164) : (tensor<2x128x32xf32>, tensor<2x128x32xf32>, tensor<2x128x32xf32>, tensor<2x128x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x128x32xf32>, tensor<2x128x32xf32>, tensor<2x128x32xf32>)
    %173:3 = call @adam_leaf_47(%arg8, %arg25, %arg41, %149#43, %161, %164) : (tensor<2x128xf32>, tensor<2x128xf32>, tensor<2x128xf32>, tensor<2x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x128xf32>, tensor<2x128xf32>, tensor<2x128xf32>)
    %174:3 = call @adam_leaf_48(%arg9, %arg26, %arg42, %149#44, %161, %164) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>)
    %175:3 = call @adam_leaf(%arg10, %arg27, %arg43, %149#45, %161, %164) : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>)
    %176:3 = call @adam_leaf(%arg11, %arg28, %arg44, %149#46, %161, %164) : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>)
    %177:3 = call @adam_leaf_49(%arg12, %arg29, %arg45, %153, %161, %164) : (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>)
    %178:3 = call @adam_leaf_50(%arg13, %arg30, %arg46, %156, %161, %164) : (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>)
    %179:3 = call @adam_leaf_51(%arg14, %arg31, %arg47, %111, %161, %164) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %180:3 = call @adam_leaf_51(%arg15, %arg32, %arg48, %105, %161, %164) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    return %165#0, %166#0, %167#0, %168#0, %169#0, %170#0, %171#0, %172#0, %173#0, %174#0, %175#0, %176#0, %177#0, %178#0, %179#0, %180#0, %157, %165#1, %166#1, %167#1, %168#1, %169#1, %170#1, %171#1, %172#1, %173#1, %174#1, %175#1, %176#1, %177#1, %178#1, %179#1, %180#1, %165#2, %166#2, %167#2, %168#2, %169#2, %170#2, %171#2, %172#2, %173#2, %174#2, %175#2, %176#2, %177#2, %178#2, %179#2, %180#2, %89 : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<i32>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<f32>) -> (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<2x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    return %1, %2 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 32] : (tensor<2x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x32x32xf32>, %arg1: tensor<i32>) -> tensor<32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 32] : (tensor<2x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x96xf32>, %arg1: tensor<i32>) -> tensor<96xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 96] : (tensor<2x96xf32>, tensor<i32>, tensor<i32>) -> tensor<1x96xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96xf32>) -> tensor<96xf32>
    return %1 : tensor<96xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x32x96xf32>, %arg1: tensor<i32>) -> tensor<32x96xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 96] : (tensor<2x32x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x96xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x96xf32>) -> tensor<32x96xf32>
    return %1 : tensor<32x96xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x128x32xf32>, %arg1: tensor<i32>) -> tensor<128x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 32] : (tensor<2x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    return %1 : tensor<128x32xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x128xf32>, %arg1: tensor<i32>) -> tensor<128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 128] : (tensor<2x128xf32>, tensor<i32>, tensor<i32>) -> tensor<1x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128xf32>) -> tensor<128xf32>
    return %1 : tensor<128xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x32x128xf32>, %arg1: tensor<i32>) -> tensor<32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 128] : (tensor<2x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x128xf32>) -> tensor<32x128xf32>
    return %1 : tensor<32x128xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x2x16x16xi1>, %arg1: tensor<2x2x16x16xf32>, %arg2: tensor<2x16x32xbf16>, %arg3: tensor<32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<96xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<128x32xf32>, %arg11: tensor<128xf32>, %arg12: tensor<32x128xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>) -> (tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x96xbf16>, tensor<2x16x32xbf16>, tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>, tensor<2x2x16x16xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>, tensor<32x32xbf16>, tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x128xbf16>, tensor<2x16x32xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<128x32xbf16>, tensor<2x16x128xbf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x16x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x16x32xf32>
    %7 = chlo.square %6 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<2x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x16x1xf32>
    %14 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<2x16x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %17 = stablehlo.add %13, %16 : tensor<2x16x1xf32>
    %18 = stablehlo.rsqrt %17 : tensor<2x16x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<2x16x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2x16x1xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %23 = stablehlo.multiply %15, %22 : tensor<2x16x32xf32>
    %24 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<2x16x32xf32>
    %27 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %29 = stablehlo.add %26, %28 : tensor<2x16x32xf32>
    %30 = stablehlo.convert %29 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %31 = stablehlo.convert %arg6 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %32 = stablehlo.dot_general %30, %31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %33 = stablehlo.convert %arg5 : (tensor<96xf32>) -> tensor<96xbf16>
    %34 = stablehlo.broadcast_in_dim %33, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<2x16x96xbf16>
    %36 = stablehlo.add %32, %35 : tensor<2x16x96xbf16>
    %37 = stablehlo.reshape %36 : (tensor<2x16x96xbf16>) -> tensor<2x16x3x2x16xbf16>
    %38 = stablehlo.slice %37 [0:2, 0:16, 0:1, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %39 = stablehlo.reshape %38 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %40 = stablehlo.slice %37 [0:2, 0:16, 1:2, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %41 = stablehlo.reshape %40 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %42 = stablehlo.slice %37 [0:2, 0:16, 2:3, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %43 = stablehlo.reshape %42 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %44 = stablehlo.dot_general %39, %41, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %45 = stablehlo.convert %44 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %cst_6 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %47 = stablehlo.multiply %45, %46 : tensor<2x2x16x16xf32>
    %48 = call @_where_6(%47, %arg0, %arg1) : (tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %51 = stablehlo.maximum %50, %49 : tensor<2x2x16xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %54 = stablehlo.subtract %48, %53 : tensor<2x2x16x16xf32>
    %55 = stablehlo.exponential %54 : tensor<2x2x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %59 = stablehlo.divide %55, %58 : tensor<2x2x16x16xf32>
    %60 = stablehlo.multiply %57, %57 : tensor<2x2x16x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %62 = stablehlo.divide %61, %60 : tensor<2x2x16x1xf32>
    %63 = stablehlo.convert %59 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %64 = stablehlo.dot_general %43, %63, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %65 = stablehlo.transpose %64, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %66 = stablehlo.reshape %65 : (tensor<2x16x2x16xbf16>) -> tensor<2x16x32xbf16>
    %67 = stablehlo.convert %arg4 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %68 = stablehlo.dot_general %66, %67, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %69 = stablehlo.convert %arg3 : (tensor<32xf32>) -> tensor<32xbf16>
    %70 = stablehlo.broadcast_in_dim %69, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %72 = stablehlo.add %68, %71 : tensor<2x16x32xbf16>
    %73 = stablehlo.add %arg2, %72 : tensor<2x16x32xbf16>
    %74 = stablehlo.convert %73 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %78 = stablehlo.divide %76, %77 : tensor<2x16x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %80 = stablehlo.subtract %74, %79 : tensor<2x16x32xf32>
    %81 = chlo.square %80 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %83 = stablehlo.multiply %82, %80 : tensor<2x16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%81 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %87 = stablehlo.divide %85, %86 : tensor<2x16x1xf32>
    %88 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %89 = stablehlo.subtract %74, %88 : tensor<2x16x32xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %91 = stablehlo.add %87, %90 : tensor<2x16x1xf32>
    %92 = stablehlo.rsqrt %91 : tensor<2x16x1xf32>
    %93 = stablehlo.divide %92, %91 : tensor<2x16x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<2x16x1xf32>
    %96 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %97 = stablehlo.multiply %89, %96 : tensor<2x16x32xf32>
    %98 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<2x16x32xf32>
    %101 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %103 = stablehlo.add %100, %102 : tensor<2x16x32xf32>
    %104 = stablehlo.convert %103 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %105 = stablehlo.convert %arg12 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %106 = stablehlo.dot_general %104, %105, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x128xbf16>) -> tensor<2x16x128xbf16>
    %107 = stablehlo.convert %arg11 : (tensor<128xf32>) -> tensor<128xbf16>
    %108 = stablehlo.broadcast_in_dim %107, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<2x16x128xbf16>
    %110 = stablehlo.add %106, %109 : tensor<2x16x128xbf16>
    %111 = stablehlo.multiply %110, %110 : tensor<2x16x128xbf16>
    %112 = stablehlo.multiply %111, %110 : tensor<2x16x128xbf16>
    %113 = stablehlo.multiply %110, %110 : tensor<2x16x128xbf16>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %114 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %115 = stablehlo.multiply %114, %113 : tensor<2x16x128xbf16>
    %cst_19 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %116 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %117 = stablehlo.multiply %116, %112 : tensor<2x16x128xbf16>
    %118 = stablehlo.add %110, %117 : tensor<2x16x128xbf16>
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %119 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %120 = stablehlo.multiply %119, %118 : tensor<2x16x128xbf16>
    %121 = stablehlo.tanh %120 : tensor<2x16x128xbf16>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %122 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %123 = stablehlo.subtract %122, %121 : tensor<2x16x128xbf16>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %124 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %125 = stablehlo.add %124, %121 : tensor<2x16x128xbf16>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %126 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %127 = stablehlo.multiply %126, %125 : tensor<2x16x128xbf16>
    %128 = stablehlo.multiply %110, %127 : tensor<2x16x128xbf16>
    %129 = stablehlo.convert %arg10 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %130 = stablehlo.dot_general %128, %129, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<128x32xbf16>) -> tensor<2x16x32xbf16>
    %131 = stablehlo.convert %arg9 : (tensor<32xf32>) -> tensor<32xbf16>
    %132 = stablehlo.broadcast_in_dim %131, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %134 = stablehlo.add %130, %133 : tensor<2x16x32xbf16>
    %135 = stablehlo.add %73, %134 : tensor<2x16x32xbf16>
    return %135, %9, %21, %18, %15, %24, %23, %31, %30, %41, %39, %55, %57, %62, %63, %43, %67, %66, %83, %95, %92, %89, %98, %97, %105, %104, %115, %121, %123, %127, %110, %129, %128 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x96xbf16>, tensor<2x16x32xbf16>, tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>, tensor<2x2x16x16xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x1xf32>, tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>, tensor<32x32xbf16>, tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x128xbf16>, tensor<2x16x32xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<2x16x128xbf16>, tensor<128x32xbf16>, tensor<2x16x128xbf16>
  }
  func.func private @_where_6(%arg0: tensor<2x2x16x16xf32>, %arg1: tensor<2x2x16x16xi1>, %arg2: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %0 : tensor<2x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x16x32xf32>, %arg1: tensor<2x16x32xf32>, %arg2: tensor<i32>) -> tensor<2x2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x16x32xf32>) -> tensor<1x2x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x16x32xf32>, tensor<1x2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x16x32xf32>
    return %1 : tensor<2x2x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x2x16x1xf32>, %arg1: tensor<2x16x1xf32>, %arg2: tensor<i32>) -> tensor<2x2x16x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x16x1xf32>) -> tensor<1x2x16x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x16x1xf32>, tensor<1x2x16x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x16x1xf32>
    return %1 : tensor<2x2x16x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x1x1x32xf32>, %arg1: tensor<1x1x32xf32>, %arg2: tensor<i32>) -> tensor<2x1x1x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x32xf32>
    return %1 : tensor<2x1x1x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x32x96xbf16>, %arg1: tensor<32x96xbf16>, %arg2: tensor<i32>) -> tensor<2x32x96xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x96xbf16>) -> tensor<1x32x96xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x96xbf16>, tensor<1x32x96xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x96xbf16>
    return %1 : tensor<2x32x96xbf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x2x16x32xbf16>, %arg1: tensor<2x16x32xbf16>, %arg2: tensor<i32>) -> tensor<2x2x16x32xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x16x32xbf16>) -> tensor<1x2x16x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x16x32xbf16>, tensor<1x2x16x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x16x32xbf16>
    return %1 : tensor<2x2x16x32xbf16>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x2x16x2x16xbf16>, %arg1: tensor<2x16x2x16xbf16>, %arg2: tensor<i32>) -> tensor<2x2x16x2x16xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<1x2x16x2x16xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x16x2x16xbf16>, tensor<1x2x16x2x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x16x2x16xbf16>
    return %1 : tensor<2x2x16x2x16xbf16>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x2x2x16x16xf32>, %arg1: tensor<2x2x16x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x2x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x2x16x16xf32>) -> tensor<1x2x2x16x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x2x16x16xf32>, tensor<1x2x2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x16x16xf32>
    return %1 : tensor<2x2x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x2x2x16x1xf32>, %arg1: tensor<2x2x16x1xf32>, %arg2: tensor<i32>) -> tensor<2x2x2x16x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x2x16x1xf32>) -> tensor<1x2x2x16x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x2x16x1xf32>, tensor<1x2x2x16x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x16x1xf32>
    return %1 : tensor<2x2x2x16x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x2x2x16x16xbf16>, %arg1: tensor<2x2x16x16xbf16>, %arg2: tensor<i32>) -> tensor<2x2x2x16x16xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x2x16x16xbf16>) -> tensor<1x2x2x16x16xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x2x16x16xbf16>, tensor<1x2x2x16x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x16x16xbf16>
    return %1 : tensor<2x2x2x16x16xbf16>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x32x32xbf16>, %arg1: tensor<32x32xbf16>, %arg2: tensor<i32>) -> tensor<2x32x32xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x32xbf16>) -> tensor<1x32x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x32xbf16>, tensor<1x32x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x32xbf16>
    return %1 : tensor<2x32x32xbf16>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<2x32x128xbf16>, %arg1: tensor<32x128xbf16>, %arg2: tensor<i32>) -> tensor<2x32x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x128xbf16>) -> tensor<1x32x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x128xbf16>, tensor<1x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x128xbf16>
    return %1 : tensor<2x32x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2x2x16x128xbf16>, %arg1: tensor<2x16x128xbf16>, %arg2: tensor<i32>) -> tensor<2x2x16x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x16x128xbf16>) -> tensor<1x2x16x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x16x128xbf16>, tensor<1x2x16x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x16x128xbf16>
    return %1 : tensor<2x2x16x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<2x128x32xbf16>, %arg1: tensor<128x32xbf16>, %arg2: tensor<i32>) -> tensor<2x128x32xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<128x32xbf16>) -> tensor<1x128x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x128x32xbf16>, tensor<1x128x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x32xbf16>
    return %1 : tensor<2x128x32xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<2x16x96xf32>) -> (tensor<2x16x96xf32>, tensor<2x16x96xf32>, tensor<2x16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x16x96xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x16x96xf32>
    %6 = stablehlo.exponential %5 : tensor<2x16x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x16x96xf32>, tensor<f32>) -> tensor<2x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %9 = stablehlo.log %8 : tensor<2x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x16x96xf32>
    return %11, %6, %8 : tensor<2x16x96xf32>, tensor<2x16x96xf32>, tensor<2x16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x16x96xf32>, %arg1: tensor<2x16x1xi32>) -> (tensor<2x16x1xf32>, tensor<2x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x16x1xi32>, tensor<2x16x1xi32>) -> tensor<2x16x1xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x16x1xi1>, tensor<2x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x16x1xi32>) -> tensor<2x16x1x1xi32>
    %c_1 = stablehlo.constant dense<95> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x16x1x1xi32>, tensor<2x16x1x1xi32>) -> tensor<2x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x16x1x1xi32>, tensor<2x16x1x1xi32>) -> tensor<2x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x16x1x1xi1>, tensor<i1>) -> tensor<2x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x16x96xf32>, tensor<2x16x1x1xi32>) -> tensor<2x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x16x1xi1>, tensor<2x16x1xf32>
    return %15, %5 : tensor<2x16x1xf32>, tensor<2x16x1x1xi32>
  }
  func.func private @take_along_axis_19(%arg0: tensor<2x16x1x1xi32>, %arg1: tensor<2x16x1xf32>) -> tensor<2x16x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x96xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x16x96xf32>, tensor<2x16x1x1xi32>, tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    return %1 : tensor<2x16x96xf32>
  }
  func.func private @log_softmax_20(%arg0: tensor<2x16x96xf32>, %arg1: tensor<2x16x1xf32>, %arg2: tensor<2x16x96xf32>) -> tensor<2x16x96xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x16x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x16x96xf32>, tensor<f32>) -> tensor<2x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x96xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x16x96xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x16x96xf32>
    return %7 : tensor<2x16x96xf32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<2x2x16x32xf32>, %arg1: tensor<i32>) -> tensor<2x16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 16, 32] : (tensor<2x2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16x32xf32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<2x2x16x1xf32>, %arg1: tensor<i32>) -> tensor<2x16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 16, 1] : (tensor<2x2x16x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16x1xf32>) -> tensor<2x16x1xf32>
    return %1 : tensor<2x16x1xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<2x1x1x32xf32>, %arg1: tensor<i32>) -> tensor<1x1x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 32] : (tensor<2x1x1x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x32xf32>) -> tensor<1x1x32xf32>
    return %1 : tensor<1x1x32xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<2x32x96xbf16>, %arg1: tensor<i32>) -> tensor<32x96xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 96] : (tensor<2x32x96xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x96xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x32x96xbf16>) -> tensor<32x96xbf16>
    return %1 : tensor<32x96xbf16>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<2x2x16x32xbf16>, %arg1: tensor<i32>) -> tensor<2x16x32xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 16, 32] : (tensor<2x2x16x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16x32xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16x32xbf16>) -> tensor<2x16x32xbf16>
    return %1 : tensor<2x16x32xbf16>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<2x2x16x2x16xbf16>, %arg1: tensor<i32>) -> tensor<2x16x2x16xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 16, 2, 16] : (tensor<2x2x16x2x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16x2x16xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    return %1 : tensor<2x16x2x16xbf16>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<2x2x2x16x16xf32>, %arg1: tensor<i32>) -> tensor<2x2x16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 2, 16, 16] : (tensor<2x2x2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    return %1 : tensor<2x2x16x16xf32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<2x2x2x16x1xf32>, %arg1: tensor<i32>) -> tensor<2x2x16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 2, 16, 1] : (tensor<2x2x2x16x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x16x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x16x1xf32>) -> tensor<2x2x16x1xf32>
    return %1 : tensor<2x2x16x1xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<2x2x2x16x16xbf16>, %arg1: tensor<i32>) -> tensor<2x2x16x16xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 2, 16, 16] : (tensor<2x2x2x16x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x16x16xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    return %1 : tensor<2x2x16x16xbf16>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<2x32x32xbf16>, %arg1: tensor<i32>) -> tensor<32x32xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 32] : (tensor<2x32x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x32x32xbf16>) -> tensor<32x32xbf16>
    return %1 : tensor<32x32xbf16>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<2x32x128xbf16>, %arg1: tensor<i32>) -> tensor<32x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 128] : (tensor<2x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x32x128xbf16>) -> tensor<32x128xbf16>
    return %1 : tensor<32x128xbf16>
  }
  func.func private @dynamic_index_in_dim_32(%arg0: tensor<2x2x16x128xbf16>, %arg1: tensor<i32>) -> tensor<2x16x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 16, 128] : (tensor<2x2x16x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16x128xbf16>) -> tensor<2x16x128xbf16>
    return %1 : tensor<2x16x128xbf16>
  }
  func.func private @dynamic_index_in_dim_33(%arg0: tensor<2x128x32xbf16>, %arg1: tensor<i32>) -> tensor<128x32xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 32] : (tensor<2x128x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x32xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x128x32xbf16>) -> tensor<128x32xbf16>
    return %1 : tensor<128x32xbf16>
  }
  func.func private @closed_call_34(%arg0: tensor<2x2x16x16xi1>, %arg1: tensor<2x16x32xbf16>, %arg2: tensor<2x16x32xf32>, %arg3: tensor<2x16x1xf32>, %arg4: tensor<2x16x1xf32>, %arg5: tensor<2x16x32xf32>, %arg6: tensor<1x1x32xf32>, %arg7: tensor<2x16x32xf32>, %arg8: tensor<32x96xbf16>, %arg9: tensor<2x16x32xbf16>, %arg10: tensor<2x16x2x16xbf16>, %arg11: tensor<2x16x2x16xbf16>, %arg12: tensor<2x2x16x16xf32>, %arg13: tensor<2x2x16x1xf32>, %arg14: tensor<2x2x16x1xf32>, %arg15: tensor<2x2x16x16xbf16>, %arg16: tensor<2x16x2x16xbf16>, %arg17: tensor<32x32xbf16>, %arg18: tensor<2x16x32xbf16>, %arg19: tensor<2x16x32xf32>, %arg20: tensor<2x16x1xf32>, %arg21: tensor<2x16x1xf32>, %arg22: tensor<2x16x32xf32>, %arg23: tensor<1x1x32xf32>, %arg24: tensor<2x16x32xf32>, %arg25: tensor<32x128xbf16>, %arg26: tensor<2x16x32xbf16>, %arg27: tensor<2x16x128xbf16>, %arg28: tensor<2x16x128xbf16>, %arg29: tensor<2x16x128xbf16>, %arg30: tensor<2x16x128xbf16>, %arg31: tensor<2x16x128xbf16>, %arg32: tensor<128x32xbf16>, %arg33: tensor<2x16x128xbf16>) -> (tensor<2x16x32xbf16>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1 = stablehlo.reshape %0 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %3 = stablehlo.convert %2 : (tensor<32xbf16>) -> tensor<32xf32>
    %4 = stablehlo.dot_general %arg1, %arg33, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x128xbf16>) -> tensor<32x128xbf16>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %6 = stablehlo.dot_general %arg1, %arg32, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<128x32xbf16>) -> tensor<2x16x128xbf16>
    %7 = stablehlo.convert %5 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %8 = stablehlo.multiply %arg31, %6 : tensor<2x16x128xbf16>
    %9 = stablehlo.multiply %6, %arg30 : tensor<2x16x128xbf16>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %11 = stablehlo.multiply %10, %8 : tensor<2x16x128xbf16>
    %12 = stablehlo.multiply %11, %arg29 : tensor<2x16x128xbf16>
    %13 = stablehlo.multiply %12, %arg28 : tensor<2x16x128xbf16>
    %14 = stablehlo.add %12, %13 : tensor<2x16x128xbf16>
    %cst_2 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %16 = stablehlo.multiply %15, %14 : tensor<2x16x128xbf16>
    %17 = stablehlo.add %9, %16 : tensor<2x16x128xbf16>
    %cst_3 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %19 = stablehlo.multiply %18, %16 : tensor<2x16x128xbf16>
    %20 = stablehlo.multiply %19, %arg27 : tensor<2x16x128xbf16>
    %21 = stablehlo.add %17, %20 : tensor<2x16x128xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %23 = stablehlo.reshape %22 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %25 = stablehlo.convert %24 : (tensor<128xbf16>) -> tensor<128xf32>
    %26 = stablehlo.dot_general %21, %arg26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<2x16x32xbf16>) -> tensor<128x32xbf16>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %28 = stablehlo.dot_general %21, %arg25, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<32x128xbf16>) -> tensor<2x16x32xbf16>
    %29 = stablehlo.convert %27 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %30 = stablehlo.convert %28 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.reshape %31 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %34 = stablehlo.multiply %arg24, %30 : tensor<2x16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %36 = stablehlo.reshape %35 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %37 = stablehlo.broadcast_in_dim %arg23, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %38 = stablehlo.multiply %30, %37 : tensor<2x16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %40 = stablehlo.multiply %arg22, %38 : tensor<2x16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %42 = stablehlo.reshape %41 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %43 = stablehlo.broadcast_in_dim %arg21, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %44 = stablehlo.multiply %38, %43 : tensor<2x16x32xf32>
    %45 = stablehlo.multiply %42, %arg20 : tensor<2x16x1xf32>
    %46 = stablehlo.negate %44 : tensor<2x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %48 = stablehlo.reshape %47 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %50 = stablehlo.divide %45, %49 : tensor<2x16x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %53 = stablehlo.multiply %52, %arg19 : tensor<2x16x32xf32>
    %54 = stablehlo.negate %53 : tensor<2x16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %56 = stablehlo.reshape %55 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %57 = stablehlo.add %44, %53 : tensor<2x16x32xf32>
    %58 = stablehlo.add %48, %56 : tensor<2x16x1xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %60 = stablehlo.divide %58, %59 : tensor<2x16x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %63 = stablehlo.add %57, %62 : tensor<2x16x32xf32>
    %64 = stablehlo.convert %63 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %65 = stablehlo.add %arg1, %64 : tensor<2x16x32xbf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %66 = stablehlo.reduce(%65 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %67 = stablehlo.reshape %66 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %68 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %69 = stablehlo.convert %68 : (tensor<32xbf16>) -> tensor<32xf32>
    %70 = stablehlo.dot_general %65, %arg18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x32xbf16>) -> tensor<32x32xbf16>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %72 = stablehlo.dot_general %65, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %73 = stablehlo.convert %71 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %74 = stablehlo.reshape %72 : (tensor<2x16x32xbf16>) -> tensor<2x16x2x16xbf16>
    %75 = stablehlo.transpose %74, dims = [0, 2, 3, 1] : (tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %76 = stablehlo.dot_general %75, %arg16, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %77 = stablehlo.dot_general %75, %arg15, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %78 = stablehlo.transpose %77, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %79 = stablehlo.convert %76 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %80 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<2x2x16x16xf32>
    %82 = stablehlo.multiply %81, %arg12 : tensor<2x2x16x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %84 = stablehlo.reshape %83 : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %85 = stablehlo.negate %84 : tensor<2x2x16x1xf32>
    %86 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %87 = stablehlo.divide %79, %86 : tensor<2x2x16x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%85 init: %cst_20) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x1xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x16xf32>
    %90 = stablehlo.add %87, %89 : tensor<2x2x16x16xf32>
    %91 = stablehlo.multiply %90, %arg12 : tensor<2x2x16x16xf32>
    %92 = call @_where_35(%arg0, %91) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_21 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %94 = stablehlo.multiply %92, %93 : tensor<2x2x16x16xf32>
    %95 = stablehlo.convert %94 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %96 = stablehlo.dot_general %95, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %97 = stablehlo.transpose %96, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %98 = stablehlo.dot_general %95, %arg10, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %99 = stablehlo.transpose %98, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %100 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %101 = stablehlo.pad %100, %cst_22, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %102 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %103 = stablehlo.pad %102, %cst_23, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %104 = stablehlo.add %101, %103 : tensor<2x16x3x2x16xbf16>
    %105 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %106 = stablehlo.pad %105, %cst_24, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %107 = stablehlo.add %104, %106 : tensor<2x16x3x2x16xbf16>
    %108 = stablehlo.reshape %107 : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x96xbf16>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %109 = stablehlo.reduce(%108 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %110 = stablehlo.reshape %109 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %111 = stablehlo.reduce(%110 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %112 = stablehlo.convert %111 : (tensor<96xbf16>) -> tensor<96xf32>
    %113 = stablehlo.dot_general %108, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<2x16x32xbf16>) -> tensor<96x32xbf16>
    %114 = stablehlo.transpose %113, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %115 = stablehlo.dot_general %108, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<32x96xbf16>) -> tensor<2x16x32xbf16>
    %116 = stablehlo.convert %114 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %117 = stablehlo.convert %115 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %119 = stablehlo.reshape %118 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %121 = stablehlo.multiply %arg7, %117 : tensor<2x16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %123 = stablehlo.reshape %122 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %124 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %125 = stablehlo.multiply %117, %124 : tensor<2x16x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%123 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %127 = stablehlo.multiply %arg5, %125 : tensor<2x16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %129 = stablehlo.reshape %128 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %130 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %131 = stablehlo.multiply %125, %130 : tensor<2x16x32xf32>
    %132 = stablehlo.multiply %129, %arg3 : tensor<2x16x1xf32>
    %133 = stablehlo.negate %131 : tensor<2x16x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %135 = stablehlo.reshape %134 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_33 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %137 = stablehlo.divide %132, %136 : tensor<2x16x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %140 = stablehlo.multiply %139, %arg2 : tensor<2x16x32xf32>
    %141 = stablehlo.negate %140 : tensor<2x16x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %143 = stablehlo.reshape %142 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %144 = stablehlo.add %131, %140 : tensor<2x16x32xf32>
    %145 = stablehlo.add %135, %143 : tensor<2x16x1xf32>
    %cst_36 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %147 = stablehlo.divide %145, %146 : tensor<2x16x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %150 = stablehlo.add %144, %149 : tensor<2x16x32xf32>
    %151 = stablehlo.convert %150 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %152 = stablehlo.add %65, %151 : tensor<2x16x32xbf16>
    return %152, %69, %73, %112, %116, %126, %120, %3, %7, %25, %29, %39, %33 : tensor<2x16x32xbf16>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @_where_35(%arg0: tensor<2x2x16x16xi1>, %arg1: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %1 : tensor<2x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<2x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<i32>) -> tensor<2x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<2x32xf32>
    return %1 : tensor<2x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<2x32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<i32>) -> tensor<2x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x32xf32>
    return %1 : tensor<2x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<2x96xf32>, %arg1: tensor<96xf32>, %arg2: tensor<i32>) -> tensor<2x96xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x96xf32>, tensor<1x96xf32>, tensor<i32>, tensor<i32>) -> tensor<2x96xf32>
    return %1 : tensor<2x96xf32>
  }
  func.func private @dynamic_update_index_in_dim_39(%arg0: tensor<2x32x96xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<i32>) -> tensor<2x32x96xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x96xf32>) -> tensor<1x32x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x96xf32>, tensor<1x32x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x96xf32>
    return %1 : tensor<2x32x96xf32>
  }
  func.func private @dynamic_update_index_in_dim_40(%arg0: tensor<2x128x32xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<i32>) -> tensor<2x128x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x128x32xf32>, tensor<1x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x32xf32>
    return %1 : tensor<2x128x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_41(%arg0: tensor<2x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<i32>) -> tensor<2x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x128xf32>, tensor<1x128xf32>, tensor<i32>, tensor<i32>) -> tensor<2x128xf32>
    return %1 : tensor<2x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_42(%arg0: tensor<2x32x128xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<i32>) -> tensor<2x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x128xf32>) -> tensor<1x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x128xf32>, tensor<1x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x128xf32>
    return %1 : tensor<2x32x128xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<2x32xf32>, %arg1: tensor<2x32xf32>, %arg2: tensor<2x32xf32>, %arg3: tensor<2x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x32xf32>
    return %21, %4, %10 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
  }
  func.func private @adam_leaf_43(%arg0: tensor<2x32x32xf32>, %arg1: tensor<2x32x32xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x32x32xf32>, tensor<2x32x32xf32>, tensor<2x32x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x32x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x32x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x32x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x32x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x32x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x32x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x32x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x32x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x32x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x32x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x32x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x32x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x32x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x32x32xf32>
    return %21, %4, %10 : tensor<2x32x32xf32>, tensor<2x32x32xf32>, tensor<2x32x32xf32>
  }
  func.func private @adam_leaf_44(%arg0: tensor<2x96xf32>, %arg1: tensor<2x96xf32>, %arg2: tensor<2x96xf32>, %arg3: tensor<2x96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x96xf32>, tensor<2x96xf32>, tensor<2x96xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x96xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x96xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x96xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x96xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x96xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x96xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x96xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x96xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x96xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x96xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x96xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x96xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x96xf32>
    return %21, %4, %10 : tensor<2x96xf32>, tensor<2x96xf32>, tensor<2x96xf32>
  }
  func.func private @adam_leaf_45(%arg0: tensor<2x32x96xf32>, %arg1: tensor<2x32x96xf32>, %arg2: tensor<2x32x96xf32>, %arg3: tensor<2x32x96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x32x96xf32>, tensor<2x32x96xf32>, tensor<2x32x96xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x32x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x32x96xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x32x96xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x32x96xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x32x96xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x32x96xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x32x96xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x32x96xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x32x96xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x32x96xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x32x96xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x32x96xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x32x96xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x32x96xf32>
    return %21, %4, %10 : tensor<2x32x96xf32>, tensor<2x32x96xf32>, tensor<2x32x96xf32>
  }
  func.func private @adam_leaf_46(%arg0: tensor<2x128x32xf32>, %arg1: tensor<2x128x32xf32>, %arg2: tensor<2x128x32xf32>, %arg3: tensor<2x128x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x128x32xf32>, tensor<2x128x32xf32>, tensor<2x128x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x128x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x128x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x128x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x128x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x128x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x128x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x128x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x128x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x128x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x128x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x128x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x128x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x128x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x128x32xf32>
    return %21, %4, %10 : tensor<2x128x32xf32>, tensor<2x128x32xf32>, tensor<2x128x32xf32>
  }
  func.func private @adam_leaf_47(%arg0: tensor<2x128xf32>, %arg1: tensor<2x128xf32>, %arg2: tensor<2x128xf32>, %arg3: tensor<2x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x128xf32>, tensor<2x128xf32>, tensor<2x128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x128xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x128xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x128xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x128xf32>
    return %21, %4, %10 : tensor<2x128xf32>, tensor<2x128xf32>, tensor<2x128xf32>
  }
  func.func private @adam_leaf_48(%arg0: tensor<2x32x128xf32>, %arg1: tensor<2x32x128xf32>, %arg2: tensor<2x32x128xf32>, %arg3: tensor<2x32x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x32x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x32x128xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x32x128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x32x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x32x128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x32x128xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x32x128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x32x128xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x32x128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x32x128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x32x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x32x128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x32x128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x32x128xf32>
    return %21, %4, %10 : tensor<2x32x128xf32>, tensor<2x32x128xf32>, tensor<2x32x128xf32>
  }
  func.func private @adam_leaf_49(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<16x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<16x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<16x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<16x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<16x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<16x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<16x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<16x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<16x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<16x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<16x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<16x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<16x32xf32>
    return %21, %4, %10 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>
  }
  func.func private @adam_leaf_50(%arg0: tensor<96x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<96x32xf32>, %arg3: tensor<96x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<96x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<96x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<96x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<96x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<96x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<96x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<96x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<96x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<96x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<96x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<96x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<96x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<96x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<96x32xf32>
    return %21, %4, %10 : tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>
  }
  func.func private @adam_leaf_51(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<32xf32>
    %4 = stablehlo.add %1, %3 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<32xf32>
    %10 = stablehlo.add %6, %9 : tensor<32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<32xf32>
    %13 = stablehlo.sqrt %12 : tensor<32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %15 = stablehlo.add %13, %14 : tensor<32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<32xf32>
    return %21, %4, %10 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
}
