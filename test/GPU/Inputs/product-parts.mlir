// Products of long sums to few results: gradients of weights, of one and of several heads,
// in bf16 and f64; one that is added to another; and one with too few terms for parts.
func.func @main(%a: tensor<4096x8xbf16>, %b: tensor<4096x16xbf16>,
                %c: tensor<2x2048x8xbf16>, %d: tensor<2x2048x4xbf16>,
                %e: tensor<4x2048xf64>, %f: tensor<2048x4xf64>,
                %g: tensor<8x16xbf16>, %h: tensor<8x1024xbf16>)
    -> (tensor<8x16xbf16>, tensor<2x8x4xf32>, tensor<4x4xf64>, tensor<8x8xbf16>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0]
      : (tensor<4096x8xbf16>, tensor<4096x16xbf16>) -> tensor<8x16xbf16>
  %1 = stablehlo.add %0, %g : tensor<8x16xbf16>
  %2 = stablehlo.dot_general %c, %d, batching_dims = [0] x [0], contracting_dims = [1] x [1]
      : (tensor<2x2048x8xbf16>, tensor<2x2048x4xbf16>) -> tensor<2x8x4xf32>
  %3 = stablehlo.dot_general %e, %f, contracting_dims = [1] x [0]
      : (tensor<4x2048xf64>, tensor<2048x4xf64>) -> tensor<4x4xf64>
  %4 = stablehlo.dot_general %h, %h, contracting_dims = [1] x [1]
      : (tensor<8x1024xbf16>, tensor<8x1024xbf16>) -> tensor<8x8xbf16>
  return %1, %2, %3, %4 : tensor<8x16xbf16>, tensor<2x8x4xf32>, tensor<4x4xf64>, tensor<8x8xbf16>
}
