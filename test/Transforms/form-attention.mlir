// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention becomes one op, by its structure; what it is not becomes none, and a remark
// says why.
//
// A GPU with a tenth of an H200's bandwidth gains by everything that is not in memory.
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=%S/Inputs/slow-memory.json \
// RUN:   | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=%S/Inputs/slow-memory.json \
// RUN:   -remarks-filter=remat 2>&1 | FileCheck %s --check-prefix=REMARK
// On an H200 a step of one attention takes more time, and no less memory: its scores are
// there in the backward pass.
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=h200 -remarks-filter=remat \
// RUN:   2>&1 | FileCheck %s --check-prefix=WORTH
// WORTH: [Missed] Attention | Category:remat | Function=backward | {{.*}}Reason="one kernel for it is not worth its time"
// Devices without tensor cores, and those of other compilers, leave it as it is.
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=host | FileCheck %s --check-prefix=HOST
// HOST-NOT: remat.attention

// Scores, masked by constants and a bias; the mask is made in the op, the bias is read.
// CHECK-LABEL: func.func @masked
// CHECK-SAME: (%[[Q:.*]]: tensor<8x512x64xbf16>, %[[K:.*]]: tensor<8x512x64xbf16>, %[[V:.*]]: tensor<8x512x64xbf16>, %[[B:.*]]: tensor<512xf32>)
// CHECK-NEXT: %[[R:.*]]:3 = remat.attention{{( scores_in_f32)?}} (%{{.*}} = %[[Q]], %{{.*}} = %[[K]], %{{.*}} = %[[V]], %{{.*}} = %[[B]])
// CHECK-SAME: -> (tensor<8x512x64xbf16>, tensor<8x512xf32>, tensor<8x512xf32>) {
// CHECK: stablehlo.iota dim = 0
// CHECK: stablehlo.return
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]]#0
// REMARK: remark: [Passed] Attention | Category:remat | Function=masked | {{.*}}"attention runs as one kernel, 1 of this shape"
func.func @masked(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>, %b: tensor<512xf32>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %bias = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<512xf32>) -> tensor<8x512x512xf32>
  %sum = stablehlo.add %s, %bias : tensor<8x512x512xf32>
  %i = stablehlo.iota dim = 0 : tensor<512x512xi32>
  %j = stablehlo.iota dim = 1 : tensor<512x512xi32>
  %c = stablehlo.compare GE, %i, %j, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
  %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<512x512xi1>) -> tensor<8x512x512xi1>
  %never = stablehlo.constant dense<-1.0e9> : tensor<8x512x512xf32>
  %x = stablehlo.select %mask, %sum, %never : tensor<8x512x512xi1>, tensor<8x512x512xf32>
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
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// REMARK: remark: [Passed] Attention | Category:remat | Function=backward | {{.*}}"attention runs as one kernel, 1 of this shape"
// The backward pass makes scores and probabilities again, from the row statistics; in
// the forward pass there are none. The transposition of the result is in the op.
// CHECK-LABEL: func.func @backward
// CHECK: %[[R:.*]]:3 = remat.attention
// CHECK: stablehlo.return
// CHECK-NEXT: }
// CHECK-NEXT: %[[F:.*]] = stablehlo.convert %[[R]]#0 : (tensor<8x64x512xbf16>)
// CHECK-NOT: tensor<8x512x512
// CHECK: %[[LOSS:.*]] = stablehlo.reduce(
// CHECK-DAG: %[[S:.*]] = stablehlo.dot_general %arg0, %arg1
// CHECK-DAG: %[[M:.*]] = stablehlo.broadcast_in_dim %[[R]]#1
// CHECK-DAG: %[[L:.*]] = stablehlo.broadcast_in_dim %[[R]]#2
// CHECK: %[[D:.*]] = stablehlo.subtract %[[S]], %[[M]]
// CHECK: %[[E:.*]] = stablehlo.exponential %[[D]]
// CHECK: %[[P:.*]] = stablehlo.divide %[[E]], %[[L]]
// CHECK: %[[P2:.*]] = stablehlo.convert %[[P]]
// CHECK: stablehlo.dot_general %[[P2]], %{{.*}}, batching_dims = [0] x [0], contracting_dims = [1] x [2]
func.func @backward(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<f32>, tensor<8x512x64xbf16>) {
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
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %t = stablehlo.transpose %o, dims = [0, 2, 1] : (tensor<8x512x64xbf16>) -> tensor<8x64x512xbf16>
  %f = stablehlo.convert %t : (tensor<8x64x512xbf16>) -> tensor<8x64x512xf32>
  %square = stablehlo.multiply %f, %f : tensor<8x64x512xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1, 2]
      : (tensor<8x64x512xf32>, tensor<f32>) -> tensor<f32>
  %twice = stablehlo.add %f, %f : tensor<8x64x512xf32>
  %dt = stablehlo.convert %twice : (tensor<8x64x512xf32>) -> tensor<8x64x512xbf16>
  %dv = stablehlo.dot_general %p2, %dt, batching_dims = [0] x [0], contracting_dims = [1] x [2]
      : (tensor<8x512x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x512x64xbf16>
  return %loss, %dv : tensor<f32>, tensor<8x512x64xbf16>
}

