// A bias that is turned and added to each of eight samples, as relative positions are.
func.func @bias(%scores: tensor<8x4x256x256xf32>, %bias: tensor<256x256x4xf32>) -> tensor<8x4x256x256xf32> {
  %turned = stablehlo.transpose %bias, dims = [2, 0, 1] : (tensor<256x256x4xf32>) -> tensor<4x256x256xf32>
  %all = stablehlo.broadcast_in_dim %turned, dims = [1, 2, 3] : (tensor<4x256x256xf32>) -> tensor<8x4x256x256xf32>
  %sum = stablehlo.add %scores, %all : tensor<8x4x256x256xf32>
  return %sum : tensor<8x4x256x256xf32>
}
