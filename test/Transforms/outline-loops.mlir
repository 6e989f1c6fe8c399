// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --remat-outline-kernels | FileCheck %s
// RUN: remat-opt %s --remat-outline-kernels --convert-kernels-to-host --remat-arena \
// RUN:   --remat-verify=device=host | FileCheck %s --check-prefix=ARENA

// A loop of kernels stays a loop: of a call for its condition and one for its body,
// which is laid out like a step. The counter, which nobody reads behind the loop,
// and the product between the kernels of the body take 64 bytes each.
func.func public @main(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>, %zero: tensor<i32>)
    -> tensor<4x4xf32> {
  // CHECK: func.call @[[LOOP:kernel_[0-9]+]](
  %0 = remat.kernel control forward group 0 workspace 128 (%a = %x, %b = %w, %c = %zero)
      : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>) -> tensor<4x4xf32> {
    %1:2 = stablehlo.while(%i = %c, %y = %a) : tensor<i32>, tensor<4x4xf32>
    cond {
      %limit = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = remat.kernel matmul forward group 1 (%l = %y, %r = %b)
          : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> {
        %5 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0]
            : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
        remat.yield %5 : tensor<4x4xf32>
      }
      %3 = remat.kernel pointwise forward group 2 (%p = %2)
          : (tensor<4x4xf32>) -> tensor<4x4xf32> {
        %5 = stablehlo.tanh %p : tensor<4x4xf32>
        remat.yield %5 : tensor<4x4xf32>
      }
      %4 = remat.kernel pointwise forward group 3 (%j = %i)
          : (tensor<i32>) -> tensor<i32> {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %5 = stablehlo.add %j, %one : tensor<i32>
        remat.yield %5 : tensor<i32>
      }
      stablehlo.return %4, %3 : tensor<i32>, tensor<4x4xf32>
    }
    remat.yield %1#1 : tensor<4x4xf32>
  }
  return %0 : tensor<4x4xf32>
}

// CHECK: func.func private @[[CONDITION:kernel_[0-9]+]](%{{.*}}: tensor<i32>) -> tensor<i1>
// CHECK-SAME: label = "condition"
// The body: carries, then what it reads from around.
// CHECK: func.func private @loop_0(%{{.*}}: tensor<i32> {tf.aliasing_output = 0 : i32}, %{{.*}}: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %{{.*}}: tensor<4x4xf32>)
// CHECK-SAME: -> (tensor<i32>, tensor<4x4xf32>)
// CHECK: func.func private @[[LOOP]]
// CHECK-SAME: label = "while", loop
// CHECK: stablehlo.while
// CHECK: func.call @[[CONDITION]](%[[I:.*]]) :
// CHECK: func.call @loop_0(%[[I]], %[[Y:.*]], %arg1)

// Arguments 3 * 64, the result 64 and the workspace 128: peak = 384.
// ARENA: func.func @main(
// ARENA-SAME: peak = 384 : i64
// The body's arena holds the product alone.
// ARENA: func.func private @loop_0(%{{[^:]*}}: !llvm.ptr, %{{.*}}: memref<64xi8>, %{{.*}}: memref<64xi8>, %{{.*}}: memref<64xi8>)
// ARENA: func.func private @{{kernel_[0-9]+}}_host(%[[CONTEXT:[^:]*]]: !llvm.ptr, %[[X:[^:]*]]: memref<64xi8>, %[[W:[^:]*]]: memref<64xi8>, %[[ZERO:[^:]*]]: memref<4xi8>, %[[RESULT:[^:]*]]: memref<64xi8>, %[[SPACE:[^:]*]]: memref<128xi8>)
// ARENA: %[[COUNTER:.*]] = memref.view %[[SPACE]]{{.*}} to memref<4xi8>
// ARENA: memref.copy %[[ZERO]], %[[COUNTER]]
// ARENA: memref.copy %[[X]], %[[RESULT]]
// ARENA: scf.while
// ARENA: scf.condition
// ARENA: call @loop_0(%[[CONTEXT]], %[[COUNTER]], %[[RESULT]], %[[W]], %{{.*}})
