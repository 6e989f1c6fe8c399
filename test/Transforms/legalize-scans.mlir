// RUN: remat-opt --remat-legalize="device=xla-cpu" %s | FileCheck %s
// RUN: remat-opt --remat-legalize="device=h200" %s | FileCheck %s --check-prefix=NONE
// RUN: remat-opt --remat-compiled-memory="device=xla-cpu values=9" %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=MEMORY

// Running sums are made in blocks of 16, and the sums of the blocks before likewise.

// NONE-COUNT-7: stablehlo.reduce_window
// NONE-NOT: stablehlo.reduce_window

// CHECK-LABEL: func.func public @forward
// CHECK: %[[LAST:.+]] = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<512x3xf32>) -> tensor<3x512xf32>
// CHECK: %[[TILED:.+]] = stablehlo.reshape %[[LAST]] : (tensor<3x512xf32>) -> tensor<3x32x16xf32>
// CHECK: %[[INNER:.+]] = "stablehlo.reduce_window"(%[[TILED]], %{{.+}}) <{padding = dense<{{\[\[}}0, 0], [0, 0], [15, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 16>}>
// CHECK: %[[ENDS:.+]] = stablehlo.slice %[[INNER]] [0:3, 0:32, 15:16]
// CHECK: "stablehlo.reduce_window"
// CHECK-SAME: window_dimensions = array<i64: 1, 1, 16>
// CHECK: -> tensor<3x2x16xf32>
// CHECK: %[[SHIFTED:.+]] = "stablehlo.reduce_window"
// CHECK-SAME: padding = dense<{{\[\[}}0, 0], [2, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>
// CHECK: -> tensor<3x3xf32>
// CHECK: stablehlo.slice %[[SHIFTED]] [0:3, 0:2]
// CHECK: %[[SUM:.+]] = stablehlo.add %[[INNER]], %{{.+}} : tensor<3x32x16xf32>
// CHECK: %[[FLAT:.+]] = stablehlo.reshape %[[SUM]] : (tensor<3x32x16xf32>) -> tensor<3x512xf32>
// CHECK: %[[RESULT:.+]] = stablehlo.transpose %[[FLAT]], dims = [1, 0]
// CHECK: return %[[RESULT]]
// MEMORY-LABEL: @forward compiled
// MEMORY: 6.00 KiB {{.*}} reduce_window
func.func public @forward(%x: tensor<512x3xf32>) -> tensor<512x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[511, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 512, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<512x3xf32>, tensor<f32>) -> tensor<512x3xf32>
  return %0 : tensor<512x3xf32>
}

// From the end, of a length that is no multiple of the block.
// CHECK-LABEL: func.func public @reverse
// CHECK: %[[PADDED:.+]] = stablehlo.pad %arg0, %{{.+}}, low = [0, 0], high = [0, 2], interior = [0, 0] : {{.+}} -> tensor<3x32xf32>
// CHECK: %[[INNER:.+]] = "stablehlo.reduce_window"
// CHECK-SAME: padding = dense<{{\[\[}}0, 0], [0, 0], [0, 15]]>
// CHECK: stablehlo.slice %[[INNER]] [0:3, 0:2, 0:1]
// CHECK: %[[SHIFTED:.+]] = "stablehlo.reduce_window"
// CHECK-SAME: padding = dense<{{\[\[}}0, 0], [0, 2]]>
// CHECK: stablehlo.slice %[[SHIFTED]] [0:3, 1:3]
// CHECK: stablehlo.maximum %[[INNER]]
// CHECK: stablehlo.slice %{{.+}} [0:3, 0:30]
func.func public @reverse(%x: tensor<3x30xf32>) -> tensor<3x30xf32> {
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %lowest) <{padding = dense<[[0, 0], [0, 29]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x30xf32>, tensor<f32>) -> tensor<3x30xf32>
  return %0 : tensor<3x30xf32>
}

// Sums of what comes before, with one more, of all.
// CHECK-LABEL: func.func public @exclusive
// CHECK: stablehlo.pad %{{.+}}, %{{.+}}, low = [1], high = [0], interior = [0] : (tensor<32xi32>, tensor<i32>) -> tensor<33xi32>
func.func public @exclusive(%x: tensor<32xi32>) -> tensor<33xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 32>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<32xi32>, tensor<i32>) -> tensor<33xi32>
  return %0 : tensor<33xi32>
}

// Short ones, other windows, and what is more than one op stay.
// CHECK-LABEL: func.func public @others
// CHECK-COUNT-4: stablehlo.reduce_window
// CHECK-NOT: stablehlo.reduce_window
func.func public @others(%x: tensor<16xf32>, %y: tensor<3x30xf32>) -> (tensor<16xf32>, tensor<3x30xf32>, tensor<3x1xf32>, tensor<3x30xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[15, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 16>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %4 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  %1 = "stablehlo.reduce_window"(%y, %zero) <{padding = dense<[[0, 0], [19, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 20>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %4 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }) : (tensor<3x30xf32>, tensor<f32>) -> tensor<3x30xf32>
  %2 = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 1, 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %4 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }) : (tensor<3x30xf32>, tensor<f32>) -> tensor<3x1xf32>
  %3 = "stablehlo.reduce_window"(%y, %zero) <{padding = dense<[[0, 0], [29, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %4 = stablehlo.add %a, %b : tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x30xf32>, tensor<f32>) -> tensor<3x30xf32>
  return %0, %1, %2, %3 : tensor<16xf32>, tensor<3x30xf32>, tensor<3x1xf32>, tensor<3x30xf32>
}
