// Three donated arguments that come back as each other's results.
func.func @main(%a: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<64x64xf32> {tf.aliasing_output = 1 : i32}, %c: tensor<64x64xf32> {tf.aliasing_output = 2 : i32}) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  return %c, %a, %b, %0 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>
}
