// Results whose threads go over rows and keep what belongs to the columns: rows of all leading
// dimensions, of one that does not divide, of dimensions in the middle, of a batch in front of
// planes; in the memory of an operand; with more vectors than registers.
func.func @walks(%odd: tensor<128x129x33xf32>, %v33: tensor<33xf32>, %w33: tensor<33xf32>, %is33: tensor<33xi1>,
                 %mid: tensor<4x72x118x64xf32>, %each: tensor<4x1x1x64xf32>, %v64: tensor<64xf32>,
                 %half: tensor<8x530x1024xbf16> {tf.aliasing_output = 2 : i32},
                 %mean: tensor<1024xf32>, %var: tensor<1024xf32>, %scale: tensor<1024xf32>,
                 %planes: tensor<136x16x16x64xf32>, %v16: tensor<16xf32>,
                 %many: tensor<10x1024xf32>)
    -> (tensor<128x129x33xf32>, tensor<4x72x118x64xf32>, tensor<8x530x1024xbf16>,
        tensor<136x16x16x64xf32>, tensor<8x530x1024xbf16>) {
  %b0 = stablehlo.broadcast_in_dim %v33, dims = [2] : (tensor<33xf32>) -> tensor<128x129x33xf32>
  %b1 = stablehlo.broadcast_in_dim %w33, dims = [2] : (tensor<33xf32>) -> tensor<128x129x33xf32>
  %0 = stablehlo.multiply %odd, %b0 : tensor<128x129x33xf32>
  %is = stablehlo.broadcast_in_dim %is33, dims = [2] : (tensor<33xi1>) -> tensor<128x129x33xi1>
  %sum0 = stablehlo.add %0, %b1 : tensor<128x129x33xf32>
  %1 = stablehlo.select %is, %sum0, %0 : tensor<128x129x33xi1>, tensor<128x129x33xf32>

  %b2 = stablehlo.broadcast_in_dim %each, dims = [0, 1, 2, 3] : (tensor<4x1x1x64xf32>) -> tensor<4x72x118x64xf32>
  %b3 = stablehlo.broadcast_in_dim %v64, dims = [3] : (tensor<64xf32>) -> tensor<4x72x118x64xf32>
  %2 = stablehlo.multiply %mid, %b2 : tensor<4x72x118x64xf32>
  %3 = stablehlo.add %2, %b3 : tensor<4x72x118x64xf32>

  // Normalized by statistics: x - mean, times what is made of them column by column.
  %x = stablehlo.convert %half : (tensor<8x530x1024xbf16>) -> tensor<8x530x1024xf32>
  %epsilon = stablehlo.constant dense<1.0e-5> : tensor<1024xf32>
  %positive = stablehlo.multiply %var, %var : tensor<1024xf32>
  %sum = stablehlo.add %positive, %epsilon : tensor<1024xf32>
  %root = stablehlo.rsqrt %sum : tensor<1024xf32>
  %factor = stablehlo.multiply %root, %scale : tensor<1024xf32>
  %b4 = stablehlo.broadcast_in_dim %mean, dims = [2] : (tensor<1024xf32>) -> tensor<8x530x1024xf32>
  %b5 = stablehlo.broadcast_in_dim %factor, dims = [2] : (tensor<1024xf32>) -> tensor<8x530x1024xf32>
  %4 = stablehlo.subtract %x, %b4 : tensor<8x530x1024xf32>
  %5 = stablehlo.multiply %4, %b5 : tensor<8x530x1024xf32>
  %6 = stablehlo.convert %5 : (tensor<8x530x1024xf32>) -> tensor<8x530x1024xbf16>

  %b6 = stablehlo.broadcast_in_dim %v16, dims = [1] : (tensor<16xf32>) -> tensor<136x16x16x64xf32>
  %7 = stablehlo.add %planes, %b6 : tensor<136x16x16x64xf32>

  // Ten vectors of eight neighbours would be 80 registers.
  %y = stablehlo.convert %6 : (tensor<8x530x1024xbf16>) -> tensor<8x530x1024xf32>
  %s0 = stablehlo.slice %many [0:1, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s1 = stablehlo.slice %many [1:2, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s2 = stablehlo.slice %many [2:3, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s3 = stablehlo.slice %many [3:4, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s4 = stablehlo.slice %many [4:5, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s5 = stablehlo.slice %many [5:6, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s6 = stablehlo.slice %many [6:7, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s7 = stablehlo.slice %many [7:8, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s8 = stablehlo.slice %many [8:9, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %s9 = stablehlo.slice %many [9:10, 0:1024] : (tensor<10x1024xf32>) -> tensor<1x1024xf32>
  %c0 = stablehlo.broadcast_in_dim %s0, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c1 = stablehlo.broadcast_in_dim %s1, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c2 = stablehlo.broadcast_in_dim %s2, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c3 = stablehlo.broadcast_in_dim %s3, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c4 = stablehlo.broadcast_in_dim %s4, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c5 = stablehlo.broadcast_in_dim %s5, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c6 = stablehlo.broadcast_in_dim %s6, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c7 = stablehlo.broadcast_in_dim %s7, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c8 = stablehlo.broadcast_in_dim %s8, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %c9 = stablehlo.broadcast_in_dim %s9, dims = [1, 2] : (tensor<1x1024xf32>) -> tensor<8x530x1024xf32>
  %t0 = stablehlo.multiply %y, %c0 : tensor<8x530x1024xf32>
  %t1 = stablehlo.add %t0, %c1 : tensor<8x530x1024xf32>
  %t2 = stablehlo.multiply %t1, %c2 : tensor<8x530x1024xf32>
  %t3 = stablehlo.add %t2, %c3 : tensor<8x530x1024xf32>
  %t4 = stablehlo.multiply %t3, %c4 : tensor<8x530x1024xf32>
  %t5 = stablehlo.add %t4, %c5 : tensor<8x530x1024xf32>
  %t6 = stablehlo.multiply %t5, %c6 : tensor<8x530x1024xf32>
  %t7 = stablehlo.add %t6, %c7 : tensor<8x530x1024xf32>
  %t8 = stablehlo.multiply %t7, %c8 : tensor<8x530x1024xf32>
  %t9 = stablehlo.add %t8, %c9 : tensor<8x530x1024xf32>
  %8 = stablehlo.convert %t9 : (tensor<8x530x1024xf32>) -> tensor<8x530x1024xbf16>
  return %1, %3, %6, %7, %8 : tensor<128x129x33xf32>, tensor<4x72x118x64xf32>, tensor<8x530x1024xbf16>, tensor<136x16x16x64xf32>, tensor<8x530x1024xbf16>
}
