// Sums of columns of 8.7 million elements, alone and beside what they are made of.
func.func @columns(%x: tensor<2112x4096xbf16>, %scale: tensor<4096xf32>)
    -> (tensor<f32>, tensor<2112x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %x : (tensor<2112x4096xbf16>) -> tensor<2112x4096xf32>
  %1 = stablehlo.broadcast_in_dim %scale, dims = [1] : (tensor<4096xf32>) -> tensor<2112x4096xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2112x4096xf32>
  %sum = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2112x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %3 = stablehlo.convert %2 : (tensor<2112x4096xf32>) -> tensor<2112x4096xbf16>
  %4 = stablehlo.convert %3 : (tensor<2112x4096xbf16>) -> tensor<2112x4096xf32>
  %scaled = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2112x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  return %zero, %3, %sum, %scaled : tensor<f32>, tensor<2112x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>
}
