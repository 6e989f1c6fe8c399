module @small_loop {
  func.func public @main(%x: tensor<8xi32>) -> tensor<8xi32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<8xi32>
    cond {
      %n = stablehlo.constant dense<8> : tensor<i32>
      %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %i, %one : tensor<i32>
      %2:2 = stablehlo.optimization_barrier %y, %1 : tensor<8xi32>, tensor<i32>
      %3 = stablehlo.add %2#0, %2#0 : tensor<8xi32>
      stablehlo.return %1, %3 : tensor<i32>, tensor<8xi32>
    }
    return %0#1 : tensor<8xi32>
  }
}
