// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo))' | FileCheck %s

// Compilers know how often a loop runs by the constants that it counts from and to. What
// the loop begins with behind the forward phase is tied, but for the integer: a barrier
// would hide it. The zeros, which are as large as a saved value, are made from a tied
// scalar.

// CHECK-LABEL: func.func @main
// CHECK: %[[START:.+]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK: %[[ZERO:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[TIED:.+]]:3 = stablehlo.optimization_barrier %[[ZERO]], %arg0, %{{.+}} : tensor<f32>, tensor<4xf32>, tensor<4xf32>
// CHECK: %[[ZEROS:.+]] = stablehlo.broadcast_in_dim %[[TIED]]#0
// CHECK: stablehlo.while({{.*}} = %[[START]], {{.*}} = %[[ZEROS]])
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %start = remat.kernel pointwise backward group 2 () : () -> tensor<i32> {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    remat.yield %0 : tensor<i32>
  }
  %zeros = remat.kernel pointwise backward group 3 () : () -> tensor<4xf32> {
    %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %r = remat.recompute pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %s = remat.kernel control backward group 4 (%i = %start, %z = %zeros, %a = %g, %b = %r) : (tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0:2 = stablehlo.while(%c = %i, %sum = %z) : tensor<i32>, tensor<4xf32>
    cond {
      %end = stablehlo.constant dense<8> : tensor<i32>
      %1 = stablehlo.compare LT, %c, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %c, %one : tensor<i32>
      %2 = stablehlo.multiply %a, %b : tensor<4xf32>
      %3 = stablehlo.add %sum, %2 : tensor<4xf32>
      stablehlo.return %1, %3 : tensor<i32>, tensor<4xf32>
    }
    remat.yield %0#1 : tensor<4xf32>
  }
  return %s : tensor<4xf32>
}

// Nor is what a loop counts with, where the kernel waits anyhow; a kernel that reads
// nothing else waits by it. What counts on never waits.

// CHECK-LABEL: func.func @body
// CHECK: %[[LATE:.+]] = stablehlo.negate
// CHECK: %[[STACK:.+]]:2 = stablehlo.optimization_barrier %arg1, %[[LATE]] : tensor<8x4xf32>, tensor<4xf32>
// CHECK: stablehlo.dynamic_slice %[[STACK]]#0, %arg0
// CHECK: stablehlo.add %{{.+}}, %[[STACK]]#1
// CHECK: %[[COUNT:.+]]:2 = stablehlo.optimization_barrier %arg0, %{{.+}} : tensor<i32>, tensor<4xf32>
// CHECK: stablehlo.broadcast_in_dim %[[COUNT]]#0
// CHECK: stablehlo.add %arg0, %{{.+}} : tensor<i32>
func.func @body(%i: tensor<i32>, %stack: tensor<8x4xf32>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi32>, tensor<i32>) {
  %f = remat.kernel pointwise forward group 0 (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %r = remat.recompute pointwise forward group 2 (%s = %stack, %c = %i) : (tensor<8x4xf32>, tensor<i32>) -> tensor<4xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %s, %c, %zero, sizes = [1, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  %s = remat.kernel pointwise backward group 3 (%a = %r, %b = %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %t = remat.kernel pointwise backward group 4 (%c = %i, %b = %s) : (tensor<i32>, tensor<4xf32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.convert %b : (tensor<4xf32>) -> tensor<4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4xi32>
    remat.yield %2 : tensor<4xi32>
  }
  %n = remat.kernel pointwise backward group 5 (%c = %i) : (tensor<i32>) -> tensor<i32> {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %c, %one : tensor<i32>
    remat.yield %0 : tensor<i32>
  }
  return %s, %t, %n : tensor<4xf32>, tensor<4xi32>, tensor<i32>
}
