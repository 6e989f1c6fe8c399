module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x32x32xbf16>, %arg1: tensor<3x3x32x64xbf16>, %arg2: tensor<4x24x24x32xbf16>) -> (tensor<3x3x32x32xbf16> {jax.result_info = "result[0][0]"}, tensor<3x3x32x64xbf16> {jax.result_info = "result[0][1]"}, tensor<4x24x24x32xbf16> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg2, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x24x24x32xbf16>, tensor<3x3x32x32xbf16>) -> tensor<4x24x24x32xbf16>
    %1 = call @relu(%0) : (tensor<4x24x24x32xbf16>) -> tensor<4x24x24x32xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x24x24x32xbf16>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<4x24x24x32xbf16>, tensor<4x24x24x32xbf16>) -> tensor<4x24x24x32xi1>
    %4 = stablehlo.convolution(%1, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x24x24x32xbf16>, tensor<3x3x32x64xbf16>) -> tensor<4x12x12x64xbf16>
    %5 = call @relu_0(%4) : (tensor<4x12x12x64xbf16>) -> tensor<4x12x12x64xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x12x12x64xbf16>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<4x12x12x64xbf16>, tensor<4x12x12x64xbf16>) -> tensor<4x12x12x64xi1>
    %8 = stablehlo.convert %5 : (tensor<4x12x12x64xbf16>) -> tensor<4x12x12x64xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<4x12x12x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x12x12x64xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<4x12x12x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x12x12x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x12x12x64xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<4x12x12x64xf32>
    %15 = stablehlo.convert %14 : (tensor<4x12x12x64xf32>) -> tensor<4x12x12x64xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x12x12x64xbf16>
    %17 = stablehlo.select %7, %15, %16 : tensor<4x12x12x64xi1>, tensor<4x12x12x64xbf16>
    %18 = stablehlo.convolution(%1, %17) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x24x24x32xbf16>, tensor<4x12x12x64xbf16>) -> tensor<3x3x32x64xbf16>
    %19 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x32x64xbf16>
    %20 = stablehlo.convolution(%17, %19) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x12x12x64xbf16>, tensor<3x3x32x64xbf16>) -> tensor<4x24x24x32xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4x24x24x32xbf16>
    %22 = stablehlo.select %3, %20, %21 : tensor<4x24x24x32xi1>, tensor<4x24x24x32xbf16>
    %23 = stablehlo.convolution(%arg2, %22) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x24x24x32xbf16>, tensor<4x24x24x32xbf16>) -> tensor<3x3x32x32xbf16>
    %24 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3x32x32xbf16>
    %25 = stablehlo.convolution(%22, %24) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x24x24x32xbf16>, tensor<3x3x32x32xbf16>) -> tensor<4x24x24x32xbf16>
    return %23, %18, %25, %12 : tensor<3x3x32x32xbf16>, tensor<3x3x32x64xbf16>, tensor<4x24x24x32xbf16>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4x24x24x32xbf16>) -> tensor<4x24x24x32xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x24x24x32xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x24x24x32xbf16>
    return %1 : tensor<4x24x24x32xbf16>
  }
  func.func private @relu_0(%arg0: tensor<4x12x12x64xbf16>) -> tensor<4x12x12x64xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x12x12x64xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x12x12x64xbf16>
    return %1 : tensor<4x12x12x64xbf16>
  }
}
