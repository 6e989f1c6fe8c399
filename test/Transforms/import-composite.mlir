// RUN: remat-opt %s --remat-import | FileCheck %s
// RUN: remat-opt %s --remat-import=keep-composites=my.norm | FileCheck %s --check-prefix=KEEP

// A composite is a call of its decomposition, unless it is kept by name.

// CHECK-LABEL: func.func public @main
// CHECK-NOT: composite
// CHECK: stablehlo.rsqrt
// CHECK: stablehlo.tanh
// CHECK-NOT: func.func
// KEEP-LABEL: func.func public @main
// KEEP: stablehlo.composite "my.norm"
// KEEP-NOT: composite
// KEEP: stablehlo.tanh
// KEEP: func.func private @norm
// KEEP-NOT: func.func private @activation
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.norm" %x {decomposition = @norm, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "my.activation" %0 {decomposition = @activation} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @norm(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.rsqrt %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @activation(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
