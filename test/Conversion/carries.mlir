// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --convert-kernels-to-host | FileCheck %s

// A sort moves rows by way of scratch memory of one row of each tensor, and sorts
// where its results lie: 64 x 4 + 64 x 4 = 512 bytes, which nothing is copied to.
// CHECK: func.func private @sort_host({{.*}}, %[[VALUES:.*]]: memref<16x64xf32> {llvm.noalias}, %[[NUMBERS:.*]]: memref<16x64xi32> {llvm.noalias}, %{{.*}}: memref<512xi8>)
// CHECK: memref.copy %{{.*}}, %[[VALUES]]
// CHECK: memref.copy %{{.*}}, %[[NUMBERS]]
// CHECK-NOT: memref.copy
// CHECK: func.func private @sort(
// CHECK-SAME: workspace = 512
func.func private @sort(%x: tensor<16x64xf32>, %i: tensor<16x64xi32>)
    -> (tensor<16x64xf32>, tensor<16x64xi32>)
    attributes {remat.kernel = {label = "sort"}} {
  %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<16x64xf32>, tensor<16x64xi32>)
    -> (tensor<16x64xf32>, tensor<16x64xi32>)
  return %0#0, %0#1 : tensor<16x64xf32>, tensor<16x64xi32>
}

// Three carries of a loop, of which two change places and the third is computed from
// one of them: each is in the memory of the result that it becomes, handed on by the
// condition as it is. The counter and the third are written in place; of the two, one
// is set aside: 64 bytes for it, which the condition's result had before, and 64 for
// the counter.
// CHECK: func.func private @rotate_host({{.*}}, %[[A:arg4]]: memref<8xf32> {llvm.noalias}, %[[B:arg5]]: memref<8xf32> {llvm.noalias}, %[[C:arg6]]: memref<8xf32> {llvm.noalias}, %{{.*}}: memref<128xi8>)
// CHECK: scf.while (%[[N0:.*]] = %{{.*}}, %[[A0:.*]] = %[[A]], %[[B0:.*]] = %[[B]], %[[C0:.*]] = %[[C]])
// CHECK-NOT: memref.copy
// CHECK: scf.condition(%{{.*}}) %[[N0]], %[[A0]], %[[B0]], %[[C0]]
// CHECK: ^bb0(%[[N1:.*]]: memref<i32>, %{{.*}}, %[[B1:.*]]: memref<8xf32>, %[[C1:.*]]: memref<8xf32>):
// CHECK: linalg.generic {{.*}} ins(%[[N1]], {{.*}}) outs(%[[N1]] : memref<i32>)
// CHECK: linalg.generic {{.*}} ins(%[[B1]] : {{.*}}) outs(%[[C1]] : memref<8xf32>)
// CHECK: memref.copy %[[A]], %[[ASIDE:.*]] : memref
// CHECK-NEXT: memref.copy %[[B1]], %[[A]] : memref
// CHECK-NEXT: memref.copy %[[ASIDE]], %[[B]] : memref
// CHECK-NEXT: scf.yield
func.func private @rotate(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    attributes {remat.kernel = {label = "while"}} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %r:4 = stablehlo.while(%n = %zero, %a = %x, %b = %y, %c = %z)
      : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %p = stablehlo.compare LT, %n, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %m = stablehlo.add %n, %one : tensor<i32>
      %s = stablehlo.sine %b : tensor<8xf32>
      stablehlo.return %m, %b, %a, %s
          : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    }
  return %r#1, %r#2, %r#3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
