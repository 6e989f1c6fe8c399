// A scan whose body adds products to its carry, and its gradients.
module @jit_t2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<7x40x64xf32>, %arg2: tensor<7x40x64xf32>) -> (tensor<64x64xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<7x40x64xf32>, tensor<7x40x64xf32>, tensor<i32>, tensor<64x64xf32>
    cond {
      %c_3 = stablehlo.constant dense<7> : tensor<i32>
      %1 = stablehlo.compare  LT, %iterArg_1, %c_3,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<7x40x64xf32>, tensor<i32>) -> tensor<40x64xf32>
      %2 = func.call @dynamic_index_in_dim(%iterArg_0, %iterArg_1) : (tensor<7x40x64xf32>, tensor<i32>) -> tensor<40x64xf32>
      %3 = func.call @closed_call(%iterArg_2, %1, %2) : (tensor<64x64xf32>, tensor<40x64xf32>, tensor<40x64xf32>) -> tensor<64x64xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %4, %3 : tensor<7x40x64xf32>, tensor<7x40x64xf32>, tensor<i32>, tensor<64x64xf32>
    }
    return %0#3 : tensor<64x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x40x64xf32>, %arg1: tensor<i32>) -> tensor<40x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 40, 64] : (tensor<7x40x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x40x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x40x64xf32>) -> tensor<40x64xf32>
    return %1 : tensor<40x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x64xf32>, %arg1: tensor<40x64xf32>, %arg2: tensor<40x64xf32>) -> tensor<64x64xf32> {
    %0 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<40x64xf32>) -> tensor<64x40xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x40xf32>, tensor<40x64xf32>) -> tensor<64x64xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<64x64xf32>
    %3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x64xf32>) -> tensor<64x40xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x40xf32>, tensor<40x64xf32>) -> tensor<64x64xf32>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<64x64xf32>
    %8 = stablehlo.add %2, %7 : tensor<64x64xf32>
    return %8 : tensor<64x64xf32>
  }
}

