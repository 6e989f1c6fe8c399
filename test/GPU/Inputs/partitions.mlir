// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scatters of so many updates that they are partitioned by tiles before.
func.func @partitions(%arg0: tensor<7000x3xf32>, %arg1: tensor<60001x3xf32>,
                      %arg2: tensor<40000x2xf32>, %arg3: tensor<50000x2xf32>,
                      %arg4: tensor<2x997xf32>, %arg5: tensor<2x50000xf32>,
                      %arg6: tensor<31x31xi8>, %arg7: tensor<51200xi8>,
                      %arg8: tensor<1000000xbf16>, %arg9: tensor<270000xbf16>)
    -> (tensor<7000x3xf32>, tensor<40000x2xf32>, tensor<2x997xf32>, tensor<31x31xi8>, tensor<1000000xbf16>) {
  %1 = stablehlo.iota dim = 0 : tensor<60001xi32>
  %2 = stablehlo.constant dense<31> : tensor<60001xi32>
  %3 = stablehlo.multiply %1, %2 : tensor<60001xi32>
  %4 = stablehlo.constant dense<7004> : tensor<60001xi32>
  %5 = stablehlo.remainder %3, %4 : tensor<60001xi32>
  %6 = stablehlo.constant dense<-2> : tensor<60001xi32>
  %7 = stablehlo.add %5, %6 : tensor<60001xi32>
  %8 = stablehlo.reshape %7 : (tensor<60001xi32>) -> tensor<60001x1xi32>
  // Rows of 3, some of them outside.
  %9 = "stablehlo.scatter"(%arg0, %8, %arg1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7000x3xf32>, tensor<60001x1xi32>, tensor<60001x3xf32>) -> tensor<7000x3xf32>
  %10 = stablehlo.iota dim = 0 : tensor<50000xi64>
  %11 = stablehlo.constant dense<31> : tensor<50000xi64>
  %12 = stablehlo.multiply %10, %11 : tensor<50000xi64>
  %13 = stablehlo.constant dense<40000> : tensor<50000xi64>
  %14 = stablehlo.remainder %12, %13 : tensor<50000xi64>
  %15 = stablehlo.constant dense<0> : tensor<50000xi64>
  %16 = stablehlo.add %14, %15 : tensor<50000xi64>
  %17 = stablehlo.constant dense<2> : tensor<50000xi64>
  %18 = stablehlo.remainder %10, %17 : tensor<50000xi64>
  %19 = stablehlo.constant dense<0> : tensor<50000xi64>
  %20 = stablehlo.constant dense<5> : tensor<50000xi64>
  %21 = stablehlo.compare EQ, %18, %19 : (tensor<50000xi64>, tensor<50000xi64>) -> tensor<50000xi1>
  %22 = stablehlo.select %21, %20, %16 : tensor<50000xi1>, tensor<50000xi64>
  %23 = stablehlo.reshape %22 : (tensor<50000xi64>) -> tensor<50000x1xi64>
  // Half of them to one place.
  %24 = "stablehlo.scatter"(%arg2, %23, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40000x2xf32>, tensor<50000x1xi64>, tensor<50000x2xf32>) -> tensor<40000x2xf32>
  %25 = stablehlo.iota dim = 0 : tensor<100000xi32>
  %26 = stablehlo.constant dense<37> : tensor<100000xi32>
  %27 = stablehlo.multiply %25, %26 : tensor<100000xi32>
  %28 = stablehlo.constant dense<997> : tensor<100000xi32>
  %29 = stablehlo.remainder %27, %28 : tensor<100000xi32>
  %30 = stablehlo.constant dense<0> : tensor<100000xi32>
  %31 = stablehlo.add %29, %30 : tensor<100000xi32>
  %32 = stablehlo.reshape %31 : (tensor<100000xi32>) -> tensor<2x50000x1xi32>
  // Two batches.
  %33 = "stablehlo.scatter"(%arg4, %32, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x997xf32>, tensor<2x50000x1xi32>, tensor<2x50000xf32>) -> tensor<2x997xf32>
  %34 = stablehlo.iota dim = 0 : tensor<102400xi32>
  %35 = stablehlo.constant dense<7> : tensor<102400xi32>
  %36 = stablehlo.multiply %34, %35 : tensor<102400xi32>
  %37 = stablehlo.constant dense<33> : tensor<102400xi32>
  %38 = stablehlo.remainder %36, %37 : tensor<102400xi32>
  %39 = stablehlo.constant dense<-1> : tensor<102400xi32>
  %40 = stablehlo.add %38, %39 : tensor<102400xi32>
  %41 = stablehlo.reshape %40 : (tensor<102400xi32>) -> tensor<51200x2xi32>
  // Places of two dimensions; the last update counts.
  %42 = "stablehlo.scatter"(%arg6, %41, %arg7) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<31x31xi8>, tensor<51200x2xi32>, tensor<51200xi8>) -> tensor<31x31xi8>
  %43 = stablehlo.iota dim = 0 : tensor<270000xi32>
  %44 = stablehlo.constant dense<7919> : tensor<270000xi32>
  %45 = stablehlo.multiply %43, %44 : tensor<270000xi32>
  %46 = stablehlo.constant dense<1000003> : tensor<270000xi32>
  %47 = stablehlo.remainder %45, %46 : tensor<270000xi32>
  %48 = stablehlo.constant dense<-10> : tensor<270000xi32>
  %49 = stablehlo.add %47, %48 : tensor<270000xi32>
  %50 = stablehlo.reshape %49 : (tensor<270000xi32>) -> tensor<270000x1xi32>
  // More chunks than a block has threads.
  %51 = "stablehlo.scatter"(%arg8, %50, %arg9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1000000xbf16>, tensor<270000x1xi32>, tensor<270000xbf16>) -> tensor<1000000xbf16>
  return %9, %24, %33, %42, %51 : tensor<7000x3xf32>, tensor<40000x2xf32>, tensor<2x997xf32>, tensor<31x31xi8>, tensor<1000000xbf16>
}
