// The step of products.linalg.mlir.
func.func @main(%x: tensor<2x24x16xf32>, %w: tensor<2x32x24xf32>,
                %z: tensor<8x16xf32>, %c: tensor<8x32xf32>)
    -> (tensor<2x16x32xf32>, tensor<8x32xf32>) {
  %y = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [1] x [2]
      : (tensor<2x24x16xf32>, tensor<2x32x24xf32>) -> tensor<2x16x32xf32>
  %first = stablehlo.slice %y [0:1, 0:16, 0:32] : (tensor<2x16x32xf32>) -> tensor<1x16x32xf32>
  %slice = stablehlo.reshape %first : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
  %product = stablehlo.dot_general %z, %slice, contracting_dims = [1] x [0]
      : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %start = stablehlo.cosine %c : tensor<8x32xf32>
  %s = stablehlo.add %product, %start : tensor<8x32xf32>
  return %y, %s : tensor<2x16x32xf32>, tensor<8x32xf32>
}
