// Results of 278528 elements and more, which threads make several at a time: next to
// each other in memory or not, in the memory of an operand, of one byte to eight.
func.func @wide(%a: tensor<544x512xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<512xf32>, %c: tensor<544x512xbf16>,
                %table: tensor<9x512xf32>, %rows: tensor<544x1xi32>)
    -> (tensor<544x512xf32>, tensor<544x512xbf16>, tensor<512x544xf32>, tensor<544x512xi1>, tensor<547x516xf32>,
        tensor<544x512xf32>, tensor<544x512xi64>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<512xf32>) -> tensor<544x512xf32>
  %cc = stablehlo.convert %c : (tensor<544x512xbf16>) -> tensor<544x512xf32>
  %0 = stablehlo.add %a, %bb : tensor<544x512xf32>
  %1 = stablehlo.multiply %0, %cc : tensor<544x512xf32>
  %2 = stablehlo.convert %1 : (tensor<544x512xf32>) -> tensor<544x512xbf16>
  %3 = stablehlo.transpose %cc, dims = [1, 0] : (tensor<544x512xf32>) -> tensor<512x544xf32>
  %4 = stablehlo.compare GT, %cc, %bb : (tensor<544x512xf32>, tensor<544x512xf32>) -> tensor<544x512xi1>
  %5 = stablehlo.pad %cc, %zero, low = [1, 3], high = [2, 1], interior = [0, 0] : (tensor<544x512xf32>, tensor<f32>) -> tensor<547x516xf32>
  %6 = "stablehlo.gather"(%table, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 512>}> : (tensor<9x512xf32>, tensor<544x1xi32>) -> tensor<544x512xf32>
  %7 = stablehlo.iota dim = 1 : tensor<544x512xi64>
  return %1, %2, %3, %4, %5, %6, %7 : tensor<544x512xf32>, tensor<544x512xbf16>, tensor<512x544xf32>, tensor<544x512xi1>, tensor<547x516xf32>, tensor<544x512xf32>, tensor<544x512xi64>
}
