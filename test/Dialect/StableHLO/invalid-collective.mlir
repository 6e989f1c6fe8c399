// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Communication that must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @groups_rank(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected replica_groups of rank 2, got 'tensor<1xi64>'}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @groups_negative(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected replica numbers of at least 0, got -2}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @groups_twice(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected different replica numbers, got 0 twice}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @groups_missing(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected replica number 1 in a group, got none}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @all_gather_dimension(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected all_gather_dim within rank 1, got 1}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @all_gather_results(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 1 results, got 0}}
  "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @all_gather_multiple(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected the size of the result to be a multiple of 4, got 7}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @all_gather_other(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expected result of shape [?, 4], got 'tensor<4x5xf32>'}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @all_gather_element(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of element type 'f32', got 'f16'}}
  %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf16>
  return
}

// -----

func.func @all_to_all_count(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expected groups of split_count = 4 replicas, got 2}}
  %r = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @all_to_all_split(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expected split_dimension within rank 2, got 2}}
  %r = "stablehlo.all_to_all"(%x) <{split_dimension = 2 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @all_to_all_concat(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expected concat_dimension within rank 2, got 2}}
  %r = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 2 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @all_to_all_multiple(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{expected the size to split to be a multiple of 2, got 3}}
  %r = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @all_to_all_result(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expected result of shape [4, 2], got 'tensor<2x4xf32>'}}
  %r = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @all_to_all_overflow(%x: tensor<9223372036854775807x4xf32>) {
  // expected-error@+1 {{expected a size that fits into 64 bits}}
  %r = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<9223372036854775807x4xf32>) -> tensor<?x2xf32>
  return
}

// -----

func.func @permute_shape(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected source_target_pairs of shape [?, 2], got 'tensor<2xi64>'}}
  %r = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_negative(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected targets of at least 0, got -1}}
  %r = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_twice(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected different sources, got 0 twice}}
  %r = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result of shape [4], got 'tensor<5xf32>'}}
  %r = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_operands() {
  // expected-error@+1 {{expected at least 1 operands, got 0}}
  "stablehlo.collective_broadcast"() <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : () -> ()
  return
}

// -----

func.func @broadcast_roots(%x: tensor<4xf32>, %n: tensor<2xi32>) {
  // expected-error@+1 {{expected roots of type tensor<1xi32>, got 'tensor<2xi32>'}}
  %r = "stablehlo.collective_broadcast"(%x, %n) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @all_reduce_operands() {
  // expected-error@+1 {{expected operands, got none}}
  "stablehlo.all_reduce"() <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : () -> ()
  return
}

// -----

func.func @all_reduce_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @collective_reduce_result(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @reduce_scatter_dimension(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected scatter_dimension within rank 1, got 1}}
  %r = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_scatter_multiple(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected the size of the operand to be a multiple of 3, got 4}}
  %r = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @send_channel(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error@+1 {{expected a channel of type 2, got 3}}
  %r = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @recv_channel(%t: !stablehlo.token) {
  // expected-error@+1 {{expected a channel of type 1, got 3}}
  %r:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = false}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @recv_token(%t: !stablehlo.token) {
  // expected-error@+1 {{expected a token as last result}}
  %r = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> tensor<4xf32>
  return
}

// -----

func.func @infeed_tokens(%t: !stablehlo.token) {
  // expected-error@+1 {{expected tensors before the last result, got '!stablehlo.token'}}
  %r:2 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

func.func @infeed_layouts(%t: !stablehlo.token) {
  // expected-error@+1 {{expected 1 entries in layout, got 0}}
  %r:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = []}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @infeed_layout(%t: !stablehlo.token) {
  // expected-error@+1 {{expected layouts that are lists of integers, got "x"}}
  %r:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = ["x"]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
