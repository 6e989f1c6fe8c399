// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// What XLA CPU makes of views, of bf16 and of slices among zeros; "XLA" are the bytes that
// jaxlib 0.10.2 says. 8x64x64xf32 are 131072 bytes.

// A reshape that comes back is none: both divisions are by one broadcast, which the
// library's kernel reads from memory, since another kernel reads it, too.
// XLA: 526352.
// CHECK: @returns compiled for xla-cpu: 528384 bytes (argument 262144, output 133120, alias 0, temp 133120)
func.func @returns(%x: tensor<8x64x64xf32>, %w: tensor<8x64x64xf32>) -> (tensor<8x64x64xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<8x64x64xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64xf32>
  %s1 = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x64xf32>
  %p = stablehlo.divide %e, %b1 : tensor<8x64x64xf32>
  %q = stablehlo.tanh %p : tensor<8x64x64xf32>
  %wide = stablehlo.broadcast_in_dim %s1, dims = [1, 2, 3] : (tensor<8x64x1xf32>) -> tensor<1x8x64x1xf32>
  %back = stablehlo.reshape %wide : (tensor<1x8x64x1xf32>) -> tensor<8x64x1xf32>
  %b2 = stablehlo.broadcast_in_dim %back, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x64xf32>
  %d = stablehlo.divide %w, %b2 : tensor<8x64x64xf32>
  %r = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64xf32>
  return %q, %r : tensor<8x64x64xf32>, tensor<8x64xf32>
}

