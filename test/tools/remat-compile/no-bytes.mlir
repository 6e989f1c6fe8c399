// A step whose tensors have no elements has nothing to keep, and no shares of it.
// RUN: remat-compile %s --device=host -o /dev/null 2>&1 | FileCheck %s
// CHECK: peak      0 B (keep-all 0 B
// CHECK: advice    0 B of the keep-all peak (0 %, 0 values) can be rematerialized

func.func public @main(%empty: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %0 = stablehlo.tanh %empty : tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}
