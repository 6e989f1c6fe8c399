// Seven layers whose weights are used in turn, by fori_loop, as JAX prints their training
// step.
module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x32x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x32x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x10xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x32x32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x32x32xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<32x10xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16x32xf32>, %arg9: tensor<16x10xf32>) -> (tensor<3x32x32xf32> {jax.result_info = "result[0]['a']"}, tensor<2x32x32xf32> {jax.result_info = "result[0]['b']"}, tensor<4x32xf32> {jax.result_info = "result[0]['c']"}, tensor<32x10xf32> {jax.result_info = "result[0]['o']"}, tensor<3x32x32xf32> {jax.result_info = "result[1]['a']"}, tensor<2x32x32xf32> {jax.result_info = "result[1]['b']"}, tensor<4x32xf32> {jax.result_info = "result[1]['c']"}, tensor<32x10xf32> {jax.result_info = "result[1]['o']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %0:2 = call @remainder(%c) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %c_0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.add %c_2, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.select %1, %2, %c_4 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %c_5, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<32> : tensor<i32>
    %5 = stablehlo.add %c_7, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.select %4, %5, %c_9 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @floor_divide(%c_10) : (tensor<i32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_11, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<32> : tensor<i32>
    %9 = stablehlo.add %c_13, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_15 : tensor<i1>, tensor<i32>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %11:2 = call @remainder(%c_16) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %c_17, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<32> : tensor<i32>
    %13 = stablehlo.add %c_19, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.select %12, %13, %c_21 : tensor<i1>, tensor<i32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %c_22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %c_25 = stablehlo.constant dense<32> : tensor<i32>
    %16 = stablehlo.add %c_24, %c_25 : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.select %15, %16, %c_26 : tensor<i1>, tensor<i32>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x32x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x16x32xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x16x32xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x32x32xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %26:25 = stablehlo.while(%iterArg = %arg0, %iterArg_55 = %0#0, %iterArg_56 = %0#1, %iterArg_57 = %3, %iterArg_58 = %6, %iterArg_59 = %arg2, %iterArg_60 = %7, %iterArg_61 = %c_27, %iterArg_62 = %10, %iterArg_63 = %arg1, %iterArg_64 = %11#0, %iterArg_65 = %11#1, %iterArg_66 = %14, %iterArg_67 = %17, %iterArg_68 = %c_36, %iterArg_69 = %c_28, %iterArg_70 = %arg8, %iterArg_71 = %18, %iterArg_72 = %19, %iterArg_73 = %20, %iterArg_74 = %21, %iterArg_75 = %22, %iterArg_76 = %23, %iterArg_77 = %24, %iterArg_78 = %25) : tensor<3x32x32xf32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x32x32xf32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<16x32xf32>, tensor<7xi32>, tensor<7x32x32xf32>, tensor<7x16x32xf32>, tensor<7xi32>, tensor<7x16x32xf32>, tensor<7x16x32xf32>, tensor<7xi32>, tensor<7x32x32xf32>
    cond {
      %c_79 = stablehlo.constant dense<7> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_68, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %69:10 = func.call @closed_call(%iterArg, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_69, %iterArg_70) : (tensor<3x32x32xf32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x32x32xf32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<16x32xf32>) -> (tensor<i32>, tensor<16x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x32xf32>)
      %70 = func.call @dynamic_update_index_in_dim(%iterArg_71, %69#2, %iterArg_68) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %71 = func.call @dynamic_update_index_in_dim_4(%iterArg_72, %69#3, %iterArg_68) : (tensor<7x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<7x32x32xf32>
      %72 = func.call @dynamic_update_index_in_dim_5(%iterArg_73, %69#4, %iterArg_68) : (tensor<7x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<7x16x32xf32>
      %73 = func.call @dynamic_update_index_in_dim(%iterArg_74, %69#5, %iterArg_68) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %74 = func.call @dynamic_update_index_in_dim_5(%iterArg_75, %69#6, %iterArg_68) : (tensor<7x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<7x16x32xf32>
      %75 = func.call @dynamic_update_index_in_dim_5(%iterArg_76, %69#7, %iterArg_68) : (tensor<7x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<7x16x32xf32>
      %76 = func.call @dynamic_update_index_in_dim(%iterArg_77, %69#8, %iterArg_68) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %77 = func.call @dynamic_update_index_in_dim_4(%iterArg_78, %69#9, %iterArg_68) : (tensor<7x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<7x32x32xf32>
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.add %iterArg_68, %c_79 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %78, %69#0, %69#1, %70, %71, %72, %73, %74, %75, %76, %77 : tensor<3x32x32xf32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x32x32xf32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<16x32xf32>, tensor<7xi32>, tensor<7x32x32xf32>, tensor<7x16x32xf32>, tensor<7xi32>, tensor<7x16x32xf32>, tensor<7x16x32xf32>, tensor<7xi32>, tensor<7x32x32xf32>
    }
    %27 = stablehlo.dot_general %26#16, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x10xf32>) -> tensor<16x10xf32>
    %28 = stablehlo.subtract %27, %arg9 : tensor<16x10xf32>
    %29 = stablehlo.multiply %28, %28 : tensor<16x10xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %31 = stablehlo.multiply %30, %28 : tensor<16x10xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%29 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %35 = stablehlo.divide %cst_41, %cst_42 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %37 = stablehlo.multiply %36, %31 : tensor<16x10xf32>
    %38 = stablehlo.dot_general %37, %26#16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x10xf32>, tensor<16x32xf32>) -> tensor<10x32xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<10x32xf32>) -> tensor<32x10xf32>
    %40 = stablehlo.dot_general %37, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x10xf32>, tensor<32x10xf32>) -> tensor<16x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x32x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %44:18 = stablehlo.while(%iterArg = %26#17, %iterArg_55 = %26#18, %iterArg_56 = %26#19, %iterArg_57 = %26#20, %iterArg_58 = %26#21, %iterArg_59 = %26#22, %iterArg_60 = %26#23, %iterArg_61 = %26#24, %iterArg_62 = %3, %iterArg_63 = %6, %iterArg_64 = %10, %iterArg_65 = %14, %iterArg_66 = %17, %iterArg_67 = %c_46, %iterArg_68 = %41, %iterArg_69 = %42, %iterArg_70 = %43, %iterArg_71 = %40) : tensor<7xi32>, tensor<7x32x32xf32>, tensor<7x16x32xf32>, tensor<7xi32>, tensor<7x16x32xf32>, tensor<7x16x32xf32>, tensor<7xi32>, tensor<7x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x32x32xf32>, tensor<4x32xf32>, tensor<2x32x32xf32>, tensor<16x32xf32>
    cond {
      %c_72 = stablehlo.constant dense<7> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_67, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %c_72 = stablehlo.constant dense<7> : tensor<i32>
      %69 = stablehlo.subtract %c_72, %iterArg_67 : tensor<i32>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.subtract %69, %c_73 : tensor<i32>
      %71 = func.call @dynamic_index_in_dim(%iterArg, %70) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %72 = func.call @dynamic_index_in_dim_6(%iterArg_55, %70) : (tensor<7x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %73 = func.call @dynamic_index_in_dim_7(%iterArg_56, %70) : (tensor<7x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %74 = func.call @dynamic_index_in_dim(%iterArg_57, %70) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %75 = func.call @dynamic_index_in_dim_7(%iterArg_58, %70) : (tensor<7x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %76 = func.call @dynamic_index_in_dim_7(%iterArg_59, %70) : (tensor<7x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %77 = func.call @dynamic_index_in_dim(%iterArg_60, %70) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %78 = func.call @dynamic_index_in_dim_6(%iterArg_61, %70) : (tensor<7x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %79:4 = func.call @closed_call_8(%iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %71, %72, %73, %74, %75, %76, %77, %78) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x32x32xf32>, tensor<4x32xf32>, tensor<2x32x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x32xf32>) -> (tensor<3x32x32xf32>, tensor<4x32xf32>, tensor<2x32x32xf32>, tensor<16x32xf32>)
      %c_74 = stablehlo.constant dense<1> : tensor<i32>
      %80 = stablehlo.add %iterArg_67, %c_74 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %80, %79#0, %79#1, %79#2, %79#3 : tensor<7xi32>, tensor<7x32x32xf32>, tensor<7x16x32xf32>, tensor<7xi32>, tensor<7x16x32xf32>, tensor<7x16x32xf32>, tensor<7xi32>, tensor<7x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x32x32xf32>, tensor<4x32xf32>, tensor<2x32x32xf32>, tensor<16x32xf32>
    }
    %cst_47 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x32x32xf32>
    %46 = stablehlo.multiply %45, %arg4 : tensor<3x32x32xf32>
    %47 = stablehlo.add %46, %44#14 : tensor<3x32x32xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %49 = stablehlo.multiply %48, %arg5 : tensor<2x32x32xf32>
    %50 = stablehlo.add %49, %44#16 : tensor<2x32x32xf32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %52 = stablehlo.multiply %51, %arg6 : tensor<4x32xf32>
    %53 = stablehlo.add %52, %44#15 : tensor<4x32xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %55 = stablehlo.multiply %54, %arg7 : tensor<32x10xf32>
    %56 = stablehlo.add %55, %39 : tensor<32x10xf32>
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x32x32xf32>
    %58 = stablehlo.multiply %57, %47 : tensor<3x32x32xf32>
    %59 = stablehlo.subtract %arg0, %58 : tensor<3x32x32xf32>
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %61 = stablehlo.multiply %60, %50 : tensor<2x32x32xf32>
    %62 = stablehlo.subtract %arg1, %61 : tensor<2x32x32xf32>
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %64 = stablehlo.multiply %63, %53 : tensor<4x32xf32>
    %65 = stablehlo.subtract %arg2, %64 : tensor<4x32xf32>
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %67 = stablehlo.multiply %66, %56 : tensor<32x10xf32>
    %68 = stablehlo.subtract %arg3, %67 : tensor<32x10xf32>
    return %59, %62, %65, %68, %47, %50, %53, %56, %33 : tensor<3x32x32xf32>, tensor<2x32x32xf32>, tensor<4x32xf32>, tensor<32x10xf32>, tensor<3x32x32xf32>, tensor<2x32x32xf32>, tensor<4x32xf32>, tensor<32x10xf32>, tensor<f32>
  }
  func.func private @remainder(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i1>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %1, %2 : tensor<i32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.sign %arg0 : tensor<i32>
    call @_where_0() : () -> ()
    return %0 : tensor<i32>
  }
  func.func private @_where_0() {
    return
  }
  func.func private @closed_call(%arg0: tensor<3x32x32xf32>, %arg1: tensor<i32>, %arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<4x32xf32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<2x32x32xf32>, %arg10: tensor<i32>, %arg11: tensor<i1>, %arg12: tensor<i32>, %arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<16x32xf32>) -> (tensor<i32>, tensor<16x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x32xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg14, %c : tensor<i32>
    %1 = call @remainder_1(%arg14, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %2 = stablehlo.convert %1 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %2, %c_1 : tensor<i32>
    %5 = stablehlo.select %3, %4, %2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, %arg3, %arg4, sizes = [1, 32, 32] : (tensor<3x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %arg15, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %9 = call @floor_divide_2(%arg14, %arg6, %arg7) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = stablehlo.convert %9 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %10, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.add %10, %c_3 : tensor<i32>
    %13 = stablehlo.select %11, %12, %10 : tensor<i1>, tensor<i32>
    %14 = stablehlo.dynamic_slice %arg5, %13, %arg8, sizes = [1, 32] : (tensor<4x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x32xf32>) -> tensor<32xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %18 = stablehlo.add %8, %17 : tensor<16x32xf32>
    %19 = stablehlo.tanh %18 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<16x32xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.add %arg14, %c_4 : tensor<i32>
    %23 = call @remainder_1(%22, %arg10, %arg11) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %24 = stablehlo.convert %23 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %24, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %26 = stablehlo.add %24, %c_6 : tensor<i32>
    %27 = stablehlo.select %25, %26, %24 : tensor<i1>, tensor<i32>
    %28 = stablehlo.dynamic_slice %arg9, %27, %arg12, %arg13, sizes = [1, 32, 32] : (tensor<2x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %30 = stablehlo.dot_general %19, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %31 = stablehlo.add %arg15, %30 : tensor<16x32xf32>
    return %0, %31, %5, %7, %arg15, %13, %19, %21, %27, %29 : tensor<i32>, tensor<16x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i32>, tensor<32x32xf32>
  }
  func.func private @remainder_1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare NE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %2, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.and %3, %1 : tensor<i1>
    %5 = stablehlo.add %0, %arg1 : tensor<i32>
    %6 = stablehlo.select %4, %5, %0 : tensor<i1>, tensor<i32>
    return %6 : tensor<i32>
  }
  func.func private @floor_divide_2(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.divide %arg0, %arg2 : tensor<i32>
    %1 = stablehlo.sign %arg0 : tensor<i32>
    %2 = stablehlo.compare NE, %1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.remainder %arg0, %arg2 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare NE, %2, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.convert %6 : tensor<i1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<i1>
    %9 = stablehlo.compare NE, %4, %8, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.convert %9 : tensor<i1>
    %11 = stablehlo.and %7, %10 : tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.subtract %0, %c_2 : tensor<i32>
    %13 = call @_where_3(%11, %12, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %13 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<7x32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<i32>) -> tensor<7x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x32x32xf32>
    return %1 : tensor<7x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<7x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<7x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x16x32xf32>
    return %1 : tensor<7x16x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<7x32x32xf32>, %arg1: tensor<i32>) -> tensor<32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 32] : (tensor<7x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<7x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<7x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<3x32x32xf32>, %arg6: tensor<4x32xf32>, %arg7: tensor<2x32x32xf32>, %arg8: tensor<16x32xf32>, %arg9: tensor<i32>, %arg10: tensor<32x32xf32>, %arg11: tensor<16x32xf32>, %arg12: tensor<i32>, %arg13: tensor<16x32xf32>, %arg14: tensor<16x32xf32>, %arg15: tensor<i32>, %arg16: tensor<32x32xf32>) -> (tensor<3x32x32xf32>, tensor<4x32xf32>, tensor<2x32x32xf32>, tensor<16x32xf32>) {
    %0 = stablehlo.dot_general %arg8, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.dot_general %arg8, %arg16, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %5 = stablehlo.dynamic_update_slice %4, %3, %arg15, %arg3, %arg4 : (tensor<2x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x32xf32>
    %6 = stablehlo.add %arg7, %5 : tensor<2x32x32xf32>
    %7 = stablehlo.multiply %2, %arg14 : tensor<16x32xf32>
    %8 = stablehlo.multiply %7, %arg13 : tensor<16x32xf32>
    %9 = stablehlo.add %7, %8 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.reshape %10 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %15 = stablehlo.dynamic_update_slice %14, %13, %arg12, %arg2 : (tensor<4x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<4x32xf32>
    %16 = stablehlo.add %arg6, %15 : tensor<4x32xf32>
    %17 = stablehlo.dot_general %9, %arg11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %19 = stablehlo.dot_general %9, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %20 = stablehlo.add %arg8, %19 : tensor<16x32xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x32x32xf32>
    %23 = stablehlo.dynamic_update_slice %22, %21, %arg9, %arg0, %arg1 : (tensor<3x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x32x32xf32>
    %24 = stablehlo.add %arg5, %23 : tensor<3x32x32xf32>
    return %24, %16, %6, %20 : tensor<3x32x32xf32>, tensor<4x32xf32>, tensor<2x32x32xf32>, tensor<16x32xf32>
  }
}
