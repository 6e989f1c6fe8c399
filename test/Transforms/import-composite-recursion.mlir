// RUN: not remat-opt %s --remat-import=keep-composites=my.f 2>&1 | FileCheck %s

// A kept composite costs what its decomposition does.

// CHECK: recursive call @f -> @f is not supported
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.f" %x {decomposition = @f} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.f" %x {decomposition = @f} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
