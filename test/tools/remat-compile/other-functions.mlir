// A binary is of @main: what else the module makes public is left out, which is said.
// Text keeps the others.

// RUN: remat-compile %s --emit=shared -o %t.so 2>&1 | FileCheck %s --check-prefix=BINARY
// RUN: remat-compile %s --emit=object -o %t.o --quiet 2>&1 | count 0
// RUN: remat-compile %s --emit=stablehlo --quiet | FileCheck %s --check-prefix=TEXT
// BINARY: remat-compile: warning: the binary runs @main only, not @helper, @other, which the module makes public, too
// RUN: remat-compile %s --emit=ptx -o %t.ptx --device=h200 2>&1 | FileCheck %s --check-prefix=BINARY
// TEXT: func.func public @main
// TEXT: func.func public @helper
// TEXT: func.func public @other

func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.exponential %x : tensor<f32>
  %1 = func.call @helper(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
// 1 + 1
// RUN: remat-run %t.so --input=zeros --output=%t.npz
// RUN: %npz print %t.npz | FileCheck %s --check-prefix=VALUE
// VALUE: out0.npy <f4 () 2
func.func public @helper(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
func.func public @other(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
