// RUN: remat-opt --remat-legalize="device=xla-cpu" %s | FileCheck %s
// RUN: remat-opt --remat-legalize="device=h200" %s | FileCheck %s --check-prefix=NONE

// Copies are made explicit: wide operands, and the library's order of
// dimensions. Other devices change nothing.

// NONE-NOT: stablehlo.convert
// NONE-NOT: stablehlo.transpose

// CHECK-LABEL: func.func public @widen
// CHECK-DAG: %[[A:.+]] = stablehlo.convert %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK-DAG: %[[B:.+]] = stablehlo.convert %arg1 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
// CHECK: %[[R:.+]] = stablehlo.dot_general %[[A]], %[[B]]
// CHECK-SAME: -> tensor<2x4xf32>
// CHECK: stablehlo.convert %[[R]] : (tensor<2x4xf32>) -> tensor<2x4xbf16>
func.func public @widen(%a: tensor<2x3xbf16>, %b: tensor<3x4xbf16>) -> tensor<2x4xbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  return %0 : tensor<2x4xbf16>
}

// Arithmetic is wide: what the step converts is never rounded, others read the
// rounded value. Moved elements stay narrow.
// CHECK-LABEL: func.func public @residual
// CHECK: %[[SUM:.+]] = stablehlo.add %{{.+}}, %{{.+}} : tensor<2x3xf32>
// CHECK: %[[ROUNDED:.+]] = stablehlo.convert %[[SUM]] : (tensor<2x3xf32>) -> tensor<2x3xbf16>
// CHECK: %[[NEXT:.+]] = stablehlo.multiply %[[ROUNDED]], %arg1 : tensor<2x3xbf16>
// CHECK: %[[REVERSED:.+]] = stablehlo.reverse %[[NEXT]]
// CHECK: %[[WIDE:.+]] = stablehlo.convert %[[REVERSED]]
// CHECK: return %[[SUM]], %[[NEXT]], %[[WIDE]]
// NONE-LABEL: func.func public @residual
// NONE: stablehlo.add {{.+}} : tensor<2x3xbf16>
// NONE: stablehlo.convert
func.func public @residual(%a: tensor<2x3xbf16>, %b: tensor<2x3xbf16>) -> (tensor<2x3xf32>, tensor<2x3xbf16>, tensor<2x3xf32>) {
  %0 = stablehlo.add %a, %b : tensor<2x3xbf16>
  %1 = stablehlo.convert %0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
  %2 = stablehlo.multiply %0, %b : tensor<2x3xbf16>
  %3 = stablehlo.reverse %2, dims = [0] : tensor<2x3xbf16>
  %4 = stablehlo.convert %3 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
  return %1, %2, %4 : tensor<2x3xf32>, tensor<2x3xbf16>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func public @attention
// CHECK: %[[Q:.+]] = stablehlo.transpose %arg0, dims = [0, 2, 1, 3]
// CHECK: %[[K:.+]] = stablehlo.transpose %arg1, dims = [0, 2, 3, 1]
// CHECK: stablehlo.dot_general %[[Q]], %[[K]], batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2]
func.func public @attention(%q: tensor<2x5x3x4xf32>, %k: tensor<2x5x3x4xf32>) -> tensor<2x3x5x5xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x5xf32>
  return %0 : tensor<2x3x5x5xf32>
}

