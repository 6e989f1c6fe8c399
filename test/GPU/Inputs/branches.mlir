// Branches of ops on whole buffers, inside a loop: each op reads what the op before it
// wrote, and some write in place. An update of a slice keeps them branches.
func.func @main(%x: tensor<16x24xf32>, %w: tensor<24x24xf32>, %k: tensor<4xi32>)
    -> (tensor<16x24xf32>, tensor<16x24xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %h = %x, %g = %x)
      : tensor<i32>, tensor<16x24xf32>, tensor<16x24xf32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %slice = stablehlo.dynamic_slice %k, %i, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %way = stablehlo.reshape %slice : (tensor<1xi32>) -> tensor<i32>
    %s:2 = "stablehlo.case"(%way) ({
      %p = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<16x24xf32>, tensor<24x24xf32>) -> tensor<16x24xf32>
      %t = stablehlo.tanh %p : tensor<16x24xf32>
      %q = stablehlo.dot_general %t, %w, contracting_dims = [1] x [0] : (tensor<16x24xf32>, tensor<24x24xf32>) -> tensor<16x24xf32>
      stablehlo.return %q, %t : tensor<16x24xf32>, tensor<16x24xf32>
    }, {
      %p = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<16x24xf32>, tensor<24x24xf32>) -> tensor<16x24xf32>
      %a = stablehlo.add %p, %h : tensor<16x24xf32>
      %row = stablehlo.slice %g [3:4, 0:24] : (tensor<16x24xf32>) -> tensor<1x24xf32>
      %t = stablehlo.dynamic_update_slice %a, %row, %one, %zero : (tensor<16x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<16x24xf32>
      stablehlo.return %g, %t : tensor<16x24xf32>, tensor<16x24xf32>
    }) : (tensor<i32>) -> (tensor<16x24xf32>, tensor<16x24xf32>)
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %s#0, %s#1 : tensor<i32>, tensor<16x24xf32>, tensor<16x24xf32>
  }
  return %r#1, %r#2 : tensor<16x24xf32>, tensor<16x24xf32>
}
