// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// What XLA CPU makes of a stack of bf16 that loops take from around them; "XLA" are the bytes
// that jaxlib 0.10.2 says.

// The inner loop's slices are of f32, and so is the stack as long as the outer one runs.
// XLA: 26607876.
// CHECK: @captured compiled for xla-cpu: 26607936 bytes (argument 8454144, output 65536, alias 0, temp 18088256)
func.func @captured(%ws: tensor<16x512x512xbf16>, %x: tensor<64x512xbf16>) -> tensor<64x512xbf16> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %h = %x) : tensor<i32>, tensor<64x512xbf16>
  cond {
    %go = stablehlo.compare LT, %i, %c4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %start = stablehlo.multiply %i, %c4 : tensor<i32>
    %inner:2 = stablehlo.while(%j = %c0, %k = %h) : tensor<i32>, tensor<64x512xbf16>
    cond {
      %go = stablehlo.compare LT, %j, %c4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %place = stablehlo.add %start, %j : tensor<i32>
      %row = stablehlo.dynamic_slice %ws, %place, %c0, %c0, sizes = [1, 512, 512] : (tensor<16x512x512xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x512xbf16>
      %w = stablehlo.reshape %row : (tensor<1x512x512xbf16>) -> tensor<512x512xbf16>
      %p = stablehlo.dot_general %k, %w, contracting_dims = [1] x [0] : (tensor<64x512xbf16>, tensor<512x512xbf16>) -> tensor<64x512xbf16>
      %t = stablehlo.tanh %p : tensor<64x512xbf16>
      %n = stablehlo.add %j, %c1 : tensor<i32>
      stablehlo.return %n, %t : tensor<i32>, tensor<64x512xbf16>
    }
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %inner#1 : tensor<i32>, tensor<64x512xbf16>
  }
  return %r#1 : tensor<64x512xbf16>
}

// Its bits are copied once, and slices of these are of two bytes.
// XLA: 18219268.
// CHECK: @as_bits compiled for xla-cpu: 18219328 bytes (argument 8454144, output 65536, alias 0, temp 9699648)
func.func @as_bits(%arg0: tensor<16x512x512xbf16>, %arg1: tensor<64x512xbf16>) -> tensor<64x512xbf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %c_1 = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<16x512x512xbf16>) -> tensor<16x512x512xui16>
  %1:2 = stablehlo.while(%iterArg = %c, %iterArg_2 = %arg1) : tensor<i32>, tensor<64x512xbf16>
  cond {
    %2 = stablehlo.compare  LT, %iterArg, %c_1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = stablehlo.multiply %iterArg, %c_1 : tensor<i32>
    %3:2 = stablehlo.while(%iterArg_3 = %c, %iterArg_4 = %iterArg_2) : tensor<i32>, tensor<64x512xbf16>
    cond {
      %5 = stablehlo.compare  LT, %iterArg_3, %c_1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = stablehlo.add %2, %iterArg_3 : tensor<i32>
      %6 = stablehlo.dynamic_slice %0, %5, %c, %c, sizes = [1, 512, 512] : (tensor<16x512x512xui16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x512xui16>
      %7 = stablehlo.bitcast_convert %6 : (tensor<1x512x512xui16>) -> tensor<1x512x512xbf16>
      %8 = stablehlo.reshape %7 : (tensor<1x512x512xbf16>) -> tensor<512x512xbf16>
      %9 = stablehlo.dot_general %iterArg_4, %8, contracting_dims = [1] x [0] : (tensor<64x512xbf16>, tensor<512x512xbf16>) -> tensor<64x512xbf16>
      %10 = stablehlo.tanh %9 : tensor<64x512xbf16>
      %11 = stablehlo.add %iterArg_3, %c_0 : tensor<i32>
      stablehlo.return %11, %10 : tensor<i32>, tensor<64x512xbf16>
    }
    %4 = stablehlo.add %iterArg, %c_0 : tensor<i32>
    stablehlo.return %4, %3#1 : tensor<i32>, tensor<64x512xbf16>
  }
  return %1#1 : tensor<64x512xbf16>
}
