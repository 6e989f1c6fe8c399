module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<48xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x48xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<64x16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<16x64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<16xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<8x16xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<48x16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<16xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<i32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<16xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<16x16xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<48xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<16x48xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<16xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<64x16xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<16x64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<16xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<16xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<8x16xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<48x16xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<16xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<16xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<16xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<16x16xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<48xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<16x48xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<16xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<16xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<16xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<64x16xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<64xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<16x64xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<16xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<16xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<8x16xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<48x16xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<16xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<16xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<3x2x8xi32>, %arg50: tensor<3x2x8xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<16x48xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<8x16xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<48x16xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<16xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<48xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<16x48xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<8x16xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<48x16xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<48xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<16x48xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<8x16xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<48x16xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:36 = stablehlo.while(%iterArg = %arg49, %iterArg_40 = %arg50, %iterArg_41 = %arg13, %iterArg_42 = %arg12, %iterArg_43 = %arg4, %iterArg_44 = %arg5, %iterArg_45 = %arg3, %iterArg_46 = %arg2, %iterArg_47 = %arg1, %iterArg_48 = %arg0, %iterArg_49 = %arg10, %iterArg_50 = %arg11, %iterArg_51 = %arg9, %iterArg_52 = %arg8, %iterArg_53 = %arg7, %iterArg_54 = %arg6, %iterArg_55 = %arg14, %iterArg_56 = %arg15, %iterArg_57 = %c, %iterArg_58 = %cst_15, %iterArg_59 = %0, %iterArg_60 = %1, %iterArg_61 = %2, %iterArg_62 = %3, %iterArg_63 = %4, %iterArg_64 = %5, %iterArg_65 = %6, %iterArg_66 = %7, %iterArg_67 = %8, %iterArg_68 = %9, %iterArg_69 = %10, %iterArg_70 = %11, %iterArg_71 = %12, %iterArg_72 = %13, %iterArg_73 = %14, %iterArg_74 = %15) : tensor<3x2x8xi32>, tensor<3x2x8xi32>, tensor<48x16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>
    cond {
      %c_75 = stablehlo.constant dense<3> : tensor<i32>
      %74 = stablehlo.compare LT, %iterArg_57, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %74 : tensor<i1>
    } do {
      %74 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_57) : (tensor<3x2x8xi32>, tensor<i32>) -> tensor<2x8xi32>
      %75 = func.call @dynamic_index_in_dim(%iterArg_40, %iterArg_57) : (tensor<3x2x8xi32>, tensor<i32>) -> tensor<2x8xi32>
      %76:17 = func.call @closed_call(%iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %74, %75) : (tensor<48x16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8xi32>, tensor<2x8xi32>) -> (tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>)
      %c_75 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %iterArg_57, %c_75 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %77, %76#0, %76#1, %76#2, %76#3, %76#4, %76#5, %76#6, %76#7, %76#8, %76#9, %76#10, %76#11, %76#12, %76#13, %76#14, %76#15, %76#16 : tensor<3x2x8xi32>, tensor<3x2x8xi32>, tensor<48x16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>
    }
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %17 = stablehlo.divide %16#19, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.divide %16#20, %18 : tensor<16xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %21 = stablehlo.divide %16#21, %20 : tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %23 = stablehlo.divide %16#22, %22 : tensor<48xf32>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %25 = stablehlo.divide %16#23, %24 : tensor<16x48xf32>
    %cst_21 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %27 = stablehlo.divide %16#24, %26 : tensor<16xf32>
    %cst_22 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.divide %16#25, %28 : tensor<16xf32>
    %cst_23 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.divide %16#26, %30 : tensor<16xf32>
    %cst_24 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %33 = stablehlo.divide %16#27, %32 : tensor<64x16xf32>
    %cst_25 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %35 = stablehlo.divide %16#28, %34 : tensor<64xf32>
    %cst_26 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %37 = stablehlo.divide %16#29, %36 : tensor<16x64xf32>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %39 = stablehlo.divide %16#30, %38 : tensor<16xf32>
    %cst_28 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %41 = stablehlo.divide %16#31, %40 : tensor<16xf32>
    %cst_29 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %43 = stablehlo.divide %16#32, %42 : tensor<8x16xf32>
    %cst_30 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %45 = stablehlo.divide %16#33, %44 : tensor<48x16xf32>
    %cst_31 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.divide %16#34, %46 : tensor<16xf32>
    %cst_32 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %49 = stablehlo.divide %16#35, %48 : tensor<16xf32>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %50 = stablehlo.add %arg16, %c_33 : tensor<i32>
    %51 = stablehlo.convert %50 : (tensor<i32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %52 = stablehlo.power %cst_34, %51 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.subtract %cst_35, %52 : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.divide %cst_36, %53 : tensor<f32>
    %cst_37 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %55 = stablehlo.power %cst_37, %51 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.subtract %cst_38, %55 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.divide %cst_39, %56 : tensor<f32>
    %58:3 = call @adam_leaf(%arg0, %arg17, %arg33, %19, %54, %57) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %59:3 = call @adam_leaf_3(%arg1, %arg18, %arg34, %21, %54, %57) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>)
    %60:3 = call @adam_leaf_4(%arg2, %arg19, %arg35, %23, %54, %57) : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>) -> (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>)
    %61:3 = call @adam_leaf_5(%arg3, %arg20, %arg36, %25, %54, %57) : (tensor<16x48xf32>, tensor<16x48xf32>, tensor<16x48xf32>, tensor<16x48xf32>, tensor<f32>, tensor<f32>) -> (tensor<16x48xf32>, tensor<16x48xf32>, tensor<16x48xf32>)
    %62:3 = call @adam_leaf(%arg4, %arg21, %arg37, %27, %54, %57) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %63:3 = call @adam_leaf(%arg5, %arg22, %arg38, %29, %54, %57) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %64:3 = call @adam_leaf(%arg6, %arg23, %arg39, %31, %54, %57) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %65:3 = call @adam_leaf_6(%arg7, %arg24, %arg40, %33, %54, %57) : (tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>)
    %66:3 = call @adam_leaf_7(%arg8, %arg25, %arg41, %35, %54, %57) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %67:3 = call @adam_leaf_8(%arg9, %arg26, %arg42, %37, %54, %57) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %68:3 = call @adam_leaf(%arg10, %arg27, %arg43, %39, %54, %57) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %69:3 = call @adam_leaf(%arg11, %arg28, %arg44, %41, %54, %57) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %70:3 = call @adam_leaf_9(%arg12, %arg29, %arg45, %43, %54, %57) : (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>)
    %71:3 = call @adam_leaf_10(%arg13, %arg30, %arg46, %45, %54, %57) : (tensor<48x16xf32>, tensor<48x16xf32>, tensor<48x16xf32>, tensor<48x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<48x16xf32>, tensor<48x16xf32>, tensor<48x16xf32>)
    %72:3 = call @adam_leaf(%arg14, %arg31, %arg47, %47, %54, %57) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %73:3 = call @adam_leaf(%arg15, %arg32, %arg48, %49, %54, %57) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    return %58#0, %59#0, %60#0, %61#0, %62#0, %63#0, %64#0, %65#0, %66#0, %67#0, %68#0, %69#0, %70#0, %71#0, %72#0, %73#0, %50, %58#1, %59#1, %60#1, %61#1, %62#1, %63#1, %64#1, %65#1, %66#1, %67#1, %68#1, %69#1, %70#1, %71#1, %72#1, %73#1, %58#2, %59#2, %60#2, %61#2, %62#2, %63#2, %64#2, %65#2, %66#2, %67#2, %68#2, %69#2, %70#2, %71#2, %72#2, %73#2, %17 : tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2x8xi32>, %arg1: tensor<i32>) -> tensor<2x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 8] : (tensor<3x2x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8xi32>) -> tensor<2x8xi32>
    return %1 : tensor<2x8xi32>
  }
  func.func private @closed_call(%arg0: tensor<48x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<16x64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64x16xf32>, %arg13: tensor<16xf32>, %arg14: tensor<16xf32>, %arg15: tensor<16xf32>, %arg16: tensor<f32>, %arg17: tensor<16xf32>, %arg18: tensor<16x16xf32>, %arg19: tensor<48xf32>, %arg20: tensor<16x48xf32>, %arg21: tensor<16xf32>, %arg22: tensor<16xf32>, %arg23: tensor<16xf32>, %arg24: tensor<64x16xf32>, %arg25: tensor<64xf32>, %arg26: tensor<16x64xf32>, %arg27: tensor<16xf32>, %arg28: tensor<16xf32>, %arg29: tensor<8x16xf32>, %arg30: tensor<48x16xf32>, %arg31: tensor<16xf32>, %arg32: tensor<16xf32>, %arg33: tensor<2x8xi32>, %arg34: tensor<2x8xi32>) -> (tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %1 = stablehlo.compare LT, %arg34, %0, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %3 = stablehlo.add %arg34, %2 : tensor<2x8xi32>
    %4 = stablehlo.select %1, %3, %arg34 : tensor<2x8xi1>, tensor<2x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<48x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<2x8x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<2x8x16xf32>
    %10 = stablehlo.convert %9 : (tensor<2x8x16xf32>) -> tensor<2x8x16xbf16>
    %11 = stablehlo.convert %10 : (tensor<2x8x16xbf16>) -> tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x8x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<2x8x16xf32>
    %18 = chlo.square %17 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<2x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<2x8x1xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %26 = stablehlo.subtract %11, %25 : tensor<2x8x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %28 = stablehlo.add %24, %27 : tensor<2x8x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<2x8x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<2x8x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<2x8x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<2x8x16xf32>
    %35 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<2x8x16xf32>
    %38 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %40 = stablehlo.add %37, %39 : tensor<2x8x16xf32>
    %41 = stablehlo.convert %40 : (tensor<2x8x16xf32>) -> tensor<2x8x16xbf16>
    %42 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %43 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %44 = stablehlo.compare GE, %42, %43, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %45 = stablehlo.convert %arg4 : (tensor<16x48xf32>) -> tensor<16x48xbf16>
    %46 = stablehlo.dot_general %41, %45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<16x48xbf16>) -> tensor<2x8x48xbf16>
    %47 = stablehlo.convert %arg5 : (tensor<48xf32>) -> tensor<48xbf16>
    %48 = stablehlo.broadcast_in_dim %47, dims = [2] : (tensor<48xbf16>) -> tensor<1x1x48xbf16>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x48xbf16>) -> tensor<2x8x48xbf16>
    %50 = stablehlo.add %46, %49 : tensor<2x8x48xbf16>
    %51 = stablehlo.reshape %50 : (tensor<2x8x48xbf16>) -> tensor<2x8x3x2x8xbf16>
    %52 = stablehlo.slice %51 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xbf16>) -> tensor<2x8x1x2x8xbf16>
    %53 = stablehlo.reshape %52 : (tensor<2x8x1x2x8xbf16>) -> tensor<2x8x2x8xbf16>
    %54 = stablehlo.slice %51 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xbf16>) -> tensor<2x8x1x2x8xbf16>
    %55 = stablehlo.reshape %54 : (tensor<2x8x1x2x8xbf16>) -> tensor<2x8x2x8xbf16>
    %56 = stablehlo.slice %51 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xbf16>) -> tensor<2x8x1x2x8xbf16>
    %57 = stablehlo.reshape %56 : (tensor<2x8x1x2x8xbf16>) -> tensor<2x8x2x8xbf16>
    %58 = stablehlo.dot_general %53, %55, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xbf16>, tensor<2x8x2x8xbf16>) -> tensor<2x2x8x8xbf16>
    %59 = stablehlo.convert %58 : (tensor<2x2x8x8xbf16>) -> tensor<2x2x8x8xf32>
    %cst_7 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<2x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %62:2 = call @_where(%44, %61, %cst_8) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62#0 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %65 = stablehlo.maximum %64, %63 : tensor<2x2x8xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %68 = stablehlo.subtract %62#0, %67 : tensor<2x2x8x8xf32>
    %69 = stablehlo.exponential %68 : tensor<2x2x8x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %73 = stablehlo.divide %69, %72 : tensor<2x2x8x8xf32>
    %74 = stablehlo.multiply %71, %71 : tensor<2x2x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %76 = stablehlo.divide %75, %74 : tensor<2x2x8x1xf32>
    %77 = stablehlo.convert %73 : (tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xbf16>
    %78 = stablehlo.dot_general %57, %77, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xbf16>, tensor<2x2x8x8xbf16>) -> tensor<2x2x8x8xbf16>
    %79 = stablehlo.transpose %78, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xbf16>) -> tensor<2x8x2x8xbf16>
    %80 = stablehlo.reshape %79 : (tensor<2x8x2x8xbf16>) -> tensor<2x8x16xbf16>
    %81 = stablehlo.convert %arg6 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<16x16xbf16>) -> tensor<2x8x16xbf16>
    %83 = stablehlo.convert %arg7 : (tensor<16xf32>) -> tensor<16xbf16>
    %84 = stablehlo.broadcast_in_dim %83, dims = [2] : (tensor<16xbf16>) -> tensor<1x1x16xbf16>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1x1x16xbf16>) -> tensor<2x8x16xbf16>
    %86 = stablehlo.add %82, %85 : tensor<2x8x16xbf16>
    %87 = stablehlo.add %10, %86 : tensor<2x8x16xbf16>
    %88 = stablehlo.convert %87 : (tensor<2x8x16xbf16>) -> tensor<2x8x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_14 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %92 = stablehlo.divide %90, %91 : tensor<2x8x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %94 = stablehlo.subtract %88, %93 : tensor<2x8x16xf32>
    %95 = chlo.square %94 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %97 = stablehlo.multiply %96, %94 : tensor<2x8x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%95 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_17 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<2x8x1xf32>
    %102 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %103 = stablehlo.subtract %88, %102 : tensor<2x8x16xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %105 = stablehlo.add %101, %104 : tensor<2x8x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<2x8x1xf32>
    %107 = stablehlo.divide %106, %105 : tensor<2x8x1xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<2x8x1xf32>
    %110 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %111 = stablehlo.multiply %103, %110 : tensor<2x8x16xf32>
    %112 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<2x8x16xf32>
    %115 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %117 = stablehlo.add %114, %116 : tensor<2x8x16xf32>
    %118 = stablehlo.convert %117 : (tensor<2x8x16xf32>) -> tensor<2x8x16xbf16>
    %119 = stablehlo.convert %arg10 : (tensor<16x64xf32>) -> tensor<16x64xbf16>
    %120 = stablehlo.dot_general %118, %119, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<16x64xbf16>) -> tensor<2x8x64xbf16>
    %121 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xbf16>
    %122 = stablehlo.broadcast_in_dim %121, dims = [2] : (tensor<64xbf16>) -> tensor<1x1x64xbf16>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x64xbf16>) -> tensor<2x8x64xbf16>
    %124 = stablehlo.add %120, %123 : tensor<2x8x64xbf16>
    %125 = stablehlo.multiply %124, %124 : tensor<2x8x64xbf16>
    %126 = stablehlo.multiply %125, %124 : tensor<2x8x64xbf16>
    %127 = stablehlo.multiply %124, %124 : tensor<2x8x64xbf16>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %128 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %129 = stablehlo.multiply %128, %127 : tensor<2x8x64xbf16>
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %130 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %131 = stablehlo.multiply %130, %126 : tensor<2x8x64xbf16>
    %132 = stablehlo.add %124, %131 : tensor<2x8x64xbf16>
    %cst_22 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %133 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %134 = stablehlo.multiply %133, %132 : tensor<2x8x64xbf16>
    %135 = stablehlo.tanh %134 : tensor<2x8x64xbf16>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %136 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %137 = stablehlo.subtract %136, %135 : tensor<2x8x64xbf16>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %138 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %139 = stablehlo.add %138, %135 : tensor<2x8x64xbf16>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %140 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %141 = stablehlo.multiply %140, %139 : tensor<2x8x64xbf16>
    %142 = stablehlo.multiply %124, %141 : tensor<2x8x64xbf16>
    %143 = stablehlo.convert %arg12 : (tensor<64x16xf32>) -> tensor<64x16xbf16>
    %144 = stablehlo.dot_general %142, %143, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xbf16>, tensor<64x16xbf16>) -> tensor<2x8x16xbf16>
    %145 = stablehlo.convert %arg13 : (tensor<16xf32>) -> tensor<16xbf16>
    %146 = stablehlo.broadcast_in_dim %145, dims = [2] : (tensor<16xbf16>) -> tensor<1x1x16xbf16>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x16xbf16>) -> tensor<2x8x16xbf16>
    %148 = stablehlo.add %144, %147 : tensor<2x8x16xbf16>
    %149 = stablehlo.add %87, %148 : tensor<2x8x16xbf16>
    %150 = stablehlo.convert %149 : (tensor<2x8x16xbf16>) -> tensor<2x8x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_27 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %154 = stablehlo.divide %152, %153 : tensor<2x8x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %156 = stablehlo.subtract %150, %155 : tensor<2x8x16xf32>
    %157 = chlo.square %156 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %159 = stablehlo.multiply %158, %156 : tensor<2x8x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%157 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_30 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %163 = stablehlo.divide %161, %162 : tensor<2x8x1xf32>
    %164 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %165 = stablehlo.subtract %150, %164 : tensor<2x8x16xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %167 = stablehlo.add %163, %166 : tensor<2x8x1xf32>
    %168 = stablehlo.rsqrt %167 : tensor<2x8x1xf32>
    %169 = stablehlo.divide %168, %167 : tensor<2x8x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<2x8x1xf32>
    %172 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %173 = stablehlo.multiply %165, %172 : tensor<2x8x16xf32>
    %174 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<2x8x16xf32>
    %177 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %179 = stablehlo.add %176, %178 : tensor<2x8x16xf32>
    %180 = stablehlo.convert %179 : (tensor<2x8x16xf32>) -> tensor<2x8x16xbf16>
    %181 = stablehlo.convert %arg0 : (tensor<48x16xf32>) -> tensor<48x16xbf16>
    %182 = stablehlo.transpose %181, dims = [1, 0] : (tensor<48x16xbf16>) -> tensor<16x48xbf16>
    %183 = stablehlo.dot_general %180, %182, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<16x48xbf16>) -> tensor<2x8x48xbf16>
    %184 = stablehlo.convert %183 : (tensor<2x8x48xbf16>) -> tensor<2x8x48xf32>
    %185:3 = call @log_softmax(%184) : (tensor<2x8x48xf32>) -> (tensor<2x8x48xf32>, tensor<2x8x48xf32>, tensor<2x8x1xf32>)
    %186 = stablehlo.broadcast_in_dim %arg33, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %187:2 = call @take_along_axis(%185#0, %186) : (tensor<2x8x48xf32>, tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>)
    %188 = stablehlo.reshape %187#0 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %189 = stablehlo.negate %188 : tensor<2x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %191 = stablehlo.divide %190, %cst_34 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %192 = stablehlo.divide %cst_35, %cst_36 : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %194 = stablehlo.negate %193 : tensor<2x8xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %196 = call @take_along_axis_0(%187#1, %195) : (tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x48xf32>
    %197 = call @log_softmax_1(%185#1, %185#2, %196) : (tensor<2x8x48xf32>, tensor<2x8x1xf32>, tensor<2x8x48xf32>) -> tensor<2x8x48xf32>
    %198 = stablehlo.convert %197 : (tensor<2x8x48xf32>) -> tensor<2x8x48xbf16>
    %199 = stablehlo.dot_general %198, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xbf16>, tensor<2x8x16xbf16>) -> tensor<48x16xbf16>
    %200 = stablehlo.transpose %199, dims = [1, 0] : (tensor<48x16xbf16>) -> tensor<16x48xbf16>
    %201 = stablehlo.dot_general %198, %182, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xbf16>, tensor<16x48xbf16>) -> tensor<2x8x16xbf16>
    %202 = stablehlo.transpose %200, dims = [1, 0] : (tensor<16x48xbf16>) -> tensor<48x16xbf16>
    %203 = stablehlo.convert %202 : (tensor<48x16xbf16>) -> tensor<48x16xf32>
    %204 = stablehlo.convert %201 : (tensor<2x8x16xbf16>) -> tensor<2x8x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %206 = stablehlo.reshape %205 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %208 = stablehlo.multiply %173, %204 : tensor<2x8x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %210 = stablehlo.reshape %209 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %211 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %212 = stablehlo.multiply %204, %211 : tensor<2x8x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%210 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %214 = stablehlo.multiply %165, %212 : tensor<2x8x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %216 = stablehlo.reshape %215 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %217 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %218 = stablehlo.multiply %212, %217 : tensor<2x8x16xf32>
    %219 = stablehlo.multiply %216, %171 : tensor<2x8x1xf32>
    %220 = stablehlo.negate %218 : tensor<2x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %222 = stablehlo.reshape %221 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_43 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %224 = stablehlo.divide %219, %223 : tensor<2x8x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %227 = stablehlo.multiply %226, %159 : tensor<2x8x16xf32>
    %228 = stablehlo.negate %227 : tensor<2x8x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %230 = stablehlo.reshape %229 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %231 = stablehlo.add %218, %227 : tensor<2x8x16xf32>
    %232 = stablehlo.add %222, %230 : tensor<2x8x1xf32>
    %cst_46 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %234 = stablehlo.divide %232, %233 : tensor<2x8x1xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %237 = stablehlo.add %231, %236 : tensor<2x8x16xf32>
    %238 = stablehlo.convert %237 : (tensor<2x8x16xf32>) -> tensor<2x8x16xbf16>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %239 = stablehlo.reduce(%238 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %240 = stablehlo.reshape %239 : (tensor<16xbf16>) -> tensor<1x1x16xbf16>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %241 = stablehlo.reduce(%240 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %242 = stablehlo.convert %241 : (tensor<16xbf16>) -> tensor<16xf32>
    %243 = stablehlo.dot_general %238, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<2x8x64xbf16>) -> tensor<16x64xbf16>
    %244 = stablehlo.transpose %243, dims = [1, 0] : (tensor<16x64xbf16>) -> tensor<64x16xbf16>
    %245 = stablehlo.dot_general %238, %143, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<64x16xbf16>) -> tensor<2x8x64xbf16>
    %246 = stablehlo.convert %244 : (tensor<64x16xbf16>) -> tensor<64x16xf32>
    %247 = stablehlo.multiply %124, %245 : tensor<2x8x64xbf16>
    %248 = stablehlo.multiply %245, %141 : tensor<2x8x64xbf16>
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %249 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %250 = stablehlo.multiply %249, %247 : tensor<2x8x64xbf16>
    %251 = stablehlo.multiply %250, %137 : tensor<2x8x64xbf16>
    %252 = stablehlo.multiply %251, %135 : tensor<2x8x64xbf16>
    %253 = stablehlo.add %251, %252 : tensor<2x8x64xbf16>
    %cst_51 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %254 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %255 = stablehlo.multiply %254, %253 : tensor<2x8x64xbf16>
    %256 = stablehlo.add %248, %255 : tensor<2x8x64xbf16>
    %cst_52 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %257 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<bf16>) -> tensor<2x8x64xbf16>
    %258 = stablehlo.multiply %257, %255 : tensor<2x8x64xbf16>
    %259 = stablehlo.multiply %258, %129 : tensor<2x8x64xbf16>
    %260 = stablehlo.add %256, %259 : tensor<2x8x64xbf16>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %261 = stablehlo.reduce(%260 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
    %262 = stablehlo.reshape %261 : (tensor<64xbf16>) -> tensor<1x1x64xbf16>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %263 = stablehlo.reduce(%262 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
    %264 = stablehlo.convert %263 : (tensor<64xbf16>) -> tensor<64xf32>
    %265 = stablehlo.dot_general %260, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xbf16>, tensor<2x8x16xbf16>) -> tensor<64x16xbf16>
    %266 = stablehlo.transpose %265, dims = [1, 0] : (tensor<64x16xbf16>) -> tensor<16x64xbf16>
    %267 = stablehlo.dot_general %260, %119, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xbf16>, tensor<16x64xbf16>) -> tensor<2x8x16xbf16>
    %268 = stablehlo.convert %266 : (tensor<16x64xbf16>) -> tensor<16x64xf32>
    %269 = stablehlo.convert %267 : (tensor<2x8x16xbf16>) -> tensor<2x8x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.reduce(%269 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %271 = stablehlo.reshape %270 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %273 = stablehlo.multiply %111, %269 : tensor<2x8x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %275 = stablehlo.reshape %274 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %276 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %277 = stablehlo.multiply %269, %276 : tensor<2x8x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.reduce(%275 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %279 = stablehlo.multiply %103, %277 : tensor<2x8x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %281 = stablehlo.reshape %280 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %282 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %283 = stablehlo.multiply %277, %282 : tensor<2x8x16xf32>
    %284 = stablehlo.multiply %281, %109 : tensor<2x8x1xf32>
    %285 = stablehlo.negate %283 : tensor<2x8x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %287 = stablehlo.reshape %286 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_61 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %289 = stablehlo.divide %284, %288 : tensor<2x8x1xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %292 = stablehlo.multiply %291, %97 : tensor<2x8x16xf32>
    %293 = stablehlo.negate %292 : tensor<2x8x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %295 = stablehlo.reshape %294 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %296 = stablehlo.add %283, %292 : tensor<2x8x16xf32>
    %297 = stablehlo.add %287, %295 : tensor<2x8x1xf32>
    %cst_64 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %299 = stablehlo.divide %297, %298 : tensor<2x8x1xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.reduce(%299 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %302 = stablehlo.add %296, %301 : tensor<2x8x16xf32>
    %303 = stablehlo.convert %302 : (tensor<2x8x16xf32>) -> tensor<2x8x16xbf16>
    %304 = stablehlo.add %238, %303 : tensor<2x8x16xbf16>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %305 = stablehlo.reduce(%304 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %306 = stablehlo.reshape %305 : (tensor<16xbf16>) -> tensor<1x1x16xbf16>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %307 = stablehlo.reduce(%306 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    %308 = stablehlo.convert %307 : (tensor<16xbf16>) -> tensor<16xf32>
    %309 = stablehlo.dot_general %304, %80, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<2x8x16xbf16>) -> tensor<16x16xbf16>
    %310 = stablehlo.transpose %309, dims = [1, 0] : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %311 = stablehlo.dot_general %304, %81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<16x16xbf16>) -> tensor<2x8x16xbf16>
    %312 = stablehlo.convert %310 : (tensor<16x16xbf16>) -> tensor<16x16xf32>
    %313 = stablehlo.reshape %311 : (tensor<2x8x16xbf16>) -> tensor<2x8x2x8xbf16>
    %314 = stablehlo.transpose %313, dims = [0, 2, 3, 1] : (tensor<2x8x2x8xbf16>) -> tensor<2x2x8x8xbf16>
    %315 = stablehlo.dot_general %314, %57, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xbf16>, tensor<2x8x2x8xbf16>) -> tensor<2x2x8x8xbf16>
    %316 = stablehlo.dot_general %314, %77, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xbf16>, tensor<2x2x8x8xbf16>) -> tensor<2x2x8x8xbf16>
    %317 = stablehlo.transpose %316, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xbf16>) -> tensor<2x8x2x8xbf16>
    %318 = stablehlo.convert %315 : (tensor<2x2x8x8xbf16>) -> tensor<2x2x8x8xf32>
    %319 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %320 = stablehlo.multiply %318, %319 : tensor<2x2x8x8xf32>
    %321 = stablehlo.multiply %320, %69 : tensor<2x2x8x8xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_68) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %323 = stablehlo.reshape %322 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %324 = stablehlo.negate %323 : tensor<2x2x8x1xf32>
    %325 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %326 = stablehlo.divide %318, %325 : tensor<2x2x8x8xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%324 init: %cst_69) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
    %329 = stablehlo.add %326, %328 : tensor<2x2x8x8xf32>
    %330 = stablehlo.multiply %329, %69 : tensor<2x2x8x8xf32>
    %331 = call @_where_2(%62#1, %330) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_70 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %333 = stablehlo.multiply %331, %332 : tensor<2x2x8x8xf32>
    %334 = stablehlo.convert %333 : (tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xbf16>
    %335 = stablehlo.dot_general %334, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xbf16>, tensor<2x8x2x8xbf16>) -> tensor<2x2x8x8xbf16>
    %336 = stablehlo.transpose %335, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xbf16>) -> tensor<2x8x2x8xbf16>
    %337 = stablehlo.dot_general %334, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xbf16>, tensor<2x8x2x8xbf16>) -> tensor<2x2x8x8xbf16>
    %338 = stablehlo.transpose %337, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xbf16>) -> tensor<2x8x2x8xbf16>
    %339 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xbf16>) -> tensor<2x8x1x2x8xbf16>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %340 = stablehlo.pad %339, %cst_71, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xbf16>, tensor<bf16>) -> tensor<2x8x3x2x8xbf16>
    %341 = stablehlo.broadcast_in_dim %336, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xbf16>) -> tensor<2x8x1x2x8xbf16>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %342 = stablehlo.pad %341, %cst_72, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xbf16>, tensor<bf16>) -> tensor<2x8x3x2x8xbf16>
    %343 = stablehlo.add %340, %342 : tensor<2x8x3x2x8xbf16>
    %344 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xbf16>) -> tensor<2x8x1x2x8xbf16>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %345 = stablehlo.pad %344, %cst_73, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xbf16>, tensor<bf16>) -> tensor<2x8x3x2x8xbf16>
    %346 = stablehlo.add %343, %345 : tensor<2x8x3x2x8xbf16>
    %347 = stablehlo.reshape %346 : (tensor<2x8x3x2x8xbf16>) -> tensor<2x8x48xbf16>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %348 = stablehlo.reduce(%347 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x48xbf16>, tensor<bf16>) -> tensor<48xbf16>
    %349 = stablehlo.reshape %348 : (tensor<48xbf16>) -> tensor<1x1x48xbf16>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %350 = stablehlo.reduce(%349 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xbf16>, tensor<bf16>) -> tensor<48xbf16>
    %351 = stablehlo.convert %350 : (tensor<48xbf16>) -> tensor<48xf32>
    %352 = stablehlo.dot_general %347, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xbf16>, tensor<2x8x16xbf16>) -> tensor<48x16xbf16>
    %353 = stablehlo.transpose %352, dims = [1, 0] : (tensor<48x16xbf16>) -> tensor<16x48xbf16>
    %354 = stablehlo.dot_general %347, %45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xbf16>, tensor<16x48xbf16>) -> tensor<2x8x16xbf16>
    %355 = stablehlo.convert %353 : (tensor<16x48xbf16>) -> tensor<16x48xf32>
    %356 = stablehlo.convert %354 : (tensor<2x8x16xbf16>) -> tensor<2x8x16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %358 = stablehlo.reshape %357 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %360 = stablehlo.multiply %34, %356 : tensor<2x8x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%360 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %362 = stablehlo.reshape %361 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %363 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %364 = stablehlo.multiply %356, %363 : tensor<2x8x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%362 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %366 = stablehlo.multiply %26, %364 : tensor<2x8x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %368 = stablehlo.reshape %367 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %369 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %370 = stablehlo.multiply %364, %369 : tensor<2x8x16xf32>
    %371 = stablehlo.multiply %368, %32 : tensor<2x8x1xf32>
    %372 = stablehlo.negate %370 : tensor<2x8x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %374 = stablehlo.reshape %373 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_82 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %376 = stablehlo.divide %371, %375 : tensor<2x8x1xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%376 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %379 = stablehlo.multiply %378, %20 : tensor<2x8x16xf32>
    %380 = stablehlo.negate %379 : tensor<2x8x16xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_84) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %382 = stablehlo.reshape %381 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %383 = stablehlo.add %370, %379 : tensor<2x8x16xf32>
    %384 = stablehlo.add %374, %382 : tensor<2x8x1xf32>
    %cst_85 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %386 = stablehlo.divide %384, %385 : tensor<2x8x1xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %389 = stablehlo.add %383, %388 : tensor<2x8x16xf32>
    %390 = stablehlo.convert %389 : (tensor<2x8x16xf32>) -> tensor<2x8x16xbf16>
    %391 = stablehlo.add %304, %390 : tensor<2x8x16xbf16>
    %392 = stablehlo.convert %391 : (tensor<2x8x16xbf16>) -> tensor<2x8x16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%392 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %394 = stablehlo.reshape %393 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_88) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %397 = "stablehlo.scatter"(%396, %5, %392) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %416 = stablehlo.add %arg35, %arg36 : tensor<f32>
      stablehlo.return %416 : tensor<f32>
    }) : (tensor<48x16xf32>, tensor<2x8x1xi32>, tensor<2x8x16xf32>) -> tensor<48x16xf32>
    %398 = stablehlo.add %203, %397 : tensor<48x16xf32>
    %399 = stablehlo.add %arg16, %191 : tensor<f32>
    %400 = stablehlo.add %arg17, %308 : tensor<16xf32>
    %401 = stablehlo.add %arg18, %312 : tensor<16x16xf32>
    %402 = stablehlo.add %arg19, %351 : tensor<48xf32>
    %403 = stablehlo.add %arg20, %355 : tensor<16x48xf32>
    %404 = stablehlo.add %arg21, %365 : tensor<16xf32>
    %405 = stablehlo.add %arg22, %359 : tensor<16xf32>
    %406 = stablehlo.add %arg23, %242 : tensor<16xf32>
    %407 = stablehlo.add %arg24, %246 : tensor<64x16xf32>
    %408 = stablehlo.add %arg25, %264 : tensor<64xf32>
    %409 = stablehlo.add %arg26, %268 : tensor<16x64xf32>
    %410 = stablehlo.add %arg27, %278 : tensor<16xf32>
    %411 = stablehlo.add %arg28, %272 : tensor<16xf32>
    %412 = stablehlo.add %arg29, %395 : tensor<8x16xf32>
    %413 = stablehlo.add %arg30, %398 : tensor<48x16xf32>
    %414 = stablehlo.add %arg31, %213 : tensor<16xf32>
    %415 = stablehlo.add %arg32, %207 : tensor<16xf32>
    return %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415 : tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16xf32>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %3, %1 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>
  }
  func.func private @log_softmax(%arg0: tensor<2x8x48xf32>) -> (tensor<2x8x48xf32>, tensor<2x8x48xf32>, tensor<2x8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x48xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x48xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x48xf32>
    %6 = stablehlo.exponential %5 : tensor<2x8x48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x8x48xf32>, tensor<f32>) -> tensor<2x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %9 = stablehlo.log %8 : tensor<2x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x48xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x8x48xf32>
    return %11, %6, %8 : tensor<2x8x48xf32>, tensor<2x8x48xf32>, tensor<2x8x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x8x48xf32>, %arg1: tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x8x1xi32>, tensor<2x8x1xi32>) -> tensor<2x8x1xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x8x1xi1>, tensor<2x8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x8x1xi32>) -> tensor<2x8x1x1xi32>
    %c_1 = stablehlo.constant dense<47> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x8x1x1xi1>, tensor<i1>) -> tensor<2x8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x8x48xf32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x8x1xi1>, tensor<2x8x1xf32>
    return %15, %5 : tensor<2x8x1xf32>, tensor<2x8x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<2x8x1xf32>) -> tensor<2x8x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x48xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x48xf32>, tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x48xf32>
    return %1 : tensor<2x8x48xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<2x8x48xf32>, %arg1: tensor<2x8x1xf32>, %arg2: tensor<2x8x48xf32>) -> tensor<2x8x48xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x8x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x48xf32>, tensor<f32>) -> tensor<2x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x48xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x8x48xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x8x48xf32>
    return %7 : tensor<2x8x48xf32>
  }
  func.func private @_where_2(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<16xf32>
    %4 = stablehlo.add %1, %3 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<16xf32>
    %10 = stablehlo.add %6, %9 : tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<16xf32>
    %13 = stablehlo.sqrt %12 : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.add %13, %14 : tensor<16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<16xf32>
    return %21, %4, %10 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
  func.func private @adam_leaf_3(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<16x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<16x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<16x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<16x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<16x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<16x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<16x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<16x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<16x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<16x16xf32>
    return %21, %4, %10 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
  func.func private @adam_leaf_4(%arg0: tensor<48xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<48xf32>
    %4 = stablehlo.add %1, %3 : tensor<48xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<48xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<48xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<48xf32>
    %10 = stablehlo.add %6, %9 : tensor<48xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<48xf32>
    %13 = stablehlo.sqrt %12 : tensor<48xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %15 = stablehlo.add %13, %14 : tensor<48xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<48xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<48xf32>
    %20 = stablehlo.divide %19, %15 : tensor<48xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<48xf32>
    return %21, %4, %10 : tensor<48xf32>, tensor<48xf32>, tensor<48xf32>
  }
  func.func private @adam_leaf_5(%arg0: tensor<16x48xf32>, %arg1: tensor<16x48xf32>, %arg2: tensor<16x48xf32>, %arg3: tensor<16x48xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16x48xf32>, tensor<16x48xf32>, tensor<16x48xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<16x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<16x48xf32>
    %4 = stablehlo.add %1, %3 : tensor<16x48xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<16x48xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<16x48xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<16x48xf32>
    %10 = stablehlo.add %6, %9 : tensor<16x48xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<16x48xf32>
    %13 = stablehlo.sqrt %12 : tensor<16x48xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %15 = stablehlo.add %13, %14 : tensor<16x48xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<16x48xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<16x48xf32>
    %20 = stablehlo.divide %19, %15 : tensor<16x48xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<16x48xf32>
    return %21, %4, %10 : tensor<16x48xf32>, tensor<16x48xf32>, tensor<16x48xf32>
  }
  func.func private @adam_leaf_6(%arg0: tensor<64x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<64x16xf32>, %arg3: tensor<64x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<64x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<64x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<64x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<64x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<64x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<64x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<64x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<64x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<64x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<64x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<64x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<64x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<64x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<64x16xf32>
    return %21, %4, %10 : tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>
  }
  func.func private @adam_leaf_7(%arg0: tensor<64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<64xf32>
    %4 = stablehlo.add %1, %3 : tensor<64xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<64xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<64xf32>
    %10 = stablehlo.add %6, %9 : tensor<64xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<64xf32>
    %13 = stablehlo.sqrt %12 : tensor<64xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %15 = stablehlo.add %13, %14 : tensor<64xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<64xf32>
    %20 = stablehlo.divide %19, %15 : tensor<64xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<64xf32>
    return %21, %4, %10 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
  func.func private @adam_leaf_8(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>, %arg3: tensor<16x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<16x64xf32>
    %4 = stablehlo.add %1, %3 : tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<16x64xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<16x64xf32>
    %10 = stablehlo.add %6, %9 : tensor<16x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<16x64xf32>
    %13 = stablehlo.sqrt %12 : tensor<16x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %15 = stablehlo.add %13, %14 : tensor<16x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<16x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<16x64xf32>
    %20 = stablehlo.divide %19, %15 : tensor<16x64xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<16x64xf32>
    return %21, %4, %10 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<8x16xf32>, %arg3: tensor<8x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<8x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<8x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<8x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<8x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<8x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<8x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<8x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<8x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<8x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<8x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<8x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<8x16xf32>
    return %21, %4, %10 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<48x16xf32>, %arg1: tensor<48x16xf32>, %arg2: tensor<48x16xf32>, %arg3: tensor<48x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<48x16xf32>, tensor<48x16xf32>, tensor<48x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<48x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<48x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<48x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<48x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<48x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<48x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<48x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<48x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<48x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<48x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<48x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<48x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<48x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<48x16xf32>
    return %21, %4, %10 : tensor<48x16xf32>, tensor<48x16xf32>, tensor<48x16xf32>
  }
}