// -----

// CHECK-LABEL: func.func @probabilities_returned
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=probabilities_returned | Reason="the forward pass reads its probabilities besides"
func.func @probabilities_returned(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<8x512x64xbf16>, tensor<8x512x512xf32>) {
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
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o, %p : tensor<8x512x64xbf16>, tensor<8x512x512xf32>
}

// -----

// A sum of others than the exponentials.
// CHECK-LABEL: func.func @other_sum
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=other_sum | Reason="rows are not divided by the sum of their exponentials"
func.func @other_sum(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// The maximum of other rows.
// CHECK-LABEL: func.func @other_maximum
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=other_maximum | Reason="what exponentials are of is not less the maximum of its row"
func.func @other_maximum(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [1]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xf32>
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// A softmax in 16 bits has statistics of 16 bits.
// CHECK-LABEL: func.func @narrow_softmax
// CHECK: remat.attention{{( scores_in_f32)?}} ({{.*}} -> (tensor<8x512x64xbf16>, tensor<8x512xbf16>, tensor<8x512xbf16>)
// REMARK: [Passed] Attention | Category:remat | Function=narrow_softmax | {{.*}}"attention runs as one kernel, 1 of this shape"
func.func @narrow_softmax(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xbf16>
  %low = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x512x512xbf16>, tensor<bf16>) -> tensor<8x512xbf16>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x512xbf16>) -> tensor<8x512x512xbf16>
  %d = stablehlo.subtract %s, %m2 : tensor<8x512x512xbf16>
  %e = stablehlo.exponential %d : tensor<8x512x512xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x512x512xbf16>, tensor<bf16>) -> tensor<8x512xbf16>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x512xbf16>) -> tensor<8x512x512xbf16>
  %p = stablehlo.divide %e, %l2 : tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// CHECK-LABEL: func.func @two_products
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=two_products | Reason="its scores come of two products"
func.func @two_products(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %s2 = stablehlo.dot_general %q, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
  %x = stablehlo.add %s, %s2 : tensor<8x512x512xf32>
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
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// A softmax of something else than a product.
// CHECK-LABEL: func.func @no_product
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=no_product | Reason="its logits are not made of a product by elementwise ops"
func.func @no_product(%s: tensor<8x512x512xf32>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
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
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// CHECK-LABEL: func.func @floats
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=floats | Reason="its elements are neither bf16 nor f16"
func.func @floats(%q: tensor<8x512x64xf32>, %k: tensor<8x512x64xf32>, %v: tensor<8x512x64xf32>) -> tensor<8x512x64xf32> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x64xf32>, tensor<8x512x64xf32>) -> tensor<8x512x512xf32>
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
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xf32>, tensor<8x512x64xf32>) -> tensor<8x512x64xf32>
  return %o : tensor<8x512x64xf32>
}

// -----

// CHECK-LABEL: func.func @wide_heads
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=wide_heads | Reason="a head has 256 and 256 features, and must have multiples of 8 up to 128"
func.func @wide_heads(%q: tensor<8x512x256xbf16>, %k: tensor<8x512x256xbf16>, %v: tensor<8x512x256xbf16>) -> tensor<8x512x256xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x512x256xbf16>, tensor<8x512x256xbf16>) -> tensor<8x512x512xf32>
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
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x256xbf16>) -> tensor<8x512x256xbf16>
  return %o : tensor<8x512x256xbf16>
}

