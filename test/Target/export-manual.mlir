// RUN: remat-opt %s -split-input-file --pass-pipeline='builtin.module(remat-import,func.func(remat-export-stablehlo))' | FileCheck %s

// A manual computation comes back as it was.

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: %[[R:.*]] = sdy.manual_computation(%{{.*}}) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%[[A:.*]]: tensor<4xf32>) {
// CHECK-NEXT: %[[B:.*]] = stablehlo.tanh %[[A]]
// CHECK-NEXT: sdy.return %[[B]]
// CHECK-NEXT: } : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[R]]
sdy.mesh @mesh = <["x"=2]>
func.func public @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%a: tensor<4xf32>) {
    %1 = stablehlo.tanh %a : tensor<4xf32>
    sdy.return %1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// What runs between two local ops and depends on the first closes a region: a
// local scalar crosses as a tensor with one element for each device.

// CHECK-LABEL: func.func public @main
// CHECK: %[[FIRST:.*]]:2 = sdy.manual_computation
// CHECK: %[[SUM:.*]] = stablehlo.reduce
// CHECK: %[[ONE:.*]] = stablehlo.reshape %[[SUM]] : (tensor<f32>) -> tensor<1xf32>
// CHECK: sdy.return %{{.*}}, %[[ONE]] : tensor<4xf32>, tensor<1xf32>
// CHECK: %[[EXP:.*]] = stablehlo.exponential %[[FIRST]]#0
// CHECK: sdy.manual_computation(%[[FIRST]]#1, %[[EXP]])
// CHECK-SAME: in_shardings=[<@mesh, [{"x", ?}]>, <@mesh, [{"x"}]>]
// CHECK: %[[SCALAR:.*]] = stablehlo.reshape {{.*}} -> tensor<f32>
// CHECK: stablehlo.broadcast_in_dim %[[SCALAR]]
// CHECK-NOT: remat.
sdy.mesh @mesh = <["x"=2]>
func.func public @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = remat.localize %x by(#sdy.sharding<@mesh, [{"x"}]>) over(#sdy<manual_axes{"x"}>) : tensor<8xf32> -> tensor<4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %t = stablehlo.tanh %a : tensor<4xf32>
  %g = remat.globalize %t by(#sdy.sharding<@mesh, [{"x"}]>) over(#sdy<manual_axes{"x"}>) : tensor<4xf32> -> tensor<8xf32>
  %e = stablehlo.exponential %g : tensor<8xf32>
  %l = remat.localize %e by(#sdy.sharding<@mesh, [{"x"}]>) over(#sdy<manual_axes{"x"}>) : tensor<8xf32> -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %m = stablehlo.multiply %l, %b : tensor<4xf32>
  %r = remat.globalize %m by(#sdy.sharding<@mesh, [{"x"}]>) over(#sdy<manual_axes{"x"}>) : tensor<4xf32> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
