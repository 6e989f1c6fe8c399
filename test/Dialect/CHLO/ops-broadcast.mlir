// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose operands broadcast. Text, generic form and bytecode say the same.

// RUN: remat-opt %s -o %t.pretty && FileCheck %s < %t.pretty
// RUN: remat-opt %t.pretty | diff %t.pretty -
// RUN: remat-opt --mlir-print-op-generic %s | remat-opt | diff %t.pretty -
// RUN: remat-opt --emit-bytecode %s | remat-opt | diff %t.pretty -

// CHECK-LABEL: @broadcast_add
// CHECK: chlo.broadcast_add %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_add(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_and
// CHECK: chlo.broadcast_and %{{.*}}, %{{.*}} : (tensor<4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
func.func @broadcast_and(%a: tensor<4xi1>, %b: tensor<2x4xi1>) {
  %r = chlo.broadcast_and %a, %b : (tensor<4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
  return
}

// CHECK-LABEL: @broadcast_atan2
// CHECK: chlo.broadcast_atan2 %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_atan2(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_atan2 %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_compare
// CHECK: chlo.broadcast_compare %{{.*}}, %{{.*}} {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
func.func @broadcast_compare(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  return
}

// CHECK-LABEL: @broadcast_complex
// CHECK: chlo.broadcast_complex %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>>
func.func @broadcast_complex(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_complex %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>>
  return
}

// CHECK-LABEL: @broadcast_divide
// CHECK: chlo.broadcast_divide %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_divide(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_divide %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_maximum
// CHECK: chlo.broadcast_maximum %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_maximum(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_maximum %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_minimum
// CHECK: chlo.broadcast_minimum %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_minimum(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_minimum %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_multiply
// CHECK: chlo.broadcast_multiply %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_multiply(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_multiply %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_next_after
// CHECK: chlo.broadcast_next_after %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_next_after(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_next_after %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_or
// CHECK: chlo.broadcast_or %{{.*}}, %{{.*}} : (tensor<4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
func.func @broadcast_or(%a: tensor<4xi1>, %b: tensor<2x4xi1>) {
  %r = chlo.broadcast_or %a, %b : (tensor<4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
  return
}

// CHECK-LABEL: @broadcast_polygamma
// CHECK: chlo.broadcast_polygamma %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_polygamma(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_polygamma %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_power
// CHECK: chlo.broadcast_power %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_power(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_power %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_remainder
// CHECK: chlo.broadcast_remainder %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_remainder(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_remainder %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_select
// CHECK: chlo.broadcast_select %{{.*}}, %{{.*}}, %{{.*}} : (tensor<2x4xi1>, tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_select(%p: tensor<2x4xi1>, %a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_select %p, %a, %b : (tensor<2x4xi1>, tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_shift_left
// CHECK: chlo.broadcast_shift_left %{{.*}}, %{{.*}} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
func.func @broadcast_shift_left(%a: tensor<4xi32>, %b: tensor<2x4xi32>) {
  %r = chlo.broadcast_shift_left %a, %b : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}

// CHECK-LABEL: @broadcast_shift_right_arithmetic
// CHECK: chlo.broadcast_shift_right_arithmetic %{{.*}}, %{{.*}} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
func.func @broadcast_shift_right_arithmetic(%a: tensor<4xi32>, %b: tensor<2x4xi32>) {
  %r = chlo.broadcast_shift_right_arithmetic %a, %b : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}

// CHECK-LABEL: @broadcast_shift_right_logical
// CHECK: chlo.broadcast_shift_right_logical %{{.*}}, %{{.*}} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
func.func @broadcast_shift_right_logical(%a: tensor<4xi32>, %b: tensor<2x4xi32>) {
  %r = chlo.broadcast_shift_right_logical %a, %b : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}

// CHECK-LABEL: @broadcast_subtract
// CHECK: chlo.broadcast_subtract %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_subtract(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_subtract %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @broadcast_xor
// CHECK: chlo.broadcast_xor %{{.*}}, %{{.*}} : (tensor<4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
func.func @broadcast_xor(%a: tensor<4xi1>, %b: tensor<2x4xi1>) {
  %r = chlo.broadcast_xor %a, %b : (tensor<4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
  return
}

// CHECK-LABEL: @broadcast_zeta
// CHECK: chlo.broadcast_zeta %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @broadcast_zeta(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %r = chlo.broadcast_zeta %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
