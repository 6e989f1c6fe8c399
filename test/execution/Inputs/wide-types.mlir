// Numbers of 64 bits and complex ones, which JAX makes narrower unless told not to.
module @wide_types {
  func.func public @main(%arg0: tensor<8x8xf64> {tf.aliasing_output = 0 : i32},
                         %arg1: tensor<8xcomplex<f32>>, %arg2: tensor<8xi64>)
      -> (tensor<8x8xf64>, tensor<8xcomplex<f32>>, tensor<8xi64>) {
    %0 = stablehlo.tanh %arg0 : tensor<8x8xf64>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<8xcomplex<f32>>
    %2 = stablehlo.add %arg2, %arg2 : tensor<8xi64>
    return %0, %1, %2 : tensor<8x8xf64>, tensor<8xcomplex<f32>>, tensor<8xi64>
  }
}
