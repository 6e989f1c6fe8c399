// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-analyze{device=host}))' | FileCheck %s --check-prefix=BEFORE
// RUN: remat-opt %s --pass-pipeline='builtin.module(func.func(remat-schedule{device=host},remat-analyze{device=host}))' | FileCheck %s --check-prefix=AFTER
// RUN: remat-opt %s --remat-schedule=device=host | FileCheck %s

// Three products of 256 KiB, each read once. The given order makes all three
// first. Beside them live arguments (16 + 256 KiB), three results of 16 KiB, the
// forward product of 16 KiB and the loss.
// The forward product is dead by then:
// peak = 272 + 3 * 16 + 3 * 256 KiB = 1088 KiB, and the loss with 64 bytes
// BEFORE: keep-all peak: 1.06 MiB (1114176 bytes)
// One at a time: 272 + 48 + 16 + 256 KiB
// AFTER: keep-all peak: 592.06 KiB (606272 bytes)

// CHECK-LABEL: func.func public @main
// CHECK: %[[A:.*]] = stablehlo.dot_general {{.*}} -> tensor<64x1024xf32>
// CHECK-NEXT: stablehlo.dot_general %[[A]], %[[A]]
// CHECK-NEXT: %[[B:.*]] = stablehlo.dot_general {{.*}} -> tensor<64x1024xf32>
// CHECK-NEXT: stablehlo.dot_general %[[B]], %[[B]]
func.func public @main(%x: tensor<64x64xf32>, %y: tensor<64x1024xf32>)
    -> (tensor<f32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %loss = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  %a = stablehlo.dot_general %h, %y, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %b = stablehlo.dot_general %h, %y, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %c = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %ra = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x64xf32>
  %rb = stablehlo.dot_general %b, %b, contracting_dims = [1] x [1] : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x64xf32>
  %rc = stablehlo.dot_general %c, %c, contracting_dims = [1] x [1] : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x64xf32>
  return %loss, %ra, %rb, %rc : tensor<f32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
