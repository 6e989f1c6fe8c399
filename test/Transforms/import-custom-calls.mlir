// RUN: remat-opt %s --remat-import | FileCheck %s
// RUN: remat-opt %s --remat-import=call-declarations=%S/Inputs/calls.json | FileCheck %s --check-prefix=FILE
// RUN: remat-opt %s --remat-import=call-declarations=%S/Inputs/calls.json -remarks-filter=remat 2>&1 | FileCheck %s --check-prefix=REMARK

// Declarations of the file come before the built-in ones. Calls that stay
// pinned are remarks.

// REMARK: NotRecomputable {{.*}}Reason="the backward pass may sum in another order", Remark="custom call @__cudnn$fmhaSoftmaxBackward"
// REMARK: Reason="cuDNN advances the state of its dropout with every run", Remark="custom call @__cudnn$fmhaSoftmaxDropout"
// REMARK: Reason="a Triton kernel may use atomics"
// REMARK: Reason="it is declared as not recomputable", Remark="custom call @Sharding"
// REMARK: Reason="it has a side effect", Remark="custom call @annotate_device_placement"
// REMARK: Reason="the target is not declared", Remark="custom call @unknown", Suggestion="declare it in a file for --call-declarations"
// REMARK: Reason="it draws from a generator of its own", Remark="custom call @my_random"
// REMARK: Reason="it has a side effect", Remark="custom call @my_scratch"
// REMARK-NOT: NotRecomputable

// CHECK-LABEL: func.func public @main
// CHECK: @__cudnn$fmhaSoftmax(%{{.*}}) {remat.call = {kind = "attention", recomputable = true}}
// CHECK: @__cudnn$fmhaSoftmaxBackward(%{{.*}}) {remat.call = {kind = "attention", recomputable = false}}
// CHECK: @__cudnn$fmhaSoftmaxDropout(%{{.*}}) {remat.call = {kind = "attention", recomputable = false}}
// CHECK: @__cublas$lt$matmul(%{{.*}}) {remat.call = {kind = "matmul", recomputable = true}}
// CHECK: @__gpu$xla.gpu.triton(%{{.*}}) {remat.call = {kind = "other", recomputable = false}}
// CHECK: @cu_threefry2x32_ffi(%{{.*}}) {remat.call = {kind = "random", recomputable = true}}
// CHECK: @Sharding(%{{.*}}) {remat.call = {kind = "view", recomputable = true, view = 0 : i64}}
// CHECK: @annotate_device_placement(%{{.*}}) {has_side_effect = true, remat.call = {kind = "copy", recomputable = false, view = 0 : i64}}
// CHECK: @unknown(%{{[a-z0-9]*}}) :
// CHECK: @my_attention_forward(%{{[a-z0-9]*}}) :
// FILE-LABEL: func.func public @main
// FILE: @Sharding(%{{.*}}) {remat.call = {kind = "copy", recomputable = false}}
// FILE: @my_attention_forward(%{{.*}}) {remat.call = {flops = 1000 : i64, kind = "attention", recomputable = true, timeNs = 20000 : i64, workspaceResult = 1 : i64}}
// FILE: @my_scratch(%{{.*}}) {remat.call = {kind = "matmul", recomputable = true, workspaceBytes = 4096 : i64}}
// FILE: @my_random(%{{.*}}) {remat.call = {kind = "other", recomputable = false}}
// A side effect is a side effect, whatever a file says.
// FILE: @my_scratch(%{{.*}}) {has_side_effect = true, remat.call = {kind = "matmul", recomputable = false, workspaceBytes = 4096 : i64}}
func.func public @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.custom_call @__cudnn$fmhaSoftmax(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @__cudnn$fmhaSoftmaxBackward(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.custom_call @__cudnn$fmhaSoftmaxDropout(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.custom_call @__cublas$lt$matmul(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.custom_call @__gpu$xla.gpu.triton(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %5 = stablehlo.custom_call @cu_threefry2x32_ffi(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %6 = stablehlo.custom_call @Sharding(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %7 = stablehlo.custom_call @annotate_device_placement(%x) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  %8 = stablehlo.custom_call @unknown(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %9:2 = stablehlo.custom_call @my_attention_forward(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<64xui8>)
  %10 = stablehlo.custom_call @my_scratch(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %11 = stablehlo.custom_call @my_random(%x) : (tensor<4xf32>) -> tensor<4xf32>
  stablehlo.custom_call @my_scratch(%x) {has_side_effect = true} : (tensor<4xf32>) -> ()
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9#0, %10, %11 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
