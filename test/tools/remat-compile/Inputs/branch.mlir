// A branch whose values all have memory of their own in the binary.
func.func @main(%arg0: tensor<i32>, %arg1: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.case"(%arg0) ({
    %1 = "stablehlo.triangular_solve"(%arg1, %arg1) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = stablehlo.tanh %1 : tensor<64x64xf32>
    %3 = "stablehlo.triangular_solve"(%2, %1) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %4 = stablehlo.tanh %3 : tensor<64x64xf32>
    %5 = "stablehlo.triangular_solve"(%4, %3) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %5 : tensor<64x64xf32>
  }, {
    stablehlo.return %arg1 : tensor<64x64xf32>
  }) : (tensor<i32>) -> tensor<64x64xf32>
  %6 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  return %0, %6 : tensor<64x64xf32>, tensor<f32>
}
