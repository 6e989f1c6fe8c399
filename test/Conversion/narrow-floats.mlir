// RUN: remat-opt %s --remat-expand-narrow-floats --remat-store-narrow-floats -split-input-file | FileCheck %s

// The upper half of an f32, infinities and NaNs too.
// CHECK-LABEL: func.func @widen(
// CHECK-SAME: %[[X:.*]]: i16) -> f32
// CHECK-NOT: arith.extf
// CHECK: arith.extui %[[X]] : i16 to i32
// CHECK: %[[BITS:.*]] = arith.shli
// CHECK-NEXT: %[[WIDE:.*]] = arith.bitcast %[[BITS]]
// CHECK-NEXT: return %[[WIDE]]
func.func @widen(%x: bf16) -> f32 {
  %0 = arith.extf %x : bf16 to f32
  return %0 : f32
}

// -----

// Half a unit of the 16 bits that are kept, ties to even; only a NaN is a special case.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:.*]]: f32) -> i16
// CHECK-DAG: %[[HALF:.*]] = arith.constant 32767 : i32
// CHECK: arith.addi %{{.*}}, %[[HALF]]
// CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[X]], %[[X]]
// CHECK: arith.select %[[NAN]]
// CHECK-NOT: arith.select
// CHECK: arith.trunci
func.func @narrow(%x: f32) -> bf16 {
  %0 = arith.truncf %x : f32 to bf16
  return %0 : bf16
}

// -----

// An integer of 32 bits is rounded once: f64 holds it.
// CHECK-LABEL: func.func @number
// CHECK: arith.sitofp %{{.*}} : i32 to f64
// CHECK-NOT: truncf
// CHECK: return %{{.*}} : i16
func.func @number(%x: i32) -> bf16 {
  %0 = arith.sitofp %x : i32 to bf16
  return %0 : bf16
}

// -----

// Memory, constants and regions hold integers.
// CHECK-LABEL: func.func @memory
// CHECK-SAME: memref<4xi8>
// CHECK: arith.constant 56 : i8
// CHECK: scf.if %{{.*}} -> (i8)
// CHECK: memref.store %{{.*}} : memref<4xi8>
func.func @memory(%m: memref<4xf8E4M3FN>, %i: index, %c: i1) {
  %one = arith.constant 1.0 : f8E4M3FN
  %x = scf.if %c -> f8E4M3FN {
    %0 = memref.load %m[%i] : memref<4xf8E4M3FN>
    scf.yield %0 : f8E4M3FN
  } else {
    scf.yield %one : f8E4M3FN
  }
  memref.store %x, %m[%i] : memref<4xf8E4M3FN>
  return
}

// -----

// Between two narrow formats, which is what folding leaves of a way by f32.
// CHECK-LABEL: func.func @between(
// CHECK-SAME: %{{.*}}: i16, %{{.*}}: i8) -> (i8, i16)
// CHECK-NOT: arith.extf
// CHECK-NOT: arith.truncf
// CHECK: return
func.func @between(%x: bf16, %y: f8E4M3FN) -> (f8E4M3FN, bf16) {
  %0 = arith.truncf %x : bf16 to f8E4M3FN
  %1 = arith.extf %y : f8E4M3FN to bf16
  return %0, %1 : f8E4M3FN, bf16
}
