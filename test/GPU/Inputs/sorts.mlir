// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sorts of short and long rows, along any dimension, with equal keys, of all kinds of
// types, and selections.
func.func @sorts(%x: tensor<100x37xf32>, %keys: tensor<300x7xi32>, %row: tensor<5000xf32>,
                 %bits: tensor<2x3000xi32>, %image: tensor<3x1300x5xf32>, %narrow: tensor<6x50xbf16>,
                 %flags: tensor<6x50xi1>, %small: tensor<2x700xui8>, %scores: tensor<3x4000xf32>)
    -> (tensor<100x37xf32>, tensor<300x7xi32>, tensor<5000xf32>, tensor<5000xi32>,
        tensor<2x3000xi32>, tensor<2x3000xui16>, tensor<3x1300x5xf32>, tensor<6x50xbf16>,
        tensor<6x50xi1>, tensor<2x700xui8>, tensor<100x4xf32>, tensor<100x4xi32>,
        tensor<3x9xf32>, tensor<3x9xi32>, tensor<3x1500xf32>, tensor<3x1500xi32>) {
  // Short rows, several to a tile.
  %short = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<100x37xf32>) -> tensor<100x37xf32>
  // Of equal keys the first come first; only the places are wanted.
  %places = stablehlo.iota dim = 1 : tensor<300x7xi32>
  %ties:2 = "stablehlo.sort"(%keys, %places) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<300x7xi32>, tensor<300x7xi32>) -> (tensor<300x7xi32>, tensor<300x7xi32>)
  // A row of 5 tiles, merged to 3 runs, 2, and 1.
  %numbers = stablehlo.iota dim = 0 : tensor<5000xi32>
  %long:2 = "stablehlo.sort"(%row, %numbers) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5000xf32>, tensor<5000xi32>) -> (tensor<5000xf32>, tensor<5000xi32>)
  // The same with equal keys.
  %steps = stablehlo.iota dim = 1 : tensor<2x3000xui16>
  %many:2 = "stablehlo.sort"(%bits, %steps) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<ui16>, %b1: tensor<ui16>):
    %c = stablehlo.compare LT, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x3000xi32>, tensor<2x3000xui16>) -> (tensor<2x3000xi32>, tensor<2x3000xui16>)
  // Not the last dimension: two tiles for each of 15 rows, and many short ones.
  %columns = "stablehlo.sort"(%image) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare GT, %a0, %b0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x1300x5xf32>) -> tensor<3x1300x5xf32>
  %mixed:2 = "stablehlo.sort"(%narrow, %flags) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<bf16>, %b0: tensor<bf16>, %a1: tensor<i1>, %b1: tensor<i1>):
    %c = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<6x50xbf16>, tensor<6x50xi1>) -> (tensor<6x50xbf16>, tensor<6x50xi1>)
  // Bytes without a sign.
  %bytes = "stablehlo.sort"(%small) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui8>, %b0: tensor<ui8>):
    %c = stablehlo.compare GT, %a0, %b0 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x700xui8>) -> tensor<2x700xui8>
  // The greatest of short rows, a few of long ones, and more than a tile holds.
  %top, %top_at = chlo.top_k(%x, k = 4) : tensor<100x37xf32> -> (tensor<100x4xf32>, tensor<100x4xi32>)
  %few, %few_at = chlo.top_k(%scores, k = 9) : tensor<3x4000xf32> -> (tensor<3x9xf32>, tensor<3x9xi32>)
  %most, %most_at = chlo.top_k(%scores, k = 1500) : tensor<3x4000xf32> -> (tensor<3x1500xf32>, tensor<3x1500xi32>)
  return %short, %ties#1, %long#0, %long#1, %many#0, %many#1, %columns, %mixed#0, %mixed#1,
         %bytes, %top, %top_at, %few, %few_at, %most, %most_at
      : tensor<100x37xf32>, tensor<300x7xi32>, tensor<5000xf32>, tensor<5000xi32>,
        tensor<2x3000xi32>, tensor<2x3000xui16>, tensor<3x1300x5xf32>, tensor<6x50xbf16>,
        tensor<6x50xi1>, tensor<2x700xui8>, tensor<100x4xf32>, tensor<100x4xi32>,
        tensor<3x9xf32>, tensor<3x9xi32>, tensor<3x1500xf32>, tensor<3x1500xi32>
}
