// RUN: remat-opt --split-input-file --remat-analyze="device=xla-cpu print-groups" %s -o /dev/null | FileCheck %s

// The sum reads more than it makes. Its way into the product by the tanh goes
// through memory, because the tanh is costly and has two readers: the sum is
// materialized once and not made again.

// CHECK-LABEL: @shared_sum
// CHECK: pointwise {{.*}}: add -> tensor<64xf32>
// CHECK: pointwise {{.*}}: tanh -> tensor<64xf32>
// CHECK: pointwise {{.*}}: multiply -> tensor<64xf32>
// CHECK: pointwise {{.*}}: negate -> tensor<64xf32>
func.func public @shared_sum(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = stablehlo.add %x, %y : tensor<64xf32>
  %1 = stablehlo.tanh %0 : tensor<64xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<64xf32>
  %3 = stablehlo.negate %1 : tensor<64xf32>
  return %2, %3 : tensor<64xf32>, tensor<64xf32>
}

// -----

// What reads one tensor is made again in all kernels that read it (abs, twice),
// and so is a sum that gets into each of its readers without memory.

// CHECK-LABEL: @made_again
// CHECK: pointwise {{.*}}: abs add tanh -> tensor<64xf32>
// CHECK: pointwise {{.*}}: abs add negate -> tensor<64xf32>
func.func public @made_again(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = stablehlo.abs %x : tensor<64xf32>
  %1 = stablehlo.add %0, %y : tensor<64xf32>
  %2 = stablehlo.tanh %1 : tensor<64xf32>
  %3 = stablehlo.negate %1 : tensor<64xf32>
  return %2, %3 : tensor<64xf32>, tensor<64xf32>
}

// -----

// Code of a padded value cannot be written twice into a kernel: with two readers it is
// materialized, with one it is not.

// CHECK-LABEL: @padded
// CHECK: copy {{.*}}: {{.*}}pad -> tensor<64xf32>
// CHECK: pointwise {{.*}}: tanh add -> tensor<64xf32>
// CHECK: pointwise {{.*}}: {{.*}}pad negate -> tensor<64xf32>
func.func public @padded(%x: tensor<62xf32>, %y: tensor<62xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %z, low = [1], high = [1], interior = [0] : (tensor<62xf32>, tensor<f32>) -> tensor<64xf32>
  %1 = stablehlo.tanh %0 : tensor<64xf32>
  %2 = stablehlo.add %0, %1 : tensor<64xf32>
  %3 = stablehlo.pad %y, %z, low = [1], high = [1], interior = [0] : (tensor<62xf32>, tensor<f32>) -> tensor<64xf32>
  %4 = stablehlo.negate %3 : tensor<64xf32>
  return %2, %4 : tensor<64xf32>, tensor<64xf32>
}

// -----

// A division by a broadcast divisor reads its elements again and again: the tanh
// is not made again for each.

// CHECK-LABEL: @repeated
// CHECK: pointwise {{.*}}: tanh -> tensor<8xf32>
// CHECK: pointwise {{.*}}: broadcast_in_dim divide -> tensor<64x8xf32>
func.func public @repeated(%x: tensor<8xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %0 = stablehlo.tanh %x : tensor<8xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<8xf32>) -> tensor<64x8xf32>
  %2 = stablehlo.divide %y, %1 : tensor<64x8xf32>
  return %2 : tensor<64x8xf32>
}
