module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<24x24xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<72xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<24x72xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<24xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<24xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<24xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<96x24xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<96xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<24x96xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<24xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<24xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<24xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<24x24xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<72xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<24x72xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<24xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<24xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<24xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<96x24xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<96xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<24x96xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<24xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<24xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<1x1x24xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<10xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<24x10xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<24xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<24xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<4x4x3x24xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<1x17x24xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<i32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<24xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<24x24xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<72xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<24x72xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<24xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<24xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<24xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<96x24xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<96xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<24x96xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<24xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<24xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<24xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<24x24xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<72xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<24x72xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<24xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<24xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<24xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<96x24xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<96xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<24x96xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<24xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<24xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<1x1x24xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<10xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<24x10xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<24xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<24xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<4x4x3x24xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<1x17x24xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<24xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<24x24xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<72xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<24x72xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<24xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<24xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<24xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<96x24xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<96xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<24x96xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<24xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<24xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<24xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<24x24xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<72xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<24x72xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<24xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<24xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<24xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<96x24xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<96xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<24x96xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<24xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<24xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<1x1x24xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<10xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<24x10xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<24xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<24xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<4x4x3x24xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<1x17x24xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<2x16x16x3xf32>, %arg95: tensor<2xi32>) -> (tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<24x24xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<72xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<24x72xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<96x24xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<24x96xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<24x24xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<72xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<24x72xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<96x24xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<24x96xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<1x1x24xf32> {jax.result_info = "result[0]['class_token']"}, tensor<10xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<24x10xf32> {jax.result_info = "result[0]['head']['weight']"}, tensor<24xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<4x4x3x24xf32> {jax.result_info = "result[0]['patch']"}, tensor<1x17x24xf32> {jax.result_info = "result[0]['positions']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<24x24xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<72xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<24x72xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<96x24xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<24x96xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<24x24xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<72xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<24x72xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<96x24xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<24x96xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<1x1x24xf32> {jax.result_info = "result[1]['first']['class_token']"}, tensor<10xf32> {jax.result_info = "result[1]['first']['head']['bias']"}, tensor<24x10xf32> {jax.result_info = "result[1]['first']['head']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<4x4x3x24xf32> {jax.result_info = "result[1]['first']['patch']"}, tensor<1x17x24xf32> {jax.result_info = "result[1]['first']['positions']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<24x24xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<72xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<24x72xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<96x24xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<24x96xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<24x24xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<72xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<24x72xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<96x24xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<96xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<24x96xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<1x1x24xf32> {jax.result_info = "result[1]['second']['class_token']"}, tensor<10xf32> {jax.result_info = "result[1]['second']['head']['bias']"}, tensor<24x10xf32> {jax.result_info = "result[1]['second']['head']['weight']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<4x4x3x24xf32> {jax.result_info = "result[1]['second']['patch']"}, tensor<1x17x24xf32> {jax.result_info = "result[1]['second']['positions']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg94, %arg29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x3xf32>, tensor<4x4x3x24xf32>) -> tensor<2x4x4x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x4x4x24xf32>) -> tensor<2x16x24xf32>
    %2 = stablehlo.broadcast_in_dim %arg24, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x1x24xf32>
    %3 = stablehlo.concatenate %2, %1, dim = 1 : (tensor<2x1x24xf32>, tensor<2x16x24xf32>) -> tensor<2x17x24xf32>
    %4 = stablehlo.broadcast_in_dim %arg30, dims = [0, 1, 2] : (tensor<1x17x24xf32>) -> tensor<2x17x24xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x17x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_0 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2x17x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x17x24xf32>
    %12 = chlo.square %11 : tensor<2x17x24xf32> -> tensor<2x17x24xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x17x24xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<2x17x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_3 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<2x17x1xf32>
    %19 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %20 = stablehlo.subtract %5, %19 : tensor<2x17x24xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %22 = stablehlo.add %18, %21 : tensor<2x17x1xf32>
    %23 = stablehlo.rsqrt %22 : tensor<2x17x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<2x17x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<2x17x1xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %28 = stablehlo.multiply %20, %27 : tensor<2x17x24xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<2x17x24xf32>
    %32 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x17x24xf32>
    %35 = stablehlo.dot_general %34, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<24x72xf32>) -> tensor<2x17x72xf32>
    %36 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<72xf32>) -> tensor<1x1x72xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x72xf32>) -> tensor<2x17x72xf32>
    %38 = stablehlo.add %35, %37 : tensor<2x17x72xf32>
    %39 = stablehlo.reshape %38 : (tensor<2x17x72xf32>) -> tensor<2x17x3x3x8xf32>
    %40 = stablehlo.slice %39 [0:2, 0:17, 0:1, 0:3, 0:8] : (tensor<2x17x3x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %41 = stablehlo.reshape %40 : (tensor<2x17x1x3x8xf32>) -> tensor<2x17x3x8xf32>
    %42 = stablehlo.slice %39 [0:2, 0:17, 1:2, 0:3, 0:8] : (tensor<2x17x3x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x17x1x3x8xf32>) -> tensor<2x17x3x8xf32>
    %44 = stablehlo.slice %39 [0:2, 0:17, 2:3, 0:3, 0:8] : (tensor<2x17x3x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %45 = stablehlo.reshape %44 : (tensor<2x17x1x3x8xf32>) -> tensor<2x17x3x8xf32>
    %46 = stablehlo.dot_general %41, %43, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x17x3x8xf32>, tensor<2x17x3x8xf32>) -> tensor<2x3x17x17xf32>
    %cst_6 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x17x17xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<2x3x17x17xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x17x17xf32>, tensor<f32>) -> tensor<2x3x17xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3x17xf32>
    %51 = stablehlo.maximum %50, %49 : tensor<2x3x17xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<2x3x17xf32>) -> tensor<2x3x17x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<2x3x17x1xf32>) -> tensor<2x3x17x17xf32>
    %54 = stablehlo.subtract %48, %53 : tensor<2x3x17x17xf32>
    %55 = stablehlo.exponential %54 : tensor<2x3x17x17xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x3x17x17xf32>, tensor<f32>) -> tensor<2x3x17xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<2x3x17xf32>) -> tensor<2x3x17x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x3x17x1xf32>) -> tensor<2x3x17x17xf32>
    %59 = stablehlo.divide %55, %58 : tensor<2x3x17x17xf32>
    %60 = stablehlo.multiply %57, %57 : tensor<2x3x17x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x17x1xf32>
    %62 = stablehlo.divide %61, %60 : tensor<2x3x17x1xf32>
    %63 = stablehlo.dot_general %45, %59, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x17x3x8xf32>, tensor<2x3x17x17xf32>) -> tensor<2x3x8x17xf32>
    %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<2x3x8x17xf32>) -> tensor<2x17x3x8xf32>
    %65 = stablehlo.reshape %64 : (tensor<2x17x3x8xf32>) -> tensor<2x17x24xf32>
    %66 = stablehlo.dot_general %65, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<24x24xf32>) -> tensor<2x17x24xf32>
    %67 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %69 = stablehlo.add %66, %68 : tensor<2x17x24xf32>
    %70 = stablehlo.add %5, %69 : tensor<2x17x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_12 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %74 = stablehlo.divide %72, %73 : tensor<2x17x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %76 = stablehlo.subtract %70, %75 : tensor<2x17x24xf32>
    %77 = chlo.square %76 : tensor<2x17x24xf32> -> tensor<2x17x24xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x17x24xf32>
    %79 = stablehlo.multiply %78, %76 : tensor<2x17x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%77 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_15 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<2x17x1xf32>
    %84 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %85 = stablehlo.subtract %70, %84 : tensor<2x17x24xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %87 = stablehlo.add %83, %86 : tensor<2x17x1xf32>
    %88 = stablehlo.rsqrt %87 : tensor<2x17x1xf32>
    %89 = stablehlo.divide %88, %87 : tensor<2x17x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<2x17x1xf32>
    %92 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %93 = stablehlo.multiply %85, %92 : tensor<2x17x24xf32>
    %94 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %96 = stablehlo.multiply %93, %95 : tensor<2x17x24xf32>
    %97 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %99 = stablehlo.add %96, %98 : tensor<2x17x24xf32>
    %100 = stablehlo.dot_general %99, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<24x96xf32>) -> tensor<2x17x96xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<2x17x96xf32>
    %103 = stablehlo.add %100, %102 : tensor<2x17x96xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<2x17x96xf32>
    %106 = stablehlo.negate %103 : tensor<2x17x96xf32>
    %cst_19 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %108 = stablehlo.multiply %106, %107 : tensor<2x17x96xf32>
    %109 = chlo.erfc %108 : tensor<2x17x96xf32> -> tensor<2x17x96xf32>
    %110 = chlo.square %108 : tensor<2x17x96xf32> -> tensor<2x17x96xf32>
    %111 = stablehlo.negate %110 : tensor<2x17x96xf32>
    %112 = stablehlo.exponential %111 : tensor<2x17x96xf32>
    %113 = stablehlo.multiply %105, %109 : tensor<2x17x96xf32>
    %114 = stablehlo.dot_general %113, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x17x96xf32>, tensor<96x24xf32>) -> tensor<2x17x24xf32>
    %115 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %117 = stablehlo.add %114, %116 : tensor<2x17x24xf32>
    %118 = stablehlo.add %70, %117 : tensor<2x17x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_21 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %122 = stablehlo.divide %120, %121 : tensor<2x17x1xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %124 = stablehlo.subtract %118, %123 : tensor<2x17x24xf32>
    %125 = chlo.square %124 : tensor<2x17x24xf32> -> tensor<2x17x24xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x17x24xf32>
    %127 = stablehlo.multiply %126, %124 : tensor<2x17x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%125 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_24 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %131 = stablehlo.divide %129, %130 : tensor<2x17x1xf32>
    %132 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %133 = stablehlo.subtract %118, %132 : tensor<2x17x24xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %135 = stablehlo.add %131, %134 : tensor<2x17x1xf32>
    %136 = stablehlo.rsqrt %135 : tensor<2x17x1xf32>
    %137 = stablehlo.divide %136, %135 : tensor<2x17x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %139 = stablehlo.multiply %138, %137 : tensor<2x17x1xf32>
    %140 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %141 = stablehlo.multiply %133, %140 : tensor<2x17x24xf32>
    %142 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %144 = stablehlo.multiply %141, %143 : tensor<2x17x24xf32>
    %145 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %147 = stablehlo.add %144, %146 : tensor<2x17x24xf32>
    %148 = stablehlo.dot_general %147, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<24x72xf32>) -> tensor<2x17x72xf32>
    %149 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<72xf32>) -> tensor<1x1x72xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x72xf32>) -> tensor<2x17x72xf32>
    %151 = stablehlo.add %148, %150 : tensor<2x17x72xf32>
    %152 = stablehlo.reshape %151 : (tensor<2x17x72xf32>) -> tensor<2x17x3x3x8xf32>
    %153 = stablehlo.slice %152 [0:2, 0:17, 0:1, 0:3, 0:8] : (tensor<2x17x3x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %154 = stablehlo.reshape %153 : (tensor<2x17x1x3x8xf32>) -> tensor<2x17x3x8xf32>
    %155 = stablehlo.slice %152 [0:2, 0:17, 1:2, 0:3, 0:8] : (tensor<2x17x3x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %156 = stablehlo.reshape %155 : (tensor<2x17x1x3x8xf32>) -> tensor<2x17x3x8xf32>
    %157 = stablehlo.slice %152 [0:2, 0:17, 2:3, 0:3, 0:8] : (tensor<2x17x3x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %158 = stablehlo.reshape %157 : (tensor<2x17x1x3x8xf32>) -> tensor<2x17x3x8xf32>
    %159 = stablehlo.dot_general %154, %156, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x17x3x8xf32>, tensor<2x17x3x8xf32>) -> tensor<2x3x17x17xf32>
    %cst_27 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x3x17x17xf32>
    %161 = stablehlo.multiply %159, %160 : tensor<2x3x17x17xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x17x17xf32>, tensor<f32>) -> tensor<2x3x17xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x3x17xf32>
    %164 = stablehlo.maximum %163, %162 : tensor<2x3x17xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<2x3x17xf32>) -> tensor<2x3x17x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<2x3x17x1xf32>) -> tensor<2x3x17x17xf32>
    %167 = stablehlo.subtract %161, %166 : tensor<2x3x17x17xf32>
    %168 = stablehlo.exponential %167 : tensor<2x3x17x17xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<2x3x17x17xf32>, tensor<f32>) -> tensor<2x3x17xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<2x3x17xf32>) -> tensor<2x3x17x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<2x3x17x1xf32>) -> tensor<2x3x17x17xf32>
    %172 = stablehlo.divide %168, %171 : tensor<2x3x17x17xf32>
    %173 = stablehlo.multiply %170, %170 : tensor<2x3x17x1xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x3x17x1xf32>
    %175 = stablehlo.divide %174, %173 : tensor<2x3x17x1xf32>
    %176 = stablehlo.dot_general %158, %172, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x17x3x8xf32>, tensor<2x3x17x17xf32>) -> tensor<2x3x8x17xf32>
    %177 = stablehlo.transpose %176, dims = [0, 3, 1, 2] : (tensor<2x3x8x17xf32>) -> tensor<2x17x3x8xf32>
    %178 = stablehlo.reshape %177 : (tensor<2x17x3x8xf32>) -> tensor<2x17x24xf32>
    %179 = stablehlo.dot_general %178, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<24x24xf32>) -> tensor<2x17x24xf32>
    %180 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %182 = stablehlo.add %179, %181 : tensor<2x17x24xf32>
    %183 = stablehlo.add %118, %182 : tensor<2x17x24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_33 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %187 = stablehlo.divide %185, %186 : tensor<2x17x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %189 = stablehlo.subtract %183, %188 : tensor<2x17x24xf32>
    %190 = chlo.square %189 : tensor<2x17x24xf32> -> tensor<2x17x24xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x17x24xf32>
    %192 = stablehlo.multiply %191, %189 : tensor<2x17x24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%190 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_36 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %196 = stablehlo.divide %194, %195 : tensor<2x17x1xf32>
    %197 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %198 = stablehlo.subtract %183, %197 : tensor<2x17x24xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %200 = stablehlo.add %196, %199 : tensor<2x17x1xf32>
    %201 = stablehlo.rsqrt %200 : tensor<2x17x1xf32>
    %202 = stablehlo.divide %201, %200 : tensor<2x17x1xf32>
    %cst_38 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %204 = stablehlo.multiply %203, %202 : tensor<2x17x1xf32>
    %205 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %206 = stablehlo.multiply %198, %205 : tensor<2x17x24xf32>
    %207 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %209 = stablehlo.multiply %206, %208 : tensor<2x17x24xf32>
    %210 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %212 = stablehlo.add %209, %211 : tensor<2x17x24xf32>
    %213 = stablehlo.dot_general %212, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<24x96xf32>) -> tensor<2x17x96xf32>
    %214 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<2x17x96xf32>
    %216 = stablehlo.add %213, %215 : tensor<2x17x96xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %218 = stablehlo.multiply %217, %216 : tensor<2x17x96xf32>
    %219 = stablehlo.negate %216 : tensor<2x17x96xf32>
    %cst_40 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %221 = stablehlo.multiply %219, %220 : tensor<2x17x96xf32>
    %222 = chlo.erfc %221 : tensor<2x17x96xf32> -> tensor<2x17x96xf32>
    %223 = chlo.square %221 : tensor<2x17x96xf32> -> tensor<2x17x96xf32>
    %224 = stablehlo.negate %223 : tensor<2x17x96xf32>
    %225 = stablehlo.exponential %224 : tensor<2x17x96xf32>
    %226 = stablehlo.multiply %218, %222 : tensor<2x17x96xf32>
    %227 = stablehlo.dot_general %226, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x17x96xf32>, tensor<96x24xf32>) -> tensor<2x17x24xf32>
    %228 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %230 = stablehlo.add %227, %229 : tensor<2x17x24xf32>
    %231 = stablehlo.add %183, %230 : tensor<2x17x24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_42 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %235 = stablehlo.divide %233, %234 : tensor<2x17x1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %237 = stablehlo.subtract %231, %236 : tensor<2x17x24xf32>
    %238 = chlo.square %237 : tensor<2x17x24xf32> -> tensor<2x17x24xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x17x24xf32>
    %240 = stablehlo.multiply %239, %237 : tensor<2x17x24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%238 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_45 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %244 = stablehlo.divide %242, %243 : tensor<2x17x1xf32>
    %245 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %246 = stablehlo.subtract %231, %245 : tensor<2x17x24xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %248 = stablehlo.add %244, %247 : tensor<2x17x1xf32>
    %249 = stablehlo.rsqrt %248 : tensor<2x17x1xf32>
    %250 = stablehlo.divide %249, %248 : tensor<2x17x1xf32>
    %cst_47 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %252 = stablehlo.multiply %251, %250 : tensor<2x17x1xf32>
    %253 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %254 = stablehlo.multiply %246, %253 : tensor<2x17x24xf32>
    %255 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %257 = stablehlo.multiply %254, %256 : tensor<2x17x24xf32>
    %258 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %260 = stablehlo.add %257, %259 : tensor<2x17x24xf32>
    %261 = stablehlo.slice %260 [0:2, 0:1, 0:24] : (tensor<2x17x24xf32>) -> tensor<2x1x24xf32>
    %262 = stablehlo.reshape %261 : (tensor<2x1x24xf32>) -> tensor<2x24xf32>
    %263 = stablehlo.dot_general %262, %arg26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x24xf32>, tensor<24x10xf32>) -> tensor<2x10xf32>
    %264 = stablehlo.broadcast_in_dim %arg25, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<2x10xf32>
    %266 = stablehlo.add %263, %265 : tensor<2x10xf32>
    %267:3 = call @log_softmax(%266) : (tensor<2x10xf32>) -> (tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x1xf32>)
    %268 = stablehlo.broadcast_in_dim %arg95, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %269:2 = call @take_along_axis(%267#0, %268) : (tensor<2x10xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %270 = stablehlo.reshape %269#0 : (tensor<2x1xf32>) -> tensor<2xf32>
    %271 = stablehlo.negate %270 : tensor<2xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %273 = stablehlo.divide %272, %cst_49 : tensor<f32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %274 = stablehlo.divide %cst_50, %cst_51 : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %276 = stablehlo.negate %275 : tensor<2xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %278 = call @take_along_axis_0(%269#1, %277) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x10xf32>
    %279 = call @log_softmax_1(%267#1, %267#2, %278) : (tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<2x10xf32>, tensor<f32>) -> tensor<10xf32>
    %281 = stablehlo.reshape %280 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %283 = stablehlo.dot_general %279, %262, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10xf32>, tensor<2x24xf32>) -> tensor<10x24xf32>
    %284 = stablehlo.transpose %283, dims = [1, 0] : (tensor<10x24xf32>) -> tensor<24x10xf32>
    %285 = stablehlo.dot_general %279, %arg26, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x10xf32>, tensor<24x10xf32>) -> tensor<2x24xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x1x24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.pad %286, %cst_54, low = [0, 0, 0], high = [0, 16, 0], interior = [0, 0, 0] : (tensor<2x1x24xf32>, tensor<f32>) -> tensor<2x17x24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.reshape %288 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %291 = stablehlo.multiply %254, %287 : tensor<2x17x24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.reshape %292 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %294 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %295 = stablehlo.multiply %287, %294 : tensor<2x17x24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%293 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.multiply %246, %295 : tensor<2x17x24xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.reduce(%297 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %299 = stablehlo.reshape %298 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %300 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %301 = stablehlo.multiply %295, %300 : tensor<2x17x24xf32>
    %302 = stablehlo.multiply %299, %252 : tensor<2x17x1xf32>
    %303 = stablehlo.negate %301 : tensor<2x17x24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.reduce(%303 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %305 = stablehlo.reshape %304 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %cst_61 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %307 = stablehlo.divide %302, %306 : tensor<2x17x1xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%307 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %310 = stablehlo.multiply %309, %240 : tensor<2x17x24xf32>
    %311 = stablehlo.negate %310 : tensor<2x17x24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %313 = stablehlo.reshape %312 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %314 = stablehlo.add %301, %310 : tensor<2x17x24xf32>
    %315 = stablehlo.add %305, %313 : tensor<2x17x1xf32>
    %cst_64 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %317 = stablehlo.divide %315, %316 : tensor<2x17x1xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %320 = stablehlo.add %314, %319 : tensor<2x17x24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %322 = stablehlo.reshape %321 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.dot_general %320, %226, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<2x17x96xf32>) -> tensor<24x96xf32>
    %325 = stablehlo.transpose %324, dims = [1, 0] : (tensor<24x96xf32>) -> tensor<96x24xf32>
    %326 = stablehlo.dot_general %320, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<96x24xf32>) -> tensor<2x17x96xf32>
    %327 = stablehlo.multiply %218, %326 : tensor<2x17x96xf32>
    %328 = stablehlo.multiply %326, %222 : tensor<2x17x96xf32>
    %cst_68 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %330 = stablehlo.multiply %329, %327 : tensor<2x17x96xf32>
    %331 = stablehlo.multiply %330, %225 : tensor<2x17x96xf32>
    %cst_69 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %333 = stablehlo.multiply %331, %332 : tensor<2x17x96xf32>
    %334 = stablehlo.negate %333 : tensor<2x17x96xf32>
    %cst_70 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %336 = stablehlo.multiply %335, %328 : tensor<2x17x96xf32>
    %337 = stablehlo.add %334, %336 : tensor<2x17x96xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x96xf32>, tensor<f32>) -> tensor<96xf32>
    %339 = stablehlo.reshape %338 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%339 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %341 = stablehlo.dot_general %337, %212, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x96xf32>, tensor<2x17x24xf32>) -> tensor<96x24xf32>
    %342 = stablehlo.transpose %341, dims = [1, 0] : (tensor<96x24xf32>) -> tensor<24x96xf32>
    %343 = stablehlo.dot_general %337, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x96xf32>, tensor<24x96xf32>) -> tensor<2x17x24xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %345 = stablehlo.reshape %344 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %347 = stablehlo.multiply %206, %343 : tensor<2x17x24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %349 = stablehlo.reshape %348 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %350 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %351 = stablehlo.multiply %343, %350 : tensor<2x17x24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%349 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.multiply %198, %351 : tensor<2x17x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %355 = stablehlo.reshape %354 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %356 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %357 = stablehlo.multiply %351, %356 : tensor<2x17x24xf32>
    %358 = stablehlo.multiply %355, %204 : tensor<2x17x1xf32>
    %359 = stablehlo.negate %357 : tensor<2x17x24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %361 = stablehlo.reshape %360 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %362 = stablehlo.add %320, %357 : tensor<2x17x24xf32>
    %cst_79 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %364 = stablehlo.divide %358, %363 : tensor<2x17x1xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %367 = stablehlo.multiply %366, %192 : tensor<2x17x24xf32>
    %368 = stablehlo.negate %367 : tensor<2x17x24xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%368 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %370 = stablehlo.reshape %369 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %371 = stablehlo.add %362, %367 : tensor<2x17x24xf32>
    %372 = stablehlo.add %361, %370 : tensor<2x17x1xf32>
    %cst_82 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %374 = stablehlo.divide %372, %373 : tensor<2x17x1xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %377 = stablehlo.add %371, %376 : tensor<2x17x24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.reshape %378 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%379 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %381 = stablehlo.dot_general %377, %178, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<2x17x24xf32>) -> tensor<24x24xf32>
    %382 = stablehlo.transpose %381, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %383 = stablehlo.dot_general %377, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<24x24xf32>) -> tensor<2x17x24xf32>
    %384 = stablehlo.reshape %383 : (tensor<2x17x24xf32>) -> tensor<2x17x3x8xf32>
    %385 = stablehlo.transpose %384, dims = [0, 2, 3, 1] : (tensor<2x17x3x8xf32>) -> tensor<2x3x8x17xf32>
    %386 = stablehlo.dot_general %385, %158, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x17xf32>, tensor<2x17x3x8xf32>) -> tensor<2x3x17x17xf32>
    %387 = stablehlo.dot_general %385, %172, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x17xf32>, tensor<2x3x17x17xf32>) -> tensor<2x3x8x17xf32>
    %388 = stablehlo.transpose %387, dims = [0, 3, 1, 2] : (tensor<2x3x8x17xf32>) -> tensor<2x17x3x8xf32>
    %389 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2, 3] : (tensor<2x3x17x1xf32>) -> tensor<2x3x17x17xf32>
    %390 = stablehlo.multiply %386, %389 : tensor<2x3x17x17xf32>
    %391 = stablehlo.multiply %390, %168 : tensor<2x3x17x17xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_86) applies stablehlo.add across dimensions = [3] : (tensor<2x3x17x17xf32>, tensor<f32>) -> tensor<2x3x17xf32>
    %393 = stablehlo.reshape %392 : (tensor<2x3x17xf32>) -> tensor<2x3x17x1xf32>
    %394 = stablehlo.negate %393 : tensor<2x3x17x1xf32>
    %395 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<2x3x17x1xf32>) -> tensor<2x3x17x17xf32>
    %396 = stablehlo.divide %386, %395 : tensor<2x3x17x17xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%394 init: %cst_87) applies stablehlo.add across dimensions = [3] : (tensor<2x3x17x1xf32>, tensor<f32>) -> tensor<2x3x17xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0, 1, 2] : (tensor<2x3x17xf32>) -> tensor<2x3x17x17xf32>
    %399 = stablehlo.add %396, %398 : tensor<2x3x17x17xf32>
    %400 = stablehlo.multiply %399, %168 : tensor<2x3x17x17xf32>
    %cst_88 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x3x17x17xf32>
    %402 = stablehlo.multiply %400, %401 : tensor<2x3x17x17xf32>
    %403 = stablehlo.dot_general %402, %154, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x17x17xf32>, tensor<2x17x3x8xf32>) -> tensor<2x3x17x8xf32>
    %404 = stablehlo.transpose %403, dims = [0, 2, 1, 3] : (tensor<2x3x17x8xf32>) -> tensor<2x17x3x8xf32>
    %405 = stablehlo.dot_general %402, %156, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x17x17xf32>, tensor<2x17x3x8xf32>) -> tensor<2x3x17x8xf32>
    %406 = stablehlo.transpose %405, dims = [0, 2, 1, 3] : (tensor<2x3x17x8xf32>) -> tensor<2x17x3x8xf32>
    %407 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 3, 4] : (tensor<2x17x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.pad %407, %cst_89, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x17x1x3x8xf32>, tensor<f32>) -> tensor<2x17x3x3x8xf32>
    %409 = stablehlo.broadcast_in_dim %404, dims = [0, 1, 3, 4] : (tensor<2x17x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.pad %409, %cst_90, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x17x1x3x8xf32>, tensor<f32>) -> tensor<2x17x3x3x8xf32>
    %411 = stablehlo.add %408, %410 : tensor<2x17x3x3x8xf32>
    %412 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 3, 4] : (tensor<2x17x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.pad %412, %cst_91, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x17x1x3x8xf32>, tensor<f32>) -> tensor<2x17x3x3x8xf32>
    %414 = stablehlo.add %411, %413 : tensor<2x17x3x3x8xf32>
    %415 = stablehlo.reshape %414 : (tensor<2x17x3x3x8xf32>) -> tensor<2x17x72xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.reduce(%415 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x72xf32>, tensor<f32>) -> tensor<72xf32>
    %417 = stablehlo.reshape %416 : (tensor<72xf32>) -> tensor<1x1x72xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x72xf32>, tensor<f32>) -> tensor<72xf32>
    %419 = stablehlo.dot_general %415, %147, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x72xf32>, tensor<2x17x24xf32>) -> tensor<72x24xf32>
    %420 = stablehlo.transpose %419, dims = [1, 0] : (tensor<72x24xf32>) -> tensor<24x72xf32>
    %421 = stablehlo.dot_general %415, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x72xf32>, tensor<24x72xf32>) -> tensor<2x17x24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.reduce(%421 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %423 = stablehlo.reshape %422 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %425 = stablehlo.multiply %141, %421 : tensor<2x17x24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%425 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %427 = stablehlo.reshape %426 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %428 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %429 = stablehlo.multiply %421, %428 : tensor<2x17x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.reduce(%427 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %431 = stablehlo.multiply %133, %429 : tensor<2x17x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%431 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %433 = stablehlo.reshape %432 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %434 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %435 = stablehlo.multiply %429, %434 : tensor<2x17x24xf32>
    %436 = stablehlo.multiply %433, %139 : tensor<2x17x1xf32>
    %437 = stablehlo.negate %435 : tensor<2x17x24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %439 = stablehlo.reshape %438 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %440 = stablehlo.add %377, %435 : tensor<2x17x24xf32>
    %cst_100 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %442 = stablehlo.divide %436, %441 : tensor<2x17x1xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %445 = stablehlo.multiply %444, %127 : tensor<2x17x24xf32>
    %446 = stablehlo.negate %445 : tensor<2x17x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %448 = stablehlo.reshape %447 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %449 = stablehlo.add %440, %445 : tensor<2x17x24xf32>
    %450 = stablehlo.add %439, %448 : tensor<2x17x1xf32>
    %cst_103 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %452 = stablehlo.divide %450, %451 : tensor<2x17x1xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.reduce(%452 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %455 = stablehlo.add %449, %454 : tensor<2x17x24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%455 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %457 = stablehlo.reshape %456 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %459 = stablehlo.dot_general %455, %113, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<2x17x96xf32>) -> tensor<24x96xf32>
    %460 = stablehlo.transpose %459, dims = [1, 0] : (tensor<24x96xf32>) -> tensor<96x24xf32>
    %461 = stablehlo.dot_general %455, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<96x24xf32>) -> tensor<2x17x96xf32>
    %462 = stablehlo.multiply %105, %461 : tensor<2x17x96xf32>
    %463 = stablehlo.multiply %461, %109 : tensor<2x17x96xf32>
    %cst_107 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %465 = stablehlo.multiply %464, %462 : tensor<2x17x96xf32>
    %466 = stablehlo.multiply %465, %112 : tensor<2x17x96xf32>
    %cst_108 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %468 = stablehlo.multiply %466, %467 : tensor<2x17x96xf32>
    %469 = stablehlo.negate %468 : tensor<2x17x96xf32>
    %cst_109 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x17x96xf32>
    %471 = stablehlo.multiply %470, %463 : tensor<2x17x96xf32>
    %472 = stablehlo.add %469, %471 : tensor<2x17x96xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x96xf32>, tensor<f32>) -> tensor<96xf32>
    %474 = stablehlo.reshape %473 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %476 = stablehlo.dot_general %472, %99, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x96xf32>, tensor<2x17x24xf32>) -> tensor<96x24xf32>
    %477 = stablehlo.transpose %476, dims = [1, 0] : (tensor<96x24xf32>) -> tensor<24x96xf32>
    %478 = stablehlo.dot_general %472, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x96xf32>, tensor<24x96xf32>) -> tensor<2x17x24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.reduce(%478 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %480 = stablehlo.reshape %479 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %482 = stablehlo.multiply %93, %478 : tensor<2x17x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %484 = stablehlo.reshape %483 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %485 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %486 = stablehlo.multiply %478, %485 : tensor<2x17x24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%484 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %488 = stablehlo.multiply %85, %486 : tensor<2x17x24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%488 init: %cst_116) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %490 = stablehlo.reshape %489 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %491 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %492 = stablehlo.multiply %486, %491 : tensor<2x17x24xf32>
    %493 = stablehlo.multiply %490, %91 : tensor<2x17x1xf32>
    %494 = stablehlo.negate %492 : tensor<2x17x24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %496 = stablehlo.reshape %495 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %497 = stablehlo.add %455, %492 : tensor<2x17x24xf32>
    %cst_118 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %499 = stablehlo.divide %493, %498 : tensor<2x17x1xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %502 = stablehlo.multiply %501, %79 : tensor<2x17x24xf32>
    %503 = stablehlo.negate %502 : tensor<2x17x24xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%503 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %505 = stablehlo.reshape %504 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %506 = stablehlo.add %497, %502 : tensor<2x17x24xf32>
    %507 = stablehlo.add %496, %505 : tensor<2x17x1xf32>
    %cst_121 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %509 = stablehlo.divide %507, %508 : tensor<2x17x1xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %512 = stablehlo.add %506, %511 : tensor<2x17x24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.reduce(%512 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %514 = stablehlo.reshape %513 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%514 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %516 = stablehlo.dot_general %512, %65, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<2x17x24xf32>) -> tensor<24x24xf32>
    %517 = stablehlo.transpose %516, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %518 = stablehlo.dot_general %512, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x24xf32>, tensor<24x24xf32>) -> tensor<2x17x24xf32>
    %519 = stablehlo.reshape %518 : (tensor<2x17x24xf32>) -> tensor<2x17x3x8xf32>
    %520 = stablehlo.transpose %519, dims = [0, 2, 3, 1] : (tensor<2x17x3x8xf32>) -> tensor<2x3x8x17xf32>
    %521 = stablehlo.dot_general %520, %45, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x17xf32>, tensor<2x17x3x8xf32>) -> tensor<2x3x17x17xf32>
    %522 = stablehlo.dot_general %520, %59, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x17xf32>, tensor<2x3x17x17xf32>) -> tensor<2x3x8x17xf32>
    %523 = stablehlo.transpose %522, dims = [0, 3, 1, 2] : (tensor<2x3x8x17xf32>) -> tensor<2x17x3x8xf32>
    %524 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<2x3x17x1xf32>) -> tensor<2x3x17x17xf32>
    %525 = stablehlo.multiply %521, %524 : tensor<2x3x17x17xf32>
    %526 = stablehlo.multiply %525, %55 : tensor<2x3x17x17xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.reduce(%526 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<2x3x17x17xf32>, tensor<f32>) -> tensor<2x3x17xf32>
    %528 = stablehlo.reshape %527 : (tensor<2x3x17xf32>) -> tensor<2x3x17x1xf32>
    %529 = stablehlo.negate %528 : tensor<2x3x17x1xf32>
    %530 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x3x17x1xf32>) -> tensor<2x3x17x17xf32>
    %531 = stablehlo.divide %521, %530 : tensor<2x3x17x17xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%529 init: %cst_126) applies stablehlo.add across dimensions = [3] : (tensor<2x3x17x1xf32>, tensor<f32>) -> tensor<2x3x17xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2] : (tensor<2x3x17xf32>) -> tensor<2x3x17x17xf32>
    %534 = stablehlo.add %531, %533 : tensor<2x3x17x17xf32>
    %535 = stablehlo.multiply %534, %55 : tensor<2x3x17x17xf32>
    %cst_127 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x3x17x17xf32>
    %537 = stablehlo.multiply %535, %536 : tensor<2x3x17x17xf32>
    %538 = stablehlo.dot_general %537, %41, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x17x17xf32>, tensor<2x17x3x8xf32>) -> tensor<2x3x17x8xf32>
    %539 = stablehlo.transpose %538, dims = [0, 2, 1, 3] : (tensor<2x3x17x8xf32>) -> tensor<2x17x3x8xf32>
    %540 = stablehlo.dot_general %537, %43, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x17x17xf32>, tensor<2x17x3x8xf32>) -> tensor<2x3x17x8xf32>
    %541 = stablehlo.transpose %540, dims = [0, 2, 1, 3] : (tensor<2x3x17x8xf32>) -> tensor<2x17x3x8xf32>
    %542 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 3, 4] : (tensor<2x17x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.pad %542, %cst_128, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x17x1x3x8xf32>, tensor<f32>) -> tensor<2x17x3x3x8xf32>
    %544 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 3, 4] : (tensor<2x17x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.pad %544, %cst_129, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x17x1x3x8xf32>, tensor<f32>) -> tensor<2x17x3x3x8xf32>
    %546 = stablehlo.add %543, %545 : tensor<2x17x3x3x8xf32>
    %547 = stablehlo.broadcast_in_dim %541, dims = [0, 1, 3, 4] : (tensor<2x17x3x8xf32>) -> tensor<2x17x1x3x8xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %548 = stablehlo.pad %547, %cst_130, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x17x1x3x8xf32>, tensor<f32>) -> tensor<2x17x3x3x8xf32>
    %549 = stablehlo.add %546, %548 : tensor<2x17x3x3x8xf32>
    %550 = stablehlo.reshape %549 : (tensor<2x17x3x3x8xf32>) -> tensor<2x17x72xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %551 = stablehlo.reduce(%550 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x72xf32>, tensor<f32>) -> tensor<72xf32>
    %552 = stablehlo.reshape %551 : (tensor<72xf32>) -> tensor<1x1x72xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x72xf32>, tensor<f32>) -> tensor<72xf32>
    %554 = stablehlo.dot_general %550, %34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x72xf32>, tensor<2x17x24xf32>) -> tensor<72x24xf32>
    %555 = stablehlo.transpose %554, dims = [1, 0] : (tensor<72x24xf32>) -> tensor<24x72xf32>
    %556 = stablehlo.dot_general %550, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x17x72xf32>, tensor<24x72xf32>) -> tensor<2x17x24xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.reduce(%556 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %558 = stablehlo.reshape %557 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%558 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %560 = stablehlo.multiply %28, %556 : tensor<2x17x24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%560 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    %562 = stablehlo.reshape %561 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %563 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x17x24xf32>
    %564 = stablehlo.multiply %556, %563 : tensor<2x17x24xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%562 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %566 = stablehlo.multiply %20, %564 : tensor<2x17x24xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %567 = stablehlo.reduce(%566 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %568 = stablehlo.reshape %567 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %569 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x17x1xf32>) -> tensor<2x17x24xf32>
    %570 = stablehlo.multiply %564, %569 : tensor<2x17x24xf32>
    %571 = stablehlo.multiply %568, %26 : tensor<2x17x1xf32>
    %572 = stablehlo.negate %570 : tensor<2x17x24xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.reduce(%572 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %574 = stablehlo.reshape %573 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %575 = stablehlo.add %512, %570 : tensor<2x17x24xf32>
    %cst_139 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %577 = stablehlo.divide %571, %576 : tensor<2x17x1xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %580 = stablehlo.multiply %579, %14 : tensor<2x17x24xf32>
    %581 = stablehlo.negate %580 : tensor<2x17x24xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<2x17xf32>
    %583 = stablehlo.reshape %582 : (tensor<2x17xf32>) -> tensor<2x17x1xf32>
    %584 = stablehlo.add %575, %580 : tensor<2x17x24xf32>
    %585 = stablehlo.add %574, %583 : tensor<2x17x1xf32>
    %cst_142 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x17x1xf32>
    %587 = stablehlo.divide %585, %586 : tensor<2x17x1xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %588 = stablehlo.reduce(%587 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<2x17x1xf32>, tensor<f32>) -> tensor<2x17xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1] : (tensor<2x17xf32>) -> tensor<2x17x24xf32>
    %590 = stablehlo.add %584, %589 : tensor<2x17x24xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.reduce(%590 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<2x17x24xf32>, tensor<f32>) -> tensor<17x24xf32>
    %592 = stablehlo.reshape %591 : (tensor<17x24xf32>) -> tensor<1x17x24xf32>
    %593 = stablehlo.slice %590 [0:2, 0:1, 0:24] : (tensor<2x17x24xf32>) -> tensor<2x1x24xf32>
    %594 = stablehlo.slice %590 [0:2, 1:17, 0:24] : (tensor<2x17x24xf32>) -> tensor<2x16x24xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%593 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %597 = stablehlo.reshape %594 : (tensor<2x16x24xf32>) -> tensor<2x4x4x24xf32>
    %598 = stablehlo.convolution(%arg94, %597) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 4], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x3xf32>, tensor<2x4x4x24xf32>) -> tensor<4x4x3x24xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %599 = stablehlo.add %arg31, %c : tensor<i32>
    %600 = stablehlo.convert %599 : (tensor<i32>) -> tensor<f32>
    %cst_146 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %601 = stablehlo.power %cst_146, %600 : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %602 = stablehlo.subtract %cst_147, %601 : tensor<f32>
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %603 = stablehlo.divide %cst_148, %602 : tensor<f32>
    %cst_149 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %604 = stablehlo.power %cst_149, %600 : tensor<f32>
    %cst_150 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %605 = stablehlo.subtract %cst_150, %604 : tensor<f32>
    %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %606 = stablehlo.divide %cst_151, %605 : tensor<f32>
    %607:3 = call @adam_leaf(%arg0, %arg32, %arg63, %515, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %608:3 = call @adam_leaf_2(%arg1, %arg33, %arg64, %517, %603, %606) : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>)
    %609:3 = call @adam_leaf_3(%arg2, %arg34, %arg65, %553, %603, %606) : (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<f32>, tensor<f32>) -> (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>)
    %610:3 = call @adam_leaf_4(%arg3, %arg35, %arg66, %555, %603, %606) : (tensor<24x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>, tensor<f32>, tensor<f32>) -> (tensor<24x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>)
    %611:3 = call @adam_leaf(%arg4, %arg36, %arg67, %565, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %612:3 = call @adam_leaf(%arg5, %arg37, %arg68, %559, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %613:3 = call @adam_leaf(%arg6, %arg38, %arg69, %458, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %614:3 = call @adam_leaf_5(%arg7, %arg39, %arg70, %460, %603, %606) : (tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>, tensor<f32>, tensor<f32>) -> (tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>)
    %615:3 = call @adam_leaf_6(%arg8, %arg40, %arg71, %475, %603, %606) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %616:3 = call @adam_leaf_7(%arg9, %arg41, %arg72, %477, %603, %606) : (tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>)
    %617:3 = call @adam_leaf(%arg10, %arg42, %arg73, %487, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %618:3 = call @adam_leaf(%arg11, %arg43, %arg74, %481, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %619:3 = call @adam_leaf(%arg12, %arg44, %arg75, %380, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %620:3 = call @adam_leaf_2(%arg13, %arg45, %arg76, %382, %603, %606) : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>)
    %621:3 = call @adam_leaf_3(%arg14, %arg46, %arg77, %418, %603, %606) : (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<f32>, tensor<f32>) -> (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>)
    %622:3 = call @adam_leaf_4(%arg15, %arg47, %arg78, %420, %603, %606) : (tensor<24x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>, tensor<f32>, tensor<f32>) -> (tensor<24x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>)
    %623:3 = call @adam_leaf(%arg16, %arg48, %arg79, %430, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %624:3 = call @adam_leaf(%arg17, %arg49, %arg80, %424, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %625:3 = call @adam_leaf(%arg18, %arg50, %arg81, %323, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %626:3 = call @adam_leaf_5(%arg19, %arg51, %arg82, %325, %603, %606) : (tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>, tensor<f32>, tensor<f32>) -> (tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>)
    %627:3 = call @adam_leaf_6(%arg20, %arg52, %arg83, %340, %603, %606) : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
    %628:3 = call @adam_leaf_7(%arg21, %arg53, %arg84, %342, %603, %606) : (tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>, tensor<f32>, tensor<f32>) -> (tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>)
    %629:3 = call @adam_leaf(%arg22, %arg54, %arg85, %352, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %630:3 = call @adam_leaf(%arg23, %arg55, %arg86, %346, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %631:3 = call @adam_leaf_8(%arg24, %arg56, %arg87, %596, %603, %606) : (tensor<1x1x24xf32>, tensor<1x1x24xf32>, tensor<1x1x24xf32>, tensor<1x1x24xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x1x24xf32>, tensor<1x1x24xf32>, tensor<1x1x24xf32>)
    %632:3 = call @adam_leaf_9(%arg25, %arg57, %arg88, %282, %603, %606) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>) -> (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>)
    %633:3 = call @adam_leaf_10(%arg26, %arg58, %arg89, %284, %603, %606) : (tensor<24x10xf32>, tensor<24x10xf32>, tensor<24x10xf32>, tensor<24x10xf32>, tensor<f32>, tensor<f32>) -> (tensor<24x10xf32>, tensor<24x10xf32>, tensor<24x10xf32>)
    %634:3 = call @adam_leaf(%arg27, %arg59, %arg90, %296, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %635:3 = call @adam_leaf(%arg28, %arg60, %arg91, %290, %603, %606) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %636:3 = call @adam_leaf_11(%arg29, %arg61, %arg92, %598, %603, %606) : (tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>)
    %637:3 = call @adam_leaf_12(%arg30, %arg62, %arg93, %592, %603, %606) : (tensor<1x17x24xf32>, tensor<1x17x24xf32>, tensor<1x17x24xf32>, tensor<1x17x24xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x17x24xf32>, tensor<1x17x24xf32>, tensor<1x17x24xf32>)
    return %607#0, %608#0, %609#0, %610#0, %611#0, %612#0, %613#0, %614#0, %615#0, %616#0, %617#0, %618#0, %619#0, %620#0, %621#0, %622#0, %623#0, %624#0, %625#0, %626#0, %627#0, %628#0, %629#0, %630#0, %631#0, %632#0, %633#0, %634#0, %635#0, %636#0, %637#0, %599, %607#1, %608#1, %609#1, %610#1, %611#1, %612#1, %613#1, %614#1, %615#1, %616#1, %617#1, %618#1, %619#1, %620#1, %621#1, %622#1, %623#1, %624#1, %625#1, %626#1, %627#1, %628#1, %629#1, %630#1, %631#1, %632#1, %633#1, %634#1, %635#1, %636#1, %637#1, %607#2, %608#2, %609#2, %610#2, %611#2, %612#2, %613#2, %614#2, %615#2, %616#2, %617#2, %618#2, %619#2, %620#2, %621#2, %622#2, %623#2, %624#2, %625#2, %626#2, %627#2, %628#2, %629#2, %630#2, %631#2, %632#2, %633#2, %634#2, %635#2, %636#2, %637#2, %273 : tensor<24xf32>, tensor<24x24xf32>, tensor<72xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24xf32>, tensor<96xf32>, tensor<24x96xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<72xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24xf32>, tensor<96xf32>, tensor<24x96xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1x1x24xf32>, tensor<10xf32>, tensor<24x10xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4x4x3x24xf32>, tensor<1x17x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24x24xf32>, tensor<72xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24xf32>, tensor<96xf32>, tensor<24x96xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<72xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24xf32>, tensor<96xf32>, tensor<24x96xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1x1x24xf32>, tensor<10xf32>, tensor<24x10xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4x4x3x24xf32>, tensor<1x17x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<72xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24xf32>, tensor<96xf32>, tensor<24x96xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<72xf32>, tensor<24x72xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24xf32>, tensor<96xf32>, tensor<24x96xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1x1x24xf32>, tensor<10xf32>, tensor<24x10xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4x4x3x24xf32>, tensor<1x17x24xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<2x10xf32>) -> (tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x10xf32>
    %6 = stablehlo.exponential %5 : tensor<2x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.log %8 : tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x10xf32>
    return %11, %6, %8 : tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x10xf32>, %arg1: tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x1xi1>, tensor<2x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x1x1xi1>, tensor<i1>) -> tensor<2x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x10xf32>, tensor<2x1x1xi32>) -> tensor<2x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x1xi1>, tensor<2x1xf32>
    return %15, %5 : tensor<2x1xf32>, tensor<2x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<2x1x1xi32>, %arg1: tensor<2x1xf32>) -> tensor<2x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x10xf32>, tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x10xf32>
    return %1 : tensor<2x10xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<2x10xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x10xf32>) -> tensor<2x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x10xf32>
    return %7 : tensor<2x10xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<24xf32>
    %4 = stablehlo.add %1, %3 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<24xf32>
    %10 = stablehlo.add %6, %9 : tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<24xf32>
    %13 = stablehlo.sqrt %12 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.add %13, %14 : tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<24xf32>
    %20 = stablehlo.divide %19, %15 : tensor<24xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<24xf32>
    return %21, %4, %10 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @adam_leaf_2(%arg0: tensor<24x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<24x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<24x24xf32>
    %4 = stablehlo.add %1, %3 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<24x24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24x24xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<24x24xf32>
    %10 = stablehlo.add %6, %9 : tensor<24x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<24x24xf32>
    %13 = stablehlo.sqrt %12 : tensor<24x24xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %15 = stablehlo.add %13, %14 : tensor<24x24xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<24x24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<24x24xf32>
    %20 = stablehlo.divide %19, %15 : tensor<24x24xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<24x24xf32>
    return %21, %4, %10 : tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>
  }
  func.func private @adam_leaf_3(%arg0: tensor<72xf32>, %arg1: tensor<72xf32>, %arg2: tensor<72xf32>, %arg3: tensor<72xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<72xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<72xf32>
    %4 = stablehlo.add %1, %3 : tensor<72xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<72xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<72xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<72xf32>
    %10 = stablehlo.add %6, %9 : tensor<72xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<72xf32>
    %13 = stablehlo.sqrt %12 : tensor<72xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %15 = stablehlo.add %13, %14 : tensor<72xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<72xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<72xf32>
    %20 = stablehlo.divide %19, %15 : tensor<72xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<72xf32>
    return %21, %4, %10 : tensor<72xf32>, tensor<72xf32>, tensor<72xf32>
  }
  func.func private @adam_leaf_4(%arg0: tensor<24x72xf32>, %arg1: tensor<24x72xf32>, %arg2: tensor<24x72xf32>, %arg3: tensor<24x72xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<24x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<24x72xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<24x72xf32>
    %4 = stablehlo.add %1, %3 : tensor<24x72xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<24x72xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24x72xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<24x72xf32>
    %10 = stablehlo.add %6, %9 : tensor<24x72xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<24x72xf32>
    %13 = stablehlo.sqrt %12 : tensor<24x72xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %15 = stablehlo.add %13, %14 : tensor<24x72xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<24x72xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x72xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<24x72xf32>
    %20 = stablehlo.divide %19, %15 : tensor<24x72xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<24x72xf32>
    return %21, %4, %10 : tensor<24x72xf32>, tensor<24x72xf32>, tensor<24x72xf32>
  }
  func.func private @adam_leaf_5(%arg0: tensor<96x24xf32>, %arg1: tensor<96x24xf32>, %arg2: tensor<96x24xf32>, %arg3: tensor<96x24xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<96x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<96x24xf32>
    %4 = stablehlo.add %1, %3 : tensor<96x24xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<96x24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<96x24xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<96x24xf32>
    %10 = stablehlo.add %6, %9 : tensor<96x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<96x24xf32>
    %13 = stablehlo.sqrt %12 : tensor<96x24xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %15 = stablehlo.add %13, %14 : tensor<96x24xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<96x24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<96x24xf32>
    %20 = stablehlo.divide %19, %15 : tensor<96x24xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<96x24xf32>
    return %21, %4, %10 : tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>
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
  func.func private @adam_leaf_7(%arg0: tensor<24x96xf32>, %arg1: tensor<24x96xf32>, %arg2: tensor<24x96xf32>, %arg3: tensor<24x96xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<24x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<24x96xf32>
    %4 = stablehlo.add %1, %3 : tensor<24x96xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<24x96xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24x96xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<24x96xf32>
    %10 = stablehlo.add %6, %9 : tensor<24x96xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<24x96xf32>
    %13 = stablehlo.sqrt %12 : tensor<24x96xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %15 = stablehlo.add %13, %14 : tensor<24x96xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<24x96xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<24x96xf32>
    %20 = stablehlo.divide %19, %15 : tensor<24x96xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<24x96xf32>
    return %21, %4, %10 : tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>
  }
  func.func private @adam_leaf_8(%arg0: tensor<1x1x24xf32>, %arg1: tensor<1x1x24xf32>, %arg2: tensor<1x1x24xf32>, %arg3: tensor<1x1x24xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x1x24xf32>, tensor<1x1x24xf32>, tensor<1x1x24xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x24xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x1x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x24xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x1x24xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x1x24xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x24xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x1x24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1x24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x1x24xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x1x24xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x1x24xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x1x24xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x1x24xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x24xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x1x24xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x1x24xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x1x24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x24xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x1x24xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x1x24xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x1x24xf32>
    return %21, %4, %10 : tensor<1x1x24xf32>, tensor<1x1x24xf32>, tensor<1x1x24xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<10xf32>, %arg1: tensor<10xf32>, %arg2: tensor<10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<10xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<10xf32>
    %4 = stablehlo.add %1, %3 : tensor<10xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<10xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<10xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<10xf32>
    %10 = stablehlo.add %6, %9 : tensor<10xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<10xf32>
    %13 = stablehlo.sqrt %12 : tensor<10xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %15 = stablehlo.add %13, %14 : tensor<10xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<10xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<10xf32>
    %20 = stablehlo.divide %19, %15 : tensor<10xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<10xf32>
    return %21, %4, %10 : tensor<10xf32>, tensor<10xf32>, tensor<10xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<24x10xf32>, %arg1: tensor<24x10xf32>, %arg2: tensor<24x10xf32>, %arg3: tensor<24x10xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<24x10xf32>, tensor<24x10xf32>, tensor<24x10xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x10xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<24x10xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x10xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<24x10xf32>
    %4 = stablehlo.add %1, %3 : tensor<24x10xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x10xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<24x10xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x10xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24x10xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<24x10xf32>
    %10 = stablehlo.add %6, %9 : tensor<24x10xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<24x10xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<24x10xf32>
    %13 = stablehlo.sqrt %12 : tensor<24x10xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x10xf32>
    %15 = stablehlo.add %13, %14 : tensor<24x10xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24x10xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<24x10xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x10xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<24x10xf32>
    %20 = stablehlo.divide %19, %15 : tensor<24x10xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<24x10xf32>
    return %21, %4, %10 : tensor<24x10xf32>, tensor<24x10xf32>, tensor<24x10xf32>
  }
  func.func private @adam_leaf_11(%arg0: tensor<4x4x3x24xf32>, %arg1: tensor<4x4x3x24xf32>, %arg2: tensor<4x4x3x24xf32>, %arg3: tensor<4x4x3x24xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x3x24xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<4x4x3x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x3x24xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<4x4x3x24xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x4x3x24xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x3x24xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<4x4x3x24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4x3x24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<4x4x3x24xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<4x4x3x24xf32>
    %10 = stablehlo.add %6, %9 : tensor<4x4x3x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4x4x3x24xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<4x4x3x24xf32>
    %13 = stablehlo.sqrt %12 : tensor<4x4x3x24xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4x3x24xf32>
    %15 = stablehlo.add %13, %14 : tensor<4x4x3x24xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<4x4x3x24xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<4x4x3x24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4x3x24xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4x4x3x24xf32>
    %20 = stablehlo.divide %19, %15 : tensor<4x4x3x24xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<4x4x3x24xf32>
    return %21, %4, %10 : tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>, tensor<4x4x3x24xf32>
  }
  func.func private @adam_leaf_12(%arg0: tensor<1x17x24xf32>, %arg1: tensor<1x17x24xf32>, %arg2: tensor<1x17x24xf32>, %arg3: tensor<1x17x24xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x17x24xf32>, tensor<1x17x24xf32>, tensor<1x17x24xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x17x24xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x17x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x17x24xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x17x24xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x17x24xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x17x24xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x17x24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x17x24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x17x24xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x17x24xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x17x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x17x24xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x17x24xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x17x24xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x17x24xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x17x24xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x17x24xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x17x24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x17x24xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x17x24xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x17x24xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x17x24xf32>
    return %21, %4, %10 : tensor<1x17x24xf32>, tensor<1x17x24xf32>, tensor<1x17x24xf32>
  }
}
