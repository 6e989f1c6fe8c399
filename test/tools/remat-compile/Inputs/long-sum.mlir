// A weight is read by eight products; its gradient is a sum of eight.
func.func @main(%w: tensor<64x64xf32>, %x: tensor<4x64xf32>) -> (tensor<64x64xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %h0 = stablehlo.tanh %p0 : tensor<4x64xf32>
  %p1 = stablehlo.dot_general %h0, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %h1 = stablehlo.tanh %p1 : tensor<4x64xf32>
  %p2 = stablehlo.dot_general %h1, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %h2 = stablehlo.tanh %p2 : tensor<4x64xf32>
  %p3 = stablehlo.dot_general %h2, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %h3 = stablehlo.tanh %p3 : tensor<4x64xf32>
  %p4 = stablehlo.dot_general %h3, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %h4 = stablehlo.tanh %p4 : tensor<4x64xf32>
  %p5 = stablehlo.dot_general %h4, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %h5 = stablehlo.tanh %p5 : tensor<4x64xf32>
  %p6 = stablehlo.dot_general %h5, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %h6 = stablehlo.tanh %p6 : tensor<4x64xf32>
  %p7 = stablehlo.dot_general %h6, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %h7 = stablehlo.tanh %p7 : tensor<4x64xf32>
  %loss = stablehlo.reduce(%h7 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<4x64xf32>
  %s7 = stablehlo.multiply %h7, %h7 : tensor<4x64xf32>
  %t7 = stablehlo.subtract %one, %s7 : tensor<4x64xf32>
  %g7 = stablehlo.multiply %one, %t7 : tensor<4x64xf32>
  %d7 = stablehlo.dot_general %h6, %g7, contracting_dims = [0] x [0] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %b7 = stablehlo.dot_general %g7, %w, contracting_dims = [1] x [1] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %s6 = stablehlo.multiply %h6, %h6 : tensor<4x64xf32>
  %t6 = stablehlo.subtract %one, %s6 : tensor<4x64xf32>
  %g6 = stablehlo.multiply %b7, %t6 : tensor<4x64xf32>
  %d6 = stablehlo.dot_general %h5, %g6, contracting_dims = [0] x [0] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %a6 = stablehlo.add %d7, %d6 : tensor<64x64xf32>
  %b6 = stablehlo.dot_general %g6, %w, contracting_dims = [1] x [1] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %s5 = stablehlo.multiply %h5, %h5 : tensor<4x64xf32>
  %t5 = stablehlo.subtract %one, %s5 : tensor<4x64xf32>
  %g5 = stablehlo.multiply %b6, %t5 : tensor<4x64xf32>
  %d5 = stablehlo.dot_general %h4, %g5, contracting_dims = [0] x [0] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %a5 = stablehlo.add %a6, %d5 : tensor<64x64xf32>
  %b5 = stablehlo.dot_general %g5, %w, contracting_dims = [1] x [1] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %s4 = stablehlo.multiply %h4, %h4 : tensor<4x64xf32>
  %t4 = stablehlo.subtract %one, %s4 : tensor<4x64xf32>
  %g4 = stablehlo.multiply %b5, %t4 : tensor<4x64xf32>
  %d4 = stablehlo.dot_general %h3, %g4, contracting_dims = [0] x [0] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %a4 = stablehlo.add %a5, %d4 : tensor<64x64xf32>
  %b4 = stablehlo.dot_general %g4, %w, contracting_dims = [1] x [1] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %s3 = stablehlo.multiply %h3, %h3 : tensor<4x64xf32>
  %t3 = stablehlo.subtract %one, %s3 : tensor<4x64xf32>
  %g3 = stablehlo.multiply %b4, %t3 : tensor<4x64xf32>
  %d3 = stablehlo.dot_general %h2, %g3, contracting_dims = [0] x [0] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %a3 = stablehlo.add %a4, %d3 : tensor<64x64xf32>
  %b3 = stablehlo.dot_general %g3, %w, contracting_dims = [1] x [1] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %s2 = stablehlo.multiply %h2, %h2 : tensor<4x64xf32>
  %t2 = stablehlo.subtract %one, %s2 : tensor<4x64xf32>
  %g2 = stablehlo.multiply %b3, %t2 : tensor<4x64xf32>
  %d2 = stablehlo.dot_general %h1, %g2, contracting_dims = [0] x [0] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %a2 = stablehlo.add %a3, %d2 : tensor<64x64xf32>
  %b2 = stablehlo.dot_general %g2, %w, contracting_dims = [1] x [1] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %s1 = stablehlo.multiply %h1, %h1 : tensor<4x64xf32>
  %t1 = stablehlo.subtract %one, %s1 : tensor<4x64xf32>
  %g1 = stablehlo.multiply %b2, %t1 : tensor<4x64xf32>
  %d1 = stablehlo.dot_general %h0, %g1, contracting_dims = [0] x [0] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %a1 = stablehlo.add %a2, %d1 : tensor<64x64xf32>
  %b1 = stablehlo.dot_general %g1, %w, contracting_dims = [1] x [1] : (tensor<4x64xf32>, tensor<64x64xf32>) -> tensor<4x64xf32>
  %s0 = stablehlo.multiply %h0, %h0 : tensor<4x64xf32>
  %t0 = stablehlo.subtract %one, %s0 : tensor<4x64xf32>
  %g0 = stablehlo.multiply %b1, %t0 : tensor<4x64xf32>
  %d0 = stablehlo.dot_general %x, %g0, contracting_dims = [0] x [0] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<64x64xf32>
  %a0 = stablehlo.add %a1, %d0 : tensor<64x64xf32>
  return %a0, %loss : tensor<64x64xf32>, tensor<f32>
}
