// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Slices of stacks at places that follow from the number of the iteration are where
// they are: the body's function gets their addresses, reads one there and makes the
// other there. No kernel takes them, puts them back, counts or fills the stack.
// RUN: remat-opt %s --remat-pipeline="policy=none device=host export=false" \
// RUN:   | FileCheck %s --check-prefix=BODY
// RUN: remat-opt %s --remat-pipeline="policy=none device=host export=false" \
// RUN:   --remat-outline-kernels | FileCheck %s --check-prefix=OUTLINED
// RUN: remat-opt %s --remat-pipeline="policy=none device=host export=false" \
// RUN:   --remat-outline-kernels --convert-kernels-to-host --remat-arena \
// RUN:   --remat-verify=device=host | FileCheck %s --check-prefix=ARENA

// A scan over four rows of 64 bytes: the carry is put aside as it comes (%s0), the
// product of carry and row is a second stack.
// BODY-LABEL: func.func @scan
// BODY: } do {
// BODY: stablehlo.dynamic_slice
// BODY: remat.kernel pointwise forward
// BODY: remat.kernel matmul backward
// A body has no optimizer.
// BODY: remat.kernel pointwise backward
// BODY-NOT: remat.kernel
// BODY: stablehlo.dynamic_update_slice
// BODY-NEXT: stablehlo.dynamic_update_slice
// BODY-NEXT: stablehlo.return

// One iteration: five carries, what is read from around, a row, the place of the next
// carry and that of a product.
// OUTLINED: func.func private @loop_0(%{{[^,]*}}: tensor<i32>, %{{[^,]*}}: tensor<16xf32>,
// OUTLINED-SAME: tensor<4x16xf32>, %{{[^,]*}}: tensor<4x16xf32>, %{{[^,]*}}: tensor<4x16xf32>,
// OUTLINED-SAME: %{{[^,]*}}: tensor<16x16xf32>, %{{[^,]*}}: tensor<1x16xf32>,
// OUTLINED-SAME: %{{[^,]*}}: tensor<16xf32> {tf.aliasing_output = 0 : i32},
// OUTLINED-SAME: %{{[^,]*}}: tensor<1x16xf32> {tf.aliasing_output = 1 : i32})
// Operand, bytes from iteration to iteration, first byte, stack of a moving carry.
// OUTLINED: overwritten = array<i64: 3, 4>
// OUTLINED-SAME: slices = array<i64: 6, 64, 0, 0, 1, 0, -1, 7, 64, 0, 0, 1, 0, 3, 8, -64, 192, 0, 1, 0, -1>
// OUTLINED-SAME: trips = 4
// OUTLINED: stablehlo.add %[[I:.*]], %{{.*}} : tensor<i32>
// OUTLINED: func.call @loop_0(%[[I]], %[[H:[^,]*]], %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %[[H]],
// OUTLINED: stablehlo.dynamic_update_slice
// OUTLINED: stablehlo.dynamic_update_slice

// The counter is copied, and the first carry to the first slice: nothing else. The
// last iteration leaves its carry where the loop's result belongs.
// ARENA: func.func private @kernel_6_host(
// ARENA-COUNT-2: memref.copy
// ARENA-NOT: memref.copy
// ARENA: scf.for %[[K:.*]] =
// ARENA: %[[NOW:.*]] = memref.view %[[STACK:.*]][%{{.*}}][] : memref<256xi8> to memref<64xi8>
// ARENA: %[[ROW:.*]] = memref.view %{{.*}}[%{{.*}}][] : memref<256xi8> to memref<64xi8>
// ARENA: %[[NEXT:.*]] = memref.view %[[STACK]][%{{.*}}][] : memref<256xi8> to memref<64xi8>
// ARENA: %[[PLACE:.*]] = arith.select %{{.*}}, %{{.*}}, %[[NEXT]] : memref<64xi8>
// ARENA: %[[PRODUCT:.*]] = memref.view %{{.*}}[%{{.*}}][] : memref<256xi8> to memref<64xi8>
// ARENA: call @loop_0(%{{[^,]*}}, %{{[^,]*}}, %[[NOW]], %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %[[ROW]], %[[PLACE]], %[[PRODUCT]],
// ARENA-NOT: call
// ARENA: return
func.func @scan(%xs: tensor<4x16xf32>, %h: tensor<16xf32>, %w: tensor<16x16xf32>)
    -> (tensor<16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %z0 = stablehlo.broadcast_in_dim %f0, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
  %z1 = stablehlo.broadcast_in_dim %f0, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
  %r:5 = stablehlo.while(%i = %zero, %c = %h, %rows = %xs, %s0 = %z0, %s1 = %z1)
      : tensor<i32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %row = stablehlo.dynamic_slice %rows, %i, %c0, sizes = [1, 16] : (tensor<4x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %x = stablehlo.reshape %row : (tensor<1x16xf32>) -> tensor<16xf32>
    %aside = stablehlo.reshape %c : (tensor<16xf32>) -> tensor<1x16xf32>
    %t0 = stablehlo.dynamic_update_slice %s0, %aside, %i, %c0 : (tensor<4x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %m = stablehlo.multiply %c, %x : tensor<16xf32>
    %mirror = stablehlo.subtract %c3, %i : tensor<i32>
    %product = stablehlo.reshape %m : (tensor<16xf32>) -> tensor<1x16xf32>
    %t1 = stablehlo.dynamic_update_slice %s1, %product, %mirror, %c0 : (tensor<4x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %o = stablehlo.dot_general %m, %w, contracting_dims = [0] x [0] : (tensor<16xf32>, tensor<16x16xf32>) -> tensor<16xf32>
    %d = stablehlo.tanh %o : tensor<16xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %d, %rows, %t0, %t1 : tensor<i32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  }
  return %r#1, %r#3, %r#4 : tensor<16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
}
