// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo))' | FileCheck %s

// The product of backward phase reads nothing but what is made again. What holds
// that back is the newest late value, and its next reader takes it from the barrier:
// compilers drop operands of a barrier that nobody reads behind it.

// CHECK-LABEL: func.func @main
// CHECK: stablehlo.tanh %arg0
// CHECK: %[[LATE:.+]] = stablehlo.negate
// CHECK: %[[TIED:.+]]:2 = stablehlo.optimization_barrier %arg0, %[[LATE]]
// CHECK: %[[AGAIN:.+]] = stablehlo.tanh %[[TIED]]#0
// CHECK: %[[PRODUCT:.+]] = stablehlo.multiply %[[AGAIN]], %[[AGAIN]]
// CHECK: stablehlo.add %[[TIED]]#1, %[[PRODUCT]]
// CHECK: stablehlo.subtract %[[LATE]], %[[PRODUCT]]
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %r = remat.recompute pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %p = remat.kernel pointwise backward group 2 (%a = %r) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %a, %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %s = remat.kernel pointwise backward group 3 (%a = %g, %b = %p) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %t = remat.kernel pointwise backward group 4 (%a = %g, %b = %p) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.subtract %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %s, %t : tensor<4xf32>, tensor<4xf32>
}

// What is made again for an update waits, too; the update's own state is another
// barrier's.
// CHECK-LABEL: func.func @update
// CHECK: %[[GRADIENT:.+]] = stablehlo.negate
// CHECK: %[[TIED:.+]]:2 = stablehlo.optimization_barrier %arg0, %[[GRADIENT]]
// CHECK: %[[AGAIN:.+]] = stablehlo.tanh %[[TIED]]#0
// CHECK: %[[SUM:.+]] = stablehlo.add %[[TIED]]#1, %[[AGAIN]]
// CHECK: stablehlo.subtract %arg1, %[[SUM]]
func.func @update(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %r = remat.recompute pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %u = remat.kernel pointwise optimizer group 2 (%a = %g, %b = %r, %c = %w) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    %1 = stablehlo.subtract %c, %0 : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  return %u : tensor<4xf32>
}

// A late value that a rerun reads may be old: the newest one holds back, here a result of the
// step, which is returned from the barrier.
// CHECK-LABEL: func.func @old
// CHECK: %[[OLD:.+]] = stablehlo.cosine
// CHECK: %[[NEW:.+]] = stablehlo.negate
// CHECK: %[[TIED:.+]]:2 = stablehlo.optimization_barrier %{{.+}}, %[[NEW]]
// CHECK: stablehlo.add %[[TIED]]#0, %[[OLD]]
// CHECK: return %[[TIED]]#1
func.func @old(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %h = remat.kernel pointwise backward group 5 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %e = remat.recompute pointwise forward group 1 (%a = %y) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 2 (%a = %h, %b = %e) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    %1 = stablehlo.negate %0 : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  %r = remat.recompute pointwise forward group 3 (%a = %x, %b = %e) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %p = remat.kernel pointwise backward group 4 (%a = %r) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %a, %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %g, %p : tensor<4xf32>, tensor<4xf32>
}

// What is made again within the forward phase is saved from there, and tied like all that is.
// CHECK-LABEL: func.func @forward_rerun
// CHECK: %[[SAVED:.+]] = stablehlo.cosine
// CHECK: %[[LATE:.+]] = stablehlo.negate
// CHECK: %[[TIED:.+]]:2 = stablehlo.optimization_barrier %[[SAVED]], %[[LATE]]
// CHECK: %[[AGAIN:.+]] = stablehlo.sine %[[TIED]]#0
// CHECK: stablehlo.multiply %[[AGAIN]], %[[TIED]]#1
func.func @forward_rerun(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = remat.recompute pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %f = remat.kernel pointwise forward group 1 (%a = %e) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sine %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 2 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %r = remat.recompute pointwise forward group 1 (%a = %e) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sine %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %p = remat.kernel pointwise backward group 3 (%a = %r, %b = %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %p : tensor<4xf32>
}

// What a loop carries is added to in place: nothing starts earlier for it, and the
// compiler may begin a sum with it. A step's argument is another matter.

// CHECK-LABEL: func.func @accumulate
// CHECK: stablehlo.while(%[[X:.+]] = %arg0, %[[SUM:.+]] = %arg1, %{{.+}} = %arg2)
// CHECK: } do {
// CHECK: stablehlo.optimization_barrier %[[X]], %{{[^ ,]+}} : tensor<4xf32>, tensor<4xf32>
// CHECK-NOT: optimization_barrier
// CHECK: stablehlo.add %[[SUM]],
// CHECK: stablehlo.return
func.func @accumulate(%x: tensor<4xf32>, %sum: tensor<4xf32>, %more: tensor<i1>) -> tensor<4xf32> {
  %s = remat.kernel control forward group 0 (%a = %x, %b = %sum, %c = %more) : (tensor<4xf32>, tensor<4xf32>, tensor<i1>) -> tensor<4xf32> {
    %0:3 = stablehlo.while(%d = %a, %e = %b, %again = %c) : tensor<4xf32>, tensor<4xf32>, tensor<i1>
    cond {
      stablehlo.return %again : tensor<i1>
    } do {
      %f = remat.kernel pointwise forward group 0 (%g = %d) : (tensor<4xf32>) -> tensor<4xf32> {
        %1 = stablehlo.tanh %g : tensor<4xf32>
        remat.yield %1 : tensor<4xf32>
      }
      %h = remat.kernel pointwise backward group 1 (%g = %f) : (tensor<4xf32>) -> tensor<4xf32> {
        %1 = stablehlo.negate %g : tensor<4xf32>
        remat.yield %1 : tensor<4xf32>
      }
      %r = remat.recompute pointwise forward group 0 (%g = %d) : (tensor<4xf32>) -> tensor<4xf32> {
        %1 = stablehlo.tanh %g : tensor<4xf32>
        remat.yield %1 : tensor<4xf32>
      }
      %p = remat.kernel pointwise backward group 2 (%g = %r, %i = %h) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
        %1 = stablehlo.multiply %g, %i : tensor<4xf32>
        remat.yield %1 : tensor<4xf32>
      }
      %t = remat.kernel pointwise backward group 3 (%g = %e, %i = %p) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
        %1 = stablehlo.add %g, %i : tensor<4xf32>
        remat.yield %1 : tensor<4xf32>
      }
      %stop = stablehlo.not %again : tensor<i1>
      stablehlo.return %d, %t, %stop : tensor<4xf32>, tensor<4xf32>, tensor<i1>
    }
    remat.yield %0#1 : tensor<4xf32>
  }
  return %s : tensor<4xf32>
}

