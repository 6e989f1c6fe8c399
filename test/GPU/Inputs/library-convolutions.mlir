// Convolutions and gradients of them as cuDNN names them, and some that it does not.
func.func @main(%x0: tensor<2x8x9x16xbf16>, %w0: tensor<3x3x16x24xbf16>,
                %x1: tensor<1x9x9x8xbf16>, %w1: tensor<3x2x8x16xbf16>,
                %x2: tensor<2x5x5x16xbf16>, %w2: tensor<3x3x8x32xbf16>,
                %x3: tensor<2x5x5x8xbf16>, %w3: tensor<16x3x3x8xbf16>,
                %x4: tensor<2x6x5x24xbf16>, %w4: tensor<3x2x16x24xbf16>,
                %x5: tensor<2x3x4x8xbf16>, %w5: tensor<3x3x16x8xbf16>,
                %x6: tensor<2x3x4x8xbf16>, %w6: tensor<3x3x16x8xbf16>,
                %x7: tensor<1x9x9x8xbf16>, %w7: tensor<3x3x8x8xbf16>,
                %x8: tensor<1x5x5x8xbf16>, %w8: tensor<3x3x8x8xbf16>,
                %x9: tensor<6x8x7x16xbf16>, %w9: tensor<6x4x4x24xbf16>,
                %x10: tensor<4x9x9x8xbf16>, %w10: tensor<4x7x7x16xbf16>,
                %x11: tensor<2x5x5x12xbf16>, %w11: tensor<3x3x12x8xbf16>,
                %x12: tensor<2x9x8xbf16>, %w12: tensor<4x8x16xbf16>,
                %x13: tensor<1x4x5x6x8xbf16>, %w13: tensor<2x3x2x8x16xbf16>,
                %x14: tensor<2x5x5x8xf16>, %w14: tensor<3x3x8x16xf16>,
                %x15: tensor<6x3x4x16xbf16>, %w15: tensor<6x7x8x24xbf16>)
    -> (tensor<2x4x4x24xbf16>,
        tensor<1x7x10x16xbf16>,
        tensor<2x5x5x32xbf16>,
        tensor<2x5x5x16xbf16>,
        tensor<2x6x6x16xbf16>,
        tensor<2x7x8x16xbf16>,
        tensor<2x6x7x16xbf16>,
        tensor<1x4x4x8xbf16>,
        tensor<1x3x3x8xbf16>,
        tensor<3x3x16x24xbf16>,
        tensor<2x3x8x16xbf16>,
        tensor<2x5x5x8xbf16>,
        tensor<2x9x16xbf16>,
        tensor<1x3x5x6x16xbf16>,
        tensor<2x5x5x16xf16>,
        tensor<4x3x16x24xbf16>) {
  // Strides, more padding behind than in front.
  %y0 = stablehlo.convolution(%x0, %w0)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[0, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x8x9x16xbf16>, tensor<3x3x16x24xbf16>) -> tensor<2x4x4x24xbf16>
  // Dilated kernel.
  %y1 = stablehlo.convolution(%x1, %w1)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 3]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x9x9x8xbf16>, tensor<3x2x8x16xbf16>) -> tensor<1x7x10x16xbf16>
  // Groups.
  %y2 = stablehlo.convolution(%x2, %w2)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 2 : i64}
    : (tensor<2x5x5x16xbf16>, tensor<3x3x8x32xbf16>) -> tensor<2x5x5x32xbf16>
  // Filters whose input channels are next to each other.
  %y3 = stablehlo.convolution(%x3, %w3)
    dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x8xbf16>, tensor<16x3x3x8xbf16>) -> tensor<2x5x5x16xbf16>
  // Reversed, one stride: the gradient of an input.
  %y4 = stablehlo.convolution(%x4, %w4)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x6x5x24xbf16>, tensor<3x2x16x24xbf16>) -> tensor<2x6x6x16xbf16>
  // Reversed, dilated: that of a convolution with strides, whose last positions are not read.
  %y5 = stablehlo.convolution(%x5, %w5)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[2, 2], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x3x4x8xbf16>, tensor<3x3x16x8xbf16>) -> tensor<2x7x8x16xbf16>
  // The same with a kernel that was reversed before.
  %y6 = stablehlo.convolution(%x6, %w6)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 2], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x3x4x8xbf16>, tensor<3x3x16x8xbf16>) -> tensor<2x6x7x16xbf16>
  // Reversed with strides: flipped.
  %y7 = stablehlo.convolution(%x7, %w7)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x9x9x8xbf16>, tensor<3x3x8x8xbf16>) -> tensor<1x4x4x8xbf16>
  // Reversed in one dimension alone: none of the three.
  %y8 = stablehlo.convolution(%x8, %w8)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x5x5x8xbf16>, tensor<3x3x8x8xbf16>) -> tensor<1x3x3x8xbf16>
  // The gradient of filters, with strides.
  %y9 = stablehlo.convolution(%x9, %w9)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {stride = [1, 1], pad = [[0, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<6x8x7x16xbf16>, tensor<6x4x4x24xbf16>) -> tensor<3x3x16x24xbf16>
  // The gradient of dilated filters.
  %y10 = stablehlo.convolution(%x10, %w10)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {stride = [2, 2], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<4x9x9x8xbf16>, tensor<4x7x7x16xbf16>) -> tensor<2x3x8x16xbf16>
  // Channels that are not whole pieces: not asked.
  %y11 = stablehlo.convolution(%x11, %w11)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x12xbf16>, tensor<3x3x12x8xbf16>) -> tensor<2x5x5x8xbf16>
  // One dimension.
  %y12 = stablehlo.convolution(%x12, %w12)
    dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
    window = {stride = [1], pad = [[1, 2]], lhs_dilate = [1], rhs_dilate = [1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x8xbf16>, tensor<4x8x16xbf16>) -> tensor<2x9x16xbf16>
  // Three dimensions.
  %y13 = stablehlo.convolution(%x13, %w13)
    dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f],
    window = {stride = [1, 1, 1], pad = [[0, 0], [1, 1], [1, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x4x5x6x8xbf16>, tensor<2x3x2x8x16xbf16>) -> tensor<1x3x5x6x16xbf16>
  // In f16.
  %y14 = stablehlo.convolution(%x14, %w14)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x8xf16>, tensor<3x3x8x16xf16>) -> tensor<2x5x5x16xf16>
  // The gradient of filters of a transposed convolution: the input is dilated.
  %y15 = stablehlo.convolution(%x15, %w15)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {stride = [1, 1], pad = [[3, 2], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<6x3x4x16xbf16>, tensor<6x7x8x24xbf16>) -> tensor<4x3x16x24xbf16>
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7, %y8, %y9, %y10, %y11, %y12, %y13, %y14, %y15
    : tensor<2x4x4x24xbf16>, tensor<1x7x10x16xbf16>, tensor<2x5x5x32xbf16>, tensor<2x5x5x16xbf16>, tensor<2x6x6x16xbf16>, tensor<2x7x8x16xbf16>, tensor<2x6x7x16xbf16>, tensor<1x4x4x8xbf16>, tensor<1x3x3x8xbf16>, tensor<3x3x16x24xbf16>, tensor<2x3x8x16xbf16>, tensor<2x5x5x8xbf16>, tensor<2x9x16xbf16>, tensor<1x3x5x6x16xbf16>, tensor<2x5x5x16xf16>, tensor<4x3x16x24xbf16>
}
