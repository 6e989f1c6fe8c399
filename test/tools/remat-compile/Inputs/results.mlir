// Two results of 16 KiB each, made of nothing.
func.func @main() -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<64x64xf32>
  %1 = stablehlo.tanh %0 : tensor<64x64xf32>
  %2 = stablehlo.dot_general %1, %1, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>
}
