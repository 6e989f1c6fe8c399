// A branch around a product, which becomes a loop that runs at most once, that returns its donated arguments, swapped or not.
func.func @main(%a: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<64x64xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<64x64xf32>, %which: tensor<i32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>) {
  %0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = stablehlo.tanh %0 : tensor<64x64xf32>
  %2:3 = "stablehlo.case"(%which) ({
    stablehlo.return %a, %b, %1 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }, {
    %3 = stablehlo.dot_general %1, %a, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %b, %a, %3 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }) : (tensor<i32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%2#2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  return %2#0, %2#1, %4 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>
}
