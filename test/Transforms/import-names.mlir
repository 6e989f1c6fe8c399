// RUN: remat-opt %s --remat-import | FileCheck %s --implicit-check-not=custom_call

// A name that the program gives moves to the value; the first one stays, and an
// argument has its own.

// CHECK: %[[H:.*]] = stablehlo.tanh %arg0 {remat.name = "hidden"} : tensor<4xf32>
// CHECK: return %[[H]], %arg0
func.func public @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %h = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %a = stablehlo.custom_call @remat.checkpoint_name(%h) {backend_config = "hidden"} : (tensor<4xf32>) -> tensor<4xf32>
  %b = stablehlo.custom_call @remat.checkpoint_name(%a) {backend_config = "second"} : (tensor<4xf32>) -> tensor<4xf32>
  %y = stablehlo.custom_call @remat.checkpoint_name(%x) {backend_config = "input"} : (tensor<4xf32>) -> tensor<4xf32>
  return %b, %y : tensor<4xf32>, tensor<4xf32>
}
func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
  %h = stablehlo.tanh %x : tensor<4xf32>
  return %h : tensor<4xf32>
}
