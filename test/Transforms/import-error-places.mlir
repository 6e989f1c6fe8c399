// RUN: not remat-opt %s --remat-import 2>&1 | FileCheck %s

// The name that JAX gives an argument is part of the message.

// CHECK: import-error-places.mlir:[[#@LINE+1]]:1: error: dynamic dimension in tensor<?x4xf32> (argument 1 "params['w']"); remat needs static shapes
func.func public @main(%x: tensor<4xf32>, %w: tensor<?x4xf32> loc("params['w']")) {
  return
}
