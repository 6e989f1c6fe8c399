// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many updates of few places. Some are outside: below zero, just behind the last place, and
// far behind it, where places of another part could be.
func.func @split(%table: tensor<8x12xf32>, %x: tensor<6000x12xf32>, %narrow: tensor<4x24xbf16>,
                 %counts: tensor<3x5xi32>, %again: tensor<6000x8xf32>)
    -> (tensor<8x12xf32>, tensor<6000x12xf32>, tensor<4x24xbf16>, tensor<3x5xi32>, tensor<8x8xf32>) {
  %iota = stablehlo.iota dim = 0 : tensor<6000xi32>
  %31 = stablehlo.constant dense<31> : tensor<6000xi32>
  %mixed = stablehlo.multiply %iota, %31 : tensor<6000xi32>
  %17 = stablehlo.constant dense<17> : tensor<6000xi32>
  %small = stablehlo.remainder %mixed, %17 : tensor<6000xi32>
  %3 = stablehlo.constant dense<3> : tensor<6000xi32>
  %places = stablehlo.subtract %small, %3 : tensor<6000xi32>
  %at = stablehlo.reshape %places : (tensor<6000xi32>) -> tensor<6000x1xi32>

  // Updates that a plan may compute again.
  %a = stablehlo.multiply %x, %x : tensor<6000x12xf32>
  %b = stablehlo.add %a, %x : tensor<6000x12xf32>
  %0 = "stablehlo.scatter"(%table, %at, %b) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x12xf32>, tensor<6000x1xi32>, tensor<6000x12xf32>) -> tensor<8x12xf32>
  %c = stablehlo.multiply %b, %a : tensor<6000x12xf32>

  // To zeros, of two dimensions of updates, which are -1, 0 and 1: sums have no roundings.
  %number = stablehlo.iota dim = 0 : tensor<196608xi32>
  %seven = stablehlo.constant dense<7> : tensor<196608xi32>
  %threes = stablehlo.constant dense<3> : tensor<196608xi32>
  %some = stablehlo.remainder %number, %seven : tensor<196608xi32>
  %least = stablehlo.constant dense<-1> : tensor<196608xi32>
  %most = stablehlo.constant dense<1> : tensor<196608xi32>
  %shifted = stablehlo.subtract %some, %threes : tensor<196608xi32>
  %signs = stablehlo.clamp %least, %shifted, %most : tensor<196608xi32>
  %many = stablehlo.reshape %signs : (tensor<196608xi32>) -> tensor<64x128x24xi32>
  %y = stablehlo.convert %many : (tensor<64x128x24xi32>) -> tensor<64x128x24xbf16>
  %column = stablehlo.iota dim = 1 : tensor<64x128xi32>
  %5 = stablehlo.constant dense<5> : tensor<64x128xi32>
  %kinds = stablehlo.remainder %column, %5 : tensor<64x128xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<bf16>) -> tensor<4x24xbf16>
  %1 = "stablehlo.scatter"(%zeros, %kinds, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x24xbf16>, tensor<64x128xi32>, tensor<64x128x24xbf16>) -> tensor<4x24xbf16>
  %2 = stablehlo.add %1, %narrow : tensor<4x24xbf16>

  // Integers, by index vectors of two.
  %row = stablehlo.iota dim = 1 : tensor<6000x2xi32>
  %both = stablehlo.broadcast_in_dim %places, dims = [0] : (tensor<6000xi32>) -> tensor<6000x2xi32>
  %vectors = stablehlo.subtract %both, %row : tensor<6000x2xi32>
  %4 = "stablehlo.scatter"(%counts, %vectors, %mixed) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x5xi32>, tensor<6000x2xi32>, tensor<6000xi32>) -> tensor<3x5xi32>

  // In a loop, to what the iteration before has left.
  %n = stablehlo.constant dense<0> : tensor<i32>
  %zerof = stablehlo.constant dense<0.0> : tensor<f32>
  %sums = stablehlo.broadcast_in_dim %zerof, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %loop:2 = stablehlo.while(%i = %n, %carry = %sums) : tensor<i32>, tensor<8x8xf32> cond {
    %end = stablehlo.constant dense<2> : tensor<i32>
    %go = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = "stablehlo.scatter"(%carry, %at, %again) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<6000x1xi32>, tensor<6000x8xf32>) -> tensor<8x8xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %next : tensor<i32>, tensor<8x8xf32>
  }
  return %0, %c, %2, %4, %loop#1 : tensor<8x12xf32>, tensor<6000x12xf32>, tensor<4x24xbf16>, tensor<3x5xi32>, tensor<8x8xf32>
}
