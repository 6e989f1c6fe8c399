// A scan over three layers of attention of a value with itself, bf16, whose gradient is the
// loop's carry: nothing of the backward body is in front of it. As JAX prints it.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x136x64xbf16>, %arg1: tensor<1x2x136x64xbf16>, %arg2: tensor<1x2x136x64xbf16>, %arg3: tensor<1x2x136x64xbf16>, %arg4: tensor<64x64xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x2x136x64xbf16> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x1x2x136x64xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1x2x136x136xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1x2x136x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1x2x136x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<3x1x2x136x136xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:7 = stablehlo.while(%iterArg = %c, %iterArg_7 = %arg0, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %2, %iterArg_11 = %3, %iterArg_12 = %4) : tensor<i32>, tensor<1x2x136x64xbf16>, tensor<3x1x2x136x64xbf16>, tensor<3x1x2x136x136xf32>, tensor<3x1x2x136x1xf32>, tensor<3x1x2x136x1xf32>, tensor<3x1x2x136x136xbf16>
    cond {
      %c_13 = stablehlo.constant dense<3> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:6 = func.call @closed_call(%iterArg_7) : (tensor<1x2x136x64xbf16>) -> (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>, tensor<1x2x136x136xf32>, tensor<1x2x136x1xf32>, tensor<1x2x136x1xf32>, tensor<1x2x136x136xbf16>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_8, %13#1, %iterArg) : (tensor<3x1x2x136x64xbf16>, tensor<1x2x136x64xbf16>, tensor<i32>) -> tensor<3x1x2x136x64xbf16>
      %15 = func.call @dynamic_update_index_in_dim_0(%iterArg_9, %13#2, %iterArg) : (tensor<3x1x2x136x136xf32>, tensor<1x2x136x136xf32>, tensor<i32>) -> tensor<3x1x2x136x136xf32>
      %16 = func.call @dynamic_update_index_in_dim_1(%iterArg_10, %13#3, %iterArg) : (tensor<3x1x2x136x1xf32>, tensor<1x2x136x1xf32>, tensor<i32>) -> tensor<3x1x2x136x1xf32>
      %17 = func.call @dynamic_update_index_in_dim_1(%iterArg_11, %13#4, %iterArg) : (tensor<3x1x2x136x1xf32>, tensor<1x2x136x1xf32>, tensor<i32>) -> tensor<3x1x2x136x1xf32>
      %18 = func.call @dynamic_update_index_in_dim_2(%iterArg_12, %13#5, %iterArg) : (tensor<3x1x2x136x136xbf16>, tensor<1x2x136x136xbf16>, tensor<i32>) -> tensor<3x1x2x136x136xbf16>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %iterArg, %c_13 : tensor<i32>
      stablehlo.return %19, %13#0, %14, %15, %16, %17, %18 : tensor<i32>, tensor<1x2x136x64xbf16>, tensor<3x1x2x136x64xbf16>, tensor<3x1x2x136x136xf32>, tensor<3x1x2x136x1xf32>, tensor<3x1x2x136x1xf32>, tensor<3x1x2x136x136xbf16>
    }
    %6 = stablehlo.multiply %5#1, %arg3 : tensor<1x2x136x64xbf16>
    %7 = stablehlo.convert %6 : (tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x2x136x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x136x64xf32>
    %10 = stablehlo.convert %9 : (tensor<1x2x136x64xf32>) -> tensor<1x2x136x64xbf16>
    %11 = stablehlo.multiply %10, %arg3 : tensor<1x2x136x64xbf16>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12:7 = stablehlo.while(%iterArg = %5#2, %iterArg_7 = %5#3, %iterArg_8 = %5#4, %iterArg_9 = %5#5, %iterArg_10 = %5#6, %iterArg_11 = %c_6, %iterArg_12 = %11) : tensor<3x1x2x136x64xbf16>, tensor<3x1x2x136x136xf32>, tensor<3x1x2x136x1xf32>, tensor<3x1x2x136x1xf32>, tensor<3x1x2x136x136xbf16>, tensor<i32>, tensor<1x2x136x64xbf16>
    cond {
      %c_13 = stablehlo.constant dense<3> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_11, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %c_13 = stablehlo.constant dense<3> : tensor<i32>
      %13 = stablehlo.subtract %c_13, %iterArg_11 : tensor<i32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.subtract %13, %c_14 : tensor<i32>
      %15 = func.call @dynamic_index_in_dim(%iterArg, %14) : (tensor<3x1x2x136x64xbf16>, tensor<i32>) -> tensor<1x2x136x64xbf16>
      %16 = func.call @dynamic_index_in_dim_3(%iterArg_7, %14) : (tensor<3x1x2x136x136xf32>, tensor<i32>) -> tensor<1x2x136x136xf32>
      %17 = func.call @dynamic_index_in_dim_4(%iterArg_8, %14) : (tensor<3x1x2x136x1xf32>, tensor<i32>) -> tensor<1x2x136x1xf32>
      %18 = func.call @dynamic_index_in_dim_4(%iterArg_9, %14) : (tensor<3x1x2x136x1xf32>, tensor<i32>) -> tensor<1x2x136x1xf32>
      %19 = func.call @dynamic_index_in_dim_5(%iterArg_10, %14) : (tensor<3x1x2x136x136xbf16>, tensor<i32>) -> tensor<1x2x136x136xbf16>
      %20 = func.call @closed_call_6(%iterArg_12, %15, %16, %17, %18, %19) : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>, tensor<1x2x136x136xf32>, tensor<1x2x136x1xf32>, tensor<1x2x136x1xf32>, tensor<1x2x136x136xbf16>) -> tensor<1x2x136x64xbf16>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_11, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %21, %20 : tensor<3x1x2x136x64xbf16>, tensor<3x1x2x136x136xf32>, tensor<3x1x2x136x1xf32>, tensor<3x1x2x136x1xf32>, tensor<3x1x2x136x136xbf16>, tensor<i32>, tensor<1x2x136x64xbf16>
    }
    return %8, %12#6 : tensor<f32>, tensor<1x2x136x64xbf16>
  }
  func.func private @closed_call(%arg0: tensor<1x2x136x64xbf16>) -> (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>, tensor<1x2x136x136xf32>, tensor<1x2x136x1xf32>, tensor<1x2x136x1xf32>, tensor<1x2x136x136xbf16>) {
    %0 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x136xbf16>
    %1 = stablehlo.convert %0 : (tensor<1x2x136x136xbf16>) -> tensor<1x2x136x136xf32>
    %cst = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x136x136xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2x136xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<1x2x136xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<1x2x136x136xf32>
    %10 = stablehlo.exponential %9 : tensor<1x2x136x136xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %14 = stablehlo.divide %10, %13 : tensor<1x2x136x136xf32>
    %15 = stablehlo.multiply %12, %12 : tensor<1x2x136x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x136x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<1x2x136x1xf32>
    %18 = stablehlo.convert %14 : (tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xbf16>
    %19 = stablehlo.dot_general %18, %arg0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %20 = stablehlo.add %arg0, %19 : tensor<1x2x136x64xbf16>
    return %20, %arg0, %10, %12, %17, %18 : tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>, tensor<1x2x136x136xf32>, tensor<1x2x136x1xf32>, tensor<1x2x136x1xf32>, tensor<1x2x136x136xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x1x2x136x64xbf16>, %arg1: tensor<1x2x136x64xbf16>, %arg2: tensor<i32>) -> tensor<3x1x2x136x64xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x136x64xbf16>) -> tensor<1x1x2x136x64xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x136x64xbf16>, tensor<1x1x2x136x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x136x64xbf16>
    return %1 : tensor<3x1x2x136x64xbf16>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x1x2x136x136xf32>, %arg1: tensor<1x2x136x136xf32>, %arg2: tensor<i32>) -> tensor<3x1x2x136x136xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x136x136xf32>) -> tensor<1x1x2x136x136xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x136x136xf32>, tensor<1x1x2x136x136xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x136x136xf32>
    return %1 : tensor<3x1x2x136x136xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x1x2x136x1xf32>, %arg1: tensor<1x2x136x1xf32>, %arg2: tensor<i32>) -> tensor<3x1x2x136x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x136x1xf32>) -> tensor<1x1x2x136x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x136x1xf32>, tensor<1x1x2x136x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x136x1xf32>
    return %1 : tensor<3x1x2x136x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x1x2x136x136xbf16>, %arg1: tensor<1x2x136x136xbf16>, %arg2: tensor<i32>) -> tensor<3x1x2x136x136xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x136x136xbf16>) -> tensor<1x1x2x136x136xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x136x136xbf16>, tensor<1x1x2x136x136xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x136x136xbf16>
    return %1 : tensor<3x1x2x136x136xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x1x2x136x64xbf16>, %arg1: tensor<i32>) -> tensor<1x2x136x64xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 136, 64] : (tensor<3x1x2x136x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x136x64xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    return %1 : tensor<1x2x136x64xbf16>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<3x1x2x136x136xf32>, %arg1: tensor<i32>) -> tensor<1x2x136x136xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 136, 136] : (tensor<3x1x2x136x136xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x136x136xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x136x136xf32>) -> tensor<1x2x136x136xf32>
    return %1 : tensor<1x2x136x136xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x1x2x136x1xf32>, %arg1: tensor<i32>) -> tensor<1x2x136x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 136, 1] : (tensor<3x1x2x136x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x136x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x136x1xf32>) -> tensor<1x2x136x1xf32>
    return %1 : tensor<1x2x136x1xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x1x2x136x136xbf16>, %arg1: tensor<i32>) -> tensor<1x2x136x136xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 136, 136] : (tensor<3x1x2x136x136xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x136x136xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x136x136xbf16>) -> tensor<1x2x136x136xbf16>
    return %1 : tensor<1x2x136x136xbf16>
  }
  func.func private @closed_call_6(%arg0: tensor<1x2x136x64xbf16>, %arg1: tensor<1x2x136x64xbf16>, %arg2: tensor<1x2x136x136xf32>, %arg3: tensor<1x2x136x1xf32>, %arg4: tensor<1x2x136x1xf32>, %arg5: tensor<1x2x136x136xbf16>) -> tensor<1x2x136x64xbf16> {
    %0 = stablehlo.dot_general %arg0, %arg5, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x136xbf16>) -> tensor<1x2x64x136xbf16>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2] : (tensor<1x2x64x136xbf16>) -> tensor<1x2x136x64xbf16>
    %2 = stablehlo.add %arg0, %1 : tensor<1x2x136x64xbf16>
    %3 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x64xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x136xbf16>
    %4 = stablehlo.convert %3 : (tensor<1x2x136x136xbf16>) -> tensor<1x2x136x136xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<1x2x136x136xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<1x2x136x136xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<1x2x136x136xf32>, tensor<f32>) -> tensor<1x2x136xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x2x136xf32>) -> tensor<1x2x136x1xf32>
    %10 = stablehlo.negate %9 : tensor<1x2x136x1xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2, 3] : (tensor<1x2x136x1xf32>) -> tensor<1x2x136x136xf32>
    %12 = stablehlo.divide %4, %11 : tensor<1x2x136x136xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x136x1xf32>, tensor<f32>) -> tensor<2x136xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<2x136xf32>) -> tensor<1x2x136xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x136xf32>) -> tensor<1x2x136x136xf32>
    %16 = stablehlo.add %12, %15 : tensor<1x2x136x136xf32>
    %17 = stablehlo.multiply %16, %arg2 : tensor<1x2x136x136xf32>
    %cst_1 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2x136x136xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<1x2x136x136xf32>
    %20 = stablehlo.convert %19 : (tensor<1x2x136x136xf32>) -> tensor<1x2x136x136xbf16>
    %21 = stablehlo.dot_general %20, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %22 = stablehlo.add %2, %21 : tensor<1x2x136x64xbf16>
    %23 = stablehlo.dot_general %20, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x136x136xbf16>, tensor<1x2x136x64xbf16>) -> tensor<1x2x136x64xbf16>
    %24 = stablehlo.add %22, %23 : tensor<1x2x136x64xbf16>
    return %24 : tensor<1x2x136x64xbf16>
  }
}
