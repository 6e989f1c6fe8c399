// RUN: remat-opt %s --remat-compiled-memory="device=xla-cpu values=0" -o /dev/null | FileCheck %s

// What XLA CPU allocates, with an order of its own. 64x64xf32 are 16384 bytes,
// 64x1024xf32 are 262144, 64x8xf32 are 2048.

// The tanh overwrites the product: 16384 (%x) + 2048 (%v) + 2048 (%r) + 16384
// (%d, then %e).
// CHECK: @in_place compiled for xla-cpu: 36864 bytes (argument 18432, output 2048, alias 0, temp 16384)
func.func @in_place(%x: tensor<64x64xf32>, %v: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %d = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %e = stablehlo.tanh %d : tensor<64x64xf32>
  %r = stablehlo.dot_general %e, %v, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  return %r : tensor<64x8xf32>
}

// Behind a barrier it does not: temp = %d + %e.
// CHECK: @behind_barrier compiled for xla-cpu: 53248 bytes (argument 18432, output 2048, alias 0, temp 32768)
func.func @behind_barrier(%x: tensor<64x64xf32>, %v: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %d = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %b:2 = stablehlo.optimization_barrier %d, %x : tensor<64x64xf32>, tensor<64x64xf32>
  %e = stablehlo.tanh %b#0 : tensor<64x64xf32>
  %r = stablehlo.dot_general %e, %v, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  return %r : tensor<64x8xf32>
}

// Both products start at once, whatever the order of the text:
// argument = 16384 + 262144, output = 2 * 16384, temp = 2 * 262144.
// CHECK: @at_once compiled for xla-cpu: 835584 bytes (argument 278528, output 32768, alias 0, temp 524288)
func.func @at_once(%x: tensor<64x64xf32>, %y: tensor<64x1024xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %a = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %ra = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x64xf32>
  %b = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %rb = stablehlo.dot_general %b, %b, contracting_dims = [1] x [1] : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x64xf32>
  return %ra, %rb : tensor<64x64xf32>, tensor<64x64xf32>
}

// A barrier with the first result holds the second product back: temp = 262144.
// Equal barriers are one.
// CHECK: @held_back compiled for xla-cpu: 573440 bytes (argument 278528, output 32768, alias 0, temp 262144)
func.func @held_back(%x: tensor<64x64xf32>, %y: tensor<64x1024xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %a = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %ra = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x64xf32>
  %t:2 = stablehlo.optimization_barrier %y, %ra : tensor<64x1024xf32>, tensor<64x64xf32>
  %u:2 = stablehlo.optimization_barrier %y, %ra : tensor<64x1024xf32>, tensor<64x64xf32>
  %b = stablehlo.dot_general %x, %t#0, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %c = stablehlo.dot_general %x, %u#0, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %rb = stablehlo.dot_general %b, %c, contracting_dims = [1] x [1] : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x64xf32>
  return %ra, %rb : tensor<64x64xf32>, tensor<64x64xf32>
}

// The donated state is read after its update could have run, and by nobody who
// leads to it: it is copied. temp = the copy (16384); the state's own bytes are
// free until the update, but nothing else needs them.
// CHECK: @copied compiled for xla-cpu: 65536 bytes (argument 32768, output 32768, alias 16384, temp 16384)
func.func @copied(%w: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %u = stablehlo.add %w, %g : tensor<64x64xf32>
  %r = stablehlo.dot_general %w, %g, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %u, %r : tensor<64x64xf32>, tensor<64x64xf32>
}

