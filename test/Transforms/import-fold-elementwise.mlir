// RUN: remat-opt %s -split-input-file --remat-import | FileCheck %s

// Integers wrap; signedness follows the type.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: stablehlo.constant dense<-126> : tensor<i8>
// CHECK-DAG: stablehlo.constant dense<-4> : tensor<i8>
// CHECK-DAG: stablehlo.constant dense<126> : tensor<ui8>
// CHECK-DAG: stablehlo.constant dense<2> : tensor<ui8>
// CHECK-NOT: stablehlo.add
// CHECK-NOT: stablehlo.divide
func.func public @main() -> (tensor<i8>, tensor<i8>, tensor<ui8>, tensor<ui8>) {
  %a = stablehlo.constant dense<127> : tensor<i8>
  %b = stablehlo.constant dense<3> : tensor<i8>
  %c = stablehlo.constant dense<-13> : tensor<i8>
  %ua = stablehlo.constant dense<252> : tensor<ui8>
  %ub = stablehlo.constant dense<2> : tensor<ui8>
  %0 = stablehlo.add %a, %b : tensor<i8>
  %1 = stablehlo.divide %c, %b : tensor<i8>
  %2 = stablehlo.divide %ua, %ub : tensor<ui8>
  %3 = stablehlo.minimum %ua, %ub : tensor<ui8>
  return %0, %1, %2, %3 : tensor<i8>, tensor<i8>, tensor<ui8>, tensor<ui8>
}

// -----

// Numbers without their sign, and signs: of -128 there is no number without it.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: stablehlo.constant dense<[-128, 13, 0, 5]> : tensor<4xi8>
// CHECK-DAG: stablehlo.constant dense<[-1, -1, 0, 1]> : tensor<4xi8>
// CHECK-NOT: stablehlo.abs
// CHECK-NOT: stablehlo.sign
func.func public @main() -> (tensor<4xi8>, tensor<4xi8>) {
  %a = stablehlo.constant dense<[-128, -13, 0, 5]> : tensor<4xi8>
  %0 = stablehlo.abs %a : tensor<4xi8>
  %1 = stablehlo.sign %a : tensor<4xi8>
  return %0, %1 : tensor<4xi8>, tensor<4xi8>
}

// -----

// Left to the machine: division by zero, overflow, shifts by the width.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.divide
// CHECK: stablehlo.divide
// CHECK: stablehlo.shift_left
func.func public @main() -> (tensor<i8>, tensor<i8>, tensor<i8>) {
  %least = stablehlo.constant dense<-128> : tensor<i8>
  %minus = stablehlo.constant dense<-1> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i8>
  %eight = stablehlo.constant dense<8> : tensor<i8>
  %0 = stablehlo.divide %minus, %zero : tensor<i8>
  %1 = stablehlo.divide %least, %minus : tensor<i8>
  %2 = stablehlo.shift_left %minus, %eight : tensor<i8>
  return %0, %1, %2 : tensor<i8>, tensor<i8>, tensor<i8>
}

// -----

// Splats stay splats; small constants go element by element.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: stablehlo.constant dense<5> : tensor<1000000xi32>
// CHECK-DAG: stablehlo.constant dense<[3, 4]> : tensor<2xi32>
// CHECK-DAG: stablehlo.constant dense<[true, false]> : tensor<2xi1>
// CHECK-DAG: stablehlo.constant dense<2> : tensor<2xi32>
// CHECK-NOT: stablehlo.select
func.func public @main() -> (tensor<1000000xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>) {
  %two = stablehlo.constant dense<2> : tensor<1000000xi32>
  %three = stablehlo.constant dense<3> : tensor<1000000xi32>
  %pair = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %twos = stablehlo.constant dense<2> : tensor<2xi32>
  %0 = stablehlo.add %two, %three : tensor<1000000xi32>
  %1 = stablehlo.add %pair, %twos : tensor<2xi32>
  %2 = stablehlo.compare LT, %pair, %twos, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %3 = stablehlo.select %2, %twos, %pair : tensor<2xi1>, tensor<2xi32>
  return %0, %1, %2, %3 : tensor<1000000xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>
}

// -----

// Sums, differences and products of f32 and f64; 1 + 2^-24 rounds to even.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: stablehlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: stablehlo.constant dense<-6.000000e+00> : tensor<f64>
// CHECK-NOT: stablehlo.add
// CHECK-NOT: stablehlo.multiply
func.func public @main() -> (tensor<f32>, tensor<f64>) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %tiny = stablehlo.constant dense<0x33800000> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f64>
  %three = stablehlo.constant dense<-3.0> : tensor<f64>
  %0 = stablehlo.add %one, %tiny : tensor<f32>
  %1 = stablehlo.multiply %two, %three : tensor<f64>
  return %0, %1 : tensor<f32>, tensor<f64>
}

// -----

// Machines differ in division, subnormal numbers, NaNs, functions and what they
// compute bf16 in.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.divide
// CHECK: stablehlo.multiply {{.*}} : tensor<f32>
// CHECK: stablehlo.add {{.*}} : tensor<f32>
// CHECK: stablehlo.exponential
// CHECK: stablehlo.add {{.*}} : tensor<bf16>
func.func public @main() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<bf16>) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %three = stablehlo.constant dense<3.0> : tensor<f32>
  %small = stablehlo.constant dense<1.0e-20> : tensor<f32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = stablehlo.divide %one, %three : tensor<f32>
  %1 = stablehlo.multiply %small, %small : tensor<f32>
  %2 = stablehlo.add %nan, %one : tensor<f32>
  %3 = stablehlo.exponential %one : tensor<f32>
  %4 = stablehlo.add %b, %b : tensor<bf16>
  return %0, %1, %2, %3, %4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<bf16>
}

// -----

// Conversions that are exact, or cut off bits of integers. 0.1 has no bf16.

// CHECK-LABEL: func.func public @main
// CHECK-DAG: stablehlo.constant dense<1.500000e+00> : tensor<bf16>
// CHECK-DAG: stablehlo.constant dense<44> : tensor<i8>
// CHECK-DAG: stablehlo.constant dense<255> : tensor<i32>
// CHECK-DAG: stablehlo.constant dense<1> : tensor<i32>
// CHECK-DAG: stablehlo.constant dense<3.000000e+02> : tensor<f32>
// CHECK-DAG: stablehlo.constant dense<-2> : tensor<i32>
// CHECK-DAG: stablehlo.convert {{.*}} : (tensor<f32>) -> tensor<bf16>
func.func public @main() -> (tensor<bf16>, tensor<i8>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<bf16>) {
  %a = stablehlo.constant dense<1.5> : tensor<f32>
  %b = stablehlo.constant dense<300> : tensor<i32>
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %d = stablehlo.constant dense<true> : tensor<i1>
  %e = stablehlo.constant dense<-2.0> : tensor<f32>
  %f = stablehlo.constant dense<0.1> : tensor<f32>
  %0 = stablehlo.convert %a : (tensor<f32>) -> tensor<bf16>
  %1 = stablehlo.convert %b : (tensor<i32>) -> tensor<i8>
  %2 = stablehlo.convert %c : (tensor<ui8>) -> tensor<i32>
  %3 = stablehlo.convert %d : (tensor<i1>) -> tensor<i32>
  %4 = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
  %5 = stablehlo.convert %e : (tensor<f32>) -> tensor<i32>
  %6 = stablehlo.convert %f : (tensor<f32>) -> tensor<bf16>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<bf16>, tensor<i8>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<bf16>
}