// -----

// CHECK-LABEL: func.func @few
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=few | Reason="it has fewer than 128 queries or keys"
func.func @few(%q: tensor<8x64x64xbf16>, %k: tensor<8x64x64xbf16>, %v: tensor<8x64x64xbf16>) -> tensor<8x64x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]
      : (tensor<8x64x64xbf16>, tensor<8x64x64xbf16>) -> tensor<8x64x64xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
      : (tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x64xf32>
  %d = stablehlo.subtract %s, %m2 : tensor<8x64x64xf32>
  %e = stablehlo.exponential %d : tensor<8x64x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x64xf32>
  %p = stablehlo.divide %e, %l2 : tensor<8x64x64xf32>
  %p2 = stablehlo.convert %p : (tensor<8x64x64xf32>) -> tensor<8x64x64xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x64x64xbf16>, tensor<8x64x64xbf16>) -> tensor<8x64x64xbf16>
  return %o : tensor<8x64x64xbf16>
}

// -----

// A product whose terms are far apart.
// CHECK-LABEL: func.func @apart
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=apart | Reason="features of a head are not next to each other in memory"
func.func @apart(%q: tensor<8x64x512xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [1] x [2]
      : (tensor<8x64x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xf32>
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
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// A policy may ask for them.
// CHECK-LABEL: func.func @named
// CHECK-NOT: remat.attention
// REMARK: [Missed] Attention | Category:remat | Function=named | Reason="its scores or probabilities have names"
func.func @named(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
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
  %p = stablehlo.divide %e, %l2 {remat.name = "probs"} : tensor<8x512x512xf32>
  %p2 = stablehlo.convert %p : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %o : tensor<8x512x64xbf16>
}

// -----

// As `jax.nn.dot_product_attention` prints it, with a mask: dimensions of size one for
// groups of queries, moved about by transposes. Without them it is attention, and
// arguments and results are what they were.
// CHECK-LABEL: func.func @unit_groups
// CHECK-SAME: (%[[Q:.*]]: tensor<2x144x2x1x32xbf16>, %[[K:.*]]: tensor<2x144x2x32xbf16>, %[[V:.*]]: tensor<2x144x2x32xbf16>, %[[M:.*]]: tensor<2x1x144x144xi1>)
// CHECK-DAG: %[[Q2:.*]] = stablehlo.reshape %[[Q]] : (tensor<2x144x2x1x32xbf16>) -> tensor<2x144x2x32xbf16>
// CHECK-DAG: %[[M2:.*]] = stablehlo.reshape %[[M]] : (tensor<2x1x144x144xi1>) -> tensor<2x144x144xi1>
// CHECK: %[[R:.*]]:3 = remat.attention
// CHECK-SAME: -> (tensor<2x144x2x32xbf16>, tensor<2x2x144xf32>, tensor<2x2x144xf32>) {
// CHECK: stablehlo.return
// CHECK-NEXT: }
// CHECK-NEXT: %[[O:.*]] = stablehlo.reshape %[[R]]#0 : (tensor<2x144x2x32xbf16>) -> tensor<2x144x2x1x32xbf16>
// CHECK-NEXT: return %[[O]]
// REMARK: [Passed] Attention | Category:remat | Function=unit_groups | {{.*}}"attention runs as one kernel, 1 of this shape"
func.func @unit_groups(%q: tensor<2x144x2x1x32xbf16>, %k: tensor<2x144x2x32xbf16>, %v: tensor<2x144x2x32xbf16>, %mask: tensor<2x1x144x144xi1>) -> tensor<2x144x2x1x32xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3]
      : (tensor<2x144x2x1x32xbf16>, tensor<2x144x2x32xbf16>) -> tensor<2x2x144x1x144xf32>
  %t = stablehlo.transpose %s, dims = [3, 0, 1, 2, 4] : (tensor<2x2x144x1x144xf32>) -> tensor<1x2x2x144x144xf32>
  %m1 = stablehlo.broadcast_in_dim %mask, dims = [1, 2, 3, 4] : (tensor<2x1x144x144xi1>) -> tensor<1x2x2x144x144xi1>
  %big = stablehlo.constant dense<-2.38197633E+38> : tensor<1x1x1x1x1xf32>
  %big2 = stablehlo.broadcast_in_dim %big, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x1xf32>) -> tensor<1x2x2x144x144xf32>
  %x = stablehlo.select %m1, %t, %big2 : tensor<1x2x2x144x144xi1>, tensor<1x2x2x144x144xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [4]
      : (tensor<1x2x2x144x144xf32>, tensor<f32>) -> tensor<1x2x2x144xf32>
  %m2 = stablehlo.reshape %m : (tensor<1x2x2x144xf32>) -> tensor<1x2x2x144x1xf32>
  %m3 = stablehlo.broadcast_in_dim %m2, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x144x1xf32>) -> tensor<1x2x2x144x144xf32>
  %d = stablehlo.subtract %x, %m3 : tensor<1x2x2x144x144xf32>
  %e = stablehlo.exponential %d : tensor<1x2x2x144x144xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0, 4]
      : (tensor<1x2x2x144x144xf32>, tensor<f32>) -> tensor<2x2x144xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [1, 2, 3] : (tensor<2x2x144xf32>) -> tensor<1x2x2x144x144xf32>
  %p = stablehlo.divide %e, %l2 : tensor<1x2x2x144x144xf32>
  %p2 = stablehlo.convert %p : (tensor<1x2x2x144x144xf32>) -> tensor<1x2x2x144x144xbf16>
  %o = stablehlo.dot_general %v, %p2, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4]
      : (tensor<2x144x2x32xbf16>, tensor<1x2x2x144x144xbf16>) -> tensor<2x2x32x1x144xbf16>
  %o2 = stablehlo.transpose %o, dims = [3, 0, 4, 1, 2] : (tensor<2x2x32x1x144xbf16>) -> tensor<1x2x144x2x32xbf16>
  %o3 = stablehlo.transpose %o2, dims = [1, 2, 3, 0, 4] : (tensor<1x2x144x2x32xbf16>) -> tensor<2x144x2x1x32xbf16>
  return %o3 : tensor<2x144x2x1x32xbf16>
}

