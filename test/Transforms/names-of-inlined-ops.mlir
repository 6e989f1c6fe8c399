// JAX names what stands in a private function relative to it; older versions
// name it in full. A place without a file has that of the call.
// RUN: remat-compile %s --device=host --emit=problem | FileCheck %s
// CHECK-DAG: "name": "jit(step)/jvp(loss)/softmax/exp", {{.*}}"location": "model.py:7:5"
// CHECK-DAG: "name": "jit(step)/jvp(loss)/softmax/log", {{.*}}"location": "layers.py:3:1"
func.func public @main(%x: tensor<512xf32>) -> (tensor<512xf32>, tensor<512xf32>) {
  %0:2 = call @softmax(%x) : (tensor<512xf32>) -> (tensor<512xf32>, tensor<512xf32>) loc("jit(step)/jvp(loss)"("model.py":7:5))
  return %0#0, %0#1 : tensor<512xf32>, tensor<512xf32>
}
func.func private @softmax(%x: tensor<512xf32>) -> (tensor<512xf32>, tensor<512xf32>) {
  %0 = stablehlo.exponential %x : tensor<512xf32> loc("softmax/exp")
  %1 = stablehlo.log %x : tensor<512xf32> loc("jit(step)/jvp(loss)/softmax/log"("layers.py":3:1))
  return %0, %1 : tensor<512xf32>, tensor<512xf32>
}
