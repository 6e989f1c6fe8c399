// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s

// Integer arithmetic with neutral and deciding constants.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:[a-z0-9]*]]: tensor<4xi32>)
// CHECK-NEXT: %[[ZERO:.*]] = stablehlo.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[ZERO]], %[[ZERO]], %[[ZERO]]
func.func public @main(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %0 = stablehlo.add %zero, %x : tensor<4xi32>
  %1 = stablehlo.subtract %x, %zero : tensor<4xi32>
  %2 = stablehlo.multiply %x, %one : tensor<4xi32>
  %3 = stablehlo.divide %x, %one : tensor<4xi32>
  %4 = stablehlo.shift_left %x, %zero : tensor<4xi32>
  %5 = stablehlo.maximum %x, %x : tensor<4xi32>
  %6 = stablehlo.multiply %zero, %x : tensor<4xi32>
  %7 = stablehlo.subtract %x, %x : tensor<4xi32>
  %8 = stablehlo.xor %x, %x : tensor<4xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

// Of floats nothing is an identity: `x + 0` changes -0, `x - x` a NaN.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.add
// CHECK: stablehlo.multiply
// CHECK: stablehlo.subtract
// CHECK: stablehlo.maximum
// CHECK: stablehlo.compare
func.func public @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %zero : tensor<4xf32>
  %1 = stablehlo.multiply %x, %one : tensor<4xf32>
  %2 = stablehlo.subtract %x, %x : tensor<4xf32>
  %3 = stablehlo.maximum %x, %x : tensor<4xf32>
  %4 = stablehlo.compare EQ, %x, %x, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>
}

// -----

// Booleans.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[P:[a-z0-9]*]]: tensor<i1>, %[[X:[a-z0-9]*]]: tensor<i32>)
// CHECK-DAG: %[[TRUE:.*]] = stablehlo.constant dense<true>
// CHECK-DAG: %[[FALSE:.*]] = stablehlo.constant dense<false>
// CHECK-NOT: stablehlo
// CHECK: return %[[P]], %[[FALSE]], %[[P]], %[[TRUE]], %[[P]], %[[P]], %[[P]], %[[TRUE]], %[[FALSE]], %[[P]], %[[P]]
func.func public @main(%p: tensor<i1>, %x: tensor<i32>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.and %p, %true : tensor<i1>
  %1 = stablehlo.and %false, %p : tensor<i1>
  %2 = stablehlo.or %p, %false : tensor<i1>
  %3 = stablehlo.or %p, %true : tensor<i1>
  %n = stablehlo.not %p : tensor<i1>
  %4 = stablehlo.not %n : tensor<i1>
  %5 = stablehlo.compare EQ, %p, %true : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %6 = stablehlo.compare NE, %false, %p : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %7 = stablehlo.compare GE, %x, %x, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %8 = stablehlo.compare LT, %x, %x, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %9 = stablehlo.select %p, %true, %false : tensor<i1>, tensor<i1>
  %10 = stablehlo.multiply %p, %true : tensor<i1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

// -----

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:[a-z0-9]*]]: tensor<4xf32>, %[[Y:[a-z0-9]*]]: tensor<4xf32>, %[[P:[a-z0-9]*]]: tensor<4xi1>)
// CHECK-NEXT: return %[[X]], %[[Y]], %[[X]]
func.func public @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %true = stablehlo.constant dense<true> : tensor<4xi1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.select %true, %x, %y : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.select %false, %x, %y : tensor<i1>, tensor<4xf32>
  %2 = stablehlo.select %p, %x, %x : tensor<4xi1>, tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// Ops that move nothing.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:[a-z0-9]*]]: tensor<4x1xf32>, %[[V:[a-z0-9]*]]: tensor<f32>, %[[I:[a-z0-9]*]]: tensor<i32>, %[[Y:[a-z0-9]*]]: tensor<4x1xf32>)
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[Y]], %[[X]], %[[X]]
func.func public @main(%x: tensor<4x1xf32>, %v: tensor<f32>, %i: tensor<i32>, %y: tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) {
  %0 = stablehlo.convert %x : tensor<4x1xf32>
  %1 = stablehlo.reshape %x : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %2 = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %3 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %4 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x1xf32>
  %5 = stablehlo.slice %x [0:4, 0:1] : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %6 = stablehlo.reverse %x, dims = [1] : tensor<4x1xf32>
  %7 = stablehlo.concatenate %x, dim = 0 : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %8 = stablehlo.dynamic_slice %x, %i, %i, sizes = [4, 1] : (tensor<4x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
  %9 = stablehlo.dynamic_update_slice %x, %y, %i, %i : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
  %a = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x1xf32>) -> tensor<1x4xf32>
  %10 = stablehlo.transpose %a, dims = [1, 0] : (tensor<1x4xf32>) -> tensor<4x1xf32>
  %b = stablehlo.reshape %x : (tensor<4x1xf32>) -> tensor<2x2xf32>
  %c = stablehlo.reshape %b : (tensor<2x2xf32>) -> tensor<1x4xf32>
  %11 = stablehlo.reshape %c : (tensor<1x4xf32>) -> tensor<4x1xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>
}