// -----

// Names of values between dimensions of size one stay, and so does the step.
// CHECK-LABEL: func.func @named_units
// CHECK-NOT: remat.attention
// CHECK: stablehlo.transpose {{.*}} {remat.name = "scores"} : (tensor<8x512x1x512xf32>) -> tensor<1x8x512x512xf32>
func.func @named_units(%q: tensor<8x512x1x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> tensor<1x8x512x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [3] x [2]
      : (tensor<8x512x1x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x1x512xf32>
  %t = stablehlo.transpose %s, dims = [2, 0, 1, 3] {remat.name = "scores"} : (tensor<8x512x1x512xf32>) -> tensor<1x8x512x512xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%t init: %low) applies stablehlo.maximum across dimensions = [3]
      : (tensor<1x8x512x512xf32>, tensor<f32>) -> tensor<1x8x512xf32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<1x8x512xf32>) -> tensor<1x8x512x512xf32>
  %d = stablehlo.subtract %t, %m2 : tensor<1x8x512x512xf32>
  %e = stablehlo.exponential %d : tensor<1x8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3]
      : (tensor<1x8x512x512xf32>, tensor<f32>) -> tensor<1x8x512xf32>
  %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1, 2] : (tensor<1x8x512xf32>) -> tensor<1x8x512x512xf32>
  %p = stablehlo.divide %e, %l2 : tensor<1x8x512x512xf32>
  %p2 = stablehlo.convert %p : (tensor<1x8x512x512xf32>) -> tensor<1x8x512x512xbf16>
  %o = stablehlo.dot_general %p2, %v, batching_dims = [1] x [0], contracting_dims = [3] x [1]
      : (tensor<1x8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x1x512x64xbf16>
  %o2 = stablehlo.transpose %o, dims = [1, 0, 2, 3] : (tensor<8x1x512x64xbf16>) -> tensor<1x8x512x64xbf16>
  return %o2 : tensor<1x8x512x64xbf16>
}
