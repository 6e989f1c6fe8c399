// Where bodies are given addresses, the outer loops take the rows of weights that a
// segment reads and of gradients that it writes, and the inner loops rows of these: both
// at places that follow from the number of one loop's iteration.
// RUN: remat-opt --remat-loops="policy=every:2 device=host" %s | FileCheck %s
// Elsewhere that would be copies.
// RUN: remat-opt --remat-loops="policy=every:2 device=xla-cpu" %s | FileCheck %s --check-prefix=FLAT

// CHECK-LABEL: func.func @weights
// CHECK: stablehlo.while
// CHECK: do {
// CHECK: [[FIRST:%.*]] = stablehlo.dynamic_slice %{{.*}} sizes = [2, 8, 8] : (tensor<4x8x8xf32>,
// CHECK: stablehlo.while
// CHECK: do {
// CHECK: stablehlo.dynamic_slice [[FIRST]], %{{.*}} sizes = [1, 8, 8] : (tensor<2x8x8xf32>,
// CHECK: stablehlo.tanh
// The backward loop: replay and gradients read the same rows, these from the last one to
// the first.
// CHECK: stablehlo.while
// CHECK-SAME: tensor<4x8x8xf32>
// CHECK: do {
// CHECK: [[WEIGHTS:%.*]] = stablehlo.dynamic_slice %{{.*}} sizes = [2, 8, 8] : (tensor<4x8x8xf32>,
// CHECK: [[GRADIENTS:%.*]] = stablehlo.dynamic_slice [[ALL:%[^,]*]], %{{.*}} sizes = [2, 8, 8] : (tensor<4x8x8xf32>,
// CHECK: stablehlo.while
// CHECK: stablehlo.dynamic_slice [[WEIGHTS]],
// CHECK: stablehlo.tanh
// CHECK: [[INNER:%.*]]:{{.*}} = stablehlo.while({{.*}} = [[GRADIENTS]],
// CHECK: do {
// CHECK: stablehlo.dynamic_slice [[WEIGHTS]],
// CHECK: stablehlo.dynamic_update_slice {{.*}} : (tensor<2x8x8xf32>, tensor<1x8x8xf32>,
// CHECK: stablehlo.dynamic_update_slice [[ALL]], [[INNER]]#{{.*}} : (tensor<4x8x8xf32>, tensor<2x8x8xf32>,
// CHECK: return

// FLAT-LABEL: func.func @weights
// FLAT-NOT: sizes = [2, 8, 8]
// FLAT: return
func.func @weights(%w: tensor<4x8x8xf32>, %x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<4x8x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8x8xf32>
  %f:4 = stablehlo.while(%a0 = %w, %a1 = %zero, %a2 = %x, %a3 = %zeros) : tensor<4x8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %a1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %r = stablehlo.dynamic_slice %a0, %a1, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %l = stablehlo.reshape %r : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %d = stablehlo.dot_general %a2, %l, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %t = stablehlo.tanh %d : tensor<8x8xf32>
    %s = stablehlo.reshape %a2 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %u = stablehlo.dynamic_update_slice %a3, %s, %a1, %c0, %c0 : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
    %i = stablehlo.add %a1, %c1 : tensor<i32>
    stablehlo.return %a0, %i, %t, %u : tensor<4x8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
  }
  %g:5 = stablehlo.while(%b0 = %w, %b1 = %zero, %b2 = %f#2, %b3 = %f#3, %b4 = %zeros) : tensor<4x8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %b1, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %n = stablehlo.subtract %c3, %b1 : tensor<i32>
    %r = stablehlo.dynamic_slice %b0, %n, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %l = stablehlo.reshape %r : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %s = stablehlo.dynamic_slice %b3, %n, %c0, %c0, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %h = stablehlo.reshape %s : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %e = stablehlo.dot_general %h, %b2, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %er = stablehlo.reshape %e : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %u = stablehlo.dynamic_update_slice %b4, %er, %n, %c0, %c0 : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
    %d = stablehlo.dot_general %b2, %l, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %i = stablehlo.add %b1, %c1 : tensor<i32>
    stablehlo.return %b0, %i, %d, %b3, %u : tensor<4x8x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>, tensor<4x8x8xf32>
  }
  return %g#2, %g#4 : tensor<8x8xf32>, tensor<4x8x8xf32>
}
