// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the sdy dialect rejects.
//
// RUN: remat-opt %s -split-input-file -verify-diagnostics

// expected-error @below {{expected a positive size, got 0}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error @below {{expected 'device_ids'}}
sdy.mesh @mesh = <["x"=2], ids=[1, 0]>

// -----

// expected-error @below {{expected a positive size, got -1}}
func.func private @f(i32 {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)-1}]>})

// -----

// expected-error @below {{expected nothing after '?'}}
func.func private @f(i32 {sdy.sharding = #sdy.sharding<@mesh, [{?, "x"}]>})

// -----

// expected-error @below {{expected a priority such as p0}}
func.func private @f(i32 {sdy.sharding = #sdy.sharding<@mesh, [{"x"}q1]>})

// -----

// expected-error @below {{axes are given twice}}
func.func private @f(i32 {sdy.sharding = #sdy.sharding<@mesh, [], unreduced={"x"}, unreduced={"x"}>})

// -----

// expected-error @below {{expected 'unreduced'}}
func.func private @f(i32 {sdy.sharding = #sdy.sharding<@mesh, [], summed={"x"}>})

// -----

func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{expected 1 in_shardings, one for each operand, got 0}}
  %0 = sdy.manual_computation(%a) in_shardings=[]
      out_shardings=[<@mesh, [{}]>] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{expected 1 out_shardings, one for each result, got 0}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>]
      out_shardings=[] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{expected 1 block arguments, got 0}}
  %0 = sdy.named_computation<"f">(%a) () {
    sdy.return
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{expected 1 returned values, got 0}}
  %0 = sdy.named_computation<"f">(%a) (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
