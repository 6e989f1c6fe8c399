// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s
// RUN: remat-opt %s -split-input-file --remat-import -mlir-print-debuginfo | FileCheck %s --check-prefix=LOC

// A callee that calls is copied in its final form; both private functions go.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[SINE:.*]] = stablehlo.sine %[[X]]
// CHECK-NEXT: %[[TANH:.*]] = stablehlo.tanh %[[SINE]]
// CHECK-NEXT: %[[SINE2:.*]] = stablehlo.sine %[[TANH]]
// CHECK-NEXT: return %[[SINE2]]
// CHECK-NOT: func.func
// LOC: stablehlo.tanh {{.*}} loc(#[[TANH:loc[0-9]*]])
// LOC-DAG: #[[TANH]] = loc(callsite(#{{.*}} at #{{.*}}))
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @outer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @inner(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @outer(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @inner(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.tanh %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sine %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Calls in bodies are inlined there; control flow stays structured.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.while(%[[CARRY:.*]] = %{{.*}})
// CHECK: } do {
// CHECK-NEXT: %[[NEXT:.*]] = stablehlo.tanh %[[CARRY]]
// CHECK-NEXT: stablehlo.return %[[NEXT]]
// CHECK: "stablehlo.case"
// CHECK: stablehlo.tanh
func.func public @main(%x: tensor<f32>, %p: tensor<i32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.while(%i = %x) : tensor<f32> cond {
    %1 = stablehlo.compare LT, %i, %i, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = func.call @body(%i) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  %2 = "stablehlo.case"(%p) ({
    %3 = func.call @body(%x) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
func.func private @body(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.tanh %x : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Results may be arguments of the callee; attributes of the call are dropped.

// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
// CHECK-NEXT: return %[[Y]], %[[X]]
func.func public @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = call @swap(%x, %y) {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @swap(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %y, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// A function that a custom call names stays.

// CHECK-LABEL: func.func public @main
// CHECK: called_computations = [@comparator]
// CHECK: func.func private @comparator
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @TopK(%x) {called_computations = [@comparator]} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @comparator(%x: tensor<f32>, %y: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// -----

// Without `main`, the only public function is the training step.

// CHECK-LABEL: func.func @step
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