// Two scatters start from the same zeros; each writes in place, so that the first
// has a copy: temp = 2 * 16384, freed when both are added.
// CHECK: @separate_zeros compiled for xla-cpu: {{.*}} temp 32768)
func.func @separate_zeros(%i: tensor<8x1xi32>, %v: tensor<8x64xf32>, %w: tensor<8x64xf32>) -> tensor<64x64xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
  %a = "stablehlo.scatter"(%z, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
  %b = "stablehlo.scatter"(%z, %i, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// A donated state that a loop reads as it is and hands on unread is updated in
// place: nobody reads it behind the loop. temp = the carry (16384), which the
// loop changes, 16384 for its next value, which a matmul cannot write over it, and
// 128 for scalars; the argument has no copy.
// CHECK: @handed_on compiled for xla-cpu: {{.*}} alias 16384, temp 32896)
func.func @handed_on(%w: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %d = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %l:3 = stablehlo.while(%i = %c, %h = %d, %v = %w) : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %g = stablehlo.dot_general %h, %v, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %j, %g, %v : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
  %u = stablehlo.subtract %w, %l#1 : tensor<64x64xf32>
  return %u : tensor<64x64xf32>
}

// The gradient of a pooling has a tensor of indices for each dimension of its
// operand from the start: temp = 2 * 1024 (indices of
// 16x16xi32) + 3 * 256 (what is selected: a value and two indices) + 2 * 64 (scalars)
// + 256 (the flattened source). The zeros are the result.
// CHECK: @pooling compiled for xla-cpu: {{.*}} output 1024, alias 0, temp 3200)
func.func @pooling(%x: tensor<16x16xf32>, %s: tensor<8x8xf32>) -> tensor<16x16xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<16x16xf32>, tensor<8x8xf32>, tensor<f32>) -> tensor<16x16xf32>
  return %r : tensor<16x16xf32>
}

// The inner loop updates the outer one's carry where it is. temp = the carry
// (262144), its slice in the inner body (4096), scalars.
// CHECK: @nested_carry compiled for xla-cpu: {{.*}} temp 266{{[0-9]+}})
func.func @nested_carry(%x: tensor<1x1024xf32>) -> tensor<f32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
  %l:2 = stablehlo.while(%i = %c, %s = %z) : tensor<i32>, tensor<64x1024xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k:2 = stablehlo.while(%j = %c, %t = %s) : tensor<i32>, tensor<64x1024xf32>
    cond {
      %p = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %row = stablehlo.tanh %x : tensor<1x1024xf32>
      %u = stablehlo.dynamic_update_slice %t, %row, %j, %i : (tensor<64x1024xf32>, tensor<1x1024xf32>, tensor<i32>, tensor<i32>) -> tensor<64x1024xf32>
      %j1 = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %j1, %u : tensor<i32>, tensor<64x1024xf32>
    }
    %i1 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %i1, %k#1 : tensor<i32>, tensor<64x1024xf32>
  }
  %r = stablehlo.reduce(%l#1 init: %f) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// A product that its update overwrites is made where the result will be: temp = 0.
// That it is transposed before is the product's business.
// CHECK: @made_in_result compiled for xla-cpu: 49152 bytes (argument 32768, output 16384, alias 0, temp 0)
func.func @made_in_result(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %d = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %u = stablehlo.subtract %w, %t : tensor<64x64xf32>
  return %u : tensor<64x64xf32>
}

// A reduction's kernel takes a reshape in, and what is in front of it: 262144 (%x)
// + 256 (%r).
// CHECK: @through_reshape compiled for xla-cpu: 262400 bytes (argument 262144, output 256, alias 0, temp 0)
func.func @through_reshape(%x: tensor<64x1024xf32>) -> tensor<64xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.multiply %x, %x : tensor<64x1024xf32>
  %s = stablehlo.reshape %m : (tensor<64x1024xf32>) -> tensor<64x32x32xf32>
  %n = stablehlo.multiply %s, %s : tensor<64x32x32xf32>
  %r = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// So does that of a window: 262144 (%x) + 65536 (%r).
// CHECK: @window compiled for xla-cpu: 327680 bytes (argument 262144, output 65536, alias 0, temp 0)
func.func @window(%x: tensor<64x1024xf32>) -> tensor<32x512xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.multiply %x, %x : tensor<64x1024xf32>
  %r = "stablehlo.reduce_window"(%m, %zero) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<64x1024xf32>, tensor<f32>) -> tensor<32x512xf32>
  return %r : tensor<32x512xf32>
}

// A gather computes what it takes: no bytes for %m.
// CHECK: @gathered compiled for xla-cpu: 266304 bytes (argument 262208, output 4096, alias 0, temp 0)
func.func @gathered(%x: tensor<64x1024xf32>, %i: tensor<1x1xi32>) -> tensor<1x1024xf32> {
  %m = stablehlo.add %x, %x : tensor<64x1024xf32>
  %r = "stablehlo.gather"(%m, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1024>}> : (tensor<64x1024xf32>, tensor<1x1xi32>) -> tensor<1x1024xf32>
  return %r : tensor<1x1024xf32>
}

