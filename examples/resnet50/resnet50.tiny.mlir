module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x4x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1x1x4x4xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<1x1x4x16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x4x4xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1x1x4x16xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<1x1x16x4xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<4xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3x3x4x4xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<4xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<4xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<1x1x8x32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<1x1x16x8xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<8xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<8xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<1x1x16x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<32xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<32xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<3x3x8x8xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<8xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<8xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<10xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<32x10xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<7x7x3x4xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<4xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<4xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<1x1x4x16xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<16xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<16xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<1x1x4x4xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<4xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<4xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<1x1x4x16xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<16xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<16xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<3x3x4x4xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<4xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<4xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<1x1x4x16xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<16xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<16xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<1x1x16x4xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<4xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<4xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<3x3x4x4xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<4xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<4xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<1x1x8x32xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<32xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<1x1x16x8xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<8xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<8xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<1x1x16x32xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<3x3x8x8xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<8xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<8xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<10xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32x10xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<7x7x3x4xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<4xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<4xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<16xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<16xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<4xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<4xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<16xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<16xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<4xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<4xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<16xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<16xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<4xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<4xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<4xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<4xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<32xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<32xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<8xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<8xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<32xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<32xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<8xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<8xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<4xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<4xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<2x32x32x3xf32>, %arg101: tensor<2xi32>) -> (tensor<1x1x4x16xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['conv']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['norm']['shift']"}, tensor<1x1x4x4xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['conv']"}, tensor<4xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['norm']['shift']"}, tensor<1x1x4x16xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['conv']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['norm']['shift']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['conv']"}, tensor<4xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['norm']['shift']"}, tensor<1x1x4x16xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['conv']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['norm']['shift']"}, tensor<1x1x16x4xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['conv']"}, tensor<4xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['norm']['shift']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['conv']"}, tensor<4xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['norm']['shift']"}, tensor<1x1x8x32xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['conv']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['norm']['shift']"}, tensor<1x1x16x8xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['conv']"}, tensor<8xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['norm']['shift']"}, tensor<1x1x16x32xf32> {jax.result_info = "result[0]['blocks'][2]['shortcut']['conv']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][2]['shortcut']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][2]['shortcut']['norm']['shift']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['conv']"}, tensor<8xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['norm']['shift']"}, tensor<10xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<32x10xf32> {jax.result_info = "result[0]['head']['weight']"}, tensor<7x7x3x4xf32> {jax.result_info = "result[0]['stem']['conv']"}, tensor<4xf32> {jax.result_info = "result[0]['stem']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[0]['stem']['norm']['shift']"}, tensor<1x1x4x16xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['conv']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['norm']['shift']"}, tensor<1x1x4x4xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['conv']"}, tensor<4xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['norm']['shift']"}, tensor<1x1x4x16xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['conv']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['norm']['shift']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['conv']"}, tensor<4xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['norm']['shift']"}, tensor<1x1x4x16xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['conv']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['norm']['shift']"}, tensor<1x1x16x4xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['conv']"}, tensor<4xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['norm']['shift']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['conv']"}, tensor<4xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['norm']['shift']"}, tensor<1x1x8x32xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['conv']"}, tensor<32xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['norm']['shift']"}, tensor<1x1x16x8xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['conv']"}, tensor<8xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['norm']['shift']"}, tensor<1x1x16x32xf32> {jax.result_info = "result[1]['blocks'][2]['shortcut']['conv']"}, tensor<32xf32> {jax.result_info = "result[1]['blocks'][2]['shortcut']['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['blocks'][2]['shortcut']['norm']['shift']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['conv']"}, tensor<8xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['norm']['shift']"}, tensor<10xf32> {jax.result_info = "result[1]['head']['bias']"}, tensor<32x10xf32> {jax.result_info = "result[1]['head']['weight']"}, tensor<7x7x3x4xf32> {jax.result_info = "result[1]['stem']['conv']"}, tensor<4xf32> {jax.result_info = "result[1]['stem']['norm']['scale']"}, tensor<4xf32> {jax.result_info = "result[1]['stem']['norm']['shift']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][0]['expand']['mean']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][0]['expand']['variance']"}, tensor<4xf32> {jax.result_info = "result[2]['blocks'][0]['reduce']['mean']"}, tensor<4xf32> {jax.result_info = "result[2]['blocks'][0]['reduce']['variance']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][0]['shortcut']['mean']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][0]['shortcut']['variance']"}, tensor<4xf32> {jax.result_info = "result[2]['blocks'][0]['spatial']['mean']"}, tensor<4xf32> {jax.result_info = "result[2]['blocks'][0]['spatial']['variance']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][1]['expand']['mean']"}, tensor<16xf32> {jax.result_info = "result[2]['blocks'][1]['expand']['variance']"}, tensor<4xf32> {jax.result_info = "result[2]['blocks'][1]['reduce']['mean']"}, tensor<4xf32> {jax.result_info = "result[2]['blocks'][1]['reduce']['variance']"}, tensor<4xf32> {jax.result_info = "result[2]['blocks'][1]['spatial']['mean']"}, tensor<4xf32> {jax.result_info = "result[2]['blocks'][1]['spatial']['variance']"}, tensor<32xf32> {jax.result_info = "result[2]['blocks'][2]['expand']['mean']"}, tensor<32xf32> {jax.result_info = "result[2]['blocks'][2]['expand']['variance']"}, tensor<8xf32> {jax.result_info = "result[2]['blocks'][2]['reduce']['mean']"}, tensor<8xf32> {jax.result_info = "result[2]['blocks'][2]['reduce']['variance']"}, tensor<32xf32> {jax.result_info = "result[2]['blocks'][2]['shortcut']['mean']"}, tensor<32xf32> {jax.result_info = "result[2]['blocks'][2]['shortcut']['variance']"}, tensor<8xf32> {jax.result_info = "result[2]['blocks'][2]['spatial']['mean']"}, tensor<8xf32> {jax.result_info = "result[2]['blocks'][2]['spatial']['variance']"}, tensor<4xf32> {jax.result_info = "result[2]['stem']['mean']"}, tensor<4xf32> {jax.result_info = "result[2]['stem']['variance']"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convolution(%arg100, %arg35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x32x32x3xf32>, tensor<7x7x3x4xf32>) -> tensor<2x16x16x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x16x16x4xf32>
    %7 = chlo.square %6 : tensor<2x16x16x4xf32> -> tensor<2x16x16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x16x4xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<2x16x16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.divide %10, %11 : tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<2x16x16x4xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.add %12, %16 : tensor<4xf32>
    %18 = stablehlo.rsqrt %17 : tensor<4xf32>
    %19 = stablehlo.divide %18, %17 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<4xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %24 = stablehlo.multiply %15, %23 : tensor<2x16x16x4xf32>
    %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.multiply %25, %arg98 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.multiply %27, %3 : tensor<4xf32>
    %29 = stablehlo.add %26, %28 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.multiply %30, %arg99 : tensor<4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.multiply %32, %12 : tensor<4xf32>
    %34 = stablehlo.add %31, %33 : tensor<4xf32>
    %35 = stablehlo.broadcast_in_dim %arg36, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %37 = stablehlo.multiply %24, %36 : tensor<2x16x16x4xf32>
    %38 = stablehlo.broadcast_in_dim %arg37, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %40 = stablehlo.add %37, %39 : tensor<2x16x16x4xf32>
    %41 = call @relu(%40) : (tensor<2x16x16x4xf32>) -> tensor<2x16x16x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x16x16x4xf32>
    %43 = stablehlo.compare GT, %40, %42, FLOAT : (tensor<2x16x16x4xf32>, tensor<2x16x16x4xf32>) -> tensor<2x16x16x4xi1>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.reduce_window"(%41, %44) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %1366 = stablehlo.maximum %arg102, %arg103 : tensor<f32>
      stablehlo.return %1366 : tensor<f32>
    }) : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
    %46 = stablehlo.convolution(%45, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.divide %47, %48 : tensor<4xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %52 = stablehlo.subtract %46, %51 : tensor<2x8x8x4xf32>
    %53 = chlo.square %52 : tensor<2x8x8x4xf32> -> tensor<2x8x8x4xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %55 = stablehlo.multiply %54, %52 : tensor<2x8x8x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_16 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %58 = stablehlo.divide %56, %57 : tensor<4xf32>
    %59 = stablehlo.broadcast_in_dim %49, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %61 = stablehlo.subtract %46, %60 : tensor<2x8x8x4xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.add %58, %62 : tensor<4xf32>
    %64 = stablehlo.rsqrt %63 : tensor<4xf32>
    %65 = stablehlo.divide %64, %63 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<4xf32>
    %68 = stablehlo.broadcast_in_dim %64, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %70 = stablehlo.multiply %61, %69 : tensor<2x8x8x4xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %72 = stablehlo.multiply %71, %arg78 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %74 = stablehlo.multiply %73, %49 : tensor<4xf32>
    %75 = stablehlo.add %72, %74 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %77 = stablehlo.multiply %76, %arg79 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %79 = stablehlo.multiply %78, %58 : tensor<4xf32>
    %80 = stablehlo.add %77, %79 : tensor<4xf32>
    %81 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %83 = stablehlo.multiply %70, %82 : tensor<2x8x8x4xf32>
    %84 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %86 = stablehlo.add %83, %85 : tensor<2x8x8x4xf32>
    %87 = call @relu_0(%86) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %89 = stablehlo.compare GT, %86, %88, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %90 = stablehlo.convolution(%87, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %93 = stablehlo.divide %91, %92 : tensor<4xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %96 = stablehlo.subtract %90, %95 : tensor<2x8x8x4xf32>
    %97 = chlo.square %96 : tensor<2x8x8x4xf32> -> tensor<2x8x8x4xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<2x8x8x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%97 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_28 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.divide %100, %101 : tensor<4xf32>
    %103 = stablehlo.broadcast_in_dim %93, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %105 = stablehlo.subtract %90, %104 : tensor<2x8x8x4xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %107 = stablehlo.add %102, %106 : tensor<4xf32>
    %108 = stablehlo.rsqrt %107 : tensor<4xf32>
    %109 = stablehlo.divide %108, %107 : tensor<4xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<4xf32>
    %112 = stablehlo.broadcast_in_dim %108, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %114 = stablehlo.multiply %105, %113 : tensor<2x8x8x4xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %116 = stablehlo.multiply %115, %arg82 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %118 = stablehlo.multiply %117, %93 : tensor<4xf32>
    %119 = stablehlo.add %116, %118 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %121 = stablehlo.multiply %120, %arg83 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %123 = stablehlo.multiply %122, %102 : tensor<4xf32>
    %124 = stablehlo.add %121, %123 : tensor<4xf32>
    %125 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %127 = stablehlo.multiply %114, %126 : tensor<2x8x8x4xf32>
    %128 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %130 = stablehlo.add %127, %129 : tensor<2x8x8x4xf32>
    %131 = call @relu_0(%130) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %133 = stablehlo.compare GT, %130, %132, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %134 = stablehlo.convolution(%131, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x16xf32>) -> tensor<2x8x8x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_37 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %137 = stablehlo.divide %135, %136 : tensor<16xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %140 = stablehlo.subtract %134, %139 : tensor<2x8x8x16xf32>
    %141 = chlo.square %140 : tensor<2x8x8x16xf32> -> tensor<2x8x8x16xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %143 = stablehlo.multiply %142, %140 : tensor<2x8x8x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%141 init: %cst_39) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_40 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %146 = stablehlo.divide %144, %145 : tensor<16xf32>
    %147 = stablehlo.broadcast_in_dim %137, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %149 = stablehlo.subtract %134, %148 : tensor<2x8x8x16xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %151 = stablehlo.add %146, %150 : tensor<16xf32>
    %152 = stablehlo.rsqrt %151 : tensor<16xf32>
    %153 = stablehlo.divide %152, %151 : tensor<16xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<16xf32>
    %156 = stablehlo.broadcast_in_dim %152, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %158 = stablehlo.multiply %149, %157 : tensor<2x8x8x16xf32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %160 = stablehlo.multiply %159, %arg76 : tensor<16xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %162 = stablehlo.multiply %161, %137 : tensor<16xf32>
    %163 = stablehlo.add %160, %162 : tensor<16xf32>
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %165 = stablehlo.multiply %164, %arg77 : tensor<16xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %167 = stablehlo.multiply %166, %146 : tensor<16xf32>
    %168 = stablehlo.add %165, %167 : tensor<16xf32>
    %169 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %171 = stablehlo.multiply %158, %170 : tensor<2x8x8x16xf32>
    %172 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %174 = stablehlo.add %171, %173 : tensor<2x8x8x16xf32>
    %175 = stablehlo.convolution(%45, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x16xf32>) -> tensor<2x8x8x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_48 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %178 = stablehlo.divide %176, %177 : tensor<16xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %181 = stablehlo.subtract %175, %180 : tensor<2x8x8x16xf32>
    %182 = chlo.square %181 : tensor<2x8x8x16xf32> -> tensor<2x8x8x16xf32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %184 = stablehlo.multiply %183, %181 : tensor<2x8x8x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%182 init: %cst_50) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_51 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %187 = stablehlo.divide %185, %186 : tensor<16xf32>
    %188 = stablehlo.broadcast_in_dim %178, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %190 = stablehlo.subtract %175, %189 : tensor<2x8x8x16xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %192 = stablehlo.add %187, %191 : tensor<16xf32>
    %193 = stablehlo.rsqrt %192 : tensor<16xf32>
    %194 = stablehlo.divide %193, %192 : tensor<16xf32>
    %cst_53 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %196 = stablehlo.multiply %195, %194 : tensor<16xf32>
    %197 = stablehlo.broadcast_in_dim %193, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %199 = stablehlo.multiply %190, %198 : tensor<2x8x8x16xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %201 = stablehlo.multiply %200, %arg80 : tensor<16xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %203 = stablehlo.multiply %202, %178 : tensor<16xf32>
    %204 = stablehlo.add %201, %203 : tensor<16xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %206 = stablehlo.multiply %205, %arg81 : tensor<16xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %208 = stablehlo.multiply %207, %187 : tensor<16xf32>
    %209 = stablehlo.add %206, %208 : tensor<16xf32>
    %210 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %212 = stablehlo.multiply %199, %211 : tensor<2x8x8x16xf32>
    %213 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %215 = stablehlo.add %212, %214 : tensor<2x8x8x16xf32>
    %216 = stablehlo.add %215, %174 : tensor<2x8x8x16xf32>
    %217 = call @relu_1(%216) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %219 = stablehlo.compare GT, %216, %218, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
    %220 = stablehlo.convolution(%217, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x16x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_60 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %223 = stablehlo.divide %221, %222 : tensor<4xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %226 = stablehlo.subtract %220, %225 : tensor<2x8x8x4xf32>
    %227 = chlo.square %226 : tensor<2x8x8x4xf32> -> tensor<2x8x8x4xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %229 = stablehlo.multiply %228, %226 : tensor<2x8x8x4xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%227 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_63 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %232 = stablehlo.divide %230, %231 : tensor<4xf32>
    %233 = stablehlo.broadcast_in_dim %223, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %235 = stablehlo.subtract %220, %234 : tensor<2x8x8x4xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %237 = stablehlo.add %232, %236 : tensor<4xf32>
    %238 = stablehlo.rsqrt %237 : tensor<4xf32>
    %239 = stablehlo.divide %238, %237 : tensor<4xf32>
    %cst_65 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %241 = stablehlo.multiply %240, %239 : tensor<4xf32>
    %242 = stablehlo.broadcast_in_dim %238, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %244 = stablehlo.multiply %235, %243 : tensor<2x8x8x4xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %246 = stablehlo.multiply %245, %arg86 : tensor<4xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %248 = stablehlo.multiply %247, %223 : tensor<4xf32>
    %249 = stablehlo.add %246, %248 : tensor<4xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %251 = stablehlo.multiply %250, %arg87 : tensor<4xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %253 = stablehlo.multiply %252, %232 : tensor<4xf32>
    %254 = stablehlo.add %251, %253 : tensor<4xf32>
    %255 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %257 = stablehlo.multiply %244, %256 : tensor<2x8x8x4xf32>
    %258 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %260 = stablehlo.add %257, %259 : tensor<2x8x8x4xf32>
    %261 = call @relu_0(%260) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %263 = stablehlo.compare GT, %260, %262, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %264 = stablehlo.convolution(%261, %arg18) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_72 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %267 = stablehlo.divide %265, %266 : tensor<4xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %270 = stablehlo.subtract %264, %269 : tensor<2x8x8x4xf32>
    %271 = chlo.square %270 : tensor<2x8x8x4xf32> -> tensor<2x8x8x4xf32>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %273 = stablehlo.multiply %272, %270 : tensor<2x8x8x4xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%271 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_75 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %276 = stablehlo.divide %274, %275 : tensor<4xf32>
    %277 = stablehlo.broadcast_in_dim %267, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %279 = stablehlo.subtract %264, %278 : tensor<2x8x8x4xf32>
    %cst_76 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %281 = stablehlo.add %276, %280 : tensor<4xf32>
    %282 = stablehlo.rsqrt %281 : tensor<4xf32>
    %283 = stablehlo.divide %282, %281 : tensor<4xf32>
    %cst_77 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %285 = stablehlo.multiply %284, %283 : tensor<4xf32>
    %286 = stablehlo.broadcast_in_dim %282, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %288 = stablehlo.multiply %279, %287 : tensor<2x8x8x4xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %290 = stablehlo.multiply %289, %arg88 : tensor<4xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %292 = stablehlo.multiply %291, %267 : tensor<4xf32>
    %293 = stablehlo.add %290, %292 : tensor<4xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %295 = stablehlo.multiply %294, %arg89 : tensor<4xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %297 = stablehlo.multiply %296, %276 : tensor<4xf32>
    %298 = stablehlo.add %295, %297 : tensor<4xf32>
    %299 = stablehlo.broadcast_in_dim %arg19, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %301 = stablehlo.multiply %288, %300 : tensor<2x8x8x4xf32>
    %302 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %304 = stablehlo.add %301, %303 : tensor<2x8x8x4xf32>
    %305 = call @relu_0(%304) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %307 = stablehlo.compare GT, %304, %306, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %308 = stablehlo.convolution(%305, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x16xf32>) -> tensor<2x8x8x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_84 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %311 = stablehlo.divide %309, %310 : tensor<16xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %314 = stablehlo.subtract %308, %313 : tensor<2x8x8x16xf32>
    %315 = chlo.square %314 : tensor<2x8x8x16xf32> -> tensor<2x8x8x16xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %317 = stablehlo.multiply %316, %314 : tensor<2x8x8x16xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%315 init: %cst_86) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_87 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %320 = stablehlo.divide %318, %319 : tensor<16xf32>
    %321 = stablehlo.broadcast_in_dim %311, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %323 = stablehlo.subtract %308, %322 : tensor<2x8x8x16xf32>
    %cst_88 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %325 = stablehlo.add %320, %324 : tensor<16xf32>
    %326 = stablehlo.rsqrt %325 : tensor<16xf32>
    %327 = stablehlo.divide %326, %325 : tensor<16xf32>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %329 = stablehlo.multiply %328, %327 : tensor<16xf32>
    %330 = stablehlo.broadcast_in_dim %326, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %332 = stablehlo.multiply %323, %331 : tensor<2x8x8x16xf32>
    %cst_90 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %334 = stablehlo.multiply %333, %arg84 : tensor<16xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %336 = stablehlo.multiply %335, %311 : tensor<16xf32>
    %337 = stablehlo.add %334, %336 : tensor<16xf32>
    %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %339 = stablehlo.multiply %338, %arg85 : tensor<16xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %341 = stablehlo.multiply %340, %320 : tensor<16xf32>
    %342 = stablehlo.add %339, %341 : tensor<16xf32>
    %343 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %345 = stablehlo.multiply %332, %344 : tensor<2x8x8x16xf32>
    %346 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %348 = stablehlo.add %345, %347 : tensor<2x8x8x16xf32>
    %349 = stablehlo.add %217, %348 : tensor<2x8x8x16xf32>
    %350 = call @relu_1(%349) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %352 = stablehlo.compare GT, %349, %351, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
    %353 = stablehlo.convolution(%350, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x16x8xf32>) -> tensor<2x8x8x8xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_95) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_96 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %356 = stablehlo.divide %354, %355 : tensor<8xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x8x8x8xf32>
    %359 = stablehlo.subtract %353, %358 : tensor<2x8x8x8xf32>
    %360 = chlo.square %359 : tensor<2x8x8x8xf32> -> tensor<2x8x8x8xf32>
    %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x8x8x8xf32>
    %362 = stablehlo.multiply %361, %359 : tensor<2x8x8x8xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%360 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_99 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %365 = stablehlo.divide %363, %364 : tensor<8xf32>
    %366 = stablehlo.broadcast_in_dim %356, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x8x8x8xf32>
    %368 = stablehlo.subtract %353, %367 : tensor<2x8x8x8xf32>
    %cst_100 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %370 = stablehlo.add %365, %369 : tensor<8xf32>
    %371 = stablehlo.rsqrt %370 : tensor<8xf32>
    %372 = stablehlo.divide %371, %370 : tensor<8xf32>
    %cst_101 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %374 = stablehlo.multiply %373, %372 : tensor<8xf32>
    %375 = stablehlo.broadcast_in_dim %371, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x8x8x8xf32>
    %377 = stablehlo.multiply %368, %376 : tensor<2x8x8x8xf32>
    %cst_102 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %379 = stablehlo.multiply %378, %arg92 : tensor<8xf32>
    %cst_103 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %381 = stablehlo.multiply %380, %356 : tensor<8xf32>
    %382 = stablehlo.add %379, %381 : tensor<8xf32>
    %cst_104 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %384 = stablehlo.multiply %383, %arg93 : tensor<8xf32>
    %cst_105 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %386 = stablehlo.multiply %385, %365 : tensor<8xf32>
    %387 = stablehlo.add %384, %386 : tensor<8xf32>
    %388 = stablehlo.broadcast_in_dim %arg25, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x8x8x8xf32>
    %390 = stablehlo.multiply %377, %389 : tensor<2x8x8x8xf32>
    %391 = stablehlo.broadcast_in_dim %arg26, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x8x8x8xf32>
    %393 = stablehlo.add %390, %392 : tensor<2x8x8x8xf32>
    %394 = call @relu_2(%393) : (tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x8x8x8xf32>
    %396 = stablehlo.compare GT, %393, %395, FLOAT : (tensor<2x8x8x8xf32>, tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xi1>
    %397 = stablehlo.convolution(%394, %arg30) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x4x4x8xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%397 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_108 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %400 = stablehlo.divide %398, %399 : tensor<8xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %403 = stablehlo.subtract %397, %402 : tensor<2x4x4x8xf32>
    %404 = chlo.square %403 : tensor<2x4x4x8xf32> -> tensor<2x4x4x8xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %406 = stablehlo.multiply %405, %403 : tensor<2x4x4x8xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%404 init: %cst_110) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_111 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %409 = stablehlo.divide %407, %408 : tensor<8xf32>
    %410 = stablehlo.broadcast_in_dim %400, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %412 = stablehlo.subtract %397, %411 : tensor<2x4x4x8xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %414 = stablehlo.add %409, %413 : tensor<8xf32>
    %415 = stablehlo.rsqrt %414 : tensor<8xf32>
    %416 = stablehlo.divide %415, %414 : tensor<8xf32>
    %cst_113 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %418 = stablehlo.multiply %417, %416 : tensor<8xf32>
    %419 = stablehlo.broadcast_in_dim %415, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %421 = stablehlo.multiply %412, %420 : tensor<2x4x4x8xf32>
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %423 = stablehlo.multiply %422, %arg96 : tensor<8xf32>
    %cst_115 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %425 = stablehlo.multiply %424, %400 : tensor<8xf32>
    %426 = stablehlo.add %423, %425 : tensor<8xf32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %428 = stablehlo.multiply %427, %arg97 : tensor<8xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %430 = stablehlo.multiply %429, %409 : tensor<8xf32>
    %431 = stablehlo.add %428, %430 : tensor<8xf32>
    %432 = stablehlo.broadcast_in_dim %arg31, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %434 = stablehlo.multiply %421, %433 : tensor<2x4x4x8xf32>
    %435 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %436 = stablehlo.broadcast_in_dim %435, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %437 = stablehlo.add %434, %436 : tensor<2x4x4x8xf32>
    %438 = call @relu_3(%437) : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %440 = stablehlo.compare GT, %437, %439, FLOAT : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xi1>
    %441 = stablehlo.convolution(%438, %arg21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<1x1x8x32xf32>) -> tensor<2x4x4x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%441 init: %cst_119) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_120 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %444 = stablehlo.divide %442, %443 : tensor<32xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %447 = stablehlo.subtract %441, %446 : tensor<2x4x4x32xf32>
    %448 = chlo.square %447 : tensor<2x4x4x32xf32> -> tensor<2x4x4x32xf32>
    %cst_121 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
    %450 = stablehlo.multiply %449, %447 : tensor<2x4x4x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.reduce(%448 init: %cst_122) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %453 = stablehlo.divide %451, %452 : tensor<32xf32>
    %454 = stablehlo.broadcast_in_dim %444, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %456 = stablehlo.subtract %441, %455 : tensor<2x4x4x32xf32>
    %cst_124 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %458 = stablehlo.add %453, %457 : tensor<32xf32>
    %459 = stablehlo.rsqrt %458 : tensor<32xf32>
    %460 = stablehlo.divide %459, %458 : tensor<32xf32>
    %cst_125 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %462 = stablehlo.multiply %461, %460 : tensor<32xf32>
    %463 = stablehlo.broadcast_in_dim %459, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %465 = stablehlo.multiply %456, %464 : tensor<2x4x4x32xf32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %467 = stablehlo.multiply %466, %arg90 : tensor<32xf32>
    %cst_127 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %469 = stablehlo.multiply %468, %444 : tensor<32xf32>
    %470 = stablehlo.add %467, %469 : tensor<32xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %472 = stablehlo.multiply %471, %arg91 : tensor<32xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %474 = stablehlo.multiply %473, %453 : tensor<32xf32>
    %475 = stablehlo.add %472, %474 : tensor<32xf32>
    %476 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %478 = stablehlo.multiply %465, %477 : tensor<2x4x4x32xf32>
    %479 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %481 = stablehlo.add %478, %480 : tensor<2x4x4x32xf32>
    %482 = stablehlo.convolution(%350, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<2x4x4x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_130) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_131 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %485 = stablehlo.divide %483, %484 : tensor<32xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %488 = stablehlo.subtract %482, %487 : tensor<2x4x4x32xf32>
    %489 = chlo.square %488 : tensor<2x4x4x32xf32> -> tensor<2x4x4x32xf32>
    %cst_132 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
    %491 = stablehlo.multiply %490, %488 : tensor<2x4x4x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%489 init: %cst_133) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_134 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %494 = stablehlo.divide %492, %493 : tensor<32xf32>
    %495 = stablehlo.broadcast_in_dim %485, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %497 = stablehlo.subtract %482, %496 : tensor<2x4x4x32xf32>
    %cst_135 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %499 = stablehlo.add %494, %498 : tensor<32xf32>
    %500 = stablehlo.rsqrt %499 : tensor<32xf32>
    %501 = stablehlo.divide %500, %499 : tensor<32xf32>
    %cst_136 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %503 = stablehlo.multiply %502, %501 : tensor<32xf32>
    %504 = stablehlo.broadcast_in_dim %500, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %506 = stablehlo.multiply %497, %505 : tensor<2x4x4x32xf32>
    %cst_137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %508 = stablehlo.multiply %507, %arg94 : tensor<32xf32>
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %510 = stablehlo.multiply %509, %485 : tensor<32xf32>
    %511 = stablehlo.add %508, %510 : tensor<32xf32>
    %cst_139 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %513 = stablehlo.multiply %512, %arg95 : tensor<32xf32>
    %cst_140 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %515 = stablehlo.multiply %514, %494 : tensor<32xf32>
    %516 = stablehlo.add %513, %515 : tensor<32xf32>
    %517 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %519 = stablehlo.multiply %506, %518 : tensor<2x4x4x32xf32>
    %520 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %522 = stablehlo.add %519, %521 : tensor<2x4x4x32xf32>
    %523 = stablehlo.add %522, %481 : tensor<2x4x4x32xf32>
    %524 = call @relu_4(%523) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
    %526 = stablehlo.compare GT, %523, %525, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.reduce(%524 init: %cst_142) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %cst_143 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %529 = stablehlo.divide %527, %528 : tensor<2x32xf32>
    %530 = stablehlo.dot_general %529, %arg34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32xf32>, tensor<32x10xf32>) -> tensor<2x10xf32>
    %531 = stablehlo.broadcast_in_dim %arg33, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<2x10xf32>
    %533 = stablehlo.add %530, %532 : tensor<2x10xf32>
    %534:3 = call @log_softmax(%533) : (tensor<2x10xf32>) -> (tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x1xf32>)
    %535 = stablehlo.broadcast_in_dim %arg101, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %536:2 = call @take_along_axis(%534#0, %535) : (tensor<2x10xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %537 = stablehlo.reshape %536#0 : (tensor<2x1xf32>) -> tensor<2xf32>
    %538 = stablehlo.negate %537 : tensor<2xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_145 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %540 = stablehlo.divide %539, %cst_145 : tensor<f32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_147 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %541 = stablehlo.divide %cst_146, %cst_147 : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %543 = stablehlo.negate %542 : tensor<2xf32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %545 = call @take_along_axis_5(%536#1, %544) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x10xf32>
    %546 = call @log_softmax_6(%534#1, %534#2, %545) : (tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.reduce(%546 init: %cst_148) applies stablehlo.add across dimensions = [0] : (tensor<2x10xf32>, tensor<f32>) -> tensor<10xf32>
    %548 = stablehlo.reshape %547 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %550 = stablehlo.dot_general %546, %529, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10xf32>, tensor<2x32xf32>) -> tensor<10x32xf32>
    %551 = stablehlo.transpose %550, dims = [1, 0] : (tensor<10x32xf32>) -> tensor<32x10xf32>
    %552 = stablehlo.dot_general %546, %arg34, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x10xf32>, tensor<32x10xf32>) -> tensor<2x32xf32>
    %cst_150 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %554 = stablehlo.divide %552, %553 : tensor<2x32xf32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 3] : (tensor<2x32xf32>) -> tensor<2x4x4x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
    %557 = stablehlo.select %526, %555, %556 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.reduce(%557 init: %cst_152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %559 = stablehlo.reshape %558 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.reduce(%559 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %561 = stablehlo.multiply %506, %557 : tensor<2x4x4x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_154) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %563 = stablehlo.reshape %562 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %564 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %565 = stablehlo.multiply %557, %564 : tensor<2x4x4x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.reduce(%563 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %567 = stablehlo.multiply %497, %565 : tensor<2x4x4x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%567 init: %cst_156) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %569 = stablehlo.reshape %568 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %570 = stablehlo.broadcast_in_dim %504, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %571 = stablehlo.multiply %565, %570 : tensor<2x4x4x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%569 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %573 = stablehlo.multiply %572, %503 : tensor<32xf32>
    %574 = stablehlo.negate %571 : tensor<2x4x4x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.reduce(%574 init: %cst_158) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %576 = stablehlo.reshape %575 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.reduce(%576 init: %cst_159) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_160 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %579 = stablehlo.divide %573, %578 : tensor<32xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
    %581 = stablehlo.multiply %580, %491 : tensor<2x4x4x32xf32>
    %582 = stablehlo.negate %581 : tensor<2x4x4x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %583 = stablehlo.reduce(%582 init: %cst_161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %584 = stablehlo.reshape %583 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %585 = stablehlo.add %571, %581 : tensor<2x4x4x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%584 init: %cst_162) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %587 = stablehlo.add %577, %586 : tensor<32xf32>
    %cst_163 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %589 = stablehlo.divide %587, %588 : tensor<32xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
    %591 = stablehlo.add %585, %590 : tensor<2x4x4x32xf32>
    %592 = stablehlo.convolution(%350, %591) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<1x1x16x32xf32>
    %593 = stablehlo.reverse %arg27, dims = [0, 1] : tensor<1x1x16x32xf32>
    %594 = stablehlo.convolution(%591, %593) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<1x1x16x32xf32>) -> tensor<2x8x8x16xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%557 init: %cst_164) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %596 = stablehlo.reshape %595 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.reduce(%596 init: %cst_165) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %598 = stablehlo.multiply %465, %557 : tensor<2x4x4x32xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %599 = stablehlo.reduce(%598 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %600 = stablehlo.reshape %599 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %601 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %602 = stablehlo.multiply %557, %601 : tensor<2x4x4x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%600 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %604 = stablehlo.multiply %456, %602 : tensor<2x4x4x32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%604 init: %cst_168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %606 = stablehlo.reshape %605 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %607 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
    %608 = stablehlo.multiply %602, %607 : tensor<2x4x4x32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%606 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %610 = stablehlo.multiply %609, %462 : tensor<32xf32>
    %611 = stablehlo.negate %608 : tensor<2x4x4x32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%611 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %613 = stablehlo.reshape %612 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_171) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_172 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %616 = stablehlo.divide %610, %615 : tensor<32xf32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
    %618 = stablehlo.multiply %617, %450 : tensor<2x4x4x32xf32>
    %619 = stablehlo.negate %618 : tensor<2x4x4x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_173) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %621 = stablehlo.reshape %620 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %622 = stablehlo.add %608, %618 : tensor<2x4x4x32xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%621 init: %cst_174) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %624 = stablehlo.add %614, %623 : tensor<32xf32>
    %cst_175 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %626 = stablehlo.divide %624, %625 : tensor<32xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
    %628 = stablehlo.add %622, %627 : tensor<2x4x4x32xf32>
    %629 = stablehlo.convolution(%438, %628) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<2x4x4x32xf32>) -> tensor<1x1x8x32xf32>
    %630 = stablehlo.reverse %arg21, dims = [0, 1] : tensor<1x1x8x32xf32>
    %631 = stablehlo.convolution(%628, %630) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<1x1x8x32xf32>) -> tensor<2x4x4x8xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %633 = stablehlo.select %440, %631, %632 : tensor<2x4x4x8xi1>, tensor<2x4x4x8xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.reduce(%633 init: %cst_177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %635 = stablehlo.reshape %634 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %637 = stablehlo.multiply %421, %633 : tensor<2x4x4x8xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %639 = stablehlo.reshape %638 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %640 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %641 = stablehlo.multiply %633, %640 : tensor<2x4x4x8xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%639 init: %cst_180) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %643 = stablehlo.multiply %412, %641 : tensor<2x4x4x8xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.reduce(%643 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %645 = stablehlo.reshape %644 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %646 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %647 = stablehlo.multiply %641, %646 : tensor<2x4x4x8xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.reduce(%645 init: %cst_182) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %649 = stablehlo.multiply %648, %418 : tensor<8xf32>
    %650 = stablehlo.negate %647 : tensor<2x4x4x8xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %651 = stablehlo.reduce(%650 init: %cst_183) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %652 = stablehlo.reshape %651 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_184) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_185 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %655 = stablehlo.divide %649, %654 : tensor<8xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [3] : (tensor<8xf32>) -> tensor<2x4x4x8xf32>
    %657 = stablehlo.multiply %656, %406 : tensor<2x4x4x8xf32>
    %658 = stablehlo.negate %657 : tensor<2x4x4x8xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_186) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %660 = stablehlo.reshape %659 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %661 = stablehlo.add %647, %657 : tensor<2x4x4x8xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%660 init: %cst_187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %663 = stablehlo.add %653, %662 : tensor<8xf32>
    %cst_188 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %665 = stablehlo.divide %663, %664 : tensor<8xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [3] : (tensor<8xf32>) -> tensor<2x4x4x8xf32>
    %667 = stablehlo.add %661, %666 : tensor<2x4x4x8xf32>
    %668 = stablehlo.convolution(%394, %667) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x8xf32>, tensor<2x4x4x8xf32>) -> tensor<3x3x8x8xf32>
    %669 = stablehlo.reverse %arg30, dims = [0, 1] : tensor<3x3x8x8xf32>
    %670 = stablehlo.convolution(%667, %669) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x8x8x8xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x8x8x8xf32>
    %672 = stablehlo.select %396, %670, %671 : tensor<2x8x8x8xi1>, tensor<2x8x8x8xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %674 = stablehlo.reshape %673 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %676 = stablehlo.multiply %377, %672 : tensor<2x8x8x8xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %678 = stablehlo.reshape %677 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %679 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x8x8x8xf32>
    %680 = stablehlo.multiply %672, %679 : tensor<2x8x8x8xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%678 init: %cst_193) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %682 = stablehlo.multiply %368, %680 : tensor<2x8x8x8xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.reduce(%682 init: %cst_194) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %684 = stablehlo.reshape %683 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %685 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x8x8x8xf32>
    %686 = stablehlo.multiply %680, %685 : tensor<2x8x8x8xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%684 init: %cst_195) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %688 = stablehlo.multiply %687, %374 : tensor<8xf32>
    %689 = stablehlo.negate %686 : tensor<2x8x8x8xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.reduce(%689 init: %cst_196) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %691 = stablehlo.reshape %690 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %692 = stablehlo.reduce(%691 init: %cst_197) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_198 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %694 = stablehlo.divide %688, %693 : tensor<8xf32>
    %695 = stablehlo.broadcast_in_dim %694, dims = [3] : (tensor<8xf32>) -> tensor<2x8x8x8xf32>
    %696 = stablehlo.multiply %695, %362 : tensor<2x8x8x8xf32>
    %697 = stablehlo.negate %696 : tensor<2x8x8x8xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %699 = stablehlo.reshape %698 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %700 = stablehlo.add %686, %696 : tensor<2x8x8x8xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %701 = stablehlo.reduce(%699 init: %cst_200) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %702 = stablehlo.add %692, %701 : tensor<8xf32>
    %cst_201 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %704 = stablehlo.divide %702, %703 : tensor<8xf32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [3] : (tensor<8xf32>) -> tensor<2x8x8x8xf32>
    %706 = stablehlo.add %700, %705 : tensor<2x8x8x8xf32>
    %707 = stablehlo.convolution(%350, %706) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x8x8x8xf32>) -> tensor<1x1x16x8xf32>
    %708 = stablehlo.reverse %arg24, dims = [0, 1] : tensor<1x1x16x8xf32>
    %709 = stablehlo.convolution(%706, %708) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x8xf32>, tensor<1x1x16x8xf32>) -> tensor<2x8x8x16xf32>
    %710 = stablehlo.add %594, %709 : tensor<2x8x8x16xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %712 = stablehlo.select %352, %710, %711 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%712 init: %cst_203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %714 = stablehlo.reshape %713 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.reduce(%714 init: %cst_204) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %716 = stablehlo.multiply %332, %712 : tensor<2x8x8x16xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.reduce(%716 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %718 = stablehlo.reshape %717 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %719 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %720 = stablehlo.multiply %712, %719 : tensor<2x8x8x16xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%718 init: %cst_206) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %722 = stablehlo.multiply %323, %720 : tensor<2x8x8x16xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %723 = stablehlo.reduce(%722 init: %cst_207) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %724 = stablehlo.reshape %723 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %725 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %726 = stablehlo.multiply %720, %725 : tensor<2x8x8x16xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %727 = stablehlo.reduce(%724 init: %cst_208) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %728 = stablehlo.multiply %727, %329 : tensor<16xf32>
    %729 = stablehlo.negate %726 : tensor<2x8x8x16xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.reduce(%729 init: %cst_209) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %731 = stablehlo.reshape %730 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %732 = stablehlo.reduce(%731 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_211 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %734 = stablehlo.divide %728, %733 : tensor<16xf32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
    %736 = stablehlo.multiply %735, %317 : tensor<2x8x8x16xf32>
    %737 = stablehlo.negate %736 : tensor<2x8x8x16xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%737 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %739 = stablehlo.reshape %738 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %740 = stablehlo.add %726, %736 : tensor<2x8x8x16xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.reduce(%739 init: %cst_213) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %742 = stablehlo.add %732, %741 : tensor<16xf32>
    %cst_214 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %744 = stablehlo.divide %742, %743 : tensor<16xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
    %746 = stablehlo.add %740, %745 : tensor<2x8x8x16xf32>
    %747 = stablehlo.convolution(%305, %746) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x16xf32>) -> tensor<1x1x4x16xf32>
    %748 = stablehlo.reverse %arg12, dims = [0, 1] : tensor<1x1x4x16xf32>
    %749 = stablehlo.convolution(%746, %748) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x4x16xf32>) -> tensor<2x8x8x4xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %751 = stablehlo.select %307, %749, %750 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_216) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %753 = stablehlo.reshape %752 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%753 init: %cst_217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %755 = stablehlo.multiply %288, %751 : tensor<2x8x8x4xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.reduce(%755 init: %cst_218) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %757 = stablehlo.reshape %756 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %758 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %759 = stablehlo.multiply %751, %758 : tensor<2x8x8x4xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.reduce(%757 init: %cst_219) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %761 = stablehlo.multiply %279, %759 : tensor<2x8x8x4xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.reduce(%761 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %763 = stablehlo.reshape %762 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %764 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %765 = stablehlo.multiply %759, %764 : tensor<2x8x8x4xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.reduce(%763 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %767 = stablehlo.multiply %766, %285 : tensor<4xf32>
    %768 = stablehlo.negate %765 : tensor<2x8x8x4xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.reduce(%768 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %770 = stablehlo.reshape %769 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.reduce(%770 init: %cst_223) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_224 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %773 = stablehlo.divide %767, %772 : tensor<4xf32>
    %774 = stablehlo.broadcast_in_dim %773, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %775 = stablehlo.multiply %774, %273 : tensor<2x8x8x4xf32>
    %776 = stablehlo.negate %775 : tensor<2x8x8x4xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.reduce(%776 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %778 = stablehlo.reshape %777 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %779 = stablehlo.add %765, %775 : tensor<2x8x8x4xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %780 = stablehlo.reduce(%778 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %781 = stablehlo.add %771, %780 : tensor<4xf32>
    %cst_227 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %783 = stablehlo.divide %781, %782 : tensor<4xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %785 = stablehlo.add %779, %784 : tensor<2x8x8x4xf32>
    %786 = stablehlo.convolution(%261, %785) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x4x4xf32>
    %787 = stablehlo.reverse %arg18, dims = [0, 1] : tensor<3x3x4x4xf32>
    %788 = stablehlo.convolution(%785, %787) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %790 = stablehlo.select %263, %788, %789 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %791 = stablehlo.reduce(%790 init: %cst_229) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %792 = stablehlo.reshape %791 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.reduce(%792 init: %cst_230) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %794 = stablehlo.multiply %244, %790 : tensor<2x8x8x4xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %795 = stablehlo.reduce(%794 init: %cst_231) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %796 = stablehlo.reshape %795 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %797 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %798 = stablehlo.multiply %790, %797 : tensor<2x8x8x4xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %799 = stablehlo.reduce(%796 init: %cst_232) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %800 = stablehlo.multiply %235, %798 : tensor<2x8x8x4xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.reduce(%800 init: %cst_233) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %802 = stablehlo.reshape %801 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %803 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %804 = stablehlo.multiply %798, %803 : tensor<2x8x8x4xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.reduce(%802 init: %cst_234) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %806 = stablehlo.multiply %805, %241 : tensor<4xf32>
    %807 = stablehlo.negate %804 : tensor<2x8x8x4xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %808 = stablehlo.reduce(%807 init: %cst_235) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %809 = stablehlo.reshape %808 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %810 = stablehlo.reduce(%809 init: %cst_236) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_237 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %812 = stablehlo.divide %806, %811 : tensor<4xf32>
    %813 = stablehlo.broadcast_in_dim %812, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %814 = stablehlo.multiply %813, %229 : tensor<2x8x8x4xf32>
    %815 = stablehlo.negate %814 : tensor<2x8x8x4xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %816 = stablehlo.reduce(%815 init: %cst_238) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %817 = stablehlo.reshape %816 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %818 = stablehlo.add %804, %814 : tensor<2x8x8x4xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %819 = stablehlo.reduce(%817 init: %cst_239) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %820 = stablehlo.add %810, %819 : tensor<4xf32>
    %cst_240 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %822 = stablehlo.divide %820, %821 : tensor<4xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %824 = stablehlo.add %818, %823 : tensor<2x8x8x4xf32>
    %825 = stablehlo.convolution(%217, %824) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x8x8x4xf32>) -> tensor<1x1x16x4xf32>
    %826 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<1x1x16x4xf32>
    %827 = stablehlo.convolution(%824, %826) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x16x4xf32>) -> tensor<2x8x8x16xf32>
    %828 = stablehlo.add %712, %827 : tensor<2x8x8x16xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %830 = stablehlo.select %219, %828, %829 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%830 init: %cst_242) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %832 = stablehlo.reshape %831 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%832 init: %cst_243) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %834 = stablehlo.multiply %199, %830 : tensor<2x8x8x16xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%834 init: %cst_244) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %836 = stablehlo.reshape %835 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %837 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %838 = stablehlo.multiply %830, %837 : tensor<2x8x8x16xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%836 init: %cst_245) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %840 = stablehlo.multiply %190, %838 : tensor<2x8x8x16xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%840 init: %cst_246) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %842 = stablehlo.reshape %841 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %843 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %844 = stablehlo.multiply %838, %843 : tensor<2x8x8x16xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%842 init: %cst_247) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %846 = stablehlo.multiply %845, %196 : tensor<16xf32>
    %847 = stablehlo.negate %844 : tensor<2x8x8x16xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%847 init: %cst_248) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %849 = stablehlo.reshape %848 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_250 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %852 = stablehlo.divide %846, %851 : tensor<16xf32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
    %854 = stablehlo.multiply %853, %184 : tensor<2x8x8x16xf32>
    %855 = stablehlo.negate %854 : tensor<2x8x8x16xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%855 init: %cst_251) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %857 = stablehlo.reshape %856 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %858 = stablehlo.add %844, %854 : tensor<2x8x8x16xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %859 = stablehlo.reduce(%857 init: %cst_252) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %860 = stablehlo.add %850, %859 : tensor<16xf32>
    %cst_253 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %862 = stablehlo.divide %860, %861 : tensor<16xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
    %864 = stablehlo.add %858, %863 : tensor<2x8x8x16xf32>
    %865 = stablehlo.convolution(%45, %864) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x16xf32>) -> tensor<1x1x4x16xf32>
    %866 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<1x1x4x16xf32>
    %867 = stablehlo.convolution(%864, %866) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x4x16xf32>) -> tensor<2x8x8x4xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %868 = stablehlo.reduce(%830 init: %cst_254) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %869 = stablehlo.reshape %868 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.reduce(%869 init: %cst_255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %871 = stablehlo.multiply %158, %830 : tensor<2x8x8x16xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %872 = stablehlo.reduce(%871 init: %cst_256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %873 = stablehlo.reshape %872 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %874 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %875 = stablehlo.multiply %830, %874 : tensor<2x8x8x16xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %876 = stablehlo.reduce(%873 init: %cst_257) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %877 = stablehlo.multiply %149, %875 : tensor<2x8x8x16xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %878 = stablehlo.reduce(%877 init: %cst_258) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %879 = stablehlo.reshape %878 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %880 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
    %881 = stablehlo.multiply %875, %880 : tensor<2x8x8x16xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %882 = stablehlo.reduce(%879 init: %cst_259) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %883 = stablehlo.multiply %882, %155 : tensor<16xf32>
    %884 = stablehlo.negate %881 : tensor<2x8x8x16xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %885 = stablehlo.reduce(%884 init: %cst_260) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %886 = stablehlo.reshape %885 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %887 = stablehlo.reduce(%886 init: %cst_261) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_262 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %889 = stablehlo.divide %883, %888 : tensor<16xf32>
    %890 = stablehlo.broadcast_in_dim %889, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
    %891 = stablehlo.multiply %890, %143 : tensor<2x8x8x16xf32>
    %892 = stablehlo.negate %891 : tensor<2x8x8x16xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %893 = stablehlo.reduce(%892 init: %cst_263) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %894 = stablehlo.reshape %893 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %895 = stablehlo.add %881, %891 : tensor<2x8x8x16xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %896 = stablehlo.reduce(%894 init: %cst_264) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %897 = stablehlo.add %887, %896 : tensor<16xf32>
    %cst_265 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %899 = stablehlo.divide %897, %898 : tensor<16xf32>
    %900 = stablehlo.broadcast_in_dim %899, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
    %901 = stablehlo.add %895, %900 : tensor<2x8x8x16xf32>
    %902 = stablehlo.convolution(%131, %901) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x16xf32>) -> tensor<1x1x4x16xf32>
    %903 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<1x1x4x16xf32>
    %904 = stablehlo.convolution(%901, %903) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x4x16xf32>) -> tensor<2x8x8x4xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %906 = stablehlo.select %133, %904, %905 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %907 = stablehlo.reduce(%906 init: %cst_267) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %908 = stablehlo.reshape %907 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%908 init: %cst_268) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %910 = stablehlo.multiply %114, %906 : tensor<2x8x8x4xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.reduce(%910 init: %cst_269) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %912 = stablehlo.reshape %911 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %913 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %914 = stablehlo.multiply %906, %913 : tensor<2x8x8x4xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %915 = stablehlo.reduce(%912 init: %cst_270) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %916 = stablehlo.multiply %105, %914 : tensor<2x8x8x4xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %917 = stablehlo.reduce(%916 init: %cst_271) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %918 = stablehlo.reshape %917 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %919 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %920 = stablehlo.multiply %914, %919 : tensor<2x8x8x4xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %921 = stablehlo.reduce(%918 init: %cst_272) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %922 = stablehlo.multiply %921, %111 : tensor<4xf32>
    %923 = stablehlo.negate %920 : tensor<2x8x8x4xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.reduce(%923 init: %cst_273) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %925 = stablehlo.reshape %924 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %926 = stablehlo.reduce(%925 init: %cst_274) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_275 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %928 = stablehlo.divide %922, %927 : tensor<4xf32>
    %929 = stablehlo.broadcast_in_dim %928, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %930 = stablehlo.multiply %929, %99 : tensor<2x8x8x4xf32>
    %931 = stablehlo.negate %930 : tensor<2x8x8x4xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %932 = stablehlo.reduce(%931 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %933 = stablehlo.reshape %932 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %934 = stablehlo.add %920, %930 : tensor<2x8x8x4xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %935 = stablehlo.reduce(%933 init: %cst_277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %936 = stablehlo.add %926, %935 : tensor<4xf32>
    %cst_278 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %938 = stablehlo.divide %936, %937 : tensor<4xf32>
    %939 = stablehlo.broadcast_in_dim %938, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %940 = stablehlo.add %934, %939 : tensor<2x8x8x4xf32>
    %941 = stablehlo.convolution(%87, %940) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x4x4xf32>
    %942 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x4x4xf32>
    %943 = stablehlo.convolution(%940, %942) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %945 = stablehlo.select %89, %943, %944 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %946 = stablehlo.reduce(%945 init: %cst_280) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %947 = stablehlo.reshape %946 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %948 = stablehlo.reduce(%947 init: %cst_281) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %949 = stablehlo.multiply %70, %945 : tensor<2x8x8x4xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %950 = stablehlo.reduce(%949 init: %cst_282) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %951 = stablehlo.reshape %950 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %952 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %953 = stablehlo.multiply %945, %952 : tensor<2x8x8x4xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %954 = stablehlo.reduce(%951 init: %cst_283) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %955 = stablehlo.multiply %61, %953 : tensor<2x8x8x4xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %956 = stablehlo.reduce(%955 init: %cst_284) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %957 = stablehlo.reshape %956 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %958 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %959 = stablehlo.multiply %953, %958 : tensor<2x8x8x4xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.reduce(%957 init: %cst_285) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %961 = stablehlo.multiply %960, %67 : tensor<4xf32>
    %962 = stablehlo.negate %959 : tensor<2x8x8x4xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %963 = stablehlo.reduce(%962 init: %cst_286) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %964 = stablehlo.reshape %963 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %965 = stablehlo.reduce(%964 init: %cst_287) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_288 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %967 = stablehlo.divide %961, %966 : tensor<4xf32>
    %968 = stablehlo.broadcast_in_dim %967, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %969 = stablehlo.multiply %968, %55 : tensor<2x8x8x4xf32>
    %970 = stablehlo.negate %969 : tensor<2x8x8x4xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %971 = stablehlo.reduce(%970 init: %cst_289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %972 = stablehlo.reshape %971 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %973 = stablehlo.add %959, %969 : tensor<2x8x8x4xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %974 = stablehlo.reduce(%972 init: %cst_290) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %975 = stablehlo.add %965, %974 : tensor<4xf32>
    %cst_291 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %977 = stablehlo.divide %975, %976 : tensor<4xf32>
    %978 = stablehlo.broadcast_in_dim %977, dims = [3] : (tensor<4xf32>) -> tensor<2x8x8x4xf32>
    %979 = stablehlo.add %973, %978 : tensor<2x8x8x4xf32>
    %980 = stablehlo.convolution(%45, %979) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<1x1x4x4xf32>
    %981 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<1x1x4x4xf32>
    %982 = stablehlo.convolution(%979, %981) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<1x1x4x4xf32>) -> tensor<2x8x8x4xf32>
    %983 = stablehlo.add %867, %982 : tensor<2x8x8x4xf32>
    %cst_292 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %984 = stablehlo.pad %41, %cst_292, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<2x17x17x4xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %985 = "stablehlo.select_and_scatter"(%984, %983, %cst_293) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %1366 = stablehlo.compare GE, %arg102, %arg103, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1366 : tensor<i1>
    }, {
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %1366 = stablehlo.add %arg102, %arg103 : tensor<f32>
      stablehlo.return %1366 : tensor<f32>
    }) : (tensor<2x17x17x4xf32>, tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x17x17x4xf32>
    %986 = stablehlo.slice %985 [0:2, 0:16, 0:16, 0:4] : (tensor<2x17x17x4xf32>) -> tensor<2x16x16x4xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<2x16x16x4xf32>
    %988 = stablehlo.select %43, %986, %987 : tensor<2x16x16x4xi1>, tensor<2x16x16x4xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %989 = stablehlo.reduce(%988 init: %cst_295) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %990 = stablehlo.reshape %989 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %991 = stablehlo.reduce(%990 init: %cst_296) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %992 = stablehlo.multiply %24, %988 : tensor<2x16x16x4xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %993 = stablehlo.reduce(%992 init: %cst_297) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %994 = stablehlo.reshape %993 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %995 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %996 = stablehlo.multiply %988, %995 : tensor<2x16x16x4xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %997 = stablehlo.reduce(%994 init: %cst_298) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %998 = stablehlo.multiply %15, %996 : tensor<2x16x16x4xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %999 = stablehlo.reduce(%998 init: %cst_299) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1000 = stablehlo.reshape %999 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %1001 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x16x16x4xf32>
    %1002 = stablehlo.multiply %996, %1001 : tensor<2x16x16x4xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1003 = stablehlo.reduce(%1000 init: %cst_300) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1004 = stablehlo.multiply %1003, %21 : tensor<4xf32>
    %1005 = stablehlo.negate %1002 : tensor<2x16x16x4xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1006 = stablehlo.reduce(%1005 init: %cst_301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1007 = stablehlo.reshape %1006 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.reduce(%1007 init: %cst_302) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_303 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1010 = stablehlo.divide %1004, %1009 : tensor<4xf32>
    %1011 = stablehlo.broadcast_in_dim %1010, dims = [3] : (tensor<4xf32>) -> tensor<2x16x16x4xf32>
    %1012 = stablehlo.multiply %1011, %9 : tensor<2x16x16x4xf32>
    %1013 = stablehlo.negate %1012 : tensor<2x16x16x4xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1014 = stablehlo.reduce(%1013 init: %cst_304) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1015 = stablehlo.reshape %1014 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %1016 = stablehlo.add %1002, %1012 : tensor<2x16x16x4xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1015 init: %cst_305) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1018 = stablehlo.add %1008, %1017 : tensor<4xf32>
    %cst_306 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1020 = stablehlo.divide %1018, %1019 : tensor<4xf32>
    %1021 = stablehlo.broadcast_in_dim %1020, dims = [3] : (tensor<4xf32>) -> tensor<2x16x16x4xf32>
    %1022 = stablehlo.add %1016, %1021 : tensor<2x16x16x4xf32>
    %1023 = stablehlo.convolution(%arg100, %1022) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x32x32x3xf32>, tensor<2x16x16x4xf32>) -> tensor<7x7x3x4xf32>
    %cst_307 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1025 = stablehlo.multiply %1024, %arg0 : tensor<1x1x4x16xf32>
    %1026 = stablehlo.add %902, %1025 : tensor<1x1x4x16xf32>
    %cst_308 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1028 = stablehlo.multiply %1027, %arg1 : tensor<16xf32>
    %1029 = stablehlo.add %876, %1028 : tensor<16xf32>
    %cst_309 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1031 = stablehlo.multiply %1030, %arg2 : tensor<16xf32>
    %1032 = stablehlo.add %870, %1031 : tensor<16xf32>
    %cst_310 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<1x1x4x4xf32>
    %1034 = stablehlo.multiply %1033, %arg3 : tensor<1x1x4x4xf32>
    %1035 = stablehlo.add %980, %1034 : tensor<1x1x4x4xf32>
    %cst_311 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1037 = stablehlo.multiply %1036, %arg4 : tensor<4xf32>
    %1038 = stablehlo.add %954, %1037 : tensor<4xf32>
    %cst_312 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1040 = stablehlo.multiply %1039, %arg5 : tensor<4xf32>
    %1041 = stablehlo.add %948, %1040 : tensor<4xf32>
    %cst_313 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1043 = stablehlo.multiply %1042, %arg6 : tensor<1x1x4x16xf32>
    %1044 = stablehlo.add %865, %1043 : tensor<1x1x4x16xf32>
    %cst_314 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1046 = stablehlo.multiply %1045, %arg7 : tensor<16xf32>
    %1047 = stablehlo.add %839, %1046 : tensor<16xf32>
    %cst_315 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1049 = stablehlo.multiply %1048, %arg8 : tensor<16xf32>
    %1050 = stablehlo.add %833, %1049 : tensor<16xf32>
    %cst_316 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %1052 = stablehlo.multiply %1051, %arg9 : tensor<3x3x4x4xf32>
    %1053 = stablehlo.add %941, %1052 : tensor<3x3x4x4xf32>
    %cst_317 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1055 = stablehlo.multiply %1054, %arg10 : tensor<4xf32>
    %1056 = stablehlo.add %915, %1055 : tensor<4xf32>
    %cst_318 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1058 = stablehlo.multiply %1057, %arg11 : tensor<4xf32>
    %1059 = stablehlo.add %909, %1058 : tensor<4xf32>
    %cst_319 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1061 = stablehlo.multiply %1060, %arg12 : tensor<1x1x4x16xf32>
    %1062 = stablehlo.add %747, %1061 : tensor<1x1x4x16xf32>
    %cst_320 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1064 = stablehlo.multiply %1063, %arg13 : tensor<16xf32>
    %1065 = stablehlo.add %721, %1064 : tensor<16xf32>
    %cst_321 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1067 = stablehlo.multiply %1066, %arg14 : tensor<16xf32>
    %1068 = stablehlo.add %715, %1067 : tensor<16xf32>
    %cst_322 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<1x1x16x4xf32>
    %1070 = stablehlo.multiply %1069, %arg15 : tensor<1x1x16x4xf32>
    %1071 = stablehlo.add %825, %1070 : tensor<1x1x16x4xf32>
    %cst_323 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1073 = stablehlo.multiply %1072, %arg16 : tensor<4xf32>
    %1074 = stablehlo.add %799, %1073 : tensor<4xf32>
    %cst_324 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1076 = stablehlo.multiply %1075, %arg17 : tensor<4xf32>
    %1077 = stablehlo.add %793, %1076 : tensor<4xf32>
    %cst_325 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %1079 = stablehlo.multiply %1078, %arg18 : tensor<3x3x4x4xf32>
    %1080 = stablehlo.add %786, %1079 : tensor<3x3x4x4xf32>
    %cst_326 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1082 = stablehlo.multiply %1081, %arg19 : tensor<4xf32>
    %1083 = stablehlo.add %760, %1082 : tensor<4xf32>
    %cst_327 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1085 = stablehlo.multiply %1084, %arg20 : tensor<4xf32>
    %1086 = stablehlo.add %754, %1085 : tensor<4xf32>
    %cst_328 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<1x1x8x32xf32>
    %1088 = stablehlo.multiply %1087, %arg21 : tensor<1x1x8x32xf32>
    %1089 = stablehlo.add %629, %1088 : tensor<1x1x8x32xf32>
    %cst_329 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1091 = stablehlo.multiply %1090, %arg22 : tensor<32xf32>
    %1092 = stablehlo.add %603, %1091 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1094 = stablehlo.multiply %1093, %arg23 : tensor<32xf32>
    %1095 = stablehlo.add %597, %1094 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<1x1x16x8xf32>
    %1097 = stablehlo.multiply %1096, %arg24 : tensor<1x1x16x8xf32>
    %1098 = stablehlo.add %707, %1097 : tensor<1x1x16x8xf32>
    %cst_332 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1100 = stablehlo.multiply %1099, %arg25 : tensor<8xf32>
    %1101 = stablehlo.add %681, %1100 : tensor<8xf32>
    %cst_333 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1103 = stablehlo.multiply %1102, %arg26 : tensor<8xf32>
    %1104 = stablehlo.add %675, %1103 : tensor<8xf32>
    %cst_334 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %1106 = stablehlo.multiply %1105, %arg27 : tensor<1x1x16x32xf32>
    %1107 = stablehlo.add %592, %1106 : tensor<1x1x16x32xf32>
    %cst_335 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1109 = stablehlo.multiply %1108, %arg28 : tensor<32xf32>
    %1110 = stablehlo.add %566, %1109 : tensor<32xf32>
    %cst_336 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1112 = stablehlo.multiply %1111, %arg29 : tensor<32xf32>
    %1113 = stablehlo.add %560, %1112 : tensor<32xf32>
    %cst_337 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1115 = stablehlo.multiply %1114, %arg30 : tensor<3x3x8x8xf32>
    %1116 = stablehlo.add %668, %1115 : tensor<3x3x8x8xf32>
    %cst_338 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1118 = stablehlo.multiply %1117, %arg31 : tensor<8xf32>
    %1119 = stablehlo.add %642, %1118 : tensor<8xf32>
    %cst_339 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1121 = stablehlo.multiply %1120, %arg32 : tensor<8xf32>
    %1122 = stablehlo.add %636, %1121 : tensor<8xf32>
    %cst_340 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %1124 = stablehlo.multiply %1123, %arg33 : tensor<10xf32>
    %1125 = stablehlo.add %549, %1124 : tensor<10xf32>
    %cst_341 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %1127 = stablehlo.multiply %1126, %arg34 : tensor<32x10xf32>
    %1128 = stablehlo.add %551, %1127 : tensor<32x10xf32>
    %cst_342 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %1130 = stablehlo.multiply %1129, %arg35 : tensor<7x7x3x4xf32>
    %1131 = stablehlo.add %1023, %1130 : tensor<7x7x3x4xf32>
    %cst_343 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1133 = stablehlo.multiply %1132, %arg36 : tensor<4xf32>
    %1134 = stablehlo.add %997, %1133 : tensor<4xf32>
    %cst_344 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1136 = stablehlo.multiply %1135, %arg37 : tensor<4xf32>
    %1137 = stablehlo.add %991, %1136 : tensor<4xf32>
    %cst_345 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1139 = stablehlo.multiply %1138, %arg38 : tensor<1x1x4x16xf32>
    %1140 = stablehlo.add %1139, %1026 : tensor<1x1x4x16xf32>
    %cst_346 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1141 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1142 = stablehlo.multiply %1141, %arg39 : tensor<16xf32>
    %1143 = stablehlo.add %1142, %1029 : tensor<16xf32>
    %cst_347 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1145 = stablehlo.multiply %1144, %arg40 : tensor<16xf32>
    %1146 = stablehlo.add %1145, %1032 : tensor<16xf32>
    %cst_348 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<1x1x4x4xf32>
    %1148 = stablehlo.multiply %1147, %arg41 : tensor<1x1x4x4xf32>
    %1149 = stablehlo.add %1148, %1035 : tensor<1x1x4x4xf32>
    %cst_349 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1151 = stablehlo.multiply %1150, %arg42 : tensor<4xf32>
    %1152 = stablehlo.add %1151, %1038 : tensor<4xf32>
    %cst_350 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1154 = stablehlo.multiply %1153, %arg43 : tensor<4xf32>
    %1155 = stablehlo.add %1154, %1041 : tensor<4xf32>
    %cst_351 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1157 = stablehlo.multiply %1156, %arg44 : tensor<1x1x4x16xf32>
    %1158 = stablehlo.add %1157, %1044 : tensor<1x1x4x16xf32>
    %cst_352 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1160 = stablehlo.multiply %1159, %arg45 : tensor<16xf32>
    %1161 = stablehlo.add %1160, %1047 : tensor<16xf32>
    %cst_353 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1163 = stablehlo.multiply %1162, %arg46 : tensor<16xf32>
    %1164 = stablehlo.add %1163, %1050 : tensor<16xf32>
    %cst_354 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %1166 = stablehlo.multiply %1165, %arg47 : tensor<3x3x4x4xf32>
    %1167 = stablehlo.add %1166, %1053 : tensor<3x3x4x4xf32>
    %cst_355 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1169 = stablehlo.multiply %1168, %arg48 : tensor<4xf32>
    %1170 = stablehlo.add %1169, %1056 : tensor<4xf32>
    %cst_356 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1172 = stablehlo.multiply %1171, %arg49 : tensor<4xf32>
    %1173 = stablehlo.add %1172, %1059 : tensor<4xf32>
    %cst_357 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1175 = stablehlo.multiply %1174, %arg50 : tensor<1x1x4x16xf32>
    %1176 = stablehlo.add %1175, %1062 : tensor<1x1x4x16xf32>
    %cst_358 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1178 = stablehlo.multiply %1177, %arg51 : tensor<16xf32>
    %1179 = stablehlo.add %1178, %1065 : tensor<16xf32>
    %cst_359 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1181 = stablehlo.multiply %1180, %arg52 : tensor<16xf32>
    %1182 = stablehlo.add %1181, %1068 : tensor<16xf32>
    %cst_360 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<1x1x16x4xf32>
    %1184 = stablehlo.multiply %1183, %arg53 : tensor<1x1x16x4xf32>
    %1185 = stablehlo.add %1184, %1071 : tensor<1x1x16x4xf32>
    %cst_361 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1187 = stablehlo.multiply %1186, %arg54 : tensor<4xf32>
    %1188 = stablehlo.add %1187, %1074 : tensor<4xf32>
    %cst_362 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1190 = stablehlo.multiply %1189, %arg55 : tensor<4xf32>
    %1191 = stablehlo.add %1190, %1077 : tensor<4xf32>
    %cst_363 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %1193 = stablehlo.multiply %1192, %arg56 : tensor<3x3x4x4xf32>
    %1194 = stablehlo.add %1193, %1080 : tensor<3x3x4x4xf32>
    %cst_364 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1196 = stablehlo.multiply %1195, %arg57 : tensor<4xf32>
    %1197 = stablehlo.add %1196, %1083 : tensor<4xf32>
    %cst_365 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1198 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1199 = stablehlo.multiply %1198, %arg58 : tensor<4xf32>
    %1200 = stablehlo.add %1199, %1086 : tensor<4xf32>
    %cst_366 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<1x1x8x32xf32>
    %1202 = stablehlo.multiply %1201, %arg59 : tensor<1x1x8x32xf32>
    %1203 = stablehlo.add %1202, %1089 : tensor<1x1x8x32xf32>
    %cst_367 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1205 = stablehlo.multiply %1204, %arg60 : tensor<32xf32>
    %1206 = stablehlo.add %1205, %1092 : tensor<32xf32>
    %cst_368 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1208 = stablehlo.multiply %1207, %arg61 : tensor<32xf32>
    %1209 = stablehlo.add %1208, %1095 : tensor<32xf32>
    %cst_369 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<1x1x16x8xf32>
    %1211 = stablehlo.multiply %1210, %arg62 : tensor<1x1x16x8xf32>
    %1212 = stablehlo.add %1211, %1098 : tensor<1x1x16x8xf32>
    %cst_370 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1214 = stablehlo.multiply %1213, %arg63 : tensor<8xf32>
    %1215 = stablehlo.add %1214, %1101 : tensor<8xf32>
    %cst_371 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1217 = stablehlo.multiply %1216, %arg64 : tensor<8xf32>
    %1218 = stablehlo.add %1217, %1104 : tensor<8xf32>
    %cst_372 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %1220 = stablehlo.multiply %1219, %arg65 : tensor<1x1x16x32xf32>
    %1221 = stablehlo.add %1220, %1107 : tensor<1x1x16x32xf32>
    %cst_373 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1222 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1223 = stablehlo.multiply %1222, %arg66 : tensor<32xf32>
    %1224 = stablehlo.add %1223, %1110 : tensor<32xf32>
    %cst_374 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1226 = stablehlo.multiply %1225, %arg67 : tensor<32xf32>
    %1227 = stablehlo.add %1226, %1113 : tensor<32xf32>
    %cst_375 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1229 = stablehlo.multiply %1228, %arg68 : tensor<3x3x8x8xf32>
    %1230 = stablehlo.add %1229, %1116 : tensor<3x3x8x8xf32>
    %cst_376 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1232 = stablehlo.multiply %1231, %arg69 : tensor<8xf32>
    %1233 = stablehlo.add %1232, %1119 : tensor<8xf32>
    %cst_377 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1235 = stablehlo.multiply %1234, %arg70 : tensor<8xf32>
    %1236 = stablehlo.add %1235, %1122 : tensor<8xf32>
    %cst_378 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %1238 = stablehlo.multiply %1237, %arg71 : tensor<10xf32>
    %1239 = stablehlo.add %1238, %1125 : tensor<10xf32>
    %cst_379 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1240 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %1241 = stablehlo.multiply %1240, %arg72 : tensor<32x10xf32>
    %1242 = stablehlo.add %1241, %1128 : tensor<32x10xf32>
    %cst_380 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %1244 = stablehlo.multiply %1243, %arg73 : tensor<7x7x3x4xf32>
    %1245 = stablehlo.add %1244, %1131 : tensor<7x7x3x4xf32>
    %cst_381 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1247 = stablehlo.multiply %1246, %arg74 : tensor<4xf32>
    %1248 = stablehlo.add %1247, %1134 : tensor<4xf32>
    %cst_382 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1250 = stablehlo.multiply %1249, %arg75 : tensor<4xf32>
    %1251 = stablehlo.add %1250, %1137 : tensor<4xf32>
    %cst_383 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1252 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1253 = stablehlo.multiply %1252, %1140 : tensor<1x1x4x16xf32>
    %1254 = stablehlo.subtract %arg0, %1253 : tensor<1x1x4x16xf32>
    %cst_384 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1256 = stablehlo.multiply %1255, %1143 : tensor<16xf32>
    %1257 = stablehlo.subtract %arg1, %1256 : tensor<16xf32>
    %cst_385 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1259 = stablehlo.multiply %1258, %1146 : tensor<16xf32>
    %1260 = stablehlo.subtract %arg2, %1259 : tensor<16xf32>
    %cst_386 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<1x1x4x4xf32>
    %1262 = stablehlo.multiply %1261, %1149 : tensor<1x1x4x4xf32>
    %1263 = stablehlo.subtract %arg3, %1262 : tensor<1x1x4x4xf32>
    %cst_387 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1264 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1265 = stablehlo.multiply %1264, %1152 : tensor<4xf32>
    %1266 = stablehlo.subtract %arg4, %1265 : tensor<4xf32>
    %cst_388 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1268 = stablehlo.multiply %1267, %1155 : tensor<4xf32>
    %1269 = stablehlo.subtract %arg5, %1268 : tensor<4xf32>
    %cst_389 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1271 = stablehlo.multiply %1270, %1158 : tensor<1x1x4x16xf32>
    %1272 = stablehlo.subtract %arg6, %1271 : tensor<1x1x4x16xf32>
    %cst_390 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1274 = stablehlo.multiply %1273, %1161 : tensor<16xf32>
    %1275 = stablehlo.subtract %arg7, %1274 : tensor<16xf32>
    %cst_391 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1277 = stablehlo.multiply %1276, %1164 : tensor<16xf32>
    %1278 = stablehlo.subtract %arg8, %1277 : tensor<16xf32>
    %cst_392 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %1280 = stablehlo.multiply %1279, %1167 : tensor<3x3x4x4xf32>
    %1281 = stablehlo.subtract %arg9, %1280 : tensor<3x3x4x4xf32>
    %cst_393 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1283 = stablehlo.multiply %1282, %1170 : tensor<4xf32>
    %1284 = stablehlo.subtract %arg10, %1283 : tensor<4xf32>
    %cst_394 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1286 = stablehlo.multiply %1285, %1173 : tensor<4xf32>
    %1287 = stablehlo.subtract %arg11, %1286 : tensor<4xf32>
    %cst_395 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %1289 = stablehlo.multiply %1288, %1176 : tensor<1x1x4x16xf32>
    %1290 = stablehlo.subtract %arg12, %1289 : tensor<1x1x4x16xf32>
    %cst_396 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1292 = stablehlo.multiply %1291, %1179 : tensor<16xf32>
    %1293 = stablehlo.subtract %arg13, %1292 : tensor<16xf32>
    %cst_397 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1295 = stablehlo.multiply %1294, %1182 : tensor<16xf32>
    %1296 = stablehlo.subtract %arg14, %1295 : tensor<16xf32>
    %cst_398 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<1x1x16x4xf32>
    %1298 = stablehlo.multiply %1297, %1185 : tensor<1x1x16x4xf32>
    %1299 = stablehlo.subtract %arg15, %1298 : tensor<1x1x16x4xf32>
    %cst_399 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1300 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1301 = stablehlo.multiply %1300, %1188 : tensor<4xf32>
    %1302 = stablehlo.subtract %arg16, %1301 : tensor<4xf32>
    %cst_400 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1304 = stablehlo.multiply %1303, %1191 : tensor<4xf32>
    %1305 = stablehlo.subtract %arg17, %1304 : tensor<4xf32>
    %cst_401 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1306 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %1307 = stablehlo.multiply %1306, %1194 : tensor<3x3x4x4xf32>
    %1308 = stablehlo.subtract %arg18, %1307 : tensor<3x3x4x4xf32>
    %cst_402 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1310 = stablehlo.multiply %1309, %1197 : tensor<4xf32>
    %1311 = stablehlo.subtract %arg19, %1310 : tensor<4xf32>
    %cst_403 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1313 = stablehlo.multiply %1312, %1200 : tensor<4xf32>
    %1314 = stablehlo.subtract %arg20, %1313 : tensor<4xf32>
    %cst_404 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<1x1x8x32xf32>
    %1316 = stablehlo.multiply %1315, %1203 : tensor<1x1x8x32xf32>
    %1317 = stablehlo.subtract %arg21, %1316 : tensor<1x1x8x32xf32>
    %cst_405 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1319 = stablehlo.multiply %1318, %1206 : tensor<32xf32>
    %1320 = stablehlo.subtract %arg22, %1319 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1322 = stablehlo.multiply %1321, %1209 : tensor<32xf32>
    %1323 = stablehlo.subtract %arg23, %1322 : tensor<32xf32>
    %cst_407 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<1x1x16x8xf32>
    %1325 = stablehlo.multiply %1324, %1212 : tensor<1x1x16x8xf32>
    %1326 = stablehlo.subtract %arg24, %1325 : tensor<1x1x16x8xf32>
    %cst_408 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1328 = stablehlo.multiply %1327, %1215 : tensor<8xf32>
    %1329 = stablehlo.subtract %arg25, %1328 : tensor<8xf32>
    %cst_409 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1331 = stablehlo.multiply %1330, %1218 : tensor<8xf32>
    %1332 = stablehlo.subtract %arg26, %1331 : tensor<8xf32>
    %cst_410 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %1334 = stablehlo.multiply %1333, %1221 : tensor<1x1x16x32xf32>
    %1335 = stablehlo.subtract %arg27, %1334 : tensor<1x1x16x32xf32>
    %cst_411 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1337 = stablehlo.multiply %1336, %1224 : tensor<32xf32>
    %1338 = stablehlo.subtract %arg28, %1337 : tensor<32xf32>
    %cst_412 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1339 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1340 = stablehlo.multiply %1339, %1227 : tensor<32xf32>
    %1341 = stablehlo.subtract %arg29, %1340 : tensor<32xf32>
    %cst_413 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1343 = stablehlo.multiply %1342, %1230 : tensor<3x3x8x8xf32>
    %1344 = stablehlo.subtract %arg30, %1343 : tensor<3x3x8x8xf32>
    %cst_414 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1346 = stablehlo.multiply %1345, %1233 : tensor<8xf32>
    %1347 = stablehlo.subtract %arg31, %1346 : tensor<8xf32>
    %cst_415 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1349 = stablehlo.multiply %1348, %1236 : tensor<8xf32>
    %1350 = stablehlo.subtract %arg32, %1349 : tensor<8xf32>
    %cst_416 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %1352 = stablehlo.multiply %1351, %1239 : tensor<10xf32>
    %1353 = stablehlo.subtract %arg33, %1352 : tensor<10xf32>
    %cst_417 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %1355 = stablehlo.multiply %1354, %1242 : tensor<32x10xf32>
    %1356 = stablehlo.subtract %arg34, %1355 : tensor<32x10xf32>
    %cst_418 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %1358 = stablehlo.multiply %1357, %1245 : tensor<7x7x3x4xf32>
    %1359 = stablehlo.subtract %arg35, %1358 : tensor<7x7x3x4xf32>
    %cst_419 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1361 = stablehlo.multiply %1360, %1248 : tensor<4xf32>
    %1362 = stablehlo.subtract %arg36, %1361 : tensor<4xf32>
    %cst_420 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1364 = stablehlo.multiply %1363, %1251 : tensor<4xf32>
    %1365 = stablehlo.subtract %arg37, %1364 : tensor<4xf32>
    return %1254, %1257, %1260, %1263, %1266, %1269, %1272, %1275, %1278, %1281, %1284, %1287, %1290, %1293, %1296, %1299, %1302, %1305, %1308, %1311, %1314, %1317, %1320, %1323, %1326, %1329, %1332, %1335, %1338, %1341, %1344, %1347, %1350, %1353, %1356, %1359, %1362, %1365, %1140, %1143, %1146, %1149, %1152, %1155, %1158, %1161, %1164, %1167, %1170, %1173, %1176, %1179, %1182, %1185, %1188, %1191, %1194, %1197, %1200, %1203, %1206, %1209, %1212, %1215, %1218, %1221, %1224, %1227, %1230, %1233, %1236, %1239, %1242, %1245, %1248, %1251, %163, %168, %75, %80, %204, %209, %119, %124, %337, %342, %249, %254, %293, %298, %470, %475, %382, %387, %511, %516, %426, %431, %29, %34, %540 : tensor<1x1x4x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1x4x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1x4x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<7x7x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1x4x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1x4x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1x4x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<7x7x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x16x16x4xf32>) -> tensor<2x16x16x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x16x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x16x16x4xf32>
    return %1 : tensor<2x16x16x4xf32>
  }
  func.func private @relu_0(%arg0: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x4xf32>
    return %1 : tensor<2x8x8x4xf32>
  }
  func.func private @relu_1(%arg0: tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x16xf32>
    return %1 : tensor<2x8x8x16xf32>
  }
  func.func private @relu_2(%arg0: tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x8xf32>
    return %1 : tensor<2x8x8x8xf32>
  }
  func.func private @relu_3(%arg0: tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x8xf32>
    return %1 : tensor<2x4x4x8xf32>
  }
  func.func private @relu_4(%arg0: tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x32xf32>
    return %1 : tensor<2x4x4x32xf32>
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
  func.func private @take_along_axis_5(%arg0: tensor<2x1x1xi32>, %arg1: tensor<2x1xf32>) -> tensor<2x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x10xf32>, tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x10xf32>
    return %1 : tensor<2x10xf32>
  }
  func.func private @log_softmax_6(%arg0: tensor<2x10xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x10xf32>) -> tensor<2x10xf32> {
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
}
