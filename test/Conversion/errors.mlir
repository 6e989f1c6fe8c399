// RUN: remat-opt %s --convert-stablehlo-to-linalg -split-input-file -verify-diagnostics

// All obstacles are reported, each kind once, before anything is changed.
func.func @obstacles(%x: tensor<4xf32>, %d: tensor<?xf32>) -> tensor<4xf32> {
  // expected-error @below {{cannot lower 'stablehlo.custom_call': no lowering for a call of 'mystery' (2 uses)}}
  %0 = stablehlo.custom_call @mystery(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @mystery(%0) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{cannot lower 'stablehlo.add': only static shapes of plain numbers are lowered}}
  %2 = stablehlo.add %d, %d : tensor<?xf32>
  return %1 : tensor<4xf32>
}

// -----

// What JAX has instead is named.
func.func @approximate(%x: tensor<4xf32>) -> tensor<1xf32> {
  // expected-error @below {{no lowering for a call of 'ApproxTopK'; jax.lax.top_k in place of approx_max_k has one, on -x in place of approx_min_k}}
  %0 = stablehlo.custom_call @ApproxTopK(%x) : (tensor<4xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

func.func @region(%x: tensor<4xf32>, %z: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{cannot lower 'stablehlo.reduce': its region contains 'stablehlo.custom_call'}}
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.custom_call @mystery(%a) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-error @below {{cannot lower 'stablehlo.cbrt': not lowered for complex numbers}}
  %0 = stablehlo.cbrt %x : tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}
