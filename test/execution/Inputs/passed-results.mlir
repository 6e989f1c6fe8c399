module @passed {
  func.func public @main(%x: tensor<5xf32>, %y: tensor<f32>)
      -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = stablehlo.cosine %x : tensor<5xf32>
    return %0, %x, %0, %y : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>
  }
}
