// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-approximate-math | FileCheck %s

// Scalars and vectors of f32 get multiply-adds, in the same order.
// CHECK-LABEL: func.func @lanes
// CHECK-NOT: math.{{exp|log|tanh|erf}}
// CHECK: math.fma {{.*}} : vector<16xf32>
// CHECK-NOT: math.{{exp|log|tanh|erf}}
// CHECK: return
func.func @lanes(%x: vector<16xf32>) -> vector<16xf32> {
  %0 = math.erfc %x : vector<16xf32>
  %1 = math.expm1 %0 : vector<16xf32>
  %2 = math.log1p %1 : vector<16xf32>
  %3 = math.exp %2 : vector<16xf32>
  %4 = math.log %3 : vector<16xf32>
  %5 = math.tanh %4 : vector<16xf32>
  %6 = math.erf %5 : vector<16xf32>
  return %6 : vector<16xf32>
}

// CHECK-LABEL: func.func @scalar
// CHECK-NOT: math.{{exp|log|tanh|erf}}
// CHECK: math.fma {{.*}} : f32
// CHECK-NOT: math.{{exp|log|tanh|erf}}
// CHECK: return
func.func @scalar(%x: f32) -> f32 {
  %0 = math.erfc %x : f32
  %1 = math.expm1 %0 : f32
  %2 = math.log1p %1 : f32
  return %2 : f32
}

// f64 stays libm's.
// CHECK-LABEL: func.func @wide
// CHECK: math.erfc
// CHECK: math.expm1
// CHECK: math.log1p
func.func @wide(%x: f64) -> f64 {
  %0 = math.erfc %x : f64
  %1 = math.expm1 %0 : f64
  %2 = math.log1p %1 : f64
  return %2 : f64
}