// -----

// Ops that look alike but move something.

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: stablehlo.transpose
// CHECK-NEXT: stablehlo.broadcast_in_dim
// CHECK-NEXT: stablehlo.reverse
func.func public @main(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.reverse %x, dims = [1] : tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// Constant start indices are clamped: 9 to 8 - 2 = 6, -3 to 0.

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: stablehlo.slice %{{.*}} [6:8, 0:3]
func.func public @main(%x: tensor<8x4xf32>) -> tensor<2x3xf32> {
  %i = stablehlo.constant dense<9> : tensor<i32>
  %j = stablehlo.constant dense<-3> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 3] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// An unsigned index of 4294967293 is no -3: it is clamped to 4 - 3 = 1.

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: stablehlo.slice %{{.*}} [1:4]
func.func public @main(%x: tensor<4xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<4294967293> : tensor<ui32>
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<4xf32>, tensor<ui32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:[a-z0-9]*]]: tensor<4xf32>, %[[Y:[a-z0-9]*]]: tensor<2xf32>)
// CHECK-NEXT: %[[SIZE:.*]] = stablehlo.constant dense<4> : tensor<i32>
// CHECK-NEXT: return %[[Y]], %[[SIZE]]
func.func public @main(%x: tensor<4xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>) {
  %0 = stablehlo.tuple %x, %y : tuple<tensor<4xf32>, tensor<2xf32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, tensor<2xf32>>) -> tensor<2xf32>
  %2 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<4xf32>) -> tensor<i32>
  return %1, %2 : tensor<2xf32>, tensor<i32>
}

// -----

// What carries a mark stays.

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: stablehlo.reshape %{{.*}} {remat.name = "hidden"}
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reshape %x {remat.name = "hidden"} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A sum of one element is that element and the initial value, which may be -0 + 0.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:[a-z0-9]*]]: tensor<4x1xf32>, %[[I:[a-z0-9]*]]: tensor<f32>, %[[Y:[a-z0-9]*]]: tensor<4x2xf32>)
// CHECK-NEXT: %[[B:.*]] = stablehlo.broadcast_in_dim %[[I]], dims = [] : (tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT: %[[R:.*]] = stablehlo.reshape %[[X]] : (tensor<4x1xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[S:.*]] = stablehlo.add %[[B]], %[[R]] : tensor<4xf32>
// CHECK-NEXT: %[[T:.*]] = stablehlo.reduce
// CHECK-NEXT: return %[[S]], %[[T]]
func.func public @main(%x: tensor<4x1xf32>, %i: tensor<f32>, %y: tensor<4x2xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1]
      : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%y init: %i) applies stablehlo.add across dimensions = [1]
      : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
