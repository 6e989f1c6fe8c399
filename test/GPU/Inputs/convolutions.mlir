module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x16xbf16> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x3x16x24xbf16> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x3x8x24xbf16> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x3x24x10xbf16> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x14x14x3xbf16>) -> (tensor<3x3x3x16xbf16> {jax.result_info = "result[0][0]"}, tensor<3x3x16x24xbf16> {jax.result_info = "result[0][1]"}, tensor<3x3x8x24xbf16> {jax.result_info = "result[0][2]"}, tensor<3x3x24x10xbf16> {jax.result_info = "result[0][3]"}, tensor<2x14x14x3xbf16> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg4, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x14x14x3xbf16>, tensor<3x3x3x16xbf16>) -> tensor<2x7x7x16xbf16>
    %1 = stablehlo.tanh %0 : tensor<2x7x7x16xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x7x7x16xbf16>
    %3 = stablehlo.subtract %2, %1 : tensor<2x7x7x16xbf16>
    %4 = stablehlo.convolution(%1, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x16xbf16>, tensor<3x3x16x24xbf16>) -> tensor<2x7x7x24xbf16>
    %5 = stablehlo.tanh %4 : tensor<2x7x7x24xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x7x7x24xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<2x7x7x24xbf16>
    %8 = stablehlo.convolution(%5, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x24xbf16>, tensor<3x3x8x24xbf16>) -> tensor<2x5x5x24xbf16>
    %9 = stablehlo.tanh %8 : tensor<2x5x5x24xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x5x5x24xbf16>
    %11 = stablehlo.subtract %10, %9 : tensor<2x5x5x24xbf16>
    %12 = stablehlo.convolution(%9, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x24xbf16>, tensor<3x3x24x10xbf16>) -> tensor<2x3x3x10xbf16>
    %13 = stablehlo.convert %12 : (tensor<2x3x3x10xbf16>) -> tensor<2x3x3x10xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<2x3x3x10xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x3x10xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<2x3x3x10xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.800000e+02> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.800000e+02> : tensor<f32>
    %19 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3x3x10xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<2x3x3x10xf32>
    %22 = stablehlo.convert %21 : (tensor<2x3x3x10xf32>) -> tensor<2x3x3x10xbf16>
    %23 = stablehlo.convolution(%9, %22) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x24xbf16>, tensor<2x3x3x10xbf16>) -> tensor<3x3x24x10xbf16>
    %24 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x24x10xbf16>
    %25 = stablehlo.convolution(%22, %24) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x10xbf16>, tensor<3x3x24x10xbf16>) -> tensor<2x5x5x24xbf16>
    %26 = stablehlo.multiply %25, %11 : tensor<2x5x5x24xbf16>
    %27 = stablehlo.multiply %26, %9 : tensor<2x5x5x24xbf16>
    %28 = stablehlo.add %26, %27 : tensor<2x5x5x24xbf16>
    %29 = stablehlo.convolution(%5, %28) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x24xbf16>, tensor<2x5x5x24xbf16>) -> tensor<3x3x8x24xbf16>
    %30 = stablehlo.reshape %arg2 : (tensor<3x3x8x24xbf16>) -> tensor<3x3x8x3x8xbf16>
    %31 = stablehlo.transpose %30, dims = [0, 1, 3, 2, 4] : (tensor<3x3x8x3x8xbf16>) -> tensor<3x3x3x8x8xbf16>
    %32 = stablehlo.reshape %31 : (tensor<3x3x3x8x8xbf16>) -> tensor<3x3x24x8xbf16>
    %33 = stablehlo.reverse %32, dims = [0, 1] : tensor<3x3x24x8xbf16>
    %34 = stablehlo.convolution(%28, %33) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x24xbf16>, tensor<3x3x24x8xbf16>) -> tensor<2x7x7x24xbf16>
    %35 = stablehlo.multiply %34, %7 : tensor<2x7x7x24xbf16>
    %36 = stablehlo.multiply %35, %5 : tensor<2x7x7x24xbf16>
    %37 = stablehlo.add %35, %36 : tensor<2x7x7x24xbf16>
    %38 = stablehlo.convolution(%1, %37) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x16xbf16>, tensor<2x7x7x24xbf16>) -> tensor<3x3x16x24xbf16>
    %39 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x16x24xbf16>
    %40 = stablehlo.convolution(%37, %39) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x24xbf16>, tensor<3x3x16x24xbf16>) -> tensor<2x7x7x16xbf16>
    %41 = stablehlo.multiply %40, %3 : tensor<2x7x7x16xbf16>
    %42 = stablehlo.multiply %41, %1 : tensor<2x7x7x16xbf16>
    %43 = stablehlo.add %41, %42 : tensor<2x7x7x16xbf16>
    %44 = stablehlo.convolution(%arg4, %43) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x14x14x3xbf16>, tensor<2x7x7x16xbf16>) -> tensor<3x3x3x16xbf16>
    %45 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3x3x16xbf16>
    %46 = stablehlo.convolution(%43, %45) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x16xbf16>, tensor<3x3x3x16xbf16>) -> tensor<2x14x14x3xbf16>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<3x3x3x16xbf16>
    %48 = stablehlo.multiply %47, %44 : tensor<3x3x3x16xbf16>
    %49 = stablehlo.subtract %arg0, %48 : tensor<3x3x3x16xbf16>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<3x3x16x24xbf16>
    %51 = stablehlo.multiply %50, %38 : tensor<3x3x16x24xbf16>
    %52 = stablehlo.subtract %arg1, %51 : tensor<3x3x16x24xbf16>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<3x3x8x24xbf16>
    %54 = stablehlo.multiply %53, %29 : tensor<3x3x8x24xbf16>
    %55 = stablehlo.subtract %arg2, %54 : tensor<3x3x8x24xbf16>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %56 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<3x3x24x10xbf16>
    %57 = stablehlo.multiply %56, %23 : tensor<3x3x24x10xbf16>
    %58 = stablehlo.subtract %arg3, %57 : tensor<3x3x24x10xbf16>
    return %49, %52, %55, %58, %46, %18 : tensor<3x3x3x16xbf16>, tensor<3x3x16x24xbf16>, tensor<3x3x8x24xbf16>, tensor<3x3x24x10xbf16>, tensor<2x14x14x3xbf16>, tensor<f32>
  }
}
