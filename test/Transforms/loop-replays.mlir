// The carries of 16384 iterations would take 64 MiB: segments of 128. A replay that saves the
// carries alone has the backward body make the product a third time, and one that saves all
// residuals writes and reads four slices an iteration: this one saves the product.
// RUN: remat-opt --remat-loops="policy=auto budget=3MiB device=xla-cpu" %s | FileCheck %s

// CHECK: remat.loops = {{.*}}policy = "dots/128
func.func @main(%w: tensor<256x256xf32>, %x: tensor<4x256xf32>) -> tensor<4x256xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<16384x4x256xf32>
  %f:6 = stablehlo.while(%i = %zero, %h = %x, %s0 = %zeros, %s1 = %zeros, %s2 = %zeros, %s3 = %zeros) : tensor<i32>, tensor<4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>
  cond {
    %n = stablehlo.constant dense<16384> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %d = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
    %t = stablehlo.tanh %d : tensor<4x256xf32>
    %l = stablehlo.logistic %d : tensor<4x256xf32>
    %u = stablehlo.cosine %d : tensor<4x256xf32>
    %v = stablehlo.sine %d : tensor<4x256xf32>
    %tl = stablehlo.multiply %t, %l : tensor<4x256xf32>
    %uv = stablehlo.multiply %u, %v : tensor<4x256xf32>
    %sum = stablehlo.add %tl, %uv : tensor<4x256xf32>
    %next = stablehlo.add %h, %sum : tensor<4x256xf32>
    %r0 = stablehlo.reshape %t : (tensor<4x256xf32>) -> tensor<1x4x256xf32>
    %r1 = stablehlo.reshape %l : (tensor<4x256xf32>) -> tensor<1x4x256xf32>
    %r2 = stablehlo.reshape %u : (tensor<4x256xf32>) -> tensor<1x4x256xf32>
    %r3 = stablehlo.reshape %v : (tensor<4x256xf32>) -> tensor<1x4x256xf32>
    %u0 = stablehlo.dynamic_update_slice %s0, %r0, %i, %c0, %c0 : (tensor<16384x4x256xf32>, tensor<1x4x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16384x4x256xf32>
    %u1 = stablehlo.dynamic_update_slice %s1, %r1, %i, %c0, %c0 : (tensor<16384x4x256xf32>, tensor<1x4x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16384x4x256xf32>
    %u2 = stablehlo.dynamic_update_slice %s2, %r2, %i, %c0, %c0 : (tensor<16384x4x256xf32>, tensor<1x4x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16384x4x256xf32>
    %u3 = stablehlo.dynamic_update_slice %s3, %r3, %i, %c0, %c0 : (tensor<16384x4x256xf32>, tensor<1x4x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16384x4x256xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %next, %u0, %u1, %u2, %u3 : tensor<i32>, tensor<4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>
  }
  %g:6 = stablehlo.while(%i = %zero, %e = %f#1, %s0 = %f#2, %s1 = %f#3, %s2 = %f#4, %s3 = %f#5) : tensor<i32>, tensor<4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>
  cond {
    %n = stablehlo.constant dense<16384> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %last = stablehlo.constant dense<16383> : tensor<i32>
    %k = stablehlo.subtract %last, %i : tensor<i32>
    %q0 = stablehlo.dynamic_slice %s0, %k, %c0, %c0, sizes = [1, 4, 256] : (tensor<16384x4x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x256xf32>
    %q1 = stablehlo.dynamic_slice %s1, %k, %c0, %c0, sizes = [1, 4, 256] : (tensor<16384x4x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x256xf32>
    %q2 = stablehlo.dynamic_slice %s2, %k, %c0, %c0, sizes = [1, 4, 256] : (tensor<16384x4x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x256xf32>
    %q3 = stablehlo.dynamic_slice %s3, %k, %c0, %c0, sizes = [1, 4, 256] : (tensor<16384x4x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x256xf32>
    %t = stablehlo.reshape %q0 : (tensor<1x4x256xf32>) -> tensor<4x256xf32>
    %l = stablehlo.reshape %q1 : (tensor<1x4x256xf32>) -> tensor<4x256xf32>
    %u = stablehlo.reshape %q2 : (tensor<1x4x256xf32>) -> tensor<4x256xf32>
    %v = stablehlo.reshape %q3 : (tensor<1x4x256xf32>) -> tensor<4x256xf32>
    %a = stablehlo.multiply %t, %l : tensor<4x256xf32>
    %b = stablehlo.multiply %u, %v : tensor<4x256xf32>
    %ab = stablehlo.add %a, %b : tensor<4x256xf32>
    %de = stablehlo.multiply %ab, %e : tensor<4x256xf32>
    %m = stablehlo.dot_general %de, %w, contracting_dims = [1] x [1] : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
    %next = stablehlo.add %e, %m : tensor<4x256xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %next, %s0, %s1, %s2, %s3 : tensor<i32>, tensor<4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>, tensor<16384x4x256xf32>
  }
  return %g#1 : tensor<4x256xf32>
}
