// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// Numbers of bf16 in library kernels of XLA CPU: a layer of a perceptron with a gelu, behind which
// a gradient is summed up; "XLA" are the bytes that jaxlib 0.10.2 says.

// A library kernel that takes in products takes in what is rounded between them, and numbers that
// no other kernel reads.
// XLA: 786944.
// CHECK: @alone compiled for xla-cpu: 786944 bytes (argument 786432, output 512, alias 0, temp 0)
func.func @alone(%x: tensor<4x128x128xbf16>, %w: tensor<128x512xbf16>, %v: tensor<512x128xbf16>, %y: tensor<4x128x128xbf16>, %g: tensor<4x128x128xf32>) -> tensor<128xf32> {
  %c0 = stablehlo.constant dense<4.467770e-02> : tensor<4x128x512xbf16>
  %c1 = stablehlo.constant dense<7.968750e-01> : tensor<4x128x512xbf16>
  %c2 = stablehlo.constant dense<1.0> : tensor<4x128x512xbf16>
  %c3 = stablehlo.constant dense<5.0e-01> : tensor<4x128x512xbf16>
  %ahh = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x128x128xbf16>, tensor<128x512xbf16>) -> tensor<4x128x512xbf16>
  %am = stablehlo.multiply %ahh, %ahh : tensor<4x128x512xbf16>
  %ac = stablehlo.multiply %am, %ahh : tensor<4x128x512xbf16>
  %ak = stablehlo.multiply %c0, %ac : tensor<4x128x512xbf16>
  %as = stablehlo.add %ahh, %ak : tensor<4x128x512xbf16>
  %au = stablehlo.multiply %c1, %as : tensor<4x128x512xbf16>
  %at = stablehlo.tanh %au : tensor<4x128x512xbf16>
  %ao = stablehlo.add %c2, %at : tensor<4x128x512xbf16>
  %ah = stablehlo.multiply %c3, %ao : tensor<4x128x512xbf16>
  %ar = stablehlo.multiply %ahh, %ah : tensor<4x128x512xbf16>
  %ap = stablehlo.dot_general %ar, %v, contracting_dims = [2] x [0] : (tensor<4x128x512xbf16>, tensor<512x128xbf16>) -> tensor<4x128x128xbf16>
  %af = stablehlo.convert %ap : (tensor<4x128x128xbf16>) -> tensor<4x128x128xf32>
  %aq = stablehlo.multiply %af, %g : tensor<4x128x128xf32>
  %azero = stablehlo.constant dense<0.0> : tensor<f32>
  %az = stablehlo.reduce(%aq init: %azero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x128xf32>, tensor<f32>) -> tensor<128xf32>
  return %az : tensor<128xf32>
}

// Those that two kernels read are in memory, as f32.
// XLA: 5506064.
// CHECK: @shared compiled for xla-cpu: 5506048 bytes (argument 786432, output 1024, alias 0, temp 4718592)
func.func @shared(%x: tensor<4x128x128xbf16>, %w: tensor<128x512xbf16>, %v: tensor<512x128xbf16>, %y: tensor<4x128x128xbf16>, %g: tensor<4x128x128xf32>) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = stablehlo.constant dense<4.467770e-02> : tensor<4x128x512xbf16>
  %c1 = stablehlo.constant dense<7.968750e-01> : tensor<4x128x512xbf16>
  %c2 = stablehlo.constant dense<1.0> : tensor<4x128x512xbf16>
  %c3 = stablehlo.constant dense<5.0e-01> : tensor<4x128x512xbf16>
  %ahh = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x128x128xbf16>, tensor<128x512xbf16>) -> tensor<4x128x512xbf16>
  %am = stablehlo.multiply %ahh, %ahh : tensor<4x128x512xbf16>
  %ac = stablehlo.multiply %am, %ahh : tensor<4x128x512xbf16>
  %ak = stablehlo.multiply %c0, %ac : tensor<4x128x512xbf16>
  %as = stablehlo.add %ahh, %ak : tensor<4x128x512xbf16>
  %au = stablehlo.multiply %c1, %as : tensor<4x128x512xbf16>
  %at = stablehlo.tanh %au : tensor<4x128x512xbf16>
  %ao = stablehlo.add %c2, %at : tensor<4x128x512xbf16>
  %ah = stablehlo.multiply %c3, %ao : tensor<4x128x512xbf16>
  %ar = stablehlo.multiply %ahh, %ah : tensor<4x128x512xbf16>
  %ap = stablehlo.dot_general %ar, %v, contracting_dims = [2] x [0] : (tensor<4x128x512xbf16>, tensor<512x128xbf16>) -> tensor<4x128x128xbf16>
  %af = stablehlo.convert %ap : (tensor<4x128x128xbf16>) -> tensor<4x128x128xf32>
  %aq = stablehlo.multiply %af, %g : tensor<4x128x128xf32>
  %azero = stablehlo.constant dense<0.0> : tensor<f32>
  %az = stablehlo.reduce(%aq init: %azero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x128xf32>, tensor<f32>) -> tensor<128xf32>
  %d0 = stablehlo.constant dense<4.467770e-02> : tensor<4x128x512xbf16>
  %d1 = stablehlo.constant dense<7.968750e-01> : tensor<4x128x512xbf16>
  %d2 = stablehlo.constant dense<1.0> : tensor<4x128x512xbf16>
  %d3 = stablehlo.constant dense<5.0e-01> : tensor<4x128x512xbf16>
  %bhh = stablehlo.dot_general %y, %w, contracting_dims = [2] x [0] : (tensor<4x128x128xbf16>, tensor<128x512xbf16>) -> tensor<4x128x512xbf16>
  %bm = stablehlo.multiply %bhh, %bhh : tensor<4x128x512xbf16>
  %bc = stablehlo.multiply %bm, %bhh : tensor<4x128x512xbf16>
  %bk = stablehlo.multiply %d0, %bc : tensor<4x128x512xbf16>
  %bs = stablehlo.add %bhh, %bk : tensor<4x128x512xbf16>
  %bu = stablehlo.multiply %d1, %bs : tensor<4x128x512xbf16>
  %bt = stablehlo.tanh %bu : tensor<4x128x512xbf16>
  %bo = stablehlo.add %d2, %bt : tensor<4x128x512xbf16>
  %bh = stablehlo.multiply %d3, %bo : tensor<4x128x512xbf16>
  %br = stablehlo.multiply %bhh, %bh : tensor<4x128x512xbf16>
  %bp = stablehlo.dot_general %br, %v, contracting_dims = [2] x [0] : (tensor<4x128x512xbf16>, tensor<512x128xbf16>) -> tensor<4x128x128xbf16>
  %bf = stablehlo.convert %bp : (tensor<4x128x128xbf16>) -> tensor<4x128x128xf32>
  %bq = stablehlo.multiply %bf, %g : tensor<4x128x128xf32>
  %bzero = stablehlo.constant dense<0.0> : tensor<f32>
  %bz = stablehlo.reduce(%bq init: %bzero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x128xf32>, tensor<f32>) -> tensor<128xf32>
  return %az, %bz : tensor<128xf32>, tensor<128xf32>
}
