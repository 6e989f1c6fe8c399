module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<12x8xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x6xf32>) -> tensor<12x6xf32>
    %1:2 = call @sort(%0) : (tensor<12x6xf32>) -> (tensor<12x6xf32>, tensor<12x6x1xui32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x6xf32>
    %3 = stablehlo.subtract %1#0, %2 : tensor<12x6xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<12x6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x6xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<12x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
    %9 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<12x6xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<12x6xf32>
    %12 = call @sort_0(%1#1, %11) : (tensor<12x6x1xui32>, tensor<12x6xf32>) -> tensor<12x6xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x6xf32>, tensor<12x8xf32>) -> tensor<6x8xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:5 = stablehlo.while(%iterArg = %arg1, %iterArg_5 = %8, %iterArg_6 = %14, %iterArg_7 = %c, %iterArg_8 = %arg0) : tensor<12x8xf32>, tensor<f32>, tensor<8x6xf32>, tensor<i32>, tensor<8x6xf32>
    cond {
      %c_9 = stablehlo.constant dense<6> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x6xf32>) -> tensor<12x6xf32>
      %18 = func.call @sort_1(%17) : (tensor<12x6xf32>) -> tensor<12x6xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x6xf32>
      %20 = stablehlo.subtract %18, %19 : tensor<12x6xf32>
      %21 = stablehlo.multiply %20, %20 : tensor<12x6xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.reduce(%21 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x6xf32>, tensor<f32>) -> tensor<f32>
      %cst_12 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
      %23 = stablehlo.divide %22, %cst_12 : tensor<f32>
      %cst_13 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
      %24 = stablehlo.multiply %cst_13, %iterArg_5 : tensor<f32>
      %25 = stablehlo.compare GT, %23, %24, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<false> : tensor<i1>
      %26 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<i1>
      %27 = stablehlo.compare NE, %16, %26, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %28 = stablehlo.convert %27 : tensor<i1>
      %29 = stablehlo.and %28, %25 : tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_7, %c_9 : tensor<i32>
      %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
      %18 = stablehlo.multiply %17, %iterArg_6 : tensor<8x6xf32>
      %19 = stablehlo.subtract %iterArg_8, %18 : tensor<8x6xf32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %16, %19 : tensor<12x8xf32>, tensor<f32>, tensor<8x6xf32>, tensor<i32>, tensor<8x6xf32>
    }
    return %15#4, %15#3, %8 : tensor<8x6xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @sort(%arg0: tensor<12x6xf32>) -> (tensor<12x6xf32>, tensor<12x6x1xui32>) {
    %0 = stablehlo.iota dim = 0 : tensor<12x6xui32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.select %3, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %6 = stablehlo.select %5, %cst_1, %4 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.select %7, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
      %11 = stablehlo.compare LT, %6, %10, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<12x6xf32>, tensor<12x6xui32>) -> (tensor<12x6xf32>, tensor<12x6xui32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [0, 1] : (tensor<12x6xui32>) -> tensor<12x6x1xui32>
    return %1#0, %2 : tensor<12x6xf32>, tensor<12x6x1xui32>
  }
  func.func private @sort_0(%arg0: tensor<12x6x1xui32>, %arg1: tensor<12x6xf32>) -> tensor<12x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x6xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x6xf32>, tensor<12x6x1xui32>, tensor<12x6xf32>) -> tensor<12x6xf32>
    return %1 : tensor<12x6xf32>
  }
  func.func private @sort_1(%arg0: tensor<12x6xf32>) -> tensor<12x6xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<12x6xf32>) -> tensor<12x6xf32>
    return %0 : tensor<12x6xf32>
  }
}
