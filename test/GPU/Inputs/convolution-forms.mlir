// Convolutions of many forms, whose factors are read in different ways.
func.func @main(%x0: tensor<2x9x9x5xbf16>, %k0: tensor<3x3x5x7xbf16>,
                %x1: tensor<2x13x13x12xbf16>, %k1: tensor<3x3x12x20xbf16>,
                %x2: tensor<1x14x12x6xbf16>, %k2: tensor<3x3x6x10xbf16>,
                %x3: tensor<2x5x4x8xbf16>, %k3: tensor<3x2x16x8xbf16>,
                %x4: tensor<1x4x5x3xbf16>, %k4: tensor<3x3x9x3xbf16>,
                %x5: tensor<1x2x2x16xbf16>, %k5: tensor<3x3x16x200xbf16>,
                %x6: tensor<1x9x8x64xbf16>, %k6: tensor<3x3x64x72xbf16>,
                %x7: tensor<32x5x5x16xbf16>, %k7: tensor<32x5x5x24xbf16>,
                %x8: tensor<5x8x8x16xbf16>, %k8: tensor<5x4x4x10xbf16>,
                %x9: tensor<3x6x6x12xbf16>, %k9: tensor<3x6x6x6xbf16>,
                %x10: tensor<2x6x6x6xbf16>, %k10: tensor<3x3x3x10xbf16>,
                %x11: tensor<2x4x5x16xbf16>, %k11: tensor<1x2x24x16xbf16>,
                %x12: tensor<2x3x3x8xbf16>, %k12: tensor<1x1x12x8xbf16>,
                %x13: tensor<1x3x3x512xbf16>, %k13: tensor<3x3x8x512xbf16>,
                %x14: tensor<1x4x4x32xbf16>, %k14: tensor<3x3x16x24xbf16>,
                %x15: tensor<16x32x32x8xbf16>, %k15: tensor<3x3x8x136xbf16>,
                %x16: tensor<8x16x17x64xbf16>, %k16: tensor<3x3x8x120xbf16>,
                %x17: tensor<32x32x33x3xbf16>, %k17: tensor<3x2x3x40xbf16>,
                %x18: tensor<32x32x33x8xbf16>, %k18: tensor<3x3x8x40xbf16>,
                %x19: tensor<1x6x8x8xbf16>, %k19: tensor<2x2x8x8320xbf16>)
    -> (tensor<2x9x9x7xbf16>,
        tensor<2x7x6x20xbf16>,
        tensor<1x12x10x10xbf16>,
        tensor<2x13x10x16xbf16>,
        tensor<1x9x10x9xbf16>,
        tensor<1x2x2x200xbf16>,
        tensor<1x9x8x72xbf16>,
        tensor<3x3x16x24xbf16>,
        tensor<3x3x16x10xbf16>,
        tensor<3x3x12x6xbf16>,
        tensor<2x6x6x10xbf16>,
        tensor<2x8x6x24xbf16>,
        tensor<2x7x9x12xbf16>,
        tensor<1x6x6x8xbf16>,
        tensor<1x7x7x24xbf16>,
        tensor<16x32x32x136xbf16>,
        tensor<64x16x17x120xbf16>,
        tensor<32x32x33x40xbf16>,
        tensor<32x32x33x40xbf16>,
        tensor<1x5x7x8320xbf16>) {
  // Odd channels, one by one.
  %y0 = stablehlo.convolution(%x0, %k0)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x9x5xbf16>, tensor<3x3x5x7xbf16>) -> tensor<2x9x9x7xbf16>
  // Pieces of 8 bytes, strides and one-sided padding.
  %y1 = stablehlo.convolution(%x1, %k1)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[1, 2], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x13x13x12xbf16>, tensor<3x3x12x20xbf16>) -> tensor<2x7x6x20xbf16>
  // Pieces of 4 bytes, dilated windows.
  %y2 = stablehlo.convolution(%x2, %k2)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x14x12x6xbf16>, tensor<3x3x6x10xbf16>) -> tensor<1x12x10x10xbf16>
  // Dilated by different factors.
  %y3 = stablehlo.convolution(%x3, %k3)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [3, 2], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x4x8xbf16>, tensor<3x2x16x8xbf16>) -> tensor<2x13x10x16xbf16>
  // Dilated, channels one by one.
  %y4 = stablehlo.convolution(%x4, %k4)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x4x5x3xbf16>, tensor<3x3x9x3xbf16>) -> tensor<1x9x10x9xbf16>
  // Few rows, more columns than a tile, half a slice at the end.
  %y5 = stablehlo.convolution(%x5, %k5)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x2x2x16xbf16>, tensor<3x3x16x200xbf16>) -> tensor<1x2x2x200xbf16>
  // Slices inside of taps, a tile and a bit.
  %y6 = stablehlo.convolution(%x6, %k6)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x9x8x64xbf16>, tensor<3x3x64x72xbf16>) -> tensor<1x9x8x72xbf16>
  // Gradient of weights, whole slices of images.
  %y7 = stablehlo.convolution(%x7, %k7)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<32x5x5x16xbf16>, tensor<32x5x5x24xbf16>) -> tensor<3x3x16x24xbf16>
  // Gradient of weights of a convolution with strides, five images.
  %y8 = stablehlo.convolution(%x8, %k8)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {stride = [1, 1], pad = [[1, 0], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<5x8x8x16xbf16>, tensor<5x4x4x10xbf16>) -> tensor<3x3x16x10xbf16>
  // Gradient of weights, pieces of 8 and 4 bytes.
  %y9 = stablehlo.convolution(%x9, %k9)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<3x6x6x12xbf16>, tensor<3x6x6x6xbf16>) -> tensor<3x3x12x6xbf16>
  // Groups of odd channels.
  %y10 = stablehlo.convolution(%x10, %k10)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 2 : i64}
    : (tensor<2x6x6x6xbf16>, tensor<3x3x3x10xbf16>) -> tensor<2x6x6x10xbf16>
  // Positions without taps, and dilated by one direction.
  %y11 = stablehlo.convolution(%x11, %k11)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[0, 1], [1, 1]], lhs_dilate = [2, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x4x5x16xbf16>, tensor<1x2x24x16xbf16>) -> tensor<2x8x6x24xbf16>
  // Positions without taps in both directions.
  %y12 = stablehlo.convolution(%x12, %k12)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [3, 3], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x3x3x8xbf16>, tensor<1x1x12x8xbf16>) -> tensor<2x7x9x12xbf16>
  // Dilated, in parts.
  %y13 = stablehlo.convolution(%x13, %k13)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x3x3x512xbf16>, tensor<3x3x8x512xbf16>) -> tensor<1x6x6x8xbf16>
  // Groups, dilated.
  %y14 = stablehlo.convolution(%x14, %k14)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 2 : i64}
    : (tensor<1x4x4x32xbf16>, tensor<3x3x16x24xbf16>) -> tensor<1x7x7x24xbf16>
  // Large tiles.
  %y15 = stablehlo.convolution(%x15, %k15)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<16x32x32x8xbf16>, tensor<3x3x8x136xbf16>) -> tensor<16x32x32x136xbf16>
  // Large tiles of images next to each other.
  %y16 = stablehlo.convolution(%x16, %k16)
    dim_numbers = [f, 0, 1, b]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<8x16x17x64xbf16>, tensor<3x3x8x120xbf16>) -> tensor<64x16x17x120xbf16>
  // Tall tiles, few channels.
  %y17 = stablehlo.convolution(%x17, %k17)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<32x32x33x3xbf16>, tensor<3x2x3x40xbf16>) -> tensor<32x32x33x40xbf16>
  // Tall tiles.
  %y18 = stablehlo.convolution(%x18, %k18)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<32x32x33x8xbf16>, tensor<3x3x8x40xbf16>) -> tensor<32x32x33x40xbf16>
  // Wide tiles.
  %y19 = stablehlo.convolution(%x19, %k19)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x6x8x8xbf16>, tensor<2x2x8x8320xbf16>) -> tensor<1x5x7x8320xbf16>
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7, %y8, %y9, %y10, %y11, %y12, %y13, %y14, %y15, %y16, %y17, %y18, %y19
    : tensor<2x9x9x7xbf16>, tensor<2x7x6x20xbf16>, tensor<1x12x10x10xbf16>, tensor<2x13x10x16xbf16>, tensor<1x9x10x9xbf16>, tensor<1x2x2x200xbf16>, tensor<1x9x8x72xbf16>, tensor<3x3x16x24xbf16>, tensor<3x3x16x10xbf16>, tensor<3x3x12x6xbf16>, tensor<2x6x6x10xbf16>, tensor<2x8x6x24xbf16>, tensor<2x7x9x12xbf16>, tensor<1x6x6x8xbf16>, tensor<1x7x7x24xbf16>, tensor<16x32x32x136xbf16>, tensor<64x16x17x120xbf16>, tensor<32x32x33x40xbf16>, tensor<32x32x33x40xbf16>, tensor<1x5x7x8320xbf16>
}
