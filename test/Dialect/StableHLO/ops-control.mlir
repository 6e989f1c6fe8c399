// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow, calls, tuples and randomness. Text, generic form and bytecode say the same.

// RUN: remat-opt %s -o %t.pretty && FileCheck %s < %t.pretty
// RUN: remat-opt %t.pretty | diff %t.pretty -
// RUN: remat-opt --mlir-print-op-generic %s | remat-opt | diff %t.pretty -
// RUN: remat-opt --emit-bytecode %s | remat-opt | diff %t.pretty -

// CHECK-LABEL: @after_all
// CHECK: stablehlo.after_all %{{.*}}, %{{.*}} : !stablehlo.token
func.func @after_all(%a: !stablehlo.token, %b: !stablehlo.token) {
  %r = stablehlo.after_all %a, %b : !stablehlo.token
  return
}

// CHECK-LABEL: @async_done
// CHECK: "stablehlo.async_done"(%{{.*}}) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
func.func @async_done(%f: !stablehlo.future<tensor<2xf32>>) {
  %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: @async_start
// CHECK: "stablehlo.async_start"(%{{.*}}) ({
func.func @async_start(%x: tensor<4xf32>) {
  %r = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %s = stablehlo.slice %a [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %s : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}

// CHECK-LABEL: @case
// CHECK: "stablehlo.case"(%{{.*}}) ({
func.func @case(%i: tensor<i32>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %b : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return
}

func.func private @my_op(tensor<4xf32>) -> tensor<4xf32>

// CHECK-LABEL: @composite
// CHECK: stablehlo.composite "my.op" %{{.*}} {decomposition = @my_op, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
func.func @composite(%x: tensor<4xf32>) {
  %r = stablehlo.composite "my.op" %x {decomposition = @my_op, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @create_token
// CHECK: stablehlo.create_token : !stablehlo.token
func.func @create_token() {
  %r = stablehlo.create_token : !stablehlo.token
  return
}

// CHECK-LABEL: @custom_call
// CHECK: stablehlo.custom_call @Sharding(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
func.func @custom_call(%x: tensor<4xf32>) {
  %r = stablehlo.custom_call @Sharding(%x) {has_side_effect = false} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @get_tuple_element
// CHECK: stablehlo.get_tuple_element %{{.*}}[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
func.func @get_tuple_element(%t: tuple<tensor<4xf32>, tensor<i32>>) {
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return
}

// CHECK-LABEL: @if
// CHECK: "stablehlo.if"(%{{.*}}) ({
func.func @if(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %b : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @optimization_barrier
// CHECK: stablehlo.optimization_barrier %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<i32>
func.func @optimization_barrier(%a: tensor<4xf32>, %b: tensor<i32>) {
  %r:2 = stablehlo.optimization_barrier %a, %b : tensor<4xf32>, tensor<i32>
  return
}

// CHECK-LABEL: @return
// CHECK: "stablehlo.if"(%{{.*}}) ({
func.func @return(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %r = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %b : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @rng_bit_generator
// CHECK: stablehlo.rng_bit_generator %{{.*}}, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
func.func @rng_bit_generator(%state: tensor<2xui64>) {
  %s, %r = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}

// CHECK-LABEL: @rng
// CHECK: stablehlo.rng %{{.*}}, %{{.*}}, %{{.*}}, distribution =  UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
func.func @rng(%a: tensor<f32>, %b: tensor<f32>, %shape: tensor<1xi64>) {
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @tuple
// CHECK: stablehlo.tuple %{{.*}}, %{{.*}} : tuple<tensor<4xf32>, tensor<i32>>
func.func @tuple(%a: tensor<4xf32>, %b: tensor<i32>) {
  %r = stablehlo.tuple %a, %b : tuple<tensor<4xf32>, tensor<i32>>
  return
}

// CHECK-LABEL: @while
// CHECK: stablehlo.while(%{{.*}} = %{{.*}}) : tensor<i32>
func.func @while(%n: tensor<i32>) {
  %r = stablehlo.while(%i = %n) : tensor<i32> cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>

  } do {
    %j = stablehlo.add %i, %i : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return
}
