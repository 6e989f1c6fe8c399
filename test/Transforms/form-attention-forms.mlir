// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention as people write it: groups of queries that share keys and values, scores in
// another order, dropout of weights.
//
// A GPU with a tenth of an H200's bandwidth gains by everything that is not in memory.
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=%S/Inputs/slow-memory.json \
// RUN:   | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=%S/Inputs/slow-memory.json \
// RUN:   -remarks-filter=remat 2>&1 | FileCheck %s --check-prefix=REMARK

// Four queries for each key, which have a free dimension more.
// CHECK-LABEL: func.func @shared_keys
// CHECK-SAME: (%[[Q:.*]]: tensor<8x4x512x64xbf16>, %[[K:.*]]: tensor<8x512x64xbf16>, %[[V:.*]]: tensor<8x512x64xbf16>)
// CHECK-NEXT: %[[R:.*]]:3 = remat.attention{{( scores_in_f32)?}} (%{{.*}} = %[[Q]], %{{.*}} = %[[K]], %{{.*}} = %[[V]])
// CHECK-SAME: -> (tensor<8x4x512x64xbf16>, tensor<8x4x512xf32>, tensor<8x4x512xf32>)
// REMARK: [Passed] Attention | Category:remat | Function=shared_keys | {{.*}}"attention runs as one kernel, 1 of this shape"
func.func @shared_keys(%q: tensor<8x4x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x4x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [3] x [2]
      : (tensor<8x4x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x4x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [3]
      : (tensor<8x4x512x512xf32>, tensor<f32>) -> tensor<8x4x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<8x4x512xf32>) -> tensor<8x4x512x512xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x4x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x4x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3]
      : (tensor<8x4x512x512xf32>, tensor<f32>) -> tensor<8x4x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1, 2] : (tensor<8x4x512xf32>) -> tensor<8x4x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x4x512x512xf32>
  %w = stablehlo.convert %p : (tensor<8x4x512x512xf32>) -> tensor<8x4x512x512xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [3] x [1]
      : (tensor<8x4x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x4x512x64xbf16>
  return %o : tensor<8x4x512x64xbf16>
}

// -----

// The einsum 'bqhgd,bkhd->bhgqk': keys are on the left, queries in front of groups, and
// what moves the scores is in the op.
// CHECK-LABEL: func.func @moved_scores
// CHECK: remat.attention{{( scores_in_f32)?}} (
// CHECK: stablehlo.transpose
// CHECK: stablehlo.return
// CHECK-NEXT: }
// CHECK-NEXT: return
// REMARK: [Passed] Attention | Category:remat | Function=moved_scores | {{.*}}"attention runs as one kernel, 1 of this shape"
func.func @moved_scores(%q: tensor<2x512x2x4x64xbf16>, %k: tensor<2x512x2x64xbf16>, %v: tensor<2x512x2x64xbf16>) -> tensor<2x512x2x4x64xbf16> {
  %s = stablehlo.dot_general %k, %q, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4]
      : (tensor<2x512x2x64xbf16>, tensor<2x512x2x4x64xbf16>) -> tensor<2x2x512x512x4xf32>
  %half = stablehlo.constant dense<0.5> : tensor<2x2x512x512x4xf32>
  %scaled = stablehlo.multiply %s, %half : tensor<2x2x512x512x4xf32>
  %x = stablehlo.transpose %scaled, dims = [0, 1, 4, 3, 2] : (tensor<2x2x512x512x4xf32>) -> tensor<2x2x4x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [4]
      : (tensor<2x2x4x512x512xf32>, tensor<f32>) -> tensor<2x2x4x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2, 3] : (tensor<2x2x4x512xf32>) -> tensor<2x2x4x512x512xf32>
  %d = stablehlo.subtract %x, %m2 : tensor<2x2x4x512x512xf32>
  %e = stablehlo.exponential %d : tensor<2x2x4x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [4]
      : (tensor<2x2x4x512x512xf32>, tensor<f32>) -> tensor<2x2x4x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1, 2, 3] : (tensor<2x2x4x512xf32>) -> tensor<2x2x4x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<2x2x4x512x512xf32>
  %w = stablehlo.convert %p : (tensor<2x2x4x512x512xf32>) -> tensor<2x2x4x512x512xbf16>
  %o = stablehlo.dot_general %v, %w, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4]
      : (tensor<2x512x2x64xbf16>, tensor<2x2x4x512x512xbf16>) -> tensor<2x2x64x4x512xbf16>
  %t = stablehlo.transpose %o, dims = [0, 4, 1, 3, 2] : (tensor<2x2x64x4x512xbf16>) -> tensor<2x512x2x4x64xbf16>
  return %t : tensor<2x512x2x4x64xbf16>
}