// An update that waits for the last reader of its state comes to lie behind what is made
// again for that reader: what the update waits for is not there yet, and holds nothing back.
// CHECK-LABEL: func.func @between
// CHECK: stablehlo.is_finite
// CHECK: %[[FINITE:.+]] = stablehlo.reduce
// CHECK: %[[WAITS:.+]]:2 = stablehlo.optimization_barrier %arg1, %[[FINITE]]
// CHECK: stablehlo.multiply %{{.+}}, %[[WAITS]]#0 : tensor<f32>
func.func @between(%x: tensor<4xf32>, %scale: tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<i1>) {
  %f = remat.kernel reduction forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    remat.yield %0 : tensor<f32>
  }
  %loss = remat.kernel pointwise optimizer group 1 (%a = %f, %b = %scale) : (tensor<f32>, tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.multiply %a, %b : tensor<f32>
    remat.yield %0 : tensor<f32>
  }
  %g = remat.kernel pointwise backward group 2 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %a, %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %h = remat.kernel pointwise backward group 3 (%a = %g, %b = %scale) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.divide %a, %0 : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  %r = remat.recompute pointwise backward group 3 (%a = %g, %b = %scale) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.divide %a, %0 : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  %i = remat.kernel reduction backward group 4 (%a = %r) : (tensor<4xf32>) -> tensor<i1> {
    %true = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.is_finite %a : (tensor<4xf32>) -> tensor<4xi1>
    %1 = stablehlo.reduce(%0 init: %true) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    remat.yield %1 : tensor<i1>
  }
  return %loss, %h, %i : tensor<f32>, tensor<4xf32>, tensor<i1>
}

// Who reads a saved transpose later reads it from the barrier, too; what is in the order it
// was made in is read as it was.
// CHECK-LABEL: func.func @later
// CHECK: %[[TURNED:.+]] = stablehlo.transpose
// CHECK: %[[PLAIN:.+]] = stablehlo.sine
// CHECK: %[[TIED:.+]]:4 = stablehlo.optimization_barrier %arg0, %[[TURNED]], %[[PLAIN]], %{{.+}}
// CHECK: stablehlo.dot_general %{{.+}}, %[[TIED]]#1
// CHECK: %[[SUM:.+]] = stablehlo.add %{{.+}}, %[[PLAIN]]
// CHECK: stablehlo.dot_general %[[SUM]], %[[TIED]]#1
func.func @later(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.tanh %a : tensor<4x4xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    remat.yield %1 : tensor<4x4xf32>
  }
  %h = remat.kernel pointwise forward group 1 (%a = %x) : (tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.sine %a : tensor<4x4xf32>
    remat.yield %0 : tensor<4x4xf32>
  }
  %g = remat.kernel matmul backward group 2 (%a = %f, %b = %h) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    remat.yield %0 : tensor<4x4xf32>
  }
  %r = remat.recompute pointwise forward group 1 (%a = %x) : (tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.sine %a : tensor<4x4xf32>
    remat.yield %0 : tensor<4x4xf32>
  }
  %p = remat.kernel matmul backward group 3 (%a = %r, %b = %f, %c = %h, %d = %g) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.add %a, %c : tensor<4x4xf32>
    %1 = stablehlo.add %0, %d : tensor<4x4xf32>
    %2 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    remat.yield %2 : tensor<4x4xf32>
  }
  %q = remat.kernel matmul backward group 4 (%a = %p, %b = %f, %c = %h) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.add %a, %c : tensor<4x4xf32>
    %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    remat.yield %1 : tensor<4x4xf32>
  }
  return %p, %q : tensor<4x4xf32>, tensor<4x4xf32>
}
