// Results of binaries take bytes from when they are made; who compiles an exported step
// allocates them before it begins, unless a donated argument is written.

// RUN: remat-compile %s --device=host --emit=problem --quiet -o - \
// RUN:   | FileCheck %s --check-prefix=OURS --implicit-check-not=resultsUpFront
// RUN: remat-compile %s --device=host --policy=none --emit=plan --quiet -o %t.json
// RUN: remat-compile %s --device=xla-cpu --emit=problem --quiet -o - \
// RUN:   | FileCheck %s --check-prefix=XLAS

// XLAS: "resultsUpFront": true
// OURS: "name": "while"
// OURS-NOT: "reuses"
// OURS-SAME: "workspaceBytes"

// What remat-opt says of the same step.
// RUN: remat-compile %s --device=host --policy=none --emit=remat --quiet -o %t.mlir
// RUN: FileCheck %s --check-prefix=LATE < %t.mlir
// RUN: remat-opt %t.mlir --remat-verify="device=host budget=17600" -o /dev/null
// RUN: not remat-opt %t.mlir --remat-verify="device=host budget=17599" -o /dev/null \
// RUN:   2>&1 | FileCheck %s --check-prefix=ABOVE
// LATE: remat.late_results
// ABOVE: above the budget of

// A plan of a binary serves the export, and the other way around.
// RUN: remat-compile %s --device=host --plan-in=%t.json --emit=stablehlo --quiet -o /dev/null
// RUN: remat-compile %s --device=host --policy=none --emit=stablehlo --quiet \
// RUN:   --summary-json=%t.summary.json -o /dev/null

// RUN: remat-compile %s --device=host --budget=min --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --check-memory | FileCheck %s --check-prefix=MEASURED
// MEASURED: peak {{.*}} KiB measured, {{.*}} KiB promised

// The loop reads %x in every iteration and begins with it: its carry may not lie there.
func.func @step(%w: tensor<16x16xf32>, %b: tensor<64x16xf32>) -> (tensor<f32>, tensor<16x16xf32>) {
  %x = stablehlo.tanh %b : tensor<64x16xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rest:4 = stablehlo.while(%a = %w, %start = %x, %y = %x, %size = %one)
      : tensor<16x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<f32>
    cond {
      %small = stablehlo.constant dense<1.0e-3> : tensor<f32>
      %more = stablehlo.compare GT, %size, %small : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %p = stablehlo.dot_general %y, %a, contracting_dims = [1] x [0]
          : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
      %next = stablehlo.subtract %start, %p : tensor<64x16xf32>
      %squares = stablehlo.multiply %next, %next : tensor<64x16xf32>
      %none = stablehlo.constant dense<0.0> : tensor<f32>
      %sum = stablehlo.reduce(%squares init: %none) applies stablehlo.add across dimensions = [0, 1]
          : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
      %half = stablehlo.constant dense<0.5> : tensor<f32>
      %less = stablehlo.multiply %size, %half : tensor<f32>
      %smaller = stablehlo.minimum %less, %sum : tensor<f32>
      stablehlo.return %a, %start, %next, %smaller
          : tensor<16x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<f32>
    }
  %loss = stablehlo.reduce(%rest#2 init: %zero) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
  %change = stablehlo.dot_general %rest#2, %b, contracting_dims = [0] x [0]
      : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
  %update = stablehlo.subtract %w, %change : tensor<16x16xf32>
  return %loss, %update : tensor<f32>, tensor<16x16xf32>
}
