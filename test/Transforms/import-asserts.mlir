// RUN: remat-opt %s --remat-import | FileCheck %s
// RUN: remat-opt %s --remat-import -remarks-filter=remat -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Asserts are dropped with what only they need, in the step, in what it calls, and in bodies.

// REMARK: AssertDropped {{.*}}Remark="'be true' is not checked"
// REMARK: AssertDropped {{.*}}Remark="'be at least zero' is not checked"

// CHECK-LABEL: func.func public @main
// CHECK-NOT: assert
// CHECK-NOT: cmpi
// CHECK: linalg.generic
// CHECK: arith.index_cast
// CHECK-NEXT: tensor.extract
// CHECK-NEXT: linalg.yield
#id = affine_map<(i) -> (i)>
func.func public @main(%table: tensor<8xf32>, %at: tensor<2xi64>, %holds: i1) -> tensor<2xf32> {
  cf.assert %holds, "be true"
  %0 = call @gather(%table, %at) : (tensor<8xf32>, tensor<2xi64>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @gather(%table: tensor<8xf32>, %at: tensor<2xi64>) -> tensor<2xf32> {
  %empty = tensor.empty() : tensor<2xf32>
  %zero = arith.constant 0 : i64
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%at : tensor<2xi64>) outs(%empty : tensor<2xf32>) {
  ^bb0(%place: i64, %out: f32):
    %holds = arith.cmpi sge, %place, %zero : i64
    cf.assert %holds, "be at least zero"
    %index = arith.index_cast %place : i64 to index
    %element = tensor.extract %table[%index] : tensor<8xf32>
    linalg.yield %element : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
