// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// The gradient of a cross entropy in a loop over microbatches, as JAX exports it. XLA CPU
// allocates 4054884 bytes (JAX 0.10.2).
//
// The label's logits are read before the gradient of the logits is made, because the loss comes
// first among the results of the outer body: that the inner loops have results which
// nobody reads does not count, as their body has been imported anew since. And the exponentials
// (2x96x1024xf32, 786432 bytes) live as many instructions as the logits, but more buffers begin
// and end meanwhile: they are placed first, and the rounded gradient (393216) in the bytes
// of the logits. With either rule left out, 391424 bytes more.
// CHECK: @main compiled for xla-cpu: 4053248 bytes (argument 494592, output 294976, alias 0, temp 3263680)
module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x1024xf32>, %arg1: tensor<2x64x64xf32>, %arg2: tensor<4x2x96x64xf32>, %arg3: tensor<4x2x96xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<64x1024xf32> {jax.result_info = "result[1]['e']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['ws']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<64x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x64x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:8 = stablehlo.while(%iterArg = %arg2, %iterArg_2 = %arg3, %iterArg_3 = %arg1, %iterArg_4 = %arg0, %iterArg_5 = %c, %iterArg_6 = %cst, %iterArg_7 = %cst_0, %iterArg_8 = %cst_1) : tensor<4x2x96x64xf32>, tensor<4x2x96xi32>, tensor<2x64x64xf32>, tensor<64x1024xf32>, tensor<i32>, tensor<f32>, tensor<64x1024xf32>, tensor<2x64x64xf32>
    cond {
      %c_9 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare  LT, %iterArg_5, %c_9,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %1 = stablehlo.dynamic_slice %iterArg, %iterArg_5, %c_9, %c_9, %c_9, sizes = [1, 2, 96, 64] : (tensor<4x2x96x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x96x64xf32>
      %2 = stablehlo.reshape %1 : (tensor<1x2x96x64xf32>) -> tensor<2x96x64xf32>
      %3 = stablehlo.dynamic_slice %iterArg_2, %iterArg_5, %c_9, %c_9, sizes = [1, 2, 96] : (tensor<4x2x96xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x96xi32>
      %4 = stablehlo.reshape %3 : (tensor<1x2x96xi32>) -> tensor<2x96xi32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<2x2x96x64xf32>
      %5:6 = stablehlo.while(%iterArg_19 = %iterArg_3, %iterArg_20 = %c_9, %iterArg_21 = %2, %iterArg_22 = %cst_11, %iterArg_23 = %cst_11, %iterArg_24 = %cst_11) : tensor<2x64x64xf32>, tensor<i32>, tensor<2x96x64xf32>, tensor<2x2x96x64xf32>, tensor<2x2x96x64xf32>, tensor<2x2x96x64xf32>
      cond {
        %c_25 = stablehlo.constant dense<2> : tensor<i32>
        %47 = stablehlo.compare  LT, %iterArg_20, %c_25,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %47 : tensor<i1>
      } do {
        %c_25 = stablehlo.constant dense<0> : tensor<i32>
        %47 = stablehlo.dynamic_slice %iterArg_19, %iterArg_20, %c_25, %c_25, sizes = [1, 64, 64] : (tensor<2x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
        %48 = stablehlo.reshape %47 : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
        %49 = stablehlo.dot_general %iterArg_21, %48, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xf32>, tensor<64x64xf32>) -> tensor<2x96x64xf32>
        %50 = stablehlo.tanh %49 : tensor<2x96x64xf32>
        %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<2x96x64xf32>
        %51 = stablehlo.subtract %cst_26, %50 : tensor<2x96x64xf32>
        %52 = stablehlo.broadcast_in_dim %iterArg_21, dims = [1, 2, 3] : (tensor<2x96x64xf32>) -> tensor<1x2x96x64xf32>
        %53 = stablehlo.dynamic_update_slice %iterArg_22, %52, %iterArg_20, %c_25, %c_25, %c_25 : (tensor<2x2x96x64xf32>, tensor<1x2x96x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x96x64xf32>
        %54 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<2x96x64xf32>) -> tensor<1x2x96x64xf32>
        %55 = stablehlo.dynamic_update_slice %iterArg_23, %54, %iterArg_20, %c_25, %c_25, %c_25 : (tensor<2x2x96x64xf32>, tensor<1x2x96x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x96x64xf32>
        %56 = stablehlo.broadcast_in_dim %51, dims = [1, 2, 3] : (tensor<2x96x64xf32>) -> tensor<1x2x96x64xf32>
        %57 = stablehlo.dynamic_update_slice %iterArg_24, %56, %iterArg_20, %c_25, %c_25, %c_25 : (tensor<2x2x96x64xf32>, tensor<1x2x96x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x96x64xf32>
        %c_27 = stablehlo.constant dense<1> : tensor<i32>
        %58 = stablehlo.add %iterArg_20, %c_27 : tensor<i32>
        stablehlo.return %iterArg_19, %58, %50, %53, %55, %57 : tensor<2x64x64xf32>, tensor<i32>, tensor<2x96x64xf32>, tensor<2x2x96x64xf32>, tensor<2x2x96x64xf32>, tensor<2x2x96x64xf32>
      }
      %6 = stablehlo.convert %5#2 : (tensor<2x96x64xf32>) -> tensor<2x96x64xbf16>
      %7 = stablehlo.convert %iterArg_4 : (tensor<64x1024xf32>) -> tensor<64x1024xbf16>
      %8 = stablehlo.dot_general %6, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<64x1024xbf16>) -> tensor<2x96x1024xbf16>
      %9 = stablehlo.convert %8 : (tensor<2x96x1024xbf16>) -> tensor<2x96x1024xf32>
      %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %10 = stablehlo.reduce(%9 init: %cst_12) applies stablehlo.maximum across dimensions = [2] : (tensor<2x96x1024xf32>, tensor<f32>) -> tensor<2x96xf32>
      %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<2x96xf32>
      %11 = stablehlo.maximum %cst_13, %10 : tensor<2x96xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x96xf32>) -> tensor<2x96x1xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x96x1xf32>) -> tensor<2x96x1024xf32>
      %14 = stablehlo.subtract %9, %13 : tensor<2x96x1024xf32>
      %15 = stablehlo.exponential %14 : tensor<2x96x1024xf32>
      %16 = stablehlo.reduce(%15 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x96x1024xf32>, tensor<f32>) -> tensor<2x96xf32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x96xf32>) -> tensor<2x96x1xf32>
      %18 = stablehlo.log %17 : tensor<2x96x1xf32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x96x1xf32>) -> tensor<2x96x1024xf32>
      %20 = stablehlo.subtract %14, %19 : tensor<2x96x1024xf32>
      %21 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x96xi32>) -> tensor<2x96x1xi32>
      %22 = stablehlo.reshape %21 : (tensor<2x96x1xi32>) -> tensor<2x96x1x1xi32>
      %23 = "stablehlo.gather"(%20, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x96x1024xf32>, tensor<2x96x1x1xi32>) -> tensor<2x96x1xf32>
      %24 = stablehlo.reduce(%23 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x96x1xf32>, tensor<f32>) -> tensor<f32>
      %25 = stablehlo.negate %24 : tensor<f32>
      %cst_14 = stablehlo.constant dense<-1.000000e+00> : tensor<2x96x1xf32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<2x96x1024xf32>
      %26 = "stablehlo.scatter"(%cst_15, %22, %cst_14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %47 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %47 : tensor<f32>
      }) : (tensor<2x96x1024xf32>, tensor<2x96x1x1xi32>, tensor<2x96x1xf32>) -> tensor<2x96x1024xf32>
      %27 = stablehlo.negate %26 : tensor<2x96x1024xf32>
      %28 = stablehlo.reduce(%27 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x96x1024xf32>, tensor<f32>) -> tensor<2x96xf32>
      %29 = stablehlo.reshape %28 : (tensor<2x96xf32>) -> tensor<2x96x1xf32>
      %30 = stablehlo.divide %29, %17 : tensor<2x96x1xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<2x96xf32>
      %31 = stablehlo.reshape %30 : (tensor<2x96x1xf32>) -> tensor<2x96xf32>
      %32 = stablehlo.add %cst_16, %31 : tensor<2x96xf32>
      %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<2x96xf32>) -> tensor<2x96x1024xf32>
      %34 = stablehlo.multiply %33, %15 : tensor<2x96x1024xf32>
      %35 = stablehlo.add %26, %34 : tensor<2x96x1024xf32>
      %36 = stablehlo.convert %35 : (tensor<2x96x1024xf32>) -> tensor<2x96x1024xbf16>
      %37 = stablehlo.dot_general %36, %6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x1024xbf16>, tensor<2x96x64xbf16>) -> tensor<1024x64xbf16>
      %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<1024x64xbf16>) -> tensor<64x1024xbf16>
      %39 = stablehlo.dot_general %36, %7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x1024xbf16>, tensor<64x1024xbf16>) -> tensor<2x96x64xbf16>
      %40 = stablehlo.convert %38 : (tensor<64x1024xbf16>) -> tensor<64x1024xf32>
      %41 = stablehlo.convert %39 : (tensor<2x96x64xbf16>) -> tensor<2x96x64xf32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<2x64x64xf32>
      %42:7 = stablehlo.while(%iterArg_19 = %iterArg_3, %iterArg_20 = %5#3, %iterArg_21 = %5#4, %iterArg_22 = %5#5, %iterArg_23 = %c_9, %iterArg_24 = %41, %iterArg_25 = %cst_17) : tensor<2x64x64xf32>, tensor<2x2x96x64xf32>, tensor<2x2x96x64xf32>, tensor<2x2x96x64xf32>, tensor<i32>, tensor<2x96x64xf32>, tensor<2x64x64xf32>
      cond {
        %c_26 = stablehlo.constant dense<2> : tensor<i32>
        %47 = stablehlo.compare  LT, %iterArg_23, %c_26,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %47 : tensor<i1>
      } do {
        %c_26 = stablehlo.constant dense<2> : tensor<i32>
        %47 = stablehlo.subtract %c_26, %iterArg_23 : tensor<i32>
        %c_27 = stablehlo.constant dense<1> : tensor<i32>
        %48 = stablehlo.subtract %47, %c_27 : tensor<i32>
        %c_28 = stablehlo.constant dense<0> : tensor<i32>
        %49 = stablehlo.dynamic_slice %iterArg_19, %48, %c_28, %c_28, sizes = [1, 64, 64] : (tensor<2x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
        %50 = stablehlo.reshape %49 : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
        %51 = stablehlo.dynamic_slice %iterArg_20, %48, %c_28, %c_28, %c_28, sizes = [1, 2, 96, 64] : (tensor<2x2x96x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x96x64xf32>
        %52 = stablehlo.reshape %51 : (tensor<1x2x96x64xf32>) -> tensor<2x96x64xf32>
        %53 = stablehlo.dynamic_slice %iterArg_21, %48, %c_28, %c_28, %c_28, sizes = [1, 2, 96, 64] : (tensor<2x2x96x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x96x64xf32>
        %54 = stablehlo.reshape %53 : (tensor<1x2x96x64xf32>) -> tensor<2x96x64xf32>
        %55 = stablehlo.dynamic_slice %iterArg_22, %48, %c_28, %c_28, %c_28, sizes = [1, 2, 96, 64] : (tensor<2x2x96x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x96x64xf32>
        %56 = stablehlo.reshape %55 : (tensor<1x2x96x64xf32>) -> tensor<2x96x64xf32>
        %57 = stablehlo.multiply %iterArg_24, %56 : tensor<2x96x64xf32>
        %58 = stablehlo.multiply %57, %54 : tensor<2x96x64xf32>
        %59 = stablehlo.add %57, %58 : tensor<2x96x64xf32>
        %60 = stablehlo.dot_general %59, %52, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xf32>, tensor<2x96x64xf32>) -> tensor<64x64xf32>
        %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
        %62 = stablehlo.dot_general %59, %50, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xf32>, tensor<64x64xf32>) -> tensor<2x96x64xf32>
        %63 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
        %64 = stablehlo.dynamic_update_slice %iterArg_25, %63, %48, %c_28, %c_28 : (tensor<2x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x64xf32>
        %65 = stablehlo.add %iterArg_23, %c_27 : tensor<i32>
        stablehlo.return %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %65, %62, %64 : tensor<2x64x64xf32>, tensor<2x2x96x64xf32>, tensor<2x2x96x64xf32>, tensor<2x2x96x64xf32>, tensor<i32>, tensor<2x96x64xf32>, tensor<2x64x64xf32>
      }
      %43 = stablehlo.add %iterArg_6, %25 : tensor<f32>
      %44 = stablehlo.add %iterArg_7, %40 : tensor<64x1024xf32>
      %45 = stablehlo.add %iterArg_8, %42#6 : tensor<2x64x64xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %46 = stablehlo.add %iterArg_5, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %46, %43, %44, %45 : tensor<4x2x96x64xf32>, tensor<4x2x96xi32>, tensor<2x64x64xf32>, tensor<64x1024xf32>, tensor<i32>, tensor<f32>, tensor<64x1024xf32>, tensor<2x64x64xf32>
    }
    return %0#5, %0#6, %0#7 : tensor<f32>, tensor<64x1024xf32>, tensor<2x64x64xf32>
  }
}

