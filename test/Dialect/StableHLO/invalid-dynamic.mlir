// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of dynamic shape that must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @iota_dimension(%n: tensor<1xi64>) {
  // expected-error@+1 {{expected iota dimension within rank 1, got 1}}
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @iota_shape(%n: tensor<2xi64>) {
  // expected-error@+1 {{expected shape operand of shape [1], got 'tensor<2xi64>'}}
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @reshape_element(%x: tensor<4xf32>, %n: tensor<1xi64>) {
  // expected-error@+1 {{expected result of element type 'f32', got 'f16'}}
  %r = stablehlo.dynamic_reshape %x, %n : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf16>
  return
}

// -----

func.func @reshape_count(%x: tensor<4xf32>, %n: tensor<1xi64>) {
  // expected-error@+1 {{expected as many elements as 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = stablehlo.dynamic_reshape %x, %n : (tensor<4xf32>, tensor<1xi64>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_element(%x: tensor<4xf32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{expected result of element type 'f32', got 'f16'}}
  %r = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf16>
  return
}

// -----

func.func @broadcast_size(%x: tensor<4xf32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{expected size 1 or 5 of operand dimension 0, got 4}}
  %r = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x5xf32>
  return
}

// -----

func.func @broadcast_known(%x: tensor<4xf32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{expected known dimensions within rank 1, got 1}}
  %r = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] {known_expanding_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  return
}

// -----

func.func @pad_length(%x: tensor<?xf32>, %v: tensor<f32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{expected padding of shape [1], got 'tensor<2xi64>'}}
  %r = stablehlo.dynamic_pad %x, %v, %n, %n, %n : (tensor<?xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @slice_bounds(%x: tensor<?xf32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{expected bounds of shape [1], got 'tensor<2xi64>'}}
  %r = stablehlo.real_dynamic_slice %x, %n, %n, %n : (tensor<?xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @slice_rank(%x: tensor<?xf32>, %n: tensor<1xi64>) {
  // expected-error@+1 {{expected result of rank 1, got 'tensor<?x?xf32>'}}
  %r = stablehlo.real_dynamic_slice %x, %n, %n, %n : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @iota_constant() {
  %n = stablehlo.constant dense<3> : tensor<1xi64>
  // expected-error@+1 {{expected result of shape [3], got 'tensor<4xi32>'}}
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<4xi32>
  return
}

// -----

func.func @iota_negative() {
  %n = stablehlo.constant dense<-3> : tensor<1xi64>
  // expected-error@+1 {{expected sizes of at least 0, got -3}}
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @pad_constant(%x: tensor<4xf32>, %v: tensor<f32>) {
  %n = stablehlo.constant dense<1> : tensor<1xi64>
  // expected-error@+1 {{expected result of shape [9], got 'tensor<6xf32>'}}
  %r = stablehlo.dynamic_pad %x, %v, %n, %n, %n : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  return
}

// -----

func.func @pad_interior(%x: tensor<?xf32>, %v: tensor<f32>, %l: tensor<1xi64>) {
  %n = stablehlo.constant dense<-1> : tensor<1xi64>
  // expected-error@+1 {{expected interior padding of at least 0}}
  %r = stablehlo.dynamic_pad %x, %v, %l, %l, %n : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @rng_constant(%a: tensor<f32>) {
  %n = stablehlo.constant dense<3> : tensor<1xi64>
  // expected-error@+1 {{expected result of shape [3], got 'tensor<4xf32>'}}
  %r = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @bounds_count() {
  // expected-error@+1 {{expected one bound for each of 2 dimensions, got 1}}
  %r = "stablehlo.create_token"() {t = tensor<?x4xf32, #stablehlo.bounds<8>>} : () -> !stablehlo.token
  return
}

// -----

func.func @bounds_static() {
  // expected-error@+1 {{expected no bound of a static dimension, got 8}}
  %r = "stablehlo.create_token"() {t = tensor<4xf32, #stablehlo.bounds<8>>} : () -> !stablehlo.token
  return
}

// -----

func.func @unknown_attribute() {
  // expected-error@+1 {{unknown attribute `nothing` in dialect `stablehlo`}}
  %r = "stablehlo.create_token"() {t = #stablehlo.nothing<8>} : () -> !stablehlo.token
  return
}
