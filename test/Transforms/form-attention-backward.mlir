// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The backward pass of attention becomes one op, by its structure; what differs from it
// stays as it is, and a remark says why.
//
// A GPU with a tenth of an H200's bandwidth gains by everything that is not in memory.
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=%S/Inputs/slow-memory.json \
// RUN:   | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=%S/Inputs/slow-memory.json \
// RUN:   -remarks-filter=remat 2>&1 | FileCheck %s --check-prefix=REMARK
// Without it, the ops are the same again.
// RUN: remat-opt %s --split-input-file --remat-form-attention=device=%S/Inputs/slow-memory.json \
// RUN:   --remat-dissolve-attention | FileCheck %s --check-prefix=OPS

// CHECK-LABEL: func.func @gradients
// CHECK: %[[R:.*]]:3 = remat.attention scores_in_f32 (
// CHECK: stablehlo.return
// CHECK-NOT: tensor<8x512x512
// CHECK: %[[DO:.*]] = stablehlo.convert %{{.*}} : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
// CHECK-NOT: tensor<8x512x512
// CHECK: %[[B:.*]]:3 = remat.attention_backward output [0, 1, 2] (%{{.*}} = %[[R]]#1, %{{.*}} = %[[R]]#2, %{{.*}} = %arg0, %{{.*}} = %arg1, %{{.*}} = %[[DO]], %{{.*}} = %arg2, %{{.*}} = %[[R]]#0) : (tensor<8x512xf32>, tensor<8x512xf32>,
// CHECK-SAME: -> (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) {
// CHECK: stablehlo.return
// CHECK-NEXT: }
// CHECK-NEXT: return %{{.*}}, %[[B]]#0, %[[B]]#1, %[[B]]#2
// REMARK: remark: [Passed] Attention | Category:remat | Function=gradients | {{.*}}"attention runs as one kernel, 1 of this shape"
// REMARK: remark: [Passed] Attention | Category:remat | Function=gradients | {{.*}}"the backward pass of attention runs as kernels of its own, 1 of this shape"
// One reduction each for the loss, the maximum, and both sums of a row.
// OPS-LABEL: func.func @gradients
// OPS-NOT: remat.attention
// OPS-COUNT-4: stablehlo.reduce(
// OPS-NOT: stablehlo.reduce(
func.func @gradients(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) {
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
  %do = stablehlo.convert %twice : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dv = stablehlo.dot_general %p16, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
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
  %dk = stablehlo.dot_general %ds16, %q, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %dq = stablehlo.dot_general %ds16, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %loss, %dq, %dk, %dv : tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>
}

// -----

// A bias would have the sum of these as its gradient.
// CHECK-LABEL: func.func @read_besides
// CHECK-NOT: remat.attention_backward
// REMARK: [Missed] Attention | Category:remat | Function=read_besides | {{.*}}Reason="its weights or the gradients of its scores are read besides"
// OPS-LABEL: func.func @read_besides
func.func @read_besides(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<512x512xf32>) {
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
  %do = stablehlo.convert %twice : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dv = stablehlo.dot_general %p16, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
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
  %db = stablehlo.reduce(%ds init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<512x512xf32>
  %ds16 = stablehlo.convert %ds : (tensor<8x512x512xf32>) -> tensor<8x512x512xbf16>
  %dk = stablehlo.dot_general %ds16, %q, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %dq = stablehlo.dot_general %ds16, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %loss, %dq, %dk, %dv, %db : tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<512x512xf32>
}

// -----

// A sum of what has a sum of the same row already would take one more pass.
// CHECK-LABEL: func.func @two_sums
// CHECK-NOT: remat.attention_backward
// REMARK: [Missed] Attention | Category:remat | Function=two_sums | {{.*}}Reason="rows have more sums than one"
// OPS-LABEL: func.func @two_sums
func.func @two_sums(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) {
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
  %do = stablehlo.convert %twice : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dv = stablehlo.dot_general %p16, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %g16 = stablehlo.dot_general %do, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x512xbf16>
  %g = stablehlo.convert %g16 : (tensor<8x512x512xbf16>) -> tensor<8x512x512xf32>
  %one = stablehlo.constant dense<1.0> : tensor<8x512xf32>
  %ll = stablehlo.multiply %l, %l : tensor<8x512xf32>
  %r = stablehlo.divide %one, %ll : tensor<8x512xf32>
  %r2 = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %gr = stablehlo.multiply %g, %r2 : tensor<8x512x512xf32>
  %first = stablehlo.reduce(%gr init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x512x512xf32>, tensor<f32>) -> tensor<8x512xf32>
  %first2 = stablehlo.broadcast_in_dim %first, dims = [0, 1] : (tensor<8x512xf32>) -> tensor<8x512x512xf32>
  %gf = stablehlo.subtract %gr, %first2 : tensor<8x512x512xf32>
  %gp = stablehlo.multiply %gf, %e : tensor<8x512x512xf32>
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

// -----

// CHECK-LABEL: func.func @other_keys
// CHECK-NOT: remat.attention_backward
// REMARK: [Missed] Attention | Category:remat | Function=other_keys | {{.*}}Reason="its gradients are of other matrices than its scores"
// OPS-LABEL: func.func @other_keys
func.func @other_keys(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) {
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
  %do = stablehlo.convert %twice : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dv = stablehlo.dot_general %p16, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
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
  %dk = stablehlo.dot_general %ds16, %v, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  %dq = stablehlo.dot_general %ds16, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %loss, %dq, %dk, %dv : tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>
}

// -----

// What is multiplied with values of bf16, and rounded, is rounded to bf16.
// CHECK-LABEL: func.func @wide_product
// CHECK: remat.attention_backward
// REMARK: [Passed] Attention | Category:remat | Function=wide_product | {{.*}}"the backward pass of attention runs as kernels of its own
// OPS-LABEL: func.func @wide_product
func.func @wide_product(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) {
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
  %do = stablehlo.convert %twice : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dv = stablehlo.dot_general %p16, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
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
  %qf = stablehlo.convert %q : (tensor<8x512x64xbf16>) -> tensor<8x512x64xf32>
  %dkf = stablehlo.dot_general %ds, %qf, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x512x512xf32>, tensor<8x512x64xf32>) -> tensor<8x512x64xf32>
  %dk = stablehlo.convert %dkf : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dq = stablehlo.dot_general %ds16, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %loss, %dq, %dk, %dv : tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>
}

// -----

// CHECK-LABEL: func.func @exact_product
// CHECK-NOT: remat.attention_backward
// REMARK: [Missed] Attention | Category:remat | Function=exact_product | {{.*}}Reason="the products of the gradients of its scores are to be exact in f32"
// OPS-LABEL: func.func @exact_product
func.func @exact_product(%q: tensor<8x512x64xbf16>, %k: tensor<8x512x64xbf16>, %v: tensor<8x512x64xbf16>) -> (tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>) {
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
  %do = stablehlo.convert %twice : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dv = stablehlo.dot_general %p16, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
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
  %qf = stablehlo.convert %q : (tensor<8x512x64xbf16>) -> tensor<8x512x64xf32>
  %dkf = stablehlo.dot_general %ds, %qf, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<8x512x512xf32>, tensor<8x512x64xf32>) -> tensor<8x512x64xf32>
  %dk = stablehlo.convert %dkf : (tensor<8x512x64xf32>) -> tensor<8x512x64xbf16>
  %dq = stablehlo.dot_general %ds16, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x512x512xbf16>, tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16>
  return %loss, %dq, %dk, %dv : tensor<f32>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>, tensor<8x512x64xbf16>
}
