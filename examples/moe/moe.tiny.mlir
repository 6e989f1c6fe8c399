module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<96xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x96xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<128x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32x128xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<32x32xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<96xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32x96xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<32xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<4x128x32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<4x32x128xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<32x4xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<16x32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<96x32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<32xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<i32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<32xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<32x32xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<96xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<32x96xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<32xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<32xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<128x32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<128xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<32x128xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<32x32xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<96xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<32x96xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<4x128x32xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<4x32x128xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<32x4xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<32xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<16x32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<96x32xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<32x32xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<96xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<32x96xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<32xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<32xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<128x32xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<128xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<32x128xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<32xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<32x32xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<96xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<32x96xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<32xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<4x128x32xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<4x32x128xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<32x4xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<32xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<32xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<16x32xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<96x32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<2x16xi32>, %arg83: tensor<2x16xi32>) -> (tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<4x128x32xf32> {jax.result_info = "result[0]['blocks'][1]['contract']"}, tensor<4x32x128xf32> {jax.result_info = "result[0]['blocks'][1]['expand']"}, tensor<32x4xf32> {jax.result_info = "result[0]['blocks'][1]['gate']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<4x128x32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']"}, tensor<4x32x128xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']"}, tensor<32x4xf32> {jax.result_info = "result[1]['first']['blocks'][1]['gate']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<4x128x32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']"}, tensor<4x32x128xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']"}, tensor<32x4xf32> {jax.result_info = "result[1]['second']['blocks'][1]['gate']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<16x32xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<96x32xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %1 = stablehlo.compare LT, %arg83, %0, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %3 = stablehlo.add %arg83, %2 : tensor<2x16xi32>
    %4 = stablehlo.select %1, %3, %arg83 : tensor<2x16xi1>, tensor<2x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %6 = "stablehlo.gather"(%arg24, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<96x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg23, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
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
    %251 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %253 = stablehlo.multiply %250, %252 : tensor<2x16x32xf32>
    %254 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %256 = stablehlo.add %253, %255 : tensor<2x16x32xf32>
    %257 = stablehlo.convert %256 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %258 = stablehlo.reshape %257 : (tensor<2x16x32xbf16>) -> tensor<32x32xbf16>
    %259 = stablehlo.convert %258 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %260 = stablehlo.dot_general %259, %arg20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %261 = stablehlo.reduce(%260 init: %cst_46) applies stablehlo.maximum across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %263 = stablehlo.maximum %262, %261 : tensor<32xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %266 = stablehlo.subtract %260, %265 : tensor<32x4xf32>
    %267 = stablehlo.exponential %266 : tensor<32x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %271 = stablehlo.divide %267, %270 : tensor<32x4xf32>
    %272 = stablehlo.multiply %269, %269 : tensor<32x1xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %274 = stablehlo.divide %273, %272 : tensor<32x1xf32>
    %values, %indices = chlo.top_k(%271, k = 2) : tensor<32x4xf32> -> (tensor<32x2xf32>, tensor<32x2xi32>)
    %275 = stablehlo.reshape %indices : (tensor<32x2xi32>) -> tensor<32x2x1xi32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%values init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<32x2xf32>, tensor<f32>) -> tensor<32xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x2xf32>
    %279 = stablehlo.divide %values, %278 : tensor<32x2xf32>
    %280 = stablehlo.multiply %277, %277 : tensor<32x1xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %282 = stablehlo.divide %281, %280 : tensor<32x1xf32>
    %283 = stablehlo.reshape %indices : (tensor<32x2xi32>) -> tensor<64xi32>
    %284 = call @argsort(%283) : (tensor<64xi32>) -> tensor<64xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %287 = stablehlo.compare LT, %283, %286, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_54 = stablehlo.constant dense<4> : tensor<i32>
    %288 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %289 = stablehlo.add %283, %288 : tensor<64xi32>
    %290 = stablehlo.select %287, %289, %283 : tensor<64xi1>, tensor<64xi32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %292 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %293 = "stablehlo.scatter"(%285, %291, %292) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg84: tensor<i32>, %arg85: tensor<i32>):
      %917 = stablehlo.add %arg84, %arg85 : tensor<i32>
      stablehlo.return %917 : tensor<i32>
    }) : (tensor<4xi32>, tensor<64x1xi32>, tensor<64xi32>) -> tensor<4xi32>
    %294 = call @cumsum(%293) : (tensor<4xi32>) -> tensor<4xi32>
    %295 = stablehlo.subtract %294, %293 : tensor<4xi32>
    %296 = stablehlo.iota dim = 0 : tensor<64xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %297 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %298 = stablehlo.compare LT, %284, %297, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_57 = stablehlo.constant dense<64> : tensor<i32>
    %299 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %300 = stablehlo.add %284, %299 : tensor<64xi32>
    %301 = stablehlo.select %298, %300, %284 : tensor<64xi1>, tensor<64xi32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %303 = "stablehlo.gather"(%283, %302) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<64xi32>, tensor<64x1xi32>) -> tensor<64xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %304 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %305 = stablehlo.compare LT, %303, %304, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_59 = stablehlo.constant dense<4> : tensor<i32>
    %306 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %307 = stablehlo.add %303, %306 : tensor<64xi32>
    %308 = stablehlo.select %305, %307, %303 : tensor<64xi1>, tensor<64xi32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %310 = "stablehlo.gather"(%295, %309) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<64x1xi32>) -> tensor<64xi32>
    %311 = stablehlo.subtract %296, %310 : tensor<64xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %312 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %313 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %314 = stablehlo.compare LT, %284, %313, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_62 = stablehlo.constant dense<64> : tensor<i32>
    %315 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %316 = stablehlo.add %284, %315 : tensor<64xi32>
    %317 = stablehlo.select %314, %316, %284 : tensor<64xi1>, tensor<64xi32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %319 = "stablehlo.scatter"(%312, %318, %311) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg84: tensor<i32>, %arg85: tensor<i32>):
      stablehlo.return %arg85 : tensor<i32>
    }) : (tensor<64xi32>, tensor<64x1xi32>, tensor<64xi32>) -> tensor<64xi32>
    %c_63 = stablehlo.constant dense<20> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %321 = stablehlo.compare LT, %319, %320, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_64 = stablehlo.constant dense<20> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %323 = stablehlo.multiply %283, %322 : tensor<64xi32>
    %324 = stablehlo.add %323, %319 : tensor<64xi32>
    %c_65 = stablehlo.constant dense<80> : tensor<i32>
    %325 = call @_where_1(%321, %324, %c_65) : (tensor<64xi1>, tensor<64xi32>, tensor<i32>) -> tensor<64xi32>
    %326 = stablehlo.broadcast_in_dim %258, dims = [0, 2] : (tensor<32x32xbf16>) -> tensor<32x2x32xbf16>
    %327 = stablehlo.reshape %326 : (tensor<32x2x32xbf16>) -> tensor<64x32xbf16>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %328 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<bf16>) -> tensor<80x32xbf16>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %329 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %330 = stablehlo.compare LT, %325, %329, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_68 = stablehlo.constant dense<80> : tensor<i32>
    %331 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %332 = stablehlo.add %325, %331 : tensor<64xi32>
    %333 = stablehlo.select %330, %332, %325 : tensor<64xi1>, tensor<64xi32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %335 = stablehlo.iota dim = 0 : tensor<64xui32>
    %336 = stablehlo.reshape %335 : (tensor<64xui32>) -> tensor<64x1xui32>
    %c_69 = stablehlo.constant dense<1> : tensor<ui32>
    %337 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %338 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<64x1xui32>) -> tensor<64x32xui32>
    %339 = stablehlo.add %338, %337 : tensor<64x32xui32>
    %c_70 = stablehlo.constant dense<0> : tensor<ui32>
    %340 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<ui32>) -> tensor<80x32xui32>
    %341 = "stablehlo.scatter"(%340, %334, %339) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg84: tensor<ui32>, %arg85: tensor<ui32>):
      stablehlo.return %arg85 : tensor<ui32>
    }) : (tensor<80x32xui32>, tensor<64x1xi32>, tensor<64x32xui32>) -> tensor<80x32xui32>
    %342 = "stablehlo.gather"(%341, %334) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<80x32xui32>, tensor<64x1xi32>) -> tensor<64x32xui32>
    %c_71 = stablehlo.constant dense<0> : tensor<ui32>
    %343 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<ui32>) -> tensor<80x32xui32>
    %344 = stablehlo.compare EQ, %341, %343, UNSIGNED : (tensor<80x32xui32>, tensor<80x32xui32>) -> tensor<80x32xi1>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %345 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<bf16>) -> tensor<80x32xbf16>
    %346 = stablehlo.select %344, %328, %345 : tensor<80x32xi1>, tensor<80x32xbf16>
    %347 = stablehlo.compare EQ, %339, %342, UNSIGNED : (tensor<64x32xui32>, tensor<64x32xui32>) -> tensor<64x32xi1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %348 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<bf16>) -> tensor<64x32xbf16>
    %349 = stablehlo.select %347, %327, %348 : tensor<64x32xi1>, tensor<64x32xbf16>
    %350 = stablehlo.compare EQ, %339, %342, UNSIGNED : (tensor<64x32xui32>, tensor<64x32xui32>) -> tensor<64x32xi1>
    %351 = "stablehlo.scatter"(%346, %334, %349) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg84: tensor<bf16>, %arg85: tensor<bf16>):
      %917 = stablehlo.add %arg84, %arg85 : tensor<bf16>
      stablehlo.return %917 : tensor<bf16>
    }) : (tensor<80x32xbf16>, tensor<64x1xi32>, tensor<64x32xbf16>) -> tensor<80x32xbf16>
    %352 = stablehlo.reshape %351 : (tensor<80x32xbf16>) -> tensor<4x20x32xbf16>
    %353 = stablehlo.convert %arg19 : (tensor<4x32x128xf32>) -> tensor<4x32x128xbf16>
    %354 = stablehlo.dot_general %352, %353, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x20x32xbf16>, tensor<4x32x128xbf16>) -> tensor<4x20x128xbf16>
    %355 = stablehlo.multiply %354, %354 : tensor<4x20x128xbf16>
    %356 = stablehlo.multiply %355, %354 : tensor<4x20x128xbf16>
    %357 = stablehlo.multiply %354, %354 : tensor<4x20x128xbf16>
    %cst_74 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %358 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %359 = stablehlo.multiply %358, %357 : tensor<4x20x128xbf16>
    %cst_75 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %360 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %361 = stablehlo.multiply %360, %356 : tensor<4x20x128xbf16>
    %362 = stablehlo.add %354, %361 : tensor<4x20x128xbf16>
    %cst_76 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %363 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %364 = stablehlo.multiply %363, %362 : tensor<4x20x128xbf16>
    %365 = stablehlo.tanh %364 : tensor<4x20x128xbf16>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %366 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %367 = stablehlo.subtract %366, %365 : tensor<4x20x128xbf16>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %368 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %369 = stablehlo.add %368, %365 : tensor<4x20x128xbf16>
    %cst_79 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %370 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %371 = stablehlo.multiply %370, %369 : tensor<4x20x128xbf16>
    %372 = stablehlo.multiply %354, %371 : tensor<4x20x128xbf16>
    %373 = stablehlo.convert %arg18 : (tensor<4x128x32xf32>) -> tensor<4x128x32xbf16>
    %374 = stablehlo.dot_general %372, %373, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x20x128xbf16>, tensor<4x128x32xbf16>) -> tensor<4x20x32xbf16>
    %375 = stablehlo.reshape %374 : (tensor<4x20x32xbf16>) -> tensor<80x32xbf16>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %376 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %377 = stablehlo.compare LT, %325, %376, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_81 = stablehlo.constant dense<80> : tensor<i32>
    %378 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %379 = stablehlo.add %325, %378 : tensor<64xi32>
    %380 = stablehlo.select %377, %379, %325 : tensor<64xi1>, tensor<64xi32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %c_82 = stablehlo.constant dense<79> : tensor<1xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %382 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %383 = stablehlo.compare GE, %381, %382, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %384 = stablehlo.broadcast_in_dim %c_82, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %386 = stablehlo.compare LE, %381, %385, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %387 = stablehlo.and %383, %386 : tensor<64x1xi1>
    %c_84 = stablehlo.constant dense<true> : tensor<i1>
    %388 = stablehlo.reduce(%387 init: %c_84) applies stablehlo.and across dimensions = [1] : (tensor<64x1xi1>, tensor<i1>) -> tensor<64xi1>
    %389 = "stablehlo.gather"(%375, %381) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<80x32xbf16>, tensor<64x1xi32>) -> tensor<64x32xbf16>
    %390 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<64xi1>) -> tensor<64x32xi1>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %391 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<bf16>) -> tensor<64x32xbf16>
    %392 = stablehlo.select %390, %389, %391 : tensor<64x32xi1>, tensor<64x32xbf16>
    %393 = stablehlo.reshape %392 : (tensor<64x32xbf16>) -> tensor<32x2x32xbf16>
    %394 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<32x2xf32>) -> tensor<32x2x1xf32>
    %395 = stablehlo.convert %394 : (tensor<32x2x1xf32>) -> tensor<32x2x1xbf16>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<32x2x1xbf16>) -> tensor<32x2x32xbf16>
    %397 = stablehlo.multiply %393, %396 : tensor<32x2x32xbf16>
    %398 = stablehlo.convert %397 : (tensor<32x2x32xbf16>) -> tensor<32x2x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<32x2x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %400 = stablehlo.convert %399 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %401 = stablehlo.reshape %400 : (tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %402 = stablehlo.slice %indices [0:32, 0:1] : (tensor<32x2xi32>) -> tensor<32x1xi32>
    %403 = stablehlo.reshape %402 : (tensor<32x1xi32>) -> tensor<32xi32>
    %404 = call @_one_hot(%403) : (tensor<32xi32>) -> tensor<32x4xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_88 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %407 = stablehlo.divide %405, %406 : tensor<4xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%271 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_90 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %410 = stablehlo.divide %408, %409 : tensor<4xf32>
    %411 = stablehlo.multiply %407, %410 : tensor<4xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%411 init: %cst_91) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_92 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %413 = stablehlo.multiply %cst_92, %412 : tensor<f32>
    %414 = stablehlo.add %226, %401 : tensor<2x16x32xbf16>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.add %cst_93, %413 : tensor<f32>
    %416 = stablehlo.convert %414 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_95 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %420 = stablehlo.divide %418, %419 : tensor<2x16x1xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %422 = stablehlo.subtract %416, %421 : tensor<2x16x32xf32>
    %423 = chlo.square %422 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %425 = stablehlo.multiply %424, %422 : tensor<2x16x32xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%423 init: %cst_97) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_98 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %429 = stablehlo.divide %427, %428 : tensor<2x16x1xf32>
    %430 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %431 = stablehlo.subtract %416, %430 : tensor<2x16x32xf32>
    %cst_99 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %433 = stablehlo.add %429, %432 : tensor<2x16x1xf32>
    %434 = stablehlo.rsqrt %433 : tensor<2x16x1xf32>
    %435 = stablehlo.divide %434, %433 : tensor<2x16x1xf32>
    %cst_100 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %437 = stablehlo.multiply %436, %435 : tensor<2x16x1xf32>
    %438 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %439 = stablehlo.multiply %431, %438 : tensor<2x16x32xf32>
    %440 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %442 = stablehlo.multiply %439, %441 : tensor<2x16x32xf32>
    %443 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %445 = stablehlo.add %442, %444 : tensor<2x16x32xf32>
    %446 = stablehlo.convert %445 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %447 = stablehlo.convert %arg24 : (tensor<96x32xf32>) -> tensor<96x32xbf16>
    %448 = stablehlo.transpose %447, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %449 = stablehlo.dot_general %446, %448, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %450 = stablehlo.convert %449 : (tensor<2x16x96xbf16>) -> tensor<2x16x96xf32>
    %451:3 = call @log_softmax(%450) : (tensor<2x16x96xf32>) -> (tensor<2x16x96xf32>, tensor<2x16x96xf32>, tensor<2x16x1xf32>)
    %452 = stablehlo.broadcast_in_dim %arg82, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %453:2 = call @take_along_axis(%451#0, %452) : (tensor<2x16x96xf32>, tensor<2x16x1xi32>) -> (tensor<2x16x1xf32>, tensor<2x16x1x1xi32>)
    %454 = stablehlo.reshape %453#0 : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %455 = stablehlo.negate %454 : tensor<2x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%455 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_102 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %457 = stablehlo.divide %456, %cst_102 : tensor<f32>
    %cst_103 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %458 = stablehlo.multiply %cst_103, %415 : tensor<f32>
    %459 = stablehlo.add %457, %458 : tensor<f32>
    %cst_104 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %460 = stablehlo.multiply %cst_104, %cst_105 : tensor<f32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_107 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %461 = stablehlo.divide %cst_106, %cst_107 : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %463 = stablehlo.negate %462 : tensor<2x16xf32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %465 = call @take_along_axis_2(%453#1, %464) : (tensor<2x16x1x1xi32>, tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    %466 = call @log_softmax_3(%451#1, %451#2, %465) : (tensor<2x16x96xf32>, tensor<2x16x1xf32>, tensor<2x16x96xf32>) -> tensor<2x16x96xf32>
    %467 = stablehlo.convert %466 : (tensor<2x16x96xf32>) -> tensor<2x16x96xbf16>
    %468 = stablehlo.dot_general %467, %446, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<2x16x32xbf16>) -> tensor<96x32xbf16>
    %469 = stablehlo.transpose %468, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %470 = stablehlo.dot_general %467, %448, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<32x96xbf16>) -> tensor<2x16x32xbf16>
    %471 = stablehlo.transpose %469, dims = [1, 0] : (tensor<32x96xbf16>) -> tensor<96x32xbf16>
    %472 = stablehlo.convert %471 : (tensor<96x32xbf16>) -> tensor<96x32xf32>
    %473 = stablehlo.convert %470 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%473 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %475 = stablehlo.reshape %474 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.reduce(%475 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %477 = stablehlo.multiply %439, %473 : tensor<2x16x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%477 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %479 = stablehlo.reshape %478 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %480 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %481 = stablehlo.multiply %473, %480 : tensor<2x16x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%479 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %483 = stablehlo.multiply %431, %481 : tensor<2x16x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %485 = stablehlo.reshape %484 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %486 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %487 = stablehlo.multiply %481, %486 : tensor<2x16x32xf32>
    %488 = stablehlo.multiply %485, %437 : tensor<2x16x1xf32>
    %489 = stablehlo.negate %487 : tensor<2x16x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%489 init: %cst_113) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %491 = stablehlo.reshape %490 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_114 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %493 = stablehlo.divide %488, %492 : tensor<2x16x1xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %496 = stablehlo.multiply %495, %425 : tensor<2x16x32xf32>
    %497 = stablehlo.negate %496 : tensor<2x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_116) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %499 = stablehlo.reshape %498 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %500 = stablehlo.add %487, %496 : tensor<2x16x32xf32>
    %501 = stablehlo.add %491, %499 : tensor<2x16x1xf32>
    %cst_117 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %503 = stablehlo.divide %501, %502 : tensor<2x16x1xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%503 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %506 = stablehlo.add %500, %505 : tensor<2x16x32xf32>
    %507 = stablehlo.convert %506 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %cst_119 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %508 = stablehlo.multiply %cst_119, %460 : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %510 = stablehlo.multiply %407, %509 : tensor<4xf32>
    %cst_120 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %512 = stablehlo.divide %510, %511 : tensor<4xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [1] : (tensor<4xf32>) -> tensor<32x4xf32>
    %514 = stablehlo.reshape %507 : (tensor<2x16x32xbf16>) -> tensor<32x32xbf16>
    %515 = stablehlo.convert %514 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 2] : (tensor<32x32xf32>) -> tensor<32x2x32xf32>
    %517 = stablehlo.convert %516 : (tensor<32x2x32xf32>) -> tensor<32x2x32xbf16>
    %518 = stablehlo.multiply %393, %517 : tensor<32x2x32xbf16>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %519 = stablehlo.reduce(%518 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<32x2x32xbf16>, tensor<bf16>) -> tensor<32x2xbf16>
    %520 = stablehlo.reshape %519 : (tensor<32x2xbf16>) -> tensor<32x2x1xbf16>
    %521 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<32x2x1xbf16>) -> tensor<32x2x32xbf16>
    %522 = stablehlo.multiply %517, %521 : tensor<32x2x32xbf16>
    %523 = stablehlo.convert %520 : (tensor<32x2x1xbf16>) -> tensor<32x2x1xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<32x2x1xf32>, tensor<f32>) -> tensor<32x2xf32>
    %525 = stablehlo.reshape %522 : (tensor<32x2x32xbf16>) -> tensor<64x32xbf16>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %526 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<bf16>) -> tensor<80x32xbf16>
    %527 = "stablehlo.scatter"(%526, %381, %525) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg84: tensor<bf16>, %arg85: tensor<bf16>):
      %917 = stablehlo.add %arg84, %arg85 : tensor<bf16>
      stablehlo.return %917 : tensor<bf16>
    }) : (tensor<80x32xbf16>, tensor<64x1xi32>, tensor<64x32xbf16>) -> tensor<80x32xbf16>
    %528 = stablehlo.reshape %527 : (tensor<80x32xbf16>) -> tensor<4x20x32xbf16>
    %529 = stablehlo.dot_general %528, %372, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x20x32xbf16>, tensor<4x20x128xbf16>) -> tensor<4x32x128xbf16>
    %530 = stablehlo.transpose %529, dims = [0, 2, 1] : (tensor<4x32x128xbf16>) -> tensor<4x128x32xbf16>
    %531 = stablehlo.dot_general %528, %373, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x20x32xbf16>, tensor<4x128x32xbf16>) -> tensor<4x20x128xbf16>
    %532 = stablehlo.convert %530 : (tensor<4x128x32xbf16>) -> tensor<4x128x32xf32>
    %533 = stablehlo.multiply %354, %531 : tensor<4x20x128xbf16>
    %534 = stablehlo.multiply %531, %371 : tensor<4x20x128xbf16>
    %cst_124 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %535 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %536 = stablehlo.multiply %535, %533 : tensor<4x20x128xbf16>
    %537 = stablehlo.multiply %536, %367 : tensor<4x20x128xbf16>
    %538 = stablehlo.multiply %537, %365 : tensor<4x20x128xbf16>
    %539 = stablehlo.add %537, %538 : tensor<4x20x128xbf16>
    %cst_125 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %540 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %541 = stablehlo.multiply %540, %539 : tensor<4x20x128xbf16>
    %542 = stablehlo.add %534, %541 : tensor<4x20x128xbf16>
    %cst_126 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %543 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<bf16>) -> tensor<4x20x128xbf16>
    %544 = stablehlo.multiply %543, %541 : tensor<4x20x128xbf16>
    %545 = stablehlo.multiply %544, %359 : tensor<4x20x128xbf16>
    %546 = stablehlo.add %542, %545 : tensor<4x20x128xbf16>
    %547 = stablehlo.dot_general %546, %352, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x20x128xbf16>, tensor<4x20x32xbf16>) -> tensor<4x128x32xbf16>
    %548 = stablehlo.transpose %547, dims = [0, 2, 1] : (tensor<4x128x32xbf16>) -> tensor<4x32x128xbf16>
    %549 = stablehlo.dot_general %546, %353, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x20x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x20x32xbf16>
    %550 = stablehlo.convert %548 : (tensor<4x32x128xbf16>) -> tensor<4x32x128xf32>
    %551 = stablehlo.reshape %549 : (tensor<4x20x32xbf16>) -> tensor<80x32xbf16>
    %c_127 = stablehlo.constant dense<79> : tensor<1xi32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %552 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %553 = stablehlo.compare GE, %334, %552, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %554 = stablehlo.broadcast_in_dim %c_127, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %556 = stablehlo.compare LE, %334, %555, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %557 = stablehlo.and %553, %556 : tensor<64x1xi1>
    %c_129 = stablehlo.constant dense<true> : tensor<i1>
    %558 = stablehlo.reduce(%557 init: %c_129) applies stablehlo.and across dimensions = [1] : (tensor<64x1xi1>, tensor<i1>) -> tensor<64xi1>
    %559 = "stablehlo.gather"(%551, %334) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<80x32xbf16>, tensor<64x1xi32>) -> tensor<64x32xbf16>
    %560 = stablehlo.broadcast_in_dim %558, dims = [0] : (tensor<64xi1>) -> tensor<64x32xi1>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %561 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<bf16>) -> tensor<64x32xbf16>
    %562 = stablehlo.select %560, %559, %561 : tensor<64x32xi1>, tensor<64x32xbf16>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %563 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<bf16>) -> tensor<64x32xbf16>
    %564 = stablehlo.select %350, %562, %563 : tensor<64x32xi1>, tensor<64x32xbf16>
    %565 = stablehlo.reshape %564 : (tensor<64x32xbf16>) -> tensor<32x2x32xbf16>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %566 = stablehlo.reduce(%565 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<32x2x32xbf16>, tensor<bf16>) -> tensor<32x32xbf16>
    %567 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x2xf32>
    %568 = stablehlo.multiply %524, %567 : tensor<32x2xf32>
    %569 = stablehlo.multiply %568, %values : tensor<32x2xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.reduce(%569 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<32x2xf32>, tensor<f32>) -> tensor<32xf32>
    %571 = stablehlo.reshape %570 : (tensor<32xf32>) -> tensor<32x1xf32>
    %572 = stablehlo.negate %571 : tensor<32x1xf32>
    %573 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x2xf32>
    %574 = stablehlo.divide %524, %573 : tensor<32x2xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.reduce(%572 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [0] : (tensor<32xf32>) -> tensor<32x2xf32>
    %577 = stablehlo.add %574, %576 : tensor<32x2xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %579 = "stablehlo.scatter"(%578, %275, %577) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %917 = stablehlo.add %arg84, %arg85 : tensor<f32>
      stablehlo.return %917 : tensor<f32>
    }) : (tensor<32x4xf32>, tensor<32x2x1xi32>, tensor<32x2xf32>) -> tensor<32x4xf32>
    %580 = stablehlo.add %513, %579 : tensor<32x4xf32>
    %581 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %582 = stablehlo.multiply %580, %581 : tensor<32x4xf32>
    %583 = stablehlo.multiply %582, %267 : tensor<32x4xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_136) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %585 = stablehlo.reshape %584 : (tensor<32xf32>) -> tensor<32x1xf32>
    %586 = stablehlo.negate %585 : tensor<32x1xf32>
    %587 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %588 = stablehlo.divide %580, %587 : tensor<32x4xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %589 = stablehlo.reduce(%586 init: %cst_137) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %591 = stablehlo.add %588, %590 : tensor<32x4xf32>
    %592 = stablehlo.multiply %591, %267 : tensor<32x4xf32>
    %593 = stablehlo.dot_general %592, %259, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x32xf32>) -> tensor<4x32xf32>
    %594 = stablehlo.transpose %593, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %595 = stablehlo.dot_general %592, %arg20, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x32xf32>
    %596 = stablehlo.convert %595 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %597 = stablehlo.add %566, %596 : tensor<32x32xbf16>
    %598 = stablehlo.reshape %597 : (tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %599 = stablehlo.convert %598 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %601 = stablehlo.reshape %600 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%601 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %603 = stablehlo.multiply %250, %599 : tensor<2x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%603 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %605 = stablehlo.reshape %604 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %606 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %607 = stablehlo.multiply %599, %606 : tensor<2x16x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%605 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %609 = stablehlo.multiply %242, %607 : tensor<2x16x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%609 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %611 = stablehlo.reshape %610 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %612 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %613 = stablehlo.multiply %607, %612 : tensor<2x16x32xf32>
    %614 = stablehlo.multiply %611, %248 : tensor<2x16x1xf32>
    %615 = stablehlo.negate %613 : tensor<2x16x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %617 = stablehlo.reshape %616 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_144 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %619 = stablehlo.divide %614, %618 : tensor<2x16x1xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_145) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %621 = stablehlo.broadcast_in_dim %620, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %622 = stablehlo.multiply %621, %236 : tensor<2x16x32xf32>
    %623 = stablehlo.negate %622 : tensor<2x16x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %625 = stablehlo.reshape %624 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %626 = stablehlo.add %613, %622 : tensor<2x16x32xf32>
    %627 = stablehlo.add %617, %625 : tensor<2x16x1xf32>
    %cst_147 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %629 = stablehlo.divide %627, %628 : tensor<2x16x1xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.reduce(%629 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %631 = stablehlo.broadcast_in_dim %630, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %632 = stablehlo.add %626, %631 : tensor<2x16x32xf32>
    %633 = stablehlo.convert %632 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %634 = stablehlo.add %507, %633 : tensor<2x16x32xbf16>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %635 = stablehlo.reduce(%634 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %636 = stablehlo.reshape %635 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %637 = stablehlo.reduce(%636 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %638 = stablehlo.convert %637 : (tensor<32xbf16>) -> tensor<32xf32>
    %639 = stablehlo.dot_general %634, %219, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x32xbf16>) -> tensor<32x32xbf16>
    %640 = stablehlo.transpose %639, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %641 = stablehlo.dot_general %634, %220, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %642 = stablehlo.convert %640 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %643 = stablehlo.reshape %641 : (tensor<2x16x32xbf16>) -> tensor<2x16x2x16xbf16>
    %644 = stablehlo.transpose %643, dims = [0, 2, 3, 1] : (tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %645 = stablehlo.dot_general %644, %196, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %646 = stablehlo.dot_general %644, %216, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %647 = stablehlo.transpose %646, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %648 = stablehlo.convert %645 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %649 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %650 = stablehlo.multiply %648, %649 : tensor<2x2x16x16xf32>
    %651 = stablehlo.multiply %650, %208 : tensor<2x2x16x16xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_151) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %653 = stablehlo.reshape %652 : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %654 = stablehlo.negate %653 : tensor<2x2x16x1xf32>
    %655 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %656 = stablehlo.divide %648, %655 : tensor<2x2x16x16xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%654 init: %cst_152) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x1xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x16xf32>
    %659 = stablehlo.add %656, %658 : tensor<2x2x16x16xf32>
    %660 = stablehlo.multiply %659, %208 : tensor<2x2x16x16xf32>
    %661 = call @_where_4(%201#1, %660) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_153 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %663 = stablehlo.multiply %661, %662 : tensor<2x2x16x16xf32>
    %664 = stablehlo.convert %663 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %665 = stablehlo.dot_general %664, %192, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %666 = stablehlo.transpose %665, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %667 = stablehlo.dot_general %664, %194, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %668 = stablehlo.transpose %667, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %669 = stablehlo.broadcast_in_dim %647, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %670 = stablehlo.pad %669, %cst_154, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %671 = stablehlo.broadcast_in_dim %666, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %672 = stablehlo.pad %671, %cst_155, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %673 = stablehlo.add %670, %672 : tensor<2x16x3x2x16xbf16>
    %674 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %675 = stablehlo.pad %674, %cst_156, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %676 = stablehlo.add %673, %675 : tensor<2x16x3x2x16xbf16>
    %677 = stablehlo.reshape %676 : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x96xbf16>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %678 = stablehlo.reduce(%677 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %679 = stablehlo.reshape %678 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %680 = stablehlo.reduce(%679 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %681 = stablehlo.convert %680 : (tensor<96xbf16>) -> tensor<96xf32>
    %682 = stablehlo.dot_general %677, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<2x16x32xbf16>) -> tensor<96x32xbf16>
    %683 = stablehlo.transpose %682, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %684 = stablehlo.dot_general %677, %184, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<32x96xbf16>) -> tensor<2x16x32xbf16>
    %685 = stablehlo.convert %683 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %686 = stablehlo.convert %684 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_159) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %688 = stablehlo.reshape %687 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_160) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %690 = stablehlo.multiply %173, %686 : tensor<2x16x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.reduce(%690 init: %cst_161) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %692 = stablehlo.reshape %691 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %693 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %694 = stablehlo.multiply %686, %693 : tensor<2x16x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %695 = stablehlo.reduce(%692 init: %cst_162) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %696 = stablehlo.multiply %165, %694 : tensor<2x16x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %697 = stablehlo.reduce(%696 init: %cst_163) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %698 = stablehlo.reshape %697 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %699 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %700 = stablehlo.multiply %694, %699 : tensor<2x16x32xf32>
    %701 = stablehlo.multiply %698, %171 : tensor<2x16x1xf32>
    %702 = stablehlo.negate %700 : tensor<2x16x32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.reduce(%702 init: %cst_164) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %704 = stablehlo.reshape %703 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_165 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %706 = stablehlo.divide %701, %705 : tensor<2x16x1xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_166) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %709 = stablehlo.multiply %708, %159 : tensor<2x16x32xf32>
    %710 = stablehlo.negate %709 : tensor<2x16x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_167) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %712 = stablehlo.reshape %711 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %713 = stablehlo.add %700, %709 : tensor<2x16x32xf32>
    %714 = stablehlo.add %704, %712 : tensor<2x16x1xf32>
    %cst_168 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %716 = stablehlo.divide %714, %715 : tensor<2x16x1xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.reduce(%716 init: %cst_169) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %719 = stablehlo.add %713, %718 : tensor<2x16x32xf32>
    %720 = stablehlo.convert %719 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %721 = stablehlo.add %634, %720 : tensor<2x16x32xbf16>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %722 = stablehlo.reduce(%721 init: %cst_170) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %723 = stablehlo.reshape %722 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %724 = stablehlo.reduce(%723 init: %cst_171) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %725 = stablehlo.convert %724 : (tensor<32xbf16>) -> tensor<32xf32>
    %726 = stablehlo.dot_general %721, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x128xbf16>) -> tensor<32x128xbf16>
    %727 = stablehlo.transpose %726, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %728 = stablehlo.dot_general %721, %143, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<128x32xbf16>) -> tensor<2x16x128xbf16>
    %729 = stablehlo.convert %727 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %730 = stablehlo.multiply %124, %728 : tensor<2x16x128xbf16>
    %731 = stablehlo.multiply %728, %141 : tensor<2x16x128xbf16>
    %cst_172 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %732 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %733 = stablehlo.multiply %732, %730 : tensor<2x16x128xbf16>
    %734 = stablehlo.multiply %733, %137 : tensor<2x16x128xbf16>
    %735 = stablehlo.multiply %734, %135 : tensor<2x16x128xbf16>
    %736 = stablehlo.add %734, %735 : tensor<2x16x128xbf16>
    %cst_173 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %737 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %738 = stablehlo.multiply %737, %736 : tensor<2x16x128xbf16>
    %739 = stablehlo.add %731, %738 : tensor<2x16x128xbf16>
    %cst_174 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %740 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %741 = stablehlo.multiply %740, %738 : tensor<2x16x128xbf16>
    %742 = stablehlo.multiply %741, %129 : tensor<2x16x128xbf16>
    %743 = stablehlo.add %739, %742 : tensor<2x16x128xbf16>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %744 = stablehlo.reduce(%743 init: %cst_175) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %745 = stablehlo.reshape %744 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %746 = stablehlo.reduce(%745 init: %cst_176) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %747 = stablehlo.convert %746 : (tensor<128xbf16>) -> tensor<128xf32>
    %748 = stablehlo.dot_general %743, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<2x16x32xbf16>) -> tensor<128x32xbf16>
    %749 = stablehlo.transpose %748, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %750 = stablehlo.dot_general %743, %119, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<32x128xbf16>) -> tensor<2x16x32xbf16>
    %751 = stablehlo.convert %749 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %752 = stablehlo.convert %750 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%752 init: %cst_177) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %754 = stablehlo.reshape %753 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %755 = stablehlo.reduce(%754 init: %cst_178) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %756 = stablehlo.multiply %111, %752 : tensor<2x16x32xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.reduce(%756 init: %cst_179) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %758 = stablehlo.reshape %757 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %759 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %760 = stablehlo.multiply %752, %759 : tensor<2x16x32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.reduce(%758 init: %cst_180) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %762 = stablehlo.multiply %103, %760 : tensor<2x16x32xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%762 init: %cst_181) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %764 = stablehlo.reshape %763 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %765 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %766 = stablehlo.multiply %760, %765 : tensor<2x16x32xf32>
    %767 = stablehlo.multiply %764, %109 : tensor<2x16x1xf32>
    %768 = stablehlo.negate %766 : tensor<2x16x32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.reduce(%768 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %770 = stablehlo.reshape %769 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_183 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %772 = stablehlo.divide %767, %771 : tensor<2x16x1xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.reduce(%772 init: %cst_184) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %774 = stablehlo.broadcast_in_dim %773, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %775 = stablehlo.multiply %774, %97 : tensor<2x16x32xf32>
    %776 = stablehlo.negate %775 : tensor<2x16x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.reduce(%776 init: %cst_185) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %778 = stablehlo.reshape %777 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %779 = stablehlo.add %766, %775 : tensor<2x16x32xf32>
    %780 = stablehlo.add %770, %778 : tensor<2x16x1xf32>
    %cst_186 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %782 = stablehlo.divide %780, %781 : tensor<2x16x1xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %783 = stablehlo.reduce(%782 init: %cst_187) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %785 = stablehlo.add %779, %784 : tensor<2x16x32xf32>
    %786 = stablehlo.convert %785 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %787 = stablehlo.add %721, %786 : tensor<2x16x32xbf16>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %788 = stablehlo.reduce(%787 init: %cst_188) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %789 = stablehlo.reshape %788 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %790 = stablehlo.reduce(%789 init: %cst_189) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %791 = stablehlo.convert %790 : (tensor<32xbf16>) -> tensor<32xf32>
    %792 = stablehlo.dot_general %787, %80, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<2x16x32xbf16>) -> tensor<32x32xbf16>
    %793 = stablehlo.transpose %792, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %794 = stablehlo.dot_general %787, %81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %795 = stablehlo.convert %793 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %796 = stablehlo.reshape %794 : (tensor<2x16x32xbf16>) -> tensor<2x16x2x16xbf16>
    %797 = stablehlo.transpose %796, dims = [0, 2, 3, 1] : (tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %798 = stablehlo.dot_general %797, %57, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %799 = stablehlo.dot_general %797, %77, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %800 = stablehlo.transpose %799, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %801 = stablehlo.convert %798 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %802 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %803 = stablehlo.multiply %801, %802 : tensor<2x2x16x16xf32>
    %804 = stablehlo.multiply %803, %69 : tensor<2x2x16x16xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.reduce(%804 init: %cst_190) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %806 = stablehlo.reshape %805 : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %807 = stablehlo.negate %806 : tensor<2x2x16x1xf32>
    %808 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %809 = stablehlo.divide %801, %808 : tensor<2x2x16x16xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %810 = stablehlo.reduce(%807 init: %cst_191) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x1xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x16xf32>
    %812 = stablehlo.add %809, %811 : tensor<2x2x16x16xf32>
    %813 = stablehlo.multiply %812, %69 : tensor<2x2x16x16xf32>
    %814 = call @_where_4(%62#1, %813) : (tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %cst_192 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %816 = stablehlo.multiply %814, %815 : tensor<2x2x16x16xf32>
    %817 = stablehlo.convert %816 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %818 = stablehlo.dot_general %817, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %819 = stablehlo.transpose %818, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %820 = stablehlo.dot_general %817, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %821 = stablehlo.transpose %820, dims = [0, 2, 1, 3] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %822 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %823 = stablehlo.pad %822, %cst_193, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %824 = stablehlo.broadcast_in_dim %819, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %825 = stablehlo.pad %824, %cst_194, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %826 = stablehlo.add %823, %825 : tensor<2x16x3x2x16xbf16>
    %827 = stablehlo.broadcast_in_dim %821, dims = [0, 1, 3, 4] : (tensor<2x16x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %828 = stablehlo.pad %827, %cst_195, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x16x1x2x16xbf16>, tensor<bf16>) -> tensor<2x16x3x2x16xbf16>
    %829 = stablehlo.add %826, %828 : tensor<2x16x3x2x16xbf16>
    %830 = stablehlo.reshape %829 : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x96xbf16>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %831 = stablehlo.reduce(%830 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %832 = stablehlo.reshape %831 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %833 = stablehlo.reduce(%832 init: %cst_197) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %834 = stablehlo.convert %833 : (tensor<96xbf16>) -> tensor<96xf32>
    %835 = stablehlo.dot_general %830, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<2x16x32xbf16>) -> tensor<96x32xbf16>
    %836 = stablehlo.transpose %835, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %837 = stablehlo.dot_general %830, %45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xbf16>, tensor<32x96xbf16>) -> tensor<2x16x32xbf16>
    %838 = stablehlo.convert %836 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %839 = stablehlo.convert %837 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%839 init: %cst_198) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %841 = stablehlo.reshape %840 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%841 init: %cst_199) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %843 = stablehlo.multiply %34, %839 : tensor<2x16x32xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%843 init: %cst_200) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %845 = stablehlo.reshape %844 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %846 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %847 = stablehlo.multiply %839, %846 : tensor<2x16x32xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%845 init: %cst_201) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %849 = stablehlo.multiply %26, %847 : tensor<2x16x32xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_202) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %851 = stablehlo.reshape %850 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %852 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %853 = stablehlo.multiply %847, %852 : tensor<2x16x32xf32>
    %854 = stablehlo.multiply %851, %32 : tensor<2x16x1xf32>
    %855 = stablehlo.negate %853 : tensor<2x16x32xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%855 init: %cst_203) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %857 = stablehlo.reshape %856 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_204 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %859 = stablehlo.divide %854, %858 : tensor<2x16x1xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%859 init: %cst_205) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %861 = stablehlo.broadcast_in_dim %860, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %862 = stablehlo.multiply %861, %20 : tensor<2x16x32xf32>
    %863 = stablehlo.negate %862 : tensor<2x16x32xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %864 = stablehlo.reduce(%863 init: %cst_206) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %865 = stablehlo.reshape %864 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %866 = stablehlo.add %853, %862 : tensor<2x16x32xf32>
    %867 = stablehlo.add %857, %865 : tensor<2x16x1xf32>
    %cst_207 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %869 = stablehlo.divide %867, %868 : tensor<2x16x1xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.reduce(%869 init: %cst_208) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %871 = stablehlo.broadcast_in_dim %870, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %872 = stablehlo.add %866, %871 : tensor<2x16x32xf32>
    %873 = stablehlo.convert %872 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %874 = stablehlo.add %787, %873 : tensor<2x16x32xbf16>
    %875 = stablehlo.convert %874 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %876 = stablehlo.reduce(%875 init: %cst_209) applies stablehlo.add across dimensions = [0] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %877 = stablehlo.reshape %876 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %878 = stablehlo.reduce(%877 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %880 = "stablehlo.scatter"(%879, %5, %875) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %917 = stablehlo.add %arg84, %arg85 : tensor<f32>
      stablehlo.return %917 : tensor<f32>
    }) : (tensor<96x32xf32>, tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<96x32xf32>
    %881 = stablehlo.add %472, %880 : tensor<96x32xf32>
    %c_212 = stablehlo.constant dense<1> : tensor<i32>
    %882 = stablehlo.add %arg27, %c_212 : tensor<i32>
    %883 = stablehlo.convert %882 : (tensor<i32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %884 = stablehlo.power %cst_213, %883 : tensor<f32>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %885 = stablehlo.subtract %cst_214, %884 : tensor<f32>
    %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %886 = stablehlo.divide %cst_215, %885 : tensor<f32>
    %cst_216 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %887 = stablehlo.power %cst_216, %883 : tensor<f32>
    %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %888 = stablehlo.subtract %cst_217, %887 : tensor<f32>
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %889 = stablehlo.divide %cst_218, %888 : tensor<f32>
    %890:3 = call @adam_leaf(%arg0, %arg28, %arg55, %791, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %891:3 = call @adam_leaf_5(%arg1, %arg29, %arg56, %795, %886, %889) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
    %892:3 = call @adam_leaf_6(%arg2, %arg30, %arg57, %834, %886, %889) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %893:3 = call @adam_leaf_7(%arg3, %arg31, %arg58, %838, %886, %889) : (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>)
    %894:3 = call @adam_leaf(%arg4, %arg32, %arg59, %848, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %895:3 = call @adam_leaf(%arg5, %arg33, %arg60, %842, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %896:3 = call @adam_leaf(%arg6, %arg34, %arg61, %725, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %897:3 = call @adam_leaf_8(%arg7, %arg35, %arg62, %729, %886, %889) : (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>)
    %898:3 = call @adam_leaf_9(%arg8, %arg36, %arg63, %747, %886, %889) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %899:3 = call @adam_leaf_10(%arg9, %arg37, %arg64, %751, %886, %889) : (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
    %900:3 = call @adam_leaf(%arg10, %arg38, %arg65, %761, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %901:3 = call @adam_leaf(%arg11, %arg39, %arg66, %755, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %902:3 = call @adam_leaf(%arg12, %arg40, %arg67, %638, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %903:3 = call @adam_leaf_5(%arg13, %arg41, %arg68, %642, %886, %889) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
    %904:3 = call @adam_leaf_6(%arg14, %arg42, %arg69, %681, %886, %889) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %905:3 = call @adam_leaf_7(%arg15, %arg43, %arg70, %685, %886, %889) : (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>)
    %906:3 = call @adam_leaf(%arg16, %arg44, %arg71, %695, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %907:3 = call @adam_leaf(%arg17, %arg45, %arg72, %689, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %908:3 = call @adam_leaf_11(%arg18, %arg46, %arg73, %532, %886, %889) : (tensor<4x128x32xf32>, tensor<4x128x32xf32>, tensor<4x128x32xf32>, tensor<4x128x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x128x32xf32>, tensor<4x128x32xf32>, tensor<4x128x32xf32>)
    %909:3 = call @adam_leaf_12(%arg19, %arg47, %arg74, %550, %886, %889) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>)
    %910:3 = call @adam_leaf_13(%arg20, %arg48, %arg75, %594, %886, %889) : (tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x4xf32>)
    %911:3 = call @adam_leaf(%arg21, %arg49, %arg76, %608, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %912:3 = call @adam_leaf(%arg22, %arg50, %arg77, %602, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %913:3 = call @adam_leaf_14(%arg23, %arg51, %arg78, %878, %886, %889) : (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>)
    %914:3 = call @adam_leaf_15(%arg24, %arg52, %arg79, %881, %886, %889) : (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>)
    %915:3 = call @adam_leaf(%arg25, %arg53, %arg80, %482, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %916:3 = call @adam_leaf(%arg26, %arg54, %arg81, %476, %886, %889) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    return %890#0, %891#0, %892#0, %893#0, %894#0, %895#0, %896#0, %897#0, %898#0, %899#0, %900#0, %901#0, %902#0, %903#0, %904#0, %905#0, %906#0, %907#0, %908#0, %909#0, %910#0, %911#0, %912#0, %913#0, %914#0, %915#0, %916#0, %882, %890#1, %891#1, %892#1, %893#1, %894#1, %895#1, %896#1, %897#1, %898#1, %899#1, %900#1, %901#1, %902#1, %903#1, %904#1, %905#1, %906#1, %907#1, %908#1, %909#1, %910#1, %911#1, %912#1, %913#1, %914#1, %915#1, %916#1, %890#2, %891#2, %892#2, %893#2, %894#2, %895#2, %896#2, %897#2, %898#2, %899#2, %900#2, %901#2, %902#2, %903#2, %904#2, %905#2, %906#2, %907#2, %908#2, %909#2, %910#2, %911#2, %912#2, %913#2, %914#2, %915#2, %916#2, %459 : tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x128x32xf32>, tensor<4x32x128xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x128x32xf32>, tensor<4x32x128xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x128x32xf32>, tensor<4x32x128xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<2x2x16x16xf32>, %arg2: tensor<f32>) -> (tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<2x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %3, %1 : tensor<2x2x16x16xf32>, tensor<2x2x16x16xi1>
  }
  func.func private @argsort(%arg0: tensor<64xi32>) -> tensor<64xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<64xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<64xi32>, tensor<64xi32>) -> (tensor<64xi32>, tensor<64xi32>)
    return %1#1 : tensor<64xi32>
  }
  func.func private @cumsum(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @_where_1(%arg0: tensor<64xi1>, %arg1: tensor<64xi32>, %arg2: tensor<i32>) -> tensor<64xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<64xi1>, tensor<64xi32>
    return %2 : tensor<64xi32>
  }
  func.func private @_one_hot(%arg0: tensor<32xi32>) -> tensor<32x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<32x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<32x4xi32>, tensor<32x4xi32>) -> tensor<32x4xi1>
    %5 = stablehlo.convert %4 : (tensor<32x4xi1>) -> tensor<32x4xf32>
    return %5 : tensor<32x4xf32>
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
  func.func private @take_along_axis_2(%arg0: tensor<2x16x1x1xi32>, %arg1: tensor<2x16x1xf32>) -> tensor<2x16x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x96xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x16x96xf32>, tensor<2x16x1x1xi32>, tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    return %1 : tensor<2x16x96xf32>
  }
  func.func private @log_softmax_3(%arg0: tensor<2x16x96xf32>, %arg1: tensor<2x16x1xf32>, %arg2: tensor<2x16x96xf32>) -> tensor<2x16x96xf32> {
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
  func.func private @_where_4(%arg0: tensor<2x2x16x16xi1>, %arg1: tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32> {
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
  func.func private @adam_leaf_5(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
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
  func.func private @adam_leaf_6(%arg0: tensor<96xf32>, %arg1: tensor<96xf32>, %arg2: tensor<96xf32>, %arg3: tensor<96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) {
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
  func.func private @adam_leaf_7(%arg0: tensor<32x96xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x96xf32>) {
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
  func.func private @adam_leaf_8(%arg0: tensor<128x32xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<128x32xf32>, %arg3: tensor<128x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>) {
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
  func.func private @adam_leaf_9(%arg0: tensor<128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) {
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
  func.func private @adam_leaf_10(%arg0: tensor<32x128xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<32x128xf32>, %arg3: tensor<32x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) {
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
  func.func private @adam_leaf_11(%arg0: tensor<4x128x32xf32>, %arg1: tensor<4x128x32xf32>, %arg2: tensor<4x128x32xf32>, %arg3: tensor<4x128x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<4x128x32xf32>, tensor<4x128x32xf32>, tensor<4x128x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<4x128x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<4x128x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x128x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<4x128x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<4x128x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<4x128x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<4x128x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<4x128x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<4x128x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<4x128x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<4x128x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x128x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4x128x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<4x128x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<4x128x32xf32>
    return %21, %4, %10 : tensor<4x128x32xf32>, tensor<4x128x32xf32>, tensor<4x128x32xf32>
  }
  func.func private @adam_leaf_12(%arg0: tensor<4x32x128xf32>, %arg1: tensor<4x32x128xf32>, %arg2: tensor<4x32x128xf32>, %arg3: tensor<4x32x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<4x32x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<4x32x128xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x32x128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<4x32x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<4x32x128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<4x32x128xf32>
    %10 = stablehlo.add %6, %9 : tensor<4x32x128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<4x32x128xf32>
    %13 = stablehlo.sqrt %12 : tensor<4x32x128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %15 = stablehlo.add %13, %14 : tensor<4x32x128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<4x32x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4x32x128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<4x32x128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<4x32x128xf32>
    return %21, %4, %10 : tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>
  }
  func.func private @adam_leaf_13(%arg0: tensor<32x4xf32>, %arg1: tensor<32x4xf32>, %arg2: tensor<32x4xf32>, %arg3: tensor<32x4xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x4xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<32x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<32x4xf32>
    %4 = stablehlo.add %1, %3 : tensor<32x4xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<32x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<32x4xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<32x4xf32>
    %10 = stablehlo.add %6, %9 : tensor<32x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<32x4xf32>
    %13 = stablehlo.sqrt %12 : tensor<32x4xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %15 = stablehlo.add %13, %14 : tensor<32x4xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<32x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32x4xf32>
    %20 = stablehlo.divide %19, %15 : tensor<32x4xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<32x4xf32>
    return %21, %4, %10 : tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x4xf32>
  }
  func.func private @adam_leaf_14(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<16x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) {
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
  func.func private @adam_leaf_15(%arg0: tensor<96x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<96x32xf32>, %arg3: tensor<96x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<96x32xf32>, tensor<96x32xf32>, tensor<96x32xf32>) {
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
