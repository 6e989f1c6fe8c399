// y[b, i, j] = sum of x[b, k, i] * w[b, j, k], then s = z * y[0] + cos(c).
func.func @main(%x: tensor<2x24x16xf32>, %w: tensor<2x32x24xf32>,
                %z: tensor<8x16xf32>, %c: tensor<8x32xf32>)
    -> (tensor<2x16x32xf32>, tensor<8x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2x16x32xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  %y = linalg.generic {
      indexing_maps = [affine_map<(b, i, j, k) -> (b, k, i)>,
                       affine_map<(b, i, j, k) -> (b, j, k)>,
                       affine_map<(b, i, j, k) -> (b, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<2x24x16xf32>, tensor<2x32x24xf32>)
      outs(%filled : tensor<2x16x32xf32>) {
  ^bb0(%left: f32, %right: f32, %sum: f32):
    %product = arith.mulf %left, %right : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  } -> tensor<2x16x32xf32>
  %slice = tensor.extract_slice %y[0, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<2x16x32xf32> to tensor<16x32xf32>
  %start_empty = tensor.empty() : tensor<8x32xf32>
  %start = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<8x32xf32>) outs(%start_empty : tensor<8x32xf32>) {
  ^bb0(%value: f32, %out: f32):
    %cos = math.cos %value : f32
    linalg.yield %cos : f32
  } -> tensor<8x32xf32>
  %s = linalg.matmul ins(%z, %slice : tensor<8x16xf32>, tensor<16x32xf32>)
      outs(%start : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %y, %s : tensor<2x16x32xf32>, tensor<8x32xf32>
}
