// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise operations that must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @mixed_element_types(%x: tensor<4xf32>, %y: tensor<4xf16>) {
  // expected-error@+1 {{expected operands and result of compatible types, got 'tensor<4xf32>' and 'tensor<4xf16>'}}
  %r = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<4xf16>) -> tensor<4xf32>
  return
}

// -----

func.func @mixed_shapes(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error@+1 {{op all non-scalar operands/results must have the same shape and base type}}
  %r = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @other_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected operands and result of compatible types, got 'tensor<4xf32>' and 'tensor<4xf16>'}}
  %r = "stablehlo.tanh"(%x) : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @operands_of_other_count(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  // expected-error@+1 {{expected 2 operand types, got 1}}
  %r = stablehlo.add %x, %y : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @abs_of_complex(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{expected result of element type 'f32', got 'f64'}}
  %r = "stablehlo.abs"(%x) : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @real_of_complex(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{expected result of element type 'f32', got 'f64'}}
  %r = stablehlo.real %x : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @imag_of_complex(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{expected result of element type 'f32', got 'f64'}}
  %r = stablehlo.imag %x : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @complex_of_parts(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of element type 'complex<f32>', got 'complex<f64>'}}
  %r = stablehlo.complex %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @complex_form(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a tensor of complex numbers, got 'tensor<4xf32>'}}
  %r = stablehlo.complex %x, %x : tensor<4xf32>
  return
}

// -----

func.func @compare_types(%x: tensor<4xf32>, %y: tensor<4xf16>) {
  // expected-error@+1 {{expected rhs of element type 'f32', got 'f16'}}
  %r = stablehlo.compare EQ, %x, %y : (tensor<4xf32>, tensor<4xf16>) -> tensor<4xi1>
  return
}

// -----

func.func @compare_complex(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{expected direction EQ or NE for 'complex<f32>', got LT}}
  %r = stablehlo.compare LT, %x, %x : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  return
}

// -----

func.func @select_branches(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error@+1 {{expected on_false of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = stablehlo.select %p, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_result(%p: tensor<4xi1>, %x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of type 'tensor<4xf32>', got 'tensor<4xf16>'}}
  %r = stablehlo.select %p, %x, %x : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @select_pred(%p: tensor<3xi1>, %x: tensor<4xf32>) {
  // expected-error@+1 {{expected pred of shape [4], got 'tensor<3xi1>'}}
  %r = stablehlo.select %p, %x, %x : tensor<3xi1>, tensor<4xf32>
  return
}

// -----

func.func @select_form(%p: tensor<4xi1>, %x: tensor<4xf32>) {
  // expected-error@+1 {{expected two types or a function type}}
  %r = stablehlo.select %p, %x, %x : tensor<4xi1>
  return
}

// -----

func.func @clamp_element(%m: tensor<f16>, %x: tensor<4xf32>) {
  // expected-error@+1 {{expected min of element type 'f32', got 'f16'}}
  %r = stablehlo.clamp %m, %x, %m : (tensor<f16>, tensor<4xf32>, tensor<f16>) -> tensor<4xf32>
  return
}

// -----

func.func @clamp_bound(%l: tensor<f32>, %m: tensor<3xf32>, %x: tensor<4xf32>) {
  // expected-error@+1 {{expected max of shape [4], got 'tensor<3xf32>'}}
  %r = stablehlo.clamp %l, %x, %m : (tensor<f32>, tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @clamp_result(%m: tensor<f32>, %x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = stablehlo.clamp %m, %x, %m : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @quantize(%x: tensor<4xf64>) {
  // expected-error@+1 {{expected operand of element type 'f64', got 'f32'}}
  %r = stablehlo.uniform_quantize %x : (tensor<4xf64>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @dequantize(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{expected result of element type 'f32', got 'f64'}}
  %r = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf64>
  return
}

// -----

func.func @precision_format(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a float format such as e5m10, got f5m10}}
  %r = stablehlo.reduce_precision %x, format = f5m10 : tensor<4xf32>
  return
}

// -----

func.func @accuracy(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected no tolerance unless the mode is TOLERANCE}}
  %r = stablehlo.tanh %x {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  return
}

// -----

func.func @negative_accuracy(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected tolerances of at least zero}}
  %r = stablehlo.tanh %x {result_accuracy = #stablehlo.result_accuracy<ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return
}

// -----

func.func @accuracy_without_mode(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a mode of the accuracy}}
  %r = stablehlo.tanh %x {result_accuracy = #stablehlo.result_accuracy<ulps = 1>} : tensor<4xf32>
  return
}

// -----

func.func @map_dimensions(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected dimensions 0 to 0 in order, got 1}}
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_few_dimensions(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 1 entries in dimensions, got 0}}
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_inputs(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error@+1 {{expected inputs of the same shape, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %r = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [4], got 'tensor<5xf32>'}}
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @map_arguments(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 1 region arguments, got 2}}
  %r = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_without_inputs() {
  // expected-error@+1 {{expected inputs, got none}}
  %r = "stablehlo.map"() <{dimensions = array<i64>}> ({ stablehlo.return }) : () -> tensor<4xf32>
  return
}
