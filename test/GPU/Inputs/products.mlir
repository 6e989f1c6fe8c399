// Products of f64; of batches between the other dimensions; of two dimensions of
// batches that do not join; of f16 into f16 and into f32; and a vector's.
func.func @main(%a: tensor<7x3xf64>, %b: tensor<3x5xf64>,
                %c: tensor<6x3x8xf32>, %d: tensor<5x3x8xf32>,
                %e: tensor<4x6x2x8xf32>, %f: tensor<2x8x4x5xf32>,
                %g: tensor<9x8xf16>, %h: tensor<4x8xf16>, %v: tensor<8xf32>,
                %w: tensor<8x9xf32>)
    -> (tensor<7x5xf64>, tensor<3x6x5xf32>, tensor<4x2x6x5xf32>,
        tensor<9x4xf16>, tensor<9x4xf32>, tensor<9xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
      : (tensor<7x3xf64>, tensor<3x5xf64>) -> tensor<7x5xf64>
  %1 = stablehlo.dot_general %c, %d, batching_dims = [1] x [1], contracting_dims = [2] x [2]
      : (tensor<6x3x8xf32>, tensor<5x3x8xf32>) -> tensor<3x6x5xf32>
  %2 = stablehlo.dot_general %e, %f, batching_dims = [0, 2] x [2, 0], contracting_dims = [3] x [1]
      : (tensor<4x6x2x8xf32>, tensor<2x8x4x5xf32>) -> tensor<4x2x6x5xf32>
  %3 = stablehlo.dot_general %g, %h, contracting_dims = [1] x [1]
      : (tensor<9x8xf16>, tensor<4x8xf16>) -> tensor<9x4xf16>
  %4 = stablehlo.dot_general %g, %h, contracting_dims = [1] x [1]
      : (tensor<9x8xf16>, tensor<4x8xf16>) -> tensor<9x4xf32>
  %5 = stablehlo.dot_general %v, %w, contracting_dims = [0] x [0]
      : (tensor<8xf32>, tensor<8x9xf32>) -> tensor<9xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<7x5xf64>, tensor<3x6x5xf32>,
      tensor<4x2x6x5xf32>, tensor<9x4xf16>, tensor<9x4xf32>, tensor<9xf32>
}