// A product that only a transpose reads is made transposed: no bytes for %p.
// CHECK: @one_transpose compiled for xla-cpu: 540672 bytes (argument 278528, output 262144, alias 0, temp 0)
func.func @one_transpose(%x: tensor<64x64xf32>, %y: tensor<64x1024xf32>) -> tensor<1024x64xf32> {
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %t = stablehlo.transpose %p, dims = [1, 0] : (tensor<64x1024xf32>) -> tensor<1024x64xf32>
  %r = stablehlo.tanh %t : tensor<1024x64xf32>
  return %r : tensor<1024x64xf32>
}

// erfc of several kernels: exp(-x^2), 1/|x| and 1/x^2 are made once each.
// CHECK: @gaussian compiled for xla-cpu: 1835008 bytes (argument 524288, output 524288, alias 0, temp 786432)
func.func @gaussian(%x: tensor<64x1024xf32>, %y: tensor<64x1024xf32>) -> (tensor<64x1024xf32>, tensor<1024x64xf32>) {
  %e = chlo.erfc %x : tensor<64x1024xf32> -> tensor<64x1024xf32>
  %a = stablehlo.multiply %e, %y : tensor<64x1024xf32>
  %n = stablehlo.negate %e : tensor<64x1024xf32>
  %t = stablehlo.transpose %n, dims = [1, 0] : (tensor<64x1024xf32>) -> tensor<1024x64xf32>
  return %a, %t : tensor<64x1024xf32>, tensor<1024x64xf32>
}

// A reduction of what only it reads reshaped is one of %s itself, which is a kernel of its own
// then, with the pads in it: 294912 bytes, and as many for its transpose. Were %r and %t one
// value, the three pads would be made, too.
// CHECK: @reshaped_once compiled for xla-cpu: 1968384 bytes (argument 835584, output 542976, alias 0, temp 589824)
func.func @reshaped_once(%a: tensor<8x3x16x64xf32>, %b: tensor<8x3x16x64xf32>, %c: tensor<8x3x16x64xf32>, %x: tensor<8x16x192xf32>, %w: tensor<576x192xf32>) -> (tensor<576xf32>, tensor<576x192xf32>, tensor<8x16x192xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %ta = stablehlo.transpose %a, dims = [0, 2, 1, 3] : (tensor<8x3x16x64xf32>) -> tensor<8x16x3x64xf32>
  %tb = stablehlo.transpose %b, dims = [0, 2, 1, 3] : (tensor<8x3x16x64xf32>) -> tensor<8x16x3x64xf32>
  %tc = stablehlo.transpose %c, dims = [0, 2, 1, 3] : (tensor<8x3x16x64xf32>) -> tensor<8x16x3x64xf32>
  %ua = stablehlo.broadcast_in_dim %ta, dims = [0, 1, 3, 4] : (tensor<8x16x3x64xf32>) -> tensor<8x16x1x3x64xf32>
  %pa = stablehlo.pad %ua, %z, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x16x1x3x64xf32>, tensor<f32>) -> tensor<8x16x3x3x64xf32>
  %ub = stablehlo.broadcast_in_dim %tb, dims = [0, 1, 3, 4] : (tensor<8x16x3x64xf32>) -> tensor<8x16x1x3x64xf32>
  %pb = stablehlo.pad %ub, %z, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x16x1x3x64xf32>, tensor<f32>) -> tensor<8x16x3x3x64xf32>
  %ab = stablehlo.add %pa, %pb : tensor<8x16x3x3x64xf32>
  %uc = stablehlo.broadcast_in_dim %tc, dims = [0, 1, 3, 4] : (tensor<8x16x3x64xf32>) -> tensor<8x16x1x3x64xf32>
  %pc = stablehlo.pad %uc, %z, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x16x1x3x64xf32>, tensor<f32>) -> tensor<8x16x3x3x64xf32>
  %s = stablehlo.add %ab, %pc : tensor<8x16x3x3x64xf32>
  %r = stablehlo.reshape %s : (tensor<8x16x3x3x64xf32>) -> tensor<8x16x576xf32>
  %t = stablehlo.reshape %s : (tensor<8x16x3x3x64xf32>) -> tensor<8x16x576xf32>
  %sum = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x576xf32>, tensor<f32>) -> tensor<576xf32>
  %dw = stablehlo.dot_general %r, %x, contracting_dims = [0, 1] x [0, 1] : (tensor<8x16x576xf32>, tensor<8x16x192xf32>) -> tensor<576x192xf32>
  %tied:2 = stablehlo.optimization_barrier %w, %r : tensor<576x192xf32>, tensor<8x16x576xf32>
  %dx = stablehlo.dot_general %tied#1, %w, contracting_dims = [2] x [0] : (tensor<8x16x576xf32>, tensor<576x192xf32>) -> tensor<8x16x192xf32>
  return %sum, %dw, %dx : tensor<576xf32>, tensor<576x192xf32>, tensor<8x16x192xf32>
}

