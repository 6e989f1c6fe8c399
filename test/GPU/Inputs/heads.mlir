// Products of batches and heads that do not follow each other in memory.
func.func @main(%a0: tensor<5x40x4x16xbf16>, %b0: tensor<5x72x4x16xbf16>,
                %a1: tensor<5x4x40x72xbf16>, %b1: tensor<5x72x4x16xbf16>,
                %a2: tensor<5x4x16x40xbf16>, %b2: tensor<5x72x4x16xbf16>,
                %a3: tensor<5x40x4x16xbf16>, %b3: tensor<5x4x40x72xbf16>,
                %a4: tensor<4x67x6x9xbf16>, %b4: tensor<4x71x6x9xbf16>,
                %a5: tensor<2x8x3x16xbf16>, %b5: tensor<2x8x3x16xbf16>)
    -> (tensor<5x4x40x72xbf16>,
        tensor<5x4x40x16xbf16>,
        tensor<5x4x40x72xf32>,
        tensor<5x4x16x72xbf16>,
        tensor<4x6x67x71xbf16>,
        tensor<2x3x8x8xbf16>) {
  // Scores: positions between batches and heads.
  %y0 = stablehlo.dot_general %a0, %b0, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<5x40x4x16xbf16>, tensor<5x72x4x16xbf16>) -> tensor<5x4x40x72xbf16>
  // Values, made of positions that are next to each other.
  %y1 = stablehlo.dot_general %a1, %b1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<5x4x40x72xbf16>, tensor<5x72x4x16xbf16>) -> tensor<5x4x40x16xbf16>
  // The gradient of scores, in f32.
  %y2 = stablehlo.dot_general %a2, %b2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3]
      : (tensor<5x4x16x40xbf16>, tensor<5x72x4x16xbf16>) -> tensor<5x4x40x72xf32>
  // The gradient of keys: rows are next to each other.
  %y3 = stablehlo.dot_general %a3, %b3, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [2]
      : (tensor<5x40x4x16xbf16>, tensor<5x4x40x72xbf16>) -> tensor<5x4x16x72xbf16>
  // Odd positions and features, one by one; tails of tiles and terms.
  %y4 = stablehlo.dot_general %a4, %b4, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<4x67x6x9xbf16>, tensor<4x71x6x9xbf16>) -> tensor<4x6x67x71xbf16>
  // Too few calls for a library to be left.
  %y5 = stablehlo.dot_general %a5, %b5, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<2x8x3x16xbf16>, tensor<2x8x3x16xbf16>) -> tensor<2x3x8x8xbf16>
  return %y0, %y1, %y2, %y3, %y4, %y5
    : tensor<5x4x40x72xbf16>, tensor<5x4x40x16xbf16>, tensor<5x4x40x72xf32>, tensor<5x4x16x72xbf16>, tensor<4x6x67x71xbf16>, tensor<2x3x8x8xbf16>
}
