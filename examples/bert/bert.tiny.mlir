module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<96xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x96xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<128x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32x128xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<32x32xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<96xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32x96xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<32xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<128x32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<128xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<32x128xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<96xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<16x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<2x32xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<96x32xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<32xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<32x32xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<32xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<i32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<32x32xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<96xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32x96xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<32xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<128x32xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<128xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32x128xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<32xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<32x32xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<96xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32x96xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<128x32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<128xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<32x128xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<32xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<32xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<32xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<96xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<16x32xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<2x32xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<96x32xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<32xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32x32xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<32xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<32x32xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<96xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32x96xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<32xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<32xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<32xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<128x32xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<128xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<32x128xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<32x32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<96xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<32x96xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<32xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<32xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<32xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<128x32xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<128xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<32x128xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<32xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<32xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<32xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<32xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<96xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<16x32xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<2x32xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<96x32xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<32xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<32x32xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<32xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<32xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<2x3xi32>, %arg104: tensor<2xi32>, %arg105: tensor<2x3xi32>, %arg106: tensor<2x16xi32>, %arg107: tensor<2x16xi32>, %arg108: tensor<2x3xf32>, %arg109: tensor<2xui32>) -> (tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['embedding_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['embedding_norm']['shift']"}, tensor<96xf32> {jax.result_info = "result[0]['output_bias']"}, tensor<16x32xf32> {jax.result_info = "result[0]['positions']"}, tensor<2x32xf32> {jax.result_info = "result[0]['segments']"}, tensor<96x32xf32> {jax.result_info = "result[0]['tokens']"}, tensor<32xf32> {jax.result_info = "result[0]['transform']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['transform']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['transform_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['transform_norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['embedding_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['embedding_norm']['shift']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['output_bias']"}, tensor<16x32xf32> {jax.result_info = "result[1]['first']['positions']"}, tensor<2x32xf32> {jax.result_info = "result[1]['first']['segments']"}, tensor<96x32xf32> {jax.result_info = "result[1]['first']['tokens']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['transform']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['first']['transform']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['transform_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['transform_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['embedding_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['embedding_norm']['shift']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['output_bias']"}, tensor<16x32xf32> {jax.result_info = "result[1]['second']['positions']"}, tensor<2x32xf32> {jax.result_info = "result[1]['second']['segments']"}, tensor<96x32xf32> {jax.result_info = "result[1]['second']['tokens']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['transform']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['second']['transform']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['transform_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['transform_norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_threefry_split(%arg109) : (tensor<2xui32>) -> tensor<3x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %4 = stablehlo.compare LT, %arg107, %3, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %6 = stablehlo.add %arg107, %5 : tensor<2x16xi32>
    %7 = stablehlo.select %4, %6, %arg107 : tensor<2x16xi1>, tensor<2x16xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %9 = "stablehlo.gather"(%arg29, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<96x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg27, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<2x16x32xf32>
    %12 = stablehlo.add %9, %11 : tensor<2x16x32xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %14 = stablehlo.compare LT, %arg106, %13, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %16 = stablehlo.add %arg106, %15 : tensor<2x16xi32>
    %17 = stablehlo.select %14, %16, %arg106 : tensor<2x16xi1>, tensor<2x16xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %19 = "stablehlo.gather"(%arg28, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<2x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32>
    %20 = stablehlo.add %12, %19 : tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<2x16x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<2x16x32xf32>
    %27 = chlo.square %26 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<2x16x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_6 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %33 = stablehlo.divide %31, %32 : tensor<2x16x1xf32>
    %34 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %35 = stablehlo.subtract %20, %34 : tensor<2x16x32xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %37 = stablehlo.add %33, %36 : tensor<2x16x1xf32>
    %38 = stablehlo.rsqrt %37 : tensor<2x16x1xf32>
    %39 = stablehlo.divide %38, %37 : tensor<2x16x1xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<2x16x1xf32>
    %42 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %43 = stablehlo.multiply %35, %42 : tensor<2x16x32xf32>
    %44 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<2x16x32xf32>
    %47 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %49 = stablehlo.add %46, %48 : tensor<2x16x32xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = call @_bernoulli(%2, %cst_9) : (tensor<2xui32>, tensor<f32>) -> tensor<2x16x32xi1>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %52 = stablehlo.divide %49, %51 : tensor<2x16x32xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %53 = call @_where(%50, %52, %c_11) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
    %54 = stablehlo.iota dim = 3 : tensor<1x1x1x16xi32>
    %55 = stablehlo.broadcast_in_dim %arg104, dims = [0] : (tensor<2xi32>) -> tensor<2x1x1x1xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xi32>) -> tensor<2x1x1x16xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xi32>) -> tensor<2x1x1x16xi32>
    %58 = stablehlo.compare LT, %56, %57, SIGNED : (tensor<2x1x1x16xi32>, tensor<2x1x1x16xi32>) -> tensor<2x1x1x16xi1>
    %59 = stablehlo.slice %0 [1:3, 0:2] : (tensor<3x2xui32>) -> tensor<2x2xui32>
    %60 = stablehlo.slice %59 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %61 = stablehlo.reshape %60 : (tensor<1x2xui32>) -> tensor<2xui32>
    %62 = call @_threefry_split(%61) : (tensor<2xui32>) -> tensor<3x2xui32>
    %63 = stablehlo.dot_general %53, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x96xf32>) -> tensor<2x16x96xf32>
    %64 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<2x16x96xf32>
    %66 = stablehlo.add %63, %65 : tensor<2x16x96xf32>
    %67 = stablehlo.reshape %66 : (tensor<2x16x96xf32>) -> tensor<2x16x3x2x16xf32>
    %68 = stablehlo.slice %67 [0:2, 0:16, 0:1, 0:2, 0:16] : (tensor<2x16x3x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %69 = stablehlo.reshape %68 : (tensor<2x16x1x2x16xf32>) -> tensor<2x16x2x16xf32>
    %70 = stablehlo.slice %67 [0:2, 0:16, 1:2, 0:2, 0:16] : (tensor<2x16x3x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %71 = stablehlo.reshape %70 : (tensor<2x16x1x2x16xf32>) -> tensor<2x16x2x16xf32>
    %72 = stablehlo.slice %67 [0:2, 0:16, 2:3, 0:2, 0:16] : (tensor<2x16x3x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %73 = stablehlo.reshape %72 : (tensor<2x16x1x2x16xf32>) -> tensor<2x16x2x16xf32>
    %74 = stablehlo.dot_general %69, %71, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_12 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %76 = stablehlo.multiply %74, %75 : tensor<2x2x16x16xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %77:2 = call @_where_2(%58, %76, %cst_13) : (tensor<2x1x1x16xi1>, tensor<2x2x16x16xf32>, tensor<f32>) -> (tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>)
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = stablehlo.reduce(%77#0 init: %cst_14) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %80 = stablehlo.maximum %79, %78 : tensor<2x2x16xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %83 = stablehlo.subtract %77#0, %82 : tensor<2x2x16x16xf32>
    %84 = stablehlo.exponential %83 : tensor<2x2x16x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %88 = stablehlo.divide %84, %87 : tensor<2x2x16x16xf32>
    %89 = stablehlo.multiply %86, %86 : tensor<2x2x16x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %91 = stablehlo.divide %90, %89 : tensor<2x2x16x1xf32>
    %92 = stablehlo.slice %62 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %93 = stablehlo.reshape %92 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %94 = call @_bernoulli_3(%93, %cst_18) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x16x16xi1>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %96 = stablehlo.divide %88, %95 : tensor<2x2x16x16xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %97 = call @_where_7(%94, %96, %c_20) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>, tensor<i32>) -> tensor<2x2x16x16xf32>
    %98 = stablehlo.dot_general %73, %97, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %99 = stablehlo.transpose %98, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
    %100 = stablehlo.reshape %99 : (tensor<2x16x2x16xf32>) -> tensor<2x16x32xf32>
    %101 = stablehlo.dot_general %100, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x32xf32>) -> tensor<2x16x32xf32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %104 = stablehlo.add %101, %103 : tensor<2x16x32xf32>
    %105 = stablehlo.slice %62 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %106 = stablehlo.reshape %105 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %107 = call @_bernoulli(%106, %cst_21) : (tensor<2xui32>, tensor<f32>) -> tensor<2x16x32xi1>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %109 = stablehlo.divide %104, %108 : tensor<2x16x32xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %110 = call @_where(%107, %109, %c_23) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
    %111 = stablehlo.add %53, %110 : tensor<2x16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_25 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %115 = stablehlo.divide %113, %114 : tensor<2x16x1xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %117 = stablehlo.subtract %111, %116 : tensor<2x16x32xf32>
    %118 = chlo.square %117 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %120 = stablehlo.multiply %119, %117 : tensor<2x16x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%118 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_28 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %124 = stablehlo.divide %122, %123 : tensor<2x16x1xf32>
    %125 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %126 = stablehlo.subtract %111, %125 : tensor<2x16x32xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %128 = stablehlo.add %124, %127 : tensor<2x16x1xf32>
    %129 = stablehlo.rsqrt %128 : tensor<2x16x1xf32>
    %130 = stablehlo.divide %129, %128 : tensor<2x16x1xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<2x16x1xf32>
    %133 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %134 = stablehlo.multiply %126, %133 : tensor<2x16x32xf32>
    %135 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %137 = stablehlo.multiply %134, %136 : tensor<2x16x32xf32>
    %138 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %140 = stablehlo.add %137, %139 : tensor<2x16x32xf32>
    %141 = stablehlo.dot_general %140, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x128xf32>) -> tensor<2x16x128xf32>
    %142 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x16x128xf32>
    %144 = stablehlo.add %141, %143 : tensor<2x16x128xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<2x16x128xf32>
    %147 = stablehlo.negate %144 : tensor<2x16x128xf32>
    %cst_32 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %149 = stablehlo.multiply %147, %148 : tensor<2x16x128xf32>
    %150 = chlo.erfc %149 : tensor<2x16x128xf32> -> tensor<2x16x128xf32>
    %151 = chlo.square %149 : tensor<2x16x128xf32> -> tensor<2x16x128xf32>
    %152 = stablehlo.negate %151 : tensor<2x16x128xf32>
    %153 = stablehlo.exponential %152 : tensor<2x16x128xf32>
    %154 = stablehlo.multiply %146, %150 : tensor<2x16x128xf32>
    %155 = stablehlo.dot_general %154, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<128x32xf32>) -> tensor<2x16x32xf32>
    %156 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %158 = stablehlo.add %155, %157 : tensor<2x16x32xf32>
    %159 = stablehlo.slice %62 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %160 = stablehlo.reshape %159 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %161 = call @_bernoulli(%160, %cst_33) : (tensor<2xui32>, tensor<f32>) -> tensor<2x16x32xi1>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %163 = stablehlo.divide %158, %162 : tensor<2x16x32xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %164 = call @_where(%161, %163, %c_35) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
    %165 = stablehlo.add %140, %164 : tensor<2x16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %169 = stablehlo.divide %167, %168 : tensor<2x16x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %171 = stablehlo.subtract %165, %170 : tensor<2x16x32xf32>
    %172 = chlo.square %171 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %174 = stablehlo.multiply %173, %171 : tensor<2x16x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%172 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_40 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %178 = stablehlo.divide %176, %177 : tensor<2x16x1xf32>
    %179 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %180 = stablehlo.subtract %165, %179 : tensor<2x16x32xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %182 = stablehlo.add %178, %181 : tensor<2x16x1xf32>
    %183 = stablehlo.rsqrt %182 : tensor<2x16x1xf32>
    %184 = stablehlo.divide %183, %182 : tensor<2x16x1xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %186 = stablehlo.multiply %185, %184 : tensor<2x16x1xf32>
    %187 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %188 = stablehlo.multiply %180, %187 : tensor<2x16x32xf32>
    %189 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %191 = stablehlo.multiply %188, %190 : tensor<2x16x32xf32>
    %192 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x16x32xf32>
    %195 = stablehlo.slice %59 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %196 = stablehlo.reshape %195 : (tensor<1x2xui32>) -> tensor<2xui32>
    %197 = call @_threefry_split(%196) : (tensor<2xui32>) -> tensor<3x2xui32>
    %198 = stablehlo.dot_general %194, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x96xf32>) -> tensor<2x16x96xf32>
    %199 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<2x16x96xf32>
    %201 = stablehlo.add %198, %200 : tensor<2x16x96xf32>
    %202 = stablehlo.reshape %201 : (tensor<2x16x96xf32>) -> tensor<2x16x3x2x16xf32>
    %203 = stablehlo.slice %202 [0:2, 0:16, 0:1, 0:2, 0:16] : (tensor<2x16x3x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %204 = stablehlo.reshape %203 : (tensor<2x16x1x2x16xf32>) -> tensor<2x16x2x16xf32>
    %205 = stablehlo.slice %202 [0:2, 0:16, 1:2, 0:2, 0:16] : (tensor<2x16x3x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %206 = stablehlo.reshape %205 : (tensor<2x16x1x2x16xf32>) -> tensor<2x16x2x16xf32>
    %207 = stablehlo.slice %202 [0:2, 0:16, 2:3, 0:2, 0:16] : (tensor<2x16x3x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %208 = stablehlo.reshape %207 : (tensor<2x16x1x2x16xf32>) -> tensor<2x16x2x16xf32>
    %209 = stablehlo.dot_general %204, %206, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_43 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %211 = stablehlo.multiply %209, %210 : tensor<2x2x16x16xf32>
    %cst_44 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %212:2 = call @_where_2(%58, %211, %cst_44) : (tensor<2x1x1x16xi1>, tensor<2x2x16x16xf32>, tensor<f32>) -> (tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>)
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %213 = stablehlo.reduce(%212#0 init: %cst_45) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %215 = stablehlo.maximum %214, %213 : tensor<2x2x16xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %218 = stablehlo.subtract %212#0, %217 : tensor<2x2x16x16xf32>
    %219 = stablehlo.exponential %218 : tensor<2x2x16x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_47) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %223 = stablehlo.divide %219, %222 : tensor<2x2x16x16xf32>
    %224 = stablehlo.multiply %221, %221 : tensor<2x2x16x1xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %226 = stablehlo.divide %225, %224 : tensor<2x2x16x1xf32>
    %227 = stablehlo.slice %197 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %228 = stablehlo.reshape %227 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %229 = call @_bernoulli_3(%228, %cst_49) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x16x16xi1>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %231 = stablehlo.divide %223, %230 : tensor<2x2x16x16xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %232 = call @_where_7(%229, %231, %c_51) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>, tensor<i32>) -> tensor<2x2x16x16xf32>
    %233 = stablehlo.dot_general %208, %232, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %234 = stablehlo.transpose %233, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
    %235 = stablehlo.reshape %234 : (tensor<2x16x2x16xf32>) -> tensor<2x16x32xf32>
    %236 = stablehlo.dot_general %235, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x32xf32>) -> tensor<2x16x32xf32>
    %237 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %239 = stablehlo.add %236, %238 : tensor<2x16x32xf32>
    %240 = stablehlo.slice %197 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %241 = stablehlo.reshape %240 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %242 = call @_bernoulli(%241, %cst_52) : (tensor<2xui32>, tensor<f32>) -> tensor<2x16x32xi1>
    %cst_53 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %244 = stablehlo.divide %239, %243 : tensor<2x16x32xf32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %245 = call @_where(%242, %244, %c_54) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
    %246 = stablehlo.add %194, %245 : tensor<2x16x32xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_56 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %250 = stablehlo.divide %248, %249 : tensor<2x16x1xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %252 = stablehlo.subtract %246, %251 : tensor<2x16x32xf32>
    %253 = chlo.square %252 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %255 = stablehlo.multiply %254, %252 : tensor<2x16x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%253 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_59 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %259 = stablehlo.divide %257, %258 : tensor<2x16x1xf32>
    %260 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %261 = stablehlo.subtract %246, %260 : tensor<2x16x32xf32>
    %cst_60 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %263 = stablehlo.add %259, %262 : tensor<2x16x1xf32>
    %264 = stablehlo.rsqrt %263 : tensor<2x16x1xf32>
    %265 = stablehlo.divide %264, %263 : tensor<2x16x1xf32>
    %cst_61 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %267 = stablehlo.multiply %266, %265 : tensor<2x16x1xf32>
    %268 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %269 = stablehlo.multiply %261, %268 : tensor<2x16x32xf32>
    %270 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %272 = stablehlo.multiply %269, %271 : tensor<2x16x32xf32>
    %273 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %275 = stablehlo.add %272, %274 : tensor<2x16x32xf32>
    %276 = stablehlo.dot_general %275, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x128xf32>) -> tensor<2x16x128xf32>
    %277 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x16x128xf32>
    %279 = stablehlo.add %276, %278 : tensor<2x16x128xf32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %281 = stablehlo.multiply %280, %279 : tensor<2x16x128xf32>
    %282 = stablehlo.negate %279 : tensor<2x16x128xf32>
    %cst_63 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %284 = stablehlo.multiply %282, %283 : tensor<2x16x128xf32>
    %285 = chlo.erfc %284 : tensor<2x16x128xf32> -> tensor<2x16x128xf32>
    %286 = chlo.square %284 : tensor<2x16x128xf32> -> tensor<2x16x128xf32>
    %287 = stablehlo.negate %286 : tensor<2x16x128xf32>
    %288 = stablehlo.exponential %287 : tensor<2x16x128xf32>
    %289 = stablehlo.multiply %281, %285 : tensor<2x16x128xf32>
    %290 = stablehlo.dot_general %289, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<128x32xf32>) -> tensor<2x16x32xf32>
    %291 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %293 = stablehlo.add %290, %292 : tensor<2x16x32xf32>
    %294 = stablehlo.slice %197 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %295 = stablehlo.reshape %294 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %296 = call @_bernoulli(%295, %cst_64) : (tensor<2xui32>, tensor<f32>) -> tensor<2x16x32xi1>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %298 = stablehlo.divide %293, %297 : tensor<2x16x32xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %299 = call @_where(%296, %298, %c_66) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
    %300 = stablehlo.add %275, %299 : tensor<2x16x32xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%300 init: %cst_67) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_68 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %304 = stablehlo.divide %302, %303 : tensor<2x16x1xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %306 = stablehlo.subtract %300, %305 : tensor<2x16x32xf32>
    %307 = chlo.square %306 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %309 = stablehlo.multiply %308, %306 : tensor<2x16x32xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%307 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_71 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %313 = stablehlo.divide %311, %312 : tensor<2x16x1xf32>
    %314 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %315 = stablehlo.subtract %300, %314 : tensor<2x16x32xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %317 = stablehlo.add %313, %316 : tensor<2x16x1xf32>
    %318 = stablehlo.rsqrt %317 : tensor<2x16x1xf32>
    %319 = stablehlo.divide %318, %317 : tensor<2x16x1xf32>
    %cst_73 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %321 = stablehlo.multiply %320, %319 : tensor<2x16x1xf32>
    %322 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %323 = stablehlo.multiply %315, %322 : tensor<2x16x32xf32>
    %324 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %326 = stablehlo.multiply %323, %325 : tensor<2x16x32xf32>
    %327 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %329 = stablehlo.add %326, %328 : tensor<2x16x32xf32>
    %330 = stablehlo.broadcast_in_dim %arg105, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %331:2 = call @take_along_axis(%329, %330) : (tensor<2x16x32xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x32xf32>, tensor<2x3x1xi32>)
    %332 = stablehlo.dot_general %331#0, %arg31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x32xf32>, tensor<32x32xf32>) -> tensor<2x3x32xf32>
    %333 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x3x32xf32>
    %335 = stablehlo.add %332, %334 : tensor<2x3x32xf32>
    %cst_74 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x3x32xf32>
    %337 = stablehlo.multiply %336, %335 : tensor<2x3x32xf32>
    %338 = stablehlo.negate %335 : tensor<2x3x32xf32>
    %cst_75 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x3x32xf32>
    %340 = stablehlo.multiply %338, %339 : tensor<2x3x32xf32>
    %341 = chlo.erfc %340 : tensor<2x3x32xf32> -> tensor<2x3x32xf32>
    %342 = chlo.square %340 : tensor<2x3x32xf32> -> tensor<2x3x32xf32>
    %343 = stablehlo.negate %342 : tensor<2x3x32xf32>
    %344 = stablehlo.exponential %343 : tensor<2x3x32xf32>
    %345 = stablehlo.multiply %337, %341 : tensor<2x3x32xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<2x3x32xf32>, tensor<f32>) -> tensor<2x3xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_77 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %349 = stablehlo.divide %347, %348 : tensor<2x3x1xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x32xf32>
    %351 = stablehlo.subtract %345, %350 : tensor<2x3x32xf32>
    %352 = chlo.square %351 : tensor<2x3x32xf32> -> tensor<2x3x32xf32>
    %cst_78 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x3x32xf32>
    %354 = stablehlo.multiply %353, %351 : tensor<2x3x32xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%352 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x3x32xf32>, tensor<f32>) -> tensor<2x3xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_80 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %358 = stablehlo.divide %356, %357 : tensor<2x3x1xf32>
    %359 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x32xf32>
    %360 = stablehlo.subtract %345, %359 : tensor<2x3x32xf32>
    %cst_81 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %362 = stablehlo.add %358, %361 : tensor<2x3x1xf32>
    %363 = stablehlo.rsqrt %362 : tensor<2x3x1xf32>
    %364 = stablehlo.divide %363, %362 : tensor<2x3x1xf32>
    %cst_82 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %366 = stablehlo.multiply %365, %364 : tensor<2x3x1xf32>
    %367 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x32xf32>
    %368 = stablehlo.multiply %360, %367 : tensor<2x3x32xf32>
    %369 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x3x32xf32>
    %371 = stablehlo.multiply %368, %370 : tensor<2x3x32xf32>
    %372 = stablehlo.broadcast_in_dim %arg33, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x3x32xf32>
    %374 = stablehlo.add %371, %373 : tensor<2x3x32xf32>
    %375 = stablehlo.transpose %arg29, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %376 = stablehlo.dot_general %374, %375, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x32xf32>, tensor<32x96xf32>) -> tensor<2x3x96xf32>
    %377 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<2x3x96xf32>
    %379 = stablehlo.add %376, %378 : tensor<2x3x96xf32>
    %380:3 = call @log_softmax(%379) : (tensor<2x3x96xf32>) -> (tensor<2x3x96xf32>, tensor<2x3x96xf32>, tensor<2x3x1xf32>)
    %381 = stablehlo.broadcast_in_dim %arg103, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %382:2 = call @take_along_axis_8(%380#0, %381) : (tensor<2x3x96xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>)
    %383 = stablehlo.reshape %382#0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %384 = stablehlo.negate %383 : tensor<2x3xf32>
    %385 = stablehlo.multiply %384, %arg108 : tensor<2x3xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%arg108 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %388 = stablehlo.add %387, %cst_85 : tensor<f32>
    %389 = stablehlo.divide %386, %388 : tensor<f32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %390 = stablehlo.divide %cst_86, %388 : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %392 = stablehlo.multiply %391, %arg108 : tensor<2x3xf32>
    %393 = stablehlo.negate %392 : tensor<2x3xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %395 = call @take_along_axis_9(%382#1, %394) : (tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x96xf32>
    %396 = call @log_softmax_10(%380#1, %380#2, %395) : (tensor<2x3x96xf32>, tensor<2x3x1xf32>, tensor<2x3x96xf32>) -> tensor<2x3x96xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x96xf32>, tensor<f32>) -> tensor<96xf32>
    %398 = stablehlo.reshape %397 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %400 = stablehlo.dot_general %396, %374, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x96xf32>, tensor<2x3x32xf32>) -> tensor<96x32xf32>
    %401 = stablehlo.transpose %400, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %402 = stablehlo.dot_general %396, %375, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x96xf32>, tensor<32x96xf32>) -> tensor<2x3x32xf32>
    %403 = stablehlo.transpose %401, dims = [1, 0] : (tensor<32x96xf32>) -> tensor<96x32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%402 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x32xf32>, tensor<f32>) -> tensor<32xf32>
    %405 = stablehlo.reshape %404 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%405 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %407 = stablehlo.multiply %368, %402 : tensor<2x3x32xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x32xf32>, tensor<f32>) -> tensor<32xf32>
    %409 = stablehlo.reshape %408 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %410 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x3x32xf32>
    %411 = stablehlo.multiply %402, %410 : tensor<2x3x32xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%409 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %413 = stablehlo.multiply %360, %411 : tensor<2x3x32xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.reduce(%413 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<2x3x32xf32>, tensor<f32>) -> tensor<2x3xf32>
    %415 = stablehlo.reshape %414 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %416 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x32xf32>
    %417 = stablehlo.multiply %411, %416 : tensor<2x3x32xf32>
    %418 = stablehlo.multiply %415, %366 : tensor<2x3x1xf32>
    %419 = stablehlo.negate %417 : tensor<2x3x32xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<2x3x32xf32>, tensor<f32>) -> tensor<2x3xf32>
    %421 = stablehlo.reshape %420 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_95 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %423 = stablehlo.divide %418, %422 : tensor<2x3x1xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x32xf32>
    %426 = stablehlo.multiply %425, %354 : tensor<2x3x32xf32>
    %427 = stablehlo.negate %426 : tensor<2x3x32xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.reduce(%427 init: %cst_97) applies stablehlo.add across dimensions = [2] : (tensor<2x3x32xf32>, tensor<f32>) -> tensor<2x3xf32>
    %429 = stablehlo.reshape %428 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %430 = stablehlo.add %417, %426 : tensor<2x3x32xf32>
    %431 = stablehlo.add %421, %429 : tensor<2x3x1xf32>
    %cst_98 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %433 = stablehlo.divide %431, %432 : tensor<2x3x1xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x32xf32>
    %436 = stablehlo.add %430, %435 : tensor<2x3x32xf32>
    %437 = stablehlo.multiply %337, %436 : tensor<2x3x32xf32>
    %438 = stablehlo.multiply %436, %341 : tensor<2x3x32xf32>
    %cst_100 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x3x32xf32>
    %440 = stablehlo.multiply %439, %437 : tensor<2x3x32xf32>
    %441 = stablehlo.multiply %440, %344 : tensor<2x3x32xf32>
    %cst_101 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x3x32xf32>
    %443 = stablehlo.multiply %441, %442 : tensor<2x3x32xf32>
    %444 = stablehlo.negate %443 : tensor<2x3x32xf32>
    %cst_102 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x3x32xf32>
    %446 = stablehlo.multiply %445, %438 : tensor<2x3x32xf32>
    %447 = stablehlo.add %444, %446 : tensor<2x3x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x32xf32>, tensor<f32>) -> tensor<32xf32>
    %449 = stablehlo.reshape %448 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %451 = stablehlo.dot_general %447, %331#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x32xf32>, tensor<2x3x32xf32>) -> tensor<32x32xf32>
    %452 = stablehlo.transpose %451, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %453 = stablehlo.dot_general %447, %arg31, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x32xf32>, tensor<32x32xf32>) -> tensor<2x3x32xf32>
    %454 = call @take_along_axis_11(%331#1, %453) : (tensor<2x3x1xi32>, tensor<2x3x32xf32>) -> tensor<2x16x32xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %456 = stablehlo.reshape %455 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.reduce(%456 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %458 = stablehlo.multiply %323, %454 : tensor<2x16x32xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.reduce(%458 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %460 = stablehlo.reshape %459 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %461 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %462 = stablehlo.multiply %454, %461 : tensor<2x16x32xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%460 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %464 = stablehlo.multiply %315, %462 : tensor<2x16x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_109) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %466 = stablehlo.reshape %465 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %467 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %468 = stablehlo.multiply %462, %467 : tensor<2x16x32xf32>
    %469 = stablehlo.multiply %466, %321 : tensor<2x16x1xf32>
    %470 = stablehlo.negate %468 : tensor<2x16x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%470 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %472 = stablehlo.reshape %471 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_111 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %474 = stablehlo.divide %469, %473 : tensor<2x16x1xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %477 = stablehlo.multiply %476, %309 : tensor<2x16x32xf32>
    %478 = stablehlo.negate %477 : tensor<2x16x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.reduce(%478 init: %cst_113) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %480 = stablehlo.reshape %479 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %481 = stablehlo.add %468, %477 : tensor<2x16x32xf32>
    %482 = stablehlo.add %472, %480 : tensor<2x16x1xf32>
    %cst_114 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %484 = stablehlo.divide %482, %483 : tensor<2x16x1xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.reduce(%484 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %487 = stablehlo.add %481, %486 : tensor<2x16x32xf32>
    %488 = call @_where_12(%296, %487) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %490 = stablehlo.divide %488, %489 : tensor<2x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%490 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %492 = stablehlo.reshape %491 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %494 = stablehlo.dot_general %490, %289, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<2x16x128xf32>) -> tensor<32x128xf32>
    %495 = stablehlo.transpose %494, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %496 = stablehlo.dot_general %490, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<128x32xf32>) -> tensor<2x16x128xf32>
    %497 = stablehlo.multiply %281, %496 : tensor<2x16x128xf32>
    %498 = stablehlo.multiply %496, %285 : tensor<2x16x128xf32>
    %cst_119 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %500 = stablehlo.multiply %499, %497 : tensor<2x16x128xf32>
    %501 = stablehlo.multiply %500, %288 : tensor<2x16x128xf32>
    %cst_120 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %503 = stablehlo.multiply %501, %502 : tensor<2x16x128xf32>
    %504 = stablehlo.negate %503 : tensor<2x16x128xf32>
    %cst_121 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %506 = stablehlo.multiply %505, %498 : tensor<2x16x128xf32>
    %507 = stablehlo.add %504, %506 : tensor<2x16x128xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %509 = stablehlo.reshape %508 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %511 = stablehlo.dot_general %507, %275, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    %512 = stablehlo.transpose %511, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %513 = stablehlo.dot_general %507, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<32x128xf32>) -> tensor<2x16x32xf32>
    %514 = stablehlo.add %487, %513 : tensor<2x16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%514 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %516 = stablehlo.reshape %515 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %518 = stablehlo.multiply %269, %514 : tensor<2x16x32xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%518 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %520 = stablehlo.reshape %519 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %521 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %522 = stablehlo.multiply %514, %521 : tensor<2x16x32xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%520 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %524 = stablehlo.multiply %261, %522 : tensor<2x16x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %526 = stablehlo.reshape %525 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %527 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %528 = stablehlo.multiply %522, %527 : tensor<2x16x32xf32>
    %529 = stablehlo.multiply %526, %267 : tensor<2x16x1xf32>
    %530 = stablehlo.negate %528 : tensor<2x16x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%530 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %532 = stablehlo.reshape %531 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_130 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %534 = stablehlo.divide %529, %533 : tensor<2x16x1xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.reduce(%534 init: %cst_131) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %537 = stablehlo.multiply %536, %255 : tensor<2x16x32xf32>
    %538 = stablehlo.negate %537 : tensor<2x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %540 = stablehlo.reshape %539 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %541 = stablehlo.add %528, %537 : tensor<2x16x32xf32>
    %542 = stablehlo.add %532, %540 : tensor<2x16x1xf32>
    %cst_133 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %544 = stablehlo.divide %542, %543 : tensor<2x16x1xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%544 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %547 = stablehlo.add %541, %546 : tensor<2x16x32xf32>
    %548 = call @_where_12(%242, %547) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %cst_135 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %550 = stablehlo.divide %548, %549 : tensor<2x16x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %551 = stablehlo.reduce(%550 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %552 = stablehlo.reshape %551 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %554 = stablehlo.dot_general %550, %235, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<32x32xf32>
    %555 = stablehlo.transpose %554, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %556 = stablehlo.dot_general %550, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x32xf32>) -> tensor<2x16x32xf32>
    %557 = stablehlo.reshape %556 : (tensor<2x16x32xf32>) -> tensor<2x16x2x16xf32>
    %558 = stablehlo.transpose %557, dims = [0, 2, 3, 1] : (tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %559 = stablehlo.dot_general %558, %208, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %560 = stablehlo.dot_general %558, %232, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %561 = stablehlo.transpose %560, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
    %562 = call @_where_13(%229, %559) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %564 = stablehlo.divide %562, %563 : tensor<2x2x16x16xf32>
    %565 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %566 = stablehlo.multiply %564, %565 : tensor<2x2x16x16xf32>
    %567 = stablehlo.multiply %566, %219 : tensor<2x2x16x16xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%567 init: %cst_139) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %569 = stablehlo.reshape %568 : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %570 = stablehlo.negate %569 : tensor<2x2x16x1xf32>
    %571 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %572 = stablehlo.divide %564, %571 : tensor<2x2x16x16xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.reduce(%570 init: %cst_140) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x1xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x16xf32>
    %575 = stablehlo.add %572, %574 : tensor<2x2x16x16xf32>
    %576 = stablehlo.multiply %575, %219 : tensor<2x2x16x16xf32>
    %577 = call @_where_14(%212#1, %576) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_141 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %579 = stablehlo.multiply %577, %578 : tensor<2x2x16x16xf32>
    %580 = stablehlo.dot_general %579, %204, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %581 = stablehlo.transpose %580, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
    %582 = stablehlo.dot_general %579, %206, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %583 = stablehlo.transpose %582, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
    %584 = stablehlo.broadcast_in_dim %561, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.pad %584, %cst_142, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xf32>, tensor<f32>) -> tensor<2x16x3x2x16xf32>
    %586 = stablehlo.broadcast_in_dim %581, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %587 = stablehlo.pad %586, %cst_143, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xf32>, tensor<f32>) -> tensor<2x16x3x2x16xf32>
    %588 = stablehlo.add %585, %587 : tensor<2x16x3x2x16xf32>
    %589 = stablehlo.broadcast_in_dim %583, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.pad %589, %cst_144, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xf32>, tensor<f32>) -> tensor<2x16x3x2x16xf32>
    %591 = stablehlo.add %588, %590 : tensor<2x16x3x2x16xf32>
    %592 = stablehlo.reshape %591 : (tensor<2x16x3x2x16xf32>) -> tensor<2x16x96xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.reduce(%592 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %594 = stablehlo.reshape %593 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%594 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %596 = stablehlo.dot_general %592, %194, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xf32>, tensor<2x16x32xf32>) -> tensor<96x32xf32>
    %597 = stablehlo.transpose %596, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %598 = stablehlo.dot_general %592, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xf32>, tensor<32x96xf32>) -> tensor<2x16x32xf32>
    %599 = stablehlo.add %547, %598 : tensor<2x16x32xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %601 = stablehlo.reshape %600 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%601 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %603 = stablehlo.multiply %188, %599 : tensor<2x16x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%603 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %605 = stablehlo.reshape %604 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %606 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %607 = stablehlo.multiply %599, %606 : tensor<2x16x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%605 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %609 = stablehlo.multiply %180, %607 : tensor<2x16x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%609 init: %cst_151) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %611 = stablehlo.reshape %610 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %612 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %613 = stablehlo.multiply %607, %612 : tensor<2x16x32xf32>
    %614 = stablehlo.multiply %611, %186 : tensor<2x16x1xf32>
    %615 = stablehlo.negate %613 : tensor<2x16x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_152) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %617 = stablehlo.reshape %616 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_153 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %619 = stablehlo.divide %614, %618 : tensor<2x16x1xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %621 = stablehlo.broadcast_in_dim %620, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %622 = stablehlo.multiply %621, %174 : tensor<2x16x32xf32>
    %623 = stablehlo.negate %622 : tensor<2x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %625 = stablehlo.reshape %624 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %626 = stablehlo.add %613, %622 : tensor<2x16x32xf32>
    %627 = stablehlo.add %617, %625 : tensor<2x16x1xf32>
    %cst_156 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %629 = stablehlo.divide %627, %628 : tensor<2x16x1xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.reduce(%629 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %631 = stablehlo.broadcast_in_dim %630, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %632 = stablehlo.add %626, %631 : tensor<2x16x32xf32>
    %633 = call @_where_12(%161, %632) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %cst_158 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %635 = stablehlo.divide %633, %634 : tensor<2x16x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_159) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %637 = stablehlo.reshape %636 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_160) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %639 = stablehlo.dot_general %635, %154, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<2x16x128xf32>) -> tensor<32x128xf32>
    %640 = stablehlo.transpose %639, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %641 = stablehlo.dot_general %635, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<128x32xf32>) -> tensor<2x16x128xf32>
    %642 = stablehlo.multiply %146, %641 : tensor<2x16x128xf32>
    %643 = stablehlo.multiply %641, %150 : tensor<2x16x128xf32>
    %cst_161 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %645 = stablehlo.multiply %644, %642 : tensor<2x16x128xf32>
    %646 = stablehlo.multiply %645, %153 : tensor<2x16x128xf32>
    %cst_162 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %648 = stablehlo.multiply %646, %647 : tensor<2x16x128xf32>
    %649 = stablehlo.negate %648 : tensor<2x16x128xf32>
    %cst_163 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %651 = stablehlo.multiply %650, %643 : tensor<2x16x128xf32>
    %652 = stablehlo.add %649, %651 : tensor<2x16x128xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_164) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %654 = stablehlo.reshape %653 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %656 = stablehlo.dot_general %652, %140, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    %657 = stablehlo.transpose %656, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %658 = stablehlo.dot_general %652, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<32x128xf32>) -> tensor<2x16x32xf32>
    %659 = stablehlo.add %632, %658 : tensor<2x16x32xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.reduce(%659 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %661 = stablehlo.reshape %660 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%661 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %663 = stablehlo.multiply %134, %659 : tensor<2x16x32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %664 = stablehlo.reduce(%663 init: %cst_168) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %665 = stablehlo.reshape %664 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %666 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %667 = stablehlo.multiply %659, %666 : tensor<2x16x32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %668 = stablehlo.reduce(%665 init: %cst_169) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %669 = stablehlo.multiply %126, %667 : tensor<2x16x32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.reduce(%669 init: %cst_170) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %671 = stablehlo.reshape %670 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %672 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %673 = stablehlo.multiply %667, %672 : tensor<2x16x32xf32>
    %674 = stablehlo.multiply %671, %132 : tensor<2x16x1xf32>
    %675 = stablehlo.negate %673 : tensor<2x16x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.reduce(%675 init: %cst_171) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %677 = stablehlo.reshape %676 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_172 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %679 = stablehlo.divide %674, %678 : tensor<2x16x1xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%679 init: %cst_173) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %681 = stablehlo.broadcast_in_dim %680, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %682 = stablehlo.multiply %681, %120 : tensor<2x16x32xf32>
    %683 = stablehlo.negate %682 : tensor<2x16x32xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %684 = stablehlo.reduce(%683 init: %cst_174) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %685 = stablehlo.reshape %684 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %686 = stablehlo.add %673, %682 : tensor<2x16x32xf32>
    %687 = stablehlo.add %677, %685 : tensor<2x16x1xf32>
    %cst_175 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %689 = stablehlo.divide %687, %688 : tensor<2x16x1xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.reduce(%689 init: %cst_176) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %692 = stablehlo.add %686, %691 : tensor<2x16x32xf32>
    %693 = call @_where_12(%107, %692) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %695 = stablehlo.divide %693, %694 : tensor<2x16x32xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.reduce(%695 init: %cst_178) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %697 = stablehlo.reshape %696 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_179) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %699 = stablehlo.dot_general %695, %100, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<32x32xf32>
    %700 = stablehlo.transpose %699, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %701 = stablehlo.dot_general %695, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x32xf32>) -> tensor<2x16x32xf32>
    %702 = stablehlo.reshape %701 : (tensor<2x16x32xf32>) -> tensor<2x16x2x16xf32>
    %703 = stablehlo.transpose %702, dims = [0, 2, 3, 1] : (tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %704 = stablehlo.dot_general %703, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %705 = stablehlo.dot_general %703, %97, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %706 = stablehlo.transpose %705, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
    %707 = call @_where_13(%94, %704) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %709 = stablehlo.divide %707, %708 : tensor<2x2x16x16xf32>
    %710 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %711 = stablehlo.multiply %709, %710 : tensor<2x2x16x16xf32>
    %712 = stablehlo.multiply %711, %84 : tensor<2x2x16x16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%712 init: %cst_181) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %714 = stablehlo.reshape %713 : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %715 = stablehlo.negate %714 : tensor<2x2x16x1xf32>
    %716 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %717 = stablehlo.divide %709, %716 : tensor<2x2x16x16xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %718 = stablehlo.reduce(%715 init: %cst_182) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x1xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %719 = stablehlo.broadcast_in_dim %718, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x16xf32>
    %720 = stablehlo.add %717, %719 : tensor<2x2x16x16xf32>
    %721 = stablehlo.multiply %720, %84 : tensor<2x2x16x16xf32>
    %722 = call @_where_14(%77#1, %721) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_183 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %724 = stablehlo.multiply %722, %723 : tensor<2x2x16x16xf32>
    %725 = stablehlo.dot_general %724, %69, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %726 = stablehlo.transpose %725, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
    %727 = stablehlo.dot_general %724, %71, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %728 = stablehlo.transpose %727, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
    %729 = stablehlo.broadcast_in_dim %706, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.pad %729, %cst_184, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xf32>, tensor<f32>) -> tensor<2x16x3x2x16xf32>
    %731 = stablehlo.broadcast_in_dim %726, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %732 = stablehlo.pad %731, %cst_185, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xf32>, tensor<f32>) -> tensor<2x16x3x2x16xf32>
    %733 = stablehlo.add %730, %732 : tensor<2x16x3x2x16xf32>
    %734 = stablehlo.broadcast_in_dim %728, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xf32>) -> tensor<2x16x1x2x16xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.pad %734, %cst_186, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xf32>, tensor<f32>) -> tensor<2x16x3x2x16xf32>
    %736 = stablehlo.add %733, %735 : tensor<2x16x3x2x16xf32>
    %737 = stablehlo.reshape %736 : (tensor<2x16x3x2x16xf32>) -> tensor<2x16x96xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%737 init: %cst_187) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %739 = stablehlo.reshape %738 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %740 = stablehlo.reduce(%739 init: %cst_188) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %741 = stablehlo.dot_general %737, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xf32>, tensor<2x16x32xf32>) -> tensor<96x32xf32>
    %742 = stablehlo.transpose %741, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %743 = stablehlo.dot_general %737, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xf32>, tensor<32x96xf32>) -> tensor<2x16x32xf32>
    %744 = stablehlo.add %692, %743 : tensor<2x16x32xf32>
    %745 = call @_where_12(%50, %744) : (tensor<2x16x32xi1>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %cst_189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %747 = stablehlo.divide %745, %746 : tensor<2x16x32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.reduce(%747 init: %cst_190) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %749 = stablehlo.reshape %748 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.reduce(%749 init: %cst_191) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %751 = stablehlo.multiply %43, %747 : tensor<2x16x32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_192) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %753 = stablehlo.reshape %752 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %754 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %755 = stablehlo.multiply %747, %754 : tensor<2x16x32xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.reduce(%753 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %757 = stablehlo.multiply %35, %755 : tensor<2x16x32xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%757 init: %cst_194) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %759 = stablehlo.reshape %758 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %760 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %761 = stablehlo.multiply %755, %760 : tensor<2x16x32xf32>
    %762 = stablehlo.multiply %759, %41 : tensor<2x16x1xf32>
    %763 = stablehlo.negate %761 : tensor<2x16x32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %764 = stablehlo.reduce(%763 init: %cst_195) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %765 = stablehlo.reshape %764 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_196 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %767 = stablehlo.divide %762, %766 : tensor<2x16x1xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.reduce(%767 init: %cst_197) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %769 = stablehlo.broadcast_in_dim %768, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %770 = stablehlo.multiply %769, %29 : tensor<2x16x32xf32>
    %771 = stablehlo.negate %770 : tensor<2x16x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %772 = stablehlo.reduce(%771 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %773 = stablehlo.reshape %772 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %774 = stablehlo.add %761, %770 : tensor<2x16x32xf32>
    %775 = stablehlo.add %765, %773 : tensor<2x16x1xf32>
    %cst_199 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %777 = stablehlo.divide %775, %776 : tensor<2x16x1xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.reduce(%777 init: %cst_200) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %779 = stablehlo.broadcast_in_dim %778, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %780 = stablehlo.add %774, %779 : tensor<2x16x32xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %782 = "stablehlo.scatter"(%781, %18, %780) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %831 = stablehlo.add %arg110, %arg111 : tensor<f32>
      stablehlo.return %831 : tensor<f32>
    }) : (tensor<2x32xf32>, tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<2x32xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %783 = stablehlo.reduce(%780 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %784 = stablehlo.reshape %783 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.reduce(%784 init: %cst_203) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %787 = "stablehlo.scatter"(%786, %8, %780) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %831 = stablehlo.add %arg110, %arg111 : tensor<f32>
      stablehlo.return %831 : tensor<f32>
    }) : (tensor<96x32xf32>, tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<96x32xf32>
    %788 = stablehlo.add %403, %787 : tensor<96x32xf32>
    %c_205 = stablehlo.constant dense<1> : tensor<i32>
    %789 = stablehlo.add %arg34, %c_205 : tensor<i32>
    %790 = stablehlo.convert %789 : (tensor<i32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %791 = stablehlo.power %cst_206, %790 : tensor<f32>
    %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %792 = stablehlo.subtract %cst_207, %791 : tensor<f32>
    %cst_208 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %793 = stablehlo.divide %cst_208, %792 : tensor<f32>
    %cst_209 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %794 = stablehlo.power %cst_209, %790 : tensor<f32>
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %795 = stablehlo.subtract %cst_210, %794 : tensor<f32>
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %796 = stablehlo.divide %cst_211, %795 : tensor<f32>
    %797:3 = call @adam_leaf(%arg0, %arg35, %arg69, %698, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %798:3 = call @adam_leaf_15(%arg1, %arg36, %arg70, %700, %793, %796) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
    %799:3 = call @adam_leaf_16(%arg2, %arg37, %arg71, %740, %793, %796) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %800:3 = call @adam_leaf_17(%arg3, %arg38, %arg72, %742, %793, %796) : (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>)
    %801:3 = call @adam_leaf(%arg4, %arg39, %arg73, %668, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %802:3 = call @adam_leaf(%arg5, %arg40, %arg74, %662, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %803:3 = call @adam_leaf(%arg6, %arg41, %arg75, %638, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %804:3 = call @adam_leaf_18(%arg7, %arg42, %arg76, %640, %793, %796) : (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>)
    %805:3 = call @adam_leaf_19(%arg8, %arg43, %arg77, %655, %793, %796) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %806:3 = call @adam_leaf_20(%arg9, %arg44, %arg78, %657, %793, %796) : (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
    %807:3 = call @adam_leaf(%arg10, %arg45, %arg79, %608, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %808:3 = call @adam_leaf(%arg11, %arg46, %arg80, %602, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %809:3 = call @adam_leaf(%arg12, %arg47, %arg81, %553, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %810:3 = call @adam_leaf_15(%arg13, %arg48, %arg82, %555, %793, %796) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
    %811:3 = call @adam_leaf_16(%arg14, %arg49, %arg83, %595, %793, %796) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %812:3 = call @adam_leaf_17(%arg15, %arg50, %arg84, %597, %793, %796) : (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>)
    %813:3 = call @adam_leaf(%arg16, %arg51, %arg85, %523, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %814:3 = call @adam_leaf(%arg17, %arg52, %arg86, %517, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %815:3 = call @adam_leaf(%arg18, %arg53, %arg87, %493, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %816:3 = call @adam_leaf_18(%arg19, %arg54, %arg88, %495, %793, %796) : (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>)
    %817:3 = call @adam_leaf_19(%arg20, %arg55, %arg89, %510, %793, %796) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %818:3 = call @adam_leaf_20(%arg21, %arg56, %arg90, %512, %793, %796) : (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
    %819:3 = call @adam_leaf(%arg22, %arg57, %arg91, %463, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %820:3 = call @adam_leaf(%arg23, %arg58, %arg92, %457, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %821:3 = call @adam_leaf(%arg24, %arg59, %arg93, %756, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %822:3 = call @adam_leaf(%arg25, %arg60, %arg94, %750, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %823:3 = call @adam_leaf_16(%arg26, %arg61, %arg95, %399, %793, %796) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %824:3 = call @adam_leaf_21(%arg27, %arg62, %arg96, %785, %793, %796) : (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>)
    %825:3 = call @adam_leaf_22(%arg28, %arg63, %arg97, %782, %793, %796) : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>)
    %826:3 = call @adam_leaf_23(%arg29, %arg64, %arg98, %788, %793, %796) : (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>)
    %827:3 = call @adam_leaf(%arg30, %arg65, %arg99, %450, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %828:3 = call @adam_leaf_15(%arg31, %arg66, %arg100, %452, %793, %796) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
    %829:3 = call @adam_leaf(%arg32, %arg67, %arg101, %412, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %830:3 = call @adam_leaf(%arg33, %arg68, %arg102, %406, %793, %796) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    return %797#0, %798#0, %799#0, %800#0, %801#0, %802#0, %803#0, %804#0, %805#0, %806#0, %807#0, %808#0, %809#0, %810#0, %811#0, %812#0, %813#0, %814#0, %815#0, %816#0, %817#0, %818#0, %819#0, %820#0, %821#0, %822#0, %823#0, %824#0, %825#0, %826#0, %827#0, %828#0, %829#0, %830#0, %789, %797#1, %798#1, %799#1, %800#1, %801#1, %802#1, %803#1, %804#1, %805#1, %806#1, %807#1, %808#1, %809#1, %810#1, %811#1, %812#1, %813#1, %814#1, %815#1, %816#1, %817#1, %818#1, %819#1, %820#1, %821#1, %822#1, %823#1, %824#1, %825#1, %826#1, %827#1, %828#1, %829#1, %830#1, %797#2, %798#2, %799#2, %800#2, %801#2, %802#2, %803#2, %804#2, %805#2, %806#2, %807#2, %808#2, %809#2, %810#2, %811#2, %812#2, %813#2, %814#2, %815#2, %816#2, %817#2, %818#2, %819#2, %820#2, %821#2, %822#2, %823#2, %824#2, %825#2, %826#2, %827#2, %828#2, %829#2, %830#2, %389 : tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<16x32xf32>, tensor<2x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<16x32xf32>, tensor<2x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<16x32xf32>, tensor<2x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %14 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
    %9 = stablehlo.or %5, %8 : tensor<3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
    %19 = stablehlo.or %15, %18 : tensor<3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
    %29 = stablehlo.or %25, %28 : tensor<3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
    %39 = stablehlo.or %35, %38 : tensor<3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %42 = stablehlo.add %33, %41 : tensor<3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %44 = stablehlo.add %40, %43 : tensor<3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %48 = stablehlo.add %44, %47 : tensor<3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x16x32xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xi1>
    return %2 : tensor<2x16x32xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<2x16x32xui64>
    %9 = stablehlo.iota dim = 1 : tensor<2x16x32xui64>
    %10 = stablehlo.iota dim = 2 : tensor<2x16x32xui64>
    %c = stablehlo.constant dense<512> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x16x32xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<2x16x32xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x16x32xui64>
    %14 = stablehlo.multiply %13, %9 : tensor<2x16x32xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x16x32xui64>
    %16 = stablehlo.multiply %15, %10 : tensor<2x16x32xui64>
    %17 = stablehlo.add %12, %14 : tensor<2x16x32xui64>
    %18 = stablehlo.add %17, %16 : tensor<2x16x32xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x16x32xui64>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<2x16x32xui64>
    %21 = stablehlo.convert %18 : (tensor<2x16x32xui64>) -> tensor<2x16x32xui32>
    %22 = stablehlo.convert %20 : (tensor<2x16x32xui64>) -> tensor<2x16x32xui32>
    %23:2 = call @threefry2x32_0(%5, %7, %22, %21) : (tensor<ui32>, tensor<ui32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>) -> (tensor<2x16x32xui32>, tensor<2x16x32xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<2x16x32xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<2x16x32xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %28 = stablehlo.or %26, %27 : tensor<2x16x32xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<2x16x32xui32>) -> tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<2x16x32xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x32xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<2x16x32xf32>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x32xf32>
    %36 = stablehlo.add %34, %35 : tensor<2x16x32xf32>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x32xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<2x16x32xf32>
    return %38 : tensor<2x16x32xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x16x32xui32>, %arg3: tensor<2x16x32xui32>) -> (tensor<2x16x32xui32>, tensor<2x16x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x16x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x16x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x16x32xui32>, tensor<2x16x32xui32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<2x16x32xui32>, %arg2: tensor<2x16x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x16x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x16x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x16x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x16x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x16x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x16x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x16x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x16x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x16x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x16x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x16x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x16x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x16x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x16x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x16x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x16x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x16x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x16x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x16x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x16x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x16x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x16x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<2x16x32xi1>, %arg1: tensor<2x16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    return %2 : tensor<2x16x32xf32>
  }
  func.func private @_where_2(%arg0: tensor<2x1x1x16xi1>, %arg1: tensor<2x2x16x16xf32>, %arg2: tensor<f32>) -> (tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x1x16xi1>) -> tensor<2x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %3, %1 : tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>
  }
  func.func private @_bernoulli_3(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x16x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x16x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xi1>
    return %2 : tensor<2x2x16x16xi1>
  }
  func.func private @_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x16x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<2x2x16x16xui64>
    %9 = stablehlo.iota dim = 1 : tensor<2x2x16x16xui64>
    %10 = stablehlo.iota dim = 2 : tensor<2x2x16x16xui64>
    %11 = stablehlo.iota dim = 3 : tensor<2x2x16x16xui64>
    %c = stablehlo.constant dense<512> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2x16x16xui64>
    %13 = stablehlo.multiply %12, %8 : tensor<2x2x16x16xui64>
    %c_0 = stablehlo.constant dense<256> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2x16x16xui64>
    %15 = stablehlo.multiply %14, %9 : tensor<2x2x16x16xui64>
    %c_1 = stablehlo.constant dense<16> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2x16x16xui64>
    %17 = stablehlo.multiply %16, %10 : tensor<2x2x16x16xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x2x16x16xui64>
    %19 = stablehlo.multiply %18, %11 : tensor<2x2x16x16xui64>
    %20 = stablehlo.add %13, %15 : tensor<2x2x16x16xui64>
    %21 = stablehlo.add %20, %17 : tensor<2x2x16x16xui64>
    %22 = stablehlo.add %21, %19 : tensor<2x2x16x16xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x2x16x16xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x2x16x16xui64>
    %25 = stablehlo.convert %22 : (tensor<2x2x16x16xui64>) -> tensor<2x2x16x16xui32>
    %26 = stablehlo.convert %24 : (tensor<2x2x16x16xui64>) -> tensor<2x2x16x16xui32>
    %27:2 = call @threefry2x32_5(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>) -> (tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>)
    %28 = stablehlo.xor %27#0, %27#1 : tensor<2x2x16x16xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x2x16x16xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %32 = stablehlo.or %30, %31 : tensor<2x2x16x16xui32>
    %33 = stablehlo.bitcast_convert %32 : (tensor<2x2x16x16xui32>) -> tensor<2x2x16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<2x2x16x16xf32>
    %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x16x16xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<2x2x16x16xf32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x16x16xf32>
    %40 = stablehlo.add %38, %39 : tensor<2x2x16x16xf32>
    %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x16x16xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<2x2x16x16xf32>
    return %42 : tensor<2x2x16x16xf32>
  }
  func.func private @threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x16x16xui32>, %arg3: tensor<2x2x16x16xui32>) -> (tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x2x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x2x16x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>
  }
  func.func private @closed_call_6(%arg0: tensor<i32>, %arg1: tensor<2x2x16x16xui32>, %arg2: tensor<2x2x16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x16x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x16x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x2x16x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x2x16x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x2x16x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x2x16x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x16x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x2x16x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x2x16x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x2x16x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x2x16x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x16x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x2x16x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x2x16x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x2x16x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x2x16x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x16x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x2x16x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x2x16x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x2x16x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x2x16x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x16x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x2x16x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x16x16xui32>, tensor<2x2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_7(%arg0: tensor<2x2x16x16xi1>, %arg1: tensor<2x2x16x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x16x16xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %2 : tensor<2x2x16x16xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x16x32xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x32xf32>, tensor<2x3x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
    %c_1 = stablehlo.constant dense<15> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<2x3x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 32>}> : (tensor<2x16x32xf32>, tensor<2x3x1xi32>) -> tensor<2x3x32xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x32xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<2x3x32xi1>, tensor<2x3x32xf32>
    return %15, %4 : tensor<2x3x32xf32>, tensor<2x3x1xi32>
  }
  func.func private @log_softmax(%arg0: tensor<2x3x96xf32>) -> (tensor<2x3x96xf32>, tensor<2x3x96xf32>, tensor<2x3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x96xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x96xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x96xf32>
    %6 = stablehlo.exponential %5 : tensor<2x3x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x96xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %9 = stablehlo.log %8 : tensor<2x3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x96xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x3x96xf32>
    return %11, %6, %8 : tensor<2x3x96xf32>, tensor<2x3x96xf32>, tensor<2x3x1xf32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<2x3x96xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x3x1xi32>) -> tensor<2x3x1x1xi32>
    %c_1 = stablehlo.constant dense<95> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x3x1x1xi1>, tensor<i1>) -> tensor<2x3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x96xf32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x3x1xi1>, tensor<2x3x1xf32>
    return %15, %5 : tensor<2x3x1xf32>, tensor<2x3x1x1xi32>
  }
  func.func private @take_along_axis_9(%arg0: tensor<2x3x1x1xi32>, %arg1: tensor<2x3x1xf32>) -> tensor<2x3x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x96xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3x96xf32>, tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x96xf32>
    return %1 : tensor<2x3x96xf32>
  }
  func.func private @log_softmax_10(%arg0: tensor<2x3x96xf32>, %arg1: tensor<2x3x1xf32>, %arg2: tensor<2x3x96xf32>) -> tensor<2x3x96xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x3x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x96xf32>, tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x96xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x3x96xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x3x96xf32>
    return %7 : tensor<2x3x96xf32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<2x3x1xi32>, %arg1: tensor<2x3x32xf32>) -> tensor<2x16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x16x32xf32>, tensor<2x3x1xi32>, tensor<2x3x32xf32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @_where_12(%arg0: tensor<2x16x32xi1>, %arg1: tensor<2x16x32xf32>) -> tensor<2x16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @_where_13(%arg0: tensor<2x2x16x16xi1>, %arg1: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %1 : tensor<2x2x16x16xf32>
  }
  func.func private @_where_14(%arg0: tensor<2x2x16x16xi1>, %arg1: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %1 : tensor<2x2x16x16xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
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
  func.func private @adam_leaf_15(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<32x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<32x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<32x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<32x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<32x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<32x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<32x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<32x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<32x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<32x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<32x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<32x32xf32>
    return %21, %4, %10 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
  func.func private @adam_leaf_16(%arg0: tensor<96xf32>, %arg1: tensor<96xf32>, %arg2: tensor<96xf32>, %arg3: tensor<96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<96xf32>
    %4 = stablehlo.add %1, %3 : tensor<96xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<96xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<96xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<96xf32>
    %10 = stablehlo.add %6, %9 : tensor<96xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<96xf32>
    %13 = stablehlo.sqrt %12 : tensor<96xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %15 = stablehlo.add %13, %14 : tensor<96xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<96xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<96xf32>
    %20 = stablehlo.divide %19, %15 : tensor<96xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<96xf32>
    return %21, %4, %10 : tensor<96xf32>, tensor<96xf32>, tensor<96xf32>
  }
  func.func private @adam_leaf_17(%arg0: tensor<32x96xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<32x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<32x96xf32>
    %4 = stablehlo.add %1, %3 : tensor<32x96xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<32x96xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<32x96xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<32x96xf32>
    %10 = stablehlo.add %6, %9 : tensor<32x96xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<32x96xf32>
    %13 = stablehlo.sqrt %12 : tensor<32x96xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %15 = stablehlo.add %13, %14 : tensor<32x96xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<32x96xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32x96xf32>
    %20 = stablehlo.divide %19, %15 : tensor<32x96xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<32x96xf32>
    return %21, %4, %10 : tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>
  }
  func.func private @adam_leaf_18(%arg0: tensor<128x32xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<128x32xf32>, %arg3: tensor<128x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<128x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<128x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<128x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<128x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<128x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<128x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<128x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<128x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<128x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<128x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<128x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<128x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<128x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<128x32xf32>
    return %21, %4, %10 : tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>
  }
  func.func private @adam_leaf_19(%arg0: tensor<128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<128xf32>
    %4 = stablehlo.add %1, %3 : tensor<128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<128xf32>
    %10 = stablehlo.add %6, %9 : tensor<128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<128xf32>
    %13 = stablehlo.sqrt %12 : tensor<128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %15 = stablehlo.add %13, %14 : tensor<128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<128xf32>
    return %21, %4, %10 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>
  }
  func.func private @adam_leaf_20(%arg0: tensor<32x128xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<32x128xf32>, %arg3: tensor<32x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<32x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<32x128xf32>
    %4 = stablehlo.add %1, %3 : tensor<32x128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<32x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<32x128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<32x128xf32>
    %10 = stablehlo.add %6, %9 : tensor<32x128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<32x128xf32>
    %13 = stablehlo.sqrt %12 : tensor<32x128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %15 = stablehlo.add %13, %14 : tensor<32x128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<32x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32x128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<32x128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<32x128xf32>
    return %21, %4, %10 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>
  }
  func.func private @adam_leaf_21(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<16x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) {
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
  func.func private @adam_leaf_22(%arg0: tensor<2x32xf32>, %arg1: tensor<2x32xf32>, %arg2: tensor<2x32xf32>, %arg3: tensor<2x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>) {
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
  func.func private @adam_leaf_23(%arg0: tensor<96x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<96x32xf32>, %arg3: tensor<96x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>) {
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
}
