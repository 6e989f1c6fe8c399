module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x16xbf16>, %arg1: tensor<3x3x16x24xbf16>, %arg2: tensor<3x3x8x24xbf16>, %arg3: tensor<3x3x24x10xbf16>, %arg4: tensor<2x14x14x3xbf16>) -> (tensor<3x3x3x16xbf16> {jax.result_info = "result[0][0]"}, tensor<3x3x16x24xbf16> {jax.result_info = "result[0][1]"}, tensor<3x3x8x24xbf16> {jax.result_info = "result[0][2]"}, tensor<3x3x24x10xbf16> {jax.result_info = "result[0][3]"}, tensor<2x14x14x3xbf16> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
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
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x3x10xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<2x3x3x10xf32>
    %20 = stablehlo.convert %19 : (tensor<2x3x3x10xf32>) -> tensor<2x3x3x10xbf16>
    %21 = stablehlo.convolution(%9, %20) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x24xbf16>, tensor<2x3x3x10xbf16>) -> tensor<3x3x24x10xbf16>
    %22 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x24x10xbf16>
    %23 = stablehlo.convolution(%20, %22) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x10xbf16>, tensor<3x3x24x10xbf16>) -> tensor<2x5x5x24xbf16>
    %24 = stablehlo.multiply %23, %11 : tensor<2x5x5x24xbf16>
    %25 = stablehlo.multiply %24, %9 : tensor<2x5x5x24xbf16>
    %26 = stablehlo.add %24, %25 : tensor<2x5x5x24xbf16>
    %27 = stablehlo.convolution(%5, %26) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x24xbf16>, tensor<2x5x5x24xbf16>) -> tensor<3x3x8x24xbf16>
    %28 = stablehlo.reshape %arg2 : (tensor<3x3x8x24xbf16>) -> tensor<3x3x8x3x8xbf16>
    %29 = stablehlo.transpose %28, dims = [0, 1, 3, 2, 4] : (tensor<3x3x8x3x8xbf16>) -> tensor<3x3x3x8x8xbf16>
    %30 = stablehlo.reshape %29 : (tensor<3x3x3x8x8xbf16>) -> tensor<3x3x24x8xbf16>
    %31 = stablehlo.reverse %30, dims = [0, 1] : tensor<3x3x24x8xbf16>
    %32 = stablehlo.convolution(%26, %31) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x24xbf16>, tensor<3x3x24x8xbf16>) -> tensor<2x7x7x24xbf16>
    %33 = stablehlo.multiply %32, %7 : tensor<2x7x7x24xbf16>
    %34 = stablehlo.multiply %33, %5 : tensor<2x7x7x24xbf16>
    %35 = stablehlo.add %33, %34 : tensor<2x7x7x24xbf16>
    %36 = stablehlo.convolution(%1, %35) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x16xbf16>, tensor<2x7x7x24xbf16>) -> tensor<3x3x16x24xbf16>
    %37 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x16x24xbf16>
    %38 = stablehlo.convolution(%35, %37) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x24xbf16>, tensor<3x3x16x24xbf16>) -> tensor<2x7x7x16xbf16>
    %39 = stablehlo.multiply %38, %3 : tensor<2x7x7x16xbf16>
    %40 = stablehlo.multiply %39, %1 : tensor<2x7x7x16xbf16>
    %41 = stablehlo.add %39, %40 : tensor<2x7x7x16xbf16>
    %42 = stablehlo.convolution(%arg4, %41) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x14x14x3xbf16>, tensor<2x7x7x16xbf16>) -> tensor<3x3x3x16xbf16>
    %43 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3x3x16xbf16>
    %44 = stablehlo.convolution(%41, %43) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x7x7x16xbf16>, tensor<3x3x3x16xbf16>) -> tensor<2x14x14x3xbf16>
    return %42, %36, %27, %21, %44, %17 : tensor<3x3x3x16xbf16>, tensor<3x3x16x24xbf16>, tensor<3x3x8x24xbf16>, tensor<3x3x24x10xbf16>, tensor<2x14x14x3xbf16>, tensor<f32>
  }
}
