// Ops that make, read or pass on tensors without elements. Attributes keep some of them
// from being folded at import.
func.func public @main(%x: tensor<0x4xf32>, %y: tensor<3x0xf32>, %z: tensor<f32>, %p: tensor<i1>,
                       %k: tensor<3x3x0x2xf32>, %s: tensor<2x4xf32>, %i: tensor<0x1xi32>)
    -> (tensor<4x0xf32>, tensor<4x0xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>,
        tensor<3x4xf32>, tensor<1x2x2x2xf32>, tensor<2x4xf32>, tensor<4x0xf32>, tensor<4x0xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<0x4xf32>) -> tensor<4x0xf32>
  %1 = stablehlo.transpose %x, dims = [1, 0] {mhlo.frontend_attributes = {keep = "a"}} : (tensor<0x4xf32>) -> tensor<4x0xf32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.dot_general %y, %x, contracting_dims = [1] x [0] : (tensor<3x0xf32>, tensor<0x4xf32>) -> tensor<3x4xf32>
  %4:2 = stablehlo.reduce(%y init: %z), (%y init: %z) across dimensions = [1]
      : (tensor<3x0xf32>, tensor<3x0xf32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %n = stablehlo.add %c, %d : tensor<f32>
    stablehlo.return %m, %n : tensor<f32>, tensor<f32>
  }
  %5 = stablehlo.dot_general %y, %x, contracting_dims = [1] x [0] {mhlo.frontend_attributes = {keep = "a"}} : (tensor<3x0xf32>, tensor<0x4xf32>) -> tensor<3x4xf32>
  %image = stablehlo.constant dense<> : tensor<1x4x4x0xf32>
  %6 = stablehlo.convolution(%image, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x0xf32>, tensor<3x3x0x2xf32>) -> tensor<1x2x2x2xf32>
  %7 = "stablehlo.scatter"(%s, %i, %x) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<0x1xi32>, tensor<0x4xf32>) -> tensor<2x4xf32>
  %8 = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<4x0xf32>) -> tensor<4x0xf32>
  %9 = "stablehlo.if"(%p) ({
    %a = stablehlo.tanh %0 : tensor<4x0xf32>
    stablehlo.return %a : tensor<4x0xf32>
  }, {
    stablehlo.return %0 : tensor<4x0xf32>
  }) : (tensor<i1>) -> tensor<4x0xf32>
  return %0, %1, %2, %3, %4#0, %4#1, %5, %6, %7, %8, %9
      : tensor<4x0xf32>, tensor<4x0xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>,
        tensor<3x4xf32>, tensor<1x2x2x2xf32>, tensor<2x4xf32>, tensor<4x0xf32>, tensor<4x0xf32>
}
