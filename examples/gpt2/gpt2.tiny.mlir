module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<96xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x96xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<128x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32x128xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<32x32xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<96xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32x96xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<32xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<128x32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<128xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<32x128xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<16x32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<96x32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<32xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<i32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<32xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<32x32xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<96xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32x96xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<32xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<32xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<128x32xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<128xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32x128xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<32xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<32x32xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<96xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32x96xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<32xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<128x32xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<128xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32x128xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<16x32xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<96x32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<32xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<32xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<32x32xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<96xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<32x96xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<32xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<32xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<32xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<128x32xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<128xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32x128xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<32xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<32x32xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<96xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32x96xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<32xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<32xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<32xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<128x32xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<128xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<32x128xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<16x32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<96x32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<32xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<32xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<2x16xi32>, %arg86: tensor<2x16xi32>) -> (tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %1 = stablehlo.compare LT, %arg86, %0, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %3 = stablehlo.add %arg86, %2 : tensor<2x16xi32>
    %4 = stablehlo.select %1, %3, %arg86 : tensor<2x16xi1>, tensor<2x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %6 = "stablehlo.gather"(%arg25, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<96x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg24, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<2x16x32xf32>
    %9 = stablehlo.add %6, %8 : tensor<2x16x32xf32>
    %10 = stablehlo.convert %9 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %11 = stablehlo.convert %10 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x16x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<2x16x32xf32>
    %18 = chlo.square %17 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<2x16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<2x16x1xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %26 = stablehlo.subtract %11, %25 : tensor<2x16x32xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %28 = stablehlo.add %24, %27 : tensor<2x16x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<2x16x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<2x16x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<2x16x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<2x16x32xf32>
    %35 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<2x16x32xf32>
    %38 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %40 = stablehlo.add %37, %39 : tensor<2x16x32xf32>
    %41 = stablehlo.convert %40 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %42 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %43 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %44 = stablehlo.compare GE, %42, %43, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %45 = stablehlo.convert %arg3 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %46 = stablehlo.dot_general %41, %45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %47 = stablehlo.convert %arg2 : (tensor<96xf32>) -> tensor<96xbf16>
    %48 = stablehlo.broadcast_in_dim %47, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<2x16x96xbf16>
    %50 = stablehlo.add %46, %49 : tensor<2x16x96xbf16>
    %51 = stablehlo.reshape %50 : (tensor<2x16x96xbf16>) -> tensor<2x16x3x2x16xbf16>
    %52 = stablehlo.slice %51 [0:2, 0:16, 0:1, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %53 = stablehlo.reshape %52 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %54 = stablehlo.slice %51 [0:2, 0:16, 1:2, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %55 = stablehlo.reshape %54 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %56 = stablehlo.slice %51 [0:2, 0:16, 2:3, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %57 = stablehlo.reshape %56 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %58 = stablehlo.dot_general %53, %55, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %59 = stablehlo.convert %58 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<2x2x16x16xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %62:2 = call @_where(%44, %61, %cst_8) : (tensor<16x16xi1>, tensor<2x2x16x16xf32>, tensor<f32>) -> (tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62#0 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %65 = stablehlo.maximum %64, %63 : tensor<2x2x16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %68 = stablehlo.subtract %62#0, %67 : tensor<2x2x16x16xf32>
    %69 = stablehlo.exponential %68 : tensor<2x2x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %73 = stablehlo.divide %69, %72 : tensor<2x2x16x16xf32>
    %74 = stablehlo.multiply %71, %71 : tensor<2x2x16x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %76 = stablehlo.divide %75, %74 : tensor<2x2x16x1xf32>
    %77 = stablehlo.convert %73 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %78 = stablehlo.dot_general %57, %77, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %79 = stablehlo.transpose %78, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %80 = stablehlo.reshape %79 : (tensor<2x16x2x16xbf16>) -> tensor<2x16x32xbf16>
    %81 = stablehlo.convert %arg1 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %83 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xbf16>
    %84 = stablehlo.broadcast_in_dim %83, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %86 = stablehlo.add %82, %85 : tensor<2x16x32xbf16>
    %87 = stablehlo.add %10, %86 : tensor<2x16x32xbf16>
    %88 = stablehlo.convert %87 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %92 = stablehlo.divide %90, %91 : tensor<2x16x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %94 = stablehlo.subtract %88, %93 : tensor<2x16x32xf32>
    %95 = chlo.square %94 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %97 = stablehlo.multiply %96, %94 : tensor<2x16x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%95 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_17 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<2x16x1xf32>
    %102 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %103 = stablehlo.subtract %88, %102 : tensor<2x16x32xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %105 = stablehlo.add %101, %104 : tensor<2x16x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<2x16x1xf32>
    %107 = stablehlo.divide %106, %105 : tensor<2x16x1xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<2x16x1xf32>
    %110 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %111 = stablehlo.multiply %103, %110 : tensor<2x16x32xf32>
    %112 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<2x16x32xf32>
    %115 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %117 = stablehlo.add %114, %116 : tensor<2x16x32xf32>
    %118 = stablehlo.convert %117 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %119 = stablehlo.convert %arg9 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %120 = stablehlo.dot_general %118, %119, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x128xbf16>) -> tensor<2x16x128xbf16>
    %121 = stablehlo.convert %arg8 : (tensor<128xf32>) -> tensor<128xbf16>
    %122 = stablehlo.broadcast_in_dim %121, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<2x16x128xbf16>
    %124 = stablehlo.add %120, %123 : tensor<2x16x128xbf16>
    %125 = stablehlo.multiply %124, %124 : tensor<2x16x128xbf16>
    %126 = stablehlo.multiply %125, %124 : tensor<2x16x128xbf16>
    %127 = stablehlo.multiply %124, %124 : tensor<2x16x128xbf16>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %128 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %129 = stablehlo.multiply %128, %127 : tensor<2x16x128xbf16>
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %130 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %131 = stablehlo.multiply %130, %126 : tensor<2x16x128xbf16>
    %132 = stablehlo.add %124, %131 : tensor<2x16x128xbf16>
    %cst_22 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %133 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %134 = stablehlo.multiply %133, %132 : tensor<2x16x128xbf16>
    %135 = stablehlo.tanh %134 : tensor<2x16x128xbf16>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %136 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %137 = stablehlo.subtract %136, %135 : tensor<2x16x128xbf16>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %138 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %139 = stablehlo.add %138, %135 : tensor<2x16x128xbf16>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %140 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %141 = stablehlo.multiply %140, %139 : tensor<2x16x128xbf16>
    %142 = stablehlo.multiply %124, %141 : tensor<2x16x128xbf16>
    %143 = stablehlo.convert %arg7 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %144 = stablehlo.dot_general %142, %143, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<128x32xbf16>) -> tensor<2x16x32xbf16>
    %145 = stablehlo.convert %arg6 : (tensor<32xf32>) -> tensor<32xbf16>
    %146 = stablehlo.broadcast_in_dim %145, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %148 = stablehlo.add %144, %147 : tensor<2x16x32xbf16>
    %149 = stablehlo.add %87, %148 : tensor<2x16x32xbf16>
    %150 = stablehlo.convert %149 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_27 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %154 = stablehlo.divide %152, %153 : tensor<2x16x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %156 = stablehlo.subtract %150, %155 : tensor<2x16x32xf32>
    %157 = chlo.square %156 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %159 = stablehlo.multiply %158, %156 : tensor<2x16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%157 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %163 = stablehlo.divide %161, %162 : tensor<2x16x1xf32>
    %164 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %165 = stablehlo.subtract %150, %164 : tensor<2x16x32xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %167 = stablehlo.add %163, %166 : tensor<2x16x1xf32>
    %168 = stablehlo.rsqrt %167 : tensor<2x16x1xf32>
    %169 = stablehlo.divide %168, %167 : tensor<2x16x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<2x16x1xf32>
    %172 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %173 = stablehlo.multiply %165, %172 : tensor<2x16x32xf32>
    %174 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<2x16x32xf32>
    %177 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %179 = stablehlo.add %176, %178 : tensor<2x16x32xf32>
    %180 = stablehlo.convert %179 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %181 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %182 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %183 = stablehlo.compare GE, %181, %182, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %184 = stablehlo.convert %arg15 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %185 = stablehlo.dot_general %180, %184, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %186 = stablehlo.convert %arg14 : (tensor<96xf32>) -> tensor<96xbf16>
    %187 = stablehlo.broadcast_in_dim %186, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<2x16x96xbf16>
    %189 = stablehlo.add %185, %188 : tensor<2x16x96xbf16>
    %190 = stablehlo.reshape %189 : (tensor<2x16x96xbf16>) -> tensor<2x16x3x2x16xbf16>
    %191 = stablehlo.slice %190 [0:2, 0:16, 0:1, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %192 = stablehlo.reshape %191 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %193 = stablehlo.slice %190 [0:2, 0:16, 1:2, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %194 = stablehlo.reshape %193 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %195 = stablehlo.slice %190 [0:2, 0:16, 2:3, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %196 = stablehlo.reshape %195 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %197 = stablehlo.dot_general %192, %194, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %198 = stablehlo.convert %197 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %cst_33 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %200 = stablehlo.multiply %198, %199 : tensor<2x2x16x16xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %201:2 = call @_where(%183, %200, %cst_34) : (tensor<16x16xi1>, tensor<2x2x16x16xf32>, tensor<f32>) -> (tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>)
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %202 = stablehlo.reduce(%201#0 init: %cst_35) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %204 = stablehlo.maximum %203, %202 : tensor<2x2x16xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %207 = stablehlo.subtract %201#0, %206 : tensor<2x2x16x16xf32>
    %208 = stablehlo.exponential %207 : tensor<2x2x16x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_37) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %212 = stablehlo.divide %208, %211 : tensor<2x2x16x16xf32>
    %213 = stablehlo.multiply %210, %210 : tensor<2x2x16x1xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x2x16x1xf32>
    %215 = stablehlo.divide %214, %213 : tensor<2x2x16x1xf32>
    %216 = stablehlo.convert %212 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %217 = stablehlo.dot_general %196, %216, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %218 = stablehlo.transpose %217, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %219 = stablehlo.reshape %218 : (tensor<2x16x2x16xbf16>) -> tensor<2x16x32xbf16>
    %220 = stablehlo.convert %arg13 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %221 = stablehlo.dot_general %219, %220, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %222 = stablehlo.convert %arg12 : (tensor<32xf32>) -> tensor<32xbf16>
    %223 = stablehlo.broadcast_in_dim %222, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %225 = stablehlo.add %221, %224 : tensor<2x16x32xbf16>
    %226 = stablehlo.add %149, %225 : tensor<2x16x32xbf16>
    %227 = stablehlo.convert %226 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_40 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %231 = stablehlo.divide %229, %230 : tensor<2x16x1xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %233 = stablehlo.subtract %227, %232 : tensor<2x16x32xf32>
    %234 = chlo.square %233 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %236 = stablehlo.multiply %235, %233 : tensor<2x16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%234 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_43 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %240 = stablehlo.divide %238, %239 : tensor<2x16x1xf32>
    %241 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %242 = stablehlo.subtract %227, %241 : tensor<2x16x32xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %244 = stablehlo.add %240, %243 : tensor<2x16x1xf32>
    %245 = stablehlo.rsqrt %244 : tensor<2x16x1xf32>
    %246 = stablehlo.divide %245, %244 : tensor<2x16x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %248 = stablehlo.multiply %247, %246 : tensor<2x16x1xf32>
    %249 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %250 = stablehlo.multiply %242, %249 : tensor<2x16x32xf32>
    %251 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %253 = stablehlo.multiply %250, %252 : tensor<2x16x32xf32>
    %254 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %256 = stablehlo.add %253, %255 : tensor<2x16x32xf32>
    %257 = stablehlo.convert %256 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %258 = stablehlo.convert %arg21 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %259 = stablehlo.dot_general %257, %258, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x128xbf16>) -> tensor<2x16x128xbf16>
    %260 = stablehlo.convert %arg20 : (tensor<128xf32>) -> tensor<128xbf16>
    %261 = stablehlo.broadcast_in_dim %260, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<2x16x128xbf16>
    %263 = stablehlo.add %259, %262 : tensor<2x16x128xbf16>
    %264 = stablehlo.multiply %263, %263 : tensor<2x16x128xbf16>
    %265 = stablehlo.multiply %264, %263 : tensor<2x16x128xbf16>
    %266 = stablehlo.multiply %263, %263 : tensor<2x16x128xbf16>
    %cst_46 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %267 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %268 = stablehlo.multiply %267, %266 : tensor<2x16x128xbf16>
    %cst_47 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %269 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %270 = stablehlo.multiply %269, %265 : tensor<2x16x128xbf16>
    %271 = stablehlo.add %263, %270 : tensor<2x16x128xbf16>
    %cst_48 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %272 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %273 = stablehlo.multiply %272, %271 : tensor<2x16x128xbf16>
    %274 = stablehlo.tanh %273 : tensor<2x16x128xbf16>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %275 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %276 = stablehlo.subtract %275, %274 : tensor<2x16x128xbf16>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %277 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %278 = stablehlo.add %277, %274 : tensor<2x16x128xbf16>
    %cst_51 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %279 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %280 = stablehlo.multiply %279, %278 : tensor<2x16x128xbf16>
    %281 = stablehlo.multiply %263, %280 : tensor<2x16x128xbf16>
    %282 = stablehlo.convert %arg19 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %283 = stablehlo.dot_general %281, %282, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<128x32xbf16>) -> tensor<2x16x32xbf16>
    %284 = stablehlo.convert %arg18 : (tensor<32xf32>) -> tensor<32xbf16>
    %285 = stablehlo.broadcast_in_dim %284, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %287 = stablehlo.add %283, %286 : tensor<2x16x32xbf16>
    %288 = stablehlo.add %226, %287 : tensor<2x16x32xbf16>
    %289 = stablehlo.convert %288 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_53 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %293 = stablehlo.divide %291, %292 : tensor<2x16x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %295 = stablehlo.subtract %289, %294 : tensor<2x16x32xf32>
    %296 = chlo.square %295 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %298 = stablehlo.multiply %297, %295 : tensor<2x16x32xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%296 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_56 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %302 = stablehlo.divide %300, %301 : tensor<2x16x1xf32>
    %303 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %304 = stablehlo.subtract %289, %303 : tensor<2x16x32xf32>
    %cst_57 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %306 = stablehlo.add %302, %305 : tensor<2x16x1xf32>
    %307 = stablehlo.rsqrt %306 : tensor<2x16x1xf32>
    %308 = stablehlo.divide %307, %306 : tensor<2x16x1xf32>
    %cst_58 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<2x16x1xf32>
    %311 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %312 = stablehlo.multiply %304, %311 : tensor<2x16x32xf32>
    %313 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %315 = stablehlo.multiply %312, %314 : tensor<2x16x32xf32>
    %316 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %318 = stablehlo.add %315, %317 : tensor<2x16x32xf32>
    %319 = stablehlo.convert %318 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %320 = stablehlo.convert %arg25 : (tensor<96x32xf32>) -> tensor<96x32xbf16>
    %321 = stablehlo.transpose %320, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %322 = stablehlo.dot_general %319, %321, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %323 = stablehlo.convert %322 : (tensor<2x16x96xbf16>) -> tensor<2x16x96xf32>
    %324:3 = call @log_softmax(%323) : (tensor<2x16x96xf32>) -> (tensor<2x16x96xf32>, tensor<2x16x96xf32>, tensor<2x16x1xf32>)
    %325 = stablehlo.broadcast_in_dim %arg85, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %326:2 = call @take_along_axis(%324#0, %325) : (tensor<2x16x96xf32>, tensor<2x16x1xi32>) -> (tensor<2x16x1xf32>, tensor<2x16x1x1xi32>)
    %327 = stablehlo.reshape %326#0 : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %328 = stablehlo.negate %327 : tensor<2x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %330 = stablehlo.divide %329, %cst_60 : tensor<f32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_62 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %331 = stablehlo.divide %cst_61, %cst_62 : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %333 = stablehlo.negate %332 : tensor<2x16xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %335 = call @take_along_axis_0(%326#1, %334) : (tensor<2x16x1x1xi32>, tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    %336 = call @log_softmax_1(%324#1, %324#2, %335) : (tensor<2x16x96xf32>, tensor<2x16x1xf32>, tensor<2x16x96xf32>) -> tensor<2x16x96xf32>
    %337 = stablehlo.convert %336 : (tensor<2x16x96xf32>) -> tensor<2x16x96xbf16>
    %338 = stablehlo.dot_general %337, %319, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<2x16x32xbf16>) -> tensor<96x32xbf16>
    %339 = stablehlo.transpose %338, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %340 = stablehlo.dot_general %337, %321, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<32x96xbf16>) -> tensor<2x16x32xbf16>
    %341 = stablehlo.transpose %339, dims = [1, 0] : (tensor<32x96xbf16>) -> tensor<96x32xbf16>
    %342 = stablehlo.convert %341 : (tensor<96x32xbf16>) -> tensor<96x32xf32>
    %343 = stablehlo.convert %340 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %345 = stablehlo.reshape %344 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %347 = stablehlo.multiply %312, %343 : tensor<2x16x32xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %349 = stablehlo.reshape %348 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %350 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %351 = stablehlo.multiply %343, %350 : tensor<2x16x32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%349 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %353 = stablehlo.multiply %304, %351 : tensor<2x16x32xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_67) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %355 = stablehlo.reshape %354 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %356 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %357 = stablehlo.multiply %351, %356 : tensor<2x16x32xf32>
    %358 = stablehlo.multiply %355, %310 : tensor<2x16x1xf32>
    %359 = stablehlo.negate %357 : tensor<2x16x32xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %361 = stablehlo.reshape %360 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_69 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %363 = stablehlo.divide %358, %362 : tensor<2x16x1xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %366 = stablehlo.multiply %365, %298 : tensor<2x16x32xf32>
    %367 = stablehlo.negate %366 : tensor<2x16x32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%367 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %369 = stablehlo.reshape %368 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %370 = stablehlo.add %357, %366 : tensor<2x16x32xf32>
    %371 = stablehlo.add %361, %369 : tensor<2x16x1xf32>
    %cst_72 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %373 = stablehlo.divide %371, %372 : tensor<2x16x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.reduce(%373 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %376 = stablehlo.add %370, %375 : tensor<2x16x32xf32>
    %377 = stablehlo.convert %376 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %378 = stablehlo.reduce(%377 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %379 = stablehlo.reshape %378 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %380 = stablehlo.reduce(%379 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %381 = stablehlo.convert %380 : (tensor<32xbf16>) -> tensor<32xf32>
    %382 = stablehlo.dot_general %377, %281, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x128xbf16>) -> tensor<32x128xbf16>
    %383 = stablehlo.transpose %382, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %384 = stablehlo.dot_general %377, %282, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<128x32xbf16>) -> tensor<2x16x128xbf16>
    %385 = stablehlo.convert %383 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %386 = stablehlo.multiply %263, %384 : tensor<2x16x128xbf16>
    %387 = stablehlo.multiply %384, %280 : tensor<2x16x128xbf16>
    %cst_76 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %388 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %389 = stablehlo.multiply %388, %386 : tensor<2x16x128xbf16>
    %390 = stablehlo.multiply %389, %276 : tensor<2x16x128xbf16>
    %391 = stablehlo.multiply %390, %274 : tensor<2x16x128xbf16>
    %392 = stablehlo.add %390, %391 : tensor<2x16x128xbf16>
    %cst_77 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %393 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %394 = stablehlo.multiply %393, %392 : tensor<2x16x128xbf16>
    %395 = stablehlo.add %387, %394 : tensor<2x16x128xbf16>
    %cst_78 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %396 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %397 = stablehlo.multiply %396, %394 : tensor<2x16x128xbf16>
    %398 = stablehlo.multiply %397, %268 : tensor<2x16x128xbf16>
    %399 = stablehlo.add %395, %398 : tensor<2x16x128xbf16>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %400 = stablehlo.reduce(%399 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %401 = stablehlo.reshape %400 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %402 = stablehlo.reduce(%401 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %403 = stablehlo.convert %402 : (tensor<128xbf16>) -> tensor<128xf32>
    %404 = stablehlo.dot_general %399, %257, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<2x16x32xbf16>) -> tensor<128x32xbf16>
    %405 = stablehlo.transpose %404, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %406 = stablehlo.dot_general %399, %258, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<32x128xbf16>) -> tensor<2x16x32xbf16>
    %407 = stablehlo.convert %405 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %408 = stablehlo.convert %406 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.reduce(%408 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %410 = stablehlo.reshape %409 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %412 = stablehlo.multiply %250, %408 : tensor<2x16x32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %414 = stablehlo.reshape %413 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %415 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %416 = stablehlo.multiply %408, %415 : tensor<2x16x32xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%414 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %418 = stablehlo.multiply %242, %416 : tensor<2x16x32xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%418 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %420 = stablehlo.reshape %419 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %421 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %422 = stablehlo.multiply %416, %421 : tensor<2x16x32xf32>
    %423 = stablehlo.multiply %420, %248 : tensor<2x16x1xf32>
    %424 = stablehlo.negate %422 : tensor<2x16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %426 = stablehlo.reshape %425 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_87 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %428 = stablehlo.divide %423, %427 : tensor<2x16x1xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %431 = stablehlo.multiply %430, %236 : tensor<2x16x32xf32>
    %432 = stablehlo.negate %431 : tensor<2x16x32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %434 = stablehlo.reshape %433 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %435 = stablehlo.add %422, %431 : tensor<2x16x32xf32>
    %436 = stablehlo.add %426, %434 : tensor<2x16x1xf32>
    %cst_90 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %438 = stablehlo.divide %436, %437 : tensor<2x16x1xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.reduce(%438 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %441 = stablehlo.add %435, %440 : tensor<2x16x32xf32>
    %442 = stablehlo.convert %441 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %443 = stablehlo.add %377, %442 : tensor<2x16x32xbf16>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %444 = stablehlo.reduce(%443 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %445 = stablehlo.reshape %444 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %446 = stablehlo.reduce(%445 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %447 = stablehlo.convert %446 : (tensor<32xbf16>) -> tensor<32xf32>
    %448 = stablehlo.dot_general %443, %219, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x32xbf16>) -> tensor<32x32xbf16>
    %449 = stablehlo.transpose %448, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %450 = stablehlo.dot_general %443, %220, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %451 = stablehlo.convert %449 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %452 = stablehlo.reshape %450 : (tensor<2x16x32xbf16>) -> tensor<2x16x2x16xbf16>
    %453 = stablehlo.transpose %452, dims = [0, 2, 3, 1] : (tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %454 = stablehlo.dot_general %453, %196, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %455 = stablehlo.dot_general %453, %216, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %456 = stablehlo.transpose %455, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %457 = stablehlo.convert %454 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %458 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %459 = stablehlo.multiply %457, %458 : tensor<2x2x16x16xf32>
    %460 = stablehlo.multiply %459, %208 : tensor<2x2x16x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_94) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %462 = stablehlo.reshape %461 : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %463 = stablehlo.negate %462 : tensor<2x2x16x1xf32>
    %464 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %465 = stablehlo.divide %457, %464 : tensor<2x2x16x16xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%463 init: %cst_95) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x1xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x16xf32>
    %468 = stablehlo.add %465, %467 : tensor<2x2x16x16xf32>
    %469 = stablehlo.multiply %468, %208 : tensor<2x2x16x16xf32>
    %470 = call @_where_2(%201#1, %469) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_96 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %472 = stablehlo.multiply %470, %471 : tensor<2x2x16x16xf32>
    %473 = stablehlo.convert %472 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %474 = stablehlo.dot_general %473, %192, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %475 = stablehlo.transpose %474, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %476 = stablehlo.dot_general %473, %194, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %477 = stablehlo.transpose %476, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %478 = stablehlo.broadcast_in_dim %456, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %479 = stablehlo.pad %478, %cst_97, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %480 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %481 = stablehlo.pad %480, %cst_98, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %482 = stablehlo.add %479, %481 : tensor<2x16x3x2x16xbf16>
    %483 = stablehlo.broadcast_in_dim %477, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %484 = stablehlo.pad %483, %cst_99, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %485 = stablehlo.add %482, %484 : tensor<2x16x3x2x16xbf16>
    %486 = stablehlo.reshape %485 : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x96xbf16>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %487 = stablehlo.reduce(%486 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %488 = stablehlo.reshape %487 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %489 = stablehlo.reduce(%488 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %490 = stablehlo.convert %489 : (tensor<96xbf16>) -> tensor<96xf32>
    %491 = stablehlo.dot_general %486, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<2x16x32xbf16>) -> tensor<96x32xbf16>
    %492 = stablehlo.transpose %491, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %493 = stablehlo.dot_general %486, %184, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<32x96xbf16>) -> tensor<2x16x32xbf16>
    %494 = stablehlo.convert %492 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %495 = stablehlo.convert %493 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%495 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %497 = stablehlo.reshape %496 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %499 = stablehlo.multiply %173, %495 : tensor<2x16x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %501 = stablehlo.reshape %500 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %502 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %503 = stablehlo.multiply %495, %502 : tensor<2x16x32xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%501 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %505 = stablehlo.multiply %165, %503 : tensor<2x16x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %507 = stablehlo.reshape %506 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %508 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %509 = stablehlo.multiply %503, %508 : tensor<2x16x32xf32>
    %510 = stablehlo.multiply %507, %171 : tensor<2x16x1xf32>
    %511 = stablehlo.negate %509 : tensor<2x16x32xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%511 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %513 = stablehlo.reshape %512 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_108 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %515 = stablehlo.divide %510, %514 : tensor<2x16x1xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%515 init: %cst_109) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %518 = stablehlo.multiply %517, %159 : tensor<2x16x32xf32>
    %519 = stablehlo.negate %518 : tensor<2x16x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %521 = stablehlo.reshape %520 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %522 = stablehlo.add %509, %518 : tensor<2x16x32xf32>
    %523 = stablehlo.add %513, %521 : tensor<2x16x1xf32>
    %cst_111 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %525 = stablehlo.divide %523, %524 : tensor<2x16x1xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %528 = stablehlo.add %522, %527 : tensor<2x16x32xf32>
    %529 = stablehlo.convert %528 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %530 = stablehlo.add %443, %529 : tensor<2x16x32xbf16>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %531 = stablehlo.reduce(%530 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %532 = stablehlo.reshape %531 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %533 = stablehlo.reduce(%532 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %534 = stablehlo.convert %533 : (tensor<32xbf16>) -> tensor<32xf32>
    %535 = stablehlo.dot_general %530, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x128xbf16>) -> tensor<32x128xbf16>
    %536 = stablehlo.transpose %535, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %537 = stablehlo.dot_general %530, %143, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<128x32xbf16>) -> tensor<2x16x128xbf16>
    %538 = stablehlo.convert %536 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %539 = stablehlo.multiply %124, %537 : tensor<2x16x128xbf16>
    %540 = stablehlo.multiply %537, %141 : tensor<2x16x128xbf16>
    %cst_115 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %541 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %542 = stablehlo.multiply %541, %539 : tensor<2x16x128xbf16>
    %543 = stablehlo.multiply %542, %137 : tensor<2x16x128xbf16>
    %544 = stablehlo.multiply %543, %135 : tensor<2x16x128xbf16>
    %545 = stablehlo.add %543, %544 : tensor<2x16x128xbf16>
    %cst_116 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %546 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %547 = stablehlo.multiply %546, %545 : tensor<2x16x128xbf16>
    %548 = stablehlo.add %540, %547 : tensor<2x16x128xbf16>
    %cst_117 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %549 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %550 = stablehlo.multiply %549, %547 : tensor<2x16x128xbf16>
    %551 = stablehlo.multiply %550, %129 : tensor<2x16x128xbf16>
    %552 = stablehlo.add %548, %551 : tensor<2x16x128xbf16>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %553 = stablehlo.reduce(%552 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %554 = stablehlo.reshape %553 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %555 = stablehlo.reduce(%554 init: %cst_119) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %556 = stablehlo.convert %555 : (tensor<128xbf16>) -> tensor<128xf32>
    %557 = stablehlo.dot_general %552, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<2x16x32xbf16>) -> tensor<128x32xbf16>
    %558 = stablehlo.transpose %557, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %559 = stablehlo.dot_general %552, %119, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<32x128xbf16>) -> tensor<2x16x32xbf16>
    %560 = stablehlo.convert %558 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %561 = stablehlo.convert %559 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_120) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %563 = stablehlo.reshape %562 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %565 = stablehlo.multiply %111, %561 : tensor<2x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.reduce(%565 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %567 = stablehlo.reshape %566 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %568 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %569 = stablehlo.multiply %561, %568 : tensor<2x16x32xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.reduce(%567 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %571 = stablehlo.multiply %103, %569 : tensor<2x16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %573 = stablehlo.reshape %572 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %574 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %575 = stablehlo.multiply %569, %574 : tensor<2x16x32xf32>
    %576 = stablehlo.multiply %573, %109 : tensor<2x16x1xf32>
    %577 = stablehlo.negate %575 : tensor<2x16x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %579 = stablehlo.reshape %578 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_126 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %581 = stablehlo.divide %576, %580 : tensor<2x16x1xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_127) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %584 = stablehlo.multiply %583, %97 : tensor<2x16x32xf32>
    %585 = stablehlo.negate %584 : tensor<2x16x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %587 = stablehlo.reshape %586 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %588 = stablehlo.add %575, %584 : tensor<2x16x32xf32>
    %589 = stablehlo.add %579, %587 : tensor<2x16x1xf32>
    %cst_129 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %591 = stablehlo.divide %589, %590 : tensor<2x16x1xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.reduce(%591 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %594 = stablehlo.add %588, %593 : tensor<2x16x32xf32>
    %595 = stablehlo.convert %594 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %596 = stablehlo.add %530, %595 : tensor<2x16x32xbf16>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %597 = stablehlo.reduce(%596 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %598 = stablehlo.reshape %597 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %599 = stablehlo.reduce(%598 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %600 = stablehlo.convert %599 : (tensor<32xbf16>) -> tensor<32xf32>
    %601 = stablehlo.dot_general %596, %80, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x32xbf16>) -> tensor<32x32xbf16>
    %602 = stablehlo.transpose %601, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %603 = stablehlo.dot_general %596, %81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %604 = stablehlo.convert %602 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %605 = stablehlo.reshape %603 : (tensor<2x16x32xbf16>) -> tensor<2x16x2x16xbf16>
    %606 = stablehlo.transpose %605, dims = [0, 2, 3, 1] : (tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %607 = stablehlo.dot_general %606, %57, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %608 = stablehlo.dot_general %606, %77, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %609 = stablehlo.transpose %608, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %610 = stablehlo.convert %607 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %611 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %612 = stablehlo.multiply %610, %611 : tensor<2x2x16x16xf32>
    %613 = stablehlo.multiply %612, %69 : tensor<2x2x16x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_133) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %615 = stablehlo.reshape %614 : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %616 = stablehlo.negate %615 : tensor<2x2x16x1xf32>
    %617 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %618 = stablehlo.divide %610, %617 : tensor<2x2x16x16xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%616 init: %cst_134) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x1xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x16xf32>
    %621 = stablehlo.add %618, %620 : tensor<2x2x16x16xf32>
    %622 = stablehlo.multiply %621, %69 : tensor<2x2x16x16xf32>
    %623 = call @_where_2(%62#1, %622) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_135 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %625 = stablehlo.multiply %623, %624 : tensor<2x2x16x16xf32>
    %626 = stablehlo.convert %625 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %627 = stablehlo.dot_general %626, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %628 = stablehlo.transpose %627, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %629 = stablehlo.dot_general %626, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %630 = stablehlo.transpose %629, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %631 = stablehlo.broadcast_in_dim %609, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %632 = stablehlo.pad %631, %cst_136, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %633 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %634 = stablehlo.pad %633, %cst_137, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %635 = stablehlo.add %632, %634 : tensor<2x16x3x2x16xbf16>
    %636 = stablehlo.broadcast_in_dim %630, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %637 = stablehlo.pad %636, %cst_138, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %638 = stablehlo.add %635, %637 : tensor<2x16x3x2x16xbf16>
    %639 = stablehlo.reshape %638 : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x96xbf16>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %640 = stablehlo.reduce(%639 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %641 = stablehlo.reshape %640 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %642 = stablehlo.reduce(%641 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %643 = stablehlo.convert %642 : (tensor<96xbf16>) -> tensor<96xf32>
    %644 = stablehlo.dot_general %639, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<2x16x32xbf16>) -> tensor<96x32xbf16>
    %645 = stablehlo.transpose %644, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %646 = stablehlo.dot_general %639, %45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<32x96xbf16>) -> tensor<2x16x32xbf16>
    %647 = stablehlo.convert %645 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %648 = stablehlo.convert %646 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.reduce(%648 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %650 = stablehlo.reshape %649 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %651 = stablehlo.reduce(%650 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %652 = stablehlo.multiply %34, %648 : tensor<2x16x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %654 = stablehlo.reshape %653 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %655 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %656 = stablehlo.multiply %648, %655 : tensor<2x16x32xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%654 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %658 = stablehlo.multiply %26, %656 : tensor<2x16x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_145) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %660 = stablehlo.reshape %659 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %661 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %662 = stablehlo.multiply %656, %661 : tensor<2x16x32xf32>
    %663 = stablehlo.multiply %660, %32 : tensor<2x16x1xf32>
    %664 = stablehlo.negate %662 : tensor<2x16x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %665 = stablehlo.reduce(%664 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %666 = stablehlo.reshape %665 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_147 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %668 = stablehlo.divide %663, %667 : tensor<2x16x1xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%668 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %671 = stablehlo.multiply %670, %20 : tensor<2x16x32xf32>
    %672 = stablehlo.negate %671 : tensor<2x16x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_149) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %674 = stablehlo.reshape %673 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %675 = stablehlo.add %662, %671 : tensor<2x16x32xf32>
    %676 = stablehlo.add %666, %674 : tensor<2x16x1xf32>
    %cst_150 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %678 = stablehlo.divide %676, %677 : tensor<2x16x1xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_151) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %681 = stablehlo.add %675, %680 : tensor<2x16x32xf32>
    %682 = stablehlo.convert %681 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %683 = stablehlo.add %596, %682 : tensor<2x16x32xbf16>
    %684 = stablehlo.convert %683 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %685 = stablehlo.reduce(%684 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %686 = stablehlo.reshape %685 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_153) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %689 = "stablehlo.scatter"(%688, %5, %684) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %727 = stablehlo.add %arg87, %arg88 : tensor<f32>
      stablehlo.return %727 : tensor<f32>
    }) : (tensor<96x32xf32>, tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<96x32xf32>
    %690 = stablehlo.add %342, %689 : tensor<96x32xf32>
    %c_155 = stablehlo.constant dense<1> : tensor<i32>
    %691 = stablehlo.add %arg28, %c_155 : tensor<i32>
    %692 = stablehlo.convert %691 : (tensor<i32>) -> tensor<f32>
    %cst_156 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %693 = stablehlo.power %cst_156, %692 : tensor<f32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %694 = stablehlo.subtract %cst_157, %693 : tensor<f32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %695 = stablehlo.divide %cst_158, %694 : tensor<f32>
    %cst_159 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %696 = stablehlo.power %cst_159, %692 : tensor<f32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %697 = stablehlo.subtract %cst_160, %696 : tensor<f32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %698 = stablehlo.divide %cst_161, %697 : tensor<f32>
    %699:3 = call @adam_leaf(%arg0, %arg29, %arg57, %600, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %700:3 = call @adam_leaf_3(%arg1, %arg30, %arg58, %604, %695, %698) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
    %701:3 = call @adam_leaf_4(%arg2, %arg31, %arg59, %643, %695, %698) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %702:3 = call @adam_leaf_5(%arg3, %arg32, %arg60, %647, %695, %698) : (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>)
    %703:3 = call @adam_leaf(%arg4, %arg33, %arg61, %657, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %704:3 = call @adam_leaf(%arg5, %arg34, %arg62, %651, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %705:3 = call @adam_leaf(%arg6, %arg35, %arg63, %534, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %706:3 = call @adam_leaf_6(%arg7, %arg36, %arg64, %538, %695, %698) : (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>)
    %707:3 = call @adam_leaf_7(%arg8, %arg37, %arg65, %556, %695, %698) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %708:3 = call @adam_leaf_8(%arg9, %arg38, %arg66, %560, %695, %698) : (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
    %709:3 = call @adam_leaf(%arg10, %arg39, %arg67, %570, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %710:3 = call @adam_leaf(%arg11, %arg40, %arg68, %564, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %711:3 = call @adam_leaf(%arg12, %arg41, %arg69, %447, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %712:3 = call @adam_leaf_3(%arg13, %arg42, %arg70, %451, %695, %698) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
    %713:3 = call @adam_leaf_4(%arg14, %arg43, %arg71, %490, %695, %698) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %714:3 = call @adam_leaf_5(%arg15, %arg44, %arg72, %494, %695, %698) : (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>)
    %715:3 = call @adam_leaf(%arg16, %arg45, %arg73, %504, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %716:3 = call @adam_leaf(%arg17, %arg46, %arg74, %498, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %717:3 = call @adam_leaf(%arg18, %arg47, %arg75, %381, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %718:3 = call @adam_leaf_6(%arg19, %arg48, %arg76, %385, %695, %698) : (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>)
    %719:3 = call @adam_leaf_7(%arg20, %arg49, %arg77, %403, %695, %698) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %720:3 = call @adam_leaf_8(%arg21, %arg50, %arg78, %407, %695, %698) : (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
    %721:3 = call @adam_leaf(%arg22, %arg51, %arg79, %417, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %722:3 = call @adam_leaf(%arg23, %arg52, %arg80, %411, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %723:3 = call @adam_leaf_9(%arg24, %arg53, %arg81, %687, %695, %698) : (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>)
    %724:3 = call @adam_leaf_10(%arg25, %arg54, %arg82, %690, %695, %698) : (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>)
    %725:3 = call @adam_leaf(%arg26, %arg55, %arg83, %352, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %726:3 = call @adam_leaf(%arg27, %arg56, %arg84, %346, %695, %698) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    return %699#0, %700#0, %701#0, %702#0, %703#0, %704#0, %705#0, %706#0, %707#0, %708#0, %709#0, %710#0, %711#0, %712#0, %713#0, %714#0, %715#0, %716#0, %717#0, %718#0, %719#0, %720#0, %721#0, %722#0, %723#0, %724#0, %725#0, %726#0, %691, %699#1, %700#1, %701#1, %702#1, %703#1, %704#1, %705#1, %706#1, %707#1, %708#1, %709#1, %710#1, %711#1, %712#1, %713#1, %714#1, %715#1, %716#1, %717#1, %718#1, %719#1, %720#1, %721#1, %722#1, %723#1, %724#1, %725#1, %726#1, %699#2, %700#2, %701#2, %702#2, %703#2, %704#2, %705#2, %706#2, %707#2, %708#2, %709#2, %710#2, %711#2, %712#2, %713#2, %714#2, %715#2, %716#2, %717#2, %718#2, %719#2, %720#2, %721#2, %722#2, %723#2, %724#2, %725#2, %726#2, %330 : tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<2x2x16x16xf32>, %arg2: tensor<f32>) -> (tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<2x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %3, %1 : tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>
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
  func.func private @take_along_axis_0(%arg0: tensor<2x16x1x1xi32>, %arg1: tensor<2x16x1xf32>) -> tensor<2x16x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x96xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x16x96xf32>, tensor<2x16x1x1xi32>, tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    return %1 : tensor<2x16x96xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<2x16x96xf32>, %arg1: tensor<2x16x1xf32>, %arg2: tensor<2x16x96xf32>) -> tensor<2x16x96xf32> {
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
  func.func private @_where_2(%arg0: tensor<2x2x16x16xi1>, %arg1: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
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
  func.func private @adam_leaf_3(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
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
  func.func private @adam_leaf_4(%arg0: tensor<96xf32>, %arg1: tensor<96xf32>, %arg2: tensor<96xf32>, %arg3: tensor<96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) {
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
  func.func private @adam_leaf_5(%arg0: tensor<32x96xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>) {
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
  func.func private @adam_leaf_6(%arg0: tensor<128x32xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<128x32xf32>, %arg3: tensor<128x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>) {
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
  func.func private @adam_leaf_7(%arg0: tensor<128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) {
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
  func.func private @adam_leaf_8(%arg0: tensor<32x128xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<32x128xf32>, %arg3: tensor<32x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) {
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
  func.func private @adam_leaf_9(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<16x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) {
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
  func.func private @adam_leaf_10(%arg0: tensor<96x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<96x32xf32>, %arg3: tensor<96x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>) {
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
