// What belongs to rows or to columns, besides operands of all elements: parts of rows that
// share what is known of each row, a short sum for each column, made by those that read it,
// and a vector that all rows of a normalization read.
func.func @values(%logits: tensor<528x8192xbf16>, %largest: tensor<528xf32>, %labels: tensor<528xi32>,
                  %batch: tensor<1088x2048xf32>, %parts: tensor<4x2048xf32>,
                  %rows: tensor<4224x256xf32>, %scale: tensor<256xf32>, %bias: tensor<256xf32>)
    -> (tensor<528x8192xbf16>, tensor<1088x2048xf32>, tensor<4224x256xf32>) {
  %x = stablehlo.convert %logits : (tensor<528x8192xbf16>) -> tensor<528x8192xf32>
  %b0 = stablehlo.broadcast_in_dim %largest, dims = [0] : (tensor<528xf32>) -> tensor<528x8192xf32>
  %0 = stablehlo.subtract %x, %b0 : tensor<528x8192xf32>
  %b1 = stablehlo.broadcast_in_dim %labels, dims = [0] : (tensor<528xi32>) -> tensor<528x8192xi32>
  %place = stablehlo.iota dim = 1 : tensor<528x8192xi32>
  %is = stablehlo.compare EQ, %place, %b1 : (tensor<528x8192xi32>, tensor<528x8192xi32>) -> tensor<528x8192xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<528x8192xf32>
  %1 = stablehlo.select %is, %zeros, %0 : tensor<528x8192xi1>, tensor<528x8192xf32>
  %2 = stablehlo.convert %1 : (tensor<528x8192xf32>) -> tensor<528x8192xbf16>

  %sum = stablehlo.reduce(%parts init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %b2 = stablehlo.broadcast_in_dim %sum, dims = [1] : (tensor<2048xf32>) -> tensor<1088x2048xf32>
  %3 = stablehlo.subtract %batch, %b2 : tensor<1088x2048xf32>

  %total = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4224x256xf32>, tensor<f32>) -> tensor<4224xf32>
  %b3 = stablehlo.broadcast_in_dim %total, dims = [0] : (tensor<4224xf32>) -> tensor<4224x256xf32>
  %b4 = stablehlo.broadcast_in_dim %scale, dims = [1] : (tensor<256xf32>) -> tensor<4224x256xf32>
  %b5 = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<256xf32>) -> tensor<4224x256xf32>
  %4 = stablehlo.subtract %rows, %b3 : tensor<4224x256xf32>
  %weighted = stablehlo.multiply %4, %b4 : tensor<4224x256xf32>
  %squares = stablehlo.multiply %weighted, %4 : tensor<4224x256xf32>
  %norm = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4224x256xf32>, tensor<f32>) -> tensor<4224xf32>
  %b6 = stablehlo.broadcast_in_dim %norm, dims = [0] : (tensor<4224xf32>) -> tensor<4224x256xf32>
  %5 = stablehlo.multiply %4, %b6 : tensor<4224x256xf32>
  %6 = stablehlo.multiply %5, %b4 : tensor<4224x256xf32>
  %7 = stablehlo.add %6, %b5 : tensor<4224x256xf32>
  return %2, %3, %7 : tensor<528x8192xbf16>, tensor<1088x2048xf32>, tensor<4224x256xf32>
}