// The library kernel of the maximum takes in the product in front of it and all behind it,
// to the other product.
// CHECK: @product_in_library compiled for xla-cpu: {{.*}} temp 0)
func.func @product_in_library(%x: tensor<256x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x8xf32>) -> tensor<256x8xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %m = stablehlo.reduce(%d init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<256xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<256xf32>) -> tensor<256x64xf32>
  %s = stablehlo.subtract %d, %b : tensor<256x64xf32>
  %e = stablehlo.exponential %s : tensor<256x64xf32>
  %r = stablehlo.dot_general %e, %v, contracting_dims = [1] x [0] : (tensor<256x64xf32>, tensor<64x8xf32>) -> tensor<256x8xf32>
  return %r : tensor<256x8xf32>
}

// A number that two library kernels multiply with is a tensor in memory (65536): both
// would have to make it.
// CHECK: @number_in_memory compiled for xla-cpu: {{.*}} temp 65536)
func.func @number_in_memory(%x: tensor<256x64xf32>, %y: tensor<256x64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<3.0> : tensor<256x64xf32>
  %a = stablehlo.multiply %x, %n : tensor<256x64xf32>
  %ra = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<256x64xf32>, tensor<f32>) -> tensor<64xf32>
  %b = stablehlo.multiply %y, %n : tensor<256x64xf32>
  %rb = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<256x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %ra, %rb : tensor<64xf32>, tensor<64xf32>
}

// A product of more than two dimensions is one of matrices between views. The kernel
// that squares it cannot write over it: temp = 2 * 65536.
// CHECK: @behind_view compiled for xla-cpu: {{.*}} temp 131072)
func.func @behind_view(%x: tensor<4x64x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x8xf32>) -> tensor<4x64x8xf32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x64x64xf32>, tensor<64x64xf32>) -> tensor<4x64x64xf32>
  %e = stablehlo.multiply %d, %d : tensor<4x64x64xf32>
  %t = stablehlo.multiply %e, %d : tensor<4x64x64xf32>
  %r = stablehlo.dot_general %t, %v, contracting_dims = [2] x [0] : (tensor<4x64x64xf32>, tensor<64x8xf32>) -> tensor<4x64x8xf32>
  return %r : tensor<4x64x8xf32>
}

// A product with one addend per element is elementwise, and part of the kernel that
// adds it, which is written over the matmul, and that is made in the result.
// CHECK: @outer_product compiled for xla-cpu: {{.*}} temp 0)
func.func @outer_product(%x: tensor<64x64xf32>, %a: tensor<64x1xf32>, %b: tensor<1x64xf32>) -> tensor<64x64xf32> {
  %d = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %o = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x1xf32>, tensor<1x64xf32>) -> tensor<64x64xf32>
  %s = stablehlo.add %d, %o : tensor<64x64xf32>
  return %s : tensor<64x64xf32>
}

// Of the transposed gradient of a weight, the left operand is copied, not the one that
// comes first once the transpose is taken in: temp = the copy of %g (4x64x32xf32, 32768),
// not of %x (65536).
// CHECK: @left_is_copied compiled for xla-cpu: {{.*}} temp 32768)
func.func @left_is_copied(%g: tensor<4x64x32xf32>, %x: tensor<4x64x64xf32>) -> tensor<64x32xf32> {
  %d = stablehlo.dot_general %g, %x, contracting_dims = [0, 1] x [0, 1] : (tensor<4x64x32xf32>, tensor<4x64x64xf32>) -> tensor<32x64xf32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
  return %t : tensor<64x32xf32>
}

