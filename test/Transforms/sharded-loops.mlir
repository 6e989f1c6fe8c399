// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops that are built anew in a sharded step: what one device holds of their carries,
// stacks and slices is said as it was before. Import says the same of the printed loops.
// RUN: remat-opt --remat-import --remat-loops="policy=full device=host" %s \
// RUN:   | FileCheck %s --check-prefixes=CHECK,FULL
// RUN: remat-opt --remat-import --remat-loops="policy=every:2 device=host" %s \
// RUN:   | FileCheck %s --check-prefixes=CHECK,EVERY
// RUN: remat-compile --device=xla-cpu --budget=min --quiet %s -o %t.mlir
// RUN: remat-compile --device=h200 --budget=min --quiet %s -o %t.mlir

// CHECK-LABEL: func.func public @main
// FULL: stablehlo.broadcast_in_dim {{.*}}remat.device_shapes = [array<i64: 4, 2, 8>]{{.*}} -> tensor<4x8x8xf32>
// FULL: stablehlo.while{{.*}}remat.device_shapes = [array<i64: 8, 8>, array<i64>, array<i64: 2, 8>, array<i64: 4, 2, 8>]
// FULL: stablehlo.reshape {{.*}}remat.device_shapes = [array<i64: 1, 2, 8>]
// FULL: stablehlo.dynamic_update_slice {{.*}}remat.device_shapes = [array<i64: 4, 2, 8>]
// The weights that the second loop was given are not read there; those that it makes the
// values with again are a carry.
// FULL: stablehlo.while{{.*}}remat.device_shapes = [array<i64>, array<i64: 2, 8>, array<i64: 4, 2, 8>, array<i64: 8, 8>]
// FULL: stablehlo.dynamic_slice {{.*}}remat.device_shapes = [array<i64: 1, 2, 8>]
// FULL: stablehlo.reshape {{.*}}remat.device_shapes = [array<i64: 2, 8>]

// The stack of a segment's carries, and those of its residuals.
// EVERY: stablehlo.while{{.*}}remat.device_shapes = [array<i64>, array<i64: 2, 8>, array<i64: 2, 2, 8>]
// EVERY: stablehlo.while{{.*}}remat.device_shapes = [array<i64>, array<i64: 2, 8>]
// EVERY: stablehlo.while{{.*}}remat.device_shapes = [array<i64>, array<i64: 2, 8>]
// EVERY: stablehlo.dynamic_slice {{.*}}remat.device_shapes = [array<i64: 1, 2, 8>]
// EVERY: stablehlo.while{{.*}}remat.device_shapes = [array<i64>, array<i64: 2, 8>, array<i64: 2, 2, 8>, array<i64: 2, 2, 8>]
// EVERY: stablehlo.dynamic_update_slice {{.*}}remat.device_shapes = [array<i64: 2, 2, 8>]
// EVERY: stablehlo.while{{.*}}remat.device_shapes = [array<i64>, array<i64: 2, 8>, array<i64: 2, 2, 8>, array<i64: 2, 2, 8>]
sdy.mesh @mesh = <["x"=4]>
func.func public @main(%w: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
    %x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8x8xf32>
  %f:5 = stablehlo.while(%a0 = %w, %a1 = %zero, %a2 = %x, %a3 = %zeros, %a4 = %zeros) : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %a1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %d = stablehlo.dot_general %a2, %a0, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %t = stablehlo.tanh %d : tensor<8x8xf32>
    %h = stablehlo.add %a2, %t : tensor<8x8xf32>
    %s = stablehlo.reshape %a2 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %u = stablehlo.dynamic_update_slice %a3, %s, %a1, %c0, %c0 : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
    %s2 = stablehlo.reshape %t : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %u2 = stablehlo.dynamic_update_slice %a4, %s2, %a1, %c0, %c0 : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
    %i = stablehlo.add %a1, %c1 : tensor<i32>
    stablehlo.return %a0, %i, %h, %u, %u2 : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  }
  %g:5 = stablehlo.while(%b0 = %w, %b1 = %zero, %b2 = %f#2, %b3 = %f#3, %b4 = %f#4) : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %b1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c4 = stablehlo.constant dense<4> : tensor<i32>
    %r0 = stablehlo.subtract %c4, %b1 : tensor<i32>
    %r = stablehlo.subtract %r0, %c1 : tensor<i32>
    %s = stablehlo.dynamic_slice %b3, %r, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %h = stablehlo.reshape %s : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %s2 = stablehlo.dynamic_slice %b4, %r, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %t = stablehlo.reshape %s2 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %m = stablehlo.multiply %t, %b2 : tensor<8x8xf32>
    %e = stablehlo.dot_general %m, %h, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %i = stablehlo.add %b1, %c1 : tensor<i32>
    stablehlo.return %b0, %i, %e, %b3, %b4 : tensor<8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  }
  return %g#2 : tensor<8x8xf32>
}
