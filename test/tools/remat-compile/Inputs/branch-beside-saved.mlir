// A branch whose kernel has 16 KiB of workspace, while %saved, 16 KiB that can be made
// again from the argument, waits for its second use.
func.func @main(%which: tensor<i32>, %x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %saved = stablehlo.tanh %x : tensor<64x64xf32>
  %0 = stablehlo.dot_general %saved, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = "stablehlo.case"(%which) ({
    %3 = "stablehlo.triangular_solve"(%0, %0) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %4 = stablehlo.tanh %3 : tensor<64x64xf32>
    %5 = "stablehlo.triangular_solve"(%4, %3) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %6 = stablehlo.tanh %5 : tensor<64x64xf32>
    %7 = "stablehlo.triangular_solve"(%6, %5) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %7 : tensor<64x64xf32>
  }, {
    stablehlo.return %0 : tensor<64x64xf32>
  }) : (tensor<i32>) -> tensor<64x64xf32>
  %2 = stablehlo.dot_general %saved, %1, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}
