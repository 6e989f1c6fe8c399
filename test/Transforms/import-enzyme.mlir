// RUN: remat-opt %s -split-input-file -allow-unregistered-dialect --remat-import | FileCheck %s

// What one loop pushes and a reversed one pops becomes a tensor with a row for
// each iteration: 3 of them, from 0 to 5 by 2.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: %[[STACK:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
// CHECK: %[[FILLED:.*]]:4 = stablehlo.while
// CHECK-SAME: %[[ROWS:iterArg[_0-9]*]] = %[[STACK]])
// CHECK: %[[ROW:.*]] = stablehlo.reshape %{{.*}} : (tensor<4xf32>) -> tensor<1x4xf32>
// CHECK: stablehlo.dynamic_update_slice %[[ROWS]], %[[ROW]]
// CHECK: %[[LAST:.*]] = stablehlo.subtract %[[FILLED]]#2
// CHECK: stablehlo.while
// CHECK-SAME: = %[[LAST]]
// CHECK: stablehlo.dynamic_slice %{{.*}}, sizes = [1, 4]
// CHECK-NOT: enzyme
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %limit = stablehlo.constant dense<5> : tensor<i64>
  %cache = "enzyme.init"() : () -> !enzyme.Cache<tensor<4xf32>>
  %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i64>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %limit : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    "enzyme.push"(%cache, %y) : (!enzyme.Cache<tensor<4xf32>>, tensor<4xf32>) -> ()
    %next = stablehlo.add %i, %two : tensor<i64>
    %t = stablehlo.tanh %y : tensor<4xf32>
    stablehlo.return %next, %t : tensor<i64>, tensor<4xf32>
  }
  %1:2 = stablehlo.while(%i = %zero, %d = %0#1) : tensor<i64>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %limit : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %y = "enzyme.pop"(%cache) : (!enzyme.Cache<tensor<4xf32>>) -> tensor<4xf32>
    %next = stablehlo.add %i, %two : tensor<i64>
    %m = stablehlo.multiply %d, %y : tensor<4xf32>
    stablehlo.return %next, %m : tensor<i64>, tensor<4xf32>
  }
  return %1#1 : tensor<4xf32>
}

// -----

// Within one block the value itself is taken.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[TANH:.*]] = stablehlo.tanh %[[X]]
// CHECK-NEXT: return %[[TANH]]
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %cache = "enzyme.init"() : () -> !enzyme.Cache<tensor<4xf32>>
  %0 = "enzyme.ignore_derivatives"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  "enzyme.push"(%cache, %0) : (!enzyme.Cache<tensor<4xf32>>, tensor<4xf32>) -> ()
  %1 = "enzyme.pop"(%cache) : (!enzyme.Cache<tensor<4xf32>>) -> tensor<4xf32>
  %2 = stablehlo.tanh %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
