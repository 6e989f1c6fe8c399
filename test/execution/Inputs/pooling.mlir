// Overlapping windows with padding and many equal elements: what a window selects
// depends on the order in which it is searched, and what an element receives on the
// order of windows.
func.func public @main(%x: tensor<2x9x9x3xf32>, %w: tensor<9x3xf32>)
    -> (tensor<2x9x9x3xf32>, tensor<9x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %many = stablehlo.constant dense<100.0> : tensor<2x9x9x3xf32>
  %wide = stablehlo.broadcast_in_dim %w, dims = [2, 3] : (tensor<9x3xf32>) -> tensor<2x9x9x3xf32>
  %scaled = stablehlo.multiply %x, %many : tensor<2x9x9x3xf32>
  %floor = stablehlo.floor %scaled : tensor<2x9x9x3xf32>
  %sum = stablehlo.add %floor, %wide : tensor<2x9x9x3xf32>
  %y = stablehlo.floor %sum : tensor<2x9x9x3xf32>
  %pooled = "stablehlo.reduce_window"(%y, %low) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<2x5x5x3xf32>
  %h = stablehlo.sine %pooled : tensor<2x5x5x3xf32>
  %m = stablehlo.dot_general %h, %h, batching_dims = [0] x [0], contracting_dims = [1, 2, 3] x [1, 2, 3]
      : (tensor<2x5x5x3xf32>, tensor<2x5x5x3xf32>) -> tensor<2xf32>
  %loss = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.cosine %pooled : tensor<2x5x5x3xf32>
  %d = stablehlo.multiply %h, %c : tensor<2x5x5x3xf32>
  %g = "stablehlo.select_and_scatter"(%y, %d, %zero) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %p : tensor<f32>
  }) : (tensor<2x9x9x3xf32>, tensor<2x5x5x3xf32>, tensor<f32>) -> tensor<2x9x9x3xf32>
  %dw = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<9x3xf32>
  return %g, %dw, %loss : tensor<2x9x9x3xf32>, tensor<9x3xf32>, tensor<f32>
}
