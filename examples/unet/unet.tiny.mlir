module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x3x8x8xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<8xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<8xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x3x8x16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x16x16xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<16xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3x3x16x32xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<32xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3x3x32x32xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<32xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<2x2x32x16xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<2x2x16x8xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<1x1x8x3xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3x3x32x16xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<16xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<3x3x16x16xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<16xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<16xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<3x3x16x8xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<8xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<8xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<3x3x8x8xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<8xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<8xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<i32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<3x3x3x8xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<8xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<8xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<3x3x8x8xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<8xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<8xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<3x3x8x16xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<16xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<16xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<3x3x16x16xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<16xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<16xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<3x3x16x32xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<32xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<3x3x32x32xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<2x2x32x16xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<2x2x16x8xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<1x1x8x3xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<3x3x32x16xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<16xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<16xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<3x3x16x16xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<16xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<16xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<3x3x16x8xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<8xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<8xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<3x3x8x8xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<8xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<8xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<3x3x3x8xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<8xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<8xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<3x3x8x8xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<8xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<8xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<3x3x8x16xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<16xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<16xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<3x3x16x16xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<16xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<16xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<3x3x16x32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<3x3x32x32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<32xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<32xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<2x2x32x16xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<2x2x16x8xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<1x1x8x3xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<3x3x32x16xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<16xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<16xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<3x3x16x16xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<16xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<16xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<3x3x16x8xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<8xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<8xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<3x3x8x8xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<8xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<8xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<1x16x16x3xf32>, %arg101: tensor<1x16x16xi32>) -> (tensor<3x3x3x8xf32> {jax.result_info = "result[0]['down'][0]['first']"}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['first_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['first_norm']['shift']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0]['down'][0]['second']"}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['second_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['second_norm']['shift']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[0]['down'][1]['first']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['down'][1]['second']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['second_norm']['shift']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[0]['down'][2]['first']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][2]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][2]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['down'][2]['second']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][2]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][2]['second_norm']['shift']"}, tensor<2x2x32x16xf32> {jax.result_info = "result[0]['grow'][0]"}, tensor<2x2x16x8xf32> {jax.result_info = "result[0]['grow'][1]"}, tensor<1x1x8x3xf32> {jax.result_info = "result[0]['output']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[0]['up'][0]['first']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][0]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][0]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['up'][0]['second']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][0]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][0]['second_norm']['shift']"}, tensor<3x3x16x8xf32> {jax.result_info = "result[0]['up'][1]['first']"}, tensor<8xf32> {jax.result_info = "result[0]['up'][1]['first_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[0]['up'][1]['first_norm']['shift']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0]['up'][1]['second']"}, tensor<8xf32> {jax.result_info = "result[0]['up'][1]['second_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[0]['up'][1]['second_norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<3x3x3x8xf32> {jax.result_info = "result[1]['first']['down'][0]['first']"}, tensor<8xf32> {jax.result_info = "result[1]['first']['down'][0]['first_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['first']['down'][0]['first_norm']['shift']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[1]['first']['down'][0]['second']"}, tensor<8xf32> {jax.result_info = "result[1]['first']['down'][0]['second_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['first']['down'][0]['second_norm']['shift']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[1]['first']['down'][1]['first']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['down'][1]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['down'][1]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['first']['down'][1]['second']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['down'][1]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['down'][1]['second_norm']['shift']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[1]['first']['down'][2]['first']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['down'][2]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['down'][2]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['first']['down'][2]['second']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['down'][2]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['down'][2]['second_norm']['shift']"}, tensor<2x2x32x16xf32> {jax.result_info = "result[1]['first']['grow'][0]"}, tensor<2x2x16x8xf32> {jax.result_info = "result[1]['first']['grow'][1]"}, tensor<1x1x8x3xf32> {jax.result_info = "result[1]['first']['output']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[1]['first']['up'][0]['first']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['up'][0]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['up'][0]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['first']['up'][0]['second']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['up'][0]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['up'][0]['second_norm']['shift']"}, tensor<3x3x16x8xf32> {jax.result_info = "result[1]['first']['up'][1]['first']"}, tensor<8xf32> {jax.result_info = "result[1]['first']['up'][1]['first_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['first']['up'][1]['first_norm']['shift']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[1]['first']['up'][1]['second']"}, tensor<8xf32> {jax.result_info = "result[1]['first']['up'][1]['second_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['first']['up'][1]['second_norm']['shift']"}, tensor<3x3x3x8xf32> {jax.result_info = "result[1]['second']['down'][0]['first']"}, tensor<8xf32> {jax.result_info = "result[1]['second']['down'][0]['first_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['second']['down'][0]['first_norm']['shift']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[1]['second']['down'][0]['second']"}, tensor<8xf32> {jax.result_info = "result[1]['second']['down'][0]['second_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['second']['down'][0]['second_norm']['shift']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[1]['second']['down'][1]['first']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['down'][1]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['down'][1]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['second']['down'][1]['second']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['down'][1]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['down'][1]['second_norm']['shift']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[1]['second']['down'][2]['first']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['down'][2]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['down'][2]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['second']['down'][2]['second']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['down'][2]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['down'][2]['second_norm']['shift']"}, tensor<2x2x32x16xf32> {jax.result_info = "result[1]['second']['grow'][0]"}, tensor<2x2x16x8xf32> {jax.result_info = "result[1]['second']['grow'][1]"}, tensor<1x1x8x3xf32> {jax.result_info = "result[1]['second']['output']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[1]['second']['up'][0]['first']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['up'][0]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['up'][0]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['second']['up'][0]['second']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['up'][0]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['up'][0]['second_norm']['shift']"}, tensor<3x3x16x8xf32> {jax.result_info = "result[1]['second']['up'][1]['first']"}, tensor<8xf32> {jax.result_info = "result[1]['second']['up'][1]['first_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['second']['up'][1]['first_norm']['shift']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[1]['second']['up'][1]['second']"}, tensor<8xf32> {jax.result_info = "result[1]['second']['up'][1]['second_norm']['scale']"}, tensor<8xf32> {jax.result_info = "result[1]['second']['up'][1]['second_norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg100, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x16x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<1x1x1x8x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<1x16x16x8x1xf32>
    %8 = chlo.square %7 : tensor<1x16x16x8x1xf32> -> tensor<1x16x16x8x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x16x16x8x1xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<1x16x16x8x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_3 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<1x1x1x8x1xf32>
    %15 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %16 = stablehlo.subtract %1, %15 : tensor<1x16x16x8x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %18 = stablehlo.add %14, %17 : tensor<1x1x1x8x1xf32>
    %19 = stablehlo.rsqrt %18 : tensor<1x1x1x8x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<1x1x1x8x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<1x1x1x8x1xf32>
    %23 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %24 = stablehlo.multiply %16, %23 : tensor<1x16x16x8x1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x16x16x8x1xf32>) -> tensor<1x16x16x8xf32>
    %26 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<1x16x16x8xf32>
    %29 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %31 = stablehlo.add %28, %30 : tensor<1x16x16x8xf32>
    %32 = call @relu(%31) : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %34 = stablehlo.compare GT, %31, %33, FLOAT : (tensor<1x16x16x8xf32>, tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xi1>
    %35 = stablehlo.convolution(%32, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<1x16x16x8xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_8 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %40 = stablehlo.divide %38, %39 : tensor<1x1x1x8x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %42 = stablehlo.subtract %36, %41 : tensor<1x16x16x8x1xf32>
    %43 = chlo.square %42 : tensor<1x16x16x8x1xf32> -> tensor<1x16x16x8x1xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x16x16x8x1xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<1x16x16x8x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<1x1x1x8x1xf32>
    %50 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %51 = stablehlo.subtract %36, %50 : tensor<1x16x16x8x1xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %53 = stablehlo.add %49, %52 : tensor<1x1x1x8x1xf32>
    %54 = stablehlo.rsqrt %53 : tensor<1x1x1x8x1xf32>
    %55 = stablehlo.divide %54, %53 : tensor<1x1x1x8x1xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<1x1x1x8x1xf32>
    %58 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %59 = stablehlo.multiply %51, %58 : tensor<1x16x16x8x1xf32>
    %60 = stablehlo.reshape %59 : (tensor<1x16x16x8x1xf32>) -> tensor<1x16x16x8xf32>
    %61 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %63 = stablehlo.multiply %60, %62 : tensor<1x16x16x8xf32>
    %64 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %66 = stablehlo.add %63, %65 : tensor<1x16x16x8xf32>
    %67 = call @relu(%66) : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %69 = stablehlo.compare GT, %66, %68, FLOAT : (tensor<1x16x16x8xf32>, tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.reduce_window"(%67, %70) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %852 = stablehlo.maximum %arg102, %arg103 : tensor<f32>
      stablehlo.return %852 : tensor<f32>
    }) : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8x8x8xf32>
    %72 = stablehlo.convolution(%71, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x8xf32>, tensor<3x3x8x16xf32>) -> tensor<1x8x8x16xf32>
    %73 = stablehlo.reshape %72 : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x8x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_16) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_17 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %77 = stablehlo.divide %75, %76 : tensor<1x1x1x8x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %79 = stablehlo.subtract %73, %78 : tensor<1x8x8x8x2xf32>
    %80 = chlo.square %79 : tensor<1x8x8x8x2xf32> -> tensor<1x8x8x8x2xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x8x8x8x2xf32>
    %82 = stablehlo.multiply %81, %79 : tensor<1x8x8x8x2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%80 init: %cst_19) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_20 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %86 = stablehlo.divide %84, %85 : tensor<1x1x1x8x1xf32>
    %87 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %88 = stablehlo.subtract %73, %87 : tensor<1x8x8x8x2xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %90 = stablehlo.add %86, %89 : tensor<1x1x1x8x1xf32>
    %91 = stablehlo.rsqrt %90 : tensor<1x1x1x8x1xf32>
    %92 = stablehlo.divide %91, %90 : tensor<1x1x1x8x1xf32>
    %cst_22 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<1x1x1x8x1xf32>
    %95 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %96 = stablehlo.multiply %88, %95 : tensor<1x8x8x8x2xf32>
    %97 = stablehlo.reshape %96 : (tensor<1x8x8x8x2xf32>) -> tensor<1x8x8x16xf32>
    %98 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<1x8x8x16xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %103 = stablehlo.add %100, %102 : tensor<1x8x8x16xf32>
    %104 = call @relu_0(%103) : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %106 = stablehlo.compare GT, %103, %105, FLOAT : (tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xi1>
    %107 = stablehlo.convolution(%104, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<1x8x8x16xf32>
    %108 = stablehlo.reshape %107 : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x8x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_24) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_25 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %112 = stablehlo.divide %110, %111 : tensor<1x1x1x8x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %114 = stablehlo.subtract %108, %113 : tensor<1x8x8x8x2xf32>
    %115 = chlo.square %114 : tensor<1x8x8x8x2xf32> -> tensor<1x8x8x8x2xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x8x8x8x2xf32>
    %117 = stablehlo.multiply %116, %114 : tensor<1x8x8x8x2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%115 init: %cst_27) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_28 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %121 = stablehlo.divide %119, %120 : tensor<1x1x1x8x1xf32>
    %122 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %123 = stablehlo.subtract %108, %122 : tensor<1x8x8x8x2xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %125 = stablehlo.add %121, %124 : tensor<1x1x1x8x1xf32>
    %126 = stablehlo.rsqrt %125 : tensor<1x1x1x8x1xf32>
    %127 = stablehlo.divide %126, %125 : tensor<1x1x1x8x1xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<1x1x1x8x1xf32>
    %130 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %131 = stablehlo.multiply %123, %130 : tensor<1x8x8x8x2xf32>
    %132 = stablehlo.reshape %131 : (tensor<1x8x8x8x2xf32>) -> tensor<1x8x8x16xf32>
    %133 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %135 = stablehlo.multiply %132, %134 : tensor<1x8x8x16xf32>
    %136 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %138 = stablehlo.add %135, %137 : tensor<1x8x8x16xf32>
    %139 = call @relu_0(%138) : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %141 = stablehlo.compare GT, %138, %140, FLOAT : (tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xi1>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.reduce_window"(%139, %142) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %852 = stablehlo.maximum %arg102, %arg103 : tensor<f32>
      stablehlo.return %852 : tensor<f32>
    }) : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x4x4x16xf32>
    %144 = stablehlo.convolution(%143, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x4x4x32xf32>
    %145 = stablehlo.reshape %144 : (tensor<1x4x4x32xf32>) -> tensor<1x4x4x8x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_33) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_34 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<1x1x1x8x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x4x4x8x4xf32>
    %151 = stablehlo.subtract %145, %150 : tensor<1x4x4x8x4xf32>
    %152 = chlo.square %151 : tensor<1x4x4x8x4xf32> -> tensor<1x4x4x8x4xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1x4x4x8x4xf32>
    %154 = stablehlo.multiply %153, %151 : tensor<1x4x4x8x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%152 init: %cst_36) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_37 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %158 = stablehlo.divide %156, %157 : tensor<1x1x1x8x1xf32>
    %159 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x4x4x8x4xf32>
    %160 = stablehlo.subtract %145, %159 : tensor<1x4x4x8x4xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %162 = stablehlo.add %158, %161 : tensor<1x1x1x8x1xf32>
    %163 = stablehlo.rsqrt %162 : tensor<1x1x1x8x1xf32>
    %164 = stablehlo.divide %163, %162 : tensor<1x1x1x8x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %166 = stablehlo.multiply %165, %164 : tensor<1x1x1x8x1xf32>
    %167 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x4x4x8x4xf32>
    %168 = stablehlo.multiply %160, %167 : tensor<1x4x4x8x4xf32>
    %169 = stablehlo.reshape %168 : (tensor<1x4x4x8x4xf32>) -> tensor<1x4x4x32xf32>
    %170 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<1x4x4x32xf32>
    %172 = stablehlo.multiply %169, %171 : tensor<1x4x4x32xf32>
    %173 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<1x4x4x32xf32>
    %175 = stablehlo.add %172, %174 : tensor<1x4x4x32xf32>
    %176 = call @relu_1(%175) : (tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x4x4x32xf32>
    %178 = stablehlo.compare GT, %175, %177, FLOAT : (tensor<1x4x4x32xf32>, tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xi1>
    %179 = stablehlo.convolution(%176, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<1x4x4x32xf32>
    %180 = stablehlo.reshape %179 : (tensor<1x4x4x32xf32>) -> tensor<1x4x4x8x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_41) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_42 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<1x1x1x8x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x4x4x8x4xf32>
    %186 = stablehlo.subtract %180, %185 : tensor<1x4x4x8x4xf32>
    %187 = chlo.square %186 : tensor<1x4x4x8x4xf32> -> tensor<1x4x4x8x4xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x4x4x8x4xf32>
    %189 = stablehlo.multiply %188, %186 : tensor<1x4x4x8x4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%187 init: %cst_44) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_45 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %193 = stablehlo.divide %191, %192 : tensor<1x1x1x8x1xf32>
    %194 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x4x4x8x4xf32>
    %195 = stablehlo.subtract %180, %194 : tensor<1x4x4x8x4xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %197 = stablehlo.add %193, %196 : tensor<1x1x1x8x1xf32>
    %198 = stablehlo.rsqrt %197 : tensor<1x1x1x8x1xf32>
    %199 = stablehlo.divide %198, %197 : tensor<1x1x1x8x1xf32>
    %cst_47 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<1x1x1x8x1xf32>
    %202 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x4x4x8x4xf32>
    %203 = stablehlo.multiply %195, %202 : tensor<1x4x4x8x4xf32>
    %204 = stablehlo.reshape %203 : (tensor<1x4x4x8x4xf32>) -> tensor<1x4x4x32xf32>
    %205 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<1x4x4x32xf32>
    %207 = stablehlo.multiply %204, %206 : tensor<1x4x4x32xf32>
    %208 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<1x4x4x32xf32>
    %210 = stablehlo.add %207, %209 : tensor<1x4x4x32xf32>
    %211 = call @relu_1(%210) : (tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x4x4x32xf32>
    %213 = stablehlo.compare GT, %210, %212, FLOAT : (tensor<1x4x4x32xf32>, tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xi1>
    %214 = stablehlo.convolution(%211, %arg18) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x32xf32>, tensor<2x2x32x16xf32>) -> tensor<1x8x8x16xf32>
    %215 = stablehlo.concatenate %139, %214, dim = 3 : (tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x32xf32>
    %216 = stablehlo.convolution(%215, %arg21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x32xf32>, tensor<3x3x32x16xf32>) -> tensor<1x8x8x16xf32>
    %217 = stablehlo.reshape %216 : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x8x2xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_49) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_50 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %221 = stablehlo.divide %219, %220 : tensor<1x1x1x8x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %223 = stablehlo.subtract %217, %222 : tensor<1x8x8x8x2xf32>
    %224 = chlo.square %223 : tensor<1x8x8x8x2xf32> -> tensor<1x8x8x8x2xf32>
    %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x8x8x8x2xf32>
    %226 = stablehlo.multiply %225, %223 : tensor<1x8x8x8x2xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%224 init: %cst_52) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_53 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %230 = stablehlo.divide %228, %229 : tensor<1x1x1x8x1xf32>
    %231 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %232 = stablehlo.subtract %217, %231 : tensor<1x8x8x8x2xf32>
    %cst_54 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %234 = stablehlo.add %230, %233 : tensor<1x1x1x8x1xf32>
    %235 = stablehlo.rsqrt %234 : tensor<1x1x1x8x1xf32>
    %236 = stablehlo.divide %235, %234 : tensor<1x1x1x8x1xf32>
    %cst_55 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %238 = stablehlo.multiply %237, %236 : tensor<1x1x1x8x1xf32>
    %239 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %240 = stablehlo.multiply %232, %239 : tensor<1x8x8x8x2xf32>
    %241 = stablehlo.reshape %240 : (tensor<1x8x8x8x2xf32>) -> tensor<1x8x8x16xf32>
    %242 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %244 = stablehlo.multiply %241, %243 : tensor<1x8x8x16xf32>
    %245 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %247 = stablehlo.add %244, %246 : tensor<1x8x8x16xf32>
    %248 = call @relu_0(%247) : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %250 = stablehlo.compare GT, %247, %249, FLOAT : (tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xi1>
    %251 = stablehlo.convolution(%248, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<1x8x8x16xf32>
    %252 = stablehlo.reshape %251 : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x8x2xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_57) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_58 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %256 = stablehlo.divide %254, %255 : tensor<1x1x1x8x1xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %258 = stablehlo.subtract %252, %257 : tensor<1x8x8x8x2xf32>
    %259 = chlo.square %258 : tensor<1x8x8x8x2xf32> -> tensor<1x8x8x8x2xf32>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1x8x8x8x2xf32>
    %261 = stablehlo.multiply %260, %258 : tensor<1x8x8x8x2xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%259 init: %cst_60) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_61 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %265 = stablehlo.divide %263, %264 : tensor<1x1x1x8x1xf32>
    %266 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %267 = stablehlo.subtract %252, %266 : tensor<1x8x8x8x2xf32>
    %cst_62 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %269 = stablehlo.add %265, %268 : tensor<1x1x1x8x1xf32>
    %270 = stablehlo.rsqrt %269 : tensor<1x1x1x8x1xf32>
    %271 = stablehlo.divide %270, %269 : tensor<1x1x1x8x1xf32>
    %cst_63 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %273 = stablehlo.multiply %272, %271 : tensor<1x1x1x8x1xf32>
    %274 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %275 = stablehlo.multiply %267, %274 : tensor<1x8x8x8x2xf32>
    %276 = stablehlo.reshape %275 : (tensor<1x8x8x8x2xf32>) -> tensor<1x8x8x16xf32>
    %277 = stablehlo.broadcast_in_dim %arg25, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %279 = stablehlo.multiply %276, %278 : tensor<1x8x8x16xf32>
    %280 = stablehlo.broadcast_in_dim %arg26, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %282 = stablehlo.add %279, %281 : tensor<1x8x8x16xf32>
    %283 = call @relu_0(%282) : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %285 = stablehlo.compare GT, %282, %284, FLOAT : (tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xi1>
    %286 = stablehlo.convolution(%283, %arg19) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<2x2x16x8xf32>) -> tensor<1x16x16x8xf32>
    %287 = stablehlo.concatenate %67, %286, dim = 3 : (tensor<1x16x16x8xf32>, tensor<1x16x16x8xf32>) -> tensor<1x16x16x16xf32>
    %288 = stablehlo.convolution(%287, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x16xf32>, tensor<3x3x16x8xf32>) -> tensor<1x16x16x8xf32>
    %289 = stablehlo.reshape %288 : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8x1xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_65) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_66 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %293 = stablehlo.divide %291, %292 : tensor<1x1x1x8x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %295 = stablehlo.subtract %289, %294 : tensor<1x16x16x8x1xf32>
    %296 = chlo.square %295 : tensor<1x16x16x8x1xf32> -> tensor<1x16x16x8x1xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x16x16x8x1xf32>
    %298 = stablehlo.multiply %297, %295 : tensor<1x16x16x8x1xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%296 init: %cst_68) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_69 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %302 = stablehlo.divide %300, %301 : tensor<1x1x1x8x1xf32>
    %303 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %304 = stablehlo.subtract %289, %303 : tensor<1x16x16x8x1xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %306 = stablehlo.add %302, %305 : tensor<1x1x1x8x1xf32>
    %307 = stablehlo.rsqrt %306 : tensor<1x1x1x8x1xf32>
    %308 = stablehlo.divide %307, %306 : tensor<1x1x1x8x1xf32>
    %cst_71 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<1x1x1x8x1xf32>
    %311 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %312 = stablehlo.multiply %304, %311 : tensor<1x16x16x8x1xf32>
    %313 = stablehlo.reshape %312 : (tensor<1x16x16x8x1xf32>) -> tensor<1x16x16x8xf32>
    %314 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %316 = stablehlo.multiply %313, %315 : tensor<1x16x16x8xf32>
    %317 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %319 = stablehlo.add %316, %318 : tensor<1x16x16x8xf32>
    %320 = call @relu(%319) : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %322 = stablehlo.compare GT, %319, %321, FLOAT : (tensor<1x16x16x8xf32>, tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xi1>
    %323 = stablehlo.convolution(%320, %arg30) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<1x16x16x8xf32>
    %324 = stablehlo.reshape %323 : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_73) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_74 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %328 = stablehlo.divide %326, %327 : tensor<1x1x1x8x1xf32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %330 = stablehlo.subtract %324, %329 : tensor<1x16x16x8x1xf32>
    %331 = chlo.square %330 : tensor<1x16x16x8x1xf32> -> tensor<1x16x16x8x1xf32>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<1x16x16x8x1xf32>
    %333 = stablehlo.multiply %332, %330 : tensor<1x16x16x8x1xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%331 init: %cst_76) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_77 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %337 = stablehlo.divide %335, %336 : tensor<1x1x1x8x1xf32>
    %338 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %339 = stablehlo.subtract %324, %338 : tensor<1x16x16x8x1xf32>
    %cst_78 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %341 = stablehlo.add %337, %340 : tensor<1x1x1x8x1xf32>
    %342 = stablehlo.rsqrt %341 : tensor<1x1x1x8x1xf32>
    %343 = stablehlo.divide %342, %341 : tensor<1x1x1x8x1xf32>
    %cst_79 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %345 = stablehlo.multiply %344, %343 : tensor<1x1x1x8x1xf32>
    %346 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %347 = stablehlo.multiply %339, %346 : tensor<1x16x16x8x1xf32>
    %348 = stablehlo.reshape %347 : (tensor<1x16x16x8x1xf32>) -> tensor<1x16x16x8xf32>
    %349 = stablehlo.broadcast_in_dim %arg31, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %351 = stablehlo.multiply %348, %350 : tensor<1x16x16x8xf32>
    %352 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %354 = stablehlo.add %351, %353 : tensor<1x16x16x8xf32>
    %355 = call @relu(%354) : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %357 = stablehlo.compare GT, %354, %356, FLOAT : (tensor<1x16x16x8xf32>, tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xi1>
    %358 = stablehlo.convolution(%355, %arg20) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<1x1x8x3xf32>) -> tensor<1x16x16x3xf32>
    %359:3 = call @log_softmax(%358) : (tensor<1x16x16x3xf32>) -> (tensor<1x16x16x3xf32>, tensor<1x16x16x3xf32>, tensor<1x16x16x1xf32>)
    %360 = stablehlo.broadcast_in_dim %arg101, dims = [0, 1, 2] : (tensor<1x16x16xi32>) -> tensor<1x16x16x1xi32>
    %361:2 = call @take_along_axis(%359#0, %360) : (tensor<1x16x16x3xf32>, tensor<1x16x16x1xi32>) -> (tensor<1x16x16x1xf32>, tensor<16x16x1x1xi32>)
    %362 = stablehlo.reshape %361#0 : (tensor<1x16x16x1xf32>) -> tensor<1x16x16xf32>
    %363 = stablehlo.negate %362 : tensor<1x16x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_81) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %365 = stablehlo.divide %364, %cst_82 : tensor<f32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_84 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %366 = stablehlo.divide %cst_83, %cst_84 : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<1x16x16xf32>
    %368 = stablehlo.negate %367 : tensor<1x16x16xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<1x16x16xf32>) -> tensor<1x16x16x1xf32>
    %370 = call @take_along_axis_2(%361#1, %369) : (tensor<16x16x1x1xi32>, tensor<1x16x16x1xf32>) -> tensor<1x16x16x3xf32>
    %371 = call @log_softmax_3(%359#1, %359#2, %370) : (tensor<1x16x16x3xf32>, tensor<1x16x16x1xf32>, tensor<1x16x16x3xf32>) -> tensor<1x16x16x3xf32>
    %372 = stablehlo.convolution(%355, %371) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<1x16x16x3xf32>) -> tensor<1x1x8x3xf32>
    %373 = stablehlo.reverse %arg20, dims = [0, 1] : tensor<1x1x8x3xf32>
    %374 = stablehlo.convolution(%371, %373) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x3xf32>, tensor<1x1x8x3xf32>) -> tensor<1x16x16x8xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %376 = stablehlo.select %357, %374, %375 : tensor<1x16x16x8xi1>, tensor<1x16x16x8xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%376 init: %cst_86) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %378 = stablehlo.reshape %377 : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_87) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %380 = stablehlo.multiply %348, %376 : tensor<1x16x16x8xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_88) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %382 = stablehlo.reshape %381 : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %383 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %384 = stablehlo.multiply %376, %383 : tensor<1x16x16x8xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%382 init: %cst_89) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %386 = stablehlo.reshape %384 : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8x1xf32>
    %387 = stablehlo.multiply %339, %386 : tensor<1x16x16x8x1xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_90) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %389 = stablehlo.reshape %388 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %390 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %391 = stablehlo.multiply %386, %390 : tensor<1x16x16x8x1xf32>
    %392 = stablehlo.multiply %389, %345 : tensor<1x1x1x8x1xf32>
    %393 = stablehlo.negate %391 : tensor<1x16x16x8x1xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%393 init: %cst_91) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %395 = stablehlo.reshape %394 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_92 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %397 = stablehlo.divide %392, %396 : tensor<1x1x1x8x1xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%397 init: %cst_93) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x16x16x8x1xf32>
    %401 = stablehlo.multiply %400, %333 : tensor<1x16x16x8x1xf32>
    %402 = stablehlo.negate %401 : tensor<1x16x16x8x1xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%402 init: %cst_94) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %404 = stablehlo.reshape %403 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %405 = stablehlo.add %391, %401 : tensor<1x16x16x8x1xf32>
    %406 = stablehlo.add %395, %404 : tensor<1x1x1x8x1xf32>
    %cst_95 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %408 = stablehlo.divide %406, %407 : tensor<1x1x1x8x1xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.reduce(%408 init: %cst_96) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x16x16x8x1xf32>
    %412 = stablehlo.add %405, %411 : tensor<1x16x16x8x1xf32>
    %413 = stablehlo.reshape %412 : (tensor<1x16x16x8x1xf32>) -> tensor<1x16x16x8xf32>
    %414 = stablehlo.convolution(%320, %413) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<1x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %415 = stablehlo.reverse %arg30, dims = [0, 1] : tensor<3x3x8x8xf32>
    %416 = stablehlo.convolution(%413, %415) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<1x16x16x8xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %418 = stablehlo.select %322, %416, %417 : tensor<1x16x16x8xi1>, tensor<1x16x16x8xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%418 init: %cst_98) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %420 = stablehlo.reshape %419 : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_99) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %422 = stablehlo.multiply %313, %418 : tensor<1x16x16x8xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_100) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %424 = stablehlo.reshape %423 : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %425 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %426 = stablehlo.multiply %418, %425 : tensor<1x16x16x8xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%424 init: %cst_101) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %428 = stablehlo.reshape %426 : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8x1xf32>
    %429 = stablehlo.multiply %304, %428 : tensor<1x16x16x8x1xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.reduce(%429 init: %cst_102) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %431 = stablehlo.reshape %430 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %432 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %433 = stablehlo.multiply %428, %432 : tensor<1x16x16x8x1xf32>
    %434 = stablehlo.multiply %431, %310 : tensor<1x1x1x8x1xf32>
    %435 = stablehlo.negate %433 : tensor<1x16x16x8x1xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_103) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %437 = stablehlo.reshape %436 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_104 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %439 = stablehlo.divide %434, %438 : tensor<1x1x1x8x1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%439 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x16x16x8x1xf32>
    %443 = stablehlo.multiply %442, %298 : tensor<1x16x16x8x1xf32>
    %444 = stablehlo.negate %443 : tensor<1x16x16x8x1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%444 init: %cst_106) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %446 = stablehlo.reshape %445 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %447 = stablehlo.add %433, %443 : tensor<1x16x16x8x1xf32>
    %448 = stablehlo.add %437, %446 : tensor<1x1x1x8x1xf32>
    %cst_107 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %450 = stablehlo.divide %448, %449 : tensor<1x1x1x8x1xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.reduce(%450 init: %cst_108) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x16x16x8x1xf32>
    %454 = stablehlo.add %447, %453 : tensor<1x16x16x8x1xf32>
    %455 = stablehlo.reshape %454 : (tensor<1x16x16x8x1xf32>) -> tensor<1x16x16x8xf32>
    %456 = stablehlo.convolution(%287, %455) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x16xf32>, tensor<1x16x16x8xf32>) -> tensor<3x3x16x8xf32>
    %457 = stablehlo.reverse %arg27, dims = [0, 1] : tensor<3x3x16x8xf32>
    %458 = stablehlo.convolution(%455, %457) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<3x3x16x8xf32>) -> tensor<1x16x16x16xf32>
    %459 = stablehlo.slice %458 [0:1, 0:16, 0:16, 0:8] : (tensor<1x16x16x16xf32>) -> tensor<1x16x16x8xf32>
    %460 = stablehlo.slice %458 [0:1, 0:16, 0:16, 8:16] : (tensor<1x16x16x16xf32>) -> tensor<1x16x16x8xf32>
    %461 = stablehlo.convolution(%283, %460) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<1x16x16x8xf32>) -> tensor<2x2x16x8xf32>
    %462 = stablehlo.reverse %arg19, dims = [0, 1] : tensor<2x2x16x8xf32>
    %463 = stablehlo.convolution(%460, %462) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<2x2x16x8xf32>) -> tensor<1x8x8x16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %465 = stablehlo.select %285, %463, %464 : tensor<1x8x8x16xi1>, tensor<1x8x8x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_110) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %467 = stablehlo.reshape %466 : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_111) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %469 = stablehlo.multiply %276, %465 : tensor<1x8x8x16xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_112) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %471 = stablehlo.reshape %470 : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %472 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %473 = stablehlo.multiply %465, %472 : tensor<1x8x8x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%471 init: %cst_113) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %475 = stablehlo.reshape %473 : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x8x2xf32>
    %476 = stablehlo.multiply %267, %475 : tensor<1x8x8x8x2xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%476 init: %cst_114) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %478 = stablehlo.reshape %477 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %479 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %480 = stablehlo.multiply %475, %479 : tensor<1x8x8x8x2xf32>
    %481 = stablehlo.multiply %478, %273 : tensor<1x1x1x8x1xf32>
    %482 = stablehlo.negate %480 : tensor<1x8x8x8x2xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_115) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %484 = stablehlo.reshape %483 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_116 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %486 = stablehlo.divide %481, %485 : tensor<1x1x1x8x1xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x8x8x8x2xf32>
    %490 = stablehlo.multiply %489, %261 : tensor<1x8x8x8x2xf32>
    %491 = stablehlo.negate %490 : tensor<1x8x8x8x2xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%491 init: %cst_118) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %493 = stablehlo.reshape %492 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %494 = stablehlo.add %480, %490 : tensor<1x8x8x8x2xf32>
    %495 = stablehlo.add %484, %493 : tensor<1x1x1x8x1xf32>
    %cst_119 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %497 = stablehlo.divide %495, %496 : tensor<1x1x1x8x1xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_120) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x8x8x8x2xf32>
    %501 = stablehlo.add %494, %500 : tensor<1x8x8x8x2xf32>
    %502 = stablehlo.reshape %501 : (tensor<1x8x8x8x2xf32>) -> tensor<1x8x8x16xf32>
    %503 = stablehlo.convolution(%248, %502) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %504 = stablehlo.reverse %arg24, dims = [0, 1] : tensor<3x3x16x16xf32>
    %505 = stablehlo.convolution(%502, %504) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<1x8x8x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %507 = stablehlo.select %250, %505, %506 : tensor<1x8x8x16xi1>, tensor<1x8x8x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_122) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %509 = stablehlo.reshape %508 : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_123) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %511 = stablehlo.multiply %241, %507 : tensor<1x8x8x16xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%511 init: %cst_124) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %513 = stablehlo.reshape %512 : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %514 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %515 = stablehlo.multiply %507, %514 : tensor<1x8x8x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%513 init: %cst_125) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %517 = stablehlo.reshape %515 : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x8x2xf32>
    %518 = stablehlo.multiply %232, %517 : tensor<1x8x8x8x2xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%518 init: %cst_126) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %520 = stablehlo.reshape %519 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %521 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %522 = stablehlo.multiply %517, %521 : tensor<1x8x8x8x2xf32>
    %523 = stablehlo.multiply %520, %238 : tensor<1x1x1x8x1xf32>
    %524 = stablehlo.negate %522 : tensor<1x8x8x8x2xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_127) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %526 = stablehlo.reshape %525 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_128 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %528 = stablehlo.divide %523, %527 : tensor<1x1x1x8x1xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_129) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x8x8x8x2xf32>
    %532 = stablehlo.multiply %531, %226 : tensor<1x8x8x8x2xf32>
    %533 = stablehlo.negate %532 : tensor<1x8x8x8x2xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_130) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %535 = stablehlo.reshape %534 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %536 = stablehlo.add %522, %532 : tensor<1x8x8x8x2xf32>
    %537 = stablehlo.add %526, %535 : tensor<1x1x1x8x1xf32>
    %cst_131 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %539 = stablehlo.divide %537, %538 : tensor<1x1x1x8x1xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_132) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x8x8x8x2xf32>
    %543 = stablehlo.add %536, %542 : tensor<1x8x8x8x2xf32>
    %544 = stablehlo.reshape %543 : (tensor<1x8x8x8x2xf32>) -> tensor<1x8x8x16xf32>
    %545 = stablehlo.convolution(%215, %544) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x32xf32>, tensor<1x8x8x16xf32>) -> tensor<3x3x32x16xf32>
    %546 = stablehlo.reverse %arg21, dims = [0, 1] : tensor<3x3x32x16xf32>
    %547 = stablehlo.convolution(%544, %546) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<3x3x32x16xf32>) -> tensor<1x8x8x32xf32>
    %548 = stablehlo.slice %547 [0:1, 0:8, 0:8, 0:16] : (tensor<1x8x8x32xf32>) -> tensor<1x8x8x16xf32>
    %549 = stablehlo.slice %547 [0:1, 0:8, 0:8, 16:32] : (tensor<1x8x8x32xf32>) -> tensor<1x8x8x16xf32>
    %550 = stablehlo.convolution(%211, %549) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x32xf32>, tensor<1x8x8x16xf32>) -> tensor<2x2x32x16xf32>
    %551 = stablehlo.reverse %arg18, dims = [0, 1] : tensor<2x2x32x16xf32>
    %552 = stablehlo.convolution(%549, %551) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<2x2x32x16xf32>) -> tensor<1x4x4x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1x4x4x32xf32>
    %554 = stablehlo.select %213, %552, %553 : tensor<1x4x4x32xi1>, tensor<1x4x4x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.reduce(%554 init: %cst_134) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x4x4x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %556 = stablehlo.reshape %555 : (tensor<1x32xf32>) -> tensor<1x1x1x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.reduce(%556 init: %cst_135) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %558 = stablehlo.multiply %204, %554 : tensor<1x4x4x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%558 init: %cst_136) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x4x4x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %560 = stablehlo.reshape %559 : (tensor<1x32xf32>) -> tensor<1x1x1x32xf32>
    %561 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<1x4x4x32xf32>
    %562 = stablehlo.multiply %554, %561 : tensor<1x4x4x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%560 init: %cst_137) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %564 = stablehlo.reshape %562 : (tensor<1x4x4x32xf32>) -> tensor<1x4x4x8x4xf32>
    %565 = stablehlo.multiply %195, %564 : tensor<1x4x4x8x4xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.reduce(%565 init: %cst_138) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %567 = stablehlo.reshape %566 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %568 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x4x4x8x4xf32>
    %569 = stablehlo.multiply %564, %568 : tensor<1x4x4x8x4xf32>
    %570 = stablehlo.multiply %567, %201 : tensor<1x1x1x8x1xf32>
    %571 = stablehlo.negate %569 : tensor<1x4x4x8x4xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_139) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %573 = stablehlo.reshape %572 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_140 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %575 = stablehlo.divide %570, %574 : tensor<1x1x1x8x1xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%575 init: %cst_141) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x4x4x8x4xf32>
    %579 = stablehlo.multiply %578, %189 : tensor<1x4x4x8x4xf32>
    %580 = stablehlo.negate %579 : tensor<1x4x4x8x4xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %581 = stablehlo.reduce(%580 init: %cst_142) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %582 = stablehlo.reshape %581 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %583 = stablehlo.add %569, %579 : tensor<1x4x4x8x4xf32>
    %584 = stablehlo.add %573, %582 : tensor<1x1x1x8x1xf32>
    %cst_143 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %586 = stablehlo.divide %584, %585 : tensor<1x1x1x8x1xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %587 = stablehlo.reduce(%586 init: %cst_144) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x4x4x8x4xf32>
    %590 = stablehlo.add %583, %589 : tensor<1x4x4x8x4xf32>
    %591 = stablehlo.reshape %590 : (tensor<1x4x4x8x4xf32>) -> tensor<1x4x4x32xf32>
    %592 = stablehlo.convolution(%176, %591) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x32xf32>, tensor<1x4x4x32xf32>) -> tensor<3x3x32x32xf32>
    %593 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<3x3x32x32xf32>
    %594 = stablehlo.convolution(%591, %593) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<1x4x4x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<1x4x4x32xf32>
    %596 = stablehlo.select %178, %594, %595 : tensor<1x4x4x32xi1>, tensor<1x4x4x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.reduce(%596 init: %cst_146) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x4x4x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %598 = stablehlo.reshape %597 : (tensor<1x32xf32>) -> tensor<1x1x1x32xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %599 = stablehlo.reduce(%598 init: %cst_147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %600 = stablehlo.multiply %169, %596 : tensor<1x4x4x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_148) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x4x4x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %602 = stablehlo.reshape %601 : (tensor<1x32xf32>) -> tensor<1x1x1x32xf32>
    %603 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<1x4x4x32xf32>
    %604 = stablehlo.multiply %596, %603 : tensor<1x4x4x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%602 init: %cst_149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %606 = stablehlo.reshape %604 : (tensor<1x4x4x32xf32>) -> tensor<1x4x4x8x4xf32>
    %607 = stablehlo.multiply %160, %606 : tensor<1x4x4x8x4xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%607 init: %cst_150) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %609 = stablehlo.reshape %608 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %610 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x4x4x8x4xf32>
    %611 = stablehlo.multiply %606, %610 : tensor<1x4x4x8x4xf32>
    %612 = stablehlo.multiply %609, %166 : tensor<1x1x1x8x1xf32>
    %613 = stablehlo.negate %611 : tensor<1x4x4x8x4xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_151) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %615 = stablehlo.reshape %614 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_152 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %617 = stablehlo.divide %612, %616 : tensor<1x1x1x8x1xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x4x4x8x4xf32>
    %621 = stablehlo.multiply %620, %154 : tensor<1x4x4x8x4xf32>
    %622 = stablehlo.negate %621 : tensor<1x4x4x8x4xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%622 init: %cst_154) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x4x4x8x4xf32>, tensor<f32>) -> tensor<1x8xf32>
    %624 = stablehlo.reshape %623 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %625 = stablehlo.add %611, %621 : tensor<1x4x4x8x4xf32>
    %626 = stablehlo.add %615, %624 : tensor<1x1x1x8x1xf32>
    %cst_155 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %628 = stablehlo.divide %626, %627 : tensor<1x1x1x8x1xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.reduce(%628 init: %cst_156) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %630 = stablehlo.broadcast_in_dim %629, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %631 = stablehlo.broadcast_in_dim %630, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x4x4x8x4xf32>
    %632 = stablehlo.add %625, %631 : tensor<1x4x4x8x4xf32>
    %633 = stablehlo.reshape %632 : (tensor<1x4x4x8x4xf32>) -> tensor<1x4x4x32xf32>
    %634 = stablehlo.convolution(%143, %633) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x16xf32>, tensor<1x4x4x32xf32>) -> tensor<3x3x16x32xf32>
    %635 = stablehlo.reverse %arg12, dims = [0, 1] : tensor<3x3x16x32xf32>
    %636 = stablehlo.convolution(%633, %635) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x32xf32>, tensor<3x3x16x32xf32>) -> tensor<1x4x4x16xf32>
    %cst_157 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %637 = stablehlo.pad %139, %cst_157, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x8x8x16xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = "stablehlo.select_and_scatter"(%637, %636, %cst_158) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %852 = stablehlo.compare GE, %arg102, %arg103, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %852 : tensor<i1>
    }, {
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %852 = stablehlo.add %arg102, %arg103 : tensor<f32>
      stablehlo.return %852 : tensor<f32>
    }) : (tensor<1x8x8x16xf32>, tensor<1x4x4x16xf32>, tensor<f32>) -> tensor<1x8x8x16xf32>
    %639 = stablehlo.slice %638 [0:1, 0:8, 0:8, 0:16] : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
    %640 = stablehlo.add %548, %639 : tensor<1x8x8x16xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %642 = stablehlo.select %141, %640, %641 : tensor<1x8x8x16xi1>, tensor<1x8x8x16xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.reduce(%642 init: %cst_160) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %644 = stablehlo.reshape %643 : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %645 = stablehlo.reduce(%644 init: %cst_161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %646 = stablehlo.multiply %132, %642 : tensor<1x8x8x16xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %647 = stablehlo.reduce(%646 init: %cst_162) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %648 = stablehlo.reshape %647 : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %649 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %650 = stablehlo.multiply %642, %649 : tensor<1x8x8x16xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %651 = stablehlo.reduce(%648 init: %cst_163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %652 = stablehlo.reshape %650 : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x8x2xf32>
    %653 = stablehlo.multiply %123, %652 : tensor<1x8x8x8x2xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %654 = stablehlo.reduce(%653 init: %cst_164) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %655 = stablehlo.reshape %654 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %656 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %657 = stablehlo.multiply %652, %656 : tensor<1x8x8x8x2xf32>
    %658 = stablehlo.multiply %655, %129 : tensor<1x1x1x8x1xf32>
    %659 = stablehlo.negate %657 : tensor<1x8x8x8x2xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.reduce(%659 init: %cst_165) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %661 = stablehlo.reshape %660 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_166 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %663 = stablehlo.divide %658, %662 : tensor<1x1x1x8x1xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %664 = stablehlo.reduce(%663 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x8x8x8x2xf32>
    %667 = stablehlo.multiply %666, %117 : tensor<1x8x8x8x2xf32>
    %668 = stablehlo.negate %667 : tensor<1x8x8x8x2xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%668 init: %cst_168) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %670 = stablehlo.reshape %669 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %671 = stablehlo.add %657, %667 : tensor<1x8x8x8x2xf32>
    %672 = stablehlo.add %661, %670 : tensor<1x1x1x8x1xf32>
    %cst_169 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %674 = stablehlo.divide %672, %673 : tensor<1x1x1x8x1xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %677 = stablehlo.broadcast_in_dim %676, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x8x8x8x2xf32>
    %678 = stablehlo.add %671, %677 : tensor<1x8x8x8x2xf32>
    %679 = stablehlo.reshape %678 : (tensor<1x8x8x8x2xf32>) -> tensor<1x8x8x16xf32>
    %680 = stablehlo.convolution(%104, %679) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %681 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x16x16xf32>
    %682 = stablehlo.convolution(%679, %681) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<1x8x8x16xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %684 = stablehlo.select %106, %682, %683 : tensor<1x8x8x16xi1>, tensor<1x8x8x16xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %685 = stablehlo.reduce(%684 init: %cst_172) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %686 = stablehlo.reshape %685 : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_173) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %688 = stablehlo.multiply %97, %684 : tensor<1x8x8x16xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_174) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %690 = stablehlo.reshape %689 : (tensor<1x16xf32>) -> tensor<1x1x1x16xf32>
    %691 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x8x8x16xf32>
    %692 = stablehlo.multiply %684, %691 : tensor<1x8x8x16xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.reduce(%690 init: %cst_175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %694 = stablehlo.reshape %692 : (tensor<1x8x8x16xf32>) -> tensor<1x8x8x8x2xf32>
    %695 = stablehlo.multiply %88, %694 : tensor<1x8x8x8x2xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.reduce(%695 init: %cst_176) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %697 = stablehlo.reshape %696 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %698 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x8x8x8x2xf32>
    %699 = stablehlo.multiply %694, %698 : tensor<1x8x8x8x2xf32>
    %700 = stablehlo.multiply %697, %94 : tensor<1x1x1x8x1xf32>
    %701 = stablehlo.negate %699 : tensor<1x8x8x8x2xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.reduce(%701 init: %cst_177) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %703 = stablehlo.reshape %702 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_178 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %705 = stablehlo.divide %700, %704 : tensor<1x1x1x8x1xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%705 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x8x8x8x2xf32>
    %709 = stablehlo.multiply %708, %82 : tensor<1x8x8x8x2xf32>
    %710 = stablehlo.negate %709 : tensor<1x8x8x8x2xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_180) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<1x8x8x8x2xf32>, tensor<f32>) -> tensor<1x8xf32>
    %712 = stablehlo.reshape %711 : (tensor<1x8xf32>) -> tensor<1x1x1x8x1xf32>
    %713 = stablehlo.add %699, %709 : tensor<1x8x8x8x2xf32>
    %714 = stablehlo.add %703, %712 : tensor<1x1x1x8x1xf32>
    %cst_181 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %716 = stablehlo.divide %714, %715 : tensor<1x1x1x8x1xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.reduce(%716 init: %cst_182) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %719 = stablehlo.broadcast_in_dim %718, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x8x8x8x2xf32>
    %720 = stablehlo.add %713, %719 : tensor<1x8x8x8x2xf32>
    %721 = stablehlo.reshape %720 : (tensor<1x8x8x8x2xf32>) -> tensor<1x8x8x16xf32>
    %722 = stablehlo.convolution(%71, %721) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x8xf32>, tensor<1x8x8x16xf32>) -> tensor<3x3x8x16xf32>
    %723 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<3x3x8x16xf32>
    %724 = stablehlo.convolution(%721, %723) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<1x8x8x8xf32>
    %cst_183 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %725 = stablehlo.pad %67, %cst_183, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x16x16x8xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = "stablehlo.select_and_scatter"(%725, %724, %cst_184) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %852 = stablehlo.compare GE, %arg102, %arg103, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %852 : tensor<i1>
    }, {
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %852 = stablehlo.add %arg102, %arg103 : tensor<f32>
      stablehlo.return %852 : tensor<f32>
    }) : (tensor<1x16x16x8xf32>, tensor<1x8x8x8xf32>, tensor<f32>) -> tensor<1x16x16x8xf32>
    %727 = stablehlo.slice %726 [0:1, 0:16, 0:16, 0:8] : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %728 = stablehlo.add %459, %727 : tensor<1x16x16x8xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %730 = stablehlo.select %69, %728, %729 : tensor<1x16x16x8xi1>, tensor<1x16x16x8xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.reduce(%730 init: %cst_186) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %732 = stablehlo.reshape %731 : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.reduce(%732 init: %cst_187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %734 = stablehlo.multiply %60, %730 : tensor<1x16x16x8xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.reduce(%734 init: %cst_188) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %736 = stablehlo.reshape %735 : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %737 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %738 = stablehlo.multiply %730, %737 : tensor<1x16x16x8xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.reduce(%736 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %740 = stablehlo.reshape %738 : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8x1xf32>
    %741 = stablehlo.multiply %51, %740 : tensor<1x16x16x8x1xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %742 = stablehlo.reduce(%741 init: %cst_190) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %743 = stablehlo.reshape %742 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %744 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %745 = stablehlo.multiply %740, %744 : tensor<1x16x16x8x1xf32>
    %746 = stablehlo.multiply %743, %57 : tensor<1x1x1x8x1xf32>
    %747 = stablehlo.negate %745 : tensor<1x16x16x8x1xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.reduce(%747 init: %cst_191) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %749 = stablehlo.reshape %748 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_192 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %751 = stablehlo.divide %746, %750 : tensor<1x1x1x8x1xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_193) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %754 = stablehlo.broadcast_in_dim %753, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x16x16x8x1xf32>
    %755 = stablehlo.multiply %754, %45 : tensor<1x16x16x8x1xf32>
    %756 = stablehlo.negate %755 : tensor<1x16x16x8x1xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.reduce(%756 init: %cst_194) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %758 = stablehlo.reshape %757 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %759 = stablehlo.add %745, %755 : tensor<1x16x16x8x1xf32>
    %760 = stablehlo.add %749, %758 : tensor<1x1x1x8x1xf32>
    %cst_195 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %762 = stablehlo.divide %760, %761 : tensor<1x1x1x8x1xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%762 init: %cst_196) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %764 = stablehlo.broadcast_in_dim %763, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %765 = stablehlo.broadcast_in_dim %764, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x16x16x8x1xf32>
    %766 = stablehlo.add %759, %765 : tensor<1x16x16x8x1xf32>
    %767 = stablehlo.reshape %766 : (tensor<1x16x16x8x1xf32>) -> tensor<1x16x16x8xf32>
    %768 = stablehlo.convolution(%32, %767) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<1x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %769 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x8x8xf32>
    %770 = stablehlo.convolution(%767, %769) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<1x16x16x8xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %772 = stablehlo.select %34, %770, %771 : tensor<1x16x16x8xi1>, tensor<1x16x16x8xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.reduce(%772 init: %cst_198) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %774 = stablehlo.reshape %773 : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%774 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %776 = stablehlo.multiply %25, %772 : tensor<1x16x16x8xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.reduce(%776 init: %cst_200) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %778 = stablehlo.reshape %777 : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %779 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x16x16x8xf32>
    %780 = stablehlo.multiply %772, %779 : tensor<1x16x16x8xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.reduce(%778 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %782 = stablehlo.reshape %780 : (tensor<1x16x16x8xf32>) -> tensor<1x16x16x8x1xf32>
    %783 = stablehlo.multiply %16, %782 : tensor<1x16x16x8x1xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_202) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %785 = stablehlo.reshape %784 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %786 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x1xf32>) -> tensor<1x16x16x8x1xf32>
    %787 = stablehlo.multiply %782, %786 : tensor<1x16x16x8x1xf32>
    %788 = stablehlo.multiply %785, %22 : tensor<1x1x1x8x1xf32>
    %789 = stablehlo.negate %787 : tensor<1x16x16x8x1xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %790 = stablehlo.reduce(%789 init: %cst_203) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %791 = stablehlo.reshape %790 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %cst_204 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %793 = stablehlo.divide %788, %792 : tensor<1x1x1x8x1xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.reduce(%793 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %795 = stablehlo.broadcast_in_dim %794, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %796 = stablehlo.broadcast_in_dim %795, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x16x16x8x1xf32>
    %797 = stablehlo.multiply %796, %10 : tensor<1x16x16x8x1xf32>
    %798 = stablehlo.negate %797 : tensor<1x16x16x8x1xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %799 = stablehlo.reduce(%798 init: %cst_206) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16x8x1xf32>, tensor<f32>) -> tensor<1x8x1xf32>
    %800 = stablehlo.reshape %799 : (tensor<1x8x1xf32>) -> tensor<1x1x1x8x1xf32>
    %801 = stablehlo.add %787, %797 : tensor<1x16x16x8x1xf32>
    %802 = stablehlo.add %791, %800 : tensor<1x1x1x8x1xf32>
    %cst_207 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<1x1x1x8x1xf32>
    %804 = stablehlo.divide %802, %803 : tensor<1x1x1x8x1xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.reduce(%804 init: %cst_208) applies stablehlo.add across dimensions = [0, 1, 2, 4] : (tensor<1x1x1x8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %806 = stablehlo.broadcast_in_dim %805, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %807 = stablehlo.broadcast_in_dim %806, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x16x16x8x1xf32>
    %808 = stablehlo.add %801, %807 : tensor<1x16x16x8x1xf32>
    %809 = stablehlo.reshape %808 : (tensor<1x16x16x8x1xf32>) -> tensor<1x16x16x8xf32>
    %810 = stablehlo.convolution(%arg100, %809) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x3xf32>, tensor<1x16x16x8xf32>) -> tensor<3x3x3x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %811 = stablehlo.add %arg33, %c : tensor<i32>
    %812 = stablehlo.convert %811 : (tensor<i32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %813 = stablehlo.power %cst_209, %812 : tensor<f32>
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %814 = stablehlo.subtract %cst_210, %813 : tensor<f32>
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %815 = stablehlo.divide %cst_211, %814 : tensor<f32>
    %cst_212 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %816 = stablehlo.power %cst_212, %812 : tensor<f32>
    %cst_213 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %817 = stablehlo.subtract %cst_213, %816 : tensor<f32>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %818 = stablehlo.divide %cst_214, %817 : tensor<f32>
    %819:3 = call @adam_leaf(%arg0, %arg34, %arg67, %810, %815, %818) : (tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>)
    %820:3 = call @adam_leaf_4(%arg1, %arg35, %arg68, %781, %815, %818) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %821:3 = call @adam_leaf_4(%arg2, %arg36, %arg69, %775, %815, %818) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %822:3 = call @adam_leaf_5(%arg3, %arg37, %arg70, %768, %815, %818) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>)
    %823:3 = call @adam_leaf_4(%arg4, %arg38, %arg71, %739, %815, %818) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %824:3 = call @adam_leaf_4(%arg5, %arg39, %arg72, %733, %815, %818) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %825:3 = call @adam_leaf_6(%arg6, %arg40, %arg73, %722, %815, %818) : (tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>)
    %826:3 = call @adam_leaf_7(%arg7, %arg41, %arg74, %693, %815, %818) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %827:3 = call @adam_leaf_7(%arg8, %arg42, %arg75, %687, %815, %818) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %828:3 = call @adam_leaf_8(%arg9, %arg43, %arg76, %680, %815, %818) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>)
    %829:3 = call @adam_leaf_7(%arg10, %arg44, %arg77, %651, %815, %818) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %830:3 = call @adam_leaf_7(%arg11, %arg45, %arg78, %645, %815, %818) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %831:3 = call @adam_leaf_9(%arg12, %arg46, %arg79, %634, %815, %818) : (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>)
    %832:3 = call @adam_leaf_10(%arg13, %arg47, %arg80, %605, %815, %818) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %833:3 = call @adam_leaf_10(%arg14, %arg48, %arg81, %599, %815, %818) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %834:3 = call @adam_leaf_11(%arg15, %arg49, %arg82, %592, %815, %818) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>)
    %835:3 = call @adam_leaf_10(%arg16, %arg50, %arg83, %563, %815, %818) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %836:3 = call @adam_leaf_10(%arg17, %arg51, %arg84, %557, %815, %818) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %837:3 = call @adam_leaf_12(%arg18, %arg52, %arg85, %550, %815, %818) : (tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>)
    %838:3 = call @adam_leaf_13(%arg19, %arg53, %arg86, %461, %815, %818) : (tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>)
    %839:3 = call @adam_leaf_14(%arg20, %arg54, %arg87, %372, %815, %818) : (tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>)
    %840:3 = call @adam_leaf_15(%arg21, %arg55, %arg88, %545, %815, %818) : (tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>)
    %841:3 = call @adam_leaf_7(%arg22, %arg56, %arg89, %516, %815, %818) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %842:3 = call @adam_leaf_7(%arg23, %arg57, %arg90, %510, %815, %818) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %843:3 = call @adam_leaf_8(%arg24, %arg58, %arg91, %503, %815, %818) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>)
    %844:3 = call @adam_leaf_7(%arg25, %arg59, %arg92, %474, %815, %818) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %845:3 = call @adam_leaf_7(%arg26, %arg60, %arg93, %468, %815, %818) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %846:3 = call @adam_leaf_16(%arg27, %arg61, %arg94, %456, %815, %818) : (tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>)
    %847:3 = call @adam_leaf_4(%arg28, %arg62, %arg95, %427, %815, %818) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %848:3 = call @adam_leaf_4(%arg29, %arg63, %arg96, %421, %815, %818) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %849:3 = call @adam_leaf_5(%arg30, %arg64, %arg97, %414, %815, %818) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>)
    %850:3 = call @adam_leaf_4(%arg31, %arg65, %arg98, %385, %815, %818) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %851:3 = call @adam_leaf_4(%arg32, %arg66, %arg99, %379, %815, %818) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    return %819#0, %820#0, %821#0, %822#0, %823#0, %824#0, %825#0, %826#0, %827#0, %828#0, %829#0, %830#0, %831#0, %832#0, %833#0, %834#0, %835#0, %836#0, %837#0, %838#0, %839#0, %840#0, %841#0, %842#0, %843#0, %844#0, %845#0, %846#0, %847#0, %848#0, %849#0, %850#0, %851#0, %811, %819#1, %820#1, %821#1, %822#1, %823#1, %824#1, %825#1, %826#1, %827#1, %828#1, %829#1, %830#1, %831#1, %832#1, %833#1, %834#1, %835#1, %836#1, %837#1, %838#1, %839#1, %840#1, %841#1, %842#1, %843#1, %844#1, %845#1, %846#1, %847#1, %848#1, %849#1, %850#1, %851#1, %819#2, %820#2, %821#2, %822#2, %823#2, %824#2, %825#2, %826#2, %827#2, %828#2, %829#2, %830#2, %831#2, %832#2, %833#2, %834#2, %835#2, %836#2, %837#2, %838#2, %839#2, %840#2, %841#2, %842#2, %843#2, %844#2, %845#2, %846#2, %847#2, %848#2, %849#2, %850#2, %851#2, %365 : tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x2x32x16xf32>, tensor<2x2x16x8xf32>, tensor<1x1x8x3xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x2x32x16xf32>, tensor<2x2x16x8xf32>, tensor<1x1x8x3xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x2x32x16xf32>, tensor<2x2x16x8xf32>, tensor<1x1x8x3xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x16x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x16x16x8xf32>
    return %1 : tensor<1x16x16x8xf32>
  }
  func.func private @relu_0(%arg0: tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x8x8x16xf32>
    return %1 : tensor<1x8x8x16xf32>
  }
  func.func private @relu_1(%arg0: tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x4x4x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x4x4x32xf32>
    return %1 : tensor<1x4x4x32xf32>
  }
  func.func private @log_softmax(%arg0: tensor<1x16x16x3xf32>) -> (tensor<1x16x16x3xf32>, tensor<1x16x16x3xf32>, tensor<1x16x16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<1x16x16x3xf32>, tensor<f32>) -> tensor<1x16x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1x16x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x16x16xf32>) -> tensor<1x16x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x16x16x1xf32>) -> tensor<1x16x16x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x16x16x3xf32>
    %6 = stablehlo.exponential %5 : tensor<1x16x16x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<1x16x16x3xf32>, tensor<f32>) -> tensor<1x16x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x16xf32>) -> tensor<1x16x16x1xf32>
    %9 = stablehlo.log %8 : tensor<1x16x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x16x16x1xf32>) -> tensor<1x16x16x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x16x16x3xf32>
    return %11, %6, %8 : tensor<1x16x16x3xf32>, tensor<1x16x16x3xf32>, tensor<1x16x16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<1x16x16x3xf32>, %arg1: tensor<1x16x16x1xi32>) -> (tensor<1x16x16x1xf32>, tensor<16x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x16x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x16x16x1xi32>, tensor<1x16x16x1xi32>) -> tensor<1x16x16x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x16x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x16x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x16x16x1xi1>, tensor<1x16x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x16x16x1xi32>) -> tensor<16x16x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x16x1x1xi32>, tensor<16x16x1x1xi32>) -> tensor<16x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<16x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x16x1x1xi32>, tensor<16x16x1x1xi32>) -> tensor<16x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<16x16x1x1xi1>, tensor<i1>) -> tensor<16x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [3], operand_batching_dims = [1, 2], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x16x16x3xf32>, tensor<16x16x1x1xi32>) -> tensor<1x16x16x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2, 3] : (tensor<16x16x1xi1>) -> tensor<1x16x16x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x16x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x16x16x1xi1>, tensor<1x16x16x1xf32>
    return %16, %5 : tensor<1x16x16x1xf32>, tensor<16x16x1x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<16x16x1x1xi32>, %arg1: tensor<1x16x16x1xf32>) -> tensor<1x16x16x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x16x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [3], input_batching_dims = [1, 2], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [3], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x16x16x3xf32>, tensor<16x16x1x1xi32>, tensor<1x16x16x1xf32>) -> tensor<1x16x16x3xf32>
    return %1 : tensor<1x16x16x3xf32>
  }
  func.func private @log_softmax_3(%arg0: tensor<1x16x16x3xf32>, %arg1: tensor<1x16x16x1xf32>, %arg2: tensor<1x16x16x3xf32>) -> tensor<1x16x16x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1x16x16x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<1x16x16x3xf32>, tensor<f32>) -> tensor<1x16x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x16x16xf32>) -> tensor<1x16x16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x16x16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x16x16xf32>) -> tensor<1x16x16x3xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<1x16x16x3xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<1x16x16x3xf32>
    return %8 : tensor<1x16x16x3xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<3x3x3x8xf32>, %arg1: tensor<3x3x3x8xf32>, %arg2: tensor<3x3x3x8xf32>, %arg3: tensor<3x3x3x8xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x3x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x3x8xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x3x8xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x3x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x3x8xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x3x8xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x3x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x3x8xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x3x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x3x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x3x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x3x8xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x3x8xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x3x8xf32>
    return %21, %4, %10 : tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>
  }
  func.func private @adam_leaf_4(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<8xf32>
    %4 = stablehlo.add %1, %3 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<8xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<8xf32>
    %10 = stablehlo.add %6, %9 : tensor<8xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<8xf32>
    %13 = stablehlo.sqrt %12 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.add %13, %14 : tensor<8xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<8xf32>
    %20 = stablehlo.divide %19, %15 : tensor<8xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<8xf32>
    return %21, %4, %10 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @adam_leaf_5(%arg0: tensor<3x3x8x8xf32>, %arg1: tensor<3x3x8x8xf32>, %arg2: tensor<3x3x8x8xf32>, %arg3: tensor<3x3x8x8xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x8x8xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x8x8xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x8x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x8x8xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x8x8xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x8x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x8x8xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x8x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x8x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x8x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x8x8xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x8x8xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x8x8xf32>
    return %21, %4, %10 : tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>
  }
  func.func private @adam_leaf_6(%arg0: tensor<3x3x8x16xf32>, %arg1: tensor<3x3x8x16xf32>, %arg2: tensor<3x3x8x16xf32>, %arg3: tensor<3x3x8x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x8x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x8x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x8x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x8x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x8x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x8x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x8x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x8x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x8x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x8x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x8x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x8x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x8x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x8x16xf32>
    return %21, %4, %10 : tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>
  }
  func.func private @adam_leaf_7(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
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
  func.func private @adam_leaf_8(%arg0: tensor<3x3x16x16xf32>, %arg1: tensor<3x3x16x16xf32>, %arg2: tensor<3x3x16x16xf32>, %arg3: tensor<3x3x16x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x16x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x16x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x16x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x16x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x16x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x16x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x16x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x16x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x16x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x16x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x16x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x16x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x16x16xf32>
    return %21, %4, %10 : tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<3x3x16x32xf32>, %arg1: tensor<3x3x16x32xf32>, %arg2: tensor<3x3x16x32xf32>, %arg3: tensor<3x3x16x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x16x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x16x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x16x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x16x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x16x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x16x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x16x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x16x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x16x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x16x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x16x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x16x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x16x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x16x32xf32>
    return %21, %4, %10 : tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
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
  func.func private @adam_leaf_11(%arg0: tensor<3x3x32x32xf32>, %arg1: tensor<3x3x32x32xf32>, %arg2: tensor<3x3x32x32xf32>, %arg3: tensor<3x3x32x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x32x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x32x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x32x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x32x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x32x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x32x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x32x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x32x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x32x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x32x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x32x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x32x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x32x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x32x32xf32>
    return %21, %4, %10 : tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>
  }
  func.func private @adam_leaf_12(%arg0: tensor<2x2x32x16xf32>, %arg1: tensor<2x2x32x16xf32>, %arg2: tensor<2x2x32x16xf32>, %arg3: tensor<2x2x32x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x2x32x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x2x32x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x2x32x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x2x32x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x2x32x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x2x32x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x2x32x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x32x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x2x32x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x32x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x2x32x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2x32x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x2x32x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x2x32x16xf32>
    return %21, %4, %10 : tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>
  }
  func.func private @adam_leaf_13(%arg0: tensor<2x2x16x8xf32>, %arg1: tensor<2x2x16x8xf32>, %arg2: tensor<2x2x16x8xf32>, %arg3: tensor<2x2x16x8xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x2x16x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x2x16x8xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x2x16x8xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x2x16x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x2x16x8xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x2x16x8xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x2x16x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x16x8xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x2x16x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x16x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x2x16x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2x16x8xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x2x16x8xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x2x16x8xf32>
    return %21, %4, %10 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>
  }
  func.func private @adam_leaf_14(%arg0: tensor<1x1x8x3xf32>, %arg1: tensor<1x1x8x3xf32>, %arg2: tensor<1x1x8x3xf32>, %arg3: tensor<1x1x8x3xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x1x8x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x1x8x3xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x1x8x3xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x1x8x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x1x8x3xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x1x8x3xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x8x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x1x8x3xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x1x8x3xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x1x8x3xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x1x8x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x1x8x3xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x1x8x3xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x1x8x3xf32>
    return %21, %4, %10 : tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>, tensor<1x1x8x3xf32>
  }
  func.func private @adam_leaf_15(%arg0: tensor<3x3x32x16xf32>, %arg1: tensor<3x3x32x16xf32>, %arg2: tensor<3x3x32x16xf32>, %arg3: tensor<3x3x32x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x32x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x32x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x32x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x32x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x32x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x32x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x32x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x32x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x32x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x32x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x32x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x32x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x32x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x32x16xf32>
    return %21, %4, %10 : tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>
  }
  func.func private @adam_leaf_16(%arg0: tensor<3x3x16x8xf32>, %arg1: tensor<3x3x16x8xf32>, %arg2: tensor<3x3x16x8xf32>, %arg3: tensor<3x3x16x8xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x16x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x16x8xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x16x8xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x16x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x16x8xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x16x8xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x16x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x16x8xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x16x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x16x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x16x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x16x8xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x16x8xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x16x8xf32>
    return %21, %4, %10 : tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>
  }
}
