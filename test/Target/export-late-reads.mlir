// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-export-stablehlo{tie-updates}))' | FileCheck %s

// The plan updates a weight in front of its last reader. XLA would copy the weight at the
// start of the step: the update comes behind that reader, and reads the weight with what the
// reader made. So does whoever reads the latter, since XLA may drop from a barrier what nobody
// reads behind it.

// CHECK-LABEL: func.func @main
// CHECK: %[[GRADIENT:.+]] = stablehlo.negate
// CHECK-NEXT: %[[LAST:.+]] = stablehlo.multiply %[[GRADIENT]], %arg1
// CHECK-NEXT: %[[TIED:.+]]:2 = stablehlo.optimization_barrier %arg1, %[[LAST]]
// CHECK-NEXT: %[[NEW:.+]] = stablehlo.subtract %[[TIED]]#0, %[[GRADIENT]]
// CHECK-NEXT: return %[[NEW]], %[[TIED]]#1
func.func @main(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %f = remat.kernel pointwise forward group 0 (%a = %x, %b = %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %u = remat.kernel pointwise optimizer group 2 (%a = %w, %b = %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.subtract %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %h = remat.kernel pointwise backward group 3 (%a = %g, %b = %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %u, %h : tensor<4xf32>, tensor<4xf32>
}

// Two weights have one last reader, whose result goes through both barriers.
// CHECK-LABEL: func.func @two
// CHECK: stablehlo.multiply
// CHECK-NEXT: %[[LAST2:.+]] = stablehlo.add
// CHECK-NEXT: %[[ONE:.+]]:2 = stablehlo.optimization_barrier %arg1, %[[LAST2]]
// CHECK-NEXT: %[[TWO:.+]]:2 = stablehlo.optimization_barrier %arg2, %[[ONE]]#1
// CHECK-DAG: %[[NEXT:.+]] = stablehlo.cosine %[[TWO]]#1
// CHECK-DAG: %[[NEW1:.+]] = stablehlo.subtract %[[ONE]]#0
// CHECK-DAG: %[[NEW2:.+]] = stablehlo.subtract %[[TWO]]#0
// CHECK: return %[[NEW1]], %[[NEW2]], %[[NEXT]]
func.func @two(%x: tensor<4xf32>, %v: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %f = remat.kernel pointwise forward group 0 (%a = %x, %b = %v) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %u = remat.kernel pointwise optimizer group 2 (%a = %v, %b = %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.subtract %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %h = remat.kernel pointwise backward group 3 (%a = %g, %b = %v, %c = %w) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %b, %c : tensor<4xf32>
    %1 = stablehlo.add %a, %0 : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  %t = remat.kernel pointwise optimizer group 4 (%a = %w, %b = %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.subtract %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %k = remat.kernel pointwise backward group 5 (%a = %h) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %u, %t, %k : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Where something in front of that reader reads the new weight, the update stays.
// CHECK-LABEL: func.func @read_between
// CHECK: %[[NEW:.+]] = stablehlo.subtract %arg1, %{{.+}}
// CHECK-NEXT: stablehlo.cosine %[[NEW]]
// CHECK-NEXT: stablehlo.multiply %{{.+}}, %arg1
func.func @read_between(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %f = remat.kernel pointwise forward group 0 (%a = %x, %b = %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %u = remat.kernel pointwise optimizer group 2 (%a = %w, %b = %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.subtract %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %e = remat.kernel pointwise optimizer group 4 (%a = %u) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %h = remat.kernel pointwise backward group 3 (%a = %g, %b = %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  return %u, %e, %h : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// The last reader is a rerun for the update itself: the barrier of the weight lies between them
// and holds nothing else back.
// CHECK-LABEL: func.func @rerun_for_update
// CHECK: %[[GRADIENT3:.+]] = stablehlo.negate
// CHECK-NEXT: %[[HELD:.+]]:3 = stablehlo.optimization_barrier %arg0, %arg1, %[[GRADIENT3]]
// CHECK-NEXT: %[[AGAIN:.+]] = stablehlo.add %[[HELD]]#0, %[[HELD]]#1
// CHECK-NEXT: %[[STATE:.+]]:2 = stablehlo.optimization_barrier %arg1, %[[AGAIN]]
// CHECK-NEXT: stablehlo.multiply %[[AGAIN]], %[[HELD]]#2
// CHECK-NEXT: stablehlo.subtract %[[STATE]]#0
func.func @rerun_for_update(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %f = remat.kernel pointwise forward group 0 (%a = %x, %b = %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %g = remat.kernel pointwise backward group 1 (%a = %f) : (tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %r = remat.recompute pointwise forward group 0 (%a = %x, %b = %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    remat.yield %0 : tensor<4xf32>
  }
  %u = remat.kernel pointwise optimizer group 2 (%a = %w, %b = %r, %c = %g) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %b, %c : tensor<4xf32>
    %1 = stablehlo.subtract %a, %0 : tensor<4xf32>
    remat.yield %1 : tensor<4xf32>
  }
  return %u : tensor<4xf32>
}
