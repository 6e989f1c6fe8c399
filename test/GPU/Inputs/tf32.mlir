// Products and convolutions of f32: of the default precision, and of the highest.
func.func @main(%a: tensor<16x24xf32>, %b: tensor<24x20xf32>, %long: tensor<5000x32xf32>,
                %x: tensor<2x9x9x8xf32>, %w: tensor<3x3x8x12xf32>, %y: tensor<2x5x5x12xf32>,
                %one: tensor<1x1x8x12xf32>, %three: tensor<2x9x9x3xf32>,
                %first: tensor<3x3x3x8xf32>)
    -> (tensor<16x20xf32>, tensor<16x20xf32>, tensor<32x32xf32>, tensor<2x5x5x12xf32>,
        tensor<2x9x9x8xf32>, tensor<3x3x8x12xf32>, tensor<2x9x9x12xf32>, tensor<2x9x9x8xf32>,
        tensor<2x5x5x12xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT]
      : (tensor<16x24xf32>, tensor<24x20xf32>) -> tensor<16x20xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST]
      : (tensor<16x24xf32>, tensor<24x20xf32>) -> tensor<16x20xf32>
  // Few results of long sums, which are a kernel of the step's in f32.
  %2 = stablehlo.dot_general %long, %long, contracting_dims = [0] x [0]
      : (tensor<5000x32xf32>, tensor<5000x32xf32>) -> tensor<32x32xf32>
  %3 = stablehlo.convolution(%x, %w)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x9x8xf32>, tensor<3x3x8x12xf32>) -> tensor<2x5x5x12xf32>
  // Its gradients.
  %4 = stablehlo.convolution(%y, %w)
    dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f],
    window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], reverse = [true, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x5x12xf32>, tensor<3x3x8x12xf32>) -> tensor<2x9x9x8xf32>
  %5 = stablehlo.convolution(%x, %y)
    dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
    window = {pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x9x8xf32>, tensor<2x5x5x12xf32>) -> tensor<3x3x8x12xf32>
  // A product.
  %6 = stablehlo.convolution(%x, %one)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x9x8xf32>, tensor<1x1x8x12xf32>) -> tensor<2x9x9x12xf32>
  // Three channels, which would be copied first.
  %7 = stablehlo.convolution(%three, %first)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<2x9x9x8xf32>
  %8 = stablehlo.convolution(%x, %w)
    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64,
     precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}
    : (tensor<2x9x9x8xf32>, tensor<3x3x8x12xf32>) -> tensor<2x5x5x12xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8
      : tensor<16x20xf32>, tensor<16x20xf32>, tensor<32x32xf32>, tensor<2x5x5x12xf32>,
        tensor<2x9x9x8xf32>, tensor<3x3x8x12xf32>, tensor<2x9x9x12xf32>, tensor<2x9x9x8xf32>,
        tensor<2x5x5x12xf32>
}
