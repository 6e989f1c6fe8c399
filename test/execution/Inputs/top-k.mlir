// The greatest few, kept in lists: among equals (rounded elements), of integers, narrow
// floats and elements some of which are no numbers; and more than a list holds.
func.func public @main(%x: tensor<4x6x70xf32>, %y: tensor<16x5xi32>, %z: tensor<3x64xbf16>) -> (tensor<4x6x12xf32>, tensor<4x6x12xi32>, tensor<16x2xi32>, tensor<16x2xi32>, tensor<3x32xbf16>, tensor<3x32xi32>, tensor<4x6x9xi32>, tensor<4x6x50xi32>) {
  %two = stablehlo.constant dense<2.0> : tensor<4x6x70xf32>
  %0 = stablehlo.multiply %x, %two : tensor<4x6x70xf32>
  %1 = stablehlo.round_nearest_even %0 : tensor<4x6x70xf32>
  %v0, %i0 = chlo.top_k(%1, k = 12) : tensor<4x6x70xf32> -> (tensor<4x6x12xf32>, tensor<4x6x12xi32>)
  %v1, %i1 = chlo.top_k(%y, k = 2) : tensor<16x5xi32> -> (tensor<16x2xi32>, tensor<16x2xi32>)
  %v2, %i2 = chlo.top_k(%z, k = 32) : tensor<3x64xbf16> -> (tensor<3x32xbf16>, tensor<3x32xi32>)
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<4x6x70xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4x6x70xf32>
  %isLarge = stablehlo.compare GT, %x, %one : (tensor<4x6x70xf32>, tensor<4x6x70xf32>) -> tensor<4x6x70xi1>
  %3 = stablehlo.select %isLarge, %nan, %1 : tensor<4x6x70xi1>, tensor<4x6x70xf32>
  %v3, %i3 = chlo.top_k(%3, k = 9) : tensor<4x6x70xf32> -> (tensor<4x6x9xf32>, tensor<4x6x9xi32>)
  %v4, %i4 = chlo.top_k(%1, k = 50) : tensor<4x6x70xf32> -> (tensor<4x6x50xf32>, tensor<4x6x50xi32>)
  return %v0, %i0, %v1, %i1, %v2, %i2, %i3, %i4 : tensor<4x6x12xf32>, tensor<4x6x12xi32>, tensor<16x2xi32>, tensor<16x2xi32>, tensor<3x32xbf16>, tensor<3x32xi32>, tensor<4x6x9xi32>, tensor<4x6x50xi32>
}