// -----

// Columns and rows exchanged in a part of the logits alone.
// CHECK-LABEL: func.func @two_orders
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=two_orders | Reason="its scores are read in two orders"
func.func @two_orders(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %t = stablehlo.transpose %s, dims = [0, 2, 1] : (tensor<8x512x512xf32>) -> tensor<8x512x512xf32>
  %x = stablehlo.add %s, %t : tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %x, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %w = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// Dropout: weights are divided by what is kept of them, or zero. The mask is read, not
// what it was made of, which takes four times the bytes.
// CHECK-LABEL: func.func @dropout
// CHECK-SAME: (%[[Q:.*]]: tensor<8x512x64xbf16>, %[[K:.*]]: tensor<8x512x64xbf16>, %[[V:.*]]: tensor<8x512x64xbf16>, %[[B:.*]]: tensor<8x512x512xui32>)
// CHECK: %[[M:.*]] = stablehlo.compare LT, %[[B]],
// CHECK: remat.attention{{( scores_in_f32)?}} (%{{.*}} = %[[Q]], %{{.*}} = %[[K]], %{{.*}} = %[[V]], %{{.*}} = %[[M]])
// CHECK: stablehlo.select
// REMARK: [Passed] Attention | Category:remat | Function=dropout | {{.*}}"attention runs as one kernel, 1 of this shape"
func.func @dropout(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>, %bits: tensor<8x512x512xui32>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %limit = stablehlo.constant dense<3865470566> : tensor<8x512x512xui32>
  %keep = stablehlo.compare LT, %bits, %limit, UNSIGNED : (tensor<8x512x512xui32>, tensor<8x512x512xui32>) -> tensor<8x512x512xi1>
  %rate = stablehlo.constant dense<0.9> : tensor<8x512x512xf32>
  %more = stablehlo.divide %p, %rate : tensor<8x512x512xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8x512x512xf32>
  %kept = stablehlo.select %keep, %more, %none : tensor<8x512x512xi1>, tensor<8x512x512xf32>
  %w = stablehlo.convert %kept : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// A product of weights with themselves is none with what does not depend on scores.
// CHECK-LABEL: func.func @squares
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=squares | Reason="its weights are multiplied by what depends on its scores"
func.func @squares(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %more = stablehlo.multiply %p, %p : tensor<8x512x512xf32>
  %w = stablehlo.convert %more : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// Nor is one with the logits.
// CHECK-LABEL: func.func @times_scores
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=times_scores | Reason="its weights are multiplied by what depends on its scores"
func.func @times_scores(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %more = stablehlo.multiply %p, %s : tensor<8x512x512xf32>
  %w = stablehlo.convert %more : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// Exponentials of differences with the logarithm of their sum.
// CHECK-LABEL: func.func @log_sum
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=log_sum | Reason="exponentials of its scores are not divided by the sum of their row in front of the product with the values"
func.func @log_sum(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %log = stablehlo.log %l : tensor<8x512xf32>
  %all = stablehlo.add %log, %m : tensor<8x512xf32>
  %all2 = stablehlo.broadcast_in_dim %all, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %x = stablehlo.subtract %s, %all2 : tensor<8x512x512xf32>
  %p = stablehlo.exponential %x : tensor<8x512x512xf32>
  %w = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// What is added to weights does not shrink with the sum of a row, which comes last.
// CHECK-LABEL: func.func @added
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=added | Reason="its weights are no quotients of exponentials, times what does not depend on scores"
func.func @added(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %small = stablehlo.constant dense<0.1> : tensor<8x512x512xf32>
  %more = stablehlo.add %p, %small : tensor<8x512x512xf32>
  %w = stablehlo.convert %more : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// In the body of a loop as well; remarks name the step.
// CHECK-LABEL: func.func @looped
// CHECK: stablehlo.while
// CHECK: remat.attention{{( scores_in_f32)?}} (
// REMARK: [Passed] Attention | Category:remat | Function=looped
func.func @looped(%first: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %q = %first) : tensor<i32>, tensor<8x512x64xbf16>
  cond {
    %end = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.dot_general %q, %q, batching_dims = [0] x [0], contracting_dims = [2] x [2]
        : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
        : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
    %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
    %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xf32>
    %e = stablehlo.exponential %d : tensor<8x512x512xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
        : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
    %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
    %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
    %w = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
    %o = stablehlo.dot_general %w, %q, batching_dims = [0] x [0], contracting_dims = [2] x [1]
        : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %o : tensor<i32>, tensor<8x512x64xbf16>
  }
  return %r#1 : tensor<8x512x64xbf16>
}

// -----

// Residuals of an unrolled loop, which were in stacks of one.
// CHECK-LABEL: func.func @residuals
// CHECK: remat.attention{{( scores_in_f32)?}} (
// CHECK: remat.attention_backward{{( output [^(]*)?}} (
// REMARK: [Passed] Attention | Category:remat | Function=residuals | {{.*}}"the backward pass of attention runs as kernels of its own
func.func @residuals(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xbf16>
  %sf = stablehlo.convert %s : (tensor<8x512x512xbf16>) -> tensor<8x512x512xf32>
  %scale = stablehlo.constant dense<0.125> : tensor<8x512x512xf32>
  %ss = stablehlo.multiply %sf, %scale : tensor<8x512x512xf32>
  %i = stablehlo.iota dim = 0 : tensor<512x512xi32>
  %j = stablehlo.iota dim = 1 : tensor<512x512xi32>
  %c = stablehlo.compare GE, %i, %j, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
  %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<512x512xi1>) -> tensor<8x512x512xi1>
  %never = stablehlo.constant dense<-1.0e9> : tensor<8x512x512xf32>
  %x = stablehlo.select %mask, %ss, %never : tensor<8x512x512xi1>, tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %x, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %p16 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p16, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %f = stablehlo.convert %o : (tensor<8x512x64xbf16>) -> tensor<8x512x64xf32>
  %square = stablehlo.multiply %f, %f : tensor<8x512x64xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x512x64xf32>, tensor<f32>) -> tensor<f32>
  %twice = stablehlo.add %f, %f : tensor<8x512x64xf32>
  %pstack = stablehlo.broadcast_in_dim %p16, dims = [1, 2, 3] : (tensor<8x512x512xbf16>) -> tensor<1x8x512x512xbf16>
  %presidual = stablehlo.reshape %pstack : (tensor<1x8x512x512xbf16>) -> tensor<8x512x512xbf16>
  %stack = stablehlo.broadcast_in_dim %q, dims = [1, 2, 3] : (tensor<8x512x64xbf16>) -> tensor<1x8x512x64xbf16>
  %residual = stablehlo.reshape %stack : (tensor<1x8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %do = stablehlo.convert %twice : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dv = stablehlo.dot_general %presidual, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %g16 = stablehlo.dot_general %do, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xbf16>
  %g = stablehlo.convert %g16 : (tensor<8x512x512xbf16>) -> tensor<8x512x512xf32>
  %one = stablehlo.constant dense<1.0> : tensor<8x512xf32>
  %ll = stablehlo.multiply %l, %l : tensor<8x512xf32>
  %r = stablehlo.divide %one, %ll : tensor<8x512xf32>
  %r2 = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %gr = stablehlo.multiply %g, %r2 : tensor<8x512x512xf32>
  %gp = stablehlo.multiply %gr, %e : tensor<8x512x512xf32>
  %sum = stablehlo.reduce(%gp init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %minus = stablehlo.negate %sum : tensor<8x512xf32>
  %gl = stablehlo.divide %g, %l2 : tensor<8x512x512xf32>
  %minus2 = stablehlo.broadcast_in_dim %minus, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %gs = stablehlo.add %gl, %minus2 : tensor<8x512x512xf32>
  %ge = stablehlo.multiply %gs, %e : tensor<8x512x512xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8x512x512xf32>
  %gm = stablehlo.select %mask, %ge, %none : tensor<8x512x512xi1>, tensor<8x512x512xf32>
  %ds = stablehlo.multiply %gm, %scale : tensor<8x512x512xf32>
  %ds16 = stablehlo.convert %ds : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %dk = stablehlo.dot_general %ds16, %residual, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %dq = stablehlo.dot_general %ds16, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %loss, %dq, %dk, %dv : tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>
}

// -----

// Both passes read the mask of dropout.
// CHECK-LABEL: func.func @dropped
// CHECK: %[[M:.*]] = stablehlo.compare LT, %arg3,
// CHECK: %[[R:.*]]:3 = remat.attention{{( scores_in_f32)?}} (%{{.*}} = %arg0, %{{.*}} = %arg1, %{{.*}} = %arg2, %{{.*}} = %[[M]])
// CHECK: remat.attention_backward{{( output [^(]*)?}} (%{{.*}} = %[[R]]#1, %{{.*}} = %[[R]]#2, {{.*}} = %[[M]],
// REMARK: [Passed] Attention | Category:remat | Function=dropped | {{.*}}"the backward pass of attention runs as kernels of its own
func.func @dropped(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>, %bits: tensor<8x512x512xui32>) -> (tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xbf16>
  %sf = stablehlo.convert %s : (tensor<8x512x512xbf16>) -> tensor<8x512x512xf32>
  %scale = stablehlo.constant dense<0.125> : tensor<8x512x512xf32>
  %ss = stablehlo.multiply %sf, %scale : tensor<8x512x512xf32>
  %i = stablehlo.iota dim = 0 : tensor<512x512xi32>
  %j = stablehlo.iota dim = 1 : tensor<512x512xi32>
  %c = stablehlo.compare GE, %i, %j, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
  %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<512x512xi1>) -> tensor<8x512x512xi1>
  %never = stablehlo.constant dense<-1.0e9> : tensor<8x512x512xf32>
  %x = stablehlo.select %mask, %ss, %never : tensor<8x512x512xi1>, tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %x, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %limit = stablehlo.constant dense<3221225472> : tensor<8x512x512xui32>
  %keep = stablehlo.compare LT, %bits, %limit, UNSIGNED : (tensor<8x512x512xui32>, tensor<8x512x512xui32>) -> tensor<8x512x512xi1>
  %rate = stablehlo.constant dense<0.75> : tensor<8x512x512xf32>
  %gone = stablehlo.constant dense<0.0> : tensor<8x512x512xf32>
  %pr = stablehlo.divide %p, %rate : tensor<8x512x512xf32>
  %pd = stablehlo.select %keep, %pr, %gone : tensor<8x512x512xi1>, tensor<8x512x512xf32>
  %p16 = stablehlo.convert %pd : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p16, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %f = stablehlo.convert %o : (tensor<8x512x64xbf16>) -> tensor<8x512x64xf32>
  %square = stablehlo.multiply %f, %f : tensor<8x512x64xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x512x64xf32>, tensor<f32>) -> tensor<f32>
  %twice = stablehlo.add %f, %f : tensor<8x512x64xf32>
  %do = stablehlo.convert %twice : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dv = stablehlo.dot_general %p16, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %g16 = stablehlo.dot_general %do, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xbf16>
  %gf = stablehlo.convert %g16 : (tensor<8x512x512xbf16>) -> tensor<8x512x512xf32>
  %gd = stablehlo.divide %gf, %rate : tensor<8x512x512xf32>
  %g = stablehlo.select %keep, %gd, %gone : tensor<8x512x512xi1>, tensor<8x512x512xf32>
  %one = stablehlo.constant dense<1.0> : tensor<8x512xf32>
  %ll = stablehlo.multiply %l, %l : tensor<8x512xf32>
  %r = stablehlo.divide %one, %ll : tensor<8x512xf32>
  %r2 = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %gr = stablehlo.multiply %g, %r2 : tensor<8x512x512xf32>
  %gp = stablehlo.multiply %gr, %e : tensor<8x512x512xf32>
  %sum = stablehlo.reduce(%gp init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %minus = stablehlo.negate %sum : tensor<8x512xf32>
  %gl = stablehlo.divide %g, %l2 : tensor<8x512x512xf32>
  %minus2 = stablehlo.broadcast_in_dim %minus, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %gs = stablehlo.add %gl, %minus2 : tensor<8x512x512xf32>
  %ge = stablehlo.multiply %gs, %e : tensor<8x512x512xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8x512x512xf32>
  %gm = stablehlo.select %mask, %ge, %none : tensor<8x512x512xi1>, tensor<8x512x512xf32>
  %ds = stablehlo.multiply %gm, %scale : tensor<8x512x512xf32>
  %ds16 = stablehlo.convert %ds : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %dk = stablehlo.dot_general %ds16, %q, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %dq = stablehlo.dot_general %ds16, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %loss, %dq, %dk, %dv : tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>
}
