// RUN: remat-opt --remat-analyze="device=xla-cpu print-groups" %s -o /dev/null | FileCheck %s

// Cheap ops are made again in every kernel that reads them (add, twice); costly
// ones with two readers are materialized (tanh).

// CHECK: pointwise {{.*}}: add tanh -> tensor<64xf32>
// CHECK: pointwise {{.*}}: add multiply -> tensor<64xf32>
// CHECK: pointwise {{.*}}: negate -> tensor<64xf32>
func.func public @main(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = stablehlo.add %x, %y : tensor<64xf32>
  %1 = stablehlo.tanh %0 : tensor<64xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<64xf32>
  %3 = stablehlo.negate %1 : tensor<64xf32>
  return %2, %3 : tensor<64xf32>, tensor<64xf32>
}
