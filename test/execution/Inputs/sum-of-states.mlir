// States of a scan, and their negatives: the sum of the latter is added up in the loop, that of
// the former, which are a result, behind it.
func.func @main(%w: tensor<16x16xf32>, %x: tensor<40x8x16xf32>) -> (tensor<40x8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %none = stablehlo.constant dense<0.0> : tensor<40x8x16xf32>
  %0:4 = stablehlo.while(%k = %zero, %h = %start, %s = %none, %m = %none)
      : tensor<i32>, tensor<8x16xf32>, tensor<40x8x16xf32>, tensor<40x8x16xf32>
  cond {
    %n = stablehlo.constant dense<40> : tensor<i32>
    %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %read = stablehlo.dynamic_slice %x, %k, %first, %first, sizes = [1, 8, 16] : (tensor<40x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %row = stablehlo.reshape %read : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %d = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %a = stablehlo.add %d, %row : tensor<8x16xf32>
    %t = stablehlo.tanh %a : tensor<8x16xf32>
    %g = stablehlo.negate %t : tensor<8x16xf32>
    %tr = stablehlo.reshape %t : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %gr = stablehlo.reshape %g : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %s1 = stablehlo.dynamic_update_slice %s, %tr, %k, %first, %first : (tensor<40x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<40x8x16xf32>
    %m1 = stablehlo.dynamic_update_slice %m, %gr, %k, %first, %first : (tensor<40x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<40x8x16xf32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %t, %s1, %m1 : tensor<i32>, tensor<8x16xf32>, tensor<40x8x16xf32>, tensor<40x8x16xf32>
  }
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%0#2 init: %init) applies stablehlo.add across dimensions = [0] : (tensor<40x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
  %back = stablehlo.negate %0#3 : tensor<40x8x16xf32>
  %other = stablehlo.reduce(%back init: %init) applies stablehlo.add across dimensions = [0] : (tensor<40x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
  return %0#2, %sum, %other : tensor<40x8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}
