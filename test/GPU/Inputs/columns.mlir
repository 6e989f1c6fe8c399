// Sums of columns of 8.7 million elements, alone and beside what they are made of, and
// tensors of 271872 elements that are padded to different sides.
func.func @columns(%x: tensor<2112x4096xbf16>, %scale: tensor<4096xf32>, %q: tensor<118x12x64xbf16>,
                   %k: tensor<118x12x64xbf16>, %v: tensor<118x12x64xbf16>)
    -> (tensor<f32>, tensor<2112x4096xbf16>, tensor<4096xf32>, tensor<118x2304xbf16>, tensor<4096xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = stablehlo.convert %x : (tensor<2112x4096xbf16>) -> tensor<2112x4096xf32>
  %1 = stablehlo.broadcast_in_dim %scale, dims = [1] : (tensor<4096xf32>) -> tensor<2112x4096xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2112x4096xf32>
  %sum = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2112x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %3 = stablehlo.convert %2 : (tensor<2112x4096xf32>) -> tensor<2112x4096xbf16>
  %4 = stablehlo.convert %3 : (tensor<2112x4096xbf16>) -> tensor<2112x4096xf32>
  %scaled = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2112x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %q1 = stablehlo.reshape %q : (tensor<118x12x64xbf16>) -> tensor<118x1x12x64xbf16>
  %k1 = stablehlo.reshape %k : (tensor<118x12x64xbf16>) -> tensor<118x1x12x64xbf16>
  %v1 = stablehlo.reshape %v : (tensor<118x12x64xbf16>) -> tensor<118x1x12x64xbf16>
  %q3 = stablehlo.pad %q1, %none, low = [0, 2, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<118x1x12x64xbf16>, tensor<bf16>) -> tensor<118x3x12x64xbf16>
  %k3 = stablehlo.pad %k1, %none, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<118x1x12x64xbf16>, tensor<bf16>) -> tensor<118x3x12x64xbf16>
  %v3 = stablehlo.pad %v1, %none, low = [0, 0, 0, 0], high = [0, 2, 0, 0], interior = [0, 0, 0, 0] : (tensor<118x1x12x64xbf16>, tensor<bf16>) -> tensor<118x3x12x64xbf16>
  %5 = stablehlo.add %q3, %k3 : tensor<118x3x12x64xbf16>
  %6 = stablehlo.add %5, %v3 : tensor<118x3x12x64xbf16>
  %7 = stablehlo.reshape %6 : (tensor<118x3x12x64xbf16>) -> tensor<118x2304xbf16>
  return %zero, %3, %sum, %7, %scaled : tensor<f32>, tensor<2112x4096xbf16>, tensor<4096xf32>, tensor<118x2304xbf16>, tensor<4096xf32>
}
