// A product of f32 that asks for TF32 itself, as jax.lax.DotAlgorithmPreset.TF32_TF32_F32 does.
func.func @main(%a: tensor<16x24xf32>, %b: tensor<24x20xf32>) -> tensor<16x20xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0],
      algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32,
                   accumulation_type = f32, lhs_component_count = 1,
                   rhs_component_count = 1, num_primitive_operations = 1,
                   allow_imprecise_accumulation = false>
      : (tensor<16x24xf32>, tensor<24x20xf32>) -> tensor<16x20xf32>
  return %0 : tensor<16x20xf32>
}
