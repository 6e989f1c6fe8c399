// Gradients of causal attention added up over two microbatches, as JAX prints the step.
module @jit_micro attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x2x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x2x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64x2x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2x1x144x64xf32>) -> (tensor<64x2x32xf32> {jax.result_info = "result[0]['k']"}, tensor<64x2x32xf32> {jax.result_info = "result[0]['q']"}, tensor<64x2x32xf32> {jax.result_info = "result[0]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x2x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x2x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x2x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %arg3, %iterArg_6 = %arg1, %iterArg_7 = %arg0, %iterArg_8 = %arg2, %iterArg_9 = %c, %iterArg_10 = %cst_2, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2) : tensor<2x1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>, tensor<f32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>
    cond {
      %c_14 = stablehlo.constant dense<2> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_9, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<2x1x144x64xf32>, tensor<i32>) -> tensor<1x144x64xf32>
      %14:4 = func.call @closed_call(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %13) : (tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<f32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<1x144x64xf32>) -> (tensor<f32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>)
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %15, %14#0, %14#1, %14#2, %14#3 : tensor<2x1x144x64xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>, tensor<f32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>
    }
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x2x32xf32>
    %5 = stablehlo.multiply %4, %3#6 : tensor<64x2x32xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<64x2x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x2x32xf32>
    %8 = stablehlo.multiply %7, %3#7 : tensor<64x2x32xf32>
    %9 = stablehlo.subtract %arg1, %8 : tensor<64x2x32xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x2x32xf32>
    %11 = stablehlo.multiply %10, %3#8 : tensor<64x2x32xf32>
    %12 = stablehlo.subtract %arg2, %11 : tensor<64x2x32xf32>
    return %6, %9, %12, %3#5 : tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x1x144x64xf32>, %arg1: tensor<i32>) -> tensor<1x144x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 144, 64] : (tensor<2x1x144x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x144x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x144x64xf32>) -> tensor<1x144x64xf32>
    return %1 : tensor<1x144x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x2x32xf32>, %arg1: tensor<64x2x32xf32>, %arg2: tensor<64x2x32xf32>, %arg3: tensor<f32>, %arg4: tensor<64x2x32xf32>, %arg5: tensor<64x2x32xf32>, %arg6: tensor<64x2x32xf32>, %arg7: tensor<1x144x64xf32>) -> (tensor<f32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>) {
    %0 = stablehlo.convert %arg7 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %1 = stablehlo.convert %arg0 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %3 = stablehlo.convert %arg7 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %4 = stablehlo.convert %arg1 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %6 = stablehlo.convert %arg7 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %7 = stablehlo.convert %arg2 : (tensor<64x2x32xf32>) -> tensor<64x2x32xbf16>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x144x64xbf16>, tensor<64x2x32xbf16>) -> tensor<1x144x2x32xbf16>
    %9 = stablehlo.dot_general %2, %5, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x144xbf16>
    %10 = stablehlo.convert %9 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %cst = stablehlo.constant dense<0.176776692> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x2x144x144xf32>
    %13 = stablehlo.iota dim = 0 : tensor<144x144xi32>
    %14 = stablehlo.iota dim = 1 : tensor<144x144xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<144x144xi32>, tensor<144x144xi32>) -> tensor<144x144xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %16:2 = call @_where(%15, %12, %cst_0) : (tensor<144x144xi1>, tensor<1x2x144x144xf32>, tensor<f32>) -> (tensor<1x2x144x144xf32>, tensor<1x2x144x144xi1>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2x144xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<1x2x144xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %22 = stablehlo.subtract %16#0, %21 : tensor<1x2x144x144xf32>
    %23 = stablehlo.exponential %22 : tensor<1x2x144x144xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %27 = stablehlo.divide %23, %26 : tensor<1x2x144x144xf32>
    %28 = stablehlo.multiply %25, %25 : tensor<1x2x144x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x144x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<1x2x144x1xf32>
    %31 = stablehlo.convert %27 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %32 = stablehlo.dot_general %8, %31, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x32x144xbf16>
    %33 = stablehlo.transpose %32, dims = [0, 3, 1, 2] : (tensor<1x2x32x144xbf16>) -> tensor<1x144x2x32xbf16>
    %34 = stablehlo.reshape %33 : (tensor<1x144x2x32xbf16>) -> tensor<1x144x64xbf16>
    %35 = stablehlo.convert %34 : (tensor<1x144x64xbf16>) -> tensor<1x144x64xf32>
    %36 = stablehlo.tanh %35 : tensor<1x144x64xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %38 = stablehlo.subtract %37, %36 : tensor<1x144x64xf32>
    %39 = stablehlo.add %arg7, %36 : tensor<1x144x64xf32>
    %40 = stablehlo.multiply %39, %39 : tensor<1x144x64xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %42 = stablehlo.multiply %41, %39 : tensor<1x144x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x144x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %44 = stablehlo.divide %43, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %45 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<1x144x64xf32>
    %47 = stablehlo.multiply %46, %42 : tensor<1x144x64xf32>
    %48 = stablehlo.multiply %47, %38 : tensor<1x144x64xf32>
    %49 = stablehlo.multiply %48, %36 : tensor<1x144x64xf32>
    %50 = stablehlo.add %48, %49 : tensor<1x144x64xf32>
    %51 = stablehlo.convert %50 : (tensor<1x144x64xf32>) -> tensor<1x144x64xbf16>
    %52 = stablehlo.reshape %51 : (tensor<1x144x64xbf16>) -> tensor<1x144x2x32xbf16>
    %53 = stablehlo.transpose %52, dims = [0, 2, 3, 1] : (tensor<1x144x2x32xbf16>) -> tensor<1x2x32x144xbf16>
    %54 = stablehlo.dot_general %53, %8, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x32x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x144xbf16>
    %55 = stablehlo.dot_general %53, %31, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x32x144xbf16>, tensor<1x2x144x144xbf16>) -> tensor<1x2x32x144xbf16>
    %56 = stablehlo.transpose %55, dims = [0, 3, 1, 2] : (tensor<1x2x32x144xbf16>) -> tensor<1x144x2x32xbf16>
    %57 = stablehlo.convert %54 : (tensor<1x2x144x144xbf16>) -> tensor<1x2x144x144xf32>
    %58 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %59 = stablehlo.multiply %57, %58 : tensor<1x2x144x144xf32>
    %60 = stablehlo.multiply %59, %23 : tensor<1x2x144x144xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<1x2x144x144xf32>, tensor<f32>) -> tensor<1x2x144xf32>
    %62 = stablehlo.reshape %61 : (tensor<1x2x144xf32>) -> tensor<1x2x144x1xf32>
    %63 = stablehlo.negate %62 : tensor<1x2x144x1xf32>
    %64 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x2x144x1xf32>) -> tensor<1x2x144x144xf32>
    %65 = stablehlo.divide %57, %64 : tensor<1x2x144x144xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%63 init: %cst_12) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x144x1xf32>, tensor<f32>) -> tensor<2x144xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [1, 2] : (tensor<2x144xf32>) -> tensor<1x2x144xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x2x144xf32>) -> tensor<1x2x144x144xf32>
    %69 = stablehlo.add %65, %68 : tensor<1x2x144x144xf32>
    %70 = stablehlo.multiply %69, %23 : tensor<1x2x144x144xf32>
    %71 = call @_where_0(%16#1, %70) : (tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32>
    %cst_13 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %73 = stablehlo.multiply %71, %72 : tensor<1x2x144x144xf32>
    %74 = stablehlo.convert %73 : (tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xbf16>
    %75 = stablehlo.dot_general %74, %2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x32xbf16>
    %76 = stablehlo.transpose %75, dims = [0, 2, 1, 3] : (tensor<1x2x144x32xbf16>) -> tensor<1x144x2x32xbf16>
    %77 = stablehlo.dot_general %74, %5, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x144x144xbf16>, tensor<1x144x2x32xbf16>) -> tensor<1x2x144x32xbf16>
    %78 = stablehlo.transpose %77, dims = [0, 2, 1, 3] : (tensor<1x2x144x32xbf16>) -> tensor<1x144x2x32xbf16>
    %79 = stablehlo.dot_general %56, %6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %80 = stablehlo.transpose %79, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %81 = stablehlo.convert %80 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %82 = stablehlo.dot_general %76, %3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %83 = stablehlo.transpose %82, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %84 = stablehlo.convert %83 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %85 = stablehlo.dot_general %78, %0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x144x2x32xbf16>, tensor<1x144x64xbf16>) -> tensor<2x32x64xbf16>
    %86 = stablehlo.transpose %85, dims = [2, 0, 1] : (tensor<2x32x64xbf16>) -> tensor<64x2x32xbf16>
    %87 = stablehlo.convert %86 : (tensor<64x2x32xbf16>) -> tensor<64x2x32xf32>
    %88 = stablehlo.add %arg3, %44 : tensor<f32>
    %89 = stablehlo.add %arg4, %84 : tensor<64x2x32xf32>
    %90 = stablehlo.add %arg5, %87 : tensor<64x2x32xf32>
    %91 = stablehlo.add %arg6, %81 : tensor<64x2x32xf32>
    return %88, %89, %90, %91 : tensor<f32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>, tensor<64x2x32xf32>
  }
  func.func private @_where(%arg0: tensor<144x144xi1>, %arg1: tensor<1x2x144x144xf32>, %arg2: tensor<f32>) -> (tensor<1x2x144x144xf32>, tensor<1x2x144x144xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<144x144xi1>) -> tensor<1x2x144x144xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    return %3, %1 : tensor<1x2x144x144xf32>, tensor<1x2x144x144xi1>
  }
  func.func private @_where_0(%arg0: tensor<1x2x144x144xi1>, %arg1: tensor<1x2x144x144xf32>) -> tensor<1x2x144x144xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x144x144xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x144x144xi1>, tensor<1x2x144x144xf32>
    return %1 : tensor<1x2x144x144xf32>
  }
}
