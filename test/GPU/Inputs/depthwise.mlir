// Depthwise convolutions, and what their gradients are.
func.func @main(%x0: tensor<4x40x40x48xbf16>, %w0: tensor<3x3x1x48xbf16>,
                %x1: tensor<2x20x20x16xbf16>, %w1: tensor<3x3x16x1xbf16>,
                %x2: tensor<2x40x40x16xbf16>, %w2: tensor<2x40x40x16xbf16>,
                %x3: tensor<2x9x9x12xbf16>, %w3: tensor<3x3x1x24xbf16>,
                %x4: tensor<2x9x9x11xf32>, %w4: tensor<3x2x1x11xf32>,
                %x5: tensor<2x12x9x9xbf16>, %w5: tensor<12x1x3x3xbf16>)
    -> (tensor<4x40x40x48xbf16>,
        tensor<2x40x40x16xbf16>,
        tensor<3x3x1x16xbf16>,
        tensor<2x4x4x24xbf16>,
        tensor<2x7x9x11xf32>,
        tensor<2x12x9x9xbf16>) {
  // Eight channels a thread, padding.
  %y0 = stablehlo.convolution(%x0, %w0)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 48 : i64}
    : (tensor<4x40x40x48xbf16>, tensor<3x3x1x48xbf16>) -> tensor<4x40x40x48xbf16>
  // The gradient of an input of one with strides.
  %y1 = stablehlo.convolution(%x1, %w1)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 16 : i64}
    : (tensor<2x20x20x16xbf16>, tensor<3x3x16x1xbf16>) -> tensor<2x40x40x16xbf16>
  // The gradient of filters, in parts.
  %y2 = stablehlo.convolution(%x2, %w2)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 16 : i64, feature_group_count = 1 : i64}
    : (tensor<2x40x40x16xbf16>, tensor<2x40x40x16xbf16>) -> tensor<3x3x1x16xbf16>
  // Two features a group.
  %y3 = stablehlo.convolution(%x3, %w3)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 12 : i64}
    : (tensor<2x9x9x12xbf16>, tensor<3x3x1x24xbf16>) -> tensor<2x4x4x24xbf16>
  // Odd channels of f32, a dilated kernel.
  %y4 = stablehlo.convolution(%x4, %w4)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 11 : i64}
    : (tensor<2x9x9x11xf32>, tensor<3x2x1x11xf32>) -> tensor<2x7x9x11xf32>
  // Channels first.
  %y5 = stablehlo.convolution(%x5, %w5)
    dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 12 : i64}
    : (tensor<2x12x9x9xbf16>, tensor<12x1x3x3xbf16>) -> tensor<2x12x9x9xbf16>
  return %y0, %y1, %y2, %y3, %y4, %y5
    : tensor<4x40x40x48xbf16>, tensor<2x40x40x16xbf16>, tensor<3x3x1x16xbf16>, tensor<2x4x4x24xbf16>, tensor<2x7x9x11xf32>, tensor<2x12x9x9xbf16>
}
