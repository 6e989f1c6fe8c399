// RUN: remat-compile %S/../execution/Inputs/pooling.mlir --device=xla-cpu --policy=full --quiet | FileCheck %s --implicit-check-not=select_and_scatter
// RUN: remat-compile %S/../execution/Inputs/pooling.mlir --device=xla-cpu --policy=none --quiet | FileCheck %s --check-prefix=WHOLE
// RUN: remat-compile %S/../execution/Inputs/pooling.mlir --device=h200 --policy=full --quiet | FileCheck %s --check-prefix=WHOLE
// RUN: remat-opt %S/../execution/Inputs/pooling.mlir --remat-pipeline="device=xla-cpu policy=full" | FileCheck %s --implicit-check-not=select_and_scatter

// Where ops are run again, the gradient of a pooling is expanded as the device's
// compiler would, with places that do not exist before the recomputed operand.

// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK: %[[TIED:.*]]:3 = stablehlo.optimization_barrier %[[ZERO]], %{{.*}}, %{{.*}} : tensor<i32>, tensor<2x9x9x3xf32>, tensor<2x5x5x3xf32>
// CHECK: %[[IOTA:.*]] = stablehlo.iota dim = 0 : tensor<486xi32>
// CHECK: %[[START:.*]] = stablehlo.broadcast_in_dim %[[TIED]]#0, dims = [] : (tensor<i32>) -> tensor<486xi32>
// CHECK: %[[SUM:.*]] = stablehlo.add %[[IOTA]], %[[START]]
// CHECK: %[[PLACES:.*]] = stablehlo.reshape %[[SUM]] : (tensor<486xi32>) -> tensor<2x9x9x3xi32>
// CHECK: %[[PADDING:.*]] = stablehlo.constant dense<-1> : tensor<i32>
// CHECK: %[[FOUND:.*]]:2 = "stablehlo.reduce_window"(%[[TIED]]#1, %[[PLACES]], %{{.*}}, %[[PADDING]])
// CHECK: ^bb0(%[[BEST:.*]]: tensor<f32>, %[[AT:.*]]: tensor<i32>, %[[NEW:.*]]: tensor<f32>, %[[NEWAT:.*]]: tensor<i32>):
// CHECK: %[[REAL:.*]] = stablehlo.compare GE, %[[AT]]
// CHECK: %[[OUTSIDE:.*]] = stablehlo.compare LT, %[[NEWAT]]
// CHECK: %[[RULE:.*]] = stablehlo.compare GE, %[[BEST]], %[[NEW]]
// CHECK: %[[OR:.*]] = stablehlo.or %[[OUTSIDE]], %[[RULE]]
// CHECK: %[[KEEPS:.*]] = stablehlo.and %[[REAL]], %[[OR]]
// CHECK: stablehlo.select %[[KEEPS]], %[[BEST]], %[[NEW]]
// CHECK: stablehlo.select %[[KEEPS]], %[[AT]], %[[NEWAT]]
// CHECK: %[[INDICES:.*]] = stablehlo.reshape %[[FOUND]]#1 : (tensor<2x5x5x3xi32>) -> tensor<150x1xi32>
// CHECK: %[[UPDATES:.*]] = stablehlo.reshape %[[TIED]]#2 : (tensor<2x5x5x3xf32>) -> tensor<150xf32>
// CHECK: "stablehlo.scatter"(%{{.*}}, %[[INDICES]], %[[UPDATES]])

// WHOLE: select_and_scatter
// WHOLE-NOT: stablehlo.scatter
