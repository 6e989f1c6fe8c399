// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --convert-kernels-to-host | FileCheck %s

// Both branches sort where the result lies, each with 64 x 4 = 256 bytes of scratch for
// a row, and these are the same bytes: only one of the branches runs.
// CHECK: func.func private @branches_host({{.*}}, %[[X:.*]]: memref<64x64xf32> {llvm.noalias}, %[[RESULT:.*]]: memref<64x64xf32> {llvm.noalias}, %{{.*}}: memref<256xi8>)
// CHECK: case 0
// CHECK: memref.copy %[[X]], %[[RESULT]]
// CHECK: default
// CHECK: memref.copy %[[X]], %[[RESULT]]
// CHECK-NOT: memref.copy
// CHECK: func.func private @branches(
// CHECK-SAME: workspace = 256 :
func.func private @branches(%flag: tensor<i32>, %x: tensor<64x64xf32>)
    -> tensor<64x64xf32> attributes {remat.kernel = {label = "case"}} {
  %r = "stablehlo.case"(%flag) ({
    %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %0 : tensor<64x64xf32>
  }, {
    %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %0 : tensor<64x64xf32>
  }) : (tensor<i32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// The counter is in use during the whole loop. What one iteration sees alone lies in the
// same bytes as what is used when the iteration, or the loop, has made its other buffers:
// the scratch row of 256 bytes behind the loop in those of the counter (64 bytes) and of
// the transpose, and the condition's result in those of the transpose. That and the product are
// in use together: 64 + 16384 + 16384 = 32832 bytes.
// CHECK: func.func private @loop(
// CHECK-SAME: workspace = 32832 :
func.func private @loop(%x: tensor<64x64xf32>) -> tensor<64x64xf32>
    attributes {remat.kernel = {label = "while"}} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %r:2 = stablehlo.while(%n = %zero, %a = %x) : tensor<i32>, tensor<64x64xf32>
    cond {
      %p = stablehlo.compare LT, %n, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %m = stablehlo.add %n, %one : tensor<i32>
      %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
      %s = stablehlo.dot_general %t, %a, contracting_dims = [1] x [0]
          : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
      stablehlo.return %m, %s : tensor<i32>, tensor<64x64xf32>
    }
  %0 = "stablehlo.sort"(%r#1) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// Results that lie in operands which branches may return swapped are moved element by
// element, both at once, and the product is made in the result where there is a branch
// that makes it: none of them needs memory beside.
// CHECK-LABEL: func.func private @swapped_host(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<64x64xf32>, %[[Y:[a-z0-9]+]]: memref<64x64xf32>, %{{.*}}: memref<64x64xf32>, %{{.*}}: memref<64x64xf32>, %[[RESULT:.*]]: memref<64x64xf32> {llvm.noalias}
// CHECK: %[[BRANCH:.*]]:3 = scf.index_switch
// CHECK: memref.copy %[[X]], %[[RESULT]]
// CHECK: linalg.fill {{.*}} outs(%[[RESULT]] :
// CHECK-NOT: memref.copy
// CHECK: linalg.generic {{.*}} ins(%[[BRANCH]]#0, %[[BRANCH]]#1 : {{.*}}) outs(%[[X]], %[[Y]] :
// CHECK: func.func private @swapped(
// CHECK-SAME: workspace = 0 :
func.func private @swapped(%flag: tensor<i32>, %x: tensor<64x64xf32>, %y: tensor<64x64xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {remat.kernel = {label = "case", aliases = array<i64: 1, 0, 2, 1>}} {
  %r:3 = "stablehlo.case"(%flag) ({
    stablehlo.return %x, %y, %x
        : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }, {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
        : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %y, %x, %0
        : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }) : (tensor<i32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  return %r#0, %r#1, %r#2 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
