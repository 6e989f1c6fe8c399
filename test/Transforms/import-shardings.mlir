// RUN: remat-opt %s --remat-import | FileCheck %s

// Shardings stay in place, on ops and arguments; a manual computation is opened,
// and calls in it are inlined.

// CHECK: sdy.mesh @mesh
// CHECK-LABEL: func.func public @main
// CHECK-SAME: sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>
// CHECK: sdy.sharding_constraint
// CHECK: %[[PART:.*]] = remat.localize {{.*}} : tensor<4x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT: %[[TANH:.*]] = stablehlo.tanh %[[PART]] : tensor<2x4xf32>
// CHECK-NEXT: remat.globalize %[[TANH]] {{.*}} : tensor<2x4xf32> -> tensor<4x4xf32>
// CHECK-NOT: func.func
sdy.mesh @mesh = <["x"=2]>
func.func public @main(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>, tf.aliasing_output = 0 : i32}) -> tensor<4x4xf32> {
  %0 = call @constrain(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%y: tensor<2x4xf32>) {
    %2 = func.call @body(%y) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    sdy.return %2 : tensor<2x4xf32>
  } : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
func.func private @constrain(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = sdy.sharding_constraint %x <@mesh, [{"x"}, {}]> : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func private @body(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.tanh %x : tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