// What is rounded is made where it is read, though it reads more than it makes.
// XLA: 328320.
// CHECK: @rounded compiled for xla-cpu: 328064 bytes (argument 196608, output 128, alias 0, temp 131328)
func.func @rounded(%t: tensor<8x64x64xbf16>, %u: tensor<8x64x64xbf16>, %w: tensor<8x64x64xbf16>) -> tensor<64xbf16> {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %m = stablehlo.multiply %t, %u : tensor<8x64x64xbf16>
  %n = stablehlo.multiply %m, %w : tensor<8x64x64xbf16>
  %s = stablehlo.add %m, %n : tensor<8x64x64xbf16>
  %r = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// A sum over bf16 is one of windows over f32, which exists in memory.
// XLA: 197248.
// CHECK: @windows compiled for xla-cpu: 196992 bytes (argument 65536, output 128, alias 0, temp 131328)
func.func @windows(%x: tensor<8x64x64xbf16>) -> tensor<64xbf16> {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %t = stablehlo.tanh %x : tensor<8x64x64xbf16>
  %s = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
  return %s : tensor<64xbf16>
}

// So does, once more, the matrix that a product reads.
// XLA: 332944.
// CHECK: @matrix compiled for xla-cpu: 332672 bytes (argument 66048, output 4224, alias 0, temp 262400)
func.func @matrix(%x: tensor<8x64x64xbf16>, %w: tensor<64x2xf32>) -> (tensor<64xbf16>, tensor<8x64x2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %t = stablehlo.tanh %x : tensor<8x64x64xbf16>
  %s = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
  %f = stablehlo.convert %t : (tensor<8x64x64xbf16>) -> tensor<8x64x64xf32>
  %r = stablehlo.dot_general %f, %w, contracting_dims = [2] x [0] : (tensor<8x64x64xf32>, tensor<64x2xf32>) -> tensor<8x64x2xf32>
  return %s, %r : tensor<64xbf16>, tensor<8x64x2xf32>
}

// A stack that the loop slices, and reads behind a barrier, is there in both types.
// XLA: 590020.
// CHECK: @sliced_and_held compiled for xla-cpu: 590016 bytes (argument 139264, output 8192, alias 0, temp 442560)
func.func @sliced_and_held(%x: tensor<64x64xbf16>, %w: tensor<16x64x64xbf16>) -> tensor<64x64xbf16> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c16 = stablehlo.constant dense<16> : tensor<i32>
  %ws = stablehlo.tanh %w : tensor<16x64x64xbf16>
  %r:3 = stablehlo.while(%i = %c0, %h = %x, %stack = %ws) : tensor<i32>, tensor<64x64xbf16>, tensor<16x64x64xbf16>
  cond {
    %p = stablehlo.compare LT, %i, %c16 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %a = stablehlo.dynamic_slice %stack, %i, %c0, %c0, sizes = [1, 64, 64] : (tensor<16x64x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xbf16>
    %b = stablehlo.reshape %a : (tensor<1x64x64xbf16>) -> tensor<64x64xbf16>
    %u = stablehlo.dot_general %h, %b, contracting_dims = [1] x [0] : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %held:2 = stablehlo.optimization_barrier %stack, %u : tensor<16x64x64xbf16>, tensor<64x64xbf16>
    %c = stablehlo.dynamic_slice %held#0, %i, %c0, %c0, sizes = [1, 64, 64] : (tensor<16x64x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xbf16>
    %d = stablehlo.reshape %c : (tensor<1x64x64xbf16>) -> tensor<64x64xbf16>
    %v = stablehlo.dot_general %held#1, %d, contracting_dims = [1] x [1] : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %v, %stack : tensor<i32>, tensor<64x64xbf16>, tensor<16x64x64xbf16>
  }
  return %r#1 : tensor<64x64xbf16>
}

// What is zero but for a slice is added to that slice, in place.
// XLA: 573572.
// CHECK: @slices_among_zeros compiled for xla-cpu: 573632 bytes (argument 278528, output 262144, alias 0, temp 32960)
func.func @slices_among_zeros(%x: tensor<64x64xf32>, %w: tensor<16x64x64xf32>) -> tensor<16x64x64xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c16 = stablehlo.constant dense<16> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<16x64x64xf32>
  %r:3 = stablehlo.while(%i = %c0, %h = %x, %sum = %w) : tensor<i32>, tensor<64x64xf32>, tensor<16x64x64xf32>
  cond {
    %p = stablehlo.compare LT, %i, %c16 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %z = stablehlo.constant dense<0.0> : tensor<16x64x64xf32>
    %u = stablehlo.dot_general %h, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %a = stablehlo.reshape %u : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %s = stablehlo.dynamic_update_slice %z, %a, %i, %c0, %c0 : (tensor<16x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x64x64xf32>
    %t = stablehlo.add %sum, %s : tensor<16x64x64xf32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %u, %t : tensor<i32>, tensor<64x64xf32>, tensor<16x64x64xf32>
  }
  return %r#2 : tensor<16x64x64xf32>
}

// What is joined is f32 in memory, and so is what the product reads of it.
// XLA: 5316608.
// CHECK: @joined compiled for xla-cpu: 5316608 bytes (argument 1056768, output 65536, alias 0, temp 4194304)
func.func @joined(%x: tensor<64x32x128xbf16>, %y: tensor<64x32x128xbf16>, %w: tensor<256x16xbf16>) -> tensor<64x32x16xbf16> {
  %a = stablehlo.tanh %x : tensor<64x32x128xbf16>
  %b = stablehlo.tanh %y : tensor<64x32x128xbf16>
  %c = stablehlo.concatenate %a, %b, dim = 2 : (tensor<64x32x128xbf16>, tensor<64x32x128xbf16>) -> tensor<64x32x256xbf16>
  %r = stablehlo.dot_general %c, %w, contracting_dims = [2] x [0] : (tensor<64x32x256xbf16>, tensor<256x16xbf16>) -> tensor<64x32x16xbf16>
  return %r : tensor<64x32x16xbf16>
}

// A dimension of one element between others: the product's result is laid out with that in
// front, and the library's sum reads a copy.
// XLA: 491520.
// CHECK: @inner_unit compiled for xla-cpu: 491520 bytes (argument 262144, output 32768, alias 0, temp 196608)
func.func @inner_unit(%x: tensor<64x3x1x128xf32>, %w: tensor<128x128xf32>, %y: tensor<64x3x1x128xf32>) -> tensor<64x1x128xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [3] x [0] : (tensor<64x3x1x128xf32>, tensor<128x128xf32>) -> tensor<64x3x1x128xf32>
  %1 = stablehlo.multiply %0, %y : tensor<64x3x1x128xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x3x1x128xf32>, tensor<f32>) -> tensor<64x1x128xf32>
  return %2 : tensor<64x1x128xf32>
}
