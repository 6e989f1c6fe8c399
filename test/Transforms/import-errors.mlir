// RUN: remat-opt %s -split-input-file --remat-import -verify-diagnostics -allow-unregistered-dialect

// Everything unsupported is reported at once, one error per kind with the
// number of places and notes at up to three more.

func.func public @main(
    // expected-error @below {{dynamic dimension in tensor<?x4xf32> (argument 0) (3 uses); remat needs static shapes; use jax.export with concrete shapes}}
    %x: tensor<?x4xf32>,
    // expected-error @below {{unranked tensor in tensor<*xf32> (argument 1); remat needs static shapes}}
    %y: tensor<*xf32>, %z: tensor<4xf32>, %s: tensor<2xi64>) -> tensor<4xf32> {
  // expected-error @below {{'mystery.op' is not supported (5 uses); supported ops: docs/ops.md}}
  %0 = "mystery.op"(%z) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{also here}}
  %1 = "mystery.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{also here}}
  %2 = "mystery.op"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{also here}}
  %3 = "mystery.op"(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "mystery.op"(%3) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{also here}}
  %5 = stablehlo.tanh %x : tensor<?x4xf32>
  // expected-note @below {{also here}}
  %6 = stablehlo.tanh %5 : tensor<?x4xf32>
  // expected-error @below {{'stablehlo.dynamic_iota' is not supported; supported ops: docs/ops.md}}
  %7 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<2x2xf32>
  return %4 : tensor<4xf32>
}

// -----

func.func public @main(
    // expected-error @below {{quantized types are not supported: tensor<4x!quant.uniform<i8:f32, 5.000000e-01>> (argument 0)}}
    %x: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  return
}

// -----

func.func public @main(
    // expected-error @below {{tensor<4294967296x4294967296xf32> needs 2^66 bytes, above the 2^47 limit (argument 0)}}
    %x: tensor<4294967296x4294967296xf32>,
    // expected-error @below {{tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32> has rank 33, above the limit of 32}}
    %y: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>,
    // Without elements there are no bytes.
    %z: tensor<4294967296x4294967296x0xf32>) {
  return
}

// -----

func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{recursive call @f -> @g -> @f is not supported}}
  %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{call of @f, which has no body}}
  %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @f(tensor<4xf32>) -> tensor<4xf32>

// -----

// expected-error @below {{unstructured control flow; run --lift-cf-to-scf first}}
func.func public @main(%x: i1) {
  cf.cond_br %x, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}

// -----

// expected-error @below {{buffers are not supported: memref<4xf32> (argument 0); remat plans programs on tensors}}
func.func public @main(%x: memref<4xf32>) {
  return
}

// -----

// expected-error @below {{the module has no function to plan}}
module {
}

// -----

// A declaration is no training step.

// expected-error @below {{the module has no function to plan}}
module {
  func.func private @f(tensor<4xf32>) -> tensor<4xf32>
}

// -----

// expected-error @below {{the module has no function to plan: @main is private; make it public}}
func.func private @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{the module has several public functions, and none is called 'main': @train, @evaluate; name the step @main, or make the others private}}
module {
  func.func @train() {
    return
  }
  func.func @evaluate() {
    return
  }
}

// -----

// expected-error @below {{tf.aliasing_output = 0 (argument 1): argument 0 is donated to that result, too}}
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{tf.aliasing_output = 7 (argument 0) names no result: @main has 1 (2 uses)}}
// expected-note @below {{also here}}
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 7 : i32}, %y: tensor<4xf32> {tf.aliasing_output = -1 : i32}) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{tf.aliasing_output (argument 0) is no number of a result}}
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = "x"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// Types of other dialects, which are opaque, without any op of theirs.
func.func public @main(
    // expected-error @below {{type !torch.vtensor<[4],f32> is not supported (argument 0) (2 uses); lower the step to StableHLO, or to linalg on tensors: docs/ops.md}}
    %x: !torch.vtensor<[4],f32>,
    // expected-note @below {{also here}}
    %y: tuple<!torch.int>) -> !torch.vtensor<[4],f32> {
  return %x : !torch.vtensor<[4],f32>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func public @main(
    // expected-error @below {{encoded tensor tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> (argument 0); remat plans dense tensors without encodings}}
    %x: tensor<4x4xf32, #csr>) -> tensor<4x4xf32, #csr> {
  return %x : tensor<4x4xf32, #csr>
}
