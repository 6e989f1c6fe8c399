// What no binary can have is refused without a word of StableHLO where the step is none.

// RUN: %exits 1 remat-compile %s --emit=shared -o %t.so 2>&1 | FileCheck %s
// CHECK: error: argument 0 has the element type 'i4', which binaries neither take nor return
// CHECK: remat-compile: error: the step passes what no binary can
// CHECK-NOT: stablehlo
// RUN: %exits 2 remat-compile %s -o %t.out 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: help: --emit=remat prints it with its plan carried out, --emit=plan the plan; --emit=shared compiles it

func.func @main(%x: tensor<4xi4>) -> tensor<4xi4> {
  %0 = arith.addi %x, %x : tensor<4xi4>
  return %0 : tensor<4xi4>
}
