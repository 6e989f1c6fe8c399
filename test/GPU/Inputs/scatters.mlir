// An embedding's gradient, a loss's, and a pooling's: columns, batches and channels
// are independent of each other, updates of one place are not.
func.func @scatters(%table: tensor<20x520xf32>, %rows: tensor<24x1xi32>, %updates: tensor<24x520xf32>,
                    %scores: tensor<300x7xf32>, %labels: tensor<300x1xi32>, %losses: tensor<300xf32>,
                    %image: tensor<2x8x8x160xf32>, %pooled: tensor<2x4x4x160xf32>)
    -> (tensor<20x520xf32>, tensor<300x7xf32>, tensor<2x8x8x160xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // Some rows are outside.
  %scale = stablehlo.constant dense<13> : tensor<24x1xi32>
  %iota = stablehlo.iota dim = 0 : tensor<24x1xi32>
  %mixed = stablehlo.multiply %iota, %scale : tensor<24x1xi32>
  %sum = stablehlo.add %mixed, %rows : tensor<24x1xi32>
  %size = stablehlo.constant dense<22> : tensor<24x1xi32>
  %at = stablehlo.remainder %sum, %size : tensor<24x1xi32>
  %0 = "stablehlo.scatter"(%table, %at, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x520xf32>, tensor<24x1xi32>, tensor<24x520xf32>) -> tensor<20x520xf32>
  %1 = "stablehlo.scatter"(%scores, %labels, %losses) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<300x7xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<300x7xf32>
  %2 = "stablehlo.select_and_scatter"(%image, %pooled, %zero) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x8x8x160xf32>, tensor<2x4x4x160xf32>, tensor<f32>) -> tensor<2x8x8x160xf32>
  return %0, %1, %2 : tensor<20x520xf32>, tensor<300x7xf32>, tensor<2x8x8x160xf32>
}
