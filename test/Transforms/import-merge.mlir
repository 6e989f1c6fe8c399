// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s

// Equal ops of a block become one, ops with regions included; dead ones go.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[TANH:.*]] = stablehlo.tanh %[[X]]
// CHECK-NEXT: %[[ZERO:.*]] = stablehlo.constant
// CHECK-NEXT: %[[SUM:.*]] = stablehlo.reduce(%[[TANH]] init: %[[ZERO]])
// CHECK-NEXT: return %[[SUM]], %[[SUM]]
func.func public @main(%x: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  %1 = stablehlo.tanh %x : tensor<4xf32>
  %dead = stablehlo.sine %x : tensor<4xf32>
  %deader = stablehlo.sine %dead : tensor<4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %zero2 = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%1 init: %zero2) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %2, %3 : tensor<f32>, tensor<f32>
}

// -----

// Reductions by different functions differ.

// CHECK-LABEL: func.func public @main
// CHECK-COUNT-2: stablehlo.reduce
func.func public @main(%x: tensor<4xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

// Equal broadcasts stay apart, what is computed from them does not.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<f32>)
// CHECK-NEXT: %[[B1:.*]] = stablehlo.broadcast_in_dim %[[Y]]
// CHECK-NEXT: %[[B2:.*]] = stablehlo.broadcast_in_dim %[[Y]]
// CHECK-NEXT: %[[P:.*]] = stablehlo.multiply %[[X]], %[[B1]]
// CHECK-NEXT: %[[Q:.*]] = stablehlo.divide %[[X]], %[[B2]]
// CHECK-NEXT: return %[[P]], %[[P]], %[[Q]]
func.func public @main(%x: tensor<4xf32>, %y: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.multiply %x, %0 : tensor<4xf32>
  %3 = stablehlo.multiply %x, %1 : tensor<4xf32>
  %4 = stablehlo.divide %x, %1 : tensor<4xf32>
  return %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A body never takes a value from around it.

// CHECK-LABEL: func.func public @main
// CHECK-COUNT-3: stablehlo.constant dense<5> : tensor<i32>
func.func public @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %five = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.while(%i = %x) : tensor<i32> cond {
    %five2 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %five2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %five3 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %i, %five3 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0, %five : tensor<i32>, tensor<i32>
}

// -----

// What has an effect, or may depend on a state, is neither merged nor dropped.

// CHECK-LABEL: func.func public @main
// CHECK-COUNT-2: stablehlo.rng
// CHECK-COUNT-2: stablehlo.custom_call @unknown
// CHECK-COUNT-2: "stablehlo.all_reduce"
// CHECK: stablehlo.custom_call @logger
func.func public @main(%x: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %n = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.rng %x, %x, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1 = stablehlo.rng %x, %x, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %2 = stablehlo.custom_call @unknown(%x) : (tensor<f32>) -> tensor<f32>
  %3 = stablehlo.custom_call @unknown(%x) : (tensor<f32>) -> tensor<f32>
  %4 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  %5 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  stablehlo.custom_call @logger(%x) {has_side_effect = true} : (tensor<f32>) -> ()
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}
