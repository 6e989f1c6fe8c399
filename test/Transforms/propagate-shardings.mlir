// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s

// Data parallel: the batch (8 / 2 = 4) goes through products and elementwise ops;
// the gradient of a weight is whole, and its partial sums take its bytes: 16 * 4 * 4.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: remat.device_shapes = [array<i64: 4, 16>, array<i64: 16, 4>, array<i64: 4, 4>]
// CHECK: stablehlo.dot_general {{.*}}remat.device_parts = 2 : i64, remat.device_shapes = [array<i64: 4, 4>]
// CHECK: stablehlo.tanh {{.*}}remat.device_shapes = [array<i64: 4, 4>]
// CHECK: stablehlo.dot_general
// CHECK-SAME: remat.device_parts = 2 : i64, remat.reshard_bytes = 256 : i64
// CHECK-NOT: device_shapes
// CHECK: return
sdy.mesh @mesh = <["x"=2]>
func.func public @main(%x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %w: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
    %dy: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<16x4xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.tanh %0 : tensor<8x4xf32>
  %2 = stablehlo.multiply %1, %dy : tensor<8x4xf32>
  %3 = stablehlo.dot_general %x, %2, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  return %2, %3 : tensor<8x4xf32>, tensor<16x4xf32>
}

// -----

// One axis cannot split a tensor twice: the larger operand's dimension wins, and
// the other operand is gathered, 4 * 4 * 4 bytes.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.dot_general
// CHECK-SAME: remat.device_parts = 2 : i64, remat.device_shapes = [array<i64: 4, 4>], remat.reshard_bytes = 64 : i64
sdy.mesh @mesh = <["x"=2]>
func.func public @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %w: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// Reshapes split and merge dimensions: 2 * 6 = 12 is split by 2, then by 3; the
// major factor 2 of the first is used up before the factor 6.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.reshape {{.*}}remat.device_shapes = [array<i64: 1, 2, 4>]
// CHECK: stablehlo.transpose {{.*}}remat.device_shapes = [array<i64: 4, 2, 1>]
// CHECK: stablehlo.reduce
// CHECK-SAME: remat.device_shapes = [array<i64: 2, 1>]
sdy.mesh @mesh = <["x"=2, "y"=3]>
func.func public @main(%x: tensor<12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>}) -> tensor<6x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<12x4xf32>) -> tensor<2x6x4xf32>
  %1 = stablehlo.transpose %0, dims = [2, 1, 0] : (tensor<2x6x4xf32>) -> tensor<4x6x2xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x6x2xf32>, tensor<f32>) -> tensor<6x2xf32>
  return %2 : tensor<6x2xf32>
}

// -----

// Backward from a result, through a loop's carry; GSPMD's strings say the same.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.exponential {{.*}}remat.device_shapes = [array<i64: 1, 4>]
// CHECK: stablehlo.while
// CHECK: remat.device_shapes = [array<i64>, array<i64: 1, 4>]
func.func public @main(%x: tensor<8x4xf32>, %n: tensor<i32>)
    -> (tensor<8x4xf32> {mhlo.sharding = "{devices=[8,1]<=[8]}"}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.exponential %x : tensor<8x4xf32>
  %1:2 = stablehlo.while(%i = %zero, %y = %0) : tensor<i32>, tensor<8x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.tanh %y : tensor<8x4xf32>
    stablehlo.return %next, %t : tensor<i32>, tensor<8x4xf32>
  }
  return %1#1 : tensor<8x4xf32>
}
