// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise operations. Text, generic form and bytecode say the same.

// RUN: remat-opt %s -o %t.pretty && FileCheck %s < %t.pretty
// RUN: remat-opt %t.pretty | diff %t.pretty -
// RUN: remat-opt --mlir-print-op-generic %s | remat-opt | diff %t.pretty -
// RUN: remat-opt --emit-bytecode %s | remat-opt | diff %t.pretty -

// CHECK-LABEL: @abs
// CHECK: stablehlo.abs %{{.*}} : tensor<4xf32>
func.func @abs(%x: tensor<4xf32>) {
  %r = stablehlo.abs %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @add
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @add(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.add %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @and
// CHECK: stablehlo.and %{{.*}}, %{{.*}} : tensor<4xi1>
func.func @and(%a: tensor<4xi1>, %b: tensor<4xi1>) {
  %r = stablehlo.and %a, %b : tensor<4xi1>
  return
}

// CHECK-LABEL: @atan2
// CHECK: stablehlo.atan2 %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @atan2(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.atan2 %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @cbrt
// CHECK: stablehlo.cbrt %{{.*}} : tensor<4xf32>
func.func @cbrt(%x: tensor<4xf32>) {
  %r = stablehlo.cbrt %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @ceil
// CHECK: stablehlo.ceil %{{.*}} : tensor<4xf32>
func.func @ceil(%x: tensor<4xf32>) {
  %r = stablehlo.ceil %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @clamp
// CHECK: stablehlo.clamp %{{.*}}, %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @clamp(%lo: tensor<4xf32>, %x: tensor<4xf32>, %hi: tensor<4xf32>) {
  %r = stablehlo.clamp %lo, %x, %hi : tensor<4xf32>
  return
}

// CHECK-LABEL: @count_leading_zeros
// CHECK: stablehlo.count_leading_zeros %{{.*}} : tensor<4xi32>
func.func @count_leading_zeros(%x: tensor<4xi32>) {
  %r = stablehlo.count_leading_zeros %x : tensor<4xi32>
  return
}

// CHECK-LABEL: @compare
// CHECK: stablehlo.compare  GT, %{{.*}}, %{{.*}},  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
func.func @compare(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.compare GT, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: @complex
// CHECK: stablehlo.complex %{{.*}}, %{{.*}} : tensor<4xcomplex<f32>>
func.func @complex(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.complex %a, %b : tensor<4xcomplex<f32>>
  return
}

// CHECK-LABEL: @convert
// CHECK: stablehlo.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xbf16>
func.func @convert(%x: tensor<4xf32>) {
  %r = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
  return
}

// CHECK-LABEL: @cosine
// CHECK: stablehlo.cosine %{{.*}} : tensor<4xf32>
func.func @cosine(%x: tensor<4xf32>) {
  %r = stablehlo.cosine %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @divide
// CHECK: stablehlo.divide %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @divide(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.divide %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @exponential
// CHECK: stablehlo.exponential %{{.*}} : tensor<4xf32>
func.func @exponential(%x: tensor<4xf32>) {
  %r = stablehlo.exponential %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @exponential_minus_one
// CHECK: stablehlo.exponential_minus_one %{{.*}} : tensor<4xf32>
func.func @exponential_minus_one(%x: tensor<4xf32>) {
  %r = stablehlo.exponential_minus_one %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @floor
// CHECK: stablehlo.floor %{{.*}} : tensor<4xf32>
func.func @floor(%x: tensor<4xf32>) {
  %r = stablehlo.floor %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @imag
// CHECK: stablehlo.imag %{{.*}} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
func.func @imag(%x: tensor<4xcomplex<f32>>) {
  %r = stablehlo.imag %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @is_finite
// CHECK: stablehlo.is_finite %{{.*}} : (tensor<4xf32>) -> tensor<4xi1>
func.func @is_finite(%x: tensor<4xf32>) {
  %r = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: @log_plus_one
// CHECK: stablehlo.log_plus_one %{{.*}} : tensor<4xf32>
func.func @log_plus_one(%x: tensor<4xf32>) {
  %r = stablehlo.log_plus_one %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @log
// CHECK: stablehlo.log %{{.*}} : tensor<4xf32>
func.func @log(%x: tensor<4xf32>) {
  %r = stablehlo.log %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @logistic
// CHECK: stablehlo.logistic %{{.*}} : tensor<4xf32>
func.func @logistic(%x: tensor<4xf32>) {
  %r = stablehlo.logistic %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @map
// CHECK: "stablehlo.map"(%{{.*}}, %{{.*}}) <{dimensions = array<i64: 0>}> ({
func.func @map(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @maximum
// CHECK: stablehlo.maximum %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @maximum(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.maximum %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @minimum
// CHECK: stablehlo.minimum %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @minimum(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.minimum %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @multiply
// CHECK: stablehlo.multiply %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @multiply(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.multiply %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @negate
// CHECK: stablehlo.negate %{{.*}} : tensor<4xf32>
func.func @negate(%x: tensor<4xf32>) {
  %r = stablehlo.negate %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @not
// CHECK: stablehlo.not %{{.*}} : tensor<4xi1>
func.func @not(%x: tensor<4xi1>) {
  %r = stablehlo.not %x : tensor<4xi1>
  return
}

// CHECK-LABEL: @or
// CHECK: stablehlo.or %{{.*}}, %{{.*}} : tensor<4xi1>
func.func @or(%a: tensor<4xi1>, %b: tensor<4xi1>) {
  %r = stablehlo.or %a, %b : tensor<4xi1>
  return
}

// CHECK-LABEL: @popcnt
// CHECK: stablehlo.popcnt %{{.*}} : tensor<4xi32>
func.func @popcnt(%x: tensor<4xi32>) {
  %r = stablehlo.popcnt %x : tensor<4xi32>
  return
}

// CHECK-LABEL: @power
// CHECK: stablehlo.power %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @power(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.power %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @real
// CHECK: stablehlo.real %{{.*}} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
func.func @real(%x: tensor<4xcomplex<f32>>) {
  %r = stablehlo.real %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @reduce_precision
// CHECK: stablehlo.reduce_precision %{{.*}}, format = e5m10 : tensor<4xf32>
func.func @reduce_precision(%x: tensor<4xf32>) {
  %r = stablehlo.reduce_precision %x, format = e5m10 : tensor<4xf32>
  return
}

// CHECK-LABEL: @remainder
// CHECK: stablehlo.remainder %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @remainder(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.remainder %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @round_nearest_even
// CHECK: stablehlo.round_nearest_even %{{.*}} : tensor<4xf32>
func.func @round_nearest_even(%x: tensor<4xf32>) {
  %r = stablehlo.round_nearest_even %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @round_nearest_afz
// CHECK: stablehlo.round_nearest_afz %{{.*}} : tensor<4xf32>
func.func @round_nearest_afz(%x: tensor<4xf32>) {
  %r = stablehlo.round_nearest_afz %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @rsqrt
// CHECK: stablehlo.rsqrt %{{.*}} : tensor<4xf32>
func.func @rsqrt(%x: tensor<4xf32>) {
  %r = stablehlo.rsqrt %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @select
// CHECK: stablehlo.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<4xi1>, tensor<4xf32>
func.func @select(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.select %p, %a, %b : tensor<4xi1>, tensor<4xf32>
  return
}

// CHECK-LABEL: @shift_left
// CHECK: stablehlo.shift_left %{{.*}}, %{{.*}} : tensor<4xi32>
func.func @shift_left(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %r = stablehlo.shift_left %a, %b : tensor<4xi32>
  return
}

// CHECK-LABEL: @shift_right_arithmetic
// CHECK: stablehlo.shift_right_arithmetic %{{.*}}, %{{.*}} : tensor<4xi32>
func.func @shift_right_arithmetic(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %r = stablehlo.shift_right_arithmetic %a, %b : tensor<4xi32>
  return
}

// CHECK-LABEL: @shift_right_logical
// CHECK: stablehlo.shift_right_logical %{{.*}}, %{{.*}} : tensor<4xi32>
func.func @shift_right_logical(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %r = stablehlo.shift_right_logical %a, %b : tensor<4xi32>
  return
}

// CHECK-LABEL: @sign
// CHECK: stablehlo.sign %{{.*}} : tensor<4xf32>
func.func @sign(%x: tensor<4xf32>) {
  %r = stablehlo.sign %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @sine
// CHECK: stablehlo.sine %{{.*}} : tensor<4xf32>
func.func @sine(%x: tensor<4xf32>) {
  %r = stablehlo.sine %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @sqrt
// CHECK: stablehlo.sqrt %{{.*}} : tensor<4xf32>
func.func @sqrt(%x: tensor<4xf32>) {
  %r = stablehlo.sqrt %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @subtract
// CHECK: stablehlo.subtract %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @subtract(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = stablehlo.subtract %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: @tan
// CHECK: stablehlo.tan %{{.*}} : tensor<4xf32>
func.func @tan(%x: tensor<4xf32>) {
  %r = stablehlo.tan %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @tanh
// CHECK: stablehlo.tanh %{{.*}} : tensor<4xf32>
func.func @tanh(%x: tensor<4xf32>) {
  %r = stablehlo.tanh %x : tensor<4xf32>
  return
}

// CHECK-LABEL: @uniform_dequantize
// CHECK: stablehlo.uniform_dequantize %{{.*}} : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<4xf32>
func.func @uniform_dequantize(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  %r = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @uniform_quantize
// CHECK: stablehlo.uniform_quantize %{{.*}} : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
func.func @uniform_quantize(%x: tensor<4xf32>) {
  %r = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// CHECK-LABEL: @xor
// CHECK: stablehlo.xor %{{.*}}, %{{.*}} : tensor<4xi1>
func.func @xor(%a: tensor<4xi1>, %b: tensor<4xi1>) {
  %r = stablehlo.xor %a, %b : tensor<4xi1>
  return
}
