// Two carries of which the first is returned in the second's argument, and three that
// are returned in the arguments of each other.
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x4xf32> {tf.aliasing_output = 0 : i32},
                %c: tensor<4x4xf32> {tf.aliasing_output = 8 : i32},
                %d: tensor<4x4xf32> {tf.aliasing_output = 9 : i32},
                %e: tensor<4x4xf32> {tf.aliasing_output = 7 : i32})
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>,
        tensor<f32>, tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<-1.0e30> : tensor<f32>
  %r:6 = stablehlo.while(%i = %zero, %p = %a, %q = %b, %s = %c, %t = %d, %u = %e)
      : tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
    cond {
      %n = stablehlo.constant dense<20> : tensor<i32>
      %more = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %ones = stablehlo.constant dense<1.0> : tensor<4x4xf32>
      %twos = stablehlo.constant dense<2.0> : tensor<4x4xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      %p1 = stablehlo.add %p, %ones : tensor<4x4xf32>
      %q1 = stablehlo.multiply %q, %twos : tensor<4x4xf32>
      %s1 = stablehlo.add %s, %ones : tensor<4x4xf32>
      %t1 = stablehlo.add %t, %ones : tensor<4x4xf32>
      %u1 = stablehlo.add %u, %ones : tensor<4x4xf32>
      stablehlo.return %j, %p1, %q1, %s1, %t1, %u1
          : tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
    }
  %0 = stablehlo.reduce(%r#1 init: %none) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%r#2 init: %none) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%r#3 init: %none) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.reduce(%r#4 init: %none) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.reduce(%r#5 init: %none) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  return %r#1, %r#2, %0, %1, %2, %3, %4, %r#3, %r#4, %r#5
      : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