// Exchanging the last two dimensions costs nothing.
// CHECK-LABEL: func.func public @exchanged
// CHECK-NOT: stablehlo.transpose
// CHECK: return
func.func public @exchanged(%a: tensor<3x2xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// A quotient by a smaller value is a product with the inverse of that; a constant
// factor moves there.
// CHECK-LABEL: func.func public @normalized
// CHECK: %[[INVERSE:.+]] = stablehlo.divide %{{.+}}, %arg1 : tensor<3xf32>
// CHECK: stablehlo.negate %[[INVERSE]] : tensor<3xf32>
// CHECK: %[[FACTOR:.+]] = stablehlo.broadcast_in_dim
// CHECK: stablehlo.multiply %arg0, %[[FACTOR]] : tensor<2x3xf32>
// NONE-LABEL: func.func public @normalized
// NONE: stablehlo.divide %{{.+}}, %{{.+}} : tensor<2x3xf32>
func.func public @normalized(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<2x3xf32>
  %0 = stablehlo.multiply %x, %half : tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// The gradient of a pooling needs the places of the selected elements.
// CHECK-LABEL: func.func public @pooling
// CHECK: stablehlo.iota dim = 0 : tensor<4x4xi32>
// CHECK: stablehlo.iota dim = 1 : tensor<4x4xi32>
// CHECK: "stablehlo.reduce_window"(%arg0,
// CHECK: stablehlo.concatenate {{.*}} -> tensor<4x2xi32>
// CHECK: "stablehlo.scatter"
func.func public @pooling(%x: tensor<4x4xf32>, %s: tensor<2x2xf32>) -> tensor<4x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// Wide copies of what does not change are made before the loop, in the order of
// the product's dimensions.
// CHECK-LABEL: func.func public @hoisted
// CHECK: %[[ORDERED:.+]] = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
// CHECK: %[[WIDE:.+]] = stablehlo.convert %[[ORDERED]] : (tensor<4x4xbf16>) -> tensor<4x4xf32>
// CHECK: stablehlo.while
// CHECK: stablehlo.dot_general %{{.+}}, %[[WIDE]], contracting_dims = [1] x [0]
func.func public @hoisted(%x: tensor<4x4xbf16>, %w: tensor<4x4xbf16>) -> tensor<4x4xbf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %l:3 = stablehlo.while(%i = %c, %h = %x, %v = %w) : tensor<i32>, tensor<4x4xbf16>, tensor<4x4xbf16>
  cond {
    %p = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %g = stablehlo.dot_general %h, %v, contracting_dims = [1] x [1] : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    stablehlo.return %j, %g, %v : tensor<i32>, tensor<4x4xbf16>, tensor<4x4xbf16>
  }
  return %l#1 : tensor<4x4xbf16>
}

// What only a sum reads of a scatter that adds is scattered to the other term; zeros are
// nobody's. Of two scatters the second one adds first.
// CHECK-LABEL: func.func public @scatter_to_sums
// CHECK-NOT: stablehlo.constant
// CHECK: %[[RIGHT:.+]] = "stablehlo.scatter"(%arg2, %arg0, %arg3)
// CHECK: %[[LEFT:.+]] = "stablehlo.scatter"(%[[RIGHT]], %arg0, %arg1)
// CHECK: return %[[LEFT]] : tensor<64x64xf32>
// NONE-LABEL: func.func public @scatter_to_sums
// NONE: stablehlo.constant
func.func public @scatter_to_sums(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>, %x: tensor<64x64xf32>, %v: tensor<8x64xf32>) -> tensor<64x64xf32> {
  %zeros = stablehlo.constant dense<0.0> : tensor<64x64xf32>
  %a = "stablehlo.scatter"(%zeros, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
  %b = "stablehlo.scatter"(%x, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
  %r = stablehlo.add %a, %b : tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// Not where others read the scatter, or where it does not add.
// CHECK-LABEL: func.func public @scatter_beside_sums
// CHECK: %[[READ:.+]] = "stablehlo.scatter"
// CHECK: %[[SUM:.+]] = stablehlo.add %arg2, %[[READ]]
// CHECK: %[[SET:.+]] = "stablehlo.scatter"
// CHECK: stablehlo.add %[[SUM]], %[[SET]]
func.func public @scatter_beside_sums(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>, %x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %a = "stablehlo.scatter"(%y, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
  %b = stablehlo.add %x, %a : tensor<64x64xf32>
  %c = "stablehlo.scatter"(%y, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
  %d = stablehlo.add %b, %c : tensor<64x64xf32>
  return %a, %d : tensor<64x64xf32>, tensor<64x64xf32>
}
