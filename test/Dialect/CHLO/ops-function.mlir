// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions, constants and algorithms. Text, generic form and bytecode say the same.

// RUN: remat-opt %s -o %t.pretty && FileCheck %s < %t.pretty
// RUN: remat-opt %t.pretty | diff %t.pretty -
// RUN: remat-opt --mlir-print-op-generic %s | remat-opt | diff %t.pretty -
// RUN: remat-opt --emit-bytecode %s | remat-opt | diff %t.pretty -

// CHECK-LABEL: @acos
// CHECK: chlo.acos %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @acos(%x: tensor<4xf32>) {
  %r = chlo.acos %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @acosh
// CHECK: chlo.acosh %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @acosh(%x: tensor<4xf32>) {
  %r = chlo.acosh %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @_asin_acos_kernel
// CHECK: chlo._asin_acos_kernel %{{.*}} : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
func.func @_asin_acos_kernel(%x: tensor<4xcomplex<f32>>) {
  %r = chlo._asin_acos_kernel %x : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return
}

// CHECK-LABEL: @asin
// CHECK: chlo.asin %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @asin(%x: tensor<4xf32>) {
  %r = chlo.asin %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @asinh
// CHECK: chlo.asinh %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @asinh(%x: tensor<4xf32>) {
  %r = chlo.asinh %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @atan
// CHECK: chlo.atan %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @atan(%x: tensor<4xf32>) {
  %r = chlo.atan %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @atanh
// CHECK: chlo.atanh %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @atanh(%x: tensor<4xf32>) {
  %r = chlo.atanh %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @bessel_i1e
// CHECK: chlo.bessel_i1e %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @bessel_i1e(%x: tensor<4xf32>) {
  %r = chlo.bessel_i1e %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @conj
// CHECK: chlo.conj %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @conj(%x: tensor<4xf32>) {
  %r = chlo.conj %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @constant_like
// CHECK: "chlo.constant_like"(%{{.*}}) <{value = 1.000000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
func.func @constant_like(%x: tensor<4xf32>) {
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @constant
// CHECK: chlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
func.func @constant() {
  %r = chlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  return
}

// CHECK-LABEL: @cosh
// CHECK: chlo.cosh %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @cosh(%x: tensor<4xf32>) {
  %r = chlo.cosh %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @digamma
// CHECK: chlo.digamma %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @digamma(%x: tensor<4xf32>) {
  %r = chlo.digamma %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @erf_inv
// CHECK: chlo.erf_inv %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @erf_inv(%x: tensor<4xf32>) {
  %r = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @erf
// CHECK: chlo.erf %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @erf(%x: tensor<4xf32>) {
  %r = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @erfc
// CHECK: chlo.erfc %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @erfc(%x: tensor<4xf32>) {
  %r = chlo.erfc %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @is_inf
// CHECK: chlo.is_inf %{{.*}} : tensor<4xf32> -> tensor<4xi1>
func.func @is_inf(%x: tensor<4xf32>) {
  %r = chlo.is_inf %x : tensor<4xf32> -> tensor<4xi1>
  return
}

// CHECK-LABEL: @is_neg_inf
// CHECK: chlo.is_neg_inf %{{.*}} : tensor<4xf32> -> tensor<4xi1>
func.func @is_neg_inf(%x: tensor<4xf32>) {
  %r = chlo.is_neg_inf %x : tensor<4xf32> -> tensor<4xi1>
  return
}

// CHECK-LABEL: @is_pos_inf
// CHECK: chlo.is_pos_inf %{{.*}} : tensor<4xf32> -> tensor<4xi1>
func.func @is_pos_inf(%x: tensor<4xf32>) {
  %r = chlo.is_pos_inf %x : tensor<4xf32> -> tensor<4xi1>
  return
}

// CHECK-LABEL: @lgamma
// CHECK: chlo.lgamma %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @lgamma(%x: tensor<4xf32>) {
  %r = chlo.lgamma %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @mulhi
// CHECK: chlo.mulhi %{{.*}}, %{{.*}} : tensor<4xui32>, tensor<4xui32> -> tensor<4xui32>
func.func @mulhi(%a: tensor<4xui32>, %b: tensor<4xui32>) {
  %r = chlo.mulhi %a, %b : tensor<4xui32>, tensor<4xui32> -> tensor<4xui32>
  return
}

// CHECK-LABEL: @next_after
// CHECK: chlo.next_after %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
func.func @next_after(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  %r = chlo.next_after %x, %y : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @polygamma
// CHECK: chlo.polygamma %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
func.func @polygamma(%n: tensor<4xf32>, %x: tensor<4xf32>) {
  %r = chlo.polygamma %n, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @ragged_dot
// CHECK: "chlo.ragged_dot"(%{{.*}}, %{{.*}}, %{{.*}}) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<3xi64>) -> tensor<16x4xf32>
func.func @ragged_dot(%a: tensor<16x8xf32>, %b: tensor<3x8x4xf32>, %n: tensor<3xi64>) {
  %r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<3x8x4xf32>, tensor<3xi64>) -> tensor<16x4xf32>
  return
}

// CHECK-LABEL: @scan
// CHECK: chlo.scan(%{{.*}}) inits (%{{.*}}) dimension=0  {
func.func @scan(%x: tensor<4xf32>, %z: tensor<f32>) {
  %r:2 = chlo.scan(%x) inits (%z) dimension=0 {
  ^bb0(%a: tensor<f32>, %c: tensor<f32>):
    %s = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %s, %s : tensor<f32>, tensor<f32>
  } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// CHECK-LABEL: @sinh
// CHECK: chlo.sinh %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @sinh(%x: tensor<4xf32>) {
  %r = chlo.sinh %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @square
// CHECK: chlo.square %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @square(%x: tensor<4xf32>) {
  %r = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @tan
// CHECK: chlo.tan %{{.*}} : tensor<4xf32> -> tensor<4xf32>
func.func @tan(%x: tensor<4xf32>) {
  %r = chlo.tan %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @top_k
// CHECK: chlo.top_k(%{{.*}}, k = 2) : tensor<3x8xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
func.func @top_k(%x: tensor<3x8xf32>) {
  %v, %i = chlo.top_k(%x, k = 2) : tensor<3x8xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return
}

// CHECK-LABEL: @zeta
// CHECK: chlo.zeta %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
func.func @zeta(%x: tensor<4xf32>, %q: tensor<4xf32>) {
  %r = chlo.zeta %x, %q : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return
}