// Two gradients of kernels read one transposed copy of %x: temp = 131072 for it and
// 65536 each for those of %g and %h.
// CHECK: @copied_once compiled for xla-cpu: {{.*}} temp 262144)
func.func @copied_once(%x: tensor<64x64x8xf32>, %g: tensor<64x64x4xf32>, %h: tensor<64x64x4xf32>) -> (tensor<1x8x4xf32>, tensor<1x8x4xf32>) {
  %a = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<64x64x8xf32>, tensor<64x64x4xf32>) -> tensor<1x8x4xf32>
  %b = stablehlo.convolution(%x, %h) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<64x64x8xf32>, tensor<64x64x4xf32>) -> tensor<1x8x4xf32>
  return %a, %b : tensor<1x8x4xf32>, tensor<1x8x4xf32>
}

// The sum of two products has a view behind it, so that the last kernel makes it again of
// both, although it is a result, too: temp = 3 * 65536 (%a, %b and %q).
// CHECK: @sum_made_again compiled for xla-cpu: {{.*}} temp 196608)
func.func @sum_made_again(%x: tensor<4x64x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x64xf32>) -> (tensor<4x64x64xf32>, tensor<4x64x64xf32>, tensor<64x64xf32>) {
  %a = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x64x64xf32>, tensor<64x64xf32>) -> tensor<4x64x64xf32>
  %b = stablehlo.dot_general %x, %v, contracting_dims = [2] x [0] : (tensor<4x64x64xf32>, tensor<64x64xf32>) -> tensor<4x64x64xf32>
  %s = stablehlo.add %a, %b : tensor<4x64x64xf32>
  %t:2 = stablehlo.optimization_barrier %s, %w : tensor<4x64x64xf32>, tensor<64x64xf32>
  %c = stablehlo.dot_general %t#1, %v, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %k = stablehlo.dot_general %c, %v, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = stablehlo.dot_general %x, %k, contracting_dims = [2] x [0] : (tensor<4x64x64xf32>, tensor<64x64xf32>) -> tensor<4x64x64xf32>
  %u = stablehlo.multiply %s, %q : tensor<4x64x64xf32>
  return %u, %t#0, %k : tensor<4x64x64xf32>, tensor<4x64x64xf32>, tensor<64x64xf32>
}

// The loop carries a tensor of zeros along, and makes it in its body instead: temp =
// 16384 for what its body makes and 64 for the counter.
// CHECK: @number_in_loop compiled for xla-cpu: {{.*}} temp 16448)
func.func @number_in_loop(%x: tensor<64x64xf32>, %m: tensor<64x64xi1>) -> tensor<64x64xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<64x64xf32>
  %l:4 = stablehlo.while(%i = %c, %h = %x, %z = %zeros, %k = %m) : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xi1>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %g = stablehlo.dot_general %h, %h, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = stablehlo.select %k, %g, %z : tensor<64x64xi1>, tensor<64x64xf32>
    stablehlo.return %j, %s, %z, %k : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xi1>
  }
  return %l#1 : tensor<64x64xf32>
}

// What a product of more than two dimensions is rounded to lies behind a view: where others
// want it, who widens it again does not read the product: temp = 2 * 65536.
// CHECK: @rounded_behind_view compiled for xla-cpu: {{.*}} temp 131072)
func.func @rounded_behind_view(%x: tensor<4x64x64xbf16>, %w: tensor<64x64xbf16>) -> (tensor<4x64x64xbf16>, tensor<4x64xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x64x64xbf16>, tensor<64x64xbf16>) -> tensor<4x64x64xbf16>
  %c = stablehlo.convert %d : (tensor<4x64x64xbf16>) -> tensor<4x64x64xf32>
  %m = stablehlo.reduce(%c init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x64xf32>
  %s = stablehlo.subtract %c, %b : tensor<4x64x64xf32>
  %e = stablehlo.exponential %s : tensor<4x64x64xf32>
  %k = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
  return %d, %k : tensor<4x64x64xbf16>, tensor<4x64xf32>
}
