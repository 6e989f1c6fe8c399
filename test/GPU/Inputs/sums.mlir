// Long reductions to few results: of columns, of all, and one that another one needs.
func.func @sums(%x: tensor<8x24x24x6xf32>, %g: tensor<3072x40xbf16>, %n: tensor<30000xf32>) -> (tensor<6xf32>, tensor<8x24x24x6xf32>, tensor<40xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %count = stablehlo.constant dense<4608.0> : tensor<6xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x24x24x6xf32>, tensor<f32>) -> tensor<6xf32>
  %mean = stablehlo.divide %sum, %count : tensor<6xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [3] : (tensor<6xf32>) -> tensor<8x24x24x6xf32>
  %centered = stablehlo.subtract %x, %means : tensor<8x24x24x6xf32>
  %squares = stablehlo.multiply %centered, %centered : tensor<8x24x24x6xf32>
  %variance = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x24x24x6xf32>, tensor<f32>) -> tensor<6xf32>
  %wide = stablehlo.convert %g : (tensor<3072x40xbf16>) -> tensor<3072x40xf32>
  %bias = stablehlo.reduce(%wide init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3072x40xf32>, tensor<f32>) -> tensor<40xf32>
  %norm = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<30000xf32>, tensor<f32>) -> tensor<f32>
  %most = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [0, 1, 2, 3] : (tensor<8x24x24x6xf32>, tensor<f32>) -> tensor<f32>
  return %variance, %centered, %bias, %norm, %most : tensor<6xf32>, tensor<8x24x24x6xf32>, tensor<40xf32>, tensor<f32>, tensor<f32>
}
