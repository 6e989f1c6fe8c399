// A scan over time under vmap, the sum of whose states is read, as JAX prints its training step.
module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x10xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<32x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<32x10xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<32x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<8x12x32xf32>, %arg9: tensor<8x10xf32>) -> (tensor<32xf32> {jax.result_info = "result[0]['b']"}, tensor<32x10xf32> {jax.result_info = "result[0]['o']"}, tensor<32x32xf32> {jax.result_info = "result[0]['u']"}, tensor<32x32xf32> {jax.result_info = "result[0]['w']"}, tensor<32xf32> {jax.result_info = "result[1]['b']"}, tensor<32x10xf32> {jax.result_info = "result[1]['o']"}, tensor<32x32xf32> {jax.result_info = "result[1]['u']"}, tensor<32x32xf32> {jax.result_info = "result[1]['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.transpose %arg8, dims = [1, 0, 2] : (tensor<8x12x32xf32>) -> tensor<12x8x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11:13 = stablehlo.while(%iterArg = %2, %iterArg_26 = %arg3, %iterArg_27 = %arg2, %iterArg_28 = %3, %iterArg_29 = %c, %iterArg_30 = %1, %iterArg_31 = %4, %iterArg_32 = %5, %iterArg_33 = %6, %iterArg_34 = %7, %iterArg_35 = %8, %iterArg_36 = %9, %iterArg_37 = %10) : tensor<12x8x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>
    cond {
      %c_38 = stablehlo.constant dense<12> : tensor<i32>
      %57 = stablehlo.compare LT, %iterArg_29, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %57 : tensor<i1>
    } do {
      %57 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_29) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %58:8 = func.call @closed_call(%iterArg_26, %iterArg_27, %iterArg_28, %iterArg_30, %57) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<1x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
      %59 = func.call @dynamic_update_index_in_dim(%iterArg_31, %58#1, %iterArg_29) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_32, %58#2, %iterArg_29) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %61 = func.call @dynamic_update_index_in_dim(%iterArg_33, %58#3, %iterArg_29) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %62 = func.call @dynamic_update_index_in_dim(%iterArg_34, %58#4, %iterArg_29) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_35, %58#5, %iterArg_29) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %64 = func.call @dynamic_update_index_in_dim(%iterArg_36, %58#6, %iterArg_29) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %65 = func.call @dynamic_update_index_in_dim(%iterArg_37, %58#7, %iterArg_29) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.add %iterArg_29, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %66, %58#0, %59, %60, %61, %62, %63, %64, %65 : tensor<12x8x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>
    }
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11#6 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %13 = stablehlo.add %11#5, %12 : tensor<8x32xf32>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x10xf32>) -> tensor<8x10xf32>
    %15 = stablehlo.subtract %14, %arg9 : tensor<8x10xf32>
    %16 = stablehlo.multiply %15, %15 : tensor<8x10xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<8x10xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<8.000000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<8.000000e+01> : tensor<f32>
    %22 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %24 = stablehlo.multiply %23, %18 : tensor<8x10xf32>
    %25 = stablehlo.dot_general %24, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<8x32xf32>) -> tensor<10x32xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<10x32xf32>) -> tensor<32x10xf32>
    %27 = stablehlo.dot_general %24, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<32x10xf32>) -> tensor<8x32xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1, 2] : (tensor<8x32xf32>) -> tensor<12x8x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %32:14 = stablehlo.while(%iterArg = %28, %iterArg_26 = %2, %iterArg_27 = %11#7, %iterArg_28 = %11#8, %iterArg_29 = %11#9, %iterArg_30 = %11#10, %iterArg_31 = %11#11, %iterArg_32 = %11#12, %iterArg_33 = %arg2, %iterArg_34 = %c_17, %iterArg_35 = %29, %iterArg_36 = %30, %iterArg_37 = %31, %iterArg_38 = %27) : tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<8x32xf32>
    cond {
      %c_39 = stablehlo.constant dense<12> : tensor<i32>
      %57 = stablehlo.compare LT, %iterArg_34, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %57 : tensor<i1>
    } do {
      %c_39 = stablehlo.constant dense<12> : tensor<i32>
      %57 = stablehlo.subtract %c_39, %iterArg_34 : tensor<i32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.subtract %57, %c_40 : tensor<i32>
      %59 = func.call @dynamic_index_in_dim(%iterArg, %58) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %60 = func.call @dynamic_index_in_dim(%iterArg_26, %58) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %61 = func.call @dynamic_index_in_dim(%iterArg_27, %58) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %62 = func.call @dynamic_index_in_dim(%iterArg_28, %58) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %63 = func.call @dynamic_index_in_dim(%iterArg_29, %58) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %64 = func.call @dynamic_index_in_dim(%iterArg_30, %58) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %65 = func.call @dynamic_index_in_dim(%iterArg_31, %58) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %66 = func.call @dynamic_index_in_dim(%iterArg_32, %58) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %67:4 = func.call @closed_call_0(%iterArg_33, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %59, %60, %61, %62, %63, %64, %65, %66) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<8x32xf32>)
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.add %iterArg_34, %c_41 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %68, %67#0, %67#1, %67#2, %67#3 : tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<8x32xf32>
    }
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %34 = stablehlo.multiply %33, %arg4 : tensor<32xf32>
    %35 = stablehlo.add %34, %32#12 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %37 = stablehlo.multiply %36, %arg5 : tensor<32x10xf32>
    %38 = stablehlo.add %37, %26 : tensor<32x10xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %40 = stablehlo.multiply %39, %arg6 : tensor<32x32xf32>
    %41 = stablehlo.add %40, %32#11 : tensor<32x32xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %43 = stablehlo.multiply %42, %arg7 : tensor<32x32xf32>
    %44 = stablehlo.add %43, %32#10 : tensor<32x32xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.multiply %45, %35 : tensor<32xf32>
    %47 = stablehlo.subtract %arg0, %46 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %49 = stablehlo.multiply %48, %38 : tensor<32x10xf32>
    %50 = stablehlo.subtract %arg1, %49 : tensor<32x10xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %52 = stablehlo.multiply %51, %41 : tensor<32x32xf32>
    %53 = stablehlo.subtract %arg2, %52 : tensor<32x32xf32>
    %cst_25 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %55 = stablehlo.multiply %54, %44 : tensor<32x32xf32>
    %56 = stablehlo.subtract %arg3, %55 : tensor<32x32xf32>
    return %47, %50, %53, %56, %35, %38, %41, %44, %20 : tensor<32xf32>, tensor<32x10xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<12x8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 32] : (tensor<12x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<1x32xf32>, %arg3: tensor<8x32xf32>, %arg4: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<8x32xf32>
    %4 = stablehlo.add %2, %3 : tensor<8x32xf32>
    %5 = stablehlo.negate %4 : tensor<8x32xf32>
    %6 = stablehlo.exponential %5 : tensor<8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %8 = stablehlo.add %7, %6 : tensor<8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %10 = stablehlo.divide %9, %8 : tensor<8x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<8x32xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<8x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %15 = stablehlo.subtract %14, %10 : tensor<8x32xf32>
    %16 = stablehlo.multiply %15, %arg3 : tensor<8x32xf32>
    %17 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %18 = stablehlo.add %17, %arg4 : tensor<8x32xf32>
    %19 = stablehlo.tanh %18 : tensor<8x32xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<8x32xf32>
    %22 = stablehlo.multiply %10, %19 : tensor<8x32xf32>
    %23 = stablehlo.add %16, %22 : tensor<8x32xf32>
    return %23, %23, %arg3, %13, %15, %19, %21, %10 : tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12x8x32xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<i32>) -> tensor<12x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<12x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<12x8x32xf32>
    return %1 : tensor<12x8x32xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<8x32xf32>, %arg5: tensor<8x32xf32>, %arg6: tensor<8x32xf32>, %arg7: tensor<8x32xf32>, %arg8: tensor<8x32xf32>, %arg9: tensor<8x32xf32>, %arg10: tensor<8x32xf32>, %arg11: tensor<8x32xf32>, %arg12: tensor<8x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.add %arg4, %arg5 : tensor<8x32xf32>
    %1 = stablehlo.multiply %arg12, %0 : tensor<8x32xf32>
    %2 = stablehlo.multiply %0, %arg10 : tensor<8x32xf32>
    %3 = stablehlo.multiply %1, %arg11 : tensor<8x32xf32>
    %4 = stablehlo.multiply %3, %arg10 : tensor<8x32xf32>
    %5 = stablehlo.add %3, %4 : tensor<8x32xf32>
    %6 = stablehlo.dot_general %5, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<32x32xf32>
    %9 = stablehlo.dot_general %5, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %10 = stablehlo.multiply %arg9, %0 : tensor<8x32xf32>
    %11 = stablehlo.add %9, %10 : tensor<8x32xf32>
    %12 = stablehlo.multiply %0, %arg7 : tensor<8x32xf32>
    %13 = stablehlo.negate %12 : tensor<8x32xf32>
    %14 = stablehlo.add %2, %13 : tensor<8x32xf32>
    %15 = stablehlo.multiply %14, %arg8 : tensor<8x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %17 = stablehlo.reshape %16 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %19 = stablehlo.add %arg3, %18 : tensor<32xf32>
    %20 = stablehlo.dot_general %15, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %22 = stablehlo.add %8, %21 : tensor<32x32xf32>
    %23 = stablehlo.dot_general %15, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %24 = stablehlo.add %11, %23 : tensor<8x32xf32>
    %25 = stablehlo.dot_general %15, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %27 = stablehlo.add %arg1, %26 : tensor<32x32xf32>
    return %27, %22, %19, %24 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<8x32xf32>
  }
}
