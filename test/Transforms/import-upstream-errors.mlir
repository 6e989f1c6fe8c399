// RUN: remat-opt %s --remat-import --split-input-file --verify-diagnostics

// What of MLIR's own dialects is not accepted is refused where it stands.

func.func @main(%x: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  // expected-error @+1 {{'scf.parallel' is not supported; supported ops: docs/ops.md}}
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> f32 {
    %v = tensor.extract %x[%i] : tensor<4xf32>
    // expected-error @+1 {{'scf.reduce' is not supported}}
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      // expected-error @+1 {{'scf.reduce.return' is not supported}}
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// -----

func.func @main(%x: tensor<4x6xf32>, %i: tensor<3x1xindex>) -> tensor<3x1x6xf32> {
  // expected-error @+1 {{'tensor.gather' is not supported; supported ops: docs/ops.md}}
  %g = tensor.gather %x[%i] gather_dims([0]) : (tensor<4x6xf32>, tensor<3x1xindex>) -> tensor<3x1x6xf32>
  return %g : tensor<3x1x6xf32>
}

// -----

// expected-error @+1 {{vectors are not supported: vector<4xf32> (argument 0); remat plans programs on tensors}}
func.func @main(%x: vector<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{element type i128 is not supported (argument 0)}}
func.func @main(%x: i128, %y: tensor<4xf32>) -> tensor<4xf32> {
  return %y : tensor<4xf32>
}

// -----

func.func @main(%x: f32) -> f32 {
  // expected-error @+1 {{element type f128 is not supported}}
  %wide = arith.extf %x : f32 to f128
  %r = arith.truncf %wide : f128 to f32
  return %r : f32
}

// -----

func.func @main(%x: tensor<4xf32>) -> f32 {
  %c7 = arith.constant 7 : index
  // expected-error @+1 {{'tensor.extract' op reads element 7 of a dimension of 4}}
  %r = tensor.extract %x[%c7] : tensor<4xf32>
  return %r : f32
}

// -----

func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{'math.ipowi' is not supported; supported ops: docs/ops.md}}
  %0 = math.ipowi %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// expected-error @below {{dynamic dimension in tensor<?xf32> (argument 0) (2 uses); remat needs static shapes; lower the step to linalg with concrete shapes, and do not tile it}}
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-note @below {{also here}}
  %0 = math.tanh %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
