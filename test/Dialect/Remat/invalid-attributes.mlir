// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is rejected of the attributes that steer the planner.
//
// RUN: remat-opt %s -split-input-file -verify-diagnostics

// expected-error @below {{unknown attribute 'remat.polcy' on an op; known ones are remat.policy, remat.name, remat.layer, remat.loss, remat.budget, remat.plan, remat.late_results, remat.loops, remat.waiting, remat.chunks, remat.pieces, remat.body, remat.call, remat.device_shapes, remat.device_parts, remat.reshard_bytes, remat.kernel, remat.step, remat.arena}}
func.func private @unknown() attributes {remat.polcy = "save"}

// -----

// expected-error @below {{argument 1: unknown attribute 'remat.budget' on a function argument; known ones are remat.policy, remat.name, remat.layer}}
func.func private @argument(i32, i32 {remat.budget = 1 : i64})

// -----

// expected-error @below {{result 0: unknown attribute 'remat.policy' on a function result; known ones are remat.name, remat.loss}}
func.func private @result() -> (i32 {remat.policy = #remat.policy<save>})

// -----

// expected-error @below {{expected 'remat.policy' to be #remat.policy<save>, #remat.policy<recompute> or #remat.policy<offload>, got "save"}}
func.func private @policy() attributes {remat.policy = "save"}

// -----

// expected-error @below {{argument 0: expected 'remat.policy' to be}}
func.func private @policy(i32 {remat.policy = "save"})

// -----

// expected-error @below {{expected 'remat.name' to be a string that is not empty, got ""}}
func.func private @name() attributes {remat.name = ""}

// -----

// expected-error @below {{argument 0: expected 'remat.name' to be a string}}
func.func private @name(i32 {remat.name})

// -----

// expected-error @below {{result 0: expected 'remat.name' to be a string}}
func.func private @name() -> (i32 {remat.name})

// -----

// expected-error @below {{expected 'remat.layer' to be a string that is not empty, got 1}}
func.func private @layer() attributes {remat.layer = 1 : i64}

// -----

// expected-error @below {{cannot carry 'remat.budget', which belongs on a function}}
module attributes {remat.budget = 1 : i64} {}

// -----

// expected-error @below {{expected 'remat.budget' to be a positive i64 number of bytes, got 0}}
func.func private @budget() attributes {remat.budget = 0 : i64}

// -----

// expected-error @below {{cannot carry 'remat.plan', which belongs on a function}}
module attributes {remat.plan = "{}"} {}

// -----

// expected-error @below {{expected 'remat.plan' to be a string that is not empty}}
func.func private @plan() attributes {remat.plan = {}}

// -----

// expected-error @below {{expected 'remat.loss' to be a unit attribute on an op with one result}}
module attributes {remat.loss} {}

// -----

// expected-error @below {{expected 'remat.loss' on a function to be the i64 index of one of 1 results, got 1}}
func.func private @loss() -> f32 attributes {remat.loss = 1 : i64}

// -----

// expected-error @below {{result 0: expected 'remat.loss' to be a unit attribute, got 0}}
func.func private @loss() -> (f32 {remat.loss = 0 : i64})

// -----

func.func @call_is_a_dictionary(%x: f32) -> f32 {
  // expected-error @below {{expected 'remat.call' to be a dictionary, got "random"}}
  %0 = math.exp %x {remat.call = "random"} : f32
  return %0 : f32
}

// -----

func.func @call_entries_are_known(%x: f32) -> f32 {
  // expected-error @below {{unexpected entry 'workspace = 4 : i64' in 'remat.call'}}
  %0 = math.exp %x {remat.call = {kind = "random", workspace = 4 : i64}} : f32
  return %0 : f32
}

// -----

func.func @one_device_shape_per_result(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{expected 'remat.device_shapes' to be an array of 1 array<i64>, got []}}
  %0 = math.exp %x {remat.device_shapes = []} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @no_device_at_all(%x: tensor<4xf32>) {
  // expected-error @below {{expected 'remat.device_parts' to be an i64 of at least 1, got 0 : i64}}
  %0 = math.exp %x {remat.device_parts = 0} : tensor<4xf32>
  return
}

// -----

func.func @negative_bytes(%x: tensor<4xf32>) {
  // expected-error @below {{expected 'remat.reshard_bytes' to be an i64 of at least 0, got "4"}}
  %0 = math.exp %x {remat.reshard_bytes = "4"} : tensor<4xf32>
  return
}

// -----

// expected-error @below {{expected 'remat.loops' to be {policy = text, pairs, peakBytes, timeNs = i64}, got {policy = "full"}}}
func.func private @loops() attributes {remat.loops = {policy = "full"}}

// -----

// expected-error @below {{expected 'remat.late_results' to have no value, got 1 : i64}}
func.func private @late_results() attributes {remat.late_results = 1}

// -----

func.func private @some_sites() attributes {remat.chunks = {pieces = 4, sites = 1, peakBytes = 9, timeNs = 9}}

// expected-error @below {{expected 'remat.chunks' to be {pieces, peakBytes, timeNs = i64}, and sites where these are not all, got}}
func.func private @sites() attributes {remat.chunks = {pieces = 4, sites = "all", peakBytes = 9, timeNs = 9}}
